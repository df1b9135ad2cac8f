//! What must survive: guests, tables and their logs, notes.
//!
//! A table is a log to which entries are only ever added. The number of the last entry guards
//! every addition, so that of two writers that saw the same table only one succeeds.

mod sqlite;

use async_trait::async_trait;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
pub use sqlite::Sqlite;

/// Where guests and tables are kept.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds a guest, known by the hash of a token.
    async fn add_guest(&self, guest: &Guest, token: &str, at: i64) -> Result<(), StoreError>;
    /// The guest whose token has this hash.
    async fn guest_by_token(&self, token: &str) -> Result<Option<Guest>, StoreError>;
    /// Gives a guest another name.
    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), StoreError>;

    /// Adds a table with the first entries of its log.
    async fn add_table(&self, table: &TableRow, entries: &[Logged]) -> Result<(), StoreError>;
    /// The table of this id.
    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;
    /// Tables for a list, the last changed first; of a guest's own, those before that where he must
    /// decide.
    async fn tables(&self, list: &List) -> Result<Vec<TableRow>, StoreError>;
    /// The ids of all tables where a bot must decide.
    async fn waiting_for_bots(&self) -> Result<Vec<String>, StoreError>;
    /// The log of a table after the entry of this number; after 0, all of it.
    async fn log(&self, id: &str, after: u64) -> Result<Vec<Logged>, StoreError>;
    /// What was said at a table, up to the entry of this number.
    async fn said(&self, id: &str, until: u64) -> Result<Vec<Logged>, StoreError>;
    /// The snapshot of a table.
    async fn snapshot(&self, id: &str) -> Result<Option<Snapshot>, StoreError>;
    /// Puts a snapshot in the place of the one that a table has.
    async fn set_snapshot(&self, id: &str, snapshot: Snapshot) -> Result<(), StoreError>;
    /// Adds to a table's log all of `change`, or nothing; durable when it returns. The table must
    /// not have changed in between, or else the answer is [`StoreError::Stale`].
    async fn append(&self, id: &str, change: Change) -> Result<(), StoreError>;

    /// How many tables a guest keeps going, and everybody.
    async fn standing(&self, guest: &str) -> Result<Standing, StoreError>;
    /// Commits something, to see whether that can be done.
    async fn try_writing(&self, at: i64) -> Result<(), StoreError>;
    /// The ids of all tables that wait for players and have not changed since this moment.
    async fn waiting_since(&self, before: i64) -> Result<Vec<String>, StoreError>;

    /// What a guest noted at a table.
    async fn notes(&self, table: &str, guest: &str) -> Result<String, StoreError>;
    /// Replaces what a guest noted at a table.
    async fn set_notes(&self, table: &str, guest: &str, text: &str) -> Result<(), StoreError>;
}

/// Why the store did not do as asked.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else was faster.
    Stale,
    /// The database failed, or holds what no server wrote.
    Broken(Box<dyn std::error::Error + Send + Sync>),
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Stale => f.write_str("the table has changed in the meantime"),
            Self::Broken(error) => write!(f, "the store failed: {error}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Tables that are kept going.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Those that a guest made and that wait for players.
    pub waiting: u64,
    /// Those that a guest made and at which only bots play.
    pub bots_only: u64,
    /// All at which only bots play.
    pub all_bots_only: u64,
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who, for the server.
    pub id: String,
    /// Who, for people.
    pub name: String,
}

/// A table as the store keeps it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The complete set-up.
    pub setup: kernel::Setup,
    /// The hash of the data it is played with.
    pub pack: String,
    /// The id of the match, which its dice depend on.
    pub match_id: String,
    /// The secret of the dice, in hexadecimal.
    pub seed: Secret,
    /// Whether it is the guided first game.
    pub guided: bool,
    /// Who made it.
    pub owner: String,
    /// When it was made, in Unix seconds.
    pub created: i64,
    /// The number of the last entry in its log.
    pub sequence: u64,
    /// What lists show of it.
    pub summary: Summary,
    /// Who sits where, in the game's order.
    pub seats: Vec<SeatRow>,
}

impl TableRow {
    /// Whether a guest sees it, if it is private: its owner, and those who sit at it.
    pub fn may_see(&self, guest: &str) -> bool {
        self.owner == guest
            || self.seats.iter().any(|row| match &row.sitter {
                Sitter::Person { guest: id, .. } => id == guest,
                Sitter::Bot(_) | Sitter::Open | Sitter::Invite(_) => false,
            })
    }
}

/// A text that no log shows.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat's name in the game.
    pub seat: String,
    /// Who sits there.
    pub sitter: Sitter,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A guest.
    Person {
        /// The guest's id.
        guest: String,
        /// The guest's name when he sat down: at a table it does not change.
        name: String,
    },
    /// A bot of this level.
    Bot(String),
    /// Nobody yet: whoever wants may sit down.
    Open,
    /// Nobody yet: whoever has this token may sit down.
    Invite(Secret),
}

