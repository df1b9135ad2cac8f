//! 6.5, 6.6: orderly withdrawal, and lines that extend.

use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Group, Side, Unit};
use crate::pack::{Aspect, Edge, Kind, Terrain};
use crate::stacking::Company;
use crate::state::{Mark, React, Spot, State, Withdraw};

impl State {
    /// 6.51, 9.12: whether a unit, or its stack, may withdraw from one that comes: how far.
    pub(crate) fn check_withdraw(
        &self,
        unit: Unit,
        mover: Unit,
        stack: bool,
    ) -> Result<u8, Refusal> {
        let no = Err(Refusal::NoWithdrawal { unit });
        let kind = self.kind(unit);
        let piece = self.piece(unit);
        let barred = piece.is(Mark::ROUTED)
            || piece.is(Mark::COLUMN)
            || piece.is(Mark::UNFORMED)
            || piece.is(Mark::STAYED)
            || piece.is(Mark::TRAPPED);
        let (Some(hex), Some(at)) = (piece.spot.hex(), self.piece(mover).spot.hex()) else {
            return no;
        };
        if self.side(unit) == self.side(mover)
            || barred
            || !(kind.is_horse() || kind.is_foot())
            || kind == Kind::BarbarianInfantry
            || self.battle.grid.distance(hex, at) != self.pack.charts.withdrawal.trigger
            || self.in_zone(unit)
            || self.is_frozen(self.side(unit))
        {
            return no;
        }
        let partner = self.partner(unit);
        let paired = self.is_paired(unit);
        match partner {
            Some(partner) if stack && (piece.under || self.is(partner, Mark::ROUTED)) => return no,
            Some(_) if stack => {}
            // A pair of horse and runners goes together; only the top cohort goes alone.
            Some(_) if paired || piece.under => return no,
            Some(_) => {}
            None if stack => return no,
            None => {}
        }
        if kind == Kind::Cohort
            && self.battle.unit(unit).group.is_some_and(|group| self.public.groups[group].extended)
        {
            return no;
        }
        let (own, his) = (self.allowance(unit), self.allowance(mover));
        if own < his {
            return no;
        }
        let charts = &self.pack.charts.withdrawal;
        let left = if self.withdraws_by_hexes(unit) {
            charts.skirmishers
        } else {
            (own - his).max(charts.least)
        };
        let with = if stack { partner } else { None };
        let way = Withdraw {
            unit,
            with,
            mover,
            left,
            driven: false,
            gone: false,
            begun: false,
            ended: false,
        };
        let open = self.battle.next(hex).any(|to| self.check_withdraw_step(&way, to).is_ok());
        if open { Ok(left) } else { no }
    }

    /// 6.55: whether a withdrawing unit may go to a hex: what it takes.
    pub(crate) fn check_withdraw_step(&self, way: &Withdraw, to: Hex) -> Result<u8, Refusal> {
        let unit = way.unit;
        let from = self.piece(unit).spot.hex().ok_or(Refusal::NoWithdrawal { unit })?;
        self.check_withdraw_from(way, from, to)
    }

    /// 6.55: the same from a hex where it has come.
    fn check_withdraw_from(&self, way: &Withdraw, from: Hex, to: Hex) -> Result<u8, Refusal> {
        let unit = way.unit;
        let at = self.piece(way.mover).spot.hex().ok_or(Refusal::NoWithdrawal { unit })?;
        let grid = self.battle.grid;
        let no = Err(Refusal::NotThere { to });
        if !grid.adjacent(from, to) {
            return Err(Refusal::NotAdjacent { from, to });
        }
        if grid.distance(to, at) <= grid.distance(from, at) {
            return no;
        }
        let side = self.side(unit);
        let edge = self.battle.edge(from, to);
        let terrain = self.battle.at(to).terrain;
        let rough = matches!(terrain, Terrain::Woods | Terrain::Marsh);
        if self.zone(to, side.enemy())
            || !way.driven && (rough || edge.has(Edge::RIVER))
            || edge.has(Edge::HEDGE)
            || self.holder(to).is_some_and(|holder| holder != side)
        {
            return no;
        }
        let price = self.price(unit, from, to)?;
        let hexes = way.driven || self.withdraws_by_hexes(unit);
        let need = if hexes { 1 } else { price.points };
        if need > way.left {
            return Err(Refusal::NoPoints { need, left: way.left });
        }
        // Through friends it may go, if it can come out again (6.93).
        let left = Withdraw { left: way.left - need, ..*way };
        let rests = self.may_stop(unit, way.with, to)
            || self.battle.next(to).any(|next| self.check_withdraw_from(&left, to, next).is_ok());
        if rests { Ok(need) } else { no }
    }

