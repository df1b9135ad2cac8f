//! Everything behind the handlers: the store, the tables in memory, the bots.
//!
//! A table in memory is nothing but its log, read. Every change runs in a task of its own, so that
//! a caller who hangs up cannot leave it half done; it is answered when it is committed; and when
//! anything fails the table is read anew.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use kernel::{Seed, Setup};
use tokio::sync::watch;

use crate::catalog;
use crate::dto::{NewTable, News};
use crate::guest::random_hex;
use crate::live::Thought;
use crate::problem::{Problem, shortened};
use crate::store::{
    Change, Entry, Guest, Logged, SeatRow, Secret, Sitter, Store, Summary, TableRow, Which,
};
use crate::table::{Plan, Table, bot_waits, players};
use crate::words;

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_mins(15);
/// The name of the match of every guided game: its dice depend on it.
const GUIDED: &str = "guided";

/// A server's store, tables and settings. Cheap to clone.
#[derive(Clone)]
pub struct Site(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    settings: Settings,
    tables: Mutex<BTreeMap<String, Arc<Spot>>>,
    closing: watch::Sender<bool>,
}

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A folder with an owner's data files.
    pub data: Option<PathBuf>,
    /// How long bots wait before each decision, so that people can follow.
    pub bot_pause: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self { data: None, bot_pause: Duration::from_millis(350) }
    }
}

/// Where a table is kept in memory.
pub(crate) struct Spot {
    id: String,
    /// None until it is read, and after a failure.
    table: tokio::sync::Mutex<Option<Table>>,
    news: watch::Sender<News>,
    /// Whether somebody moves its bots.
    driven: AtomicBool,
    used: Mutex<Instant>,
}

impl Site {
    /// A site on a store.
    pub fn new(store: Arc<dyn Store>, settings: Settings) -> Self {
        Self(Arc::new(Inner {
            store,
            settings,
            tables: Mutex::new(BTreeMap::new()),
            closing: watch::Sender::new(false),
        }))
    }

    /// Lets bots go on where they were to decide when the server stopped, and from then on forgets
    /// tables that nobody looks at.
    pub async fn keep_house(&self) {
        match self.store().tables(&Which::WithBots).await {
            Ok(rows) => rows
                .iter()
                .filter(|row| bot_waits(row))
                .for_each(|row| self.wake_bots(&self.spot(&row.id))),
            Err(error) => tracing::error!("{error}"),
        }
        let site = self.clone();
        tokio::spawn(async move {
            let mut closing = site.closing();
            loop {
                tokio::select! {
                    () = tokio::time::sleep(IDLE / 5) => site.forget_idle(),
                    _ = closing.wait_for(|closing| *closing) => return,
                }
            }
        });
    }

    /// Ends what would never end by itself: live updates and bots.
    pub fn close(&self) {
        self.0.closing.send_replace(true);
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.0.store.as_ref()
    }

    pub(crate) fn data(&self) -> Option<&Path> {
        self.0.settings.data.as_deref()
    }

    /// Looks at a table.
    pub(crate) async fn look<R>(
        &self,
        id: &str,
        look: impl FnOnce(&mut Table) -> Result<R, Problem>,
    ) -> Result<R, Problem> {
        let spot = self.spot(id);
        let mut place = spot.table.lock().await;
        look(self.fill(&spot, &mut place).await?)
    }

