//! 5.0 to 8.0: movement, zones of control, ramparts, rivers and the trench.

use crate::play::{draw, place, say, step, walk};

/// M1: 16 rampart hexes with 8 points.
#[test]
fn r7_1_along_the_outer_rampart() {
    let mut play = draw().roman().on("2440", "legio-7-1").play();
    let way = [
        "2540", "2640", "2740", "2840", "2940", "3040", "3140", "3240", "3340", "3439", "3540",
        "3639", "3740", "3839", "3939", "4038",
    ];
    let way: Vec<(&str, u64)> = way.into_iter().zip(1..).collect();
    walk(&mut play, "roman", "legio-7-1", &way);
    play.refused("roman", step("legio-7-1", "4139"), "5.2");
}

/// 7.1: Gauls use ramparts too.
#[test]
fn r7_1_gauls_on_a_rampart() {
    let mut play = draw().on("2440", "santoni-1").play();
    walk(&mut play, "gaul", "santoni-1", &[("2540", 1), ("2640", 2), ("2740", 3)]);
}

/// M2: with half a point left only a connected rampart can be entered.
#[test]
fn r7_2_the_last_half_point() {
    let mut play = draw().roman().on("1424", "recruits-1").play();
    walk(
        &mut play,
        "roman",
        "recruits-1",
        &[
            ("1423", 1),
            ("1323", 2),
            ("1322", 3),
            ("1222", 5),
            ("1122", 7),
            ("1021", 9),
            ("0922", 11),
            ("0921", 12),
            ("0920", 13),
        ],
    );
    play.refused("roman", step("recruits-1", "0820"), "5.3");
    play.act("roman", step("recruits-1", "0819"));
}

/// M3: the three gaps cost a whole point.
#[test]
fn r7_3_unconnected_ramparts() {
    let mut play = draw().roman().on("1807", "legio-7-1").play();
    walk(
        &mut play,
        "roman",
        "legio-7-1",
        &[
            ("1806", 1),
            ("1906", 3),
            ("2005", 5),
            ("2106", 6),
            ("2107", 8),
            ("2108", 9),
            ("2207", 10),
            ("2307", 11),
            ("2406", 12),
        ],
    );
}

/// 7.4: the map has just these gaps.
#[test]
fn r7_4_three_gaps() {
    let pack = alesia::Alesia::pack();
    let mut gaps = Vec::new();
    let mut joined = 0;
    for hex in alesia::GRID.hexes() {
        let ground = pack.ground(hex);
        for (way, next) in ground.next.iter().enumerate() {
            let Some(next) = next.filter(|next| *next > hex) else { continue };
            if ground.rampart > 0 && pack.ground(next).rampart > 0 {
                if ground.connected.has(way) {
                    joined += 1;
                } else {
                    gaps.push(format!("{hex}-{next}"));
                }
            }
        }
    }
    assert_eq!(gaps, ["1806-1906", "1906-2005", "2106-2107"]);
    assert_eq!(joined, 304);
}

#[test]
fn r5_1_any_number_of_units() {
    let mut play = draw().roman().on("0306", "legio-7-1 legio-7-2 legio-7-3").play();
    play.allowed("roman", say("end_moves"));
    play.act("roman", step("legio-7-1", "0307"));
    play.act("roman", say("halt"));
    play.allowed("roman", say("end_moves"));
}

#[test]
fn r5_2_one_unit_at_a_time() {
    let mut play = draw().roman().on("0306", "legio-7-1 legio-7-2").play();
    play.act("roman", step("legio-7-1", "0307"));
    play.refused("roman", step("legio-7-2", "0307"), "5.2");
    play.act("roman", say("halt"));
    play.act("roman", step("legio-7-2", "0307"));
    play.refused("roman", step("legio-7-1", "0308"), "5.2");
}

#[test]
fn r5_3_no_further_than_the_factor() {
    let mut play = draw().on("0318", "santoni-1").play();
    let way = [("0317", 2), ("0316", 4), ("0315", 6), ("0314", 8), ("0313", 10), ("0312", 12)];
    walk(&mut play, "gaul", "santoni-1", &way);
    play.refused("gaul", step("santoni-1", "0311"), "5.2");
}

