//! 1.0: counters, who is hidden, who is seen.

use serde_json::json;
use siege::{Counter, Force, Leader, Unit};

use crate::play::*;
use crate::reader::*;

#[test]
fn r1_1_leaders_detachments_and_units() {
    let leaders = |force| Leader::all().filter(move |leader| leader.force() == force);
    assert_eq!(leaders(Force::Roman).filter(|leader| !leader.is_detachment()).count(), 5);
    assert_eq!(leaders(Force::Relief).filter(|leader| !leader.is_detachment()).count(), 4);
    assert_eq!(leaders(Force::Besieged).count(), 1);
    for force in [Force::Roman, Force::Relief] {
        assert_eq!(leaders(force).filter(|leader| leader.is_detachment()).count(), 2);
    }
    assert_eq!(Counter::of(Force::Roman).count(), 7);
    assert_eq!(Counter::of(Force::Relief).count(), 6);
    assert_eq!(Unit::of(Force::Besieged).count(), 9);
    assert_eq!(Unit::of(Force::Relief).count(), 47);
    let legions = Unit::of(Force::Roman).filter(|unit| unit.is_legion()).count();
    let halves = Unit::of(Force::Roman).filter(|unit| unit.is_half()).count();
    assert_eq!((legions, halves), (11, 22));
    assert_eq!(Unit::of(Force::Roman).count(), 11 + 22 + 10);
}

fn two_hidden(one: &str, two: &str) -> Play {
    draw()
        .strategic("gaul", 2, 3)
        .hidden("0714", one)
        .hidden("0715", two)
        .hidden("0505", "comnios")
        .hidden("0505", "viridomaros")
        .play()
}

#[test]
fn r1_2_nobody_tells_a_leader_from_a_detachment() {
    let one = two_hidden("labienus", "roman-detachment-1");
    let two = two_hidden("roman-detachment-1", "labienus");
    assert_eq!(one.view(Some("gaul")), two.view(Some("gaul")));
    assert_eq!(one.view(None), two.view(None));
    assert_ne!(one.view(Some("roman")), two.view(Some("roman")));
    assert_eq!(one.face("roman-1"), None);
}

#[test]
fn r1_2_vercingetorix_has_no_hidden_side() {
    // Out of every Roman's sight he still lies open after a withdrawal.
    let mut play = draw()
        .withdrawal()
        .camps("1321")
        .leader("1114", "vercingetorix")
        .units("1114", "b-senons")
        .hidden("0714", "caesar")
        .hidden("0505", "comnios")
        .play();
    loosen(&mut play);
    play.act("roman", just("ready")).act("gaul", just("ready"));
    assert_eq!(play.face("vercingetorix").as_deref(), Some("vercingetorix"));
    assert_eq!(play.leader("vercingetorix"), "1114");
}

/// Once turned over, a detachment commands nobody: the units around are out of command.
#[test]
fn r1_2_a_detachment_commands_nobody() {
    let field = |leader: &str| {
        let mut play =
            draw().movement("relief").leader("1104", leader).units("1104", "santons").play();
        play.act("gaul", step("santons", "1103"));
        play
    };
    field("viridomaros").allowed("gaul", step("santons", "1102"));
    field("gallic-detachment-1").refused_as(
        "gaul",
        step("santons", "1102"),
        "7.2",
        "already_moved",
    );
}

/// A detachment on the march, one hex at a time. Comnios minds the camp.
fn scout(draw: Draw, from: &str) -> Play {
    draw.strategic("gaul", 2, 3)
        .hidden(from, "gallic-detachment-1")
        .hidden("0505", "comnios")
        .hidden("0505", "viridomaros")
        .play()
}

#[track_caller]
fn marches_unseen(play: &mut Play, to: &str) {
    play.act("gaul", march("gallic-1", to));
    assert_eq!(play.face("gallic-1"), None, "nobody sees {to}");
}

#[track_caller]
fn marches_into_sight(play: &mut Play, to: &str) {
    play.act("gaul", march("gallic-1", to));
    assert_eq!(play.face("gallic-1").as_deref(), Some("gallic-detachment-1"), "seen in {to}");
}

/// The nearest camps, 0811 and 1109, are both five hexes from 0806 and four from 0807.
#[test]
fn r1_3_four_hexes_by_day() {
    assert_eq!((distance("0806", "0811"), distance("0807", "1109")), (5, 4));
    let mut play = scout(draw(), "0805");
    marches_unseen(&mut play, "0806");
    marches_into_sight(&mut play, "0807");
}

