//! A match can be replayed, taken back and verified.

use rand_core::SeedableRng as _;

use super::{At, Case, walk::below};
use crate::{Game, Match, Pending, Rng, Seat, Seed, SeededDice, record};

/// An action in so many is taken back and done again.
const TAKEN_BACK: usize = 16;

/// Replay is bit-identical, undo restores exactly, and a record verifies.
///
/// # Panics
/// When a record does not verify.
pub fn records<G: Game>(case: &Case<G>, games: u64) {
    for number in 0..games {
        let text = random_record(case, number);
        let again = random_record(case, number);
        assert_eq!(text, again, "game {number}: replay is not bit-identical");
        record::verify::<G>(&text, case.pack, &G::files())
            .unwrap_or_else(|error| panic!("game {number}: {error}"));
    }
}

/// The record of a whole random game. Now and then an action is taken back and done again.
///
/// # Panics
/// When undo does not restore the match exactly.
pub fn random_record<G: Game>(case: &Case<G>, number: u64) -> String {
    let mut rng = Rng::seed_from_u64(number);
    let setup = case.setup.complete(G::info()).expect("the set-up exists");
    let players = G::seats(&setup).iter().map(|_| "random".to_owned()).collect();
    let id = format!("law-{number}");
    let seed = Seed::derived(7, number);
    let mut game = Match::<G>::new(case.pack, &G::files(), &setup, &id, seed, players)
        .expect("the laws are tried on a set-up that exists");
    let mut offers = Vec::new();
    while let Pending::Seats(pending, _) = game.game().pending() {
        let seat = pending.iter().next().expect("somebody is asked");
        crate::offers(game.game(), seat, &mut offers);
        let action = offers[below(&mut rng, offers.len())];
        let before = (game.game().clone(), game.journal().len());
        game.submit(seat, &action).expect("an offer is accepted");
        if below(&mut rng, TAKEN_BACK) == 0 && game.undo(seat).is_ok() {
            let after = (game.game().clone(), game.journal().len());
            assert!(before == after, "game {number}: undo does not restore the table exactly");
            game.submit(seat, &action).expect("an action taken back can be done again");
        }
    }
    record::write(&game)
}

/// An action changes nothing but its own copy of the state, and always in the same way.
pub(super) fn copies<G: Game>(game: &G, seat: Seat, action: &G::Action, at: At) {
    let before = crate::position(game);
    let run = |stream| {
        let mut after = game.clone();
        crate::apply(&mut after, seat, action, &mut SeededDice::new(9, stream), None);
        after
    };
    let (first, second) = (run(1), run(1));
    assert!(first == second, "{at}: the same action and dice give two results");
    assert!(crate::position(game) == before, "{at}: a copy shares state with the original");
}
