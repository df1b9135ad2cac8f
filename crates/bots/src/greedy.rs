//! A bot that looks one decision ahead.

use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{FastDice, Game, Judgement, Rng, Seat, Today};

use crate::random::below;
use crate::{Bot, Budget};

/// Offers that are looked at; the game's first impression picks them when there are more.
const WIDTH: usize = 24;
/// Worlds imagined at each decision. Every offer is tried in the same ones, with the same dice, so
/// that offers differ by their worth and not by their luck.
const WORLDS: u8 = 3;

/// Imagines what it cannot see, tries each offer and takes the one whose result it likes best.
///
/// It judges a result by its own view of it, so it never profits from what it only imagined.
pub struct Greedy<G: Game> {
    rng: Rng,
    judgement: &'static dyn Judgement<G>,
}

impl<G: Game> Greedy<G> {
    /// The same choices for the same seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::seed_from_u64(seed), judgement: &Today }
    }

    /// The bot as it was at first, by which all later ones are measured.
    pub fn first(seed: u64) -> Self {
        Self { rng: Rng::seed_from_u64(seed), judgement: G::first_judgement() }
    }

    /// The offers worth a look, with what the game thinks of them at first sight. They are in
    /// random order among equals, so that the order of the list favours nobody.
    fn shortlist(
        &mut self,
        pack: &'static G::Pack,
        view: &G::View,
        offers: &[G::Action],
        seat: Seat,
    ) -> Vec<(usize, i64)> {
        let mut leans = Vec::with_capacity(offers.len());
        self.judgement.leans(pack, view, seat, offers, &mut leans);
        let mut list: Vec<(usize, i64)> = leans.into_iter().enumerate().collect();
        for last in (1..list.len()).rev() {
            list.swap(last, below(&mut self.rng, last + 1));
        }
        if list.len() > WIDTH {
            list.sort_by_key(|(_, lean)| std::cmp::Reverse(*lean));
            list.truncate(WIDTH);
        }
        list
    }

    /// What an action leads to, in all worlds together. One that rolls and shows nothing looks the
    /// same in each of them, for what they differ in is hidden from the bot.
    fn worth(&self, worlds: &[(G, FastDice)], seat: Seat, action: &G::Action) -> i64 {
        let mut total = 0i64;
        for (world, dice) in worlds {
            let (mut after, mut dice) = (world.clone(), dice.clone());
            let done = kernel::apply(&mut after, seat, action, &mut dice, None);
            let worth = self.judgement.worth(&after, seat);
            if !done.rolled && !done.revealed {
                return worth.saturating_mul(WORLDS.into());
            }
            total = total.saturating_add(worth);
        }
        total
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(
        &mut self,
        pack: &'static G::Pack,
        view: &G::View,
        offers: &[G::Action],
        seat: Seat,
        budget: &Budget,
    ) -> usize {
        if offers.len() == 1 {
            return 0;
        }
        let list = self.shortlist(pack, view, offers, seat);
        let worlds: Vec<(G, FastDice)> = (0..WORLDS)
            .map(|_| {
                let world = self.judgement.sample(pack, view, &mut self.rng);
                (world, FastDice::new(self.rng.next_u64()))
            })
            .collect();
        let mut best = (list[0].0, i64::MIN);
        for (index, lean) in list {
            let lean = lean.saturating_mul(WORLDS.into());
            let worth = lean.saturating_add(self.worth(&worlds, seat, &offers[index]));
            if worth > best.1 {
                best = (index, worth);
            }
            if !budget.spend() {
                break;
            }
        }
        best.0
    }
}
