//! Reading tables into memory: from a snapshot and what came after it, or from the whole log.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Semaphore;

use super::{Site, blocking};
use crate::problem::Problem;
use crate::store::{Entry, Logged, Snapshot, TableRow};
use crate::table::{self, Table};

/// How much of a table must be in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Depth {
    /// Enough to go on.
    Recent,
    /// All that happened.
    Whole,
}

/// The reading of tables.
pub(super) struct Waking {
    /// Who reads one holds a permit: whoever does something else finds a core that is free.
    places: Semaphore,
    /// How many actions were played again.
    replayed: AtomicU64,
}

impl Default for Waking {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { places: Semaphore::new((cores / 2).max(1)), replayed: AtomicU64::new(0) }
    }
}

impl Site {
    /// How many actions were played again since the start, to read tables into memory.
    pub fn replayed(&self) -> u64 {
        self.0.waking.replayed.load(Ordering::Relaxed)
    }

    /// Reads a table of which some may be in memory already; none if there is no such table.
    pub(super) async fn wake(
        &self,
        id: &str,
        old: Option<Table>,
        depth: Depth,
    ) -> Result<Option<Table>, Problem> {
        let places = &self.0.waking.places;
        let _place = places.acquire().await.map_err(|error| Problem::broken(&error))?;
        let Some(row) = self.store().table(id).await? else { return Ok(None) };
        if depth == Depth::Recent
            && let Some(snapshot) = self.snapshot(id).await
            && let Some(table) = self.resumed(&row, snapshot).await
        {
            return Ok(Some(table));
        }
        let log = self.store().log(id, 0).await?;
        let data = self.data().map(Path::to_owned);
        let read = blocking(move || read(row, &log, data.as_deref()));
        let (mut table, snapshot, replayed) = read.await??;
        self.count_replayed(replayed);
        if let Some(old) = old {
            table.remember(old);
        } else if let Some(snapshot) = snapshot {
            let (site, id) = (self.clone(), id.to_owned());
            // Nobody need wait for it: if it cannot be written, the log is there.
            tokio::spawn(async move {
                if let Err(error) = site.store().set_snapshot(&id, snapshot).await {
                    tracing::warn!(table = id, %error, "a snapshot cannot be written");
                }
            });
        }
        Ok(Some(table))
    }

    /// The snapshot of a table, if it has one that counts.
    async fn snapshot(&self, id: &str) -> Option<Snapshot> {
        let ignored = |why: &dyn std::fmt::Display| {
            tracing::warn!(table = id, %why, "a snapshot is ignored; the log is replayed");
        };
        let found = self.store().snapshot(id).await;
        let snapshot = found.inspect_err(|error| ignored(error)).ok()??;
        snapshot.check(id).inspect_err(|why| ignored(why)).ok()?;
        Some(snapshot)
    }

    /// The table from a snapshot; none if that cannot be done.
    async fn resumed(&self, row: &TableRow, snapshot: Snapshot) -> Option<Table> {
        let table = async {
            let (id, after) = (&row.id, snapshot.sequence);
            let (said, log) =
                (self.store().said(id, after).await?, self.store().log(id, after).await?);
            let next = log.first().map_or(row.sequence + 1, |logged| logged.sequence);
            if next != after + 1 {
                return Err(Problem::broken(&"a snapshot does not fit the log"));
            }
            let (row, data) = (row.clone(), self.data().map(Path::to_owned));
            blocking(move || {
                let mut table = Table::resume(row, &snapshot, &said, data.as_deref())?;
                let mut replayed = table.known();
                for logged in &log {
                    table.fold(logged, data.as_deref())?;
                    replayed += acts(logged);
                }
                table.settle();
                Ok((table, replayed))
            })
            .await?
        };
        match table.await {
            Ok((table, replayed)) => {
                self.count_replayed(replayed);
                Some(table)
            }
            Err(problem) => {
                let id = &row.id;
                tracing::warn!(table = id, ?problem, "a snapshot is ignored; the log is replayed");
                None
            }
        }
    }

    fn count_replayed(&self, actions: usize) {
        self.0.waking.replayed.fetch_add(actions as u64, Ordering::Relaxed);
    }
}

/// How many actions an entry has.
fn acts(logged: &Logged) -> usize {
    usize::from(matches!(logged.entry, Entry::Acted { .. }))
}

/// A table from its whole log, with a snapshot of it if it is a long one, and how many actions were
/// played for it.
pub(super) fn read(
    row: TableRow,
    log: &[Logged],
    data: Option<&Path>,
) -> Result<(Table, Option<Snapshot>, usize), Problem> {
    let mut table = Table::new(row);
    let mut replayed = 0;
    for logged in log {
        table.fold(logged, data)?;
        replayed += acts(logged);
    }
    table.settle();
    let snapshot = if log.len() as u64 >= table::EVERY { table.write_down() } else { None };
    Ok((table, snapshot, replayed))
}
