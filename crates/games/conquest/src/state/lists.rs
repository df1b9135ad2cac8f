//! Short lists inside phases, which are copied with them.

use geometry::hex::Hex;
use serde::{Deserialize, Serialize};

use crate::ids::Unit;

/// Hexes of a way, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Hex>", into = "Vec<Hex>")]
pub struct Way {
    hexes: [Option<Hex>; 14],
    len: u8,
}

impl Way {
    /// One more hex; what is too long is not kept.
    pub fn push(&mut self, hex: Hex) {
        if let Some(place) = self.hexes.get_mut(usize::from(self.len)) {
            *place = Some(hex);
            self.len += 1;
        }
    }

    /// The hexes.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Hex> + '_ {
        self.hexes[..usize::from(self.len)].iter().filter_map(|hex| *hex)
    }

    /// How many.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The last but so many.
    pub fn back(&self, count: usize) -> Option<Hex> {
        self.iter().rev().nth(count)
    }
}

impl TryFrom<Vec<Hex>> for Way {
    type Error = &'static str;

    fn try_from(list: Vec<Hex>) -> Result<Self, &'static str> {
        let mut way = Self::default();
        if list.len() > way.hexes.len() {
            return Err("the way is too long");
        }
        for hex in list {
            way.push(hex);
        }
        Ok(way)
    }
}

impl From<Way> for Vec<Hex> {
    fn from(way: Way) -> Self {
        way.iter().collect()
    }
}

/// Some units, in a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Unit>", into = "Vec<Unit>")]
pub struct Listed([Option<Unit>; 12]);

impl Listed {
    /// Whether one is among them.
    pub fn contains(&self, unit: Unit) -> bool {
        self.0.contains(&Some(unit))
    }

    /// One more.
    pub fn push(&mut self, unit: Unit) {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(unit);
        }
    }

    /// One less.
    pub fn remove(&mut self, unit: Unit) {
        for place in self.0.iter_mut().filter(|place| **place == Some(unit)) {
            *place = None;
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Unit> + '_ {
        self.0.iter().filter_map(|unit| *unit)
    }

    /// The place of a unit in the list.
    pub fn place(&self, unit: Unit) -> Option<usize> {
        self.0.iter().position(|one| *one == Some(unit))
    }
}

impl TryFrom<Vec<Unit>> for Listed {
    type Error = &'static str;

    fn try_from(list: Vec<Unit>) -> Result<Self, &'static str> {
        let mut all = Self::default();
        if list.len() > all.0.len() {
            return Err("too many units");
        }
        for unit in list {
            all.push(unit);
        }
        Ok(all)
    }
}

impl From<Listed> for Vec<Unit> {
    fn from(listed: Listed) -> Self {
        listed.0.iter().filter_map(|unit| *unit).collect()
    }
}
