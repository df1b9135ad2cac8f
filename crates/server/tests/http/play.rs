//! Whole games and hard cases of play.

use std::time::Duration;

use kernel::prelude::*;
use kernel::record;
use serde_json::{Value, json};

use crate::support::{Client, Lots, Server, any_choice, check_problem, match_of_two};

type Julius = julius::State;

/// Plays with random choices until the match is over or `longest` actions stand.
async fn play_on(id: &str, caesar: &Client, pompey: &Client, lots: &mut Lots, longest: usize) {
    loop {
        let card = caesar.get(&format!("/tables/{id}?from=1000000")).await["card"].clone();
        if card["status"] == "over" || card["version"].as_u64().unwrap() as usize >= longest {
            return;
        }
        let seat = card["waiting_for"][0].as_str().unwrap().to_owned();
        let player = if seat == "caesar" { caesar } else { pompey };
        let table = player.get(&format!("/tables/{id}?seat={seat}&from=1000000")).await;
        let choice = any_choice(&table, lots);
        let act = json!({ "seat": seat, "version": card["version"], "actions": [choice] });
        player.ok("POST", &format!("/tables/{id}/actions"), act).await;
    }
}

#[tokio::test]
async fn two_guests_play_to_the_end_and_the_record_verifies() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    play_on(&id, &anna, &bert, &mut Lots(1), usize::MAX).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let table = anna.get(&at("")).await;
    assert_eq!(table["card"]["ended_by"], "rules");
    assert!(table["card"]["outcome"]["rule"].is_string());
    let text = anna.call("GET", &at("/record"), Value::Null).await.text;
    let files = Julius::files();
    let pack = Box::leak(Box::new(Julius::load(&files).unwrap()));
    let game = record::verify::<Julius>(&text, pack, &files).unwrap().game;
    assert_eq!(game.moves().len() as u64, table["version"].as_u64().unwrap());
    assert_eq!(game.header().players, ["Anna", "Bert"]);
    assert_eq!(game.header().commitment, table["dice"]["commitment"].as_str().unwrap());

    // After the end every eye may look back, and a restart changes nothing.
    let middle = game.moves().len() / 2;
    let carl = server.guest("Carl").await;
    let looked = carl.get(&at(&format!("/moments/{middle}?eyes=pompey"))).await;
    assert_eq!(looked["of"], table["version"]);
    assert_eq!(looked["scene"]["viewer"], "pompey");
    let turns = looked["turns"].as_array().unwrap();
    assert_eq!(turns[0]["n"], 0);
    assert!(turns.len() > 3 && turns[0]["label"].as_str().unwrap().contains("49 BC"), "{turns:?}");
    let server = server.restart().await;
    let anna = Client { app: server.app.clone(), ..anna };
    assert_eq!(anna.get(&at("")).await, table);
    assert_eq!(anna.call("GET", &at("/record"), Value::Null).await.text, text);
    let bert = Client { app: server.app.clone(), ..bert };
    let offered = bert.ok("POST", &at("/rematch"), json!({})).await;
    assert_eq!(offered, json!({ "id": null }), "nobody has agreed yet");
    let rematch = anna.ok("POST", &at("/rematch"), json!({ "say": "accept" })).await;
    let again = anna.ok("POST", &at("/rematch"), json!({})).await;
    assert_eq!(rematch, again);
    let next = anna.get(&format!("/tables/{}", rematch["id"].as_str().unwrap())).await;
    assert_eq!(next["seat"], "pompey");
    assert_eq!(next["card"]["status"], "playing");
    assert_eq!(anna.get(&at("")).await["rematch"], rematch["id"]);
}

