//! Tables: how they are made, listed and shown.

use std::collections::BTreeMap;

use kernel::{Anchor, Clause, Lasts, PieceFace, Scene};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{ChatLine, Line, OfferWord, Turn};
use crate::store::{EndedBy, Status, Talk};

/// A table to make.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    pub(crate) game: String,
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub(crate) scenario: String,
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub(crate) set: BTreeMap<String, String>,
    /// For each seat `me`, `open`, `invite` or `bot:LEVEL`; `open` where nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub(crate) seats: BTreeMap<String, String>,
    /// Standing orders of one's own seats.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, Vec<Value>>)]
    #[cfg_attr(
        feature = "typescript",
        ts(optional, as = "Option<BTreeMap<String, Vec<super::Unknown>>>")
    )]
    pub(crate) orders: BTreeMap<String, Vec<Value>>,
    /// For each seat of mine that brings a lot to the dice SHA-256 of it, in hexadecimal.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub(crate) pledges: BTreeMap<String, String>,
    /// The guided first game: the first seat is mine, or the first that I ask for; bots have the
    /// others, and the deal is known.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub(crate) guided: bool,
    /// A phrase that the dice follow from, for tables where nobody else sits: who plays the same
    /// with the same phrase meets the same dice.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) phrase: Option<String>,
    /// Whether only those invited see the table; seats that would be `open` are then `invite`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub(crate) private: bool,
    /// Who may talk at it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Talk>"))]
    pub(crate) talk: Talk,
}

/// Who may talk at a table.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct WhoTalks {
    pub(crate) talk: Talk,
}

/// A table that was made.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Made {
    pub(crate) id: String,
    /// As in `GET /tables/{id}`.
    pub(crate) dice: DiceCard,
}

/// A word about playing again.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Again {
    /// `offer` if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<OfferWord>"))]
    pub(crate) say: OfferWord,
}

/// What came of it.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Rematch {
    /// The table where the same people play again; none as long as somebody has not agreed.
    pub(crate) id: Option<String>,
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Card {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) title: String,
    pub(crate) status: Status,
    pub(crate) seats: Vec<SeatCard>,
    pub(crate) your_turn: bool,
    pub(crate) waiting_for: Vec<String>,
    /// How many actions stand.
    pub(crate) version: usize,
    pub(crate) moment: String,
    /// What the one who asks is to decide there, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) asks: Option<String>,
    /// Unix seconds.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub(crate) updated: i64,
    pub(crate) outcome: Option<OutcomeCard>,
    pub(crate) ended_by: Option<EndedBy>,
    pub(crate) guided: bool,
    /// Whether only those invited see it.
    pub(crate) private: bool,
}

/// A seat in a list.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct SeatCard {
    pub(crate) seat: String,
    /// What people call the seat.
    pub(crate) label: String,
    pub(crate) name: Option<String>,
    pub(crate) kind: SeatKind,
    pub(crate) you: bool,
    /// Whether and when the person in it was at this table; told to those who play at it.
    pub(crate) here: Option<Here>,
}

/// Whether somebody is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Here {
    /// Whether he is there now.
    pub(crate) now: bool,
    /// When he was there last, in Unix seconds; none if that is not known.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub(crate) last: Option<i64>,
}

/// Who is at a table, by seat: an event for those who play at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct WhoIsHere {
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, Here>"))]
    pub(crate) seats: BTreeMap<String, Here>,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatKind {
    Person,
    Bot,
    Open,
    Invite,
}

/// How a match ended.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct OutcomeCard {
    /// Nobody in a draw.
    pub(crate) winners: Vec<String>,
    /// None when no rule decided it.
    pub(crate) rule: Option<String>,
}

/// Everything that somebody sees of a table.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub(crate) struct TableView {
    pub(crate) card: Card,
    /// The seat that looks; none for a spectator.
    pub(crate) seat: Option<String>,
    pub(crate) my_seats: Vec<String>,
    pub(crate) version: usize,
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub(crate) sequence: u64,
    #[schema(value_type = Object)]
    pub(crate) scene: Scene,
    /// Pieces whose choices are not in the scene: ask for them.
    pub(crate) pickable: Vec<String>,
    /// The faces that the scene's pieces name by number, for who asked so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) faces: Option<FaceList>,
    /// From which action on the journal and the turns are told here; those before stand.
    pub(crate) from: usize,
    /// Whether what one had of journal and turns counts no more. If `from` is not 0,
    /// `GET /tables/{id}/journal` has what comes before.
    pub(crate) journal_anew: bool,
    pub(crate) journal: Vec<Line>,
    /// Where the turns begin.
    pub(crate) turns: Vec<Turn>,
    /// How many lines of chat come before those here.
    pub(crate) chat_from: usize,
    /// Whether the lines that one had count no more: others are heard now.
    pub(crate) chat_anew: bool,
    /// The last lines at most; `GET /tables/{id}/chat` has those before.
    pub(crate) chat: Vec<ChatLine>,
    /// What its owner has decided.
    pub(crate) terms: TermsCard,
    /// None for who has them already.
    pub(crate) notes: Option<String>,
    pub(crate) can_undo: bool,
    /// Whether the seat sets up, or has a task like it, so that a computer player may do the rest.
    pub(crate) can_place: bool,
    pub(crate) undo_request: Option<By>,
    pub(crate) draw_offer: Option<By>,
    #[schema(value_type = Vec<Value>)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    pub(crate) orders: Vec<Value>,
    /// All that one can choose from. Where these are very many, who has faces by number gets those
    /// that stand and a few that would answer now; `GET /tables/{id}/orders` has them all.
    pub(crate) orders_known: Vec<OrderKnown>,
    /// Whether there are more than those.
    pub(crate) orders_more: bool,
    /// Which of `orders`, by its place, wants that the seat be asked what it is asked now.
    pub(crate) asking: Option<usize>,
    /// The orders of the seat that have answered lately, the last of them last. One that declines
    /// leaves no line in the journal: only here its owner learns of it.
    pub(crate) answered: Vec<Answered>,
    /// Links for the seats that wait for somebody, for who made the table.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    pub(crate) invites: BTreeMap<String, String>,
    /// How many actions stood after the viewer's last own decision.
    pub(crate) since: usize,
    /// The table where the same people play again.
    pub(crate) rematch: Option<String>,
    /// Who would like to play again, as long as not everybody has agreed.
    pub(crate) rematch_offer: Option<By>,
    /// Who has declined it.
    pub(crate) rematch_declined: Option<By>,
    pub(crate) dice: DiceCard,
    /// Whose time runs, where the rules give one.
    pub(crate) clock: Vec<ClockCard>,
}

