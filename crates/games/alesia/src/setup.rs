//! 3.0, 12.6, 17.4: the Romans place forts and units; the Gauls have no choice.

use geometry::hex::Hex;
use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::command::check_owner;
use crate::ids::{Force, Side, Unit, Zone, ZoneSet};
use crate::movement::check_ground;
use crate::pack::{GRID, Pack};
use crate::state::{Board, Eyes, LABIENUS, ROMAN, SecretSpheres, SetupChoice, Spot, State};

/// 3.2: neither in Alesia nor next to it.
fn check_site(pack: &Pack, hex: Hex) -> Result<(), Refusal> {
    if !GRID.contains(hex) {
        return Err(Refusal::OffTheMap {});
    }
    if pack.ground(hex).to_town <= 1 {
        return Err(Refusal::TownAndAround { hex });
    }
    Ok(())
}

/// 12.6, R-03: forts are put up before the first period, by Caesar's player.
fn check_forts(eyes: Eyes<'_>) -> Result<(), Refusal> {
    if eyes.public.period > 1 {
        return Err(Refusal::FortsStay {});
    }
    if eyes.seat == ROMAN { Ok(()) } else { Err(Refusal::NotYours { rule: Rule("17.4") }) }
}

/// 3.2, 24.1: whether a fort may be put up.
pub(crate) fn check_build(eyes: Eyes<'_>, hand: Option<Unit>, hex: Hex) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    if hand.is_some() {
        return Err(Refusal::HandFull {});
    }
    check_forts(eyes)?;
    if !GRID.contains(hex) {
        return Err(Refusal::OffTheMap {});
    }
    if pack.ground(hex).to_town < pack.fort_distance {
        return Err(Refusal::FortTooNear { hex });
    }
    if public.forts.len() >= usize::from(pack.forts) {
        return Err(Refusal::NoFortLeft {});
    }
    if public.has_fort(hex) { Err(Refusal::FortThere { hex }) } else { Ok(()) }
}

/// 3.2: whether a fort may be taken back.
pub(crate) fn check_unbuild(eyes: Eyes<'_>, hand: Option<Unit>, hex: Hex) -> Result<(), Refusal> {
    if hand.is_some() {
        return Err(Refusal::HandFull {});
    }
    check_forts(eyes)?;
    let all = usize::from(eyes.pack.forts);
    // Forts are taken back when all stand, to put them elsewhere: a set-up that never ends helps
    // nobody.
    if !eyes.public.has_fort(hex) {
        Err(Refusal::NoFortThere { hex })
    } else if eyes.public.forts.len() < all {
        Err(Refusal::FortsFirst {})
    } else {
        Ok(())
    }
}

/// 3.2, 12.6: whether a unit may be taken into the hand.
pub(crate) fn check_take(eyes: Eyes<'_>, hand: Option<Unit>, unit: Unit) -> Result<(), Refusal> {
    if hand.is_some() {
        return Err(Refusal::HandFull {});
    }
    if unit.side() != Side::Rome || matches!(eyes.public.spots[unit], Spot::LOST | Spot::ASIDE) {
        return Err(Refusal::CannotBePlaced { unit });
    }
    if eyes.seat == LABIENUS { check_owner(eyes, unit) } else { Ok(()) }
}

/// 3.2, 10.1, 22.1: whether the unit in the hand may be placed in a hex.
pub(crate) fn check_put(eyes: Eyes<'_>, hand: Option<Unit>, hex: Hex) -> Result<(), Refusal> {
    let unit = hand.ok_or(Refusal::HandEmpty {})?;
    check_place(eyes.pack, eyes.public, unit, hex)?;
    if eyes.seat == LABIENUS && eyes.public.commander(eyes.pack, eyes.sphere, hex) != LABIENUS {
        return Err(Refusal::OtherSphere { hex });
    }
    Ok(())
}

fn check_place(pack: &Pack, public: &Board, unit: Unit, hex: Hex) -> Result<(), Refusal> {
    check_site(pack, hex)?;
    check_ground(pack, unit, pack.is_cavalry(unit), hex)?;
    let there = public.men(Side::Rome, hex).filter(|other| *other != unit).count();
    if !unit.is_leader() && there >= usize::from(pack.limit(Side::Rome)) {
        return Err(Refusal::StackFull { hex });
    }
    Ok(())
}

/// 3.2: whether everything has its place.
pub(crate) fn check_ready(eyes: Eyes<'_>, hand: Option<Unit>) -> Result<(), Refusal> {
    let public = eyes.public;
    let waits = |unit: Unit| public.spots[unit] == Spot::WAITING;
    let forts = public.period > 1 || public.forts.len() == usize::from(eyes.pack.forts);
    if hand.is_some() || !forts || Unit::of_side(Side::Rome).any(waits) {
        return Err(Refusal::NotAllPlaced {});
    }
    Ok(())
}

