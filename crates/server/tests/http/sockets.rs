//! The server on a socket: what connections cost, how long they may take, and how it stops.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rubicon_server::store::Sqlite;
use rubicon_server::{Connections, Settings, Site};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server on a socket of its own.
pub(crate) struct Listening {
    pub(crate) address: SocketAddr,
    pub(crate) folder: tempfile::TempDir,
    stop: oneshot::Sender<()>,
    served: JoinHandle<std::io::Result<()>>,
}

impl Listening {
    pub(crate) async fn start(settings: Settings) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("test.sqlite")).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let site = Site::new(Arc::new(store), settings);
        let served = tokio::spawn(rubicon_server::serve(site, listener, async move {
            stopped.await.unwrap_or_default();
        }));
        Self { address, folder, stop, served }
    }

    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// A connection on which this was said.
    async fn say(&self, text: &str) -> TcpStream {
        let mut stream = self.connect().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }

    /// Asks on a connection of its own: status, head, body.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &Value,
    ) -> (u16, String, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut text = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        let address = self.address.to_string();
        let usual = [("host", address.as_str()), ("content-type", "application/json")];
        let usual = usual.iter().filter(|(name, _)| !headers.iter().any(|(own, _)| own == name));
        for (name, value) in usual.chain(headers) {
            text.extend([*name, ": ", *value, "\r\n"]);
        }
        text.extend(["content-length: ", &body.len().to_string(), "\r\n\r\n", &body]);
        let mut stream = self.say(&text).await;
        let answer = heard(&mut stream).await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_lowercase(), serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// Tells the server to stop and says how long it takes.
    async fn stop(self) -> Duration {
        let start = Instant::now();
        self.stop.send(()).unwrap();
        self.served.await.unwrap().unwrap();
        start.elapsed()
    }
}

/// Everything that comes until the other end hangs up.
async fn heard(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut bytes)).await;
    // Who is cut off may be told so by an error.
    read.expect("the server hangs up").unwrap_or_default();
    String::from_utf8(bytes).unwrap()
}

fn impatient(connections: Connections) -> Settings {
    Settings { bot_pause: Duration::ZERO, connections, ..Settings::default() }
}

const SHORT: Duration = Duration::from_millis(300);
const GET: &str = "GET /api/v1/me HTTP/1.1\r\nhost: localhost\r\n\r\n";
const HALF_HEADER: &str = "GET /api/v1/me HTTP/1.1\r\nhost: loc";
const HALF_BODY: &str = "POST /api/v1/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\
                         content-type: application/json\r\n\r\n{";

/// Many long answers at once, which nobody reads.
fn unread() -> String {
    "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(500)
}

