//! What the first greedy bot thought: how good a view is, and what to make of an action at first
//! sight. Nothing here is mended, so that every later bot is measured against the same one; what
//! the game thinks today is in the module above.
//!
//! The plan. Romans stand behind the stretch of line that is threatened, shoot, strike at whoever
//! comes near, and send their hidden leaders where Gallic counters gather. The relief army masses
//! its leaders before the weakest sector that it can reach, and sends detachments to another; the
//! besieged wait in the town until the relief army is at the wall, and then make for the sector
//! where the ring is thinnest. One victory point is worth [`POINT`].

use std::cell::LazyCell;

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Judgement, Rng, Seat};

use crate::action::Action;
use crate::combat;
use crate::ids::{Counter, CounterMap, Force, Leader, Side, Unit, UnitSet};
use crate::odds::{chances, strongest_stack, victims};
use crate::pack::{GRID, Kind, Pack, Region};
use crate::retreat;
use crate::sample::sample;
use crate::state::{Board, Boxes, Combats, Distance, Fate, Order, Phase, Spot, State};
use crate::strike::strike;
use crate::victory;
use crate::view::View;

const POINT: i64 = 100;
/// What a hex nearer to the goal is worth to a unit, for each of its PF.
const NEARER: i64 = 6;
/// Relief PF at the external line that bring the besieged out.
const SALLY: i64 = 24;
/// Relief PF before a sector that make an assault.
const MASS: i64 = 60;
/// From this turn on they come out in any case.
const LAST_CALL: u8 = 10;

/// What a player thinks from: the table and what he knows besides.
#[derive(Clone, Copy)]
struct Sight<'a> {
    pack: &'static Pack,
    public: &'a Board,
    faces: &'a CounterMap<Option<Leader>>,
    boxes: [Option<&'a Boxes>; 2],
}

impl<'a> Sight<'a> {
    /// What a view shows.
    fn new(pack: &'static Pack, view: &'a View) -> Self {
        let boxes = [Force::Roman, Force::Relief].map(|force| view.boxes(force));
        Self { pack, public: view.board(pack), faces: &view.faces, boxes }
    }

    /// Who a counter is, if the player knows.
    fn face(&self, counter: Counter) -> Option<Leader> {
        self.public.faces[counter].or(self.faces[counter])
    }

    /// What is in a leader's box, if the player knows.
    fn in_box(&self, leader: Leader) -> UnitSet {
        let boxes = self.boxes[leader.side().index()].filter(|_| leader.has_box());
        boxes.map_or(UnitSet::EMPTY, |boxes| boxes.in_box(leader))
    }

    /// How good the table is for a side.
    fn worth(self, side: Side) -> i64 {
        let (pack, public) = (self.pack, self.public);
        if let Phase::Over { winner, .. } = *public.phase() {
            return match winner {
                Some(winner) if winner == side => 10_000 * POINT,
                Some(_) => -10_000 * POINT,
                None => 0,
            };
        }
        let own = i64::from(victory::points(pack, public, side));
        let other = i64::from(victory::points(pack, public, side.enemy()));
        (own - other) * POINT + Plan::new(self).outlook(side)
    }
}

/// The judgement of the first greedy bot.
pub(super) struct First;

impl Judgement<State> for First {
    fn sample(&self, pack: &'static Pack, view: &View, rng: &mut Rng) -> State {
        sample(pack, view, rng)
    }

    fn appraise(&self, pack: &'static Pack, view: &View, seat: Seat) -> i64 {
        Sight::new(pack, view).worth(side_of(seat))
    }

    fn leans(
        &self,
        pack: &'static Pack,
        view: &View,
        seat: Seat,
        actions: &[Action],
        out: &mut Vec<i64>,
    ) {
        let sight = Sight::new(pack, view);
        let plan = LazyCell::new(|| Plan::new(sight));
        out.clear();
        out.extend(actions.iter().map(|action| lean(sight, &plan, side_of(seat), *action)));
    }
}

