//! 4.0: combat units, their faces, legions and half-legions.

use std::collections::BTreeSet;

use serde_json::json;

use crate::play::*;
use crate::reader::*;

/// Strength in formation and disorganised, as it shows in combat: name, PF, PF disorganised.
#[test]
fn r4_0_a_disorganised_unit_shows_its_weaker_side() {
    for (unit, formed, disorganised) in [
        ("santons", 6, 3),
        ("lemovices", 5, 3),
        ("cadurques", 4, 2),
        ("vellaves", 3, 2),
        ("caletes", 2, 1),
    ] {
        for (suffix, pf) in [("", formed), (":d", disorganised)] {
            let mut play = draw()
                .combat("relief")
                .leader("1003", "viridomaros")
                .units("1104", &format!("{unit}{suffix}"))
                .units("1204", "numidae")
                .play();
            let [attack, riposte] = throws(&mut play, "gaul", "1204", unit, [1, 1]);
            assert_eq!((attack.pf, riposte.pf), (pf, 2), "{unit}{suffix}");
        }
    }
    for (unit, formed, disorganised) in
        [("legio-8", 10, 5), ("legio-8a", 5, 3), ("cohortes-1", 5, 3), ("equites-romani-1", 3, 2)]
    {
        for (suffix, pf) in [("", formed), (":d", disorganised)] {
            let mut play = draw()
                .combat("roman")
                .leader("1303", "labienus")
                .units("1204", &format!("{unit}{suffix}"))
                .units("1104", "cadurques")
                .play();
            let [attack, riposte] = throws(&mut play, "roman", "1104", unit, [1, 1]);
            assert_eq!((attack.pf, riposte.pf), (pf, 4), "{unit}{suffix}");
        }
    }
}

/// The errata: the Vellaves have +1 on their front. Against the Numidians, 0, that counts.
#[test]
fn r4_0_the_vellaves_have_plus_one() {
    let against = |unit: &str| {
        let mut play = draw()
            .combat("relief")
            .leader("1003", "viridomaros")
            .units("1104", unit)
            .units("1204", "numidae")
            .play();
        throws(&mut play, "gaul", "1204", unit, [1, 1])[0]
    };
    assert_eq!(against("gabales").modifier, 0);
    assert!(against("vellaves").modifier > 0);
    assert_eq!(against("vellaves").modifier, against("nerviens").modifier);
}

fn boxes(option: &str, units: &str) -> Play {
    draw()
        .organisation()
        .option("boxes", option)
        .hidden("0714", "labienus")
        .hidden("0716", "antonius")
        .boxed("labienus", units)
        .boxed("antonius", if units == "legio-7" { "legio-8" } else { "legio-7" })
        .hidden("0505", "comnios")
        .play()
}

/// As written, the enemy may look into every box; the option closes them.
#[test]
fn r4_0_the_enemy_may_look_into_boxes() {
    let (one, two) = (boxes("open", "legio-7"), boxes("open", "legio-8"));
    assert_ne!(one.view(Some("gaul")), two.view(Some("gaul")));
    assert_ne!(one.view(None), two.view(None));
    let (one, two) = (boxes("closed", "legio-7"), boxes("closed", "legio-8"));
    assert_eq!(one.view(Some("gaul")), two.view(Some("gaul")));
    assert_ne!(one.view(Some("roman")), two.view(Some("roman")));
}

#[test]
fn r4_0_a_legion_becomes_two_halves_and_one_again() {
    let mut play =
        draw().movement("roman").leader("0714", "labienus").units("0714", "legio-8").play();
    play.refused("roman", unite("legio-8"), "4.0");
    play.act("roman", split("legio-8"));
    assert_eq!(play.at("legio-8"), "aside");
    assert_eq!((play.at("legio-8a"), play.at("legio-8b")), ("0714".into(), "0714".into()));
    play.refused("roman", split("legio-8"), "4.0");
    let mut play = draw()
        .movement("roman")
        .leader("0714", "labienus")
        .units("0714", "legio-8a legio-8b")
        .play();
    play.act("roman", unite("legio-8"));
    assert_eq!(play.at("legio-8"), "0714");
    assert_eq!((play.at("legio-8a"), play.at("legio-8b")), ("aside".into(), "aside".into()));
}

#[test]
fn r4_0_halves_apart_stay_halves() {
    let play = draw()
        .movement("roman")
        .leader("0714", "labienus")
        .units("0714", "legio-8a")
        .units("0715", "legio-8b")
        .play();
    play.refused("roman", unite("legio-8"), "4.0");
    // Halves of two legions are no legion.
    let play = draw()
        .movement("roman")
        .leader("0714", "labienus")
        .units("0714", "legio-8a legio-9a")
        .units("0715", "legio-8b legio-9b")
        .play();
    play.refused("roman", unite("legio-8"), "4.0").refused("roman", unite("legio-9"), "4.0");
}

