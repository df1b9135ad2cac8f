//! 8: rivers and the isolated trench.

use crate::play::*;

/// Into the Brenne and along it, but not out of it.
#[test]
fn r8_1_who_enters_stays() {
    let mut play = draw().at("0318", "aedui-1").play();
    play.walk("gaul", "aedui-1", "0418 0518 0517 0516");
    play.refused("gaul", step("aedui-1", "0616"), "8.1");
    play.refused("gaul", step("aedui-1", "0415"), "8.1");
    // The trench is the same.
    let mut play = draw().released().at("1921", "b-aedui-1").play();
    play.walk("gaul", "b-aedui-1", "1821 1721 1722");
    play.refused("gaul", step("b-aedui-1", "1622"), "8.1");
    let mut play = draw().released().at("1722", "b-aedui-1").play();
    play.walk("gaul", "b-aedui-1", "1622 1522");
}

/// Who begins in it follows it, leaves it anywhere, and may come back in but not across.
#[test]
fn r8_2_who_begins_in_it_is_free() {
    let mut play = draw().at("0516", "aedui-1").play();
    play.walk("gaul", "aedui-1", "0517 0617 0616 0516");
    play.refused("gaul", step("aedui-1", "0415"), "8.1");
    play.refused("gaul", step("aedui-1", "0416"), "8.1");
    play.allowed("gaul", step("aedui-1", "0515"));
}

/// Two rivers that only touch are two.
#[test]
fn r8_2_rivers_that_touch_are_not_one() {
    // 2214 is in the Ose, 2314 in the Rabutin; they meet in 2315.
    let mut play = draw().released().at("2215", "b-aedui-1").play();
    play.walk("gaul", "b-aedui-1", "2214");
    play.refused("gaul", step("b-aedui-1", "2314"), "8.1");
    play.walk("gaul", "b-aedui-1", "2315 2314");
}

/// The ends of the trench hinder nobody, and still double the defence.
#[test]
fn r8_3_ends_of_the_trench() {
    let mut play = draw().released().at("1916", "b-aedui-1").play();
    play.walk("gaul", "b-aedui-1", "1816 1716 1616 1516");
    let mut play = draw().released().at("1816", "b-aedui-1").play();
    play.walk("gaul", "b-aedui-1", "1716 1717");
    play.refused("gaul", step("b-aedui-1", "1617"), "8.1");
    let mut play =
        draw().released().attack("gaul").at("1616", "legio-1-1").at("1716", "b-aedui-1").play();
    play.declare("gaul", "1616", "b-aedui-1");
    play.fight("gaul", "1616", &[6]);
    assert_eq!(play.fought(), Some((9, 10)));
    play.may_roll(&[]);
}

/// Rampart bridges are dry for who comes along them; waders stay wet.
#[test]
fn r25_5_ramparts_are_bridges() {
    let mut play = draw().romans().at("1012", "legio-1-1").play();
    for (to, left) in [("0913", 15), ("0914", 14), ("0915", 13), ("0815", 12), ("0816", 11)] {
        play.act("roman", step("legio-1-1", to));
        assert_eq!(play.left(), Some(left), "{to}");
    }
    play.act("roman", halt());
    let mut play = draw().at("0713", "aedui-1").play();
    play.walk("gaul", "aedui-1", "0714 0814 0914");
    play.refused("gaul", step("aedui-1", "0915"), "8.1");
}
