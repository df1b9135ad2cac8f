//! What the seats bring to the dice (decision 17).
//!
//! A seat pledges a lot when it is taken and reveals it when all are taken; the match begins with
//! the last lot. A seat that pledges nothing is not waited for.

use std::collections::BTreeMap;

use kernel::{Brought, Commitment, Lot, Seat};

use super::{PHRASE, Plan, Table, players, usual_orders};
use crate::dto::{DiceCard, LotCard, LotState};
use crate::guest::random;
use crate::problem::Problem;
use crate::store::{Brings, Entry, Guest, SeatRow, Sitter, TableRow};

/// What the seats have brought so far, in their order.
#[derive(Clone, Debug)]
pub(crate) struct Lots(Vec<Bringing>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bringing {
    /// The table waits for its pledge.
    Awaited,
    Done(Brought),
}

impl Lots {
    /// Nothing yet.
    pub(crate) fn new(seats: usize) -> Self {
        Self(vec![Bringing::Done(Brought::Nothing); seats])
    }

    /// Takes an entry of the log into account.
    pub(crate) fn note(&mut self, entry: &Entry) -> Result<(), Problem> {
        let Entry::Lot { seat, brings } = entry else { return Ok(()) };
        let now = match brings {
            Brings::Awaited => Bringing::Awaited,
            Brings::Pledge(pledge) => Bringing::Done(Brought::Pledged(pledged(pledge)?)),
            Brings::Lot(lot) => Bringing::Done(Brought::Revealed(revealed(lot)?)),
        };
        if let Some(place) = self.0.get_mut(seat.index()) {
            *place = now;
        }
        Ok(())
    }

    /// Written down, in the order of seats.
    pub(crate) fn written(&self) -> Vec<Option<Brings>> {
        let written = |bringing: &Bringing| match bringing {
            Bringing::Awaited => Some(Brings::Awaited),
            Bringing::Done(Brought::Nothing) => None,
            Bringing::Done(Brought::Pledged(pledge)) => Some(Brings::Pledge(pledge.to_hex())),
            Bringing::Done(Brought::Revealed(lot)) => Some(Brings::Lot(lot.to_hex())),
        };
        self.0.iter().map(written).collect()
    }

    /// As they were written down.
    pub(crate) fn read(written: &[Option<Brings>], seats: usize) -> Result<Self, Problem> {
        let mut lots = Self::new(seats);
        for (seat, brings) in (0u8..).map(Seat).zip(written) {
            if let Some(brings) = brings.clone() {
                lots.note(&Entry::Lot { seat, brings })?;
            }
        }
        Ok(lots)
    }

    /// The seats that owe a pledge or a lot.
    pub(crate) fn owing(&self) -> Vec<Seat> {
        let owes = |bringing: &Bringing| match bringing {
            Bringing::Awaited | Bringing::Done(Brought::Pledged(_)) => true,
            Bringing::Done(Brought::Nothing | Brought::Revealed(_)) => false,
        };
        let seats = (0u8..).map(Seat).zip(&self.0);
        seats.filter(|(_, bringing)| owes(bringing)).map(|(seat, _)| seat).collect()
    }

    /// What the dice are made of.
    pub(crate) fn brought(&self) -> Vec<Brought> {
        let brought = |bringing: &Bringing| match bringing {
            Bringing::Awaited => Brought::Nothing,
            Bringing::Done(brought) => *brought,
        };
        self.0.iter().map(brought).collect()
    }

    /// The beginning of a match at this table, if every seat is taken and nobody owes anything; some
    /// have given standing orders.
    pub(crate) fn beginning(&self, row: &TableRow, ordered: &[Seat]) -> Vec<Entry> {
        match players(row) {
            Some(players) if self.owing().is_empty() => begun(row, players, ordered),
            Some(_) | None => Vec::new(),
        }
    }
}

/// The entries with which a match begins.
fn begun(row: &TableRow, players: Vec<String>, ordered: &[Seat]) -> Vec<Entry> {
    let mut entries = usual_orders(row, ordered);
    entries.push(Entry::Begun { players, lots: true });
    entries
}

/// The entries of somebody who sits down and pledges, for each of his seats.
pub(crate) fn pledges(
    row: &TableRow,
    guest: &Guest,
    asked: &BTreeMap<String, String>,
) -> Result<Vec<Entry>, Problem> {
    let mut entries = Vec::new();
    for (name, pledge) in asked {
        let own = |seat: &Sitter| seat.is(guest);
        let place = row.seats.iter().position(|row| row.seat == *name && own(&row.sitter));
        let Some(place) = place else {
            return Err(Problem::Malformed("pledges are for one's own seats".to_owned()));
        };
        pledged(pledge)?;
        entries
            .push(Entry::Lot { seat: Seat(place as u8), brings: Brings::Pledge(pledge.clone()) });
    }
    Ok(entries)
}

/// The lots of a table's bots: the server's, and fixed before anybody's.
pub(crate) fn lots_of_bots(row: &TableRow) -> Result<Vec<Entry>, Problem> {
    let mut entries = Vec::new();
    for (seat, row) in (0u8..).map(Seat).zip(&row.seats) {
        if matches!(row.sitter, Sitter::Bot(_)) {
            let lot = Lot(random()?);
            entries.push(Entry::Lot { seat, brings: Brings::Pledge(lot.pledge().to_hex()) });
            entries.push(Entry::Lot { seat, brings: Brings::Lot(lot.to_hex()) });
        }
    }
    Ok(entries)
}

fn pledged(text: &str) -> Result<Commitment, Problem> {
    let fault =
        || Problem::Malformed("a pledge is 64 hexadecimal digits in small letters".to_owned());
    Commitment::from_hex(text).ok_or_else(fault)
}

fn revealed(text: &str) -> Result<Lot, Problem> {
    let fault = || Problem::Malformed("a lot is 64 hexadecimal digits in small letters".to_owned());
    Lot::from_hex(text).ok_or_else(fault)
}

impl Table {
    /// What is known of the dice: all that was pledged, and the lots once the match has begun.
    pub(crate) fn dice(&self) -> Result<DiceCard, Problem> {
        let begun = self.game.is_some();
        let card = |(row, bringing): (&SeatRow, &Bringing)| {
            let (state, pledge, lot) = match bringing {
                Bringing::Awaited => (LotState::Awaited, None, None),
                Bringing::Done(Brought::Nothing) => (LotState::Nothing, None, None),
                Bringing::Done(Brought::Pledged(pledge)) => {
                    (LotState::Pledged, Some(*pledge), None)
                }
                Bringing::Done(Brought::Revealed(lot)) => {
                    (LotState::Revealed, Some(lot.pledge()), begun.then(|| lot.to_hex()))
                }
            };
            LotCard { seat: row.seat.clone(), state, pledge: pledge.map(Commitment::to_hex), lot }
        };
        let with_lots = self.with_lots && !self.row.guided;
        let seats = self.row.seats.iter().zip(&self.lots.0).filter(|_| with_lots);
        let commitment = self.seed()?.commitment().to_hex();
        let phrase = self.row.match_id.strip_prefix(PHRASE).map(ToOwned::to_owned);
        Ok(DiceCard { commitment, lots: seats.map(card).collect(), phrase })
    }

    /// People whom a rematch waits for: those who brought a lot to this match.
    pub(crate) fn bringers(&self) -> Vec<Seat> {
        let brought = self.lots.brought();
        let seats = (0u8..).map(Seat).zip(self.row.seats.iter().zip(brought));
        let brings = |(_, (row, brought)): &(Seat, (&SeatRow, Brought))| {
            matches!(row.sitter, Sitter::Person { .. }) && *brought != Brought::Nothing
        };
        seats.filter(brings).map(|(seat, _)| seat).collect()
    }

    /// Somebody pledges lots for seats that were kept for him.
    pub(crate) fn pledge(
        &self,
        guest: &Guest,
        asked: &BTreeMap<String, String>,
    ) -> Result<Plan<()>, Problem> {
        let mut entries = Vec::new();
        for (name, pledge) in asked {
            let seat = self.own_seat(Some(guest), name)?;
            let pledge = pledged(pledge)?;
            match self.lots.0[seat.index()] {
                Bringing::Awaited if self.game.is_none() => {
                    entries.push(Entry::Lot { seat, brings: Brings::Pledge(pledge.to_hex()) });
                }
                Bringing::Done(Brought::Pledged(known)) if known == pledge => {}
                Bringing::Done(Brought::Revealed(lot)) if lot.pledge() == pledge => {}
                Bringing::Awaited | Bringing::Done(_) => {
                    return Err(Problem::Conflict(
                        "a lot is pledged when the seat is taken, and once".to_owned(),
                    ));
                }
            }
        }
        Ok(Plan::new(entries, ()))
    }

    /// Somebody reveals the lots of his seats; the match begins with the last.
    pub(crate) fn reveal(
        &self,
        guest: &Guest,
        asked: &BTreeMap<String, String>,
    ) -> Result<Plan<()>, Problem> {
        let mut entries = Vec::new();
        for (name, lot) in asked {
            let seat = self.own_seat(Some(guest), name)?;
            let lot = revealed(lot)?;
            match self.lots.0[seat.index()] {
                Bringing::Done(Brought::Revealed(known)) if known == lot => {}
                Bringing::Done(Brought::Pledged(_)) if self.game.is_some() => {
                    return Err(Problem::Conflict(
                        "the match has begun without this lot".to_owned(),
                    ));
                }
                Bringing::Done(Brought::Pledged(pledge)) if pledge == lot.pledge() => {
                    entries.push(Entry::Lot { seat, brings: Brings::Lot(lot.to_hex()) });
                }
                Bringing::Done(Brought::Pledged(_) | Brought::Revealed(_)) => {
                    return Err(Problem::Conflict(
                        "this is not the lot that was pledged".to_owned(),
                    ));
                }
                Bringing::Awaited | Bringing::Done(Brought::Nothing) => {
                    return Err(Problem::Conflict("no lot was pledged for this seat".to_owned()));
                }
            }
        }
        if entries.is_empty() {
            return Ok(Plan::new(entries, ()));
        }
        entries.extend(self.beginning(&self.row, &entries)?);
        Ok(Plan::new(entries, ()))
    }

    /// Somebody would rather begin than wait for the lots that are missing.
    pub(crate) fn begin_without(&self, guest: &Guest, seat: &str) -> Result<Plan<()>, Problem> {
        self.own_seat(Some(guest), seat)?;
        let players = players(&self.row).ok_or_else(Problem::waiting)?;
        let entries = match self.game {
            // Somebody else was faster, or the last lot has come.
            Some(_) => Vec::new(),
            None => begun(&self.row, players, &self.ordered()),
        };
        Ok(Plan::new(entries, ()))
    }

    /// The beginning of the match after these entries, if it begins with them.
    pub(super) fn beginning(
        &self,
        row: &TableRow,
        entries: &[Entry],
    ) -> Result<Vec<Entry>, Problem> {
        if self.game.is_some() {
            return Ok(Vec::new());
        }
        let mut lots = self.lots.clone();
        for entry in entries {
            lots.note(entry)?;
        }
        Ok(lots.beginning(row, &self.ordered()))
    }

    /// The seats that have given standing orders before the match.
    fn ordered(&self) -> Vec<Seat> {
        self.early_orders.iter().map(|(seat, _)| *seat).collect()
    }
}
