//! What a side means to do, read off the table, and what it is worth that something stands somewhere.

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use super::{POINT, Sight, clash, escape, flight, safety, worth_of};
use crate::ids::{Counter, Force, Leader, Side, Unit, UnitSet};
use crate::pack::{GRID, Kind, Pack, Region};
use crate::state::{Board, Combats, Fate, Moves, Order, Phase, Spot};
use crate::victory;

/// What a hex nearer to the goal is worth to a unit, for each of its PF.
const NEARER: i64 = 6;
/// Relief PF at the external line after which Romans expect the besieged to come out.
const SALLY: i64 = 24;
/// From this turn on they expect it in any case.
const LAST_CALL: u8 = 10;
/// Relief PF before a sector that make an assault.
const MASS: i64 = 60;
/// What it costs to be thrown back, for each PF.
const BURDEN: i64 = 15;
/// What being behind adds to the zeal of an attack at the end.
const URGE: f64 = 0.3;
/// How the Romans, who need only hold, weigh what they gain against what it costs.
const CAUTION: f64 = 0.9;
/// The share of what attacks promise that counts for the side whose attacks come next.
const NEXT: f64 = 0.9;
/// The same for the other side meanwhile.
const LATER: f64 = 0.3;
/// The same for both while nobody moves or fights.
const SOME_TIME: f64 = 0.5;

/// PF by hex.
type Stacks = ArrayVec<(Hex, i64), { Unit::COUNT }>;

/// Where units on the map stand, and their PF there together.
fn stacks(pack: &Pack, public: &Board, units: impl Iterator<Item = Unit>) -> Stacks {
    let mut stacks = Stacks::new();
    for unit in units {
        let Some(hex) = public.hex_of(unit) else { continue };
        let pf = i64::from(public.pf(pack, unit));
        match stacks.iter_mut().find(|(other, _)| *other == hex) {
            Some((_, sum)) => *sum += pf,
            None => stacks.push((hex, pf)),
        }
    }
    stacks
}

/// The PF of the stacks within so many hexes.
fn within(stacks: &Stacks, hex: Hex, radius: u8) -> i64 {
    let near = stacks.iter().filter(|(other, _)| GRID.distance(hex, *other) <= radius);
    near.map(|(_, pf)| pf).sum()
}

/// What a side means to do, read off the table.
pub(super) struct Plan<'a> {
    pub(super) pack: &'static Pack,
    sight: Sight<'a>,
    pub(super) public: &'a Board,
    /// The Gauls who press on the works: all on the map that are not in rout.
    pressing: Stacks,
    /// Where the relief army strikes.
    pub(super) assault: Hex,
    /// Where its detachments go.
    feint: Hex,
    /// Where the besieged try to get out.
    exit: Hex,
    /// Whether they do.
    sally: bool,
    /// How hard it is for the besieged to get out from each hex.
    ways_out: escape::Field,
    /// Points of the Romans ahead of the Gauls.
    ahead: i32,
    /// Whether the relief army is strong enough before its sector to come to blows.
    massed: bool,
}

