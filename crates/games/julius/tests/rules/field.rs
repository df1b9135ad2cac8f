//! The way into a battle and the words used in it, for the tests of sections 7 and 8.

use julius::Action;
pub(crate) use julius::Side::{self, Caesar, Pompey};
use kernel::Refuse as _;
use kernel::prelude::*;
use serde_json::{Value, json};

use crate::play::{Draw, Play, action, draw};

/// Caesar is first and has three moves; Pompey's three follow. Two turns are left after this one.
pub(crate) fn field() -> Draw {
    draw()
        .set("turn", json!(3))
        .moves("caesar", 3)
        .cards("3/1", "3/1")
        .hand("caesar", &["2/2", "1/2"])
        .hand("pompey", &["2/2", "1/2"])
}

/// The same, with Pompey first.
pub(crate) fn pompey_first() -> Draw {
    field().first("pompey").moves("pompey", 3).cards("2/1", "3/1")
}

/// The last moment of a year: when Pompey's levies end, and no battle is due, winter comes.
pub(crate) fn last_levies() -> Draw {
    draw().set("turn", json!(5)).cards("3/1", "3/1").levies("pompey", 1)
}

pub(crate) fn english(draw: Draw) -> Draw {
    draw.set("edition", json!("english-1.1"))
}

pub(crate) fn fire(block: &str) -> Value {
    json!({"do": "fire", "block": block})
}

pub(crate) fn pass(block: &str) -> Value {
    json!({"do": "pass", "block": block})
}

pub(crate) fn retreat(block: &str, to: &str) -> Value {
    json!({"do": "retreat", "block": block, "to": to})
}

pub(crate) fn by_sea(block: &str, sea: &str, to: &str) -> Value {
    json!({"do": "retreat_by_sea", "block": block, "sea": sea, "to": to})
}

pub(crate) fn take_hit(block: &str) -> Value {
    json!({"do": "take_hit", "block": block})
}

pub(crate) fn regroup(block: &str, to: &str) -> Value {
    json!({"do": "regroup", "block": block, "to": to})
}

pub(crate) fn end_regroup() -> Value {
    json!({"do": "end_regroup"})
}

pub(crate) fn fight(place: &str) -> Value {
    json!({"do": "fight", "place": place})
}

pub(crate) fn main_force(place: &str, from: &str) -> Value {
    json!({"do": "main_force", "place": place, "from": from})
}

pub(crate) fn levy(block: &str, city: &str) -> Value {
    json!({"do": "levy", "block": block, "city": city})
}

pub(crate) fn harbour(block: &str, port: &str) -> Value {
    json!({"do": "harbour", "block": block, "port": port})
}

pub(crate) fn disband(block: &str) -> Value {
    json!({"do": "disband", "block": block})
}

pub(crate) fn end_disbanding() -> Value {
    json!({"do": "end_disbanding"})
}

/// What tests of battles and winters say.
pub(crate) trait Field {
    /// Spends a move on a place, unless one was spent already, and steps blocks one place on.
    fn march(&mut self, side: Side, from: &str, to: &str, blocks: &str) -> &mut Self;
    /// Ends what is left of a side's moves and levies; stops where it owes a decision.
    fn end(&mut self, side: Side) -> &mut Self;
    /// Goes on to the battle in a place, without regrouping after the one before.
    fn begin(&mut self, place: &str) -> &mut Self;
    /// Fires: the block must roll exactly as many dice as faces are given.
    fn fires(&mut self, side: Side, block: &str, faces: &[u32]) -> &mut Self;
    /// Lets blocks pass.
    fn passes(&mut self, side: Side, blocks: &str) -> &mut Self;
    /// Everybody passes until a side's blocks of a letter act in a round.
    fn pass_to(&mut self, round: u64, side: Side, letter: &str) -> &mut Self;
    /// The round of the battle.
    fn round(&self) -> u64;
    /// It must be these blocks' turn.
    fn turn(&mut self, round: u64, side: Side, letter: &str) -> &mut Self;
    /// A side must choose who takes so many hits.
    fn owes_hits(&mut self, side: Side, hits: u64) -> &mut Self;
    /// The action must be offered; play goes on without it.
    fn may(&mut self, side: Side, value: Value) -> &mut Self;
    /// The action must be refused by this rule.
    fn may_not(&mut self, side: Side, value: Value, rule: &'static str) -> &mut Self;
    /// Blocks of a side in the battle line, sorted.
    fn line(&self, side: Side) -> Vec<String>;
    /// Who attacks in the battle.
    fn attacker(&self) -> String;
    /// Whether a viewer's picture of the table names a block, apart from where it was last seen.
    fn names(&self, viewer: Option<Side>, block: &str) -> bool;
    /// Nobody disbands anything more; cards are dealt.
    fn new_year(&mut self) -> &mut Self;
    /// The action must be refused by one of these rules, where several forbid it.
    fn may_not_by(&mut self, side: Side, value: Value, rules: &[&str]) -> &mut Self;
}

impl Field for Play {
    #[track_caller]
    fn march(&mut self, side: Side, from: &str, to: &str, blocks: &str) -> &mut Self {
        let active = &self.position()["phase"]["active"];
        if !active.as_array().is_some_and(|active| active.iter().any(|place| place == from)) {
            self.act(side, json!({"do": "activate", "place": from}));
        }
        for block in blocks.split_whitespace() {
            self.act(side, json!({"do": "step", "block": block, "to": to}));
            if !self.position()["phase"]["going"].is_null() {
                self.act(side, json!({"do": "halt"}));
            }
        }
        self
    }

