//! Live updates. An event says how far a table is; whoever lacks something fetches it. So nothing
//! is missed and nothing comes twice, however often a connection breaks.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::Deserialize;

use super::extract::Params;
use crate::Site;
use crate::dto::{ErrorBody, News};
use crate::guest::Somebody;
use crate::problem::Problem;

/// A header that lets events pass at once.
type Unbuffered = [(&'static str, &'static str); 1];

/// From where to go on.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The last sequence that is known already. The header `Last-Event-ID` says the same.
    since: Option<u64>,
}

/// Hear of every change of a table: once at once, unless nothing is new, and after every change.
#[utoipa::path(get, path = "/tables/{id}/events", tag = "tables",
    params(("id" = String, Path, description = "The table's id"),
        ("invite" = Option<String>, Query, description = "An invitation to a private table"),
        Since),
    security((), ("guest" = [])),
    responses((status = 200, body = News, content_type = "text/event-stream"),
        (status = 404, body = ErrorBody)))]
pub(crate) async fn get(
    State(site): State<Site>,
    // Spectators may listen; a forged cookie is refused here as everywhere.
    _: Somebody,
    Path(id): Path<String>,
    Params(params): Params<Since>,
    headers: HeaderMap,
) -> Result<(Unbuffered, Sse<impl Stream<Item = Result<Event, Infallible>>>), Problem> {
    let resumed = headers
        .get("last-event-id")
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.parse().ok());
    let seen: Option<u64> = resumed.or(params.since);
    let mut news = site.news(&id).await?;
    // What is there now counts as new.
    news.mark_changed();
    let mut closing = site.closing();
    if *closing.borrow_and_update() {
        return Err(Problem::Closing);
    }
    let stream = unfold((news, closing, seen), |(mut news, mut closing, mut seen)| async move {
        loop {
            tokio::select! {
                _ = closing.changed() => return None,
                changed = news.changed() => changed.ok()?,
            }
            let now = *news.borrow_and_update();
            if seen.is_none_or(|seen| now.sequence != seen) {
                seen = Some(now.sequence);
                return Some((Ok(event(now)), (news, closing, seen)));
            }
        }
    });
    let events = Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(15)));
    // nginx would keep events until it has many of them.
    Ok(([("x-accel-buffering", "no")], events))
}

fn event(news: News) -> Event {
    let data = serde_json::json!(news).to_string();
    Event::default().event("table").id(news.sequence.to_string()).data(data)
}
