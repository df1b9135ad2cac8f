//! What goes over the wire.

use std::collections::BTreeMap;

use kernel::{Choice, Lasts, PieceFace, Route, Scene};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::schemas;
use crate::store::{EndedBy, Status, Talk};

/// Who is asking.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Me {
    /// The guest's id.
    pub(crate) id: Option<String>,
    /// The guest's name.
    pub(crate) name: Option<String>,
}

/// A name to play under.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewName {
    /// One to forty letters.
    pub(crate) name: String,
}

/// A game that can be played.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct GameCard {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) seats: Vec<&'static str>,
    pub(crate) scenarios: Vec<&'static str>,
    pub(crate) options: Vec<OptionCard>,
    pub(crate) credits: CreditsCard,
    /// The levels of bots, from the weakest.
    pub(crate) bots: Vec<&'static str>,
    /// Which seats there are under which set-ups; `seats` are those of the default.
    pub(crate) seatings: Vec<SeatingCard>,
    /// All of it in the reader's language.
    pub(crate) labels: LabelsCard,
}

/// Who sits at the table under some set-ups.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct SeatingCard {
    /// The scenario that it holds for; none when it is for all.
    pub(crate) scenario: Option<&'static str>,
    /// The options that it holds for.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    pub(crate) set: BTreeMap<&'static str, &'static str>,
    pub(crate) seats: Vec<&'static str>,
}

impl From<kernel::Seating> for SeatingCard {
    fn from(seating: kernel::Seating) -> Self {
        let kernel::Seating { scenario, set, seats } = seating;
        Self { scenario, set, seats: seats.to_vec() }
    }
}

/// A game and its choices in words.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct LabelsCard {
    /// What kind of game it is.
    pub(crate) kind: String,
    /// What it is about, in a line.
    pub(crate) pitch: String,
    /// For how many, and how long.
    pub(crate) length: String,
    /// Every seat that there is under some set-up.
    pub(crate) seats: Vec<LabelCard>,
    pub(crate) scenarios: Vec<LabelCard>,
    pub(crate) options: Vec<OptionLabelCard>,
}

impl From<kernel::Labels> for LabelsCard {
    fn from(labels: kernel::Labels) -> Self {
        let kernel::Labels { kind, pitch, length, seats, scenarios, options } = labels;
        Self {
            kind,
            pitch,
            length,
            seats: seats.into_iter().map(Into::into).collect(),
            scenarios: scenarios.into_iter().map(Into::into).collect(),
            options: options.into_iter().map(Into::into).collect(),
        }
    }
}

/// A choice in words.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct LabelCard {
    pub(crate) id: &'static str,
    pub(crate) label: String,
    /// What it means, in a line.
    pub(crate) about: String,
}

impl From<kernel::Label> for LabelCard {
    fn from(label: kernel::Label) -> Self {
        let kernel::Label { id, label, about } = label;
        Self { id, label, about }
    }
}

/// An option in words.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct OptionLabelCard {
    pub(crate) id: &'static str,
    pub(crate) label: String,
    /// What it decides, in a line.
    pub(crate) about: String,
    pub(crate) values: Vec<LabelCard>,
}

impl From<kernel::OptionLabel> for OptionLabelCard {
    fn from(option: kernel::OptionLabel) -> Self {
        let kernel::OptionLabel { id, label, about, values } = option;
        Self { id, label, about, values: values.into_iter().map(Into::into).collect() }
    }
}

/// An optional rule or choice of set-up.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct OptionCard {
    pub(crate) key: &'static str,
    /// The first is the default.
    pub(crate) values: Vec<&'static str>,
    pub(crate) rule: &'static str,
}

/// Who made the published game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CreditsCard {
    pub(crate) designers: &'static str,
    pub(crate) publisher: &'static str,
}

/// A numbered rule, in our words.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct RuleCard {
    pub(crate) id: &'static str,
    pub(crate) title: String,
    /// `heading` or `mechanic`.
    pub(crate) kind: &'static str,
    pub(crate) text: String,
}

/// What a game is made from.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct About {
    pub(crate) title: &'static str,
    pub(crate) credits: CreditsCard,
    pub(crate) rulings: Vec<Ruling>,
    pub(crate) sources: Vec<Source>,
    /// The hash of the data files.
    pub(crate) pack: String,
}

/// A decision where the rulebook is silent.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Ruling {
    pub(crate) id: String,
    pub(crate) text: String,
}

/// Where the values of a table come from.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Source {
    pub(crate) file: String,
    pub(crate) table: String,
    #[serde(rename = "source")]
    pub(crate) origin: String,
}

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
        ts(optional, as = "Option<BTreeMap<String, Vec<Unknown>>>")
    )]
    pub(crate) orders: BTreeMap<String, Vec<Value>>,
    /// For each seat of mine that brings a lot to the dice SHA-256 of it, in hexadecimal.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub(crate) pledges: BTreeMap<String, String>,
    /// The guided first game: the first seat is mine, bots have the others, and the deal is known.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub(crate) guided: bool,
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
    pub(crate) orders_known: Vec<OrderKnown>,
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
}

