//! What holds of the game beside its numbered rules: matches, names, odds.

mod matches;
mod names;
mod odds;
