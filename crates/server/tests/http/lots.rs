//! Lots that the seats bring to the dice: pledged, revealed, missing.

use kernel::prelude::*;
use kernel::record::{self, Verified};
use kernel::{Brought, Header, Lot, LotRecord, ONE_SEED, WITH_LOTS};
use rubicon_server::store::Entry;
use serde_json::{Value, json};

use crate::support::{Client, Server};

type Julius = julius::State;

const ANNAS: Lot = Lot([1; 32]);
const BERTS: Lot = Lot([2; 32]);

fn pledge(lot: Lot) -> String {
    lot.pledge().to_hex()
}

/// Makes a table with pledges for some seats.
async fn table(anna: &Client, seats: Value, pledges: Value) -> String {
    let asked = json!({ "game": "julius", "seats": seats, "pledges": pledges });
    anna.ok("POST", "/tables", asked).await["id"].as_str().unwrap().to_owned()
}

/// A table where Anna and Bert have pledged their lots.
async fn pledged(server: &Server) -> (String, Client, Client) {
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let seats = json!({ "caesar": "me", "pompey": "open" });
    let id = table(&anna, seats, json!({ "caesar": pledge(ANNAS) })).await;
    let join = json!({ "seat": "pompey", "pledge": pledge(BERTS) });
    bert.ok("POST", &format!("/tables/{id}/join"), join).await;
    (id, anna, bert)
}

async fn reveal(who: &Client, id: &str, lots: Value) {
    who.ok("POST", &format!("/tables/{id}/lots"), json!({ "lots": lots })).await;
}

/// Ends the match by resignation and verifies its record.
async fn ended(who: &Client, id: &str, seat: &str) -> Header {
    who.ok("POST", &format!("/tables/{id}/resign"), json!({ "seat": seat })).await;
    let text = who.call("GET", &format!("/tables/{id}/record"), Value::Null).await.text;
    let files = Julius::files();
    let pack = Box::leak(Box::new(Julius::load(&files).unwrap()));
    let Verified { game, .. } = record::verify::<Julius>(&text, pack, &files).unwrap();
    game.header().clone()
}

