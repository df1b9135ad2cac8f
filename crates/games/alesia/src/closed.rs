//! 25.7: what the enemy does not see of stacks in forts, on ramparts and on hilltops.

use geometry::hex::Hex;

use crate::ids::{Side, Unit, UnitSet, ZoneSet};
use crate::pack::{Pack, Terrain};
use crate::state::{Board, ClosedStacks, Combats, Phase, Public, Shots, Spot};

impl Public {
    /// Takes away what is known of units that lie covered: they are somewhere on the map.
    pub(crate) fn cover(&mut self, units: UnitSet) {
        for unit in units.iter() {
            self.spots[unit] = Spot::COVERED;
            self.moved.remove(unit);
            self.attacks[unit] = 0;
            if unit.side() == Side::Gaul {
                self.starts[unit] = None;
            }
            if unit.missile().is_some() {
                self.missiles[unit] = Shots::default();
            }
            if unit.is_scout() {
                self.news[unit] = ZoneSet::EMPTY;
            }
        }
    }
}

impl Board {
    /// Whether a hex hides what stands in it.
    fn hides(&self, pack: &Pack, hex: Hex) -> bool {
        let ground = pack.ground(hex);
        ground.rampart > 0 || ground.terrain == Terrain::Hilltop || self.has_fort(hex)
    }

    /// Whether everybody sees a unit because of what it does or suffers: it moves, it fights or has
    /// fought, it was turned over.
    fn is_shown(&self, unit: Unit) -> bool {
        let known = self.disrupted.contains(unit) || self.fought.contains(unit);
        if unit.is_leader() || known || self.is_raging(unit) {
            return true;
        }
        match self.phases.iter().next() {
            Some(Phase::Movement(moves)) => moves.on_way(unit).is_some(),
            Some(Phase::Combats(Combats { battle: Some(battle), .. })) => {
                self.attacks[unit] == battle.attack
                    || battle.eager.contains(unit)
                    || battle.fleeing.contains(unit)
                    || battle.trail.as_ref().is_some_and(|trail| trail.unit == unit)
            }
            Some(Phase::Setup { hand, .. }) => *hand == Some(unit),
            Some(_) | None => false,
        }
    }

    /// The unit that lies on top of those in a hex that do nothing that shows them: archers and
    /// slingers do (10.5).
    pub(crate) fn top(&self, side: Side, hex: Hex) -> Option<Unit> {
        let mut plain = self.men(side, hex).filter(|unit| !self.is_shown(*unit));
        plain.clone().find(|unit| unit.missile().is_some()).or_else(|| plain.next())
    }

    /// The units of a side that its enemy does not see.
    pub(crate) fn covered(&self, pack: &Pack, side: Side) -> UnitSet {
        if self.options.closed_stacks == ClosedStacks::Off {
            return UnitSet::EMPTY;
        }
        self.on_map(side)
            .filter(|(unit, hex)| {
                self.hides(pack, *hex)
                    && !self.is_shown(*unit)
                    && self.top(side, *hex) != Some(*unit)
            })
            .map(|(unit, _)| unit)
            .collect()
    }
}
