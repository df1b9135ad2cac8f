//! odds
use crate::pack::Pack; use crate::view::View; use kernel::{Lang, OddsReport};
pub(crate) fn forecast(_: &'static Pack, _: &View, _: Lang) -> Option<OddsReport> { None }
pub(crate) fn answer(_: &'static Pack, _: &[String], _: Lang) -> Result<OddsReport, String> { Err(String::new()) }
