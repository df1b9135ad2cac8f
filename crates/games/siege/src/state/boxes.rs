//! 3.2: the command boxes, and what else a side keeps to itself.

use std::collections::BTreeMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{Counter, CounterMap, Leader, Unit, UnitSet};

/// The command boxes of one army: the leader in whose box each unit is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Boxes([u8; Unit::COUNT]);

impl Default for Boxes {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Boxes {
    const NOBODY: u8 = u8::MAX;

    /// Empty ones.
    pub const EMPTY: Self = Self([Self::NOBODY; Unit::COUNT]);

    /// In whose box a unit is.
    pub fn of(&self, unit: Unit) -> Option<Leader> {
        let number = self.0[unit.index()];
        (number != Self::NOBODY).then_some(Leader(number))
    }

    /// Puts a unit into a box.
    pub fn put(&mut self, unit: Unit, leader: Leader) {
        self.0[unit.index()] = leader.0;
    }

    /// Takes a unit out of its box.
    pub fn take(&mut self, unit: Unit) {
        self.0[unit.index()] = Self::NOBODY;
    }

    /// Units in a box.
    pub fn in_box(&self, leader: Leader) -> UnitSet {
        let mut found = [false; Unit::COUNT];
        for (flag, here) in found.iter_mut().zip(&self.0) {
            *flag = *here == leader.0;
        }
        let named = found.iter().enumerate().filter(|(_, flag)| **flag);
        named.map(|(index, _)| Unit(index as u8)).collect()
    }

    /// How many units are in a box.
    pub fn count(&self, leader: Leader) -> u8 {
        self.0.iter().map(|here| u8::from(*here == leader.0)).sum()
    }
}

/// A document lists the units of every leader who has any.
impl Serialize for Boxes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rows = Leader::all().map(|leader| (leader, self.in_box(leader)));
        serializer.collect_map(rows.filter(|(_, units)| !units.is_empty()))
    }
}

impl<'de> Deserialize<'de> for Boxes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut boxes = Self::EMPTY;
        for (leader, units) in BTreeMap::<Leader, UnitSet>::deserialize(deserializer)? {
            for unit in units.iter() {
                if boxes.of(unit).is_some() {
                    return Err(D::Error::custom(format!("{unit} is in two boxes")));
                }
                boxes.put(unit, leader);
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
    #[serde(default, rename = "counters", serialize_with = "super::sparse_counters")]
    pub faces: CounterMap<Option<Leader>>,
    /// The boxes, if nobody else may look into them.
    #[serde(default)]
    pub boxes: Boxes,
    /// Units that have changed boxes in this phase A.
    #[serde(default)]
    pub transferred: UnitSet,
}

impl Secret {
    /// Knows nothing.
    pub const EMPTY: Self = Self {
        faces: CounterMap([None; Counter::COUNT]),
        boxes: Boxes::EMPTY,
        transferred: UnitSet::EMPTY,
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
