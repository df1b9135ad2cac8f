//! 3.0: the order of play. Only this module moves from phase to phase.
//!
//! Set-up; then turn by turn: reinforcements; A, the auxiliaries (5.6); the elite phase (5.5); B, the
//! activations (5.1) with orders (4.3), shock (8.3) and momentum (5.3) of one leader after the other;
//! E, rout and reload. Reactions interrupt moves, routs interrupt everything.
//!
//! [`State::go_on`] carries out what nobody decides, until somebody must decide.

mod arrivals;
mod close;
mod fight;
mod interrupts;
mod turns;

use kernel::{Outcome, Pending, Rule, SeatSet, Table};

use crate::action::Event;
use crate::ids::{Group, GroupSet, Leader, Side, Unit};
use crate::state::{
    Due, Ending, Given, Mark, OF_PHASE, Orders, Phase, React, Segment, Shock, State, Status, Which,
};

/// Who must decide.
pub(crate) fn pending(state: &State) -> Pending {
    match decider(state) {
        Ok(side) => Pending::one(side.seat()),
        Err((winner, by)) => {
            let winners = winner.map_or(SeatSet::NONE, |side| SeatSet::one(side.seat()));
            let rule = match by {
                Ending::Rout => "10.61",
                Ending::Time => "S-GEN-5",
                Ending::BeachHead => "S-BRI-10",
            };
            Pending::Over(Outcome { winners, rule: Rule(rule) })
        }
    }
}

/// The side that decides, or how the battle ended.
pub(crate) fn decider(state: &State) -> Result<Side, (Option<Side>, Ending)> {
    let of = |unit: Unit| state.side(unit);
    let against = |unit: Unit| state.side(unit).enemy();
    let led = |leader: Leader| state.leader_side(leader);
    Ok(match *state.public.phase.top() {
        Phase::Over { winner, by } => return Err((winner, by)),
        Phase::Setup | Phase::Auxiliaries | Phase::Elite => Side::Rome,
        Phase::Due(due) => due.side,
        Phase::Answer(trump) => led(trump.by).enemy(),
        Phase::Orders(orders) => orders.leader.map_or(Side::Rome, led),
        Phase::Shock(shock) => shock.side,
        Phase::Momentum { leader, .. } | Phase::Return { leader } => led(leader),
        Phase::Countered { leader } => led(leader).enemy(),
        Phase::Handover { side } => side,
        Phase::Close { .. } => Side::Tribes,
        Phase::Move(moving) => of(moving.unit),
        Phase::Ride(_) | Phase::Late => state.active_side(),
        Phase::React(react) => against(react.mover),
        Phase::Leave(leave) => against(leave.mover),
        Phase::Driven { mover, .. } => against(mover),
        Phase::Withdraw(way) => of(way.unit),
        Phase::Away(away) => against(away.mover),
        Phase::Harass(harass) => of(harass.at),
        Phase::Reply(aim) => of(aim.by),
        Phase::Queue => state.active_side().enemy(),
        Phase::NameDefender { combat } => {
            let units = &state.public.combats[usize::from(combat)].defenders;
            units.first().map_or(Side::Rome, |unit| of(*unit))
        }
        Phase::NameAttacker { combat }
        | Phase::Choose { combat, .. }
        | Phase::Pursuer { combat } => {
            let units = &state.public.combats[usize::from(combat)].attackers;
            units.first().map_or(Side::Rome, |unit| of(*unit))
        }
        Phase::Advance(advance) => of(advance.unit),
        Phase::Pursuit(pursuit) => of(pursuit.unit),
        Phase::Follow { unit, .. }
        | Phase::Enter { unit, .. }
        | Phase::Press { unit, .. }
        | Phase::StepBack { unit } => of(unit),
        Phase::Face => state.public.turning.first().map_or(Side::Rome, |one| of(one.unit)),
        Phase::OddHit { among, .. } => among.iter().next().map_or(Side::Rome, of),
        Phase::Flee(flee) => of(flee.unit),
        Phase::RideHome { .. } => Side::Rome,
        Phase::Arrive => state.public.entering.first().map_or(Side::Rome, |unit| of(*unit)),
    })
}

