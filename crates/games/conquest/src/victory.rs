//! 10.6: rout points, and when an army flees.

use crate::ids::{Group, Side, Tribe, TribeSet};
use crate::pack::{Army, Level};
use crate::state::{Levels, Mark, Spot, State};

impl State {
    /// A rout level as the table was set up (S-GEN-2).
    pub fn level(&self, level: Level) -> u16 {
        match self.public.options.levels {
            Levels::Even => level.even,
            Levels::Series => level.series,
        }
    }

    /// Units of a side or tribe that are routed now, wherever they stand (10.34, R-02).
    fn routed_worth(&self, side: Side, tribes: TribeSet) -> u16 {
        self.battle
            .units
            .iter()
            .filter(|unit| {
                let data = self.battle.unit(**unit);
                let there = matches!(self.piece(**unit).spot, Spot::On(_) | Spot::Camp);
                data.side == side
                    && data.tribe.is_none_or(|tribe| tribes.contains(tribe))
                    && self.is(**unit, Mark::ROUTED)
                    && there
            })
            .map(|unit| self.worth_of(*unit))
            .sum()
    }

    /// Rout points of Rome (10.62).
    pub fn roman_points(&self) -> u16 {
        let charts = &self.pack.charts.rout_points;
        let eagles: u16 = Group::all()
            .map(|legion| {
                let eagle = &self.public.eagles[legion];
                if eagle.captured {
                    if eagle.retaken { charts.aquila_recaptured } else { charts.aquila_captured }
                } else if eagle.spot == Spot::Lost {
                    charts.aquila_lost
                } else {
                    0
                }
            })
            .sum();
        let camp = if self.public.camp_lost { self.battle.camp_points } else { 0 };
        self.public.lost_rome + self.routed_worth(Side::Rome, TribeSet::EMPTY) + eagles + camp
    }

    /// Rout points of some tribes.
    pub fn tribal_points(&self, tribes: TribeSet) -> u16 {
        let lost: u16 = tribes.iter().map(|tribe| self.public.lost_tribes[tribe]).sum();
        lost + self.routed_worth(Side::Tribes, tribes)
    }

    /// The armies that are tested now (10.65, S-LUT-7).
    pub fn armies(&self) -> &'static [Army] {
        let commander = Tribe::all().find_map(|tribe| {
            self.battle.leaders.iter().copied().find(|leader| {
                let data = self.battle.leader(*leader);
                data.commands_all && data.tribe == Some(tribe)
            })
        });
        match commander {
            Some(leader) if !self.battle.singly.is_empty() && self.is_gone(leader) => {
                &self.battle.singly
            }
            _ => &self.battle.armies,
        }
    }

    /// Tribes of an army that have taken part: those still to come do not.
    fn present(&self, army: &Army) -> bool {
        self.battle.units.iter().any(|unit| {
            let data = self.battle.unit(*unit);
            data.tribe.is_some_and(|tribe| army.tribes.contains(tribe))
                && !matches!(self.piece(*unit).spot, Spot::Out)
        })
    }

    /// 10.61 to 10.66: who has won, if somebody has; `None` inside is a draw. Tribes that flee are
    /// returned too.
    #[allow(clippy::option_option, reason = "no end, a draw, or a winner")]
    pub(crate) fn verdict(&self) -> (Option<Option<Side>>, TribeSet) {
        let rome = i32::from(self.roman_points()) - i32::from(self.level(self.battle.rome));
        let mut fleeing = TribeSet::EMPTY;
        let mut standing = false;
        let mut excess = 0;
        for army in self.armies() {
            let gone = army.tribes.iter().all(|tribe| self.public.tribes[tribe].fled);
            if gone || !self.present(army) {
                continue;
            }
            let over =
                i32::from(self.tribal_points(army.tribes)) - i32::from(self.level(army.level));
            if over >= 0 {
                fleeing = fleeing.or(army.tribes);
                excess = excess.max(over);
            } else {
                standing = true;
            }
        }
        let verdict = match (rome >= 0, standing) {
            (true, true) => Some(Some(Side::Tribes)),
            (false, false) => Some(Some(Side::Rome)),
            (true, false) => Some(match rome.cmp(&excess) {
                std::cmp::Ordering::Less => Some(Side::Rome),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Side::Tribes),
            }),
            (false, true) => None,
        };
        (verdict, fleeing)
    }

    /// S-GEN-5: who wins when the last turn is over.
    pub(crate) fn verdict_of_time(&self) -> Option<Side> {
        if self.battle.field == crate::ids::Field::BRITANNIA {
            return Some(Side::Tribes);
        }
        let rome = (u32::from(self.roman_points()), u32::from(self.level(self.battle.rome)));
        let (mut points, mut level) = (0, 0);
        for army in self.armies() {
            if !self.present(army) {
                continue;
            }
            let most = self.level(army.level);
            let fled = army.tribes.iter().all(|tribe| self.public.tribes[tribe].fled);
            points += u32::from(if fled { most } else { self.tribal_points(army.tribes) });
            level += u32::from(most);
        }
        match (rome.0 * level.max(1)).cmp(&(points * rome.1.max(1))) {
            std::cmp::Ordering::Less => Some(Side::Rome),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side::Tribes),
        }
    }
}
