//! How much one guest and one address may do.

use std::time::Duration;

use rubicon_server::{Limit, Limits, Settings};
use serde_json::{Value, json};

use crate::sockets::Listening;

/// A server behind a proxy, which says from where somebody asks.
async fn server(limits: Limits) -> Listening {
    let settings = Settings {
        limits,
        behind_proxy: true,
        bot_pause: Duration::from_mins(1),
        ..Settings::default()
    };
    Listening::start(settings).await
}

struct Somebody<'a> {
    server: &'a Listening,
    address: &'static str,
    cookie: String,
}

impl<'a> Somebody<'a> {
    async fn new(server: &'a Listening, address: &'static str, name: &str) -> Self {
        let nobody = Self { server, address, cookie: String::new() };
        let (status, head, body) = nobody.ask("POST", "/me", json!({ "name": name })).await;
        assert_eq!(status, 200, "{body}");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        Self { cookie: cookie.split(';').next().unwrap().to_owned(), ..nobody }
    }

    async fn ask(&self, method: &str, path: &str, body: Value) -> (u16, String, Value) {
        let headers = [("x-forwarded-for", self.address), ("cookie", &self.cookie)];
        self.server.ask(method, &format!("/api/v1{path}"), &headers, &body).await
    }

    async fn table(&self, caesar: &str, pompey: &str) -> (u16, String, Value) {
        let seats = json!({ "caesar": caesar, "pompey": pompey });
        self.ask("POST", "/tables", json!({ "game": "julius", "seats": seats })).await
    }
}

/// So many succeed, and the next is refused with a sentence and a time.
fn check_refused((status, head, body): &(u16, String, Value), sentence: &str) {
    assert_eq!(*status, 429, "{body}");
    let wait = head.lines().find_map(|line| line.strip_prefix("retry-after: ")).unwrap();
    assert!(wait.parse::<u64>().unwrap() >= 1, "{wait}");
    assert!(body["error"].as_str().unwrap().contains(sentence), "{body}");
}

#[tokio::test]
async fn people_come_from_an_address_one_after_the_other() {
    let server = server(Limits::default().with(Limit::Guests, Some(2))).await;
    let anna = Somebody::new(&server, "192.0.2.1", "Anna").await;
    Somebody::new(&server, "192.0.2.1", "Bert").await;
    let nobody = Somebody { server: &server, address: "192.0.2.1", cookie: String::new() };
    let third = nobody.ask("POST", "/me", json!({ "name": "Carl" })).await;
    check_refused(&third, "too many people have come from your address");
    // Elsewhere others come, and whoever is here already may go on.
    Somebody::new(&server, "192.0.2.2", "Carl").await;
    assert_eq!(anna.ask("GET", "/me", Value::Null).await.2["name"], "Anna");
    assert_eq!(anna.ask("POST", "/me", json!({ "name": "Anne" })).await.0, 200);
}

#[tokio::test]
async fn tables_chat_names_notes_and_requests_are_limited() {
    let limits = [Limit::Tables, Limit::Chat, Limit::Names, Limit::Notes]
        .into_iter()
        .fold(Limits::default(), |limits, limit| limits.with(limit, Some(3)));
    let server = server(limits).await;
    let anna = Somebody::new(&server, "2001:db8::1", "Anna").await;
    let mut id = String::new();
    for _ in 0..3 {
        let (status, _, made) = anna.table("me", "me").await;
        assert_eq!(status, 200, "{made}");
        made["id"].as_str().unwrap().clone_into(&mut id);
    }
    check_refused(&anna.table("me", "me").await, "too many tables");
    let (chat, notes) = (format!("/tables/{id}/chat"), format!("/tables/{id}/notes"));
    for (method, path, body, sentence) in [
        ("POST", chat.as_str(), json!({ "text": "hello" }), "you speak too fast"),
        ("PUT", notes.as_str(), json!({ "text": "hello" }), "you note too fast"),
        ("POST", "/me", json!({ "name": "Anne" }), "changed your name too often"),
    ] {
        for _ in 0..3 {
            assert_eq!(anna.ask(method, path, body.clone()).await.0, 200, "{path}");
        }
        check_refused(&anna.ask(method, path, body).await, sentence);
    }
    // An address may do four times as much, whoever asks: nine more lines from Anna's network.
    for number in 0..3 {
        let name = format!("Guest {}", ["one", "two", "three"][number]);
        let guest = Somebody::new(&server, "2001:db8::2", &name).await;
        for _ in 0..3 {
            let said = guest.ask("POST", &chat, json!({ "text": "hello" })).await;
            assert_eq!(said.0, 200, "{}", said.2);
        }
    }
    let late = Somebody::new(&server, "2001:db8::3", "Late").await;
    check_refused(&late.ask("POST", &chat, json!({ "text": "hello" })).await, "speak too fast");
    let far = Somebody::new(&server, "2001:db8:1::3", "Far").await;
    assert_eq!(far.ask("POST", &chat, json!({ "text": "hello" })).await.0, 200);
}

#[tokio::test]
async fn requests_are_limited_by_guest_and_address() {
    let server = server(Limits::default().with(Limit::Requests, Some(20))).await;
    let anna = Somebody::new(&server, "192.0.2.1", "Anna").await;
    let mut answered = 0;
    while anna.ask("GET", "/games", Value::Null).await.0 == 200 {
        answered += 1;
        assert!(answered < 200, "a guest may ask for ever");
    }
    let refused = anna.ask("GET", "/me", Value::Null).await;
    check_refused(&refused, "you ask too much at once");
}

#[tokio::test]
async fn so_many_tables_wait_and_so_many_are_for_bots() {
    let limits = Limits::default()
        .with(Limit::Waiting, Some(2))
        .with(Limit::BotTables, Some(2))
        .with(Limit::AllBotTables, Some(3));
    let server = server(limits).await;
    let anna = Somebody::new(&server, "192.0.2.1", "Anna").await;
    let bert = Somebody::new(&server, "192.0.2.2", "Bert").await;
    let (_, _, first) = anna.table("me", "open").await;
    assert_eq!(anna.table("me", "invite").await.0, 200);
    check_refused(&anna.table("me", "open").await, "still wait for players");
    // What does not wait is not counted, and a table that has begun makes room.
    assert_eq!(anna.table("me", "bot:greedy").await.0, 200);
    let join = format!("/tables/{}/join", first["id"].as_str().unwrap());
    assert_eq!(bert.ask("POST", &join, json!({ "seat": "pompey" })).await.0, 200);
    assert_eq!(anna.table("open", "me").await.0, 200);

    for _ in 0..2 {
        assert_eq!(anna.table("bot:greedy", "bot:greedy").await.0, 200);
    }
    check_refused(&anna.table("bot:greedy", "bot:random").await, "too many of your tables");
    assert_eq!(bert.table("bot:greedy", "bot:greedy").await.0, 200);
    check_refused(&bert.table("bot:greedy", "bot:random").await, "this server allows");
}

#[tokio::test]
async fn whoever_lifts_the_limits_has_none() {
    let server = server(Limits::off()).await;
    for number in 0..70 {
        let letter = char::from(b'a' + number % 26);
        let name = format!("Guest {letter}{}", "x".repeat(usize::from(number) / 26));
        let guest = Somebody::new(&server, "192.0.2.1", &name).await;
        assert_eq!(guest.table("me", "open").await.0, 200);
    }
}