#[tokio::test]
async fn of_twenty_at_once_one_is_accepted() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    play_on(&id, &anna, &bert, &mut Lots(3), 6).await;
    let table = anna.get(&format!("/tables/{id}")).await;
    let seat = table["card"]["waiting_for"][0].as_str().unwrap().to_owned();
    let player = if seat == "caesar" { &anna } else { &bert };
    let table = player.get(&format!("/tables/{id}?seat={seat}")).await;
    let choice = any_choice(&table, &mut Lots(5));
    let body = json!({ "seat": seat, "version": table["version"], "actions": [choice] });
    let tasks: Vec<_> = (0..20)
        .map(|_| {
            let (player, body, path) =
                (player.clone(), body.clone(), format!("/tables/{id}/actions"));
            tokio::spawn(async move { player.call("POST", &path, body).await.status.as_u16() })
        })
        .collect();
    let mut statuses = Vec::new();
    for task in tasks {
        statuses.push(task.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses[0], 200, "{statuses:?}");
    assert!(statuses[1..].iter().all(|status| *status == 409), "{statuses:?}");
    let after = anna.get(&format!("/tables/{id}")).await;
    assert_eq!(after["version"].as_u64(), table["version"].as_u64().map(|version| version + 1));
}

/// A hot-seat table where the person can take something back: table, guest, seat.
async fn at_an_undo(server: &Server) -> (String, Client, Value) {
    let anna = server.guest("Anna").await;
    let id = anna.table(json!({ "caesar": "me", "pompey": "me" })).await;
    let mut lots = Lots(11);
    for _ in 0..400 {
        let table = anna.get(&format!("/tables/{id}?from=1000000")).await;
        if table["can_undo"] == true {
            return (id, anna, table);
        }
        let choice = any_choice(&table, &mut lots);
        let act =
            json!({ "seat": table["seat"], "version": table["version"], "actions": [choice] });
        anna.ok("POST", &format!("/tables/{id}/actions"), act).await;
    }
    panic!("nothing could ever be taken back");
}

#[tokio::test]
async fn undo_restores_the_scene_and_the_journal() {
    let server = Server::start().await;
    let (id, anna, before) = at_an_undo(&server).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let (seat, version) = (before["seat"].as_str().unwrap(), before["version"].as_u64().unwrap());
    let earlier = anna.get(&at(&format!("/moments/{}?eyes={seat}", version - 1))).await;
    let undo = json!({ "seat": seat, "version": version });
    let answer = anna.ok("POST", &at("/undo"), undo.clone()).await;
    assert_eq!(answer["version"], version - 1);
    assert_eq!(answer["table"], anna.get(&at(&format!("?seat={seat}"))).await);
    anna.check_fails("POST", &at("/undo"), undo, 409).await;
    let after = anna.get(&at(&format!("?seat={seat}"))).await;
    assert_eq!(after["scene"]["pieces"], earlier["scene"]["pieces"]);
    assert_eq!(after["journal"], earlier["journal"]);
    assert!(after["sequence"].as_u64() > before["sequence"].as_u64());
    // What was seen before the undo is stale, although the version may be the same again.
    let choice = any_choice(&after, &mut Lots(2));
    let act = |sequence: &Value| {
        let version = version - 1;
        json!({ "seat": seat, "version": version, "sequence": sequence, "actions": [choice] })
    };
    anna.check_fails("POST", &at("/actions"), act(&before["sequence"]), 409).await;
    anna.ok("POST", &at("/actions"), act(&after["sequence"])).await;
    // The log has it all: another server comes to the same.
    let now = anna.get(&at("")).await;
    let server = server.restart().await;
    let anna = Client { app: server.app.clone(), ..anna };
    assert_eq!(anna.get(&at("")).await, now);
}

