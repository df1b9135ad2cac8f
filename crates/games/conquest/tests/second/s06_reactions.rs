//! 6.5, 6.6 and 6.9: withdrawal, line extension, stacks.

use serde_json::json;

use crate::table::*;

/// A Helvetian comes one step, to 2912 or wherever it is told.
fn approach(at: &str, to: &str, calm: bool, roman: &[&str]) -> Play {
    let mut draw = draw("bibracte")
        .tribe("helvetii", "calm", calm.into())
        .unit(&format!("he-1 {at} E"))
        .leader("nammeius", at)
        .orders("nammeius", 2);
    for unit in roman {
        draw = draw.unit(unit);
    }
    let mut play = draw.play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step(to));
    play
}

#[test]
fn r6_51_the_faster_unit_withdraws_by_the_difference() {
    // Roman cavalry has 7, impetuous foot 6.
    let mut play = approach("2812", "2912", false, &["rc-3 3112 W"]);
    assert_eq!(play.pending(), ["roman"]);
    play.act("roman", of("withdraw", "rc-3"));
    play.act("roman", step("3212"));
    assert_eq!((at(&play, "rc-3").as_str(), hits(&play, "rc-3")), ("3212", 0));
    assert!(faces(&play, "rc-3", "W"), "it keeps its facing");
    assert!(
        !offered(&play, "roman", &step("3312")) && !offered(&play, "roman", &step("3311")),
        "one point"
    );
}

#[test]
fn r6_51_not_at_one_hex_nor_at_three() {
    let play = approach("2712", "2812", false, &["rc-3 3112 W"]);
    assert_eq!(play.pending(), ["tribes"], "three hexes away");
}

#[test]
fn r6_51_the_slower_unit_does_not() {
    let play = approach("2819", "2919", false, &["vii-1 3119 W"]);
    assert_eq!(play.pending(), ["tribes"], "6 against 5");
    let equal = approach("2819", "2919", true, &["vii-1 3119 W"]);
    assert!(offered(&equal, "roman", &of("withdraw", "vii-1")), "5 against 5");
}

#[test]
fn r6_52_foot_rolls_and_cavalry_does_not() {
    let mut play = approach("2819", "2919", true, &["vii-1 3119 W"]);
    play.act("roman", of("withdraw", "vii-1"));
    dice(&mut play, &[8]);
    play.act("roman", step("3219"));
    quiet(&mut play, "tribes");
    if play.pending() == ["roman"] {
        play.act("roman", word("done"));
    }
    assert_eq!(hits(&play, "vii-1"), 1, "8 is more than 7");
}

#[test]
fn r6_52_from_the_flank_costs_a_hit() {
    // The Helvetian comes to 3110, two hexes north of 3112: 3111 is a flank hex.
    let mut draw = draw("bibracte")
        .unit("he-1 3010 E")
        .leader("nammeius", "3010")
        .unit("rc-3 3112 W")
        .orders("nammeius", 2);
    draw = draw.tribe("helvetii", "calm", false.into());
    let mut play = draw.play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("3110"));
    play.act("roman", of("withdraw", "rc-3"));
    assert_eq!(hits(&play, "rc-3"), 1);
}

#[test]
fn r6_5_barbarian_infantry_never_withdraws() {
    let mut play = draw("bibracte")
        .unit("vii-1 2819 W")
        .unit("he-8 2520 E")
        .leader("trebonius", "2919")
        .orders("trebonius", 3)
        .play();
    play.act("roman", order("vii-1"));
    play.act("roman", step("2719"));
    assert_eq!(play.pending(), ["roman"]);
}

#[test]
fn r6_55_not_into_woods() {
    let mut play = draw("bibracte")
        .tribe("helvetii", "calm", true.into())
        .unit("he-1 2527 SE")
        .leader("nammeius", "2526")
        .unit("ln-1 2530 NW")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("2528"));
    play.act("roman", of("withdraw", "ln-1"));
    assert!(!offered(&play, "roman", &step("2531")), "2531 is wood");
    assert!(offered(&play, "roman", &step("2431")) || offered(&play, "roman", &step("2631")));
}

