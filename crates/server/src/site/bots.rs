//! The bots of a table.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::waking::Depth;
use super::{Site, Spot, blocking};
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
        let turn = {
            let mut place = self.hold(spot, Depth::Recent).await?;
            // What a bot needs is a list of offers, which may take a moment.
            let look = move || (place.as_mut().and_then(|table| table.bot_turn()), place);
            let (turn, _place) = blocking(look).await?;
            if turn.is_none() || *self.0.closing.borrow() {
                // Let go while the table is locked: a change after this wakes the bots again.
                spot.driven.store(false, Ordering::SeqCst);
                return Ok(Moved::Done);
            }
            turn
        };
        let Some(turn) = turn else { return Ok(Moved::Done) };
        tokio::time::sleep(self.0.settings.bot_pause).await;
        let action = blocking(turn.thought).await?.ok_or(Problem::Broken)?;
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
