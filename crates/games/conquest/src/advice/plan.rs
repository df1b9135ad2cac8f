//! The plan of a side: whether it waits, closes up or attacks, and what a place is worth to a unit.

use arrayvec::ArrayVec;
use geometry::hex::{Direction, Facing, Hex};

use super::march::{HEXES, Halt};
use super::value::{Prices, worn};
use crate::ids::{Field, Leader, Side, Unit};
use crate::pack::{Aspect, Edge, Kind, Role, Terrain};
use crate::state::{Combat, Mark, Move, Spot, State, Supply};

/// How a side fights now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stance {
    /// It keeps its line and strikes what comes before it.
    Hold,
    /// It goes forward in line.
    Advance,
    /// It comes near, out of reach, until its mass is there.
    Gather,
    /// It throws itself on the enemy.
    Charge,
    /// It keeps away and shoots.
    Skirmish,
    /// It comes ashore and holds the beach.
    Land,
}

/// What a unit that attacks has to gain beyond the odds when its side charges, in thousandths of its
/// worth: a charge breaks lines only when all come.
const ZEAL: i64 = 60;
/// How far an enemy comes before a side acts again.
const SOON: u8 = 4;
/// What a hex nearer to the enemy is worth to who wants to come to grips.
pub(super) const HEX: i64 = 40;

/// What a side means to do.
pub(super) struct Plan {
    /// The table, on which places are tried.
    pub(super) state: State,
    pub(super) side: Side,
    pub(super) prices: Prices,
    pub(super) stance: Stance,
    /// How far each hex is from an enemy that fights, and where he stands.
    enemy: Box<Spread>,
    /// How many enemies could be at each hex soon.
    crowd: Box<[u8; HEXES]>,
    /// How far each hex is from the beach, where there is one.
    shore: Option<Box<Spread>>,
    /// Hexes of the beach where cohorts stand, where there is one (S-BRI-10).
    pub(super) footholds: usize,
}

impl Plan {
    pub(super) fn new(state: State, side: Side) -> Self {
        let prices = Prices::new(&state);
        let fights = |unit: Unit| {
            let kind = state.kind(unit);
            (kind.is_foot() || kind.is_horse()) && !state.is(unit, Mark::ROUTED)
        };
        let grid = state.battle.grid;
        let enemies = || {
            let others = state.on_map().filter(|(unit, _)| state.side(*unit) != side);
            others.filter(|(unit, _)| fights(*unit))
        };
        let enemy = spread(&state, enemies().map(|(_, hex)| hex));
        let mut crowd = Box::new([0u8; HEXES]);
        for (_, hex) in enemies().filter(|(unit, _)| state.kind(*unit).may_attack()) {
            for near in grid.disc(hex, SOON) {
                if let Some(at) = grid.index(near) {
                    crowd[at] = crowd[at].saturating_add(1);
                }
            }
        }
        let beach = || {
            state.battle.grid.hexes().filter(|hex| state.battle.at(*hex).terrain == Terrain::Beach)
        };
        let shore = (state.battle.field == Field::BRITANNIA && side == Side::Rome)
            .then(|| spread(&state, beach()));
        let footholds = state
            .battle
            .beach_head
            .map_or(0, |_| grid.hexes().filter(|hex| state.has_foothold(*hex)).count());
        let mut plan =
            Self { state, side, prices, stance: Stance::Hold, enemy, crowd, shore, footholds };
        plan.stance = plan.choose_stance();
        plan
    }

    /// How far the nearest enemy is.
    pub(super) fn far(&self, hex: Hex) -> u8 {
        self.state.battle.grid.index(hex).map_or(u8::MAX, |at| self.enemy.far[at])
    }

