//! Playing again: an invitation that the others accept or not.

use serde_json::{Value, json};

use crate::support::{Client, Server, match_of_two};

/// A match that Anna has given up, and a way to speak of the next.
async fn ended(server: &Server) -> (String, Client, Client) {
    let (id, anna, bert) = match_of_two(server).await;
    anna.ok("POST", &format!("/tables/{id}/resign"), json!({ "seat": "caesar" })).await;
    (id, anna, bert)
}

async fn say(who: &Client, id: &str, word: &str) -> Value {
    who.ok("POST", &format!("/tables/{id}/rematch"), json!({ "say": word })).await["id"].clone()
}

/// Who offers, who declined, and for whom the table waits.
async fn offered(who: &Client, id: &str) -> (Value, Value, Value) {
    let table = who.get(&format!("/tables/{id}")).await;
    let by = |key: &str| table[key]["by"].clone();
    (by("rematch_offer"), by("rematch_declined"), table["card"]["waiting_for"].clone())
}

#[tokio::test]
async fn nobody_is_seated_unasked() {
    let server = Server::start().await;
    let (id, anna, bert) = ended(&server).await;
    assert_eq!(say(&anna, &id, "offer").await, Value::Null);
    assert_eq!(say(&anna, &id, "accept").await, Value::Null, "nobody accepts his own offer");
    assert_eq!(offered(&bert, &id).await, (json!("caesar"), Value::Null, json!(["pompey"])));
    assert_eq!(bert.get("/tables?which=mine").await.as_array().unwrap().len(), 1);
    let card = &bert.get("/tables?which=mine").await[0];
    assert_eq!((&card["status"], &card["your_turn"]), (&json!("over"), &json!(true)));
    let made = say(&bert, &id, "accept").await;
    let next = anna.get(&format!("/tables/{}", made.as_str().unwrap())).await;
    assert_eq!((&next["seat"], &next["card"]["status"]), (&json!("pompey"), &json!("playing")));
    let table = anna.get(&format!("/tables/{id}")).await;
    assert_eq!((&table["rematch"], &table["rematch_offer"]), (&made, &Value::Null));
    assert_eq!(table["card"]["waiting_for"], json!([]));
}

#[tokio::test]
async fn an_offer_is_declined_or_taken_back() {
    let server = Server::start().await;
    let (id, anna, bert) = ended(&server).await;
    let decline = json!({ "say": "decline" });
    bert.check_fails("POST", &format!("/tables/{id}/rematch"), decline, 409).await;
    say(&anna, &id, "offer").await;
    assert_eq!(say(&bert, &id, "decline").await, Value::Null);
    assert_eq!(offered(&anna, &id).await, (Value::Null, json!("pompey"), json!([])));
    say(&anna, &id, "offer").await;
    say(&anna, &id, "decline").await;
    assert_eq!(offered(&bert, &id).await, (Value::Null, Value::Null, json!([])));
    // So it stands in the log.
    say(&bert, &id, "offer").await;
    let server = server.restart().await;
    let anna = Client { app: server.app.clone(), ..anna };
    assert_eq!(offered(&anna, &id).await, (json!("pompey"), Value::Null, json!(["caesar"])));
    assert!(say(&anna, &id, "offer").await.is_string(), "who would too, agrees");
}

#[tokio::test]
async fn three_agree_or_nothing_comes_of_it() {
    let server = Server::start().await;
    let (anna, bert, carl) =
        (server.guest("Anna").await, server.guest("Bert").await, server.guest("Carl").await);
    let seats = json!({ "roman": "me", "relief": "open", "besieged": "open" });
    let table = json!({ "game": "siege", "set": { "players": "3" }, "seats": seats });
    let id = anna.ok("POST", "/tables", table).await["id"].as_str().unwrap().to_owned();
    for (who, seat) in [(&bert, "relief"), (&carl, "besieged")] {
        who.ok("POST", &format!("/tables/{id}/join"), json!({ "seat": seat })).await;
    }
    anna.ok("POST", &format!("/tables/{id}/resign"), json!({ "seat": "roman" })).await;
    assert_eq!(say(&anna, &id, "offer").await, Value::Null);
    assert_eq!(say(&bert, &id, "accept").await, Value::Null);
    assert_eq!(offered(&bert, &id).await.2, json!(["besieged"]));
    assert!(say(&carl, &id, "accept").await.is_string());
}
