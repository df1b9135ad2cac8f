//! Ways into phases and battles, and the words that the tests of the sections use.

use kernel::Refuse as _;
use serde_json::{Value, json};
use xl::Action;
pub(crate) use xl::Side::{self, Caesar, Pompey};

use crate::play::{Draw, Look as _, Play, action, draw, engage, march, plain};

/// Cards that are kept when they are drawn: turns go on without events.
const CALM: &[&str] = &["Ides of March", "Fleet Atlantic", "Allies Mobilize", "Testudo"];

/// Caesar's march phase in spring 50, no event in sight.
pub(crate) fn field() -> Draw {
    draw().deck(CALM)
}

/// Caesar's forum phase.
pub(crate) fn in_forum() -> Draw {
    field().phase(json!({"is": "forum", "tried": false}))
}

/// Caesar's purchase phase.
pub(crate) fn buying() -> Draw {
    field().phase(json!({"is": "purchase"}))
}

pub(crate) fn take(card: &str) -> Value {
    json!({"do": "take", "card": card})
}

pub(crate) fn auction(card: &str) -> Value {
    json!({"do": "auction", "card": card})
}

pub(crate) fn bid(gold: u16) -> Value {
    json!({"do": "bid", "gold": gold})
}

pub(crate) fn declare(victory: &str) -> Value {
    json!({"do": "declare", "victory": victory})
}

pub(crate) fn discard(card: &str) -> Value {
    json!({"do": "discard", "card": card})
}

pub(crate) fn retrieve(card: &str) -> Value {
    json!({"do": "retrieve", "card": card})
}

pub(crate) fn give_up(unit: &str, at: &str) -> Value {
    json!({"do": "give_up", "unit": unit, "at": at})
}

pub(crate) fn hire(at: &str) -> Value {
    json!({"do": "hire", "at": at})
}

pub(crate) fn demote(at: &str) -> Value {
    json!({"do": "demote", "at": at})
}

pub(crate) fn on_terms(unit: &str, at: &str, terms: &str) -> Value {
    json!({"do": "recruit", "unit": unit, "at": at, "terms": terms})
}

pub(crate) fn play_leader(card: &str, at: &str) -> Value {
    json!({"do": "play_leader", "card": card, "at": at})
}

pub(crate) fn succeed(at: &str) -> Value {
    json!({"do": "succeed", "at": at})
}

pub(crate) fn muster(at: &str) -> Value {
    json!({"do": "muster", "at": at})
}

pub(crate) fn march_by(unit: &str, from: &str, to: &str, by: &str) -> Value {
    json!({"do": "march", "unit": unit, "from": from, "to": to, "by": by})
}

pub(crate) fn sail(card: &str, from: &str, to: &str) -> Value {
    json!({"do": "sail", "card": card, "from": from, "to": to})
}

pub(crate) fn embark(unit: &str) -> Value {
    json!({"do": "embark", "unit": unit})
}

pub(crate) fn fight(place: &str) -> Value {
    json!({"do": "fight", "place": place})
}

pub(crate) fn tactics(card: &str) -> Value {
    json!({"do": "play_tactics", "card": card})
}

pub(crate) fn retreat(to: &str) -> Value {
    json!({"do": "retreat", "to": to})
}

pub(crate) fn fall_back(unit: &str, to: &str) -> Value {
    json!({"do": "fall_back", "unit": unit, "to": to})
}

pub(crate) fn lose_leader(unit: &str) -> Value {
    json!({"do": "lose_leader", "unit": unit})
}

pub(crate) fn promote(unit: &str, at: &str) -> Value {
    json!({"do": "promote", "unit": unit, "at": at})
}

/// `"2 legion ally"` as `legion legion ally`.
fn units(list: &str) -> Vec<&str> {
    let mut count = 1;
    let mut all = Vec::new();
    for word in list.split_whitespace() {
        if let Ok(number) = word.parse() {
            count = number;
        } else {
            all.extend(std::iter::repeat_n(word, count));
            count = 1;
        }
    }
    all
}

/// What the tests of the sections say.
pub(crate) trait Reader {
    /// The phasing player.
    fn phasing(&self) -> Side;
    /// Marches units of the phasing player: `"2 legion commander"`.
    fn go(&mut self, list: &str, from: &str, to: &str) -> &mut Self;
    /// Ends the marches and goes to the battle in a place, to the point where tactics are asked or,
    /// with empty hands, where the first unit is engaged.
    fn join(&mut self, place: &str) -> &mut Self;
    /// The same, and nobody plays tactics.
    fn battle(&mut self, place: &str) -> &mut Self;
    /// Whoever is asked for tactics plays none.
    fn no_tactics(&mut self) -> &mut Self;
    /// A unit fights: exactly one die is rolled.
    fn fights(&mut self, side: Side, unit: &str, face: u32) -> &mut Self;
    /// A side chooses its loss, a unit that has fought this round if there is one.
    fn loses(&mut self, side: Side, unit: &str) -> &mut Self;
    /// Everyone who is still to fight in this round rolls a six and misses.
    fn misses(&mut self) -> &mut Self;
    /// Both sides stay for another round.
    fn stay(&mut self) -> &mut Self;
    /// It must be this side's turn to engage.
    fn turn_to_fight(&mut self, side: Side) -> &mut Self;
    /// A side owes the choice of a loss.
    fn must_lose(&mut self, side: Side) -> &mut Self;
    /// Ends a phase of a side if it waits for it.
    fn ends(&mut self, side: Side, phase: &str, action: &str) -> &mut Self;
    /// Passes in an auction, if the side is asked.
    fn passes(&mut self, side: Side) -> &mut Self;
    /// The action must be refused by one of these rules.
    fn refused_by(&self, side: Side, value: Value, rules: &[&str]) -> &Self;
    /// The battle's round.
    fn round(&self) -> u64;
    /// Where offered marches of a unit lead.
    fn reach(&self, side: Side, unit: &str, from: &str) -> Vec<String>;
}

