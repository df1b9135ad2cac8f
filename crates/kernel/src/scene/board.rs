//! What lies on the map and over it.

use serde::{Deserialize, Serialize};

/// Something on the map that is no piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Marker {
    /// What it is.
    pub kind: MarkerKind,
    /// Where.
    pub place: String,
    /// The other place, when it lies between two.
    pub towards: Option<String>,
    /// Whose; none for nobody's.
    pub side: Option<String>,
    /// What it says to who points at it.
    pub label: Option<String>,
}

/// What a marker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MarkerKind {
    /// Somebody controls the place.
    Control,
    /// A battle is to be fought.
    Battle,
    /// A wall is breached.
    Breach,
    /// A camp stands here, or stood here if it is nobody's.
    Camp,
    /// The place was plundered.
    Plundered,
    /// The place was cleared of those who had no seat.
    Cleared,
    /// Who stands here must still be attacked.
    Owed,
}

/// A movement or an attack from place to place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Arrow {
    /// Where it starts.
    pub from: String,
    /// Where it points.
    pub to: String,
    /// What it shows.
    pub kind: ArrowKind,
    /// Whose.
    pub side: String,
    /// A short lettering in its middle.
    pub label: Option<String>,
}

/// What an arrow shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ArrowKind {
    /// A march.
    March,
    /// An attack.
    Attack,
    /// A retreat.
    Retreat,
}

/// A layer over the map, shown on demand. Layers of a kind are shown together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Overlay {
    /// What it shows.
    pub kind: OverlayKind,
    /// Its name in the viewer's language.
    pub label: String,
    /// The rule that it shows.
    pub rule: String,
    /// Whose it is: who sees, shoots, commands or threatens; none when several share it.
    pub side: Option<String>,
    /// The piece it is about; none when it is about a whole side.
    pub piece: Option<String>,
    /// The places covered.
    pub places: Vec<String>,
    /// Lines from place to place.
    pub lines: Vec<SightLine>,
}

/// What a layer shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OverlayKind {
    /// What is seen.
    Sight,
    /// What is shot at.
    Fire,
    /// What a leader commands.
    Command,
    /// Zones of control.
    Zone,
}

/// What lies before, beside and behind a piece that faces somewhere: bearings in twelfths of a turn
/// clockwise from where it faces, the same for every piece that has a facing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bearings {
    /// The rule.
    pub rule: String,
    /// Before it.
    pub front: Vec<u8>,
    /// At its sides.
    pub flank: Vec<u8>,
    /// Behind it.
    pub rear: Vec<u8>,
}

/// A line of sight or fire.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SightLine {
    /// Where it starts.
    pub from: String,
    /// Where it would go.
    pub to: String,
    /// Where it is blocked; none when it is free.
    pub blocked: Option<String>,
}
