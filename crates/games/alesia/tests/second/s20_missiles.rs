//! 20, 21, 23 and 24: fire, disruption, outer works, forts.

use crate::play::*;
use serde_json::json;

#[test]
fn r20_1_no_attack_and_defence_one() {
    let play = draw().attack("rome").at("0306", "archers-1 legio-1-1").at("0405", "aedui-1").play();
    let mut play = play;
    play.act("roman", target("0405"));
    play.refused("roman", commit("archers-1"), "20.1");
    let mut play = draw().attack("gaul").at("0306", "archers-1").at("0405", "aedui-1").play();
    play.declare("gaul", "0306", "aedui-1");
    // 7:1 is automatic.
    play.fight("gaul", "0306", &[]);
    assert_eq!(play.at("archers-1"), "lost");
}

/// Not into a Gallic zone; into a fort beside Gauls they may.
#[test]
fn r20_2_never_into_a_zone() {
    let play = draw().romans().at("0306", "archers-1").at("0407", "aedui-1").play();
    play.refused("roman", step("archers-1", "0307"), "20.2");
    play.allowed("roman", step("archers-1", "0305"));
    let play = draw().romans().forts("0307").at("0306", "archers-1").at("0407", "aedui-1").play();
    play.allowed("roman", step("archers-1", "0307"));
}

/// They must leave a zone if they can; alone and shut in they are lost.
#[test]
fn r20_3_they_must_withdraw() {
    let play = draw().romans().at("2440", "archers-1").at("2441", "aedui-1").play();
    play.refused("roman", end_moves(), "20.3");
    let shut = |with: &str| {
        draw()
            .romans()
            .at("0306", &format!("archers-1 {with}"))
            .at("0304", "aedui-1")
            .at("0308", "aedui-2")
            .at("0405", "aedui-3")
            .at("0205", "aedui-4")
    };
    let mut play = shut("").play();
    play.act("roman", end_moves());
    assert_eq!(play.at("archers-1"), "lost");
    let mut play = shut("legio-1-1").play();
    play.act("roman", end_moves());
    assert_eq!(play.at("archers-1"), "0306");
}

/// The example of 20.5: a 4 misses at two hexes and disrupts at one; the attack is 5:6.
#[test]
fn r20_5_the_example() {
    let mut play = draw()
        .at("0306", "archers-1 legio-1-1")
        .at("0404", "suessiones-1")
        .at("0507", "santoni-1")
        .play();
    // The 5 comes in, and the Roman holds.
    play.march("gaul", "suessiones-1", "0405");
    play.hold_all();
    // The 6 begins two hexes away, so it must come nearer to be a target (24.51).
    play.walk("gaul", "santoni-1", "0406");
    play.roll(&[4]).act("roman", unit_fires("archers-1", 1, "santoni-1"));
    assert!(play.is_disrupted("santoni-1"));
    play.refusal("gaul", step("santoni-1", "0407"));
}

/// A miss, a hit, a kill.
#[test]
fn r20_6_miss_disrupt_eliminate() {
    for (face, place, down) in [(4, "0505", false), (5, "0505", true), (6, "lost", false)] {
        let mut play = draw().at("0306", "archers-1").at("0604", "aedui-1").play();
        play.walk("gaul", "aedui-1", "0505");
        play.roll(&[face]).act("roman", unit_fires("archers-1", 2, "aedui-1"));
        assert_eq!(
            (play.at("aedui-1").as_str(), play.is_disrupted("aedui-1")),
            (place, down),
            "{face}"
        );
        if face == 4 {
            play.allowed("gaul", step("aedui-1", "0506"));
        }
    }
}

/// Only the unit that moved, and never over the walls.
#[test]
fn r20_7_one_unit_not_over_walls() {
    let mut play =
        draw().at("0306", "archers-1").at("0505", "aedui-2").at("0604", "aedui-1").play();
    play.walk("gaul", "aedui-1", "0505");
    assert!(!play.may("roman", &unit_fires("archers-1", 2, "aedui-2")));
    play.roll(&[6]).act("roman", unit_fires("archers-1", 2, "aedui-1"));
    assert_eq!((play.at("aedui-1").as_str(), play.at("aedui-2").as_str()), ("lost", "0505"));
}

