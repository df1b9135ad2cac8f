//! 6 to 10: what the other files leave over.

use serde_json::json;

use crate::table::*;

fn seventh(words: &str) -> Draw {
    draw("bibracte").unit(words).leader("trebonius", "2820").orders("trebonius", 3)
}

#[test]
fn r6_12_not_by_another_when_the_legate_has_acted() {
    let play = draw("bibracte")
        .unit("rc-1 2721 W")
        .set("groups", json!({"eq1": {"by_legate": true}}))
        .leader("caesar", "2720")
        .orders("caesar", 6)
        .play();
    assert!(!offered(&play, "roman", &order("rc-1")));
}

#[test]
fn r6_4_a_column_does_not_recover() {
    assert!(!offered(
        &seventh("vii-1 2720 side-NW 3 column").play(),
        "roman",
        &of("recover", "vii-1")
    ));
}

#[test]
fn r6_47_a_column_stops_with_nobody() {
    let mut play = seventh("vii-1 2720 side-NW column").unit("vii-2 2620 W").play();
    go(&mut play, "roman", order("vii-1"));
    if offered(&play, "roman", &step("2620")) {
        go(&mut play, "roman", step("2620"));
        assert!(!offered(&play, "roman", &word("stop")));
    }
    assert_ne!(
        (at(&play, "vii-1"), kinds(&play, "roman").contains(&"stop".to_owned())),
        ("2620".to_owned(), true)
    );
}

/// A Helvetian comes to 3110, on the flank of cavalry in 3112 that faces west.
fn flank(words: &str) -> Play {
    let mut play = draw("bibracte")
        .unit("he-1 3010 E")
        .leader("nammeius", "3010")
        .unit(words)
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("3110"));
    play
}

#[test]
fn r6_53_withdrawing_may_be_the_last_straw() {
    let mut play = flank("rc-3 3112 W 5");
    play.act("roman", of("withdraw", "rc-3"));
    assert!(is(&play, "rc-3", "routed"), "6 of 6");
}

#[test]
fn r6_54_again_and_again() {
    let mut play = draw("bibracte")
        .unit("he-1 2812 E")
        .leader("nammeius", "2812")
        .unit("rc-3 3112 W")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("2912"));
    play.act("roman", of("withdraw", "rc-3"));
    play.act("roman", step("3213"));
    while play.pending() == ["roman"] {
        play.act("roman", word("done"));
    }
    play.act("tribes", step("3013"));
    assert!(offered(&play, "roman", &of("withdraw", "rc-3")));
}

#[test]
fn r6_56_the_mover_goes_on() {
    let mut play = draw("bibracte")
        .unit("he-1 2812 E")
        .leader("nammeius", "2812")
        .unit("rc-3 3112 W")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("2912"));
    play.act("roman", of("withdraw", "rc-3"));
    play.act("roman", step("3213"));
    while play.pending() == ["roman"] {
        play.act("roman", word("done"));
    }
    assert!(offered(&play, "tribes", &step("3012")) || offered(&play, "tribes", &step("3013")));
}

#[test]
fn r6_66_a_column_extends_nothing() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 side-NW column")
        .leader("trebonius", "2820")
        .leader("caesar", "2920")
        .choosing("trebonius", 3)
        .play();
    play.act("roman", json!({"do": "legion_order", "legion": "vii"}));
    assert!(!kinds(&play, "roman").contains(&"extend".to_owned()));
}

#[test]
fn r6_96_into_a_leaders_hex() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .leader("trebonius", "2620")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2620"));
    go(&mut play, "roman", word("stop"));
    assert_eq!((at(&play, "vii-1").as_str(), hits(&play, "vii-1")), ("2620", 0));
}

#[test]
fn r6_97_two_units_face_one_way() {
    let mut play = seventh("vii-1 2720 W").unit("vii-2 2620 NW").play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2620"));
    go(&mut play, "roman", word("stop"));
    assert_eq!(piece(&play, "vii-1")["facing"], piece(&play, "vii-2")["facing"]);
}

