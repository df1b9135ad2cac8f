//! The kernel's laws, with two players and three, and every option.

use kernel::laws::{Case, Effort, damaged_positions, every_position, obey, speech};
use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Game as _, Match, Pending, Rng, Seed, SeededDice, Setup};
use siege::{Siege, State, Unit};

/// Counts every counter wherever it is: a legion counts twice, a half once.
fn pieces(state: &State, referee: &kernel::Referee) -> usize {
    let position = kernel::Game::position(state, referee);
    let table = &position.table;
    let weight = |unit: Unit| if unit.is_half() { 1 } else { 2 };
    let on_map: usize = table.units.keys().map(|unit| weight(*unit)).sum();
    let aside: usize = [table.boxed, table.waiting, table.lost]
        .iter()
        .flat_map(|set| set.iter())
        .map(weight)
        .sum();
    let gone = table.fates.values().filter(|fate| !fate.is_present()).count();
    let faces = table.counters.values().filter(|row| row.face.is_some()).count();
    let hidden = position.secrets.roman.counters.len() + position.secrets.relief.counters.len();
    let waiting = usize::from(!table.counters.contains_key(&siege::Counter::VERCINGETORIX))
        - usize::from(
            table.fates.get(&siege::Leader::VERCINGETORIX).is_some_and(|fate| !fate.is_present()),
        );
    on_map + aside + gone + faces + hidden + waiting
}

fn case(players: &str, camps: &str, boxes: &str) -> Case<State> {
    let set = [("players", players), ("camps", camps), ("boxes", boxes)];
    Case {
        pack: Siege::pack(),
        setup: Setup {
            scenario: String::new(),
            set: set.map(|(key, value)| (key.to_owned(), value.to_owned())).into(),
        },
        pieces,
    }
}

/// 60 games a player count; `RUBICON_LAW_GAMES` asks for more (`make soak`).
fn effort(from: u64, share: u64) -> Effort {
    let games = std::env::var("RUBICON_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    Effort { games: games / share, from, every: 150, longest: 40_000 }
}

/// After every action of whole games.
#[test]
fn what_follows_from_the_table_is_kept() {
    for number in 0..3 {
        let case = case("2", "free", "open");
        let mut dice = SeededDice::new(7, number);
        let mut state: State =
            kernel::start(case.pack, &case.setup, &mut dice, None).expect("the options are known");
        let mut offers = Vec::new();
        let mut count = number as usize;
        while let Pending::Seats(seats) = state.pending() {
            let seat = seats.iter().next().expect("somebody is asked");
            kernel::offers(&state, seat, &mut offers);
            count += 1;
            let action = offers[count * 7919 % offers.len()];
            kernel::apply(&mut state, seat, &action, &mut dice, None);
            assert!(state.keeps_count(), "{action:?}");
        }
        assert!(count > 500, "the game was played");
    }
}

#[test]
fn laws_two_players() {
    obey(&case("2", "free", "open"), effort(0, 2));
    obey(&case("2", "historical", "closed"), effort(10_000, 2));
}

#[test]
fn laws_three_players() {
    obey(&case("3", "historical", "open"), effort(20_000, 2));
    obey(&case("3", "free", "closed"), effort(30_000, 2));
}

#[test]
fn everything_said_has_words() {
    let effort = |from| Effort { games: 2, from, every: 150, longest: 40_000 };
    speech(&case("2", "free", "open"), effort(1));
    speech(&case("3", "historical", "closed"), effort(3));
}

/// A whole random game as a match; now and then an action is taken back and done again. (Going back
/// replays the match, and these games are long.)
fn random_record(case: &Case<State>, number: u64) -> String {
    let mut rng = Rng::seed_from_u64(number);
    let setup = case.setup.complete(State::info()).expect("the set-up exists");
    let players = State::seats(&setup).iter().map(|_| "random".to_owned()).collect();
    let mut game = Match::<State>::new(
        case.pack,
        &State::files(),
        &case.setup,
        &format!("law-{number}"),
        Seed::derived(7, number),
        players,
    )
    .expect("the set-up exists");
    let mut offers = Vec::new();
    while let Pending::Seats(pending) = game.game().pending() {
        let seat = pending.iter().next().expect("somebody is asked");
        kernel::offers(game.game(), seat, &mut offers);
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        let before = (game.game().clone(), game.journal().len());
        game.submit(seat, &action).expect("an offer is accepted");
        if rng.next_u64().is_multiple_of(100) && game.undo(seat).is_ok() {
            assert!(before.0 == *game.game() && before.1 == game.journal().len());
            game.submit(seat, &action).expect("an action taken back can be done again");
        }
    }
    kernel::record::write(&game)
}

#[test]
fn records_verify() {
    for case in [case("2", "historical", "open"), case("3", "free", "closed")] {
        let text = random_record(&case, 1);
        assert_eq!(text, random_record(&case, 1), "replay is not bit-identical");
        kernel::record::verify::<State>(&text, case.pack, &State::files())
            .unwrap_or_else(|error| panic!("{error}"));
    }
}

/// `load(position())` is the identity at every decision of random games.
#[test]
fn positions_at_every_decision() {
    for players in ["2", "3"] {
        let effort = Effort { games: 2, from: 1_000, every: u64::MAX, longest: 40_000 };
        every_position(&case(players, "historical", "closed"), effort);
    }
}

/// Documents that were tampered with are refused, or can be played.
#[test]
fn damaged_positions_do_no_harm() {
    for (players, from) in [("2", 2_000), ("3", 3_000)] {
        let effort = Effort { every: 3, ..effort(from, 60) };
        damaged_positions(&case(players, "historical", "closed"), effort);
    }
}