/// Missed at two, shot at again at one.
#[test]
fn r20_8_once_more_nearer() {
    let mut play = draw().at("0306", "archers-1").at("0604", "aedui-1").play();
    play.walk("gaul", "aedui-1", "0505");
    play.roll(&[1]).act("roman", unit_fires("archers-1", 2, "aedui-1"));
    play.hold_all();
    play.walk("gaul", "aedui-1", "0405");
    play.allowed("roman", unit_fires("archers-1", 1, "aedui-1"));
    assert!(!play.may("roman", &unit_fires("archers-1", 2, "aedui-1")));
}

/// Through a hex with a disrupted friend, and two may end where one was killed.
#[test]
fn r20_9_targets_do_not_bar_the_way() {
    let mut play =
        draw().at("0306", "archers-1").at("0604", "aedui-1 aedui-2").at("0704", "aedui-3").play();
    play.walk("gaul", "aedui-1", "0505");
    play.roll(&[6]).act("roman", unit_fires("archers-1", 2, "aedui-1"));
    for unit in ["aedui-2", "aedui-3"] {
        let way = if unit == "aedui-3" { "0604 0505" } else { "0505" };
        play.march("gaul", unit, way);
        play.act("gaul", halt());
        play.hold_all();
    }
    play.gauls_done();
    assert_ne!(play.phase(), "excess");
}

/// A disrupted unit stays for the turn, and retreats if it is beaten.
#[test]
fn r21_1_it_stays() {
    let play = draw().at("0405", "aedui-1:d").play();
    play.refused("gaul", step("aedui-1", "0404"), "21.1");
    let mut play =
        draw().attack("rome").at("0405", "suessiones-1:d").at("0306", "legio-1-1").play();
    play.declare("roman", "0405", "legio-1-1");
    play.fight("roman", "0405", &[2]);
    play.lead("roman", "suessiones-1");
    assert_ne!(play.at("suessiones-1"), "0405");
}

#[test]
fn r21_2_no_attack() {
    let mut play =
        draw().attack("gaul").at("0306", "legio-1-1").at("0405", "aedui-1:d aedui-2").play();
    play.act("gaul", target("0306"));
    play.refused("gaul", commit("aedui-1"), "21.2");
}

/// In full in defence, together with the others.
#[test]
fn r21_3_in_full_in_defence() {
    let mut play = draw()
        .attack("rome")
        .at("0405", "aedui-1:d aedui-2")
        .at("0306", "legio-1-1 legio-1-2 legio-1-3")
        .play();
    play.declare("roman", "0405", "legio-1-1 legio-1-2 legio-1-3");
    play.fight("roman", "0405", &[3]);
    assert_eq!(play.fought(), Some((15, 14)));
}

/// Until the next Gallic turn.
#[test]
fn r21_4_until_the_next_gallic_turn() {
    let mut play = draw().romans().at("0405", "aedui-1:d").play();
    assert!(play.is_disrupted("aedui-1"));
    play.romans_done();
    assert!(!play.is_disrupted("aedui-1"));
}

/// It stays when the others of its hex are thrown back or lost.
#[test]
fn r21_5_beside_attackers() {
    let mut play = draw()
        .attack("gaul")
        .at("0306", "legio-1-1 legio-1-2 legio-1-3")
        .at("0405", "aedui-1:d aedui-2")
        .play();
    play.declare("gaul", "0306", "aedui-2");
    // 7:15 is 1:3; a 2 is AR1.
    play.fight("gaul", "0306", &[2]);
    assert!(play.ways("roman", "retreat", "aedui-1").is_empty());
    play.lead("roman", "aedui-2");
    assert_ne!(play.at("aedui-2"), "0405");
    assert_eq!(play.at("aedui-1"), "0405");
}

/// A second D does nothing, an E kills.
#[test]
fn r21_6_twice() {
    let mut play = draw().at("0306", "archers-1 archers-2 archers-3").at("0604", "aedui-1").play();
    play.walk("gaul", "aedui-1", "0505");
    play.roll(&[5]).act("roman", unit_fires("archers-1", 2, "aedui-1"));
    play.roll(&[5]).act("roman", unit_fires("archers-2", 2, "aedui-1"));
    assert_eq!((play.at("aedui-1").as_str(), play.is_disrupted("aedui-1")), ("0505", true));
    play.roll(&[6]).act("roman", unit_fires("archers-3", 2, "aedui-1"));
    assert_eq!(play.at("aedui-1"), "lost");
}

