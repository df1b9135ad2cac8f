//! Ground hex by hex: water, woods, marsh, roads; hedges along hexsides; camps that fill several
//! hexes, behind stockades or wagons.

use std::fmt::Write as _;

use geometry::hex::{Hex, HexSet, Side};
use serde::Deserialize;

use crate::ground::{filled, turned};
use crate::math::{Chance, Point, distance_to, length, mix, step};
use crate::path::{Fine, closed, number, smooth};
use crate::plane::{Chain, Plane};
use crate::raster::{Line, Raster};
use crate::recipe::{Hexes, Region, Sides, Wash};
use crate::works::{facing, outline};

/// Ground that fills hexes, as a map has it in its layers and lists.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landscape {
    /// Water, beach and the like, each painted over the one before.
    #[serde(default, rename = "water")]
    pub waters: Vec<Wash>,
    /// Hexes full of trees.
    pub groves: Option<Region>,
    /// Hexes of marsh.
    pub marsh: Option<Region>,
    /// Roads from hex to hex.
    #[serde(default, rename = "road")]
    pub roads: Vec<Hexes>,
    /// Hedges along hexsides.
    #[serde(default, rename = "hedge")]
    pub hedges: Vec<Sides>,
    /// Camps behind a palisade.
    pub stockade: Option<Stockade>,
    /// Camps behind wagons.
    pub laager: Option<Laager>,
}

/// Camps behind a palisade, open where no side is listed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stockade {
    /// The lists of hexsides that it runs along.
    pub sides: Vec<String>,
    /// The hexes inside, with tents.
    pub ground: Region,
    /// The hexes inside that bear a tower.
    pub towers: Option<Region>,
}

/// Camps behind wagons.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laager {
    /// The list of hexsides with wagons.
    pub sides: String,
    /// The hexes inside.
    pub ground: Region,
}

/// Some hexes, whatever the size of the map.
pub(crate) type Area = HexSet<99>;

/// How far apart the points are by which soft outlines are found.
const STEP: f64 = 4.0;

/// Which hex every point of the paper belongs to.
pub(crate) struct Country {
    plane: Plane,
    size: (usize, usize),
    nearest: Vec<Hex>,
}

impl Country {
    pub(crate) fn new(plane: Plane) -> Self {
        let points = |room: f64| (room / STEP) as usize + 1;
        let size = (points(plane.width()), points(plane.height()));
        let mut nearest = Vec::with_capacity(size.0 * size.1);
        for y in 0..size.1 {
            nearest.extend((0..size.0).map(|x| plane.nearest((x as f64 * STEP, y as f64 * STEP))));
        }
        Self { plane, size, nearest }
    }

    /// The outline of hexes with its corners worn off; it goes on beyond the edge of the map.
    fn soft(&self, area: &Area) -> String {
        let mut hexes = self.nearest.iter();
        let raster = Raster::from_fn(self.size, STEP, |_| {
            f64::from(u8::from(hexes.next().is_some_and(|hex| area.contains(*hex))))
        });
        filled(&raster.blurred(0.34 * self.plane.radius / STEP), 0.5, (1.3, 200.0), true)
    }

    /// Water and beach.
    pub(crate) fn waters(&self, waters: &[(Area, &Wash)], out: &mut String) {
        out.push_str("<g class=\"map-waters\" stroke-linejoin=\"round\">");
        for (area, wash) in waters {
            let (colour, opacity) = (&wash.colour, wash.opacity);
            let _ = write!(
                out,
                "<path d=\"{}\" fill=\"{colour}\" fill-opacity=\"{opacity}\" stroke=\"#3f6377\" \
                 stroke-opacity=\".3\" stroke-width=\"1.6\"/>",
                self.soft(area)
            );
        }
        out.push_str("</g>");
    }

    /// The floor of the woods.
    pub(crate) fn floor(&self, area: &Area, out: &mut String) {
        let path = self.soft(area);
        let _ = write!(
            out,
            "<path class=\"map-groves\" d=\"{path}\" fill=\"#8fa06a\" fill-opacity=\".42\"/>"
        );
    }

