//! S-RHI, S-SAB, S-LUT and S-BRI.

use serde_json::json;

use crate::table::*;

fn evening(battle: &str, leader: &str, hex: &str) -> Draw {
    draw(battle).leader(leader, hex).set("elite", json!([true, true])).orders(leader, 3)
}

#[test]
fn rs_rhi_3_ariovistus_commands_everybody() {
    let commands = |leader: &str, unit: &str| {
        let play = draw("rhine")
            .unit("ha-1 2720 E")
            .unit("ghc-1 2719 E")
            .leader(leader, "2718")
            .orders(leader, 3)
            .play();
        ["order", "order_stack"].into_iter().any(|kind| offered(&play, "tribes", &of(kind, unit)))
    };
    assert!(commands("ariovistus", "ha-1") && commands("ariovistus", "ghc-1"));
    assert!(!commands("brinno", "ha-1") && commands("brinno", "ghc-1"));
    assert!(commands("hariogais", "ha-1"));
}

#[test]
fn rs_rhi_3_one_fury_tested_on_ariovistus() {
    let scene = |die: u32| {
        let mut play = draw("rhine")
            .unit("ha-1 2620 W 6")
            .unit("x-1 2720 W")
            .leader("fabius", "2920")
            .leader("ariovistus", "1723")
            .orders("fabius", 3)
            .play();
        dice(&mut play, &[5, die]);
        play.act("roman", fire("x-1", "2620"));
        assert!(is(&play, "ha-1", "routed"));
        let tribes = play.position()["tribes"].clone();
        (tribes["harudes"]["tamed"] == json!(true), tribes["suebi"]["tamed"] == json!(true))
    };
    assert_eq!(scene(5), (false, false));
    assert_eq!(scene(6), (true, true));
}

#[test]
fn rs_rhi_4_horse_flees_to_a_camp() {
    let mut play = evening("rhine", "caesar", "3620").unit("rc-1 2633 E routed").play();
    to_next_turn(&mut play);
    assert_eq!(at(&play, "rc-1"), "camp");
}

#[test]
fn rs_rhi_6_no_time_for_pila() {
    let throws = |extras: &str| {
        let mut play = draw("rhine")
            .set("options", json!({"extras": extras}))
            .unit("ha-1 2220 E")
            .unit("x-1 2720 W")
            .leader("hariogais", "2219")
            .orders("hariogais", 3)
            .play();
        go(&mut play, "tribes", order("ha-1"));
        for hex in ["2320", "2420", "2520"] {
            go(&mut play, "tribes", step(hex));
        }
        play.act("tribes", step("2620"));
        offered(&play, "roman", &json!({"do": "react_fire", "unit": "x-1", "at": "ha-1"}))
    };
    assert!(throws("without") && !throws("with"));
}

#[test]
fn rs_sab_1_the_tribes_act_first() {
    let mut play = start("sabis");
    play.act("roman", word("ready"));
    assert_eq!(play.pending(), ["tribes"]);
    let kinds = kinds(&play, "tribes");
    assert!(!kinds.contains(&"trump".to_owned()), "{kinds:?}");
    assert!(offered(&play, "tribes", &json!({"do": "pick", "leader": "andecamul"})));
}

#[test]
fn rs_sab_2_the_river_is_free_and_horse_is_driven_off() {
    let mut river = draw("sabis")
        .turn(1)
        .unit("ne-1 2624 W")
        .leader("boduagnatus", "2724")
        .orders("boduagnatus", 4)
        .play();
    go(&mut river, "tribes", order("ne-1"));
    for hex in ["2524", "2424", "2323", "2223", "2122"] {
        go(&mut river, "tribes", step(hex));
    }
    assert_eq!(at(&river, "ne-1"), "2122", "five hexes, a level, and the river for nothing");
    let mut horse = draw("sabis")
        .turn(1)
        .unit("ne-1 2825 W")
        .unit("rc-1 2625 E")
        .leader("boduagnatus", "2825")
        .orders("boduagnatus", 4)
        .play();
    go(&mut horse, "tribes", order("ne-1"));
    horse.act("tribes", step("2725"));
    assert_eq!(hits(&horse, "rc-1"), 1);
    assert_eq!(horse.pending(), ["roman"], "its owner moves it");
}

