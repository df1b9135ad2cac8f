//! 8.31 to 8.33: who attacks, whom, and the charge.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Event, Refusal};
use crate::ids::{Field, Group, LeaderSet, Unit};
use crate::pack::{Aspect, Kind, Role};
use crate::state::{Combat, Mark, Shock, State};

/// Hexes that an attacking hex strikes.
pub(crate) type Targets = ArrayVec<Hex, 2>;

/// Combat units of a hex (6.91): more stand there only while some pass through, not in a shock.
pub(crate) const STACK: usize = 2;

/// An attacking hex and what it has before it.
#[derive(Clone, Debug)]
pub(crate) struct Attack {
    /// Where from.
    pub from: Hex,
    /// All that it may strike.
    pub before: Targets,
    /// What has been decided.
    pub chosen: Option<Targets>,
}

impl State {
    /// 7.25, 8.31: whether a unit that stood still may attack.
    pub(crate) fn check_mark(&self, shock: &Shock, unit: Unit) -> Result<(), Refusal> {
        let no = Err(Refusal::NoMark { unit });
        let Some(leader) = shock.leader else { return no };
        if !self.battle.has(unit)
            || self.side(unit) != shock.side
            || !self.may_be_marked(unit)
            || self.is(unit, Mark::MOVED)
            || self.is(unit, Mark::HELD_BACK)
            || self.is(unit, Mark::HARASSED)
            || self.is(unit, Mark::NO_CHECK)
            || self.is(unit, Mark::MUST_CHECK)
            || self.is(unit, Mark::ATTACKED)
            || self.piece(unit).spot.hex().is_none()
        {
            return no;
        }
        if !self.commands(leader, unit) && self.role(leader) != Role::Proconsul {
            return Err(Refusal::NotCommanded { unit });
        }
        if self.fresh_targets(unit).is_empty() {
            return no;
        }
        if self.in_range(leader, unit) { Ok(()) } else { Err(Refusal::OutOfRange { unit }) }
    }

    /// Hexes that a unit may attack and that have not been attacked in this phase (8.32).
    pub(crate) fn fresh_targets(&self, unit: Unit) -> Targets {
        self.attackable(unit)
            .filter(|hex| self.fighters(*hex).any(|other| !self.is(other, Mark::DEFENDED)))
            .take(2)
            .collect()
    }

