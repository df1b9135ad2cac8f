//! A table for tests: positions are drawn in a few words, actions and dice are scripted.

use geometry::hex::Hex;
use kernel::prelude::*;
use kernel::testing::Sits;
pub use kernel::testing::action;
use serde_json::{Value, json};
use siege::{Action, Siege, State, Unit, UnitSet};

/// A table in play. Seats go by name: `roman` and `gaul`, or `roman`, `relief`, `besieged`. On a
/// d10 write 10 for the face 0.
pub type Play = kernel::testing::Play<State>;

/// A position in the making.
pub struct Draw {
    document: Value,
    retreat: Option<Value>,
    counters: [u8; 2],
    commands: bool,
}

/// Starts drawing: turn 1 (day), two players, the historical camps, nobody on the map, both
/// initiatives Rome's, and it is Rome's tactical movement.
pub fn draw() -> Draw {
    let camps: Vec<Value> =
        Siege::pack().historical.iter().map(|hex| json!({"hex": hex.to_string()})).collect();
    Draw {
        document: json!({
            "turn": 1,
            "phase": {"is": "movement", "force": "roman"},
            "strategic": "rome", "tactical": "rome",
            "camps": camps,
            "counters": {}, "units": {},
            "secrets": {
                "roman": {"counters": {}, "boxes": {}},
                "relief": {"counters": {}, "boxes": {}},
            },
        }),
        retreat: None,
        counters: [0, 0],
        commands: true,
    }
}

impl Draw {
    /// Puts units in a hex: `"legio-7 cohortes-1:d senons:r"`; `:d` disorganised, `:r` routed.
    pub fn units(mut self, hex: &str, units: &str) -> Self {
        for word in units.split_whitespace() {
            let (name, order) = state_of(word);
            self.document["units"][name] = json!(hex);
            self.document["orders"][name] = json!(order);
        }
        self
    }

    /// Puts a leader or detachment on the map, face up. The first Roman drawn is `roman-1`, the
    /// next `roman-2`, and so on; Gauls are `gallic-1` and so on; Vercingetorix is himself.
    pub fn leader(mut self, hex: &str, leader: &str) -> Self {
        let counter = self.next_counter(leader);
        self.document["counters"][&counter] = json!(hex);
        self.document["faces"][counter] = json!(leader);
        self
    }

    /// Puts a leader or detachment on the map, anonymous side up. Numbered as in `leader`.
    pub fn hidden(mut self, hex: &str, leader: &str) -> Self {
        let counter = self.next_counter(leader);
        self.document["counters"][&counter] = json!(hex);
        self.document["secrets"][owner(leader)]["counters"][counter] = json!(leader);
        self
    }

    /// Puts units into a leader's box.
    pub fn boxed(mut self, leader: &str, units: &str) -> Self {
        let mut names = Vec::new();
        for word in units.split_whitespace() {
            let (name, order) = state_of(word);
            names.push(name.to_owned());
            self.document["orders"][name] = json!(order);
        }
        self.document["secrets"][owner(leader)]["boxes"][leader] = json!(names);
        self
    }

    fn next_counter(&mut self, leader: &str) -> String {
        if leader == "vercingetorix" {
            return leader.to_owned();
        }
        let roman = owner(leader) == "roman";
        let count = &mut self.counters[usize::from(!roman)];
        *count += 1;
        format!("{}-{count}", if roman { "roman" } else { "gallic" })
    }

    /// Units of an army that have changed boxes in this phase.
    pub fn transferred(mut self, army: &str, units: &[&str]) -> Self {
        self.document["secrets"][army]["transferred"] = json!(units);
        self
    }

    /// The camps: `"1309 0811!"`, destroyed ones with `!`; an empty text for none.
    pub fn camps(self, camps: &str) -> Self {
        let rows: Vec<Value> = camps
            .split_whitespace()
            .map(|word| match word.strip_suffix('!') {
                Some(hex) => json!({"hex": hex, "destroyed": true}),
                None => json!({"hex": word}),
            })
            .collect();
        self.set("camps", json!(rows))
    }

    /// Breached hexes: `"0812 0911"`.
    pub fn breaches(self, hexes: &str) -> Self {
        let list: Vec<&str> = hexes.split_whitespace().collect();
        self.set("breaches", json!(list))
    }

    /// The turn: 1 to 8 and 15 to 20 are day, 9 to 14 night.
    pub fn turn(self, turn: u8) -> Self {
        self.set("turn", json!(turn))
    }

    /// Night: turn 10.
    pub fn night(self) -> Self {
        self.turn(10)
    }

    /// Three players.
    pub fn three(self) -> Self {
        self.option("players", "3")
    }

