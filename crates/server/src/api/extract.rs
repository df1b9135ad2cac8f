//! What requests bring, with every fault told in one sentence.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse as _;
use kernel::Lang;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::Site;
use crate::problem::Problem;

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Site> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, site: &Site) -> Result<Self, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let json = kind.and_then(|kind| kind.to_str().ok()).is_some_and(is_json);
        let patience = site.settings().connections.body;
        let read = tokio::time::timeout(patience, Bytes::from_request(request, site)).await;
        let bytes = read.map_err(|_| Problem::Slow)?.map_err(unread)?;
        if !json {
            return Err(Problem::Malformed(
                "a body is JSON, with content-type: application/json".to_owned(),
            ));
        }
        // Lists are read as if they were objects otherwise.
        if bytes.iter().find(|byte| !byte.is_ascii_whitespace()).is_some_and(|byte| *byte == b'[') {
            return Err(Problem::Malformed("a body is a JSON object, not a list".to_owned()));
        }
        serde_json::from_slice(&bytes).map(Self).map_err(|error| {
            Problem::Malformed(format!("the body is not as it should be: {error}"))
        })
    }
}

/// Whether a body of this type is JSON; what comes after a semicolon does not matter.
fn is_json(kind: &str) -> bool {
    let kind = kind.split(';').next().unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

fn unread(rejection: BytesRejection) -> Problem {
    if rejection.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE {
        Problem::TooLarge
    } else {
        Problem::Malformed("the body could not be read".to_owned())
    }
}

/// Parameters after the question mark.
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        Query::try_from_uri(&parts.uri)
            .map(|Query(params)| Self(params))
            .map_err(|error| Problem::Malformed(error.body_text()))
    }
}

/// A language, as parameters name it.
#[derive(Clone, Copy, Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Tongue {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl From<Tongue> for Lang {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::En => Self::En,
            Tongue::Fr => Self::Fr,
        }
    }
}

/// The language of an answer.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct In {
    #[serde(default)]
    #[param(inline)]
    pub(crate) lang: Tongue,
}

/// A number that counts changes of a table. The description gives such numbers 63 bits.
pub(super) fn count<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    let number = <Option<u64> as serde::Deserialize>::deserialize(from)?;
    match number {
        Some(number) if i64::try_from(number).is_err() => {
            Err(serde::de::Error::custom(format!("{number} is too large a number")))
        }
        fits => Ok(fits),
    }
}
