//! 7.6 to 7.83: retreats, regroups and fleets.

use serde_json::json;

use crate::field::*;

// 7.6 -------------------------------------------------------------------------------------------

/// 7.6: nobody retreats in round one, by land or sea, attacker or defender.
#[test]
fn r7_6_no_retreat_in_round_one() {
    let mut p = field()
        .caesar("Roma", "caesar legio-8")
        .pompey("Neapolis", "scipio legio-1")
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .pompey("Lilybaeum", "legio-2")
        .play();
    p.march(Caesar, "Roma", "Neapolis", "caesar legio-8").end(Caesar).end(Pompey);
    p.turn(1, Pompey, "A").refused(Pompey, retreat("scipio", "Brundisium"), "7.6");
    p.refused(Pompey, retreat_by_sea("scipio", "Mare Tyrrhenum", "Lilybaeum"), "7.6");
    p.passes(Pompey, "scipio").refused(Caesar, retreat("caesar", "Roma"), "7.6");
    p.passes(Caesar, "caesar").refused(Pompey, retreat("legio-1", "Brundisium"), "7.6");
    p.passes(Pompey, "legio-1").refused(Caesar, retreat("legio-8", "Roma"), "7.6");
    p.passes(Caesar, "legio-8").turn(2, Pompey, "A");
    p.allowed(Pompey, retreat("scipio", "Brundisium"));
    p.allowed(Pompey, retreat_by_sea("scipio", "Mare Tyrrhenum", "Lilybaeum"));
    p.passes(Pompey, "scipio").allowed(Caesar, retreat("caesar", "Roma"));
}

/// 7.6: a block retreats at its own letter, instead of firing, and is out of the battle.
#[test]
fn r7_6_retreat_at_its_own_letter() {
    let mut p =
        field().caesar("Roma", "caesar legio-8").pompey("Neapolis", "scipio:2 legio-1:3").play();
    p.march(Caesar, "Roma", "Neapolis", "caesar legio-8").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "A").refused(Pompey, retreat("legio-1", "Brundisium"), "7.2");
    p.fires(Pompey, "scipio", &[6, 6]).turn(2, Caesar, "A");
    p.refused(Caesar, retreat("legio-8", "Roma"), "7.2");
    p.passes(Caesar, "caesar");
    p.turn(2, Pompey, "C").refused(Pompey, retreat("scipio", "Brundisium"), "7.2");
    p.act(Pompey, retreat("legio-1", "Brundisium"));
    assert_eq!((p.at("legio-1"), p.step("legio-1")), ("Brundisium".into(), 3));
    assert_eq!((p.owner("legio-1"), p.line(Pompey)), (Some(Pompey), vec!["scipio".into()]));
    p.turn(2, Caesar, "C");
    p.passes(Caesar, "legio-8").turn(3, Pompey, "A");
    p.act(Pompey, retreat("scipio", "Rhegium"));
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Caesar]));
    assert_eq!(p.at("scipio"), "Rhegium");
}

/// 7.6: in round four those who can go nowhere are eliminated; a leader is then a trophy.
#[test]
fn r7_6_no_way_out_is_the_end() {
    let mut p = field()
        .caesar("Genua", "antonius legio-8")
        .pompey("Roma", "legio-1")
        .pompey("Lugdunum", "legio-2")
        .play();
    p.march(Caesar, "Genua", "Roma", "antonius legio-8").end(Caesar);
    p.march(Pompey, "Lugdunum", "Genua", "legio-2").end(Pompey);
    p.pass_to(3, Caesar, "C");
    assert_eq!(p.line(Caesar), ["antonius", "legio-8"], "before round four nobody must go");
    p.passes(Caesar, "legio-8");
    // Round four: Antonius (A) falls before anybody fires, Legio 8 after Legio 1 (both C).
    assert_eq!(p.at("antonius"), "trophy");
    p.turn(4, Pompey, "C");
    p.passes(Pompey, "legio-1");
    assert_eq!(p.at("legio-8"), "fallen");
    assert_eq!((p.at("legio-1"), p.at("legio-2")), ("Roma".into(), "Genua".into()));
}

/// 7.2, 7.62, sidebar on pursuit: in round four attackers still suffer the fire of all blocks with
/// a better letter or the same; not of those with a worse one.
#[test]
fn r7_62_ex_pursuit_in_round_four() {
    let mut p = field()
        .caesar("Roma", "c-equitatus-1 legio-17")
        .pompey("Neapolis", "scipio pompeius legio-1")
        .play();
    p.march(Caesar, "Roma", "Neapolis", "c-equitatus-1 legio-17").end(Caesar).end(Pompey);
    p.pass_to(4, Pompey, "A").fires(Pompey, "scipio", &[2, 3, 3]);
    assert_eq!(p.step("legio-17"), 3);
    p.turn(4, Pompey, "B");
    p.fires(Pompey, "pompeius", &[3, 4, 4]).owes_hits(Caesar, 1);
    p.act(Caesar, take_hit("legio-17"));
    p.turn(4, Caesar, "B").refused(Caesar, fire("c-equitatus-1"), "7.62");
    p.refused(Caesar, pass("c-equitatus-1"), "7.62");
    p.act(Caesar, retreat("c-equitatus-1", "Roma"));
    // Legio 1 (C) comes too late for the cavalry (B), in time for Legio 17 (C).
    p.turn(4, Pompey, "C");
    p.fires(Pompey, "legio-1", &[2, 3, 3, 3]).turn(4, Caesar, "C");
    assert_eq!((p.step("legio-17"), p.step("c-equitatus-1")), (1, 3));
    p.refused(Caesar, fire("legio-17"), "7.62").refused(Caesar, pass("legio-17"), "7.62");
    p.act(Caesar, retreat("legio-17", "Roma"));
    assert_eq!((p.at("legio-17"), p.phase()), ("Roma".into(), "regroup".into()));
}

// 7.61 ------------------------------------------------------------------------------------------

/// 7.61: two blocks by a minor road in each round of battle.
#[test]
fn r7_61_minor_road_two_a_round() {
    let mut p = field()
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1 legio-2 legio-4 legio-5 legio-6")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "C");
    p.act(Pompey, retreat("legio-1", "Ravenna")).act(Pompey, retreat("legio-2", "Ravenna"));
    p.refused(Pompey, retreat("legio-4", "Ravenna"), "7.61");
    // Another minor road has its own limit.
    p.act(Pompey, retreat("legio-4", "Asculum")).passes(Pompey, "legio-5 legio-6");
    p.pass_to(3, Pompey, "C");
    p.act(Pompey, retreat("legio-5", "Ravenna")).allowed(Pompey, retreat("legio-6", "Ravenna"));
}

