//! A server on a socket, until it is told to stop.
//!
//! Whoever connects may take so much time for a header, for a body and for reading an answer, and
//! no more; and when the server is told to stop, nobody can keep it from stopping.

mod patient;
mod places;

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::Service as _;

use self::patient::Patient;
use self::places::Places;
use crate::{Site, app};

/// How large a header may be.
const HEADER: usize = 64 * 1024;
/// How many are told at once that there is no room; others are hung up on.
const TURNED_AWAY: usize = 64;
/// How long somebody who is told so may take to hear it.
const FAREWELL: Duration = Duration::from_secs(1);
/// How long to wait when the system has no more sockets for us.
const BREATH: Duration = Duration::from_millis(200);

/// What a server allows its connections.
#[derive(Clone, Copy, Debug)]
pub struct Connections {
    /// How many there may be.
    pub most: usize,
    /// How many there may be from one address; as many as from all if it is this machine's own.
    pub per_address: usize,
    /// How long a header may take, and how long a connection may be silent before the next.
    pub header: Duration,
    /// How long a body may take.
    pub body: Duration,
    /// How long an answer may wait for somebody who does not read it.
    pub unread: Duration,
    /// How long what is being answered may take when the server is told to stop.
    pub closing: Duration,
}

impl Default for Connections {
    fn default() -> Self {
        Self {
            most: 10_000,
            per_address: 500,
            header: Duration::from_secs(30),
            body: Duration::from_secs(30),
            unread: Duration::from_secs(30),
            closing: Duration::from_secs(3),
        }
    }
}

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// How far a server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Open,
    /// What is being answered is finished.
    Closing,
    /// Whatever is still there is cut off.
    Cut,
}

/// Serves a site until `stop` is done; then finishes what is being answered, within the time that
/// the site's [`Connections`] allow.
pub async fn serve(
    site: Site,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    site.keep_house().await;
    let allowed = site.settings().connections;
    let router = app(site.clone());
    let stage = watch::Sender::new(Stage::Open);
    let places = Places::new(allowed.most, allowed.per_address);
    let goodbyes = Places::new(TURNED_AWAY, TURNED_AWAY);
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_the_callers(&error) => continue,
            Err(error) => {
                tracing::error!("nobody can connect: {error}");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let address = address_of(address);
        if let Some(place) = places.take(address) {
            let (router, stage) = (router.clone(), stage.subscribe());
            tokio::spawn(async move {
                converse(stream, address, router, allowed, stage).await;
                drop(place);
            });
        } else if let Some(place) = goodbyes.take(address) {
            tokio::spawn(async move {
                let _ = tokio::time::timeout(FAREWELL, turn_away(stream)).await;
                drop(place);
            });
        }
    }
    drop(listener);
    // Live updates would keep their connections open for ever.
    site.close();
    stage.send_replace(Stage::Closing);
    if tokio::time::timeout(allowed.closing, places.all_free()).await.is_err() {
        stage.send_replace(Stage::Cut);
        places.all_free().await;
    }
    Ok(())
}

/// Answers the requests of a connection until either end is done with it.
async fn converse(
    stream: TcpStream,
    address: IpAddr,
    router: Router,
    allowed: Connections,
    mut stage: watch::Receiver<Stage>,
) {
    // Answers are small and awaited: they leave at once.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(Peer(address));
        // Cheap: all connections share the routes.
        let answer = router.clone().call(request);
        async move { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(allowed.header)
        .max_buf_size(HEADER)
        .serve_connection(TokioIo::new(Patient::new(stream, allowed.unread)), service);
    tokio::pin!(connection);
    loop {
        tokio::select! {
            ended = connection.as_mut() => {
                if let Err(error) = ended {
                    tracing::debug!("a connection ended: {error}");
                }
                return;
            }
            _ = stage.changed() => match *stage.borrow_and_update() {
                Stage::Open => {}
                Stage::Closing => connection.as_mut().graceful_shutdown(),
                Stage::Cut => return,
            },
        }
    }
}

/// Says that there is no room, and waits until it was heard: whoever is hung up on while he speaks
/// may not hear it.
async fn turn_away(mut stream: TcpStream) -> io::Result<()> {
    let body = "{\"error\":\"too many are connected to this server; try again later\"}";
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\n\
         retry-after: 10\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await?;
    let mut rest = [0; 1024];
    while stream.read(&mut rest).await? > 0 {}
    Ok(())
}

/// Who is at the other end, whichever way the system writes it.
fn address_of(address: SocketAddr) -> IpAddr {
    address.ip().to_canonical()
}

/// Whether a connection failed because of whoever wanted it.
fn is_the_callers(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind())
}
