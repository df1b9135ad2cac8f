//! 4.34, 4.24, S-RHI-5, S-BRI-5: orders to whole legions, and who hears them.

use kernel::{Rule, Table};

use crate::action::{Event, Refusal};
use crate::ids::{Field, Group, GroupSet, Leader, Side, Unit, UnitSet};
use crate::pack::{Kind, Role};
use crate::sight::Sight;
use crate::state::{Extras, Given, Mark, Orders, Spot, State, Status, Which};

impl State {
    /// 4.22, 4.25, 4.34, 4.37: whether a leader may give this legion an order.
    pub(crate) fn check_legion(&self, orders: &Orders, legion: Group) -> Result<(), Refusal> {
        let leader = Self::check_choosing(orders)?;
        let no = Err(Refusal::NoLegion { legion });
        let data = self.battle.leader(leader);
        if !legion.is_legion() || data.side != Side::Rome || orders.legions.contains(legion) {
            return no;
        }
        if orders.legions.len() >= usize::from(data.capacity) {
            return no;
        }
        let relay = self.legate(legion).filter(|legate| !self.is_gone(*legate));
        let command = &self.public.groups[legion];
        match data.role {
            Role::Proconsul => {
                let legate = relay.ok_or(Refusal::NoLegion { legion })?;
                if self.is_spent(legion) {
                    return Err(Refusal::LegionUsed { legion });
                }
                if !self.leader_in_range(leader, legate) {
                    return no;
                }
            }
            Role::Legate => {
                let own = self.group_of(leader) == Some(legion);
                if orders.which == Which::Momentum && !self.leads_two(leader) {
                    return Err(Refusal::OtherKind {});
                }
                if command.by_proconsul {
                    return Err(Refusal::LegionTaken { legion });
                }
                if !own {
                    let pair = self.public.labienus;
                    if self.is_spent(legion) && !pair.contains(legion) {
                        return Err(Refusal::LegionUsed { legion });
                    }
                    let free = pair.contains(legion)
                        || pair.len() < usize::from(data.capacity)
                            && self.battle.second_legion.is_none_or(|second| second == legion);
                    let legate = relay.ok_or(Refusal::NoLegion { legion })?;
                    if !self.leads_two(leader) || !free || !self.leader_in_range(leader, legate) {
                        return no;
                    }
                }
            }
            Role::TribalCommander | Role::Chief => return no,
        }
        if self.legion_line(leader, legion).is_empty() { no } else { Ok(()) }
    }

    /// Whether the legate of a group has acted with it, or has finished for the turn, so that nobody
    /// else activates it (4.24, 4.37, 6.12).
    pub(crate) fn is_spent(&self, group: Group) -> bool {
        let finished = |legate: Leader| {
            !self.is_gone(legate) && self.public.leaders[legate].status == Status::Finished
        };
        self.public.groups[group].by_legate || self.legate(group).is_some_and(finished)
    }

    /// Who relays a legion order: the legate whose range counts (4.34).
    pub(crate) fn relay(&self, leader: Leader, legion: Group) -> Option<Leader> {
        if self.group_of(leader) == Some(legion) {
            return Some(leader);
        }
        self.legate(legion).filter(|legate| !self.is_gone(*legate))
    }

    /// Cohorts and the catapult that a legion order reaches now (4.34, 4.36).
    pub(crate) fn legion_line(&self, leader: Leader, legion: Group) -> UnitSet {
        let Some(relay) = self.relay(leader, legion) else { return UnitSet::EMPTY };
        let Some(from) = self.leader_hex(relay) else { return UnitSet::EMPTY };
        let reach = self.reach(relay, self.range(relay));
        self.battle
            .units
            .iter()
            .copied()
            .filter(|unit| {
                self.battle.unit(*unit).group == Some(legion)
                    && self.is_orderable(*unit)
                    && self.hex(*unit).is_some_and(|hex| {
                        reach.has(hex) && self.sees(from, hex, Sight::Command(Side::Rome))
                    })
                    && (self.role(leader) == Role::Proconsul || self.commands(leader, *unit))
            })
            .collect()
    }

    /// S-RHI-5: whether the third line may be sent in: once, by its leader in his first phase, when
    /// enough cohorts are routed or lost.
    pub(crate) fn check_relief(&self, orders: &Orders) -> Result<(), Refusal> {
        let leader = Self::check_choosing(orders)?;
        let no = Err(Refusal::NoRelief {});
        let Some(relief) = &self.battle.relief else { return no };
        let gone = |unit: Unit| match self.piece(unit).spot {
            Spot::Lost => true,
            Spot::On(_) | Spot::Camp => self.is(unit, Mark::ROUTED),
            Spot::Out | Spot::Waiting | Spot::Pursuing(_) | Spot::Aboard(_) => false,
        };
        let cohorts = self.battle.units.iter().copied();
        let lost = cohorts.filter(|unit| self.kind(*unit) == Kind::Cohort && gone(*unit)).count();
        if self.public.options.extras == Extras::Without
            || self.public.relieved
            || leader != relief.leader
            || orders.which != Which::First
            || lost < usize::from(relief.lost)
            || self.third_line(leader).is_empty()
        {
            return no;
        }
        Ok(())
    }

