//! 6 to 10 once more: zones, shots, shock and what comes of it.

use serde_json::json;

use crate::table::*;

#[test]
fn r6_44_a_column_turns_into_the_next_hexes_for_nothing() {
    let mut play = draw("bibracte")
        .unit("vii-1 2730 side-N column")
        .leader("trebonius", "2731")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    for hex in ["2729", "2829", "2828", "2827", "2726", "2725"] {
        go(&mut play, "roman", step(hex));
    }
    assert_eq!(at(&play, "vii-1"), "2725", "six points, two turns");
}

#[test]
fn r6_45_a_column_only_marches() {
    let play = draw("bibracte")
        .unit("vii-1 2720 side-NW column")
        .unit("he-8 2620 W")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    assert!(!offered(&play, "roman", &fire("vii-1", "2620")));
    let mut mark = play;
    mark.act("roman", word("end_orders"));
    assert!(!offered(&mark, "roman", &of("mark", "vii-1")));
}

#[test]
fn r6_64_who_extends_does_not_withdraw() {
    let mut play = draw("bibracte")
        .tribe("helvetii", "calm", true.into())
        .unit("he-1 2819 E")
        .unit("vii-1 3119 W")
        .unit("vii-2 3119 W under")
        .leader("nammeius", "2818")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("2919"));
    assert!(kinds(&play, "roman").iter().any(|kind| kind.starts_with("withdraw")));
    play.act("roman", json!({"do": "extend", "unit": "vii-1", "to": "3120"}));
    assert!(!kinds(&play, "roman").iter().any(|kind| kind.starts_with("withdraw")));
}

#[test]
fn r6_65_by_a_legion_order_it_costs_a_point() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2720 W under")
        .leader("trebonius", "2820")
        .leader("caesar", "2920")
        .choosing("trebonius", 3)
        .play();
    play.act("roman", json!({"do": "legion_order", "legion": "vii"}));
    let extend = json!({"do": "extend", "unit": "vii-1", "to": "2721"});
    assert!(offered(&play, "roman", &extend), "{:?}", kinds(&play, "roman"));
    go(&mut play, "roman", extend);
    assert_eq!((at(&play, "vii-1").as_str(), hits(&play, "vii-1")), ("2721", 0));
}

#[test]
fn r6_73_no_zone_over_a_gate() {
    // Inside the gate hex 3921 a cohort faces west, the way out; the Helvetian outside goes by.
    let mut play = draw("bibracte")
        .unit("he-8 3820 SE")
        .unit("xii-1 3921 W sheltered")
        .leader("nammeius", "3819")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-8"));
    go(&mut play, "tribes", step("3821"));
    assert!(offered(&play, "tribes", &step("3822")));
}

#[test]
fn r6_74_shots_leave_towers_and_nothing_else() {
    let shot = |at: &str| {
        let play = draw("bibracte")
            .unit(&format!("num-1 {at} W sheltered"))
            .unit("he-8 3720 E")
            .leader("caesar", "4121")
            .orders("caesar", 6)
            .play();
        offered(&play, "roman", &fire("num-1", "3720"))
    };
    assert!(shot("3920"), "a tower");
    assert!(!shot("3921"), "a gate");
    assert!(!shot("3919"), "a wall");
}

#[test]
fn r7_22_britons_control_no_water() {
    // Two hexes of shallow water before a Briton on the beach: the cohort wades past.
    let mut play = draw("britannia")
        .set("awake", true.into())
        .unit("cai-15 2313 E")
        .unit("x-1 2412 SE")
        .leader("trebonius", "2411")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("x-1"));
    go(&mut play, "roman", step("2413"));
    assert!(offered(&play, "roman", &step("2414")), "not held");
}

#[test]
fn r7_25_units_that_stood_may_attack() {
    let mut play = draw("bibracte")
        .unit("vii-1 2719 W")
        .unit("he-8 2619 E")
        .unit("viii-1 2721 W")
        .unit("he-9 2621 E")
        .leader("trebonius", "2920")
        .orders("trebonius", 3)
        .play();
    play.act("roman", word("end_orders"));
    assert!(offered(&play, "roman", &of("mark", "vii-1")));
    assert!(!offered(&play, "roman", &of("mark", "viii-1")), "not his");
    assert!(offered(&play, "roman", &word("end_marks")), "nobody need");
}

