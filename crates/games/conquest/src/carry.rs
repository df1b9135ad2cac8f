//! What an action does. It has been judged already.

use geometry::hex::{Facing, Hex};
use kernel::{Rule, Table};

use crate::action::{Action, Event};
use crate::ids::{Group, Leader, Unit};
use crate::missiles::Manner;
use crate::pack::{Kind, Role};
use crate::shock::Targets;
use crate::state::{
    Advance, Aim, Due, Given, Go, Mark, Move, Orders, Phase, Pursuit, React, Ride, Segment, Shock,
    Stage, State, Status, Which, Withdraw,
};

impl State {
    /// Carries out an action that is allowed.
    ///
    /// What the action is about is at the top of the stack: the judge has seen to that.
    pub(crate) fn carry(&mut self, action: Action, table: &mut Table<'_, Event>) {
        let top = *self.public.phase.top();
        let orders = || top.giving().expect(AT_TOP);
        let picked = || top.picked().expect(AT_TOP);
        let ready = || top.ready().expect(AT_TOP);
        let allot = || top.shock_at(Segment::Allot).expect(AT_TOP);
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
            Action::Pick { leader } => {
                let due = top.due().expect(AT_TOP);
                self.amend(Phase::Due(Due { picked: Some(leader), ..due }));
            }
            Action::Activate => {
                let (due, leader) = picked();
                self.activate_due(due, leader, table);
            }
            Action::Pass => {
                let (due, leader) = picked();
                self.settle_due(due, leader, Status::Passed, table);
            }
            Action::Wait => {
                let (due, leader) = picked();
                self.settle_due(due, leader, Status::Waiting, table);
            }
            Action::Decline => {
                let (due, leader) = picked();
                self.settle_due(due, leader, Status::Finished, table);
            }
            Action::ShockOnly => {
                let (due, leader) = picked();
                self.shock_only(due, leader, table);
            }
            Action::Trump { leader } => self.trump(picked().0, leader, false, table),
            Action::TrumpFreely { leader } => self.trump(picked().0, leader, true, table),
            Action::TrumpBack { leader } => {
                let (other, which) = top.trumped().expect(AT_TOP);
                self.trump_back(other, which, leader, table);
            }
            Action::LetStand => {
                let (leader, which) = top.trumped().expect(AT_TOP);
                self.activate(leader, which, which == Which::First, table);
            }
            Action::Individual => {
                self.amend(Phase::Orders(Orders { given: Given::Individual, ..orders() }));
            }
            Action::LegionOrder { legion } => self.choose_legion(orders(), legion, table),
            Action::AllForOne => self.give_legions(orders(), false, table),
            Action::Wave => self.give_legions(orders(), true, table),
            Action::LineOrder { arm } => {
                let mut orders = orders();
                self.begin_line(&mut orders, arm, false, table);
                self.amend(Phase::Orders(orders));
            }
            Action::LineByDie { arm } => {
                let mut orders = orders();
                self.begin_line(&mut orders, arm, true, table);
                self.amend(Phase::Orders(orders));
            }
            Action::RallyAtEagle { legion } => self.rally_at_eagle(orders(), legion, table),
            Action::Regroup => {
                let orders = orders();
                self.regroup(orders.leader.expect(LED));
                self.end_orders(orders);
            }
            Action::Relief => {
                let mut orders = orders();
                self.begin_relief(&mut orders, table);
                self.amend(Phase::Orders(orders));
            }
            Action::Order { unit } => self.order_move(orders(), unit, false),
            Action::OrderStack { unit } => self.order_move(orders(), unit, true),
            Action::Step { to } => self.carry_step(top, to, table),
            Action::Pivot { facing } => self.carry_pivot(top, facing, table),
            Action::Column { facing } => self.set_out(ready(), Go::Column(facing)),
            Action::Fire { unit, at } => {
                if let Some(moving) = top.ready() {
                    self.amend(Phase::Move(Move { fresh: false, ..moving }));
                    self.fire(unit, at, Manner::Moving, table);
                } else if top == Phase::Late {
                    self.fire(unit, at, Manner::Moving, table);
                } else {
                    self.spend(orders(), unit);
                    self.fire(unit, at, Manner::Standing, table);
                }
            }
            Action::Stop => {
                if let Phase::Ride(_) = top {
                    self.end_interrupt();
                } else {
                    self.amend(Phase::Move(Move { stage: Stage::Stopping, ..ready() }));
                }
            }
            Action::Attack | Action::HoldBack => {
                let moving = top.stopping().expect(AT_TOP);
                let attacks = action == Action::Attack;
                let mark = if attacks { Mark::MUST_CHECK } else { Mark::HELD_BACK };
                for unit in [Some(moving.unit), moving.with].into_iter().flatten() {
                    if !self.is_heavy(unit) {
                        self.mark(unit, mark);
                    }
                }
            }
            Action::Harass { unit, at, from } => {
                self.spend(orders(), unit);
                if let Some(harass) = self.begin_harass(unit, at, from, table) {
                    self.interrupt(Phase::Harass(harass));
                }
            }
            Action::Recover { unit } => {
                self.spend(orders(), unit);
                self.recover(unit, table);
            }
            Action::Rally { unit } => {
                let orders = orders();
                self.spend(orders, unit);
                self.try_rally(orders.leader.expect(LED), unit, table);
            }
            Action::Swap { unit } => {
                self.spend(orders(), unit);
                let partner = self.partner(unit).expect("who lies under another has a partner");
                self.place_under(partner, true);
                self.place_under(unit, false);
                self.mark(unit, Mark::CHANGED);
                table.tell(|| Event::Swaps { unit });
            }
            Action::Mode { unit } => {
                self.spend(orders(), unit);
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
                let mut orders = orders();
                if matches!(orders.given, Given::Individual | Given::Single) {
                    orders.left = orders.left.saturating_sub(self.ride_price(&orders, rider));
                }
                self.amend(Phase::Orders(orders));
                self.interrupt(Phase::Ride(Ride { rider }));
            }
            Action::RideTo { to } => {
                let Phase::Ride(Ride { rider }) = top else { unjudged(action, top) };
                self.end_interrupt();
                self.ride(rider, to, table);
            }
            Action::Extend { unit, to } => {
                if let Phase::React(_) = top {
                    self.slide(unit, to, table);
                } else if let Some(moving) = top.ready() {
                    self.extend_on_move(moving, to, table);
                } else {
                    self.extend_by_order(orders(), unit, to, table);
                }
            }
            Action::Shoot { unit, at } => self.catapult(unit, at, self.active_side(), table),
            Action::Land { unit, to } => {
                self.spend(orders(), unit);
                let moving = self.land(unit, to, table);
                let from = moving.way.iter().next();
                self.interrupt(Phase::Move(moving));
                self.may_turn(unit, None);
                // On the beach it may have come before the enemy (7.15, 8.23).
                if self.in_line_order() {
                    self.queue_volleys(unit);
                }
                self.interrupt(Phase::React(React { mover: unit, from, shock: false }));
            }
            Action::EndOrders => self.end_orders(orders()),
            Action::Withdraw { unit } => {
                let react = top.approach().expect(AT_TOP);
                self.begin_withdrawal(react.mover, unit, false);
            }
            Action::WithdrawStack { unit } => {
                let react = top.approach().expect(AT_TOP);
                self.begin_withdrawal(react.mover, unit, true);
            }
            Action::Turn { unit, facing } => self.react_turn(unit, facing, table),
            Action::ReactFire { unit, at } => self.carry_react_fire(top, unit, at, table),
            Action::LeaderAway { leader, to } => self.leader_away(leader, to, table),
            Action::Done => self.carry_done(top, table),
            Action::ShootBack => {
                if let Phase::Harass(harass) = top {
                    let back = self.check_shoot_back(&harass).expect(JUDGED);
                    self.end_interrupt();
                    self.resolve_harass(harass, Some(back), false, table);
                } else {
                    let Phase::Reply(aim) = top else { unjudged(action, top) };
                    let threshold = self.check_reply(aim.by, aim.at).expect(JUDGED);
                    self.end_interrupt();
                    let hex = self.piece(aim.at).spot.hex().expect("who is shot at is on the map");
                    self.shoot(aim.by, hex, threshold, table);
                }
            }
            Action::Chase => {
                let Phase::Harass(harass) = top else { unjudged(action, top) };
                self.end_interrupt();
                self.resolve_harass(harass, None, true, table);
            }
            Action::Mark { unit } => self.mark(unit, Mark::NO_CHECK),
            Action::EndMarks => {
                let shock = top.shock_at(Segment::Mark).expect(AT_TOP);
                self.clean_marks();
                let next = Shock { segment: Segment::Allot, at: shock.from, ..shock };
                self.amend(Phase::Shock(next));
            }
            Action::Against { from, at } => {
                let targets: Targets = std::iter::once(at).collect();
                self.allot(from, &targets);
            }
            Action::AgainstBoth { from } => {
                let found = self.attacks(&allot()).into_iter().find(|attack| attack.from == from);
                self.allot(from, &found.expect("somebody attacks from there").before);
            }
            Action::AllotRest => {
                let shock = allot();
                self.end_allot(&shock);
                let next = Shock { segment: Segment::Charge, at: shock.from, ..shock };
                self.amend(Phase::Shock(next));
            }
            Action::NameDefender { unit } => {
                let Phase::NameDefender { combat } = top else { unjudged(action, top) };
                self.end_interrupt();
                self.public.combats[usize::from(combat)].defender = Some(unit);
            }
            Action::NameAttacker { unit } => {
                let Phase::NameAttacker { combat } = top else { unjudged(action, top) };
                self.end_interrupt();
                self.public.combats[usize::from(combat)].attacker = Some(unit);
            }
            Action::TakeHex { unit } => {
                if let Phase::Choose { combat, hex } = top {
                    self.end_interrupt();
                    self.begin_advance(usize::from(combat), unit, hex, false);
                } else {
                    let Phase::Enter { unit, to } = top else { unjudged(action, top) };
                    self.amend(Phase::Advance(Advance {
                        unit,
                        watched: false,
                        warned: false,
                        gone: false,
                        to,
                        freely: false,
                    }));
                }
            }
            Action::Follow => {
                if let Phase::Follow { leader, .. } = top {
                    self.answer_rout(leader);
                    self.public.followers.insert(leader);
                } else {
                    let moving = ready();
                    let leader = self.companion(&moving).expect("a leader may go along");
                    self.public.leaders[leader].moved = true;
                    self.amend(Phase::Move(Move { rider: Some(leader), ..moving }));
                }
            }
            Action::Stay => {
                let Phase::Follow { leader, .. } = top else { unjudged(action, top) };
                self.answer_rout(leader);
            }
            Action::OddHit { unit } => {
                let Phase::OddHit { combat, left, mut among } = top else { unjudged(action, top) };
                self.add_hits(unit, 1, Rule("10.12"), table);
                among.remove(unit);
                if left > 1 {
                    self.amend(Phase::OddHit { combat, left: left - 1, among });
                } else {
                    self.end_interrupt();
                }
            }
            Action::Pursue { unit } => {
                let Phase::Pursuer { combat } = top else { unjudged(action, top) };
                self.end_interrupt();
                self.public.combats[usize::from(combat)].pursuer = Some(unit);
            }
            Action::FleeTo { to } => {
                let Phase::Flee(flee) = top else { unjudged(action, top) };
                self.end_interrupt();
                self.flee_to(flee, to, table);
            }
            Action::RideHome { unit } => {
                let Phase::RideHome { left } = top else { unjudged(action, top) };
                self.ride_home(unit, table);
                if left > 1 {
                    self.amend(Phase::RideHome { left: left - 1 });
                } else {
                    self.end_interrupt();
                }
            }
            Action::Arrive { to } => {
                let unit = self.public.entering.remove(0);
                self.enter_map(unit, to, table);
            }
            Action::Alight => {
                let moving = ready();
                let unit = moving.unit;
                self.amend(Phase::Move(Move { on_foot: true, alit: true, ..moving }));
                table.tell(|| Event::Alit { unit });
            }
            Action::Try => {
                let Phase::Momentum { leader, eager } = top else { unjudged(action, top) };
                self.try_momentum(leader, eager, table);
            }
            Action::StopHere => {
                let Phase::Momentum { leader, .. } = top else { unjudged(action, top) };
                self.finish(leader, table);
                self.begin_activation();
            }
            Action::Reactivate { leader } => {
                table.tell(|| Event::Reactivated { leader });
                self.activate(leader, Which::Reactivated, false, table);
            }
            Action::FallBack => {
                self.fall_back(table);
                self.end_withdrawal(table);
            }
            Action::Return { unit } => {
                let Phase::Return { leader } = top else { unjudged(action, top) };
                self.public.leaders[leader].spot = self.piece(unit).spot;
                self.public.leaders[leader].wounds = 0;
                table.tell(|| Event::LeaderReturned { leader });
                self.end_interrupt();
            }
        }
    }

    /// Nobody does any more of what was asked.
    fn carry_done(&mut self, top: Phase, table: &mut Table<'_, Event>) {
        match top {
            Phase::React(react) => self.close_react(react, table),
            Phase::Away(away) => self.close_away(away, table),
            Phase::Harass(harass) => {
                self.end_interrupt();
                self.resolve_harass(harass, None, false, table);
            }
            Phase::Queue => self.close_queue(),
            Phase::Late => self.close_late(),
            Phase::Withdraw(way) if way.ended => self.end_interrupt(),
            Phase::Withdraw(way) => self.stop_withdraw(way, table),
            Phase::Handover { .. } => self.begin_activation(),
            Phase::Close { .. } => self.end_withdrawal(table),
            Phase::Face => {
                self.public.turning.remove(0);
            }
            Phase::Leave(_)
            | Phase::Reply(_)
            | Phase::Advance(_)
            | Phase::Enter { .. }
            | Phase::StepBack { .. } => self.end_interrupt(),
            Phase::Setup
            | Phase::Auxiliaries
            | Phase::Elite
            | Phase::Due(_)
            | Phase::Answer(_)
            | Phase::Orders(_)
            | Phase::Shock(_)
            | Phase::Momentum { .. }
            | Phase::Countered { .. }
            | Phase::Return { .. }
            | Phase::Over { .. }
            | Phase::Move(_)
            | Phase::Ride(_)
            | Phase::Driven { .. }
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
            | Phase::Arrive => unjudged(Action::Done, top),
        }
    }

    fn carry_step(&mut self, top: Phase, to: Hex, table: &mut Table<'_, Event>) {
        if let Some(moving) = top.ready() {
            self.set_out(moving, Go::Step(to));
        } else if let Phase::Withdraw(mut way) = top {
            self.withdraw_step(&mut way, to, table);
            self.amend(Phase::Withdraw(way));
        } else if let Phase::Press { unit, prey } = top {
            self.end_interrupt();
            self.press(unit, prey, to, table);
        } else if let Phase::StepBack { unit } = top {
            self.end_interrupt();
            self.step_back_from(unit, to, table);
        } else if let Phase::Pursuit(pursuit) = top {
            let right = self.front(pursuit.unit).position(|hex| hex == to) == Some(1);
            let chosen = Pursuit { straight: Some(right), chosen: true, ..pursuit };
            self.amend(Phase::Pursuit(chosen));
        } else {
            unjudged(Action::Step { to }, top)
        }
    }

    fn carry_pivot(&mut self, top: Phase, facing: Facing, table: &mut Table<'_, Event>) {
        if let Some(moving) = top.ready() {
            self.set_out(moving, Go::Pivot(facing));
        } else if let Phase::Withdraw(way) = top {
            self.end_interrupt();
            for unit in [Some(way.unit), way.with].into_iter().flatten() {
                self.turn_unit(unit, facing, table);
            }
        } else if let Phase::Advance(Advance { unit, .. }) = top {
            self.end_interrupt();
            for one in [Some(unit), self.partner(unit)].into_iter().flatten() {
                self.piece_mut(one).facing = facing;
            }
            table.tell(|| Event::Turned { unit, facing });
        } else if top == Phase::Face {
            let unit = self.public.turning.remove(0).unit;
            self.piece_mut(unit).facing = facing;
            table.tell(|| Event::Turned { unit, facing });
        } else {
            unjudged(Action::Pivot { facing }, top)
        }
    }

    fn carry_react_fire(&mut self, top: Phase, unit: Unit, at: Unit, table: &mut Table<'_, Event>) {
        if let Phase::Leave(mut leave) = top {
            let threshold = self.check_exit(&leave, unit).expect(JUDGED);
            leave.done.insert(unit);
            self.amend(Phase::Leave(leave));
            let hex = self.piece(at).spot.hex().expect("who leaves is on the map");
            self.shoot(unit, hex, threshold, table);
        } else if top == Phase::Queue {
            let threshold = self.check_volley(unit, at).expect(JUDGED);
            self.entry_shot(unit, at, threshold, table);
        } else if let Phase::React(_) = top {
            let threshold = self.check_entry(unit, at).expect(JUDGED);
            self.entry_shot(unit, at, threshold, table);
        } else {
            unjudged(Action::ReactFire { unit, at }, top)
        }
    }

    /// A unit is ordered to do something where it stands.
    fn spend(&mut self, mut orders: Orders, unit: Unit) {
        self.spend_order(&mut orders, unit, true);
        self.amend(Phase::Orders(orders));
    }

    fn order_move(&mut self, mut orders: Orders, unit: Unit, stack: bool) {
        let moving = self.begin_move(&mut orders, unit, stack);
        self.amend(Phase::Orders(orders));
        self.interrupt(Phase::Move(moving));
    }

    /// The next point of a move is about to be spent; before the first the enemy may withdraw.
    fn set_out(&mut self, moving: Move, go: Go) {
        let begun = self.is(moving.unit, Mark::MOVED);
        let stage = if begun { Stage::Leave(go) } else { Stage::Begin(go) };
        self.amend(Phase::Move(Move { stage, ..moving }));
    }

    fn choose_legion(&mut self, mut orders: Orders, legion: Group, table: &mut Table<'_, Event>) {
        self.add_legion(&mut orders, legion, table);
        let most = orders.leader.map_or(0, |leader| self.battle.leader(leader).capacity);
        let full = orders.legions.len() >= usize::from(most);
        let one = orders.legions.len() == 1;
        self.amend(Phase::Orders(orders));
        if orders.given == Given::Choosing && full && one {
            self.give_legions(orders, false, table);
        }
    }

    fn rally_at_eagle(&mut self, orders: Orders, legion: Group, table: &mut Table<'_, Event>) {
        for unit in self.at_eagle(legion) {
            self.rally(unit, table);
            self.mark(unit, Mark::RALLIED);
        }
        let leader = orders.leader.expect(LED);
        if orders.which != Which::Elite || self.role(leader) == Role::Proconsul {
            self.legate_acts(leader, legion);
        }
        self.end_orders(orders);
    }

    /// 6.65: a cohort that has not moved extends the line by order.
    fn extend_by_order(
        &mut self,
        mut orders: Orders,
        unit: Unit,
        to: Hex,
        table: &mut Table<'_, Event>,
    ) {
        let moving = self.begin_move(&mut orders, unit, false);
        self.amend(Phase::Orders(orders));
        let from = self.piece(unit).spot.hex();
        self.first_point(&moving, table);
        self.slide(unit, to, table);
        self.end_move(&moving, table);
        self.interrupt(Phase::React(React { mover: unit, from, shock: false }));
    }

    /// 6.65: the upper cohort of a stack on its way slides off, and both have moved.
    fn extend_on_move(&mut self, mut moving: Move, to: Hex, table: &mut Table<'_, Event>) {
        let unit = moving.unit;
        let from = self.piece(unit).spot.hex();
        let stays = moving.with.expect("only a pair extends the line");
        self.first_point(&moving, table);
        self.slide(unit, to, table);
        self.end_move(&Move { unit: stays, with: None, ..moving }, table);
        moving.stage = Stage::Stopping;
        moving.with = None;
        moving.way.push(to);
        self.amend(Phase::Move(moving));
        self.interrupt(Phase::React(React { mover: unit, from, shock: false }));
    }

    /// 6.51: a unit goes back before the one that moves.
    fn begin_withdrawal(&mut self, mover: Unit, unit: Unit, stack: bool) {
        let left = self.check_withdraw(unit, mover, stack).expect(JUDGED);
        let with = if stack { self.partner(unit) } else { None };
        self.interrupt(Phase::Withdraw(Withdraw {
            unit,
            with,
            mover,
            left,
            driven: false,
            gone: false,
            begun: false,
            ended: false,
        }));
    }

    /// 10.38: a leader of the routing unit's hex has said whether he goes along.
    fn answer_rout(&mut self, leader: Leader) {
        self.end_interrupt();
        self.public.asked.insert(leader);
    }

    /// A shot by order: then the target may shoot back (8.24).
    fn fire(&mut self, unit: Unit, at: Hex, manner: Manner, table: &mut Table<'_, Event>) {
        let threshold = self.check_shot(unit, at, manner).expect(JUDGED);
        self.mark(unit, Mark::FIRED);
        let from = self.hex(unit).expect("who shoots is on the map");
        let target = self.shot_target(unit, from, at);
        self.shoot(unit, at, threshold, table);
        let next = self.battle.grid.adjacent(from, at);
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
}

const JUDGED: &str = "an action is judged before it is carried out";
const AT_TOP: &str = "the judge has looked at the top of the stack";
const LED: &str = "only a leader orders this";

/// The judge refuses what is not asked for at the top of the stack.
fn unjudged(action: Action, top: Phase) -> ! {
    panic!("{action:?} is not allowed at {top:?}")
}
