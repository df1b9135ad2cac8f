//! What a sensible player thinks, for bots: how good a view is, and what to make of an action at
//! first sight. Everything is worked out from the seat's own view.
//!
//! The plan. Romans stand behind the stretch of line that is threatened, shoot, strike at whoever
//! comes near, and send their hidden leaders where Gallic counters gather. The relief army masses
//! its leaders before the weakest sector that it can reach, and sends detachments to another; the
//! besieged make for the way out that the fewest Romans bar, from the first turn on, so that both fall
//! on the ring at once; the Romans bar it. Every fight that can be begun is judged by its exact odds,
//! whether to attack or to stand. Nobody falls back where the whole way is not open, no leader stays
//! alone in the enemy's reach, and whoever is in disorder rallies rather than walks about. One
//! victory point is worth [`POINT`].

mod clash;
mod escape;
mod first;
mod flight;
mod leaning;
mod plan;
mod safety;

use std::cell::LazyCell;

use kernel::{
    Advised, Fight, Judgement, Known as _, Lang, OrderSpec, Reply, Seat, Shown as _, Viewer,
};

use self::clash::Prices;
use self::leaning::lean;
use self::plan::Plan;
use crate::action::Action;
use crate::ids::{Counter, CounterMap, Force, Leader, Side, UnitSet};
use crate::orders::StandingOrder;
use crate::pack::{GRID, Pack};
use crate::state::{Board, Boxes, Combats, Eyes, Order, Phase, State};
use crate::victory;
use crate::view::View;

/// What a victory point is worth.
const POINT: i64 = 100;
/// What a player thinks from: the table and what he knows besides.
#[derive(Clone, Copy)]
struct Sight<'a> {
    pack: &'static Pack,
    public: &'a Board,
    faces: &'a CounterMap<Option<Leader>>,
    boxes: [Option<&'a Boxes>; 2],
}

impl<'a> Sight<'a> {
    /// What a view shows.
    fn new(pack: &'static Pack, view: &'a View) -> Self {
        let boxes = [Force::Roman, Force::Relief].map(|force| view.boxes(force));
        Self { pack, public: view.board(pack), faces: &view.faces, boxes }
    }

    /// What a seat sees where command boxes are open.
    fn of(eyes: Eyes<'a>, open: &'a [Boxes; 2]) -> Self {
        let boxes = open.each_ref().map(Some);
        Self { pack: eyes.pack, public: eyes.public, faces: &eyes.secret.faces, boxes }
    }

    /// Who a counter is, if the player knows.
    fn face(&self, counter: Counter) -> Option<Leader> {
        self.public.faces[counter].or(self.faces[counter])
    }

    /// What is in a leader's box, if the player knows.
    fn in_box(&self, leader: Leader) -> UnitSet {
        let boxes = self.boxes[leader.side().index()].filter(|_| leader.has_box());
        boxes.map_or(UnitSet::EMPTY, |boxes| boxes.in_box(leader))
    }

    /// How good the table is for a side.
    fn worth(self, side: Side) -> i64 {
        let (pack, public) = (self.pack, self.public);
        if let Phase::Over { winner, .. } = *public.phase() {
            return match winner {
                Some(winner) if winner == side => 10_000 * POINT,
                Some(_) => -10_000 * POINT,
                None => 0,
            };
        }
        // A disordered unit may rally; the later, the less.
        let lasting = Prices::new(pack, public).of(Order::Disorganised);
        let mut total = 0;
        for entry in victory::tally(pack, public) {
            let share = if entry.what == "score-disordered" { lasting } else { 1.0 };
            let points = worth_of(f64::from(entry.points) * share);
            total += if entry.side == side { points } else { -points };
        }
        total + Plan::new(self, side).outlook(side)
    }
}

impl Advised for State {
    type Order = StandingOrder;

    fn appraise(pack: &'static Pack, view: &View, seat: Seat) -> i64 {
        Sight::new(pack, view).worth(side_of(seat))
    }

    fn worth(&self, seat: Seat) -> i64 {
        match &self.public.boxes {
            Some(open) => Sight::of(self.eyes(seat), open).worth(side_of(seat)),
            // The table does not show how the seat's own units in closed boxes are; its view does.
            None => Self::appraise(self.pack, &self.view(Viewer::Seat(seat)), seat),
        }
    }

    fn leans(pack: &'static Pack, view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i64>) {
        let sight = Sight::new(pack, view);
        let plan = LazyCell::new(|| Plan::new(sight, side_of(seat)));
        out.clear();
        out.extend(actions.iter().map(|action| lean(sight, &plan, side_of(seat), *action)));
    }

    fn first_judgement() -> &'static dyn Judgement<Self> {
        &first::First
    }

    /// A phase of archery or of rallying is settled like a fight. A retreat may interrupt it.
    fn fight(&self) -> Option<Fight> {
        let place = |phase: &Phase| {
            if let Phase::Combat(Combats { battle: Some(battle), .. }) = phase {
                GRID.index(battle.targets.first()?)
            } else if matches!(phase, Phase::Archery(_)) {
                Some(GRID.len())
            } else {
                matches!(phase, Phase::Rally { .. }).then_some(GRID.len() + 1)
            }
        };
        let place = self.public.phases.iter().rev().find_map(place)?;
        Some(Fight { place, round: 0 })
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

/// What so many victory points are worth.
fn worth_of(points: f64) -> i64 {
    (points * 100.0) as i64
}

fn side_of(seat: Seat) -> Side {
    if seat.0 == 0 { Side::Rome } else { Side::Gaul }
}
