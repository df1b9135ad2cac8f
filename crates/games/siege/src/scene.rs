use crate::action::Action; use crate::pack::Pack; use crate::view::View; use kernel::{Lang, Scene};
pub(crate) fn scene(_: &'static Pack, _: &View, _: &[Action], _: Lang) -> Scene { Scene::default() }
