//! Heights on a fine raster, and lines of equal height.

use crate::math::{Chance, Point, exp, length, step};

/// Values on points that are `step` units apart.
#[derive(Clone, Debug)]
pub(crate) struct Raster {
    pub(crate) step: f64,
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) values: Vec<f64>,
}

impl Raster {
    /// Asks for the value of every point.
    pub(crate) fn from_fn(
        (width, height): (usize, usize),
        step: f64,
        mut value: impl FnMut(Point) -> f64,
    ) -> Self {
        let mut values = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                values.push(value((x as f64 * step, y as f64 * step)));
            }
        }
        Self { step, width, height, values }
    }

    /// Bumps about `cell` points wide, with a mean square of 1.
    pub(crate) fn noise(like: &Self, cell: usize, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let columns = like.width / cell + 4;
        let knots: Vec<_> =
            (0..columns * (like.height / cell + 4)).map(|_| chance.normal()).collect();
        let (width, height) = (like.width, like.height);
        let mut values = Vec::with_capacity(width * height);
        for y in 0..height {
            let down = weights((y % cell) as f64 / cell as f64);
            for x in 0..width {
                let across = weights((x % cell) as f64 / cell as f64);
                let corner = (y / cell) * columns + x / cell;
                let mut sum = 0.0;
                for (row, by) in down.iter().enumerate() {
                    for (column, bx) in across.iter().enumerate() {
                        sum += by * bx * knots[corner + row * columns + column];
                    }
                }
                values.push(sum);
            }
        }
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let square = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>();
        let spread = (square / count).sqrt();
        for value in &mut values {
            *value /= spread;
        }
        Self { step: like.step, width, height, values }
    }

    /// Blurred by a bell `sigma` points wide; beyond its edge the raster goes on as it ends.
    pub(crate) fn blurred(&self, sigma: f64) -> Self {
        let reach = (4.0 * sigma + 0.5) as usize;
        let bell: Vec<_> = (0..=2 * reach)
            .map(|at| {
                let off = at as f64 - reach as f64;
                exp(-off * off / (2.0 * sigma * sigma))
            })
            .collect();
        let sum: f64 = bell.iter().sum();
        let pass = |from: &[f64], count: usize, stride: usize, start: usize, out: &mut [f64]| {
            for at in 0..count {
                let mut value = 0.0;
                for (tap, weight) in bell.iter().enumerate() {
                    let source = (at + tap).saturating_sub(reach).min(count - 1);
                    value += weight * from[start + source * stride];
                }
                out[start + at * stride] = value / sum;
            }
        };
        let mut across = self.values.clone();
        for row in 0..self.height {
            pass(&self.values, self.width, 1, row * self.width, &mut across);
        }
        let mut values = across.clone();
        for column in 0..self.width {
            pass(&across, self.height, self.width, column, &mut values);
        }
        Self { values, ..self.clone() }
    }

    /// Point by point from two rasters of the same size.
    pub(crate) fn with(&self, other: &Self, value: impl Fn(f64, f64) -> f64) -> Self {
        let values = self.values.iter().zip(&other.values).map(|(a, b)| value(*a, *b)).collect();
        Self { values, ..self.clone() }
    }

    /// Point by point.
    pub(crate) fn map(&self, value: impl Fn(f64) -> f64) -> Self {
        Self { values: self.values.iter().map(|old| value(*old)).collect(), ..self.clone() }
    }

    /// How fast it rises to the right and downwards, per point.
    pub(crate) fn gradient(&self) -> (Self, Self) {
        let (mut right, mut down) = (self.clone(), self.clone());
        for y in 0..self.height {
            for x in 0..self.width {
                let at = y * self.width + x;
                let slope = |before: usize, after: usize, steps: usize| {
                    (self.values[after] - self.values[before]) / steps.max(1) as f64
                };
                let (left, end) = (x.saturating_sub(1), (x + 1).min(self.width - 1));
                right.values[at] = slope(at - (x - left), at + (end - x), end - left);
                let (top, bottom) = (y.saturating_sub(1), (y + 1).min(self.height - 1));
                down.values[at] = slope(
                    at - (y - top) * self.width,
                    at + (bottom - y) * self.width,
                    bottom - top,
                );
            }
        }
        (right, down)
    }

    /// The value that so large a part of the points do not exceed.
    pub(crate) fn quantile(&self, part: f64) -> f64 {
        let mut sorted = self.values.clone();
        sorted.sort_by(f64::total_cmp);
        sorted[((sorted.len() - 1) as f64 * part) as usize]
    }

    /// The value at the point nearest to a place on the paper.
    pub(crate) fn at(&self, (x, y): Point) -> f64 {
        let place = |value: f64, count: usize| {
            ((value / self.step).round().max(0.0) as usize).min(count - 1)
        };
        self.values[place(y, self.height) * self.width + place(x, self.width)]
    }

    /// The rings round all that lies above a level. Holes turn the other way.
    pub(crate) fn rings(&self, level: f64) -> Vec<Vec<Point>> {
        // A low border closes what would run off the paper.
        let (width, height) = (self.width + 2, self.height + 2);
        let mut values = vec![level - 1e9; width * height];
        for y in 0..self.height {
            let row = &self.values[y * self.width..(y + 1) * self.width];
            values[(y + 1) * width + 1..][..self.width].copy_from_slice(row);
        }
        let place =
            |at: usize, count: usize| at.saturating_sub(1).min(count - 1) as f64 * self.step;
        let point = |x: usize, y: usize| (place(x, self.width), place(y, self.height));
        trace(&values, width, height, level, point).into_iter().map(|(ring, _)| ring).collect()
    }

    /// The lines along a level; those that run off the paper are open.
    pub(crate) fn lines(&self, level: f64) -> Vec<Line> {
        let point = |x: usize, y: usize| (x as f64 * self.step, y as f64 * self.step);
        trace(&self.values, self.width, self.height, level, point)
            .into_iter()
            .map(|(mut points, closed)| {
                if closed {
                    points.push(points[0]);
                }
                Line(points)
            })
            .collect()
    }
}

