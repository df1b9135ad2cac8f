//! The plan of the Romans: both lines stay covered, and the outer one thinly where nobody is awaited
//! any more; whoever is not needed for that goes between the lines to where Gauls gather, nobody
//! stands alone before a mass, leaders go where it is decided, Caesar with care. A way that opens for
//! Vercingetorix is barred before all else, and those who guard it or him are fallen upon.

use std::sync::LazyLock;

use geometry::hex::Hex;

use super::gauls::{SHOWN, toil};
use super::king::escape;
use super::march::{Arrival, Marches, on_behalf, reach, strength};
use crate::action::Action;
use crate::game::Alesia;
use crate::ids::{Force, Side, Unit, Zone};
use crate::pack::{GRID, HEXES, Hexes, Pack, Region, at};
use crate::state::{Eyes, Moves, Place, Spot};

/// Parts of the ring, to weigh both sides against each other.
const PARTS: usize = 24;
/// How far Gauls on the map are felt.
const FELT: u8 = 6;

/// What the Romans reckon with.
pub(super) struct Defence<'a> {
    eyes: Eyes<'a>,
    /// How much each hex is threatened.
    press: Vec<i32>,
    /// How much it is supported.
    support: Vec<i32>,
    /// How much each hex of the lines matters.
    line: Vec<i32>,
    /// In how many ways the Romans hold or control it.
    watch: Vec<u8>,
    /// What each part of the ring lacks, seen from there.
    pull: [i32; PARTS],
    /// A way that is open for Vercingetorix: its hexes, and how wide it is at each.
    open: Vec<(Hex, u8)>,
    king: Option<Hex>,
}

/// The part of the ring that each hex lies in.
static PART: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut parts = vec![0; HEXES];
    for hex in GRID.hexes() {
        let (x, y) = GRID.doubled(hex);
        // Alesia lies about 3122.
        let (cx, cy) = (31.0, 43.5);
        let angle = (f64::from(y) - cy).atan2((f64::from(x) - cx) * 1.73);
        let turn = (angle / std::f64::consts::TAU).rem_euclid(1.0);
        parts[at(hex)] = ((turn * PARTS as f64) as u8).min(PARTS as u8 - 1);
    }
    parts
});

/// How near each hex is to the walls of Alesia, all together.
fn walls_near(pack: &Pack) -> std::borrow::Cow<'static, [i32]> {
    // The map that is built in is asked again and again.
    static KNOWN: LazyLock<Vec<i32>> = LazyLock::new(|| reckon(Alesia::pack()));
    fn reckon(pack: &Pack) -> Vec<i32> {
        let near = |hex: Hex| {
            let far = pack.walls.iter().map(|wall| i32::from(GRID.distance(*wall, hex)));
            far.map(|far| (13 - far).max(0)).sum()
        };
        GRID.hexes().map(near).collect()
    }
    if std::ptr::eq(pack, Alesia::pack()) { KNOWN.as_slice().into() } else { reckon(pack).into() }
}

fn part(hex: Hex) -> usize {
    PART[at(hex)].into()
}

/// A gain that is taken without looking for a better one.
const PLAIN: i32 = 50;
/// The least gain for which somebody moves.
const LEAST: i32 = 12;
/// How much of a line a unit covers alone that is not looked at for other tasks.
const ALONE: i32 = 70;
/// What an outer hex is worth where nobody is awaited any more.
const FEW: i32 = 5;
/// How near Gauls are who frighten Caesar.
const NEAR: u8 = 4;
/// What it is worth to attack as many factors as one has.
const PREY: i32 = 8;
/// Half points beyond which no way of Vercingetorix frightens anybody.
const FAR: u8 = 80;

