//! 20.0, 21.0, 23.0, 24.0: fire, disruption, works and forts.

use alesia::{Alesia, Event, State, Unit};
use kernel::{Shown as _, Viewer};
use serde_json::json;

use crate::play::{Play, draw, enter, fort, left, place, say, shoot, step, told, walk};

/// 20.5: archers with a cohort, and Gauls who come near.
#[test]
fn r20_5_at_two_hexes_and_at_one() {
    let mut play = draw()
        .on("0306", "archers-1 legio-7-1")
        .on("0505", "ambiani-1")
        .on("0607", "santoni-1")
        .set("starts", json!({}))
        .play();
    play.act("gaul", step("ambiani-1", "0405"));
    assert_eq!(play.phase(), "window");
    play.act("roman", say("hold_fire"));
    play.act("gaul", step("santoni-1", "0507"));
    assert_eq!(play.phase(), "window");
    play.roll(&[4]);
    play.act("roman", shoot("archers-1", 2, "santoni-1"));
    assert!(told(&play).contains("Missed"));
    play.act("gaul", step("santoni-1", "0406"));
    play.roll(&[4]);
    play.act("roman", shoot("archers-1", 1, "santoni-1"));
    assert_eq!(play.position()["disrupted"], json!(["santoni-1"]));
    play.act("gaul", say("end_moves"));
    play.act("gaul", json!({"do": "target", "hex": "0306"}));
    play.act("gaul", json!({"do": "commit", "unit": "ambiani-1"}));
    play.act("gaul", say("close"));
    play.roll(&[2]);
    play.act("gaul", say("end_declaration"));
    assert!(told(&play).contains("5 against 6"), "{}", told(&play));
}

#[test]
fn r20_1_archers_never_attack() {
    let play =
        draw().declares("rome").on("0306", "archers-1 legio-7-1").on("0405", "aedui-1").play();
    let mut play = play;
    play.act("roman", json!({"do": "target", "hex": "0405"}));
    play.refused("roman", json!({"do": "commit", "unit": "archers-1"}), "20.1");
}

fn one_archer() -> Play {
    draw().on("0306", "archers-1").on("0309", "aedui-1").play()
}

#[test]
fn r20_6_miss_disrupt_eliminate() {
    let mut play = one_archer();
    play.act("gaul", step("aedui-1", "0308"));
    play.roll(&[5]);
    play.act("roman", shoot("archers-1", 2, "aedui-1"));
    assert_eq!((place(&play, "aedui-1").as_str(), left(&play)), ("0308", None));
    play.refused("gaul", step("aedui-1", "0307"), "21.1");
    let mut play = one_archer();
    play.act("gaul", step("aedui-1", "0308"));
    play.roll(&[6]);
    play.act("roman", shoot("archers-1", 2, "aedui-1"));
    assert_eq!(place(&play, "aedui-1"), "lost");
    let mut play = one_archer();
    play.act("gaul", step("aedui-1", "0308"));
    play.roll(&[1]);
    play.act("roman", shoot("archers-1", 2, "aedui-1"));
    play.allowed("gaul", step("aedui-1", "0307"));
}

#[test]
fn r20_7_one_target_and_no_shot_into_the_town() {
    let mut play =
        draw().on("0306", "archers-1").on("0308", "aedui-2").on("0309", "aedui-1").play();
    play.act("gaul", step("aedui-1", "0308"));
    play.refused("roman", shoot("archers-1", 2, "aedui-2"), "20.5");
    play.roll(&[6]);
    play.act("roman", shoot("archers-1", 2, "aedui-1"));
    assert_eq!(place(&play, "aedui-2"), "0308");
    let mut play = draw().on("2521", "archers-1").at("town", "b-aedui-1").play();
    play.act("gaul", json!({"do": "appear", "unit": "b-aedui-1", "at": "2621"}));
    assert_eq!(play.phase(), "movement");
}

#[test]
fn r20_8_again_at_one_hex() {
    let mut play = one_archer();
    play.act("gaul", step("aedui-1", "0308"));
    play.roll(&[1]);
    play.act("roman", shoot("archers-1", 2, "aedui-1"));
    play.act("gaul", step("aedui-1", "0307"));
    play.allowed("roman", shoot("archers-1", 1, "aedui-1"));
    play.refused("roman", shoot("archers-1", 2, "aedui-1"), "20.5");
}

