//! 9.0, 18.0: Alesia, its walls and the sally.

use serde_json::json;

use crate::play::{Play, attack, draw, left, place, say, step, walk};

/// A table on which the besieged may leave.
fn released() -> crate::play::Draw {
    draw().set("ripe", json!(1)).set("delay", json!(1))
}

fn appear(unit: &str, at: &str) -> serde_json::Value {
    json!({"do": "appear", "unit": unit, "at": at})
}

#[test]
fn r9_1_no_romans_in_alesia() {
    let play = draw().roman().on("2521", "legio-7-1").play();
    play.refused("roman", step("legio-7-1", "2621"), "9.1");
}

/// 9.2: a unit is seen when it appears on a wall.
#[test]
fn r9_2_seen_on_the_walls() {
    let mut play = draw().at("town", "b-aedui-1").play();
    assert_eq!(play.view(Some("roman"))["public"]["units"]["b-aedui-1"], "town");
    play.act("gaul", appear("b-aedui-1", "2621"));
    assert_eq!(play.view(Some("roman"))["public"]["units"]["b-aedui-1"], "2621");
}

/// M11: the first besieged unit from a wall comes six hexes far, the fifth four.
#[test]
fn r9_3_how_far_from_the_wall() {
    let units: Vec<String> = (1..=5).map(|number| format!("b-mandubii-{number}")).collect();
    let mut play = released().at("town", &units.join(" ")).play();
    let mut first = play.again();
    first.act("gaul", appear(&units[0], "2621"));
    let far = [("2521", 2), ("2421", 4), ("2321", 6), ("2221", 8), ("2121", 10), ("2021", 12)];
    walk(&mut first, "gaul", &units[0], &far);
    for unit in &units[..4] {
        play.act("gaul", appear(unit, "2621"));
        play.act("gaul", say("halt"));
    }
    play.act("gaul", appear(&units[4], "2621"));
    walk(&mut play, "gaul", &units[4], &[("2521", 6), ("2421", 8), ("2321", 10), ("2221", 12)]);
    assert_eq!(left(&play), None, "out of points");
}

/// 9.3, M11: the first two free, and a point more for each further pair.
#[test]
fn r9_3_leaving_by_a_wall() {
    let units: Vec<String> = (1..=7).map(|number| format!("b-mandubii-{number}")).collect();
    let mut play = released().at("town", &units.join(" ")).play();
    for (unit, spent) in units.iter().zip([0, 0, 2, 2, 4, 4, 6]) {
        play.act("gaul", appear(unit, "2621"));
        assert_eq!(left(&play), Some(12 - spent), "{unit}");
        play.act("gaul", step(unit, "2521"));
        play.act("gaul", say("halt"));
    }
}

#[test]
fn r9_4_not_through_the_town() {
    let mut play = released().on("2521", "aedui-1").at("town", "b-aedui-1").play();
    play.act("gaul", step("aedui-1", "2621"));
    play.refused("gaul", step("aedui-1", "2522"), "9.4");
    play.act("gaul", say("halt"));
    play.act("gaul", appear("b-aedui-1", "2622"));
    play.act("gaul", step("b-aedui-1", "2522"));
    play.act("gaul", step("b-aedui-1", "2622"));
}

/// 9.5: Gauls on the walls attack and are never attacked; beaten they go in.
#[test]
fn r9_5_attacks_from_the_walls() {
    let on = |side: &str| {
        draw().declares(side).on("2521", "legio-7-1").on("2621", "b-mandubii-1 b-mandubii-2").play()
    };
    let play = on("gaul");
    play.allowed("gaul", say("end_declaration"));
    let play = on("rome");
    play.refused("roman", json!({"do": "target", "hex": "2621"}), "9.5");
    let mut play = on("gaul");
    attack(&mut play, "gaul", "2521", "b-mandubii-1 b-mandubii-2");
    // 10:5 is 2:1; a 6 is AR2.
    play.roll(&[6]);
    play.act("gaul", say("end_declaration"));
    assert_eq!(place(&play, "b-mandubii-1"), "town");
}

/// 18.1: ten units across and a battle; the besieged may man the walls before.
#[test]
fn r18_1_not_before_the_relief_army_is_in() {
    let mut play = draw().at("town", "b-aedui-1").play();
    play.act("gaul", appear("b-aedui-1", "2621"));
    play.refused("gaul", step("b-aedui-1", "2521"), "18.1");
    let crossed: Vec<String> = (1..=10).map(|number| format!("aedui-{number}")).collect();
    let end = |count: usize, melee: bool| {
        let mut play = draw()
            .roman()
            .set("crossed", json!(crossed[..count]))
            .set("melee", json!(melee))
            .at("town", "b-aedui-1")
            .play();
        play.may_roll(&[1]);
        play.act("roman", say("end_moves"));
        play.position()["ripe"].clone()
    };
    assert_eq!(end(10, true), json!(3));
    assert_eq!(end(9, true), json!(null));
    assert_eq!(end(10, false), json!(null));
}

/// 18.1: what crosses: infantry on works, anybody between the lines.
#[test]
fn r18_1_who_has_crossed() {
    let crossed = |from: &str, unit: &str, to: &str| {
        let mut play = draw().on(from, unit).play();
        play.act("gaul", step(unit, to));
        !play.position()["crossed"].as_array().unwrap().is_empty()
    };
    assert!(crossed("2542", "aedui-1", "2541"));
    assert!(!crossed("2543", "aedui-1", "2542"));
    assert!(crossed("1708", "equites-1", "1709"));
}

