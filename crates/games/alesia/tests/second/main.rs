//! The rules as a second reader has them, from the rulebook alone: tests named by rule number, and
//! strewn tables on which the engine is compared with a reading of its own.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::needless_pass_by_value,
    clippy::similar_names,
    clippy::struct_excessive_bools,
    clippy::too_many_lines,
    clippy::wildcard_enum_match_arm,
    reason = "a test looks at one case and leaves the others; the table is shared by all files"
)]

mod annexes;
mod play;
mod reader;
mod s03_setup;
mod s04_sequence;
mod s05_movement;
mod s06_zones;
mod s08_rivers;
mod s09_town;
mod s10_stacking;
mod s11_offmap;
mod s14_division;
mod s15_results;
mod s17_clock;
mod s17_command;
mod s19_leaders;
mod s20_missiles;
mod s22_scouting;
mod s25_closed;
mod s25_ramparts;
mod second_combat;
mod second_reading;
