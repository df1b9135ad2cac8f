//! Four kinds of dice: seeded for simulation, fast for imagined worlds, scripted for tests,
//! exhaustive for exact odds.
//! The dice of real matches are in `fair.rs`.

use rand_core::{Rng as _, SeedableRng as _};

/// Where chance comes from. Handed to `apply`, never kept in a state.
pub trait Dice {
    /// A number from 0 to `sides - 1`, each as likely.
    fn below(&mut self, sides: u32) -> u32;

    /// Rolls `count` dice and counts those that show `at_most` or less. Calls `show` with each face.
    fn pool(&mut self, count: u32, sides: u32, at_most: u32, show: &mut dyn FnMut(u32)) -> u32 {
        let mut hits = 0;
        for _ in 0..count {
            let face = self.below(sides) + 1;
            show(face);
            hits += u32::from(face <= at_most);
        }
        hits
    }
}

/// Dice from a seed, the same on every machine (`ChaCha8`). For simulation.
#[derive(Clone, Debug)]
pub struct SeededDice(rand_chacha::ChaCha8Rng);

impl SeededDice {
    /// Dice of game number `game` under `seed`.
    pub fn new(seed: u64, game: u64) -> Self {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(game);
        Self(rng)
    }
}

impl Dice for SeededDice {
    fn below(&mut self, sides: u32) -> u32 {
        // Multiply and reject: no outcome is favoured.
        let zone = sides.wrapping_neg() % sides;
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(sides);
            if wide as u32 >= zone {
                return (wide >> 32) as u32;
            }
        }
    }
}

/// Quick dice for worlds that a bot imagines: as fair, cheaper, and never those of a match.
#[derive(Clone, Debug)]
pub struct FastDice(crate::Rng);

impl FastDice {
    /// The same faces for the same seed.
    pub fn new(seed: u64) -> Self {
        Self(crate::Rng::seed_from_u64(seed))
    }
}

impl Dice for FastDice {
    fn below(&mut self, sides: u32) -> u32 {
        // The bias is less than one in 2^32, and nobody's match depends on it.
        (((self.0.next_u64() >> 32) * u64::from(sides)) >> 32) as u32
    }
}

/// Dice that fall as a test says. Faces count from 1; when the script ends, `then` takes over.
pub struct ScriptedDice {
    script: std::collections::VecDeque<u32>,
    then: SeededDice,
    strict: bool,
}

impl ScriptedDice {
    /// Dice that show these faces and then panic: a test must script every roll.
    pub fn new(faces: impl IntoIterator<Item = u32>) -> Self {
        Self { script: faces.into_iter().collect(), then: SeededDice::new(0, 0), strict: true }
    }

    /// Dice that show these faces and then go on with seeded ones.
    pub fn then_seeded(faces: impl IntoIterator<Item = u32>, then: SeededDice) -> Self {
        Self { script: faces.into_iter().collect(), then, strict: false }
    }

    /// Faces not rolled yet.
    pub fn left(&self) -> usize {
        self.script.len()
    }

    /// Adds faces to the script.
    pub fn add(&mut self, faces: impl IntoIterator<Item = u32>) {
        self.script.extend(faces);
    }
}

impl Dice for ScriptedDice {
    fn below(&mut self, sides: u32) -> u32 {
        match self.script.pop_front() {
            Some(face) => (face.max(1) - 1) % sides,
            None if self.strict => panic!("the script of dice ended, but a d{sides} is rolled"),
            None => self.then.below(sides),
        }
    }
}

/// Walks every way the dice can fall, with its weight. See [`ExhaustiveDice::walk`].
#[derive(Default)]
pub struct ExhaustiveDice {
    path: Vec<(u32, Vec<f64>)>,
    depth: usize,
    weight: f64,
}

