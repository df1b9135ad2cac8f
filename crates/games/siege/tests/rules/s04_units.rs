//! 4.0: combat units, their faces, legions and half-legions.

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
    play.refused_as("roman", split("legio-8"), "4.0", "already_handled");
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
    play.refused_as("gaul", step("equites-1", "1703"), "7.2", "out_of_movement");
    if spent(&play).is_some() {
        play.act("gaul", just("halt"));
    }
    for to in ["0904", "1004", "1104", "1204", "1304"] {
        play.act("gaul", step("santons", to));
    }
    play.refused_as("gaul", step("santons", "1404"), "7.2", "out_of_movement");
    assert_eq!(play.at("santons"), "1304");
    assert_eq!(play.position()["turn"], json!(1));
}