    #[track_caller]
    fn end(&mut self, side: Side) -> &mut Self {
        while self.pending() == [side] {
            match self.phase().as_str() {
                "moves" => self.act(side, json!({"do": "end_moves"})),
                "levies" => self.act(side, json!({"do": "end_levies"})),
                _ => break,
            };
        }
        self
    }

    #[track_caller]
    fn begin(&mut self, place: &str) -> &mut Self {
        if self.phase() == "regroup" {
            let winner = self.pending()[0];
            self.act(winner, end_regroup());
        }
        if self.phase() == "choose_battle" {
            let first = self.pending()[0];
            self.act(first, fight(place));
        }
        assert_eq!(self.phase(), "battle");
        assert_eq!(self.position()["phase"]["place"], place);
        self
    }

    #[track_caller]
    fn fires(&mut self, side: Side, block: &str, faces: &[u32]) -> &mut Self {
        assert_eq!(self.dice.left(), 0);
        self.roll(faces).act(side, fire(block));
        assert_eq!(self.dice.left(), 0, "{block} rolled too few dice");
        self
    }

    #[track_caller]
    fn passes(&mut self, side: Side, blocks: &str) -> &mut Self {
        for block in blocks.split_whitespace() {
            self.act(side, pass(block));
        }
        self
    }

    #[track_caller]
    fn pass_to(&mut self, round: u64, side: Side, letter: &str) -> &mut Self {
        for _ in 0..200 {
            assert_eq!(self.phase(), "battle", "the battle is over");
            let waits = self.position()["phase"]["waits"].clone();
            if self.round() == round && waits["side"] == side.name() && waits["letter"] == letter {
                return self;
            }
            let acting = self.pending()[0];
            let pass = self
                .offers(acting)
                .into_iter()
                .find(|offer| matches!(offer, Action::Pass { .. }))
                .unwrap_or_else(|| panic!("nobody may pass: round {}, {waits}", self.round()));
            self.act(acting, serde_json::to_value(pass).expect("actions can be written"));
        }
        panic!("round {round}, {side:?} {letter} never comes");
    }

    fn round(&self) -> u64 {
        self.position()["phase"]["round"].as_u64().unwrap_or(0)
    }

    #[track_caller]
    fn turn(&mut self, round: u64, side: Side, letter: &str) -> &mut Self {
        assert_eq!(self.phase(), "battle");
        assert_eq!(
            (self.round(), &self.position()["phase"]["waits"]),
            (round, &json!({"wait": "act", "side": side, "letter": letter}))
        );
        assert_eq!(self.pending(), [side]);
        self
    }

    #[track_caller]
    fn owes_hits(&mut self, side: Side, hits: u64) -> &mut Self {
        assert_eq!(
            self.position()["phase"]["waits"],
            json!({"wait": "hit", "side": side, "hits": hits})
        );
        assert_eq!(self.pending(), [side]);
        self
    }

    #[track_caller]
    fn may(&mut self, side: Side, value: Value) -> &mut Self {
        self.allowed(side, value);
        self
    }

    #[track_caller]
    fn may_not(&mut self, side: Side, value: Value, rule: &'static str) -> &mut Self {
        self.refused(side, value, rule);
        self
    }

    fn line(&self, side: Side) -> Vec<String> {
        let position = self.position();
        let mut line: Vec<String> = position["phase"]["lines"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|fighter| fighter["side"] == side.name())
            .filter_map(|fighter| fighter["block"].as_str().map(str::to_owned))
            .collect();
        line.sort();
        line
    }

    fn attacker(&self) -> String {
        self.position()["phase"]["attacker"].as_str().unwrap_or_default().to_owned()
    }

    fn names(&self, viewer: Option<Side>, block: &str) -> bool {
        let mut view = self.view(viewer);
        view["public"]["seen"].take();
        view.to_string().contains(&format!("\"{block}\""))
    }

    #[track_caller]
    fn new_year(&mut self) -> &mut Self {
        assert_eq!(self.phase(), "disband");
        self.roll(&[1; 12]);
        for side in self.pending() {
            self.act(side, end_disbanding());
        }
        assert_eq!(self.phase(), "discard");
        assert_eq!(self.dice.left(), 0);
        self
    }

    #[track_caller]
    fn may_not_by(&mut self, side: Side, value: Value, rules: &[&str]) -> &mut Self {
        let action = action(value);
        match self.game.check(side.seat(), &action) {
            Ok(()) => panic!("{action:?} is allowed, but {rules:?} forbid it"),
            Err(refusal) => {
                assert!(rules.contains(&refusal.rule().0), "{refusal:?} ({})", refusal.rule());
            }
        }
        assert!(!self.offers(side).contains(&action), "{action:?} is offered and refused");
        self
    }
}
