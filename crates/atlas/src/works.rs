//! What people built: ramparts, ditches, walls, towns, camps; and crests and streams, which also
//! follow hexsides.

use std::fmt::Write as _;

use geometry::hex::{Hex, HexMap, Side};

use crate::ground::turned;
use crate::math::{Chance, Point, distance_to, length, mix, sin_cos, step, unit, within};
use crate::path::{Fine, closed, number, open, sampled, smooth, smooth_ring, tapered};
use crate::plane::{Chain, Plane};
use crate::raster::Line;
use crate::recipe::{Rampart, Stream, Town};

/// A steep edge: a line on the high side and teeth that fall to the low side.
pub(crate) fn crests(
    plane: Plane,
    sides: &[Side],
    heights: &HexMap<f64>,
    chance: &mut Chance,
    out: &mut String,
) {
    let (mut edges, mut teeth) = (String::new(), String::new());
    for side in sides {
        let Some((from, to)) = plane.ends(*side) else { continue };
        let (low, high) = side.hexes();
        let (low, high) = if heights[low] >= heights[high] { (high, low) } else { (low, high) };
        let fall = unit(step(plane.center(high), plane.center(low)));
        let back = |(x, y): Point| (x - fall.0 * 2.0, y - fall.1 * 2.0);
        edges += &open(&[back(from), back(to)]);
        let (dx, dy) = unit(step(from, to));
        for tooth in 0..12u8 {
            let (x, y) = back(mix(from, to, (f64::from(tooth) + 0.5) / 12.0));
            let long = if tooth % 2 == 0 { 5.5 } else { 8.5 } + chance.between(-0.8, 0.8);
            teeth += &closed(&[
                (x - dx * 1.15, y - dy * 1.15),
                (x + dx * 1.15, y + dy * 1.15),
                (x + fall.0 * long, y + fall.1 * long),
            ]);
        }
    }
    let _ = write!(
        out,
        "<g class=\"map-crests\"><path d=\"{edges}\" stroke=\"#3b2612\" stroke-width=\"2\" \
         stroke-linecap=\"round\"/><path d=\"{teeth}\" fill=\"#3b2612\"/></g>"
    );
}

/// Streams with banks, water, glint and a green strip.
pub(crate) fn streams(courses: &[(Vec<Point>, &Stream)], out: &mut String) {
    let (mut water, mut meadow) = (Water::default(), String::new());
    for (course, stream) in courses {
        let beyond = |from: Point, to: Point| mix(from, to, 1.9);
        let mut points = course.clone();
        if let [first, second, ..] = course[..] {
            points.insert(0, beyond(second, first));
        }
        match course[..] {
            [.., last_but_one, last] if stream.leaves => points.push(beyond(last_but_one, last)),
            // A mouth lies in the middle of the water that it joins.
            [.., last] => points.extend(joined(courses, course, last)),
            [] => {}
        }
        water.add(&points, stream.width);
        meadow += &smooth(&points, Fine::Tenths);
    }
    let _ = write!(
        out,
        "<g class=\"map-streams\"><path class=\"map-meadow\" d=\"{meadow}\" fill=\"none\" \
         stroke=\"#b4c596\" stroke-opacity=\".22\" stroke-width=\"20\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"/>"
    );
    water.paint(out);
    out.push_str("</g>");
}

/// Running water: banks, a surface that widens on its way, glints.
#[derive(Default)]
pub(crate) struct Water {
    banks: String,
    surface: String,
    glint: String,
}

impl Water {
    /// A stream along these points, so wide at the first and so wide at the last.
    pub(crate) fn add(&mut self, points: &[Point], [from, to]: [f64; 2]) {
        let line = sampled(points, 2);
        self.banks += &smooth_ring(&tapered(&line, from + 2.4, to + 2.4), Fine::Tenths);
        self.surface += &smooth_ring(&tapered(&line, from, to), Fine::Tenths);
        let lit: Vec<_> = points.iter().map(|(x, y)| (x - 0.6, y - 0.9)).collect();
        self.glint += &smooth(&lit, Fine::Tenths);
    }

    pub(crate) fn paint(&self, out: &mut String) {
        let Self { banks, surface, glint } = self;
        let _ = write!(
            out,
            "<path class=\"map-bank\" d=\"{banks}\" fill=\"#3f6377\"/>\
             <path class=\"map-water\" d=\"{surface}\" fill=\"#86b4c9\"/>\
             <path class=\"map-glint\" d=\"{glint}\" fill=\"none\" stroke=\"#e2f0f2\" \
             stroke-width=\".9\" stroke-opacity=\".75\" stroke-dasharray=\"16 7 5 9\"/>"
        );
    }
}

