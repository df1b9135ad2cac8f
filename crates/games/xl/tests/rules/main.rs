//! Every numbered rule has a test here, named by its number.

#![allow(
    unreachable_pub,
    clippy::needless_pass_by_value,
    clippy::similar_names,
    clippy::wildcard_enum_match_arm,
    reason = "a test looks at one case and leaves the others; the table is shared by all files"
)]

mod cards;
mod example;
mod play;
mod reader;
mod s02_map;
mod s03_setup;
mod s04_sequence;
mod s05_forum;
mod s06_cards;
mod s07_purchases;
mod s08_taxes;
mod s09_movement;
mod s10_battles;
mod s10_retreats;
mod s11_leaders;
mod s12_barbarians;
mod silver;
