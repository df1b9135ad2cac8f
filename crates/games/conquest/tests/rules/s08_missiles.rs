//! 8.1, 8.2, 8.6.

use conquest::Manner;
use conquest::Side::{Rome, Tribes};
use serde_json::json;

use crate::play::{Board, Words, field, hex, unit};

/// The die that still hits.
fn threshold(board: Board, name: &str, at: u16, manner: Manner) -> Option<i8> {
    let play = board.leader("caesar", "0101").play();
    play.game.check_shot(unit(name), hex(at), manner).ok()
}

/// 8.71: the strengths, and 8.17: what is added to the die.
#[test]
fn r8_17_what_a_shot_needs() {
    let at_warriors =
        |name: &str, from: &str| field("bibracte").unit(name, from, "W").unit("he-8", "2619", "E");
    let standing = |board, name, at| threshold(board, name, at, Manner::Standing);
    assert_eq!(standing(at_warriors("vii-1", "2719"), "vii-1", 2619), Some(5), "a pilum");
    assert_eq!(standing(at_warriors("num-1", "2920"), "num-1", 2619), Some(3), "a bow at three");
    let moving = threshold(at_warriors("num-1", "2920"), "num-1", 2619, Manner::Moving);
    assert_eq!(moving, Some(2), "moving");
    let pilum = threshold(at_warriors("vii-1", "2719"), "vii-1", 2619, Manner::Moving);
    assert_eq!(pilum, Some(5), "pila are free of it");
    let reduced = at_warriors("num-1", "2920").with("num-1", "marks", json!(["reduced"]));
    assert_eq!(standing(reduced, "num-1", 2619), Some(2), "reduced");
    let tower = field("bibracte").unit("num-1", "3920", "W").unit("he-8", "3620", "E");
    assert_eq!(standing(tower, "num-1", 3620), Some(3), "-1 for height, +1 for the works");
}

/// 8.17, the example of the slingers.
#[test]
fn r8_17_ex_slingers() {
    let set = || {
        field("bibracte")
            .unit("bal-1", "2719", "W")
            .unit("heln-1", "2519", "E")
            .leader("caesar", "2820")
            .individual("caesar")
    };
    let fire = json!({"do": "fire", "unit": "bal-1", "at": "2519"});
    let mut play = set();
    play.dice(&[2]).act(Rome, fire.clone());
    assert_eq!(play.hits("heln-1"), 1);
    let mut play = set();
    play.dice(&[6]).act(Rome, fire.clone());
    assert_eq!(play.hits("heln-1"), 0);
    let mut play = set();
    play.dice(&[9]).act(Rome, fire);
    let piece = &play.position()["units"]["bal-1"];
    assert_eq!((play.hits("heln-1"), &piece["supply"]), (0, &json!("low")));
    let moving = play.game.check_shot(unit("bal-1"), hex(2519), Manner::Moving);
    assert_eq!(moving.ok(), Some(1), "moved, a 2 misses");
}

/// 8.13: not to the rear.
#[test]
fn r8_13_nobody_shoots_behind() {
    let behind = field("bibracte").unit("num-1", "2719", "E").unit("he-8", "2519", "E");
    assert_eq!(threshold(behind, "num-1", 2519, Manner::Standing), None);
}

/// 8.14: a cohort throws once.
#[test]
fn r8_14_supply() {
    let mut play = field("bibracte")
        .unit("vii-1", "2719", "W")
        .unit("he-8", "2619", "E")
        .calm("helvetii")
        .leader("trebonius", "2820")
        .individual("trebonius");
    play.dice(&[9]).act(Rome, json!({"do": "fire", "unit": "vii-1", "at": "2619"}));
    assert_eq!(play.position()["units"]["vii-1"]["supply"], "no");
}

/// 8.11: in a move only after a step towards the target, and no move after a standing shot.
#[test]
fn r8_11_fire_and_movement() {
    let set = || {
        field("bibracte")
            .unit("num-1", "2919", "W")
            .unit("he-8", "2519", "E")
            .calm("helvetii")
            .leader("caesar", "3020")
            .individual("caesar")
    };
    let fire = json!({"do": "fire", "unit": "num-1", "at": "2519"});
    let mut play = set();
    play.order(Rome, "num-1").refused(Rome, fire.clone(), "8.11");
    play.steps(Rome, &["2820"]).dice(&[2]).act(Rome, fire.clone());
    assert_eq!(play.hits("he-8"), 1, "3 at three hexes, moving");
    let mut play = set();
    play.dice(&[1]).act(Rome, fire);
    play.refused_as(Rome, json!({"do": "order", "unit": "num-1"}), "5.24", "has_acted");
}

