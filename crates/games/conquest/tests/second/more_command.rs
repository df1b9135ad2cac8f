//! 3, 4 and 5 once more: who may order whom, and when.

use serde_json::{Value, json};

use crate::table::*;

fn ride(leader: &str) -> Value {
    json!({"do": "ride", "rider": {"leader": leader}})
}

fn ride_to(hex: &str) -> Value {
    json!({"do": "ride_to", "to": hex})
}

/// Individual orders left.
fn left(play: &Play) -> u64 {
    let phase = play.position()["phase"].clone();
    let bottom = phase.as_array().and_then(|list| list.first().cloned()).unwrap_or(phase);
    bottom["left"].as_u64().unwrap_or(0)
}

#[test]
fn r4_23_the_proconsul_moves_another_leader_twice_as_dear_from_a_zone() {
    let mut free = draw("bibracte")
        .leader("caesar", "2920")
        .leader("trebonius", "2820")
        .unit("vii-1 2922 W")
        .orders("caesar", 6)
        .play();
    go(&mut free, "roman", ride("trebonius"));
    go(&mut free, "roman", ride_to("2822"));
    assert_eq!((leader(&free, "trebonius")["spot"].clone(), left(&free)), (json!("2822"), 5));
    assert!(!offered(&free, "roman", &ride("trebonius")), "once a phase");
    let mut held = draw("bibracte")
        .leader("caesar", "2920")
        .leader("trebonius", "2720")
        .unit("vii-1 2720 W")
        .unit("he-8 2620 E")
        .orders("caesar", 6)
        .play();
    go(&mut held, "roman", ride("trebonius"));
    go(&mut held, "roman", ride_to("2822"));
    assert_eq!((leader(&held, "trebonius")["spot"].clone(), left(&held)), (json!("2822"), 4));
}

#[test]
fn r4_31_range_is_taken_when_the_order_is_given() {
    let mut play = draw("bibracte")
        .leader("trebonius", "2720")
        .unit("vii-1 2714 W")
        .orders("trebonius", 3)
        .play();
    assert!(!offered(&play, "roman", &order("vii-1")));
    go(&mut play, "roman", ride("trebonius"));
    go(&mut play, "roman", ride_to("2718"));
    assert!(offered(&play, "roman", &order("vii-1")));
}

#[test]
fn r4_32_as_many_orders_as_his_initiative() {
    let mut play = draw("bibracte")
        .leader("trebonius", "2720")
        .unit("vii-1 2719 W 4")
        .unit("vii-2 2721 W 4")
        .orders("trebonius", 1)
        .play();
    play.act("roman", of("recover", "vii-1"));
    assert!(
        !offered(&play, "roman", &of("recover", "vii-2"))
            && !offered(&play, "roman", &order("vii-2"))
    );
}

#[test]
fn r4_33_one_kind_of_orders_in_a_phase() {
    let mut play = draw("bibracte")
        .leader("caesar", "2820")
        .leader("trebonius", "2720")
        .unit("vii-1 2719 W")
        .choosing("trebonius", 3)
        .play();
    play.act("roman", word("individual"));
    assert!(!offered(&play, "roman", &json!({"do": "legion_order", "legion": "vii"})));
}

#[test]
fn r4_34_all_cohorts_in_range_wherever_they_stand() {
    let mut play = draw("bibracte")
        .leader("caesar", "2820")
        .leader("trebonius", "2720")
        .unit("vii-1 2717 W")
        .unit("vii-2 2724 W")
        .unit("vii-3 2714 W")
        .unit("viii-1 2721 W")
        .choosing("trebonius", 3)
        .play();
    play.act("roman", json!({"do": "legion_order", "legion": "vii"}));
    assert!(offered(&play, "roman", &order("vii-1")) && offered(&play, "roman", &order("vii-2")));
    assert!(!offered(&play, "roman", &order("vii-3")), "six hexes away");
    assert!(!offered(&play, "roman", &order("viii-1")), "another legion");
}

