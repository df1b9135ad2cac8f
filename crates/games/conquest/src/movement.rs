//! 6.1 to 6.4, 7.1, 7.2: units move hex by hex.

use geometry::hex::{Direction, Facing, Hex};
use kernel::{Rule, Table};

use crate::action::{Event, Refusal};
use crate::ground::{Gait, Price};
use crate::ids::{Leader, Side, Unit};
use crate::orders::Act;
use crate::pack::Kind;
use crate::stacking::{Company, vertices};
use crate::state::{Go, Mark, Move, Orders, Spot, Stage, State, Way};

/// The six vertices (7.11).
pub const VERTICES: [Facing; 6] = [
    Facing::corner_after(Direction::N),
    Facing::corner_after(Direction::Ne),
    Facing::corner_after(Direction::Se),
    Facing::corner_after(Direction::S),
    Facing::corner_after(Direction::Sw),
    Facing::corner_after(Direction::Nw),
];

impl State {
    /// Who goes along when a stack is ordered (6.94): the partner that is not routed.
    pub(crate) fn follower(&self, unit: Unit) -> Option<Unit> {
        self.partner(unit).filter(|partner| {
            !self.is(*partner, Mark::ROUTED) && self.side(*partner) == self.side(unit)
        })
    }

    /// Whether an order of the proconsul moves all that is in his hex (6.94, C-92).
    fn led_in_person(&self, orders: &Orders, unit: Unit) -> Option<Leader> {
        let leader = orders.leader?;
        let single = matches!(orders.given, crate::state::Given::Individual);
        let there = self.public.leaders[leader].spot == self.piece(unit).spot;
        let proconsul = self.battle.proconsul() == Some(leader);
        (single && there && proconsul && !self.public.leaders[leader].moved).then_some(leader)
    }

    /// 6.31, 6.95: whether a unit may begin to move.
    pub(crate) fn check_move(
        &self,
        orders: &Orders,
        unit: Unit,
        stack: bool,
    ) -> Result<(), Refusal> {
        self.check_order(orders, unit, Act::Move)?;
        let kind = self.kind(unit);
        if self.piece(unit).spot.hex().is_none() || kind == Kind::Chariot {
            return Err(Refusal::NotCommanded { unit });
        }
        if kind == Kind::Artillery && !self.is(unit, Mark::LIMBERED) {
            return Err(Refusal::NoMode { unit });
        }
        let partner = self.follower(unit);
        if stack && self.chariot(unit).is_some() {
            // A chariot goes with its rider.
        } else if stack {
            let with = partner.ok_or(Refusal::NoSwap { unit })?;
            if self.piece(unit).under {
                return Err(Refusal::NoSwap { unit });
            }
            let paired = self.is_paired(unit);
            if !paired && self.led_in_person(orders, unit).is_none() {
                self.check_order(orders, with, Act::Move)?;
                let needed =
                    [unit, with].iter().filter(|one| !self.is(**one, Mark::ORDERED)).count();
                let single = matches!(
                    orders.given,
                    crate::state::Given::Individual | crate::state::Given::Single
                );
                if single && usize::from(orders.left) < needed {
                    return Err(Refusal::NoOrdersLeft {});
                }
            } else if self.has_acted(with) {
                return Err(Refusal::HasActed { unit: with });
            }
        } else if self.piece(unit).under && partner.is_some() {
            return Err(Refusal::NoSwap { unit });
        }
        if self.in_zone(unit) {
            self.check_leaving(unit)?;
        }
        Ok(())
    }

    /// 7.23: who stands in an enemy zone of control leaves only slower enemies.
    fn check_leaving(&self, unit: Unit) -> Result<(), Refusal> {
        let hex = self.piece(unit).spot.hex().expect("who leaves is on the map");
        let own = self.allowance(unit);
        let enemy = self.side(unit).enemy();
        let slower = self.controllers(hex, enemy).all(|other| self.allowance(other) < own);
        let open = !self.has_facing(unit) || self.front(unit).any(|hex| self.top(hex).is_none());
        if slower && open { Ok(()) } else { Err(Refusal::Pinned { unit }) }
    }