    /// An option: `players`, `camps` or `boxes`.
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.document["options"][key] = json!(value);
        self
    }

    /// What has become of a leader: `wounded`, `captured`, `killed`.
    pub fn fate(mut self, leader: &str, fate: &str) -> Self {
        self.document["fates"][leader] = json!(fate);
        self
    }

    /// Units that are eliminated.
    pub fn lost(mut self, units: &str) -> Self {
        for unit in units.split_whitespace() {
            self.document["units"][unit] = json!("lost");
        }
        self
    }

    /// Who has the strategic and the tactical initiative: `rome` or `gaul`.
    pub fn initiative(self, strategic: &str, tactical: &str) -> Self {
        self.set("strategic", json!(strategic)).set("tactical", json!(tactical))
    }

    /// Tactical movement of `roman`, `relief` (with two players: all Gauls) or `besieged`. Units in
    /// command are worked out from the leaders who lie face up.
    pub fn movement(self, force: &str) -> Self {
        self.phase(json!({"is": "movement", "force": force}))
    }

    /// Combats of an army; units in command are worked out.
    pub fn combat(self, force: &str) -> Self {
        self.phase(json!({"is": "combat", "force": force}))
    }

    /// Roman archery, after Gallic movement.
    pub fn archery(self) -> Self {
        self.phase(json!({"is": "archery"}))
    }

    /// Rallies on the map.
    pub fn rally(self, force: &str) -> Self {
        self.phase(json!({"is": "rally", "force": force}))
    }

    /// Strategic movement of `rome` or `gaul`: round 1 to 3, and how many counters may move.
    pub fn strategic(self, side: &str, round: u8, limit: u8) -> Self {
        self.phase(json!({"is": "strategic", "side": side, "round": round, "limit": limit}))
    }

    /// 2.0-A.
    pub fn organisation(self) -> Self {
        self.phase(json!({"is": "organisation", "done": 0}))
    }

    /// 2.0-C1: the leader behind this counter deploys, as in phase C1.
    pub fn deployment(self, counter: &str) -> Self {
        self.phase(json!({"is": "deployment", "counter": counter})).set("marked", json!([counter]))
    }

    /// 2.0-D: units may go back to their boxes.
    pub fn withdrawal(self) -> Self {
        self.phase(json!({"is": "withdrawal", "done": 0}))
    }

    /// The phase is interrupted: a unit must first retreat, `{"hexes": 1}` and the like.
    pub fn retreats(mut self, unit: &str, from: &str, left: Value) -> Self {
        let flights = json!([{"unit": unit, "from": from, "left": left}]);
        self.retreat = Some(json!({"is": "retreat", "flights": flights}));
        self
    }

    /// Where play waits, as the position document writes it.
    pub fn phase(self, phase: Value) -> Self {
        self.set("phase", phase)
    }

    /// Sets any field of the position document.
    pub fn set(mut self, field: &str, value: Value) -> Self {
        self.document[field] = value;
        self
    }

    /// Nobody is in command, whatever the leaders' ranges.
    pub fn uncommanded(mut self) -> Self {
        self.commands = false;
        self
    }

    /// The table, ready to play. Rolls not scripted are a failure.
    pub fn play(mut self) -> Play {
        let play = self.table();
        let side = match self.document["phase"]["force"].as_str() {
            Some("roman") => siege::Side::Rome,
            _ => siege::Side::Gaul,
        };
        let wants = matches!(self.document["phase"]["is"].as_str(), Some("movement" | "combat"));
        if !wants || !self.commands || !self.document["phase"]["command"].is_null() {
            return play;
        }
        let units: UnitSet = play.game.public().in_command(Siege::pack(), side);
        self.document["phase"]["command"] = serde_json::to_value(units).expect("a list");
        self.table()
    }

    fn table(&self) -> Play {
        let mut document = self.document.clone();
        if let Some(retreat) = &self.retreat {
            document["phase"] = json!([document["phase"], retreat]);
        }
        Play::standing(Siege::pack(), &document)
    }
}

fn state_of(word: &str) -> (&str, &'static str) {
    match word.split_once(':') {
        None => (word, "formed"),
        Some((name, "d")) => (name, "disorganised"),
        Some((name, "r")) => (name, "routed"),
        Some((_, other)) => panic!("{other} is no state of a unit: use d or r"),
    }
}

fn owner(leader: &str) -> &'static str {
    let leader: siege::Leader = leader.parse().expect("a leader's name");
    if leader.side() == siege::Side::Rome { "roman" } else { "relief" }
}

/// A game from its set-up, before anything is placed: options as `("camps", "historical")`.
pub fn start(options: &[(&str, &str)], faces: &[u32]) -> Play {
    Play::start(Siege::pack(), options, faces, 1)
}

