//! What a sensible player does at each routine: the usual habits, and what the others come to.

use geometry::hex::Hex;

use super::Habit;
use crate::action::Action;
use crate::ids::{Field, Leader, Side, Unit};
use crate::pack::{Aspect, Kind, Role};
use crate::state::{Phase, State};
use crate::struggle::harm;

impl State {
    /// How soon a leader's way is taken, if he goes: the farther the sooner. Who stands alone goes;
    /// a legate goes too, with the usual habits, and the commander when his unit is worn.
    pub(super) fn leader_goes(&self, habit: Habit, leader: Leader, to: Hex) -> Option<u8> {
        let hex = self.public.leaders[leader].spot.hex()?;
        let company = self.line_units(hex).next();
        let goes = match company {
            None => true,
            Some(_) if habit != Habit::Usual || self.leader_side(leader) == Side::Tribes => false,
            Some(unit) => match self.role(leader) {
                Role::Legate => true,
                Role::Proconsul => self.piece(unit).hits * 2 > self.quality(unit),
                Role::TribalCommander | Role::Chief => false,
            },
        };
        let grid = self.battle.grid;
        let near = self
            .on_map()
            .filter(|(unit, _)| self.side(*unit) == self.leader_side(leader))
            .filter(|(_, at)| !self.zone(*at, self.leader_side(leader).enemy()))
            .map(|(_, at)| grid.distance(at, to))
            .min()
            .unwrap_or(20);
        let far = grid.distance(hex, to);
        goes.then(|| near.min(20) * 4 + (4 - far.min(4)))
    }

    /// Whether a turn of one corner makes a front of what was flank or rear, or a flank of the rear.
    pub(super) fn turn_helps(
        &self,
        habit: Habit,
        unit: Unit,
        facing: geometry::hex::Facing,
    ) -> bool {
        if habit == Habit::KeepFront {
            return false;
        }
        let Phase::React(react) = *self.public.phase.top() else { return false };
        let (Some(hex), Some(at)) =
            (self.piece(unit).spot.hex(), self.piece(react.mover).spot.hex())
        else {
            return false;
        };
        let Some(way) = self.battle.grid.direction(hex, at) else { return false };
        let before = self.aspect_towards(unit, way);
        let after = match facing.off(way) {
            0 | 1 => Aspect::Front,
            2..=4 => Aspect::Flank,
            _ => Aspect::Rear,
        };
        if habit == Habit::Usual {
            let kind = self.kind(unit);
            let stands = kind == Kind::Skirmisher
                || kind == Kind::Cohort && after != Aspect::Front
                || kind == Kind::BarbarianInfantry && self.quality(unit) < 6;
            if stands {
                return false;
            }
        }
        after < before
    }

    /// Whether a unit withdraws before the one that moves.
    pub(super) fn gives_way(&self, habit: Habit, unit: Unit) -> bool {
        let Phase::React(react) = *self.public.phase.top() else { return false };
        let mover = react.mover;
        let heavy = self.is_heavy(mover);
        if habit != Habit::Usual {
            return habit == Habit::FallBack && heavy;
        }
        let kind = self.kind(unit);
        if kind == Kind::Cohort {
            return false;
        }
        if matches!(kind, Kind::Skirmisher | Kind::LightInfantry) {
            return heavy;
        }
        if self.side(unit) == Side::Tribes {
            return self.kind(mover) == Kind::Cohort;
        }
        // Horse that covers a friend's side stays.
        let hex = self.piece(unit).spot.hex();
        let guards = hex.is_some_and(|hex| {
            self.battle.next(hex).any(|next| self.holder(next) == Some(Side::Rome))
        });
        self.kind(mover).is_foot() && !guards
    }

    /// Whether a cohort that slides there closes a gap of one hex before heavy units.
    pub(super) fn closes_gap(&self, habit: Habit, unit: Unit, to: Hex) -> bool {
        let Phase::React(react) = *self.public.phase.top() else { return false };
        let Some(from) = self.piece(unit).spot.hex() else { return false };
        if habit == Habit::KeepPairs || !self.is_heavy(react.mover) {
            return false;
        }
        let Some(way) = self.battle.grid.direction(from, to) else { return false };
        let beyond = self.battle.at(to).next[way.index()];
        beyond.is_some_and(|hex| self.holder(hex) == Some(Side::Rome))
    }

