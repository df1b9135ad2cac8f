//! What is offered is what is accepted.

use super::{At, cites};
use crate::{Game, Refuse as _, Seat};

/// Offered if and only if accepted: for offers, and for stray actions of other moments.
pub(super) fn offered_means_accepted<G: Game>(
    game: &G,
    seats: usize,
    strays: &[G::Action],
    at: At,
) {
    let mut offers = Vec::new();
    for seat in (0..seats).map(|index| Seat(index as u8)) {
        crate::offers(game, seat, &mut offers);
        for (index, action) in offers.iter().enumerate() {
            assert!(!offers[..index].contains(action), "{at}: {action:?} is offered twice");
            let json = serde_json::to_string(action).expect("actions can be written");
            let back: G::Action = serde_json::from_str(&json)
                .unwrap_or_else(|error| panic!("{at}: {json} cannot be read back: {error}"));
            assert_eq!(&back, action, "{at}: {json} is read back differently");
        }
        for stray in strays {
            match game.check(seat, stray) {
                Ok(()) => assert!(
                    offers.contains(stray),
                    "{at}: {stray:?} is accepted from seat {} but not offered",
                    seat.0
                ),
                Err(refusal) => {
                    assert!(!offers.contains(stray), "{at}: {stray:?} is offered but refused");
                    cites::<G>(refusal.rule(), at);
                }
            }
        }
    }
}