    /// Begins the move of a unit or a stack.
    pub(crate) fn begin_move(&mut self, orders: &mut Orders, unit: Unit, stack: bool) -> Move {
        let rider =
            self.led_in_person(orders, unit).filter(|_| stack || self.partner(unit).is_none());
        let with = stack.then(|| self.follower(unit)).flatten();
        let both = rider.is_some() || self.is_paired(unit);
        self.spend_order(orders, unit, true);
        if let Some(with) = with {
            self.spend_order(orders, with, !both);
        }
        if let Some(leader) = rider {
            self.public.leaders[leader].moved = true;
        }
        let mut way = Way::default();
        way.push(self.piece(unit).spot.hex().expect("who moves is on the map"));
        let on_foot = !stack && self.chariot(unit).is_some();
        Move {
            unit,
            with,
            rider,
            on_foot,
            alit: false,
            spent: 0,
            stage: Stage::Ready,
            way,
            fresh: false,
            halted: false,
        }
    }

    /// The points that a moving unit has.
    pub(crate) fn points(&self, moving: &Move) -> u8 {
        let unit = moving.unit;
        let own = match (moving.with, self.chariot(unit)) {
            _ if moving.on_foot => self.battle.unit(unit).movement,
            // A chariot that has been left stands for this phase.
            (None, Some(chariot)) if self.is(chariot, Mark::CHANGED) => {
                self.battle.unit(unit).movement
            }
            (None, None) => self.allowance_alone(unit),
            (_, _) => self.allowance(unit),
        };
        own.saturating_sub(moving.spent)
    }

    /// MA of a unit that leaves its partner behind.
    fn allowance_alone(&self, unit: Unit) -> u8 {
        if self.is_paired(unit) { self.battle.unit(unit).movement } else { self.allowance(unit) }
    }

    /// Where a unit may step without turning: its front, of a column also the hexes beside it (6.44).
    fn ahead(&self, unit: Unit, way: Direction) -> bool {
        if !self.has_facing(unit) {
            return true;
        }
        let off = self.piece(unit).facing.off(way);
        if self.is(unit, Mark::COLUMN) { off <= 2 } else { off <= 1 }
    }

    /// 6.2, 6.3, 7.23: whether a moving unit may step into a hex.
    pub(crate) fn check_step(&self, moving: &Move, to: Hex) -> Result<Price, Refusal> {
        let unit = moving.unit;
        let from = self.piece(unit).spot.hex().ok_or(Refusal::NotCommanded { unit })?;
        if moving.halted {
            return Err(Refusal::MustHalt { unit });
        }
        let way = self.battle.grid.direction(from, to).ok_or(Refusal::NotAdjacent { from, to })?;
        if !self.ahead(unit, way) {
            return Err(Refusal::NotInFront { to });
        }
        let price = self.price_of(moving, from, to)?;
        let left = self.points(moving);
        if price.points > left && !moving.alit {
            return Err(Refusal::NoPoints { need: price.points, left });
        }
        self.check_room(moving, to, left.saturating_sub(price.points), 3)?;
        Ok(price)
    }

    /// S-BRI-8: whether light infantry may get down from its chariot in the middle of its move.
    pub(crate) fn check_alight(&self, moving: &Move) -> Result<(), Refusal> {
        let unit = moving.unit;
        if self.chariot(unit).is_none() || moving.on_foot || moving.halted {
            return Err(Refusal::NoChariot { unit });
        }
        Ok(())
    }

    /// Whether a moving unit goes on foot although a chariot is there.
    fn walks(&self, moving: &Move) -> bool {
        let chariot = self.chariot(moving.unit);
        moving.on_foot || chariot.is_some_and(|chariot| self.is(chariot, Mark::CHANGED))
    }

