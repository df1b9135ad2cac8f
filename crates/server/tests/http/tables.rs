//! Guests, lists, seats, invitations, notes, rules, the description.

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

use crate::support::{Client, Lots, Server, any_choice, match_of_two};

#[tokio::test]
async fn a_guest_keeps_his_place_under_another_name() {
    let server = Server::start().await;
    let anna = server.guest("  Anna ").await;
    let me = anna.get("/me").await;
    assert_eq!(me["name"], "Anna");
    let renamed = anna.ok("POST", "/me", json!({ "name": "Änne" })).await;
    assert_eq!(renamed, json!({ "id": me["id"], "name": "Änne" }));
    assert_eq!(anna.get("/me").await, renamed);
}

#[tokio::test]
async fn games_rules_and_sources_are_public() {
    let server = Server::start().await;
    let nobody = server.nobody();
    let games = nobody.get("/games").await;
    let julius = &games[0];
    assert_eq!(julius["id"], "julius");
    assert_eq!(julius["seats"], json!(["caesar", "pompey"]));
    assert_eq!(julius["bots"][0], "random");
    assert!(julius["credits"]["designers"].as_str().unwrap().contains("Thompson"));
    let rules = nobody.get("/games/julius/rules").await;
    let french = nobody.get("/games/julius/rules?lang=fr").await;
    assert_eq!(rules.as_array().unwrap().len(), french.as_array().unwrap().len());
    let rule = |rules: &Value| {
        let found = rules.as_array().unwrap().iter().find(|rule| rule["id"] == "6.1");
        found.unwrap()["text"].as_str().unwrap().to_owned()
    };
    assert_ne!(rule(&rules), rule(&french));
    let about = nobody.get("/games/julius/about?lang=fr").await;
    assert_eq!(about["title"], "Julius Caesar");
    assert!(about["sources"].as_array().unwrap().len() >= 4, "{about}");
    assert_eq!(about["pack"].as_str().unwrap().len(), 64);
    // Tables inside others have theirs too.
    let about = nobody.get("/games/siege/about").await;
    let sources = about["sources"].as_array().unwrap();
    let works = json!({
        "file": "map.toml",
        "table": "sides: internal line",
        "source": "reconstruction",
    });
    assert!(sources.contains(&works), "{about}");
    let map = sources.iter().filter(|source| source["file"] == "map.toml");
    assert!(map.count() > 10, "{about}");
}

/// Seats, scenarios and options are named and explained in the reader's language.
#[tokio::test]
async fn games_have_words_for_their_choices() {
    let server = Server::start().await;
    let nobody = server.nobody();
    let siege = |games: &Value| {
        let all = games.as_array().unwrap();
        all.iter().find(|game| game["id"] == "siege").unwrap().clone()
    };
    let english = siege(&nobody.get("/games").await);
    let french = siege(&nobody.get("/games?lang=fr").await);
    let camps = |game: &Value| game["labels"]["options"][1].clone();
    assert_eq!(camps(&english)["id"], "camps");
    assert_eq!(camps(&english)["values"][1]["label"], "As in history");
    assert_eq!(camps(&french)["values"][1]["label"], "Comme dans l’histoire");
    for field in ["about", "label"] {
        assert_ne!(camps(&english)[field], camps(&french)[field]);
    }
    assert_ne!(english["labels"]["pitch"], french["labels"]["pitch"]);
    assert_eq!(english["labels"]["scenarios"][0]["id"], "alesia");
    assert_eq!(english["seats"], json!(["roman", "gaul"]));
    assert_eq!(
        english["seatings"],
        json!([
            { "scenario": null, "set": { "players": "2" }, "seats": ["roman", "gaul"] },
            { "scenario": null, "set": { "players": "3" }, "seats": ["roman", "relief", "besieged"] },
        ])
    );
}

