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
use tokio::sync::watch;

use super::extract::Params;
use crate::Site;
use crate::dto::{ErrorBody, News};
use crate::guest::Somebody;
use crate::problem::Problem;
use crate::site::Attending;

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
/// Those who play at it hear also, by events called `here`, which of them are there (`WhoIsHere`).
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
    Somebody(guest): Somebody,
    Path(id): Path<String>,
    Params(params): Params<Since>,
    headers: HeaderMap,
) -> Result<(Unbuffered, Sse<impl Stream<Item = Result<Event, Infallible>>>), Problem> {
    let resumed = headers
        .get("last-event-id")
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.parse().ok());
    let seen: Option<u64> = resumed.or(params.since);
    let (mut news, mut comings) = site.news(&id).await?;
    let attending = site.attend(&id, guest.as_ref()).await?;
    // What is there now counts as new.
    news.mark_changed();
    comings.mark_changed();
    let mut closing = site.closing();
    if *closing.borrow_and_update() {
        return Err(Problem::Closing);
    }
    let hears = Hears { site, id, news, comings, attending, closing, seen };
    let stream = unfold(hears, |mut hears| async move {
        let event = hears.next().await?;
        Some((Ok(event), hears))
    });
    let events = Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(15)));
    // nginx would keep events until it has many of them.
    Ok(([("x-accel-buffering", "no")], events))
}

/// Somebody who listens to a table.
struct Hears {
    site: Site,
    id: String,
    news: watch::Receiver<News>,
    comings: watch::Receiver<u64>,
    /// That he is there, for who sits at the table.
    attending: Option<Attending>,
    closing: watch::Receiver<bool>,
    seen: Option<u64>,
}

impl Hears {
    /// The next thing to tell; none when there will be nothing more.
    async fn next(&mut self) -> Option<Event> {
        loop {
            tokio::select! {
                _ = self.closing.changed() => return None,
                changed = self.news.changed() => changed.ok()?,
                // Who is there, only those are told who play.
                changed = self.comings.changed(), if self.attending.is_some() => {
                    changed.ok()?;
                    self.comings.borrow_and_update();
                    if let Ok(people) = self.site.who_is_here(&self.id).await {
                        let data = serde_json::json!(people).to_string();
                        return Some(Event::default().event("here").data(data));
                    }
                    continue;
                }
            }
            let now = *self.news.borrow_and_update();
            if self.seen.is_none_or(|seen| now.sequence != seen) {
                self.seen = Some(now.sequence);
                return Some(event(now));
            }
        }
    }
}

fn event(news: News) -> Event {
    let data = serde_json::json!(news).to_string();
    Event::default().event("table").id(news.sequence.to_string()).data(data)
}