#[test]
fn r20_9_through_the_disrupted() {
    let mut play = draw()
        .on("0405", "aedui-1 aedui-2")
        .on("0404", "aedui-3")
        .set("disrupted", json!(["aedui-1"]))
        .play();
    walk(&mut play, "gaul", "aedui-3", &[("0405", 2), ("0406", 4)]);
}

/// 20.4: in a raging battle archers shoot only at those who attack them, at the end.
#[test]
fn r20_4_archers_in_a_raging_battle() {
    let raging = |company: &str| {
        let mut rage = json!({"aedui-1": 1, "archers-1": 1});
        for unit in company.split_whitespace() {
            rage[unit] = json!(1);
        }
        draw()
            .on("0306", &format!("archers-1 {company}"))
            .on("0405", "aedui-1")
            .on("0308", "aedui-2")
            .set("rage", rage)
            .set("gallic_rages", json!([1]))
            .play()
    };
    let mut play = raging("legio-7-1");
    play.act("gaul", say("end_moves"));
    assert_eq!(play.phase(), "last_fire");
    play.allowed("roman", shoot("archers-1", 1, "aedui-1"));
    play.refused("roman", shoot("archers-1", 2, "aedui-2"), "20.4");
    let mut play = raging("");
    play.act("gaul", say("end_moves"));
    assert_ne!(play.phase(), "last_fire");
}

fn fort_2640() -> crate::play::Draw {
    draw().on("2640", "recruits-1").forts("2640")
}

#[test]
fn r24_1_forts() {
    let play = fort_2640().on("2643", "aedui-1").set("starts", json!({})).play();
    assert!(play.game.public().is_manned("2640".parse().unwrap()));
    let mut play = draw().on("2640", "labienus").forts("2640").on("2643", "aedui-1").play();
    play.act("gaul", step("aedui-1", "2642"));
    assert_eq!(play.phase(), "movement");
}

#[test]
fn r24_2_once_at_each_range() {
    let mut play = fort_2640().off("IX", "aedui-1 aedui-2").play();
    play.act("gaul", enter("aedui-1", "2644"));
    play.act("gaul", step("aedui-1", "2643"));
    play.act("roman", say("hold_fire"));
    play.act("gaul", step("aedui-1", "2642"));
    play.roll(&[1]);
    play.act("roman", fort("2640", 2, "aedui-1"));
    play.act("gaul", step("aedui-1", "2641"));
    play.act("roman", say("hold_fire"));
    play.act("gaul", say("halt"));
    play.act("roman", say("hold_fire"));
    play.act("gaul", enter("aedui-2", "2644"));
    play.act("gaul", step("aedui-2", "2643"));
    play.roll(&[1]);
    play.act("roman", fort("2640", 3, "aedui-2"));
    play.act("gaul", step("aedui-2", "2642"));
    assert_eq!(play.phase(), "movement", "the shot at two hexes is spent");
}

#[test]
fn r24_3_a_miss_lets_it_go_on() {
    let mut play = fort_2640().on("2644", "aedui-1").set("starts", json!({})).play();
    play.act("gaul", step("aedui-1", "2643"));
    play.roll(&[2]);
    play.act("roman", fort("2640", 3, "aedui-1"));
    play.act("gaul", step("aedui-1", "2642"));
    play.allowed("roman", fort("2640", 2, "aedui-1"));
}

/// 24.4: the shot at one hex may wait for the end, and strikes all.
#[test]
fn r24_4_the_primary_at_the_end() {
    let end = |face: u32| {
        let mut play = fort_2640().on("2641", "aedui-1 aedui-2").set("starts", json!({})).play();
        play.act("gaul", say("end_moves"));
        assert_eq!(play.phase(), "last_fire");
        play.roll(&[face]);
        play.act("roman", fort("2640", 1, "aedui-1"));
        play
    };
    assert_eq!(end(5).position()["disrupted"], json!(["aedui-1", "aedui-2"]));
    let play = end(6);
    assert_eq!([place(&play, "aedui-1"), place(&play, "aedui-2")], ["lost", "lost"]);
}

