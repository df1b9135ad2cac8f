//! The kernel's laws, with two, three and four players and each option.

use alesia::{Alesia, Spot, State, Unit};
use kernel::laws::{Efforts, Suite};

/// Counts every counter wherever it is.
fn pieces(state: &State, referee: &kernel::Referee) -> usize {
    let position = kernel::Known::position(state, referee);
    Unit::all().filter(|unit| position.table.spots[*unit] != Spot::ASIDE).count()
}

kernel::laws::suite! {
    Suite {
        pack: Alesia::pack(),
        pieces,
        efforts: Efforts {
            games: 4,
            every: 2500,
            longest: 200_000,
            secrets: 1,
            speech: 1,
            records: 1,
            positions: 1,
            damaged: 1,
            damaged_every: 60,
        },
    };
    two: "players=2",
    two_free: "players=2 setup=free turns=11 fill_trench=on guarded_king=on",
    two_ten: "players=2 turns=10 guarded_king=on leader_out=on secret_spheres=on",
    three: "players=3 turns=11",
    three_free: "players=3 setup=free turns=10 fill_trench=on secret_spheres=on",
    three_guarded: "players=3 turns=12 guarded_king=on leader_out=on fill_trench=on",
    four: "players=4 turns=10 leader_out=on secret_spheres=on fill_trench=on",
    four_free: "players=4 setup=free turns=12 guarded_king=on leader_out=on secret_spheres=on",
    four_open: "players=4 turns=11 leader_out=on guarded_king=on secret_spheres=on",
    four_plain: "players=4",
}