/// How much it matters that a hex of a line is watched; nothing for others. `awaited` says how many
/// factors may still come from beyond each zone, once it is plain where the assault is.
fn line_weight(eyes: Eyes<'_>, hex: Hex, press: i32, awaited: Option<&[i32; Zone::COUNT]>) -> i32 {
    let Eyes { pack, public, .. } = eyes;
    let ground = pack.ground(hex);
    if ground.rampart == 0 || ground.region != Region::Between {
        return 0;
    }
    let faces = |region: Region| pack.next(hex).any(|next| pack.ground(next).region == region);
    let base = if faces(Region::Outside) {
        match (awaited, ground.nearest.first()) {
            (Some(awaited), Some(zone)) => (FEW + awaited[zone.index()] / 4).min(25),
            _ => 25,
        }
    } else if !faces(Region::Inside) {
        return 0;
    } else if public.sallied {
        25
    } else if public.ripe.is_some() {
        15
    } else {
        10
    };
    base + (press / 60).min(40)
}

impl<'a> Defence<'a> {
    pub(super) fn new(eyes: Eyes<'a>) -> Self {
        let (pack, public) = (eyes.pack, eyes.public);
        let mut press = vec![0i32; HEXES];
        let mut support = vec![0i32; HEXES];
        let mut lacks = [0i32; PARTS];
        let mut feel = |from: Hex, weight: i32, reach: u8, lacks: &mut [i32; PARTS], pulls: i32| {
            for hex in GRID.disc(from, reach) {
                press[at(hex)] += weight * i32::from(reach + 1 - GRID.distance(from, hex));
            }
            lacks[part(from)] += pulls;
        };
        let mut held = Hexes::new();
        for (_, hex) in public.on_map(Side::Gaul) {
            if held.insert(hex) {
                let factor = strength(eyes, Side::Gaul, hex);
                feel(hex, 4 * factor, FELT, &mut lacks, 8 * factor);
            }
        }
        let off = Unit::of(Force::Relief).filter(|unit| public.spots[*unit] == Spot::OFF);
        let hidden: i32 = off.map(|unit| i32::from(pack.unit(unit).combat)).sum();
        let markers = public.presence.iter().count().max(1) as i32;
        for zone in public.presence.iter() {
            let edges = &pack.edges[zone.index()];
            let share = 3 * hidden / markers / edges.len() as i32;
            for hex in edges.iter().step_by(3) {
                // Where the way to Alesia is short and dry they come most likely.
                let likely = (90 - toil(pack, *hex)).clamp(5, 45);
                feel(*hex, 2 * share * likely / 20, FELT + 1, &mut lacks, 3 * share * likely / 20);
            }
        }
        let inside: i32 = Unit::of(Force::Besieged)
            .filter(|unit| public.spots[*unit] == Spot::TOWN)
            .map(|unit| i32::from(pack.unit(unit).combat))
            .sum();
        // They come out one day, and sooner once the relief army has crossed (18.1).
        let weight = if public.ripe.is_some() { 2 } else { 1 };
        for wall in &pack.walls {
            lacks[part(*wall)] += weight * inside / 22;
        }
        for (press, near) in press.iter_mut().zip(walls_near(pack).iter()) {
            *press += weight * inside / 22 * near;
        }
        for (unit, hex) in public.on_map(Side::Rome) {
            let factor = i32::from(pack.unit(unit).combat);
            for near in GRID.disc(hex, 2) {
                support[at(near)] += factor * i32::from(3 - GRID.distance(hex, near));
            }
        }
        let mut held = [0i32; PARTS];
        for (unit, hex) in public.on_map(Side::Rome) {
            held[part(hex)] += i32::from(pack.unit(unit).combat);
        }
        let (all, wanted) = (held.iter().sum::<i32>(), lacks.iter().sum::<i32>().max(1));
        let mut pull = [0; PARTS];
        for (here, pull) in pull.iter_mut().enumerate() {
            for there in 0..PARTS {
                let apart = here.abs_diff(there);
                let apart = apart.min(PARTS - apart) as i32;
                let short = i64::from(lacks[there]) * i64::from(all) / i64::from(wanted);
                *pull += (short as i32 - held[there]) * (PARTS as i32 / 2 - apart);
            }
        }
        let there = public.on_map(Side::Gaul).filter(|(unit, _)| unit.force() == Force::Relief);
        let awaited = (there.count() >= SHOWN).then(|| {
            let mut awaited = [0; Zone::COUNT];
            for zone in public.presence.iter() {
                awaited[zone.index()] += hidden / markers;
                for near in zone.neighbours() {
                    awaited[near.index()] += hidden / markers / 2;
                }
            }
            awaited
        });
        let mut line = vec![0; HEXES];
        let mut watch = vec![0u8; HEXES];
        for hex in GRID.hexes() {
            line[at(hex)] = line_weight(eyes, hex, press[at(hex)], awaited.as_ref());
            if public.has_men(Side::Rome, hex) {
                watch[at(hex)] += 1;
            }
            if public.controls_from(Side::Rome, hex) {
                for next in pack.next(hex) {
                    watch[at(next)] += 1;
                }
            }
        }
        let king = public.hex_of(Unit::VERCINGETORIX).filter(|hex| !pack.ground(*hex).in_town());
        let open = escape(eyes).filter(|open| open.cost <= FAR);
        let open = open.map_or_else(Vec::new, |open| open.widths);
        Self { eyes, press, support, line, watch, pull, open, king }
    }

