//! 9: artillery.

use serde_json::json;

use crate::table::*;

fn battery() -> Play {
    draw("bibracte")
        .unit("cat-vii 2720 W")
        .unit("he-8 2421 E")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play()
}

fn shoot() -> serde_json::Value {
    json!({"do": "shoot", "unit": "cat-vii", "at": "2421"})
}

#[test]
fn r9_34_two_shots_a_turn_without_orders() {
    let mut play = battery();
    dice(&mut play, &[5]);
    play.act("roman", shoot());
    assert_eq!(hits(&play, "he-8"), 1, "three hexes: 5");
    dice(&mut play, &[6]);
    play.act("roman", shoot());
    assert_eq!(hits(&play, "he-8"), 1);
    play.refused("roman", shoot(), "9.34");
}

#[test]
fn r9_32_changing_over_takes_an_order_and_the_phase() {
    let mut play = battery();
    play.act("roman", of("mode", "cat-vii"));
    assert!(is(&play, "cat-vii", "limbered"));
    assert!(!offered(&play, "roman", &shoot()));
    assert!(!offered(&play, "roman", &order("cat-vii")));
}

#[test]
fn r9_35_all_round() {
    let play = draw("bibracte")
        .unit("cat-vii 2720 E")
        .unit("he-8 2421 E")
        .leader("trebonius", "2820")
        .orders("trebonius", 3)
        .play();
    play.allowed("roman", shoot());
}
