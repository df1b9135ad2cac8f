//! Lines and sightlines, against measuring on paper.

use std::cmp::Ordering;

use super::*;

#[test]
fn a_line_along_a_hexside_can_be_had_both_ways() {
    let grid = Grid::new(20, 25, Shifted::Odd);
    let (a, b) = (Hex::numbered(719), Hex::numbered(618));
    let line = |a, b, lean| grid.line(a, b, lean).map(Hex::ccrr).collect::<Vec<_>>();
    assert_eq!(grid.distance(a, b), 2);
    assert_eq!(line(a, b, Lean::Left), [719, 619, 618]);
    assert_eq!(line(a, b, Lean::Right), [719, 718, 618]);
    assert_eq!(line(b, a, Lean::Left), [618, 718, 719]);
    let places: Vec<_> = grid.sightline(a, b).collect();
    let along = Place::Along { left: Some(Hex::numbered(619)), right: Some(Hex::numbered(718)) };
    assert_eq!(places.len(), 2);
    assert_eq!(places[0], Passage { place: along, across: None, distance: 1 });
    assert_eq!(places[1], Passage { place: Place::Hex(b), across: None, distance: 2 });
}

/// A sightline passes more hexes than there are steps where it slants across a hexside.
#[test]
fn a_sightline_passes_all_hexes_that_it_crosses() {
    let grid = Grid::new(20, 25, Shifted::Odd);
    let (a, b) = (Hex::numbered(410), Hex::numbered(811));
    let seen: Vec<_> = grid
        .sightline(a, b)
        .map(|passage| match passage.place {
            Place::Hex(hex) => hex.ccrr(),
            Place::Along { .. } => 0,
        })
        .collect();
    assert_eq!(seen, [510, 610, 611, 710, 811]);
    assert_eq!(grid.line(a, b, Lean::Left).count(), 5);
}

/// At the edge of the sheet a line may have a hex on one hand only.
#[test]
fn a_line_along_the_edge_has_one_hex_beside_it() {
    let grid = Grid::new(3, 3, Shifted::Even);
    let (a, b) = (Hex::numbered(101), Hex::numbered(301));
    let seen: Vec<_> = grid.sightline(a, b).map(|passage| passage.place).collect();
    let right = Some(Hex::numbered(201));
    assert_eq!(seen, [Place::Along { left: None, right }, Place::Hex(b)]);
    assert_eq!(grid.line(a, b, Lean::Right).map(Hex::ccrr).collect::<Vec<_>>(), [101, 201, 301]);
    // The left one would be off the sheet.
    assert_eq!(grid.line(a, b, Lean::Left).map(Hex::ccrr).collect::<Vec<_>>(), [101, 301]);
}

#[test]
fn heights_are_compared_with_the_slope() {
    // From 0 up to 3 over three steps: after two the line is at 2.
    assert_eq!(slope_against(0, 3, 2, 2, 3), Ordering::Equal);
    assert_eq!(slope_against(0, 3, 3, 2, 3), Ordering::Greater);
    assert_eq!(slope_against(3, 0, 2, 2, 3), Ordering::Greater);
    assert_eq!(slope_against(3, 0, 0, 2, 3), Ordering::Less);
    assert_eq!(slope_against(-2, -2, -2, 1, 2), Ordering::Equal);
}

/// Where a straight line enters and leaves a hex on paper, as parts of its length; nothing when it
/// does not pass through the inside.
fn within(grid: Grid, hex: Hex, a: (f64, f64), b: (f64, f64)) -> Option<(f64, f64)> {
    let (x, y) = center(grid, hex);
    let (mut first, mut last) = (0f64, 1f64);
    for side in 0..6 {
        // The outward normal of each side.
        let turn = f64::from(side).mul_add(60.0, 30.0).to_radians();
        let (nx, ny) = (turn.cos(), turn.sin());
        let reach = 3f64.sqrt() / 2.0 - ((a.0 - x) * nx + (a.1 - y) * ny);
        let speed = (b.0 - a.0) * nx + (b.1 - a.1) * ny;
        if speed.abs() < 1e-9 {
            if reach < 1e-9 {
                return None;
            }
        } else if speed > 0.0 {
            last = last.min(reach / speed);
        } else {
            first = first.max(reach / speed);
        }
    }
    (last - first > 1e-9).then_some((first, last))
}

