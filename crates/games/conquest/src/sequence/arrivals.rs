//! S-GEN-6: reinforcements.

use kernel::Table;

use crate::action::Event;
use crate::ids::Group;
use crate::pack::{Battle, Roll};
use crate::state::{Spot, State};

impl State {
    /// S-GEN-6: reinforcements come.
    pub(super) fn arrivals(&mut self, table: &mut Table<'_, Event>) {
        let battle: &'static Battle = self.battle;
        for (index, arrival) in battle.arrivals.iter().enumerate() {
            let here = |option: &Option<String>| option.as_deref() == Some(arrival.id.as_str());
            let waiting = battle.units.iter().any(|unit| {
                here(&battle.unit(*unit).arrives) && self.piece(*unit).spot == Spot::Waiting
            });
            if !waiting {
                continue;
            }
            let begun = self.public.arrived & (1 << index) != 0;
            let routs = arrival
                .routs
                .is_some_and(|(tribe, count)| self.public.tribes[tribe].routs >= count);
            if !begun {
                if self.public.turn < arrival.turn && !routs {
                    continue;
                }
                let most = match arrival.die {
                    None => None,
                    Some(Roll::Turn) => Some(self.public.turn),
                    Some(Roll::AtMost(most)) => Some(most),
                };
                if most.is_some_and(|most| !self.roll_at_most("arrival", most, table)) {
                    continue;
                }
                self.public.arrived |= 1 << index;
            }
            for unit in battle.units.iter().copied() {
                let data = battle.unit(unit);
                if !here(&data.arrives) || self.piece(unit).spot != Spot::Waiting {
                    continue;
                }
                let side = data.side;
                let free = |hex: &geometry::hex::Hex| {
                    self.may_stop(unit, None, *hex)
                        && self.holder(*hex).is_none_or(|holder| holder == side)
                        && !self.zone(*hex, side.enemy())
                };
                let own = data.start.filter(|hex| free(hex));
                let Some(hex) = own.or_else(|| arrival.entry.iter().find(|hex| free(hex))) else {
                    continue;
                };
                let under = self.line_units(hex).next().is_some();
                self.piece_mut(unit).under = under;
                self.put(unit, Spot::On(hex));
                table.tell(|| Event::Arrived { unit, hex });
            }
            self.arrive_with_units(&arrival.id);
        }
    }

    /// Leaders and eagles come with a unit of theirs.
    fn arrive_with_units(&mut self, id: &str) {
        let battle: &'static Battle = self.battle;
        for leader in battle.leaders.iter().copied() {
            let data = battle.leader(leader);
            if data.arrives.as_deref() != Some(id)
                || self.public.leaders[leader].spot != Spot::Waiting
            {
                continue;
            }
            let own = self.on_map().find(|(unit, _)| self.commands(leader, *unit));
            let start = data.start.filter(|hex| self.holder(*hex) == Some(data.side));
            if let Some(hex) = start.or(own.map(|(_, hex)| hex)) {
                self.public.leaders[leader].spot = Spot::On(hex);
            }
        }
        for legion in Group::all() {
            let Some(data) = &battle.eagles[legion] else { continue };
            if data.arrives.as_deref() != Some(id)
                || self.public.eagles[legion].spot != Spot::Waiting
            {
                continue;
            }
            let own = self.on_map().find(|(unit, _)| self.battle.unit(*unit).group == Some(legion));
            if let Some((_, hex)) = own {
                self.public.eagles[legion].spot = Spot::On(hex);
            }
        }
    }
}
