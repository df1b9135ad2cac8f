//! Alésia 52 BC, Caesar against Vercingetorix (Frédéric Bey, Vae Victis 21). Every numbered rule is
//! enforced; RULES.md lists where, and the rulings where the book is silent.
//!
//! Modules in the order of the rulebook:

mod ids; // 0.0, 1.1: the names
mod pack; // 0.2, 4.0, the tables: the data
mod state; // 1.0 to 4.0
mod sight; // 1.2, 1.3
mod sequence; // 2.0
mod organisation; // 2.0-A, 3.2, 4.0
mod strategic; // 2.0-B, 7.1
mod deployment; // 2.0-C1
mod withdrawal; // 2.0-D
mod regiments; // 4.0
mod stacking; // 5.0
mod ground; // 6.0, 9.0, table-terrain
mod movement; // 7.2, 7.3, 8.4
mod succession; // 8.1
mod archery; // 10.0
mod combat; // 11.0, 8.5
mod strike; // 11.2
mod retreat; // 11.5, 12.3
mod disorder; // 12.0
mod setup; // 14.1, 9.1
pub mod victory; // 14.3

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
mod wishes;

pub use action::{Action, Event, Refusal, Throw};
pub use game::Siege;
pub use ground::{Pace, Toll};
pub use ids::{Counter, CounterSet, Force, Leader, LeaderSet, Side, Unit, UnitSet};
pub use orders::StandingOrder;
pub use pack::{
    CombatTable, Costs, DieModifiers, Edge, GRID, Ground, Harm, Hexes, Kind, LeaderData,
    LeaderTest, Pack, Region, Shifts, UnitData, Verdict, Worth,
};
pub use position::{Position, Secrets};
pub use state::{
    Aim, Battle, Board, BoxChoice, Boxes, Camp, CampChoice, Combats, Distance, Eyes, Fate, Flight,
    Flights, Going, March, Moves, Options, Order, OverBy, Phase, Piece, Players, Public, Round,
    Secret, Spot, Stage, State, Thrown, Volley,
};
pub use strike::{Lie, Muster, Strike, strike, weigh};
pub use view::View;
