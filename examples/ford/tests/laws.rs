//! The kernel's laws.

use ford::{Ford, State};
use kernel::laws::{Efforts, Hides, Suite};

/// A cohort that stands nowhere has fallen, and stays so. Each has one place or none, so that their
/// number cannot change; games whose pieces lie in pools, boxes and hands count them as `pieces`.
fn lost(state: &State, referee: &kernel::Referee) -> usize {
    let cohorts = kernel::Known::position(state, referee).public.cohorts;
    cohorts.values().filter(|place| place.is_none()).count()
}

kernel::laws::suite! {
    Suite {
        pack: Ford::pack(),
        pieces: None,
        lost: Some(lost),
        hides: Hides::PiecesAndChoices,
        efforts: Efforts { every: 3, damaged_every: 2, ..Efforts::USUAL },
    };
    every combination
}
