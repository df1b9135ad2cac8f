//! What to click for an action, and what it costs.

use geometry::hex::{Facing, Hex};
use kernel::{Anchor, Arg, Barred, Lang, Message, Offered, Refuse as _, Rule, Say as _};

use super::{eagle_id, words};
use crate::action::{Action, Refusal};
use crate::ids::{Side, Unit};
use crate::missiles::Manner;
use crate::pack::Pack;
use crate::standing;
use crate::state::{Arm, Given, Mark, Phase, Public, React, Rider, State};
use crate::text;
use crate::view::View;

/// An action in words, what to click for it, and what it takes.
pub(super) fn offered(pack: &'static Pack, view: &View, action: Action) -> Offered {
    let phase = *view.public.phase.top();
    let mut offered = Offered::new(text::label(pack, action), path(&view.public, action));
    offered.attack = matches!(
        action,
        Action::Attack
            | Action::Mark { .. }
            | Action::Fire { .. }
            | Action::Shoot { .. }
            | Action::ReactFire { .. }
            | Action::ShootBack
            | Action::Against { .. }
            | Action::AgainstBoth { .. }
    );
    match (action, phase) {
        (Action::Step { to }, Phase::Move(moving)) => {
            let state = State::of(pack, view.public.clone());
            if let Ok(price) = state.check_step(&moving, to) {
                offered.cost = Some(price.points.into());
                offered.stops = state.zone(to, state.side(moving.unit).enemy());
            }
        }
        (Action::Pivot { facing }, Phase::Move(moving)) => {
            let state = State::of(pack, view.public.clone());
            offered.cost = state.check_pivot(&moving, facing).ok().map(i64::from);
        }
        (Action::EndOrders, Phase::Orders(orders)) => {
            if matches!(orders.given, Given::Individual | Given::Single) {
                offered.unspent = Some(orders.left);
            }
            let battle = pack.battle(view.public.battle);
            let side = orders.leader.map_or(Side::Rome, |leader| battle.leader(leader).side);
            let attacks = battle.units.iter().any(|unit| {
                battle.unit(*unit).side == side && view.public.units[*unit].is(Mark::MUST_CHECK)
            });
            if attacks {
                offered.label = text::end_in_shock();
            }
        }
        (
            Action::Fire { .. } | Action::Shoot { .. } | Action::ReactFire { .. },
            Phase::Orders(_)
            | Phase::Move(_)
            | Phase::React(_)
            | Phase::Leave(_)
            | Phase::Queue
            | Phase::Late,
        ) => {
            let state = State::of(pack, view.public.clone());
            offered.chance = chance(&state, phase, action);
            // Beside an answer to another's move its chance has a place of its own.
            let asked = !matches!(phase, Phase::Orders(_) | Phase::Move(_));
            if let Some(chance) = offered.chance.filter(|_| !asked) {
                offered.label = text::label_with_chance(pack, action, chance);
            }
        }
        (Action::Land { unit, to }, Phase::Orders(orders)) => {
            let state = State::of(pack, view.public.clone());
            offered.cost =
                state.check_land(&orders, unit, to).ok().map(|price| price.points.into());
        }
        (_, _) if rolls(action) => {
            let state = State::of(pack, view.public.clone());
            offered.chance = luck(&state, phase, action);
        }
        (_, _) => {}
    }
    offered.more = more(pack, view, phase, action);
    offered.usual = standing::is_usual(pack, view, action);
    offered
}

/// So many refusals are told beside what may be done.
const TOLD: usize = 3;

/// What those who stand near a unit that comes might wish to do, and the rules that forbid it.
pub(super) fn barred(state: &State, lang: Lang) -> Vec<Barred> {
    let Phase::React(react) = *state.public.phase.top() else { return Vec::new() };
    let Some(at) = state.hex(react.mover) else { return Vec::new() };
    let side = state.side(react.mover).enemy();
    if react.shock || state.is_frozen(side) {
        return Vec::new();
    }
    let near = state.pack.charts.withdrawal.trigger;
    let grid = state.battle.grid;
    let tops = |far: u8| {
        let hexes = grid.ring(at, far);
        hexes.into_iter().filter_map(|hex| state.top(hex)).filter(|unit| state.side(*unit) == side)
    };
    let mut found: Vec<Refusal> = Vec::new();
    let stays = tops(near).filter_map(|unit| {
        let alone = state.check_withdraw(unit, react.mover, false).err()?;
        state.check_withdraw(unit, react.mover, true).is_err().then_some(alone)
    });
    let silent = tops(1)
        .filter(|unit| state.missile(*unit).is_some() && state.controls(*unit, at))
        .filter_map(|unit| state.check_entry(unit, react.mover).err());
    for refusal in stays.chain(silent) {
        // One of each kind is enough.
        if found.len() < TOLD && found.iter().all(|other| other.rule() != refusal.rule()) {
            found.push(refusal);
        }
    }
    found
        .into_iter()
        .map(|refusal| Barred {
            why: words(lang, &refusal.message(state.pack)),
            rule: refusal.rule().0.to_owned(),
        })
        .collect()
}

