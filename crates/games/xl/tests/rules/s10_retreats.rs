//! 10.0: retreats, what they cost, and the worked battle.

use serde_json::json;

use crate::play::{Draw, Look as _, Play, hit, march, plain};
use crate::reader::*;

/// Caesar attacks Rome from Rubicon with everything; no tactics; the first round misses.
fn stalemate(drawn: Draw, caesar: &str) -> Play {
    let mut p = drawn.caesar("Rubicon", caesar).play();
    p.go(caesar, "Rubicon", "Rome").battle("Rome").misses();
    assert_eq!((p.waits().as_str(), p.pending()), ("retreat", vec![Caesar]));
    p
}

/// Units fall back to a place as long as they are asked to.
fn all_back(p: &mut Play, to: &str) {
    while p.waits() == "fall_back" {
        let side = p.pending()[0];
        let offer = p
            .offers(side)
            .into_iter()
            .find(|offer| {
                matches!(offer, xl::Action::FallBack { to: place, .. } if place.name() == to)
            })
            .expect("the way back is open");
        p.act(side, serde_json::to_value(offer).expect("actions can be written"));
    }
}

// 10.0-retreat ----------------------------------------------------------------------------------

/// 10.0-retreat: the attacker is asked first, then the defender, then they fight on.
#[test]
fn r10_0_retreat_attacker_then_defender() {
    let mut p = stalemate(field().pompey("Rome", "legion").pompey("Brundisium", "ally"), "legion");
    p.allowed(Caesar, plain("withdraw")).allowed(Caesar, plain("fight_on"));
    p.refused(Pompey, retreat("Brundisium"), "10.0-retreat");
    p.act(Caesar, plain("fight_on"));
    assert_eq!((p.waits().as_str(), p.pending()), ("retreat", vec![Pompey]));
    p.refused(Caesar, plain("withdraw"), "10.0-retreat");
    p.allowed(Pompey, retreat("Brundisium"));
    p.act(Pompey, plain("fight_on"));
    assert_eq!((p.waits().as_str(), p.round()), ("engage", 2));
}

/// 10.0-retreat: not before the end of a round, and again after each.
#[test]
fn r10_0_retreat_after_each_round() {
    let mut p = field().caesar("Rubicon", "legion").pompey("Rome", "legion").play();
    p.go("legion", "Rubicon", "Rome").battle("Rome");
    p.refused_by(Pompey, retreat("Messana"), &["10.0-retreat", "10.0-round", "4.0"]);
    p.fights(Pompey, "legion", 6);
    p.refused_by(Caesar, plain("withdraw"), &["10.0-retreat", "10.0-round", "4.0"]);
    p.fights(Caesar, "legion", 6).stay().misses();
    p.allowed(Caesar, plain("withdraw"));
}

/// 10.0-retreat: attackers go back to the places they came from, shared out as they like.
#[test]
fn r10_0_retreat_attackers_share_the_ways_back() {
    let table = || {
        let mut p = field()
            .caesar("Rubicon", "legion")
            .caesar("Caralis", "ally")
            .caesar("Messana", "commander")
            .pompey("Rome", "2 legion")
            .play();
        p.go("legion", "Rubicon", "Rome").go("ally", "Caralis", "Rome").battle("Rome").misses();
        p.roll(&[6, 6]).act(Caesar, plain("withdraw"));
        p
    };
    let mut p = table();
    assert_eq!((p.waits().as_str(), p.pending()), ("fall_back", vec![Caesar]));
    p.allowed(Caesar, fall_back("legion", "Rubicon"))
        .allowed(Caesar, fall_back("legion", "Caralis"));
    p.allowed(Caesar, fall_back("ally", "Rubicon")).allowed(Caesar, fall_back("ally", "Caralis"));
    p.refused(Caesar, fall_back("legion", "Messana"), "10.0-retreat");
    p.refused(Caesar, fall_back("legion", "Brundisium"), "10.0-retreat");
    p.act(Caesar, fall_back("legion", "Caralis"));
    if p.waits() == "fall_back" {
        p.act(Caesar, fall_back("ally", "Caralis"));
    }
    assert_eq!((p.strength(Caesar, "Caralis"), p.strength(Caesar, "Rubicon")), (2, 0));
    assert_eq!((p.strength(Caesar, "Rome"), p.strength(Pompey, "Rome")), (0, 2));
    let mut p = table();
    p.act(Caesar, fall_back("legion", "Rubicon"));
    if p.waits() == "fall_back" {
        p.act(Caesar, fall_back("ally", "Caralis"));
        assert_eq!((p.strength(Caesar, "Caralis"), p.strength(Caesar, "Rubicon")), (1, 1));
    }
}

