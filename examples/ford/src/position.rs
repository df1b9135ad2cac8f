//! The whole state as a document, and what no document may say.

use kernel::PositionError;
use serde::{Deserialize, Serialize};

use crate::names::{Cohort, Place};
use crate::pack::Pack;
use crate::state::{Phase, Public};

/// A state as a person writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What everybody sees.
    pub public: Public,
    /// The cohort that carries the eagle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bearer: Option<Cohort>,
    /// Where the ambush lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ambush: Option<Place>,
}

impl Position {
    /// Whether a game can stand like this.
    pub(crate) fn check(&self, pack: &Pack) -> Result<(), PositionError> {
        let fault = |what: &str| Err(PositionError(what.to_owned()));
        let Public { turn, phase, cohorts, .. } = &self.public;
        if !(1..=pack.turns).contains(turn) {
            return fault("there is no such turn");
        }
        let planning = matches!(phase.top(), Phase::Plan { .. });
        let over = matches!(phase.top(), Phase::Over { .. });
        if !planning && (self.bearer.is_none() || self.ambush.is_none()) {
            return fault("plans are made before the first turn");
        }
        if self.ambush.is_some_and(|place| !place.hides()) {
            return fault("an ambush lies at the bank, the ford or the shore");
        }
        if !over && self.bearer.is_some_and(|bearer| cohorts[bearer].is_none()) {
            return fault("the eagle has fallen, so the game is over");
        }
        let waits = match phase.top() {
            Phase::Plan { done } => {
                let seats = [self.bearer.is_some(), self.ambush.is_some()];
                let fits =
                    (0..2).all(|seat| done.contains(kernel::Seat(seat)) == seats[seat as usize]);
                phase.depth() == 1 && done.len() < 2 && fits
            }
            Phase::Ambush { cohort } => {
                let there = cohorts[*cohort].is_some_and(Place::hides);
                phase.below() == Some(&Phase::March) && there && !self.public.sprung
            }
            Phase::March | Phase::Javelins | Phase::Over { .. } => phase.depth() == 1,
        };
        if waits { Ok(()) } else { fault("play cannot wait there") }
    }
}