/// A list of decisions is carried out as far as it can be, and says how far that was.
#[tokio::test]
async fn a_list_stops_at_what_is_refused() {
    let server = Server::start().await;
    let (id, anna, table) = at_an_undo(&server).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    // The last action could be taken back, so another like it is followed by nonsense.
    let good = any_choice(&table, &mut Lots(2));
    let act = |actions: Value| json!({ "seat": table["seat"], "version": table["version"], "actions": actions });
    anna.check_fails("POST", &at("/actions"), act(json!([{ "x": 1 }, good])), 400).await;
    let before = anna.get(&at("")).await;
    assert_eq!(before["version"], table["version"]);
    assert_eq!(before["sequence"], table["sequence"]);
    let answer = anna.call("POST", &at("/actions"), act(json!([good, { "x": 1 }]))).await;
    let after = anna.get(&at("")).await;
    // What is no action at all is found before anything is done.
    check_problem(&answer, 400, "nonsense");
    assert_eq!(after, before);
    // What a rule forbids stops the list, and what came before it stands; as the first it is
    // refused.
    let bad = json!({ "do": "forgo" });
    anna.check_fails("POST", &at("/actions"), act(json!([bad, good])), 422).await;
    let acted = anna.ok("POST", &at("/actions"), act(json!([good, bad]))).await;
    assert_eq!((&acted["done"], &acted["of"]), (&json!(1), &json!(2)));
    assert!(acted["stopped"].is_string(), "{acted}");
    if acted["stopped"] == "refused" {
        assert!(acted["refused"]["rule"].is_string(), "{acted}");
    }
    let after = anna.get(&at(&format!("?seat={}", table["seat"].as_str().unwrap()))).await;
    assert_eq!(after["version"], acted["version"]);
    assert_eq!(after, acted["table"]);
}

#[tokio::test]
async fn taking_back_across_a_roll_needs_consent_and_names_both() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    play_on(&id, &anna, &bert, &mut Lots(3), 30).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let table = anna.get(&at("")).await;
    let ask = json!({ "seat": "caesar", "version": table["version"] });
    anna.ok("POST", &at("/undo-request"), ask.clone()).await;
    assert_eq!(bert.get(&at("")).await["undo_request"], json!({ "by": "caesar" }));
    anna.check_fails("POST", &at("/undo-request"), ask.clone(), 409).await;
    let answer = |seat: &str, accept: bool| json!({ "seat": seat, "accept": accept });
    anna.check_fails("POST", &at("/undo-answer"), answer("caesar", true), 403).await;
    bert.ok("POST", &at("/undo-answer"), answer("pompey", false)).await;
    assert_eq!(bert.get(&at("")).await["undo_request"], Value::Null);
    anna.ok("POST", &at("/undo-request"), ask).await;
    let done = bert.ok("POST", &at("/undo-answer"), answer("pompey", true)).await;
    let after = bert.get(&at("")).await;
    assert_eq!(after["version"], done["version"]);
    assert!(after["version"].as_u64() < table["version"].as_u64());
    let texts = |table: &Value| {
        let lines = table["journal"].as_array().unwrap().clone();
        lines.iter().filter_map(|line| line["text"].as_str().map(str::to_owned)).collect::<Vec<_>>()
    };
    let remark = "Anna took a decision back; Bert agreed.";
    assert!(texts(&after).iter().any(|text| text == remark), "{:?}", texts(&after));
    let french = bert.get(&at("?lang=fr")).await;
    assert!(texts(&french).iter().any(|text| text.contains("avec l’accord de Bert")));
    // It stays in the journal when play goes on, also after a restart.
    play_on(&id, &anna, &bert, &mut Lots(9), 40).await;
    let server = server.restart().await;
    let anna = Client { app: server.app.clone(), ..anna };
    assert!(texts(&anna.get(&at("")).await).iter().any(|text| text == remark));
}

#[tokio::test]
async fn a_draw_needs_both() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let say = |seat: &str, word: &str| json!({ "seat": seat, "say": word });
    anna.ok("POST", &at("/draw"), say("caesar", "offer")).await;
    anna.check_fails("POST", &at("/draw"), say("caesar", "accept"), 403).await;
    assert_eq!(bert.get(&at("")).await["draw_offer"], json!({ "by": "caesar" }));
    bert.ok("POST", &at("/draw"), say("pompey", "decline")).await;
    assert_eq!(bert.get(&at("")).await["draw_offer"], Value::Null);
    bert.ok("POST", &at("/draw"), say("pompey", "offer")).await;
    anna.ok("POST", &at("/draw"), say("caesar", "accept")).await;
    let table = anna.get(&at("")).await;
    assert_eq!(table["card"]["status"], "over");
    assert_eq!(table["card"]["ended_by"], "agreement");
    assert_eq!(table["card"]["outcome"], json!({ "winners": [], "rule": null }));
    assert_eq!(table["scene"]["choices"], json!([]));
}

