//! 5.1, 5.3 to 5.6: whose turn it is, trumps, momentum, elite phases.

use kernel::Table;

use crate::action::{Event, Refusal};
use crate::ids::{Leader, Side, Unit};
use crate::pack::{Kind, Role};
use crate::state::{Due, Mark, Phase, Segment, Shock, State, Status};

impl State {
    /// 5.12: the lowest level at which a leader can still act.
    pub(crate) fn lowest_level(&self) -> Option<u8> {
        let first = self.is_surprise()
            && self.battle.leaders.iter().any(|leader| {
                self.leader_side(*leader) == Side::Tribes && self.is_eligible(*leader)
            });
        self.battle
            .leaders
            .iter()
            .filter(|leader| {
                self.is_eligible(**leader) && (!first || self.leader_side(**leader) == Side::Tribes)
            })
            .map(|leader| self.due_level(*leader))
            .min()
    }

    /// The level at which a leader acts. One who waited comes at his own too, before all who are
    /// higher (5.26).
    fn due_level(&self, leader: Leader) -> u8 {
        self.initiative(leader).min(7)
    }

    /// Leaders of a side who are due at a level.
    pub(crate) fn due_leaders(&self, side: Side, level: u8) -> impl Iterator<Item = Leader> + '_ {
        self.battle.leaders.iter().copied().filter(move |leader| {
            self.leader_side(*leader) == side
                && self.is_eligible(*leader)
                && self.due_level(*leader) == level
        })
    }

    /// 5.12: which side is due at a level; a die decides between two once a turn.
    pub(crate) fn due_side(&mut self, level: u8, table: &mut Table<'_, Event>) -> Side {
        let has = |side: Side| self.due_leaders(side, level).next().is_some();
        let surprised = self.is_surprise() && has(Side::Tribes);
        if surprised || !has(Side::Rome) {
            return Side::Tribes;
        }
        if !has(Side::Tribes) {
            return Side::Rome;
        }
        if let Some(side) = self.public.next[usize::from(level)] {
            return side;
        }
        loop {
            let dice = [self.roll("initiative", table), self.roll("initiative", table)];
            if dice[0] != dice[1] {
                let side = if dice[0] > dice[1] { Side::Rome } else { Side::Tribes };
                self.public.next[usize::from(level)] = Some(side);
                table.tell(|| Event::DueSide { side, level });
                return side;
            }
        }
    }

    /// 5.12: those of whom one comes after a leader, as far as no die decides between the sides.
    pub(crate) fn next_after(&self, now: Option<Leader>) -> Vec<Leader> {
        let mut next: Vec<Leader> = self.battle.leaders.clone();
        next.retain(|leader| Some(*leader) != now && self.is_eligible(*leader));
        let keep = |next: &mut Vec<Leader>, side: Side| {
            if next.iter().any(|leader| self.leader_side(*leader) == side) {
                next.retain(|leader| self.leader_side(*leader) == side);
            }
        };
        if self.is_surprise() {
            keep(&mut next, Side::Tribes);
        }
        let Some(level) = next.iter().map(|leader| self.due_level(*leader)).min() else {
            return next;
        };
        next.retain(|leader| self.due_level(*leader) == level);
        // Who is due has not acted yet: after him it is the other side's turn at his level.
        let due = matches!(self.public.phase.top(), Phase::Due(_));
        let before = now.filter(|leader| due && self.due_level(*leader) == level);
        let side = match before {
            Some(leader) => Some(self.leader_side(leader).enemy()),
            None => self.public.next.get(usize::from(level)).copied().flatten(),
        };
        if let Some(side) = side {
            keep(&mut next, side);
        }
        next
    }

    /// 5.26: leaders who waited and are free now are due.
    pub(crate) fn wake_waiting(&mut self) {
        for index in 0..self.battle.leaders.len() {
            let leader = self.battle.leaders[index];
            let free = self.public.leaders[leader].status == Status::Waiting
                && !self.leader_in_zone(leader);
            if free {
                let chief = &mut self.public.leaders[leader];
                chief.status = Status::Inactive;
                chief.late = true;
            }
        }
    }

    /// 5.12.
    pub(crate) fn check_pick(&self, due: &Due, leader: Leader) -> Result<(), Refusal> {
        let fits = due.picked.is_none()
            && self.due_leaders(due.side, due.level).any(|other| other == leader);
        if fits { Ok(()) } else { Err(Refusal::NotDue { leader }) }
    }

    /// Whether a leader can give no orders because of where he stands (5.26, R-26).
    pub(crate) fn is_pinned(&self, leader: Leader) -> bool {
        self.role(leader) != Role::Proconsul && self.leader_in_zone(leader)
    }

    /// 5.13.
    pub(crate) fn check_activate(&self, leader: Leader) -> Result<(), Refusal> {
        if self.is_pinned(leader) { Err(Refusal::LeaderPinned { leader }) } else { Ok(()) }
    }

    /// 5.17.
    pub(crate) fn check_pass(&self, leader: Leader) -> Result<(), Refusal> {
        if self.role(leader) == Role::Legate { Ok(()) } else { Err(Refusal::NoPass { leader }) }
    }

    /// 5.26.
    pub(crate) fn check_pinned(&self, leader: Leader) -> Result<(), Refusal> {
        if self.is_pinned(leader) { Ok(()) } else { Err(Refusal::NotPinned { leader }) }
    }

    /// Whether a leader may trump at all (4.22, 5.43, 5.47, S-SAB-1).
    fn may_trump(&self, leader: Leader, side: Side) -> Result<(), Refusal> {
        let no = Err(Refusal::NoTrump { leader });
        if !self.battle.has_leader(leader)
            || self.leader_side(leader) != side
            || !self.is_eligible(leader)
            || self.is_surprise()
        {
            return no;
        }
        if self.role(leader) == Role::Legate && !self.leads_two(leader) {
            return no;
        }
        if self.public.trumped[side.index()] {
            return Err(Refusal::TrumpTried {});
        }
        if self.is_pinned(leader) && !self.has_markable(leader) {
            return Err(Refusal::LeaderPinned { leader });
        }
        Ok(())
    }

    /// Whether a leader has a unit that he could send into shock.
    pub(crate) fn has_markable(&self, leader: Leader) -> bool {
        let shock = Shock {
            leader: Some(leader),
            side: self.leader_side(leader),
            segment: Segment::Mark,
            from: 0,
            at: 0,
            pursuer: None,
        };
        self.battle.units.iter().any(|unit| self.check_mark(&shock, *unit).is_ok())
    }

    /// 5.41: whether a leader may trump one of his own side who is due.
    pub(crate) fn check_trump(&self, due: Leader, leader: Leader) -> Result<(), Refusal> {
        self.may_trump(leader, self.leader_side(due))?;
        if leader != due && self.initiative(leader) > self.initiative(due) {
            Ok(())
        } else {
            Err(Refusal::NoTrump { leader })
        }
    }

    /// S-LUT-2: whether a trump may be free.
    pub(crate) fn check_free_trump(&self, due: Leader, leader: Leader) -> Result<(), Refusal> {
        self.check_trump(due, leader)?;
        let own = self.battle.proconsul() == Some(leader);
        if own && self.public.free_trumps < self.battle.free_trumps {
            Ok(())
        } else {
            Err(Refusal::NoTrump { leader })
        }
    }

    /// 5.42: whether a leader may answer a trump or a momentum of the enemy's.
    pub(crate) fn check_trump_back(&self, against: Leader, leader: Leader) -> Result<(), Refusal> {
        self.may_trump(leader, self.leader_side(against).enemy())?;
        if self.initiative(leader) >= self.initiative(against) {
            Ok(())
        } else {
            Err(Refusal::NoTrump { leader })
        }
    }

    /// Whether anybody could answer.
    pub(crate) fn can_trump_back(&self, against: Leader) -> bool {
        self.battle.leaders.iter().any(|leader| self.check_trump_back(against, *leader).is_ok())
    }

    /// 5.41, 5.42: a trump is rolled for; success takes the momentum of all whom he passes (5.44).
    pub(crate) fn roll_trump(&mut self, leader: Leader, table: &mut Table<'_, Event>) -> bool {
        self.public.trumped[self.leader_side(leader).index()] = true;
        let success = self.roll_at_most("trump", self.initiative(leader), table);
        table.tell(|| Event::Trumped { leader, success });
        if success {
            let level = self.initiative(leader);
            for index in 0..self.battle.leaders.len() {
                let other = self.battle.leaders[index];
                let passed = other != leader
                    && self.public.leaders[other].status == Status::Inactive
                    && self.initiative(other) <= level;
                if passed {
                    self.public.leaders[other].spent = true;
                }
            }
        }
        success
    }

    /// A leader has finished (5.15).
    pub(crate) fn finish(&mut self, leader: Leader, table: &mut Table<'_, Event>) {
        if self.public.leaders[leader].status != Status::Finished {
            self.public.leaders[leader].status = Status::Finished;
            table.tell(|| Event::Finished { leader });
        }
    }

    /// 5.14, 5.31: whether a leader may try for momentum.
    pub(crate) fn may_try(&self, leader: Leader, costs_momentum: bool) -> bool {
        let chief = &self.public.leaders[leader];
        self.leader_hex(leader).is_some()
            && chief.status == Status::Active
            && chief.used < self.pack.charts.momentum.phases
            && !chief.spent
            && !chief.late
            && !costs_momentum
            && !self.leader_in_zone(leader)
    }

    /// 5.61: whether the auxiliaries can act.
    pub(crate) fn has_auxiliaries(&self) -> bool {
        let there = self
            .battle
            .units
            .iter()
            .any(|unit| self.kind(*unit) == Kind::Skirmisher && self.hex(*unit).is_some());
        there && self.proconsul().is_some() && !self.is_surprise()
    }

    /// 5.51: whether the elite phase can be used in this turn.
    pub(crate) fn has_elite(&self) -> bool {
        let used = self.public.elite[usize::from(self.public.turn > 1)];
        self.battle.elite
            && !used
            && !self.is_surprise()
            && self.proconsul().is_some_and(|leader| self.battle.leader(leader).elite)
    }

    /// 5.51: how many elite phases are left in the battle: one of its first turn, one of a later.
    pub(crate) fn elite_left(&self) -> u8 {
        let can = self.battle.elite
            && self.proconsul().is_some_and(|leader| self.battle.leader(leader).elite);
        let [first, later] = self.public.elite;
        let now = self.public.turn == 1 && !first && !self.is_surprise();
        if can { u8::from(now) + u8::from(!later) } else { 0 }
    }

    /// 5.51, 5.52: whether a leader may take it.
    pub(crate) fn check_elite(&self, leader: Leader) -> Result<(), Refusal> {
        let no = Err(Refusal::NoElite { leader });
        if !self.battle.has_leader(leader)
            || self.leader_side(leader) != Side::Rome
            || self.leader_hex(leader).is_none()
            || self.is_pinned(leader)
        {
            return no;
        }
        let chief = &self.public.leaders[leader];
        let left = chief.used < self.pack.charts.momentum.phases;
        if chief.status == Status::Inactive && left { Ok(()) } else { no }
    }

    /// 5.33: whether the enemy may activate a leader once more.
    pub(crate) fn check_reactivate(&self, side: Side, leader: Leader) -> Result<(), Refusal> {
        let there = self.battle.has_leader(leader)
            && self.leader_side(leader) == side
            && self.leader_hex(leader).is_some()
            && !self.is_pinned(leader)
            && !self.is_frozen(side);
        if there { Ok(()) } else { Err(Refusal::NoReactivation { leader }) }
    }

    /// S-SAB-5: unformed cohorts that were ordered and stood still reform their ranks.
    pub(crate) fn reform(&mut self, table: &mut Table<'_, Event>) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            let ordered = self.is(unit, Mark::ORDERED) || self.is(unit, Mark::IN_LINE);
            if self.is(unit, Mark::UNFORMED)
                && ordered
                && !self.is(unit, Mark::MOVED)
                && self.piece(unit).spot.hex().is_some()
            {
                let help = self.reform_help(unit);
                let die = self.roll("reform", table) as i8 + help;
                if die <= self.printed_quality(unit) as i8 {
                    self.unmark(unit, Mark::UNFORMED);
                    table.tell(|| Event::Formed { unit });
                }
            }
        }
    }

    /// What leaders and the eagle near a cohort do for it.
    fn reform_help(&self, unit: Unit) -> i8 {
        let Some(hex) = self.piece(unit).spot.hex() else { return 0 };
        let near = |at: Option<geometry::hex::Hex>| {
            at.is_some_and(|at| self.battle.grid.distance(at, hex) <= 1)
        };
        let group = self.battle.unit(unit).group;
        let led = self.battle.leaders.iter().any(|leader| {
            let his = self.role(*leader) == Role::Proconsul
                || group.is_some() && self.group_of(*leader) == group;
            self.leader_side(*leader) == Side::Rome && his && near(self.leader_hex(*leader))
        });
        let eagle = group.is_some_and(|group| near(self.eagle_hex(group)));
        let mut sum = 0;
        if led {
            sum += self.battle.reform_leader;
        }
        if eagle {
            sum += self.battle.reform_eagle;
        }
        sum
    }
}
