//! The bots of a table.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::{Budget, Stop};
use tokio::sync::watch;

use super::waking::Depth;
use super::{Site, Spot, blocking};
use crate::dto::News;
use crate::problem::Problem;
use crate::table::Table;

/// How long a bot waits that could not move for a fault of ours, before it tries again; then twice
/// as long, and so on.
const PATIENCE: Duration = Duration::from_millis(250);
/// How long it waits at most.
const LONGEST: Duration = Duration::from_mins(1);

/// What came of letting the bots of a table move.
enum Moved {
    /// One moved, or the table changed while it thought: look again.
    Again,
    /// None has to.
    Done,
}

/// Thinks for as long as is allowed, and no longer than somebody waits for the answer: once that is
/// over there is none. The thread is free again as soon as the bot looks at its budget.
async fn decide<T: Send + 'static>(
    thought: impl FnOnce(&Budget) -> T + Send + 'static,
    time: Duration,
    over: impl Future<Output = ()>,
) -> Result<Option<T>, Problem> {
    let stop = Stop::default();
    let until = stop.clone();
    let thinking = blocking(move || thought(&Budget::unlimited().within(time).until(until)));
    tokio::select! {
        thought = thinking => thought.map(Some),
        () = over => {
            stop.now();
            Ok(None)
        }
    }
}

/// Until something is decided at a table, taken back or ended, or the server stops. What is said at
/// it disturbs nobody's thoughts.
async fn until_overtaken(mut news: watch::Receiver<News>, mut closing: watch::Receiver<bool>) {
    let entries = |news: News| news.sequence - news.chat as u64;
    let began = entries(*news.borrow());
    tokio::select! {
        _ = news.wait_for(|news| entries(*news) != began) => {}
        _ = closing.wait_for(|closing| *closing) => {}
    }
}

impl Site {
    /// Lets the bots of a table move until people must decide.
    pub(super) fn wake_bots(&self, spot: &Arc<Spot>) {
        if spot.driven.swap(true, Ordering::SeqCst) {
            return;
        }
        let (site, spot) = (self.clone(), Arc::clone(spot));
        tokio::spawn(async move {
            let mut patience = PATIENCE;
            let mut closing = site.closing();
            loop {
                match site.move_bot(&spot).await {
                    Ok(Moved::Again) => patience = PATIENCE,
                    Ok(Moved::Done) => return,
                    // Our fault, such as a full disk: nobody else would wake it when that is over.
                    Err(Problem::Broken) => {
                        tracing::error!(table = spot.id, ?patience, "a bot cannot move yet");
                        tokio::select! {
                            () = tokio::time::sleep(patience) => {}
                            _ = closing.wait_for(|closing| *closing) => {}
                        }
                        patience = LONGEST.min(patience * 2);
                    }
                    Err(problem) => {
                        tracing::error!(table = spot.id, ?problem, "a bot cannot move");
                        spot.driven.store(false, Ordering::SeqCst);
                        return;
                    }
                }
            }
        });
    }

    async fn move_bot(&self, spot: &Arc<Spot>) -> Result<Moved, Problem> {
        let (turn, news) = {
            let mut place = self.hold(spot, Depth::Recent).await?;
            // What a bot needs is a list of offers, which may take a moment.
            let look = move || (place.as_mut().and_then(|table| table.bot_turn()), place);
            let (turn, _place) = blocking(look).await?;
            if turn.is_none() || *self.0.closing.borrow() {
                // Let go while the table is locked: a change after this wakes the bots again.
                spot.driven.store(false, Ordering::SeqCst);
                return Ok(Moved::Done);
            }
            (turn, spot.news.subscribe())
        };
        let Some(turn) = turn else { return Ok(Moved::Done) };
        tokio::time::sleep(self.0.settings.bot_pause).await;
        let over = until_overtaken(news, self.closing());
        let action = match decide(turn.thought, self.0.settings.bot_time, over).await? {
            Some(action) => action.ok_or(Problem::Broken)?,
            None => return Ok(Moved::Again),
        };
        let act = move |table: &Table| table.bot_acts(turn.seat, &action, turn.progress);
        match self.change(&spot.id, act).await {
            // Somebody took something back or resigned while the bot thought.
            Ok(()) | Err(Problem::Conflict(_)) => Ok(Moved::Again),
            // Or the table was closed.
            Err(Problem::Missing(_)) => Ok(Moved::Done),
            Err(problem) => Err(problem),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};
    use std::sync::mpsc;
    use std::time::Duration;

    use bots::Budget;
    use tokio::sync::watch;

    use super::{decide, until_overtaken};
    use crate::dto::News;

    const LONG: Duration = Duration::from_mins(10);
    const SHORT: Duration = Duration::from_millis(20);

    /// Thinks until it may not any more, and says so.
    fn think(done: mpsc::Sender<()>) -> impl FnOnce(&Budget) + Send + 'static {
        move |budget| {
            while budget.spend() {
                std::thread::sleep(Duration::from_millis(1));
            }
            done.send(()).expect("somebody listens");
        }
    }

    #[tokio::test]
    async fn a_bot_answers_when_its_time_is_up() {
        let (done, _listens) = mpsc::channel();
        assert!(matches!(decide(think(done), SHORT, pending()).await, Ok(Some(()))));
    }

    #[tokio::test]
    async fn a_bot_stops_thinking_when_nobody_waits_for_its_answer() {
        let (done, ends) = mpsc::channel();
        assert!(matches!(decide(think(done), LONG, ready(())).await, Ok(None)));
        // It may have been overtaken before its thread began.
        let free = ends.recv_timeout(LONG);
        assert!(!matches!(free, Err(mpsc::RecvTimeoutError::Timeout)), "the thread is free again");
    }

    #[tokio::test]
    async fn what_is_decided_overtakes_a_thought_and_what_is_said_does_not() {
        let table = watch::Sender::new(News { sequence: 9, version: 5, chat: 2 });
        let closing = watch::Sender::new(false);
        let overtaken = || {
            let over = until_overtaken(table.subscribe(), closing.subscribe());
            tokio::spawn(over)
        };
        let mut over = overtaken();
        assert!(tokio::time::timeout(SHORT, &mut over).await.is_err());
        table.send_replace(News { sequence: 10, version: 5, chat: 3 });
        assert!(tokio::time::timeout(SHORT, &mut over).await.is_err(), "somebody spoke");
        // As many actions as before: one was taken back, another done.
        table.send_replace(News { sequence: 12, version: 5, chat: 3 });
        over.await.expect("it was overtaken");
        let over = overtaken();
        tokio::task::yield_now().await;
        closing.send_replace(true);
        over.await.expect("the server stops");
    }
}
