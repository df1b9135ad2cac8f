//! The sheet on paper: centers, corners, outlines and chains of hexsides.

use std::collections::BTreeMap;

use geometry::hex::{Direction, Grid, Hex, Side};

use crate::math::{Point, mix, step, unit};

/// A corner in whole coordinates: half a radius across, half a hex down.
pub(crate) type Corner = (i32, i32);

/// Corners around a center, clockwise; a side runs from its own to the next.
const CORNERS: [Corner; 6] = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)];

/// Where hexes lie on the paper.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plane {
    pub(crate) grid: Grid,
    /// From the center to a corner.
    pub(crate) radius: f64,
    /// Paper around the hexes.
    pub(crate) margin: f64,
}

/// Hexsides one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Chain {
    pub(crate) points: Vec<Point>,
    pub(crate) closed: bool,
}

impl Plane {
    /// Height of a hex.
    pub(crate) fn tall(self) -> f64 {
        self.radius * 3f64.sqrt()
    }

    pub(crate) fn width(self) -> f64 {
        1.5 * self.radius * f64::from(self.grid.columns() - 1) + 2.0 * (self.radius + self.margin)
    }

    pub(crate) fn height(self) -> f64 {
        self.tall() * (f64::from(self.grid.rows()) + 0.5) + 2.0 * self.margin
    }

    fn point(self, (x, y): Corner) -> Point {
        (
            self.margin + self.radius + f64::from(x - 3) * self.radius / 2.0,
            self.margin + f64::from(y - 1) * self.tall() / 2.0,
        )
    }

    fn middle(self, hex: Hex) -> Corner {
        let (x, y) = self.grid.doubled(hex);
        (i32::from(x) * 3, i32::from(y))
    }

    pub(crate) fn center(self, hex: Hex) -> Point {
        self.point(self.middle(hex))
    }

    /// The hex under a place on the paper.
    pub(crate) fn hex_at(self, (x, y): Point) -> Option<Hex> {
        let column = ((x - self.margin - self.radius) / (1.5 * self.radius)).round() as i16 + 1;
        let mut best = None;
        for column in column - 1..=column + 1 {
            let Ok(column) = u8::try_from(column) else { continue };
            let shift = if self.grid.is_shifted(column) { 1.0 } else { 0.5 };
            let row = ((y - self.margin) / self.tall() - shift).round() as i16 + 1;
            let Some(hex) = u8::try_from(row).ok().and_then(|row| self.grid.hex(column, row))
            else {
                continue;
            };
            let away = crate::math::length(step(self.center(hex), (x, y)));
            if best.is_none_or(|(least, _)| away < least) {
                best = Some((away, hex));
            }
        }
        best.filter(|(away, _)| *away <= self.radius).map(|(_, hex)| hex)
    }

    /// The hex nearest to a place, which may lie beyond the edge.
    pub(crate) fn nearest(self, place: Point) -> Hex {
        let inside = |value: f64, low: f64, high: f64| value.clamp(low, high);
        let (half, tall) = (self.radius / 2.0, self.tall());
        let clamped = (
            inside(place.0, self.margin + half, self.width() - self.margin - half),
            inside(place.1, self.margin + tall / 2.0, self.height() - self.margin - tall / 2.0),
        );
        self.hex_at(clamped).unwrap_or_else(|| {
            let away = |hex: &Hex| crate::math::length(step(self.center(*hex), place));
            let first = Hex::numbered(101);
            self.grid
                .hexes()
                .fold(first, |best, hex| if away(&hex) < away(&best) { hex } else { best })
        })
    }

    fn corners(self, hex: Hex, direction: Direction) -> [Corner; 2] {
        let (x, y) = self.middle(hex);
        [direction.index(), direction.turned(1).index()]
            .map(|at| (x + CORNERS[at].0, y + CORNERS[at].1))
    }

    /// The ends of a hexside.
    pub(crate) fn ends(self, side: Side) -> Option<(Point, Point)> {
        let [a, b] = self.side_corners(side)?;
        Some((self.point(a), self.point(b)))
    }

