//! The silver rules, a reconstruction: barbarian areas and fleets.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::play::{Draw, Look as _, Play, draw, march, plain, recruit};
use crate::reader::*;
use crate::s02_map::{LINKS, STRENGTH, neighbours};

fn silver() -> Draw {
    field().silver()
}

// silver-barbarians -----------------------------------------------------------------------------

/// silver-barbarians: areas may be entered, along the links of the map only.
#[test]
fn rsilver_barbarians_areas_may_be_entered() {
    for (area, _) in STRENGTH {
        let near = neighbours(LINKS, area);
        for place in &near {
            if STRENGTH.iter().any(|(other, _)| other == place) {
                continue;
            }
            let p = silver().caesar(place, "legion").play();
            assert!(
                p.reach(Caesar, "legion", place).contains(&(*area).to_owned()),
                "{place}, {area}"
            );
        }
        // Brundisium is three routes or more from all of them.
        let p = silver().caesar("Brundisium", "legion").play();
        p.refused(Caesar, march("legion", "Brundisium", area), "9.0");
    }
}

/// silver-barbarians: warbands stop a march.
#[test]
fn rsilver_barbarians_stop_a_march() {
    let p = silver().caesar("Rubicon", "legion").play();
    // Rubicon - Pannonia - Dacia.
    p.allowed(Caesar, march_by("legion", "Rubicon", "Pannonia", "Rubicon"));
    p.allowed(Caesar, march_by("legion", "Rubicon", "Pannonia", "Salonae"));
    p.refused(Caesar, march("legion", "Rubicon", "Dacia"), "9.0");
    // Beaten warbands do not.
    let p = silver()
        .caesar("Rubicon", "legion")
        .caesar("Pannonia", "ally")
        .set("cleared", json!(["Pannonia"]))
        .play();
    p.allowed(Caesar, march("legion", "Rubicon", "Dacia"));
}

/// The step of the round.
fn class(p: &Play) -> Value {
    p.position()["phase"]["waits"]["class"].clone()
}

/// silver-barbarians: as many warbands as the strength, of one sword, in the step of the allies;
/// a beaten area is held and worth its strength, but pays nothing and takes no recruits.
#[test]
fn rsilver_barbarians_cleared() {
    let mut p =
        silver().caesar("Hierosolyma", "commander 3 legion").pompey("Athens", "legion").play();
    p.go("commander 3 legion", "Hierosolyma", "Arabia");
    // Two warbands roll a two: one sword is not enough. They have no command and go second, but
    // Caesar has no allies.
    p.roll(&[2, 2]).battle("Arabia");
    assert_eq!(class(&p), json!("legions"), "the warbands have fought in the step of the allies");
    assert_eq!((p.dice.left(), p.pending()), (0, vec![Caesar]));
    p.fights(Caesar, "legion", 2).fights(Caesar, "legion", 1);
    assert_eq!(p.phasing(), Pompey, "two warbands, two hits");
    assert_eq!(p.strength(Caesar, "Arabia"), 4);
    assert_eq!(p.position()["cleared"], json!(["Arabia"]));
    p.ends(Pompey, "purchase", "end_purchases").ends(Pompey, "march", "end_marches");
    p.ends(Caesar, "forum", "end_forum");
    let gold = p.gold(Caesar);
    assert_eq!(p.phase(), "purchase");
    p.refused_by(Caesar, recruit("legion", "Arabia"), &["7.2", "silver-barbarians", "12.0", "7.0"]);
    p.act(Caesar, plain("end_purchases"));
    assert_eq!(p.gold(Caesar), gold, "no taxes among the barbarians");
}

/// silver-barbarians: one sword hits on a one.
#[test]
fn rsilver_barbarians_warbands_hit_on_a_one() {
    let mut p =
        silver().caesar("Hierosolyma", "commander legion").pompey("Athens", "legion").play();
    p.go("commander legion", "Hierosolyma", "Arabia");
    p.roll(&[1]).join("Arabia");
    p.must_lose(Caesar);
    p.roll(&[6]).loses(Caesar, "legion");
    assert_eq!((p.stock(Caesar, "legion"), p.dice.left()), (12, 0));
    p.fights(Caesar, "commander", 6);
    assert_eq!(
        (p.waits().as_str(), p.pending()),
        ("retreat", vec![Caesar]),
        "warbands never retreat"
    );
    p.roll(&[6, 6]).act(Caesar, plain("fight_on"));
    assert_eq!((p.round(), p.dice.left()), (2, 0));
}

