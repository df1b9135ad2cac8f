//! The battle that is fought, step by step (15.0, 16.0).

use kernel::{Arg, Lang, Message, Procedure, ProcedureStep, Rule, StepState, Sum, Thrown};

use super::{word, words};
use crate::pack::Pack;
use crate::state::{Battle, Board, Phase, Step};
use crate::text::verdict_name;

/// The names of the columns of the combat table.
pub(crate) const COLUMNS: [&str; 8] = ["1:4", "1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1"];

/// The steps of the battle in progress.
pub(super) fn procedure(pack: &Pack, public: &Board, lang: Lang) -> Option<Procedure> {
    let Phase::Combats(combats) = public.interrupted() else { return None };
    let battle = combats.battle.as_ref()?;
    let targets = public.fighters(combats.side, combats.side.enemy(), battle.attack);
    let place = targets
        .iter()
        .find_map(|unit| public.hex_of(unit))
        .or(battle.lost.first().copied())
        .map(|hex| hex.to_string());
    let title = Message::new("battle-title", Rule("15.1"))
        .with("hex", Arg::Text(place.clone().unwrap_or_default()));
    let now = match battle.step {
        Step::Dice | Step::Fate(_) | Step::Company(_) => 1,
        Step::Retreat | Step::Exile(_) => 2,
        Step::Advance => 3,
    };
    let step = |index: usize, id: &str, rule: &str| ProcedureStep {
        label: word(lang, id),
        rule: rule.to_owned(),
        side: None,
        state: match index.cmp(&now) {
            std::cmp::Ordering::Less => StepState::Done,
            std::cmp::Ordering::Equal => StepState::Now,
            std::cmp::Ordering::Greater => StepState::ToCome,
        },
        sums: Vec::new(),
        roll: None,
        falls: Vec::new(),
    };
    Some(Procedure {
        title: words(lang, &title),
        place,
        steps: vec![
            ProcedureStep { sums: sums(pack, battle, lang), ..step(0, "step-odds", "15.1") },
            ProcedureStep { roll: roll(battle, lang), ..step(1, "step-roll", "15.3") },
            step(2, "step-retreat", "16.4"),
            step(3, "step-advance", "16.1"),
        ],
        bouts: Vec::new(),
    })
}

fn sums(pack: &Pack, battle: &Battle, lang: Lang) -> Vec<Sum> {
    let [attack, defence] = battle.odds;
    let sum = |id: &str, value: String| Sum { label: word(lang, id), value };
    vec![
        sum("sum-attack", attack.to_string()),
        sum("sum-defence", defence.to_string()),
        sum("sum-column", COLUMNS[pack.column(attack, defence)].to_owned()),
    ]
}

fn roll(battle: &Battle, lang: Lang) -> Option<Thrown> {
    let dice: Vec<u8> = battle.dice.to_vec();
    let result = battle.verdict.map(|verdict| verdict_name(lang, verdict));
    if dice.is_empty() && result.is_none() {
        return None;
    }
    Some(Thrown { dice, result: result.unwrap_or_default() })
}
