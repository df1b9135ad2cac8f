//! One table: its log folded into what it means, and what people may do at it.
//!
//! Functions that change something return a [`Plan`]: the entries to add to the log. They may have
//! played on in the match already; whoever calls them commits the entries, or throws the whole
//! table away and reads it anew.

mod act;
mod look;

use std::path::Path;

use kernel::{Lang, Seat, Seed, Viewer};
use serde_json::Value;

use crate::dto::ChatLine;
use crate::live::{Beginning, LiveMatch, Thought, title};
use crate::problem::Problem;
use crate::store::{EndedBy, Ending, Entry, Guest, Logged, Status, Summary, TableRow};
use crate::words::Remark;

pub(crate) use look::{bot_waits, card, players};

/// How many actions one request may hold.
pub(crate) const BATCH: usize = 256;

/// A table in memory.
pub(crate) struct Table {
    pub(crate) row: TableRow,
    /// Not there while seats are empty.
    game: Option<Box<dyn LiveMatch>>,
    /// For each action, whether a standing order gave it.
    ordered: Vec<bool>,
    chat: Vec<Said>,
    remarks: Vec<(usize, Option<String>, Remark)>,
    undo: Option<Asked>,
    draw: Option<Asked>,
    /// An end that no rule made.
    ending: Option<Ending>,
    rematch: Option<String>,
    /// The entry that last took something back.
    taken_back: u64,
    /// Orders given before the match began.
    early_orders: Vec<(u8, Vec<Value>)>,
}

/// What was said, and by whom.
struct Said {
    /// The guest's id; empty in logs that did not keep it.
    guest: String,
    seat: Option<Seat>,
    line: ChatLine,
}

/// Something that others must agree to.
struct Asked {
    by: String,
    granted: Vec<String>,
}

/// What is to be added to a table, and what to answer then.
pub(crate) struct Plan<R> {
    pub(crate) entries: Vec<Entry>,
    /// A guest who sits down.
    pub(crate) sits: Option<(String, Guest)>,
    pub(crate) answer: R,
}

impl<R> Plan<R> {
    fn new(entries: Vec<Entry>, answer: R) -> Self {
        Self { entries, sits: None, answer }
    }
}

/// What has been decided so far; changes when something is decided or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    version: usize,
    taken_back: u64,
}

/// A bot that must decide.
pub(crate) struct BotTurn {
    pub(crate) seat: Seat,
    pub(crate) thought: Thought<Option<Value>>,
    pub(crate) progress: Progress,
}

impl Table {
    /// An empty table, before its log is read.
    pub(crate) fn new(row: TableRow) -> Self {
        Self {
            row,
            game: None,
            ordered: Vec::new(),
            chat: Vec::new(),
            remarks: Vec::new(),
            undo: None,
            draw: None,
            ending: None,
            rematch: None,
            taken_back: 0,
            early_orders: Vec::new(),
        }
    }

    /// Reads an entry of the log and does what it says.
    pub(crate) fn replay(&mut self, logged: &Logged, data: Option<&Path>) -> Result<(), Problem> {
        let cannot = |why: &dyn std::fmt::Debug| {
            tracing::error!(sequence = logged.sequence, ?why, "a log cannot be replayed");
            Problem::Conflict("this match cannot be continued with these rules".to_owned())
        };
        match (&logged.entry, &mut self.game) {
            (Entry::Acted { seat, action, .. }, Some(game)) => {
                game.replay(Seat(*seat), action).map_err(|denied| cannot(&denied))?;
            }
            (Entry::Undone { to, .. } | Entry::TakenBack { to, .. }, Some(game)) => {
                game.truncate(*to);
            }
            (Entry::Ordered { seat, orders }, Some(game)) => {
                game.restore_orders(Seat(*seat), orders).map_err(|denied| cannot(&denied))?;
            }
            (_, _) => {}
        }
        self.note(logged, data)
    }

