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
mod annexes;
mod orders;
mod play;
mod s03_secrets;
mod s03_setup;
mod s05_movement;
mod s09_town;
mod s12_pause;
mod s13_battles;
mod s16_retreats;
mod s17_command;
mod s20_fire;
mod s22_scouting;
mod s25_closed;
