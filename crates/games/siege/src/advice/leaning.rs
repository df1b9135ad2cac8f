//! What to make of an action at first sight.

use std::cell::LazyCell;

use geometry::hex::Hex;

use super::clash::Prices;
use super::plan::Plan;
use super::{POINT, Sight, worth_of};
use crate::action::Action;
use crate::combat;
use crate::ids::{Counter, Force, Leader, Side, Unit, UnitSet};
use crate::pack::{GRID, Pack};
use crate::state::{Board, Combats, Order, Phase};

/// More than dice can change: exact odds decide who attacks.
const DECIDED: i64 = 1_000_000;
/// What a PF more in an attack is worth even where it changes no odds: others may add to it.
const MORE: i64 = 5;

/// What to make of an action at first sight, beyond what it changes at once.
pub(super) fn lean<'a>(
    sight: Sight<'a>,
    plan: &LazyCell<Plan<'a>, impl FnOnce() -> Plan<'a>>,
    side: Side,
    action: Action,
) -> i64 {
    let (pack, public) = (sight.pack, sight.public);
    match action {
        Action::PlaceCamp { hex } => {
            if pack.historical.contains(&hex) {
                5_000
            } else {
                0
            }
        }
        Action::Assign { unit, leader } => assign(sight, unit, leader),
        Action::Post { counter, hex } => post(pack, public, counter, hex),
        Action::Garrison { .. } | Action::GarrisonLeader { .. } => 100,
        Action::Ready => 60,
        Action::Transfer { .. } | Action::Split { .. } | Action::Unite { .. } => -400,
        Action::March { counter, to } => {
            let from = public.counters[counter].unwrap_or(to);
            // Whoever gains nothing halts rather than wanders about.
            plan.place_of_counter(counter, to) - plan.place_of_counter(counter, from) - 15
        }
        Action::Deploy { unit, to } => plan.place_of(unit, to) / 4,
        Action::Step { unit, to } => {
            let from = public.hex_of(unit).unwrap_or(to);
            let better = plan.place_of(unit, to) - plan.place_of(unit, from);
            // A disordered unit that stays may rally.
            let rallies = public.order(unit) != Order::Formed && !public.is_pinned(unit);
            better - if rallies { rally(pack, public, unit) } else { 5 }
        }
        Action::Ride { leader, to } => {
            let Some(counter) = public.counter_of(leader) else { return 0 };
            let from = public.counters[counter].unwrap_or(to);
            plan.place_of_counter(counter, to) - plan.place_of_counter(counter, from) - 5
        }
        Action::Attack { hex } => attack(plan, side, hex),
        Action::Commit { unit } => commit(plan, side, unit),
        Action::Widen { hex } => {
            // Better others take it on; but some attacks are owed.
            if public.holds(side.enemy(), hex) { -50 } else { 0 }
        }
        Action::Fight => 80,
        Action::Riposte { hex } => {
            let units = public.units_in(hex);
            units.iter().map(|unit| i64::from(public.pf(pack, unit))).sum::<i64>() * 10
        }
        Action::Suffer { unit } => -i64::from(public.pf(pack, unit)) * 30,
        Action::Endure => 40,
        Action::FallBack => {
            if side == Side::Rome {
                -300
            } else {
                -150
            }
        }
        Action::Advance { unit, to } => advance(pack, public, unit, to),
        Action::Follow { .. } => -20,
        Action::AimCamp { .. } | Action::AimSide { .. } => 300,
        Action::Loose | Action::Rally { .. } => 200,
        Action::Withdraw { unit, .. } => withdraw(plan, unit),
        Action::EndMoves | Action::EndMarches | Action::EndCombats | Action::EndAdvance => 0,
        Action::EndArchery | Action::EndRally => -200,
        Action::Halt => -10,
        Action::Appoint { leader } => i64::from(pack.leader(leader).modifier) * 100,
        Action::Retreat { unit, to } => {
            let away = public.nearest(unit.side().enemy(), to).unwrap_or(9);
            i64::from(away.min(5)) * 10
        }
    }
}

/// What a disordered unit would gain by a rally (12.5).
fn rally(pack: &Pack, public: &Board, unit: Unit) -> i64 {
    let price = Prices::new(pack, public).of(public.order(unit));
    worth_of(price * f64::from(pack.unit(unit).strength))
}

