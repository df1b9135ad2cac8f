//! Positions that are drawn, and words for what is asked of them.

use conquest::{Conquest, Side, State, Unit};
use geometry::hex::Hex;
use serde_json::{Value, json};

pub(crate) type Play = kernel::testing::Play<State, Side>;

/// A field without anybody on it.
pub(crate) struct Board {
    document: Value,
}

/// The field of a battle, in its third turn, before anybody is placed.
pub(crate) fn field(battle: &str) -> Board {
    Board {
        document: json!({
            "battle": battle, "turn": 3, "phase": {"is": "setup"},
            "units": {}, "leaders": {}, "tribes": {},
        }),
    }
}

/// Twelfths of a turn for the letters of a vertex.
pub(crate) fn vertex(letters: &str) -> u8 {
    match letters {
        "NE" => 1,
        "E" => 3,
        "SE" => 5,
        "SW" => 7,
        "W" => 9,
        "NW" => 11,
        _ => panic!("{letters} is no vertex"),
    }
}

impl Board {
    /// A unit on the map.
    pub(crate) fn unit(self, name: &str, hex: &str, facing: &str) -> Self {
        self.piece(name, json!({"spot": hex, "facing": vertex(facing)}))
    }

    /// A unit under the one that was placed before it.
    pub(crate) fn under(self, name: &str, hex: &str, facing: &str) -> Self {
        self.piece(name, json!({"spot": hex, "facing": vertex(facing), "under": true}))
    }

    /// A unit with all that can be said of it.
    pub(crate) fn piece(mut self, name: &str, piece: Value) -> Self {
        self.document["units"][name] = piece;
        self
    }

    /// Changes something of a unit.
    pub(crate) fn with(mut self, name: &str, key: &str, value: Value) -> Self {
        self.document["units"][name][key] = value;
        self
    }

    /// A leader on the map.
    pub(crate) fn leader(mut self, name: &str, hex: &str) -> Self {
        self.document["leaders"][name] = json!({"spot": hex});
        if let Some(group) = group_of(&self.document["battle"], name) {
            self.document["leaders"][name]["group"] = json!(group);
        }
        self
    }

    /// Changes something of a leader.
    pub(crate) fn leader_with(mut self, name: &str, key: &str, value: Value) -> Self {
        self.document["leaders"][name][key] = value;
        self
    }

    /// An eagle.
    pub(crate) fn eagle(mut self, legion: &str, hex: &str) -> Self {
        self.document["eagles"][legion] = json!({"spot": hex});
        self
    }

    /// Anything else of the table.
    pub(crate) fn set(mut self, key: &str, value: Value) -> Self {
        self.document[key] = value;
        self
    }

    /// The turn.
    pub(crate) fn turn(self, turn: u8) -> Self {
        self.set("turn", json!(turn))
    }

    /// A tribe that is neither fierce nor impetuous any more.
    pub(crate) fn calm(mut self, tribe: &str) -> Self {
        self.document["tribes"][tribe] = json!({"calm": true, "tamed": true});
        self
    }

    /// A leader gives individual orders.
    pub(crate) fn individual(self, leader: &str) -> Play {
        self.orders(leader, json!("individual"), "first")
    }

    /// A leader gives orders of a kind.
    #[allow(clippy::needless_pass_by_value, reason = "tests write it in place")]
    pub(crate) fn orders(mut self, leader: &str, given: Value, which: &str) -> Play {
        self.document["leaders"][leader]["status"] = json!("active");
        self.document["leaders"][leader]["used"] = json!(1);
        self.set(
            "phase",
            json!({"is": "orders", "leader": leader, "which": which, "given": given, "left": 4}),
        )
        .play()
    }

    /// A leader has yet to choose his orders.
    pub(crate) fn choosing(self, leader: &str) -> Play {
        self.orders(leader, json!("choosing"), "first")
    }

    /// The table.
    #[track_caller]
    pub(crate) fn play(self) -> Play {
        Play::standing(Conquest::pack(), &self.document)
    }
}

