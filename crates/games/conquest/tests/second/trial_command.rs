//! Sections 4 and 5 tried hard: cases at the edge of a rule.

use serde_json::{Value, json};

use crate::table::*;

fn ride(leader: &str) -> Value {
    json!({"do": "ride", "rider": {"leader": leader}})
}

fn ride_to(hex: &str) -> Value {
    json!({"do": "ride_to", "to": hex})
}

fn legion(id: &str) -> Value {
    json!({"do": "legion_order", "legion": id})
}

/// Individual orders left.
fn left(play: &Play) -> u64 {
    let phase = play.position()["phase"].clone();
    let bottom = phase.as_array().and_then(|list| list.first().cloned()).unwrap_or(phase);
    bottom["left"].as_u64().unwrap_or(0)
}

/// Labienus with the Tenth, the Ninth beside him, Caesar out of reach.
fn left_wing() -> Draw {
    draw("sabis")
        .turn(4)
        .leader("caesar", "1434")
        .leader("labienus", "1825")
        .leader("titurius", "1823")
        .unit("x-1 1826 E")
        .unit("ix-1 1822 E")
}

#[test]
fn r4_22_a_roll_for_the_second_legion_is_made_once() {
    let mut play = left_wing().choosing("labienus", 4).play();
    dice(&mut play, &[0]);
    play.act("roman", legion("x"));
    dice(&mut play, &[9]);
    play.act("roman", legion("ix"));
    assert!(!offered(&play, "roman", &legion("ix")), "he has rolled for it");
    assert!(offered(&play, "roman", &order("x-1")), "the Tenth goes");
    assert!(!offered(&play, "roman", &order("ix-1")), "the Ninth stays");
}

#[test]
fn r4_22_a_failed_roll_in_the_elite_phase_closes_no_legion() {
    let failed = |which: &str| {
        let mut play = draw("bibracte")
            .turn(4)
            .leader("caesar", "2735")
            .leader("trebonius", "2720")
            .unit("vii-1 2719 W")
            .choosing("trebonius", 3)
            .set(
                "phase",
                json!({"is": "orders", "leader": "trebonius", "which": which, "given": "choosing", "left": 3}),
            )
            .play();
        dice(&mut play, &[9]);
        play.act("roman", legion("vii"));
        play.position()["groups"]["vii"]["by_legate"] == json!(true)
    };
    assert!(failed("first"), "4.41: he has acted");
    assert!(!failed("elite"), "5.52");
}

#[test]
fn r4_25_not_a_legion_whose_own_legate_has_acted() {
    let used = left_wing()
        .turn(2)
        .leader_is("titurius", "status", json!("finished"))
        .set("groups", json!({"ix": {"by_legate": true}}));
    let play = used.choosing("labienus", 4).play();
    assert!(offered(&play, "roman", &legion("x")));
    play.refused("roman", legion("ix"), "4.24");
    let single = left_wing()
        .leader_is("titurius", "status", json!("finished"))
        .set("groups", json!({"ix": {"by_legate": true}}))
        .orders("labienus", 4)
        .play();
    play.allowed("roman", word("individual"));
    single.refused("roman", order("ix-1"), "4.24");
    // In momentum the Ninth is his to use again, if he has used it himself.
    let again = left_wing()
        .turn(2)
        .set("groups", json!({"ix": {"by_legate": true}, "x": {"by_legate": true}}))
        .set("labienus", json!(["ix", "x"]))
        .choosing("labienus", 4)
        .play();
    assert!(offered(&again, "roman", &legion("ix")));
}

#[test]
fn r4_37_nor_a_legion_whose_legate_has_finished() {
    let with = |status: &str| {
        draw("bibracte")
            .leader("caesar", "2720")
            .leader("trebonius", "2718")
            .unit("vii-1 2717 W 3")
            .leader_is("trebonius", "status", json!(status))
    };
    assert!(offered(&with("passed").choosing("caesar", 6).play(), "roman", &legion("vii")));
    let play = with("finished").choosing("caesar", 6).play();
    play.refused("roman", legion("vii"), "4.24");
    // 5.22, 6.12: no moves either, but he may still mend it.
    let single = with("finished").orders("caesar", 6).play();
    single.refused("roman", order("vii-1"), "4.24");
    assert!(offered(&single, "roman", &of("recover", "vii-1")));
}

