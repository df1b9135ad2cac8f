//! Standing orders where there are very many: a small answer has those that matter, and says which
//! asks and which has answered.

use serde_json::{Value, json};

use crate::support::{Client, Server};

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// A table of one person for both seats, with these orders for the Romans, and a horseman who has
/// come within three hexes of a fort.
async fn in_range(anna: &Client, orders: Value) -> String {
    let seats = json!({ "roman": "me", "gaul": "me" });
    let new = json!({ "game": "alesia", "seats": seats, "orders": { "roman": orders } });
    let made = anna.ok("POST", "/tables", new).await;
    let id = made["id"].as_str().unwrap().to_owned();
    act(anna, &id, json!({ "actions": [{ "do": "end_moves" }] })).await;
    ride(anna, &id, "equites-1", "0729").await;
    id
}

async fn act(anna: &Client, id: &str, mut body: Value) -> Value {
    let table = anna.get(&format!("/tables/{id}?seat=gaul&faces=none")).await;
    body["seat"] = json!("gaul");
    body["version"] = table["version"].clone();
    anna.ok("POST", &format!("/tables/{id}/actions"), body).await
}

async fn ride(anna: &Client, id: &str, piece: &str, place: &str) {
    let table = anna.get(&format!("/tables/{id}?seat=gaul&faces=none")).await;
    let march = json!({ "piece": piece, "to": [place] });
    let body = json!({ "seat": "gaul", "version": table["version"], "marches": [march] });
    let plan = anna.ok("POST", &format!("/tables/{id}/march"), body).await;
    let [route] = list(&plan["goes"]) else { panic!("{plan}") };
    let mut part = vec![route["choice"]["action"].clone()];
    part.extend(list(&route["then"]).iter().cloned());
    act(anna, id, json!({ "parts": [part] })).await;
}

#[tokio::test]
async fn a_small_answer_has_the_orders_that_matter() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let asks = json!({ "order": "ask", "whom": { "fort": "1028" }, "when": { "range": 3 } });
    let usual = json!({ "order": "usual" });
    let id = in_range(&anna, json!([usual, asks])).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    // The profile has answered for the fort: it speaks first.
    let table = anna.get(&at("?seat=roman&faces=none")).await;
    let last = |table: &Value| table["answered"].as_array().unwrap().last().cloned().unwrap();
    assert_eq!(last(&table)["order"], usual, "{}", table["answered"]);
    assert_eq!(table["asking"], Value::Null);
    let answered = last(&table)["n"].as_u64().unwrap();
    assert!(answered <= table["version"].as_u64().unwrap());
    assert_eq!(anna.get(&at("?seat=gaul&faces=none")).await["answered"], json!([]));

    let id = in_range(&anna, json!([asks, usual])).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let small = anna.get(&at("?seat=roman&faces=none")).await;
    assert_eq!(list(&small["scene"]["waiting_for"]), [json!("roman")]);
    assert_eq!(small["asking"], 0);
    assert_eq!(small["orders_more"], true);
    let all = anna.get(&at("/orders?seat=roman")).await;
    let whole = anna.get(&at("?seat=roman")).await;
    assert_eq!(whole["orders_known"], all);
    assert_eq!(whole["orders_more"], false);
    assert!(list(&all).len() > 500, "{}", list(&all).len());
    let few = list(&small["orders_known"]);
    assert!(few.len() < 12, "{}", few.len());
    for order in few {
        assert!(list(&all).contains(order), "{order}");
    }
    for stands in [&asks, &usual] {
        assert!(few.iter().any(|order| order["id"] == *stands), "{stands}");
    }
    // To hold for the rest of the turn is one of those that would answer.
    let hold = few.iter().find(|order| order["lasts"] == json!(["fight", "game"])).unwrap();
    assert_eq!(hold["answers"], true);
    let orders = json!([{ "order": hold["id"], "for": "fight" }, asks, usual]);
    anna.ok("PUT", &at("/orders"), json!({ "seat": "roman", "orders": orders })).await;
    let table = anna.get(&at("?seat=roman&faces=none")).await;
    assert_eq!(list(&table["scene"]["waiting_for"]), [json!("gaul")]);
    assert_eq!(last(&table)["order"], hold["id"]);
    // It has left no line in the journal: only here its owner learns of it.
    let silent = |line: &Value| line["n"] != last(&table)["n"];
    assert!(list(&table["journal"]).iter().all(silent), "{}", table["journal"]);
    // What has answered is known again by another server, and is the owner's business alone.
    let server = server.restart().await;
    let anna = Client { app: server.app.clone(), ..anna };
    assert_eq!(anna.get(&at("?seat=roman&faces=none")).await["answered"], table["answered"]);
    assert_eq!(anna.get(&at("?seat=gaul&faces=none")).await["answered"], json!([]));
    let bert = server.guest("Bert").await;
    assert_eq!(bert.get(&at("?faces=none")).await["answered"], json!([]));
    bert.check_fails("GET", &at("/orders?seat=roman"), Value::Null, 403).await;
}
