//! Tables: make, list, look at, sit down, look back.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::extract::{Body, Params, Tongue};
use crate::Site;
use crate::client::Client;
use crate::dto::{
    Again, Card, ErrorBody, Has, Join, JournalPage, Made, Moment, NewTable, Nothing, OfSeat,
    Pledges, Rematch, Reveal, TableView, Text, WhoTalks,
};
use crate::guest::{Known, Somebody};
use crate::limits::{Limit, Of};
use crate::live::Thought;
use crate::problem::{Problem, shortened};
use crate::store::{After, Guest, List, Which};
use crate::table::{self, Look, Table};

/// How many letters somebody may note.
const NOTES: usize = 20_000;

/// Make a table. All seats `me`: a hot-seat table.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = NewTable,
    security(("guest" = [])),
    responses((status = 200, body = Made), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn post(
    State(site): State<Site>,
    client: Client,
    Known(guest): Known,
    Body(new): Body<NewTable>,
) -> Result<Json<Made>, Problem> {
    site.count(Limit::Tables, client, Of::Both(&guest))?;
    let id = site.new_table(&guest, new).await?;
    let dice = site.glance(&id, |table| table.dice()).await?;
    Ok(Json(Made { id, dice }))
}

/// How many tables a list has where nobody says.
const PAGE: usize = 50;
/// How many it has at most.
const MOST: usize = 200;

/// Which tables to list, in which language.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ListParams {
    #[param(inline)]
    which: WhichParam,
    #[serde(default)]
    #[param(inline)]
    lang: Tongue,
    /// Only tables of this game.
    game: Option<String>,
    /// Only tables where somebody sits whose name has this in it, in whichever case.
    name: Option<String>,
    /// How many, 50 if nothing is said, at most 200.
    most: Option<usize>,
    /// Only what comes after a card: its `your_turn` (0 or 1), its `updated` and its `id` with
    /// points between them. A list with fewer cards than `most` is at its end.
    after: Option<String>,
}

impl ListParams {
    /// The list that is asked for.
    fn list(self, which: Which, eyes: Option<&Guest>) -> Result<List, Problem> {
        let Self { game, name, most, after, .. } = self;
        let given = |text: Option<String>| text.filter(|text| !text.is_empty());
        let after = given(after).map(|text| place(&text)).transpose()?;
        let most = most.unwrap_or(PAGE).clamp(1, MOST);
        let eyes = eyes.map(|guest| guest.id.clone());
        Ok(List { which, eyes, game: given(game), name: given(name), after, most })
    }
}

/// A place in a list, as a client names it.
fn place(text: &str) -> Result<After, Problem> {
    let place = || {
        let mut parts = text.splitn(3, '.');
        let turn = match parts.next()? {
            "0" => false,
            "1" => true,
            _ => return None,
        };
        let updated = parts.next()?.parse().ok()?;
        Some(After { turn, updated, id: parts.next()?.to_owned() })
    };
    place().ok_or_else(|| {
        let form =
            "a place in a list is your_turn, updated and id of a card, as in 0.1700000000.ab12";
        Problem::Malformed(format!("{form}, not \"{}\"", shortened(text)))
    })
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum WhichParam {
    /// Where I sit.
    Mine,
    /// With a seat for anybody.
    Open,
    /// Being played.
    Live,
    /// Over.
    Over,
}

/// List tables, the last changed first; of mine, those before that where I must decide.
#[utoipa::path(get, path = "/tables", tag = "tables", params(ListParams),
    security((), ("guest" = [])),
    responses((status = 200, body = Vec<Card>), (status = 400, body = ErrorBody)))]
pub(crate) async fn list(
    State(site): State<Site>,
    Somebody(guest): Somebody,
    Params(params): Params<ListParams>,
) -> Result<Json<Vec<Card>>, Problem> {
    let lang = params.lang.into();
    let which = match (params.which, &guest) {
        (WhichParam::Mine, None) => return Ok(Json(Vec::new())),
        (WhichParam::Mine, Some(guest)) => Which::Of(guest.id.clone()),
        (WhichParam::Open, _) => Which::Open,
        (WhichParam::Live, _) => Which::Live,
        (WhichParam::Over, _) => Which::Over,
    };
    let rows = site.store().tables(&params.list(which, guest.as_ref())?).await?;
    let card = |row| {
        let mut card = table::card(row, guest.as_ref(), lang);
        site.put_here(&mut card, row, guest.as_ref());
        card
    };
    Ok(Json(rows.iter().map(card).collect()))
}

