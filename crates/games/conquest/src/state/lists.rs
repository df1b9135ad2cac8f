//! Ways inside phases, which are copied with them.

use geometry::hex::Hex;
use serde::{Deserialize, Serialize};

/// Hexes of a way, in order. Every step takes a point at least, and the data are held to
/// [`MOST_POINTS`](Self::MOST_POINTS).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Hex>", into = "Vec<Hex>")]
pub struct Way {
    hexes: [Option<Hex>; Self::MOST_POINTS as usize + 2],
    len: u8,
}

impl Way {
    /// The most points that a unit may have for a move, or hexes for a flight. Beside them a way
    /// has room for the hex where it began and for one step that is free: of who has got down from
    /// his chariot (S-BRI-8), or of who flees on because friends stand where he would stop (10.35).
    pub const MOST_POINTS: u8 = 12;

    /// One more hex.
    pub fn push(&mut self, hex: Hex) {
        let place = self.hexes.get_mut(usize::from(self.len));
        *place.expect("a way is as long as points go") = Some(hex);
        self.len += 1;
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