    /// 6.52: the side from which a unit is approached, the best for it.
    fn approach(&self, unit: Unit, mover: Unit) -> Aspect {
        let (Some(hex), Some(at)) = (self.piece(unit).spot.hex(), self.piece(mover).spot.hex())
        else {
            return Aspect::Front;
        };
        let between = self
            .battle
            .next(hex)
            .filter(|next| self.battle.grid.adjacent(*next, at))
            .map(|next| self.aspect(unit, next));
        between.min().unwrap_or(Aspect::Front)
    }

    /// 6.52: whether a unit is approached by its flank or rear.
    pub(crate) fn is_flanked(&self, unit: Unit, mover: Unit) -> bool {
        self.approach(unit, mover) != Aspect::Front
    }

    /// 9.12: whether a unit withdraws so many hexes, whatever they cost.
    pub(crate) fn withdraws_by_hexes(&self, unit: Unit) -> bool {
        self.kind(unit) == Kind::Skirmisher
    }

    /// 6.52: whether a unit rolls for its order when it has withdrawn.
    pub(crate) fn withdrawal_rolls(&self, unit: Unit) -> bool {
        self.kind(unit).is_foot()
            && self.kind(unit) != Kind::Skirmisher
            && !self.is_paired(unit)
            && self.chariot(unit).is_none()
    }

    /// 6.52: a unit that is approached by its flank or rear loses order before it goes.
    pub(crate) fn begin_withdraw(&mut self, way: &Withdraw, table: &mut Table<'_, Event>) {
        if way.driven {
            return;
        }
        if self.is_flanked(way.unit, way.mover) {
            for unit in [Some(way.unit), way.with].into_iter().flatten() {
                self.hurt(unit, 1, Rule("6.52"), table);
            }
        }
    }

    /// A withdrawing unit goes to a hex.
    pub(crate) fn withdraw_step(
        &mut self,
        way: &mut Withdraw,
        to: Hex,
        table: &mut Table<'_, Event>,
    ) {
        let unit = way.unit;
        let from = self.piece(unit).spot.hex().expect("who withdraws is on the map");
        let need = self.check_withdraw_step(way, to).expect("a step is judged before it is taken");
        let price = self.price(unit, from, to).expect("whoever may step there pays for it");
        way.left -= need;
        way.gone = true;
        let alone: Vec<_> = self.leaders_in(from, self.side(unit)).iter().collect();
        let chariot = self.chariot(unit);
        self.go_to(unit, way.with, from, to, price, table);
        if let Some(chariot) = chariot {
            self.put(chariot, Spot::On(to));
        }
        table.tell(|| Event::Withdrew { unit, to });
        if let Company::Pass { through } = self.company(unit, way.with, to) {
            self.pass_through(unit, way.with, to, through, table);
        }
        // Leaders who would be left alone go along (6.96).
        if self.line_units(from).next().is_none() {
            for leader in alone {
                self.public.leaders[leader].spot = Spot::On(to);
            }
        }
        self.arrive(unit, to, table);
    }

    /// 6.52: foot that has withdrawn rolls for its order.
    pub(crate) fn end_withdraw(&mut self, way: &Withdraw, table: &mut Table<'_, Event>) {
        if way.driven {
            return;
        }
        for unit in [Some(way.unit), way.with].into_iter().flatten() {
            if self.withdrawal_rolls(unit)
                && self.piece(unit).spot.hex().is_some()
                && !self.is(unit, Mark::ROUTED)
            {
                let die = self.roll("check", table) + self.mixed(unit);
                if die > self.quality(unit) {
                    self.hurt(unit, 1, Rule("6.52"), table);
                }
            }
        }
    }

