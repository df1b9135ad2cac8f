//! Arithmetic that gives the same bits on every machine.
//!
//! Only sums, products, quotients and square roots are the same everywhere; the library's sines
//! and exponentials are not, and a map that is compared byte for byte needs them to be.

/// A point of the paper, or a step on it.
pub(crate) type Point = (f64, f64);

/// Sine and cosine of an angle in radians.
pub(crate) fn sin_cos(angle: f64) -> (f64, f64) {
    let quarter = std::f64::consts::FRAC_PI_2;
    let turns = (angle / quarter).round();
    let x = angle - turns * quarter;
    let square = x * x;
    let sine = x
        * (1.0
            - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))));
    let cosine = 1.0
        - square / 2.0
            * (1.0
                - square / 12.0
                    * (1.0 - square / 30.0 * (1.0 - square / 56.0 * (1.0 - square / 90.0))));
    match turns.rem_euclid(4.0) as u8 {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    }
}

/// `e` to the power of a small number.
pub(crate) fn exp(x: f64) -> f64 {
    let part = x / 64.0;
    let series = 1.0 + part * (1.0 + part / 2.0 * (1.0 + part / 3.0 * (1.0 + part / 4.0)));
    (0..6).fold(series, |power, _| power * power)
}

/// Length of a step.
pub(crate) fn length((x, y): Point) -> f64 {
    (x * x + y * y).sqrt()
}

/// From one point to another.
pub(crate) fn step(from: Point, to: Point) -> Point {
    (to.0 - from.0, to.1 - from.1)
}

/// The same direction, one unit long; nothing stays nothing.
pub(crate) fn unit(step: Point) -> Point {
    let long = length(step);
    if long == 0.0 { (0.0, 0.0) } else { (step.0 / long, step.1 / long) }
}

/// A point part of the way from one to another.
pub(crate) fn mix(from: Point, to: Point, part: f64) -> Point {
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

/// How far a point is from a stretch.
pub(crate) fn distance_to(point: Point, (a, b): (Point, Point)) -> f64 {
    let (along, off) = (step(a, b), step(a, point));
    let square = along.0 * along.0 + along.1 * along.1;
    let part = if square == 0.0 {
        0.0
    } else {
        ((along.0 * off.0 + along.1 * off.1) / square).clamp(0.0, 1.0)
    };
    length(step(mix(a, b, part), point))
}

/// Whether a point lies within a ring.
pub(crate) fn within(point: Point, ring: &[Point]) -> bool {
    let mut inside = false;
    for (at, a) in ring.iter().enumerate() {
        let b = ring[(at + 1) % ring.len()];
        if (a.1 > point.1) != (b.1 > point.1)
            && point.0 < (b.0 - a.0) * (point.1 - a.1) / (b.1 - a.1) + a.0
        {
            inside = !inside;
        }
    }
    inside
}

/// A stream of numbers that only looks random: the same seed gives the same map.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 up to 1.
    pub(crate) fn part(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// From `low` up to `high`.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.part()
    }

    /// One of so many, from 0.
    pub(crate) fn pick(&mut self, count: usize) -> usize {
        ((self.part() * count as f64) as usize).min(count.saturating_sub(1))
    }

    /// Around 0, mostly within 1: twelve parts added up.
    pub(crate) fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.part()).sum::<f64>() - 6.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_to_the_library() {
        for at in -700..700 {
            let angle = f64::from(at) / 50.0;
            let (sine, cosine) = sin_cos(angle);
            assert!((sine - angle.sin()).abs() < 1e-5 && (cosine - angle.cos()).abs() < 1e-5);
            let power = f64::from(at) / 100.0;
            assert!((exp(power) / power.exp() - 1.0).abs() < 1e-5, "{power}");
        }
    }

    #[test]
    fn distances_and_rings() {
        let stretch = ((0.0, 0.0), (4.0, 0.0));
        assert!((distance_to((2.0, 3.0), stretch) - 3.0).abs() < 1e-9);
        assert!((distance_to((7.0, 4.0), stretch) - 5.0).abs() < 1e-9);
        let ring = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)];
        assert!(within((1.0, 3.0), &ring) && !within((5.0, 3.0), &ring));
    }

    #[test]
    fn chance_keeps_its_bounds() {
        let mut chance = Chance::new(1);
        let mut sum = 0.0;
        for _ in 0..1000 {
            assert!((0.0..1.0).contains(&chance.part()));
            assert!(chance.pick(3) < 3);
            sum += chance.normal();
        }
        assert!((sum / 1000.0).abs() < 0.15);
    }
}
