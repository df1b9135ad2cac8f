//! 9.1, 14.1, 14.2: what is placed before the first turn.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Concealed, Rule, Seat, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Counter, Force, Leader, Unit, UnitSet};
use crate::organisation::check_room;
use crate::pack::{Edge, GRID, Pack, Region};
use crate::state::{Boxes, CampChoice, Eyes, Public, Spot, State};

/// What a player has to place next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Camps.
    Camps,
    /// The besieged.
    Garrison,
    /// Vercingetorix.
    Vercingetorix,
    /// Units into boxes.
    Commands(Force),
    /// Roman counters.
    Posts,
    /// Nothing.
    Done,
}

/// What a seat with these boxes has to place next (14.1).
pub(crate) fn task(pack: &Pack, public: &Public, boxes: &Boxes, seat: Seat) -> Task {
    let waiting = |force: Force| !waiting(public, boxes, force).is_empty();
    if seat == public.seat_of(Force::Roman) {
        if public.camps.len() < usize::from(pack.camps) {
            return Task::Camps;
        }
        if waiting(Force::Roman) {
            return Task::Commands(Force::Roman);
        }
        let posted = Counter::of(Force::Roman).all(|counter| public.counters[counter].is_some());
        return if posted { Task::Done } else { Task::Posts };
    }
    if seat == public.seat_of(Force::Besieged) {
        if waiting(Force::Besieged) {
            return Task::Garrison;
        }
        if public.counters[Counter::VERCINGETORIX].is_none() {
            return Task::Vercingetorix;
        }
    }
    if seat == public.seat_of(Force::Relief) && waiting(Force::Relief) {
        return Task::Commands(Force::Relief);
    }
    Task::Done
}

/// 9.1: where a camp may be placed.
pub(crate) fn check_camp(eyes: Eyes<'_>, hex: Hex) -> Result<(), Refusal> {
    let pack = eyes.pack;
    if !GRID.contains(hex) {
        return Err(Refusal::OffTheMap { rule: Rule("9.1") });
    }
    if !pack.ground(hex).around.has(Edge::FORTIFICATION) {
        return Err(if pack.region(hex) == Region::Inside {
            Refusal::CampInside { hex }
        } else {
            Refusal::CampNeedsLine { hex }
        });
    }
    if pack.region(hex) == Region::Inside {
        return Err(Refusal::CampInside { hex });
    }
    if pack.near_walls.contains(hex) {
        return Err(Refusal::CampNearWall { hex });
    }
    if !pack.camp_sites.contains(hex) {
        return Err(Refusal::CampTooHigh { hex });
    }
    if eyes.public.camp_in(hex).is_some() {
        return Err(Refusal::CampThere { hex });
    }
    Ok(())
}

/// What a seat may place: all that is left, in any order. All of it is allowed.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let (pack, public) = (eyes.pack, eyes.public);
    if eyes.decides_for(Force::Roman) {
        if public.camps.len() < usize::from(pack.camps) {
            let sites = pack.camp_sites.iter().filter(|hex| check_camp(eyes, *hex).is_ok());
            out.extend(sites.map(|hex| Action::PlaceCamp { hex }));
        }
        let posts = pack.band.or(public.standing());
        for counter in Counter::of(Force::Roman) {
            if public.counters[counter].is_none() {
                out.extend(posts.iter().map(|hex| Action::Post { counter, hex }));
            }
        }
    }
    if eyes.decides_for(Force::Besieged) {
        garrisons(eyes, out);
        let town = pack.alesia.iter().copied();
        let open = town.filter(|hex| check_garrison_leader(eyes, *hex).is_ok());
        out.extend(open.map(|hex| Action::GarrisonLeader { hex }));
    }
    for force in [Force::Roman, Force::Relief] {
        if eyes.decides_for(force) {
            let roomy = |leader: &Leader| check_room(eyes, *leader).is_ok();
            let boxes: ArrayVec<Leader, 8> = Leader::with_box(force).filter(roomy).collect();
            for unit in waiting(public, eyes.boxes, force).iter() {
                out.extend(boxes.iter().map(|leader| Action::Assign { unit, leader: *leader }));
            }
        }
    }
    crate::regiments::candidates(eyes, out);
    if task(pack, public, eyes.boxes, eyes.seat) == Task::Done {
        out.push(Action::Ready);
    }
}

