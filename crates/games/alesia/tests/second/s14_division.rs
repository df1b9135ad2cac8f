//! 13 and 14: who fights whom.

use crate::play::*;
use serde_json::json;

/// The example of 14.3 on our map: Romans 4, 5 and 5, 6; Gauls 6, 9 and 7, 7, 8.
fn example() -> Draw {
    draw()
        .released()
        .attack("gaul")
        .at("0318", "recruits-1")
        .at("0319", "legio-1-1 legio-1-2")
        .at("0320", "legio-10-1")
        .at("0417", "santoni-1")
        .at("0418", "b-aedui-1 aedui-1")
        .at("0419", "aedui-2")
        .at("0420", "b-arverni-1")
}

fn odds(play: &mut Play, hex: &str, face: u32) -> (u16, u16) {
    play.fight("gaul", hex, &[face]);
    play.fought_at(hex).expect("a battle was fought")
}

/// Three attacks, 15:4, 7:10 and 15:6.
#[test]
fn r14_3_the_example() {
    let mut play = example().play();
    play.declare("gaul", "0318", "santoni-1 b-aedui-1");
    play.declare("gaul", "0319", "aedui-1");
    play.declare("gaul", "0320", "aedui-2 b-arverni-1");
    // 3:1 and a 5 is a melee, 1:2 and a 2 too, 2:1 and a 3 too.
    assert_eq!(odds(&mut play, "0318", 5), (15, 4));
    play.roll(&[2, 3]).act("gaul", resolve("0319"));
    assert_eq!(play.fought_at("0319"), Some((7, 10)));
    assert_eq!(play.fought_at("0320"), Some((15, 6)));
}

/// Nobody who controls may be left out.
#[test]
fn r14_31_none_is_left_out() {
    let mut play = example().play();
    play.declare("gaul", "0318", "santoni-1 b-aedui-1");
    assert!(!play.may("gaul", &done()));
    play.refusal("gaul", done());
    // Whoever alone could attack 0319 may not all be sent elsewhere.
    play.declare("gaul", "0320", "b-arverni-1");
    play.refused("gaul", done(), "14.32");
    let mut play = draw()
        .romans()
        .set("phase", json!({"is": "declaration", "side": "rome", "asked": 0}))
        .at("0306", "legio-1-1 legio-1-2")
        .at("0405", "aedui-1")
        .at("0406", "aedui-2")
        .play();
    play.act("roman", target("0406")).act("roman", commit("legio-1-1"));
    play.act("roman", commit("legio-1-2"));
    play.refused("roman", close(), "14.31");
}

/// Nobody who is controlled may stand by.
#[test]
fn r14_32_none_stands_by() {
    let mut play = example().play();
    play.declare("gaul", "0318", "santoni-1 b-aedui-1");
    play.declare("gaul", "0319", "aedui-1");
    // The 7 of 0419 touches nothing else any more.
    play.act("gaul", target("0320")).act("gaul", commit("b-arverni-1"));
    play.refused("gaul", close(), "14.32");
}

/// The 6 of 0417 does not touch 0319.
#[test]
fn r14_33_only_neighbours() {
    let mut play = example().play();
    play.act("gaul", target("0319"));
    play.refused("gaul", commit("santoni-1"), "14.33");
}

#[test]
fn r13_2_once_a_turn() {
    let mut play = example().play();
    play.declare("gaul", "0319", "b-aedui-1");
    play.act("gaul", target("0318"));
    play.refused("gaul", commit("b-aedui-1"), "13.2");
}

/// The attacker chooses the order.
#[test]
fn r13_3_in_any_order() {
    let mut play = example().play();
    play.declare("gaul", "0318", "santoni-1 b-aedui-1");
    play.declare("gaul", "0319", "aedui-1");
    play.declare("gaul", "0320", "aedui-2 b-arverni-1");
    play.act("gaul", done());
    for hex in ["0318", "0319", "0320"] {
        play.allowed("gaul", resolve(hex));
    }
}

/// A rampart doubles who defends, not who attacks.
#[test]
fn r13_4_attackers_are_not_doubled() {
    let mut play = draw().attack("gaul").at("2440", "legio-1-1").at("2540", "aedui-1").play();
    play.declare("gaul", "2440", "aedui-1");
    assert_eq!(odds(&mut play, "2440", 3), (7, 5));
}

/// A rampart attacked from a river: once, not twice.
#[test]
fn r13_5_once() {
    let mut play =
        draw().attack("gaul").at("0915", "legio-1-1").at("0814", "aedui-1 aedui-2").play();
    play.declare("gaul", "0915", "aedui-1 aedui-2");
    assert_eq!(odds(&mut play, "0915", 3), (14, 10));
}

