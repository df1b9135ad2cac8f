//! 13.0, 14.0: who must attack whom, and how attackers divide their attacks.

mod declare;
mod duty; // 13.1
mod plan;

use geometry::hex::Hex;
use kernel::Rule;

use crate::action::{Action, Refusal};
use crate::ids::{Side, Unit};
use crate::pack::{GRID, Hexes, Pack};
use crate::state::{Board, Declaration, Eyes, Place};

pub(crate) use self::declare::Division;
pub(crate) use self::duty::duty;
pub(crate) use self::plan::Plan;

use self::plan::hunters;

/// The most attackers of one attack: from six hexes of up to three units, and from beyond the edge.
pub(crate) const ATTACKERS: usize = 64;
/// The most hexes that one attack is on: up to six touch an attacker.
pub(crate) const TARGETS: usize = 8;

/// 14.0: whether a hex may be attacked, by a new attack, by the one that is open, or by joining
/// another seat's.
pub(crate) fn check_target(
    eyes: Eyes<'_>,
    declaration: Declaration,
    hex: Hex,
) -> Result<(), Refusal> {
    check_target_of(&Plan::new(eyes, declaration), declaration, hex)
}

fn check_target_of(plan: &Plan<'_>, declaration: Declaration, hex: Hex) -> Result<(), Refusal> {
    let Plan { eyes, side, .. } = *plan;
    let (pack, public) = (eyes.pack, eyes.public);
    if !GRID.contains(hex) || !public.is_attackable(pack, side.enemy(), hex) {
        let walls = GRID.contains(hex) && pack.ground(hex).in_town();
        let rule = Rule(if walls { "9.5" } else { "14.1" });
        return Err(Refusal::CannotBeAttacked { hex, rule });
    }
    let number = public.attack_on(side, hex);
    if number != 0 {
        return check_join(plan, declaration, hex, number);
    }
    if declaration.joined {
        return Err(Refusal::AttackOpen {});
    }
    let mut plan = plan.clone();
    if declaration.open.is_some() {
        if let Some(unit) = plan.attackers.iter().find(|unit| !public.touches(pack, **unit, hex)) {
            return Err(Refusal::NotAdjacentToAll { unit: *unit });
        }
        if !plan.aim(hex) {
            return Err(Refusal::UnderAttack { hex });
        }
        if plan.attackers.is_empty() {
            return first_attacker(&plan);
        }
        return plan.complete();
    }
    plan.aim(hex);
    first_attacker(&plan)
}

/// Whether somebody can make the first attack on these targets.
fn first_attacker(plan: &Plan<'_>) -> Result<(), Refusal> {
    let (pack, public) = (plan.eyes.pack, plan.eyes.public);
    let hex = plan.targets[0];
    let mut reason = Refusal::CannotBeAttacked { hex, rule: Rule("14.1") };
    for unit in hunters(pack, public, plan.side, hex) {
        if !plan.is_free_unit(unit)
            || !plan.is_own(unit)
            || !plan.targets.iter().all(|hex| public.touches(pack, unit, *hex))
        {
            continue;
        }
        let mut trial = Plan { attackers: std::iter::once(unit).collect(), ..plan.clone() };
        match trial.complete() {
            Ok(()) => return Ok(()),
            Err(refusal) => reason = refusal,
        }
    }
    Err(reason)
}

/// 17.3: whether the seat may add units to an attack of another seat's.
fn check_join(
    plan: &Plan<'_>,
    declaration: Declaration,
    hex: Hex,
    number: u8,
) -> Result<(), Refusal> {
    if declaration.open.is_some() {
        return Err(Refusal::UnderAttack { hex });
    }
    let eyes = plan.eyes;
    let mut plan = plan.clone();
    plan.read(number);
    let own = plan.attackers.iter().filter(|unit| plan.is_own(**unit)).count();
    if own == plan.attackers.len() {
        return Err(Refusal::UnderAttack { hex });
    }
    // Whoever has joined it comes back only for units that have nobody else to attack.
    let owes = |unit: Unit| {
        let prey = eyes.public.prey(eyes.pack, unit);
        plan.duty.must.contains(unit) && !prey.iter().any(|hex| plan.is_free_hex(*hex))
    };
    let joins = |unit: Unit| (own == 0 || owes(unit)) && check_joiner(&plan, unit).is_ok();
    if hunters(eyes.pack, eyes.public, plan.side, hex).any(joins) {
        Ok(())
    } else {
        Err(Refusal::UnderAttack { hex })
    }
}

