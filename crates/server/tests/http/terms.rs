//! Tables as their owners want them: private ones, who talks, closing, growing old, long talks.

use std::sync::Arc;
use std::time::Duration;

use rubicon_server::store::Sqlite;
use rubicon_server::{Settings, Site, app};
use serde_json::{Value, json};

use crate::support::{Client, Server, match_of_two, settings};

/// Every request that names a table, with a body where one is due.
const ASKED: [(&str, &str); 24] = [
    ("GET", ""),
    ("GET", "?from=nonsense"),
    ("POST", "/join"),
    ("POST", "/rematch"),
    ("POST", "/close"),
    ("PUT", "/talk"),
    ("PUT", "/notes"),
    ("GET", "/moments/0"),
    ("GET", "/record"),
    ("POST", "/actions"),
    ("POST", "/undo"),
    ("POST", "/undo-request"),
    ("POST", "/undo-answer"),
    ("POST", "/resign"),
    ("POST", "/draw"),
    ("POST", "/chat"),
    ("GET", "/chat?before=9"),
    ("PUT", "/orders"),
    ("POST", "/why"),
    ("GET", "/choices?seat=caesar&version=0"),
    ("GET", "/placing?seat=caesar"),
    ("GET", "/setup?seat=caesar"),
    ("POST", "/setup"),
    ("GET", "/events"),
];

/// A body that each of these takes.
fn body(path: &str) -> Value {
    match path {
        "/join" => json!({ "seat": "pompey" }),
        "/talk" => json!({ "talk": "players" }),
        "/notes" | "/chat" => json!({ "text": "ave" }),
        "/actions" => json!({ "seat": "caesar", "version": 0, "actions": [{}] }),
        "/undo" | "/undo-request" => json!({ "seat": "caesar", "version": 0 }),
        "/undo-answer" => json!({ "seat": "caesar", "accept": true }),
        "/resign" => json!({ "seat": "caesar" }),
        "/draw" => json!({ "seat": "caesar", "say": "offer" }),
        "/orders" => json!({ "seat": "caesar", "orders": [] }),
        "/why" => json!({ "seat": "caesar", "anchor": { "place": "Roma" } }),
        "/setup" => json!({ "seat": "caesar", "version": 0, "parts": [] }),
        _ => json!({}),
    }
}

async fn ask(who: &Client, method: &str, id: &str, rest: &str) -> (u16, String) {
    let body = if method == "GET" { Value::Null } else { body(rest) };
    let answer = who.call(method, &format!("/tables/{id}{rest}"), body).await;
    (answer.status.as_u16(), answer.text.replace(id, "ID"))
}

async fn make(who: &Client, wish: Value) -> String {
    let made = who.ok("POST", "/tables", wish).await;
    made["id"].as_str().unwrap().to_owned()
}

fn private() -> Value {
    json!({ "game": "julius", "private": true, "seats": { "caesar": "me", "pompey": "open" } })
}

/// The ids in a list.
async fn listed(who: &Client, which: &str) -> Vec<String> {
    let cards = who.get(&format!("/tables?which={which}")).await;
    let id = |card: &Value| card["id"].as_str().unwrap().to_owned();
    cards.as_array().unwrap().iter().map(id).collect()
}