/// 24.5: Gauls near at the start take the longer ranges away.
#[test]
fn r24_5_ranges_lost() {
    let lost = |hex: &str| {
        let mut play =
            draw().roman().on("2640", "recruits-1").forts("2640").on(hex, "aedui-1").play();
        play.may_roll(&[3; 8]);
        play.act("roman", say("end_moves"));
        if play.phase() == "declaration" {
            play.act("roman", say("end_declaration"));
        }
        play.position()["forts"][0]["shots"]["lost"].as_u64().unwrap_or(0)
    };
    assert_eq!(lost("2641"), 0b1100);
    assert_eq!(lost("2642"), 0b1000);
    assert_eq!(lost("2643"), 0);
}

#[test]
fn r24_51_who_began_in_the_arc() {
    let mut play = fort_2640().on("2642", "aedui-1").play();
    play.act("gaul", step("aedui-1", "2742"));
    assert_eq!(play.phase(), "movement");
    let mut play = fort_2640().on("2642", "aedui-1").play();
    play.act("gaul", step("aedui-1", "2641"));
    play.allowed("roman", fort("2640", 1, "aedui-1"));
}

#[test]
fn r24_52_who_stayed_in_the_arc() {
    let mut play = fort_2640().on("2642", "aedui-1").play();
    play.act("gaul", say("end_moves"));
    play.allowed("roman", fort("2640", 2, "aedui-1"));
    let mut play = fort_2640().on("2642", "aedui-1").play();
    play.act("gaul", step("aedui-1", "2742"));
    play.act("gaul", step("aedui-1", "2642"));
    play.act("gaul", say("halt"));
    play.act("gaul", say("end_moves"));
    assert_ne!(play.phase(), "last_fire");
}

/// 24.6: who enters within reach may be shot at the ranges it has skipped.
#[test]
fn r24_6_skipped_ranges() {
    let mut play =
        draw().on("5020", "recruits-1 archers-1").forts("5020").off("VII", "aedui-1").play();
    play.act("gaul", enter("aedui-1", "5220"));
    play.allowed("roman", fort("5020", 2, "aedui-1"));
    play.allowed("roman", fort("5020", 3, "aedui-1"));
    play.allowed("roman", shoot("archers-1", 2, "aedui-1"));
    play.refused("roman", fort("5020", 1, "aedui-1"), "24.2");
}

/// 24.7: garrisons owe nothing and are owed nothing.
#[test]
fn r24_7_forts_and_zones() {
    let play =
        draw().declares("gaul").on("2640", "recruits-1").forts("2640").on("2641", "aedui-1").play();
    play.allowed("gaul", say("end_declaration"));
    let play =
        draw().declares("rome").on("2640", "recruits-1").forts("2640").on("2641", "aedui-1").play();
    play.allowed("roman", say("end_declaration"));
}

#[test]
fn r24_72_each_by_itself() {
    let mut play = draw()
        .declares("rome")
        .on("2640", "recruits-1 recruits-2 recruits-3")
        .forts("2640")
        .on("2641", "aedui-1")
        .play();
    crate::play::attack(&mut play, "roman", "2641", "recruits-1");
    play.allowed("roman", say("end_declaration"));
}

#[test]
fn r24_71_no_zone_by_attacking_out() {
    let mut play = draw()
        .declares("rome")
        .on("2640", "legio-7-1 legio-7-2 legio-7-3")
        .forts("2640")
        .on("2641", "aedui-1")
        .play();
    crate::play::attack(&mut play, "roman", "2641", "legio-7-1 legio-7-2 legio-7-3");
    assert!(!play.game.public().in_zone(alesia::Side::Rome, "2642".parse().unwrap()));
    play.roll(&[2]);
    play.act("roman", say("end_declaration"));
    play.act("roman", json!({"do": "retreat", "unit": "aedui-1", "to": "2642"}));
    assert_eq!(place(&play, "aedui-1"), "2642");
}