fn check_joiner(plan: &Plan<'_>, unit: Unit) -> Result<(), Refusal> {
    let (pack, public) = (plan.eyes.pack, plan.eyes.public);
    crate::command::check_owner(plan.eyes, unit)?;
    public.check_able(unit)?;
    if !plan.is_free_unit(unit) {
        return Err(Refusal::InAnotherAttack { unit });
    }
    if !plan.targets.iter().all(|hex| public.touches(pack, unit, *hex)) {
        return Err(Refusal::NotAdjacentToAll { unit });
    }
    let mut trial = plan.clone();
    if trial.attackers.try_push(unit).is_err() {
        return Err(Refusal::InAnotherAttack { unit });
    }
    trial.complete()
}

/// 14.0: whether a unit may join the attack that is open.
pub(crate) fn check_commit(
    eyes: Eyes<'_>,
    declaration: Declaration,
    unit: Unit,
) -> Result<(), Refusal> {
    check_commit_to(&Plan::new(eyes, declaration), unit)
}

fn check_commit_to(plan: &Plan<'_>, unit: Unit) -> Result<(), Refusal> {
    if plan.open.is_none() {
        return Err(Refusal::NothingOpen {});
    }
    if unit.side() != plan.side {
        return Err(Refusal::NotYours { rule: Rule("14.1") });
    }
    check_joiner(plan, unit)
}

/// Whether an action of the declaration is allowed, asked of a plan that several share.
pub(crate) fn check_with(
    plan: &Plan<'_>,
    declaration: Declaration,
    action: Action,
) -> Result<(), Refusal> {
    if let Action::Target { hex } = action {
        check_target_of(plan, declaration, hex)
    } else if let Action::Commit { unit } = action {
        check_commit_to(plan, unit)
    } else {
        check_action(plan.eyes, declaration, action)
    }
}

/// 14.0: whether an action of the declaration is allowed.
pub(crate) fn check_action(
    eyes: Eyes<'_>,
    declaration: Declaration,
    action: Action,
) -> Result<(), Refusal> {
    if let Action::Target { hex } = action {
        check_target(eyes, declaration, hex)
    } else if let Action::Commit { unit } = action {
        check_commit(eyes, declaration, unit)
    } else if let Action::Close = action {
        check_close(eyes, declaration)
    } else if let Action::Dissolve { hex } = action {
        check_dissolve(eyes, declaration, hex)
    } else if let Action::Propose = action {
        check_propose(declaration)
    } else if let Action::EndDeclaration = action {
        check_end(eyes, declaration)
    } else {
        Err(Refusal::NotNow { rule: action.moment() })
    }
}

/// 14.0: whether the attack that is open is complete.
pub(crate) fn check_close(eyes: Eyes<'_>, declaration: Declaration) -> Result<(), Refusal> {
    if declaration.open.is_none() {
        return Err(Refusal::NothingOpen {});
    }
    let mut plan = Plan::new(eyes, declaration);
    let (units, hexes) = (plan.attackers.len(), plan.targets.len());
    if !plan.attackers.iter().any(|unit| plan.is_own(*unit)) {
        return Err(Refusal::NothingOpen {});
    }
    plan.complete()?;
    if let Some(unit) = plan.attackers.get(units) {
        return Err(Refusal::UnitOwes { unit: *unit });
    }
    if let Some(hex) = plan.targets.get(hexes) {
        return Err(Refusal::HexOwed { hex: *hex });
    }
    Ok(())
}

/// Whether a proposed attack may be given up.
pub(crate) fn check_dissolve(
    eyes: Eyes<'_>,
    declaration: Declaration,
    hex: Hex,
) -> Result<(), Refusal> {
    let number = if GRID.contains(hex) { eyes.public.attack_on(declaration.side, hex) } else { 0 };
    let [first, last] = declaration.proposed;
    if declaration.open.is_some() {
        return Err(Refusal::AttackOpen {});
    }
    if number != 0 && (first..=last).contains(&number) {
        Ok(())
    } else {
        Err(Refusal::NoSuchBattle { hex })
    }
}

