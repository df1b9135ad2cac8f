//! The contract between a game and everything else.

use std::collections::BTreeMap;

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    DataError, Lang, Message, OddsReport, PackFiles, Phrasebook, Referee, Refuse, Rng, Rule, Scene,
    Seat, SeatSet, Table, Viewer,
};

/// Which seats must decide now, or how the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// These seats owe a decision, each in its own time. What others have decided meanwhile is seen
    /// as far as the game's views show it.
    Seats(SeatSet),
    /// Nobody: the game is over.
    Over(Outcome),
}

impl Pending {
    /// The seats that must decide; none when the game is over.
    pub fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Over(_) => SeatSet::NONE,
        }
    }

    /// The outcome, when the game is over.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Seats(_) => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winners: SeatSet,
    /// The rule that decided it.
    pub rule: Rule,
}

/// A move of several steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journey<A> {
    /// The actions, in order.
    pub steps: Vec<A>,
    /// What they cost in all.
    pub cost: i64,
    /// Whether the piece must stop at the end.
    pub stops: bool,
}

/// What a match is set up with: a scenario and options by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The scenario; empty for the game's first.
    #[serde(default)]
    pub scenario: String,
    /// Options that differ from their defaults.
    #[serde(default)]
    pub set: BTreeMap<String, String>,
}

impl Setup {
    /// Checks every name against what the game offers and fills in the defaults.
    pub fn complete(&self, info: &GameInfo) -> Result<Self, SetupError> {
        let scenario = if self.scenario.is_empty() { info.scenarios[0] } else { &self.scenario };
        if !info.scenarios.contains(&scenario) {
            return Err(SetupError(format!(
                "{} has no scenario \"{scenario}\"; it has {}",
                info.id,
                info.scenarios.join(", ")
            )));
        }
        let mut set = BTreeMap::new();
        for option in info.options {
            set.insert(option.key.to_owned(), option.values[0].to_owned());
        }
        for (key, value) in &self.set {
            let Some(option) = info.options.iter().find(|option| option.key == key) else {
                let known: Vec<_> = info.options.iter().map(|option| option.key).collect();
                return Err(SetupError(format!(
                    "{} has no option \"{key}\"; it has {}",
                    info.id,
                    known.join(", ")
                )));
            };
            if !option.values.contains(&value.as_str()) {
                return Err(SetupError(format!(
                    "option {key} cannot be \"{value}\"; it can be {}",
                    option.values.join(" or ")
                )));
            }
            set.insert(key.clone(), value.clone());
        }
        Ok(Self { scenario: scenario.to_owned(), set })
    }

    /// The value of an option of a completed set-up.
    pub fn option(&self, key: &str) -> &str {
        self.set.get(key).map_or("", String::as_str)
    }
}

/// A set-up that the game does not have, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub String);

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SetupError {}

/// A position that no game can stand in, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError(pub String);

impl std::fmt::Display for PositionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PositionError {}

/// An optional rule or choice of set-up.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in `--set key=value`.
    pub key: &'static str,
    /// Its values; the first is the default.
    pub values: &'static [&'static str],
    /// The rule that offers it.
    pub rule: Rule,
}

/// A standing order that a player can choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OrderSpec<O> {
    /// The order, as it is sent.
    pub id: O,
    /// What it does, in the reader's language.
    pub label: String,
    /// The rule whose decision it answers.
    pub rule: Rule,
}

/// Who made the published game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Credits {
    /// Who designed it.
    pub designers: &'static str,
    /// Who published it, and when.
    pub publisher: &'static str,
}

/// What there is to know about a game before it starts.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct GameInfo {
    /// Its short name.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its scenarios; the first is the default.
    pub scenarios: &'static [&'static str],
    /// Its options.
    pub options: &'static [OptionSpec],
    /// Who made it.
    pub credits: Credits,
    /// The numbers of all its rules; headings too.
    pub rules: &'static [Rule],
    /// Those of its rules that are headings or flavour and forbid or allow nothing.
    pub headings: &'static [Rule],
    /// The tests that show each rule: its number and the test's name.
    #[serde(skip)]
    pub tests: &'static [(&'static str, &'static str)],
}

