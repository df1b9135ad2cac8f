//! 7.0: battles. `Battle` is the fight that lies open on the table; its methods are the rules of
//! who acts, who is hit and when a round ends. `retreat.rs` has the ways out.

use arrayvec::ArrayVec;
use kernel::Rule;
use serde::{Deserialize, Serialize};

use crate::ids::{Block, Place, PlaceSet, Side};
use crate::pack::{Letter, Pack};
use crate::state::Edition;

/// A block that fights, face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    /// Which.
    pub block: Block,
    /// Whose.
    pub side: Side,
    /// Its step, from 1.
    pub step: u8,
    /// Whether it has acted this round.
    #[serde(default)]
    pub acted: bool,
}

/// What a battle waits for.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "wait", rename_all = "snake_case")]
pub enum Waits {
    /// A block of this side and letter acts (7.2).
    Act { side: Side, letter: Letter },
    /// This side says which of its strongest blocks is hit (7.4).
    Hit { side: Side, hits: u8 },
}

impl Waits {
    /// Who must decide.
    pub fn side(self) -> Side {
        match self {
            Self::Act { side, .. } | Self::Hit { side, .. } => side,
        }
    }

    /// Hits that are to be taken.
    pub fn hits(self) -> Option<u8> {
        match self {
            Self::Act { .. } => None,
            Self::Hit { hits, .. } => Some(hits),
        }
    }

    /// The rule of the decision.
    pub fn rule(self) -> Rule {
        Rule(match self {
            Self::Act { .. } => "7.2",
            Self::Hit { .. } => "7.4",
        })
    }
}

/// A battle in progress. Reserves of round one are not in it: they still stand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// The round, from 1.
    pub round: u8,
    /// Where.
    pub place: Place,
    /// Who attacks; changes when the defender is disrupted (7.31).
    pub attacker: Side,
    /// The letter whose blocks act, or acted last (7.2).
    pub letter: Letter,
    /// What it waits for.
    pub waits: Waits,
    /// Whether attackers fire first in round one (Mars, Neptune).
    #[serde(default)]
    pub surprise: bool,
    /// Where each side's blocks came from this turn.
    #[serde(default)]
    pub routes: [PlaceSet; 2],
    /// Blocks that retreated this round by each road, by side and number of the road (7.61).
    #[serde(default)]
    pub used: [[u8; 8]; 2],
    /// Blocks that retreated by sea this round (7.64).
    #[serde(default)]
    pub by_sea: [u8; 2],
    /// The fighters.
    pub lines: ArrayVec<Fighter, 63>,
}

/// What comes after an act or a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Somebody must decide; `waits` says who.
    Wait,
    /// The round is over.
    RoundOver,
    /// One line is empty.
    LineEmpty,
}

/// What became of a block that lost a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// It fights on with this step.
    Weakened(u8),
    /// It is eliminated (7.5).
    Eliminated,
    /// Cleopatra changed sides (7.52).
    Defected,
}

impl Battle {
    /// Whether the side is the attacker.
    pub fn attacks(&self, side: Side) -> bool {
        self.attacker == side
    }

    /// The letter of a fighter: ballistae are slow in attack (7.42).
    pub fn letter_of(&self, pack: &Pack, fighter: &Fighter) -> Letter {
        let data = pack.block(fighter.block);
        if self.attacks(fighter.side) { data.attacking_letter } else { data.letter }
    }

    /// A fighter by its block.
    pub fn fighter(&self, block: Block) -> Option<&Fighter> {
        self.lines.iter().find(|fighter| fighter.block == block)
    }

    /// Blocks of a side in the line.
    pub fn count(&self, side: Side) -> usize {
        self.lines.iter().filter(|fighter| fighter.side == side).count()
    }

    /// The blocks that may act now, as the line has them.
    pub fn acting(&self, pack: &Pack) -> impl Iterator<Item = &Fighter> {
        let turn = match self.waits {
            Waits::Act { side, letter } => Some((side, letter)),
            Waits::Hit { .. } => None,
        };
        self.lines.iter().filter(move |fighter| {
            !fighter.acted && turn == Some((fighter.side, self.letter_of(pack, fighter)))
        })
    }

