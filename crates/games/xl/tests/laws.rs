//! The kernel's laws, on both levels of rules.

use kernel::laws::{Efforts, Hides, Suite};
use xl::{Side, State, Unit, Xl};

/// Counts every card and every counter wherever it is.
fn pieces(state: &State, referee: &kernel::Referee) -> usize {
    let position = kernel::Known::position(state, referee);
    let public = &position.public;
    let mut cards = usize::from(public.forum.len()) + usize::from(public.discard.len());
    cards += position.deck.len();
    let mut counters = 0;
    for side in Side::BOTH {
        let secret = &position.secrets[side];
        cards += usize::from(public.owned[side].len() + secret.hand.len());
        cards += usize::from(secret.tactics.is_some());
        cards += public.board.leaders(side).count();
        for unit in [Unit::LEGION, Unit::ALLY] {
            let on_map = public.board.out(side, unit);
            counters += usize::from(on_map + public.stock(Xl::pack(), side, unit));
        }
    }
    if let xl::Phase::Battle(battle) = &public.phase {
        cards += battle.tactics.iter().flatten().count();
    }
    cards * 100 + counters
}

kernel::laws::suite! {
    Suite {
        pack: Xl::pack(),
        pieces: Some(pieces),
        lost: None,
        hides: Hides::Pieces,
        efforts: Efforts { games: 100, ..Efforts::USUAL },
    };
    bronze: "rules=bronze",
    silver: "rules=silver",
}
