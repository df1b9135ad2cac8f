//! 16.0: retreats and advances, on the hexes of the reading.

use serde_json::{Value, json};

use crate::orders::answer;
use crate::play::{Draw, Play, attack, draw, place, retreats, say, step};

/// A battle whose attackers are beaten, so that they retreat.
fn beaten(draw: Draw, side: &'static str, hexes: &str, units: &str, face: u32) -> Play {
    let mut play = draw.declares(if side == "gaul" { "gaul" } else { "rome" }).play();
    attack(&mut play, side, hexes, units);
    play.roll(&[face]);
    play.act(side, say("end_declaration"));
    play
}

/// RT1: a relief unit before the outer line goes out, towards the edge.
#[test]
fn r16_4_towards_the_edge() {
    // 7:10 is 1:2; a 3 is AR1.
    let romans = || {
        draw()
            .on("2541", "aedui-1")
            .on("2440", "legio-7-1")
            .on("2840", "legio-7-2")
            .on("2640", "legio-7-3")
            .forts("2640")
            .set("forts", json!([{"hex": "2640", "shots": {"used": 14}}]))
    };
    let play = beaten(romans(), "gaul", "2440", "aedui-1", 3);
    assert_eq!(place(&play, "aedui-1"), "2542");
    let play = beaten(romans(), "gaul", "2440", "aedui-1", 4);
    assert_eq!(place(&play, "aedui-1"), "2543");
}

/// RT1 with AR4: off the map, and the owner chooses the zone.
#[test]
fn r16_2_off_the_map() {
    let mut play = beaten(
        draw()
            .on("2541", "aedui-1")
            .on("2440", "legio-7-1")
            .on("2840", "legio-7-2")
            .set("presence", json!([])),
        "gaul",
        "2440",
        "aedui-1",
        6,
    );
    assert_eq!(place(&play, "aedui-1"), "off");
    assert_eq!(play.pending(), ["gaul"]);
    play.refused("gaul", json!({"do": "settle", "unit": "aedui-1", "zone": "I"}), "11.1");
    play.act("gaul", json!({"do": "settle", "unit": "aedui-1", "zone": "IX"}));
    assert_eq!(play.position()["secrets"]["zones"]["at"]["aedui-1"], "IX");
}

/// RT2, RT3: a cohort on the line stays between the lines; a full hex comes last.
#[test]
fn r16_4_between_the_lines() {
    let at = |others: &str| {
        let mut draw = draw()
            .declares("gaul")
            .on("2440", "legio-7-1")
            .on("2441", "aedui-1 aedui-2")
            .on("2541", "aedui-3 aedui-4");
        if !others.is_empty() {
            draw = draw.on("2439", others);
        }
        let mut play = draw.play();
        attack(&mut play, "gaul", "2440", "aedui-1 aedui-2 aedui-3 aedui-4");
        // 28:10 is 2:1; a 2 is DR1.
        play.roll(&[2]);
        play.act("gaul", say("end_declaration"));
        play
    };
    let play = at("");
    assert_eq!(retreats(&play, "gaul", "legio-7-1"), ["2340", "2439"]);
    let play = at("legio-7-2 legio-7-3 legio-7-4");
    assert_eq!(place(&play, "legio-7-1"), "2340");
}

/// RT4: the besieged go back towards the walls.
#[test]
fn r16_4_towards_the_walls() {
    // 8:10 is 1:2; a 4 is AR2.
    let play = beaten(
        draw().on("4421", "b-arverni-1").on("4521", "legio-7-1"),
        "gaul",
        "4521",
        "b-arverni-1",
        4,
    );
    assert_eq!(play.pending(), ["roman"]);
    assert_eq!(retreats(&play, "roman", "b-arverni-1"), ["4321", "4322"]);
    for (first, then) in [("4321", ["4220", "4221"]), ("4322", ["4221", "4222"])] {
        let mut play = play.again();
        play.act("roman", json!({"do": "retreat", "unit": "b-arverni-1", "to": first}));
        assert_eq!(retreats(&play, "roman", "b-arverni-1"), then);
    }
}

