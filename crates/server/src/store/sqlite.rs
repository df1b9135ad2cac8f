//! The store in one `SQLite` file.
//!
//! Write-ahead log with full synchronisation: what is committed survives the loss of power. One
//! connection writes, a few read. A store in memory has one connection for both and ends with it.

mod lists;
mod writer;

use std::path::Path;
use std::str::FromStr as _;
use std::time::Duration;

use async_trait::async_trait;
use lists::{COLUMNS, SEATS, together};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Row as _, SqlStr};
use writer::{Failed, Write, Writer};

use super::{
    Change, Guest, List, Logged, SeatRow, Secret, Sitter, Snapshot, Standing, Store, StoreError,
    TableRow,
};

/// Guests and tables in an `SQLite` file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: Writer,
    /// The connection that writes.
    writing: SqlitePool,
    readers: SqlitePool,
}

/// The steps from an empty file to today's tables.
fn migrations() -> Migrator {
    let step = |version, name: &'static str, sql: &'static str| {
        let sql = SqlStr::from_static(sql);
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(vec![
        step(1, "first", include_str!("../../migrations/0001_first.sql")),
        step(2, "seats", include_str!("../../migrations/0002_seats.sql")),
        step(3, "edge", include_str!("../../migrations/0003_edge.sql")),
        step(4, "lists", include_str!("../../migrations/0004_lists.sql")),
        step(5, "snapshots", include_str!("../../migrations/0005_snapshots.sql")),
    ])
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings its tables up to date. Only its owner
    /// may read it: it has the seeds of the dice and everybody's secrets.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        keep_to_oneself(file).map_err(|error| StoreError::Broken(error.into()))?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        // A connection to a file does not get lost, so nobody need ask whether it is still there.
        let pool = || SqlitePoolOptions::new().test_before_acquire(false);
        let writing = pool().max_connections(1).connect_with(options.clone()).await?;
        migrations().run(&writing).await.map_err(|error| StoreError::Broken(error.into()))?;
        let readers = pool().max_connections(3).connect_with(options.read_only(true)).await?;
        Ok(Self { writer: Writer::new(writing.clone(), Failed::Replace), writing, readers })
    }

    /// A store that no file keeps: all is gone when it is closed.
    pub async fn in_memory() -> Result<Self, StoreError> {
        // The database lives as long as this connection, which therefore never ends by itself.
        let pool = SqlitePoolOptions::new()
            .test_before_acquire(false)
            .min_connections(1)
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(SqliteConnectOptions::from_str("sqlite::memory:")?.foreign_keys(true))
            .await?;
        migrations().run(&pool).await.map_err(|error| StoreError::Broken(error.into()))?;
        let writer = Writer::new(pool.clone(), Failed::Keep);
        Ok(Self { writer, writing: pool.clone(), readers: pool })
    }

    /// Opens what an address such as `sqlite:FILE` names; `sqlite::memory:` is no file.
    pub async fn open_address(address: &str) -> Result<Self, StoreError> {
        // sqlx reads the address too, so that its forms are understood; only the file counts.
        let options = SqliteConnectOptions::from_str(address)?;
        let file = options.get_filename();
        // What sqlx calls a database in memory.
        if file.to_string_lossy().starts_with("file:sqlx-in-memory-") {
            return Self::in_memory().await;
        }
        Self::open(file).await
    }

    /// Waits until all is written and closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writing.close().await;
    }
}

/// Makes a new file, or an old one, and what `SQLite` puts beside it, its owner's only.
fn keep_to_oneself(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::fs::{OpenOptions, Permissions, set_permissions};
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        // `SQLite` gives its other files the permissions of this one.
        match OpenOptions::new().write(true).create_new(true).mode(0o600).open(file) {
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            // What else is wrong with it, the database says better.
            made => return made.map_or(Ok(()), |_| Ok(())),
        }
        for beside in ["", "-wal", "-shm"] {
            let mut name = file.as_os_str().to_owned();
            name.push(beside);
            match set_permissions(&name, Permissions::from_mode(0o600)) {
                Err(error)
                    if !beside.is_empty() && error.kind() == std::io::ErrorKind::NotFound => {}
                Err(error) => {
                    let file = file.display();
                    tracing::warn!(%error, "others may be able to read {file}");
                }
                Ok(()) => {}
            }
        }
    }
    Ok(())
}

/// A table from its row, without its seats.
fn whole(row: &SqliteRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        seats: Vec::new(),
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        setup: json(row.try_get("setup")?)?,
        pack: row.try_get("pack")?,
        match_id: row.try_get("match_id")?,
        seed: Secret(row.try_get("seed")?),
        guided: row.try_get::<i64, _>("guided")? != 0,
        owner: row.try_get("owner")?,
        created: row.try_get("created")?,
        sequence: row.try_get::<i64, _>("sequence")?.cast_unsigned(),
        summary: json(row.try_get("summary")?)?,
    })
}

#[async_trait]
impl Store for Sqlite {
    async fn add_guest(&self, guest: &Guest, token: &str, at: i64) -> Result<(), StoreError> {
        self.writer.write(Write::Guest(guest.clone(), token.to_owned(), at)).await
    }

