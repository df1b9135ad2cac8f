//! Maps without rules.
//!
//! [`network`] has places joined by edges of several kinds. [`hex`] has grids of hexes: their sides,
//! layers, lines, ways, and the files that maps are written in. Nothing here knows a
//! rule: terrain, prices and verdicts are the game's.

pub mod hex;
pub mod network;