#[test]
fn r21_1_disrupted_but_retreats() {
    let disrupted = json!(["aedui-1"]);
    let play = draw().on("0405", "aedui-1").set("disrupted", disrupted.clone()).play();
    play.refused("gaul", step("aedui-1", "0404"), "21.1");
    let mut play = draw()
        .declares("rome")
        .on("0306", "legio-7-1 legio-7-2")
        .on("0405", "aedui-1")
        .set("disrupted", disrupted)
        .play();
    crate::play::attack(&mut play, "roman", "0405", "legio-7-1 legio-7-2");
    play.roll(&[2]);
    play.act("roman", say("end_declaration"));
    assert_ne!(place(&play, "aedui-1"), "0405");
}

#[test]
fn r21_2_no_attack_no_zone_no_duty() {
    let disrupted = json!(["aedui-1"]);
    let on = |side: &str| {
        draw()
            .declares(side)
            .on("0306", "legio-7-1")
            .on("0405", "aedui-1")
            .set("disrupted", disrupted.clone())
            .play()
    };
    on("rome").allowed("roman", say("end_declaration"));
    let mut play = on("rome");
    play.act("roman", json!({"do": "target", "hex": "0405"}));
    let play = on("gaul");
    play.refused("gaul", json!({"do": "target", "hex": "0306"}), "14.1");
}

#[test]
fn r21_3_full_factor_in_defence() {
    let mut play = draw()
        .declares("rome")
        .on("0306", "legio-7-1")
        .on("0405", "aedui-1 aedui-2")
        .set("disrupted", json!(["aedui-1"]))
        .play();
    crate::play::attack(&mut play, "roman", "0405", "legio-7-1");
    play.roll(&[2]);
    play.act("roman", say("end_declaration"));
    assert!(told(&play).contains("5 against 14"), "{}", told(&play));
}

#[test]
fn r21_4_recovered_at_the_next_gallic_turn() {
    let mut play = draw().roman().on("0318", "aedui-1").set("disrupted", json!(["aedui-1"])).play();
    assert_eq!(play.position()["disrupted"], json!(["aedui-1"]));
    play.act("roman", say("end_moves"));
    assert_eq!(play.pending(), ["gaul"]);
    assert_eq!(play.position()["disrupted"], json!([]));
}

/// 21.5: a disrupted unit beside an attacker shares nothing.
#[test]
fn r21_5_beside_attackers() {
    let mut play = draw()
        .declares("gaul")
        .on("0306", "legio-7-1 legio-7-2 legio-7-3")
        .on("0405", "aedui-1 aedui-2")
        .set("disrupted", json!(["aedui-1"]))
        .play();
    crate::play::attack(&mut play, "gaul", "0306", "aedui-2");
    play.roll(&[6]);
    play.act("gaul", say("end_declaration"));
    assert_eq!(place(&play, "aedui-1"), "0405");
    assert_ne!(place(&play, "aedui-2"), "0405");
}

#[test]
fn r21_6_twice_disrupted() {
    let mut play = fort_2640().on("2641", "aedui-1").set("disrupted", json!(["aedui-1"])).play();
    play.act("gaul", say("end_moves"));
    play.roll(&[3]);
    play.act("roman", fort("2640", 1, "aedui-1"));
    assert_eq!(place(&play, "aedui-1"), "2641");
    let mut play = fort_2640().on("2641", "aedui-1").set("disrupted", json!(["aedui-1"])).play();
    play.act("gaul", say("end_moves"));
    play.roll(&[4]);
    play.act("roman", fort("2640", 1, "aedui-1"));
    assert_eq!(place(&play, "aedui-1"), "lost");
}

/// 4.3, 23.2 to 23.4: one die for each Gaul on works in a Roman zone.
#[test]
fn r23_2_works_in_a_zone() {
    let mut play = draw().on("2440", "legio-7-1").on("2541", "aedui-1").play();
    play.roll(&[6]);
    play.act("gaul", say("end_moves"));
    assert_eq!(place(&play, "aedui-1"), "lost");
    let mut play = draw().on("2640", "legio-7-1").forts("2640").on("2641", "aedui-1").play();
    play.act("gaul", say("end_moves"));
    play.act("roman", say("hold_fire"));
    assert_eq!(play.phase(), "declaration", "a garrison alone makes no works roll");
}

