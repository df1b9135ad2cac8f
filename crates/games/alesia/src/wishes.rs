//! "Why not?": what a player might wish to do, allowed or not. Whatever he points at (a unit, a hex)
//! has something in the list, and `check` says which rule stands against it.

use crate::action::Action;
use crate::ids::{Unit, Zone};
use crate::pack::GRID;
use crate::state::{Eyes, Phase, Place, Step};

/// Adds everything that a seat might wish in this moment. The candidates are there already.
pub(crate) fn wishes(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let public = eyes.public;
    match public.phase() {
        Phase::Movement(moves) => {
            let mut all = true;
            for unit in Unit::of_side(eyes.side()) {
                match public.spots[unit].place() {
                    Place::On(from) => {
                        let chosen = moves.of(eyes.seat).map_or(all, |going| going.unit == unit);
                        let radius = if chosen { GRID.columns() } else { 1 };
                        all &= !chosen;
                        out.extend(GRID.disc(from, radius).map(|to| Action::Step { unit, to }));
                        let zones = eyes.pack.ground(from).zones.iter();
                        out.extend(zones.map(|zone| Action::Leave { unit, zone }));
                    }
                    Place::Off | Place::Zone(_) => {
                        if let Some(zone) = eyes.zone_of(unit) {
                            let edges = eyes.pack.edges[zone.index()].iter();
                            out.extend(edges.map(|at| Action::Enter { unit, at: *at }));
                            out.extend(Zone::all().map(|zone| Action::Shift { unit, zone }));
                        }
                    }
                    Place::Town => {
                        out.extend(
                            eyes.pack.walls.iter().map(|at| Action::Appear { unit, at: *at }),
                        );
                    }
                    Place::Aside
                    | Place::Waiting
                    | Place::Lost
                    | Place::Covered
                    | Place::Beyond(_) => {}
                }
            }
            out.extend([Action::Halt, Action::EndMoves]);
        }
        Phase::Window(window) => {
            let at = window.unit;
            for fort in &public.forts {
                for range in 1..=eyes.pack.engine_range {
                    out.push(Action::FireFort { fort: fort.hex, range, at });
                }
            }
            for unit in Unit::missiles().filter(|unit| public.hex_of(*unit).is_some()) {
                for range in 1..=eyes.pack.missile_range {
                    out.push(Action::FireUnit { unit, range, at });
                }
            }
        }
        Phase::Declaration(declaration) => {
            let enemies = public.on_map(declaration.side.enemy());
            out.extend(enemies.map(|(_, hex)| Action::Target { hex }));
            let own = public.on_map(declaration.side);
            out.extend(own.map(|(unit, _)| Action::Commit { unit }));
            out.extend([Action::Close, Action::EndDeclaration]);
        }
        Phase::Combats(combats) => {
            if let Some(battle) = &combats.battle {
                let moved = match battle.step {
                    Step::Retreat => battle.fleeing,
                    Step::Advance => battle.eager,
                    Step::Dice | Step::Fate(_) | Step::Company(_) | Step::Exile(_) => {
                        crate::ids::UnitSet::EMPTY
                    }
                };
                for unit in moved.iter() {
                    let Some(from) = public.hex_of(unit) else { continue };
                    for to in eyes.pack.next(from) {
                        out.push(match battle.step {
                            Step::Advance => Action::Advance { unit, to },
                            Step::Dice
                            | Step::Fate(_)
                            | Step::Company(_)
                            | Step::Retreat
                            | Step::Exile(_) => Action::Retreat { unit, to },
                        });
                    }
                }
            }
        }
        Phase::Spheres
        | Phase::Setup { .. }
        | Phase::Sally
        | Phase::LastFire { .. }
        | Phase::Excess { .. }
        | Phase::Screen { .. }
        | Phase::Messenger
        | Phase::Report { .. }
        | Phase::Claim { .. }
        | Phase::Withdrawal { .. }
        | Phase::Recovery { .. }
        | Phase::Over { .. } => {}
    }
    out.sort_unstable();
    out.dedup();
}
