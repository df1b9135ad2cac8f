//! Movement fields against relaxing every step until nothing changes.

use super::*;

/// Prices for every directed step of a grid, from a list of numbers.
fn toll(prices: &[u16], from: Hex, to: Hex) -> Toll {
    let pick = usize::from(from.ccrr()) * 7 + usize::from(to.ccrr()) * 3;
    match prices[pick % prices.len()] {
        0 => Toll::Barred,
        price @ 1..8 => Toll::Pay(price - 1),
        price => Toll::Halt(price - 8),
    }
}

/// Best cost and steps of arrivals that may go on, and of all arrivals.
type Known = Vec<Option<(u16, u16)>>;

fn better(known: &mut Option<(u16, u16)>, new: (u16, u16)) -> bool {
    let improves = known.is_none_or(|old| new < old);
    if improves {
        *known = Some(new);
    }
    improves
}

/// Bellman and Ford: over and over, until nothing improves.
fn relax(
    grid: Grid,
    sources: &[(Hex, u16)],
    limit: u16,
    price: impl Fn(Hex, Hex) -> Toll,
) -> Known {
    let mut going: Known = vec![None; grid.len()];
    let mut all: Known = vec![None; grid.len()];
    for (hex, cost) in sources.iter().filter(|(_, cost)| *cost <= limit) {
        let at = grid.index(*hex).unwrap();
        better(&mut going[at], (*cost, 0));
        better(&mut all[at], (*cost, 0));
    }
    loop {
        let mut changed = false;
        for from in grid.hexes() {
            let Some((cost, steps)) = going[grid.index(from).unwrap()] else { continue };
            for (_, to) in grid.neighbours(from) {
                let (paid, goes_on) = match price(from, to) {
                    Toll::Barred => continue,
                    Toll::Pay(paid) => (paid, true),
                    Toll::Halt(paid) => (paid, false),
                };
                let new = (cost + paid, steps + 1);
                if new.0 > limit {
                    continue;
                }
                let at = grid.index(to).unwrap();
                changed |= goes_on && better(&mut going[at], new);
                changed |= better(&mut all[at], new);
            }
        }
        if !changed {
            return all;
        }
    }
}

fn cases() -> impl Strategy<Value = (Grid, Vec<(Hex, u16)>, Vec<u16>, u16)> {
    let sources = proptest::collection::vec(0u16..6, 1..4);
    let prices = proptest::collection::vec(0u16..14, 5..40);
    (grid_and_hexes(3), sources, prices, 0u16..20).prop_map(
        |((grid, hexes), costs, prices, limit)| {
            let sources = hexes.into_iter().zip(costs).collect();
            (grid, sources, prices, limit)
        },
    )
}

