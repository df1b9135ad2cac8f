//! 3.2: the command boxes, and what else a side keeps to itself.

use std::collections::BTreeMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Order;
use crate::ids::{Counter, CounterMap, Leader, Unit, UnitSet};

/// The command boxes of one army: the leader in whose box each unit is, and in what state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Boxes {
    homes: [u8; Unit::COUNT],
    disorganised: UnitSet,
    routed: UnitSet,
}

impl Default for Boxes {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Boxes {
    const NOBODY: u8 = u8::MAX;

    /// Empty ones.
    pub const EMPTY: Self = Self {
        homes: [Self::NOBODY; Unit::COUNT],
        disorganised: UnitSet::EMPTY,
        routed: UnitSet::EMPTY,
    };

    /// In whose box a unit is.
    pub fn of(&self, unit: Unit) -> Option<Leader> {
        let number = self.homes[unit.index()];
        (number != Self::NOBODY).then_some(Leader(number))
    }

    /// Whether a unit is in a box, whole or in halves.
    pub(crate) fn holds(&self, unit: Unit) -> bool {
        let mut halves = unit.halves().into_iter().flatten();
        self.of(unit).is_some() || halves.any(|half| self.of(half).is_some())
    }

    /// The state of a unit in a box.
    pub fn order(&self, unit: Unit) -> Order {
        if self.routed.contains(unit) {
            Order::Routed
        } else if self.disorganised.contains(unit) {
            Order::Disorganised
        } else {
            Order::Formed
        }
    }

    /// Puts a unit into a box, or into another.
    pub fn put(&mut self, unit: Unit, leader: Leader) {
        self.homes[unit.index()] = leader.0;
    }

    /// Changes the state of a unit in a box.
    pub fn set_order(&mut self, unit: Unit, order: Order) {
        self.disorganised.remove(unit);
        self.routed.remove(unit);
        match order {
            Order::Formed => {}
            Order::Disorganised => self.disorganised.insert(unit),
            Order::Routed => self.routed.insert(unit),
        }
    }

    /// Takes a unit out of its box.
    pub fn take(&mut self, unit: Unit) {
        self.homes[unit.index()] = Self::NOBODY;
        self.set_order(unit, Order::Formed);
    }

    /// Units in a box.
    pub fn in_box(&self, leader: Leader) -> UnitSet {
        let mut found = [false; Unit::COUNT];
        for (flag, here) in found.iter_mut().zip(&self.homes) {
            *flag = *here == leader.0;
        }
        let named = found.iter().enumerate().filter(|(_, flag)| **flag);
        named.map(|(index, _)| Unit(index as u8)).collect()
    }

    /// How many units are in a box.
    pub fn count(&self, leader: Leader) -> u8 {
        self.homes.iter().map(|here| u8::from(*here == leader.0)).sum()
    }
}

/// A document lists the units of every leader who has any, with `:d` or `:r` if they are
/// disorganised or in rout.
impl Serialize for Boxes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let word = |unit: Unit| match self.order(unit) {
            Order::Formed => unit.name().to_owned(),
            Order::Disorganised => format!("{unit}:d"),
            Order::Routed => format!("{unit}:r"),
        };
        let rows = Leader::all().map(|leader| (leader, self.in_box(leader)));
        let full = rows.filter(|(_, units)| !units.is_empty());
        serializer.collect_map(full.map(|(leader, units)| {
            let words: Vec<String> = units.iter().map(word).collect();
            (leader, words)
        }))
    }
}

impl<'de> Deserialize<'de> for Boxes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut boxes = Self::EMPTY;
        for (leader, words) in BTreeMap::<Leader, Vec<String>>::deserialize(deserializer)? {
            for word in words {
                let (name, order) = match word.split_once(':') {
                    None => (word.as_str(), Order::Formed),
                    Some((name, "d")) => (name, Order::Disorganised),
                    Some((name, "r")) => (name, Order::Routed),
                    Some((_, other)) => {
                        return Err(D::Error::custom(format!("{other:?} is no state of a unit")));
                    }
                };
                let unit: Unit = name.parse().map_err(D::Error::custom)?;
                if boxes.of(unit).is_some() {
                    return Err(D::Error::custom(format!("{unit} is in two boxes")));
                }
                boxes.put(unit, leader);
                boxes.set_order(unit, order);
            }
        }
        Ok(boxes)
    }
}

impl std::fmt::Debug for Boxes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Boxes")
    }
}

/// What only one player knows: who is behind each counter, and what is in boxes that are closed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// Who each of the player's counters is; of no account for the others. A document names those
    /// that lie face down.
    #[serde(default, rename = "counters", serialize_with = "CounterMap::sparse")]
    pub faces: CounterMap<Option<Leader>>,
    /// The boxes, if nobody else may look into them.
    #[serde(default)]
    pub boxes: Boxes,
    /// Units that have changed boxes in this phase A.
    #[serde(default)]
    pub transferred: UnitSet,
    /// Legions exchanged for their halves, or halves for them, since anything else was done (4.0).
    #[serde(default)]
    pub regrouped: UnitSet,
}

impl Secret {
    /// Knows nothing.
    pub const EMPTY: Self = Self {
        faces: CounterMap([None; Counter::COUNT]),
        boxes: Boxes::EMPTY,
        transferred: UnitSet::EMPTY,
        regrouped: UnitSet::EMPTY,
    };

    /// The counter of a leader.
    pub fn counter(&self, leader: Leader) -> Option<Counter> {
        self.faces.iter().find(|(_, face)| **face == Some(leader)).map(|(counter, _)| counter)
    }
}

impl Default for Secret {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}