#[test]
fn r22_1_no_horse_on_works() {
    let mut play = draw().romans().at("2807", "germani-1").play();
    play.walk("roman", "germani-1", "2806 2805");
    play.refused("roman", step("germani-1", "2804"), "22.1");
    let play = draw().at("0713", "equites-1").play();
    play.refused("gaul", step("equites-1", "0714"), "22.1");
    let play = draw().at("0815", "equites-1").play();
    play.refused("gaul", step("equites-1", "0814"), "22.1");
}

#[test]
fn r22_3_horse_on_ramparts() {
    let mut play = draw().romans().at("2706", "germani-1").play();
    play.walk("roman", "germani-1", "2805");
    assert_eq!(play.left(), Some(29));
    play.act("roman", halt());
}

/// Infantry walks over works like anywhere.
#[test]
fn r23_1_works_do_not_slow() {
    let mut play = draw().at("2642", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2641");
    assert_eq!(play.left(), Some(10));
    play.act("gaul", halt());
}

/// One die a unit in a Roman zone, and none before a fort alone.
#[test]
fn r23_2_only_in_a_zone() {
    let mut play = draw()
        .forts("2640")
        .at("2640", "recruits-1")
        .at("2440", "legio-1-1")
        .at("2541", "aedui-1")
        .at("2641", "aedui-2")
        .play();
    play.roll(&[6]);
    while play.phase() != "declaration" && play.pending().contains(&"gaul") {
        play.act("gaul", end_moves());
        while play.pending() == ["roman"] && play.offered("roman", "hold_fire") {
            play.act("roman", hold());
        }
    }
    assert_eq!((play.at("aedui-1").as_str(), play.at("aedui-2").as_str()), ("lost", "2641"));
}

/// Disrupted units throw too.
#[test]
fn r23_4_disrupted_units_too() {
    let mut play = draw().at("2440", "legio-1-1").at("2541", "aedui-1:d").play();
    play.roll(&[6]);
    while play.at("aedui-1") != "lost" {
        play.act("gaul", end_moves());
    }
}

/// Three shots at three ranges, each once.
#[test]
fn r24_2_once_at_each_range() {
    let mut play =
        draw().forts("2640").at("2640", "recruits-1").at("2644", "aedui-1 aedui-2").play();
    play.walk("gaul", "aedui-1", "2643");
    play.allowed("roman", fort_fires("2640", 3, "aedui-1"));
    play.act("roman", hold());
    play.walk("gaul", "aedui-1", "2642");
    play.roll(&[1]).act("roman", fort_fires("2640", 2, "aedui-1"));
    play.hold_all();
    play.walk("gaul", "aedui-1", "2641");
    play.hold_all();
    play.act("gaul", halt());
    play.hold_all();
    // The range held for the first is there for the second; the one used is not.
    play.walk("gaul", "aedui-2", "2643");
    play.roll(&[1]).act("roman", fort_fires("2640", 3, "aedui-2"));
    play.hold_all();
    play.walk("gaul", "aedui-2", "2642");
    assert!(!play.may("roman", &fort_fires("2640", 2, "aedui-2")));
}

/// A fort without a crew does not fire; a leader is no crew.
#[test]
fn r24_1_leaders_are_no_crew() {
    let mut play = draw().forts("2640").at("2640", "labienus").at("2644", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2643");
    assert_ne!(play.phase(), "window");
}

/// The garrison is doubled from everywhere.
#[test]
fn r24_1_doubled_from_everywhere() {
    let mut play = draw()
        .attack("gaul")
        .forts("2640")
        .at("2640", "recruits-1")
        .at("2540", "aedui-1 aedui-2")
        .play();
    play.declare("gaul", "2640", "aedui-1 aedui-2");
    play.fight("gaul", "2640", &[3]);
    assert_eq!(play.fought(), Some((14, 8)));
}

/// At the end of movement a 5 at one hex disrupts all there, a 6 kills all.
#[test]
fn r24_4_the_last_shot_strikes_all() {
    for (face, place) in [(5, "2641"), (6, "lost")] {
        let mut play =
            draw().forts("2640").at("2640", "recruits-1").at("2641", "aedui-1 aedui-2").play();
        while play.pending() == ["gaul"] {
            play.act("gaul", end_moves());
        }
        play.roll(&[face]).act("roman", fort_fires("2640", 1, "aedui-1"));
        for unit in ["aedui-1", "aedui-2"] {
            assert_eq!(play.at(unit), place, "{face}");
            assert_eq!(play.is_disrupted(unit), face == 5);
        }
    }
}

/// Gauls that begin next to it or two hexes away cost a fort its longer shots.
#[test]
fn r24_5_ranges_are_lost() {
    for (near, three, two) in [("2641", false, false), ("2642", false, true), ("2643", true, true)]
    {
        let mut play = draw()
            .set("turn", json!(2))
            .romans()
            .forts("2640")
            .at("2640", "recruits-1")
            .at(near, "aedui-2")
            .at("2744", "aedui-1")
            .play();
        play.romans_done();
        // 2744 is four hexes from the fort, 2743 three, 2742 two.
        play.walk("gaul", "aedui-1", "2743");
        assert_eq!(play.may("roman", &fort_fires("2640", 3, "aedui-1")), three, "{near}");
        play.hold_all();
        play.walk("gaul", "aedui-1", "2742");
        assert_eq!(play.may("roman", &fort_fires("2640", 2, "aedui-1")), two, "{near}");
        play.hold_all();
    }
}

/// Who begins in range is safe until it comes nearer.
#[test]
fn r24_51_not_before_it_comes_nearer() {
    let mut play = draw().forts("2640").at("2640", "recruits-1").at("2642", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2742");
    assert_ne!(play.phase(), "window");
    let mut play = draw().forts("2640").at("2640", "recruits-1").at("2642", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2641");
    play.allowed("roman", fort_fires("2640", 1, "aedui-1"));
}

/// Who stays in range is shot at when all have moved.
#[test]
fn r24_52_who_stays() {
    let mut play = draw().forts("2640").at("2640", "recruits-1").at("2642", "aedui-1").play();
    while play.pending() == ["gaul"] {
        play.act("gaul", end_moves());
    }
    play.allowed("roman", fort_fires("2640", 2, "aedui-1"));
}

/// Who appears two hexes from a fort may be shot at at two and at three.
#[test]
fn r24_6_who_appears_in_range() {
    let mut play =
        draw().entries().forts("5020").at("5020", "recruits-1").zone("VII", "aedui-1").play();
    play.act("gaul", enter("aedui-1", "5220"));
    play.allowed("roman", fort_fires("5020", 2, "aedui-1"));
    play.allowed("roman", fort_fires("5020", 3, "aedui-1"));
    let mut play = draw().entries().at("5020", "archers-1").zone("VII", "aedui-1").play();
    play.act("gaul", enter("aedui-1", "5220"));
    play.allowed("roman", unit_fires("archers-1", 2, "aedui-1"));
    assert!(!play.may("roman", &unit_fires("archers-1", 1, "aedui-1")));
}

/// No duty to attack, in or out of a fort; melee does not stick.
#[test]
fn r24_7_no_duty_at_forts() {
    let table = || draw().forts("2640").at("2640", "recruits-1").at("2641", "aedui-1 aedui-2");
    for side in ["gaul", "rome"] {
        let play = table().attack(side).play();
        let seat = if side == "gaul" { "gaul" } else { "roman" };
        assert!(play.phase() != "declaration" || play.may(seat, &done()), "{side}");
    }
    let mut play = table().attack("gaul").play();
    play.declare("gaul", "2640", "aedui-1 aedui-2");
    // 14:8 is 1:1; a 1 would rage.
    play.fight("gaul", "2640", &[1]);
    assert!(!play.rages("aedui-1") && !play.rages("recruits-1"));
}

/// Each unit of a garrison decides for itself.
#[test]
fn r24_72_some_attack_some_do_not() {
    let mut play = draw()
        .attack("rome")
        .forts("2640")
        .at("2640", "recruits-1 legio-1-1 legio-1-2")
        .at("2641", "aedui-1")
        .play();
    play.declare("roman", "2641", "legio-1-1");
    play.allowed("roman", done());
}

/// A fort is a bridge and joins ramparts, for Romans.
#[test]
fn r24_8_bridge_and_link() {
    let mut play = draw().romans().forts("2508").at("2408", "legio-1-1").play();
    play.walk("roman", "legio-1-1", "2508 2607").act("roman", halt());
    let mut play = draw().romans().at("2408", "legio-1-1").play();
    play.walk("roman", "legio-1-1", "2508");
    play.refused("roman", step("legio-1-1", "2607"), "8.1");
    let mut play = draw().romans().forts("2606").at("2506", "legio-1-1").play();
    play.walk("roman", "legio-1-1", "2606 2706");
    assert_eq!(play.left(), Some(14));
    play.act("roman", halt());
    let mut play = draw().romans().forts("1906").at("1807", "legio-1-1").play();
    for (to, left) in [("1806", 15), ("1906", 14), ("2005", 13), ("2106", 12), ("2107", 10)] {
        play.act("roman", step("legio-1-1", to));
        assert_eq!(play.left(), Some(left), "{to}");
    }
}

/// A Gaul who walks into an empty fort removes it; it was no bridge for him.
#[test]
fn r24_9_entered_forts_are_gone() {
    let mut play = draw().forts("2508").at("2408", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2508");
    assert!(play.forts().is_empty());
    play.refused("gaul", step("aedui-1", "2607"), "8.1");
}

/// The tables, face by face.
#[test]
fn rtable_missile_face_by_face() {
    for (range, start, to, row) in [
        (2, "0604", "0505", ["-", "-", "-", "-", "D", "E"]),
        (1, "0505", "0405", ["-", "-", "-", "D", "E", "E"]),
    ] {
        for (face, result) in (1..=6).zip(row) {
            let mut play = draw().at("0306", "archers-1").at(start, "aedui-1").play();
            play.walk("gaul", "aedui-1", to);
            play.roll(&[face]).act("roman", unit_fires("archers-1", range, "aedui-1"));
            check(&play, result, &["aedui-1"], &format!("{range} {face}"));
        }
    }
}

#[test]
fn rtable_engines_face_by_face() {
    for (range, start, to, row) in [
        (3, "2644", "2643", ["-", "-", "-", "-", "D", "E"]),
        (2, "2643", "2642", ["-", "-", "-", "D", "E", "E"]),
        (1, "2642", "2641", ["-", "-", "D", "E", "D*", "E*"]),
    ] {
        for (face, result) in (1..=6).zip(row) {
            let mut play = draw()
                .forts("2640")
                .at("2640", "recruits-1")
                .at(start, "aedui-1")
                .at(to, "aedui-2")
                .play();
            play.walk("gaul", "aedui-1", to);
            play.roll(&[face]).act("roman", fort_fires("2640", range, "aedui-1"));
            let all = ["aedui-1", "aedui-2"];
            let (result, struck) =
                result.strip_suffix('*').map_or((result, &all[..1]), |result| (result, &all[..]));
            check(&play, result, struck, &format!("{range} {face}"));
            if struck.len() == 1 {
                check(&play, "-", &["aedui-2"], &format!("{range} {face}, the other"));
            }
        }
    }
}

fn check(play: &Play, result: &str, units: &[&str], what: &str) {
    for unit in units {
        let now = match (play.at(unit).as_str(), play.is_disrupted(unit)) {
            ("lost", _) => "E",
            (_, true) => "D",
            _ => "-",
        };
        assert_eq!(now, result, "{what} {unit}");
    }
}

/// Six kills, all else does nothing.
#[test]
fn rtable_outerworks_face_by_face() {
    for face in 1..=6 {
        let mut play = draw().at("2440", "legio-1-1").at("2541", "aedui-1").play();
        play.roll(&[face]);
        while play.phase() == "movement" && play.pending() == ["gaul"] {
            play.act("gaul", end_moves());
        }
        assert_eq!(play.at("aedui-1") == "lost", face == 6, "{face}");
    }
}
