//! Whole states that fit what a viewer knows, for bots to think with.

use geometry::hex::Hex;
use kernel::rand_core::Rng as _;
use kernel::{Concealed, Rng};

use crate::ids::{Force, Side, Unit, Zone, ZoneSet};
use crate::pack::Pack;
use crate::state::{
    Board, Phase, Place, Players, Public, RELIEF, SecretSpheres, Spot, State, Whereabouts, Zones,
};
use crate::view::View;

/// A state that fits the view: unseen units of the relief army are dealt to the zones that they can
/// have reached, so that every marker has somebody under it.
pub(crate) fn sample(pack: &'static Pack, view: &View, rng: &mut Rng) -> State {
    let mut public = view.board(pack).clone();
    for side in Side::BOTH {
        uncover(pack, &mut public, view, side, rng);
    }
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
        (!roman && table.period > 1).then_some(zones.at)
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
    let reports = view.reports.unwrap_or_default();
    state.reports = Concealed::shared(state.reports.owners(), reports);
    state
}

/// 25.7: deals units that lie covered to the stacks in which they can be: under archers and slingers
/// anybody, but of these only such as come after them; elsewhere whoever comes after the top.
fn uncover(pack: &Pack, public: &mut Board, view: &View, side: Side, rng: &mut Rng) {
    let covered = |unit: &Unit| view.public.spots[*unit] == Spot::COVERED;
    let mut hidden: Vec<Unit> = Unit::of_side(side).filter(covered).collect();
    if hidden.is_empty() {
        return;
    }
    let mut places: Vec<(Unit, Hex)> = Vec::new();
    for (hex, count) in &view.covered {
        if let Some(top) = public.top(side, *hex) {
            places.extend((0..*count).map(|_| (top, *hex)));
        }
    }
    let mut dealt: Vec<(Unit, Unit, Hex)> = Vec::new();
    // Whoever has the fewest places comes first: there is room for all, as there is in truth.
    let mut deal = |hidden: &mut Vec<Unit>, place: (Unit, Hex), index: usize| {
        dealt.push((hidden.remove(index), place.0, place.1));
    };
    let archers: Vec<Unit> =
        hidden.iter().copied().filter(|unit| unit.missile().is_some()).collect();
    for unit in archers {
        let fits = |(top, _): &(Unit, Hex)| top.missile().is_some() && *top < unit;
        let open: Vec<usize> = (0..places.len()).filter(|place| fits(&places[*place])).collect();
        if let Some(index) = hidden.iter().position(|one| *one == unit).filter(|_| !open.is_empty())
        {
            let place = places.swap_remove(open[below(rng, open.len())]);
            deal(&mut hidden, place, index);
        }
    }
    let after = |top: Unit| if top.missile().is_some() { None } else { Some(top) };
    places.sort_by_key(|(top, hex)| std::cmp::Reverse((after(*top), *hex)));
    for place in places {
        let fits: Vec<usize> =
            (0..hidden.len()).filter(|index| Some(hidden[*index]) > after(place.0)).collect();
        if !fits.is_empty() {
            deal(&mut hidden, place, fits[below(rng, fits.len())]);
        }
    }
    let attacker = public.interrupted().attacker();
    for (unit, top, hex) in dealt {
        public.put(pack, unit, Spot::on(hex));
        if attacker == Some(side.enemy()) {
            public.attacks[unit] = public.attacks[top];
        }
    }
}

/// Deals the relief army to the zones.
fn deal(pack: &Pack, table: &Public, seen: Option<&Whereabouts>, rng: &mut Rng) -> Zones {
    let mut zones = Zones::default();
    let mut crowd = [0u8; Zone::COUNT];
    for unit in Unit::of(Force::Relief) {
        let may_be = match table.spots[unit].place() {
            Place::Off => reached(table, seen, unit),
            // 11.9: where a marker lies, if it was there when markers were set.
            Place::Beyond(beyond) => {
                let zones = pack.zones_of(beyond);
                let marked = zones.and(table.presence);
                if marked.is_empty() { zones } else { marked }
            }
            Place::Aside
            | Place::Waiting
            | Place::Town
            | Place::Lost
            | Place::Covered
            | Place::Zone(_)
            | Place::On(_) => continue,
        };
        let choices: arrayvec::ArrayVec<Zone, 10> = may_be.iter().collect();
        let zone = if choices.is_empty() {
            Zone::at(below(rng, Zone::COUNT))
        } else {
            choices[below(rng, choices.len())]
        };
        zones.at.set(unit, Some(zone));
        crowd[zone.index()] += 1;
    }
    // 22.46: what scouts have seen is what is there now, as far as one can tell.
    for zone in Zone::all().filter(|zone| table.patrols[zone.index()].is_some()) {
        zones.seen[zone.index()] = zones.numbers(pack, table, zone);
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
                    && zones.at.zone(*unit).is_some_and(|other| crowd[other.index()] > 1)
            });
        if let Some(unit) = found {
            if let Some(other) = zones.at.zone(unit) {
                crowd[other.index()] -= 1;
            }
            zones.at.set(unit, Some(zone));
            crowd[zone.index()] += 1;
        }
    }
    zones
}

/// The zones in which a unit can be, as the viewer can tell.
fn reached(table: &Public, seen: Option<&Whereabouts>, unit: Unit) -> ZoneSet {
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