/// The four weights of a cubic that runs through its knots (Catmull and Rom).
fn weights(part: f64) -> [f64; 4] {
    let (square, cube) = (part * part, part * part * part);
    [
        -part + 2.0 * square - cube,
        2.0 - 5.0 * square + 3.0 * cube,
        part + 4.0 * square - 3.0 * cube,
        cube - square,
    ]
    .map(|twice| twice / 2.0)
}

/// A line on the paper.
#[derive(Clone, Debug)]
pub(crate) struct Line(pub(crate) Vec<Point>);

impl Line {
    pub(crate) fn length(&self) -> f64 {
        self.0.windows(2).map(|pair| length(step(pair[0], pair[1]))).sum()
    }

    /// The point at a distance along the line, and the direction there.
    pub(crate) fn at(&self, distance: f64) -> Option<(Point, Point)> {
        let mut left = distance;
        for pair in self.0.windows(2) {
            let stretch = length(step(pair[0], pair[1]));
            if left <= stretch && stretch > 0.0 {
                let point = crate::math::mix(pair[0], pair[1], left / stretch);
                return Some((point, crate::math::unit(step(pair[0], pair[1]))));
            }
            left -= stretch;
        }
        None
    }
}

/// Twice the area of a ring; the sign tells which way it turns.
pub(crate) fn double_area(ring: &[Point]) -> f64 {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum()
}

const NONE: u32 = u32::MAX;

/// Marching squares: from every crossed edge of the raster to the next, with the high ground
/// always on the same hand. Lines that end at the border come first.
fn trace(
    values: &[f64],
    width: usize,
    height: usize,
    level: f64,
    point: impl Fn(usize, usize) -> Point,
) -> Vec<(Vec<Point>, bool)> {
    // An edge is named by the point where it starts, to the right (even) or downwards (odd).
    let mut next = vec![NONE; 2 * width * height];
    let mut entered = vec![false; 2 * width * height];
    for y in 0..height.saturating_sub(1) {
        for x in 0..width.saturating_sub(1) {
            let at = y * width + x;
            let corners = [values[at], values[at + 1], values[at + width + 1], values[at + width]];
            let (top, left) = (2 * at, 2 * at + 1);
            let (bottom, right) = (2 * (at + width), 2 * (at + 1) + 1);
            let high = corners.map(|value| value >= level);
            let middle = corners.iter().sum::<f64>() / 4.0 >= level;
            for (from, to) in segments(high, middle) {
                let edge = |side: Side| match side {
                    Side::Top => top,
                    Side::Right => right,
                    Side::Bottom => bottom,
                    Side::Left => left,
                };
                next[edge(from)] = edge(to) as u32;
                entered[edge(to)] = true;
            }
        }
    }
    let place = |edge: usize| {
        let at = edge / 2;
        let other = if edge.is_multiple_of(2) { at + 1 } else { at + width };
        let (a, b) = (values[at], values[other]);
        let (from, to) = (point(at % width, at / width), point(other % width, other / width));
        crate::math::mix(from, to, ((level - a) / (b - a)).clamp(0.0, 1.0))
    };
    let mut lines = Vec::new();
    for closed in [false, true] {
        for start in 0..next.len() {
            if next[start] == NONE || (!closed && entered[start]) {
                continue;
            }
            let mut line = vec![place(start)];
            let mut here = start;
            while next[here] != NONE {
                let there = next[here] as usize;
                next[here] = NONE;
                if there == start {
                    break;
                }
                line.push(place(there));
                here = there;
            }
            lines.push((line, closed));
        }
    }
    lines
}

