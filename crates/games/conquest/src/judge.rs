//! Whether an action is allowed now: each question goes to the module of its rule.

use geometry::hex::{Facing, Hex};
use kernel::Rule;

use crate::action::{Action, Refusal};
use crate::ids::{Leader, Side, Unit};
use crate::orders::Act;
use crate::pack::{Kind, Role};
use crate::state::{Away, Closing, Given, Mark, Orders, Phase, Segment, State};

impl State {
    /// Whether an action is allowed now.
    pub(crate) fn judge_action(&self, action: Action) -> Result<(), Refusal> {
        let top = *self.public.phase.top();
        let no = || Refusal::NotNow { rule: moment(action) };
        let orders = || top.giving().ok_or_else(no);
        let picked = || top.picked().map(|(_, leader)| leader).ok_or_else(no);
        let ready = || top.ready().ok_or_else(no);
        let shock = |segment| top.shock_at(segment).ok_or_else(no);
        match action {
            Action::SwapLegates { one, other } => {
                now(top == Phase::Setup, action)?;
                self.check_swap_legates(one, other)
            }
            Action::Ready => now(top == Phase::Setup, action),
            Action::UseAuxiliaries | Action::SkipAuxiliaries => {
                now(top == Phase::Auxiliaries, action)
            }
            Action::TakeElite { leader } => {
                now(top == Phase::Elite, action)?;
                self.check_elite(leader)
            }
            Action::KeepElite => now(top == Phase::Elite, action),
            Action::Pick { leader } => self.check_pick(&top.due().ok_or_else(no)?, leader),
            Action::Activate => self.check_activate(picked()?),
            Action::Pass => self.check_pass(picked()?),
            Action::Wait | Action::ShockOnly => self.check_pinned(picked()?),
            Action::Decline => picked().map(drop),
            Action::Trump { leader } => self.check_trump(picked()?, leader),
            Action::TrumpFreely { leader } => self.check_free_trump(picked()?, leader),
            Action::TrumpBack { leader } => {
                let (other, _) = top.trumped().ok_or_else(no)?;
                self.check_trump_back(other, leader)
            }
            Action::LetStand => now(top.trumped().is_some(), action),
            Action::Individual => Self::check_individual(&orders()?),
            Action::LegionOrder { legion } => self.check_legion(&orders()?, legion),
            Action::AllForOne => {
                let orders = orders()?;
                now(orders.given == Given::Choosing && !orders.legions.is_empty(), action)
            }
            Action::Wave => {
                let orders = orders()?;
                now(orders.given == Given::Choosing && orders.legions.len() > 1, action)
            }
            Action::LineOrder { arm } => self.check_line(&orders()?, arm, false),
            Action::LineByDie { arm } => self.check_line(&orders()?, arm, true),
            Action::RallyAtEagle { legion } => self.check_eagle_rally(&orders()?, legion),
            Action::Regroup => self.check_regroup(&orders()?),
            Action::Order { unit } => self.check_move(&orders()?, unit, false),
            Action::OrderStack { unit } => self.check_move(&orders()?, unit, true),
            Action::Step { to } => self.judge_step(top, to),
            Action::Pivot { facing } => self.judge_pivot(top, facing),
            Action::Column { facing } => self.check_column(&ready()?, facing),
            Action::Fire { unit, at } => self.judge_fire(top, unit, at),
            Action::Stop => {
                if matches!(top, Phase::Ride(_)) {
                    return Ok(());
                }
                self.check_stop(&ready()?)
            }
            Action::Attack | Action::HoldBack => now(top.stopping().is_some(), action),
            Action::Harass { unit, at, from } => {
                self.check_harass(&orders()?, unit, at, from).map(drop)
            }
            Action::Recover { unit } => self.check_recover(&orders()?, unit),
            Action::Rally { unit } => self.check_rally(&orders()?, unit),
            Action::Swap { unit } => self.check_swap(&orders()?, unit),
            Action::Mode { unit } => self.check_mode(&orders()?, unit),
            Action::Ride { rider } => self.check_ride(&orders()?, rider),
            Action::RideTo { to } => {
                let Phase::Ride(ride) = top else { return Err(no()) };
                self.check_ride_to(ride.rider, to)
            }
            Action::Extend { unit, to } => self.judge_extend(top, unit, to),
            Action::Shoot { unit, at } => self.judge_shoot(top, unit, at),
            Action::Land { unit, to } => self.check_land(&orders()?, unit, to).map(drop),
            Action::EndOrders => {
                let orders = orders()?;
                if orders.given == Given::Choosing && !orders.legions.is_empty() {
                    return Err(Refusal::OtherKind {});
                }
                // To send units into shock afterwards is enough; then he must mark one (5.46).
                let strikes = || orders.leader.is_some_and(|leader| self.has_markable(leader));
                let bound = orders.bound
                    && !self.has_done_something()
                    && !strikes()
                    && self.could_act(&orders);
                if bound { Err(Refusal::MustAct {}) } else { Ok(()) }
            }
            Action::Withdraw { unit } => {
                let mover = top.approach().ok_or_else(no)?.mover;
                self.check_withdraw(unit, mover, false).map(drop)
            }
            Action::WithdrawStack { unit } => {
                let mover = top.approach().ok_or_else(no)?.mover;
                self.check_withdraw(unit, mover, true).map(drop)
            }
            Action::Turn { unit, facing } => {
                let mover = top.arrival().ok_or_else(no)?.mover;
                self.check_turn(unit, mover, facing)
            }
            Action::ReactFire { unit, at } => self.judge_react_fire(top, unit, at),
            Action::LeaderAway { leader, to } => {
                if let Phase::Away(Away { mover, at }) = top {
                    return self.check_escape(leader, mover, at, to);
                }
                let mover = top.arrival().ok_or_else(no)?.mover;
                self.check_escape(leader, mover, None, to)
            }
            Action::Done => self.judge_done(top, action),
            Action::ShootBack => {
                if let Phase::Harass(harass) = top {
                    return self.check_shoot_back(&harass).map(drop);
                }
                let Phase::Reply(aim) = top else { return Err(no()) };
                self.check_reply(aim.by, aim.at).map(drop)
            }
            Action::Chase => {
                let Phase::Harass(harass) = top else { return Err(no()) };
                self.check_chase(&harass)
            }
            Action::Mark { unit } => self.check_mark(&shock(Segment::Mark)?, unit),
            Action::EndMarks => {
                shock(Segment::Mark)?;
                let marked =
                    self.battle.units.iter().any(|unit| {
                        self.is(*unit, Mark::NO_CHECK) || self.is(*unit, Mark::MUST_CHECK)
                    });
                let bound = self.orders().is_some_and(|orders| orders.bound)
                    && !self.has_done_something()
                    && !marked;
                if bound { Err(Refusal::MustAct {}) } else { Ok(()) }
            }
            Action::Against { from, at } => {
                self.check_allot(&shock(Segment::Allot)?, from, Some(at))
            }
            Action::AgainstBoth { from } => self.check_allot(&shock(Segment::Allot)?, from, None),
            Action::AllotRest => shock(Segment::Allot).map(drop),
            Action::NameDefender { unit } => {
                let Phase::NameDefender { combat } = top else { return Err(no()) };
                self.check_named(&self.public.combats[usize::from(combat)], unit, true)
            }
            Action::NameAttacker { unit } => {
                let Phase::NameAttacker { combat } = top else { return Err(no()) };
                self.check_named(&self.public.combats[usize::from(combat)], unit, false)
            }
            Action::TakeHex { unit } => {
                if let Phase::Choose { combat, hex } = top {
                    return self.check_advancer(combat, hex, unit);
                }
                let Phase::Enter { unit: one, to } = top else { return Err(no()) };
                now(one == unit, action)?;
                self.check_enter(unit, to)
            }
            Action::Follow => {
                let rides = || top.ready().is_some_and(|moving| self.companion(&moving).is_some());
                now(matches!(top, Phase::Follow { .. }) || rides(), action)
            }
            Action::Stay => now(matches!(top, Phase::Follow { .. }), action),
            Action::OddHit { unit } => {
                let Phase::OddHit { among, .. } = top else { return Err(no()) };
                if among.contains(unit) { Ok(()) } else { Err(Refusal::NoOddHit { unit }) }
            }
            Action::Pursue { unit } => {
                let Phase::Pursuer { combat } = top else { return Err(no()) };
                self.check_pursuer(combat, unit)
            }
            Action::FleeTo { to } => {
                let Phase::Flee(flee) = top else { return Err(no()) };
                let way = self.ways_to_flee(&flee).contains(&to);
                if way { Ok(()) } else { Err(Refusal::NotTheWay { to }) }
            }
            Action::RideHome { unit } => {
                now(matches!(top, Phase::RideHome { .. }), action)?;
                self.check_ride_home(unit)
            }
            Action::Relief => self.check_relief(&orders()?),
            Action::Arrive { to } => {
                now(matches!(top, Phase::Arrive), action)?;
                self.check_arrival(to)
            }
            Action::Alight => self.check_alight(&ready()?),
            Action::Try | Action::StopHere => now(matches!(top, Phase::Momentum { .. }), action),
            Action::Reactivate { leader } => {
                let Phase::Handover { side } = top else { return Err(no()) };
                self.check_reactivate(side, leader)
            }
            Action::FallBack => {
                now(matches!(top, Phase::Close { step: Closing::Withdrawal }), action)
            }
            Action::Return { unit } => {
                let Phase::Return { leader } = top else { return Err(no()) };
                let his = self.battle.has(unit) && self.may_return_to(leader, unit);
                if his { Ok(()) } else { Err(Refusal::NotHis { unit }) }
            }
        }
    }