/// silver-barbarians: no command value: any leader has the initiative over them, and as defenders
/// they have it over nobody's.
#[test]
fn rsilver_barbarians_have_no_command() {
    let mut p = arabian_roll("cato 2 ally", &[]);
    p.turn_to_fight(Caesar);
    assert_eq!(class(&p), json!("allies"));
    // Without a leader the tie is theirs, for they defend: one rolls before Caesar's first ally.
    let mut p = arabian_roll("2 ally", &[6]);
    p.turn_to_fight(Caesar);
    assert_eq!(p.dice.left(), 0);
}

/// Caesar attacks Arabia (strength 2) from Hierosolyma; dice that the warbands roll first.
fn arabian_roll(units: &str, faces: &[u32]) -> Play {
    let mut p = silver().caesar("Hierosolyma", units).pompey("Athens", "legion").play();
    p.go(units, "Hierosolyma", "Arabia");
    p.roll(faces).battle("Arabia");
    p
}

/// silver-barbarians: the attacker may retreat from them; all come back to an area left empty.
#[test]
fn rsilver_barbarians_come_back_in_full() {
    let mut p = arabian_roll("commander 2 legion", &[6, 6]);
    p.fights(Caesar, "legion", 1).fights(Caesar, "legion", 6).fights(Caesar, "commander", 6);
    p.roll(&[6]).act(Caesar, plain("withdraw"));
    while p.waits() == "fall_back" {
        let unit =
            if p.count(Caesar, "Hierosolyma", "legion") < 2 { "legion" } else { "commander" };
        p.act(Caesar, fall_back(unit, "Hierosolyma"));
    }
    assert_eq!(p.strength(Caesar, "Hierosolyma"), 3);
    // One warband was beaten; the next who comes meets two.
    p.seeded(1);
    p.ends(Pompey, "purchase", "end_purchases").ends(Pompey, "march", "end_marches");
    p.ends(Caesar, "forum", "end_forum").ends(Caesar, "purchase", "end_purchases");
    assert_eq!((p.phase().as_str(), p.phasing()), ("march", Caesar));
    p.strictly().go("commander 2 legion", "Hierosolyma", "Arabia");
    p.roll(&[6, 6]).battle("Arabia");
    assert_eq!(p.dice.left(), 0, "two warbands roll");
}

/// silver-barbarians: an area that is left is wild again.
#[test]
fn rsilver_barbarians_return_when_an_area_is_left() {
    let mut p = silver().caesar("Arabia", "legion").set("cleared", json!(["Arabia"])).play();
    p.go("legion", "Arabia", "Hierosolyma");
    let cleared = p.position()["cleared"].clone();
    assert_eq!(cleared, json!([]));
}

/// silver-barbarians: a held area counts for a military victory.
#[test]
fn rsilver_barbarians_count_for_victory() {
    let table = |area: &str| {
        in_forum()
            .silver()
            .forum(&["The Senate"])
            .caesar("Rome", "commander")
            .caesar("Alexandria", "ally")
            .caesar("Antioch", "ally")
            .caesar("Pergamum", "ally")
            .caesar("Athens", "ally")
            .caesar("Byzantium", "ally")
            .caesar("Utica", "ally")
            .caesar(area, "legion")
            .set("cleared", json!([area]))
            .pompey("Tingis", "legion")
            .play()
    };
    // Twenty without the area.
    table("Parthia").allowed(Caesar, declare("military"));
    table("Germania").refused(Caesar, declare("military"), "5.0-military");
}

/// silver-barbarians: a defender may flee to a barbarian area, and loses units on ones.
#[test]
fn rsilver_barbarians_as_a_refuge() {
    let mut p = silver()
        .caesar("Antioch", "3 legion")
        .caesar("Alexandria", "ally")
        .pompey("Hierosolyma", "2 legion ally")
        .pompey("Athens", "legion")
        .play();
    p.go("3 legion", "Antioch", "Hierosolyma").battle("Hierosolyma").misses();
    p.act(Caesar, plain("fight_on"));
    p.allowed(Pompey, retreat("Arabia"));
    // Three dice of the pursuit, three of the desert; the order of these is not printed.
    p.roll(&[6, 6, 6, 6, 1, 6]).act(Pompey, retreat("Arabia"));
    if p.waits() == "promote" {
        p.act(Caesar, plain("no_promotion"));
    }
    assert_eq!((p.dice.left(), p.strength(Pompey, "Arabia")), (0, 2));
    // In his own next combat phase Pompey fights the warbands.
    p.ends(Pompey, "forum", "end_forum").ends(Pompey, "purchase", "end_purchases");
    assert_eq!((p.phase().as_str(), p.phasing()), ("march", Pompey));
    p.act(Pompey, plain("end_marches"));
    assert!(p.phase() == "battle" || p.phase() == "choose_battle", "{}", p.phase());
}

