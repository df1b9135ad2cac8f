//! S-GEN and S-BIB: what holds in all battles, and Bibracte.

use serde_json::json;

use crate::table::*;

fn evening(battle: &str, caesar: &str) -> Draw {
    draw(battle).leader("caesar", caesar).set("elite", json!([true, true])).orders("caesar", 6)
}

fn swap(one: &str, other: &str) -> serde_json::Value {
    json!({"do": "swap_legates", "one": one, "other": other})
}

fn swaps(play: &Play, one: &str, other: &str) -> bool {
    offered(play, "roman", &swap(one, other)) || offered(play, "roman", &swap(other, one))
}

#[test]
fn rs_gen_1_everybody_in_his_place_and_legates_may_change() {
    let play = start("bibracte");
    assert_eq!((at(&play, "x-1").as_str(), at(&play, "he-8").as_str()), ("3115", "2319"));
    assert!(faces(&play, "x-1", "W") && faces(&play, "he-8", "E"));
    assert_eq!((hits(&play, "x-1"), supply(&play, "x-1").as_str()), (0, "full"));
    assert!(swaps(&play, "crassus", "trebonius"));
}

#[test]
fn rs_gen_13_the_lower_number_lies_on_top() {
    let play = start("bibracte");
    assert_eq!(at(&play, "x-1"), at(&play, "x-2"));
    assert_eq!(
        (piece(&play, "x-1")["under"].clone(), piece(&play, "x-2")["under"].clone()),
        (json!(null), json!(true))
    );
}

#[test]
fn rs_bib_1_three_keep_their_posts() {
    let play = start("bibracte");
    for fixed in ["labienus", "aemilius", "considius"] {
        assert!(!swaps(&play, fixed, "trebonius"), "{fixed}");
    }
}

#[test]
fn rs_rhi_1_crassus_and_labienus_keep_theirs() {
    let play = start("rhine");
    assert!(!swaps(&play, "crassus", "trebonius") && !swaps(&play, "labienus", "trebonius"));
    assert!(swaps(&play, "fabius", "trebonius"));
}

#[test]
fn rs_gen_2_the_levels_of_the_series() {
    for (points, over) in [(50, false), (149, false), (150, true)] {
        let mut play = evening("bibracte", "3520")
            .unit("he-8 2220 E")
            .set("options", json!({"levels": "series"}))
            .set("lost_rome", json!(points))
            .play();
        to_next_turn(&mut play);
        assert_eq!(play.winners() == Some(vec!["tribes"]), over, "{points} of 150");
    }
}

#[test]
fn rs_gen_3_a_skirmisher_counts_one_and_a_catapult_nothing() {
    let shot = |unit: &str, hits_before: u8| {
        let mut play = draw("rhine")
            .unit("ghi-1 2620 E")
            .unit(&format!("{unit} 2720 W {hits_before}"))
            .leader("brinno", "2619")
            .orders("brinno", 3)
            .play();
        dice(&mut play, &[0]);
        play.act("tribes", fire("ghi-1", "2720"));
        assert_eq!(at(&play, unit), "lost", "{unit}");
        play.position()["lost_rome"].as_u64().unwrap_or(0)
    };
    assert_eq!(shot("cre-1", 3), 1);
    assert_eq!(shot("cat-x", 3), 0);
}

#[test]
fn rs_gen_4_a_tribe_that_flees_takes_its_leaders_along() {
    let mut play = evening("sabis", "1318")
        .unit("at-1 3006 W")
        .unit("ne-1 3028 W")
        .leader("adrogenus", "3006")
        .leader_is("adrogenus", "status", json!("finished"))
        .set("lost_tribes", json!({"atrebates": 60}))
        .play();
    to_next_turn(&mut play);
    assert_ne!(leader(&play, "adrogenus")["spot"], json!("3006"));
    assert_eq!(at(&play, "ne-1"), "3028");
}

#[test]
fn rs_gen_5_the_smaller_share_wins_after_the_last_turn() {
    let last = |rome: u16, helvetii: u16| {
        let mut play = evening("bibracte", "3520")
            .turn(18)
            .unit("vii-1 3119 W")
            .unit("he-8 2220 E")
            .set("lost_rome", json!(rome))
            .set("lost_tribes", json!({"helvetii": helvetii}))
            .play();
        to_next_turn(&mut play);
        play.winners()
    };
    assert_eq!(last(10, 0), Some(vec!["tribes"]));
    assert_eq!(last(0, 10), Some(vec!["roman"]));
}

