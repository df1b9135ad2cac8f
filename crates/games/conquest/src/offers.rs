//! Everything that might be done at a point of the game. What is listed here and not allowed is
//! sifted out by `judge`, which alone knows the rules.

use geometry::hex::Hex;

use crate::action::Action;
use crate::ids::{Group, Side, Unit};
use crate::movement::VERTICES;
use crate::orders::Act;
use crate::pack::{Hexes, Kind};
use crate::state::{
    Arm, Away, Given, Mark, Move, Orders, Phase, Rider, Segment, Shock, Spot, Stage, State,
};

impl State {
    /// Whether what [`State::list`] finds now is found by the checks of its rules (decision 23).
    pub(crate) fn lists_exactly(&self) -> bool {
        match self.public.phase.top() {
            Phase::Ride(_)
            | Phase::Flee(_)
            | Phase::React(_)
            | Phase::Leave(_)
            | Phase::Away(_)
            | Phase::Late
            | Phase::NameDefender { .. }
            | Phase::NameAttacker { .. }
            | Phase::Choose { .. }
            | Phase::Follow { .. } => true,
            Phase::Shock(shock) => {
                let bound = self.orders().is_some_and(|orders| orders.bound);
                shock.segment == Segment::Mark && !bound
            }
            // Who must do something may not end his orders before (5.46).
            Phase::Orders(orders) => {
                !matches!(orders.given, Given::Choosing | Given::Nothing) && !orders.bound
            }
            Phase::Setup
            | Phase::Auxiliaries
            | Phase::Elite
            | Phase::Due(_)
            | Phase::Answer(_)
            | Phase::Momentum { .. }
            | Phase::Countered { .. }
            | Phase::Handover { .. }
            | Phase::Close { .. }
            | Phase::Return { .. }
            | Phase::Over { .. }
            | Phase::Move(_)
            | Phase::Driven { .. }
            | Phase::Withdraw(_)
            | Phase::Harass(_)
            | Phase::Reply(_)
            | Phase::Queue
            | Phase::Advance(_)
            | Phase::Pursuit(_)
            | Phase::Enter { .. }
            | Phase::Press { .. }
            | Phase::StepBack { .. }
            | Phase::Face
            | Phase::OddHit { .. }
            | Phase::Pursuer { .. }
            | Phase::RideHome { .. }
            | Phase::Arrive => false,
        }
    }

