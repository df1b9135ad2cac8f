//! The plan of the Gauls. The relief army gathers in the zone from which the way between Alesia and
//! the edge of the map is shortest and driest, leaves some behind in other zones so that markers
//! tell little, and comes in at once when most are there. All fall on the Romans along one axis from
//! the edge to the wall, clear it, and hold its flanks. The besieged come out along the same axis,
//! the weakest as a ring of guards, and Vercingetorix runs when the way is open.

use std::sync::LazyLock;

use geometry::hex::Hex;

use super::king;
use super::march::{Arrival, line, reach, strength};
use crate::action::Action;
use crate::game::Alesia;
use crate::ids::{Force, Side, Unit, Zone};
use crate::movement::check_released;
use crate::pack::{GRID, Kind, Pack, Region, Terrain};
use crate::state::{BESIEGED, Eyes, Moves, Place, Players, RELIEF, Stage};

/// How far from the axis Romans are in the way.
const BAND: u8 = 4;
/// How far guards stand from where Vercingetorix waits.
const RING: u8 = 3;
/// Relief units on the map that show where the assault is; fewer may be a feint.
pub(super) const SHOWN: usize = 25;
/// How far from the axis a unit takes part in the assault.
const PART: u8 = 8;
/// Units of the first, small attack, which lets the besieged out in time (18.1).
const FEINT: usize = 13;
/// Units in a zone from which it is made.
const MASS: usize = 40;

/// The way of the assault.
pub(super) struct Axis {
    /// From the edge of the map to the wall of Alesia.
    line: Vec<Hex>,
    /// The zone at its outer end.
    pub(super) zone: Zone,
}

impl Axis {
    /// Hexes between a hex and the axis.
    pub(super) fn off(&self, hex: Hex) -> u8 {
        self.line.iter().map(|one| GRID.distance(*one, hex)).min().unwrap_or(0)
    }

    /// How much Romans in a hex are in the way.
    pub(super) fn merit(&self, hex: Hex) -> i32 {
        match self.off(hex) {
            0..=BAND => 3,
            off if off <= BAND + 2 => 2,
            _ => 1,
        }
    }
}

/// Foot soldiers of the relief army.
fn is_relief_foot(eyes: Eyes<'_>, unit: Unit) -> bool {
    unit.force() == Force::Relief && eyes.pack.unit(unit).kind == Kind::Infantry
}

/// Relief units that stay away, so that markers lie in several zones.
fn feint(eyes: Eyes<'_>, unit: Unit) -> Option<Zone> {
    let place = unit.relief()?;
    if eyes.pack.is_cavalry(unit) {
        return Some(Zone::at(place % Zone::COUNT));
    }
    (eyes.public.period == 1 && place % 16 == 0).then_some(eyes.pack.relief)
}

/// Steps between two zones.
fn apart(a: Zone, b: Zone) -> u8 {
    let count = Zone::COUNT as u8;
    let steps = (a.0 + count - b.0) % count;
    steps.min(count - steps)
}

/// How long and wet the way from an edge hex to Alesia is.
pub(super) fn toil(pack: &'static Pack, edge: Hex) -> i32 {
    // The map that is built in is asked again and again.
    static KNOWN: LazyLock<Vec<i32>> = LazyLock::new(|| {
        let pack = Alesia::pack();
        let toil = |hex: Hex| if pack.ground(hex).zones.is_empty() { 0 } else { reckon(pack, hex) };
        GRID.hexes().map(toil).collect()
    });
    if std::ptr::eq(pack, Alesia::pack())
        && let Some(place) = GRID.index(edge)
    {
        return KNOWN[place];
    }
    reckon(pack, edge)
}

fn reckon(pack: &Pack, edge: Hex) -> i32 {
    let wall = nearest_wall(pack, edge);
    let far = i32::from(GRID.distance(edge, wall));
    let wet = line(edge, wall)
        .iter()
        .any(|hex| matches!(pack.ground(*hex).terrain, Terrain::River | Terrain::Trench));
    3 * far + if wet { 12 } else { 0 }
}

fn nearest_wall(pack: &Pack, hex: Hex) -> Hex {
    let walls = pack.walls.iter().copied();
    walls.min_by_key(|wall| GRID.distance(*wall, hex)).unwrap_or(hex)
}

