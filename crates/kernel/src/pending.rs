//! Who must decide, and how a game ended.

use crate::{Rule, Seat, SeatSet};

/// Which seats must decide now, or how the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// These seats owe a decision, each in its own time, and whether they see what the others have
    /// decided meanwhile.
    Seats(SeatSet, Choices),
    /// Nobody: the game is over.
    Over(Outcome),
}

/// Whether seats that decide at the same time see each other's choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// What one does is seen at once, as far as the game's views show it: who decides later knows
    /// more.
    Open,
    /// Nobody learns what the others have chosen before all have, so that the order does not
    /// matter. A law checks it.
    Hidden,
}

impl Pending {
    /// One seat must decide.
    pub fn one(seat: Seat) -> Self {
        Self::Seats(SeatSet::one(seat), Choices::Open)
    }

    /// The seats that must decide; none when the game is over.
    pub fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats, _) => seats,
            Self::Over(_) => SeatSet::NONE,
        }
    }

    /// The outcome, when the game is over.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Seats(..) => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winners: SeatSet,
    /// The rule that decided it.
    pub rule: Rule,
}