/// From where to look at a table.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LookParams {
    /// One of my seats; by default the one that must decide, else my first, else a spectator's.
    seat: Option<String>,
    #[serde(default)]
    #[param(inline)]
    lang: Tongue,
    /// Journal and turns from this action on: I have what comes before.
    #[serde(default)]
    from: usize,
    /// The last change that I have seen: if something was taken back since, more is told.
    #[serde(default, deserialize_with = "super::extract::count")]
    sequence: Option<u64>,
    /// How many lines of chat I have.
    #[serde(default)]
    chat: usize,
    /// How many faces of pieces I have, `EPOCH.COUNT`, or `none`: pieces then name their faces by
    /// number, and choices of pieces may be left out.
    faces: Option<String>,
    /// Where I have nothing of a long journal, tell its end only; `GET /tables/{id}/journal` has the
    /// rest.
    #[serde(default)]
    recent: bool,
}

/// Everything that I see of a table.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The table's id"),
        ("invite" = Option<String>, Query, description = "An invitation to a private table"),
        LookParams),
    security((), ("guest" = [])),
    responses((status = 200, body = TableView), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn get(
    State(site): State<Site>,
    Somebody(guest): Somebody,
    Path(id): Path<String>,
    Params(params): Params<LookParams>,
) -> Result<Json<TableView>, Problem> {
    let LookParams { seat, lang, from, sequence, chat, faces, recent } = params;
    let look = Look {
        guest: guest.clone(),
        seat: seat.filter(|seat| !seat.is_empty()),
        lang: lang.into(),
        has: Has { from, sequence, chat, recent, faces },
    };
    let mut view = site.look(&id, move |table| table.view(&look)).await?;
    site.complete(&id, guest.as_ref(), &mut view).await?;
    Ok(Json(view))
}

/// Which part of the journal to tell, and to whom.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct JournalParams {
    /// One of my seats; a spectator's place if none is named.
    seat: Option<String>,
    #[serde(default)]
    #[param(inline)]
    lang: Tongue,
    /// What comes before the action of this number: the `from` of a table that I looked at.
    before: usize,
}