fn states(table: &Value) -> Vec<&str> {
    let lots = table["dice"]["lots"].as_array().unwrap();
    lots.iter().map(|lot| lot["state"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn two_guests_pledge_and_the_match_begins_with_the_last_lot() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let seats = json!({ "caesar": "me", "pompey": "open" });
    let pledges = json!({ "caesar": pledge(ANNAS) });
    let asked = json!({ "game": "julius", "seats": seats, "pledges": pledges });
    let made = anna.ok("POST", "/tables", asked).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let at = |rest: &str| format!("/tables/{id}{rest}");
    // The server is bound before it has seen a lot.
    let before = anna.get(&at("")).await;
    let commitment = before["dice"]["commitment"].clone();
    assert_eq!(made["dice"], before["dice"]);
    assert_eq!(commitment.as_str().unwrap().len(), 64);
    assert_eq!(states(&before), ["pledged", "nothing"]);
    assert_eq!(before["dice"]["lots"][0]["pledge"], pledge(ANNAS));
    assert_eq!(before["card"]["waiting_for"], json!([]));

    let join = json!({ "seat": "pompey", "pledge": pledge(BERTS) });
    bert.ok("POST", &at("/join"), join).await;
    let full = bert.get(&at("")).await;
    assert_eq!(full["card"]["status"], "waiting");
    assert_eq!(full["card"]["waiting_for"], json!(["caesar", "pompey"]));
    assert_eq!(full["card"]["your_turn"], true);
    assert!(full["scene"]["prompt"]["text"].as_str().unwrap().contains("number for the dice"));
    anna.check_fails("POST", &at("/resign"), json!({ "seat": "caesar" }), 409).await;

    reveal(&bert, &id, json!({ "pompey": BERTS.to_hex() })).await;
    let half = anna.get(&at("")).await;
    assert_eq!(states(&half), ["pledged", "revealed"]);
    assert_eq!(half["card"]["waiting_for"], json!(["caesar"]));
    // Nobody sees a lot before all are there.
    assert!(!half.to_string().contains(&BERTS.to_hex()));

    reveal(&anna, &id, json!({ "caesar": ANNAS.to_hex() })).await;
    let begun = bert.get(&at("")).await;
    assert_eq!(begun["card"]["status"], "playing");
    // Lists say what somebody is asked as the table does.
    assert_eq!(begun["card"]["asks"], begun["scene"]["prompt"]["text"]);
    assert_eq!(begun["dice"]["commitment"], commitment);
    assert_eq!(begun["dice"]["lots"][0]["lot"], ANNAS.to_hex());
    // What is said twice is not done twice.
    reveal(&anna, &id, json!({ "caesar": ANNAS.to_hex() })).await;
    assert_eq!(anna.get(&at("")).await["sequence"], begun["sequence"]);

    let header = ended(&bert, &id, "pompey").await;
    assert_eq!(header.rubicon, WITH_LOTS);
    assert_eq!(commitment, header.commitment);
    let lots = [ANNAS, BERTS].map(|lot| LotRecord::of(Brought::Revealed(lot)));
    assert_eq!(header.lots, lots);
}

#[tokio::test]
async fn only_the_lot_that_was_pledged_is_taken_and_only_from_its_seat() {
    let server = Server::start().await;
    let (id, anna, bert) = pledged(&server).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let lots = |lots: Value| json!({ "lots": lots });
    for (lot, status) in [(BERTS.to_hex(), 409), ("AB".repeat(32), 400), (String::new(), 400)] {
        anna.check_fails("POST", &at("/lots"), lots(json!({ "caesar": lot })), status).await;
    }
    let theirs = json!({ "pompey": BERTS.to_hex() });
    anna.check_fails("POST", &at("/lots"), lots(theirs), 403).await;
    let both = json!({ "caesar": ANNAS.to_hex(), "pompey": BERTS.to_hex() });
    anna.check_fails("POST", &at("/lots"), lots(both), 403).await;
    assert_eq!(states(&anna.get(&at("")).await), ["pledged", "pledged"]);
    // A pledge is given once: another one could be chosen with the others' lots in view.
    let again = json!({ "pledges": { "pompey": pledge(Lot([3; 32])) } });
    bert.check_fails("POST", &at("/pledges"), again, 409).await;
    let carl = server.guest("Carl").await;
    carl.check_fails("POST", &at("/begin"), json!({ "seat": "caesar" }), 403).await;
    // Somebody who makes a table speaks for his own seats.
    let asked = json!({ "game": "julius", "seats": { "caesar": "me", "pompey": "open" },
        "pledges": { "pompey": pledge(ANNAS) } });
    anna.check_fails("POST", "/tables", asked, 400).await;
    let asked = json!({ "game": "julius", "guided": true, "pledges": { "caesar": pledge(ANNAS) } });
    anna.check_fails("POST", "/tables", asked, 400).await;
    let asked =
        json!({ "game": "julius", "seats": { "caesar": "me" }, "pledges": { "caesar": "x" } });
    anna.check_fails("POST", "/tables", asked, 400).await;
}

#[tokio::test]
async fn a_hot_seat_table_brings_a_lot_a_seat() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let pledges = json!({ "caesar": pledge(ANNAS), "pompey": pledge(BERTS) });
    let id = table(&anna, json!({ "caesar": "me", "pompey": "me" }), pledges).await;
    assert_eq!(anna.get(&format!("/tables/{id}")).await["card"]["status"], "waiting");
    reveal(&anna, &id, json!({ "caesar": ANNAS.to_hex(), "pompey": BERTS.to_hex() })).await;
    assert_eq!(anna.get(&format!("/tables/{id}")).await["card"]["status"], "playing");
    let header = ended(&anna, &id, "caesar").await;
    assert!(header.lots.iter().flatten().all(|lot| lot.lot.is_some()));
}

#[tokio::test]
async fn a_bots_lot_is_fixed_before_anybody_elses() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let seats = json!({ "caesar": "me", "pompey": "bot:random" });
    let id = table(&anna, seats, json!({ "caesar": pledge(ANNAS) })).await;
    let before = anna.get(&format!("/tables/{id}")).await;
    assert_eq!(states(&before), ["pledged", "revealed"]);
    assert_eq!(before["dice"]["lots"][1]["lot"], Value::Null);
    reveal(&anna, &id, json!({ "caesar": ANNAS.to_hex() })).await;
    let begun = anna.get(&format!("/tables/{id}")).await;
    assert_eq!(begun["card"]["status"], "playing");
    assert_eq!(begun["dice"]["lots"][1]["pledge"], before["dice"]["lots"][1]["pledge"]);
    let header = ended(&anna, &id, "caesar").await;
    let bots = header.lots[1].clone().unwrap();
    assert_eq!(begun["dice"]["lots"][1]["lot"], bots.lot.unwrap());
    assert_eq!(header.players, ["Anna", "bot:random"]);
}

