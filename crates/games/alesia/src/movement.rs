//! 5.0 to 9.0 and 11.0: units move, one at a time and hex by hex.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Concealed, Rule, Seat, Table};

use crate::action::{Action, Event, Refusal};
use crate::command::check_owner;
use crate::ids::{Force, Side, Unit, Zone};
use crate::pack::{GRID, Pack, Terrain};
use crate::state::{
    Barrier, Board, Eyes, Going, GuardedKing, Moment, Moves, Place, Players, RELIEF, RIM, Spot,
    Stage, State,
};

/// 18.0: whether the besieged may leave Alesia now.
pub(crate) fn check_released(eyes: Eyes<'_>) -> Result<(), Refusal> {
    let public = eyes.public;
    let refused = |rule| Err(Refusal::NotReleased { rule: Rule(rule) });
    let Some(ripe) = public.ripe else { return refused("18.1") };
    let delay = match public.options.players {
        Players::Two => eyes.delay.unwrap_or(u8::MAX - ripe - 1),
        Players::Three | Players::Four => 0,
    };
    if public.turn < ripe + 1 + delay {
        return refused("18.2");
    }
    if public.options.players != Players::Two && !public.sallied {
        return refused("17.3");
    }
    Ok(())
}

/// A unit in a hex of its way, and what all steps that it might take from there share.
pub(crate) struct Walker<'a> {
    pack: &'a Pack,
    public: &'a Board,
    unit: Unit,
    side: Side,
    from: Hex,
    /// Half points left.
    left: u8,
    barrier: Barrier,
    /// Whether it has entered Alesia this turn (9.4).
    home: bool,
    /// Whether it stands in an enemy zone of control.
    pinned: bool,
    cavalry: bool,
    /// Why it may not leave Alesia, where it stands on a wall.
    kept: Option<Refusal>,
}

/// What a step that is allowed takes.
#[derive(Clone, Copy)]
pub(crate) struct Stride {
    pub(crate) cost: u8,
    pub(crate) barrier: Barrier,
}

impl<'a> Walker<'a> {
    pub(crate) fn new(eyes: Eyes<'a>, unit: Unit, from: Hex, going: Option<Going>) -> Self {
        let Eyes { pack, public, .. } = eyes;
        let (left, barrier, home) = match going {
            Some(going) => (going.left, going.barrier, going.home),
            None => (2 * pack.unit(unit).movement, public.barrier_at(pack, unit, from), false),
        };
        let on_wall = pack.ground(from).terrain == Terrain::Wall;
        let kept = (on_wall && unit.force() == Force::Besieged)
            .then(|| check_released(eyes).err())
            .flatten();
        Self {
            pack,
            public,
            unit,
            side: unit.side(),
            from,
            left,
            barrier,
            home,
            pinned: public.in_zone(unit.side().enemy(), from),
            cavalry: pack.is_cavalry(unit),
            kept,
        }
    }

    /// Where it may go next, and what that takes.
    pub(crate) fn ways(&self) -> impl Iterator<Item = (Hex, Stride)> {
        let next = self.pack.ground(self.from).next.iter().enumerate();
        next.filter_map(|(way, to)| Some(((*to)?, self.over(way, (*to)?).ok()?)))
    }

    /// Whether it may go to a hex, and what that takes.
    pub(crate) fn stride(&self, to: Hex) -> Result<Stride, Refusal> {
        let way = self.pack.way(self.from, to).ok_or(Refusal::NotAdjacent { to })?;
        self.over(way, to)
    }

    fn over(&self, way: usize, to: Hex) -> Result<Stride, Refusal> {
        let Self { pack, public, unit, side, from, .. } = *self;
        let enemy = side.enemy();
        let ground = pack.ground(to);
        if ground.in_town() {
            self.check_into_town(to)?;
        } else if pack.ground(from).in_town() {
            if self.home {
                return Err(Refusal::NotThroughTown { unit });
            }
            if let Some(refusal) = self.kept {
                return Err(refusal);
            }
        }
        check_ground(pack, unit, self.cavalry, to)?;
        check_held(public, enemy, to)?;
        if public.in_zone(enemy, to) {
            self.check_zone(to)?;
        }
        if unit == Unit::VERCINGETORIX {
            self.check_forts(to)?;
        }
        let step = (from, way, to);
        let barrier = public.barrier_after(pack, unit, self.barrier, step);
        let barrier = barrier.ok_or(Refusal::HeldByWater { to })?;
        let cost = public.cost(pack, side, step);
        if cost > self.left {
            return Err(Refusal::OutOfMovement { cost, left: self.left });
        }
        Ok(Stride { cost, barrier })
    }