#[test]
fn r4_35_horse_or_skirmishers() {
    let mut play = draw("bibracte")
        .leader("caesar", "2720")
        .leader("aemilius", "2820")
        .unit("rc-1 2718 W")
        .unit("cre-1 2722 W")
        .choosing("caesar", 6)
        .play();
    play.act("roman", json!({"do": "line_order", "arm": "horse"}));
    assert!(offered(&play, "roman", &order("rc-1")) && !offered(&play, "roman", &order("cre-1")));
}

#[test]
fn r4_37_legions_whose_legates_have_not_acted() {
    let play = draw("bibracte")
        .leader("caesar", "2720")
        .leader("trebonius", "2718")
        .leader("galba", "2722")
        .unit("vii-1 2717 W")
        .unit("viii-1 2723 W")
        .leader_is("trebonius", "status", json!("passed"))
        .leader_is("galba", "status", json!("finished"))
        .set("groups", json!({"viii": {"by_legate": true}}))
        .choosing("caesar", 6)
        .play();
    let legion = |id: &str| json!({"do": "legion_order", "legion": id});
    assert!(offered(&play, "roman", &legion("vii")), "5.17: he passed");
    assert!(!offered(&play, "roman", &legion("viii")), "4.24");
}

#[test]
fn r4_41_his_orders_close_the_legion_to_the_proconsul() {
    let mut play = draw("bibracte")
        .leader("trebonius", "2720")
        .unit("vii-1 2719 W 4")
        .orders("trebonius", 3)
        .play();
    play.act("roman", of("recover", "vii-1"));
    assert_eq!(play.position()["groups"]["vii"]["by_legate"], json!(true));
}

#[test]
fn r4_43_an_eagle_goes_six_hexes() {
    let mut play = draw("bibracte")
        .leader("trebonius", "2720")
        .unit("vii-1 2719 W")
        .eagle("vii", "2721")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", json!({"do": "ride", "rider": {"eagle": "vii"}}));
    assert!(
        offered(&play, "roman", &ride_to("2727")) && !offered(&play, "roman", &ride_to("2728"))
    );
}

#[test]
fn r4_44_the_eagle_may_be_left_behind() {
    let scene = |die: u32| {
        let mut play = draw("rhine")
            .unit("ghi-1 2620 E")
            .unit("x-1 2720 W 7")
            .eagle("x", "2720")
            .leader("brinno", "2619")
            .orders("brinno", 3)
            .play();
        dice(&mut play, &[5, die]);
        play.act("tribes", fire("ghi-1", "2720"));
        assert!(is(&play, "x-1", "routed"));
        (play.position()["eagles"]["x"]["spot"].clone(), at(&play, "x-1"))
    };
    assert_eq!(scene(9).0, json!("2720"), "9 is more than 8");
    let (eagle, cohort) = scene(8);
    assert_eq!(eagle, json!(cohort), "carried along");
}

#[test]
fn r4_46_an_eagle_lost_with_its_bearer() {
    let mut play = draw("rhine")
        .unit("ghi-1 2620 E")
        .unit("x-1 2720 W routed no")
        .eagle("x", "2720")
        .leader("brinno", "2619")
        .orders("brinno", 3)
        .play();
    dice(&mut play, &[5]);
    play.act("tribes", fire("ghi-1", "2720"));
    assert_eq!(at(&play, "x-1"), "lost");
    assert_eq!(play.position()["eagles"]["x"]["spot"], json!("lost"));
}

#[test]
fn r4_61_no_leader_alone_in_a_zone() {
    let mut play = draw("bibracte")
        .leader("trebonius", "2822")
        .unit("vii-1 2720 W")
        .unit("he-8 2519 E")
        .unit("he-9 2620 E")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", ride("trebonius"));
    assert!(offered(&play, "roman", &ride_to("2720")), "with a friendly unit");
    assert!(!offered(&play, "roman", &ride_to("2719")), "alone, before he-9");
}

