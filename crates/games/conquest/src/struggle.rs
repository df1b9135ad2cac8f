//! 8.35, 8.36, 10.12: clash, superiority, size, shifts, the table and its hits.

use arrayvec::ArrayVec;
use kernel::{Rule, Table};
use serde::{Deserialize, Serialize};

use crate::action::{Event, Refusal};
use crate::ids::{Unit, UnitSet};
use crate::pack::{Aspect, Edge, Harm, Kind, Missile, Superior, Terrain};
use crate::state::{Combat, Mark, Phase, State, Supply, Thrown};

/// What a combat comes to before the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Odds {
    /// The base column (8.73).
    pub base: i8,
    /// What the size ratio adds.
    pub size: i8,
    /// What everything else adds.
    pub shifts: i8,
    /// The column, from 1 to 13.
    pub column: i8,
    /// Who is superior.
    pub superior: Superior,
    /// What leaders add to the die.
    pub leaders: i8,
}

/// Why a combat is fought on another column (8.36, 10.23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shift {
    AttackerReduced,
    DefenderReduced,
    InWoods,
    InMarsh,
    AllHigher,
    SomeHigher,
    AllLower,
    OverRiver,
    OverStream,
    OverHedge,
    InWater,
    FromModerate,
    FromShallow,
}

impl State {
    /// 8.35: the defenders among whom the owner may choose: one of each type and hex.
    pub(crate) fn defender_choices(&self, combat: &Combat) -> ArrayVec<Unit, 4> {
        let mut choices: ArrayVec<Unit, 4> = ArrayVec::new();
        for unit in &combat.defenders {
            let same = choices.iter().any(|other| {
                self.kind(*other) == self.kind(*unit)
                    && self.piece(*other).spot == self.piece(*unit).spot
            });
            if !same {
                choices.push(*unit);
            }
        }
        choices
    }

    /// 8.35: the attackers among whom the owner may choose: one of each type and angle.
    pub(crate) fn attacker_choices(&self, combat: &Combat) -> ArrayVec<Unit, 12> {
        let mut choices: ArrayVec<Unit, 12> = ArrayVec::new();
        let Some(defender) = combat.defender else { return choices };
        for unit in &combat.attackers {
            let angle = |one: Unit| self.angle(one, defender);
            let same = choices.iter().any(|other| {
                self.kind(*other) == self.kind(*unit) && angle(*other) == angle(*unit)
            });
            if !same {
                choices.push(*unit);
            }
        }
        choices
    }

    /// S-RHI-2: whether a pair of horse and runners attacks alone, so that its owner says before the
    /// charge which of them counts. Runners spare the
    /// front of a cohort its check.
    pub(crate) fn names_pair(&self, index: usize) -> bool {
        let combat = &self.public.combats[index];
        let [one, other] = combat.attackers[..] else { return false };
        combat.attacker.is_none()
            && self.is_paired(one)
            && self.partner(one) == Some(other)
            && self.defender_choices(combat).len() == 1
    }

    /// The side of a defender that an attacker strikes.
    fn angle(&self, attacker: Unit, defender: Unit) -> Aspect {
        match self.piece(attacker).spot.hex() {
            Some(hex) => self.aspect(defender, hex),
            None => Aspect::Front,
        }
    }

    /// 8.35: whether a unit may be named.
    pub(crate) fn check_named(
        &self,
        combat: &Combat,
        unit: Unit,
        defends: bool,
    ) -> Result<(), Refusal> {
        let fits = if defends {
            self.defender_choices(combat).contains(&unit)
        } else {
            self.attacker_choices(combat).contains(&unit)
        };
        if fits { Ok(()) } else { Err(Refusal::NotNamed { unit }) }
    }

    /// 8.36: superiority of the named units.
    fn superiority(&self, attacker: Unit, defender: Unit) -> Superior {
        let (kind, aspect) = (self.kind(defender), self.angle(attacker, defender));
        let skirmisher = kind == Kind::Skirmisher;
        let position = aspect == Aspect::Rear || aspect == Aspect::Flank && !skirmisher;
        if position || self.is(defender, Mark::COLUMN) || self.is(defender, Mark::UNFORMED) {
            return Superior::Attacker;
        }
        match self.pack.charts.superiority.table.cell(self.kind(attacker), kind) {
            Superior::DefenderWithMissiles if self.piece(defender).supply == Supply::No => {
                Superior::Nobody
            }
            Superior::DefenderWithMissiles | Superior::Defender => Superior::Defender,
            Superior::Attacker => Superior::Attacker,
            Superior::Nobody => Superior::Nobody,
        }
    }

