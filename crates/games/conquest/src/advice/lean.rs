//! What a side makes of each action that it is offered, by its plan.

use geometry::hex::Hex;

use super::march::Halt;
use super::plan::{Plan, Stance};
use super::value::worn;
use crate::action::Action;
use crate::ids::{Group, Leader, Side, Unit, UnitSet};
use crate::missiles::Manner;
use crate::pack::{Aspect, Kind, Role};
use crate::state::{Given, Mark, Orders, Phase, Ride, Rider, Segment, Shock, Spot, Supply};
use crate::struggle::harm;

/// What is never done while something else can be.
const NEVER: i64 = -10_000_000;
/// By how much the best way of a skirmisher outweighs what a step of it costs.
const INSISTENCE: i64 = 100;

impl Plan {
    /// What the side thinks of each action, in their order.
    pub(super) fn leans(&mut self, actions: &[Action], out: &mut Vec<i64>) {
        match *self.state.public.phase.top() {
            Phase::Move(moving) => self.move_leans(&moving, actions, out),
            Phase::Orders(orders) if orders.given == Given::Choosing => {
                self.kind_leans(&orders, actions, out);
            }
            Phase::Orders(orders) => {
                out.extend(actions.iter().map(|action| self.order_lean(&orders, *action)));
                Self::close_last(actions, out);
            }
            Phase::Shock(shock) if shock.segment == Segment::Mark => {
                out.extend(actions.iter().map(|action| self.mark_lean(*action)));
                Self::close_last(actions, out);
            }
            Phase::Due(_) => out.extend(actions.iter().map(|action| self.due_lean(*action))),
            Phase::Ride(Ride { rider: Rider::Leader(leader) }) => {
                self.ride_leans(leader, actions, out);
            }
            _ => out.extend(actions.iter().map(|action| self.other_lean(*action))),
        }
    }

    /// What ends a list of orders comes when nothing in it gains any more.
    fn close_last(actions: &[Action], out: &mut [i64]) {
        let best = out.iter().copied().max().unwrap_or(0);
        for (action, lean) in actions.iter().zip(out.iter_mut()) {
            if matches!(action, Action::EndOrders | Action::EndMarks) {
                *lean = if best > 0 { NEVER } else { -NEVER };
            }
        }
    }

    /// Steps, turns and shots on the way to the best place.
    fn move_leans(&mut self, moving: &crate::state::Move, actions: &[Action], out: &mut Vec<i64>) {
        let mut halts = self.state.halts(moving);
        halts.retain(|halt| self.goes_on(moving, halt));
        let here = halts.first().map_or(0, |halt| self.score(moving, halt));
        // 5.46: who has trumped must do something, and would be asked again for ever. A turn is
        // nothing.
        let must_go = self.is_bound() && halts.iter().any(|halt| halt.then.is_some());
        if must_go {
            halts.retain(|halt| halt.then.is_some());
        }
        let scores: Vec<i64> = halts.iter().map(|halt| self.score(moving, halt)).collect();
        for action in actions {
            let best = halts
                .iter()
                .zip(&scores)
                .filter(|(halt, _)| halt.first == Some(*action))
                .map(|(_, score)| *score)
                .max();
            out.push(match *action {
                Action::Stop if must_go => NEVER,
                Action::Stop => here,
                Action::Fire { unit, at } => {
                    // A shot on the way costs nothing of the move.
                    here + 2_000 + self.shot(unit, at, Manner::Moving)
                }
                Action::Attack | Action::HoldBack => {
                    let piece = *self.state.piece(moving.unit);
                    let promise = piece.spot.hex().and_then(|hex| {
                        self.strike(moving.unit, moving.with, hex, piece.facing, true)
                    });
                    let promise = promise.unwrap_or(0);
                    if *action == Action::Attack { promise } else { 0 }
                }
                Action::Column { .. } => NEVER,
                Action::Extend { .. } => here - 200,
                _ => best.unwrap_or(NEVER),
            });
        }
        if self.state.kind(moving.unit) == Kind::Skirmisher {
            Self::insist(out);
        }
    }