#[test]
fn r4_0_halves_in_the_same_box_unite() {
    let table = |first: &str, second: &str| {
        draw()
            .organisation()
            .hidden("0714", "labienus")
            .hidden("0714", "antonius")
            .boxed("labienus", first)
            .boxed("antonius", second)
            .hidden("0505", "comnios")
            .play()
    };
    let mut play = table("legio-8a legio-8b", "legio-9");
    play.act("roman", unite("legio-8"));
    assert_eq!(play.in_box("legio-8").as_deref(), Some("labienus"));
    table("legio-8a", "legio-8b").refused("roman", unite("legio-8"), "4.0");
    let mut play = table("legio-8", "legio-9");
    play.act("roman", split("legio-8"));
    assert_eq!(play.in_box("legio-8a").as_deref(), Some("labienus"));
    assert_eq!(play.in_box("legio-8b").as_deref(), Some("labienus"));
}

/// Splitting needs room in the box: halves count as two units (3.2).
#[test]
fn r4_0_halves_are_two_units_in_a_box() {
    let table = |units: &str| {
        draw()
            .organisation()
            .hidden("0714", "rebilus")
            .boxed("rebilus", units)
            .hidden("0505", "comnios")
            .play()
    };
    table("legio-8 numidae sagittarii cohortes-1 cohortes-2").allowed("roman", split("legio-8"));
    table("legio-8 numidae sagittarii cohortes-1 cohortes-2 legio-9").refused_as(
        "roman",
        split("legio-8"),
        "3.2",
        "box_full",
    );
}

/// Cavalry and infantry are two kinds: they do not even stack (5.0).
#[test]
fn r4_0_infantry_and_cavalry() {
    let play = draw()
        .movement("relief")
        .leader("1003", "viridomaros")
        .units("1104", "equites-1")
        .units("1103", "santons")
        .play();
    play.refused("gaul", step("equites-1", "1103"), "5.0");
    // Horse moves 8, foot 5.
    let mut play = draw()
        .movement("relief")
        .leader("1104", "vercassivellaunos")
        .units("0804", "equites-1 equites-2")
        .units("0805", "santons")
        .camps("")
        .play();
    for to in ["0904", "1004", "1104", "1204", "1304", "1404", "1504", "1604"] {
        play.act("gaul", step("equites-1", to));
    }
    assert_eq!(play.at("equites-1"), "1604");
    play.refused_as("gaul", step("equites-1", "1703"), "7.2", "already_moved");
    if spent(&play).is_some() {
        play.act("gaul", just("halt"));
    }
    for to in ["0904", "1004", "1104", "1204", "1304"] {
        play.act("gaul", step("santons", to));
    }
    play.refused_as("gaul", step("santons", "1404"), "7.2", "already_moved");
    assert_eq!(play.at("santons"), "1304");
    assert_eq!(play.position()["turn"], json!(1));
}

/// At every stage at which the Roman decides: whole legions may be split, and halves united.
#[test]
fn r4_0_legions_are_exchanged_at_any_stage() {
    let both = |play: &Play, stage: &str| {
        assert!(play.pending().contains(&"roman"), "{stage}");
        play.allowed("roman", split("legio-8"));
        play.allowed("roman", unite("legio-9"));
    };
    let table = || {
        draw()
            .leader("0714", "labienus")
            .units("0714", "legio-8")
            .units("0715", "legio-9a legio-9b numidae:d")
            .hidden("0505", "comnios")
            .hidden("1514", "caesar")
    };
    both(&table().organisation().play(), "A");
    both(&table().strategic("rome", 1, 1).play(), "B");
    both(&table().movement("roman").play(), "movement");
    both(&table().archery().units("0814", "santons").play(), "archery");
    both(&table().rally("roman").play(), "rallies");
    both(&table().withdrawal().play(), "D");
    let fate = json!({"is": "succession", "side": "rome"});
    both(&table().fate("antonius", "killed").phase(fate).play(), "8.1");
    let boxed = draw()
        .leader("0714", "labienus")
        .boxed("labienus", "legio-8 legio-9a legio-9b")
        .hidden("0505", "comnios");
    both(&boxed.deployment("roman-1").play(), "C1");
    let mut play = table().combat("roman").units("0814", "santons").play();
    both(&play, "combats");
    play.act("roman", attack("0814"));
    both(&play, "a combat is declared");
    play.act("roman", commit("legio-8"));
    both(&play, "units are committed");
    play.act("roman", split("legio-8"));
    play.refused_as("roman", commit("legio-8a"), "11.2", "already_committed");
}