    /// Everything that might be done now.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        let leaders = || self.battle.leaders.iter().copied();
        match *self.public.phase.top() {
            // Nobody decides, and he goes on by himself.
            Phase::Over { .. } | Phase::Driven { .. } => {}
            Phase::Setup => {
                for one in leaders() {
                    for other in leaders().filter(|other| one < *other) {
                        out.push(Action::SwapLegates { one, other });
                    }
                }
                out.push(Action::Ready);
            }
            Phase::Auxiliaries => {
                out.extend([Action::UseAuxiliaries, Action::SkipAuxiliaries]);
            }
            Phase::Elite => {
                out.extend(leaders().map(|leader| Action::TakeElite { leader }));
                out.push(Action::KeepElite);
            }
            Phase::Due(due) if due.picked.is_none() => {
                out.extend(leaders().map(|leader| Action::Pick { leader }));
            }
            Phase::Due(_) => {
                out.extend([
                    Action::Activate,
                    Action::Pass,
                    Action::Wait,
                    Action::ShockOnly,
                    Action::Decline,
                ]);
                for leader in leaders() {
                    out.push(Action::Trump { leader });
                    out.push(Action::TrumpFreely { leader });
                }
            }
            Phase::Answer(_) | Phase::Countered { .. } => {
                out.extend(leaders().map(|leader| Action::TrumpBack { leader }));
                out.push(Action::LetStand);
            }
            Phase::Orders(orders) => self.list_orders(&orders, out),
            Phase::Shock(shock) => self.list_shock(&shock, out),
            Phase::Momentum { .. } => out.extend([Action::Try, Action::StopHere]),
            Phase::Handover { .. } => {
                out.extend(leaders().map(|leader| Action::Reactivate { leader }));
                out.push(Action::Done);
            }
            Phase::Close { .. } => out.extend([Action::FallBack, Action::Done]),
            Phase::Return { leader } => {
                let his = |unit: &&Unit| self.may_return_to(leader, **unit);
                let units = self.battle.units.iter().filter(his);
                out.extend(units.map(|unit| Action::Return { unit: *unit }));
            }
            Phase::Move(moving) => self.list_move(&moving, out),
            Phase::Ride(ride) => {
                let mut hexes = Vec::new();
                self.rides(ride.rider, &mut hexes);
                out.extend(hexes.into_iter().map(|to| Action::RideTo { to }));
                out.push(Action::Stop);
            }
            Phase::React(react) => {
                self.reactions(&react, out);
                out.push(Action::Done);
            }
            Phase::Leave(leave) => {
                let shots = self.exit_shooters(&leave).into_iter();
                out.extend(shots.map(|unit| Action::ReactFire { unit, at: leave.mover }));
                out.push(Action::Done);
            }
            Phase::Withdraw(way) => {
                if let Some(hex) = self.piece(way.unit).spot.hex() {
                    out.extend(self.battle.next(hex).map(|to| Action::Step { to }));
                }
                out.extend(VERTICES.map(|facing| Action::Pivot { facing }));
                out.push(Action::Done);
            }
            Phase::Away(Away { mover, at }) => {
                for leader in self.threatened(mover, at) {
                    let escapes = self.escapes(leader, mover).into_iter();
                    out.extend(escapes.map(|to| Action::LeaderAway { leader, to }));
                }
                out.push(Action::Done);
            }
            Phase::Harass(_) => {
                out.extend([Action::ShootBack, Action::Chase, Action::Done]);
            }
            Phase::Reply(_) => out.extend([Action::ShootBack, Action::Done]),
            Phase::Queue => {
                out.extend(
                    self.public
                        .volleys
                        .iter()
                        .map(|volley| Action::ReactFire { unit: volley.by, at: volley.at }),
                );
                if self.active_side() == Side::Tribes {
                    out.extend(
                        self.catapult_shots(Side::Tribes)
                            .map(|(unit, at)| Action::Shoot { unit, at }),
                    );
                }
                out.push(Action::Done);
            }
            Phase::Late => {
                out.extend(self.late_shots().map(|(unit, at)| Action::Fire { unit, at }));
                out.push(Action::Done);
            }
            Phase::NameDefender { combat } => {
                let choices = self.defender_choices(&self.public.combats[usize::from(combat)]);
                out.extend(choices.into_iter().map(|unit| Action::NameDefender { unit }));
            }
            Phase::NameAttacker { combat } => {
                let choices = self.attacker_choices(&self.public.combats[usize::from(combat)]);
                out.extend(choices.into_iter().map(|unit| Action::NameAttacker { unit }));
            }
            Phase::Choose { combat, hex } => {
                let combat = &self.public.combats[usize::from(combat)];
                let able = self.advancers(combat, hex, !combat.fought);
                out.extend(able.into_iter().map(|unit| Action::TakeHex { unit }));
            }
            Phase::Advance(_) => {
                out.extend(VERTICES.map(|facing| Action::Pivot { facing }));
                out.push(Action::Done);
            }
            Phase::Pursuit(pursuit) => {
                out.extend(self.hands(&pursuit).into_iter().map(|to| Action::Step { to }));
            }
            Phase::Follow { .. } => out.extend([Action::Follow, Action::Stay]),
            Phase::Enter { unit, .. } => out.extend([Action::TakeHex { unit }, Action::Done]),
            Phase::Press { unit, .. } => {
                let hex = self.piece(unit).spot.hex();
                let hexes = hex.into_iter().flat_map(|hex| self.battle.next(hex));
                out.extend(hexes.map(|to| Action::Step { to }));
            }
            Phase::StepBack { unit } => {
                let hex = self.piece(unit).spot.hex();
                let hexes = hex.into_iter().flat_map(|hex| self.battle.next(hex));
                out.extend(hexes.map(|to| Action::Step { to }));
                out.push(Action::Done);
            }
            Phase::Face => {
                out.extend(VERTICES.map(|facing| Action::Pivot { facing }));
                out.push(Action::Done);
            }
            Phase::OddHit { among, .. } => {
                out.extend(among.iter().map(|unit| Action::OddHit { unit }));
            }
            Phase::Pursuer { combat } => {
                let able = self.pursuers(&self.public.combats[usize::from(combat)]);
                out.extend(able.into_iter().map(|unit| Action::Pursue { unit }));
            }
            Phase::Flee(flee) => {
                let ways = self.ways_to_flee(&flee);
                out.extend(ways.into_iter().map(|to| Action::FleeTo { to }));
            }
            Phase::Arrive => {
                let first = self.public.entering.first();
                let hexes = first.map_or_else(Vec::new, |unit| self.entries(*unit));
                out.extend(hexes.into_iter().map(|to| Action::Arrive { to }));
            }
            Phase::RideHome { .. } => {
                out.extend(self.lancers().map(|unit| Action::RideHome { unit }));
            }
        }
    }

    pub(crate) fn list_orders(&self, orders: &Orders, out: &mut Vec<Action>) {
        if orders.given == Given::Choosing {
            self.list_kinds(orders, out);
        } else {
            self.list_given(orders, out);
        }
        out.push(Action::EndOrders);
    }

    /// The kinds of orders (4.3).
    fn list_kinds(&self, orders: &Orders, out: &mut Vec<Action>) {
        let legions = || Group::all().filter(|group| group.is_legion());
        out.push(Action::Individual);
        let roman = orders.leader.is_some_and(|leader| self.leader_side(leader) == Side::Rome);
        if roman {
            out.extend(legions().map(|legion| Action::LegionOrder { legion }));
            out.extend(legions().map(|legion| Action::RallyAtEagle { legion }));
            out.extend([Action::AllForOne, Action::Wave]);
        }
        for arm in [Arm::Foot, Arm::Horse, Arm::Skirmishers] {
            out.push(Action::LineOrder { arm });
            out.push(Action::LineByDie { arm });
        }
        out.extend([Action::Regroup, Action::Relief]);
    }

    /// The orders themselves, each found by the check of its rule.
    fn list_given(&self, orders: &Orders, out: &mut Vec<Action>) {
        let side = orders.leader.map_or(Side::Rome, |leader| self.leader_side(leader));
        let targets = self.targets(side.enemy());
        for (unit, hex) in self.on_map() {
            if self.side(unit) != side {
                continue;
            }
            if self.is(unit, Mark::ROUTED) {
                if self.check_rally(orders, unit).is_ok() {
                    out.push(Action::Rally { unit });
                }
                continue;
            }
            if self.piece(unit).hits > 0 && self.check_recover(orders, unit).is_ok() {
                out.push(Action::Recover { unit });
            }
            // Who may not shoot by this order may not move by it either, ships excepted.
            let shoots = self.check_order(orders, unit, Act::Fire).is_ok();
            if !shoots && !self.kind(unit).is_ship() {
                continue;
            }
            let moves = self.check_order(orders, unit, Act::Move).is_ok();
            if moves {
                self.list_moves(orders, unit, out);
            }
            if shoots {
                self.list_shots(unit, hex, &targets, out);
            }
            if moves && orders.given.is_legions() && self.tops_pair(unit).is_some() {
                let open =
                    self.battle.next(hex).filter(|to| self.check_slide_off(unit, *to).is_ok());
                out.extend(open.map(|to| Action::Extend { unit, to }));
            }
        }
        let aboard = |unit: &Unit| matches!(self.piece(*unit).spot, Spot::Aboard(_));
        for unit in self.battle.units.iter().copied().filter(aboard) {
            if self.side(unit) != side {
                continue;
            }
            let hexes = self.hex(unit).into_iter().flat_map(|hex| self.battle.next(hex));
            let shores = hexes.filter(|to| self.check_land(orders, unit, *to).is_ok());
            out.extend(shores.map(|to| Action::Land { unit, to }));
        }
        for unit in self.battle.units.iter().copied().filter(aboard) {
            if let (Some(hex), Kind::Skirmisher) = (self.hex(unit), self.kind(unit))
                && self.check_order(orders, unit, Act::Fire).is_ok()
            {
                self.list_shots(unit, hex, &targets, out);
            }
        }
        let leaders = self.battle.leaders.iter().map(|leader| Rider::Leader(*leader));
        let legions = Group::all().filter(|group| group.is_legion()).map(Rider::Eagle);
        let riders = leaders.chain(legions).filter(|rider| self.check_ride(orders, *rider).is_ok());
        out.extend(riders.map(|rider| Action::Ride { rider }));
        if side == Side::Rome {
            let shots = self.catapult_shots(Side::Rome);
            out.extend(shots.map(|(unit, at)| Action::Shoot { unit, at }));
        }
    }

    /// The moves of a unit that may be ordered to move, alone and with its stack.
    fn list_moves(&self, orders: &Orders, unit: Unit, out: &mut Vec<Action>) {
        if self.check_move(orders, unit, false).is_ok() {
            out.push(Action::Order { unit });
        }
        let partner = self.partner(unit).is_some();
        let stack = partner || self.chariot(unit).is_some();
        if stack && self.check_move(orders, unit, true).is_ok() {
            out.push(Action::OrderStack { unit });
        }
        if partner && self.check_swap(orders, unit).is_ok() {
            out.push(Action::Swap { unit });
        }
        if self.kind(unit) == Kind::Artillery && self.check_mode(orders, unit).is_ok() {
            out.push(Action::Mode { unit });
        }
    }

    /// Hexes of a side's combat units and leaders, which may be shot at.
    pub(crate) fn targets(&self, side: Side) -> Hexes {
        let mut hexes = Hexes::new();
        for (unit, hex) in self.on_map() {
            if self.side(unit) == side && !hexes.contains(hex) && self.top(hex) == Some(unit) {
                hexes.insert(hex);
            }
        }
        for leader in &self.battle.leaders {
            if let Spot::On(hex) = self.public.leaders[*leader].spot
                && self.leader_side(*leader) == side
            {
                hexes.insert(hex);
            }
        }
        hexes
    }

    /// Shots and harassments of a unit that may be ordered to shoot.
    fn list_shots(&self, unit: Unit, hex: Hex, targets: &Hexes, out: &mut Vec<Action>) {
        if self.check_armed(unit).is_err() {
            return;
        }
        let reach = self.strengths(unit).len() as u8;
        if !targets.comes_near(self.battle.grid, hex, reach.max(4)) {
            return;
        }
        for at in self.battle.grid.disc(hex, reach.max(4)) {
            if !targets.contains(at) {
                continue;
            }
            if self.check_standing_fire(unit, at).is_ok() {
                out.push(Action::Fire { unit, at });
            }
            let Ok((own, far)) = self.check_prey(unit, at) else { continue };
            for from in self.battle.next(at) {
                if self.check_harass_from(unit, own, at, from, far).is_ok() {
                    out.push(Action::Harass { unit, at, from });
                }
            }
        }
    }

    fn list_move(&self, moving: &Move, out: &mut Vec<Action>) {
        let unit = moving.unit;
        if moving.stage == Stage::Stopping {
            return out.extend([Action::Attack, Action::HoldBack]);
        }
        let Some(hex) = self.piece(unit).spot.hex() else { return };
        out.extend(self.battle.next(hex).map(|to| Action::Step { to }));
        if self.is(unit, Mark::COLUMN) {
            for way in geometry::hex::Direction::ALL {
                out.push(Action::Pivot { facing: geometry::hex::Facing::side(way) });
            }
        } else {
            out.extend(VERTICES.map(|facing| Action::Pivot { facing }));
        }
        if self.kind(unit) == Kind::Cohort {
            let facing = self.piece(unit).facing;
            out.extend([1, -1].map(|turn| Action::Column { facing: facing.turned(turn) }));
            if moving.with.is_some() {
                out.extend(self.battle.next(hex).map(|to| Action::Extend { unit, to }));
            }
        }
        for one in [Some(unit), moving.with].into_iter().flatten() {
            if moving.fresh && self.check_armed(one).is_ok() {
                let reach = self.strengths(one).len() as u8;
                let enemy = self.side(one).enemy();
                let hexes = self.battle.grid.disc(hex, reach).filter(|at| {
                    self.holder(*at) == Some(enemy) || !self.leaders_in(*at, enemy).is_empty()
                });
                out.extend(hexes.map(|at| Action::Fire { unit: one, at }));
            }
        }
        if self.chariot(unit).is_some() {
            out.push(Action::Alight);
        }
        if self.companion(moving).is_some() {
            out.push(Action::Follow);
        }
        out.push(Action::Stop);
    }

    fn list_shock(&self, shock: &Shock, out: &mut Vec<Action>) {
        if shock.segment == Segment::Mark {
            let units = self.battle.units.iter().copied();
            let able = units.filter(|unit| self.check_mark(shock, *unit).is_ok());
            out.extend(able.map(|unit| Action::Mark { unit }));
            out.push(Action::EndMarks);
        } else {
            for attack in self.attacks(shock) {
                let from = attack.from;
                out.extend(attack.before.iter().map(|at| Action::Against { from, at: *at }));
                out.push(Action::AgainstBoth { from });
            }
            out.push(Action::AllotRest);
        }
    }
}