#[test]
fn r4_63_a_killed_legate_comes_back() {
    let mut play = draw("bibracte")
        .leader("caesar", "2920")
        .leader("trebonius", "lost")
        .unit("vii-1 2922 W")
        .unit("viii-1 2924 W")
        .set("elite", json!([true, true]))
        .orders("caesar", 6)
        .play();
    for _ in 0..12 {
        if offered(&play, "roman", &of("return", "vii-1")) || play.position()["turn"] != json!(2) {
            break;
        }
        let Some(seat) = play.pending().first().copied() else { break };
        let plain = ["end_orders", "end_marks", "stop_here", "done"];
        let next = plain
            .into_iter()
            .find(|kind| offered(&play, seat, &word(kind)))
            .expect("a plain answer");
        play.act(seat, word(next));
    }
    if offered(&play, "roman", &of("return", "vii-1")) {
        assert!(!offered(&play, "roman", &of("return", "viii-1")), "a unit of his");
        play.act("roman", of("return", "vii-1"));
    }
    assert_eq!(leader(&play, "trebonius")["spot"], json!("2922"));
}

#[test]
fn r4_64_a_proconsul_does_not() {
    let mut play = draw("bibracte")
        .leader("caesar", "lost")
        .leader("trebonius", "2920")
        .unit("vii-1 2922 W")
        .orders("trebonius", 3)
        .play();
    to_next_turn(&mut play);
    assert_eq!(leader(&play, "caesar")["spot"], json!("lost"));
}

#[test]
fn r5_12_ties_are_rolled_for_and_then_sides_alternate() {
    let mut play = draw("bibracte")
        .unit("vii-1 3119 W")
        .unit("viii-1 3123 W")
        .unit("he-1 2319 E")
        .leader("trebonius", "3320")
        .leader("galba", "3324")
        .leader("divico", "2221")
        .leader("nammeius", "2218")
        .orders("nammeius", 2)
        .play();
    // Romans 7, tribes 4.
    dice(&mut play, &[7, 4]);
    play.act("tribes", word("end_orders"));
    for kind in ["end_marks", "stop_here"] {
        if offered(&play, "tribes", &word(kind)) {
            play.act("tribes", word(kind));
        }
    }
    assert_eq!(play.pending(), ["roman"]);
    if offered(&play, "roman", &json!({"do": "pick", "leader": "trebonius"})) {
        play.act("roman", json!({"do": "pick", "leader": "trebonius"}));
    }
    play.act("roman", word("decline"));
    assert_eq!(play.pending(), ["tribes"], "then Divico");
}

#[test]
fn r5_17_a_legate_who_passes_has_not_finished() {
    let mut play = draw("bibracte")
        .unit("vii-1 3119 W")
        .leader("trebonius", "3320")
        .leader("caesar", "3322")
        .set("phase", json!({"is": "due", "side": "roman", "level": 3, "picked": "trebonius"}))
        .set("elite", json!([true, true]))
        .play();
    play.act("roman", word("pass"));
    assert_eq!(leader(&play, "trebonius")["status"], json!("passed"));
    let kinds = kinds(&play, "roman");
    assert!(
        kinds.contains(&"pick".to_owned()) || kinds.contains(&"activate".to_owned()),
        "Caesar is due: {kinds:?}"
    );
}

#[test]
fn r5_43_one_try_for_each_side() {
    let play = draw("bibracte")
        .unit("vii-1 3119 W")
        .leader("trebonius", "3320")
        .leader("caesar", "3322")
        .leader("labienus", "3520")
        .set("trumped", json!([true, false]))
        .set("phase", json!({"is": "due", "side": "roman", "level": 3, "picked": "trebonius"}))
        .play();
    assert!(!offered(&play, "roman", &json!({"do": "trump", "leader": "caesar"})));
}

