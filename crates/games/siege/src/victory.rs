//! 14.3: the count of points.

use arrayvec::ArrayVec;

use crate::ids::{Leader, Side, Unit};
use crate::pack::Pack;
use crate::state::{Fate, Order, Public, Spot};

/// One line of the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who scores.
    pub side: Side,
    /// What for: the message that names it.
    pub what: &'static str,
    /// How much.
    pub points: u16,
}

/// A side's points as things stand (14.3).
pub fn points(pack: &Pack, public: &Public, side: Side) -> u16 {
    tally(pack, public).iter().filter(|entry| entry.side == side).map(|entry| entry.points).sum()
}

/// Everything that counts, for both sides (14.3).
pub fn tally(pack: &Pack, public: &Public) -> ArrayVec<Entry, 16> {
    let worth = &pack.worth;
    let mut tally = ArrayVec::new();
    let mut add = |side: Side, what: &'static str, points: u16| {
        tally.push(Entry { side, what, points });
    };
    for side in Side::BOTH {
        let enemy = side.enemy();
        let (mut lost, mut disordered) = (0, 0);
        for unit in Unit::all().filter(|unit| unit.side() == enemy) {
            // Ruling R-17: PF are those of the front of the counter.
            let strength = u16::from(pack.unit(unit).strength);
            match public.spots[unit] {
                Spot::Lost => lost += strength,
                Spot::On(_) | Spot::Boxed if public.order(unit) != Order::Formed => {
                    disordered += strength;
                }
                Spot::On(_) | Spot::Boxed | Spot::Waiting | Spot::Aside => {}
            }
        }
        add(side, "score-eliminated", worth.eliminated * lost);
        add(side, "score-disordered", worth.disordered * disordered);
        let leaders = Leader::all().filter(|leader| leader.side() == enemy).map(|leader| {
            let units = u16::from(pack.leader(leader).units);
            match public.fates[leader] {
                Fate::Killed => units,
                Fate::Captured => units + worth.captured,
                Fate::Hale | Fate::Wounded | Fate::Scattered => 0,
            }
        });
        add(side, "score-leaders", leaders.sum());
    }
    if public.escaped.is_empty() {
        add(Side::Rome, "score-nobody-escaped", worth.nobody_escaped);
    } else {
        add(Side::Gaul, "score-escaped", worth.escaped);
    }
    if public.vercingetorix_escaped {
        add(Side::Gaul, "score-vercingetorix-escaped", worth.vercingetorix_escaped);
    } else {
        add(Side::Rome, "score-vercingetorix-held", worth.vercingetorix_held);
    }
    let destroyed = public.camps.iter().filter(|camp| camp.destroyed).count() as u16;
    add(Side::Gaul, "score-camps", worth.camp * destroyed);
    add(Side::Gaul, "score-breaches", worth.breach * public.breaches.len() as u16);
    tally
}