impl Reader for Play {
    fn phasing(&self) -> Side {
        self.game.public().side
    }

    #[track_caller]
    fn go(&mut self, list: &str, from: &str, to: &str) -> &mut Self {
        let side = self.phasing();
        for unit in units(list) {
            self.act(side, march(unit, from, to));
        }
        self
    }

    #[track_caller]
    fn join(&mut self, place: &str) -> &mut Self {
        let side = self.phasing();
        if self.phase() == "march" {
            self.act(side, plain("end_marches"));
        }
        if self.phase() == "choose_battle" {
            self.act(side, fight(place));
        }
        assert_eq!(self.phase(), "battle");
        assert_eq!(self.position()["phase"]["place"], place);
        self
    }

    #[track_caller]
    fn battle(&mut self, place: &str) -> &mut Self {
        self.join(place).no_tactics()
    }

    #[track_caller]
    fn no_tactics(&mut self) -> &mut Self {
        while self.waits() == "tactics" {
            let side = self.pending()[0];
            self.act(side, plain("no_tactics"));
        }
        self
    }

    #[track_caller]
    fn fights(&mut self, side: Side, unit: &str, face: u32) -> &mut Self {
        self.turn_to_fight(side);
        assert_eq!(self.dice.left(), 0);
        self.roll(&[face]).act(side, engage(unit));
        assert_eq!(self.dice.left(), 0, "{unit} did not roll");
        self
    }

    #[track_caller]
    fn loses(&mut self, side: Side, unit: &str) -> &mut Self {
        self.must_lose(side);
        let offers = self.offers(side);
        let loss = [true, false]
            .map(|engaged| action(crate::play::hit(unit, engaged)))
            .into_iter()
            .find(|loss| offers.contains(loss))
            .unwrap_or_else(|| panic!("{unit} cannot be lost: {offers:?}"));
        self.act(side, serde_json::to_value(loss).expect("actions can be written"))
    }

    #[track_caller]
    fn misses(&mut self) -> &mut Self {
        while self.waits() == "engage" {
            let side = self.pending()[0];
            let offer = self
                .offers(side)
                .into_iter()
                .find(|offer| matches!(offer, Action::Engage { .. }))
                .expect("somebody can be engaged");
            self.roll(&[6]).act(side, serde_json::to_value(offer).expect("actions can be written"));
        }
        self
    }

    #[track_caller]
    fn stay(&mut self) -> &mut Self {
        assert_eq!(self.waits(), "retreat");
        while self.waits() == "retreat" {
            let side = self.pending()[0];
            self.act(side, plain("fight_on"));
        }
        self
    }

    #[track_caller]
    fn turn_to_fight(&mut self, side: Side) -> &mut Self {
        assert_eq!((self.phase().as_str(), self.waits().as_str()), ("battle", "engage"));
        assert_eq!(self.pending(), [side]);
        self
    }

    #[track_caller]
    fn must_lose(&mut self, side: Side) -> &mut Self {
        assert_eq!((self.phase().as_str(), self.waits().as_str()), ("battle", "hit"));
        assert_eq!(self.pending(), [side]);
        self
    }

    #[track_caller]
    fn ends(&mut self, side: Side, phase: &str, action: &str) -> &mut Self {
        if self.phase() == phase && self.pending() == [side] {
            self.act(side, plain(action));
        }
        self
    }

    #[track_caller]
    fn passes(&mut self, side: Side) -> &mut Self {
        self.ends(side, "auction", "pass")
    }

    #[track_caller]
    fn refused_by(&self, side: Side, value: Value, rules: &[&str]) -> &Self {
        let refusal = self.refusal(side, value);
        assert!(rules.contains(&refusal.rule().0), "{refusal:?} ({})", refusal.rule());
        self
    }

    fn round(&self) -> u64 {
        self.position()["phase"]["round"].as_u64().unwrap_or(0)
    }

    fn reach(&self, side: Side, unit: &str, from: &str) -> Vec<String> {
        let (kind, start) = (crate::play::unit(unit), crate::play::place(from));
        let mut all: Vec<String> = self
            .offers(side)
            .into_iter()
            .filter_map(|offer| match offer {
                Action::March { unit, from, to, .. } if unit == kind && from == start => {
                    Some(to.name().to_owned())
                }
                _ => None,
            })
            .collect();
        all.sort();
        all.dedup();
        all
    }
}
