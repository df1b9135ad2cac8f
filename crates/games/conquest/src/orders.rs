//! 4.2, 4.3, 4.5, 5.2: kinds of orders, and who may be given one.

mod legions;

use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Event, Refusal};
use crate::ids::{Field, Leader, Side, Unit, UnitSet};
use crate::pack::{Kind, Role};
use crate::sight::Sight;
use crate::state::{Arm, Given, Mark, Orders, State, Status, Which};

/// What a unit is ordered to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Move, and shoot on the way.
    Move,
    /// Shoot standing.
    Fire,
    /// 8.61.
    Harass,
    /// 10.14.
    Recover,
    /// 10.41.
    Rally,
    /// 6.95.
    Swap,
    /// 9.32.
    Mode,
}

impl State {
    /// The orders in progress, whatever interrupts them.
    pub fn orders(&self) -> Option<&Orders> {
        self.public.phase.iter().find_map(|phase| {
            if let crate::state::Phase::Orders(orders) = phase { Some(orders) } else { None }
        })
    }

    /// 4.33: whether a kind of order is still to be chosen.
    fn check_choosing(orders: &Orders) -> Result<Leader, Refusal> {
        if orders.given != Given::Choosing {
            return Err(Refusal::OtherKind {});
        }
        orders.leader.ok_or(Refusal::OtherKind {})
    }

    /// 4.32.
    pub(crate) fn check_individual(orders: &Orders) -> Result<(), Refusal> {
        Self::check_choosing(orders)?;
        if orders.legions.is_empty() { Ok(()) } else { Err(Refusal::OtherKind {}) }
    }

    /// Whether a unit may be ordered at all: not routed, rallied or finished.
    pub(crate) fn is_orderable(&self, unit: Unit) -> bool {
        let piece = self.piece(unit);
        self.hex(unit).is_some()
            && !piece.is(Mark::ROUTED)
            && !piece.is(Mark::RALLIED)
            && !piece.is(Mark::FINISHED)
    }

    /// 4.54: how a tribal leader's line order comes about.
    pub(crate) fn line_is_free(&self, orders: &Orders, leader: Leader) -> bool {
        if orders.which == Which::Momentum {
            return false;
        }
        if self.public.turn == 1 || self.role(leader) == Role::TribalCommander {
            return true;
        }
        let tribe = self.battle.leader(leader).tribe;
        match tribe.and_then(|tribe| self.commander(tribe)) {
            Some(commander) => self.leader_in_range(commander, leader),
            // A chief alone is always in his own range, but for the Britons (S-BRI-9) and those
            // whose commander is dead (4.64).
            None => {
                self.battle.field != Field::BRITANNIA
                    && tribe.is_some_and(|tribe| !self.has_commander(tribe))
            }
        }
    }

    /// 4.35, 4.54: whether a line order is possible.
    pub(crate) fn check_line(
        &self,
        orders: &Orders,
        arm: Arm,
        by_die: bool,
    ) -> Result<(), Refusal> {
        let leader = Self::check_choosing(orders)?;
        if !orders.legions.is_empty() {
            return Err(Refusal::OtherKind {});
        }
        let rule = match self.leader_side(leader) {
            Side::Rome => Rule("4.35"),
            Side::Tribes => Rule("4.54"),
        };
        let no = Err(Refusal::NoLine { rule });
        match self.role(leader) {
            Role::Proconsul => {
                if by_die || arm == Arm::Foot {
                    return no;
                }
            }
            Role::Legate => {
                let horse = self.group_of(leader).is_some_and(|group| !group.is_legion());
                if by_die || arm != Arm::Horse || !horse || orders.which == Which::Momentum {
                    return no;
                }
            }
            Role::TribalCommander | Role::Chief => {
                let momentum = orders.which == Which::Momentum;
                let free = self.line_is_free(orders, leader);
                let allowed = if by_die { momentum || !free } else { !momentum };
                if arm == Arm::Skirmishers || !allowed {
                    return no;
                }
            }
        }
        if self.line(leader, arm).is_empty() { no } else { Ok(()) }
    }

