//! Marches of many: a plan for each of them, and what is sent of it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::support::{Client, Server};

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// A table of one person for all seats, at the moment when the relief army enters the map.
async fn entering(anna: &Client) -> String {
    let seats = json!({ "roman": "me", "gaul": "me" });
    let made = anna.ok("POST", "/tables", json!({ "game": "alesia", "seats": seats })).await;
    let id = text(&made["id"]).to_owned();
    act(anna, &id, json!({ "actions": [{ "do": "end_moves" }] })).await;
    id
}

async fn act(anna: &Client, id: &str, mut body: Value) -> Value {
    let table = anna.get(&format!("/tables/{id}?seat=gaul")).await;
    body["seat"] = json!("gaul");
    body["version"] = table["version"].clone();
    anna.ok("POST", &format!("/tables/{id}/actions"), body).await
}

async fn plan(anna: &Client, id: &str, marches: Value) -> Value {
    let table = anna.get(&format!("/tables/{id}?seat=gaul")).await;
    let body = json!({ "seat": "gaul", "version": table["version"], "marches": marches });
    anna.ok("POST", &format!("/tables/{id}/march"), body).await
}

/// The parts of a request that carries a plan out.
fn parts(plan: &Value) -> Vec<Value> {
    let route = |route: &Value| {
        let then = list(&route["then"]).iter().cloned();
        json!([route["choice"]["action"].clone()].into_iter().chain(then).collect::<Vec<_>>())
    };
    let halt = Some(&plan["halt"]).filter(|halt| !halt.is_null());
    list(&plan["goes"]).iter().map(route).chain(halt.map(|halt| json!([halt]))).collect()
}

/// The relief army in zone I, by its ids.
async fn relief(anna: &Client, id: &str) -> Vec<String> {
    let table = anna.get(&format!("/tables/{id}?seat=gaul")).await;
    let pieces = list(&table["scene"]["pieces"]).iter();
    pieces
        .filter(|piece| piece["place"] == "zone-I" && piece["id"] != "commius")
        .map(|piece| text(&piece["id"]).to_owned())
        .collect()
}

#[tokio::test]
async fn forty_units_enter_in_one_request_and_none_is_too_many() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = entering(&anna).await;
    let army: Vec<String> = relief(&anna, &id).await.into_iter().take(40).collect();
    let table = anna.get(&format!("/tables/{id}?seat=gaul")).await;
    let ask =
        format!("/tables/{id}/choices?seat=gaul&version={}&pieces={}", table["version"], army[0]);
    let choices = anna.get(&ask).await;
    let edges: Vec<&str> =
        list(&choices["choices"]).iter().map(|choice| text(&choice["action"]["at"])).collect();
    assert!(edges.len() > 8, "{edges:?}");
    let marches: Vec<Value> =
        army.iter().map(|piece| json!({ "piece": piece, "to": edges })).collect();
    let plan = plan(&anna, &id, json!(marches)).await;
    assert_eq!(plan["short"], json!([]), "any of its places is as good as another");
    let (goes, stays) = (list(&plan["goes"]).len(), list(&plan["stays"]).len());
    assert_eq!(goes + stays, 40);
    assert!(goes >= 20, "{goes} go");
    let mut crowd: BTreeMap<&str, usize> = BTreeMap::new();
    for route in list(&plan["goes"]) {
        *crowd.entry(text(list(&route["via"]).last().unwrap())).or_default() += 1;
    }
    assert!(crowd.values().all(|men| *men <= 2), "10.1: {crowd:?}");
    let parts = parts(&plan);
    let acted = act(&anna, &id, json!({ "parts": parts })).await;
    assert_eq!(acted["done"], acted["of"], "{}", acted["refused"]);
    let places: BTreeMap<&str, &str> = list(&acted["table"]["scene"]["pieces"])
        .iter()
        .map(|piece| (text(&piece["id"]), text(&piece["place"])))
        .collect();
    for route in list(&plan["goes"]) {
        let piece = text(&route["choice"]["path"][0]["piece"]);
        assert_eq!(places[piece], text(list(&route["via"]).last().unwrap()));
    }
}

/// Who goes step by step goes as far as the rules allow, and the rule that stops it is named.
#[tokio::test]
async fn who_falls_short_hears_the_rule() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = entering(&anna).await;
    let army = relief(&anna, &id).await;
    let foot = army.iter().find(|id| id.contains("aedui")).unwrap();
    let far: Vec<String> = (1..=20).map(|column| format!("{column:02}31")).collect();
    let march = json!([{ "piece": foot, "to": [far.last().unwrap()], "along": far }]);
    let plan = plan(&anna, &id, march).await;
    let short = list(&plan["short"]);
    assert_eq!(short.len(), 1, "{plan}");
    let via = list(&plan["goes"][0]["via"]);
    assert!(via.len() > 2 && via.len() < 12, "{via:?}");
    assert!(short[0]["reason"]["rule"].is_string(), "{short:?}");
    let acted = act(&anna, &id, json!({ "parts": parts(&plan) })).await;
    assert_eq!(acted["refused"], Value::Null);
}

#[tokio::test]
async fn a_plan_changes_nothing_and_has_its_limits() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = entering(&anna).await;
    let version = anna.get(&format!("/tables/{id}?seat=gaul")).await["version"].clone();
    let ask = format!("/tables/{id}/march");
    let body = |version: &Value, marches: Value| json!({ "seat": "gaul", "version": version, "marches": marches });
    let nobody = json!([{ "piece": "nobody", "to": ["0131"] }]);
    let plan = anna.ok("POST", &ask, body(&version, nobody.clone())).await;
    assert_eq!(plan["stays"][0], json!({ "piece": "nobody", "reason": null }));
    assert_eq!(anna.get(&format!("/tables/{id}?seat=gaul")).await["version"], version);
    let many: Vec<Value> = (0..401).map(|_| nobody[0].clone()).collect();
    anna.check_fails("POST", &ask, body(&version, json!(many)), 400).await;
    let places: Vec<&str> = vec!["0131"; 65];
    let wide = json!([{ "piece": "nobody", "to": places }]);
    anna.check_fails("POST", &ask, body(&version, wide), 400).await;
    anna.check_fails("POST", &ask, body(&json!(99), nobody.clone()), 409).await;
    let bert = server.guest("Bert").await;
    bert.check_fails("POST", &ask, body(&version, nobody), 403).await;
}