/// 2.5: the movement factor is what it has.
#[test]
fn r2_5_the_movement_factor() {
    let mut play = draw().on("0318", "santoni-1 equites-1").play();
    play.act("gaul", step("santoni-1", "0317"));
    assert_eq!(crate::play::left(&play), Some(10));
    play.act("gaul", say("halt"));
    play.act("gaul", step("equites-1", "0317"));
    assert_eq!(crate::play::left(&play), Some(24));
}

#[test]
fn r5_4_points_are_not_saved() {
    let mut play = draw().on("0318", "santoni-1 santoni-2").play();
    play.act("gaul", step("santoni-1", "0317"));
    play.act("gaul", say("halt"));
    play.act("gaul", step("santoni-2", "0317"));
    assert_eq!(crate::play::left(&play), Some(10));
}

#[test]
fn r5_5_enemies_bar_the_way() {
    let play = draw().on("0306", "legio-7-1").on("0405", "santoni-1").play();
    play.refused("gaul", step("santoni-1", "0306"), "5.5");
    let mut play = draw().on("0317", "santoni-2").on("0318", "santoni-1").play();
    walk(&mut play, "gaul", "santoni-1", &[("0317", 2), ("0316", 4)]);
}

#[test]
fn r6_1_who_has_a_zone_of_control() {
    let play = draw()
        .on("2440", "archers-1")
        .on("2640", "legio-7-1")
        .on("2840", "labienus")
        .forts("2640 2540")
        .on("3333", "aedui-1")
        .play();
    let board = play.game.public();
    let zone = |hex: &str| board.in_zone(alesia::Side::Rome, hex.parse().unwrap());
    for hex in ["2439", "2441", "2340", "2341", "2541"] {
        assert!(zone(hex), "{hex}");
    }
    // A fort, even empty, is in nobody's zone; garrisons and leaders have none.
    for hex in ["2540", "2641", "2740", "2841", "2839"] {
        assert!(!zone(hex), "{hex}");
    }
}

/// M13: one stops in a zone; a garrison alone stops nobody.
#[test]
fn r6_2_stop_in_a_zone() {
    let mut play =
        draw().off("IX", "aedui-1").on("2440", "legio-7-1").on("2840", "legio-7-2").play();
    play.act("gaul", crate::play::enter("aedui-1", "2544"));
    walk(&mut play, "gaul", "aedui-1", &[("2543", 4), ("2542", 6), ("2541", 8)]);
    play.refused("gaul", step("aedui-1", "2641"), "6.2");
}

/// 6.3, 13.1: who begins in a zone withdraws or attacks.
#[test]
fn r6_3_attack_or_withdraw() {
    let play = draw().on("2440", "legio-7-1").on("2541", "aedui-1");
    let mut stay = play.play();
    stay.roll(&[1]);
    stay.act("gaul", say("end_moves"));
    stay.refused("gaul", say("end_declaration"), "14.32");
    let mut away = draw().on("2440", "legio-7-1").on("2541", "aedui-1").play();
    away.act("gaul", step("aedui-1", "2542"));
    away.act("gaul", say("halt"));
    away.act("gaul", say("end_moves"));
    assert_eq!(away.pending(), ["roman"]);
}

/// M14.
#[test]
fn r6_4_never_from_zone_to_zone() {
    let mut play = draw().on("2440", "legio-7-1").on("2541", "aedui-1").play();
    play.refused("gaul", step("aedui-1", "2441"), "6.4");
    walk(&mut play, "gaul", "aedui-1", &[("2542", 2), ("2441", 4)]);
    play.refused("gaul", step("aedui-1", "2442"), "6.2");
}

#[test]
fn r6_5_rivers_and_friends_do_not_cancel() {
    let play = draw().on("0618", "legio-7-1").on("0518", "aedui-1").play();
    assert!(play.game.public().in_zone(alesia::Side::Rome, "0518".parse().unwrap()));
}

/// 6.6: disruption takes the zone away; raging does not.
#[test]
fn r6_6_disruption_cancels() {
    let zone = |play: &crate::play::Play| {
        play.game.public().in_zone(alesia::Side::Gaul, "0306".parse().unwrap())
    };
    let units = || draw().on("0405", "aedui-1").on("0306", "legio-7-1");
    assert!(zone(&units().play()));
    assert!(!zone(&units().set("disrupted", serde_json::json!(["aedui-1"])).play()));
    let raging = serde_json::json!({"aedui-1": 1, "legio-7-1": 1});
    assert!(zone(&units().set("rage", raging).play()));
}

