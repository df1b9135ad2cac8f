//! 2.4, 4, 8.4, 16.3, 20.4, 22.2: the order of things, and what is left over.

use crate::play::*;
use serde_json::json;

/// Ends whatever may be ended until somebody else is asked, or the phase is another.
fn finish(play: &mut Play, seat: &str) {
    while play.pending().contains(&seat) && play.winners().is_none() {
        let end = match play.phase().as_str() {
            "movement" => end_moves(),
            "declaration" => done(),
            "window" | "last_fire" => hold(),
            _ => return,
        };
        if !play.may(seat, &end) {
            return;
        }
        play.act(seat, end);
    }
}

/// 7 attacks 5, then 5 attacks 7.
#[test]
fn r2_4_the_same_factor_in_attack_and_defence() {
    let mut play = draw().attack("gaul").at("0306", "legio-1-1").at("0406", "aedui-1").play();
    play.declare("gaul", "0306", "aedui-1");
    play.fight("gaul", "0306", &[3]);
    assert_eq!(play.fought(), Some((7, 5)));
    assert_eq!(play.pending(), ["roman"]);
    play.act("roman", end_moves());
    play.declare("roman", "0406", "legio-1-1");
    play.fight("roman", "0406", &[2]);
    assert_eq!(play.fought(), Some((5, 7)));
}

/// The works are thrown for before any attack is declared.
#[test]
fn r4_3_works_before_battles() {
    let mut play = draw().at("2440", "legio-1-1").at("2541", "aedui-1").play();
    play.roll(&[1]);
    play.gauls_done();
    assert_eq!(play.phase(), "declaration");
    play.all_rolled();
}

/// Retreat and advance come before the next battle.
#[test]
fn r4_4_one_battle_is_finished_first() {
    let mut play = draw()
        .released()
        .attack("gaul")
        .at("0306", "legio-1-1")
        .at("0405", "b-arverni-1 b-arverni-2")
        .at("0320", "legio-1-2")
        .at("0420", "aedui-1")
        .play();
    play.declare("gaul", "0306", "b-arverni-1 b-arverni-2");
    play.declare("gaul", "0320", "aedui-1");
    // 16:5 is 3:1; a 2 is DR2 AA1. The die of the second battle, 7:5, waits until that is done.
    play.fight("gaul", "0306", &[2, 3]);
    assert_eq!(play.dice.left(), 1);
    play.lead("gaul", "legio-1-1");
    assert_eq!(crate::reader::apart("0306", &play.at("legio-1-1")), 2);
    assert_eq!(play.dice.left(), 1);
    play.act("gaul", advance("b-arverni-1", "0306"));
    if play.may("gaul", &end_advance()) {
        play.act("gaul", end_advance());
    }
    assert_eq!(play.dice.left(), 0);
}

/// Romans move Romans, and nobody fires at them.
#[test]
fn r4_5_the_roman_moves() {
    let play = draw().romans().at("0306", "legio-1-1").at("0320", "aedui-1").play();
    assert!(!play.steps("roman", "legio-1-1").is_empty());
    assert!(play.steps("roman", "aedui-1").is_empty());
    assert_eq!(play.pending(), ["roman"]);
}

#[test]
fn r4_6_roman_battles_in_the_same_way() {
    let mut play = draw()
        .attack("rome")
        .at("0306", "legio-1-1 legio-1-2 legio-1-3")
        .at("0405", "suessiones-1")
        .play();
    play.declare("roman", "0405", "legio-1-1 legio-1-2 legio-1-3");
    // 15:5 is 3:1; a 2 is DR2 AA1.
    play.fight("roman", "0405", &[2]);
    play.lead("roman", "suessiones-1");
    assert_eq!(play.ways("roman", "advance", "legio-1-1"), ["0405"]);
}

/// Then the turn is over and the Gauls begin the next.
#[test]
fn r4_7_the_next_turn() {
    let mut play = draw().romans().at("0306", "legio-1-1").play();
    finish(&mut play, "roman");
    assert_eq!((play.position()["turn"].as_u64(), play.pending()), (Some(4), vec!["gaul"]));
}

