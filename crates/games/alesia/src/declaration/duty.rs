//! 13.1, 14.31, 14.32: who can attack whom, and what is owed.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::Rule;

use super::TARGETS;
use crate::action::Refusal;
use crate::ids::{Side, Unit, UnitSet};
use crate::pack::{GRID, Hexes, Pack};
use crate::state::{Board, Place};

/// The hexes of an attack.
pub(super) type Targets = ArrayVec<Hex, TARGETS>;

impl Board {
    /// Why a unit cannot attack, if it cannot.
    pub(crate) fn check_able(&self, unit: Unit) -> Result<(), Refusal> {
        let cannot = |rule| Err(Refusal::CannotAttack { unit, rule: Rule(rule) });
        if unit.is_leader() {
            return cannot(if unit.side() == Side::Gaul { "19.1" } else { "19.3" });
        }
        if unit.missile().is_some() {
            return cannot("20.1");
        }
        if self.disrupted.contains(unit) {
            return cannot("21.2");
        }
        if self.fought.contains(unit) {
            return cannot("14.8");
        }
        match self.spots[unit].place() {
            Place::On(_) | Place::Beyond(_) => Ok(()),
            Place::Aside
            | Place::Waiting
            | Place::Town
            | Place::Off
            | Place::Lost
            | Place::Covered
            | Place::Zone(_) => cannot("14.1"),
        }
    }

    pub(super) fn is_able(&self, unit: Unit) -> bool {
        self.check_able(unit).is_ok()
    }

    /// Whether a side's units in a hex can be attacked (9.5).
    pub(crate) fn is_attackable(&self, pack: &Pack, of: Side, hex: Hex) -> bool {
        self.has_men(of, hex) && !pack.ground(hex).in_town()
    }

    /// Whether a unit is next to a hex, from the map or from beyond its edge.
    pub(crate) fn touches(&self, pack: &Pack, unit: Unit, hex: Hex) -> bool {
        match self.spots[unit].place() {
            Place::On(at) => GRID.distance(at, hex) == 1,
            Place::Beyond(place) => pack.beyond[usize::from(place.0)].contains(&hex),
            Place::Aside
            | Place::Waiting
            | Place::Town
            | Place::Off
            | Place::Lost
            | Place::Covered
            | Place::Zone(_) => false,
        }
    }

    /// The hexes next to a unit that it could attack.
    pub(super) fn prey(&self, pack: &Pack, unit: Unit) -> Targets {
        let enemy = unit.side().enemy();
        let near = |hex: &Hex| self.is_attackable(pack, enemy, *hex);
        match self.spots[unit].place() {
            Place::On(at) => pack.next(at).filter(near).collect(),
            Place::Beyond(place) => {
                pack.beyond[usize::from(place.0)].iter().copied().filter(near).take(8).collect()
            }
            Place::Aside
            | Place::Waiting
            | Place::Town
            | Place::Off
            | Place::Lost
            | Place::Covered
            | Place::Zone(_) => Targets::new(),
        }
    }

    /// The attack that a hex is the target of; 0 for none.
    pub(crate) fn attack_on(&self, side: Side, hex: Hex) -> u8 {
        let enemy = side.enemy();
        self.men(enemy, hex).map(|unit| self.attacks[unit]).find(|number| *number != 0).unwrap_or(0)
    }

    /// Raging battles that end because those who defend in them attack (15.3).
    pub(super) fn called_off(&self, side: Side) -> u128 {
        Unit::of_side(side.enemy())
            .filter(|unit| self.attacks[*unit] != 0 && self.rage[*unit] != 0)
            .filter(|unit| self.rage_attacker(self.rage[*unit]) == side.enemy())
            .fold(0, |all, unit| all | 1 << (self.rage[unit] % 128))
    }

    /// Raging battles that end if a side attacks a hex (15.3).
    pub(super) fn rages_in(&self, side: Side, hex: Hex) -> u128 {
        let enemy = side.enemy();
        let raging = self.men(enemy, hex).map(|unit| self.rage[unit]).filter(|number| *number != 0);
        let theirs = raging.filter(|number| self.rage_attacker(*number) == enemy);
        theirs.fold(0, |all, number| all | 1 << (number % 128))
    }

    /// Whether a unit's raging battle frees it from duty: it defends in it, or attacks in it those
    /// whose turn it is, and they have not called it off (15.3, R-43).
    fn is_excused(&self, side: Side, unit: Unit, called_off: u128) -> bool {
        let number = self.rage[unit];
        number != 0
            && self.rage_attacker(number) == side.enemy()
            && called_off >> (number % 128) & 1 == 0
    }
}

/// What is owed in a combat phase (14.31, 14.32).
#[derive(Clone, Copy)]
pub(crate) struct Duty {
    /// Units that must attack.
    pub(crate) must: UnitSet,
    /// Hexes that must be attacked.
    pub(crate) owed: Hexes,
}

/// 13.1, 14.3: what the units of a side owe.
pub(crate) fn duty(pack: &Pack, public: &Board, side: Side) -> Duty {
    duty_with(pack, public, side, 0)
}

/// The same once these raging battles, too, have been called off.
pub(super) fn duty_with(pack: &Pack, public: &Board, side: Side, besides: u128) -> Duty {
    let enemy = side.enemy();
    let mut duty = Duty { must: UnitSet::EMPTY, owed: Hexes::new() };
    let mut called_off = None;
    for (unit, at) in public.on_map(side) {
        if !public.in_zone(enemy, at) || !public.is_able(unit) {
            continue;
        }
        let called_off = *called_off.get_or_insert_with(|| public.called_off(side) | besides);
        if public.is_excused(side, unit, called_off) {
            continue;
        }
        for hex in pack.next(at) {
            let presses = public.controls_from(enemy, hex)
                && public.men(enemy, hex).any(|one| {
                    !public.disrupted.contains(one) && !public.is_excused(side, one, called_off)
                });
            if presses {
                duty.must.insert(unit);
                duty.owed.insert(hex);
            }
        }
    }
    duty
}
