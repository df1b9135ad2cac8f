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
    (spent <= LIMIT).then_some(Arrival { at: to, load: Cart { spent, road }, halts })
}

/// The least that every hex costs, by trying every way.
fn try_all(prices: &[u8], grid: Grid, from: Arrival<Cart>, best: &mut BTreeMap<Hex, u16>) {
    for (_, to) in grid.neighbours(from.at) {
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
        try_all(&prices, grid, Arrival { at: start, load, halts: false }, &mut best);
        best.remove(&start);
        let found = ways(start, load, |from, out| {
            out.extend(grid.neighbours(from.at).filter_map(|(_, to)| step(&prices, grid, from, to)));
        });
        let costs: BTreeMap<Hex, u16> =
            found.iter().map(|way| (*way.via.last().unwrap(), way.load.spent)).collect();
        prop_assert_eq!(&costs, &best);
        // Each can be walked as it says.
        for way in found {
            let mut at = Arrival { at: start, load, halts: false };
            for hex in &way.via {
                prop_assert!(!at.halts && touch(grid, at.at, *hex));
                at = step(&prices, grid, at, *hex).unwrap();
            }
            prop_assert_eq!((at.load, at.halts), (way.load, way.halts));
        }
    }
}

/// A ship turns by one side for a point and goes where it looks for a point: the way is through
/// hexes and facings, and who must turn about pays for it.
#[test]
fn ways_lead_through_facings_too() {
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Spent(u16);
    impl Load for Spent {
        fn spent(&self) -> u16 {
            self.0
        }
        fn serves_for(&self, other: &Self) -> bool {
            self.0 <= other.0
        }
    }
    let grid = Grid::new(9, 9, Shifted::Odd);
    let start = (grid.hex(5, 5).expect("the middle"), Direction::ALL[0]);
    let found = ways(start, Spent(0), |from, out| {
        let (hex, looks) = from.at;
        let load = Spent(from.load.0 + 1);
        if load.0 > 4 {
            return;
        }
        let turned = [looks.turned(1), looks.turned(5)].map(|looks| (hex, looks));
        let ahead = grid.neighbour(hex, looks).map(|hex| (hex, looks));
        out.extend(turned.into_iter().chain(ahead).map(|at| Arrival { at, load, halts: false }));
    });
    let cost = |to| found.iter().find(|way| way.via.last() == Some(&to)).map(|way| way.load.0);
    let ahead = grid.neighbour(start.0, start.1).expect("a hex ahead");
    let behind = grid.neighbour(start.0, start.1.turned(3)).expect("a hex behind");
    assert_eq!(cost((ahead, start.1)), Some(1));
    assert_eq!(cost((behind, start.1.turned(3))), Some(4));
    assert_eq!(cost((start.0, start.1.turned(3))), Some(3));
}