    /// What of the lines a unit in a hex covers that nobody else does.
    fn covers(&self, unit: Unit, hex: Hex) -> i32 {
        let Eyes { pack, public, .. } = self.eyes;
        let mine = public.hex_of(unit);
        let last = mine.filter(|mine| public.men(Side::Rome, *mine).all(|other| other == unit));
        // Who watches a hex besides this unit.
        let watched = |at_hex: Hex| {
            let own = last.is_some_and(|mine| {
                mine == at_hex
                    || GRID.distance(mine, at_hex) == 1 && public.controls_from(Side::Rome, mine)
            });
            self.watch[at(at_hex)] > u8::from(own)
        };
        let fort = public.has_fort(hex);
        let mut sum = if self.line[at(hex)] == 0 || watched(hex) { 0 } else { self.line[at(hex)] };
        if fort {
            let manned = last != Some(hex) && public.has_men(Side::Rome, hex);
            return sum + if manned { 0 } else { 40 + (self.press[at(hex)] / 30).min(60) };
        }
        for next in pack.next(hex) {
            let weight = self.line[at(next)];
            if weight > 0 && !watched(next) {
                sum += weight;
            }
        }
        sum
    }

    /// How good it is for a unit to stand in a hex.
    pub(super) fn value(&self, unit: Unit, hex: Hex) -> i32 {
        let Eyes { pack, public, .. } = self.eyes;
        let others = public.men(Side::Rome, hex).filter(|other| *other != unit);
        let crowd = others.clone().count();
        if self.king.is_some_and(|king| GRID.distance(king, hex) == 1) {
            return 100_000;
        }
        let ground = pack.ground(hex);
        let press = self.press[at(hex)];
        let factor = i32::from(pack.unit(unit).combat);
        let men = others.clone().map(|other| i32::from(pack.unit(other).combat)).sum::<i32>();
        let facing = public.in_zone(Side::Gaul, hex);
        let foes: i32 = pack
            .next(hex)
            .filter(|next| public.controls_from(Side::Gaul, *next))
            .map(|next| strength(self.eyes, Side::Gaul, next))
            .sum();
        if unit.is_leader() {
            // With a strong stack behind a rampart that is near the fight, and not with one that is
            // lost: without Caesar the Romans cannot win (26.3).
            let caesar = unit == Unit::CAESAR;
            let worst = if caesar { men } else { 2 * men };
            let sheltered =
                ground.region == Region::Between && (ground.rampart > 0 || public.has_fort(hex));
            // Those who could fall on his men in their coming move.
            let coming = || -> i32 {
                let hexes = GRID.disc(hex, NEAR);
                hexes.map(|near| strength(self.eyes, Side::Gaul, near)).sum()
            };
            return match (crowd, sheltered, facing) {
                (0, ..) => -300,
                (_, false, _) => men - 150,
                (_, true, true) if foes > worst || men < 10 => -200,
                (_, true, _) if caesar && coming() > 3 * men => -150,
                (_, true, true) => (press / 20).min(60) + 2 * men + 40,
                (_, true, false) => (press / 20).min(60) + 2 * men,
            };
        }
        if crowd >= usize::from(pack.limit(Side::Rome)) {
            return -10_000;
        }
        if unit.missile().is_some() {
            let behind = crowd > 0 && (ground.rampart > 0 || public.has_fort(hex));
            return match (facing, behind) {
                (true, _) => -200,
                (false, true) => 20 + (press / 20).min(60),
                (false, false) => 0,
            };
        }
        let mine = public.hex_of(unit).map_or(3, |mine| GRID.distance(mine, hex)).min(3);
        let support = self.support[at(hex)] - factor * i32::from(3 - mine);
        let mut value = ((press / 10) - support).clamp(-60, 150) / 2;
        value += self.pull[part(hex)] / 40;
        value += self.covers(unit, hex);
        value += match ground.region {
            Region::Between if ground.rampart > 0 || public.has_fort(hex) => 10,
            Region::Between => 0,
            Region::Inside | Region::Outside => -60,
        };
        if facing && !public.has_fort(hex) {
            let ours = men + factor;
            value += if ours >= foes {
                15
            } else if 2 * ours >= foes {
                0
            } else if 3 * ours >= foes {
                -35
            } else {
                -90
            };
        }
        for next in pack.next(hex) {
            let defence = strength(self.eyes, Side::Gaul, next);
            if defence == 0 || pack.ground(next).in_town() {
                continue;
            }
            let doubled = public.is_doubled(pack, &[Some(hex)], next);
            let defence = if doubled { 2 * defence } else { defence };
            value += self.prey(next) * factor / defence;
        }
        // Nobody leaves a leader alone (19.3).
        let led = public.units_in(hex).any(Unit::is_leader);
        if led && crowd == 0 && public.hex_of(unit) == Some(hex) {
            value += 150;
        }
        if !public.has_fort(hex) {
            value += self.bars(hex);
        }
        value
    }

