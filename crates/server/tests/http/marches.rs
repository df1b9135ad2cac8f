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
    // The same where no other way to the end is wanted.
    let drawn = json!([{ "piece": foot, "to": [], "along": far }]);
    let drawn = self::plan(&anna, &id, drawn).await;
    assert_eq!(
        [&drawn["goes"][0]["via"], &drawn["short"]],
        [&plan["goes"][0]["via"], &plan["short"]]
    );
    let acted = act(&anna, &id, json!({ "parts": parts(&plan) })).await;
    assert_eq!(acted["refused"], Value::Null);
}

/// Whoever goes last halts at the end of the march, also where others stay after it.
#[tokio::test]
async fn who_stays_does_not_keep_the_last_on_its_way() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = entering(&anna).await;
    let army = relief(&anna, &id).await;
    let mut foot = army.iter().filter(|id| id.contains("aedui"));
    let (one, other) = (foot.next().unwrap(), foot.next().unwrap());
    // One enters with points to spare, the other cannot get where it is sent.
    let goes = json!({ "piece": one, "to": ["0131"], "along": [] });
    let stays = json!({ "piece": other, "to": ["2521"], "along": [] });
    let alone = plan(&anna, &id, json!([goes])).await;
    assert!(alone["halt"].is_object(), "{alone}");
    let plan = plan(&anna, &id, json!([goes, stays])).await;
    assert_eq!((list(&plan["goes"]).len(), list(&plan["stays"]).len()), (1, 1));
    assert_eq!(plan["halt"], alone["halt"]);
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

/// Where hexes lie from one with flat tops whose odd columns stand lower: northwest and southwest.
fn beside(hex: &str, south: bool) -> String {
    let (column, row): (u8, u8) = (hex[..2].parse().unwrap(), hex[2..].parse().unwrap());
    let lower = u8::from(column % 2 == 1);
    format!("{:02}{:02}", column - 1, row + lower - u8::from(!south))
}

/// So many hexes to the west, northwest first.
fn west(hex: &str, steps: usize) -> Vec<String> {
    let mut way = vec![hex.to_owned()];
    for step in 0..steps {
        way.push(beside(&way[step], step % 2 == 1));
    }
    way.split_off(1)
}

/// Bibracte, as far as the order to the whole tenth legion.
async fn tenth(anna: &Client) -> (String, Vec<(String, String)>) {
    let seats = json!({ "roman": "me", "tribes": "me" });
    let set = json!({ "game": "conquest", "scenario": "bibracte", "seats": seats });
    let made = anna.ok("POST", "/tables", set).await;
    let id = text(&made["id"]).to_owned();
    let orders = [
        json!({ "do": "ready" }),
        json!({ "do": "skip_auxiliaries" }),
        json!({ "do": "take_elite", "leader": "crassus" }),
        json!({ "do": "legion_order", "legion": "x" }),
    ];
    for action in orders {
        let table = anna.get(&format!("/tables/{id}?seat=roman")).await;
        let asked = text(&table["scene"]["waiting_for"][0]).to_owned();
        let body = json!({ "seat": asked, "version": table["version"], "actions": [action] });
        anna.ok("POST", &format!("/tables/{id}/actions"), body).await;
    }
    let stands = places(anna, &id).await;
    let legion = stands.into_iter().filter(|(id, _, _)| id.starts_with("x-"));
    let mut legion: Vec<(String, String)> = legion.map(|(id, place, _)| (id, place)).collect();
    // Who is in front goes first; of two in a hex the lower one may well come first.
    legion.sort_by(|one, other| one.1[..2].cmp(&other.1[..2]).then(other.0.cmp(&one.0)));
    (id, legion)
}

/// Pieces with place and facing.
async fn places(anna: &Client, id: &str) -> Vec<(String, String, Value)> {
    let table = anna.get(&format!("/tables/{id}?seat=roman")).await;
    let piece = |piece: &Value| {
        (text(&piece["id"]).to_owned(), text(&piece["place"]).to_owned(), piece["facing"].clone())
    };
    list(&table["scene"]["pieces"]).iter().map(piece).collect()
}