/// 10.0-retreat: after two routes the way back is the last place of the way.
#[test]
fn r10_0_retreat_to_the_last_place_of_the_way() {
    let mut p = field().caesar("Vercellae", "2 legion").pompey("Rome", "2 legion").play();
    p.go("2 legion", "Vercellae", "Rome").battle("Rome").misses();
    p.roll(&[6, 6]).act(Caesar, plain("withdraw"));
    all_back(&mut p, "Rubicon");
    assert_eq!((p.strength(Caesar, "Rubicon"), p.strength(Caesar, "Vercellae")), (2, 0));
}

/// 10.0-retreat: the way back is closed if an enemy is there by now.
#[test]
fn r10_0_retreat_not_to_the_enemy() {
    let mut p = field()
        .caesar("Rubicon", "2 legion ally")
        .pompey("Rome", "legion")
        .pompey("Salonae", "legion")
        .play();
    p.go("2 legion", "Rubicon", "Rome").go("ally", "Rubicon", "Salonae");
    p.act(Caesar, plain("end_marches")).act(Caesar, fight("Salonae")).battle("Salonae").misses();
    // The defender of Salonae escapes to Rubicon, which Caesar has left.
    p.act(Caesar, plain("fight_on")).roll(&[6]).act(Pompey, retreat("Rubicon"));
    if p.waits() == "promote" {
        p.act(Caesar, plain("no_promotion"));
    }
    p.battle("Rome").misses();
    if p.waits() == "retreat" && p.pending() == [Caesar] {
        p.refused(Caesar, plain("withdraw"), "10.0-retreat");
    } else {
        assert!(!p.offers(Caesar).contains(&xl::Action::Withdraw));
    }
}

/// 10.0-retreat: of two ways back the one that is free.
#[test]
fn r10_0_retreat_by_the_way_that_is_free() {
    let mut p = field()
        .caesar("Rubicon", "legion ally")
        .caesar("Caralis", "veteran-legion")
        .pompey("Rome", "legion")
        .pompey("Salonae", "legion")
        .play();
    p.go("legion", "Rubicon", "Rome").go("veteran-legion", "Caralis", "Rome");
    p.go("ally", "Rubicon", "Salonae").act(Caesar, plain("end_marches"));
    p.act(Caesar, fight("Salonae")).battle("Salonae").misses();
    p.act(Caesar, plain("fight_on")).roll(&[6]).act(Pompey, retreat("Rubicon"));
    if p.waits() == "promote" {
        p.act(Caesar, plain("no_promotion"));
    }
    p.battle("Rome").misses().roll(&[6]).act(Caesar, plain("withdraw"));
    if p.waits() == "fall_back" {
        p.refused(Caesar, fall_back("legion", "Rubicon"), "10.0-retreat");
    }
    all_back(&mut p, "Caralis");
    assert_eq!((p.strength(Caesar, "Caralis"), p.strength(Caesar, "Rubicon")), (2, 0));
}

/// 10.0-retreat: back by the way that was chosen into the attack.
#[test]
fn r10_0_retreat_by_the_way_that_was_chosen() {
    for (by, other) in [("Athens", "Byzantium"), ("Byzantium", "Athens")] {
        let mut p = field().caesar("Pharsalus", "2 legion").pompey("Pergamum", "legion").play();
        for _ in 0..2 {
            p.act(Caesar, march_by("legion", "Pharsalus", "Pergamum", by));
        }
        p.battle("Pergamum").misses().roll(&[6]).act(Caesar, plain("withdraw"));
        if p.waits() == "fall_back" {
            p.refused(Caesar, fall_back("legion", other), "10.0-retreat");
        }
        all_back(&mut p, by);
        assert_eq!((p.strength(Caesar, by), p.strength(Caesar, other)), (2, 0));
    }
}

