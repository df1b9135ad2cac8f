//! 4.62, 7.15, 8.2: what the other side may do when a unit has come, or leaves.

use arrayvec::ArrayVec;
use geometry::hex::{Facing, Hex};
use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ground::Gait;
use crate::ids::{Leader, Side, Unit};
use crate::missiles::Manner;
use crate::pack::{Kind, Missile};
use crate::state::{Extras, Leave, Mark, Move, React, Spot, State, Volley, Way};

impl State {
    /// The way of the unit that moves, or the hex it is in.
    fn way_of(&self, unit: Unit) -> Way {
        let moves = |moving: &Move| moving.unit == unit || moving.with == Some(unit);
        let mut moving = self.public.phase.iter().rev().filter_map(|phase| phase.moving());
        if let Some(moving) = moving.find(moves) {
            return moving.way;
        }
        let mut way = Way::default();
        if let Some(hex) = self.piece(unit).spot.hex() {
            way.push(hex);
        }
        way
    }

    /// 8.23: whether a unit may shoot at one that has entered its zone of control: the best die that
    /// hits, wherever it was seen on its way.
    pub(crate) fn check_entry(&self, unit: Unit, mover: Unit) -> Result<i8, Refusal> {
        let no = Refusal::NoReaction { unit };
        let hex = self.piece(mover).spot.hex().ok_or(no)?;
        if self.side(unit) == self.side(mover)
            || self.is_engine(unit)
            || !self.controls(unit, hex)
            || self.is(mover, Mark::ROUTED)
            || self.public.shot.contains(&(unit, mover))
        {
            return Err(no);
        }
        self.check_armed(unit)?;
        let way = self.way_of(mover);
        if self.no_time(unit, mover, &way) {
            return Err(no);
        }
        let from = self.piece(unit).spot.hex().ok_or(no)?;
        let near = self.check_shot(unit, hex, Manner::Standing);
        let strengths = self.strengths(unit);
        let seen = way.iter().filter_map(|at| {
            let far = usize::from(self.battle.grid.distance(from, at));
            let strength = *strengths.get(far.checked_sub(1)?)?;
            let sees = self.sees(from, at, crate::sight::Sight::Fire(unit));
            let works = self.over_works(from, at);
            (sees && !works)
                .then(|| self.threshold(unit, Some(mover), from, at, strength, Manner::Standing))
        });
        seen.chain(near.ok()).max().ok_or(no)
    }

    /// S-RHI-6: no time for pila.
    fn no_time(&self, unit: Unit, mover: Unit, way: &Way) -> bool {
        self.public.options.extras == Extras::With
            && self.battle.no_time > 0
            && self.kind(unit) == Kind::Cohort
            && self.kind(mover) == Kind::BarbarianInfantry
            && self.is_impetuous(mover)
            && way.len() > usize::from(self.battle.no_time)
    }

    /// 8.21, 8.22: whether a unit may shoot at one that leaves its zone of control.
    pub(crate) fn check_exit(&self, leave: &Leave, unit: Unit) -> Result<i8, Refusal> {
        let no = Refusal::NoReaction { unit };
        let mover = leave.mover;
        let hex = self.piece(mover).spot.hex().ok_or(no)?;
        if self.side(unit) == self.side(mover) || leave.done.contains(unit) {
            return Err(no);
        }
        let light = matches!(self.missile(unit), Some(Missile::Bow | Missile::Sling));
        if !light || self.is(mover, Mark::ROUTED) {
            return Err(no);
        }
        match leave.only {
            Some(only) if only != unit => return Err(no),
            Some(_) => {}
            None if !self.controls(unit, hex) => return Err(no),
            None => {}
        }
        self.check_armed(unit)?;
        let from = self.piece(unit).spot.hex().ok_or(no)?;
        let range = usize::from(self.pack.charts.reaction_fire.exit_range);
        let strength = *self.strengths(unit).get(range - 1).ok_or(no)?;
        let manner = if leave.only.is_some() { Manner::Moving } else { Manner::Standing };
        Ok(self.threshold(unit, Some(mover), from, hex, strength, manner))
    }

