//! Exact chances of a shock with its charge, by the code that plays it: every fall of the dice, with
//! equal situations merged after each. A fight is reckoned as if it were the only one.

mod report;

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use kernel::{ExhaustiveDice, Rule, ScriptedDice, SeededDice, Table};

use crate::action::Event;
use crate::ids::{Leader, Side, Unit};
use crate::pack::Superior;
use crate::state::{Chief, Combat, Mark, Phase, Piece, Segment, Shock, Spot, State};
use crate::struggle::Odds;

pub(crate) use self::report::{answer, forecast, title};

/// The combats of the segment that goes on, or of the one that will follow these orders, as far as
/// they are to be fought.
pub(crate) fn combats(state: &State) -> Vec<Combat> {
    let open = |combat: &Combat| !combat.over && !combat.fought;
    listed(state).into_iter().filter(open).collect()
}

/// All combats of the segment that goes on, or of the one that will follow these orders; between
/// the two, those of the last.
pub(crate) fn listed(state: &State) -> Vec<Combat> {
    let shock = state.public.phase.iter().rev().find_map(|phase| phase.shock());
    match (shock, state.orders()) {
        (Some(shock), _) if shock.segment > Segment::Allot => {
            state.public.combats.iter().skip(usize::from(shock.from)).cloned().collect()
        }
        (Some(shock), _) => matched(state, shock),
        (None, Some(orders)) => matched(state, segment(orders.leader, state.active_side())),
        (None, None) => state
            .public
            .combats
            .iter()
            .filter(|combat| combat.fought || combat.over)
            .cloned()
            .collect(),
    }
}

fn segment(leader: Option<Leader>, side: Side) -> Shock {
    Shock { leader, side, segment: Segment::Allot, from: 0, at: 0, pursuer: None }
}

/// 8.32: attackers and defenders as they would be matched now.
fn matched(state: &State, shock: Shock) -> Vec<Combat> {
    let marked = state.on_map().any(|(unit, _)| {
        state.side(unit) == shock.side
            && (state.is(unit, Mark::MUST_CHECK) || state.is(unit, Mark::NO_CHECK))
    });
    if !marked {
        return Vec::new();
    }
    let mut trial = state.clone();
    trial.public.combats.truncate(usize::from(shock.from));
    let chosen: Vec<Combat> =
        state.public.combats.iter().skip(usize::from(shock.from)).cloned().collect();
    for combat in chosen {
        trial.public.combats.push(combat);
    }
    trial.clean_marks();
    trial.end_allot(&shock);
    trial.public.combats.iter().skip(usize::from(shock.from)).cloned().collect()
}

/// What may come of a combat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// Some of the defenders rout or die.
    pub defender: f64,
    /// All of them do.
    pub defenders: f64,
    /// Some of the attackers rout or die.
    pub attacker: f64,
    /// All of them do.
    pub attackers: f64,
    /// Hits that the defenders take in all, on average; who breaks has taken what breaks it.
    pub defence_hits: f64,
    /// The same of the attackers.
    pub attack_hits: f64,
}

/// What follows from a face of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Falls {
    /// Everybody holds.
    Hold,
    /// A defender is next to rout, and will roll for it (8.37).
    Waver,
    /// All defenders rout or die (10.13).
    Rout,
    /// Attackers rout or die, and the defenders do not.
    Recoil,
}