    async fn guest_by_token(&self, token: &str) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query("SELECT id, name FROM guests WHERE token = ?1")
            .bind(token)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(guest).transpose()
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), StoreError> {
        self.writer.write(Write::Name(id.to_owned(), name.to_owned())).await
    }

    async fn add_table(&self, table: &TableRow, entries: &[Logged]) -> Result<(), StoreError> {
        self.writer.write(Write::Table(Box::new(table.clone()), entries.to_vec())).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let sql =
            format!("SELECT {COLUMNS} FROM tables t {SEATS} WHERE t.id = ?1 ORDER BY s.place");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(id);
        let rows = query.fetch_all(&self.readers).await?;
        Ok(together(&rows)?.pop())
    }

    async fn tables(&self, list: &List) -> Result<Vec<TableRow>, StoreError> {
        self.listed(list).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id
             WHERE t.status = 'playing' AND s.kind = 'bot' AND (t.waiting >> s.place) & 1",
        )
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    async fn log(&self, id: &str, after: u64) -> Result<Vec<Logged>, StoreError> {
        let rows = sqlx::query(
            "SELECT sequence, at, entry FROM log WHERE table_id = ?1 AND sequence > ?2
             ORDER BY sequence",
        )
        .bind(id)
        .bind(after.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(logged).collect()
    }

    async fn said(&self, id: &str, until: u64) -> Result<Vec<Logged>, StoreError> {
        let rows = sqlx::query(
            "SELECT sequence, at, entry FROM log WHERE table_id = ?1 AND sequence <= ?2
             AND substr(entry, 1, 13) = '{\"did\":\"said\"' ORDER BY sequence",
        )
        .bind(id)
        .bind(until.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(logged).collect()
    }

    async fn snapshot(&self, id: &str) -> Result<Option<Snapshot>, StoreError> {
        let sql = "SELECT sequence, first, program, hash, body FROM snapshots WHERE table_id = ?1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?;
        let snapshot = |row: SqliteRow| {
            Ok(Snapshot {
                sequence: row.try_get::<i64, _>("sequence")?.cast_unsigned(),
                first: usize::try_from(row.try_get::<i64, _>("first")?).unwrap_or(usize::MAX),
                program: row.try_get("program")?,
                hash: row.try_get("hash")?,
                body: row.try_get("body")?,
            })
        };
        row.map(snapshot).transpose()
    }

    async fn set_snapshot(&self, id: &str, snapshot: Snapshot) -> Result<(), StoreError> {
        self.writer.write(Write::Snapshot(id.to_owned(), Box::new(snapshot))).await
    }

    async fn append(&self, id: &str, change: Change) -> Result<(), StoreError> {
        self.writer.write(Write::Append(id.to_owned(), Box::new(change))).await
    }

    async fn standing(&self, guest: &str) -> Result<Standing, StoreError> {
        let bots_only = "SELECT COUNT(*) FROM tables t WHERE status = 'playing' AND NOT EXISTS
             (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind <> 'bot')";
        let query = format!(
            "SELECT (SELECT COUNT(*) FROM tables WHERE owner = ?1 AND status = 'waiting'),
                    ({bots_only} AND owner = ?1), ({bots_only})"
        );
        let row =
            sqlx::query(sqlx::AssertSqlSafe(query)).bind(guest).fetch_one(&self.readers).await?;
        let count =
            |column: usize| Ok::<_, StoreError>(row.try_get::<i64, _>(column)?.cast_unsigned());
        Ok(Standing { waiting: count(0)?, bots_only: count(1)?, all_bots_only: count(2)? })
    }

    async fn try_writing(&self, at: i64) -> Result<(), StoreError> {
        self.writer.write(Write::Health(at)).await
    }

    async fn waiting_since(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE status = ?1 AND updated < ?2")
            .bind("waiting")
            .bind(before)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    async fn notes(&self, table: &str, guest: &str) -> Result<String, StoreError> {
        let row = sqlx::query("SELECT text FROM notes WHERE table_id = ?1 AND guest = ?2")
            .bind(table)
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get("text")).transpose()?.unwrap_or_default())
    }

    async fn set_notes(&self, table: &str, guest: &str, text: &str) -> Result<(), StoreError> {
        let (table, guest) = (table.to_owned(), guest.to_owned());
        self.writer.write(Write::Notes(table, guest, text.to_owned())).await
    }
}

fn logged(row: &SqliteRow) -> Result<Logged, StoreError> {
    Ok(Logged {
        sequence: row.try_get::<i64, _>("sequence")?.cast_unsigned(),
        at: row.try_get("at")?,
        entry: json(row.try_get("entry")?)?,
    })
}

fn guest(row: &SqliteRow) -> Result<Guest, StoreError> {
    Ok(Guest { id: row.try_get("id")?, name: row.try_get("name")? })
}

fn seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let kind: String = row.try_get("kind")?;
    let sitter = match kind.as_str() {
        "person" => Sitter::Person { guest: row.try_get("guest")?, name: row.try_get("name")? },
        "bot" => Sitter::Bot(row.try_get("bot")?),
        "invite" => Sitter::Invite(Secret(row.try_get("invite")?)),
        _ => Sitter::Open,
    };
    Ok(SeatRow { seat: row.try_get("seat")?, sitter })
}

fn text(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Broken(error.into()))
}

fn json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Broken(error.into()))
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Broken(error.into())
    }
}