    /// Looks at a table and has the thought that comes of it, if one does. That may take long, so it
    /// happens on a thread of its own, while the table is free for others.
    pub(crate) async fn ponder<T: Default + Send + 'static>(
        &self,
        id: &str,
        look: impl FnOnce(&mut Table) -> Result<Option<Thought<T>>, Problem>,
    ) -> Result<T, Problem> {
        let Some(thought) = self.look(id, look).await? else { return Ok(T::default()) };
        tokio::task::spawn_blocking(thought).await.map_err(|error| Problem::broken(&error))
    }

    /// How far a table is, now and from now on.
    pub(crate) async fn news(&self, id: &str) -> Result<watch::Receiver<News>, Problem> {
        let spot = self.spot(id);
        let mut place = spot.table.lock().await;
        self.fill(&spot, &mut place).await?;
        // The spot stays in memory as long as somebody listens: forgetting looks at that.
        Ok(spot.news.subscribe())
    }

    /// Changes a table as planned: everything is committed before it is answered, or nothing is
    /// done. A plan that fails leaves the table as it was.
    pub(crate) async fn change<R: Send + 'static>(
        &self,
        id: &str,
        plan: impl FnOnce(&mut Table) -> Result<Plan<R>, Problem> + Send + 'static,
    ) -> Result<R, Problem> {
        let (site, spot) = (self.clone(), self.spot(id));
        let task = tokio::spawn(async move { site.change_now(&spot, plan).await });
        match task.await {
            Ok(result) => result,
            Err(error) => Err(Problem::broken(&error)),
        }
    }

    async fn change_now<R>(
        &self,
        spot: &Arc<Spot>,
        plan: impl FnOnce(&mut Table) -> Result<Plan<R>, Problem>,
    ) -> Result<R, Problem> {
        let mut place = spot.table.lock().await;
        self.fill(spot, &mut place).await?;
        // Taken away until all is well: whatever goes wrong, a panic too, the table is read anew.
        let mut table = place.take().ok_or(Problem::Broken)?;
        let plan = match plan(&mut table) {
            Ok(plan) => plan,
            Err(problem) => {
                *place = Some(table);
                return Err(problem);
            }
        };
        if plan.entries.is_empty() {
            *place = Some(table);
            return Ok(plan.answer);
        }
        let after = table.row.sequence;
        let entries = number(plan.entries, after);
        if let Some((seat, guest)) = &plan.sits {
            let sitter = Sitter::Person { guest: guest.id.clone(), name: guest.name.clone() };
            if let Some(row) = table.row.seats.iter_mut().find(|row| row.seat == *seat) {
                row.sitter = sitter;
            }
        }
        for logged in &entries {
            table.note(logged, self.data())?;
        }
        table.settle();
        let change = Change {
            after,
            entries,
            summary: table.row.summary.clone(),
            sits: plan.sits.map(|(seat, guest)| (seat, guest.id)),
        };
        self.store().append(&spot.id, &change).await?;
        spot.news.send_replace(table.news());
        let bot_waits = bot_waits(&table.row);
        *place = Some(table);
        drop(place);
        if bot_waits {
            self.wake_bots(spot);
        }
        Ok(plan.answer)
    }

    /// Reads a table into memory if it is not there.
    async fn fill<'a>(
        &self,
        spot: &Arc<Spot>,
        place: &'a mut Option<Table>,
    ) -> Result<&'a mut Table, Problem> {
        if place.is_none() {
            let Some(row) = self.store().table(&spot.id).await? else {
                self.forget(&spot.id);
                return Err(Problem::no_table(&spot.id));
            };
            let log = self.store().log(&spot.id).await?;
            let data = self.data().map(Path::to_owned);
            let read = move || read(row, &log, data.as_deref());
            let table = tokio::task::spawn_blocking(read)
                .await
                .map_err(|error| Problem::broken(&error))??;
            spot.news.send_replace(table.news());
            *place = Some(table);
        }
        place.as_mut().ok_or(Problem::Broken)
    }

    fn spot(&self, id: &str) -> Arc<Spot> {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let spot = tables.entry(id.to_owned()).or_insert_with(|| {
            Arc::new(Spot {
                id: id.to_owned(),
                table: tokio::sync::Mutex::new(None),
                news: watch::Sender::new(News::default()),
                driven: AtomicBool::new(false),
                used: Mutex::new(Instant::now()),
            })
        });
        *spot.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        Arc::clone(spot)
    }

    fn forget(&self, id: &str) {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Drops from memory what nobody has used for a while.
    fn forget_idle(&self) {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|_, spot| {
            let used = *spot.used.lock().unwrap_or_else(PoisonError::into_inner);
            if used.elapsed() < IDLE || spot.driven.load(Ordering::SeqCst) {
                return true;
            }
            if let Ok(mut place) = spot.table.try_lock() {
                *place = None;
            }
            // Listeners need the spot, and so does whoever is about to change it.
            spot.news.receiver_count() > 0 || Arc::strong_count(spot) > 1
        });
    }
}