    /// 7.12: turns cost skirmishers nothing. Whoever shrinks from the price of the step on his best way
    /// would turn to another one, shrink there as well, and turn back: he does what is best.
    fn insist(out: &mut [i64]) {
        let best = out.iter().copied().max();
        let at = out.iter().position(|lean| Some(*lean) == best);
        for (index, lean) in out.iter_mut().enumerate() {
            if Some(index) != at {
                *lean -= INSISTENCE;
            }
        }
    }

    /// 5.46: whether the leader who gives orders must still do something.
    fn is_bound(&self) -> bool {
        self.state.orders().is_some_and(|orders| orders.bound) && !self.state.has_done_something()
    }

    /// Whether the step after a turn that costs nothing can be taken (7.12): who turns for a step that
    /// is then refused would turn back, and so on for ever.
    fn goes_on(&mut self, moving: &crate::state::Move, halt: &Halt) -> bool {
        let (Some(Action::Pivot { facing }), Some(to)) = (halt.first, halt.then) else {
            return true;
        };
        if self.state.kind(moving.unit) != Kind::Skirmisher {
            return true;
        }
        let before = std::mem::replace(&mut self.state.piece_mut(moving.unit).facing, facing);
        let allowed = self.state.check_step(moving, to).is_ok();
        self.state.piece_mut(moving.unit).facing = before;
        allowed
    }

    /// What a shot at a hex is worth (8.17).
    fn shot(&self, unit: Unit, at: Hex, manner: Manner) -> i64 {
        let chance = self.state.check_shot(unit, at, manner).map_or(0, |most| i64::from(most) + 1);
        let target = self.state.top(at).map_or(200, |target| self.hit(target));
        chance.clamp(0, 10) * target / 10
    }

    /// What kind of orders to give (4.3).
    fn kind_leans(&mut self, orders: &Orders, actions: &[Action], out: &mut Vec<i64>) {
        let Some(leader) = orders.leader else { return };
        for action in actions {
            let lean = match *action {
                Action::Individual => {
                    let probe = Orders { given: Given::Individual, ..*orders };
                    self.singly(leader, &probe)
                }
                Action::LegionOrder { legion } => {
                    let line = self.state.legion_line(leader, legion);
                    let chance = if self.state.legion_is_free(leader, legion) {
                        10
                    } else {
                        i64::from(self.state.strategy(leader)) + 1
                    };
                    self.together(line) * chance / 10
                }
                Action::LineOrder { arm } => {
                    let line = self.state.line(leader, arm);
                    self.together(line)
                }
                Action::LineByDie { arm } => {
                    let line = self.state.line(leader, arm);
                    self.together(line) * (i64::from(self.state.initiative(leader)) + 1) / 10
                }
                Action::RallyAtEagle { legion } => {
                    let units = self.state.at_eagle(legion);
                    let whole: i64 =
                        units.iter().map(|unit| self.prices.whole(&self.state, *unit)).sum();
                    whole * 9 / 10
                }
                Action::Regroup => 900,
                Action::Relief => -1,
                Action::AllForOne => 2,
                Action::Wave => 1,
                _ => 0,
            };
            out.push(lean);
        }
    }

    /// What a line or legion order to some units gains.
    fn together(&mut self, line: UnitSet) -> i64 {
        let mut sum = 0;
        for unit in line.iter() {
            if self.state.is(unit, Mark::UNFORMED) {
                sum += self.prices.whole(&self.state, unit) / 12;
            } else if let Spot::Aboard(_) = self.state.piece(unit).spot {
                sum += 400;
            } else if !self.state.has_acted(unit) && !self.state.piece(unit).under {
                let stack = self.state.partner(unit).is_some();
                sum += self.gain(unit, stack).max(0);
                sum += self.best_shot(unit);
            }
        }
        sum
    }

