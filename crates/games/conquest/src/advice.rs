//! What a sensible player thinks. Standing orders are in `standing`.
//!
//! The plan. Every attack is judged by the exact dice of its charge and of the table, at the price of
//! rout points on both sides, and every place in a unit's reach by what can be struck from it, which
//! friends stand beside it, and whose flank lies open. Romans hold their lines on their hills, throw
//! pila, strike what has come before them, mend and rally behind the line, and go forward where they
//! must. Tribes come near out of reach until their mass is there, and then charge all at once, into
//! flanks and gaps first; Britons keep away and throw. Leaders stand where their orders reach most.

mod battles;
mod clash;
mod lean;
mod march;
mod plan;
mod value;

use kernel::{Advised, Lang, OrderSpec, Reply, Seat, Standing};

use self::plan::Plan;
use crate::action::Action;
use crate::ids::Side;
use crate::pack::Pack;
use crate::standing::{self, StandingOrder};
use crate::state::State;
use crate::view::View;

/// By how much a plan outweighs what a single throw of dice shows: it has weighed all of them.
const TRUST: i64 = 1_000;

impl Advised for State {
    type Order = StandingOrder;

    fn appraise(pack: &'static Pack, view: &View, seat: Seat) -> i64 {
        State::of(pack, view.public.clone()).value(Side::of(seat))
    }

    fn worth(&self, seat: Seat) -> i64 {
        self.value(Side::of(seat))
    }

    fn leans(pack: &'static Pack, view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i64>) {
        out.clear();
        Plan::new(State::of(pack, view.public.clone()), Side::of(seat)).leans(actions, out);
        for lean in out {
            *lean *= TRUST;
        }
    }

    fn fight(&self) -> Option<kernel::Fight> {
        self.phase_of_orders()
    }

    fn known_orders(pack: &'static Pack, view: &View, lang: Lang) -> Vec<OrderSpec<StandingOrder>> {
        standing::known(pack, view, lang)
    }

    fn answer(
        order: &StandingOrder,
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<Reply<Action>> {
        standing::answer(*order, pack, view, offers)
    }

    fn answers(
        orders: &[Standing<StandingOrder>],
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<(usize, Reply<Action>)> {
        let orders: Vec<StandingOrder> = orders.iter().map(|order| order.order).collect();
        standing::answers(&orders, pack, view, offers)
    }
}
