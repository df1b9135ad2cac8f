//! 5.0 to 8.0: from hex to hex.

use geometry::hex::Hex;
use kernel::{Rule, Seat};

use super::{check_released, check_stage, check_turn};
use crate::action::Refusal;
use crate::ids::{Force, Side, Unit};
use crate::pack::{GRID, Pack, Terrain};
use crate::state::{Barrier, Board, Eyes, Going, GuardedKing, Moves};

/// A unit in a hex of its way, and what all steps that it might take from there share.
pub(crate) struct Walker<'a> {
    pack: &'a Pack,
    public: &'a Board,
    unit: Unit,
    side: Side,
    pub(super) from: Hex,
    /// Half points left.
    pub(super) left: u8,
    barrier: Barrier,
    /// Whether it has entered Alesia this turn (9.4).
    pub(super) home: bool,
    /// Whether it stands in an enemy zone of control.
    pinned: bool,
    cavalry: bool,
    /// The seat that has set it in motion.
    by: Option<Seat>,
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
            by: going.map(|going| going.by),
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
            check_king(pack, public, from, to)?;
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

    /// 6.4, 19.3, 20.2: who may come into a zone of control.
    fn check_zone(&self, to: Hex) -> Result<(), Refusal> {
        let Self { public, unit, side, .. } = *self;
        if self.pinned {
            return Err(Refusal::ZoneToZone { to });
        }
        if unit.missile().is_some() {
            return Err(Refusal::MissilesKeepAway { to });
        }
        if unit != Unit::VERCINGETORIX && unit.is_leader() && !public.has_men(side, to) {
            return Err(Refusal::LeaderAlone { to });
        }
        Ok(())
    }

    /// 11.5: whether it may leave the map from here.
    pub(super) fn check_exit(&self) -> Result<(), Refusal> {
        let ground = self.pack.ground(self.from);
        if self.side == Side::Rome && !self.public.may_scout(self.unit) {
            return Err(Refusal::RomansStay {});
        }
        if ground.zones.is_empty() {
            return Err(Refusal::NotAtEdge { unit: self.unit });
        }
        if self.by.is_some_and(|by| self.public.has_arrived(by)) {
            return Err(Refusal::HasActed { unit: self.unit });
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
    pub(super) fn can_go_on(&self) -> bool {
        self.ways().next().is_some()
            || self.check_exit().is_ok()
            || self.pack.ground(self.from).in_town()
    }
}

/// 19.1, 19.2: Vercingetorix goes into no Roman zone of control, unless men guard him there (19.7), and
/// keeps away from manned forts; out of the reach of one he may go.
pub(crate) fn check_king(pack: &Pack, public: &Board, from: Hex, to: Hex) -> Result<(), Refusal> {
    let guarded = public.options.guarded_king == GuardedKing::On && public.has_men(Side::Gaul, to);
    if public.in_zone(Side::Rome, to) && !guarded {
        return Err(Refusal::KingInZone { to });
    }
    let near = |fort: Hex| {
        let (now, then) = (GRID.distance(from, fort), GRID.distance(to, fort));
        then <= pack.kept_away && !(now <= pack.kept_away && then > now)
    };
    let mut forts = public.forts.iter().map(|fort| fort.hex);
    if forts.any(|fort| near(fort) && public.is_manned(fort)) {
        return Err(Refusal::KingNearFort { to });
    }
    Ok(())
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

/// A unit that may go on from a hex of the map.
pub(super) fn walker<'a>(eyes: Eyes<'a>, moves: &Moves, unit: Unit) -> Result<Walker<'a>, Refusal> {
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
