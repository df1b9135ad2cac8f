//! Who is at which table: whoever listens to its changes is. It is kept in memory only, so that after
//! a restart there remains what people did, which the log has.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::{Site, now};
use crate::dto::{Card, Here, WhoIsHere};
use crate::problem::Problem;
use crate::store::{Guest, Sitter, TableRow};

/// How long somebody is gone before the others are told: a page that is loaded anew comes back.
const GRACE: Duration = Duration::from_millis(1500);
/// How many of those who are gone are remembered.
const REMEMBERED: usize = 20_000;

/// Who was where, by table and guest.
#[derive(Debug, Default)]
pub(super) struct Presence(Mutex<BTreeMap<(String, String), Attendance>>);

#[derive(Clone, Copy, Debug)]
struct Attendance {
    /// How many streams of his are open.
    streams: usize,
    last: i64,
}

impl Presence {
    /// Whether a guest is at a table, and when he was there last as far as that is remembered.
    fn of(&self, table: &str, guest: &str) -> Here {
        let people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = people.get(&(table.to_owned(), guest.to_owned()));
        known.map_or(Here { now: false, last: None }, |known| Here {
            now: known.streams > 0,
            last: Some(if known.streams > 0 { now() } else { known.last }),
        })
    }

    fn arrive(&self, table: &str, guest: &str) {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= REMEMBERED {
            forget_oldest(&mut people);
        }
        let key = (table.to_owned(), guest.to_owned());
        people.entry(key).or_insert(Attendance { streams: 0, last: 0 }).streams += 1;
    }

    fn leave(&self, table: &str, guest: &str) {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = people.get_mut(&(table.to_owned(), guest.to_owned())) {
            known.streams = known.streams.saturating_sub(1);
            known.last = now();
        }
    }
}

/// Forgets half of those who are gone, the longest gone first.
fn forget_oldest(people: &mut BTreeMap<(String, String), Attendance>) {
    let gone = people.values().filter(|known| known.streams == 0);
    let mut times: Vec<i64> = gone.map(|known| known.last).collect();
    times.sort_unstable();
    if let Some(middle) = times.get(times.len() / 2).copied() {
        people.retain(|_, known| known.streams > 0 || known.last > middle);
    }
}

/// Somebody who sits at a table listens to it, as long as this is kept.
pub(crate) struct Attending {
    site: Site,
    table: String,
    guest: String,
}

impl Drop for Attending {
    fn drop(&mut self) {
        let (site, table) = (self.site.clone(), self.table.clone());
        site.0.presence.leave(&table, &self.guest);
        let guest = self.guest.clone();
        // A stream that ends with the program has nobody to tell.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(async move {
            tokio::time::sleep(GRACE).await;
            if !site.0.presence.of(&table, &guest).now {
                site.call_out(&table);
            }
        });
    }
}

impl Site {
    /// Notes that somebody listens to a table, if he sits at it, and tells the others.
    pub(crate) async fn attend(
        &self,
        id: &str,
        guest: Option<&Guest>,
    ) -> Result<Option<Attending>, Problem> {
        let Some(guest) = guest else { return Ok(None) };
        if !self.glance(id, |table| Ok(table.seats(guest))).await? {
            return Ok(None);
        }
        self.0.presence.arrive(id, &guest.id);
        self.call_out(id);
        Ok(Some(Attending { site: self.clone(), table: id.to_owned(), guest: guest.id.clone() }))
    }

    /// Tells those who play at a table that somebody came or went.
    fn call_out(&self, id: &str) {
        let tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(spot) = tables.get(id) {
            spot.comings.send_modify(|comings| *comings += 1);
        }
    }

    /// Who is at a table.
    pub(crate) async fn who_is_here(&self, id: &str) -> Result<WhoIsHere, Problem> {
        let people = self.glance(id, |table| Ok(table.last_deeds())).await?;
        let here = |(seat, (guest, deed)): (String, (String, Option<i64>))| {
            (seat, self.here(id, &guest, deed))
        };
        Ok(WhoIsHere { seats: people.into_iter().map(here).collect() })
    }

    /// Whether and when a guest was at a table, if he last did something at it then.
    fn here(&self, id: &str, guest: &str, deed: Option<i64>) -> Here {
        let here = self.0.presence.of(id, guest);
        Here { last: here.last.max(deed), ..here }
    }

    /// Puts into a card who is at its table, for a guest who plays at it.
    pub(crate) fn put_here(&self, card: &mut Card, row: &TableRow, guest: Option<&Guest>) {
        let plays = |guest: &Guest| row.seats.iter().any(|seat| seat.sitter.is(guest));
        if !guest.is_some_and(plays) {
            return;
        }
        for (seat, row) in card.seats.iter_mut().zip(&row.seats) {
            if let Sitter::Person { guest, .. } = &row.sitter {
                seat.here = Some(self.here(&card.id, guest, None));
            }
        }
    }
}
