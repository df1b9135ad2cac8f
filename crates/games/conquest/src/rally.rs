//! 10.14, 10.2, 10.4: recovery, rally and reduction.

use geometry::hex::{Facing, Hex};
use kernel::Table;

use crate::action::{Event, Refusal};
use crate::command::Voice;
use crate::ids::{Group, Leader, Side, Unit};
use crate::orders::Act;
use crate::pack::{Kind, Role};
use crate::state::{Given, Mark, Orders, Spot, State, Supply};

impl State {
    /// Whether an enemy is too near for a rally or recovery (10.14, 10.41).
    fn is_pressed(&self, unit: Unit) -> bool {
        let Some(hex) = self.piece(unit).spot.hex() else { return true };
        self.beside(hex, self.side(unit).enemy()).next().is_some() || self.is_exposed(unit)
    }

    /// 10.14: whether a unit may recover.
    pub(crate) fn check_recover(&self, orders: &Orders, unit: Unit) -> Result<(), Refusal> {
        self.check_order(orders, unit, Act::Recover)?;
        let no = Err(Refusal::NoRecovery { unit });
        let hits = self.recovery(unit);
        let Some(hex) = self.piece(unit).spot.hex() else { return no };
        if hits == 0
            || self.piece(unit).hits == 0
            || self.is(unit, Mark::COLUMN)
            || !self.battle.at(hex).terrain.is_clear()
            || self.in_zone(unit)
            || self.is_pressed(unit)
        {
            return no;
        }
        Ok(())
    }

    fn recovery(&self, unit: Unit) -> u8 {
        let charts = &self.pack.charts.orders;
        match self.side(unit) {
            Side::Rome => charts.recovery,
            Side::Tribes => charts.recovery_tribes,
        }
    }

    /// A unit recovers.
    pub(crate) fn recover(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let less = self.recovery(unit);
        let piece = self.piece_mut(unit);
        piece.hits = piece.hits.saturating_sub(less);
        piece.marks.insert(Mark::RECOVERED);
        let hits = piece.hits;
        table.tell(|| Event::Recovered { unit, hits });
    }

    /// 10.41, 10.42: whether the leader who gives orders may try to rally a unit.
    pub(crate) fn check_rally(&self, orders: &Orders, unit: Unit) -> Result<(), Refusal> {
        self.check_order(orders, unit, Act::Rally)?;
        let leader = orders.leader.ok_or(Refusal::NoRally { unit })?;
        let no = Err(Refusal::NoRally { unit });
        if !matches!(orders.given, Given::Individual | Given::Single)
            || !self.is(unit, Mark::ROUTED)
        {
            return no;
        }
        if self.public.tried.contains(&(leader, unit)) {
            return Err(Refusal::TriedBefore { unit });
        }
        let (Some(hex), Some(from)) = (self.piece(unit).spot.hex(), self.leader_hex(leader)) else {
            return no;
        };
        if self.is_pressed(unit) {
            return no;
        }
        let near = match self.side(unit) {
            Side::Rome => {
                let range = self.range(leader);
                self.battle.grid.distance(from, hex) <= range
                    && self.reach_for(Side::Rome, Some(from), range, Voice::Rally).has(hex)
            }
            Side::Tribes => self.battle.grid.distance(hex, from) <= 1,
        };
        if near { Ok(()) } else { no }
    }

    /// 10.41 to 10.43: a leader tries to rally a unit; stacked with it he does not fail.
    pub(crate) fn try_rally(&mut self, leader: Leader, unit: Unit, table: &mut Table<'_, Event>) {
        self.public.tried.push((leader, unit));
        self.mark(unit, Mark::ORDERED);
        if self.rally_needs(leader, unit).is_none() || self.rally_die(leader, unit, table) {
            self.rally(unit, table);
            self.mark(unit, Mark::RALLIED);
            return;
        }
        table.tell(|| Event::RallyFailed { unit });
        if self.has_way_to_camp(unit) {
            let hex = self.piece(unit).spot.hex();
            self.put(unit, Spot::Camp);
            if let Some(hex) = hex {
                self.settle(hex);
            }
            table.tell(|| Event::Sheltered { unit });
        } else {
            self.eliminate(unit, table);
        }
    }

