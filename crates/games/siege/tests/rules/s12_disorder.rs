//! 12.0: disorganisation, rout and rally.

use serde_json::json;
use siege::Event;

use crate::play::*;
use crate::reader::*;

/// What becomes of a unit in a closed box only its owner is told.
#[test]
fn r12_5_a_rally_in_a_closed_box_tells_nothing() {
    let mut play = draw()
        .option("boxes", "closed")
        .withdrawal()
        .hidden("1514", "caesar")
        .boxed("caesar", "legio-8:d")
        .hidden("0505", "comnios")
        .play();
    loosen(&mut play);
    let mut journal = Vec::new();
    for seat in [kernel::Seat(0), kernel::Seat(1)] {
        if kernel::Rules::pending(&play.game).seats().contains(seat) && play.phase() == "withdrawal"
        {
            let ready = action(just("ready"));
            kernel::apply(&mut play.game, seat, &ready, &mut play.dice, Some(&mut journal));
        }
    }
    let rolled = |entry: &kernel::Entry<Event>| matches!(entry, kernel::Entry::Roll(roll) if roll.purpose == "strategic-rally" && roll.face.is_some());
    assert!(!journal.iter().any(rolled), "nobody sees the die");
    let told = journal.iter().find_map(|entry| match entry {
        kernel::Entry::Event(Event::RalliedUnseen { what }) => Some(what),
        kernel::Entry::Event(_) | kernel::Entry::Roll(_) => None,
    });
    let what = told.expect("Legio VIII tries to rally");
    assert!(what.seen_by(kernel::Viewer::Seat(kernel::Seat(0))).is_some());
    assert!(what.seen_by(kernel::Viewer::Seat(kernel::Seat(1))).is_none());
}

/// Archery of 1 hits on 1; then each unit in 0811 tests with this die.
fn test_of(unit: &str, leader: Option<&str>, face: u32) -> String {
    let mut table = draw().camps("1321").archery().units("0811", unit);
    if let Some(leader) = leader {
        table = table.leader("0811", leader);
    }
    let mut play = table.play();
    loosen(&mut play);
    play.act("roman", aim_side("0812", "0811")).roll(&[1, face]).act("roman", just("loose"));
    play.order(unit.trim_end_matches(":d"))
}

/// Below 4 with the unit's modifier and that of a leader stacked with it.
#[test]
fn r12_1_four_or_more_holds() {
    // Santons 0.
    assert_eq!(test_of("santons", None, 3), "disorganised");
    assert_eq!(test_of("santons", None, 4), "formed");
    // Arvernes +1.
    assert_eq!(test_of("arvernes", None, 2), "disorganised");
    assert_eq!(test_of("arvernes", None, 3), "formed");
    // With Vercassivellaunos, +2.
    assert_eq!(test_of("santons", Some("vercassivellaunos"), 1), "disorganised");
    assert_eq!(test_of("santons", Some("vercassivellaunos"), 2), "formed");
    assert_eq!(test_of("arvernes", Some("vercassivellaunos"), 1), "formed");
}

/// A leader next door does not help.
#[test]
fn r12_1_only_a_leader_stacked_with_the_unit() {
    let mut play = draw()
        .camps("1321")
        .archery()
        .units("0811", "santons")
        .leader("0810", "vercassivellaunos")
        .play();
    loosen(&mut play);
    play.act("roman", aim_side("0812", "0811")).roll(&[1, 3]).act("roman", just("loose"));
    assert_eq!(play.order("santons"), "disorganised");
}

/// Only PF change: half, rounded up; the modifier and the movement stay.
#[test]
fn r12_2_only_the_strength_changes() {
    let combat = |unit: &str| {
        let mut play = draw()
            .camps("1321")
            .combat("relief")
            .leader("1002", "viridomaros")
            .units("1104", unit)
            .units("1204", "numidae")
            .play();
        throws(&mut play, "gaul", "1204", unit.trim_end_matches(":d"), [1, 1])[0]
    };
    let (formed, disorganised) = (combat("arvernes"), combat("arvernes:d"));
    assert_eq!((formed.pf, disorganised.pf), (6, 3));
    // Still better than the Numidians: only the points for disorder are gone.
    assert_eq!(formed.shift, disorganised.shift);
    // It has its 5 PM.
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1004", "vercassivellaunos")
        .units("0804", "santons:d")
        .play();
    for to in ["0904", "1004", "1104", "1204", "1304"] {
        play.act("gaul", step("santons", to));
    }
    assert_eq!((play.at("santons"), play.order("santons")), ("1304".into(), "disorganised".into()));
}

