//! 10.5: horse pursues.

use conquest::Side::{Rome, Tribes};
use serde_json::json;

use crate::play::{Board, Play, Words, field};

/// Two light horse behind a cohort.
fn behind() -> Board {
    field("rhine")
        .unit("ghc-1", "2829", "W")
        .unit("vii-1", "2728", "W")
        .with("vii-1", "hits", json!(3))
        .with("vii-1", "supply", json!("no"))
        .leader("brinno", "2928")
        .leader("ariovistus", "1723")
}

fn attack(play: &mut Play, horse: &[&str], dice: &[u32]) {
    play.say(Tribes, "end_orders");
    play.dice(dice);
    for unit in horse {
        play.act(Tribes, json!({"do": "mark", "unit": unit}));
    }
    if play.top() == "shock" {
        play.say(Tribes, "end_marks");
    }
    play.runs();
}

/// 10.51: of several horse one rolls, and its owner says which.
#[test]
fn r10_51_the_owner_says_who_pursues() {
    let mut play = behind().unit("ghc-2", "2828", "W").eagle("vii", "2427").individual("brinno");
    attack(&mut play, &["ghc-1", "ghc-2"], &[5]);
    assert_eq!(play.top(), "pursuer");
    play.refused(Tribes, json!({"do": "pursue", "unit": "vii-1"}), "10.51");
    play.dice(&[0]).act(Tribes, json!({"do": "pursue", "unit": "ghc-2"}));
    assert!(play.has("ghc-2", "finished") && !play.has("ghc-1", "finished"), "10.54");
}

/// 10.51: nobody pursues when bystanders have shut the enemy in.
#[test]
fn r10_51_no_pursuit_of_those_whom_bystanders_shut_in() {
    let mut board = behind();
    for (name, hex) in
        [("ha-1", "2727"), ("ha-2", "2828"), ("ha-3", "2729"), ("ha-4", "2628"), ("ha-5", "2629")]
    {
        board = board.unit(name, hex, "W");
    }
    let mut play = board.individual("brinno");
    attack(&mut play, &["ghc-1"], &[5]);
    assert_eq!(play.at("vii-1"), "lost");
    assert_eq!((play.at("ghc-1").as_str(), play.has("ghc-1", "finished")), ("2728", false));
    // Without them it does: two attackers alone shut it in.
    let mut play = behind().eagle("vii", "2427").individual("brinno");
    attack(&mut play, &["ghc-1"], &[5, 0]);
    assert!(play.has("ghc-1", "finished"));
}

/// 10.52: who pursues those who leave the map leaves it with them.
#[test]
fn r10_52_off_the_map_behind_them() {
    let mut play = field("sabis")
        .calm("nervii")
        .unit("rc-1", "4220", "E")
        .unit("ne-1", "4320", "E")
        .with("ne-1", "hits", json!(4))
        .leader("caesar", "4119")
        .leader("boduagnatus", "3028")
        .individual("caesar");
    play.say(Rome, "end_orders");
    // From behind, doubled; the pursuit.
    play.dice(&[5, 9]).act(Rome, json!({"do": "mark", "unit": "rc-1"}));
    play.runs();
    assert_eq!(play.at("ne-1"), "lost");
    let spot = play.position()["units"]["rc-1"]["spot"].clone();
    assert_eq!(spot["pursuing"].as_str().map(|hex| &hex[..2]), Some("44"), "{spot}");
}

/// 10.52: it follows the way of those who flee, and attacks them when it has them before it.
#[test]
fn r10_52_along_their_way() {
    let mut play = behind().eagle("vii", "2427").individual("brinno");
    attack(&mut play, &["ghc-1"], &[5, 7, 4]);
    assert_eq!(play.at("vii-1"), "lost", "ridden down");
    assert_eq!(play.top(), "pursuit");
    let at: u16 = play.at("ghc-1").parse().expect("a hex");
    assert_eq!(at / 100, 26, "two hexes behind the cohort");
}

/// 10.53: then it rides on, on the hand that its owner says, and turns as he likes.
#[test]
fn r10_53_on_either_hand_and_any_facing() {
    let mut play = behind().eagle("vii", "2427").individual("brinno");
    attack(&mut play, &["ghc-1"], &[5, 7, 4]);
    let hands: Vec<_> = play
        .offers(Tribes)
        .iter()
        .map(|offer| serde_json::to_value(offer).expect("an action"))
        .collect();
    assert_eq!(hands.len(), 2, "{hands:?}");
    play.refused(Tribes, json!({"do": "step", "to": "2728"}), "10.53");
    play.act(Tribes, hands[1].clone());
    assert_eq!(play.top(), "face");
    let at: u16 = play.at("ghc-1").parse().expect("a hex");
    assert_eq!(at / 100, 22, "half of eight");
    play.act(Tribes, json!({"do": "pivot", "facing": 3}));
    assert!(play.has("ghc-1", "finished"), "R-81");
}