/// 10.0-retreat: those who came by sea and those who marched share their ways back.
#[test]
fn r10_0_retreat_by_sea_or_by_land() {
    let mut p = field()
        .hand("caesar", &["Fleet Western"])
        .caesar("Rome", "legion")
        .caesar("Narbo", "veteran-legion")
        .pompey("Tarraco", "legion")
        .play();
    p.act(Caesar, sail("Fleet Western", "Rome", "Tarraco")).act(Caesar, embark("legion"));
    p.ends(Caesar, "voyage", "end_voyage");
    p.act(Caesar, march_by("veteran-legion", "Narbo", "Tarraco", "Narbo"));
    p.battle("Tarraco").misses().roll(&[6]).act(Caesar, plain("withdraw"));
    p.allowed(Caesar, fall_back("legion", "Rome")).allowed(Caesar, fall_back("legion", "Narbo"));
    p.allowed(Caesar, fall_back("veteran-legion", "Rome"));
    p.refused(Caesar, fall_back("legion", "Massilia"), "10.0-retreat");
}

/// 10.0-retreat: the defender goes to one adjacent friendly city, all together.
#[test]
fn r10_0_retreat_defender_to_a_friendly_city() {
    let drawn = || {
        field()
            .pompey("Rome", "2 legion ally")
            .pompey("Brundisium", "ally")
            .pompey("Caralis", "legion")
            .pompey("Athens", "legion")
    };
    let mut p = stalemate(drawn(), "2 legion");
    p.act(Caesar, plain("fight_on"));
    p.allowed(Pompey, retreat("Brundisium")).allowed(Pompey, retreat("Caralis"));
    // Messana is empty, but there are friends elsewhere; Athens is friendly, but far.
    p.refused(Pompey, retreat("Messana"), "10.0-retreat");
    p.refused(Pompey, retreat("Athens"), "10.0-retreat");
    p.refused(Pompey, retreat("Rubicon"), "10.0-retreat");
    p.roll(&[6, 6]).act(Pompey, retreat("Caralis"));
    assert_eq!((p.strength(Pompey, "Caralis"), p.strength(Pompey, "Rome")), (4, 0));
    assert_eq!(p.strength(Caesar, "Rome"), 2);
}

/// 10.0-retreat: without a friendly neighbour any neighbour that holds no enemy.
#[test]
fn r10_0_retreat_defender_to_an_empty_place() {
    let mut p = stalemate(
        field().pompey("Rome", "2 legion").pompey("Athens", "legion").caesar("Messana", "ally"),
        "2 legion",
    );
    p.act(Caesar, plain("fight_on"));
    // Rubicon, where the attackers came from, is empty too.
    for place in ["Brundisium", "Caralis", "Rubicon"] {
        p.allowed(Pompey, retreat(place));
    }
    p.refused(Pompey, retreat("Messana"), "10.0-retreat");
    p.refused(Pompey, retreat("Athens"), "10.0-retreat");
    p.roll(&[6, 6]).act(Pompey, retreat("Brundisium"));
    assert_eq!(p.strength(Pompey, "Brundisium"), 2);
}

/// 10.0-retreat: a place where another battle waits is no refuge.
#[test]
fn r10_0_retreat_not_into_another_battle() {
    let mut p = field()
        .caesar("Rubicon", "2 legion")
        .caesar("Dyrrachium", "legion")
        .pompey("Rome", "legion")
        .pompey("Brundisium", "legion")
        .play();
    p.go("2 legion", "Rubicon", "Rome").go("legion", "Dyrrachium", "Brundisium");
    p.act(Caesar, plain("end_marches")).act(Caesar, fight("Rome")).battle("Rome").misses();
    p.act(Caesar, plain("fight_on"));
    p.refused(Pompey, retreat("Brundisium"), "10.0-retreat");
    p.allowed(Pompey, retreat("Messana"));
}