    fn side_corners(self, side: Side) -> Option<[Corner; 2]> {
        let (low, high) = side.hexes();
        Some(self.corners(low, self.grid.direction(low, high)?))
    }

    /// The rings round a set of hexes, with the set on the right hand.
    pub(crate) fn outline(self, inside: impl Fn(Hex) -> bool) -> Vec<Vec<Point>> {
        let mut onward: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
        for hex in self.grid.hexes().filter(|hex| inside(*hex)) {
            for direction in Direction::ALL {
                if self.grid.neighbour(hex, direction).is_none_or(|other| !inside(other)) {
                    let [from, to] = self.corners(hex, direction);
                    onward.entry(from).or_default().push(to);
                }
            }
        }
        let mut rings = Vec::new();
        while let Some((start, _)) = onward.first_key_value() {
            let start = *start;
            let mut ring = Vec::new();
            let mut here = start;
            while let Some(next) = onward.get_mut(&here) {
                ring.push(self.point(here));
                let to = next.pop();
                if next.is_empty() {
                    onward.remove(&here);
                }
                let Some(to) = to else { break };
                here = to;
                if here == start {
                    break;
                }
            }
            rings.push(ring);
        }
        rings
    }

    /// Joins hexsides end to end, whatever their order. Where three meet, chains end.
    pub(crate) fn chains(self, sides: &[Side]) -> Vec<Chain> {
        let mut touching: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
        for [a, b] in sides.iter().filter_map(|side| self.side_corners(*side)) {
            touching.entry(a).or_default().push(b);
            touching.entry(b).or_default().push(a);
        }
        let ends: Vec<_> =
            touching.iter().filter(|(_, next)| next.len() != 2).map(|(at, _)| *at).collect();
        let rest: Vec<_> = touching.keys().copied().collect();
        let knots = ends.clone();
        let mut chains = Vec::new();
        for start in ends.into_iter().chain(rest) {
            while let Some(chain) = self.follow(start, &mut touching, &knots) {
                chains.push(chain);
            }
        }
        chains
    }

    fn follow(
        self,
        start: Corner,
        touching: &mut BTreeMap<Corner, Vec<Corner>>,
        knots: &[Corner],
    ) -> Option<Chain> {
        let mut here = start;
        let mut points = vec![self.point(start)];
        while let Some(there) = touching.get_mut(&here).and_then(Vec::pop) {
            if let Some(back) = touching.get_mut(&there) {
                back.retain(|other| *other != here);
            }
            here = there;
            if here == start {
                return Some(Chain { points, closed: true });
            }
            points.push(self.point(here));
            if knots.contains(&here) {
                break;
            }
        }
        (points.len() > 1).then_some(Chain { points, closed: false })
    }

    /// Joins hexsides in the order they are listed: the corners from the first to the last. The
    /// error is the first side that does not go on from the one before.
    pub(crate) fn course(self, sides: &[Side]) -> Result<Vec<Point>, Side> {
        let corners = |side: Side| self.side_corners(side).ok_or(side);
        let Some(first) = sides.first() else { return Ok(Vec::new()) };
        let [mut a, mut b] = corners(*first)?;
        if let Some(second) = sides.get(1)
            && corners(*second)?.contains(&a)
        {
            (a, b) = (b, a);
        }
        let mut way = vec![a, b];
        for side in &sides[1..] {
            let last = way[way.len() - 1];
            match corners(*side)? {
                [near, far] | [far, near] if near == last => way.push(far),
                _ => return Err(*side),
            }
        }
        Ok(way.into_iter().map(|corner| self.point(corner)).collect())
    }
}