    /// 9.1, 9.4: only Gauls go in, from outside to a wall.
    fn check_into_town(&self, to: Hex) -> Result<(), Refusal> {
        if self.side == Side::Rome {
            return Err(Refusal::NoRomansInTown { to });
        }
        let inside = self.pack.ground(to).terrain == Terrain::Town;
        if inside || self.pack.ground(self.from).in_town() {
            return Err(Refusal::ByTheWalls { to });
        }
        Ok(())
    }

    /// 6.4, 19.1, 19.3, 20.2: who may come into a zone of control.
    fn check_zone(&self, to: Hex) -> Result<(), Refusal> {
        let Self { public, unit, side, .. } = *self;
        if self.pinned {
            return Err(Refusal::ZoneToZone { to });
        }
        if unit.missile().is_some() {
            return Err(Refusal::MissilesKeepAway { to });
        }
        if unit == Unit::VERCINGETORIX {
            let guarded = public.options.guarded_king == GuardedKing::On;
            if !(guarded && public.has_men(side, to)) {
                return Err(Refusal::KingInZone { to });
            }
        } else if unit.is_leader() && !public.has_men(side, to) {
            return Err(Refusal::LeaderAlone { to });
        }
        Ok(())
    }

    /// 19.2: Vercingetorix keeps away from manned forts; out of the reach of one he may go.
    fn check_forts(&self, to: Hex) -> Result<(), Refusal> {
        let near = |fort: Hex| {
            let (now, then) = (GRID.distance(self.from, fort), GRID.distance(to, fort));
            then <= self.pack.kept_away && !(now <= self.pack.kept_away && then > now)
        };
        let mut forts = self.public.forts.iter().map(|fort| fort.hex);
        if forts.any(|fort| near(fort) && self.public.is_manned(fort)) {
            return Err(Refusal::KingNearFort { to });
        }
        Ok(())
    }

    /// 11.5: whether it may leave the map from here.
    fn check_exit(&self) -> Result<(), Refusal> {
        let ground = self.pack.ground(self.from);
        if self.side == Side::Rome && !self.public.may_scout(self.unit) {
            return Err(Refusal::RomansStay {});
        }
        if ground.zones.is_empty() {
            return Err(Refusal::NotAtEdge { unit: self.unit });
        }
        if self.barrier == Barrier::In {
            return Err(Refusal::HeldByWater { to: self.from });
        }
        let cost = self.pack.costs.exit;
        if cost > self.left {
            return Err(Refusal::OutOfMovement { cost, left: self.left });
        }
        Ok(())
    }

    /// Whether it may do anything at all but stop.
    fn can_go_on(&self) -> bool {
        self.ways().next().is_some()
            || self.check_exit().is_ok()
            || self.pack.ground(self.from).in_town()
    }
}

/// 22.1: works are closed to cavalry.
pub(crate) fn check_ground(pack: &Pack, unit: Unit, cavalry: bool, to: Hex) -> Result<(), Refusal> {
    debug_assert_eq!(cavalry, pack.is_cavalry(unit), "it is known whether it rides");
    if cavalry && pack.ground(to).works {
        return Err(Refusal::NoHorseOnWorks { to });
    }
    Ok(())
}

/// 5.5: nobody goes into a hex with enemies. A leader alone in a fort does not bar Gauls.
pub(crate) fn check_held(public: &Board, enemy: Side, to: Hex) -> Result<(), Refusal> {
    if public.holds(enemy, to) {
        let abandoned = enemy == Side::Rome && public.has_fort(to) && !public.has_men(enemy, to);
        if !abandoned {
            return Err(Refusal::EnemyThere { to });
        }
    }
    Ok(())
}