/// M5.
#[test]
fn r8_1_held_by_the_river() {
    let mut play = draw().on("0318", "aedui-1").play();
    walk(&mut play, "gaul", "aedui-1", &[("0418", 2), ("0518", 4), ("0517", 6), ("0516", 8)]);
    play.refused("gaul", step("aedui-1", "0616"), "8.1");
    play.refused("gaul", step("aedui-1", "0415"), "8.1");
}

/// M9: so does the trench.
#[test]
fn r8_1_held_by_the_trench() {
    let mut play = draw().on("1921", "b-aedui-1").play();
    walk(&mut play, "gaul", "b-aedui-1", &[("1821", 2), ("1721", 4), ("1722", 6)]);
    play.refused("gaul", step("b-aedui-1", "1622"), "8.1");
}

/// M6.
#[test]
fn r8_2_out_along_and_in_again() {
    let mut play = draw().on("0516", "aedui-1").play();
    walk(&mut play, "gaul", "aedui-1", &[("0517", 2), ("0617", 4), ("0616", 6), ("0516", 8)]);
    play.refused("gaul", step("aedui-1", "0415"), "8.1");
}

/// M10.
#[test]
fn r8_3_stubs_do_not_hold() {
    let way = [("1816", 2), ("1716", 4), ("1616", 6), ("1516", 8)];
    let mut play = draw().on("1916", "b-aedui-1").play();
    walk(&mut play, "gaul", "b-aedui-1", &way);
    let mut play = draw().on("1916", "b-aedui-1").play();
    walk(&mut play, "gaul", "b-aedui-1", &[("1816", 2), ("1716", 4), ("1717", 6)]);
    play.refused("gaul", step("b-aedui-1", "1617"), "8.1");
}

/// 8.4: filled, the trench holds no infantry, but cavalry.
#[test]
fn r8_4_a_filled_trench() {
    let filled = serde_json::json!([{"hex": "1721", "turns": 4, "by": ["b-aedui-2", "b-aedui-3"]}]);
    let on = || draw().option("fill_trench", "on").set("filling", filled.clone());
    let mut play = on().on("1821", "b-aedui-1").play();
    walk(&mut play, "gaul", "b-aedui-1", &[("1721", 2), ("1621", 4)]);
    let mut play = on().on("1821", "equites-1").play();
    walk(&mut play, "gaul", "equites-1", &[("1721", 2)]);
    play.refused("gaul", step("equites-1", "1621"), "8.1");
}

/// M7: over the Ose by the rampart.
#[test]
fn r25_5_ramparts_bridge_rivers() {
    let mut play = draw().roman().on("1012", "legio-7-1").play();
    walk(
        &mut play,
        "roman",
        "legio-7-1",
        &[("0913", 1), ("0914", 2), ("0915", 3), ("0815", 4), ("0816", 5), ("0817", 6)],
    );
}

/// M8: who comes by the river stays in it.
#[test]
fn r25_5_waders_stay_in_the_river() {
    let mut play = draw().on("0713", "aedui-1").play();
    walk(&mut play, "gaul", "aedui-1", &[("0714", 2), ("0814", 4), ("0914", 6)]);
    play.refused("gaul", step("aedui-1", "0915"), "8.1");
}

/// M16.
#[test]
fn r22_1_no_cavalry_on_works() {
    let mut play = draw().roman().on("2807", "germani-1").play();
    walk(&mut play, "roman", "germani-1", &[("2806", 2), ("2805", 3)]);
    play.refused("roman", step("germani-1", "2804"), "22.1");
    let mut play = draw().roman().on("2807", "germani-1").play();
    walk(
        &mut play,
        "roman",
        "germani-1",
        &[
            ("2707", 2),
            ("2706", 3),
            ("2605", 4),
            ("2506", 5),
            ("2406", 6),
            ("2307", 7),
            ("2207", 8),
            ("2107", 9),
            ("2106", 11),
            ("2105", 13),
        ],
    );
}

