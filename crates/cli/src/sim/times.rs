//! How long bots think, without keeping every decision: counts in steps of a sixteenth of a power of
//! two, so that a figure is at most six hundredths too large.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Bot, Budget};
use kernel::{Game, Seat};
use serde::Serialize;

/// Steps in a power of two.
const STEPS: u64 = 16;

/// How many decisions took how long.
#[derive(Clone, Debug, Default)]
pub(super) struct Times {
    counts: Vec<u64>,
    longest: Duration,
}

/// What is told of the decisions of a seat, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Thinking {
    /// Half of the decisions took no longer.
    pub(super) p50: f64,
    /// Of a hundred decisions one took longer.
    pub(super) p99: f64,
    /// The longest.
    pub(super) max: f64,
}

impl Times {
    fn add(&mut self, time: Duration) {
        let step = step(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
        if self.counts.len() <= step {
            self.counts.resize(step + 1, 0);
        }
        self.counts[step] += 1;
        self.longest = self.longest.max(time);
    }

    fn merge(&mut self, other: &Self) {
        if self.counts.len() < other.counts.len() {
            self.counts.resize(other.counts.len(), 0);
        }
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
        self.longest = self.longest.max(other.longest);
    }

    /// What is told of them; nothing of a bot that never looked.
    pub(super) fn thinking(&self) -> Option<Thinking> {
        let all: u64 = self.counts.iter().sum();
        let longest = u64::try_from(self.longest.as_nanos()).unwrap_or(u64::MAX);
        // The time within which so many of a hundred were done.
        let within = |percent: u64| {
            let mut left = (all * percent).div_ceil(100);
            let found = self.counts.iter().position(|count| {
                left = left.saturating_sub(*count);
                left == 0
            });
            milliseconds(found.map_or(longest, |step| upper(step).min(longest)))
        };
        (all > 0).then(|| Thinking { p50: within(50), p99: within(99), max: milliseconds(longest) })
    }
}

/// The step of a time in nanoseconds.
fn step(nanoseconds: u64) -> usize {
    let power = u64::from(nanoseconds.max(STEPS).ilog2()) - u64::from(STEPS.ilog2());
    (power * STEPS + (nanoseconds >> power)) as usize
}

/// The longest time of a step.
fn upper(step: usize) -> u64 {
    let step = step as u64;
    let power = (step / STEPS).saturating_sub(1);
    ((step - power * STEPS + 1) << power) - 1
}

#[allow(clippy::cast_precision_loss, reason = "a time is not exact")]
fn milliseconds(nanoseconds: u64) -> f64 {
    nanoseconds as f64 / 1e6
}

/// What all games of a simulation have measured, seat by seat.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock(Arc<Mutex<Vec<Times>>>);

impl Clock {
    pub(super) fn seats(&self) -> Vec<Times> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// A bot whose decisions are timed, but for those that it makes without looking.
pub(super) struct Timed<G: Game> {
    bot: Box<dyn Bot<G>>,
    seat: usize,
    times: Times,
    clock: Clock,
}

impl<G: Game> Timed<G> {
    pub(super) fn new(bot: Box<dyn Bot<G>>, seat: usize, clock: &Clock) -> Self {
        Self { bot, seat, times: Times::default(), clock: clock.clone() }
    }
}

impl<G: Game> Bot<G> for Timed<G> {
    fn choose(
        &mut self,
        pack: &'static G::Pack,
        view: &G::View,
        offers: &[G::Action],
        seat: Seat,
        budget: &Budget,
    ) -> usize {
        let from = Instant::now();
        let choice = self.bot.choose(pack, view, offers, seat, budget);
        self.times.add(from.elapsed());
        choice
    }

    fn choose_blindly(&mut self, offers: usize) -> Option<usize> {
        self.bot.choose_blindly(offers)
    }
}

/// When its game is over, what it has measured joins the rest.
impl<G: Game> Drop for Timed<G> {
    fn drop(&mut self) {
        let mut seats = self.clock.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seats.len() <= self.seat {
            seats.resize(self.seat + 1, Times::default());
        }
        seats[self.seat].merge(&self.times);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_is_in_its_step_and_steps_are_small() {
        for nanoseconds in (0..100_000).chain((17..63).flat_map(|power| {
            [(1 << power) - 1, 1 << power, (1 << power) + 1, (1 << power) / 3 * 4]
        })) {
            let step = step(nanoseconds);
            assert!(nanoseconds <= upper(step), "{nanoseconds}");
            assert!(step == 0 || upper(step - 1) < nanoseconds, "{nanoseconds}");
            assert!(upper(step) - nanoseconds <= nanoseconds / 16, "{nanoseconds}");
        }
    }

    #[test]
    fn half_and_a_hundredth_are_found() {
        let (mut times, mut others) = (Times::default(), Times::default());
        assert_eq!(times.thinking(), None);
        for hundredth in 1..=100 {
            let half = if hundredth % 2 == 0 { &mut times } else { &mut others };
            half.add(Duration::from_micros(hundredth * 1000));
        }
        times.merge(&others);
        let Thinking { p50, p99, max } = times.thinking().unwrap();
        assert!((50.0..=53.2).contains(&p50), "{p50}");
        assert!((99.0..=100.0).contains(&p99), "{p99}");
        assert!((max - 100.0).abs() < 1e-9, "{max}");
    }
}
