//! Moves of several steps, as far as nothing is rolled or asked on the way (decision 11).

use geometry::hex::{Arrival, Hex, Load, ways};
use kernel::Journey;

use crate::action::Action;
use crate::fire::is_covered;
use crate::ids::{Side, Unit};
use crate::movement::{Walker, check_appear, check_enter, may_walk};
use crate::pack::{GRID, Terrain};
use crate::state::{Barrier, Eyes, Going, Moment, Moves, Place};

impl Load for Going {
    fn spent(&self) -> u16 {
        u16::from(u8::MAX - self.left)
    }

    /// A dearer way may keep out of rivers, so several ways to a hex matter.
    fn serves_for(&self, other: &Self) -> bool {
        self.left >= other.left
            && (self.barrier == other.barrier || other.barrier == Barrier::In)
            && (!self.home || other.home)
    }
}

/// How a piece can move.
pub(crate) fn of(eyes: Eyes<'_>, moves: &Moves, piece: &str) -> Vec<Journey<Action>> {
    let Ok(unit) = piece.parse::<Unit>() else { return Vec::new() };
    let points = 2 * eyes.pack.unit(unit).movement;
    let begin = moves.on_way(unit).unwrap_or(Going {
        unit,
        by: eyes.seat,
        left: points,
        barrier: Barrier::Free,
        home: false,
        over: false,
    });
    match eyes.public.spots[unit].place() {
        Place::On(start) => {
            if may_walk(eyes, moves, unit).is_err() {
                return Vec::new();
            }
            let barrier = match moves.on_way(unit) {
                Some(going) => going.barrier,
                None => eyes.public.barrier_at(eyes.pack, unit, start),
            };
            from_hex(eyes, Going { barrier, ..begin }, start, None)
        }
        Place::Town => {
            let mut found = Vec::new();
            for at in &eyes.pack.walls {
                if let Ok(cost) = check_appear(eyes, moves, unit, *at) {
                    let first = (Action::Appear { unit, at: *at }, cost);
                    let going = Going { left: begin.left - cost, ..begin };
                    add(&mut found, from_hex(eyes, going, *at, Some(first)));
                }
            }
            found
        }
        Place::Off | Place::Zone(_) => {
            let Some(zone) = eyes.zone_of(unit) else { return Vec::new() };
            let mut found = Vec::new();
            for at in &eyes.pack.edges[zone.index()] {
                let Ok(cost) = check_enter(eyes, moves, unit, *at) else { continue };
                let stops = eyes.public.in_zone(unit.side().enemy(), *at)
                    || eyes.public.brings_news(eyes.pack, unit, *at)
                    || eyes.public.has_fort(*at)
                    || is_covered(eyes.pack, eyes.public, unit, *at, Moment::Arrive);
                if stops {
                    continue;
                }
                let wet = eyes.public.is_barrier(eyes.pack, unit, *at);
                let barrier = if wet { Barrier::In } else { Barrier::Free };
                let going = Going { left: begin.left - cost, barrier, ..begin };
                let first = (Action::Enter { unit, at: *at }, cost);
                add(&mut found, from_hex(eyes, going, *at, Some(first)));
            }
            found
        }
        Place::Aside | Place::Waiting | Place::Lost | Place::Covered | Place::Beyond(_) => {
            Vec::new()
        }
    }
}

/// Where the journey ends.
fn end(journey: &Journey<Action>) -> Option<Hex> {
    if let Action::Step { to: at, .. } | Action::Appear { at, .. } | Action::Enter { at, .. } =
        journey.steps.last()?
    {
        Some(*at)
    } else {
        None
    }
}

/// Adds journeys, and of two to the same hex keeps the cheaper.
fn add(found: &mut Vec<Journey<Action>>, more: Vec<Journey<Action>>) {
    for journey in more {
        match found.iter_mut().find(|other| end(other) == end(&journey)) {
            Some(other) if other.cost <= journey.cost => {}
            Some(other) => *other = journey,
            None => found.push(journey),
        }
    }
}

/// The journeys of a unit that stands in a hex, or would after a first action.
fn from_hex(
    eyes: Eyes<'_>,
    begin: Going,
    start: Hex,
    first: Option<(Action, u8)>,
) -> Vec<Journey<Action>> {
    let (pack, public) = (eyes.pack, eyes.public);
    let unit = begin.unit;
    let enemy = unit.side().enemy();
    let king = public.hex_of(Unit::VERCINGETORIX);
    let found = ways(start, begin, |at, next| {
        let walker = Walker::new(eyes, unit, at.at, Some(at.load));
        for (to, stride) in walker.ways() {
            let home = at.load.home || pack.ground(to).terrain == Terrain::Wall;
            let load = Going {
                left: at.load.left - stride.cost,
                barrier: stride.barrier,
                home,
                ..at.load
            };
            let halts = public.in_zone(enemy, to)
                || load.left == 0
                || pack.ground(to).in_town()
                || match unit.side() {
                    Side::Gaul => {
                        public.has_fort(to)
                            || pack.ground(at.at).in_town()
                            || is_covered(pack, public, unit, to, Moment::Step)
                            || is_covered(pack, public, unit, to, Moment::Stop)
                    }
                    Side::Rome => {
                        king.is_some_and(|king| GRID.distance(king, to) == 1)
                            || public.brings_news(pack, unit, to)
                    }
                };
            next.push(Arrival { at: to, load, halts });
        }
    });
    found
        .into_iter()
        .map(|way| {
            let steps = way.via.iter().map(|to| Action::Step { unit, to: *to });
            let before = first.map_or(0, |(_, cost)| cost);
            Journey {
                steps: first.map(|(action, _)| action).into_iter().chain(steps).collect(),
                cost: Some(i64::from(begin.left - way.load.left + before)),
                stops: way.halts,
            }
        })
        .collect()
}