#[test]
fn r4_3_works_before_attacks() {
    let mut play = draw().on("2440", "legio-7-1").on("2541", "aedui-1").play();
    play.roll(&[1]);
    play.act("gaul", say("end_moves"));
    play.all_rolled();
    assert_eq!(play.phase(), "declaration");
}

#[test]
fn r23_3_movement_is_over_then() {
    let mut play =
        draw().on("2440", "legio-7-1").on("2541", "aedui-1 aedui-2").on("2544", "aedui-3").play();
    play.roll(&[6, 1]);
    play.act("gaul", say("end_moves"));
    play.refused("gaul", step("aedui-3", "2543"), "5.2");
}

#[test]
fn r23_4_disrupted_and_raging_roll_too() {
    let mut play = draw()
        .on("2440", "legio-7-1")
        .on("2541", "aedui-1 aedui-2")
        .set("disrupted", json!(["aedui-1"]))
        .set("rage", json!({"aedui-2": 1, "legio-7-1": 1}))
        .set("gallic_rages", json!([1]))
        .play();
    play.roll(&[6, 6]);
    play.act("gaul", say("end_moves"));
    assert_eq!([place(&play, "aedui-1"), place(&play, "aedui-2")], ["lost", "lost"]);
}

#[test]
fn rtable_missile_as_printed() {
    use alesia::Strike::{Disrupt, Eliminate, Miss};
    let pack = alesia::Alesia::pack();
    let column =
        |range: usize| pack.missile.iter().map(|row| row[range - 1].strike).collect::<Vec<_>>();
    assert_eq!(column(2), [Miss, Miss, Miss, Miss, Disrupt, Eliminate]);
    assert_eq!(column(1), [Miss, Miss, Miss, Disrupt, Eliminate, Eliminate]);
}

#[test]
fn rtable_engines_as_printed() {
    use alesia::Strike::{Disrupt, Eliminate, Miss};
    let pack = alesia::Alesia::pack();
    let column =
        |range: usize| pack.engines.iter().map(|row| row[range - 1].strike).collect::<Vec<_>>();
    assert_eq!(column(3), [Miss, Miss, Miss, Miss, Disrupt, Eliminate]);
    assert_eq!(column(2), [Miss, Miss, Miss, Disrupt, Eliminate, Eliminate]);
    assert_eq!(column(1), [Miss, Miss, Disrupt, Eliminate, Disrupt, Eliminate]);
    let all: Vec<bool> = pack.engines.iter().map(|row| row[0].all).collect();
    assert_eq!(all, [false, false, false, false, true, true]);
}

#[test]
fn rtable_outerworks_six_kills() {
    assert_eq!(alesia::Alesia::pack().works, [false, false, false, false, false, true]);
}

/// Standing orders answer in a window, and one that holds leaves the march alone.
#[test]
fn orders_answer_for_the_roman() {
    use alesia::{StandingOrder, Trigger, Whom};
    use kernel::{Advised as _, Known as _, Standing, Viewer};
    let mut play = fort_2640().on("2644", "aedui-1").set("starts", json!({})).play();
    play.act("gaul", step("aedui-1", "2643"));
    let view = play.game.view(Viewer::Seat(kernel::Seat(0)));
    let offers = play.offers("roman");
    let answer = |orders: &[StandingOrder]| {
        let orders: Vec<_> = orders.iter().copied().map(Standing::always).collect();
        let reply = alesia::State::answers(&orders, alesia::Alesia::pack(), &view, &offers);
        reply.map(|(_, reply)| serde_json::to_value(reply.action).unwrap()["do"].clone())
    };
    let here = Whom::Fort("2640".parse().unwrap());
    let hold = StandingOrder::Hold { whom: here, when: Trigger::Range(3), and: None };
    let fire = StandingOrder::Fire { whom: Whom::Forts, when: Trigger::Always, and: None };
    assert_eq!(answer(&[hold, fire]), Some(json!("hold_fire")));
    assert_eq!(answer(&[fire]), Some(json!("fire_fort")));
    assert_eq!(answer(&[StandingOrder::Usual]), Some(json!("fire_fort")));
    let other = StandingOrder::Hold { whom: Whom::Missiles, when: Trigger::Always, and: None };
    assert_eq!(answer(&[other]), None, "a shot that no order speaks of is asked");
}

