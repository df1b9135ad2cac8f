//! What runs through the middle of hexes: rivers, trenches, ramparts, camps, town walls; and what
//! fills hexes.

use std::fmt::Write as _;

use geometry::hex::{Hex, HexMap, Side};

use crate::math::{Chance, Point, mix, step, unit};
use crate::path::{Fine, closed, number, open, smooth_ring};
use crate::plane::{Chain, Plane};
use crate::raster::Line;
use crate::recipe::{Circuit, Oppidum, River};
use crate::works::{Towers, Walled, Water, paved_from};

/// Rivers: their hexes tinted, water through the centers.
pub(crate) fn rivers(plane: Plane, rivers: &[(Vec<Hex>, &River)], out: &mut String) {
    let wet = |hex: Hex| rivers.iter().any(|(hexes, _)| hexes.contains(&hex));
    let meadow = inset(plane, wet);
    let mut water = Water::default();
    for (hexes, river) in rivers {
        let mut points = centers(plane, hexes);
        if let [first, second, ..] = points[..] {
            points.insert(0, mix(second, first, 2.0));
        }
        if let [.., last_but_one, last] = points[..]
            && river.leaves
        {
            points.push(mix(last_but_one, last, 2.0));
        }
        water.add(&points, river.width);
    }
    let _ = write!(
        out,
        "<g class=\"map-rivers\"><path class=\"map-meadow\" d=\"{meadow}\" fill=\"#8fbcc4\" \
         fill-opacity=\".42\"/>"
    );
    water.paint(out);
    out.push_str("</g>");
}

/// A trench with upright sides: ticks under a dark bed with a wet thread.
pub(crate) fn trench(plane: Plane, name: &str, hexes: &[Hex], out: &mut String) {
    let bed = inset(plane, |hex| hexes.contains(&hex));
    let mut points = centers(plane, hexes);
    // It ends near the far side of its last hexes.
    if let [first, second, ..] = points[..] {
        points[0] = mix(second, first, 1.42);
    }
    if let [.., last_but_one, last] = points[..]
        && let Some(end) = points.last_mut()
    {
        *end = mix(last_but_one, last, 1.42);
    }
    let path = open(&points);
    let _ = write!(
        out,
        "<g class=\"map-trench\" id=\"map-{name}\" fill=\"none\">\
         <path d=\"{bed}\" fill=\"#6b5330\" fill-opacity=\".3\"/>\
         <path d=\"{path}\" stroke=\"#5a4326\" stroke-width=\"20\" stroke-dasharray=\"1 2.6\" stroke-opacity=\".8\"/>\
         <path d=\"{path}\" stroke=\"#4a3319\" stroke-width=\"11\"/>\
         <path d=\"{path}\" stroke=\"#7d6a49\" stroke-width=\"6.5\"/>\
         <path d=\"{path}\" stroke=\"#93a69a\" stroke-width=\"2.4\"/></g>"
    );
}

