//! The shock segment, step by step (8.3): all its combats in one list, each with its steps, and what
//! every face of the die would bring.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use kernel::{
    Arg, Bout, Fall, Lang, Message, Procedure, ProcedureStep, Rule, Say as _, StepState, Sum,
    Thrown, Verdict,
};

use super::{word, words};
use crate::ids::{LeaderSet, Unit};
use crate::odds::{self, Falls};
use crate::pack::{Aspect, Harm, Kind, Superior};
use crate::state::{Combat, Mark, Phase, Segment, State};
use crate::struggle::{Odds, Shift};

/// The segment in progress, the one that the orders have prepared, or what came of the last.
pub(super) fn procedure(state: &State, lang: Lang) -> Option<Procedure> {
    let shock = state.public.phase.iter().rev().find_map(|phase| phase.shock());
    let combats = odds::listed(state);
    if combats.is_empty() && shock.is_none() {
        return None;
    }
    let at = match shock {
        Some(shock) => At::In(part(shock.segment)),
        None if state.orders().is_some() => At::Before,
        None => At::After,
    };
    let title = match state.active_leader() {
        Some(leader) => words(
            lang,
            &Message::new("shock-title", Rule("8.31")).with("leader", leader.say(state.pack)),
        ),
        None => word(lang, "phase-shock"),
    };
    let now = current(state, &combats);
    let steps = |combat| Steps { state, lang, at, combat, count: combats.len() }.all();
    let bouts = combats.iter().enumerate().map(|(index, combat)| {
        let (attacker, defender, _) = state.named(combat);
        Bout {
            title: odds::title(state, combat, lang),
            note: note(state, combat, lang),
            place: place(state, combat),
            state: if is_over(combat) {
                StepState::Done
            } else if Some(index) == now {
                StepState::Now
            } else {
                StepState::ToCome
            },
            result: result(state, combat, lang),
            attackers: names(&combat.attackers, attacker),
            defenders: names(&combat.defenders, defender),
            steps: if Some(index) == now { Vec::new() } else { steps(Some(combat)) },
        }
    });
    Some(Procedure {
        title,
        place: None,
        bouts: bouts.collect(),
        steps: steps(now.and_then(|now| combats.get(now))),
    })
}

fn is_over(combat: &Combat) -> bool {
    combat.over || combat.fought
}

/// Where it is fought, or was.
fn place(state: &State, combat: &Combat) -> String {
    let was = combat.thrown.and_then(|thrown| thrown.at);
    let stands = || combat.defenders.iter().find_map(|unit| state.piece(*unit).spot.hex());
    let hex = was.or(combat.hexes.first().copied()).or_else(stands);
    hex.map(|hex| hex.to_string()).unwrap_or_default()
}

/// Pieces, the one that counts first.
fn names(units: &[Unit], first: Option<Unit>) -> Vec<String> {
    let rest = units.iter().copied().filter(|unit| Some(*unit) != first);
    first.into_iter().chain(rest).map(|unit| unit.name().to_owned()).collect()
}

/// The combat that something is asked about, or the first that is not over.
fn current(state: &State, combats: &[Combat]) -> Option<usize> {
    let named = match *state.public.phase.top() {
        Phase::NameDefender { combat }
        | Phase::NameAttacker { combat }
        | Phase::OddHit { combat, .. }
        | Phase::Pursuer { combat }
        | Phase::Choose { combat, .. } => state.public.combats.get(usize::from(combat)),
        Phase::Setup
        | Phase::Auxiliaries
        | Phase::Elite
        | Phase::Due(_)
        | Phase::Answer(_)
        | Phase::Orders(_)
        | Phase::Shock(_)
        | Phase::Momentum { .. }
        | Phase::Countered { .. }
        | Phase::Handover { .. }
        | Phase::Close { .. }
        | Phase::Return { .. }
        | Phase::Over { .. }
        | Phase::Move(_)
        | Phase::Ride(_)
        | Phase::Driven { .. }
        | Phase::React(_)
        | Phase::Leave(_)
        | Phase::Withdraw(_)
        | Phase::Away(_)
        | Phase::Harass(_)
        | Phase::Reply(_)
        | Phase::Queue
        | Phase::Late
        | Phase::Advance(_)
        | Phase::Pursuit(_)
        | Phase::Follow { .. }
        | Phase::Enter { .. }
        | Phase::Press { .. }
        | Phase::StepBack { .. }
        | Phase::Face
        | Phase::Flee(_)
        | Phase::RideHome { .. }
        | Phase::Arrive => None,
    };
    let found = named.and_then(|named| combats.iter().position(|one| one == named));
    let open = || combats.iter().position(|combat| !is_over(combat));
    found.or_else(open).or((!combats.is_empty()).then_some(0))
}