#[test]
fn rs_sab_3_legates_act_on_their_own() {
    let scene = |turn: u8| {
        draw("sabis")
            .turn(turn)
            .unit("vii-1 1729 E")
            .leader("crassus", "1730")
            .leader("caesar", "0503")
            .choosing("crassus", 3)
            .play()
    };
    let mut second = scene(2);
    second.act("roman", json!({"do": "legion_order", "legion": "vii"}));
    let mut third = scene(3);
    dice(&mut third, &[0]);
    third.act("roman", json!({"do": "legion_order", "legion": "vii"}));
}

#[test]
fn rs_sab_4_an_unformed_cohort() {
    let play = draw("sabis")
        .unit("vii-1 1729 E unformed")
        .unit("ne-1 1829 W")
        .leader("crassus", "1728")
        .orders("crassus", 3)
        .play();
    assert!(!offered(&play, "roman", &fire("vii-1", "1829")), "no pila");
    let mut fight = draw("sabis")
        .tribe("nervii", "tamed", true.into())
        .unit("vii-1 2020 E unformed")
        .unit("ne-1 2120 W")
        .leader("boduagnatus", "2220")
        .orders("boduagnatus", 4)
        .play();
    go(&mut fight, "tribes", word("end_orders"));
    // Standing, 7 to 5 is 1-1: column 6, die 4: 2(2), doubled; then it tries to form: 6 is more than 5.
    dice(&mut fight, &[4, 6]);
    go(&mut fight, "tribes", of("mark", "ne-1"));
    assert_eq!((hits(&fight, "ne-1"), hits(&fight, "vii-1")), (2, 4));
    assert!(is(&fight, "vii-1", "unformed"));
}

#[test]
fn rs_sab_7_five_in_the_camp() {
    let units = ["ne-1 0614 W", "ne-2 0615 W", "ne-3 0616 W", "ne-4 0617 W", "ne-5 0618 W"];
    for count in [4, 5] {
        let mut draw = evening("sabis", "caesar", "1303").unit("vii-1 1305 E");
        for unit in &units[..count] {
            draw = draw.unit(unit);
        }
        let mut play = draw.play();
        to_next_turn(&mut play);
        assert_eq!(play.position()["camp_lost"] == json!(true), count == 5, "{count}");
    }
}

#[test]
fn rs_sab_8_labienus_commands_the_ninth_too() {
    let play = draw("sabis")
        .unit("ix-1 1808 E")
        .unit("x-1 1811 E")
        .unit("xi-1 1812 E")
        .leader("labienus", "1810")
        .orders("labienus", 4)
        .play();
    assert!(offered(&play, "roman", &order("x-1")) && offered(&play, "roman", &order("ix-1")));
    assert!(!offered(&play, "roman", &order("xi-1")));
}

#[test]
fn rs_sab_9_the_rear_legions() {
    let arrive = |die: u32| {
        let mut play = evening("sabis", "caesar", "1318")
            .turn(4)
            .unit("xiii-1 waiting E")
            .unit("ne-1 3028 W")
            .play();
        dice(&mut play, &[die]);
        to_next_turn(&mut play);
        at(&play, "xiii-1")
    };
    assert_ne!(arrive(5), "waiting");
    assert_eq!(arrive(6), "waiting");
}

#[test]
fn rs_sab_11_the_aduatuci_with_the_options() {
    let mut play = evening("sabis", "caesar", "1318")
        .turn(7)
        .set("options", json!({"extras": "with"}))
        .unit("ad-1 waiting W")
        .unit("ne-1 3028 W")
        .play();
    dice(&mut play, &[4]);
    play.may_roll(&[1, 1]);
    to_next_turn(&mut play);
    assert_ne!(at(&play, "ad-1"), "waiting");
}

#[test]
fn rs_lut_1_labienus_is_the_proconsul() {
    let play = draw("lutetia")
        .unit("cre-1 1410 E")
        .unit("vii-1 1015 E")
        .leader("labienus", "1014")
        .orders("labienus", 4)
        .play();
    assert!(offered(&play, "roman", &order("cre-1")) && offered(&play, "roman", &order("vii-1")));
}

#[test]
fn rs_lut_4_the_fury_is_tested_on_camulogenus() {
    let scene = |die: u32| {
        let mut play = draw("lutetia")
            .unit("se-1 1411 E 5")
            .unit("vii-1 1311 E")
            .leader("roscius", "1111")
            .leader("camulogenus", "2109")
            .orders("roscius", 3)
            .play();
        dice(&mut play, &[5, die]);
        play.act("roman", fire("vii-1", "1411"));
        play.position()["tribes"]["senones"]["tamed"] == json!(true)
    };
    assert!(!scene(4) && scene(5));
}

