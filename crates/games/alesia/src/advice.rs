//! What a sensible player thinks, for bots: how good a view is, and what to make of an action at
//! first sight. Everything is worked out from the seat's own view.
//!
//! Each side has a plan that names one action at every decision ([`gauls`], [`romans`], [`battle`],
//! and [`king`] for the way out of Vercingetorix); it stands out from the others by [`PLANNED`].

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of hexes, units and factors are small"
)]

mod battle;
mod gauls;
mod king;
mod march;
mod romans;

use std::cell::LazyCell;

use geometry::hex::Hex;
use kernel::{Advised, Lang, OrderSpec, Reply, Seat, Standing};

use self::gauls::Assault;
use self::romans::Defence;
use crate::action::Action;
use crate::combat::weigh;
use crate::ids::{Force, Side, Unit, Zone};
use crate::orders::{self, StandingOrder};
use crate::pack::{GRID, Pack};
use crate::state::{
    Battle, Board, Combats, Eyes, OverBy, Phase, Place, Public, State, Step, side_of,
};
use crate::view::View;

/// What the end of the game is worth.
const VICTORY: i64 = 1_000_000;
/// What the plan's choice is worth above others.
const PLANNED: i64 = 20_000;
/// What a factor is worth.
const FACTOR: i64 = 10;
/// What a fort is worth.
const FORT: i64 = 60;

/// How good the table is for the Romans.
fn worth(pack: &Pack, public: &Board) -> i64 {
    if let Phase::Over { winner, by } = *public.phase() {
        return match (winner, by) {
            (Some(Side::Rome), _) => VICTORY,
            (Some(Side::Gaul), _) => -VICTORY,
            (None, OverBy::Escape | OverBy::Capture | OverBy::Time) => 0,
        };
    }
    let mut sum = public.forts.iter().map(|_| FORT).sum::<i64>();
    for unit in Unit::all() {
        let factor = i64::from(pack.unit(unit).combat);
        let sign = if unit.side() == Side::Rome { 1 } else { -1 };
        match public.spots[unit].place() {
            Place::Lost => sum -= sign * FACTOR * factor * if sign > 0 { 2 } else { 1 },
            Place::On(hex) => {
                if public.disrupted.contains(unit) {
                    sum += FACTOR * factor / 3;
                }
                sum -= i64::from(sign < 0) * progress(pack, unit, hex) * factor / 4;
            }
            _ => {}
        }
    }
    if !public.caesar_lives() {
        sum -= 400;
    }
    if let Some(hex) = public.hex_of(Unit::VERCINGETORIX)
        && !pack.ground(hex).in_town()
    {
        // Outside he is in danger, and nearer to freedom.
        sum += 300 - 40 * (40 - i64::from(pack.ground(hex).to_edge));
    }
    sum
}

/// How far a Gaul has come on his way, in hexes.
fn progress(pack: &Pack, unit: Unit, hex: Hex) -> i64 {
    let ground = pack.ground(hex);
    match unit.force() {
        Force::Relief => 20 - i64::from(ground.to_wall),
        Force::Besieged => i64::from(ground.to_wall).min(16),
        Force::Roman => 0,
    }
}

/// What the plan does now; none where anything will do.
fn planned(pack: &'static Pack, view: &View, offers: &[Action]) -> Option<Action> {
    let eyes = view.eyes(pack);
    let public = eyes.public;
    let offered = |action: Action| offers.contains(&action).then_some(action);
    match public.phase() {
        Phase::Setup { hand, .. } => {
            let rest = offered(Action::PlaceRest);
            let moved = || romans::relocation(eyes, *hand, offers).filter(|_| public.period > 1);
            rest.or_else(moved).or(offered(Action::Ready))
        }
        Phase::Sally => Some(if gauls::sallies(eyes) { Action::Sally } else { Action::StayInside }),
        Phase::Movement(moves) => {
            let wish = match moves.side {
                Side::Gaul => gauls::movement(eyes, moves),
                Side::Rome => romans::movement(eyes, moves),
            };
            wish.and_then(offered).or(offered(Action::EndMoves)).or(offered(Action::Halt))
        }
        Phase::Window(_) | Phase::LastFire { .. } => {
            let orders = [StandingOrder::Usual];
            orders::answers(&orders, pack, view, offers).map(|(_, reply)| reply.action)
        }
        Phase::Declaration(declaration) => {
            let merit: Box<dyn Fn(Hex) -> f64> = match declaration.side {
                Side::Gaul => {
                    let axis = gauls::axis(eyes);
                    Box::new(move |hex| axis.as_ref().map_or(1.0, |axis| axis.merit(hex).into()))
                }
                Side::Rome => {
                    let defence = Defence::new(eyes);
                    Box::new(move |hex| defence.merit(hex))
                }
            };
            battle::declare(eyes, *declaration, offers, merit)
        }
        Phase::Combats(Combats { battle: Some(battle), side, .. }) => {
            after_battle(eyes, *side, battle, offers)
        }
        _ => None,
    }
}