    /// How much Gauls in a hex matter when attacks are declared.
    pub(super) fn merit(&self, hex: Hex) -> f64 {
        let within = self.eyes.pack.ground(hex).region == Region::Between;
        let base = if within { 1.5 } else { 1.0 };
        base * f64::from(self.prey(hex) / PREY)
    }

    /// How much it is worth to beat Gauls in a hex: who guards Vercingetorix or his way is hunted.
    fn prey(&self, hex: Hex) -> i32 {
        if let Some(king) = self.king {
            match GRID.distance(king, hex) {
                0..=2 => return 10 * PREY,
                3..=4 => return 5 * PREY,
                _ => {}
            }
        }
        let beside = self.open.iter().map(|(way, _)| GRID.distance(*way, hex)).min();
        match beside {
            Some(0..=2) => 3 * PREY,
            _ => PREY,
        }
    }

    /// What it is worth to stand in a hex because of the way that is open: who controls a hex of it
    /// bars it, best where it is narrow; near the narrowest place a man still hinders.
    fn bars(&self, hex: Hex) -> i32 {
        let touched = self.open.iter().filter(|(way, _)| GRID.distance(*way, hex) <= 1);
        if let Some(width) = touched.map(|(_, width)| i32::from(*width)).min() {
            return (500 - 20 * width).max(150);
        }
        let narrows = self.open.iter().min_by_key(|(_, width)| *width);
        narrows.map_or(0, |(way, _)| (120 - 20 * i32::from(GRID.distance(*way, hex))).max(0))
    }