/// 10.0-retreat: surrounded, nobody retreats.
#[test]
fn r10_0_retreat_nowhere_to_go() {
    let mut p = stalemate(
        field()
            .pompey("Rome", "2 legion")
            .caesar("Brundisium", "ally")
            .caesar("Caralis", "ally")
            .caesar("Messana", "ally")
            .caesar("Rubicon", "ally"),
        "2 legion",
    );
    p.act(Caesar, plain("fight_on"));
    if p.waits() == "retreat" {
        for place in ["Brundisium", "Caralis", "Messana", "Rubicon"] {
            p.refused(Pompey, retreat(place), "10.0-retreat");
        }
        p.act(Pompey, plain("fight_on"));
    }
    assert_eq!((p.waits().as_str(), p.round()), ("engage", 2));
}

/// 10.0-retreat: barbarian areas are no refuge in the bronze game.
#[test]
fn r10_0_retreat_not_to_the_barbarians() {
    // Hierosolyma's neighbours are Antioch and Alexandria; Arabia is linked.
    let mut p = field()
        .caesar("Antioch", "2 legion")
        .caesar("Alexandria", "ally")
        .pompey("Hierosolyma", "legion")
        .play();
    p.act(Caesar, march("legion", "Antioch", "Hierosolyma")).battle("Hierosolyma").misses();
    p.act(Caesar, plain("fight_on"));
    if p.waits() == "retreat" {
        p.refused_by(Pompey, retreat("Arabia"), &["12.0", "10.0-retreat"]);
    }
    assert!(!p.offers(Pompey).iter().any(|offer| matches!(offer, xl::Action::Retreat { .. })));
}

// 10.0-vincere ----------------------------------------------------------------------------------

/// 10.0-vincere: who retreats loses a leader, and his card.
#[test]
fn r10_0_vincere_a_leader_is_lost() {
    let mut p =
        stalemate(field().pompey("Rome", "legion cato").pompey("Brundisium", "ally"), "2 legion");
    p.act(Caesar, plain("fight_on")).roll(&[6, 6]).act(Pompey, retreat("Brundisium"));
    assert_eq!(
        (p.count(Pompey, "Brundisium", "legion"), p.count(Pompey, "Brundisium", "cato")),
        (1, 0)
    );
    assert_eq!(p.discard(), ["Cato"]);
    // The attacker no less.
    let mut p = stalemate(field().pompey("Rome", "legion"), "legion antonius");
    p.roll(&[6]).act(Caesar, plain("withdraw"));
    all_back(&mut p, "Rubicon");
    assert_eq!(
        (p.count(Caesar, "Rubicon", "legion"), p.count(Caesar, "Rubicon", "antonius")),
        (1, 0)
    );
    assert_eq!(p.discard(), ["Antonius"]);
}

/// 10.0-vincere: one leader of several, of the owner's choice.
#[test]
fn r10_0_vincere_one_of_the_owners_choice() {
    let mut p = stalemate(
        field().pompey("Rome", "legion cato brutus commander").pompey("Brundisium", "ally"),
        "2 legion",
    );
    p.act(Caesar, plain("fight_on")).roll(&[6, 6]).act(Pompey, retreat("Brundisium"));
    assert_eq!((p.waits().as_str(), p.pending()), ("leader", vec![Pompey]));
    p.allowed(Pompey, lose_leader("cato")).allowed(Pompey, lose_leader("brutus"));
    p.refused(Pompey, lose_leader("commander"), "10.0-vincere");
    p.refused(Pompey, lose_leader("legion"), "10.0-vincere");
    p.refused(Pompey, lose_leader("curio"), "10.0-vincere");
    p.act(Pompey, lose_leader("brutus"));
    assert_eq!(
        (p.count(Pompey, "Brundisium", "cato"), p.count(Pompey, "Brundisium", "brutus")),
        (1, 0)
    );
    assert_eq!(p.discard(), ["Brutus"]);
}

