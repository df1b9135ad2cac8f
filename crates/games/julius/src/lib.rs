//! Julius Caesar, the block game of the civil war (Columbia Games, 2010; French rulebook, with the
//! English rules 1.1 as an option). Every numbered rule is enforced; RULES.md lists where, and the
//! rulings where the book is silent.
//!
//! Modules in the order of the rulebook:

pub mod victory; // 1.2
mod sequence; // 2.0
mod ids; // 3.0, 4.0: the names
mod pack; // 3.0, 4.0: the data
mod state; // 3.0 to 5.0
mod cards; // 2.1
mod deployment; // 5.0
mod events; // the event cards
mod movement; // 6.1 to 6.3
mod levy; // 6.4
pub mod battle; // 7.0
mod fight; // 7.1 to 7.5, 7.7
mod retreat; // 7.6, 7.8
mod winter; // 8.0

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

pub use action::{Action, Event, Refusal};
pub use game::Julius;
pub use ids::{Block, BlockSet, Card, Place, PlaceSet, Side, Wood};
pub use orders::StandingOrder;
pub use pack::{BlockData, CityKind, Kind, Letter, LevySite, Limits, Pack, Way};
pub use position::{BlockDocument, MovingDocument, Position, SecretDocument, Secrets};
pub use state::{
    Cards, Crossing, Crossings, Deployment, Edition, Eyes, Going, Impulse, MainForce, Moves,
    Options, OverBy, Phase, Public, Regroup, Reinforced, Secret, Sightings, Spot, Standing, State,
};
pub use view::View;
pub use winter::supply;
