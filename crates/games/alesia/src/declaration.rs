//! 13.0, 14.0: who must attack whom, and how attackers divide their attacks.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Side, Unit, UnitSet};
use crate::pack::{GRID, Hexes, Pack};
use crate::state::{Board, Declaration, Eyes, Place, State};

/// Up to six targets touch an attacker.
type Targets = ArrayVec<Hex, 8>;

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

    fn is_able(&self, unit: Unit) -> bool {
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
    fn prey(&self, pack: &Pack, unit: Unit) -> Targets {
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
    fn called_off(&self, side: Side) -> u128 {
        Unit::of_side(side.enemy())
            .filter(|unit| self.attacks[*unit] != 0 && self.rage[*unit] != 0)
            .filter(|unit| self.rage_attacker(self.rage[*unit]) == side.enemy())
            .fold(0, |all, unit| all | 1 << (self.rage[unit] % 128))
    }

    /// Raging battles that end if a side attacks a hex (15.3).
    fn rages_in(&self, side: Side, hex: Hex) -> u128 {
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
fn duty_with(pack: &Pack, public: &Board, side: Side, besides: u128) -> Duty {
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

/// An attack that is being built, and what is to be decided about the rest.
#[derive(Clone)]
pub(crate) struct Plan<'a> {
    eyes: Eyes<'a>,
    side: Side,
    duty: Duty,
    /// Raging battles that its targets call off, and that are not called off yet (15.3).
    besides: u128,
    /// The number of the attack, once it has one.
    open: Option<u8>,
    /// The attackers and targets of the attack.
    attackers: ArrayVec<Unit, 64>,
    targets: Targets,
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
    fn read(&mut self, number: u8) {
        let public = self.eyes.public;
        self.open = Some(number);
        self.attackers.clear();
        self.targets.clear();
        for unit in Unit::all().filter(|unit| public.attacks[*unit] == number) {
            // No attack of the rules is larger than these lists.
            if unit.side() == self.side {
                let _ = self.attackers.try_push(unit);
            } else if let Some(hex) = public.hex_of(unit)
                && !self.targets.contains(&hex)
            {
                let _ = self.targets.try_push(hex);
            }
        }
    }

    /// A hex becomes a target; what is owed grows where that ends a raging battle. Whether there is
    /// room for it.
    fn aim(&mut self, hex: Hex) -> bool {
        let Eyes { pack, public, .. } = self.eyes;
        let room = self.targets.try_push(hex).is_ok();
        let ended = public.rages_in(self.side, hex) & !self.besides;
        if ended != 0 {
            self.besides |= ended;
            self.duty = duty_with(pack, public, self.side, self.besides);
        }
        room
    }

    fn is_own(&self, unit: Unit) -> bool {
        self.eyes.public.decider(self.eyes.pack, self.eyes.sphere, unit) == self.eyes.seat
    }

    /// Whether a hex is in no attack yet.
    fn is_free_hex(&self, hex: Hex) -> bool {
        self.eyes.public.attack_on(self.side, hex) == 0 && !self.targets.contains(&hex)
    }

    fn is_free_unit(&self, unit: Unit) -> bool {
        self.eyes.public.attacks[unit] == 0 && !self.attackers.contains(&unit)
    }

    /// Whether a unit can still join some other attack that another seat has declared (17.3).
    fn can_join(&self, unit: Unit) -> bool {
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
    fn complete(&mut self) -> Result<(), Refusal> {
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
                if own && !self.attackers.is_full() {
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
fn hunters<'a>(
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
    match action {
        Action::Target { hex } => check_target(eyes, declaration, hex),
        Action::Commit { unit } => check_commit(eyes, declaration, unit),
        Action::Close => check_close(eyes, declaration),
        Action::Dissolve { hex } => check_dissolve(eyes, declaration, hex),
        Action::Propose => check_propose(declaration),
        Action::EndDeclaration => check_end(eyes, declaration),
        Action::Sphere { .. }
        | Action::Build { .. }
        | Action::Unbuild { .. }
        | Action::Take { .. }
        | Action::Put { .. }
        | Action::PlaceRest
        | Action::Ready
        | Action::Sally
        | Action::StayInside
        | Action::Step { .. }
        | Action::Appear { .. }
        | Action::GoIn { .. }
        | Action::Enter { .. }
        | Action::Leave { .. }
        | Action::Halt
        | Action::EndMoves
        | Action::TimeUp
        | Action::Shift { .. }
        | Action::Lurk { .. }
        | Action::FireFort { .. }
        | Action::FireUnit { .. }
        | Action::HoldFire
        | Action::Remove { .. }
        | Action::Screen { .. }
        | Action::ScreenWithFoot { .. }
        | Action::Tell { .. }
        | Action::Send { .. }
        | Action::SendNobody
        | Action::Resolve { .. }
        | Action::PickDie { .. }
        | Action::StandAside { .. }
        | Action::Share { .. }
        | Action::Accompany { .. }
        | Action::Retreat { .. }
        | Action::RetreatOff { .. }
        | Action::Settle { .. }
        | Action::Advance { .. }
        | Action::EndAdvance
        | Action::TakeCommand
        | Action::YieldCommand
        | Action::Allow
        | Action::Refuse
        | Action::Withdraw { .. }
        | Action::Recover { .. }
        | Action::Return { .. } => Err(Refusal::NotNow { rule: action.moment() }),
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

impl State {
    /// The number for a new attack.
    fn next_attack(&self) -> u8 {
        self.public.attacks.values().copied().max().unwrap_or(0) + 1
    }

    /// 14.0.
    pub(crate) fn target(&mut self, hex: Hex) {
        let side = self.declaration().side;
        let number = self.public.attack_on(side, hex);
        let joined = number != 0;
        let number = match self.declaration().open {
            Some(open) => open,
            None if joined => number,
            None => self.next_attack(),
        };
        let men: ArrayVec<Unit, 16> = self.public.men(side.enemy(), hex).take(16).collect();
        for unit in men {
            self.public.attacks[unit] = number;
        }
        let declaration = self.declaration();
        declaration.open = Some(number);
        declaration.joined |= joined;
    }

    /// 14.0.
    pub(crate) fn commit(&mut self, unit: Unit) {
        let number = self.declaration().open.expect("an attack is open");
        self.public.attacks[unit] = number;
    }

    /// 14.0.
    pub(crate) fn close(&mut self) {
        let declaration = self.declaration();
        declaration.open = None;
        declaration.joined = false;
    }

    pub(crate) fn dissolve(&mut self, hex: Hex) {
        let side = self.declaration().side;
        let number = self.public.attack_on(side, hex);
        for unit in Unit::all() {
            if self.public.attacks[unit] == number {
                self.public.attacks[unit] = 0;
            }
        }
    }

    /// 14.3: divides the rest: first what is owed, one hex an attack where that can be, then units
    /// that need not attack join where the odds are worst.
    pub(crate) fn propose(&mut self, seat: kernel::Seat) {
        let (pack, side) = (self.pack, self.declaration().side);
        let first = self.next_attack();
        // What is owed grows when a raging battle is called off, so it is asked anew every time.
        for _ in 0..Unit::COUNT {
            let declaration = *self.declaration();
            let plan = Plan::new(self.eyes(seat), declaration);
            let last = next_seat(&self.public, declaration).is_none();
            let owing: ArrayVec<Unit, 64> = plan
                .duty
                .must
                .iter()
                .filter(|unit| plan.is_free_unit(*unit) && plan.is_own(*unit))
                .take(64)
                .collect();
            let hex = plan
                .duty
                .owed
                .iter()
                .find(|hex| {
                    plan.is_free_hex(*hex)
                        && (last || hunters(pack, &self.public, side, *hex).any(|u| plan.is_own(u)))
                        && check_target(self.eyes(seat), declaration, *hex).is_ok()
                })
                .or_else(|| {
                    let prey = self.public.prey(pack, *owing.first()?);
                    prey.into_iter().find(|hex| {
                        plan.is_free_hex(*hex)
                            && check_target(self.eyes(seat), declaration, *hex).is_ok()
                    })
                });
            if let Some(hex) = hex {
                self.target(hex);
                self.fill(seat);
                continue;
            }
            if !owing.into_iter().any(|unit| self.join_best(seat, unit)) {
                break;
            }
        }
        for unit in Unit::of_side(side) {
            let spare = self.public.is_able(unit) && self.public.attacks[unit] == 0;
            if spare && self.public.decider(pack, self.eyes(seat).sphere, unit) == seat {
                self.join_best(seat, unit);
            }
        }
        // Even if there was nothing to divide, it has been tried.
        let last = (self.next_attack() - 1).max(first);
        self.declaration().proposed = [first, last];
    }

    /// Brings the attack that is open to its end: its first attacker, and whatever must go with it.
    fn fill(&mut self, seat: kernel::Seat) {
        let declaration = *self.declaration();
        let eyes = self.eyes(seat);
        let plan = Plan::new(eyes, declaration);
        let hex = plan.targets[0];
        let mut found = None;
        // Those who must attack come first, so that nobody is called who could stay out.
        for wanted in [true, false] {
            for unit in hunters(eyes.pack, eyes.public, plan.side, hex) {
                if found.is_none()
                    && plan.duty.must.contains(unit) == wanted
                    && check_joiner(&plan, unit).is_ok()
                {
                    found = Some(unit);
                }
            }
        }
        let unit = found.expect("a target has an attacker");
        self.commit(unit);
        let mut plan = Plan::new(self.eyes(seat), declaration);
        plan.complete().expect("the attack can be completed");
        let (units, hexes) = (plan.attackers.clone(), plan.targets.clone());
        for unit in units {
            self.commit(unit);
        }
        for hex in hexes {
            self.target(hex);
        }
        self.close();
    }

    /// A unit joins the attack that it fits into with the worst odds; whether there is one.
    fn join_best(&mut self, seat: kernel::Seat, unit: Unit) -> bool {
        let (pack, side) = (self.pack, unit.side());
        let mut best: Option<(u32, u8)> = None;
        for hex in self.public.prey(pack, unit) {
            let number = self.public.attack_on(side, hex);
            if number == 0 {
                continue;
            }
            let declaration = Declaration { open: Some(number), ..*self.declaration() };
            if check_commit(self.eyes(seat), declaration, unit).is_err() {
                continue;
            }
            let unseen = self.public.covered(pack, side.enemy());
            let [attack, defence] =
                crate::combat::weigh_seen(pack, &self.public, side, number, unseen);
            let odds = u32::from(attack) * 100 / u32::from(defence.max(1));
            if best.is_none_or(|(worst, _)| odds < worst) {
                best = Some((odds, number));
            }
        }
        if let Some((_, number)) = best {
            self.public.attacks[unit] = number;
        }
        best.is_some()
    }

    /// 15.1: all attacks of a seat are declared.
    pub(crate) fn end_declaration(&mut self, table: &mut Table<'_, Event>) {
        let declaration = *self.declaration();
        if let Some(seat) = next_seat(&self.public, declaration) {
            return self.begin_declaration(declaration.side, seat, table);
        }
        let called_off = self.public.called_off(declaration.side);
        self.end_rages(called_off, table);
        let attacks = self.public.attacks.values().copied().max().unwrap_or(0);
        table.tell(|| Event::Declared { side: declaration.side, attacks });
        self.begin_combats(declaration.side, table);
    }
}