    /// The best place that a unit can reach, and how much better it is.
    fn best(&self, unit: Unit, arrivals: &[Arrival]) -> Option<(i32, Arrival)> {
        let here = self.eyes.public.hex_of(unit)?;
        let stay = self.value(unit, here);
        let better = arrivals.iter().map(|one| (self.value(unit, one.hex) - stay, *one));
        better.max_by_key(|(gain, one)| (*gain, one.left))
    }
}

/// What to move next, and where; none when all is done.
pub(super) fn movement(eyes: Eyes<'_>, moves: &Moves) -> Option<Action> {
    let defence = Defence::new(eyes);
    if let Some(going) = moves.of(eyes.seat) {
        let arrivals = reach(eyes, moves, going.unit);
        let best = defence.best(going.unit, &arrivals).filter(|(gain, _)| *gain > 0);
        return Some(best.and_then(|(_, one)| one.first).unwrap_or(Action::Halt));
    }
    let mut marches = Marches::recall(eyes);
    let next = set_out(&defence, moves, &mut marches);
    marches.keep();
    next
}

/// Who sets out next, and where to.
fn set_out(defence: &Defence<'_>, moves: &Moves, marches: &mut Marches) -> Option<Action> {
    let eyes = defence.eyes;
    let public = eyes.public;
    let mut chosen: Option<(i32, Action)> = None;
    for leaders in [false, true] {
        for unit in Unit::of_side(Side::Rome).filter(|unit| unit.is_leader() == leaders) {
            let Place::On(hex) = public.spots[unit].place() else { continue };
            if public.moved.contains(unit)
                || public.is_raging(unit)
                || public.decider(eyes.pack, eyes.sphere, unit) != eyes.seat
            {
                continue;
            }
            // Who alone covers much of a line stays, unless he must go.
            let bound = !leaders
                && unit.missile().is_none()
                && defence.open.is_empty()
                && defence.king.is_none()
                && !public.in_zone(Side::Gaul, hex)
                && defence.covers(unit, hex) > ALONE;
            if bound {
                continue;
            }
            if let Some((gain, one)) = defence.best(unit, &marches.of(eyes, moves, unit))
                && gain > LEAST
                && let Some(first) = one.first.map(|first| on_behalf(first, unit))
                && chosen.is_none_or(|(most, _)| gain > most)
            {
                chosen = Some((gain, first));
            }
            // Nobody needs to be compared with what is plainly needed.
            if chosen.is_some_and(|(most, _)| most > PLAIN) {
                break;
            }
        }
        if chosen.is_some() {
            break;
        }
    }
    chosen.map(|(_, action)| action)
}

/// 12.6: the next thing to do to stand well in the second period: men who stand apart from the lines
/// are taken, and placed where they are needed most.
pub(super) fn relocation(eyes: Eyes<'_>, hand: Option<Unit>, offers: &[Action]) -> Option<Action> {
    let (pack, public) = (eyes.pack, eyes.public);
    let useful = |hex: Hex| {
        let ground = pack.ground(hex);
        ground.region == Region::Between && (ground.rampart > 0 || public.has_fort(hex))
    };
    if let Some(unit) = hand {
        let defence = Defence::new(eyes);
        return offers
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Put { hex } if useful(*hex)))
            .max_by_key(|action| match action {
                Action::Put { hex } => defence.value(unit, *hex),
                _ => i32::MIN,
            });
    }
    offers.iter().copied().find(|action| match action {
        Action::Take { unit } => public.hex_of(*unit).is_some_and(|hex| {
            if unit.is_leader() {
                !public.has_men(Side::Rome, hex)
            } else {
                !useful(hex) && !pack.ground(hex).camp
            }
        }),
        _ => false,
    })
}
