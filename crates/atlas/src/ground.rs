//! The ground: height field, tints, light and shade, hachures, contours, fields and woods.

use std::fmt::Write as _;

use geometry::hex::{Hex, HexMap};

use crate::math::{Chance, Point, distance_to, length, mix, sin_cos};
use crate::path::{Fine, number, open, simplified, smooth, smooth_ring};
use crate::plane::Plane;
use crate::raster::{Raster, double_area};
use crate::recipe::{Relief, Scatter};

/// How far apart the points of the raster are.
const STEP: f64 = 4.0;

/// Heights and light, ready to be drawn.
pub(crate) struct Ground {
    plane: Plane,
    heights: HexMap<f64>,
    /// Height with rough slopes.
    surface: Raster,
    /// How much brighter (or darker) than level ground.
    glow: Raster,
}

/// What is to be kept clear of trees, fields and hachures.
pub(crate) struct Obstacles {
    pub(crate) works: Vec<(Point, Point)>,
    pub(crate) water: Vec<(Point, Point)>,
    pub(crate) edge: Vec<(Point, Point)>,
    /// Names, camps and crests: nothing grows on them.
    pub(crate) marks: Vec<(Point, Point)>,
}

impl Obstacles {
    fn clear(&self, point: Point, works: f64, water: f64, edge: f64) -> bool {
        let away = |from: &[(Point, Point)], room: f64| {
            from.iter().all(|stretch| distance_to(point, *stretch) >= room)
        };
        away(&self.works, works) && away(&self.water, water) && away(&self.edge, edge)
    }
}

impl Ground {
    pub(crate) fn new(plane: Plane, heights: HexMap<f64>, relief: &Relief, seed: u64) -> Self {
        let points = |room: f64| (room / STEP) as usize + 1;
        let size = (points(plane.width()), points(plane.height()));
        let raw = Raster::from_fn(size, STEP, |place| heights[plane.nearest(place)]);
        let cells = |radii: f64| radii * plane.radius / STEP;
        let soft = raw.blurred(cells(relief.blur));

        // Roughness only where it slopes, so that plains stay plain.
        let (right, down) = soft.gradient();
        let slope = right.with(&down, |x, y| length((x, y)));
        let steep = slope.quantile(0.8).max(1e-9);
        let coarse = Raster::noise(&raw, (cells(0.55) as usize).max(2), seed);
        let fine = Raster::noise(&raw, (cells(0.25) as usize).max(2), seed + 1);
        let rough = coarse
            .with(&fine, |coarse, fine| coarse * 0.6 + fine * 0.4)
            .with(&slope, |rough, slope| rough * (slope / steep).clamp(0.0, 1.0));
        let surface = soft.with(&rough, |height, rough| (height + relief.rough * rough).max(0.0));

        // Light from the upper left of the sheet on a softer surface.
        let swell = Raster::noise(&raw, (cells(0.8) as usize).max(2), seed + 5).blurred(1.0);
        let softer = soft.blurred(1.2 * cells(relief.blur)).with(
            &swell.with(&soft, |swell, soft| 0.05 * swell * soft.clamp(0.1, 1.0)),
            |height, swell| height + swell,
        );
        let lit = surface.blurred(cells(0.35)).with(&softer, |a, b| a * 0.55 + b * 0.45);
        let scale = plane.radius * relief.strength / STEP;
        let (right, down) = lit.map(|height| height * scale).gradient();
        let sun = (1.0f64 + 1.0 + 1.25 * 1.25).sqrt();
        let glow = right
            .with(&down, |x, y| (x + y + 1.25) / sun / (x * x + y * y + 1.0).sqrt() - 1.25 / sun)
            .blurred(0.8)
            .with(&surface.blurred(1.5), |glow, height| {
                glow * (height * 2.6 - 0.12).clamp(0.0, 1.0)
            });
        Self { plane, heights, surface, glow }
    }

