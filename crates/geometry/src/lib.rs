//! Maps without rules.
//!
//! [`network`] has places joined by edges of several kinds. Hex grids come beside it, with the
//! first hex game. Nothing here knows a rule: capacities and kinds are numbers that games read.

pub mod network;
