//! Numbers, neighbours, distances, rings, sides, layers and sets.

use std::collections::BTreeSet;

use super::*;

#[test]
fn numbers_are_read_and_written() {
    let hex: Hex = "0811".parse().unwrap();
    assert_eq!(
        (hex.column(), hex.row(), hex.ccrr(), hex.to_string().as_str()),
        (8, 11, 811, "0811")
    );
    assert_eq!(hex, Hex::numbered(811));
    assert_eq!("811".parse::<Hex>(), Err(HexError::FourDigits));
    assert_eq!("08 1".parse::<Hex>(), Err(HexError::FourDigits));
    assert_eq!("0800".parse::<Hex>(), Err(HexError::OutOfRange));
    assert_eq!("0011".parse::<Hex>(), Err(HexError::OutOfRange));
    assert_eq!("0165".parse::<Hex>(), Err(HexError::OutOfRange));
    assert_eq!(size_of::<Option<Hex>>(), 2);
}

#[test]
fn hexes_and_sides_survive_json() {
    let side: Side = "0812-0811".parse().unwrap();
    assert_eq!(serde_json::to_string(&side).unwrap(), "\"0811-0812\"");
    assert_eq!(serde_json::from_str::<Side>("\"0812-0811\"").unwrap(), side);
    let crossing: Crossing = "0812>0811".parse().unwrap();
    assert_eq!(serde_json::to_string(&crossing).unwrap(), "\"0812>0811\"");
    assert_eq!(serde_json::from_str::<Hex>("\"9964\"").unwrap(), Hex::numbered(9964));
    for wrong in ["\"08\"", "\"0811-0811\"", "\"0811\"", "7"] {
        assert!(serde_json::from_str::<Side>(wrong).is_err(), "{wrong}");
    }
    let error = serde_json::from_str::<Hex>("\"0800\"").unwrap_err().to_string();
    assert!(error.contains("\"0800\": columns go from 01 to 99"), "{error}");
    let set: HexSet<8> = [Hex::numbered(811), Hex::numbered(102)].into_iter().collect();
    let text = serde_json::to_string(&set).unwrap();
    assert_eq!(text, "[\"0102\",\"0811\"]");
    assert_eq!(serde_json::from_str::<HexSet<8>>(&text).unwrap(), set);
    assert!(serde_json::from_str::<HexSet<7>>(&text).is_err());
}

/// Two printed maps: in one 1516 touches 1616 and 1617, in the other 0815 and 0915.
#[test]
fn the_parity_is_a_property_of_the_grid() {
    let odd = Grid::new(20, 25, Shifted::Odd);
    let even = Grid::new(52, 44, Shifted::Even);
    let around = |grid: Grid, hex: u16| {
        grid.neighbours(Hex::numbered(hex)).map(|(_, hex)| hex.ccrr()).collect::<Vec<_>>()
    };
    assert_eq!(around(odd, 1516), [1515, 1616, 1617, 1517, 1417, 1416]);
    assert_eq!(around(odd, 1616), [1615, 1715, 1716, 1617, 1516, 1515]);
    assert_eq!(around(even, 1616), [1615, 1716, 1717, 1617, 1517, 1516]);
    assert_eq!(around(even, 1516), [1515, 1615, 1616, 1517, 1416, 1415]);
    assert_eq!(around(odd, 101), [201, 202, 102]);
}

#[test]
fn directions_turn() {
    assert_eq!(Direction::N.turned(-1), Direction::Nw);
    assert_eq!(Direction::Nw.turned(2), Direction::Ne);
    assert_eq!(Direction::Ne.opposite(), Direction::Sw);
    assert_eq!(Direction::N.apart(Direction::Nw), 1);
    assert_eq!(Direction::Se.apart(Direction::Nw), 3);
    assert_eq!("ne".parse::<Direction>(), Ok(Direction::Ne));
    assert!("n e".parse::<Direction>().is_err());
    for direction in Direction::ALL {
        assert_eq!(direction.to_string().parse(), Ok(direction));
        assert_eq!(direction.turned(6), direction);
    }
}

/// A piece that looks at a corner has two hexes in front, two at its flanks, two behind.
#[test]
fn facings_split_the_six_sides() {
    let facing = Facing::corner_after(Direction::N);
    let off = Direction::ALL.map(|direction| facing.off(direction));
    assert_eq!(off, [1, 1, 3, 5, 5, 3]);
    let facing = Facing::side(Direction::Nw);
    assert_eq!(Direction::ALL.map(|direction| facing.off(direction)), [2, 4, 6, 4, 2, 0]);
    assert_eq!(facing.turned(3), Facing::corner_after(Direction::N));
    assert_eq!(facing.as_side(), Some(Direction::Nw));
    assert_eq!(facing.turned(1).as_side(), None);
    assert_eq!(Facing::try_from(12u8), Err("a facing is 0 to 11 twelfths"));
    assert_eq!(Facing::try_from(11u8).map(Facing::twelfths), Ok(11));
}

