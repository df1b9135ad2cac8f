//! 6.9: who may be with whom, and what moving through friends does.

use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::Event;
use crate::ids::Unit;
use crate::pack::Kind;
use crate::state::{Mark, State};

/// What a unit meets in a hex of friends (6.93).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Nobody in the way.
    Free,
    /// It may stop; passing through costs this many hits to all.
    Stop {
        /// Hits to each if it goes on.
        through: u8,
    },
    /// It may only pass.
    Pass {
        /// Hits to each.
        through: u8,
    },
}

impl State {
    /// Combat units of a hex that are no catapults.
    pub(crate) fn line_units(&self, hex: Hex) -> impl Iterator<Item = Unit> + '_ {
        self.stack(hex).filter(|unit| self.kind(*unit).is_foot() || self.kind(*unit).is_horse())
    }

    /// What a unit, or a pair of them, meets in a hex (6.91, 6.93).
    pub fn company(&self, unit: Unit, with: Option<Unit>, hex: Hex) -> Company {
        let kind = self.kind(unit);
        let others = || self.line_units(hex).filter(|other| *other != unit && Some(*other) != with);
        if kind.is_ship() {
            let ships = self.stack(hex).any(|other| other != unit && self.kind(other).is_ship());
            return if ships { Company::Pass { through: 0 } } else { Company::Free };
        }
        if kind == Kind::Artillery {
            let another =
                self.stack(hex).any(|other| other != unit && self.kind(other) == Kind::Artillery);
            let horse = others().any(|other| !self.kind(other).is_foot());
            return if another || horse { Company::Pass { through: 0 } } else { Company::Free };
        }
        let horse_and_gun =
            kind.is_horse() && self.stack(hex).any(|other| self.kind(other) == Kind::Artillery);
        let Some(first) = others().next() else {
            return if horse_and_gun { Company::Pass { through: 0 } } else { Company::Free };
        };
        if kind == Kind::Skirmisher {
            return Company::Pass { through: 0 };
        }
        let routed = others().any(|other| self.is(other, Mark::ROUTED));
        let single = with.is_none() && others().nth(1).is_none();
        let may_stack = |unit: Unit| {
            let able = !self.is(unit, Mark::COLUMN) && !self.is(unit, Mark::UNFORMED);
            able && !self.is(unit, Mark::ROUTED)
        };
        if kind == Kind::Cohort && single && self.kind(first) == Kind::Cohort {
            let same = self.battle.unit(unit).group == self.battle.unit(first).group;
            let through = u8::from(!same);
            return if may_stack(unit) && may_stack(first) {
                Company::Stop { through }
            } else {
                Company::Pass { through }
            };
        }
        let pair = self.battle.pair_movement > 0
            && single
            && !routed
            && matches!(
                (kind, self.kind(first)),
                (Kind::LightCavalry, Kind::LightInfantry)
                    | (Kind::LightInfantry, Kind::LightCavalry)
            );
        if pair {
            return Company::Stop { through: 0 };
        }
        Company::Pass { through: 1 }
    }

    /// Whether a unit may end its move in a hex.
    pub fn may_stop(&self, unit: Unit, with: Option<Unit>, hex: Hex) -> bool {
        !matches!(self.company(unit, with, hex), Company::Pass { .. })
    }

    /// 6.93: the hits of moving through friends.
    pub(crate) fn pass_through(
        &mut self,
        unit: Unit,
        with: Option<Unit>,
        hex: Hex,
        hits: u8,
        table: &mut Table<'_, Event>,
    ) {
        if hits == 0 {
            return;
        }
        let crossed: Vec<Unit> =
            self.line_units(hex).filter(|other| *other != unit && Some(*other) != with).collect();
        for other in crossed {
            self.hurt(other, hits, Rule("6.93"), table);
        }
        self.hurt(unit, hits, Rule("6.93"), table);
        if let Some(with) = with {
            self.hurt(with, hits, Rule("6.93"), table);
        }
    }

    /// 6.97: a unit that stops with another faces as it does.
    pub(crate) fn join_stack(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let Some(partner) = self.partner(unit).filter(|_| self.has_facing(unit)) else { return };
        let facing = self.piece(partner).facing;
        let turn = vertices(self.piece(unit).facing, facing);
        self.piece_mut(unit).facing = facing;
        let hits = self.pivot_hits(unit, turn);
        self.hurt(unit, hits, Rule("6.97"), table);
    }

    /// 7.14: hits for turning in woods and marsh.
    pub(crate) fn pivot_hits(&self, unit: Unit, vertices: u8) -> u8 {
        let Some(hex) = self.piece(unit).spot.hex() else { return 0 };
        if !self.battle.at(hex).terrain.is_rough() {
            return 0;
        }
        let hits = &self.pack.charts.movement.pivot;
        let each = match self.gait(unit) {
            crate::ground::Gait::Cohort => hits.cohort,
            crate::ground::Gait::Column => hits.column,
            crate::ground::Gait::Horse => hits.cavalry,
            crate::ground::Gait::Loose
            | crate::ground::Gait::Chariot
            | crate::ground::Gait::Leader
            | crate::ground::Gait::Eagle
            | crate::ground::Gait::Transport
            | crate::ground::Gait::Galley => 0,
        };
        each * vertices
    }
}

/// How many vertices lie between two facings, the short way round (7.12).
pub(crate) fn vertices(from: geometry::hex::Facing, to: geometry::hex::Facing) -> u8 {
    let apart = from.twelfths().abs_diff(to.twelfths());
    apart.min(12 - apart).div_ceil(2)
}