/// 24.5: a fort that nobody holds when the turn begins loses its ranges too.
#[test]
fn r24_5_an_empty_fort_loses_ranges_too() {
    let mut play = draw().roman().forts("2640").on("2641", "aedui-1").play();
    play.act("roman", say("end_moves"));
    assert_eq!(play.position()["forts"][0]["shots"]["lost"], 12);
}

/// 24.4: only forts keep their shot at one hex for the end: archers shoot when the Gaul comes.
#[test]
fn r24_4_archers_do_not_wait() {
    let mut play = one_archer();
    for to in ["0308", "0307"] {
        play.act("gaul", step("aedui-1", to)).act("roman", say("hold_fire"));
    }
    play.act("gaul", say("end_moves"));
    assert_ne!(play.phase(), "last_fire");
}

/// 24.6: archers shoot at arrivals at their own distance only.
#[test]
fn r24_6_not_for_archers() {
    let mut play = draw().off("IX", "aedui-1").on("2643", "archers-1").play();
    play.act("gaul", enter("aedui-1", "2644"));
    assert_eq!(play.phase(), "window");
    play.allowed("roman", shoot("archers-1", 1, "aedui-1"));
    play.refused("roman", shoot("archers-1", 2, "aedui-1"), "20.5");
}

/// 24.5, 24.6, R-60: ranges that a Gaul who began near a fort has cost it are lost against arrivals
/// too; arrivals cost none.
#[test]
fn r24_6_lost_ranges_stay_lost() {
    let beside = |near: Option<&str>| {
        let mut table =
            draw().roman().on("5020", "recruits-1").forts("5020").off("VII", "aedui-1 aedui-2");
        if let Some(near) = near {
            table = table.on(near, "santoni-1");
        }
        let mut play = table.play();
        play.act("roman", say("end_moves"));
        if play.phase() == "declaration" {
            play.act("roman", say("end_declaration"));
        }
        play.act("gaul", enter("aedui-1", "5220"));
        play
    };
    let mut open = beside(None);
    open.allowed("roman", fort("5020", 2, "aedui-1"));
    open.allowed("roman", fort("5020", 3, "aedui-1"));
    // It stands two hexes away now, and the next meets the same shots.
    open.act("roman", say("hold_fire")).act("gaul", say("halt"));
    open.act("roman", say("hold_fire")).act("gaul", enter("aedui-2", "5220"));
    open.allowed("roman", fort("5020", 3, "aedui-2"));
    // Somebody began two hexes away: nothing at three.
    let two = beside(Some("5018"));
    two.allowed("roman", fort("5020", 2, "aedui-1"));
    two.refused("roman", fort("5020", 3, "aedui-1"), "24.5");
    // Next to it: nothing at two either, so that nobody is asked.
    assert_eq!(beside(Some("5019")).phase(), "movement");
}

/// 23.2: the journal says whose die showed what, before what comes of it.
#[test]
fn r23_2_whose_die_it_was() {
    let mut play =
        draw().on("2440", "legio-7-1").on("2441", "aedui-1").on("2541", "aedui-2").play();
    play.roll(&[3, 6]).act("gaul", say("end_moves"));
    let said: Vec<String> =
        play.told(None).into_iter().filter(|line| line.contains("outer works")).collect();
    assert_eq!(said, ["Aedui 1 on the outer works: 3.", "Aedui 2 on the outer works: 6."]);
}

/// 23.2: each die is told with its hex, and whether it kills.
#[test]
fn r23_2_where_the_dice_fell() {
    for (face, struck) in [(5, false), (6, true)] {
        let event = |unit| Event::ThrewOnWorks {
            unit,
            hex: "2441".parse().expect("a hex"),
            face,
            lost: Alesia::pack().works[usize::from(face) - 1],
        };
        let unit = Unit::all().next().expect("a unit");
        let told = State::tell(Alesia::pack(), &event(unit), Viewer::Spectator);
        let die = told.and_then(|message| message.thrown).expect("a die");
        assert_eq!((&*die.place, die.face, die.struck), ("2441", face, struck));
    }
}