#[test]
fn r22_3_cavalry_moves_like_the_others() {
    let mut play = draw().roman().on("2706", "germani-1").play();
    walk(&mut play, "roman", "germani-1", &[("2605", 1), ("2506", 2)]);
    assert!(play.game.public().in_zone(alesia::Side::Rome, "2507".parse().unwrap()));
}

/// M4, M17, M18.
#[test]
fn r24_8_forts_join_and_bridge() {
    let mut play = draw().roman().on("1807", "legio-7-1").forts("1906").play();
    walk(
        &mut play,
        "roman",
        "legio-7-1",
        &[("1806", 1), ("1906", 2), ("2005", 3), ("2106", 4), ("2107", 6), ("2108", 7)],
    );
    let mut play = draw().roman().on("2408", "legio-7-1").forts("2508").play();
    walk(&mut play, "roman", "legio-7-1", &[("2508", 2), ("2607", 4)]);
    let mut play = draw().roman().on("2408", "legio-7-1").play();
    walk(&mut play, "roman", "legio-7-1", &[("2508", 2)]);
    play.refused("roman", step("legio-7-1", "2607"), "8.1");
    let mut play = draw().roman().on("2506", "legio-7-1").forts("2606").play();
    walk(&mut play, "roman", "legio-7-1", &[("2606", 1), ("2706", 2)]);
}

#[test]
fn r23_1_works_cost_infantry_nothing_more() {
    let mut play = draw().on("2642", "aedui-1").play();
    walk(&mut play, "gaul", "aedui-1", &[("2641", 2)]);
}

/// 24.9: a Gaul who enters an empty fort destroys it; in the river it is no bridge for him.
#[test]
fn r24_9_gauls_destroy_empty_forts() {
    let mut play = draw().on("2641", "aedui-1").forts("2640").play();
    play.act("gaul", step("aedui-1", "2640"));
    assert_eq!(play.position()["forts"], serde_json::json!([]));
    let mut play = draw().on("2408", "aedui-1").forts("2508").play();
    play.act("gaul", step("aedui-1", "2508"));
    play.refused("gaul", step("aedui-1", "2607"), "8.1");
}

/// 10.2: through a full hex, and one too many at the end.
#[test]
fn r10_2_passing_and_excess() {
    let mut play = draw().on("0405", "aedui-1 aedui-2").on("0406", "aedui-3").play();
    walk(&mut play, "gaul", "aedui-3", &[("0405", 2)]);
    play.act("gaul", say("halt"));
    play.act("gaul", say("end_moves"));
    assert_eq!(play.phase(), "excess");
    play.act("gaul", serde_json::json!({"do": "remove", "unit": "aedui-2"}));
    assert_eq!(place(&play, "aedui-2"), "lost");
    assert_eq!(play.pending(), ["roman"]);
}

#[test]
fn r10_1_three_romans_two_gauls() {
    let mut play = draw().on("0405", "aedui-1 aedui-2").play();
    play.act("gaul", say("end_moves"));
    assert_ne!(play.phase(), "excess");
    let mut play = draw().roman().on("0306", "legio-7-1 legio-7-2 legio-7-3 legio-7-4").play();
    play.act("roman", say("end_moves"));
    assert_eq!(play.phase(), "excess");
    let mut play = draw().roman().on("0306", "legio-7-1 legio-7-2 legio-7-3").play();
    play.act("roman", say("end_moves"));
    assert_ne!(play.phase(), "excess");
}

#[test]
fn r10_4_forts_and_leaders_do_not_count() {
    let mut play = draw()
        .roman()
        .on("2640", "legio-7-1 legio-7-2 legio-7-3 caesar labienus")
        .forts("2640")
        .play();
    play.act("roman", say("end_moves"));
    assert_ne!(play.phase(), "excess");
}

#[test]
fn r10_3_stacks_part() {
    let mut play = draw().roman().on("0306", "legio-7-1 legio-7-2").play();
    walk(&mut play, "roman", "legio-7-1", &[("0307", 2)]);
    play.act("roman", say("halt"));
    walk(&mut play, "roman", "legio-7-2", &[("0305", 2)]);
}