/// 8.36: what each face of the die would bring in a combat, from the hits of now.
pub(crate) fn falls(state: &State, combat: &Combat) -> Vec<Falls> {
    let mut walk = Walk::new(state, combat);
    let Some(start) = walk.spread.keys().next().cloned() else { return Vec::new() };
    let faces = u32::from(state.pack.charts.dice.faces);
    (1..=faces)
        .map(|face| {
            walk.lay(&start);
            let mut dice = ScriptedDice::then_seeded([face], SeededDice::new(0, 0));
            let table = &mut Table::trial(&mut dice);
            walk.trial.name_sensibly(walk.index);
            walk.trial.struggle(walk.index, table);
            walk.trial.bear_odd_hits(table);
            walk.trial.struggle_routs(walk.index, table);
            let after = walk.read(&start);
            let gone = |unit: &Unit| {
                let place = walk.units.iter().position(|other| other == unit);
                place.is_some_and(|place| after.breaks & 1 << place != 0)
            };
            let wavers = |unit: &Unit| {
                let piece = walk.trial.piece(*unit);
                gone(unit) || piece.hits + 1 == walk.trial.quality(*unit)
            };
            if combat.defenders.iter().all(gone) {
                Falls::Rout
            } else if combat.attackers.iter().any(gone) {
                Falls::Recoil
            } else if combat.defenders.iter().any(wavers) {
                Falls::Waver
            } else {
                Falls::Hold
            }
        })
        .collect()
}

/// A situation in the middle of a combat: what differs from its beginning.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Lie {
    hits: ArrayVec<u8, 16>,
    /// Units that rout when this step is over.
    breaks: u16,
    /// Units that are gone.
    gone: u16,
    /// Wounds of leaders, and whether they are killed.
    leaders: ArrayVec<(u8, bool), 8>,
    mourned: [u8; 2],
    fought: bool,
    over: bool,
}

/// A combat that is walked.
struct Walk {
    /// The table on which situations are laid out.
    trial: State,
    /// The combat as it began.
    combat: Combat,
    units: ArrayVec<Unit, 16>,
    pieces: ArrayVec<Piece, 16>,
    leaders: ArrayVec<Leader, 8>,
    chiefs: ArrayVec<Chief, 8>,
    index: usize,
    spread: BTreeMap<Lie, f64>,
}

/// The chances of a combat; none where nobody waits for them any more.
pub fn chances(state: &State, combat: &Combat, go_on: &dyn Fn() -> bool) -> Option<Chances> {
    let mut walk = Walk::new(state, combat);
    for unit in walk.trial.chargers(combat) {
        let combat = combat.clone();
        walk.step(|trial, _, table| trial.charge_unit(&combat, unit, table));
        if !go_on() {
            return None;
        }
    }
    walk.step(State::charge_routs);
    walk.settle();
    walk.step(|trial, index, _| trial.end_charged(index));
    walk.step(|trial, index, table| {
        if !trial.public.combats[index].over {
            trial.risk_leaders(index, table);
        }
    });
    walk.step(|trial, index, table| {
        if trial.public.combats[index].over {
            return;
        }
        trial.name_sensibly(index);
        trial.struggle(index, table);
        trial.bear_odd_hits(table);
        trial.struggle_routs(index, table);
    });
    walk.settle();
    for unit in combat.defenders.iter().chain(&combat.attackers) {
        walk.step(|trial, index, table| {
            if trial.public.combats[index].fought {
                trial.collapse(*unit, table);
            }
        });
        if !go_on() {
            return None;
        }
    }
    walk.settle();
    Some(walk.result())
}

impl Walk {
    fn new(state: &State, combat: &Combat) -> Self {
        let mut trial = state.clone();
        trial.public.routing.clear();
        let index = trial.public.combats.len();
        trial.public.combats.push(combat.clone());
        let units: ArrayVec<Unit, 16> =
            combat.attackers.iter().chain(&combat.defenders).copied().collect();
        let mut leaders: ArrayVec<Leader, 8> = ArrayVec::new();
        for unit in &units {
            let Some(hex) = state.piece(*unit).spot.hex() else { continue };
            for leader in state.leaders_in(hex, state.side(*unit)).iter() {
                if !leaders.contains(&leader) {
                    let _ = leaders.try_push(leader);
                }
            }
        }
        let start = Lie {
            hits: units.iter().map(|unit| state.piece(*unit).hits).collect(),
            breaks: 0,
            gone: 0,
            leaders: leaders.iter().map(|one| (state.public.leaders[*one].wounds, false)).collect(),
            mourned: combat.mourned,
            fought: combat.fought,
            over: combat.over,
        };
        Self {
            pieces: units.iter().map(|unit| *state.piece(*unit)).collect(),
            chiefs: leaders.iter().map(|one| state.public.leaders[*one]).collect(),
            trial,
            combat: combat.clone(),
            units,
            leaders,
            index,
            spread: BTreeMap::from([(start, 1.0)]),
        }
    }

