//! What fights can be expected to bring (11.2 to 11.4), by exact odds: those at hand, and those that
//! one side or the other can begin where they stand.

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use super::safety;
use crate::disorder::test_modifier;
use crate::ids::{Force, Side, Unit, UnitSet};
use crate::odds::strongest_stack;
use crate::pack::{GRID, Harm, Hexes, Pack};
use crate::state::{Board, Order, Phase};
use crate::strike::{Strike, hexes_of, strike};

/// The share of the points for disorder that counts on the first turn: most units rally (12.5).
const LASTING: f64 = 0.4;
/// What the turns add to that until the last.
const LATE: f64 = 0.5;
/// What a PF in rout costs besides: it flees, and perhaps finds no way (12.3).
const ROUT: f64 = 0.6;
/// What a PF that is lost costs: two points, and it fights no more.
const LOST: f64 = 2.2;
/// The share of his worth that a leader puts at stake whose troops all break.
const BEREFT: f64 = 0.1;
/// Points for a camp whose defenders break, and for another hex of the works.
const CAMP: f64 = 4.0;
const WORKS: f64 = 2.0;
/// So far away are units that can still come to an attack, and so many PF of them count.
const COMING: u8 = 3;
const COMING_PF: u8 = 18;

/// What a state of disorder is worth to the enemy, in points a PF.
#[derive(Clone, Copy)]
pub(super) struct Prices {
    disorganised: f64,
    routed: f64,
    lost: f64,
}

impl Prices {
    /// Disorder counts for less while there is time to rally (12.5).
    pub(super) fn new(pack: &Pack, public: &Board) -> Self {
        let late = f64::from(public.turn) / f64::from(pack.turns());
        let disorganised = LASTING + LATE * late;
        Self { disorganised, routed: disorganised + ROUT, lost: LOST }
    }

    pub(super) fn of(self, order: Order) -> f64 {
        match order {
            Order::Formed => 0.0,
            Order::Disorganised => self.disorganised,
            Order::Routed => self.routed,
        }
    }
}

/// What a strike is expected to cost whom it strikes, in points, and how likely nobody of them is
/// left in formation.
#[derive(Clone, Copy, Default)]
struct Toll {
    points: f64,
    broken: f64,
    star: f64,
}

fn toll(pack: &Pack, public: &Board, strike: Strike, victims: UnitSet, prices: Prices) -> Toll {
    let mut toll = Toll::default();
    if strike.pf == 0 {
        return toll;
    }
    let weakest =
        victims.iter().min_by_key(|unit| (public.pf(pack, *unit), pack.unit(*unit).modifier));
    for die in 1..=6 {
        let verdict = strike.result(pack, die);
        if verdict.one.is_none() && verdict.all.is_none() {
            continue;
        }
        let mut stands = 0.0f64;
        for unit in victims.iter() {
            let one = verdict.one.filter(|_| Some(unit) == weakest);
            let harm = if one.is_some() { one } else { verdict.all };
            let (cost, formed) = harmed(pack, public, unit, harm, prices);
            toll.points += cost / 6.0;
            stands = stands.max(formed);
        }
        toll.broken += (1.0 - stands) / 6.0;
        toll.star += if verdict.star { 1.0 / 6.0 } else { 0.0 };
    }
    toll
}

/// What a harm costs a unit, and how likely it is in formation afterwards.
fn harmed(
    pack: &Pack,
    public: &Board,
    unit: Unit,
    harm: Option<Harm>,
    prices: Prices,
) -> (f64, f64) {
    let order = public.order(unit);
    let strength = f64::from(pack.unit(unit).strength);
    let now = prices.of(order);
    let shaken = match order {
        Order::Formed => prices.disorganised,
        Order::Disorganised => prices.routed,
        Order::Routed => prices.lost,
    };
    let formed = if order == Order::Formed { 1.0 } else { 0.0 };
    let (then, stands) = match harm {
        None => (now, formed),
        Some(Harm::Test) => {
            let modifier = test_modifier(pack, public, unit);
            let holds = (1..=6).filter(|die| die + modifier >= pack.steady).count();
            let holds = f64::from(holds as u32) / 6.0;
            (now * holds + shaken * (1.0 - holds), formed * holds)
        }
        Some(Harm::Disorganise) => (shaken, 0.0),
        Some(Harm::Rout) if order == Order::Routed => (prices.lost, 0.0),
        Some(Harm::Rout) => (prices.routed, 0.0),
        Some(Harm::Eliminate) => (prices.lost, 0.0),
    };
    ((then - now) * strength, stands)
}