    /// Wet ground with tufts of reed.
    pub(crate) fn marsh(&self, area: &Area, chance: &mut Chance, out: &mut String) {
        let path = self.soft(area);
        let (mut pools, mut reeds) = (String::new(), String::new());
        for hex in area.iter() {
            let (x, y) = self.plane.center(hex);
            for row in [-0.5, -0.15, 0.2, 0.55] {
                let at = (
                    x + chance.between(-0.5, 0.25) * self.plane.radius,
                    y + row * self.plane.radius + chance.between(-2.0, 2.0),
                );
                let long = chance.between(7.0, 15.0);
                let _ = write!(pools, "M{} {}h{}", number(at.0), number(at.1), number(long));
                let tuft = (number(at.0 + long * 0.4), number(at.1 - 1.0));
                let _ = write!(reeds, "M{} {}l-2-4m2 4v-5m0 5l2-4", tuft.0, tuft.1);
            }
        }
        let _ = write!(
            out,
            "<g class=\"map-marsh\" fill=\"none\" stroke-linecap=\"round\">\
             <path d=\"{path}\" fill=\"#9fbfa8\" fill-opacity=\".5\"/>\
             <path d=\"{pools}\" stroke=\"#5f93a0\" stroke-width=\"1.3\"/>\
             <path d=\"{reeds}\" stroke=\"#4f6b3a\" stroke-width=\".9\"/></g>"
        );
    }
}

/// Trees all over their hexes, clear of water; those in front cover those behind.
pub(crate) fn trees(
    plane: Plane,
    area: &Area,
    water: &[(Point, Point)],
    chance: &mut Chance,
    out: &mut String,
) {
    let scale = plane.radius / 40.0;
    let mut trees: Vec<(Point, usize)> = Vec::new();
    for hex in area.iter() {
        let center = plane.center(hex);
        let mut here: Vec<Point> = Vec::new();
        for _ in 0..9 {
            let spot = (
                center.0 + chance.between(-0.82, 0.82) * plane.radius,
                center.1 + chance.between(-0.8, 0.8) * plane.radius,
            );
            let size = usize::from(chance.part() > 0.45);
            if plane.hex_at(spot) == Some(hex)
                && here.iter().all(|other| length(step(*other, spot)) > 11.0 * scale)
                && water.iter().all(|stretch| distance_to(spot, *stretch) > 8.0 * scale)
            {
                here.push(spot);
                trees.push((spot, size));
            }
        }
    }
    trees.sort_by(|a, b| a.0.1.total_cmp(&b.0.1));
    let mut crowns = [String::new(), String::new()];
    let mut last = [(0.0, 0.0), (0.0, 0.0)];
    for ((x, y), size) in trees {
        let (x, y) = (x.round(), y.round());
        let (dx, dy) = (number(x - last[size].0), number(y - last[size].1));
        let gap = if dy.starts_with('-') { "" } else { " " };
        let _ = write!(crowns[size], "m{dx}{gap}{dy}h0");
        last[size] = (x, y);
    }
    out.push_str("<defs>");
    for (at, crown) in crowns.iter().enumerate() {
        let _ = write!(out, "<path id=\"map-trees-{at}\" d=\"M0 0{crown}\"/>");
    }
    out.push_str("</defs><g class=\"map-trees\" fill=\"none\" stroke-linecap=\"round\">");
    let sizes = [8.4 * scale, 11.0 * scale];
    let mut pass = |colour: &str, wide: &dyn Fn(f64) -> f64, off: (f64, f64)| {
        for (at, size) in sizes.into_iter().enumerate() {
            let _ = write!(
                out,
                "<use href=\"#map-trees-{at}\" x=\"{}\" y=\"{}\" stroke=\"{colour}\" stroke-width=\"{}\"/>",
                number(off.0),
                number(off.1),
                number(wide(size))
            );
        }
    };
    pass("#6f7247", &|size| size + 1.0, (1.8, 2.1));
    pass("#48522c", &|size| size + 1.3, (0.0, 0.0));
    pass("#7d8a50", &|size| size - 0.3, (0.0, 0.0));
    pass("#a5ad6d", &|size| size * 0.4, (-1.2 * scale, -1.4 * scale));
    out.push_str("</g>");
}

