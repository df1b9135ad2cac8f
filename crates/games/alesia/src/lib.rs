//! Caesar: Epic Battle of Alesia (Robert Bradley, Avalon Hill 1976). RULES.md lists where each
//! numbered rule is enforced, and the rulings where the book is silent.
//!
//! Modules in the order of the rulebook:

mod ids; // 2.0: the names
mod pack; // 2.0, the map, the tables: the data
mod setup; // 3.0, 12.6, 17.4
mod state; // 3.4, 4.0
mod sequence; // 4.0, 10.2, 12.0, 23.0
mod movement; // 5.0 to 9.0, 11.0
mod ground; // 7.0, 8.0, 25.0, table-terrain
mod closed; // 25.7
mod pause; // 12.0
mod declaration; // 13.0, 14.0
mod combat; // 15.0, 19.4 to 19.6
mod rage; // 15.3
mod retreat; // 15.3, 16.2 to 16.5
mod advance; // 16.1, 16.5
mod command; // 17.0
mod clock; // 17.7
mod victory; // 19.0, 26.0
mod fire; // 20.0, 21.0, 24.0
mod scouting; // 22.4

mod action;
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "a plan is made of a few kinds of actions, and of the rest nothing follows"
)]
mod advice;
mod game;
mod journeys;
mod odds;
mod orders;
mod position;
mod sample;
mod scene;
mod text;
mod view;
mod wishes;

pub use action::{Action, Event, Firer, Refusal};
pub use game::Alesia;
pub use ids::{Force, Side, Unit, UnitMap, UnitSet, Zone, ZoneSet};
pub use orders::{StandingOrder, Trigger, USUAL_ORDERS, Whom};
pub use pack::{
    Costs, Deployment, GRID, Ground, Hexes, Hit, Kind, Pack, Region, Strike, Terrain, UnitData,
    Verdict, Virtual, Ways,
};
pub use position::{Position, Secrets};
pub use state::*;
pub use view::View;
