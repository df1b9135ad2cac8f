//! What each commander wants in his battle: which part of his army waits, and which goes first.
//!
//! | battle | Rome | tribes |
//! |---|---|---|
//! | Bibracte | receives the charge on its hill (S-BIB-2) | the Helvetii wait for the Boii and Tulingi, who strike the open flank (S-BIB-4) |
//! | the Rhine | the right wing strikes first, the left holds | the horse turns the wing, the cantons charge |
//! | the Sabis | every order forms cohorts; the left goes down to the river, the right holds | all charge, the Nervii into the camp (S-SAB-7) |
//! | Lutetia | the Seventh goes forward, the Twelfth holds | all charge |
//! | Britannia | lands together and holds the beach (S-BRI-10) | keeps away and throws, and comes near when the beach is all but lost |

use geometry::hex::Hex;

use super::plan::{HEX, Plan, Stance};
use crate::ids::{Field, Group, Side, Tribe, Unit};
use crate::pack::Kind;
use crate::state::Mark;

/// Turns after which a tribe does not wait for others any more.
const PATIENCE: u8 = 6;
/// What it is worth to a cohort to be ashore, and as much again to hold a hex of the beach, in
/// thousandths of its own worth: the hits of wading are dear where a level is low, and so is this.
const ASHORE: i64 = 160;
/// What it is worth to break one.
const CONTEST: i64 = 500;
/// How near others must be before those who wait for them charge.
const NEAR: u8 = 8;

impl Plan {
    /// How a side fights as a whole.
    pub(super) fn choose_stance(&self) -> Stance {
        let public = &self.state.public;
        let behind = self.share(self.side) >= self.share(self.side.enemy());
        let late = public.turn * 2 > self.state.battle.turns;
        match (self.side, public.battle) {
            (Side::Rome, Field::BRITANNIA) => Stance::Land,
            // The Britons need only last.
            (Side::Tribes, Field::BRITANNIA) => {
                if behind && late {
                    Stance::Charge
                } else {
                    Stance::Skirmish
                }
            }
            // The Romans receive the charge in line, with pila; when it is spent they go forward,
            // and earlier only where they fall behind.
            (Side::Rome, _) => {
                if self.is_fierce() && !(behind && late) {
                    Stance::Hold
                } else {
                    Stance::Advance
                }
            }
            (Side::Tribes, Field::SABIS) => Stance::Charge,
            (Side::Tribes, Field::BIBRACTE) if self.waits_for_friends() => Stance::Gather,
            (Side::Tribes, _) => {
                let (mut near, mut all) = (0, 0);
                let mut contact = false;
                for (unit, hex) in self.fighters() {
                    all += 1;
                    near += u32::from(self.far(hex) <= self.state.allowance(unit) + 1);
                    contact |= self.far(hex) <= 1;
                }
                if contact || near * 2 >= all || public.turn > 4 {
                    Stance::Charge
                } else {
                    Stance::Gather
                }
            }
        }
    }

    /// How the part of the army that a unit belongs to fights.
    pub(super) fn stance_of(&self, unit: Unit) -> Stance {
        let data = self.state.battle.unit(unit);
        match (self.state.public.battle, data.group, data.tribe) {
            // They come into the open flank at once (S-BIB-4).
            (Field::BIBRACTE, _, Some(Tribe::BOII | Tribe::TULINGI)) => Stance::Charge,
            // Gallic War I 52: the right wing is led against the weakest of the enemy. VII 62: the
            // Seventh breaks those before it at the first rush. II 23: the left goes down to the
            // river, and the legions of the rear (S-SAB-9) come up.
            (Field::RHINE, Some(Group::TENTH | Group::SEVENTH), _)
            | (Field::LUTETIA, Some(Group::SEVENTH), _)
            | (
                Field::SABIS,
                Some(Group::NINTH | Group::TENTH | Group::THIRTEENTH | Group::FOURTEENTH),
                _,
            ) if self.stance == Stance::Hold => Stance::Advance,
            _ => self.stance,
        }
    }

    /// Whether a third of the warriors still have their ferocity.
    fn is_fierce(&self) -> bool {
        let warriors = || {
            self.state.on_map().filter(|(unit, _)| {
                self.state.kind(*unit) == Kind::BarbarianInfantry
                    && !self.state.is(*unit, Mark::ROUTED)
            })
        };
        let fierce = warriors().filter(|(unit, _)| self.state.is_fierce(*unit)).count();
        fierce * 3 > warriors().count()
    }

    /// S-BIB-4: the Helvetii do not climb the hill alone.
    fn waits_for_friends(&self) -> bool {
        let helps = |unit: Unit| self.state.battle.unit(unit).tribe != Some(Tribe::HELVETII);
        let mut helpers = self.fighters().filter(|(unit, _)| helps(*unit));
        let come = helpers.any(|(_, hex)| self.far(hex) <= NEAR);
        let fought = self.fighters().any(|(_, hex)| self.far(hex) <= 1);
        !come && !fought && self.state.public.turn <= PATIENCE
    }

    /// S-SAB-7: what it is worth to stand in the enemy's camp while it can still be taken.
    pub(super) fn plunder(&self, unit: Unit, hex: Hex) -> i64 {
        let state = &self.state;
        let wanted = i64::from(state.battle.camp_units);
        if wanted == 0
            || state.public.camp_lost
            || self.side == Side::Rome
            || !state.battle.camp.contains(hex)
        {
            return 0;
        }
        let inside =
            self.fighters().filter(|(other, at)| *other != unit && state.battle.camp.contains(*at));
        let points = i64::from(state.battle.camp_points) * self.prices.rome();
        // Who comes later is not needed there.
        if (inside.count() as i64) < wanted { points / (2 * wanted) } else { 0 }
    }

    /// S-BRI-10: what a place is worth to a cohort that lands: out of the water, on a hex of the
    /// beach that no other cohort holds, away from Britons, and not far inland.
    pub(super) fn foothold(&self, unit: Unit, hex: Hex, far: i64) -> i64 {
        let state = &self.state;
        let shore = self.to_shore(hex).unwrap_or(0);
        let ashore = self.prices.whole(state, unit) * ASHORE / 1_000;
        if state.battle.at(hex).terrain.is_sea() {
            return -ashore * shore / 4 - HEX * far.min(4);
        }
        let shared =
            state.line_units(hex).any(|other| other != unit && !state.is(other, Mark::ROUTED));
        let counts = state.is_beach(hex) && !shared;
        let foot = match (counts, state.is_contested(hex, None)) {
            (true, false) => ashore,
            (true, true) => ashore / 2,
            (false, _) => 0,
        };
        ashore + foot - HEX * (shore - 1).max(0)
    }

    /// S-BRI-10: when the beach is all but lost, Britons come next to those who hold it.
    pub(super) fn contest(&self, unit: Unit, hex: Hex) -> i64 {
        let state = &self.state;
        let Some((wanted, _)) = state.battle.beach_head else { return 0 };
        if self.footholds + 1 < usize::from(wanted) {
            return 0;
        }
        let held = |at: &Hex| state.has_foothold(*at) && !state.is_contested(*at, Some(unit));
        CONTEST * state.battle.next(hex).filter(held).take(3).count() as i64
    }
}