#[test]
fn rs_gen_6_another_hex_where_theirs_is_held() {
    let free = {
        let mut play = evening("bibracte", "3520").unit("bo-1 waiting E").play();
        to_next_turn(&mut play);
        at(&play, "bo-1")
    };
    let mut play =
        evening("bibracte", "3520").unit("bo-1 waiting E").unit(&format!("ln-1 {free} W")).play();
    for _ in 0..2 {
        if play.pending() == ["tribes"] {
            break;
        }
        to_next_turn(&mut play);
    }
    if play.pending() == ["tribes"] && at(&play, "bo-1") == "waiting" {
        let first = serde_json::to_value(play.offers("tribes")[0]).expect("an action");
        play.act("tribes", first);
    }
    assert_ne!(at(&play, "bo-1"), free);
}

/// A unit one hit from rout is shot at by a cohort; the second die is its tribe's.
fn routs(draw: Draw, unit: &str, die: u32) -> Play {
    let mut play = draw
        .unit(&format!("{unit} 2620 W 5"))
        .unit("vii-1 2720 W")
        .leader("trebonius", "2920")
        .orders("trebonius", 3)
        .play();
    dice(&mut play, &[5, die]);
    play.act("roman", fire("vii-1", "2620"));
    assert!(is(&play, unit, "routed"));
    play
}

fn tamed(play: &Play, tribe: &str) -> bool {
    play.position()["tribes"][tribe]["tamed"] == json!(true)
}

#[test]
fn r8_52_the_commander_is_tested_at_each_rout() {
    let scene = |die| routs(draw("bibracte").leader("divico", "2210"), "he-8", die);
    assert!(!tamed(&scene(3), "helvetii"), "his initiative is 3");
    assert!(tamed(&scene(4), "helvetii"));
}

#[test]
fn rs_gen_7_the_chief_of_the_boii_stands_in() {
    let scene = |die| routs(draw("bibracte").leader("boiorix", "2410"), "bo-1", die);
    assert!(!tamed(&scene(2), "boii"));
    assert!(tamed(&scene(3), "boii"));
}

#[test]
fn rs_gen_8_without_a_commander_only_a_0_keeps_the_fury() {
    let scene = |die| {
        routs(draw("bibracte").leader("divico", "lost").leader("nammeius", "2410"), "he-8", die)
    };
    assert!(!tamed(&scene(0), "helvetii"));
    assert!(tamed(&scene(1), "helvetii"));
}

#[test]
fn r8_53_one_tribes_loss_is_not_anothers() {
    let play = routs(
        draw("bibracte").leader("divico", "2210").leader("boiorix", "2410").unit("bo-1 2412 E"),
        "he-8",
        9,
    );
    assert!(tamed(&play, "helvetii") && !tamed(&play, "boii"));
}

#[test]
fn rs_gen_9_germans_are_impetuous_too() {
    let mut play =
        draw("rhine").unit("ha-1 1811 E").leader("hariogais", "1811").orders("hariogais", 3).play();
    go(&mut play, "tribes", order("ha-1"));
    for hex in ["1911", "2012", "2111", "2212", "2311", "2412"] {
        go(&mut play, "tribes", step(hex));
    }
    assert_eq!(at(&play, "ha-1"), "2412", "six hexes");
}

#[test]
fn rs_gen_10_rally_does_not_pass_a_gate() {
    let play = draw("bibracte")
        .unit("xii-1 3720 E routed no")
        .leader("labienus", "4021")
        .orders("labienus", 4)
        .play();
    play.refused("roman", of("rally", "xii-1"), "10.41");
    let order_passes = draw("bibracte")
        .unit("xii-1 3721 W")
        .leader("labienus", "4021")
        .orders("labienus", 4)
        .play();
    order_passes.allowed("roman", order("xii-1"));
}

