//! What people do at a table.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value;

use super::extract::{Body, In, Params, Tongue};
use crate::Site;
use crate::dto::{
    Decisions, Draw, ErrorBody, Nothing, Odds, OfSeat, Orders, Reason, RefusedBody, SeatAt, Text,
    UndoAnswer, Version, WhyNot,
};
use crate::guest::{Known, Somebody};
use crate::problem::Problem;

/// Decide. All or nothing, up to the first action that rolls, reveals or hands over: what follows
/// such a one is not carried out.
#[utoipa::path(post, path = "/tables/{id}/actions", tag = "play", request_body = Decisions,
    params(("id" = String, Path, description = "The table's id"), In),
    responses((status = 200, body = Version), (status = 400, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = RefusedBody)))]
pub(crate) async fn actions(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<In>,
    Body(request): Body<Decisions>,
) -> Result<Json<Version>, Problem> {
    let lang = params.lang.into();
    let version = site.change(&id, move |table| table.act(&guest, &request, lang)).await?;
    Ok(Json(Version { version }))
}

/// Take my last action back. Stops at rolls, reveals and hand-overs.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", request_body = SeatAt,
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, body = Version), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn undo(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(at): Body<SeatAt>,
) -> Result<Json<Version>, Problem> {
    let version = site.change(&id, move |table| table.undo(&guest, &at.seat, at.version)).await?;
    Ok(Json(Version { version }))
}

/// Ask to take my last decision back across a roll.
#[utoipa::path(post, path = "/tables/{id}/undo-request", tag = "play", request_body = SeatAt,
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, body = Nothing), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn undo_request(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(at): Body<SeatAt>,
) -> Result<Json<Nothing>, Problem> {
    site.change(&id, move |table| table.ask_undo(&guest, &at.seat, at.version)).await?;
    Ok(Json(Nothing {}))
}

/// Agree that another takes a decision back, or not.
#[utoipa::path(post, path = "/tables/{id}/undo-answer", tag = "play", request_body = UndoAnswer,
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, body = Version), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn undo_answer(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(answer): Body<UndoAnswer>,
) -> Result<Json<Version>, Problem> {
    let version = site
        .change(&id, move |table| table.answer_undo(&guest, &answer.seat, answer.accept))
        .await?;
    Ok(Json(Version { version }))
}

/// Give up.
#[utoipa::path(post, path = "/tables/{id}/resign", tag = "play", request_body = OfSeat,
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, body = Nothing), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn resign(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(of): Body<OfSeat>,
) -> Result<Json<Nothing>, Problem> {
    site.change(&id, move |table| table.resign(&guest, &of.seat)).await?;
    Ok(Json(Nothing {}))
}

/// Offer, accept or decline a draw.
#[utoipa::path(post, path = "/tables/{id}/draw", tag = "play", request_body = Draw,
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, body = Nothing), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn draw(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(draw): Body<Draw>,
) -> Result<Json<Nothing>, Problem> {
    site.change(&id, move |table| table.draw(&guest, &draw.seat, draw.say)).await?;
    Ok(Json(Nothing {}))
}

/// Say something to everybody at the table.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "play", request_body = Text,
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, body = Nothing), (status = 404, body = ErrorBody)))]
pub(crate) async fn chat(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(said): Body<Text>,
) -> Result<Json<Nothing>, Problem> {
    site.change(&id, move |table| table.say(&guest, &said.text)).await?;
    Ok(Json(Nothing {}))
}

/// Answer routine decisions in advance.
#[utoipa::path(put, path = "/tables/{id}/orders", tag = "play", request_body = Orders,
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, body = Version), (status = 400, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub(crate) async fn orders(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(orders): Body<Orders>,
) -> Result<Json<Version>, Problem> {
    let version =
        site.change(&id, move |table| table.order(&guest, &orders.seat, &orders.orders)).await?;
    Ok(Json(Version { version }))
}

/// Which rule forbids what one might want with something on the screen.
#[utoipa::path(post, path = "/tables/{id}/why", tag = "play", request_body = WhyNot,
    params(("id" = String, Path, description = "The table's id"), In),
    responses((status = 200, body = Vec<Reason>), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn why(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<In>,
    Body(asked): Body<WhyNot>,
) -> Result<Json<Vec<Reason>>, Problem> {
    site.ponder(&id, |table| table.why(&guest, &asked.seat, asked.anchor, params.lang.into()))
        .await
        .map(Json)
}

/// Which piece one asks about.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
pub(crate) struct RouteParams {
    /// One of my seats.
    seat: String,
    /// A piece by its id in the scene.
    piece: String,
    #[serde(default)]
    #[param(inline)]
    lang: Tongue,
}

/// Moves of several steps that a piece of mine can make now.
#[utoipa::path(get, path = "/tables/{id}/routes", tag = "play",
    params(("id" = String, Path, description = "The table's id"), RouteParams),
    responses((status = 200, body = Vec<Object>), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn routes(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<RouteParams>,
) -> Result<Json<Vec<kernel::Route>>, Problem> {
    let RouteParams { seat, piece, lang } = params;
    site.look(&id, |table| table.routes(&guest, &seat, &piece, lang.into())).await.map(Json)
}

/// Whose set-up one asks for.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
pub(crate) struct PlacingParams {
    /// One of my seats.
    seat: String,
}

/// The rest of my set-up as a computer player would do it: actions to send.
#[utoipa::path(get, path = "/tables/{id}/placing", tag = "play",
    params(("id" = String, Path, description = "The table's id"), PlacingParams),
    responses((status = 200, body = Vec<Object>), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn placing(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<PlacingParams>,
) -> Result<Json<Vec<Value>>, Problem> {
    site.ponder(&id, |table| table.placing(&guest, &params.seat)).await.map(Json)
}

/// Who asks for chances.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
pub(crate) struct OddsParams {
    /// One of my seats.
    seat: Option<String>,
    #[serde(default)]
    #[param(inline)]
    lang: Tongue,
}

/// The chances of the next fight, from what the seat knows.
#[utoipa::path(get, path = "/tables/{id}/odds", tag = "play",
    params(("id" = String, Path, description = "The table's id"), OddsParams),
    responses((status = 200, body = Option<Odds>), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn odds(
    State(site): State<Site>,
    Somebody(guest): Somebody,
    Path(id): Path<String>,
    Params(params): Params<OddsParams>,
) -> Result<Json<Option<Odds>>, Problem> {
    let seat = params.seat.as_deref().filter(|seat| !seat.is_empty());
    let report =
        site.ponder(&id, |table| table.odds(guest.as_ref(), seat, params.lang.into())).await?;
    Ok(Json(report.map(|report| Odds {
        title: report.title,
        policies: report.policies,
        rows: report.rows,
        bars: report.bars,
    })))
}
