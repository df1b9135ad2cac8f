//! What a sensible player thinks. Standing orders are in `standing`.

use kernel::{Advised, Lang, OrderSpec, Reply, Seat, Standing};

use crate::action::Action;
use crate::ids::Side;
use crate::pack::Pack;
use crate::standing::{self, StandingOrder};
use crate::state::{Mark, Phase, Spot, State, Supply};
use crate::view::View;

impl State {
    /// What a side has to lose and has lost, on a scale where an army at its level is a thousand.
    fn plight(&self, side: Side) -> i64 {
        let (points, level) = match side {
            Side::Rome => (self.roman_points(), self.level(self.battle.rome)),
            Side::Tribes => {
                let armies = self.armies();
                let points = armies.iter().map(|army| self.tribal_points(army.tribes)).sum();
                let level = armies.iter().map(|army| self.level(army.level)).sum();
                (points, level)
            }
        };
        let worn: i64 = self
            .on_map()
            .filter(|(unit, _)| self.side(*unit) == side && !self.is(*unit, Mark::ROUTED))
            .map(|(unit, hex)| {
                let piece = self.piece(unit);
                let worth = i64::from(self.worth_of(unit));
                let quality = i64::from(self.quality(unit)).max(1);
                let hits = i64::from(piece.hits);
                let exposed = if self.zone(hex, side.enemy()) { 2 } else { 1 };
                let empty = i64::from(piece.supply == Supply::No);
                worth * hits * exposed * 5 / quality + empty
            })
            .sum();
        i64::from(points) * 1_000 / i64::from(level.max(1)) + worn
    }

    /// How far the fighting units of the tribes are from the Romans: they must come.
    fn distance_to_go(&self, side: Side) -> i64 {
        let grid = self.battle.grid;
        let enemies: Vec<_> = self
            .on_map()
            .filter(|(unit, _)| self.side(*unit) != side && !self.is(*unit, Mark::ROUTED))
            .map(|(_, hex)| hex)
            .collect();
        self.on_map()
            .filter(|(unit, _)| {
                self.side(*unit) == side
                    && self.kind(*unit).may_attack()
                    && !self.is(*unit, Mark::ROUTED)
            })
            .filter_map(|(_, hex)| enemies.iter().map(|at| grid.distance(hex, *at)).min())
            .map(i64::from)
            .sum()
    }

    fn value(&self, side: Side) -> i64 {
        if let Phase::Over { winner, .. } = *self.public.phase.top() {
            return match winner {
                Some(winner) if winner == side => 1_000_000,
                Some(_) => -1_000_000,
                None => 0,
            };
        }
        let eagles: i64 = crate::ids::Group::all()
            .filter(|group| {
                let eagle = &self.public.eagles[*group];
                eagle.captured && !eagle.retaken || eagle.spot == Spot::Lost
            })
            .count() as i64;
        let own = match side {
            Side::Rome => -eagles,
            Side::Tribes => eagles,
        };
        (self.plight(side.enemy()) - self.plight(side)) * 10 - self.distance_to_go(side) + own * 50
    }
}

/// A first opinion of an action.
fn lean(state: &State, action: Action) -> i64 {
    match action {
        Action::Ready | Action::Activate | Action::LineOrder { .. } => 60,
        Action::UseAuxiliaries | Action::LegionOrder { .. } | Action::Individual => 20,
        Action::AllForOne | Action::AllotRest | Action::Follow => 40,
        Action::Try | Action::LetStand | Action::KeepElite => 10,
        Action::Order { unit } | Action::OrderStack { unit } => {
            10 + i64::from(state.is_heavy(unit))
        }
        Action::Attack | Action::Mark { .. } => 5,
        Action::ReactFire { .. } | Action::ShootBack | Action::Fire { .. } => 30,
        Action::Shoot { .. } => 35,
        Action::Recover { unit } => 5 * i64::from(state.piece(unit).hits),
        Action::Rally { .. } | Action::RallyAtEagle { .. } => 50,
        Action::Done | Action::Stop | Action::EndOrders | Action::EndMarks => 1,
        Action::SwapLegates { .. }
        | Action::Decline
        | Action::Pass
        | Action::Wait
        | Action::Trump { .. }
        | Action::TrumpFreely { .. }
        | Action::TrumpBack { .. } => -50,
        Action::Ride { .. } | Action::Swap { .. } | Action::Mode { .. } => -5,
        Action::SkipAuxiliaries
        | Action::TakeElite { .. }
        | Action::Pick { .. }
        | Action::ShockOnly
        | Action::Wave
        | Action::LineByDie { .. }
        | Action::Regroup
        | Action::Step { .. }
        | Action::Pivot { .. }
        | Action::Column { .. }
        | Action::HoldBack
        | Action::Harass { .. }
        | Action::RideTo { .. }
        | Action::Extend { .. }
        | Action::Land { .. }
        | Action::Withdraw { .. }
        | Action::WithdrawStack { .. }
        | Action::Turn { .. }
        | Action::LeaderAway { .. }
        | Action::Chase
        | Action::Against { .. }
        | Action::AgainstBoth { .. }
        | Action::NameDefender { .. }
        | Action::NameAttacker { .. }
        | Action::TakeHex { .. }
        | Action::Stay
        | Action::StopHere
        | Action::Reactivate { .. }
        | Action::FallBack
        | Action::OddHit { .. }
        | Action::Pursue { .. }
        | Action::FleeTo { .. }
        | Action::RideHome { .. }
        | Action::Arrive { .. }
        | Action::Relief
        | Action::Alight
        | Action::Return { .. } => 0,
    }
}

impl Advised for State {
    type Order = StandingOrder;

    fn appraise(pack: &'static Pack, view: &View, seat: Seat) -> i64 {
        State::of(pack, view.public.clone()).value(Side::of(seat))
    }

    fn worth(&self, seat: Seat) -> i64 {
        self.value(Side::of(seat))
    }

    fn leans(pack: &'static Pack, view: &View, _: Seat, actions: &[Action], out: &mut Vec<i64>) {
        let state = State::of(pack, view.public.clone());
        out.clear();
        out.extend(actions.iter().map(|action| lean(&state, *action)));
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