/// What might be done to set up.
pub(crate) fn candidates(eyes: Eyes<'_>, hand: Option<Unit>, out: &mut Vec<Action>) {
    if hand.is_some() {
        out.extend(GRID.hexes().map(|hex| Action::Put { hex }));
        return;
    }
    if eyes.public.period == 1 && eyes.seat == ROMAN {
        if eyes.public.forts.len() < usize::from(eyes.pack.forts) {
            out.extend(GRID.hexes().map(|hex| Action::Build { hex }));
        } else {
            out.extend(eyes.public.forts.iter().map(|fort| Action::Unbuild { hex: fort.hex }));
        }
    }
    out.extend(Unit::of_side(Side::Rome).map(|unit| Action::Take { unit }));
    out.extend([Action::PlaceRest, Action::Ready]);
}

/// 3.2, 12.6: what stands, as the actions that put it there: forts, then the seat's units.
pub(crate) fn arrangement(eyes: Eyes<'_>) -> Vec<Vec<Action>> {
    let public = eyes.public;
    let forts = public.forts.iter().map(|fort| vec![Action::Build { hex: fort.hex }]);
    let own = |unit: &Unit| check_take(eyes, None, *unit).is_ok();
    let units = Unit::of_side(Side::Rome).filter(own).filter_map(|unit| {
        let hex = public.spots[unit].hex()?;
        Some(vec![Action::Take { unit }, Action::Put { hex }])
    });
    let built = (public.period == 1 && eyes.seat == ROMAN).then_some(forts);
    built.into_iter().flatten().chain(units).collect()
}

/// 3.2: whether anything is left to place.
pub(crate) fn check_rest(eyes: Eyes<'_>, hand: Option<Unit>) -> Result<(), Refusal> {
    match check_ready(eyes, hand) {
        Err(Refusal::NotAllPlaced {}) if hand.is_none() => Ok(()),
        Err(_) => Err(Refusal::HandFull {}),
        Ok(()) => Err(Refusal::AllPlaced {}),
    }
}

impl State {
    /// 3.2, 3.3: everything where it is before the Romans set up.
    pub(crate) fn deploy(&mut self, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        for unit in Unit::of(Force::Besieged) {
            self.public.put(pack, unit, Spot::TOWN);
        }
        for unit in Unit::of(Force::Relief) {
            self.public.put(pack, unit, Spot::OFF);
            self.public.traces[unit] = ZoneSet::one(pack.relief);
            self.zones_mut(table.referee()).at.set(unit, Some(pack.relief));
        }
        self.public.presence = ZoneSet::one(pack.relief);
        for unit in Unit::of_side(Side::Rome) {
            self.public.put(pack, unit, Spot::WAITING);
        }
        if self.public.options.setup == SetupChoice::Historical {
            self.place_rest(table);
        }
    }

    /// 17.4.
    pub(crate) fn name_sphere(&mut self, first: Zone, table: &mut Table<'_, Event>) {
        let owners = self.sphere.owners();
        if self.public.options.secret_spheres == SecretSpheres::On {
            *self.sphere.open_mut(table.referee()) = Some(first);
            self.public.sphere = None;
            table.tell(|| Event::SpheresNamed { first: Concealed::shared(owners, first) });
        } else {
            self.public.sphere = Some(first);
            let all = kernel::SeatSet::first(4);
            table.tell(|| Event::SpheresNamed { first: Concealed::shared(all, first) });
        }
        self.begin_setup(table);
    }

    /// 17.8: hidden spheres are shown between the periods.
    pub(crate) fn show_spheres(&mut self, table: &mut Table<'_, Event>) {
        if let Some(first) = *self.sphere.open(table.referee()) {
            let all = kernel::SeatSet::first(4);
            table.tell(|| Event::SpheresNamed { first: Concealed::shared(all, first) });
            table.reveal();
            self.public.sphere = Some(first);
        }
    }

    pub(crate) fn build_fort(&mut self, hex: Hex, table: &mut Table<'_, Event>) {
        self.public.build(self.pack, hex);
        table.tell(|| Event::Built { hex });
    }

    pub(crate) fn unbuild_fort(&mut self, hex: Hex, table: &mut Table<'_, Event>) {
        self.public.raze(self.pack, hex);
        table.tell(|| Event::Unbuilt { hex });
    }

    pub(crate) fn put_down(&mut self, unit: Unit, hex: Hex, table: &mut Table<'_, Event>) {
        self.public.put(self.pack, unit, Spot::on(hex));
        table.tell(|| Event::Placed { unit, hex });
    }

    /// 3.2: what is left is placed as the suggested set-up has it; where there is no room, in the
    /// nearest hex that has.
    pub(crate) fn place_rest(&mut self, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        for hex in &pack.historical.forts {
            let room = self.public.forts.len() < usize::from(pack.forts);
            if room && !self.public.has_fort(*hex) && self.public.period == 1 {
                self.public.build(pack, *hex);
            }
        }
        for (unit, wished) in &pack.historical.units {
            if self.public.spots[*unit] != Spot::WAITING {
                continue;
            }
            let near = (0..GRID.columns()).flat_map(|radius| GRID.ring(*wished, radius));
            let mut free = near.filter(|hex| check_place(pack, &self.public, *unit, *hex).is_ok());
            if let Some(hex) = free.next() {
                self.public.put(pack, *unit, Spot::on(hex));
            }
        }
        table.tell(|| Event::PlacedRest);
    }

    /// The seats that know the hidden spheres.
    pub(crate) fn roman_seats() -> kernel::SeatSet {
        kernel::SeatSet::one(ROMAN).with(LABIENUS)
    }
}