/// Where the assault goes, as far as the seat can tell; the besieged see it on the map alone.
pub(super) fn axis(eyes: Eyes<'_>) -> Option<Axis> {
    let (pack, public) = (eyes.pack, eyes.public);
    let starts: Vec<Hex> = Unit::of(Force::Relief)
        .filter(|unit| is_relief_foot(eyes, *unit))
        .filter_map(|unit| public.starts[unit])
        .collect();
    let edges = || {
        Zone::all().flat_map(|zone| pack.edges[zone.index()].iter().map(move |hex| (zone, *hex)))
    };
    let best = if starts.len() >= SHOWN {
        edges().step_by(2).min_by_key(|(_, hex)| {
            let far: i32 = starts.iter().map(|start| i32::from(GRID.distance(*start, *hex))).sum();
            40 * far / starts.len() as i32 + 5 * toil(pack, *hex)
        })
    } else {
        let zones = eyes.zones?;
        let mut crowd = [0i32; Zone::COUNT];
        for unit in Unit::of(Force::Relief).filter(|unit| is_relief_foot(eyes, *unit)) {
            match public.spots[unit].place() {
                Place::Off => {
                    if let Some(zone) = zones.at.zone(unit) {
                        crowd[zone.index()] += 1;
                    }
                }
                Place::On(hex) => {
                    if let Some(zone) = pack.ground(hex).nearest.first() {
                        crowd[zone.index()] += 1;
                    }
                }
                _ => {}
            }
        }
        let mass = Zone::all().max_by_key(|zone| crowd[zone.index()])?;
        edges().step_by(2).min_by_key(|(zone, hex)| {
            let romans = public.on_map(Side::Rome).filter(|(_, at)| GRID.distance(*hex, *at) <= 5);
            let men: i32 = romans
                .map(|(unit, at)| {
                    let factor = i32::from(pack.unit(unit).combat);
                    if public.has_fort(at) { 2 * factor } else { factor }
                })
                .sum();
            toil(pack, *hex) + 2 * i32::from(apart(*zone, mass)) + men / 8
        })
    };
    let (zone, edge) = best?;
    Some(Axis { line: line(edge, nearest_wall(pack, edge)), zone })
}

/// The best way from one zone.
fn axis_from(pack: &'static Pack, zone: Zone) -> Option<Axis> {
    let edges = pack.edges[zone.index()].iter().copied();
    let edge = edges.min_by_key(|hex| toil(pack, *hex))?;
    Some(Axis { line: line(edge, nearest_wall(pack, edge)), zone })
}

/// Units of the relief army that are in the assault.
fn committed(eyes: Eyes<'_>, axis: &Axis) -> usize {
    let relief = eyes.public.on_map(Side::Gaul).filter(|(unit, _)| is_relief_foot(eyes, *unit));
    relief.filter(|(_, hex)| axis.off(*hex) <= PART).count()
}

/// The next unit of a small attack from where the army passes: it lets the besieged out in time and
/// draws Romans away (18.1).
fn diversion(eyes: Eyes<'_>, moves: &Moves, strike: Zone) -> Option<Action> {
    let (pack, public) = (eyes.pack, eyes.public);
    let there = public.on_map(Side::Gaul).filter(|(unit, _)| is_relief_foot(eyes, *unit)).count();
    if public.ripe.is_some() || public.crossed.iter().count() >= FEINT || there > FEINT {
        return None;
    }
    let foot = |zone: Zone| {
        Unit::of(Force::Relief)
            .filter(move |unit| eyes.zone_of(*unit) == Some(zone) && is_relief_foot(eyes, *unit))
    };
    let zone = Zone::all().find(|zone| foot(*zone).count() >= MASS && *zone != strike)?;
    let axis = axis_from(pack, zone)?;
    // Only where the works are reached on the turn of entry.
    let near = axis.line.iter().take(6).any(|hex| pack.ground(*hex).works);
    let unit = foot(zone)
        .filter(|unit| near && !public.moved.contains(*unit))
        .min_by_key(|unit| (pack.unit(*unit).combat, *unit))?;
    Assault::new(eyes, axis).best(moves, unit).and_then(|one| one.first)
}

/// Gallic factors that touch a hex, but for one unit.
fn around(eyes: Eyes<'_>, hex: Hex, but: Unit) -> i32 {
    let men = eyes.pack.next(hex).flat_map(|next| eyes.public.men(Side::Gaul, next));
    men.filter(|unit| *unit != but && !eyes.public.disrupted.contains(*unit))
        .map(|unit| i32::from(eyes.pack.unit(unit).combat))
        .sum()
}

/// What a player of the Gauls looks at in his movement.
pub(super) struct Assault<'a> {
    pub(super) eyes: Eyes<'a>,
    pub(super) axis: Axis,
    /// Where Vercingetorix is to wait.
    waits: Hex,
}

