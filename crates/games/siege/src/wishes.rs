//! "Why not?": what a player might wish to do, allowed or not. Whatever he points at (a unit, a
//! counter, a hex) has something in the list, and `check` says which rule stands against it.

use geometry::hex::Hex;

use crate::action::Action;
use crate::ids::{Counter, Force, Leader, Side, Unit};
use crate::pack::{Edge, GRID, Region};
use crate::state::{
    Battle, Combats, Eyes, Flight, Moves, Order, Phase, Piece, Round, Spot, Stage, Volley,
};
use crate::strategic::can_start;

/// Adds everything that a seat might wish in this moment. The candidates are there already.
pub(crate) fn wishes(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    match eyes.public.phase() {
        Phase::Setup { .. } => placements(eyes, out),
        Phase::Organisation { .. } => transfers(eyes, out),
        Phase::Succession { .. } => {
            out.extend(own_leaders(eyes).map(|leader| Action::Appoint { leader }));
        }
        Phase::Strategic(round) => marches(eyes, *round, out),
        Phase::Deployment { .. } => deployments(eyes, out),
        Phase::Movement(_) => moves(eyes, out),
        Phase::Archery(volley) => shots(eyes, volley, out),
        Phase::Combat(combats) => fights(eyes, combats, out),
        Phase::Retreat { flights } => retreats(eyes, flights, out),
        Phase::Rally { .. } => rallies(eyes, out),
        Phase::Withdrawal { .. } => withdrawals(eyes, out),
        Phase::Over { .. } => {}
    }
    at_another_moment(eyes, out);
    out.sort();
    out.dedup();
}

/// Units of the player, wherever they are.
fn own_units(eyes: Eyes<'_>) -> impl Iterator<Item = Unit> {
    Unit::all().filter(move |unit| {
        let spot = eyes.public.spots[*unit];
        let placed = matches!(spot, Spot::On(_) | Spot::Waiting) || eyes.boxes.of(*unit).is_some();
        eyes.decides_for(unit.force()) && placed
    })
}

/// Units of the player on the map.
fn fielded(eyes: Eyes<'_>) -> impl Iterator<Item = (Unit, Hex)> {
    eyes.public.on_map(eyes.side()).filter(move |(unit, _)| eyes.decides_for(unit.force()))
}

/// The player's leaders, in play or not.
fn own_leaders(eyes: Eyes<'_>) -> impl Iterator<Item = Leader> {
    Leader::all().filter(move |leader| eyes.decides_for(leader.force()))
}

/// The player's counters on the map.
fn own_counters(eyes: Eyes<'_>) -> impl Iterator<Item = (Counter, Hex)> {
    Counter::all()
        .filter(move |counter| eyes.decides_for(counter.force()))
        .filter_map(move |counter| eyes.public.counters[counter].map(|hex| (counter, hex)))
}

/// Every hex of the map for one of some pieces, and the hexes around each of the others: whoever
/// asks about a far hex needs one reason, not one for every piece. `fit` says which can be the one.
fn everywhere<P: Copy>(
    pieces: impl Iterator<Item = (P, Hex)>,
    fit: impl Fn(P) -> bool,
    radius: u8,
    mut add: impl FnMut(P, Hex),
) {
    let pieces: Vec<(P, Hex)> = pieces.collect();
    let one = pieces.iter().position(|(piece, _)| fit(*piece)).unwrap_or(0);
    for (number, (piece, from)) in pieces.into_iter().enumerate() {
        if number == one {
            GRID.hexes().for_each(|to| add(piece, to));
        } else {
            GRID.disc(from, radius).for_each(|to| add(piece, to));
        }
    }
}

fn retreats(eyes: Eyes<'_>, flights: &[Flight], out: &mut Vec<Action>) {
    for flight in flights {
        let unit = flight.unit;
        out.extend(GRID.disc(flight.from, 2).map(|to| Action::Retreat { unit, to }));
    }
    for (unit, from) in fielded(eyes) {
        out.extend(eyes.pack.next(from).map(|to| Action::Retreat { unit, to }));
    }
    out.push(Action::Halt);
}

