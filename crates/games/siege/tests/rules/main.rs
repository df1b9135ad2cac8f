//! Every numbered rule has a test here, named by its number.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::needless_pass_by_value,
    clippy::similar_names,
    clippy::wildcard_enum_match_arm,
    reason = "a test looks at one case and leaves the others; the table is shared by all files"
)]

mod advice;
mod journeys;
mod play;
mod reader;
mod s00_general;
mod s01_sight;
mod s02_strategic;
mod s02_tactical;
mod s03_leaders;
mod s04_units;
mod s05_stacking;
mod s06_zones;
mod s07_movement;
mod s08_command;
mod s09_works;
mod s10_archery;
mod s11_combat;
mod s11_results;
mod s12_disorder;
mod s13_three;
mod s14_scenario;
mod second_reading;
mod why;