/// 5.2: whether it is a unit's turn to move.
fn check_turn(eyes: Eyes<'_>, moves: &Moves, unit: Unit) -> Result<(), Refusal> {
    let public = eyes.public;
    match moves.of(eyes.seat) {
        // Whoever set it in motion finishes its move, wherever it comes (17.4).
        Some(going) if going.unit == unit => return Ok(()),
        Some(going) if unit.side() == eyes.side() => {
            return Err(Refusal::AnotherIsMoving { unit: going.unit });
        }
        Some(_) | None => check_owner(eyes, unit)?,
    }
    if public.moved.contains(unit) {
        return Err(match public.spots[unit].place() {
            Place::Off => Refusal::JustLeft { unit },
            Place::Zone(_) => Refusal::HasActed { unit },
            Place::Aside
            | Place::Waiting
            | Place::Town
            | Place::Lost
            | Place::Covered
            | Place::Beyond(_)
            | Place::On(_) => Refusal::AlreadyMoved { unit },
        });
    }
    if public.disrupted.contains(unit) {
        return Err(Refusal::Disrupted { unit });
    }
    if public.is_raging(unit) {
        return Err(Refusal::Raging { unit });
    }
    Ok(())
}

/// 4.1: units on the map move before the first enters.
fn check_stage(eyes: Eyes<'_>, moves: &Moves) -> Result<(), Refusal> {
    let over = moves.side == Side::Gaul && eyes.seat == RELIEF && moves.stage != Stage::Map;
    if over && moves.of(eyes.seat).is_none() { Err(Refusal::MapIsDone {}) } else { Ok(()) }
}

/// A unit that may go on from a hex of the map.
fn walker<'a>(eyes: Eyes<'a>, moves: &Moves, unit: Unit) -> Result<Walker<'a>, Refusal> {
    check_turn(eyes, moves, unit)?;
    check_stage(eyes, moves)?;
    let from = eyes.public.hex_of(unit);
    let from = from.ok_or(Refusal::NotThere { unit, rule: Rule("5.2") })?;
    Ok(Walker::new(eyes, unit, from, moves.on_way(unit)))
}

/// Whether a unit on the map may move at all now.
pub(crate) fn may_walk(eyes: Eyes<'_>, moves: &Moves, unit: Unit) -> Result<(), Refusal> {
    walker(eyes, moves, unit).map(drop)
}

/// 5.0: whether a unit may go to the next hex.
pub(crate) fn check_step(
    eyes: Eyes<'_>,
    moves: &Moves,
    unit: Unit,
    to: Hex,
) -> Result<Stride, Refusal> {
    if !GRID.contains(to) {
        return Err(Refusal::OffTheMap {});
    }
    walker(eyes, moves, unit)?.stride(to)
}

/// 9.3: what a unit pays to appear at a wall: more for each pair that has.
fn wall_cost(pack: &Pack, public: &Board, unit: Unit, at: Hex) -> u8 {
    if unit.is_leader() { pack.costs.wall } else { counted_wall_cost(pack, public, at) }
}

/// The same for a unit that is counted there.
fn counted_wall_cost(pack: &Pack, public: &Board, at: Hex) -> u8 {
    let costs = &pack.costs;
    let before = public.appeared.at(pack, at) / costs.wall_lot;
    costs.wall.saturating_add(before.saturating_mul(costs.wall_more))
}

/// 11.1: what a unit pays to enter at an edge hex.
fn entry_cost(pack: &Pack, public: &Board, at: Hex) -> u8 {
    let costs = &pack.costs;
    let before = public.appeared.at(pack, at) / costs.entry_lot;
    costs.entry.saturating_add(before.saturating_mul(costs.entry_more))
}

/// Half points that a unit has, on its way or before it sets out.
fn points(pack: &Pack, moves: &Moves, unit: Unit) -> u8 {
    moves.on_way(unit).map_or(2 * pack.unit(unit).movement, |going| going.left)
}

/// 9.3: whether a unit may come from Alesia to a wall.
pub(crate) fn check_appear(
    eyes: Eyes<'_>,
    moves: &Moves,
    unit: Unit,
    at: Hex,
) -> Result<u8, Refusal> {
    check_turn(eyes, moves, unit)?;
    check_stage(eyes, moves)?;
    if eyes.public.spots[unit] != Spot::TOWN {
        return Err(Refusal::NotInTown { unit });
    }
    if !GRID.contains(at) || eyes.pack.ground(at).terrain != Terrain::Wall {
        return Err(Refusal::NoWall { at });
    }
    afford(wall_cost(eyes.pack, eyes.public, unit, at), points(eyes.pack, moves, unit))
}

fn afford(cost: u8, left: u8) -> Result<u8, Refusal> {
    if cost > left { Err(Refusal::OutOfMovement { cost, left }) } else { Ok(cost) }
}