/// Strong units under good leaders; the weakest stay behind with Viridomaros. Romans are shared out
/// evenly.
fn assign(sight: Sight<'_>, unit: Unit, leader: Leader) -> i64 {
    let pack = sight.pack;
    let data = pack.unit(unit);
    let strength = i64::from(data.strength) * 10 + i64::from(data.modifier) * 15;
    let filled = i64::try_from(sight.in_box(leader).len()).unwrap_or(0);
    let share = filled * 100 / i64::from(pack.leader(leader).units.max(1));
    match leader.force() {
        Force::Roman => strength - share * 2,
        Force::Relief | Force::Besieged => {
            let bonus = i64::from(pack.leader(leader).modifier);
            strength * (bonus + 1) - share / 2
        }
    }
}

/// Roman leaders at the start: apart from each other, on the side of the relief army.
fn post(pack: &Pack, public: &Board, counter: Counter, hex: Hex) -> i64 {
    let nearest = Counter::of(Force::Roman)
        .filter(|other| *other != counter)
        .filter_map(|other| public.counters[other])
        .map(|other| i64::from(GRID.distance(hex, other)))
        .min()
        .unwrap_or(6);
    nearest.min(6) * 60 - i64::from(GRID.distance(hex, pack.relief_camp)) * 5
}

/// All units of the seat that could still attack a hex.
fn able(pack: &Pack, public: &Board, combats: &Combats, hex: Hex) -> UnitSet {
    let mut units = UnitSet::EMPTY;
    for next in pack.next(hex).filter(|next| public.holds(combats.force.side(), *next)) {
        for unit in public.units_in(next).iter() {
            if combat::check_attacker(public, combats, unit).is_ok() {
                units.insert(unit);
            }
        }
    }
    units
}

fn attack(plan: &Plan<'_>, side: Side, hex: Hex) -> i64 {
    let (pack, public) = (plan.pack, plan.public);
    let Phase::Combat(combats) = public.phase() else { return 0 };
    let owed = if combats.owed.contains(hex) { 500 } else { 0 };
    let targets = public.units_in(hex);
    let attackers = able(pack, public, combats, hex);
    if targets.is_empty() {
        let taken = public.counters[Counter::VERCINGETORIX] == Some(hex) && side == Side::Rome;
        return if taken { 40 * POINT } else { 4 * POINT };
    }
    owed + plan.worth_of_attack(side, attackers, targets) - POINT / 2
}

/// More units make a better attack; but not those that must stay fresh for an owed one.
fn commit(plan: &Plan<'_>, side: Side, unit: Unit) -> i64 {
    let Some((_, battle)) = plan.public.fight() else { return 0 };
    let targets = battle.attacked(plan.public);
    let mut with = battle.attackers;
    with.insert(unit);
    let before = plan.worth_of_attack(side, battle.attackers, targets);
    let more = plan.worth_of_attack(side, with, targets) - before;
    // Somebody must begin it.
    let first = battle.attackers.is_empty();
    let better = first || more + MORE * i64::from(plan.public.pf(plan.pack, unit)) > 0;
    more + if better { DECIDED } else { -DECIDED }
}

/// Gauls push on; Romans only back into their works.
fn advance(pack: &Pack, public: &Board, unit: Unit, to: Hex) -> i64 {
    match unit.side() {
        Side::Gaul => 200,
        Side::Rome => {
            let inside = public.behind_works(pack, to);
            if inside { 150 } else { -600 }
        }
    }
}

/// Shaken units rally best in a box; others stay where the fight is.
fn withdraw(plan: &Plan<'_>, unit: Unit) -> i64 {
    let public = plan.public;
    if public.order(unit) != Order::Formed {
        return 400;
    }
    let Some(hex) = public.hex_of(unit) else { return 0 };
    match unit.force() {
        Force::Roman => {
            if plan.threat(hex) < 20 {
                120
            } else {
                -200
            }
        }
        Force::Relief | Force::Besieged => {
            if GRID.distance(hex, plan.assault) > 4 {
                120
            } else {
                -200
            }
        }
    }
}