    /// Finds who acts next (7.2): letters in order, the defender before the attacker. In a
    /// surprise, all attackers come first in round one.
    pub fn next(&mut self, pack: &Pack) -> Next {
        if Side::BOTH.iter().any(|side| self.count(*side) == 0) {
            return Next::LineEmpty;
        }
        let (attacker, defender) = (self.attacker, self.attacker.enemy());
        let surprised = self.surprise && self.round == 1;
        let first = self
            .lines
            .iter()
            .filter(|fighter| !fighter.acted)
            .map(|fighter| {
                let letter = self.letter_of(pack, fighter);
                let second = (fighter.side == attacker) != surprised;
                if surprised { (second, letter, second) } else { (false, letter, second) }
            })
            .min();
        let Some((_, letter, second)) = first else { return Next::RoundOver };
        let side = if second == surprised { defender } else { attacker };
        self.letter = letter;
        self.waits = Waits::Act { side, letter };
        Next::Wait
    }

    /// Marks a block as having acted.
    pub fn mark_acted(&mut self, block: Block) {
        if let Some(fighter) = self.lines.iter_mut().find(|fighter| fighter.block == block) {
            fighter.acted = true;
        }
    }

    /// The strength of a fighter: how many dice it rolls (3.11).
    pub fn strength(pack: &Pack, fighter: &Fighter) -> u8 {
        pack.block(fighter.block).strength(fighter.step)
    }

    /// Whether a block is among the strongest of its side, and may be chosen for a hit (7.4).
    pub fn is_strongest(&self, pack: &Pack, block: Block) -> bool {
        let Some(fighter) = self.fighter(block) else { return false };
        let strength = Self::strength(pack, fighter);
        self.lines
            .iter()
            .filter(|other| other.side == fighter.side)
            .all(|other| Self::strength(pack, other) <= strength)
    }

    /// The one block that must take the next hit, if its side has no choice.
    pub fn only_target(&self, pack: &Pack, side: Side) -> Option<Block> {
        let mut targets = self
            .lines
            .iter()
            .filter(|fighter| fighter.side == side && self.is_strongest(pack, fighter.block));
        let only = targets.next()?;
        targets.next().is_none().then_some(only.block)
    }

    /// A block loses a step (7.4, 7.31). Eliminated blocks leave the line; Cleopatra joins the
    /// other side at her lowest step (7.52): in the French rules she acts from the next round, in
    /// the English ones when her letter next comes up, unless she has acted in this round.
    pub fn lose_step(&mut self, pack: &Pack, block: Block, edition: Edition) -> Loss {
        let index = self
            .lines
            .iter()
            .position(|fighter| fighter.block == block)
            .expect("a block that loses a step is in the line");
        let fighter = &mut self.lines[index];
        if fighter.step > 1 {
            fighter.step -= 1;
            return Loss::Weakened(fighter.step);
        }
        if block == Block::CLEOPATRA {
            fighter.side = fighter.side.enemy();
            // Who has acted this round has; nobody acts twice in one (7.2).
            fighter.acted |= match edition {
                Edition::French => true,
                Edition::English11 => self.letter > pack.block(block).letter,
            };
            return Loss::Defected;
        }
        self.lines.remove(index);
        Loss::Eliminated
    }

    /// Takes a block out of the line; it goes elsewhere.
    pub fn leave(&mut self, block: Block) -> Fighter {
        let index = self
            .lines
            .iter()
            .position(|fighter| fighter.block == block)
            .expect("a block that leaves is in the line");
        self.lines.remove(index)
    }

    /// 7.3, 7.31: after the first round reserves join. Those whose main force is gone are disrupted
    /// and each lose a step, which the caller carries out; a disrupted defender becomes the
    /// attacker. Gives the disrupted side, if any, by side.
    pub fn reserves_join(&mut self, reserves: [&[Fighter]; 2]) -> [Option<Side>; 2] {
        let defender = self.attacker.enemy();
        let disrupted = Side::BOTH.map(|side| {
            let gone = self.count(side) == 0 && !reserves[side.index()].is_empty();
            gone.then_some(side)
        });
        for joining in reserves {
            self.lines.extend(joining.iter().copied());
        }
        if disrupted[defender.index()].is_some() {
            self.attacker = defender;
        }
        disrupted
    }

    /// Begins the next round: everybody acts again, roads are free again (7.61).
    pub fn begin_round(&mut self) {
        self.round += 1;
        self.used = [[0; 8]; 2];
        self.by_sea = [0; 2];
        for fighter in &mut self.lines {
            fighter.acted = false;
        }
    }
}
