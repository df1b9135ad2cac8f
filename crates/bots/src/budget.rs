//! How long a bot may think.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a bot may spend on one decision. Whoever asked can end it early, as when the move it thinks
/// about was taken back: the bot then answers with the best it has.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    nodes: Option<u64>,
    until: Option<Instant>,
    stop: Stop,
    spent: Cell<u64>,
}

/// Ends the thinking of a bot from another thread. Copies end the same thinking.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Nobody waits for the answer any more.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has said so.
    pub fn is_said(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Budget {
    /// As much as the bot likes.
    pub fn unlimited() -> Self {
        Self::default()
    }

    /// So many positions looked at: the same on every machine.
    #[must_use]
    pub fn nodes(self, nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..self }
    }

    /// So much time from now.
    #[must_use]
    pub fn within(self, time: Duration) -> Self {
        Self { until: Some(Instant::now() + time), ..self }
    }

    /// Until `stop` is said.
    #[must_use]
    pub fn until(self, stop: Stop) -> Self {
        Self { stop, ..self }
    }

    /// Notes that one more position is looked at, and says whether there is more to spend.
    pub fn spend(&self) -> bool {
        self.spent.set(self.spent.get() + 1);
        !self.is_spent()
    }

    /// Whether it is time to answer.
    pub fn is_spent(&self) -> bool {
        self.nodes.is_some_and(|nodes| self.spent.get() >= nodes)
            || self.stop.is_said()
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

#[cfg(test)]
mod tests {
    use super::{Budget, Stop};
    use std::time::Duration;

    #[test]
    fn a_budget_ends_by_nodes_by_time_or_by_a_word() {
        let three = Budget::unlimited().nodes(3);
        assert_eq!([three.spend(), three.spend(), three.spend()], [true, true, false]);
        assert!(Budget::unlimited().within(Duration::ZERO).is_spent());
        let stop = Stop::default();
        let free = Budget::unlimited().until(stop.clone());
        assert!(free.spend());
        stop.now();
        assert!(!free.spend());
    }
}