/// A board wargame, as rules that depend on nothing but state, action and dice.
pub trait Game: Clone + PartialEq + Send + Sync + Sized + 'static {
    /// One decision, small enough to enumerate.
    type Action: Clone + Eq + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why an action is not allowed.
    type Refusal: Refuse;
    /// What the journal tells; secrets in it are `Concealed`.
    type Event: Clone + std::fmt::Debug + Send + Sync;
    /// Everything that a viewer may know.
    type View: Clone + Eq + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The whole state as a document that a person can write.
    type Position: Clone + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned;
    /// An answer given in advance to a routine decision.
    type Order: Clone + Eq + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Maps, counters, tables, scenarios: the data that the rules read.
    type Pack: Send + Sync + 'static;

    /// Names, scenarios, options, rule numbers.
    fn info() -> &'static GameInfo;
    /// The data files built in: their names and contents.
    fn files() -> PackFiles;
    /// Reads data files; reports every fault.
    fn load(files: &PackFiles) -> Result<Self::Pack, Vec<DataError>>;
    /// The game's texts.
    fn phrasebook() -> &'static Phrasebook;

    /// Sets up a game. `setup` is complete.
    fn start(pack: &'static Self::Pack, setup: &Setup, table: &mut Table<'_, Self::Event>) -> Self;
    /// The data this game is played with.
    fn pack(&self) -> &'static Self::Pack;
    /// The names of the seats under a complete set-up.
    fn seats(setup: &Setup) -> &'static [&'static str];
    /// The set-up this game was started with.
    fn setup(&self) -> Setup;

    /// Who must decide.
    fn pending(&self) -> Pending;
    /// Adds what the seat might do; may over-generate, [`Game::check`] decides.
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// The only judge of legality.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;
    /// Carries out an action that [`Game::check`] has allowed.
    fn apply(&mut self, seat: Seat, action: &Self::Action, table: &mut Table<'_, Self::Event>);

    /// What the viewer may know, built from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A whole state that fits the view, as likely as any other as far as the game can tell.
    fn sample(pack: &'static Self::Pack, view: &Self::View, rng: &mut Rng) -> Self;
    /// The state as a document.
    fn position(&self, referee: &Referee) -> Self::Position;
    /// The state that a document describes.
    fn restore(pack: &'static Self::Pack, position: &Self::Position)
    -> Result<Self, PositionError>;

    /// What a client draws for this view, with the actions it may choose from.
    fn scene(
        pack: &'static Self::Pack,
        view: &Self::View,
        offers: &[Self::Action],
        lang: Lang,
    ) -> Scene;
    /// What the journal says of an event to a viewer, and the rule it follows.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Message>;

    /// How good the view is for the seat: bigger is better. Bots compare these.
    fn appraise(pack: &'static Self::Pack, view: &Self::View, seat: Seat) -> i64;
    /// What a sensible player thinks of an action before looking ahead.
    fn lean(pack: &'static Self::Pack, view: &Self::View, seat: Seat, action: &Self::Action)
    -> i64;

    /// What a standing order answers to this decision, if it concerns it.
    fn answer(
        order: &Self::Order,
        pack: &'static Self::Pack,
        view: &Self::View,
        offers: &[Self::Action],
    ) -> Option<Self::Action>;

    /// Adds what the seat might wish to do, allowed or not, so that "why not?" has an answer: at
    /// least the candidates, and more where players often ask. [`Game::check`] gives the reason,
    /// and [`Game::scene`] must have words and a path for each of them.
    fn wishes(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.candidates(seat, out);
    }

    /// Whether players still set the game up, so that a client may offer to do it for them.
    fn setting_up(&self) -> bool {
        false
    }

    /// Moves of several steps that a piece of the seat's can make now, by the id it has in the
    /// scene: as far as nothing is rolled or revealed on the way. For clients that show how far a
    /// piece can go and take it there in one click.
    fn journeys(&self, seat: Seat, piece: &str) -> Vec<Journey<Self::Action>> {
        let _ = (seat, piece);
        Vec::new()
    }

    /// The standing orders that a player can choose from.
    fn known_orders(lang: Lang) -> Vec<OrderSpec<Self::Order>> {
        let _ = lang;
        Vec::new()
    }

    /// Whether two seats win and lose together. Who resigns loses for his allies too.
    fn allied(setup: &Setup, a: Seat, b: Seat) -> bool {
        let _ = setup;
        a == b
    }

    /// Whether one seat may speak to another during the game.
    fn may_talk(setup: &Setup, from: Seat, to: Seat) -> bool {
        let _ = (setup, from, to);
        true
    }

    /// The chances of the fight that is due next, from what the viewer knows; none when there is
    /// no fight or the game has no odds.
    fn forecast(pack: &'static Self::Pack, view: &Self::View, lang: Lang) -> Option<OddsReport> {
        let _ = (pack, view, lang);
        None
    }

    /// How the game's hex map is to be drawn: a document that the atlas reads, with the name of the
    /// map among the data files. None for a game without hexes.
    fn chart() -> Option<&'static str> {
        None
    }

    /// Exact chances of a fight that `words` describe in the game's own terms, or one sentence
    /// that says which word is wrong.
    fn odds(pack: &'static Self::Pack, words: &[String], lang: Lang) -> Result<OddsReport, String> {
        let _ = (pack, words, lang);
        Err("this game has no odds yet".to_owned())
    }
}