/// A table for three: a person, a bot and an invited friend, each seat with its name.
#[tokio::test]
async fn a_table_for_three_has_three_seats() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let made = anna
        .ok(
            "POST",
            "/tables",
            json!({
                "game": "siege",
                "set": { "players": "3" },
                "seats": { "roman": "me", "relief": "bot:random", "besieged": "invite" },
            }),
        )
        .await;
    let id = made["id"].as_str().unwrap().to_owned();
    let table = anna.get(&format!("/tables/{id}?lang=fr")).await;
    let labels: Vec<&str> = (table["card"]["seats"].as_array().unwrap().iter())
        .map(|seat| seat["label"].as_str().unwrap())
        .collect();
    assert_eq!(labels, ["Romains", "Armée de secours", "Assiégés"]);
    let link = table["invites"]["besieged"].as_str().unwrap();
    let invite = link.split("invite=").nth(1).unwrap().split('&').next().unwrap();
    let seat = json!({ "seat": "besieged", "invite": invite });
    bert.ok("POST", &format!("/tables/{id}/join"), seat).await;
    let begun = bert.get(&format!("/tables/{id}")).await;
    assert_eq!(begun["card"]["status"], "playing", "{}", begun["card"]);
    assert_eq!(begun["scene"]["sides"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn an_invitation_is_for_whoever_has_the_link() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let id = anna.table(json!({ "caesar": "invite", "pompey": "me" })).await;
    let table = anna.get(&format!("/tables/{id}")).await;
    assert_eq!(table["card"]["status"], "waiting");
    assert_eq!(table["card"]["seats"][0]["kind"], "invite");
    assert!(!table["scene"]["prompt"]["text"].as_str().unwrap().is_empty());
    let link = table["invites"]["caesar"].as_str().unwrap();
    let token = link
        .strip_prefix(&format!("/t/{id}?invite="))
        .and_then(|rest| rest.strip_suffix("&seat=caesar"))
        .unwrap();
    assert_eq!(bert.get(&format!("/tables/{id}")).await["invites"], json!({}));
    assert_eq!(bert.get("/tables?which=open").await, json!([]));
    let join = json!({ "seat": "caesar", "invite": token });
    bert.ok("POST", &format!("/tables/{id}/join"), join.clone()).await;
    // Whoever follows the link again is where he was.
    bert.ok("POST", &format!("/tables/{id}/join"), join.clone()).await;
    let carl = server.guest("Carl").await;
    carl.check_fails("POST", &format!("/tables/{id}/join"), join, 409).await;
    let table = bert.get(&format!("/tables/{id}")).await;
    assert_eq!(table["seat"], "caesar");
    assert_eq!(table["card"]["status"], "playing");
    assert_eq!(table["card"]["seats"][0]["name"], "Bert");
}

/// Lists come a page at a time, of a game, or of somebody whose name has something in it.
#[tokio::test]
async fn lists_are_paged_and_filtered() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let mut made = Vec::new();
    for _ in 0..5 {
        made.push(anna.table(json!({ "caesar": "me" })).await);
    }
    let xl = json!({ "game": "xl", "seats": { "caesar": "me" } });
    let xl = bert.ok("POST", "/tables", xl).await["id"].as_str().unwrap().to_owned();
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let page = anna.get(&format!("/tables?which=open&most=2{after}")).await;
        let page = page.as_array().unwrap().clone();
        let id = |card: &Value| card["id"].as_str().unwrap().to_owned();
        found.extend(page.iter().map(id));
        let Some(last) = page.get(1) else { break };
        let turn = u8::from(last["your_turn"] == true);
        after = format!("&after={turn}.{}.{}", last["updated"], id(last));
    }
    found.sort();
    let mut all: Vec<String> = made.iter().chain([&xl]).cloned().collect();
    all.sort();
    assert_eq!(found, all);
    for (filter, count) in [("game=xl", 1), ("game=julius", 5), ("name=ANN", 5), ("name=rt", 1)] {
        let page = anna.get(&format!("/tables?which=open&{filter}")).await;
        assert_eq!(page.as_array().unwrap().len(), count, "{filter}");
    }
}

