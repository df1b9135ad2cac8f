//! 4.1 to 4.6.

use conquest::Side::{Rome, Tribes};
use serde_json::json;

use crate::play::{Words, field, hex};

/// 4.1: the way of an order counts the unit's hex, and goes round walls and enemies.
#[test]
fn r4_1_ranges() {
    let play = field("bibracte").leader("caesar", "3522").unit("he-8", "3019", "E").play();
    let reach = play.game.reach(conquest::Leader(0), 10);
    assert_eq!(reach.to(hex(4219)), Some(8), "by the gate");
    assert_eq!(reach.to(hex(3522)), Some(0));
    assert_eq!(reach.to(hex(3019)), None, "an enemy");
    assert_eq!(reach.to(hex(3119)), None, "an enemy zone of control");
    let held = field("bibracte")
        .leader("caesar", "3522")
        .unit("he-8", "3019", "E")
        .unit("vii-1", "3119", "W")
        .play();
    assert!(held.game.reach(conquest::Leader(0), 10).to(hex(3119)).is_some(), "a friend is there");
}

/// 4.21, 4.31: a legate orders his own legion, and no skirmishers.
#[test]
fn r4_31_a_legate_and_his_legion() {
    let play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .unit("viii-1", "3121", "W")
        .unit("cre-1", "3120", "W")
        .unit("he-8", "1919", "E")
        .leader("trebonius", "3219")
        .individual("trebonius");
    play.allowed(Rome, json!({"do": "order", "unit": "vii-1"}));
    play.refused_as(Rome, json!({"do": "order", "unit": "viii-1"}), "4.31", "not_commanded");
    play.refused_as(Rome, json!({"do": "order", "unit": "cre-1"}), "4.31", "not_commanded");
    play.refused_as(Rome, json!({"do": "order", "unit": "he-8"}), "4.31", "not_commanded");
}

/// 4.32: as many individual orders as he has initiative.
#[test]
fn r4_32_orders_are_counted() {
    let mut play = field("bibracte")
        .unit("vii-1", "3117", "W")
        .unit("vii-2", "3119", "W")
        .unit("vii-3", "3121", "W")
        .unit("vii-4", "3123", "W")
        .unit("he-8", "1519", "E")
        .leader("trebonius", "3220")
        .choosing("trebonius");
    let left = |play: &crate::play::Play| play.position()["phase"]["left"].as_u64();
    play.say(Rome, "individual");
    assert_eq!(left(&play), Some(4));
    for unit in ["vii-1", "vii-2", "vii-3"] {
        play.order(Rome, unit).say(Rome, "stop");
    }
    assert_eq!(left(&play), Some(1));
    play.order(Rome, "vii-4").say(Rome, "stop");
    play.refused(Rome, json!({"do": "ride", "rider": {"leader": "trebonius"}}), "4.32");
}

/// 4.33: one kind of orders a phase.
#[test]
fn r4_33_one_kind_of_orders() {
    let mut play = field("bibracte")
        .unit("vii-1", "3117", "W")
        .unit("he-8", "1519", "E")
        .leader("trebonius", "3220")
        .leader("caesar", "3522")
        .choosing("trebonius");
    let legion = json!({"do": "legion_order", "legion": "vii"});
    play.allowed(Rome, legion.clone()).refused(Rome, json!({"do": "step", "to": "3016"}), "6.32");
    play.say(Rome, "individual").refused(Rome, legion, "4.33");
}

/// 4.22: in the proconsul's range a legion order is free, outside it needs the strategy die.
#[test]
fn r4_22_legion_orders() {
    let set = |caesar: &str| {
        field("bibracte")
            .unit("vii-1", "3117", "W")
            .unit("he-8", "1519", "E")
            .leader("trebonius", "3220")
            .leader("caesar", caesar)
            .choosing("trebonius")
    };
    let legion = json!({"do": "legion_order", "legion": "vii"});
    let mut near = set("3522");
    near.act(Rome, legion.clone());
    assert!(near.has("vii-1", "in-line"));
    let mut far = set("3501");
    far.dice(&[6]).act(Rome, legion.clone());
    assert!(far.has("vii-1", "in-line"), "6 is his strategy");
    let mut failed = set("3501");
    failed.dice(&[7]).act(Rome, legion);
    assert_eq!(failed.position()["phase"]["given"], "single", "individual orders only");
}

/// 4.24: a legion whose legate has acted does not obey the proconsul.
#[test]
fn r4_24_the_legate_has_acted() {
    let play = field("bibracte")
        .unit("vii-1", "3117", "W")
        .unit("he-8", "1519", "E")
        .leader("trebonius", "3220")
        .leader("caesar", "3522")
        .set("groups", json!({"vii": {"by_legate": true}}))
        .choosing("caesar");
    play.refused_as(Rome, json!({"do": "legion_order", "legion": "vii"}), "4.24", "legion_used");
}