    pub(crate) fn tints(&self, relief: &Relief, out: &mut String) {
        let (width, height) = (number(self.plane.width()), number(self.plane.height()));
        let ground = colour(&relief.tints, 0.0);
        let _ = write!(
            out,
            "<g class=\"map-relief\"><rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>"
        );
        for level in &relief.steps {
            let fill = colour(&relief.tints, level + 0.02);
            let path = filled(&self.surface, *level, (1.5, 300.0), relief.framed);
            let _ = write!(out, "<path fill=\"{fill}\" d=\"{path}\"/>");
        }
        out.push_str("</g><g class=\"map-shade\" fill=\"#3d2a14\" fill-opacity=\".08\">");
        let gloom = self.glow.map(|glow| -glow);
        for level in &relief.shade {
            let _ = write!(
                out,
                "<path d=\"{}\"/>",
                filled(&gloom, *level, (1.7, 500.0), relief.framed)
            );
        }
        out.push_str("</g><g class=\"map-light\" fill=\"#fff6d6\" fill-opacity=\".115\">");
        for level in &relief.light {
            let _ = write!(
                out,
                "<path d=\"{}\"/>",
                filled(&self.glow, *level, (1.7, 500.0), relief.framed)
            );
        }
        out.push_str("</g>");
    }

    pub(crate) fn hachures(
        &self,
        relief: &Relief,
        obstacles: &Obstacles,
        seed: u64,
        out: &mut String,
    ) {
        let mut chance = Chance::new(seed);
        let (right, down) = self.surface.gradient();
        let slope = |part: &Raster| part.map(|rise| rise / STEP).blurred(1.2);
        let (right, down) = (slope(&right), slope(&down));
        let mut strokes = [String::new(), String::new(), String::new()];
        for level in &relief.hachures {
            for line in self.surface.lines(*level) {
                let whole = line.length();
                if whole < 40.0 {
                    continue;
                }
                let line = crate::raster::Line(simplified(&line.0, 0.9));
                let mut along = chance.part() * 9.2;
                while let Some((point, _)) = line.at(along) {
                    let glow = self.glow.at(point);
                    // Closer together and heavier where the slope lies in shade.
                    let (spread, dark) = match glow {
                        _ if glow > 0.03 => (1.25, 0),
                        _ if glow > -0.05 => (1.0, 1),
                        _ if glow > -0.06 => (0.8, 1),
                        _ => (0.8, 2),
                    };
                    along += 9.2 * chance.between(0.8, 1.2) * spread;
                    let (x, y) = (right.at(point), down.at(point));
                    let steep = length((x, y));
                    if steep < 0.009 || !obstacles.clear(point, 9.0, 7.0, 0.0) {
                        continue;
                    }
                    let long = (0.27 / steep).min(12.0) * chance.between(0.75, 1.2);
                    let tip = (-x / steep * long, -y / steep * long);
                    let (start_x, start_y) = (number(point.0.round()), number(point.1.round()));
                    let (dx, dy) = (number(tip.0), number(tip.1));
                    let gap = if dy.starts_with('-') { "" } else { " " };
                    let _ = write!(strokes[dark], "M{start_x} {start_y}l{dx}{gap}{dy}");
                }
            }
        }
        out.push_str(
            "<g class=\"map-hachures\" fill=\"none\" stroke=\"#5b3d1c\" stroke-linecap=\"round\">",
        );
        for (path, (opacity, width)) in
            strokes.iter().zip([(".3", ".55"), (".4", ".8"), (".5", "1.15")])
        {
            let _ = write!(
                out,
                "<path stroke-opacity=\"{opacity}\" stroke-width=\"{width}\" d=\"{path}\"/>"
            );
        }
        out.push_str("</g>");
    }

    pub(crate) fn contours(&self, relief: &Relief, out: &mut String) {
        out.push_str("<g class=\"map-contours\" fill=\"none\" stroke=\"#6b4a22\">");
        for contour in &relief.contours {
            let path: String = self
                .surface
                .lines(contour.at)
                .iter()
                .filter(|line| line.length() >= 120.0)
                .map(|line| smooth(&simplified(&line.0, 1.0), Fine::Tenths))
                .collect();
            let (width, opacity) = (contour.width, contour.opacity);
            let _ = write!(
                out,
                "<path stroke-opacity=\"{opacity}\" stroke-width=\"{width}\" d=\"{path}\"/>"
            );
        }
        out.push_str("</g>");
    }

