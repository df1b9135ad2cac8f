//! What a sensible player thinks, and standing orders.

use kernel::{Advised, Lang, OrderSpec, Reply, Seat, Shown as _};

use crate::action::Action;
use crate::ids::{Side, Unit};
use crate::pack::{Kind, Pack};
use crate::state::{Mark, Phase, Spot, State, Supply};
use crate::view::View;

kernel::orders! {
    /// An answer in advance.
    pub enum StandingOrder {
        /// 8.23, 8.21: everybody who can shoots at those who come or leave.
        ShootAtAll = "8.23",
        /// 8.23: cohorts keep their pila for heavy units, the others shoot.
        ShootAtHeavy = "8.25",
        /// 8.24: who is shot at shoots back, cohorts excepted.
        ShootBack = "8.24",
        /// 8.24, 8.64: nobody answers shots and harassment.
        HoldReplies = "8.64",
        /// 4.62: leaders who stand alone go away.
        LeadersAway = "4.62",
        /// 10.38: leaders go along with those who rout.
        LeadersFollow = "10.38",
        /// 6.51, 6.61, 7.15, 9.34: nothing else is done when the enemy moves.
        StandFast = "6.51",
        /// 8.35: the unit that does best is named.
        NameTheBest = "8.35",
        /// 8.32: attackers strike what is before them as it lies.
        StrikeAhead = "8.32",
        /// 8.42: after an advance units keep their facing.
        KeepFacing = "8.42",
        /// 5.42: no trump is trumped.
        LetStand = "5.42",
    }
}

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

    fn known_orders(_: &'static Pack, _: &View, lang: Lang) -> Vec<OrderSpec<StandingOrder>> {
        StandingOrder::ALL.map(|order| order.described(Self::phrasebook(), lang)).into()
    }

    fn answer(
        order: &StandingOrder,
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<Reply<Action>> {
        let state = State::of(pack, view.public.clone());
        answer(&state, *order, offers).map(Reply::always)
    }
}

/// What a standing order answers.
fn answer(state: &State, order: StandingOrder, offers: &[Action]) -> Option<Action> {
    let top = *state.public.phase.top();
    let window = matches!(top, Phase::React(_) | Phase::Leave(_) | Phase::Queue | Phase::Away(_));
    let shots = || {
        offers.iter().copied().filter_map(|offer| match offer {
            Action::ReactFire { unit, at } => Some((offer, unit, at)),
            _ => None,
        })
    };
    let has = |action: Action| offers.contains(&action).then_some(action);
    // The nearest to rout first.
    let best = |keeps: bool| {
        shots()
            .filter(|(_, unit, at)| {
                !keeps || state.kind(*unit) != Kind::Cohort || state.is_heavy(*at)
            })
            .min_by_key(|(_, unit, at)| (left_to_rout(state, *at), *unit))
            .map(|(offer, _, _)| offer)
    };
    match order {
        StandingOrder::ShootAtAll if window => best(false),
        StandingOrder::ShootAtHeavy if window => best(true),
        StandingOrder::ShootBack => {
            let unit = match top {
                Phase::Reply(aim) => aim.by,
                Phase::Harass(harass) => harass.at,
                _ => return None,
            };
            has(Action::ShootBack).filter(|_| state.kind(unit) != Kind::Cohort)
        }
        StandingOrder::HoldReplies => {
            has(Action::Done).filter(|_| matches!(top, Phase::Reply(_) | Phase::Harass(_)))
        }
        StandingOrder::LeadersAway if window => {
            let alone = |leader: crate::ids::Leader| {
                let hex = state.public.leaders[leader].spot.hex();
                hex.is_some_and(|hex| state.line_units(hex).next().is_none())
            };
            offers
                .iter()
                .rev()
                .copied()
                .find(|offer| matches!(offer, Action::LeaderAway { leader, .. } if alone(*leader)))
        }
        StandingOrder::LeadersFollow => has(Action::Follow),
        StandingOrder::StandFast if window => {
            // Leaders and shots are for other orders or for the player.
            let open = offers
                .iter()
                .any(|offer| matches!(offer, Action::ReactFire { .. } | Action::LeaderAway { .. }));
            has(Action::Done).filter(|_| !open)
        }
        StandingOrder::NameTheBest => name_the_best(state, top, offers),
        StandingOrder::StrikeAhead => has(Action::AllotRest),
        StandingOrder::KeepFacing => has(Action::Done).filter(|_| matches!(top, Phase::Advance(_))),
        StandingOrder::LetStand => has(Action::LetStand),
        StandingOrder::ShootAtAll
        | StandingOrder::ShootAtHeavy
        | StandingOrder::LeadersAway
        | StandingOrder::StandFast => None,
    }
}

fn left_to_rout(state: &State, unit: Unit) -> u8 {
    state.quality(unit).saturating_sub(state.piece(unit).hits)
}

/// 8.35: the column that is best for who decides.
fn name_the_best(state: &State, top: Phase, offers: &[Action]) -> Option<Action> {
    match top {
        Phase::NameDefender { combat } => {
            let combat = state.public.combats.get(usize::from(combat))?;
            let worst = |unit: Unit| {
                combat
                    .attackers
                    .iter()
                    .map(|attacker| harm(state, combat, *attacker, unit))
                    .max()
                    .unwrap_or(0)
            };
            offers.iter().copied().min_by_key(|offer| match offer {
                Action::NameDefender { unit } => worst(*unit),
                _ => i32::MAX,
            })
        }
        Phase::NameAttacker { combat } => {
            let combat = state.public.combats.get(usize::from(combat))?;
            let defender = combat.defender?;
            offers.iter().copied().max_by_key(|offer| match offer {
                Action::NameAttacker { unit } => harm(state, combat, *unit, defender),
                _ => i32::MIN,
            })
        }
        _ => None,
    }
}

/// Hits of the defender less those of the attacker over all dice.
fn harm(state: &State, combat: &crate::state::Combat, attacker: Unit, defender: Unit) -> i32 {
    let odds = state.odds_of(combat, attacker, defender);
    (0..10u8)
        .map(|die| {
            let harm = state.harm_of(combat, &odds, die);
            i32::from(harm.defender) - i32::from(harm.attacker)
        })
        .sum()
}