    /// Puts a situation on the table.
    fn lay(&mut self, lie: &Lie) {
        let trial = &mut self.trial;
        trial.public.routing.clear();
        for (place, unit) in self.units.iter().enumerate() {
            let gone = lie.gone & 1 << place != 0;
            let piece = self.pieces[place];
            let spot = if gone { Spot::Lost } else { piece.spot };
            if trial.piece(*unit).spot != spot {
                trial.put(*unit, spot);
            }
            *trial.piece_mut(*unit) = Piece { spot, hits: lie.hits[place], ..piece };
            if lie.breaks & 1 << place != 0 {
                trial.public.routing.push(*unit);
            }
        }
        for ((leader, chief), (wounds, killed)) in
            self.leaders.iter().zip(&self.chiefs).zip(&lie.leaders)
        {
            let spot = if *killed { Spot::Lost } else { chief.spot };
            trial.public.leaders[*leader] = Chief { spot, wounds: *wounds, ..*chief };
        }
        let here = |units: &[Unit]| -> Vec<Unit> {
            let gone = |unit: &Unit| {
                let place = self.units.iter().position(|other| other == unit);
                place.is_some_and(|place| lie.gone & 1 << place != 0)
            };
            units.iter().copied().filter(|unit| !gone(unit)).collect()
        };
        trial.public.combats[self.index] = Combat {
            attackers: here(&self.combat.attackers).into_iter().collect(),
            defenders: here(&self.combat.defenders).into_iter().collect(),
            mourned: lie.mourned,
            fought: lie.fought,
            over: lie.over,
            ..self.combat.clone()
        };
    }

    /// What is on the table now.
    fn read(&self, before: &Lie) -> Lie {
        let trial = &self.trial;
        let mut lie = before.clone();
        for (place, unit) in self.units.iter().enumerate() {
            let flag = 1 << place;
            let routs = trial.public.routing.contains(unit)
                || trial.piece(*unit).spot.hex().is_none()
                || trial.is(*unit, Mark::ROUTED) && !self.pieces[place].is(Mark::ROUTED);
            if routs && lie.gone & flag == 0 {
                lie.breaks |= flag;
            }
            // Hits of who is broken do not matter any more.
            let broken = (lie.breaks | lie.gone) & flag != 0;
            lie.hits[place] = if broken { 0 } else { trial.piece(*unit).hits };
        }
        for (leader, fate) in self.leaders.iter().zip(&mut lie.leaders) {
            let chief = &trial.public.leaders[*leader];
            *fate = (chief.wounds, chief.spot.hex().is_none());
        }
        let combat = &trial.public.combats[self.index];
        Lie { mourned: combat.mourned, fought: combat.fought, over: combat.over, ..lie }
    }

