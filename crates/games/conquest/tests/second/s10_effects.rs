//! 10: hits, rout, rally, victory.

use serde_json::json;

use crate::table::*;

#[test]
fn r10_14_two_hits_for_an_order() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W 4")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    play.act("roman", of("recover", "vii-1"));
    assert_eq!(hits(&play, "vii-1"), 2);
    assert!(
        !offered(&play, "roman", &of("recover", "vii-1"))
            && !offered(&play, "roman", &order("vii-1")),
        "once, and nothing else"
    );
}

#[test]
fn r10_14_not_near_the_enemy_nor_in_woods() {
    let refused = |enemy: &str, at: &str| {
        let play = draw("bibracte")
            .unit(&format!("vii-1 {at} W 4"))
            .unit(enemy)
            .leader("trebonius", "2820")
            .orders("trebonius", 3)
            .play();
        play.refused("roman", of("recover", "vii-1"), "10.14");
    };
    refused("he-8 2620 W", "2720");
    refused("he-8 2719 W", "2720");
    let woods = draw("bibracte")
        .unit("vii-1 2532 W 4")
        .leader("trebonius", "2533")
        .orders("trebonius", 3)
        .play();
    woods.refused("roman", of("recover", "vii-1"), "10.14");
    let tribe = draw("bibracte")
        .unit("he-8 2720 W 4")
        .leader("nammeius", "2720")
        .orders("nammeius", 2)
        .play();
    assert!(!offered(&tribe, "tribes", &of("recover", "he-8")));
}

#[test]
fn r10_43_caesar_rallies_on_five() {
    let rally = |die: &[u32]| {
        let mut play = draw("bibracte")
            .unit("vii-1 3520 E routed no")
            .leader("caesar", "3620")
            .orders("caesar", 6)
            .play();
        dice(&mut play, die);
        play.act("roman", of("rally", "vii-1"));
        play
    };
    let play = rally(&[5, 9]);
    assert!(
        !is(&play, "vii-1", "routed")
            && is(&play, "vii-1", "reduced")
            && is(&play, "vii-1", "rallied")
    );
    assert_eq!(
        (hits(&play, "vii-1"), supply(&play, "vii-1").as_str()),
        (4, "no"),
        "10.46: a 9 with TQ 7"
    );
    let failed = rally(&[6]);
    assert_eq!(at(&failed, "vii-1"), "camp", "into the camp at once");
}

#[test]
fn r10_46_the_example_of_labienus() {
    let mut play = draw("bibracte")
        .unit("xii-1 3520 E routed no")
        .leader("labienus", "3620")
        .orders("labienus", 4)
        .play();
    dice(&mut play, &[2, 5]);
    play.act("roman", of("rally", "xii-1"));
    assert_eq!(hits(&play, "xii-1"), 2);
    assert!(is(&play, "xii-1", "reduced"));
}

#[test]
fn r10_41_with_the_leader_himself_there_is_no_roll() {
    let mut play = draw("bibracte")
        .unit("vii-1 3520 E routed no")
        .leader("trebonius", "3520")
        .orders("trebonius", 3)
        .play();
    dice(&mut play, &[0]);
    play.act("roman", of("rally", "vii-1"));
    assert_eq!((is(&play, "vii-1", "routed"), hits(&play, "vii-1")), (false, 1));
}

#[test]
fn r10_24_a_reduced_unit_adds_one() {
    let mut play = draw("bibracte")
        .unit("vii-1 3520 E routed reduced no")
        .leader("caesar", "3620")
        .orders("caesar", 6)
        .play();
    dice(&mut play, &[5]);
    play.act("roman", of("rally", "vii-1"));
    assert_eq!(at(&play, "vii-1"), "camp", "5 and 1 is more than 5");
    let mut twice = draw("bibracte")
        .unit("vii-1 3520 E routed reduced no")
        .leader("caesar", "3620")
        .orders("caesar", 6)
        .play();
    dice(&mut twice, &[4, 4]);
    twice.act("roman", of("rally", "vii-1"));
    assert_eq!(hits(&twice, "vii-1"), 3, "10.25: 4 and 2 is 6");
}

#[test]
fn r10_42_once_a_leader_and_a_turn() {
    let play = draw("bibracte")
        .unit("vii-1 3520 E routed no")
        .leader("trebonius", "3620")
        .set("tried", json!([["trebonius", "vii-1"]]))
        .orders("trebonius", 3)
        .play();
    play.refused("roman", of("rally", "vii-1"), "10.42");
}

#[test]
fn r10_44_all_routed_cohorts_at_the_eagle() {
    let mut play = draw("bibracte")
        .unit("vii-1 3520 E routed no")
        .unit("vii-2 3620 E routed no")
        .unit("vii-3 3720 E routed no")
        .eagle("vii", "3520")
        .leader("trebonius", "3420")
        .choosing("trebonius", 3)
        .play();
    dice(&mut play, &[0, 9]);
    play.act("roman", json!({"do": "rally_at_eagle", "legion": "vii"}));
    assert_eq!((hits(&play, "vii-1"), hits(&play, "vii-2")), (1, 4));
    assert!(!is(&play, "vii-1", "routed") && !is(&play, "vii-2", "routed"));
    assert!(is(&play, "vii-3", "routed"), "two hexes away");
}

#[test]
fn r10_36_another_hit_is_the_end() {
    let mut play = draw("bibracte")
        .unit("he-8 2620 W routed")
        .unit("vii-1 2720 W")
        .leader("trebonius", "2820")
        .leader("divico", "2210")
        .orders("trebonius", 3)
        .play();
    dice(&mut play, &[5]);
    play.act("roman", fire("vii-1", "2620"));
    assert_eq!(at(&play, "he-8"), "lost");
}

#[test]
fn r10_13_reduced_units_of_the_tribes_do_not_rout() {
    let mut play = draw("bibracte")
        .unit("he-8 2620 W 5 reduced")
        .unit("vii-1 2720 W")
        .leader("trebonius", "2820")
        .leader("divico", "2210")
        .orders("trebonius", 3)
        .play();
    // The hit, and the ferocity.
    dice(&mut play, &[5, 0]);
    play.act("roman", fire("vii-1", "2620"));
    assert_eq!(at(&play, "he-8"), "lost");
}

#[test]
fn r10_31_two_hexes_towards_the_goal() {
    let mut play = draw("bibracte")
        .unit("he-8 2620 W 5")
        .unit("vii-1 2720 W")
        .leader("trebonius", "2820")
        .leader("divico", "2210")
        .orders("trebonius", 3)
        .play();
    dice(&mut play, &[5, 0]);
    play.act("roman", fire("vii-1", "2620"));
    run(&mut play);
    assert!(is(&play, "he-8", "routed"));
    let hex = at(&play, "he-8");
    assert_eq!(&hex[..2], "24", "two hexes west, to {hex}");
}
