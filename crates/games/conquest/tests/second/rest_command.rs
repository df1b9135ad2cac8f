//! 2 to 5: what the other files leave over.

use serde_json::{Value, json};

use crate::table::*;

fn ride(leader: &str) -> Value {
    json!({"do": "ride", "rider": {"leader": leader}})
}

fn legion(id: &str) -> Value {
    json!({"do": "legion_order", "legion": id})
}

fn trump(id: &str) -> Value {
    json!({"do": "trump", "leader": id})
}

fn due(leader: &str) -> Value {
    json!({"is": "due", "side": "roman", "level": 3, "picked": leader})
}

/// A seventh legion of one cohort, and its legate.
fn seventh() -> Draw {
    draw("bibracte").unit("vii-1 2720 W").leader("trebonius", "2820")
}

#[test]
fn r2_21_no_letter_no_shot() {
    let play = draw("bibracte")
        .unit("he-8 2620 E")
        .unit("vii-1 2720 W")
        .leader("nammeius", "2619")
        .orders("nammeius", 2)
        .play();
    assert!(!kinds(&play, "tribes").contains(&"fire".to_owned()));
}

#[test]
fn r3_0_auxiliaries_elite_and_then_the_lowest() {
    let mut play = start("bibracte");
    play.act("roman", word("ready"));
    assert!(offered(&play, "roman", &word("skip_auxiliaries")));
    play.act("roman", word("skip_auxiliaries"));
    assert!(offered(&play, "roman", &word("keep_elite")));
    play.act("roman", word("keep_elite"));
    assert_eq!(play.pending(), ["tribes"]);
}

#[test]
fn r3_0_b_the_lowest_inactive_leader_is_due() {
    let mut play = start("bibracte");
    for kind in ["ready", "skip_auxiliaries", "keep_elite"] {
        play.act("roman", word(kind));
    }
    let pick = |id: &str| json!({"do": "pick", "leader": id});
    assert!(
        offered(&play, "tribes", &pick("nammeius")) && offered(&play, "tribes", &pick("toutorix"))
    );
    assert!(!offered(&play, "tribes", &pick("divico")), "he has 3");
}

#[test]
fn r3_0_c_shock_comes_after_the_orders() {
    let mut play = seventh().unit("he-8 2620 E").orders("trebonius", 3).play();
    assert!(!offered(&play, "roman", &of("mark", "vii-1")));
    play.act("roman", word("end_orders"));
    assert!(offered(&play, "roman", &of("mark", "vii-1")));
}

#[test]
fn r3_0_d_then_momentum_or_the_next() {
    let mut play = seventh().orders("trebonius", 3).play();
    play.act("roman", word("end_orders"));
    assert!(offered(&play, "roman", &word("try")) && offered(&play, "roman", &word("stop_here")));
}

#[test]
fn r3_0_e_the_marks_of_the_turn_go() {
    let mut play = draw("bibracte")
        .unit("vii-1 3420 W rallied reduced no")
        .unit("he-8 1220 E")
        .leader("trebonius", "3420")
        .orders("trebonius", 3)
        .play();
    to_next_turn(&mut play);
    assert!(!is(&play, "vii-1", "rallied") && is(&play, "vii-1", "reduced"));
    assert_eq!(leader(&play, "trebonius")["used"].as_u64().unwrap_or(0), 0);
}

#[test]
fn r4_36_a_legion_order_needs_sight() {
    let scene = draw("bibracte")
        .unit("vii-1 2433 NE")
        .unit("vii-2 2429 NE")
        .leader("trebonius", "2430")
        .leader("caesar", "2428");
    let mut play = scene.choosing("trebonius", 3).play();
    let mut single = play.again();
    play.act("roman", legion("vii"));
    assert!(!offered(&play, "roman", &order("vii-1")), "woods between");
    single.act("roman", word("individual"));
    assert!(offered(&single, "roman", &order("vii-1")));
}

#[test]
fn r4_39_a_finished_leader_is_moved_by_the_proconsul() {
    let play = seventh()
        .leader("caesar", "2920")
        .leader_is("trebonius", "status", json!("finished"))
        .orders("caesar", 6)
        .play();
    assert!(offered(&play, "roman", &ride("trebonius")));
}

#[test]
fn r4_42_an_eagle_stands_with_its_own_legion() {
    let mut play =
        seventh().unit("viii-1 2722 W").eagle("vii", "2821").orders("trebonius", 3).play();
    go(&mut play, "roman", json!({"do": "ride", "rider": {"eagle": "vii"}}));
    assert!(offered(&play, "roman", &json!({"do": "ride_to", "to": "2720"})));
    assert!(!offered(&play, "roman", &json!({"do": "ride_to", "to": "2722"})));
}

