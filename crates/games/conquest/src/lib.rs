//! Caesar: Conquest of Gaul (Richard H. Berg and Mark Herman, GMT Games), tactical battles: Bibracte,
//! the Rhine, the Sabis, Lutetia and Britannia. RULES.md lists where each section is, and the rulings.
//! The naval battle is left out: its rules are not in the rulebook.
//!
//! Modules in the order of the rulebook:

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "dice, columns and ratings are far from the ends of a byte"
)]
#![allow(clippy::match_same_arms, reason = "arms stand as the rulebook lists them")]
#![allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "frames are passed alike, whatever their size"
)]
#![allow(clippy::struct_excessive_bools, reason = "markers lie on counters or do not")]

mod ids; // 2.0: the names
mod pack; // 2.0, the charts: the data
mod state; // 2.0 to 5.0
mod sequence; // 3.0
mod command; // 4.1, 4.2, 4.5
mod leaders; // 4.4, 4.6, 8.34
mod activation; // 5.1, 5.3 to 5.6
mod orders; // 4.3, 5.2
mod movement; // 6.1, 6.3, 6.4, 7.1
mod rides; // 4.43, 4.61, 6.15
mod ground; // 6.2, 6.7, 7.1, 7.2
mod withdrawal; // 6.5, 6.6
mod stacking; // 6.9
mod facing; // 6.43, 10.47
mod landing; // 6.24, S-BRI-3
mod reaction; // 4.62, 7.15, 8.2
mod missiles; // 8.1, 9.3
mod sight; // 8.16
mod harass; // 8.6
mod shock; // 8.31 to 8.33
mod struggle; // 8.35, 8.36
mod advance; // 8.4, 10.5
mod rout; // 10.1, 10.2
mod flight; // 10.3
mod rally; // 10.2, 10.4
mod victory; // 10.6

mod action;
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "a plan is made of a few kinds of actions, and of the rest nothing follows"
)]
mod advice;
mod carry; // what an action does
mod game;
mod journeys;
mod judge; // whether it is allowed
mod odds;
mod offers; // what might be done
mod position;
mod scene;
mod standing; // answers in advance
mod text;
mod view;
mod wishes;

pub use action::{Action, Event, Refusal};
pub use command::Reach;
pub use ground::{Gait, Price};
pub use ids::{
    Field, Group, GroupSet, Leader, LeaderSet, Side, Tribe, TribeSet, Unit, UnitMap, UnitSet,
};
pub use missiles::Manner;
pub use movement::VERTICES;
pub use odds::{Chances, chances};
pub use pack::{
    Aspect, Battle, Charts, Conquest, Edge, Ground, Harm, Hexes, Kind, Missile, Pack, Role,
    Superior, Terrain,
};
pub use position::Position;
pub use sight::Sight;
pub use stacking::Company;
pub use standing::{Habit, StandingOrder, Whom};
pub use state::{
    Advance, Aim, Arm, Away, Chief, Closing, Combat, Command, Due, Eagle, Ending, Extras, Flee,
    Given, Go, Harass, Heads, Home, Leave, Levels, Mark, Marks, Move, Options, Orders, People,
    Phase, Piece, Public, Pursuit, React, Ride, Rider, Segment, Shock, Spot, Stage, State, Status,
    Supply, Thrown, Trumping, Turning, Volley, Way, Which, Withdraw,
};
pub use struggle::{Odds, size_columns};
pub use view::View;
