//! Everything against brute force, and a test for each fault of a map file.

mod faults;
mod lines;
mod places;
mod ways;

use proptest::prelude::*;

use super::*;

/// A grid of at most 9 by 9, of either parity.
fn grids() -> impl Strategy<Value = Grid> {
    (1u8..10, 1u8..10, prop_oneof![Just(Shifted::Odd), Just(Shifted::Even)])
        .prop_map(|(columns, rows, shifted)| Grid::new(columns, rows, shifted))
}

/// A grid and some of its hexes.
fn grid_and_hexes(count: usize) -> impl Strategy<Value = (Grid, Vec<Hex>)> {
    grids().prop_flat_map(move |grid| {
        let hexes = proptest::collection::vec(0..grid.len(), count);
        (
            Just(grid),
            hexes.prop_map(move |all| all.into_iter().filter_map(|at| grid.at(at)).collect()),
        )
    })
}

/// The center of a hex on paper: a hex is 2 wide and its height is the square root of 3.
fn center(grid: Grid, hex: Hex) -> (f64, f64) {
    let half = 3f64.sqrt() / 2.0;
    let down = f64::from(hex.row()) * 2.0 + f64::from(u8::from(grid.is_shifted(hex.column())));
    (f64::from(hex.column()) * 1.5, down * half)
}

/// Whether two hexes touch, measured on paper.
fn touch(grid: Grid, a: Hex, b: Hex) -> bool {
    let ((x, y), (u, v)) = (center(grid, a), center(grid, b));
    ((x - u).hypot(y - v) - 3f64.sqrt()).abs() < 1e-6
}

/// Steps between two hexes, counted by flooding.
fn flood(grid: Grid, from: Hex, open: impl Fn(Hex, Hex) -> bool) -> Vec<Option<u16>> {
    let hexes: Vec<_> = grid.hexes().collect();
    let mut steps: Vec<_> = hexes.iter().map(|hex| (*hex == from).then_some(0)).collect();
    for round in 0u16.. {
        let mut changed = false;
        for (at, here) in hexes.iter().enumerate() {
            if steps[at] != Some(round) {
                continue;
            }
            for (other, there) in hexes.iter().enumerate() {
                if steps[other].is_none() && touch(grid, *here, *there) && open(*here, *there) {
                    steps[other] = Some(round + 1);
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    steps
}
