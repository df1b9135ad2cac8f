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
