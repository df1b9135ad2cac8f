//! 7: facing, zones of control, who must fight.

use serde_json::json;

use crate::table::*;

fn turned(battle: &str, unit: &str, at: &str, leader: &str, seat: &'static str, way: &str) -> Play {
    let mut play = draw(battle)
        .tribe("helvetii", "calm", true.into())
        .unit(&format!("{unit} {at} E"))
        .leader(leader, at)
        .orders(leader, 2)
        .play();
    go(&mut play, seat, order(unit));
    go(&mut play, seat, pivot("W"));
    for hex in way.split_whitespace() {
        go(&mut play, seat, step(hex));
    }
    play
}

#[test]
fn r7_12_a_cohort_turns_for_one_point_others_for_each_corner() {
    let cohort = turned("bibracte", "vii-1", "2720", "trebonius", "roman", "2620 2520 2420 2320");
    assert!(!offered(&cohort, "roman", &step("2220")), "1 and 4 of 5");
    let foot = turned("bibracte", "he-8", "2720", "nammeius", "tribes", "2620 2520");
    assert!(!offered(&foot, "tribes", &step("2420")), "3 and 2 of 5");
    let horse =
        turned("bibracte", "ln-1", "2720", "considius", "roman", "2620 2520 2420 2320 2220");
    assert!(!offered(&horse, "roman", &step("2120")), "3 and 5 of 8");
    let archers =
        turned("bibracte", "cre-1", "2720", "caesar", "roman", "2620 2520 2420 2320 2220 2120");
    assert_eq!(at(&archers, "cre-1"), "2120", "nothing and 6 of 6");
}

#[test]
fn r7_13_not_in_an_enemy_zone() {
    let mut held = draw("bibracte")
        .unit("ln-1 2720 NE")
        .unit("he-8 2620 E")
        .leader("considius", "2822")
        .orders("considius", 3)
        .play();
    go(&mut held, "roman", order("ln-1"));
    held.refused("roman", pivot("E"), "7.13");
    let mut comes = draw("bibracte")
        .unit("vii-1 2819 W")
        .unit("he-8 2619 E")
        .leader("trebonius", "2919")
        .orders("trebonius", 3)
        .play();
    go(&mut comes, "roman", order("vii-1"));
    go(&mut comes, "roman", step("2719"));
    comes.refused("roman", pivot("NW"), "7.13");
}

#[test]
fn r7_14_turning_in_woods_hits_for_each_corner() {
    let mut play = draw("bibracte")
        .unit("vii-1 2532 W")
        .leader("trebonius", "2533")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", pivot("NE"));
    assert_eq!(hits(&play, "vii-1"), 2);
    let mut tribe = draw("bibracte")
        .unit("he-8 2532 W")
        .leader("nammeius", "2533")
        .orders("nammeius", 2)
        .play();
    go(&mut tribe, "tribes", order("he-8"));
    go(&mut tribe, "tribes", pivot("NE"));
    assert_eq!(hits(&tribe, "he-8"), 0);
}

/// A Helvetian comes to the north flank of a unit that faces west in 2720.
fn flanked(unit: &str) -> Play {
    let mut play = draw("bibracte")
        .unit("he-1 2718 SE")
        .leader("nammeius", "2717")
        .unit(&format!("{unit} 2720 W"))
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    quiet(&mut play, "tribes");
    play.act("tribes", step("2719"));
    play
}

#[test]
fn r7_15_one_corner_and_a_roll_for_foot() {
    let mut play = flanked("vii-1");
    let turn = |word: &str| json!({"do": "turn", "unit": "vii-1", "facing": facing(word)});
    assert!(offered(&play, "roman", &turn("NW")) && offered(&play, "roman", &turn("SW")));
    assert!(!offered(&play, "roman", &turn("NE")), "one corner");
    dice(&mut play, &[9]);
    play.act("roman", turn("NW"));
    assert_eq!(hits(&play, "vii-1"), 2, "9 is 2 more than 7");
    assert!(faces(&play, "vii-1", "NW"));
    assert!(!offered(&play, "roman", &turn("NE")), "once a phase");
}

