//! Zones beyond the edge, as trays in the margin round the map.

use std::fmt::Write as _;

use geometry::hex::Hex;

use crate::lettering::push_escaped;
use crate::math::Point;
use crate::path::{closed, number};
use crate::plane::Plane;

/// From the paper's edge to the trays, and from the trays to the hexes.
const OUTSIDE: f64 = 20.0;
const INSIDE: f64 = 14.0;

/// The edges of the map, clockwise.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Top,
    Right,
    Bottom,
    Left,
}

const CLOCKWISE: [Edge; 4] = [Edge::Top, Edge::Right, Edge::Bottom, Edge::Left];

/// A place on an edge: where one zone ends and the next begins.
#[derive(Clone, Copy)]
struct Seam {
    edge: Edge,
    at: Point,
}

/// The two rectangles between which the trays lie.
#[derive(Clone, Copy)]
struct Band {
    outer: (Point, Point),
    inner: (Point, Point),
}

/// Trays with names, ruled off at the seams, a triangle at each.
pub(crate) fn zones(plane: Plane, zones: &[(Vec<Hex>, &str)], out: &mut String) {
    let (width, height) = (plane.width(), plane.height());
    let rect = |room: f64| ((room, room), (width - room, height - room));
    let band = Band { outer: rect(OUTSIDE), inner: rect(plane.margin - INSIDE) };
    out.push_str(
        "<g class=\"map-zones\"><style>.hexmap .map-zones text{font-family:Cinzel,serif;\
         font-weight:600;font-size:26px;fill:#1f3a6e}</style>",
    );
    let (mut seams, mut marks) = (String::new(), String::new());
    for (hexes, name) in zones {
        let (Some(first), Some(last)) = (hexes.first(), hexes.last()) else { continue };
        let (from, to) = (seam(plane, *first), seam(plane, *last));
        let _ = write!(
            out,
            "<path id=\"map-zone-{}\" d=\"{}\" fill=\"#e9dcc0\" fill-opacity=\".55\"/>",
            name.to_lowercase(),
            band.tray(from, to)
        );
        let (outer, inner) = band.ends(from);
        let _ = write!(
            seams,
            "M{} {}L{} {}",
            number(outer.0),
            number(outer.1),
            number(inner.0),
            number(inner.1)
        );
        marks += &band.mark(from);
        let (edge, middle) = band.widest(from, to);
        let turn = match edge {
            Edge::Top | Edge::Bottom => 0,
            Edge::Right => 90,
            Edge::Left => -90,
        };
        let room = 34 + 6 * name.len();
        let _ = write!(
            out,
            "<g transform=\"translate({} {})rotate({turn})\">\
             <path d=\"M-{room} 0h-40M{room} 0h40\" stroke=\"#1f3a6e\"/>\
             <text text-anchor=\"middle\" y=\"9\">",
            number(middle.0),
            number(middle.1)
        );
        push_escaped(out, name);
        out.push_str("</text></g>");
    }
    let frame = |((left, top), (right, bottom)): (Point, Point)| {
        closed(&[(left, top), (right, top), (right, bottom), (left, bottom)])
    };
    let _ = write!(
        out,
        "<path d=\"{}{}{seams}\" fill=\"none\" stroke=\"#3d2c14\"/>\
         <path class=\"map-seams\" d=\"{marks}\" fill=\"#8b1e2b\" stroke=\"#3d0d10\" stroke-width=\".8\"/></g>",
        frame(band.outer),
        frame(band.inner)
    );
}

fn seam(plane: Plane, hex: Hex) -> Seam {
    let grid = plane.grid;
    let edge = match (hex.column(), hex.row()) {
        (1, _) => Edge::Left,
        (column, _) if column == grid.columns() => Edge::Right,
        (_, 1) => Edge::Top,
        _ => Edge::Bottom,
    };
    Seam { edge, at: plane.center(hex) }
}

impl Band {
    /// Where a seam meets the outer and the inner rectangle.
    fn ends(self, seam: Seam) -> (Point, Point) {
        let on = |(low, high): (Point, Point)| match seam.edge {
            Edge::Top => (seam.at.0, low.1),
            Edge::Right => (high.0, seam.at.1),
            Edge::Bottom => (seam.at.0, high.1),
            Edge::Left => (low.0, seam.at.1),
        };
        (on(self.outer), on(self.inner))
    }

    /// The corners between two seams, clockwise, each with the edge that ends there.
    fn corners(from: Seam, to: Seam) -> impl Iterator<Item = Edge> {
        let place = |edge: Edge| CLOCKWISE.iter().position(|other| *other == edge).unwrap_or(0);
        let count = (place(to.edge) + 4 - place(from.edge)) % 4;
        CLOCKWISE.into_iter().cycle().skip(place(from.edge)).take(count)
    }

    fn corner((low, high): (Point, Point), edge: Edge) -> Point {
        match edge {
            Edge::Top => (high.0, low.1),
            Edge::Right => high,
            Edge::Bottom => (low.0, high.1),
            Edge::Left => low,
        }
    }

    fn tray(self, from: Seam, to: Seam) -> String {
        let (start, end) = (self.ends(from), self.ends(to));
        let corners: Vec<_> = Self::corners(from, to).collect();
        let mut points = vec![start.0];
        points.extend(corners.iter().map(|edge| Self::corner(self.outer, *edge)));
        points.extend([end.0, end.1]);
        points.extend(corners.iter().rev().map(|edge| Self::corner(self.inner, *edge)));
        points.push(start.1);
        closed(&points)
    }

    /// The middle of the longest straight part of a tray, and its edge.
    fn widest(self, from: Seam, to: Seam) -> (Edge, Point) {
        let middle = |(outer, inner): (Point, Point)| crate::math::mix(outer, inner, 0.5);
        let mut stops = vec![(from.edge, middle(self.ends(from)))];
        for edge in Self::corners(from, to) {
            let corner = (Self::corner(self.outer, edge), Self::corner(self.inner, edge));
            stops.push((edge, middle(corner)));
        }
        stops.push((to.edge, middle(self.ends(to))));
        stops
            .windows(2)
            .map(|pair| {
                let long = crate::math::length(crate::math::step(pair[0].1, pair[1].1));
                (long, pair[1].0, crate::math::mix(pair[0].1, pair[1].1, 0.5))
            })
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .map_or(stops[0], |(_, edge, point)| (edge, point))
    }

    /// A triangle that points at the seam's hex.
    fn mark(self, seam: Seam) -> String {
        let (_, (x, y)) = self.ends(seam);
        let (across, down) = match seam.edge {
            Edge::Top => (0.0, 1.0),
            Edge::Right => (-1.0, 0.0),
            Edge::Bottom => (0.0, -1.0),
            Edge::Left => (1.0, 0.0),
        };
        closed(&[
            (x + across * 13.0, y + down * 13.0),
            (x + down * 8.0, y + across * 8.0),
            (x - down * 8.0, y - across * 8.0),
        ])
    }
}