/// 7.61: four by a major road.
#[test]
fn r7_61_major_road_four_a_round() {
    let mut p = field()
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1 legio-2 legio-4 legio-5 legio-6")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "C");
    for block in ["legio-1", "legio-2", "legio-4", "legio-5"] {
        p.act(Pompey, retreat(block, "Neapolis"));
    }
    p.refused(Pompey, retreat("legio-6", "Neapolis"), "7.61");
    p.passes(Pompey, "legio-6");
    p.pass_to(3, Pompey, "C").allowed(Pompey, retreat("legio-6", "Neapolis"));
}

/// 7.61: the limit is counted for the round, not with the moves: who came by a road leaves by it.
#[test]
fn r7_61_limits_are_not_those_of_the_move() {
    let mut p = field().caesar("Ravenna", "legio-13 legio-14").pompey("Roma", "legio-1").play();
    p.march(Caesar, "Ravenna", "Roma", "legio-13 legio-14").end(Caesar).end(Pompey);
    p.pass_to(2, Caesar, "C").act(Caesar, retreat("legio-13", "Ravenna"));
    p.act(Caesar, retreat("legio-14", "Ravenna"));
    assert_eq!((p.at("legio-13"), p.at("legio-14")), ("Ravenna".into(), "Ravenna".into()));
}

/// 7.61: one block a round across a strait.
#[test]
fn r7_61_strait_one_a_round() {
    let mut p =
        field().caesar("Syracusae", "legio-19").pompey("Messana", "legio-1 legio-2 legio-4").play();
    p.march(Caesar, "Syracusae", "Messana", "legio-19").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "C").act(Pompey, retreat("legio-1", "Rhegium"));
    p.refused(Pompey, retreat("legio-2", "Rhegium"), "7.61");
    p.passes(Pompey, "legio-2 legio-4").pass_to(3, Pompey, "C");
    p.act(Pompey, retreat("legio-2", "Rhegium"));
    p.refused(Pompey, retreat("legio-4", "Rhegium"), "7.61");
    p.allowed(Pompey, retreat("legio-4", "Lilybaeum"));
}

/// 7.61: never into a city of the enemy's, nor into a contested one; attackers neither.
#[test]
fn r7_61_not_into_enemy_or_contested_cities() {
    let mut p = field()
        .caesar("Genua", "legio-8")
        .caesar("Asculum", "legio-16")
        .caesar("Ravenna", "legio-13 legio-14")
        .pompey("Roma", "legio-1")
        .pompey("Brundisium", "legio-3")
        .pompey("Neapolis", "legio-5")
        .pompey("Sipontum", "legio-6")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8").end(Caesar);
    p.march(Pompey, "Sipontum", "Asculum", "legio-6").end(Pompey);
    p.act(Caesar, fight("Roma")).pass_to(2, Pompey, "C");
    p.refused(Pompey, retreat("legio-1", "Ravenna"), "7.61");
    p.refused(Pompey, retreat("legio-1", "Asculum"), "7.61");
    p.allowed(Pompey, retreat("legio-1", "Neapolis"));
    p.passes(Pompey, "legio-1").turn(2, Caesar, "C");
    p.refused(Caesar, retreat("legio-8", "Neapolis"), "7.61");
    p.refused(Caesar, retreat("legio-8", "Asculum"), "7.61");
    p.allowed(Caesar, retreat("legio-8", "Ravenna")).allowed(Caesar, retreat("legio-8", "Genua"));
}

/// 7.61: a city the enemy has entered meanwhile is closed, even if one came from there.
#[test]
fn r7_61_the_way_back_may_be_closed() {
    let mut p = field()
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1")
        .pompey("Lugdunum", "legio-2")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8").end(Caesar);
    p.march(Pompey, "Lugdunum", "Genua", "legio-2").end(Pompey);
    p.pass_to(2, Caesar, "C").refused(Caesar, retreat("legio-8", "Genua"), "7.61");
}

/// 7.61: control changes with the first block to retreat: what it enters is friendly to its side.
#[test]
fn r7_61_control_changes_at_once() {
    let mut p = field().caesar("Genua", "legio-8 legio-12").pompey("Roma", "legio-1 scipio").play();
    p.march(Caesar, "Genua", "Roma", "legio-8 legio-12").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "A").act(Pompey, retreat("scipio", "Ravenna"));
    p.pass_to(2, Caesar, "C").refused(Caesar, retreat("legio-8", "Ravenna"), "7.61");
}

// 7.62 ------------------------------------------------------------------------------------------

/// Two legions from Genua and one from Ravenna attack Roma; Legio 16 stands in Asculum.
fn two_roads() -> Play {
    let mut p = field()
        .caesar("Genua", "legio-8 legio-12")
        .caesar("Ravenna", "legio-13")
        .caesar("Asculum", "legio-16")
        .pompey("Roma", "legio-1")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8 legio-12");
    p.march(Caesar, "Ravenna", "Roma", "legio-13").end(Caesar);
    p.act(Caesar, main_force("Roma", "Genua")).end(Caesar).end(Pompey);
    p
}

/// 7.62: attackers go to vacant cities by the roads they came, main force or reserve, or to any
/// friendly city next door.
#[test]
fn r7_62_where_attackers_retreat() {
    let mut p = two_roads();
    p.pass_to(2, Caesar, "C");
    for block in ["legio-8", "legio-12", "legio-13"] {
        p.allowed(Caesar, retreat(block, "Genua")).allowed(Caesar, retreat(block, "Ravenna"));
        p.allowed(Caesar, retreat(block, "Asculum"));
        p.refused(Caesar, retreat(block, "Neapolis"), "7.62");
        p.refused_by(Caesar, retreat(block, "Massilia"), &["6.1", "4.3", "7.61", "7.62"]);
        p.refused_by(Caesar, retreat(block, "Mare Tyrrhenum"), &["6.1", "4.3", "7.61", "7.62"]);
    }
}

/// 7.62: before round four attackers may go, in round four they must.
#[test]
fn r7_62_attackers_must_go_in_round_four() {
    let mut p = two_roads();
    for round in [2, 3] {
        p.pass_to(round, Caesar, "C");
        p.allowed(Caesar, fire("legio-8")).allowed(Caesar, pass("legio-8"));
        p.allowed(Caesar, retreat("legio-8", "Genua"));
    }
    p.pass_to(4, Caesar, "C");
    for block in ["legio-8", "legio-12", "legio-13"] {
        p.refused(Caesar, fire(block), "7.62").refused(Caesar, pass(block), "7.62");
    }
    p.act(Caesar, retreat("legio-8", "Genua")).act(Caesar, retreat("legio-12", "Asculum"));
    p.turn(4, Caesar, "C");
    p.act(Caesar, retreat("legio-13", "Ravenna"));
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Pompey]));
    assert_eq!((p.at("legio-12"), p.at("legio-1")), ("Asculum".into(), "Roma".into()));
}

