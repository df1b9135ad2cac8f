//! 15, 16 and the combat table.

use crate::play::*;

/// Attack factors, defence factors, face: what comes of it on open ground.
fn battle(attackers: &str, defenders: &str, face: &[u32]) -> Play {
    // 0405 touches 0306; all the ground round it is clear, region 3.
    let mut play =
        draw().released().attack("gaul").at("0405", attackers).at("0306", defenders).play();
    play.declare("gaul", "0306", attackers);
    play.fight("gaul", "0306", face);
    play
}

/// 14:8 is 1:1, 8:14 is 1:2, 14:6 is 2:1, 4:14 is 1:4.
#[test]
fn r15_1_odds_favour_the_defender() {
    // At 1:1 a 2 throws the defender back, at 2:1 a 4 is a melee and at 1:1 it throws the attacker
    // back, at 1:2 a 1 rages.
    let play = battle("aedui-1 aedui-2", "recruits-1 recruits-2", &[4]);
    assert_eq!(play.fought(), Some((14, 8)));
    assert!(play.offered("roman", "retreat"), "1:1 and a 4 is AR1");
    let play = battle("aedui-1 aedui-2", "legio-10-1", &[4]);
    assert_eq!(
        (play.fought(), play.phase().as_str() == "combats"),
        (Some((14, 6)), false),
        "2:1, melee"
    );
    let play = battle("b-arverni-1", "legio-1-1 legio-1-2 recruits-1", &[1]);
    assert_eq!(play.fought(), Some((8, 14)));
    assert!(play.rages("b-arverni-1"), "1:2 and a 1 rages");
}

/// 8, 8 and 6 on 5 and 2: 22:7, 3:1, and a 4 is one hex back.
#[test]
fn r15_2_the_example() {
    let mut play = draw()
        .released()
        .attack("gaul")
        .at("0405", "b-arverni-1 b-arverni-2")
        .at("0406", "santoni-1")
        .at("0306", "legio-1-1 germani-1")
        .play();
    play.declare("gaul", "0306", "b-arverni-1 b-arverni-2 santoni-1");
    play.fight("gaul", "0306", &[4]);
    assert_eq!(play.fought(), Some((22, 7)));
    for unit in ["legio-1-1", "germani-1"] {
        play.lead("gaul", unit);
        assert_eq!(crate::reader::apart("0306", &play.at(unit)), 1);
    }
    assert!(!play.offered("gaul", "advance"), "DR1 gives no advance");
}

/// Every cell of the table, by what must follow it on open ground.
#[test]
fn rtable_combat_all_cells() {
    const CELLS: [[&str; 8]; 6] = [
        ["AR1", "M", "R", "R", "R", "DR3 AA1", "DE AA3", "DE AA4"],
        ["AR2", "AR1", "M", "DR1", "DR1", "DR2 AA1", "DR4 AA2", "DR4 AA3"],
        ["AR3 DA1", "AR2", "AR1", "M", "M", "R", "DR3 AA1", "DR3 AA2"],
        ["AR4 DA2", "AR3 DA1", "AR2", "AR1", "M", "DR1", "DR1", "DR2 AA1"],
        ["AE DA3", "AR4 DA2", "AR3 DA1", "AR2", "AR1", "M", "DR1", "DR1"],
        ["AE DA3", "AE DA3", "AR4 DA2", "AR3 DA1", "AR2", "AR1", "M", "M"],
    ];
    // Attackers from 1:4 to 5:1 with the defenders they meet.
    const SIDES: [(&str, &str); 8] = [
        ("suessiones-1", "legio-1-1 legio-1-2 legio-10-1"),
        ("aedui-1", "legio-1-1 legio-1-2 legio-1-3"),
        ("aedui-1", "legio-1-1 legio-1-2"),
        ("aedui-1", "legio-1-1"),
        ("suessiones-1 suessiones-2", "legio-1-1"),
        ("b-arverni-1 b-arverni-2", "legio-1-1"),
        ("b-arverni-1 b-arverni-2", "recruits-1"),
        ("suessiones-1 suessiones-2", "germani-1"),
    ];
    for (row, cells) in CELLS.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            let (attackers, defenders) = SIDES[column];
            let mut play = battle(attackers, defenders, &[row as u32 + 1]);
            let what = format!("{attackers} on {defenders}, {}: {cell}", row + 1);
            let first = attackers.split(' ').next().expect("somebody");
            let other = defenders.split(' ').next().expect("somebody");
            match *cell {
                "M" => assert!(play.phase() != "combats" && !play.rages(first), "{what}"),
                "R" => assert!(play.rages(first) && play.rages(other), "{what}"),
                _ => follow(&mut play, cell, attackers, defenders, &what),
            }
        }
    }
}

