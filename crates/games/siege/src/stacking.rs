//! 5.0: who may stand in a hex together.

use geometry::hex::Hex;

use crate::action::Refusal;
use crate::ids::Unit;
use crate::pack::Pack;
use crate::state::{Board, Order};

impl Board {
    /// 5.0: whether a unit may stack with those in a hex.
    pub(crate) fn check_stack(&self, pack: &Pack, unit: Unit, to: Hex) -> Result<(), Refusal> {
        self.check_stack_as(pack, unit, self.order(unit), to)
    }

    /// 5.0: whether a unit that comes in a state may stack with those in a hex.
    pub(crate) fn check_stack_as(
        &self,
        pack: &Pack,
        unit: Unit,
        order: Order,
        to: Hex,
    ) -> Result<(), Refusal> {
        if self.cell(to).pf + pack.unit(unit).pf(order) > pack.stacking {
            return Err(Refusal::StackFull { to, limit: pack.stacking });
        }
        if !self.mixes(pack, unit, to) {
            return Err(Refusal::NoMixing { unit, to });
        }
        Ok(())
    }

    /// Whether a unit's PF fit into a hex.
    pub fn has_room(&self, pack: &Pack, unit: Unit, hex: Hex) -> bool {
        self.cell(hex).pf + self.pf(pack, unit) <= pack.stacking
    }

    /// Whether a unit may be with the kinds of unit in a hex.
    pub fn mixes(&self, pack: &Pack, unit: Unit, hex: Hex) -> bool {
        self.cell(hex).kinds & !pack.unit(unit).kind.stacks_with() == 0
    }
}