/// 14.1: every placement, wherever.
fn placements(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    if eyes.decides_for(Force::Roman) {
        out.extend(GRID.hexes().map(|hex| Action::PlaceCamp { hex }));
        let posts = Counter::of(Force::Roman).map(|counter| (counter, eyes.pack.relief_camp));
        let free = |counter: Counter| eyes.public.counters[counter].is_none();
        everywhere(posts, free, 0, |counter, hex| out.push(Action::Post { counter, hex }));
    }
    if eyes.decides_for(Force::Besieged) {
        out.extend(GRID.hexes().map(|hex| Action::GarrisonLeader { hex }));
        let units = Unit::of(Force::Besieged).map(|unit| (unit, eyes.pack.alesia[0]));
        let free = |unit: Unit| eyes.public.spots[unit] == Spot::Waiting;
        everywhere(units, free, 2, |unit, hex| out.push(Action::Garrison { unit, hex }));
    }
    for unit in own_units(eyes) {
        out.extend(own_leaders(eyes).map(|leader| Action::Assign { unit, leader }));
    }
    regiments(eyes, out);
    out.push(Action::Ready);
}

fn regiments(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    if eyes.decides_for(Force::Roman) {
        for legion in (Unit::FIRST_ROMAN..Unit::FIRST_ROMAN + Unit::LEGIONS).map(Unit) {
            out.push(Action::Split { legion });
            out.push(Action::Unite { legion });
        }
    }
}

fn transfers(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for unit in own_units(eyes) {
        out.extend(own_leaders(eyes).map(|leader| Action::Transfer { unit, leader }));
    }
    regiments(eyes, out);
}

fn marches(eyes: Eyes<'_>, round: Round, out: &mut Vec<Action>) {
    let fit = |counter| can_start(eyes, round, counter).is_ok();
    everywhere(own_counters(eyes), fit, 2, |counter, to| out.push(Action::March { counter, to }));
    out.push(Action::Halt);
}

fn deployments(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let public = eyes.public;
    for counter in crate::deployment::deployers(public).iter() {
        let (leader, from) = (public.faces[counter], public.counters[counter]);
        let Some((leader, from)) = leader.zip(from) else { continue };
        let range = public.values(eyes.pack, leader).range;
        let units = eyes.boxes.in_box(leader);
        let units = units.iter().map(|unit| (unit, from));
        everywhere(units, |_| true, range, |unit, to| out.push(Action::Deploy { unit, to }));
        out.extend(own_units(eyes).map(|unit| Action::Deploy { unit, to: from }));
    }
    regiments(eyes, out);
}

fn moves(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let units = fielded(eyes).map(|(unit, from)| (Piece::Unit(unit), from));
    let leaders = own_counters(eyes).filter_map(|(counter, from)| {
        let leader = eyes.public.faces[counter].or(eyes.secret.faces[counter])?;
        Some((Piece::Leader(leader), from))
    });
    let going =
        if let Phase::Movement(Moves { going, .. }) = *eyes.public.phase() { going } else { None };
    let fit =
        |piece: Piece| going.map_or(!piece.has_moved(eyes.public), |going| going.piece == piece);
    everywhere(units.chain(leaders), fit, 3, |piece, to| out.push(piece.step(to)));
    regiments(eyes, out);
    out.push(Action::Halt);
    if going.is_none() {
        out.push(Action::EndMoves);
    }
}

