//! Standing orders.
use kernel::{Lang, OrderSpec, Rule};
use serde::{Deserialize, Serialize};
use crate::action::Action; use crate::view::View;
/// An answer in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandingOrder { /// x
 X }
impl StandingOrder {
    /// All.
    pub const ALL: [Self; 1] = [Self::X];
    pub(crate) fn described(self, _: Lang) -> OrderSpec<Self> { OrderSpec { id: self, label: String::new(), rule: Rule("12.5") } }
    pub(crate) fn answer(self, _: &View, _: &[Action]) -> Option<Action> { None }
}
