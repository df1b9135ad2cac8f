//! Who sits at a table, and whose turn it is.

use std::collections::BTreeMap;

use kernel::Seat;

use super::{BotTurn, Progress, Table};
use crate::catalog;
use crate::live::LiveMatch;
use crate::names;
use crate::problem::{Problem, shortened};
use crate::store::{Entry, Guest, SeatRow, Sitter, Status, TableRow};
use crate::words;

impl Table {
    /// Links for who made the table, to the seats that wait for somebody.
    pub(super) fn invites(&self, guest: Option<&Guest>) -> BTreeMap<String, String> {
        if guest.is_none_or(|guest| guest.id != self.row.owner) {
            return BTreeMap::new();
        }
        let id = &self.row.id;
        self.row
            .seats
            .iter()
            .filter_map(|row| match &row.sitter {
                Sitter::Invite(token) => {
                    let seat = &row.seat;
                    let link = format!("/t/{id}?invite={}&seat={seat}", token.0);
                    Some((seat.clone(), link))
                }
                Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Open => None,
            })
            .collect()
    }

    /// What has been decided so far.
    pub(crate) fn progress(&self) -> Progress {
        let back = self.backs.last().map_or(0, |(sequence, _)| *sequence);
        Progress { version: self.version(), back }
    }

    /// A bot that must decide now.
    pub(crate) fn bot_turn(&self) -> Option<BotTurn> {
        if self.row.summary.status != Status::Playing {
            return None;
        }
        let game = self.game.as_ref()?;
        game.pending().into_iter().find_map(|seat| match &self.row.seats[seat.index()].sitter {
            Sitter::Bot(level) => Some(BotTurn {
                seat,
                thought: game.thought(seat, level)?,
                progress: self.progress(),
            }),
            Sitter::Person { .. } | Sitter::Open | Sitter::Invite(_) => None,
        })
    }

    /// Of one's seats the one that must decide, or else the first.
    pub(super) fn default_seat(&self, mine: &[Seat]) -> Option<Seat> {
        let pending = self.game.as_ref().map(|game| game.pending()).unwrap_or_default();
        mine.iter().find(|seat| pending.contains(seat)).or(mine.first()).copied()
    }

