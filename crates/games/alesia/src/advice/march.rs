//! Where a unit can get in one move, and by which first step.

use std::cell::RefCell;
use std::rc::Rc;

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use crate::action::Action;
use crate::ids::{Force, Side, Unit, UnitSet};
use crate::movement::{Walker, check_appear, check_enter, may_walk};
use crate::pack::{GRID, HEXES, Kind, Pack, Terrain, at};
use crate::state::{Barrier, Eyes, Filling, Going, Moves, Place, Spot};

/// A place that a unit can reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    pub(super) hex: Hex,
    /// Half points left there.
    pub(super) left: u8,
    /// The action that begins the way; none for where it stands.
    pub(super) first: Option<Action>,
    /// The place before it in the list, from which it comes.
    pub(super) from: usize,
}

/// What a unit on its way, or before it sets out, has.
pub(super) fn begin(eyes: Eyes<'_>, moves: &Moves, unit: Unit, left: u8) -> Going {
    let barrier = match eyes.public.spots[unit].place() {
        Place::On(hex) => eyes.public.barrier_at(eyes.pack, unit, hex),
        _ => Barrier::Free,
    };
    let fresh = Going { unit, by: eyes.seat, left, barrier, home: false, over: false };
    moves.on_way(unit).unwrap_or(fresh)
}

/// All that a unit can reach now with its movement, cheapest first. The first is where it stands,
/// for a unit that is on the map.
pub(super) fn reach(eyes: Eyes<'_>, moves: &Moves, unit: Unit) -> Vec<Arrival> {
    let points = 2 * eyes.pack.unit(unit).movement;
    reach_with(eyes, moves, unit, points)
}

/// The same with so many half points.
pub(super) fn reach_with(eyes: Eyes<'_>, moves: &Moves, unit: Unit, points: u8) -> Vec<Arrival> {
    let (pack, public) = (eyes.pack, eyes.public);
    let going = begin(eyes, moves, unit, points);
    let mut seeds = Vec::new();
    match public.spots[unit].place() {
        Place::On(hex) => {
            if may_walk(eyes, moves, unit).is_err() {
                return Vec::new();
            }
            seeds.push((hex, going, None));
        }
        Place::Town => {
            for hex in &pack.walls {
                if let Ok(cost) = check_appear(eyes, moves, unit, *hex) {
                    let left = going.left.saturating_sub(cost);
                    let first = Action::Appear { unit, at: *hex };
                    seeds.push((*hex, Going { left, ..going }, Some(first)));
                }
            }
        }
        Place::Off | Place::Zone(_) => {
            let Some(zone) = eyes.zone_of(unit) else { return Vec::new() };
            for hex in &pack.edges[zone.index()] {
                if let Ok(cost) = check_enter(eyes, moves, unit, *hex) {
                    let wet = public.is_barrier(pack, unit, *hex);
                    let barrier = if wet { Barrier::In } else { Barrier::Free };
                    let left = going.left.saturating_sub(cost);
                    let first = Action::Enter { unit, at: *hex };
                    seeds.push((*hex, Going { left, barrier, ..going }, Some(first)));
                }
            }
        }
        Place::Aside | Place::Waiting | Place::Lost | Place::Covered | Place::Beyond(_) => {}
    }
    spread(eyes, unit, &seeds)
}

/// What decides how far Romans get: where Gauls and forts are, and which hexes of the trench are
/// filled. Their own comrades do not matter, except to leaders.
#[derive(PartialEq)]
struct Obstacles {
    pack: *const Pack,
    gauls: Vec<Spot>,
    disrupted: UnitSet,
    forts: ArrayVec<Hex, 23>,
    filling: ArrayVec<Filling, 14>,
}

impl Obstacles {
    fn of(eyes: Eyes<'_>) -> Self {
        let public = eyes.public;
        let gauls = [Force::Besieged, Force::Relief].into_iter().flat_map(Unit::of);
        Self {
            pack: eyes.pack,
            gauls: gauls.map(|unit| public.spots[unit]).collect(),
            disrupted: public.disrupted,
            forts: public.forts.iter().map(|fort| fort.hex).collect(),
            filling: public.filling.clone(),
        }
    }
}

/// Where Romans get who have not set out, by hex and kind.
pub(super) struct Marches {
    obstacles: Obstacles,
    list: Vec<(Hex, Kind, Rc<[Arrival]>)>,
}

thread_local! {
    /// What was worked out last: Romans decide some hundred times while nothing of it changes.
    static MARCHES: RefCell<Option<Marches>> = const { RefCell::new(None) };
}

impl Marches {
    /// What is known already, if the obstacles are the same.
    pub(super) fn recall(eyes: Eyes<'_>) -> Self {
        let obstacles = Obstacles::of(eyes);
        let known = MARCHES.take().filter(|known| known.obstacles == obstacles);
        known.unwrap_or(Self { obstacles, list: Vec::new() })
    }

    /// Keeps it for the next decision.
    pub(super) fn keep(self) {
        MARCHES.set(Some(self));
    }