/// 9.1, 14.1, 2.0-A: what a seat has placed, as the actions that put it there.
pub(crate) fn arrangement(eyes: Eyes<'_>) -> Vec<Vec<Action>> {
    let public = eyes.public;
    let mut out = Vec::new();
    if eyes.decides_for(Force::Roman) && public.options.camps == CampChoice::Free {
        out.extend(public.camps.iter().map(|camp| vec![Action::PlaceCamp { hex: camp.hex }]));
    }
    for force in [Force::Roman, Force::Relief] {
        if !eyes.decides_for(force) {
            continue;
        }
        for unit in Unit::of(force).filter(|unit| !unit.is_half()) {
            if let Some(leader) = eyes.boxes.of(unit) {
                out.push(vec![Action::Assign { unit, leader }]);
            } else if let Some(leader) = unit.halves().and_then(|[half, _]| eyes.boxes.of(half)) {
                // 4.0: a legion is split after it has its place.
                out.push(vec![Action::Assign { unit, leader }, Action::Split { legion: unit }]);
            }
        }
    }
    if eyes.decides_for(Force::Roman) {
        out.extend(Counter::of(Force::Roman).filter_map(|counter| {
            public.counters[counter].map(|hex| vec![Action::Post { counter, hex }])
        }));
    }
    if eyes.decides_for(Force::Besieged) {
        out.extend(Unit::of(Force::Besieged).filter_map(|unit| {
            public.spots[unit].hex().map(|hex| vec![Action::Garrison { unit, hex }])
        }));
        let leader = public.counters[Counter::VERCINGETORIX];
        out.extend(leader.map(|hex| vec![Action::GarrisonLeader { hex }]));
    }
    out
}

/// 14.1: where the besieged may be placed. Units of the same PF fit into hexes with the same PF, and
/// that is found out once for them.
fn garrisons(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let mut known: ArrayVec<([u8; 3], bool), 36> = ArrayVec::new();
    for unit in waiting(eyes.public, eyes.boxes, Force::Besieged).iter() {
        let (strength, pf) = (eyes.pack.unit(unit).strength, eyes.public.pf(eyes.pack, unit));
        for hex in eyes.pack.alesia.iter().copied() {
            let question = [strength, pf, eyes.public.pf_in(hex)];
            let before = known.iter().find(|(other, _)| *other == question);
            let fits = match before {
                Some((_, fits)) => *fits,
                None => check_garrison(eyes, unit, hex).is_ok(),
            };
            if before.is_none() {
                known.push((question, fits));
            }
            if fits {
                out.push(Action::Garrison { unit, hex });
            }
        }
    }
}

/// Units of an army that are still to be placed. What is in a closed box stays on the table with
/// those that wait until its owner is ready (ruling R-26): only he knows that it has its place.
fn waiting(public: &Public, boxes: &Boxes, force: Force) -> UnitSet {
    let waits = |unit: &Unit| public.spots[*unit] == Spot::Waiting && !boxes.holds(*unit);
    Unit::of(force).filter(waits).collect()
}

/// Whether the seat places for an army.
fn own(eyes: Eyes<'_>, force: Force, rule: &'static str) -> Result<(), Refusal> {
    if eyes.decides_for(force) { Ok(()) } else { Err(Refusal::NotYours { rule: Rule(rule) }) }
}

/// 9.1, 14.1: whether a camp may be placed in a hex.
pub(crate) fn check_place_camp(eyes: Eyes<'_>, hex: Hex) -> Result<(), Refusal> {
    own(eyes, Force::Roman, "9.1")?;
    if eyes.public.camps.len() >= usize::from(eyes.pack.camps) {
        return Err(Refusal::AlreadyPlaced {});
    }
    check_camp(eyes, hex)
}

