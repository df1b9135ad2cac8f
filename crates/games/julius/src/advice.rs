//! What a sensible player thinks: for bots.
use crate::action::Action;
use crate::ids::Side;
use crate::pack::Pack;
use crate::victory::points;
use crate::view::View;

/// Placeholder until measured below.
pub(crate) fn appraise(pack: &'static Pack, view: &View, side: Side) -> i64 {
    i64::from(points(pack, &view.public, side)) - i64::from(points(pack, &view.public, side.enemy()))
}

/// Leaning.
pub(crate) fn lean(_: &'static Pack, _: &View, _: Side, _: &Action) -> i64 {
    0
}
