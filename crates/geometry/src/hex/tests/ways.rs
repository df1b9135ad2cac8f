//! Ways with something to carry, against every way there is.

use std::collections::BTreeMap;

use super::*;

/// Points spent, and whether one has kept to the road so far, which makes steps along it cheaper.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Cart {
    spent: u16,
    road: bool,
}

impl Load for Cart {
    fn spent(&self) -> u16 {
        self.spent
    }

    fn serves_for(&self, other: &Self) -> bool {
        self.spent <= other.spent && (self.road || !other.road)
    }
}

const LIMIT: u16 = 7;

/// Prices by number: 1 to 3 points, 1 to go on along the road; every fifth hex halts.
fn step(prices: &[u8], grid: Grid, from: Arrival<Cart>, to: Hex) -> Option<Arrival<Cart>> {
    let at = grid.index(to)?;
    let price = u16::from(prices[at]);
    let road = from.load.road && price == 3;
    let spent = from.load.spent + if road { 1 } else { price };
    let halts = at % 5 == 4;
    (spent <= LIMIT).then_some(Arrival { hex: to, load: Cart { spent, road }, halts })
}

/// The least that every hex costs, by trying every way.
fn try_all(prices: &[u8], grid: Grid, from: Arrival<Cart>, best: &mut BTreeMap<Hex, u16>) {
    for (_, to) in grid.neighbours(from.hex) {
        let Some(next) = step(prices, grid, from, to) else { continue };
        let least = best.entry(to).or_insert(u16::MAX);
        *least = (*least).min(next.load.spent);
        if !next.halts {
            try_all(prices, grid, next, best);
        }
    }
}

proptest! {
    #[test]
    fn ways_cost_what_the_best_of_all_ways_costs(
        (grid, hexes) in grid_and_hexes(1),
        prices in proptest::collection::vec(1u8..4, 81),
    ) {
        let start = hexes[0];
        let load = Cart { spent: 0, road: true };
        let mut best = BTreeMap::new();
        try_all(&prices, grid, Arrival { hex: start, load, halts: false }, &mut best);
        best.remove(&start);
        let found = ways(start, load, |from, out| {
            out.extend(grid.neighbours(from.hex).filter_map(|(_, to)| step(&prices, grid, from, to)));
        });
        let costs: BTreeMap<Hex, u16> =
            found.iter().map(|way| (*way.via.last().unwrap(), way.load.spent)).collect();
        prop_assert_eq!(&costs, &best);
        // Each can be walked as it says.
        for way in found {
            let mut at = Arrival { hex: start, load, halts: false };
            for hex in &way.via {
                prop_assert!(!at.halts && touch(grid, at.hex, *hex));
                at = step(&prices, grid, at, *hex).unwrap();
            }
            prop_assert_eq!((at.load, at.halts), (way.load, way.halts));
        }
    }
}