    /// Who may shoot at a unit that leaves.
    pub(crate) fn exit_shooters(&self, leave: &Leave) -> Vec<Unit> {
        let shoots = |unit: &Unit| self.check_exit(leave, *unit).is_ok();
        let Some(hex) = self.piece(leave.mover).spot.hex() else { return Vec::new() };
        let enemy = self.side(leave.mover).enemy();
        match leave.only {
            Some(unit) => Some(unit).filter(shoots).into_iter().collect(),
            None => self.controllers(hex, enemy).filter(shoots).collect(),
        }
    }

    /// 7.15: whether a unit may turn to meet one that has come next to it.
    pub(crate) fn check_turn(
        &self,
        unit: Unit,
        mover: Unit,
        facing: Facing,
    ) -> Result<(), Refusal> {
        let no = Err(Refusal::NoTurn { unit });
        let (Some(hex), Some(at)) = (self.piece(unit).spot.hex(), self.piece(mover).spot.hex())
        else {
            return no;
        };
        let piece = self.piece(unit);
        let blocked = piece.is(Mark::ROUTED) || piece.is(Mark::COLUMN) || piece.is(Mark::TURNED);
        if self.side(unit) == self.side(mover)
            || blocked
            || !self.has_facing(unit)
            || piece.under
            || !self.battle.grid.adjacent(hex, at)
            || self.is_frozen(self.side(unit))
        {
            return no;
        }
        let other = self
            .controllers(hex, self.side(mover))
            .any(|one| self.piece(one).spot.hex() != Some(at));
        if other
            || crate::stacking::vertices(piece.facing, facing) != 1
            || facing.as_side().is_some()
        {
            return no;
        }
        Ok(())
    }

    /// 7.15: a unit or a stack turns one vertex; infantry rolls for its order.
    pub(crate) fn react_turn(&mut self, unit: Unit, facing: Facing, table: &mut Table<'_, Event>) {
        let both = [Some(unit), self.partner(unit)];
        for one in both.into_iter().flatten() {
            self.mark(one, Mark::TURNED);
            self.turn_unit(one, facing, table);
            if self.turn_rolls(one) {
                let die = self.roll("check", table) + self.mixed(one);
                let hits = die.saturating_sub(self.quality(one));
                self.hurt(one, hits, Rule("7.15"), table);
            }
        }
    }

    /// 7.15: whether a unit that turns in reaction rolls for its order.
    pub(crate) fn turn_rolls(&self, unit: Unit) -> bool {
        self.kind(unit).is_foot() && !self.is_paired(unit)
    }

    /// The die that keeps a unit in order, without a commander's help.
    pub(crate) fn order_needs(&self, unit: Unit) -> i8 {
        self.quality(unit) as i8 - self.mixed(unit) as i8
    }

    /// 4.62: where a leader may go when an enemy has come next to him: he goes three hexes at most,
    /// and around his own are 36 so near.
    pub(crate) fn escapes(&self, leader: Leader, mover: Unit) -> ArrayVec<Hex, 48> {
        let mut found: ArrayVec<Hex, 48> = ArrayVec::new();
        let (Some(from), Some(enemy)) =
            (self.public.leaders[leader].spot.hex(), self.piece(mover).spot.hex())
        else {
            return found;
        };
        let side = self.leader_side(leader);
        let grid = self.battle.grid;
        let mut edge: ArrayVec<Hex, 48> = ArrayVec::new();
        edge.push(from);
        for _ in 0..self.pack.flight {
            let mut next_edge: ArrayVec<Hex, 48> = ArrayVec::new();
            for here in &edge {
                for next in self.battle.next(*here) {
                    if grid.distance(next, enemy) <= grid.distance(*here, enemy)
                        || found.contains(&next)
                        || self.toll(side, Gait::Leader, *here, next).is_err()
                        || self.holder(next).is_some_and(|holder| holder != side)
                        || self.zone(next, side.enemy())
                    {
                        continue;
                    }
                    found.push(next);
                    next_edge.push(next);
                }
            }
            edge = next_edge;
        }
        found
    }

    /// 4.62: whether a leader may go away there.
    pub(crate) fn check_escape(
        &self,
        leader: Leader,
        mover: Unit,
        only: Option<Hex>,
        to: Hex,
    ) -> Result<(), Refusal> {
        let near = self.battle.has_leader(leader)
            && self.threatened(mover, only).contains(&leader)
            && self.escapes(leader, mover).contains(&to);
        if near { Ok(()) } else { Err(Refusal::NoEscape { leader }) }
    }

