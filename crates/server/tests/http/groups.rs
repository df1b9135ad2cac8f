//! Groups: where several pieces can go together, and who cannot come along.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::support::{Client, Lots, Server, any_choice};

/// What was met of a game.
#[derive(Debug, Default)]
struct Met {
    /// Groups of two and more that arrived together.
    groups: usize,
    /// Ways of several steps.
    long: usize,
    /// Pieces that stopped on the way, by rule.
    short: BTreeMap<String, usize>,
    /// Pieces that could not go along, by rule.
    stays: BTreeMap<String, usize>,
}

/// A hot-seat table: one person decides for all. Its dice follow from a phrase, so that what is met
/// in play is the same every time.
async fn table(client: &Client, game: &str, seats: Value) -> String {
    let asked = json!({ "game": game, "seats": seats, "phrase": "alea iacta est" });
    let made = client.ok("POST", "/tables", asked).await;
    made["id"].as_str().unwrap().to_owned()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// By place: the pieces of the viewer's that stand there, those first that can be moved now by one
/// of these actions.
fn groups(table: &Value, moves: &[&str]) -> Vec<Vec<String>> {
    let scene = &table["scene"];
    let goes = |piece: &str| {
        list(&scene["choices"]).iter().any(|choice| {
            let path = list(&choice["path"]);
            let fits = choice["action"]["do"].as_str().is_some_and(|what| moves.contains(&what));
            fits && path.len() == 2 && path[0]["piece"] == piece
        })
    };
    let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for piece in list(&scene["pieces"]) {
        if piece["side"] == scene["viewer"] && piece["face"]["kind"] != "hidden" {
            places.entry(text(&piece["place"])).or_default().push(text(&piece["id"]).to_owned());
        }
    }
    let mut groups: Vec<Vec<String>> = places.into_values().collect();
    groups.retain(|group| group.len() > 1 && group.iter().any(|piece| goes(piece)));
    for group in &mut groups {
        group.sort_by_key(|piece| !goes(piece));
        group.truncate(8);
    }
    groups
}

/// Sends a group to one of its goals and looks who is there; takes it back if it can be.
async fn check_goal(client: &Client, id: &str, table: &Value, goal: &Value, met: &mut Met) -> bool {
    let goes = list(&goal["goes"]);
    let part = |route: &Value| {
        let mut actions = vec![route["choice"]["action"].clone()];
        actions.extend(list(&route["then"]).iter().cloned());
        json!(actions)
    };
    let short: Vec<&Value> = list(&goal["short"]).iter().map(|short| &short["route"]).collect();
    let parts: Vec<Value> = goes.iter().chain(short.iter().copied()).map(part).collect();
    let (seat, version) = (&table["seat"], &table["version"]);
    let body = json!({ "seat": seat, "version": version, "parts": parts });
    let acted = client.ok("POST", &format!("/tables/{id}/actions"), body).await;
    assert_eq!(acted["refused"], Value::Null, "{goal}");
    if acted["stopped"].is_null() {
        assert_eq!((&acted["done"], &acted["of"]), (&json!(parts.len()), &json!(parts.len())));
        // Some games name a piece by its place, so those who are there are counted.
        let there = |table: &Value| {
            let own = |piece: &&Value| piece["side"] == table["scene"]["viewer"];
            let pieces = list(&table["scene"]["pieces"]).iter().filter(own);
            pieces.filter(|piece| piece["place"] == goal["place"]).count()
        };
        assert_eq!(there(&acted["table"]), there(table) + goes.len(), "{goal}");
        for route in &short {
            let stop = list(&route["via"]).last().unwrap();
            assert!(goes.iter().any(|other| list(&other["via"]).contains(stop)), "{goal}");
        }
        for route in goes {
            assert_eq!(list(&route["via"]).last(), Some(&goal["place"]));
        }
        met.groups += usize::from(goes.len() > 1);
        met.long += goes.iter().filter(|route| list(&route["via"]).len() > 1).count();
    }
    let steps = acted["version"].as_u64().unwrap() - version.as_u64().unwrap();
    let body = json!({ "seat": seat, "version": acted["version"], "steps": steps });
    let undone = client.call("POST", &format!("/tables/{id}/undo"), body).await;
    undone.json["version"] == *version
}

/// Plays on at random, and wherever pieces stand together tries where they can go.
async fn play(game: &str, seats: Value, moves: &[&str], actions: usize) -> Met {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = table(&anna, game, seats).await;
    let (mut lots, mut met) = (Lots(11), Met::default());
    for _ in 0..actions {
        let mut table = anna.get(&format!("/tables/{id}")).await;
        if table["card"]["status"] == "over" {
            break;
        }
        let groups = groups(&table, moves);
        if !groups.is_empty() {
            let group = &groups[lots.below(groups.len())];
            let (seat, version) = (text(&table["seat"]), &table["version"]);
            let pieces = group.join(",");
            let ask = format!(
                "/tables/{id}/choices?seat={seat}&version={version}&pieces={pieces}&together=true"
            );
            let goals = anna.get(&ask).await["goals"].clone();
            for goal in list(&goals) {
                let named =
                    list(&goal["goes"]).iter().map(|route| &route["choice"]["path"][0]["piece"]);
                let stays = list(&goal["stays"]).iter().map(|stays| &stays["piece"]);
                let short = list(&goal["short"])
                    .iter()
                    .map(|short| &short["route"]["choice"]["path"][0]["piece"]);
                let mut all: Vec<&str> = named.chain(short).chain(stays).map(text).collect();
                all.sort_unstable();
                let mut asked: Vec<&str> = group.iter().map(String::as_str).collect();
                asked.sort_unstable();
                assert_eq!(all, asked, "everybody goes, stops or stays: {goal}");
                for short in list(&goal["short"]) {
                    let rule = short["reason"]["rule"].as_str().unwrap_or("none").to_owned();
                    *met.short.entry(rule).or_default() += 1;
                }
                for stays in list(&goal["stays"]) {
                    let rule = stays["reason"]["rule"].as_str().unwrap_or("none").to_owned();
                    *met.stays.entry(rule).or_default() += 1;
                }
            }
            let goals = list(&goals);
            if !goals.is_empty() {
                let goal = &goals[lots.below(goals.len())];
                if !check_goal(&anna, &id, &table, goal, &mut met).await {
                    continue;
                }
                table = anna.get(&format!("/tables/{id}")).await;
            }
        }
        let action = any_choice(&table, &mut lots);
        let body =
            json!({ "seat": table["seat"], "version": table["version"], "actions": [action] });
        anna.ok("POST", &format!("/tables/{id}/actions"), body).await;
    }
    met
}

#[tokio::test]
async fn a_group_of_julius_goes_as_far_as_it_may_and_who_stays_hears_why() {
    let met = play("julius", json!({ "caesar": "me", "pompey": "me" }), &["step"], 260).await;
    assert!(met.groups > 5 && met.long > 5, "{met:?}");
    assert!(met.stays.contains_key("6.11"), "a road is full: {met:?}");
    assert!(met.short.contains_key("6.11"), "some stop on the way: {met:?}");
    assert!(!met.stays.contains_key("none") && !met.short.contains_key("none"), "{met:?}");
}

#[tokio::test]
async fn a_group_of_xl_marches_together() {
    // Of equal units one stands for all, so that others in the same place are not moved by name.
    let met = play("xl", json!({ "caesar": "me", "pompey": "me" }), &["march"], 120).await;
    assert!(met.groups > 5, "{met:?}");
}

#[tokio::test]
async fn a_group_of_siege_marches_together() {
    let met =
        play("siege", json!({ "roman": "me", "gaul": "me" }), &["march", "step", "ride"], 300)
            .await;
    assert!(met.groups > 5 && met.long > 5, "{met:?}");
    assert!(!met.stays.contains_key("none"), "{met:?}");
}

/// What a group is too large for is said, and without a wish for it nothing is planned.
#[tokio::test]
async fn groups_are_planned_when_asked_for_and_have_a_limit() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = table(&anna, "julius", json!({ "caesar": "me", "pompey": "me" })).await;
    let ask = |rest: &str| format!("/tables/{id}/choices?seat=caesar&version=0&{rest}");
    let plain = anna.get(&ask("pieces=legio-7,legio-8")).await;
    assert_eq!(plain["goals"], json!([]));
    let many: Vec<String> = (0..65).map(|n| format!("p{n}")).collect();
    let path = ask(&format!("together=true&pieces={}", many.join(",")));
    anna.check_fails("GET", &path, Value::Null, 400).await;
    // Names that are nobody's go nowhere.
    let strange = anna.get(&ask("together=true&pieces=nobody,nobody,%2C")).await;
    assert_eq!(strange["goals"], json!([]));
}

