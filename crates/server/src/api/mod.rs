//! The HTTP interface, version 1. Handlers parse, call and convert; no rule is decided here.

mod describe;
mod door;
mod events;
mod extract;
mod games;
mod me;
mod play;
mod tables;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::Site;
use crate::dto::{ErrorBody, RefusedBody};
use crate::health;
use crate::problem::Problem;

pub(crate) use door::{Takes, admit};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rubicon",
        description = "Historical board wargames with every rule enforced. The page uses nothing \
                       else; bots and scripts may use it too. A guest is known by the cookie \
                       `rubicon`. Errors are {\"error\":\"one clear sentence\"}; a rule's refusal \
                       is status 422 with {\"refused\":{\"rule\",\"code\",\"why\"}}.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(ErrorBody, RefusedBody))
)]
struct Description;

/// All routes under `/api`, and which methods each takes.
pub(crate) fn routes() -> (Router<Site>, Takes) {
    let version_1 = OpenApiRouter::new()
        .routes(routes!(me::get, me::post))
        .routes(routes!(games::list))
        .routes(routes!(games::rules))
        .routes(routes!(games::about))
        .routes(routes!(tables::post, tables::list))
        .routes(routes!(tables::get))
        .routes(routes!(tables::join))
        .routes(routes!(tables::pledges))
        .routes(routes!(tables::lots))
        .routes(routes!(tables::begin))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::close))
        .routes(routes!(tables::talk))
        .routes(routes!(tables::notes))
        .routes(routes!(tables::journal))
        .routes(routes!(tables::moment))
        .routes(routes!(tables::record))
        .routes(routes!(play::actions))
        .routes(routes!(play::undo))
        .routes(routes!(play::undo_request))
        .routes(routes!(play::undo_answer))
        .routes(routes!(play::resign))
        .routes(routes!(play::draw))
        .routes(routes!(play::chat, play::earlier_chat))
        .routes(routes!(play::orders, play::known_orders))
        .routes(routes!(play::why))
        .routes(routes!(play::choices))
        .routes(routes!(play::march))
        .routes(routes!(play::placing))
        .routes(routes!(play::arrangement, play::fitting))
        .routes(routes!(play::odds))
        .routes(routes!(events::get));
    let (router, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(health::get))
        .nest("/api/v1", version_1)
        .split_for_parts();
    let takes = Takes::of(&description);
    // Written once: it is long.
    let document = describe::document(&description);
    let describe = || async move { ([(CONTENT_TYPE, "application/json")], document) };
    let router = router
        .route("/api/openapi.json", axum::routing::get(describe))
        .route("/api", axum::routing::any(nowhere))
        .route("/api/", axum::routing::any(nowhere))
        .route("/api/{*path}", axum::routing::any(nowhere))
        .method_not_allowed_fallback(wrong_method);
    (router, takes)
}

async fn nowhere() -> Response {
    Problem::Missing("there is nothing here; /api/openapi.json describes what there is".to_owned())
        .into_response()
}

async fn wrong_method() -> Response {
    let body = ErrorBody { error: "this address does not take this method".to_owned() };
    (axum::http::StatusCode::METHOD_NOT_ALLOWED, Json(body)).into_response()
}