/// The middle of the nearest other stream, if one is near enough to be joined.
fn joined(courses: &[(Vec<Point>, &Stream)], own: &[Point], mouth: Point) -> Option<Point> {
    let away = |point: &Point| length(step(*point, mouth));
    courses
        .iter()
        .filter(|(other, _)| other != own)
        .flat_map(|(other, _)| sampled(other, 6))
        .filter(|point| away(point) < 20.0)
        .min_by(|a, b| away(a).total_cmp(&away(b)))
}

/// A ditch: ticks under a dark bed with a wet thread.
pub(crate) fn ditch(plane: Plane, name: &str, sides: &[Side], out: &mut String) {
    let path: String =
        plane.chains(sides).iter().map(|chain| outline(chain, &chain.points)).collect();
    let _ = write!(
        out,
        "<g class=\"map-ditch\" id=\"map-{name}\" fill=\"none\" stroke-linejoin=\"round\">\
         <path d=\"{path}\" stroke=\"#5a4326\" stroke-width=\"11\" stroke-dasharray=\".9 2.6\" stroke-opacity=\".8\"/>\
         <path d=\"{path}\" stroke=\"#4a3319\" stroke-width=\"6.4\"/>\
         <path d=\"{path}\" stroke=\"#7d6a49\" stroke-width=\"3.6\"/>\
         <path d=\"{path}\" stroke=\"#93a69a\" stroke-width=\"1.6\"/></g>"
    );
}

/// A wall of dry stone, pulled into the hexes that hold it.
pub(crate) fn dry_stone(
    plane: Plane,
    name: &str,
    sides: &[Side],
    holds: impl Fn(Hex) -> bool,
    out: &mut String,
) {
    let path: String = plane
        .chains(sides)
        .into_iter()
        .map(|chain| {
            let chain = facing(plane, chain, &holds);
            let moved = chain.moved(4.2);
            outline(&chain, &moved)
        })
        .collect();
    let _ = write!(
        out,
        "<g class=\"map-dry-stone\" id=\"map-{name}\" fill=\"none\" stroke-linejoin=\"round\">\
         <path d=\"{path}\" transform=\"translate(1.4 1.8)\" stroke=\"#1d140a\" stroke-opacity=\".35\" stroke-width=\"6.5\"/>\
         <path d=\"{path}\" stroke=\"#4b463d\" stroke-width=\"6.4\"/>\
         <path d=\"{path}\" stroke=\"#cdc6b5\" stroke-width=\"4.6\"/>\
         <path d=\"{path}\" stroke=\"#5d574c\" stroke-width=\"4.6\" stroke-dasharray=\".8 4.2\"/>\
         <path d=\"{path}\" stroke=\"#5d574c\" stroke-width=\".6\"/></g>"
    );
}

/// A rampart: ditch and stakes towards the enemy, the walk towards those it shelters, towers.
pub(crate) fn rampart(
    plane: Plane,
    rampart: &Rampart,
    sides: &[Side],
    shelters: impl Fn(Hex) -> bool,
    out: &mut String,
) {
    let chains: Vec<_> =
        plane.chains(sides).into_iter().map(|chain| facing(plane, chain, &shelters)).collect();
    let at = |off: f64| -> String {
        chains.iter().map(|chain| outline(chain, &chain.moved(off))).collect()
    };
    let (ditch, counterscarp, palisade, bank, walk) =
        (at(-0.2), at(-2.0), at(2.6), at(4.6), at(6.2));
    let mut towers = Towers::default();
    for chain in &chains {
        towers.along(&ring_line(chain, chain.moved(4.4)), 40.0, rampart.tower);
    }
    let Towers { shadow, body, top } = towers;
    let (name, body_fill, top_fill) = (&rampart.sides, &rampart.towers, &rampart.platforms);
    let _ = write!(
        out,
        "<g class=\"map-rampart\" id=\"map-{name}\" fill=\"none\" stroke-linejoin=\"round\">\
         <path d=\"{bank}\" transform=\"translate(1.6 2.2)\" stroke=\"#1d140a\" stroke-opacity=\".3\" stroke-width=\"7.5\"/>\
         <path d=\"{counterscarp}\" stroke=\"#3f2c14\" stroke-opacity=\".75\" stroke-width=\"1\"/>\
         <path d=\"{ditch}\" stroke=\"#50391d\" stroke-width=\"2.1\"/>\
         <path d=\"{bank}\" stroke=\"#6d4a24\" stroke-width=\"6.6\"/>\
         <path d=\"{walk}\" stroke=\"#c9a468\" stroke-width=\"3\"/>\
         <path d=\"{palisade}\" stroke=\"#2c1a0b\" stroke-width=\"4.6\" stroke-dasharray=\"1.25 1.75\"/>\
         <path d=\"{palisade}\" stroke=\"#2c1a0b\" stroke-width=\".9\"/>\
         <path d=\"{shadow}\" fill=\"#1d140a\" fill-opacity=\".36\"/>\
         <path d=\"{body}\" fill=\"{body_fill}\" stroke=\"#2b0d0d\" stroke-width=\".9\"/>\
         <path d=\"{top}\" fill=\"{top_fill}\"/></g>"
    );
}

