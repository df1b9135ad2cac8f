//! Names: nobody at a table can be taken for another.

use serde_json::{Value, json};

use crate::support::{Server, match_of_two};

#[tokio::test]
async fn nobody_sits_down_beside_his_likeness() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = anna.table(json!({ "caesar": "me", "pompey": "open" })).await;
    let join = format!("/tables/{id}/join");
    for name in ["Anna", "ANNA", "Аnna", "An na", "Ａnna", "Ánna"] {
        let other = server.guest(name).await;
        let refused = other.check_fails("POST", &join, json!({ "seat": "pompey" }), 409).await;
        assert!(refused["error"].as_str().unwrap().contains("choose another name"), "{refused}");
        other.ok("POST", "/me", json!({ "name": "Hanna" })).await;
    }
    server.guest("Hanna").await.ok("POST", &join, json!({ "seat": "pompey" })).await;
}

#[tokio::test]
async fn a_name_at_a_table_stays_what_it_was() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    bert.ok("POST", "/me", json!({ "name": "Anna" })).await;
    bert.ok("POST", &at("/chat"), json!({ "text": "I resign, I am Anna" })).await;
    let said = json!([{ "from": "Bert", "seat": "pompey", "text": "I resign, I am Anna" }]);
    let check = |table: &Value| {
        assert_eq!(table["card"]["seats"][1]["name"], "Bert");
        let mut chat = table["chat"].clone();
        chat[0].as_object_mut().unwrap().remove("at");
        assert_eq!(chat, said);
    };
    check(&anna.get(&at("")).await);
    let list = anna.get("/tables?which=mine").await;
    assert_eq!(list[0]["seats"][1]["name"], "Bert", "{list}");
    // So it is after a restart, in the journal and in the record.
    let server = server.restart().await;
    let (anna, bert) = (
        crate::support::Client { app: server.app.clone(), ..anna },
        crate::support::Client { app: server.app.clone(), ..bert },
    );
    check(&anna.get(&at("")).await);
    bert.ok("POST", &at("/resign"), json!({ "seat": "pompey" })).await;
    let table = anna.get(&at("")).await;
    let told = table["journal"].as_array().unwrap().last().unwrap();
    assert!(told["text"].as_str().unwrap().contains("Bert"), "{told}");
    bert.ok("POST", &at("/rematch"), json!({})).await;
    let again = anna.ok("POST", &at("/rematch"), json!({})).await;
    let again = anna.get(&format!("/tables/{}", again["id"].as_str().unwrap())).await;
    assert_eq!(again["card"]["seats"][0]["name"], "Bert");
}

#[tokio::test]
async fn strangers_are_seen_to_be_strangers() {
    let server = Server::start().await;
    let (id, anna, _) = match_of_two(&server).await;
    let chat = format!("/tables/{id}/chat");
    let carl = server.guest("Carl").await;
    carl.ok("POST", &chat, json!({ "text": "hello" })).await;
    let lines = anna.get(&format!("/tables/{id}")).await["chat"].clone();
    assert_eq!((&lines[0]["from"], &lines[0]["seat"]), (&json!("Carl"), &Value::Null));
    for name in ["Anna", "Веrt", "carl"] {
        let stranger = server.guest(name).await;
        stranger.check_fails("POST", &chat, json!({ "text": "I resign" }), 409).await;
    }
    carl.ok("POST", "/me", json!({ "name": "Anna" })).await;
    carl.check_fails("POST", &chat, json!({ "text": "I resign" }), 409).await;
}

#[tokio::test]
async fn names_that_cannot_be_read_are_400() {
    let server = Server::start().await;
    let nobody = server.nobody();
    for name in ["\u{200b}", "\u{3164}", "A\u{202e}nna", "bot:greedy", "Greedy", "A\u{e0041}"] {
        nobody.check_fails("POST", "/me", json!({ "name": name }), 400).await;
    }
}
