//! 7.1, 7.2.

use conquest::Aspect::{Flank, Front, Rear};
use conquest::Side::{Rome, Tribes};
use geometry::hex::Direction;
use serde_json::json;

use crate::play::{Words, field, hex, unit, vertex};

/// 7.11: front, flank and rear of every facing.
#[test]
fn r7_11_sides_of_a_unit() {
    use Direction::{N, Ne, Nw, S, Se, Sw};
    let rows = [
        ("E", [Ne, Se], [N, S]),
        ("W", [Nw, Sw], [N, S]),
        ("NE", [N, Ne], [Nw, Se]),
        ("SW", [S, Sw], [Nw, Se]),
        ("NW", [N, Nw], [Ne, Sw]),
        ("SE", [S, Se], [Ne, Sw]),
    ];
    for (facing, front, flank) in rows {
        for at in ["2319", "2419"] {
            let play = field("bibracte").unit("he-8", at, facing).leader("divico", "2320").play();
            for way in Direction::ALL {
                let expected = if front.contains(&way) {
                    Front
                } else if flank.contains(&way) {
                    Flank
                } else {
                    Rear
                };
                assert_eq!(play.game.aspect_towards(unit("he-8"), way), expected, "{facing} {way}");
            }
        }
    }
}

/// 7.12, M17: what turning about costs.
#[test]
fn r7_12_turning_about() {
    let about = |name: &str, leader: &str, side| {
        let mut play = field("bibracte")
            .unit(name, "2719", "E")
            .unit(if side == Rome { "he-1" } else { "vii-1" }, "1010", "E")
            .leader(leader, "2720")
            .individual(leader);
        play.order(side, name).act(side, json!({"do": "pivot", "facing": vertex("W")}));
        let phase = &play.position()["phase"][1];
        phase["spent"].as_u64().unwrap()
    };
    assert_eq!(about("he-8", "divico", Tribes), 3);
    assert_eq!(about("vii-1", "caesar", Rome), 1);
    assert_eq!(about("cre-1", "caesar", Rome), 0);
    assert_eq!(about("ln-1", "caesar", Rome), 3);
}

/// 7.13: no turning in an enemy zone of control.
#[test]
fn r7_13_no_turning_in_a_zone() {
    let mut play = field("bibracte")
        .unit("ln-1", "2919", "E")
        .unit("he-8", "3020", "W")
        .calm("helvetii")
        .leader("caesar", "2718")
        .individual("caesar");
    play.order(Rome, "ln-1");
    play.refused_as(Rome, json!({"do": "pivot", "facing": vertex("W")}), "7.13", "no_turn_in_zone");
}

/// 7.14: turning in woods costs cohorts order, barbarian foot not.
#[test]
fn r7_14_turning_in_woods() {
    let mut play = field("bibracte")
        .unit("vii-1", "2532", "NW")
        .unit("he-1", "1010", "E")
        .leader("caesar", "2533")
        .individual("caesar");
    play.order(Rome, "vii-1").act(Rome, json!({"do": "pivot", "facing": vertex("SW")}));
    assert_eq!(play.hits("vii-1"), 2);
    let mut play = field("bibracte")
        .unit("he-8", "2532", "NW")
        .unit("vii-1", "1010", "E")
        .leader("divico", "2533")
        .individual("divico");
    play.order(Tribes, "he-8").act(Tribes, json!({"do": "pivot", "facing": vertex("SW")}));
    assert_eq!(play.hits("he-8"), 0);
}

/// 7.15: a unit turns one vertex to meet who has come beside it; foot rolls for its order.
#[test]
fn r7_15_turning_to_meet_the_enemy() {
    let mut play = field("bibracte")
        .unit("he-8", "3017", "SE")
        .unit("vii-1", "3119", "W")
        .leader("divico", "2917")
        .calm("helvetii")
        .individual("divico");
    play.order(Tribes, "he-8").steps(Tribes, &["3117"]).say(Rome, "done");
    play.steps(Tribes, &["3118"]);
    let turn = json!({"do": "turn", "unit": "vii-1", "facing": vertex("NW")});
    play.dice(&[9]).act(Rome, turn.clone());
    assert_eq!(play.hits("vii-1"), 2, "9 is two more than its quality");
    play.refused(Rome, json!({"do": "turn", "unit": "vii-1", "facing": vertex("NE")}), "7.15");
}