#[test]
fn r5_23_a_leader_goes_along_with_the_unit_he_orders() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2722 W")
        .leader("trebonius", "2720")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", word("follow"));
    assert!(!offered(&play, "roman", &word("follow")), "once");
    go(&mut play, "roman", step("2620"));
    go(&mut play, "roman", step("2520"));
    go(&mut play, "roman", word("stop"));
    assert_eq!(leader(&play, "trebonius")["spot"], json!("2520"));
    assert_eq!(left(&play), 2, "one order for both");
    // Not with a unit that he is not stacked with, and not after its first step.
    go(&mut play, "roman", order("vii-2"));
    assert!(!offered(&play, "roman", &word("follow")));
    let mut late = draw("bibracte")
        .unit("vii-1 2720 W")
        .leader("trebonius", "2720")
        .orders("trebonius", 3)
        .play();
    go(&mut late, "roman", order("vii-1"));
    go(&mut late, "roman", step("2620"));
    assert!(!offered(&late, "roman", &word("follow")));
    assert_eq!(leader(&late, "trebonius")["spot"], json!("2720"));
}

#[test]
fn r5_23_a_line_takes_along_a_chief_who_stands_in_it() {
    let mut play = draw("bibracte")
        .unit("he-1 2520 E")
        .unit("he-2 2521 E")
        .leader("divico", "2420")
        .leader("nammeius", "2521")
        .leader("verucloetius", "2422")
        .choosing("divico", 3)
        .play();
    play.act("tribes", json!({"do": "line_order", "arm": "foot"}));
    assert!(offered(&play, "tribes", &ride("nammeius")), "with a unit of the line");
    assert!(!offered(&play, "tribes", &ride("verucloetius")), "alone");
    assert!(offered(&play, "tribes", &ride("divico")));
    // A chief moves no other leader.
    let mut chief = draw("bibracte")
        .unit("he-1 2520 E")
        .unit("he-2 2521 E")
        .leader("divico", "2521")
        .leader("nammeius", "2420")
        .choosing("nammeius", 2)
        .play();
    chief.act("tribes", json!({"do": "line_order", "arm": "foot"}));
    assert!(!offered(&chief, "tribes", &ride("divico")));
}

#[test]
fn r6_15_several_rides_with_nine_points_in_all() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .leader("trebonius", "2720")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", ride("trebonius"));
    go(&mut play, "roman", ride_to("2715"));
    go(&mut play, "roman", ride("trebonius"));
    assert!(
        offered(&play, "roman", &ride_to("2711")) && !offered(&play, "roman", &ride_to("2710"))
    );
    go(&mut play, "roman", ride_to("2711"));
    assert_eq!(left(&play), 1, "an order each time");
    assert!(!offered(&play, "roman", &ride("trebonius")), "nine points are gone");
}

#[test]
fn r4_44_a_legate_who_runs_along_may_lose_the_eagle() {
    let scene = |follows: &str, dice_after: &[u32]| {
        let mut play = draw("rhine")
            .unit("ghi-1 2620 E")
            .unit("x-1 2720 W 7")
            .eagle("x", "2720")
            .leader("fabius", "2720")
            .leader("brinno", "2619")
            .orders("brinno", 3)
            .play();
        let mut all = vec![5];
        all.extend(dice_after);
        dice(&mut play, &all);
        play.act("tribes", fire("ghi-1", "2720"));
        play.act("roman", word(follows));
        run(&mut play);
        (play.position()["eagles"]["x"]["spot"].clone(), at(&play, "x-1"))
    };
    assert_eq!(scene("follow", &[9]).0, json!("2720"), "9 is more than 8");
    let (eagle, cohort) = scene("follow", &[8]);
    assert_eq!(eagle, json!(cohort), "carried along");
    assert_eq!(scene("stay", &[]).0, json!("2720"), "the legate keeps it");
}

#[test]
fn r4_46_an_eagle_lost_with_the_legate_who_stood_alone_with_it() {
    let mut play = draw("bibracte")
        .unit("he-1 2519 E")
        .unit("vii-1 3020 W")
        .eagle("vii", "2720")
        .leader("trebonius", "2720")
        .leader("nammeius", "2519")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("2620"));
    play.act("roman", word("done"));
    assert_eq!(leader(&play, "trebonius")["spot"], json!("lost"), "4.62");
    assert_eq!(play.position()["eagles"]["vii"]["spot"], json!("lost"));
}