#[tokio::test]
async fn resignation_ends_the_match() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    bert.ok("POST", &format!("/tables/{id}/resign"), json!({ "seat": "pompey" })).await;
    let table = anna.get(&format!("/tables/{id}")).await;
    assert_eq!(table["card"]["ended_by"], "resignation");
    assert_eq!(table["card"]["outcome"]["winners"], json!(["caesar"]));
    let last = table["journal"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["text"], "Bert resigned.");
    assert_eq!(anna.get("/tables?which=over").await[0]["id"], *id);
    let text = anna.call("GET", &format!("/tables/{id}/record"), Value::Null).await.text;
    let files = Julius::files();
    let pack = Box::leak(Box::new(Julius::load(&files).unwrap()));
    let settled = record::verify::<Julius>(&text, pack, &files).unwrap().settled;
    assert_eq!(settled, Some((record::Settled::Resignation, vec!["caesar".to_owned()])));
}

/// More tables than a list holds: all of their bots go on.
#[tokio::test]
async fn every_bot_wakes_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    // These bots do not come to decide anything before the server stops.
    let server = Server::start_with(folder, Duration::from_hours(1)).await;
    let anna = server.guest("Anna").await;
    let mut ids = Vec::new();
    for _ in 0..210 {
        ids.push(anna.table(json!({ "caesar": "bot:random", "pompey": "me" })).await);
    }
    let server = server.restart().await;
    let anna = Client { app: server.app.clone(), ..anna };
    for id in ids {
        for attempt in 0.. {
            let card = anna.get(&format!("/tables/{id}?from=1000000")).await["card"].clone();
            if card["waiting_for"] == json!(["pompey"]) {
                break;
            }
            assert!(attempt < 1000, "the bot of {id} sleeps");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

#[tokio::test]
async fn a_bot_answers_by_itself_and_goes_on_after_a_restart() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = anna.table(json!({ "caesar": "me", "pompey": "bot:greedy" })).await;
    let mut lots = Lots(4);
    let mut decisions = 0;
    for _ in 0..2000 {
        let table = anna.get(&format!("/tables/{id}?from=1000000")).await;
        if decisions == 10 {
            break;
        }
        if table["card"]["your_turn"] == true {
            let choice = any_choice(&table, &mut lots);
            let act = json!({ "seat": "caesar", "version": table["version"], "actions": [choice] });
            // The bot may have decided in the meantime, which changes nothing for Caesar.
            let answer = anna.call("POST", &format!("/tables/{id}/actions"), act).await;
            decisions += usize::from(answer.status == 200);
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    assert_eq!(decisions, 10);
    let offer = json!({ "seat": "caesar", "say": "offer" });
    anna.check_fails("POST", &format!("/tables/{id}/draw"), offer, 409).await;
    // Bots play on their own, too, and a restart does not stop them.
    let alone = anna.table(json!({ "caesar": "bot:random", "pompey": "bot:random" })).await;
    let server = server.restart().await;
    let anna = Client { app: server.app.clone(), ..anna };
    for _ in 0..200 {
        let version = anna.get(&format!("/tables/{alone}?from=1000000")).await["version"].clone();
        if version.as_u64() > Some(20) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the bots stopped");
}

/// A lesson may be about another seat than the first.
#[tokio::test]
async fn the_guided_game_has_the_seat_that_is_asked_for() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let asked = json!({ "game": "alesia", "guided": true, "seats": { "gaul": "me" } });
    let made = anna.ok("POST", "/tables", asked).await;
    let table = anna.get(&format!("/tables/{}", made["id"].as_str().unwrap())).await;
    assert_eq!(table["my_seats"], json!(["gaul"]));
    assert_eq!(table["card"]["seats"][0]["kind"], "bot");
}

#[tokio::test]
async fn the_guided_game_is_the_same_for_everybody() {
    let server = Server::start().await;
    let mut scenes = Vec::new();
    for name in ["Anna", "Bert"] {
        let guest = server.guest(name).await;
        let made = guest.ok("POST", "/tables", json!({ "game": "julius", "guided": true })).await;
        let path = format!("/tables/{}?from=1000000", made["id"].as_str().unwrap());
        let mut table = guest.get(&path).await;
        // Pompey decides at the same time; his first decision is part of the scene.
        for _ in 0..400 {
            if table["version"] == 1 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            table = guest.get(&path).await;
        }
        assert_eq!(table["seat"], "caesar");
        assert_eq!(table["card"]["guided"], true);
        assert_eq!(table["card"]["seats"][0]["name"], name);
        scenes.push(table["scene"].clone());
    }
    assert_eq!(scenes[0], scenes[1]);
}

#[tokio::test]
async fn standing_orders_answer_and_are_nobody_elses_business() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let table = anna.get(&at("")).await;
    let known: Vec<Value> =
        table["orders_known"].as_array().unwrap().iter().map(|order| order["id"].clone()).collect();
    assert!(known.len() >= 4, "{known:?}");
    assert!(table["orders_known"].as_array().unwrap().iter().all(|order| {
        let label = order["label"].as_str().unwrap();
        !label.is_empty() && !label.contains('⟨')
    }));
    // Nobody fights yet: what is for a fight alone does not stand, nor would any order answer.
    let brief = json!([{ "order": known[0], "for": "fight" }]);
    anna.ok("PUT", &at("/orders"), json!({ "seat": "caesar", "orders": brief })).await;
    assert_eq!(anna.get(&at("")).await["orders"], json!([]));
    for order in table["orders_known"].as_array().unwrap() {
        assert_eq!((&order["answers"], &order["lasts"]), (&json!(false), &json!(["game"])));
    }
    let for_ever = json!({ "order": known[0], "for": "ever" });
    let orders = json!({ "seat": "caesar", "orders": [for_ever] });
    anna.check_fails("PUT", &at("/orders"), orders, 400).await;
    anna.ok("PUT", &at("/orders"), json!({ "seat": "caesar", "orders": known })).await;
    assert_eq!(anna.get(&at("")).await["orders"], json!(known));
    assert_eq!(bert.get(&at("")).await["orders"], json!([]));
    play_on(&id, &anna, &bert, &mut Lots(21), 400).await;
    let table = anna.get(&at("")).await;
    let server = server.restart().await;
    let anna = Client { app: server.app.clone(), ..anna };
    assert_eq!(anna.get(&at("")).await, table);
}

/// Rules, scenes and tellings are worked out on threads of their own: those that answer requests
/// only wait, so that nobody else does.
#[test]
fn whatever_takes_long_holds_nobody_up() {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    let runtime = builder.enable_all().max_blocking_threads(1).build().unwrap();
    runtime.block_on(async {
        let server = Server::start().await;
        let (id, anna, bert) = match_of_two(&server).await;
        let at = |rest: &str| format!("/tables/{id}{rest}");
        let table = anna.get(&at("")).await;
        let choice = any_choice(&table, &mut Lots(1));
        let body = json!({ "seat": "caesar", "anchor": { "place": "Roma" } });
        let act = json!({ "seat": "caesar", "version": 0, "actions": [choice] });
        let questions = vec![
            ("POST", "/why", body),
            ("GET", "/odds?seat=caesar", Value::Null),
            ("GET", "/moments/0", Value::Null),
            ("GET", "/choices?seat=caesar&version=0", Value::Null),
            ("GET", "", Value::Null),
        ];
        // The action changes the table, so it does not wait beside those that ask about it.
        for requests in [questions, vec![("POST", "/actions", act)]] {
            let (free, busy) = std::sync::mpsc::channel::<()>();
            let only_thread = tokio::task::spawn_blocking(move || busy.recv());
            let waiting: Vec<_> = requests
                .into_iter()
                .map(|(method, rest, body)| tokio::spawn(anna.ok(method, &at(rest), body)))
                .collect();
            for _ in 0..20 {
                assert_eq!(bert.get("/tables?which=mine").await[0]["id"], id.as_str());
            }
            assert!(waiting.iter().all(|task| !task.is_finished()));
            free.send(()).unwrap();
            only_thread.await.unwrap().unwrap();
            for task in waiting {
                task.await.unwrap();
            }
        }
        assert_eq!(bert.get(&at("")).await["version"], 1);
    });
}