#[derive(Clone, Copy)]
enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

/// How a level crosses one square, by which of its corners (clockwise from the upper left) are
/// high; where two opposite ones are, the middle decides.
fn segments(high: [bool; 4], middle: bool) -> impl Iterator<Item = (Side, Side)> {
    use Side::{Bottom, Left, Right, Top};
    let (first, second) = match high {
        [false, false, false, false] | [true, true, true, true] => (None, None),
        [true, false, false, false] => (Some((Left, Top)), None),
        [false, true, false, false] => (Some((Top, Right)), None),
        [false, false, true, false] => (Some((Right, Bottom)), None),
        [false, false, false, true] => (Some((Bottom, Left)), None),
        [false, true, true, true] => (Some((Top, Left)), None),
        [true, false, true, true] => (Some((Right, Top)), None),
        [true, true, false, true] => (Some((Bottom, Right)), None),
        [true, true, true, false] => (Some((Left, Bottom)), None),
        [true, true, false, false] => (Some((Left, Right)), None),
        [false, true, true, false] => (Some((Top, Bottom)), None),
        [false, false, true, true] => (Some((Right, Left)), None),
        [true, false, false, true] => (Some((Bottom, Top)), None),
        [true, false, true, false] if middle => (Some((Right, Top)), Some((Left, Bottom))),
        [true, false, true, false] => (Some((Left, Top)), Some((Right, Bottom))),
        [false, true, false, true] if middle => (Some((Top, Left)), Some((Bottom, Right))),
        [false, true, false, true] => (Some((Top, Right)), Some((Bottom, Left))),
    };
    first.into_iter().chain(second)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cone(size: usize) -> Raster {
        let middle = (size - 1) as f64 / 2.0;
        Raster::from_fn((size, size), 1.0, |at| 10.0 - length(step((middle, middle), at)))
    }

    /// The ring round a cone is a circle, and a basin in it is a hole that turns the other way.
    #[test]
    fn rings_go_round_what_is_high() {
        let rings = cone(41).rings(2.0);
        assert_eq!(rings.len(), 1);
        assert!((double_area(&rings[0]).abs() / 2.0 - 64.0 * std::f64::consts::PI).abs() < 3.0);
        let hole = cone(41).map(|height| if height > 6.0 { 0.0 } else { height }).rings(2.0);
        assert_eq!(hole.len(), 2);
        assert!(double_area(&hole[0]) * double_area(&hole[1]) < 0.0);
    }

    /// High ground that runs off the paper is closed along its edge.
    #[test]
    fn rings_close_at_the_edge() {
        let slope = Raster::from_fn((11, 6), 2.0, |(x, _)| x);
        let rings = slope.rings(10.0);
        assert_eq!(rings.len(), 1);
        assert!((double_area(&rings[0]).abs() / 2.0 - 100.0).abs() < 1e-6);
        let lines = slope.lines(10.0);
        assert_eq!(lines.len(), 1);
        assert!((lines[0].length() - 10.0).abs() < 1e-9);
        assert!(lines[0].at(4.0).is_some_and(|((x, _), _)| (x - 10.0).abs() < 1e-9));
        assert!(lines[0].at(40.0).is_none());
    }

    #[test]
    fn saddles_join_or_part() {
        let saddle = |middle: f64| {
            let values = vec![1.0, middle, 0.0, middle, middle, middle, 0.0, middle, 1.0];
            Raster { step: 1.0, width: 3, height: 3, values }
        };
        assert_eq!(saddle(0.9).rings(0.5).len(), 1);
        assert_eq!(saddle(0.1).rings(0.5).len(), 2);
    }

    #[test]
    fn blur_keeps_the_mean_and_noise_its_spread() {
        let flat = Raster::from_fn((30, 20), 1.0, |_| 3.0);
        assert!(flat.blurred(2.5).values.iter().all(|value| (value - 3.0).abs() < 1e-9));
        let noise = Raster::noise(&flat, 5, 1);
        let mean = noise.values.iter().sum::<f64>() / 600.0;
        let square = noise.values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>();
        assert!((square / 600.0 - 1.0).abs() < 1e-6);
        assert_eq!(noise.values, Raster::noise(&flat, 5, 1).values);
        assert!((flat.quantile(0.8) - 3.0).abs() < 1e-9);
        let (right, down) = Raster::from_fn((9, 9), 1.0, |(x, y)| 2.0 * x - y).gradient();
        assert!(right.values.iter().all(|slope| (slope - 2.0).abs() < 1e-9));
        assert!(down.values.iter().all(|slope| (slope + 1.0).abs() < 1e-9));
    }
}