#[test]
fn grids_have_limits() {
    assert_eq!(Grid::try_new(0, 5, Shifted::Odd), Err(GridError::Columns));
    assert_eq!(Grid::try_new(100, 5, Shifted::Odd), Err(GridError::Columns));
    assert_eq!(Grid::try_new(5, 0, Shifted::Odd), Err(GridError::Rows));
    assert_eq!(Grid::try_new(5, 65, Shifted::Odd), Err(GridError::Rows));
    let biggest = Grid::new(99, 64, Shifted::Even);
    assert_eq!(biggest.distance(Hex::numbered(101), Hex::numbered(9964)), 112);
    assert_eq!(biggest.hexes().count(), biggest.len());
    let all = HexSet::<99>::all(biggest);
    let around = |hex| all.around(biggest, hex).count_ones() as usize;
    assert!(biggest.hexes().all(|hex| around(hex) == biggest.neighbours(hex).count()));
}

/// Hexes that are not on the sheet have no neighbours and are in nothing.
#[test]
fn strangers_are_answered_with_nothing() {
    let grid = Grid::new(3, 3, Shifted::Odd);
    let (inside, outside) = (Hex::numbered(303), Hex::numbered(403));
    assert_eq!(grid.neighbours(outside).count(), 0);
    assert_eq!(grid.direction(inside, outside), None);
    assert_eq!(grid.side_between(inside, outside), None);
    assert!(!grid.adjacent(inside, outside));
    assert_eq!(grid.ring(outside, 1).count(), 0);
    assert_eq!(grid.disc(outside, 4).count(), 0);
    assert_eq!(grid.line(inside, outside, Lean::Left).count(), 0);
    assert_eq!(grid.sightline(outside, inside).count(), 0);
    let layer = HexMap::filled(grid, 1);
    assert_eq!((layer.get(inside), layer.get(outside)), (Some(&1), None));
    assert!(!HexSet::<3>::all(grid).contains(outside));
    let mut sides = SideMap::filled(grid, 0);
    assert!(!sides.set_crossing(Crossing { from: inside, to: outside }, 1));
    assert_eq!(sides.get(Crossing { from: Hex::numbered(101), to: inside }), None);
}

#[test]
#[should_panic(expected = "hex 0404 is not on the map")]
fn a_layer_has_no_value_beyond_the_sheet() {
    let layer = HexMap::filled(Grid::new(3, 3, Shifted::Odd), 0);
    let _ = layer[Hex::numbered(404)];
}

#[test]
fn sides_can_be_one_way() {
    let grid = Grid::new(4, 4, Shifted::Odd);
    let side: Side = "0102-0203".parse().unwrap();
    let [there, back] = side.crossings();
    assert!(grid.has_side(side) && grid.has_crossing(back));
    let mut walls = SideMap::filled(grid, "open");
    walls.set(side, "wall");
    assert_eq!((walls[there], walls[back]), ("wall", "wall"));
    walls.set_crossing(back, "gate");
    assert_eq!((walls[there], walls[back]), ("wall", "gate"));
    assert_eq!(walls[(Hex::numbered(102), Direction::Se)], "wall");
    assert_eq!(walls.iter().filter(|(_, what)| **what != "open").count(), 2);
    assert_eq!(side.across(Hex::numbered(203)), Some(Hex::numbered(102)));
    assert_eq!(side.across(Hex::numbered(101)), None);
    assert_eq!(back.reversed(), there);
    assert_eq!(back.side(), Some(side));
}

