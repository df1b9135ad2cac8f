//! A table written down, so that a server that starts need not play its whole log again.
//!
//! The log is the truth. A snapshot is of the table after one of its entries, and a table that is
//! woken from it plays the last actions before that entry again and folds the entries that follow. It counts only for the program that wrote it: another
//! one may mean something else by the same words, and replays the log (decision 24).

use std::path::Path;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{Asked, Clock, Lots, Table};
use crate::live::{LiveMatch, Resuming};
use crate::problem::Problem;
use crate::store::{Brings, Ending, Logged, Snapshot, TableRow};
use crate::words::Remark;
use kernel::Seat;

/// A table is written down after every so many entries of its log.
pub(crate) const EVERY: u64 = 256;
/// Its position lies so many actions back, so that the last actions are known, with what they showed,
/// and can be taken back and told.
const BACK: usize = 128;
/// The sources of this program: rules, data and what a snapshot is made of.
const PROGRAM: &str = env!("RUBICON_PROGRAM");

/// What a snapshot has of a table besides its match. The store's rows have the rest, and its log has
/// what was said.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    remarks: Vec<(usize, Option<Seat>, Remark)>,
    undo: Option<Asked>,
    draw: Option<Asked>,
    ending: Option<Ending>,
    rematch: Option<String>,
    again: Option<Asked>,
    declined: Option<Seat>,
    deeds: Vec<Option<i64>>,
    clocks: Vec<Clock>,
    closed: bool,
    backs: Vec<(u64, usize)>,
    seated: u64,
    lots: Vec<Option<Brings>>,
    with_lots: bool,
}

impl Table {
    /// The table as it is after the entry that was folded last, if that is a moment to write it
    /// down.
    pub(crate) fn due(&mut self) -> Option<Snapshot> {
        let lost = std::mem::take(&mut self.snapshot_lost);
        if lost || self.row.sequence.is_multiple_of(EVERY) { self.write_down() } else { None }
    }

    /// The table as it is; nothing before the match has begun.
    pub(crate) fn write_down(&mut self) -> Option<Snapshot> {
        // All of it is named here, so that whatever is added to a table is thought of.
        let Self {
            row,
            game,
            // The log has it.
            chat: _,
            remarks,
            undo,
            draw,
            ending,
            rematch,
            again,
            declined,
            deeds,
            clocks,
            // The server's own.
            minute: _,
            closed,
            backs,
            seated,
            // Found out when the table is summed up.
            over_since: _,
            // What was worked out or sent before is worked out or sent again.
            faces: _,
            forecasts: _,
            // There are none once the match has begun.
            early_orders: _,
            lots,
            with_lots,
            snapshot,
            snapshot_lost: _,
        } = self;
        let game = game.as_ref()?;
        let kept = Kept {
            remarks: remarks.clone(),
            undo: undo.clone(),
            draw: draw.clone(),
            ending: ending.clone(),
            rematch: rematch.clone(),
            again: again.clone(),
            declined: *declined,
            deeds: deeds.clone(),
            clocks: clocks.clone(),
            closed: *closed,
            backs: backs.clone(),
            seated: *seated,
            lots: lots.written(),
            with_lots: *with_lots,
        };
        let kept = serde_json::to_string(&kept).ok()?;
        let ((first, game), sequence) = (game.snapshot(BACK), row.sequence);
        let body = format!("{kept}\n{game}");
        let hash = hash(&row.id, PROGRAM, sequence, first, &body);
        *snapshot = Some(first);
        Some(Snapshot { sequence, first, program: PROGRAM.to_owned(), hash, body })
    }

    /// The table as it was written down, with what had been said until then.
    pub(crate) fn resume(
        row: TableRow,
        snapshot: &Snapshot,
        said: &[Logged],
        data: Option<&Path>,
    ) -> Result<Self, Problem> {
        let (kept, game) =
            snapshot.body.split_once('\n').ok_or_else(|| Problem::broken(&"a line is missing"))?;
        let kept: Kept = serde_json::from_str(kept).map_err(|error| Problem::broken(&error))?;
        let mut table = Self::new(row);
        let seed = table.seed()?;
        let resuming = Resuming {
            setup: &table.row.setup,
            match_id: &table.row.match_id,
            seed: &seed,
            pack: &table.row.pack,
            data,
            snapshot: game,
        };
        let game: Box<dyn LiveMatch> = registry::visit(&table.row.game, resuming)
            .map_err(|error| Problem::Missing(error.to_string()))??;
        if game.first() != snapshot.first {
            return Err(Problem::broken(&"the snapshot has another number of actions"));
        }
        for logged in said {
            table.fold(logged, data)?;
        }
        table.lots = Lots::read(&kept.lots, table.row.seats.len())?;
        table.game = Some(game);
        table.remarks = kept.remarks;
        table.undo = kept.undo;
        table.draw = kept.draw;
        table.ending = kept.ending;
        table.rematch = kept.rematch;
        (table.again, table.declined, table.deeds) = (kept.again, kept.declined, kept.deeds);
        table.clocks = kept.clocks;
        table.closed = kept.closed;
        table.backs = kept.backs;
        table.seated = kept.seated;
        table.with_lots = kept.with_lots;
        table.row.sequence = snapshot.sequence;
        table.snapshot = Some(snapshot.first);
        Ok(table)
    }

    /// Whether it knows all its actions.
    pub(crate) fn is_whole(&self) -> bool {
        self.game.as_ref().is_none_or(|game| game.is_whole())
    }

    /// How many of its actions it knows.
    pub(crate) fn known(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.version() - game.first())
    }

    /// What another table, which was the same, was shown and asked before.
    pub(crate) fn remember(&mut self, other: Self) {
        let Self { faces, forecasts, snapshot, .. } = other;
        (self.faces, self.forecasts, self.snapshot) = (faces, forecasts, snapshot);
    }
}

impl Snapshot {
    /// Whether this program has written it of this table; if not, what is wrong.
    pub(crate) fn check(&self, id: &str) -> Result<(), &'static str> {
        if self.hash != hash(id, &self.program, self.sequence, self.first, &self.body) {
            Err("it is damaged")
        } else if self.program != PROGRAM {
            Err("another program wrote it")
        } else {
            Ok(())
        }
    }
}

/// What is found in a snapshot that nobody has changed and that is this table's.
fn hash(id: &str, program: &str, sequence: u64, first: usize, body: &str) -> String {
    let mut hash = Sha256::new();
    for part in [id, program, &sequence.to_string(), &first.to_string(), body] {
        hash.update(part.len().to_le_bytes());
        hash.update(part);
    }
    kernel::to_hex(&hash.finalize())
}
