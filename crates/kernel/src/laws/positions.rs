//! Positions are complete.

use super::{At, Case, Effort, Walk};
use crate::Game;

/// `load(position())` is the identity, at one decision in `every`.
///
/// # Panics
/// When a position is not restored exactly.
pub fn every_position<G: Game>(case: &Case<G>, effort: Effort) {
    for number in effort.numbers() {
        let mut walk = Walk::new(case, 0x1a76, number, effort.longest);
        while let Some((seat, action)) = walk.decision() {
            if walk.now_and_then(effort.every) {
                positions(walk.game(), walk.at());
            }
            walk.go(seat, &action);
        }
    }
}

/// Positions survive writing and reading, and restore the state exactly.
pub(super) fn positions<G: Game>(game: &G, at: At) {
    let position = crate::position(game);
    let json = serde_json::to_string(&position).expect("positions can be written");
    let back: G::Position = serde_json::from_str(&json)
        .unwrap_or_else(|error| panic!("{at}: a position cannot be read back: {error}\n{json}"));
    assert!(back == position, "{at}: a position is read back differently");
    let restored = G::restore(game.pack(), &back)
        .unwrap_or_else(|error| panic!("{at}: a position cannot be restored: {error}\n{json}"));
    assert!(restored == *game, "{at}: load(position()) is not the identity\n{json}");
}
