//! What people do at a table.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value;

use super::extract::{Body, In, Params, Tongue};
use crate::Site;
use crate::client::Client;
use crate::dto::{
    Acted, ChatPage, ChoicesOf, Decisions, Draw, ErrorBody, Has, MarchOf, Marches, Nothing, Odds,
    OfSeat, OrderKnown, Orders, Reason, RefusedBody, SeatAt, SetupFits, SetupKept, SetupOf, Text,
    UndoAnswer, UndoOf, Undone, Version, WhyNot,
};
use crate::guest::{Known, Somebody};
use crate::limits::{Limit, Of};
use crate::live::{Asked, Attack, Thought};
use crate::problem::Problem;
use crate::table::{Back, Look, Table};

/// Decide. Carried out up to the first action that rolls, reveals, hands over or is refused; what
/// follows such a one is not carried out.
#[utoipa::path(post, path = "/tables/{id}/actions", tag = "play", request_body = Decisions,
    params(("id" = String, Path, description = "The table's id"), In),
    security(("guest" = [])),
    responses((status = 200, body = Acted), (status = 400, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = RefusedBody)))]
pub(crate) async fn actions(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<In>,
    Body(mut request): Body<Decisions>,
) -> Result<Json<Acted>, Problem> {
    let look = Look {
        guest: Some(guest.clone()),
        seat: Some(request.seat.clone()),
        lang: params.lang.into(),
        has: Has {
            from: request.from,
            sequence: request.sequence,
            chat: request.chat,
            faces: request.faces.take(),
            recent: false,
        },
    };
    let (whose, lang) = (guest.clone(), look.lang);
    let mut acted = site
        .change_and_look(
            &id,
            move |table| table.act(&whose, &request, lang),
            move |table, carried| {
                let (view, carried) = (table.view(&look)?, carried.clone());
                Ok(Box::new(move || Acted {
                    version: carried.version,
                    done: carried.done,
                    of: carried.of,
                    stopped: carried.stopped,
                    refused: carried.refused,
                    table: view(),
                }) as Thought<Acted>)
            },
        )
        .await?;
    site.complete(&id, Some(&guest), &mut acted.table).await?;
    Ok(Json(acted))
}

