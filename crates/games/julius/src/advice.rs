//! What a sensible player thinks, for bots: how good a view is, and what to make of an action at
//! first sight. Everything is worked out from the seat's own view.

mod army;
mod first;
mod mind;
mod thought;

use kernel::{Advised, Fight, Judgement, Lang, OrderSpec, Reply, Seat, Shown as _};

use crate::action::Action;
use crate::ids::Side;
use crate::orders::StandingOrder;
use crate::pack::Pack;
use crate::state::State;
use crate::view::View;
use mind::Mind;
use thought::Thought;

impl Advised for State {
    type Order = StandingOrder;

    fn appraise(pack: &'static Pack, view: &View, seat: Seat) -> i64 {
        let mind = |own| Mind::new(pack, &view.public, own, Side::of(seat));
        view.own.as_ref().map_or(0, |own| mind(own).worth())
    }

    fn worth(&self, seat: Seat) -> i64 {
        let eyes = self.eyes(Side::of(seat));
        Mind::new(eyes.pack, eyes.public, eyes.secret, eyes.side).worth()
    }

    fn leans(pack: &'static Pack, view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i64>) {
        out.clear();
        match &view.own {
            None => out.resize(actions.len(), 0),
            Some(own) => {
                let thought = Thought::new(pack, view, own, Side::of(seat));
                out.extend(actions.iter().map(|action| thought.lean(*action)));
            }
        }
    }

    fn first_judgement() -> &'static dyn Judgement<Self> {
        &first::First
    }

    fn fight(&self) -> Option<Fight> {
        let battle = self.public.phase.battle()?;
        Some(Fight { place: usize::from(battle.place.0), round: usize::from(battle.round) })
    }

    fn known_orders(_: &'static Pack, _: &View, lang: Lang) -> Vec<OrderSpec<StandingOrder>> {
        StandingOrder::ALL.map(|order| order.described(Self::phrasebook(), lang)).into()
    }

    fn answer(
        order: &StandingOrder,
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<Reply<Action>> {
        order.answer(pack, view, offers).map(Reply::always)
    }
}