/// RT5: not into the river while another way is open.
#[test]
fn r15_3_no_river_if_it_can_be_helped() {
    // 6:5 is 1:1; a 6 is AR3.
    let play = beaten(
        draw().on("0616", "santoni-1").on("0716", "legio-7-1"),
        "gaul",
        "0716",
        "santoni-1",
        6,
    );
    let mut play = play;
    assert_eq!(place(&play, "santoni-1"), "0617");
    assert_eq!(retreats(&play, "roman", "santoni-1"), ["0618", "0718"]);
    play.act("roman", json!({"do": "retreat", "unit": "santoni-1", "to": "0718"}));
    assert_eq!(place(&play, "santoni-1"), "0618");
}

/// RT7: no way out is death; RT8: an empty fort is a way out, and falls.
#[test]
fn r16_5_no_way_out() {
    let around = |garrison: bool| {
        let mut draw = draw()
            .on("2541", "aedui-1")
            .on("2440", "legio-7-1")
            .on("2840", "legio-7-2")
            .on("2543", "legio-7-3")
            .on("2642", "legio-7-4");
        if garrison {
            draw = draw.on("2640", "legio-7-5");
        }
        draw.forts("2640").set("forts", json!([{"hex": "2640", "shots": {"used": 14}}]))
    };
    let lost = |garrison: bool| {
        let mut play = around(garrison).declares("gaul").play();
        play.act("gaul", json!({"do": "propose"}));
        play.may_roll(&[3; 4]);
        play.act("gaul", say("end_declaration"));
        play
    };
    let play = lost(true);
    assert_eq!(place(&play, "aedui-1"), "lost");
    // An empty fort is in no zone of control, and the way through it is the only one.
    let play = lost(false);
    assert_eq!(place(&play, "aedui-1"), "2640");
    assert_eq!(play.position()["forts"], json!([]), "and it falls");
}

/// RT6: cavalry keeps off the works, and a river is better than nothing.
#[test]
fn r22_1_cavalry_retreats_into_the_river() {
    let mut play = draw()
        .declares("gaul")
        .on("2802", "germani-1 germani-2")
        .on("2702", "aedui-1")
        .on("2902", "aedui-2")
        .play();
    crate::play::attack(&mut play, "gaul", "2802", "aedui-1 aedui-2");
    play.roll(&[2]).act("gaul", say("end_declaration"));
    assert_eq!(retreats(&play, "gaul", "germani-1"), ["2803"]);
    play.act("gaul", json!({"do": "retreat", "unit": "germani-1", "to": "2803"}));
    assert_eq!(place(&play, "germani-1"), "2704", "DR2: the river is the only second hex");
}

/// 16.1, 16.5: into what was left, though it lies in another's zone, and no further.
#[test]
fn r16_1_into_the_emptied_hex() {
    let mut play = draw()
        .declares("gaul")
        .on("0306", "legio-7-1")
        .on("0206", "legio-7-2")
        .on("0405", "aedui-1 aedui-2")
        .on("0406", "aedui-3")
        .play();
    attack(&mut play, "gaul", "0306", "aedui-1 aedui-2 aedui-3");
    // 21:5 is 4:1; a 2 is DR4 AA2.
    play.roll(&[2]);
    play.act("gaul", say("end_declaration"));
    while let Some(to) = retreats(&play, "gaul", "legio-7-1").first() {
        play.act("gaul", json!({"do": "retreat", "unit": "legio-7-1", "to": to}));
    }
    let advance = |to: &str| json!({"do": "advance", "unit": "aedui-1", "to": to});
    play.refused("gaul", advance("0305"), "16.1");
    play.act("gaul", advance("0306"));
    assert_eq!(place(&play, "aedui-1"), "0306");
    play.refused("gaul", advance("0307"), "16.1");
}

/// 15.3: DR1 alone gives no advance.
#[test]
fn r15_3_no_advance_unless_printed() {
    let mut play =
        draw().declares("gaul").on("0306", "legio-7-1").on("0405", "aedui-1 aedui-2").play();
    attack(&mut play, "gaul", "0306", "aedui-1 aedui-2");
    play.roll(&[2]);
    play.act("gaul", say("end_declaration"));
    if let Some(to) = retreats(&play, "gaul", "legio-7-1").first() {
        play.act("gaul", json!({"do": "retreat", "unit": "legio-7-1", "to": to}));
    }
    assert_eq!(play.phase(), "movement");
}