    /// 10.42, 10.43: what the die of a rally may not exceed; none where the leader stands with the
    /// unit, who does not fail.
    pub(crate) fn rally_needs(&self, leader: Leader, unit: Unit) -> Option<i8> {
        let stacked = self.public.leaders[leader].spot == self.piece(unit).spot;
        (!stacked).then(|| self.rally_most(leader, unit))
    }

    fn rally_most(&self, leader: Leader, unit: Unit) -> i8 {
        let charts = &self.pack.charts.rally;
        let plus = if self.is(unit, Mark::REDUCED) { charts.reduced_die } else { 0 };
        self.charisma(leader) as i8 - plus as i8
    }

    fn rally_die(&self, leader: Leader, unit: Unit, table: &mut Table<'_, Event>) -> bool {
        let Ok(most) = u8::try_from(self.rally_most(leader, unit)) else {
            self.roll("rally", table);
            return false;
        };
        self.roll_at_most("rally", most, table)
    }

    /// 10.43, R-89: whether a way without enemies leads into the own camp.
    fn has_way_to_camp(&self, unit: Unit) -> bool {
        let zone = match self.side(unit) {
            Side::Rome => self.battle.camp,
            Side::Tribes => self.battle.laager,
        };
        let Some(hex) = self.piece(unit).spot.hex().filter(|_| !zone.is_empty()) else {
            return false;
        };
        let (side, gait) = (self.side(unit), self.gait(unit));
        let mut seen = crate::pack::Hexes::new();
        let mut queue = vec![hex];
        seen.insert(hex);
        while let Some(here) = queue.pop() {
            if zone.contains(here) {
                return true;
            }
            for next in self.battle.next(here) {
                let enemy = self.holder(next).is_some_and(|holder| holder != side);
                if !seen.contains(next) && !enemy && self.toll(side, gait, here, next).is_ok() {
                    seen.insert(next);
                    queue.push(next);
                }
            }
        }
        false
    }

    /// 10.46 to 10.48: a unit is rallied and reduced. It looks at the nearest enemy, unless its owner
    /// turns it (10.47).
    pub(crate) fn rally(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let charts = &self.pack.charts.rally;
        let before = self.is(unit, Mark::REDUCED);
        let mut die = self.roll("hits", table);
        if before {
            die = (die + charts.reduced_before).min(9);
        }
        let rows =
            if self.printed_quality(unit) >= charts.high_from { &charts.high } else { &charts.low };
        let hits = rows[usize::from(die)];
        let foot = self.kind(unit).is_foot() && self.missile(unit).is_some();
        let facing = self.facing_to_enemy(unit);
        let piece = self.piece_mut(unit);
        piece.hits = hits;
        piece.facing = facing;
        piece.marks.remove(Mark::ROUTED);
        piece.marks.insert(Mark::REDUCED);
        if foot {
            piece.supply = Supply::No;
        }
        table.tell(|| Event::Rallied { unit, hits });
        self.may_turn(unit, None);
    }

    /// The vertex that looks most at the nearest enemy.
    pub(crate) fn facing_to_enemy(&self, unit: Unit) -> Facing {
        let old = self.piece(unit).facing;
        let old = if old.as_side().is_some() { old.turned(1) } else { old };
        let Some(hex) = self.piece(unit).spot.hex() else { return old };
        let grid = self.battle.grid;
        let enemy = self
            .on_map()
            .filter(|(other, _)| self.side(*other) != self.side(unit))
            .min_by_key(|(other, at)| (grid.distance(hex, *at), other.0));
        let Some((_, at)) = enemy else { return old };
        match grid.towards(hex, at) {
            (Some(way), None) => {
                let side = Facing::side(way);
                [side.turned(1), side.turned(-1)]
                    .into_iter()
                    .min_by_key(|facing| crate::stacking::vertices(*facing, old))
                    .unwrap_or(old)
            }
            (Some(one), Some(other)) => {
                let first = if one.turned(1) == other { one } else { other };
                Facing::corner_after(first)
            }
            (None, _) => old,
        }
    }