/// 9.3: whether a unit may go from a wall into Alesia.
pub(crate) fn check_go_in(eyes: Eyes<'_>, moves: &Moves, unit: Unit) -> Result<(), Refusal> {
    let walker = walker(eyes, moves, unit)?;
    let on_wall = eyes.pack.ground(walker.from).terrain == Terrain::Wall;
    if on_wall { Ok(()) } else { Err(Refusal::NotInTown { unit }) }
}

/// 11.1: whether a unit may enter the map.
pub(crate) fn check_enter(
    eyes: Eyes<'_>,
    moves: &Moves,
    unit: Unit,
    at: Hex,
) -> Result<u8, Refusal> {
    check_turn(eyes, moves, unit)?;
    let Some(zone) = eyes.zone_of(unit).filter(|_| moves.of(eyes.seat).is_none()) else {
        return Err(Refusal::NotThere { unit, rule: Rule("11.1") });
    };
    if moves.stage == Stage::Zones && eyes.seat == RELIEF {
        return Err(Refusal::HasActed { unit });
    }
    if !GRID.contains(at) || !eyes.pack.ground(at).zones.contains(zone) {
        return Err(Refusal::WrongZone { unit });
    }
    check_unpinned(eyes, unit, zone)?;
    check_ground(eyes.pack, unit, eyes.pack.is_cavalry(unit), at)?;
    check_held(eyes.public, unit.side().enemy(), at)?;
    afford(entry_cost(eyes.pack, eyes.public, at), points(eyes.pack, moves, unit))
}

/// 22.44: who fights in a zone stays there.
fn check_unpinned(eyes: Eyes<'_>, unit: Unit, zone: Zone) -> Result<(), Refusal> {
    let pinned = eyes.public.pinned.contains(zone) && eyes.pack.is_cavalry(unit);
    if pinned { Err(Refusal::Pinned { unit }) } else { Ok(()) }
}

/// 11.5: whether a unit may leave the map.
pub(crate) fn check_leave(
    eyes: Eyes<'_>,
    moves: &Moves,
    unit: Unit,
    zone: Zone,
) -> Result<(), Refusal> {
    let walker = walker(eyes, moves, unit)?;
    walker.check_exit()?;
    if eyes.pack.ground(walker.from).zones.contains(zone) {
        Ok(())
    } else {
        Err(Refusal::WrongZone { unit })
    }
}

/// 11.4: one action a turn for a unit off the map, after the entries (4.2).
fn check_idle(eyes: Eyes<'_>, moves: &Moves, unit: Unit) -> Result<Zone, Refusal> {
    check_owner(eyes, unit)?;
    let Some(zone) = eyes.zone_of(unit) else {
        return Err(Refusal::NotThere { unit, rule: Rule("11.4") });
    };
    if moves.stage != Stage::Zones && eyes.seat == RELIEF {
        return Err(Refusal::ZonesLater {});
    }
    let shifted = eyes.zones.is_some_and(|zones| zones.shifted.contains(unit));
    if shifted || eyes.public.moved.contains(unit) {
        return Err(Refusal::HasActed { unit });
    }
    check_unpinned(eyes, unit, zone)?;
    Ok(zone)
}

/// 11.4: whether a unit may go to a zone.
pub(crate) fn check_shift(
    eyes: Eyes<'_>,
    moves: &Moves,
    unit: Unit,
    zone: Zone,
) -> Result<(), Refusal> {
    let from = check_idle(eyes, moves, unit)?;
    if from.touches(zone) { Ok(()) } else { Err(Refusal::NotNextZone { zone }) }
}

/// 11.2: whether a unit may lie in wait beyond an edge hex that Romans hold.
pub(crate) fn check_lurk(
    eyes: Eyes<'_>,
    moves: &Moves,
    unit: Unit,
    beyond: crate::pack::Virtual,
) -> Result<(), Refusal> {
    let zone = check_idle(eyes, moves, unit)?;
    let Some(touched) = eyes.pack.beyond.get(usize::from(beyond.0)) else {
        return Err(Refusal::NobodyToLurkFor {});
    };
    let romans = |hex: &Hex| {
        eyes.public.has_men(Side::Rome, *hex) && eyes.pack.ground(*hex).zones.contains(zone)
    };
    if unit.relief().is_none() || !touched.iter().any(romans) {
        return Err(Refusal::NobodyToLurkFor {});
    }
    let there = Unit::of(Force::Relief)
        .filter(|unit| eyes.public.spots[*unit] == Spot::beyond(beyond))
        .count();
    if there >= usize::from(eyes.pack.limit(Side::Gaul)) {
        return Err(Refusal::StackFull { hex: touched[0] });
    }
    Ok(())
}

