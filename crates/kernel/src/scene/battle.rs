//! A fight as lines of battle in columns. Fights that go by steps are a `Procedure`.

use serde::{Deserialize, Serialize};

use super::{CardFace, Piece, Track};

/// A fight in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BattleScene {
    /// Where.
    pub place: String,
    /// The round, from 1.
    pub round: u8,
    /// The last round; none when there is no limit.
    pub rounds: Option<u8>,
    /// What happens in each round, in a word or two, from the first; empty where all are alike.
    pub captions: Vec<String>,
    /// Defender first.
    pub lines: Vec<Line>,
    /// Hits that the named side must still take.
    pub hits_on: Option<(String, u8)>,
    /// The column that acts, and whose turn in it.
    pub acting: Option<(String, String)>,
    /// Whether everything that is decided in it now lies open: at one screen nobody hands over.
    pub open: bool,
    /// Short words for the buttons of a fighter, such as `Fire`, by the names that anchors give them.
    pub buttons: Vec<Word>,
}

/// A word in the viewer's language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Word {
    /// What it is for.
    pub id: String,
    /// The word.
    pub text: String,
}

/// One side's line of battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// The side.
    pub side: String,
    /// Its name in the viewer's language: some who fight have no seat.
    pub name: String,
    /// Its part in the fight.
    pub role: Role,
    /// Columns in the order they act.
    pub columns: Vec<Column>,
    /// Pieces that wait; hidden ones are blank.
    pub reserve: Vec<Piece>,
    /// Pieces that fell in this fight.
    pub lost: Vec<Piece>,
    /// Numbers of this side, such as its command value.
    pub tracks: Vec<Track>,
    /// The card it plays in this fight; its back while it lies face down.
    pub card: Option<CardFace>,
}

/// A part in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Who is attacked.
    Defender,
    /// Who attacks.
    Attacker,
}

impl Role {
    /// Its name, as clients get it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Defender => "defender",
            Self::Attacker => "attacker",
        }
    }
}

/// Pieces that act at the same time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Column {
    /// Its name, such as `A`.
    pub label: String,
    /// When it acts or who stands in it, in a word or two; none when its name says enough.
    pub caption: Option<String>,
    /// The pieces in it.
    pub pieces: Vec<Combatant>,
}

/// A piece in a fight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Combatant {
    /// The piece.
    pub piece: Piece,
    /// Whether it has acted this round.
    pub acted: bool,
}
