//! "Why not?": what a player might wish to do, allowed or not. Whatever he points at has something
//! in the list, and `judge` says which rule stands against it.

use crate::action::Action;
use crate::ids::Group;
use crate::movement::VERTICES;
use crate::pack::Kind;
use crate::state::{Arm, Given, Phase, Rider, Spot, State};

impl State {
    /// Adds everything that somebody who is asked might wish in this moment.
    pub(crate) fn wish(&self, out: &mut Vec<Action>) {
        let units = || self.battle.units.iter().copied();
        let leaders = || self.battle.leaders.iter().copied();
        match *self.public.phase.top() {
            Phase::Due(_) => {
                out.extend(leaders().map(|leader| Action::Pick { leader }));
                out.extend(leaders().map(|leader| Action::Trump { leader }));
            }
            Phase::Elite => out.extend(leaders().map(|leader| Action::TakeElite { leader })),
            Phase::Answer(_) | Phase::Countered { .. } => {
                out.extend(leaders().map(|leader| Action::TrumpBack { leader }));
            }
            Phase::Orders(orders) => {
                out.extend(units().map(|unit| Action::Order { unit }));
                out.extend(units().map(|unit| Action::OrderStack { unit }));
                out.extend(units().map(|unit| Action::Recover { unit }));
                out.extend(units().map(|unit| Action::Rally { unit }));
                out.extend(units().map(|unit| Action::Swap { unit }));
                out.extend(leaders().map(|leader| Action::Ride { rider: Rider::Leader(leader) }));
                let eagles = Group::all().filter(|group| group.is_legion());
                out.extend(eagles.map(|legion| Action::Ride { rider: Rider::Eagle(legion) }));
                for unit in units() {
                    let Some(hex) = self.hex(unit) else { continue };
                    let next = self.battle.next(hex);
                    if let Spot::Aboard(_) = self.piece(unit).spot {
                        out.extend(next.map(|to| Action::Land { unit, to }));
                    } else if self.tops_pair(unit).is_some() {
                        out.extend(next.map(|to| Action::Extend { unit, to }));
                    } else if self.kind(unit) == Kind::Artillery {
                        out.push(Action::Mode { unit });
                    }
                }
                if orders.given == Given::Choosing {
                    let legions = Group::all().filter(|group| group.is_legion());
                    out.extend(legions.map(|legion| Action::LegionOrder { legion }));
                    let arms = [Arm::Foot, Arm::Horse, Arm::Skirmishers];
                    out.extend(arms.map(|arm| Action::LineOrder { arm }));
                }
            }
            Phase::Move(moving) => {
                out.extend(self.battle.grid.hexes().map(|to| Action::Step { to }));
                out.extend(VERTICES.map(|facing| Action::Pivot { facing }));
                let enemies = self
                    .on_map()
                    .filter(|(unit, _)| self.side(*unit) != self.side(moving.unit))
                    .map(|(_, at)| Action::Fire { unit: moving.unit, at });
                out.extend(enemies);
                out.extend(units().map(|unit| Action::Order { unit }));
            }
            Phase::Withdraw(_) => {
                out.extend(self.battle.grid.hexes().map(|to| Action::Step { to }));
            }
            Phase::React(react) => {
                let own = || units().filter(|unit| self.side(*unit) != self.side(react.mover));
                out.extend(own().map(|unit| Action::Withdraw { unit }));
                out.extend(own().map(|unit| Action::ReactFire { unit, at: react.mover }));
            }
            Phase::Leave(leave) => {
                let own = units().filter(|unit| self.side(*unit) != self.side(leave.mover));
                out.extend(own.map(|unit| Action::ReactFire { unit, at: leave.mover }));
            }
            Phase::Shock(_) => out.extend(units().map(|unit| Action::Mark { unit })),
            Phase::Ride(_) => {
                out.extend(self.battle.grid.hexes().map(|to| Action::RideTo { to }));
            }
            Phase::Setup
            | Phase::Auxiliaries
            | Phase::Momentum { .. }
            | Phase::Handover { .. }
            | Phase::Close { .. }
            | Phase::Return { .. }
            | Phase::Over { .. }
            | Phase::Away(_)
            | Phase::Harass(_)
            | Phase::Reply(_)
            | Phase::Queue
            | Phase::Late
            | Phase::NameDefender { .. }
            | Phase::NameAttacker { .. }
            | Phase::Choose { .. }
            | Phase::Advance(_)
            | Phase::Pursuit(_)
            | Phase::Follow { .. }
            | Phase::Enter { .. }
            | Phase::Press { .. }
            | Phase::StepBack { .. }
            | Phase::Face
            | Phase::Driven { .. }
            | Phase::OddHit { .. }
            | Phase::Pursuer { .. }
            | Phase::Flee(_)
            | Phase::RideHome { .. }
            | Phase::Arrive => out.extend(units().map(|unit| Action::Order { unit })),
        }
        out.sort();
        out.dedup();
    }
}