/// Shot at with 4, a disorganised unit in 0811 routs and runs.
fn routed() -> Play {
    let mut play = draw()
        .camps("0812")
        .archery()
        .units("0811", "santons:d")
        .leader("0805", "viridomaros")
        .play();
    loosen(&mut play);
    play.act("roman", aim_side("0812", "0811")).act("roman", aim_side("0911", "0811"));
    play.act("roman", aim_camp("0812", "0811")).roll(&[1]).act("roman", just("loose"));
    play
}

/// A second disorganisation is a rout, and half of 5 PM is 3: three hexes of the plain.
#[test]
fn r12_3_half_the_movement_rounded_up() {
    let mut play = routed();
    assert_eq!(play.order("santons"), "routed");
    assert_eq!((play.retreating(), play.pending()), (vec!["santons".to_owned()], vec!["gaul"]));
    play.refused_as("gaul", just("halt"), "12.3", "retreat_goes_on");
    for to in ["0810", "0809", "0808"] {
        play.act("gaul", retreat("santons", to));
    }
    assert_eq!((play.at("santons"), play.retreating().len()), ("0808".into(), 0));
}

/// Terrain counts: over the stream to 0910 is 2 PM, and one more hex is the third.
#[test]
fn r12_3_in_movement_points() {
    let mut play = routed();
    play.act("gaul", retreat("santons", "0910"));
    assert_eq!(play.retreating().len(), 1, "2 of 3 points");
    play.act("gaul", retreat("santons", "0909"));
    assert_eq!((play.at("santons"), play.retreating().len()), ("0909".into(), 0));
}

/// By a combat result even a unit in formation routs (11.3): see 1D there. Here: the horse runs 4.
#[test]
fn r12_3_horse_runs_four() {
    let mut play = draw()
        .camps("0812")
        .archery()
        .units("0811", "equites-1:d")
        .leader("0805", "viridomaros")
        .play();
    loosen(&mut play);
    play.act("roman", aim_side("0812", "0811")).act("roman", aim_side("0911", "0811"));
    play.act("roman", aim_camp("0812", "0811")).roll(&[1]).act("roman", just("loose"));
    for to in ["0710", "0709", "0708"] {
        play.act("gaul", retreat("equites-1", to));
    }
    assert_eq!(play.retreating(), ["equites-1"]);
    play.act("gaul", retreat("equites-1", "0608"));
    assert_eq!(play.retreating().len(), 0);
}

/// Surrounded by zones of control, it is eliminated.
#[test]
fn r12_3_nowhere_to_run() {
    let mut play = draw()
        .camps("0812")
        .archery()
        .units("0811", "santons:d")
        .units("0709", "numidae")
        .units("0809", "sagittarii")
        .units("0711", "cohortes-1")
        .units("1010", "cohortes-2")
        .play();
    loosen(&mut play);
    for hex in ["0810", "0710", "0910"] {
        let held = ["0709", "0809", "0711", "1010"]
            .iter()
            .any(|roman| distance(roman, hex) == 1 && !runs(STREAMS, roman, hex));
        assert!(held, "{hex}");
    }
    play.act("roman", aim_side("0812", "0811")).act("roman", aim_side("0911", "0811"));
    play.act("roman", aim_camp("0812", "0811")).roll(&[1]).act("roman", just("loose"));
    assert_eq!(play.at("santons"), "lost");
}

// ---------------------------------------------------------------- 12.4

#[test]
fn r12_4_a_routed_unit_does_not_attack() {
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("1002", "viridomaros")
        .units("1104", "santons:r rutenes")
        .units("1204", "numidae")
        .play();
    play.act("gaul", attack("1204"));
    play.refused_as("gaul", commit("santons"), "12.4", "routed_cannot_fight");
    play.allowed("gaul", commit("rutenes"));
    let play = draw()
        .camps("1321")
        .combat("relief")
        .leader("1002", "viridomaros")
        .units("1104", "santons:r")
        .units("1204", "numidae")
        .units("1002", "rutenes")
        .units("1101", "sagittarii")
        .play();
    play.refused_as("gaul", attack("1204"), "11.2", "nobody_can_attack");
    play.refused_as("gaul", commit("santons"), "12.4", "routed_cannot_fight");
}

/// Nor does it strike back: attacked, it has no PF in the riposte.
#[test]
fn r12_4_a_routed_unit_does_not_riposte() {
    let mut play = draw()
        .camps("1321")
        .combat("roman")
        .leader("1402", "antonius")
        .units("1204", "numidae")
        .units("1104", "santons:r rutenes")
        .play();
    let [_, riposte] = throws(&mut play, "roman", "1104", "numidae", [1, 1]);
    assert_eq!(riposte.pf, 6, "only the Rutenes");
}