/// 7.62, 7.61: a road's limit holds in round four too; who finds no room is eliminated, and the
/// owner chooses who goes.
#[test]
fn r7_62_no_room_on_the_road() {
    for (gone, lost) in
        [(["legio-13", "legio-14"], "legio-8"), (["legio-8", "legio-13"], "legio-14")]
    {
        let mut p = field()
            .caesar("Genua", "legio-8")
            .caesar("Ravenna", "legio-13 legio-14")
            .pompey("Roma", "legio-1")
            .pompey("Lugdunum", "legio-2")
            .play();
        p.march(Caesar, "Genua", "Roma", "legio-8");
        p.march(Caesar, "Ravenna", "Roma", "legio-13 legio-14").end(Caesar);
        p.act(Caesar, main_force("Roma", "Ravenna")).end(Caesar);
        p.march(Pompey, "Lugdunum", "Genua", "legio-2").end(Pompey);
        p.pass_to(4, Caesar, "C").refused(Caesar, retreat("legio-8", "Genua"), "7.61");
        for block in gone {
            p.act(Caesar, retreat(block, "Ravenna"));
        }
        assert_eq!(p.at(lost), "fallen");
        for block in gone {
            assert_eq!(p.at(block), "Ravenna");
        }
        assert_ne!(p.phase(), "battle");
    }
}

// 7.63 ------------------------------------------------------------------------------------------

/// 7.63: defenders go to any friendly or vacant city next door, but by no road of the attackers,
/// of main force or reserve.
#[test]
fn r7_63_where_defenders_retreat() {
    let mut p = field()
        .caesar("Genua", "legio-8 legio-12")
        .caesar("Ravenna", "legio-13")
        .pompey("Roma", "legio-1")
        .pompey("Neapolis", "legio-2")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8 legio-12");
    p.march(Caesar, "Ravenna", "Roma", "legio-13").end(Caesar);
    p.act(Caesar, main_force("Roma", "Genua")).end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "C");
    p.allowed(Pompey, retreat("legio-1", "Asculum"))
        .allowed(Pompey, retreat("legio-1", "Neapolis"));
    p.refused(Pompey, retreat("legio-1", "Genua"), "7.63");
    p.refused(Pompey, retreat("legio-1", "Ravenna"), "7.63");
    p.refused_by(Pompey, retreat("legio-1", "Brundisium"), &["6.1", "4.3", "7.61", "7.63"]);
}

/// 7.63: a road of the attackers stays closed even if the city behind it is friendly by now.
#[test]
fn r7_63_attackers_road_to_a_friendly_city() {
    let mut p = field()
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1")
        .pompey("Lugdunum", "legio-2")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8").end(Caesar);
    p.march(Pompey, "Lugdunum", "Genua", "legio-2").end(Pompey);
    p.pass_to(2, Pompey, "C").refused(Pompey, retreat("legio-1", "Genua"), "7.63");
    p.allowed(Pompey, retreat("legio-1", "Ravenna"));
}

/// 7.63: the defender's own reinforcements close no road to him; a road nobody used is open.
#[test]
fn r7_63_own_reinforcements_road_is_open() {
    let mut p = field()
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1")
        .pompey("Neapolis", "legio-2")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8").end(Caesar);
    p.march(Pompey, "Neapolis", "Roma", "legio-2").end(Pompey);
    p.pass_to(2, Pompey, "C");
    for block in ["legio-1", "legio-2"] {
        p.allowed(Pompey, retreat(block, "Neapolis")).allowed(Pompey, retreat(block, "Asculum"));
    }
}

/// 7.63: defenders need never go, but may, from round two to round four.
#[test]
fn r7_63_defenders_may_go_from_round_two() {
    let mut p = field().caesar("Genua", "legio-8").pompey("Roma", "scipio legio-1").play();
    p.march(Caesar, "Genua", "Roma", "legio-8").end(Caesar).end(Pompey);
    for round in 2..=4 {
        p.pass_to(round, Pompey, "A");
        p.allowed(Pompey, fire("scipio")).allowed(Pompey, pass("scipio"));
        p.allowed(Pompey, retreat("scipio", "Neapolis"));
    }
}

/// 7.63: the routes are those of the battle: an attack elsewhere by the same side closes nothing.
#[test]
fn r7_63_other_battles_close_nothing() {
    let mut p = field()
        .caesar("Genua", "legio-8")
        .caesar("Asculum", "legio-16")
        .pompey("Roma", "legio-1")
        .pompey("Ravenna", "legio-3")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8");
    p.march(Caesar, "Asculum", "Ravenna", "legio-16").end(Caesar).end(Pompey);
    p.act(Caesar, fight("Roma")).pass_to(2, Pompey, "C");
    p.allowed(Pompey, retreat("legio-1", "Asculum"));
    p.refused(Pompey, retreat("legio-1", "Genua"), "7.63");
}

// 7.64 ------------------------------------------------------------------------------------------

/// Utica, attacked from Badias. Caesar's fleet is in Mare Internum, Pompey's in Mare Hispanum.
fn utica() -> Play {
    let mut p = field()
        .caesar("Badias", "antonius legio-7 legio-8")
        .caesar("Mare Internum", "c-navis-1")
        .caesar("Syracusae", "legio-19")
        .caesar("Massilia", "legio-14")
        .pompey("Utica", "scipio legio-39 legio-6")
        .pompey("Mare Hispanum", "p-navis-3")
        .pompey("Carthago Nova", "legio-2")
        .pompey("Cyrene", "legio-38")
        .play();
    p.march(Caesar, "Badias", "Utica", "antonius legio-7 legio-8").end(Caesar).end(Pompey);
    p
}

/// 7.64, example: both sides may retreat by sea, each over its own; one block each a round.
#[test]
fn r7_64_ex_utica_both_sides_by_sea() {
    let mut p = utica();
    p.pass_to(2, Pompey, "A");
    p.act(Pompey, retreat_by_sea("scipio", "Mare Hispanum", "Carthago Nova")).turn(2, Caesar, "A");
    assert_eq!((p.at("scipio"), p.step("scipio")), ("Carthago Nova".into(), 3));
    p.act(Caesar, retreat_by_sea("antonius", "Mare Internum", "Syracusae")).turn(2, Pompey, "C");
    assert_eq!(p.at("antonius"), "Syracusae");
    p.refused(Pompey, retreat_by_sea("legio-39", "Mare Hispanum", "Carthago Nova"), "7.64");
    p.passes(Pompey, "legio-39 legio-6").turn(2, Caesar, "C");
    p.refused(Caesar, retreat_by_sea("legio-7", "Mare Internum", "Syracusae"), "7.64");
    p.passes(Caesar, "legio-7 legio-8").turn(3, Pompey, "C");
    p.act(Pompey, retreat_by_sea("legio-39", "Mare Hispanum", "Carthago Nova"));
    p.refused(Pompey, retreat_by_sea("legio-6", "Mare Hispanum", "Carthago Nova"), "7.64");
    p.passes(Pompey, "legio-6").turn(3, Caesar, "C");
    p.allowed(Caesar, retreat_by_sea("legio-7", "Mare Internum", "Syracusae"));
    p.allowed(Caesar, retreat_by_sea("legio-8", "Mare Internum", "Syracusae"));
}