/// 10.5: leaders lie on top, then archers and slingers.
#[test]
fn r10_5_who_lies_on_top() {
    let play = draw().roman().on("0306", "caesar archers-1 legio-7-1 germani-1").play();
    let scene = play.scene("roman");
    let stack: Vec<&str> = scene
        .pieces
        .iter()
        .filter(|piece| piece.place == "0306")
        .map(|piece| piece.id.as_str())
        .collect();
    assert_eq!(stack, ["legio-7-1", "germani-1", "archers-1", "caesar"]);
}

/// 20.2: archers keep out of Gallic zones, but a fort is in none.
#[test]
fn r20_2_archers_keep_away() {
    let play = draw().roman().on("2639", "archers-1").on("2641", "aedui-1").play();
    play.refused("roman", step("archers-1", "2640"), "20.2");
    let play = draw().roman().on("2639", "archers-1").on("2641", "aedui-1").forts("2640").play();
    play.allowed("roman", step("archers-1", "2640"));
}

/// 20.3: they must leave if they can; alone and surrounded they are lost.
#[test]
fn r20_3_archers_withdraw() {
    let play = draw().roman().on("2440", "archers-1").on("2441", "aedui-1").play();
    play.refused("roman", say("end_moves"), "20.3");
    let around = |company: &str| {
        draw()
            .roman()
            .on("2017", company)
            .on("2016", "aedui-1")
            .on("2018", "aedui-2")
            .on("1917", "aedui-3")
    };
    let mut play = around("archers-1").play();
    play.act("roman", say("end_moves"));
    assert_eq!(place(&play, "archers-1"), "lost");
    let mut play = around("archers-1 legio-7-1").play();
    play.act("roman", say("end_moves"));
    assert_eq!(place(&play, "archers-1"), "2017");
}

/// 19.1, 19.2, 19.3.
#[test]
fn r19_1_a_roman_takes_vercingetorix() {
    let mut play =
        draw().roman().on("4420", "vercingetorix aedui-1 aedui-2").on("4417", "legio-7-1").play();
    play.act("roman", step("legio-7-1", "4418"));
    play.act("roman", step("legio-7-1", "4419"));
    assert_eq!(play.winners(), Some(vec!["roman"]));
    let play = draw().on("4420", "vercingetorix").on("4417", "legio-7-1").play();
    play.allowed("gaul", step("vercingetorix", "4419"));
    let play = draw().on("4419", "vercingetorix").on("4417", "legio-7-1").play();
    play.refused("gaul", step("vercingetorix", "4418"), "19.1");
}

#[test]
fn r19_2_out_of_reach_of_forts() {
    let on = |fort: &str| draw().on("4219", "vercingetorix").on(fort, "legio-7-1").forts("4315");
    let play = on("4315").play();
    play.refused("gaul", step("vercingetorix", "4318"), "5.3");
    let play = draw().on("4319", "vercingetorix").on("4315", "legio-7-1").forts("4315").play();
    play.refused("gaul", step("vercingetorix", "4318"), "19.2");
    play.allowed("gaul", step("vercingetorix", "4218"));
    let play = draw().on("4319", "vercingetorix").forts("4315").play();
    play.allowed("gaul", step("vercingetorix", "4318"));
}

#[test]
fn r19_3_a_leader_alone() {
    let mut play = draw().on("0306", "labienus").on("0407", "aedui-1").play();
    play.act("gaul", step("aedui-1", "0406"));
    assert_eq!(place(&play, "labienus"), "lost");
    let mut play = draw().on("0306", "labienus legio-7-1").on("0407", "aedui-1").play();
    play.act("gaul", step("aedui-1", "0406"));
    assert_eq!(place(&play, "labienus"), "0306");
    let play = draw().roman().on("0308", "labienus").on("0406", "aedui-1").play();
    play.refused("roman", step("labienus", "0307"), "19.3");
}

#[test]
fn r19_7_a_guarded_king() {
    let on = |value: &str| {
        draw()
            .roman()
            .option("guarded_king", value)
            .on("4420", "vercingetorix aedui-1")
            .on("4417", "legio-7-1")
    };
    let mut play = on("on").play();
    play.act("roman", step("legio-7-1", "4418"));
    play.act("roman", step("legio-7-1", "4419"));
    assert_eq!(play.winners(), None);
    let mut play = on("off").play();
    play.act("roman", step("legio-7-1", "4418"));
    play.act("roman", step("legio-7-1", "4419"));
    assert_eq!(play.winners(), Some(vec!["roman"]), "his men do not help");
    let mut play = draw()
        .roman()
        .option("guarded_king", "on")
        .on("4420", "vercingetorix")
        .on("4418", "legio-7-1")
        .play();
    play.act("roman", step("legio-7-1", "4419"));
    assert_eq!(play.winners(), Some(vec!["roman"]));
}