#[test]
fn r7_15_cavalry_does_not_roll() {
    let mut play = flanked("rc-1");
    // It might have withdrawn before the enemy set out.
    play.act("roman", word("done"));
    play.act("roman", json!({"do": "turn", "unit": "rc-1", "facing": facing("NW")}));
    assert_eq!(hits(&play, "rc-1"), 0);
}

/// Whether a Helvetian who comes to the north flank of a unit in 2720 that faces west may go on.
fn goes_on_beside(words: &str) -> bool {
    let mut play = draw("bibracte")
        .unit("he-1 2718 SE")
        .leader("nammeius", "2717")
        .unit(words)
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-1"));
    go(&mut play, "tribes", step("2719"));
    offered(&play, "tribes", &pivot("E"))
}

#[test]
fn r7_21_front_hexes_and_flanks_of_skirmishers() {
    assert!(goes_on_beside("vii-1 2720 W"), "the flank of a cohort");
    assert!(!goes_on_beside("cre-1 2720 W"), "the flank of skirmishers");
    assert!(goes_on_beside("cre-1 2720 W no"), "of skirmishers without missiles");
    assert!(goes_on_beside("vii-1 2720 SW"), "the rear of a cohort");
    assert!(!goes_on_beside("vii-1 2720 NW"), "its front");
    assert!(goes_on_beside("vii-1 2720 NW routed"), "of a routed cohort");
}

#[test]
fn r7_23_who_enters_a_zone_stops() {
    let mut play = draw("bibracte")
        .unit("he-1 2519 E")
        .leader("nammeius", "2518")
        .unit("vii-1 2720 W")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-1"));
    go(&mut play, "tribes", step("2620"));
    assert!(!offered(&play, "tribes", &pivot("SE")), "7.13");
    let forward = [step("2720"), step("2719")];
    assert!(forward.iter().all(|action| !offered(&play, "tribes", action)));
}

#[test]
fn r7_23_only_the_faster_leave() {
    let held = |unit: &str, leader: &str| {
        let mut play = draw("bibracte")
            .tribe("helvetii", "calm", true.into())
            .unit(&format!("{unit} 2720 NE"))
            .unit("he-8 2620 E")
            .leader(leader, "2822")
            .orders(leader, 3)
            .play();
        if !offered(&play, "roman", &order(unit)) {
            return true;
        }
        go(&mut play, "roman", order(unit));
        !offered(&play, "roman", &step("2719"))
    };
    assert!(held("vii-1", "trebonius"), "5 against 5");
    assert!(!held("ln-1", "considius"), "8 against 5");
}

#[test]
fn r7_26_heavy_units_are_marked_light_ones_are_asked() {
    let mut heavy = draw("bibracte")
        .unit("vii-1 2819 W")
        .unit("he-8 2619 E")
        .leader("trebonius", "2919")
        .orders("trebonius", 3)
        .play();
    go(&mut heavy, "roman", order("vii-1"));
    go(&mut heavy, "roman", step("2719"));
    assert!(is(&heavy, "vii-1", "must-check"));
    let mut light = draw("britannia")
        .set("awake", true.into())
        .unit("calc-1 2115 E")
        .unit("vii-1 2314 W")
        .leader("cingetorix", "2015")
        .orders("cingetorix", 3)
        .play();
    go(&mut light, "tribes", order("calc-1"));
    go(&mut light, "tribes", step("2215"));
    assert!(!is(&light, "calc-1", "must-check"));
    if offered(&light, "tribes", &word("stop")) {
        go(&mut light, "tribes", word("stop"));
    }
    assert!(
        offered(&light, "tribes", &word("attack")) && offered(&light, "tribes", &word("hold_back"))
    );
}