/// 8.17: how many dice in a hundred hit.
fn chance(state: &State, phase: Phase, action: Action) -> Option<u8> {
    let most = match (action, phase) {
        (Action::Fire { unit, at }, Phase::Orders(_)) => {
            state.check_shot(unit, at, Manner::Standing).ok()?
        }
        (Action::Fire { unit, at }, _) => state.check_shot(unit, at, Manner::Moving).ok()?,
        (Action::Shoot { unit, at }, _) => {
            state.check_catapult(unit, at, state.active_side()).ok()?
        }
        (Action::ReactFire { unit, .. }, Phase::Leave(leave)) => {
            state.check_exit(&leave, unit).ok()?
        }
        (Action::ReactFire { unit, at }, Phase::Queue) => state.check_volley(unit, at).ok()?,
        (Action::ReactFire { unit, at }, _) => state.check_entry(unit, at).ok()?,
        (_, _) => return None,
    };
    let faces = u32::from(state.pack.charts.dice.faces);
    let hits = u32::try_from(most + 1).unwrap_or(0).min(faces);
    u8::try_from(hits * 100 / faces).ok()
}

/// Whether a die that is not a shot decides what comes of an action.
fn rolls(action: Action) -> bool {
    matches!(
        action,
        Action::Trump { .. }
            | Action::TrumpFreely { .. }
            | Action::TrumpBack { .. }
            | Action::Try
            | Action::LegionOrder { .. }
            | Action::LineByDie { .. }
            | Action::Rally { .. }
            | Action::Withdraw { .. }
            | Action::WithdrawStack { .. }
            | Action::Turn { .. }
            | Action::ShootBack
            | Action::Chase
    )
}

/// How many dice in a hundred let it succeed; none where no die is thrown.
fn luck(state: &State, phase: Phase, action: Action) -> Option<u8> {
    let charts = &state.pack.charts;
    let faces = charts.dice.faces;
    let share = |good: &dyn Fn(u8) -> bool| {
        let fit = (0..faces).filter(|face| good(*face)).count();
        u8::try_from(fit * 100 / usize::from(faces)).ok()
    };
    let at_most = |most: i8| share(&|face| face as i8 <= most);
    match (action, phase) {
        (
            Action::Trump { leader }
            | Action::TrumpFreely { leader }
            | Action::TrumpBack { leader },
            _,
        ) => at_most(state.initiative(leader) as i8),
        (Action::Try, Phase::Momentum { leader, eager }) => {
            let bonus = if eager { charts.impetuosity.momentum } else { 0 };
            let most = state.initiative(leader) as i8 - bonus;
            share(&|face| face != charts.momentum.fate && face as i8 <= most)
        }
        (Action::LegionOrder { legion }, Phase::Orders(orders)) => {
            let leader = orders.leader.filter(|leader| !state.legion_is_free(*leader, legion))?;
            let who = state.relay(leader, legion).unwrap_or(leader);
            at_most(state.strategy(who) as i8)
        }
        (Action::LineByDie { .. }, Phase::Orders(orders)) => {
            at_most(state.initiative(orders.leader?) as i8)
        }
        (Action::Rally { unit }, Phase::Orders(orders)) => {
            state.rally_needs(orders.leader?, unit).map_or(Some(100), at_most)
        }
        (Action::Withdraw { unit } | Action::WithdrawStack { unit }, _) => {
            state.withdrawal_rolls(unit).then(|| at_most(state.order_needs(unit))).flatten()
        }
        (Action::Turn { unit, .. }, _) => {
            state.turn_rolls(unit).then(|| at_most(state.order_needs(unit))).flatten()
        }
        (Action::ShootBack, Phase::Harass(harass)) => {
            at_most(state.check_shoot_back(&harass).ok()?)
        }
        (Action::ShootBack, Phase::Reply(aim)) => at_most(state.check_reply(aim.by, aim.at).ok()?),
        (Action::Chase, Phase::Harass(harass)) => share(&|face| state.is_caught(&harass, face)),
        (_, _) => None,
    }
}