    /// S-RHI-5: cohorts of the third lines that he can send in.
    fn third_line(&self, leader: Leader) -> UnitSet {
        let Some(relief) = &self.battle.relief else { return UnitSet::EMPTY };
        let reach = self.reach(leader, relief.range);
        let able = |unit: &Unit| {
            self.is_orderable(*unit) && self.hex(*unit).is_some_and(|hex| reach.has(hex))
        };
        relief.units.iter().filter(able).collect()
    }

    /// S-RHI-5: the third line is sent in, instead of all other orders.
    pub(crate) fn begin_relief(&mut self, orders: &mut Orders, table: &mut Table<'_, Event>) {
        let leader = orders.leader.expect("somebody sends them in");
        for unit in self.third_line(leader).iter() {
            self.mark(unit, Mark::IN_LINE);
        }
        self.public.relieved = true;
        orders.given = Given::Relief;
        orders.left = self.battle.relief.as_ref().map_or(0, |relief| relief.cohorts);
        table.tell(|| Event::Relief { leader });
    }

    /// 4.22: whether a legion order of a legate needs no die.
    pub(crate) fn legion_is_free(&self, leader: Leader, legion: Group) -> bool {
        if self.role(leader) == Role::Proconsul
            || self.public.turn <= self.battle.own_judgement.max(1)
        {
            return true;
        }
        let who = self.relay(leader, legion).unwrap_or(leader);
        self.proconsul().is_some_and(|proconsul| self.leader_in_range(proconsul, who))
    }

    /// 4.22, 4.34: gives a legion order; a legate outside the proconsul's range rolls for it.
    pub(crate) fn add_legion(
        &mut self,
        orders: &mut Orders,
        legion: Group,
        table: &mut Table<'_, Event>,
    ) {
        let leader = orders.leader.expect("legion orders are given by somebody");
        if !self.legion_is_free(leader, legion) {
            let who = self.relay(leader, legion).unwrap_or(leader);
            if !self.roll_at_most("strategy", self.strategy(who), table) {
                table.tell(|| Event::OrderFailed { leader, rule: Rule("4.22") });
                if orders.legions.is_empty() {
                    orders.given = Given::Single;
                    if orders.which != Which::Elite {
                        self.legate_acts(leader, legion);
                    }
                } else {
                    // He has rolled for it; the others go without it.
                    orders.given = Given::Legions;
                    self.begin_legions(orders, orders.legions, table);
                }
                return;
            }
        }
        table.tell(|| Event::LegionOrdered { leader, legion });
        orders.legions.insert(legion);
        if self.leads_two(leader) {
            self.public.labienus.insert(legion);
        }
    }

    /// 4.41: the legate has acted, or the proconsul has for him.
    pub(crate) fn legate_acts(&mut self, leader: Leader, group: Group) {
        match self.role(leader) {
            Role::Proconsul => self.public.groups[group].by_proconsul = true,
            Role::Legate => self.public.groups[group].by_legate = true,
            Role::TribalCommander | Role::Chief => {}
        }
    }

    /// Begins the legion orders of these legions: marks whom they reach.
    pub(crate) fn begin_legions(
        &mut self,
        orders: &Orders,
        legions: GroupSet,
        table: &mut Table<'_, Event>,
    ) {
        let leader = orders.leader.expect("legion orders are given by somebody");
        for legion in legions.iter() {
            for unit in self.legion_line(leader, legion).iter() {
                self.mark(unit, Mark::IN_LINE);
            }
            if orders.which != Which::Elite || self.role(leader) == Role::Proconsul {
                self.legate_acts(leader, legion);
            }
            if legion == Group::TENTH {
                self.tenth_forms(table);
            }
        }
    }

    /// S-SAB-5: the tenth forms at its first legion order.
    fn tenth_forms(&mut self, table: &mut Table<'_, Event>) {
        if self.battle.field != Field::SABIS || self.public.tenth {
            return;
        }
        self.public.tenth = true;
        let tenth: UnitSet = self
            .battle
            .units
            .iter()
            .copied()
            .filter(|unit| {
                self.battle.unit(*unit).group == Some(Group::TENTH)
                    && self.is(*unit, Mark::IN_LINE)
                    && self.is(*unit, Mark::UNFORMED)
            })
            .collect();
        for unit in tenth.iter() {
            self.unmark(unit, Mark::UNFORMED);
            table.tell(|| Event::Formed { unit });
        }
    }
}