/// Where winners lead the losers, and how far they follow.
fn after_battle(eyes: Eyes<'_>, side: Side, battle: &Battle, offers: &[Action]) -> Option<Action> {
    let pack = eyes.pack;
    match battle.step {
        Step::Dice => {
            let [attack, defence] = battle.odds;
            let column = pack.column(attack, defence);
            offers.iter().copied().max_by_key(|action| match action {
                Action::PickDie { face } => {
                    let merit = pack.verdict(column, (*face).into()).merit();
                    if side == Side::Rome { merit } else { -merit }
                }
                _ => i16::MIN,
            })
        }
        Step::Retreat => {
            let axis = gauls::axis(eyes).filter(|_| eyes.side() == Side::Gaul);
            offers.iter().copied().max_by_key(|action| {
                let Action::Retreat { unit, to } = *action else { return 0 };
                let ground = pack.ground(to);
                let ways =
                    pack.next(to).filter(|next| !eyes.public.holds(unit.side().enemy(), *next));
                let open = ways.count() as i32;
                match &axis {
                    // Out of the way, and off the ramparts.
                    Some(axis) => {
                        10 + 4 * i32::from(axis.off(to)) - 2 * i32::from(ground.rampart) - open
                    }
                    None => 10 - open - i32::from(ground.rampart),
                }
            })
        }
        Step::Advance => {
            let gain: Box<dyn Fn(Unit, Hex) -> i32> = match eyes.side() {
                Side::Gaul => {
                    let assault = Assault::new(eyes, gauls::axis(eyes)?);
                    Box::new(move |unit, hex| assault.value(unit, hex))
                }
                Side::Rome => {
                    let defence = Defence::new(eyes);
                    Box::new(move |unit, hex| defence.value(unit, hex))
                }
            };
            let best = offers
                .iter()
                .copied()
                .filter_map(|action| match action {
                    Action::Leave { unit: Unit::VERCINGETORIX, .. } => Some((i32::MAX, action)),
                    Action::Advance { unit: Unit::VERCINGETORIX, .. } => None,
                    Action::Advance { unit, to } => {
                        let here = eyes.public.hex_of(unit)?;
                        Some((gain(unit, to) - gain(unit, here), action))
                    }
                    _ => None,
                })
                .max_by_key(|(gain, _)| *gain);
            match best {
                Some((gain, action)) if gain > 0 => Some(action),
                _ => Some(Action::EndAdvance),
            }
        }
        Step::Fate(_) | Step::Company(_) | Step::Exile(_) => None,
    }
}

/// Where the assault goes, worked out when it is first asked for.
type Front<'a> = LazyCell<Option<gauls::Axis>, Box<dyn FnOnce() -> Option<gauls::Axis> + 'a>>;

