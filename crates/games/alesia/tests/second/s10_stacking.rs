//! 10: stacking.

use crate::play::*;

/// Three Romans, two Gauls: one more is too many when movement ends.
#[test]
fn r10_1_three_and_two() {
    let mut play = draw().at("0405", "aedui-1 aedui-2").at("0406", "aedui-3").play();
    play.walk("gaul", "aedui-3", "0405").act("gaul", halt());
    play.gauls_done();
    assert_eq!(play.phase(), "excess");
    play.act("gaul", remove("aedui-2"));
    assert_eq!(play.at("aedui-2"), "lost");
    let mut play = draw().romans().at("0405", "legio-1-1 legio-1-2").at("0406", "legio-1-3").play();
    play.walk("roman", "legio-1-3", "0405").act("roman", halt());
    play.act("roman", end_moves());
    assert_ne!(play.phase(), "excess");
}

/// A full hex may be passed; the owner chooses what goes.
#[test]
fn r10_2_passing_and_choosing() {
    let mut play = draw().at("0405", "aedui-1 aedui-2:d").at("0406", "aedui-3").play();
    play.walk("gaul", "aedui-3", "0405 0404").act("gaul", halt());
    assert_eq!(play.at("aedui-3"), "0404");
    let mut play = draw().at("0405", "aedui-1 aedui-2:d").at("0406", "aedui-3").play();
    play.walk("gaul", "aedui-3", "0405").act("gaul", halt());
    play.gauls_done();
    for unit in ["aedui-1", "aedui-2", "aedui-3"] {
        play.allowed("gaul", remove(unit));
    }
}

/// Units of a stack go their own ways.
#[test]
fn r10_3_stacks_part() {
    let mut play = draw().romans().at("0405", "legio-1-1 legio-1-2 legio-1-3").play();
    play.walk("roman", "legio-1-1", "0404").act("roman", halt());
    play.walk("roman", "legio-1-2", "0406").act("roman", halt());
    assert_eq!(play.at("legio-1-3"), "0405");
}

/// Forts and leaders do not count.
#[test]
fn r10_4_forts_and_leaders_do_not_count() {
    let mut play = draw()
        .romans()
        .forts("2640")
        .at("2640", "legio-1-1 legio-1-2 legio-1-3 caesar")
        .at("2740", "labienus")
        .play();
    play.walk("roman", "labienus", "2640").act("roman", halt());
    play.act("roman", end_moves());
    assert_ne!(play.phase(), "excess");
    let mut play =
        draw().released().at("2519", "vercingetorix").at("2520", "b-aedui-1 b-aedui-2").play();
    play.walk("gaul", "vercingetorix", "2520").act("gaul", halt());
    play.gauls_done();
    assert_ne!(play.phase(), "excess");
}