/// 8.18, the example: leaders in a hex that is shot at.
#[test]
fn r8_18_leaders_may_be_hit() {
    let mut play = field("rhine")
        .unit("vii-1", "2413", "W")
        .unit("ghi-1", "2313", "E")
        .leader("trebonius", "2413")
        .leader("brinno", "2213")
        .individual("brinno");
    play.dice(&[0, 0, 9]).act(Tribes, json!({"do": "fire", "unit": "ghi-1", "at": "2413"}));
    assert_eq!((play.top().as_str(), play.hits("vii-1")), ("reply", 1));
    assert_eq!(play.position()["leaders"]["trebonius"]["spot"], "lost");
    assert_eq!(play.game.roman_points(), 0, "a legate costs nothing");
}

/// 8.21, 8.22: archers shoot at those who leave their zone of control.
#[test]
fn r8_21_parting_shots() {
    let mut play = field("bibracte")
        .unit("heln-1", "3020", "NW")
        .unit("num-1", "3119", "W")
        .leader("divico", "2819")
        .individual("divico");
    play.order(Tribes, "heln-1").act(Tribes, json!({"do": "step", "to": "2919"}));
    assert_eq!(play.top(), "leave");
    play.dice(&[3]).act(Rome, json!({"do": "react_fire", "unit": "num-1", "at": "heln-1"}));
    assert_eq!((play.hits("heln-1"), play.at("heln-1").as_str()), (1, "2919"), "at range two");
}

/// 8.23: cohorts throw at those who come, at once when they come by an individual order.
#[test]
fn r8_23_shots_at_those_who_come() {
    let mut play = field("bibracte")
        .unit("he-8", "2919", "E")
        .unit("vii-1", "3119", "W")
        .leader("divico", "2820")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["3019"]);
    assert_eq!(play.top(), "react");
    let shot = json!({"do": "react_fire", "unit": "vii-1", "at": "he-8"});
    play.dice(&[5]).act(Rome, shot.clone());
    assert_eq!(play.hits("he-8"), 1);
    play.refused(Rome, shot, "8.23");
}

/// 8.23: after a line order they throw when all have come.
#[test]
fn r8_23_shots_wait_for_a_line() {
    let mut play = field("bibracte")
        .unit("he-8", "2919", "E")
        .unit("he-9", "2920", "E")
        .unit("vii-1", "3119", "W")
        .leader("divico", "2820")
        .choosing("divico");
    play.act(Tribes, json!({"do": "line_order", "arm": "foot"}));
    play.order(Tribes, "he-8").steps(Tribes, &["3019"]);
    while play.top() == "react" {
        play.refused(Rome, json!({"do": "react_fire", "unit": "vii-1", "at": "he-8"}), "8.23");
        play.say(Rome, "done");
    }
    play.say(Tribes, "stop").say(Tribes, "end_orders");
    assert_eq!(play.top(), "queue");
    play.may_roll(&[1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
    play.act(Rome, json!({"do": "react_fire", "unit": "vii-1", "at": "he-8"}));
    assert!(play.game.piece(unit("vii-1")).supply == conquest::Supply::No);
}

/// 8.24: the target shoots back.
#[test]
fn r8_24_shots_are_returned() {
    let mut play = field("rhine")
        .unit("vii-1", "2413", "W")
        .unit("ghi-1", "2313", "E")
        .leader("brinno", "2213")
        .individual("brinno");
    play.dice(&[5]).act(Tribes, json!({"do": "fire", "unit": "ghi-1", "at": "2413"}));
    assert_eq!((play.hits("vii-1"), play.top().as_str()), (1, "reply"));
    play.dice(&[5]).say(Rome, "shoot_back");
    assert_eq!(play.hits("ghi-1"), 1);
}

/// 8.61 to 8.64, H1: light horse harasses a cohort on the beach.
#[test]
fn r8_64_ex_harassment() {
    let mut play = field("britannia")
        .unit("calc-1", "2013", "E")
        .unit("vii-1", "2314", "W")
        .set("awake", json!(true))
        .leader("cingetorix", "1913")
        .individual("cingetorix");
    play.act(Tribes, json!({"do": "harass", "unit": "calc-1", "at": "2314", "from": "2214"}));
    assert_eq!(play.top(), "harass");
    play.dice(&[2, 5]).say(Rome, "shoot_back");
    assert_eq!((play.hits("vii-1"), play.hits("calc-1")), (1, 1));
    assert_eq!((play.at("calc-1").as_str(), play.has("calc-1", "moved")), ("2013", false));
}

/// 8.61: who harasses whom; 8.62: from where.
#[test]
fn r8_61_who_harasses() {
    let play = field("britannia")
        .unit("calc-1", "1613", "E")
        .unit("cai-1", "2113", "E")
        .unit("vii-1", "2314", "W")
        .set("awake", json!(true))
        .leader("cingetorix", "1913")
        .individual("cingetorix");
    let harass = |unit: &str| json!({"do": "harass", "unit": unit, "at": "2314", "from": "2214"});
    play.refused(Tribes, harass("calc-1"), "8.61");
    play.allowed(Tribes, harass("cai-1"));
}