/// From where it strikes and on which column.
fn note(state: &State, combat: &Combat, lang: Lang) -> String {
    let (Some(attacker), Some(defender), Some(odds)) = state.named(combat) else {
        return String::new();
    };
    if let Some(thrown) = combat.thrown {
        let message =
            Message::new("bout-column", Rule("8.35")).with("column", i64::from(thrown.odds.column));
        return words(lang, &message);
    }
    let from = state.piece(attacker).spot.hex();
    let aspect = from.map_or(Aspect::Front, |hex| state.aspect(defender, hex));
    let message = Message::new("bout-note", Rule("8.35"))
        .with("aspect", kernel::Arg::Word(aspect_word(aspect)))
        .with("column", i64::from(odds.column));
    words(lang, &message)
}

/// What came of a combat.
fn result(state: &State, combat: &Combat, lang: Lang) -> Option<String> {
    let Some(thrown) = combat.thrown else {
        return combat.over.then(|| word(lang, "bout-charged"));
    };
    let harm = state.harm_of(combat, &thrown.odds, thrown.die);
    let id = if combat.broken { "bout-routs" } else { "bout-stands" };
    let message = Message::new(id, Rule("8.36"))
        .with("die", kernel::Arg::Text(die_text(thrown.die, thrown.odds.leaders)))
        .with("harm", kernel::Arg::Text(harm_text(harm)));
    Some(words(lang, &message))
}

/// A face with what leaders add to it.
fn die_text(die: u8, leaders: i8) -> String {
    match leaders.cmp(&0) {
        Ordering::Less => format!("{die} − {}", leaders.unsigned_abs()),
        Ordering::Equal => die.to_string(),
        Ordering::Greater => format!("{die} + {leaders}"),
    }
}

/// Hits as the table prints them: the attacker's, and those of the defender in brackets.
fn harm_text(harm: Harm) -> String {
    format!("{}({})", harm.attacker, harm.defender)
}

fn aspect_word(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Front => "word-front",
        Aspect::Flank => "word-flank",
        Aspect::Rear => "word-rear",
    }
}

/// Where the segment stands.
#[derive(Clone, Copy)]
enum At {
    /// Orders are still given.
    Before,
    /// In this part of it.
    In(Segment),
    /// It is over.
    After,
}

/// Who writes the steps down.
struct Steps<'a> {
    state: &'a State,
    lang: Lang,
    at: At,
    /// The combat whose steps are shown.
    combat: Option<&'a Combat>,
    /// How many combats there are.
    count: usize,
}

