//! 2, 3 and 12: set-up, periods, the night between them.

use crate::play::*;
use serde_json::json;

fn start(options: &[(&str, &str)]) -> Play {
    Play::start(alesia_pack(), options, &[], 1)
}

fn alesia_pack() -> &'static alesia::Pack {
    alesia::Alesia::pack()
}

/// Not in the town, not beside it; forts eight hexes away; everything must be placed.
#[test]
fn r3_2_where_romans_may_stand() {
    let mut play = start(&[("setup", "free")]);
    play.refused("roman", json!({"do": "build", "hex": "4321"}), "3.2");
    play.act("roman", json!({"do": "build", "hex": "4417"}));
    play.refused("roman", json!({"do": "build", "hex": "4417"}), "3.2");
    play.act("roman", json!({"do": "take", "unit": "legio-1-1"}));
    for hex in ["2620", "2621", "3022"] {
        play.refused("roman", json!({"do": "put", "hex": hex}), "3.2");
    }
    play.act("roman", json!({"do": "put", "hex": "0306"}));
    play.refused("roman", json!({"do": "ready"}), "3.2");
    play.act("roman", json!({"do": "take", "unit": "germani-1"}));
    play.refused("roman", json!({"do": "put", "hex": "2541"}), "22.1");
    play.act("roman", json!({"do": "put", "hex": "0306"}));
    play.act("roman", json!({"do": "take", "unit": "legio-1-2"}));
    play.act("roman", json!({"do": "put", "hex": "0306"}));
    play.act("roman", json!({"do": "take", "unit": "legio-1-3"}));
    play.refused("roman", json!({"do": "put", "hex": "0306"}), "10.1");
}

/// The Gauls have nothing to choose: 46 in the town, 136 in zone I.
#[test]
fn r3_3_the_gauls_are_placed() {
    let mut play = start(&[("setup", "free")]);
    play.act("roman", json!({"do": "place_rest"})).act("roman", json!({"do": "ready"}));
    assert_eq!(play.pending(), ["gaul"]);
    let units = play.position()["units"].as_object().cloned().expect("units");
    let count = |place: &str| units.values().filter(|at| at.as_str() == Some(place)).count();
    assert_eq!((count("town"), count("off")), (46, 136));
    assert_eq!(play.position()["presence"], json!(["I"]));
}

#[test]
fn r2_3_forty_five_and_vercingetorix() {
    let besieged =
        alesia::Unit::all().filter(|unit| unit.force() == alesia::Force::Besieged).count();
    assert_eq!(besieged, 46);
}

/// Nobody but the relief army sees the zones.
#[test]
fn r3_4_zones_are_secret() {
    let play = draw()
        .option("players", "4")
        .zone("IX", "aedui-1")
        .zone("X", "aedui-2")
        .set("sphere", json!("VIII"))
        .play();
    let zone = |seat: Option<&'static str>| play.view(seat).to_string();
    // Who swaps the two units sees the same table, unless he commands them.
    let other = draw()
        .option("players", "4")
        .zone("IX", "aedui-2")
        .zone("X", "aedui-1")
        .set("sphere", json!("VIII"))
        .play();
    for seat in [Some("roman"), Some("labienus"), Some("besieged"), None] {
        assert_eq!(zone(seat), other.view(seat).to_string(), "{seat:?}");
    }
    assert_ne!(zone(Some("relief")), other.view(Some("relief")).to_string());
}

/// Twelve turns, then the pause; after the second twelve the end.
#[test]
fn r12_1_two_periods_of_twelve() {
    let mut play = draw().romans().set("turn", json!(12)).at("0318", "aedui-1").play();
    play.seeded(1);
    for _ in 0..40 {
        if play.position()["period"] == 2 {
            break;
        }
        let seat = play.pending()[0];
        let offers = play.offers(seat);
        let first = offers
            .iter()
            .map(|offer| serde_json::to_value(offer).expect("an action"))
            .find(|offer| {
                matches!(offer["do"].as_str(), Some("end_moves" | "end_declaration" | "ready"))
            })
            .or_else(|| {
                offers.first().map(|offer| serde_json::to_value(offer).expect("an action"))
            });
        play.act(seat, first.expect("somebody may do something"));
    }
    assert_eq!(
        (play.position()["period"].as_u64(), play.position()["turn"].as_u64()),
        (Some(2), Some(1))
    );
}

