//! A server in a folder of its own, and people who use it.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use rubicon_server::store::Sqlite;
use rubicon_server::{Settings, Site, app};
use serde_json::{Value, json};
use tower::ServiceExt as _;

pub(crate) struct Server {
    pub(crate) app: Router,
    pub(crate) folder: tempfile::TempDir,
}

impl Server {
    pub(crate) async fn start() -> Self {
        Self::start_in(tempfile::tempdir().unwrap()).await
    }

    pub(crate) async fn start_in(folder: tempfile::TempDir) -> Self {
        Self::start_with(folder, Duration::ZERO).await
    }

    /// A server whose bots think for so long.
    pub(crate) async fn start_with(folder: tempfile::TempDir, bot_pause: Duration) -> Self {
        let store = Sqlite::open(&folder.path().join("test.sqlite")).await.unwrap();
        let site = Site::new(Arc::new(store), settings(bot_pause));
        site.keep_house().await;
        Self { app: app(site), folder }
    }

    /// The same folder, another server.
    pub(crate) async fn restart(self) -> Self {
        let Self { app, folder } = self;
        drop(app);
        Self::start_in(folder).await
    }

    pub(crate) fn nobody(&self) -> Client {
        Client { app: self.app.clone(), cookie: None }
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        let nobody = self.nobody();
        let answer =
            nobody.send(nobody.request("POST", "/me", Some(&json!({ "name": name })))).await;
        assert_eq!(answer.status, StatusCode::OK);
        let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Client { app: self.app.clone(), cookie: Some(cookie) }
    }
}

/// The settings of a server whose bots think for so long.
pub(crate) fn settings(bot_pause: Duration) -> Settings {
    Settings { bot_pause, hosts: vec!["rubicon.test".to_owned()], ..Settings::default() }
}

#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) app: Router,
    pub(crate) cookie: Option<String>,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
    pub(crate) json: Value,
}

impl Client {
    pub(crate) fn request(&self, method: &str, path: &str, body: Option<&Value>) -> Request<Body> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/v1{path}"))
            .header(header::HOST, "rubicon.test");
        if method != "GET" {
            request = request.header(header::ORIGIN, "http://rubicon.test");
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        match body {
            None => request.body(Body::empty()).unwrap(),
            Some(body) => request
                .header(header::CONTENT_TYPE, "application/json")
                .body(Body::from(body.to_string()))
                .unwrap(),
        }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let answer = self.app.clone().oneshot(request).await.unwrap();
        let (status, headers) = (answer.status(), answer.headers().clone());
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        let json = serde_json::from_str(&text).unwrap_or(Value::Null);
        Answer { status, headers, text, json }
    }

    pub(crate) async fn call(&self, method: &str, path: &str, body: Value) -> Answer {
        let body = (!body.is_null()).then_some(&body);
        self.send(self.request(method, path, body)).await
    }

    /// The answer to a call that succeeds.
    #[track_caller]
    pub(crate) fn ok(
        &self,
        method: &str,
        path: &str,
        body: Value,
    ) -> impl Future<Output = Value> + use<> {
        let (client, method, path) = (self.clone(), method.to_owned(), path.to_owned());
        let caller = std::panic::Location::caller();
        async move {
            let answer = client.call(&method, &path, body).await;
            assert_eq!(answer.status, StatusCode::OK, "{caller}: {method} {path}: {}", answer.text);
            answer.json
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        self.ok("GET", path, Value::Null).await
    }

    /// Checks that a call fails with this status and one sentence, or a refusal with its rule.
    #[track_caller]
    pub(crate) fn check_fails(
        &self,
        method: &str,
        path: &str,
        body: Value,
        status: u16,
    ) -> impl Future<Output = Value> + use<> {
        let (client, method, path) = (self.clone(), method.to_owned(), path.to_owned());
        let caller = std::panic::Location::caller();
        async move {
            let answer = client.call(&method, &path, body).await;
            check_problem(&answer, status, &format!("{caller}: {method} {path}"));
            answer.json
        }
    }

    /// Makes a table and gives its id.
    pub(crate) async fn table(&self, seats: Value) -> String {
        let made = self.ok("POST", "/tables", json!({ "game": "julius", "seats": seats })).await;
        made["id"].as_str().unwrap().to_owned()
    }
}

#[track_caller]
pub(crate) fn check_problem(answer: &Answer, status: u16, what: &str) {
    assert_eq!(answer.status.as_u16(), status, "{what}: {}", answer.text);
    let kind = answer.headers[header::CONTENT_TYPE].to_str().unwrap();
    assert!(kind.starts_with("application/json"), "{what}: {kind}");
    if status == 422 {
        let refused = &answer.json["refused"];
        for field in ["rule", "code", "why"] {
            assert!(!refused[field].as_str().unwrap().is_empty(), "{what}: {}", answer.text);
        }
    } else {
        let sentence = answer.json["error"].as_str().unwrap();
        assert!(!sentence.is_empty() && !sentence.contains('\n'), "{what}: {sentence}");
    }
}

/// A new match between two people: table, Caesar, Pompey.
pub(crate) async fn match_of_two(server: &Server) -> (String, Client, Client) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let id = anna.table(json!({ "caesar": "me", "pompey": "open" })).await;
    bert.ok("POST", &format!("/tables/{id}/join"), json!({ "seat": "pompey" })).await;
    (id, anna, bert)
}

/// Small random numbers, the same every time.
pub(crate) struct Lots(pub(crate) u64);

impl Lots {
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % count
    }
}

/// The roll of a line as the game tells it. How many faces would have succeeded, which the server
/// adds, fits the roll.
pub(crate) fn rolled(line: &Value) -> Option<Value> {
    let mut roll = line.get("roll")?.clone();
    let hitting = roll.as_object_mut().and_then(|roll| roll.remove("hitting"));
    if let (Some(hitting), Some(face), Some(hit)) =
        (hitting.and_then(|hitting| hitting.as_u64()), roll["face"].as_u64(), roll["hit"].as_bool())
    {
        assert_eq!(hit, face <= hitting, "{line}");
    }
    Some(roll)
}

/// One of the choices that a table offers.
pub(crate) fn any_choice(table: &Value, lots: &mut Lots) -> Value {
    let choices = table["scene"]["choices"].as_array().unwrap();
    assert!(!choices.is_empty(), "asked without a choice: {}", table["scene"]["prompt"]);
    choices[lots.below(choices.len())]["action"].clone()
}
