//! Bots on a tiny game.

mod pebbles;

use kernel::prelude::*;
use kernel::{Seat, SeededDice, Setup, Viewer, laws};
use pebbles::{PACK, Pebbles};
use rubicon_bots::{
    Bot, Budget, GameResult, Greedy, LEVELS, Random, YARDSTICK, level, play_out, seed_of,
};

#[test]
fn the_tiny_game_obeys_the_laws() {
    let case = laws::Case::<Pebbles> {
        pack: &PACK,
        setup: Setup::default(),
        pieces: None,
        lost: None,
        hides: laws::Hides::Nothing,
    };
    laws::obey(&case, laws::Effort { games: 50, from: 0, every: 2, longest: 100 });
    laws::records(&case, 5);
}

#[test]
fn greedy_beats_random_from_both_seats() {
    for (names, seat) in [(["greedy", "random"], Seat(0)), (["random", "greedy"], Seat(1))] {
        let wins = (0..200)
            .filter(|game| {
                let outcome = play(names, 1, *game, 1000).outcome.expect("the game ends");
                outcome.winners.contains(seat)
            })
            .count();
        assert!(wins >= 190, "greedy won {wins} of 200 as {names:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for names in [["random", "random"], ["greedy", "random"], ["greedy", "greedy"]] {
        let run = |seed| -> Vec<GameResult> {
            (0..40).map(|game| play(names, seed, game, 1000)).collect()
        };
        assert_eq!(run(3), run(3), "{names:?}");
        assert_ne!(run(3), run(4), "{names:?}");
    }
}

#[test]
fn a_game_stops_at_its_longest() {
    let result = play(["random", "random"], 1, 0, 3);
    assert_eq!(result, GameResult { outcome: None, actions: 3 });
}

#[test]
fn random_is_even_and_looks_or_not_alike() {
    let (mut blind, mut seeing) = (Random::new(9), Random::new(9));
    let game: Pebbles =
        kernel::start(&PACK, &Setup::default(), &mut SeededDice::new(1, 1), None).unwrap();
    let mut offers = Vec::new();
    kernel::offers(&game, Seat(0), &mut offers);
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut counts = [0; 3];
    for _ in 0..30_000 {
        let choice = Bot::<Pebbles>::choose_blindly(&mut blind, offers.len()).unwrap();
        assert_eq!(
            choice,
            Bot::<Pebbles>::choose(
                &mut seeing,
                &PACK,
                &view,
                &offers,
                Seat(0),
                &Budget::unlimited()
            )
        );
        counts[choice] += 1;
    }
    assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
}

/// Equal offers are chosen about equally often: the order of the list favours none.
#[test]
fn greedy_breaks_ties_by_chance() {
    let game: Pebbles =
        kernel::start(&PACK, &Setup::default(), &mut SeededDice::new(1, 1), None).unwrap();
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut offers = Vec::new();
    kernel::offers(&game, Seat(0), &mut offers);
    let mut counts = [0; 3];
    for seed in 0..3_000 {
        let choice = Bot::<Pebbles>::choose(
            &mut Greedy::new(seed),
            &PACK,
            &view,
            &offers,
            Seat(0),
            &Budget::unlimited(),
        );
        counts[choice] += 1;
    }
    assert!(counts.iter().all(|count| (900..1_100).contains(count)), "{counts:?}");
}

#[test]
fn levels_are_those_that_are_named() {
    for name in LEVELS.into_iter().chain([YARDSTICK]) {
        assert!(level::<Pebbles>(name, 1).is_some(), "{name}");
    }
    assert!(level::<Pebbles>("caesar", 1).is_none());
}

fn play(names: [&str; 2], seed: u64, game: u64, longest: usize) -> GameResult {
    let mut bots: Vec<Box<dyn Bot<Pebbles>>> = names
        .iter()
        .enumerate()
        .map(|(seat, name)| level(name, seed_of(seed, game, Seat(seat as u8))).expect("a level"))
        .collect();
    let mut dice = SeededDice::new(seed, game);
    play_out(&PACK, &Setup::default(), &mut bots, &mut dice, longest, &mut Vec::new())
        .expect("the set-up exists")
}

/// A bot that is told to stop still answers, with an offer.
#[test]
fn a_stopped_bot_answers_with_what_it_has() {
    let mut dice = SeededDice::new(1, 1);
    let game: Pebbles = kernel::start(&PACK, &Setup::default(), &mut dice, None).expect("a game");
    let stop = rubicon_bots::Stop::default();
    stop.now();
    let budget = Budget::unlimited().until(stop);
    let mut offers = Vec::new();
    let mut greedy = Greedy::new(1);
    let choice = rubicon_bots::decide(&mut greedy, &game, Seat(0), &mut offers, &budget);
    assert!(choice < offers.len());
}