    /// Leaders whom a unit has come next to, or those of the hex that it is about to enter.
    pub(crate) fn threatened(&self, mover: Unit, only: Option<Hex>) -> Vec<Leader> {
        let Some(at) = self.piece(mover).spot.hex() else { return Vec::new() };
        if self.is(mover, Mark::ROUTED) || self.kind(mover).is_ship() {
            return Vec::new();
        }
        let enemy = self.side(mover).enemy();
        self.battle
            .leaders
            .iter()
            .copied()
            .filter(|leader| {
                self.leader_side(*leader) == enemy
                    && self.public.leaders[*leader]
                        .spot
                        .hex()
                        .filter(|hex| only.is_none_or(|only| only == *hex))
                        .is_some_and(|hex| self.battle.grid.distance(hex, at) <= 1)
            })
            .collect()
    }

    /// 4.62: a leader goes; alone, he may leave his eagle behind (4.44).
    pub(crate) fn leader_away(&mut self, leader: Leader, to: Hex, table: &mut Table<'_, Event>) {
        let from = self.public.leaders[leader].spot;
        self.public.leaders[leader].spot = Spot::On(to);
        table.tell(|| Event::Rode { leader, to });
        let Some(legion) = self.group_of(leader).filter(|group| group.is_legion()) else { return };
        if let Spot::On(hex) = from
            && self.public.eagles[legion].spot == from
            && self.line_units(hex).next().is_none()
        {
            if self.roll_at_most("eagle", self.initiative(leader), table) {
                self.public.eagles[legion].spot = Spot::On(to);
            } else {
                table.tell(|| Event::EagleLeft { legion });
            }
        }
    }

    /// 4.62: leaders who stand alone next to a unit that has come and have not gone are killed.
    pub(crate) fn catch_leaders(
        &mut self,
        mover: Unit,
        only: Option<Hex>,
        table: &mut Table<'_, Event>,
    ) {
        for leader in self.threatened(mover, only) {
            let alone = self.public.leaders[leader]
                .spot
                .hex()
                .is_some_and(|hex| self.line_units(hex).next().is_none());
            if alone {
                self.kill_leader(leader, None, table);
            }
        }
    }

    /// Everything that may answer a unit that has come.
    pub(crate) fn reactions(&self, react: &React, out: &mut Vec<Action>) {
        let mover = react.mover;
        let Some(at) = self.piece(mover).spot.hex() else { return };
        let side = self.side(mover).enemy();
        if self.is_frozen(side) || self.kind(mover).is_ship() {
            return;
        }
        if react.from.is_some() {
            for leader in self.threatened(mover, None) {
                out.extend(
                    self.escapes(leader, mover)
                        .into_iter()
                        .map(|to| Action::LeaderAway { leader, to }),
                );
            }
        }
        self.evasions(react, out);
        if react.from.is_none() {
            return;
        }
        for next in self.battle.next(at) {
            let Some(unit) = self.top(next).filter(|unit| self.side(*unit) == side) else {
                continue;
            };
            for turn in [2, -2] {
                let facing = self.piece(unit).facing.turned(turn);
                if self.check_turn(unit, mover, facing).is_ok() {
                    out.push(Action::Turn { unit, facing });
                }
            }
        }
        let queued = self.in_line_order() && !react.shock;
        if !queued {
            out.extend(
                self.controllers(at, side)
                    .filter(|unit| self.check_entry(*unit, mover).is_ok())
                    .map(|unit| Action::ReactFire { unit, at: mover }),
            );
        }
        if side == Side::Rome && !react.shock {
            let guns = self.battle.guns.iter().copied();
            out.extend(
                guns.filter(|gun| self.check_catapult(*gun, at, side.enemy()).is_ok())
                    .map(|unit| Action::Shoot { unit, at }),
            );
        }
    }

    /// Withdrawals and extensions, which are lost when they are not taken (6.51, 6.62).
    pub(crate) fn evasions(&self, react: &React, out: &mut Vec<Action>) {
        let Some(at) = self.piece(react.mover).spot.hex() else { return };
        let side = self.side(react.mover).enemy();
        if react.shock || self.is_frozen(side) || self.kind(react.mover).is_ship() {
            return;
        }
        self.withdrawals(react, at, side, out);
        if side == Side::Rome && react.from.is_some() {
            self.extensions(react, out);
        }
    }