#[test]
fn r7_24_where_both_control_both_stop() {
    // 2620 lies before a cohort in 2720 and before a Helvetian in 2519.
    let mut roman = seventh("vii-2 2621 NE").unit("vii-1 2720 W").unit("he-1 2519 E").play();
    go(&mut roman, "roman", order("vii-2"));
    go(&mut roman, "roman", step("2620"));
    assert!(!offered(&roman, "roman", &step("2619")) && !offered(&roman, "roman", &step("2719")));
}

#[test]
fn r8_12_nobody_shoots_without_an_order() {
    let play = seventh("vii-1 2720 W")
        .unit("he-8 2620 W")
        .unit("viii-1 2721 W")
        .unit("he-9 2621 W")
        .play();
    assert!(
        offered(&play, "roman", &fire("vii-1", "2620"))
            && !offered(&play, "roman", &fire("viii-1", "2621"))
    );
}

#[test]
fn r8_22_parting_shots_count_as_at_two_hexes() {
    let mut play = draw("bibracte")
        .unit("heln-1 2620 W")
        .leader("toutorix", "2520")
        .unit("cre-1 2720 W")
        .orders("toutorix", 2)
        .play();
    play.act("tribes", order("heln-1"));
    quiet(&mut play, "tribes");
    play.act("tribes", step("2519"));
    dice(&mut play, &[5]);
    play.act("roman", json!({"do": "react_fire", "unit": "cre-1", "at": "heln-1"}));
    assert_eq!(hits(&play, "heln-1"), 0, "next to it the bow would have 5");
}

#[test]
fn r8_25_but_not_without_missiles() {
    let mut play = draw("bibracte")
        .unit("he-1 2519 E")
        .leader("nammeius", "2518")
        .unit("vii-1 2720 W no")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    quiet(&mut play, "tribes");
    play.act("tribes", step("2620"));
    assert!(!kinds(&play, "roman").contains(&"react_fire".to_owned()));
}

#[test]
fn r8_26_a_catapult_does_not_shoot_back() {
    let mut play = draw("rhine")
        .unit("ghc-1 2620 E")
        .unit("cat-x 2720 W")
        .leader("brinno", "2619")
        .orders("brinno", 3)
        .play();
    dice(&mut play, &[9]);
    play.act("tribes", fire("ghc-1", "2720"));
    assert!(!kinds(&play, "roman").contains(&"shoot_back".to_owned()));
}

#[test]
fn r8_42_one_corner_after_an_advance() {
    let mut play = draw("bibracte")
        .unit("vii-1 2719 W")
        .unit("he-8 2619 E 5")
        .leader("trebonius", "3020")
        .leader("divico", "2210")
        .orders("trebonius", 3)
        .play();
    play.act("roman", word("end_orders"));
    // Column 5, die 4: 3(2), doubled: 9 of 6. Ferocity 0.
    dice(&mut play, &[4, 0]);
    play.act("roman", of("mark", "vii-1"));
    run(&mut play);
    assert_eq!(at(&play, "vii-1"), "2619");
    assert!(offered(&play, "roman", &pivot("NW")) && offered(&play, "roman", &pivot("SW")));
    assert!(!offered(&play, "roman", &pivot("NE")));
}

#[test]
fn r8_43_the_better_unit_advances() {
    let mut play = draw("bibracte")
        .unit("vii-1 2719 W")
        .unit("x-1 2718 W")
        .unit("he-8 2619 E")
        .leader("caesar", "2920")
        .leader("divico", "2210")
        .set("elite", json!([true, true]))
        .orders("caesar", 6)
        .play();
    play.act("roman", word("end_orders"));
    play.act("roman", of("mark", "vii-1"));
    // Standing, 10 to 7 is 1-1: column 6, die 9: 2(4), doubled: 8 of 6. Ferocity 0.
    dice(&mut play, &[9, 0]);
    go(&mut play, "roman", of("mark", "x-1"));
    for _ in 0..4 {
        let name = json!({"do": "name_attacker", "unit": "vii-1"});
        if offered(&play, "roman", &name) {
            play.act("roman", name);
        } else if offered(&play, "roman", &word("allot_rest")) {
            play.act("roman", word("allot_rest"));
        }
        run(&mut play);
    }
    assert_eq!((hits(&play, "vii-1"), hits(&play, "x-1")), (1, 1));
    assert_eq!(at(&play, "x-1"), "2619", "8 is more than 7");
}

