//! What the viewer may do, and what to click for it.

use geometry::hex::Hex;
use kernel::{Anchor, Offered};

use super::pieces::box_id;
use crate::action::Action;
use crate::ids::{Counter, Leader, Unit};
use crate::movement;
use crate::pack::{Edge, Pack};
use crate::state::{Board, Phase, Piece};
use crate::strategic;
use crate::text;
use crate::view::View;

/// An action in words, and what to click for it.
pub(crate) fn offered(pack: &'static Pack, view: &View, action: Action) -> Offered {
    let (cost, stops) = price(pack, view.board(pack), action);
    Offered {
        attack: matches!(
            action,
            Action::Attack { .. }
                | Action::Widen { .. }
                | Action::Commit { .. }
                | Action::AimCamp { .. }
                | Action::AimSide { .. }
                | Action::Riposte { .. }
        ),
        cost,
        stops,
        // 4.0: exchanged at any stage.
        aside: matches!(action, Action::Split { .. } | Action::Unite { .. }),
        ..Offered::new(text::label(pack, view, action), path(pack, view, action))
    }
}

/// What a step costs, and whether it ends the move.
fn price(pack: &'static Pack, public: &Board, action: Action) -> (Option<i64>, bool) {
    if let Action::March { counter, to } = action {
        let Phase::Strategic(round) = *public.phase() else { return (None, false) };
        return strategic::price(pack, public, round, counter, to)
            .map_or((None, false), |(cost, stops)| (Some(i64::from(cost)), stops));
    }
    let step = if let Action::Step { unit, to } = action {
        Some((Piece::Unit(unit), to))
    } else if let Action::Ride { leader, to } = action {
        Some((Piece::Leader(leader), to))
    } else {
        None
    };
    let Phase::Movement(moves) = *public.interrupted() else { return (None, false) };
    step.and_then(|(piece, to)| movement::price(pack, public, moves, piece, to))
        .map_or((None, false), |(cost, stops)| (Some(i64::from(cost)), stops))
}

/// What to click for an action, in order. No two actions offered together have the same path.
pub(super) fn path(pack: &Pack, view: &View, action: Action) -> Vec<Anchor> {
    let public = view.board(pack);
    let unit_piece = |unit: Unit| Anchor::Piece(unit.name().to_owned());
    let counter_piece = |counter: Counter| Anchor::Piece(counter.name().to_owned());
    let leader_piece = |leader: Leader| {
        let counter = Counter::all().find(|counter| view.face(*counter) == Some(leader));
        counter.map_or_else(|| Anchor::Button(leader.name().to_owned()), counter_piece)
    };
    let place = |hex: Hex| Anchor::Place(hex.to_string());
    let box_place = |leader: Leader| Anchor::Place(box_id(leader));
    let button = |name: &str| Anchor::Button(name.to_owned());
    match action {
        Action::PlaceCamp { hex }
        | Action::Attack { hex }
        | Action::Widen { hex }
        | Action::Riposte { hex } => vec![place(hex)],
        Action::Garrison { unit, hex: to }
        | Action::Deploy { unit, to }
        | Action::Step { unit, to }
        | Action::Retreat { unit, to }
        | Action::Advance { unit, to } => vec![unit_piece(unit), place(to)],
        Action::GarrisonLeader { hex } => {
            vec![counter_piece(Counter::VERCINGETORIX), place(hex)]
        }
        Action::Assign { unit, leader }
        | Action::Transfer { unit, leader }
        | Action::Withdraw { unit, leader } => vec![unit_piece(unit), box_place(leader)],
        Action::Post { counter, hex: to } | Action::March { counter, to } => {
            vec![counter_piece(counter), place(to)]
        }
        Action::Split { legion } => vec![unit_piece(legion), button("split")],
        Action::Unite { legion } => {
            let half = legion.halves().map_or(legion, |halves| halves[0]);
            vec![unit_piece(half), button("unite")]
        }
        Action::Appoint { leader } => vec![leader_piece(leader)],
        Action::Ride { leader, to } | Action::Follow { leader, to } => {
            vec![leader_piece(leader), place(to)]
        }
        Action::AimCamp { camp, at } => {
            let works = pack.edge(camp, at).is_some_and(|edge| edge.has(Edge::FORTIFICATION));
            let mut path = vec![place(camp), place(at)];
            if works {
                path.push(button("camp"));
            }
            path
        }
        Action::AimSide { from, at } => {
            let mut path = vec![place(from), place(at)];
            if public.has_camp(from) {
                path.push(button("works"));
            }
            path
        }
        Action::Commit { unit } | Action::Suffer { unit } | Action::Rally { unit } => {
            vec![unit_piece(unit)]
        }
        Action::Ready => vec![button("ready")],
        Action::EndMarches => vec![button("end_marches")],
        Action::Halt => vec![button("halt")],
        Action::EndMoves => vec![button("end_moves")],
        Action::Loose => vec![button("loose")],
        Action::EndArchery => vec![button("end_archery")],
        Action::Fight => vec![button("fight")],
        Action::EndCombats => vec![button("end_combats")],
        Action::Endure => vec![button("endure")],
        Action::FallBack => vec![button("fall_back")],
        Action::EndAdvance => vec![button("end_advance")],
        Action::EndRally => vec![button("end_rally")],
    }
}
