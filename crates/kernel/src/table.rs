//! What `apply` gets: the dice, the journal if somebody keeps one, and the referee.

use crate::{Dice, Done, Referee};

/// One roll, with what it was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// What it was for, a short code that the game's texts name.
    pub purpose: &'static str,
    /// The die.
    pub sides: u32,
    /// The face, from 1. `None` while it is secret, as in a deal of cards.
    pub face: Option<u32>,
    /// Whether it succeeded, where the roll alone decides that.
    pub hit: Option<bool>,
    /// The highest face that would have succeeded, where the roll alone decides that.
    pub at_most: Option<u32>,
}

/// A line of the journal.
#[derive(Clone, Debug)]
pub enum Entry<E> {
    /// Something happened.
    Event(E),
    /// A die fell.
    Roll(Roll),
}

/// The table an action is resolved at.
pub struct Table<'a, E> {
    dice: &'a mut dyn Dice,
    journal: Option<&'a mut Vec<Entry<E>>>,
    /// None at a table of a trial.
    referee: Option<Referee>,
    rolled: bool,
    revealed: bool,
}

impl<'a, E> Table<'a, E> {
    pub(crate) fn new(dice: &'a mut dyn Dice, journal: Option<&'a mut Vec<Entry<E>>>) -> Self {
        Self { dice, journal, referee: Some(Referee::new()), rolled: false, revealed: false }
    }

    /// A table at which a part of the rules is tried out on a copy, such as by odds that walk every
    /// fall of the dice: nobody keeps a journal, and no secret can be opened at it.
    pub fn trial(dice: &'a mut dyn Dice) -> Self {
        Self { dice, journal: None, referee: None, rolled: false, revealed: false }
    }

    /// The right to open secrets.
    ///
    /// # Panics
    ///
    /// At a table of a trial: what has secrets is tried out in worlds that were imagined.
    pub fn referee(&self) -> &Referee {
        self.referee.as_ref().expect("no secret is opened at a trial")
    }

    /// Rolls one die that all see: a face from 1 to `sides`.
    pub fn roll(&mut self, purpose: &'static str, sides: u32) -> u32 {
        self.rolled = true;
        let face = self.dice.below(sides) + 1;
        if let Some(journal) = &mut self.journal {
            let face = Some(face);
            journal.push(Entry::Roll(Roll { purpose, sides, face, hit: None, at_most: None }));
        }
        face
    }

    /// Rolls one die that all see, which succeeds with `at_most` or less: the face, and whether.
    pub fn try_roll(&mut self, purpose: &'static str, sides: u32, at_most: u32) -> (u32, bool) {
        self.rolled = true;
        let face = self.dice.below(sides) + 1;
        let hit = face <= at_most;
        if let Some(journal) = &mut self.journal {
            let (face, hit, at_most) = (Some(face), Some(hit), Some(at_most));
            journal.push(Entry::Roll(Roll { purpose, sides, face, hit, at_most }));
        }
        (face, hit)
    }

    /// Rolls `count` dice that all see, and counts those that show `at_most` or less.
    pub fn hits(&mut self, purpose: &'static str, count: u32, sides: u32, at_most: u32) -> u32 {
        self.rolled = true;
        match &mut self.journal {
            None => self.dice.pool(count, sides, at_most, &mut |_| {}),
            Some(journal) => self.dice.pool(count, sides, at_most, &mut |face| {
                let (face, hit, at_most) = (Some(face), Some(face <= at_most), Some(at_most));
                journal.push(Entry::Roll(Roll { purpose, sides, face, hit, at_most }));
            }),
        }
    }

    /// Draws a number from 0 to `count - 1` that nobody sees, to shuffle or to pick blindly.
    pub fn draw(&mut self, purpose: &'static str, count: u32) -> u32 {
        self.rolled = true;
        if let Some(journal) = &mut self.journal {
            let (sides, face, hit) = (count, None, None);
            journal.push(Entry::Roll(Roll { purpose, sides, face, hit, at_most: None }));
        }
        self.dice.below(count)
    }

    /// Journals an event. Nothing is built when nobody keeps a journal.
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(journal) = &mut self.journal {
            journal.push(Entry::Event(event()));
        }
    }

    /// Says that this action showed somebody a secret, so that it cannot be undone.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// What happened at it.
    pub(crate) fn done(&self) -> Done {
        Done { rolled: self.rolled, revealed: self.revealed, handed_over: false }
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, Table};
    use crate::ScriptedDice;

    #[test]
    #[should_panic = "no secret is opened at a trial"]
    fn a_trial_opens_no_secret() {
        let mut dice = ScriptedDice::new([]);
        let table: Table<'_, ()> = Table::trial(&mut dice);
        let _ = table.referee();
    }

    #[test]
    fn a_tried_roll_is_journalled_with_its_success() {
        let mut dice = ScriptedDice::new([2, 3]);
        let mut journal: Vec<Entry<()>> = Vec::new();
        let mut table = Table::new(&mut dice, Some(&mut journal));
        assert_eq!(table.try_roll("battle", 6, 2), (2, true));
        assert_eq!(table.try_roll("battle", 6, 2), (3, false));
        assert!(table.done().rolled);
        let told: Vec<_> = journal
            .iter()
            .map(|entry| match entry {
                Entry::Roll(roll) => (roll.face, roll.hit, roll.at_most),
                Entry::Event(()) => (None, None, None),
            })
            .collect();
        assert_eq!(told, [(Some(2), Some(true), Some(2)), (Some(3), Some(false), Some(2))]);
    }
}
