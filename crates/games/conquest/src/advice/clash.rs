//! What a shock promises: the charge, the table and its hits, with their exact dice (8.33, 8.36).

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use super::value::{Prices, worn};
use crate::ids::Unit;
use crate::pack::{Kind, Missile};
use crate::state::{Combat, Mark, State, Supply};

/// What becomes of a unit, in thousandths of its worth: chances of its rout and what its hits cost.
fn fate(quality: u8, hits: u8, charge: Option<i8>, shares: &[u8; 10], shot: i64) -> i64 {
    let mut sum = 0;
    let before = worn(hits, quality);
    for (early, chance) in [(0, 10 - shot), (1, shot)] {
        if chance == 0 {
            continue;
        }
        for die in 0..10i8 {
            let charged = charge.map_or(0, |plus| (die + plus - quality as i8).max(0) as u8);
            for share in shares {
                let now = hits + early + charged + share;
                let lost = if now >= quality {
                    1_000
                } else if now + 1 == quality {
                    // 8.37: it may collapse, or lose a hit.
                    let falls = i64::from(10 - quality.min(10)) * 100;
                    falls + (1_000 - falls) * worn(now.saturating_sub(1), quality) / 1_000
                } else {
                    worn(now, quality)
                };
                sum += chance * (lost - before);
            }
        }
    }
    sum / 1_000
}

impl State {
    /// What an attack gains for the attackers' side, on the scale of the table's worth. The units
    /// stand where they would attack from, with their markers.
    pub(super) fn promise(&self, prices: &Prices, combat: &Combat) -> i64 {
        let Some((attacker, defender)) = self.likely_pair(combat) else { return 0 };
        let odds = self.odds_of(combat, attacker, defender);
        let mut harms = [(0u8, 0u8); 10];
        for (die, harm) in harms.iter_mut().enumerate() {
            let both = self.harm_of(combat, &odds, die as u8);
            *harm = (both.attacker, both.defender);
        }
        let share = |count: usize, first: bool, pick: fn(&(u8, u8)) -> u8| -> [u8; 10] {
            let count = count.max(1) as u8;
            harms.map(|harm| {
                let hits = pick(&harm);
                hits / count + u8::from(first && !hits.is_multiple_of(count))
            })
        };
        let mut sum = 0;
        for unit in &combat.defenders {
            let shares = share(combat.defenders.len(), *unit == defender, |harm| harm.1);
            let charge =
                self.defender_checks(combat, *unit).then(|| self.charge_modifier(combat, *unit));
            let shot = if *unit == defender { self.own_pila(combat) } else { 0 };
            let piece = self.piece(*unit);
            let gone = fate(self.quality(*unit), piece.hits, charge, &shares, shot);
            // Who is routed counts already: to finish it off only keeps it from coming back.
            let whole = prices.whole(self, *unit);
            sum += if piece.is(Mark::ROUTED) { whole / 10 } else { whole * gone / 1_000 };
        }
        for unit in &combat.attackers {
            let shares = share(combat.attackers.len(), *unit == attacker, |harm| harm.0);
            let charge =
                self.attacker_checks(combat, *unit).then(|| self.charge_modifier(combat, *unit));
            let shot = self.met_by(combat, *unit);
            let piece = self.piece(*unit);
            let gone = fate(self.quality(*unit), piece.hits, charge, &shares, shot);
            sum -= prices.whole(self, *unit) * gone / 1_000;
        }
        sum
    }

    /// The units that are likely to be named (8.35): the defender's choice first.
    pub(super) fn likely_pair(&self, combat: &Combat) -> Option<(Unit, Unit)> {
        let balance = |attacker: Unit, defender: Unit| -> i32 {
            let odds = self.odds_of(combat, attacker, defender);
            (0..10u8)
                .map(|die| {
                    let harm = self.harm_of(combat, &odds, die);
                    i32::from(harm.defender) - i32::from(harm.attacker)
                })
                .sum()
        };
        let mut chosen: Option<(i32, Unit, Unit)> = None;
        for defender in self.defender_choices(combat) {
            let named = Combat { defender: Some(defender), ..combat.clone() };
            let best = self
                .attacker_choices(&named)
                .into_iter()
                .map(|attacker| (balance(attacker, defender), attacker))
                .max();
            if let Some((harm, attacker)) = best
                && chosen.is_none_or(|(other, ..)| harm < other)
            {
                chosen = Some((harm, attacker, defender));
            }
        }
        chosen.map(|(_, attacker, defender)| (attacker, defender))
    }

    /// Pila that the attackers throw before they strike, in tenths of a hit (8.11).
    fn own_pila(&self, combat: &Combat) -> i64 {
        let throws = combat.attackers.iter().any(|unit| {
            self.kind(*unit) == Kind::Cohort
                && self.is(*unit, Mark::MUST_CHECK)
                && self.piece(*unit).supply != Supply::No
        });
        if throws { 6 } else { 0 }
    }

    /// What meets an attacker that comes, in tenths of a hit (8.23).
    fn met_by(&self, combat: &Combat, unit: Unit) -> i64 {
        if !self.is(unit, Mark::MUST_CHECK) {
            return 0;
        }
        let Some(hex) = self.piece(unit).spot.hex() else { return 0 };
        let throws = combat.defenders.iter().any(|other| {
            self.missile(*other) == Some(Missile::Javelin)
                && self.piece(*other).supply != Supply::No
                && self.controls(*other, hex)
        });
        if throws { 6 } else { 0 }
    }

    /// Who of a side is marked to attack a hex.
    pub(super) fn helpers(&self, target: Hex, but: [Option<Unit>; 2]) -> ArrayVec<Unit, 12> {
        let mut all = ArrayVec::new();
        for next in self.battle.next(target) {
            for unit in self.strikers(next) {
                if !but.contains(&Some(unit)) && self.controls(unit, target) {
                    let _ = all.try_push(unit);
                }
            }
        }
        all
    }
}
