//! What holds of the game beside its numbered rules: data, positions, odds and texts.

mod data;
mod odds;
mod positions;
mod texts;