    /// All that a Roman who may set out can reach. The first steps are those of some comrade of his
    /// kind in his hex.
    pub(super) fn of(&mut self, eyes: Eyes<'_>, moves: &Moves, unit: Unit) -> Rc<[Arrival]> {
        let (Some(hex), false) = (eyes.public.hex_of(unit), unit.is_leader()) else {
            return reach(eyes, moves, unit).into();
        };
        let kind = eyes.pack.unit(unit).kind;
        if let Some(one) = self.list.iter().find(|one| one.0 == hex && one.1 == kind) {
            return Rc::clone(&one.2);
        }
        let arrivals: Rc<[Arrival]> = reach(eyes, moves, unit).into();
        self.list.push((hex, kind, Rc::clone(&arrivals)));
        arrivals
    }
}

/// The first step of a comrade, for a unit.
pub(super) fn on_behalf(first: Action, unit: Unit) -> Action {
    match first {
        Action::Step { to, .. } => Action::Step { unit, to },
        other => other,
    }
}

/// Where a unit gets from these beginnings.
pub(super) fn spread(
    eyes: Eyes<'_>,
    unit: Unit,
    seeds: &[(Hex, Going, Option<Action>)],
) -> Vec<Arrival> {
    let (pack, public) = (eyes.pack, eyes.public);
    let enemy = unit.side().enemy();
    // More left is better; nothing yet is below everything.
    let mut best = [-1i16; HEXES];
    let mut loads: Vec<(Arrival, Going)> = Vec::with_capacity(128);
    let most = seeds.iter().map(|(_, going, _)| going.left).max().unwrap_or(0);
    let mut lots: Vec<Vec<usize>> = vec![Vec::new(); usize::from(most) + 1];
    for (hex, going, first) in seeds {
        if i16::from(going.left) > best[at(*hex)] {
            best[at(*hex)] = going.left.into();
            let arrival = Arrival { hex: *hex, left: going.left, first: *first, from: loads.len() };
            lots[usize::from(going.left)].push(loads.len());
            loads.push((arrival, *going));
        }
    }
    let mut order = Vec::with_capacity(128);
    let mut done = vec![usize::MAX; loads.len().max(64)];
    for left in (0..lots.len()).rev() {
        let mut next = 0;
        while next < lots[left].len() {
            let index = lots[left][next];
            next += 1;
            let (arrival, going) = loads[index];
            if best[at(arrival.hex)] != left as i16 {
                continue;
            }
            if index >= done.len() {
                done.resize(index * 2, usize::MAX);
            }
            if done[index] != usize::MAX {
                continue;
            }
            done[index] = order.len();
            let mut noted = arrival;
            noted.from =
                done.get(arrival.from).copied().filter(|at| *at != usize::MAX).unwrap_or(0);
            order.push(noted);
            let started = arrival.first.is_some();
            // Who comes into a zone of control stops; who begins in one may leave it.
            if started && public.in_zone(enemy, arrival.hex) {
                continue;
            }
            if started && pack.ground(arrival.hex).in_town() && going.home {
                continue;
            }
            let walker = Walker::new(eyes, unit, arrival.hex, Some(going));
            for (to, stride) in walker.ways() {
                let left = going.left - stride.cost;
                if i16::from(left) <= best[at(to)] {
                    continue;
                }
                best[at(to)] = left.into();
                let home = going.home || pack.ground(to).terrain == Terrain::Wall;
                let load = Going { left, barrier: stride.barrier, home, ..going };
                let first = arrival.first.or(Some(Action::Step { unit, to }));
                lots[usize::from(left)].push(loads.len());
                loads.push((Arrival { hex: to, left, first, from: index }, load));
            }
        }
    }
    order
}

/// The hexes of a way that ends in one of these arrivals, from its end.
pub(super) fn way(arrivals: &[Arrival], end: usize) -> Vec<Hex> {
    let mut hexes = vec![arrivals[end].hex];
    let mut here = end;
    while arrivals[here].from != here && arrivals[here].from < here {
        here = arrivals[here].from;
        hexes.push(arrivals[here].hex);
    }
    hexes
}

/// The factors of a side's men in a hex.
pub(super) fn strength(eyes: Eyes<'_>, side: Side, hex: Hex) -> i32 {
    let men = eyes.public.men(side, hex);
    men.map(|unit| i32::from(eyes.pack.unit(unit).combat)).sum()
}

/// The hexes of a straight way, both ends among them.
pub(super) fn line(from: Hex, to: Hex) -> Vec<Hex> {
    let mut hexes = vec![from];
    let mut here = from;
    while here != to {
        // Of two that are as near, the one nearer to the straight line between the ends.
        let (ax, ay) = GRID.doubled(from);
        let (bx, by) = GRID.doubled(to);
        let (dx, dy) = (i32::from(bx) - i32::from(ax), i32::from(by) - i32::from(ay));
        let astray = |hex: Hex| {
            let (x, y) = GRID.doubled(hex);
            let (ex, ey) = (i32::from(x) - i32::from(ax), i32::from(y) - i32::from(ay));
            (dx * ey - dy * ex).abs()
        };
        let next = GRID
            .neighbours(here)
            .map(|(_, hex)| hex)
            .min_by_key(|hex| (GRID.distance(*hex, to), astray(*hex)));
        match next {
            Some(next) if GRID.distance(next, to) < GRID.distance(here, to) => here = next,
            _ => break,
        }
        hexes.push(here);
    }
    hexes
}
