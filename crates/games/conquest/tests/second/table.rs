//! Positions in a few words, and what they have become.

use conquest::{Conquest, State};
use serde_json::{Value, json};

/// A table in play; the seats are `roman` and `tribes`.
pub type Play = kernel::testing::Play<State>;

/// A position in the making.
pub struct Draw(Value);

/// Starts drawing: turn 2 of a battle, nobody on the map.
pub fn draw(battle: &str) -> Draw {
    let mut draw = Draw(json!({
        "battle": battle, "turn": 2, "phase": {"is": "setup"}, "units": {}, "leaders": {},
        "eagles": {}, "groups": {}, "tribes": {},
    }));
    // Legates lead what the data give them.
    let file = include_str!("../../data/leaders.toml");
    let part = file.split(&format!("[{battle}]")).nth(1).unwrap_or_default();
    for line in part.lines().take_while(|line| !line.starts_with('[')) {
        let field = |name: &str| {
            let (_, rest) = line.split_once(&format!(" {name} = \""))?;
            rest.split('"').next()
        };
        let group = field("legion").map(str::to_lowercase).or(field("group").map(str::to_owned));
        if let (Some(id), Some(group)) = (field("id"), group) {
            draw.0["leaders"][id] = json!({"spot": "out", "group": group});
        }
    }
    draw
}

/// The `even` rout level of Rome in a battle, which is tuned (T-01).
pub fn roman_level(battle: &str) -> u16 {
    let field = conquest::Field::all().find(|field| field.name() == battle).expect("a battle");
    Conquest::pack().battle(field).rome.even
}

/// A battle as it is set up, before the Romans have said that they are ready.
#[track_caller]
pub fn start(battle: &str) -> Play {
    let setup =
        kernel::Setup { scenario: battle.to_owned(), set: std::collections::BTreeMap::new() };
    let mut dice = kernel::ScriptedDice::new([]);
    let game = kernel::start(Conquest::pack(), &setup, &mut dice, None);
    Play::new(game.unwrap_or_else(|error| panic!("{error}")))
}

/// Corners of a hex by the points of the compass, in twelfths of a circle.
pub fn facing(word: &str) -> u8 {
    match word {
        "NE" => 1,
        "E" => 3,
        "SE" => 5,
        "SW" => 7,
        "W" => 9,
        "NW" => 11,
        "side-N" => 0,
        "side-NE" => 2,
        "side-SE" => 4,
        "side-S" => 6,
        "side-SW" => 8,
        "side-NW" => 10,
        other => panic!("{other} is no facing"),
    }
}

impl Draw {
    /// A unit with its hex (or `waiting`, `camp`, `aboard:tr-1`, `pursuing:4820`), its facing and, after them, `3` for hits, `low` or `no` for missiles,
    /// `under`, `moved-before`, or a marker: `"he-8 2619 E 4 reduced"`.
    pub fn unit(mut self, words: &str) -> Self {
        let mut words = words.split_whitespace();
        let (Some(name), Some(hex), Some(faces)) = (words.next(), words.next(), words.next())
        else {
            panic!("a unit, its hex and its facing")
        };
        let spot = match hex.split_once(':') {
            Some((kind, with)) => json!({kind: with}),
            None => json!(hex),
        };
        let mut piece = json!({"spot": spot, "facing": facing(faces)});
        let mut marks = Vec::new();
        for word in words {
            match word {
                "low" | "no" => piece["supply"] = json!(word),
                "under" => piece["under"] = json!(true),
                "moved-before" => piece["moves"] = json!(1),
                _ => match word.parse::<u8>() {
                    Ok(hits) => piece["hits"] = json!(hits),
                    Err(_) => marks.push(word),
                },
            }
        }
        if !marks.is_empty() {
            piece["marks"] = json!(marks);
        }
        self.0["units"][name] = piece;
        self
    }

    /// A leader and his hex.
    pub fn leader(mut self, name: &str, hex: &str) -> Self {
        self.0["leaders"][name]["spot"] = match hex.split_once(':') {
            Some((kind, with)) => json!({kind: with}),
            None => json!(hex),
        };
        self
    }

    /// Anything else about a leader.
    pub fn leader_is(mut self, name: &str, field: &str, value: Value) -> Self {
        self.0["leaders"][name][field] = value;
        self
    }

    /// The eagle of a legion and its hex.
    pub fn eagle(mut self, legion: &str, hex: &str) -> Self {
        self.0["eagles"][legion] = json!({"spot": hex});
        self
    }

    /// Any field of the document.
    pub fn set(mut self, field: &str, value: Value) -> Self {
        self.0[field] = value;
        self
    }

    /// Anything about a tribe.
    pub fn tribe(mut self, name: &str, field: &str, value: Value) -> Self {
        self.0["tribes"][name][field] = value;
        self
    }

    /// The turn.
    pub fn turn(self, turn: u8) -> Self {
        self.set("turn", json!(turn))
    }

    /// A leader's phase of orders, before he has said which kind; he may give so many.
    pub fn choosing(mut self, leader: &str, left: u8) -> Self {
        self.0["leaders"][leader]["status"] = json!("active");
        self.0["leaders"][leader]["used"] = json!(1);
        self.set(
            "phase",
            json!({"is": "orders", "leader": leader, "which": "first", "given": "choosing", "left": left}),
        )
    }