/// 10.0-vincere: the supreme leader is never lost so, nor his successor.
#[test]
fn r10_0_vincere_never_the_supreme_leader() {
    for heir in [false, true] {
        let mut p = stalemate(
            field()
                .gold(0, 8)
                .set("heirs", json!({"caesar": false, "pompey": heir}))
                .pompey("Rome", "legion commander")
                .pompey("Brundisium", "ally"),
            "2 legion",
        );
        p.act(Caesar, plain("fight_on")).roll(&[6, 6]).act(Pompey, retreat("Brundisium"));
        assert_eq!((p.count(Pompey, "Brundisium", "commander"), p.gold(Pompey)), (1, 8));
        assert_eq!(p.count(Pompey, "Brundisium", "legion"), 1);
    }
}

/// 10.0-vincere: only leaders who were in the battle.
#[test]
fn r10_0_vincere_only_those_who_took_part() {
    let mut p =
        stalemate(field().pompey("Rome", "legion").pompey("Brundisium", "cato"), "2 legion");
    p.act(Caesar, plain("fight_on")).roll(&[6, 6]).act(Pompey, retreat("Brundisium"));
    assert_eq!(p.count(Pompey, "Brundisium", "cato"), 1);
}

/// 10.0-vincere: a leader who retreats alone is lost, and the place is won.
#[test]
fn r10_0_vincere_a_lone_leader() {
    let mut p = stalemate(field().pompey("Rome", "cato").pompey("Brundisium", "ally"), "2 legion");
    p.seeded(1).act(Caesar, plain("fight_on")).act(Pompey, retreat("Brundisium"));
    assert_eq!((p.strength(Pompey, "Brundisium"), p.strength(Pompey, "Rome")), (1, 0));
    assert_eq!((p.discard(), p.waits().as_str()), (vec!["Cato".into()], "promote"));
}

// 10.0-vaevictis --------------------------------------------------------------------------------

/// 10.0-vaevictis: a die for each surviving unit of the victor, leaders too; only ones hit.
#[test]
fn r10_0_vaevictis_a_die_for_each_unit() {
    let mut p = stalemate(
        field().pompey("Rome", "3 legion 2 ally").pompey("Brundisium", "ally"),
        "commander antonius veteran-legion ally",
    );
    p.act(Caesar, plain("fight_on")).roll(&[2, 1, 2, 1]).act(Pompey, retreat("Brundisium"));
    assert_eq!(p.dice.left(), 0, "four units, four dice");
    p.loses(Pompey, "ally").loses(Pompey, "legion");
    assert_eq!(
        (p.count(Pompey, "Brundisium", "legion"), p.count(Pompey, "Brundisium", "ally")),
        (2, 2)
    );
    assert_eq!(p.waits(), "promote");
}

/// 10.0-vaevictis: the defender who holds his ground pursues as well.
#[test]
fn r10_0_vaevictis_by_the_defender() {
    let mut p = stalemate(field().pompey("Rome", "2 legion commander"), "2 legion ally");
    p.roll(&[1, 3, 6]).act(Caesar, plain("withdraw"));
    assert_eq!(p.dice.left(), 0);
    p.loses(Caesar, "ally");
    all_back(&mut p, "Rubicon");
    assert_eq!((p.count(Caesar, "Rubicon", "legion"), p.count(Caesar, "Rubicon", "ally")), (2, 0));
}

/// 10.0-vaevictis: the dead do not pursue.
#[test]
fn r10_0_vaevictis_survivors_only() {
    let mut p = field()
        .caesar("Rubicon", "commander 2 legion")
        .pompey("Rome", "2 legion")
        .pompey("Brundisium", "ally")
        .play();
    p.go("commander 2 legion", "Rubicon", "Rome").battle("Rome");
    p.fights(Caesar, "legion", 6).fights(Pompey, "legion", 1).loses(Caesar, "legion").misses();
    p.act(Caesar, plain("fight_on")).roll(&[6, 6]).act(Pompey, retreat("Brundisium"));
    assert_eq!((p.dice.left(), p.strength(Pompey, "Brundisium")), (0, 3));
}