impl State {
    /// The side whose leader acts.
    pub fn active_side(&self) -> Side {
        for phase in self.public.phase.iter() {
            if let Phase::Orders(orders) = phase {
                return orders.leader.map_or(Side::Rome, |leader| self.leader_side(leader));
            }
            if let Phase::Shock(shock) = phase {
                return shock.side;
            }
        }
        Side::Rome
    }

    /// The leader who acts.
    pub fn active_leader(&self) -> Option<Leader> {
        self.orders().and_then(|orders| orders.leader)
    }

    /// Carries out what follows by itself, until somebody must decide.
    pub(crate) fn go_on(&mut self, table: &mut Table<'_, Event>) {
        loop {
            if let Phase::Flee(_) = self.public.phase.top() {
                return;
            }
            if !self.public.routing.is_empty() {
                if self.rout_first(table) {
                    continue;
                }
                return;
            }
            if !self.public.turning.is_empty() {
                if *self.public.phase.top() != Phase::Face {
                    self.interrupt(Phase::Face);
                }
            } else if !self.public.entering.is_empty()
                && !matches!(self.public.phase.top(), Phase::Face | Phase::Arrive)
            {
                self.interrupt(Phase::Arrive);
            }
            let waits = match *self.public.phase.top() {
                Phase::Over { .. }
                | Phase::Setup
                | Phase::Momentum { .. }
                | Phase::Handover { .. }
                | Phase::Return { .. }
                | Phase::Ride(_)
                | Phase::NameDefender { .. }
                | Phase::NameAttacker { .. }
                | Phase::Choose { .. }
                | Phase::Press { .. }
                | Phase::OddHit { .. }
                | Phase::Pursuer { .. }
                | Phase::RideHome { .. }
                | Phase::Flee(_)
                | Phase::Follow { .. } => true,
                Phase::Enter { unit, to } => {
                    let waits = self.check_enter(unit, to).is_ok();
                    self.pop_unless(waits)
                }
                Phase::StepBack { unit } => {
                    let waits = self.can_step_back(unit);
                    self.pop_unless(waits)
                }
                Phase::Arrive => {
                    let waits = self.somebody_enters(table);
                    self.pop_unless(waits)
                }
                Phase::Face => {
                    let waits = self.somebody_turns();
                    self.pop_unless(waits)
                }
                Phase::Auxiliaries => self.skip(self.has_auxiliaries(), Self::begin_elite),
                Phase::Elite => self.skip(self.has_elite(), Self::begin_activation),
                Phase::Due(due) => self.go_on_due(due, table),
                Phase::Answer(trump) => {
                    let can = self.can_trump_back(trump.by);
                    if !can {
                        self.activate(trump.by, Which::First, true, table);
                    }
                    can
                }
                Phase::Countered { leader } => {
                    let can = self.can_trump_back(leader);
                    if !can {
                        self.activate(leader, Which::Momentum, false, table);
                    }
                    can
                }
                Phase::Orders(orders) => self.go_on_orders(orders, table),
                Phase::Shock(shock) => self.go_on_shock(shock, table),
                Phase::Close { step } => self.go_on_close(step, table),
                Phase::Move(moving) => self.go_on_move(moving, table),
                Phase::React(react) => self.go_on_react(react, table),
                Phase::Leave(leave) => {
                    let waits = !self.exit_shooters(&leave).is_empty();
                    self.pop_unless(waits)
                }
                Phase::Driven { mover, units } => self.go_on_driven(mover, units),
                Phase::Withdraw(way) => self.go_on_withdraw(way, table),
                Phase::Away(away) => self.go_on_away(away, table),
                Phase::Harass(harass) => self.go_on_harass(harass, table),
                Phase::Reply(aim) => {
                    let waits = self.check_reply(aim.by, aim.at).is_ok();
                    self.pop_unless(waits)
                }
                Phase::Queue => self.go_on_queue(),
                Phase::Late => self.go_on_late(),
                Phase::Advance(advance) => self.go_on_advance(advance, table),
                Phase::Pursuit(pursuit) => self.go_on_pursuit(pursuit, table),
            };
            if waits {
                return;
            }
        }
    }