#[test]
fn r9_12_skirmishers_go_two_hexes_before_foot() {
    let mut play = approach("2819", "2919", false, &["cre-1 3119 W"]);
    play.act("roman", of("withdraw", "cre-1"));
    play.act("roman", step("3219"));
    assert!(offered(&play, "roman", &step("3318")) || offered(&play, "roman", &step("3319")));
    play.act("roman", step("3319"));
    assert_eq!((at(&play, "cre-1").as_str(), hits(&play, "cre-1")), ("3319", 0));
}

#[test]
fn r6_61_a_pair_extends_when_the_enemy_is_two_hexes_off() {
    let mut play = approach("2819", "2919", false, &["vii-1 3119 W", "vii-2 3119 W under"]);
    let extend = |to: &str| json!({"do": "extend", "unit": "vii-1", "to": to});
    assert!(offered(&play, "roman", &extend("3118")) && offered(&play, "roman", &extend("3120")));
    play.act("roman", extend("3120"));
    assert_eq!((at(&play, "vii-1").as_str(), at(&play, "vii-2").as_str()), ("3120", "3119"));
    assert!(faces(&play, "vii-1", "W"));
    assert_eq!(hits(&play, "vii-1"), 0);
}

#[test]
fn r6_62_the_first_chance_is_the_only_one() {
    let mut play = approach(
        "2819",
        "2919",
        false,
        &["vii-1 3119 W", "vii-2 3119 W under", "vii-3 3125 W", "vii-4 3125 W under"],
    );
    let extend = |unit: &str, to: &str| json!({"do": "extend", "unit": unit, "to": to});
    assert!(offered(&play, "roman", &extend("vii-3", "3124")), "every pair of the legion");
    play.act("roman", word("done"));
    // A second unit comes up to the other pair.
    play.act("tribes", word("stop"));
    assert_eq!(play.pending(), ["tribes"]);
    assert!(!kinds(&play, "roman").contains(&"extend".to_owned()));
}

#[test]
fn r6_63_not_into_a_hex_that_is_held() {
    let play =
        approach("2819", "2919", false, &["vii-1 3119 W", "vii-2 3119 W under", "vii-3 3120 W"]);
    let extend = |to: &str| json!({"do": "extend", "unit": "vii-1", "to": to});
    assert!(offered(&play, "roman", &extend("3118")) && !offered(&play, "roman", &extend("3120")));
}

#[test]
fn r6_92_never_into_an_enemy_hex() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("he-8 2620 W routed")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    assert!(!offered(&play, "roman", &step("2620")));
}

#[test]
fn r6_91_two_cohorts_and_no_third() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2620 W")
        .unit("vii-3 2621 W")
        .unit("vii-4 2621 W under")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    let mut pair = play.again();
    go(&mut pair, "roman", step("2620"));
    go(&mut pair, "roman", word("stop"));
    assert_eq!(at(&pair, "vii-1"), "2620");
    assert_eq!(piece(&pair, "vii-1")["under"], json!(true), "6.95: it goes to the bottom");
    assert_eq!((hits(&pair, "vii-1"), hits(&pair, "vii-2")), (0, 0), "of one legion, for nothing");
    go(&mut play, "roman", step("2621"));
    assert!(!offered(&play, "roman", &word("stop")), "6.91");
    assert_eq!(
        (hits(&play, "vii-1"), hits(&play, "vii-3"), hits(&play, "vii-4")),
        (1, 1, 1),
        "6.99: a pair is basic"
    );
}

#[test]
fn r6_99_through_another_legion_both_take_a_hit() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("viii-1 2620 W")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2620"));
    go(&mut play, "roman", step("2520"));
    assert_eq!((hits(&play, "vii-1"), hits(&play, "viii-1")), (1, 1));
    let mut free = draw("bibracte")
        .unit("cre-1 2720 W")
        .unit("viii-1 2620 W")
        .leader("caesar", "2820")
        .orders("caesar", 6)
        .play();
    go(&mut free, "roman", order("cre-1"));
    go(&mut free, "roman", step("2620"));
    go(&mut free, "roman", step("2520"));
    assert_eq!((hits(&free, "cre-1"), hits(&free, "viii-1")), (0, 0), "skirmishers pass freely");
}