/// 26.1.
#[test]
fn r26_1_vercingetorix_escapes() {
    let mut play = draw().on("2543", "vercingetorix").play();
    play.act("gaul", step("vercingetorix", "2544"));
    play.act("gaul", serde_json::json!({"do": "leave", "unit": "vercingetorix", "zone": "IX"}));
    assert_eq!(play.winners(), Some(vec!["gaul"]));
}

#[test]
fn r26_3_without_caesar_a_draw() {
    let mut play = draw()
        .roman()
        .at("lost", "caesar")
        .on("4420", "vercingetorix")
        .on("4418", "legio-7-1")
        .play();
    play.act("roman", step("legio-7-1", "4419"));
    assert_eq!(play.winners(), Some(vec![]));
}

/// 4.5: only Romans move in the Roman turn.
#[test]
fn r4_5_roman_movement() {
    let play = draw().roman().on("0306", "legio-7-1").on("0318", "aedui-1").play();
    play.allowed("roman", step("legio-7-1", "0307"));
    play.refused("roman", step("aedui-1", "0317"), "5.1");
}

/// 19.3, R-51: in the Romans' own movement a leader is judged when it is over.
#[test]
fn r19_3_judged_when_the_romans_have_moved() {
    let mut play = draw()
        .roman()
        .on("0306", "labienus legio-7-1")
        .on("0405", "aedui-1")
        .on("0206", "legio-7-2")
        .play();
    play.act("roman", step("legio-7-1", "0307"));
    assert_eq!(place(&play, "labienus"), "0306");
    play.act("roman", say("halt"));
    let mut alone = play.again();
    alone.act("roman", say("end_moves"));
    assert_eq!(place(&alone, "labienus"), "lost");
    play.act("roman", step("legio-7-2", "0306"));
    play.act("roman", say("end_moves"));
    assert_eq!(place(&play, "labienus"), "0306");
}

/// 19.3: a leader follows the unit that he was with when it advances from zone to zone.
#[test]
fn r19_3_he_follows_an_advance() {
    let mut play = draw()
        .declares("rome")
        .on("0306", "legio-7-1 labienus")
        .on("0404", "legio-7-2 legio-7-3")
        .on("0307", "legio-7-4")
        .on("0405", "ambiani-1")
        .on("0406", "aedui-5")
        .play();
    crate::play::attack(&mut play, "roman", "0405", "legio-7-1 legio-7-2 legio-7-3");
    crate::play::attack(&mut play, "roman", "0406", "legio-7-4");
    play.act("roman", say("end_declaration"));
    // 15:5 is 3:1; a 1 is DR3 AA1.
    crate::play::fight(&mut play, "roman", "0405", &[1, 1, 3]);
    while let Some(to) = crate::play::retreats(&play, "roman", "ambiani-1").first() {
        play.act("roman", serde_json::json!({"do": "retreat", "unit": "ambiani-1", "to": to}));
    }
    let advance = |unit: &str| serde_json::json!({"do": "advance", "unit": unit, "to": "0405"});
    play.act("roman", advance("legio-7-1"));
    assert_eq!(place(&play, "labienus"), "0306");
    play.act("roman", advance("labienus"));
    assert_eq!(place(&play, "labienus"), "0405");
    // Who is left behind in the zone is lost when the advance is over.
    play.act("roman", say("end_advance"));
    assert_eq!(place(&play, "labienus"), "0405");
}

/// 19.7, 19.1: left alone in a Roman zone Vercingetorix is lost when the Gauls have moved.
#[test]
fn r19_7_left_by_his_guard() {
    let on = |guards: &str| {
        let draw = draw().option("guarded_king", "on").on("4420", "vercingetorix aedui-1");
        let mut play = draw.on("4420", guards).on("4419", "legio-7-1").play();
        play.act("gaul", step("aedui-1", "4421")).act("gaul", say("halt"));
        assert_eq!(play.winners(), None);
        play.may_roll(&[1]).act("gaul", say("end_moves"));
        play.winners()
    };
    assert_eq!(on(""), Some(vec!["roman"]));
    assert_eq!(on("aedui-2"), None);
}