    /// 8.31: markers stay only on units that have an enemy before them.
    pub(crate) fn clean_marks(&mut self) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            let marked = self.is(unit, Mark::MUST_CHECK) || self.is(unit, Mark::NO_CHECK);
            let idle = marked
                && (!self.may_be_marked(unit)
                    || self.is(unit, Mark::ATTACKED)
                    || self.piece(unit).spot.hex().is_none()
                    || self.fresh_targets(unit).is_empty());
            if idle {
                self.unmark(unit, Mark::MUST_CHECK);
                self.unmark(unit, Mark::NO_CHECK);
            }
        }
    }

    /// Units of a hex that attack.
    pub(crate) fn strikers(&self, hex: Hex) -> impl Iterator<Item = Unit> + '_ {
        self.line_units(hex)
            .filter(|unit| self.is(*unit, Mark::MUST_CHECK) || self.is(*unit, Mark::NO_CHECK))
    }

    /// 8.32: attacking hexes with what is before them, those already matched with their targets.
    pub(crate) fn attacks(&self, shock: &Shock) -> Vec<Attack> {
        let mut all: Vec<Attack> = Vec::new();
        for (unit, from) in self.on_map() {
            let marked = self.is(unit, Mark::MUST_CHECK) || self.is(unit, Mark::NO_CHECK);
            if !marked
                || self.side(unit) != shock.side
                || all.iter().any(|attack| attack.from == from)
            {
                continue;
            }
            let before = self.fresh_targets(unit);
            if before.is_empty() {
                continue;
            }
            let chosen = self.public.combats[usize::from(shock.from)..]
                .iter()
                .find(|combat| combat.attackers.contains(&unit))
                .map(|combat| combat.hexes.iter().copied().take(2).collect());
            all.push(Attack { from, before, chosen });
        }
        all.sort_by_key(|attack| attack.from.ccrr());
        all
    }

    /// 8.32: whether an attacking hex may take these targets.
    pub(crate) fn check_allot(
        &self,
        shock: &Shock,
        from: Hex,
        at: Option<Hex>,
    ) -> Result<(), Refusal> {
        let no = Err(Refusal::NoSuchAttack { from });
        let mut attacks = self.attacks(shock);
        let Some(attack) = attacks.iter_mut().find(|attack| attack.from == from) else {
            return no;
        };
        if attack.chosen.is_some() || attack.before.len() < 2 {
            return no;
        }
        let targets: Targets = match at {
            Some(hex) if attack.before.contains(&hex) => std::iter::once(hex).collect(),
            Some(_) => return no,
            None => attack.before.clone(),
        };
        attack.chosen = Some(targets);
        if solve(&attacks, 1).is_empty() { no } else { Ok(()) }
    }

    /// Whether there is more than one way to match attackers and defenders.
    pub(crate) fn allots(&self, shock: &Shock) -> bool {
        let attacks = self.attacks(shock);
        attacks.iter().any(|attack| attack.chosen.is_none() && attack.before.len() > 1)
            && solve(&attacks, 2).len() > 1
    }

    /// Notes what an attacking hex strikes.
    pub(crate) fn allot(&mut self, from: Hex, targets: &Targets) {
        let combat = Combat {
            attackers: self.strikers(from).collect(),
            hexes: targets.iter().copied().collect(),
            ..Combat::default()
        };
        self.public.combats.push(combat);
    }

    /// 8.32: the rest is matched as it lies; then attackers with the same targets fight together.
    pub(crate) fn end_allot(&mut self, shock: &Shock) {
        let attacks = self.attacks(shock);
        let chosen = solve(&attacks, 1).into_iter().next().unwrap_or_default();
        let start = usize::from(shock.from);
        self.public.combats.truncate(start);
        let mut made: Vec<Combat> = Vec::new();
        for (attack, targets) in attacks.iter().zip(&chosen) {
            let strikers = self.strikers(attack.from).take(STACK);
            let known = made.iter_mut().find(|combat| combat.hexes[..] == targets[..]);
            if let Some(combat) = known {
                combat.attackers.extend(strikers);
                continue;
            }
            let mut combat = Combat::default();
            combat.attackers.extend(strikers);
            combat.hexes = targets.iter().copied().collect();
            combat.hexes.sort_by_key(|hex| hex.ccrr());
            let fighters = |hex: &Hex| self.fighters(*hex).take(STACK);
            combat.defenders = combat.hexes.iter().flat_map(fighters).collect();
            made.push(combat);
        }
        made.sort_by_key(|combat| combat.hexes.first().map_or(0, |hex| hex.ccrr()));
        for mut combat in made {
            combat.prey = combat.defenders.iter().any(|unit| {
                self.is(*unit, Mark::ROUTED)
                    || matches!(self.kind(*unit), Kind::Skirmisher | Kind::Artillery)
            });
            for unit in &combat.attackers {
                self.public.units[*unit].marks.insert(Mark::ATTACKED);
            }
            for unit in &combat.defenders {
                self.public.units[*unit].marks.insert(Mark::DEFENDED);
            }
            self.public.combats.push(combat);
        }
    }

    /// 6.98: whether a unit shares its hex with one that it does not belong with.
    fn is_mixed(&self, unit: Unit) -> bool {
        self.partner(unit).is_some_and(|other| {
            let same = self.kind(unit) == Kind::Cohort
                && self.kind(other) == Kind::Cohort
                && self.battle.unit(unit).group == self.battle.unit(other).group;
            !same && !self.is_paired(unit) && !self.is(other, Mark::ROUTED)
        })
    }

    /// 6.98: what a unit in strange company adds to its rolls against TQ.
    pub(crate) fn mixed(&self, unit: Unit) -> u8 {
        if self.is_mixed(unit) { self.pack.charts.charge.mixed_stack.unsigned_abs() } else { 0 }
    }

    /// What is added to the die of a charge (8.33, 8.51, S-SAB-4, S-BRI-5).
    pub(crate) fn charge_modifier(&self, combat: &Combat, unit: Unit) -> i8 {
        let charts = &self.pack.charts.charge;
        let mut sum = 0;
        if combat.attackers.contains(&unit) {
            if self.is_fierce(unit) {
                sum += charts.ferocity_attacker;
            }
        } else if combat.attackers.iter().any(|other| self.is_fierce(*other)) {
            sum += charts.ferocity_defender;
        }
        sum += self.mixed(unit) as i8;
        if self.is(unit, Mark::UNFORMED) {
            sum += charts.unformed;
        }
        if self.public.eagle_landed
            && self.battle.field == Field::BRITANNIA
            && self.battle.unit(unit).group == Some(Group::TENTH)
        {
            sum += charts.eagle;
        }
        sum
    }

    /// 8.33, 9.11: whether an attacker rolls in the charge.
    pub(crate) fn attacker_checks(&self, combat: &Combat, unit: Unit) -> bool {
        let skirmish = combat.defenders.iter().all(|other| self.kind(*other) == Kind::Skirmisher);
        let routed = combat.defenders.iter().all(|other| self.is(*other, Mark::ROUTED));
        self.is(unit, Mark::MUST_CHECK) && !skirmish && !routed
    }

    /// 8.33, 9.2: whether a defender rolls in the charge.
    pub(crate) fn defender_checks(&self, combat: &Combat, unit: Unit) -> bool {
        let charged = combat.attackers.iter().any(|other| self.is(*other, Mark::MUST_CHECK));
        let light = combat.attackers.iter().all(|other| {
            let at = self.piece(*other).spot.hex();
            self.counts_as(combat, *other) == Kind::LightInfantry
                && at.is_some_and(|hex| self.aspect(unit, hex) == Aspect::Front)
        });
        charged && !(self.kind(unit) == Kind::Cohort && light)
    }

    /// The type that a unit counts as: the one named of a pair (S-RHI-2).
    fn counts_as(&self, combat: &Combat, unit: Unit) -> Kind {
        match combat.attacker {
            Some(named) if self.partner(unit) == Some(named) => self.kind(named),
            _ => self.kind(unit),
        }
    }

    /// 8.33: who rolls in the charge of a combat, in their order.
    pub(crate) fn chargers(&self, combat: &Combat) -> ArrayVec<Unit, 16> {
        let attackers = combat.attackers.iter().copied();
        let defenders = combat.defenders.iter().copied();
        attackers
            .filter(|unit| self.attacker_checks(combat, *unit))
            .chain(defenders.filter(|unit| self.defender_checks(combat, *unit)))
            .collect()
    }

    /// 8.33: the die of a unit in a charge, and its hits.
    pub(crate) fn charge_unit(
        &mut self,
        combat: &Combat,
        unit: Unit,
        table: &mut Table<'_, Event>,
    ) {
        let die = self.roll("charge", table) as i8 + self.charge_modifier(combat, unit);
        let hits = die - self.quality(unit) as i8;
        if hits > 0 {
            self.add_hits(unit, hits as u8, Rule("8.33"), table);
        }
    }

    /// 8.33: the dice of a charge, and their hits.
    pub(crate) fn charge(&mut self, index: usize, table: &mut Table<'_, Event>) {
        let combat = self.public.combats[index].clone();
        for unit in self.chargers(&combat) {
            self.charge_unit(&combat, unit, table);
        }
    }

    /// Whether a unit has as many hits as it can bear.
    pub(crate) fn is_broken(&self, unit: Unit) -> bool {
        self.piece(unit).spot.hex().is_some() && self.piece(unit).hits >= self.quality(unit)
    }

    /// 8.33: who routs after the charge of a combat. When all of both sides do, the attackers stay
    /// where they are.
    pub(crate) fn charge_routs(&mut self, index: usize, table: &mut Table<'_, Event>) {
        let combat = self.public.combats[index].clone();
        let all =
            combat.attackers.iter().chain(&combat.defenders).all(|unit| self.is_broken(*unit));
        for unit in &combat.defenders {
            if self.is_broken(*unit) {
                self.rout_or_die(*unit, table);
            }
        }
        for unit in &combat.attackers {
            if !self.is_broken(*unit) {
                continue;
            }
            if all {
                self.break_unit(*unit, table);
            } else {
                self.rout_or_die(*unit, table);
            }
        }
    }

    /// A unit at its limit routs, or dies if it is routed already (10.36).
    pub(crate) fn rout_or_die(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        if self.is(unit, Mark::ROUTED) {
            self.eliminate(unit, table);
        } else if !self.public.routing.contains(&unit) {
            self.public.routing.push(unit);
        }
    }

    /// Ends combats in which nobody is left on one side after the charge.
    pub(crate) fn end_charged(&mut self, index: usize) {
        let combat = &self.public.combats[index];
        let attackers = combat
            .attackers
            .iter()
            .any(|unit| self.piece(*unit).spot.hex().is_some() && !self.is(*unit, Mark::ROUTED));
        let defenders = combat.defenders.iter().any(|unit| {
            self.piece(*unit).spot.hex().is_some_and(|hex| combat.hexes.contains(&hex))
        });
        if !attackers || !defenders {
            self.public.combats[index].over = true;
            return;
        }
        // Who has fled is out of it.
        let hexes = combat.hexes.clone();
        let gone: ArrayVec<Unit, 16> = combat
            .attackers
            .iter()
            .copied()
            .filter(|unit| self.piece(*unit).spot.hex().is_none() || self.is(*unit, Mark::ROUTED))
            .chain(combat.defenders.iter().copied().filter(|unit| {
                !self.piece(*unit).spot.hex().is_some_and(|hex| hexes.contains(&hex))
            }))
            .collect();
        let combat = &mut self.public.combats[index];
        combat.attackers.retain(|unit| !gone.contains(unit));
        combat.defenders.retain(|unit| !gone.contains(unit));
        // The one who was named for the column may be among them (8.35, S-RHI-2).
        combat.attacker = combat.attacker.filter(|unit| !gone.contains(unit));
        combat.defender = combat.defender.filter(|unit| !gone.contains(unit));
    }

    /// 8.34: leaders stacked with units that fight.
    pub(crate) fn risk_leaders(&mut self, index: usize, table: &mut Table<'_, Event>) {
        let combat = self.public.combats[index].clone();
        let sides = [&combat.attackers[..], &combat.defenders[..]];
        for units in sides {
            let mut leaders = LeaderSet::EMPTY;
            for unit in units {
                let Some(hex) = self.piece(*unit).spot.hex() else { continue };
                for leader in self.leaders_in(hex, self.side(*unit)).iter() {
                    leaders.insert(leader);
                }
            }
            for leader in leaders.iter() {
                if self.roll("leader", table) == self.pack.charts.leader_casualty.hit {
                    self.wound_leader(leader, Some(index), table);
                }
            }
        }
    }
}

