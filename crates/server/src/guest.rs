//! Guests: people known by a cookie and a name they chose.
//!
//! The cookie holds 256 random bits; the store has only their hash, so that nobody who reads the
//! store can play for somebody else.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use sha2::{Digest as _, Sha256};

use crate::Site;
use crate::client::Client;
use crate::limits::{Limit, Of};
use crate::problem::Problem;
use crate::store::Guest;

/// The cookie's name.
const COOKIE: &str = "rubicon";
/// Its name where the connection is secure: no other site and no insecure page can then set it.
const SECURE: &str = "__Host-rubicon";
/// The headers that make a browser forget the cookie.
pub(crate) const GONE: [&str; 2] = [
    "rubicon=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
    "__Host-rubicon=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0",
];
/// How long a browser keeps the cookie: 400 days, the longest that browsers allow.
const AGE: u32 = 400 * 24 * 60 * 60;

/// Who is asking, if he is known.
pub(crate) struct Somebody(pub(crate) Option<Guest>);

/// Who is asking; nobody else gets this far.
pub(crate) struct Known(pub(crate) Guest);

impl FromRequestParts<Site> for Somebody {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let Ok(client) = Client::from_request_parts(parts, site).await;
        let guest = of(&parts.headers, client, site).await?;
        if let Some(guest) = &guest {
            site.count(Limit::Requests, client, Of::Guest(guest))?;
        }
        Ok(Self(guest))
    }
}

/// Who sends these headers; nobody without a cookie.
pub(crate) async fn of(
    headers: &HeaderMap,
    client: Client,
    site: &Site,
) -> Result<Option<Guest>, Problem> {
    let Some(token) = token(headers, client) else { return Ok(None) };
    let guest = site.store().guest_by_token(&hash(&token)).await?;
    guest.map(Some).ok_or(Problem::Forged)
}

impl FromRequestParts<Site> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        match Somebody::from_request_parts(parts, site).await? {
            Somebody(Some(guest)) => Ok(Self(guest)),
            Somebody(None) => Err(Problem::Unknown),
        }
    }
}

/// A cookie nobody can guess, and the hash to know it by.
pub(crate) fn new_token() -> Result<(String, String), Problem> {
    let token = random_hex::<32>()?;
    let hash = hash(&token);
    Ok((token, hash))
}

/// The header that gives a browser its cookie.
pub(crate) fn cookie(token: &str, client: Client) -> String {
    let secure = if client.secure { " Secure;" } else { "" };
    let name = name(client);
    format!("{name}={token}; Path=/;{secure} HttpOnly; SameSite=Lax; Max-Age={AGE}")
}

/// Random bytes in hexadecimal.
pub(crate) fn random_hex<const N: usize>() -> Result<String, Problem> {
    random::<N>().map(|bytes| kernel::to_hex(&bytes))
}

/// Random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| Problem::broken(&error))?;
    Ok(bytes)
}

/// What the cookie is called on this connection. On a secure one the plain name does not count:
/// anybody on the way could have set it.
fn name(client: Client) -> &'static str {
    if client.secure { SECURE } else { COOKIE }
}

fn token(headers: &HeaderMap, client: Client) -> Option<String> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(found, _)| *found == name(client))
        .map(|(_, value)| value.to_owned())
}

fn hash(token: &str) -> String {
    kernel::to_hex(&Sha256::digest(token.as_bytes()))
}