    /// The best that a unit can shoot at where it stands.
    fn best_shot(&self, unit: Unit) -> i64 {
        let state = &self.state;
        let Some(hex) = state.piece(unit).spot.hex() else { return 0 };
        if state.check_armed(unit).is_err() || matches!(state.kind(unit), Kind::Artillery) {
            return 0;
        }
        let reach = state.strengths(unit).len() as u8;
        if self.far(hex) > reach {
            return 0;
        }
        let enemy = self.side.enemy();
        state
            .battle
            .grid
            .disc(hex, reach)
            .filter(|at| state.holder(*at) == Some(enemy))
            .map(|at| self.shot(unit, at, Manner::Standing))
            .max()
            .unwrap_or(0)
    }

    /// What a leader's individual orders gain together.
    fn singly(&mut self, leader: Leader, orders: &Orders) -> i64 {
        let mut gains: Vec<i64> = Vec::new();
        let units: Vec<Unit> = self
            .state
            .on_map()
            .map(|(unit, _)| unit)
            .filter(|unit| {
                self.state.side(*unit) == self.side && self.state.commands(leader, *unit)
            })
            .collect();
        for unit in units {
            let gain = if self.state.is(unit, Mark::ROUTED) {
                self.state.check_rally(orders, unit).map_or(0, |()| self.rally(leader, unit))
            } else if self.state.check_move(orders, unit, false).is_ok() {
                let mends = if self.state.check_recover(orders, unit).is_ok() {
                    self.mend(unit)
                } else {
                    0
                };
                self.gain(unit, false).max(mends).max(self.best_shot(unit))
            } else {
                0
            };
            if gain > 0 {
                gains.push(gain);
            }
        }
        gains.sort_unstable_by(|one, other| other.cmp(one));
        gains.iter().take(usize::from(orders.left)).sum()
    }

    /// What a recovery is worth (10.14).
    fn mend(&self, unit: Unit) -> i64 {
        let (hits, quality) = (self.state.piece(unit).hits, self.state.quality(unit));
        let less = worn(hits, quality) - worn(hits.saturating_sub(2), quality);
        self.prices.whole(&self.state, unit) * less / 1_000
    }

    /// What an attempt to rally is worth (10.41 to 10.43).
    fn rally(&self, leader: Leader, unit: Unit) -> i64 {
        let state = &self.state;
        let whole = self.prices.whole(state, unit);
        if state.public.leaders[leader].spot == state.piece(unit).spot {
            return whole * 9 / 10;
        }
        let plus = i64::from(state.is(unit, Mark::REDUCED));
        let chance = (i64::from(state.charisma(leader)) + 1 - plus).clamp(0, 10);
        // A cohort that reaches its eagle will rally without a die.
        let eagle =
            state.battle.unit(unit).group.is_some_and(|group| state.eagle_hex(group).is_some());
        let lost = if eagle { 3 } else { 1 };
        whole * (chance * 9 - (10 - chance) * lost) / 100
    }

    fn order_lean(&mut self, orders: &Orders, action: Action) -> i64 {
        // Who was ordered in this phase and has not gone is not asked again.
        if let Action::Order { unit } | Action::OrderStack { unit } = action
            && self.state.is(unit, Mark::ORDERED)
        {
            // Nor is he who did not go although he had to: another, however little he gains by it.
            return if self.is_bound() { NEVER } else { -1 };
        }
        match action {
            Action::Order { unit } => {
                let state = &self.state;
                // Pairs go together (6.94), chariots carry their men.
                if state.follower(unit).is_some() && !Self::is_single(orders)
                    || state.chariot(unit).is_some()
                {
                    return -1;
                }
                self.gain(unit, false) - 10
            }
            Action::OrderStack { unit } => {
                let gain = self.gain(unit, true);
                if Self::is_single(orders) && !self.state.is_paired(unit) {
                    gain / 2 - 10
                } else {
                    gain - 10
                }
            }
            Action::Fire { unit, at } => self.shot(unit, at, Manner::Standing) - 5,
            Action::Harass { unit, at, from } => self.harassment(unit, at, from),
            Action::Recover { unit } => self.mend(unit),
            Action::Rally { unit } => orders.leader.map_or(0, |leader| self.rally(leader, unit)),
            Action::Swap { unit } => {
                let top = self.state.partner(unit).map_or(0, |other| self.state.piece(other).hits);
                let own = self.state.piece(unit).hits;
                if self.state.in_zone(unit) && top > own + 1 { self.hit(unit) } else { -10 }
            }
            Action::Ride { rider } => self.ride(orders, rider),
            Action::Shoot { unit, at } => self.shot(unit, at, Manner::Standing) + 5,
            Action::Land { unit, to } => self.landing(unit, to),
            _ => -10,
        }
    }

