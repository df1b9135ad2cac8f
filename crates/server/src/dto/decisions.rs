//! What a seat may do, what it does, and what comes of it.

use kernel::{Choice, Limit, Route};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Refused, TableView};
use crate::schemas;

/// What a seat may do with some pieces.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ChoicesOf {
    /// How many actions stand.
    pub(crate) version: usize,
    #[schema(value_type = Vec<Object>)]
    pub(crate) choices: Vec<Choice>,
    /// Moves of several steps.
    #[schema(value_type = Vec<Object>)]
    pub(crate) routes: Vec<Route>,
    /// Where the pieces can go as a group, if that was asked for.
    pub(crate) goals: Vec<Goal>,
}

/// Somewhere that some pieces can go as a group.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Goal {
    /// The place.
    pub(crate) place: String,
    /// The ways of those that get there, in the order in which they set out: the parts of a request.
    #[schema(value_type = Vec<Object>)]
    pub(crate) goes: Vec<Route>,
    /// Those that stop on the way, in the order in which they set out after the others.
    pub(crate) short: Vec<Short>,
    /// Those that do not go.
    pub(crate) stays: Vec<Stays>,
    /// The legs of all their ways, with how many of them pass and what each road bears then.
    pub(crate) legs: Vec<Leg>,
}

/// From one place to the next on the way of a group.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Leg {
    /// None for where they stand.
    pub(crate) from: Option<String>,
    pub(crate) to: String,
    /// Of the group.
    pub(crate) pieces: usize,
    /// With all of them gone.
    #[schema(value_type = Option<Object>)]
    pub(crate) limit: Option<Limit>,
}

/// A piece that goes along and stops before the others do.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Short {
    /// Its way.
    #[schema(value_type = Object)]
    pub(crate) route: Route,
    /// The rule that keeps it from going on; none for what is nobody's to move.
    pub(crate) reason: Option<Refused>,
}

/// A piece that cannot go along.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Stays {
    /// The piece, by its id in the scene.
    pub(crate) piece: String,
    /// The rule that forbids it; none for what is nobody's to move.
    pub(crate) reason: Option<Refused>,
}

/// Many pieces that would go each to a place of its own.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct MarchOf {
    /// One of my seats.
    pub(crate) seat: String,
    /// The version that was seen.
    pub(crate) version: usize,
    /// The pieces, in the order in which they set out.
    pub(crate) marches: Vec<Wish>,
}

/// A piece that would go somewhere.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Wish {
    /// By its id in the scene.
    pub(crate) piece: String,
    /// Places that it would go to, the best first: it goes to the first that has room for it.
    pub(crate) to: Vec<String>,
    /// Places that it would go through one by one if it can get to none of those.
    #[serde(default)]
    pub(crate) along: Vec<String>,
    /// Where it would face at the end of `along`, in twelfths of a turn from north; as it does now
    /// where nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) facing: Option<u8>,
}

/// What becomes of them.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Marches {
    /// How many actions stand.
    pub(crate) version: usize,
    /// The ways of those that go, in the order in which they set out: the parts of a request.
    #[schema(value_type = Vec<Object>)]
    pub(crate) goes: Vec<Route>,
    /// The action that ends the march of the last of them, where it needs one: one more part.
    #[schema(value_type = Value)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<super::Unknown>"))]
    pub(crate) halt: Option<Value>,
    /// Those of them that go through places of theirs and not as far as they would, or that do not
    /// face as they would there, with the rule.
    pub(crate) short: Vec<Stays>,
    /// Those that do not go at all.
    pub(crate) stays: Vec<Stays>,
    /// How those stand afterwards that face somewhere or bear hits, with those that are taken along.
    pub(crate) ends: Vec<MarchEnd>,
}

/// How a piece stands after a march.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct MarchEnd {
    /// By its id in the scene.
    pub(crate) piece: String,
    pub(crate) place: String,
    /// In twelfths of a turn from north.
    pub(crate) facing: Option<u8>,
    /// The hits that the march costs it.
    pub(crate) hits: u8,
}

/// A set-up as it is kept for another game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct SetupKept {
    /// The actions that place everything anew, those that belong together in one part; none where
    /// the seat sets nothing up or nothing is free in it.
    #[schema(value_type = Option<Vec<Vec<Value>>>)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown[][] | null"))]
    pub(crate) parts: Option<Vec<Vec<Value>>>,
}

/// A kept set-up that is to be used.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupOf {
    /// One of my seats.
    pub(crate) seat: String,
    /// The version that was seen.
    pub(crate) version: usize,
    #[schema(value_type = Vec<Vec<Value>>)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown[][]"))]
    pub(crate) parts: Vec<Vec<Value>>,
}

/// What of a kept set-up fits.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct SetupFits {
    /// How many actions stand.
    pub(crate) version: usize,
    /// The parts that fit, in the order in which they are to be sent.
    #[schema(value_type = Vec<Vec<Value>>)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown[][]"))]
    pub(crate) parts: Vec<Vec<Value>>,
    /// What does not.
    pub(crate) left: Vec<Unfit>,
}

/// A part of a kept set-up that does not fit.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Unfit {
    /// What it would have been; empty for what this game does not know.
    pub(crate) label: String,
    /// The rule that forbids it; none where it is no rule that does.
    pub(crate) reason: Option<Refused>,
}

