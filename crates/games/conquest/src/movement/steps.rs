//! 6.1, 6.2, 7.1: what happens to a unit as it steps and turns, and where it ends.

use geometry::hex::{Facing, Hex};
use kernel::{Rule, Table};

use crate::action::Event;
use crate::ground::{Gait, Price};
use crate::ids::{Side, Unit};
use crate::pack::Kind;
use crate::stacking::{Company, vertices};
use crate::state::{Go, Mark, Move, Spot, Stage, State};

impl State {
    /// 6.13: the first point of a move: a hit if it is the second move of the turn.
    pub(crate) fn first_point(&mut self, moving: &Move, table: &mut Table<'_, Event>) {
        for unit in [Some(moving.unit), moving.with].into_iter().flatten() {
            if self.is(unit, Mark::MOVED) {
                continue;
            }
            self.mark(unit, Mark::MOVED);
            let again = self.piece(unit).moves > 0 && self.kind(unit) != Kind::Skirmisher;
            self.piece_mut(unit).moves += 1;
            if again && !self.kind(unit).is_ship() {
                self.hurt(unit, 1, Rule("6.13"), table);
            }
        }
    }

    /// A moving unit does what was decided: a step, a turn, column.
    pub(crate) fn carry_out(&mut self, moving: &mut Move, go: Go, table: &mut Table<'_, Event>) {
        match go {
            Go::Step(to) => self.step(moving, to, table),
            Go::Pivot(facing) => {
                let need = self.check_pivot(moving, facing).unwrap_or(0);
                moving.spent += need;
                moving.fresh = false;
                for unit in [Some(moving.unit), moving.with].into_iter().flatten() {
                    self.turn_unit(unit, facing, table);
                }
            }
            Go::Column(facing) => {
                moving.spent += self.pack.charts.column.points;
                moving.fresh = false;
                // It is the last thing that a unit does in its move (6.41).
                moving.stage = Stage::Stopping;
                let unit = moving.unit;
                let formed = !self.is(unit, Mark::COLUMN);
                if formed {
                    self.mark(unit, Mark::COLUMN);
                } else {
                    self.unmark(unit, Mark::COLUMN);
                }
                self.piece_mut(unit).facing = facing;
                table.tell(|| Event::Column { unit, formed });
            }
        }
    }

    /// Turns a unit and lets it suffer for it (7.14).
    pub(crate) fn turn_unit(&mut self, unit: Unit, facing: Facing, table: &mut Table<'_, Event>) {
        let turn = vertices(self.piece(unit).facing, facing);
        if turn == 0 {
            return;
        }
        self.piece_mut(unit).facing = facing;
        table.tell(|| Event::Turned { unit, facing });
        let hits = self.pivot_hits(unit, turn);
        self.hurt(unit, hits, Rule("7.14"), table);
    }

    fn step(&mut self, moving: &mut Move, to: Hex, table: &mut Table<'_, Event>) {
        let unit = moving.unit;
        let from = self.piece(unit).spot.hex().expect("who moves is on the map");
        let price = self.price_of(moving, from, to).expect("a step is judged before it is taken");
        moving.spent += price.points;
        moving.fresh = true;
        if let Company::Stop { through } = self.company(unit, moving.with, from)
            && moving.way.len() > 1
        {
            self.pass_through(unit, moving.with, from, through, table);
        }
        if self.is(unit, Mark::COLUMN)
            && let Some(way) = self.battle.grid.direction(from, to)
        {
            self.piece_mut(unit).facing = Facing::side(way);
        }
        let cart = self.chariot(unit);
        let chariot = cart.filter(|_| !self.walks(moving));
        if let Some(left) = cart.filter(|_| chariot.is_none()) {
            self.mark(left, Mark::CHANGED);
        }
        moving.alit = false;
        let riders = moving.rider;
        self.go_to(unit, moving.with, from, to, price, table);
        if let Some(chariot) = chariot {
            self.put(chariot, Spot::On(to));
        }
        if let Some(leader) = riders {
            let cost =
                self.toll(self.side(unit), Gait::Leader, from, to).map_or(1, |toll| toll.points);
            let chief = &mut self.public.leaders[leader];
            chief.spot = Spot::On(to);
            chief.ridden = chief.ridden.saturating_add(cost);
        }
        moving.way.push(to);
        for one in [Some(unit), moving.with].into_iter().flatten() {
            self.mark(one, Mark::ENTERED);
        }
        if let Company::Pass { through } = self.company(unit, moving.with, to) {
            self.pass_through(unit, moving.with, to, through, table);
        }
        self.arrive(unit, to, table);
        if self.kind(unit).is_ship() && self.battle.at(to).terrain != crate::pack::Terrain::Deep {
            self.public.awake = true;
        }
        moving.halted = self.zone(to, self.side(unit).enemy()) && !self.kind(unit).is_ship();
    }