/// Plays a result through and measures it.
fn follow(play: &mut Play, cell: &str, attackers: &str, defenders: &str, what: &str) {
    let (result, advance) = cell.split_once(' ').unwrap_or((cell, ""));
    let (losers, winners, seat, home) = if result.starts_with('A') {
        (attackers, defenders, "roman", "0405")
    } else {
        (defenders, attackers, "gaul", "0306")
    };
    if result.ends_with('E') {
        for unit in losers.split(' ') {
            assert_eq!(play.at(unit), "lost", "{what}");
        }
    } else {
        let hexes: usize = result[2..].parse().expect("a number");
        // Where there is but one way, nobody is asked.
        let mut walked: std::collections::BTreeMap<&str, usize> =
            losers.split(' ').map(|unit| (unit, play.trail(unit).len())).collect();
        for unit in losers.split(' ') {
            let mut steps = walked.get(unit).copied().unwrap_or(0);
            while let Some(to) = play.ways(seat, "retreat", unit).first().cloned() {
                play.act(seat, crate::play::retreat(unit, &to));
                for name in losers.split(' ') {
                    let more = play.trail(name).len();
                    if name == unit {
                        steps += more;
                    } else {
                        *walked.entry(name).or_default() += more;
                    }
                }
            }
            if play.may(seat, &retreat_off(unit)) {
                play.act(seat, retreat_off(unit));
            }
            if play.at(unit) != "off" {
                assert_eq!(steps, hexes, "{what}: {unit}");
            }
        }
    }
    while play.offered("gaul", "settle") {
        let offer = serde_json::to_value(play.offers("gaul")[0]).expect("an action");
        play.act("gaul", offer);
    }
    assert_eq!(play.offered(seat, "advance"), !advance.is_empty(), "{what}");
    if let Some(hexes) = advance.get(2..).and_then(|text| text.parse::<usize>().ok()) {
        let unit = winners.split(' ').next().expect("somebody");
        assert_eq!(play.ways(seat, "advance", unit), [home], "{what}");
        let mut steps = 0;
        while let Some(to) = play.ways(seat, "advance", unit).last().cloned() {
            play.act(seat, crate::play::advance(unit, &to));
            steps += 1;
        }
        assert_eq!(steps, hexes, "{what}");
    }
}

/// Romans on two sides of a Gaul control all six hexes round it: 2:1 is enough, no die is thrown.
#[test]
fn r15_4_encircled() {
    let mut play = draw()
        .released()
        .attack("rome")
        .at("2017", "b-bituriges-1")
        .at("2016", "legio-1-1 legio-1-2")
        .at("2018", "legio-1-3")
        .play();
    play.declare("roman", "2017", "legio-1-1 legio-1-2 legio-1-3");
    play.fight("roman", "2017", &[]);
    assert_eq!(play.at("b-bituriges-1"), "lost");
    assert_eq!(play.ways("roman", "advance", "legio-1-1"), ["2017"]);
    // 10:7 is 1:1: the die is thrown.
    let mut play = draw()
        .released()
        .attack("rome")
        .at("2017", "b-bituriges-1")
        .at("2016", "legio-1-1")
        .at("2018", "legio-1-3")
        .play();
    play.declare("roman", "2017", "legio-1-1 legio-1-3");
    play.fight("roman", "2017", &[3]);
    assert_eq!(play.at("b-bituriges-1"), "2017");
}

/// A hex of the town beside them is a way out.
#[test]
fn r15_4_the_town_is_a_way_out() {
    let mut play = draw()
        .released()
        .attack("rome")
        .at("2521", "b-bituriges-1")
        .at("2520", "legio-1-1 legio-1-2")
        .at("2522", "legio-1-3")
        .play();
    play.declare("roman", "2521", "legio-1-1 legio-1-2 legio-1-3");
    play.fight("roman", "2521", &[3]);
    assert_eq!(play.at("b-bituriges-1"), "2521", "2:1 and a 3 is a melee");
}

/// 30:5 needs no die, 29:5 does.
#[test]
fn r15_5_six_to_one() {
    let draw = |last: &str| {
        draw()
            .released()
            .attack("gaul")
            .at("0306", "legio-1-1")
            .at("0405", "b-aedui-1 b-aedui-2")
            .at("0305", &format!("b-mandubii-1 {last}"))
    };
    let mut play = draw("b-bituriges-1").play();
    play.declare("gaul", "0306", "b-aedui-1 b-aedui-2 b-mandubii-1 b-bituriges-1");
    play.fight("gaul", "0306", &[]);
    assert_eq!(play.at("legio-1-1"), "lost");
    let mut steps = 0;
    while let Some(to) = play.ways("gaul", "advance", "b-aedui-1").last().cloned() {
        play.act("gaul", crate::play::advance("b-aedui-1", &to));
        steps += 1;
    }
    assert_eq!(steps, 4);
    let mut play = draw("b-senones-1").play();
    play.declare("gaul", "0306", "b-aedui-1 b-aedui-2 b-mandubii-1 b-senones-1");
    // 29:5 is 5:1; a 6 is a melee.
    play.fight("gaul", "0306", &[6]);
    assert_eq!(play.at("legio-1-1"), "0306");
}