#[test]
fn r12_4_a_routed_unit_has_no_zone() {
    let stops = |enemy: &str| {
        let mut play = draw()
            .camps("1321")
            .movement("relief")
            .leader("1102", "vercassivellaunos")
            .units("1102", "santons")
            .units("1204", enemy)
            .play();
        play.act("gaul", step("santons", "1103"));
        spent(&play).is_none()
    };
    assert!(stops("numidae"));
    assert!(stops("numidae:d"));
    assert!(!stops("numidae:r"));
}

/// It moves away from the enemy only.
#[test]
fn r12_4_a_routed_unit_only_goes_away() {
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1002", "vercassivellaunos")
        .units("1004", "santons:r rutenes")
        .units("1304", "numidae")
        .play();
    assert_eq!(distance("1004", "1304"), 3);
    play.refused("gaul", step("santons", "1104"), "12.4");
    play.allowed("gaul", step("santons", "0904"));
    play.allowed("gaul", step("rutenes", "1104"));
}

/// One disorganisation more and it is gone.
#[test]
fn r12_4_a_third_time_is_the_end() {
    let mut play =
        draw().camps("1321").archery().units("0811", "santons:r").units("0809", "rutenes").play();
    loosen(&mut play);
    play.act("roman", aim_side("0812", "0811")).roll(&[1, 3]).act("roman", just("loose"));
    assert_eq!(play.at("santons"), "lost");
    let mut play =
        draw().camps("1321").archery().units("0811", "santons:r").units("0809", "rutenes").play();
    loosen(&mut play);
    play.act("roman", aim_side("0812", "0811")).roll(&[1, 4]).act("roman", just("loose"));
    assert_eq!((play.at("santons"), play.order("santons")), ("0811".into(), "routed".into()));
}

// ---------------------------------------------------------------- 12.5

fn rallies(unit: &str, leader: Option<&str>, face: u32) -> String {
    let mut table = draw().camps("1321").rally("relief").units("1104", unit);
    if let Some(leader) = leader {
        table = table.leader("1104", leader);
    }
    let mut play = table.play();
    loosen(&mut play);
    let name = unit.split(':').next().unwrap_or_default();
    play.roll(&[face]).act("gaul", rally(name));
    play.order(name)
}

/// Above 4 on the d6; 1 less for a routed unit.
#[test]
fn r12_5_on_the_map() {
    assert_eq!(rallies("santons:d", None, 4), "disorganised");
    assert_eq!(rallies("santons:d", None, 5), "formed");
    assert_eq!(rallies("arvernes:d", None, 3), "disorganised");
    assert_eq!(rallies("arvernes:d", None, 4), "formed");
    assert_eq!(rallies("santons:d", Some("vercassivellaunos"), 2), "disorganised");
    assert_eq!(rallies("santons:d", Some("vercassivellaunos"), 3), "formed");
    assert_eq!(rallies("santons:r", None, 5), "routed");
    assert_eq!(rallies("santons:r", None, 6), "disorganised");
    assert_eq!(rallies("arvernes:r", Some("comnios"), 3), "routed");
    assert_eq!(rallies("arvernes:r", Some("comnios"), 4), "disorganised");
}

#[test]
fn r12_5_one_try_a_phase() {
    let mut play = draw().camps("1321").rally("relief").units("1104", "santons:d rutenes:d").play();
    play.roll(&[1]).act("gaul", rally("santons"));
    play.refused_as("gaul", rally("santons"), "12.5", "rallied_once");
    play.allowed("gaul", rally("rutenes"));
}

#[test]
fn r12_5_nothing_to_rally() {
    let play = draw().camps("1321").rally("relief").units("1104", "santons rutenes:d").play();
    play.refused("gaul", rally("santons"), "12.5");
}

/// The state of a unit in a leader's box after phase D, when its d10 shows this face.
fn rallied_in_box(leader: &str, unit: &str, face: u32) -> String {
    let mut play = draw()
        .withdrawal()
        .hidden("0804", "viridomaros")
        .hidden("0804", "vercassivellaunos")
        .hidden("0505", "comnios")
        .hidden("1514", "caesar")
        .boxed(leader, unit)
        .play();
    loosen(&mut play);
    play.roll(&[face]).act("gaul", just("ready"));
    if play.phase() == "withdrawal" {
        play.act("roman", just("ready"));
    }
    play.order(unit.split(':').next().unwrap_or_default())
}

