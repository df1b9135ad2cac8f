//! What every answer carries, and what every change must show.

use std::any::Any;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::Site;
use crate::client::{Client, check_host};
use crate::dto::ErrorBody;
use crate::limits::{Limit, Of};
use crate::problem::Problem;
use crate::serve::Peer;

const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; \
base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Says from where somebody asks, and refuses who calls the server by a wrong name or asks too
/// much.
pub(crate) async fn door(State(site): State<Site>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    let client = Client::of(peer, request.headers(), site.settings());
    request.extensions_mut().insert(client);
    let checked = check_host(request.headers(), request.uri().host(), site.settings())
        .and_then(|()| site.count(Limit::Requests, client, Of::Address));
    match checked {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

/// Refuses changes that another site's page asks for.
pub(crate) async fn same_origin(request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if harmless || is_ours(request.headers(), request.uri().host()) {
        next.run(request).await
    } else {
        Problem::Forbidden("this change was asked for by another site's page").into_response()
    }
}

/// Whether a change comes from our own page or from no page at all. Browsers name the page's origin
/// with every change; programs need not.
fn is_ours(headers: &HeaderMap, asked: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let strange = |site: &str| !matches!(site, "same-origin" | "none");
    if text("sec-fetch-site").is_some_and(strange) {
        return false;
    }
    let Some(origin) = text("origin") else { return true };
    let Some(host) = text("host").or(asked) else { return false };
    let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    authority.is_some_and(|authority| authority.eq_ignore_ascii_case(host))
}

/// The headers that every answer carries.
pub(crate) async fn headers(mut answer: Response) -> Response {
    let headers = answer.headers_mut();
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Answers are somebody's own; only the page's files say otherwise.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    answer
}

/// Turns the framework's own errors into sentences like ours.
pub(crate) async fn plain_errors(answer: Response) -> Response {
    let status = answer.status();
    let json = answer
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if json || !(status.is_client_error() || status.is_server_error()) {
        return answer;
    }
    let error = match status {
        StatusCode::NOT_FOUND => "there is nothing here",
        StatusCode::METHOD_NOT_ALLOWED => "this address does not take this method",
        StatusCode::PAYLOAD_TOO_LARGE => "the body is too large",
        _ if status.is_client_error() => "the request is malformed",
        _ => "the server failed; nothing was changed",
    };
    (status, Json(ErrorBody { error: error.to_owned() })).into_response()
}

/// A fault of ours in a handler: the others go on.
pub(crate) fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    Problem::broken(&"a handler panicked").into_response()
}