/// The beginning of the journal, for who had its end first.
#[utoipa::path(get, path = "/tables/{id}/journal", tag = "tables",
    params(("id" = String, Path, description = "The table's id"), JournalParams),
    security((), ("guest" = [])),
    responses((status = 200, body = JournalPage), (status = 400, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(crate) async fn journal(
    State(site): State<Site>,
    Somebody(guest): Somebody,
    Path(id): Path<String>,
    Params(params): Params<JournalParams>,
) -> Result<Json<JournalPage>, Problem> {
    let seat = params.seat.filter(|seat| !seat.is_empty());
    let look = move |table: &mut Table| {
        let lang = params.lang.into();
        let page = table.journal_before(guest.as_ref(), seat.as_deref(), params.before, lang)?;
        Ok(Box::new(move || page) as Thought<JournalPage>)
    };
    site.look(&id, look).await.map(Json)
}

/// Sit down.
#[utoipa::path(post, path = "/tables/{id}/join", tag = "tables", request_body = Join,
    params(("id" = String, Path, description = "The table's id")),
    security(("guest" = [])),
    responses((status = 200, body = Nothing), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn join(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Json<Nothing>, Problem> {
    site.change(&id, move |table| table.join(&guest, &join)).await?;
    Ok(Json(Nothing {}))
}

/// Pledge lots for the dice, for seats of mine that were kept for me.
#[utoipa::path(post, path = "/tables/{id}/pledges", tag = "tables", request_body = Pledges,
    params(("id" = String, Path, description = "The table's id")),
    security(("guest" = [])),
    responses((status = 200, body = Nothing), (status = 400, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub(crate) async fn pledges(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(asked): Body<Pledges>,
) -> Result<Json<Nothing>, Problem> {
    site.change(&id, move |table| table.pledge(&guest, &asked.pledges)).await?;
    Ok(Json(Nothing {}))
}

/// Reveal the lots that I pledged. The match begins with the last.
#[utoipa::path(post, path = "/tables/{id}/lots", tag = "tables", request_body = Reveal,
    params(("id" = String, Path, description = "The table's id")),
    security(("guest" = [])),
    responses((status = 200, body = Nothing), (status = 400, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub(crate) async fn lots(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(asked): Body<Reveal>,
) -> Result<Json<Nothing>, Problem> {
    site.change(&id, move |table| table.reveal(&guest, &asked.lots)).await?;
    Ok(Json(Nothing {}))
}

/// Begin without the lots that are missing.
#[utoipa::path(post, path = "/tables/{id}/begin", tag = "tables", request_body = OfSeat,
    params(("id" = String, Path, description = "The table's id")),
    security(("guest" = [])),
    responses((status = 200, body = Nothing), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn begin(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(of): Body<OfSeat>,
) -> Result<Json<Nothing>, Problem> {
    site.change(&id, move |table| table.begin_without(&guest, &of.seat)).await?;
    Ok(Json(Nothing {}))
}

/// Play again, each in the next seat: offer it, or answer who offers it.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "tables", request_body = Again,
    params(("id" = String, Path, description = "The table's id")),
    security(("guest" = [])),
    responses((status = 200, body = Rematch), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn rematch(
    State(site): State<Site>,
    client: Client,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(again): Body<Again>,
) -> Result<Json<Rematch>, Problem> {
    site.count(Limit::Tables, client, Of::Both(&guest))?;
    // In a task of its own: a caller who hangs up must not leave a table that nobody knows of.
    let task = tokio::spawn(async move { site.rematch(&guest, &id, again.say).await });
    let id = task.await.map_err(|error| Problem::broken(&error))??;
    Ok(Json(Rematch { id }))
}

/// Close a table that I made: before the match begins, or when nobody else plays at it.
#[utoipa::path(post, path = "/tables/{id}/close", tag = "tables", request_body = Nothing,
    params(("id" = String, Path, description = "The table's id")),
    security(("guest" = [])),
    responses((status = 200, body = Nothing), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn close(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(_): Body<Nothing>,
) -> Result<Json<Nothing>, Problem> {
    site.change(&id, move |table| table.close(&guest)).await?;
    Ok(Json(Nothing {}))
}

/// Say who may talk at a table that I made.
#[utoipa::path(put, path = "/tables/{id}/talk", tag = "tables", request_body = WhoTalks,
    params(("id" = String, Path, description = "The table's id")),
    security(("guest" = [])),
    responses((status = 200, body = Nothing), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn talk(
    State(site): State<Site>,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(who): Body<WhoTalks>,
) -> Result<Json<Nothing>, Problem> {
    site.change(&id, move |table| table.let_talk(&guest, who.talk)).await?;
    Ok(Json(Nothing {}))
}

/// Note something for myself.
#[utoipa::path(put, path = "/tables/{id}/notes", tag = "tables", request_body = Text,
    params(("id" = String, Path, description = "The table's id")),
    security(("guest" = [])),
    responses((status = 200, body = Nothing), (status = 404, body = ErrorBody)))]
pub(crate) async fn notes(
    State(site): State<Site>,
    client: Client,
    Known(guest): Known,
    Path(id): Path<String>,
    Body(notes): Body<Text>,
) -> Result<Json<Nothing>, Problem> {
    site.count(Limit::Notes, client, Of::Both(&guest))?;
    if notes.text.chars().count() > NOTES {
        return Err(Problem::Malformed(format!("notes have at most {NOTES} letters")));
    }
    if site.store().table(&id).await?.is_none() {
        return Err(Problem::no_table(&id));
    }
    site.store().set_notes(&id, &guest.id, &notes.text).await?;
    Ok(Json(Nothing {}))
}

/// Through whose eyes to look back.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct MomentParams {
    /// A seat or `spectator`; during play only one's own. By default my first seat.
    eyes: Option<String>,
    #[serde(default)]
    #[param(inline)]
    lang: Tongue,
    /// As in `GET /tables/{id}`.
    #[serde(default)]
    from: usize,
    /// As in `GET /tables/{id}`.
    #[serde(default, deserialize_with = "super::extract::count")]
    sequence: Option<u64>,
    /// As in `GET /tables/{id}`.
    faces: Option<String>,
}

/// The table after n actions.
#[utoipa::path(get, path = "/tables/{id}/moments/{n}", tag = "tables",
    params(("id" = String, Path, description = "The table's id"),
        ("n" = usize, Path, description = "How many actions"), MomentParams),
    security((), ("guest" = [])),
    responses((status = 200, body = Moment), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn moment(
    State(site): State<Site>,
    Somebody(guest): Somebody,
    Path((id, number)): Path<(String, String)>,
    Params(params): Params<MomentParams>,
) -> Result<Json<Moment>, Problem> {
    let missing = || Problem::Missing(format!("there is no moment \"{}\"", shortened(&number)));
    let number: usize = number.parse().map_err(|_| missing())?;
    let MomentParams { eyes, lang, from, sequence, faces } = params;
    let look = Look {
        guest,
        seat: eyes.filter(|eyes| !eyes.is_empty()),
        lang: lang.into(),
        has: Has { from, sequence, faces, ..Has::default() },
    };
    site.look(&id, move |table| table.moment(number, &look)).await.map(Json)
}

/// The match record, once the match is over: a line an action, verifiable by anyone.
#[utoipa::path(get, path = "/tables/{id}/record", tag = "tables",
    params(("id" = String, Path, description = "The table's id")),
    security((), ("guest" = [])),
    responses((status = 200, body = String, content_type = "application/jsonl"),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(crate) async fn record(
    State(site): State<Site>,
    // Everybody may read it; a forged cookie is refused here as everywhere.
    _: Somebody,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let look = |table: &mut Table| {
        let record = table.record()?;
        Ok(Box::new(move || record) as Thought<String>)
    };
    let record = site.look(&id, look).await?;
    Ok(([(CONTENT_TYPE, "application/jsonl")], record).into_response())
}
