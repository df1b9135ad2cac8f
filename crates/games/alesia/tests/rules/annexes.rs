//! The annexes, on the hexes of our map.

use alesia::Alesia;
use serde_json::json;

use crate::play::{attack, draw, enter, fight, fort, odds, place, say, step, walk};

#[test]
fn rannex_a_connected_ramparts() {
    let mut play = draw().roman().on("1806", "legio-7-1 legio-7-2").play();
    walk(&mut play, "roman", "legio-7-1", &[("1906", 2)]);
    play.act("roman", say("halt"));
    walk(&mut play, "roman", "legio-7-2", &[("1807", 1)]);
}

/// An assault on a fort, with the dice of the book. Besieged counters stand in for the 8-6 that the
/// relief army has not got.
#[test]
fn rannex_b_an_assault_on_a_fort() {
    let mut play = draw()
        .on("2640", "recruits-1")
        .on("2440", "legio-7-1")
        .on("2840", "legio-7-2")
        .forts("2640")
        .off("IX", "aedui-1 aedui-2 ambiani-1")
        .on("2641", "b-arverni-1 b-arverni-2")
        .on("2541", "b-arverni-3 b-arverni-4")
        .on("2741", "b-arverni-5 b-aedui-1")
        .set("starts", json!({}))
        .set(
            "moved",
            json!([
                "b-arverni-1",
                "b-arverni-2",
                "b-arverni-3",
                "b-arverni-4",
                "b-arverni-5",
                "b-aedui-1"
            ]),
        )
        .play();
    play.act("gaul", enter("aedui-1", "2644"));
    play.act("gaul", step("aedui-1", "2643"));
    play.roll(&[5]);
    play.act("roman", fort("2640", 3, "aedui-1"));
    assert_eq!(play.position()["disrupted"], json!(["aedui-1"]));
    play.act("gaul", enter("aedui-2", "2644"));
    play.act("gaul", step("aedui-2", "2643"));
    play.act("gaul", step("aedui-2", "2642"));
    play.roll(&[2]);
    play.act("roman", fort("2640", 2, "aedui-2"));
    play.act("gaul", step("aedui-2", "2542"));
    play.act("gaul", step("aedui-2", "2441"));
    play.act("gaul", enter("ambiani-1", "2844"));
    for to in ["2843", "2842", "2841"] {
        play.act("gaul", step("ambiani-1", to));
    }
    play.act("gaul", say("end_moves"));
    assert_eq!(play.phase(), "last_fire");
    // The primary disrupts one of those before the gate; then the works: 2441, 2541 twice, 2741
    // twice, 2841.
    play.roll(&[3, 6, 1, 1, 1, 1, 6]);
    play.act("roman", fort("2640", 1, "b-arverni-1"));
    assert_eq!(play.phase(), "declaration");
    assert_eq!([place(&play, "aedui-2"), place(&play, "ambiani-1")], ["lost", "lost"]);
    attack(&mut play, "gaul", "2440", "b-arverni-3");
    attack(&mut play, "gaul", "2840", "b-arverni-5");
    attack(&mut play, "gaul", "2640", "b-arverni-2 b-arverni-4 b-aedui-1");
    play.act("gaul", say("end_declaration"));
    fight(&mut play, "gaul", "2640", &[5]);
    let told = crate::play::told(&play);
    assert!(told.contains("25 against 8") && told.contains("No effect"), "{told}");
    fight(&mut play, "gaul", "2440", &[2, 2]);
    assert_eq!(play.pending(), ["roman"]);
}