/// Forked stakes next to the lines, pits farther out, both drawn once and used again.
pub(crate) fn pits(
    plane: Plane,
    filled: impl Fn(Hex) -> bool,
    lines: &[Vec<Hex>],
    out: &mut String,
) {
    let mut stakes = String::new();
    for (x, y) in [(-8.0, -7.0), (8.0, -7.0), (0.0, 0.0), (-8.0, 7.0), (8.0, 7.0)] {
        let _ = write!(stakes, "M{} {}v-3.4l-2.6-3m2.6 3l2.6-3", number(x), number(y + 3.2));
    }
    let mut holes = String::new();
    for (x, y) in [(-9, -8), (0, -8), (9, -8), (-4, 0), (5, 0), (-9, 8), (0, 8), (9, 8)] {
        let _ = write!(holes, "M{x} {y}h0");
    }
    let _ = write!(
        out,
        "<defs><path id=\"map-stakes\" d=\"{stakes}\" stroke=\"#4a3319\" stroke-width=\"1.1\"/>\
         <g id=\"map-holes\"><path d=\"{holes}\" stroke=\"#6e5128\" stroke-width=\"5\"/>\
         <path d=\"{holes}\" stroke=\"#2e1d0c\" stroke-width=\"3\"/>\
         <path d=\"{holes}\" stroke=\"#d9bf88\" stroke-width=\".9\"/></g></defs>\
         <g class=\"map-pits\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    );
    for hex in plane.grid.hexes().filter(|hex| filled(*hex)) {
        let near = lines.iter().flatten().any(|other| plane.grid.distance(hex, *other) <= 1);
        let drawn = if near { "stakes" } else { "holes" };
        let (x, y) = plane.center(hex);
        let _ = write!(out, "<use href=\"#map-{drawn}\" x=\"{}\" y=\"{}\"/>", number(x), number(y));
    }
    out.push_str("</g>");
}

/// A closed rampart: ditch and stakes towards the enemy, the walk towards those it shelters.
pub(crate) fn circuit(
    plane: Plane,
    circuit: &Circuit,
    hexes: &[Hex],
    shelters: impl Fn(Hex) -> bool,
    out: &mut String,
) {
    let points = centers(plane, hexes);
    let home = sheltered_hand(plane, &points, shelters);
    let at = |off: f64| smooth_ring(&beside(&points, off * home), Fine::Tenths);
    let (bank, palisade, ditch, walk) =
        (smooth_ring(&points, Fine::Tenths), at(-2.9), at(-6.6), at(1.6));
    let mut towers = Towers::default();
    let mut round = beside(&points, 0.0);
    round.extend(round.first().copied());
    towers.along(&Line(round), plane.tall() * 2.0, circuit.tower);
    let Towers { shadow, body, top } = towers;
    let (name, body_fill, top_fill) = (&circuit.hexes, &circuit.towers, &circuit.platforms);
    let _ = write!(
        out,
        "<g class=\"map-circuit\" id=\"map-{name}\" fill=\"none\" stroke-linejoin=\"round\">\
         <path d=\"{bank}\" transform=\"translate(1.4 2)\" stroke=\"#1d140a\" stroke-opacity=\".3\" stroke-width=\"7\"/>\
         <path d=\"{ditch}\" stroke=\"#50391d\" stroke-width=\"1.8\"/>\
         <path d=\"{bank}\" stroke=\"#6d4a24\" stroke-width=\"7.4\"/>\
         <path d=\"{walk}\" stroke=\"#d2b078\" stroke-width=\"2.9\"/>\
         <path d=\"{palisade}\" stroke=\"#2c1a0b\" stroke-width=\"3.8\" stroke-dasharray=\"1.1 1.6\"/>\
         <path d=\"{palisade}\" stroke=\"#2c1a0b\" stroke-width=\".8\"/>\
         <path d=\"{shadow}\" fill=\"#1d140a\" fill-opacity=\".36\"/>\
         <path d=\"{body}\" fill=\"{body_fill}\" stroke=\"#2b0d0d\" stroke-width=\".8\"/>\
         <path d=\"{top}\" fill=\"{top_fill}\"/></g>"
    );
}

/// Camps with their black ramparts, tents and letter, and the berms that join them to the lines.
pub(crate) fn enclosures(
    plane: Plane,
    letters: &HexMap<char>,
    joined: &[Side],
    lines: &[Vec<Hex>],
    out: &mut String,
) {
    let (mut floors, mut tents, mut names) = (String::new(), String::new(), String::new());
    let mut camps: Vec<char> =
        letters.iter().map(|(_, letter)| *letter).filter(char::is_ascii_uppercase).collect();
    camps.sort_unstable();
    camps.dedup();
    for camp in camps {
        let walls = letters.iter().filter(|(_, letter)| **letter == camp).map(|(hex, _)| hex);
        let (ring, (x, y)) = ringed(walls.map(|hex| plane.center(hex)).collect());
        floors += &closed(&ring);
        let _ = write!(
            names,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{camp}</text>",
            number(x),
            number(y + 6.0)
        );
        let inside = camp.to_ascii_lowercase();
        for (hex, _) in letters.iter().filter(|(_, letter)| **letter == inside) {
            let (x, y) = plane.center(hex);
            for (dx, dy) in [(-10.0, -8.0), (2.0, -8.0), (-10.0, 4.0), (2.0, 4.0)] {
                for row in [0.0, 4.2] {
                    let (left, top) = (number(x + dx), number(y + dy + row));
                    let _ = write!(tents, "M{left} {top}h8v3h-8z");
                }
            }
        }
    }
    let follows = |a: Hex, b: Hex| {
        lines.iter().any(|line| {
            let next = line.iter().cycle().skip(1);
            line.iter().zip(next).any(|(c, d)| (*c, *d) == (a, b) || (*c, *d) == (b, a))
        })
    };
    let (mut ramparts, mut berms) = (String::new(), String::new());
    for side in joined {
        let (a, b) = side.hexes();
        let line = open(&[plane.center(a), plane.center(b)]);
        if letters[a] == letters[b] && letters[a].is_ascii_uppercase() {
            ramparts += &line;
        } else if !follows(a, b) {
            berms += &line;
        }
    }
    let _ = write!(
        out,
        "<g class=\"map-enclosures\" stroke-linejoin=\"round\"><style>.hexmap .map-enclosures text{{\
         font-family:Cinzel,serif;font-weight:700;font-size:17px;fill:#3d0d10;stroke:#f6eacb;\
         stroke-width:4;paint-order:stroke}}</style>\
         <path d=\"{floors}\" fill=\"#e9d6a9\" fill-opacity=\".85\"/><path d=\"{tents}\" fill=\"#9c2733\"/>\
         <g fill=\"none\" stroke-linecap=\"round\">\
         <path d=\"{berms}\" stroke=\"#3a2a18\" stroke-width=\"2.2\" stroke-dasharray=\"2.4 1.6\" stroke-linecap=\"butt\"/>\
         <path d=\"{ramparts}\" transform=\"translate(1.3 1.8)\" stroke=\"#1d140a\" stroke-opacity=\".3\" stroke-width=\"6\"/>\
         <path d=\"{ramparts}\" stroke=\"#1f1a17\" stroke-width=\"5.4\"/>\
         <path d=\"{ramparts}\" stroke=\"#8d7752\" stroke-width=\"2\"/>\
         <path d=\"{ramparts}\" stroke=\"#1f1a17\" stroke-width=\"5.4\" stroke-dasharray=\"1 2\" stroke-linecap=\"butt\"/></g>\
         {names}</g>"
    );
}

/// A town behind a wall that runs through its hexes.
pub(crate) fn oppidum(
    plane: Plane,
    oppidum: &Oppidum,
    wall: impl Fn(Hex) -> bool,
    chance: &mut Chance,
    out: &mut String,
) {
    let walls = plane.grid.hexes().filter(|hex| wall(*hex));
    let (ring, _) = ringed(walls.map(|hex| plane.center(hex)).collect());
    if ring.len() < 3 {
        return;
    }
    let mut round = beside(&ring, 0.0);
    round.extend(round.first().copied());
    let mut towers = Towers::default();
    towers.along(&Line(round), plane.tall(), 8.5);
    let streets =
        oppidum.streets.iter().map(|street| paved_from(plane, &oppidum.streets, street)).collect();
    let walled = Walled {
        name: &oppidum.id,
        path: smooth_ring(&ring, Fine::Tenths),
        room: beside(&ring, -12.0),
        streets,
        towers,
    };
    walled.paint(chance, out);
}

fn centers(plane: Plane, hexes: &[Hex]) -> Vec<Point> {
    hexes.iter().map(|hex| plane.center(*hex)).collect()
}

/// The outline of hexes, a little smaller than they are.
fn inset(plane: Plane, holds: impl Fn(Hex) -> bool) -> String {
    plane
        .outline(holds)
        .into_iter()
        .map(|points| closed(&Chain { points, closed: true }.moved(-1.5)))
        .collect()
}

/// Points round their middle, clockwise, and the middle.
fn ringed(mut points: Vec<Point>) -> (Vec<Point>, Point) {
    let count = points.len().max(1) as f64;
    let sum = points.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    let middle = (sum.0 / count, sum.1 / count);
    // Grows with the angle, and is the same on every machine.
    let turn = |point: &Point| {
        let (x, y) = step(middle, *point);
        let along = x / (x.abs() + y.abs()).max(1e-9);
        if y < 0.0 { along - 1.0 } else { 1.0 - along }
    };
    points.sort_by(|a, b| turn(a).total_cmp(&turn(b)));
    (points, middle)
}

/// The smooth ring through these points, moved sideways; to the left where `off` is positive.
fn beside(points: &[Point], off: f64) -> Vec<Point> {
    let count = points.len();
    let at = |index: usize| points[index % count];
    let mut line = Vec::with_capacity(count * 3);
    for index in 0..count {
        let (before, corner, after) = (at(index + count - 1), at(index), at(index + 1));
        let (start, end) = (mix(before, corner, 0.5), mix(corner, after, 0.5));
        for part in 0..3u8 {
            let part = f64::from(part) / 3.0;
            line.push(mix(mix(start, corner, part), mix(corner, end, part), part));
        }
    }
    let count = line.len();
    (0..count)
        .map(|index| {
            let (x, y) = unit(step(line[(index + count - 1) % count], line[(index + 1) % count]));
            (line[index].0 + y * off, line[index].1 - x * off)
        })
        .collect()
}

/// 1 if most hexes on the left of a ring are sheltered by it, −1 if most on its right are.
fn sheltered_hand(plane: Plane, points: &[Point], shelters: impl Fn(Hex) -> bool) -> f64 {
    let there = |off: f64| {
        beside(points, off)
            .into_iter()
            .filter(|point| plane.hex_at(*point).is_some_and(&shelters))
            .count()
    };
    let away = plane.tall() * 1.4;
    if there(away) >= there(-away) { 1.0 } else { -1.0 }
}

#[cfg(test)]
mod tests {
    use geometry::hex::{Grid, Shifted};

    use super::*;
    use crate::math::length;

    #[test]
    fn points_are_put_in_a_ring() {
        let corners = vec![(0.0, 0.0), (10.0, 10.0), (10.0, 0.0), (0.0, 10.0)];
        let (ring, middle) = ringed(corners);
        assert_eq!(middle, (5.0, 5.0));
        assert_eq!(ring, [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]);
    }

    #[test]
    fn a_ring_moves_to_its_left_and_knows_whom_it_shelters() {
        let plane = Plane { grid: Grid::new(9, 9, Shifted::Odd), radius: 40.0, margin: 10.0 };
        let middle = Hex::numbered(505);
        let ring: Vec<_> =
            plane.grid.hexes().filter(|hex| plane.grid.distance(*hex, middle) == 2).collect();
        let (points, center) = ringed(centers(plane, &ring));
        let away = |off: f64| {
            let line = beside(&points, off);
            line.iter().map(|point| length(step(center, *point))).sum::<f64>() / line.len() as f64
        };
        assert!((away(5.0) - away(0.0) - 5.0).abs() < 0.5, "{} {}", away(5.0), away(0.0));
        let inside = |hex: Hex| plane.grid.distance(hex, middle) < 2;
        let (in_hand, out_hand) = (
            sheltered_hand(plane, &points, inside),
            sheltered_hand(plane, &points, |hex| !inside(hex)),
        );
        assert!(in_hand < 0.0 && out_hand > 0.0, "{in_hand} {out_hand}");
    }
}