#[test]
fn r5_46_who_trumped_must_do_something() {
    let mut play = draw("bibracte").unit("vii-1 2721 W").unit("vii-2 2723 W").leader("caesar", "2720").leader("trebonius", "2719").orders("caesar", 6).set("phase", json!({"is": "orders", "leader": "caesar", "which": "first", "given": "individual", "left": 6, "bound": true})).play();
    play.refused("roman", word("end_orders"), "5.46");
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", pivot("E"));
    go(&mut play, "roman", word("stop"));
    play.refused("roman", word("end_orders"), "5.46");
}

#[test]
fn r5_46_who_only_strikes_needs_no_order() {
    let phase = json!({"is": "orders", "leader": "caesar", "which": "first", "given": "individual", "left": 6, "bound": true});
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("he-1 2620 E")
        .leader("caesar", "2721")
        .orders("caesar", 6)
        .set("phase", phase)
        .play();
    go(&mut play, "roman", word("end_orders"));
    play.refused("roman", word("end_marks"), "5.46");
    assert!(offered(&play, "roman", &json!({"do": "mark", "unit": "vii-1"})));
}

#[test]
fn r5_46_who_can_do_nothing_may_end() {
    let mut play = draw("bibracte").unit("bal-1 2720 W no");
    let around = ["2619", "2620", "2621", "2719", "2721", "2819", "2820", "2821"];
    for (number, hex) in (1..).zip(around) {
        // They look the other way, so that nobody pins it (7.23).
        let facing = if hex.starts_with("28") { "E" } else { "W" };
        play = play.unit(&format!("he-{number} {hex} {facing}"));
    }
    let phase = json!({"is": "orders", "leader": "caesar", "which": "first", "given": "individual", "left": 6, "bound": true});
    let mut play = play.leader("caesar", "2720").orders("caesar", 6).set("phase", phase).play();
    play.refused("roman", word("end_orders"), "5.46");
    go(&mut play, "roman", order("bal-1"));
    go(&mut play, "roman", word("stop"));
    go(&mut play, "roman", word("end_orders"));
}

#[test]
fn r5_61_skirmishers_and_nobody_else() {
    let mut play = draw("bibracte")
        .unit("cre-1 3119 W")
        .unit("vii-1 3120 W")
        .unit("he-1 2319 E")
        .leader("caesar", "3522")
        .set("phase", json!({"is": "auxiliaries"}))
        .play();
    play.act("roman", word("use_auxiliaries"));
    assert!(offered(&play, "roman", &order("cre-1")) && !offered(&play, "roman", &order("vii-1")));
}

#[test]
fn r6_15_a_leader_has_nine_points() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .leader("trebonius", "2720")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", ride("trebonius"));
    assert!(
        offered(&play, "roman", &ride_to("2711")) && !offered(&play, "roman", &ride_to("2710"))
    );
}

#[test]
fn r6_31_one_unit_after_the_other() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2722 W")
        .leader("trebonius", "2821")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    go(&mut play, "roman", step("2620"));
    assert!(!offered(&play, "roman", &order("vii-2")));
}

#[test]
fn r6_94_one_order_for_all_that_is_with_the_proconsul() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2720 W under")
        .leader("caesar", "2720")
        .orders("caesar", 6)
        .play();
    go(&mut play, "roman", of("order_stack", "vii-1"));
    go(&mut play, "roman", step("2620"));
    go(&mut play, "roman", word("stop"));
    assert_eq!(
        (at(&play, "vii-1").as_str(), at(&play, "vii-2").as_str(), left(&play)),
        ("2620", "2620", 5)
    );
    assert_eq!(leader(&play, "caesar")["spot"], json!("2620"));
}

#[test]
fn r6_95_the_bottom_comes_up_by_an_order() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2720 W under")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    assert!(!offered(&play, "roman", &order("vii-2")), "only the top one leaves");
    play.act("roman", of("swap", "vii-2"));
    assert_eq!(
        (piece(&play, "vii-1")["under"].clone(), piece(&play, "vii-2")["under"].clone()),
        (json!(true), json!(null))
    );
}