    /// 8.36[2]: the size ratio in columns.
    fn size_shift(&self, combat: &Combat) -> i8 {
        if combat.defenders.iter().all(|unit| self.kind(*unit) == Kind::Skirmisher) {
            return 0;
        }
        let sum = |units: &[Unit]| -> u16 {
            units.iter().map(|unit| u16::from(self.battle.unit(*unit).size)).sum::<u16>().max(1)
        };
        let (attack, defence) = (sum(&combat.attackers), sum(&combat.defenders));
        let moved = combat.attackers.iter().any(|unit| self.is(*unit, Mark::MUST_CHECK));
        size_columns(attack, defence, moved)
    }

    /// 8.36, 10.23: shifts of ground and reduction.
    pub(crate) fn other_shifts(&self, combat: &Combat) -> ArrayVec<(Shift, i8), 8> {
        let charts = &self.pack.charts.shock.shifts;
        let hexes = |units: &[Unit]| -> ArrayVec<geometry::hex::Hex, 12> {
            units.iter().filter_map(|unit| self.piece(*unit).spot.hex()).collect()
        };
        let (from, at) = (hexes(&combat.attackers), hexes(&combat.defenders));
        let level = |hex: &geometry::hex::Hex| self.battle.at(*hex).level;
        let terrain = |hex: &geometry::hex::Hex| self.battle.at(*hex).terrain;
        let mut sums = ArrayVec::new();
        let mut add = |shift: Shift, columns: i8| sums.push((shift, columns));
        if combat.attackers.iter().any(|unit| self.is(*unit, Mark::REDUCED)) {
            add(Shift::AttackerReduced, charts.attacker_reduced);
        }
        if combat.defenders.iter().any(|unit| self.is(*unit, Mark::REDUCED)) {
            add(Shift::DefenderReduced, charts.defender_reduced);
        }
        if at.iter().all(|hex| terrain(hex).is_rough()) {
            let woods = at.iter().any(|hex| terrain(hex) == Terrain::Woods);
            if woods {
                add(Shift::InWoods, charts.defenders_in_woods);
            } else {
                add(Shift::InMarsh, charts.defenders_in_marsh);
            }
        }
        let top = from.iter().map(level).max().unwrap_or(0);
        let low = from.iter().map(level).min().unwrap_or(0);
        if at.iter().all(|hex| level(hex) > top) {
            add(Shift::AllHigher, charts.all_defenders_higher);
        } else if at.iter().any(|hex| level(hex) > top) {
            add(Shift::SomeHigher, charts.some_defender_higher);
        } else if at.iter().all(|hex| level(hex) < low) {
            add(Shift::AllLower, charts.all_defenders_lower);
        }
        let over = |kind: Edge| {
            from.iter().all(|one| {
                at.iter()
                    .filter(|hex| self.battle.grid.adjacent(*one, **hex))
                    .all(|hex| self.battle.edge(*one, *hex).has(kind))
            })
        };
        if over(Edge::RIVER) {
            add(Shift::OverRiver, charts.over_river);
        } else if over(Edge::STREAM) {
            add(Shift::OverStream, charts.over_stream);
        }
        if over(Edge::HEDGE) {
            add(Shift::OverHedge, charts.over_hedge);
        }
        let wet = |hex: &geometry::hex::Hex| terrain(hex).is_sea();
        if at.iter().all(wet) && !from.iter().any(wet) {
            add(Shift::InWater, charts.defender_in_water);
        }
        if from.iter().all(|hex| terrain(hex) == Terrain::Moderate) {
            add(Shift::FromModerate, charts.from_moderate);
        } else if from.iter().all(wet) {
            add(Shift::FromShallow, charts.from_shallow);
        }
        sums
    }

    /// 8.36[3], 4.1: the best charisma that leads some units.
    fn charisma_of(&self, units: &[Unit]) -> i8 {
        let Some(side) = units.first().map(|unit| self.side(*unit)) else { return 0 };
        let reaches = |leader: crate::ids::Leader| {
            let Some(at) = self.public.leaders[leader].spot.hex() else { return false };
            let heroic = self.battle.leader(leader).heroic;
            let far = match (heroic, heroic && self.leader_in_zone(leader)) {
                (_, true) => 2,
                (true, false) => 1,
                (false, false) => 0,
            };
            units.iter().any(|unit| {
                let hex = self.piece(*unit).spot.hex();
                hex.is_some_and(|hex| self.battle.grid.distance(hex, at) <= far)
            })
        };
        self.battle
            .leaders
            .iter()
            .copied()
            .filter(|leader| self.leader_side(*leader) == side && reaches(*leader))
            .map(|leader| self.charisma(leader) as i8)
            .max()
            .unwrap_or(0)
    }

