//! Live updates: nothing is missed, nothing comes twice.

use std::time::Duration;

use axum::body::Body;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::support::{Client, Server, match_of_two};

pub(crate) struct Listener(Body);

fn field(text: &str, name: &str) -> String {
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).trim().to_owned()
}

impl Listener {
    pub(crate) async fn start(client: &Client, path: &str, last: Option<u64>) -> Self {
        let mut request = client.request("GET", path, None);
        if let Some(last) = last {
            request.headers_mut().insert("last-event-id", last.into());
        }
        let answer = client.app.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Self(answer.into_body())
    }

    /// The next event of the table, unless none comes for a while.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let text = self.text(Duration::from_millis(300)).await?;
            if field(&text, "event:") == "table" {
                let news: Value = serde_json::from_str(&field(&text, "data:")).unwrap();
                assert_eq!(field(&text, "id:"), news["sequence"].to_string());
                return Some(news);
            }
        }
    }

    /// Who is there, when that is told next.
    pub(crate) async fn here(&mut self) -> Option<Value> {
        loop {
            let text = self.text(Duration::from_secs(4)).await?;
            if field(&text, "event:") == "here" {
                return Some(serde_json::from_str(&field(&text, "data:")).unwrap());
            }
        }
    }

    async fn text(&mut self, most: Duration) -> Option<String> {
        let frame = tokio::time::timeout(most, self.0.frame()).await.ok()?;
        let data = frame?.unwrap().into_data().unwrap();
        Some(String::from_utf8(data.to_vec()).unwrap())
    }
}

#[tokio::test]
async fn a_lost_connection_resumes_where_it_was() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let (events, chat) = (format!("/tables/{id}/events"), format!("/tables/{id}/chat"));
    let say = async |text: &str| {
        bert.ok("POST", &chat, json!({ "text": text })).await;
    };

    let mut listener = Listener::start(&anna, &events, None).await;
    let first = listener.next().await.expect("the state is sent on connecting");
    let sequence = first["sequence"].as_u64().unwrap();
    assert_eq!(first["chat"], 0);
    say("one").await;
    let second = listener.next().await.expect("a change is told");
    assert_eq!(second, json!({ "sequence": sequence + 1, "version": 0, "chat": 1 }));
    assert_eq!(listener.next().await, None, "nothing comes twice");
    drop(listener);

    say("two").await;
    say("three").await;
    let mut listener = Listener::start(&anna, &events, Some(sequence + 1)).await;
    let missed = listener.next().await.expect("what was missed is told");
    assert_eq!(missed["sequence"], sequence + 3);
    let chat = &anna.get(&format!("/tables/{id}")).await["chat"];
    let texts: Vec<&str> =
        chat.as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert_eq!(texts, ["one", "two", "three"]);

    let since = format!("{events}?since={}", sequence + 3);
    let mut again = Listener::start(&anna, &since, None).await;
    assert_eq!(again.next().await, None, "what is known is not told again");
    say("four").await;
    for listener in [&mut listener, &mut again] {
        let news = listener.next().await.expect("everybody hears it");
        assert_eq!(news["sequence"], sequence + 4);
    }
}

#[tokio::test]
async fn numbers_go_on_after_a_restart() {
    let server = Server::start().await;
    let (id, anna, _) = match_of_two(&server).await;
    let before = anna.get(&format!("/tables/{id}")).await;
    let server = server.restart().await;
    let anna = Client { app: server.app.clone(), ..anna };
    let since = format!("/tables/{id}/events?since={}", before["sequence"]);
    let mut listener = Listener::start(&anna, &since, None).await;
    assert_eq!(listener.next().await, None);
    anna.ok("POST", &format!("/tables/{id}/chat"), json!({ "text": "back" })).await;
    let news = listener.next().await.unwrap();
    assert_eq!(news["sequence"], before["sequence"].as_u64().unwrap() + 1);
    assert!(server.folder.path().join("test.sqlite").exists());
}