#[test]
fn r14_1_attackers_add_up() {
    let mut play = draw()
        .released()
        .attack("gaul")
        .at("0318", "recruits-1")
        .at("0418", "b-aedui-1 santoni-1")
        .play();
    play.declare("gaul", "0318", "b-aedui-1 santoni-1");
    assert_eq!(odds(&mut play, "0318", 5), (15, 4));
}

/// A single unit between two must attack both at once.
#[test]
fn r14_2_defenders_add_up() {
    let mut play = draw()
        .attack("rome")
        .at("0306", "legio-10-1")
        .at("0405", "aedui-1")
        .at("0406", "suessiones-1")
        .play();
    play.act("roman", target("0405"));
    play.act("roman", target("0406"));
    play.act("roman", commit("legio-10-1")).act("roman", close());
    play.fight("roman", "0405", &[2]);
    assert_eq!(play.fought(), Some((6, 12)));
}

/// All in a hex defend together, archers with 1.
#[test]
fn r14_4_a_stack_is_one() {
    let mut play = draw()
        .attack("gaul")
        .at("0306", "legio-1-1 legio-1-2 archers-1")
        .at("0405", "aedui-1")
        .play();
    play.declare("gaul", "0306", "aedui-1");
    assert_eq!(odds(&mut play, "0306", 2), (7, 11));
}

/// The two of 0418 attack different hexes.
#[test]
fn r14_5_a_stack_may_attack_apart() {
    let mut play = example().play();
    play.declare("gaul", "0318", "santoni-1 aedui-1");
    play.declare("gaul", "0319", "b-aedui-1");
    play.declare("gaul", "0320", "aedui-2 b-arverni-1");
    play.allowed("gaul", done());
}

#[test]
fn r14_6_a_factor_is_whole() {
    let mut play = example().play();
    play.declare("gaul", "0320", "aedui-2 b-arverni-1");
    play.act("gaul", target("0319"));
    play.refused("gaul", commit("aedui-2"), "13.2");
}

/// A bad attack is an attack.
#[test]
fn r14_7_soaking_off() {
    let mut play = draw()
        .attack("gaul")
        .at("0306", "legio-1-1 legio-1-2 legio-1-3")
        .at("0405", "suessiones-1")
        .play();
    play.declare("gaul", "0306", "suessiones-1");
    play.allowed("gaul", done());
}

/// Who is driven next to others after his battle fights no second one: nobody is asked about them, and
/// the next player moves.
#[test]
fn r14_8_driven_next_to_others() {
    let mut play = draw()
        .attack("gaul")
        .forts("2640")
        .at("2540", "legio-1-1")
        .at("2541", "aedui-1 aedui-2")
        .at("2640", "recruits-1")
        .at("2641", "aedui-3")
        .play();
    play.declare("gaul", "2540", "aedui-1 aedui-2");
    // The 7 of 2641 is beside a fort alone, which is no reason to attack (24.7). 14:10 is 1:1, a 2 is DR1.
    play.fight("gaul", "2540", &[2]);
    play.act("gaul", retreat("legio-1-1", "2640"));
    // He is next to aedui-3 and to those who beat him.
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["roman"]));
}

/// Who has fought is not fought again in the turn, even if a retreat brings him next to others.
#[test]
fn r14_8_one_battle_a_turn() {
    let mut play = draw()
        .attack("gaul")
        .at("0306", "legio-1-1")
        .at("0405", "aedui-1 aedui-2")
        .at("0311", "legio-1-2")
        .at("0410", "aedui-3 aedui-4")
        .play();
    play.declare("gaul", "0306", "aedui-1 aedui-2");
    play.declare("gaul", "0311", "aedui-3 aedui-4");
    // Two attacks, and no third whatever happens: 14:5 is 2:1, a 3 is a melee.
    play.fight("gaul", "0306", &[3, 3]);
    assert_ne!(play.phase(), "combats");
}

/// Disrupted Gauls are no reason to attack.
#[test]
fn r13_1_disrupted_enemies_need_not_be_attacked() {
    let mut play = draw().romans().at("0306", "legio-1-1").at("0405", "aedui-1:d").play();
    play.act("roman", end_moves());
    assert!(play.phase() != "declaration" || play.may("roman", &done()));
    let mut play = draw().romans().at("0306", "legio-1-1").at("0405", "aedui-1").play();
    play.act("roman", end_moves());
    assert!(play.phase() == "declaration" && !play.may("roman", &done()));
}
