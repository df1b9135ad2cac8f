//! The examples of the text, on the real map, and what the map must be for them.

use geometry::hex::Hex;
use serde_json::json;
use siege::{Edge, GRID, Hexes, Region, Siege};

use crate::play::*;

/// 9.1: 1321 and 1819 are allowed; 0512, 1421 (too high) and 0912 (inside) are not.
#[test]
fn r9_1_ex_camps_allowed_and_forbidden() {
    let play = start(&[], &[]);
    let camp = |hex: &str| json!({"do": "place_camp", "hex": hex});
    play.allowed("roman", camp("1321")).allowed("roman", camp("1819"));
    play.refused("roman", camp("0512"), "errata-9.1").refused("roman", camp("1421"), "errata-9.1");
    play.refused("roman", camp("0912"), "9.1");
}

/// 9.1 on the whole map: exactly 71 hexes may hold a camp, and the historical eleven are among them.
#[test]
fn r9_1_seventy_one_hexes_can_hold_a_camp() {
    let pack = Siege::pack();
    assert_eq!(pack.camp_sites.len(), 71);
    let historical: Hexes = pack.historical.iter().copied().collect();
    assert_eq!(historical.len(), 11);
    assert!(historical.is_within(&pack.camp_sites));
}

/// 7.2: with a camp in 1617, going 1516 – 1617 – 1616 is allowed, 1516 – 1616 is not.
#[test]
fn r7_2_ex_the_gate_1516_1617_1616() {
    let step = |to: &str| json!({"do": "step", "unit": "legio-8", "to": to});
    let table = |camps: &str| {
        draw()
            .camps(camps)
            .movement("roman")
            .leader("1516", "labienus")
            .units("1516", "legio-8")
            .play()
    };
    let mut play = table("1617");
    play.refused("roman", step("1616"), "7.2");
    play.act("roman", step("1617")).act("roman", step("1616"));
    assert_eq!(play.at("legio-8"), "1616");
    // Without the camp there is no gate.
    let mut play = table("1321");
    play.act("roman", step("1617")).refused("roman", step("1616"), "7.2");
}

/// 10.1: a camp in 0719 cannot shoot into 0618; the slopes of 0718 and 0619 lie between.
#[test]
fn r10_1_ex_the_slope_from_0719_to_0618() {
    let play = draw()
        .camps("0719 1321")
        .archery()
        .units("0618", "santons")
        .units("0720", "rutenes")
        .play();
    let aim = |at: &str| json!({"do": "aim_camp", "camp": "0719", "at": at});
    play.refused_as("roman", aim("0618"), "10.1", "slope_between");
    play.allowed("roman", aim("0720"));
}

/// 10.1: two hexsides reach 0811; with a camp in 0812 they make four.
#[test]
fn r10_1_ex_four_points_on_0811() {
    let mut play = draw().camps("0812").archery().units("0811", "santons").play();
    play.act("roman", json!({"do": "aim_side", "from": "0812", "at": "0811"}));
    play.act("roman", json!({"do": "aim_side", "from": "0911", "at": "0811"}));
    play.act("roman", json!({"do": "aim_camp", "camp": "0812", "at": "0811"}));
    assert_eq!(play.position()["phase"]["aim"]["value"], json!(4));
    // On a 4 the target is disorganised without a test.
    play.dice = kernel::ScriptedDice::then_seeded([4], kernel::SeededDice::new(1, 1));
    play.act("roman", json!({"do": "loose"}));
    assert_eq!(play.order("santons"), "disorganised");
}

/// Between the lines every hex touches the works: all of the ring is circular road (7.1).
#[test]
fn r7_1_the_whole_ring_is_road() {
    let pack = Siege::pack();
    let band: Vec<Hex> = GRID.hexes().filter(|hex| pack.region(*hex) == Region::Band).collect();
    assert_eq!(band.len(), 43);
    assert!(band.iter().all(|hex| pack.ground(*hex).around.has(Edge::FORTIFICATION)));
}
