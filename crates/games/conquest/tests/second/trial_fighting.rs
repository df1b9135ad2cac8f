//! Sections 6 to 10 tried hard: cases at the edge of a rule.

use serde_json::{Value, json};

use crate::table::*;

fn extend(unit: &str, to: &str) -> Value {
    json!({"do": "extend", "unit": unit, "to": to})
}

/// The plain things of a shock are said until the phase of orders is over or somebody must choose.
fn fight(play: &mut Play) {
    const PLAIN: [&str; 5] = ["end_orders", "end_marks", "allot_rest", "done", "stay"];
    for _ in 0..40 {
        run(play);
        let Some(seat) = play.pending().first().copied() else { return };
        let next = PLAIN.into_iter().find(|kind| offered(play, seat, &word(kind)));
        let Some(next) = next else { return };
        play.act(seat, word(next));
    }
}

#[test]
fn r6_22_levels_count_in_an_advance_too() {
    let mut play = draw("bibracte")
        .unit("vii-1 3516 E")
        .unit("he-8 3815 W 5")
        .leader("caesar", "3416")
        .leader("trebonius", "3417")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("3616"));
    go(&mut play, "roman", step("3715"));
    go(&mut play, "roman", word("stop"));
    assert_eq!(hits(&play, "vii-1"), 0, "one level so far");
    // The charge: the cohort holds, the Helvetii rout and keep their ferocity.
    dice(&mut play, &[0, 9, 0]);
    fight(&mut play);
    assert_eq!((at(&play, "vii-1").as_str(), hits(&play, "vii-1")), ("3815", 1), "a second level");
}

#[test]
fn r6_41_forming_column_is_the_end_of_the_move() {
    let mut play =
        draw("bibracte").unit("vii-1 2720 W").leader("trebonius", "2820").orders("trebonius", 3);
    play = play.unit("vii-2 2722 W");
    let mut play = play.play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", json!({"do": "column", "facing": facing("side-NW")}));
    assert!(is(&play, "vii-1", "column"));
    assert!(offered(&play, "roman", &order("vii-2")), "its move is over");
}

#[test]
fn r6_55_a_withdrawal_may_pass_through_friends() {
    let mut play = draw("bibracte")
        .unit("he-1 2819 E")
        .unit("cre-1 3119 W")
        .unit("vii-1 3219 W")
        .unit("vii-2 3220 W")
        .leader("nammeius", "2819")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("2919"));
    play.act("roman", of("withdraw", "cre-1"));
    play.act("roman", step("3219"));
    assert_eq!(
        (hits(&play, "cre-1"), hits(&play, "vii-1")),
        (0, 0),
        "6.99: skirmishers pass freely"
    );
    assert!(!offered(&play, "roman", &word("done")), "6.93: but do not stay");
    play.act("roman", step("3319"));
    assert_eq!(at(&play, "cre-1"), "3319");
    // Horse pays for it, and does not enter what it cannot leave again.
    let mut horse = draw("bibracte")
        .tribe("helvetii", "calm", json!(true))
        .unit("he-1 2812 E")
        .unit("ln-1 3112 W")
        .unit("vii-1 3212 W")
        .unit("vii-2 3213 W")
        .leader("nammeius", "2812")
        .orders("nammeius", 2)
        .play();
    horse.act("tribes", order("he-1"));
    horse.act("tribes", step("2912"));
    horse.act("roman", of("withdraw", "ln-1"));
    horse.act("roman", step("3212"));
    assert_eq!((hits(&horse, "ln-1"), hits(&horse, "vii-1")), (1, 1), "6.99");
}

/// A pair of the Seventh, whose legate gives a legion order, and a Helvetian.
fn ordered_pair(enemy: &str) -> Play {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2720 W under")
        .unit(enemy)
        .leader("caesar", "2920")
        .leader("trebonius", "2820")
        .choosing("trebonius", 3)
        .play();
    play.act("roman", json!({"do": "legion_order", "legion": "vii"}));
    play
}

#[test]
fn r7_25_who_extends_by_order_before_an_enemy_must_attack() {
    let mut play = ordered_pair("he-8 2622 W");
    play.act("roman", extend("vii-1", "2721"));
    assert_eq!(play.pending(), ["tribes"], "7.15: it has come next to them");
    assert!(kinds(&play, "tribes").contains(&"turn".to_owned()));
    play.act("tribes", word("done"));
    assert!(is(&play, "vii-1", "must-check"));
}