    fn skip(&mut self, waits: bool, then: fn(&mut Self)) -> bool {
        if !waits {
            then(self);
        }
        waits
    }

    fn pop_unless(&mut self, waits: bool) -> bool {
        if !waits {
            self.public.phase.pop();
        }
        waits
    }

    /// Ends an interrupt whose decision has been made.
    pub(crate) fn end_interrupt(&mut self) {
        self.public.phase.pop();
    }

    /// Interrupts what goes on.
    pub(crate) fn interrupt(&mut self, phase: Phase) {
        self.public.phase.push(phase);
    }

    /// Goes on within the phase at the top.
    pub(crate) fn amend(&mut self, phase: Phase) {
        self.public.phase.replace(phase);
    }

    /// 3.0: a turn begins: reinforcements, then A.
    pub(crate) fn begin_turn(&mut self, table: &mut Table<'_, Event>) {
        let turn = self.public.turn;
        table.tell(|| Event::Turn { turn });
        self.arrivals(table);
        for index in 0..self.battle.leaders.len() {
            let leader = self.battle.leaders[index];
            let inside = self.leader_hex(leader).is_some_and(|hex| {
                self.battle.camp.contains(hex) || self.battle.laager.contains(hex)
            });
            self.public.leaders[leader].camped = inside;
        }
        self.public.combats.clear();
        self.public.phase.restart(Phase::Auxiliaries);
    }

    /// 5.61: the auxiliaries act.
    pub(crate) fn begin_auxiliaries(&mut self, table: &mut Table<'_, Event>) {
        table.tell(|| Event::Auxiliaries);
        if let Some(leader) = self.proconsul() {
            self.public.leaders[leader].used += 1;
        }
        self.amend(Phase::Orders(Orders {
            leader: None,
            which: Which::Auxiliaries,
            given: Given::Auxiliaries,
            left: 0,
            arm: None,
            legions: GroupSet::EMPTY,
            waves: GroupSet::EMPTY,
            bound: false,
            costs_momentum: false,
            eager: false,
            closing: 0,
        }));
    }

    /// 5.5: after the auxiliaries the elite phase.
    pub(crate) fn begin_elite(&mut self) {
        self.amend(Phase::Elite);
    }

    /// 5.1: activations.
    pub(crate) fn begin_activation(&mut self) {
        self.amend(Phase::Due(Due { side: Side::Rome, level: u8::MAX, picked: None }));
    }

    /// Orders: what follows when no more are given.
    fn go_on_orders(&mut self, orders: Orders, table: &mut Table<'_, Event>) -> bool {
        let gone = orders.leader.is_some_and(|leader| self.is_gone(leader));
        if gone && orders.given != Given::Nothing {
            self.amend(Phase::Orders(Orders { given: Given::Nothing, ..orders }));
            return false;
        }
        if orders.given != Given::Nothing {
            return true;
        }
        let next = Phase::Orders(Orders { closing: orders.closing + 1, ..orders });
        self.amend(next);
        match orders.closing {
            0 => self.interrupt(Phase::Queue),
            1 => self.interrupt(Phase::Late),
            2 => {
                if self.battle.field == crate::ids::Field::SABIS {
                    self.reform(table);
                }
                if orders.which != Which::Auxiliaries {
                    self.begin_shock(&orders);
                }
            }
            _ => self.end_phase(orders, table),
        }
        false
    }

    /// 8.3: the shock segment of a leader's phase.
    fn begin_shock(&mut self, orders: &Orders) {
        self.clean_marks();
        self.public.combats.clear();
        let side = orders.leader.map_or(Side::Rome, |leader| self.leader_side(leader));
        self.interrupt(Phase::Shock(Shock {
            leader: orders.leader,
            side,
            segment: Segment::Mark,
            from: 0,
            at: 0,
            pursuer: None,
        }));
    }