#[test]
fn r1_3_three_hexes_by_night() {
    let mut play = scout(draw().night(), "0806");
    marches_unseen(&mut play, "0807");
    marches_into_sight(&mut play, "0808");
}

/// Only distance counts: units in between, of either kind, hide nobody.
#[test]
fn r1_3_nothing_in_between_blocks_sight() {
    let mut play = scout(draw().units("0808", "santons").units("0809", "rutenes"), "0806");
    marches_into_sight(&mut play, "0807");
    // Nor does high ground: 1708 is a plateau between 1706 and the unit in 1710.
    assert_eq!((level("1706"), level("1708"), level("1709"), level("1710")), (0, 3, 3, 2));
    let mut play = scout(draw().camps("").units("1710", "numidae"), "1705");
    marches_into_sight(&mut play, "1706");
}

#[test]
fn r1_3_camps_count_as_units_and_so_do_units() {
    let mut play = scout(draw().camps(""), "0806");
    marches_unseen(&mut play, "0807");
    marches_unseen(&mut play, "0808");
    // A Roman unit in 0812 sees as far as 0808.
    let mut play = scout(draw().camps("").units("0812", "numidae"), "0806");
    marches_unseen(&mut play, "0807");
    marches_into_sight(&mut play, "0808");
}

/// Labienus hides in 0714. A besieged unit moves about, two hexes away and then next to the line.
fn besieged_near_labienus(path: &[&str]) -> Play {
    let mut play = draw()
        .movement("relief")
        .hidden("0714", "labienus")
        .boxed("labienus", "legio-8")
        .leader("1014", "vercingetorix")
        .units("0914", "b-cadurques")
        .hidden("0505", "comnios")
        .play();
    loosen(&mut play);
    for to in path {
        play.act("gaul", step("b-cadurques", to));
    }
    play
}

#[test]
fn r1_3_the_besieged_do_not_reveal_the_romans_around_them() {
    assert_eq!(distance("0914", "0714"), 2);
    let mut play = besieged_near_labienus(&[]);
    play.act("gaul", just("end_moves"));
    assert_eq!(play.face("roman-1"), None);
    assert_eq!(play.at("legio-8"), "boxed");
}

#[test]
fn r1_3_until_they_stand_at_a_fortification() {
    assert!(line("0714", "0814"));
    let mut play = besieged_near_labienus(&["0814"]);
    if play.phase() == "movement" {
        play.act("gaul", just("end_moves"));
    }
    assert_eq!(play.face("roman-1").as_deref(), Some("labienus"));
}

/// Vercingetorix himself at the line is enough; and all Roman leaders within range are seen, not
/// only those near him.
#[test]
fn r1_3_vercingetorix_at_the_line_opens_all_eyes() {
    let mut play = draw()
        .movement("relief")
        .hidden("1514", "labienus")
        .boxed("labienus", "legio-8")
        .hidden("1321", "antonius")
        .leader("0914", "vercingetorix")
        .units("1215", "b-cadurques")
        .hidden("0505", "comnios")
        .play();
    loosen(&mut play);
    assert_eq!((distance("1215", "1514"), distance("0814", "1321")), (3, 10));
    assert!(distance("1215", "1321") > 4);
    play.act("gaul", ride("vercingetorix", "0814"));
    assert_eq!(play.phase(), "movement");
    assert_eq!(play.face("roman-1").as_deref(), Some("labienus"), "three hexes from 1215");
    assert_eq!(play.face("roman-2"), None, "nobody is within four hexes of 1321");
}

/// He opens them also when he goes along with an advance.
#[test]
fn r1_3_vercingetorix_opens_all_eyes_when_he_follows() {
    let battle = json!({
        "stage": "advance", "targets": ["0814"], "stack": "0914",
        "attackers": ["b-senons"], "struck": ["b-senons"],
    });
    let phase = json!({
        "is": "combat", "force": "besieged", "stacks": ["0914"], "battle": battle,
        "command": ["b-cadurques"],
    });
    let mut play = draw()
        .phase(phase)
        .hidden("1514", "labienus")
        .boxed("labienus", "legio-8")
        .leader("0914", "vercingetorix")
        .units("0814", "b-senons")
        .units("1215", "b-cadurques")
        .units("1216", "numidae")
        .hidden("0505", "comnios")
        .play();
    assert_eq!(play.face("roman-1").as_deref(), None);
    play.act("gaul", json!({"do": "follow", "leader": "vercingetorix", "to": "0814"}));
    assert_eq!(play.phase(), "combat", "there is another attack to make");
    assert_eq!(play.face("roman-1").as_deref(), Some("labienus"), "three hexes from 1215");
}

