//! The time that the rules of a game give: how much of it each seat has used.
//!
//! It is counted by the log. It runs while the seat is asked for what is limited, and stands still
//! while others decide; in each turn it begins anew. What is taken back does not bring it back.

use std::time::Duration;

use kernel::{Lang, Seat};
use serde::{Deserialize, Serialize};

use super::act::acted;
use super::{Plan, Table};
use crate::dto::ClockCard;
use crate::problem::Problem;
use crate::store::{Entry, Sitter, Status};

/// What a seat has used of its time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Clock {
    /// The turn that it is of.
    turn: String,
    /// The minutes that there are.
    minutes: u8,
    /// The seconds that were used before it began to run.
    used: i64,
    /// Since when it runs, in Unix seconds; none while it stands still.
    since: Option<i64>,
}

impl Clock {
    /// What is left at a moment, in milliseconds, if a minute lasts so long.
    fn left(&self, now: i64, minute: Duration) -> Option<i64> {
        let whole = i64::try_from(minute.as_millis()).ok()?.checked_mul(self.minutes.into())?;
        Some(whole - 1000 * (self.used + (now - self.since?).max(0)))
    }
}

impl Table {
    /// Lets the clocks run or stand still, as the moment after an entry has it.
    pub(super) fn run_clocks(&mut self, at: i64) {
        let Some(game) = &self.game else { return };
        let playing = self.ending.is_none() && !self.closed;
        for (seat, clock) in (0u8..).map(Seat).zip(&mut self.clocks) {
            let limit = game.time_limit(seat).filter(|_| playing);
            match (limit, clock.since) {
                (Some(limit), None) => {
                    let turn = game.turn();
                    let used = if clock.turn == turn { clock.used } else { 0 };
                    *clock = Clock { turn, minutes: limit.minutes, used, since: Some(at) };
                }
                (None, Some(since)) => {
                    clock.used += (at - since).max(0);
                    clock.since = None;
                }
                (Some(_), Some(_)) | (None, None) => {}
            }
        }
    }

    /// Whether somebody's time runs.
    pub(crate) fn is_timed(&self) -> bool {
        self.row.summary.status == Status::Playing && self.running().next().is_some()
    }

    /// The clocks that run of people.
    fn running(&self) -> impl Iterator<Item = (Seat, &Clock)> {
        let seats = (0u8..).map(Seat).zip(&self.clocks).zip(&self.row.seats);
        seats
            .filter(|((_, clock), row)| {
                clock.since.is_some() && matches!(row.sitter, Sitter::Person { .. })
            })
            .map(|(clock, _)| clock)
    }

    /// Whose time runs, and what is left of it in seconds.
    pub(super) fn clocks(&self, now: i64) -> Vec<ClockCard> {
        let card = |(seat, clock): (Seat, &Clock)| {
            let left = clock.left(now, self.minute)?.max(0) / 1000;
            Some(ClockCard { seat: self.name(seat), left })
        };
        if self.row.summary.status == Status::Playing {
            self.running().filter_map(card).collect()
        } else {
            Vec::new()
        }
    }

    /// After how long somebody's time is up.
    pub(crate) fn time_left(&self, now: i64) -> Option<Duration> {
        let left = self.running().filter_map(|(_, clock)| clock.left(now, self.minute)).min()?;
        Some(Duration::from_millis(left.max(0).unsigned_abs()))
    }

    /// Does for whoever has not finished in time what the rules say.
    pub(crate) fn time_up(&self, now: i64) -> Result<Plan<()>, Problem> {
        let game = self.playing()?;
        let late = |(_, clock): &(Seat, &Clock)| {
            clock.left(now, self.minute).is_some_and(|left| left <= 0)
        };
        let late = self.running().find(late).map(|(seat, _)| seat);
        let Some((seat, limit)) = late.and_then(|seat| Some((seat, game.time_limit(seat)?))) else {
            return Ok(Plan::new(Vec::new(), ()));
        };
        let mut draft = game.draft();
        draft.submit(seat, &limit.then, Lang::En)?;
        let name = self.row.seats[seat.index()].sitter.player().unwrap_or_default();
        let mut entries = vec![Entry::TimeUp { seat, name }];
        entries.extend(acted(draft.as_ref()));
        Ok(Plan::new(entries, ()))
    }
}
