//! Straight lines from center to center, and what they pass.
//!
//! Two kinds are needed. [`Grid::line`] has one hex per step, for things that travel or are counted.
//! [`Grid::sightline`] has every hex that the line really passes through, which may be more, and
//! tells where it runs along a hexside with a hex on either hand. Both are exact: the sheet is
//! stretched so that all centers and corners have whole coordinates.

use std::cmp::Ordering;

use super::{Direction, Grid, Hex, Side};

/// Which hex a line takes where it runs exactly between two.
///
/// Left and right as seen by one who goes along the line. The left line there is the right line
/// back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lean {
    /// The one on the left.
    Left,
    /// The one on the right.
    Right,
}

/// What a sightline comes to next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passage {
    /// The hex, or the hexside that it runs along.
    pub place: Place,
    /// The hexside that it crosses to get there; nothing where it comes through a corner.
    pub across: Option<Side>,
    /// How many steps the place is from the start.
    pub distance: u8,
}

/// A hex on a sightline, or two with the line between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The line passes through this hex.
    Hex(Hex),
    /// The line runs along the side of these two. At the edge of the sheet one is missing.
    Along {
        /// The hex on the left hand.
        left: Option<Hex>,
        /// The hex on the right hand.
        right: Option<Hex>,
    },
}

/// Corners of a hex around its center, clockwise: the first is where the side N begins. One hex is
/// four units wide and two high.
const CORNERS: [(i32, i32); 6] = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)];

/// The places between one hex and another, the second included, in order.
#[derive(Clone, Debug)]
pub struct Sightline {
    grid: Grid,
    start: Hex,
    end: Hex,
    /// Center of the hex where the walk is, and the whole line, in stretched coordinates.
    here: (i32, i32),
    line: (i32, i32),
    /// How far to the right of the line that center lies, and each corner from its center.
    off: i32,
    corners: [i32; 6],
    /// The hex beyond, when the line now runs along a side.
    beyond: Option<(i32, i32)>,
    over: bool,
}

impl Grid {
    /// One hex per step from `a` to `b`, both included. Where the line runs exactly between two
    /// hexes, `lean` decides; a hex beyond the edge of the sheet is left out.
    pub fn line(self, a: Hex, b: Hex, lean: Lean) -> impl Iterator<Item = Hex> + Clone {
        let ((x, y), (u, v)) = (self.doubled(a), self.doubled(b));
        let far =
            if self.contains(a) && self.contains(b) { i32::from(self.distance(a, b)) } else { -1 };
        let across = i32::from(u - x);
        // The second of three axes that add up to nothing; the first counts columns.
        let down = (i32::from(v - y) - across) / 2;
        (0..=far).filter_map(move |step| {
            let (q, r) = nearest((across, down), step, far, lean);
            self.from_doubled(x + q as i16, y + (2 * r + q) as i16)
        })
    }

    /// Every place that a straight line from `a` passes on its way to `b`, without `a`, with `b`.
    /// Hexes that it only touches at a corner are not passed.
    pub fn sightline(self, a: Hex, b: Hex) -> Sightline {
        let (from, to) = (stretched(self, a), stretched(self, b));
        let line = (to.0 - from.0, to.1 - from.1);
        Sightline {
            grid: self,
            start: a,
            end: b,
            here: from,
            line,
            off: 0,
            corners: CORNERS.map(|corner| cross(line, corner)),
            beyond: None,
            over: a == b || !self.contains(a) || !self.contains(b),
        }
    }

    /// Walks from `a` towards `b` and asks `clear` about every place between them, and about `b`
    /// itself with the side crossed into it. The error is the first place that is not clear.
    pub fn sight(
        self,
        a: Hex,
        b: Hex,
        mut clear: impl FnMut(&Passage) -> bool,
    ) -> Result<(), Passage> {
        self.sightline(a, b).find(|passage| !clear(passage)).map_or(Ok(()), Err)
    }
}

/// How the top of an obstacle compares with the line from an eye to a target: `at` steps away on
/// the way of `of`. `Greater` means that it rises above the line.
pub fn slope_against(eye: i16, target: i16, top: i16, at: u8, of: u8) -> Ordering {
    let (at, of) = (i32::from(at), i32::from(of));
    let (eye, target, top) = (i32::from(eye), i32::from(target), i32::from(top));
    (top * of).cmp(&(eye * of + (target - eye) * at))
}

impl Iterator for Sightline {
    type Item = Passage;