/// Take my last actions back. Stops at rolls, reveals and hand-overs.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", request_body = UndoOf,
    params(("id" = String, Path, description = "The table's id"), In),
    security(("guest" = [])),
    responses((status = 200, body = Undone), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn undo(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<In>,
    Body(request): Body<UndoOf>,
) -> Result<Json<Undone>, Problem> {
    let UndoOf { seat, version, steps, to, from, sequence, chat, faces } = request;
    let back = to.map_or(Back::Steps(steps.unwrap_or(1)), Back::To);
    let look = Look {
        guest: Some(guest.clone()),
        seat: Some(seat.clone()),
        lang: params.lang.into(),
        has: Has { from, sequence, chat, faces, recent: false },
    };
    let whose = guest.clone();
    let mut undone = site
        .change_and_look(
            &id,
            move |table| table.undo(&whose, &seat, version, back),
            move |table, &version| {
                let view = table.view(&look)?;
                Ok(Box::new(move || Undone { version, table: view() }) as Thought<Undone>)
            },
        )
        .await?;
    site.complete(&id, Some(&guest), &mut undone.table).await?;
    Ok(Json(undone))
}

/// Ask to take my last decision back across a roll.
#[utoipa::path(post, path = "/tables/{id}/undo-request", tag = "play", request_body = SeatAt,
    params(("id" = String, Path, description = "The table's id")),
    security(("guest" = [])),
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
    security(("guest" = [])),
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
    security(("guest" = [])),
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
    security(("guest" = [])),
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
    security(("guest" = [])),
    responses((status = 200, body = Nothing), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn chat(
    State(site): State<Site>,
    client: Client,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(said): Body<Text>,
) -> Result<Json<Nothing>, Problem> {
    site.count(Limit::Chat, client, Of::Both(&guest))?;
    site.change(&id, move |table| table.say(&guest, &said.text)).await?;
    Ok(Json(Nothing {}))
}

/// Which lines of chat to send.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ChatParams {
    /// Those before the line of this number: as many as come before what one has.
    before: usize,
}

/// What was said earlier: a hundred lines at most, the last of those asked for.
#[utoipa::path(get, path = "/tables/{id}/chat", tag = "play",
    params(("id" = String, Path, description = "The table's id"), ChatParams),
    security((), ("guest" = [])),
    responses((status = 200, body = ChatPage), (status = 400, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn earlier_chat(
    State(site): State<Site>,
    Somebody(guest): Somebody,
    Path(id): Path<String>,
    Params(params): Params<ChatParams>,
) -> Result<Json<ChatPage>, Problem> {
    let look = |table: &mut Table| Ok(table.chat_before(guest.as_ref(), params.before));
    site.glance(&id, look).await.map(Json)
}

/// Answer routine decisions in advance.
#[utoipa::path(put, path = "/tables/{id}/orders", tag = "play", request_body = Orders,
    params(("id" = String, Path, description = "The table's id")),
    security(("guest" = [])),
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

/// Whose orders one asks for.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct OrdersParams {
    /// One of my seats.
    seat: String,
    #[serde(default)]
    #[param(inline)]
    lang: Tongue,
}

/// All standing orders that a seat of mine can choose from now.
#[utoipa::path(get, path = "/tables/{id}/orders", tag = "play",
    params(("id" = String, Path, description = "The table's id"), OrdersParams),
    security(("guest" = [])),
    responses((status = 200, body = Vec<OrderKnown>), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn known_orders(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<OrdersParams>,
) -> Result<Json<Vec<OrderKnown>>, Problem> {
    let OrdersParams { seat, lang } = params;
    let look = move |table: &mut Table| table.known_orders(&guest, &seat, lang.into());
    site.look(&id, look).await.map(Json)
}

/// Which rule forbids what one might want with something on the screen.
#[utoipa::path(post, path = "/tables/{id}/why", tag = "play", request_body = WhyNot,
    params(("id" = String, Path, description = "The table's id"), In),
    security(("guest" = [])),
    responses((status = 200, body = Vec<Reason>), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn why(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<In>,
    Body(asked): Body<WhyNot>,
) -> Result<Json<Vec<Reason>>, Problem> {
    let look = move |table: &mut Table| table.why(&guest, &asked, params.lang.into());
    site.look(&id, look).await.map(Json)
}

/// Which pieces one asks about.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ChoiceParams {
    /// One of my seats.
    seat: String,
    /// The version that was seen.
    version: usize,
    /// Pieces by their ids in the scene, with commas between them; all choices without it.
    #[serde(default)]
    pieces: String,
    /// Whether the pieces go as a group: then `goals` says where to.
    #[serde(default)]
    together: bool,
    #[serde(default)]
    #[param(inline)]
    lang: Tongue,
}

/// What I may do with some pieces of mine, and how far they can go.
#[utoipa::path(get, path = "/tables/{id}/choices", tag = "play",
    params(("id" = String, Path, description = "The table's id"), ChoiceParams),
    security(("guest" = [])),
    responses((status = 200, body = ChoicesOf), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn choices(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<ChoiceParams>,
) -> Result<Json<ChoicesOf>, Problem> {
    let ChoiceParams { seat, version, pieces, together, lang } = params;
    let asked = if together { Asked::Together } else { Asked::Each };
    let named = named(&pieces);
    let look = move |table: &mut Table| {
        table.choices(&guest, &seat, version, named.clone(), asked, lang.into())
    };
    site.look(&id, look).await.map(Json)
}

/// What becomes of many pieces of mine that go each to a place of its own: a plan, nothing is done.
#[utoipa::path(post, path = "/tables/{id}/march", tag = "play", request_body = MarchOf,
    params(("id" = String, Path, description = "The table's id"), In),
    security(("guest" = [])),
    responses((status = 200, body = Marches), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn march(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<In>,
    Body(asked): Body<MarchOf>,
) -> Result<Json<Marches>, Problem> {
    let look = move |table: &mut Table| table.march(&guest, asked.clone(), params.lang.into());
    site.look(&id, look).await.map(Json)
}

/// The pieces of a list, each once.
fn named(list: &str) -> Vec<String> {
    let mut named: Vec<String> = Vec::new();
    for piece in list.split(',').filter(|piece| !piece.is_empty()) {
        if !named.iter().any(|other| other == piece) {
            named.push(piece.to_owned());
        }
    }
    named
}

/// Whose set-up one asks for.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PlacingParams {
    /// One of my seats.
    seat: String,
    /// Pieces with one of which it is to begin, with commas between them.
    #[serde(default)]
    pieces: String,
}

/// The rest of my set-up, or of a task like it, as a computer player would do it: actions to send.
#[utoipa::path(get, path = "/tables/{id}/placing", tag = "play",
    params(("id" = String, Path, description = "The table's id"), PlacingParams),
    security(("guest" = [])),
    responses((status = 200, body = Vec<Object>), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn placing(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<PlacingParams>,
) -> Result<Json<Vec<Value>>, Problem> {
    let pieces = named(&params.pieces);
    let time = site.settings().bot_time;
    let look = move |table: &mut Table| table.placing(&guest, &params.seat, pieces.clone(), time);
    site.look(&id, look).await.map(Json)
}

/// Whose set-up is to be kept.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct SetupParams {
    /// One of my seats.
    seat: String,
}

/// My set-up as far as it stands, to be kept for another game.
#[utoipa::path(get, path = "/tables/{id}/setup", tag = "play",
    params(("id" = String, Path, description = "The table's id"), SetupParams),
    security(("guest" = [])),
    responses((status = 200, body = SetupKept), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn arrangement(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<SetupParams>,
) -> Result<Json<SetupKept>, Problem> {
    let look = move |table: &mut Table| table.arrangement(&guest, &params.seat);
    site.look(&id, look).await.map(Json)
}

/// What of a kept set-up fits this game, and which rules forbid the rest: nothing is done.
#[utoipa::path(post, path = "/tables/{id}/setup", tag = "play", request_body = SetupOf,
    params(("id" = String, Path, description = "The table's id"), In),
    security(("guest" = [])),
    responses((status = 200, body = SetupFits), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn fitting(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Params(params): Params<In>,
    Body(asked): Body<SetupOf>,
) -> Result<Json<SetupFits>, Problem> {
    let look = move |table: &mut Table| table.fitting(&guest, asked.clone(), params.lang.into());
    site.look(&id, look).await.map(Json)
}

/// Who asks for chances.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct OddsParams {
    /// One of my seats.
    seat: Option<String>,
    /// Pieces of mine by their ids in the scene, with commas between them: what if they went to
    /// `place`?
    #[serde(default)]
    pieces: String,
    /// A place of the scene.
    #[serde(default)]
    place: String,
    #[serde(default)]
    #[param(inline)]
    lang: Tongue,
}

/// The chances of the next fight, or of the one that an attack would bring about, from what the seat
/// knows.
#[utoipa::path(get, path = "/tables/{id}/odds", tag = "play",
    params(("id" = String, Path, description = "The table's id"), OddsParams),
    security((), ("guest" = [])),
    responses((status = 200, body = Option<Odds>), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn odds(
    State(site): State<Site>,
    client: Client,
    Somebody(guest): Somebody,
    Path(id): Path<String>,
    Params(params): Params<OddsParams>,
) -> Result<Json<Option<Odds>>, Problem> {
    let asker = guest.clone();
    let look = move |table: &mut Table| {
        let seat = params.seat.as_deref().filter(|seat| !seat.is_empty());
        let pieces = named(&params.pieces);
        let attack =
            (!params.place.is_empty()).then(|| Attack { pieces, place: params.place.clone() });
        table.odds(asker.as_ref(), seat, attack, params.lang.into())
    };
    let report = site.odds(&id, guest.as_ref(), client, look).await?;
    Ok(Json(report.map(|report| Odds {
        title: report.title,
        policies: report.policies,
        rows: report.rows,
        figures: report.figures,
        bars: report.bars,
        joins: report.joins,
        shots: report.shots,
        once: report.once,
    })))
}
