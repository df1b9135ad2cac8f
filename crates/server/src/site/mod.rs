//! Everything behind the handlers: the store, the tables in memory, the bots.
//!
//! A table in memory is nothing but its log, read. Every change runs in a task of its own, so that
//! a caller who hangs up cannot leave it half done; it is answered when it is committed; and when
//! anything fails the table is read anew.
//!
//! The threads that answer requests only wait: rules, scenes and tellings are worked out on others.

mod bots;
mod clocks;
mod odds;
mod opening;
mod presence;
mod waking;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::{OwnedMutexGuard, watch};

pub(crate) use self::odds::Forecast;
use self::odds::Oracle;
pub(crate) use self::presence::Attending;
use self::presence::Presence;
use self::waking::{Depth, Waking};
use crate::client::Client;
use crate::dto::{News, TableView};
use crate::health::Health;
use crate::limits::{Limit, Limits, Meter, Of};
use crate::live::Thought;
use crate::problem::Problem;
use crate::serve::Connections;
use crate::store::{Change, Entry, Guest, Logged, Status, Store};
use crate::table::{Plan, Table, bot_waits};

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_mins(15);

/// A server's store, tables and settings. Cheap to clone.
#[derive(Clone)]
pub struct Site(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    settings: Settings,
    tables: Mutex<BTreeMap<String, Arc<Spot>>>,
    closing: watch::Sender<bool>,
    meter: Meter,
    health: Health,
    oracle: Oracle,
    presence: Presence,
    waking: Waking,
    /// Held while a table is made that is counted.
    making: tokio::sync::Mutex<()>,
}

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Settings {
    /// A folder with an owner's data files.
    pub data: Option<PathBuf>,
    /// How long bots wait before each decision, so that people can follow.
    pub bot_pause: Duration,
    /// How long a bot may think about a decision at most; it then takes the best it has found.
    pub bot_time: Duration,
    /// How long a minute of a game's own clock is.
    pub minute: Duration,
    /// What connections are allowed.
    pub connections: Connections,
    /// What guests and addresses are allowed.
    pub limits: Limits,
    /// Names that the server is called by, besides `localhost` and addresses; `*` for any.
    pub hosts: Vec<String>,
    /// Whether a proxy is in front of the server that says who asks, and how.
    pub behind_proxy: bool,
    /// After how long without a change a table that waits for players is closed; never if none.
    pub expire: Option<Duration>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            data: None,
            bot_pause: Duration::from_millis(350),
            bot_time: Duration::from_secs(10),
            minute: Duration::from_mins(1),
            connections: Connections::default(),
            limits: Limits::default(),
            hosts: Vec::new(),
            behind_proxy: false,
            expire: Some(Duration::from_hours(14 * 24)),
        }
    }
}