/// What the book's assault of 24 against 8 may come to: of six faces two have no effect on a fort
/// (24.7), two let the attackers in, one drives the garrison out and nobody follows, one drives the
/// attackers off. The cohort beside it is attacked at 1:2, where no face breaks anything and a melee is
/// one.
#[test]
fn rannex_b_chances_of_the_assault() {
    let mut play = draw()
        .declares("gaul")
        .on("2640", "recruits-1")
        .on("2440", "legio-7-1")
        .forts("2640")
        .on("2641", "b-arverni-1 b-arverni-2")
        .on("2541", "b-arverni-3 b-arverni-4")
        .play();
    attack(&mut play, "gaul", "2440", "b-arverni-3");
    attack(&mut play, "gaul", "2640", "b-arverni-1 b-arverni-2 b-arverni-4");
    let report = odds(&play, "gaul");
    let shown = |bar: usize| -> Vec<(String, String, u8)> {
        let parts = report.bars[bar].parts.iter();
        let sixths = |chance: f64| format!("{:.0}", chance * 6.0);
        parts.map(|part| (part.label.clone(), sixths(part.chance), part.harm)).collect()
    };
    let part = |label: &str, sixths: u8, harm| (label.to_owned(), sixths.to_string(), harm);
    assert_eq!(report.bars[0].title, "2440: 8:10 (1:2)");
    assert_eq!(
        shown(0),
        [
            part("AR4 DA2", 1, 0),
            part("AR3 DA1", 1, 0),
            part("AR2", 1, 0),
            part("AR1", 1, 0),
            part("Melee", 1, 1),
            part("Rage", 1, 2)
        ]
    );
    assert_eq!(report.bars[1].title, "2640: 24:8 (3:1)");
    assert_eq!(
        shown(1),
        [
            part("AR1", 1, 0),
            part("no effect", 2, 1),
            part("DR1", 1, 3),
            part("DR2 AA1", 1, 3),
            part("DR3 AA1", 1, 3)
        ]
    );
    // What the letters of the table mean is said beside them.
    let about = &report.bars[1].parts.last().expect("six faces").about;
    assert_eq!(about, "the defenders retreat 3, the attackers may advance 1");
    let breaks = &report.rows[0];
    assert_eq!(breaks.0, "At least one line is broken into");
    assert!((breaks.1 - 1.0 / 3.0).abs() < 1e-9, "{}", breaks.1);
}

/// A raging battle, and who owes what.
#[test]
fn rannex_c_the_battle_rages() {
    let mut play = draw()
        .declares("gaul")
        .on("2840", "legio-7-1")
        .on("3040", "legio-7-2")
        .on("2941", "aedui-1 santoni-1")
        .on("3141", "aedui-2 aedui-3")
        .on("2841", "aedui-4 aedui-5")
        .on("3338", "legio-7-3 legio-7-4")
        .play();
    attack(&mut play, "gaul", "3040", "aedui-1 aedui-2 aedui-3");
    attack(&mut play, "gaul", "2840", "santoni-1 aedui-4 aedui-5");
    play.act("gaul", say("end_declaration"));
    // The rest is fought at once when one battle is left.
    fight(&mut play, "gaul", "3040", &[1, 2]);
    assert_eq!(place(&play, "legio-7-2"), "3040");
    if play.phase() == "combats" {
        play.act("gaul", json!({"do": "retreat", "unit": "legio-7-1", "to": "2839"}));
    }
    assert_ne!(place(&play, "legio-7-1"), "2840");
    // The Roman turn: nothing is owed by the cohort in the raging battle.
    let still = play.again();
    {
        let mut play = still.again();
        play.act("roman", say("end_moves"));
        if play.phase() == "declaration" {
            play.allowed("roman", say("end_declaration"));
        }
    }
    // A cohort beside raging attackers alone owes nothing either.
    {
        let mut play = still.again();
        for to in ["3339", "3340", "3240"] {
            play.act("roman", step("legio-7-3", to));
        }
        play.act("roman", say("end_moves"));
        assert_eq!(play.phase(), "declaration");
        play.allowed("roman", say("end_declaration"));
    }
}

#[test]
fn rannex_d_ramparts_in_combat() {
    let pack = Alesia::pack();
    let play = draw().play();
    let board = play.game.public();
    let uphill =
        |from: &str, to: &str| board.is_uphill(pack, from.parse().unwrap(), to.parse().unwrap());
    assert!(uphill("1906", "1806") && uphill("2106", "2107"));
    assert!(!uphill("1808", "1709") && uphill("1808", "1807"));
    assert!(uphill("2237", "2236"));
    assert!(uphill("0816", "0917") && uphill("0817", "0918") && !uphill("0918", "0817"));
}

#[test]
fn rannex_e_forks_of_rivers() {
    let pack = Alesia::pack();
    let play = draw().play();
    let board = play.game.public();
    let uphill =
        |from: &str, to: &str| board.is_uphill(pack, from.parse().unwrap(), to.parse().unwrap());
    assert!(uphill("2314", "2214") && uphill("2214", "2314"));
    assert!(!uphill("2315", "2214") && !uphill("2315", "2314") && !uphill("2214", "2315"));
    let both = ["2314", "2315"].map(|hex| Some(hex.parse().unwrap()));
    assert!(!board.is_doubled(pack, &both, "2214".parse().unwrap()));
}

#[test]
fn rtable_recon_as_printed() {
    let pack = Alesia::pack();
    assert_eq!(pack.unscreened, 100);
    assert_eq!(pack.accuracy, [90, 90, 90, 75, 50, 50, 33, 25]);
}