    /// Whether a unit shoots at one that comes or leaves.
    pub(super) fn shoots(&self, habit: Habit, unit: Unit, at: Unit) -> bool {
        let cohort = self.kind(unit) == Kind::Cohort;
        let worth = || !cohort || self.is_heavy(at);
        habit == Habit::ShootAtAll
            || habit == Habit::ShootAtHeavy && worth()
            || habit == Habit::Usual && worth() && !(cohort && self.saves_pila(unit))
    }

    /// Whether horse that fears pila is near, where there is much of it.
    fn saves_pila(&self, unit: Unit) -> bool {
        let horse = [Field::RHINE, Field::LUTETIA, Field::BRITANNIA].contains(&self.battle.field);
        let Some(hex) = self.piece(unit).spot.hex().filter(|_| horse) else { return false };
        self.on_map().any(|(other, at)| {
            self.side(other) == Side::Tribes
                && matches!(self.kind(other), Kind::LightCavalry | Kind::BarbarianCavalry)
                && self.battle.grid.distance(hex, at) <= 3
        })
    }

    /// Whether a catapult shoots: at who is near, and at anybody when the enemy has moved.
    pub(super) fn engine_shoots(&self, habit: Habit, unit: Unit, at: Hex) -> bool {
        if habit == Habit::CatapultsHold {
            return false;
        }
        let near = self.hex(unit).is_some_and(|hex| self.battle.grid.distance(hex, at) <= 3);
        near || *self.public.phase.top() == Phase::Queue
    }

    /// What a harassed unit does.
    pub(super) fn answer_to_harassment(
        &self,
        habit: Habit,
        by: Unit,
        at: Unit,
        offers: &[Action],
    ) -> Action {
        let can = |action: Action| offers.contains(&action).then_some(action);
        let shoot = || can(Action::ShootBack);
        let usual = || {
            if self.side(at) == Side::Tribes {
                return shoot();
            }
            let weak = self.quality(by) <= 5;
            let keeps = self.kind(at) == Kind::Cohort && self.saves_pila(at);
            can(Action::Chase).filter(|_| weak).or_else(|| shoot().filter(|_| !keeps))
        };
        let wanted = [
            (Habit::AnswerHarassment, shoot()),
            (Habit::ChaseThem, can(Action::Chase)),
            (Habit::Usual, usual()),
        ];
        let answer = wanted.into_iter().find(|(of, _)| *of == habit).and_then(|(_, answer)| answer);
        answer.unwrap_or(Action::Done)
    }

    /// Whether the Roman commander lets a routed unit run without him: when others stand by him.
    pub(super) fn commander_stays(&self, leader: Leader, unit: Unit) -> bool {
        let hex = self.piece(unit).spot.hex();
        self.role(leader) == Role::Proconsul
            && hex.is_some_and(|hex| {
                self.beside(hex, Side::Rome)
                    .any(|other| !self.is(other, crate::state::Mark::ROUTED))
            })
    }

    /// Whether the side that may trump is the Roman one, whose trumps are worth a question.
    pub(super) fn active_rome_asks(&self) -> bool {
        crate::sequence::decider(self) == Ok(Side::Rome)
    }

    /// 8.35: the column that is best for who decides.
    pub(super) fn name_the_best(&self, offers: &[Action]) -> Option<Action> {
        if let Phase::NameDefender { combat } = *self.public.phase.top() {
            let combat = self.public.combats.get(usize::from(combat))?;
            let worst = |unit: Unit| {
                let harm = combat.attackers.iter().map(|one| harm(self, combat, *one, unit));
                harm.max().unwrap_or(0)
            };
            return offers.iter().copied().min_by_key(|offer| {
                if let Action::NameDefender { unit } = offer { worst(*unit) } else { i32::MAX }
            });
        }
        let Phase::NameAttacker { combat } = *self.public.phase.top() else { return None };
        let combat = self.public.combats.get(usize::from(combat))?;
        let defender = combat.defender?;
        offers.iter().copied().max_by_key(|offer| {
            if let Action::NameAttacker { unit } = offer {
                harm(self, combat, *unit, defender)
            } else {
                i32::MIN
            }
        })
    }
}
