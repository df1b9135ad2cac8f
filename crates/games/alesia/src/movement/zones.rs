//! 11.0: onto the map, off it, and from zone to zone.

use geometry::hex::Hex;
use kernel::{Concealed, Rule, Seat, Table};

use super::walk::walker;
use super::{afford, check_ground, check_held, check_turn, points};
use crate::action::{Event, Refusal};
use crate::command::check_owner;
use crate::ids::{Force, Side, Unit, Zone};
use crate::pack::{GRID, Pack};
use crate::state::{Barrier, Board, Eyes, Going, Moment, Moves, Place, RELIEF, Spot, Stage, State};

/// 11.1: what a unit pays to enter at an edge hex.
pub(super) fn entry_cost(pack: &Pack, public: &Board, at: Hex) -> u8 {
    let costs = &pack.costs;
    let before = public.appeared.at(pack, at) / costs.entry_lot;
    costs.entry.saturating_add(before.saturating_mul(costs.entry_more))
}

/// 11.1: whether a unit may enter the map.
pub(crate) fn check_enter(
    eyes: Eyes<'_>,
    moves: &Moves,
    unit: Unit,
    at: Hex,
) -> Result<u8, Refusal> {
    check_turn(eyes, moves, unit)?;
    let Some(zone) = eyes.zone_of(unit).filter(|_| moves.of(eyes.seat).is_none()) else {
        return Err(Refusal::NotThere { unit, rule: Rule("11.1") });
    };
    if moves.stage == Stage::Zones && eyes.seat == RELIEF {
        return Err(Refusal::HasActed { unit });
    }
    if !GRID.contains(at) || !eyes.pack.ground(at).zones.contains(zone) {
        return Err(Refusal::WrongZone { unit });
    }
    check_unpinned(eyes, unit, zone)?;
    check_ground(eyes.pack, unit, eyes.pack.is_cavalry(unit), at)?;
    check_held(eyes.public, unit.side().enemy(), at)?;
    afford(entry_cost(eyes.pack, eyes.public, at), points(eyes.pack, moves, unit))
}

/// 22.44: who fights in a zone stays there.
pub(super) fn check_unpinned(eyes: Eyes<'_>, unit: Unit, zone: Zone) -> Result<(), Refusal> {
    let pinned = eyes.public.pinned.contains(zone) && eyes.pack.is_cavalry(unit);
    if pinned { Err(Refusal::Pinned { unit }) } else { Ok(()) }
}

/// 11.5: whether a unit may leave the map.
pub(crate) fn check_leave(
    eyes: Eyes<'_>,
    moves: &Moves,
    unit: Unit,
    zone: Zone,
) -> Result<(), Refusal> {
    let walker = walker(eyes, moves, unit)?;
    walker.check_exit()?;
    if eyes.pack.ground(walker.from).zones.contains(zone) {
        Ok(())
    } else {
        Err(Refusal::WrongZone { unit })
    }
}

/// 11.4: one action a turn for a unit off the map, after the entries (4.2).
pub(super) fn check_idle(eyes: Eyes<'_>, moves: &Moves, unit: Unit) -> Result<Zone, Refusal> {
    check_owner(eyes, unit)?;
    let Some(zone) = eyes.zone_of(unit) else {
        return Err(Refusal::NotThere { unit, rule: Rule("11.4") });
    };
    if moves.stage != Stage::Zones && eyes.seat == RELIEF {
        return Err(Refusal::ZonesLater {});
    }
    let shifted = eyes.zones.is_some_and(|zones| zones.shifted.contains(unit));
    if shifted || eyes.public.moved.contains(unit) {
        return Err(Refusal::HasActed { unit });
    }
    check_unpinned(eyes, unit, zone)?;
    Ok(zone)
}

/// 11.4: whether a unit may go to a zone.
pub(crate) fn check_shift(
    eyes: Eyes<'_>,
    moves: &Moves,
    unit: Unit,
    zone: Zone,
) -> Result<(), Refusal> {
    let from = check_idle(eyes, moves, unit)?;
    if from.touches(zone) { Ok(()) } else { Err(Refusal::NotNextZone { zone }) }
}

/// 11.2: whether a unit may lie in wait beyond an edge hex that Romans hold.
pub(crate) fn check_lurk(
    eyes: Eyes<'_>,
    moves: &Moves,
    unit: Unit,
    beyond: crate::pack::Virtual,
) -> Result<(), Refusal> {
    let zone = check_idle(eyes, moves, unit)?;
    let Some(touched) = eyes.pack.beyond.get(usize::from(beyond.0)) else {
        return Err(Refusal::NobodyToLurkFor {});
    };
    let romans = |hex: &Hex| {
        eyes.public.has_men(Side::Rome, *hex) && eyes.pack.ground(*hex).zones.contains(zone)
    };
    if unit.relief().is_none() || !touched.iter().any(romans) {
        return Err(Refusal::NobodyToLurkFor {});
    }
    let there = Unit::of(Force::Relief)
        .filter(|unit| eyes.public.spots[*unit] == Spot::beyond(beyond))
        .count();
    if there >= usize::from(eyes.pack.limit(Side::Gaul)) {
        return Err(Refusal::StackFull { hex: touched[0] });
    }
    Ok(())
}

