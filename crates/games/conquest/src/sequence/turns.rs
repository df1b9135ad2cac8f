//! 5.1, 5.3 to 5.5: whose turn it is, trumps, momentum and the die of fate.

use kernel::Table;

use crate::action::Event;
use crate::ids::{GroupSet, Leader};
use crate::state::{Due, Given, Orders, Phase, State, Status, Trumping, Which};

impl State {
    /// 5.12: finds out whose turn it is.
    pub(super) fn go_on_due(&mut self, due: Due, table: &mut Table<'_, Event>) -> bool {
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
        // What came of the last shock has been there to look at until now.
        self.public.combats.clear();
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
            if self.is_pinned(passed) {
                // He is still due, and this was the one trump of his activation (5.43).
                self.amend(Phase::Due(due));
            } else {
                self.alternate(passed, due.level);
                self.activate(passed, Which::First, false, table);
            }
        }
    }

    /// 5.42: a trump of another, or his momentum, is answered.
    pub(crate) fn trump_back(
        &mut self,
        other: Leader,
        which: Which,
        leader: Leader,
        table: &mut Table<'_, Event>,
    ) {
        if self.roll_trump(leader, table) {
            self.finish(other, table);
            self.activate(leader, Which::First, true, table);
        } else {
            self.finish(leader, table);
            self.activate(other, which, which == Which::First, table);
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
}