/// Besieged units return from anywhere, relief units go to the nearest zone.
#[test]
fn r12_2_back_to_their_places() {
    let mut play = draw()
        .released()
        .romans()
        .set("turn", json!(12))
        .at("4421", "b-aedui-1:d")
        .at("2521", "b-aedui-2")
        .at("1604", "aedui-1")
        .at("2541", "aedui-2")
        .play();
    play.romans_done();
    assert_eq!((play.at("b-aedui-1").as_str(), play.at("b-aedui-2").as_str()), ("town", "town"));
    assert!(!play.is_disrupted("b-aedui-1"));
    assert_eq!(play.at("aedui-1"), "off");
    let withdraw = |zone: &str| json!({"do": "withdraw", "unit": "aedui-2", "zone": zone});
    play.allowed("gaul", withdraw("IX")).allowed("gaul", withdraw("X"));
    play.refused("gaul", withdraw("I"), "12.3");
}

/// The example of recovery: 8 factors of cohorts, 9 and 31 of Gallic infantry, no horse.
#[test]
fn r12_4_a_tenth_of_what_was_lost() {
    let b91 = "b-aedui-1 b-aedui-2 b-aedui-3 b-aedui-4 b-arverni-1 b-arverni-2 b-arverni-3 b-arverni-4 b-arverni-5 b-mandubii-1 b-mandubii-2 b-mandubii-3";
    // 36 + 40 + 15 = 91; relief 46 sevens = 322; 7 horse = 14; Rome 15 fives and 3 fours = 87.
    let r322: Vec<String> = (1..=18)
        .flat_map(|n| [format!("aedui-{n}"), format!("arverni-{n}")])
        .chain((1..=6).map(|n| format!("bituriges-{n}")))
        .chain((1..=4).map(|n| format!("carnutes-{n}")))
        .collect();
    let horse: Vec<String> = (1..=7).map(|n| format!("equites-{n}")).collect();
    let rome: Vec<String> = (1..=10)
        .map(|n| format!("legio-1-{n}"))
        .chain((1..=5).map(|n| format!("legio-7-{n}")))
        .chain((1..=3).map(|n| format!("recruits-{n}")))
        .collect();
    let mut play = draw()
        .romans()
        .set("turn", json!(12))
        .lost(b91)
        .lost(&r322.join(" "))
        .lost(&horse.join(" "))
        .lost(&rome.join(" "))
        .lost("germani-1 germani-2 germani-3 germani-4 germani-5 archers-1 archers-2")
        .zone("I", "senones-1")
        .play();
    play.romans_done();
    let back = |unit: &str| json!({"do": "recover", "unit": unit});
    let home = |unit: &str| json!({"do": "return", "unit": unit, "zone": "I"});
    // Besieged: 9.
    play.allowed("gaul", back("b-aedui-1"));
    play.act("gaul", back("b-mandubii-1"));
    play.refused("gaul", back("b-mandubii-2"), "12.4");
    // Relief: 31, four sevens, and no horse.
    for unit in ["aedui-1", "aedui-2", "aedui-3", "aedui-4"] {
        play.act("gaul", home(unit));
    }
    play.refused("gaul", home("aedui-5"), "12.4");
    play.refused("gaul", home("equites-1"), "12.4");
    if play.pending() == ["gaul"] {
        play.act("gaul", json!({"do": "ready"}));
    }
    // Rome: 8, two recruits.
    play.act("roman", back("recruits-1")).act("roman", back("recruits-2"));
    play.refused("roman", back("recruits-3"), "12.4");
    play.refused("roman", back("archers-1"), "12.4");
    play.refused("roman", back("germani-1"), "12.4");
}

/// Ten turns with 12.7.
#[test]
fn r12_7_shorter_periods() {
    let mut play =
        draw().option("turns", "10").romans().set("period", json!(2)).set("turn", json!(10)).play();
    play.romans_done();
    assert_eq!(play.winners(), Some(vec!["roman"]));
}

/// Two, three, four seats.
#[test]
fn r17_1_two_to_four() {
    for (players, seats) in [("2", 2), ("3", 3), ("4", 4)] {
        assert_eq!(start(&[("players", players)]).seats().len(), seats);
    }
}

/// Each Gaul commands his own.
#[test]
fn r17_2_two_gallic_commands() {
    let play = draw()
        .option("players", "3")
        .released()
        .set("phase", json!({"is": "movement", "side": "gaul", "asked": 6}))
        .at("2521", "b-aedui-1")
        .at("0318", "aedui-1")
        .play();
    play.allowed("besieged", step("b-aedui-1", "2520"));
    play.allowed("relief", step("aedui-1", "0317"));
    play.refused("relief", step("b-aedui-1", "2520"), "17.2");
    play.refused("besieged", step("aedui-1", "0317"), "17.2");
}

