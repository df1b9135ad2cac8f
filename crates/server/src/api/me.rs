//! Who is asking.

use axum::Json;
use axum::extract::{FromRequestParts as _, State};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::response::{AppendHeaders, IntoResponse, Response};

use super::extract::Body;
use crate::Site;
use crate::client::Client;
use crate::dto::{Me, NewName};
use crate::guest::{self, Somebody};
use crate::limits::{Limit, Of};
use crate::names;
use crate::problem::Problem;
use crate::site::now;
use crate::store::Guest;

/// Who I am here.
#[utoipa::path(get, path = "/me", tag = "guests", security((), ("guest" = [])),
    responses((status = 200, body = Me)))]
pub(crate) async fn get(Somebody(guest): Somebody) -> Json<Me> {
    let (id, name) = guest.map(|guest| (guest.id, guest.name)).unzip();
    Json(Me { id, name })
}

/// Choose a name, or another one. Sets the cookie.
#[utoipa::path(post, path = "/me", tag = "guests", request_body = NewName,
    responses((status = 200, body = Me)))]
pub(crate) async fn post(
    State(site): State<Site>,
    client: Client,
    mut parts: Parts,
    Body(new): Body<NewName>,
) -> Result<Response, Problem> {
    let name = names::proper(&new.name)?;
    // An unknown cookie is replaced: whoever lost his place here starts again.
    let known = match Somebody::from_request_parts(&mut parts, &site).await {
        Ok(Somebody(known)) => known,
        Err(Problem::Forged) => None,
        Err(problem) => return Err(problem),
    };
    if let Some(known) = known {
        site.count(Limit::Names, client, Of::Both(&known))?;
        site.store().rename_guest(&known.id, &name).await?;
        return Ok(Json(Me { id: Some(known.id), name: Some(name) }).into_response());
    }
    site.count(Limit::Guests, client, Of::Address)?;
    let id = guest::random_hex::<8>()?;
    let (token, hash) = guest::new_token()?;
    site.store().add_guest(&Guest { id: id.clone(), name: name.clone() }, &hash, now()).await?;
    let cookie = AppendHeaders([(SET_COOKIE, guest::cookie(&token, client))]);
    Ok((cookie, Json(Me { id: Some(id), name: Some(name) })).into_response())
}
