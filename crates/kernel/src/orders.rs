//! Answers given in advance, so that routine interrupts need no waiting.

use crate::{Game, Seat, Then, Viewer};

/// The standing orders of every seat. A seat's orders are its own secret.
#[derive(Clone, Debug)]
pub struct StandingOrders<G: Game> {
    orders: Vec<Vec<G::Order>>,
    /// Orders that were for once and have served: after how many actions, whose, and where it
    /// stood. It comes back when the action is taken back.
    served: Vec<(usize, Seat, usize, G::Order)>,
}

impl<G: Game> StandingOrders<G> {
    /// None, for so many seats.
    pub fn new(seats: usize) -> Self {
        Self { orders: vec![Vec::new(); seats], served: Vec::new() }
    }

    /// Replaces a seat's orders.
    pub fn set(&mut self, seat: Seat, orders: Vec<G::Order>) {
        self.orders[seat.index()] = orders;
        // What was given up before does not come back.
        self.served.retain(|(_, whose, _, _)| *whose != seat);
    }

    /// A seat's orders.
    pub fn of(&self, seat: Seat) -> &[G::Order] {
        &self.orders[seat.index()]
    }

    /// The first answer that a standing order gives to a decision that is due now, after so many
    /// actions. Orders read the seat's own view and offers, and can answer only with an offer. One
    /// that is for once has served then.
    pub fn answer(&mut self, game: &G, count: usize) -> Option<(Seat, G::Action)> {
        let mut offers = Vec::new();
        game.pending()
            .seats()
            .iter()
            .find_map(|seat| Some((seat, self.answer_of(game, seat, count, &mut offers)?)))
    }

    /// Notes that an order of the seat has given this answer, as the list of a replay says.
    pub(crate) fn answered(&mut self, game: &G, seat: Seat, count: usize) {
        self.answer_of(game, seat, count, &mut Vec::new());
    }

    fn answer_of(
        &mut self,
        game: &G,
        seat: Seat,
        count: usize,
        offers: &mut Vec<G::Action>,
    ) -> Option<G::Action> {
        let orders = &mut self.orders[seat.index()];
        if orders.is_empty() {
            return None;
        }
        crate::offers(game, seat, offers);
        let view = game.view(Viewer::Seat(seat));
        let (index, reply) = G::answers(orders, game.pack(), &view, offers)?;
        match reply.then {
            Then::Keep => {}
            Then::Drop => self.served.push((count, seat, index, orders.remove(index))),
        }
        Some(reply.action)
    }

    /// Lets those stand again that have served after so many actions or later.
    pub(crate) fn rewind(&mut self, count: usize) {
        while let Some((_, seat, index, order)) = self.served.pop_if(|(at, ..)| *at >= count) {
            self.orders[seat.index()].insert(index, order);
        }
    }
}