/// How far a table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A seat is empty.
    #[default]
    Waiting,
    /// The match is on.
    Playing,
    /// The match is over.
    Over,
    /// The table was closed: it is kept, and nobody sees it any more.
    Closed,
}

impl Status {
    /// Its name in the store.
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }
}

/// What lists show of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// How far it is.
    pub status: Status,
    /// How many actions stand.
    pub version: usize,
    /// The seats that must decide.
    pub waiting_for: Vec<String>,
    /// Where the game is, in English and in French.
    pub moment: [String; 2],
    /// What each of these seats is asked, in English and in French: told to who sits there alone.
    #[serde(default)]
    pub asks: Vec<[String; 2]>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// When it last changed, in Unix seconds.
    pub updated: i64,
    /// What its owner has decided about it.
    #[serde(default)]
    pub terms: Terms,
}

/// What a table's owner has decided about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Whether only those invited see it.
    pub private: bool,
    /// Who may talk at it.
    pub talk: Talk,
}

/// Who may talk at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Whoever sees it.
    #[default]
    Everybody,
    /// Those who play, and who made it.
    Players,
}

/// Why a table was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosedBy {
    /// Its owner wanted it.
    Owner,
    /// Nobody came for long.
    Age,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// Who won; nobody in a draw.
    pub winners: Vec<String>,
    /// The rule that decided it; empty when no rule did.
    pub rule: String,
    /// What ended it.
    pub by: EndedBy,
}

/// What ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// The rules.
    Rules,
    /// Somebody gave up.
    Resignation,
    /// A draw by agreement.
    Agreement,
}

/// Which tables to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those where this guest sits.
    Of(String),
    /// Those with a seat for anybody.
    Open,
    /// Those being played.
    Live,
    /// Those that are over.
    Over,
}

/// A list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// Which tables.
    pub which: Which,
    /// Who looks: private tables are listed to their owner and to those who sit at them.
    pub eyes: Option<String>,
    /// Only those of this game.
    pub game: Option<String>,
    /// Only those where somebody sits whose name has this in it.
    pub name: Option<String>,
    /// Only those that come after this one.
    pub after: Option<After>,
    /// How many at most.
    pub most: usize,
}

impl List {
    /// The first of these tables.
    pub fn first(which: Which, most: usize) -> Self {
        Self { which, eyes: None, game: None, name: None, after: None, most }
    }
}

/// Where in a list somebody is: the last table that he has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct After {
    /// Whether he had to decide there, in a list of his own tables.
    pub turn: bool,
    /// When it had last changed, in Unix seconds.
    pub updated: i64,
    /// Its id.
    pub id: String,
}

/// An entry of a log, with its number.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged {
    /// Its number, from 1.
    pub sequence: u64,
    /// When, in Unix seconds.
    pub at: i64,
    /// What happened.
    pub entry: Entry,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "snake_case")]
pub enum Entry {
    /// Somebody sat down.
    Sat {
        /// Where; nowhere for who made a table and does not sit at it.
        seat: Option<Seat>,
        /// The guest's id; logs before this was kept have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guest: Option<String>,
        /// The guest's name then.
        name: String,
    },
    /// All seats are taken, and the match begins.
    Begun {
        /// Who plays, by name, in the order of seats.
        players: Vec<String>,
        /// Whether the dice are made of what the seats brought as well; not in the guided game, nor
        /// in logs that were begun before seats could bring anything.
        #[serde(default)]
        lots: bool,
    },
    /// A seat and what it brings to the dice.
    Lot {
        /// Which.
        seat: Seat,
        /// How far it is with its lot.
        brings: Brings,
    },
    /// An action.
    Acted {
        /// Whose.
        seat: Seat,
        /// The action as the game writes it.
        action: Value,
        /// Whether a standing order gave it.
        #[serde(default)]
        ordered: bool,
    },
    /// The time that the rules give a seat was up; what is done for it follows.
    TimeUp {
        /// Whose.
        seat: Seat,
        /// Who, by name.
        name: String,
    },
    /// A seat took its own last action back.
    Undone {
        /// Whose.
        seat: Seat,
        /// How many actions stand now.
        to: usize,
    },
    /// A seat asks to take a decision back across a roll.
    UndoAsked {
        /// Who asks.
        seat: Seat,
    },
    /// A seat agrees, and others must still be asked.
    UndoGranted {
        /// Who agrees.
        seat: Seat,
    },
    /// A seat does not agree.
    UndoDenied {
        /// Who.
        seat: Seat,
    },
    /// With everybody's consent actions were taken back.
    TakenBack {
        /// Whose decision it was.
        seat: Seat,
        /// How many actions stand now.
        to: usize,
        /// Who asked.
        by: String,
        /// Who agreed.
        with: Vec<String>,
    },
    /// A seat's standing orders.
    Ordered {
        /// Whose.
        seat: Seat,
        /// The orders as the game writes them.
        orders: Vec<Value>,
    },
    /// Somebody says something.
    Said {
        /// The speaker's seat, if he has one.
        #[serde(default)]
        seat: Option<Seat>,
        /// The speaker's id.
        #[serde(default)]
        guest: String,
        /// Who, by name.
        from: String,
        /// What.
        text: String,
    },
    /// A seat gives up.
    Resigned {
        /// Which.
        seat: Seat,
        /// Who, by name.
        name: String,
    },
    /// A seat offers a draw.
    DrawOffered {
        /// Which.
        seat: Seat,
    },
    /// A seat agrees to a draw, and others must still be asked.
    DrawGranted {
        /// Which.
        seat: Seat,
    },
    /// A seat declines a draw, or takes its offer back.
    DrawDeclined {
        /// Which.
        seat: Seat,
    },
    /// All agreed to a draw.
    Drawn {
        /// Who, by name.
        names: Vec<String>,
    },
    /// The table was made so.
    Opened {
        /// Who sees it, and who talks.
        terms: Terms,
    },
    /// Its owner said who may talk.
    LetTalk {
        /// Who.
        talk: Talk,
    },
    /// The table was closed.
    Closed {
        /// Why.
        by: ClosedBy,
    },
    /// A seat would like to play again.
    RematchOffered {
        /// Which.
        seat: Seat,
    },
    /// A seat would too, and others must still be asked.
    RematchGranted {
        /// Which.
        seat: Seat,
    },
    /// A seat would not, or takes its offer back.
    RematchDeclined {
        /// Which.
        seat: Seat,
    },
    /// The same people play again at another table.
    Rematch {
        /// Its id.
        table: String,
    },
}

