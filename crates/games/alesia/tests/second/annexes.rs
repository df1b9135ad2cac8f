//! Annexes B and C, end to end on the real map.

use crate::play::*;

/// An assault on fort 2640, held by recruits, with cohorts on the rampart to both sides. The annex
/// has six 8-6; the counters have five, so that one of them is a 9-6 here.
#[test]
fn rannex_b_an_assault_on_a_fort() {
    let mut play = draw()
        .released()
        .forts("2640")
        .at("2640", "recruits-1")
        .at("2440", "legio-1-1")
        .at("2840", "legio-1-2")
        .at("2644", "aedui-1 aedui-2")
        .at("2744", "b-arverni-1 b-arverni-2")
        .at("2544", "b-arverni-3 b-arverni-4")
        .at("2844", "b-arverni-5 b-aedui-1")
        .at("2944", "suessiones-1")
        .play();
    // The first is disrupted three hexes away.
    play.walk("gaul", "aedui-1", "2643");
    play.roll(&[5]).act("roman", fort_fires("2640", 3, "aedui-1"));
    assert!(play.is_disrupted("aedui-1"));
    play.hold_all();
    // The second passes it, is missed at two hexes, and goes on onto the works.
    play.walk("gaul", "aedui-2", "2643");
    play.hold_all();
    play.walk("gaul", "aedui-2", "2642");
    play.roll(&[2]).act("roman", fort_fires("2640", 2, "aedui-2"));
    play.hold_all();
    play.march("gaul", "aedui-2", "2542 2441");
    play.hold_all();
    // The rest get into place while the fort keeps its last shot.
    for (unit, way) in [
        ("b-arverni-1", "2743 2742 2641"),
        ("b-arverni-2", "2743 2742 2641"),
        ("b-arverni-3", "2543 2542 2541"),
        ("b-arverni-4", "2543 2542 2541"),
        ("b-arverni-5", "2843 2743 2742 2741"),
        ("b-aedui-1", "2843 2743 2742 2741"),
        ("suessiones-1", "2943 2842 2841"),
    ] {
        play.march("gaul", unit, way);
        if play.may("gaul", &halt()) {
            play.act("gaul", halt());
        }
        play.hold_all();
    }
    while play.pending() == ["gaul"] && play.phase() == "movement" {
        play.act("gaul", end_moves());
    }
    // The last shot, a 3, disrupts one of the two beside the fort; the works kill two.
    play.roll(&[3, 6, 1, 1, 1, 1, 6]).act("roman", fort_fires("2640", 1, "b-arverni-1"));
    while play.pending() == ["roman"] {
        play.act("roman", hold());
    }
    assert!(play.is_disrupted("b-arverni-1") && !play.is_disrupted("b-arverni-2"));
    assert_eq!((play.at("aedui-2").as_str(), play.at("suessiones-1").as_str()), ("lost", "lost"));
    // One is left for each cohort, three attack the fort.
    play.declare("gaul", "2440", "b-arverni-3");
    play.declare("gaul", "2840", "b-aedui-1");
    play.declare("gaul", "2640", "b-arverni-2 b-arverni-4 b-arverni-5");
    play.fight("gaul", "2640", &[5]);
    assert_eq!(play.fought(), Some((24, 8)));
    assert_eq!(play.at("recruits-1"), "2640");
    // 8:10 is 1:2; a 2 is a melee. 9:10 too.
    play.roll(&[2, 2]).act("gaul", resolve("2440"));
    // The Romans: the cohorts must attack or withdraw, the garrison need not.
    assert_eq!(play.pending(), ["roman"]);
    play.act("roman", end_moves());
    assert!(!play.may("roman", &done()));
}

/// Annex C: 7 and 6 on 2941, 7 and 7 on 3141, 7 and 7 on 2841; cohorts on 2840 and 3040.
fn raging() -> Play {
    let mut play = draw()
        .attack("gaul")
        .at("2840", "legio-1-1")
        .at("3040", "legio-1-2")
        .at("2941", "aedui-1 santoni-1")
        .at("3141", "aedui-2 aedui-3")
        .at("2841", "aedui-4 aedui-5")
        .at("3440", "legio-7-1 legio-7-2")
        .play();
    play.declare("gaul", "3040", "aedui-1 aedui-2 aedui-3");
    play.declare("gaul", "2840", "santoni-1 aedui-4 aedui-5");
    // 21:10 rages with a 1, and 20:10 with a 2 is DR1; the last battle is fought unasked.
    play.fight("gaul", "3040", &[1, 2]);
    assert_eq!(play.fought_at("3040"), Some((21, 10)));
    assert_eq!(play.fought_at("2840"), Some((20, 10)));
    play.act("gaul", retreat("legio-1-1", "2839"));
    for unit in ["aedui-1", "aedui-2", "aedui-3", "legio-1-2"] {
        assert!(play.rages(unit), "{unit}");
    }
    assert!(!play.rages("santoni-1") && !play.rages("aedui-4"));
    assert_eq!(play.pending(), ["roman"]);
    play
}

/// The units of the battle do not move, and its defender owes nothing.
#[test]
fn rannex_c_the_defender_owes_nothing() {
    let mut play = raging();
    play.refused("roman", step("legio-1-2", "3039"), "15.3");
    play.act("roman", end_moves());
    assert!(play.phase() != "declaration" || play.may("roman", &done()));
}

/// Hex A, 3240, may be reinforced without an attack; then the Gauls owe it one of its own.
#[test]
fn rannex_c_reinforced_beside_it() {
    let mut play = raging();
    play.walk("roman", "legio-7-1", "3340 3240");
    play.act("roman", end_moves());
    if play.phase() == "declaration" {
        play.act("roman", done());
    }
    assert!(play.pending() == ["gaul"]);
    play.refused("gaul", step("aedui-1", "2942"), "15.3");
    // No works kill anybody here, whatever the dice, if they show no 6.
    play.may_roll(&[1; 12]);
    play.gauls_done();
    assert!(!play.may("gaul", &done()));
    play.declare("gaul", "3040", "aedui-1 aedui-2 santoni-1");
    assert!(!play.may("gaul", &done()), "3240 must be attacked too");
    play.declare("gaul", "3240", "aedui-3");
    play.allowed("gaul", done());
}

/// Into hex C itself, next to the 6 that is not turned over: all must be attacked.
#[test]
fn rannex_c_reinforced_in_it() {
    let mut play = raging();
    play.walk("roman", "legio-7-1", "3340 3239 3139 3039 3040");
    play.act("roman", end_moves());
    assert_eq!(play.phase(), "declaration");
    assert!(!play.may("roman", &done()));
    play.act("roman", target("2941")).act("roman", commit("legio-7-1")).act("roman", close());
    assert!(!play.may("roman", &done()), "3141 must be attacked too, by the cohort that was there");
    play.declare("roman", "3141", "legio-1-2");
    play.allowed("roman", done());
}