fn side_of(seat: Seat) -> Side {
    if seat.0 == 0 { Side::Rome } else { Side::Gaul }
}

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
struct Plan<'a> {
    pack: &'static Pack,
    sight: Sight<'a>,
    public: &'a Board,
    /// The Gauls who press on the works: all on the map that are not in rout.
    pressing: Stacks,
    /// Where the relief army strikes.
    assault: Hex,
    /// Where its detachments go.
    feint: Hex,
    /// Where the besieged try to get out.
    exit: Hex,
    /// Whether they do.
    sally: bool,
    /// Whether the relief army is strong enough before its sector to come to blows.
    massed: bool,
}

impl<'a> Plan<'a> {
    fn new(sight: Sight<'a>) -> Self {
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
        let sally = at_the_wall >= SALLY || public.turn >= LAST_CALL || !public.escaped.is_empty();
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
        Self { pack, sight, public, pressing, assault, feint, exit, sally, massed }
    }

    /// What the table promises beyond the points it has.
    fn outlook(&self, side: Side) -> i64 {
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
        total + self.works(side) + self.flights(side)
    }

    /// Units that must still retreat may find no way: those without one are lost.
    fn flights(&self, side: Side) -> i64 {
        let mut total = 0;
        for flight in self.public.flights() {
            let unit = flight.unit;
            let Some(hex) = self.public.hex_of(unit) else { continue };
            let ways = self.pack.next(hex).filter(|next| {
                retreat::check_flight(self.pack, self.public, *flight, *next).is_ok()
                    && onward(self.pack, self.public, unit, *next) == 0
            });
            let share = match ways.count() {
                0 => 200,
                1 => 80,
                2 => 40,
                _ => 20,
            };
            let worth = i64::from(self.pack.unit(unit).strength) * POINT * share / 100;
            total += if unit.side() == side { -worth } else { worth };
        }
        total
    }

    fn is_in_play(&self, unit: Unit) -> bool {
        matches!(self.public.spots[unit], Spot::On(_) | Spot::Boxed)
    }

