//! 2.5, 5 and 7: movement, half points along ramparts.

use crate::play::*;

/// A movement factor of 6 is six clear hexes.
#[test]
fn r2_5_six_hexes() {
    let mut play = draw().at("0318", "santoni-1").play();
    play.walk("gaul", "santoni-1", "0317 0316 0315 0314 0313 0312");
    assert_eq!(play.at("santoni-1"), "0312");
    assert!(!play.may("gaul", &step("santoni-1", "0311")));
}

/// One unit moves, the others stay, and that is enough; so is nobody.
#[test]
fn r5_1_some_or_none() {
    let mut play = draw().at("0318", "aedui-1").at("0320", "aedui-2").at("0322", "aedui-3").play();
    play.allowed("gaul", end_moves());
    play.walk("gaul", "aedui-1", "0317").act("gaul", halt());
    play.allowed("gaul", end_moves());
}

/// A unit's move is finished before the next begins.
#[test]
fn r5_2_one_after_another() {
    let mut play = draw().at("0318", "aedui-1").at("0320", "aedui-2").play();
    play.walk("gaul", "aedui-1", "0317");
    play.refused("gaul", step("aedui-2", "0321"), "5.2");
    play.act("gaul", halt());
    play.walk("gaul", "aedui-2", "0321");
    play.act("gaul", halt());
    play.refused("gaul", step("aedui-1", "0316"), "5.2");
}

/// Sixteen hexes of rampart for a cohort; the half point buys no field.
#[test]
fn r5_3_as_far_as_its_factor() {
    let mut play = draw().romans().at("2440", "legio-1-1").play();
    let way = "2540 2640 2740 2840 2940 3040 3140 3240 3340 3439 3540 3639 3740 3839 3939";
    play.walk("roman", "legio-1-1", way);
    assert_eq!(play.left(), Some(1));
    assert!(!play.may("roman", &step("legio-1-1", "3940")));
    play.refused("roman", step("legio-1-1", "3940"), "5.3");
    play.walk("roman", "legio-1-1", "4038");
    assert_eq!(play.at("legio-1-1"), "4038");
}

/// What is left over helps nobody.
#[test]
fn r5_4_points_are_not_lent() {
    let mut play = draw().at("0318", "aedui-1").at("0320", "aedui-2").play();
    play.walk("gaul", "aedui-1", "0317").act("gaul", halt());
    play.walk("gaul", "aedui-2", "0321 0322 0323 0324 0325 0326");
    assert!(!play.may("gaul", &step("aedui-2", "0327")));
}

/// Enemies bar the way, friends do not.
#[test]
fn r5_5_friends_and_enemies() {
    let mut play = draw().at("0405", "aedui-1").at("0306", "legio-1-1").play();
    play.refused("gaul", step("aedui-1", "0306"), "5.5");
    play = draw().at("0318", "aedui-1").at("0317", "aedui-2 aedui-3").play();
    play.walk("gaul", "aedui-1", "0317 0316").act("gaul", halt());
    assert_eq!(play.at("aedui-1"), "0316");
}

/// Twelve hexes of rampart with a factor of six, for Gauls as well.
#[test]
fn r7_1_gauls_use_ramparts_too() {
    let mut play = draw().at("2440", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2540 2640 2740 2840 2940 3040 3140 3240 3340 3439 3540 3639");
    assert_eq!(play.at("aedui-1"), "3639");
    assert!(play.steps("gaul", "aedui-1").is_empty());
}

/// Ramparts and fields in one move: the last half point goes along the rampart only.
#[test]
fn r7_2_halves_are_kept_for_another_stretch() {
    let mut play = draw().romans().at("1424", "recruits-1").play();
    for (to, left) in [
        ("1423", 13),
        ("1323", 12),
        ("1322", 11),
        ("1222", 9),
        ("1122", 7),
        ("1021", 5),
        ("0922", 3),
        ("0921", 2),
        ("0920", 1),
    ] {
        play.act("roman", step("recruits-1", to));
        assert_eq!(play.left(), Some(left), "{to}");
    }
    play.refused("roman", step("recruits-1", "0820"), "5.3");
    play.allowed("roman", step("recruits-1", "0819"));
}

/// Over the gaps of camp D a step costs a whole point.
#[test]
fn r7_3_over_a_gap() {
    let mut play = draw().romans().at("1807", "legio-1-1").play();
    for (to, left) in [
        ("1806", 15),
        ("1906", 13),
        ("2005", 11),
        ("2106", 10),
        ("2107", 8),
        ("2108", 7),
        ("2207", 6),
        ("2307", 5),
        ("2406", 4),
    ] {
        play.act("roman", step("legio-1-1", to));
        assert_eq!(play.left(), Some(left), "{to}");
    }
    play.act("roman", halt());
}

/// All neighbouring ramparts are joined but for three pairs.
#[test]
fn r7_4_three_gaps() {
    let land = crate::reader::Land::read();
    let mut gaps = Vec::new();
    let mut joined = 0;
    for hex in land.hexes().filter(|hex| land.grade(hex) > 0) {
        for next in crate::reader::neighbours(hex) {
            if land.grade(&next) > 0 && *hex < next {
                if land.connected(hex, &next) {
                    joined += 1;
                } else {
                    gaps.push(format!("{hex}-{next}"));
                }
            }
        }
    }
    gaps.sort();
    assert_eq!(
        (joined, gaps),
        (304, vec!["1806-1906".into(), "1906-2005".into(), "2106-2107".into()])
    );
}

/// Annex A: a whole point over the gap, half a point where ramparts join.
#[test]
fn rannex_a_a_gap_and_a_join() {
    let play = draw().romans().at("1806", "legio-1-1").play();
    let mut gap = play.again();
    gap.walk("roman", "legio-1-1", "1906");
    assert_eq!(gap.left(), Some(14));
    let mut join = play.again();
    join.walk("roman", "legio-1-1", "1807");
    assert_eq!(join.left(), Some(15));
}