    /// Units that a line order reaches now (4.35, 4.36, 4.53, 4.54).
    pub(crate) fn line(&self, leader: Leader, arm: Arm) -> UnitSet {
        let Some(from) = self.leader_hex(leader) else { return UnitSet::EMPTY };
        let side = self.leader_side(leader);
        let reach = self.reach(leader, self.rated_line(leader));
        let all_gauls = self
            .battle
            .one_line
            .filter(|_| !self.public.shocked && side == Side::Tribes && arm == Arm::Foot);
        let fits = |unit: Unit| {
            self.is_orderable(unit)
                && self.arm(unit) == Some(arm)
                && !(side == Side::Rome && self.piece(unit).ordered_by.is_some())
                && self.check_command(leader, unit, all_gauls.is_some()).is_ok()
        };
        let sees = |hex: Hex| self.sees(from, hex, Sight::Command(side));
        let mut all: UnitSet = match all_gauls {
            None => self
                .battle
                .units
                .iter()
                .copied()
                .filter(|unit| self.hex(*unit).is_some_and(|hex| reach.has(hex)) && fits(*unit))
                .collect(),
            Some((commander, distance)) => {
                let center = self.leader_hex(commander);
                let near = |hex: Hex| {
                    center.is_some_and(|at| self.battle.grid.distance(at, hex) <= distance)
                };
                self.battle
                    .units
                    .iter()
                    .copied()
                    .filter(|unit| {
                        self.kind(*unit) == Kind::BarbarianInfantry
                            && self.hex(*unit).is_some_and(near)
                            && fits(*unit)
                    })
                    .collect()
            }
        };
        if side == Side::Rome {
            return all.iter().filter(|unit| self.hex(*unit).is_some_and(sees)).collect();
        }
        // Seen by the leader, or next to one of the line that is.
        let hex = |unit: Unit| self.hex(unit).expect("units of a line are on the map");
        let starts = |unit: Unit| sees(hex(unit)) && (all_gauls.is_none() || reach.has(hex(unit)));
        let mut known: UnitSet = all.iter().filter(|unit| starts(*unit)).collect();
        loop {
            let more: UnitSet = all
                .minus(known)
                .iter()
                .filter(|unit| {
                    known.iter().any(|other| self.battle.grid.distance(hex(*unit), hex(other)) <= 1)
                })
                .collect();
            if more.is_empty() {
                break;
            }
            known = known.or(more);
        }
        all = known;
        let beside = |unit: Unit| {
            all.iter()
                .any(|other| other != unit && self.battle.grid.distance(hex(unit), hex(other)) <= 1)
        };
        let line: UnitSet = all.iter().filter(|unit| beside(*unit)).collect();
        let near = self.pack.charts.orders.line_near;
        let led = line.iter().any(|unit| self.battle.grid.distance(from, hex(unit)) <= near);
        if led { line } else { UnitSet::EMPTY }
    }

    fn rated_line(&self, leader: Leader) -> u8 {
        let printed = match self.role(leader) {
            Role::Proconsul | Role::Legate => self.battle.leader(leader).range,
            Role::TribalCommander | Role::Chief => self.battle.leader(leader).line,
        };
        printed.saturating_sub(self.public.leaders[leader].wounds)
    }

    /// 4.21, 4.24, 4.52: whether a unit obeys a leader in this turn. Before the first shock at Lutetia
    /// a line takes all tribes (S-LUT-3).
    fn check_command(&self, leader: Leader, unit: Unit, any: bool) -> Result<(), Refusal> {
        let side = self.leader_side(leader);
        if !(self.commands(leader, unit) || any && self.side(unit) == side) {
            return Err(match side {
                Side::Rome => Refusal::NotCommanded { unit },
                Side::Tribes => Refusal::NotOfHisTribe { unit },
            });
        }
        if side == Side::Tribes {
            let by = self.piece(unit).ordered_by;
            if by.is_some_and(|other| other != leader) {
                return Err(Refusal::OrderedByOther { unit });
            }
        } else if self.role(leader) == Role::Proconsul {
            let group = self.battle.unit(unit).group;
            if group.is_some_and(|group| self.is_spent(group)) {
                return Err(Refusal::LegateActed { unit });
            }
        } else if self.role(leader) == Role::Legate
            && let Some(group) = self.battle.unit(unit).group
        {
            if self.public.groups[group].by_proconsul {
                return Err(Refusal::ProconsulActed { unit });
            }
            // The second legion of a legate of two (4.25), unless he has used it himself.
            let own = self.group_of(leader) == Some(group);
            if !own && self.is_spent(group) && !self.public.labienus.contains(group) {
                return Err(Refusal::LegateActed { unit });
            }
        }
        Ok(())
    }