    /// What a step costs a moving unit: on foot it does not go as its chariot does.
    fn price_of(&self, moving: &Move, from: Hex, to: Hex) -> Result<Price, Refusal> {
        if self.walks(moving) {
            self.toll(self.side(moving.unit), Gait::Loose, from, to)
        } else {
            self.price(moving.unit, from, to)
        }
    }

    /// 6.91, 6.92: whether there is room, or a way on.
    fn check_room(&self, moving: &Move, to: Hex, left: u8, deep: u8) -> Result<(), Refusal> {
        let unit = moving.unit;
        let side = self.side(unit);
        if self.holder(to).is_some_and(|holder| holder != side) && !self.kind(unit).is_ship() {
            return Err(Refusal::EnemyThere { hex: to });
        }
        if self.may_stop(unit, moving.with, to) {
            return Ok(());
        }
        let no = Err(Refusal::NoRoom { hex: to });
        if deep == 0 || self.zone(to, side.enemy()) {
            return no;
        }
        for way in Direction::ALL {
            let Some(next) = self.battle.at(to).next[way.index()] else { continue };
            if !self.ahead(unit, way) {
                continue;
            }
            if let Ok(price) = self.price(unit, to, next)
                && price.points <= left
                && self.check_room(moving, next, left - price.points, deep - 1).is_ok()
            {
                return Ok(());
            }
        }
        no
    }

    /// 7.12, 7.13: what a turn costs a moving unit.
    pub(crate) fn check_pivot(&self, moving: &Move, facing: Facing) -> Result<u8, Refusal> {
        let unit = moving.unit;
        if !self.has_facing(unit) || facing == self.piece(unit).facing {
            return Err(Refusal::NoSuchFacing { unit });
        }
        let column = self.is(unit, Mark::COLUMN);
        if facing.as_side().is_some() != column {
            return Err(Refusal::NoSuchFacing { unit });
        }
        if moving.halted || self.in_zone(unit) {
            return Err(Refusal::NoTurnInZone { unit });
        }
        let charts = &self.pack.charts.facing;
        let turn = vertices(self.piece(unit).facing, facing);
        let need = match self.kind(unit) {
            Kind::Cohort if column && turn <= 1 => 0,
            Kind::Cohort => charts.cohort,
            Kind::Skirmisher => charts.skirmisher,
            Kind::BarbarianInfantry
            | Kind::LightInfantry
            | Kind::RomanCavalry
            | Kind::BarbarianCavalry
            | Kind::Lancers
            | Kind::LightCavalry
            | Kind::Chariot
            | Kind::Artillery
            | Kind::Transport
            | Kind::Galley
            | Kind::Aquila => charts.vertex * turn,
        };
        let left = self.points(moving);
        if need > left { Err(Refusal::NoPoints { need, left }) } else { Ok(need) }
    }

    /// 6.41, 6.43: whether a cohort may form column or leave it at the end of its move.
    pub(crate) fn check_column(&self, moving: &Move, facing: Facing) -> Result<(), Refusal> {
        let unit = moving.unit;
        let no = Err(Refusal::NoColumn { unit });
        if self.kind(unit) != Kind::Cohort || moving.with.is_some() || self.partner(unit).is_some()
        {
            return no;
        }
        if self.in_zone(unit) || self.is(unit, Mark::UNFORMED) {
            return no;
        }
        let charts = &self.pack.charts.column;
        let column = self.is(unit, Mark::COLUMN);
        let apart = self.piece(unit).facing.twelfths().abs_diff(facing.twelfths());
        let beside = apart == 1 || apart == 11;
        if !beside || facing.as_side().is_some() == column {
            return no;
        }
        let limit = self.printed_quality(unit).saturating_add_signed(charts.quality);
        if !column && self.piece(unit).hits >= limit {
            return no;
        }
        if self.points(moving) < charts.points {
            return Err(Refusal::NoPoints { need: charts.points, left: self.points(moving) });
        }
        Ok(())
    }

