//! What a client draws. Game-independent: a client knows no rules and no game.
//!
//! What may be missing is an `Option`, and what comes in kinds is an enum, so that a client that
//! does not know a new kind fails to compile. Names of drawings and colours are a game's own: the
//! page looks them up among its art.

mod battle;
mod board;
mod cards;
mod choices;
mod frame;
mod pieces;
mod procedure;
mod standing;
#[cfg(feature = "typescript")]
mod typescript;

use serde::{Deserialize, Serialize};

use crate::{Headline, Lang, Phrasebook};

pub use self::battle::{BattleScene, Column, Combatant, Line, Role, Word};
pub use self::board::{
    Arrow, ArrowKind, Bearings, Marker, MarkerKind, Overlay, OverlayKind, SightLine,
};
pub use self::cards::{Auction, Bid, CardFace, Hand, HandKind};
pub use self::choices::{Anchor, Barred, Choice, Limit, Route};
pub use self::frame::{Frame, Offered, choices, prompt, scene};
pub use self::pieces::{
    Area, AreaKind, Face, Figure, FigureKind, Mark, Piece, PieceFace, Shape, Wear,
};
pub use self::procedure::{Bout, Fall, Procedure, ProcedureStep, StepState, Sum, Thrown, Verdict};
pub use self::standing::{Roster, RosterEntry, Score, ScoreEntry, Side, Track, TrackKind};
#[cfg(feature = "typescript")]
pub use self::typescript::typescript;

/// Everything on the screen for one viewer at one moment.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Scene {
    /// The map to draw, by its name.
    pub map: String,
    /// The seat that looks, or none for a spectator.
    pub viewer: Option<String>,
    /// When it is.
    pub headline: Heading,
    /// What is to be known of the rules that are in play, such as that they are a reconstruction.
    pub remark: Option<String>,
    /// What the viewer is asked, or whom the table waits for.
    pub prompt: Prompt,
    /// Seats that must decide.
    pub waiting_for: Vec<String>,
    /// The two or more sides, in the order of seats.
    pub sides: Vec<Side>,
    /// Pieces on the map, in pools and in the hand of nobody. Those of one place are listed from
    /// the bottom of the stack to its top.
    pub pieces: Vec<Piece>,
    /// Cards of the viewer and what shows of the others'.
    pub hands: Vec<Hand>,
    /// Counters such as turns, points, moves left.
    pub tracks: Vec<Track>,
    /// Places beside the map that pieces lie in: pools, stocks, command boxes.
    pub areas: Vec<Area>,
    /// What lies on the map and is no piece: control, breaches, battles to come.
    pub markers: Vec<Marker>,
    /// Movements and attacks that are declared or done.
    pub arrows: Vec<Arrow>,
    /// Layers that one can lay over the map: sight, fire, command.
    pub overlays: Vec<Overlay>,
    /// What is front, flank and rear of pieces, where that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bearings: Option<Bearings>,
    /// What counts for victory, as it stands.
    pub score: Option<Score>,
    /// The auction in progress.
    pub auction: Option<Auction>,
    /// The fight in progress, where it is fought in lines of battle.
    pub battle: Option<BattleScene>,
    /// What is being resolved step by step, such as a combat on the map.
    pub procedure: Option<Procedure>,
    /// Where on the map somebody is asked in the middle of another's move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub asked_at: Option<String>,
    /// What one might expect to be offered there, and why it is not.
    #[serde(default)]
    pub barred: Vec<Barred>,
    /// Who acts when, where leaders act one after the other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub roster: Option<Roster>,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
}

impl Scene {
    /// Every piece in it: those of the map and those that fight.
    pub fn pieces_mut(&mut self) -> impl Iterator<Item = &mut Piece> {
        let lines = self.battle.iter_mut().flat_map(|battle| &mut battle.lines);
        let fighting = lines.flat_map(|line| {
            let columns = line.columns.iter_mut().flat_map(|column| &mut column.pieces);
            let fighters = columns.map(|fighter| &mut fighter.piece);
            fighters.chain(&mut line.reserve).chain(&mut line.lost)
        });
        self.pieces.iter_mut().chain(fighting)
    }
}

/// When and where in the sequence of play the scene stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Heading {
    /// The turn: moments of the same turn say the same.
    pub when: String,
    /// The phase, and whose it is where that matters.
    pub phase: String,
}

impl Headline {
    /// In words.
    pub fn said(&self, book: &Phrasebook, lang: Lang) -> Heading {
        Heading { when: book.say(lang, &self.when), phase: book.say(lang, &self.phase) }
    }
}

/// A question with the rule it comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prompt {
    /// What to do now, in a line.
    pub text: String,
    /// What there is to know besides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub more: Option<String>,
    /// The rule number.
    pub rule: String,
}
