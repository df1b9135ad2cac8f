//! The kernel's laws.

use ford::{Ford, State};
use kernel::laws::{Efforts, Suite};

/// A cohort that stands nowhere has fallen, so that the count cannot change; games whose pieces lie
/// in pools, boxes and hands count them here.
fn pieces(state: &State, referee: &kernel::Referee) -> usize {
    kernel::Known::position(state, referee).public.cohorts.iter().count()
}

kernel::laws::suite! {
    Suite { pack: Ford::pack(), pieces, efforts: Efforts { every: 3, damaged_every: 2, ..Efforts::USUAL } };
    every combination
}