#[test]
fn r16_3_fire_at_retreats() {
    let mut play = draw()
        .declares("gaul")
        .on("2541", "aedui-1")
        .on("2440", "legio-7-1")
        .on("2640", "legio-7-3")
        .forts("2640")
        .play();
    attack(&mut play, "gaul", "2440", "aedui-1");
    play.roll(&[4]);
    play.act("gaul", say("end_declaration"));
    assert_eq!(play.phase(), "window");
    play.allowed("roman", crate::play::fort("2640", 2, "aedui-1"));
    play.act("roman", say("hold_fire"));
    assert_eq!(place(&play, "aedui-1"), "2543");
    play.allowed("roman", crate::play::fort("2640", 3, "aedui-1"));
    play.act("roman", say("hold_fire"));
    assert_eq!(play.pending(), ["roman"]);
}

/// 11.5, 11.7: off the map in one's own move, and not in again.
#[test]
fn r11_5_leaving_the_map() {
    let mut play = draw().on("2641", "aedui-1").play();
    crate::play::walk(&mut play, "gaul", "aedui-1", &[("2642", 2), ("2643", 4), ("2644", 6)]);
    play.act("gaul", json!({"do": "leave", "unit": "aedui-1", "zone": "IX"}));
    assert_eq!(place(&play, "aedui-1"), "off");
    play.refused("gaul", crate::play::enter("aedui-1", "2644"), "11.7");
    let mut play = draw().on("2638", "aedui-1").play();
    let way = [("2639", 2), ("2640", 4), ("2641", 6), ("2642", 8), ("2643", 10), ("2644", 12)];
    crate::play::walk(&mut play, "gaul", "aedui-1", &way);
    play.refused("gaul", json!({"do": "leave", "unit": "aedui-1", "zone": "IX"}), "5.2");
}

#[test]
fn r11_7_not_out_and_in_again() {
    let mut play = draw().on("2644", "aedui-1").play();
    play.act("gaul", json!({"do": "leave", "unit": "aedui-1", "zone": "IX"}));
    play.refused("gaul", crate::play::enter("aedui-1", "2644"), "11.7");
}

#[test]
fn r11_3_romans_stay_on_the_map() {
    let play = draw().roman().on("0120", "legio-7-1").play();
    play.refused("roman", json!({"do": "leave", "unit": "legio-7-1", "zone": "II"}), "11.3");
}

/// 11.1: one point for the first two at a hex, and one more for each further pair.
#[test]
fn r11_1_the_cost_of_entry() {
    let units = ["aedui-1", "aedui-2", "aedui-3", "aedui-4", "aedui-5", "aedui-6", "aedui-7"];
    let mut play = draw().off("IX", &units.join(" ")).off("X", "aedui-8").play();
    for (unit, spent) in units.into_iter().zip([2, 2, 4, 4, 6, 6, 8]) {
        play.act("gaul", crate::play::enter(unit, "2644"));
        assert_eq!(crate::play::left(&play), Some(12 - spent), "{unit}");
        play.act("gaul", say("halt"));
    }
    play.refused("gaul", crate::play::enter("aedui-8", "2644"), "11.1");
    play.allowed("gaul", crate::play::enter("aedui-8", "2544"));
}

/// 4.1, 4.2: the order of play.
#[test]
fn r4_1_map_units_first() {
    let mut play = draw().on("0318", "aedui-1").off("I", "aedui-2").play();
    play.act("gaul", crate::play::enter("aedui-2", "0130"));
    play.act("gaul", say("halt"));
    play.refused("gaul", step("aedui-1", "0317"), "4.1");
}

#[test]
fn r4_2_zones_after_entries() {
    let shift = |zone: &str| json!({"do": "shift", "unit": "aedui-2", "zone": zone});
    let mut play = draw().off("I", "aedui-2").set("presence", json!(["I"])).play();
    play.refused("gaul", shift("X"), "4.2");
    play.act("gaul", say("end_moves"));
    play.act("gaul", say("end_moves"));
    play.act("gaul", shift("X"));
    assert_eq!(play.position()["presence"], json!(["I"]));
    play.act("gaul", say("end_moves"));
    assert_eq!(play.position()["presence"], json!(["X"]));
}