/// The token in the link to a seat.
fn invitation(table: &Value, seat: &str) -> String {
    let link = table["invites"][seat].as_str().unwrap();
    let from = link.find("invite=").unwrap() + "invite=".len();
    link[from..].split('&').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_stranger_is_told_of_a_private_table_what_he_is_told_of_none() {
    let server = Server::start().await;
    let (anna, carl) = (server.guest("Anna").await, server.guest("Carl").await);
    let id = make(&anna, private()).await;
    for who in [&carl, &server.nobody()] {
        for (method, rest) in ASKED {
            let hidden = ask(who, method, &id, rest).await;
            let none = ask(who, method, "0123456789abcdef", rest).await;
            let none = (none.0, none.1.replace("0123456789abcdef", "ID"));
            assert_eq!(hidden, none, "{method} {rest}");
        }
        assert_eq!(ask(who, "GET", &id, "").await.0, 404);
        assert_eq!(ask(who, "GET", &id, "?invite=0123").await.0, 404);
    }
    // The same when it is played, and when it is over.
    let token = invitation(&anna.get(&format!("/tables/{id}")).await, "pompey");
    let bert = server.guest("Bert").await;
    assert_eq!(ask(&bert, "GET", &id, &format!("?invite={token}")).await.0, 200);
    let join = json!({ "seat": "pompey", "invite": token });
    bert.ok("POST", &format!("/tables/{id}/join"), join).await;
    for (which, playing) in [("live", true), ("over", false)] {
        assert_eq!(listed(&anna, which).await, [id.as_str()]);
        assert_eq!(listed(&bert, which).await, [id.as_str()]);
        assert!(listed(&carl, which).await.is_empty());
        assert!(listed(&server.nobody(), which).await.is_empty());
        // The invitation was for him who has used it.
        assert_eq!(ask(&carl, "GET", &id, &format!("?invite={token}")).await.0, 404);
        assert_eq!(ask(&carl, "GET", &id, "/record").await.0, 404);
        assert_eq!(ask(&carl, "GET", &id, "/events").await.0, 404);
        if playing {
            anna.ok("POST", &format!("/tables/{id}/resign"), json!({ "seat": "caesar" })).await;
        }
    }
    anna.ok("POST", &format!("/tables/{id}/rematch"), json!({})).await;
    let again = bert.ok("POST", &format!("/tables/{id}/rematch"), json!({})).await;
    let again = again["id"].as_str().unwrap();
    assert_eq!(ask(&carl, "GET", again, "").await.0, 404, "the rematch is private too");
}

#[tokio::test]
async fn a_private_table_has_no_open_seat_and_stays_private_over_a_restart() {
    let server = Server::start().await;
    let (anna, carl) = (server.guest("Anna").await, server.guest("Carl").await);
    let id = make(&anna, private()).await;
    let table = anna.get(&format!("/tables/{id}")).await;
    assert_eq!(table["card"]["private"], true);
    assert_eq!(table["card"]["seats"][1]["kind"], "invite");
    assert_eq!(listed(&anna, "mine").await, [id.as_str()]);
    assert!(listed(&carl, "open").await.is_empty());
    let server = server.restart().await;
    let again = |who: Client| Client { app: server.app.clone(), ..who };
    let (anna, carl) = (again(anna), again(carl));
    assert_eq!(ask(&carl, "GET", &id, "").await.0, 404);
    assert_eq!(anna.get(&format!("/tables/{id}")).await["card"]["private"], true);
    let public = make(&anna, json!({ "game": "julius", "seats": { "caesar": "me" } })).await;
    assert_eq!(anna.get(&format!("/tables/{public}")).await["card"]["private"], false);
    assert_eq!(ask(&carl, "GET", &public, "").await.0, 200);
}

#[tokio::test]
async fn who_talks_is_for_the_owner_to_say() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let carl = server.guest("Carl").await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let ave = || json!({ "text": "ave" });
    carl.ok("POST", &at("/chat"), ave()).await;
    assert_eq!(carl.get(&at("")).await["terms"]["can_talk"], true);
    for stranger in [&bert, &carl] {
        stranger.check_fails("PUT", &at("/talk"), json!({ "talk": "players" }), 403).await;
    }
    anna.check_fails("PUT", &at("/talk"), json!({ "talk": "nobody" }), 400).await;
    anna.ok("PUT", &at("/talk"), json!({ "talk": "players" })).await;
    carl.check_fails("POST", &at("/chat"), ave(), 403).await;
    assert_eq!(carl.get(&at("")).await["terms"]["can_talk"], false);
    bert.ok("POST", &at("/chat"), ave()).await;
    assert_eq!(anna.get(&at("")).await["terms"]["talk"], "players");
    // It is kept, and can be said when the table is made.
    let server = server.restart().await;
    let again = |who: Client| Client { app: server.app.clone(), ..who };
    let (anna, carl) = (again(anna), again(carl));
    carl.check_fails("POST", &at("/chat"), ave(), 403).await;
    anna.ok("PUT", &at("/talk"), json!({ "talk": "everybody" })).await;
    carl.ok("POST", &at("/chat"), ave()).await;
    let wish = json!({ "game": "julius", "seats": { "caesar": "open" }, "talk": "players" });
    let quiet = make(&anna, wish).await;
    carl.check_fails("POST", &format!("/tables/{quiet}/chat"), ave(), 403).await;
    // Who made it talks, though he does not play.
    anna.ok("POST", &format!("/tables/{quiet}/chat"), ave()).await;
}

