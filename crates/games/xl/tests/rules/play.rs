//! A table for tests: positions are drawn in a few words, actions and dice are scripted.

use kernel::prelude::*;
use kernel::{Refuse as _, Rule, ScriptedDice, SeededDice, Viewer};
use serde_json::{Value, json};
use xl::{Action, Card, Place, Side, State, Unit, Xl};

/// A position in the making.
pub struct Draw {
    position: Value,
    rest_discarded: bool,
}

/// Starts drawing a position: turn 1 (spring 50), Caesar's march phase, an empty map, no gold, no
/// cards in hand; every card that is not mentioned lies in the deck, in the order of their names.
pub fn draw() -> Draw {
    Draw {
        position: json!({
            "turn": 1, "side": "caesar",
            "phase": {"is": "march"},
            "gold": {"caesar": 0, "pompey": 0},
            "board": {"caesar": {}, "pompey": {}},
            "camps": {"caesar": {}, "pompey": {}},
        }),
        rest_discarded: false,
    }
}

impl Draw {
    /// Places units of Caesar's side: `"commander 2 legion veteran-legion antonius"`.
    pub fn caesar(self, place: &str, units: &str) -> Self {
        self.units("caesar", place, units)
    }

    /// Places units of Pompey's side.
    pub fn pompey(self, place: &str, units: &str) -> Self {
        self.units("pompey", place, units)
    }

    fn units(mut self, side: &str, place: &str, units: &str) -> Self {
        let mut count = 1u64;
        for word in units.split_whitespace() {
            if let Ok(number) = word.parse() {
                count = number;
                continue;
            }
            let here = &mut self.position["board"][side][place];
            let before = here.get(word).and_then(Value::as_u64).unwrap_or(0);
            here[word] = json!(before + count);
            count = 1;
        }
        self
    }

    /// Gold of both sides.
    pub fn gold(self, caesar: u16, pompey: u16) -> Self {
        self.set("gold", json!({"caesar": caesar, "pompey": pompey}))
    }

    /// The phasing player.
    pub fn turn_of(self, side: &str) -> Self {
        self.set("side", json!(side))
    }

    /// The turn, 1 (spring 50) to 14 (autumn 44).
    pub fn turn(self, turn: u8) -> Self {
        self.set("turn", json!(turn))
    }

    /// Where play waits, as the position document writes it: `json!({"is": "purchase"})`.
    pub fn phase(self, phase: Value) -> Self {
        self.set("phase", phase)
    }

    /// The silver rules.
    pub fn silver(self) -> Self {
        self.set("rules", json!("silver"))
    }

    /// Sets any field of the position document.
    pub fn set(mut self, field: &str, value: Value) -> Self {
        self.position[field] = value;
        self
    }

    /// A side's hand.
    pub fn hand(mut self, side: &str, cards: &[&str]) -> Self {
        self.position["camps"][side]["hand"] = json!(cards);
        self
    }

    /// Cards in the forum.
    pub fn forum(self, cards: &[&str]) -> Self {
        self.set("forum", json!(cards))
    }

    /// Forum cards that a side has taken.
    pub fn owns(mut self, side: &str, cards: &[&str]) -> Self {
        if self.position["owned"].is_null() {
            self.position["owned"] = json!({"caesar": [], "pompey": []});
        }
        self.position["owned"][side] = json!(cards);
        self
    }

    /// The discard pile.
    pub fn discard(self, cards: &[&str]) -> Self {
        self.set("discard", json!(cards))
    }

    /// The top of the deck, the next card first; cards that are not mentioned follow.
    pub fn deck(self, cards: &[&str]) -> Self {
        self.set("deck", json!(cards))
    }

    /// The whole deck: cards not mentioned elsewhere lie in the discard pile (forum cards, which
    /// are never discarded, in the forum).
    pub fn only_deck(mut self, cards: &[&str]) -> Self {
        self.rest_discarded = true;
        self.deck(cards)
    }

