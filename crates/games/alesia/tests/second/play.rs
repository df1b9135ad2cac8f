//! A table for tests: positions are drawn in a few words, actions and dice are scripted.

use alesia::{Alesia, State};
use serde_json::{Value, json};

/// A table in play. Seats go by name: `roman` and `gaul`; `roman`, `relief`, `besieged` and
/// `labienus`.
pub type Play = kernel::testing::Play<State>;

/// A position in the making.
pub struct Draw {
    pub document: Value,
}

/// Starts drawing: turn 3 of the first period, two players, nobody on the map but the Roman leaders
/// in camps A and C, Vercingetorix in the town, and the Gauls move.
pub fn draw() -> Draw {
    Draw {
        document: json!({
            "period": 1, "turn": 3,
            "phase": {"is": "movement", "side": "gaul", "asked": 2},
            "units": {"vercingetorix": "town", "caesar": "2237", "labienus": "3606"},
            "forts": [], "disrupted": [], "starts": {},
        }),
    }
}

impl Draw {
    /// Puts units in a hex: `"legio-7-1 aedui-1:d"`; `:d` is disrupted.
    pub fn at(mut self, hex: &str, units: &str) -> Self {
        for word in units.split_whitespace() {
            let (name, disrupted) =
                word.strip_suffix(":d").map_or((word, false), |name| (name, true));
            self.document["units"][name] = json!(hex);
            if disrupted {
                push(&mut self.document["disrupted"], json!(name));
            }
            if crate::reader::man(name).gaul {
                self.document["starts"][name] = json!(hex);
            }
        }
        self
    }

    /// Besieged units, and others, in the town.
    pub fn town(mut self, units: &str) -> Self {
        for name in units.split_whitespace() {
            self.document["units"][name] = json!("town");
        }
        self
    }

    /// Relief units in a zone.
    pub fn zone(mut self, zone: &str, units: &str) -> Self {
        for name in units.split_whitespace() {
            self.document["units"][name] = json!("off");
            self.document["secrets"]["zones"]["at"][name] = json!(zone);
        }
        push(&mut self.document["presence"], json!(zone));
        self
    }

    /// Units that are eliminated.
    pub fn lost(mut self, units: &str) -> Self {
        for name in units.split_whitespace() {
            self.document["units"][name] = json!("lost");
        }
        self
    }

    /// Forts that stand.
    pub fn forts(mut self, hexes: &str) -> Self {
        for hex in hexes.split_whitespace() {
            push(&mut self.document["forts"], json!({"hex": hex}));
        }
        self
    }

    /// An option.
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.document["options"][key] = json!(value);
        self
    }

    /// The besieged may leave the town, and have left it before.
    pub fn released(self) -> Self {
        self.set("ripe", json!(1)).set("delay", json!(1)).set("sallied", json!(true))
    }

    /// The Romans move.
    pub fn romans(self) -> Self {
        self.set("phase", json!({"is": "movement", "side": "rome", "asked": 1}))
    }

    /// The Gauls enter from the zones.
    pub fn entries(self) -> Self {
        self.set("phase", json!({"is": "movement", "side": "gaul", "asked": 2, "stage": "entry"}))
    }

    /// The Gauls move from zone to zone.
    pub fn shifts(self) -> Self {
        self.set("phase", json!({"is": "movement", "side": "gaul", "asked": 2, "stage": "zones"}))
    }

    /// A side declares its attacks.
    pub fn attack(self, side: &str) -> Self {
        let asked = u8::from(side == "gaul");
        self.set("phase", json!({"is": "declaration", "side": side, "asked": asked}))
    }

    /// Sets any field of the document.
    pub fn set(mut self, field: &str, value: Value) -> Self {
        self.document[field] = value;
        self
    }

    /// The table, ready to play. Rolls that are not scripted are a failure.
    #[track_caller]
    pub fn play(mut self) -> Play {
        if let Some(forts) = self.document["forts"].as_array_mut() {
            forts.sort_by_key(|fort| fort["hex"].as_str().map(str::to_owned));
        }
        Play::standing(Alesia::pack(), &self.document)
    }
}

fn push(list: &mut Value, value: Value) {
    if let Some(list) = list.as_array_mut() {
        list.push(value);
    } else {
        *list = json!([value]);
    }
}

pub fn step(unit: &str, to: &str) -> Value {
    json!({"do": "step", "unit": unit, "to": to})
}

pub fn halt() -> Value {
    json!({"do": "halt"})
}

pub fn end_moves() -> Value {
    json!({"do": "end_moves"})
}

pub fn enter(unit: &str, at: &str) -> Value {
    json!({"do": "enter", "unit": unit, "at": at})
}

pub fn leave(unit: &str, zone: &str) -> Value {
    json!({"do": "leave", "unit": unit, "zone": zone})
}

