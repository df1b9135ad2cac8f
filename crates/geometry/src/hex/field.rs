//! Movement fields: what every hex costs to reach.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::{Crossing, Direction, Grid, Hex};

/// A step that is to be priced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The hex left.
    pub from: Hex,
    /// The way taken.
    pub direction: Direction,
    /// The hex entered.
    pub to: Hex,
    /// What has been spent to reach `from`; in a search backwards, what is still to be spent from
    /// `to`. Prices may not fall as it rises, or cheaper ways may be missed.
    pub spent: u16,
}

impl Step {
    /// The hexside with its direction.
    pub fn crossing(self) -> Crossing {
        Crossing { from: self.from, to: self.to }
    }
}

/// The price of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// The step cannot be made.
    Barred,
    /// It costs this much, and one may go on.
    Pay(u16),
    /// It costs this much, and one goes no further.
    Halt(u16),
}

/// Costs to reach hexes, and the ways there. Keep one and search with it again and again: its
/// buffers are made for a grid once, and searching does not allocate.
///
/// The order is the same everywhere. Among ways of equal cost the one of fewest steps is kept,
/// among those the one that comes from the hex reached at least cost, and then from the lowest
/// number.
#[derive(Clone, Debug)]
pub struct Field {
    grid: Option<Grid>,
    backwards: bool,
    round: u32,
    spots: Vec<Spot>,
    queue: BinaryHeap<Reverse<(u16, u16, Hex, Gait)>>,
    reached: Vec<Hex>,
}

/// Whether one who arrives may go on. The order matters: at equal cost going on comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Gait {
    Going,
    Halted,
}

#[derive(Clone, Copy, Debug)]
struct Spot {
    /// The search in which the rest was written.
    round: u32,
    /// Arrivals that may go on, and arrivals that may not.
    going: Arrival,
    halted: Arrival,
    settled: bool,
}

#[derive(Clone, Copy, Debug)]
struct Arrival {
    cost: u16,
    steps: u16,
    /// The hex before, and whether the way ends there (which it may only backwards).
    from: Option<(Hex, Gait)>,
}

const NEVER: Arrival = Arrival { cost: u16::MAX, steps: u16::MAX, from: None };

impl Arrival {
    fn key(self) -> (u16, u16) {
        (self.cost, self.steps)
    }
}

impl Default for Field {
    fn default() -> Self {
        Self::new()
    }
}

impl Field {
    /// A field that knows nothing yet.
    pub const fn new() -> Self {
        Self {
            grid: None,
            backwards: false,
            round: 0,
            spots: Vec::new(),
            queue: BinaryHeap::new(),
            reached: Vec::new(),
        }
    }

    /// Finds what every hex costs from the nearest source, up to and including `limit`. A source
    /// is a hex and what has been spent there already.
    pub fn search(
        &mut self,
        grid: Grid,
        sources: impl IntoIterator<Item = (Hex, u16)>,
        limit: u16,
        toll: impl FnMut(Step) -> Toll,
    ) {
        self.run(grid, sources, limit, false, toll, |_| false);
    }

    /// As [`Field::search`], but stops at the goal that is cheapest to reach and returns it; of
    /// equally cheap ones the nearest in steps, then the lowest number. Costs of other hexes are
    /// then known only as far as the search went.
    pub fn search_to(
        &mut self,
        grid: Grid,
        sources: impl IntoIterator<Item = (Hex, u16)>,
        limit: u16,
        toll: impl FnMut(Step) -> Toll,
        goal: impl FnMut(Hex) -> bool,
    ) -> Option<Hex> {
        self.run(grid, sources, limit, false, toll, goal)
    }

    /// Finds what it costs to come from every hex to the nearest goal: the same steps at the same
    /// tolls, looked at from their end. A step that halts is taken only into a goal.
    pub fn search_back(
        &mut self,
        grid: Grid,
        goals: impl IntoIterator<Item = (Hex, u16)>,
        limit: u16,
        toll: impl FnMut(Step) -> Toll,
    ) {
        self.run(grid, goals, limit, true, toll, |_| false);
    }

    /// How many steps lie from the nearest source to every hex, at most `limit`, without entering
    /// a hex that is blocked. Sources may be blocked themselves.
    pub fn spread(
        &mut self,
        grid: Grid,
        sources: impl IntoIterator<Item = Hex>,
        limit: u16,
        mut blocked: impl FnMut(Hex) -> bool,
    ) {
        let sources = sources.into_iter().map(|hex| (hex, 0));
        self.search(grid, sources, limit, |step| {
            if blocked(step.to) { Toll::Barred } else { Toll::Pay(1) }
        });
    }

    /// What a hex costs; nothing when it was not reached.
    pub fn cost(&self, hex: Hex) -> Option<u16> {
        Some(self.best(hex)?.0.cost)
    }

    /// How many steps the cheapest way to a hex has; nothing when it was not reached.
    pub fn steps(&self, hex: Hex) -> Option<u16> {
        Some(self.best(hex)?.0.steps)
    }

    /// Whether the cheapest way to a hex ends there: one cannot go on at that price. Means nothing
    /// after a search backwards.
    pub fn halts(&self, hex: Hex) -> bool {
        !self.backwards && self.best(hex).is_some_and(|(_, gait)| gait == Gait::Halted)
    }

    /// The hexes reached, cheapest first, then fewest steps, then lowest number. Sources are among
    /// them.
    pub fn reached(&self) -> &[Hex] {
        &self.reached
    }