/// In the enemy's phase too, as a defender who decides; but not while another seat decides.
#[test]
fn r4_0_also_in_the_phase_of_the_enemy() {
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("1003", "viridomaros")
        .units("1104", "santons")
        .units("1103", "rutenes")
        .units("1204", "legio-8")
        .hidden("1514", "caesar")
        .play();
    play.refused_as("roman", split("legio-8"), "11.2", "not_your_decision");
    play.act("gaul", attack("1204")).act("gaul", commit("santons")).act("gaul", commit("rutenes"));
    play.act("gaul", just("fight"));
    assert_eq!((play.stage().as_str(), play.pending()), ("riposte", vec!["roman"]));
    play.refused("gaul", split("legio-8"), "11.2");
    play.act("roman", split("legio-8"));
    // Both halves are struck and strike back.
    loosen(&mut play);
    play.roll(&[1, 1]);
    let events = told(&mut play, "roman", json!({"do": "riposte", "hex": "1104"}));
    assert_eq!(fought(&events)[1].pf, 10);
}

/// Twice in a phase, if anything happens in between; not back and forth (R-05).
#[test]
fn r4_0_not_back_before_anything_else_is_done() {
    let mut play = draw()
        .movement("roman")
        .leader("0714", "labienus")
        .units("0714", "legio-8 numidae")
        .units("0715", "legio-9")
        .play();
    play.act("roman", split("legio-8"));
    play.refused_as("roman", unite("legio-8"), "4.0", "just_exchanged");
    // Another exchange is nothing else.
    play.act("roman", split("legio-9"));
    play.refused("roman", unite("legio-8"), "4.0").refused("roman", unite("legio-9"), "4.0");
    play.act("roman", step("numidae", "0713"));
    play.refused_as("roman", unite("legio-8"), "7.2", "another_is_moving");
    play.act("roman", just("halt"));
    play.act("roman", unite("legio-8")).act("roman", ride("labienus", "0715"));
    play.act("roman", just("halt")).act("roman", split("legio-8"));
}

/// What has begun is carried out whole: results and retreats come first (R-05, 11.2).
#[test]
fn r4_0_not_between_a_result_and_its_effect() {
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("1003", "vercassivellaunos")
        .units("1003", "eduens arvernes")
        .units("1104", "santons rutenes")
        .units("1204", "legio-8 numidae")
        .hidden("1514", "caesar")
        .play();
    play.act("gaul", attack("1204")).act("gaul", commit("santons")).act("gaul", commit("rutenes"));
    loosen(&mut play);
    play.roll(&[6, 1]).act("gaul", just("fight"));
    assert_eq!((play.stage().as_str(), play.pending()), ("defender", vec!["roman"]));
    play.refused_as("roman", split("legio-8"), "11.2", "result_first");
    let play = draw()
        .movement("roman")
        .leader("0714", "labienus")
        .units("0714", "legio-8")
        .units("0715", "numidae:r")
        .retreats("numidae", "0715", json!({"points": 3}))
        .play();
    play.refused_as("roman", split("legio-8"), "11.5-retreat", "retreat_first");
}

/// Halves of which one attacks and one does not are no legion.
#[test]
fn r4_0_halves_that_do_not_fight_alike_stay_apart() {
    let mut play = draw()
        .camps("1321")
        .combat("roman")
        .leader("1303", "labienus")
        .units("1204", "legio-8a legio-8b")
        .units("1104", "santons")
        .play();
    play.act("roman", attack("1104")).act("roman", commit("legio-8a"));
    play.refused_as("roman", unite("legio-8"), "4.0", "halves_differ");
    play.act("roman", commit("legio-8b")).act("roman", unite("legio-8"));
    play.refused_as("roman", commit("legio-8"), "11.2", "already_committed");
}

/// A half that has fought does not keep the other from an attack that was declared for it.
#[test]
fn r4_0_halves_of_which_one_has_fought_stay_apart_in_a_combat() {
    let mut play = draw()
        .camps("1321")
        .combat("roman")
        .leader("1303", "labienus")
        .units("1204", "legio-8a legio-8b")
        .units("1104", "santons")
        .set("fought", json!(["legio-8a"]))
        .play();
    play.allowed("roman", unite("legio-8"));
    play.act("roman", attack("1104"));
    play.refused_as("roman", unite("legio-8"), "4.0", "halves_differ");
    play.allowed("roman", commit("legio-8b"));
}

