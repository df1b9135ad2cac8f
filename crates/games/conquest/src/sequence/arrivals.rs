//! S-GEN-6: reinforcements.

use geometry::hex::Hex;
use kernel::Table;

use crate::action::{Event, Refusal};
use crate::ids::{Group, Unit};
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
                let free = |hex: &Hex| {
                    self.may_stop(unit, None, *hex)
                        && self.holder(*hex).is_none_or(|holder| holder == side)
                        && !self.zone(*hex, side.enemy())
                };
                match data.start.filter(|hex| free(hex)) {
                    Some(hex) => self.enter_map(unit, hex, table),
                    // Its owner says where else.
                    None => {
                        self.public.entering.push(unit);
                    }
                }
            }
            self.arrive_with_units(&arrival.id);
        }
    }

    /// S-GEN-6, 10.55: the hexes where a unit may come to the map: free ones of its entry, or within
    /// two of where it left.
    pub(crate) fn entries(&self, unit: Unit) -> Vec<Hex> {
        let side = self.side(unit);
        let free = |hex: &Hex| {
            self.may_stop(unit, None, *hex)
                && self.holder(*hex).is_none_or(|holder| holder == side)
                && !self.zone(*hex, side.enemy())
        };
        match self.piece(unit).spot {
            Spot::Waiting => {
                let id = self.battle.unit(unit).arrives.as_deref();
                let arrival = self.battle.arrivals.iter().find(|one| Some(one.id.as_str()) == id);
                arrival.map_or_else(Vec::new, |one| one.entry.iter().filter(free).collect())
            }
            Spot::Pursuing(exit) => {
                let near = self.battle.grid.disc(exit, 2).filter(free);
                near.filter(|hex| self.line_units(*hex).next().is_none())
                    .filter(|hex| {
                        let gait = self.gait(unit);
                        self.battle.next(*hex).any(|next| self.toll(side, gait, next, *hex).is_ok())
                    })
                    .collect()
            }
            Spot::Out | Spot::Lost | Spot::Camp | Spot::Aboard(_) | Spot::On(_) => Vec::new(),
        }
    }

    /// Whether the first of those who come may enter there.
    pub(crate) fn check_arrival(&self, to: Hex) -> Result<(), Refusal> {
        let first = self.public.entering.first();
        let open = first.is_some_and(|unit| self.entries(*unit).contains(&to));
        if open { Ok(()) } else { Err(Refusal::NoEntry { to }) }
    }

    /// Whether somebody is left whose owner has a choice: who has one way comes, who has none waits.
    pub(super) fn somebody_enters(&mut self, table: &mut Table<'_, Event>) -> bool {
        while let Some(unit) = self.public.entering.first().copied() {
            let hexes = self.entries(unit);
            if hexes.len() > 1 {
                return true;
            }
            self.public.entering.remove(0);
            if let Some(hex) = hexes.first() {
                self.enter_map(unit, *hex, table);
            }
        }
        false
    }

    /// A unit comes to the map. Horse that regroups looks at the nearest enemy, unless its owner turns
    /// it.
    pub(crate) fn enter_map(&mut self, unit: Unit, hex: Hex, table: &mut Table<'_, Event>) {
        let back = matches!(self.piece(unit).spot, Spot::Pursuing(_));
        let under = self.line_units(hex).next().is_some();
        self.piece_mut(unit).under = under;
        self.put(unit, Spot::On(hex));
        if back {
            let facing = self.facing_to_enemy(unit);
            self.piece_mut(unit).facing = facing;
            table.tell(|| Event::Returned { unit });
            self.may_turn(unit, None);
        } else {
            table.tell(|| Event::Arrived { unit, hex });
            if let Some(id) = &self.battle.unit(unit).arrives {
                self.arrive_with_units(id);
            }
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