#[tokio::test]
async fn lists_show_what_they_say() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let id = anna.table(json!({ "caesar": "me" })).await;
    let ids = |list: Value| -> Vec<String> {
        let cards = list.as_array().unwrap().clone();
        cards.iter().map(|card| card["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(anna.get("/tables?which=mine").await), [id.as_str()]);
    assert_eq!(ids(bert.get("/tables?which=mine").await), [""; 0]);
    assert_eq!(ids(bert.get("/tables?which=open").await), [id.as_str()]);
    assert_eq!(ids(server.nobody().get("/tables?which=mine").await), [""; 0]);
    bert.ok("POST", &format!("/tables/{id}/join"), json!({ "seat": "pompey" })).await;
    assert_eq!(ids(bert.get("/tables?which=open").await), [""; 0]);
    assert_eq!(ids(server.nobody().get("/tables?which=live").await), [id.as_str()]);
    let card = bert.get("/tables?which=mine&lang=fr").await[0].clone();
    assert_eq!(card["title"], "Julius Caesar");
    assert_eq!(card["your_turn"], true);
    assert_eq!(
        card["seats"][1],
        json!({
            "seat": "pompey", "label": "Pompeius", "name": "Bert", "kind": "person", "you": true,
            "here": { "now": false, "last": null },
        })
    );
    assert!(card["moment"].as_str().unwrap().contains("49 av. J.-C."), "{card}");
    assert!(card["updated"].as_i64().unwrap() > 1_700_000_000);
}

#[tokio::test]
async fn notes_are_private_and_chat_is_not() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    anna.ok("PUT", &format!("/tables/{id}/notes"), json!({ "text": "he bluffs" })).await;
    anna.ok("PUT", &format!("/tables/{id}/notes"), json!({ "text": "he bluffs!" })).await;
    bert.ok("POST", &format!("/tables/{id}/chat"), json!({ "text": "salve" })).await;
    let (hers, his) =
        (anna.get(&format!("/tables/{id}")).await, bert.get(&format!("/tables/{id}")).await);
    assert_eq!((&hers["notes"], &his["notes"]), (&json!("he bluffs!"), &json!("")));
    assert_eq!(hers["chat"], his["chat"]);
    assert_eq!(hers["chat"][0]["from"], "Bert");
}

#[tokio::test]
async fn one_person_in_both_seats() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = anna.table(json!({ "caesar": "me", "pompey": "me" })).await;
    let table = anna.get(&format!("/tables/{id}")).await;
    assert_eq!(table["my_seats"], json!(["caesar", "pompey"]));
    assert_eq!(table["seat"], "caesar");
    let choice = any_choice(&table, &mut Lots(1));
    let act = json!({ "seat": "caesar", "version": 0, "actions": [choice] });
    anna.ok("POST", &format!("/tables/{id}/actions"), act).await;
    // The one that must decide comes first.
    let next = anna.get(&format!("/tables/{id}")).await;
    assert_eq!(next["seat"], next["card"]["waiting_for"][0]);
    let caesar = anna.get(&format!("/tables/{id}?seat=caesar")).await;
    let pompey = anna.get(&format!("/tables/{id}?seat=pompey")).await;
    assert_eq!(caesar["since"], 1);
    assert_eq!(pompey["since"], 0);
    assert_ne!(caesar["scene"]["pieces"], pompey["scene"]["pieces"]);
}

#[tokio::test]
async fn why_not_names_a_rule() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let table = anna.get(&format!("/tables/{id}")).await;
    let mut reasons = 0;
    for card in table["scene"]["hands"][0]["cards"].as_array().unwrap() {
        let asked = json!({ "seat": "caesar", "anchor": { "card": card["id"] } });
        let answer = anna.ok("POST", &format!("/tables/{id}/why"), asked).await;
        reasons += answer.as_array().unwrap().len();
    }
    // Every card may be discarded, so nothing forbids it.
    assert_eq!(reasons, 0);
    let choice = any_choice(&table, &mut Lots(1));
    let act = json!({ "seat": "caesar", "version": 0, "actions": [choice] });
    anna.ok("POST", &format!("/tables/{id}/actions"), act).await;
    let asked = json!({ "seat": "caesar", "anchor": { "place": "Roma" } });
    let waiting = anna.ok("POST", &format!("/tables/{id}/why?lang=fr"), asked).await;
    assert!(!waiting[0]["why"].as_str().unwrap().is_empty());
    // Among many places and blocks some rule forbids something.
    let mut lots = Lots(17);
    for _ in 0..60 {
        let card = anna.get(&format!("/tables/{id}?from=1000000")).await["card"].clone();
        let seat = card["waiting_for"][0].as_str().unwrap().to_owned();
        let player = if seat == "caesar" { &anna } else { &bert };
        let table = player.get(&format!("/tables/{id}?from=1000000")).await;
        for piece in table["scene"]["pieces"].as_array().unwrap().iter().take(12) {
            let asked = json!({ "seat": seat, "anchor": { "piece": piece["id"] } });
            let answer = player.ok("POST", &format!("/tables/{id}/why"), asked).await;
            for reason in answer.as_array().unwrap() {
                assert!(!reason["rule"].as_str().unwrap().is_empty());
                assert!(!reason["label"].as_str().unwrap().contains('⟨'));
                reasons += 1;
            }
        }
        let act = json!({ "seat": seat, "version": card["version"], "actions": [any_choice(&table, &mut lots)] });
        player.ok("POST", &format!("/tables/{id}/actions"), act).await;
    }
    assert!(reasons > 0);
    let odds = anna.get(&format!("/tables/{id}/odds?seat=caesar")).await;
    assert!(odds.is_null() || odds["rows"].is_array(), "{odds}");
}

