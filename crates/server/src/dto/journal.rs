//! What happened at a table and what was said there.

use kernel::Scene;
use serde::Serialize;
use utoipa::ToSchema;

use super::FaceList;

/// The beginning of a journal.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct JournalPage {
    /// The lines of the set-up and of the actions before the number asked for.
    pub(crate) journal: Vec<Line>,
    /// Where the turns begin, as far as that.
    pub(crate) turns: Vec<Turn>,
}

/// Some lines of chat.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ChatPage {
    /// How many lines come before those here.
    pub(crate) from: usize,
    pub(crate) lines: Vec<ChatLine>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ChatLine {
    /// What the speaker is called at this table.
    pub(crate) from: String,
    /// The speaker's seat; none for who only watches.
    pub(crate) seat: Option<String>,
    pub(crate) text: String,
    /// Unix seconds.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub(crate) at: i64,
}

/// A line of the journal: words, or a roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub(crate) enum Line {
    /// Words.
    Told {
        /// The number of the action; 0 for the set-up.
        n: usize,
        /// Who acted.
        seat: Option<String>,
        /// What happened.
        text: String,
        /// The rule it follows; none for what people agree on.
        rule: Option<String>,
        /// The step of a piece that it tells.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        step: Option<Box<StepLine>>,
        /// Its part among the lines around it, where they may say it already.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        part: Option<LinePart>,
        /// The words for this line and those just before it that tell the same of others.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        all: Option<String>,
        /// The die of which it tells, if one was thrown for a place of the map.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        thrown: Option<ThrownLine>,
    },
    /// A roll that all see.
    Rolled {
        /// The number of the action; 0 for the set-up.
        n: usize,
        /// Who acted.
        seat: Option<String>,
        /// The roll.
        roll: RollLine,
    },
}

/// A die that was thrown for a place of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ThrownLine {
    pub(crate) place: String,
    /// What it showed.
    pub(crate) face: u8,
    /// Whether it struck.
    pub(crate) struck: bool,
}

/// The part of a line that frames others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum LinePart {
    /// It opens what the steps after it tell.
    Opens,
    /// It ends what was told before it.
    Closes,
}

impl From<kernel::Part> for LinePart {
    fn from(part: kernel::Part) -> Self {
        match part {
            kernel::Part::Opens => Self::Opens,
            kernel::Part::Closes => Self::Closes,
        }
    }
}

/// A step from one place to the next: those that follow each other can be told as one way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct StepLine {
    /// The piece, by the name that the game has for it.
    pub(crate) piece: String,
    pub(crate) from: String,
    pub(crate) to: String,
    /// Where the way began that it is a part of.
    pub(crate) start: String,
    /// The words for the whole way, if it is longer than this step.
    pub(crate) way: Option<String>,
    /// The words for this piece and those that went the same way just before it, if any did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) group: Option<String>,
    /// What the piece has spent of its movement by then, where the game tells so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) spent: Option<String>,
}

impl Line {
    /// The number of the action.
    pub(crate) fn number(&self) -> usize {
        match self {
            Self::Told { n, .. } | Self::Rolled { n, .. } => *n,
        }
    }
}

/// A roll in the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct RollLine {
    #[serde(rename = "for")]
    pub(crate) purpose: String,
    pub(crate) sides: u32,
    /// The face that it fell on, from 1.
    pub(crate) face: u32,
    /// What the die reads there, which the rules speak of.
    pub(crate) reads: u32,
    /// Whether it succeeded, where the roll alone decides that.
    pub(crate) hit: Option<bool>,
    /// How many of the faces would have succeeded, where the roll alone decides that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) hitting: Option<u32>,
}

/// The table after so many actions.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Moment {
    pub(crate) n: usize,
    /// How many actions there are.
    pub(crate) of: usize,
    /// Who took the last of the n actions.
    pub(crate) seat: Option<String>,
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub(crate) sequence: u64,
    #[schema(value_type = Object)]
    pub(crate) scene: Scene,
    /// The faces that the scene's pieces name by number, for who asked so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) faces: Option<FaceList>,
    /// From which action on the journal and the turns are told here; those before stand.
    pub(crate) from: usize,
    pub(crate) journal: Vec<Line>,
    /// Where the turns of the whole match begin.
    pub(crate) turns: Vec<Turn>,
}

/// Where a turn begins.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Turn {
    /// After how many actions.
    pub(crate) n: usize,
    /// What the turn is called.
    pub(crate) label: String,
}