#[tokio::test]
async fn a_lot_that_is_never_revealed_does_not_stop_the_match() {
    let server = Server::start().await;
    let (id, anna, bert) = pledged(&server).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    reveal(&anna, &id, json!({ "caesar": ANNAS.to_hex() })).await;
    // A restart forgets nothing of it.
    let server = server.restart().await;
    let [anna, bert] = [anna, bert].map(|who| Client { app: server.app.clone(), ..who });
    assert_eq!(anna.get(&at("")).await["card"]["waiting_for"], json!(["pompey"]));
    anna.ok("POST", &at("/begin"), json!({ "seat": "caesar" })).await;
    let begun = anna.get(&at("")).await;
    assert_eq!(begun["card"]["status"], "playing");
    assert_eq!(states(&begun), ["revealed", "pledged"]);
    anna.ok("POST", &at("/begin"), json!({ "seat": "caesar" })).await;
    assert_eq!(anna.get(&at("")).await["sequence"], begun["sequence"]);
    let late = json!({ "lots": { "pompey": BERTS.to_hex() } });
    bert.check_fails("POST", &at("/lots"), late, 409).await;
    let header = ended(&bert, &id, "pompey").await;
    let brought = [Brought::Revealed(ANNAS), Brought::Pledged(BERTS.pledge())];
    assert_eq!(header.lots, brought.map(LotRecord::of));
}

#[tokio::test]
async fn nobody_begins_before_every_seat_is_taken() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let seats = json!({ "caesar": "me", "pompey": "open" });
    let id = table(&anna, seats, json!({ "caesar": pledge(ANNAS) })).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    anna.check_fails("POST", &at("/begin"), json!({ "seat": "caesar" }), 409).await;
    // Who leaves hands his lot over; the next who sits down need not wait for him.
    reveal(&anna, &id, json!({ "caesar": ANNAS.to_hex() })).await;
    assert_eq!(anna.get(&at("")).await["card"]["status"], "waiting");
    let bert = server.guest("Bert").await;
    bert.ok("POST", &at("/join"), json!({ "seat": "pompey" })).await;
    let header = ended(&bert, &id, "pompey").await;
    assert_eq!(header.lots, [LotRecord::of(Brought::Revealed(ANNAS)), None]);
}

#[tokio::test]
async fn a_rematch_waits_for_those_who_brought_a_lot() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let seats = json!({ "caesar": "me", "pompey": "open" });
    let id = table(&anna, seats, json!({ "caesar": pledge(ANNAS) })).await;
    bert.ok("POST", &format!("/tables/{id}/join"), json!({ "seat": "pompey" })).await;
    reveal(&anna, &id, json!({ "caesar": ANNAS.to_hex() })).await;
    ended(&anna, &id, "caesar").await;
    anna.ok("POST", &format!("/tables/{id}/rematch"), json!({})).await;
    let next = bert.ok("POST", &format!("/tables/{id}/rematch"), json!({})).await;
    let next = next["id"].as_str().unwrap();
    let table = anna.get(&format!("/tables/{next}")).await;
    assert_eq!(
        (table["seat"].as_str(), states(&table)),
        (Some("pompey"), vec!["nothing", "awaited"])
    );
    assert_eq!(table["card"]["waiting_for"], json!(["pompey"]));
    let path = format!("/tables/{next}/pledges");
    bert.check_fails("POST", &path, json!({ "pledges": { "caesar": pledge(BERTS) } }), 409).await;
    anna.ok("POST", &path, json!({ "pledges": { "pompey": pledge(BERTS) } })).await;
    reveal(&anna, next, json!({ "pompey": BERTS.to_hex() })).await;
    let header = ended(&bert, next, "caesar").await;
    assert_eq!(header.lots, [None, LotRecord::of(Brought::Revealed(BERTS))]);
}

#[tokio::test]
async fn the_guided_game_and_logs_of_before_have_dice_of_one_seed() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let made = anna.ok("POST", "/tables", json!({ "game": "julius", "guided": true })).await;
    let id = made["id"].as_str().unwrap();
    assert_eq!(anna.get(&format!("/tables/{id}")).await["dice"]["lots"], json!([]));
    let header = ended(&anna, id, "caesar").await;
    assert_eq!((header.rubicon, header.lots), (ONE_SEED, Vec::new()));
    let old: Entry = serde_json::from_str(r#"{"did":"begun","players":["Anna","Bert"]}"#).unwrap();
    assert_eq!(old, Entry::Begun { players: vec!["Anna".into(), "Bert".into()], lots: false });
}
