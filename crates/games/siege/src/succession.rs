//! 8.1: commanders and their successors.

use kernel::Table;

use crate::action::{Event, Refusal};
use crate::ids::{Force, Leader, Side};
use crate::state::{Eyes, Fate, Public, State};

/// 8.1: those who can become commander.
pub(crate) fn check_appoint(eyes: Eyes<'_>, side: Side, leader: Leader) -> Result<(), Refusal> {
    let fit = leader.has_box() && leader.side() == side && eyes.public.fates[leader].is_present();
    if fit { Ok(()) } else { Err(Refusal::CannotCommand { leader }) }
}

impl State {
    /// 8.1: the named successor takes over at once; a free choice waits for its player. Whether a
    /// side must choose.
    pub(crate) fn must_choose_commander(
        &mut self,
        side: Side,
        table: &mut Table<'_, Event>,
    ) -> bool {
        if self.public.commanders[side.index()].is_some() {
            return false;
        }
        let second = match side {
            Side::Rome => Leader::LABIENUS,
            Side::Gaul => Leader::VERCASSIVELLAUNOS,
        };
        let present = |leader: &Leader| self.public.fates[*leader].is_present();
        let force = Public::first_force(side);
        let mut able = Leader::with_box(force).filter(present);
        let heir = Some(second).filter(present).or_else(|| {
            let first = able.next();
            first.filter(|_| able.next().is_none())
        });
        if let Some(leader) = heir {
            self.appoint(side, leader, table);
            return false;
        }
        Leader::with_box(force).any(|leader| present(&leader))
    }

    pub(crate) fn appoint(&mut self, side: Side, leader: Leader, table: &mut Table<'_, Event>) {
        self.public.commanders[side.index()] = Some(leader);
        table.tell(|| Event::Appointed { side, leader });
    }

    /// Whether a leader of the relief army has been killed, wounded or captured (2.0-B.2).
    pub(crate) fn relief_has_lost(public: &Public) -> bool {
        Leader::with_box(Force::Relief).any(|leader| public.fates[leader] != Fate::Hale)
    }
}