/// Ruling R-22: an area that the defender has cleared and holds costs no dice.
#[test]
fn rsilver_barbarians_no_dice_in_an_area_of_ones_own() {
    let mut p = silver()
        .caesar("Antioch", "3 legion")
        .caesar("Alexandria", "ally")
        .pompey("Hierosolyma", "2 legion")
        .pompey("Arabia", "legion")
        .set("cleared", json!(["Arabia"]))
        .play();
    p.go("3 legion", "Antioch", "Hierosolyma").battle("Hierosolyma").misses();
    p.act(Caesar, plain("fight_on"));
    // The dice of the pursuit only.
    p.roll(&[6, 6, 6]).act(Pompey, retreat("Arabia"));
    assert_eq!((p.dice.left(), p.strength(Pompey, "Arabia")), (0, 3));
}

/// Ruling R-22: one that its warbands still hold is no friendly city, whoever else is there.
#[test]
fn rsilver_barbarians_unbeaten_are_no_friendly_refuge() {
    let mut p = silver()
        .caesar("Antioch", "3 legion")
        .pompey("Hierosolyma", "2 legion")
        .pompey("Arabia", "legion")
        .play();
    p.go("3 legion", "Antioch", "Hierosolyma").battle("Hierosolyma").misses();
    p.act(Caesar, plain("fight_on"));
    p.allowed(Pompey, retreat("Alexandria")).allowed(Pompey, retreat("Arabia"));
}

/// Who is not asked in a battle hears which decision is due.
#[test]
fn r10_0_order_the_decision_that_is_due_is_cited() {
    let mut p =
        field().caesar("Antioch", "2 legion curio").pompey("Hierosolyma", "2 legion").play();
    p.refused_as(Pompey, plain("end_marches"), "9.0", "not_your_decision");
    p.go("2 legion curio", "Antioch", "Hierosolyma").battle("Hierosolyma");
    p.refused_as(Pompey, plain("withdraw"), "10.0-round", "not_your_decision");
    p.misses();
    p.refused_as(Pompey, plain("withdraw"), "10.0-retreat", "not_your_decision");
}

/// silver-barbarians: a friendly city comes first (10.0-retreat).
#[test]
fn rsilver_barbarians_no_refuge_beside_a_friendly_city() {
    let mut p = silver()
        .caesar("Antioch", "3 legion")
        .pompey("Alexandria", "ally")
        .pompey("Hierosolyma", "2 legion ally")
        .play();
    p.go("3 legion", "Antioch", "Hierosolyma").battle("Hierosolyma").misses();
    p.act(Caesar, plain("fight_on"));
    p.allowed(Pompey, retreat("Alexandria")).refused(Pompey, retreat("Arabia"), "10.0-retreat");
}

/// silver-barbarians: units that share an area with its warbands do not control it.
#[test]
fn rsilver_barbarians_not_controlled_before_they_are_beaten() {
    let p = in_forum()
        .silver()
        .forum(&["The Senate"])
        .caesar("Rome", "commander")
        .caesar("Parthia", "legion")
        .pompey("Tingis", "legion")
        .play();
    let refusal = p.refusal(Caesar, declare("military"));
    assert_eq!(refusal, xl::Refusal::TooLittleControlled { value: 4, needed: 25 });
}

/// silver-barbarians: leaders and successors join in cities only.
#[test]
fn rsilver_barbarians_no_leader_joins_there() {
    let p = buying()
        .silver()
        .hand("caesar", &["Cato", "Successor"])
        .caesar("Arabia", "legion")
        .caesar("Rome", "ally")
        .set("cleared", json!(["Arabia"]))
        .play();
    p.refused_by(Caesar, play_leader("Cato", "Arabia"), &["6.0-leader", "silver-barbarians"]);
    p.refused_by(Caesar, succeed("Arabia"), &["11.0-successor", "silver-barbarians"]);
    p.allowed(Caesar, play_leader("Cato", "Rome")).allowed(Caesar, succeed("Rome"));
}

/// Caesar draws Barbarian Invasion in the silver game; the dice begin with the lot.
fn invasion(drawn: Draw, faces: &[u32]) -> Play {
    let mut p = drawn
        .silver()
        .phase(json!({"is": "forum", "tried": false}))
        .forum(&["Bread and Circuses"])
        .gold(1, 1)
        .deck(&["Barbarian Invasion", "Testudo", "Ides of March"])
        .play();
    p.roll(faces).act(Caesar, plain("end_forum"));
    p
}

