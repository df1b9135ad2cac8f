//! Exact chances of a battle between known blocks, played with the rules of `battle.rs`.

use arrayvec::ArrayVec;
use kernel::{Dice, Spread};

use crate::battle::{Battle, Fighter, Loss, Next, ROUNDS, Waits};
use crate::ids::{Block, Place, PlaceSet, Side};
use crate::pack::{Letter, Pack};
use crate::state::Edition;

/// A battle to be judged: blocks with their steps, in the line or in reserve.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Forecast {
    /// The fight.
    pub battle: Battle,
    /// Reserves by side; they join after round one (7.3).
    pub reserves: [ArrayVec<Fighter, 31>; 2],
    /// Attackers that retreated in the last round.
    pub withdrawn: u8,
}

/// What a battle may come to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// The attacker holds the place.
    pub attacker_wins: f64,
    /// The defender holds it.
    pub defender_wins: f64,
    /// Steps the first attacker can expect to lose.
    pub attacker_loss: f64,
    /// Steps the first defender can expect to lose.
    pub defender_loss: f64,
}

impl Forecast {
    /// A battle of these blocks that begins now.
    pub fn new(attacker: Side, lines: &[Fighter], reserves: &[Fighter], surprise: bool) -> Self {
        let mut forecast = Self {
            battle: Battle {
                round: 1,
                place: Place(0),
                attacker,
                letter: Letter::A,
                waits: Waits::Act { side: attacker.enemy(), letter: Letter::A },
                surprise,
                routes: [PlaceSet::EMPTY; 2],
                used: [[0; 8]; 2],
                by_sea: [0; 2],
                lines: lines.iter().copied().collect(),
            },
            reserves: Default::default(),
            withdrawn: 0,
        };
        for fighter in reserves {
            forecast.reserves[fighter.side.index()].push(*fighter);
        }
        forecast
    }

    /// The exact chances, if both sides stand and fight: every block fires in every round, the
    /// attacker retreats in the fourth, and hits go to the least valuable of the strongest.
    pub fn chances(self, pack: &'static Pack, edition: Edition) -> Chances {
        let attacker = self.battle.attacker;
        let steps = |forecast: &Self, side: Side| f64::from(forecast.steps(side));
        let (before_attacker, before_defender) =
            (steps(&self, attacker), steps(&self, attacker.enemy()));
        let spread = Spread::certain(self).play_out(|forecast, dice| forecast.step(pack, edition, dice));
        Chances {
            attacker_wins: spread.chance(|end| end.winner() == attacker),
            defender_wins: spread.chance(|end| end.winner() != attacker),
            attacker_loss: before_attacker - spread.mean(|end| steps(end, attacker)),
            defender_loss: before_defender - spread.mean(|end| steps(end, attacker.enemy())),
        }
    }

    /// One block acts, or a round ends; `false` when the battle is over.
    pub fn step(&mut self, pack: &Pack, edition: Edition, dice: &mut dyn Dice) -> bool {
        match self.battle.next(pack) {
            Next::Wait => {
                let block = self.battle.acting(pack).next().expect("somebody acts").block;
                self.act(pack, edition, block, dice);
                true
            }
            Next::RoundOver => self.end_round(pack, edition),
            Next::LineEmpty => {
                let waiting = Side::BOTH.into_iter().any(|side| {
                    self.battle.count(side) == 0 && !self.reserves[side.index()].is_empty()
                });
                waiting && self.end_round(pack, edition)
            }
        }
    }

    fn act(&mut self, pack: &Pack, edition: Edition, block: Block, dice: &mut dyn Dice) {
        let fighter = *self.battle.fighter(block).expect("it acts");
        if self.battle.round == ROUNDS && self.battle.attacks(fighter.side) {
            self.withdrawn += self.battle.leave(block).step;
            return;
        }
        self.battle.mark_acted(block);
        let count = u32::from(Battle::strength(pack, &fighter));
        let firepower = u32::from(pack.block(block).firepower);
        let hits = dice.pool(count, 6, firepower, &mut |_| {});
        for _ in 0..hits {
            let Some(target) = least_valuable(&self.battle, pack, fighter.side.enemy()) else {
                return;
            };
            self.battle.lose_step(pack, target, edition);
        }
    }

    fn end_round(&mut self, pack: &Pack, edition: Edition) -> bool {
        if self.battle.round == 1 {
            let reserves = std::mem::take(&mut self.reserves);
            let disrupted = self.battle.reserves_join([&reserves[0], &reserves[1]]);
            for side in disrupted.into_iter().flatten() {
                for fighter in &reserves[side.index()] {
                    let _: Loss = self.battle.lose_step(pack, fighter.block, edition);
                }
            }
        }
        if self.battle.round == ROUNDS {
            return false;
        }
        self.battle.begin_round();
        true
    }

    /// Who holds the place.
    pub fn winner(&self) -> Side {
        if self.battle.count(self.battle.attacker.enemy()) > 0 {
            self.battle.attacker.enemy()
        } else {
            self.battle.attacker
        }
    }

    /// Steps that a side has left, withdrawn ones too.
    fn steps(&self, side: Side) -> u8 {
        let line = self.battle.lines.iter().chain(&self.reserves[side.index()]);
        let standing: u8 = line.filter(|fighter| fighter.side == side).map(|f| f.step).sum();
        standing + if self.battle.attacks(side) { self.withdrawn } else { 0 }
    }
}

/// Of a side's strongest blocks, the one it can best spare: low firepower, then a late letter.
pub fn least_valuable(battle: &Battle, pack: &Pack, side: Side) -> Option<Block> {
    battle
        .lines
        .iter()
        .filter(|fighter| fighter.side == side && battle.is_strongest(pack, fighter.block))
        .min_by_key(|fighter| {
            let data = pack.block(fighter.block);
            let rank = u8::from(pack.is_leader(fighter.block));
            (rank, data.firepower, std::cmp::Reverse(battle.letter_of(pack, fighter)), fighter.block)
        })
        .map(|fighter| fighter.block)
}