    fn is_single(orders: &Orders) -> bool {
        matches!(orders.given, Given::Individual | Given::Single)
    }

    /// A harassment, with the shot that answers it (8.64).
    fn harassment(&self, unit: Unit, at: Hex, from: Hex) -> i64 {
        let state = &self.state;
        let Some(target) = state.top(at) else { return -10 };
        let strength =
            |one: Unit| state.strengths(one).first().map_or(0, |most| i64::from(*most) + 1);
        let moving = i64::from(state.kind(unit).is_horse() || state.chariot(unit).is_some());
        let light = i64::from(state.kind(unit) == Kind::Skirmisher);
        let cover = if state.kind(target) == Kind::Skirmisher { 2 } else { 0 };
        let hits = (strength(unit) - moving - light - cover).clamp(0, 10);
        let back = state.check_armed(target).is_ok() && state.aspect(target, from) != Aspect::Rear;
        let skirmisher = if state.kind(unit) == Kind::Skirmisher { 2 } else { 0 };
        let answered = if back { (strength(target) - skirmisher).clamp(0, 10) } else { 0 };
        let friends = state.holder(from).is_some();
        (hits * self.hit(target) - answered * self.hit(unit)) / 10 - if friends { 500 } else { 5 }
    }

    /// Where a cohort goes ashore (S-BRI-3).
    fn landing(&mut self, unit: Unit, to: Hex) -> i64 {
        let facing = self.state.piece(unit).facing;
        let stand = self.stand(unit, None, to, facing, true);
        let from = self.state.hex(unit);
        let price = from.and_then(|from| {
            self.state.toll(Side::Rome, crate::ground::Gait::Cohort, from, to).ok()
        });
        let hits = price.map_or(0, |price| i64::from(price.hits));
        (4_000 + stand - hits * self.hit(unit)).max(50)
    }

    /// What it gains to move a leader or an eagle.
    fn ride(&mut self, orders: &Orders, rider: Rider) -> i64 {
        let mut hexes = Vec::new();
        let Rider::Leader(leader) = rider else { return self.eagle_gain(orders, rider) };
        let Some(from) = self.state.public.leaders[leader].spot.hex() else { return -10 };
        self.state.rides(rider, &mut hexes);
        let troop = self.troop(leader);
        let best = hexes.iter().map(|hex| self.post(leader, &troop, *hex)).max();
        let gain = best.map_or(-10, |best| best - self.post(leader, &troop, from));
        gain - if Self::is_single(orders) { 120 } else { 60 }
    }

    /// Where a leader rides, or that he stays.
    fn ride_leans(&self, leader: Leader, actions: &[Action], out: &mut Vec<i64>) {
        let troop = self.troop(leader);
        let here = self.state.public.leaders[leader].spot.hex();
        out.extend(actions.iter().map(|action| {
            let hex = if let Action::RideTo { to } = *action { Some(to) } else { here };
            hex.map_or(0, |hex| self.post(leader, &troop, hex))
        }));
    }

    /// Eagles stay behind their cohorts, and never alone.
    fn eagle_gain(&self, orders: &Orders, rider: Rider) -> i64 {
        let Rider::Eagle(legion) = rider else { return -10 };
        let Some(from) = self.state.eagle_hex(legion) else { return -10 };
        let mut hexes = Vec::new();
        self.state.rides(rider, &mut hexes);
        let best = hexes.iter().map(|hex| self.eagle_post(legion, *hex)).max();
        let gain = best.map_or(-10, |best| best - self.eagle_post(legion, from));
        gain - if Self::is_single(orders) { 400 } else { 150 }
    }