/// 7.64: the sea must be friendly and next to the city, the port friendly and on the same sea.
#[test]
fn r7_64_friendly_sea_friendly_port() {
    let mut p = utica();
    p.pass_to(2, Pompey, "A")
        .allowed(Pompey, retreat_by_sea("scipio", "Mare Hispanum", "Carthago Nova"));
    for (sea, to, why) in [
        ("Mare Internum", "Cyrene", "the enemy's sea"),
        ("Mare Tyrrhenum", "Aleria", "a neutral sea"),
        ("Mare Tyrrhenum", "Carthago Nova", "a neutral sea"),
        ("Mare Hispanum", "Massilia", "an enemy port"),
        ("Mare Hispanum", "Siga", "a vacant port"),
        ("Mare Hispanum", "Cyrene", "a port of another sea"),
        ("Mare Hispanum", "Utica", "the battle's own place"),
        ("Mare Aegypticum", "Cyrene", "a sea far away"),
    ] {
        let action = retreat_by_sea("scipio", sea, to);
        assert!(
            !p.offers(Pompey).contains(&crate::play::action(action.clone())),
            "{sea} to {to}: {why}"
        );
        p.refused(Pompey, action, "7.64");
    }
    p.passes(Pompey, "scipio").turn(2, Caesar, "A");
    p.allowed(Caesar, retreat_by_sea("antonius", "Mare Internum", "Syracusae"));
    p.refused(Caesar, retreat_by_sea("antonius", "Mare Hispanum", "Massilia"), "7.64");
    p.refused(Caesar, retreat_by_sea("antonius", "Mare Internum", "Tacape"), "7.64");
    p.refused(Caesar, retreat_by_sea("antonius", "Mare Internum", "Massilia"), "7.64");
}

/// 7.64: a sea or a port where a battle is due is not friendly.
#[test]
fn r7_64_contested_sea_or_port() {
    let mut p = field()
        .caesar("Badias", "legio-8")
        .caesar("Mare Tyrrhenum", "c-navis-1")
        .caesar("Narbo", "legio-9")
        .pompey("Utica", "legio-39")
        .pompey("Mare Internum", "p-navis-3")
        .pompey("Syracusae", "legio-37")
        .pompey("Mare Hispanum", "p-navis-1")
        .pompey("Tarraco", "legio-5")
        .pompey("Carthago Nova", "legio-2")
        .play();
    p.march(Caesar, "Badias", "Utica", "legio-8");
    p.march(Caesar, "Mare Tyrrhenum", "Mare Internum", "c-navis-1");
    p.march(Caesar, "Narbo", "Tarraco", "legio-9").end(Caesar).end(Pompey);
    p.act(Caesar, fight("Utica")).pass_to(2, Pompey, "C");
    p.refused(Pompey, retreat_by_sea("legio-39", "Mare Internum", "Syracusae"), "7.64");
    p.refused(Pompey, retreat_by_sea("legio-39", "Mare Hispanum", "Tarraco"), "7.64");
    p.allowed(Pompey, retreat_by_sea("legio-39", "Mare Hispanum", "Carthago Nova"));
}

/// 7.64 with 7.62: attackers in round four may leave by sea, one of them; others without a way out
/// are eliminated. Nobody fires instead.
#[test]
fn r7_64_by_sea_in_round_four() {
    let mut p = field()
        .caesar("Badias", "legio-7 legio-8")
        .caesar("Mare Internum", "c-navis-1")
        .caesar("Syracusae", "legio-19")
        .pompey("Utica", "legio-39")
        .pompey("Iomnium", "legio-6")
        .play();
    p.march(Caesar, "Badias", "Utica", "legio-7 legio-8").end(Caesar);
    p.march(Pompey, "Iomnium", "Badias", "legio-6").end(Pompey);
    p.pass_to(4, Caesar, "C");
    p.refused(Caesar, fire("legio-7"), "7.62").refused(
        Caesar,
        retreat("legio-7", "Badias"),
        "7.61",
    );
    p.act(Caesar, retreat_by_sea("legio-8", "Mare Internum", "Syracusae"));
    assert_eq!((p.at("legio-8"), p.at("legio-7")), ("Syracusae".into(), "fallen".into()));
}

/// 7.64: it is for land blocks; fleets have 7.82.
#[test]
fn r7_64_not_for_fleets() {
    let mut p = field()
        .caesar("Badias", "legio-8")
        .pompey("Utica", "p-navis-2")
        .pompey("Mare Hispanum", "p-navis-3")
        .pompey("Carthago Nova", "legio-2")
        .play();
    p.march(Caesar, "Badias", "Utica", "legio-8").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "D");
    p.refused_by(
        Pompey,
        retreat_by_sea("p-navis-2", "Mare Hispanum", "Carthago Nova"),
        &["7.64", "7.82", "6.3"],
    );
    p.allowed(Pompey, retreat("p-navis-2", "Mare Hispanum"));
}

/// 7.64: nor is a battle inland, or one by a sea of nobody's, left by water.
#[test]
fn r7_64_needs_a_sea() {
    let mut p = field()
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1")
        .pompey("Lilybaeum", "legio-37")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "C");
    p.refused(Pompey, retreat_by_sea("legio-1", "Mare Tyrrhenum", "Lilybaeum"), "7.64");
    let mut p = field()
        .caesar("Bilbilis", "legio-8")
        .pompey("Toletum", "legio-1")
        .pompey("Mare Hispanum", "p-navis-1")
        .pompey("Tarraco", "legio-5")
        .play();
    p.march(Caesar, "Bilbilis", "Toletum", "legio-8").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "C");
    p.refused(Pompey, retreat_by_sea("legio-1", "Mare Hispanum", "Tarraco"), "7.64");
}

// 7.7 -------------------------------------------------------------------------------------------

/// Four blocks from Genua and two from Ravenna take Roma in round one: the two never fought.
fn roma_taken() -> Play {
    let mut p = field()
        .caesar("Genua", "caesar legio-7 legio-8 legio-9")
        .caesar("Ravenna", "legio-13 legio-14")
        .pompey("Roma", "legio-1:1")
        .pompey("Neapolis", "pompeius")
        .play();
    p.march(Caesar, "Genua", "Roma", "caesar legio-7 legio-8 legio-9");
    p.march(Caesar, "Ravenna", "Roma", "legio-13 legio-14").end(Caesar);
    p.act(Caesar, main_force("Roma", "Genua")).end(Caesar).end(Pompey);
    p.fires(Caesar, "caesar", &[1, 6, 6]);
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Caesar]));
    p
}

