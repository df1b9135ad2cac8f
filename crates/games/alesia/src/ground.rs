//! 6.0, 7.0, 8.0, 25.0 and the terrain table: what a step costs, what bars it, and what doubles
//! the defence.

use geometry::hex::Hex;

use crate::ids::{Side, Unit};
use crate::pack::{Ground, Pack, Terrain};
use crate::state::{Barrier, Board};

impl Board {
    /// What a step over a side of a hex costs, in half points (table-terrain, 7.1, 24.8).
    #[inline]
    pub fn cost(&self, pack: &Pack, side: Side, (from, way, to): (Hex, usize, Hex)) -> u8 {
        let (here, there) = (pack.ground(from), pack.ground(to));
        let ramparts = [here.rampart > 0, there.rampart > 0];
        if ramparts == [true, true] && here.connected.has(way) {
            return pack.costs.rampart;
        }
        if side == Side::Rome {
            // 24.8: a fort joins whatever rampart or fort is beside it.
            let joined = if self.has_fort(from) {
                ramparts[1] || self.has_fort(to)
            } else {
                ramparts[0] && self.has_fort(to)
            };
            if joined {
                return pack.costs.rampart;
            }
        }
        pack.costs.hex
    }

    /// Whether a hex holds a river or the trench that stops who enters it (8.1): no bridge (25.5,
    /// 24.8), no stub (8.3), not filled (8.4).
    #[inline]
    pub fn is_barrier(&self, pack: &Pack, unit: Unit, hex: Hex) -> bool {
        let ground = pack.ground(hex);
        match ground.terrain {
            Terrain::River => {
                ground.rampart == 0 && !(unit.side() == Side::Rome && self.has_fort(hex))
            }
            Terrain::Trench => {
                !ground.stub && (!self.is_filled(pack, hex) || pack.is_cavalry(unit))
            }
            Terrain::Clear | Terrain::Slope | Terrain::Hilltop | Terrain::Town | Terrain::Wall => {
                false
            }
        }
    }

    /// How a unit that begins in a hex stands to rivers and the trench (8.2).
    pub fn barrier_at(&self, pack: &Pack, unit: Unit, hex: Hex) -> Barrier {
        let ground = pack.ground(hex);
        let wet = match ground.terrain {
            Terrain::River => true,
            Terrain::Trench => self.is_barrier(pack, unit, hex),
            Terrain::Clear | Terrain::Slope | Terrain::Hilltop | Terrain::Town | Terrain::Wall => {
                false
            }
        };
        if wet { Barrier::Started } else { Barrier::Free }
    }

    /// How it stands after a step; nothing where rivers and trench forbid the step (8.1, 8.2).
    #[inline]
    pub fn barrier_after(
        &self,
        pack: &Pack,
        unit: Unit,
        before: Barrier,
        (from, way, to): (Hex, usize, Hex),
    ) -> Option<Barrier> {
        let link = || pack.ground(from).links.has(way);
        let entered = || if self.is_barrier(pack, unit, to) { Barrier::In } else { Barrier::Free };
        match before {
            Barrier::In => link().then_some(Barrier::In),
            Barrier::Started if link() => Some(Barrier::Started),
            Barrier::Started | Barrier::Free => Some(entered()),
        }
    }

    /// Whether an attack out of one hex meets a doubled defence in another for some reason of the
    /// ground (25.1 to 25.6 and the table; R-69: which reason does not matter).
    pub fn is_uphill(&self, pack: &Pack, from: Hex, to: Hex) -> bool {
        let (a, d) = (pack.ground(from), pack.ground(to));
        let way = pack.way(from, to);
        let over = |ways: crate::pack::Ways| way.is_some_and(|way| ways.has(way));
        let rampart =
            d.rampart > 0 && !(a.rampart > 0 && over(a.connected) && a.rampart >= d.rampart);
        let hill = d.terrain == Terrain::Hilltop && a.terrain == Terrain::Slope;
        let bridge = a.rampart > 0 || self.has_fort(from);
        let river = a.terrain == Terrain::River && !bridge && !same_river(a, d, over(a.links));
        let trench = a.terrain == Terrain::Trench && d.terrain != Terrain::Trench;
        rampart || hill || river || trench
    }

    /// Whether the defence of a hex is doubled against attackers in these hexes (13.5, 24.1, 25.4).
    /// An attack from off the map is never (11.2).
    pub fn is_doubled(&self, pack: &Pack, from: &[Option<Hex>], to: Hex) -> bool {
        if from.contains(&None) {
            return false;
        }
        self.has_fort(to) || from.iter().flatten().all(|from| self.is_uphill(pack, *from, to))
    }
}

/// Whether two neighbours lie in the same river; at a fork only those that follow one another do
/// (annex-E).
fn same_river(a: &Ground, d: &Ground, link: bool) -> bool {
    if d.rivers == 0 {
        return false;
    }
    if a.is_fork() || d.is_fork() { link } else { a.rivers & d.rivers != 0 }
}