/// 14.1: whether Vercingetorix may be placed in a hex.
pub(crate) fn check_garrison_leader(eyes: Eyes<'_>, hex: Hex) -> Result<(), Refusal> {
    own(eyes, Force::Besieged, "14.1")?;
    if eyes.public.counters[Counter::VERCINGETORIX].is_some() {
        return Err(Refusal::AlreadyPlaced {});
    }
    if eyes.pack.alesia.contains(&hex) { Ok(()) } else { Err(Refusal::NotInAlesia { hex }) }
}

/// 2.0-A, 3.2: whether a unit may be put into a box on the first turn.
pub(crate) fn check_assign(eyes: Eyes<'_>, unit: Unit, leader: Leader) -> Result<(), Refusal> {
    own(eyes, unit.force(), "2.0-A")?;
    if unit.force() == Force::Besieged {
        return Err(Refusal::BesiegedHaveNoBox { unit });
    }
    if leader.force() != unit.force() {
        return Err(Refusal::NotYours { rule: Rule("2.0-A") });
    }
    if eyes.public.spots[unit] != Spot::Waiting || eyes.boxes.holds(unit) {
        return Err(Refusal::AlreadyPlaced {});
    }
    check_room(eyes, leader)
}

/// 14.1: whether a Roman counter may be placed in a hex.
pub(crate) fn check_post(eyes: Eyes<'_>, counter: Counter, hex: Hex) -> Result<(), Refusal> {
    own(eyes, counter.force(), "14.1")?;
    if counter.force() != Force::Roman {
        return Err(Refusal::NotYours { rule: Rule("14.1") });
    }
    if eyes.public.counters[counter].is_some() {
        return Err(Refusal::AlreadyPlaced {});
    }
    if !GRID.contains(hex) || !eyes.public.behind_works(eyes.pack, hex) {
        return Err(Refusal::NotBetweenTheLines { hex });
    }
    Ok(())
}

/// 14.1: whether a seat has placed everything.
pub(crate) fn check_ready(eyes: Eyes<'_>) -> Result<(), Refusal> {
    let done = task(eyes.pack, eyes.public, eyes.boxes, eyes.seat) == Task::Done;
    if done { Ok(()) } else { Err(Refusal::NotReady {}) }
}

/// 5.0, 14.1: a besieged unit is placed so that all the others still find room.
pub(crate) fn check_garrison(eyes: Eyes<'_>, unit: Unit, hex: Hex) -> Result<(), Refusal> {
    own(eyes, Force::Besieged, "14.1")?;
    let (pack, public) = (eyes.pack, eyes.public);
    if unit.force() != Force::Besieged {
        return Err(Refusal::NotYours { rule: Rule("14.1") });
    }
    if public.spots[unit] != Spot::Waiting {
        return Err(Refusal::AlreadyPlaced {});
    }
    if !pack.alesia.contains(&hex) {
        return Err(Refusal::NotInAlesia { hex });
    }
    if !public.has_room(pack, unit, hex) {
        return Err(Refusal::StackFull { to: hex, limit: pack.stacking });
    }
    let mut room = [0; 4];
    for (room, place) in room.iter_mut().zip(&pack.alesia) {
        *room = pack.stacking - public.pf_in(*place);
        if *place == hex {
            *room -= pack.unit(unit).strength;
        }
    }
    let others = waiting(public, eyes.boxes, Force::Besieged).iter().filter(|other| *other != unit);
    if all_fit(&strengths(pack, others), &mut room) {
        Ok(())
    } else {
        Err(Refusal::GarrisonWouldNotFit { unit, hex })
    }
}