async fn table(server: &Listening) -> String {
    let name = json!({ "name": "Anna" });
    let (_, head, _) = server.ask("POST", "/api/v1/me", &[], &name).await;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let new = json!({ "game": "julius", "seats": { "caesar": "me", "pompey": "me" } });
    let headers = [("cookie", cookie.split(';').next().unwrap())];
    let (status, _, made) = server.ask("POST", "/api/v1/tables", &headers, &new).await;
    assert_eq!(status, 200, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

fn listen(id: &str) -> String {
    format!("GET /api/v1/tables/{id}/events HTTP/1.1\r\nhost: localhost\r\n\r\n")
}

/// Memory that the process has in use.
#[cfg(target_os = "linux")]
fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap();
    text.split(' ').nth(1).unwrap().parse::<usize>().unwrap() * 4096
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_stream_of_events_costs_kilobytes() {
    const STREAMS: usize = 300;
    let server = Listening::start(impatient(Connections::default())).await;
    let id = table(&server).await;
    let before = resident();
    let mut streams = Vec::new();
    for _ in 0..STREAMS {
        let mut stream = server.say(&listen(&id)).await;
        let mut begun = [0; 12];
        stream.read_exact(&mut begun).await.unwrap();
        assert_eq!(&begun, b"HTTP/1.1 200");
        streams.push(stream);
    }
    let each = resident().saturating_sub(before) / STREAMS;
    assert!(each < 50_000, "{each} bytes a stream: 8,000 take more than 400 MB");
}

#[tokio::test]
async fn nobody_holds_a_connection_by_doing_nothing() {
    let connections =
        Connections { header: SHORT, body: SHORT, unread: SHORT, ..Connections::default() };
    let server = Listening::start(impatient(connections)).await;
    let mut idle = server.say(GET).await;
    for (what, said) in [("", ""), ("", HALF_HEADER), ("408", HALF_BODY)] {
        let mut stream = server.say(said).await;
        let start = Instant::now();
        let answer = heard(&mut stream).await;
        assert!(answer.contains(what), "{said}: {answer}");
        assert!(start.elapsed() < SHORT * 10, "{said}: {:?}", start.elapsed());
    }
    assert!(heard(&mut idle).await.starts_with("HTTP/1.1 200"), "answered, then hung up on");
    // The answers pile up until nothing more goes through; then it is over.
    let mut stream = server.say(&unread()).await;
    tokio::time::sleep(SHORT * 5).await;
    let mut bytes = Vec::new();
    let ended = tokio::time::timeout(SHORT * 10, stream.read_to_end(&mut bytes)).await;
    assert!(ended.is_ok(), "still connected");
    let answers = String::from_utf8_lossy(&bytes).matches("HTTP/1.1 200").count();
    assert!(answers < 500, "{answers} answers though nobody read them");
}

#[tokio::test]
async fn there_are_so_many_places() {
    let connections = Connections { most: 3, ..Connections::default() };
    let server = Listening::start(impatient(connections)).await;
    let mut taken = Vec::new();
    for _ in 0..3 {
        let mut stream = server.say(GET).await;
        let mut begun = [0; 12];
        stream.read_exact(&mut begun).await.unwrap();
        taken.push(stream);
    }
    let (status, head, body) = server.ask("GET", "/api/v1/me", &[], &Value::Null).await;
    assert_eq!(status, 503, "{head}");
    assert!(head.contains("retry-after: 10"), "{head}");
    assert!(body["error"].as_str().unwrap().contains("too many"), "{body}");
    taken.pop();
    for _ in 0..100 {
        let (status, _, _) = server.ask("GET", "/api/v1/me", &[], &Value::Null).await;
        if status == 200 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a place that was left is not given away");
}

#[tokio::test]
async fn the_server_stops_whatever_clients_do() {
    let connections = Connections { closing: SHORT, ..Connections::default() };
    for what in ["", "events", HALF_HEADER, HALF_BODY, "unread"] {
        let server = Listening::start(impatient(connections)).await;
        let said = match what {
            "events" => listen(&table(&server).await),
            "unread" => unread(),
            other => other.to_owned(),
        };
        let mut stream = server.say(&said).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        let took = server.stop().await;
        assert!(took < Duration::from_secs(2), "{what:?} took {took:?}");
        if what == "events" {
            let answer = heard(&mut stream).await;
            assert!(answer.ends_with("0\r\n\r\n"), "the stream is ended properly: {answer}");
        }
    }
}

#[tokio::test]
async fn the_health_address_tells_the_truth() {
    use std::str::FromStr as _;

    let server = Listening::start(impatient(Connections::default())).await;
    let (status, _, body) = server.ask("GET", "/healthz", &[], &Value::Null).await;
    assert_eq!((status, body), (200, json!({ "ok": true })));
    // Somebody else holds the file for himself.
    let file = server.folder.path().join("test.sqlite");
    let options =
        sqlx::sqlite::SqliteConnectOptions::from_str(&format!("sqlite:{}", file.display()))
            .unwrap();
    let pool = sqlx::sqlite::SqlitePoolOptions::new().max_connections(1);
    let pool = pool.connect_with(options).await.unwrap();
    let lock = pool.begin_with("BEGIN IMMEDIATE").await.unwrap();
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let (status, head, body) = server.ask("GET", "/healthz", &[], &Value::Null).await;
    assert_eq!(status, 503, "{body}");
    assert!(head.contains("retry-after") && body["error"].is_string(), "{head} {body}");
    lock.rollback().await.unwrap();
    for _ in 0..50 {
        let (status, _, _) = server.ask("GET", "/healthz", &[], &Value::Null).await;
        if status == 200 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the server does not get well again");
}

#[tokio::test]
async fn unknown_addresses() {
    let server = Listening::start(impatient(Connections::default())).await;
    for path in
        ["/api", "/api/", "/api/nothing", "/api/v1", "/api/v1/", "/api/v2/me", "/api/v1/me/"]
    {
        let (status, head, body) = server.ask("GET", path, &[], &Value::Null).await;
        assert_eq!(status, 404, "{path}");
        assert!(head.contains("application/json") && body["error"].is_string(), "{path}: {head}");
    }
    for path in ["/", "/t/whatever", "/health", "/apis"] {
        let (status, head, _) = server.ask("GET", path, &[], &Value::Null).await;
        assert_eq!(status, 200, "{path}");
        assert!(head.contains("text/html"), "{path}: {head}");
    }
}

#[tokio::test]
async fn the_server_answers_to_its_own_names_only() {
    let settings =
        Settings { hosts: vec!["games.test".to_owned()], ..impatient(Connections::default()) };
    let server = Listening::start(settings).await;
    for host in ["localhost:1", "127.0.0.1", "[::1]:8080", "games.test"] {
        let (status, _, _) = server.ask("GET", "/api/v1/me", &[("host", host)], &Value::Null).await;
        assert_eq!(status, 200, "{host}");
    }
    for path in ["/", "/api/v1/me", "/healthz"] {
        let (status, _, body) =
            server.ask("GET", path, &[("host", "evil.test")], &Value::Null).await;
        assert_eq!(status, 421, "{path}");
        assert!(body["error"].as_str().unwrap().contains("--host evil.test"), "{body}");
    }
    let two = [("host", "localhost"), ("host", "evil.test")];
    assert_eq!(server.ask("GET", "/", &two, &Value::Null).await.0, 400);
}

#[tokio::test]
async fn json_is_called_json() {
    let server = Listening::start(impatient(Connections::default())).await;
    let name = json!({ "name": "Anna" });
    for (kind, expected) in [
        ("application/json", 200),
        ("Application/JSON; charset=utf-8", 200),
        ("application/jsonx", 400),
        ("application/json+x", 400),
        ("text/plain", 400),
    ] {
        let (status, _, _) =
            server.ask("POST", "/api/v1/me", &[("content-type", kind)], &name).await;
        assert_eq!(status, expected, "{kind}");
    }
}

#[tokio::test]
async fn a_secure_connection_gets_a_secure_cookie() {
    let name = json!({ "name": "Anna" });
    let cookie = |head: &str| {
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        cookie.unwrap().to_owned()
    };
    let https = [("x-forwarded-proto", "https"), ("x-forwarded-for", "192.0.2.1")];
    let alone = Listening::start(impatient(Connections::default())).await;
    let (_, head, _) = alone.ask("POST", "/api/v1/me", &https, &name).await;
    let plain = cookie(&head);
    assert!(plain.starts_with("rubicon=") && !plain.contains("secure"), "{plain}");

    let proxied = Settings { behind_proxy: true, ..impatient(Connections::default()) };
    let server = Listening::start(proxied).await;
    let (_, head, me) = server.ask("POST", "/api/v1/me", &https, &name).await;
    let secure = cookie(&head);
    assert!(secure.starts_with("__host-rubicon=") && secure.contains("; secure;"), "{secure}");
    assert!(secure.contains("path=/;") && !secure.contains("domain"), "{secure}");
    let token = secure.split(['=', ';']).nth(1).unwrap();
    let own = format!("__Host-rubicon={token}");
    let show = |cookie: &str| {
        let cookie = cookie.to_owned();
        let server = &server;
        async move {
            let headers = [https[0], https[1], ("cookie", cookie.as_str())];
            server.ask("GET", "/api/v1/me", &headers, &Value::Null).await.2
        }
    };
    assert_eq!(show(&own).await["id"], me["id"]);
    // A cookie that an insecure page may have set is nobody's.
    assert_eq!(show(&format!("rubicon={token}")).await["id"], Value::Null);
    let (_, head, _) = server.ask("POST", "/api/v1/me", &[], &name).await;
    assert!(cookie(&head).starts_with("rubicon="), "{head}");
}

#[tokio::test]
async fn proxies_pass_events_on_at_once() {
    let server = Listening::start(impatient(Connections::default())).await;
    let id = table(&server).await;
    let mut stream = server.say(&listen(&id)).await;
    let mut bytes = [0; 1024];
    let count = stream.read(&mut bytes).await.unwrap();
    let head = String::from_utf8_lossy(&bytes[..count]).to_lowercase();
    assert!(head.contains("x-accel-buffering: no"), "{head}");
}