impl Steps<'_> {
    fn all(&self) -> Vec<ProcedureStep> {
        let reckoned = self.combat.and_then(|combat| match combat.thrown {
            Some(thrown) => Some(thrown.odds),
            None => self.state.named(combat).2,
        });
        let odds = reckoned.as_ref();
        let roll = self.step("step-struggle", Segment::Struggle, "8.36", self.column(odds));
        vec![
            self.step("step-mark", Segment::Mark, "8.31", self.designated()),
            self.step("step-allot", Segment::Allot, "8.32", self.count()),
            self.step("step-charge", Segment::Charge, "8.33", self.charge()),
            self.step("step-leaders", Segment::Leaders, "8.34", self.leaders()),
            self.step("step-clash", Segment::Clash, "8.35", self.clash(odds)),
            self.step("step-superior", Segment::Clash, "8.36", self.superior(odds)),
            self.step("step-size", Segment::Clash, "8.36", self.size(odds)),
            self.step("step-shifts", Segment::Clash, "8.36", self.shifts(odds)),
            ProcedureStep { falls: self.falls(odds), roll: self.roll(), ..roll },
            self.step("step-hits", Segment::Routs, "10.11", self.hits()),
            self.step("step-collapse", Segment::Collapse, "8.37", self.collapse()),
            self.step("step-advance", Segment::Advance, "8.41", self.advance()),
            self.step("step-pursuit", Segment::Advance, "10.51", self.pursuit()),
        ]
    }

    fn step(&self, id: &str, at: Segment, rule: &str, sums: Vec<Sum>) -> ProcedureStep {
        let rolled = self.combat.is_some_and(is_over);
        let state = match self.at {
            At::Before => StepState::ToCome,
            At::After => StepState::Done,
            // Of several the first may have been thrown when somebody is asked about the next.
            At::In(Segment::Struggle) if at == Segment::Struggle && rolled => StepState::Done,
            At::In(now) => match at.cmp(&now) {
                Ordering::Less => StepState::Done,
                Ordering::Equal => StepState::Now,
                Ordering::Greater => StepState::ToCome,
            },
        };
        ProcedureStep {
            label: word(self.lang, id),
            rule: rule.to_owned(),
            side: None,
            state,
            sums,
            roll: None,
            falls: Vec::new(),
        }
    }

    fn sum(&self, id: &str, value: String) -> Sum {
        Sum { label: word(self.lang, id), value }
    }

    fn of(&self, unit: Unit, value: String) -> Sum {
        Sum { label: self.state.battle.unit(unit).name.clone(), value }
    }

    /// 8.31: how many attack, and how many of them did not move.
    fn designated(&self) -> Vec<Sum> {
        let Some(combat) = self.combat else { return Vec::new() };
        let standing =
            combat.attackers.iter().filter(|unit| self.state.is(**unit, Mark::NO_CHECK)).count();
        let mut sums = vec![self.sum("sum-attackers", combat.attackers.len().to_string())];
        if standing > 0 {
            sums.push(self.sum("sum-standing", standing.to_string()));
        }
        sums
    }

    fn count(&self) -> Vec<Sum> {
        vec![self.sum("sum-combats", self.count.to_string())]
    }

    /// 8.33: who rolls, and what must not be exceeded.
    fn charge(&self) -> Vec<Sum> {
        let Some(combat) = self.combat else { return Vec::new() };
        if is_over(combat) {
            return Vec::new();
        }
        let state = self.state;
        let rolls = state.chargers(combat);
        if rolls.is_empty() {
            return vec![self.sum("sum-no-charge", String::new())];
        }
        rolls
            .into_iter()
            .map(|unit| {
                let modifier = state.charge_modifier(combat, unit);
                let most = state.quality(unit) as i8 - modifier;
                self.of(unit, format!("≤ {most}"))
            })
            .collect()
    }

    /// 8.34: the leaders who fight along.
    fn leaders(&self) -> Vec<Sum> {
        let Some(combat) = self.combat else { return Vec::new() };
        let mut found = LeaderSet::EMPTY;
        for unit in combat.attackers.iter().chain(&combat.defenders) {
            let Some(hex) = self.state.piece(*unit).spot.hex() else { continue };
            for leader in self.state.leaders_in(hex, self.state.side(*unit)).iter() {
                found.insert(leader);
            }
        }
        let hit = self.state.pack.charts.leader_casualty.hit;
        let risk = |leader| {
            let name = self.state.battle.leader(leader).name.clone();
            Sum { label: name, value: format!("≠ {hit}") }
        };
        let sums: Vec<Sum> = found.iter().map(risk).collect();
        if sums.is_empty() { vec![self.sum("sum-no-leader", String::new())] } else { sums }
    }

    /// 8.35: the column of the types and the angle.
    fn clash(&self, odds: Option<&Odds>) -> Vec<Sum> {
        let (Some(odds), Some(combat)) = (odds, self.combat) else { return Vec::new() };
        let mut sums = Vec::new();
        if let (None, (Some(attacker), Some(defender), _)) =
            (combat.thrown, self.state.named(combat))
        {
            let hex = self.state.piece(attacker).spot.hex();
            let aspect = hex.map_or(Aspect::Front, |hex| self.state.aspect(defender, hex));
            let message = Message::new("sum-clash", Rule("8.35"))
                .with("attacker", Arg::Word(kind_word(self.state.kind(attacker))))
                .with("defender", Arg::Word(kind_word(self.state.kind(defender))))
                .with("aspect", Arg::Word(aspect_word(aspect)));
            sums.push(Sum { label: words(self.lang, &message), value: String::new() });
        }
        sums.push(self.sum("sum-base", odds.base.to_string()));
        sums
    }

    fn superior(&self, odds: Option<&Odds>) -> Vec<Sum> {
        let Some(odds) = odds else { return Vec::new() };
        let effect = &self.state.pack.charts.superiority.effect;
        vec![match odds.superior {
            Superior::Attacker => {
                self.sum("sum-superior-attacker", format!("× {}", effect.attacker))
            }
            Superior::Defender => {
                self.sum("sum-superior-defender", format!("× {}", effect.defender))
            }
            Superior::Nobody | Superior::DefenderWithMissiles => {
                self.sum("sum-superior-nobody", String::new())
            }
        }]
    }

    /// 8.36: sizes, the larger rounded for whoever moved. Once it is fought the marks are gone that say
    /// who did.
    fn size(&self, odds: Option<&Odds>) -> Vec<Sum> {
        let (Some(odds), Some(combat)) = (odds, self.combat) else { return Vec::new() };
        let sum = |units: &[Unit]| -> u16 {
            units.iter().map(|unit| u16::from(self.state.battle.unit(*unit).size)).sum()
        };
        let moved = combat.attackers.iter().any(|unit| self.state.is(*unit, Mark::MUST_CHECK));
        let sizes = format!("{} : {}", sum(&combat.attackers), sum(&combat.defenders));
        let how = match combat.thrown {
            Some(_) => "sum-size-fought",
            None if moved => "sum-size",
            None => "sum-size-standing",
        };
        vec![Sum { label: sizes, value: String::new() }, self.sum(how, signed(odds.size))]
    }

    fn shifts(&self, odds: Option<&Odds>) -> Vec<Sum> {
        let (Some(odds), Some(combat)) = (odds, self.combat) else { return Vec::new() };
        // Once it is fought those who were in it have gone elsewhere: only the sum is remembered.
        let listed = match combat.thrown {
            Some(_) => ArrayVec::new(),
            None => self.state.other_shifts(combat),
        };
        if listed.is_empty() {
            return vec![self.sum("sum-shifts", signed(odds.shifts))];
        }
        listed
            .into_iter()
            .map(|(shift, columns)| self.sum(shift_word(shift), signed(columns)))
            .collect()
    }

    fn column(&self, odds: Option<&Odds>) -> Vec<Sum> {
        let Some(odds) = odds else { return Vec::new() };
        vec![
            self.sum("sum-column", odds.column.to_string()),
            self.sum("sum-leaders", signed(odds.leaders)),
        ]
    }

    fn roll(&self) -> Option<Thrown> {
        let combat = self.combat?;
        let thrown = combat.thrown?;
        let harm = self.state.harm_of(combat, &thrown.odds, thrown.die);
        Some(Thrown { dice: vec![thrown.die], result: harm_text(harm) })
    }

    /// 8.36: what every face brings; what follows from it is known before it has fallen.
    fn falls(&self, odds: Option<&Odds>) -> Vec<Fall> {
        let (Some(odds), Some(combat)) = (odds, self.combat) else { return Vec::new() };
        if combat.over && !combat.fought {
            return Vec::new();
        }
        let state = self.state;
        let ahead = if combat.fought { Vec::new() } else { odds::falls(state, combat) };
        (0..state.pack.charts.dice.faces)
            .map(|face| {
                let thrown = combat.thrown.is_some_and(|thrown| thrown.die == face);
                let fallen =
                    thrown.then_some(if combat.broken { Falls::Rout } else { Falls::Hold });
                let verdict = ahead.get(usize::from(face)).copied().or(fallen);
                Fall {
                    face,
                    result: harm_text(state.harm_of(combat, odds, face)),
                    verdict: verdict.map(|falls| match falls {
                        Falls::Hold => Verdict::Nothing,
                        Falls::Waver => Verdict::Half,
                        Falls::Rout => Verdict::Success,
                        Falls::Recoil => Verdict::Harm,
                    }),
                    about: verdict.map_or_else(String::new, |falls| {
                        word(
                            self.lang,
                            match falls {
                                Falls::Hold => "fall-hold",
                                Falls::Waver => "fall-waver",
                                Falls::Rout => "fall-rout",
                                Falls::Recoil => "fall-recoil",
                            },
                        )
                    }),
                    thrown,
                }
            })
            .collect()
    }

    /// 10.11: hits of now, of those that each can bear.
    fn hits(&self) -> Vec<Sum> {
        let Some(combat) = self.combat else { return Vec::new() };
        let state = self.state;
        let here = |unit: &&Unit| state.piece(**unit).spot.hex().is_some();
        let units = combat.attackers.iter().chain(&combat.defenders).filter(here);
        units
            .map(|unit| {
                let value = format!("{}/{}", state.piece(*unit).hits, state.quality(*unit));
                self.of(*unit, value)
            })
            .collect()
    }

    /// 8.37: from which face on each of them runs who is next to rout.
    fn collapse(&self) -> Vec<Sum> {
        let Some(combat) = self.combat else { return Vec::new() };
        let state = self.state;
        let here = |unit: &&Unit| state.piece(**unit).spot.hex().is_some();
        let units = combat.defenders.iter().filter(here);
        let sums: Vec<Sum> = units
            .map(|unit| {
                let quality = state.quality(*unit);
                let message = Message::new("sum-collapse", Rule("8.37"))
                    .with("unit", unit.say(state.pack))
                    .with("hits", quality.saturating_sub(1));
                Sum { label: words(self.lang, &message), value: format!("≥ {quality}") }
            })
            .collect();
        sums
    }

    fn advance(&self) -> Vec<Sum> {
        let Some(combat) = self.combat else { return Vec::new() };
        let hexes = combat.hexes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        if hexes.is_empty() { Vec::new() } else { vec![self.sum("sum-into", hexes)] }
    }

    /// 10.51: who may ride after them.
    fn pursuit(&self) -> Vec<Sum> {
        let Some(combat) = self.combat else { return Vec::new() };
        let horse = |unit: &&Unit| self.state.kind(**unit).is_horse();
        let riders: Vec<Sum> = combat
            .attackers
            .iter()
            .filter(horse)
            .map(|unit| self.of(*unit, String::new()))
            .collect();
        if riders.is_empty() { vec![self.sum("sum-no-horse", String::new())] } else { riders }
    }
}