#[tokio::test]
async fn the_interface_describes_itself() {
    let server = Server::start().await;
    let request = Request::builder().uri("/api/openapi.json").body(Body::empty()).unwrap();
    let description = server.nobody().send(request).await.json;
    let paths = description["paths"].as_object().unwrap();
    // Every row of docs/API.md is there, and nothing else.
    let page = include_str!("../../../../docs/API.md");
    let mut rows = 0;
    for line in page.lines() {
        let Some(call) = line.strip_prefix("| `").and_then(|rest| rest.split('`').next()) else {
            continue;
        };
        let Some((method, path)) = call.split_once(" /") else { continue };
        let path = format!("/api/v1/{}", path.split('?').next().unwrap());
        rows += 1;
        let operation = &paths[&path][method.to_lowercase()];
        assert!(operation.is_object(), "{method} {path} is not described");
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        for query in parameters.filter(|parameter| parameter["in"] == "query") {
            let name = query["name"].as_str().unwrap();
            assert!(call.contains(&format!("{name}=")), "{call} does not say that it takes {name}");
        }
    }
    let of_version_1 = paths.iter().filter(|(path, _)| path.starts_with("/api/v1/"));
    let operations: usize =
        of_version_1.map(|(_, methods)| methods.as_object().unwrap().len()).sum();
    assert_eq!(rows, operations);
    assert!(page.contains("`GET /healthz`") && paths["/healthz"]["get"].is_object());
    // A program can tell where each parameter goes, and what may be answered.
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().unwrap() {
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            for parameter in parameters {
                let name = parameter["name"].as_str().unwrap();
                let in_path = path.contains(&format!("{{{name}}}"));
                assert_eq!(parameter["in"] == "path", in_path, "{method} {path} {name}");
            }
            for status in ["400", "421", "429", "500", "503"] {
                assert!(operation["responses"][status].is_object(), "{method} {path} {status}");
            }
            let guests = operation["security"].is_array();
            assert_eq!(operation["responses"]["401"].is_object(), guests, "{method} {path}");
        }
    }
    assert_eq!(description["components"]["securitySchemes"]["guest"]["in"], "cookie");
    // It names every field.
    for (schema, begins) in [
        ("GameCard", "| `GET /games?"),
        ("RuleCard", "| `GET /games/{game}/rules"),
        ("About", "| `GET /games/{game}/about"),
        ("Source", "| `GET /games/{game}/about"),
        ("NewTable", "| `POST /tables`"),
        ("Decisions", "| `POST /tables/{id}/actions"),
        ("Acted", "| `POST /tables/{id}/actions"),
        ("UndoOf", "| `POST /tables/{id}/undo?"),
        ("Undone", "| `POST /tables/{id}/undo?"),
        ("ChoicesOf", "| `GET /tables/{id}/choices"),
        ("FaceList", "`Faces`"),
        ("Odds", "| `GET /tables/{id}/odds"),
        ("Moment", "| `GET /tables/{id}/moments"),
        ("News", "| `GET /tables/{id}/events"),
        ("SeatingCard", "`Seating`"),
        ("LabelsCard", "`Labels`"),
        ("Card", "`Card`"),
        ("SeatCard", "`Card`"),
        ("OutcomeCard", "`Card`"),
        ("TableView", "`Table`"),
        ("Made", "| `POST /tables`"),
        ("DiceCard", "`Dice`"),
        ("LotCard", "`Dice`"),
        ("Pledges", "| `POST /tables/{id}/pledges"),
        ("Reveal", "| `POST /tables/{id}/lots"),
        ("Join", "| `POST /tables/{id}/join"),
        ("ChatLine", "`Table`"),
        ("OrderKnown", "`Order`"),
        ("RollLine", "`Line`"),
        ("Turn", "`Turn`"),
    ] {
        let line = page.lines().find(|line| line.starts_with(begins)).expect(begins);
        let schema = &description["components"]["schemas"][schema]["properties"];
        for name in schema.as_object().expect(begins).keys() {
            assert!(line.contains(&format!("\"{name}\"")), "{begins} lacks {name}");
        }
    }
}