#[test]
fn r4_47_only_cohorts_run_to_it() {
    let mut play = draw("bibracte")
        .unit("rc-1 3121 E routed")
        .eagle("vii", "3120")
        .leader("trebonius", "3520")
        .orders("trebonius", 3)
        .play();
    to_next_turn(&mut play);
    assert_ne!(at(&play, "rc-1"), "3121");
}

#[test]
fn r4_51_two_ranges() {
    let scene = draw("bibracte")
        .unit("he-1 2720 E")
        .unit("he-2 2721 E")
        .unit("he-3 2722 E")
        .unit("he-4 2723 E")
        .leader("nammeius", "2719")
        .leader("divico", "2718");
    let mut single = scene.choosing("nammeius", 2).play();
    let mut line = single.again();
    single.act("tribes", word("individual"));
    assert!(
        offered(&single, "tribes", &order("he-2")) && !offered(&single, "tribes", &order("he-4"))
    );
    line.act("tribes", json!({"do": "line_order", "arm": "foot"}));
    assert!(offered(&line, "tribes", &order("he-4")), "within six");
}

#[test]
fn r5_11_everybody_begins_inactive() {
    let play = start("lutetia");
    for name in ["labienus", "fabius", "camulogenus", "drappes"] {
        assert_eq!(leader(&play, name)["status"], json!(null), "{name}");
    }
}

#[test]
fn r5_13_not_twice_a_turn() {
    let play = seventh()
        .leader("galba", "2924")
        .unit("viii-1 2824 W")
        .leader_is("trebonius", "status", json!("finished"))
        .set("phase", json!({"is": "due", "side": "roman", "level": 3}))
        .play();
    let pick = |id: &str| json!({"do": "pick", "leader": id});
    assert!(!offered(&play, "roman", &pick("trebonius")));
    assert!(offered(&play, "roman", &pick("galba")) || offered(&play, "roman", &word("activate")));
}

#[test]
fn r5_15_who_declines_has_finished() {
    let mut play = seventh()
        .leader("caesar", "2920")
        .set("elite", json!([true, true]))
        .set("phase", due("trebonius"))
        .play();
    play.act("roman", word("decline"));
    assert_eq!(leader(&play, "trebonius")["status"], json!("finished"));
}

#[test]
fn r5_16_and_is_turned_over() {
    let mut play = seventh()
        .leader("caesar", "2920")
        .set("elite", json!([true, true]))
        .orders("trebonius", 3)
        .play();
    play.act("roman", word("end_orders"));
    play.act("roman", word("stop_here"));
    assert_eq!(leader(&play, "trebonius")["status"], json!("finished"));
}

#[test]
fn r5_21_four_orders_for_labienus() {
    let mut play = draw("bibracte")
        .unit("xii-1 3120 W")
        .leader("labienus", "3221")
        .leader("caesar", "3321")
        .set("elite", json!([true, true]))
        .set("phase", json!({"is": "due", "side": "roman", "level": 4, "picked": "labienus"}))
        .play();
    play.act("roman", word("activate"));
    play.act("roman", word("individual"));
    assert_eq!(play.position()["phase"]["left"], json!(4));
}

#[test]
fn r5_23_a_chief_does_not_move_another_leader() {
    let scene = |by: &str| {
        let play = draw("bibracte")
            .unit("he-1 2720 E")
            .leader("nammeius", "2719")
            .leader("toutorix", "2718")
            .leader("divico", "2717")
            .orders(by, 2)
            .play();
        offered(&play, "tribes", &ride("toutorix"))
    };
    assert!(!scene("nammeius") && scene("divico"));
}

#[test]
fn r5_24_who_shot_does_not_move_in_that_phase() {
    let mut play = seventh().unit("he-8 2620 W").orders("trebonius", 3).play();
    dice(&mut play, &[9]);
    play.act("roman", fire("vii-1", "2620"));
    play.refused("roman", order("vii-1"), "5.24");
}

#[test]
fn r5_25_shock_takes_no_order() {
    let mut play = seventh().unit("he-8 2620 E").orders("trebonius", 0).play();
    play.act("roman", word("end_orders"));
    assert!(offered(&play, "roman", &of("mark", "vii-1")));
}

#[test]
fn r5_27_even_if_none_was_given() {
    let mut play = seventh().unit("he-8 2620 E").choosing("trebonius", 3).play();
    play.act("roman", word("individual"));
    play.act("roman", word("end_orders"));
    assert!(offered(&play, "roman", &of("mark", "vii-1")));
}