    /// A step of whoever is on its way.
    fn judge_step(&self, top: Phase, to: Hex) -> Result<(), Refusal> {
        if let Some(moving) = top.ready() {
            return self.check_step(&moving, to).map(drop);
        }
        if let Phase::Withdraw(way) = top {
            now(!way.ended, Action::Step { to })?;
            return self.check_withdraw_step(&way, to).map(drop);
        }
        if let Phase::Press { unit, prey } = top {
            return self.check_press(unit, prey, to).map(drop);
        }
        if let Phase::StepBack { unit } = top {
            return self.check_step_back(unit, to);
        }
        if let Phase::Pursuit(pursuit) = top {
            return self.check_hand(&pursuit, to);
        }
        now(false, Action::Step { to })
    }

    /// A turn in a move, after it, or of one that stands.
    fn judge_pivot(&self, top: Phase, facing: Facing) -> Result<(), Refusal> {
        if let Some(moving) = top.ready() {
            return self.check_pivot(&moving, facing).map(drop);
        }
        if let Phase::Withdraw(way) = top {
            now(way.ended, Action::Pivot { facing })?;
            return self.check_turn_after(way.unit, facing, true);
        }
        if let Phase::Advance(advance) = top {
            return self.check_turn_after(advance.unit, facing, advance.freely);
        }
        now(top == Phase::Face, Action::Pivot { facing })?;
        self.check_face(facing)
    }