/// 4.1, 4.5, 20.3: whether a seat may end its movement, or this part of it.
pub(crate) fn check_end(eyes: Eyes<'_>, moves: &Moves) -> Result<(), Refusal> {
    if let Some(going) = moves.of(eyes.seat) {
        return Err(Refusal::AnotherIsMoving { unit: going.unit });
    }
    if moves.side == Side::Rome {
        for unit in Unit::missiles() {
            if let Some(hex) = eyes.public.hex_of(unit)
                && eyes.public.in_zone(Side::Gaul, hex)
                && check_turn(eyes, moves, unit).is_ok()
                && Walker::new(eyes, unit, hex, None).ways().next().is_some()
            {
                return Err(Refusal::MissilesMustLeave { unit });
            }
        }
    }
    Ok(())
}

/// More edge hexes than all zones have together: each belongs to two of them at most.
const EDGES: usize = 2 * RIM;

/// Where units come onto the map now, and what that costs: worked out once for all of them.
struct Gates {
    /// The walls.
    walls: Option<ArrayVec<(Hex, u8), RIM>>,
    /// Edge hexes, zone by zone as they were asked for, and whether works keep cavalry out.
    edges: ArrayVec<(Hex, u8, bool), EDGES>,
    /// Where those of each zone stand among them.
    of_zone: [Option<[u16; 2]>; Zone::COUNT],
    /// Whether enemies hold an edge hex of a zone.
    held: [Option<bool>; Zone::COUNT],
}

impl Gates {
    fn new() -> Self {
        Self {
            walls: None,
            edges: ArrayVec::new(),
            of_zone: [None; Zone::COUNT],
            held: [None; Zone::COUNT],
        }
    }

    /// The walls, and what those pay who are counted (9.3).
    fn walls(&mut self, pack: &Pack, public: &Board) -> &[(Hex, u8)] {
        self.walls.get_or_insert_with(|| {
            let walls = pack.walls.iter().take(RIM);
            walls.map(|at| (*at, counted_wall_cost(pack, public, *at))).collect()
        })
    }

    /// The edge hexes of a zone that a side may enter (11.1).
    fn edges(&mut self, eyes: Eyes<'_>, side: Side, zone: Zone) -> &[(Hex, u8, bool)] {
        let Eyes { pack, public, .. } = eyes;
        let [from, to] = *self.of_zone[zone.index()].get_or_insert_with(|| {
            let from = self.edges.len() as u16;
            for at in &pack.edges[zone.index()] {
                if check_held(public, side.enemy(), *at).is_ok() {
                    let works = pack.ground(*at).works;
                    self.edges.push((*at, entry_cost(pack, public, *at), works));
                }
            }
            [from, self.edges.len() as u16]
        });
        &self.edges[from.into()..to.into()]
    }

    /// Whether Romans stand at the edge of a zone (11.2).
    fn is_held(&mut self, eyes: Eyes<'_>, zone: Zone) -> bool {
        *self.held[zone.index()].get_or_insert_with(|| {
            let mut edges = eyes.pack.edges[zone.index()].iter();
            edges.any(|edge| eyes.public.has_men(Side::Rome, *edge))
        })
    }
}

/// Moves that might be made; all but the end are allowed.
pub(crate) fn candidates(eyes: Eyes<'_>, moves: &Moves, out: &mut Vec<Action>) {
    let mut gates = Gates::new();
    if let Some(going) = moves.of(eyes.seat) {
        moves_of(eyes, moves, going.unit, &mut gates, out);
        out.push(Action::Halt);
        return;
    }
    for unit in Unit::of_side(moves.side) {
        moves_of(eyes, moves, unit, &mut gates, out);
    }
    if moves.side == Side::Rome {
        out.extend([Action::TakeCommand, Action::YieldCommand]);
    }
    out.push(Action::EndMoves);
}

