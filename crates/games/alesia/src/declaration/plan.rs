//! 14.31 to 14.33: an attack that is being built, and whether all that is owed can still be met.

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use super::ATTACKERS;
use super::duty::{Duty, Targets, duty, duty_with};
use crate::action::Refusal;
use crate::ids::{Side, Unit};
use crate::pack::Pack;
use crate::state::{Board, Declaration, Eyes, Place};

/// An attack that is being built, and what is to be decided about the rest.
#[derive(Clone)]
pub(crate) struct Plan<'a> {
    pub(super) eyes: Eyes<'a>,
    pub(super) side: Side,
    pub(super) duty: Duty,
    /// Raging battles that its targets call off, and that are not called off yet (15.3).
    pub(super) besides: u128,
    /// The number of the attack, once it has one.
    pub(super) open: Option<u8>,
    /// The attackers of the attack: all touch each target, from six hexes of up to three units and from
    /// beyond the edge, two in each of up to three places there. And its targets.
    pub(super) attackers: ArrayVec<Unit, ATTACKERS>,
    pub(super) targets: Targets,
}

impl<'a> Plan<'a> {
    pub(crate) fn new(eyes: Eyes<'a>, declaration: Declaration) -> Self {
        let side = declaration.side;
        let mut plan = Self {
            eyes,
            side,
            duty: duty(eyes.pack, eyes.public, side),
            besides: 0,
            open: None,
            attackers: ArrayVec::new(),
            targets: Targets::new(),
        };
        if let Some(number) = declaration.open {
            plan.read(number);
        }
        plan
    }

    /// Takes an attack as it stands.
    pub(super) fn read(&mut self, number: u8) {
        let public = self.eyes.public;
        self.open = Some(number);
        self.attackers.clear();
        self.targets.clear();
        for unit in Unit::all().filter(|unit| public.attacks[*unit] == number) {
            if unit.side() == self.side {
                self.attackers.push(unit);
            } else if let Some(hex) = public.hex_of(unit)
                && !self.targets.contains(&hex)
            {
                self.targets.push(hex);
            }
        }
    }

    /// A hex becomes a target; what is owed grows where that ends a raging battle. Whether there is
    /// room for it.
    pub(super) fn aim(&mut self, hex: Hex) -> bool {
        let Eyes { pack, public, .. } = self.eyes;
        let room = self.targets.try_push(hex).is_ok();
        let ended = public.rages_in(self.side, hex) & !self.besides;
        if ended != 0 {
            self.besides |= ended;
            self.duty = duty_with(pack, public, self.side, self.besides);
        }
        room
    }

    /// Whether what is owed elsewhere can be met without it: no other hex has to become its target.
    pub(crate) fn stands_alone(&self) -> bool {
        let mut trial = self.clone();
        trial.complete().is_ok() && trial.targets.len() == self.targets.len()
    }

    pub(super) fn is_own(&self, unit: Unit) -> bool {
        self.eyes.public.decider(self.eyes.pack, self.eyes.sphere, unit) == self.eyes.seat
    }

    /// Whether a hex is in no attack yet.
    pub(super) fn is_free_hex(&self, hex: Hex) -> bool {
        self.eyes.public.attack_on(self.side, hex) == 0 && !self.targets.contains(&hex)
    }

    pub(super) fn is_free_unit(&self, unit: Unit) -> bool {
        self.eyes.public.attacks[unit] == 0 && !self.attackers.contains(&unit)
    }

    /// Whether a unit can still join some other attack that another seat has declared (17.3).
    pub(super) fn can_join(&self, unit: Unit) -> bool {
        let Eyes { pack, public, sphere, .. } = self.eyes;
        let seat = public.decider(pack, sphere, unit);
        public.prey(pack, unit).iter().any(|hex| {
            let number = public.attack_on(self.side, *hex);
            number != 0
                && Some(number) != self.open
                && Unit::of_side(self.side)
                    .filter(|one| public.attacks[*one] == number)
                    .any(|one| public.decider(pack, sphere, one) != seat)
                && Unit::of_side(self.side.enemy())
                    .filter(|one| public.attacks[*one] == number)
                    .filter_map(|one| public.hex_of(one))
                    .all(|hex| public.touches(self.eyes.pack, unit, hex))
        })
    }

    /// Adds whatever has no partner left but in this attack, and says who would be left without
    /// any or does not fit (14.31 to 14.33).
    pub(super) fn complete(&mut self) -> Result<(), Refusal> {
        let (pack, public) = (self.eyes.pack, self.eyes.public);
        loop {
            let mut grew = false;
            for unit in self.duty.must.iter() {
                if !self.is_free_unit(unit) {
                    continue;
                }
                let prey = public.prey(pack, unit);
                if prey.iter().any(|hex| self.is_free_hex(*hex)) {
                    continue;
                }
                let own = self.is_own(unit);
                if self.can_join(unit) {
                    continue;
                }
                if !prey.iter().any(|hex| self.targets.contains(hex)) {
                    return Err(Refusal::LeavesUnit { unit });
                }
                if !self.targets.iter().all(|hex| public.touches(pack, unit, *hex)) {
                    return Err(Refusal::LeavesUnit { unit });
                }
                if own {
                    self.attackers.push(unit);
                    grew = true;
                }
            }
            for hex in self.duty.owed.iter() {
                if !self.is_free_hex(hex) {
                    continue;
                }
                let mut hunters = hunters(pack, public, self.side, hex);
                if hunters.clone().any(|unit| self.is_free_unit(unit)) {
                    continue;
                }
                let fits = hunters.any(|unit| self.attackers.contains(&unit))
                    && self.attackers.iter().all(|unit| public.touches(pack, *unit, hex));
                if !fits || !self.aim(hex) {
                    return Err(Refusal::LeavesHex { hex });
                }
                // What is owed may be more now.
                grew = true;
                break;
            }
            if !grew {
                break;
            }
        }
        for unit in &self.attackers {
            if !self.targets.iter().all(|hex| public.touches(pack, *unit, *hex)) {
                return Err(Refusal::LeavesUnit { unit: *unit });
            }
        }
        Ok(())
    }
}

/// Units that could attack a hex.
pub(super) fn hunters<'a>(
    pack: &'a Pack,
    public: &'a Board,
    side: Side,
    hex: Hex,
) -> impl Iterator<Item = Unit> + Clone + 'a {
    let near = pack.next(hex).flat_map(move |next| public.men(side, next));
    let beyond = pack.ground(hex).beyond;
    let off = Unit::of(crate::ids::Force::Relief).filter(move |unit| {
        side == Side::Gaul
            && matches!(public.spots[*unit].place(), Place::Beyond(place) if beyond.contains(&Some(place)))
    });
    let edge = !pack.ground(hex).zones.is_empty();
    near.chain(off.take(if edge { 64 } else { 0 })).filter(|unit| public.is_able(*unit))
}