    /// 10.44: routed cohorts in or next to the hex of their eagle.
    pub(crate) fn at_eagle(&self, legion: Group) -> Vec<Unit> {
        let Some(eagle) = self.eagle_hex(legion) else { return Vec::new() };
        self.on_map()
            .filter(|(unit, hex)| {
                self.kind(*unit) == Kind::Cohort
                    && self.battle.unit(*unit).group == Some(legion)
                    && self.is(*unit, Mark::ROUTED)
                    && self.battle.grid.distance(*hex, eagle) <= 1
            })
            .map(|(unit, _)| unit)
            .collect()
    }

    /// 10.44: whether a leader may spend his phase on it.
    pub(crate) fn check_eagle_rally(&self, orders: &Orders, legion: Group) -> Result<(), Refusal> {
        if orders.given != Given::Choosing || !orders.legions.is_empty() {
            return Err(Refusal::OtherKind {});
        }
        let leader = orders.leader.ok_or(Refusal::OtherKind {})?;
        let own = self.group_of(leader) == Some(legion) && self.role(leader) == Role::Legate;
        let may = own || self.role(leader) == Role::Proconsul;
        if may
            && legion.is_legion()
            && !self.at_eagle(legion).is_empty()
            && self.eagle_in_range(leader, legion)
        {
            Ok(())
        } else {
            Err(Refusal::NobodyAtEagle { legion })
        }
    }

    /// 10.45: routed units in camp rally with a leader who was there all turn.
    pub(crate) fn camp_rally(&mut self, table: &mut Table<'_, Event>) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            if self.piece(unit).spot != Spot::Camp {
                continue;
            }
            let side = self.side(unit);
            let zone = match side {
                Side::Rome => self.battle.camp,
                Side::Tribes => self.battle.laager,
            };
            let best = self
                .battle
                .leaders
                .iter()
                .copied()
                .filter(|leader| {
                    let data = self.battle.leader(*leader);
                    data.side == side
                        && (side == Side::Rome
                            || data.commands_all
                            || data.tribe == self.battle.unit(unit).tribe)
                        && self.public.leaders[*leader].camped
                        && self.leader_hex(*leader).is_some_and(|hex| zone.contains(hex))
                })
                .max_by_key(|leader| (self.charisma(*leader), leader.0));
            let Some(leader) = best else { continue };
            let Some(room) = self.free_hex(unit, &zone) else { continue };
            if self.rally_die(leader, unit, table) {
                self.put(unit, Spot::On(room));
                self.rally(unit, table);
                self.mark(unit, Mark::SHELTERED);
            } else {
                table.tell(|| Event::RallyFailed { unit });
            }
        }
    }

    /// The first free hex of some where a unit may stand.
    pub(crate) fn free_hex(&self, unit: Unit, hexes: &crate::pack::Hexes) -> Option<Hex> {
        let side = self.side(unit);
        hexes.iter().find(|hex| {
            self.line_units(*hex).next().is_none()
                && self.holder(*hex).is_none_or(|holder| holder == side)
                && !self.zone(*hex, side.enemy())
                && self.battle.at(*hex).terrain != crate::pack::Terrain::Tower
        })
    }

    /// 10.55: horse of an army or tribe that is off the map.
    pub(crate) fn strayed(&self, leader: Leader) -> Vec<Unit> {
        self.battle
            .units
            .iter()
            .copied()
            .filter(|unit| {
                matches!(self.piece(*unit).spot, Spot::Pursuing(_)) && self.commands(leader, *unit)
            })
            .collect()
    }

    /// 10.55: whether a leader may spend his phase on it.
    pub(crate) fn check_regroup(&self, orders: &Orders) -> Result<(), Refusal> {
        if orders.given != Given::Choosing || !orders.legions.is_empty() {
            return Err(Refusal::OtherKind {});
        }
        let leader = orders.leader.ok_or(Refusal::OtherKind {})?;
        let may = match self.role(leader) {
            Role::Proconsul | Role::TribalCommander => true,
            Role::Chief => {
                self.battle.leader(leader).tribe.is_some_and(|tribe| !self.has_commander(tribe))
            }
            Role::Legate => false,
        };
        if may && !self.strayed(leader).is_empty() {
            Ok(())
        } else {
            Err(Refusal::NobodyToRegroup {})
        }
    }

    /// 10.55: horse comes back near where it left the map, where its owner says.
    pub(crate) fn regroup(&mut self, leader: Leader) {
        for unit in self.strayed(leader) {
            self.public.entering.push(unit);
        }
    }
}