/// A legion goes on its feet as it stands: ranks, intervals, stacks and facing are kept.
#[tokio::test]
async fn a_legion_marches_in_formation() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let (id, legion) = tenth(&anna).await;
    assert_eq!(legion.len(), 10);
    let ask = async |steps: usize| {
        let table = anna.get(&format!("/tables/{id}?seat=roman")).await;
        let wish = |(piece, place): &(String, String)| {
            let along = west(place, steps);
            json!({ "piece": piece, "to": [along.last().unwrap()], "along": along })
        };
        let marches: Vec<Value> = legion.iter().map(wish).collect();
        let body = json!({ "seat": "roman", "version": table["version"], "marches": marches });
        (body["version"].clone(), anna.ok("POST", &format!("/tables/{id}/march"), body).await)
    };

    // Six hexes are too many for five points: all stop after five, and hear why.
    let (_, far) = ask(6).await;
    let short = list(&far["short"]);
    assert_eq!((list(&far["goes"]).len(), short.len()), (6, 6), "{far}");
    assert!(short.iter().all(|one| one["reason"]["rule"] == "6.26"), "{short:?}");

    let (version, plan) = ask(4).await;
    assert_eq!((&plan["short"], &plan["stays"]), (&json!([]), &json!([])), "{plan}");
    assert!(list(&plan["goes"]).iter().all(|route| route["choice"]["cost"] == 4), "{plan}");
    let before = places(&anna, &id).await;
    let body = json!({ "seat": "roman", "version": version, "parts": parts(&plan) });
    let acted = anna.ok("POST", &format!("/tables/{id}/actions"), body).await;
    assert_eq!(acted["done"], acted["of"], "{}", acted["refused"]);
    let after = places(&anna, &id).await;
    for (piece, place) in &legion {
        let faced = before.iter().find(|one| one.0 == *piece).unwrap().2.clone();
        let meant = (piece.clone(), west(place, 4).pop().unwrap(), faced);
        assert!(after.contains(&meant), "{meant:?}");
    }
}

/// Aside they turn, go, and turn back; who has moved already is named with the rule.
#[tokio::test]
async fn a_formation_that_goes_aside_faces_as_before() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let (id, _) = tenth(&anna).await;
    let march = async |piece: &str, to: &str| {
        let table = anna.get(&format!("/tables/{id}?seat=roman")).await;
        let marches = json!([{ "piece": piece, "to": [to], "along": [to] }]);
        let body = json!({ "seat": "roman", "version": table["version"], "marches": marches });
        (table["version"].clone(), anna.ok("POST", &format!("/tables/{id}/march"), body).await)
    };
    // South of it, which is on its flank.
    let (version, plan) = march("x-1", "3116").await;
    assert_eq!((&plan["short"], &plan["stays"]), (&json!([]), &json!([])), "{plan}");
    assert_eq!(plan["goes"][0]["via"].as_array().unwrap().last(), Some(&json!("3116")));
    // The lower one of the pair goes along, and the plan tells of it too.
    let along =
        list(&plan["ends"]).iter().any(|end| end["piece"] == "x-2" && end["place"] == "3116");
    assert!(along, "{plan}");
    let body = json!({ "seat": "roman", "version": version, "parts": parts(&plan) });
    let acted = anna.ok("POST", &format!("/tables/{id}/actions"), body).await;
    assert_eq!(acted["refused"], Value::Null);
    let after = places(&anna, &id).await;
    for piece in ["x-1", "x-2"] {
        assert!(after.contains(&(piece.to_owned(), "3116".to_owned(), json!(9))), "{piece}");
    }
    // Behind another that can go is one that cannot any more.
    let table = anna.get(&format!("/tables/{id}?seat=roman")).await;
    let marches = json!([
        { "piece": "x-3", "to": ["3017"], "along": ["3017"] },
        { "piece": "x-1", "to": ["3016"], "along": ["3016"] },
    ]);
    let body = json!({ "seat": "roman", "version": table["version"], "marches": marches });
    let plan = anna.ok("POST", &format!("/tables/{id}/march"), body).await;
    assert_eq!(list(&plan["goes"]).len(), 1, "{plan}");
    assert_eq!(plan["stays"][0]["piece"], "x-1");
    assert!(plan["stays"][0]["reason"]["rule"].is_string(), "{plan}");
}