#[test]
fn r7_23_who_is_held_does_not_extend() {
    let play = ordered_pair("he-8 2620 E");
    play.refused("roman", extend("vii-1", "2721"), "7.23");
    // Nor in reaction to another who comes.
    let mut held = draw("bibracte")
        .unit("vii-1 3119 W")
        .unit("vii-2 3119 W under")
        .unit("he-1 2821 E")
        .unit("he-9 3019 E")
        .leader("nammeius", "2821")
        .orders("nammeius", 2)
        .play();
    held.act("tribes", order("he-1"));
    held.act("tribes", step("2921"));
    assert!(!kinds(&held, "roman").contains(&"extend".to_owned()));
}

#[test]
fn r6_93_through_a_routed_cohort_of_its_legion_nobody_suffers() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2620 W routed no")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2620"));
    assert_eq!((at(&play, "vii-2").as_str(), hits(&play, "vii-1")), ("2620", 0));
    play.refused("roman", word("stop"), "6.91");
    go(&mut play, "roman", step("2520"));
    assert_eq!((at(&play, "vii-2").as_str(), hits(&play, "vii-1")), ("2620", 0));
}

#[test]
fn r6_98_cohorts_of_two_legions_add_one_to_every_check() {
    let turned = |lower: &str, die: u32| {
        let mut play = draw("bibracte")
            .unit("vii-1 2720 W")
            .unit(&format!("{lower} 2720 W under"))
            .unit("he-1 2718 SE")
            .leader("nammeius", "2718")
            .orders("nammeius", 2)
            .play();
        play.act("tribes", order("he-1"));
        play.act("tribes", step("2719"));
        dice(&mut play, &[die, die]);
        play.act("roman", json!({"do": "turn", "unit": "vii-1", "facing": facing("NW")}));
        (hits(&play, "vii-1"), hits(&play, lower))
    };
    assert_eq!(turned("vii-2", 7), (0, 0), "7 is not more than 7");
    assert_eq!(turned("viii-1", 7), (1, 1), "with 1 more it is");
    assert_eq!(turned("viii-1", 6), (0, 0));
    // Withdrawing, too.
    let withdrawn = |lower: &str| {
        let mut play = draw("bibracte")
            .tribe("helvetii", "calm", json!(true))
            .unit("he-1 2819 E")
            .unit("vii-1 3119 W")
            .unit(&format!("{lower} 3119 W under"))
            .leader("nammeius", "2819")
            .orders("nammeius", 2)
            .play();
        play.act("tribes", order("he-1"));
        play.act("tribes", step("2919"));
        play.act("roman", of("withdraw_stack", "vii-1"));
        dice(&mut play, &[7, 7]);
        play.act("roman", step("3219"));
        quiet(&mut play, "roman");
        if offered(&play, "roman", &word("done")) {
            play.act("roman", word("done"));
        }
        (hits(&play, "vii-1"), hits(&play, lower))
    };
    assert_eq!(withdrawn("vii-2"), (0, 0));
    assert_eq!(withdrawn("viii-1"), (1, 1));
}

#[test]
fn r6_98_the_top_checks_with_two_more_in_a_fierce_charge() {
    let shaken = |tamed: bool, dice_rolled: &[u32]| {
        let mut play = draw("bibracte")
            .tribe("helvetii", "tamed", json!(tamed))
            .unit("vii-1 2720 W no")
            .unit("vii-2 2720 W under 6 no")
            .unit("he-8 2519 E")
            .leader("nammeius", "2419")
            .orders("nammeius", 2)
            .play();
        go(&mut play, "tribes", order("he-8"));
        go(&mut play, "tribes", step("2620"));
        if offered(&play, "tribes", &word("stop")) {
            go(&mut play, "tribes", word("stop"));
        }
        dice(&mut play, dice_rolled);
        fight(&mut play);
        (is(&play, "vii-2", "routed"), hits(&play, "vii-1"))
    };
    // The charge, the check of the top one, the fight: 2 hits for it.
    assert_eq!(shaken(false, &[0, 0, 6, 6, 5]), (true, 3), "8 is more than 7");
    assert_eq!(shaken(true, &[0, 0, 8, 6, 5]), (true, 2), "6 is not");
}

