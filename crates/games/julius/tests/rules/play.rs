//! A table for tests: positions are drawn in a few words, actions and dice are scripted.

use julius::{Block, Julius, Place, Side, State};
pub use kernel::testing::action;
use serde_json::{Value, json};

/// A table in play.
pub type Play = kernel::testing::Play<State, Side>;

/// A position in the making. Blocks not placed stand in their first owner's pool.
pub struct Draw(Value);

/// Starts drawing a position: year 705, turn 1, Caesar first, both hands empty.
pub fn draw() -> Draw {
    Draw(json!({
        "year": 705, "turn": 1, "first": "caesar",
        "phase": {"is": "moves", "side": "caesar", "left": 1, "impulse": "command"},
        "secrets": {
            "caesar": {"blocks": {}, "hand": []},
            "pompey": {"blocks": {}, "hand": []},
        },
    }))
}

impl Draw {
    /// Places blocks of Caesar's side: `"legio-8 legio-12:2"`, a step after the colon, else full.
    pub fn caesar(self, place: &str, blocks: &str) -> Self {
        self.blocks("caesar", place, blocks)
    }

    /// Places blocks of Pompey's side.
    pub fn pompey(self, place: &str, blocks: &str) -> Self {
        self.blocks("pompey", place, blocks)
    }

    fn blocks(mut self, side: &str, place: &str, blocks: &str) -> Self {
        for word in blocks.split_whitespace() {
            let (name, step) = match word.split_once(':') {
                Some((name, step)) => (name, step.parse().expect("a step is a number")),
                None => (word, full_step(word)),
            };
            self.0["secrets"][side]["blocks"][name] = json!({"at": place, "step": step});
        }
        self
    }

    /// Where play waits, as the position document writes it: `json!({"is": "levies", …})`.
    pub fn phase(mut self, phase: Value) -> Self {
        self.0["phase"] = phase;
        self
    }

    /// Command moves of a side.
    pub fn moves(self, side: &str, left: u8) -> Self {
        self.phase(json!({"is": "moves", "side": side, "left": left, "impulse": "command"}))
    }

    /// Levies of a side.
    pub fn levies(self, side: &str, left: u8) -> Self {
        self.phase(json!({"is": "levies", "side": side, "left": left}))
    }

    /// Sets any field of the position document.
    pub fn set(mut self, field: &str, value: Value) -> Self {
        self.0[field] = value;
        self
    }

    /// An option: `deployment` or `edition`.
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.0["options"][key] = json!(value);
        self
    }

    /// Who is first player (2.1). `cards` must agree where a test goes on to the next side's part.
    pub fn first(self, side: &str) -> Self {
        self.set("first", json!(side))
    }

    /// The cards both sides have revealed this turn: caesar's, pompey's.
    pub fn cards(self, caesar: &str, pompey: &str) -> Self {
        self.set("cards", json!([caesar, pompey]))
    }

    /// A side's hand.
    pub fn hand(mut self, side: &str, cards: &[&str]) -> Self {
        self.0["secrets"][side]["hand"] = json!(cards);
        self
    }

    /// The table, ready to play. Rolls not scripted are a failure.
    pub fn play(self) -> Play {
        Play::standing(Julius::pack(), &self.0)
    }
}

fn full_step(block: &str) -> u8 {
    let block: Block = block.parse().expect("a block's name");
    Julius::pack().block(block).steps()
}

pub fn block(name: &str) -> Block {
    name.parse().expect("a block's name")
}

pub fn place(name: &str) -> Place {
    name.parse().expect("a place's name")
}

/// What the tests of this game look up on the table.
pub trait Look {
    /// Where a block is: a place, `line` (in battle, face up), `pool`, `fallen`, `trophy`,
    /// `leaving` (disbanded this winter) or `limbo` (suborned and not placed yet).
    fn at(&self, name: &str) -> String;
    /// The side a block belongs to now.
    fn owner(&self, name: &str) -> Option<Side>;
    /// A block's step now, on the map or in a battle line.
    fn step(&self, name: &str) -> u64;
}

impl Look for Play {
    fn at(&self, name: &str) -> String {
        let document = self.position();
        let named =
            |list: &Value| list.as_array().is_some_and(|list| list.iter().any(|item| item == name));
        if named(&document["fallen"]) {
            return "fallen".into();
        }
        if named(&document["trophies"]) {
            return "trophy".into();
        }
        if let Some(lines) = document["phase"]["lines"].as_array()
            && lines.iter().any(|fighter| fighter["block"] == name)
        {
            return "line".into();
        }
        for side in ["caesar", "pompey"] {
            let secret = &document["secrets"][side];
            if let Some(at) = secret["blocks"][name]["at"].as_str() {
                return at.into();
            }
            if named(&secret["pool"]) {
                return "pool".into();
            }
            if named(&secret["leaving"]) {
                return "leaving".into();
            }
        }
        "limbo".into()
    }

    fn owner(&self, name: &str) -> Option<Side> {
        let document = self.position();
        if let Some(lines) = document["phase"]["lines"].as_array()
            && let Some(fighter) = lines.iter().find(|fighter| fighter["block"] == name)
        {
            return serde_json::from_value(fighter["side"].clone()).ok();
        }
        Side::BOTH.into_iter().find(|side| {
            let secret = &document["secrets"][side.name()];
            !secret["blocks"][name].is_null()
                || secret["pool"]
                    .as_array()
                    .is_some_and(|pool| pool.iter().any(|item| item == name))
        })
    }

    fn step(&self, name: &str) -> u64 {
        let document = self.position();
        if let Some(lines) = document["phase"]["lines"].as_array()
            && let Some(fighter) = lines.iter().find(|fighter| fighter["block"] == name)
        {
            return fighter["step"].as_u64().unwrap_or(0);
        }
        ["caesar", "pompey"]
            .iter()
            .find_map(|side| document["secrets"][*side]["blocks"][name]["step"].as_u64())
            .unwrap_or(0)
    }
}
