//! 5.0: stacking.

use crate::play::*;
use crate::reader::*;

fn gauls(there: &str, mover: &str) -> Play {
    draw()
        .movement("relief")
        .leader("1003", "vercassivellaunos")
        .units("1104", there)
        .units("1103", mover)
        .play()
}

#[test]
fn r5_0_twelve_points_in_a_hex() {
    gauls("santons gabales", "petrocores").allowed("gaul", step("petrocores", "1104"));
    gauls("santons rutenes", "blannoviens").refused("gaul", step("blannoviens", "1104"), "5.0");
    gauls("santons lemovices", "blannoviens").refused("gaul", step("blannoviens", "1104"), "5.0");
    // Disorganised units count with what they have.
    gauls("santons:d rutenes:d", "arvernes").allowed("gaul", step("arvernes", "1104"));
    gauls("santons:d rutenes arvernes:d", "blannoviens").refused(
        "gaul",
        step("blannoviens", "1104"),
        "5.0",
    );
}

/// However many counters: six units of 2 PF.
#[test]
fn r5_0_counters_do_not_count() {
    let play = gauls("blannoviens caletes osismes venetes unelles", "redons");
    play.allowed("gaul", step("redons", "1104"));
    gauls("blannoviens caletes osismes venetes unelles redons", "ambibariens").refused(
        "gaul",
        step("ambibariens", "1104"),
        "5.0",
    );
}

#[test]
fn r5_0_a_legion_and_a_cohort_do_not_fit() {
    let table = |mover: &str| {
        draw()
            .movement("roman")
            .leader("0713", "labienus")
            .units("0714", "legio-8")
            .units("0713", mover)
            .play()
    };
    table("numidae").allowed("roman", step("numidae", "0714"));
    table("cohortes-1").refused("roman", step("cohortes-1", "0714"), "5.0");
    table("legio-9").refused("roman", step("legio-9", "0714"), "5.0");
}

/// Not even in passing.
#[test]
fn r5_0_in_the_course_of_movement_too() {
    let mut play = draw()
        .movement("relief")
        .leader("1003", "vercassivellaunos")
        .units("1104", "santons rutenes")
        .units("1103", "pictons")
        .play();
    play.refused("gaul", step("pictons", "1104"), "5.0");
    // Round it, by 1204, there is room.
    play.act("gaul", step("pictons", "1204")).act("gaul", step("pictons", "1205"));
    assert_eq!(play.at("pictons"), "1205");
}

#[test]
fn r5_0_leaders_do_not_count() {
    let play = draw()
        .movement("relief")
        .leader("1104", "viridomaros")
        .leader("1104", "eporedorix")
        .leader("1103", "vercassivellaunos")
        .units("1104", "santons")
        .units("1103", "rutenes")
        .play();
    play.allowed("gaul", step("rutenes", "1104"));
    play.allowed("gaul", ride("vercassivellaunos", "1104"));
}

#[test]
fn r5_0_horse_and_foot_do_not_mix() {
    gauls("santons", "equites-1").refused("gaul", step("equites-1", "1104"), "5.0");
    gauls("equites-1", "santons").refused("gaul", step("santons", "1104"), "5.0");
    gauls("equites-1", "equites-2").allowed("gaul", step("equites-2", "1104"));
}

#[test]
fn r5_0_germans_fight_mixed() {
    let table = |there: &str, mover: &str| {
        draw()
            .movement("roman")
            .leader("0713", "labienus")
            .units("0714", there)
            .units("0713", mover)
            .play()
    };
    for (there, mover) in [
        ("auxilia-germani-1", "equites-germani-1"),
        ("equites-germani-1", "auxilia-germani-2"),
        ("equites-germani-1 auxilia-germani-1", "equites-germani-2"),
        ("auxilia-germani-1", "legio-8"),
        ("equites-germani-1", "equites-romani-1"),
    ] {
        table(there, mover).allowed("roman", step(mover, "0714"));
    }
    for (there, mover) in [
        ("legio-8", "equites-germani-1"),
        ("numidae", "equites-germani-1"),
        ("auxilia-germani-1", "equites-romani-1"),
        ("equites-romani-1", "auxilia-germani-1"),
        ("equites-germani-1", "cohortes-1"),
        ("numidae", "equites-romani-1"),
    ] {
        table(there, mover).refused("roman", step(mover, "0714"), "5.0");
    }
}

