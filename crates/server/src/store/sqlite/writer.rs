//! The one connection that writes.
//!
//! Whoever writes puts it into a queue. What waits there when the last commit is done is committed
//! together: while the disk is busy with one group the next one gathers, so that the cost of a
//! commit is shared by all tables that are played at. Each is answered when its group is on the
//! disk. If anything in a group fails, all of it is rolled back and each part is committed alone:
//! nobody pays for somebody else's failure.
//!
//! After a failure nobody knows what state the connection is in (`SQLite` rolls back by itself when
//! the disk is full, and the driver does not notice), so that it is closed and another one is opened.

use sqlx::pool::PoolConnection;
use sqlx::sqlite::SqlitePool;
use sqlx::{Sqlite as Database, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::text;
use crate::store::{Change, Guest, Logged, Sitter, Snapshot, StoreError, TableRow};

/// How much may wait; who comes later waits until there is room.
const QUEUE: usize = 1024;
/// How much is committed at once.
const GROUP: usize = 256;

/// Something to be written, all of it or nothing.
#[derive(Debug)]
pub(super) enum Write {
    /// A guest, the hash of his token, and when he came.
    Guest(Guest, String, i64),
    /// A guest's id and new name.
    Name(String, String),
    /// A table and the first entries of its log.
    Table(Box<TableRow>, Vec<Logged>),
    /// What happened at the table of this id.
    Append(String, Box<Change>),
    /// A table's id, and a snapshot in the place of the one it has.
    Snapshot(String, Box<Snapshot>),
    /// Table, guest and what he noted.
    Notes(String, String, String),
    /// When somebody asked whether anything can be written.
    Health(i64),
}

/// What waits to be written, and who waits for it.
type Waiting = (Write, oneshot::Sender<Result<(), StoreError>>);

/// The queue of what is to be written. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Waiting>,
}

/// What becomes of the connection after a failure.
#[derive(Clone, Copy, Debug)]
pub(super) enum Failed {
    /// It is replaced.
    Replace,
    /// It is kept, for it is the database.
    Keep,
}

impl Writer {
    /// Writes through the only connection of this pool until nobody has anything to write any more.
    pub(super) fn new(pool: SqlitePool, failed: Failed) -> Self {
        let (queue, mut waiting) = mpsc::channel(QUEUE);
        tokio::spawn(async move {
            let mut group = Vec::with_capacity(GROUP);
            while waiting.recv_many(&mut group, GROUP).await > 0 {
                commit_group(&pool, failed, std::mem::take(&mut group)).await;
            }
        });
        Self { queue }
    }

