//! 3.0-E, 8.15, 10.3 to 10.6: the end of a turn.

use serde_json::json;

use crate::table::*;

/// Caesar ends his orders, and with him the turn.
fn evening(battle: &str, caesar: &str) -> Draw {
    draw(battle).leader("caesar", caesar).set("elite", json!([true, true])).orders("caesar", 6)
}

#[test]
fn r8_15_missiles_come_back_away_from_the_enemy() {
    let mut play =
        evening("bibracte", "3520").unit("bal-1 2720 W no").unit("vii-1 2920 W no").play();
    to_next_turn(&mut play);
    assert_eq!(
        (supply(&play, "bal-1").as_str(), supply(&play, "vii-1").as_str()),
        ("full", "full")
    );
    let mut held = evening("bibracte", "3520").unit("bal-1 2720 W no").unit("he-8 2620 E").play();
    to_next_turn(&mut held);
    assert_eq!(supply(&held, "bal-1"), "no", "in an enemy zone");
}

#[test]
fn r10_33_the_routed_run_on_with_their_whole_allowance() {
    let mut play = evening("bibracte", "3520").unit("he-8 2620 W routed no").play();
    to_next_turn(&mut play);
    assert_eq!(&at(&play, "he-8")[..2], "21", "five hexes west");
    assert!(is(&play, "he-8", "routed"));
    assert_eq!(hits(&play, "he-8"), 0);
}

/// 6.99: however many friends stand in its way, each of them suffers.
#[test]
fn r10_33_through_more_friends_than_a_dozen() {
    let crowd: Vec<String> = (9..=33)
        .map(|number| format!("he-{number}"))
        .chain((1..=8).map(|number| format!("bo-{number}")))
        .chain((1..=6).map(|number| format!("tu-{number}")))
        .chain((1..=6).map(|number| format!("he-{number}")))
        .collect();
    let hexes = [2519, 2520, 2419, 2420, 2421, 2318, 2319, 2320, 2321];
    let mut draw = evening("bibracte", "3520").unit("he-8 2620 W routed no");
    for (index, name) in crowd.iter().enumerate() {
        draw = draw.unit(&format!("{name} {} W", hexes[index / 5]));
    }
    let mut play = draw.play();
    dice(&mut play, &[0; 15]);
    to_next_turn(&mut play);
    assert_eq!(&at(&play, "he-8")[..2], "21", "five hexes west");
    let hurt = crowd.iter().filter(|name| hits(&play, name) > 0).count();
    assert_eq!(hurt, 15, "five in each of three hexes");
}

#[test]
fn r10_34_off_the_map_is_eliminated() {
    let mut play = evening("sabis", "1318").unit("ne-1 4220 E routed no").play();
    to_next_turn(&mut play);
    assert_eq!(at(&play, "ne-1"), "lost");
}

#[test]
fn r10_32_a_cohort_stays_at_its_eagle() {
    let mut play =
        evening("bibracte", "4021").unit("vii-1 3421 E routed no").eagle("vii", "3420").play();
    to_next_turn(&mut play);
    assert_eq!((at(&play, "vii-1").as_str(), is(&play, "vii-1", "routed")), ("3421", true));
    let mut comes =
        evening("bibracte", "4021").unit("vii-1 3020 E routed no").eagle("vii", "3420").play();
    to_next_turn(&mut comes);
    let hex = at(&comes, "vii-1");
    assert!(
        ["3420", "3419", "3421", "3319", "3320", "3519", "3520"].contains(&hex.as_str()),
        "{hex}"
    );
}

#[test]
fn r10_32_tribes_run_into_their_wagons_and_stay() {
    let mut play = evening("bibracte", "3520").unit("he-8 0925 W routed no").play();
    to_next_turn(&mut play);
    assert_eq!(at(&play, "he-8"), "camp");
    to_next_turn_after(&mut play);
    assert_eq!(at(&play, "he-8"), "camp");
}

fn to_next_turn_after(play: &mut Play) {
    for _ in 0..4 {
        if offered(play, "roman", &json!({"do": "pick", "leader": "caesar"})) {
            play.act("roman", json!({"do": "pick", "leader": "caesar"}));
        }
    }
    to_next_turn(play);
}

#[test]
fn r10_45_in_camp_by_a_leader_who_was_there_all_turn() {
    let camp = |camped: bool, dice_of: &[u32]| {
        let mut play = draw("bibracte")
            .unit("xi-1 camp W routed no")
            .leader("labienus", "4121")
            .leader_is("labienus", "camped", camped.into())
            .orders("labienus", 4)
            .play();
        dice(&mut play, dice_of);
        to_next_turn(&mut play);
        play
    };
    let play = camp(true, &[3, 0]);
    assert_eq!((is(&play, "xi-1", "routed"), hits(&play, "xi-1")), (false, 1), "his charisma is 3");
    assert!(is(&play, "xi-1", "reduced"));
    let failed = camp(true, &[4]);
    assert_eq!((is(&failed, "xi-1", "routed"), at(&failed, "xi-1").as_str()), (true, "camp"));
    let late = camp(false, &[]);
    assert!(is(&late, "xi-1", "routed"), "he came in this turn");
}

