//! What a sensible player thinks, for bots: how good a view is, and what to make of an action at
//! first sight. Everything is worked out from the seat's own view.
//!
//! A gold piece is worth [`GOLD`]; everything else is measured against that.

use crate::action::Action;
use crate::pack::Pack;
use crate::ids::Side;
use crate::view::View;

const GOLD: i64 = 10;

pub(crate) fn appraise(_pack: &'static Pack, view: &View, side: Side) -> i64 {
    i64::from(view.public.gold[side]) * GOLD
}

pub(crate) fn lean(_pack: &'static Pack, _view: &View, _side: Side, _action: Action) -> i64 {
    0
}