#[test]
fn rs_lut_5_the_guard_comes_on_turn_3() {
    let mut play = evening("lutetia", "labienus", "1014")
        .unit("vii-1 1015 E")
        .unit("se-6 waiting W")
        .unit("au-1 2108 W")
        .play();
    to_next_turn(&mut play);
    let hex = at(&play, "se-6");
    assert!(["01", "02"].contains(&&hex[2..]), "{hex}");
}

#[test]
fn rs_lut_6_horse_flees_to_the_boats_and_is_gone() {
    let mut play = evening("lutetia", "labienus", "1014")
        .unit("vii-1 1015 E")
        .unit("rc-1 0714 W routed")
        .unit("au-1 2108 W")
        .play();
    to_next_turn(&mut play);
    assert_eq!(at(&play, "rc-1"), "lost");
}

#[test]
fn rs_lut_7_one_level_while_camulogenus_lives() {
    let battle = |lives: bool, aulerci: u16, senones: u16| {
        let mut draw = evening("lutetia", "labienus", "1014")
            .unit("vii-1 1015 E")
            .unit("au-1 2108 W")
            .unit("se-1 2112 W")
            .unit("pa-1 2118 W")
            .set("lost_tribes", json!({"aulerci": aulerci, "senones": senones}));
        draw = draw.leader("camulogenus", if lives { "2109" } else { "lost" }).leader_is(
            "camulogenus",
            "status",
            json!("finished"),
        );
        let mut play = draw.play();
        // Next turn Labienus and he roll for who is first.
        play.may_roll(&[5, 3]);
        to_next_turn(&mut play);
        (play.winners(), play.position()["tribes"]["aulerci"]["fled"] == json!(true))
    };
    assert_eq!(battle(true, 60, 54), (None, false), "114 of 115");
    assert_eq!(battle(true, 60, 55).0, Some(vec!["roman"]));
    assert_eq!(battle(false, 40, 0), (None, true), "then each tribe for itself");
}

#[test]
fn rs_bri_1_transports_stay_out_of_the_shallows() {
    let goes = |ship: &str, leader: &str| {
        let mut play = draw("britannia")
            .set("awake", true.into())
            .unit(&format!("{ship} 2514 W"))
            .leader(leader, "aboard:SHIP".replace("SHIP", ship).as_str())
            .orders(leader, 3)
            .play();
        play.act("roman", order(ship));
        (offered(&play, "roman", &step("2414")), offered(&play, "roman", &step("2614")))
    };
    assert_eq!(goes("tr-1", "trebonius"), (false, true));
    assert_eq!(goes("ga-1", "caesar"), (true, true));
}

#[test]
fn rs_bri_2_a_transport_obeys_its_legate() {
    let orders = |leader: &str| {
        let play = draw("britannia")
            .set("awake", true.into())
            .unit("tr-1 2614 W")
            .unit("tr-6 2615 W")
            .leader(leader, "aboard:tr-6")
            .orders(leader, 3)
            .play();
        offered(&play, "roman", &order("tr-1"))
    };
    assert!(orders("trebonius") && orders("caesar") && !orders("fabius"));
}

#[test]
fn rs_bri_4_no_pila_from_the_water() {
    let wet = draw("britannia")
        .set("awake", true.into())
        .unit("x-1 2414 W 4")
        .unit("cai-15 2313 E")
        .leader("trebonius", "2415")
        .orders("trebonius", 3)
        .play();
    assert!(!offered(&wet, "roman", &fire("x-1", "2313")));
    let beach = draw("britannia")
        .set("awake", true.into())
        .unit("x-1 2314 W 4")
        .leader("trebonius", "2315")
        .orders("trebonius", 3)
        .play();
    assert!(!offered(&beach, "roman", &of("recover", "x-1")));
    let land = draw("britannia")
        .set("awake", true.into())
        .unit("x-1 2115 W 4")
        .leader("trebonius", "2116")
        .orders("trebonius", 3)
        .play();
    assert!(offered(&land, "roman", &of("recover", "x-1")));
}

