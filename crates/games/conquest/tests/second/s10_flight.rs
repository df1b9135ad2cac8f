//! 6.46, 6.98, 8.44, 10.3, 10.5: stacks, columns, flight and pursuit.

use serde_json::json;

use crate::table::*;

#[test]
fn r6_98_the_top_is_hit_and_from_the_rear_the_bottom() {
    let thrown = |faces: &str| {
        let mut play = draw("rhine")
            .unit("ghi-1 2620 E")
            .unit(&format!("x-1 2720 {faces}"))
            .unit(&format!("x-2 2720 {faces} under"))
            .leader("brinno", "2619")
            .orders("brinno", 3)
            .play();
        dice(&mut play, &[5]);
        play.act("tribes", fire("ghi-1", "2720"));
        (hits(&play, "x-1"), hits(&play, "x-2"))
    };
    assert_eq!(thrown("W"), (1, 0));
    assert_eq!(thrown("E"), (0, 1));
}

#[test]
fn r6_98_with_the_top_the_bottom_routs() {
    let mut play = draw("rhine")
        .unit("ghi-1 2620 E")
        .unit("x-1 2720 W 7")
        .unit("x-2 2720 W under")
        .eagle("x", "3020")
        .leader("brinno", "2619")
        .orders("brinno", 3)
        .play();
    dice(&mut play, &[5]);
    play.act("tribes", fire("ghi-1", "2720"));
    run(&mut play);
    assert!(is(&play, "x-1", "routed") && is(&play, "x-2", "routed"));
}

#[test]
fn r10_35_through_a_friend() {
    let mut play = draw("bibracte")
        .unit("he-8 2620 W 5")
        .unit("he-9 2519 E")
        .unit("he-10 2520 E")
        .unit("vii-1 2720 W")
        .leader("trebonius", "2920")
        .leader("divico", "2210")
        .orders("trebonius", 3)
        .play();
    // The pilum, the ferocity, and the check of the unit that is run through: 8 is 2 over 6.
    dice(&mut play, &[5, 0, 8]);
    play.act("roman", fire("vii-1", "2620"));
    if play.pending() == ["tribes"] {
        let offers = play.offers("tribes");
        let first =
            serde_json::to_value(offers.first().expect("an offer")).expect("it can be written");
        play.act("tribes", first);
    }
    run(&mut play);
    assert!(is(&play, "he-8", "routed"));
    assert_eq!(&at(&play, "he-8")[..2], "24");
    assert_eq!(hits(&play, "he-9") + hits(&play, "he-10"), 3, "1 and 2");
}

#[test]
fn r6_46_a_column_that_is_attacked() {
    let mut play = draw("bibracte")
        .tribe("helvetii", "tamed", true.into())
        .unit("he-8 2519 E")
        .unit("vii-1 2720 side-NW column")
        .leader("nammeius", "2418")
        .leader("divico", "2210")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-8"));
    go(&mut play, "tribes", step("2620"));
    // Charge 0 and 0; column 7, die 3: 2(2), doubled: 4 of 5; collapse 0: 3; and 1 for the line.
    dice(&mut play, &[0, 0, 3, 0]);
    for kind in ["stop", "end_orders", "end_marks", "allot_rest"] {
        if offered(&play, "tribes", &word(kind)) {
            play.act("tribes", word(kind));
        }
    }
    if play.pending() == ["roman"] {
        let offers = play.offers("roman");
        let first =
            serde_json::to_value(offers.first().expect("an offer")).expect("it can be written");
        play.act("roman", first);
    }
    assert_eq!((hits(&play, "vii-1"), hits(&play, "he-8")), (4, 2));
    assert!(!is(&play, "vii-1", "column"));
}