    /// Writes something; it is durable when this returns.
    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let gone = || StoreError::Broken("nobody writes any more".into());
        let (done, answer) = oneshot::channel();
        self.queue.send((write, done)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

/// Commits a group, or each of it alone if that fails, and tells everybody.
async fn commit_group(pool: &SqlitePool, failed: Failed, group: Vec<Waiting>) {
    let (writes, waiting): (Vec<Write>, Vec<_>) = group.into_iter().unzip();
    let answers = match commit(pool, failed, &writes).await {
        Committed::Done(answers) => answers,
        Committed::NotBegun(error) => {
            let error = error.to_string();
            writes.iter().map(|_| Err(StoreError::Broken(error.clone().into()))).collect()
        }
        Committed::Failed(error) if writes.len() == 1 => vec![Err(error)],
        Committed::Failed(_) => {
            let mut answers = Vec::with_capacity(writes.len());
            for write in &writes {
                answers.push(match commit(pool, failed, std::slice::from_ref(write)).await {
                    Committed::Done(mut alone) => alone.pop().unwrap_or(Ok(())),
                    Committed::NotBegun(error) | Committed::Failed(error) => Err(error),
                });
            }
            answers
        }
    };
    for (who, answer) in waiting.into_iter().zip(answers) {
        // Who has gone away does not hear it.
        let _ = who.send(answer);
    }
}

/// What came of a transaction.
enum Committed {
    /// All is on the disk, but for what came too late and left no trace.
    Done(Vec<Result<(), StoreError>>),
    /// Nobody may write now, such as while somebody else holds the file: trying again with less of
    /// it would be in vain.
    NotBegun(StoreError),
    /// Something in it failed, and nothing was done.
    Failed(StoreError),
}

async fn commit(pool: &SqlitePool, failed: Failed, writes: &[Write]) -> Committed {
    let mut connection = match pool.acquire().await {
        Ok(connection) => connection,
        Err(error) => return Committed::NotBegun(error.into()),
    };
    if let Err(error) = run(&mut connection, "BEGIN IMMEDIATE").await {
        give_up(connection, failed, &error).await;
        return Committed::NotBegun(error);
    }
    match transact(&mut connection, writes).await {
        Ok(answers) => Committed::Done(answers),
        Err(error) => {
            give_up(connection, failed, &error).await;
            Committed::Failed(error)
        }
    }
}

/// Leaves a transaction that failed.
async fn give_up(mut connection: PoolConnection<Database>, failed: Failed, error: &StoreError) {
    match (error, failed) {
        // The connection is as it should be, or there is no other.
        (StoreError::Stale, _) | (StoreError::Broken(_), Failed::Keep) => {
            // If there is nothing to roll back, then it has been.
            let _ = run(&mut connection, "ROLLBACK").await;
        }
        (StoreError::Broken(_), Failed::Replace) => {
            if let Err(error) = connection.close().await {
                tracing::warn!(%error, "the connection that writes was not closed properly");
            }
        }
    }
}

async fn transact(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut done = Vec::with_capacity(writes.len());
    for write in writes {
        done.push(write_one(connection, write).await?);
    }
    run(connection, "COMMIT").await?;
    Ok(done)
}

async fn run(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), StoreError> {
    sqlx::query(sql).execute(connection).await?;
    Ok(())
}

/// Writes one thing. What came too late and has left no trace does not spoil the rest.
async fn write_one(
    connection: &mut SqliteConnection,
    write: &Write,
) -> Result<Result<(), StoreError>, StoreError> {
    match write {
        Write::Guest(guest, token, at) => {
            let sql = "INSERT INTO guests (id, token, name, created) VALUES (?1, ?2, ?3, ?4)";
            let query = sqlx::query(sql).bind(&guest.id).bind(token).bind(&guest.name).bind(at);
            query.execute(connection).await?;
        }
        Write::Name(id, name) => {
            let query = sqlx::query("UPDATE guests SET name = ?2 WHERE id = ?1");
            query.bind(id).bind(name).execute(connection).await?;
        }
        Write::Table(table, entries) => add_table(connection, table, entries).await?,
        Write::Health(at) => {
            let sql = "INSERT INTO health (id, at) VALUES (1, ?1)
                 ON CONFLICT (id) DO UPDATE SET at = excluded.at";
            sqlx::query(sql).bind(at).execute(connection).await?;
        }
        Write::Snapshot(id, snapshot) => set_snapshot(connection, id, snapshot).await?,
        Write::Append(id, change) => return append(connection, id, change).await,
        Write::Notes(table, guest, text) => {
            let sql = "INSERT INTO notes (table_id, guest, text) VALUES (?1, ?2, ?3)
                 ON CONFLICT (table_id, guest) DO UPDATE SET text = excluded.text";
            sqlx::query(sql).bind(table).bind(guest).bind(text).execute(connection).await?;
        }
    }
    Ok(Ok(()))
}

async fn add_table(
    connection: &mut SqliteConnection,
    table: &TableRow,
    entries: &[Logged],
) -> Result<(), StoreError> {
    let names: Vec<&str> = table.seats.iter().map(|seat| seat.seat.as_str()).collect();
    // The seats that must decide, as a set of places.
    let waits = |name: &str| table.summary.waiting_for.iter().any(|waiting| waiting == name);
    let places = names.iter().enumerate().filter(|(_, name)| waits(name));
    let waiting: i64 = places.fold(0, |set, (place, _)| set | 1 << place);
    sqlx::query(
        "INSERT INTO tables (id, game, setup, seats, pack, match_id, seed, guided, owner,
                             created, sequence, status, updated, summary, waiting, private)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)",
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
    .bind(waiting)
    .bind(table.summary.terms.private)
    .execute(&mut *connection)
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
        .execute(&mut *connection)
        .await?;
    }
    insert_log(connection, &table.id, entries).await
}