const ROADS_FULL: &[&str] = &["7.7", "6.11"];

/// 7.7: all victorious blocks, the reserve too, may go to friendly or vacant cities next door; two
/// by a minor road.
#[test]
fn r7_7_regroup_minor_roads() {
    let mut p = roma_taken();
    p.refused(Caesar, regroup("legio-7", "Neapolis"), "7.7");
    p.refused_by(Caesar, regroup("legio-7", "Massilia"), &["7.7", "6.1", "4.3"]);
    p.refused_by(Caesar, regroup("legio-7", "Mare Tyrrhenum"), &["7.7", "6.1", "4.3"]);
    p.refused(Pompey, end_regroup(), "7.7");
    p.act(Caesar, regroup("legio-13", "Asculum")).act(Caesar, regroup("legio-7", "Asculum"));
    p.refused_by(Caesar, regroup("legio-8", "Asculum"), ROADS_FULL);
    p.refused_by(Caesar, regroup("legio-7", "Roma"), &["7.7", "6.1", "4.1"]);
    p.refused_by(Caesar, regroup("legio-7", "Sipontum"), &["7.7", "6.1", "4.1"]);
    p.act(Caesar, regroup("legio-14", "Ravenna")).act(Caesar, regroup("legio-8", "Ravenna"));
    p.refused_by(Caesar, regroup("legio-9", "Ravenna"), ROADS_FULL);
    p.allowed(Caesar, regroup("legio-9", "Genua"));
    p.act(Caesar, end_regroup());
    assert_eq!((p.at("legio-13"), p.at("legio-8")), ("Asculum".into(), "Ravenna".into()));
    assert_eq!((p.at("legio-9"), p.at("caesar")), ("Roma".into(), "Roma".into()));
    assert_eq!(p.phase(), "play");
}

/// 7.7: four by a major road, whatever came by it in the move.
#[test]
fn r7_7_regroup_major_road() {
    let mut p = roma_taken();
    for block in ["caesar", "legio-7", "legio-8", "legio-13"] {
        p.act(Caesar, regroup(block, "Genua"));
    }
    p.refused_by(Caesar, regroup("legio-9", "Genua"), ROADS_FULL);
    p.allowed(Caesar, regroup("legio-9", "Ravenna"));
}

/// 7.7: regrouping is free: nobody need move. A city left by all is nobody's.
#[test]
fn r7_7_all_or_nobody() {
    let mut p = roma_taken();
    p.act(Caesar, end_regroup());
    assert_eq!((p.at("legio-14"), p.at("caesar")), ("Roma".into(), "Roma".into()));
    let mut p = roma_taken();
    for (block, to) in [
        ("caesar", "Genua"),
        ("legio-7", "Genua"),
        ("legio-8", "Genua"),
        ("legio-9", "Genua"),
        ("legio-13", "Ravenna"),
        ("legio-14", "Ravenna"),
    ] {
        p.act(Caesar, regroup(block, to));
    }
    assert_eq!(p.phase(), "play", "nobody is left to regroup");
}

/// 7.7: the defender who wins regroups too, reinforcements and all, and by the attacker's road.
#[test]
fn r7_7_victorious_defender() {
    let mut p = field()
        .caesar("Genua", "legio-8:1")
        .pompey("Roma", "scipio")
        .pompey("Neapolis", "legio-2")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8").end(Caesar);
    p.march(Pompey, "Neapolis", "Roma", "legio-2").end(Pompey);
    p.fires(Pompey, "scipio", &[1, 6, 6]);
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Pompey]));
    p.allowed(Pompey, regroup("scipio", "Genua")).allowed(Pompey, regroup("legio-2", "Neapolis"));
    p.refused(Caesar, end_regroup(), "7.7");
    p.act(Pompey, regroup("legio-2", "Genua"));
    assert_eq!((p.at("legio-2"), p.at("scipio")), ("Genua".into(), "Roma".into()));
}

/// 7.7, 6.11: two blocks across a strait, not the one of a retreat.
#[test]
fn r7_7_two_across_a_strait() {
    let mut p = pompey_first()
        .caesar("Messana", "caesar legio-18 legio-19")
        .pompey("Syracusae", "legio-37:1")
        .play();
    p.march(Pompey, "Syracusae", "Messana", "legio-37").end(Pompey).end(Caesar);
    p.fires(Caesar, "caesar", &[1, 6, 6]);
    p.act(Caesar, regroup("legio-18", "Rhegium")).act(Caesar, regroup("legio-19", "Rhegium"));
    p.refused_by(Caesar, regroup("caesar", "Rhegium"), &["7.7", "6.11", "4.32"]);
    p.allowed(Caesar, regroup("caesar", "Lilybaeum"));
}

/// 7.7: not where a battle is still due, and not over the sea.
#[test]
fn r7_7_not_contested_not_by_sea() {
    let mut p = field()
        .caesar("Genua", "caesar")
        .caesar("Ravenna", "legio-13")
        .caesar("Mare Tyrrhenum", "c-navis-1")
        .caesar("Aleria", "legio-16")
        .pompey("Roma", "legio-1:1")
        .pompey("Asculum", "legio-3")
        .play();
    p.march(Caesar, "Genua", "Roma", "caesar");
    p.march(Caesar, "Ravenna", "Asculum", "legio-13").end(Caesar).end(Pompey);
    p.act(Caesar, fight("Roma")).fires(Caesar, "caesar", &[1, 6, 6]);
    p.refused(Caesar, regroup("caesar", "Asculum"), "7.7");
    p.refused_by(Caesar, regroup("caesar", "Aleria"), &["7.7", "6.1", "4.3"]);
    p.refused_by(
        Caesar,
        json!({"do": "embark", "block": "caesar", "sea": "Mare Tyrrhenum"}),
        &["6.3", "7.7", "6.1", "2.2"],
    );
    p.allowed(Caesar, regroup("caesar", "Ravenna")).allowed(Caesar, regroup("caesar", "Genua"));
    p.refused_by(Caesar, regroup("legio-16", "Aleria"), &["7.7", "4.1", "6.1"]);
}

// 7.8 -------------------------------------------------------------------------------------------

/// Two fleets from Mare Tyrrhenum attack two in Mare Hispanum.
fn sea_battle() -> Play {
    let mut p = field()
        .caesar("Mare Tyrrhenum", "c-navis-1 c-navis-4")
        .caesar("Massilia", "legio-14")
        .pompey("Mare Hispanum", "p-navis-1 p-navis-3")
        .pompey("Tarraco", "legio-5")
        .play();
    p.march(Caesar, "Mare Tyrrhenum", "Mare Hispanum", "c-navis-1 c-navis-4");
    p.end(Caesar).end(Pompey);
    p
}