/// silver-barbarians: a wild area drawn by lot attacks its richest city; undefended, the city pays
/// nothing until it is entered.
#[test]
fn rsilver_barbarians_invade_and_plunder() {
    // Every area but one is held, so the lot falls on Germania: Lugdunum and Vercellae, one each.
    let mut p = invasion(only_wild("Germania").pompey("Athens", "legion"), &[1]);
    assert_eq!(
        (p.phase().as_str(), p.pending()),
        ("invasion", vec![Caesar]),
        "a tie is the drawer's"
    );
    let offered: BTreeSet<String> =
        p.offers(Caesar).iter().map(|offer| format!("{offer:?}")).collect();
    assert_eq!(offered.len(), 2);
    p.refused(Caesar, json!({"do": "invade", "city": "Gades"}), "silver-barbarians");
    p.act(Caesar, json!({"do": "invade", "city": "Vercellae"}));
    assert_eq!(p.position()["plundered"], json!(["Vercellae"]), "nobody defends it");
}

/// silver-barbarians: a city that the warbands have taken pays nothing until units enter it.
#[test]
fn rsilver_barbarians_a_plundered_city_recovers() {
    let mut p = silver()
        .caesar("Rubicon", "legion")
        .set("plundered", json!(["Vercellae"]))
        .pompey("Athens", "legion")
        .play();
    p.go("legion", "Rubicon", "Vercellae");
    let plundered = p.position()["plundered"].clone();
    assert_eq!(plundered, json!([]));
}

/// silver-barbarians: who stands in the city fights the invaders.
#[test]
fn rsilver_barbarians_invaders_are_fought() {
    // Arabia strikes Hierosolyma; the warbands attack, so a tie of command is Pompey's.
    let mut p = invasion(only_wild("Arabia").pompey("Hierosolyma", "2 legion ally"), &[1]);
    assert_eq!(p.position()["phase"]["place"], json!("Hierosolyma"));
    p.no_tactics().turn_to_fight(Pompey).roll(&[6, 6, 6]);
    p.act(Pompey, crate::play::engage("ally"));
    assert_eq!((p.dice.left(), class(&p)), (0, json!("legions")), "one die, then two warbands");
    p.fights(Pompey, "legion", 1).fights(Pompey, "legion", 2);
    assert_ne!(p.phase(), "battle", "two warbands, two hits");
    assert_eq!(
        (p.strength(Pompey, "Hierosolyma"), p.position()["plundered"].clone()),
        (3, json!([]))
    );
}

/// silver-barbarians: invaders who win plunder the city.
#[test]
fn rsilver_barbarians_invaders_may_win() {
    let mut p = invasion(only_wild("Arabia").pompey("Hierosolyma", "ally"), &[1]);
    p.no_tactics().turn_to_fight(Pompey).roll(&[6, 1]);
    p.act(Pompey, crate::play::engage("ally"));
    assert_eq!((p.strength(Pompey, "Hierosolyma"), p.dice.left()), (0, 0));
    assert_eq!(p.position()["plundered"], json!(["Hierosolyma"]));
    assert_eq!(p.phasing(), Caesar, "his turn goes on");
}

/// Every barbarian area but this one is held by Caesar.
fn only_wild(wild: &str) -> Draw {
    let held: Vec<&str> =
        STRENGTH.iter().map(|(area, _)| *area).filter(|area| *area != wild).collect();
    let mut drawn = field().caesar("Gades", "commander").set("cleared", json!(held));
    for area in held {
        drawn = drawn.caesar(area, "legion");
    }
    drawn
}

/// silver-barbarians: in the bronze game none of this exists.
#[test]
fn rsilver_barbarians_not_in_the_bronze_game() {
    let p = field().caesar("Hierosolyma", "legion").play();
    p.refused(Caesar, march("legion", "Hierosolyma", "Arabia"), "12.0");
}

// silver-fleets ---------------------------------------------------------------------------------

fn sea(pompey: &[&str]) -> Play {
    let mut p = draw()
        .silver()
        .deck(&["Ides of March", "Testudo"])
        .hand("caesar", &["Fleet Western"])
        .hand("pompey", pompey)
        .caesar("Rome", "legion ally")
        .pompey("Athens", "legion")
        .play();
    p.act(Caesar, sail("Fleet Western", "Rome", "Gades"));
    p
}

fn stop(card: &str) -> Value {
    json!({"do": "intercept", "card": card})
}

