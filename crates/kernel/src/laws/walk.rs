//! Random play.

use rand_core::{Rng as _, SeedableRng as _};

use super::Case;
use crate::{Entry, Game, Pending, Rng, Seat, SeededDice};

/// Where a law is broken: the number of the game, and how many actions were made before.
#[derive(Clone, Copy, Debug)]
pub struct At {
    game: u64,
    action: usize,
}

impl std::fmt::Display for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "game {}, action {}", self.game, self.action)
    }
}

/// A game of random play, decision by decision.
pub struct Walk<G: Game> {
    game: G,
    seats: usize,
    dice: SeededDice,
    rng: Rng,
    at: At,
    longest: usize,
    offers: Vec<G::Action>,
    /// What the last action told; before the first, what the set-up told.
    pub journal: Vec<Entry<G::Event>>,
}

impl<G: Game> Walk<G> {
    /// Starts game `number`; `salt` keeps the games of one law apart from those of another.
    ///
    /// # Panics
    /// When there is no such set-up.
    pub fn new(case: &Case<G>, salt: u64, number: u64, longest: usize) -> Self {
        let mut dice = SeededDice::new(salt, number);
        let mut journal = Vec::new();
        let game: G = crate::start(case.pack, &case.setup, &mut dice, Some(&mut journal))
            .expect("the laws are tried on a set-up that exists");
        Self {
            seats: G::seats(&game.setup()).len(),
            game,
            dice,
            rng: Rng::seed_from_u64(number),
            at: At { game: number, action: 0 },
            longest,
            offers: Vec::new(),
            journal,
        }
    }

    /// Somebody's next decision, or nothing when the game is over.
    ///
    /// # Panics
    /// When nobody is asked, or somebody without an answer, or the game does not end.
    pub fn decision(&mut self) -> Option<(Seat, G::Action)> {
        let Pending::Seats(pending, _) = self.game.pending() else { return None };
        let at = self.at;
        assert!(!pending.is_empty(), "{at}: nobody is asked, and the game is not over");
        assert!(at.action < self.longest, "{at}: the game does not end");
        let mut chosen = None;
        for seat in pending.iter() {
            crate::offers(&self.game, seat, &mut self.offers);
            assert!(
                !self.offers.is_empty(),
                "{at}: seat {} is asked without an answer\n{}",
                seat.0,
                serde_json::to_string(&crate::position(&self.game)).unwrap_or_default()
            );
            let pick = self.below(self.offers.len());
            if chosen.is_none() || self.now_and_then(2) {
                chosen = Some((seat, self.offers[pick]));
            }
        }
        chosen
    }

    /// Carries an action out.
    pub fn go(&mut self, seat: Seat, action: &G::Action) {
        self.journal.clear();
        crate::apply(&mut self.game, seat, action, &mut self.dice, Some(&mut self.journal));
        self.at.action += 1;
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state now, and the randomness of the law that looks at it.
    pub fn parts(&mut self) -> (&G, &mut Rng) {
        (&self.game, &mut self.rng)
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Where the game is.
    pub fn at(&self) -> At {
        self.at
    }

    /// Once in so many times.
    pub fn now_and_then(&mut self, every: u64) -> bool {
        self.rng.next_u64().is_multiple_of(every)
    }

    /// A number below `many`.
    pub fn below(&mut self, many: usize) -> usize {
        below(&mut self.rng, many)
    }
}

/// A number below `many`; 0 if that is nothing.
pub(super) fn below(rng: &mut Rng, many: usize) -> usize {
    (rng.next_u64() % many.max(1) as u64) as usize
}
