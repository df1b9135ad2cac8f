//! Answers given in advance, so that routine interrupts need no waiting.

use serde::{Deserialize, Serialize};

use crate::{Game, Seat, Then, Viewer};

/// A fight that goes on, as everybody sees: orders may stand for it alone, or for its round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// What tells it from the fight before and the fight after it, such as its place.
    pub place: usize,
    /// Its round, where it has rounds.
    pub round: usize,
}

/// How long an order stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lasts {
    /// To the end of the round of a fight.
    Round,
    /// To the end of the fight.
    Fight,
    /// Until it is lifted.
    Game,
}

impl Lasts {
    /// Whether an order that was given in one fight still stands now.
    fn holds(self, given: Option<Fight>, now: Option<Fight>) -> bool {
        match self {
            Self::Round => now.is_some() && given == now,
            Self::Fight => now.is_some() && given.map(|it| it.place) == now.map(|it| it.place),
            Self::Game => true,
        }
    }
}

/// An order, and how long it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing<O> {
    /// What it answers.
    pub order: O,
    /// How long.
    pub lasts: Lasts,
}

impl<O> Standing<O> {
    /// An order that stands until it is lifted.
    pub fn always(order: O) -> Self {
        Self { order, lasts: Lasts::Game }
    }
}

/// An order as a line of a table: for whom it is, when it speaks, and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Clause {
    /// Whom it is for.
    pub object: String,
    /// When it speaks.
    pub when: String,
    /// What it says, in a word or two.
    pub answer: String,
    /// What that comes to.
    pub does: Does,
}

/// What an order comes to where it speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Does {
    /// Something is done.
    Acts,
    /// Nothing is.
    Refrains,
    /// The player is asked.
    Asks,
}

/// So many answers of a seat are remembered.
const LATELY: usize = 32;

/// The standing orders of every seat. A seat's orders are its own secret.
#[derive(Clone, Debug)]
pub struct StandingOrders<G: Game> {
    orders: Vec<Vec<Standing<G::Order>>>,
    /// The fight for which those stand that do so for a fight alone.
    fight: Option<Fight>,
    /// Orders that have served: after how many actions, whose, and where it stood. It comes back
    /// when the action is taken back.
    served: Vec<(usize, Seat, usize, Standing<G::Order>)>,
    /// The orders of each seat that have answered, the last of them last, and after how many
    /// actions.
    lately: Vec<Vec<(usize, G::Order)>>,
}

/// Standing orders written down: as [`StandingOrders`] has them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Given<O> {
    orders: Vec<Vec<Standing<O>>>,
    #[serde(default)]
    fight: Option<Fight>,
    served: Vec<(usize, Seat, usize, Standing<O>)>,
    #[serde(default = "Vec::new")]
    lately: Vec<Vec<(usize, O)>>,
}

impl<G: Game> StandingOrders<G> {
    /// None, for so many seats.
    pub fn new(seats: usize) -> Self {
        let (orders, lately) = (vec![Vec::new(); seats], vec![Vec::new(); seats]);
        Self { orders, fight: None, served: Vec::new(), lately }
    }

    /// Written down, with what comes back when actions after the first `count` are taken back.
    pub(crate) fn written(&self, count: usize) -> Given<G::Order> {
        let served = self.served.iter().filter(|(at, ..)| *at >= count).cloned().collect();
        let lately = self.lately.clone();
        Given { orders: self.orders.clone(), fight: self.fight, served, lately }
    }

    /// As they were written down for so many seats; none if they are for others.
    pub(crate) fn read(written: Given<G::Order>, seats: usize) -> Option<Self> {
        let Given { orders, fight, served, mut lately } = written;
        lately.resize(seats, Vec::new());
        let fits = |(_, seat, ..): &(usize, Seat, usize, Standing<G::Order>)| seat.index() < seats;
        let fits = orders.len() == seats && served.iter().all(fits);
        fits.then_some(Self { orders, fight, served, lately })
    }

    /// Replaces a seat's orders. One for a fight is for the fight that goes on now.
    pub fn set(&mut self, game: &G, seat: Seat, mut orders: Vec<Standing<G::Order>>) {
        self.look_at(game);
        orders.retain(|order| order.lasts.holds(self.fight, self.fight));
        self.orders[seat.index()] = orders;
        // What was given up before does not come back.
        self.served.retain(|(_, whose, _, _)| *whose != seat);
    }

    /// A seat's orders.
    pub fn of(&self, seat: Seat) -> &[Standing<G::Order>] {
        &self.orders[seat.index()]
    }

    /// The orders of a seat that have answered lately, the last of them last, and after how many
    /// actions each did.
    pub fn given(&self, seat: Seat) -> &[(usize, G::Order)] {
        &self.lately[seat.index()]
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
        let given = &mut self.lately[seat.index()];
        if given.len() == LATELY {
            given.remove(0);
        }
        given.push((count, orders[index].order.clone()));
        match reply.then {
            Then::Keep => {}
            Then::Drop => self.served.push((count, seat, index, orders.remove(index))),
        }
        Some(reply.action)
    }

    /// Drops those that stood for a round or a fight which the action after so many has ended.
    pub(crate) fn expire(&mut self, game: &G, count: usize) {
        let brief = |order: &Standing<G::Order>| order.lasts != Lasts::Game;
        if !self.orders.iter().flatten().any(brief) {
            return;
        }
        let (given, now) = (self.fight, game.fight());
        for (seat, orders) in self.orders.iter_mut().enumerate() {
            let over = |order: &Standing<G::Order>| !order.lasts.holds(given, now);
            while let Some(index) = orders.iter().position(over) {
                self.served.push((count, Seat(seat as u8), index, orders.remove(index)));
            }
        }
        self.fight = now;
    }

    /// Notes which fight goes on, where no action has led to it.
    pub(crate) fn look_at(&mut self, game: &G) {
        self.fight = game.fight();
    }

    /// Lets those stand again that have served after so many actions or later.
    pub(crate) fn rewind(&mut self, count: usize) {
        for given in &mut self.lately {
            given.retain(|(at, _)| *at < count);
        }
        while let Some((_, seat, index, order)) = self.served.pop_if(|(at, ..)| *at >= count) {
            let orders = &mut self.orders[seat.index()];
            orders.insert(index.min(orders.len()), order);
        }
    }
}
