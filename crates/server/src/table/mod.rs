//! One table: its log folded into what it means, and what people may do at it.
//!
//! Functions that change something return a [`Plan`]: the entries to add to the log. They change
//! nothing themselves. A table changes by [`Table::fold`] alone, whether an entry is new or read from
//! the log; whoever folds new entries commits them, or throws the table away and reads it anew.

mod act;
mod card;
mod clock;
mod look;
mod lots;
mod seats;
mod snapshot;
mod terms;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kernel::{By, Lang, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dto::ChatLine;
use crate::faces::Faces;
use crate::live::{Beginning, Decision, Denied, LiveMatch};
use crate::problem::Problem;
use crate::site::Forecast;
use crate::store::{EndedBy, Ending, Entry, Logged, SeatRow, Sitter, Status, Summary, TableRow};
use crate::words::Remark;

pub(crate) use act::Back;
pub(crate) use card::card;
use clock::Clock;
use look::Foretold;
pub(crate) use look::Look;
pub(crate) use lots::{Lots, lots_of_bots, pledges};
pub(crate) use seats::{bot_waits, players, usual_orders};
pub(crate) use snapshot::EVERY;

/// How many actions one request may hold: enough for a march of two hundred pieces.
pub(crate) const BATCH: usize = 4096;

/// What the id of a match begins with whose dice follow from a phrase; the phrase comes after it.
pub(crate) const PHRASE: &str = "phrase: ";

/// A table in memory.
pub(crate) struct Table {
    pub(crate) row: TableRow,
    /// Not there while seats are empty.
    game: Option<Box<dyn LiveMatch>>,
    chat: Vec<Said>,
    remarks: Vec<(usize, Option<Seat>, Remark)>,
    undo: Option<Asked>,
    draw: Option<Asked>,
    /// An end that no rule made.
    ending: Option<Ending>,
    rematch: Option<String>,
    /// Somebody would like to play again.
    again: Option<Asked>,
    /// Who would not.
    declined: Option<Seat>,
    /// When each seat last did something, in Unix seconds.
    deeds: Vec<Option<i64>>,
    /// How much each seat has used of the time that the rules give it.
    clocks: Vec<Clock>,
    /// How long a minute of that time is here.
    pub(crate) minute: Duration,
    /// Whether it was closed.
    closed: bool,
    /// The entries that took something back, and how many actions stood after each. One that took
    /// back no more than a later one is left out.
    backs: Vec<(u64, usize)>,
    /// The entry after which somebody last sat down or the match began.
    seated: u64,
    /// The entry after which the match was over.
    over_since: Option<u64>,
    /// What was shown of pieces, by viewer and language.
    faces: BTreeMap<(Viewer, &'static str), Arc<Mutex<Faces>>>,
    /// The chances that somebody asked for, by viewer and language, and when.
    forecasts: BTreeMap<Foretold, (Progress, Arc<Forecast>)>,
    /// Orders given before the match began.
    early_orders: Vec<(Seat, Vec<Value>)>,
    /// What the seats have brought to the dice.
    lots: Lots,
    /// Whether that counts: not in matches that were begun without asking for it.
    with_lots: bool,
    /// How many actions stood in the position of the snapshot that the store has of it.
    snapshot: Option<usize>,
    /// Whether so much was taken back that it does not count any more.
    snapshot_lost: bool,
}

/// What was said, and by whom.
struct Said {
    /// The guest's id; empty in logs that did not keep it.
    guest: String,
    seat: Option<Seat>,
    line: ChatLine,
}

/// Something that others must agree to.
#[derive(Clone, Serialize, Deserialize)]
struct Asked {
    by: Seat,
    granted: Vec<Seat>,
}

/// What a word about playing again comes to.
#[derive(Clone, Debug)]
pub(crate) enum Again {
    /// There is a table for it already.
    Made(String),
    /// All have agreed, so one is to be made.
    Agreed,
    /// Somebody has not agreed.
    Awaited,
}

/// What is to be added to a table, and what to answer then.
pub(crate) struct Plan<R> {
    pub(crate) entries: Vec<Entry>,
    pub(crate) answer: R,
}

impl<R> Plan<R> {
    fn new(entries: Vec<Entry>, answer: R) -> Self {
        Self { entries, answer }
    }
}

/// What has been decided so far; changes when something is decided or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    version: usize,
    /// The last entry that took something back.
    back: u64,
}

/// A bot that must decide.
pub(crate) struct BotTurn {
    pub(crate) seat: Seat,
    pub(crate) thought: Decision,
    pub(crate) progress: Progress,
}

impl Table {
    /// An empty table, before its log is read.
    pub(crate) fn new(row: TableRow) -> Self {
        Self {
            lots: Lots::new(row.seats.len()),
            deeds: vec![None; row.seats.len()],
            clocks: vec![Clock::default(); row.seats.len()],
            minute: Duration::from_mins(1),
            with_lots: true,
            row,
            game: None,
            chat: Vec::new(),
            remarks: Vec::new(),
            undo: None,
            draw: None,
            ending: None,
            rematch: None,
            again: None,
            declined: None,
            closed: false,
            backs: Vec::new(),
            seated: 0,
            over_since: None,
            faces: BTreeMap::new(),
            forecasts: BTreeMap::new(),
            early_orders: Vec::new(),
            snapshot: None,
            snapshot_lost: false,
        }
    }

