//! The store in one `SQLite` file.
//!
//! Write-ahead log with full synchronisation: what is committed survives the loss of power. One
//! connection writes, a few read. A store in memory has one connection for both and ends with it.

use std::collections::BTreeMap;
use std::path::Path;
use std::str::FromStr as _;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{Row as _, SqlStr, Sqlite as Database, Transaction};

use super::{
    Change, Guest, Logged, SeatRow, Secret, Sitter, Standing, Store, StoreError, TableRow, Which,
};

/// How many tables a list holds.
const LIST: i64 = 200;

/// Who sits where, with the names that people sat down with.
const SEATS: &str = "SELECT s.table_id, s.seat, s.kind, s.guest, s.bot, s.invite, s.name
     FROM seats s";

/// Guests and tables in an `SQLite` file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: SqlitePool,
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
    ])
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings its tables up to date.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        // A connection to a file does not get lost, so nobody need ask whether it is still there.
        let pool = || SqlitePoolOptions::new().test_before_acquire(false);
        let writer = pool().max_connections(1).connect_with(options.clone()).await?;
        migrations().run(&writer).await.map_err(|error| StoreError::Broken(error.into()))?;
        let readers = pool().max_connections(3).connect_with(options.read_only(true)).await?;
        Ok(Self { writer, readers })
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
        Ok(Self { writer: pool.clone(), readers: pool })
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
        self.writer.close().await;
    }

    /// Who sits at the tables that a query finds, by table.
    async fn seats_of(
        &self,
        query: Query<'static>,
    ) -> Result<BTreeMap<String, Vec<SeatRow>>, StoreError> {
        let mut seats: BTreeMap<String, Vec<SeatRow>> = BTreeMap::new();
        for row in query.fetch_all(&self.readers).await? {
            seats.entry(row.try_get("table_id")?).or_default().push(seat(&row)?);
        }
        Ok(seats)
    }
}

type Query<'a> = sqlx::query::Query<'a, Database, SqliteArguments>;