    /// The table, ready to play. Rolls not scripted are a failure.
    pub fn play(mut self) -> Play {
        if self.rest_discarded {
            self.discard_rest();
        }
        let position = serde_json::from_value(self.position.clone())
            .unwrap_or_else(|error| panic!("not a position: {error}\n{:#}", self.position));
        let game = kernel::restore::<State>(Xl::pack(), &position)
            .unwrap_or_else(|error| panic!("an impossible position: {error}\n{:#}", self.position));
        Play { game, dice: ScriptedDice::new([]) }
    }

    fn discard_rest(&mut self) {
        let list = |value: &Value| -> Vec<String> {
            value
                .as_array()
                .map(|list| list.iter().filter_map(|c| c.as_str().map(str::to_owned)).collect())
                .unwrap_or_default()
        };
        let mut seen = Vec::new();
        for field in ["deck", "forum", "discard"] {
            seen.extend(list(&self.position[field]));
        }
        for side in ["caesar", "pompey"] {
            seen.extend(list(&self.position["camps"][side]["hand"]));
            seen.extend(list(&self.position["owned"][side]));
            if let Some(places) = self.position["board"][side].as_object() {
                for units in places.values().filter_map(Value::as_object) {
                    let leaders = units.keys().filter_map(|name| unit(name).card());
                    seen.extend(leaders.map(|card| card.name().to_owned()));
                }
            }
        }
        let (mut forum, mut discard) =
            (list(&self.position["forum"]), list(&self.position["discard"]));
        for card in Card::all() {
            let here = seen.iter().filter(|name| *name == card.name()).count();
            for _ in here..usize::from(Xl::pack().copies(card)) {
                let pile =
                    if card.kind() == xl::CardType::Forum { &mut forum } else { &mut discard };
                pile.push(card.name().to_owned());
            }
        }
        self.position["forum"] = json!(forum);
        self.position["discard"] = json!(discard);
    }
}

/// A new game, its cards dealt by this seed.
pub fn start(rules: &str, seed: u64) -> Play {
    let setup = kernel::Setup {
        scenario: String::new(),
        set: [("rules".to_owned(), rules.to_owned())].into(),
    };
    let game = kernel::start(Xl::pack(), &setup, &mut SeededDice::new(seed, 0), None)
        .expect("the set-up exists");
    Play { game, dice: ScriptedDice::new([]) }
}

/// A table in play.
pub struct Play {
    pub game: State,
    pub dice: ScriptedDice,
}

