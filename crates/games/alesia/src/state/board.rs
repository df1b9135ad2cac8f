//! What follows from the table, kept beside it so that it need not be worked out at every question:
//! who stands in a hex, and zones of control (6.0).

use geometry::hex::Hex;
use kernel::Derived;

use super::{Fort, Public, Shots, Spot};
use crate::ids::{Side, Unit};
use crate::pack::{HEXES, Hexes, Pack, at};

/// What follows from where units and forts are.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Count {
    /// The first unit in each hex, by its number in its side from 1; 0 for none.
    heads: [u8; HEXES],
    /// The next unit in the same hex, likewise.
    next: [u8; Unit::COUNT],
    /// Hexes from which each side controls those around.
    sources: [Hexes; 2],
    /// The hexes in the zones of control of each side.
    zones: [Hexes; 2],
    /// Where forts stand.
    forts: [Option<Hex>; 23],
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

/// The number of a side's first unit.
const fn first(side: Side) -> u16 {
    match side {
        Side::Gaul => 0,
        Side::Rome => Unit::FIRST_ROMAN,
    }
}

impl Board {
    /// Counts what stands in all hexes of a table.
    pub fn new(pack: &Pack, table: Public) -> Self {
        let count = Count {
            heads: [0; HEXES],
            next: [0; Unit::COUNT],
            sources: [Hexes::new(); 2],
            zones: [Hexes::new(); 2],
            forts: [None; 23],
        };
        let mut board = Self { table, count: Derived::new(count) };
        board.list_forts();
        let mut held = Hexes::new();
        for unit in Unit::all().rev() {
            if let Some(hex) = board.hex_of(unit) {
                board.link(unit, hex);
                held.insert(hex);
            }
        }
        for hex in held.iter() {
            board.source(pack, hex);
        }
        board
    }

    /// What everybody sees, alone.
    pub fn table(&self) -> &Public {
        &self.table
    }

    /// Whether what is kept is what the table says.
    pub(crate) fn is_current(&self, pack: &Pack) -> bool {
        // Units in a hex follow each other in the order of their numbers, so that there is one way
        // to keep it.
        self.count.get() == Self::new(pack, self.table.clone()).count.get()
    }