#[test]
fn r8_11_on_the_move_only_after_a_step_towards_the_target() {
    let mut play = draw("bibracte")
        .unit("cre-1 2720 NE")
        .unit("he-8 2523 E")
        .leader("caesar", "2920")
        .orders("caesar", 6)
        .play();
    go(&mut play, "roman", order("cre-1"));
    go(&mut play, "roman", step("2719"));
    assert!(!offered(&play, "roman", &fire("cre-1", "2523")), "it went away from it");
}

#[test]
fn r8_32_a_second_attacker_joins_or_not() {
    let mut play = draw("bibracte")
        .tribe("helvetii", "tamed", true.into())
        .unit("heln-1 2318 E")
        .unit("bal-1 2518 W no")
        .unit("he-8 2618 W")
        .leader("toutorix", "2519")
        .leader("divico", "2210")
        .orders("toutorix", 2)
        .play();
    go(&mut play, "tribes", order("heln-1"));
    go(&mut play, "tribes", step("2419"));
    assert!(is(&play, "heln-1", "must-check"), "it must attack");
    if offered(&play, "tribes", &word("stop")) {
        go(&mut play, "tribes", word("stop"));
    }
    play.act("tribes", word("end_orders"));
    assert!(offered(&play, "tribes", &of("mark", "he-8")), "it may");
}

#[test]
fn r8_41_ground_never_routs_who_advances() {
    // A cohort with 6 hits takes a hex of wood: it stays at 6.
    let mut play = draw("bibracte")
        .unit("vii-1 2430 SW 5 no")
        .unit("he-8 2431 NE 5")
        .leader("trebonius", "2428")
        .leader("divico", "2210")
        .orders("trebonius", 3)
        .play();
    play.act("roman", word("end_orders"));
    // Standing, 5 to 7 is 1-2, woods 1 left: column 4, die 6: 2(2), doubled: 7 of 7 and 9 of 6.
    // The attacker adds the wood: 8. Excess 1 and 3: the defender runs.
    dice(&mut play, &[6, 0]);
    play.may_roll(&[1]);
    play.act("roman", of("mark", "vii-1"));
    assert!(is(&play, "he-8", "routed"));
    assert_eq!((at(&play, "vii-1").as_str(), hits(&play, "vii-1")), ("2431", 6));
}

#[test]
fn r8_61_skirmishers_harass_foot_only() {
    let harass = |enemy: &str| {
        let play = draw("bibracte")
            .unit("cre-1 2720 W")
            .unit(&format!("{enemy} 2520 E"))
            .leader("caesar", "2920")
            .orders("caesar", 6)
            .play();
        kinds(&play, "roman").contains(&"harass".to_owned())
    };
    assert!(harass("he-8") && !harass("heln-1"));
}

#[test]
fn r8_63_not_through_woods() {
    let play = draw("bibracte")
        .unit("cre-1 2532 W")
        .unit("he-8 2530 SE")
        .leader("caesar", "2533")
        .orders("caesar", 6)
        .play();
    assert!(!offered(
        &play,
        "roman",
        &json!({"do": "harass", "unit": "cre-1", "at": "2530", "from": "2531"})
    ));
}

#[test]
fn r9_2_a_cohort_does_not_flinch_before_light_infantry() {
    let mut play = draw("britannia")
        .set("awake", true.into())
        .unit("cai-15 2113 E")
        .unit("vii-1 2314 W")
        .leader("cingetorix", "2012")
        .orders("cingetorix", 3)
        .play();
    go(&mut play, "tribes", order("cai-15"));
    go(&mut play, "tribes", step("2214"));
    if offered(&play, "tribes", &word("stop")) {
        go(&mut play, "tribes", word("stop"));
    }
    // The infantry rolls 7: 2 over 5. Column 5, 1 right downhill: die 5: 2(2), tripled: 8 of 5.
    dice(&mut play, &[7, 5]);
    play.act("tribes", word("attack"));
    for kind in ["end_orders", "end_marks", "allot_rest"] {
        if offered(&play, "tribes", &word(kind)) {
            go(&mut play, "tribes", word(kind));
        }
    }
    assert_eq!(hits(&play, "vii-1"), 2);
    assert!(is(&play, "cai-15", "routed"));
}