impl<'a> Plan<'a> {
    pub(super) fn new(sight: Sight<'a>, side: Side) -> Self {
        let (pack, public) = (sight.pack, sight.public);
        let romans = stacks(pack, public, Unit::of(Force::Roman));
        let reliefs = stacks(pack, public, Unit::of(Force::Relief));
        let pressing = stacks(
            pack,
            public,
            Unit::of(Force::Besieged)
                .chain(Unit::of(Force::Relief))
                .filter(|unit| public.order(*unit) != Order::Routed),
        );
        let roman = |hex: Hex, radius: u8| -> i64 {
            let leaders = Counter::of(Force::Roman)
                .filter_map(|counter| public.counters[counter])
                .filter(|other| GRID.distance(hex, *other) <= radius + 1)
                .count();
            within(&romans, hex, radius) + 8 * i64::try_from(leaders).unwrap_or(0)
        };
        let relief = |hex: Hex| -> i64 { within(&reliefs, hex, 4) };
        let sector = |cost: &dyn Fn(Hex) -> i64| {
            pack.historical.iter().copied().min_by_key(|hex| (cost(*hex), *hex))
        };
        let camp = pack.relief_camp;
        let spent = |hex: Hex| i64::from(public.camp_in(hex).is_some_and(|one| one.destroyed));
        let assault = sector(&|hex| {
            2 * i64::from(GRID.distance(camp, hex)) + roman(hex, 2) / 3 - relief(hex)
                + 40 * spent(hex)
        })
        .unwrap_or(camp);
        let feint = sector(&|hex| -i64::from(GRID.distance(assault, hex))).unwrap_or(camp);
        let town = pack.alesia.first().copied().unwrap_or(camp);
        let exit = sector(&|hex| {
            roman(hex, 3) + 3 * i64::from(GRID.distance(town, hex)) - relief(hex) / 2
        })
        .unwrap_or(camp);
        let at_the_wall: i64 = reliefs
            .iter()
            .filter(|(hex, _)| pack.historical.iter().any(|one| GRID.distance(*one, *hex) <= 2))
            .map(|(_, pf)| *pf)
            .sum();
        let sally = side == Side::Gaul
            || at_the_wall >= SALLY
            || public.turn >= LAST_CALL
            || !public.escaped.is_empty();
        let ways_out = escape::field(pack, public);
        let ahead = i32::from(victory::points(pack, public, Side::Rome))
            - i32::from(victory::points(pack, public, Side::Gaul));
        let carried = |leader: Leader| -> i64 {
            sight.in_box(leader).iter().map(|unit| i64::from(public.pf(pack, unit))).sum()
        };
        let waiting: i64 = Counter::of(Force::Relief)
            .filter(|counter| {
                public.counters[*counter].is_some_and(|hex| GRID.distance(hex, assault) <= 7)
            })
            .filter_map(|counter| Some(carried(sight.face(counter)?)))
            .sum();
        let massed = waiting + relief(assault) >= MASS;
        Self { pack, sight, public, pressing, assault, feint, exit, sally, ways_out, ahead, massed }
    }

    /// What the table promises beyond the points it has.
    pub(super) fn outlook(&self, side: Side) -> i64 {
        let mut total = 0;
        for unit in Unit::all() {
            let sign = if unit.side() == side { 1 } else { -1 };
            if let Some(hex) = self.public.hex_of(unit) {
                let value = self.place_of(unit, hex);
                total += if sign > 0 { value } else { -value / 3 };
            }
            // A unit in rout is worse off than one that is only disorganised.
            if self.public.order(unit) == Order::Routed && self.is_in_play(unit) {
                total -= sign * POINT * i64::from(self.pack.unit(unit).strength) / 3;
            }
        }
        for counter in Counter::of_side(side) {
            if let Some(hex) = self.public.counters[counter] {
                total += self.place_of_counter(counter, hex);
            }
        }
        for leader in Leader::all().filter(|leader| !leader.is_detachment()) {
            if self.public.fates[leader] == Fate::Wounded {
                total += if leader.side() == side { -4 } else { 4 } * POINT;
            }
        }
        let out = escape::prospect(self.pack, self.public, &self.ways_out, self.sally);
        let out = if side == Side::Gaul { out } else { -out };
        total + self.works(side) + self.flights(side) + self.clashes(side) + out
    }

    /// Units that must still retreat may find no way: those without one are lost.
    fn flights(&self, side: Side) -> i64 {
        let mut total = 0;
        for own in [true, false] {
            let of = if own { side } else { side.enemy() };
            let lost = flight::lost(self.pack, self.public, of);
            let burden: i64 = self
                .public
                .flights()
                .iter()
                .filter(|flight| flight.unit.side() == of)
                .map(|flight| i64::from(self.pack.unit(flight.unit).strength))
                .sum();
            let worth = lost * 2 * POINT + burden * BURDEN;
            total += if own { -worth } else { worth };
        }
        total
    }