/// Four turns of two fresh units fill a trench hex; infantry then walks through.
#[test]
fn r8_4_filling_the_trench() {
    for (option, filled) in [("on", true), ("off", false)] {
        let mut play = draw()
            .option("fill_trench", option)
            .released()
            .at("1821", "b-aedui-1 b-aedui-2")
            .at("1820", "b-aedui-3 b-aedui-4")
            .play();
        for turn in 0..4 {
            let (fresh, tired) = if turn % 2 == 0 {
                (["b-aedui-1", "b-aedui-2"], ["b-aedui-3", "b-aedui-4"])
            } else {
                (["b-aedui-3", "b-aedui-4"], ["b-aedui-1", "b-aedui-2"])
            };
            for unit in tired {
                if play.at(unit) == "1721" {
                    play.act("gaul", step(unit, "1821"));
                    stop(&mut play);
                }
            }
            for unit in fresh {
                if play.at(unit) == "1820" {
                    play.act("gaul", step(unit, "1821"));
                }
                play.act("gaul", step(unit, "1721"));
                stop(&mut play);
            }
            finish(&mut play, "gaul");
            finish(&mut play, "roman");
            assert_eq!(play.pending(), ["gaul"], "turn {turn}");
        }
        play.act("gaul", step("b-aedui-1", "1721"));
        assert_eq!(play.may("gaul", &step("b-aedui-1", "1621")), filled, "{option}");
    }
}

fn stop(play: &mut Play) {
    if play.may("gaul", &halt()) {
        play.act("gaul", halt());
    }
}

/// A fort that has not fired shoots at who retreats, at each range as it comes.
#[test]
fn r16_3_fire_at_a_retreat() {
    let mut play = draw()
        .attack("gaul")
        .forts("2640")
        .at("2640", "recruits-1")
        .at("2541", "aedui-1")
        .at("2440", "legio-1-1 legio-1-2 legio-1-3")
        .play();
    play.declare("gaul", "2440", "aedui-1");
    // 7:30: a 2 is AR2, through 2542 (two hexes from the fort) to 2543 (three).
    play.fight("gaul", "2440", &[2]);
    assert_eq!(play.at("aedui-1"), "2542", "the only way");
    play.allowed("roman", fort_fires("2640", 2, "aedui-1"));
    play.act("roman", hold());
    if play.may("roman", &retreat("aedui-1", "2543")) {
        play.act("roman", retreat("aedui-1", "2543"));
    }
    play.allowed("roman", fort_fires("2640", 3, "aedui-1"));
    // Once it has fired it is done, at whatever range.
    let mut play = draw()
        .attack("gaul")
        .set("forts", json!([{"hex": "2640", "shots": {"used": 8}}]))
        .at("2640", "recruits-1")
        .at("2541", "aedui-1")
        .at("2440", "legio-1-1 legio-1-2 legio-1-3")
        .play();
    play.declare("gaul", "2440", "aedui-1");
    play.fight("gaul", "2440", &[2]);
    assert_eq!(play.at("aedui-1"), "2543", "nobody is asked on the way");
}

/// Missed by the fort at three hexes, shot at again at two.
#[test]
fn r24_3_a_miss_lets_it_go_on() {
    let mut play = draw().forts("2640").at("2640", "recruits-1").at("2644", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2643");
    play.roll(&[1]).act("roman", fort_fires("2640", 3, "aedui-1"));
    play.hold_all();
    play.walk("gaul", "aedui-1", "2642");
    play.allowed("roman", fort_fires("2640", 2, "aedui-1"));
}

/// A garrison that attacks out of its fort bars no way back.
#[test]
fn r24_71_no_zone_from_a_fort() {
    let mut play = draw()
        .attack("rome")
        .forts("2640")
        .at("2640", "legio-1-1 legio-1-2")
        .at("2641", "suessiones-1")
        .play();
    play.declare("roman", "2641", "legio-1-1 legio-1-2");
    // 10:5 is 2:1; a 2 is DR1. Nothing is barred by the fort.
    play.fight("roman", "2641", &[2]);
    assert_eq!(
        play.ways("roman", "retreat", "suessiones-1"),
        ["2542", "2642", "2742"],
        "all as near to the edge"
    );
}

/// All Gallic horse begins in zone I.
#[test]
fn r22_2_horse_begins_off_the_map() {
    let mut play = Play::start(pack(), &[("setup", "historical")], &[], 1);
    while play.pending() == ["roman"] {
        play.act("roman", json!({"do": "ready"}));
    }
    for number in 1..=20 {
        assert_eq!(play.at(&format!("equites-{number}")), "off");
    }
    assert_eq!(play.position()["presence"], json!(["I"]));
}

fn pack() -> &'static alesia::Pack {
    alesia::Alesia::pack()
}

