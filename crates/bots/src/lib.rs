//! Computer opponents, written against the kernel alone.
//!
//! A [`Bot`] gets what a player in its seat gets: its view and its offers, never a state. What a
//! bot knows about a game it learns through [`kernel::Advised::appraise`] and [`kernel::Advised::leans`], so this crate
//! names no game.

mod budget;
mod greedy;
mod playout;
mod random;

pub use budget::{Budget, Stop};
pub use greedy::Greedy;
use kernel::{Game, Seat};
pub use playout::{GameResult, decide, next_to_decide, play_out};
pub use random::Random;

/// Somebody who chooses.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the offers, by its number. There is at least one. When the budget is spent it
    /// answers with the best it has found.
    fn choose(
        &mut self,
        pack: &'static G::Pack,
        view: &G::View,
        offers: &[G::Action],
        seat: Seat,
        budget: &Budget,
    ) -> usize;

    /// The choice of a bot that never looks, out of so many offers; no view is made for it then.
    fn choose_blindly(&mut self, offers: usize) -> Option<usize> {
        let _ = offers;
        None
    }
}

/// The opponents that players can choose, from the weakest.
pub const LEVELS: [&str; 2] = ["random", "greedy"];
/// The first greedy bot, which nothing changes: every ladder measures by it. It is nobody's
/// opponent at a table.
pub const YARDSTICK: &str = "greedy-0";

/// The bot of this name, one of [`LEVELS`] or the [`YARDSTICK`]. It plays the same for the same
/// seed.
pub fn level<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        YARDSTICK => Some(Box::new(Greedy::first(seed))),
        _ => None,
    }
}

/// The seed of the bot in a seat of the numbered game of a simulation.
pub fn seed_of(seed: u64, game: u64, seat: Seat) -> u64 {
    [game, u64::from(seat.0)].into_iter().fold(scramble(seed), |mixed, next| scramble(mixed ^ next))
}

/// One step of `SplitMix64`: neighbouring numbers become unrelated ones.
fn scramble(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