    /// Puts a unit and who goes with it into the next hex, with the hits of ground and levels.
    pub(crate) fn go_to(
        &mut self,
        unit: Unit,
        with: Option<Unit>,
        from: Hex,
        to: Hex,
        price: Price,
        table: &mut Table<'_, Event>,
    ) {
        self.eagles_along(unit, with, from, to, table);
        let (here, there) = (self.battle.at(from).level, self.battle.at(to).level);
        for one in [Some(unit), with].into_iter().flatten() {
            let gait = self.gait(one);
            let stays = self.line_units(to).any(|other| other != unit && Some(other) != with);
            // Who enters goes to the bottom (6.95); horse is always on top of its runners.
            let under = Some(one) == with || stays && self.kind(one) != Kind::LightCavalry;
            self.piece_mut(one).under = false;
            self.put(one, Spot::On(to));
            if under {
                self.place_under(one, true);
            }
            let suffers =
                gait.suffers() && !(with.is_some() && self.kind(one) == Kind::LightInfantry);
            let steep = if suffers { self.level_hits(one, gait, from, to) } else { 0 };
            let piece = self.piece_mut(one);
            piece.climbed += there.saturating_sub(here);
            piece.descended += here.saturating_sub(there);
            let mut hits = if suffers { price.hits } else { 0 };
            if steep > 0 {
                hits += steep;
                self.mark(one, Mark::STEEP);
            }
            table.tell(|| Event::Stepped { unit: one, from, to });
            self.hurt(one, hits, Rule("table-movement"), table);
        }
        self.settle(from);
    }

    /// 6.22: the hits that the levels of a step cost a unit, with those of its phase so far.
    pub(crate) fn level_hits(&self, unit: Unit, gait: Gait, from: Hex, to: Hex) -> u8 {
        let levels = &self.pack.charts.movement.levels;
        let (here, there) = (self.battle.at(from).level, self.battle.at(to).level);
        let piece = self.piece(unit);
        let climbed = piece.climbed + there.saturating_sub(here);
        let descended = piece.descended + here.saturating_sub(there);
        if piece.is(Mark::STEEP) || climbed <= levels.free && descended <= levels.free {
            return 0;
        }
        match gait {
            Gait::Column => levels.column,
            Gait::Horse => levels.cavalry,
            Gait::Cohort => levels.cohort,
            Gait::Loose
            | Gait::Chariot
            | Gait::Leader
            | Gait::Eagle
            | Gait::Transport
            | Gait::Galley => 0,
        }
    }

    /// Who is left alone in a hex is on top.
    pub(crate) fn settle(&mut self, hex: Hex) {
        let mut units = self.line_units(hex);
        if let (Some(only), None) = (units.next(), units.next()) {
            drop(units);
            if self.piece(only).under {
                self.place_under(only, false);
            }
        }
    }

    /// 4.43: an eagle goes with the last cohort of its legion that leaves its hex, unless the legate
    /// stays there.
    fn eagles_along(
        &mut self,
        unit: Unit,
        with: Option<Unit>,
        from: Hex,
        to: Hex,
        table: &mut Table<'_, Event>,
    ) {
        let Some(legion) = self.battle.unit(unit).group.filter(|group| group.is_legion()) else {
            return;
        };
        if self.kind(unit) != Kind::Cohort || self.public.eagles[legion].spot != Spot::On(from) {
            return;
        }
        let stays = self.line_units(from).any(|other| {
            other != unit && Some(other) != with && self.battle.unit(other).group == Some(legion)
        });
        let legate = self
            .legate(legion)
            .is_some_and(|legate| self.public.leaders[legate].spot == Spot::On(from));
        if !stays && !legate {
            self.public.eagles[legion].spot = Spot::On(to);
            table.tell(|| Event::EagleMoved { legion, to });
        }
    }