/// 6.1: units on the walls of Alesia control nobody.
#[test]
fn r6_1_no_zones_from_the_walls() {
    let mut play = draw().roman().on("2421", "archers-1").on("2621", "b-aedui-1").play();
    walk(&mut play, "roman", "archers-1", &[("2521", 2), ("2520", 4)]);
}

/// 8.4: the turns count only when both units are others than the turn before.
#[test]
fn r8_4_other_units_every_turn() {
    let filled = |before: [&str; 2], turns: u8| {
        let filling = serde_json::json!([{"hex": "1721", "turns": turns, "by": before}]);
        let mut play = draw()
            .option("fill_trench", "on")
            .set("filling", filling)
            .on("1721", "b-aedui-3 b-aedui-4")
            .play();
        play.act("gaul", say("end_moves"));
        play.position()["filling"][0]["turns"].clone()
    };
    assert_eq!(filled(["b-aedui-1", "b-aedui-2"], 2), 3);
    assert_eq!(filled(["b-aedui-1", "b-aedui-3"], 2), 1, "one of them has stayed");
    assert_eq!(filled(["b-aedui-3", "b-aedui-4"], 2), 1);
}

/// 19.7: when the last who guard him fall, so does he, Roman zone or not.
#[test]
fn r19_7_lost_with_his_guard() {
    let shot = |guards: &str| {
        let mut play = draw()
            .option("guarded_king", "on")
            .on("4420", &format!("vercingetorix {guards}"))
            .on("4422", "archers-1")
            .play();
        play.act("gaul", say("end_moves"));
        play.roll(&[6]).act("roman", crate::play::shoot("archers-1", 2, "aedui-1"));
        assert_eq!(place(&play, "aedui-1"), "lost");
        play.winners()
    };
    assert_eq!(shot("aedui-1"), Some(vec!["roman"]));
    assert_eq!(shot("aedui-1 aedui-2"), None);
}

/// 20.3: archers whom a raging battle holds are not lost, though alone.
#[test]
fn r20_3_raging_archers_stay() {
    let mut play = draw()
        .roman()
        .on("0306", "archers-1")
        .on("0405", "aedui-1")
        .set("rage", serde_json::json!({"aedui-1": 1, "archers-1": 1}))
        .set("gallic_rages", serde_json::json!([1]))
        .play();
    play.act("roman", say("end_moves"));
    assert_eq!(place(&play, "archers-1"), "0306");
}

/// 11.5, 8.1: who has come into a river does not leave the map from it.
#[test]
fn r11_5_not_out_of_a_river() {
    let leave = || serde_json::json!({"do": "leave", "unit": "aedui-1", "zone": "IV"});
    let mut play = draw().on("2601", "aedui-1").play();
    play.allowed("gaul", leave());
    play.act("gaul", step("aedui-1", "2701"));
    play.refused("gaul", leave(), "8.1");
    let play = draw().on("2701", "aedui-1").play();
    play.allowed("gaul", leave());
}

/// 5.4: points that a unit has left are gone when it moves again.
#[test]
fn r5_4_nor_from_turn_to_turn() {
    let mut play = draw().on("0320", "santoni-1").play();
    walk(&mut play, "gaul", "santoni-1", &[("0319", 2), ("0318", 4), ("0317", 6)]);
    play.act("gaul", say("halt")).act("gaul", say("end_moves")).act("roman", say("end_moves"));
    let way = [("0316", 2), ("0315", 4), ("0314", 6), ("0313", 8), ("0312", 10)];
    walk(&mut play, "gaul", "santoni-1", &way);
    assert_eq!(crate::play::left(&play), Some(2), "one of six points is left");
    play.act("gaul", step("santoni-1", "0311"));
    assert!(crate::play::left(&play).is_none_or(|left| left == 0));
    assert_eq!(crate::play::place(&play, "santoni-1"), "0311");
    let more = play.offers("gaul").iter().any(|offer| offer.mover().is_some());
    assert!(!more, "not a seventh hex");
}