#[test]
fn r10_42_another_leader_may_rally_what_one_has_ordered() {
    let play = draw("bibracte")
        .set(
            "units",
            json!({"he-1": {"spot": "1620", "facing": 3, "marks": ["routed"], "ordered_by": "divico"}}),
        )
        .leader("divico", "1320")
        .leader("nammeius", "1621")
        .orders("nammeius", 2)
        .play();
    assert!(offered(&play, "tribes", &of("rally", "he-1")));
}

#[test]
fn r5_43_no_second_trump_before_a_leader_who_is_held() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("he-8 2620 E")
        .leader("caesar", "3020")
        .leader("trebonius", "2720")
        .leader("labienus", "4121")
        .leader("divico", "2220")
        .set("phase", json!({"is": "due", "side": "roman", "level": 3, "picked": "trebonius"}))
        .play();
    dice(&mut play, &[9]);
    play.act("roman", json!({"do": "trump", "leader": "caesar"}));
    assert_eq!(leader(&play, "caesar")["status"], json!("finished"));
    assert_eq!(play.position()["phase"]["picked"], json!("trebonius"), "still due");
    play.refused("roman", json!({"do": "trump", "leader": "labienus"}), "5.43");
}

#[test]
fn r5_46_there_and_back_is_not_enough() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2723 W")
        .leader("caesar", "2822")
        .leader("trebonius", "2821")
        .orders("caesar", 6)
        .set(
            "phase",
            json!({"is": "orders", "leader": "caesar", "which": "first", "given": "individual", "left": 6, "bound": true}),
        )
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2620"));
    go(&mut play, "roman", pivot("E"));
    go(&mut play, "roman", step("2720"));
    go(&mut play, "roman", word("stop"));
    play.refused("roman", word("end_orders"), "5.46");
    go(&mut play, "roman", order("vii-2"));
    go(&mut play, "roman", step("2623"));
    go(&mut play, "roman", word("stop"));
    play.allowed("roman", word("end_orders"));
}

#[test]
fn r4_34_points_and_attacks_run_through_all_waves() {
    let mut play = draw("bibracte")
        .unit("x-1 3116 W")
        .unit("vii-1 3120 W")
        .unit("rc-1 2720 W")
        .unit("he-8 2620 E")
        .leader("caesar", "2920")
        .leader("crassus", "3217")
        .leader("trebonius", "3220")
        .choosing("caesar", 6)
        .play();
    play.act("roman", legion("vii"));
    play.act("roman", legion("x"));
    play.act("roman", word("wave"));
    go(&mut play, "roman", ride("caesar"));
    go(&mut play, "roman", ride_to("2913"));
    go(&mut play, "roman", word("end_orders"));
    dice(&mut play, &[9]);
    go(&mut play, "roman", of("mark", "rc-1"));
    if offered(&play, "roman", &word("end_marks")) {
        go(&mut play, "roman", word("end_marks"));
    }
    assert_eq!(play.position()["phase"]["given"], json!("legions"), "the second wave");
    go(&mut play, "roman", ride("caesar"));
    assert!(
        offered(&play, "roman", &ride_to("2911")) && !offered(&play, "roman", &ride_to("2910"))
    );
    go(&mut play, "roman", word("stop"));
    go(&mut play, "roman", word("end_orders"));
    assert!(!offered(&play, "roman", &of("mark", "rc-1")), "one attack in all waves");
}

#[test]
fn rs_sab_5_the_tenth_forms_in_its_first_legion_order_only() {
    let order_x = |formed: bool| {
        let mut play = left_wing()
            .turn(2)
            .unit("x-1 1826 E unformed")
            .set("tenth", json!(formed))
            .choosing("labienus", 4)
            .play();
        play.act("roman", legion("x"));
        if offered(&play, "roman", &word("all_for_one")) {
            play.act("roman", word("all_for_one"));
        }
        is(&play, "x-1", "unformed")
    };
    assert!(!order_x(false), "the first");
    assert!(order_x(true), "a later one takes a roll");
}

