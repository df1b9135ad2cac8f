//! 11: the zones off the map.

use crate::play::*;
use serde_json::json;

/// 1, 1, 2, 2, 3, 3, 4 points; the hex at a mark belongs to both zones.
#[test]
fn r11_1_the_seventh_pays_four() {
    let all: Vec<String> = (1..=7).map(|number| format!("aedui-{number}")).collect();
    let mut play = draw().entries().zone("IX", &all.join(" ")).play();
    for (unit, left) in all.iter().zip([10, 10, 8, 8, 6, 6, 4]) {
        play.act("gaul", enter(unit, "2644"));
        assert_eq!(play.left(), Some(left), "{unit}");
        play.act("gaul", halt());
    }
    let play = draw().entries().zone("IX", "aedui-1").play();
    play.allowed("gaul", enter("aedui-1", "2544"));
    play.refused("gaul", enter("aedui-1", "2444"), "11.1");
    let play = draw().entries().zone("X", "aedui-1").play();
    play.allowed("gaul", enter("aedui-1", "2544"));
}

/// Two units of the zone in each hex beyond the edge; the defender is never doubled.
#[test]
fn r11_2_attacks_from_beyond_the_edge() {
    // 5240 is a clear hex, 5237 too; a fort doubles on the map, but not against those beyond it.
    let mut play = draw()
        .shifts()
        .forts("5238")
        .at("5238", "legio-1-1")
        .zone("VIII", "aedui-1 aedui-2 aedui-3")
        .play();
    let offers = play.offers("gaul");
    let lurks: Vec<_> = offers
        .iter()
        .map(|offer| serde_json::to_value(offer).expect("an action"))
        .filter(|offer| offer["do"] == "lurk" && offer["unit"] == "aedui-1")
        .collect();
    assert!(!lurks.is_empty());
    let mut one = lurks[0].clone();
    play.act("gaul", one.clone());
    one["unit"] = json!("aedui-2");
    play.act("gaul", one.clone());
    one["unit"] = json!("aedui-3");
    assert!(!play.may("gaul", &one), "a third in the same hex");
    play.act("gaul", end_moves());
    while play.phase() != "declaration" {
        let seat = play.pending()[0];
        play.act(seat, json!({"do": "hold_fire"}));
    }
    play.declare("gaul", "5238", "aedui-1 aedui-2");
    play.fight("gaul", "5238", &[6]);
    assert_eq!(play.fought(), Some((14, 5)));
    assert_eq!(play.at("aedui-1"), "off");
}

#[test]
fn r11_3_romans_do_not_leave() {
    let play = draw().romans().at("0120", "legio-1-1").play();
    assert!(!play.offered("roman", "leave"));
    play.refused("roman", leave("legio-1-1", "II"), "11.3");
}

/// One thing a turn, one zone on at most.
#[test]
fn r11_4_one_thing_a_turn() {
    let mut play = draw().shifts().zone("X", "aedui-1").play();
    play.allowed("gaul", shift("aedui-1", "I"));
    play.refused("gaul", shift("aedui-1", "VIII"), "11.4");
    play.act("gaul", shift("aedui-1", "IX"));
    play.refused("gaul", shift("aedui-1", "VIII"), "11.4");
}

/// Off the map for a point, at a mark to either zone.
#[test]
fn r11_5_leaving_costs_a_point() {
    let mut play = draw().at("2641", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2642 2643 2644");
    play.act("gaul", leave("aedui-1", "IX"));
    assert_eq!(play.at("aedui-1"), "off");
    // Six points to the edge leave none for the way off it.
    let mut play = draw().at("2638", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2639 2640 2641 2642 2643");
    assert!(!play.offered("gaul", "leave"));
    let mut play = draw().at("2543", "aedui-1").play();
    play.walk("gaul", "aedui-1", "2544");
    play.allowed("gaul", leave("aedui-1", "IX")).allowed("gaul", leave("aedui-1", "X"));
    assert!(!play.may("gaul", &leave("aedui-1", "VIII")));
}

/// Forty units go on at once.
#[test]
fn r11_6_any_number() {
    let all: Vec<String> =
        (1..=18).flat_map(|n| [format!("aedui-{n}"), format!("arverni-{n}")]).collect();
    let mut play = draw().shifts().zone("I", &all.join(" ")).play();
    for unit in &all {
        play.act("gaul", shift(unit, "X"));
    }
}

#[test]
fn r11_7_not_out_and_in() {
    let mut play = draw().at("2643", "aedui-1").zone("IX", "aedui-2").play();
    play.walk("gaul", "aedui-1", "2644").act("gaul", leave("aedui-1", "IX"));
    play.act("gaul", end_moves());
    play.refused("gaul", enter("aedui-1", "2744"), "11.7");
    play.allowed("gaul", enter("aedui-2", "2744"));
}

/// Markers follow the units after off-map movement; nobody else learns how many.
#[test]
fn r11_9_presence_and_no_more() {
    let mut play = draw().shifts().zone("X", "aedui-1 aedui-2 aedui-3").play();
    for unit in ["aedui-1", "aedui-2", "aedui-3"] {
        play.act("gaul", shift(unit, "IX"));
    }
    play.act("gaul", end_moves());
    assert_eq!(play.position()["presence"], json!(["IX"]));
    let view = play.view(Some("roman")).to_string();
    assert!(!view.contains("\"aedui-1\":\"IX\""), "{view}");
}

/// 4.1, 4.2: map first, then entries, then zones; nothing is reopened.
#[test]
fn r4_1_map_before_entries() {
    let mut play = draw().at("0318", "aedui-1").zone("I", "aedui-2").play();
    play.act("gaul", enter("aedui-2", "0130")).act("gaul", halt());
    play.refused("gaul", step("aedui-1", "0317"), "4.1");
}

#[test]
fn r4_2_zones_last() {
    let play = draw().zone("I", "aedui-1").play();
    play.refused("gaul", shift("aedui-1", "X"), "4.2");
    let play = draw().shifts().zone("I", "aedui-1").play();
    play.allowed("gaul", shift("aedui-1", "X"));
    assert!(!play.may("gaul", &enter("aedui-1", "0130")));
}