/// Ways to match attackers with defenders, at most so many: every defender that somebody has before
/// him is attacked, and attackers that share a defender have the same targets (8.32, R-61).
pub(crate) fn solve(attacks: &[Attack], most: usize) -> Vec<Vec<Targets>> {
    let mut found = Vec::new();
    let mut made: Vec<Targets> = Vec::new();
    let mut budget = 40_000u32;
    search(attacks, &mut made, &mut found, most, &mut budget);
    if found.is_empty() && budget == 0 {
        found.push(attacks.iter().map(|attack| attack.before.clone()).collect());
    }
    found
}

fn search(
    attacks: &[Attack],
    made: &mut Vec<Targets>,
    found: &mut Vec<Vec<Targets>>,
    most: usize,
    budget: &mut u32,
) {
    if found.len() >= most || *budget == 0 {
        return;
    }
    *budget -= 1;
    let index = made.len();
    let covered = |made: &[Targets], hex: Hex| made.iter().any(|targets| targets.contains(&hex));
    let Some(attack) = attacks.get(index) else {
        let whole = attacks.iter().flat_map(|attack| &attack.before).all(|hex| covered(made, *hex));
        if whole {
            found.push(made.clone());
        }
        return;
    };
    // A defender whose attackers have all chosen and left it out can no longer be attacked.
    let left_out = attacks[..index].iter().flat_map(|attack| &attack.before).any(|hex| {
        !covered(made, *hex) && !attacks[index..].iter().any(|attack| attack.before.contains(hex))
    });
    if left_out {
        return;
    }
    let mut options: ArrayVec<Targets, 3> = ArrayVec::new();
    if let Some(chosen) = &attack.chosen {
        options.push(chosen.clone());
    } else {
        let mut singles: ArrayVec<Hex, 2> = attack.before.clone();
        singles.sort_by_key(|hex| (covered(made, *hex), hex.ccrr()));
        options.extend(singles.into_iter().map(|hex| std::iter::once(hex).collect()));
        if attack.before.len() == 2 {
            options.push(attack.before.clone());
        }
    }
    for targets in options {
        let fits = made.iter().all(|other: &Targets| {
            let shares = other.iter().any(|hex| targets.contains(hex));
            let same =
                other.len() == targets.len() && other.iter().all(|hex| targets.contains(hex));
            !shares || same
        });
        if fits {
            made.push(targets);
            search(attacks, made, found, most, budget);
            made.pop();
        }
    }
}