/// A town behind its wall: houses along streets, towers on the wall.
pub(crate) fn town(
    plane: Plane,
    town: &Town,
    holds: impl Fn(Hex) -> bool,
    chance: &mut Chance,
    out: &mut String,
) {
    let Some(ring) = plane.outline(&holds).into_iter().next() else { return };
    let hexes = Chain { points: ring, closed: true };
    // The outline has the town on its right.
    let wall = rounded(&hexes.moved(-4.0), 7.0);
    let room = hexes.moved(-14.0);
    let streets: Vec<_> =
        town.streets.iter().map(|street| paved_from(plane, &town.streets, street)).collect();
    let path = closed(&wall);
    let chain = Chain { points: wall, closed: true };
    let mut towers = Towers::default();
    towers.along(&ring_line(&chain, chain.points.clone()), 36.0, 9.0);
    let walled = Walled { name: &town.hexes, path, room, streets, towers };
    walled.paint(chance, out);
}

/// A wall with towers and the town behind it.
pub(crate) struct Walled<'a> {
    pub(crate) name: &'a str,
    /// The wall.
    pub(crate) path: String,
    /// Where houses may stand.
    pub(crate) room: Vec<Point>,
    pub(crate) streets: Vec<Vec<Point>>,
    pub(crate) towers: Towers,
}

impl Walled<'_> {
    pub(crate) fn paint(self, chance: &mut Chance, out: &mut String) {
        let Self { name, path, room, streets, towers } = self;
        let paved: Vec<_> = streets
            .iter()
            .flat_map(|street| street.windows(2).map(|pair| (pair[0], pair[1])))
            .collect();
        let bounds = room.iter().fold(
            ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN)),
            |(low, high), (x, y)| {
                ((low.0.min(*x), low.1.min(*y)), (high.0.max(*x), high.1.max(*y)))
            },
        );
        let mut houses: Vec<Point> = Vec::new();
        for _ in 0..5000 {
            let spot =
                (chance.between(bounds.0.0, bounds.1.0), chance.between(bounds.0.1, bounds.1.1));
            if within(spot, &room)
                && paved.iter().all(|stretch| distance_to(spot, *stretch) >= 7.0)
                && houses
                    .iter()
                    .all(|(x, y)| (x - spot.0).abs() >= 10.2 || (y - spot.1).abs() >= 8.4)
            {
                houses.push(spot);
            }
        }
        houses.sort_by(|a, b| a.1.total_cmp(&b.1));
        let (mut shadows, mut bright, mut dim) = (String::new(), String::new(), String::new());
        for house in houses {
            let quarter = if chance.part() < 0.6 { 0.0 } else { std::f64::consts::FRAC_PI_2 };
            let at = turned(house, quarter + chance.between(-0.25, 0.25));
            let (wide, deep) = (chance.between(3.4, 4.6), chance.between(2.3, 3.1));
            let walls = [at(-wide, -deep), at(wide, -deep), at(wide, deep), at(-wide, deep)];
            shadows += &closed(&walls.map(|(x, y)| (x + 1.3, y + 1.7)));
            let ridge = [at(wide * 0.8, 0.0), at(-wide * 0.8, 0.0)];
            bright += &closed(&[walls[0], walls[1], ridge[0], ridge[1]]);
            dim += &closed(&[walls[3], walls[2], ridge[0], ridge[1]]);
        }
        let roads: String = streets.iter().map(|street| open(street)).collect();
        let Towers { shadow, body, top } = towers;
        let _ = write!(
            out,
            "<g class=\"map-town\" id=\"map-{name}\">\
         <path d=\"{path}\" transform=\"translate(2.2 3)\" fill=\"none\" stroke=\"#1d140a\" stroke-opacity=\".4\" stroke-width=\"9\"/>\
         <path d=\"{path}\" fill=\"#d9c39a\"/>\
         <path d=\"{roads}\" fill=\"none\" stroke=\"#efe0bd\" stroke-width=\"5.5\" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>\
         <path d=\"{shadows}\" fill=\"#2a1d0e\" fill-opacity=\".33\"/>\
         <path d=\"{bright}\" fill=\"#c58a4c\" stroke=\"#4a2c12\" stroke-width=\".5\"/>\
         <path d=\"{dim}\" fill=\"#8f5a2c\" stroke=\"#4a2c12\" stroke-width=\".5\"/>\
         <g fill=\"none\" stroke-linejoin=\"round\"><path d=\"{path}\" stroke=\"#2b2d33\" stroke-width=\"8\"/>\
         <path d=\"{path}\" stroke=\"#a9b2b8\" stroke-width=\"5.6\"/>\
         <path d=\"{path}\" stroke=\"#3d434b\" stroke-width=\"5.6\" stroke-dasharray=\"1 4.6\"/>\
         <path d=\"{path}\" stroke=\"#dfe5e6\" stroke-width=\"1.2\" stroke-opacity=\".8\"/></g>\
         <path d=\"{shadow}\" fill=\"#1d140a\" fill-opacity=\".35\"/>\
         <path d=\"{body}\" fill=\"#5f7f9b\" stroke=\"#1c2733\" stroke-width=\".9\"/>\
         <path d=\"{top}\" fill=\"#d7e2e8\"/></g>"
        );
    }
}