/// A table from its row and its seats.
fn whole(
    row: &SqliteRow,
    seats: &mut BTreeMap<String, Vec<SeatRow>>,
) -> Result<TableRow, StoreError> {
    let id: String = row.try_get("id")?;
    Ok(TableRow {
        seats: seats.remove(&id).unwrap_or_default(),
        id,
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

/// The tables of a list, out of which their rows and their seats are read: how to choose them, what
/// to bind, and how many at most.
fn choice(which: &Which) -> (&'static str, &str, i64) {
    match which {
        Which::Of(guest) => {
            let condition = "status <> 'closed' AND EXISTS
                 (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest = ?1)";
            (condition, guest, LIST)
        }
        Which::Open => (
            "status = ?1 AND EXISTS
             (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'open')",
            "waiting",
            LIST,
        ),
        Which::Live => ("status = ?1", "playing", LIST),
        Which::Over => ("status = ?1", "over", LIST),
        // Nobody reads this list: every bot is to be woken.
        Which::WithBots => (
            "status = ?1 AND EXISTS
             (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.kind = 'bot')",
            "playing",
            -1,
        ),
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn add_guest(&self, guest: &Guest, token: &str, at: i64) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO guests (id, token, name, created) VALUES (?1, ?2, ?3, ?4)")
            .bind(&guest.id)
            .bind(token)
            .bind(&guest.name)
            .bind(at)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn guest_by_token(&self, token: &str) -> Result<Option<Guest>, StoreError> {
        let row = sqlx::query("SELECT id, name FROM guests WHERE token = ?1")
            .bind(token)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(guest).transpose()
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE guests SET name = ?2 WHERE id = ?1")
            .bind(id)
            .bind(name)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn add_table(&self, table: &TableRow, entries: &[Logged]) -> Result<(), StoreError> {
        let names: Vec<&str> = table.seats.iter().map(|seat| seat.seat.as_str()).collect();
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query(
            "INSERT INTO tables (id, game, setup, seats, pack, match_id, seed, guided, owner,
                                 created, sequence, status, updated, summary)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(text(&table.setup)?)
        .bind(text(&names)?)
        .bind(&table.pack)
        .bind(&table.match_id)
        .bind(&table.seed.0)
        .bind(i64::from(table.guided))
        .bind(&table.owner)
        .bind(table.created)
        .bind(table.sequence.cast_signed())
        .bind(table.summary.status.name())
        .bind(table.summary.updated)
        .bind(text(&table.summary)?)
        .execute(&mut *transaction)
        .await?;
        for (place, seat) in (0_i64..).zip(&table.seats) {
            let (kind, person, bot, invite) = match &seat.sitter {
                Sitter::Person { guest, name } => ("person", Some((guest, name)), None, None),
                Sitter::Bot(level) => ("bot", None, Some(level), None),
                Sitter::Open => ("open", None, None, None),
                Sitter::Invite(token) => ("invite", None, None, Some(&token.0)),
            };
            let (guest, name) = person.unzip();
            sqlx::query(
                "INSERT INTO seats (table_id, seat, place, kind, guest, bot, invite, name)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            )
            .bind(&table.id)
            .bind(&seat.seat)
            .bind(place)
            .bind(kind)
            .bind(guest)
            .bind(bot)
            .bind(invite)
            .bind(name)
            .execute(&mut *transaction)
            .await?;
        }
        insert(&mut transaction, &table.id, entries).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM tables WHERE id = ?1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seats = format!("{SEATS} WHERE s.table_id = ?1 ORDER BY s.place");
        let query = sqlx::query(sqlx::AssertSqlSafe(seats)).bind(id.to_owned());
        whole(&row, &mut self.seats_of(query).await?).map(Some)
    }

    async fn tables(&self, which: &Which) -> Result<Vec<TableRow>, StoreError> {
        let (condition, bound, most) = choice(which);
        let list = |columns: &str| {
            format!(
                "SELECT {columns} FROM tables t WHERE {condition}
                 ORDER BY updated DESC, id LIMIT ?2"
            )
        };
        let rows = sqlx::query(sqlx::AssertSqlSafe(list("*")))
            .bind(bound)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        let seats = format!("{SEATS} WHERE s.table_id IN ({}) ORDER BY s.place", list("id"));
        let query = sqlx::query(sqlx::AssertSqlSafe(seats)).bind(bound.to_owned()).bind(most);
        let mut seats = self.seats_of(query).await?;
        rows.iter().map(|row| whole(row, &mut seats)).collect()
    }

    async fn log(&self, id: &str) -> Result<Vec<Logged>, StoreError> {
        let rows = sqlx::query(
            "SELECT sequence, at, entry FROM log WHERE table_id = ?1 ORDER BY sequence",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Logged {
                    sequence: row.try_get::<i64, _>("sequence")?.cast_unsigned(),
                    at: row.try_get("at")?,
                    entry: json(row.try_get("entry")?)?,
                })
            })
            .collect()
    }

    async fn append(&self, id: &str, change: &Change) -> Result<(), StoreError> {
        let last = change.entries.last().map_or(change.after, |logged| logged.sequence);
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let done = sqlx::query(
            "UPDATE tables SET sequence = ?3, status = ?4, updated = ?5, summary = ?6
             WHERE id = ?1 AND sequence = ?2",
        )
        .bind(id)
        .bind(change.after.cast_signed())
        .bind(last.cast_signed())
        .bind(change.summary.status.name())
        .bind(change.summary.updated)
        .bind(text(&change.summary)?)
        .execute(&mut *transaction)
        .await?;
        if done.rows_affected() != 1 {
            return Err(StoreError::Stale);
        }
        insert(&mut transaction, id, &change.entries).await?;
        if let Some((seat, guest)) = &change.sits {
            let done = sqlx::query(
                "UPDATE seats SET kind = 'person', guest = ?3, name = ?4, invite = NULL
                 WHERE table_id = ?1 AND seat = ?2 AND guest IS NULL AND bot IS NULL",
            )
            .bind(id)
            .bind(seat)
            .bind(&guest.id)
            .bind(&guest.name)
            .execute(&mut *transaction)
            .await?;
            if done.rows_affected() != 1 {
                return Err(StoreError::Stale);
            }
        }
        transaction.commit().await?;
        Ok(())
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
        sqlx::query(
            "INSERT INTO health (id, at) VALUES (1, ?1)
             ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        )
        .bind(at)
        .execute(&self.writer)
        .await?;
        Ok(())
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
        sqlx::query(
            "INSERT INTO notes (table_id, guest, text) VALUES (?1, ?2, ?3)
             ON CONFLICT (table_id, guest) DO UPDATE SET text = excluded.text",
        )
        .bind(table)
        .bind(guest)
        .bind(text)
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}

async fn insert(
    transaction: &mut Transaction<'_, Database>,
    id: &str,
    entries: &[Logged],
) -> Result<(), StoreError> {
    for logged in entries {
        sqlx::query("INSERT INTO log (table_id, sequence, at, entry) VALUES (?1, ?2, ?3, ?4)")
            .bind(id)
            .bind(logged.sequence.cast_signed())
            .bind(logged.at)
            .bind(text(&logged.entry)?)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
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
