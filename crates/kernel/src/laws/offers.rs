//! What is offered is what is accepted.

use super::{At, cites};
use crate::{Game, Pending, Refuse, Seat};

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
        sifted_as_judged(game, seat, at);
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

/// Candidates are sifted as they are judged one by one.
fn sifted_as_judged<G: Game>(game: &G, seat: Seat, at: At) {
    if !game.pending().seats().contains(seat) {
        return;
    }
    let mut list = Vec::new();
    game.candidates(seat, &mut list);
    let judged: Vec<_> =
        list.iter().filter(|action| game.judge(seat, action).is_ok()).copied().collect();
    game.sift(seat, &mut list);
    assert_eq!(list, judged, "{at}: seat {}'s candidates are not sifted as judged", seat.0);
}

/// Who is not asked is refused by the kernel, whatever he tries, with a rule that exists: the one of
/// the decision that is due, or after the end the one that ended it.
pub(super) fn the_gate_holds<G: Game>(game: &G, seats: usize, strays: &[G::Action], at: At) {
    let refusal = match game.pending() {
        Pending::Seats(..) => G::Refusal::not_yours(game.due()),
        Pending::Over(outcome) => G::Refusal::over(outcome.rule),
    };
    cites::<G>(refusal.rule(), at);
    let asked = game.pending().seats();
    let idle = (0..seats).map(|index| Seat(index as u8)).filter(|seat| !asked.contains(*seat));
    for (seat, stray) in idle.flat_map(|seat| strays.iter().map(move |stray| (seat, stray))) {
        let answer = game.check(seat, stray);
        assert_eq!(answer, Err(refusal), "{at}: seat {} is not asked, and tries {stray:?}", seat.0);
    }
}
