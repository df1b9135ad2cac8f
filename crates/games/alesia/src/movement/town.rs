//! 9.0, 18.0: into Alesia and out of it.

use geometry::hex::Hex;
use kernel::{Rule, Seat, Table};

use super::walk::walker;
use super::{afford, check_stage, check_turn, points};
use crate::action::{Event, Refusal};
use crate::ids::Unit;
use crate::pack::{GRID, Pack, Terrain};
use crate::state::{Barrier, Board, Eyes, Going, Moment, Moves, Players, Spot, State};

/// 18.0: whether the besieged may leave Alesia now.
pub(crate) fn check_released(eyes: Eyes<'_>) -> Result<(), Refusal> {
    let public = eyes.public;
    let refused = |rule| Err(Refusal::NotReleased { rule: Rule(rule) });
    let Some((turn, known)) = gates(eyes) else { return refused("18.1") };
    // Whoever does not know the delay is not the one who sallies.
    if !known || public.turn < turn {
        return refused("18.2");
    }
    if public.options.players != Players::Two && !public.sallied {
        return refused("17.3");
    }
    Ok(())
}

/// 18.1, 18.2: the turn from which the besieged may leave, once that is settled, and whether it is
/// known; otherwise it is the latest that it can be.
pub(crate) fn gates(eyes: Eyes<'_>) -> Option<(u8, bool)> {
    let ripe = eyes.public.ripe?;
    let (delay, known) = match (eyes.public.options.players, eyes.delay) {
        (Players::Two, Some(delay)) => (delay, true),
        (Players::Two, None) => (eyes.pack.chits.iter().copied().max().unwrap_or(0), false),
        (Players::Three | Players::Four, _) => (0, true),
    };
    Some((ripe + 1 + delay, known))
}

/// 9.3: what a unit pays to appear at a wall: more for each pair that has.
pub(super) fn wall_cost(pack: &Pack, public: &Board, unit: Unit, at: Hex) -> u8 {
    if unit.is_leader() { pack.costs.wall } else { counted_wall_cost(pack, public, at) }
}

/// The same for a unit that is counted there.
pub(super) fn counted_wall_cost(pack: &Pack, public: &Board, at: Hex) -> u8 {
    let costs = &pack.costs;
    let before = public.appeared.at(pack, at) / costs.wall_lot;
    costs.wall.saturating_add(before.saturating_mul(costs.wall_more))
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

/// 9.3: whether a unit may go from a wall into Alesia.
pub(crate) fn check_go_in(eyes: Eyes<'_>, moves: &Moves, unit: Unit) -> Result<(), Refusal> {
    let walker = walker(eyes, moves, unit)?;
    let on_wall = eyes.pack.ground(walker.from).terrain == Terrain::Wall;
    if on_wall { Ok(()) } else { Err(Refusal::NotInTown { unit }) }
}

impl State {
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
}
