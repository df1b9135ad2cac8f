//! 8.44, 8.65, 8.21 after a fight: what follows fire and harassment.

use conquest::Side::{Rome, Tribes};
use serde_json::{Value, json};

use crate::play::{Play, Words, field};

fn quiet(play: &mut Play) {
    while play.top() == "react" || play.top() == "leave" {
        let seat = play.pending()[0];
        play.say(seat, "done");
    }
}

/// A cohort that has come next to warriors with five hits and has not thrown yet.
fn before_the_throw(with: &str) -> Play {
    let mut play = field("bibracte")
        .calm("helvetii")
        .unit(with, "2819", "W")
        .unit("he-8", "2619", "E")
        .with("he-8", "hits", json!(5))
        .leader("caesar", "3020")
        .leader("divico", "2210")
        .individual("caesar");
    play.order(Rome, with).steps(Rome, &["2719"]);
    quiet(&mut play);
    play
}

/// 8.44, R-70: the cohort whose pila empty the hex may go in; its move ends there, one corner is free.
#[test]
fn r8_44_pila_open_the_way() {
    let mut play = before_the_throw("vii-1");
    play.dice(&[5]).act(Rome, json!({"do": "fire", "unit": "vii-1", "at": "2619"})).runs();
    assert_eq!((play.top().as_str(), play.at("vii-1").as_str()), ("enter", "2719"));
    let mut stays = play.again();
    play.refused_as(Rome, json!({"do": "take_hex", "unit": "he-8"}), "8.43", "not_now");
    play.act(Rome, json!({"do": "take_hex", "unit": "vii-1"}));
    assert_eq!((play.at("vii-1").as_str(), play.top().as_str()), ("2619", "advance"));
    play.refused(Rome, json!({"do": "pivot", "facing": 5}), "7.12");
    play.act(Rome, json!({"do": "pivot", "facing": 11}));
    assert_eq!(play.top(), "orders", "its move is over");
    // It need not: then it may stop where it is.
    stays.say(Rome, "done");
    assert_eq!((stays.top().as_str(), stays.at("vii-1").as_str()), ("move", "2719"));
}

/// 8.44: nobody else follows its missiles.
#[test]
fn r8_44_slingers_do_not_follow_their_shots() {
    let mut play = before_the_throw("bal-1");
    play.dice(&[2]).act(Rome, json!({"do": "fire", "unit": "bal-1", "at": "2619"})).runs();
    assert!(play.has("he-8", "routed"));
    assert_eq!(play.top(), "move");
    play.refused(Rome, json!({"do": "take_hex", "unit": "bal-1"}), "8.43");
}

/// Light infantry harasses a cohort, which may answer.
fn harassed() -> Play {
    let mut play = field("rhine")
        .unit("ghi-1", "2520", "E")
        .unit("x-1", "2720", "W")
        .leader("brinno", "2519")
        .individual("brinno");
    play.act(Tribes, json!({"do": "harass", "unit": "ghi-1", "at": "2720", "from": "2620"}));
    play
}

/// 8.65: who is slow enough to be chased off makes the cohort advance, and may step back.
#[test]
fn r8_65_the_chaser_advances_and_the_light_step_back() {
    let mut play = harassed();
    // The throw misses; 3 and 1 for the better quality are not more than 6.
    play.dice(&[9, 3]).say(Rome, "chase");
    assert_eq!(play.top(), "press");
    play.refused(Rome, json!({"do": "step", "to": "2719"}), "8.65");
    play.act(Rome, json!({"do": "step", "to": "2621"}));
    assert_eq!((play.at("x-1").as_str(), play.top().as_str()), ("2621", "step-back"));
    play.refused(Tribes, json!({"do": "step", "to": "2519"}), "8.65");
    play.act(Tribes, json!({"do": "step", "to": "2421"}));
    assert_eq!(play.at("ghi-1"), "2421");
    assert_eq!(
        play.position()["units"]["ghi-1"]
            .get("facing")
            .map_or(3, |way| way.as_u64().expect("a number")),
        3
    );
}

/// 8.65: who is caught stops next to the cohort and does not turn.
#[test]
fn r8_65_who_is_caught_stops() {
    let mut play = harassed();
    play.dice(&[9, 6]).say(Rome, "chase");
    assert_eq!((play.at("ghi-1").as_str(), play.at("x-1").as_str()), ("2620", "2720"));
    assert_eq!(play.top(), "orders");
}

/// 8.18: the lowest die of a harassment endangers leaders too.
#[test]
fn r8_18_harassment_endangers_leaders() {
    let mut play = field("rhine")
        .unit("ghi-1", "2520", "E")
        .unit("x-1", "2720", "W")
        .leader("fabius", "2720")
        .leader("brinno", "2519")
        .individual("brinno");
    play.act(Tribes, json!({"do": "harass", "unit": "ghi-1", "at": "2720", "from": "2620"}));
    // The throw, the leader's die, and what has befallen him.
    play.dice(&[0, 0, 9]).say(Rome, "done");
    assert_eq!(play.position()["leaders"]["fabius"]["spot"], "lost");
}

fn shots(play: &Play) -> Vec<Value> {
    let offers = play.offers(Rome);
    let all = offers.iter().map(|offer| serde_json::to_value(offer).expect("an action"));
    all.filter(|offer| offer["do"] == "react_fire").collect()
}

/// 8.21, R-82: who advances or pursues out of the zone of control of archers is shot at for it.
#[test]
fn r8_21_at_those_who_leave_in_pursuit() {
    let mut play = field("rhine")
        .unit("ghc-1", "2928", "W")
        .unit("vii-1", "2728", "W")
        .with("vii-1", "hits", json!(3))
        .with("vii-1", "supply", json!("no"))
        .unit("cre-1", "2830", "NE")
        .eagle("vii", "2427")
        .leader("brinno", "2928")
        .leader("ariovistus", "1723")
        .individual("brinno");
    play.order(Tribes, "ghc-1").steps(Tribes, &["2829"]);
    quiet(&mut play);
    play.say(Tribes, "stop");
    // Charge 0 and 0; from the rear 2(3), doubled; the pursuit.
    play.dice(&[0, 0, 5, 7]).say(Tribes, "attack");
    if play.top() == "orders" {
        play.say(Tribes, "end_orders");
    }
    play.runs();
    assert_eq!((play.top().as_str(), play.at("ghc-1").as_str()), ("leave", "2829"));
    assert_eq!(shots(&play), [json!({"do": "react_fire", "unit": "cre-1", "at": "ghc-1"})]);
    let mut hit = play.again();
    hit.seeded(1).roll(&[1]);
    hit.act(Rome, json!({"do": "react_fire", "unit": "cre-1", "at": "ghc-1"}));
    assert!(hit.hits("ghc-1") > play.hits("ghc-1"));
}