/// 7.21: zones of control.
#[test]
fn r7_21_who_has_a_zone_of_control() {
    let play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .unit("cre-1", "3123", "W")
        .piece("cre-2", json!({"spot": "3127", "facing": 9, "supply": "no"}))
        .piece("vii-2", json!({"spot": "3110", "facing": 9, "marks": ["routed"]}))
        .leader("caesar", "3522")
        .play();
    let game = &play.game;
    assert!(game.controls(unit("vii-1"), hex(3019)) && game.controls(unit("vii-1"), hex(3020)));
    assert!(!game.controls(unit("vii-1"), hex(3118)), "not its flanks");
    assert!(game.controls(unit("cre-1"), hex(3122)), "skirmishers their flanks too");
    assert!(!game.controls(unit("cre-1"), hex(3223)), "but not their rear");
    assert!(!game.controls(unit("cre-2"), hex(3027)), "not without missiles");
    assert!(!game.controls(unit("vii-2"), hex(3010)), "not when routed");
}

/// 7.22: no zone where the unit could not go.
#[test]
fn r7_22_no_zone_into_the_sea() {
    let play = field("britannia").unit("cai-1", "2313", "E").leader("caesar", "1010").play();
    assert!(!play.game.controls(unit("cai-1"), hex(2414)));
}

/// 7.23: who enters stops; faster units leave, others do not.
#[test]
fn r7_23_entering_and_leaving() {
    let mut play = field("bibracte")
        .unit("vii-1", "2719", "W")
        .unit("he-8", "2419", "E")
        .calm("helvetii")
        .leader("trebonius", "2820")
        .individual("trebonius");
    play.order(Rome, "vii-1").steps(Rome, &["2620", "2519"]).say(Tribes, "done");
    play.refused_as(Rome, json!({"do": "step", "to": "2420"}), "7.23", "must_halt");
    let play = field("bibracte")
        .unit("vii-1", "2519", "NW")
        .unit("ln-1", "2518", "NW")
        .unit("he-8", "2419", "E")
        .calm("helvetii")
        .leader("caesar", "2720")
        .individual("caesar");
    play.refused_as(Rome, json!({"do": "order", "unit": "vii-1"}), "7.23", "pinned");
    play.allowed(Rome, json!({"do": "order", "unit": "ln-1"}));
}

/// 7.25, 7.26: heavy units must attack, and are marked at once.
#[test]
fn r7_26_heavy_units_are_marked() {
    let mut play = field("bibracte")
        .unit("vii-1", "2719", "W")
        .unit("he-8", "2519", "E")
        .calm("helvetii")
        .leader("trebonius", "2820")
        .individual("trebonius");
    play.order(Rome, "vii-1").steps(Rome, &["2620"]);
    assert!(play.has("vii-1", "must-check"));
}

/// 7.25, the example of the light horse: it chooses when it stops.
#[test]
fn r7_25_light_units_choose() {
    let set = || {
        field("britannia")
            .unit("calc-1", "2013", "E")
            .unit("vii-1", "2214", "W")
            .set("awake", json!(true))
            .leader("cingetorix", "1913")
            .individual("cingetorix")
    };
    let mut play = set();
    play.order(Tribes, "calc-1").steps(Tribes, &["2113"]);
    while play.top() == "react" {
        play.say(Rome, "done");
    }
    play.say(Tribes, "stop");
    assert_eq!(play.top(), "move");
    let mut held = play.again();
    held.say(Tribes, "hold_back");
    assert!(!held.has("calc-1", "must-check"));
    play.say(Tribes, "attack");
    assert!(play.has("calc-1", "must-check"));
}