#[test]
fn r8_13_harassed_from_behind_the_lower_unit_is_hit() {
    let harassed = |from: &str, start: &str| {
        let mut play = draw("rhine")
            .unit("vii-1 2720 W no")
            .unit("vii-2 2720 W under no")
            .unit(&format!("ghc-1 {start} W"))
            .leader("brinno", start)
            .orders("brinno", 3)
            .play();
        dice(&mut play, &[1]);
        play.act("tribes", json!({"do": "harass", "unit": "ghc-1", "at": "2720", "from": from}));
        (hits(&play, "vii-1"), hits(&play, "vii-2"))
    };
    assert_eq!(harassed("2820", "3020"), (0, 1), "from the rear");
    assert_eq!(harassed("2620", "2420"), (1, 0), "from the front");
}

#[test]
fn r8_15_skirmishers_aboard_get_new_missiles() {
    let mut play = draw("britannia")
        .leader("caesar", "aboard:ga-2")
        .unit("ga-2 3120 E")
        .unit("cre-1 aboard:ga-2 E no")
        .unit("calc-1 1014 E")
        .leader("cingetorix", "1014")
        .set("awake", json!(true))
        .set("elite", json!([true, true]))
        .orders("caesar", 6)
        .play();
    to_next_turn(&mut play);
    assert_eq!(supply(&play, "cre-1"), "full");
}

#[test]
fn r10_32_a_cohort_next_to_its_eagle_stays_by_it() {
    let mut play = draw("rhine")
        .unit("ghi-1 2620 E")
        .unit("x-1 2720 W 7")
        .unit("x-2 2820 W")
        .eagle("x", "2820")
        .leader("brinno", "2619")
        .orders("brinno", 3)
        .play();
    dice(&mut play, &[5]);
    play.act("tribes", fire("ghi-1", "2720"));
    run(&mut play);
    assert!(is(&play, "x-1", "routed"));
    assert_eq!(at(&play, "x-1"), "2821", "next to the eagle, away from the enemy");
    // With nowhere to go there it runs to the camp.
    let mut crowded = draw("rhine")
        .unit("ghi-1 2620 E")
        .unit("x-1 2720 W 7")
        .unit("x-2 2820 W")
        .unit("x-3 2821 W")
        .eagle("x", "2820")
        .leader("brinno", "2619")
        .orders("brinno", 3)
        .play();
    dice(&mut crowded, &[5]);
    crowded.act("tribes", fire("ghi-1", "2720"));
    run(&mut crowded);
    assert_eq!(&at(&crowded, "x-1")[..2], "29", "through its friends");
}

#[test]
fn r10_53_horse_that_cuts_down_the_routed_in_shock_rides_on() {
    let mut play = draw("rhine")
        .unit("ghc-1 2829 W")
        .unit("vii-1 2728 W routed no")
        .leader("brinno", "2928")
        .leader("ariovistus", "1723")
        .orders("brinno", 3)
        .play();
    play.act("tribes", word("end_orders"));
    dice(&mut play, &[4]);
    play.act("tribes", of("mark", "ghc-1"));
    assert_eq!(at(&play, "vii-1"), "lost");
    assert_eq!(kinds(&play, "tribes"), ["step"], "on which hand");
    let first = play.offers("tribes").first().map(|offer| serde_json::to_value(offer).expect("it"));
    play.act("tribes", first.expect("a way ahead"));
    assert_eq!(&at(&play, "ghc-1")[..2], "24", "half of eight");
    assert!(is(&play, "ghc-1", "finished"), "R-81");
    assert!(kinds(&play, "tribes").contains(&"pivot".to_owned()), "any facing");
}

#[test]
fn r10_53_skirmishers_leave_no_way_to_follow() {
    let scene = |pursuit: u32| {
        let mut play = draw("rhine")
            .unit("ghc-1 2829 W")
            .unit("cre-1 2728 W")
            .leader("brinno", "2928")
            .leader("ariovistus", "1723")
            .orders("brinno", 3)
            .play();
        play.act("tribes", word("end_orders"));
        dice(&mut play, &[4, pursuit]);
        play.act("tribes", of("mark", "ghc-1"));
        assert_eq!(at(&play, "cre-1"), "lost");
        play
    };
    assert_eq!(kinds(&scene(7), "tribes"), ["step"], "it pursues, straight ahead");
    let held = scene(6);
    assert_eq!(at(&held, "ghc-1"), "2728", "10.54: it breaks off and advances");
    assert!(is(&held, "ghc-1", "finished"));
}