    /// Units of the side that could fight.
    pub(super) fn fighters(&self) -> impl Iterator<Item = (Unit, Hex)> + '_ {
        self.state.on_map().filter(|(unit, _)| {
            self.state.side(*unit) == self.side
                && self.state.kind(*unit).may_attack()
                && !self.state.is(*unit, Mark::ROUTED)
        })
    }

    /// How much of its level a side has lost, in thousandths.
    pub(super) fn share(&self, side: Side) -> u32 {
        let state = &self.state;
        let (points, level) = match side {
            Side::Rome => (state.roman_points(), state.level(state.battle.rome)),
            Side::Tribes => {
                let armies = state.armies();
                let points = armies.iter().map(|army| state.tribal_points(army.tribes)).sum();
                (points, armies.iter().map(|army| state.level(army.level)).sum())
            }
        };
        u32::from(points) * 1_000 / u32::from(level.max(1))
    }

    /// What one more hit costs a unit.
    pub(super) fn hit(&self, unit: Unit) -> i64 {
        let (hits, quality) = (self.state.piece(unit).hits, self.state.quality(unit));
        let whole = self.prices.whole(&self.state, unit);
        if hits + 1 >= quality {
            return whole * (1_000 - worn(hits, quality)) / 1_000;
        }
        whole * (worn(hits + 1, quality) - worn(hits, quality)) / 1_000
    }

    /// What an attack from a place promises, if a unit would have somebody before it there.
    pub(super) fn strike(
        &mut self,
        unit: Unit,
        with: Option<Unit>,
        hex: Hex,
        facing: Facing,
        moved: bool,
    ) -> Option<i64> {
        let state = &self.state;
        if !state.may_be_marked(unit) {
            return None;
        }
        let ground = state.battle.at(hex);
        let enemy = self.side.enemy();
        let before: ArrayVec<Hex, 2> = Direction::ALL
            .into_iter()
            .filter(|way| facing.off(*way) <= 1 && !ground.edges[way.index()].has(Edge::FORTIFIED))
            .filter_map(|way| ground.next[way.index()])
            .filter(|at| {
                state.holder(*at) == Some(enemy)
                    && state.fighters(*at).any(|other| !state.is(other, Mark::DEFENDED))
            })
            .take(2)
            .collect();
        if before.is_empty() {
            return None;
        }
        let both = [Some(unit), with];
        let saved: ArrayVec<(Unit, crate::state::Piece), 2> =
            both.into_iter().flatten().map(|one| (one, *state.piece(one))).collect();
        for (one, _) in &saved {
            self.state.put(*one, Spot::On(hex));
            self.state.piece_mut(*one).facing = facing;
            let (add, drop) = if moved {
                (Mark::MUST_CHECK, Mark::NO_CHECK)
            } else {
                (Mark::NO_CHECK, Mark::MUST_CHECK)
            };
            self.state.mark(*one, add);
            self.state.unmark(*one, drop);
        }
        let value = self.best_of(both, &before);
        for (one, piece) in &saved {
            self.state.put(*one, piece.spot);
            self.state.place_under(*one, piece.under);
            *self.state.piece_mut(*one) = *piece;
        }
        Some(value)
    }

    /// The best way to attack what is before a unit, with those who attack the same already.
    fn best_of(&self, both: [Option<Unit>; 2], before: &[Hex]) -> i64 {
        let state = &self.state;
        let combat = |hexes: &[Hex], own: bool, helpers: &[Unit]| {
            let mut combat = Combat::default();
            if own {
                combat.attackers.extend(both.into_iter().flatten());
            }
            for unit in helpers {
                let _ = combat.attackers.try_push(*unit);
            }
            for hex in hexes {
                for unit in state.fighters(*hex) {
                    let _ = combat.defenders.try_push(unit);
                }
            }
            combat.hexes = hexes.iter().copied().collect();
            combat
        };
        let promise = |combat: &Combat| state.promise(&self.prices, combat);
        let joined = |hex: Hex| {
            let helpers = state.helpers(hex, both);
            let alone =
                if helpers.is_empty() { 0 } else { promise(&combat(&[hex], false, &helpers)) };
            (promise(&combat(&[hex], true, &helpers)) - alone, !helpers.is_empty())
        };
        match before {
            [one] => joined(*one).0,
            [one, other] => {
                let (first, second) = (joined(*one), joined(*other));
                match (first.1, second.1) {
                    (true, true) => first.0.max(second.0),
                    (true, false) => second.0,
                    (false, true) => first.0,
                    (false, false) => promise(&combat(before, true, &[])),
                }
            }
            _ => 0,
        }
    }

    /// What a place is worth to a unit that stops there.
    pub(super) fn stand(
        &mut self,
        unit: Unit,
        with: Option<Unit>,
        hex: Hex,
        facing: Facing,
        moved: bool,
    ) -> i64 {
        let kind = self.state.kind(unit);
        if kind.is_ship() {
            return self.anchor(unit, hex);
        }
        let whole = self.prices.whole(&self.state, unit);
        let mut sum = 0;
        let heavy = self.state.is_heavy(unit);
        if let Some(promise) = self.strike(unit, with, hex, facing, moved) {
            let must = moved && heavy;
            let zeal = if self.stance_of(unit) == Stance::Charge && moved {
                whole * ZEAL / 1_000
            } else {
                0
            };
            let promise = promise + zeal;
            sum += if must { promise } else { promise.max(0) };
        }
        sum + self.ground(unit, hex, facing, whole)
    }

    /// A place without what is struck from it: nearness, neighbours, flanks, ground.
    fn ground(&self, unit: Unit, hex: Hex, facing: Facing, whole: i64) -> i64 {
        let state = &self.state;
        let kind = state.kind(unit);
        let far = i64::from(self.far(hex).min(40));
        let mut sum = match (kind, self.stance_of(unit)) {
            (Kind::Skirmisher, _) => self.shooting_place(unit, far),
            (_, Stance::Hold) => 0,
            (_, Stance::Advance) => -HEX * far,
            (_, Stance::Charge) => -HEX * far,
            (_, Stance::Gather) => {
                let wanted = i64::from(state.allowance(unit)) + 1;
                -HEX * (far - wanted).abs() - if far < wanted { 2 * HEX } else { 0 }
            }
            (_, Stance::Skirmish) => -HEX * (far - 3).abs() + self.contest(unit, hex),
            (_, Stance::Land) => self.foothold(unit, hex, far),
        };
        sum += self.plunder(unit, hex);
        // Who looks away from the enemy is struck in the flank.
        if far <= 9 && state.has_facing(unit) {
            let off = self.nearest(hex).map_or(0, |at| match state.battle.grid.towards(hex, at) {
                (Some(one), other) => {
                    let off = facing.off(one);
                    off.min(other.map_or(off, |other| facing.off(other)))
                }
                (None, _) => 0,
            });
            let urgent = if far <= 3 { 3 } else { 1 };
            sum -= urgent
                * match off {
                    0 | 1 => 0,
                    2..=4 => whole / 120,
                    _ => whole / 60,
                };
        }
        let (mut friends, mut open) = (0, 0);
        for way in Direction::ALL {
            let Some(next) = state.battle.at(hex).next[way.index()] else { continue };
            let off = facing.off(way);
            match state.top(next).filter(|other| *other != unit) {
                Some(other) if state.side(other) == self.side => {
                    friends += i64::from(!state.is(other, Mark::ROUTED));
                }
                Some(other) => {
                    // An enemy who stands at the flank or in the rear strikes there next.
                    let strikes = state.kind(other).may_attack()
                        && !state.is(other, Mark::ROUTED)
                        && state.has_facing(unit);
                    if strikes && off > 1 {
                        let looks = state.aspect_towards(other, way.opposite()) == Aspect::Front;
                        sum -= if looks { whole / 8 } else { whole / 25 };
                    }
                }
                None if off > 1 && off < 5 && far <= 4 => open += 1,
                None => {}
            }
        }
        // Through an open flank an enemy who is not engaged strikes with double effect (8.36).
        let free = (self.crowd(hex) - 2).clamp(0, 4);
        let careless = if self.side == Side::Rome { 80 } else { 400 };
        sum += friends.min(2) * whole / 250 - open.min(2) * free * whole / careless;
        let ground = state.battle.at(hex);
        if far <= 6 {
            sum += i64::from(ground.level) * whole / 300;
        }
        if ground.terrain.is_rough() && kind != Kind::BarbarianInfantry {
            sum -= whole / 150;
        }
        if kind != Kind::Skirmisher
            && state.battle.has_walls
            && self.side == Side::Rome
            && ground.terrain.is_camp()
            && !state.is(unit, Mark::SHELTERED)
        {
            // 6.75: who walks in stays there.
            sum -= whole;
        }
        sum
    }

    fn shooting_place(&self, unit: Unit, far: i64) -> i64 {
        let reach = self.state.strengths(unit).len() as i64;
        let armed = self.state.piece(unit).supply != Supply::No;
        let wanted = if armed { reach.min(2) } else { 6 };
        -HEX * (far - wanted).abs() - if far <= 1 { 8 * HEX } else { 0 }
    }

    /// A ship goes where its cohorts can wade.
    fn anchor(&self, unit: Unit, hex: Hex) -> i64 {
        let Some(at) = self.to_shore(hex) else { return 0 };
        if self.state.kind(unit) == Kind::Galley {
            // Galleys shoot up the enemy's flank, from near.
            return -HEX * (i64::from(self.far(hex).min(40)) - 2).abs();
        }
        let loaded = self
            .state
            .battle
            .units
            .iter()
            .any(|other| self.state.piece(*other).spot == Spot::Aboard(unit));
        if loaded { -10 * HEX * at } else { 0 }
    }

    /// How far the beach is, where there is one.
    pub(super) fn to_shore(&self, hex: Hex) -> Option<i64> {
        let at = self.state.battle.grid.index(hex)?;
        self.shore.as_ref().map(|shore| i64::from(shore.far[at]))
    }

    /// The enemy that is nearest to a hex.
    fn nearest(&self, hex: Hex) -> Option<Hex> {
        self.state.battle.grid.index(hex).and_then(|at| self.enemy.from[at])
    }

    /// How many enemies could be at a hex soon.
    fn crowd(&self, hex: Hex) -> i64 {
        self.state.battle.grid.index(hex).map_or(0, |at| i64::from(self.crowd[at]))
    }

    /// The best place that a move can end in: what it gains over staying, with its first step.
    pub(super) fn best(&mut self, moving: &Move) -> (i64, Option<Halt>) {
        let halts = self.state.halts(moving);
        let stays = self.score(moving, &halts[0]);
        let mut best: Option<(i64, Halt)> = None;
        for halt in &halts[1..] {
            let score = self.score(moving, halt);
            if best.is_none_or(|(other, _)| score > other) {
                best = Some((score, *halt));
            }
        }
        match best {
            Some((score, halt)) => (score - stays, Some(halt)),
            None => (0, None),
        }
    }

    /// What the end of a move is worth, its hits taken off.
    pub(super) fn score(&mut self, moving: &Move, halt: &Halt) -> i64 {
        let unit = moving.unit;
        let moved = halt.first.is_some() || self.state.is(unit, Mark::MOVED);
        let stand = self.stand(unit, moving.with, halt.hex, halt.facing, moved);
        stand - i64::from(halt.hits) * self.hit(unit) - halt.steps
    }

    /// What it gains to let a unit, or its stack, move.
    pub(super) fn gain(&mut self, unit: Unit, stack: bool) -> i64 {
        let with = if stack { self.state.follower(unit) } else { None };
        let Some(moving) = self.state.outset(unit, with) else { return 0 };
        if self.state.is(unit, Mark::UNFORMED) {
            // S-SAB-5: who stands still forms up.
            return 0;
        }
        self.best(&moving).0
    }

    /// The units that a leader commands.
    pub(super) fn troop(&self, leader: Leader) -> Vec<(Unit, Hex)> {
        let state = &self.state;
        let his = |unit: Unit| state.side(unit) == self.side && state.commands(leader, unit);
        state.on_map().filter(|(unit, _)| his(*unit)).collect()
    }

    /// What it is worth that a leader stands in a hex, for the units that he commands.
    pub(super) fn post(&self, leader: Leader, troop: &[(Unit, Hex)], hex: Hex) -> i64 {
        let state = &self.state;
        let grid = state.battle.grid;
        let range = state.range(leader);
        let mut sum = 0;
        let mut near_line = false;
        for (unit, at) in troop.iter().copied() {
            let far = grid.distance(hex, at);
            if state.is(unit, Mark::ROUTED) {
                // Who stands with those who flee rallies them (10.41).
                if far == 0 && self.far(at) > 2 {
                    sum += self.prices.whole(state, unit) / 3;
                }
                continue;
            }
            if far <= range {
                sum += if self.far(at) <= 8 { 30 } else { 15 };
            }
            near_line |= far <= 2 && state.kind(unit).may_attack();
        }
        if state.role(leader) == Role::Proconsul {
            for other in &state.battle.leaders {
                let there = state.leader_hex(*other).filter(|_| state.role(*other) == Role::Legate);
                if there.is_some_and(|at| grid.distance(hex, at) <= range) {
                    sum += 100;
                }
            }
        } else if near_line {
            sum += 150;
        }
        let company = state.line_units(hex).any(|unit| !state.is(unit, Mark::ROUTED));
        let price = if state.role(leader) == Role::Proconsul { 4_000 } else { 800 };
        sum -= match (self.far(hex), company) {
            (0 | 1, true) => price,
            (0 | 1, false) => 4 * price,
            (2, true) => price / 8,
            (2, false) => price / 2,
            (3, false) => price / 6,
            _ => 0,
        };
        sum - i64::from(self.far(hex).min(30)) * 4
    }
}

/// How far every hex is from the nearest of some, and which that is.
struct Spread {
    far: [u8; HEXES],
    from: [Option<Hex>; HEXES],
}

fn spread(state: &State, from: impl Iterator<Item = Hex>) -> Box<Spread> {
    let grid = state.battle.grid;
    let mut all = Box::new(Spread { far: [u8::MAX; HEXES], from: [None; HEXES] });
    let mut queue: Vec<(Hex, Hex)> = Vec::with_capacity(HEXES);
    for hex in from {
        if let Some(at) = grid.index(hex)
            && all.far[at] != 0
        {
            all.far[at] = 0;
            all.from[at] = Some(hex);
            queue.push((hex, hex));
        }
    }
    let mut head = 0;
    while head < queue.len() {
        let (here, origin) = queue[head];
        head += 1;
        let steps = all.far[grid.index(here).expect("it is on the map")];
        for next in state.battle.next(here) {
            let at = grid.index(next).expect("it is on the map");
            if all.far[at] == u8::MAX {
                all.far[at] = steps + 1;
                all.from[at] = Some(origin);
                queue.push((next, origin));
            }
        }
    }
    all
}
