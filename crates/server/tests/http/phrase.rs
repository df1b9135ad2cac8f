//! Tables whose dice follow from a phrase, for who plays alone: two tables of the same phrase have the
//! same dice.

use kernel::prelude::*;
use kernel::record;
use serde_json::{Value, json};

use crate::support::{Client, Lots, Server, any_choice};

type Julius = julius::State;

fn asked(phrase: &str, seats: &Value) -> Value {
    json!({ "game": "julius", "seats": seats, "phrase": phrase })
}

fn alone() -> Value {
    json!({ "caesar": "me", "pompey": "me" })
}

/// Plays so many decisions in both seats, the same every time, and gives the journal.
async fn played(who: &Client, id: &str, seed: u64) -> String {
    let mut lots = Lots(seed);
    for _ in 0..60 {
        let table = who.get(&format!("/tables/{id}")).await;
        let seat = table["scene"]["waiting_for"][0].as_str().unwrap().to_owned();
        let table = who.get(&format!("/tables/{id}?seat={seat}")).await;
        let action = any_choice(&table, &mut lots);
        let body = json!({ "seat": seat, "version": table["version"], "actions": [action] });
        who.ok("POST", &format!("/tables/{id}/actions"), body).await;
    }
    who.get(&format!("/tables/{id}?seat=caesar")).await["journal"].to_string()
}

#[tokio::test]
async fn the_same_phrase_gives_the_same_dice() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = async |who: &Client, phrase: &str| {
        let made = who.ok("POST", "/tables", asked(phrase, &alone())).await;
        made["id"].as_str().unwrap().to_owned()
    };
    let first = table(&anna, "alea  iacta est ").await;
    let second = table(&bert, "alea iacta est").await;
    let other = table(&bert, "veni vidi vici").await;
    let dice = anna.get(&format!("/tables/{first}")).await["dice"].clone();
    assert_eq!(dice["phrase"], "alea iacta est");
    assert_eq!(dice["lots"], json!([]));
    assert_eq!(dice, bert.get(&format!("/tables/{second}")).await["dice"]);
    let (one, two) = (played(&anna, &first, 7).await, played(&bert, &second, 7).await);
    assert_eq!(one, two);
    assert_ne!(one, played(&bert, &other, 7).await);
    // The record says it, and anybody can verify it.
    anna.ok("POST", &format!("/tables/{first}/resign"), json!({ "seat": "caesar" })).await;
    let text = anna.call("GET", &format!("/tables/{first}/record"), Value::Null).await.text;
    let files = Julius::files();
    let pack = Box::leak(Box::new(Julius::load(&files).unwrap()));
    let verified = record::verify::<Julius>(&text, pack, &files).unwrap();
    assert_eq!(verified.game.header().id, "phrase: alea iacta est");
}

#[tokio::test]
async fn a_phrase_is_only_for_who_plays_alone() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    for seats in [
        json!({ "caesar": "me", "pompey": "open" }),
        json!({ "caesar": "me", "pompey": "invite" }),
        json!({ "caesar": "me" }),
    ] {
        let why = anna.check_fails("POST", "/tables", asked("alea iacta est", &seats), 400).await;
        assert!(why["error"].as_str().unwrap().contains("nobody else sits"), "{why}");
    }
    for phrase in ["", "  ", &"a".repeat(101)] {
        anna.check_fails("POST", "/tables", asked(phrase, &alone()), 400).await;
    }
    let mut pledged = asked("alea iacta est", &alone());
    pledged["pledges"] = json!({ "caesar": "ab".repeat(32) });
    anna.check_fails("POST", "/tables", pledged, 400).await;
    // Against the computer too.
    let seats = json!({ "caesar": "me", "pompey": "bot:random" });
    let made = anna.ok("POST", "/tables", asked("alea iacta est", &seats)).await;
    assert_eq!(made["dice"]["phrase"], "alea iacta est");
}