    fn next(&mut self) -> Option<Passage> {
        if self.over {
            return None;
        }
        if let Some(beyond) = self.beyond.take() {
            self.go(beyond);
            return self.enter(None);
        }
        for direction in Direction::ALL {
            let (left, right) = (self.hand(direction), self.hand(direction.turned(1)));
            if left < 0 && right > 0 {
                let crossed = self.hex();
                self.go(self.beside(direction));
                let across = crossed.zip(self.hex()).and_then(|(a, b)| Side::new(a, b));
                return self.enter(across);
            }
            if left == 0 && right > 0 && self.hand(direction.turned(-1)) < 0 {
                return self.leave_by_corner(direction);
            }
        }
        // A line from center to center always leaves the hex that it is in.
        None
    }
}

impl Sightline {
    /// The line leaves by the corner where the side in `direction` begins.
    fn leave_by_corner(&mut self, direction: Direction) -> Option<Passage> {
        let corner = CORNERS[direction.index()];
        let (left, right) = (direction.turned(-1), direction);
        // The side that the two hexes ahead share leads straight away from our center.
        match (self.off + 2 * self.corners[direction.index()]).signum() {
            0 => {
                self.beyond = Some((self.here.0 + 3 * corner.0, self.here.1 + 3 * corner.1));
                let [left, right] = [left, right].map(|way| hex_at(self.grid, self.beside(way)));
                let near = left.or(right)?;
                let distance = self.grid.distance(self.start, near);
                let place = Place::Along { left, right };
                return Some(Passage { place, across: None, distance });
            }
            side => self.go(self.beside(if side > 0 { left } else { right })),
        }
        self.enter(None)
    }

    fn enter(&mut self, across: Option<Side>) -> Option<Passage> {
        let hex = self.hex()?;
        self.over = hex == self.end;
        let distance = self.grid.distance(self.start, hex);
        Some(Passage { place: Place::Hex(hex), across, distance })
    }

    fn hex(&self) -> Option<Hex> {
        hex_at(self.grid, self.here)
    }

    fn beside(&self, direction: Direction) -> (i32, i32) {
        let (a, b) = (CORNERS[direction.index()], CORNERS[direction.turned(1).index()]);
        (self.here.0 + a.0 + b.0, self.here.1 + a.1 + b.1)
    }

    /// The walk comes to the hex with this center.
    fn go(&mut self, center: (i32, i32)) {
        self.off += cross(self.line, (center.0 - self.here.0, center.1 - self.here.1));
        self.here = center;
    }

    /// On which hand of the line the corner lies where a side begins: negative is left.
    fn hand(&self, direction: Direction) -> i32 {
        self.off + self.corners[direction.index()]
    }
}

/// How far to the right of a line a step leads, times the line's length.
fn cross(line: (i32, i32), step: (i32, i32)) -> i32 {
    line.0 * step.1 - line.1 * step.0
}

/// The center of a hex where all corners have whole coordinates.
fn stretched(grid: Grid, hex: Hex) -> (i32, i32) {
    let (x, y) = grid.doubled(hex);
    (i32::from(x) * 3, i32::from(y))
}

fn hex_at(grid: Grid, (x, y): (i32, i32)) -> Option<Hex> {
    grid.from_doubled((x / 3) as i16, y as i16)
}

/// The hex nearest to a point `step` of `far` steps along the way, in columns and axis.
fn nearest((q, r): (i32, i32), step: i32, far: i32, lean: Lean) -> (i32, i32) {
    if far == 0 {
        return (0, 0);
    }
    // One axis moves by a whole step each time; one of the others is rounded, the third follows.
    let s = -q - r;
    let round = |axis: i32, whole: fn(i32, i32) -> (i32, i32), main: i32| {
        let low = (step * axis).div_euclid(far);
        let rest = (step * axis).rem_euclid(far);
        let (a, b) = (whole(main, low), whole(main, low + 1));
        match (2 * rest).cmp(&far) {
            Ordering::Less => a,
            Ordering::Greater => b,
            Ordering::Equal => {
                let left = hand((q, r), a) < hand((q, r), b);
                if left == (lean == Lean::Left) { a } else { b }
            }
        }
    };
    if q.abs() == far {
        round(r, |q, r| (q, r), step * q.signum())
    } else if r.abs() == far {
        round(q, |r, q| (q, r), step * r.signum())
    } else {
        round(q, |s, q| (q, -s - q), step * s.signum())
    }
}

/// On which hand of the way to `along` a point lies: more is further right.
fn hand(along: (i32, i32), point: (i32, i32)) -> i32 {
    let flat = |(q, r): (i32, i32)| (3 * q, 2 * r + q);
    let ((x, y), (u, v)) = (flat(along), flat(point));
    x * v - y * u
}
