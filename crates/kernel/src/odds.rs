//! Exact chances, by walking every fall of the dice and merging equal situations.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Dice, ExhaustiveDice};

/// The chances of a fight, ready to be shown.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OddsReport {
    /// Who fights whom.
    pub title: String,
    /// How each side is taken to decide.
    pub policies: Vec<String>,
    /// What can happen, with its probability from 0 to 1.
    pub rows: Vec<(String, f64)>,
    /// Other figures, such as the steps that a side can expect to lose.
    #[serde(default)]
    pub figures: Vec<(String, f64)>,
    /// The throws that the fight is made of, where what each may come to adds up to certainty.
    #[serde(default)]
    pub bars: Vec<OddsBar>,
}

/// What one throw may come to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OddsBar {
    /// The seat that throws; empty when nobody sits there.
    pub side: String,
    /// Who throws, and with what.
    pub title: String,
    /// The rule of the throw.
    pub rule: String,
    /// All that can come of it, the mildest first.
    pub parts: Vec<OddsPart>,
}

/// A result that a throw may have.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OddsPart {
    /// In a word or two.
    pub label: String,
    /// In a sentence.
    pub about: String,
    /// From 0 to 1.
    pub chance: f64,
    /// How bad it is for those who are struck, from 0 for nothing to 4 for the worst.
    pub harm: u8,
}

/// A distribution over situations.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread<T: Ord> {
    /// Each situation with its probability.
    pub chances: BTreeMap<T, f64>,
}

impl<T: Ord + Clone> Spread<T> {
    /// One situation, for certain.
    pub fn certain(start: T) -> Self {
        Self { chances: BTreeMap::from([(start, 1.0)]) }
    }

    /// Plays every situation on until `step` leaves none to play. `step` carries out one decision
    /// with the dice it is given, and answers `false` for a situation that is finished.
    #[must_use]
    pub fn play_out(self, mut step: impl FnMut(&mut T, &mut dyn Dice) -> bool) -> Self {
        let mut open = self.chances;
        let mut done = BTreeMap::new();
        while let Some((situation, weight)) = open.pop_first() {
            ExhaustiveDice::walk(
                |dice| {
                    let mut next = situation.clone();
                    let going = step(&mut next, dice);
                    (next, going)
                },
                |(next, going), chance| {
                    let into = if going { &mut open } else { &mut done };
                    *into.entry(next).or_insert(0.0) += weight * chance;
                },
            );
        }
        Self { chances: done }
    }

    /// The chance that a situation is as asked.
    pub fn chance(&self, mut asked: impl FnMut(&T) -> bool) -> f64 {
        self.chances.iter().filter(|(situation, _)| asked(situation)).map(|(_, c)| c).sum()
    }

    /// The average of a number over all situations.
    pub fn mean(&self, mut number: impl FnMut(&T) -> f64) -> f64 {
        self.chances.iter().map(|(situation, chance)| number(situation) * chance).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two men roll in turn until one shows a six.
    #[test]
    fn first_six_wins() {
        let spread = Spread::certain((0u8, false)).play_out(|(turn, won), dice| {
            *won = dice.below(6) == 5;
            *turn += u8::from(!*won);
            !*won && *turn < 40
        });
        let first = spread.chance(|(turn, won)| *won && turn % 2 == 0);
        assert!((first - 6.0 / 11.0).abs() < 1e-3, "{first}");
    }
}