/// Roads through the middle of hexes; one that ends at the edge of the map goes on.
pub(crate) fn roads(plane: Plane, roads: &[Vec<Hex>], out: &mut String) {
    let edge = |hex: Hex| plane.grid.neighbours(hex).count() < 6;
    let mut path = String::new();
    for road in roads {
        let mut points: Vec<_> = road.iter().map(|hex| plane.center(*hex)).collect();
        if let ([first, second, ..], Some(true)) = (&points[..], road.first().map(|hex| edge(*hex)))
        {
            points.insert(0, mix(*second, *first, 2.0));
        }
        if let ([.., before, last], Some(true)) = (&points[..], road.last().map(|hex| edge(*hex))) {
            points.push(mix(*before, *last, 2.0));
        }
        path += &smooth(&points, Fine::Tenths);
    }
    let _ = write!(
        out,
        "<g class=\"map-roads\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
         <path d=\"{path}\" stroke=\"#8a6a3c\" stroke-opacity=\".55\" stroke-width=\"5.2\"/>\
         <path d=\"{path}\" stroke=\"#ecd9ab\" stroke-width=\"3.2\"/></g>"
    );
}

/// Hedges: dense rows of bushes.
pub(crate) fn hedges(plane: Plane, hedges: &[Vec<Side>], out: &mut String) {
    let path: String = hedges
        .iter()
        .flat_map(|sides| plane.chains(sides))
        .map(|chain| outline(&chain, &chain.points))
        .collect();
    let _ = write!(
        out,
        "<g class=\"map-hedges\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
         <path d=\"{path}\" transform=\"translate(1.4 1.8)\" stroke=\"#2f2a14\" stroke-opacity=\".3\" stroke-width=\"6\"/>\
         <path d=\"{path}\" stroke=\"#3d4a26\" stroke-width=\"6.2\"/>\
         <path d=\"{path}\" stroke=\"#6d7c43\" stroke-width=\"5.2\" stroke-dasharray=\"0 5.4\"/>\
         <path d=\"{path}\" transform=\"translate(-.8 -1)\" stroke=\"#a5ad6d\" stroke-width=\"2\" stroke-dasharray=\"0 5.4\"/></g>"
    );
}

/// A palisade on its bank round the hexes inside, their tents and towers.
pub(crate) fn stockade(
    plane: Plane,
    sides: &[Side],
    ground: &Area,
    towers: &Area,
    out: &mut String,
) {
    let inside = |hex: Hex| ground.contains(hex) || towers.contains(hex);
    let chains: Vec<_> =
        plane.chains(sides).into_iter().map(|chain| facing(plane, chain, inside)).collect();
    let at = |off: f64| -> String {
        chains.iter().map(|chain| outline(chain, &chain.moved(off))).collect()
    };
    let (ditch, palisade, bank, walk) = (at(-0.4), at(2.2), at(3.8), at(5.2));
    let floor: String = plane.outline(inside).into_iter().map(|ring| closed(&ring)).collect();
    let mut tents = String::new();
    let scale = plane.radius / 40.0;
    for hex in ground.iter() {
        let (x, y) = plane.center(hex);
        for (dx, dy) in
            [(-10.5, -9.0), (1.5, -9.0), (-10.5, -2.0), (1.5, -2.0), (-10.5, 5.0), (1.5, 5.0)]
        {
            let _ = write!(
                tents,
                "M{} {}h{wide}v{high}h-{wide}z",
                number(x + dx * scale),
                number(y + dy * scale),
                wide = number(9.0 * scale),
                high = number(4.0 * scale),
            );
        }
    }
    let [mut shadow, mut body, mut top] = [const { String::new() }; 3];
    for hex in towers.iter() {
        let (x, y) = plane.center(hex);
        let square = |half: f64, off: f64| {
            closed(&[
                (x - half + off, y - half + off),
                (x + half + off, y - half + off),
                (x + half + off, y + half + off),
                (x - half + off, y + half + off),
            ])
        };
        shadow += &square(8.4 * scale, 2.2);
        body += &square(8.4 * scale, 0.0);
        top += &square(4.6 * scale, 0.0);
    }
    let _ = write!(
        out,
        "<g class=\"map-stockade\" fill=\"none\" stroke-linejoin=\"round\">\
         <path d=\"{floor}\" fill=\"#e9d6a9\" fill-opacity=\".55\"/>\
         <path d=\"{tents}\" fill=\"#9c2733\" fill-opacity=\".72\"/>\
         <path d=\"{bank}\" transform=\"translate(1.6 2.2)\" stroke=\"#1d140a\" stroke-opacity=\".3\" stroke-width=\"6.4\"/>\
         <path d=\"{ditch}\" stroke=\"#50391d\" stroke-width=\"2\"/>\
         <path d=\"{bank}\" stroke=\"#6d4a24\" stroke-width=\"5.6\"/>\
         <path d=\"{walk}\" stroke=\"#c9a468\" stroke-width=\"2.4\"/>\
         <path d=\"{palisade}\" stroke=\"#2c1a0b\" stroke-width=\"4\" stroke-dasharray=\"1.25 1.75\"/>\
         <path d=\"{palisade}\" stroke=\"#2c1a0b\" stroke-width=\".9\"/>\
         <path d=\"{shadow}\" fill=\"#1d140a\" fill-opacity=\".36\"/>\
         <path d=\"{body}\" fill=\"#8b1e2b\" stroke=\"#2b0d0d\" stroke-width=\"1\"/>\
         <path d=\"{top}\" fill=\"#f3e3b8\"/></g>"
    );
}