    /// A shot on the move, one that had to wait, or one by order.
    fn judge_fire(&self, top: Phase, unit: Unit, at: Hex) -> Result<(), Refusal> {
        if let Some(moving) = top.ready() {
            let orders = self.orders().ok_or(Refusal::NoShot { unit })?;
            return self.check_fire(orders, Some(&moving), unit, at).map(drop);
        }
        if top == Phase::Late {
            let due = self.late_shots().any(|shot| shot == (unit, at));
            return if due { Ok(()) } else { Err(Refusal::NoShot { unit }) };
        }
        let no = Refusal::NotNow { rule: moment(Action::Fire { unit, at }) };
        self.check_fire(&top.giving().ok_or(no)?, None, unit, at).map(drop)
    }

    /// An extension of the line: in reaction, in a move, or by order.
    fn judge_extend(&self, top: Phase, unit: Unit, to: Hex) -> Result<(), Refusal> {
        if let Phase::React(react) = top {
            return self.check_extend(&react, unit, to);
        }
        if let Some(moving) = top.ready() {
            let led = self.orders().is_some_and(|orders| orders.given.is_legions());
            if !led || moving.unit != unit || moving.with.is_none() {
                return Err(Refusal::NoExtension { unit });
            }
            if self.points(&moving) < 1 {
                return Err(Refusal::NoPoints { need: 1, left: 0 });
            }
            return self.check_slide(unit, to);
        }
        let no = Refusal::NotNow { rule: moment(Action::Extend { unit, to }) };
        let orders = top.giving().ok_or(no)?;
        if !orders.given.is_legions() {
            return Err(Refusal::NoExtension { unit });
        }
        self.check_order(&orders, unit, Act::Move)?;
        self.check_slide_off(unit, to)
    }

