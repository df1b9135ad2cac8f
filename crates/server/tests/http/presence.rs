//! Who is at a table: told to those who play at it, and no more than that.

use serde_json::{Value, json};

use crate::events::Listener;
use crate::support::{Server, match_of_two};

#[tokio::test]
async fn who_plays_learns_who_is_there() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let events = format!("/tables/{id}/events");
    let seat = async |name: usize| {
        anna.get(&format!("/tables/{id}")).await["card"]["seats"][name]["here"].clone()
    };
    assert_eq!(seat(1).await["now"], false);
    let arrived = seat(1).await["last"].as_i64().expect("when he sat down is known");
    let mut hears = Listener::start(&anna, &events, None).await;
    assert_eq!(hears.here().await.unwrap()["seats"]["pompey"]["now"], false);
    let there = Listener::start(&bert, &events, None).await;
    assert_eq!(hears.here().await.unwrap()["seats"]["pompey"]["now"], true);
    assert_eq!(seat(1).await["now"], true);
    let list = anna.get("/tables?which=mine").await;
    assert_eq!(list[0]["seats"][1]["here"]["now"], true, "{list}");
    drop(there);
    let gone = hears.here().await.expect("that he went is told");
    assert_eq!(gone["seats"]["pompey"]["now"], false);
    assert!(gone["seats"]["pompey"]["last"].as_i64().unwrap() >= arrived);
}

#[tokio::test]
async fn who_loads_the_page_anew_has_not_gone() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let events = format!("/tables/{id}/events");
    let there = Listener::start(&bert, &events, None).await;
    let mut hears = Listener::start(&anna, &events, None).await;
    hears.here().await.unwrap();
    drop(there);
    let _back = Listener::start(&bert, &events, None).await;
    while let Some(told) = hears.here().await {
        assert_eq!(told["seats"]["pompey"]["now"], true);
    }
}

#[tokio::test]
async fn who_only_watches_learns_nothing_and_is_not_told_of() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let carl = server.guest("Carl").await;
    let events = format!("/tables/{id}/events");
    let mut watches = Listener::start(&carl, &events, None).await;
    let mut plays = Listener::start(&anna, &events, None).await;
    plays.here().await.unwrap();
    let _there = Listener::start(&bert, &events, None).await;
    let told = plays.here().await.unwrap();
    let seats: Vec<&String> = told["seats"].as_object().unwrap().keys().collect();
    assert_eq!(seats, ["caesar", "pompey"]);
    assert_eq!(watches.here().await, None);
    for who in [carl, server.nobody()] {
        let table = who.get(&format!("/tables/{id}")).await;
        assert_eq!(table["card"]["seats"][1]["here"], Value::Null, "{table}");
        let list = who.get("/tables?which=live").await;
        assert_eq!(list[0]["seats"][1]["here"], json!(null), "{list}");
    }
}
