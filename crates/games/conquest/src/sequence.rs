//! 3.0: the order of play. Only this module moves from phase to phase.
//!
//! Set-up; then turn by turn: reinforcements; A, the auxiliaries (5.6); the elite phase (5.5); B, the
//! activations (5.1) with orders (4.3), shock (8.3) and momentum (5.3) of one leader after the other;
//! E, rout and reload. Reactions interrupt moves, routs interrupt everything.
//!
//! [`State::go_on`] carries out what nobody decides, until somebody must decide.

mod close;
mod fight;
mod interrupts;

use kernel::{Outcome, Pending, Rule, SeatSet, Table};

use crate::action::Event;
use crate::ids::{Group, GroupSet, Leader, Side, Unit};
use crate::pack::{Battle, Roll};
use crate::state::{
    Due, Ending, Given, Mark, OF_PHASE, Orders, Phase, React, Segment, Shock, Spot, State, Status,
    Trumping, Which,
};

/// Who must decide.
pub(crate) fn pending(state: &State) -> Pending {
    match decider(state) {
        Ok(side) => Pending::one(side.seat()),
        Err((winner, by)) => {
            let winners = winner.map_or(SeatSet::NONE, |side| SeatSet::one(side.seat()));
            let rule = match by {
                Ending::Rout => "10.61",
                Ending::Time | Ending::BeachHead => "10.64",
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
        Phase::Withdraw(way) => of(way.unit),
        Phase::Away(away) => against(away.mover),
        Phase::Harass(harass) => of(harass.at),
        Phase::Reply(aim) => of(aim.by),
        Phase::Queue => state.active_side().enemy(),
        Phase::NameDefender { combat } => {
            let units = &state.public.combats[usize::from(combat)].defenders;
            units.first().map_or(Side::Rome, |unit| of(*unit))
        }
        Phase::NameAttacker { combat } | Phase::Choose { combat, .. } => {
            let units = &state.public.combats[usize::from(combat)].attackers;
            units.first().map_or(Side::Rome, |unit| of(*unit))
        }
        Phase::Advance(advance) => of(advance.unit),
        Phase::Pursuit(pursuit) => of(pursuit.unit),
        Phase::Follow { unit, .. } => of(unit),
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
            if !self.public.routing.is_empty() {
                if self.rout_first(table) {
                    continue;
                }
                return;
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
                | Phase::Follow { .. } => true,
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
        self.public.phase.restart(Phase::Auxiliaries);
    }

    /// S-GEN-6: reinforcements come.
    fn arrivals(&mut self, table: &mut Table<'_, Event>) {
        let battle: &'static Battle = self.battle;
        for (index, arrival) in battle.arrivals.iter().enumerate() {
            let here = |option: &Option<String>| option.as_deref() == Some(arrival.id.as_str());
            let waiting = battle.units.iter().any(|unit| {
                here(&battle.unit(*unit).arrives) && self.piece(*unit).spot == Spot::Waiting
            });
            if !waiting {
                continue;
            }
            let begun = self.public.arrived & (1 << index) != 0;
            let routs = arrival
                .routs
                .is_some_and(|(tribe, count)| self.public.tribes[tribe].routs >= count);
            if !begun {
                if self.public.turn < arrival.turn && !routs {
                    continue;
                }
                let most = match arrival.die {
                    None => None,
                    Some(Roll::Turn) => Some(self.public.turn),
                    Some(Roll::AtMost(most)) => Some(most),
                };
                if most.is_some_and(|most| !self.roll_at_most("arrival", most, table)) {
                    continue;
                }
                self.public.arrived |= 1 << index;
            }
            for unit in battle.units.iter().copied() {
                let data = battle.unit(unit);
                if !here(&data.arrives) || self.piece(unit).spot != Spot::Waiting {
                    continue;
                }
                let side = data.side;
                let free = |hex: &geometry::hex::Hex| {
                    self.may_stop(unit, None, *hex)
                        && self.holder(*hex).is_none_or(|holder| holder == side)
                        && !self.zone(*hex, side.enemy())
                };
                let own = data.start.filter(|hex| free(hex));
                let Some(hex) = own.or_else(|| arrival.entry.iter().find(|hex| free(hex))) else {
                    continue;
                };
                let under = self.line_units(hex).next().is_some();
                self.piece_mut(unit).under = under;
                self.put(unit, Spot::On(hex));
                table.tell(|| Event::Arrived { unit, hex });
            }
            self.arrive_with_units(&arrival.id);
        }
    }

    /// Leaders and eagles come with a unit of theirs.
    fn arrive_with_units(&mut self, id: &str) {
        let battle: &'static Battle = self.battle;
        for leader in battle.leaders.iter().copied() {
            let data = battle.leader(leader);
            if data.arrives.as_deref() != Some(id)
                || self.public.leaders[leader].spot != Spot::Waiting
            {
                continue;
            }
            let own = self.on_map().find(|(unit, _)| self.commands(leader, *unit));
            let start = data.start.filter(|hex| self.holder(*hex) == Some(data.side));
            if let Some(hex) = start.or(own.map(|(_, hex)| hex)) {
                self.public.leaders[leader].spot = Spot::On(hex);
            }
        }
        for legion in Group::all() {
            let Some(data) = &battle.eagles[legion] else { continue };
            if data.arrives.as_deref() != Some(id)
                || self.public.eagles[legion].spot != Spot::Waiting
            {
                continue;
            }
            let own = self.on_map().find(|(unit, _)| self.battle.unit(*unit).group == Some(legion));
            if let Some((_, hex)) = own {
                self.public.eagles[legion].spot = Spot::On(hex);
            }
        }
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

    /// 5.12: finds out whose turn it is.
    fn go_on_due(&mut self, due: Due, table: &mut Table<'_, Event>) -> bool {
        if due.level != u8::MAX {
            if due.picked.is_some() {
                return true;
            }
            let mut leaders = self.due_leaders(due.side, due.level);
            let (first, second) = (leaders.next(), leaders.next());
            drop(leaders);
            if first.is_some() && second.is_none() {
                self.amend(Phase::Due(Due { picked: first, ..due }));
            }
            return true;
        }
        self.public.trumped = [false; 2];
        self.wake_waiting();
        let Some(level) = self.lowest_level() else {
            self.amend(Phase::Close { step: crate::state::Closing::Flight });
            return false;
        };
        let side = self.due_side(level, table);
        self.amend(Phase::Due(Due { side, level, picked: None }));
        false
    }

    /// 5.12: the other side is due next at this level.
    fn alternate(&mut self, leader: Leader, level: u8) {
        if let Some(place) = self.public.next.get_mut(usize::from(level)) {
            *place = Some(self.battle.leader(leader).side.enemy());
        }
    }

    /// What has become of the leader who is due, and on to the next.
    pub(crate) fn settle_due(
        &mut self,
        due: Due,
        leader: Leader,
        status: Status,
        table: &mut Table<'_, Event>,
    ) {
        self.alternate(leader, due.level);
        self.public.leaders[leader].status = status;
        match status {
            Status::Passed => table.tell(|| Event::Passed { leader }),
            Status::Waiting => table.tell(|| Event::Waits { leader }),
            Status::Finished => table.tell(|| Event::Finished { leader }),
            Status::Inactive | Status::Active => {}
        }
        self.begin_activation();
    }

    /// 5.13: the leader who is due acts.
    pub(crate) fn activate_due(&mut self, due: Due, leader: Leader, table: &mut Table<'_, Event>) {
        self.alternate(leader, due.level);
        self.activate(leader, Which::First, false, table);
    }

    /// A leader gives orders.
    pub(crate) fn activate(
        &mut self,
        leader: Leader,
        which: Which,
        bound: bool,
        table: &mut Table<'_, Event>,
    ) {
        table.tell(|| Event::Activated { leader });
        let chief = &mut self.public.leaders[leader];
        chief.status = Status::Active;
        chief.used += 1;
        let pinned = self.is_pinned(leader);
        let given = if pinned { Given::Nothing } else { Given::Choosing };
        self.amend(Phase::Orders(Orders {
            leader: Some(leader),
            which,
            given,
            left: self.initiative(leader),
            arm: None,
            legions: GroupSet::EMPTY,
            waves: GroupSet::EMPTY,
            bound,
            costs_momentum: false,
            eager: false,
            closing: 0,
        }));
    }

    /// 5.26: he only marks units for shock, and has finished.
    pub(crate) fn shock_only(&mut self, due: Due, leader: Leader, table: &mut Table<'_, Event>) {
        table.tell(|| Event::ShockOnly { leader });
        self.alternate(leader, due.level);
        self.activate(leader, Which::First, false, table);
        if let Phase::Orders(orders) = self.public.phase.top_mut() {
            orders.given = Given::Nothing;
            orders.costs_momentum = true;
        }
    }

    /// 5.41: a leader has trumped one of his own side.
    pub(crate) fn trump(
        &mut self,
        due: Due,
        leader: Leader,
        free: bool,
        table: &mut Table<'_, Event>,
    ) {
        let passed = due.picked.expect("somebody is due");
        if free {
            self.public.free_trumps += 1;
        }
        if self.roll_trump(leader, table) {
            self.amend(Phase::Answer(Trumping { by: leader, due: passed }));
        } else {
            if !free {
                self.finish(leader, table);
            }
            self.alternate(passed, due.level);
            if self.is_pinned(passed) {
                self.begin_activation();
            } else {
                self.activate(passed, Which::First, false, table);
            }
        }
    }

    /// 5.42: a trump or a momentum is answered.
    pub(crate) fn trump_back(&mut self, leader: Leader, table: &mut Table<'_, Event>) {
        let (other, which) = match *self.public.phase.top() {
            Phase::Answer(trump) => (trump.by, Which::First),
            Phase::Countered { leader } => (leader, Which::Momentum),
            _ => return,
        };
        if self.roll_trump(leader, table) {
            self.finish(other, table);
            self.activate(leader, Which::First, true, table);
        } else {
            self.finish(leader, table);
            self.activate(other, which, which == Which::First, table);
        }
    }

    /// 5.42: it stands.
    pub(crate) fn let_stand(&mut self, table: &mut Table<'_, Event>) {
        if let Phase::Answer(trump) = *self.public.phase.top() {
            self.activate(trump.by, Which::First, true, table);
        } else if let Phase::Countered { leader } = *self.public.phase.top() {
            self.activate(leader, Which::Momentum, false, table);
        }
    }

    /// 5.51: a leader takes the elite phase.
    pub(crate) fn take_elite(&mut self, leader: Leader, table: &mut Table<'_, Event>) {
        self.public.elite[usize::from(self.public.turn > 1)] = true;
        table.tell(|| Event::Elite { leader });
        self.activate(leader, Which::Elite, false, table);
    }

    /// 5.32, 5.33: the die of momentum, and the die of fate.
    pub(crate) fn try_momentum(
        &mut self,
        leader: Leader,
        eager: bool,
        table: &mut Table<'_, Event>,
    ) {
        let charts = &self.pack.charts.momentum;
        let die = self.roll("momentum", table);
        if die == charts.fate {
            table.tell(|| Event::Fate { leader });
            self.finish(leader, table);
            if self.is_surprise() {
                return self.begin_activation();
            }
            let fate = self.roll("fate", table);
            if fate >= charts.turn_ends {
                table.tell(|| Event::TurnCut);
                self.amend(Phase::Close { step: crate::state::Closing::Flight });
            } else if fate <= charts.enemy_acts {
                let side = self.leader_side(leader).enemy();
                let any = self
                    .battle
                    .leaders
                    .iter()
                    .any(|other| self.check_reactivate(side, *other).is_ok());
                if any {
                    self.amend(Phase::Handover { side });
                } else {
                    self.begin_activation();
                }
            } else {
                self.begin_activation();
            }
            return;
        }
        let bonus = if eager { self.pack.charts.impetuosity.momentum } else { 0 };
        let success = die as i8 + bonus <= self.initiative(leader) as i8;
        table.tell(|| Event::Momentum { leader, success });
        if success {
            self.public.trumped = [false; 2];
            self.amend(Phase::Countered { leader });
        } else {
            self.finish(leader, table);
            self.begin_activation();
        }
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

    /// Takes off what a phase has marked.
    fn clear_phase(&mut self) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            let piece = self.piece_mut(unit);
            for mark in OF_PHASE {
                piece.marks.remove(mark);
            }
            piece.climbed = 0;
            piece.descended = 0;
            piece.answers = 0;
        }
        for leader in self.battle.leaders.iter().copied() {
            self.public.leaders[leader].moved = false;
        }
        for group in Group::all() {
            let command = &mut self.public.groups[group];
            command.extended = false;
            command.offered = false;
            self.public.eagles[group].moved = false;
        }
        self.public.volleys.clear();
        self.public.shot.clear();
        self.public.combats.clear();
        self.public.eagle_landed = false;
    }

    /// A leader's phase is over: the next wave, momentum, or the next leader.
    fn end_phase(&mut self, orders: Orders, table: &mut Table<'_, Event>) {
        self.clear_phase();
        let Some(leader) = orders.leader else { return self.begin_elite() };
        if let Some(legion) = orders.waves.first()
            && !self.is_gone(leader)
        {
            let mut next = Orders { given: Given::Legions, closing: 0, ..orders };
            next.waves.remove(legion);
            next.legions = GroupSet::one(legion);
            self.begin_legions(&next, GroupSet::one(legion));
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
    pub(crate) fn give_legions(&mut self, mut orders: Orders, waves: bool) {
        orders.given = Given::Legions;
        if waves && let Some(first) = orders.legions.first() {
            orders.waves = orders.legions;
            orders.waves.remove(first);
            orders.legions = GroupSet::one(first);
        }
        self.begin_legions(&orders, orders.legions);
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
