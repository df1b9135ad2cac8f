//! Whole states that fit what a viewer knows, for bots to think with.

use arrayvec::ArrayVec;
use kernel::rand_core::Rng as _;
use kernel::{Concealed, Rng, Seat};

use crate::ids::{Counter, CounterMap, Force, Leader, Unit, UnitSet};
use crate::pack::Pack;
use crate::state::{Board, Boxes, Order, Public, Secret, Spot, State};
use crate::view::View;

/// A state that fits the view: hidden leaders are dealt to the anonymous counters, and units in
/// closed boxes to the leaders who can command them.
pub(crate) fn sample(pack: &'static Pack, view: &View, rng: &mut Rng) -> State {
    // Where boxes are closed, a viewer's own board shows more than the table.
    let public = match view.public.boxes {
        Some(_) => view.board(pack).clone(),
        None => Board::new(pack, view.public.clone()),
    };
    let secrets = [Force::Roman, Force::Relief].map(|force| {
        let own = view.seat == Some(public.seat_of(force));
        Secret {
            faces: if own {
                CounterMap::from_fn(|counter| {
                    view.face(counter).filter(|_| counter.force() == force)
                })
            } else {
                faces(pack, &public, force, rng)
            },
            boxes: match view.boxes(force) {
                Some(boxes) if public.boxes.is_none() => *boxes,
                Some(_) => Boxes::EMPTY,
                None => boxes(pack, &public, force, rng),
            },
            transferred: if own { view.transferred } else { UnitSet::EMPTY },
            regrouped: if own { view.regrouped } else { UnitSet::EMPTY },
        }
    });
    let [roman, relief] = secrets;
    State {
        pack,
        public,
        secrets: [Concealed::new(Seat(0), roman), Concealed::new(Seat(1), relief)],
    }
}

/// Deals the leaders who are not seen to the anonymous counters. One stays in the relief army's
/// camp where the rules want him (2.0-B.2).
fn faces(pack: &Pack, public: &Public, force: Force, rng: &mut Rng) -> CounterMap<Option<Leader>> {
    let setting_up = matches!(public.phase(), crate::state::Phase::Setup { .. });
    let mut faces = public.faces;
    for counter in Counter::all().filter(|counter| counter.force() != force) {
        faces[counter] = None;
    }
    let mut leaders: ArrayVec<Leader, 14> = Leader::all()
        .filter(|leader| {
            leader.force() == force
                && public.fates[*leader].is_present()
                && public.counter_of(*leader).is_none()
        })
        .collect();
    for last in (1..leaders.len()).rev() {
        leaders.swap(last, below(rng, last + 1));
    }
    let anonymous: ArrayVec<Counter, 14> = Counter::of(force)
        .filter(|counter| {
            public.faces[*counter].is_none() && (setting_up || public.counters[*counter].is_some())
        })
        .collect();
    let in_camp = |counter: &Counter| public.counters[*counter] == Some(pack.relief_camp);
    let guarded = force == Force::Relief
        && !State::relief_has_lost(public)
        && !public.open_leaders(crate::ids::Side::Gaul).any(|(_, hex)| hex == pack.relief_camp);
    if guarded && let Some(place) = anonymous.iter().position(in_camp) {
        let homes = anonymous.iter().take(leaders.len()).enumerate();
        let kept = homes
            .filter(|(_, counter)| in_camp(counter))
            .any(|(index, _)| !leaders[index].is_detachment());
        if !kept
            && let Some(guard) = leaders.iter().position(|leader| !leader.is_detachment())
            && place < leaders.len()
        {
            leaders.swap(place, guard);
        }
    }
    for (counter, leader) in anonymous.iter().zip(leaders) {
        faces[*counter] = Some(leader);
    }
    faces
}

/// Deals units in boxes that nobody else may look into. Some legions are there in halves, and some
/// units that went there in disorder are so still.
fn boxes(pack: &Pack, public: &Public, force: Force, rng: &mut Rng) -> Boxes {
    let mut boxes = Boxes::EMPTY;
    for unit in Unit::of(force) {
        // In the set-up nobody else knows which of those that wait have their place.
        let there = match public.spots[unit] {
            Spot::Boxed => true,
            Spot::Waiting => below(rng, 2) == 0,
            Spot::Lost | Spot::Aside | Spot::On(_) => false,
        };
        if !there {
            continue;
        }
        let room: ArrayVec<Leader, 8> = Leader::with_box(force)
            .filter(|leader| {
                public.fates[*leader].is_present()
                    && boxes.count(*leader) < pack.leader(*leader).units
            })
            .collect();
        let any = Leader::with_box(force).next().expect("an army has boxes");
        let leader = if room.is_empty() { any } else { room[below(rng, room.len())] };
        boxes.put(unit, leader);
        let order = match below(rng, 4) {
            0 => Order::Routed,
            1 => Order::Disorganised,
            _ => Order::Formed,
        };
        boxes.set_order(unit, if public.shaken.contains(unit) { order } else { Order::Formed });
    }
    for legion in crate::regiments::legions().filter(|_| force == Force::Roman) {
        let home = boxes.of(legion).filter(|home| boxes.count(*home) < pack.leader(*home).units);
        if let Some((halves, _)) = legion.halves().zip(home)
            && below(rng, 3) == 0
        {
            boxes.stand_in(&[legion], &halves);
        }
    }
    boxes
}

fn below(rng: &mut Rng, count: usize) -> usize {
    (rng.next_u64() % count as u64) as usize
}