    /// Whether a cohort is the top of a formed pair of its legion (6.61).
    pub(crate) fn tops_pair(&self, unit: Unit) -> Option<Group> {
        let legion = self.battle.unit(unit).group.filter(|group| group.is_legion())?;
        let partner = self.partner(unit)?;
        let formed = |one: Unit| {
            self.kind(one) == Kind::Cohort
                && !self.is(one, Mark::ROUTED)
                && !self.is(one, Mark::COLUMN)
                && !self.is(one, Mark::UNFORMED)
        };
        let same = self.battle.unit(partner).group == Some(legion);
        (formed(unit) && formed(partner) && same && !self.piece(unit).under).then_some(legion)
    }

    /// 6.63: whether the top cohort of a pair may slide into a hex beside it.
    pub(crate) fn check_slide(&self, unit: Unit, to: Hex) -> Result<(), Refusal> {
        let no = Err(Refusal::NoExtension { unit });
        if self.tops_pair(unit).is_none() || self.is(unit, Mark::TRAPPED) {
            return no;
        }
        let Some(from) = self.piece(unit).spot.hex() else { return no };
        if !self.battle.grid.adjacent(from, to) || self.aspect(unit, to) != Aspect::Flank {
            return no;
        }
        let Ok(price) = self.price(unit, from, to) else { return no };
        let gentle = price.points == 1 && price.hits == 0;
        if !gentle || self.top(to).is_some() || self.zone(to, Side::Tribes) {
            return no;
        }
        Ok(())
    }

    /// 6.63, 7.23: whether it may slide there in reaction: not out of an enemy zone of control that
    /// holds it.
    pub(crate) fn check_slide_off(&self, unit: Unit, to: Hex) -> Result<(), Refusal> {
        if self.in_zone(unit) {
            self.check_leaving(unit)?;
        }
        self.check_slide(unit, to)
    }

    /// 6.61, 6.62: whether a legion may extend in reaction to a unit that has come.
    fn may_extend(&self, legion: Group, react: &React) -> bool {
        let command = &self.public.groups[legion];
        if command.offered {
            return false;
        }
        if command.extended {
            return true;
        }
        let (Some(at), Some(from)) = (self.piece(react.mover).spot.hex(), react.from) else {
            return false;
        };
        let grid = self.battle.grid;
        let trigger = self.pack.charts.withdrawal.trigger;
        grid.ring(at, trigger).filter(|hex| grid.distance(*hex, from) > trigger).any(|hex| {
            let top = self.top(hex).filter(|unit| self.battle.unit(*unit).group == Some(legion));
            top.is_some_and(|unit| self.tops_pair(unit) == Some(legion))
        })
    }

    /// 6.61: whether a cohort may slide in reaction.
    pub(crate) fn check_extend(&self, react: &React, unit: Unit, to: Hex) -> Result<(), Refusal> {
        let no = Refusal::NoExtension { unit };
        let legion = self.tops_pair(unit).ok_or(no)?;
        if react.shock || !self.may_extend(legion, react) {
            return Err(no);
        }
        self.check_slide_off(unit, to)
    }

    /// Every extension that may answer a step.
    pub(crate) fn extensions(&self, react: &React, out: &mut Vec<Action>) {
        for legion in Group::all().filter(|group| group.is_legion()) {
            if !self.may_extend(legion, react) {
                continue;
            }
            for unit in self.battle.units.iter().copied() {
                if self.battle.unit(unit).group != Some(legion) {
                    continue;
                }
                let Some(hex) = self.piece(unit).spot.hex() else { continue };
                if self.tops_pair(unit).is_none() {
                    continue;
                }
                for to in self.battle.next(hex) {
                    if self.check_slide_off(unit, to).is_ok() {
                        out.push(Action::Extend { unit, to });
                    }
                }
            }
        }
    }

    /// A cohort slides out of its pair.
    pub(crate) fn slide(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let from = self.piece(unit).spot.hex().expect("who extends the line is on the map");
        if let Some(group) = self.battle.unit(unit).group {
            self.public.groups[group].extended = true;
        }
        self.put(unit, Spot::On(to));
        self.place_under(unit, false);
        self.settle(from);
        table.tell(|| Event::Extended { unit, to });
        self.arrive(unit, to, table);
    }
}