/// 14.1: whether all the besieged find room in the town.
pub(crate) fn garrison_fits(pack: &Pack) -> bool {
    let mut room = [0; 4];
    room[..pack.alesia.len()].fill(pack.stacking);
    all_fit(&strengths(pack, Unit::of(Force::Besieged)), &mut room)
}

/// The PF of units, the strongest first.
fn strengths(
    pack: &Pack,
    units: impl Iterator<Item = Unit>,
) -> ArrayVec<u8, { Unit::BESIEGED as usize }> {
    let mut strengths: ArrayVec<u8, _> = units.map(|unit| pack.unit(unit).strength).collect();
    strengths.sort_unstable_by(|one, other| other.cmp(one));
    strengths
}

/// Whether units of such PF, the strongest first, still find room.
fn all_fit(strengths: &[u8], room: &mut [u8; 4]) -> bool {
    let Some((strength, rest)) = strengths.split_first() else { return true };
    for index in 0..room.len() {
        if room[index] < *strength || room[..index].contains(&room[index]) {
            continue;
        }
        room[index] -= strength;
        let fits = all_fit(rest, room);
        room[index] += strength;
        if fits {
            return true;
        }
    }
    false
}

impl State {
    /// 14.1: nothing is placed yet but the relief army's counters.
    pub(crate) fn set_up(&mut self, table: &mut Table<'_, Event>) {
        for unit in Unit::all().filter(|unit| !unit.is_half()) {
            self.public.spots[unit] = Spot::Waiting;
        }
        for force in [Force::Roman, Force::Relief] {
            let mut leaders: ArrayVec<Leader, 14> =
                Leader::all().filter(|leader| leader.force() == force).collect();
            for last in (1..leaders.len()).rev() {
                let other = table.draw("mix", last as u32 + 1) as usize;
                leaders.swap(last, other);
            }
            let camp = self.pack.relief_camp;
            let faces = &mut self.secrets[force.side().index()].open_mut(table.referee()).faces;
            for (counter, leader) in Counter::of(force).zip(leaders) {
                faces[counter] = Some(leader);
                if force == Force::Relief {
                    self.public.put_counter(counter, Some(camp));
                }
            }
        }
    }

    pub(crate) fn place_camp(&mut self, hex: Hex, table: &mut Table<'_, Event>) {
        self.public.put_camp(self.pack, hex);
        table.tell(|| Event::CampPlaced { hex });
    }

    pub(crate) fn garrison(&mut self, unit: Unit, hex: Hex, table: &mut Table<'_, Event>) {
        self.public.put(self.pack, unit, Spot::On(hex));
        table.tell(|| Event::Garrisoned { unit, hex });
    }

    pub(crate) fn garrison_leader(&mut self, hex: Hex, table: &mut Table<'_, Event>) {
        self.public.put_counter(Counter::VERCINGETORIX, Some(hex));
        self.public.faces[Counter::VERCINGETORIX] = Some(Leader::VERCINGETORIX);
        table.tell(|| Event::LeaderGarrisoned { hex });
    }

    pub(crate) fn assign(&mut self, unit: Unit, leader: Leader, table: &mut Table<'_, Event>) {
        let seat = self.public.seat_of(unit.force());
        self.boxes_mut(unit.side(), table.referee()).put(unit, leader);
        table.tell(|| Event::Assigned { what: Concealed::new(seat, (unit, leader)) });
    }

    /// Ruling R-26: a player has shared out all his units, so that all of them are seen to be in
    /// boxes, together: in which order they went there, nobody else learns.
    pub(crate) fn shut_boxes(&mut self, seat: Seat) {
        for unit in Unit::all() {
            let own = self.public.seat_of(unit.force()) == seat;
            if own && self.public.spots[unit] == Spot::Waiting {
                self.public.put(self.pack, unit, Spot::Boxed);
            }
        }
    }

    pub(crate) fn post(&mut self, counter: Counter, hex: Hex, table: &mut Table<'_, Event>) {
        self.public.put_counter(counter, Some(hex));
        table.tell(|| Event::Posted { counter, hex });
    }
}