fn group_of(battle: &Value, name: &str) -> Option<&'static str> {
    let pack = Conquest::pack();
    let field =
        conquest::Field::all().find(|field| field.name() == battle.as_str().unwrap_or_default())?;
    let leader = conquest::Leader::all().find(|leader| leader.name() == name)?;
    pack.battle(field).leader(leader).group.map(conquest::Group::name)
}

/// A unit by its name.
#[track_caller]
pub(crate) fn unit(name: &str) -> Unit {
    Unit::all().find(|unit| unit.name() == name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// A hex by its number.
pub(crate) fn hex(number: u16) -> Hex {
    Hex::numbered(number)
}

/// What tests say and ask.
pub(crate) trait Words {
    /// The next dice, 0 the lowest.
    fn dice(&mut self, dice: &[u32]) -> &mut Self;
    /// A unit is ordered to move.
    fn order(&mut self, side: Side, unit: &str) -> &mut Self;
    /// It steps through these hexes.
    fn steps(&mut self, side: Side, hexes: &[&str]) -> &mut Self;
    /// Something without further words.
    fn say(&mut self, side: Side, word: &str) -> &mut Self;
    /// Hits of a unit.
    fn hits(&self, unit: &str) -> u8;
    /// Where a unit is.
    fn at(&self, unit: &str) -> String;
    /// Whether a unit has a marker.
    fn has(&self, unit: &str, mark: &str) -> bool;
    /// The phase that waits at the top.
    fn top(&self) -> String;
    /// Whether this is on offer.
    fn offers_it(&self, side: Side, action: &Value) -> bool;
    /// What kinds of action are on offer.
    fn kinds(&self, side: Side) -> Vec<String>;
    /// Whoever flees takes the first of the ways that are as good.
    fn runs(&mut self) -> &mut Self;
}

impl Words for Play {
    fn dice(&mut self, dice: &[u32]) -> &mut Self {
        let faces: Vec<u32> = dice.iter().map(|die| die + 1).collect();
        self.roll(&faces)
    }

    #[track_caller]
    fn order(&mut self, side: Side, unit: &str) -> &mut Self {
        self.act(side, json!({"do": "order", "unit": unit}))
    }

    #[track_caller]
    fn steps(&mut self, side: Side, hexes: &[&str]) -> &mut Self {
        for to in hexes {
            self.act(side, json!({"do": "step", "to": to}));
        }
        self
    }

    #[track_caller]
    fn say(&mut self, side: Side, word: &str) -> &mut Self {
        self.act(side, json!({"do": word}))
    }

    fn hits(&self, name: &str) -> u8 {
        self.game.piece(unit(name)).hits
    }

    fn at(&self, name: &str) -> String {
        let document = self.position();
        let spot = &document["units"][name]["spot"];
        spot.as_str().map_or_else(|| spot.to_string(), str::to_owned)
    }

    fn has(&self, name: &str, mark: &str) -> bool {
        self.game.piece(unit(name)).marks.iter().any(|one| one.name() == mark)
    }

    fn offers_it(&self, side: Side, action: &Value) -> bool {
        let offers = self.offers(side);
        offers.iter().any(|offer| serde_json::to_value(offer).ok().as_ref() == Some(action))
    }

    fn kinds(&self, side: Side) -> Vec<String> {
        let offers = self.offers(side);
        let values = offers.iter().filter_map(|offer| serde_json::to_value(offer).ok());
        let mut kinds: Vec<String> =
            values.filter_map(|value| value["do"].as_str().map(str::to_owned)).collect();
        kinds.sort();
        kinds.dedup();
        kinds
    }

    #[track_caller]
    fn runs(&mut self) -> &mut Self {
        while self.top() == "flee" {
            let seat = self.pending()[0];
            let way = self.offers(seat)[0];
            self.act(seat, serde_json::to_value(way).expect("actions can be written"));
        }
        self
    }

    fn top(&self) -> String {
        let phase = &self.position()["phase"];
        let top = phase.as_array().and_then(|list| list.last()).unwrap_or(phase);
        top["is"].as_str().unwrap_or_default().to_owned()
    }
}