    /// Gives a line order: marks whom it reaches.
    pub(crate) fn begin_line(
        &mut self,
        orders: &mut Orders,
        arm: Arm,
        by_die: bool,
        table: &mut Table<'_, Event>,
    ) {
        let leader = orders.leader.expect("line orders are given by somebody");
        if by_die && !self.roll_at_most("line", self.initiative(leader), table) {
            table.tell(|| Event::OrderFailed { leader, rule: Rule("4.54") });
            orders.given = Given::Single;
            return;
        }
        if !by_die && self.leader_side(leader) == Side::Tribes {
            orders.costs_momentum = !self.line_is_free(orders, leader);
        }
        for unit in self.line(leader, arm).iter() {
            self.mark(unit, Mark::IN_LINE);
            if self.leader_side(leader) == Side::Rome
                && let Some(group) = self.battle.unit(unit).group
            {
                self.legate_acts(leader, group);
            }
        }
        orders.given = Given::Line(arm);
        table.tell(|| Event::LineOrdered { leader, arm });
    }

    /// 5.24: what a unit has done in this phase already.
    pub(crate) fn has_acted(&self, unit: Unit) -> bool {
        const ACTS: [Mark; 5] =
            [Mark::MOVED, Mark::FIRED, Mark::HARASSED, Mark::RECOVERED, Mark::CHANGED];
        ACTS.iter().any(|mark| self.is(unit, *mark))
    }

    /// 4.31 to 4.38, 5.22: whether a unit may be ordered to do this now.
    pub(crate) fn check_order(&self, orders: &Orders, unit: Unit, act: Act) -> Result<(), Refusal> {
        let side = orders.leader.map_or(Side::Rome, |leader| self.leader_side(leader));
        if !self.battle.has(unit) || self.side(unit) != side || self.hex(unit).is_none() {
            return Err(Refusal::NotCommanded { unit });
        }
        let piece = self.piece(unit);
        if act != Act::Rally && piece.is(Mark::ROUTED) {
            return Err(Refusal::IsRouted { unit });
        }
        if piece.is(Mark::RALLIED) {
            return Err(Refusal::IsRallied { unit });
        }
        if piece.is(Mark::FINISHED) {
            return Err(Refusal::IsFinished { unit });
        }
        if self.has_acted(unit) {
            return Err(Refusal::HasActed { unit });
        }
        // In phase A a skirmisher may still go to a tower of its camp (6.75).
        let to_tower = orders.given == Given::Auxiliaries && self.kind(unit) == Kind::Skirmisher;
        if act == Act::Move && piece.is(Mark::TRAPPED) && !to_tower {
            return Err(Refusal::IsTrapped { unit });
        }
        match orders.given {
            Given::Choosing | Given::Nothing => Err(Refusal::OtherKind {}),
            Given::Individual | Given::Single => self.check_single(orders, unit, act),
            Given::Legions | Given::Line(_) | Given::Relief => {
                if matches!(act, Act::Recover | Act::Rally | Act::Swap) {
                    return Err(Refusal::OtherKind {});
                }
                let spent = orders.given == Given::Relief && orders.left == 0;
                if spent && !piece.is(Mark::ORDERED) {
                    return Err(Refusal::NoOrdersLeft {});
                }
                if piece.is(Mark::IN_LINE) { Ok(()) } else { Err(Refusal::NotInLine { unit }) }
            }
            Given::Auxiliaries => {
                let kind = self.kind(unit);
                let light = !matches!(act, Act::Rally | Act::Swap | Act::Mode);
                let may =
                    kind == Kind::Skirmisher && light || kind == Kind::Galley && act == Act::Move;
                if may { Ok(()) } else { Err(Refusal::NotAuxiliary { unit }) }
            }
        }
    }

