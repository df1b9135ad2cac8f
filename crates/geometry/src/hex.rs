//! Hexes: columns of flat-topped hexes, numbered CCRR as printed on maps.
//!
//! A [`Hex`] is two bytes and prints itself; a [`Grid`] says how many there are and which columns
//! lie half a hex lower, and therefore knows neighbours, distances and lines. Hexsides are places
//! too: a [`Side`] has no direction, a [`Crossing`] has one. Layers ([`HexMap`], [`SideMap`]) and
//! sets ([`HexSet`], [`SideSet`]) hold what a game knows about them, [`ways`] finds ways, with
//! prices that may depend on how one came, and [`Sheet`] reads map files.
//!
//! Directions are those of the sheet: north is its upper edge, whatever the compass says.
//!
//! No rule lives here and no floating point is used.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::many_single_char_names,
    reason = "coordinates are small, and x, y are what they are called"
)]

mod grid;
mod layer;
mod line;
mod number;
mod sheet;
mod side;
mod ways;

pub use grid::{Grid, GridError, Shifted};
pub use layer::{HexMap, HexSet, SideMap, SideSet};
pub use line::{Lean, Passage, Place, Sightline, slope_against};
pub use number::{Direction, Facing, Hex, HexError};
pub use sheet::{HexList, Layer, Sheet, SheetFault, SideEntry, SideList};
pub use side::{Crossing, Side};
pub use ways::{Arrival, Load, Way, ways};

#[cfg(test)]
mod tests;
