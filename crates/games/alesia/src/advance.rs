//! 16.1, 16.5: winners advance into what the losers have left.

use geometry::hex::Hex;
use kernel::{Concealed, Seat, Table};

use crate::action::{Action, Event, Refusal};
use crate::command::check_owner;
use crate::ids::{Force, Side, Unit, Zone};
use crate::movement::{check_ground, check_held, check_king, check_released};
use crate::pack::{GRID, Terrain, Verdict};
use crate::state::{Barrier, Battle, Eyes, Moment, State, Step, Trail};

/// How far the winners of a battle may go.
fn limit(battle: &Battle) -> u8 {
    match battle.verdict {
        Some(
            Verdict::AttackersRetreat { advance, .. }
            | Verdict::DefendersRetreat { advance, .. }
            | Verdict::AttackersDie { advance }
            | Verdict::DefendersDie { advance },
        ) => advance,
        Some(Verdict::Melee | Verdict::Rage) | None => 0,
    }
}

/// How a unit stands to rivers and the trench after the hexes it has advanced over.
fn barrier(eyes: Eyes<'_>, trail: &Trail) -> Barrier {
    let (pack, public) = (eyes.pack, eyes.public);
    let mut barrier = public.barrier_at(pack, trail.unit, trail.from);
    let mut here = trail.from;
    for to in &trail.via {
        let way = pack.way(here, *to);
        let step = way.map(|way| (here, way, *to));
        let after = step.and_then(|step| public.barrier_after(pack, trail.unit, barrier, step));
        barrier = after.unwrap_or(Barrier::In);
        here = *to;
    }
    barrier
}

/// Whether a unit may go on advancing at all, and where it stands.
fn check_unit(eyes: Eyes<'_>, battle: &Battle, unit: Unit) -> Result<Hex, Refusal> {
    let public = eyes.public;
    check_owner(eyes, unit)?;
    if let Some(trail) = &battle.trail
        && trail.unit != unit
    {
        return Err(Refusal::AnotherIsMoving { unit: trail.unit });
    }
    let at = public.hex_of(unit).filter(|_| battle.eager.contains(unit));
    let at = at.ok_or(Refusal::MayNotAdvance { unit })?;
    if let Some(trail) = &battle.trail
        && (trail.via.len() >= usize::from(limit(battle))
            || public.in_zone(unit.side().enemy(), at)
            || eyes.pack.ground(at).in_town())
    {
        return Err(Refusal::AdvanceIsOver { unit });
    }
    if limit(battle) == 0 {
        return Err(Refusal::MayNotAdvance { unit });
    }
    Ok(at)
}

/// 16.1, 16.5: whether a winner may advance to a hex.
pub(crate) fn check(eyes: Eyes<'_>, battle: &Battle, unit: Unit, to: Hex) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    let at = check_unit(eyes, battle, unit)?;
    let (side, enemy) = (unit.side(), unit.side().enemy());
    if !GRID.contains(to) {
        return Err(Refusal::OffTheMap {});
    }
    let way = pack.way(at, to).ok_or(Refusal::NotAdjacent { to })?;
    if battle.trail.is_none() && !battle.lost.contains(&to) {
        return Err(Refusal::NotEmptied { to });
    }
    check_held(public, enemy, to)?;
    let ground = pack.ground(to);
    if ground.in_town() {
        if side == Side::Rome {
            return Err(Refusal::NoRomansInTown { to });
        }
        if ground.terrain == Terrain::Town || pack.ground(at).in_town() {
            return Err(Refusal::ByTheWalls { to });
        }
    } else if pack.ground(at).in_town() && unit.force() == Force::Besieged {
        check_released(eyes)?;
    }
    check_ground(pack, unit, pack.is_cavalry(unit), to)?;
    let zone = public.in_zone(enemy, to);
    if zone && unit.missile().is_some() {
        return Err(Refusal::MissilesKeepAway { to });
    }
    if unit == Unit::VERCINGETORIX {
        check_king(pack, public, at, to)?;
    } else if zone && unit.is_leader() && !public.has_men(side, to) {
        return Err(Refusal::LeaderAlone { to });
    }
    let start = Trail { unit, from: at, via: arrayvec::ArrayVec::new() };
    let before = barrier(eyes, battle.trail.as_ref().unwrap_or(&start));
    if public.barrier_after(pack, unit, before, (at, way, to)).is_none() {
        return Err(Refusal::HeldByWater { to });
    }
    let there = public.men(side, to).count();
    if !unit.is_leader() && there >= usize::from(pack.limit(side)) {
        return Err(Refusal::StackFull { hex: to });
    }
    Ok(())
}

/// 11.5: whether a Gaul may advance off the map.
pub(crate) fn check_leave(
    eyes: Eyes<'_>,
    battle: &Battle,
    unit: Unit,
    zone: Zone,
) -> Result<(), Refusal> {
    let at = check_unit(eyes, battle, unit)?;
    if unit.side() == Side::Rome {
        return Err(Refusal::RomansStay {});
    }
    let Some(trail) = &battle.trail else { return Err(Refusal::NotAtEdge { unit }) };
    if eyes.pack.ground(at).zones.is_empty() || barrier(eyes, trail) == Barrier::In {
        return Err(Refusal::NotAtEdge { unit });
    }
    if eyes.pack.ground(at).zones.contains(zone) {
        Ok(())
    } else {
        Err(Refusal::WrongZone { unit })
    }
}