/// What is to be said of an action apart from the plan.
fn lean(eyes: Eyes<'_>, axis: &Front<'_>, action: Action) -> i64 {
    let (pack, public) = (eyes.pack, eyes.public);
    let strike = |zone: Zone| i64::from(axis.as_ref().is_some_and(|axis| axis.zone == zone));
    match action {
        Action::Sphere { first } => i64::from(first == Zone(7)),
        Action::Step { unit, to } => {
            let king =
                public.hex_of(Unit::VERCINGETORIX).filter(|hex| !pack.ground(*hex).in_town());
            let takes = king.is_some_and(|king| GRID.distance(king, to) == 1);
            if takes && unit.side() == Side::Rome { PLANNED } else { 0 }
        }
        Action::Remove { unit } => -100 * i64::from(pack.unit(unit).combat),
        Action::Resolve { hex } => {
            let side = match public.phase() {
                Phase::Combats(combats) => combats.side,
                _ => return 0,
            };
            let [attack, defence] = weigh(pack, public, side, public.attack_on(side, hex));
            100 * i64::from(attack) / i64::from(defence.max(1))
        }
        Action::StandAside { .. } | Action::Allow => 500,
        Action::Accompany { unit, .. } => 100 * i64::from(pack.unit(unit).combat),
        Action::Recover { unit } => 1000 + 100 * i64::from(pack.unit(unit).combat),
        Action::Return { unit, zone } => {
            1000 + 100 * i64::from(pack.unit(unit).combat) + 50 * strike(zone)
        }
        Action::Settle { zone, .. } | Action::Withdraw { zone, .. } => 50 * strike(zone),
        Action::TakeCommand => -500,
        _ => 0,
    }
}

impl Advised for State {
    type Order = StandingOrder;

    fn appraise(pack: &'static Pack, view: &View, seat: Seat) -> i64 {
        signed(worth(pack, view.board(pack)), seat)
    }

    fn worth(&self, seat: Seat) -> i64 {
        signed(worth(self.pack, &self.public), seat)
    }

    fn leans(pack: &'static Pack, view: &View, _: Seat, actions: &[Action], out: &mut Vec<i64>) {
        let eyes = view.eyes(pack);
        let plan = planned(pack, view, actions);
        out.clear();
        let axis: Front<'_> = LazyCell::new(Box::new(|| gauls::axis(eyes)));
        out.extend(actions.iter().map(|action| {
            let extra = if Some(*action) == plan { PLANNED } else { 0 };
            extra + lean(eyes, &axis, *action)
        }));
    }

    /// Orders may stand for a turn: what is shot at is decided anew in the next.
    fn fight(&self) -> Option<kernel::Fight> {
        let Public { period, turn, .. } = *self.public.table();
        match self.public.interrupted() {
            Phase::Spheres
            | Phase::Setup { .. }
            | Phase::Withdrawal { .. }
            | Phase::Recovery { .. }
            | Phase::Over { .. } => None,
            Phase::Sally
            | Phase::Movement(_)
            | Phase::Window(_)
            | Phase::LastFire { .. }
            | Phase::Excess { .. }
            | Phase::Screen { .. }
            | Phase::Messenger
            | Phase::Report { .. }
            | Phase::Declaration(_)
            | Phase::Combats(_)
            | Phase::Claim { .. } => Some(kernel::Fight {
                place: usize::from(period) * 100 + usize::from(turn),
                round: 0,
            }),
        }
    }

    fn clauses(pack: &'static Pack, order: &StandingOrder, lang: Lang) -> Vec<kernel::Clause> {
        orders::clauses(pack, order, lang)
    }

    fn asking(
        orders: &[Standing<StandingOrder>],
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<usize> {
        let orders: Vec<StandingOrder> = orders.iter().map(|standing| standing.order).collect();
        orders::asking(&orders, pack, view, offers)
    }

    fn usual_orders(seat: &str) -> Vec<StandingOrder> {
        match seat {
            "roman" | "labienus" => orders::USUAL_ORDERS.to_vec(),
            _ => Vec::new(),
        }
    }

    fn known_orders(pack: &'static Pack, view: &View, lang: Lang) -> Vec<OrderSpec<StandingOrder>> {
        orders::known(pack, view, lang)
    }

    fn answer(
        order: &StandingOrder,
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<Reply<Action>> {
        orders::answers(&[*order], pack, view, offers).map(|(_, reply)| reply)
    }

    fn answers(
        orders: &[Standing<StandingOrder>],
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<(usize, Reply<Action>)> {
        let orders: Vec<StandingOrder> = orders.iter().map(|standing| standing.order).collect();
        orders::answers(&orders, pack, view, offers)
    }
}

fn signed(for_rome: i64, seat: Seat) -> i64 {
    match side_of(seat) {
        Side::Rome => for_rome,
        Side::Gaul => -for_rome,
    }
}
