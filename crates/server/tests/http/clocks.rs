//! Time that the rules of a game give, and what the table does of its own accord: `alesia` has both.

use std::sync::Arc;
use std::time::Duration;

use rubicon_server::store::Sqlite;
use rubicon_server::{Settings, Site, app};
use serde_json::{Value, json};

use crate::support::{Client, Server, settings};

/// A server whose minutes last so long.
async fn server(minute: Duration) -> Server {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("test.sqlite")).await.unwrap();
    let site = Site::new(Arc::new(store), Settings { minute, ..settings(Duration::ZERO) });
    site.keep_house().await;
    Server { app: app(site), folder }
}

async fn alesia(who: &Client, set: Value, more: Value) -> String {
    let seats = json!({ "roman": "me", "gaul": "me" });
    let mut asked = json!({ "game": "alesia", "set": set, "seats": seats });
    for (key, value) in more.as_object().unwrap() {
        asked[key] = value.clone();
    }
    who.ok("POST", "/tables", asked).await["id"].as_str().unwrap().to_owned()
}

/// 17.7: who has not finished in time has done; the journal says whose time was up, and what is taken
/// back brings no time back.
#[tokio::test]
async fn a_movement_that_is_not_finished_in_time_is_over() {
    // Ten minutes are a second.
    let server = server(Duration::from_millis(100)).await;
    let anna = server.guest("Anna").await;
    let id = alesia(&anna, json!({ "clock": "on" }), json!({})).await;
    let at = format!("/tables/{id}?seat=gaul&faces=none");
    let mut table = anna.get(&at).await;
    assert_eq!(table["clock"][0]["seat"], "gaul", "{}", table["clock"]);
    for _ in 0..200 {
        if !table["scene"]["waiting_for"].as_array().unwrap().contains(&json!("gaul")) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        table = anna.get(&at).await;
    }
    assert_eq!(table["scene"]["waiting_for"], json!(["roman"]));
    assert_eq!(table["clock"][0]["seat"], "roman");
    let told = table["journal"].to_string();
    assert!(told.contains("Anna’s time was up."), "{told}");
    assert!(told.contains("Gauls: no more moves this turn."), "{told}");
    let back = json!({ "seat": "gaul", "version": table["version"] });
    // It may be that it cannot be taken back; if it can, it is over at once again.
    anna.call("POST", &format!("/tables/{id}/undo"), back).await;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        table = anna.get(&at).await;
        if table["scene"]["waiting_for"] == json!(["roman"]) {
            return;
        }
    }
    panic!("the Gaul has got time back: {}", table["clock"]);
}

/// A minute is a minute, nobody has a clock without the option, and it survives a restart.
#[tokio::test]
async fn the_time_that_is_left_is_told() {
    let server = server(Duration::from_mins(1)).await;
    let anna = server.guest("Anna").await;
    let without = alesia(&anna, json!({}), json!({})).await;
    assert_eq!(anna.get(&format!("/tables/{without}")).await["clock"], json!([]));
    let id = alesia(&anna, json!({ "clock": "on" }), json!({})).await;
    let left = |table: &Value| table["clock"][0]["left"].as_i64().unwrap();
    let before = left(&anna.get(&format!("/tables/{id}")).await);
    assert!((590..=600).contains(&before), "{before}");
    let (cookie, server) = (anna.cookie.clone(), server.restart().await);
    let anna = Client { app: server.app.clone(), cookie };
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let after = left(&anna.get(&format!("/tables/{id}")).await);
    assert!((580..before).contains(&after), "{after} after {before}");
}

/// People begin with sensible standing orders where a game has them, see them, and may begin with
/// others or with none.
#[tokio::test]
async fn people_begin_with_the_usual_orders() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let orders = async |who: &Client, id: &str, seat: &str| {
        who.get(&format!("/tables/{id}?seat={seat}")).await["orders"].clone()
    };
    let usual =
        json!([{ "order": "usual" }, { "order": "best_die" }, { "order": "hold_the_line" }]);
    let id = alesia(&anna, json!({}), json!({})).await;
    assert_eq!(orders(&anna, &id, "roman").await, usual);
    assert_eq!(orders(&anna, &id, "gaul").await, json!([]));
    let id = alesia(&anna, json!({}), json!({ "orders": { "roman": [] } })).await;
    assert_eq!(orders(&anna, &id, "roman").await, json!([]), "who wants none has none");
    // Somebody who sits down later begins with them as well.
    let asked = json!({ "game": "alesia", "seats": { "gaul": "me", "roman": "open" } });
    let id = anna.ok("POST", "/tables", asked).await["id"].as_str().unwrap().to_owned();
    bert.ok("POST", &format!("/tables/{id}/join"), json!({ "seat": "roman" })).await;
    assert_eq!(orders(&bert, &id, "roman").await, usual);
    // And computer players need none.
    let asked = json!({ "game": "julius", "seats": { "caesar": "me", "pompey": "bot:random" } });
    let id = anna.ok("POST", "/tables", asked).await["id"].as_str().unwrap().to_owned();
    assert_eq!(orders(&anna, &id, "caesar").await, json!([]));
}