/// 13.0 of siege: the two Gallic players may not talk, and a second window does not help them.
#[tokio::test]
async fn seats_that_may_not_talk_do_not_hear_each_other() {
    let server = Server::start().await;
    let (rome, relief, town, idle) = (
        server.guest("Roma").await,
        server.guest("Comnios").await,
        server.guest("Vercingetorix").await,
        server.guest("Idle").await,
    );
    let table = json!({ "game": "siege", "set": { "players": "3" }, "seats": { "roman": "me" } });
    let id = rome.ok("POST", "/tables", table).await["id"].as_str().unwrap().to_owned();
    let at = |rest: &str| format!("/tables/{id}{rest}");
    // Before he sits down he speaks as anybody does, and knows his own words afterwards.
    relief.ok("POST", &at("/chat"), json!({ "text": "A seat?" })).await;
    assert_eq!(rome.get(&at("")).await["chat"][0]["text"], "A seat?");
    relief.ok("POST", &at("/join"), json!({ "seat": "relief" })).await;
    town.ok("POST", &at("/join"), json!({ "seat": "besieged" })).await;
    for (who, words) in [(&rome, "Yield"), (&relief, "At noon"), (&idle, "Good luck")] {
        who.ok("POST", &at("/chat"), json!({ "text": words })).await;
    }
    for (who, hears) in [
        (&rome, vec!["Yield", "At noon"]),
        (&relief, vec!["A seat?", "Yield", "At noon"]),
        (&town, vec!["Yield"]),
        (&idle, vec!["A seat?", "Yield", "Good luck"]),
        (&server.nobody(), vec!["A seat?", "Yield", "Good luck"]),
    ] {
        let table = who.get(&at("")).await;
        let lines = table["chat"].as_array().unwrap();
        let heard: Vec<&str> = lines.iter().map(|line| line["text"].as_str().unwrap()).collect();
        assert_eq!(heard, hears, "{}", table["seat"]);
    }
    // Who gives up loses for his ally too; then everybody hears everything.
    relief.ok("POST", &at("/resign"), json!({ "seat": "relief" })).await;
    let table = town.get(&at("")).await;
    assert_eq!(table["card"]["outcome"]["winners"], json!(["roman"]));
    assert_eq!(table["chat"].as_array().unwrap().len(), 4);
}