    /// What both sides can expect of the fights that they can begin.
    fn clashes(&self, side: Side) -> i64 {
        let (pack, public) = (self.pack, self.public);
        let busy = if let Phase::Movement(Moves { force, .. })
        | Phase::Combat(Combats { force, .. }) = public.interrupted()
        {
            Some(force.side())
        } else {
            None
        };
        let mut total = 0.0;
        for of in Side::BOTH {
            let weight = match busy {
                Some(side) if side == of => NEXT,
                Some(_) => LATER,
                None => SOME_TIME,
            };
            let worth = clash::prospects(pack, public, of) * weight;
            total += if of == side { worth } else { -worth };
        }
        worth_of(total)
    }

    fn is_in_play(&self, unit: Unit) -> bool {
        matches!(self.public.spots[unit], Spot::On(_) | Spot::Boxed)
    }

    /// What it is worth that a unit stands in a hex.
    pub(super) fn place_of(&self, unit: Unit, hex: Hex) -> i64 {
        let pf = i64::from(self.public.pf(self.pack, unit));
        let shaken = self.public.order(unit) != Order::Formed;
        match unit.force() {
            Force::Roman => self.post(unit, hex, pf, shaken),
            Force::Relief => {
                if shaken {
                    return self.risk(unit, hex);
                }
                let distance = i64::from(GRID.distance(hex, self.assault));
                let stand = if self.massed { 1 } else { 4 };
                let exposed = !self.massed
                    && self.public.nearest(Side::Rome, hex).is_some_and(|near| near <= 2);
                -distance.max(stand) * NEARER * pf - if exposed { POINT * pf / 6 } else { 0 }
            }
            Force::Besieged => {
                let goal = i64::from(GRID.distance(hex, self.exit));
                if self.pack.region(hex) == Region::Outside {
                    return 12 * POINT + self.refuge(hex, Side::Rome) * pf * 2;
                }
                if shaken {
                    return self.risk(unit, hex);
                }
                if !self.sally {
                    let town = self.pack.ground(hex).alesia;
                    return if town { NEARER * pf * 4 } else { -goal };
                }
                let band = i64::from(self.pack.region(hex) == Region::Band);
                -goal * NEARER * pf + band * 3 * POINT
            }
        }
    }

    /// What a shaken unit stands to lose where the enemy can strike it.
    fn risk(&self, unit: Unit, hex: Hex) -> i64 {
        let strength = i64::from(self.pack.unit(unit).strength);
        let share = match self.public.nearest(unit.side().enemy(), hex) {
            Some(0 | 1) => 60,
            Some(2) => 25,
            Some(3) => 10,
            Some(4) => 4,
            Some(_) | None => 0,
        };
        -strength * POINT * share / 100
    }

    /// Away from the enemy, up to four hexes.
    fn refuge(&self, hex: Hex, from: Side) -> i64 {
        self.public.nearest(from, hex).map_or(4, |distance| i64::from(distance.min(4)))
    }

    /// What a Roman unit is worth in a hex: behind the works, next to the enemy, not crowded.
    fn post(&self, unit: Unit, hex: Hex, pf: i64, shaken: bool) -> i64 {
        let inside = self.public.behind_works(self.pack, hex);
        let threat = self.threat(hex);
        let crowd = i64::from(self.public.pf_in(hex)) - pf;
        let foot = self.pack.unit(unit).kind == Kind::Infantry;
        let mut worth = if inside { 5 * POINT } else { 0 };
        if shaken {
            return worth + self.risk(unit, hex);
        }
        worth += threat * pf / 8 - if threat > 0 { crowd * 4 } else { 0 };
        if !inside && foot {
            worth -= 2 * POINT;
        }
        worth
    }

    /// How hard the Gauls press on a hex: their PF by nearness, the besieged too.
    pub(super) fn threat(&self, hex: Hex) -> i64 {
        let mut threat = 0;
        for (other, pf) in &self.pressing {
            threat += pf
                * match GRID.distance(hex, *other) {
                    1 => 16,
                    2 => 9,
                    3 => 5,
                    4 => 3,
                    5 => 2,
                    6..=8 => 1,
                    _ => 0,
                };
        }
        threat.min(240)
    }

    /// What it is worth that a counter stands in a hex, to its owner.
    pub(super) fn place_of_counter(&self, counter: Counter, hex: Hex) -> i64 {
        let Some(leader) = self.sight.face(counter) else { return 0 };
        let open = self.public.faces[counter].is_some() && !leader.is_detachment();
        let safety =
            if open { safety::of(self.pack, self.public, counter, leader, hex) } else { 0 };
        safety + self.goal_of(leader, counter, hex)
    }

