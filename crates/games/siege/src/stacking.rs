//! 5.0: who may stand in a hex together.

use geometry::hex::Hex;

use crate::action::Refusal;
use crate::ids::Unit;
use crate::pack::Pack;
use crate::state::Board;

impl Board {
    /// Whether a unit would fit into a hex (5.0): PF and kinds.
    pub fn fits(&self, pack: &Pack, unit: Unit, hex: Hex) -> bool {
        self.has_room(pack, unit, hex) && self.mixes(pack, unit, hex)
    }

    /// 5.0: whether a unit may stack with those in a hex.
    pub(crate) fn check_stack(&self, pack: &Pack, unit: Unit, to: Hex) -> Result<(), Refusal> {
        if !self.has_room(pack, unit, to) {
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