    /// Takes off what a phase has marked. Between two waves each unit's attack and the points of
    /// the one who gives the orders stay spent.
    fn clear_phase(&mut self, wave_of: Option<Leader>) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            let piece = self.piece_mut(unit);
            for mark in OF_PHASE {
                if wave_of.is_none() || mark != Mark::ATTACKED {
                    piece.marks.remove(mark);
                }
            }
            piece.climbed = 0;
            piece.descended = 0;
            piece.answers = 0;
        }
        for leader in self.battle.leaders.iter().copied() {
            if wave_of != Some(leader) {
                self.public.leaders[leader].moved = false;
                self.public.leaders[leader].ridden = 0;
            }
        }
        for group in Group::all() {
            let command = &mut self.public.groups[group];
            command.extended = false;
            command.offered = false;
            self.public.eagles[group].moved = false;
        }
        self.public.volleys.clear();
        self.public.shot.clear();
        self.public.eagle_landed = false;
    }

    /// A leader's phase is over: the next wave, momentum, or the next leader.
    fn end_phase(&mut self, orders: Orders, table: &mut Table<'_, Event>) {
        let again = !orders.waves.is_empty();
        self.clear_phase(orders.leader.filter(|leader| again && !self.is_gone(*leader)));
        let Some(leader) = orders.leader else { return self.begin_elite() };
        if let Some(legion) = orders.waves.first()
            && !self.is_gone(leader)
        {
            let mut next = Orders { given: Given::Legions, closing: 0, ..orders };
            next.waves.remove(legion);
            next.legions = GroupSet::one(legion);
            self.public.combats.clear();
            self.begin_legions(&next, GroupSet::one(legion), table);
            return self.amend(Phase::Orders(next));
        }
        match orders.which {
            Which::Elite => {
                let chief = &mut self.public.leaders[leader];
                if chief.status == Status::Active {
                    chief.status = Status::Inactive;
                }
                self.begin_activation();
            }
            Which::Auxiliaries => self.begin_elite(),
            Which::Reactivated => {
                self.finish(leader, table);
                self.begin_activation();
            }
            Which::First | Which::Momentum => {
                if self.may_try(leader, orders.costs_momentum) {
                    self.amend(Phase::Momentum { leader, eager: orders.eager });
                } else {
                    self.finish(leader, table);
                    self.begin_activation();
                }
            }
        }
    }

    /// The legions that were chosen act.
    pub(crate) fn give_legions(
        &mut self,
        mut orders: Orders,
        waves: bool,
        table: &mut Table<'_, Event>,
    ) {
        orders.given = Given::Legions;
        if waves && let Some(first) = orders.legions.first() {
            orders.waves = orders.legions;
            orders.waves.remove(first);
            orders.legions = GroupSet::one(first);
        }
        self.begin_legions(&orders, orders.legions, table);
        self.amend(Phase::Orders(orders));
    }

    /// The leader has nothing more to order: fire of the other side, then shock.
    pub(crate) fn end_orders(&mut self, orders: Orders) {
        self.amend(Phase::Orders(Orders { given: Given::Nothing, ..orders }));
    }

    /// A unit has come to a hex in the shock segment: the other side may react.
    fn react_in_shock(&mut self, mover: Unit, from: geometry::hex::Hex) {
        self.interrupt(Phase::React(React { mover, from: Some(from), shock: true }));
    }

    /// The battle ends.
    pub(crate) fn end_battle(
        &mut self,
        winner: Option<Side>,
        by: Ending,
        table: &mut Table<'_, Event>,
    ) {
        self.public.phase.restart(Phase::Over { winner, by });
        table.tell(|| Event::Over { winner, by });
    }

    /// Whether a unit that must act has (5.46).
    pub(crate) fn has_done_something(&self) -> bool {
        self.battle.units.iter().any(|unit| {
            [Mark::ENTERED, Mark::FIRED, Mark::HARASSED].iter().any(|mark| self.is(*unit, *mark))
        })
    }
}
