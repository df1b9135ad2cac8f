//! 6.1 to 6.4, 7.1, 7.2: units move hex by hex.

mod steps;

use geometry::hex::{Direction, Facing, Hex};

use crate::action::Refusal;
use crate::ground::{Gait, Price};
use crate::ids::{Leader, Unit};
use crate::orders::Act;
use crate::pack::Kind;
use crate::stacking::vertices;
use crate::state::{Mark, Move, Orders, Stage, State, Way};

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

    /// Whether an order of the proconsul moves all that is in his hex (6.94, R-92).
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
        // A transport that lands men lies still (S-BRI-3).
        if kind == Kind::Transport && self.is(unit, Mark::LANDED) {
            return Err(Refusal::HasActed { unit });
        }
        if kind == Kind::Artillery && !self.is(unit, Mark::LIMBERED) {
            return Err(Refusal::OtherMode { unit });
        }
        let partner = self.follower(unit);
        if stack && self.chariot(unit).is_some() {
            // A chariot goes with its rider.
        } else if stack {
            // A catapult goes by itself: it is no part of the stack (6.91).
            let with =
                partner.filter(|_| kind != Kind::Artillery).ok_or(Refusal::NoStack { unit })?;
            if self.piece(unit).under {
                return Err(Refusal::LiesUnder { unit });
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
            return Err(Refusal::LiesUnder { unit });
        }
        if self.in_zone(unit) {
            self.check_leaving(unit)?;
        }
        Ok(())
    }

    /// 5.23: the leader who may go along with the unit that he has ordered: he is stacked with it, and
    /// it has not moved yet.
    pub(crate) fn companion(&self, moving: &Move) -> Option<Leader> {
        let orders = self.orders()?;
        let single =
            matches!(orders.given, crate::state::Given::Individual | crate::state::Given::Single);
        let leader = orders.leader.filter(|_| single && moving.rider.is_none())?;
        let chief = &self.public.leaders[leader];
        let fresh = moving.way.len() == 1 && !self.is(moving.unit, Mark::MOVED);
        let stacked = chief.spot == self.piece(moving.unit).spot;
        (fresh && stacked && !chief.moved && !self.kind(moving.unit).is_ship()).then_some(leader)
    }

    /// 7.23: who stands in an enemy zone of control leaves only slower enemies.
    pub(crate) fn check_leaving(&self, unit: Unit) -> Result<(), Refusal> {
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
        if self.is(unit, Mark::TRAPPED) && !self.battle.at(to).terrain.is_camp() {
            return Err(Refusal::IsTrapped { unit });
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

    /// Whether a unit may attack at all (7.25, 6.45, S-SAB-4).
    pub(crate) fn may_be_marked(&self, unit: Unit) -> bool {
        self.kind(unit).may_attack()
            && !self.is(unit, Mark::ROUTED)
            && !self.is(unit, Mark::COLUMN)
            && !self.is(unit, Mark::UNFORMED)
            && !self.is(unit, Mark::FINISHED)
    }

    /// Hexes of enemies that a unit has in its zone of control and may attack (8.32, 6.74).
    pub(crate) fn attackable(&self, unit: Unit) -> impl Iterator<Item = Hex> + '_ {
        let enemy = self.side(unit).enemy();
        self.front(unit)
            .filter(move |hex| self.holder(*hex) == Some(enemy) && self.controls(unit, *hex))
    }
}