/// Who died on the works is missing in the attack, for movement is over.
#[test]
fn r23_3_no_replacing() {
    let mut play =
        draw().at("2440", "legio-1-1").at("2541", "aedui-1 aedui-2").at("2542", "aedui-3").play();
    play.roll(&[6, 1]);
    play.gauls_done();
    assert_eq!(play.phase(), "declaration");
    assert!(play.steps("gaul", "aedui-3").is_empty());
    play.declare("gaul", "2440", "aedui-2");
    play.allowed("gaul", done());
}

/// A raging battle holds its units, is not owed by the defender, and is fought again.
#[test]
fn r15_3_the_battle_rages_on() {
    let mut play =
        draw().attack("gaul").at("0306", "legio-1-1").at("0405", "aedui-1 aedui-2").play();
    play.declare("gaul", "0306", "aedui-1 aedui-2");
    // 14:5 is 2:1; a 1 rages.
    play.fight("gaul", "0306", &[1]);
    assert!(play.rages("aedui-1") && play.rages("aedui-2") && play.rages("legio-1-1"));
    play.refused("roman", step("legio-1-1", "0305"), "15.3");
    finish(&mut play, "roman");
    assert_eq!(play.pending(), ["gaul"]);
    play.refused("gaul", step("aedui-1", "0404"), "15.3");
    play.gauls_done();
    assert!(!play.may("gaul", &done()));
    play.declare("gaul", "0306", "aedui-1 aedui-2");
    play.fight("gaul", "0306", &[3]);
    assert!(!play.rages("aedui-1") && !play.rages("legio-1-1"));
}

/// Raging archers beside a cohort fire at the end, at the units of their battle alone.
#[test]
fn r20_4_raging_archers() {
    let mut play = draw()
        .attack("gaul")
        .at("0306", "legio-1-1 archers-1")
        .at("0405", "aedui-1 aedui-2")
        .at("0309", "aedui-3")
        .play();
    play.declare("gaul", "0306", "aedui-1 aedui-2");
    // 14:6 is 2:1; a 1 rages.
    play.fight("gaul", "0306", &[1]);
    assert!(play.rages("archers-1"));
    finish(&mut play, "roman");
    play.walk("gaul", "aedui-3", "0308");
    assert_ne!(play.phase(), "window", "raging archers do not fire at others");
    play.walk("gaul", "aedui-3", "0307");
    assert_ne!(play.phase(), "window");
    while play.may("gaul", &end_moves()) {
        play.act("gaul", end_moves());
    }
    play.allowed("roman", unit_fires("archers-1", 1, "aedui-1"));
    assert!(!play.may("roman", &unit_fires("archers-1", 1, "aedui-3")));
    // Alone they do not fire at all.
    let mut play = draw()
        .attack("gaul")
        .at("0306", "archers-1 archers-2 slingers-1")
        .at("0405", "suessiones-1")
        .play();
    play.declare("gaul", "0306", "suessiones-1");
    // 5:3 is 1:1; a 1 rages.
    play.fight("gaul", "0306", &[1]);
    finish(&mut play, "roman");
    while play.may("gaul", &end_moves()) {
        play.act("gaul", end_moves());
    }
    assert_ne!(play.phase(), "last_fire");
}