/// Wagons end to end round the hexes inside, and tents among them.
pub(crate) fn laager(plane: Plane, sides: &[Side], ground: &Area, out: &mut String) {
    let inside = |hex: Hex| ground.contains(hex);
    let scale = plane.radius / 40.0;
    let floor: String = plane.outline(inside).into_iter().map(|ring| closed(&ring)).collect();
    let [mut carts, mut wheels, mut tents] = [const { String::new() }; 3];
    for chain in plane.chains(sides) {
        let chain = facing(plane, chain, inside);
        let mut points = chain.moved(5.0 * scale);
        if chain.closed {
            points.extend(points.first().copied());
        }
        let line = Line(points);
        let whole = line.length();
        let count = (whole / (17.0 * scale)).round().max(1.0);
        for cart in 0..count as usize {
            let Some((center, (dx, dy))) = line.at((cart as f64 + 0.5) * whole / count) else {
                continue;
            };
            let at = |along: f64, across: f64| {
                let (along, across) = (along * scale, across * scale);
                (center.0 + along * dx - across * dy, center.1 + along * dy + across * dx)
            };
            carts += &closed(&[at(-6.0, -3.0), at(6.0, -3.0), at(6.0, 3.0), at(-6.0, 3.0)]);
            for wheel in [at(-4.0, -3.8), at(4.0, -3.8), at(-4.0, 3.8), at(4.0, 3.8)] {
                let _ = write!(wheels, "M{} {}h0", number(wheel.0), number(wheel.1));
            }
        }
    }
    for hex in ground.iter() {
        let (x, y) = plane.center(hex);
        let at = turned((x, y), 0.0);
        for (dx, dy) in [(-9.0, -4.0), (6.0, 2.0), (-4.0, 9.0)] {
            let (dx, dy) = (dx * scale, dy * scale);
            tents += &closed(&[
                at(dx - 4.0 * scale, dy + 3.0 * scale),
                at(dx, dy - 4.5 * scale),
                at(dx + 4.0 * scale, dy + 3.0 * scale),
            ]);
        }
    }
    let _ = write!(
        out,
        "<g class=\"map-laager\"><path d=\"{floor}\" fill=\"#d8c48f\" fill-opacity=\".45\"/>\
         <path d=\"{tents}\" fill=\"#4f7d78\" stroke=\"#1d4a47\" stroke-width=\".7\" fill-opacity=\".8\"/>\
         <path d=\"{wheels}\" fill=\"none\" stroke=\"#2c1a0b\" stroke-width=\"2.6\" stroke-linecap=\"round\"/>\
         <path d=\"{carts}\" fill=\"#8a6535\" stroke=\"#2c1a0b\" stroke-width=\".8\"/></g>"
    );
}

/// The middles of hexes, where nothing else is to be strewn.
pub(crate) fn middles(plane: Plane, area: &Area) -> impl Iterator<Item = (Point, Point)> {
    area.iter().map(move |hex| (plane.center(hex), plane.center(hex)))
}

/// All stretches of the sides of a list.
pub(crate) fn stretches(plane: Plane, sides: &[Side]) -> Vec<(Point, Point)> {
    plane.chains(sides).iter().flat_map(Chain::stretches).collect()
}
