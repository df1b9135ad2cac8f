//! How hard it is for the besieged to get out of the ring, hex by hex, and how near they are to it
//! together (14.3).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use super::POINT;
use crate::ids::{Counter, Force, Side, Unit};
use crate::pack::{Edge, GRID, HEXES, Pack, Region, at};
use crate::state::{Board, Order};

/// What standing works cost a unit that goes through them, in steps.
const WORKS: u8 = 3;
/// What a Roman zone of control costs: whoever comes into it halts.
const ZONE: u8 = 4;
/// What Romans in a hex cost, beside their PF: they must be beaten first.
const HELD: u8 = 6;
/// Nothing is farther than this.
const FAR: u8 = 60;

/// No unit counts for more steps than this, nor one that is lost.
const FARTHEST: i64 = 40;
/// Points for the first of the besieged who is outside.
const FIRST_OUT: i64 = 15;
/// Points for a breakout.
const WON: i64 = 150;
/// At so many steps in all a breakout is worth half of it.
const HALF_WAY: i64 = 20;
/// What each of these steps costs, in hundredths of a point.
const STEP: i64 = 20;

/// For every hex, how many steps it takes to get out of the ring, with what stands in the way.
pub(super) struct Field(Box<[u8; HEXES]>);

impl Field {
    /// From a hex.
    pub(super) fn from(&self, hex: Hex) -> i64 {
        self.0[at(hex)].into()
    }
}

/// Works out the ways out: from the hexes outside inwards.
pub(super) fn field(pack: &Pack, public: &Board) -> Field {
    let mut steps = Box::new([FAR; HEXES]);
    let mut edge = BinaryHeap::with_capacity(256);
    for hex in GRID.hexes().filter(|hex| pack.region(*hex) == Region::Outside) {
        steps[at(hex)] = 0;
        if pack.ground(hex).around.has(Edge::FORTIFICATION) {
            edge.push((Reverse(0), hex));
        }
    }
    while let Some((Reverse(far), hex)) = edge.pop() {
        if far > steps[at(hex)] {
            continue;
        }
        // What the hex itself costs whoever comes from farther in.
        let romans = if public.holds(Side::Rome, hex) { HELD + public.pf_in(hex) } else { 0 };
        let zone = if public.in_zone(Side::Rome, hex) { ZONE } else { 0 };
        let ground = pack.ground(hex);
        for (next, side) in ground.next.iter().zip(ground.edges) {
            let Some(next) = *next else { continue };
            if pack.region(next) == Region::Outside {
                continue;
            }
            let works = public.fortified(pack, next, hex, side).is_some()
                || side.has(Edge::DITCH)
                || public.has_camp(hex);
            let price = 1 + romans + zone + if works { WORKS } else { 0 };
            let total = far.saturating_add(price).min(FAR);
            if total < steps[at(next)] {
                steps[at(next)] = total;
                edge.push((Reverse(total), next));
            }
        }
    }
    Field(steps)
}

/// What the Gauls can expect of a breakout: as many besieged units as it takes, those with the
/// shortest ways, and Vercingetorix, who counts double. `sally`: whether they are on their way.
pub(super) fn prospect(pack: &Pack, public: &Board, ways: &Field, sally: bool) -> i64 {
    let mut steps: ArrayVec<i64, { Unit::COUNT }> = ArrayVec::new();
    let mut free = false;
    for unit in Unit::of(Force::Besieged) {
        let Some(hex) = public.hex_of(unit) else { continue };
        if pack.region(hex) == Region::Outside {
            free = true;
            steps.push(0);
            continue;
        }
        let disorder = match public.order(unit) {
            Order::Formed => 0,
            Order::Disorganised => 5,
            Order::Routed => 15,
        };
        steps.push((ways.from(hex) + disorder).min(FARTHEST));
    }
    steps.sort_unstable();
    let missing = std::iter::repeat(&FARTHEST);
    let troops: i64 = steps.iter().chain(missing).take(pack.worth.breakout.into()).sum();
    let leader = public.counters[Counter::VERCINGETORIX].map_or(FARTHEST, |hex| ways.from(hex));
    let far = troops + 2 * leader;
    let first = if free && public.escaped.is_empty() { FIRST_OUT * POINT } else { 0 };
    let cube = |steps: i64| steps * steps * steps;
    let won = WON * POINT * cube(HALF_WAY) / (cube(HALF_WAY) + cube(far));
    first + won - if sally { STEP * far } else { 0 }
}