/// Equally near zones are the relief army's choice, others are not offered.
#[test]
fn r12_3_the_nearest_zone() {
    const ZONES: [&str; 10] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
    let land = crate::reader::Land::read();
    for hex in ["1604", "2541", "1322", "2640", "0318", "4919", "3205"] {
        let mut play = draw().romans().set("turn", json!(12)).at(hex, "aedui-2").play();
        play.romans_done();
        let near = land.nearest_zones(hex);
        assert_eq!(play.phase() == "withdrawal", near.len() > 1, "{hex} {near:?}");
        for (index, zone) in ZONES.iter().enumerate() {
            let withdraw = json!({"do": "withdraw", "unit": "aedui-2", "zone": zone});
            if near.len() > 1 {
                assert_eq!(
                    play.may("gaul", &withdraw),
                    near.contains(&(index + 1)),
                    "{hex} {zone}"
                );
            }
        }
    }
}

/// The shares of the two forces are rounded down, and the Roman waits until they are placed.
#[test]
fn r12_5_the_share_of_each_force() {
    // Besieged 9 factors, relief 14: two in all, and nothing for either.
    let mut play = draw().romans().set("turn", json!(12)).lost("b-aedui-1 aedui-1 aedui-2").play();
    play.romans_done();
    assert_ne!(play.phase(), "recovery", "two factors bring nobody back");
    // 90 and 21: 11 in all, 8 and 2: one 8 returns to the besieged, nobody to the relief army.
    let ten: Vec<String> = (1..=4)
        .map(|n| format!("b-aedui-{n}"))
        .chain((1..=5).map(|n| format!("b-arverni-{n}")))
        .collect();
    let mut play = draw()
        .romans()
        .set("turn", json!(12))
        .lost(&ten.join(" "))
        .lost("b-bituriges-1 b-bituriges-2 aedui-1 aedui-2 aedui-3")
        .play();
    play.romans_done();
    assert_eq!((play.phase().as_str(), play.pending()), ("recovery", vec!["gaul"]));
    play.allowed("gaul", json!({"do": "recover", "unit": "b-arverni-1"}));
    play.refused("gaul", json!({"do": "recover", "unit": "b-aedui-1"}), "12.4");
    assert!(!play.offered("gaul", "return"));
}

/// Any unit may be placed anew, forts stay, and the town keeps its distance.
#[test]
fn r12_6_relocation() {
    let mut play = draw()
        .romans()
        .set("turn", json!(12))
        .forts("2640")
        .at("2640", "legio-1-1")
        .at("2440", "legio-1-2")
        .zone("I", "aedui-1")
        .play();
    play.romans_done();
    assert_eq!((play.phase().as_str(), play.pending()), ("setup", vec!["roman"]));
    play.refused("roman", json!({"do": "build", "hex": "4417"}), "12.6");
    play.refused("roman", json!({"do": "unbuild", "hex": "2640"}), "12.6");
    play.act("roman", json!({"do": "take", "unit": "legio-1-1"}));
    play.refused("roman", json!({"do": "put", "hex": "2620"}), "3.2");
    play.act("roman", json!({"do": "put", "hex": "0306"}));
    play.act("roman", json!({"do": "ready"}));
    assert_eq!((play.at("legio-1-1").as_str(), play.at("legio-1-2").as_str()), ("0306", "2440"));
    assert_eq!(play.position()["period"], 2);
    assert_eq!(play.forts(), ["2640"]);
}

/// At the end of the first period the Romans see every zone, and nobody else does.
#[test]
fn r11_8_the_romans_look_once() {
    let table = |zone: &str, other: &str| {
        let mut play = draw()
            .option("players", "3")
            .romans()
            .set("turn", json!(12))
            .zone(zone, "aedui-1")
            .zone(other, "aedui-2")
            .play();
        let before = play.view(Some("roman"));
        play.romans_done();
        (before, play)
    };
    let ((before, one), (same, other)) = (table("IX", "X"), table("X", "IX"));
    assert_eq!(before, same, "until then they do not");
    assert_eq!(one.phase(), "setup");
    assert_ne!(one.view(Some("roman")), other.view(Some("roman")), "they look");
    assert_eq!(one.view(Some("besieged")), other.view(Some("besieged")));
    assert_eq!(one.view(None), other.view(None));
}

/// Leaders lie on top, then archers and slingers.
#[test]
fn r10_5_who_lies_on_top() {
    let play = draw().at("0306", "labienus archers-1 legio-1-1 slingers-1").play();
    let scene = play.scene("gaul");
    let stack: Vec<&str> = scene
        .pieces
        .iter()
        .filter(|piece| piece.place == "0306")
        .map(|piece| piece.id.as_str())
        .collect();
    let rank = |id: &str| {
        let place = stack.iter().position(|one| *one == id);
        place.unwrap_or_else(|| panic!("{id} is not in {stack:?}"))
    };
    assert!(rank("legio-1-1") < rank("archers-1"), "{stack:?}");
    assert!(rank("legio-1-1") < rank("slingers-1"), "{stack:?}");
    assert!(rank("archers-1").max(rank("slingers-1")) < rank("labienus"), "{stack:?}");
}