/// 10.1: every camp at every Gaul, and every fortified hexside at whatever is before it.
fn shots(eyes: Eyes<'_>, volley: &Volley, out: &mut Vec<Action>) {
    let (pack, public) = (eyes.pack, eyes.public);
    for camp in public.camps.iter().map(|camp| camp.hex) {
        out.extend(public.on_map(Side::Gaul).map(|(_, at)| Action::AimCamp { camp, at }));
        out.extend(GRID.disc(camp, pack.camp_archery).map(|at| Action::AimCamp { camp, at }));
    }
    for from in GRID.hexes().filter(|hex| pack.region(*hex) == Region::Band) {
        let ground = pack.ground(from);
        for (at, edge) in ground.next.iter().zip(ground.edges) {
            let target = |at: &Hex| edge.has(Edge::FORTIFICATION) || public.holds(Side::Gaul, *at);
            out.extend(at.filter(target).map(|at| Action::AimSide { from, at }));
        }
    }
    out.push(if volley.aim.is_some() { Action::EndArchery } else { Action::Loose });
}

fn fights(eyes: Eyes<'_>, combats: &Combats, out: &mut Vec<Action>) {
    let Some(battle) = &combats.battle else {
        out.extend(GRID.hexes().map(|hex| Action::Attack { hex }));
        out.extend(fielded(eyes).map(|(unit, _)| Action::Commit { unit }));
        return;
    };
    match battle.stage {
        Stage::Declare => {
            out.extend(fielded(eyes).map(|(unit, _)| Action::Commit { unit }));
            out.extend(GRID.hexes().map(|hex| Action::Widen { hex }));
            out.push(Action::Fight);
        }
        Stage::Riposte => {
            let stacks = eyes.public.on_map(combats.force.side()).map(|(_, hex)| hex);
            out.extend(stacks.map(|hex| Action::Riposte { hex }));
        }
        Stage::Defender | Stage::Attacker => {
            out.extend(fielded(eyes).map(|(unit, _)| Action::Suffer { unit }));
            out.extend([Action::Endure, Action::FallBack]);
        }
        Stage::Mandatory | Stage::Leaders => {}
        Stage::Advance => advances(eyes, battle, out),
    }
}

fn advances(eyes: Eyes<'_>, battle: &Battle, out: &mut Vec<Action>) {
    let Some(first) = battle.targets.iter().next() else { return };
    for (unit, from) in fielded(eyes) {
        out.push(Action::Advance { unit, to: first });
        out.extend(eyes.pack.next(from).map(|to| Action::Advance { unit, to }));
    }
    for leader in own_leaders(eyes) {
        out.extend(battle.targets.iter().map(|to| Action::Follow { leader, to }));
    }
}

/// 12.5: the player's units, and those of his ally that are in disorder.
fn rallies(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let shaken = |unit: &Unit| eyes.public.order(*unit) != Order::Formed;
    let all = eyes.public.on_map(eyes.side()).map(|(unit, _)| unit).filter(shaken);
    out.extend(own_units(eyes).chain(all).map(|unit| Action::Rally { unit }));
}

fn withdrawals(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for (unit, _) in fielded(eyes) {
        out.extend(own_leaders(eyes).map(|leader| Action::Withdraw { unit, leader }));
    }
}

/// One thing for every piece, and for every hex with enemies, that has its moment later or earlier
/// in the turn; all that is refused with the rule that says when.
fn at_another_moment(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let phase = eyes.public.phase();
    let next = |from: Hex| eyes.pack.next(from).next().unwrap_or(from);
    if !matches!(phase, Phase::Movement(_)) {
        out.extend(fielded(eyes).map(|(unit, from)| Action::Step { unit, to: next(from) }));
    }
    if !matches!(phase, Phase::Strategic(_)) {
        let marches =
            own_counters(eyes).map(|(counter, from)| Action::March { counter, to: next(from) });
        out.extend(marches);
    }
    if !matches!(phase, Phase::Deployment { .. } | Phase::Setup { .. }) {
        let boxed = own_units(eyes).filter(|unit| eyes.public.hex_of(*unit).is_none());
        out.extend(boxed.map(|unit| Action::Deploy { unit, to: eyes.pack.relief_camp }));
    }
    if !matches!(phase, Phase::Combat(_)) {
        let enemies = eyes.public.on_map(eyes.side().enemy());
        out.extend(enemies.map(|(_, hex)| Action::Attack { hex }));
    }
}
