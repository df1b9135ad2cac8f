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
            _ => false,
        }
    }

    /// Everything that might be done now.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        let leaders = || self.battle.leaders.iter().copied();
        match *self.public.phase.top() {
            Phase::Over { .. } => {}
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
        let legions = || Group::all().filter(|group| group.is_legion());
        if orders.given == Given::Choosing {
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
        } else {
            let side = orders.leader.map_or(Side::Rome, |leader| self.leader_side(leader));
            let targets = self.targets(side.enemy());
            for (unit, hex) in self.on_map() {
                if self.side(unit) != side {
                    continue;
                }
                if self.is(unit, Mark::ROUTED) {
                    out.push(Action::Rally { unit });
                    continue;
                }
                if self.piece(unit).hits > 0 {
                    out.push(Action::Recover { unit });
                }
                // Who may not shoot by this order may not move by it either, ships excepted.
                let ship = self.kind(unit).is_ship();
                if !ship && self.check_order(orders, unit, Act::Fire).is_err() {
                    continue;
                }
                if self.check_order(orders, unit, Act::Move).is_ok() {
                    out.push(Action::Order { unit });
                    if self.partner(unit).is_some() {
                        out.extend([Action::OrderStack { unit }, Action::Swap { unit }]);
                    } else if self.chariot(unit).is_some() {
                        out.push(Action::OrderStack { unit });
                    }
                    if self.kind(unit) == Kind::Artillery {
                        out.push(Action::Mode { unit });
                    }
                }
                self.list_shots(orders, unit, hex, &targets, out);
                if orders.given.is_legions() && self.tops_pair(unit).is_some() {
                    out.extend(self.battle.next(hex).map(|to| Action::Extend { unit, to }));
                }
            }
            out.extend(
                self.battle
                    .units
                    .iter()
                    .filter_map(|unit| {
                        let aboard = matches!(self.piece(*unit).spot, Spot::Aboard(_));
                        (aboard && self.side(*unit) == side).then_some(*unit)
                    })
                    .flat_map(|unit| {
                        self.hex(unit).into_iter().flat_map(move |hex| {
                            self.battle.next(hex).map(move |to| Action::Land { unit, to })
                        })
                    }),
            );
            for unit in self.battle.units.iter().copied() {
                if let (Spot::Aboard(_), Some(hex), Kind::Skirmisher) =
                    (self.piece(unit).spot, self.hex(unit), self.kind(unit))
                {
                    self.list_shots(orders, unit, hex, &targets, out);
                }
            }
            out.extend(
                self.battle
                    .leaders
                    .iter()
                    .map(|leader| Action::Ride { rider: Rider::Leader(*leader) }),
            );
            out.extend(legions().map(|legion| Action::Ride { rider: Rider::Eagle(legion) }));
            if side == Side::Rome {
                let shots = self.catapult_shots(Side::Rome);
                out.extend(shots.map(|(unit, at)| Action::Shoot { unit, at }));
            }
        }
        out.push(Action::EndOrders);
    }

    /// Hexes of a side's combat units and leaders, which may be shot at.
    pub(crate) fn targets(&self, side: Side) -> Hexes {
        let mut hexes = Hexes::new();
        for (unit, hex) in self.on_map() {
            if self.side(unit) == side && self.top(hex) == Some(unit) {
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

    /// Shots and harassments that a unit might be ordered to.
    fn list_shots(
        &self,
        orders: &Orders,
        unit: Unit,
        hex: Hex,
        targets: &Hexes,
        out: &mut Vec<Action>,
    ) {
        if self.check_armed(unit).is_err() || self.check_order(orders, unit, Act::Fire).is_err() {
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
            if self.check_fire(orders, None, unit, at).is_ok() {
                out.push(Action::Fire { unit, at });
            }
            for from in self.battle.next(at) {
                if self.check_harass(orders, unit, at, from).is_ok() {
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