/// So does any of his units.
#[test]
fn r1_3_a_besieged_unit_at_the_line_opens_all_eyes() {
    let mut play = draw()
        .movement("besieged")
        .hidden("1514", "labienus")
        .boxed("labienus", "legio-8")
        .hidden("1321", "antonius")
        .leader("0914", "vercingetorix")
        .units("0914", "b-senons")
        .units("1215", "b-cadurques")
        .hidden("0505", "comnios")
        .play();
    loosen(&mut play);
    assert!(distance("0814", "1514") > 4 && distance("1215", "1514") == 3);
    play.act("gaul", step("b-senons", "0814"));
    assert_eq!(play.face("roman-1").as_deref(), Some("labienus"), "at once");
    assert_eq!(play.face("roman-2"), None, "nobody is within four hexes of 1321");
}

/// The relief army reveals Romans in the ordinary way.
#[test]
fn r1_3_the_relief_army_sees_as_usual() {
    let table = |to: &str| {
        let mut play = draw()
            .movement("relief")
            .hidden("0812", "labienus")
            .boxed("labienus", "legio-8")
            .leader("0805", "vercassivellaunos")
            .units("0806", "santons")
            .hidden("0505", "comnios")
            .play();
        loosen(&mut play);
        play.act("gaul", step("santons", "0807"));
        if to == "0808" {
            play.act("gaul", step("santons", to));
        }
        play.act("gaul", just("halt")).act("gaul", just("end_moves"));
        assert_eq!(play.at("santons"), to);
        play
    };
    assert_eq!(table("0807").face("roman-1"), None, "five hexes");
    assert_eq!(table("0808").face("roman-1").as_deref(), Some("labienus"), "four hexes");
}

#[test]
fn r1_3_a_counter_in_sight_wears_its_face_until_it_leaves() {
    // Phase D finds the leader out of sight, and he goes back to his anonymous side.
    let mut play = draw()
        .rally("relief")
        .leader("0805", "viridomaros")
        .leader("0807", "eporedorix")
        .units("0808", "caletes:d")
        .hidden("0505", "comnios")
        .hidden("0714", "caesar")
        .play();
    loosen(&mut play);
    play.act("gaul", just("end_rally"));
    while play.phase() == "withdrawal" {
        let seat = play.pending()[0];
        play.act(seat, just("ready"));
    }
    assert_eq!(play.face("gallic-1"), None, "six hexes from the nearest camp");
    assert_eq!(play.face("gallic-2").as_deref(), Some("eporedorix"), "four hexes from 0811");
    assert_eq!(play.position()["turn"], json!(2));
}

/// Step by step too: who is seen in mid-march has marched.
#[test]
fn r1_3_a_march_is_over_where_it_is_seen() {
    let mut play = draw()
        .camps("0811")
        .strategic("gaul", 2, 3)
        .hidden("0806", "comnios")
        .hidden("0505", "viridomaros")
        .play();
    assert_eq!((distance("0806", "0811"), distance("0807", "0811")), (5, 4));
    play.act("gaul", march("gallic-1", "0807"));
    assert_eq!(play.face("gallic-1").as_deref(), Some("comnios"));
    assert_eq!(spent(&play), None, "points are left, but it halts");
    play.refused_as("gaul", march("gallic-1", "0806"), "7.1", "counter_in_sight");
}

/// he sees as his troops do, once one of them is at the line: Labienus in 0714 is next to
/// him, and no unit of his is within four hexes.
#[test]
fn r1_3_vercingetorix_sees_with_his_troops() {
    let table = |leader: &str| {
        draw()
            .movement("relief")
            .hidden("0714", "labienus")
            .leader(leader, "vercingetorix")
            .units("1215", "b-cadurques")
            .hidden("0505", "comnios")
            .play()
    };
    assert!(distance("1215", "0714") > 4 && line("0714", "0814"));
    let mut play = table("0914");
    loosen(&mut play);
    assert_eq!(play.face("roman-1"), None, "two hexes away, and nobody is at the line");
    play.act("gaul", ride("vercingetorix", "0814"));
    assert_eq!(play.face("roman-1").as_deref(), Some("labienus"));
}