/// 7.8: enemy fleets in one sea fight, with D2 or D3; the defender fires first.
#[test]
fn r7_8_fleets_fight_defender_first() {
    let mut p = sea_battle();
    assert_eq!(p.attacker(), "caesar");
    p.turn(1, Pompey, "D");
    p.fires(Pompey, "p-navis-1", &[3, 4]).act(Caesar, take_hit("c-navis-1"));
    p.fires(Pompey, "p-navis-3", &[2, 3]);
    assert_eq!((p.step("c-navis-1"), p.step("c-navis-4")), (1, 1));
    p.turn(1, Caesar, "D");
    p.fires(Caesar, "c-navis-4", &[3]).act(Pompey, take_hit("p-navis-1"));
    p.fires(Caesar, "c-navis-1", &[3]).turn(2, Pompey, "D");
    assert_eq!((p.step("p-navis-1"), p.step("p-navis-3")), (1, 2));
}

/// 7.8: in round four the attacker must retreat if defenders are left.
#[test]
fn r7_8_attacker_leaves_in_round_four() {
    let mut p = sea_battle();
    p.pass_to(3, Caesar, "D").allowed(Caesar, fire("c-navis-1"));
    p.pass_to(4, Pompey, "D").allowed(Pompey, fire("p-navis-1"));
    p.passes(Pompey, "p-navis-1 p-navis-3");
    p.turn(4, Caesar, "D");
    for block in ["c-navis-1", "c-navis-4"] {
        p.refused_by(Caesar, fire(block), &["7.62", "7.8", "7.82"]);
        p.refused_by(Caesar, pass(block), &["7.62", "7.8", "7.82"]);
        p.act(Caesar, retreat(block, "Mare Tyrrhenum"));
    }
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Pompey]));
    assert_eq!(
        (p.at("c-navis-1"), p.at("p-navis-1")),
        ("Mare Tyrrhenum".into(), "Mare Hispanum".into())
    );
}

/// 7.8, 7.3: an attack over two sea borders has a main force and a reserve, and what the second
/// player sends is in reserve, as on land. Both seas are then the attackers' way (7.82).
#[test]
fn r7_8_reserves_at_sea() {
    let mut p = field()
        .caesar("Mare Hadriaticum", "c-navis-1")
        .caesar("Mare Tyrrhenum", "c-navis-2")
        .pompey("Mare Internum", "p-navis-1")
        .pompey("Mare Aegypticum", "p-navis-3")
        .play();
    p.march(Caesar, "Mare Hadriaticum", "Mare Internum", "c-navis-1");
    p.march(Caesar, "Mare Tyrrhenum", "Mare Internum", "c-navis-2").end(Caesar);
    p.act(Caesar, main_force("Mare Internum", "Mare Hadriaticum")).end(Caesar);
    p.march(Pompey, "Mare Aegypticum", "Mare Internum", "p-navis-3").end(Pompey);
    assert_eq!(
        (p.line(Caesar), p.line(Pompey)),
        (vec!["c-navis-1".into()], vec!["p-navis-1".into()])
    );
    p.refused(Pompey, fire("p-navis-3"), "7.3");
    p.passes(Pompey, "p-navis-1");
    p.refused(Caesar, fire("c-navis-2"), "7.3");
    p.passes(Caesar, "c-navis-1");
    p.turn(2, Pompey, "D");
    for fleet in ["p-navis-1", "p-navis-3"] {
        p.allowed(Pompey, fire(fleet)).allowed(Pompey, retreat(fleet, "Mare Aegypticum"));
        p.allowed(Pompey, retreat(fleet, "Mare Aegaeum"));
        p.refused(Pompey, retreat(fleet, "Mare Hadriaticum"), "7.82");
        p.refused(Pompey, retreat(fleet, "Mare Tyrrhenum"), "7.82");
    }
    p.pass_to(2, Caesar, "D");
    for fleet in ["c-navis-1", "c-navis-2"] {
        p.allowed(Caesar, retreat(fleet, "Mare Hadriaticum"));
        p.allowed(Caesar, retreat(fleet, "Mare Tyrrhenum"));
        p.refused(Caesar, retreat(fleet, "Mare Aegaeum"), "7.82");
    }
}

// 7.81 ------------------------------------------------------------------------------------------

/// 7.81: fleets attack a port from a sea next to it, and nowhere else; they take it.
#[test]
fn r7_81_fleets_attack_ports_from_the_sea_next_door() {
    let mut p = field()
        .caesar("Mare Tyrrhenum", "c-navis-1")
        .caesar("Mare Hispanum", "c-navis-4")
        .pompey("Neapolis", "legio-1:1")
        .pompey("Brundisium", "legio-3")
        .play();
    p.act(Caesar, json!({"do": "activate", "place": "Mare Hispanum"}));
    p.act(Caesar, json!({"do": "step", "block": "c-navis-4", "to": "Mare Tyrrhenum"}));
    p.refused_by(
        Caesar,
        json!({"do": "step", "block": "c-navis-4", "to": "Neapolis"}),
        &["6.12", "7.81", "6.2"],
    );
    p.act(Caesar, json!({"do": "halt"}));
    p.act(Caesar, json!({"do": "activate", "place": "Mare Tyrrhenum"}));
    p.refused_by(
        Caesar,
        json!({"do": "step", "block": "c-navis-1", "to": "Brundisium"}),
        &["6.1", "6.2", "7.81"],
    );
    p.march(Caesar, "Mare Tyrrhenum", "Neapolis", "c-navis-1").end(Caesar).end(Pompey);
    assert_eq!(p.attacker(), "caesar");
    p.turn(1, Pompey, "C");
    p.fires(Pompey, "legio-1", &[6]);
    p.turn(1, Caesar, "D");
    p.fires(Caesar, "c-navis-1", &[2, 3]);
    assert_eq!((p.at("legio-1"), p.at("c-navis-1")), ("fallen".into(), "Neapolis".into()));
}

