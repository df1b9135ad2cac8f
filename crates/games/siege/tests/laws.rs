//! The kernel's laws, with two players and three, and every pair of options.

use kernel::laws::{Efforts, Hides, Suite};
use siege::{Counter, Leader, Siege, Spot, State, Unit};

/// Counts every counter wherever it is: a legion counts twice, a half once.
fn pieces(state: &State, referee: &kernel::Referee) -> usize {
    let position = kernel::Known::position(state, referee);
    let table = &position.table;
    let weight = |unit: Unit| match (table.spots[unit], unit.is_half()) {
        (Spot::Aside, _) => 0,
        (_, true) => 1,
        (_, false) => 2,
    };
    let units: usize = Unit::all().map(weight).sum();
    let gone = table.fates.values().filter(|fate| !fate.is_present()).count();
    let secrets = [&position.secrets.roman.faces, &position.secrets.relief.faces, &table.faces];
    let leaders: usize = secrets.iter().map(|faces| faces.values().flatten().count()).sum();
    let waiting = table.counters[Counter::VERCINGETORIX].is_none()
        && table.fates[Leader::VERCINGETORIX].is_present();
    units + gone + leaders + usize::from(waiting)
}

kernel::laws::suite! {
    Suite {
        pack: Siege::pack(),
        pieces: Some(pieces),
        lost: None,
        hides: Hides::Pieces,
        efforts: Efforts {
            games: 20,
            every: 150,
            longest: 40_000,
            secrets: 3,
            speech: 1,
            records: 1,
            positions: 1,
            positions_every: 4,
            damaged: 1,
            damaged_every: 25,
        },
    };
    two_free_open: "players=2 camps=free boxes=open",
    two_historical_closed: "players=2 camps=historical boxes=closed",
    three_historical_open: "players=3 camps=historical boxes=open",
    three_free_closed: "players=3 camps=free boxes=closed",
}