/// A street through its hexes; where no other street goes on, it reaches out to the wall.
pub(crate) fn paved_from(plane: Plane, streets: &[Vec<Hex>], street: &[Hex]) -> Vec<Point> {
    let mut points: Vec<_> = street.iter().map(|hex| plane.center(*hex)).collect();
    let crossed = |hex: Option<&Hex>| {
        let through = |street: &&Vec<Hex>| hex.is_some_and(|hex| street.contains(hex));
        streets.iter().filter(through).count() > 1
    };
    let beyond = |from: Point, to: Point| {
        let (x, y) = unit(step(from, to));
        (to.0 + x * plane.radius / 2.0, to.1 + y * plane.radius / 2.0)
    };
    if let [first, second, ..] = points[..]
        && !crossed(street.first())
    {
        points[0] = beyond(second, first);
    }
    if let [.., last_but_one, last] = points[..]
        && !crossed(street.last())
        && let Some(end) = points.last_mut()
    {
        *end = beyond(last_but_one, last);
    }
    points
}

/// A Roman camp, drawn once at the origin and used wherever one stands.
pub(crate) const CAMP: &str = "<g id=\"map-camp\">\
    <rect x=\"-27\" y=\"-19.5\" width=\"54\" height=\"39\" rx=\"11\" fill=\"#1d140a\" fill-opacity=\".32\" transform=\"translate(2 2.6)\"/>\
    <rect x=\"-27\" y=\"-19.5\" width=\"54\" height=\"39\" rx=\"11\" fill=\"none\" stroke=\"#50391d\" stroke-width=\"2\"/>\
    <rect x=\"-24.5\" y=\"-17\" width=\"49\" height=\"34\" rx=\"9\" fill=\"#e9d6a9\" stroke=\"#6d4a24\" stroke-width=\"3.6\"/>\
    <rect x=\"-24.5\" y=\"-17\" width=\"49\" height=\"34\" rx=\"9\" fill=\"none\" stroke=\"#2c1a0b\" stroke-width=\"3.6\" stroke-dasharray=\"1.1 1.7\"/>\
    <path d=\"M-24.5 0h49M-8-17v34\" stroke=\"#f6eacb\" stroke-width=\"4.4\"/>\
    <path d=\"M-27-3v6M27-3v6M-11-19.5h6M-11 19.5h6\" stroke=\"#e9d6a9\" stroke-width=\"5\"/>\
    <path d=\"M-21-12.5h9v3.4h-9zM-21-7.4h9v3.4h-9zM-21 4h9v3.4h-9zM-21 9.1h9v3.4h-9zM-4.5-12.5h7.5v3.4h-7.5z\
M5-12.5h7.5v3.4h-7.5zM14.5-12.5h6.5v3.4h-6.5zM5-7.4h7.5v3.4h-7.5zM14.5-7.4h6.5v3.4h-6.5zM-4.5 9.1h7.5v3.4h-7.5z\
M5 9.1h7.5v3.4h-7.5zM14.5 9.1h6.5v3.4h-6.5zM5 4h7.5v3.4h-7.5zM14.5 4h6.5v3.4h-6.5z\" fill=\"#9c2733\"/>\
    <path d=\"M-4.5-7.6h7.5v11.8h-7.5z\" fill=\"#f3e3b8\" stroke=\"#7c1d28\" stroke-width=\"1.1\"/></g>";