/// What the dice of a table are made of, as far as it may be known.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct DiceCard {
    /// SHA-256 of the server's seed, which was drawn when the table was made; the record has the
    /// seed itself.
    pub(crate) commitment: String,
    /// What each seat brings. Empty where the seed is all there is: in the guided game, whose dice
    /// are the same for everybody, and in matches that were begun before seats brought lots.
    pub(crate) lots: Vec<LotCard>,
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

/// What a seat may do with some pieces.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ChoicesOf {
    /// How many actions stand.
    pub(crate) version: usize,
    #[schema(value_type = Vec<Object>)]
    pub(crate) choices: Vec<Choice>,
    /// Moves of several steps.
    #[schema(value_type = Vec<Object>)]
    pub(crate) routes: Vec<Route>,
    /// Where the pieces can go as a group, if that was asked for.
    pub(crate) goals: Vec<Goal>,
}

/// Somewhere that some pieces can go as a group.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Goal {
    /// The place.
    pub(crate) place: String,
    /// The ways of those that get there, in the order in which they set out: the parts of a request.
    #[schema(value_type = Vec<Object>)]
    pub(crate) goes: Vec<Route>,
    /// Those that do not.
    pub(crate) stays: Vec<Stays>,
}

/// A piece that cannot go along.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Stays {
    /// The piece, by its id in the scene.
    pub(crate) piece: String,
    /// The rule that forbids it; none for what is nobody's to move.
    pub(crate) reason: Option<Refused>,
}

/// What came of decisions.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Acted {
    /// How many actions stand.
    pub(crate) version: usize,
    /// How many parts, or actions where no parts were sent, were carried out.
    pub(crate) done: usize,
    /// How many were sent.
    pub(crate) of: usize,
    /// Why the rest was not; none if there is no rest.
    pub(crate) stopped: Option<Stopped>,
    /// What forbids the one after those.
    pub(crate) refused: Option<Refused>,
    pub(crate) table: TableView,
}

/// Why a list of decisions was not carried out to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stopped {
    /// A die fell.
    Rolled,
    /// Somebody was shown a secret.
    Revealed,
    /// Somebody else is asked.
    HandedOver,
    /// A rule forbids the next.
    Refused,
}

/// A table after something was taken back.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Undone {
    /// How many actions stand.
    pub(crate) version: usize,
    pub(crate) table: TableView,
}

/// Who asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct By {
    pub(crate) by: String,
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
        step: Option<StepLine>,
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
    pub(crate) face: u32,
    /// Whether it succeeded, where the roll alone decides that.
    pub(crate) hit: Option<bool>,
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
}

/// Why something cannot be done.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Reason {
    /// What one might want to do.
    pub(crate) label: String,
    pub(crate) rule: String,
    pub(crate) why: String,
}

/// A seat to take.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    pub(crate) seat: String,
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) invite: Option<String>,
    /// SHA-256 of the lot that I bring to the dice, in hexadecimal.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) pledge: Option<String>,
}

/// Decisions in order: `actions`, or `parts` of a group.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Decisions {
    pub(crate) seat: String,
    /// The version that was seen.
    pub(crate) version: usize,
    /// The sequence that was seen; refused if something was taken back since.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub(crate) sequence: Option<u64>,
    /// Carried out up to the first that rolls, reveals, hands over or is refused.
    #[serde(default)]
    #[schema(value_type = Vec<Value>)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Unknown>>"))]
    pub(crate) actions: Vec<Value>,
    /// Marches of several pieces: each all or nothing, and a piece is halted before the next.
    #[serde(default)]
    #[schema(value_type = Vec<Vec<Value>>)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Vec<Unknown>>>"))]
    pub(crate) parts: Vec<Vec<Value>>,
    /// As in `GET /tables/{id}`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    pub(crate) from: usize,
    /// As in `GET /tables/{id}`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    pub(crate) chat: usize,
    /// As in `GET /tables/{id}`.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) faces: Option<String>,
}

/// A seat that takes its last actions back.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoOf {
    pub(crate) seat: String,
    /// The version that was seen.
    pub(crate) version: usize,
    /// How many of its actions at most; one if nothing is said.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) steps: Option<usize>,
    /// In place of `steps`: until so many actions stand, such as before a click that was several.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) to: Option<usize>,
    /// As in `GET /tables/{id}`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    pub(crate) from: usize,
    /// As in `GET /tables/{id}`.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub(crate) sequence: Option<u64>,
    /// As in `GET /tables/{id}`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    pub(crate) chat: usize,
    /// As in `GET /tables/{id}`.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) faces: Option<String>,
}

/// A seat that wants something of the table as it saw it.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatAt {
    pub(crate) seat: String,
    pub(crate) version: usize,
}

/// A seat.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct OfSeat {
    pub(crate) seat: String,
}