impl<'a> Assault<'a> {
    pub(super) fn new(eyes: Eyes<'a>, axis: Axis) -> Self {
        let points = 2 * eyes.pack.unit(Unit::VERCINGETORIX).movement;
        let open = king::escape(eyes).filter(|open| open.cost <= 2 * points);
        let on_way = open.and_then(|open| {
            open.way.iter().rev().find(|(_, spent)| open.cost - spent <= points).map(|one| one.0)
        });
        let wall = axis.line.len().saturating_sub(6);
        let waits = on_way.unwrap_or(axis.line[wall]);
        Self { eyes, axis, waits }
    }

    /// How good it is for a unit to end in a hex.
    pub(super) fn value(&self, unit: Unit, hex: Hex) -> i32 {
        let Eyes { pack, public, .. } = self.eyes;
        let ground = pack.ground(hex);
        let others = public.men(Side::Gaul, hex).filter(|other| *other != unit).count();
        if others >= usize::from(pack.limit(Side::Gaul)) && !ground.in_town() {
            return -10_000;
        }
        let factor = i32::from(pack.unit(unit).combat);
        let off = i32::from(self.axis.off(hex));
        let length = self.axis.line.len() as i32;
        let wall = self.axis.line.last().map_or(0, |wall| i32::from(GRID.distance(*wall, hex)));
        let besieged = unit.force() == Force::Besieged;
        // Each goes towards the other, and not beyond the line that parts them.
        let depth = match (besieged, ground.region) {
            (true, Region::Outside) => 10,
            (true, Region::Inside | Region::Between) => wall,
            (false, Region::Inside) => length - 11,
            (false, Region::Between | Region::Outside) => length - wall,
        };
        let guard = besieged && factor <= 5;
        let mut value = 10 * depth - 8 * (off - 2).max(0);
        let alone = pack.next(hex).all(|next| !public.has_men(Side::Gaul, next));
        if guard {
            let far = i32::from(GRID.distance(hex, self.waits));
            value = -10 * (far - i32::from(RING)).abs();
            if alone && others == 0 {
                value += 15;
            }
            return value;
        }
        let mut touches = false;
        for next in pack.next(hex) {
            if !public.is_attackable(pack, Side::Rome, next) {
                continue;
            }
            touches = true;
            let mut defence = strength(self.eyes, Side::Rome, next).max(1);
            if public.is_doubled(pack, &[Some(hex)], next) {
                defence *= i32::from(pack.doubled);
            }
            let there = around(self.eyes, next, unit);
            let share = if there >= 5 * defence { 2 } else { 20 };
            value += self.axis.merit(next) * factor * share / defence;
        }
        if ground.works && public.in_zone(Side::Rome, hex) {
            value -= 2 * factor;
        }
        if !touches && alone && others == 0 && (2..=4).contains(&off) {
            value += 14;
        }
        value
    }

    /// The best place that a unit can reach, if it is better than where it is.
    fn best(&self, moves: &Moves, unit: Unit) -> Option<Arrival> {
        let arrivals = reach(self.eyes, moves, unit);
        let here = self.eyes.public.hex_of(unit);
        let stay = match (here, self.eyes.public.spots[unit].place()) {
            (Some(here), _) if moves.on_way(unit).is_none() => self.value(unit, here) + 3,
            _ => i32::MIN,
        };
        arrivals
            .into_iter()
            .filter(|one| one.first.is_some() || Some(one.hex) == here)
            .map(|one| (self.value(unit, one.hex), one))
            .filter(|(value, _)| *value > stay)
            .max_by_key(|(value, one)| (*value, one.left))
            .map(|(_, one)| one)
    }
}

/// Whether most of the relief army is where it strikes from, or it is already fighting.
fn strikes(eyes: Eyes<'_>, zone: Zone) -> bool {
    let (mut there, mut all) = (0, 0);
    for unit in Unit::of(Force::Relief).filter(|unit| is_relief_foot(eyes, *unit)) {
        match eyes.public.spots[unit].place() {
            Place::Off if feint(eyes, unit).is_none() => {
                all += 1;
                there += i32::from(eyes.zone_of(unit) == Some(zone));
            }
            Place::On(_) => {
                all += 1;
                there += 1;
            }
            _ => {}
        }
    }
    all > 0 && 10 * there >= 7 * all
}

/// Whether the besieged come out now: the relief army is at the lines, or it is late.
pub(super) fn sallies(eyes: Eyes<'_>) -> bool {
    let public = eyes.public;
    let late = public.turn + 4 > public.turns(eyes.pack);
    late || axis(eyes).is_some_and(|axis| {
        let relief = public.on_map(Side::Gaul).filter(|(unit, _)| is_relief_foot(eyes, *unit));
        let near = |hex: Hex| eyes.pack.ground(hex).to_lines <= 1 && axis.off(hex) <= PART;
        relief.filter(|(_, hex)| near(*hex)).count() >= 8
    })
}

