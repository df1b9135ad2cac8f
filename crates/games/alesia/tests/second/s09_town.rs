//! 9 and 18: the town, its walls, and when the besieged may leave.

use crate::play::*;
use serde_json::json;

#[test]
fn r9_1_no_romans_in_the_town() {
    let play = draw().romans().at("2521", "legio-1-1").play();
    play.refused("roman", step("legio-1-1", "2621"), "9.1");
}

/// Nobody has a place in the town; who comes onto the wall is seen there.
#[test]
fn r9_2_inside_is_no_place() {
    let mut play = draw().released().town("b-aedui-1 b-aedui-2").play();
    play.act("gaul", appear("b-aedui-1", "2621"));
    assert_eq!((play.at("b-aedui-1").as_str(), play.at("b-aedui-2").as_str()), ("2621", "town"));
}

/// The seventh unit on a wall pays three points.
#[test]
fn r9_3_the_seventh_pays_three() {
    let all: Vec<String> = (1..=7).map(|number| format!("b-mandubii-{number}")).collect();
    let mut play = draw().released().town(&all.join(" ")).play();
    for (unit, left) in all.iter().zip([10, 10, 8, 8, 6, 6, 4]) {
        play.act("gaul", appear(unit, "2621"));
        play.act("gaul", step(unit, "2521"));
        assert_eq!(play.left(), Some(left), "{unit}");
        play.act("gaul", step(unit, "2420")).act("gaul", halt());
    }
}

/// Vercingetorix is not counted.
#[test]
fn r9_3_the_king_pays_nothing() {
    let mut play = draw().released().town("b-mandubii-1 b-mandubii-2").play();
    for unit in ["b-mandubii-1", "b-mandubii-2"] {
        play.act("gaul", appear(unit, "2621")).act("gaul", halt());
    }
    play.act("gaul", appear("vercingetorix", "2621")).act("gaul", step("vercingetorix", "2521"));
    assert_eq!(play.left(), Some(24));
}

/// In is in; out and in again is allowed.
#[test]
fn r9_4_not_through_the_town() {
    let mut play = draw().released().at("2521", "b-aedui-1").play();
    play.act("gaul", step("b-aedui-1", "2621"));
    play.refused("gaul", step("b-aedui-1", "2522"), "9.4");
    let mut play = draw().released().town("b-aedui-1").play();
    play.act("gaul", appear("b-aedui-1", "2621")).act("gaul", step("b-aedui-1", "2521"));
    play.act("gaul", step("b-aedui-1", "2621"));
    assert_eq!(play.at("b-aedui-1"), "2621");
}

/// Gauls on the wall may attack and need not; Romans may not attack them. A retreat leads inside.
#[test]
fn r9_5_attacks_from_the_walls() {
    let draw = || draw().released().at("2621", "b-aedui-1 b-aedui-2").at("2521", "legio-1-1");
    let play = draw().attack("gaul").play();
    assert!(play.phase() != "declaration" || play.may("gaul", &done()));
    let mut play = draw().attack("gaul").play();
    play.declare("gaul", "2521", "b-aedui-1 b-aedui-2");
    // 18:5 is 3:1; a 6 throws the attackers back one hex.
    play.fight("gaul", "2521", &[6]);
    while play.phase() == "combats" && play.at("b-aedui-1") != "town" {
        let seat = play.pending()[0];
        let offers = play.offers(seat);
        let first = serde_json::to_value(offers[0]).expect("an action");
        play.act(seat, first);
    }
    assert_eq!((play.at("b-aedui-1").as_str(), play.at("b-aedui-2").as_str()), ("town", "town"));
    let play = draw().attack("rome").play();
    if play.phase() == "declaration" {
        play.refused("roman", target("2621"), "9.5");
    }
}

/// Before the release they may man the walls but not step out.
#[test]
fn r18_1_walls_may_be_manned_before() {
    let mut play = draw().town("b-aedui-1").play();
    play.act("gaul", appear("b-aedui-1", "2621"));
    play.refused("gaul", step("b-aedui-1", "2521"), "18.1");
}

/// Ten relief units on the works and a battle: not with nine, not without a battle.
#[test]
fn r18_1_ten_units_and_a_battle() {
    let ten: Vec<String> = (1..=10).map(|number| format!("aedui-{number}")).collect();
    for (crossed, melee, ripe) in [(9, true, false), (10, false, false), (10, true, true)] {
        let names: Vec<&String> = ten.iter().take(crossed).collect();
        let mut play = draw()
            .option("players", "3")
            .set("phase", json!({"is": "movement", "side": "rome", "asked": 1}))
            .set("crossed", json!(names))
            .set("melee", json!(melee))
            .town("b-aedui-1")
            .lost(&ten.join(" "))
            .play();
        while !play.pending().contains(&"besieged") {
            let seat = play.pending()[0];
            let end = if play.phase() == "declaration" { done() } else { end_moves() };
            play.act(seat, end);
        }
        // Three players wait for no chit: the next turn is theirs.
        if play.offered("besieged", "sally") {
            play.act("besieged", json!({"do": "sally"}));
        }
        play.act("besieged", appear("b-aedui-1", "2621"));
        assert_eq!(play.may("besieged", &step("b-aedui-1", "2521")), ripe, "{crossed} {melee}");
    }
}

/// Turn 2 and a 3: not before turn 6.
#[test]
fn r18_2_turn_two_and_a_three() {
    for (turn, may) in [(5, false), (6, true)] {
        let mut play = draw()
            .set("turn", json!(turn))
            .set("ripe", json!(2))
            .set("secrets", json!({"chit": 3}))
            .town("b-aedui-1")
            .play();
        play.act("gaul", appear("b-aedui-1", "2621"));
        assert_eq!(play.may("gaul", &step("b-aedui-1", "2521")), may, "turn {turn}");
    }
}
