//! 3.2: the command boxes, and what else a side keeps to itself.

use crate::ids::{Counter, Leader, Unit, UnitSet};

/// The command boxes of one army: the leader in whose box each unit is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Boxes([u8; Unit::COUNT]);

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

impl std::fmt::Debug for Boxes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Boxes")
    }
}

/// What only one player knows: who is behind each counter, and what is in the boxes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret {
    /// Who each of the player's counters is; of no account for the others.
    pub faces: [Option<Leader>; Counter::COUNT],
    /// The boxes.
    pub boxes: Boxes,
    /// Units that have changed boxes in this phase A.
    pub transferred: UnitSet,
}

impl Secret {
    /// Knows nothing.
    pub const EMPTY: Self =
        Self { faces: [None; Counter::COUNT], boxes: Boxes::EMPTY, transferred: UnitSet::EMPTY };

    /// The counter of a leader.
    pub fn counter(&self, leader: Leader) -> Option<Counter> {
        let index = self.faces.iter().position(|face| *face == Some(leader))?;
        Some(Counter(index as u8))
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}