#[test]
fn r8_75_a_failed_turn_costs_the_difference() {
    let mut play = draw("bibracte")
        .unit("he-1 2718 SE")
        .leader("nammeius", "2717")
        .unit("vii-1 2720 W")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("2719"));
    dice(&mut play, &[7]);
    play.act("roman", json!({"do": "turn", "unit": "vii-1", "facing": facing("NW")}));
    assert_eq!(hits(&play, "vii-1"), 0, "7 is not over 7");
}

#[test]
fn rtable_cohesion_a_hit_each() {
    let mut through = seventh("vii-1 2720 W moved-before").unit("viii-1 2620 W").play();
    go(&mut through, "roman", order("vii-1"));
    go(&mut through, "roman", step("2620"));
    go(&mut through, "roman", step("2520"));
    assert_eq!(hits(&through, "vii-1"), 2, "moved again, and through another legion");
}

#[test]
fn r9_31_a_catapult_belongs_to_its_legion() {
    let play = seventh("cat-vii 2720 W").unit("cat-viii 2722 W").play();
    assert!(
        offered(&play, "roman", &of("mode", "cat-vii"))
            && !offered(&play, "roman", &of("mode", "cat-viii"))
    );
}

#[test]
fn r9_36_one_in_a_hex() {
    let may_stop = |other: &str| {
        let mut play = seventh("cat-vii 2720 W limbered").unit(other).play();
        go(&mut play, "roman", order("cat-vii"));
        go(&mut play, "roman", step("2620"));
        assert_eq!(at(&play, "cat-vii"), "2620");
        offered(&play, "roman", &word("stop"))
    };
    assert!(may_stop("cat-viii 2622 W"));
    assert!(!may_stop("cat-viii 2620 W"));
}

#[test]
fn r9_37_a_catapult_does_not_rout() {
    let mut play = draw("rhine")
        .unit("ghi-1 2620 E")
        .unit("cat-x 2720 W 3")
        .leader("brinno", "2619")
        .orders("brinno", 3)
        .play();
    dice(&mut play, &[5]);
    play.act("tribes", fire("ghi-1", "2720"));
    assert_eq!(at(&play, "cat-x"), "lost");
}

#[test]
fn r10_11_hits_add_up() {
    let mut play = draw("bibracte")
        .unit("cre-1 2720 W")
        .unit("cre-2 2721 W")
        .unit("he-8 2520 E 2")
        .leader("caesar", "2920")
        .orders("caesar", 6)
        .play();
    dice(&mut play, &[0]);
    play.act("roman", fire("cre-1", "2520"));
    dice(&mut play, &[0]);
    play.act("roman", fire("cre-2", "2520"));
    assert_eq!(hits(&play, "he-8"), 4);
}

#[test]
fn r10_12_the_odd_hit_goes_to_the_top() {
    let mut play = draw("bibracte")
        .tribe("helvetii", "tamed", true.into())
        .unit("he-8 2519 E")
        .unit("vii-1 2720 W")
        .unit("vii-2 2720 W under")
        .leader("nammeius", "2418")
        .leader("divico", "2210")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-8"));
    go(&mut play, "tribes", step("2620"));
    if offered(&play, "tribes", &word("stop")) {
        go(&mut play, "tribes", word("stop"));
    }
    // Charge 0, 0 and 0; 7 to 10, moved, is 1-1: column 6, die 8: 2(3).
    dice(&mut play, &[0, 0, 0, 8]);
    for kind in ["end_orders", "end_marks", "allot_rest"] {
        if offered(&play, "tribes", &word(kind)) {
            go(&mut play, "tribes", word(kind));
        }
    }
    assert_eq!((hits(&play, "vii-1"), hits(&play, "vii-2"), hits(&play, "he-8")), (2, 1, 2));
}

