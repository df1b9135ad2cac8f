//! How fast whole games and their parts go, for every game. Compare ratios within one run.

use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Game, Pending, Rng, Seat, SeededDice, Setup, Viewer};

/// Counts allocations, so that the report shows them beside the times.
#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

macro_rules! all_sizes {
    ($($game:ty),+) => { $(sizes::<$game>();)+ };
}

fn main() {
    rubicon_registry::with_games!(all_sizes);
    divan::main();
}

#[allow(clippy::print_stdout, reason = "a benchmark reports")]
fn sizes<G: Game>() {
    let (state, view, action) = (size_of::<G>(), size_of::<G::View>(), size_of::<G::Action>());
    println!("{}: state {state} bytes, view {view}, action {action}", G::info().id);
}

fn pack<G: Game>() -> &'static G::Pack {
    rubicon_registry::load::<G>(None).expect("the built-in data has no fault").pack
}

fn start<G: Game>(pack: &'static G::Pack, number: u64) -> G {
    kernel::start(pack, &Setup::default(), &mut SeededDice::new(1, number), None)
        .expect("the default set-up exists")
}

/// Plays at random for so many actions, or to the end, with every legal action listed at every
/// decision; how many actions it took.
fn play_on<G: Game>(game: &mut G, number: u64, most: u64, offers: &mut Vec<G::Action>) -> u64 {
    let mut dice = SeededDice::new(2, number);
    let mut rng = Rng::seed_from_u64(number);
    let mut actions = 0;
    while actions < most
        && let Pending::Seats(seats, _) = game.pending()
    {
        let seat = seats.iter().next().expect("somebody is asked");
        kernel::offers(game, seat, offers);
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        kernel::apply(game, seat, &action, &mut dice, None);
        actions += 1;
    }
    actions
}

/// A game 150 actions on.
fn middle<G: Game>() -> G {
    let mut game = start(pack::<G>(), 5);
    play_on(&mut game, 5, 150, &mut Vec::new());
    game
}

/// The benchmarks, for every game there is.
macro_rules! benches {
    ($($game:ty),+) => {
        #[divan::bench(types = [$($game),+])]
        fn whole_random_games<G: Game>(bencher: divan::Bencher<'_, '_>) {
            let (pack, mut offers, mut number) = (pack::<G>(), Vec::new(), 0);
            bencher.bench_local(|| {
                number += 1;
                play_on(&mut start::<G>(pack, number), number, u64::MAX, &mut offers)
            });
        }

        /// A whole random game from a state that is set up already: nothing may allocate in it.
        #[divan::bench(types = [$($game),+])]
        fn play_without_set_up<G: Game>(bencher: divan::Bencher<'_, '_>) {
            let start = start::<G>(pack::<G>(), 1);
            let (mut offers, mut number) = (Vec::with_capacity(4_096), 0);
            bencher.bench_local(|| {
                number += 1;
                play_on(&mut start.clone(), number, u64::MAX, &mut offers)
            });
        }

        #[divan::bench(types = [$($game),+])]
        fn list_offers<G: Game>(bencher: divan::Bencher<'_, '_>) {
            let game = middle::<G>();
            let seat = game.pending().seats().iter().next().expect("the game goes on");
            let mut offers = Vec::new();
            bencher.bench_local(|| kernel::offers(&game, seat, &mut offers));
        }

        #[divan::bench(types = [$($game),+])]
        fn clone_state<G: Game>(bencher: divan::Bencher<'_, '_>) {
            let game = middle::<G>();
            bencher.bench_local(|| game.clone());
        }

        #[divan::bench(types = [$($game),+])]
        fn make_view<G: Game>(bencher: divan::Bencher<'_, '_>) {
            let game = middle::<G>();
            bencher.bench_local(|| game.view(Viewer::Seat(Seat(0))));
        }

        #[divan::bench(types = [$($game),+])]
        fn imagine_state<G: Game>(bencher: divan::Bencher<'_, '_>) {
            let (pack, view) = (pack::<G>(), middle::<G>().view(Viewer::Seat(Seat(0))));
            let mut rng = Rng::seed_from_u64(1);
            bencher.bench_local(|| kernel::imagine::<G>(pack, &view, &mut rng));
        }
    };
}

rubicon_registry::with_games!(benches);