    /// Writes the cheapest way into `out`: from the source to `hex`, both included, or after a
    /// search backwards from `hex` to the goal. Says whether there is one; `out` is emptied first.
    pub fn path(&self, hex: Hex, out: &mut Vec<Hex>) -> bool {
        out.clear();
        let Some((last, _)) = self.best(hex) else { return false };
        out.push(hex);
        let mut before = last.from;
        while let Some((here, gait)) = before {
            out.push(here);
            before = self.before(here, gait);
        }
        if !self.backwards {
            out.reverse();
        }
        true
    }

    /// The first step of the cheapest way to a hex; after a search backwards, the first step from
    /// that hex towards the goal. Nothing for a source and for what was not reached.
    pub fn first_step(&self, hex: Hex) -> Option<Crossing> {
        let (last, _) = self.best(hex)?;
        let (before, mut gait) = last.from?;
        if self.backwards {
            return Some(Crossing { from: hex, to: before });
        }
        let mut step = Crossing { from: before, to: hex };
        while let Some((earlier, its_gait)) = self.before(step.from, gait) {
            step = Crossing { from: earlier, to: step.from };
            gait = its_gait;
        }
        Some(step)
    }

    fn run(
        &mut self,
        grid: Grid,
        sources: impl IntoIterator<Item = (Hex, u16)>,
        limit: u16,
        backwards: bool,
        mut toll: impl FnMut(Step) -> Toll,
        mut goal: impl FnMut(Hex) -> bool,
    ) -> Option<Hex> {
        self.prepare(grid, backwards);
        for (hex, spent) in sources {
            let arrival = Arrival { cost: spent, steps: 0, from: None };
            self.arrive(grid, hex, arrival, Gait::Going, limit);
            if backwards {
                // The way may end here by a step that halts.
                self.arrive(grid, hex, arrival, Gait::Halted, limit);
            }
        }
        while let Some(Reverse((cost, steps, here, gait))) = self.queue.pop() {
            let Some(at) = grid.index(here) else { continue };
            let spot = &mut self.spots[at];
            let arrival = match gait {
                Gait::Going => spot.going,
                Gait::Halted => spot.halted,
            };
            if arrival.key() != (cost, steps) {
                continue;
            }
            if !spot.settled {
                spot.settled = true;
                self.reached.push(here);
                if goal(here) {
                    self.queue.clear();
                    return Some(here);
                }
            }
            if gait == Gait::Halted && !backwards {
                continue;
            }
            for (direction, there) in grid.neighbours(here) {
                let step = if backwards {
                    Step { from: there, direction: direction.opposite(), to: here, spent: cost }
                } else {
                    Step { from: here, direction, to: there, spent: cost }
                };
                // Backwards, a step that halts leads to where a way ends, and no other step does.
                let (price, arriving) = match (toll(step), backwards, gait) {
                    (Toll::Pay(price), _, Gait::Going)
                    | (Toll::Halt(price), true, Gait::Halted) => (price, Gait::Going),
                    (Toll::Halt(price), false, _) => (price, Gait::Halted),
                    (Toll::Barred | Toll::Pay(_) | Toll::Halt(_), _, _) => continue,
                };
                let Some(cost) = cost.checked_add(price) else { continue };
                let steps = steps.saturating_add(1);
                let next = Arrival { cost, steps, from: Some((here, gait)) };
                self.arrive(grid, there, next, arriving, limit);
            }
        }
        None
    }

    fn prepare(&mut self, grid: Grid, backwards: bool) {
        let blank = Spot { round: 0, going: NEVER, halted: NEVER, settled: false };
        if self.grid != Some(grid) || self.round == u32::MAX {
            self.grid = Some(grid);
            self.round = 0;
            self.spots.clear();
            self.spots.resize(grid.len(), blank);
        }
        self.backwards = backwards;
        self.round += 1;
        self.queue.clear();
        self.reached.clear();
        // Every step is looked at once, backwards twice; so much may wait at most.
        self.queue.reserve(grid.len() * if backwards { 12 } else { 6 } + grid.len());
        self.reached.reserve(grid.len());
    }

    /// Notes an arrival if it is better than what is known.
    fn arrive(&mut self, grid: Grid, hex: Hex, arrival: Arrival, gait: Gait, limit: u16) {
        if arrival.cost > limit {
            return;
        }
        let Some(at) = grid.index(hex) else { return };
        let spot = &mut self.spots[at];
        if spot.round != self.round {
            *spot = Spot { round: self.round, going: NEVER, halted: NEVER, settled: false };
        }
        let known = match gait {
            Gait::Going => &mut spot.going,
            Gait::Halted => &mut spot.halted,
        };
        if arrival.key() < known.key() {
            *known = arrival;
            self.queue.push(Reverse((arrival.cost, arrival.steps, hex, gait)));
        }
    }

    fn spot(&self, hex: Hex) -> Option<&Spot> {
        self.spots.get(self.grid?.index(hex)?).filter(|spot| spot.round == self.round)
    }

    /// Where the way to a hex comes from.
    fn before(&self, hex: Hex, gait: Gait) -> Option<(Hex, Gait)> {
        let spot = self.spot(hex)?;
        match gait {
            Gait::Going => spot.going.from,
            Gait::Halted => spot.halted.from,
        }
    }

    /// The best arrival at a settled hex.
    fn best(&self, hex: Hex) -> Option<(Arrival, Gait)> {
        let spot = self.spot(hex).filter(|spot| spot.settled)?;
        if spot.halted.key() < spot.going.key() {
            Some((spot.halted, Gait::Halted))
        } else {
            Some((spot.going, Gait::Going))
        }
    }
}