impl Chain {
    /// The chain moved sideways, with sharp corners; to the left where `off` is positive.
    pub(crate) fn moved(&self, off: f64) -> Vec<Point> {
        let count = self.points.len();
        let at = |index: usize| self.points[index % count];
        let normal = |from: Point, to: Point| {
            let (x, y) = unit(step(from, to));
            (y, -x)
        };
        (0..count)
            .map(|index| {
                let first = !self.closed && index == 0;
                let last = !self.closed && index == count - 1;
                let before = normal(at(index + count - 1), at(index));
                let after = normal(at(index), at(index + 1));
                let before = if first { after } else { before };
                let after = if last { before } else { after };
                let bend = 1.0 + before.0 * after.0 + before.1 * after.1;
                let (x, y) = ((before.0 + after.0) / bend, (before.1 + after.1) / bend);
                (at(index).0 + x * off, at(index).1 + y * off)
            })
            .collect()
    }

    /// The other way round.
    pub(crate) fn reversed(mut self) -> Self {
        self.points.reverse();
        self
    }

    /// Where, just left of the first stretch, one may ask what lies there.
    pub(crate) fn left_of_first(&self) -> Point {
        let (a, b) = (self.points[0], self.points[1]);
        let (x, y) = unit(step(a, b));
        let middle = mix(a, b, 0.5);
        (middle.0 + y, middle.1 - x)
    }

    /// All stretches, the closing one too.
    pub(crate) fn stretches(&self) -> impl Iterator<Item = (Point, Point)> {
        let count = if self.closed { self.points.len() } else { self.points.len() - 1 };
        (0..count).map(|at| (self.points[at], self.points[(at + 1) % self.points.len()]))
    }
}

#[cfg(test)]
mod tests {
    use geometry::hex::Shifted;

    use super::*;
    use crate::raster::double_area;

    fn plane() -> Plane {
        Plane { grid: Grid::new(5, 5, Shifted::Odd), radius: 40.0, margin: 10.0 }
    }

    #[test]
    fn hexes_are_found_on_paper() {
        let plane = plane();
        for hex in plane.grid.hexes() {
            let (x, y) = plane.center(hex);
            for (dx, dy) in [(0.0, 0.0), (30.0, 0.0), (-18.0, 30.0), (18.0, -30.0)] {
                assert_eq!(plane.hex_at((x + dx, y + dy)), Some(hex));
                assert_eq!(plane.nearest((x + dx, y + dy)), hex);
            }
        }
        assert_eq!(plane.hex_at((0.0, 0.0)), None);
        assert_eq!(plane.nearest((0.0, 0.0)), Hex::numbered(101));
    }

    #[test]
    fn outlines_go_round_and_holes_turn_back() {
        let plane = plane();
        let whole = plane.outline(|_| true);
        assert_eq!(whole.len(), 1);
        let one = 3.0 * 3f64.sqrt() * 40.0 * 40.0;
        assert!((double_area(&whole[0]) - 25.0 * one).abs() < 1e-3);
        let ring = plane.outline(|hex| hex != Hex::numbered(303));
        assert_eq!(ring.len(), 2);
        assert!((ring.iter().map(|ring| double_area(ring)).sum::<f64>() - 24.0 * one).abs() < 1e-3);
    }

    #[test]
    fn sides_join_up() {
        let plane = plane();
        let sides: Vec<_> = plane.grid.sides(Hex::numbered(303)).collect();
        let chains = plane.chains(&sides);
        assert_eq!((chains.len(), chains[0].closed, chains[0].points.len()), (1, true, 6));
        assert_eq!(chains[0].stretches().count(), 6);
        let part = plane.chains(&sides[..4]);
        assert_eq!((part.len(), part[0].closed, part[0].points.len()), (1, false, 5));
        let grown = chains[0].moved(5.0);
        let shrunk = chains[0].clone().reversed().moved(5.0);
        assert!((double_area(&grown).abs() - double_area(&shrunk).abs()).abs() > 1000.0);
        let course = plane.course(&sides[..3]).unwrap();
        assert_eq!(course.len(), 4);
        assert_eq!(plane.course(&[sides[0], sides[2]]), Err(sides[2]));
    }
}