/// Advances that might be made.
pub(crate) fn candidates(eyes: Eyes<'_>, battle: &Battle, out: &mut Vec<Action>) {
    steps(eyes, battle, |action| out.push(action));
    out.push(Action::EndAdvance);
}

/// Calls `each` with steps that might be made.
fn steps(eyes: Eyes<'_>, battle: &Battle, mut each: impl FnMut(Action)) {
    for unit in battle.eager.iter() {
        if let Ok(at) = check_unit(eyes, battle, unit) {
            for to in eyes.pack.next(at) {
                each(Action::Advance { unit, to });
            }
            for zone in eyes.pack.ground(at).zones.iter() {
                each(Action::Leave { unit, zone });
            }
        }
    }
}

/// Whether a seat can advance anybody.
fn can_advance(eyes: Eyes<'_>, battle: &Battle) -> bool {
    let mut any = false;
    steps(eyes, battle, |action| {
        any = any
            || if let Action::Advance { unit, to } = action {
                check(eyes, battle, unit, to).is_ok()
            } else if let Action::Leave { unit, zone } = action {
                check_leave(eyes, battle, unit, zone).is_ok()
            } else {
                false
            };
    });
    any
}

impl State {
    /// The losers are gone: the winners may follow.
    pub(crate) fn begin_advance(&mut self, table: &mut Table<'_, Event>) {
        if self.is_over() {
            return;
        }
        self.raze_trail(table);
        self.lone_leaders(table);
        if self.is_over() {
            return;
        }
        let battle = self.fight();
        battle.step = Step::Advance;
        battle.trail = None;
        self.go_on_advance(table);
    }

    /// Waits for an advance, or ends the battle when nobody can.
    pub(crate) fn go_on_advance(&mut self, table: &mut Table<'_, Event>) {
        if self.is_over() {
            return;
        }
        let battle = self.fight().clone();
        // A unit that can go no further has done with it.
        if let Some(trail) = &battle.trail {
            let unit = trail.unit;
            let by = self.public.decider(self.pack, self.sphere(table.referee()), unit);
            if can_advance(self.eyes(by), &battle) {
                self.fight().asked = by;
                return;
            }
            let battle = self.fight();
            battle.trail = None;
            battle.eager.remove(unit);
            return self.go_on_advance(table);
        }
        let seats = (0..4).map(Seat);
        let able = seats.into_iter().find(|seat| {
            seat.index() < self.public.seats() && can_advance(self.eyes(*seat), &battle)
        });
        match able {
            Some(seat) => self.fight().asked = seat,
            None => self.end_battle(table),
        }
    }

    /// 16.1: a winner goes one hex.
    pub(crate) fn advance(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let from = self.public.hex_of(unit).expect("a unit that advances is on the map");
        let start = || Trail { unit, from, via: arrayvec::ArrayVec::new() };
        self.fight().trail.get_or_insert_with(start).via.push(to);
        if self.pack.ground(from).in_town()
            && !self.pack.ground(to).in_town()
            && unit.force() == Force::Besieged
        {
            self.show_chit(table);
        }
        table.tell(|| Event::Advanced { unit, to });
        self.enter_hex(unit, to, table);
        if self.is_over() {
            return;
        }
        self.raze_under(unit, to, table);
        // A leader may follow his men: he is alone when their advance is over.
        if unit.side() == Side::Gaul {
            self.lone_leaders(table);
        }
        if !self.is_over() && !self.offer_fire(unit, Moment::Advance, Some(from), table) {
            self.after_combat_fire(table);
        }
    }

    /// 11.5: a Gaul advances off the map.
    pub(crate) fn advance_off(&mut self, unit: Unit, zone: Zone, table: &mut Table<'_, Event>) {
        let from = self.public.hex_of(unit).expect("a unit that advances is on the map");
        let battle = self.fight();
        battle.trail = None;
        battle.eager.remove(unit);
        let owners = self.who_sees(unit);
        table.tell(|| Event::Left { unit, from, zone: Concealed::shared(owners, zone) });
        self.public.moved.insert(unit);
        self.go_off(unit, from, Some(zone), table);
        self.go_on_advance(table);
    }

    /// A unit advances no further; or, if none is on its way, no unit of the seat does.
    pub(crate) fn end_advance(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        let sphere = self.sphere(table.referee());
        let battle = self.fight().clone();
        match battle.trail {
            Some(trail) => {
                let battle = self.fight();
                battle.trail = None;
                battle.eager.remove(trail.unit);
            }
            None => {
                for unit in battle.eager.iter() {
                    if self.public.decider(self.pack, sphere, unit) == seat {
                        self.fight().eager.remove(unit);
                    }
                }
            }
        }
        self.go_on_advance(table);
    }
}