    /// What a unit finds where it has come to: eagles, empty chariots, camps (4.45, S-BRI-8, 6.75).
    pub(crate) fn arrive(&mut self, unit: Unit, hex: Hex, table: &mut Table<'_, Event>) {
        if self.piece(unit).spot != Spot::On(hex) || self.kind(unit).is_ship() {
            return;
        }
        let side = self.side(unit);
        let routed = self.is(unit, Mark::ROUTED);
        if !routed {
            self.take_eagles(unit, hex, table);
            let carts: Vec<Unit> = self
                .stack(hex)
                .filter(|other| {
                    self.side(*other) != side
                        && matches!(self.kind(*other), Kind::Chariot | Kind::Artillery)
                })
                .collect();
            for cart in carts {
                self.put(cart, Spot::Lost);
                table.tell(|| Event::Eliminated { unit: cart });
            }
        }
        // Only skirmishers and catapults that began in camp come and go (S-BIB-2, S-BIB-3).
        if !self.battle.camp.contains(hex)
            && !matches!(self.kind(unit), Kind::Skirmisher | Kind::Artillery)
        {
            self.unmark(unit, Mark::SHELTERED);
        }
        if side == Side::Rome
            && self.battle.camp.contains(hex)
            && self.battle.has_walls
            && !routed
            && !self.is(unit, Mark::SHELTERED)
            && self.battle.at(hex).terrain != crate::pack::Terrain::Tower
        {
            self.mark(unit, Mark::TRAPPED);
        }
        self.count_contact(unit, hex);
    }

    /// 6.8: a tribal unit has come into a Roman zone of control.
    fn count_contact(&mut self, unit: Unit, hex: Hex) {
        let Some(tribe) = self.battle.unit(unit).tribe else { return };
        if !self.is(unit, Mark::COUNTED) && self.zone(hex, Side::Rome) {
            self.mark(unit, Mark::COUNTED);
            let people = &mut self.public.tribes[tribe];
            people.contacts = people.contacts.saturating_add(1);
        }
    }

    /// 7.26: heavy units that have moved next to an enemy must attack.
    pub(crate) fn mark_contact(&mut self, moving: &Move) {
        for unit in [Some(moving.unit), moving.with].into_iter().flatten() {
            self.mark_if_near(unit);
        }
    }

    /// 7.26: marks a heavy unit that stands next to an enemy.
    pub(crate) fn mark_if_near(&mut self, unit: Unit) {
        let Some(hex) = self.piece(unit).spot.hex() else { return };
        let near = self.beside(hex, self.side(unit).enemy()).next().is_some();
        if near && self.is_heavy(unit) && self.may_be_marked(unit) {
            self.mark(unit, Mark::MUST_CHECK);
        }
    }

    /// The move is over: markers, facing in a stack, who must attack (7.25, R-52).
    pub(crate) fn end_move(&mut self, moving: &Move, table: &mut Table<'_, Event>) {
        let unit = moving.unit;
        if let Some(hex) = self.piece(unit).spot.hex() {
            if !self.may_stop(unit, moving.with, hex) {
                self.step_back(moving);
            }
            // Who ends where it began has not moved for 5.46.
            if self.piece(unit).spot.hex() == moving.way.iter().next() {
                for one in [Some(unit), moving.with].into_iter().flatten() {
                    self.unmark(one, Mark::ENTERED);
                }
            }
            // Two in a hex face alike, who came and who only turned (6.97).
            if moving.with.is_none() {
                self.join_stack(unit, table);
            }
        }
        for unit in [Some(moving.unit), moving.with].into_iter().flatten() {
            let must = self.is(unit, Mark::MUST_CHECK)
                || self.is(unit, Mark::MOVED) && self.is_heavy(unit);
            let may = must && self.may_be_marked(unit) && self.attackable(unit).next().is_some();
            if may {
                self.mark(unit, Mark::MUST_CHECK);
            } else {
                self.unmark(unit, Mark::MUST_CHECK);
            }
        }
    }

    /// Who cannot stay where it has come to goes back the way it came.
    fn step_back(&mut self, moving: &Move) {
        let back = moving.way.iter().rev().find(|hex| {
            self.may_stop(moving.unit, moving.with, *hex)
                && self.holder(*hex).is_none_or(|holder| holder == self.side(moving.unit))
        });
        if let Some(hex) = back {
            // Who was left there is on top of it now (6.95).
            let stays = self
                .line_units(hex)
                .any(|other| other != moving.unit && Some(other) != moving.with);
            for unit in [Some(moving.unit), moving.with].into_iter().flatten() {
                self.put(unit, Spot::On(hex));
                let rides = self.kind(unit) == Kind::LightCavalry;
                self.place_under(unit, Some(unit) == moving.with || stays && !rides);
            }
            if let Some(leader) = moving.rider {
                self.public.leaders[leader].spot = Spot::On(hex);
            }
        }
    }
}
