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
    /// Places beside the map that pieces lie in: pools, stocks, command boxes.
    pub areas: Vec<Area>,
    /// What lies on the map and is no piece: control, breaches, battles to come.
    pub markers: Vec<Marker>,
    /// Movements and attacks that are declared or done.
    pub arrows: Vec<Arrow>,
    /// Layers that one can lay over the map: sight, fire, command.
    pub overlays: Vec<Overlay>,
    /// What counts for victory, as it stands.
    pub score: Option<Score>,
    /// The auction in progress.
    pub auction: Option<Auction>,
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
    /// States that show: `moved`, `main`, `reserve`, `moving`; `veteran`; `disorganised`,
    /// `routed`, `fired`, `in_command`, `out_of_command`, `deploying`.
    pub marks: Vec<String>,
    /// What there is to know of it, in a sentence or two, for who points at it.
    pub note: String,
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
    /// A counter, face up.
    Counter {
        /// Its colour: a side or a special one, such as `germans`.
        colour: String,
        /// Its outline: `square`, `round` or `chamfered`.
        shape: String,
        /// Its full name.
        name: String,
        /// The lettering on it, such as `XI` or `SEN`.
        code: String,
        /// The drawing on it.
        glyph: String,
        /// The numbers on it, in the order they are printed.
        figures: Vec<Figure>,
        /// The colour of its command's stripe, an area's; empty for none.
        stripe: String,
    },
    /// A counter face down: its back is the same for all of its colour.
    Reverse {
        /// Its colour.
        colour: String,
        /// Its outline.
        shape: String,
        /// The drawing on the back.
        glyph: String,
    },
}

/// A number on a counter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figure {
    /// What it means: `combat`, `modifier`, `movement`, `swords`, `command`, `radius`.
    pub kind: String,
    /// As it is printed, such as `+1`.
    pub text: String,
    /// Whether it is worse than printed now.
    pub reduced: bool,
}

/// A place beside the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Area {
    /// The id that pieces name as their place.
    pub id: String,
    /// Its name in the viewer's language.
    pub label: String,
    /// Whose it is; empty for nobody's.
    pub side: String,
    /// How it is drawn: `pool` for loose pieces, `box` for a commander's box.
    pub kind: String,
    /// The piece whose box it is; empty for none.
    pub piece: String,
    /// How much of it is taken.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub used: Option<i64>,
    /// How much it can hold.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub of: Option<i64>,
}

/// Something on the map that is no piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Marker {
    /// What it is: `control`, `battle`, `breach`, `camp`, `plundered`.
    pub kind: String,
    /// Where.
    pub place: String,
    /// The other place, when it lies between two.
    pub towards: String,
    /// Whose; empty for nobody's.
    pub side: String,
    /// What it says to who points at it.
    pub label: String,
}

/// A movement or an attack from place to place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Arrow {
    /// Where it starts.
    pub from: String,
    /// Where it points.
    pub to: String,
    /// `march`, `attack`, `retreat`.
    pub kind: String,
    /// Whose.
    pub side: String,
    /// A short lettering in its middle; empty for none.
    pub label: String,
}

/// A layer over the map, shown on demand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Overlay {
    /// Its id, which also tells the client how to draw it: `sight`, `fire`, `command`, `zone`.
    pub id: String,
    /// Its name in the viewer's language.
    pub label: String,
    /// The rule that it shows.
    pub rule: String,
    /// Whose it is: who sees, shoots, commands or threatens; empty when several share it.
    pub side: String,
    /// The piece it is about; empty when it is about a whole side.
    pub piece: String,
    /// The places covered.
    pub places: Vec<String>,
    /// Lines from place to place.
    pub lines: Vec<SightLine>,
}

/// A line of sight or fire.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SightLine {
    /// Where it starts.
    pub from: String,
    /// Where it would go.
    pub to: String,
    /// Where it is blocked; empty when it is free.
    pub blocked: String,
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
    /// Whose it is now; empty for nobody's.
    pub side: String,
    /// The place to show on the map; empty for none.
    pub place: String,
}

/// An auction in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Auction {
    /// What is sold.
    pub card: CardFace,
    /// What each side has bid and could bid, in the order of seats.
    pub bids: Vec<Bid>,
    /// Who has the highest bid; empty for nobody yet.
    pub leads: String,
}

/// A side's part in an auction.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bid {
    /// The side.
    pub side: String,
    /// Its highest bid, 0 for none.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub amount: i64,
    /// What it owns.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub purse: i64,
}

/// Cards of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hand {
    /// Whose.
    pub side: String,
    /// `hand`, `played`, `spent`, `discard`, `forum`, `open`.
    pub kind: String,
    /// Its name in the viewer's language; empty when the client's own word will do.
    pub label: String,
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
    /// Its kind, in the viewer's language; empty when the game has only one.
    pub kind: String,
    /// Symbols that count for victory, such as `optimates`, one entry for each.
    pub symbols: Vec<String>,
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
    /// Values that are set apart, such as turns by night.
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    pub apart: Vec<i64>,
}

/// A fight in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BattleScene {
    /// Where.
    pub place: String,
    /// The round, from 1.
    pub round: u8,
    /// The last round; 0 when there is no limit.
    pub rounds: u8,
    /// What happens in each round, in a word or two, from the first; empty where all are alike.
    pub captions: Vec<String>,
    /// Defender first.
    pub lines: Vec<Line>,
    /// Hits that the named side must still take.
    pub hits_on: Option<(String, u8)>,
    /// The column that acts, and whose turn in it.
    pub acting: Option<(String, String)>,
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// The side.
    pub side: String,
    /// Its name in the viewer's language: some who fight have no seat.
    pub name: String,
    /// `defender` or `attacker`.
    pub role: String,
    /// Columns in the order they act.
    pub columns: Vec<Column>,
    /// Pieces that wait; hidden ones are blank.
    pub reserve: Vec<Piece>,
    /// Pieces that fell in this fight.
    pub lost: Vec<Piece>,
    /// Numbers of this side, such as its command value.
    pub tracks: Vec<Track>,
    /// The card it plays in this fight; blank while it lies face down.
    pub card: Option<CardFace>,
}

/// Pieces that act at the same time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Column {
    /// Its name, such as `A`.
    pub label: String,
    /// When it acts or who stands in it, in a word or two; empty when its name says enough.
    pub caption: String,
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
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
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
        Figure::decl(&config),
        Area::decl(&config),
        Marker::decl(&config),
        Arrow::decl(&config),
        Overlay::decl(&config),
        SightLine::decl(&config),
        Score::decl(&config),
        ScoreEntry::decl(&config),
        Auction::decl(&config),
        Bid::decl(&config),
        Hand::decl(&config),
        CardFace::decl(&config),
        Track::decl(&config),
        BattleScene::decl(&config),
        Word::decl(&config),
        Line::decl(&config),
        Column::decl(&config),
        Combatant::decl(&config),
        Choice::decl(&config),
        Route::decl(&config),
        Limit::decl(&config),
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