proptest! {
    #[test]
    fn lines_are_the_hexes_nearest_to_their_points((grid, hexes) in grid_and_hexes(2)) {
        let (a, b) = (hexes[0], hexes[1]);
        let far = grid.distance(a, b);
        let (start, end) = (center(grid, a), center(grid, b));
        for lean in [Lean::Left, Lean::Right] {
            let line: Vec<_> = grid.line(a, b, lean).collect();
            prop_assert_eq!((line.first(), line.last()), (Some(&a), Some(&b)));
            for hex in &line {
                let part = f64::from(grid.distance(a, *hex)) / f64::from(far.max(1));
                let point = (start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part);
                let away = |hex: Hex| {
                    let (x, y) = center(grid, hex);
                    (x - point.0).hypot(y - point.1)
                };
                let nearest = grid.hexes().map(away).fold(f64::MAX, f64::min);
                prop_assert!(away(*hex) < nearest + 1e-6, "{hex} on {a}>{b}");
                // Where two are as near, the one on the chosen hand.
                for other in grid.hexes().filter(|other| other != hex && away(*other) < nearest + 1e-6) {
                    let (x, y) = center(grid, other);
                    let right = (end.0 - start.0) * (y - point.1) - (end.1 - start.1) * (x - point.0);
                    prop_assert_eq!(right > 0.0, lean == Lean::Left, "{}/{} on {}>{}", hex, other, a, b);
                }
            }
            // One hex per step, unless a tie was resolved towards the edge of the sheet.
            let other_lean = if lean == Lean::Left { Lean::Right } else { Lean::Left };
            let mut back: Vec<_> = grid.line(b, a, other_lean).collect();
            back.reverse();
            prop_assert_eq!(&line, &back);
            if line.len() == usize::from(far) + 1 {
                prop_assert!(line.windows(2).all(|pair| touch(grid, pair[0], pair[1])));
            } else {
                let whole = grid.line(a, b, other_lean).count();
                prop_assert!(line.len() < whole && whole == usize::from(far) + 1);
            }
        }
    }

    #[test]
    fn sightlines_agree_with_measuring((grid, hexes) in grid_and_hexes(2)) {
        let (a, b) = (hexes[0], hexes[1]);
        let (start, end) = (center(grid, a), center(grid, b));
        let mut expected: Vec<_> = grid.hexes()
            .filter(|hex| *hex != a)
            .filter_map(|hex| within(grid, hex, start, end).map(|(first, _)| (first, hex)))
            .collect();
        expected.sort_by(|left, right| left.0.total_cmp(&right.0));
        if a == b {
            expected.clear();
        }
        let passages: Vec<_> = grid.sightline(a, b).collect();
        let passed: Vec<_> = passages.iter().filter_map(|passage| match passage.place {
            Place::Hex(hex) => Some(hex),
            Place::Along { .. } => None,
        }).collect();
        prop_assert_eq!(&passed, &expected.iter().map(|(_, hex)| *hex).collect::<Vec<_>>());
        let mut before = Some(a);
        for passage in &passages {
            match passage.place {
                Place::Hex(hex) => {
                    prop_assert_eq!(passage.distance, grid.distance(a, hex));
                    if let Some(across) = passage.across {
                        prop_assert_eq!(Some(across), before.and_then(|before| grid.side_between(before, hex)));
                    }
                    before = Some(hex);
                }
                Place::Along { left, right } => {
                    // Both sit beside the line, at equal distance, on the hand that is said.
                    for (hex, wanted) in [(left, Ordering::Less), (right, Ordering::Greater)] {
                        let Some(hex) = hex else { continue };
                        let (x, y) = center(grid, hex);
                        let hand = (end.0 - start.0) * (y - start.1) - (end.1 - start.1) * (x - start.0);
                        prop_assert_eq!(hand.total_cmp(&0.0), wanted);
                        let length = (end.0 - start.0).hypot(end.1 - start.1);
                        prop_assert!((hand.abs() / length - 3f64.sqrt() / 2.0).abs() < 1e-6);
                        prop_assert_eq!(passage.distance, grid.distance(a, hex));
                    }
                    prop_assert!(left.is_some() || right.is_some());
                    prop_assert_eq!(passage.across, None);
                    before = None;
                }
            }
        }
        // Exactly the lines between opposite corners run along hexsides.
        let (dx, dy) = ((end.0 - start.0).abs(), (end.1 - start.1).abs());
        let corner = dx > 1e-6 && (dy < 1e-6 || (dy / dx - 3f64.sqrt()).abs() < 1e-6);
        prop_assert_eq!(passages.iter().any(|passage| matches!(passage.place, Place::Along { .. })), corner);
    }

    #[test]
    fn sight_ends_at_the_first_obstacle((grid, hexes) in grid_and_hexes(2), walls in proptest::collection::vec(any::<bool>(), 6)) {
        let (a, b) = (hexes[0], hexes[1]);
        let high = |hex: Hex| walls[usize::from(hex.ccrr()) % 6];
        let clear = |passage: &Passage| match passage.place {
            Place::Hex(hex) => hex == b || !high(hex),
            Place::Along { left, right } => !(left.is_none_or(high) && right.is_none_or(high)),
        };
        let first = grid.sightline(a, b).find(|passage| !clear(passage));
        prop_assert_eq!(grid.sight(a, b, clear).err(), first);
    }
}
