//! 10.1 to 10.6.

use conquest::Side::{Rome, Tribes};
use serde_json::json;

use crate::play::{Words, field, unit};

/// 10.14: a cohort recovers two hits, away from the enemy.
#[test]
fn r10_14_recovery() {
    let set = |hits: u8, enemy: &str| {
        field("bibracte")
            .unit("vii-1", "3119", "W")
            .with("vii-1", "hits", json!(hits))
            .unit("he-8", enemy, "E")
            .leader("trebonius", "3219")
            .individual("trebonius")
    };
    let recover = json!({"do": "recover", "unit": "vii-1"});
    let mut play = set(3, "2319");
    play.act(Rome, recover.clone());
    assert_eq!(play.hits("vii-1"), 1);
    play.refused_as(Rome, json!({"do": "order", "unit": "vii-1"}), "5.24", "has_acted");
    set(0, "2319").refused(Rome, recover.clone(), "10.14");
    set(3, "3019").refused(Rome, recover, "10.14");
}

/// 10.41 to 10.48: a leader rallies a unit.
#[test]
fn r10_43_ex_caesar_rallies() {
    let set = || {
        field("bibracte")
            .piece(
                "vii-1",
                json!({"spot": "3119", "facing": 9, "marks": ["routed"], "supply": "no"}),
            )
            .unit("he-8", "1519", "E")
            .leader("caesar", "3219")
            .individual("caesar")
    };
    let rally = json!({"do": "rally", "unit": "vii-1"});
    let mut play = set();
    play.dice(&[5, 5]).act(Rome, rally.clone());
    assert!(!play.has("vii-1", "routed") && play.has("vii-1", "reduced"));
    assert_eq!(play.hits("vii-1"), 2, "10.46");
    play.say(Rome, "done");
    play.refused_as(Rome, json!({"do": "order", "unit": "vii-1"}), "10.48", "is_rallied");
    let mut play = set();
    play.dice(&[6]).act(Rome, rally);
    assert_eq!(play.at("vii-1"), "camp");
}

/// 10.42: once a turn for each leader and unit. 10.41: not next to the enemy.
#[test]
fn r10_41_not_next_to_the_enemy() {
    let play = field("bibracte")
        .piece("vii-1", json!({"spot": "3119", "facing": 9, "marks": ["routed"]}))
        .unit("he-8", "3019", "E")
        .leader("caesar", "3419")
        .individual("caesar");
    play.refused(Rome, json!({"do": "rally", "unit": "vii-1"}), "10.41");
}

/// 10.44: cohorts rally at their eagle.
#[test]
fn r10_44_the_eagle_rallies_all() {
    let routed = |hex: &str| json!({"spot": hex, "facing": 9, "marks": ["routed"]});
    let mut play = field("bibracte")
        .piece("vii-1", routed("3418"))
        .piece("vii-2", routed("3420"))
        .piece("vii-3", routed("3119"))
        .unit("he-8", "1519", "E")
        .eagle("vii", "3419")
        .leader("trebonius", "3320")
        .choosing("trebonius");
    play.dice(&[2, 9]).act(Rome, json!({"do": "rally_at_eagle", "legion": "vii"}));
    assert_eq!((play.hits("vii-1"), play.hits("vii-2")), (2, 4));
    assert!(play.has("vii-3", "routed"));
}

/// 10.36: a routed unit that is hit is gone.
#[test]
fn r10_36_a_routed_unit_dies() {
    let mut play = field("bibracte")
        .piece("he-8", json!({"spot": "2619", "facing": 3, "marks": ["routed"]}))
        .unit("vii-1", "2719", "W")
        .leader("trebonius", "2820")
        .individual("trebonius");
    play.dice(&[0]).act(Rome, json!({"do": "fire", "unit": "vii-1", "at": "2619"}));
    assert_eq!(play.at("he-8"), "lost");
    assert_eq!(play.position()["lost_tribes"]["helvetii"], 6, "10.62");
}

/// 10.37, the example: both at their limit, and the defender routs.
#[test]
fn r10_37_ex_both_at_the_limit() {
    let mut play = field("bibracte")
        .unit("vii-1", "2820", "W")
        .with("vii-1", "hits", json!(5))
        .unit("he-8", "2619", "E")
        .with("he-8", "hits", json!(2))
        .leader("trebonius", "3120")
        .leader("divico", "1919")
        .individual("trebonius");
    play.order(Rome, "vii-1").steps(Rome, &["2719"]);
    while play.top() == "react" {
        play.say(Tribes, "done");
    }
    play.say(Rome, "stop").dice(&[0, 0, 5, 2]).say(Rome, "end_orders").runs();
    assert!(play.has("he-8", "routed") && !play.has("vii-1", "routed"));
    assert_eq!((play.hits("vii-1"), play.at("vii-1").as_str()), (6, "2619"));
}

/// 10.31: a routed unit runs two hexes towards its camp.
#[test]
fn r10_31_two_hexes_at_once() {
    let mut play = field("bibracte")
        .unit("he-8", "2619", "E")
        .with("he-8", "hits", json!(5))
        .unit("num-1", "2919", "W")
        .leader("caesar", "3020")
        .leader("divico", "1919")
        .individual("caesar");
    play.dice(&[0, 2]).act(Rome, json!({"do": "fire", "unit": "num-1", "at": "2619"})).runs();
    assert!(play.has("he-8", "routed"));
    let at: u16 = play.at("he-8").parse().unwrap();
    assert_eq!(at / 100, 24, "two columns to the west");
    assert_eq!(play.game.quality(unit("he-8")), 1, "10.16");
}

/// 10.13: skirmishers are eliminated instead.
#[test]
fn r10_13_skirmishers_do_not_rout() {
    let mut play = field("rhine")
        .unit("num-1", "2413", "W")
        .with("num-1", "hits", json!(2))
        .unit("ghi-1", "2313", "E")
        .leader("brinno", "2213")
        .individual("brinno");
    play.dice(&[0]).act(Tribes, json!({"do": "fire", "unit": "ghi-1", "at": "2413"}));
    assert_eq!(play.at("num-1"), "lost");
    assert_eq!(play.position()["lost_rome"], 1, "10.63");
}

/// 10.62, 10.63: what counts.
#[test]
fn r10_63_rout_points() {
    let play = field("bibracte")
        .piece("x-1", json!({"spot": "3119", "facing": 9, "marks": ["routed"]}))
        .piece("rc-1", json!({"spot": "camp", "marks": ["routed"]}))
        .set("eagles", json!({"vii": {"spot": "lost"}, "x": {"spot": "3419", "captured": true, "retaken": true}}))
        .set("lost_rome", json!(7))
        .leader("caesar", "3522")
        .play();
    assert_eq!(play.game.roman_points(), 8 + 6 + 10 + 10 + 7);
}