    /// Takes an entry into account that has been carried out in the match already.
    pub(crate) fn note(&mut self, logged: &Logged, data: Option<&Path>) -> Result<(), Problem> {
        self.row.sequence = logged.sequence;
        self.row.summary.updated = logged.at;
        match &logged.entry {
            Entry::Sat { .. } => {}
            Entry::UndoDenied { .. } => self.undo = None,
            Entry::Begun { players } => self.begin(players, data)?,
            Entry::Acted { seat, ordered, .. } => {
                self.ordered.push(*ordered);
                self.undo = None;
                // Who plays on does not want a draw.
                let name = &self.row.seats[usize::from(*seat)].seat;
                if self.draw.as_ref().is_some_and(|asked| asked.by != *name) {
                    self.draw = None;
                }
            }
            Entry::Undone { to, .. } => self.went_back(*to, logged.sequence),
            Entry::UndoAsked { seat } => {
                self.undo = Some(Asked { by: seat.clone(), granted: Vec::new() });
            }
            Entry::UndoGranted { seat } => {
                if let Some(asked) = &mut self.undo {
                    asked.granted.push(seat.clone());
                }
            }
            Entry::TakenBack { seat, to, by, with } => {
                self.went_back(*to, logged.sequence);
                let remark = Remark::TakenBack { by: by.clone(), with: with.clone() };
                self.remarks.push((*to, Some(seat.clone()), remark));
            }
            Entry::Ordered { seat, orders } => {
                if self.game.is_none() {
                    self.early_orders.push((*seat, orders.clone()));
                }
            }
            Entry::Said { guest, from, text, seat } => {
                let line = ChatLine { from: from.clone(), text: text.clone(), at: logged.at };
                self.chat.push(Said { guest: guest.clone(), seat: seat.map(Seat), line });
            }
            Entry::Resigned { seat, name } => {
                let winners = self.opponents(seat);
                self.end(winners, EndedBy::Resignation);
                let remark = Remark::Resigned { name: name.clone() };
                self.remarks.push((self.version(), Some(seat.clone()), remark));
            }
            Entry::DrawOffered { seat } => {
                self.draw = Some(Asked { by: seat.clone(), granted: Vec::new() });
            }
            Entry::DrawGranted { seat } => {
                if let Some(asked) = &mut self.draw {
                    asked.granted.push(seat.clone());
                }
            }
            Entry::DrawDeclined { .. } => self.draw = None,
            Entry::Drawn { names } => {
                self.end(Vec::new(), EndedBy::Agreement);
                self.remarks.push((self.version(), None, Remark::Drawn { names: names.clone() }));
            }
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    /// Sums up what the entries read so far have come to.
    pub(crate) fn settle(&mut self) {
        self.row.summary = self.summary(self.row.summary.updated);
    }

    fn begin(&mut self, players: &[String], data: Option<&Path>) -> Result<(), Problem> {
        let seed = Seed::from_hex(&self.row.seed.0)
            .ok_or_else(|| Problem::broken(&"a stored seed is damaged"))?;
        let beginning = Beginning {
            setup: &self.row.setup,
            match_id: &self.row.match_id,
            seed: &seed,
            players,
            pack: &self.row.pack,
            data,
        };
        let mut game = registry::visit(&self.row.game, beginning)
            .map_err(|error| Problem::Missing(error.to_string()))??;
        for (seat, orders) in self.early_orders.drain(..) {
            game.restore_orders(Seat(seat), &orders)?;
        }
        self.game = Some(game);
        Ok(())
    }

    /// The seats that win when this one gives up.
    fn opponents(&self, seat: &str) -> Vec<String> {
        let names = self.names();
        let index = |name: &str| names.iter().position(|other| other == name).unwrap_or_default();
        let loser = Seat(index(seat) as u8);
        let allied = |name: &str| {
            let other = Seat(index(name) as u8);
            other == loser || self.game.as_ref().is_some_and(|game| game.allied(loser, other))
        };
        names.iter().filter(|name| !allied(name)).cloned().collect()
    }

    fn went_back(&mut self, to: usize, sequence: u64) {
        self.ordered.truncate(to);
        for (number, _, _) in &mut self.remarks {
            *number = (*number).min(to);
        }
        self.undo = None;
        self.taken_back = sequence;
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
        let Some(game) = &self.game else {
            return Summary { updated: at, ending, ..Summary::default() };
        };
        let playing = ending.is_none();
        let moment = Lang::ALL.map(|lang| title(&game.scene(Viewer::Spectator, lang)));
        Summary {
            status: if playing { Status::Playing } else { Status::Over },
            version: game.version(),
            waiting_for: if playing {
                game.pending().into_iter().map(|seat| self.name(seat)).collect()
            } else {
                Vec::new()
            },
            moment,
            ending,
            updated: at,
        }
    }
}