    /// Takes an entry of the log into account: the only way in which a table changes.
    pub(crate) fn fold(&mut self, logged: &Logged, data: Option<&Path>) -> Result<(), Problem> {
        let cannot = |why: Denied| {
            if why == Denied::Earlier {
                return Problem::Earlier;
            }
            tracing::error!(sequence = logged.sequence, ?why, "a log cannot be replayed");
            Problem::Conflict("this match cannot be continued with these rules".to_owned())
        };
        self.row.sequence = logged.sequence;
        self.row.summary.updated = logged.at;
        if let Some(deed) = logged.entry.by().and_then(|seat| self.deeds.get_mut(seat.index())) {
            *deed = Some(logged.at);
        }
        match &logged.entry {
            Entry::Sat { seat, guest, name } => {
                self.seated = logged.sequence;
                self.sits_down(*seat, guest.as_deref(), name);
            }
            Entry::UndoDenied { .. } => self.undo = None,
            Entry::Begun { players, lots } => {
                self.seated = logged.sequence;
                self.with_lots = *lots;
                self.begin(players, data)?;
            }
            Entry::Lot { .. } => self.lots.note(&logged.entry)?,
            Entry::Acted { seat, action, ordered } => {
                if let Some(game) = &mut self.game {
                    let by = if *ordered { By::Order } else { By::Hand };
                    game.replay(*seat, action, by).map_err(cannot)?;
                }
                self.undo = None;
                // Who plays on does not want a draw.
                if self.draw.as_ref().is_some_and(|asked| asked.by != *seat) {
                    self.draw = None;
                }
            }
            Entry::Undone { to, .. } => self.go_back(*to, logged.sequence)?,
            Entry::UndoAsked { seat } => {
                self.undo = Some(Asked { by: *seat, granted: Vec::new() });
            }
            Entry::UndoGranted { seat } => {
                if let Some(asked) = &mut self.undo {
                    asked.granted.push(*seat);
                }
            }
            Entry::TakenBack { seat, to, by, with } => {
                self.go_back(*to, logged.sequence)?;
                let remark = Remark::TakenBack { by: by.clone(), with: with.clone() };
                self.remarks.push((*to, Some(*seat), remark));
            }
            Entry::Ordered { seat, orders } => match &mut self.game {
                Some(game) => game.restore_orders(*seat, orders).map_err(cannot)?,
                None => self.early_orders.push((*seat, orders.clone())),
            },
            Entry::Said { guest, from, text, seat } => {
                let line = ChatLine {
                    from: from.clone(),
                    seat: seat.map(|seat| self.name(seat)),
                    text: text.clone(),
                    at: logged.at,
                };
                self.chat.push(Said { guest: guest.clone(), seat: *seat, line });
            }
            Entry::TimeUp { seat, name } => {
                let remark = Remark::TimeUp { name: name.clone() };
                self.remarks.push((self.version(), Some(*seat), remark));
            }
            Entry::Resigned { seat, name } => {
                let winners = self.opponents(*seat);
                self.end(winners, EndedBy::Resignation);
                let remark = Remark::Resigned { name: name.clone() };
                self.remarks.push((self.version(), Some(*seat), remark));
            }
            Entry::DrawOffered { seat } => {
                self.draw = Some(Asked { by: *seat, granted: Vec::new() });
            }
            Entry::DrawGranted { seat } => {
                if let Some(asked) = &mut self.draw {
                    asked.granted.push(*seat);
                }
            }
            Entry::DrawDeclined { .. } => self.draw = None,
            Entry::Drawn { names } => {
                self.end(Vec::new(), EndedBy::Agreement);
                self.remarks.push((self.version(), None, Remark::Drawn { names: names.clone() }));
            }
            Entry::RematchOffered { seat } => {
                self.again = Some(Asked { by: *seat, granted: Vec::new() });
                self.declined = None;
            }
            Entry::RematchGranted { seat } => {
                if let Some(asked) = &mut self.again {
                    asked.granted.push(*seat);
                }
            }
            Entry::RematchDeclined { seat } => {
                // Who offered it takes it back, and nobody has declined.
                self.declined = self.again.take().filter(|asked| asked.by != *seat).map(|_| *seat);
            }
            Entry::Rematch { table } => {
                self.rematch = Some(table.clone());
                self.again = None;
            }
            Entry::Opened { terms } => self.row.summary.terms = *terms,
            Entry::LetTalk { talk } => self.row.summary.terms.talk = *talk,
            Entry::Closed { .. } => self.closed = true,
        }
        self.run_clocks(logged.at);
        Ok(())
    }

