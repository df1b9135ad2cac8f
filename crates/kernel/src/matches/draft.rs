//! A match played on in thought: what would come of actions, before anybody decides that they stand.

use super::{By, Match, Played, cause, link, rolls};
use crate::{Done, FairDice, Game, Seat, Standing, StandingOrders};

/// What a match comes to if it is played on. It has a state, dice and orders of its own, and leaves
/// the match as it is. The same actions in the match come to the same.
pub struct Draft<'a, G: Game> {
    of: &'a Match<G>,
    now: Now<G>,
    steps: Vec<(Seat, G::Action, By)>,
    /// How far it was when somebody last said so, and after how many steps.
    saved: Option<(Box<Now<G>>, usize)>,
}

/// How far a draft is.
#[derive(Clone)]
struct Now<G: Game> {
    game: G,
    dice: FairDice,
    orders: StandingOrders<G>,
    /// What the rolls of the last action depended on, and the chain after it.
    cause: [u8; 32],
    link: [u8; 32],
}

impl<G: Game> Match<G> {
    /// A draft of how it goes on.
    pub fn draft(&self) -> Draft<'_, G> {
        let (cause, link) = self.before();
        let now = Now {
            game: self.game.clone(),
            dice: self.dice.clone(),
            orders: self.orders.clone(),
            cause: *cause,
            link: *link,
        };
        Draft { of: self, now, steps: Vec::new(), saved: None }
    }
}

impl<G: Game> Draft<'_, G> {
    /// The state that it has come to.
    pub fn game(&self) -> &G {
        &self.now.game
    }

    /// How many actions stand in it, with those of the match.
    pub fn count(&self) -> usize {
        self.of.count() + self.steps.len()
    }

    /// What was done in it: who, what, and who gave it.
    pub fn steps(&self) -> &[(Seat, G::Action, By)] {
        &self.steps
    }

    /// Remembers how far it is.
    pub fn save(&mut self) {
        self.saved = Some((Box::new(self.now.clone()), self.steps.len()));
    }

    /// Goes back to where it was remembered, or to the match.
    pub fn restore(&mut self) {
        match &self.saved {
            Some((saved, steps)) => {
                self.now.clone_from(saved);
                self.steps.truncate(*steps);
            }
            None => *self = self.of.draft(),
        }
    }

    /// Carries out an action, then whatever standing orders answer, and says what all that came to.
    pub fn submit(&mut self, seat: Seat, action: &G::Action) -> Result<Played, G::Refusal> {
        self.now.game.check(seat, action)?;
        let mut done = self.carry_out(seat, action, By::Hand);
        let answers = self.let_orders_answer();
        done.rolled |= answers.rolled;
        done.revealed |= answers.revealed;
        let asked = self.now.game.pending().seats();
        Ok(Played { rolled: done.rolled, revealed: done.revealed, asked })
    }

    /// Sets a seat's standing orders and lets them answer at once.
    pub fn order(&mut self, seat: Seat, orders: Vec<Standing<G::Order>>) {
        self.now.orders.set(&self.now.game, seat, orders);
        self.let_orders_answer();
    }

    fn let_orders_answer(&mut self) -> Done {
        let mut all = Done::default();
        while let Some((seat, action)) = self.now.orders.answer(&self.now.game, self.count()) {
            let done = self.carry_out(seat, &action, By::Order);
            all.rolled |= done.rolled;
            all.revealed |= done.revealed;
        }
        all
    }

    fn carry_out(&mut self, seat: Seat, action: &G::Action, by: By) -> Done {
        let (before, count) = ((&self.now.cause, &self.now.link), self.count());
        let (cause, written) = cause(&self.of.header, before, count + 1, seat, action);
        let Now { game, dice, orders, .. } = &mut self.now;
        dice.caused_by(cause);
        let mut journal = Vec::new();
        let done = crate::apply(game, seat, action, dice, Some(&mut journal));
        orders.expire(game, count);
        self.now.link = link(&written, &rolls(&journal));
        self.now.cause = cause;
        self.steps.push((seat, *action, by));
        done
    }
}
