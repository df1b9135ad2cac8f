//! The combat that is declared or fought, step by step (11.0).

use std::cmp::Ordering;

use kernel::{Arg, Lang, Message, Procedure, ProcedureStep, Rule, StepState, Sum, Thrown};

use super::{owner, word, words};
use crate::ids::{Force, Unit, UnitSet};
use crate::pack::{Pack, Verdict};
use crate::state::{self, Battle, Board, Stage};
use crate::strike::strike;
use crate::text::signed;

/// The steps of the combat in progress.
pub(super) fn procedure(pack: &Pack, public: &Board, lang: Lang) -> Option<Procedure> {
    let (combats, battle) = public.fight()?;
    let book = Book { pack, public, lang, battle, attackers: combats.force };
    let hexes: Vec<String> = battle.targets.iter().map(|hex| hex.to_string()).collect();
    let title = Message::new("odds-title", Rule("11.2")).with("hex", Arg::Text(hexes.join(", ")));
    Some(Procedure {
        title: words(lang, &title),
        place: hexes.into_iter().next(),
        steps: vec![
            book.attack(),
            book.riposte(),
            book.settling(),
            book.retreats(),
            book.advance(),
        ],
        bouts: Vec::new(),
    })
}

/// Who writes the steps down.
struct Book<'a> {
    pack: &'a Pack,
    public: &'a Board,
    lang: Lang,
    battle: &'a Battle,
    attackers: Force,
}

/// The steps that the panel shows, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum At {
    Attack,
    Riposte,
    Settling,
    Retreats,
    Advance,
}

impl Book<'_> {
    /// Where play stands.
    fn at(&self) -> At {
        match self.battle.stage {
            Stage::Declare => At::Attack,
            Stage::Riposte => At::Riposte,
            Stage::Defender | Stage::Attacker => At::Settling,
            Stage::Mandatory | Stage::Leaders => At::Retreats,
            Stage::Advance => At::Advance,
        }
    }

    fn step(&self, at: At, id: &str, rule: Rule) -> ProcedureStep {
        let now = self.at();
        ProcedureStep {
            label: word(self.lang, id),
            rule: rule.0.to_owned(),
            side: None,
            state: match at.cmp(&now) {
                Ordering::Less => StepState::Done,
                Ordering::Equal => StepState::Now,
                Ordering::Greater => StepState::ToCome,
            },
            sums: Vec::new(),
            roll: None,
            falls: Vec::new(),
        }
    }

    /// 11.1: the attack is declared and thrown.
    fn attack(&self) -> ProcedureStep {
        let thrown = self.battle.thrown.map(|[attack, _]| attack);
        let defenders = self.battle.attacked(self.public);
        ProcedureStep {
            side: Some(owner(self.public, self.attackers)),
            sums: self.sums(thrown, self.battle.attackers, defenders),
            roll: Self::roll(thrown, self.battle.attack),
            ..self.step(At::Attack, "step-attack", Rule("11.1"))
        }
    }

    /// 11.2: the defenders strike back at one stack.
    fn riposte(&self) -> ProcedureStep {
        let thrown = self.battle.thrown.map(|[_, riposte]| riposte);
        let defenders = self.battle.attacked(self.public);
        let (struck, attackers) = (self.battle.struck, self.battle.attackers);
        let struck = if struck.is_empty() { attackers } else { struck };
        ProcedureStep {
            side: defenders.first().map(|unit: Unit| owner(self.public, unit.force())),
            sums: self.sums(thrown, self.battle.riposting(self.public), struck),
            roll: Self::roll(thrown, self.battle.riposte),
            ..self.step(At::Riposte, "step-riposte", Rule("11.2"))
        }
    }

    /// 11.3: each side settles what it suffers, the defender first.
    fn settling(&self) -> ProcedureStep {
        let suffers = match self.battle.stage {
            Stage::Defender => Some("step-defender"),
            Stage::Attacker => Some("step-attacker"),
            Stage::Declare
            | Stage::Riposte
            | Stage::Mandatory
            | Stage::Leaders
            | Stage::Advance => None,
        };
        let sum = suffers.zip(self.battle.verdict()).map(|(id, verdict)| Sum {
            label: word(self.lang, id),
            value: verdict.name().to_owned(),
        });
        let step = self.step(At::Settling, "step-settling", Rule("11.3"));
        ProcedureStep { sums: sum.into_iter().collect(), ..step }
    }

    /// 11.5, 12.3: who must go goes.
    fn retreats(&self) -> ProcedureStep {
        let going = self.public.under_way().map(|flight| owner(self.public, flight.unit.force()));
        ProcedureStep { side: going, ..self.step(At::Retreats, "step-retreats", Rule("12.3")) }
    }

    /// 11.5: the attackers may follow.
    fn advance(&self) -> ProcedureStep {
        ProcedureStep {
            side: Some(owner(self.public, self.attackers)),
            ..self.step(At::Advance, "step-advance", Rule("11.5"))
        }
    }

    /// What goes into a strike: as it was thrown, or as it would be now.
    fn sums(&self, thrown: Option<state::Thrown>, own: UnitSet, others: UnitSet) -> Vec<Sum> {
        let sum = |id: &str, value: String| Sum { label: word(self.lang, id), value };
        let (pf, modifier, shift) = match thrown {
            Some(thrown) => (thrown.pf, thrown.modifier, thrown.shift),
            None if own.is_empty() => return Vec::new(),
            None => {
                let strike = strike(self.pack, self.public, own, others);
                (strike.pf, strike.modifier, strike.shift)
            }
        };
        let mut sums = vec![sum("sum-pf", pf.to_string())];
        if thrown.is_some() || !others.is_empty() {
            sums.push(sum("sum-modifier", signed(modifier)));
            sums.push(sum("sum-shift", signed(shift)));
        }
        sums
    }

    fn roll(thrown: Option<state::Thrown>, verdict: Option<Verdict>) -> Option<Thrown> {
        let verdict = verdict?;
        let dice = thrown.and_then(|thrown| thrown.die).into_iter().collect();
        Some(Thrown { dice, result: verdict.name().to_owned() })
    }
}
