//! SVG paths, written short: one decimal, relative steps, no needless blanks.

use crate::math::{Point, length, mix, step, unit};

/// A number with at most one decimal.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    match text.strip_suffix(".0") {
        Some("-0") => "0".to_owned(),
        Some(whole) => whole.to_owned(),
        None => text,
    }
}

/// How fine a path is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fine {
    /// Whole units.
    Units,
    /// Tenths of a unit.
    Tenths,
}

impl Fine {
    fn round(self, value: f64) -> f64 {
        match self {
            Self::Units => value.round(),
            Self::Tenths => (value * 10.0).round() / 10.0,
        }
    }

    fn point(self, (x, y): Point) -> Point {
        (self.round(x), self.round(y))
    }
}

/// Appends numbers, with a blank only where one is needed.
fn join(out: &mut String, values: [f64; 2], first: bool) {
    for (at, value) in values.into_iter().enumerate() {
        let text = number(value);
        if !(first && at == 0 || text.starts_with('-')) {
            out.push(' ');
        }
        out.push_str(&text);
    }
}

/// A line from point to point.
pub(crate) fn open(points: &[Point]) -> String {
    polyline(points, false)
}

/// A line from point to point and back to the first.
pub(crate) fn closed(points: &[Point]) -> String {
    polyline(points, true)
}

fn polyline(points: &[Point], close: bool) -> String {
    let Some(first) = points.first() else { return String::new() };
    let mut here = Fine::Tenths.point(*first);
    let mut out = format!("M{} {}l", number(here.0), number(here.1));
    for (at, point) in points[1..].iter().enumerate() {
        let next = Fine::Tenths.point(*point);
        join(&mut out, [next.0 - here.0, next.1 - here.1], at == 0);
        here = next;
    }
    if close {
        out.push('z');
    }
    out
}

/// A smooth line that has the points as its control points: a quadratic B-spline. It touches the
/// middle of every stretch.
pub(crate) fn smooth(points: &[Point], fine: Fine) -> String {
    if points.len() < 3 {
        return open(points);
    }
    let (start, middle) =
        (Fine::Tenths.point(points[0]), Fine::Tenths.point(mix(points[0], points[1], 0.5)));
    let mut out = format!(
        "M{} {}L{} {}q",
        number(start.0),
        number(start.1),
        number(middle.0),
        number(middle.1)
    );
    let mut here = middle;
    for (at, pair) in points[1..].windows(2).enumerate() {
        here = curve(&mut out, here, pair[0], mix(pair[0], pair[1], 0.5), fine, at == 0);
    }
    let last = points[points.len() - 1];
    out.push_str(&format!("L{} {}", number(last.0), number(last.1)));
    out
}

/// As [`smooth`], round and round.
pub(crate) fn smooth_ring(points: &[Point], fine: Fine) -> String {
    let count = points.len();
    if count < 3 {
        return String::new();
    }
    let middle = |at: usize| mix(points[at % count], points[(at + 1) % count], 0.5);
    let mut here = fine.point(middle(0));
    let mut out = format!("M{} {}q", number(here.0), number(here.1));
    for at in 1..=count {
        here = curve(&mut out, here, points[at % count], middle(at), fine, at == 1);
    }
    out.push('z');
    out
}

fn curve(
    out: &mut String,
    here: Point,
    control: Point,
    end: Point,
    fine: Fine,
    first: bool,
) -> Point {
    let (control, end) = (fine.point(control), fine.point(end));
    join(out, [control.0 - here.0, control.1 - here.1], first);
    join(out, [end.0 - here.0, end.1 - here.1], false);
    end
}

/// Points along the smooth line of [`smooth`], `parts` to a bend.
pub(crate) fn sampled(points: &[Point], parts: u8) -> Vec<Point> {
    let count = points.len();
    if count < 3 {
        return points.to_vec();
    }
    let mut out = vec![points[0]];
    for at in 1..count - 1 {
        let (control, start, end) = (
            points[at],
            mix(points[at - 1], points[at], 0.5),
            mix(points[at], points[at + 1], 0.5),
        );
        for part in 0..parts {
            let part = f64::from(part) / f64::from(parts);
            out.push(mix(mix(start, control, part), mix(control, end, part), part));
        }
    }
    out.push(mix(points[count - 2], points[count - 1], 0.5));
    out.push(points[count - 1]);
    out
}

