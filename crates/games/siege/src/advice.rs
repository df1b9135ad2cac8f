use crate::action::Action; use crate::pack::Pack; use crate::view::View; use kernel::Seat;
pub(crate) fn appraise(_: &'static Pack, _: &View, _: Seat) -> i64 { 0 }
pub(crate) fn lean(_: &'static Pack, _: &View, _: Seat, _: Action) -> i64 { 0 }