    /// Carries out a step of the segment in every situation, with every fall of its dice.
    fn step(&mut self, mut part: impl FnMut(&mut State, usize, &mut Table<'_, Event>)) {
        let mut next: BTreeMap<Lie, f64> = BTreeMap::new();
        for (lie, weight) in std::mem::take(&mut self.spread) {
            ExhaustiveDice::walk(
                |dice| {
                    self.lay(&lie);
                    part(&mut self.trial, self.index, &mut Table::trial(dice));
                    self.read(&lie)
                },
                |lie, chance| *next.entry(lie).or_insert(0.0) += weight * chance,
            );
        }
        self.spread = next;
    }

    /// Who routs leaves the field.
    fn settle(&mut self) {
        let spread = std::mem::take(&mut self.spread);
        for (lie, weight) in spread {
            let lie = Lie { gone: lie.gone | lie.breaks, breaks: 0, ..lie };
            *self.spread.entry(lie).or_insert(0.0) += weight;
        }
    }

    fn result(&self) -> Chances {
        let attackers = (1u16 << self.combat.attackers.len()) - 1;
        let all = ((1u32 << self.units.len()) - 1) as u16;
        let defenders = all & !attackers;
        let mut chances = Chances::default();
        for (lie, weight) in &self.spread {
            let share = |holds: bool| if holds { *weight } else { 0.0 };
            chances.defender += share(lie.gone & defenders != 0);
            chances.defenders += share(lie.gone & defenders == defenders);
            chances.attacker += share(lie.gone & attackers != 0);
            chances.attackers += share(lie.gone & attackers == attackers);
            for (place, unit) in self.units.iter().enumerate() {
                let before = self.pieces[place].hits;
                let gone = lie.gone & 1 << place != 0;
                let now =
                    if gone { self.trial.quality(*unit).max(before) } else { lie.hits[place] };
                let taken = weight * f64::from(now.saturating_sub(before));
                if attackers & 1 << place != 0 {
                    chances.attack_hits += taken;
                } else {
                    chances.defence_hits += taken;
                }
            }
        }
        chances
    }
}

impl State {
    /// 8.35: whom sensible players name: the defender the worst column for the attack, the attacker
    /// the best against it.
    fn name_sensibly(&mut self, index: usize) {
        let (attacker, defender, _) = self.named(&self.public.combats[index]);
        let combat = &mut self.public.combats[index];
        (combat.attacker, combat.defender) = (attacker, defender);
    }

    /// 10.12: odd hits go to those who can bear most.
    fn bear_odd_hits(&mut self, table: &mut Table<'_, Event>) {
        while let Phase::OddHit { left, mut among, .. } = *self.public.phase.top() {
            self.end_interrupt();
            for _ in 0..left {
                let room = |unit: &Unit| self.quality(*unit).saturating_sub(self.piece(*unit).hits);
                let Some(unit) = among.iter().max_by_key(room) else { break };
                among.remove(unit);
                self.add_hits(unit, 1, Rule("10.12"), table);
            }
        }
    }

    /// The units that count in a combat, and what it comes to: those named, or those that sensible
    /// players would name.
    pub(crate) fn named(&self, combat: &Combat) -> (Option<Unit>, Option<Unit>, Option<Odds>) {
        let worth = |odds: &Odds| {
            let superior = match odds.superior {
                Superior::Attacker => 4,
                Superior::Defender => -4,
                Superior::Nobody | Superior::DefenderWithMissiles => 0,
            };
            odds.column + superior
        };
        let best = |defender: Unit| {
            let with = Combat { defender: Some(defender), ..combat.clone() };
            let choices = match combat.attacker {
                Some(attacker) => ArrayVec::from_iter([attacker]),
                None => self.attacker_choices(&with),
            };
            let reckoned = choices
                .into_iter()
                .map(|attacker| (attacker, self.odds_of(&with, attacker, defender)));
            reckoned.max_by_key(|(_, odds)| worth(odds))
        };
        let defenders = match combat.defender {
            Some(defender) => ArrayVec::from_iter([defender]),
            None => self.defender_choices(combat),
        };
        let pairs =
            defenders.into_iter().filter_map(|one| best(one).map(|(by, odds)| (by, one, odds)));
        match pairs.min_by_key(|(_, _, odds)| worth(odds)) {
            Some((attacker, defender, odds)) => (Some(attacker), Some(defender), Some(odds)),
            None => (None, None, None),
        }
    }
}
