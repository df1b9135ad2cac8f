//! The way into a battle and through a turn, in a few words.

pub(crate) use julius::Side::{self, Caesar, Pompey};
use julius::{Action, Julius, State};
use kernel::Refuse as _;
use serde_json::{Value, json};

pub(crate) use crate::play::{Draw, Look as _, Play, draw};
pub(crate) use crate::words::*;

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
    draw.option("edition", "english-1.1")
}

/// A game from the beginning, with options that differ from their defaults.
pub(crate) fn start(seed: u64, options: &[(&str, &str)]) -> Play {
    Play::start(Julius::pack(), options, &[], seed)
}

/// Whether a position document describes a table that can be.
pub(crate) fn is_possible(position: &Value) -> bool {
    serde_json::from_value::<<State as kernel::Known>::Position>(position.clone())
        .is_ok_and(|position| kernel::restore::<State>(Julius::pack(), &position).is_ok())
}

/// Places one block in each of these places.
pub(crate) fn spread(mut draw: Draw, side: Side, blocks: &[&str], places: &[&str]) -> Draw {
    assert!(places.len() <= blocks.len(), "there are not enough blocks");
    for (place, block) in places.iter().zip(blocks) {
        draw = match side {
            Side::Caesar => draw.caesar(place, block),
            Side::Pompey => draw.pompey(place, block),
        };
    }
    draw
}

/// What tests of battles and winters say.
pub(crate) trait Field {
    /// Spends a move on a place, unless one was spent already, and steps blocks one place on.
    fn march(&mut self, side: Side, from: &str, to: &str, blocks: &str) -> &mut Self;
    /// Moves a block of an active group along a way and stops it at the end.
    fn walk(&mut self, side: Side, block: &str, way: &[&str]) -> &mut Self;
    /// Stops the block in motion, if it could still go on.
    fn stop(&mut self, side: Side) -> &mut Self;
    /// Carries a block over one or more seas.
    fn ferry(&mut self, side: Side, block: &str, seas: &[&str], port: &str) -> &mut Self;
    /// Ends moves and levies of whoever is asked until something else is asked.
    fn to_battle(&mut self) -> &mut Self;
    /// The blocks whose turn it is in a battle, as far as they may pass or fire.
    fn acting(&self) -> Vec<String>;
    /// Ends what is left of a side's moves and levies; stops where it owes a decision.
    fn end(&mut self, side: Side) -> &mut Self;
    /// Goes on to the battle in a place, without regrouping after the one before.
    fn begin(&mut self, place: &str) -> &mut Self;
    /// Fires: the block must roll exactly as many dice as faces are given.
    fn fires(&mut self, side: Side, block: &str, faces: &[u32]) -> &mut Self;
    /// Lets blocks pass.
    fn passes(&mut self, side: Side, blocks: &str) -> &mut Self;
    /// Whoever is asked passes with one block.
    fn anyone_passes(&mut self) -> &mut Self;
    /// Everybody passes until a side's blocks of a letter act in a round.
    fn pass_to(&mut self, round: u64, side: Side, letter: &str) -> &mut Self;
    /// Everybody passes until this round begins.
    fn pass_to_round(&mut self, round: u64) -> &mut Self;
    /// The round of the battle.
    fn round(&self) -> u64;
    /// It must be these blocks' turn.
    fn turn(&self, round: u64, side: Side, letter: &str) -> &Self;
    /// A side must choose who takes so many hits.
    fn owes_hits(&self, side: Side, hits: u64) -> &Self;
    /// Blocks of a side in the battle line, sorted.
    fn line(&self, side: Side) -> Vec<String>;
    /// Who attacks in the battle.
    fn attacker(&self) -> String;
    /// Whether a viewer's picture of the table names a block, apart from where it was last seen.
    fn names(&self, viewer: Option<Side>, block: &str) -> bool;
    /// Nobody disbands anything more; cards are dealt.
    fn new_year(&mut self) -> &mut Self;
    /// The action must be refused by one of these rules, where several forbid it.
    fn refused_by(&self, side: Side, value: Value, rules: &[&str]) -> &Self;
}