#[test]
fn r10_16_the_routed_check_against_one() {
    let mut play = draw("bibracte")
        .unit("vii-1 2819 W no")
        .unit("he-8 2619 E routed")
        .leader("trebonius", "3020")
        .leader("divico", "2210")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2719"));
    if offered(&play, "roman", &word("stop")) {
        go(&mut play, "roman", word("stop"));
    }
    // The attacker makes no check, the routed unit rolls 2.
    dice(&mut play, &[2]);
    for kind in ["end_orders", "end_marks", "allot_rest"] {
        if offered(&play, "roman", &word(kind)) {
            go(&mut play, "roman", word(kind));
        }
    }
    assert_eq!((at(&play, "he-8").as_str(), at(&play, "vii-1").as_str()), ("lost", "2619"));
    assert_eq!(hits(&play, "vii-1"), 0);
}

#[test]
fn r10_21_reduced_once() {
    let mut play = draw("bibracte")
        .unit("vii-1 3520 E routed reduced no")
        .leader("trebonius", "3520")
        .orders("trebonius", 3)
        .play();
    dice(&mut play, &[0]);
    play.act("roman", of("rally", "vii-1"));
    assert!(is(&play, "vii-1", "reduced") && !is(&play, "vii-1", "routed"));
    assert_eq!(hits(&play, "vii-1"), 2, "10.25: 0 and 2 is 2");
}

#[test]
fn r10_22_to_the_end() {
    let mut play = draw("bibracte")
        .unit("vii-1 3420 W reduced")
        .leader("trebonius", "3420")
        .orders("trebonius", 3)
        .play();
    to_next_turn(&mut play);
    assert!(is(&play, "vii-1", "reduced"));
}

#[test]
fn r10_25_two_more_only_if_it_was_reduced_before() {
    let kept = |words: &str| {
        let mut play = draw("bibracte")
            .unit(&format!("vii-1 3520 E routed {words}"))
            .leader("trebonius", "3520")
            .orders("trebonius", 3)
            .play();
        dice(&mut play, &[5]);
        play.act("roman", of("rally", "vii-1"));
        hits(&play, "vii-1")
    };
    assert_eq!((kept("no"), kept("no reduced")), (2, 3));
}

#[test]
fn r10_53_the_rider_goes_on() {
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
    dice(&mut play, &[0, 0, 5, 7, 4]);
    go(&mut play, "tribes", word("attack"));
    for _ in 0..12 {
        run(&mut play);
        let Some(seat) = play.pending().first().copied() else { break };
        let plain = ["end_orders", "end_marks", "allot_rest", "done", "stay", "stop"];
        let next = plain.into_iter().find(|kind| offered(&play, seat, &word(kind)));
        let ahead = play.offers(seat).first().and_then(|offer| serde_json::to_value(offer).ok());
        match (next, ahead) {
            (Some(next), _) => play.act(seat, word(next)),
            // On which hand it rides on.
            (None, Some(ahead)) if ahead["do"] == "step" => play.act(seat, ahead),
            _ => break,
        };
    }
    let column: u8 = at(&play, "ghc-1")[..2].parse().expect("a hex");
    assert!(column <= 23, "beyond where the cohort was, in {}", at(&play, "ghc-1"));
}

#[test]
fn r10_61_only_at_the_end_of_a_turn() {
    let play = draw("bibracte")
        .unit("vii-1 3420 W")
        .unit("he-8 2220 E")
        .leader("trebonius", "3420")
        .set("lost_rome", json!(90))
        .orders("trebonius", 3)
        .play();
    assert_eq!(play.winners(), None);
}
