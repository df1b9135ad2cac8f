//! A table for tests: positions are drawn in a few words, actions and dice are scripted.

pub use kernel::testing::action;
use serde_json::{Value, json};
use xl::{Card, Place, Side, State, Unit, Xl};

/// A table in play.
pub type Play = kernel::testing::Play<State, Side>;

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
            "secrets": {"caesar": {}, "pompey": {}},
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
        self.position["secrets"][side]["hand"] = json!(cards);
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
        Play::standing(Xl::pack(), &self.position)
    }

    fn discard_rest(&mut self) {
        let mut seen = Vec::new();
        for field in ["deck", "forum", "discard"] {
            seen.extend(names(&self.position[field]));
        }
        for side in ["caesar", "pompey"] {
            seen.extend(names(&self.position["secrets"][side]["hand"]));
            seen.extend(names(&self.position["owned"][side]));
            if let Some(places) = self.position["board"][side].as_object() {
                for units in places.values().filter_map(Value::as_object) {
                    let leaders = units.keys().filter_map(|name| unit(name).card());
                    seen.extend(leaders.map(|card| card.name().to_owned()));
                }
            }
        }
        let (mut forum, mut discard) =
            (names(&self.position["forum"]), names(&self.position["discard"]));
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
    let mut play = Play::start(Xl::pack(), &[("rules", rules)], &[], seed);
    play.strictly();
    play
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

/// What tests look up on the table.
pub trait Look {
    /// Units of a kind that a side has in a place.
    fn count(&self, side: Side, at: &str, kind: &str) -> u8;
    /// All units that a side has in a place.
    fn strength(&self, side: Side, at: &str) -> u8;
    /// A side's gold.
    fn gold(&self, side: Side) -> u16;
    /// Counters left in a side's stock: `legion` or `ally`.
    fn stock(&self, side: Side, kind: &str) -> u8;
    /// A side's hand, by name, sorted as the cards are.
    fn hand(&self, side: Side) -> Vec<String>;
    /// The discard pile, by name, sorted as the cards are.
    fn discard(&self) -> Vec<String>;
    /// The forum, by name.
    fn forum(&self) -> Vec<String>;
    /// The forum cards that a side has taken.
    fn owned(&self, side: Side) -> Vec<String>;
    /// What a battle waits for, such as `engage`; empty when there is no battle.
    fn waits(&self) -> String;
}

impl Look for Play {
    fn count(&self, side: Side, at: &str, kind: &str) -> u8 {
        self.game.public().board.army(side, place(at)).count(unit(kind))
    }

    fn strength(&self, side: Side, at: &str) -> u8 {
        self.game.public().board.army(side, place(at)).len()
    }

    fn gold(&self, side: Side) -> u16 {
        self.game.public().gold[side]
    }

    fn stock(&self, side: Side, kind: &str) -> u8 {
        self.game.public().stock(Xl::pack(), side, unit(kind))
    }

    fn hand(&self, side: Side) -> Vec<String> {
        names(&self.position()["secrets"][side.name()]["hand"])
    }

    fn discard(&self) -> Vec<String> {
        names(&self.position()["discard"])
    }

    fn forum(&self) -> Vec<String> {
        names(&self.position()["forum"])
    }

    fn owned(&self, side: Side) -> Vec<String> {
        names(&self.position()["owned"][side.name()])
    }

    fn waits(&self) -> String {
        self.position()["phase"]["waits"]["wait"].as_str().unwrap_or_default().to_owned()
    }
}

fn names(list: &Value) -> Vec<String> {
    let names = list.as_array().into_iter().flatten();
    names.filter_map(|name| name.as_str().map(str::to_owned)).collect()
}