    /// A leader's phase of individual orders, with so many left.
    pub fn orders(mut self, leader: &str, left: u8) -> Self {
        self.0["leaders"][leader]["status"] = json!("active");
        self.0["leaders"][leader]["used"] = json!(1);
        self.set(
            "phase",
            json!({
                "is": "orders", "leader": leader, "which": "first", "given": "individual",
                "left": left,
            }),
        )
    }

    /// The turn is about to end: rout, reload, victory.
    pub fn closing(self) -> Self {
        self.set("phase", json!({"is": "close", "step": "flight"}))
    }

    /// The table.
    #[track_caller]
    pub fn play(self) -> Play {
        Play::standing(Conquest::pack(), &self.0)
    }
}

/// Scripts dice, 0 to 9 as the game reads them.
pub fn dice(play: &mut Play, faces: &[u32]) {
    let faces: Vec<u32> = faces.iter().map(|face| face + 1).collect();
    play.roll(&faces);
}

/// What the document says of a unit.
pub fn piece(play: &Play, unit: &str) -> Value {
    play.position()["units"][unit].clone()
}

/// Where a unit is.
pub fn at(play: &Play, unit: &str) -> String {
    piece(play, unit)["spot"].as_str().unwrap_or("elsewhere").to_owned()
}

/// Its hits.
pub fn hits(play: &Play, unit: &str) -> u64 {
    piece(play, unit)["hits"].as_u64().unwrap_or(0)
}

/// Its missiles: `full`, `low` or `no`.
pub fn supply(play: &Play, unit: &str) -> String {
    piece(play, unit)["supply"].as_str().unwrap_or("full").to_owned()
}

/// Whether it has a marker.
pub fn is(play: &Play, unit: &str, mark: &str) -> bool {
    piece(play, unit)["marks"].as_array().is_some_and(|marks| marks.contains(&json!(mark)))
}

/// Where it faces.
pub fn faces(play: &Play, unit: &str, word: &str) -> bool {
    piece(play, unit)["facing"] == json!(facing(word))
}

/// What the document says of a leader.
pub fn leader(play: &Play, name: &str) -> Value {
    play.position()["leaders"][name].clone()
}

/// What a seat is asked: the kinds of action on offer.
pub fn kinds(play: &Play, seat: &str) -> Vec<String> {
    let offers = play.offers(seat.to_owned().leak() as &'static str);
    let mut kinds: Vec<String> = offers
        .iter()
        .filter_map(|action| serde_json::to_value(action).ok())
        .filter_map(|action| action["do"].as_str().map(str::to_owned))
        .collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

/// Whether this very action is on offer.
pub fn offered(play: &Play, seat: &'static str, action: &Value) -> bool {
    play.offers(seat).iter().any(|offer| serde_json::to_value(offer).ok().as_ref() == Some(action))
}

/// An action and then nothing by the other side, as long as it is asked and may say so.
#[track_caller]
pub fn go(play: &mut Play, seat: &'static str, action: Value) {
    play.act(seat, action);
    quiet(play, seat);
}

/// Whoever flees and may choose takes the first of the ways that are as good.
pub fn run(play: &mut Play) {
    for _ in 0..40 {
        let Some(seat) = play.pending().first().copied() else { return };
        let way = play.offers(seat).first().and_then(|offer| serde_json::to_value(offer).ok());
        match way {
            Some(way) if way["do"] == "flee_to" => play.act(seat, way),
            _ => return,
        };
    }
}

/// The other side lets everything pass.
#[track_caller]
pub fn quiet(play: &mut Play, seat: &'static str) {
    let other = if seat == "roman" { "tribes" } else { "roman" };
    for _ in 0..20 {
        if play.pending() != [other] {
            return;
        }
        let silent = ["done", "let_stand"]
            .into_iter()
            .find(|word| offered(play, other, &json!({"do": word})));
        let Some(word) = silent else { return };
        play.act(other, json!({"do": word}));
    }
}

pub fn order(unit: &str) -> Value {
    json!({"do": "order", "unit": unit})
}

pub fn step(to: &str) -> Value {
    json!({"do": "step", "to": to})
}

pub fn pivot(word: &str) -> Value {
    json!({"do": "pivot", "facing": facing(word)})
}

pub fn fire(unit: &str, at: &str) -> Value {
    json!({"do": "fire", "unit": unit, "at": at})
}

pub fn word(kind: &str) -> Value {
    json!({"do": kind})
}

pub fn of(kind: &str, unit: &str) -> Value {
    json!({"do": kind, "unit": unit})
}

/// Everybody says the plain thing until the next turn, or until the battle is over.
#[track_caller]
pub fn to_next_turn(play: &mut Play) {
    const PLAIN: [&str; 11] = [
        "end_orders",
        "end_marks",
        "stop_here",
        "allot_rest",
        "done",
        "stay",
        "let_stand",
        "skip_auxiliaries",
        "keep_elite",
        "decline",
        "stop",
    ];
    let turn = play.position()["turn"].clone();
    for _ in 0..60 {
        let Some(seat) = play.pending().first().copied() else { return };
        if play.position()["turn"] != turn {
            return;
        }
        let next = PLAIN.into_iter().find(|kind| offered(play, seat, &word(kind)));
        let Some(next) = next else { panic!("{seat} is asked {:?}", kinds(play, seat)) };
        play.act(seat, word(next));
    }
    panic!("the turn does not end");
}