/// The outline of a line that grows wider along its way, with a slight swell.
pub(crate) fn tapered(points: &[Point], from: f64, to: f64) -> Vec<Point> {
    let mut along = vec![0.0];
    for pair in points.windows(2) {
        along.push(along[along.len() - 1] + length(step(pair[0], pair[1])));
    }
    let whole = along[along.len() - 1];
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (at, point) in points.iter().enumerate() {
        let before = points[at.saturating_sub(1)];
        let after = points[(at + 1).min(points.len() - 1)];
        let (dx, dy) = unit(step(before, after));
        // Streams gain most of their width early.
        let root = (along[at] / whole).sqrt();
        let part = root * root.sqrt();
        let swell = 1.0 + 0.1 * crate::math::sin_cos(along[at] / 17.0).0;
        let half = (from + (to - from) * part) * swell / 2.0;
        left.push((point.0 - dy * half, point.1 + dx * half));
        right.push((point.0 + dy * half, point.1 - dx * half));
    }
    right.reverse();
    left.extend(right);
    left
}

/// Leaves out points that lie within `slack` of the line without them (Douglas and Peucker).
pub(crate) fn simplified(points: &[Point], slack: f64) -> Vec<Point> {
    let Some(last) = points.len().checked_sub(1) else { return Vec::new() };
    let mut keep = vec![false; points.len()];
    (keep[0], keep[last]) = (true, true);
    let mut spans = vec![(0, last)];
    while let Some((first, last)) = spans.pop() {
        let stretch = (points[first], points[last]);
        let mut worst = (slack, None);
        for (at, point) in points.iter().enumerate().take(last).skip(first + 1) {
            let off = crate::math::distance_to(*point, stretch);
            if off > worst.0 {
                worst = (off, Some(at));
            }
        }
        if let (_, Some(at)) = worst {
            keep[at] = true;
            spans.push((first, at));
            spans.push((at, last));
        }
    }
    points.iter().zip(keep).filter(|(_, keep)| *keep).map(|(point, _)| *point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written: Vec<_> = [0.04, -0.04, 3.0, -2.55, 12.34].map(number).to_vec();
        assert_eq!(written, ["0", "0", "3", "-2.5", "12.3"]);
    }

    #[test]
    fn lines_are_written_relative_and_do_not_drift() {
        let points = [(0.04, 0.0), (1.08, 0.0), (2.12, -1.0)];
        assert_eq!(open(&points), "M0 0l1.1 0 1-1");
        assert_eq!(closed(&points), "M0 0l1.1 0 1-1z");
        assert_eq!(open(&[]), "");
    }

    #[test]
    fn smooth_lines_touch_the_middles() {
        let points = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)];
        assert_eq!(smooth(&points, Fine::Units), "M0 0L5 0q5 0 5 5L10 10");
        assert_eq!(smooth_ring(&points, Fine::Units), "M5 0q5 0 5 5 0 5-5 0-5-5 0-5z");
        let sampled = sampled(&points, 2);
        assert_eq!(sampled, [(0.0, 0.0), (5.0, 0.0), (8.75, 1.25), (10.0, 5.0), (10.0, 10.0)]);
        assert_eq!(tapered(&sampled, 2.0, 4.0).len(), 10);
    }

    #[test]
    fn points_on_the_line_are_left_out() {
        let points = [(0.0, 0.0), (1.0, 0.1), (2.0, 0.0), (3.0, 2.0), (4.0, 0.0)];
        assert_eq!(simplified(&points, 0.5), [points[0], points[2], points[3], points[4]]);
        assert_eq!(simplified(&[], 0.5), []);
    }
}
