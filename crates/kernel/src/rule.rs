//! Rule numbers and refusals.

use serde::Serialize;

use crate::Message;

/// The number of a rule, as the rulebook prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is not allowed. Cheap: refusals carry ids, never text.
pub trait Refuse: Copy + Eq + std::fmt::Debug {
    /// The data that names come from.
    type Pack;
    /// The game is over, by this rule.
    fn over(rule: Rule) -> Self;
    /// Another seat must decide; the rule of that decision.
    fn not_yours(rule: Rule) -> Self;
    /// The rule that forbids it.
    fn rule(&self) -> Rule;
    /// A short stable name, the same in every language.
    fn code(&self) -> &'static str;
    /// What to tell the player.
    fn message(&self, pack: &'static Self::Pack) -> Message;
}