/// What the leaders of a side in some hexes are worth together, in points.
fn leaders(pack: &Pack, public: &Board, side: Side, units: UnitSet) -> f64 {
    let mut worth = 0.0;
    for (leader, hex) in public.open_leaders(side) {
        if units.iter().any(|unit| public.hex_of(unit) == Some(hex)) {
            worth += f64::from(safety::worth(pack, leader));
        }
    }
    worth
}

/// What both sides can expect from a fight, in points: what the attackers gain and what they lose.
/// Those of the targets who are `spent` do not strike back (11.1).
pub(super) fn balance(
    pack: &Pack,
    public: &Board,
    attackers: UnitSet,
    targets: UnitSet,
    spent: UnitSet,
) -> (f64, f64) {
    let prices = Prices::new(pack, public);
    let Some(side) = attackers.first().map(Unit::side) else { return (0.0, 0.0) };
    let struck = strongest_stack(pack, public, attackers);
    let hit = toll(pack, public, strike(pack, public, attackers, targets), targets, prices);
    let back = strike(pack, public, targets.minus(spent), struck);
    let hurt = toll(pack, public, back, struck, prices);
    // 11.4: every star tests the leaders of both sides; one in eighteen is lost. Those whose troops
    // break are in danger too.
    let theirs = leaders(pack, public, side.enemy(), targets);
    let ours = leaders(pack, public, side, attackers);
    let star = (hit.star + hurt.star) / 18.0;
    let mut gain = hit.points + theirs * (star + hit.broken * BEREFT);
    let cost =
        hurt.points + ours * star + leaders(pack, public, side, struck) * hurt.broken * BEREFT;
    // Gauls who drive Romans from their works open the ring.
    if side == Side::Gaul {
        for hex in hexes_of(public, targets).iter() {
            if public.has_camp(hex) {
                gain += CAMP * hit.broken;
            } else if public.behind_works(pack, hex) {
                gain += WORKS * hit.broken;
            }
        }
    }
    (gain, cost)
}

/// What a side can expect of the attacks that it can make, in points: each unit is counted once.
/// While it moves, units that have not moved may still come.
pub(super) fn prospects(pack: &Pack, public: &Board, side: Side) -> f64 {
    let phase = public.interrupted();
    let moves = matches!(phase, Phase::Movement(moves) if moves.force.side() == side);
    let fights = matches!(phase, Phase::Combat(combats) if combats.force.side() == side);
    let spent = if fights { public.fought } else { UnitSet::EMPTY };
    let mut targets = Hexes::new();
    for force in Force::ALL.into_iter().filter(|force| force.side() != side) {
        targets = targets.or(public.held(force));
    }
    let mut fights: ArrayVec<(f64, UnitSet), { Unit::COUNT }> = ArrayVec::new();
    for hex in targets.iter() {
        let attackers = around(pack, public, side, hex).minus(spent);
        if attackers.is_empty() {
            continue;
        }
        let others =
            if moves { coming(pack, public, side, hex, attackers) } else { UnitSet::EMPTY };
        let struck = public.units_in(hex);
        let (gain, cost) = balance(pack, public, attackers.or(others), struck, spent);
        if gain > cost {
            fights.push((gain - cost, attackers));
        }
    }
    fights.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut used = UnitSet::EMPTY;
    let mut total = 0.0;
    for (worth, attackers) in fights {
        if attackers.and(used).is_empty() {
            total += worth;
            used = used.or(attackers);
        }
    }
    total
}

/// Units of a side in formation around a hex.
fn around(pack: &Pack, public: &Board, side: Side, hex: Hex) -> UnitSet {
    let mut units = UnitSet::EMPTY;
    for next in pack.next(hex).filter(|next| public.holds(side, *next)) {
        units = units.or(public.units_in(next));
    }
    units.iter().filter(|unit| public.order(*unit) == Order::Formed).collect()
}

/// Units of a side that have not moved and could still come to an attack.
fn coming(pack: &Pack, public: &Board, side: Side, hex: Hex, already: UnitSet) -> UnitSet {
    let mut units = UnitSet::EMPTY;
    let mut pf = 0;
    for (unit, from) in public.on_map(side) {
        let near = GRID.distance(from, hex) <= COMING;
        if near
            && !already.contains(unit)
            && public.order(unit) == Order::Formed
            && !public.moved.contains(unit)
        {
            pf += public.pf(pack, unit);
            if pf > COMING_PF {
                break;
            }
            units.insert(unit);
        }
    }
    units
}