impl Entry {
    /// The seat whose person did something at the table himself.
    pub fn by(&self) -> Option<Seat> {
        match self {
            Self::Sat { seat, .. } | Self::Said { seat, .. } => *seat,
            Self::Acted { seat, ordered, .. } => (!ordered).then_some(*seat),
            Self::Lot { seat, .. }
            | Self::Undone { seat, .. }
            | Self::UndoAsked { seat }
            | Self::UndoGranted { seat }
            | Self::UndoDenied { seat }
            | Self::Ordered { seat, .. }
            | Self::Resigned { seat, .. }
            | Self::DrawOffered { seat }
            | Self::DrawGranted { seat }
            | Self::DrawDeclined { seat }
            | Self::RematchOffered { seat }
            | Self::RematchGranted { seat }
            | Self::RematchDeclined { seat } => Some(*seat),
            Self::TakenBack { .. }
            | Self::TimeUp { .. }
            | Self::Drawn { .. }
            | Self::Begun { .. }
            | Self::Opened { .. }
            | Self::LetTalk { .. }
            | Self::Closed { .. }
            | Self::Rematch { .. } => None,
        }
    }
}

/// How far a seat is with the lot that it brings to the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Brings {
    /// The table waits for its pledge.
    Awaited,
    /// It pledged a lot: SHA-256 of it, in hexadecimal.
    Pledge(String),
    /// It revealed the lot that it had pledged, in hexadecimal.
    Lot(String),
}

/// What is added to a table at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The number of the last entry that the writer knows.
    pub after: u64,
    /// What happened; their numbers follow on `after`.
    pub entries: Vec<Logged>,
    /// What lists show from now on.
    pub summary: Summary,
    /// The table as it is after one of these entries, in the place of the snapshot that it has. That
    /// one goes in any case if more is taken back than its position has.
    pub snapshot: Option<Snapshot>,
}

/// A table as it was after an entry of its log. It has everybody's secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The number of the entry.
    pub sequence: u64,
    /// How many actions stood in its position, some way before that entry.
    pub first: usize,
    /// Which program wrote it.
    pub program: String,
    /// A hash by which damage is found.
    pub hash: String,
    /// What was written.
    pub body: String,
}

impl std::fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Snapshot({}, {})", self.sequence, self.first)
    }
}

impl Change {
    /// How many actions are left by it at some time, if any are taken back.
    pub fn back_to(&self) -> Option<usize> {
        let back = |logged: &Logged| {
            let (Entry::Undone { to, .. } | Entry::TakenBack { to, .. }) = logged.entry else {
                return None;
            };
            Some(to)
        };
        self.entries.iter().filter_map(back).min()
    }

    /// The guest who sits down by it, by id and name, and in which place.
    pub fn sits(&self) -> Option<(Seat, &str, &str)> {
        self.entries.iter().find_map(|logged| {
            let Entry::Sat { seat, guest, name } = &logged.entry else { return None };
            Some(((*seat)?, guest.as_deref()?, name.as_str()))
        })
    }
}