/// The hex that a step leads to.
fn goal(step: Action) -> String {
    serde_json::to_value(step).expect("actions can be written")["to"]
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

pub fn unit(name: &str) -> Unit {
    name.parse().expect("a unit's name")
}

pub fn hex(number: &str) -> Hex {
    number.parse().expect("a hex's number")
}

/// What the tests of this game look up on the table.
pub trait Look {
    /// Where a piece can go in one click: the hex, whether it must stop there, and the way.
    fn journeys(&self, seat: &str, piece: &str) -> Vec<(String, bool, Vec<String>)>;
    /// What a piece pays to go to a hex in one click, whether it must stop there, and the way.
    fn journey(&self, seat: &str, piece: &str, to: &str) -> Option<(i64, bool, String)>;
    /// Where a unit is: a hex such as `0613`, `boxed`, `waiting`, `lost` or `aside`.
    fn at(&self, name: &str) -> String;
    /// The state of a unit: `formed`, `disorganised` or `routed`.
    fn order(&self, name: &str) -> String;
    /// Where a leader who lies face up is, or what has become of him; `hidden` if he is neither.
    fn leader(&self, name: &str) -> String;
    /// Whether a leader is wounded.
    fn is_wounded(&self, name: &str) -> bool;
    /// Where a counter is.
    fn counter(&self, name: &str) -> Option<String>;
    /// Who shows on a counter; nothing when it lies face down.
    fn face(&self, name: &str) -> Option<String>;
    /// The box a unit is in, as its owner knows.
    fn in_box(&self, name: &str) -> Option<String>;
    /// Whether a seat may look into an army's boxes.
    fn sees_boxes(&self, seat: &str, force: siege::Force) -> bool;
    /// The stage of the combat in progress, such as `declare` or `advance`; empty without one.
    fn stage(&self) -> String;
    /// Units that must retreat before anything else.
    fn retreating(&self) -> Vec<String>;
}

impl Look for Play {
    fn journeys(&self, seat: &str, piece: &str) -> Vec<(String, bool, Vec<String>)> {
        let ways = self.game.journeys(seat.seat(self.seats()), piece).into_iter().map(|journey| {
            let via: Vec<String> = journey.steps.into_iter().map(goal).collect();
            (via.last().cloned().unwrap_or_default(), journey.stops, via)
        });
        ways.collect()
    }

    fn journey(&self, seat: &str, piece: &str, to: &str) -> Option<(i64, bool, String)> {
        let ways = self.game.journeys(seat.seat(self.seats()), piece);
        let way = ways.iter().find(|way| way.steps.last().is_some_and(|step| goal(*step) == to))?;
        let via: Vec<String> = way.steps.iter().copied().map(goal).collect();
        Some((way.cost?, way.stops, via.join(" ")))
    }

    fn at(&self, name: &str) -> String {
        match self.game.public().spots[unit(name)] {
            siege::Spot::On(hex) => hex.to_string(),
            siege::Spot::Boxed => "boxed".into(),
            siege::Spot::Waiting => "waiting".into(),
            siege::Spot::Lost => "lost".into(),
            siege::Spot::Aside => "aside".into(),
        }
    }

    fn order(&self, name: &str) -> String {
        serde_json::to_value(self.game.public().order(unit(name)))
            .ok()
            .and_then(|value| value.as_str().map(str::to_owned))
            .expect("a state is a word")
    }

    fn leader(&self, name: &str) -> String {
        let leader: siege::Leader = name.parse().expect("a leader's name");
        let public = self.game.public();
        match public.fates[leader] {
            siege::Fate::Captured => "captured".into(),
            siege::Fate::Killed => "killed".into(),
            siege::Fate::Scattered => "scattered".into(),
            siege::Fate::Hale | siege::Fate::Wounded => {
                public.leader_hex(leader).map_or("hidden".into(), |hex| hex.to_string())
            }
        }
    }

    fn is_wounded(&self, name: &str) -> bool {
        let leader: siege::Leader = name.parse().expect("a leader's name");
        self.game.public().fates[leader] == siege::Fate::Wounded
    }

    fn counter(&self, name: &str) -> Option<String> {
        let counter: siege::Counter = name.parse().expect("a counter's name");
        self.game.public().counters[counter].map(|hex| hex.to_string())
    }

    fn face(&self, name: &str) -> Option<String> {
        let counter: siege::Counter = name.parse().expect("a counter's name");
        self.game.public().faces[counter].map(|leader| leader.to_string())
    }

    fn in_box(&self, name: &str) -> Option<String> {
        let position = kernel::position(&self.game);
        let closed = [position.secrets.roman.boxes, position.secrets.relief.boxes];
        let boxes = position.table.boxes.unwrap_or(closed);
        boxes.iter().find_map(|boxes| boxes.of(unit(name))).map(|leader| leader.to_string())
    }

    fn sees_boxes(&self, seat: &str, force: siege::Force) -> bool {
        let viewer = kernel::Viewer::Seat(seat.seat(self.seats()));
        self.game.view(viewer).boxes(force).is_some()
    }

    fn stage(&self) -> String {
        let fight = self.game.public().fight();
        fight.map_or(String::new(), |(_, battle)| format!("{:?}", battle.stage).to_lowercase())
    }

    fn retreating(&self) -> Vec<String> {
        self.game.public().flights().iter().map(|flight| flight.unit.to_string()).collect()
    }
}