#[test]
fn r9_33_a_lone_catapult_defends_as_light_infantry() {
    let mut play = draw("bibracte")
        .tribe("helvetii", "tamed", true.into())
        .unit("he-8 2519 E")
        .unit("cat-vii 2720 W")
        .leader("nammeius", "2418")
        .leader("divico", "2210")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-8"));
    go(&mut play, "tribes", step("2620"));
    if offered(&play, "tribes", &word("stop")) {
        go(&mut play, "tribes", word("stop"));
    }
    // Charge 0 and 0; 7 to 1 and column 10 is more than 13: die 5: 1(3), doubled.
    dice(&mut play, &[0, 0, 5]);
    for kind in ["end_orders", "end_marks", "allot_rest"] {
        if offered(&play, "tribes", &word(kind)) {
            go(&mut play, "tribes", word(kind));
        }
    }
    assert_eq!((at(&play, "cat-vii").as_str(), hits(&play, "he-8")), ("lost", 1), "9.37");
}

#[test]
fn r10_23_a_reduced_unit_shifts_the_column() {
    let fight = |attacker: &str, defender: &str| {
        let mut play = draw("bibracte")
            .tribe("helvetii", "tamed", true.into())
            .unit(&format!("he-8 2519 E {attacker}"))
            .unit(&format!("vii-1 2720 W {defender}"))
            .leader("nammeius", "2418")
            .leader("divico", "2210")
            .orders("nammeius", 2)
            .play();
        go(&mut play, "tribes", order("he-8"));
        go(&mut play, "tribes", step("2620"));
        if offered(&play, "tribes", &word("stop")) {
            go(&mut play, "tribes", word("stop"));
        }
        dice(&mut play, &[0, 0, 7]);
        for kind in ["end_orders", "end_marks", "allot_rest"] {
            if offered(&play, "tribes", &word(kind)) {
                go(&mut play, "tribes", word(kind));
            }
        }
        (hits(&play, "he-8"), hits(&play, "vii-1"))
    };
    assert_eq!(fight("", ""), (2, 3), "column 7");
    assert_eq!(fight("reduced", ""), (2, 2), "column 6");
    assert_eq!(fight("reduced", "reduced"), (2, 3), "column 7 again");
}

#[test]
fn r10_15_hits_do_not_weaken() {
    let throw = |before: &str| {
        let mut play = draw("bibracte")
            .unit(&format!("vii-1 2720 W {before}"))
            .unit("he-8 2620 W")
            .leader("trebonius", "2920")
            .orders("trebonius", 3)
            .play();
        dice(&mut play, &[5]);
        play.act("roman", fire("vii-1", "2620"));
        hits(&play, "he-8")
    };
    assert_eq!((throw(""), throw("6")), (1, 1));
}

#[test]
fn r10_38_a_leader_may_run_with_them() {
    let scene = || {
        let mut play = draw("rhine")
            .unit("ghi-1 2620 E")
            .unit("x-1 2720 W 7")
            .eagle("x", "3020")
            .leader("fabius", "2720")
            .leader("brinno", "2619")
            .orders("brinno", 3)
            .play();
        dice(&mut play, &[5]);
        play.act("tribes", fire("ghi-1", "2720"));
        play
    };
    let mut goes = scene();
    assert!(offered(&goes, "roman", &word("follow")) && offered(&goes, "roman", &word("stay")));
    goes.act("roman", word("follow"));
    assert_eq!(leader(&goes, "fabius")["spot"], json!(at(&goes, "x-1")));
    let mut stays = scene();
    stays.act("roman", word("stay"));
    assert_eq!(leader(&stays, "fabius")["spot"], json!("2720"));
}

#[test]
fn r10_48_a_rallied_unit_takes_no_orders() {
    let play = draw("bibracte")
        .unit("vii-1 2720 W rallied reduced no")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    play.refused("roman", order("vii-1"), "10.48");
}

#[test]
fn r10_56_pursuers_off_the_map_do_not_count() {
    // With the lancers off the map, who are worth four, the level would be reached.
    let mut play = draw("bibracte")
        .leader("caesar", "3520")
        .unit("he-8 2220 E")
        .unit("ln-1 pursuing:0120 W")
        .set("elite", json!([true, true]))
        .set("lost_rome", json!(roman_level("bibracte") - 4))
        .orders("caesar", 6)
        .play();
    to_next_turn(&mut play);
    assert_eq!(play.winners(), None);
}

#[test]
fn r10_42_another_leader_may_try() {
    let play = draw("bibracte")
        .unit("vii-1 3520 E routed no")
        .leader("caesar", "3620")
        .set("tried", json!([["trebonius", "vii-1"]]))
        .orders("caesar", 6)
        .play();
    play.allowed("roman", of("rally", "vii-1"));
}