    /// The seat's last action that no standing order gave, by its index.
    pub(super) fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.game.as_ref()?.last_decision(seat)
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.row.seats.iter().map(|row| row.seat.clone()).collect()
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.row.seats[seat.index()].seat.clone()
    }

    pub(super) fn seat(&self, name: &str) -> Result<Seat, Problem> {
        match self.row.seats.iter().position(|row| row.seat == name) {
            Some(index) => Ok(Seat(index as u8)),
            None => Err(Problem::Malformed(format!(
                "there is no seat \"{}\"; there are {}",
                shortened(name),
                self.names().join(", ")
            ))),
        }
    }

    pub(super) fn held(&self, guest: Option<&Guest>) -> Vec<Seat> {
        let Some(guest) = guest else { return Vec::new() };
        let seats = self.row.seats.iter().enumerate();
        seats.filter(|(_, row)| row.sitter.is(guest)).map(|(index, _)| Seat(index as u8)).collect()
    }

    /// Whether somebody sits here.
    pub(crate) fn seats(&self, guest: &Guest) -> bool {
        !self.held(Some(guest)).is_empty()
    }

    /// The people in the seats, by their ids, and when they last did something here.
    pub(crate) fn last_deeds(&self) -> BTreeMap<String, (String, Option<i64>)> {
        let seats = self.row.seats.iter().zip(&self.deeds);
        seats
            .filter_map(|(row, deed)| match &row.sitter {
                Sitter::Person { guest, .. } => Some((row.seat.clone(), (guest.clone(), *deed))),
                Sitter::Bot(_) | Sitter::Open | Sitter::Invite(_) => None,
            })
            .collect()
    }

    pub(super) fn own_seat(&self, guest: Option<&Guest>, name: &str) -> Result<Seat, Problem> {
        let seat = self.seat(name)?;
        if self.held(guest).contains(&seat) {
            Ok(seat)
        } else {
            Err(Problem::Forbidden("this is not your seat"))
        }
    }

    /// What somebody is called at this table: as he was when he sat down; who only watches, as he
    /// is called now.
    pub(super) fn name_here(&self, guest: &Guest) -> String {
        let sits = self.row.seats.iter().find_map(|row| match &row.sitter {
            Sitter::Person { guest: id, name } if *id == guest.id => Some(name),
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Open | Sitter::Invite(_) => None,
        });
        sits.unwrap_or(&guest.name).clone()
    }

    /// Refuses somebody who could be taken for another who sits here.
    pub(super) fn check_name_among_players(&self, guest: &Guest) -> Result<(), Problem> {
        let sits = self.row.seats.iter().filter_map(|row| match &row.sitter {
            Sitter::Person { guest: other, name } => Some((other, name)),
            Sitter::Bot(_) | Sitter::Open | Sitter::Invite(_) => None,
        });
        self.check_name(guest, sits)
    }

    /// Refuses somebody who could be taken for another who spoke here.
    pub(super) fn check_name_among_speakers(&self, guest: &Guest) -> Result<(), Problem> {
        self.check_name(guest, self.chat.iter().map(|said| (&said.guest, &said.line.from)))
    }

    fn check_name<'a>(
        &self,
        guest: &Guest,
        others: impl Iterator<Item = (&'a String, &'a String)>,
    ) -> Result<(), Problem> {
        let own = self.name_here(guest);
        let mut others = others.filter(|(other, _)| **other != guest.id);
        if others.any(|(_, name)| names::alike(name, &own)) {
            return Err(Problem::Conflict(format!(
                "somebody at this table has a name that looks like \"{own}\"; choose another name"
            )));
        }
        Ok(())
    }

    /// The match, if it is on.
    pub(super) fn playing(&self) -> Result<&dyn LiveMatch, Problem> {
        match self.row.summary.status {
            Status::Over | Status::Closed => Err(Problem::over()),
            Status::Waiting | Status::Playing => self.game.as_deref().ok_or_else(Problem::waiting),
        }
    }

    /// The people in other seats, who must agree: seat and name.
    pub(super) fn others(&self, guest: &Guest) -> Vec<(String, String)> {
        self.row
            .seats
            .iter()
            .filter_map(|row| match &row.sitter {
                Sitter::Person { guest: other, name } if *other != guest.id => {
                    Some((row.seat.clone(), name.clone()))
                }
                Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Open | Sitter::Invite(_) => None,
            })
            .collect()
    }
}

impl Sitter {
    pub(crate) fn is(&self, guest: &Guest) -> bool {
        matches!(self, Self::Person { guest: id, .. } if *id == guest.id)
    }

    /// The name that a match record gives.
    pub(super) fn player(&self) -> Option<String> {
        match self {
            Self::Person { name, .. } => Some(name.clone()),
            Self::Bot(level) => Some(words::bot_name(level)),
            Self::Open | Self::Invite(_) => None,
        }
    }
}

/// The players' names, if every seat is taken.
pub(crate) fn players(row: &TableRow) -> Option<Vec<String>> {
    row.seats.iter().map(|seat| seat.sitter.player()).collect()
}

/// The standing orders of people with which a match begins here: those that are usual in the game,
/// where nobody has given any.
pub(crate) fn usual_orders(row: &TableRow, given: &[Seat]) -> Vec<Entry> {
    let seats = (0u8..).map(Seat).zip(&row.seats);
    let none = |(seat, row): &(Seat, &SeatRow)| {
        matches!(row.sitter, Sitter::Person { .. }) && !given.contains(seat)
    };
    let orders = |(seat, place): (Seat, &SeatRow)| {
        let orders = catalog::usual_orders(&row.game, &place.seat);
        (!orders.is_empty()).then_some(Entry::Ordered { seat, orders })
    };
    seats.filter(none).filter_map(orders).collect()
}

/// Whether a bot must decide now.
pub(crate) fn bot_waits(row: &TableRow) -> bool {
    let waiting = &row.summary.waiting_for;
    let bot = |row: &&SeatRow| matches!(row.sitter, Sitter::Bot(_));
    row.seats.iter().filter(bot).any(|row| waiting.contains(&row.seat))
}
