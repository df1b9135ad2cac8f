//! Moves and what interrupts them.

use kernel::{Rule, Table};

use crate::action::{Action, Event};
use crate::ids::{Group, LeaderSet, Side, Unit, UnitSet};
use crate::missiles::Manner;
use crate::pack::Missile;
use crate::state::{Away, Go, Harass, Leave, Mark, Move, Phase, React, Stage, State, Withdraw};

impl State {
    /// The first of those that rout. Whether it has, or a leader must decide first.
    pub(super) fn rout_first(&mut self, table: &mut Table<'_, Event>) -> bool {
        let unit = self.public.routing[0];
        if self.piece(unit).spot.hex().is_none() {
            if self.hex(unit).is_some() {
                // Aboard a ship.
                self.eliminate(unit, table);
            }
            self.drop_rout(unit);
            return true;
        }
        if !self.is(unit, Mark::ROUTED) {
            if !self.break_unit(unit, table) {
                self.drop_rout(unit);
            }
            return true;
        }
        let hex = self.piece(unit).spot.hex().expect("it stands on the map");
        let asked = self.public.asked;
        let next =
            self.leaders_in(hex, self.side(unit)).iter().find(|leader| !asked.contains(*leader));
        if let Some(leader) = next {
            self.interrupt(Phase::Follow { unit, leader });
            return false;
        }
        self.flee_at_once(unit, table);
        true
    }

    pub(crate) fn drop_rout(&mut self, unit: Unit) {
        self.public.routing.retain(|other| *other != unit);
        self.public.asked = LeaderSet::EMPTY;
        self.public.followers = LeaderSet::EMPTY;
    }

    /// Whether a unit can still do what it was about to do.
    fn is_fit(&self, unit: Unit) -> bool {
        self.piece(unit).spot.hex().is_some() && !self.is(unit, Mark::ROUTED)
    }

    pub(super) fn go_on_move(&mut self, moving: Move, table: &mut Table<'_, Event>) -> bool {
        let mut moving = moving;
        if let Some(with) = moving.with.filter(|with| !self.is_fit(*with)) {
            let _ = with;
            moving.with = None;
        }
        if !self.is_fit(moving.unit) {
            self.clear_stayed();
            self.end_interrupt();
            return false;
        }
        // Who has followed its pila has ended its move.
        if moving.way.back(0) != self.piece(moving.unit).spot.hex() {
            moving.stage = Stage::Stopping;
            self.amend(Phase::Move(moving));
        }
        match moving.stage {
            Stage::Ready => {
                self.amend(Phase::Move(moving));
                return true;
            }
            Stage::Begin(go) => {
                self.first_point(&moving, table);
                moving.stage = Stage::Leave(go);
                self.amend(Phase::Move(moving));
                if !self.kind(moving.unit).is_ship() {
                    self.interrupt(Phase::React(React {
                        mover: moving.unit,
                        from: None,
                        shock: false,
                    }));
                }
            }
            Stage::Leave(go) => {
                moving.stage = Stage::Go(go);
                self.amend(Phase::Move(moving));
                if let Go::Step(_) = go {
                    self.interrupt(Phase::Leave(Leave {
                        mover: moving.unit,
                        only: None,
                        done: UnitSet::EMPTY,
                    }));
                }
            }
            Stage::Go(go) => self.go(moving, go, table),
            Stage::Stopping => return self.go_on_stopping(moving, table),
        }
        false
    }

    fn go(&mut self, mut moving: Move, go: Go, table: &mut Table<'_, Event>) {
        let from = self.piece(moving.unit).spot.hex();
        // What the enemy has done meanwhile may have closed the way.
        let open = match go {
            Go::Step(to) => self.check_step(&moving, to).is_ok(),
            Go::Pivot(facing) => self.check_pivot(&moving, facing).is_ok(),
            Go::Column(facing) => self.check_column(&moving, facing).is_ok(),
        };
        moving.stage = Stage::Ready;
        if !open {
            return self.amend(Phase::Move(moving));
        }
        self.carry_out(&mut moving, go, table);
        self.amend(Phase::Move(moving));
        if let Go::Step(_) = go {
            self.mark_contact(&moving);
            if self.in_line_order() {
                // A stack is one target, and its units hold their fire together.
                self.queue_volleys(moving.unit);
                if let Some(with) = moving.with.filter(|_| self.is(moving.unit, Mark::CHASED)) {
                    self.mark(with, Mark::CHASED);
                }
            }
            self.interrupt(Phase::React(React { mover: moving.unit, from, shock: false }));
            self.rush(moving.unit, table);
        }
    }

