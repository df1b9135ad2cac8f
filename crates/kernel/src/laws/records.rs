//! A match can be replayed, taken back and verified.

use rand_core::SeedableRng as _;

use super::{At, Case, walk::below};
use crate::{
    By, Game, Match, Pending, Rng, Seat, Seed, SeededDice, SnapshotOf, UndoRefused, record,
};

/// An action in so many is taken back and done again.
const TAKEN_BACK: usize = 16;
/// After one action in so many a match is resumed from a snapshot.
const RESUMED: usize = 100;

/// Replay is bit-identical, undo restores exactly, a record verifies, and a match that is resumed
/// from a snapshot goes on as it would have.
///
/// # Panics
/// When a record does not verify.
pub fn records<G: Game>(case: &Case<G>, games: u64) {
    for number in 0..games {
        let text = random_record(case, number);
        let again = random_record(case, number);
        assert_eq!(text, again, "game {number}: replay is not bit-identical");
        let verified = record::verify::<G>(&text, case.pack, &G::files())
            .unwrap_or_else(|error| panic!("game {number}: {error}"));
        resumed(case, &verified.game, number);
    }
}

/// Plays a match again, and beside it one that was resumed from a snapshot of it.
fn resumed<G: Game>(case: &Case<G>, of: &Match<G>, number: u64) {
    let mut rng = Rng::seed_from_u64(number);
    let (header, seed) = (of.header(), of.seed());
    let new = Match::<G>::new(
        case.pack,
        &G::files(),
        &header.setup(),
        &header.id,
        seed.clone(),
        header.players.clone(),
    );
    let mut game = new.expect("the match has begun so before");
    let mut other: Option<Match<G>> = None;
    for (index, step) in of.moves().iter().enumerate() {
        if below(&mut rng, RESUMED) == 0 {
            let back = below(&mut rng, RESUMED);
            let text =
                serde_json::to_string(&game.snapshot(back)).expect("snapshots are plain data");
            let read: SnapshotOf<G> = serde_json::from_str(&text)
                .unwrap_or_else(|error| panic!("game {number}, snapshot {index}: {error}"));
            let read = Match::resume(case.pack, seed.clone(), read, |_| {});
            let read = read.unwrap_or_else(|error| panic!("game {number}, {index}: {error}"));
            assert_eq!((read.first(), read.count()), (index.saturating_sub(back), index));
            other = Some(read);
        }
        for game in std::iter::once(&mut game).chain(other.as_mut()) {
            game.replay(step.seat, &step.action, By::Hand).expect("it was done before");
        }
        if let Some(other) = &other {
            goes_on(&game, other, number);
        }
    }
}

/// A match that was resumed stands where the other does, and may take back as much of what it knows.
fn goes_on<G: Game>(game: &Match<G>, other: &Match<G>, number: u64) {
    let count = game.count();
    assert_eq!(other.count(), count);
    assert!(game.game() == other.game(), "game {number}: resumed, {count} comes to another state");
    let last = |game: &Match<G>| game.moves().last().map(|step| (step.link, step.rolls.clone()));
    assert!(last(game) == last(other), "game {number}: resumed, the dice of {count} are others");
    for seat in (0..game.header().seats.len() as u8).map(Seat) {
        assert_eq!(game.last_decision(seat), other.last_decision(seat), "game {number}, {count}");
        match other.may_undo(seat) {
            Err(UndoRefused::Earlier) => {}
            may => assert_eq!(may, game.may_undo(seat), "game {number}, {count}"),
        }
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
