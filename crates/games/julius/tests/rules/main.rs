//! Every numbered rule has a test here, named by its number.

#![allow(
    unreachable_pub,
    clippy::needless_pass_by_value,
    clippy::similar_names,
    clippy::wildcard_enum_match_arm,
    reason = "a test looks at one case and leaves the others; the table is shared by all files"
)]

mod events;
mod explain;
mod field;
mod greedy;
mod play;
mod s01_victory;
mod s02_turns;
mod s03_armies;
mod s04_map;
mod s05_deployment;
mod s06_command;
mod s07_battles;
mod s07_retreats;
mod s08_winter;
mod second_reading;
mod words;