/// 10.0-vaevictis: after the leader is lost; it may end the life of a supreme leader.
#[test]
fn r10_0_vaevictis_may_kill_a_supreme_leader() {
    let mut p = stalemate(
        field()
            .gold(0, 7)
            .hand("pompey", &["Testudo"])
            .deck(&["Ides of March"])
            .pompey("Rome", "commander cato")
            .pompey("Brundisium", "ally"),
        "2 legion",
    );
    p.act(Caesar, plain("fight_on")).roll(&[1, 6]).act(Pompey, retreat("Brundisium"));
    // Cato died for the retreat; only Pompey is left to be hit.
    assert_eq!((p.strength(Pompey, "Brundisium"), p.gold(Pompey)), (1, 3));
    assert!(
        p.discard().contains(&"Cato".to_owned()) && p.discard().contains(&"Testudo".to_owned())
    );
}

/// 10.0-vaevictis: a pursuit may leave nobody to go back, and more ones than units are wasted.
#[test]
fn r10_0_vaevictis_may_leave_nobody() {
    let mut p = stalemate(field().pompey("Rome", "3 legion"), "legion");
    p.roll(&[1, 1, 1]).act(Caesar, plain("withdraw"));
    assert_eq!((p.waits().as_str(), p.pending()), ("promote", vec![Pompey]));
    assert_eq!((p.strength(Caesar, "Rubicon"), p.stock(Caesar, "legion")), (0, 12));
    let mut p =
        stalemate(field().pompey("Rome", "legion").pompey("Brundisium", "ally"), "2 legion");
    p.act(Caesar, plain("fight_on")).roll(&[1, 1]).act(Pompey, retreat("Brundisium"));
    assert_eq!((p.strength(Pompey, "Brundisium"), p.waits().as_str()), (1, "promote"));
}

/// 10.0-vaevictis: nobody pursues those who were wiped out.
#[test]
fn r10_0_vaevictis_only_after_a_retreat() {
    let mut p = field()
        .caesar("Rubicon", "commander 2 legion")
        .pompey("Rome", "ally")
        .pompey("Brundisium", "legion")
        .play();
    p.go("commander 2 legion", "Rubicon", "Rome").battle("Rome").misses().stay();
    p.fights(Pompey, "ally", 6).fights(Caesar, "legion", 1);
    assert_eq!((p.waits().as_str(), p.dice.left()), ("promote", 0));
}

// 10.0-example ----------------------------------------------------------------------------------

/// 10.0-example: the battle of the rulebook, step by step.
#[test]
fn r10_0_example_pharsalus() {
    let mut p = field()
        .deck(&["Ides of March", "Fleet Atlantic"])
        .hand("pompey", &["Double Line"])
        .caesar("Dyrrachium", "commander veteran-legion 2 legion")
        .pompey("Pharsalus", "cato ally 4 legion")
        .pompey("Athens", "commander")
        .play();
    p.go("commander veteran-legion 2 legion", "Dyrrachium", "Pharsalus").join("Pharsalus");
    if p.pending() == [Caesar] {
        p.act(Caesar, plain("no_tactics"));
    }
    p.act(Pompey, tactics("Double Line"));
    // 4 against 2: Caesar has the initiative but no allies.
    p.fights(Pompey, "ally", 2);
    p.fights(Caesar, "veteran-legion", 3).loses(Pompey, "ally");
    p.fights(Pompey, "legion", 5);
    p.fights(Caesar, "legion", 2).must_lose(Pompey).act(Pompey, hit("legion", true));
    p.fights(Pompey, "legion", 4).must_lose(Caesar).act(Caesar, hit("legion", true));
    p.fights(Caesar, "legion", 6).fights(Pompey, "legion", 6).fights(Pompey, "legion", 6);
    p.fights(Caesar, "commander", 4).loses(Pompey, "legion");
    p.fights(Pompey, "cato", 3);
    p.act(Caesar, plain("fight_on")).roll(&[1, 5, 2]).act(Pompey, retreat("Athens"));
    assert_eq!(p.dice.left(), 0, "three survivors, three dice");
    assert_eq!((p.count(Pompey, "Athens", "legion"), p.count(Pompey, "Athens", "cato")), (1, 0));
    assert!(p.discard().contains(&"Cato".to_owned()));
    p.act(Caesar, promote("legion", "Pharsalus"));
    assert_eq!(p.count(Caesar, "Pharsalus", "veteran-legion"), 2);
    assert_eq!(p.strength(Caesar, "Pharsalus"), 3);
    assert!(p.discard().contains(&"Double Line".to_owned()));
}
