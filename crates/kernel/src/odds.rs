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
    /// Who may still join the fight that is open, and what it would come to with them.
    #[serde(default)]
    pub joins: Vec<Joins>,
    /// What those who may shoot now have left.
    #[serde(default)]
    pub shots: Vec<ShotsLeft>,
    /// What the first of the rows comes to once everything is done that is still owed, if anything is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub once: Option<f64>,
}

/// Somebody who may still join a fight, or several who may do so together.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Joins {
    /// By their ids in the scene, in the order in which they join.
    pub pieces: Vec<String>,
    /// The place that is struck at.
    pub place: String,
    /// The odds that they would bring, as they are printed.
    pub brings: String,
}

/// The shots of somebody who may shoot now.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShotsLeft {
    /// Who shoots.
    pub name: String,
    /// Where he stands.
    pub place: String,
    /// The ranges at which he has a shot in a turn, the longest first.
    pub ranges: Vec<RangeLeft>,
}

/// The shot at a range.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RangeLeft {
    /// In hexes.
    pub range: u8,
    /// Whether it is neither spent nor lost.
    pub left: bool,
    /// Whether it could be fired now.
    pub asked: bool,
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
    /// The sum of which the throw is made.
    #[serde(default)]
    pub sum: Option<OddsSum>,
}

/// How the odds of a throw come about.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OddsSum {
    /// The place that is struck at.
    pub place: String,
    /// The odds as they are printed.
    pub odds: String,
    /// Figure by figure.
    pub text: String,
    /// Whether those who are struck at count double.
    pub doubled: bool,
    /// The rule for that.
    pub rule: String,
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