    fn eagle_post(&self, legion: Group, hex: Hex) -> i64 {
        let state = &self.state;
        let guards = state
            .line_units(hex)
            .filter(|unit| {
                state.battle.unit(*unit).group == Some(legion) && !state.is(*unit, Mark::ROUTED)
            })
            .count() as i64;
        let far = i64::from(self.far(hex).min(6));
        let grid = state.battle.grid;
        let near = state
            .on_map()
            .filter(|(unit, at)| {
                state.battle.unit(*unit).group == Some(legion) && grid.distance(*at, hex) <= 4
            })
            .count() as i64;
        let alone = if guards == 0 { self.prices.rome() * 25 / (1 + far) } else { 0 };
        guards.min(1) * 200 + near * 20 + far * 30 - alone
    }

    /// Who of those that are due acts, and how (5.1, 5.4).
    fn due_lean(&mut self, action: Action) -> i64 {
        let picked = match *self.state.public.phase.top() {
            Phase::Due(due) => due.picked,
            _ => None,
        };
        match action {
            Action::Pick { leader } => self.prospect(leader),
            Action::Activate => picked.map_or(0, |leader| self.prospect(leader)) + 5,
            // Who passes leaves his legion to the proconsul (5.17).
            Action::Pass => 30,
            Action::ShockOnly => {
                let useful = picked.is_some_and(|leader| self.shock_gain(leader) > 0);
                if useful { 500 } else { -20 }
            }
            Action::Wait => 10,
            Action::Decline => NEVER,
            Action::Trump { leader } | Action::TrumpFreely { leader } => {
                let Some(due) = picked else { return NEVER };
                let free = matches!(action, Action::TrumpFreely { .. });
                // A trump costs the momentum of all whom it passes (5.44), and fails by the die.
                let chance = i64::from(self.state.initiative(leader)) + 1;
                let own = self.attack_gain(leader);
                let passed = self.prospect(due);
                let risk = if free { 0 } else { own * (10 - chance) / 10 };
                let gain = own * chance / 10 - risk - passed;
                if gain > 6_000 { passed + gain } else { NEVER }
            }
            _ => 0,
        }
    }

    /// What a leader could do in a phase.
    fn prospect(&mut self, leader: Leader) -> i64 {
        let state = &self.state;
        let role = state.role(leader);
        let Some(at) = state.leader_hex(leader) else { return 0 };
        let range = state.range(leader).max(state.battle.leader(leader).line);
        let units: Vec<Unit> = state
            .on_map()
            .filter(|(unit, hex)| {
                state.side(*unit) == self.side
                    && state.commands(leader, *unit)
                    && state.battle.grid.distance(at, *hex) <= range
                    && !state.piece(*unit).under
            })
            .map(|(unit, _)| unit)
            .collect();
        let mut sum = 0;
        for unit in units {
            if self.state.is(unit, Mark::ROUTED) {
                sum += self.prices.whole(&self.state, unit) / 5;
            } else if self.state.is(unit, Mark::UNFORMED) {
                sum += self.prices.whole(&self.state, unit) / 12;
            } else {
                let stack = self.state.partner(unit).is_some();
                let gain = self.gain(unit, stack).max(0);
                let mends = if self.state.in_zone(unit) { 0 } else { self.mend(unit) / 2 };
                sum += gain.max(mends).max(self.best_shot(unit));
            }
        }
        let aboard = self.state.battle.units.iter().filter(|unit| {
            matches!(self.state.piece(**unit).spot, Spot::Aboard(_))
                && self.state.commands(leader, **unit)
        });
        sum += 200 * aboard.count() as i64;
        if role == Role::Proconsul || role == Role::TribalCommander { sum + 20 } else { sum }
    }

    /// What a leader's units would win in shock at once.
    fn attack_gain(&mut self, leader: Leader) -> i64 {
        let near: Vec<Unit> = self
            .state
            .on_map()
            .filter(|(unit, hex)| self.state.commands(leader, *unit) && self.far(*hex) <= 6)
            .map(|(unit, _)| unit)
            .filter(|unit| self.state.in_range(leader, *unit))
            .collect();
        near.into_iter().map(|unit| self.gain(unit, false).max(0)).sum()
    }