/// Ruling R-05: halves find room next to 5 PF in every hex, their legion does not; once united they
/// are not split again at once, so the leader has deployed.
#[test]
fn r4_0_an_exchange_may_end_a_deployment() {
    let table = || {
        draw()
            .camps("1321")
            .leader("0712", "rebilus")
            .fate("rebilus", "wounded")
            .boxed("rebilus", "legio-8a legio-8b")
            .hidden("0505", "comnios")
            .deployment("roman-1")
    };
    let free: BTreeSet<String> = table()
        .play()
        .offers("roman")
        .into_iter()
        .map(|offer| serde_json::to_value(offer).expect("an action"))
        .filter_map(|offer| offer["to"].as_str().map(str::to_owned))
        .collect();
    let numbers = [1, 6, 7, 9, 10, 11, 12, 13, 14, 15];
    let halves =
        numbers.iter().flat_map(|number| ["a", "b"].map(|half| format!("legio-{number}{half}")));
    let full = free.iter().zip(halves).fold(table(), |table, (hex, half)| table.units(hex, &half));
    let mut play = full.play();
    loosen(&mut play);
    play.allowed("roman", deploy("legio-8a", free.first().expect("a hex")));
    play.act("roman", unite("legio-8"));
    assert_ne!(play.phase(), "deployment");
    assert_eq!(play.in_box("legio-8").as_deref(), Some("rebilus"));
}

/// In the set-up nobody else sees that a legion is split, in the view or in the journal; with
/// closed boxes all game long (R-26).
#[test]
fn r4_0_legions_in_closed_boxes_are_split_unseen() {
    for boxes in ["open", "closed"] {
        let mut play = start(&[("camps", "historical"), ("boxes", boxes)], &[]);
        play.act("roman", json!({"do": "assign", "unit": "legio-8", "leader": "caesar"}));
        let (gaul, anybody) = (play.view(Some("gaul")), play.view(None));
        play.act("roman", split("legio-8"));
        assert_eq!(play.in_box("legio-8a").as_deref(), Some("caesar"));
        assert_eq!(play.view(Some("gaul")), gaul, "{boxes}");
        assert_eq!(play.view(None), anybody, "{boxes}");
        assert_eq!(play.told(Some("roman")), ["Legio VIII divides into two halves."]);
        assert!(play.told(Some("gaul")).is_empty(), "{boxes}");
    }
}

/// How units in closed boxes are, the enemy is not shown; their owner is (4.0, 2.0-D).
#[test]
fn r4_0_the_state_of_units_in_closed_boxes_is_their_owners() {
    let table = |units: &str| {
        draw()
            .withdrawal()
            .option("boxes", "closed")
            .hidden("0714", "labienus")
            .boxed("labienus", units)
            .hidden("0505", "comnios")
            .set("shaken", json!(["legio-8", "legio-9"]))
            .play()
    };
    let (one, two) = (table("legio-8:d legio-9"), table("legio-8a:r legio-8b legio-9:d"));
    assert_eq!(one.view(Some("gaul")), two.view(Some("gaul")));
    assert_eq!(one.scene_with(kernel::Seat(1), &[]), two.scene_with(kernel::Seat(1), &[]));
    assert_ne!(one.view(Some("roman")), two.view(Some("roman")));
    let marks = |play: &Play| {
        let scene = play.scene_with(kernel::Seat(0), &[]);
        let piece = scene.pieces.into_iter().find(|piece| piece.id == "legio-8");
        piece.expect("its owner sees it").marks
    };
    assert_eq!(marks(&one), [kernel::Mark::Disorganised]);
}

/// A unit goes into a closed box as it is, and comes out as it is then.
#[test]
fn r4_0_units_keep_their_state_in_closed_boxes() {
    let mut play = draw()
        .withdrawal()
        .turn(3)
        .camps("")
        .option("boxes", "closed")
        .hidden("0714", "labienus")
        .units("0714", "legio-8a:d")
        .units("0715", "legio-8b numidae:r")
        .hidden("0505", "comnios")
        .play();
    for unit in ["legio-8a", "legio-8b", "numidae"] {
        play.act("roman", withdraw(unit, "labienus"));
    }
    assert_eq!((play.at("legio-8a"), play.at("legio-8")), ("aside".into(), "boxed".into()));
    assert_eq!(play.position()["shaken"], json!(["legio-8", "numidae"]));
    let boxes = &play.position()["secrets"]["roman"]["boxes"]["labienus"];
    assert_eq!(*boxes, json!(["legio-8a:d", "legio-8b", "numidae:r"]));
    play.refused_as("roman", unite("legio-8"), "4.0", "halves_differ");
    // Two dice for the legion, whichever half needs them, and one for the Numidians: d10 of 9, 9
    // and 0 with Labienus, +2, and −3 in rout.
    loosen(&mut play);
    play.roll(&[10, 10, 1]);
    while play.phase() == "withdrawal" {
        let seat = play.pending()[0];
        play.act(seat, just("ready"));
    }
    let boxes = &play.position()["secrets"]["roman"]["boxes"]["labienus"];
    assert_eq!(*boxes, json!(["legio-8a", "legio-8b", "numidae:r"]));
}
