//! 6.9.

use conquest::Company::{Free, Pass, Stop};
use conquest::Side::Rome;
use serde_json::json;

use crate::play::{Words, field, hex, unit};

/// 6.91, 6.93: who may stop with whom, and what passing through costs.
#[test]
fn r6_93_company() {
    let play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .unit("vii-2", "3121", "W")
        .unit("viii-1", "3123", "W")
        .unit("x-1", "3115", "W")
        .under("x-2", "3115", "W")
        .unit("cre-1", "3117", "W")
        .unit("rc-1", "3111", "W")
        .leader("caesar", "3522")
        .play();
    let meets = |name: &str, at: u16| play.game.company(unit(name), None, hex(at));
    assert_eq!(meets("vii-1", 3113), Free);
    assert_eq!(meets("vii-1", 3121), Stop { through: 0 }, "its own legion");
    assert_eq!(meets("vii-1", 3123), Stop { through: 1 }, "another legion");
    assert_eq!(meets("vii-1", 3115), Pass { through: 1 }, "a pair");
    assert_eq!(meets("vii-1", 3117), Pass { through: 1 }, "skirmishers");
    assert_eq!(meets("cre-1", 3119), Pass { through: 0 }, "skirmishers pass freely");
    assert_eq!(meets("rc-1", 3119), Pass { through: 1 }, "horse");
}

/// 6.91: a third unit does not stop; 6.92: nor does anybody enter the hex of an enemy.
#[test]
fn r6_91_no_third_unit() {
    let mut play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .under("vii-2", "3119", "W")
        .unit("vii-3", "3219", "W")
        .with("vii-3", "hits", json!(0))
        .unit("he-8", "1519", "E")
        .leader("trebonius", "3420")
        .individual("trebonius");
    play.order(Rome, "vii-3").steps(Rome, &["3119"]);
    assert_eq!((play.hits("vii-1"), play.hits("vii-2"), play.hits("vii-3")), (1, 1, 1), "6.99");
    play.refused(Rome, json!({"do": "stop"}), "6.91");
    play.steps(Rome, &["3019"]).say(Rome, "stop");
}

#[test]
fn r6_92_not_among_enemies() {
    let mut play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .unit("he-8", "3019", "W")
        .calm("helvetii")
        .leader("trebonius", "3420")
        .individual("trebonius");
    play.order(Rome, "vii-1");
    play.refused_as(Rome, json!({"do": "step", "to": "3019"}), "6.92", "enemy_there");
}

/// 6.94: a pair costs two orders. 6.95: who enters goes to the bottom, and the top leaves first.
#[test]
fn r6_95_top_and_bottom() {
    let mut play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .under("vii-2", "3119", "W")
        .unit("vii-3", "3219", "W")
        .unit("he-8", "1519", "E")
        .leader("trebonius", "3420")
        .individual("trebonius");
    play.refused(Rome, json!({"do": "order", "unit": "vii-2"}), "6.95");
    play.order(Rome, "vii-1").steps(Rome, &["3019"]).say(Rome, "stop");
    assert!(!play.game.piece(unit("vii-2")).under);
    play.order(Rome, "vii-3").steps(Rome, &["3119"]).say(Rome, "stop");
    assert!(play.game.piece(unit("vii-3")).under);
}

#[test]
fn r6_94_a_pair_costs_two_orders() {
    let mut play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .under("vii-2", "3119", "W")
        .unit("he-8", "1519", "E")
        .leader("trebonius", "3420")
        .individual("trebonius");
    play.act(Rome, json!({"do": "order_stack", "unit": "vii-1"})).steps(Rome, &["3019"]);
    assert_eq!((play.at("vii-1"), play.at("vii-2")), ("3019".to_owned(), "3019".to_owned()));
    play.say(Rome, "stop");
    assert_eq!(play.position()["phase"]["left"], 2);
}