/// What to move next, and where; none when all is done.
pub(super) fn movement(eyes: Eyes<'_>, moves: &Moves) -> Option<Action> {
    let (pack, public) = (eyes.pack, eyes.public);
    let two = public.options.players == Players::Two;
    let leads_besieged = two || eyes.seat == BESIEGED;
    let leads_relief = two || eyes.seat == RELIEF;
    let king = Unit::VERCINGETORIX;
    let on_way = moves.of(eyes.seat).map(|going| going.unit);
    let free = |unit: Unit| {
        !public.moved.contains(unit) && !public.disrupted.contains(unit) && !public.is_raging(unit)
    };
    let map = moves.stage == Stage::Map || !leads_relief;
    if leads_besieged && (on_way == Some(king) || on_way.is_none() && free(king) && map) {
        if let Some(run) = king::dash(eyes, moves) {
            return Some(run);
        }
        if on_way == Some(king) {
            return Some(king::stage(eyes, moves).unwrap_or(Action::Halt));
        }
    }
    let Some(axis) = axis(eyes) else {
        return on_way.map(|_| Action::Halt);
    };
    let zone = axis.zone;
    let assault = Assault::new(eyes, axis);
    if let Some(unit) = on_way {
        let here = public.hex_of(unit);
        // One of the small attack goes its own way.
        let far = here.is_some_and(|hex| assault.axis.off(hex) > PART);
        let own = here.and_then(|hex| pack.ground(hex).nearest.first());
        let local = own.filter(|_| far && unit.force() == Force::Relief);
        let other = local.and_then(|zone| axis_from(pack, zone));
        let assault = other.map_or(assault, |axis| Assault::new(eyes, axis));
        let best = assault.best(moves, unit).filter(|one| Some(one.hex) != here);
        return Some(best.and_then(|one| one.first).unwrap_or(Action::Halt));
    }
    let released = check_released(eyes).is_ok();
    if map {
        // Those in front make room for those behind.
        let mut men: Vec<(i32, Unit)> = public
            .on_map(Side::Gaul)
            .filter(|(unit, _)| *unit != king && free(*unit))
            // Those of the small attack hold where they are.
            .filter(|(unit, hex)| unit.force() == Force::Besieged || assault.axis.off(*hex) <= PART)
            .filter(|(unit, _)| public.decider(pack, eyes.sphere, *unit) == eyes.seat)
            .map(|(unit, hex)| {
                (i32::from(assault.axis.off(hex)) + i32::from(pack.ground(hex).to_lines), unit)
            })
            .collect();
        men.sort_by_key(|(order, unit)| (*order, *unit));
        for (_, unit) in men {
            if let Some(first) = assault.best(moves, unit).and_then(|one| one.first) {
                return Some(first);
            }
        }
        let goes = released && (sallies(eyes) || public.sallied);
        if leads_besieged && goes {
            let mut men: Vec<Unit> = Unit::of(Force::Besieged)
                .filter(|unit| *unit != king && public.spots[*unit].place() == Place::Town)
                .filter(|unit| free(*unit))
                .collect();
            men.sort_by_key(|unit| (std::cmp::Reverse(pack.unit(*unit).combat), *unit));
            for unit in men {
                let best = assault.best(moves, unit);
                let out = best.filter(|one| !pack.ground(one.hex).in_town());
                if let Some(first) = out.and_then(|one| one.first) {
                    return Some(first);
                }
            }
        }
        if leads_besieged
            && free(king)
            && released
            && let Some(first) = king::stage(eyes, moves)
        {
            return Some(first);
        }
        return None;
    }
    if !leads_relief {
        return None;
    }
    match moves.stage {
        Stage::Map => None,
        Stage::Entry => {
            if !strikes(eyes, zone) && committed(eyes, &assault.axis) < FEINT {
                return diversion(eyes, moves, zone);
            }
            let ready = |unit: &Unit| {
                eyes.zone_of(*unit) == Some(zone) && free(*unit) && is_relief_foot(eyes, *unit)
            };
            // The strongest first.
            let unit = Unit::of(Force::Relief)
                .filter(ready)
                .min_by_key(|unit| (std::cmp::Reverse(pack.unit(*unit).combat), *unit))?;
            assault.best(moves, unit).and_then(|one| one.first)
        }
        Stage::Zones => Unit::of(Force::Relief).find_map(|unit| {
            let shifted = eyes.zones.is_some_and(|zones| zones.shifted.contains(unit));
            let from = eyes.zone_of(unit).filter(|_| !shifted && !public.moved.contains(unit))?;
            let goal = feint(eyes, unit).unwrap_or(zone);
            let next = from.neighbours().into_iter().min_by_key(|next| apart(*next, goal))?;
            (from != goal).then_some(Action::Shift { unit, zone: next })
        }),
    }
}
