//! A bot that takes any offer.

use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Game, Rng, Seat};

use crate::{Bot, Budget};

/// Chooses among the offers, each as likely.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// The same choices for the same seed.
    pub fn new(seed: u64) -> Self {
        Self(Rng::seed_from_u64(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _: &'static G::Pack,
        _: &G::View,
        offers: &[G::Action],
        _: Seat,
        _: &Budget,
    ) -> usize {
        below(&mut self.0, offers.len())
    }

    fn choose_blindly(&mut self, offers: usize) -> Option<usize> {
        Some(below(&mut self.0, offers))
    }
}

/// A number below `count`. The bias is less than `count` in 2^64.
pub(crate) fn below(rng: &mut Rng, count: usize) -> usize {
    ((u128::from(rng.next_u64()) * count as u128) >> 64) as usize
}