#[test]
fn r10_41_a_leader_in_woods_rallies_out_of_them() {
    let play = draw("bibracte")
        .unit("vii-1 2530 W routed no")
        .leader("trebonius", "2531")
        .orders("trebonius", 3)
        .play();
    assert!(offered(&play, "roman", &of("rally", "vii-1")), "his own hex is no part of the way");
    let beyond = draw("bibracte")
        .unit("vii-1 2529 W routed no")
        .leader("trebonius", "2532")
        .orders("trebonius", 3)
        .play();
    assert!(!offered(&beyond, "roman", &of("rally", "vii-1")), "2531 is wood too");
}

#[test]
fn rs_rhi_2_the_odd_hit_is_the_horses() {
    let mut play = draw("rhine")
        .unit("rc-1 2720 W")
        .unit("ghc-1 2620 E")
        .unit("ghi-1 2620 E under")
        .leader("caesar", "2920")
        .orders("caesar", 6)
        .play();
    play.act("roman", word("end_orders"));
    dice(&mut play, &[9]);
    play.act("roman", of("mark", "rc-1"));
    if play.pending() == ["roman"] && offered(&play, "roman", &word("end_marks")) {
        play.act("roman", word("end_marks"));
    }
    play.act("tribes", json!({"do": "name_defender", "unit": "ghi-1"}));
    assert_eq!((hits(&play, "ghc-1"), hits(&play, "ghi-1")), (2, 1), "column 5, die 9: 2(3)");
}

#[test]
fn r8_65_the_journal_names_the_one_that_is_chased() {
    let mut play = draw("britannia")
        .unit("cai-20 2014 E")
        .unit("vii-1 2214 W no")
        .leader("cingetorix", "1914")
        .leader("fabius", "2315")
        .set("awake", json!(true))
        .orders("cingetorix", 3)
        .play();
    let harass = json!({"do": "harass", "unit": "cai-20", "at": "2214", "from": "2113"});
    let harass = if offered(&play, "tribes", &harass) {
        harass
    } else {
        json!({"do": "harass", "unit": "cai-20", "at": "2214", "from": "2114"})
    };
    play.act("tribes", harass);
    dice(&mut play, &[9, 9]);
    play.act("roman", word("chase"));
    let told = play.told(None);
    let line = told.iter().find(|line| line.contains("caught")).expect("it is told");
    assert!(!line.starts_with("VII"), "{line}");
}

#[test]
fn r8_23_a_pair_that_comes_is_one_target() {
    let mut play = draw("rhine")
        .unit("vii-1 2820 W")
        .unit("vii-2 2820 W under")
        .unit("ghi-1 2620 E")
        .leader("caesar", "3020")
        .leader("trebonius", "2920")
        .leader("brinno", "2519")
        .choosing("trebonius", 3)
        .play();
    play.act("roman", json!({"do": "legion_order", "legion": "vii"}));
    go(&mut play, "roman", of("order_stack", "vii-1"));
    go(&mut play, "roman", step("2720"));
    go(&mut play, "roman", word("stop"));
    play.act("roman", word("end_orders"));
    let at = |unit: &str| json!({"do": "react_fire", "unit": "ghi-1", "at": unit});
    assert!(offered(&play, "tribes", &at("vii-1")) && !offered(&play, "tribes", &at("vii-2")));
}

#[test]
fn r6_75_in_phase_a_a_skirmisher_held_in_camp_goes_to_a_tower() {
    let mut play = draw("bibracte")
        .unit("cre-1 4020 W trapped")
        .unit("cre-2 3921 W trapped")
        .unit("he-1 2319 E")
        .leader("caesar", "3522")
        .set("phase", json!({"is": "auxiliaries"}))
        .play();
    play.act("roman", word("use_auxiliaries"));
    go(&mut play, "roman", order("cre-1"));
    go(&mut play, "roman", step("3920"));
    go(&mut play, "roman", word("stop"));
    assert_eq!(at(&play, "cre-1"), "3920");
    go(&mut play, "roman", order("cre-2"));
    play.refused("roman", step("3821"), "6.75");
    // By an order of the proconsul it goes nowhere.
    let held = draw("bibracte")
        .unit("cre-1 4020 W trapped")
        .leader("caesar", "4120")
        .orders("caesar", 6)
        .play();
    held.refused("roman", order("cre-1"), "6.75");
}

#[test]
fn r6_41_no_column_in_an_enemy_zone() {
    let mut play = draw("bibracte")
        .unit("vii-1 2820 W")
        .unit("he-8 2620 E")
        .leader("trebonius", "2920")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2720"));
    play.refused("roman", json!({"do": "column", "facing": facing("side-NW")}), "6.41");
}