    /// A shot of a catapult.
    fn judge_shoot(&self, top: Phase, unit: Unit, at: Hex) -> Result<(), Refusal> {
        let active = self.active_side();
        let react = top.arrival().filter(|react| !react.shock);
        let ordered = top.giving().is_some_and(|orders| orders.given != Given::Choosing);
        let open = match active {
            Side::Tribes => react.is_some() || top == Phase::Queue,
            Side::Rome => ordered,
        };
        now(open, Action::Shoot { unit, at })?;
        // Whoever has just come is shot at now, the others when all have moved.
        let elsewhere = react.is_some_and(|react| self.piece(react.mover).spot.hex() != Some(at));
        if elsewhere {
            return Err(Refusal::NoTarget { hex: at });
        }
        self.check_catapult(unit, at, active).map(drop)
    }

    /// A shot at a unit that comes, leaves, or has come.
    fn judge_react_fire(&self, top: Phase, unit: Unit, at: Unit) -> Result<(), Refusal> {
        if let Some(react) = top.arrival().filter(|react| react.mover == at) {
            if self.in_line_order() && !react.shock {
                return Err(Refusal::NoReaction { unit });
            }
            return self.check_entry(unit, at).map(drop);
        }
        if let Phase::Leave(leave) = top
            && leave.mover == at
        {
            return self.check_exit(&leave, unit).map(drop);
        }
        now(top == Phase::Queue, Action::ReactFire { unit, at })?;
        self.check_volley(unit, at).map(drop)
    }

    fn judge_done(&self, top: Phase, action: Action) -> Result<(), Refusal> {
        let closes = match top {
            Phase::React(_)
            | Phase::Leave(_)
            | Phase::Away(_)
            | Phase::Harass(_)
            | Phase::Reply(_)
            | Phase::Queue
            | Phase::Late
            | Phase::Advance(_)
            | Phase::Handover { .. }
            | Phase::Close { .. } => true,
            Phase::Withdraw(way) => {
                let hex = self.piece(way.unit).spot.hex();
                let rests = hex.is_none_or(|hex| self.may_stop(way.unit, way.with, hex));
                if way.gone && !way.ended && !rests {
                    return Err(Refusal::NoRoom { hex: hex.expect("it stands on the map") });
                }
                way.ended || way.gone
            }
            Phase::Enter { .. } | Phase::StepBack { .. } | Phase::Face => true,
            Phase::Press { .. }
            | Phase::OddHit { .. }
            | Phase::Pursuer { .. }
            | Phase::Flee(_)
            | Phase::RideHome { .. }
            | Phase::Arrive
            | Phase::Setup
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
            | Phase::Follow { .. } => false,
        };
        now(closes, action)
    }

    /// 4.22: whether two legates may change places before the battle.
    fn check_swap_legates(&self, one: Leader, other: Leader) -> Result<(), Refusal> {
        for leader in [one, other] {
            let free = self.battle.has_leader(leader)
                && self.role(leader) == Role::Legate
                && !self.battle.leader(leader).fixed
                && self.public.leaders[leader].spot.hex().is_some();
            if !free {
                return Err(Refusal::FixedLegate { leader });
            }
        }
        if one < other { Ok(()) } else { Err(Refusal::FixedLegate { leader: one }) }
    }

    /// 6.95: whether the bottom unit may be brought to the top.
    pub(crate) fn check_swap(&self, orders: &Orders, unit: Unit) -> Result<(), Refusal> {
        self.check_order(orders, unit, Act::Swap)?;
        let under = self.piece(unit).under
            && self.partner(unit).is_some_and(|partner| self.kind(partner) == Kind::Cohort);
        if under { Ok(()) } else { Err(Refusal::NoSwap { unit }) }
    }

    /// 8.42, 6.52, 10.54: a turn after an advance or a withdrawal.
    fn check_turn_after(&self, unit: Unit, facing: Facing, freely: bool) -> Result<(), Refusal> {
        let old = self.piece(unit).facing;
        let apart = crate::stacking::vertices(old, facing);
        let fits = facing.as_side().is_none()
            && self.has_facing(unit)
            && apart > 0
            && (freely || apart == 1);
        if fits { Ok(()) } else { Err(Refusal::NoSuchFacing { unit }) }
    }