/// 14.31, 14.32: whether all that is owed is attacked; with another seat to come, whether it can.
/// What nobody can attack any more is not owed.
pub(crate) fn check_end(eyes: Eyes<'_>, declaration: Declaration) -> Result<(), Refusal> {
    let owed = check_owed(eyes, declaration);
    let goes_on = || {
        let plan = Plan::new(eyes, declaration);
        let mut all = Vec::new();
        candidates(eyes, declaration, &mut all);
        all.iter().any(|action| {
            let meets = !matches!(action, Action::EndDeclaration | Action::Dissolve { .. });
            meets && check_with(&plan, declaration, *action).is_ok()
        })
    };
    if owed.is_err() && !goes_on() { Ok(()) } else { owed }
}

fn check_owed(eyes: Eyes<'_>, declaration: Declaration) -> Result<(), Refusal> {
    let (pack, public, side) = (eyes.pack, eyes.public, declaration.side);
    if declaration.open.is_some() {
        return Err(Refusal::AttackOpen {});
    }
    let plan = Plan::new(eyes, declaration);
    let last = next_seat(public, declaration).is_none();
    for unit in plan.duty.must.iter().filter(|unit| plan.is_free_unit(*unit)) {
        let own = plan.is_own(unit);
        // Who belongs to a seat that has declared is asked no more.
        if last && !own {
            continue;
        }
        let some = || public.prey(pack, unit).iter().any(|hex| plan.is_free_hex(*hex));
        if own || !(some() || plan.can_join(unit)) {
            return Err(Refusal::UnitOwes { unit });
        }
    }
    for hex in plan.duty.owed.iter().filter(|hex| plan.is_free_hex(*hex)) {
        let mut near = hunters(pack, public, side, hex);
        let owed = if last {
            near.any(|unit| plan.is_own(unit))
        } else {
            !near.any(|unit| plan.is_free_unit(unit) && !plan.is_own(unit))
        };
        if owed {
            return Err(Refusal::HexOwed { hex });
        }
    }
    Ok(())
}

/// The seat that declares after this one (17.3).
pub(crate) fn next_seat(public: &Board, declaration: Declaration) -> Option<kernel::Seat> {
    let seats = public.seats_of(declaration.side);
    match declaration.side {
        // The besieged first, then the relief army.
        Side::Gaul => (declaration.asked == crate::state::BESIEGED).then_some(crate::state::RELIEF),
        Side::Rome => seats.iter().find(|seat| *seat > declaration.asked),
    }
}

/// Attacks that might be declared.
pub(crate) fn candidates(eyes: Eyes<'_>, declaration: Declaration, out: &mut Vec<Action>) {
    let (public, side) = (eyes.public, declaration.side);
    if declaration.open.is_some() {
        let plan = Plan::new(eyes, declaration);
        let mut near = Hexes::new();
        for hex in &plan.targets {
            near.insert(*hex);
        }
        for hex in near.grown(GRID).grown(GRID).iter() {
            if public.has_men(side.enemy(), hex) {
                out.push(Action::Target { hex });
            }
        }
        if let Some(first) = plan.targets.first() {
            out.extend(
                hunters(eyes.pack, public, side, *first).map(|unit| Action::Commit { unit }),
            );
        }
        out.push(Action::Close);
        return;
    }
    let mut targets = Hexes::new();
    for unit in Unit::of_side(side).filter(|unit| public.is_able(*unit)) {
        if let Place::On(hex) = public.spots[unit].place() {
            targets.insert(hex);
        } else if let Place::Beyond(place) = public.spots[unit].place() {
            targets.extend(eyes.pack.beyond[usize::from(place.0)].iter().copied());
        }
    }
    for hex in targets.grown(GRID).iter() {
        if public.has_men(side.enemy(), hex) {
            out.extend([Action::Target { hex }, Action::Dissolve { hex }]);
        }
    }
    out.extend([Action::Propose, Action::EndDeclaration]);
}

/// Whether a seat has anybody to attack with, now that movement is over.
pub(crate) fn has_prey(pack: &Pack, eyes: Eyes<'_>) -> bool {
    let public = eyes.public;
    Unit::of_side(eyes.side()).any(|unit| {
        public.is_able(unit)
            && !public.prey(pack, unit).is_empty()
            && crate::command::check_owner(eyes, unit).is_ok()
    })
}

/// 14.3: whether the rest may be divided by the rules alone, once a phase.
pub(crate) fn check_propose(declaration: Declaration) -> Result<(), Refusal> {
    if declaration.open.is_some() {
        return Err(Refusal::AttackOpen {});
    }
    let [first, last] = declaration.proposed;
    if first <= last { Err(Refusal::AlreadyProposed {}) } else { Ok(()) }
}
