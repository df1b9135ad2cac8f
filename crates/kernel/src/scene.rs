//! What a client draws. Game-independent: a client knows no rules and no game.

use serde::{Deserialize, Serialize};

/// Everything on the screen for one viewer at one moment.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Scene {
    /// The map to draw, by game id.
    pub map: String,
    /// The seat that looks, or none for a spectator.
    pub viewer: Option<String>,
    /// Title lines: year, turn, phase.
    pub title: Vec<String>,
    /// What the viewer is asked, or whom the table waits for.
    pub prompt: Prompt,
    /// Seats that must decide.
    pub waiting_for: Vec<String>,
    /// The two or more sides, in the order of seats.
    pub sides: Vec<Side>,
    /// Pieces on the map, in pools and in the hand of nobody.
    pub pieces: Vec<Piece>,
    /// Cards of the viewer and what shows of the others'.
    pub hands: Vec<Hand>,
    /// Counters such as turns, points, moves left.
    pub tracks: Vec<Track>,
    /// The fight in progress.
    pub battle: Option<BattleScene>,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
}

/// A question with the rule it comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prompt {
    /// The words.
    pub text: String,
    /// The rule number.
    pub rule: String,
}

/// A side and its standing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Side {
    /// The seat's id.
    pub seat: String,
    /// Its name in the viewer's language.
    pub name: String,
    /// Victory points or the like.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub points: i64,
}

/// A piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Piece {
    /// An id that is stable within this scene and tells nothing hidden.
    pub id: String,
    /// Whose it is.
    pub side: String,
    /// A place of the map, or an area such as `pool`, `fallen`, `trophies`.
    pub place: String,
    /// What shows of it.
    pub face: PieceFace,
    /// States that show: `moved`, `main`, `reserve`, `moving`.
    pub marks: Vec<String>,
}

/// What shows of a piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
}

/// Cards of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hand {
    /// Whose.
    pub side: String,
    /// `hand`, `played`, `spent`, `discard`.
    pub kind: String,
    /// The cards; those hidden are blank.
    pub cards: Vec<CardFace>,
}

/// A card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardFace {
    /// Its id for choices; empty when hidden.
    pub id: String,
    /// Its name in the viewer's language; empty when hidden.
    pub name: String,
    /// What it does in one line.
    pub text: String,
    /// The drawing on it.
    pub glyph: String,
    /// Its printed numbers, such as moves and levies.
    pub numbers: Vec<u8>,
}

/// A number with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Track {
    /// Its id.
    pub id: String,
    /// Its name in the viewer's language.
    pub label: String,
    /// The number.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub value: i64,
    /// The largest it can be.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub of: Option<i64>,
}

/// A fight in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BattleScene {
    /// Where.
    pub place: String,
    /// The round, from 1.
    pub round: u8,
    /// The last round.
    pub rounds: u8,
    /// Defender first.
    pub lines: Vec<Line>,
    /// Hits that the named side must still take.
    pub hits_on: Option<(String, u8)>,
    /// The column that acts, and whose turn in it.
    pub acting: Option<(String, String)>,
}

/// One side's line of battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// The side.
    pub side: String,
    /// `defender` or `attacker`.
    pub role: String,
    /// Columns in the order they act.
    pub columns: Vec<Column>,
    /// Pieces that wait; hidden ones are blank.
    pub reserve: Vec<Piece>,
}

/// Pieces that act at the same time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Column {
    /// Its name, such as `A`.
    pub label: String,
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

/// Something the viewer may do, attached to what one clicks for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
}

/// The scene types as TypeScript declarations, for the browser client.
#[cfg(feature = "typescript")]
pub fn typescript() -> String {
    use ts_rs::{Config, TS};
    let config = Config::default();
    let declarations = [
        Scene::decl(&config),
        Prompt::decl(&config),
        Side::decl(&config),
        Piece::decl(&config),
        PieceFace::decl(&config),
        Hand::decl(&config),
        CardFace::decl(&config),
        Track::decl(&config),
        BattleScene::decl(&config),
        Line::decl(&config),
        Column::decl(&config),
        Combatant::decl(&config),
        Choice::decl(&config),
        Anchor::decl(&config),
    ];
    let mut text = String::from(
        "// Generated from crates/kernel/src/scene.rs by `make types`. Do not edit.\n",
    );
    for declaration in declarations {
        text.push_str("\nexport ");
        text.push_str(&declaration);
        text.push('\n');
    }
    text
}