/// A table from its log.
fn read(row: TableRow, log: &[Logged], data: Option<&Path>) -> Result<Table, Problem> {
    let mut table = Table::new(row);
    for logged in log {
        table.replay(logged, data)?;
    }
    table.settle();
    Ok(table)
}

fn number(entries: Vec<Entry>, after: u64) -> Vec<Logged> {
    let at = now();
    entries
        .into_iter()
        .zip(after + 1..)
        .map(|(entry, sequence)| Logged { sequence, at, entry })
        .collect()
}

/// Unix seconds.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs().cast_signed()
}

// New tables.

impl Site {
    /// Makes a table as asked.
    pub(crate) async fn new_table(
        &self,
        guest: &Guest,
        asked: NewTable,
    ) -> Result<String, Problem> {
        let setup = Setup { scenario: asked.scenario, set: asked.set };
        let game = catalog::for_table(&asked.game, &setup, self.data())?;
        if let Some(unknown) = asked.seats.keys().find(|name| !game.seats.contains(&name.as_str()))
        {
            return Err(Problem::Malformed(format!(
                "there is no seat \"{}\"; there are {}",
                shortened(unknown),
                game.seats.join(", ")
            )));
        }
        let mut seats = Vec::new();
        for (place, name) in game.seats.iter().enumerate() {
            let wish = match asked.seats.get(*name).map(String::as_str) {
                Some(wish) if !asked.guided => wish,
                None if !asked.guided => "open",
                Some(_) | None if place == 0 => "me",
                Some(_) | None => "bot:greedy",
            };
            seats.push(SeatRow { seat: (*name).to_owned(), sitter: sitter(wish, guest)? });
        }
        let mut orders = Vec::new();
        for (name, list) in asked.orders {
            let place = seats.iter().position(|row| {
                row.seat == name
                    && matches!(&row.sitter, Sitter::Person { guest: id, .. } if *id == guest.id)
            });
            let Some(place) = place else {
                return Err(Problem::Malformed(
                    "standing orders are for one's own seats".to_owned(),
                ));
            };
            catalog::check_orders(&asked.game, &list)?;
            orders.push(Entry::Ordered { seat: place as u8, orders: list });
        }
        self.set_up(guest, &asked.game, game.setup, game.pack, seats, orders, asked.guided).await
    }

    /// Makes a table where the same people play again, each in the next seat.
    pub(crate) async fn rematch(&self, guest: &Guest, id: &str) -> Result<String, Problem> {
        let look = |table: &mut Table| Ok((table.may_rematch(guest)?, table.row.clone()));
        let (made, row) = self.look(id, look).await?;
        if let Some(made) = made {
            return Ok(made);
        }
        let game = catalog::for_table(&row.game, &row.setup, self.data())?;
        let mut seats = row.seats.clone();
        if !row.guided {
            let count = seats.len();
            for (place, seat) in row.seats.into_iter().enumerate() {
                seats[(place + 1) % count].sitter = seat.sitter;
            }
        }
        let new = self
            .set_up(guest, &row.game, game.setup, game.pack, seats, Vec::new(), row.guided)
            .await?;
        let table = new.clone();
        match self.change(id, move |old| old.rematched(&table)).await {
            Ok(()) => Ok(new),
            // Both asked at the same moment: the first table counts.
            Err(problem) => match self.look(id, look).await? {
                (Some(made), _) => Ok(made),
                (None, _) => Err(problem),
            },
        }
    }