/// What a unit may do in its side's movement.
fn moves_of(eyes: Eyes<'_>, moves: &Moves, unit: Unit, gates: &mut Gates, out: &mut Vec<Action>) {
    let (pack, public) = (eyes.pack, eyes.public);
    match public.spots[unit].place() {
        Place::On(from) => {
            if check_turn(eyes, moves, unit).is_err() || check_stage(eyes, moves).is_err() {
                return;
            }
            let walker = Walker::new(eyes, unit, from, moves.on_way(unit));
            out.extend(walker.ways().map(|(to, _)| Action::Step { unit, to }));
            if pack.ground(from).terrain == Terrain::Wall {
                out.push(Action::GoIn { unit });
            }
            if walker.check_exit().is_ok() {
                let zones = pack.ground(from).zones.iter();
                out.extend(zones.map(|zone| Action::Leave { unit, zone }));
            }
        }
        Place::Town => {
            if check_turn(eyes, moves, unit).is_err() || check_stage(eyes, moves).is_err() {
                return;
            }
            let left = points(pack, moves, unit);
            let leader = unit.is_leader().then_some(pack.costs.wall);
            let walls = gates.walls(pack, public).iter();
            let open = walls.filter(|(_, cost)| leader.unwrap_or(*cost) <= left);
            out.extend(open.map(|(at, _)| Action::Appear { unit, at: *at }));
        }
        Place::Off | Place::Zone(_) if moves.stage == Stage::Zones && eyes.seat == RELIEF => {
            let Ok(zone) = check_idle(eyes, moves, unit) else { return };
            out.extend(zone.neighbours().map(|zone| Action::Shift { unit, zone }));
            let edges = if gates.is_held(eyes, zone) { &pack.edges[zone.index()][..] } else { &[] };
            for edge in edges {
                if !public.has_men(Side::Rome, *edge) {
                    continue;
                }
                for beyond in pack.ground(*edge).beyond.into_iter().flatten() {
                    let action = Action::Lurk { unit, beyond };
                    if check_lurk(eyes, moves, unit, beyond).is_ok() && !out.contains(&action) {
                        out.push(action);
                    }
                }
            }
        }
        Place::Off | Place::Zone(_) => {
            if check_turn(eyes, moves, unit).is_err() {
                return;
            }
            if eyes.seat != RELIEF
                && let Ok(zone) = check_idle(eyes, moves, unit)
            {
                out.extend(zone.neighbours().map(|zone| Action::Shift { unit, zone }));
            }
            let Some(zone) = eyes.zone_of(unit) else { return };
            if check_unpinned(eyes, unit, zone).is_err() {
                return;
            }
            let left = points(pack, moves, unit);
            let cavalry = pack.is_cavalry(unit);
            // 22.1: works are closed to cavalry.
            let edges = gates.edges(eyes, unit.side(), zone).iter();
            let open = edges.filter(|(_, cost, works)| *cost <= left && !(cavalry && *works));
            out.extend(open.map(|(at, ..)| Action::Enter { unit, at: *at }));
        }
        Place::Aside | Place::Waiting | Place::Lost | Place::Covered | Place::Beyond(_) => {}
    }
}

/// What a move costs in half points, and whether the unit must stop there.
pub(crate) fn price(eyes: Eyes<'_>, moves: &Moves, action: Action) -> (Option<u8>, bool) {
    let (pack, public) = (eyes.pack, eyes.public);
    match action {
        Action::Step { unit, to } => match check_step(eyes, moves, unit, to) {
            Ok(stride) => {
                let left = points(pack, moves, unit) - stride.cost;
                let stops = left == 0 || public.in_zone(unit.side().enemy(), to);
                (Some(stride.cost), stops)
            }
            Err(_) => (None, false),
        },
        Action::Appear { unit, at } => (check_appear(eyes, moves, unit, at).ok(), false),
        Action::Enter { unit, at } => {
            (check_enter(eyes, moves, unit, at).ok(), public.in_zone(unit.side().enemy(), at))
        }
        Action::Leave { .. } => (Some(pack.costs.exit), true),
        _ => (None, false),
    }
}

impl State {
    /// 5.2: one hex on.
    pub(crate) fn step(&mut self, by: Seat, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let moves = *self.moves();
        let from = self.public.hex_of(unit).expect("a unit that steps is on the map");
        let walker = Walker::new(self.eyes(by), unit, from, moves.on_way(unit));
        let stride = walker.stride(to).expect("the step was checked");
        let pack = self.pack;
        let (was_in, comes_in) = (pack.ground(from).in_town(), pack.ground(to).in_town());
        let going = Going {
            unit,
            by,
            left: walker.left - stride.cost,
            barrier: stride.barrier,
            home: walker.home || comes_in,
            over: false,
        };
        if was_in && !comes_in && unit.force() == Force::Besieged {
            self.show_chit(table);
        }
        table.tell(|| Event::Moved { unit, from, to });
        self.enter_hex(unit, to, table);
        self.go_on(going, Moment::Step, Some(from), table);
        self.hear(table);
    }