proptest! {
    #[test]
    fn costs_and_ways_agree_with_relaxing((grid, sources, prices, limit) in cases()) {
        let price = |from, to| toll(&prices, from, to);
        let known = relax(grid, &sources, limit, price);
        let mut field = Field::new();
        field.search(grid, sources.iter().copied(), limit, |step| price(step.from, step.to));
        let mut path = Vec::new();
        for (hex, known) in grid.hexes().zip(&known) {
            prop_assert_eq!(field.cost(hex).zip(field.steps(hex)), *known, "{}", hex);
            prop_assert_eq!(field.path(hex, &mut path), known.is_some());
            let Some((cost, steps)) = *known else {
                prop_assert!(path.is_empty());
                continue;
            };
            // The way leads from a source to the hex, every step can be taken, and it costs that.
            prop_assert_eq!(path.last(), Some(&hex));
            prop_assert_eq!(path.len(), usize::from(steps) + 1);
            let mut paid = None;
            for (source, spent) in &sources {
                if *source == path[0] {
                    paid = Some(paid.unwrap_or(u16::MAX).min(*spent));
                }
            }
            let mut paid = paid.unwrap();
            for (at, pair) in path.windows(2).enumerate() {
                prop_assert!(grid.adjacent(pair[0], pair[1]));
                match price(pair[0], pair[1]) {
                    Toll::Barred => prop_assert!(false, "barred {pair:?}"),
                    Toll::Pay(price) => paid += price,
                    Toll::Halt(price) => {
                        prop_assert_eq!(at + 2, path.len(), "went on after a halt");
                        paid += price;
                    }
                }
            }
            prop_assert_eq!(paid, cost);
            let first = path.get(1).map(|to| Crossing { from: path[0], to: *to });
            prop_assert_eq!(field.first_step(hex), first);
            let halts = path.len() > 1
                && matches!(price(path[path.len() - 2], hex), Toll::Halt(_));
            prop_assert_eq!(field.halts(hex), halts);
        }
        // Cheapest first, and each once.
        let mut order: Vec<_> = grid.hexes()
            .filter_map(|hex| Some((field.cost(hex)?, field.steps(hex)?, hex)))
            .collect();
        order.sort();
        prop_assert_eq!(field.reached().to_vec(), order.into_iter().map(|(_, _, hex)| hex).collect::<Vec<_>>());
    }

    /// The order of the sources and what the field did before make no difference.
    #[test]
    fn the_same_ways_every_time((grid, sources, prices, limit) in cases(), other in cases()) {
        let mut fresh = Field::new();
        fresh.search(grid, sources.iter().copied(), limit, |step| toll(&prices, step.from, step.to));
        let mut used = Field::default();
        used.search(other.0, other.1.iter().copied(), other.3, |step| toll(&other.2, step.from, step.to));
        used.search_back(grid, other.1.iter().copied().filter(|(hex, _)| grid.contains(*hex)), 9, |_| Toll::Pay(1));
        used.search(grid, sources.iter().rev().copied(), limit, |step| toll(&prices, step.from, step.to));
        prop_assert_eq!(fresh.reached(), used.reached());
        let (mut one, mut two) = (Vec::new(), Vec::new());
        for hex in grid.hexes() {
            prop_assert_eq!(fresh.path(hex, &mut one), used.path(hex, &mut two));
            prop_assert_eq!(&one, &two);
        }
    }

    #[test]
    fn the_first_goal_is_the_cheapest((grid, sources, prices, limit) in cases(), mark in 1u16..7) {
        let goal = |hex: Hex| hex.ccrr() % 7 == mark;
        let price = |step: Step| toll(&prices, step.from, step.to);
        let mut field = Field::new();
        field.search(grid, sources.iter().copied(), limit, price);
        let expected = field.reached().iter().copied().find(|hex| goal(*hex));
        let mut way = Vec::new();
        let cost = expected.and_then(|hex| { field.path(hex, &mut way); field.cost(hex) });
        let mut found = Field::new();
        prop_assert_eq!(found.search_to(grid, sources.iter().copied(), limit, price, goal), expected);
        let mut same = Vec::new();
        if let Some(hex) = expected {
            prop_assert_eq!(found.cost(hex), cost);
            found.path(hex, &mut same);
        }
        prop_assert_eq!(same, way);
    }

    /// Backwards from the goals, every hex costs what a search from it to them costs.
    #[test]
    fn backwards_is_the_same_from_the_other_end((grid, goals, prices, limit) in cases()) {
        let price = |from, to| toll(&prices, from, to);
        let mut field = Field::new();
        field.search_back(grid, goals.iter().copied(), limit, |step| price(step.from, step.to));
        let mut path = Vec::new();
        for hex in grid.hexes() {
            let known = relax(grid, &[(hex, 0)], limit, price);
            let best = goals.iter()
                .filter_map(|(goal, left)| Some(known[grid.index(*goal)?]?.0 + left))
                .filter(|cost| *cost <= limit)
                .min();
            prop_assert_eq!(field.cost(hex), best, "{}", hex);
            prop_assert_eq!(field.path(hex, &mut path), best.is_some());
            if best.is_none() {
                continue;
            }
            prop_assert_eq!(path[0], hex);
            let last = *path.last().unwrap();
            let mut paid = goals.iter().filter(|(goal, _)| *goal == last).map(|(_, left)| *left).min().unwrap();
            for (at, pair) in path.windows(2).enumerate() {
                match price(pair[0], pair[1]) {
                    Toll::Barred => prop_assert!(false, "barred {pair:?}"),
                    Toll::Pay(price) => paid += price,
                    Toll::Halt(price) => {
                        prop_assert_eq!(at + 2, path.len(), "went on after a halt");
                        paid += price;
                    }
                }
            }
            prop_assert_eq!(Some(paid), best);
            let first = path.get(1).map(|to| Crossing { from: hex, to: *to });
            prop_assert_eq!(field.first_step(hex), first);
        }
    }

    #[test]
    fn ranges_go_round_blocked_hexes((grid, hexes) in grid_and_hexes(1), blocked in proptest::collection::vec(any::<bool>(), 9), limit in 0u16..8) {
        let closed = |hex: Hex| blocked[usize::from(hex.ccrr()) % 9];
        let mut field = Field::new();
        field.spread(grid, [hexes[0]], limit, closed);
        for (hex, steps) in grid.hexes().zip(flood(grid, hexes[0], |_, to| !closed(to))) {
            prop_assert_eq!(field.cost(hex), steps.filter(|steps| *steps <= limit));
        }
    }
}

/// A way that must stop may be cheaper than one that may go on; both are remembered.
#[test]
fn a_dearer_way_that_goes_on_is_kept() {
    let grid = Grid::new(3, 3, Shifted::Even);
    let [a, b, c, d] = [101, 102, 201, 103].map(Hex::numbered);
    let mut field = Field::new();
    // 0101>0102 halts for 1; 0101>0201>0102 goes on for 4; then 0103 for 1 more.
    field.search(grid, [(a, 0)], 10, |step| match (step.from, step.to) {
        (from, to) if (from, to) == (a, b) => Toll::Halt(1),
        (from, to) if (from, to) == (a, c) || (from, to) == (c, b) => Toll::Pay(2),
        (from, to) if (from, to) == (b, d) => Toll::Pay(1),
        _ => Toll::Barred,
    });
    assert_eq!((field.cost(b), field.halts(b)), (Some(1), true));
    assert_eq!(field.cost(d), Some(5));
    let mut path = Vec::new();
    assert!(field.path(d, &mut path));
    assert_eq!(path, [a, c, b, d]);
    assert!(field.path(b, &mut path));
    assert_eq!(path, [a, b]);
}

/// A toll sees what has been spent: here only the first step may cross water.
#[test]
fn a_toll_may_look_at_what_was_spent() {
    let grid = Grid::new(1, 4, Shifted::Odd);
    let mut field = Field::new();
    field.search(grid, [(Hex::numbered(101), 0)], 9, |step| {
        if step.spent == 0 { Toll::Halt(9) } else { Toll::Pay(1) }
    });
    assert_eq!(field.reached(), [Hex::numbered(101), Hex::numbered(102)]);
}

#[test]
fn a_field_that_knows_nothing_reaches_nothing() {
    let field = Field::new();
    let hex = Hex::numbered(101);
    assert_eq!((field.cost(hex), field.steps(hex), field.first_step(hex)), (None, None, None));
    assert!(!field.path(hex, &mut Vec::new()) && field.reached().is_empty());
}