    /// What a combat comes to with the units that are named.
    pub fn odds_of(&self, combat: &Combat, attacker: Unit, defender: Unit) -> Odds {
        let charts = &self.pack.charts;
        let aspect = self.angle(attacker, defender);
        let base = charts.clash.of(aspect).cell(self.kind(attacker), self.kind(defender)) as i8;
        let size = self.size_shift(combat);
        let shifts = self.other_shifts(combat).iter().map(|(_, columns)| columns).sum();
        let [fallen, mourned] = combat.mourned.map(|charisma| charisma as i8);
        let for_attack = if fallen > 0 { -fallen } else { self.charisma_of(&combat.attackers) };
        let for_defence = if mourned > 0 { -mourned } else { self.charisma_of(&combat.defenders) };
        Odds {
            base,
            size,
            shifts,
            column: (base + size + shifts).clamp(1, 13),
            superior: self.superiority(attacker, defender),
            leaders: for_attack - for_defence,
        }
    }

    /// Hits after superiority (8.36[4], 9.11).
    pub fn harm_of(&self, combat: &Combat, odds: &Odds, die: u8) -> Harm {
        let charts = &self.pack.charts;
        let mut harm = charts.shock(odds.column, die as i8 + odds.leaders);
        match odds.superior {
            Superior::Attacker => harm.defender *= charts.superiority.effect.attacker,
            Superior::Defender => harm.attacker *= charts.superiority.effect.defender,
            Superior::Nobody | Superior::DefenderWithMissiles => {}
        }
        if combat.defenders.iter().all(|unit| self.kind(*unit) == Kind::Skirmisher) {
            let light = &charts.shock.skirmishers;
            harm.attacker = (harm.attacker / light.divided).min(light.most);
        }
        harm
    }

    /// 8.36: the table is rolled on.
    pub(crate) fn struggle(&mut self, index: usize, table: &mut Table<'_, Event>) {
        let combat = self.public.combats[index].clone();
        let (Some(attacker), Some(defender)) = (combat.attacker, combat.defender) else { return };
        let odds = self.odds_of(&combat, attacker, defender);
        table.tell(|| Event::Combat { attacker, defender });
        let die = self.roll("shock", table);
        let harm = self.harm_of(&combat, &odds, die);
        let shown = (die as i8 + odds.leaders).clamp(0, 9) as u8;
        let column = odds.column as u8;
        table.tell(|| Event::Column13 { attacker, defender, column, die: shown });
        table.tell(|| Event::Result { attacker: harm.attacker, defender: harm.defender });
        let rear = self.angle(attacker, defender) == Aspect::Rear;
        let odd = [
            self.share(&combat.defenders, harm.defender, defender, rear, table),
            self.share(&combat.attackers, harm.attacker, attacker, false, table),
        ];
        let fought = &mut self.public.combats[index];
        fought.superior = odds.superior;
        fought.fought = true;
        fought.thrown = Some(Thrown { odds, die, at: combat.hexes.first().copied() });
        for unit in combat.attackers.iter().chain(&combat.defenders) {
            let javelins = self.missile(*unit) == Some(Missile::Javelin);
            if javelins && self.kind(*unit).is_foot() {
                self.piece_mut(*unit).supply = Supply::No;
            }
        }
        self.public.shocked = true;
        for (left, among) in odd.into_iter().flatten() {
            self.interrupt(Phase::OddHit { combat: index as u8, left, among });
        }
    }

    /// 10.12: hits are shared evenly. Odd ones go to the unit that gave superiority and column, then
    /// by 6.98; of those between whom the owner may choose he is told how many, and who they are.
    fn share(
        &mut self,
        units: &[Unit],
        hits: u8,
        named: Unit,
        rear: bool,
        table: &mut Table<'_, Event>,
    ) -> Option<(u8, UnitSet)> {
        let count = units.len() as u8;
        if count == 0 || hits == 0 {
            return None;
        }
        // Of the stack that gave superiority and column its own unit comes first: the top one, the
        // bottom one from the rear (6.98), of a German pair the horse (S-RHI-2).
        let place = |unit: Unit| {
            let behind = self.partner(unit).is_some() && self.piece(unit).under != rear;
            (self.piece(unit).spot != self.piece(named).spot, behind)
        };
        let mut order: ArrayVec<((bool, bool), Unit), 16> =
            units.iter().map(|unit| (place(*unit), *unit)).collect();
        order.sort_by_key(|(place, unit)| (*place, unit.0));
        let (each, odd) = (hits / count, usize::from(hits % count));
        // Those of the place at which the odd hits run out.
        let last = order.get(odd.wrapping_sub(1)).map(|(place, _)| *place);
        let tied = order.iter().filter(|(place, _)| Some(*place) == last).count();
        let before =
            order.iter().filter(|(place, _)| last.is_some_and(|last| *place < last)).count();
        let open = tied > odd.saturating_sub(before);
        let mut among = UnitSet::EMPTY;
        for (place, unit) in order {
            let asked = open && Some(place) == last;
            let takes = last.is_some_and(|last| place < last) || Some(place) == last && !open;
            if asked {
                among.insert(unit);
            }
            let own = each + u8::from(takes);
            if own > 0 {
                self.add_hits(unit, own, Rule("8.36"), table);
            }
        }
        (open && odd > before).then(|| ((odd - before) as u8, among))
    }