    /// What it is worth that a unit stands in a hex.
    fn place_of(&self, unit: Unit, hex: Hex) -> i64 {
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
    fn threat(&self, hex: Hex) -> i64 {
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
    fn place_of_counter(&self, counter: Counter, hex: Hex) -> i64 {
        let Some(leader) = self.sight.face(counter) else { return 0 };
        let alone = !self.public.holds(leader.side(), hex);
        let open = self.public.faces[counter].is_some();
        let enemy = leader.side().enemy();
        // A leader alone beside the enemy is as good as taken.
        let danger = if open && alone && !leader.is_detachment() {
            match self.public.nearest(enemy, hex) {
                Some(0..=2) => -12 * POINT,
                Some(3) => -4 * POINT,
                _ => 0,
            }
        } else {
            0
        };
        let with_troops = if open && !alone && !leader.is_detachment() { 4 * POINT } else { 0 };
        danger + with_troops + self.goal_of(leader, counter, hex)
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
    fn worth_of_attack(&self, side: Side, attackers: UnitSet, targets: UnitSet) -> i64 {
        if attackers.is_empty() || targets.is_empty() {
            return 0;
        }
        let (pack, public) = (self.pack, self.public);
        let struck = strongest_stack(pack, public, attackers);
        let hit = chances(
            pack,
            &strike(pack, public, attackers, targets),
            &victims(pack, public, targets),
        );
        let back = strike(pack, public, targets, struck);
        let hurt = chances(pack, &back, &victims(pack, public, struck));
        let formed = |units: UnitSet| -> f64 {
            units
                .iter()
                .filter(|unit| public.order(*unit) == Order::Formed)
                .map(|unit| f64::from(pack.unit(unit).strength))
                .sum()
        };
        let gain = (formed(targets) - hit.formed) + hit.lost + 4.0 * (hit.rout + hit.loss);
        let cost = (formed(struck) - hurt.formed) + hurt.lost + 4.0 * (hurt.rout + hurt.loss);
        // The Gauls must get through; the Romans need only hold.
        let zeal = if side == Side::Gaul { 1.25 } else { 0.7 };
        ((gain * zeal - cost) * 100.0) as i64
    }
}

/// What to make of an action at first sight, beyond what it changes at once.
fn lean<'a>(
    sight: Sight<'a>,
    plan: &LazyCell<Plan<'a>, impl FnOnce() -> Plan<'a>>,
    side: Side,
    action: Action,
) -> i64 {
    let (pack, public) = (sight.pack, sight.public);
    match action {
        Action::PlaceCamp { hex } => {
            if pack.historical.contains(&hex) {
                5_000
            } else {
                0
            }
        }
        Action::Assign { unit, leader } => assign(sight, unit, leader),
        Action::Post { counter, hex } => post(pack, public, counter, hex),
        Action::Garrison { .. } | Action::GarrisonLeader { .. } => 100,
        Action::Ready => 60,
        Action::Transfer { .. } | Action::Split { .. } | Action::Unite { .. } => -400,
        Action::March { counter, to } => {
            let from = public.counters[counter].unwrap_or(to);
            // Whoever gains nothing halts rather than wanders about.
            plan.place_of_counter(counter, to) - plan.place_of_counter(counter, from) - 15
        }
        Action::Deploy { unit, to } => plan.place_of(unit, to) / 4,
        Action::Step { unit, to } => {
            let from = public.hex_of(unit).unwrap_or(to);
            let better = plan.place_of(unit, to) - plan.place_of(unit, from);
            // A disordered unit that stays may rally.
            let rallies = public.order(unit) != Order::Formed && !public.is_pinned(unit);
            better - if rallies { POINT } else { 5 }
        }
        Action::Ride { leader, to } => {
            let Some(counter) = public.counter_of(leader) else { return 0 };
            let from = public.counters[counter].unwrap_or(to);
            plan.place_of_counter(counter, to) - plan.place_of_counter(counter, from) - 5
        }
        Action::Attack { hex } => attack(plan, side, hex),
        Action::Commit { unit } => commit(plan, side, unit),
        Action::Widen { hex } => {
            // Better others take it on; but some attacks are owed.
            if public.holds(side.enemy(), hex) { -50 } else { 0 }
        }
        Action::Fight => 80,
        Action::Riposte { hex } => {
            let units = public.units_in(hex);
            units.iter().map(|unit| i64::from(public.pf(pack, unit))).sum::<i64>() * 10
        }
        Action::Suffer { unit } => -i64::from(public.pf(pack, unit)) * 30,
        Action::Endure => 40,
        Action::FallBack => {
            if side == Side::Rome {
                -300
            } else {
                -150
            }
        }
        Action::Advance { unit, to } => advance(pack, public, unit, to),
        Action::Follow { .. } => -20,
        Action::AimCamp { .. } | Action::AimSide { .. } => 300,
        Action::Loose | Action::Rally { .. } => 200,
        Action::Withdraw { unit, .. } => withdraw(plan, unit),
        Action::EndMoves | Action::EndMarches | Action::EndCombats | Action::EndAdvance => 0,
        Action::EndArchery | Action::EndRally => -200,
        Action::Halt => -10,
        Action::Appoint { leader } => i64::from(pack.leader(leader).modifier) * 100,
        Action::Retreat { unit, to } => {
            let away = public.nearest(unit.side().enemy(), to).unwrap_or(9);
            i64::from(away.min(5)) * 10 + onward(pack, public, unit, to)
        }
    }
}

/// Strong units under good leaders; the weakest stay behind with Viridomaros. Romans are shared out
/// evenly.
fn assign(sight: Sight<'_>, unit: Unit, leader: Leader) -> i64 {
    let pack = sight.pack;
    let data = pack.unit(unit);
    let strength = i64::from(data.strength) * 10 + i64::from(data.modifier) * 15;
    let filled = i64::try_from(sight.in_box(leader).len()).unwrap_or(0);
    let share = filled * 100 / i64::from(pack.leader(leader).units.max(1));
    match leader.force() {
        Force::Roman => strength - share * 2,
        Force::Relief | Force::Besieged => {
            let bonus = i64::from(pack.leader(leader).modifier);
            strength * (bonus + 1) - share / 2
        }
    }
}

/// Roman leaders at the start: apart from each other, on the side of the relief army.
fn post(pack: &Pack, public: &Board, counter: Counter, hex: Hex) -> i64 {
    let nearest = Counter::of(Force::Roman)
        .filter(|other| *other != counter)
        .filter_map(|other| public.counters[other])
        .map(|other| i64::from(GRID.distance(hex, other)))
        .min()
        .unwrap_or(6);
    nearest.min(6) * 60 - i64::from(GRID.distance(hex, pack.relief_camp)) * 5
}

/// A retreat that must go on needs a hex to go on to.
fn onward(pack: &Pack, public: &Board, unit: Unit, to: Hex) -> i64 {
    let Some(flight) = public.flights().iter().find(|flight| flight.unit == unit) else { return 0 };
    if flight.left != Distance::Hexes(2) {
        return 0;
    }
    let open =
        pack.next(to).any(|next| retreat::check_leg(pack, public, *flight, to, next).is_ok());
    if open { 0 } else { -600 }
}

/// All units of the seat that could still attack a hex.
fn able(pack: &Pack, public: &Board, combats: &Combats, hex: Hex) -> UnitSet {
    let mut units = UnitSet::EMPTY;
    for next in pack.next(hex).filter(|next| public.holds(combats.force.side(), *next)) {
        for unit in public.units_in(next).iter() {
            if combat::check_attacker(public, combats, unit).is_ok() {
                units.insert(unit);
            }
        }
    }
    units
}

fn attack(plan: &Plan<'_>, side: Side, hex: Hex) -> i64 {
    let (pack, public) = (plan.pack, plan.public);
    let Phase::Combat(combats) = public.phase() else { return 0 };
    let owed = if combats.owed.contains(hex) { 500 } else { 0 };
    let targets = public.units_in(hex);
    let attackers = able(pack, public, combats, hex);
    if targets.is_empty() {
        return 4 * POINT;
    }
    owed + plan.worth_of_attack(side, attackers, targets) - POINT / 2
}

/// More units make a better attack; but not those that must stay fresh for an owed one.
fn commit(plan: &Plan<'_>, side: Side, unit: Unit) -> i64 {
    let Some((_, battle)) = plan.public.fight() else { return 0 };
    let targets = battle.attacked(plan.public);
    let mut with = battle.attackers;
    with.insert(unit);
    let before = plan.worth_of_attack(side, battle.attackers, targets);
    100 + (plan.worth_of_attack(side, with, targets) - before)
}

/// Gauls push on; Romans only back into their works.
fn advance(pack: &Pack, public: &Board, unit: Unit, to: Hex) -> i64 {
    match unit.side() {
        Side::Gaul => 200,
        Side::Rome => {
            let inside = public.behind_works(pack, to);
            if inside { 150 } else { -600 }
        }
    }
}

/// Shaken units rally best in a box; others stay where the fight is.
fn withdraw(plan: &Plan<'_>, unit: Unit) -> i64 {
    let public = plan.public;
    if public.order(unit) != Order::Formed {
        return 400;
    }
    let Some(hex) = public.hex_of(unit) else { return 0 };
    match unit.force() {
        Force::Roman => {
            if plan.threat(hex) < 20 {
                120
            } else {
                -200
            }
        }
        Force::Relief | Force::Besieged => {
            if GRID.distance(hex, plan.assault) > 4 {
                120
            } else {
                -200
            }
        }
    }
}