/// Adds to a table's log. A change that comes too late leaves no trace, unless somebody sits down
/// in a seat that is taken: then the answer is an error, and all is rolled back.
async fn append(
    connection: &mut SqliteConnection,
    id: &str,
    change: &Change,
) -> Result<Result<(), StoreError>, StoreError> {
    let last = change.entries.last().map_or(change.after, |logged| logged.sequence);
    let done = sqlx::query(
        "UPDATE tables SET sequence = ?3, status = ?4, updated = ?5, summary = ?6, waiting = (
             SELECT coalesce(sum(1 << s.place), 0) FROM seats s
             WHERE s.table_id = ?1 AND s.seat IN (SELECT value FROM json_each(?6, '$.waiting_for')))
         WHERE id = ?1 AND sequence = ?2",
    )
    .bind(id)
    .bind(change.after.cast_signed())
    .bind(last.cast_signed())
    .bind(change.summary.status.name())
    .bind(change.summary.updated)
    .bind(text(&change.summary)?)
    .execute(&mut *connection)
    .await?;
    if done.rows_affected() != 1 {
        return Ok(Err(StoreError::Stale));
    }
    insert_log(connection, id, &change.entries).await?;
    if let Some(to) = change.back_to() {
        let sql = "DELETE FROM snapshots WHERE table_id = ?1 AND first > ?2";
        let to = i64::try_from(to).unwrap_or(i64::MAX);
        sqlx::query(sql).bind(id).bind(to).execute(&mut *connection).await?;
    }
    if let Some(snapshot) = &change.snapshot {
        set_snapshot(connection, id, snapshot).await?;
    }
    if let Some((seat, guest, name)) = change.sits() {
        let done = sqlx::query(
            "UPDATE seats SET kind = 'person', guest = ?3, name = ?4, invite = NULL
             WHERE table_id = ?1 AND place = ?2 AND guest IS NULL AND bot IS NULL",
        )
        .bind(id)
        .bind(i64::from(seat.0))
        .bind(guest)
        .bind(name)
        .execute(&mut *connection)
        .await?;
        if done.rows_affected() != 1 {
            return Err(StoreError::Stale);
        }
    }
    Ok(Ok(()))
}

async fn insert_log(
    connection: &mut SqliteConnection,
    id: &str,
    entries: &[Logged],
) -> Result<(), StoreError> {
    for logged in entries {
        sqlx::query("INSERT INTO log (table_id, sequence, at, entry) VALUES (?1, ?2, ?3, ?4)")
            .bind(id)
            .bind(logged.sequence.cast_signed())
            .bind(logged.at)
            .bind(text(&logged.entry)?)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn set_snapshot(
    connection: &mut SqliteConnection,
    id: &str,
    snapshot: &Snapshot,
) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO snapshots (table_id, sequence, first, program, hash, body)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    sqlx::query(sql)
        .bind(id)
        .bind(snapshot.sequence.cast_signed())
        .bind(i64::try_from(snapshot.first).unwrap_or(i64::MAX))
        .bind(&snapshot.program)
        .bind(&snapshot.hash)
        .bind(&snapshot.body)
        .execute(connection)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::store::{Guest, Sqlite, Store as _};

    fn guest(id: &str, name: &str) -> Guest {
        Guest { id: id.to_owned(), name: name.to_owned() }
    }

    /// A connection for which the disk is full fails; another one goes on when there is room again.
    #[tokio::test]
    async fn writing_goes_on_after_the_disk_was_full() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("full.sqlite")).await.unwrap();
        store.add_guest(&guest("g1", "Anna"), "one", 1).await.unwrap();
        let mut writing = store.writing.acquire().await.unwrap();
        let pages = "PRAGMA page_count";
        let pages: i64 = sqlx::query_scalar(pages).fetch_one(&mut *writing).await.unwrap();
        let full = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query(full).execute(&mut *writing).await.unwrap();
        drop(writing);
        let long = "x".repeat(100_000);
        let failed = store.add_guest(&guest("g2", &long), "two", 2).await;
        assert!(failed.unwrap_err().to_string().contains("full"));
        assert_eq!(store.guest_by_token("two").await.unwrap(), None);
        store.add_guest(&guest("g3", &long), "three", 3).await.unwrap();
        assert_eq!(store.guest_by_token("three").await.unwrap().unwrap().name, long);
    }

    /// What waits while nobody can write is written together, and one that fails fails alone.
    #[tokio::test]
    async fn a_failure_is_nobody_elses() {
        let folder = tempfile::tempdir().unwrap();
        for store in [
            Sqlite::open(&folder.path().join("group.sqlite")).await.unwrap(),
            Sqlite::in_memory().await.unwrap(),
        ] {
            store.add_guest(&guest("g0", "Anna"), "token 0", 0).await.unwrap();
            let writing = store.writing.acquire().await.unwrap();
            let mut tasks = Vec::new();
            for number in 0..20 {
                let store = store.clone();
                // Every fifth is a guest who is there already.
                let id = format!("g{}", if number % 5 == 0 { 0 } else { number });
                tasks.push(tokio::spawn(async move {
                    store.add_guest(&guest(&id, "Bert"), &format!("token {number}+"), 1).await
                }));
            }
            // All of them are in the queue then.
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            drop(writing);
            for (number, task) in tasks.into_iter().enumerate() {
                let written = task.await.unwrap();
                assert_eq!(written.is_err(), number % 5 == 0, "{number}: {written:?}");
                let found = store.guest_by_token(&format!("token {number}+")).await.unwrap();
                assert_eq!(found.is_some(), written.is_ok());
            }
        }
    }
}