    /// 5.46: whether a leader who must act can.
    fn could_act(&self, orders: &Orders) -> bool {
        // Most can move somebody, which is soon found.
        let moves = |unit: Unit| self.check_move(orders, unit, false).is_ok();
        let own = |unit: &Unit| self.side(*unit) == self.active_side();
        let units = || self.on_map().map(|(unit, _)| unit).filter(own);
        if units().any(|unit| !self.is(unit, Mark::ORDERED) && moves(unit)) {
            return true;
        }
        let mut all = Vec::new();
        self.list_orders(orders, &mut all);
        // Who was ordered in vain does not bind him, if no way leads anywhere.
        all.into_iter().any(|action| matches!(action, Action::Fire { .. } | Action::Harass { .. }))
            || units()
                .any(|unit| self.is(unit, Mark::ORDERED) && moves(unit) && self.has_a_way(unit))
    }
}

fn now(fits: bool, action: Action) -> Result<(), Refusal> {
    if fits { Ok(()) } else { Err(Refusal::NotNow { rule: moment(action) }) }
}

/// The rule that says when an action has its moment.
pub(crate) fn moment(action: Action) -> Rule {
    Rule(match action {
        Action::SwapLegates { .. } => "4.22",
        Action::Ready => "S-GEN-1",
        Action::UseAuxiliaries => "5.61",
        Action::SkipAuxiliaries => "5.65",
        Action::TakeElite { .. } | Action::KeepElite => "5.51",
        Action::Pick { .. } => "5.12",
        Action::Activate => "5.13",
        Action::Pass => "5.17",
        Action::Wait | Action::ShockOnly => "5.26",
        Action::Decline => "5.15",
        Action::Trump { .. } => "5.41",
        Action::TrumpFreely { .. } => "S-LUT-2",
        Action::TrumpBack { .. } | Action::LetStand => "5.42",
        Action::Individual => "4.32",
        Action::LegionOrder { .. } | Action::AllForOne | Action::Wave => "4.34",
        Action::LineOrder { .. } => "4.35",
        Action::LineByDie { .. } => "4.54",
        Action::RallyAtEagle { .. } => "10.44",
        Action::Regroup => "10.55",
        Action::Order { .. } => "6.11",
        Action::OrderStack { .. } => "6.94",
        Action::Step { .. } => "6.32",
        Action::Pivot { .. } => "7.12",
        Action::Column { .. } => "6.41",
        Action::Fire { .. } => "8.11",
        Action::Stop => "6.11",
        Action::Attack | Action::HoldBack => "7.25",
        Action::Harass { .. } => "8.61",
        Action::Recover { .. } => "10.14",
        Action::Rally { .. } => "10.41",
        Action::Swap { .. } => "6.95",
        Action::Mode { .. } => "9.32",
        Action::Ride { .. } | Action::RideTo { .. } => "6.15",
        Action::Extend { .. } => "6.61",
        Action::Shoot { .. } => "9.34",
        Action::Land { .. } => "S-BRI-3",
        Action::EndOrders => "5.27",
        Action::Withdraw { .. } | Action::WithdrawStack { .. } => "6.51",
        Action::Turn { .. } => "7.15",
        Action::ReactFire { .. } => "8.23",
        Action::LeaderAway { .. } => "4.62",
        Action::Done => "8.25",
        Action::ShootBack => "8.24",
        Action::Chase => "8.65",
        Action::Mark { .. } | Action::EndMarks => "8.31",
        Action::Against { .. } | Action::AgainstBoth { .. } | Action::AllotRest => "8.32",
        Action::NameDefender { .. } | Action::NameAttacker { .. } => "8.35",
        Action::TakeHex { .. } => "8.43",
        Action::Follow | Action::Stay => "10.38",
        Action::OddHit { .. } => "10.12",
        Action::Pursue { .. } => "10.51",
        Action::FleeTo { .. } => "10.31",
        Action::RideHome { .. } => "S-SAB-10",
        Action::Relief => "S-RHI-5",
        Action::Arrive { .. } => "S-GEN-6",
        Action::Alight => "S-BRI-8",
        Action::Try => "5.31",
        Action::StopHere => "5.28",
        Action::Reactivate { .. } => "5.33",
        Action::FallBack => "S-BIB-5",
        Action::Return { .. } => "4.63",
    })
}
