//! 25, annexes D and E, and the table of terrain: when a defender is doubled.

use crate::play::*;
use crate::reader::*;

/// Whether a cohort in `defender` is doubled when a Gaul in each of these hexes attacks it.
fn doubled(attackers: &str, defender: &str) -> bool {
    // The leaders stand where they are in nobody's way.
    let aside =
        ["4440", "0844"].into_iter().find(|hex| apart(hex, defender) > 9).expect("far away");
    let mut draw =
        draw().released().attack("gaul").at(aside, "caesar labienus").at(defender, "legio-1-1");
    let hexes: Vec<&str> = attackers.split(' ').collect();
    let names: Vec<String> = (1..=hexes.len()).map(|number| format!("aedui-{number}")).collect();
    for (hex, name) in hexes.iter().zip(&names) {
        draw = draw.at(hex, name);
    }
    let mut play = draw.play();
    play.declare("gaul", defender, &names.join(" "));
    play.fight("gaul", defender, &[3]);
    let (attack, defence) = play.fought().expect("a battle");
    assert_eq!(u32::from(attack), 7 * hexes.len() as u32);
    match defence {
        5 => false,
        10 => true,
        other => panic!("{attackers} on {defender}: {other}"),
    }
}

#[test]
fn r25_1_ramparts_double() {
    assert!(doubled("2541", "2440"));
    assert!(doubled("1808", "1807"), "perimeter against camp");
    assert!(!doubled("1807", "1808"), "camp against perimeter");
}

#[test]
fn r25_2_both_kinds_count_as_camp() {
    assert!(doubled("1808", "1908"));
}

#[test]
fn r25_3_gaps() {
    assert!(doubled("1906", "1806"));
    assert!(doubled("2106", "2107"));
}

#[test]
fn r25_4_one_on_the_rampart_is_enough() {
    assert!(!doubled("2540 2541", "2440"));
    assert!(doubled("2441 2541", "2440"));
}

#[test]
fn r25_6_hilltops() {
    assert!(doubled("2805", "2905"), "from the slope, though connected and equal");
    assert!(!doubled("3004", "2905"));
    assert!(!doubled("2805 3004", "2905"));
}

/// Annex D: both sides of a gap; from the perimeter, perimeter at base and camp doubled.
#[test]
fn rannex_d_gaps_and_kinds() {
    for (attacker, defender) in
        [("1906", "1806"), ("1806", "1906"), ("2106", "2107"), ("2107", "2106")]
    {
        assert!(doubled(attacker, defender), "{attacker} {defender}");
    }
    assert!(!doubled("1808", "1709"));
    assert!(doubled("1808", "1807"));
}

/// Annex E: fork 2315 with its arms.
#[test]
fn rannex_e_forks() {
    assert!(doubled("2314", "2214") && doubled("2214", "2314"));
    for (attacker, defender) in
        [("2315", "2214"), ("2315", "2314"), ("2214", "2315"), ("2314", "2315")]
    {
        assert!(!doubled(attacker, defender), "{attacker} {defender}");
    }
    assert!(!doubled("2314 2315", "2214"));
}

#[test]
fn r25_5_no_river_from_a_bridge() {
    assert!(doubled("0518", "0618"), "from the river");
    assert!(!doubled("0518 0617", "0618"), "one attacker on the bank");
    assert!(!doubled("0914", "0913"), "along the bridge");
}

/// The table of terrain against the second reading, on one pair of hexes in each hundred of the
/// map and on all that have a rampart or water.
#[test]
fn rtable_terrain_doubling_everywhere() {
    let land = Land::read();
    let mut pairs = 0;
    for (count, defender) in land.hexes().filter(|hex| !land.in_town(hex)).enumerate() {
        let special =
            land.grade(defender) > 0 || land.is_river(defender) || land.is_trench(defender);
        if !(special && count % 7 == 0 || count % 97 == 0) {
            continue;
        }
        for attacker in neighbours(defender).into_iter().filter(|hex| !land.in_town(hex)) {
            let expected = land.reason(&attacker, defender).is_some();
            assert_eq!(doubled(&attacker, defender), expected, "{attacker} on {defender}");
            pairs += 1;
        }
    }
    assert!(pairs > 300, "{pairs}");
}
