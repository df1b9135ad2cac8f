//! 10.47, 10.53, 6.43, S-BRI-3: units that their owner may turn for nothing, one after the other.

use geometry::hex::Facing;

use crate::action::Refusal;
use crate::ids::Unit;
use crate::state::{Mark, State, Turning};

impl State {
    /// A unit may be turned by its owner as it likes, or to one other facing only. Two in a hex face
    /// alike (6.97), so that one who has company stays as it is.
    pub(crate) fn may_turn(&mut self, unit: Unit, only: Option<Facing>) {
        if self.has_facing(unit) && self.partner(unit).is_none() {
            self.public.turning.push(Turning { unit, only });
        }
    }

    /// Whether somebody is left who may turn.
    pub(crate) fn somebody_turns(&mut self) -> bool {
        while let Some(turning) = self.public.turning.first() {
            let unit = turning.unit;
            if self.piece(unit).spot.hex().is_some() && !self.is(unit, Mark::ROUTED) {
                return true;
            }
            self.public.turning.remove(0);
        }
        false
    }

    /// Whether the first of them may turn so.
    pub(crate) fn check_face(&self, facing: Facing) -> Result<(), Refusal> {
        let Some(Turning { unit, only }) = self.public.turning.first().copied() else {
            return Err(Refusal::NotNow { rule: kernel::Rule("10.47") });
        };
        let fits = facing.as_side().is_none()
            && facing != self.piece(unit).facing
            && only.is_none_or(|only| only == facing);
        if fits { Ok(()) } else { Err(Refusal::NoSuchFacing { unit }) }
    }
}