/// 5:30 is played as 1:4.
#[test]
fn r15_6_never_worse_than_one_to_four() {
    let mut play = draw()
        .attack("gaul")
        .at("2440", "legio-1-1 legio-1-2 legio-1-3")
        .at("2441", "suessiones-1")
        .play();
    play.declare("gaul", "2440", "suessiones-1");
    play.fight("gaul", "2440", &[1]);
    assert_eq!(play.fought(), Some((5, 30)));
    assert!(play.offered("roman", "retreat"), "AR1");
}

/// No advance into a hex where somebody is left.
#[test]
fn r16_1_the_hex_must_be_empty() {
    let mut play = draw()
        .attack("gaul")
        .at("0405", "aedui-1 aedui-2:d")
        .at("0306", "legio-1-1 legio-1-2 legio-1-3")
        .play();
    play.declare("gaul", "0306", "aedui-1");
    // 7:15 is 1:3; a 6 eliminates the attacker and would let the defenders advance.
    play.fight("gaul", "0306", &[6]);
    assert_eq!((play.at("aedui-1").as_str(), play.at("aedui-2").as_str()), ("lost", "0405"));
    assert!(!play.offered("roman", "advance"));
}

/// Nowhere to go: lost.
#[test]
fn r16_2_no_way_back() {
    let mut play = draw()
        .attack("gaul")
        .forts("2640")
        .at("2640", "recruits-1")
        .at("2541", "aedui-1")
        .at("2440", "legio-1-1")
        .at("2840", "legio-1-2")
        .at("2543", "legio-1-3")
        .at("2642", "legio-1-4")
        .play();
    play.declare("gaul", "2440", "aedui-1");
    // 7:10 is 1:2; a 3 is AR1.
    play.fight("gaul", "2440", &[3]);
    assert_eq!(play.at("aedui-1"), "lost");
}

/// Home is where the winner must lead them: relief units to the edge.
#[test]
fn r16_4_towards_their_own_lines() {
    let mut play = draw()
        .attack("gaul")
        .forts("2640")
        .at("2640", "recruits-1")
        .at("2541", "aedui-1")
        .at("2440", "legio-1-1 legio-1-2 legio-1-3")
        .at("2840", "legio-1-4")
        .play();
    play.declare("gaul", "2440", "aedui-1");
    // 7:30 is 1:4 (1:5); a 2 is AR2.
    play.fight("gaul", "2440", &[2]);
    assert_eq!(play.trail("aedui-1"), ["2542"], "there is no other way home");
    play.hold_all();
    assert_eq!(play.at("aedui-1"), "2543");
}

/// The besieged are led towards the town.
#[test]
fn r16_4_the_besieged_go_home() {
    let mut play = draw()
        .released()
        .attack("gaul")
        .at("4421", "b-arverni-1")
        .at("4521", "legio-1-1 legio-1-2")
        .play();
    play.declare("gaul", "4521", "b-arverni-1");
    // 8:20 is 1:3; a 3 is AR2.
    play.fight("gaul", "4521", &[3]);
    assert_eq!(play.ways("roman", "retreat", "b-arverni-1"), ["4321", "4322"]);
    play.act("roman", retreat("b-arverni-1", "4321"));
    assert_eq!(play.ways("roman", "retreat", "b-arverni-1"), ["4220", "4221"]);
}

/// A retreat keeps out of the river while there is another way.
#[test]
fn r16_4_rivers_are_the_last_choice() {
    let mut play =
        draw().attack("gaul").at("0616", "santoni-1").at("0716", "legio-1-1 legio-1-2").play();
    play.declare("gaul", "0716", "santoni-1");
    // 6:10 is 1:2; a 5 is AR3.
    play.fight("gaul", "0716", &[5]);
    assert_eq!(play.trail("santoni-1"), ["0617"]);
    assert_eq!(play.ways("roman", "retreat", "santoni-1"), ["0618", "0718"]);
}

/// An advance may end in an enemy zone but does not go through it.
#[test]
fn r16_5_into_but_not_through() {
    let mut play = draw()
        .released()
        .attack("gaul")
        .at("0306", "recruits-1")
        .at("0405", "b-arverni-1 b-arverni-2")
        .at("0308", "legio-1-1")
        .play();
    play.declare("gaul", "0306", "b-arverni-1 b-arverni-2");
    // 16:4 is 4:1; a 1 is DE AA3. 0307 is in the zone of 0308, 0306 is not.
    play.fight("gaul", "0306", &[1]);
    play.act("gaul", crate::play::advance("b-arverni-1", "0306"));
    play.act("gaul", crate::play::advance("b-arverni-1", "0307"));
    assert!(play.ways("gaul", "advance", "b-arverni-1").is_empty());
}

/// 24.9: through an empty fort, which is then gone.
#[test]
fn r24_9_a_retreat_through_an_empty_fort() {
    let mut play = draw()
        .attack("gaul")
        .forts("2640")
        .at("2541", "aedui-1")
        .at("2440", "legio-1-1")
        .at("2840", "legio-1-2")
        .at("2543", "legio-1-3")
        .at("2642", "legio-1-4")
        .play();
    play.declare("gaul", "2440", "aedui-1");
    play.fight("gaul", "2440", &[3]);
    assert_eq!(play.at("aedui-1"), "2640");
    assert!(play.forts().is_empty());
}