/// Where the wish names a facing they turn to it at the end, and the plan says so before. Who has no
/// points left for it is named with the rule.
#[tokio::test]
async fn a_formation_turns_to_the_facing_that_is_wished() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let (id, legion) = tenth(&anna).await;
    let ask = async |steps: usize| {
        let table = anna.get(&format!("/tables/{id}?seat=roman")).await;
        let wish = |(piece, place): &(String, String)| {
            let along = west(place, steps);
            json!({ "piece": piece, "to": [along.last().unwrap()], "along": along, "facing": 11 })
        };
        let marches: Vec<Value> = legion.iter().map(wish).collect();
        let body = json!({ "seat": "roman", "version": table["version"], "marches": marches });
        (body["version"].clone(), anna.ok("POST", &format!("/tables/{id}/march"), body).await)
    };

    let (_, far) = ask(5).await;
    let short = list(&far["short"]);
    assert_eq!((list(&far["goes"]).len(), short.len()), (6, 6), "{far}");
    assert!(short.iter().all(|one| one["reason"]["rule"] == "6.26"), "{short:?}");
    assert!(list(&far["ends"]).iter().all(|end| end["facing"] == 9), "they go and do not turn");

    let (version, plan) = ask(4).await;
    assert_eq!((&plan["short"], &plan["stays"]), (&json!([]), &json!([])), "{plan}");
    assert!(list(&plan["goes"]).iter().all(|route| route["choice"]["cost"] == 5), "{plan}");
    let meant: Vec<Value> = legion
        .iter()
        .map(|(piece, place)| {
            let place = west(place, 4).pop();
            json!({ "piece": piece, "place": place, "facing": 11, "hits": 0 })
        })
        .collect();
    assert_eq!(plan["ends"], json!(meant));
    let body = json!({ "seat": "roman", "version": version, "parts": parts(&plan) });
    let acted = anna.ok("POST", &format!("/tables/{id}/actions"), body).await;
    assert_eq!(acted["done"], acted["of"], "{}", acted["refused"]);
    let after = places(&anna, &id).await;
    for (piece, place) in &legion {
        let meant = (piece.clone(), west(place, 4).pop().unwrap(), json!(11));
        assert!(after.contains(&meant), "{meant:?}");
    }
}

/// A plan tells the hits that the way costs, here through others of the legion, and so it comes.
#[tokio::test]
async fn a_plan_tells_the_hits_to_come() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let (id, _) = tenth(&anna).await;
    let worn = async || {
        let table = anna.get(&format!("/tables/{id}?seat=roman")).await;
        let pieces = list(&table["scene"]["pieces"]);
        let piece = pieces.iter().find(|piece| piece["id"] == "x-10").unwrap();
        (table["version"].clone(), piece["wear"]["hits"].as_u64().unwrap())
    };
    let (version, before) = worn().await;
    let march = json!([{ "piece": "x-10", "to": ["2916"], "along": ["2916"] }]);
    let body = json!({ "seat": "roman", "version": version, "marches": march });
    let plan = anna.ok("POST", &format!("/tables/{id}/march"), body).await;
    let end = json!([{ "piece": "x-10", "place": "2916", "facing": 9, "hits": 1 }]);
    assert_eq!(plan["ends"], end, "{plan}");
    let body = json!({ "seat": "roman", "version": version, "parts": parts(&plan) });
    anna.ok("POST", &format!("/tables/{id}/actions"), body).await;
    assert_eq!(worn().await.1, before + 1);
}