/// An answer to a request.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoAnswer {
    pub(crate) seat: String,
    pub(crate) accept: bool,
}

/// A word about a draw.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Draw {
    pub(crate) seat: String,
    pub(crate) say: OfferWord,
}

/// What one can say about a draw or a rematch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum OfferWord {
    #[default]
    Offer,
    Accept,
    Decline,
}

/// Some text.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Text {
    pub(crate) text: String,
}

/// A seat's standing orders.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Orders {
    pub(crate) seat: String,
    #[schema(value_type = Vec<Value>)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    pub(crate) orders: Vec<Value>,
}

/// Something on the screen that one asks about.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct WhyNot {
    pub(crate) seat: String,
    #[schema(schema_with = schemas::anchor)]
    pub(crate) anchor: kernel::Anchor,
}

/// The version after a change.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Version {
    pub(crate) version: usize,
}

/// Nothing more to say.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Nothing {}

/// The chances of a fight.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Odds {
    pub(crate) title: String,
    /// How each side is taken to decide.
    pub(crate) policies: Vec<String>,
    /// What can happen, with its probability from 0 to 1.
    #[schema(schema_with = schemas::labelled_chances)]
    pub(crate) rows: Vec<(String, f64)>,
    /// The throws that it is made of, where what each may come to adds up to certainty.
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "OddsBar[]"))]
    pub(crate) bars: Vec<kernel::OddsBar>,
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

/// The server is well.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Well {
    pub(crate) ok: bool,
}

/// What went wrong, in one sentence.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ErrorBody {
    pub(crate) error: String,
}

/// A rule's refusal.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct RefusedBody {
    pub(crate) refused: Refused,
}

/// Why a rule forbids it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Refused {
    pub(crate) rule: String,
    pub(crate) code: String,
    pub(crate) why: String,
}

/// Whatever a game writes; a client sends it back as it came.
#[cfg(feature = "typescript")]
struct Unknown;

#[cfg(feature = "typescript")]
impl ts_rs::TS for Unknown {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "unknown".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "unknown".to_owned()
    }
}

/// What goes over the wire as TypeScript declarations, for the browser client.
#[cfg(feature = "typescript")]
pub fn typescript() -> String {
    use ts_rs::{Config, TS};
    let config = Config::default();
    let declarations = [
        Me::decl(&config),
        NewName::decl(&config),
        GameCard::decl(&config),
        SeatingCard::decl(&config),
        LabelsCard::decl(&config),
        LabelCard::decl(&config),
        OptionLabelCard::decl(&config),
        OptionCard::decl(&config),
        CreditsCard::decl(&config),
        RuleCard::decl(&config),
        About::decl(&config),
        Ruling::decl(&config),
        Source::decl(&config),
        NewTable::decl(&config),
        Made::decl(&config),
        WhoTalks::decl(&config),
        Card::decl(&config),
        SeatCard::decl(&config),
        SeatKind::decl(&config),
        OutcomeCard::decl(&config),
        Here::decl(&config),
        WhoIsHere::decl(&config),
        Again::decl(&config),
        Rematch::decl(&config),
        TableView::decl(&config),
        DiceCard::decl(&config),
        LotCard::decl(&config),
        LotState::decl(&config),
        Pledges::decl(&config),
        Reveal::decl(&config),
        TermsCard::decl(&config),
        JournalPage::decl(&config),
        ChatPage::decl(&config),
        FaceList::decl(&config),
        ChoicesOf::decl(&config),
        Goal::decl(&config),
        Stays::decl(&config),
        Acted::decl(&config),
        Stopped::decl(&config),
        Undone::decl(&config),
        By::decl(&config),
        ChatLine::decl(&config),
        Line::decl(&config),
        StepLine::decl(&config),
        RollLine::decl(&config),
        Lasts::decl(&config),
        OrderKnown::decl(&config),
        Reason::decl(&config),
        Join::decl(&config),
        Decisions::decl(&config),
        UndoOf::decl(&config),
        SeatAt::decl(&config),
        OfSeat::decl(&config),
        UndoAnswer::decl(&config),
        Draw::decl(&config),
        OfferWord::decl(&config),
        Text::decl(&config),
        Orders::decl(&config),
        WhyNot::decl(&config),
        Version::decl(&config),
        Nothing::decl(&config),
        Odds::decl(&config),
        Moment::decl(&config),
        Turn::decl(&config),
        News::decl(&config),
        ErrorBody::decl(&config),
        RefusedBody::decl(&config),
        Refused::decl(&config),
        Status::decl(&config),
        EndedBy::decl(&config),
        Talk::decl(&config),
    ];
    let mut text = String::from(
        "// Generated from crates/server/src/dto.rs by `make types`. Do not edit.\n\n\
         import type { Anchor, Choice, OddsBar, PieceFace, Route, Scene } from \"./scene\";\n",
    );
    for declaration in declarations {
        text.push_str("\nexport ");
        text.push_str(&declaration);
        text.push('\n');
    }
    text
}