/// 7.81: fleets defend ports, against land blocks and fleets; with D they come last.
#[test]
fn r7_81_fleets_defend_ports() {
    let mut p = field()
        .caesar("Mare Tyrrhenum", "c-navis-1")
        .caesar("Roma", "legio-17 legio-8")
        .pompey("Neapolis", "p-navis-1 legio-1")
        .play();
    p.march(Caesar, "Mare Tyrrhenum", "Neapolis", "c-navis-1");
    p.march(Caesar, "Roma", "Neapolis", "legio-17").end(Caesar);
    // By road and by sea are two ways: one of the forces is the reserve (6.2).
    assert_eq!(p.phase(), "main_force");
    p.allowed(Caesar, main_force("Neapolis", "Roma"));
    p.act(Caesar, main_force("Neapolis", "Mare Tyrrhenum")).end(Caesar).end(Pompey);
    assert_eq!(p.line(Caesar), ["c-navis-1"]);
    p.turn(1, Pompey, "C");
    p.passes(Pompey, "legio-1");
    p.turn(1, Pompey, "D");
    p.fires(Pompey, "p-navis-1", &[4, 4]);
    p.turn(1, Caesar, "D");
    p.passes(Caesar, "c-navis-1");
    p.turn(2, Pompey, "C");
    p.passes(Pompey, "legio-1").turn(2, Caesar, "C");
    p.passes(Caesar, "legio-17").turn(2, Pompey, "D");
    p.fires(Pompey, "p-navis-1", &[3, 4]);
    assert_eq!(p.step("legio-17"), 3);
}

// 7.82 ------------------------------------------------------------------------------------------

/// 7.82: attacking fleets go back to the sea they came from, to a friendly sea next door or to a
/// friendly port of the same sea.
#[test]
fn r7_82_where_attacking_fleets_retreat() {
    let mut p = sea_battle();
    p.turn(1, Pompey, "D");
    p.passes(Pompey, "p-navis-1 p-navis-3");
    p.refused(Caesar, retreat("c-navis-1", "Mare Tyrrhenum"), "7.6");
    p.pass_to(2, Caesar, "D");
    p.allowed(Caesar, retreat("c-navis-1", "Mare Tyrrhenum"));
    p.allowed(Caesar, retreat("c-navis-1", "Massilia"));
    p.refused(Caesar, retreat("c-navis-1", "Oceanus Atlanticus"), "7.82");
    p.refused(Caesar, retreat("c-navis-1", "Narbo"), "7.82");
    p.refused_by(Caesar, retreat("c-navis-1", "Tarraco"), &["7.82", "7.61"]);
    p.refused_by(Caesar, retreat("c-navis-1", "Mare Internum"), &["7.82", "6.1", "6.2"]);
}

/// 7.82: a friendly sea next door is open to the attackers though they did not come from there.
#[test]
fn r7_82_attackers_to_another_friendly_sea() {
    let mut p = field()
        .caesar("Mare Tyrrhenum", "c-navis-1")
        .caesar("Oceanus Atlanticus", "c-navis-2")
        .caesar("Ravenna", "legio-13")
        .pompey("Mare Hispanum", "p-navis-1")
        .play();
    p.march(Caesar, "Mare Tyrrhenum", "Mare Hispanum", "c-navis-1").end(Caesar).end(Pompey);
    p.pass_to(2, Caesar, "D").allowed(Caesar, retreat("c-navis-1", "Oceanus Atlanticus"));
    p.refused_by(Caesar, retreat("c-navis-1", "Ravenna"), &["7.82", "6.1", "6.2"]);
    p.act(Caesar, retreat("c-navis-1", "Oceanus Atlanticus"));
    assert_eq!(p.at("c-navis-1"), "Oceanus Atlanticus");
}

/// 7.82: the sea they came from is closed once the enemy is there; with no retreat left they are
/// destroyed in round four.
#[test]
fn r7_82_no_retreat_means_destruction() {
    let mut p = field()
        .caesar("Pontus Euxinus", "c-navis-1")
        .pompey("Propontis", "p-navis-1")
        .pompey("Sinope", "p-navis-2")
        .play();
    p.march(Caesar, "Pontus Euxinus", "Propontis", "c-navis-1").end(Caesar);
    p.march(Pompey, "Sinope", "Pontus Euxinus", "p-navis-2").end(Pompey);
    p.pass_to(2, Caesar, "D");
    p.refused_by(Caesar, retreat("c-navis-1", "Pontus Euxinus"), &["7.82", "7.61"]);
    p.refused(Caesar, retreat("c-navis-1", "Mare Aegaeum"), "7.82");
    p.refused(Caesar, retreat("c-navis-1", "Byzantium"), "7.82");
    p.allowed(Caesar, fire("c-navis-1"));
    p.pass_to(4, Pompey, "D").passes(Pompey, "p-navis-1");
    assert_eq!(p.at("c-navis-1"), "fallen");
    assert_eq!(p.at("p-navis-1"), "Propontis");
}

/// 7.82: defending fleets go to a friendly sea next door, to a neutral one the attacker did not
/// come from, or to a friendly port of the same sea.
#[test]
fn r7_82_where_defending_fleets_retreat() {
    let mut p = sea_battle();
    p.turn(1, Pompey, "D").refused(Pompey, retreat("p-navis-1", "Oceanus Atlanticus"), "7.6");
    p.pass_to(2, Pompey, "D").allowed(Pompey, retreat("p-navis-1", "Oceanus Atlanticus"));
    p.allowed(Pompey, retreat("p-navis-1", "Tarraco"));
    p.refused(Pompey, retreat("p-navis-1", "Mare Tyrrhenum"), "7.82");
    p.refused(Pompey, retreat("p-navis-1", "Narbo"), "7.82");
    p.refused_by(Pompey, retreat("p-navis-1", "Massilia"), &["7.82", "7.61"]);
    // Neither one a round (7.64) nor a road's limit (7.61) is for fleets.
    p.act(Pompey, retreat("p-navis-1", "Oceanus Atlanticus"));
    p.act(Pompey, retreat("p-navis-3", "Oceanus Atlanticus"));
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Caesar]));
}

/// 7.82: only a neutral sea is closed because the attacker came from it; a friendly one is open.
#[test]
fn r7_82_defenders_to_the_attackers_sea_if_friendly() {
    let mut p = field()
        .caesar("Mare Tyrrhenum", "c-navis-1")
        .pompey("Mare Hispanum", "p-navis-1")
        .pompey("Neapolis", "p-navis-2")
        .play();
    p.march(Caesar, "Mare Tyrrhenum", "Mare Hispanum", "c-navis-1").end(Caesar);
    p.march(Pompey, "Neapolis", "Mare Tyrrhenum", "p-navis-2").end(Pompey);
    p.pass_to(2, Pompey, "D").allowed(Pompey, retreat("p-navis-1", "Mare Tyrrhenum"));
}

/// 7.82: no limit on fleets that go the same way in a round.
#[test]
fn r7_82_fleets_have_no_road_limit() {
    let mut p = field()
        .caesar("Mare Tyrrhenum", "c-navis-1 c-navis-2 c-navis-3 c-navis-4 c-navis-5")
        .pompey("Mare Hispanum", "p-navis-1")
        .play();
    p.march(
        Caesar,
        "Mare Tyrrhenum",
        "Mare Hispanum",
        "c-navis-1 c-navis-2 c-navis-3 c-navis-4 c-navis-5",
    );
    p.end(Caesar).end(Pompey).pass_to(2, Caesar, "D");
    for block in ["c-navis-1", "c-navis-2", "c-navis-3", "c-navis-4", "c-navis-5"] {
        p.act(Caesar, retreat(block, "Mare Tyrrhenum"));
    }
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Pompey]));
}