/// A camp of the Gauls: a ring of wagons and some tents.
pub(crate) fn wagons((x, y): Point, out: &mut String) {
    let (mut carts, mut tents) = (String::new(), String::new());
    for cart in 0..13u8 {
        let angle = f64::from(cart) / 13.0 * std::f64::consts::TAU;
        let (sine, cosine) = sin_cos(angle);
        let at = turned((x + 24.0 * cosine, y + 19.0 * sine), angle + std::f64::consts::FRAC_PI_2);
        carts += &closed(&[at(-4.0, -2.2), at(4.0, -2.2), at(4.0, 2.2), at(-4.0, 2.2)]);
    }
    for (dx, dy) in [(-9.0, -5.0), (3.0, -8.0), (11.0, 0.0), (-1.0, 3.0), (-11.0, 6.0), (8.0, 9.0)]
    {
        let _ = write!(tents, "M{} {}l4-7 4 7z", number(x + dx - 4.0), number(y + dy + 3.0));
    }
    let _ = write!(
        out,
        "<path d=\"{carts}\" fill=\"#7a5a30\" stroke=\"#2c1a0b\" stroke-width=\".7\"/>\
         <path d=\"{tents}\" fill=\"#3a5a94\" stroke=\"#15233f\" stroke-width=\".8\"/>"
    );
}

/// Turns a chain so that the hexes that please lie on its left.
pub(crate) fn facing(plane: Plane, chain: Chain, pleases: impl Fn(Hex) -> bool) -> Chain {
    if plane.hex_at(chain.left_of_first()).is_some_and(pleases) { chain } else { chain.reversed() }
}

pub(crate) fn outline(chain: &Chain, points: &[Point]) -> String {
    if chain.closed { closed(points) } else { open(points) }
}

fn ring_line(chain: &Chain, mut points: Vec<Point>) -> Line {
    if chain.closed {
        points.push(points[0]);
    }
    Line(points)
}

/// Square towers at even distances along a line.
#[derive(Default)]
pub(crate) struct Towers {
    pub(crate) shadow: String,
    pub(crate) body: String,
    pub(crate) top: String,
}

impl Towers {
    pub(crate) fn along(&mut self, line: &Line, every: f64, size: f64) {
        let whole = line.length();
        let count = (whole / every).round().max(1.0);
        for tower in 0..count as usize {
            let Some((center, (dx, dy))) = line.at((tower as f64 + 0.5) * whole / count) else {
                continue;
            };
            let at = |along: f64, across: f64| {
                (center.0 + along * dx - across * dy, center.1 + along * dy + across * dx)
            };
            let square =
                |half: f64| [at(-half, -half), at(half, -half), at(half, half), at(-half, half)];
            self.body += &closed(&square(size / 2.0));
            self.shadow += &closed(&square(size / 2.0).map(|(x, y)| (x + 2.0, y + 2.4)));
            self.top += &closed(&square(size * 0.275));
        }
    }
}

/// A ring with its outward corners rounded; it has its inside on the right.
fn rounded(ring: &[Point], radius: f64) -> Vec<Point> {
    let count = ring.len();
    let mut out = Vec::new();
    for (at, corner) in ring.iter().enumerate() {
        let before = unit(step(ring[(at + count - 1) % count], *corner));
        let after = unit(step(*corner, ring[(at + 1) % count]));
        let turn = before.0 * after.1 - before.1 * after.0;
        if turn <= 0.01 {
            out.push(*corner);
            continue;
        }
        // Where a circle of this radius touches both stretches.
        let cosine = before.0 * after.0 + before.1 * after.1;
        let back = radius * turn / (1.0 + cosine);
        let start = (corner.0 - before.0 * back, corner.1 - before.1 * back);
        let end = (corner.0 + after.0 * back, corner.1 + after.1 * back);
        for part in 0..=3u8 {
            let part = f64::from(part) / 3.0;
            out.push(mix(mix(start, *corner, part), mix(*corner, end, part), part));
        }
    }
    out.dedup_by(|a, b| length(step(*a, *b)) < 0.2);
    out
}