    /// 10.13, 10.37: who routs after the table. When all of both sides would, the side with the
    /// larger excess does, the defender if they are equal.
    pub(crate) fn struggle_routs(&mut self, index: usize, table: &mut Table<'_, Event>) {
        let combat = self.public.combats[index].clone();
        if combat.over || !combat.fought {
            return;
        }
        let everybody =
            combat.attackers.iter().chain(&combat.defenders).all(|unit| self.is_broken(*unit));
        let excess = |units: &[Unit], plus: u8| -> i16 {
            units
                .iter()
                .map(|unit| {
                    i16::from(self.piece(*unit).hits + plus) - i16::from(self.quality(*unit))
                })
                .max()
                .unwrap_or(0)
        };
        if everybody {
            let cost = self.advance_hits(&combat);
            let attackers = excess(&combat.attackers, cost);
            let defenders = excess(&combat.defenders, 0);
            let (spared, routs) = if attackers > defenders {
                (&combat.defenders[..], &combat.attackers[..])
            } else {
                (&combat.attackers[..], &combat.defenders[..])
            };
            for unit in spared {
                let limit = self.quality(*unit).saturating_sub(1);
                self.piece_mut(*unit).hits = limit;
            }
            for unit in routs {
                self.rout_or_die(*unit, table);
            }
            self.public.combats[index].broken = attackers <= defenders;
            return;
        }
        let broken = combat.defenders.iter().all(|unit| self.is_broken(*unit));
        self.public.combats[index].broken = broken;
        for unit in combat.defenders.iter().chain(&combat.attackers) {
            if self.is_broken(*unit) {
                self.rout_or_die(*unit, table);
            }
        }
    }

    /// The hits that an advance would cost (10.37).
    fn advance_hits(&self, combat: &Combat) -> u8 {
        let Some(unit) = combat.attacker else { return 0 };
        let Some(from) = self.piece(unit).spot.hex() else { return 0 };
        combat
            .hexes
            .iter()
            .filter(|hex| self.battle.grid.adjacent(from, **hex))
            .filter_map(|hex| {
                let ground = self.price(unit, from, *hex).ok()?.hits;
                let gait = self.gait(unit);
                let steep =
                    if gait.suffers() { self.level_hits(unit, gait, from, *hex) } else { 0 };
                Some(ground + steep)
            })
            .max()
            .unwrap_or(0)
    }

    /// 8.37: a unit of these combats that is next to rout in an enemy zone of control rolls.
    pub(crate) fn collapse(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let quality = self.quality(unit);
        let ready = self.piece(unit).spot.hex().is_some()
            && !self.is(unit, Mark::ROUTED)
            && !self.public.routing.contains(&unit)
            && self.piece(unit).hits + 1 == quality
            && self.in_zone(unit);
        if !ready {
            return;
        }
        if self.roll("collapse", table) + self.mixed(unit) >= quality {
            self.public.routing.push(unit);
        } else {
            let piece = self.piece_mut(unit);
            piece.hits = piece.hits.saturating_sub(1);
            table.tell(|| Event::Holds { unit });
        }
    }
}

/// Hits of the defender less those of the attacker over all dice.
pub(crate) fn harm(state: &State, combat: &Combat, attacker: Unit, defender: Unit) -> i32 {
    let odds = state.odds_of(combat, attacker, defender);
    (0..10u8)
        .map(|die| {
            let harm = state.harm_of(combat, &odds, die);
            i32::from(harm.defender) - i32::from(harm.attacker)
        })
        .sum()
}

/// 8.36[2]: columns for a size ratio, rounded for the attacker if he moved.
pub fn size_columns(attack: u16, defence: u16, moved: bool) -> i8 {
    let shift = if attack >= defence {
        let ratio = if moved { attack.div_ceil(defence) } else { attack / defence };
        i16::try_from(ratio).unwrap_or(20) - 1
    } else {
        let ratio = if moved { defence / attack } else { defence.div_ceil(attack) };
        1 - i16::try_from(ratio).unwrap_or(20)
    };
    shift.clamp(-20, 20) as i8
}
