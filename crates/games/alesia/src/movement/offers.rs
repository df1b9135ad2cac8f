//! What units might do in their movement, and what that costs.

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use super::town::{check_appear, counted_wall_cost};
use super::walk::Walker;
use super::zones::{check_enter, check_idle, check_lurk, check_unpinned, entry_cost};
use super::{check_held, check_stage, check_step, check_turn, points};
use crate::action::Action;
use crate::ids::{Side, Unit, Zone};
use crate::pack::{Pack, Terrain};
use crate::state::{Board, Eyes, Moves, Place, RELIEF, RIM, Stage};

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
    if crate::clock::check(eyes.public).is_ok() {
        out.push(Action::TimeUp);
    }
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
            let affords = |cost: u8| leader.unwrap_or(cost) <= left;
            let appear = |(at, _): &(Hex, u8)| Action::Appear { unit, at: *at };
            // Mostly it can pay what any wall costs, and the list is as long as that of the walls.
            if walls.clone().all(|(_, cost)| affords(*cost)) {
                out.extend(walls.map(appear));
            } else {
                out.extend(walls.filter(|(_, cost)| affords(*cost)).map(appear));
            }
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
            let open = |(_, cost, works): &&(Hex, u8, bool)| *cost <= left && !(cavalry && *works);
            let enter = |(at, ..): &(Hex, u8, bool)| Action::Enter { unit, at: *at };
            if edges.clone().all(|edge| open(&edge)) {
                out.extend(edges.map(enter));
            } else {
                out.extend(edges.filter(open).map(enter));
            }
        }
        Place::Aside | Place::Waiting | Place::Lost | Place::Covered | Place::Beyond(_) => {}
    }
}

/// What a move costs in half points, and whether the unit must stop there.
pub(crate) fn price(eyes: Eyes<'_>, moves: &Moves, action: Action) -> (Option<u8>, bool) {
    let (pack, public) = (eyes.pack, eyes.public);
    if let Action::Step { unit, to } = action {
        let Ok(stride) = check_step(eyes, moves, unit, to) else { return (None, false) };
        let left = points(pack, moves, unit) - stride.cost;
        (Some(stride.cost), left == 0 || public.in_zone(unit.side().enemy(), to))
    } else if let Action::Appear { unit, at } = action {
        (check_appear(eyes, moves, unit, at).ok(), false)
    } else if let Action::Enter { unit, at } = action {
        (check_enter(eyes, moves, unit, at).ok(), public.in_zone(unit.side().enemy(), at))
    } else if let Action::Leave { .. } = action {
        (Some(pack.costs.exit), true)
    } else {
        (None, false)
    }
}
