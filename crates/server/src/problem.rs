//! What goes wrong, as the caller reads it: a status and one clear sentence.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::UndoRefused;

use crate::dto::{ErrorBody, Refused, RefusedBody};
use crate::guest;
use crate::limits::seconds;
use crate::live::{CannotBegin, Denied};
use crate::store::StoreError;

/// After how many seconds a server that goes down may be back.
const RESTART: u64 = 5;

/// Why a request is not answered as asked.
#[derive(Debug)]
pub(crate) enum Problem {
    /// 400: malformed.
    Malformed(String),
    /// 401: nobody knows who is asking.
    Unknown,
    /// 401: the cookie is none of ours.
    Forged,
    /// 403: not allowed to whoever is asking.
    Forbidden(&'static str),
    /// 404: there is no such thing.
    Missing(String),
    /// 409: the table is not as the request supposes.
    Conflict(String),
    /// 408: the body took too long.
    Slow,
    /// 413: too much.
    TooLarge,
    /// 421: the server has another name.
    Misdirected(String),
    /// 422: a rule forbids it.
    Refused(Refused),
    /// 429: too often or too many; more after some seconds.
    TooMany(String, u64),
    /// 500: our fault; logged in full, answered briefly.
    Broken,
    /// 503: the server is going down.
    Closing,
    /// 503: nothing can be written.
    Unwell,
    /// What was asked for lies before what is in memory of a table. The site reads the rest of it
    /// and tries again, so that nobody is ever answered so.
    Earlier,
}

impl Problem {
    /// A problem of ours: logs it and tells the caller nothing of it.
    pub(crate) fn broken(error: &dyn std::fmt::Display) -> Self {
        tracing::error!("{error}");
        Self::Broken
    }

    /// More than is allowed; it may be tried again after a while.
    pub(crate) fn too_many(sentence: &str, wait: Duration) -> Self {
        Self::TooMany(sentence.to_owned(), seconds(wait))
    }

    pub(crate) fn no_table(id: &str) -> Self {
        Self::Missing(format!("there is no table \"{}\"", shortened(id)))
    }

    pub(crate) fn stale() -> Self {
        Self::Conflict("the table has changed in the meantime".to_owned())
    }

    pub(crate) fn over() -> Self {
        Self::Conflict("the match is over".to_owned())
    }

    pub(crate) fn waiting() -> Self {
        Self::Conflict("the match begins when every seat is taken".to_owned())
    }
}

/// What somebody sent, short enough to be repeated in a sentence.
pub(crate) fn shortened(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(40).collect()
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let forged = matches!(self, Self::Forged);
        let wait = if let Self::TooMany(_, wait) = self {
            Some(wait)
        } else {
            matches!(self, Self::Closing | Self::Unwell).then_some(RESTART)
        };
        let (status, sentence) = match self {
            Self::Malformed(sentence) => (StatusCode::BAD_REQUEST, sentence),
            Self::Unknown => {
                (StatusCode::UNAUTHORIZED, "choose a name first: POST /api/v1/me".to_owned())
            }
            Self::Forged => (
                StatusCode::UNAUTHORIZED,
                "this cookie is not known here; choose a name again: POST /api/v1/me".to_owned(),
            ),
            Self::Forbidden(sentence) => (StatusCode::FORBIDDEN, sentence.to_owned()),
            Self::Missing(sentence) => (StatusCode::NOT_FOUND, sentence),
            Self::Conflict(sentence) => (StatusCode::CONFLICT, sentence),
            Self::Slow => {
                (StatusCode::REQUEST_TIMEOUT, "the body took too long to come".to_owned())
            }
            Self::Misdirected(sentence) => (StatusCode::MISDIRECTED_REQUEST, sentence),
            Self::TooMany(sentence, _) => (StatusCode::TOO_MANY_REQUESTS, sentence),
            Self::TooLarge => (
                StatusCode::PAYLOAD_TOO_LARGE,
                format!("the body is larger than {} KiB", crate::BODY / 1024),
            ),
            Self::Refused(refused) => {
                let body = RefusedBody { refused };
                return (StatusCode::UNPROCESSABLE_ENTITY, Json(body)).into_response();
            }
            Self::Broken | Self::Earlier => (
                StatusCode::INTERNAL_SERVER_ERROR,
                "the server failed; nothing was changed".to_owned(),
            ),
            Self::Closing => {
                (StatusCode::SERVICE_UNAVAILABLE, "the server is going down".to_owned())
            }
            Self::Unwell => {
                (StatusCode::SERVICE_UNAVAILABLE, "nothing can be written at present".to_owned())
            }
        };
        let mut answer = (status, Json(ErrorBody { error: sentence })).into_response();
        if forged {
            // Otherwise the browser would show it again for ever.
            for cookie in guest::GONE {
                let cookie = HeaderValue::from_static(cookie);
                answer.headers_mut().append(header::SET_COOKIE, cookie);
            }
        }
        if let Some(wait) = wait {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
        }
        answer
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Stale => Self::stale(),
            StoreError::Broken(_) => Self::broken(&error),
        }
    }
}

impl From<UndoRefused> for Problem {
    fn from(refused: UndoRefused) -> Self {
        match refused {
            UndoRefused::Earlier => Self::Earlier,
            UndoRefused::NothingDone | UndoRefused::Irrevocable | UndoRefused::NotYours => {
                Self::Conflict(refused.to_string())
            }
        }
    }
}

impl From<Denied> for Problem {
    fn from(denied: Denied) -> Self {
        match denied {
            Denied::Refused(refused) => Self::Refused(refused),
            Denied::Nonsense(sentence) => Self::Malformed(sentence),
            Denied::Earlier => Self::Earlier,
        }
    }
}

impl From<CannotBegin> for Problem {
    fn from(error: CannotBegin) -> Self {
        match error {
            CannotBegin::Data(fault) | CannotBegin::Snapshot(fault) => Self::broken(&fault),
            CannotBegin::OtherData => Self::Conflict(
                "this table was made with other game data than the server has now".to_owned(),
            ),
            CannotBegin::Setup(error) => Self::Malformed(error.to_string()),
        }
    }
}
