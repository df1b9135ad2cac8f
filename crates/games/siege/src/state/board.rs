//! What follows from the table, kept beside it so that it need not be worked out at every question.

use geometry::hex::Hex;
use kernel::Derived;

use super::{Camp, Order, Public, Spot};
use crate::ids::{Counter, CounterSet, Force, LeaderSet, Side, Unit, UnitSet};
use crate::pack::{GRID, HEXES, Hexes, Pack, at};

/// What stands in a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    /// Units in it.
    pub(crate) units: u8,
    /// Those that are not in rout and control hexes around.
    pub(crate) steady: u8,
    /// Their PF together.
    pub(crate) pf: u8,
    /// Kinds of unit, as bits.
    pub(crate) kinds: u8,
    /// Whether they are Gauls.
    pub(crate) gallic: bool,
    /// Whether besieged units are among them, and whether others are.
    pub(crate) besieged: bool,
    pub(crate) others: bool,
}

impl Cell {
    /// With one that comes to it.
    fn with(self, unit: Self) -> Self {
        Self {
            units: self.units + unit.units,
            steady: self.steady + unit.steady,
            pf: self.pf + unit.pf,
            kinds: self.kinds | unit.kinds,
            gallic: unit.gallic,
            besieged: self.besieged || unit.besieged,
            others: self.others || unit.others,
        }
    }

    /// The side that controls hexes around from here.
    pub(crate) fn controller(self) -> Option<Side> {
        (self.steady > 0).then_some(if self.gallic { Side::Gaul } else { Side::Rome })
    }
}

/// What follows from where units, camps and breaches are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    /// What stands where.
    cells: [Cell; HEXES],
    /// Where each army has units.
    held: [Hexes; 3],
    /// Where each side has units that are not in rout and control hexes around (6.0).
    steady: [Hexes; 2],
    /// The hexes in the zones of control of each side (6.0).
    zones: [Hexes; 2],
    /// Where camps are, standing or destroyed, and where they stand.
    camps: Hexes,
    standing: Hexes,
    /// Where each side has counters.
    counters: [Hexes; 2],
}

/// What everybody sees, and what follows from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    table: Public,
    count: Derived<Count>,
}

impl std::ops::Deref for Board {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.table
    }
}

impl std::ops::DerefMut for Board {
    fn deref_mut(&mut self) -> &mut Public {
        &mut self.table
    }
}

impl Board {
    /// Counts what stands in all hexes of a table.
    pub fn new(pack: &Pack, table: Public) -> Self {
        let standing = table.camps.iter().filter(|camp| !camp.destroyed);
        let count = Count {
            camps: table.camps.iter().map(|camp| camp.hex).collect(),
            cells: [Cell::default(); HEXES],
            held: [Hexes::new(); 3],
            steady: [Hexes::new(); 2],
            zones: [Hexes::new(); 2],
            standing: standing.map(|camp| camp.hex).collect(),
            counters: Side::BOTH.map(|side| table.hexes_of_counters(side)),
        };
        let mut board = Self { table, count: Derived::new(count) };
        let mut held = Hexes::new();
        for unit in Unit::all() {
            if let Some(hex) = board.hex_of(unit).filter(|hex| GRID.contains(*hex)) {
                let joined = board.cell(hex).with(board.alone(pack, unit));
                board.note(hex, joined);
                held.insert(hex);
            }
        }
        for hex in held.grown(GRID).iter() {
            board.zones(pack, hex);
        }
        board
    }

    /// What everybody sees, alone.
    pub fn table(&self) -> &Public {
        &self.table
    }

    /// Whether what is kept is what the table says.
    pub(crate) fn is_current(&self, pack: &Pack) -> bool {
        Self::new(pack, self.table.clone()).count.get() == self.count.get()
    }

    /// What stands in a hex.
    pub(crate) fn cell(&self, hex: Hex) -> Cell {
        self.count.get().cells[at(hex)]
    }

    /// Units in a hex.
    pub fn units_in(&self, hex: Hex) -> UnitSet {
        let cell = self.cell(hex);
        if cell.units == 0 {
            return UnitSet::EMPTY;
        }
        let here = Spot::On(hex);
        let side = if cell.gallic { Side::Gaul } else { Side::Rome };
        Unit::of_side(side).filter(|unit| self.spots[*unit] == here).collect()
    }