/// What there is to know of an action before it is done.
fn more(pack: &'static Pack, view: &View, phase: Phase, action: Action) -> Option<Message> {
    let state = || State::of(pack, view.public.clone());
    match (action, phase) {
        (
            Action::Withdraw { unit } | Action::WithdrawStack { unit },
            Phase::React(React { mover, .. }),
        ) => {
            let state = state();
            let stack = matches!(action, Action::WithdrawStack { .. });
            let left = state.check_withdraw(unit, mover, stack).ok()?;
            let id = match (state.withdraws_by_hexes(unit), state.is_flanked(unit, mover)) {
                (true, false) => "more-withdraw-hexes",
                (true, true) => "more-withdraw-hexes-hit",
                (false, false) => "more-withdraw",
                (false, true) => "more-withdraw-hit",
            };
            let rolls = if state.withdrawal_rolls(unit) { "more-order-die" } else { "more-no-die" };
            Some(Message::new(id, Rule("6.52")).with("left", left).with("die", Arg::Word(rolls)))
        }
        (Action::Turn { unit, .. }, _) => {
            let id = if state().turn_rolls(unit) { "more-turn-die" } else { "more-no-die" };
            Some(Message::new(id, Rule("7.15")))
        }
        (Action::Extend { .. }, Phase::React(_)) => Some(Message::new("more-extend", Rule("6.61"))),
        (
            Action::ReactFire { unit, at },
            Phase::React(_) | Phase::Leave(_) | Phase::Queue | Phase::Late,
        ) => {
            let state = state();
            let far = state.battle.grid.distance(state.hex(unit)?, state.hex(at)?);
            Some(Message::new("more-shot", Rule("8.11")).with("far", far))
        }
        (Action::Shoot { unit, at }, Phase::React(_) | Phase::Queue | Phase::Late) => {
            let state = state();
            let far = state.battle.grid.distance(state.hex(unit)?, at);
            let target = state.top(at)?.say(pack);
            Some(Message::new("more-shot-at", Rule("9.34")).with("target", target).with("far", far))
        }
        (Action::Land { unit, to }, Phase::Orders(orders)) => {
            let state = state();
            let hits = state.check_land(&orders, unit, to).ok()?.hits;
            let hits = state.landing_hits(unit, hits);
            Some(Message::new("more-land", Rule("S-BRI-3")).with("hits", hits))
        }
        (Action::Chase, _) => Some(Message::new("more-chase", Rule("8.65"))),
        (Action::Try, Phase::Momentum { .. }) => {
            let charts = &pack.charts.momentum;
            Some(Message::new("more-try", Rule("5.33")).with("fate", charts.fate))
        }
        (Action::Trump { .. }, Phase::Due(_)) => Some(Message::new("more-trump", Rule("5.41"))),
        (Action::Rally { .. }, Phase::Orders(_)) => Some(Message::new("more-rally", Rule("10.43"))),
        (_, _) => None,
    }
}

/// The unit that a phase is about: steps and turns are its own.
fn mover(public: &Public) -> Option<Unit> {
    match *public.phase.top() {
        Phase::Move(moving) => Some(moving.unit),
        Phase::Withdraw(way) => Some(way.unit),
        Phase::Advance(advance) => Some(advance.unit),
        Phase::Enter { unit, .. } | Phase::StepBack { unit } => Some(unit),
        Phase::Face => public.turning.first().map(|turning| turning.unit),
        Phase::Setup
        | Phase::Auxiliaries
        | Phase::Elite
        | Phase::Due(_)
        | Phase::Answer(_)
        | Phase::Orders(_)
        | Phase::Shock(_)
        | Phase::Momentum { .. }
        | Phase::Countered { .. }
        | Phase::Handover { .. }
        | Phase::Close { .. }
        | Phase::Return { .. }
        | Phase::Over { .. }
        | Phase::Ride(_)
        | Phase::Driven { .. }
        | Phase::React(_)
        | Phase::Leave(_)
        | Phase::Away(_)
        | Phase::Harass(_)
        | Phase::Reply(_)
        | Phase::Queue
        | Phase::Late
        | Phase::NameDefender { .. }
        | Phase::NameAttacker { .. }
        | Phase::Choose { .. }
        | Phase::Pursuit(_)
        | Phase::Follow { .. }
        | Phase::Press { .. }
        | Phase::OddHit { .. }
        | Phase::Pursuer { .. }
        | Phase::Flee(_)
        | Phase::RideHome { .. }
        | Phase::Arrive => None,
    }
}

