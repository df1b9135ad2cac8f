//! The Ford: a page of rules that shows how a game is written here. docs/ADDING-A-GAME.md walks
//! through it. It has what the large games have: secrets, choices made at the same time, an
//! interrupt, dice, an option, standing orders.
//!
//! Modules in the order of the rules:

mod names; // 1.0
mod pack; // the numbers
mod state; // 1.0 to 2.0, and what each seat knows
mod sequence; // 3.0, 1.1
mod march; // 3.1, 3.2
mod ambush; // 3.3, 4.0

mod action;
mod advice;
mod game;
mod position;
mod scene;

pub use action::{Action, Event, Refusal};
pub use advice::StandingOrder;
pub use names::{Cohort, CohortMap, CohortSet, Options, Place, River, Side};
pub use pack::{Ford, Pack};
pub use position::Position;
pub use state::{Phase, Public, State, View};
