//! 6: zones of control.

use crate::play::*;

/// Cohorts and archers control six hexes; leaders and garrisons none, and nothing reaches into a
/// fort.
#[test]
fn r6_1_who_has_one() {
    let draw = || {
        draw().forts("2640").at("2640", "recruits-1").at("2840", "labienus").at("2440", "legio-1-1")
    };
    // 2541 is next to 2440: a Gaul stops there. 2641 is next to the fort alone: he goes on.
    let mut play = draw().at("2542", "aedui-1").at("2642", "aedui-2").play();
    play.march("gaul", "aedui-1", "2541");
    assert!(play.steps("gaul", "aedui-1").is_empty());
    play.hold_all();
    let mut play = draw().at("2642", "aedui-2").play();
    play.march("gaul", "aedui-2", "2641");
    assert!(!play.steps("gaul", "aedui-2").is_empty());
    let mut play = draw().at("2440", "archers-1").at("2542", "aedui-1").play();
    play.march("gaul", "aedui-1", "2541");
    assert!(play.steps("gaul", "aedui-1").is_empty());
}

/// Who enters a zone stops, and owes an attack.
#[test]
fn r6_2_stop_and_attack() {
    let mut play = draw().at("2440", "legio-1-1").at("2543", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2542 2541");
    assert!(!play.may("gaul", &step("aedui-1", "2441")));
    play.roll(&[1]).act("gaul", end_moves());
    while play.phase() != "declaration" {
        play.act("gaul", end_moves());
    }
    play.refused("gaul", done(), "14.32");
}

/// Who begins in a zone withdraws, or attacks.
#[test]
fn r6_3_attack_or_withdraw() {
    let draw = || draw().at("2440", "legio-1-1").at("2541", "aedui-1");
    let play = draw().attack("gaul").play();
    assert!(!play.may("gaul", &done()));
    let mut play = draw().play();
    play.walk("gaul", "aedui-1", "2542").act("gaul", halt());
    play.gauls_done();
    // Nothing is owed: the Gallic battles are over before they begin, or may be ended at once.
    assert!(play.phase() != "declaration" || play.may("gaul", &done()));
}

/// From zone straight to zone is forbidden, through free ground it is not.
#[test]
fn r6_4_never_from_zone_to_zone() {
    let mut play = draw().at("2440", "legio-1-1").at("2541", "aedui-1").play();
    play.refused("gaul", step("aedui-1", "2441"), "6.4");
    play.walk("gaul", "aedui-1", "2542 2441");
    assert!(play.steps("gaul", "aedui-1").is_empty());
}

/// Neither a river nor a friend helps.
#[test]
fn r6_5_rivers_and_friends_do_not_cancel() {
    let mut play =
        draw().at("0618", "legio-1-1").at("0418", "aedui-1").at("0518", "aedui-2").play();
    play.walk("gaul", "aedui-1", "0518");
    assert!(play.steps("gaul", "aedui-1").is_empty());
}

/// A disrupted unit has no zone.
#[test]
fn r6_6_disruption_cancels() {
    let mut play = draw().romans().at("0405", "aedui-1:d").at("0308", "legio-1-1").play();
    play.walk("roman", "legio-1-1", "0307 0306 0305");
    play.act("roman", halt());
    assert_eq!(play.at("legio-1-1"), "0305");
}