/// 4.34: several legions, all at once or one after the other.
#[test]
fn r4_34_waves() {
    let set = || {
        let mut play = field("bibracte")
            .unit("vii-1", "3117", "W")
            .unit("viii-1", "3123", "W")
            .unit("he-8", "1519", "E")
            .leader("trebonius", "3220")
            .leader("galba", "3224")
            .leader("caesar", "3522")
            .choosing("caesar");
        play.act(Rome, json!({"do": "legion_order", "legion": "vii"}));
        play.act(Rome, json!({"do": "legion_order", "legion": "viii"}));
        play
    };
    let mut all = set();
    all.say(Rome, "all_for_one");
    assert!(all.has("vii-1", "in-line") && all.has("viii-1", "in-line"));
    let mut waves = set();
    waves.say(Rome, "wave");
    assert!(waves.has("vii-1", "in-line") && !waves.has("viii-1", "in-line"));
    waves.say(Rome, "end_orders");
    assert!(!waves.has("vii-1", "in-line") && waves.has("viii-1", "in-line"));
}

/// 4.52: foot or horse, and a unit obeys one leader a turn.
#[test]
fn r4_52_tribal_orders() {
    let mut play = field("bibracte")
        .unit("he-8", "1919", "E")
        .unit("heln-1", "1917", "E")
        .piece("he-9", json!({"spot": "1920", "facing": 3, "ordered_by": "nammeius"}))
        .unit("bo-1", "1918", "E")
        .unit("vii-1", "3119", "W")
        .leader("divico", "1819")
        .leader("nammeius", "1820")
        .individual("divico");
    play.refused_as(Tribes, json!({"do": "order", "unit": "he-9"}), "4.52", "ordered_by_other");
    play.refused_as(Tribes, json!({"do": "order", "unit": "bo-1"}), "4.52", "not_of_his_tribe");
    play.order(Tribes, "he-8").steps(Tribes, &["2020"]).say(Tribes, "stop");
    play.refused_as(Tribes, json!({"do": "order", "unit": "heln-1"}), "4.52", "other_arm");
}

/// 4.54: a line order takes units that stand beside one another; a chief far from his commander
/// pays for it with his momentum, or rolls.
#[test]
fn r4_54_line_orders() {
    let set = |divico: &str| {
        field("bibracte")
            .unit("he-8", "1919", "E")
            .unit("he-9", "1920", "E")
            .unit("he-10", "1915", "E")
            .unit("vii-1", "3119", "W")
            .leader("divico", divico)
            .leader("nammeius", "1820")
            .choosing("nammeius")
    };
    let mut play = set("1819");
    play.refused(Tribes, json!({"do": "line_by_die", "arm": "foot"}), "4.54");
    play.act(Tribes, json!({"do": "line_order", "arm": "foot"}));
    assert!(play.has("he-8", "in-line") && play.has("he-9", "in-line"));
    assert!(!play.has("he-10", "in-line"), "alone");
    let mut far = set("0110");
    far.dice(&[3]).act(Tribes, json!({"do": "line_by_die", "arm": "foot"}));
    assert_eq!(far.position()["phase"]["given"], "single");
    let mut far = set("0110");
    far.act(Tribes, json!({"do": "line_order", "arm": "foot"}));
    assert_eq!(far.position()["phase"]["costs_momentum"], true);
}

/// 4.45: an eagle alone is captured by who enters its hex.
#[test]
fn r4_45_an_eagle_is_captured() {
    let mut play = field("bibracte")
        .unit("he-8", "2919", "E")
        .unit("vii-1", "3519", "W")
        .eagle("vii", "3020")
        .leader("divico", "2820")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["3020"]);
    assert_eq!(play.position()["eagles"]["vii"]["captured"], true);
    assert_eq!(play.game.roman_points(), 25);
}

/// 4.62: a leader to whom an enemy comes goes away, or is caught if he is alone.
#[test]
fn r4_62_leaders_get_away() {
    let set = || {
        let mut play = field("bibracte")
            .unit("he-8", "2919", "E")
            .unit("vii-1", "3519", "W")
            .leader("trebonius", "3120")
            .leader("divico", "2820")
            .individual("divico");
        play.order(Tribes, "he-8").steps(Tribes, &["3020"]);
        play
    };
    let mut play = set();
    play.refused(Rome, json!({"do": "leader_away", "leader": "trebonius", "to": "3620"}), "4.62");
    play.act(Rome, json!({"do": "leader_away", "leader": "trebonius", "to": "3320"}));
    let mut caught = set();
    caught.say(Rome, "done");
    assert_eq!(caught.position()["leaders"]["trebonius"]["spot"], "lost");
}