#[test]
fn r6_55_not_into_an_enemy_zone() {
    let mut play = draw("bibracte")
        .unit("he-1 2812 E")
        .unit("he-9 3311 W")
        .unit("rc-3 3112 W")
        .leader("nammeius", "2812")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("2912"));
    play.act("roman", of("withdraw", "rc-3"));
    play.refused("roman", step("3212"), "6.55");
    play.allowed("roman", step("3213"));
}

#[test]
fn r6_63_not_into_an_enemy_zone() {
    let mut play = draw("bibracte")
        .unit("he-1 2819 E")
        .unit("he-9 3121 NW")
        .unit("vii-1 3119 W")
        .unit("vii-2 3119 W under")
        .leader("nammeius", "2819")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("2919"));
    play.allowed("roman", extend("vii-1", "3118"));
    play.refused("roman", extend("vii-1", "3120"), "6.63");
}

#[test]
fn r7_15_no_turn_in_the_zone_of_another() {
    let turns = |other: &str| {
        let mut play = draw("bibracte")
            .unit("he-1 2718 SE")
            .unit(other)
            .unit("vii-1 2720 W")
            .leader("nammeius", "2718")
            .orders("nammeius", 2)
            .play();
        play.act("tribes", order("he-1"));
        play.act("tribes", step("2719"));
        kinds(&play, "roman").contains(&"turn".to_owned())
    };
    assert!(turns("he-9 2420 E"));
    assert!(!turns("he-9 2620 E"), "it is held from the front");
}

#[test]
fn r8_11_on_the_move_only_after_a_step_nearer() {
    let mut play = draw("bibracte")
        .unit("cre-1 2720 NW")
        .unit("he-8 2422 E")
        .leader("caesar", "2920")
        .orders("caesar", 6)
        .play();
    play.allowed("roman", fire("cre-1", "2422"));
    go(&mut play, "roman", order("cre-1"));
    go(&mut play, "roman", step("2719"));
    play.refused("roman", fire("cre-1", "2422"), "8.11");
    let mut nearer = draw("bibracte")
        .unit("cre-1 2720 W")
        .unit("he-8 2422 E")
        .leader("caesar", "2920")
        .orders("caesar", 6)
        .play();
    go(&mut nearer, "roman", order("cre-1"));
    go(&mut nearer, "roman", step("2621"));
    nearer.allowed("roman", fire("cre-1", "2422"));
}

#[test]
fn r8_15_not_in_range_of_enemy_missiles() {
    let after = |facing: &str| {
        let mut play = draw("rhine")
            .unit("vii-1 2720 W no")
            .unit(&format!("ghi-1 2620 {facing}"))
            .leader("caesar", "3520")
            .set("elite", json!([true, true]))
            .orders("caesar", 6)
            .play();
        to_next_turn(&mut play);
        supply(&play, "vii-1")
    };
    assert_eq!(after("NE"), "no", "on its flank it can be shot at");
    assert_eq!(after("NW"), "full", "behind it, it cannot");
}

#[test]
fn r8_24_no_return_fire_after_entry_fire() {
    let fired = |enters: bool| {
        let mut play = draw("rhine")
            .unit("vii-1 2820 W")
            .unit("ghi-1 2620 E")
            .leader("trebonius", "2920")
            .orders("trebonius", 3)
            .play();
        play.act("roman", order("vii-1"));
        play.act("roman", step("2720"));
        let shot = json!({"do": "react_fire", "unit": "ghi-1", "at": "vii-1"});
        assert!(offered(&play, "tribes", &shot));
        if enters {
            dice(&mut play, &[5]);
            play.act("tribes", shot);
        }
        quiet(&mut play, "roman");
        dice(&mut play, &[9]);
        play.act("roman", fire("vii-1", "2620"));
        kinds(&play, "tribes").contains(&"shoot_back".to_owned())
    };
    assert!(fired(false) && !fired(true));
}

#[test]
fn r8_41_an_advance_never_breaks_a_unit() {
    let mut play = draw("bibracte")
        .unit("vii-1 2529 SE 6")
        .unit("he-8 2531 NW 5")
        .leader("trebonius", "2528")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2530"));
    go(&mut play, "roman", word("stop"));
    dice(&mut play, &[0, 9, 0]);
    fight(&mut play);
    assert_eq!((at(&play, "vii-1").as_str(), hits(&play, "vii-1")), ("2531", 6), "TQ less 1");
    assert!(!is(&play, "vii-1", "routed"));
}

