//! The laws that every game obeys, written once and tried on random play.
//!
//! A game calls [`suite!`] once in its tests. Each law names itself when it is broken.

mod damage;
mod looks;
mod offers;
mod positions;
mod records;
mod secrets;
mod speech;
mod suite;
mod walk;

use crate::{Game, Rule, Setup};

pub use crate::law_suite as suite;
pub use damage::damaged_positions;
pub use positions::every_position;
pub use records::{random_record, records};
pub use secrets::{Compared, Hides, secrets};
pub use speech::{messages, speech};
pub use suite::{Efforts, Suite, Trial, Tried, combinations};
pub use walk::{At, Walk};

/// How thoroughly to try.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Games of random play.
    pub games: u64,
    /// The first game's number, to share the work out.
    pub from: u64,
    /// The slow laws (views, samples, scenes, positions) are tried at one decision in so many.
    pub every: u64,
    /// No game may need more actions than this.
    pub longest: usize,
}

impl Effort {
    /// The numbers of the games.
    fn numbers(self) -> std::ops::Range<u64> {
        self.from..self.from + self.games
    }
}

/// What a game tells the laws about itself.
pub struct Case<G: Game> {
    /// Its data.
    pub pack: &'static G::Pack,
    /// The set-up to try.
    pub setup: Setup,
    /// Counts the pieces of a state; the count must never change. None where it could not.
    pub pieces: Option<Count<G>>,
    /// Counts those of them that are lost for good; the count must never fall. None where pieces
    /// come back.
    pub lost: Option<Count<G>>,
    /// What it hides, so that there must be something to compare.
    pub hides: Hides,
}

/// Counts something in a state.
pub type Count<G> = fn(&G, &crate::Referee) -> usize;

/// Tries every law of play on random games.
///
/// # Panics
/// When a law is broken, with the game's number and the action's.
pub fn obey<G: Game>(case: &Case<G>, effort: Effort) {
    speech::texts::<G>();
    let mut strays: Vec<G::Action> = Vec::new();
    let counted = |count: Option<Count<G>>, game: &G| {
        count.map_or(0, |count| count(game, &crate::Referee::new()))
    };
    let mut most_lost = 0;
    for number in effort.numbers() {
        let mut walk = Walk::new(case, 0x1a75, number, effort.longest);
        let pieces = counted(case.pieces, walk.game());
        let mut gone = counted(case.lost, walk.game());
        while let Some((seat, action)) = walk.decision() {
            let at = walk.at();
            if walk.now_and_then(effort.every) {
                let seats = walk.seats();
                let (game, rng) = walk.parts();
                offers::offered_means_accepted(game, seats, &strays, at);
                offers::the_gate_holds(game, seats, &strays, at);
                looks::looks(game, seats, &strays, rng, at);
                positions::positions(game, at);
                records::copies(game, seat, &action, at);
            }
            if strays.len() < 400 && walk.now_and_then(5) {
                strays.push(action);
            } else if !strays.is_empty() {
                let slot = walk.below(strays.len());
                strays[slot] = action;
            }
            walk.go(seat, &action);
            let now = counted(case.pieces, walk.game());
            assert_eq!(now, pieces, "{at}: pieces are not conserved");
            let before = std::mem::replace(&mut gone, counted(case.lost, walk.game()));
            assert!(gone >= before, "{at}: what was lost has come back");
            // To work out everything anew is the dearest part of long games.
            if walk.now_and_then((effort.every / 100).max(1)) {
                let stale = walk.game().stale();
                assert_eq!(stale, None, "{at}: after {action:?} a derived value is not current");
            }
        }
        assert_eq!(walk.game().stale(), None, "{}: a derived value is not current", walk.at());
        offers::the_gate_holds(walk.game(), walk.seats(), &strays, walk.at());
        most_lost = gone.max(most_lost);
    }
    assert!(case.lost.is_none() || most_lost > 0, "nothing is ever lost in {} games", effort.games);
}

/// The rule is in the reference.
fn cites<G: Game>(rule: Rule, at: At) {
    assert!(
        G::info().rules.contains(&rule),
        "{at}: rule {rule} is cited, but not in the rules reference"
    );
}