/// An action from JSON: `json!({"do": "march", "unit": "legion", "from": "Rubicon", "to": "Rome"})`.
pub fn action(value: Value) -> Action {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

pub fn unit(name: &str) -> Unit {
    name.parse().expect("a unit's name")
}

pub fn place(name: &str) -> Place {
    name.parse().expect("a place's name")
}

pub fn card(name: &str) -> Card {
    name.parse().expect("a card's name")
}

pub fn march(unit: &str, from: &str, to: &str) -> Value {
    json!({"do": "march", "unit": unit, "from": from, "to": to})
}

pub fn engage(unit: &str) -> Value {
    json!({"do": "engage", "unit": unit})
}

pub fn hit(unit: &str, engaged: bool) -> Value {
    json!({"do": "take_hit", "unit": unit, "engaged": engaged})
}

pub fn recruit(unit: &str, at: &str) -> Value {
    json!({"do": "recruit", "unit": unit, "at": at})
}

/// An action without details: `plain("end_marches")`.
pub fn plain(name: &str) -> Value {
    json!({ "do": name })
}

impl Play {
    /// Scripts the faces that the next dice show (for draws and shuffles: the number, from 1).
    pub fn roll(&mut self, faces: &[u32]) -> &mut Self {
        self.dice.add(faces.iter().copied());
        self
    }

    /// From now on dice that are not scripted fall by this seed, for shuffles.
    pub fn seeded(&mut self, seed: u64) -> &mut Self {
        self.dice = ScriptedDice::then_seeded([], SeededDice::new(seed, 0));
        self
    }

    /// Carries out an action that must be allowed.
    #[track_caller]
    pub fn act(&mut self, side: Side, value: Value) -> &mut Self {
        let action = action(value);
        if let Err(refusal) = self.game.check(side.seat(), &action) {
            panic!(
                "{action:?} is refused: {} {refusal:?}\nin {:?}",
                refusal.rule(),
                self.game.public().phase
            );
        }
        kernel::apply(&mut self.game, side.seat(), &action, &mut self.dice, None);
        self
    }

    /// The action must be refused by this rule.
    #[track_caller]
    pub fn refused(&self, side: Side, value: Value, rule: &'static str) -> &Self {
        let action = action(value);
        match self.game.check(side.seat(), &action) {
            Ok(()) => panic!("{action:?} is allowed, but rule {rule} forbids it"),
            Err(refusal) => assert_eq!(refusal.rule(), Rule(rule), "{refusal:?}"),
        }
        assert!(!self.offers(side).contains(&action), "{action:?} is offered and refused");
        self
    }

    /// The action must be offered.
    #[track_caller]
    pub fn allowed(&self, side: Side, value: Value) -> &Self {
        let action = action(value);
        if let Err(refusal) = self.game.check(side.seat(), &action) {
            panic!("{action:?} is refused: {} {refusal:?}", refusal.rule());
        }
        assert!(self.offers(side).contains(&action), "{action:?} is allowed, but not offered");
        self
    }

    /// What a side may do now.
    pub fn offers(&self, side: Side) -> Vec<Action> {
        let mut offers = Vec::new();
        kernel::offers(&self.game, side.seat(), &mut offers);
        offers
    }

    /// The position document of the table now, to look anything up in.
    pub fn position(&self) -> Value {
        serde_json::to_value(kernel::position(&self.game)).expect("positions can be written")
    }

    /// What a side, or a spectator, sees.
    pub fn view(&self, viewer: Option<Side>) -> Value {
        let viewer = viewer.map_or(Viewer::Spectator, |side| Viewer::Seat(side.seat()));
        serde_json::to_value(self.game.view(viewer)).expect("views can be written")
    }

    /// Units of a kind that a side has in a place.
    pub fn count(&self, side: Side, at: &str, kind: &str) -> u8 {
        self.game.public().board.army(side, place(at)).count(unit(kind))
    }

    /// All units that a side has in a place.
    pub fn strength(&self, side: Side, at: &str) -> u8 {
        self.game.public().board.army(side, place(at)).len()
    }

    /// A side's gold.
    pub fn gold(&self, side: Side) -> u16 {
        self.game.public().gold[side]
    }

    /// Counters left in a side's stock: `legion` or `ally`.
    pub fn stock(&self, side: Side, kind: &str) -> u8 {
        self.game.public().stock(Xl::pack(), side, unit(kind))
    }

    /// A side's hand, by name, sorted as the cards are.
    pub fn hand(&self, side: Side) -> Vec<String> {
        names(&self.position()["camps"][side.name()]["hand"])
    }

    /// The discard pile, by name, sorted as the cards are.
    pub fn discard(&self) -> Vec<String> {
        names(&self.position()["discard"])
    }

    /// The forum, by name.
    pub fn forum(&self) -> Vec<String> {
        names(&self.position()["forum"])
    }

    /// The forum cards that a side has taken.
    pub fn owned(&self, side: Side) -> Vec<String> {
        names(&self.position()["owned"][side.name()])
    }

    /// The name of the phase that play waits in, such as `march` or `battle`.
    pub fn phase(&self) -> String {
        self.position()["phase"]["is"].as_str().unwrap_or_default().to_owned()
    }

    /// What a battle waits for, such as `engage`; empty when there is no battle.
    pub fn waits(&self) -> String {
        self.position()["phase"]["waits"]["wait"].as_str().unwrap_or_default().to_owned()
    }

    /// The sides that must decide now.
    pub fn pending(&self) -> Vec<Side> {
        self.game.pending().seats().iter().map(Side::of).collect()
    }

    /// Who won, if the game is over; nobody in a draw.
    #[allow(clippy::option_option, reason = "going on, drawn, won")]
    pub fn winner(&self) -> Option<Option<Side>> {
        self.game.pending().outcome().map(|outcome| outcome.winners.iter().next().map(Side::of))
    }
}

fn names(list: &Value) -> Vec<String> {
    list.as_array()
        .map(|list| list.iter().filter_map(|name| name.as_str().map(str::to_owned)).collect())
        .unwrap_or_default()
}