#[tokio::test]
async fn an_owner_closes_a_table_at_which_nobody_else_plays() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let close = |id: &str| format!("/tables/{id}/close");
    bert.check_fails("POST", &close(&id), json!({}), 403).await;
    anna.check_fails("POST", &close(&id), json!({}), 409).await;
    assert_eq!(anna.get(&format!("/tables/{id}")).await["terms"]["can_close"], false);
    // Before it begins, though somebody has sat down.
    let wish = json!({ "game": "siege", "set": { "players": "3" }, "seats": { "roman": "me" } });
    let waiting = make(&anna, wish).await;
    bert.ok("POST", &format!("/tables/{waiting}/join"), json!({ "seat": "relief" })).await;
    // Against the computer, in the middle of its thought.
    let solo = make(
        &anna,
        json!({ "game": "julius", "seats": { "caesar": "me", "pompey": "bot:greedy" } }),
    );
    let solo = solo.await;
    for table in [&waiting, &solo] {
        assert_eq!(anna.get(&format!("/tables/{table}")).await["terms"]["can_close"], true);
        anna.ok("POST", &close(table), json!({})).await;
        for who in [&anna, &bert] {
            assert_eq!(ask(who, "GET", table, "").await.0, 404);
            assert_eq!(ask(who, "POST", table, "/chat").await.0, 404);
            assert!(!listed(who, "mine").await.contains(table));
        }
        for which in ["open", "live", "over"] {
            assert!(!listed(&bert, which).await.contains(table), "{which}");
        }
        anna.check_fails("POST", &close(table), json!({}), 404).await;
    }
    let server = server.restart().await;
    let anna = Client { app: server.app.clone(), ..anna };
    assert_eq!(ask(&anna, "GET", &solo, "").await.0, 404);
    assert_eq!(listed(&anna, "mine").await, [id.as_str()]);
    // What is over stays: its record belongs to both.
    anna.ok("POST", &format!("/tables/{id}/resign"), json!({ "seat": "caesar" })).await;
    anna.check_fails("POST", &close(&id), json!({}), 409).await;
}