#[test]
fn r6_75_a_cohort_that_has_left_the_camp_does_not_come_and_go() {
    let mut play = draw("bibracte")
        .unit("xii-1 3921 W sheltered")
        .unit("num-1 4021 W sheltered")
        .leader("labienus", "4121")
        .leader("caesar", "4121")
        .orders("caesar", 6)
        .play();
    go(&mut play, "roman", order("xii-1"));
    go(&mut play, "roman", step("3822"));
    go(&mut play, "roman", word("stop"));
    assert!(!is(&play, "xii-1", "sheltered"), "S-BIB-2: it may leave, once");
    go(&mut play, "roman", order("num-1"));
    go(&mut play, "roman", step("3921"));
    go(&mut play, "roman", step("3821"));
    go(&mut play, "roman", word("stop"));
    assert!(is(&play, "num-1", "sheltered"), "S-BIB-3: skirmishers come back freely");
}

#[test]
fn r4_22_no_legion_order_in_momentum() {
    let with = |which: &str| {
        draw("bibracte")
            .leader("caesar", "2820")
            .leader("trebonius", "2720")
            .unit("vii-1 2719 W")
            .choosing("trebonius", 3)
            .set(
                "phase",
                json!({"is": "orders", "leader": "trebonius", "which": which, "given": "choosing", "left": 3}),
            )
            .play()
    };
    assert!(offered(&with("first"), "roman", &legion("vii")));
    with("momentum").refused("roman", legion("vii"), "4.33");
}

#[test]
fn r4_25_the_same_two_legions_all_turn() {
    let play = draw("rhine")
        .unit("ix-1 2919 W")
        .unit("vii-1 2921 W")
        .leader("labienus", "2920")
        .set("labienus", json!(["vii", "viii"]))
        .orders("labienus", 4)
        .play();
    assert!(offered(&play, "roman", &order("vii-1")));
    assert!(!offered(&play, "roman", &order("ix-1")), "a third, though it is his own");
}

#[test]
fn r4_53_a_leader_stands_within_two_hexes_of_his_line() {
    let line = json!({"do": "line_order", "arm": "foot"});
    let at = |hex: &str| {
        draw("bibracte")
            .unit("he-1 2520 E")
            .unit("he-2 2521 E")
            .leader("divico", hex)
            .choosing("divico", 3)
            .play()
    };
    assert!(offered(&at("2518"), "tribes", &line));
    at("2517").refused("tribes", line, "4.54");
}

#[test]
fn r4_62_a_leader_does_not_fall_back_into_a_zone() {
    let mut play = draw("bibracte")
        .unit("he-1 2519 E")
        .unit("he-9 2819 SE")
        .leader("trebonius", "2720")
        .leader("nammeius", "2519")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-1"));
    play.act("tribes", step("2620"));
    let away = |hex: &str| json!({"do": "leader_away", "leader": "trebonius", "to": hex});
    assert!(offered(&play, "roman", &away("2821")));
    play.refused("roman", away("2820"), "4.62");
}

#[test]
fn r5_41_not_with_the_same_initiative() {
    let play = draw("rhine")
        .unit("ha-1 1911 E")
        .unit("mc-1 1915 E")
        .leader("hariogais", "1811")
        .leader("cimberius", "1815")
        .leader("ariovistus", "1723")
        .leader("caesar", "2812")
        .set("phase", json!({"is": "due", "side": "tribes", "level": 3, "picked": "hariogais"}))
        .play();
    play.refused("tribes", json!({"do": "trump", "leader": "cimberius"}), "5.41");
    play.allowed("tribes", json!({"do": "trump", "leader": "ariovistus"}));
}

#[test]
fn r6_8_until_the_turn_in_which_a_second_unit_came() {
    let calm_after = |contacts: u8| {
        let mut play = draw("bibracte")
            .leader("caesar", "3520")
            .tribe("helvetii", "contacts", json!(contacts))
            .set("elite", json!([true, true]))
            .set("withdrawn", json!(true))
            .unit("he-8 1220 E")
            .orders("caesar", 6)
            .play();
        to_next_turn(&mut play);
        play.position()["tribes"]["helvetii"]["calm"] == json!(true)
    };
    assert!(!calm_after(1) && calm_after(2));
}

/// Whether the Boii have come when the next turn begins.
fn boii_after(turn: u8, routs: u8) -> bool {
    let mut play = draw("bibracte")
        .turn(turn)
        .leader("caesar", "3520")
        .tribe("helvetii", "routs", json!(routs))
        .set("elite", json!([true, true]))
        .set("withdrawn", json!(true))
        .unit("he-8 1220 E")
        .unit("bo-1 waiting SE")
        .orders("caesar", 6)
        .play();
    to_next_turn(&mut play);
    at(&play, "bo-1") != "waiting"
}

