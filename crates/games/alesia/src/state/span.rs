//! Values for a stretch of the units, so that states stay small.

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::Unit;

/// A value for each of `N` units from the one of number `FIRST` on. On paper only what is out of the
/// ordinary is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Span<T, const FIRST: u16, const N: usize>([T; N]);

impl<T: Copy + Default, const FIRST: u16, const N: usize> Default for Span<T, FIRST, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const FIRST: u16, const N: usize> Span<T, FIRST, N> {
    /// Each with its value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Unit, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Unit(FIRST + index as u16), value))
    }

    /// The value of a unit, if it is one of them.
    pub fn get(&self, unit: Unit) -> Option<&T> {
        self.0.get(usize::from(unit.0.checked_sub(FIRST)?))
    }
}

impl<T, const FIRST: u16, const N: usize> Index<Unit> for Span<T, FIRST, N> {
    type Output = T;

    fn index(&self, unit: Unit) -> &T {
        &self.0[usize::from(unit.0 - FIRST)]
    }
}

impl<T, const FIRST: u16, const N: usize> IndexMut<Unit> for Span<T, FIRST, N> {
    fn index_mut(&mut self, unit: Unit) -> &mut T {
        &mut self.0[usize::from(unit.0 - FIRST)]
    }
}

impl<T: Serialize + Default + PartialEq, const FIRST: u16, const N: usize> Serialize
    for Span<T, FIRST, N>
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let usual = T::default();
        serializer.collect_map(self.iter().filter(|(_, value)| **value != usual))
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const FIRST: u16, const N: usize> Deserialize<'de>
    for Span<T, FIRST, N>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut span = Self::default();
        for (unit, value) in BTreeMap::<Unit, T>::deserialize(deserializer)? {
            if span.get(unit).is_none() {
                let what = format_args!("{unit} does not belong here");
                return Err(serde::de::Error::custom(what));
            }
            span[unit] = value;
        }
        Ok(span)
    }
}