pub fn shift(unit: &str, zone: &str) -> Value {
    json!({"do": "shift", "unit": unit, "zone": zone})
}

pub fn appear(unit: &str, at: &str) -> Value {
    json!({"do": "appear", "unit": unit, "at": at})
}

pub fn go_in(unit: &str) -> Value {
    json!({"do": "go_in", "unit": unit})
}

pub fn fort_fires(fort: &str, range: u8, at: &str) -> Value {
    json!({"do": "fire_fort", "fort": fort, "range": range, "at": at})
}

pub fn unit_fires(unit: &str, range: u8, at: &str) -> Value {
    json!({"do": "fire_unit", "unit": unit, "range": range, "at": at})
}

pub fn hold() -> Value {
    json!({"do": "hold_fire"})
}

pub fn remove(unit: &str) -> Value {
    json!({"do": "remove", "unit": unit})
}

pub fn target(hex: &str) -> Value {
    json!({"do": "target", "hex": hex})
}

pub fn commit(unit: &str) -> Value {
    json!({"do": "commit", "unit": unit})
}

pub fn close() -> Value {
    json!({"do": "close"})
}

pub fn done() -> Value {
    json!({"do": "end_declaration"})
}

pub fn resolve(hex: &str) -> Value {
    json!({"do": "resolve", "hex": hex})
}

pub fn pick(face: u8) -> Value {
    json!({"do": "pick_die", "face": face})
}

pub fn retreat(unit: &str, to: &str) -> Value {
    json!({"do": "retreat", "unit": unit, "to": to})
}

pub fn retreat_off(unit: &str) -> Value {
    json!({"do": "retreat_off", "unit": unit})
}

pub fn advance(unit: &str, to: &str) -> Value {
    json!({"do": "advance", "unit": unit, "to": to})
}

pub fn end_advance() -> Value {
    json!({"do": "end_advance"})
}

/// What the tests look up, and do often.
pub trait Look {
    /// Where a unit is: a hex, `town`, `off`, `lost`, `waiting`, `aside`.
    fn at(&self, unit: &str) -> String;
    /// Half points left of the unit on its way.
    fn left(&self) -> Option<u64>;
    /// A unit goes from hex to hex.
    fn walk(&mut self, seat: &str, unit: &str, way: &str) -> &mut Self;
    /// A unit goes from hex to hex while nobody fires.
    fn march(&mut self, seat: &str, unit: &str, way: &str) -> &mut Self;
    /// Nobody fires while somebody is asked.
    fn hold_all(&mut self) -> &mut Self;
    /// Declares an attack: attackers, and hexes.
    fn declare(&mut self, seat: &str, hexes: &str, units: &str) -> &mut Self;
    /// Ends the declaration and fights a battle with these dice. A battle that is the only one left
    /// is fought without being chosen.
    fn fight(&mut self, seat: &str, hex: &str, faces: &[u32]) -> &mut Self;
    /// The steps offered to a unit, in order.
    fn steps(&self, seat: &str, unit: &str) -> Vec<String>;
    /// The hexes offered to a unit that retreats or advances, in order.
    fn ways(&self, seat: &str, verb: &str, unit: &str) -> Vec<String>;
    /// Whether any such action is offered.
    fn offered(&self, seat: &str, verb: &str) -> bool;
    /// Whether this very action is offered.
    fn may(&self, seat: &str, action: &Value) -> bool;
    /// Whether a unit is disrupted.
    fn is_disrupted(&self, unit: &str) -> bool;
    /// Whether a unit is in a battle that rages.
    fn rages(&self, unit: &str) -> bool;
    /// Attack and defence of the first battle that was just fought.
    fn fought(&self) -> Option<(u16, u16)>;
    /// Attack and defence of the battle over a hex that was just fought.
    fn fought_at(&self, hex: &str) -> Option<(u16, u16)>;
    /// The Gauls end their movement, and Rome holds its fire.
    fn gauls_done(&mut self) -> &mut Self;
    /// The Romans end what they are asked to end: movement, and battles that they do not owe.
    fn romans_done(&mut self) -> &mut Self;
    /// The hexes of a unit's retreat that the last action told of.
    fn trail(&self, unit: &str) -> Vec<String>;
    /// A unit is led back until its retreat is over.
    fn lead(&mut self, seat: &str, unit: &str) -> &mut Self;
    /// Forts that stand.
    fn forts(&self) -> Vec<String>;
}

fn written(play: &Play, seat: &str) -> Vec<Value> {
    let offers = play.offers(seat);
    offers
        .iter()
        .map(|offer| serde_json::to_value(offer).expect("actions can be written"))
        .collect()
}

impl Look for Play {
    fn at(&self, unit: &str) -> String {
        self.position()["units"][unit].as_str().unwrap_or("aside").to_owned()
    }

