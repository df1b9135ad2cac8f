//! 15.3: battles that rage.

use kernel::Table;

use crate::action::Event;
use crate::ids::{Side, Unit, UnitSet};
use crate::state::State;

impl State {
    /// The battle rages between these units.
    pub(crate) fn begin_rage(&mut self, side: Side, units: UnitSet, table: &mut Table<'_, Event>) {
        for unit in units.iter() {
            self.leave_rage(unit, table);
        }
        let taken = |number: &u8| self.public.rage.values().any(|other| other == number);
        let number = (1..128).find(|number| !taken(number)).expect("so many battles never rage");
        match side {
            Side::Gaul => self.public.gallic_rages |= 1 << number,
            Side::Rome => self.public.gallic_rages &= !(1 << number),
        }
        for unit in units.iter() {
            self.public.rage[unit] = number;
        }
        table.tell(|| Event::Raged { units });
    }

    /// A unit is out of it; when one side has nobody left in it, it is over.
    pub(crate) fn leave_rage(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let number = std::mem::take(&mut self.public.rage[unit]);
        if number == 0 {
            return;
        }
        let left = |side: Side| Unit::of_side(side).any(|other| self.public.rage[other] == number);
        if !left(Side::Rome) || !left(Side::Gaul) {
            self.end_rages(1 << (number % 128), table);
        }
    }

    /// These battles rage no more.
    pub(crate) fn end_rages(&mut self, numbers: u128, table: &mut Table<'_, Event>) {
        let mut units = UnitSet::EMPTY;
        for unit in Unit::all() {
            let number = self.public.rage[unit];
            if number != 0 && numbers >> (number % 128) & 1 != 0 {
                self.public.rage[unit] = 0;
                units.insert(unit);
            }
        }
        self.public.gallic_rages &= !numbers;
        if !units.is_empty() {
            table.tell(|| Event::RageOver { units });
        }
    }

    /// When a side's combat phase begins, the battles in which it attacks rage no more.
    pub(crate) fn thaw(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let numbers = match side {
            Side::Gaul => self.public.gallic_rages,
            Side::Rome => !self.public.gallic_rages,
        };
        self.end_rages(numbers, table);
    }
}