    /// Sums up what the entries read so far have come to.
    pub(crate) fn settle(&mut self) {
        self.row.summary = self.summary(self.row.summary.updated);
        self.over_since = match self.row.summary.status {
            Status::Over => self.over_since.or(Some(self.row.sequence)),
            Status::Waiting | Status::Playing | Status::Closed => None,
        };
    }

    fn begin(&mut self, players: &[String], data: Option<&Path>) -> Result<(), Problem> {
        let (seed, brought) = (self.seed()?, self.lots.brought());
        let beginning = Beginning {
            setup: &self.row.setup,
            match_id: &self.row.match_id,
            seed: &seed,
            brought: self.with_lots.then_some(brought.as_slice()),
            players,
            pack: &self.row.pack,
            data,
        };
        let mut game = registry::visit(&self.row.game, beginning)
            .map_err(|error| Problem::Missing(error.to_string()))??;
        for (seat, orders) in self.early_orders.drain(..) {
            game.restore_orders(seat, &orders)?;
        }
        self.game = Some(game);
        Ok(())
    }

    fn seed(&self) -> Result<Seed, Problem> {
        Seed::from_hex(&self.row.seed.0).ok_or_else(|| Problem::broken(&"a stored seed is damaged"))
    }

    /// The seats that win when this one gives up.
    fn opponents(&self, loser: Seat) -> Vec<String> {
        let seats = (0..self.row.seats.len() as u8).map(Seat);
        let wins = |seat: &Seat| {
            *seat != loser && self.game.as_ref().is_none_or(|game| !game.allied(loser, *seat))
        };
        seats.filter(wins).map(|seat| self.name(seat)).collect()
    }

    /// Somebody takes a seat. Rows of the store have him there already, by the name he has now.
    fn sits_down(&mut self, seat: Option<Seat>, guest: Option<&str>, name: &str) {
        let row = seat.and_then(|seat| self.row.seats.get_mut(seat.index()));
        if let (Some(row), Some(guest)) = (row, guest)
            && !matches!(&row.sitter, Sitter::Person { guest: sits, .. } if sits == guest)
        {
            row.sitter = Sitter::Person { guest: guest.to_owned(), name: name.to_owned() };
        }
    }

    /// The seats that have not answered who would like to play again.
    fn asked_again(&self) -> Vec<String> {
        let Some(asked) = &self.again else { return Vec::new() };
        let rows = &self.row.seats;
        let answered = |sitter: &Sitter| {
            let mut seats = asked.granted.iter().chain([&asked.by]);
            seats.any(|seat| rows[seat.index()].sitter == *sitter)
        };
        let owes =
            |row: &&SeatRow| matches!(row.sitter, Sitter::Person { .. }) && !answered(&row.sitter);
        rows.iter().filter(owes).map(|row| row.seat.clone()).collect()
    }

    fn go_back(&mut self, to: usize, sequence: u64) -> Result<(), Problem> {
        if let Some(game) = &mut self.game {
            game.truncate(to)?;
        }
        for (number, _, _) in &mut self.remarks {
            *number = (*number).min(to);
        }
        self.undo = None;
        while self.backs.pop_if(|(_, back)| *back >= to).is_some() {}
        self.backs.push((sequence, to));
        if self.snapshot.take_if(|first| *first > to).is_some() {
            self.snapshot_lost = true;
        }
        Ok(())
    }

    fn end(&mut self, winners: Vec<String>, by: EndedBy) {
        self.ending = Some(Ending { winners, rule: String::new(), by });
        self.undo = None;
        self.draw = None;
    }

    /// What lists show of it.
    fn summary(&self, at: i64) -> Summary {
        let ending = self.ending.clone().or_else(|| {
            let verdict = self.game.as_ref()?.verdict()?;
            Some(Ending { winners: verdict.winners, rule: verdict.rule, by: EndedBy::Rules })
        });
        let terms = self.row.summary.terms;
        let Some(game) = &self.game else {
            // When all have come, those are waited for who owe a lot.
            let owing = players(&self.row).map(|_| self.lots.owing()).unwrap_or_default();
            let waiting_for = owing.into_iter().map(|seat| self.name(seat)).collect();
            let status = if self.closed { Status::Closed } else { Status::Waiting };
            return Summary {
                status,
                updated: at,
                ending,
                waiting_for,
                terms,
                ..Summary::default()
            };
        };
        let playing = ending.is_none() && !self.closed;
        let over = if self.closed { Status::Closed } else { Status::Over };
        let moment = Lang::ALL.map(|lang| game.clock(lang));
        let pending = if playing { game.pending() } else { Vec::new() };
        let asked = |seat: &Seat| Lang::ALL.map(|lang| game.asked(*seat, lang));
        let asks = pending.iter().map(asked).collect();
        Summary {
            status: if playing { Status::Playing } else { over },
            version: game.version(),
            waiting_for: if playing {
                pending.into_iter().map(|seat| self.name(seat)).collect()
            } else {
                self.asked_again()
            },
            moment,
            asks,
            ending,
            updated: at,
            terms,
        }
    }
}
