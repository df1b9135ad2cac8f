//! 19 and 26: leaders, victory.

use crate::play::*;
use serde_json::json;

/// A Roman counter that comes next to Vercingetorix wins, whoever is with him.
#[test]
fn r19_1_contact_ends_the_game() {
    let mut play = draw()
        .released()
        .romans()
        .at("2518", "vercingetorix b-aedui-1 b-aedui-2")
        .at("2515", "germani-1")
        .play();
    play.walk("roman", "germani-1", "2516");
    assert_eq!(play.winners(), None);
    play.walk("roman", "germani-1", "2517");
    assert_eq!(play.winners(), Some(vec!["roman"]));
}

/// His own step into a zone is refused.
#[test]
fn r19_1_he_does_not_walk_into_a_zone() {
    let play = draw().released().at("2518", "vercingetorix").at("2516", "legio-1-1").play();
    play.refused("gaul", step("vercingetorix", "2517"), "19.1");
}

/// Three hexes from a manned fort he does not go; an empty one does not matter.
#[test]
fn r19_2_forts_keep_him_away() {
    let play =
        draw().released().forts("4315").at("4315", "recruits-1").at("4319", "vercingetorix").play();
    play.refused("gaul", step("vercingetorix", "4318"), "19.2");
    let play = draw().released().forts("4315").at("4319", "vercingetorix").play();
    play.allowed("gaul", step("vercingetorix", "4318"));
}

/// Archers can kill him.
#[test]
fn r19_2_archers_can_hit_him() {
    for (face, over) in [(4, false), (5, true)] {
        let mut play = draw().released().at("2520", "vercingetorix").at("2517", "archers-1").play();
        // One hex away is a zone of control: two hexes are as near as he comes.
        play.walk("gaul", "vercingetorix", "2519");
        let range = 2;
        play.roll(&[face + 1]).act("roman", unit_fires("archers-1", range, "vercingetorix"));
        assert_eq!(play.winners().is_some(), over, "{face}");
        if !over {
            assert!(play.is_disrupted("vercingetorix"));
        }
    }
}

/// Alone in a zone of control a Roman leader is lost; with a cohort he is not.
#[test]
fn r19_3_a_leader_alone() {
    let mut play = draw().at("0306", "labienus").at("0408", "aedui-1").play();
    play.walk("gaul", "aedui-1", "0407 0406");
    assert_eq!(play.at("labienus"), "lost");
    let mut play = draw().at("0306", "labienus legio-1-1").at("0408", "aedui-1").play();
    play.walk("gaul", "aedui-1", "0407 0406");
    assert_eq!(play.at("labienus"), "0306");
}

/// Labienus brings a second die, and the Roman chooses.
#[test]
fn r19_4_labienus_throws_two() {
    let mut play =
        draw().attack("rome").at("0306", "legio-1-1 labienus").at("0405", "suessiones-1").play();
    play.declare("roman", "0405", "legio-1-1");
    // 1:1: a 6 is AR3, a 2 is DR1.
    play.fight("roman", "0405", &[6, 2]);
    play.act("roman", pick(2));
    play.lead("roman", "suessiones-1");
    assert_ne!(play.at("suessiones-1"), "0405");
}

/// In defence too.
#[test]
fn r19_4_in_defence() {
    let mut play =
        draw().attack("gaul").at("0306", "legio-1-1 labienus").at("0405", "suessiones-1").play();
    play.declare("gaul", "0306", "suessiones-1");
    play.fight("gaul", "0306", &[2, 6]);
    play.act("roman", pick(6));
    assert!(play.offered("roman", "retreat"), "AR3 is the Gaul's");
}

/// Caesar brings two more, both together three more.
#[test]
fn r19_5_caesar_throws_three_both_four() {
    let mut play =
        draw().attack("rome").at("0306", "legio-1-1 caesar").at("0405", "suessiones-1").play();
    play.declare("roman", "0405", "legio-1-1");
    play.fight("roman", "0405", &[6, 5, 2]);
    play.act("roman", pick(2));
    let mut play = draw()
        .attack("rome")
        .at("0306", "legio-1-1 caesar labienus")
        .at("0405", "suessiones-1")
        .play();
    play.declare("roman", "0405", "legio-1-1");
    play.fight("roman", "0405", &[6, 5, 4, 2]);
    play.act("roman", pick(2));
}

/// The example of 19.6: one cohort of three is lost at 1:4, Labienus stays with the others.
#[test]
fn r19_6_he_may_stay_with_the_others() {
    let mut play = draw()
        .released()
        .attack("rome")
        .at("0306", "legio-1-1 legio-1-2 legio-1-3 labienus")
        .at("0405", "b-aedui-1 b-aedui-2")
        .at("0406", "suessiones-1")
        .play();
    play.declare("roman", "0405", "legio-1-1");
    play.declare("roman", "0406", "legio-1-2 legio-1-3");
    // Both dice eliminate the one; the others then attack 10:5 with two dice again.
    play.fight("roman", "0405", &[5, 6, 5, 4]);
    if play.offered("roman", "stand_aside") {
        play.act("roman", json!({"do": "stand_aside", "leader": "labienus"}));
    }
    assert_eq!((play.at("legio-1-1").as_str(), play.at("labienus").as_str()), ("lost", "0306"));
    play.act("roman", pick(4));
    assert_eq!(play.at("legio-1-2"), "0306");
}

/// With 19.7 his guard protects him from contact.
#[test]
fn r19_7_guarded() {
    let mut play = draw()
        .option("guarded_king", "on")
        .released()
        .romans()
        .at("2518", "vercingetorix b-aedui-1")
        .at("2515", "germani-1")
        .play();
    play.walk("roman", "germani-1", "2516 2517");
    assert_eq!(play.winners(), None);
    let mut play = draw()
        .option("guarded_king", "on")
        .released()
        .romans()
        .at("2518", "vercingetorix")
        .at("2515", "germani-1")
        .play();
    play.walk("roman", "germani-1", "2516 2517");
    assert_eq!(play.winners(), Some(vec!["roman"]));
}

/// Off the map he has won.
#[test]
fn r26_1_off_the_map() {
    let mut play = draw().released().at("2543", "vercingetorix").play();
    play.walk("gaul", "vercingetorix", "2544").act("gaul", leave("vercingetorix", "IX"));
    assert_eq!(play.winners(), Some(vec!["gaul"]));
}

/// The end of the second period with him inside is Rome's; without Caesar it is nobody's.
#[test]
fn r26_3_without_caesar_a_draw() {
    for (caesar, winners) in [("2237", vec!["roman"]), ("lost", vec![])] {
        let mut play = draw()
            .romans()
            .set("period", json!(2))
            .set("turn", json!(12))
            .at(caesar, "caesar")
            .play();
        play.romans_done();
        assert_eq!(play.winners(), Some(winners), "{caesar}");
    }
}

/// 26.2: time is up.
#[test]
fn r26_2_time_is_up() {
    let mut play = draw().romans().set("period", json!(2)).set("turn", json!(12)).play();
    play.romans_done();
    assert_eq!(play.winners(), Some(vec!["roman"]));
}

/// Caught without Caesar alive: a draw.
#[test]
fn r26_3_caught_without_caesar() {
    let mut play = draw()
        .released()
        .romans()
        .lost("caesar")
        .at("2518", "vercingetorix")
        .at("2515", "germani-1")
        .play();
    play.walk("roman", "germani-1", "2516 2517");
    assert_eq!(play.winners(), Some(vec![]));
}