#[test]
fn r11_4_one_thing_a_turn() {
    let shift = |zone: &str| json!({"do": "shift", "unit": "aedui-2", "zone": zone});
    let mut play = draw().off("X", "aedui-2").play();
    play.act("gaul", say("end_moves"));
    play.act("gaul", say("end_moves"));
    play.refused("gaul", shift("VIII"), "11.4");
    play.act("gaul", shift("IX"));
    play.refused("gaul", shift("VIII"), "11.4");
    play.refused("gaul", crate::play::enter("aedui-2", "2644"), "11.4");
}

#[test]
fn r11_6_any_number_at_once() {
    let units: Vec<String> = (1..=18).map(|number| format!("aedui-{number}")).collect();
    let mut play = draw().off("I", &units.join(" ")).play();
    play.act("gaul", say("end_moves"));
    play.act("gaul", say("end_moves"));
    for unit in &units {
        play.act("gaul", json!({"do": "shift", "unit": unit, "zone": "X"}));
    }
    play.act("gaul", say("end_moves"));
    assert_eq!(play.position()["presence"], json!(["X"]));
}

/// 11.9, 3.4: markers tell where, not how many; the zones are the Gaul's alone.
#[test]
fn r11_9_presence_markers() {
    let play = draw().off("X", "aedui-1 aedui-2 aedui-3").set("presence", json!(["X"])).play();
    let roman = play.view(Some("roman"));
    assert_eq!(roman["public"]["presence"], json!(["X"]));
    assert!(roman.get("zones").is_none());
}

#[test]
fn r3_4_zones_are_secret() {
    let play = draw().off("X", "aedui-1").off("I", "aedui-2").play();
    assert_eq!(play.view(Some("gaul"))["zones"]["at"]["aedui-1"], "X");
    for who in [Some("roman"), None] {
        assert!(play.view(who).get("zones").is_none());
    }
}

/// 11.2: from off the map, never doubled, and back in the zone.
#[test]
fn r11_2_attacks_from_off_the_map() {
    let mut play = draw().on("0120", "legio-7-1").off("II", "aedui-1 aedui-2 aedui-3").play();
    play.act("gaul", say("end_moves"));
    play.act("gaul", say("end_moves"));
    let ways: Vec<_> = play
        .offers("gaul")
        .into_iter()
        .map(|action| serde_json::to_value(action).unwrap())
        .filter(|action| action["do"] == "lurk" && action["unit"] == "aedui-1")
        .collect();
    assert!(!ways.is_empty());
    let beyond = ways[0]["beyond"].clone();
    for unit in ["aedui-1", "aedui-2"] {
        play.act("gaul", json!({"do": "lurk", "unit": unit, "beyond": beyond}));
    }
    play.refused("gaul", json!({"do": "lurk", "unit": "aedui-3", "beyond": beyond}), "10.1");
    play.act("gaul", say("end_moves"));
    attack(&mut play, "gaul", "0120", "aedui-1 aedui-2");
    // 14:5 is 2:1; a 6 is AR2, which does not touch them.
    play.roll(&[6]);
    play.act("gaul", say("end_declaration"));
    assert_eq!([place(&play, "aedui-1"), place(&play, "aedui-2")], ["off", "off"]);
    assert_eq!(play.position()["secrets"]["zones"]["at"]["aedui-1"], "II");
}

/// 11.2, 11.9: who lies beyond the edge to attack is in the zone all the same, and its marker stays.
#[test]
fn r11_9_who_attacks_from_a_zone_is_in_it() {
    let mut play = draw().on("0120", "legio-7-1").off("II", "aedui-1").play();
    play.act("gaul", say("end_moves"));
    play.act("gaul", say("end_moves"));
    let lurk = play
        .offers("gaul")
        .into_iter()
        .map(|action| serde_json::to_value(action).unwrap())
        .find(|action| action["do"] == "lurk")
        .expect("a Roman stands at the edge");
    play.act("gaul", lurk);
    play.act("gaul", say("end_moves"));
    assert_eq!(play.position()["presence"], json!(["II"]));
}

/// 11.4: to enter is what a unit does in a turn; it does not leave again.
#[test]
fn r11_4_not_in_and_out_again() {
    let leave = |zone: &str| json!({"do": "leave", "unit": "aedui-1", "zone": zone});
    let mut play = draw().off("IX", "aedui-1").play();
    play.act("gaul", crate::play::enter("aedui-1", "2544"));
    play.refused("gaul", leave("X"), "11.4");
    play.act("gaul", step("aedui-1", "2444"));
    play.refused("gaul", leave("X"), "11.4");
    // Who was on the map may.
    let play = draw().on("2544", "aedui-1").play();
    play.allowed("gaul", leave("X"));
}