    fn left(&self) -> Option<u64> {
        let position = self.position();
        let phase = &position["phase"];
        let low = phase.as_array().and_then(|list| list.first()).unwrap_or(phase);
        let going = low["going"].as_array().cloned().unwrap_or_default();
        going.iter().find_map(|going| going["left"].as_u64())
    }

    #[track_caller]
    fn walk(&mut self, seat: &str, unit: &str, way: &str) -> &mut Self {
        for to in way.split_whitespace() {
            self.act(seat, step(unit, to));
        }
        self
    }

    #[track_caller]
    fn march(&mut self, seat: &str, unit: &str, way: &str) -> &mut Self {
        for to in way.split_whitespace() {
            self.act(seat, step(unit, to));
            self.hold_all();
        }
        self
    }

    #[track_caller]
    fn hold_all(&mut self) -> &mut Self {
        while self.phase() == "window" {
            let seat = self.pending()[0];
            self.act(seat, hold());
        }
        self
    }

    #[track_caller]
    fn declare(&mut self, seat: &str, hexes: &str, units: &str) -> &mut Self {
        for hex in hexes.split_whitespace() {
            self.act(seat, target(hex));
        }
        for unit in units.split_whitespace() {
            self.act(seat, commit(unit));
        }
        self.act(seat, close());
        self
    }

    #[track_caller]
    fn fight(&mut self, seat: &str, hex: &str, faces: &[u32]) -> &mut Self {
        self.roll(faces);
        if self.phase() == "declaration" {
            self.act(seat, done());
        }
        if self.may(seat, &resolve(hex)) {
            self.act(seat, resolve(hex));
        }
        self
    }

    fn steps(&self, seat: &str, unit: &str) -> Vec<String> {
        self.ways(seat, "step", unit)
    }

    fn ways(&self, seat: &str, verb: &str, unit: &str) -> Vec<String> {
        let mut ways: Vec<String> = written(self, seat)
            .iter()
            .filter(|offer| offer["do"] == verb && offer["unit"] == unit)
            .filter_map(|offer| offer["to"].as_str().map(str::to_owned))
            .collect();
        ways.sort();
        ways
    }

    fn offered(&self, seat: &str, verb: &str) -> bool {
        written(self, seat).iter().any(|offer| offer["do"] == verb)
    }

    fn may(&self, seat: &str, action: &Value) -> bool {
        written(self, seat).contains(action)
    }

    fn is_disrupted(&self, unit: &str) -> bool {
        self.position()["disrupted"].as_array().is_some_and(|list| list.contains(&json!(unit)))
    }

    fn rages(&self, unit: &str) -> bool {
        self.position()["rage"][unit].as_u64().is_some_and(|rage| rage != 0)
    }

    fn fought(&self) -> Option<(u16, u16)> {
        self.journal.iter().find_map(|entry| match entry {
            kernel::Entry::Event(alesia::Event::Fought { attack, defence, .. }) => {
                Some((*attack, *defence))
            }
            _ => None,
        })
    }

    fn fought_at(&self, at: &str) -> Option<(u16, u16)> {
        self.journal.iter().find_map(|entry| match entry {
            kernel::Entry::Event(alesia::Event::Fought { hex, attack, defence })
                if hex.to_string() == at =>
            {
                Some((*attack, *defence))
            }
            _ => None,
        })
    }

    #[track_caller]
    fn gauls_done(&mut self) -> &mut Self {
        loop {
            match self.phase().as_str() {
                "movement" if self.may("gaul", &end_moves()) => self.act("gaul", end_moves()),
                "last_fire" | "window" => self.act("roman", hold()),
                _ => return self,
            };
        }
    }

    #[track_caller]
    fn romans_done(&mut self) -> &mut Self {
        while self.pending() == ["roman"] {
            let end = match self.phase().as_str() {
                "movement" => end_moves(),
                "declaration" => done(),
                _ => break,
            };
            self.act("roman", end);
        }
        self
    }

    fn trail(&self, name: &str) -> Vec<String> {
        let told = self.journal.iter().filter_map(|entry| match entry {
            kernel::Entry::Event(alesia::Event::Retreated { unit, to })
                if unit.to_string() == name =>
            {
                Some(to.to_string())
            }
            _ => None,
        });
        told.collect()
    }

    #[track_caller]
    fn lead(&mut self, seat: &str, unit: &str) -> &mut Self {
        while let Some(to) = self.ways(seat, "retreat", unit).first().cloned() {
            self.act(seat, retreat(unit, &to));
        }
        self
    }

    fn forts(&self) -> Vec<String> {
        let position = self.position();
        let forts = position["forts"].as_array().cloned().unwrap_or_default();
        forts.iter().filter_map(|fort| fort["hex"].as_str().map(str::to_owned)).collect()
    }
}
