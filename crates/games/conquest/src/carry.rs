//! What an action does. It has been judged already.

use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Action, Event};
use crate::ids::{Side, Unit};
use crate::missiles::Manner;
use crate::pack::{Kind, Role};
use crate::shock::Targets;
use crate::state::{
    Advance, Aim, Given, Go, Mark, Move, Orders, Phase, Pursuit, React, Ride, Segment, Shock,
    Stage, State, Status, Which, Withdraw,
};

impl State {
    /// Carries out an action that is allowed.
    pub(crate) fn carry(&mut self, action: Action, table: &mut Table<'_, Event>) {
        let top = *self.public.phase.top();
        match action {
            Action::SwapLegates { one, other } => {
                let (a, b) = (self.public.leaders[one], self.public.leaders[other]);
                self.public.leaders[one].spot = b.spot;
                self.public.leaders[one].group = b.group;
                self.public.leaders[other].spot = a.spot;
                self.public.leaders[other].group = a.group;
                table.tell(|| Event::Swapped { one, other });
            }
            Action::Ready => self.begin_turn(table),
            Action::UseAuxiliaries => self.begin_auxiliaries(table),
            Action::SkipAuxiliaries => self.begin_elite(),
            Action::TakeElite { leader } => self.take_elite(leader, table),
            Action::KeepElite => self.begin_activation(),
            _ => self.carry_on(action, top, table),
        }
    }