    /// What units that stand still would win (8.31).
    fn shock_gain(&mut self, leader: Leader) -> i64 {
        let shock = Shock {
            leader: Some(leader),
            side: self.side,
            segment: Segment::Mark,
            from: 0,
            at: 0,
            pursuer: None,
        };
        let units: Vec<Unit> = self
            .state
            .battle
            .units
            .iter()
            .copied()
            .filter(|unit| self.state.check_mark(&shock, *unit).is_ok())
            .collect();
        units.into_iter().map(|unit| self.mark_lean(Action::Mark { unit }).max(0)).sum()
    }

    fn mark_lean(&mut self, action: Action) -> i64 {
        let Action::Mark { unit } = action else { return 0 };
        let piece = *self.state.piece(unit);
        let Some(hex) = piece.spot.hex() else { return 0 };
        let promise = self.strike(unit, None, hex, piece.facing, false).unwrap_or(0);
        let zeal = if self.stance_of(unit) == Stance::Charge {
            self.prices.whole(&self.state, unit) / 50
        } else {
            0
        };
        promise + zeal
    }

    /// Everything else: reactions, withdrawals, the names of a clash, momentum.
    fn other_lean(&mut self, action: Action) -> i64 {
        let top = *self.state.public.phase.top();
        match action {
            Action::Ready => 1_000,
            Action::SwapLegates { .. } => NEVER,
            Action::UseAuxiliaries => self.auxiliaries(),
            Action::TakeElite { leader } => {
                let first = self.state.public.turn == 1;
                let gain = self.prospect(leader);
                if gain > if first { 200 } else { 8_000 } { gain } else { -1 }
            }
            Action::TrumpBack { leader } => {
                let against = match top {
                    Phase::Answer(trump) => Some(trump.by),
                    Phase::Countered { leader } => Some(leader),
                    _ => None,
                };
                let strong = self.state.initiative(leader) >= 5;
                let own = self.attack_gain(leader);
                if strong && against.is_some() && own > 6_000 { own } else { NEVER }
            }
            Action::Try => {
                let Phase::Momentum { leader, .. } = top else { return 0 };
                if self.prospect(leader) > 400 { 100 } else { -1 }
            }
            Action::Reactivate { leader } => self.prospect(leader),
            Action::ReactFire { unit, at } => {
                let keeps = self.state.piece(unit).supply != Supply::No;
                if keeps { self.hit(at) + 20 } else { 0 }
            }
            Action::Shoot { unit, at } => self.shot(unit, at, Manner::Standing) + 10,
            Action::ShootBack => 20,
            Action::Fire { unit, at } => self.shot(unit, at, Manner::Moving) + 10,
            Action::Chase => -20,
            Action::Withdraw { unit } | Action::WithdrawStack { unit } => self.withdrawal(unit),
            Action::Extend { unit, to } => self.extension(unit, to),
            Action::Turn { unit, facing } => self.turning(unit, facing),
            Action::LeaderAway { leader, to } => self.escape(leader, to),
            Action::Step { to } => {
                // A withdrawal goes back on its friends.
                let friends = self
                    .state
                    .beside(to, self.side)
                    .filter(|unit| self.state.kind(*unit).may_attack())
                    .count() as i64;
                i64::from(self.far(to)) * 100 + friends.min(2) * 30
            }
            Action::Pivot { facing } => self.faces(facing),
            Action::Done => match self.rests() {
                Some(unit) => self.faces(self.state.piece(unit).facing),
                None => 0,
            },
            Action::AllotRest => 10,
            Action::NameDefender { .. } | Action::NameAttacker { .. } => self.naming(action),
            Action::TakeHex { unit } => match top {
                Phase::Enter { to, .. } => self.entering(unit, to),
                _ => self.left(unit),
            },
            Action::Pursue { unit } => self.left(unit),
            Action::OddHit { unit } => -self.hit(unit),
            Action::RideHome { unit } => -self.left(unit),
            Action::FleeTo { to } => i64::from(self.far(to).min(20)),
            Action::Follow => self.following(top),
            Action::RideTo { to } => match top {
                Phase::Ride(Ride { rider: Rider::Eagle(legion) }) => self.eagle_post(legion, to),
                _ => 0,
            },
            Action::Stop => match top {
                Phase::Ride(Ride { rider: Rider::Eagle(legion) }) => {
                    let hex = self.state.eagle_hex(legion);
                    hex.map_or(0, |hex| self.eagle_post(legion, hex))
                }
                _ => 0,
            },
            Action::FallBack => self.falling_back(),
            Action::Return { unit } => {
                let hex = self.state.piece(unit).spot.hex();
                hex.map_or(0, |hex| i64::from(self.far(hex).min(4)) * 10)
            }
            _ => 0,
        }
    }

