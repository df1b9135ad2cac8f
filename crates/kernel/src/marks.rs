//! States kept on the way through a match, so that no moment of it is far.
//!
//! There is one every [`NEAR`] actions, and the first. Of those that lie far back only every [`FAR`]th action's is
//! kept, so that a match of forty thousand actions holds some two hundred states.

use std::sync::Arc;

/// How many actions lie between two marks of the recent past.
pub(crate) const NEAR: usize = 64;
/// How many actions lie between two marks at most.
pub(crate) const FAR: usize = 4 * NEAR;
/// How many marks are the recent past.
const RECENT: usize = 32;

/// The marks of a match, from its start on.
#[derive(Clone)]
pub(crate) struct Marks<G>(Vec<Mark<G>>);

/// A state, and how many actions led to it.
#[derive(Clone)]
struct Mark<G> {
    count: usize,
    game: Arc<G>,
}

impl<G: Clone> Marks<G> {
    /// The first: the game as it was set up, or as it was resumed after so many actions. It stays.
    pub(crate) fn new(count: usize, start: G) -> Self {
        Self(vec![Mark { count, game: Arc::new(start) }])
    }

    /// Keeps the state after so many actions if a mark is due there, and lets an older one go.
    pub(crate) fn pass(&mut self, count: usize, game: &G) {
        if !count.is_multiple_of(NEAR) {
            return;
        }
        self.0.push(Mark { count, game: Arc::new(game.clone()) });
        if let Some(oldest) = self.0.len().checked_sub(RECENT + 1)
            && oldest > 0
            && !self.0[oldest].count.is_multiple_of(FAR)
        {
            self.0.remove(oldest);
        }
    }

    /// The last state at or before so many actions, and how many led to it.
    pub(crate) fn before(&self, count: usize) -> (usize, &Arc<G>) {
        let after = self.0.partition_point(|mark| mark.count <= count);
        let mark = &self.0[after.saturating_sub(1)];
        (mark.count, &mark.game)
    }

    /// Forgets what came after so many actions.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.0.truncate(self.0.partition_point(|mark| mark.count <= count));
    }
}

#[cfg(test)]
mod tests {
    use super::{FAR, Marks, NEAR, RECENT};

    /// The most actions that lie between any moment and the mark before it.
    fn farthest(marks: &Marks<usize>, count: usize) -> usize {
        (0..=count).map(|moment| moment - marks.before(moment).0).max().unwrap_or_default()
    }

    #[test]
    fn no_moment_is_far_and_few_states_are_kept() {
        let mut marks = Marks::new(0, 0);
        for count in 1..=40_000 {
            marks.pass(count, &count);
        }
        assert_eq!(farthest(&marks, 40_000), FAR - 1);
        assert!(marks.0.len() <= 40_000 / FAR + RECENT + 1, "{}", marks.0.len());
        // The recent past is nearer.
        assert!((39_000..=40_000).all(|moment| moment - marks.before(moment).0 < NEAR));
        assert!(marks.0.iter().all(|mark| *mark.game == mark.count));
    }

    #[test]
    fn going_back_and_on_again_leaves_no_gap() {
        let (mut marks, mut count) = (Marks::new(0, 0), 0);
        for (forward, back) in [(5000, 700), (900, 3000), (10_000, 9_999), (3000, 64), (64, 1)] {
            for _ in 0..forward {
                count += 1;
                marks.pass(count, &count);
            }
            count -= back;
            marks.truncate(count);
            assert!(farthest(&marks, count) < FAR);
            assert!(marks.0.is_sorted_by(|one, next| one.count < next.count));
        }
    }
}