/// What to click for an action.
pub(super) fn path(public: &Public, action: Action) -> Vec<Anchor> {
    let piece = |id: &str| Anchor::Piece(id.to_owned());
    let unit = |unit: Unit| piece(unit.name());
    let hex = |hex: Hex| Anchor::Place(hex.to_string());
    let button = |id: &str| Anchor::Button(id.to_owned());
    let facing = |facing: Facing| Anchor::Facing(facing.twelfths());
    let mover = mover(public).map(unit);
    match action {
        Action::SwapLegates { one, other } => vec![piece(one.name()), piece(other.name())],
        Action::Pick { leader }
        | Action::TakeElite { leader }
        | Action::TrumpBack { leader }
        | Action::Reactivate { leader } => vec![piece(leader.name())],
        Action::Trump { leader } => vec![piece(leader.name()), button("trump")],
        Action::TrumpFreely { leader } => vec![piece(leader.name()), button("trump-freely")],
        Action::LegionOrder { legion } => vec![button(&format!("legion-{}", legion.name()))],
        Action::RallyAtEagle { legion } => vec![button(&format!("eagle-{}", legion.name()))],
        Action::LineOrder { arm } => vec![button(arm_button(arm, false))],
        Action::LineByDie { arm } => vec![button(arm_button(arm, true))],
        Action::Order { unit: one } => vec![unit(one), button("move")],
        Action::Mark { unit: one }
        | Action::NameDefender { unit: one }
        | Action::NameAttacker { unit: one }
        | Action::TakeHex { unit: one }
        | Action::OddHit { unit: one }
        | Action::Pursue { unit: one }
        | Action::RideHome { unit: one }
        | Action::Return { unit: one } => vec![unit(one)],
        Action::OrderStack { unit: one } => vec![unit(one), button("stack")],
        Action::Swap { unit: one } => vec![unit(one), button("swap")],
        Action::Mode { unit: one } => vec![unit(one), button("mode")],
        Action::Recover { unit: one } => vec![unit(one), button("recover")],
        Action::Rally { unit: one } => vec![unit(one), button("rally")],
        Action::Withdraw { unit: one } => vec![unit(one), button("withdraw")],
        Action::WithdrawStack { unit: one } => vec![unit(one), button("withdraw-stack")],
        Action::Step { to } => mover.into_iter().chain([hex(to)]).collect(),
        Action::RideTo { to } | Action::FleeTo { to } | Action::Arrive { to } => vec![hex(to)],
        Action::Relief => vec![button("relief")],
        Action::Alight => vec![button("alight")],
        Action::Pivot { facing: way } | Action::Column { facing: way } => {
            mover.into_iter().chain([facing(way)]).collect()
        }
        Action::Turn { unit: one, facing: way } => vec![unit(one), facing(way)],
        Action::Fire { unit: one, at } | Action::Shoot { unit: one, at } => {
            vec![unit(one), hex(at)]
        }
        Action::Land { unit: one, to } => vec![unit(one), hex(to)],
        Action::Extend { unit: one, to } => vec![unit(one), hex(to), button("extend")],
        Action::Harass { unit: one, at, from } => vec![unit(one), hex(at), hex(from)],
        Action::ReactFire { unit: one, at } => vec![unit(one), unit(at)],
        Action::Ride { rider: Rider::Leader(leader) } => vec![piece(leader.name())],
        Action::Ride { rider: Rider::Eagle(legion) } => vec![piece(&eagle_id(legion))],
        Action::LeaderAway { leader, to } => vec![piece(leader.name()), hex(to)],
        Action::Against { from, at } => vec![hex(from), hex(at)],
        Action::AgainstBoth { from } => vec![hex(from), button("both")],
        Action::Ready => vec![button("ready")],
        Action::UseAuxiliaries => vec![button("use-auxiliaries")],
        Action::SkipAuxiliaries => vec![button("skip-auxiliaries")],
        Action::KeepElite => vec![button("keep-elite")],
        Action::Activate => vec![button("activate")],
        Action::Pass => vec![button("pass")],
        Action::Wait => vec![button("wait")],
        Action::ShockOnly => vec![button("shock-only")],
        Action::Decline => vec![button("decline")],
        Action::LetStand => vec![button("let-stand")],
        Action::Individual => vec![button("individual")],
        Action::AllForOne => vec![button("all-for-one")],
        Action::Wave => vec![button("wave")],
        Action::Regroup => vec![button("regroup")],
        Action::Stop => vec![button("halt")],
        Action::Attack => vec![button("attack")],
        Action::HoldBack => vec![button("hold-back")],
        Action::EndOrders => vec![button("end-orders")],
        Action::Done => vec![button("done")],
        Action::ShootBack => vec![button("shoot-back")],
        Action::Chase => vec![button("chase")],
        Action::EndMarks => vec![button("end-marks")],
        Action::AllotRest => vec![button("allot-rest")],
        Action::Follow => vec![button("follow")],
        Action::Stay => vec![button("stay")],
        Action::Try => vec![button("try")],
        Action::StopHere => vec![button("stop-here")],
        Action::FallBack => vec![button("fall-back")],
    }
}

fn arm_button(arm: Arm, by_die: bool) -> &'static str {
    match (arm, by_die) {
        (Arm::Foot, false) => "line-foot",
        (Arm::Horse, false) => "line-horse",
        (Arm::Skirmishers, false) => "line-skirmishers",
        (Arm::Foot, true) => "line-die-foot",
        (Arm::Horse, true) => "line-die-horse",
        (Arm::Skirmishers, true) => "line-die-skirmishers",
    }
}
