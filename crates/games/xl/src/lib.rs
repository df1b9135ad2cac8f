//! Caesar XL, the card and counter game of the civil war (Victory Point Games, 2010; bronze rules
//! from the French rulebook). The map, the cards and the silver rules are reconstructions where
//! the rulebook does not print them; the data files say so figure by figure. Nothing of the bronze
//! rules is left out; RULES.md lists where each rule lives, and the rulings where the book is
//! silent.
//!
//! Modules in the order of the rulebook:

mod ids; // 2.0: the names
mod pack; // 2.1, 2.2, 3.0: the data
mod state; // 2.0 to 4.0
mod sequence; // 4.0
pub mod forum; // 5.0
pub mod draw; // 6.0
mod events; // the event cards
pub mod purchase; // 7.0
pub mod taxes; // 8.0
pub mod movement; // 9.0
pub mod battle; // 10.0: the fight alone
mod fight; // 10.0: the fight at the table
mod leaders; // 11.0
mod barbarians; // 12.0

mod action;
mod advice;
mod game;
pub mod odds;
mod orders;
mod position;
mod sample;
mod scene;
mod text;
mod view;

pub use action::{Action, Event, Refusal, Terms, Victory};
pub use events::symbols;
pub use game::Xl;
pub use ids::{Card, CardType, Cards, Class, Each, Faction, Place, PlaceSet, Sea, Side, Unit};
pub use orders::StandingOrder;
pub use pack::{CardData, Condition, Figures, Pack, SetUp, Symbol, Way};
pub use position::Position;
pub use state::{
    Army, Arrival, Arrivals, Board, Counts, Deck, Drawing, Eyes, Level, Options, Phase, Public,
    Purchases, Secret, Spot, Stacks, State,
};
pub use view::View;