/// 18.2: the chit is the Gaul's secret until the first one leaves.
#[test]
fn r18_2_the_delay() {
    let on = |turn: u8| {
        let mut play = draw()
            .set("turn", json!(turn))
            .set("ripe", json!(2))
            .at("town", "b-aedui-1")
            .set("secrets", json!({"zones": {}, "chit": 3}))
            .play();
        play.act("gaul", appear("b-aedui-1", "2621"));
        play
    };
    on(5).refused("gaul", step("b-aedui-1", "2521"), "18.2");
    let mut play = on(6);
    assert!(play.view(Some("roman")).get("chit").is_none());
    assert_eq!(play.view(Some("gaul"))["chit"], 3);
    play.act("gaul", step("b-aedui-1", "2521"));
    assert_eq!(play.view(Some("roman"))["public"]["delay"], 3);
}

/// 18.1, 18.2: above the map stands how many have crossed, and then the turn from which the besieged may
/// leave; the Romans, who do not know the chit, read the latest that it can be.
#[test]
fn r18_2_the_turn_of_the_sally_is_shown() {
    let shown = |play: &Play, who: &str| {
        let tracks = play.scene(who).tracks.into_iter();
        let gate = |track: &kernel::Track| track.id == "crossed" || track.id.starts_with("gates");
        tracks.filter(gate).map(|track| (track.id, track.value)).collect::<Vec<_>>()
    };
    let track = |id: &str, value: i64| vec![(id.to_owned(), value)];
    let play = draw().at("town", "b-aedui-1").play();
    assert_eq!(shown(&play, "gaul"), track("crossed", 0));
    let ripe = || {
        let secrets = json!({"zones": {}, "chit": 2});
        draw().set("turn", json!(6)).set("ripe", json!(2)).set("secrets", secrets)
    };
    let mut play = ripe().at("town", "b-aedui-1").play();
    assert_eq!(shown(&play, "gaul"), track("gates", 5));
    assert_eq!(shown(&play, "roman"), track("gates-latest", 6));
    // Whoever leaves shows the chit.
    play.act("gaul", appear("b-aedui-1", "2621")).act("gaul", step("b-aedui-1", "2521"));
    assert_eq!(shown(&play, "roman"), track("gates", 5));
    // With three players there is none.
    let play = draw().option("players", "3").set("ripe", json!(2)).at("town", "b-aedui-1").play();
    assert_eq!(shown(&play, "roman"), track("gates", 3));
}

#[test]
fn r2_3_the_besieged_force() {
    let besieged = alesia::Unit::of(alesia::Force::Besieged).count();
    let relief = alesia::Unit::of(alesia::Force::Relief).count();
    assert_eq!((besieged, relief), (46, 136));
    let mut play = draw().at("town", "aedui-1").play();
    play.act("gaul", appear("aedui-1", "2621"));
    walk(&mut play, "gaul", "aedui-1", &[("2521", 2)]);
}

/// 19.1, 9.5: Vercingetorix on a wall takes no part in the attack of those beside him.
#[test]
fn r19_1_not_lost_with_attackers_on_a_wall() {
    let mut play = draw()
        .declares("gaul")
        .on("2521", "legio-7-1 legio-7-2 legio-7-3")
        .on("2621", "b-mandubii-1 vercingetorix")
        .play();
    attack(&mut play, "gaul", "2521", "b-mandubii-1");
    // 5:15 is 1:3; a 6 is AE.
    play.roll(&[6]).act("gaul", say("end_declaration"));
    assert_eq!(place(&play, "b-mandubii-1"), "lost");
    assert_eq!((play.winners(), place(&play, "vercingetorix").as_str()), (None, "2621"));
}

/// 19.1, 19.2: nor does he advance into a Roman zone, or into the reach of a fort.
#[test]
fn r19_1_he_does_not_advance_into_a_zone() {
    let at = |hex: &str| {
        let draw = released().set("sallied", json!(true)).declares("gaul");
        let draw = draw.on("2521", "legio-7-1").on(hex, "legio-8-1");
        let mut play = draw.on("2621", "b-aedui-1 b-aedui-2 vercingetorix").play();
        attack(&mut play, "gaul", "2521", "b-aedui-1 b-aedui-2");
        // 18:5 is 3:1; a 2 is DR2 AA1.
        play.roll(&[2]).act("gaul", say("end_declaration"));
        while let Some(to) = crate::play::retreats(&play, "gaul", "legio-7-1").first() {
            play.act("gaul", json!({"do": "retreat", "unit": "legio-7-1", "to": to}));
        }
        let advance = |unit: &str| json!({"do": "advance", "unit": unit, "to": "2521"});
        play.act("gaul", advance("b-aedui-1"));
        (play, advance("vercingetorix"))
    };
    let (play, king) = at("2420");
    play.refused("gaul", king, "19.1");
    let (play, king) = at("0306");
    play.allowed("gaul", king);
}

/// 18.1: a battle is remembered for the sally.
#[test]
fn r18_1_a_battle_has_been_fought() {
    let mut play = draw().declares("gaul").on("0306", "legio-7-1").on("0405", "aedui-1").play();
    attack(&mut play, "gaul", "0306", "aedui-1");
    assert_eq!(play.position()["melee"], json!(false));
    // 7:5 is 1:1; a 3 is a melee.
    play.roll(&[3]).act("gaul", say("end_declaration"));
    assert_eq!(play.position()["melee"], json!(true));
}
