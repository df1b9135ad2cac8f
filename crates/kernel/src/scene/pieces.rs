//! Pieces, what shows of them, and the places beside the map.

use serde::{Deserialize, Serialize};

/// A piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Piece {
    /// An id that is stable within this scene and tells nothing hidden.
    pub id: String,
    /// Whose it is: a seat, or somebody who has none, such as `barbarians`.
    pub side: String,
    /// A place of the map, or an area such as `pool`, `fallen`, `trophies`.
    pub place: String,
    /// What shows of it.
    #[cfg_attr(feature = "typescript", ts(type = "PieceFace"))]
    pub face: Face,
    /// Where it faces, in twelfths of a turn clockwise from the top of the map; none where that
    /// does not matter.
    pub facing: Option<u8>,
    /// States that show.
    pub marks: Vec<Mark>,
    /// What there is to know of it, in a sentence or two, for who points at it.
    pub note: Option<String>,
    /// How worn it is, where counters show that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub wear: Option<Wear>,
}

/// Hits of a counter, and what it has left to shoot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Wear {
    /// Hits that it has.
    pub hits: u8,
    /// Hits with which it breaks.
    pub of: u8,
    /// Missiles left: 2 are all of them, 1 is few, 0 is none. Nothing where it does not shoot.
    pub shots: Option<u8>,
}

/// A state of a piece that shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// It is on the move.
    Moving,
    /// It has moved.
    Moved,
    /// It fights with the main force.
    Main,
    /// It waits in reserve.
    Reserve,
    /// It has fought before.
    Veteran,
    /// It has lost its order.
    Disorganised,
    /// It flees.
    Routed,
    /// It has shot or fought.
    Fired,
    /// A leader commands it.
    InCommand,
    /// No leader commands it.
    OutOfCommand,
    /// It may put its units on the map.
    Deploying,
    /// The others do not know who it is.
    Hidden,
    /// It is wounded.
    Wounded,
    /// It is held by a battle that is not decided.
    Raging,
    /// It must still attack somebody.
    Owing,
    /// It will attack, and checks its order before it does.
    MustCheck,
    /// It will attack, and need not check its order.
    NoCheck,
    /// It has come to order again in this turn.
    Rallied,
    /// It is worse than printed for good.
    Reduced,
    /// It marches in column.
    Column,
    /// It has done what it can for this turn.
    Finished,
}

impl Mark {
    /// Its name, as clients get it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Moving => "moving",
            Self::Moved => "moved",
            Self::Main => "main",
            Self::Reserve => "reserve",
            Self::Veteran => "veteran",
            Self::Disorganised => "disorganised",
            Self::Routed => "routed",
            Self::Fired => "fired",
            Self::InCommand => "in_command",
            Self::OutOfCommand => "out_of_command",
            Self::Deploying => "deploying",
            Self::Hidden => "hidden",
            Self::Wounded => "wounded",
            Self::Raging => "raging",
            Self::Owing => "owing",
            Self::MustCheck => "must_check",
            Self::NoCheck => "no_check",
            Self::Rallied => "rallied",
            Self::Reduced => "reduced",
            Self::Column => "column",
            Self::Finished => "finished",
        }
    }
}

/// What shows of a piece, or the number under which whoever looks was shown it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Face {
    /// The face itself: what games draw.
    Whole(PieceFace),
    /// Its number in a list that is sent apart, each face once.
    Listed(u32),
}

impl Face {
    /// The face, where it is there.
    pub fn whole(&self) -> Option<&PieceFace> {
        match self {
            Self::Whole(face) => Some(face),
            Self::Listed(_) => None,
        }
    }
}

impl Default for Face {
    fn default() -> Self {
        Self::Whole(PieceFace::default())
    }
}

impl From<PieceFace> for Face {
    fn from(face: PieceFace) -> Self {
        Self::Whole(face)
    }
}

/// What shows of a piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "shows", rename_all = "snake_case")]
pub enum PieceFace {
    /// Only its material.
    #[default]
    Blank,
    /// A hidden piece of a known colour.
    Hidden {
        /// The colour of the wood, a side or a special one.
        wood: String,
    },
    /// Everything.
    Open {
        /// The colour of the wood.
        wood: String,
        /// Its name.
        name: String,
        /// The drawing on it.
        glyph: String,
        /// Its rating, such as `C3`.
        rating: String,
        /// Its strength now.
        strength: u8,
        /// Strengths it can have, from the lowest.
        strengths: Vec<u8>,
    },
    /// A counter, face up.
    Counter {
        /// Its colour: a side or a special one, such as `germans`.
        colour: String,
        /// Its outline.
        shape: Shape,
        /// Its full name.
        name: String,
        /// The lettering on it, such as `XI` or `SEN`.
        code: Option<String>,
        /// The drawing on it.
        glyph: String,
        /// The numbers on it, in the order they are printed.
        figures: Vec<Figure>,
        /// The area whose colour its command's stripe has.
        stripe: Option<String>,
    },
    /// A counter face down: its back is the same for all of its colour.
    Reverse {
        /// Its colour.
        colour: String,
        /// Its outline.
        shape: Shape,
        /// The drawing on the back.
        glyph: String,
    },
}

/// The outline of a counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A square.
    #[default]
    Square,
    /// A disc.
    Round,
    /// A square without its corners.
    Chamfered,
}

/// A number on a counter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figure {
    /// What it means.
    pub kind: FigureKind,
    /// As it is printed, such as `+1`.
    pub text: String,
    /// Whether it is worse than printed now.
    pub reduced: bool,
}

/// What a number on a counter means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FigureKind {
    /// Strength in combat.
    Combat,
    /// What it adds to a throw.
    Modifier,
    /// How far it goes.
    Movement,
    /// Swords: what it throws to hit.
    Swords,
    /// How many units it commands.
    Command,
    /// How far its command reaches.
    Radius,
}

/// A place beside the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Area {
    /// The id that pieces name as their place.
    pub id: String,
    /// Its name in the viewer's language.
    pub label: String,
    /// Whose it is; none for nobody's.
    pub side: Option<String>,
    /// How it is drawn.
    pub kind: AreaKind,
    /// The piece whose box it is.
    pub piece: Option<String>,
    /// How much of it is taken.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub used: Option<i64>,
    /// How much it can hold.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub of: Option<i64>,
}

/// How a place beside the map is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AreaKind {
    /// Loose pieces.
    #[default]
    Pool,
    /// A commander's box.
    Box,
    /// Beside the map: what lies off its edge, or in a place too small for all who are there.
    Tray,
    /// A tray of those who are out of the game.
    Lost,
}