    /// 9.3.
    pub(crate) fn appear(&mut self, by: Seat, unit: Unit, at: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let moves = *self.moves();
        let left = points(pack, &moves, unit) - wall_cost(pack, &self.public, unit, at);
        if !unit.is_leader() {
            self.public.appeared.count(pack, at);
        }
        table.tell(|| Event::Appeared { unit, at });
        self.enter_hex(unit, at, table);
        let home = moves.on_way(unit).is_some_and(|going| going.home);
        let going = Going { unit, by, left, barrier: Barrier::Free, home, over: false };
        self.go_on(going, Moment::Step, None, table);
    }

    /// 9.3: back among the others; a unit that came from outside has done with it.
    pub(crate) fn go_in(&mut self, by: Seat, unit: Unit, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let moves = *self.moves();
        let (left, home) =
            (points(pack, &moves, unit), moves.on_way(unit).is_some_and(|going| going.home));
        table.tell(|| Event::WentIn { unit });
        self.public.moved.insert(unit);
        self.public.put(pack, unit, Spot::TOWN);
        let going = Going { unit, by, left, barrier: Barrier::Free, home, over: false };
        self.set_going(by, (!home).then_some(going));
    }

    /// 11.1.
    pub(crate) fn enter(&mut self, by: Seat, unit: Unit, at: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let left = points(pack, self.moves(), unit) - entry_cost(pack, &self.public, at);
        self.public.appeared.count(pack, at);
        if unit.relief().is_some() {
            self.zones_mut(table.referee()).at.set(unit, None);
        }
        if by == RELIEF {
            self.moves().stage = Stage::Entry;
        }
        let wet = self.public.is_barrier(pack, unit, at);
        let barrier = if wet { Barrier::In } else { Barrier::Free };
        table.tell(|| Event::Entered { unit, at });
        self.enter_hex(unit, at, table);
        let going = Going { unit, by, left, barrier, home: false, over: false };
        self.go_on(going, Moment::Arrive, None, table);
        self.hear(table);
    }

    /// 11.5, 26.1.
    pub(crate) fn leave(&mut self, by: Seat, unit: Unit, zone: Zone, table: &mut Table<'_, Event>) {
        let from = self.public.hex_of(unit).expect("a unit that leaves is on the map");
        self.public.moved.insert(unit);
        self.set_going(by, None);
        let owners = self.who_sees(unit);
        table.tell(|| Event::Left { unit, from, zone: Concealed::shared(owners, zone) });
        self.go_off(unit, from, Some(zone), table);
    }

    /// Who sees to which zone a unit goes: all, unless it is of the relief army (3.4).
    pub(crate) fn who_sees(&self, unit: Unit) -> kernel::SeatSet {
        if unit.relief().is_some() { self.zones.owners() } else { kernel::SeatSet::first(4) }
    }

    /// A unit goes off the map from a hex; its zone may be chosen later.
    pub(crate) fn go_off(
        &mut self,
        unit: Unit,
        from: Hex,
        zone: Option<Zone>,
        table: &mut Table<'_, Event>,
    ) {
        let pack = self.pack;
        self.public.put(pack, unit, Self::off_spot(unit, zone));
        match unit.force() {
            Force::Besieged if unit == Unit::VERCINGETORIX => self.escape(table),
            Force::Relief => {
                self.public.traces[unit] = pack.ground(from).zones;
                self.zones_mut(table.referee()).at.set(unit, zone);
            }
            Force::Besieged | Force::Roman => {}
        }
    }

    /// 11.4.
    pub(crate) fn shift(&mut self, unit: Unit, zone: Zone, table: &mut Table<'_, Event>) {
        if unit.relief().is_none() {
            // The besieged and Romans are seen wherever they are.
            self.public.moved.insert(unit);
            self.public.put(self.pack, unit, Spot::zone(zone));
            let owners = self.who_sees(unit);
            return table.tell(|| Event::Shifted { what: Concealed::shared(owners, (unit, zone)) });
        }
        let zones = self.zones.open_mut(table.referee());
        zones.at.set(unit, Some(zone));
        zones.shifted.insert(unit);
        let owner = self.zones.owners();
        table.tell(|| Event::Shifted { what: Concealed::shared(owner, (unit, zone)) });
    }