    /// S-SAB-2: auxiliaries are driven off.
    fn rush(&mut self, mover: Unit, table: &mut Table<'_, Event>) {
        let (hits, _) = self.battle.rush;
        let driven: Vec<Unit> = self.driven_off(mover).collect();
        for unit in &driven {
            self.mark(*unit, Mark::RUSHED);
            self.hurt(*unit, hits, Rule("S-SAB-2"), table);
        }
        if !driven.is_empty() {
            self.interrupt(Phase::Driven { mover, units: driven.into_iter().collect() });
        }
    }

    /// The last of those who are driven off goes back; the others wait until it has. Who has fled
    /// meanwhile is not before the rush any more.
    pub(super) fn go_on_driven(&mut self, mover: Unit, mut units: UnitSet) -> bool {
        let Some(unit) = self.before(mover).filter(|unit| units.contains(*unit)).last() else {
            self.end_interrupt();
            return false;
        };
        units.remove(unit);
        self.amend(Phase::Driven { mover, units });
        self.interrupt(Phase::Withdraw(Withdraw {
            unit,
            with: None,
            mover,
            left: self.battle.rush.1,
            driven: true,
            gone: false,
            begun: true,
            ended: false,
        }));
        false
    }

    /// 7.25: a light unit that stops before an enemy decides whether it attacks.
    fn go_on_stopping(&mut self, moving: Move, table: &mut Table<'_, Event>) -> bool {
        let undecided = [Some(moving.unit), moving.with].into_iter().flatten().any(|unit| {
            !self.is_heavy(unit)
                && self.is(unit, Mark::MOVED)
                && self.may_be_marked(unit)
                && !self.is(unit, Mark::MUST_CHECK)
                && !self.is(unit, Mark::HELD_BACK)
                && self.attackable(unit).next().is_some()
        });
        if undecided {
            return true;
        }
        let light: arrayvec::ArrayVec<Unit, 2> = [Some(moving.unit), moving.with]
            .into_iter()
            .flatten()
            .filter(|unit| !self.is_heavy(*unit) && self.is(*unit, Mark::MUST_CHECK))
            .collect();
        self.end_move(&moving, table);
        for unit in light {
            if self.may_be_marked(unit) && self.attackable(unit).next().is_some() {
                self.mark(unit, Mark::MUST_CHECK);
            }
        }
        self.clear_stayed();
        self.end_interrupt();
        false
    }