/// In the boxes: a d10, and 3 less for a routed unit. It is no longer automatic.
#[test]
fn r12_5_in_the_boxes() {
    let boxed = |unit: &str, face: u32| rallied_in_box("viridomaros", unit, face);
    assert_eq!(boxed("santons:d", 4), "disorganised");
    assert_eq!(boxed("santons:d", 5), "formed");
    assert_eq!(boxed("santons:d", 10), "disorganised", "the face 0 is zero");
    assert_eq!(boxed("arvernes:d", 4), "formed");
    assert_eq!(boxed("santons:r", 7), "routed", "7 - 3 is 4");
    assert_eq!(boxed("santons:r", 8), "disorganised", "8 - 3 is 5");
    assert_eq!(boxed("arvernes:r", 6), "routed");
    assert_eq!(boxed("arvernes:r", 7), "disorganised");
}

/// The leader of the box helps: Vercassivellaunos has +2, Caesar +3; the Santons and Numidae 0.
#[test]
fn r12_5_the_leader_of_the_box_helps() {
    for (leader, unit, modifier) in [("vercassivellaunos", "santons", 2), ("caesar", "numidae", 3)]
    {
        let boxed = |order: &str, face: u32| {
            rallied_in_box(leader, &format!("{unit}:{order}"), face - modifier)
        };
        assert_eq!(boxed("d", 4), "disorganised", "{leader}");
        assert_eq!(boxed("d", 5), "formed", "{leader}");
        assert_eq!(boxed("r", 7), "routed", "{leader}: 7 - 3 is 4");
        assert_eq!(boxed("r", 8), "disorganised", "{leader}: 8 - 3 is 5");
    }
}

/// A routed unit that recovered on the map does not try again in phase D; a disorganised one that
/// failed there does.
#[test]
fn r12_5_who_came_out_of_rout_does_not_try_again() {
    let day = |order: &str, faces: &[u32]| {
        let mut play = draw()
            .initiative("rome", "rome")
            .rally("relief")
            .leader("0804", "viridomaros")
            .units("0804", &format!("santons:{order}"))
            .hidden("0505", "comnios")
            .hidden("1514", "caesar")
            .play();
        play.roll(faces).act("gaul", rally("santons"));
        if play.phase() == "rally" {
            play.act("gaul", just("end_rally"));
        }
        assert_eq!(play.phase(), "withdrawal");
        play.act("gaul", withdraw("santons", "viridomaros"));
        loosen(&mut play);
        play.roll(&[9]);
        let mut events = told(&mut play, "gaul", just("ready"));
        if play.phase() == "withdrawal" {
            events = told(&mut play, "roman", just("ready"));
        }
        let tried = events.iter().any(|event| matches!(event, Event::Rallied { .. }));
        (tried, play.order("santons"))
    };
    assert_eq!(day("r", &[6]), (false, "disorganised".into()));
    assert_eq!(day("r", &[5]), (true, "disorganised".into()), "still routed: 9 - 3");
    assert_eq!(day("d", &[4]), (true, "formed".into()));
}

/// Who has moved or fought does not rally.
#[test]
fn r12_5_instead_of_moving() {
    let play = draw()
        .camps("1321")
        .rally("relief")
        .units("1104", "santons:d rutenes:d")
        .set("moved", json!(["santons"]))
        .play();
    play.refused("gaul", rally("santons"), "12.5");
    play.allowed("gaul", rally("rutenes"));
    let play = draw()
        .camps("1321")
        .rally("relief")
        .units("1104", "santons:d rutenes:d")
        .set("fought", json!(["santons"]))
        .play();
    play.refused("gaul", rally("santons"), "12.5");
}

/// One hex is always possible, whatever it costs: up two levels and over the wall of Alésia are 5,
/// half a foot unit's movement is 3. But never into an enemy zone.
#[test]
fn r12_3_one_hex_is_always_possible() {
    let table = |left: u8| {
        draw()
            .camps("1321")
            .movement("roman")
            .leader("1114", "vercingetorix")
            .units("1315", "b-senons:r")
            .units("1216", "b-arvernes-1 b-arvernes-2")
            .units("1314", "numidae")
            .units("1316", "sagittarii")
            .units("1416", "cohortes-1")
            .retreats("b-senons", "1315", json!({"points": left}))
            .play()
    };
    assert_eq!((level("1315"), level("1215")), (1, 3));
    let mut play = table(3);
    play.refused("gaul", retreat("b-senons", "1415"), "6.2");
    play.refused("gaul", retreat("b-senons", "1216"), "5.0");
    play.act("gaul", retreat("b-senons", "1215"));
    assert_eq!((play.at("b-senons").as_str(), play.retreating().len()), ("1215", 0));
    // With points to spare it runs on.
    let mut play = table(6);
    play.act("gaul", retreat("b-senons", "1215"));
    assert_eq!(play.retreating(), ["b-senons"]);
}
