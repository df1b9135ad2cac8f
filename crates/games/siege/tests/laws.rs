//! The kernel's laws, with two players and three, and every pair of options.

use kernel::laws::{Case, Efforts, Suite, Walk};
use siege::{Siege, State, Unit};

/// Counts every counter wherever it is: a legion counts twice, a half once.
fn pieces(state: &State, referee: &kernel::Referee) -> usize {
    let position = kernel::Known::position(state, referee);
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

kernel::laws::suite! {
    Suite {
        pack: Siege::pack(),
        pieces,
        efforts: Efforts {
            games: 30,
            every: 150,
            longest: 40_000,
            secrets: 3,
            speech: 1,
            records: 1,
            positions: 1,
            damaged: 1,
            damaged_every: 12,
        },
    };
    two_free_open: "players=2 camps=free boxes=open",
    two_historical_closed: "players=2 camps=historical boxes=closed",
    three_historical_open: "players=3 camps=historical boxes=open",
    three_free_closed: "players=3 camps=free boxes=closed",
}

/// After every action of whole games.
#[test]
fn what_follows_from_the_table_is_kept() {
    let setup = kernel::testing::setup(&[("players", "2"), ("camps", "free")]);
    let case = Case { pack: Siege::pack(), setup, pieces };
    for number in 0..3 {
        let mut walk = Walk::new(&case, 7, number, 40_000);
        while let Some((seat, action)) = walk.decision() {
            walk.go(seat, &action);
            assert!(walk.game().keeps_count(), "{action:?}");
        }
    }
}
