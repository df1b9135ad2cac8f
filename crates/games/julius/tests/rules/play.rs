//! A table for tests: positions are drawn in a few words, actions and dice are scripted.

use julius::{Action, Block, Julius, Place, Side, State};
use kernel::prelude::*;
use kernel::{Refuse as _, Rule, ScriptedDice, Viewer};
use serde_json::{Value, json};

/// A position in the making. Blocks not placed stand in their first owner's pool.
pub struct Draw(Value);

/// Starts drawing a position: year 705, turn 1, Caesar first, both hands empty.
pub fn draw() -> Draw {
    Draw(json!({
        "year": 705, "turn": 1, "first": "caesar",
        "phase": {"is": "moves", "side": "caesar", "left": 1, "impulse": "command"},
        "camps": {
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
            self.0["camps"][side]["blocks"][name] = json!({"at": place, "step": step});
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
        self.0["camps"][side]["hand"] = json!(cards);
        self
    }

    /// The table, ready to play. Rolls not scripted are a failure.
    pub fn play(self) -> Play {
        let position = serde_json::from_value(self.0.clone())
            .unwrap_or_else(|error| panic!("not a position: {error}\n{:#}", self.0));
        let game = kernel::restore::<State>(Julius::pack(), &position)
            .unwrap_or_else(|error| panic!("an impossible position: {error}\n{:#}", self.0));
        Play { game, dice: ScriptedDice::new([]) }
    }
}

fn full_step(block: &str) -> u8 {
    let block: Block = block.parse().expect("a block's name");
    Julius::pack().block(block).steps()
}

/// A table in play.
pub struct Play {
    pub game: State,
    pub dice: ScriptedDice,
}

/// An action as JSON: `act(json!({"do": "step", "block": "legio-8", "to": "Roma"}))`.
pub fn action(value: Value) -> Action {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

pub fn block(name: &str) -> Block {
    name.parse().expect("a block's name")
}

pub fn place(name: &str) -> Place {
    name.parse().expect("a place's name")
}

impl Play {
    /// Scripts the faces that the next dice show (for draws: the number drawn, from 1).
    pub fn roll(&mut self, faces: &[u32]) -> &mut Self {
        self.dice.add(faces.iter().copied());
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

    /// What a side's screen shows.
    pub fn scene(&self, side: Side) -> kernel::Scene {
        let view = self.game.view(Viewer::Seat(side.seat()));
        kernel::scene::<State>(Julius::pack(), &view, &self.offers(side), kernel::Lang::En)
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

    /// Where a block is: a place, `line` (in battle, face up), `pool`, `fallen`, `trophy` or
    /// `limbo` (suborned and not placed yet).
    pub fn at(&self, name: &str) -> String {
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
            let camp = &document["camps"][side];
            if let Some(at) = camp["blocks"][name]["at"].as_str() {
                return at.into();
            }
            if named(&camp["pool"]) {
                return "pool".into();
            }
        }
        "limbo".into()
    }

    /// The side a block belongs to now.
    pub fn owner(&self, name: &str) -> Option<Side> {
        let document = self.position();
        if let Some(lines) = document["phase"]["lines"].as_array()
            && let Some(fighter) = lines.iter().find(|fighter| fighter["block"] == name)
        {
            return serde_json::from_value(fighter["side"].clone()).ok();
        }
        Side::BOTH.into_iter().find(|side| {
            let camp = &document["camps"][side.name()];
            !camp["blocks"][name].is_null()
                || camp["pool"].as_array().is_some_and(|pool| pool.iter().any(|item| item == name))
        })
    }

    /// A block's step now, on the map or in a battle line.
    pub fn step(&self, name: &str) -> u64 {
        let document = self.position();
        if let Some(lines) = document["phase"]["lines"].as_array()
            && let Some(fighter) = lines.iter().find(|fighter| fighter["block"] == name)
        {
            return fighter["step"].as_u64().unwrap_or(0);
        }
        ["caesar", "pompey"]
            .iter()
            .find_map(|side| document["camps"][*side]["blocks"][name]["step"].as_u64())
            .unwrap_or(0)
    }

    /// The name of the phase that play waits in, such as `moves` or `battle`.
    pub fn phase(&self) -> String {
        self.position()["phase"]["is"].as_str().unwrap_or_default().to_owned()
    }

    /// The sides that must decide now.
    pub fn pending(&self) -> Vec<Side> {
        self.game.pending().seats().iter().map(Side::of).collect()
    }
}
