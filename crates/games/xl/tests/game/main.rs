//! What holds of the game beside its numbered rules: odds and texts.

mod odds;
mod texts;