#[test]
fn r10_64_at_its_level_an_army_flees() {
    let level = roman_level("bibracte");
    for (points, over) in [(level - 1, false), (level, true)] {
        let mut play =
            evening("bibracte", "3520").unit("he-8 2220 E").set("lost_rome", json!(points)).play();
        to_next_turn(&mut play);
        assert_eq!(play.winners() == Some(vec!["tribes"]), over, "{points} of {level}");
    }
}

#[test]
fn r10_62_the_routed_count_while_they_are() {
    // A routed cohort of the Seventh, worth 7, makes the level full.
    let mut play = evening("bibracte", "3520")
        .unit("vii-1 3421 E routed no")
        .eagle("vii", "3420")
        .unit("he-8 2220 E")
        .set("lost_rome", json!(roman_level("bibracte") - 7))
        .play();
    to_next_turn(&mut play);
    assert_eq!(play.winners(), Some(vec!["tribes"]));
}

#[test]
fn r10_65_one_tribe_flees_and_the_others_fight_on() {
    let mut play = evening("sabis", "1318")
        .unit("at-1 3006 W")
        .unit("ne-1 3028 W")
        .unit("vi-1 3017 W")
        .set("lost_tribes", json!({"atrebates": 60}))
        .play();
    to_next_turn(&mut play);
    assert_eq!(play.winners(), None);
    assert_eq!(play.position()["tribes"]["atrebates"]["fled"], json!(true));
    assert_ne!(at(&play, "at-1"), "3006");
    assert_eq!(at(&play, "ne-1"), "3028");
}

#[test]
fn r10_66_both_at_once() {
    let battle = |rome: u16, helvetii: u16| {
        let lost = json!({"helvetii": helvetii, "boii": 30, "tulingi": 22});
        let mut play = evening("bibracte", "3520")
            .unit("he-8 2220 E")
            .unit("bo-1 2001 E")
            .unit("tu-1 1501 E")
            .set("lost_rome", json!(rome))
            .set("lost_tribes", lost)
            .set("arrived", json!(3))
            .play();
        to_next_turn(&mut play);
        play.position()["phase"].clone()
    };
    let winner = |phase: serde_json::Value| {
        phase.as_array().and_then(|list| list.last().cloned()).unwrap_or(phase)["winner"].clone()
    };
    let level = roman_level("bibracte");
    assert_eq!(winner(battle(level, 130)), json!(null), "equal");
    assert_eq!(winner(battle(level + 1, 130)), json!("tribes"));
    assert_eq!(winner(battle(level, 131)), json!("roman"));
}

#[test]
fn r10_63_a_commander_is_worth_five_times_his_initiative() {
    let mut play = draw("rhine")
        .unit("ghi-1 2620 E")
        .leader("caesar", "2720")
        .leader("brinno", "2619")
        .orders("brinno", 3)
        .play();
    dice(&mut play, &[0, 0, 9]);
    play.act("tribes", fire("ghi-1", "2720"));
    assert_eq!(leader(&play, "caesar")["spot"], json!("lost"), "8.18");
    assert_eq!(play.position()["lost_rome"], json!(30));
    let mut legate = draw("rhine")
        .unit("ghi-1 2620 E")
        .leader("fabius", "2720")
        .leader("brinno", "2619")
        .orders("brinno", 3)
        .play();
    dice(&mut legate, &[0, 0, 9]);
    legate.act("tribes", fire("ghi-1", "2720"));
    assert_eq!(leader(&legate, "fabius")["spot"], json!("lost"));
    assert_eq!(legate.position()["lost_rome"].as_u64().unwrap_or(0), 0);
}

#[test]
fn r10_63_who_commands_all_tribes_costs_his_own_side() {
    let mut play = draw("rhine")
        .unit("bal-1 2620 E")
        .leader("ariovistus", "2720")
        .leader("caesar", "2619")
        .orders("caesar", 3)
        .play();
    dice(&mut play, &[0, 0, 9]);
    play.act("roman", fire("bal-1", "2720"));
    assert_eq!(leader(&play, "ariovistus")["spot"], json!("lost"), "8.18");
    let position = play.position();
    assert_eq!(position["lost_rome"].as_u64().unwrap_or(0), 0, "not the Romans' loss");
    let lost = position["lost_tribes"].as_object().expect("a map by tribe");
    assert_eq!(lost.values().filter_map(serde_json::Value::as_u64).sum::<u64>(), 25);
}

#[test]
fn rs_bib_4_boii_and_tulingi_come_on_turn_3() {
    let mut play = evening("bibracte", "3520").unit("bo-1 waiting E").unit("tu-1 waiting E").play();
    to_next_turn(&mut play);
    for unit in ["bo-1", "tu-1"] {
        let hex = at(&play, unit);
        assert!(hex.len() == 4 && ["01", "02", "03"].contains(&&hex[2..]), "{unit} in {hex}");
    }
}