/// 17.2 and 17.4 of alesia: the two Gallic players may not talk to each other, nor to all; Caesar and
/// Labienus may.
#[tokio::test]
async fn gauls_of_alesia_do_not_hear_each_other() {
    let server = Server::start().await;
    for players in [3, 4] {
        let all = ["roman", "relief", "besieged", "labienus"];
        let seats = &all[..players];
        let mut sitting = Vec::new();
        for seat in seats {
            sitting.push(server.guest(seat).await);
        }
        let idle = server.guest("Idle").await;
        let set = json!({ "players": players.to_string() });
        let table = json!({ "game": "alesia", "set": set, "seats": { "roman": "me" } });
        let id = sitting[0].ok("POST", "/tables", table).await["id"].as_str().unwrap().to_owned();
        let at = |rest: &str| format!("/tables/{id}{rest}");
        for (who, seat) in sitting.iter().zip(seats).skip(1) {
            who.ok("POST", &at("/join"), json!({ "seat": seat })).await;
        }
        for (who, seat) in sitting.iter().zip(seats) {
            who.ok("POST", &at("/chat"), json!({ "text": seat })).await;
        }
        idle.ok("POST", &at("/chat"), json!({ "text": "idle" })).await;
        let romans: Vec<&str> =
            seats.iter().copied().filter(|seat| ["roman", "labienus"].contains(seat)).collect();
        for (who, seat) in sitting.iter().zip(seats) {
            let gaul = ["relief", "besieged"].contains(seat);
            let hears = |other: &&&str| !gaul || *other == seat || romans.contains(*other);
            let expected: Vec<&str> = seats.iter().filter(hears).copied().collect();
            assert_eq!(heard(who, &at("")).await, expected, "{seat} of {players}");
        }
        let expected: Vec<&str> = romans.iter().copied().chain(["idle"]).collect();
        for watches in [&idle, &server.nobody()] {
            assert_eq!(heard(watches, &at("")).await, expected, "who watches {players}");
        }
    }
}

/// What somebody reads of the talk at a table.
async fn heard(who: &Client, table: &str) -> Vec<String> {
    let table = who.get(table).await;
    let lines = table["chat"].as_array().unwrap();
    lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

/// Where all may talk, players hear those who watch.
#[tokio::test]
async fn who_watches_is_heard_where_all_may_talk() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let idle = server.guest("Idle").await;
    idle.ok("POST", &format!("/tables/{id}/chat"), json!({ "text": "Good luck" })).await;
    for who in [&anna, &bert, &idle] {
        assert_eq!(who.get(&format!("/tables/{id}")).await["chat"][0]["text"], "Good luck");
    }
}

/// Sets up a match of siege at one screen as a computer player would.
async fn siege_set_up(anna: &Client) -> String {
    let table = json!({ "game": "siege", "seats": { "roman": "me", "gaul": "me" } });
    let id = anna.ok("POST", "/tables", table).await["id"].as_str().unwrap().to_owned();
    for seat in ["roman", "gaul"] {
        let mut actions = anna.get(&format!("/tables/{id}/placing?seat={seat}")).await;
        actions.as_array_mut().unwrap().push(json!({ "do": "ready" }));
        let version = anna.get(&format!("/tables/{id}?seat={seat}")).await["version"].clone();
        let body = json!({ "seat": seat, "version": version, "actions": actions });
        anna.ok("POST", &format!("/tables/{id}/actions"), body).await;
    }
    id
}

/// A leader in sight puts his box on the map: that too a computer player does, to its end, beginning
/// with the unit that one names.
#[tokio::test]
async fn a_box_is_deployed_by_the_computer() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = siege_set_up(&anna).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let mut lots = Lots(7);
    let table = loop {
        let table = anna.get(&at("?from=1000000")).await;
        if table["can_place"] == true {
            break table;
        }
        let choice = any_choice(&table, &mut lots);
        let body =
            json!({ "seat": table["seat"], "version": table["version"], "actions": [choice] });
        anna.ok("POST", &at("/actions"), body).await;
    };
    let seat = table["seat"].as_str().unwrap().to_owned();
    let version = table["version"].as_u64().unwrap();
    let all = anna.get(&at(&format!("/choices?seat={seat}&version={version}&pieces="))).await;
    let unit = |choice: &Value| choice["path"][0]["piece"].as_str().map(str::to_owned);
    let deploys = |choice: &&Value| choice["action"]["do"] == "deploy";
    let choices = all["choices"].as_array().unwrap();
    let last = unit(choices.iter().rfind(deploys).unwrap()).unwrap();
    let proposed = anna.get(&at(&format!("/placing?seat={seat}&pieces={last}"))).await;
    let actions = proposed.as_array().unwrap();
    assert_eq!(actions[0]["do"], "deploy");
    assert_eq!(actions[0]["unit"], last.as_str(), "{actions:?}");
    let body = json!({ "seat": seat, "version": version, "actions": actions });
    let acted = anna.ok("POST", &at("/actions"), body).await;
    assert!(acted["done"].as_u64().unwrap() > 0 && acted["refused"].is_null(), "{acted}");
    let unknown = anna.get(&at(&format!("/placing?seat={seat}&pieces=nobody"))).await;
    assert_eq!(unknown, json!([]), "nobody is none of the pieces");
}