    /// Whether a side has units in a hex.
    pub fn holds(&self, side: Side, hex: Hex) -> bool {
        let cell = self.cell(hex);
        cell.units > 0 && cell.gallic == (side == Side::Gaul)
    }

    /// PF in a hex.
    pub fn pf_in(&self, hex: Hex) -> u8 {
        self.cell(hex).pf
    }

    /// Whether a camp stands in a hex.
    pub fn has_camp(&self, hex: Hex) -> bool {
        self.count.get().standing.contains(hex)
    }

    /// Whether a camp opens a gate in a hex, standing or destroyed.
    pub(crate) fn has_gate(&self, hex: Hex) -> bool {
        self.count.get().camps.contains(hex)
    }

    /// Whether a destroyed camp leaves its gate open (9.1).
    pub(crate) fn has_open_gate(&self, hex: Hex) -> bool {
        self.has_gate(hex) && !self.has_camp(hex)
    }

    /// Where camps are, standing or destroyed.
    pub(crate) fn gates(&self) -> &Hexes {
        &self.count.get().camps
    }

    /// Whether a side has a counter in a hex.
    pub fn has_counter(&self, side: Side, hex: Hex) -> bool {
        self.count.get().counters[side.index()].contains(hex)
    }

    /// Counters in a hex, of one side.
    pub fn counters_in(&self, side: Side, hex: Hex) -> CounterSet {
        if !self.has_counter(side, hex) {
            return CounterSet::EMPTY;
        }
        Counter::of_side(side).filter(|counter| self.counters[*counter] == Some(hex)).collect()
    }

    /// Leaders of a side who lie face up in a hex; detachments are none.
    pub fn leaders_in(&self, side: Side, hex: Hex) -> LeaderSet {
        self.counters_in(side, hex)
            .iter()
            .filter_map(|counter| self.faces[counter])
            .filter(|leader| !leader.is_detachment())
            .collect()
    }

    /// The best modifier of the leaders of a side who lie open in a hex.
    pub fn best_leader(&self, pack: &Pack, side: Side, hex: Hex) -> Option<i8> {
        let leaders = self.leaders_in(side, hex);
        leaders.iter().map(|leader| self.values(pack, leader).modifier).max()
    }

    /// Puts a counter somewhere, or takes it from the map.
    pub(crate) fn put_counter(&mut self, counter: Counter, to: Option<Hex>) {
        self.table.counters[counter] = to;
        let side = counter.side();
        self.count.get_mut().counters[side.index()] = self.table.hexes_of_counters(side);
    }

    /// Where an army has units.
    pub(crate) fn held(&self, force: Force) -> &Hexes {
        &self.count.get().held[force.index()]
    }

    /// Where a side has units.
    pub(crate) fn held_by(&self, side: Side) -> Hexes {
        let [roman, relief, besieged] = &self.count.get().held;
        match side {
            Side::Rome => *roman,
            Side::Gaul => relief.or(besieged),
        }
    }

    /// Where a side has units that control hexes around.
    pub(crate) fn steady(&self, side: Side) -> &Hexes {
        &self.count.get().steady[side.index()]
    }

    /// Where a side has counters.
    pub(crate) fn counters_of(&self, side: Side) -> &Hexes {
        &self.count.get().counters[side.index()]
    }

    /// The hexes in the zones of control of a side.
    pub(crate) fn zones_of(&self, side: Side) -> &Hexes {
        &self.count.get().zones[side.index()]
    }

    /// Where camps stand that are not destroyed.
    pub(crate) fn standing(&self) -> &Hexes {
        &self.count.get().standing
    }

    /// Whether a side has units within so many hexes of a hex.
    pub(crate) fn is_near(&self, of: Side, hex: Hex, distance: u8) -> bool {
        Force::ALL
            .into_iter()
            .any(|force| force.side() == of && self.held(force).comes_near(GRID, hex, distance))
    }

    /// Whether a hex is in a zone of control of a side.
    pub fn in_zone(&self, of: Side, hex: Hex) -> bool {
        self.count.get().zones[of.index()].contains(hex)
    }

