//! 0.0: dice, turns, day and night.

use serde_json::json;

use crate::play::*;
use crate::reader::*;

/// Both players finish organising; the dice for strategic initiative fall.
fn initiative(turn: u8, rome: u32, gaul: u32) -> String {
    let mut play = draw()
        .turn(turn)
        .organisation()
        .set("strategic", json!(null))
        .set("tactical", json!(null))
        .hidden("0714", "caesar")
        .hidden("0715", "labienus")
        .hidden("0505", "comnios")
        .hidden("0505", "viridomaros")
        .play();
    play.roll(&[rome, gaul]).act("roman", just("ready")).act("gaul", just("ready")).all_rolled();
    play.position()["strategic"].as_str().expect("somebody has the initiative").to_owned()
}

/// Caesar adds 3, Comnios 1: with a zero worth ten, Rome would win.
#[test]
fn r0_1_zero_on_the_ten_sided_die_is_zero() {
    assert_eq!(initiative(1, 10, 3), "gaul", "0 + 3 against 3 + 1");
    assert_eq!(initiative(1, 10, 2), "rome", "0 + 3 against 2 + 1, by day");
    assert_eq!(initiative(1, 10, 1), "rome", "0 + 3 against 1 + 1");
    assert_eq!(initiative(1, 1, 10), "rome", "1 + 3 against 0 + 1");
    assert_eq!(initiative(1, 6, 9), "gaul", "6 + 3 against 9 + 1");
}

/// A tie tells day from night: 1 + 3 against 3 + 1.
#[test]
fn r0_2_night_falls_on_turns_9_to_14() {
    for turn in 1..=20 {
        let night = (9..=14).contains(&turn);
        assert_eq!(initiative(turn, 1, 3), if night { "gaul" } else { "rome" }, "turn {turn}");
    }
}

/// The track of turns sets the nights apart.
#[test]
fn r0_2_nights_are_seen_on_the_track() {
    let scene = draw().play().scene_with(kernel::Seat(0), &[]);
    let track = scene.tracks.iter().find(|track| track.id == "turn").expect("a track of turns");
    assert_eq!((track.of, track.apart.as_slice()), (Some(20), [9, 10, 11, 12, 13, 14].as_slice()));
}

fn last_phase_of(turn: u8) -> Play {
    let mut play = draw()
        .turn(turn)
        .withdrawal()
        .leader("1114", "vercingetorix")
        .units("1114", "b-senons")
        .hidden("0714", "caesar")
        .hidden("0505", "comnios")
        .play();
    loosen(&mut play);
    for seat in ["roman", "gaul"] {
        if play.pending().contains(&seat) && play.phase() == "withdrawal" {
            play.act(seat, just("ready"));
        }
    }
    play
}

#[test]
fn r0_2_twenty_turns_and_no_more() {
    let play = last_phase_of(19);
    assert_eq!(play.position()["turn"], json!(20));
    assert_ne!(play.phase(), "over");
    assert!(play.winners().is_none());
    let play = last_phase_of(20);
    assert_eq!(play.phase(), "over");
    assert!(play.winners().is_some());
}