/// A computer player finishes a set-up; then a counter goes several hexes in one request.
#[tokio::test]
async fn set_ups_are_finished_and_pieces_have_routes() {
    let server = Server::start().await;
    let (anna, idle) = (server.guest("Anna").await, server.guest("Idle").await);
    let table = json!({ "game": "siege", "seats": { "roman": "me", "gaul": "me" } });
    let id = anna.ok("POST", "/tables", table).await["id"].as_str().unwrap().to_owned();
    let at = |rest: &str| format!("/tables/{id}{rest}");
    idle.check_fails("GET", &at("/placing?seat=gaul"), Value::Null, 403).await;
    for seat in ["roman", "gaul"] {
        let mut actions = anna.get(&at(&format!("/placing?seat={seat}"))).await;
        let list = actions.as_array_mut().unwrap();
        assert!(list.len() > 20, "{list:?}");
        assert!(!list.contains(&json!({ "do": "ready" })), "that is for the player to say");
        list.push(json!({ "do": "ready" }));
        let table = anna.get(&at(&format!("?seat={seat}"))).await;
        assert_eq!(table["can_place"], true);
        let body = json!({ "seat": seat, "version": table["version"], "actions": actions });
        anna.ok("POST", &at("/actions"), body).await;
    }
    let table = anna.get(&at("")).await;
    let seat = table["scene"]["waiting_for"][0].as_str().unwrap().to_owned();
    let table = anna.get(&at(&format!("?seat={seat}"))).await;
    assert_eq!(table["can_place"], false, "the set-up is over");
    assert_eq!(anna.get(&at(&format!("/placing?seat={seat}"))).await, json!([]));
    let marches = table["scene"]["choices"].as_array().unwrap();
    let piece = marches[0]["path"][0]["piece"].as_str().unwrap();
    let version = table["version"].as_u64().unwrap();
    let ask = |pieces: &str, version: u64| {
        at(&format!("/choices?seat={seat}&version={version}&pieces={pieces}"))
    };
    idle.check_fails("GET", &ask(piece, version), Value::Null, 403).await;
    anna.check_fails("GET", &ask(piece, version + 1), Value::Null, 409).await;
    let answer = anna.get(&ask(piece, version)).await;
    // The piece's own choices, as the scene has them.
    let own = |choice: &&Value| choice["path"][0]["piece"] == piece;
    assert_eq!(answer["choices"], json!(marches.iter().filter(own).collect::<Vec<_>>()));
    assert_eq!(anna.get(&ask("", version)).await["choices"], json!(marches));
    let length = |route: &Value| route["via"].as_array().unwrap().len();
    let routes = answer["routes"].as_array().unwrap();
    let far = routes.iter().max_by_key(|route| length(route)).unwrap();
    assert!(length(far) > 1, "{far}");
    let mut actions = vec![far["choice"]["action"].clone()];
    actions.extend(far["then"].as_array().unwrap().iter().cloned());
    assert_eq!(actions.len(), length(far));
    let body = json!({ "seat": seat, "version": table["version"], "actions": actions });
    let acted = anna.ok("POST", &at("/actions"), body).await;
    assert_eq!((&acted["done"], &acted["stopped"]), (&acted["of"], &Value::Null));
    let scene = anna.get(&at(&format!("?seat={seat}"))).await["scene"].clone();
    assert_eq!(acted["table"]["scene"], scene);
    let pieces = scene["pieces"].as_array().unwrap();
    let moved = pieces.iter().find(|one| one["id"] == *piece).unwrap();
    assert_eq!(moved["place"], far["via"][length(far) - 1]);
    // The journal has every step, and words for the whole way.
    let was = |scene: &Value| -> String {
        let pieces = scene["pieces"].as_array().unwrap();
        pieces.iter().find(|one| one["id"] == *piece).unwrap()["place"].as_str().unwrap().to_owned()
    };
    let (start, end) = (was(&table["scene"]), was(&scene));
    let journal = acted["table"]["journal"].as_array().unwrap();
    let steps: Vec<&Value> =
        journal.iter().filter(|line| line["step"]["piece"] == *piece).collect();
    assert_eq!(steps.len(), length(far));
    assert_eq!(steps[0]["step"]["way"], Value::Null);
    assert_eq!(steps[0]["step"]["from"], *start);
    let last = steps[steps.len() - 1];
    assert_eq!((&last["step"]["start"], &last["step"]["to"]), (&json!(start), &json!(end)));
    let way = last["step"]["way"].as_str().unwrap();
    assert!(way.contains(&start) && way.contains(&end), "{way}");
    assert!(!last["text"].as_str().unwrap().contains(&start), "{last}");
    // Whoever has no such piece, or asks for nonsense, gets nothing.
    let nothing = anna.get(&ask("nobody", acted["version"].as_u64().unwrap())).await;
    assert_eq!((&nothing["choices"], &nothing["routes"]), (&json!([]), &json!([])));
}

