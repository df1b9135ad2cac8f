//! 9.0: skirmishers, light infantry, artillery.

use conquest::Manner;
use conquest::Side::{Rome, Tribes};
use serde_json::json;

use crate::play::{Words, field, hex, unit};

/// 9.11: skirmishers never attack, are hard to hit, and die instead of routing.
#[test]
fn r9_11_skirmishers() {
    let play = field("bibracte")
        .unit("cre-1", "2719", "W")
        .unit("he-8", "2619", "E")
        .unit("num-1", "2920", "W")
        .leader("caesar", "2820")
        .set("phase", json!({"is": "orders", "leader": "caesar", "which": "first", "given": "individual", "left": 6}))
        .play();
    assert!(!play.game.kind(unit("cre-1")).may_attack());
    let rhine = field("rhine")
        .unit("num-1", "2413", "W")
        .unit("ghi-1", "2313", "E")
        .leader("caesar", "3012")
        .play();
    let shot = rhine.game.check_shot(unit("ghi-1"), hex(2413), Manner::Standing);
    assert_eq!(shot.ok(), Some(3), "5, and +2 on the die");
}

/// 9.12: two hexes from those that are no faster.
#[test]
fn r9_12_skirmishers_withdraw_two_hexes() {
    let mut play = field("bibracte")
        .unit("he-8", "2819", "E")
        .unit("cre-1", "3119", "W")
        .leader("divico", "2719")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["2919"]);
    play.act(Rome, json!({"do": "withdraw", "unit": "cre-1"})).steps(Rome, &["3219", "3319"]);
    play.say(Rome, "done");
    assert_eq!((play.at("cre-1").as_str(), play.hits("cre-1")), ("3319", 0), "no die, no hit");
}

/// 9.2: a cohort that light infantry attacks in front makes no check.
#[test]
fn r9_2_light_infantry_before_a_cohort() {
    let mut play = field("rhine")
        .unit("ghi-1", "2213", "E")
        .unit("vii-1", "2413", "W")
        .leader("brinno", "2113")
        .leader("ariovistus", "1513")
        .individual("brinno");
    play.order(Tribes, "ghi-1").steps(Tribes, &["2313"]);
    while play.top() == "react" {
        play.say(Rome, "done");
    }
    play.say(Tribes, "stop").say(Tribes, "attack");
    // One check only, the table, and the rout with its test of ferocity.
    play.dice(&[0, 5, 0]).say(Tribes, "end_orders");
    assert!(play.has("ghi-1", "routed"), "tripled");
    assert_eq!(play.hits("vii-1"), 2);
}

/// 9.31, 9.32: a catapult changes its mode by an order and does nothing else then.
#[test]
fn r9_32_modes() {
    let mut play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .piece("cat-vii", json!({"spot": "3119"}))
        .unit("he-8", "2619", "E")
        .leader("trebonius", "3220")
        .individual("trebonius");
    play.refused_as(Rome, json!({"do": "order", "unit": "cat-vii"}), "9.32", "other_mode");
    let shoot = json!({"do": "shoot", "unit": "cat-vii", "at": "2619"});
    play.allowed(Rome, shoot.clone());
    play.act(Rome, json!({"do": "mode", "unit": "cat-vii"}));
    assert!(play.has("cat-vii", "limbered"));
    play.refused(Rome, shoot, "9.32");
}

#[test]
fn r9_31_a_catapult_obeys_its_legion() {
    let play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .piece("cat-viii", json!({"spot": "3119"}))
        .unit("he-8", "1619", "E")
        .leader("trebonius", "3220")
        .individual("trebonius");
    play.refused_as(Rome, json!({"do": "mode", "unit": "cat-viii"}), "4.31", "not_commanded");
}

/// 9.34: two shots a turn, without an order.
#[test]
fn r9_34_two_shots() {
    let mut play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .piece("cat-vii", json!({"spot": "3119"}))
        .unit("he-8", "2619", "E")
        .leader("trebonius", "3220")
        .individual("trebonius");
    let shoot = json!({"do": "shoot", "unit": "cat-vii", "at": "2619"});
    play.dice(&[2]).act(Rome, shoot.clone());
    assert_eq!(play.hits("he-8"), 1, "2 at five hexes");
    play.dice(&[9]).act(Rome, shoot.clone());
    play.refused_as(Rome, shoot, "9.34", "no_shots_left");
}

/// 9.34: in the enemy's phase at those who have been ordered.
#[test]
fn r9_34_shots_in_the_enemys_phase() {
    let mut play = field("bibracte")
        .piece("cat-vii", json!({"spot": "3319"}))
        .unit("vii-1", "3319", "W")
        .unit("he-8", "2719", "E")
        .unit("he-9", "2721", "E")
        .leader("divico", "2620")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["2820"]);
    assert_eq!(play.top(), "react");
    play.refused(Rome, json!({"do": "shoot", "unit": "cat-vii", "at": "2721"}), "8.13");
    play.dice(&[2]).act(Rome, json!({"do": "shoot", "unit": "cat-vii", "at": "2820"}));
    assert_eq!(play.hits("he-8"), 1);
}

/// 9.35: all round, out of a tower, not over a wall.
#[test]
fn r9_35_over_works() {
    let shot = |from: &str, at: u16| {
        let number = format!("{at:04}");
        let play = field("bibracte")
            .piece("cat-xi", json!({"spot": from}))
            .unit("he-8", &number, "E")
            .leader("caesar", "4021")
            .play();
        play.game.check_shot(unit("cat-xi"), hex(at), Manner::Standing).is_ok()
    };
    assert!(shot("3920", 3620), "out of a tower");
    assert!(!shot("3919", 3719), "not over a wall");
}

/// 9.36: one a hex, and under its escort it does not count as a unit.
#[test]
fn r9_36_one_catapult_a_hex() {
    let play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .piece("cat-vii", json!({"spot": "3119"}))
        .piece("cat-viii", json!({"spot": "3219", "marks": ["limbered"]}))
        .leader("caesar", "3522")
        .play();
    assert!(!play.game.may_stop(unit("cat-viii"), None, hex(3119)));
    assert_eq!(play.game.fighters(hex(3119)).collect::<Vec<_>>(), [unit("vii-1")]);
}

/// 9.33, 9.37: alone it defends as light infantry, and is lost without points.
#[test]
fn r9_37_a_lost_catapult_costs_nothing() {
    let mut play = field("bibracte")
        .piece("cat-vii", json!({"spot": "3119", "hits": 3}))
        .unit("he-8", "2919", "E")
        .unit("vii-1", "3519", "W")
        .leader("divico", "2820")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["3019"]);
    while play.top() == "react" {
        play.say(Rome, "done");
    }
    play.say(Tribes, "stop").say(Tribes, "end_orders");
    assert_eq!(play.top(), "queue", "it may shoot first");
    play.dice(&[0, 9]).say(Rome, "done");
    assert_eq!((play.at("cat-vii").as_str(), play.game.roman_points()), ("lost", 0));
}