    fn goal_of(&self, leader: Leader, counter: Counter, hex: Hex) -> i64 {
        let carried = self.strength(self.sight.in_box(leader));
        match leader.force() {
            Force::Besieged => {
                if self.pack.region(hex) == Region::Outside {
                    return 20 * POINT + self.refuge(hex, Side::Rome) * POINT / 4;
                }
                if self.sally {
                    // With the troops, towards the way out.
                    let escort = i64::from(self.public.pf_in(hex).min(10)) * 12;
                    return escort - i64::from(GRID.distance(hex, self.exit)) * POINT / 2;
                }
                if self.pack.ground(hex).alesia { 4 * POINT } else { 0 }
            }
            Force::Relief => {
                let goal = if leader.is_detachment() { self.feint } else { self.assault };
                let distance = i64::from(GRID.distance(hex, goal));
                let weight = if leader.is_detachment() { 20 } else { 30 + carried };
                // Close enough to command, not in the first line.
                -distance.max(3) * weight
            }
            Force::Roman => {
                let hidden = self.public.faces[counter].is_none();
                let mut pull = 0;
                for other in Counter::of(Force::Relief) {
                    let Some(at) = self.public.counters[other] else { continue };
                    let near = GRID.distance(self.pack.relief_camp, at) > 3;
                    if near {
                        pull -= i64::from(GRID.distance(hex, at).min(12));
                    }
                }
                let units = self
                    .public
                    .on_map(Side::Gaul)
                    .filter(|(unit, _)| unit.force() == Force::Relief || self.sally)
                    .map(|(_, at)| i64::from(GRID.distance(hex, at).min(12)));
                let (sum, count) = units.fold((0, 0), |(sum, count), one| (sum + one, count + 1));
                pull -= if count > 0 { 4 * sum / count } else { 0 };
                let weight = if leader.is_detachment() { 2 } else { 6 + carried / 4 };
                let spread = self.apart(counter, hex);
                if hidden { pull * weight + spread } else { pull * 4 + spread / 2 }
            }
        }
    }

    /// Roman leaders share the ring among themselves.
    fn apart(&self, counter: Counter, hex: Hex) -> i64 {
        let nearest = Counter::of(Force::Roman)
            .filter(|other| *other != counter)
            .filter_map(|other| self.public.counters[other])
            .map(|other| i64::from(GRID.distance(hex, other)))
            .min();
        nearest.map_or(0, |distance| distance.min(4) * 12)
    }

    fn strength(&self, units: UnitSet) -> i64 {
        units.iter().map(|unit| i64::from(self.public.pf(self.pack, unit))).sum()
    }

    /// Hexes of the ring that nobody holds against Gauls next to them.
    fn works(&self, side: Side) -> i64 {
        let mut open = 0;
        for camp in self.public.camps.iter().filter(|camp| !camp.destroyed) {
            let held = self.public.holds(Side::Rome, camp.hex);
            let pressed = self.public.touches(Side::Gaul, camp.hex);
            open += i64::from(pressed && !held);
        }
        open * 3 * POINT * if side == Side::Gaul { 1 } else { -1 }
    }

    /// What an attack by all these units on these hexes can be expected to gain.
    pub(super) fn worth_of_attack(&self, side: Side, attackers: UnitSet, targets: UnitSet) -> i64 {
        if attackers.is_empty() || targets.is_empty() {
            return 0;
        }
        let (pack, public) = (self.pack, self.public);
        let (gain, cost) = clash::balance(pack, public, attackers, targets, public.fought);
        // Who is behind must dare more, the nearer the end.
        let late = f64::from(public.turn) / f64::from(pack.turns());
        let behind = if side == Side::Rome { -self.ahead } else { self.ahead };
        let urge = (f64::from(behind) / 30.0).clamp(-1.0, 1.0) * late * URGE;
        let zeal = urge + if side == Side::Gaul { 1.0 } else { CAUTION };
        worth_of(gain * zeal - cost)
    }
}