    fn carry_on(&mut self, action: Action, top: Phase, table: &mut Table<'_, Event>) {
        match top {
            Phase::Due(mut due) => {
                if let Action::Pick { leader } = action {
                    due.picked = Some(leader);
                    return self.amend(Phase::Due(due));
                }
                let Some(leader) = due.picked else { return };
                match action {
                    Action::Activate => self.activate_due(due, leader, table),
                    Action::Pass => self.settle_due(due, leader, Status::Passed, table),
                    Action::Wait => self.settle_due(due, leader, Status::Waiting, table),
                    Action::Decline => self.settle_due(due, leader, Status::Finished, table),
                    Action::ShockOnly => self.shock_only(due, leader, table),
                    Action::Trump { leader } => self.trump(due, leader, false, table),
                    Action::TrumpFreely { leader } => self.trump(due, leader, true, table),
                    _ => {}
                }
            }
            Phase::Answer(_) | Phase::Countered { .. } => match action {
                Action::TrumpBack { leader } => self.trump_back(leader, table),
                _ => self.let_stand(table),
            },
            Phase::Orders(orders) => self.carry_order(orders, action, table),
            Phase::Shock(shock) => self.carry_shock(shock, action),
            Phase::Momentum { leader, eager } => {
                if action == Action::Try {
                    self.try_momentum(leader, eager, table);
                } else {
                    self.finish(leader, table);
                    self.begin_activation();
                }
            }
            Phase::Handover { .. } => match action {
                Action::Reactivate { leader } => {
                    table.tell(|| Event::Reactivated { leader });
                    self.activate(leader, Which::Reactivated, false, table);
                }
                _ => self.begin_activation(),
            },
            Phase::Close { .. } => {
                if action == Action::FallBack {
                    self.fall_back(table);
                }
                self.end_withdrawal(table);
            }
            Phase::Return { leader } => {
                if let Action::Return { unit } = action {
                    self.public.leaders[leader].spot = self.piece(unit).spot;
                    self.public.leaders[leader].wounds = 0;
                    table.tell(|| Event::LeaderReturned { leader });
                }
                self.end_interrupt();
            }
            Phase::Move(moving) => self.carry_move(moving, action, table),
            Phase::Ride(Ride { rider }) => {
                self.end_interrupt();
                if let Action::RideTo { to } = action {
                    self.ride(rider, to, table);
                }
            }
            Phase::React(react) => self.carry_reaction(react, action, table),
            Phase::Leave(mut leave) => {
                if let Action::ReactFire { unit, at } = action
                    && let Ok(threshold) = self.check_exit(&leave, unit)
                {
                    leave.done.push(unit);
                    self.amend(Phase::Leave(leave));
                    if let Some(hex) = self.piece(at).spot.hex() {
                        self.shoot(unit, hex, threshold, table);
                    }
                } else {
                    self.end_interrupt();
                }
            }
            Phase::Withdraw(way) => self.carry_withdraw(way, action, table),
            Phase::Away(away) => match action {
                Action::LeaderAway { leader, to } => self.leader_away(leader, to, table),
                _ => self.close_away(away, table),
            },
            Phase::Harass(harass) => {
                let back = match action {
                    Action::ShootBack => self.check_shoot_back(&harass).ok(),
                    _ => None,
                };
                self.end_interrupt();
                self.resolve_harass(harass, back, action == Action::Chase, table);
            }
            Phase::Reply(aim) => {
                self.end_interrupt();
                if action == Action::ShootBack
                    && let Ok(threshold) = self.check_reply(aim.by, aim.at)
                    && let Some(hex) = self.piece(aim.at).spot.hex()
                {
                    self.shoot(aim.by, hex, threshold, table);
                }
            }
            Phase::Queue => match action {
                Action::ReactFire { unit, at } => {
                    if let Ok(threshold) = self.check_volley(unit, at) {
                        self.entry_shot(unit, at, threshold, table);
                    }
                }
                Action::Shoot { unit, at } => self.catapult(unit, at, Side::Tribes, table),
                _ => self.close_queue(),
            },
            Phase::Late => match action {
                Action::Fire { unit, at } => self.fire(unit, at, Manner::Moving, table),
                _ => self.close_late(),
            },
            Phase::NameDefender { combat } => {
                self.end_interrupt();
                if let Action::NameDefender { unit } = action {
                    self.public.combats[usize::from(combat)].defender = Some(unit);
                }
            }
            Phase::NameAttacker { combat } => {
                self.end_interrupt();
                if let Action::NameAttacker { unit } = action {
                    self.public.combats[usize::from(combat)].attacker = Some(unit);
                }
            }
            Phase::Enter { unit, to } => {
                if let Action::TakeHex { .. } = action {
                    let advance = Advance {
                        unit,
                        watched: false,
                        warned: false,
                        gone: false,
                        to,
                        freely: false,
                    };
                    self.amend(Phase::Advance(advance));
                } else {
                    self.end_interrupt();
                }
            }
            Phase::Press { unit, prey } => {
                if let Action::Step { to } = action {
                    self.end_interrupt();
                    self.press(unit, prey, to, table);
                }
            }
            Phase::StepBack { unit } => {
                self.end_interrupt();
                if let Action::Step { to } = action {
                    self.step_back_from(unit, to, table);
                }
            }
            Phase::Face => {
                let turning = self.public.turning.remove(0);
                if let Action::Pivot { facing } = action {
                    let unit = turning.unit;
                    self.piece_mut(unit).facing = facing;
                    table.tell(|| Event::Turned { unit, facing });
                }
            }
            Phase::OddHit { combat, left, mut among } => {
                if let Action::OddHit { unit } = action {
                    self.add_hits(unit, 1, Rule("10.12"), table);
                    among.remove(unit);
                    if left > 1 {
                        self.amend(Phase::OddHit { combat, left: left - 1, among });
                    } else {
                        self.end_interrupt();
                    }
                }
            }
            Phase::Pursuer { combat } => {
                self.end_interrupt();
                if let Action::Pursue { unit } = action {
                    self.public.combats[usize::from(combat)].pursuer = Some(unit);
                }
            }
            Phase::Flee(flee) => {
                if let Action::FleeTo { to } = action {
                    self.end_interrupt();
                    self.flee_to(flee, to, table);
                }
            }
            Phase::Arrive => {
                if let Action::Arrive { to } = action {
                    let unit = self.public.entering.remove(0);
                    self.enter_map(unit, to, table);
                }
            }
            Phase::RideHome { left } => {
                if let Action::RideHome { unit } = action {
                    self.ride_home(unit, table);
                    if left > 1 {
                        self.amend(Phase::RideHome { left: left - 1 });
                    } else {
                        self.end_interrupt();
                    }
                }
            }
            Phase::Pursuit(pursuit) => {
                if let Action::Step { to } = action {
                    let right = self.front(pursuit.unit).position(|hex| hex == to) == Some(1);
                    let chosen = Pursuit { straight: Some(right), chosen: true, ..pursuit };
                    self.amend(Phase::Pursuit(chosen));
                }
            }
            Phase::Choose { combat, hex } => {
                self.end_interrupt();
                if let Action::TakeHex { unit } = action {
                    self.begin_advance(usize::from(combat), unit, hex, false);
                }
            }
            Phase::Advance(advance) => {
                self.end_interrupt();
                if let Action::Pivot { facing } = action {
                    let unit = advance.unit;
                    let both = [Some(unit), self.partner(unit)];
                    for one in both.into_iter().flatten() {
                        self.piece_mut(one).facing = facing;
                    }
                    table.tell(|| Event::Turned { unit, facing });
                }
            }
            Phase::Follow { leader, .. } => {
                self.end_interrupt();
                let _ = self.public.asked.try_push(leader);
                if action == Action::Follow {
                    let _ = self.public.followers.try_push(leader);
                }
            }
            Phase::Setup | Phase::Auxiliaries | Phase::Elite | Phase::Over { .. } => {}
        }
    }

