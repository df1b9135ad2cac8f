//! A test a rule, named by its number, on positions that are drawn. Dice are scripted: 0 is the
//! lowest, as the rules count them.

mod advice;
mod examples;
mod options;
mod play;
mod s03_sequence;
mod s04_command;
mod s05_activation;
mod s06_movement;
mod s06_stacking;
mod s07_facing;
mod s08_after_fire;
mod s08_charts;
mod s08_missiles;
mod s08_shock;
mod s08_sight;
mod s09_types;
mod s10_choices;
mod s10_effects;
mod s10_pursuit;
mod scenarios;
mod standing;