/// silver-fleets: a Fleet card of a zone that one of the two ports lies in stops the voyage: Gades
/// is on the Atlantic too.
#[test]
fn rsilver_fleets_intercept() {
    let mut p = sea(&["Fleet Atlantic", "Double Line"]);
    assert_eq!((p.phase().as_str(), p.pending()), ("intercept", vec![Pompey]));
    p.allowed(Pompey, plain("let_sail"));
    p.act(Pompey, stop("Fleet Atlantic"));
    assert_eq!((p.phase().as_str(), p.pending()), ("march", vec![Caesar]));
    assert_eq!(p.discard(), ["Fleet Atlantic", "Fleet Western"], "both cards are spent");
    assert_eq!((p.strength(Caesar, "Rome"), p.strength(Caesar, "Gades")), (2, 0));
    // Nobody sailed: those who would have may march.
    p.go("legion", "Rome", "Vercellae");
}

/// silver-fleets: the enemy may let it sail.
#[test]
fn rsilver_fleets_let_sail() {
    let mut p = sea(&["Fleet Atlantic"]);
    p.act(Pompey, plain("let_sail")).act(Caesar, embark("legion")).ends(
        Caesar,
        "voyage",
        "end_voyage",
    );
    assert_eq!((p.strength(Caesar, "Gades"), p.hand(Pompey)), (1, vec!["Fleet Atlantic".into()]));
    assert_eq!(p.discard(), ["Fleet Western"]);
}

/// silver-fleets: no other card stops a fleet.
#[test]
fn rsilver_fleets_only_a_fleet_of_the_ports_intercepts() {
    let mut p = sea(&["Fleet Eastern", "Double Line"]);
    if p.phase() == "intercept" {
        p.refused(Pompey, stop("Fleet Eastern"), "silver-fleets");
        p.refused_by(Pompey, stop("Double Line"), &["silver-fleets", "6.0-tactics", "6.0-action"]);
        p.refused_by(Pompey, stop("Fleet Atlantic"), &["silver-fleets", "6.0-action"]);
        p.act(Pompey, plain("let_sail"));
    }
    p.act(Caesar, embark("legion")).ends(Caesar, "voyage", "end_voyage");
    assert_eq!((p.strength(Caesar, "Gades"), p.hand(Pompey).len()), (1, 2));
}

/// silver-fleets: not in the bronze game.
#[test]
fn rsilver_fleets_not_in_the_bronze_game() {
    let mut p = draw()
        .deck(&["Ides of March", "Testudo"])
        .hand("caesar", &["Fleet Western"])
        .hand("pompey", &["Fleet Eastern"])
        .caesar("Rome", "legion")
        .pompey("Athens", "legion")
        .play();
    p.act(Caesar, sail("Fleet Western", "Rome", "Gades"));
    assert_eq!((p.phase().as_str(), p.pending()), ("voyage", vec![Caesar]));
}

// 6.0-draw --------------------------------------------------------------------------------------

/// 6.0-draw, silver: with the supreme leader in Rome two cards are drawn.
#[test]
fn r6_0_draw_a_second_card_in_rome() {
    let table = |drawn: Draw, place: &str| {
        let mut p = drawn
            .phase(json!({"is": "forum", "tried": false}))
            .forum(&["Bread and Circuses"])
            .gold(1, 0)
            .deck(&["Testudo", "Triple Line", "Fourth Line"])
            .caesar(place, "commander")
            .caesar("Gades", "legion")
            .play();
        p.act(Caesar, plain("end_forum"));
        p.hand(Caesar).len()
    };
    assert_eq!(table(draw().silver(), "Rome"), 2);
    assert_eq!(table(draw().silver(), "Rubicon"), 1);
    assert_eq!(table(draw(), "Rome"), 1, "not in the bronze game");
}

/// 6.0-draw, silver: a card for three gold, once in a purchase phase.
#[test]
fn r6_0_draw_a_card_bought_for_three() {
    let table = |drawn: Draw, gold| {
        drawn
            .phase(json!({"is": "purchase"}))
            .hand("caesar", &["Cato"])
            .deck(&["Testudo", "Triple Line"])
            .gold(gold, 0)
            .caesar("Rubicon", "commander")
            .play()
    };
    let mut p = table(draw().silver(), 7);
    p.act(Caesar, plain("buy_card"));
    assert_eq!((p.gold(Caesar), p.hand(Caesar)), (4, vec!["Cato".into(), "Testudo".into()]));
    p.refused_as(Caesar, plain("buy_card"), "6.0-draw", "card_bought");
    table(draw().silver(), 3).allowed(Caesar, plain("buy_card"));
    table(draw().silver(), 2).refused_by(Caesar, plain("buy_card"), &["6.0-draw", "7.0"]);
    table(draw(), 7).refused_by(Caesar, plain("buy_card"), &["6.0-draw", "7.0"]);
}