/// What came of decisions.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Acted {
    /// How many actions stand.
    pub(crate) version: usize,
    /// How many parts, or actions where no parts were sent, were carried out.
    pub(crate) done: usize,
    /// How many were sent.
    pub(crate) of: usize,
    /// Why the rest was not; none if there is no rest.
    pub(crate) stopped: Option<Stopped>,
    /// What forbids the one after those.
    pub(crate) refused: Option<Refused>,
    pub(crate) table: TableView,
}

/// Why a list of decisions was not carried out to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stopped {
    /// A die fell.
    Rolled,
    /// Somebody was shown a secret.
    Revealed,
    /// Somebody else is asked.
    HandedOver,
    /// A rule forbids the next.
    Refused,
}

/// A table after something was taken back.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Undone {
    /// How many actions stand.
    pub(crate) version: usize,
    pub(crate) table: TableView,
}

/// Why something cannot be done.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Reason {
    /// What one might want to do.
    pub(crate) label: String,
    pub(crate) rule: String,
    pub(crate) why: String,
}

/// A seat to take.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    pub(crate) seat: String,
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) invite: Option<String>,
    /// SHA-256 of the lot that I bring to the dice, in hexadecimal.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) pledge: Option<String>,
}

/// Decisions in order: `actions`, or `parts` of a group.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Decisions {
    pub(crate) seat: String,
    /// The version that was seen.
    pub(crate) version: usize,
    /// The sequence that was seen; refused if something was taken back since.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub(crate) sequence: Option<u64>,
    /// Carried out up to the first that rolls, reveals, hands over or is refused.
    #[serde(default)]
    #[schema(value_type = Vec<Value>)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<super::Unknown>>"))]
    pub(crate) actions: Vec<Value>,
    /// Marches of several pieces: each all or nothing, and a piece is halted before the next.
    #[serde(default)]
    #[schema(value_type = Vec<Vec<Value>>)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Vec<super::Unknown>>>"))]
    pub(crate) parts: Vec<Vec<Value>>,
    /// As in `GET /tables/{id}`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    pub(crate) from: usize,
    /// As in `GET /tables/{id}`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    pub(crate) chat: usize,
    /// As in `GET /tables/{id}`.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) faces: Option<String>,
}

/// A seat that takes its last actions back.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoOf {
    pub(crate) seat: String,
    /// The version that was seen.
    pub(crate) version: usize,
    /// How many of its actions at most; one if nothing is said.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) steps: Option<usize>,
    /// In place of `steps`: until so many actions stand, such as before a click that was several.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) to: Option<usize>,
    /// As in `GET /tables/{id}`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    pub(crate) from: usize,
    /// As in `GET /tables/{id}`.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub(crate) sequence: Option<u64>,
    /// As in `GET /tables/{id}`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    pub(crate) chat: usize,
    /// As in `GET /tables/{id}`.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) faces: Option<String>,
}

/// A seat that wants something of the table as it saw it.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatAt {
    pub(crate) seat: String,
    pub(crate) version: usize,
}

/// A seat.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct OfSeat {
    pub(crate) seat: String,
}

/// An answer to a request.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoAnswer {
    pub(crate) seat: String,
    pub(crate) accept: bool,
}

/// A word about a draw.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Draw {
    pub(crate) seat: String,
    pub(crate) say: OfferWord,
}

/// What one can say about a draw or a rematch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum OfferWord {
    #[default]
    Offer,
    Accept,
    Decline,
}

/// Some text.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Text {
    pub(crate) text: String,
}

/// A seat's standing orders.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Orders {
    pub(crate) seat: String,
    #[schema(value_type = Vec<Value>)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    pub(crate) orders: Vec<Value>,
}

/// Something on the screen that one asks about.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct WhyNot {
    pub(crate) seat: String,
    #[schema(schema_with = schemas::anchor)]
    pub(crate) anchor: kernel::Anchor,
    /// The pieces that one would use it with, if any are picked.
    #[serde(default)]
    pub(crate) pieces: Vec<String>,
}

/// The version after a change.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Version {
    pub(crate) version: usize,
}

/// Nothing more to say.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Nothing {}

/// The chances of a fight.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Odds {
    pub(crate) title: String,
    /// How each side is taken to decide.
    pub(crate) policies: Vec<String>,
    /// What can happen, with its probability from 0 to 1.
    #[schema(schema_with = schemas::labelled_chances)]
    pub(crate) rows: Vec<(String, f64)>,
    /// Other figures, such as the hits that a side can expect to take.
    #[schema(schema_with = schemas::labelled_chances)]
    pub(crate) figures: Vec<(String, f64)>,
    /// The throws that it is made of, where what each may come to adds up to certainty.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "OddsBar[]"))]
    pub(crate) bars: Vec<kernel::OddsBar>,
    /// Who may still join the fight that is open, and the odds that they would bring.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "Joins[]"))]
    pub(crate) joins: Vec<kernel::Joins>,
    /// What those who may shoot now have left.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "ShotsLeft[]"))]
    pub(crate) shots: Vec<kernel::ShotsLeft>,
    /// What the first of the rows comes to once everything is done that is still owed, if anything is.
    pub(crate) once: Option<f64>,
}