    /// Whether a moving unit may stop where it is (6.91).
    pub(crate) fn check_stop(&self, moving: &Move) -> Result<(), Refusal> {
        let Some(hex) = self.piece(moving.unit).spot.hex() else { return Ok(()) };
        if self.may_stop(moving.unit, moving.with, hex) || self.is_stuck(moving) {
            Ok(())
        } else {
            Err(Refusal::NoRoom { hex })
        }
    }

    /// Whether a unit in the hex of others cannot go on any more.
    fn is_stuck(&self, moving: &Move) -> bool {
        let Some(hex) = self.piece(moving.unit).spot.hex() else { return true };
        self.battle.next(hex).all(|next| self.check_step(moving, next).is_err())
    }

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
                moving.halted = true;
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
        let Ok(price) = self.price_of(moving, from, to) else { return };
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
            self.public.leaders[leader].spot = Spot::On(to);
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
            let piece = self.piece_mut(one);
            piece.climbed += there.saturating_sub(here);
            piece.descended += here.saturating_sub(there);
            let mut hits = if suffers { price.hits } else { 0 };
            let free = self.pack.charts.movement.levels.free;
            let piece = *self.piece(one);
            if suffers && !piece.is(Mark::STEEP) && (piece.climbed > free || piece.descended > free)
            {
                let levels = &self.pack.charts.movement.levels;
                hits += match gait {
                    Gait::Column => levels.column,
                    Gait::Horse => levels.cavalry,
                    Gait::Cohort
                    | Gait::Loose
                    | Gait::Chariot
                    | Gait::Leader
                    | Gait::Eagle
                    | Gait::Transport
                    | Gait::Galley => levels.cohort,
                };
                self.mark(one, Mark::STEEP);
            }
            table.tell(|| Event::Stepped { unit: one, from, to });
            self.hurt(one, hits, Rule("table-movement"), table);
        }
        self.settle(from);
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
            let carts: arrayvec::ArrayVec<Unit, 4> = self
                .stack(hex)
                .filter(|other| {
                    self.side(*other) != side
                        && matches!(self.kind(*other), Kind::Chariot | Kind::Artillery)
                })
                .take(4)
                .collect();
            for cart in carts {
                self.put(cart, Spot::Lost);
                table.tell(|| Event::Eliminated { unit: cart });
            }
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

    /// Whether a unit may attack at all (7.25, 6.45, S-SAB-4).
    pub(crate) fn may_be_marked(&self, unit: Unit) -> bool {
        self.kind(unit).may_attack()
            && !self.is(unit, Mark::ROUTED)
            && !self.is(unit, Mark::COLUMN)
            && !self.is(unit, Mark::UNFORMED)
            && !self.is(unit, Mark::FINISHED)
    }

    /// The move is over: markers, facing in a stack, who must attack (7.25, C-52).
    pub(crate) fn end_move(&mut self, moving: &Move, table: &mut Table<'_, Event>) {
        let unit = moving.unit;
        if let Some(hex) = self.piece(unit).spot.hex() {
            if !self.may_stop(unit, moving.with, hex) {
                self.step_back(moving);
            }
            if moving.with.is_none() && self.piece(unit).spot.hex() != moving.way.iter().next() {
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
            for unit in [Some(moving.unit), moving.with].into_iter().flatten() {
                self.put(unit, Spot::On(hex));
                self.place_under(unit, Some(unit) == moving.with);
            }
            if let Some(leader) = moving.rider {
                self.public.leaders[leader].spot = Spot::On(hex);
            }
        }
    }

    /// Hexes of enemies that a unit has in its zone of control and may attack (8.32, 6.74).
    pub(crate) fn attackable(&self, unit: Unit) -> impl Iterator<Item = Hex> + '_ {
        let enemy = self.side(unit).enemy();
        self.front(unit)
            .filter(move |hex| self.holder(*hex) == Some(enemy) && self.controls(unit, *hex))
    }
}