/// Several parts of the segment are one step of the panel.
fn part(segment: Segment) -> Segment {
    match segment {
        Segment::Clear => Segment::Charge,
        Segment::Last | Segment::End => Segment::Advance,
        Segment::Mark
        | Segment::Allot
        | Segment::Charge
        | Segment::Leaders
        | Segment::Clash
        | Segment::Struggle
        | Segment::Routs
        | Segment::Collapse
        | Segment::Advance => segment,
    }
}

fn shift_word(shift: Shift) -> &'static str {
    match shift {
        Shift::AttackerReduced => "shift-attacker-reduced",
        Shift::DefenderReduced => "shift-defender-reduced",
        Shift::InWoods => "shift-in-woods",
        Shift::InMarsh => "shift-in-marsh",
        Shift::AllHigher => "shift-all-higher",
        Shift::SomeHigher => "shift-some-higher",
        Shift::AllLower => "shift-all-lower",
        Shift::OverRiver => "shift-over-river",
        Shift::OverStream => "shift-over-stream",
        Shift::OverHedge => "shift-over-hedge",
        Shift::InWater => "shift-in-water",
        Shift::FromModerate => "shift-from-moderate",
        Shift::FromShallow => "shift-from-shallow",
    }
}

fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Cohort => "kind-cohort",
        Kind::BarbarianInfantry => "kind-barbarian-infantry",
        Kind::LightInfantry => "kind-light-infantry",
        Kind::Skirmisher => "kind-skirmisher",
        Kind::RomanCavalry => "kind-roman-cavalry",
        Kind::BarbarianCavalry => "kind-barbarian-cavalry",
        Kind::Lancers => "kind-lancers",
        Kind::LightCavalry => "kind-light-cavalry",
        Kind::Chariot => "kind-chariot",
        Kind::Artillery => "kind-artillery",
        Kind::Transport => "kind-transport",
        Kind::Galley => "kind-galley",
        Kind::Aquila => "kind-aquila",
    }
}

fn signed(number: i8) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}
