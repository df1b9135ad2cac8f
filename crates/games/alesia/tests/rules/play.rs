//! A table for tests: positions are drawn in a few words, actions and dice are scripted.

use alesia::{Alesia, State, Unit};
use kernel::Shown as _;
use serde_json::{Value, json};

/// A table in play. Seats go by name: `roman` and `gaul`, and so on.
pub type Play = kernel::testing::Play<State>;

/// A position in the making.
pub struct Draw(Value);

/// Starts drawing: turn 3 of the first period, two players, nobody on the map, the Gauls move.
pub fn draw() -> Draw {
    Draw(json!({
        "period": 1, "turn": 3,
        "phase": {"is": "movement", "side": "gaul", "asked": 2, "stage": "map"},
        "units": {}, "forts": [], "starts": {},
        "secrets": {"zones": {"at": {}}},
    }))
}

impl Draw {
    /// Puts units in a hex.
    pub fn on(mut self, hex: &str, units: &str) -> Self {
        for unit in units.split_whitespace() {
            self.0["units"][unit] = json!(hex);
            let known: Unit = unit.parse().expect("a unit");
            if known.side() == alesia::Side::Gaul {
                self.0["starts"][unit] = json!(hex);
            }
        }
        self
    }

    /// Puts relief units into a zone.
    pub fn off(mut self, zone: &str, units: &str) -> Self {
        for unit in units.split_whitespace() {
            self.0["units"][unit] = json!("off");
            self.0["secrets"]["zones"]["at"][unit] = json!(zone);
            self.0["traces"][unit] = json!([zone]);
        }
        self
    }

    /// Puts units somewhere else: `town`, `lost`, `waiting`.
    pub fn at(self, place: &str, units: &str) -> Self {
        let mut draw = self;
        for unit in units.split_whitespace() {
            draw.0["units"][unit] = json!(place);
        }
        draw
    }

    /// Puts up forts.
    pub fn forts(mut self, hexes: &str) -> Self {
        let mut forts: Vec<&str> = hexes.split_whitespace().collect();
        forts.sort_unstable();
        self.0["forts"] = forts.iter().map(|hex| json!({"hex": hex})).collect();
        self
    }

    /// The Romans move.
    pub fn roman(self) -> Self {
        self.phase(json!({"is": "movement", "side": "rome", "asked": 1, "stage": "map"}))
    }

    /// A side declares its attacks.
    pub fn declares(self, side: &str) -> Self {
        let asked = u8::from(side == "gaul");
        self.phase(json!({"is": "declaration", "side": side, "asked": asked}))
    }

    pub fn phase(self, phase: Value) -> Self {
        self.set("phase", phase)
    }

    /// Writes any field of the document.
    pub fn set(mut self, field: &str, value: Value) -> Self {
        self.0[field] = value;
        self
    }

    /// Chooses an option.
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.0["options"][key] = json!(value);
        self
    }

    #[track_caller]
    pub fn play(self) -> Play {
        Play::standing(Alesia::pack(), &self.0)
    }

    /// Why nothing can be played from here.
    #[track_caller]
    pub fn refused(self) -> String {
        let position = serde_json::from_value(self.0).expect("a document of positions");
        let game: Result<State, _> = kernel::restore(Alesia::pack(), &position);
        game.map(|_| ()).expect_err("an impossible position").to_string()
    }
}

pub fn step(unit: &str, to: &str) -> Value {
    json!({"do": "step", "unit": unit, "to": to})
}

pub fn say(what: &str) -> Value {
    json!({"do": what})
}

pub fn enter(unit: &str, at: &str) -> Value {
    json!({"do": "enter", "unit": unit, "at": at})
}

pub fn fort(hex: &str, range: u8, at: &str) -> Value {
    json!({"do": "fire_fort", "fort": hex, "range": range, "at": at})
}

pub fn shoot(unit: &str, range: u8, at: &str) -> Value {
    json!({"do": "fire_unit", "unit": unit, "range": range, "at": at})
}

/// Half points that the unit on its way has left; none when it has stopped.
pub fn left(play: &Play) -> Option<u64> {
    let position = play.position();
    let phase = &position["phase"];
    let movement = phase.as_array().map_or(phase, |list| &list[0]);
    movement["going"][0]["left"].as_u64()
}

/// Where a unit is.
pub fn place(play: &Play, unit: &str) -> String {
    play.position()["units"][unit].as_str().unwrap_or("aside").to_owned()
}

/// Moves a unit over these hexes and compares what it has spent after each, in half points.
#[track_caller]
pub fn walk(play: &mut Play, who: &'static str, unit: &str, way: &[(&str, u64)]) {
    let known: Unit = unit.parse().expect("a unit");
    let points = 2 * u64::from(Alesia::pack().unit(known).movement);
    for (to, spent) in way {
        play.act(who, step(unit, to));
        assert_eq!(place(play, unit), *to);
        if let Some(left) = left(play) {
            assert_eq!(points - left, *spent, "{unit} at {to}");
        }
    }
}

/// Declares an attack of these units on these hexes.
#[track_caller]
pub fn attack(play: &mut Play, who: &'static str, hexes: &str, units: &str) {
    for (index, hex) in hexes.split_whitespace().enumerate() {
        play.act(who, json!({"do": "target", "hex": hex}));
        if index == 0 {
            for unit in units.split_whitespace() {
                play.act(who, json!({"do": "commit", "unit": unit}));
            }
        }
    }
    play.act(who, say("close"));
}

/// Fights the battle for a hex, which is not the only one.
#[track_caller]
pub fn fight(play: &mut Play, who: &'static str, hex: &str, faces: &[u32]) {
    play.roll(faces);
    play.act(who, json!({"do": "resolve", "hex": hex}));
}

/// What the journal told of the last action.
pub fn told(play: &Play) -> String {
    play.told(None).join(" ")
}

/// The chances of all attacks that are declared, as a seat is shown them.
#[track_caller]
pub fn odds(play: &Play, who: &'static str) -> kernel::OddsReport {
    let view = serde_json::from_value(play.view(Some(who))).expect("views can be read");
    State::forecast(Alesia::pack(), &view, None, kernel::Lang::En, &|| true).expect("odds")
}

/// Where the winner may move a unit: hexes, and `off`.
#[track_caller]
pub fn retreats(play: &Play, who: &'static str, unit: &str) -> Vec<String> {
    let offers = play.offers(who);
    let mut found: Vec<String> = offers
        .iter()
        .filter_map(|action| {
            let action = serde_json::to_value(action).expect("actions can be written");
            if action["unit"] != unit {
                return None;
            }
            match action["do"].as_str() {
                Some("retreat") => action["to"].as_str().map(str::to_owned),
                Some("retreat_off") => Some("off".to_owned()),
                _ => None,
            }
        })
        .collect();
    found.sort();
    found
}