impl Field for Play {
    #[track_caller]
    fn march(&mut self, side: Side, from: &str, to: &str, blocks: &str) -> &mut Self {
        let active = &self.position()["phase"]["active"];
        if !active.as_array().is_some_and(|active| active.iter().any(|place| place == from)) {
            self.act(side, activate(from));
        }
        for block in blocks.split_whitespace() {
            self.walk(side, block, &[to]);
        }
        self
    }

    #[track_caller]
    fn walk(&mut self, side: Side, block: &str, way: &[&str]) -> &mut Self {
        for to in way {
            self.act(side, step(block, to));
        }
        self.stop(side)
    }

    #[track_caller]
    fn stop(&mut self, side: Side) -> &mut Self {
        if !self.position()["phase"]["going"].is_null() {
            self.act(side, halt());
        }
        self
    }

    #[track_caller]
    fn ferry(&mut self, side: Side, block: &str, seas: &[&str], port: &str) -> &mut Self {
        self.act(side, embark(block, seas[0]));
        for sea in &seas[1..] {
            self.act(side, sail(sea));
        }
        self.act(side, land(port))
    }

    #[track_caller]
    fn to_battle(&mut self) -> &mut Self {
        while matches!(self.phase().as_str(), "moves" | "levies") {
            let side = self.pending()[0];
            self.end(side);
        }
        self
    }

    fn acting(&self) -> Vec<String> {
        let mut blocks = Vec::new();
        for offer in self.pending().into_iter().flat_map(|side| self.offers(side)) {
            let offer = serde_json::to_value(offer).expect("actions can be written");
            if let Some(block) = offer["block"].as_str()
                && !blocks.iter().any(|known| known == block)
            {
                blocks.push(block.to_owned());
            }
        }
        blocks
    }

    #[track_caller]
    fn end(&mut self, side: Side) -> &mut Self {
        let turn = self.position()["turn"].clone();
        while self.pending() == [side] && self.position()["turn"] == turn {
            match self.phase().as_str() {
                "moves" => self.act(side, end_moves()),
                "levies" => self.act(side, end_levies()),
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
        self.all_rolled();
        self.roll(faces).act(side, fire(block)).all_rolled();
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
            let waits = &self.position()["phase"]["waits"];
            if self.round() == round && waits["side"] == side.name() && waits["letter"] == letter {
                return self;
            }
            self.anyone_passes();
        }
        panic!("round {round}, {side:?} {letter} never comes");
    }

    #[track_caller]
    fn pass_to_round(&mut self, round: u64) -> &mut Self {
        while self.phase() == "battle" && self.round() != round {
            self.anyone_passes();
        }
        assert_eq!(self.phase(), "battle", "the battle ended before round {round}");
        self
    }

    #[track_caller]
    fn anyone_passes(&mut self) -> &mut Self {
        let acting = self.pending()[0];
        let pass = self
            .offers(acting)
            .into_iter()
            .find(|offer| matches!(offer, Action::Pass { .. }))
            .unwrap_or_else(|| panic!("nobody may pass in {:#}", self.position()["phase"]));
        self.act(acting, serde_json::to_value(pass).expect("actions can be written"))
    }

    fn round(&self) -> u64 {
        self.position()["phase"]["round"].as_u64().unwrap_or(0)
    }

    #[track_caller]
    fn turn(&self, round: u64, side: Side, letter: &str) -> &Self {
        assert_eq!(self.phase(), "battle");
        assert_eq!(
            (self.round(), &self.position()["phase"]["waits"]),
            (round, &json!({"wait": "act", "side": side, "letter": letter}))
        );
        assert_eq!(self.pending(), [side]);
        self
    }

    #[track_caller]
    fn owes_hits(&self, side: Side, hits: u64) -> &Self {
        assert_eq!(
            self.position()["phase"]["waits"],
            json!({"wait": "hit", "side": side, "hits": hits})
        );
        assert_eq!(self.pending(), [side]);
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
        self.all_rolled();
        self
    }

    #[track_caller]
    fn refused_by(&self, side: Side, value: Value, rules: &[&str]) -> &Self {
        let refusal = self.refusal(side, value);
        assert!(rules.contains(&refusal.rule().0), "{refusal:?} ({})", refusal.rule());
        self
    }
}
