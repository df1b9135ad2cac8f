//! Sides, their points and the counters of the game.

use serde::{Deserialize, Serialize};

/// A side and its standing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Side {
    /// The seat's id.
    pub seat: String,
    /// Its name in the viewer's language.
    pub name: String,
    /// Its colour in the game's palette.
    pub colour: String,
    /// Whether it wins and loses with the viewer, as the viewer's own side does.
    pub allied: bool,
    /// Victory points or the like.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub points: i64,
}

/// A number with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Track {
    /// Its id, which no other track of the side has.
    pub id: String,
    /// What it counts, as far as a client shows that in a place of its own.
    pub kind: TrackKind,
    /// Whose number it is; none where it is everybody's.
    pub side: Option<String>,
    /// Its name in the viewer's language.
    pub label: String,
    /// The number.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub value: i64,
    /// The largest it can be.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub of: Option<i64>,
    /// Values that are set apart, such as turns by night.
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    pub apart: Vec<i64>,
}

/// What a track counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TrackKind {
    /// Years.
    Year,
    /// Turns.
    Turn,
    /// Anything else, as its label says.
    #[default]
    Number,
}

/// What counts for victory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Score {
    /// What it takes, in a few words.
    pub title: String,
    /// The rule.
    pub rule: String,
    /// The points of a side that win, where points do.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub goal: Option<i64>,
    /// What counts.
    pub entries: Vec<ScoreEntry>,
}

/// Something that counts for victory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScoreEntry {
    /// Its name.
    pub label: String,
    /// What it is worth.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub value: i64,
    /// The value at which all is decided, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub of: Option<i64>,
    /// Whose it is now.
    pub side: Option<String>,
    /// The place to show on the map.
    pub place: Option<String>,
    /// How things stand with whoever it is counted for, in a few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub note: Option<String>,
}

/// Who acts when, where leaders act one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Roster {
    /// What the order is, in a few words.
    pub title: String,
    /// The rule.
    pub rule: String,
    /// Everybody, in the order in which they act.
    pub entries: Vec<RosterEntry>,
}

/// Somebody who has his turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RosterEntry {
    /// His piece.
    pub piece: String,
    /// His name.
    pub name: String,
    /// His side.
    pub side: String,
    /// The number by which the order goes.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub level: i64,
    /// Whether his turn is over.
    pub state: super::StepState,
    /// What is to be known of him, such as that he was passed over.
    pub note: Option<String>,
    /// Whether he is among those who may come next.
    #[serde(default)]
    pub next: bool,
    /// How often he has acted in this turn, of how often he may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub phases: Option<super::Limit>,
    /// Whether he may not act again in this turn, though he has phases left.
    #[serde(default)]
    pub spent: bool,
}