impl ExhaustiveDice {
    /// Calls `play` once for every outcome of all the dice it rolls; `collect` gets each result
    /// with its probability. The probabilities add up to one.
    pub fn walk<T>(mut play: impl FnMut(&mut dyn Dice) -> T, mut collect: impl FnMut(T, f64)) {
        let mut dice = Self::default();
        loop {
            dice.depth = 0;
            dice.weight = 1.0;
            let result = play(&mut dice);
            collect(result, dice.weight);
            dice.path.truncate(dice.depth);
            loop {
                match dice.path.last_mut() {
                    None => return,
                    Some((outcome, weights)) if (*outcome as usize) + 1 < weights.len() => {
                        *outcome += 1;
                        break;
                    }
                    Some(_) => {
                        dice.path.pop();
                    }
                }
            }
        }
    }

    fn branch(&mut self, weights: impl FnOnce() -> Vec<f64>) -> u32 {
        if self.depth == self.path.len() {
            self.path.push((0, weights()));
        }
        let (outcome, weights) = &self.path[self.depth];
        self.weight *= weights[*outcome as usize];
        self.depth += 1;
        *outcome
    }
}

impl Dice for ExhaustiveDice {
    fn below(&mut self, sides: u32) -> u32 {
        self.branch(|| vec![1.0 / f64::from(sides); sides as usize])
    }

    fn pool(&mut self, count: u32, sides: u32, at_most: u32, _: &mut dyn FnMut(u32)) -> u32 {
        self.branch(|| binomial(count, f64::from(at_most.min(sides)) / f64::from(sides)))
    }
}

/// The chance of 0, 1, … `count` successes.
fn binomial(count: u32, chance: f64) -> Vec<f64> {
    let mut weights = vec![1.0];
    for _ in 0..count {
        let mut next = vec![0.0; weights.len() + 1];
        for (hits, weight) in weights.iter().enumerate() {
            next[hits] += weight * (1.0 - chance);
            next[hits + 1] += weight * chance;
        }
        weights = next;
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exhaustive_dice_visit_every_outcome_once() {
        let mut seen = std::collections::BTreeMap::new();
        ExhaustiveDice::walk(
            |dice| (dice.below(6), dice.below(6)),
            |pair, weight| *seen.entry(pair).or_insert(0.0) += weight,
        );
        assert_eq!(seen.len(), 36);
        assert!(seen.values().all(|weight| (weight - 1.0 / 36.0).abs() < 1e-12));
    }

    #[test]
    fn pools_weigh_what_single_dice_weigh() {
        let mut by_pool = [0.0; 4];
        ExhaustiveDice::walk(
            |dice| dice.pool(3, 6, 2, &mut |_| {}),
            |hits, weight| by_pool[hits as usize] += weight,
        );
        let mut by_dice = [0.0; 4];
        ExhaustiveDice::walk(
            |dice| (0..3).filter(|_| dice.below(6) < 2).count(),
            |hits, weight| by_dice[hits] += weight,
        );
        for (pool, dice) in by_pool.iter().zip(by_dice) {
            assert!((pool - dice).abs() < 1e-12);
        }
    }

    #[test]
    fn fast_dice_are_fair_and_repeatable() {
        let throws = |seed| {
            let mut dice = FastDice::new(seed);
            let mut counts = [0u32; 6];
            (0..60_000).for_each(|_| counts[dice.below(6) as usize] += 1);
            counts
        };
        assert!(throws(1).iter().all(|count| (9_500..10_500).contains(count)), "{:?}", throws(1));
        assert_eq!(throws(2), throws(2));
        assert_ne!(throws(2), throws(3));
    }

    #[test]
    fn seeded_dice_are_fair_and_repeatable() {
        let mut dice = SeededDice::new(1, 0);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
        let again: Vec<u32> = {
            let mut d = SeededDice::new(1, 0);
            (0..8).map(|_| d.below(6)).collect()
        };
        let other: Vec<u32> = {
            let mut d = SeededDice::new(1, 1);
            (0..8).map(|_| d.below(6)).collect()
        };
        let first: Vec<u32> = {
            let mut d = SeededDice::new(1, 0);
            (0..8).map(|_| d.below(6)).collect()
        };
        assert_eq!(again, first);
        assert_ne!(again, other);
    }
}
