//! What a sensible player thinks, for bots: how good a view is, and what to make of an action at
//! first sight. Everything is worked out from the seat's own view.
//!
//! The plan. Romans stay behind their ramparts, shoot as a sensible centurion would, and bring
//! reserves between the lines to where Gauls stand before them. The relief army goes round to zone
//! X, crosses the works at Flavigny, and presses on towards the town; the besieged come out on that
//! side when they may. Vercingetorix leaves only when the way to the edge is free.

use geometry::hex::Hex;
use kernel::{Advised, Lang, OrderSpec, Reply, Seat, Standing};

use crate::action::Action;
use crate::combat::weigh;
use crate::ids::{Force, Side, Unit, Zone};
use crate::orders::{self, StandingOrder};
use crate::pack::{GRID, Pack, Region};
use crate::state::{Board, OverBy, Phase, Place, State, side_of};
use crate::view::View;

/// What the end of the game is worth.
const VICTORY: i64 = 1_000_000;
/// What a factor is worth.
const FACTOR: i64 = 10;
/// What a fort is worth.
const FORT: i64 = 60;
/// What a hex nearer to the goal is worth.
const NEARER: i64 = 4;
/// The zone from which the relief army strikes.
const STRIKE: Zone = Zone(9);

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

/// The Gauls nearest to a hex, in hexes.
fn threat(public: &Board, hex: Hex) -> u8 {
    public.on_map(Side::Gaul).map(|(_, at)| GRID.distance(at, hex)).min().unwrap_or(u8::MAX)
}

/// What a first look makes of a Roman move.
fn roman_step(pack: &Pack, public: &Board, unit: Unit, to: Hex) -> i64 {
    let Some(from) = public.hex_of(unit) else { return 0 };
    if let Some(king) = public.hex_of(Unit::VERCINGETORIX)
        && GRID.distance(king, to) == 1
        && !pack.ground(king).in_town()
    {
        return VICTORY;
    }
    if unit.missile().is_some() {
        return if public.in_zone(Side::Gaul, from) { 50 } else { -20 };
    }
    if unit.is_leader() || public.is_manned(from) {
        return -20;
    }
    let (near, now) = (threat(public, to), threat(public, from));
    let ground = pack.ground(to);
    if now > 12 || now <= 2 || ground.region != Region::Between {
        return -10;
    }
    let room = public.men(Side::Rome, to).count() < usize::from(pack.limit(Side::Rome));
    let sheltered = ground.rampart > 0 && room;
    NEARER * (i64::from(now) - i64::from(near)) + if sheltered { 3 } else { 0 }
}

/// What a first look makes of a Gallic move.
fn gallic_step(pack: &Pack, public: &Board, unit: Unit, to: Hex) -> i64 {
    let from = public.hex_of(unit);
    let full = public.men(Side::Gaul, to).filter(|other| *other != unit).count()
        >= usize::from(pack.limit(Side::Gaul));
    let crowd = if full { -3 } else { 0 };
    if unit == Unit::VERCINGETORIX {
        let danger =
            public.on_map(Side::Rome).map(|(_, at)| GRID.distance(at, to)).min().unwrap_or(u8::MAX);
        return if danger > 9 { 2 } else { -1000 };
    }
    let before = from.map_or(0, |from| progress(pack, unit, from));
    let alone = public.in_zone(Side::Rome, to) && !public.has_men(Side::Gaul, to);
    NEARER * (progress(pack, unit, to) - before) + 1 + crowd - i64::from(alone)
}

/// How far a zone is from where the relief army strikes.
fn detour(zone: Zone) -> i64 {
    let apart = (i64::from(zone.0) - i64::from(STRIKE.0)).rem_euclid(10);
    apart.min(10 - apart)
}

fn lean(pack: &'static Pack, view: &View, public: &Board, action: Action) -> i64 {
    match action {
        Action::PlaceRest | Action::Propose | Action::Sally => 100,
        Action::Ready | Action::EndDeclaration | Action::Close => 60,
        Action::Sphere { first } => i64::from(first == Zone(7)),
        Action::Take { .. } | Action::Unbuild { .. } | Action::Dissolve { .. } => -50,
        Action::Step { unit, to } | Action::Advance { unit, to } => match unit.side() {
            Side::Rome => roman_step(pack, public, unit, to),
            Side::Gaul => gallic_step(pack, public, unit, to),
        },
        Action::Appear { unit, .. } => {
            let released = crate::movement::check_released(view.eyes(pack)).is_ok();
            if released && unit != Unit::VERCINGETORIX { 2 } else { -5 }
        }
        Action::Enter { unit, at } => {
            let zone = view.eyes(pack).zone_of(unit);
            let there = zone.is_some_and(|zone| detour(zone) <= 1);
            if there { 3 + progress(pack, unit, at) / 4 } else { -5 }
        }
        Action::Leave { unit, .. } => {
            if unit == Unit::VERCINGETORIX {
                VICTORY
            } else {
                -20
            }
        }
        Action::Shift { unit, zone } => {
            let from = view.eyes(pack).zone_of(unit).map_or(0, detour);
            // Some stay behind to light a marker.
            if unit.0 % 12 == 0 { -1 } else { 5 * (from - detour(zone)) }
        }
        Action::FireFort { .. } | Action::FireUnit { .. } => {
            let order = [StandingOrder::Usual];
            match orders::answers(&order, pack, view, &[action, Action::HoldFire]) {
                Some((_, reply)) if reply.action == action => 10,
                _ => -10,
            }
        }
        Action::Remove { unit } => -i64::from(pack.unit(unit).combat),
        Action::Resolve { hex } => {
            let side = match public.phase() {
                Phase::Combats(combats) => combats.side,
                _ => return 0,
            };
            let [attack, defence] = weigh(pack, public, side, public.attack_on(side, hex));
            i64::from(attack) * 10 / i64::from(defence.max(1))
        }
        Action::PickDie { face } => {
            let Some(battle) = public.battle() else { return 0 };
            let column = pack.column(battle.odds[0], battle.odds[1]);
            let merit = i64::from(pack.verdict(column, face.into()).merit());
            let attacks = matches!(public.phase(), Phase::Combats(one) if one.side == Side::Rome);
            if attacks { merit } else { -merit }
        }
        Action::StandAside { .. } => 5,
        Action::Accompany { unit, .. } => pack.unit(unit).combat.into(),
        Action::Recover { unit } | Action::Return { unit, .. } => {
            10 + i64::from(pack.unit(unit).combat)
        }
        Action::TakeCommand | Action::Lurk { .. } | Action::GoIn { .. } => -5,
        Action::Build { .. }
        | Action::Put { .. }
        | Action::StayInside
        | Action::Halt
        | Action::EndMoves
        | Action::HoldFire
        | Action::Target { .. }
        | Action::Commit { .. }
        | Action::Share { .. }
        | Action::Retreat { .. }
        | Action::RetreatOff { .. }
        | Action::Settle { .. }
        | Action::EndAdvance
        | Action::YieldCommand
        | Action::Allow
        | Action::Refuse
        | Action::Withdraw { .. } => 0,
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
        let public = view.board(pack);
        out.clear();
        out.extend(actions.iter().map(|action| lean(pack, view, public, *action)));
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