    fn withdrawals(&self, react: &React, at: Hex, side: Side, out: &mut Vec<Action>) {
        let trigger = self.pack.charts.withdrawal.trigger;
        for hex in self.battle.grid.ring(at, trigger) {
            for unit in self.line_units(hex).filter(|unit| self.side(*unit) == side) {
                if self.check_withdraw(unit, react.mover, false).is_ok() {
                    out.push(Action::Withdraw { unit });
                }
                if self.check_withdraw(unit, react.mover, true).is_ok() {
                    out.push(Action::WithdrawStack { unit });
                }
            }
        }
    }

    /// Whether units move by a line or legion order, so that shots on entry wait (8.23).
    pub(crate) fn in_line_order(&self) -> bool {
        self.orders().is_some_and(|orders| {
            orders.given.is_legions() || matches!(orders.given, crate::state::Given::Line(_))
        })
    }

    /// 8.23: notes the shots that a step by a line or legion order will provoke.
    pub(crate) fn queue_volleys(&mut self, mover: Unit) {
        let Some(at) = self.piece(mover).spot.hex() else { return };
        let side = self.side(mover).enemy();
        let shots: Vec<Volley> = self
            .controllers(at, side)
            .filter_map(|unit| {
                let strength = self.check_entry(unit, mover).ok()?;
                Some(Volley { by: unit, at: mover, strength })
            })
            .collect();
        for shot in shots {
            let known =
                self.public.volleys.iter_mut().find(|one| one.by == shot.by && one.at == shot.at);
            match known {
                Some(old) => old.strength = old.strength.max(shot.strength),
                None => self.public.volleys.push(shot),
            }
            self.mark(mover, Mark::CHASED);
        }
    }

    /// 8.23: whether a queued shot may still be taken.
    pub(crate) fn check_volley(&self, unit: Unit, at: Unit) -> Result<i8, Refusal> {
        let no = Refusal::NoReaction { unit };
        let volley = self.public.volleys.iter().find(|one| one.by == unit && one.at == at);
        let strength = volley.ok_or(no)?.strength;
        self.check_armed(unit)?;
        let hex = self.piece(at).spot.hex().ok_or(no)?;
        let gone = self.is(at, Mark::ROUTED) || self.public.shot.contains(&(unit, at));
        if gone || !self.controls(unit, hex) { Err(no) } else { Ok(strength) }
    }

    /// A shot on entry: at once, or from the queue.
    pub(crate) fn entry_shot(
        &mut self,
        unit: Unit,
        at: Unit,
        threshold: i8,
        table: &mut Table<'_, Event>,
    ) {
        let Some(hex) = self.piece(at).spot.hex() else { return };
        self.public.shot.push((unit, at));
        self.shoot(unit, hex, threshold, table);
    }

    /// Units of the line in the hexes around one that has come.
    pub(crate) fn before(&self, mover: Unit) -> impl Iterator<Item = Unit> + '_ {
        let around = self.piece(mover).spot.hex().into_iter().flat_map(|at| self.battle.next(at));
        around.flat_map(|hex| self.line_units(hex))
    }

    /// S-SAB-2: Roman auxiliaries that a rush drives off.
    fn is_driven_off(&self, unit: Unit) -> bool {
        self.side(unit) == Side::Rome
            && self.kind(unit) != Kind::Cohort
            && !self.is(unit, Mark::ROUTED)
            && !self.is(unit, Mark::RUSHED)
    }

    /// S-SAB-2: those whom a unit that comes drives off.
    pub(crate) fn driven_off(&self, mover: Unit) -> impl Iterator<Item = Unit> + '_ {
        let rushes = self.rushes(mover) && !self.is(mover, Mark::ROUTED);
        self.before(mover).filter(move |unit| rushes && self.is_driven_off(*unit))
    }

    /// 8.24: whether a unit that was shot at may shoot back.
    pub(crate) fn check_reply(&self, unit: Unit, at: Unit) -> Result<i8, Refusal> {
        let no = Refusal::NoReply { unit };
        if self.is_engine(at)
            || self.is_engine(unit)
            || self.public.shot.contains(&(unit, at))
            || self.is_frozen(self.side(unit))
        {
            return Err(no);
        }
        let hex = self.piece(at).spot.hex().ok_or(no)?;
        self.check_shot(unit, hex, Manner::Standing)
    }
}