/// A rally may make a stack too strong: nobody is lost, but it counts 10 PF in combat.
#[test]
fn r5_0_a_rally_may_exceed_the_limit() {
    let mut play = draw()
        .rally("relief")
        .leader("1003", "vercassivellaunos")
        .units("1104", "santons:d rutenes gabales")
        .play();
    loosen(&mut play);
    play.roll(&[6]).act("gaul", rally("santons"));
    for unit in ["santons", "rutenes", "gabales"] {
        assert_eq!((play.at(unit), play.order(unit)), ("1104".into(), "formed".into()), "{unit}");
    }
}

/// It must be corrected as soon as it can be: in the next movement of its side.
#[test]
fn r5_0_a_stack_too_strong_must_be_thinned() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1003", "vercassivellaunos")
        .units("1104", "santons rutenes gabales")
        .play();
    loosen(&mut play);
    play.refused("gaul", just("end_moves"), "5.0");
    play.act("gaul", step("gabales", "1103"));
    if spent(&play).is_some() {
        play.act("gaul", just("halt"));
    }
    play.act("gaul", just("end_moves"));
}

#[test]
fn r5_0_a_stack_too_strong_fights_with_ten() {
    let mut play = draw()
        .combat("relief")
        .leader("1003", "vercassivellaunos")
        .units("1104", "santons rutenes gabales")
        .units("1204", "numidae")
        .play();
    let [attack, _] = throws(&mut play, "gaul", "1204", "santons rutenes gabales", [1, 1]);
    assert_eq!(attack.pf, 10);
    let mut play = draw()
        .combat("roman")
        .leader("1303", "labienus")
        .units("1104", "santons rutenes gabales")
        .units("1204", "numidae")
        .play();
    let [_, riposte] = throws(&mut play, "roman", "1104", "numidae", [1, 1]);
    assert_eq!(riposte.pf, 10);
    // Twelve are twelve.
    let mut play = draw()
        .combat("relief")
        .leader("1003", "vercassivellaunos")
        .units("1104", "santons rutenes")
        .units("1204", "numidae")
        .play();
    let [attack, _] = throws(&mut play, "gaul", "1204", "santons rutenes", [1, 1]);
    assert_eq!(attack.pf, 12);
}

/// A retreat into a full hex is no retreat: with nowhere else to go the unit is eliminated.
#[test]
fn r5_0_no_retreat_into_a_full_hex() {
    // The Numidians in 1204 rout; only 1303 is free of Gallic zones of control.
    let table = |there: &str| {
        let table = || {
            draw()
                .combat("relief")
                .leader("0903", "comnios")
                .units("1104", "santons rutenes")
                .units("1205", "arvernes")
                .units("1103", "senons")
                .units("1204", "numidae:d")
                .units("1303", there)
                .play()
        };
        let routs = |hit: &str| hit.starts_with("1D");
        let units = "santons rutenes arvernes senons";
        fight_until(table, "gaul", "1204", units, routs, &[]).expect("24 PF can rout them")
    };
    assert_eq!(table("legio-8 sagittarii").at("numidae"), "lost", "12 PF are there already");
    let mut play = table("legio-8");
    assert_eq!(play.order("numidae"), "routed");
    assert_eq!((play.at("numidae").as_str(), play.retreating()), ("1204", vec!["numidae".into()]));
    for to in ["1203", "1304"] {
        play.refused("roman", retreat("numidae", to), "6.2");
    }
    play.act("roman", retreat("numidae", "1303"));
    assert_eq!(play.at("numidae"), "1303");
}
