//! How fast whole games and their parts go. Compare ratios within one run.

use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Game as _, Pending, Rng, SeededDice, Setup, Viewer};
use siege::{Siege, State};

/// Counts allocations, so that the report shows them beside the times.
#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

#[allow(clippy::print_stdout, reason = "a benchmark reports")]
fn main() {
    println!("a state is {} bytes", size_of::<State>());
    println!("a view is {} bytes", size_of::<siege::View>());
    println!("an action is {} bytes", size_of::<siege::Action>());
    divan::main();
}

/// A random game, every legal action listed at every decision; how many actions it took.
fn random_game(number: u64, offers: &mut Vec<siege::Action>) -> u64 {
    let game =
        kernel::start(Siege::pack(), &Setup::default(), &mut SeededDice::new(1, number), None)
            .expect("the default");
    play_on(game, number, offers)
}

/// Plays at random to the end.
fn play_on(mut game: State, number: u64, offers: &mut Vec<siege::Action>) -> u64 {
    let mut dice = SeededDice::new(2, number);
    let mut rng = Rng::seed_from_u64(number);
    let mut actions = 0;
    while let Pending::Seats(seats) = game.pending() {
        let seat = seats.iter().next().expect("somebody is asked");
        kernel::offers(&game, seat, offers);
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        kernel::apply(&mut game, seat, &action, &mut dice, None);
        actions += 1;
    }
    actions
}

/// A whole random game from a state that is set up already: nothing may allocate in it.
#[divan::bench]
fn play_without_set_up(bencher: divan::Bencher<'_, '_>) {
    let mut offers = Vec::with_capacity(1_024);
    let start: State =
        kernel::start(Siege::pack(), &Setup::default(), &mut SeededDice::new(1, 1), None)
            .expect("the default");
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        play_on(start.clone(), number, &mut offers)
    });
}

fn middle() -> State {
    let mut dice = SeededDice::new(1, 5);
    let mut rng = Rng::seed_from_u64(5);
    let mut offers = Vec::new();
    let mut game: State =
        kernel::start(Siege::pack(), &Setup::default(), &mut dice, None).expect("the default");
    for _ in 0..150 {
        let seat = game.pending().seats().iter().next().expect("the game goes on");
        kernel::offers(&game, seat, &mut offers);
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        kernel::apply(&mut game, seat, &action, &mut dice, None);
    }
    game
}

#[divan::bench]
fn whole_random_games(bencher: divan::Bencher<'_, '_>) {
    let mut offers = Vec::new();
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        random_game(number, &mut offers)
    });
}

#[divan::bench]
fn list_offers(bencher: divan::Bencher<'_, '_>) {
    let game = middle();
    let seat = game.pending().seats().iter().next().expect("the game goes on");
    let mut offers = Vec::new();
    bencher.bench_local(|| kernel::offers(&game, seat, &mut offers));
}

#[divan::bench]
fn clone_state(bencher: divan::Bencher<'_, '_>) {
    let game = middle();
    bencher.bench_local(|| game.clone());
}

#[divan::bench]
fn make_view(bencher: divan::Bencher<'_, '_>) {
    let game = middle();
    bencher.bench_local(|| game.view(Viewer::Seat(kernel::Seat(0))));
}

#[divan::bench]
fn imagine_state(bencher: divan::Bencher<'_, '_>) {
    let game = middle();
    let view = game.view(Viewer::Seat(kernel::Seat(0)));
    let mut rng = Rng::seed_from_u64(1);
    bencher.bench_local(|| kernel::imagine::<State>(Siege::pack(), &view, &mut rng));
}