/// 10.2: whoever stands too close when a player turn ends, also in the enemy's.
#[test]
fn r10_2_excess_after_the_enemys_turn() {
    let mut play = draw()
        .declares("gaul")
        .on("0120", "legio-7-1")
        .on("0119", "aedui-1 aedui-2")
        .on("0121", "legio-8-1 legio-8-2 legio-8-3")
        .on("0220", "legio-9-1 legio-9-2 legio-9-3")
        .play();
    attack(&mut play, "gaul", "0120", "aedui-1 aedui-2");
    // 14:5 is 2:1; a 2 is DR1, and every hex that the cohort can reach is full.
    play.roll(&[2]).act("gaul", say("end_declaration"));
    if let Some(to) = retreats(&play, "gaul", "legio-7-1").first() {
        play.act("gaul", json!({"do": "retreat", "unit": "legio-7-1", "to": to}));
    }
    assert_eq!((play.phase().as_str(), play.pending()), ("excess", vec!["roman"]));
    play.act("roman", json!({"do": "remove", "unit": "legio-7-1"}));
    assert_eq!(place(&play, "legio-7-1"), "lost");
    assert_eq!(play.position()["phase"]["side"], "rome", "and the Romans move");
}

/// 10.2: by the usual orders nobody is asked whom a full hex loses in the enemy's turn: the weakest goes.
/// In the own turn the player chooses.
#[test]
fn r10_2_the_weakest_goes_unasked() {
    let mut play = draw()
        .declares("gaul")
        .on("0120", "legio-7-1")
        .on("0119", "aedui-1 aedui-2")
        .on("0121", "legio-8-1 legio-8-2 germani-1")
        .on("0220", "legio-9-1 legio-9-2 germani-2")
        .play();
    attack(&mut play, "gaul", "0120", "aedui-1 aedui-2");
    play.roll(&[2]).act("gaul", say("end_declaration"));
    if let Some(to) = retreats(&play, "gaul", "legio-7-1").first() {
        play.act("gaul", json!({"do": "retreat", "unit": "legio-7-1", "to": to}));
    }
    assert_eq!((play.phase().as_str(), play.pending()), ("excess", vec!["roman"]));
    let usual = alesia::USUAL_ORDERS;
    let rider = if place(&play, "legio-7-1") == "0121" { "germani-1" } else { "germani-2" };
    let gone = alesia::Action::Remove { unit: rider.parse().expect("a unit") };
    assert_eq!(answer(&play.game, &usual), Some(gone));
    assert_eq!(answer(&play.game, &usual[..2]), None, "without the order he is asked");
    let own = draw()
        .phase(
            json!({"is": "excess", "side": "rome", "hex": "0121", "asked": 0, "after": "movement"}),
        )
        .on("0121", "legio-8-1 legio-8-2 germani-1 legio-7-1")
        .play();
    assert_eq!(answer(&own.game, &usual), None);
}

/// 16.4, 9.0: who is driven into Alesia goes in; the walls may be full.
#[test]
fn r16_4_into_the_town() {
    let mut play = beaten(
        draw()
            .on("2521", "b-bituriges-1")
            .on("2421", "legio-7-1")
            .on("2621", "b-mandubii-1 b-mandubii-2"),
        "gaul",
        "2421",
        "b-bituriges-1",
        // 7:5 is 1:1; a 5 is AR2.
        5,
    );
    if play.phase() == "combats" {
        play.act("roman", json!({"do": "retreat", "unit": "b-bituriges-1", "to": "2621"}));
    }
    assert_eq!(place(&play, "b-bituriges-1"), "town");
    assert_eq!(play.phase(), "movement", "nobody is one too many");
}

