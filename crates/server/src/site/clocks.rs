//! The time of those who must decide within one.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::waking::Depth;
use super::{Site, Spot, now};
use crate::problem::Problem;

impl Site {
    /// Keeps the time of a table for as long as anybody's runs.
    pub(super) fn wake_clock(&self, spot: &Arc<Spot>) {
        if spot.timed.swap(true, Ordering::SeqCst) {
            return;
        }
        let (site, spot) = (self.clone(), Arc::clone(spot));
        tokio::spawn(async move {
            let mut closing = site.closing();
            loop {
                let left = match site.keep_time(&spot).await {
                    Ok(Some(left)) => left,
                    Ok(None) => return,
                    Err(problem) => {
                        tracing::error!(table = spot.id, ?problem, "the time cannot be kept");
                        spot.timed.store(false, Ordering::SeqCst);
                        return;
                    }
                };
                tokio::select! {
                    () = tokio::time::sleep(left) => {}
                    _ = closing.wait_for(|closing| *closing) => return,
                }
            }
        });
    }

    /// Does what is due to whoever is late; after how long to look again, if anybody's time runs.
    async fn keep_time(&self, spot: &Arc<Spot>) -> Result<Option<Duration>, Problem> {
        {
            let place = self.hold(spot, Depth::Recent).await?;
            let timed = place.as_ref().filter(|table| table.is_timed());
            match timed.and_then(|table| table.time_left(now())) {
                // Let go while the table is locked: a change after this wakes the clock again.
                None => {
                    spot.timed.store(false, Ordering::SeqCst);
                    return Ok(None);
                }
                Some(Duration::ZERO) => {}
                left => return Ok(left),
            }
        }
        match self.change(&spot.id, |table| table.time_up(now())).await {
            Ok(()) | Err(Problem::Conflict(_)) => Ok(Some(Duration::ZERO)),
            Err(problem) => Err(problem),
        }
    }
}