    #[allow(clippy::too_many_arguments, reason = "each is one column of a new table")]
    async fn set_up(
        &self,
        guest: &Guest,
        game: &str,
        setup: Setup,
        pack: String,
        seats: Vec<SeatRow>,
        orders: Vec<Entry>,
        guided: bool,
    ) -> Result<String, Problem> {
        let id = random_hex::<8>()?;
        // The guided game is the same for everybody, so its dice are no secret.
        let (match_id, seed) = if guided {
            (GUIDED.to_owned(), Seed::derived(705, 1).to_hex())
        } else {
            (id.clone(), random_hex::<32>()?)
        };
        let row = TableRow {
            id: id.clone(),
            game: game.to_owned(),
            setup,
            pack,
            match_id,
            seed: Secret(seed),
            guided,
            owner: guest.id.clone(),
            created: now(),
            sequence: 0,
            summary: Summary::default(),
            seats,
        };
        let mut entries = orders;
        if guided {
            let players = row.seats.iter().map(|seat| seat.seat.clone()).collect();
            entries.push(Entry::Begun { players });
        } else {
            entries.extend(players(&row).map(|players| Entry::Begun { players }));
        }
        if entries.is_empty() {
            let seat = row.seats.iter().find(|seat| matches!(seat.sitter, Sitter::Person { .. }));
            let seat = seat.map(|seat| seat.seat.clone()).unwrap_or_default();
            entries.push(Entry::Sat { seat, name: guest.name.clone() });
        }
        let log = number(entries, 0);
        let table = read(row, &log, self.data())?;
        self.store().add_table(&table.row, &log).await?;
        if bot_waits(&table.row) {
            self.wake_bots(&self.spot(&id));
        }
        Ok(id)
    }
}

/// Who sits in a seat of a new table: `me`, `open`, `invite` or `bot:LEVEL`.
fn sitter(wish: &str, guest: &Guest) -> Result<Sitter, Problem> {
    match wish.strip_prefix("bot:") {
        Some(level) if bots::LEVELS.contains(&level) => return Ok(Sitter::Bot(level.to_owned())),
        Some(level) => {
            return Err(Problem::Malformed(format!(
                "there is no bot \"{}\"; there are {}",
                shortened(level),
                bots::LEVELS.join(", ")
            )));
        }
        None => {}
    }
    match wish {
        "me" => Ok(Sitter::Person { guest: guest.id.clone(), name: guest.name.clone() }),
        "open" => Ok(Sitter::Open),
        "invite" => Ok(Sitter::Invite(Secret(random_hex::<16>()?))),
        other => Err(Problem::Malformed(format!(
            "a seat is me, open, invite or {}, not \"{}\"",
            words::bot_name("LEVEL"),
            shortened(other)
        ))),
    }
}

// Bots.

/// What came of letting the bots of a table move.
enum Moved {
    /// One moved, or the table changed while it thought: look again.
    Again,
    /// None has to.
    Done,
}

impl Site {
    /// Lets the bots of a table move until people must decide.
    fn wake_bots(&self, spot: &Arc<Spot>) {
        if spot.driven.swap(true, Ordering::SeqCst) {
            return;
        }
        let (site, spot) = (self.clone(), Arc::clone(spot));
        tokio::spawn(async move {
            loop {
                match site.move_bot(&spot).await {
                    Ok(Moved::Again) => {}
                    Ok(Moved::Done) => return,
                    Err(problem) => {
                        tracing::error!(table = spot.id, ?problem, "a bot cannot move");
                        spot.driven.store(false, Ordering::SeqCst);
                        return;
                    }
                }
            }
        });
    }

    async fn move_bot(&self, spot: &Arc<Spot>) -> Result<Moved, Problem> {
        let turn = {
            let mut place = spot.table.lock().await;
            let turn = self.fill(spot, &mut place).await?.bot_turn();
            if turn.is_none() || *self.0.closing.borrow() {
                // Let go while the table is locked: a change after this wakes the bots again.
                spot.driven.store(false, Ordering::SeqCst);
                return Ok(Moved::Done);
            }
            turn
        };
        let Some(turn) = turn else { return Ok(Moved::Done) };
        tokio::time::sleep(self.0.settings.bot_pause).await;
        let action = tokio::task::spawn_blocking(turn.thought)
            .await
            .map_err(|error| Problem::broken(&error))?
            .ok_or(Problem::Broken)?;
        let act = move |table: &mut Table| table.bot_acts(turn.seat, &action, turn.progress);
        match self.change(&spot.id, act).await {
            // Somebody took something back or resigned while the bot thought.
            Ok(()) | Err(Problem::Conflict(_)) => Ok(Moved::Again),
            Err(problem) => Err(problem),
        }
    }
}
