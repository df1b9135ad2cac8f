//! What every game shares, and what no game may do by itself.
//!
//! A game implements [`Game`]: it says who must decide, lists and checks actions, applies them
//! with the table's dice, and says what each seat sees. Everything else (offers, match records,
//! undo, fair dice, standing orders, the laws) is derived here, once.
//!
//! The kernel does no I/O, reads no clock and keeps no global state.

mod declare;
mod derived;
mod dice;
mod fair;
mod faults;
mod game;
mod journal;
mod journeys;
mod labels;
#[cfg(feature = "testing")]
pub mod laws;
mod marks;
mod matches;
mod names;
mod odds;
mod orders;
mod pack;
mod pending;
mod phases;
mod play;
pub mod record;
mod refusal;
mod rule;
mod scene;
mod seat;
mod secret;
mod setup;
mod table;
#[cfg(feature = "testing")]
pub mod testing;
mod text;

pub use derived::Derived;
pub use dice::{Dice, ExhaustiveDice, FastDice, ScriptedDice, SeededDice};
pub use fair::{Brought, Commitment, FairDice, Lot, Seed, to_hex};
pub use faults::Faults;
pub use game::{
    Advised, Chart, Chore, Game, Headline, Judgement, Known, OrderSpec, PositionError, Reply,
    Rules, Shown, Then, TimeLimit, Today,
};
pub use journal::{Told, ToldRoll, told};
pub use journeys::{Journey, journeys_by_trying};
pub use labels::{Label, Labels, OptionLabel, Seating, labels, seat_label, seatings};
pub use matches::{
    By, Draft, Header, LotRecord, Match, Move, ONE_SEED, Past, Played, ResumeError, RollRecord,
    Snapshot, SnapshotOf, UndoRefused, WITH_LOTS,
};
pub use odds::{Joins, OddsBar, OddsPart, OddsReport, OddsSum, RangeLeft, ShotsLeft, Spread};
pub use orders::{Clause, Does, Fight, Lasts, Standing, StandingOrders};
pub use pack::{DataError, PackFiles};
pub use pending::{Choices, Outcome, Pending};
pub use phases::Phases;
pub use play::{Done, apply, fingerprint, imagine, offers, position, restore, start};
#[doc(hidden)]
pub use refusal::{snake, snake_length};
pub use rule::{Refuse, Rule};
#[cfg(feature = "typescript")]
pub use scene::typescript;
pub use scene::{
    Anchor, Area, AreaKind, Arrow, ArrowKind, Auction, Barred, BattleScene, Bearings, Bid, Bout,
    CardFace, Choice, Column, Combatant, Face, Fall, Figure, FigureKind, Frame, Hand, HandKind,
    Heading, Limit, Line, Mark, Marker, MarkerKind, Offered, Overlay, OverlayKind, Piece,
    PieceFace, Procedure, ProcedureStep, Prompt, Role, Roster, RosterEntry, Route, Scene, Score,
    ScoreEntry, Shape, Side, SightLine, StepState, Sum, Thrown, Track, TrackKind, Verdict, Wear,
    Word, choices, prompt, scene,
};
pub use seat::{Seat, SeatSet, Viewer};
pub use secret::{Concealed, Referee};
pub use setup::{Credits, GameInfo, OptionSpec, Setup, SetupError};
pub use table::{Entry, Roll, Table};
pub use text::{Arg, Lang, Message, Part, Phrasebook, Say, Step, TextError, ThrownAt, numeral};

pub use rand_core;
pub use rand_xoshiro;

/// Randomness of bots and of imagined states. Never used by rules.
pub type Rng = rand_xoshiro::Xoshiro256PlusPlus;

#[doc(hidden)]
pub use serde;

/// The parts of [`Game`], to call their functions on a game that is known.
pub mod prelude {
    pub use crate::{Advised as _, Game as _, Known as _, Rules as _, Shown as _};
}
