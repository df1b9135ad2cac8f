//! 8.16: lines of sight, for fire strictly and for command liberally.

use arrayvec::ArrayVec;
use geometry::hex::{Hex, Place};

use crate::ids::{Side, Unit};
use crate::pack::{Edge, Missile, Terrain};
use crate::state::State;

/// What a line of sight is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// A shot of this unit: both nudged lines must be clear.
    Fire(Unit),
    /// An order of this side: one of them is enough, and friends do not matter.
    Command(Side),
}

impl State {
    /// The level that a unit shoots from: a tower is one higher (6.74).
    pub fn fire_level(&self, hex: Hex) -> u8 {
        let ground = self.battle.at(hex);
        let tower = ground.terrain == Terrain::Tower;
        ground.level + if tower { self.pack.charts.missile_die.tower_levels } else { 0 }
    }

    /// Whether one hex is seen from another (8.16, R-57).
    pub fn sees(&self, from: Hex, to: Hex, sight: Sight) -> bool {
        if self.battle.grid.distance(from, to) <= 1 {
            return true;
        }
        let mut lines: [ArrayVec<Hex, 40>; 2] = [ArrayVec::new(), ArrayVec::new()];
        let mut split = false;
        for passage in self.battle.grid.sightline(from, to) {
            let [left, right] = match passage.place {
                Place::Hex(hex) => [Some(hex); 2],
                Place::Along { left, right } => {
                    split = true;
                    [left, right]
                }
            };
            for (line, hex) in lines.iter_mut().zip([left, right]) {
                if let Some(hex) = hex
                    && !line.is_full()
                {
                    line.push(hex);
                }
            }
        }
        let clear = |line: &ArrayVec<Hex, 40>| self.is_clear(from, to, line, sight);
        match sight {
            _ if !split => clear(&lines[0]),
            Sight::Fire(_) => lines.iter().all(clear),
            Sight::Command(_) => lines.iter().any(clear),
        }
    }

    fn is_clear(&self, from: Hex, to: Hex, line: &[Hex], sight: Sight) -> bool {
        let grid = self.battle.grid;
        let high = |hex: Hex| self.battle.at(hex).level;
        let eye = match sight {
            Sight::Fire(_) => self.fire_level(from),
            Sight::Command(_) => high(from),
        };
        let (low, top) = (eye.min(high(to)), eye.max(high(to)));
        let mut before = from;
        for hex in line {
            let edge = self.battle.edge(before, *hex);
            if edge.has(Edge::OPAQUE)
                && high(before).max(high(*hex)) >= low
                && !self.own_work(before, from, edge, sight)
            {
                return false;
            }
            before = *hex;
            if *hex == to {
                continue;
            }
            let ground = self.battle.at(*hex);
            if ground.level > top {
                return false;
            }
            if ground.level < low {
                continue;
            }
            if ground.terrain == Terrain::Woods {
                return false;
            }
            let Some(unit) = self.top(*hex) else { continue };
            let blocks = match sight {
                Sight::Command(side) => self.side(unit) != side,
                Sight::Fire(firer) => {
                    let archer = self.battle.unit(firer).missile == Some(Missile::Bow);
                    let near = grid.distance(from, *hex) < grid.distance(*hex, to);
                    !(archer && near)
                }
            };
            if blocks {
                return false;
            }
        }
        true
    }

    /// The side of his own tower, or of the wagons round him, does not hide a shooter's target.
    fn own_work(&self, here: Hex, from: Hex, edge: Edge, sight: Sight) -> bool {
        let Sight::Fire(firer) = sight else { return false };
        if here != from {
            return false;
        }
        let terrain = self.battle.at(from).terrain;
        match self.side(firer) {
            Side::Rome => edge.has(Edge::TOWER) && terrain == Terrain::Tower,
            Side::Tribes => edge.has(Edge::WAGON) && terrain == Terrain::Laager,
        }
    }

    /// The hex from which a shot enters its target, on both nudged lines; the same twice where the
    /// line does not split.
    pub fn entered_from(&self, from: Hex, to: Hex) -> [Hex; 2] {
        let mut last = [from; 2];
        for passage in self.battle.grid.sightline(from, to) {
            match passage.place {
                Place::Hex(hex) if hex == to => break,
                Place::Hex(hex) => last = [hex; 2],
                Place::Along { left, right } => {
                    last = [left.or(right).unwrap_or(last[0]), right.or(left).unwrap_or(last[1])];
                }
            }
        }
        last
    }

    /// The hexes by which a shot leaves, in the same way.
    pub fn left_by(&self, from: Hex, to: Hex) -> [Hex; 2] {
        match self.battle.grid.sightline(from, to).next().map(|passage| passage.place) {
            Some(Place::Hex(hex)) => [hex; 2],
            Some(Place::Along { left, right }) => {
                [left.or(right).unwrap_or(to), right.or(left).unwrap_or(to)]
            }
            None => [to; 2],
        }
    }

    /// Whether a straight line between two hexes crosses a fortified side (8.17).
    pub fn over_works(&self, from: Hex, to: Hex) -> bool {
        let mut before = from;
        for passage in self.battle.grid.sightline(from, to) {
            if let Place::Hex(hex) = passage.place {
                if self.battle.edge(before, hex).has(Edge::FORTIFIED) {
                    return true;
                }
                before = hex;
            }
        }
        false
    }
}
