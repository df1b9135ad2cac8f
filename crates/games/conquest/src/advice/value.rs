//! What rout points, hits and eagles are worth to both sides (10.6).

use crate::ids::{Group, Side, TribeMap, Unit};
use crate::state::{Mark, Phase, Spot, State, Supply};

/// An army at its level. Everything else is a part of it.
pub(super) const LEVEL: i64 = 100_000;

/// What a rout point costs its side. Where tribes flee one by one, the points of all of them count
/// towards the end, and those of a tribe that has fled no more.
#[derive(Clone)]
pub(super) struct Prices {
    rome: i64,
    tribes: TribeMap<i64>,
}

impl Prices {
    pub(super) fn new(state: &State) -> Self {
        let armies = state.armies();
        let level: i64 = armies.iter().map(|army| i64::from(state.level(army.level))).sum();
        let each = LEVEL / level.max(1);
        let mut tribes = TribeMap::default();
        for army in armies {
            for tribe in army.tribes.iter().filter(|tribe| !state.public.tribes[*tribe].fled) {
                tribes[tribe] = each;
            }
        }
        Self { rome: LEVEL / i64::from(state.level(state.battle.rome).max(1)), tribes }
    }

    /// What a rout point of a unit's side or tribe costs.
    fn point(&self, state: &State, unit: Unit) -> i64 {
        state.battle.unit(unit).tribe.map_or(self.rome, |tribe| self.tribes[tribe])
    }

    /// What it costs to lose a unit.
    pub(super) fn whole(&self, state: &State, unit: Unit) -> i64 {
        i64::from(state.worth_of(unit)) * self.point(state, unit)
    }

    /// What a rout point costs Rome.
    pub(super) fn rome(&self) -> i64 {
        self.rome
    }
}

/// How much of a unit's worth its hits have eaten, in thousandths: the last ones weigh most.
pub(super) fn worn(hits: u8, quality: u8) -> i64 {
    let (hits, quality) = (i64::from(hits.min(quality)), i64::from(quality.max(1)));
    600 * hits * hits / (quality * quality)
}

impl State {
    /// What a side has lost, and is about to lose.
    fn loss(&self, prices: &Prices, side: Side) -> i64 {
        let lost = match side {
            Side::Rome => i64::from(self.roman_points()) * prices.rome,
            Side::Tribes => self
                .armies()
                .iter()
                .map(|army| {
                    let level = i64::from(self.level(army.level));
                    let fled = army.tribes.iter().all(|tribe| self.public.tribes[tribe].fled);
                    let points = i64::from(self.tribal_points(army.tribes)).min(level);
                    let each = army.tribes.iter().map(|tribe| prices.tribes[tribe]).max();
                    if fled { 0 } else { points * each.unwrap_or(0) }
                })
                .sum(),
        };
        let worn: i64 = self
            .battle
            .units
            .iter()
            .filter(|unit| self.side(**unit) == side)
            .map(|unit| {
                let piece = self.piece(*unit);
                let there = matches!(piece.spot, Spot::On(_) | Spot::Camp);
                if !there {
                    return 0;
                }
                let whole = prices.whole(self, *unit);
                // Who flees may still be rallied.
                if piece.is(Mark::ROUTED) {
                    return -whole / 10;
                }
                let hits = worn(piece.hits, self.quality(*unit));
                let reduced = if piece.is(Mark::REDUCED) { 50 } else { 0 };
                let empty = if piece.supply == Supply::No { 10 } else { 0 };
                let unformed = if piece.is(Mark::UNFORMED) { 100 } else { 0 };
                whole * (hits + reduced + empty + unformed) / 1_000
            })
            .sum();
        lost + worn
    }

    /// How good the table is for a side.
    pub(super) fn value(&self, side: Side) -> i64 {
        if let Phase::Over { winner, .. } = *self.public.phase.top() {
            return match winner {
                Some(winner) if winner == side => 100 * LEVEL,
                Some(_) => -100 * LEVEL,
                None => 0,
            };
        }
        let prices = Prices::new(self);
        let balance = self.loss(&prices, side.enemy()) - self.loss(&prices, side);
        // A lone eagle is soon in the enemy's hands (4.45).
        let alone = Group::all()
            .filter(|group| {
                let Spot::On(hex) = self.public.eagles[*group].spot else { return false };
                self.line_units(hex).next().is_none()
            })
            .count() as i64;
        let eagles = alone * prices.rome * 5;
        balance + if side == Side::Rome { -eagles } else { eagles }
    }
}
