//! The kernel's laws, with two, three and four players and each option.

use alesia::{Alesia, Spot, State, Unit};
use kernel::laws::{Efforts, Hides, Suite};

/// Counts every counter wherever it is.
fn pieces(state: &State, _: &kernel::Referee) -> usize {
    Unit::all().filter(|unit| state.public().spots[*unit] != Spot::ASIDE).count()
}

kernel::laws::suite! {
    Suite {
        pack: Alesia::pack(),
        pieces: Some(pieces),
        lost: None,
        hides: Hides::Pieces,
        efforts: Efforts {
            games: 20,
            every: 2500,
            longest: 200_000,
            secrets: 3,
            speech: 1,
            records: 1,
            positions: 1,
            positions_every: 20,
            damaged: 1,
            damaged_every: 400,
        },
    };
    two: "players=2 setup=free fill_trench=on leader_out=on guarded_king=on reconnaissance=on closed_stacks=on",
    two_eleven: "players=2 turns=11 secret_spheres=on reconnaissance=on",
    two_ten: "players=2 turns=10 leader_out=on",
    three: "players=3 fill_trench=on secret_spheres=on reconnaissance=on",
    three_eleven: "players=3 turns=11 setup=free guarded_king=on closed_stacks=on",
    three_ten: "players=3 turns=10 setup=free fill_trench=on leader_out=on secret_spheres=on guarded_king=on reconnaissance=on",
    four: "players=4 setup=free leader_out=on secret_spheres=on guarded_king=on",
    four_eleven: "players=4 turns=11 fill_trench=on leader_out=on guarded_king=on closed_stacks=on",
    four_ten: "players=4 turns=10 setup=free secret_spheres=on reconnaissance=on closed_stacks=on",
    two_clock: "players=2 turns=12 fill_trench=on secret_spheres=on reconnaissance=on clock=on",
    three_clock: "players=3 turns=10 setup=free leader_out=on guarded_king=on closed_stacks=on clock=on",
    four_clock: "players=4 turns=11 leader_out=on reconnaissance=on clock=on",
}