    /// 11.2.
    pub(crate) fn lurk(
        &mut self,
        unit: Unit,
        beyond: crate::pack::Virtual,
        table: &mut Table<'_, Event>,
    ) {
        self.public.moved.insert(unit);
        self.public.put(self.pack, unit, Spot::beyond(beyond));
        table.tell(|| Event::Lurked { unit, beyond });
    }

    /// What follows from a unit's coming to a hex, by movement, retreat or advance.
    pub(crate) fn enter_hex(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        self.public.moved.insert(unit);
        if unit.side() == Side::Gaul && self.public.holds(Side::Rome, to) {
            // leaders alone in a fort.
            let leaders: arrayvec::ArrayVec<Unit, 2> = self.public.units_in(to).collect();
            for leader in leaders {
                self.kill(leader, Rule("19.3"), table);
            }
        }
        self.public.put(pack, unit, Spot::on(to));
        let ground = pack.ground(to);
        if unit.force() == Force::Relief {
            let works = ground.works && !pack.is_cavalry(unit);
            if works || ground.region != crate::pack::Region::Outside {
                self.public.crossed.insert(unit);
            }
        }
        match unit.side() {
            Side::Gaul => self.lone_leaders(table),
            Side::Rome => self.check_capture(unit, to, table),
        }
    }

    /// 24.9: a Gaul in a fort without Romans removes it.
    pub(crate) fn raze_under(&mut self, unit: Unit, hex: Hex, table: &mut Table<'_, Event>) {
        if unit.side() == Side::Gaul && self.public.has_fort(hex) {
            self.public.raze(self.pack, hex);
            table.tell(|| Event::FortRazed { hex });
        }
    }

    /// A unit has come to a hex: it goes on or stops, and fire may be due.
    fn go_on(
        &mut self,
        going: Going,
        moment: Moment,
        from: Option<Hex>,
        table: &mut Table<'_, Event>,
    ) {
        if self.is_over() {
            return;
        }
        let unit = going.unit;
        let hex = self.public.hex_of(unit).expect("a unit on its way is on the map");
        self.raze_under(unit, hex, table);
        self.lone_leaders(table);
        if self.is_over() {
            return;
        }
        let stopped = self.public.in_zone(unit.side().enemy(), hex);
        let over = stopped || !Walker::new(self.eyes(going.by), unit, hex, Some(going)).can_go_on();
        self.set_going(going.by, Some(Going { over, ..going }));
        let moment = match (over, moment) {
            (true, Moment::Step) => Moment::Stop,
            (true, Moment::Arrive) => Moment::ArriveAndStop,
            (_, moment) => moment,
        };
        if !self.offer_fire(unit, moment, from, table) {
            self.settle_going();
        }
    }

    /// 5.2: the unit on its way stops; fire is due for the last time.
    pub(crate) fn halt(&mut self, by: Seat, table: &mut Table<'_, Event>) {
        let going = self.moves().of(by).expect("somebody is on the way");
        if self.public.hex_of(going.unit).is_none() {
            return self.set_going(by, None);
        }
        self.set_going(by, Some(Going { over: true, ..going }));
        let from = self.public.hex_of(going.unit);
        if !self.offer_fire(going.unit, Moment::Stop, from, table) {
            self.settle_going();
        }
    }

    /// The presence markers are redrawn, and what all can tell of the zones (11.9).
    pub(crate) fn draw_presence(&mut self, table: &mut Table<'_, Event>) {
        let zones = *self.zones.open(table.referee());
        let off = |unit: Unit| self.public.spots[unit] == Spot::OFF;
        let presence = Unit::of(Force::Relief)
            .filter(|unit| off(*unit))
            .filter_map(|unit| zones.at.zone(unit))
            .chain(Unit::of(Force::Besieged).filter_map(
                |unit| match self.public.spots[unit].place() {
                    Place::Zone(zone) => Some(zone),
                    _ => None,
                },
            ))
            .collect();
        for unit in Unit::of(Force::Relief) {
            if self.public.spots[unit] == Spot::OFF {
                let before = self.public.traces[unit];
                let may_be =
                    if self.public.moved.contains(unit) { before } else { before.spread() };
                self.public.traces[unit] = may_be.and(presence);
            }
        }
        self.public.presence = presence;
        table.tell(|| Event::Presence { zones: presence });
    }
}
