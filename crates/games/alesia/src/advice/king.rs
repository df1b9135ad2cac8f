//! 19.1, 19.2, 26.1: the way out for Vercingetorix, as both sides reckon with it.

use geometry::hex::Hex;

use super::march::{Arrival, reach, spread, way};
use crate::action::Action;
use crate::ids::{Side, Unit};
use crate::pack::GRID;
use crate::state::{Barrier, Eyes, Going, Moves, Place};

/// Half points that reach everywhere.
const ANY: u8 = 200;

/// A way off the map that no Roman zone of control and no manned fort bars.
pub(super) struct Escape {
    /// Half points from Alesia, or from where he is, to off the map.
    pub(super) cost: u8,
    /// Its hexes from the edge to him, and what it has cost to come there.
    pub(super) way: Vec<(Hex, u8)>,
    /// The hexes of the way outside the town, and how many others lie beside each, as far from
    /// Alesia, that are open to him too.
    pub(super) widths: Vec<(Hex, u8)>,
}

/// How Vercingetorix could walk if he had all the time.
fn roam(eyes: Eyes<'_>) -> Vec<Arrival> {
    let (pack, public) = (eyes.pack, eyes.public);
    let unit = Unit::VERCINGETORIX;
    let going = |left| Going {
        unit,
        by: eyes.seat,
        left,
        barrier: Barrier::Free,
        home: false,
        over: false,
    };
    let step = pack.costs.hex;
    let begin = |hex: Hex| (hex, going(ANY - step), Some(Action::Step { unit, to: hex }));
    match public.spots[unit].place() {
        Place::On(hex) if !pack.ground(hex).in_town() => {
            let barrier = public.barrier_at(pack, unit, hex);
            spread(eyes, unit, &[(hex, Going { barrier, ..going(ANY) }, None)])
        }
        Place::On(_) | Place::Town => {
            let gates = pack.walls.iter().flat_map(|wall| pack.next(*wall));
            let open = gates.filter(|hex| {
                !pack.ground(*hex).in_town()
                    && !public.in_zone(Side::Rome, *hex)
                    && !public.holds(Side::Rome, *hex)
            });
            spread(eyes, unit, &open.map(begin).collect::<Vec<_>>())
        }
        _ => Vec::new(),
    }
}

/// The cheapest way that is open, however long.
pub(super) fn escape(eyes: Eyes<'_>) -> Option<Escape> {
    let arrivals = roam(eyes);
    let exit = eyes.pack.costs.exit;
    // The list begins with the cheapest.
    let end = arrivals
        .iter()
        .position(|one| one.left >= exit && !eyes.pack.ground(one.hex).zones.is_empty())?;
    let hexes = way(&arrivals, end);
    let spent = |hex: &Hex| {
        let found = arrivals.iter().find(|one| one.hex == *hex);
        found.map_or(0, |one| ANY - one.left)
    };
    let cost = ANY - arrivals[end].left + exit;
    let far = |hex: &Hex| eyes.pack.ground(*hex).to_wall;
    let near = |a: &Hex, b: &Hex| GRID.distance(*a, *b) <= 8;
    let beside = |hex: &Hex| {
        let open = arrivals.iter().filter(|one| far(&one.hex) == far(hex) && near(&one.hex, hex));
        u8::try_from(open.count()).unwrap_or(u8::MAX)
    };
    let outside = hexes.iter().filter(|hex| far(hex) > 1);
    let widths = outside.map(|hex| (*hex, beside(hex))).collect();
    let way = hexes.iter().map(|hex| (*hex, spent(hex))).collect();
    Some(Escape { cost, way, widths })
}

/// The step by which he gets away in this very move, if he does.
pub(super) fn dash(eyes: Eyes<'_>, moves: &Moves) -> Option<Action> {
    let (pack, unit) = (eyes.pack, Unit::VERCINGETORIX);
    let exit = pack.costs.exit;
    let arrivals = reach(eyes, moves, unit);
    let out =
        arrivals.iter().find(|one| one.left >= exit && !pack.ground(one.hex).zones.is_empty())?;
    Some(match out.first {
        Some(first) => first,
        None => Action::Leave { unit, zone: pack.ground(out.hex).zones.first()? },
    })
}

/// Whether no Roman can come next to a hex in his coming move.
pub(super) fn is_safe(eyes: Eyes<'_>, hex: Hex) -> bool {
    let (pack, public) = (eyes.pack, eyes.public);
    let near = |at: Hex| GRID.distance(at, hex) <= 1;
    public.on_map(Side::Rome).all(|(unit, from)| {
        let points = 2 * pack.unit(unit).movement;
        if GRID.distance(from, hex) > points + 1 || public.is_raging(unit) {
            return true;
        }
        let barrier = public.barrier_at(pack, unit, from);
        let going = Going { unit, by: eyes.seat, left: points, barrier, home: false, over: false };
        !spread(eyes, unit, &[(from, going, None)]).iter().any(|one| near(one.hex))
    })
}

/// Where Vercingetorix waits for his last run, or flees to; none to stay where he is.
pub(super) fn stage(eyes: Eyes<'_>, moves: &Moves) -> Option<Action> {
    let (pack, public, unit) = (eyes.pack, eyes.public, Unit::VERCINGETORIX);
    let points = 2 * pack.unit(unit).movement;
    let arrivals = reach(eyes, moves, unit);
    let outside = public.hex_of(unit).filter(|hex| !pack.ground(*hex).in_town());
    let open = escape(eyes);
    // So near that the next move takes him out, and no Roman can come near.
    if let Some(open) = &open
        && open.cost <= 2 * points
    {
        // Before the last turn of all there is nothing left to lose.
        let last = public.period == 2 && public.turn + 1 >= public.turns(pack);
        let fits = |(hex, spent): &&(Hex, u8)| {
            open.cost - spent <= points
                && arrivals.iter().any(|one| one.hex == *hex)
                && (last || is_safe(eyes, *hex))
        };
        if let Some((hex, _)) = open.way.iter().rev().find(fits) {
            return arrivals.iter().find(|one| one.hex == *hex)?.first;
        }
    }
    let here = outside?;
    if is_safe(eyes, here) && open.is_some_and(|open| open.cost <= points) {
        return None;
    }
    if let Some(home) = arrivals.iter().find(|one| pack.ground(one.hex).in_town()) {
        return home.first;
    }
    if is_safe(eyes, here) {
        return None;
    }
    arrivals.iter().find(|one| is_safe(eyes, one.hex))?.first
}