    /// Hits that a unit can still bear.
    fn left(&self, unit: Unit) -> i64 {
        let hits = self.state.piece(unit).hits;
        i64::from(self.state.quality(unit).saturating_sub(hits))
    }

    /// 8.44: whether a hex that pila have emptied is better than the one that is left.
    fn entering(&mut self, unit: Unit, to: Hex) -> i64 {
        let piece = *self.state.piece(unit);
        let Some(hex) = piece.spot.hex() else { return 0 };
        let there = self.stand(unit, None, to, piece.facing, true);
        there - self.stand(unit, None, hex, piece.facing, true)
    }

    /// Auxiliaries cost the proconsul a phase (5.65): they are used when they can shoot.
    fn auxiliaries(&self) -> i64 {
        let state = &self.state;
        let shoots = state.on_map().any(|(unit, hex)| {
            state.kind(unit) == Kind::Skirmisher
                && state.piece(unit).supply != Supply::No
                && self.far(hex) <= 6
        });
        let galleys = state.on_map().any(|(unit, _)| state.kind(unit) == Kind::Galley);
        if shoots || galleys { 10 } else { -10 }
    }

    /// 6.51: light troops and horse give way to what would ride or run them down; a line stands.
    fn withdrawal(&self, unit: Unit) -> i64 {
        let state = &self.state;
        let Phase::React(react) = *state.public.phase.top() else { return 0 };
        let whole = self.prices.whole(state, unit);
        let (kind, comes) = (state.kind(unit), state.kind(react.mover));
        let foot = matches!(comes, Kind::BarbarianInfantry | Kind::Cohort);
        match kind {
            Kind::Skirmisher if comes.may_attack() => whole / 2 + 40,
            Kind::LightInfantry | Kind::LightCavalry if foot || comes == Kind::RomanCavalry => {
                whole / 4
            }
            Kind::RomanCavalry | Kind::Lancers | Kind::BarbarianCavalry if foot => whole / 6,
            Kind::Cohort if state.piece(unit).hits + 2 >= state.quality(unit) => whole / 4,
            _ => -50,
        }
    }

    /// 6.61: a line grows longer where the enemy would come round it.
    fn extension(&self, unit: Unit, to: Hex) -> i64 {
        let state = &self.state;
        let comes = self.far(to) <= 2;
        let beyond = state
            .beside(to, Side::Rome)
            .filter(|other| state.battle.unit(*other).group != state.battle.unit(unit).group)
            .count();
        let closes = state
            .battle
            .next(to)
            .filter(|next| Some(*next) != state.piece(unit).spot.hex())
            .any(|next| state.line_units(next).any(|other| state.side(other) == Side::Rome));
        if comes && (closes || beyond > 0) { self.prices.whole(state, unit) / 20 } else { -10 }
    }