    /// A shot by order: then the target may shoot back (8.24).
    fn fire(&mut self, unit: Unit, at: Hex, manner: Manner, table: &mut Table<'_, Event>) {
        let Ok(threshold) = self.check_shot(unit, at, manner) else { return };
        self.mark(unit, Mark::FIRED);
        let from = self.hex(unit);
        let target = from.and_then(|from| self.shot_target(unit, from, at));
        self.shoot(unit, at, threshold, table);
        let next = from.is_some_and(|from| self.battle.grid.adjacent(from, at));
        let pila = self.kind(unit) == Kind::Cohort && manner == Manner::Moving && next;
        if pila && target.is_some() {
            self.interrupt(Phase::Enter { unit, to: at });
        }
        if let Some(by) = target.filter(|target| {
            self.piece(*target).spot.hex().is_some()
                && !self.public.routing.contains(target)
                && self.piece(unit).spot.hex().is_some()
        }) {
            self.interrupt(Phase::Reply(Aim { by, at: unit }));
        }
    }

    fn carry_order(&mut self, orders: Orders, action: Action, table: &mut Table<'_, Event>) {
        let mut orders = orders;
        let leader = orders.leader;
        match action {
            Action::Individual => {
                orders.given = Given::Individual;
                self.amend(Phase::Orders(orders));
            }
            Action::LegionOrder { legion } => {
                self.add_legion(&mut orders, legion, table);
                let most = leader.map_or(0, |leader| self.battle.leader(leader).capacity);
                let full = orders.legions.len() >= usize::from(most);
                let one = orders.legions.len() == 1;
                self.amend(Phase::Orders(orders));
                if orders.given == Given::Choosing && full && one {
                    self.give_legions(orders, false, table);
                }
            }
            Action::AllForOne => self.give_legions(orders, false, table),
            Action::Wave => self.give_legions(orders, true, table),
            Action::LineOrder { arm } => {
                self.begin_line(&mut orders, arm, false, table);
                self.amend(Phase::Orders(orders));
            }
            Action::LineByDie { arm } => {
                self.begin_line(&mut orders, arm, true, table);
                self.amend(Phase::Orders(orders));
            }
            Action::RallyAtEagle { legion } => {
                for unit in self.at_eagle(legion) {
                    self.rally(unit, table);
                    self.mark(unit, Mark::RALLIED);
                }
                if let Some(leader) = leader
                    && (orders.which != Which::Elite || self.role(leader) == Role::Proconsul)
                {
                    self.legate_acts(leader, legion);
                }
                self.end_orders(orders);
            }
            Action::Regroup => {
                if let Some(leader) = leader {
                    self.regroup(leader);
                }
                self.end_orders(orders);
            }
            Action::Relief => {
                self.begin_relief(&mut orders, table);
                self.amend(Phase::Orders(orders));
            }
            Action::Order { unit } | Action::OrderStack { unit } => {
                let stack = matches!(action, Action::OrderStack { .. });
                let moving = self.begin_move(&mut orders, unit, stack);
                self.amend(Phase::Orders(orders));
                self.interrupt(Phase::Move(moving));
            }
            Action::Fire { unit, at } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                self.fire(unit, at, Manner::Standing, table);
            }
            Action::Harass { unit, at, from } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                if let Some(harass) = self.begin_harass(unit, at, from, table) {
                    self.interrupt(Phase::Harass(harass));
                }
            }
            Action::Recover { unit } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                self.recover(unit, table);
            }
            Action::Rally { unit } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                if let Some(leader) = leader {
                    self.try_rally(leader, unit, table);
                }
            }
            Action::Swap { unit } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                if let Some(partner) = self.partner(unit) {
                    self.place_under(partner, true);
                }
                self.place_under(unit, false);
                self.mark(unit, Mark::CHANGED);
                table.tell(|| Event::Swaps { unit });
            }
            Action::Mode { unit } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                let moving = !self.is(unit, Mark::LIMBERED);
                if moving {
                    self.mark(unit, Mark::LIMBERED);
                } else {
                    self.unmark(unit, Mark::LIMBERED);
                }
                self.mark(unit, Mark::CHANGED);
                table.tell(|| Event::Limbered { unit, moving });
            }
            Action::Ride { rider } => {
                if matches!(orders.given, Given::Individual | Given::Single) {
                    orders.left = orders.left.saturating_sub(self.ride_price(&orders, rider));
                }
                self.amend(Phase::Orders(orders));
                self.interrupt(Phase::Ride(Ride { rider }));
            }
            Action::Extend { unit, to } => {
                let moving = self.begin_move(&mut orders, unit, false);
                self.amend(Phase::Orders(orders));
                let from = self.piece(unit).spot.hex();
                self.first_point(&moving, table);
                self.slide(unit, to, table);
                self.end_move(&moving, table);
                self.interrupt(Phase::React(React { mover: unit, from, shock: false }));
            }
            Action::Shoot { unit, at } => self.catapult(unit, at, Side::Rome, table),
            Action::Land { unit, to } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                if let Some(moving) = self.land(unit, to, table) {
                    let from = moving.way.iter().next();
                    self.interrupt(Phase::Move(moving));
                    self.may_turn(unit, None);
                    // On the beach it may have come before the enemy (7.15, 8.23).
                    if self.in_line_order() {
                        self.queue_volleys(unit);
                    }
                    self.interrupt(Phase::React(React { mover: unit, from, shock: false }));
                }
            }
            _ => self.end_orders(orders),
        }
    }

    fn carry_move(&mut self, moving: Move, action: Action, table: &mut Table<'_, Event>) {
        let mut moving = moving;
        let begun = self.is(moving.unit, Mark::MOVED);
        let stage = |go: Go| if begun { Stage::Leave(go) } else { Stage::Begin(go) };
        match action {
            Action::Step { to } => moving.stage = stage(Go::Step(to)),
            Action::Pivot { facing } => moving.stage = stage(Go::Pivot(facing)),
            Action::Column { facing } => moving.stage = stage(Go::Column(facing)),
            Action::Stop => moving.stage = Stage::Stopping,
            Action::Follow => {
                if let Some(leader) = self.companion(&moving) {
                    self.public.leaders[leader].moved = true;
                    moving.rider = Some(leader);
                }
            }
            Action::Alight => {
                let unit = moving.unit;
                moving.on_foot = true;
                moving.alit = true;
                table.tell(|| Event::Alit { unit });
            }
            Action::Attack | Action::HoldBack => {
                let mark =
                    if action == Action::Attack { Mark::MUST_CHECK } else { Mark::HELD_BACK };
                for unit in [Some(moving.unit), moving.with].into_iter().flatten() {
                    if !self.is_heavy(unit) {
                        self.mark(unit, mark);
                    }
                }
                return;
            }
            Action::Fire { unit, at } => {
                moving.fresh = false;
                self.amend(Phase::Move(moving));
                return self.fire(unit, at, Manner::Moving, table);
            }
            Action::Extend { unit, to } => {
                let from = self.piece(unit).spot.hex();
                let stays = moving.with;
                self.first_point(&moving, table);
                self.slide(unit, to, table);
                if let Some(stays) = stays {
                    self.end_move(&Move { unit: stays, with: None, ..moving }, table);
                }
                moving.stage = Stage::Stopping;
                moving.with = None;
                moving.way.push(to);
                self.amend(Phase::Move(moving));
                return self.interrupt(Phase::React(React { mover: unit, from, shock: false }));
            }
            _ => return,
        }
        self.amend(Phase::Move(moving));
    }

    fn carry_reaction(&mut self, react: React, action: Action, table: &mut Table<'_, Event>) {
        match action {
            Action::LeaderAway { leader, to } => self.leader_away(leader, to, table),
            Action::Withdraw { unit } | Action::WithdrawStack { unit } => {
                let stack = matches!(action, Action::WithdrawStack { .. });
                let Ok(left) = self.check_withdraw(unit, react.mover, stack) else { return };
                let with = if stack { self.partner(unit) } else { None };
                self.interrupt(Phase::Withdraw(Withdraw {
                    unit,
                    with,
                    mover: react.mover,
                    left,
                    driven: false,
                    gone: false,
                    begun: false,
                    ended: false,
                }));
            }
            Action::Extend { unit, to } => self.slide(unit, to, table),
            Action::Turn { unit, facing } => self.react_turn(unit, facing, table),
            Action::ReactFire { unit, at } => {
                if let Ok(threshold) = self.check_entry(unit, at) {
                    self.entry_shot(unit, at, threshold, table);
                }
            }
            Action::Shoot { unit, at } => self.catapult(unit, at, Side::Tribes, table),
            _ => self.close_react(react, table),
        }
    }

    fn carry_withdraw(&mut self, way: Withdraw, action: Action, table: &mut Table<'_, Event>) {
        let mut way = way;
        match action {
            Action::Step { to } => {
                self.withdraw_step(&mut way, to, table);
                self.amend(Phase::Withdraw(way));
            }
            Action::Pivot { facing } => {
                self.end_interrupt();
                for unit in [Some(way.unit), way.with].into_iter().flatten() {
                    self.turn_unit(unit, facing, table);
                }
            }
            _ if way.ended => self.end_interrupt(),
            _ => self.stop_withdraw(way, table),
        }
    }

    fn carry_shock(&mut self, shock: Shock, action: Action) {
        match action {
            Action::Mark { unit } => self.mark(unit, Mark::NO_CHECK),
            Action::EndMarks => {
                self.clean_marks();
                self.amend(Phase::Shock(Shock {
                    segment: Segment::Allot,
                    at: shock.from,
                    ..shock
                }));
            }
            Action::Against { from, at } => {
                let targets: Targets = std::iter::once(at).collect();
                self.allot(from, &targets);
            }
            Action::AgainstBoth { from } => {
                let found = self.attacks(&shock).into_iter().find(|attack| attack.from == from);
                if let Some(attack) = found {
                    self.allot(from, &attack.before);
                }
            }
            _ => {
                self.end_allot(&shock);
                self.amend(Phase::Shock(Shock {
                    segment: Segment::Charge,
                    at: shock.from,
                    ..shock
                }));
            }
        }
    }
}