    /// 4.31, 4.32: an individual order.
    fn check_single(&self, orders: &Orders, unit: Unit, act: Act) -> Result<(), Refusal> {
        let leader = orders.leader.ok_or(Refusal::OtherKind {})?;
        // Who has come into an enemy zone of control in the middle of his phase orders nobody (4.38).
        if self.is_pinned(leader) {
            return Err(Refusal::LeaderPinned { leader });
        }
        if orders.left == 0 && !self.is(unit, Mark::ORDERED) {
            return Err(Refusal::NoOrdersLeft {});
        }
        match self.check_command(leader, unit, false) {
            // The proconsul may still rally and mend what its legate has used (5.22).
            Err(Refusal::LegateActed { .. } | Refusal::ProconsulActed { .. })
                if matches!(act, Act::Recover | Act::Rally) => {}
            // Another leader may rally what one has ordered (10.42).
            Err(Refusal::OrderedByOther { .. }) if act == Act::Rally => {}
            other => other?,
        }
        if self.role(leader) == Role::Legate && self.kind(unit) == Kind::Skirmisher {
            return Err(Refusal::NotCommanded { unit });
        }
        if self.leader_side(leader) == Side::Tribes
            && orders.arm.is_some()
            && self.arm(unit) != orders.arm
        {
            return Err(Refusal::OtherArm { unit });
        }
        if !self.is(unit, Mark::ORDERED) && act != Act::Rally && !self.in_range(leader, unit) {
            return Err(Refusal::OutOfRange { unit });
        }
        Ok(())
    }

    /// Spends the order that a unit has been given.
    pub(crate) fn spend_order(&mut self, orders: &mut Orders, unit: Unit, count: bool) {
        let Some(leader) = orders.leader else {
            // An auxiliary that is used gets only individual orders later (5.64, R-19).
            self.piece_mut(unit).ordered_by = self.battle.proconsul();
            return;
        };
        if matches!(orders.given, Given::Individual | Given::Single) {
            if !self.is(unit, Mark::ORDERED) && count {
                orders.left = orders.left.saturating_sub(1);
            }
            self.mark(unit, Mark::ORDERED);
            if let Some(group) = self.battle.unit(unit).group {
                if orders.which != Which::Elite && self.role(leader) == Role::Legate {
                    self.legate_acts(leader, group);
                }
                if self.leads_two(leader) && group.is_legion() {
                    self.public.labienus.insert(group);
                }
            }
        }
        if orders.given == Given::Relief && !self.is(unit, Mark::ORDERED) {
            orders.left = orders.left.saturating_sub(1);
        }
        if self.leader_side(leader) == Side::Tribes {
            orders.arm = orders.arm.or(self.arm(unit));
            self.piece_mut(unit).ordered_by = Some(leader);
            if self.is_impetuous(unit) {
                orders.eager = true;
            }
        }
        self.mark(unit, Mark::ORDERED);
    }

    /// Rolls a die of ten, 0 the lowest, that must not be higher.
    pub(crate) fn roll_at_most(
        &self,
        purpose: &'static str,
        most: u8,
        table: &mut Table<'_, Event>,
    ) -> bool {
        let faces = u32::from(self.pack.charts.dice.faces);
        table.try_roll(purpose, faces, u32::from(most) + 1).1
    }

    /// Rolls a die of ten, 0 the lowest.
    pub(crate) fn roll(&self, purpose: &'static str, table: &mut Table<'_, Event>) -> u8 {
        (table.roll(purpose, u32::from(self.pack.charts.dice.faces)) - 1) as u8
    }

    /// Whether a leader's status lets him act.
    pub(crate) fn is_eligible(&self, leader: Leader) -> bool {
        let chief = &self.public.leaders[leader];
        self.leader_hex(leader).is_some()
            && chief.status == Status::Inactive
            && !self.is_frozen(self.leader_side(leader))
    }

    /// S-BRI-6.
    pub(crate) fn is_frozen(&self, side: Side) -> bool {
        self.battle.field == Field::BRITANNIA && side == Side::Tribes && !self.public.awake
    }
}
