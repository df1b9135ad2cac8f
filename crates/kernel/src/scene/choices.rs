//! What the viewer may do, and what to click for it.

use serde::{Deserialize, Serialize};

/// Something the viewer may do, attached to what one clicks for it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub struct Choice {
    /// The action to send.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub action: serde_json::Value,
    /// What it does, in words.
    pub label: String,
    /// What to click, in order: a piece and then a place, a card, a button.
    pub path: Vec<Anchor>,
    /// The rule that allows it.
    pub rule: String,
    /// Whether it is an attack, for a red ring instead of a gold one.
    pub attack: bool,
    /// How much of a limit is used when it is done, such as three of four blocks on a road.
    pub limit: Option<Limit>,
    /// Its price in movement points or gold.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub cost: Option<i64>,
    /// Whether the piece must stop there.
    pub stops: bool,
    /// A number to choose: choices whose paths are the same but for the amount are one control.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub amount: Option<i64>,
    /// For what ends something: how much of what could still be spent it leaves.
    pub unspent: Option<u8>,
    /// Whether it may be done at almost any time, beside what is asked.
    pub aside: bool,
    /// How many throws in a hundred it succeeds with, where a throw decides.
    #[serde(default)]
    pub chance: Option<u8>,
    /// Whether it is what is usually done: ticked where several answers are given together.
    #[serde(default)]
    pub usual: bool,
    /// What there is to know before one does it: how far it goes, what it may cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub more: Option<String>,
}

/// What one might expect to be offered, and why it is not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Barred {
    /// Who cannot do what, in words.
    pub why: String,
    /// The rule that forbids it.
    pub rule: String,
}

/// A move of several steps in one click. The actions are sent together; whoever carries them out
/// stops at the first that rolls or reveals something.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Route {
    /// The whole as a choice: its action is the first step, its price that of all.
    pub choice: Choice,
    /// The places on the way, in order, with the last.
    pub via: Vec<String>,
    /// The actions after the first.
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    pub then: Vec<serde_json::Value>,
}

/// A limit and how much of it is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Limit {
    /// Used, with the choice done.
    pub used: u8,
    /// The most that is allowed.
    pub of: u8,
}

/// Something on the screen that can be clicked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Anchor {
    /// A piece by id.
    Piece(String),
    /// A place of the map.
    Place(String),
    /// A card by id.
    Card(String),
    /// A button, named by what it does.
    Button(String),
    /// Where a piece is to face, in twelfths of a turn clockwise from the top of the map.
    Facing(u8),
}
