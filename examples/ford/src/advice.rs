//! What a sensible player thinks, and standing orders.

use kernel::{Advised, Lang, OrderSpec, Reply, Seat, Shown as _};

use crate::action::Action;
use crate::names::{Cohort, Place, Side};
use crate::pack::Pack;
use crate::state::{Phase, State, View};

kernel::orders! {
    /// An answer in advance.
    pub enum StandingOrder {
        /// 3.3: nobody is ambushed.
        LetAllPass = "3.3",
        /// 4.0: no javelin is thrown.
        HoldJavelins = "4.0",
    }
}

impl Advised for State {
    type Order = StandingOrder;

    fn appraise(_: &'static Pack, view: &View, seat: Seat) -> i64 {
        let public = &view.public;
        let of = |cohort: Cohort| match (public.cohorts[cohort], view.bearer) {
            (None, _) => -20,
            (Some(place), Some(bearer)) if bearer == cohort => 8 * i64::from(place.0),
            (Some(place), _) => 2 * i64::from(place.0),
        };
        let romans: i64 = match public.phase.top() {
            Phase::Over { winner: Side::Roman } => 1_000,
            Phase::Over { winner: Side::Gaul } => -1_000,
            Phase::Plan { .. } | Phase::March | Phase::Ambush { .. } | Phase::Javelins => {
                Cohort::all().map(of).sum()
            }
        };
        match Side::of(seat) {
            Side::Roman => romans,
            Side::Gaul => -romans,
        }
    }

    fn leans(_: &'static Pack, view: &View, _: Seat, actions: &[Action], out: &mut Vec<i64>) {
        out.clear();
        out.extend(actions.iter().map(|action| match action {
            // What is thrown and sprung costs nothing, and the nearest is the most dangerous.
            Action::Throw { cohort } if view.public.cohorts[*cohort] == Some(Place::SHORE) => 2,
            Action::Throw { .. } | Action::Spring => 1,
            Action::Bear { .. }
            | Action::Lie { .. }
            | Action::Step { .. }
            | Action::EndMarch
            | Action::LetPass
            | Action::Hold => 0,
        }));
    }

    fn known_orders(_: &'static Pack, _: &View, lang: Lang) -> Vec<OrderSpec<StandingOrder>> {
        StandingOrder::ALL.map(|order| order.described(Self::phrasebook(), lang)).into()
    }

    fn answer(
        order: &StandingOrder,
        _: &'static Pack,
        view: &View,
        _: &[Action],
    ) -> Option<Reply<Action>> {
        match (order, view.public.phase.top()) {
            (StandingOrder::LetAllPass, Phase::Ambush { .. }) => {
                Some(Reply::always(Action::LetPass))
            }
            (StandingOrder::HoldJavelins, Phase::Javelins) => Some(Reply::always(Action::Hold)),
            _ => None,
        }
    }
}