#[tokio::test]
async fn tables_that_wait_in_vain_grow_old() {
    let server = Server::start().await;
    let (played, anna, _bert) = match_of_two(&server).await;
    let wish = || json!({ "game": "julius", "seats": { "caesar": "me" } });
    let old = make(&anna, wish()).await;
    // Ages are counted in seconds.
    tokio::time::sleep(Duration::from_millis(2100)).await;
    let young = make(&anna, wish()).await;
    let Server { app: before, folder } = server;
    drop(before);
    let store = Sqlite::open(&folder.path().join("test.sqlite")).await.unwrap();
    let expire = Some(Duration::from_secs(1));
    let site = Site::new(Arc::new(store), Settings { expire, ..settings(Duration::ZERO) });
    site.keep_house().await;
    let anna = Client { app: app(site), ..anna };
    let mut tries = 0;
    while ask(&anna, "GET", &old, "").await.0 != 404 {
        tries += 1;
        assert!(tries < 100, "the table is closed soon after the start");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut mine = listed(&anna, "mine").await;
    mine.sort();
    let mut expected = vec![played, young];
    expected.sort();
    assert_eq!(mine, expected);
}

#[tokio::test]
async fn a_long_talk_is_sent_from_its_end() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    for number in 0..230 {
        let who = if number % 2 == 0 { &anna } else { &bert };
        who.ok("POST", &at("/chat"), json!({ "text": format!("word {number}") })).await;
    }
    let words = |lines: &Value| -> Vec<String> {
        let lines = lines.as_array().unwrap().iter();
        lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect()
    };
    let expected = |from: usize, to: usize| -> Vec<String> {
        (from..to).map(|number| format!("word {number}")).collect()
    };
    let table = anna.get(&at("")).await;
    assert_eq!((&table["chat_from"], &table["chat_anew"]), (&json!(130), &json!(true)));
    assert_eq!(words(&table["chat"]), expected(130, 230));
    for (before, from) in [(130, 30), (30, 0), (0, 0)] {
        let page = anna.get(&at(&format!("/chat?before={before}"))).await;
        assert_eq!(page["from"], from);
        assert_eq!(words(&page["lines"]), expected(from, before));
    }
    anna.check_fails("GET", &at("/chat"), Value::Null, 400).await;
    assert_eq!(anna.get(&at("/chat?before=1000000")).await["from"], 130);
    // Who has most of it is told the rest; who has been away for long, the end.
    let sequence = &table["sequence"];
    for (has, from) in [(225, 225), (230, 230), (40, 130)] {
        let rest = anna.get(&at(&format!("?sequence={sequence}&chat={has}"))).await;
        assert_eq!((&rest["chat_from"], &rest["chat_anew"]), (&json!(from), &json!(false)));
        assert_eq!(words(&rest["chat"]), expected(from, 230));
    }
    let strange = anna.get(&at(&format!("?sequence={sequence}&chat=999"))).await;
    assert_eq!((&strange["chat_from"], &strange["chat_anew"]), (&json!(130), &json!(true)));
}

/// Where some may not hear each other, what one has of the talk counts no more when the last sits
/// down: some of it is not for everybody any longer.
#[tokio::test]
async fn what_was_heard_goes_back_when_somebody_sits_down() {
    let server = Server::start().await;
    let people =
        [server.guest("Anna").await, server.guest("Bert").await, server.guest("Carl").await];
    let [anna, bert, carl] = &people;
    let wish = json!({ "game": "siege", "set": { "players": "3" }, "seats": { "roman": "me" } });
    let id = make(anna, wish).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    bert.ok("POST", &at("/join"), json!({ "seat": "relief" })).await;
    for (who, text) in [(anna, "from Rome"), (bert, "from the relief"), (carl, "from the street")] {
        who.ok("POST", &at("/chat"), json!({ "text": text })).await;
    }
    let mut kept = Vec::new();
    for who in [anna, bert] {
        let table = who.get(&at("")).await;
        assert_eq!(table["chat"].as_array().unwrap().len(), 3);
        kept.push(table["sequence"].clone());
    }
    carl.ok("POST", &at("/join"), json!({ "seat": "besieged" })).await;
    let mut fewer = 0;
    for (who, sequence) in people.iter().zip(&kept) {
        let whole = who.get(&at("")).await;
        let rest = who.get(&at(&format!("?sequence={sequence}&chat=3"))).await;
        assert_eq!((&rest["chat_from"], &rest["chat_anew"]), (&json!(0), &json!(true)));
        assert_eq!(rest["chat"], whole["chat"]);
        fewer += usize::from(rest["chat"].as_array().unwrap().len() < 3);
    }
    assert!(fewer > 0, "somebody hears less now");
}