#[test]
fn rs_gen_11_without_a_camp_a_failed_rally_is_the_end() {
    let mut play = draw("lutetia")
        .unit("vii-1 1020 E routed no")
        .leader("labienus", "1018")
        .orders("labienus", 4)
        .play();
    dice(&mut play, &[4]);
    play.act("roman", of("rally", "vii-1"));
    assert_eq!(at(&play, "vii-1"), "lost");
}

#[test]
fn rs_gen_12_roads_help_nobody() {
    let mut play = draw("bibracte")
        .unit("vii-1 2518 NE")
        .leader("trebonius", "2519")
        .orders("trebonius", 3)
        .play();
    go(&mut play, "roman", order("vii-1"));
    for hex in ["2517", "2617", "2616", "2715", "2714"] {
        go(&mut play, "roman", step(hex));
    }
    assert!(!offered(&play, "roman", &step("2814")));
}

#[test]
fn rs_bib_2_in_the_camp_they_obey_labienus() {
    let inside = |leader: &str| {
        let play = draw("bibracte")
            .unit("xi-1 4120 W sheltered")
            .leader(leader, "4219")
            .orders(leader, 3)
            .play();
        offered(&play, "roman", &order("xi-1"))
    };
    assert!(inside("labienus") && !inside("pedius"));
    let outside =
        draw("bibracte").unit("xi-1 3720 W").leader("pedius", "3620").orders("pedius", 3).play();
    assert!(offered(&outside, "roman", &order("xi-1")));
}

#[test]
fn rs_bib_3_archers_of_the_camp_come_and_go() {
    let mut play = draw("bibracte")
        .unit("num-1 3822 E sheltered")
        .leader("caesar", "3722")
        .orders("caesar", 6)
        .play();
    go(&mut play, "roman", order("num-1"));
    go(&mut play, "roman", step("3921"));
    go(&mut play, "roman", word("stop"));
    assert!(!is(&play, "num-1", "trapped"));
}

#[test]
fn rs_bib_5_back_to_the_hill_once() {
    let mut play = evening("bibracte", "3520")
        .unit("he-1 1819 E")
        .unit("he-2 2620 E")
        .unit("vii-1 2720 W")
        .leader("divico", "1818")
        .leader_is("divico", "status", json!("finished"))
        .play();
    for _ in 0..20 {
        if offered(&play, "tribes", &word("fall_back")) {
            break;
        }
        let Some(seat) = play.pending().first().copied() else { break };
        let plain = ["end_orders", "end_marks", "stop_here", "done"];
        let next = plain
            .into_iter()
            .find(|kind| offered(&play, seat, &word(kind)))
            .expect("a plain answer");
        play.act(seat, word(next));
    }
    play.act("tribes", word("fall_back"));
    let hex = at(&play, "he-1");
    assert_eq!(&hex[..2], "15", "three hexes west, to {hex}");
    assert_eq!(at(&play, "he-2"), "2620", "held by a cohort");
    let position = play.position();
    assert_eq!(
        (position["withdrawn"].clone(), position["tribes"]["helvetii"]["calm"].clone()),
        (json!(true), json!(true))
    );
}

#[test]
fn rs_bib_6_rally_among_the_wagons() {
    let mut play = draw("bibracte")
        .unit("he-8 camp W routed no")
        .leader("nammeius", "0526")
        .leader_is("nammeius", "camped", true.into())
        .orders("nammeius", 2)
        .play();
    dice(&mut play, &[2, 0]);
    to_next_turn(&mut play);
    assert_eq!((is(&play, "he-8", "routed"), hits(&play, "he-8")), (false, 1));
}

#[test]
fn rs_bib_7_axes() {
    let scene = |extras: &str| {
        draw("bibracte")
            .turn(4)
            .set("options", json!({"extras": extras}))
            .unit("bo-1 2620 E")
            .unit("vii-1 2720 W")
            .leader("boiorix", "2619")
            .orders("boiorix", 2)
            .play()
    };
    let mut play = scene("with");
    dice(&mut play, &[4]);
    play.act("tribes", fire("bo-1", "2720"));
    assert_eq!((hits(&play, "vii-1"), supply(&play, "bo-1").as_str()), (1, "low"));
    assert!(!offered(&scene("without"), "tribes", &fire("bo-1", "2720")));
}
