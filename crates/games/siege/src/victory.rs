//! 14.3: the count of points.

use crate::ids::{Leader, Side, Unit};
use crate::pack::Pack;
use crate::state::{Fate, Order, Public, Spot};

/// A side's points as things stand (14.3).
pub fn points(pack: &Pack, public: &Public, side: Side) -> u16 {
    let worth = &pack.worth;
    let enemy = side.enemy();
    let mut points = 0;
    for unit in Unit::all().filter(|unit| unit.side() == enemy) {
        // Ruling R-17: PF are those of the front of the counter.
        let strength = u16::from(pack.unit(unit).strength);
        points += match public.spots[unit.index()] {
            Spot::Lost => worth.eliminated * strength,
            Spot::On(_) | Spot::Boxed if public.order(unit) != Order::Formed => {
                worth.disordered * strength
            }
            Spot::On(_) | Spot::Boxed | Spot::Waiting | Spot::Aside => 0,
        };
    }
    for leader in Leader::all().filter(|leader| leader.side() == enemy) {
        let units = u16::from(pack.leader(leader).units);
        points += match public.fates[leader.index()] {
            Fate::Killed => units,
            Fate::Captured => units + worth.captured,
            Fate::Hale | Fate::Wounded | Fate::Scattered => 0,
        };
    }
    let nobody = public.escaped.is_empty();
    match side {
        Side::Rome => {
            if nobody {
                points += worth.nobody_escaped;
            }
            if !public.vercingetorix_escaped {
                points += worth.vercingetorix_held;
            }
        }
        Side::Gaul => {
            if !nobody {
                points += worth.escaped;
            }
            if public.vercingetorix_escaped {
                points += worth.vercingetorix_escaped;
            }
            let destroyed = public.camps.iter().filter(|camp| camp.destroyed).count() as u16;
            points += worth.camp * destroyed + worth.breach * public.breaches.len() as u16;
        }
    }
    points
}