    /// The units in a hex, leaders among them.
    #[inline]
    pub fn units_in(&self, hex: Hex) -> Stack<'_> {
        let count = self.count.get();
        let head = count.heads[at(hex)];
        Stack { next: &count.next, base: first(self.holder(hex, head)), at: head }
    }

    /// Whose the units in a hex are of which the first has this number: nobody shares a hex.
    #[inline]
    fn holder(&self, hex: Hex, head: u8) -> Side {
        let gaul = Unit(u16::from(head).saturating_sub(1));
        let gallic = gaul.0 < Unit::FIRST_ROMAN && self.table.spots[gaul] == Spot::on(hex);
        if gallic { Side::Gaul } else { Side::Rome }
    }

    /// Whether nobody stands in a hex.
    #[inline]
    pub fn is_empty(&self, hex: Hex) -> bool {
        self.count.get().heads[at(hex)] == 0
    }

    /// Whether a side has a counter in a hex, be it a leader.
    #[inline]
    pub fn holds(&self, side: Side, hex: Hex) -> bool {
        let head = self.count.get().heads[at(hex)];
        head != 0 && self.holder(hex, head) == side
    }

    /// Units of a side in a hex that are no leaders.
    pub fn men(&self, side: Side, hex: Hex) -> impl Iterator<Item = Unit> + Clone {
        let holds = self.holds(side, hex);
        self.units_in(hex).filter(move |unit| holds && !unit.is_leader())
    }

    /// Whether a side has a unit in a hex that is no leader.
    pub fn has_men(&self, side: Side, hex: Hex) -> bool {
        self.holds(side, hex) && self.units_in(hex).any(|unit| !unit.is_leader())
    }

    /// Whether a hex is in a zone of control of a side (6.1).
    #[inline]
    pub fn in_zone(&self, of: Side, hex: Hex) -> bool {
        self.count.get().zones[of.index()].contains(hex)
    }

    /// Whether a side controls the hexes around from this one.
    #[inline]
    pub fn controls_from(&self, side: Side, hex: Hex) -> bool {
        self.count.get().sources[side.index()].contains(hex)
    }

    /// The hexes from which a side controls those around.
    pub fn sources(&self, side: Side) -> &Hexes {
        &self.count.get().sources[side.index()]
    }

    /// Whether a fort stands in a hex.
    #[inline]
    pub fn has_fort(&self, hex: Hex) -> bool {
        self.count.get().forts.contains(&Some(hex))
    }

    /// Whether a fort stands in a hex with a Roman unit in it that is no leader (24.1).
    pub fn is_manned(&self, hex: Hex) -> bool {
        self.has_fort(hex) && self.has_men(Side::Rome, hex)
    }

    /// Puts a unit somewhere.
    pub(crate) fn put(&mut self, pack: &Pack, unit: Unit, spot: Spot) {
        let before = std::mem::replace(&mut self.table.spots[unit], spot);
        if let Some(hex) = before.hex() {
            self.unlink(unit, hex);
            self.source(pack, hex);
        }
        if let Some(hex) = spot.hex() {
            self.link(unit, hex);
            self.source(pack, hex);
        } else {
            self.table.fought.remove(unit);
        }
    }

    /// Disrupts a Gaul, or lets it recover (21.0).
    pub(crate) fn disrupt(&mut self, pack: &Pack, unit: Unit, disrupted: bool) {
        if disrupted {
            self.table.disrupted.insert(unit);
        } else {
            self.table.disrupted.remove(unit);
        }
        if let Some(hex) = self.hex_of(unit) {
            self.source(pack, hex);
        }
    }

    /// Puts up a fort.
    pub(crate) fn build(&mut self, pack: &Pack, hex: Hex) {
        let place = self.table.forts.partition_point(|fort| fort.hex < hex);
        self.table.forts.insert(place, Fort { hex, shots: Shots::default() });
        self.list_forts();
        self.around(pack, hex);
    }

    /// Removes a fort (24.9).
    pub(crate) fn raze(&mut self, pack: &Pack, hex: Hex) {
        self.table.forts.retain(|fort| fort.hex != hex);
        self.list_forts();
        self.around(pack, hex);
    }

    fn list_forts(&mut self) {
        let mut forts = [None; 23];
        for (place, fort) in forts.iter_mut().zip(&self.table.forts) {
            *place = Some(fort.hex);
        }
        self.count.get_mut().forts = forts;
    }

    fn link(&mut self, unit: Unit, hex: Hex) {
        let count = self.count.get_mut();
        let number = (unit.0 - first(unit.side()) + 1) as u8;
        // In the order of their numbers, so that what is done with a stack does not depend on who
        // came first.
        let base = usize::from(first(unit.side()));
        let mut before = None;
        let mut here = count.heads[at(hex)];
        while here != 0 && here < number {
            before = Some(base + usize::from(here) - 1);
            here = count.next[base + usize::from(here) - 1];
        }
        count.next[unit.index()] = here;
        match before {
            Some(place) => count.next[place] = number,
            None => count.heads[at(hex)] = number,
        }
    }

    fn unlink(&mut self, unit: Unit, hex: Hex) {
        let count = self.count.get_mut();
        let base = first(unit.side());
        let number = (unit.0 - base + 1) as u8;
        let after = std::mem::take(&mut count.next[unit.index()]);
        let mut here = count.heads[at(hex)];
        if here == number {
            count.heads[at(hex)] = after;
        } else {
            while here != 0 {
                let place = usize::from(base) + usize::from(here) - 1;
                if count.next[place] == number {
                    count.next[place] = after;
                    break;
                }
                here = count.next[place];
            }
        }
    }

    /// Works out whether the units in a hex control those around (6.1), and if that has changed, in
    /// whose zones these are.
    fn source(&mut self, pack: &Pack, hex: Hex) {
        let free = !pack.ground(hex).in_town() && !self.has_fort(hex);
        let steady = free
            && self.units_in(hex).any(|unit| !unit.is_leader() && !self.disrupted.contains(unit));
        let holder = self.holder(hex, self.count.get().heads[at(hex)]);
        let mut changed = false;
        for side in Side::BOTH {
            let now = steady && holder == side;
            let sources = &mut self.count.get_mut().sources[side.index()];
            changed |= if now { sources.insert(hex) } else { sources.remove(hex) };
        }
        if changed {
            for next in pack.ground(hex).next.into_iter().flatten() {
                self.zone(pack, next);
            }
        }
    }

    /// Works out in whose zones of control a hex is.
    fn zone(&mut self, pack: &Pack, hex: Hex) {
        let ground = pack.ground(hex);
        let open = !ground.in_town() && !self.has_fort(hex);
        let count = self.count.get_mut();
        for side in Side::BOTH {
            let sources = &count.sources[side.index()];
            let within = open && ground.next.iter().flatten().any(|next| sources.contains(*next));
            if within {
                count.zones[side.index()].insert(hex);
            } else {
                count.zones[side.index()].remove(hex);
            }
        }
    }

    /// A fort has come or gone.
    fn around(&mut self, pack: &Pack, hex: Hex) {
        self.source(pack, hex);
        self.zone(pack, hex);
    }
}

/// The units in a hex.
#[derive(Clone)]
pub struct Stack<'a> {
    next: &'a [u8; Unit::COUNT],
    base: u16,
    at: u8,
}

impl Iterator for Stack<'_> {
    type Item = Unit;

    #[inline]
    fn next(&mut self) -> Option<Unit> {
        if self.at == 0 {
            return None;
        }
        let unit = Unit(self.base + u16::from(self.at) - 1);
        self.at = self.next[unit.index()];
        Some(unit)
    }
}
