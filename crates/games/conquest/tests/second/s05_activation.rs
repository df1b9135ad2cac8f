//! 5: activation, momentum, trumps.

use serde_json::json;

use crate::table::*;

/// Caesar, three legates and two chiefs, all inactive, and a unit for each side.
fn army() -> Draw {
    draw("bibracte")
        .unit("vii-1 3119 W")
        .unit("viii-1 3123 W")
        .unit("he-1 2319 E")
        .unit("he-2 2320 E")
        .leader("caesar", "3522")
        .leader("trebonius", "3320")
        .leader("galba", "3324")
        .leader("labienus", "3520")
        .leader("divico", "2221")
        .leader("nammeius", "2218")
        .set("elite", json!([true, true]))
}

fn due(side: &str, level: u8, leader: &str) -> serde_json::Value {
    json!({"is": "due", "side": side, "level": level, "picked": leader})
}

#[test]
fn r5_41_a_trump_of_ones_own() {
    let trump = |die: u32| {
        let mut play = army().set("phase", due("roman", 3, "trebonius")).play();
        dice(&mut play, &[die]);
        play.act("roman", json!({"do": "trump", "leader": "caesar"}));
        quiet(&mut play, "roman");
        play
    };
    let won = trump(6);
    assert_eq!(leader(&won, "caesar")["status"], json!("active"));
    for name in ["trebonius", "galba", "labienus", "divico", "nammeius"] {
        assert_eq!(leader(&won, name)["spent"], json!(true), "5.44: {name} has no momentum");
    }
    let lost = trump(7);
    assert_eq!(leader(&lost, "caesar")["status"], json!("finished"));
    assert_eq!(leader(&lost, "trebonius")["status"], json!("active"));
    assert_ne!(leader(&lost, "galba")["spent"], json!(true));
}

#[test]
fn r5_41_only_by_a_better_leader_and_not_by_a_legate() {
    let play = army().set("phase", due("roman", 3, "trebonius")).play();
    assert!(offered(&play, "roman", &json!({"do": "trump", "leader": "caesar"})));
    assert!(
        offered(&play, "roman", &json!({"do": "trump", "leader": "labienus"})),
        "4.25 sets him apart"
    );
    assert!(!offered(&play, "roman", &json!({"do": "trump", "leader": "galba"})));
}

#[test]
fn r5_42_the_trump_is_trumped() {
    let mut play = army().set("phase", due("tribes", 2, "nammeius")).play();
    dice(&mut play, &[3]);
    play.act("tribes", json!({"do": "trump", "leader": "divico"}));
    assert_eq!(play.pending(), ["roman"]);
    dice(&mut play, &[5]);
    play.act("roman", json!({"do": "trump_back", "leader": "labienus"}));
    assert_eq!(leader(&play, "labienus")["status"], json!("finished"), "5 is more than 4");
    assert_eq!(leader(&play, "divico")["status"], json!("active"));
}

/// A leader at the end of his phase.
fn momentum(name: &str, seat: &'static str, faces: &[u32]) -> Play {
    let mut play = army()
        .leader_is(name, "status", json!("active"))
        .leader_is(name, "used", json!(1))
        .set("phase", json!({"is": "momentum", "leader": name, "eager": false}))
        .play();
    dice(&mut play, faces);
    play.act(seat, word("try"));
    play
}

#[test]
fn r5_32_initiative_or_less() {
    let mut won = momentum("caesar", "roman", &[6]);
    quiet(&mut won, "roman");
    assert_eq!(leader(&won, "caesar")["used"], json!(2));
    let lost = momentum("caesar", "roman", &[7]);
    assert_eq!(leader(&lost, "caesar")["status"], json!("finished"));
    let legate = momentum("trebonius", "roman", &[4]);
    assert_eq!(leader(&legate, "trebonius")["status"], json!("finished"));
}

#[test]
fn r5_33_the_die_of_fate() {
    let only = momentum("caesar", "roman", &[9, 5]);
    assert_eq!(
        (leader(&only, "caesar")["status"].clone(), only.position()["turn"].clone()),
        (json!("finished"), json!(2))
    );
    let over = momentum("caesar", "roman", &[9, 1]);
    assert_eq!(over.pending(), ["tribes"]);
    assert!(offered(&over, "tribes", &json!({"do": "reactivate", "leader": "divico"})));
    let mut cut = army()
        .leader_is("caesar", "status", json!("active"))
        .leader_is("caesar", "used", json!(1))
        .set("phase", json!({"is": "momentum", "leader": "caesar", "eager": false}))
        .play();
    dice(&mut cut, &[9, 9]);
    cut.act("roman", word("try"));
    // The Helvetii are asked whether they fall back (S-BIB-5).
    quiet(&mut cut, "roman");
    assert_eq!(cut.position()["turn"], json!(3), "the turn is over");
}

#[test]
fn r5_42_a_momentum_is_trumped() {
    let mut play = momentum("divico", "tribes", &[2]);
    assert_eq!(play.pending(), ["roman"]);
    dice(&mut play, &[6]);
    play.act("roman", json!({"do": "trump_back", "leader": "caesar"}));
    assert_eq!(leader(&play, "divico")["status"], json!("finished"));
    assert_eq!(leader(&play, "caesar")["status"], json!("active"));
}

#[test]
fn r5_14_three_phases_at_most() {
    let play = army()
        .leader_is("caesar", "status", json!("active"))
        .leader_is("caesar", "used", json!(3))
        .orders("caesar", 6)
        .leader_is("caesar", "used", json!(3))
        .play();
    let mut play = play;
    go(&mut play, "roman", word("end_orders"));
    if offered(&play, "roman", &word("end_marks")) {
        go(&mut play, "roman", word("end_marks"));
    }
    assert!(!offered(&play, "roman", &word("try")));
}

#[test]
fn r5_22_no_second_order_for_a_unit_in_a_phase() {
    let mut play = draw("bibracte")
        .unit("rc-1 2720 W")
        .leader("aemilius", "2820")
        .orders("aemilius", 3)
        .play();
    go(&mut play, "roman", order("rc-1"));
    go(&mut play, "roman", step("2620"));
    go(&mut play, "roman", word("stop"));
    play.refused("roman", order("rc-1"), "5.24");
}

#[test]
fn r5_64_later_only_by_an_order_of_its_own() {
    let mut play = draw("bibracte")
        .unit("cre-1 2720 W")
        .unit("cre-2 2722 W")
        .leader("caesar", "2821")
        .set("elite", json!([true, true]))
        .set("phase", json!({"is": "auxiliaries"}))
        .play();
    play.act("roman", word("use_auxiliaries"));
    go(&mut play, "roman", order("cre-1"));
    go(&mut play, "roman", step("2620"));
    go(&mut play, "roman", word("stop"));
    go(&mut play, "roman", word("end_orders"));
    if offered(&play, "roman", &json!({"do": "pick", "leader": "caesar"})) {
        play.act("roman", json!({"do": "pick", "leader": "caesar"}));
    }
    play.act("roman", word("activate"));
    play.act("roman", json!({"do": "line_order", "arm": "skirmishers"}));
    assert!(offered(&play, "roman", &order("cre-2")), "{:?}", kinds(&play, "roman"));
    assert!(!offered(&play, "roman", &order("cre-1")), "it acted in phase A");
}
