//! A server on a socket, until it is told to stop.

use std::future::Future;
use std::io;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;

use crate::{Site, app};

/// Serves a site until `stop` is done; then finishes what is being answered.
pub async fn serve(
    site: Site,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    site.keep_house().await;
    let closing = site.clone();
    // Answers are small and awaited: they leave at once.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, app(site))
        .with_graceful_shutdown(async move {
            stop.await;
            // Live updates would keep their connections open for ever.
            closing.close();
        })
        .await
}
