//! The server: guests, tables, live updates, and the page.
//!
//! [`app`] builds everything on a [`Site`], so that tests call it without a socket. Handlers (`api`)
//! parse, call and convert. A table (`table`) is its log, folded; a match (`live`) is a game behind
//! the kernel. SQL is in `store` only. No rule is decided here, and nothing but the kernel's views
//! leaves.

mod api;
mod catalog;
mod client;
mod dto;
mod faces;
mod guard;
mod guest;
mod health;
mod limits;
mod live;
mod names;
mod page;
mod problem;
mod schemas;
mod serve;
mod site;
pub mod store;
mod table;
mod words;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

#[cfg(feature = "typescript")]
pub use dto::typescript;
pub use limits::{Limit, Limits};
pub use serve::{Connections, serve};
pub use site::{Settings, Site};

/// How large a body may be.
const BODY: usize = 512 * 1024;

/// The whole server, without a socket.
pub fn app(site: Site) -> Router {
    // Only the path is logged: what comes after it may be an invitation.
    let trace = TraceLayer::new_for_http().make_span_with(|request: &axum::extract::Request| {
        tracing::debug_span!("request", method = %request.method(), path = request.uri().path())
    });
    let (routes, takes) = api::routes();
    routes
        .layer(from_fn_with_state((site.clone(), takes), api::admit))
        .layer(map_response(guard::plain_errors))
        .fallback(page::serve)
        .layer(from_fn(guard::same_origin))
        .layer(from_fn_with_state(site.clone(), guard::door))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CatchPanicLayer::custom(guard::panicked))
        .layer(CompressionLayer::new())
        .layer(map_response(guard::headers))
        .layer(trace)
        .with_state(site)
}