    /// 7.15: a unit turns its front to who has come to its side, unless it turns its flank to worse.
    fn turning(&self, unit: Unit, facing: geometry::hex::Facing) -> i64 {
        let state = &self.state;
        let Phase::React(react) = *state.public.phase.top() else { return 0 };
        let (Some(hex), Some(_)) =
            (state.piece(unit).spot.hex(), state.piece(react.mover).spot.hex())
        else {
            return 0;
        };
        let whole = self.prices.whole(state, unit);
        let danger = |facing: geometry::hex::Facing| -> i64 {
            let mut sum = 0;
            for (other, at) in state.on_map() {
                let far = state.battle.grid.distance(hex, at);
                if state.side(other) == self.side
                    || far > 3
                    || !state.kind(other).may_attack()
                    || state.is(other, Mark::ROUTED)
                {
                    continue;
                }
                let (one, second) = state.battle.grid.towards(hex, at);
                let off =
                    |way: Option<geometry::hex::Direction>| way.map_or(6, |way| facing.off(way));
                let weight = match far {
                    1 => 12,
                    2 => 3,
                    _ => 1,
                };
                sum += weight
                    * match off(one).min(off(second)) {
                        0 | 1 => 0,
                        2..=4 => 2,
                        _ => 3,
                    };
            }
            sum
        };
        let gained = danger(state.piece(unit).facing) - danger(facing);
        gained * whole / 120 - whole / 60
    }

    /// 4.62: a leader who stands alone goes; one who could give no orders there goes too.
    fn escape(&self, leader: Leader, to: Hex) -> i64 {
        let state = &self.state;
        let Some(hex) = state.public.leaders[leader].spot.hex() else { return 0 };
        let alone = state.line_units(hex).next().is_none();
        let pinned = state.zone(hex, self.side.enemy());
        let base = if alone {
            50_000
        } else if pinned {
            300
        } else {
            -2_000
        };
        base + self.post(leader, &self.troop(leader), to) / 10 + i64::from(self.far(to).min(5)) * 20
    }

    /// The unit that has come to rest and may turn.
    fn rests(&self) -> Option<Unit> {
        match *self.state.public.phase.top() {
            Phase::Advance(advance) => Some(advance.unit),
            Phase::Withdraw(way) => Some(way.unit),
            Phase::Face => self.state.public.turning.first().map(|one| one.unit),
            _ => None,
        }
    }

    /// How well the unit that has come to rest looks at the enemy.
    fn faces(&mut self, facing: geometry::hex::Facing) -> i64 {
        let Some(unit) = self.rests() else { return 0 };
        let Some(hex) = self.state.piece(unit).spot.hex() else { return 0 };
        self.stand(unit, None, hex, facing, false)
    }

    /// 8.35: the column that is best for who names.
    fn naming(&self, action: Action) -> i64 {
        let state = &self.state;
        let (index, defends) = match *state.public.phase.top() {
            Phase::NameDefender { combat } => (combat, true),
            Phase::NameAttacker { combat } => (combat, false),
            _ => return 0,
        };
        let Some(combat) = state.public.combats.get(usize::from(index)) else { return 0 };
        match action {
            Action::NameDefender { unit } if defends => {
                let worst = combat.attackers.iter().map(|by| harm(state, combat, *by, unit)).max();
                -i64::from(worst.unwrap_or(0))
            }
            Action::NameAttacker { unit } => {
                combat.defender.map_or(0, |defender| i64::from(harm(state, combat, unit, defender)))
            }
            _ => 0,
        }
    }

    /// 10.38: a leader goes along with those who flee, unless others stand with him.
    fn following(&self, top: Phase) -> i64 {
        let Phase::Follow { unit, .. } = top else { return 0 };
        let stays = self.state.piece(unit).spot.hex().is_some_and(|hex| {
            self.state
                .line_units(hex)
                .any(|other| other != unit && !self.state.is(other, Mark::ROUTED))
        });
        if stays { -10 } else { 10 }
    }

    /// S-BIB-5: the tribe goes back to its hill when its charge is spent.
    fn falling_back(&self) -> i64 {
        let state = &self.state;
        let Some((tribe, _)) = state.battle.fall_back else { return -1 };
        let tired = state
            .on_map()
            .filter(|(unit, _)| {
                state.battle.unit(*unit).tribe == Some(tribe) && state.piece(*unit).hits >= 2
            })
            .count();
        if state.public.tribes[tribe].tamed && tired >= 8 { 10 } else { -10 }
    }
}
