//! Whether an action is allowed now: each question goes to the module of its rule.

use kernel::Rule;

use crate::action::{Action, Refusal};
use crate::ids::{Leader, Side, Unit};
use crate::orders::Act;
use crate::pack::{Kind, Role};
use crate::state::{Away, Given, Mark, Orders, Phase, React, Segment, Stage, State};

impl State {
    /// The leader whom the side that is due has picked.
    fn picked(&self) -> Option<Leader> {
        if let Phase::Due(due) = *self.public.phase.top() { due.picked } else { None }
    }

    /// Whether an action is allowed now.
    pub(crate) fn judge_action(&self, action: Action) -> Result<(), Refusal> {
        let not_now = Err(Refusal::NotNow { rule: moment(action) });
        let top = *self.public.phase.top();
        let orders = || match top {
            Phase::Orders(orders) if orders.given != Given::Nothing => Ok(orders),
            _ => Err(Refusal::NotNow { rule: moment(action) }),
        };
        let picked = || self.picked().ok_or(Refusal::NotNow { rule: moment(action) });
        match action {
            Action::SwapLegates { one, other } => match top {
                Phase::Setup => self.check_swap_legates(one, other),
                _ => not_now,
            },
            Action::Ready => now(top == Phase::Setup, action),
            Action::UseAuxiliaries | Action::SkipAuxiliaries => {
                now(top == Phase::Auxiliaries, action)
            }
            Action::TakeElite { leader } => match top {
                Phase::Elite => self.check_elite(leader),
                _ => not_now,
            },
            Action::KeepElite => now(top == Phase::Elite, action),
            Action::Pick { leader } => match top {
                Phase::Due(due) => self.check_pick(&due, leader),
                _ => not_now,
            },
            Action::Activate => self.check_activate(picked()?),
            Action::Pass => self.check_pass(picked()?),
            Action::Wait | Action::ShockOnly => self.check_pinned(picked()?),
            Action::Decline => picked().map(drop),
            Action::Trump { leader } => self.check_trump(picked()?, leader),
            Action::TrumpFreely { leader } => self.check_free_trump(picked()?, leader),
            Action::TrumpBack { leader } => match top {
                Phase::Answer(trump) => self.check_trump_back(trump.by, leader),
                Phase::Countered { leader: other } => self.check_trump_back(other, leader),
                _ => not_now,
            },
            Action::LetStand => {
                now(matches!(top, Phase::Answer(_) | Phase::Countered { .. }), action)
            }
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
            Action::Step { to } => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => {
                    self.check_step(&moving, to).map(drop)
                }
                Phase::Withdraw(way) if !way.ended => self.check_withdraw_step(&way, to).map(drop),
                Phase::Press { unit, prey } => self.check_press(unit, prey, to).map(drop),
                Phase::StepBack { unit } => self.check_step_back(unit, to),
                Phase::Pursuit(pursuit) => self.check_hand(&pursuit, to),
                _ => not_now,
            },
            Action::Pivot { facing } => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => {
                    self.check_pivot(&moving, facing).map(drop)
                }
                Phase::Withdraw(way) if way.ended => self.check_turn_after(way.unit, facing, true),
                Phase::Advance(advance) => {
                    self.check_turn_after(advance.unit, facing, advance.freely)
                }
                Phase::Face => self.check_face(facing),
                _ => not_now,
            },
            Action::Column { facing } => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => {
                    self.check_column(&moving, facing)
                }
                _ => not_now,
            },
            Action::Fire { unit, at } => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => {
                    let orders = self.orders().ok_or(Refusal::NoShot { unit })?;
                    self.check_fire(orders, Some(&moving), unit, at).map(drop)
                }
                Phase::Late => {
                    let due = self.late_shots().any(|shot| shot == (unit, at));
                    if due { Ok(()) } else { Err(Refusal::NoShot { unit }) }
                }
                _ => self.check_fire(&orders()?, None, unit, at).map(drop),
            },
            Action::Stop => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => self.check_stop(&moving),
                Phase::Ride(_) => Ok(()),
                _ => not_now,
            },
            Action::Attack | Action::HoldBack => match top {
                Phase::Move(moving) => now(moving.stage == Stage::Stopping, action),
                _ => not_now,
            },
            Action::Harass { unit, at, from } => {
                self.check_harass(&orders()?, unit, at, from).map(drop)
            }
            Action::Recover { unit } => self.check_recover(&orders()?, unit),
            Action::Rally { unit } => self.check_rally(&orders()?, unit),
            Action::Swap { unit } => self.check_swap(&orders()?, unit),
            Action::Mode { unit } => self.check_mode(&orders()?, unit),
            Action::Ride { rider } => self.check_ride(&orders()?, rider),
            Action::RideTo { to } => match top {
                Phase::Ride(ride) => self.check_ride_to(ride.rider, to),
                _ => not_now,
            },
            Action::Extend { unit, to } => match top {
                Phase::React(react) => self.check_extend(&react, unit, to),
                Phase::Move(moving) if moving.stage == Stage::Ready => {
                    let led = self.orders().is_some_and(|orders| orders.given.is_legions());
                    if !led || moving.unit != unit || moving.with.is_none() {
                        return Err(Refusal::NoExtension { unit });
                    }
                    if self.points(&moving) < 1 {
                        return Err(Refusal::NoPoints { need: 1, left: 0 });
                    }
                    self.check_slide(unit, to)
                }
                _ => {
                    let orders = orders()?;
                    if !orders.given.is_legions() {
                        return Err(Refusal::NoExtension { unit });
                    }
                    self.check_order(&orders, unit, Act::Move)?;
                    self.check_slide_off(unit, to)
                }
            },
            Action::Shoot { unit, at } => match top {
                // Whoever has just come is shot at now, the others when all have moved.
                Phase::React(React { mover, from: Some(_), shock: false })
                    if self.active_side() == Side::Tribes =>
                {
                    if self.piece(mover).spot.hex() != Some(at) {
                        return Err(Refusal::NoTarget { hex: at });
                    }
                    self.check_catapult(unit, at, Side::Tribes).map(drop)
                }
                Phase::Queue if self.active_side() == Side::Tribes => {
                    self.check_catapult(unit, at, Side::Tribes).map(drop)
                }
                Phase::Orders(orders)
                    if !matches!(orders.given, Given::Choosing | Given::Nothing)
                        && self.active_side() == Side::Rome =>
                {
                    self.check_catapult(unit, at, Side::Rome).map(drop)
                }
                _ => not_now,
            },
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
            Action::Withdraw { unit } => match top {
                Phase::React(React { mover, shock: false, .. }) => {
                    self.check_withdraw(unit, mover, false).map(drop)
                }
                _ => not_now,
            },
            Action::WithdrawStack { unit } => match top {
                Phase::React(React { mover, shock: false, .. }) => {
                    self.check_withdraw(unit, mover, true).map(drop)
                }
                _ => not_now,
            },
            Action::Turn { unit, facing } => match top {
                Phase::React(React { mover, from: Some(_), .. }) => {
                    self.check_turn(unit, mover, facing)
                }
                _ => not_now,
            },
            Action::ReactFire { unit, at } => match top {
                Phase::React(React { mover, from: Some(_), shock }) if mover == at => {
                    if self.in_line_order() && !shock {
                        return Err(Refusal::NoReaction { unit });
                    }
                    self.check_entry(unit, at).map(drop)
                }
                Phase::Leave(leave) if leave.mover == at => self.check_exit(&leave, unit).map(drop),
                Phase::Queue => self.check_volley(unit, at).map(drop),
                _ => not_now,
            },
            Action::LeaderAway { leader, to } => match top {
                Phase::React(React { mover, from: Some(_), .. }) => {
                    self.check_escape(leader, mover, None, to)
                }
                Phase::Away(Away { mover, at }) => self.check_escape(leader, mover, at, to),
                _ => not_now,
            },
            Action::Done => self.judge_done(top, action),
            Action::ShootBack => match top {
                Phase::Harass(harass) => self.check_shoot_back(&harass).map(drop),
                Phase::Reply(aim) => self.check_reply(aim.by, aim.at).map(drop),
                _ => not_now,
            },
            Action::Chase => match top {
                Phase::Harass(harass) => self.check_chase(&harass),
                _ => not_now,
            },
            Action::Mark { unit } => match top {
                Phase::Shock(shock) if shock.segment == Segment::Mark => {
                    self.check_mark(&shock, unit)
                }
                _ => not_now,
            },
            Action::EndMarks => match top {
                Phase::Shock(shock) if shock.segment == Segment::Mark => {
                    let marked = self.battle.units.iter().any(|unit| {
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
                _ => now(matches!(top, Phase::Follow { .. }), action),
            },
            Action::Stay => now(matches!(top, Phase::Follow { .. }), action),
            Action::OddHit { unit } => match top {
                Phase::OddHit { among, .. } if among.contains(unit) => Ok(()),
                Phase::OddHit { .. } => Err(Refusal::NoOddHit { unit }),
                _ => not_now,
            },
            Action::Pursue { unit } => match top {
                Phase::Pursuer { combat } => self.check_pursuer(combat, unit),
                _ => not_now,
            },
            Action::FleeTo { to } => match top {
                Phase::Flee(flee) if self.ways_to_flee(&flee).contains(&to) => Ok(()),
                Phase::Flee(_) => Err(Refusal::NotTheWay { to }),
                _ => not_now,
            },
            Action::RideHome { unit } => match top {
                Phase::RideHome { .. } => self.check_ride_home(unit),
                _ => not_now,
            },
            Action::Relief => self.check_relief(&orders()?),
            Action::Arrive { to } => match top {
                Phase::Arrive => self.check_arrival(to),
                _ => not_now,
            },
            Action::Alight => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => self.check_alight(&moving),
                _ => not_now,
            },
            Action::Try | Action::StopHere => now(matches!(top, Phase::Momentum { .. }), action),
            Action::Reactivate { leader } => match top {
                Phase::Handover { side } => self.check_reactivate(side, leader),
                _ => not_now,
            },
            Action::FallBack => {
                now(matches!(top, Phase::Close { step: crate::state::Closing::Withdrawal }), action)
            }
            Action::Return { unit } => match top {
                Phase::Return { leader } => {
                    if self.battle.has(unit) && self.may_return_to(leader, unit) {
                        Ok(())
                    } else {
                        Err(Refusal::NotHis { unit })
                    }
                }
                _ => not_now,
            },
        }
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
    fn check_turn_after(
        &self,
        unit: Unit,
        facing: geometry::hex::Facing,
        freely: bool,
    ) -> Result<(), Refusal> {
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