    /// Ploughed parcels on level ground, clear of works and water. Adds where they are to `taken`.
    pub(crate) fn fields(
        &self,
        scatter: &Scatter,
        fewer: impl Fn(Hex) -> bool,
        obstacles: &Obstacles,
        chance: &mut Chance,
        taken: &mut Vec<(Point, f64)>,
        out: &mut String,
    ) {
        const TURNS: [f64; 7] = [0.0, 12.0, -18.0, 35.0, 90.0, 75.0, -40.0];
        let flat: Vec<_> =
            self.heights.iter().filter(|(_, height)| **height == 0.0).map(|(hex, _)| hex).collect();
        let (mut parcels, mut furrows) = (String::new(), String::new());
        let mut count = 0;
        for _ in 0..self.tries() {
            if count >= scatter.count || flat.is_empty() {
                break;
            }
            let place = self.strewn(flat[chance.pick(flat.len())], chance);
            if self.surface.at(place).abs() > 0.06
                || !obstacles.clear(place, 26.0, 26.0, 18.0)
                || obstacles.marks.iter().any(|mark| distance_to(place, *mark) < 34.0)
                || !free(taken, place, 16.0)
                || self.plane.hex_at(place).is_none_or(|hex| fewer(hex) && chance.part() < 0.6)
            {
                continue;
            }
            count += 1;
            taken.push((place, 19.0));
            let turn = TURNS[chance.pick(TURNS.len())] + chance.between(-5.0, 5.0);
            let turned = turned(place, turn.to_radians());
            let (wide, high) = (chance.between(11.0, 19.0), chance.between(8.0, 13.0));
            parcels += &crate::path::closed(&[
                turned(-wide, -high),
                turned(wide, 1.0 - high),
                turned(wide - 1.0, high),
                turned(1.0 - wide, high - 1.0),
            ]);
            let mut across = 2.5 - high;
            while across < high - 1.0 {
                furrows += &open(&[turned(1.5 - wide, across), turned(wide - 1.5, across)]);
                across += 3.2;
            }
        }
        let _ = write!(
            out,
            "<g class=\"map-fields\"><path d=\"{parcels}\" fill=\"#cfc48a\" fill-opacity=\".22\"/>\
             <path class=\"map-furrows\" d=\"{furrows}\" stroke=\"#8d8450\" stroke-opacity=\".3\" \
             stroke-width=\".6\"/></g>"
        );
    }

    /// Clumps of round tree-tops on rising ground.
    pub(crate) fn woods(
        &self,
        scatter: &Scatter,
        without: impl Fn(Hex) -> bool,
        obstacles: &Obstacles,
        chance: &mut Chance,
        taken: &mut Vec<(Point, f64)>,
        out: &mut String,
    ) {
        let rising: Vec<_> =
            self.heights.iter().filter(|(_, height)| **height >= 1.0).map(|(hex, _)| hex).collect();
        // Trees are smaller on a map of small hexes.
        let scale = (self.plane.radius / 40.0).max(0.72);
        let mut trees: Vec<(Point, usize)> = Vec::new();
        let mut clumps = 0;
        for _ in 0..self.tries() {
            if clumps >= scatter.count || rising.is_empty() {
                break;
            }
            let place = self.strewn(rising[chance.pick(rising.len())], chance);
            if !obstacles.clear(place, 46.0, 30.0, 22.0)
                || obstacles.marks.iter().any(|mark| distance_to(place, *mark) < 46.0)
                || !free(taken, place, 20.0)
                || self.plane.hex_at(place).is_none_or(&without)
            {
                continue;
            }
            clumps += 1;
            taken.push((place, 24.0));
            for _ in 0..7 + chance.pick(10) {
                let (sine, cosine) = sin_cos(chance.between(0.0, std::f64::consts::TAU));
                let off = chance.normal().abs() * 11.0 * scale;
                let tree = (place.0 + cosine * off * 1.35, place.1 + sine * off * 0.8);
                trees.push((tree, usize::from(chance.part() > 0.5)));
            }
        }
        // Those in front cover those behind.
        trees.sort_by(|a, b| a.0.1.total_cmp(&b.0.1));
        let mut crowns = [(String::new(), String::new()), (String::new(), String::new())];
        for ((x, y), size) in trees {
            let (x, y) = (x.round(), y.round());
            let _ = write!(crowns[size].0, "M{} {}h0", number(x), number(y));
            let _ = write!(crowns[size].1, "M{} {}h0", number(x - 1.0), number(y - 1.2));
        }
        out.push_str("<g class=\"map-woods\" fill=\"none\" stroke-linecap=\"round\">");
        let sizes = [7.0 * scale, 9.0 * scale];
        for ((crown, _), size) in crowns.iter().zip(sizes) {
            let _ = write!(
                out,
                "<path d=\"{crown}\" stroke=\"#2f2a14\" stroke-opacity=\".25\" stroke-width=\"{}\" \
                 transform=\"translate(1.6 1.9)\"/>",
                number(size + 1.0)
            );
        }
        for ((crown, light), size) in crowns.iter().zip(sizes) {
            let _ = write!(
                out,
                "<path d=\"{crown}\" stroke=\"#48522c\" stroke-width=\"{}\"/>\
                 <path d=\"{crown}\" stroke=\"#7d8a50\" stroke-width=\"{}\"/>\
                 <path d=\"{light}\" stroke=\"#a5ad6d\" stroke-width=\"{}\"/>",
                number(size + 1.2),
                number(size - 0.2),
                number(size * 0.42)
            );
        }
        out.push_str("</g>");
    }

