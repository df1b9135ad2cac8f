//! The shock segment, step by step (8.3): all its combats in one list, and the steps of the next.

use std::cmp::Ordering;

use kernel::{Bout, Lang, Message, Procedure, ProcedureStep, Rule, Say as _, StepState, Sum};

use super::{word, words};
use crate::odds;
use crate::pack::{Aspect, Superior};
use crate::state::{Combat, Mark, Phase, Segment, State};
use crate::struggle::Odds;

/// The segment in progress, or the one that the orders have prepared.
pub(super) fn procedure(state: &State, lang: Lang) -> Option<Procedure> {
    let shock = state.public.phase.iter().rev().find_map(|phase| match phase {
        Phase::Shock(shock) => Some(*shock),
        _ => None,
    });
    let combats = odds::combats(state);
    let at = shock.map(|shock| shock.segment);
    let now = current(state, &combats);
    if combats.is_empty() && shock.is_none() {
        return None;
    }
    let title = match state.active_leader() {
        Some(leader) => words(
            lang,
            &Message::new("shock-title", Rule("8.31")).with("leader", leader.say(state.pack)),
        ),
        None => word(lang, "phase-shock"),
    };
    let bouts = combats.iter().enumerate().map(|(index, combat)| Bout {
        title: odds::title(state, combat, lang),
        note: note(state, combat, lang),
        place: combat.hexes.first().map(ToString::to_string).unwrap_or_default(),
        state: if Some(index) == now { StepState::Now } else { StepState::ToCome },
    });
    let steps = Steps { state, lang, at, combat: now.and_then(|now| combats.get(now)) };
    Some(Procedure { title, place: None, steps: steps.all(), bouts: bouts.collect() })
}

/// The combat that something is asked about, or the first.
fn current(state: &State, combats: &[Combat]) -> Option<usize> {
    let named = match *state.public.phase.top() {
        Phase::NameDefender { combat }
        | Phase::NameAttacker { combat }
        | Phase::Choose { combat, .. } => state.public.combats.get(usize::from(combat)),
        _ => None,
    };
    let found = named.and_then(|named| combats.iter().position(|one| one.hexes == named.hexes));
    found.or((!combats.is_empty()).then_some(0))
}

/// From where it strikes and on which column.
fn note(state: &State, combat: &Combat, lang: Lang) -> String {
    let (Some(attacker), Some(defender), Some(odds)) = state.named(combat) else {
        return String::new();
    };
    let from = state.piece(attacker).spot.hex();
    let aspect = from.map_or(Aspect::Front, |hex| state.aspect(defender, hex));
    let message = Message::new("bout-note", Rule("8.35"))
        .with("aspect", kernel::Arg::Word(aspect_word(aspect)))
        .with("column", i64::from(odds.column));
    words(lang, &message)
}

fn aspect_word(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Front => "word-front",
        Aspect::Flank => "word-flank",
        Aspect::Rear => "word-rear",
    }
}

/// Who writes the steps down.
struct Steps<'a> {
    state: &'a State,
    lang: Lang,
    /// Where the segment stands; nowhere while orders are given.
    at: Option<Segment>,
    /// The combat whose steps are shown.
    combat: Option<&'a Combat>,
}

impl Steps<'_> {
    fn all(&self) -> Vec<ProcedureStep> {
        let reckoned = self.combat.and_then(|combat| self.state.named(combat).2);
        let odds = reckoned.as_ref();
        vec![
            self.step("step-mark", Segment::Mark, "8.31", Vec::new()),
            self.step("step-allot", Segment::Allot, "8.32", Vec::new()),
            self.step("step-charge", Segment::Charge, "8.33", self.charge()),
            self.step("step-leaders", Segment::Leaders, "8.34", Vec::new()),
            self.step("step-clash", Segment::Clash, "8.35", self.clash(odds)),
            self.step("step-struggle", Segment::Struggle, "8.36", self.struggle(odds)),
            self.step("step-collapse", Segment::Collapse, "8.37", Vec::new()),
            self.step("step-advance", Segment::Advance, "8.41", Vec::new()),
        ]
    }

    fn step(&self, id: &str, at: Segment, rule: &str, sums: Vec<Sum>) -> ProcedureStep {
        let state = match self.at {
            None => StepState::ToCome,
            Some(now) => match at.cmp(&part(now)) {
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
        }
    }

    fn sum(&self, id: &str, value: String) -> Sum {
        Sum { label: word(self.lang, id), value }
    }

    /// Who rolls, and what must not be exceeded.
    fn charge(&self) -> Vec<Sum> {
        let Some(combat) = self.combat else { return Vec::new() };
        let state = self.state;
        let rolls = state.chargers(combat);
        rolls
            .into_iter()
            .map(|unit| {
                let modifier = state.charge_modifier(combat, unit);
                let most = state.quality(unit) as i8 - modifier;
                Sum { label: state.battle.unit(unit).name.clone(), value: format!("≤ {most}") }
            })
            .collect()
    }

    fn clash(&self, odds: Option<&Odds>) -> Vec<Sum> {
        let (Some(odds), Some(combat)) = (odds, self.combat) else { return Vec::new() };
        let moved = combat.attackers.iter().any(|unit| self.state.is(*unit, Mark::MUST_CHECK));
        let mut sums = vec![self.sum("sum-base", odds.base.to_string())];
        sums.push(
            self.sum(if moved { "sum-size" } else { "sum-size-standing" }, signed(odds.size)),
        );
        if odds.shifts != 0 {
            sums.push(self.sum("sum-shifts", signed(odds.shifts)));
        }
        sums.push(self.sum("sum-column", odds.column.to_string()));
        sums
    }

    fn struggle(&self, odds: Option<&Odds>) -> Vec<Sum> {
        let Some(odds) = odds else { return Vec::new() };
        let effect = &self.state.pack.charts.superiority.effect;
        let mut sums = Vec::new();
        match odds.superior {
            Superior::Attacker => {
                sums.push(self.sum("sum-superior-attacker", format!("× {}", effect.attacker)));
            }
            Superior::Defender => {
                sums.push(self.sum("sum-superior-defender", format!("× {}", effect.defender)));
            }
            Superior::Nobody | Superior::DefenderWithMissiles => {}
        }
        if odds.leaders != 0 {
            sums.push(self.sum("sum-leaders", signed(odds.leaders)));
        }
        sums
    }
}

/// Several parts of the segment are one step of the panel.
fn part(segment: Segment) -> Segment {
    match segment {
        Segment::Clear => Segment::Charge,
        Segment::Routs => Segment::Collapse,
        Segment::Last | Segment::End => Segment::Advance,
        Segment::Mark
        | Segment::Allot
        | Segment::Charge
        | Segment::Leaders
        | Segment::Clash
        | Segment::Struggle
        | Segment::Collapse
        | Segment::Advance => segment,
    }
}

fn signed(number: i8) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}