/// What is left of a seat's time.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ClockCard {
    pub(crate) seat: String,
    /// In seconds, when this was sent.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub(crate) left: i64,
}

/// What the dice of a table are made of, as far as it may be known.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct DiceCard {
    /// SHA-256 of the server's seed, which was drawn when the table was made; the record has the
    /// seed itself.
    pub(crate) commitment: String,
    /// What each seat brings. Empty where the seed is all there is: in the guided game, whose dice
    /// are the same for everybody, in matches that were begun before seats brought lots, and where
    /// the dice follow from a phrase.
    pub(crate) lots: Vec<LotCard>,
    /// The phrase that the dice follow from, if whoever made the table chose one.
    pub(crate) phrase: Option<String>,
}

/// What a seat brings to the dice.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct LotCard {
    pub(crate) seat: String,
    pub(crate) state: LotState,
    /// SHA-256 of the lot.
    pub(crate) pledge: Option<String>,
    /// The lot, once the match has begun.
    pub(crate) lot: Option<String>,
}

/// How far a seat is with its lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum LotState {
    /// It brings nothing.
    Nothing,
    /// The table waits for its pledge.
    Awaited,
    /// It has pledged a lot.
    Pledged,
    /// It has revealed its lot.
    Revealed,
}

/// Pledges of lots for the dice.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Pledges {
    /// For each of my seats SHA-256 of its lot, in hexadecimal.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    pub(crate) pledges: BTreeMap<String, String>,
}

/// Lots for the dice.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Reveal {
    /// For each of my seats its lot of 32 bytes, in hexadecimal.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    pub(crate) lots: BTreeMap<String, String>,
}

/// Faces of pieces that a viewer was shown, by their numbers.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct FaceList {
    /// Which list it is: numbers of another mean nothing here.
    pub(crate) epoch: String,
    /// The number of the first that follows.
    pub(crate) from: usize,
    #[schema(value_type = Vec<Object>)]
    pub(crate) list: Vec<PieceFace>,
}

/// What a table's owner has decided, and what that means for me.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct TermsCard {
    /// Who may talk.
    pub(crate) talk: Talk,
    /// Whether I may say something.
    pub(crate) can_talk: bool,
    /// Whether I made the table.
    pub(crate) owner: bool,
    /// Whether I may close it.
    pub(crate) can_close: bool,
}

/// What somebody has of a table already.
#[derive(Clone, Debug, Default)]
pub(crate) struct Has {
    /// The journal and the turns before this action.
    pub(crate) from: usize,
    /// What happened up to this change.
    pub(crate) sequence: Option<u64>,
    /// So many lines of chat.
    pub(crate) chat: usize,
    /// Whether who has nothing of the journal would rather have the end of a long one at once than
    /// all of it.
    pub(crate) recent: bool,
    /// So many faces of a list, `EPOCH.COUNT`; none for who wants them whole.
    pub(crate) faces: Option<String>,
}

/// Who asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct By {
    pub(crate) by: String,
}

/// A standing order that can be chosen.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct OrderKnown {
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub(crate) id: Value,
    pub(crate) label: String,
    /// What a button that gives it there and then is called.
    pub(crate) button: String,
    /// Whether it would answer what the seat is asked now.
    pub(crate) answers: bool,
    /// For how long it may be given now, what the button means first: the order alone stands for
    /// the game, `{"order","for"}` for less.
    #[schema(value_type = Vec<String>)]
    pub(crate) lasts: Vec<Lasts>,
    pub(crate) rule: String,
    /// The order as lines of a table: for whom, when, and what it says; none where it has no such
    /// parts.
    #[schema(value_type = Vec<Object>)]
    pub(crate) clauses: Vec<Clause>,
    /// What it is about, for an order with an object: a place or a piece of the scene.
    #[schema(value_type = Vec<Object>)]
    pub(crate) path: Vec<Anchor>,
}

/// An order that has answered.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Answered {
    /// The number of the action that it gave.
    pub(crate) n: usize,
    /// The order, as it is sent.
    #[schema(value_type = Value)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub(crate) order: Value,
    /// What it does.
    pub(crate) label: String,
}

/// What an event says of a table: how far it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct News {
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub(crate) sequence: u64,
    pub(crate) version: usize,
    /// How many lines were said.
    pub(crate) chat: usize,
}
