//! 3.0, 17.1: set-up.

use alesia::{Alesia, Spot};
use serde_json::json;

use crate::play::{Play, place, say};

fn free() -> Play {
    Play::start(Alesia::pack(), &[("setup", "free")], &[], 1)
}

#[test]
fn r3_2_where_romans_may_stand() {
    let mut play = free();
    let take = json!({"do": "take", "unit": "legio-7-1"});
    let put = |hex: &str| json!({"do": "put", "hex": hex});
    play.refused("roman", put("0306"), "3.2");
    play.act("roman", take);
    play.refused("roman", put("2620"), "3.2");
    play.refused("roman", put("2621"), "3.2");
    play.act("roman", put("0306"));
    assert_eq!(place(&play, "legio-7-1"), "0306");
    play.refused("roman", json!({"do": "build", "hex": "4321"}), "3.2");
    play.act("roman", json!({"do": "build", "hex": "4417"}));
    play.refused("roman", say("ready"), "3.2");
    play.act("roman", say("place_rest"));
    play.act("roman", say("ready"));
    assert_eq!(play.pending(), ["gaul"]);
}

/// 3.2: one thing at a time: who holds a unit puts up no fort and takes none back.
#[test]
fn r3_2_no_forts_with_a_unit_in_the_hand() {
    let mut play = free();
    play.act("roman", json!({"do": "take", "unit": "legio-7-1"}));
    play.refused("roman", json!({"do": "build", "hex": "4417"}), "3.2");
    play.act("roman", json!({"do": "put", "hex": "0306"}));
    play.act("roman", say("place_rest")).act("roman", json!({"do": "take", "unit": "legio-7-1"}));
    play.refused("roman", json!({"do": "unbuild", "hex": "2640"}), "3.2");
    play.act("roman", json!({"do": "put", "hex": "0306"}));
    play.allowed("roman", json!({"do": "unbuild", "hex": "2640"}));
}

#[test]
fn r24_1_twenty_three_forts() {
    let mut play = free();
    play.act("roman", say("place_rest"));
    play.refused("roman", json!({"do": "build", "hex": "0306"}), "24.1");
}

#[test]
fn r3_3_the_gauls_have_no_choice() {
    let play = Play::start(Alesia::pack(), &[], &[], 1);
    let position = play.position();
    let count = |place: &str| {
        position["units"].as_object().unwrap().values().filter(|at| *at == place).count()
    };
    assert_eq!((count("town"), count("off")), (46, 136));
    let zones = position["secrets"]["zones"]["at"].as_object().unwrap();
    assert!(zones.values().all(|zone| zone == "I"));
}

#[test]
fn r22_2_cavalry_begins_with_the_others() {
    let play = Play::start(Alesia::pack(), &[], &[], 1);
    assert_eq!(play.position()["secrets"]["zones"]["at"]["equites-20"], "I");
}

#[test]
fn r17_1_two_three_four() {
    let seats = |players: &'static str| {
        Play::start(Alesia::pack(), &[("players", players)], &[], 1).seats()
    };
    assert_eq!(seats("2"), ["roman", "gaul"]);
    assert_eq!(seats("3"), ["roman", "relief", "besieged"]);
    assert_eq!(seats("4"), ["roman", "relief", "besieged", "labienus"]);
}

/// A state is small enough to be copied a million times.
#[test]
fn states_are_small() {
    assert!(size_of::<alesia::State>() <= 8192, "{}", size_of::<alesia::State>());
    assert_eq!(size_of::<Spot>(), 2);
}

/// 3.2, 17.4: why a fort or a unit is not placed.
#[test]
fn r3_2_reasons_for_not_placing() {
    let why = |play: &Play, action: serde_json::Value| {
        let action: alesia::Action = serde_json::from_value(action).expect("an action");
        kernel::Rules::judge(&play.game, alesia::ROMAN, &action).expect_err("it is refused")
    };
    let mut play = free();
    play.act("roman", json!({"do": "build", "hex": "0306"}));
    let unbuild = json!({"do": "unbuild", "hex": "0306"});
    assert_eq!(why(&play, unbuild), alesia::Refusal::FortsFirst {});
    play.act("roman", json!({"do": "place_rest"}));
    let rest = json!({"do": "place_rest"});
    assert_eq!(why(&play, rest), alesia::Refusal::AllPlaced {});
    let mut play = Play::start(Alesia::pack(), &[("players", "4")], &[], 1);
    play.act("roman", json!({"do": "sphere", "first": "VIII"}));
    play.act("roman", json!({"do": "ready"}));
    play.refused("labienus", json!({"do": "unbuild", "hex": "2640"}), "17.4");
}