    /// Puts a unit somewhere.
    pub(crate) fn put(&mut self, pack: &Pack, unit: Unit, spot: Spot) {
        let before = std::mem::replace(&mut self.table.spots[unit], spot);
        if let Some(hex) = before.hex() {
            let left = self.left_by(pack, unit, hex);
            self.recount(pack, hex, left);
        }
        if let Some(hex) = spot.hex() {
            let joined = self.cell(hex).with(self.alone(pack, unit));
            self.recount(pack, hex, joined);
        }
    }

    /// Changes a unit's state.
    pub(crate) fn set_order(&mut self, pack: &Pack, unit: Unit, order: Order) {
        let before = self.alone(pack, unit);
        self.table.orders[unit] = order;
        if let Some(hex) = self.hex_of(unit) {
            let (cell, after) = (self.cell(hex), self.alone(pack, unit));
            let pf = cell.pf - before.pf + after.pf;
            let steady = cell.steady - before.steady + after.steady;
            self.recount(pack, hex, Cell { steady, pf, ..cell });
        }
    }

    /// What a unit alone adds to a hex.
    fn alone(&self, pack: &Pack, unit: Unit) -> Cell {
        Cell {
            units: 1,
            steady: u8::from(self.order(unit) != Order::Routed),
            pf: self.pf(pack, unit),
            kinds: pack.unit(unit).kind.bit(),
            gallic: unit.side() == Side::Gaul,
            besieged: unit.force() == Force::Besieged,
            others: unit.force() != Force::Besieged,
        }
    }

    /// A hex that a unit has left.
    fn left_by(&self, pack: &Pack, unit: Unit, hex: Hex) -> Cell {
        let mut cell = Cell::default();
        if self.cell(hex).units > 1 {
            for other in self.units_in(hex).iter().filter(|other| *other != unit) {
                cell = cell.with(self.alone(pack, other));
            }
        }
        cell
    }

    /// Notes what stands in a hex where something has changed, and works out the zones around it.
    fn recount(&mut self, pack: &Pack, hex: Hex, cell: Cell) {
        let before = self.note(hex, cell);
        if before.controller() != cell.controller() {
            for side in before.controller().into_iter().chain(cell.controller()) {
                for next in pack.next(hex) {
                    self.zone(pack, side, next);
                }
            }
        }
    }

    /// Notes what stands in a hex. What was noted before.
    fn note(&mut self, hex: Hex, cell: Cell) -> Cell {
        let count = self.count.get_mut();
        let armies = [cell.others && !cell.gallic, cell.others && cell.gallic, cell.besieged];
        for (held, here) in count.held.iter_mut().zip(armies) {
            if here {
                held.insert(hex);
            } else {
                held.remove(hex);
            }
        }
        for (steady, side) in count.steady.iter_mut().zip(Side::BOTH) {
            if cell.controller() == Some(side) {
                steady.insert(hex);
            } else {
                steady.remove(hex);
            }
        }
        std::mem::replace(&mut count.cells[at(hex)], cell)
    }

    /// Works out in whose zones of control a hex is, for a change of its works.
    pub(crate) fn zones(&mut self, pack: &Pack, hex: Hex) {
        for side in Side::BOTH {
            self.zone(pack, side, hex);
        }
    }

    /// Works out whether a hex is in the zones of control of a side: for a change of its works, or
    /// of the units next to it.
    fn zone(&mut self, pack: &Pack, side: Side, hex: Hex) {
        let controlled = self.steady(side).around(GRID, hex) & self.controlled_over(pack, hex) != 0;
        let zones = &mut self.count.get_mut().zones[side.index()];
        if controlled {
            zones.insert(hex);
        } else {
            zones.remove(hex);
        }
    }

    /// Destroys the camp in a hex (9.1).
    pub(crate) fn destroy_camp(&mut self, pack: &Pack, hex: Hex) {
        self.count.get_mut().standing.remove(hex);
        for camp in self.camps.iter_mut().filter(|camp| camp.hex == hex) {
            camp.destroyed = true;
        }
        self.zones(pack, hex);
    }

    /// Puts up a camp (9.1).
    pub(crate) fn put_camp(&mut self, pack: &Pack, hex: Hex) {
        self.camps.push(Camp { hex, destroyed: false });
        self.count.get_mut().camps.insert(hex);
        self.count.get_mut().standing.insert(hex);
        self.zones(pack, hex);
    }
}
