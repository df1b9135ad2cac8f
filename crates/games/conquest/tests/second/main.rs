//! A second reading of the rulebook: tests written from its text alone, by another hand than the
//! engine's. They speak to the table by documents and actions only.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::needless_pass_by_value,
    reason = "a test looks at one case and leaves the others; the table is shared by all files"
)]

mod battles;
mod battles_common;
mod battles_others;
mod edges;
mod more_command;
mod more_fighting;
mod rest_command;
mod rest_fighting;
mod s04_command;
mod s05_activation;
mod s06_ground;
mod s06_reactions;
mod s07_facing;
mod s08_missiles;
mod s08_shock;
mod s09_special;
mod s10_closing;
mod s10_effects;
mod s10_flight;
mod table;
mod trial_command;
mod trial_fighting;