#[test]
fn r5_28_when_all_have_finished_the_turn_ends() {
    let mut play = seventh().unit("he-8 1220 E").orders("trebonius", 3).play();
    play.act("roman", word("end_orders"));
    play.act("roman", word("stop_here"));
    quiet(&mut play, "roman");
    assert_eq!(play.position()["turn"], json!(3));
}

#[test]
fn r5_31_no_momentum_in_a_zone_nor_when_passed_over() {
    let tries = |draw: Draw| {
        let mut play = draw.play();
        play.act("roman", word("end_orders"));
        if offered(&play, "roman", &word("end_marks")) {
            play.act("roman", word("end_marks"));
        }
        offered(&play, "roman", &word("try"))
    };
    let elite = json!([true, true]);
    assert!(tries(
        seventh().leader("caesar", "2920").set("elite", elite.clone()).orders("caesar", 6)
    ));
    assert!(!tries(
        seventh()
            .unit("he-8 2620 E")
            .leader("caesar", "2720")
            .set("elite", elite.clone())
            .orders("caesar", 6)
    ));
    assert!(!tries(
        seventh()
            .leader("caesar", "2920")
            .leader_is("caesar", "spent", json!(true))
            .set("elite", elite)
            .orders("caesar", 6)
    ));
}

#[test]
fn r5_34_after_an_elite_phase_he_may_try_later() {
    let mut play = seventh()
        .leader("caesar", "2920")
        .leader_is("trebonius", "used", json!(1))
        .set("elite", json!([true, true]))
        .set("phase", due("trebonius"))
        .play();
    play.act("roman", word("activate"));
    play.act("roman", word("individual"));
    play.act("roman", word("end_orders"));
    assert!(offered(&play, "roman", &word("try")));
}

#[test]
fn r5_44_a_trump_that_fails_passes_nobody_over() {
    let mut play = seventh()
        .leader("galba", "2924")
        .leader("caesar", "2920")
        .set("elite", json!([true, true]))
        .set("phase", due("trebonius"))
        .play();
    dice(&mut play, &[9]);
    play.act("roman", trump("caesar"));
    assert_ne!(leader(&play, "galba")["spent"], json!(true));
    assert_eq!(leader(&play, "caesar")["status"], json!("finished"));
}

#[test]
fn r5_45_only_fate_brings_a_finished_leader_back() {
    let mut play = seventh()
        .unit("he-1 2319 E")
        .leader("caesar", "2920")
        .leader("divico", "2221")
        .leader_is("divico", "status", json!("finished"))
        .leader_is("caesar", "status", json!("active"))
        .leader_is("caesar", "used", json!(1))
        .set("elite", json!([true, true]))
        .set("phase", json!({"is": "momentum", "leader": "caesar", "eager": false}))
        .play();
    dice(&mut play, &[9, 0]);
    play.act("roman", word("try"));
    play.act("tribes", json!({"do": "reactivate", "leader": "divico"}));
    assert_eq!(leader(&play, "divico")["status"], json!("active"));
}

#[test]
fn r5_47_he_may_trump_from_a_zone() {
    let play = seventh()
        .unit("he-8 2620 E")
        .leader("caesar", "2720")
        .set("elite", json!([true, true]))
        .set("phase", due("trebonius"))
        .play();
    assert!(offered(&play, "roman", &trump("caesar")));
}

#[test]
fn r5_52_legions_of_caesars_elite_phase_are_closed_to_their_legates() {
    let mut play = seventh()
        .turn(1)
        .unit("he-1 2319 E")
        .leader("caesar", "2920")
        .leader("nammeius", "2218")
        .set("phase", json!({"is": "elite"}))
        .play();
    play.act("roman", json!({"do": "take_elite", "leader": "caesar"}));
    play.act("roman", legion("vii"));
    if offered(&play, "roman", &word("all_for_one")) {
        play.act("roman", word("all_for_one"));
    }
    assert_eq!(play.position()["groups"]["vii"]["by_proconsul"], json!(true));
    assert_ne!(play.position()["groups"]["vii"]["by_legate"], json!(true));
}

#[test]
fn r5_62_only_rome_has_skirmishers() {
    let mut play = start("rhine");
    play.act("roman", word("ready"));
    assert_eq!(play.pending(), ["roman"]);
    assert!(offered(&play, "roman", &word("use_auxiliaries")));
}

#[test]
fn r5_63_wherever_they_are() {
    let mut play = draw("bibracte")
        .unit("cre-1 2210 W")
        .unit("he-1 1019 E")
        .leader("caesar", "4121")
        .set("phase", json!({"is": "auxiliaries"}))
        .play();
    play.act("roman", word("use_auxiliaries"));
    assert!(offered(&play, "roman", &order("cre-1")));
}