/// Where a table is kept in memory.
pub(crate) struct Spot {
    id: String,
    /// None until it is read, and after a failure.
    table: Arc<tokio::sync::Mutex<Option<Table>>>,
    news: watch::Sender<News>,
    /// How often somebody who plays at it came or went.
    comings: watch::Sender<u64>,
    /// Whether somebody moves its bots.
    driven: AtomicBool,
    /// Whether somebody keeps its time.
    timed: AtomicBool,
    /// Whether it was read and everybody may see it.
    public: AtomicBool,
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
            meter: Meter::default(),
            health: Health::default(),
            oracle: Oracle::default(),
            presence: Presence::default(),
            waking: Waking::default(),
            making: tokio::sync::Mutex::default(),
        }))
    }

    /// Lets bots go on where they were to decide when the server stopped, and from then on forgets
    /// tables that nobody looks at.
    pub async fn keep_house(&self) {
        match self.store().waiting_for_bots().await {
            Ok(ids) => ids.iter().for_each(|id| self.wake_bots(&self.spot(id))),
            Err(error) => tracing::error!("{error}"),
        }
        let site = self.clone();
        tokio::spawn(async move {
            let mut closing = site.closing();
            loop {
                site.close_old().await;
                tokio::select! {
                    () = tokio::time::sleep(IDLE / 5) => site.forget_idle(),
                    _ = closing.wait_for(|closing| *closing) => return,
                }
            }
        });
    }

    /// Closes tables that have waited in vain.
    async fn close_old(&self) {
        let Some(expire) = self.0.settings.expire else { return };
        let before = now() - i64::try_from(expire.as_secs()).unwrap_or(i64::MAX);
        let old = self.store().waiting_since(before).await;
        let old = old.inspect_err(|error| tracing::error!("{error}")).unwrap_or_default();
        for id in old {
            if let Err(problem) = self.change(&id, move |table| Ok(table.expire(before))).await {
                tracing::warn!(table = id, ?problem, "an old table cannot be closed");
            }
        }
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

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// Counts something that somebody does, and refuses what is too much.
    pub(crate) fn count(&self, limit: Limit, client: Client, of: Of<'_>) -> Result<(), Problem> {
        self.0.meter.take(&self.0.settings.limits, limit, client, of)
    }

    pub(crate) fn health(&self) -> &Health {
        &self.0.health
    }

    pub(crate) fn data(&self) -> Option<&Path> {
        self.0.settings.data.as_deref()
    }

    /// Glances at a table, at something that costs nothing.
    pub(crate) async fn glance<R>(
        &self,
        id: &str,
        look: impl FnOnce(&mut Table) -> Result<R, Problem>,
    ) -> Result<R, Problem> {
        let mut place = self.hold(&self.spot(id), Depth::Recent).await?;
        look(place.as_mut().ok_or(Problem::Broken)?)
    }

    /// Looks at a table and has the thought that comes of it, while the table is free for others.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        id: &str,
        look: impl Fn(&mut Table) -> Result<Thought<T>, Problem> + Send + Sync + 'static,
    ) -> Result<T, Problem> {
        self.look_at(&self.spot(id), Arc::new(look)).await
    }

    async fn look_at<T: Send + 'static, L>(
        &self,
        spot: &Arc<Spot>,
        look: Arc<L>,
    ) -> Result<T, Problem>
    where
        L: Fn(&mut Table) -> Result<Thought<T>, Problem> + Send + Sync + 'static,
    {
        let mut depth = Depth::Recent;
        loop {
            let (mut place, look) = (self.hold(spot, depth).await?, Arc::clone(&look));
            let seen = blocking(move || {
                let thought = look(place.as_mut().ok_or(Problem::Broken)?)?;
                drop(place);
                Ok(thought())
            });
            match seen.await? {
                Err(Problem::Earlier) if depth == Depth::Recent => depth = Depth::Whole,
                seen => return seen,
            }
        }
    }

    /// Puts what no table knows by itself into what a guest sees of it: what he noted, if he lacks
    /// it, and who is there.
    pub(crate) async fn complete(
        &self,
        id: &str,
        guest: Option<&Guest>,
        view: &mut TableView,
    ) -> Result<(), Problem> {
        if let (Some(guest), Some(notes)) = (guest, &mut view.notes) {
            *notes = self.store().notes(id, &guest.id).await?;
        }
        if !view.my_seats.is_empty() {
            let mut people = self.who_is_here(id).await?.seats;
            for seat in &mut view.card.seats {
                seat.here = people.remove(&seat.seat);
            }
        }
        Ok(())
    }

    /// How far a table is, now and from now on, and that somebody came or went.
    pub(crate) async fn news(
        &self,
        id: &str,
    ) -> Result<(watch::Receiver<News>, watch::Receiver<u64>), Problem> {
        let spot = self.spot(id);
        self.hold(&spot, Depth::Recent).await?;
        // The spot stays in memory as long as somebody listens: forgetting looks at that.
        Ok((spot.news.subscribe(), spot.comings.subscribe()))
    }

    /// Changes a table as planned: everything is committed before it is answered, or nothing is
    /// done. A plan that fails leaves the table as it was.
    pub(crate) async fn change<R: Clone + Send + Sync + 'static>(
        &self,
        id: &str,
        plan: impl Fn(&Table) -> Result<Plan<R>, Problem> + Send + Sync + 'static,
    ) -> Result<R, Problem> {
        let look = |_: &mut Table, answer: &R| {
            let answer = answer.clone();
            Ok(Box::new(move || answer) as Thought<R>)
        };
        self.change_and_look(id, plan, look).await
    }

    /// Changes a table as planned, and then looks at it and has the thought that comes of it.
    pub(crate) async fn change_and_look<R, T: Send + 'static>(
        &self,
        id: &str,
        plan: impl Fn(&Table) -> Result<Plan<R>, Problem> + Send + Sync + 'static,
        look: impl Fn(&mut Table, &R) -> Result<Thought<T>, Problem> + Send + Sync + 'static,
    ) -> Result<T, Problem>
    where
        R: Send + Sync + 'static,
    {
        let (site, spot) = (self.clone(), self.spot(id));
        let task = tokio::spawn(async move { site.change_now(&spot, plan, look).await });
        match task.await {
            Ok(result) => result,
            Err(error) => Err(Problem::broken(&error)),
        }
    }

    async fn change_now<R, T: Send + 'static>(
        &self,
        spot: &Arc<Spot>,
        plan: impl Fn(&Table) -> Result<Plan<R>, Problem> + Send + Sync + 'static,
        look: impl Fn(&mut Table, &R) -> Result<Thought<T>, Problem> + Send + Sync + 'static,
    ) -> Result<T, Problem>
    where
        R: Send + Sync + 'static,
    {
        let (plan, mut depth) = (Arc::new(plan), Depth::Recent);
        let (place, mut table, answer) = loop {
            let mut place = self.hold(spot, depth).await?;
            // Taken away until all is well: whatever goes wrong, a panic too, the table is read anew.
            let mut table = place.take().ok_or(Problem::Broken)?;
            let (data, plan) = (self.data().map(Path::to_owned), Arc::clone(&plan));
            let planned = blocking(move || {
                let planned = plan(&table).map(|plan| prepare(&mut table, plan, data.as_deref()));
                (table, planned)
            });
            let (table, planned) = planned.await?;
            let planned = match planned {
                Err(Problem::Earlier) if depth == Depth::Recent => {
                    *place = Some(table);
                    depth = Depth::Whole;
                    continue;
                }
                Ok(Err(Problem::Earlier)) if depth == Depth::Recent => {
                    depth = Depth::Whole;
                    continue;
                }
                Ok(planned) => planned?,
                Err(problem) => {
                    *place = Some(table);
                    return Err(problem);
                }
            };
            if let Some(change) = planned.change {
                self.store().append(&spot.id, change).await?;
                spot.news.send_replace(table.news());
                if bot_waits(&table.row) {
                    self.wake_bots(spot);
                }
                if table.is_timed() {
                    self.wake_clock(spot);
                }
            }
            break (place, table, planned.answer);
        };
        let (mut place, answer, look) = (place, Arc::new(answer), Arc::new(look));
        let (answered, looks) = (Arc::clone(&answer), Arc::clone(&look));
        let looked = blocking(move || {
            let thought = looks(&mut table, &answered);
            *place = Some(table);
            drop(place);
            thought.map(|thought| thought())
        });
        match looked.await? {
            // It is done; only what was to be seen of it lies too far back.
            Err(Problem::Earlier) => {
                self.look_at(spot, Arc::new(move |table: &mut Table| look(table, &answer))).await
            }
            looked => looked,
        }
    }

    /// Takes a table in hand, and reads it into memory if it is not there, or not all that is
    /// needed.
    async fn hold(
        &self,
        spot: &Arc<Spot>,
        depth: Depth,
    ) -> Result<OwnedMutexGuard<Option<Table>>, Problem> {
        let mut place = Arc::clone(&spot.table).lock_owned().await;
        if place.as_ref().is_none_or(|table| depth == Depth::Whole && !table.is_whole()) {
            let Some(mut table) = self.wake(&spot.id, place.take(), depth).await? else {
                self.forget(&spot.id);
                return Err(Problem::no_table(&spot.id));
            };
            table.minute = self.0.settings.minute;
            spot.news.send_replace(table.news());
            if table.is_timed() {
                self.wake_clock(spot);
            }
            *place = Some(table);
        }
        let closed = |table: &Table| table.row.summary.status == Status::Closed;
        if place.as_ref().is_some_and(closed) {
            *place = None;
            self.forget(&spot.id);
            return Err(Problem::no_table(&spot.id));
        }
        if place.as_ref().is_some_and(|table| !table.row.summary.terms.private) {
            spot.public.store(true, Ordering::Relaxed);
        }
        Ok(place)
    }

    /// Whether only some may see a table. That does not change as long as there is one.
    pub(crate) async fn is_private(&self, id: &str) -> Result<bool, Problem> {
        let spot = self.spot(id);
        if !spot.public.load(Ordering::Relaxed) {
            self.hold(&spot, Depth::Recent).await?;
        }
        Ok(!spot.public.load(Ordering::Relaxed))
    }

    fn spot(&self, id: &str) -> Arc<Spot> {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let spot = tables.entry(id.to_owned()).or_insert_with(|| {
            Arc::new(Spot {
                id: id.to_owned(),
                table: Arc::default(),
                news: watch::Sender::new(News::default()),
                comings: watch::Sender::new(0),
                driven: AtomicBool::new(false),
                timed: AtomicBool::new(false),
                public: AtomicBool::new(false),
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
            let kept = spot.driven.load(Ordering::SeqCst) || spot.timed.load(Ordering::SeqCst);
            if used.elapsed() < IDLE || kept {
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

/// What a plan comes to: what is to be committed, if anything, and what to answer then.
struct Planned<R> {
    change: Option<Change>,
    answer: R,
}

/// Takes a plan into account, as if it were committed.
fn prepare<R>(
    table: &mut Table,
    plan: Plan<R>,
    data: Option<&Path>,
) -> Result<Planned<R>, Problem> {
    if plan.entries.is_empty() {
        return Ok(Planned { change: None, answer: plan.answer });
    }
    let after = table.row.sequence;
    let entries = number(plan.entries, after);
    let mut snapshot = None;
    for logged in &entries {
        table.fold(logged, data)?;
        snapshot = table.due().or(snapshot);
    }
    table.settle();
    let change = Change { after, entries, summary: table.row.summary.clone(), snapshot };
    Ok(Planned { change: Some(change), answer: plan.answer })
}

/// Does something that takes a while on a thread of its own.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|error| Problem::broken(&error))
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
