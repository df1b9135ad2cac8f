//! The games, their rules, and what they are made from.

use axum::Json;
use axum::extract::{Path, State};

use super::extract::{In, Params};
use crate::Site;
use crate::catalog;
use crate::dto::{About, ErrorBody, GameCard, RuleCard};
use crate::problem::Problem;

/// What can be played, with words for every choice.
#[utoipa::path(get, path = "/games", tag = "games", params(In),
    responses((status = 200, body = Vec<GameCard>)))]
pub(crate) async fn list(Params(params): Params<In>) -> Json<&'static [GameCard]> {
    Json(catalog::games(params.lang.into()))
}

/// Every numbered rule, in our words.
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "The game's id"), In),
    responses((status = 200, body = Vec<RuleCard>), (status = 404, body = ErrorBody)))]
pub(crate) async fn rules(
    Path(game): Path<String>,
    Params(params): Params<In>,
) -> Result<Json<Vec<RuleCard>>, Problem> {
    catalog::rules(&game, params.lang.into()).map(Json)
}

/// Credits, rulings, and where the data come from.
#[utoipa::path(get, path = "/games/{game}/about", tag = "games",
    params(("game" = String, Path, description = "The game's id"), In),
    responses((status = 200, body = About), (status = 404, body = ErrorBody)))]
pub(crate) async fn about(
    State(site): State<Site>,
    Path(game): Path<String>,
    Params(params): Params<In>,
) -> Result<Json<About>, Problem> {
    catalog::about(&game, params.lang.into(), site.data()).map(Json)
}