/// Steps of `conquest` do not name their unit: a journey is a click on it and one on its goal all the
/// same, and what is sent takes it there.
#[tokio::test]
async fn a_journey_is_a_piece_and_a_place_in_conquest() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let asked = json!({
        "game": "conquest", "scenario": "lutetia", "seats": { "roman": "me", "tribes": "me" }
    });
    let made = anna.ok("POST", "/tables", asked).await;
    let id = text(&made["id"]).to_owned();
    let plain = ["ready", "skip_auxiliaries", "keep_elite", "pick", "activate", "line_order"];
    for _ in 0..40 {
        let table = anna.get(&format!("/tables/{id}")).await;
        let (seat, version) = (text(&table["seat"]), &table["version"]);
        let choices = format!("/tables/{id}/choices?seat={seat}&version={version}");
        let all = anna.get(&choices).await;
        let of =
            |kind: &str| list(&all["choices"]).iter().find(|choice| choice["action"]["do"] == kind);
        let Some(order) = of("order") else {
            let next = plain.iter().find_map(|kind| of(kind)).expect("something leads on");
            let body = json!({ "seat": seat, "version": version, "actions": [next["action"]] });
            anna.ok("POST", &format!("/tables/{id}/actions"), body).await;
            continue;
        };
        let unit = text(&order["action"]["unit"]);
        let offered = anna.get(&format!("{choices}&pieces={unit}")).await;
        let routes = list(&offered["routes"]);
        let far = routes.iter().max_by_key(|route| list(&route["via"]).len()).expect("a way");
        let goal = list(&far["via"]).last().expect("it leads somewhere");
        assert_eq!(far["choice"]["path"], json!([{ "piece": unit }, { "place": goal }]));
        assert!(list(&far["via"]).len() > 1, "several steps: {far}");
        let mut actions = vec![far["choice"]["action"].clone()];
        actions.extend(list(&far["then"]).iter().cloned());
        let body = json!({ "seat": seat, "version": version, "actions": actions });
        let acted = anna.ok("POST", &format!("/tables/{id}/actions"), body).await;
        assert_eq!((&acted["refused"], &acted["done"]), (&Value::Null, &acted["of"]));
        let there = anna.get(&format!("/tables/{id}?seat={seat}")).await;
        let piece = list(&there["scene"]["pieces"]).iter().find(|piece| piece["id"] == unit);
        assert_eq!(&piece.expect("it is there")["place"], goal);
        return;
    }
    panic!("nobody was ever given an order");
}