proptest! {
    #[test]
    fn neighbours_touch_on_paper((grid, hexes) in grid_and_hexes(2)) {
        let (a, b) = (hexes[0], hexes[1]);
        let around: Vec<_> = grid.neighbours(a).collect();
        let expected: BTreeSet<_> = grid.hexes().filter(|hex| touch(grid, a, *hex)).collect();
        prop_assert_eq!(around.iter().map(|(_, hex)| *hex).collect::<BTreeSet<_>>(), expected);
        prop_assert!(around.is_sorted_by_key(|&(direction, _)| direction));
        for &(direction, hex) in &around {
            prop_assert_eq!(grid.neighbour(hex, direction.opposite()), Some(a));
            prop_assert_eq!(grid.direction(a, hex), Some(direction));
            // Clockwise from the top: 0 is up.
            let ((x, y), (u, v)) = (center(grid, a), center(grid, hex));
            let turn = (u - x).atan2(y - v).to_degrees().rem_euclid(360.0);
            prop_assert!((turn - 60.0 * f64::from(direction as u8)).abs() < 1e-6);
        }
        prop_assert_eq!(grid.adjacent(a, b), touch(grid, a, b));
        prop_assert_eq!(grid.direction(a, b).is_some(), touch(grid, a, b));
    }

    #[test]
    fn indices_count_the_hexes(grid in grids()) {
        for (at, hex) in grid.hexes().enumerate() {
            prop_assert_eq!(grid.index(hex), Some(at));
            prop_assert_eq!(grid.at(at), Some(hex));
            let (x, y) = grid.doubled(hex);
            prop_assert_eq!(grid.from_doubled(x, y), Some(hex));
            prop_assert_eq!(grid.from_doubled(x, y + 1), None);
        }
        prop_assert_eq!(grid.at(grid.len()), None);
    }

    #[test]
    fn distances_rings_and_discs_agree_with_flooding((grid, hexes) in grid_and_hexes(2), radius in 0u8..6) {
        let (a, b) = (hexes[0], hexes[1]);
        let steps = flood(grid, a, |_, _| true);
        for (hex, known) in grid.hexes().zip(&steps) {
            prop_assert_eq!(Some(u16::from(grid.distance(a, hex))), *known);
        }
        let at = |hex: Hex| grid.index(hex).and_then(|at| steps[at]).unwrap();
        let disc: Vec<_> = grid.hexes().filter(|hex| at(*hex) <= u16::from(radius)).collect();
        prop_assert_eq!(grid.disc(a, radius).collect::<Vec<_>>(), disc);
        let alone: HexSet<99> = [b].into_iter().collect();
        prop_assert_eq!(alone.comes_near(grid, a, radius), grid.distance(a, b) <= radius);
        let ring: Vec<_> = grid.ring(a, radius).collect();
        let expected: BTreeSet<_> = grid.hexes().filter(|hex| at(*hex) == u16::from(radius)).collect();
        prop_assert_eq!(ring.len(), expected.len());
        prop_assert_eq!(ring.iter().copied().collect::<BTreeSet<_>>(), expected);
        let turn = |hex: Hex| {
            let ((x, y), (u, v)) = (center(grid, a), center(grid, hex));
            ((u - x).atan2(y - v).to_degrees() + 1e-6).rem_euclid(360.0)
        };
        prop_assert!(ring.windows(2).all(|pair| turn(pair[0]) < turn(pair[1])), "{ring:?}");
        let back = flood(grid, b, |_, _| true);
        let between: Vec<_> = grid.hexes()
            .filter(|hex| *hex != a && *hex != b)
            .filter(|hex| at(*hex) + back[grid.index(*hex).unwrap()].unwrap() == at(b))
            .collect();
        prop_assert_eq!(grid.between(a, b).collect::<Vec<_>>(), between);
    }

    /// The directions that bring one nearer, tried one by one on a sheet with room around.
    #[test]
    fn towards_is_what_brings_one_nearer(a in (8u8..16, 8u8..16), b in (8u8..16, 8u8..16), odd: bool) {
        let grid = Grid::new(24, 24, if odd { Shifted::Odd } else { Shifted::Even });
        let (a, b) = (grid.hex(a.0, a.1).unwrap(), grid.hex(b.0, b.1).unwrap());
        let nearer: BTreeSet<_> = grid.neighbours(a)
            .filter(|(_, hex)| grid.distance(*hex, b) < grid.distance(a, b))
            .map(|(direction, _)| direction)
            .collect();
        let (first, second) = grid.towards(a, b);
        prop_assert_eq!(first.into_iter().chain(second).collect::<BTreeSet<_>>(), nearer);
        if let (Some(first), Some(second)) = (first, second) {
            prop_assert_eq!(first.turned(1), second);
        }
    }

    #[test]
    fn sides_are_the_pairs_that_touch((grid, picks) in grid_and_hexes(12)) {
        let mut expected = Vec::new();
        for a in grid.hexes() {
            for b in grid.hexes() {
                if a < b && touch(grid, a, b) {
                    expected.push(Side::new(a, b).unwrap());
                }
            }
        }
        prop_assert_eq!(grid.all_sides().collect::<Vec<_>>(), expected.clone());
        for side in &expected {
            prop_assert_eq!(side.to_string().parse(), Ok(*side));
            let [there, back] = side.crossings();
            prop_assert_eq!(there.to_string().parse(), Ok(there));
            prop_assert_eq!((there.side(), back.side()), (Some(*side), Some(*side)));
        }
        // A set of sides is a set.
        let mut set = SideSet::<9>::new();
        let mut known = BTreeSet::new();
        for pair in picks.windows(2) {
            let Some(side) = Side::new(pair[0], pair[1]) else { continue };
            let real = touch(grid, pair[0], pair[1]);
            prop_assert_eq!(grid.has_side(side), real);
            prop_assert_eq!(set.insert(grid, side), real && known.insert(side));
        }
        for hex in &picks {
            for side in grid.sides(*hex) {
                prop_assert!(side.touches(*hex));
                prop_assert_eq!(set.insert(grid, side), known.insert(side));
            }
        }
        prop_assert_eq!(set.iter(grid).collect::<Vec<_>>(), known.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!((set.len(), set.is_empty()), (known.len(), known.is_empty()));
        for side in grid.all_sides() {
            prop_assert_eq!(set.contains(grid, side), known.contains(&side));
            prop_assert_eq!(set.remove(grid, side), known.remove(&side));
        }
        prop_assert!(set.is_empty());
    }

    #[test]
    fn sets_are_sets((grid, hexes) in grid_and_hexes(24)) {
        let (first, second) = hexes.split_at(12);
        let a: HexSet<9> = first.iter().copied().collect();
        let b: HexSet<9> = second.iter().copied().collect();
        let known_a: BTreeSet<_> = first.iter().copied().collect();
        let known_b: BTreeSet<_> = second.iter().copied().collect();
        let list = |set: HexSet<9>| set.iter().collect::<Vec<_>>();
        prop_assert_eq!(list(a), known_a.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!(list(a.or(&b)), known_a.union(&known_b).copied().collect::<Vec<_>>());
        prop_assert_eq!(list(a.and(&b)), known_a.intersection(&known_b).copied().collect::<Vec<_>>());
        prop_assert_eq!(list(a.without(&b)), known_a.difference(&known_b).copied().collect::<Vec<_>>());
        prop_assert_eq!(a.meets(&b), !known_a.is_disjoint(&known_b));
        prop_assert_eq!(a.is_within(&b), known_a.is_subset(&known_b));
        prop_assert_eq!((a.len(), a.first()), (known_a.len(), known_a.first().copied()));
        let grown: Vec<_> = grid.hexes()
            .filter(|hex| known_a.contains(hex) || known_a.iter().any(|other| touch(grid, *hex, *other)))
            .collect();
        prop_assert_eq!(list(a.grown(grid)), grown);
        let mut rest = a;
        for hex in grid.hexes() {
            let around = Direction::ALL.map(|way| {
                grid.neighbour(hex, way).is_some_and(|next| known_a.contains(&next))
            });
            prop_assert_eq!(std::array::from_fn(|way| a.around(grid, hex) >> way & 1 != 0), around);
            prop_assert_eq!(rest.contains(hex), known_a.contains(&hex));
            prop_assert_eq!(rest.remove(hex), known_a.contains(&hex));
            prop_assert!(rest.insert(hex) && !rest.insert(hex) && rest.remove(hex));
        }
        prop_assert!(rest.is_empty());
        prop_assert_eq!(HexSet::<9>::all(grid).len(), grid.len());
    }

    /// Parts are the classes of hexes that flooding reaches from one another.
    #[test]
    fn parts_agree_with_flooding((grid, hexes) in grid_and_hexes(40), cut in proptest::collection::vec(any::<bool>(), 8)) {
        let set: HexSet<9> = hexes.iter().copied().collect();
        let open = |side: Side| {
            let (a, b) = side.hexes();
            !cut[(usize::from(a.ccrr()) * 3 + usize::from(b.ccrr())) % 8]
        };
        let parts = grid.parts(&set, open);
        prop_assert!(parts.is_sorted_by_key(HexSet::first));
        prop_assert_eq!(parts.iter().map(HexSet::len).sum::<usize>(), set.len());
        for part in &parts {
            let steps = flood(grid, part.first().unwrap(), |a, b| {
                set.contains(b) && Side::new(a, b).is_some_and(open)
            });
            let expected: HexSet<9> = grid.hexes().zip(steps).filter(|(_, steps)| steps.is_some()).map(|(hex, _)| hex).collect();
            prop_assert_eq!(*part, expected);
        }
    }

    /// A region follows crossings, which need not lead back.
    #[test]
    fn regions_follow_one_way_steps((grid, hexes) in grid_and_hexes(1), cut in proptest::collection::vec(any::<bool>(), 7)) {
        let open = |a: Hex, b: Hex| !cut[(usize::from(a.ccrr()) * 5 + usize::from(b.ccrr())) % 7];
        let mut region = HexSet::<9>::new();
        grid.region(hexes[0], &mut region, |crossing| open(crossing.from, crossing.to));
        let expected: HexSet<9> = grid.hexes()
            .zip(flood(grid, hexes[0], open))
            .filter(|(_, steps)| steps.is_some())
            .map(|(hex, _)| hex)
            .collect();
        prop_assert_eq!(region, expected);
    }
}