    /// How often a place is looked for: a larger map is searched longer.
    fn tries(&self) -> usize {
        self.plane.grid.hexes().count() * 9 / 5
    }

    /// A place somewhere in a hex.
    fn strewn(&self, hex: Hex, chance: &mut Chance) -> Point {
        let (x, y) = self.plane.center(hex);
        let (wide, high) = (self.plane.radius * 0.85, self.plane.radius * 0.75);
        (x + chance.between(-wide, wide), y + chance.between(-high, high))
    }
}

fn free(taken: &[(Point, f64)], place: Point, room: f64) -> bool {
    taken.iter().all(|(other, size)| length(crate::math::step(*other, place)) > room + size)
}

/// Places around a point on axes that are turned.
pub(crate) fn turned(center: Point, angle: f64) -> impl Fn(f64, f64) -> Point {
    let (sine, cosine) = sin_cos(angle);
    move |along, across| {
        (center.0 + along * cosine - across * sine, center.1 + along * sine + across * cosine)
    }
}

/// All that lies above a level as one path; specks are left out. Where it is `framed`, long straight
/// stretches, which only the edge of the paper has, keep their corners.
pub(crate) fn filled(
    raster: &Raster,
    level: f64,
    (slack, least): (f64, f64),
    framed: bool,
) -> String {
    raster
        .rings(level)
        .into_iter()
        .filter(|ring| double_area(ring).abs() >= 2.0 * least)
        .map(|mut ring| {
            ring.push(ring[0]);
            let mut simple = simplified(&ring, slack);
            simple.pop();
            if framed {
                simple = cornered(&simple);
            }
            if simple.len() > 3 { smooth_ring(&simple, Fine::Units) } else { String::new() }
        })
        .collect()
}

/// A ring with points set beside both ends of its long stretches, so that a smooth line through it
/// stays near its corners.
fn cornered(ring: &[Point]) -> Vec<Point> {
    const NEAR: f64 = 10.0;
    let next = |at: usize| ring[(at + 1) % ring.len()];
    let mut out = Vec::with_capacity(ring.len() * 2);
    for (at, point) in ring.iter().enumerate() {
        out.push(*point);
        let long = length(crate::math::step(*point, next(at)));
        if long > 8.0 * NEAR {
            out.push(mix(*point, next(at), NEAR / long));
            out.push(mix(*point, next(at), 1.0 - NEAR / long));
        }
    }
    out
}

/// The colour at a height, mixed from the two stops around it.
fn colour(stops: &[(f64, String)], at: f64) -> String {
    let part = |text: &str, at: usize| {
        text.get(at..at + 2)
            .and_then(|pair| u8::from_str_radix(pair, 16).ok())
            .map_or(0.0, f64::from)
    };
    for pair in stops.windows(2) {
        let ((low, from), (high, to)) = (&pair[0], &pair[1]);
        if at <= *high {
            let way = ((at - low) / (high - low)).clamp(0.0, 1.0);
            let mixed = [1, 3, 5].map(|place| {
                let (from, to) = (part(from, place), part(to, place));
                (from + (to - from) * way).round() as u8
            });
            return format!("#{:02x}{:02x}{:02x}", mixed[0], mixed[1], mixed[2]);
        }
    }
    stops.last().map_or_else(String::new, |(_, colour)| colour.clone())
}