    fn clear_stayed(&mut self) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            self.unmark(unit, Mark::STAYED);
        }
    }

    pub(super) fn go_on_react(&mut self, react: React, table: &mut Table<'_, Event>) -> bool {
        if self.is_fit(react.mover) {
            let mut all = Vec::new();
            self.reactions(&react, &mut all);
            if !all.is_empty() {
                return true;
            }
        }
        self.close_react(react, table);
        false
    }

    /// The window closes: who could have withdrawn or extended has lost the chance, and leaders who
    /// stayed alone are caught.
    pub(crate) fn close_react(&mut self, react: React, table: &mut Table<'_, Event>) {
        if self.is_fit(react.mover) && !react.shock {
            let mut all = Vec::new();
            self.evasions(&react, &mut all);
            for action in all {
                if let Action::Withdraw { unit } | Action::WithdrawStack { unit } = action {
                    self.mark(unit, Mark::STAYED);
                }
                if let Action::Extend { unit, .. } = action
                    && let Some(group) = self.battle.unit(unit).group
                {
                    self.public.groups[group].offered = true;
                }
            }
            for group in Group::all() {
                if self.public.groups[group].extended && self.active_side() == Side::Tribes {
                    self.public.groups[group].offered = true;
                }
            }
        }
        self.end_interrupt();
        if react.from.is_some() && self.is_fit(react.mover) {
            self.catch_leaders(react.mover, None, table);
        }
    }

    pub(super) fn go_on_withdraw(&mut self, way: Withdraw, table: &mut Table<'_, Event>) -> bool {
        let mut way = way;
        if !self.is_fit(way.unit) || !self.is_fit(way.mover) {
            self.end_interrupt();
            return false;
        }
        if way.with.is_some_and(|with| !self.is_fit(with)) {
            way.with = None;
        }
        if !way.begun {
            way.begun = true;
            self.amend(Phase::Withdraw(way));
            self.begin_withdraw(&way, table);
            let shoots = matches!(self.missile(way.mover), Some(Missile::Bow | Missile::Sling));
            if shoots {
                self.interrupt(Phase::Leave(Leave {
                    mover: way.unit,
                    only: Some(way.mover),
                    done: UnitSet::EMPTY,
                }));
            }
            return false;
        }
        self.amend(Phase::Withdraw(way));
        if way.ended {
            return true;
        }
        let hex = self.piece(way.unit).spot.hex().expect("it stands on the map");
        let open = self.battle.next(hex).any(|to| self.check_withdraw_step(&way, to).is_ok());
        if open {
            return true;
        }
        if way.gone {
            self.stop_withdraw(way, table);
            return false;
        }
        self.end_interrupt();
        if way.driven {
            self.rout_or_die(way.unit, table);
        }
        false
    }

    /// The withdrawing unit stands: its order is tested, and leaders it has come next to may go.
    pub(crate) fn stop_withdraw(&mut self, mut way: Withdraw, table: &mut Table<'_, Event>) {
        way.ended = true;
        self.amend(Phase::Withdraw(way));
        self.end_withdraw(&way, table);
        self.interrupt(Phase::Away(Away { mover: way.unit, at: None }));
    }

    pub(super) fn go_on_away(&mut self, away: Away, table: &mut Table<'_, Event>) -> bool {
        let can = self.is_fit(away.mover)
            && self
                .threatened(away.mover, away.at)
                .into_iter()
                .any(|leader| !self.escapes(leader, away.mover).is_empty());
        if can {
            return true;
        }
        self.close_away(away, table);
        false
    }

    /// Leaders who stayed alone are caught.
    pub(crate) fn close_away(&mut self, away: Away, table: &mut Table<'_, Event>) {
        self.end_interrupt();
        if self.is_fit(away.mover) {
            self.catch_leaders(away.mover, away.at, table);
        }
    }

    pub(super) fn go_on_harass(&mut self, harass: Harass, table: &mut Table<'_, Event>) -> bool {
        if !self.is_fit(harass.by) || self.piece(harass.at).spot.hex().is_none() {
            self.end_interrupt();
            return false;
        }
        let can = !self.is_frozen(self.side(harass.at))
            && (self.check_shoot_back(&harass).is_ok() || self.check_chase(&harass).is_ok());
        if can {
            return true;
        }
        self.end_interrupt();
        self.resolve_harass(harass, None, false, table);
        false
    }

    pub(super) fn go_on_queue(&mut self) -> bool {
        let active = self.active_side();
        let volleys = !self.is_frozen(active.enemy())
            && self
                .public
                .volleys
                .iter()
                .any(|volley| self.check_volley(volley.by, volley.at).is_ok());
        let guns = active == Side::Tribes && self.catapult_shots(active).next().is_some();
        if volleys || guns {
            return true;
        }
        self.close_queue();
        false
    }

    /// No more shots on entry.
    pub(crate) fn close_queue(&mut self) {
        self.public.volleys.clear();
        self.end_interrupt();
    }

    /// units whose fire had to wait.
    pub(crate) fn late_shots(&self) -> impl Iterator<Item = (Unit, geometry::hex::Hex)> + '_ {
        self.on_map()
            .filter(|(unit, _)| {
                self.is(*unit, Mark::CHASED)
                    && !self.is(*unit, Mark::FIRED)
                    && !self.is_engine(*unit)
            })
            .flat_map(move |(unit, from)| {
                let reach = self.strengths(unit).len() as u8;
                let hexes = self.battle.grid.disc(from, reach);
                hexes.filter_map(move |hex| {
                    self.check_shot(unit, hex, Manner::Moving).is_ok().then_some((unit, hex))
                })
            })
    }

    pub(super) fn go_on_late(&mut self) -> bool {
        if self.late_shots().next().is_some() {
            return true;
        }
        self.close_late();
        false
    }

    /// No more late shots.
    pub(crate) fn close_late(&mut self) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            self.unmark(unit, Mark::CHASED);
        }
        self.end_interrupt();
    }
}