/// 7.82 at a port: the attacking fleet goes back to its sea or to a friendly one; the defending
/// fleet to a friendly or neutral one that the attacker did not come from.
#[test]
fn r7_82_fleets_fighting_in_a_port() {
    let mut p = field()
        .caesar("Mare Tyrrhenum", "c-navis-1")
        .caesar("Mare Hispanum", "c-navis-2")
        .pompey("Utica", "p-navis-3")
        .play();
    p.march(Caesar, "Mare Tyrrhenum", "Utica", "c-navis-1").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "D").allowed(Pompey, retreat("p-navis-3", "Mare Internum"));
    p.refused(Pompey, retreat("p-navis-3", "Mare Tyrrhenum"), "7.82");
    p.refused_by(Pompey, retreat("p-navis-3", "Mare Hispanum"), &["7.82", "7.61"]);
    p.passes(Pompey, "p-navis-3").turn(2, Caesar, "D");
    p.allowed(Caesar, retreat("c-navis-1", "Mare Tyrrhenum"));
    p.allowed(Caesar, retreat("c-navis-1", "Mare Hispanum"));
    p.refused(Caesar, retreat("c-navis-1", "Mare Internum"), "7.82");

    // Attacked by land, every neutral sea is open to the defending fleet, no road is.
    let mut p = field().caesar("Badias", "legio-8").pompey("Utica", "p-navis-3").play();
    p.march(Caesar, "Badias", "Utica", "legio-8").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "D");
    for sea in ["Mare Internum", "Mare Tyrrhenum", "Mare Hispanum"] {
        p.allowed(Pompey, retreat("p-navis-3", sea));
    }
    p.refused_by(Pompey, retreat("p-navis-3", "Tacape"), &["7.82", "6.2"]);
}

/// 7.82, 7.64: a land block's retreat by sea and the fleets' own retreats do not count together.
#[test]
fn r7_82_fleets_beside_a_retreat_by_sea() {
    let mut p = field()
        .caesar("Badias", "legio-8")
        .pompey("Utica", "legio-39 p-navis-2 p-navis-3")
        .pompey("Mare Hispanum", "p-navis-1")
        .pompey("Carthago Nova", "legio-2")
        .play();
    p.march(Caesar, "Badias", "Utica", "legio-8").end(Caesar).end(Pompey);
    p.pass_to(2, Pompey, "C")
        .act(Pompey, retreat_by_sea("legio-39", "Mare Hispanum", "Carthago Nova"));
    p.pass_to(2, Pompey, "D").act(Pompey, retreat("p-navis-2", "Mare Hispanum"));
    p.act(Pompey, retreat("p-navis-3", "Mare Hispanum"));
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Caesar]));
}

/// 7.82: a fleet that attacked the sea from a port goes back to it, though vacant.
#[test]
fn r7_82_back_to_the_port() {
    for edition in ["french", "english-1.1"] {
        let mut p = field()
            .option("edition", edition)
            .caesar("Massilia", "c-navis-1")
            .pompey("Mare Hispanum", "p-navis-1")
            .pompey("Tarraco", "legio-5")
            .play();
        p.march(Caesar, "Massilia", "Mare Hispanum", "c-navis-1").end(Caesar).end(Pompey);
        p.pass_to(2, Caesar, "D").allowed(Caesar, retreat("c-navis-1", "Massilia"));
        p.refused(Caesar, retreat("c-navis-1", "Genua"), "7.82");
        p.refused(Caesar, retreat("c-navis-1", "Mare Tyrrhenum"), "7.82");
    }
}

// 7.83 ------------------------------------------------------------------------------------------

/// 7.83: fleets that win at sea may go to friendly or neutral seas next door and to friendly or
/// neutral ports of the same sea.
#[test]
fn r7_83_where_fleets_regroup() {
    let mut p = field()
        .caesar("Mare Tyrrhenum", "c-navis-1 c-navis-4 c-navis-5")
        .caesar("Massilia", "legio-14")
        .pompey("Mare Hispanum", "p-navis-3:1")
        .pompey("Tarraco", "legio-5")
        .pompey("Oceanus Atlanticus", "p-navis-1")
        .play();
    p.march(Caesar, "Mare Tyrrhenum", "Mare Hispanum", "c-navis-1 c-navis-4")
        .end(Caesar)
        .end(Pompey);
    p.passes(Pompey, "p-navis-3").fires(Caesar, "c-navis-4", &[1, 6]);
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Caesar]));
    for to in ["Mare Tyrrhenum", "Massilia", "Narbo", "Utica", "Caralis"] {
        p.allowed(Caesar, regroup("c-navis-1", to));
    }
    p.refused(Caesar, regroup("c-navis-1", "Oceanus Atlanticus"), "7.83");
    p.refused(Caesar, regroup("c-navis-1", "Tarraco"), "7.83");
    p.refused_by(Caesar, regroup("c-navis-1", "Roma"), &["7.83", "6.1", "6.2"]);
    p.refused_by(Caesar, regroup("c-navis-1", "Mare Internum"), &["7.83", "6.1", "6.2"]);
    p.act(Caesar, regroup("c-navis-1", "Narbo")).act(Caesar, regroup("c-navis-4", "Narbo"));
    assert_eq!((p.at("c-navis-1"), p.at("c-navis-4")), ("Narbo".into(), "Narbo".into()));
}

/// 7.83: neutral seas count, the one the beaten attacker came from too; contested ones do not.
#[test]
fn r7_83_defending_fleets_regroup() {
    let mut p = field()
        .caesar("Mare Tyrrhenum", "c-navis-1:1")
        .caesar("Narbo", "legio-9")
        .pompey("Mare Hispanum", "p-navis-1")
        .pompey("Tarraco", "legio-5")
        .play();
    p.march(Caesar, "Mare Tyrrhenum", "Mare Hispanum", "c-navis-1");
    p.march(Caesar, "Narbo", "Tarraco", "legio-9").end(Caesar).end(Pompey);
    p.act(Caesar, fight("Mare Hispanum")).fires(Pompey, "p-navis-1", &[3, 6]);
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Pompey]));
    p.allowed(Pompey, regroup("p-navis-1", "Mare Tyrrhenum"));
    p.allowed(Pompey, regroup("p-navis-1", "Oceanus Atlanticus"));
    p.refused(Pompey, regroup("p-navis-1", "Tarraco"), "7.83");
}