#[test]
fn r8_43_without_superiority_the_best_advances() {
    let mut play = draw("rhine")
        .unit("x-1 2720 W")
        .unit("vii-1 2719 W")
        .unit("ghc-1 2620 E 5")
        .leader("caesar", "2820")
        .leader("ariovistus", "1723")
        .orders("caesar", 6)
        .play();
    play.act("roman", word("end_orders"));
    play.act("roman", of("mark", "x-1"));
    dice(&mut play, &[9, 0]);
    play.act("roman", of("mark", "vii-1"));
    run(&mut play);
    assert_eq!(at(&play, "x-1"), "2620", "8 before 7, and nobody is asked");
}

#[test]
fn r8_62_not_from_an_enemy_zone() {
    let scene = |roman: &str| {
        draw("rhine")
            .unit("vii-1 2720 W")
            .unit(roman)
            .unit("ghc-1 3020 W")
            .leader("brinno", "3022")
            .orders("brinno", 3)
            .play()
    };
    let harass = json!({"do": "harass", "unit": "ghc-1", "at": "2720", "from": "2820"});
    scene("vii-3 3319 W").allowed("tribes", harass.clone());
    scene("vii-3 3119 W").refused("tribes", harass, "8.61");
}

#[test]
fn r9_12_not_before_the_faster() {
    let withdraws = |enemy: &str| {
        let mut play = draw("bibracte")
            .unit(&format!("{enemy} 2819 E"))
            .unit("cre-1 3119 W")
            .leader("nammeius", "2819")
            .orders("nammeius", 2)
            .play();
        play.act("tribes", order(enemy));
        play.act("tribes", step("2919"));
        play.pending() == ["roman"] && offered(&play, "roman", &of("withdraw", "cre-1"))
    };
    assert!(withdraws("he-1"), "6 before 6");
    assert!(!withdraws("heln-1"), "8 before 6");
}

#[test]
fn r10_31_a_free_hex_before_one_of_friends() {
    let mut play = draw("bibracte")
        .unit("cre-1 2926 W")
        .unit("he-8 2726 E 5")
        .unit("he-9 2626 E")
        .leader("caesar", "3026")
        .leader("divico", "2026")
        .orders("caesar", 6)
        .play();
    dice(&mut play, &[1, 0]);
    play.act("roman", fire("cre-1", "2726"));
    run(&mut play);
    assert!(is(&play, "he-8", "routed"));
    assert_eq!((&at(&play, "he-8")[..2], hits(&play, "he-9")), ("25", 0), "past its friend");
}

#[test]
fn r6_97_the_top_of_a_stack_does_not_turn_alone() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2720 W under")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", pivot("E"));
    go(&mut play, "roman", word("stop"));
    assert!(faces(&play, "vii-1", "W") && faces(&play, "vii-2", "W"));
    assert_eq!(piece(&play, "vii-2")["under"], json!(true));
}

#[test]
fn r6_95_who_must_go_back_goes_to_the_bottom() {
    // Into a tower where an archer stands: there is no room, and no way on.
    let mut play = draw("bibracte")
        .unit("xii-1 4023 W sheltered")
        .unit("xii-2 4023 W under sheltered")
        .unit("num-1 4024 W sheltered")
        .leader("labienus", "4121")
        .leader("caesar", "4121")
        .orders("labienus", 4)
        .play();
    go(&mut play, "roman", order("xii-1"));
    go(&mut play, "roman", pivot("SW"));
    if offered(&play, "roman", &step("4024")) {
        go(&mut play, "roman", step("4024"));
        if offered(&play, "roman", &word("stop")) {
            go(&mut play, "roman", word("stop"));
            let under = |unit: &str| piece(&play, unit)["under"] == json!(true);
            assert_eq!(at(&play, "xii-1"), "4023");
            assert!(under("xii-1") && !under("xii-2"), "one on top, one below");
            assert!(faces(&play, "xii-1", "W") && faces(&play, "xii-2", "W"));
        }
    } else {
        play.refused("roman", step("4024"), "6.91");
    }
}

#[test]
fn r6_94_a_catapult_takes_no_cohort_along() {
    let play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("cat-vii 2720 W limbered")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    play.refused("roman", of("order_stack", "cat-vii"), "6.94");
    play.allowed("roman", order("cat-vii"));
}
