//! How safe a leader is whom the enemy sees (11.4).

use geometry::hex::Hex;

use super::POINT;
use crate::ids::{Counter, Leader};
use crate::pack::Pack;
use crate::state::Board;

/// Points that Vercingetorix is worth: without him the war is lost (14.3).
const PRIZE: i32 = 60;
/// Points for a leader who is with troops.
const WITH_TROOPS: i64 = 4;
/// Points that it costs to stand where a better leader stands: only the best one counts (11.2).
const CROWD: i64 = 2;
/// The share of his worth that a leader puts at stake whose troops are nothing beside the enemy
/// around them, in hundredths.
const EXPOSED: i64 = 15;

/// What the loss of a leader costs his side, in points.
pub(super) fn worth(pack: &Pack, leader: Leader) -> i32 {
    if leader == Leader::VERCINGETORIX {
        PRIZE
    } else {
        i32::from(pack.leader(leader).units) + i32::from(pack.worth.captured)
    }
}

/// What it is worth that a leader who lies face up stands in a hex.
pub(super) fn of(pack: &Pack, public: &Board, counter: Counter, leader: Leader, hex: Hex) -> i64 {
    let (side, enemy) = (leader.side(), leader.side().enemy());
    let at_stake = i64::from(worth(pack, leader)) * POINT;
    if !public.holds(side, hex) {
        // Alone in the enemy's reach he is as good as taken.
        let share = match public.nearest(enemy, hex) {
            Some(0..=2) => 70,
            Some(3) => 40,
            Some(4) => 20,
            Some(5) => 10,
            Some(_) | None => 0,
        };
        return -at_stake * share / 100;
    }
    let rank = |leader: Leader| (pack.leader(leader).modifier, leader);
    let better = |other: Counter| {
        other != counter
            && public.counters[other] == Some(hex)
            && public.faces[other]
                .is_some_and(|other| !other.is_detachment() && rank(other) > rank(leader))
    };
    let crowded = Counter::of_side(side).any(better);
    let company = if crowded { -CROWD } else { WITH_TROOPS };
    let around = pack.next(hex).filter(|next| public.holds(enemy, *next));
    let press: i64 = around.map(|next| i64::from(public.pf_in(next))).sum();
    let guard = i64::from(public.pf_in(hex));
    let outnumbered = (press - guard).max(0) * 100 / (press + guard).max(1);
    company * POINT - at_stake * outnumbered * EXPOSED / 10_000
}
