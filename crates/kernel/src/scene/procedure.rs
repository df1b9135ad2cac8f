//! A fight, or anything else that goes by the book step by step.

use serde::{Deserialize, Serialize};

/// The steps of what is being resolved, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Procedure {
    /// What is resolved, in a few words.
    pub title: String,
    /// Where, if it is in a place of the map.
    pub place: Option<String>,
    /// The steps, from the first to the last.
    pub steps: Vec<ProcedureStep>,
    /// All that are resolved together, where there are several; the steps are those of one of them.
    pub bouts: Vec<Bout>,
}

/// One of several fights that are resolved together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bout {
    /// Who fights whom.
    pub title: String,
    /// How, in a few words.
    pub note: String,
    /// The place that is attacked.
    pub place: String,
    /// Whether it is over.
    pub state: StepState,
    /// What came of it, once that is known.
    pub result: Option<String>,
    /// The pieces that attack, the one that counts first.
    pub attackers: Vec<String>,
    /// The pieces that are attacked, the one that counts first.
    pub defenders: Vec<String>,
    /// Its steps; none for the one whose steps are those of the procedure.
    pub steps: Vec<ProcedureStep>,
}

/// A step of a procedure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProcedureStep {
    /// What happens in it, in a word or two.
    pub label: String,
    /// The rule that prescribes it.
    pub rule: String,
    /// Who does it; none where both sides or nobody does.
    pub side: Option<String>,
    /// Whether it is over.
    pub state: StepState,
    /// What is reckoned in it, in the order in which it is added up.
    pub sums: Vec<Sum>,
    /// What was thrown in it, once it was.
    pub roll: Option<Thrown>,
    /// What each face of its die brings, from the lowest face; none where the table has no such row.
    pub falls: Vec<Fall>,
}

/// What a face of a die brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fall {
    /// The face, as the game counts it.
    pub face: u8,
    /// What it comes to, as the table prints it.
    pub result: String,
    /// What follows from that, where it is reckoned.
    pub verdict: Option<Verdict>,
    /// The same in a few words, for the legend; empty where it is not reckoned.
    pub about: String,
    /// Whether the die fell so.
    pub thrown: bool,
}

/// What follows from a throw, for whoever attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing is decided.
    Nothing,
    /// Half of what he wants, or a chance of it.
    Half,
    /// What he wants.
    Success,
    /// His own harm.
    Harm,
}

/// Whether a step is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StepState {
    /// It is over.
    Done,
    /// Play stands at it.
    Now,
    /// It has not begun.
    ToCome,
}

impl StepState {
    /// Its name, as clients get it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Now => "now",
            Self::ToCome => "to_come",
        }
    }
}

/// A number that goes into a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sum {
    /// What it is.
    pub label: String,
    /// As it is written, such as `12` or `+2`.
    pub value: String,
}

/// A throw and what it came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Thrown {
    /// The faces of the dice; none where the throw was not needed or is not remembered.
    pub dice: Vec<u8>,
    /// What it came to, as the table prints it.
    pub result: String,
}
