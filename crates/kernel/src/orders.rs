//! Answers given in advance, so that routine interrupts need no waiting.

use crate::{Game, Seat, Viewer};

/// The standing orders of every seat. A seat's orders are its own secret.
#[derive(Clone, Debug)]
pub struct StandingOrders<G: Game> {
    orders: Vec<Vec<G::Order>>,
}

impl<G: Game> StandingOrders<G> {
    /// None, for so many seats.
    pub fn new(seats: usize) -> Self {
        Self { orders: vec![Vec::new(); seats] }
    }

    /// Replaces a seat's orders.
    pub fn set(&mut self, seat: Seat, orders: Vec<G::Order>) {
        self.orders[seat.index()] = orders;
    }

    /// A seat's orders.
    pub fn of(&self, seat: Seat) -> &[G::Order] {
        &self.orders[seat.index()]
    }

    /// The first answer that a standing order gives to a decision that is due now. Orders read the
    /// seat's own view and offers, and can answer only with an offer.
    pub fn answer(&self, game: &G) -> Option<(Seat, G::Action)> {
        let mut offers = Vec::new();
        for seat in game.pending().seats().iter() {
            let orders = self.of(seat);
            if orders.is_empty() {
                continue;
            }
            crate::offers(game, seat, &mut offers);
            let view = game.view(Viewer::Seat(seat));
            let answer = orders
                .iter()
                .find_map(|order| G::answer(order, game.pack(), &view, &offers))
                .map(|reply| reply.action)
                .filter(|action| offers.contains(action));
            if let Some(action) = answer {
                return Some((seat, action));
            }
        }
        None
    }
}