/// A set-up is kept and used in another game; what does not fit there is named with its rule.
#[tokio::test]
async fn a_set_up_is_kept_for_another_game() {
    let server = Server::start().await;
    let (anna, idle) = (server.guest("Anna").await, server.guest("Idle").await);
    for (game, seats) in [("alesia", &["roman"][..]), ("siege", &["roman", "gaul"])] {
        let set = if game == "alesia" { json!({ "setup": "free" }) } else { json!({}) };
        let table = json!({ "game": game, "set": set, "seats": { "roman": "me", "gaul": "me" } });
        let [first, second] = [
            anna.ok("POST", "/tables", table.clone()).await,
            anna.ok("POST", "/tables", table).await,
        ]
        .map(|made| made["id"].as_str().unwrap().to_owned());
        let asks = format!("/tables/{first}/setup?seat=roman");
        idle.check_fails("GET", &asks, Value::Null, 403).await;
        let tries = json!({ "seat": "roman", "version": 0, "parts": [] });
        idle.check_fails("POST", &format!("/tables/{first}/setup"), tries, 403).await;
        let mut others = json!([]);
        for seat in seats {
            let of = |id: &str, rest: &str| format!("/tables/{id}{rest}?seat={seat}");
            let act = async |id: &str, key: &str, what: &Value| {
                let version = anna.get(&of(id, "")).await["version"].clone();
                let body = json!({ "seat": seat, "version": version, key: what });
                let acted = anna.ok("POST", &format!("/tables/{id}/actions"), body).await;
                assert!(acted["refused"].is_null(), "{acted}");
            };
            let rest = anna.get(&of(&first, "/placing")).await;
            act(&first, "actions", &rest).await;
            let kept = anna.get(&of(&first, "/setup")).await["parts"].clone();
            assert!(kept.as_array().unwrap().len() > 20, "{kept}");
            let fit = async |parts: &Value| {
                let version = anna.get(&of(&second, "")).await["version"].clone();
                let body = json!({ "seat": seat, "version": version, "parts": parts });
                anna.ok("POST", &format!("/tables/{second}/setup"), body).await
            };
            // What the other side has placed fits nobody else: nothing is learned by trying it.
            assert_eq!(fit(&others).await["parts"], json!([]));
            others = kept.clone();
            // One part that no rule allows, one that nobody understands.
            let mut more = kept.clone();
            if game == "alesia" {
                more.as_array_mut().unwrap().push(json!([{ "do": "build", "hex": "2621" }]));
            }
            more.as_array_mut().unwrap().push(json!([{ "do": "dance" }]));
            let fits = fit(&more).await;
            assert_eq!(fits["parts"].as_array().unwrap().len(), kept.as_array().unwrap().len());
            let left = fits["left"].as_array().unwrap();
            assert_eq!(left.last().unwrap(), &json!({ "label": "", "reason": null }));
            if game == "alesia" {
                assert_eq!(left[0]["reason"]["rule"], "3.2", "{left:?}");
            }
            act(&second, "parts", &fits["parts"]).await;
            assert_eq!(anna.get(&of(&second, "/setup")).await["parts"], kept, "{game} {seat}");
            act(&second, "actions", &json!([{ "do": "ready" }])).await;
            assert!(anna.get(&of(&second, "/setup")).await["parts"].is_null());
            act(&first, "actions", &json!([{ "do": "ready" }])).await;
        }
    }
}