/// 20.3: archers who could not get away go with their companion when it is driven back.
#[test]
fn r20_3_they_go_with_their_companion() {
    // 5:7 is 1:2; a 3 is AR1.
    let at = |units: &str| {
        let draw = draw().on("0306", units).on("0405", "aedui-1");
        let mut play = beaten(draw, "roman", "0405", "legio-7-1", 3);
        for unit in ["legio-7-1", "archers-1"] {
            if let Some(to) = retreats(&play, "gaul", unit).first() {
                play.act("gaul", json!({"do": "retreat", "unit": unit, "to": to}));
            }
        }
        play
    };
    let play = at("archers-1 legio-7-1");
    for unit in ["legio-7-1", "archers-1"] {
        assert!(!["0306", "lost"].contains(&place(&play, unit).as_str()), "{unit}");
    }
}

/// 21.1: who is attacked while disrupted advances as usual, and a second hit does not stop him.
#[test]
fn r21_1_disrupted_but_advances() {
    let draw = draw().on("0306", "legio-7-1").on("0405", "aedui-1 aedui-2");
    let draw = draw.set("disrupted", json!(["aedui-1", "aedui-2"])).declares("rome");
    let mut play = draw.play();
    attack(&mut play, "roman", "0405", "legio-7-1");
    // 5:14 is 1:3; a 4 is AR3 DA1.
    play.roll(&[4]).act("roman", say("end_declaration"));
    while let Some(to) = retreats(&play, "gaul", "legio-7-1").first() {
        play.act("gaul", json!({"do": "retreat", "unit": "legio-7-1", "to": to}));
    }
    play.act("gaul", json!({"do": "advance", "unit": "aedui-1", "to": "0306"}));
    assert_eq!(place(&play, "aedui-1"), "0306");
}

/// 20.2: archers who have defended do not advance into a Gallic zone.
#[test]
fn r20_2_no_advance_into_a_zone() {
    let at = |other: &str| {
        let draw = draw().on("0306", "archers-1 legio-7-1 legio-7-2").on("0405", "ambiani-1");
        // 5:11 is 1:3; a 6 is AE DA3.
        beaten(draw.on(other, "aedui-5"), "gaul", "0306", "ambiani-1", 6)
    };
    let advance = json!({"do": "advance", "unit": "archers-1", "to": "0405"});
    at("0505").refused("roman", advance.clone(), "20.2");
    at("0904").allowed("roman", advance);
}

/// 16.1, 10.1: an advance enters no full hex.
#[test]
fn r16_1_no_advance_into_a_full_hex() {
    let mut play = draw()
        .declares("gaul")
        .on("0306", "legio-7-1")
        .on("0405", "aedui-1 aedui-2")
        .on("0406", "aedui-3")
        .play();
    attack(&mut play, "gaul", "0306", "aedui-1 aedui-2 aedui-3");
    // 21:5 is 4:1; a 1 is DE AA3.
    play.roll(&[1]).act("gaul", say("end_declaration"));
    let advance = |unit: &str| json!({"do": "advance", "unit": unit, "to": "0306"});
    for unit in ["aedui-1", "aedui-2"] {
        play.act("gaul", advance(unit)).act("gaul", say("end_advance"));
    }
    assert_eq!((place(&play, "aedui-3").as_str(), play.pending()), ("0406", vec!["roman"]));
}

/// 24.9: in the middle of a retreat a Gaul stands in the empty fort that it goes through, and such a
/// table can be played on; otherwise no Gaul stands in a fort.
#[test]
fn r24_9_a_position_in_the_middle_of_a_retreat() {
    let table = |via: &[&str]| {
        let at = via.last().copied().unwrap_or("2640");
        let trail = json!({"unit": "aedui-1", "from": "2541", "via": via});
        draw()
            .forts("2640")
            .on("2440", "legio-1-1")
            .on(at, "aedui-1")
            .set("attacks", json!({"aedui-1": 1, "legio-1-1": 1}))
            .phase(json!({
                "is": "combats", "side": "gaul", "asked": 1,
                "battle": {
                    "attack": 1, "step": "retreat", "asked": 0, "odds": [7, 9], "dice": [6],
                    "verdict": {"is": "attackers_retreat", "hexes": 2, "advance": 0},
                    "fleeing": ["aedui-1"], "lost": ["2541"],
                    "trail": if via.is_empty() { Value::Null } else { trail },
                },
            }))
    };
    let play = table(&["2640"]).play();
    assert_eq!((play.phase().as_str(), place(&play, "aedui-1").as_str()), ("combats", "2640"));
    assert!(table(&[]).refused().contains("aedui-1 cannot be at 2640"));
}
