//! 2.0-D: units go back to command boxes.

use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Force, Leader, Unit};
use crate::organisation::{check_room, unseen};
use crate::pack::GRID;
use crate::state::{Eyes, State};

/// 2.0-D: units that may go back to a box; all of them are allowed.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    if let Some(force) = eyes.boxes_of() {
        for leader in Leader::with_box(force) {
            let Some(from) = eyes.leader_hex(leader).filter(|_| eyes.lies_hidden(leader)) else {
                continue;
            };
            if check_room(eyes, leader).is_err() {
                continue;
            }
            let range = eyes.public.values(eyes.pack, leader).range;
            let near = |unit: &Unit| {
                eyes.public.hex_of(*unit).is_some_and(|hex| GRID.distance(from, hex) <= range)
            };
            let units = Unit::of(force).filter(near);
            out.extend(units.map(|unit| Action::Withdraw { unit, leader }));
        }
    }
    crate::regiments::candidates(eyes, out);
    out.push(Action::Ready);
}

/// 2.0-D: whether a unit may go back to a box.
pub(crate) fn check(eyes: Eyes<'_>, unit: Unit, leader: Leader) -> Result<(), Refusal> {
    if !eyes.decides_for(unit.force()) || leader.side() != unit.side() {
        return Err(Refusal::NotYours { rule: Rule("2.0-D") });
    }
    if unit.force() == Force::Besieged {
        return Err(Refusal::BesiegedHaveNoBox { unit });
    }
    let Some(hex) = eyes.public.hex_of(unit) else {
        return Err(Refusal::NotYours { rule: Rule("2.0-D") });
    };
    check_room(eyes, leader)?;
    if !eyes.lies_hidden(leader) {
        return Err(Refusal::LeaderInSight { leader });
    }
    let range = eyes.public.values(eyes.pack, leader).range;
    match eyes.leader_hex(leader) {
        Some(from) if GRID.distance(from, hex) <= range => Ok(()),
        _ => Err(Refusal::NotInRange { unit, leader }),
    }
}

/// Whether a player may have a unit to put back into a box in phase D, as far as everybody knows.
pub(crate) fn may_withdraw(eyes: Eyes<'_>) -> bool {
    let Some(force) = eyes.boxes_of() else { return false };
    let (pack, public) = (eyes.pack, eyes.public);
    unseen(pack, public, force).any(|(from, range)| {
        Unit::of(force)
            .filter_map(|unit| public.hex_of(unit))
            .any(|hex| GRID.distance(from, hex) <= range)
    })
}

impl State {
    pub(crate) fn withdraw(&mut self, unit: Unit, leader: Leader, table: &mut Table<'_, Event>) {
        self.enter_box(unit, leader, table);
        table.tell(|| Event::Withdrawn { unit });
    }
}
