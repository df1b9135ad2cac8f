//! Whole states that fit what a viewer knows, for bots to think with.

use kernel::rand_core::Rng as _;
use kernel::{Concealed, Rng};

use crate::ids::{Force, Unit, Zone, ZoneSet};
use crate::pack::Pack;
use crate::state::{
    Phase, Place, Players, Public, RELIEF, SecretSpheres, Sighting, Spot, State, Zones,
};
use crate::view::View;

/// A state that fits the view: unseen units of the relief army are dealt to the zones that they can
/// have reached, so that every marker has somebody under it.
pub(crate) fn sample(pack: &'static Pack, view: &View, rng: &mut Rng) -> State {
    let public = view.board(pack).clone();
    let table = &view.public;
    let zones = match &view.zones {
        Some(zones) => *zones,
        None => deal(pack, table, view.seen.as_ref(), rng),
    };
    let owns_zones = view.zones.is_some();
    let two = table.options.players == Players::Two;
    let chit = match (view.chit, table.delay) {
        (Some(chit), _) => Some(chit),
        (None, Some(delay)) if two => Some(delay),
        (None, _) if two && table.ripe.is_some() && !owns_zones => {
            Some(pack.chits[below(rng, pack.chits.len())])
        }
        (None, _) => None,
    };
    let looked = view.seen.or_else(|| {
        let roman = view.seat.is_some_and(|seat| State::roman_seats().contains(seat));
        (!roman && table.period > 1).then(|| Sighting::of(&zones.at))
    });
    let secret = table.options.secret_spheres == SecretSpheres::On
        && table.options.players == Players::Four
        && table.sphere.is_none()
        && !matches!(table.phase(), Phase::Spheres);
    let sphere = view.sphere.or_else(|| {
        // Who commands in the other's sphere stands in it (17.5).
        let fits: arrayvec::ArrayVec<Zone, 10> =
            Zone::all().filter(|first| table.allows_claim(pack, *first)).collect();
        (secret && !fits.is_empty()).then(|| fits[below(rng, fits.len())])
    });
    let mut state = State::at_table(pack, public);
    state.zones = Concealed::new(RELIEF, zones);
    state.chit = Concealed::new(RELIEF, chit);
    state.seen = Concealed::shared(State::roman_seats(), looked);
    state.sphere = Concealed::shared(State::roman_seats(), sphere);
    state
}

/// Deals the relief army to the zones.
fn deal(pack: &Pack, table: &Public, seen: Option<&Sighting>, rng: &mut Rng) -> Zones {
    let mut zones = Zones::default();
    let mut crowd = [0u8; Zone::COUNT];
    for unit in Unit::of(Force::Relief) {
        let may_be = match table.spots[unit].place() {
            Place::Off => reached(table, seen, unit),
            Place::Beyond(beyond) => pack.zones_of(beyond),
            _ => continue,
        };
        let choices: arrayvec::ArrayVec<Zone, 10> = may_be.iter().collect();
        let zone = if choices.is_empty() {
            Zone::at(below(rng, Zone::COUNT))
        } else {
            choices[below(rng, choices.len())]
        };
        zones.at[unit] = Some(zone);
        crowd[zone.index()] += 1;
    }
    // Every marker stands for somebody.
    for zone in table.presence.iter() {
        if crowd[zone.index()] > 0 {
            continue;
        }
        let from = below(rng, Unit::RELIEF);
        let found = (0..Unit::RELIEF)
            .map(|step| Unit(Unit::FIRST_RELIEF + ((from + step) % Unit::RELIEF) as u16))
            .find(|unit| {
                table.spots[*unit] == Spot::OFF
                    && reached(table, seen, *unit).contains(zone)
                    && zones.at[*unit].is_some_and(|other| crowd[other.index()] > 1)
            });
        if let Some(unit) = found {
            if let Some(other) = zones.at[unit].replace(zone) {
                crowd[other.index()] -= 1;
            }
            crowd[zone.index()] += 1;
        }
    }
    zones
}

/// The zones in which a unit can be, as the viewer can tell.
fn reached(table: &Public, seen: Option<&Sighting>, unit: Unit) -> ZoneSet {
    let public = table.traces[unit];
    let Some(at) = seen.and_then(|seen| seen.zone(unit)) else { return public };
    let turns = if table.period > 1 { table.turn - 1 } else { 0 };
    let near = (0..turns.min(9)).fold(ZoneSet::one(at), |zones, _| zones.spread());
    let both = public.and(near);
    if both.is_empty() { public } else { both }
}

fn below(rng: &mut Rng, count: usize) -> usize {
    (rng.next_u64() % count.max(1) as u64) as usize
}