#[test]
fn rs_gen_6_not_before_their_turn() {
    assert!(!boii_after(1, 0), "turn 2");
    assert!(boii_after(2, 0), "turn 3");
}

#[test]
fn rs_bib_4_the_fourth_rout_brings_them_earlier() {
    assert!(!boii_after(1, 3));
    assert!(boii_after(1, 4));
}

#[test]
fn rs_bib_5_only_once() {
    let asked = |withdrawn: bool| {
        let mut play = draw("bibracte")
            .leader("caesar", "3520")
            .set("elite", json!([true, true]))
            .set("withdrawn", json!(withdrawn))
            .unit("he-8 2020 E")
            .orders("caesar", 6)
            .play();
        play.act("roman", word("end_orders"));
        if offered(&play, "roman", &word("stop_here")) {
            play.act("roman", word("stop_here"));
        }
        offered(&play, "tribes", &word("fall_back"))
    };
    assert!(asked(false) && !asked(true));
}

#[test]
fn r5_26_who_waited_comes_before_higher_leaders_only() {
    let mut play = draw("bibracte")
        .unit("vii-1 3119 W")
        .unit("he-1 1919 E")
        .leader("caesar", "3522")
        .leader("trebonius", "3219")
        .leader("nammeius", "1818")
        .leader("labienus", "4121")
        .leader_is("caesar", "status", json!("active"))
        .leader_is("caesar", "used", json!(1))
        .leader_is("trebonius", "late", json!(true))
        .set("phase", json!({"is": "momentum", "leader": "caesar", "eager": false}))
        .play();
    play.act("roman", word("stop_here"));
    assert_eq!(play.position()["phase"]["picked"], json!("nammeius"), "2 before 3");
    play.act("tribes", word("decline"));
    assert_eq!(play.position()["phase"]["picked"], json!("trebonius"), "and 3 before 4");
}

#[test]
fn r4_38_who_has_come_into_a_zone_gives_no_more_orders() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2822 W")
        .unit("he-8 2620 E")
        .leader("trebonius", "2822")
        .orders("trebonius", 3)
        .play();
    assert!(offered(&play, "roman", &order("vii-2")));
    go(&mut play, "roman", ride("trebonius"));
    go(&mut play, "roman", ride_to("2720"));
    play.refused("roman", order("vii-2"), "5.26");
    play.allowed("roman", word("end_orders"));
}

#[test]
fn rs_bri_3_a_transport_that_lands_men_does_not_move() {
    let mut play = draw("britannia")
        .set("awake", json!(true))
        .unit("tr-1 2514 W")
        .unit("x-1 aboard:tr-1 W")
        .unit("x-2 aboard:tr-1 W")
        .leader("trebonius", "aboard:tr-1")
        .orders("trebonius", 3)
        .play();
    assert!(offered(&play, "roman", &order("tr-1")));
    go(&mut play, "roman", json!({"do": "land", "unit": "x-1", "to": "2414"}));
    for word_of in ["done", "stop"] {
        if offered(&play, "roman", &word(word_of)) {
            go(&mut play, "roman", word(word_of));
        }
    }
    play.refused("roman", order("tr-1"), "5.24");
    play.allowed("roman", json!({"do": "land", "unit": "x-2", "to": "2415"}));
}

#[test]
fn rs_bri_3_who_lands_before_the_enemy_is_met() {
    let mut play = draw("britannia")
        .set("awake", json!(true))
        .unit("tr-1 2406 W")
        .unit("x-1 aboard:tr-1 W")
        .unit("cai-20 2205 E")
        .leader("trebonius", "aboard:tr-1")
        .leader("cingetorix", "2105")
        .orders("trebonius", 3)
        .play();
    play.act("roman", json!({"do": "land", "unit": "x-1", "to": "2305"}));
    play.act("roman", word("done"));
    let shot = json!({"do": "react_fire", "unit": "cai-20", "at": "x-1"});
    assert!(offered(&play, "tribes", &shot), "8.23");
    assert!(kinds(&play, "tribes").contains(&"turn".to_owned()), "7.15");
}
