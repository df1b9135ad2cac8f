//! What the viewer may do, and what to click for it.

use geometry::hex::Hex;
use kernel::{Anchor, Limit, Offered};

use super::zone_place;
use crate::action::Action;
use crate::ids::{Unit, Zone};
use crate::movement;
use crate::pack::Pack;
use crate::state::Phase;
use crate::text;
use crate::view::View;

/// An action in words, and what to click for it.
pub(super) fn offered(pack: &'static Pack, view: &View, action: Action) -> Offered {
    let (cost, stops) = if let Phase::Movement(moves) = view.public.phase() {
        movement::price(view.eyes(pack), moves, action)
    } else {
        (None, false)
    };
    Offered {
        attack: matches!(
            action,
            Action::Target { .. }
                | Action::Commit { .. }
                | Action::Resolve { .. }
                | Action::FireFort { .. }
                | Action::FireUnit { .. }
        ),
        cost: cost.map(i64::from),
        stops,
        limit: crowd(pack, view, action),
        aside: matches!(action, Action::TakeCommand | Action::YieldCommand | Action::TimeUp),
        ..Offered::new(text::label(pack, view, action), path(action))
    }
}

/// How many units would be in a hex, of those that may be there when the movement is over (10.1).
fn crowd(pack: &'static Pack, view: &View, action: Action) -> Option<Limit> {
    let (Action::Step { unit, to: at } | Action::Appear { unit, at } | Action::Enter { unit, at }) =
        action
    else {
        return None;
    };
    if unit.is_leader() {
        return None;
    }
    let men = view.board(pack).men(unit.side(), at).filter(|other| *other != unit).count();
    let used = u8::try_from(men + 1).unwrap_or(u8::MAX);
    Some(Limit { used, of: pack.limit(unit.side()) })
}

/// What to click for an action, in order. No two actions offered together have the same path.
pub(super) fn path(action: Action) -> Vec<Anchor> {
    let piece = |unit: Unit| Anchor::Piece(unit.name().to_owned());
    let place = |hex: Hex| Anchor::Place(hex.to_string());
    let zone = |zone: Zone| Anchor::Place(zone_place(zone));
    let button = |name: &str| Anchor::Button(name.to_owned());
    match action {
        Action::Sphere { first } => vec![zone(first)],
        Action::Build { hex }
        | Action::Put { hex }
        | Action::Target { hex }
        | Action::Resolve { hex } => vec![place(hex)],
        Action::Unbuild { hex } => vec![place(hex), button("unbuild")],
        Action::Dissolve { hex } => vec![place(hex), button("dissolve")],
        Action::Take { unit }
        | Action::Remove { unit }
        | Action::Commit { unit }
        | Action::Recover { unit } => vec![piece(unit)],
        Action::Step { unit, to: at }
        | Action::Appear { unit, at }
        | Action::Enter { unit, at }
        | Action::Retreat { unit, to: at }
        | Action::Advance { unit, to: at } => vec![piece(unit), place(at)],
        Action::GoIn { unit } => vec![piece(unit), Anchor::Place("town".to_owned())],
        Action::RetreatOff { unit } => vec![piece(unit), button("off")],
        Action::Leave { unit, zone: to }
        | Action::Shift { unit, zone: to }
        | Action::Withdraw { unit, zone: to }
        | Action::Return { unit, zone: to } => vec![piece(unit), zone(to)],
        Action::Settle { zone: to, .. }
        | Action::Screen { zone: to }
        | Action::Send { zone: to } => {
            vec![zone(to)]
        }
        Action::ScreenWithFoot { zone: to } => vec![zone(to), button("with_foot")],
        Action::Tell { number } => vec![button(&format!("tell-{number}"))],
        Action::SendNobody => vec![button("send_nobody")],
        Action::Lurk { unit, beyond } => {
            vec![piece(unit), Anchor::Place(format!("beyond-{}", beyond.0))]
        }
        Action::FireFort { fort, range, at } => {
            vec![place(fort), piece(at), button(&format!("range-{range}"))]
        }
        Action::FireUnit { unit, range, at } => {
            vec![piece(unit), piece(at), button(&format!("range-{range}"))]
        }
        Action::PickDie { face } => vec![button(&format!("die-{face}"))],
        Action::Accompany { leader, unit } => vec![piece(leader), piece(unit)],
        Action::PlaceRest => vec![button("place_rest")],
        Action::Ready => vec![button("ready")],
        Action::Sally => vec![button("sally")],
        Action::StayInside => vec![button("stay_inside")],
        Action::Halt => vec![button("halt")],
        Action::EndMoves => vec![button("end_moves")],
        Action::TimeUp => vec![button("time_up")],
        Action::HoldFire => vec![button("hold_fire")],
        Action::Close => vec![button("close")],
        Action::Propose => vec![button("propose")],
        Action::EndDeclaration => vec![button("end_declaration")],
        Action::StandAside { .. } => vec![button("stand_aside")],
        Action::Share { .. } => vec![button("share")],
        Action::EndAdvance => vec![button("end_advance")],
        Action::TakeCommand => vec![button("take_command")],
        Action::YieldCommand => vec![button("yield_command")],
        Action::Allow => vec![button("allow")],
        Action::Refuse => vec![button("refuse")],
    }
}