impl State {
    /// 11.1.
    pub(crate) fn enter(&mut self, by: Seat, unit: Unit, at: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let spent = entry_cost(pack, &self.public, at);
        let left = points(pack, self.moves(), unit) - spent;
        self.public.appeared.count(pack, at);
        if unit.relief().is_some() {
            self.zones_mut(table.referee()).at.set(unit, None);
        }
        let moves = self.moves();
        if by == RELIEF {
            moves.stage = Stage::Entry;
        }
        moves.arrived = moves.arrived.with(by);
        let wet = self.public.is_barrier(pack, unit, at);
        let barrier = if wet { Barrier::In } else { Barrier::Free };
        table.tell(|| Event::Entered { unit, at, spent });
        self.enter_hex(unit, at, table);
        let going = Going { unit, by, left, barrier, home: false, over: false };
        self.go_on(going, Moment::Arrive, None, table);
        self.hear(table);
    }

    /// 11.5, 26.1.
    pub(crate) fn leave(&mut self, by: Seat, unit: Unit, zone: Zone, table: &mut Table<'_, Event>) {
        let from = self.public.hex_of(unit).expect("a unit that leaves is on the map");
        self.public.moved.insert(unit);
        self.set_going(by, None);
        let owners = self.who_sees(unit);
        table.tell(|| Event::Left { unit, from, zone: Concealed::shared(owners, zone) });
        self.go_off(unit, from, Some(zone), table);
    }

    /// Who sees to which zone a unit goes: all, unless it is of the relief army (3.4).
    pub(crate) fn who_sees(&self, unit: Unit) -> kernel::SeatSet {
        if unit.relief().is_some() { self.zones.owners() } else { kernel::SeatSet::first(4) }
    }

    /// A unit goes off the map from a hex; its zone may be chosen later.
    pub(crate) fn go_off(
        &mut self,
        unit: Unit,
        from: Hex,
        zone: Option<Zone>,
        table: &mut Table<'_, Event>,
    ) {
        let pack = self.pack;
        self.public.put(pack, unit, Self::off_spot(unit, zone));
        match unit.force() {
            Force::Besieged if unit == Unit::VERCINGETORIX => self.escape(table),
            Force::Relief => {
                self.public.traces[unit] = pack.ground(from).zones;
                self.zones_mut(table.referee()).at.set(unit, zone);
            }
            Force::Besieged | Force::Roman => {}
        }
    }

    /// 11.4.
    pub(crate) fn shift(&mut self, unit: Unit, zone: Zone, table: &mut Table<'_, Event>) {
        if unit.relief().is_none() {
            // The besieged and Romans are seen wherever they are.
            self.public.moved.insert(unit);
            self.public.put(self.pack, unit, Spot::zone(zone));
            let owners = self.who_sees(unit);
            return table.tell(|| Event::Shifted { what: Concealed::shared(owners, (unit, zone)) });
        }
        let zones = self.zones.open_mut(table.referee());
        zones.at.set(unit, Some(zone));
        zones.shifted.insert(unit);
        let owner = self.zones.owners();
        table.tell(|| Event::Shifted { what: Concealed::shared(owner, (unit, zone)) });
    }

    /// 11.2.
    pub(crate) fn lurk(
        &mut self,
        unit: Unit,
        beyond: crate::pack::Virtual,
        table: &mut Table<'_, Event>,
    ) {
        self.public.moved.insert(unit);
        self.public.put(self.pack, unit, Spot::beyond(beyond));
        table.tell(|| Event::Lurked { unit, beyond });
    }

    /// The presence markers are redrawn, and what all can tell of the zones (11.9).
    pub(crate) fn draw_presence(&mut self, table: &mut Table<'_, Event>) {
        let zones = *self.zones.open(table.referee());
        // 11.2: who lies beyond the edge is in its zone.
        let off =
            |unit: Unit| matches!(self.public.spots[unit].place(), Place::Off | Place::Beyond(_));
        let presence = Unit::of(Force::Relief)
            .filter(|unit| off(*unit))
            .filter_map(|unit| zones.at.zone(unit))
            .chain(Unit::of(Force::Besieged).filter_map(|unit| {
                let Place::Zone(zone) = self.public.spots[unit].place() else { return None };
                Some(zone)
            }))
            .collect();
        for unit in Unit::of(Force::Relief) {
            if self.public.spots[unit] == Spot::OFF {
                let before = self.public.traces[unit];
                let may_be =
                    if self.public.moved.contains(unit) { before } else { before.spread() };
                self.public.traces[unit] = may_be.and(presence);
            }
        }
        self.public.presence = presence;
        table.tell(|| Event::Presence { zones: presence });
    }
}