#[test]
fn rs_bri_6_the_britons_wait() {
    let asked = |awake: bool| {
        let mut play = evening("britannia", "caesar", "aboard:ga-2")
            .unit("ga-2 3005 W")
            .unit("cai-15 1715 E")
            .leader("cingetorix", "1716")
            .set("awake", awake.into())
            .play();
        for _ in 0..12 {
            if play.pending() == ["tribes"] {
                return true;
            }
            if play.position()["turn"] != json!(2) {
                return false;
            }
            let plain =
                ["end_orders", "end_marks", "stop_here", "done", "skip_auxiliaries", "keep_elite"];
            let next = plain
                .into_iter()
                .find(|kind| offered(&play, "roman", &word(kind)))
                .expect("a plain answer");
            play.act("roman", word(next));
        }
        false
    };
    assert!(asked(true) && !asked(false));
}

#[test]
fn rs_bri_7_every_galley_has_a_catapult() {
    let mut play = draw("britannia")
        .set("awake", true.into())
        .unit("ga-2 2514 W")
        .unit("cai-15 2214 E")
        .leader("caesar", "aboard:ga-2")
        .orders("caesar", 6)
        .play();
    dice(&mut play, &[5]);
    play.act("roman", json!({"do": "shoot", "unit": "ga-2", "at": "2214"}));
    assert_eq!(hits(&play, "cai-15"), 1, "three hexes: 5");
    let transport = draw("britannia")
        .set("awake", true.into())
        .unit("tr-1 2514 W")
        .unit("cai-15 2214 E")
        .leader("caesar", "aboard:tr-1")
        .orders("caesar", 6)
        .play();
    assert!(!offered(&transport, "roman", &json!({"do": "shoot", "unit": "tr-1", "at": "2214"})));
}

#[test]
fn rs_bri_8_a_chariot_goes_ten_hexes_and_never_onto_the_beach() {
    let mut play = draw("britannia")
        .set("awake", true.into())
        .unit("cai-1 1413 E")
        .unit("cach-1 1413 E under")
        .leader("cingetorix", "1412")
        .orders("cingetorix", 3)
        .play();
    let kind = ["order_stack", "order"]
        .into_iter()
        .find(|kind| offered(&play, "tribes", &of(kind, "cai-1")))
        .expect("an order");
    go(&mut play, "tribes", of(kind, "cai-1"));
    for hex in ["1513", "1613", "1713", "1813", "1913", "2013", "2113"] {
        go(&mut play, "tribes", step(hex));
    }
    assert_eq!(
        (at(&play, "cai-1").as_str(), at(&play, "cach-1").as_str()),
        ("2113", "2113"),
        "more than six"
    );
    assert!(!offered(&play, "tribes", &step("2213")), "beach");
}

#[test]
fn rs_bri_9_chiefs_without_a_commander_choose() {
    let play = draw("britannia")
        .set("awake", true.into())
        .unit("cai-15 1715 E")
        .unit("cai-16 1716 E")
        .leader("segovax", "1717")
        .choosing("segovax", 2)
        .play();
    assert!(offered(&play, "tribes", &json!({"do": "line_order", "arm": "foot"})));
    assert!(offered(&play, "tribes", &json!({"do": "line_by_die", "arm": "foot"})));
}

#[test]
fn rs_bri_10_the_beach_head() {
    let held = |before: u8, hexes: usize| {
        let all = ["2109", "2110", "2111", "2112", "2113", "2114"];
        let mut draw = evening("britannia", "caesar", "aboard:ga-2")
            .unit("ga-2 3005 W")
            .unit("cai-15 1015 E")
            .set("awake", true.into())
            .set("beach_head", json!(before));
        for (at, hex) in all[..hexes].iter().enumerate() {
            draw = draw.unit(&format!("x-{} {hex} W", at + 1));
        }
        let mut play = draw.play();
        to_next_turn(&mut play);
        play.winners()
    };
    assert_eq!(held(1, 6), Some(vec!["roman"]));
    assert_eq!(held(0, 6), None, "once");
    assert_eq!(held(1, 5), None, "five");
}

#[test]
fn rs_lut_8_veterans_with_the_options() {
    let turned = |extras: &str| {
        let mut play = draw("lutetia")
            .set("options", json!({"extras": extras}))
            .unit("au-1 1422 NW")
            .unit("xiv-1 1420 E")
            .leader("segomaros", "1423")
            .orders("segomaros", 2)
            .play();
        go(&mut play, "tribes", order("au-1"));
        play.act("tribes", step("1421"));
        dice(&mut play, &[7]);
        play.act("roman", json!({"do": "turn", "unit": "xiv-1", "facing": facing("SE")}));
        hits(&play, "xiv-1")
    };
    assert_eq!((turned("without"), turned("with")), (1, 0), "7 is over 6 and not over 7");
}