#[test]
fn r10_54_the_example_of_the_light_cavalry() {
    let mut play = draw("rhine")
        .unit("ghc-1 2929 W")
        .unit("vii-1 2728 W 3 no")
        .eagle("vii", "2427")
        .leader("brinno", "2929")
        .leader("ariovistus", "1723")
        .orders("brinno", 3)
        .play();
    go(&mut play, "tribes", order("ghc-1"));
    go(&mut play, "tribes", step("2829"));
    if offered(&play, "tribes", &word("stop")) {
        go(&mut play, "tribes", word("stop"));
    }
    // Charge 0 and 0; from the rear, column 9, die 5: 2(3), doubled: 3 and 6 of 7. Pursuit 7 of 6;
    // the fight with the routed cohort 4.
    dice(&mut play, &[0, 0, 5, 7, 4]);
    go(&mut play, "tribes", word("attack"));
    for _ in 0..12 {
        let Some(seat) = play.pending().first().copied() else { break };
        let plain = ["end_orders", "end_marks", "allot_rest", "done", "stay", "stop"];
        let Some(next) = plain.into_iter().find(|kind| offered(&play, seat, &word(kind))) else {
            break;
        };
        play.act(seat, word(next));
    }
    assert_eq!(at(&play, "vii-1"), "lost");
    assert!(is(&play, "ghc-1", "finished"));
}

#[test]
fn r10_51_who_does_not_pursue_has_finished_all_the_same() {
    let mut play = draw("rhine")
        .unit("ghc-1 2929 W")
        .unit("vii-1 2728 W 3 no")
        .eagle("vii", "2427")
        .leader("brinno", "2929")
        .leader("ariovistus", "1723")
        .orders("brinno", 3)
        .play();
    go(&mut play, "tribes", order("ghc-1"));
    go(&mut play, "tribes", step("2829"));
    if offered(&play, "tribes", &word("stop")) {
        go(&mut play, "tribes", word("stop"));
    }
    dice(&mut play, &[0, 0, 5, 6]);
    go(&mut play, "tribes", word("attack"));
    for _ in 0..12 {
        let Some(seat) = play.pending().first().copied() else { break };
        let plain = ["end_orders", "end_marks", "allot_rest", "done", "stay", "stop"];
        let Some(next) = plain.into_iter().find(|kind| offered(&play, seat, &word(kind))) else {
            break;
        };
        play.act(seat, word(next));
    }
    assert!(is(&play, "vii-1", "routed"));
    assert_eq!(at(&play, "ghc-1"), "2728", "it advances");
    assert!(is(&play, "ghc-1", "finished"));
}

#[test]
fn r10_55_the_commander_calls_them_back() {
    let play = draw("bibracte")
        .unit("heln-1 pursuing:4820 E")
        .leader("divico", "2221")
        .unit("he-1 2222 E")
        .choosing("divico", 3)
        .play();
    assert!(offered(&play, "tribes", &word("regroup")));
    let none =
        draw("bibracte").leader("divico", "2221").unit("he-1 2222 E").choosing("divico", 3).play();
    assert!(!offered(&none, "tribes", &word("regroup")));
    let chief = draw("bibracte")
        .unit("heln-1 pursuing:4820 E")
        .leader("nammeius", "2221")
        .leader("divico", "2210")
        .unit("he-1 2222 E")
        .choosing("nammeius", 2)
        .play();
    assert!(!offered(&chief, "tribes", &word("regroup")), "a chief only without a commander");
}

#[test]
fn r8_65_light_infantry_may_be_caught() {
    let chase = |die: u32| {
        let mut play = draw("britannia")
            .set("awake", true.into())
            .unit("cai-15 2113 E")
            .unit("vii-1 2314 W")
            .leader("cingetorix", "2013")
            .orders("cingetorix", 3)
            .play();
        play.act("tribes", json!({"do": "harass", "unit": "cai-15", "at": "2314", "from": "2214"}));
        dice(&mut play, &[5, die]);
        play.act("roman", word("chase"));
        play
    };
    let caught = chase(6);
    assert_eq!(hits(&caught, "vii-1"), 1, "the shot comes first");
    assert_eq!(at(&caught, "cai-15"), "2214", "6 and 1 is more than 6");
    let away = chase(5);
    assert_ne!(at(&away, "cai-15"), "2214");
}

#[test]
fn r8_44_after_pila_the_cohort_may_go_in() {
    let mut play = draw("bibracte")
        .unit("vii-1 2819 W")
        .unit("he-8 2619 E 5")
        .leader("trebonius", "3020")
        .leader("divico", "2210")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2719"));
    dice(&mut play, &[5, 0]);
    go(&mut play, "roman", fire("vii-1", "2619"));
    run(&mut play);
    assert!(is(&play, "he-8", "routed"));
    assert!(
        offered(&play, "roman", &step("2619")) || offered(&play, "roman", &of("take_hex", "vii-1")),
        "{:?}",
        kinds(&play, "roman")
    );
}
