//! 7.1 to 7.52: the order of battles, initiative, reserves, hits and the fallen.

use serde_json::json;

use crate::field::*;

// 7.1 -------------------------------------------------------------------------------------------

/// Caesar attacks Genua and Ravenna, where one legion each stands.
fn two_battles(second_attackers_step: u8, second_defenders_step: u8) -> Play {
    let mut p = field()
        .caesar("Massilia", "legio-8")
        .caesar("Aquileia", &format!("legio-13:{second_attackers_step}"))
        .pompey("Genua", "legio-5")
        .pompey("Ravenna", &format!("legio-6:{second_defenders_step}"))
        .play();
    p.march(Caesar, "Massilia", "Genua", "legio-8");
    p.march(Caesar, "Aquileia", "Ravenna", "legio-13");
    p.end(Caesar).end(Pompey);
    p
}

/// 7.1: battles wait for the end of all moves; the first player says which comes first.
#[test]
fn r7_1_first_player_chooses_the_battle() {
    let p = two_battles(3, 3);
    assert_eq!(p.phase(), "choose_battle");
    assert_eq!(p.pending(), [Caesar]);
    p.allowed(Caesar, fight("Genua")).allowed(Caesar, fight("Ravenna"));
    p.refused(Caesar, fight("Massilia"), "7.1").refused(Caesar, fight("Roma"), "7.1");
    p.refused(Pompey, fight("Genua"), "7.1");
    p.refused_by(Caesar, fire("legio-8"), &["7.1", "7.2"]);

    let mut p = pompey_first()
        .pompey("Genua", "legio-5")
        .pompey("Ravenna", "legio-6")
        .caesar("Massilia", "legio-8")
        .caesar("Aquileia", "legio-13")
        .play();
    p.march(Pompey, "Genua", "Massilia", "legio-5");
    p.march(Pompey, "Ravenna", "Aquileia", "legio-6");
    p.end(Pompey);
    assert_eq!(p.phase(), "moves", "the second player moves before any battle");
    p.end(Caesar);
    assert_eq!(p.pending(), [Pompey]);
    p.allowed(Pompey, fight("Massilia")).allowed(Pompey, fight("Aquileia"));
    p.refused(Caesar, fight("Massilia"), "7.1");
}

/// 7.1: one battle at a time; when it is over the first player chooses again, until none is due.
#[test]
fn r7_1_one_battle_after_the_other() {
    let mut p = two_battles(3, 1);
    p.act(Caesar, fight("Ravenna"));
    assert_eq!(p.position()["phase"]["place"], "Ravenna");
    assert_eq!(p.line(Caesar), ["legio-13"]);
    assert_eq!(p.line(Pompey), ["legio-6"]);
    p.refused_by(Pompey, fire("legio-5"), &["4.1", "7.2", "7.3"]);
    p.passes(Pompey, "legio-6").fires(Caesar, "legio-13", &[1, 6, 6]);
    p.begin("Genua");
    assert_eq!(p.line(Caesar), ["legio-8"]);
    assert_eq!(p.line(Pompey), ["legio-5"]);
    p.fires(Pompey, "legio-5", &[1, 1, 1]);
    assert_eq!(p.at("legio-8"), "fallen");
    if p.phase() == "regroup" {
        p.act(Pompey, end_regroup());
    }
    assert_eq!(p.phase(), "play", "no battle is due any more: the next turn begins");
    assert_eq!(p.position()["turn"], 4);
}

/// 7.1: blocks are shown when their battle begins, not before, and stand up again after it.
#[test]
fn r7_1_blocks_are_shown_in_their_own_battle_only() {
    let mut p = two_battles(3, 1);
    for (viewer, block) in [(Caesar, "legio-5"), (Caesar, "legio-6"), (Pompey, "legio-8")] {
        assert!(!p.names(Some(viewer), block), "{block} is seen before its battle");
    }
    p.act(Caesar, fight("Genua"));
    assert!(p.names(Some(Caesar), "legio-5") && p.names(Some(Pompey), "legio-8"));
    assert!(p.names(None, "legio-5") && p.names(None, "legio-8"));
    assert!(!p.names(Some(Caesar), "legio-6") && !p.names(Some(Pompey), "legio-13"));
    p.pass_to(2, Pompey, "C").act(Pompey, retreat("legio-5", "Roma"));
    assert!(!p.names(Some(Caesar), "legio-5"), "a block that has retreated stands again");
    assert!(!p.names(Some(Pompey), "legio-8"), "a victorious block stands again");
    assert!(!p.names(None, "legio-5") && !p.names(None, "legio-8"));
    let seen = json!({"legio-5": "Roma", "legio-8": "Genua"});
    assert_eq!(p.view(None)["public"]["seen"], seen, "but all know where they were seen last");
    p.begin("Ravenna");
    assert!(p.names(Some(Caesar), "legio-6") && p.names(Some(Pompey), "legio-13"));
}

/// 7.1, sidebar on the order of battles: a place still contested is closed to retreats.
#[test]
fn r7_1_ex_order_contested_neighbour_is_closed() {
    let mut p = two_battles(1, 3);
    p.act(Caesar, fight("Genua")).pass_to(2, Pompey, "C");
    p.refused(Pompey, retreat("legio-5", "Ravenna"), "7.61");
    p.allowed(Pompey, retreat("legio-5", "Roma"));
}

/// 7.1, same sidebar: won before, it is friendly and open.
#[test]
fn r7_1_ex_order_won_neighbour_is_open() {
    let mut p = two_battles(1, 3);
    p.act(Caesar, fight("Ravenna")).fires(Pompey, "legio-6", &[1, 6, 6]);
    p.begin("Genua").pass_to(2, Pompey, "C");
    p.allowed(Pompey, retreat("legio-5", "Ravenna"));
}

/// 7.1, same sidebar: lost before, it is the enemy's.
#[test]
fn r7_1_ex_order_lost_neighbour_is_closed() {
    let mut p = two_battles(3, 1);
    p.act(Caesar, fight("Ravenna")).passes(Pompey, "legio-6");
    p.fires(Caesar, "legio-13", &[1, 6, 6]);
    p.begin("Genua").pass_to(2, Pompey, "C");
    p.refused(Pompey, retreat("legio-5", "Ravenna"), "7.61");
}

/// 7.1, same sidebar, for regroups.
#[test]
fn r7_1_ex_order_opens_regroups() {
    let mut p = two_battles(3, 1);
    p.act(Caesar, fight("Genua")).pass_to(2, Pompey, "C").act(Pompey, retreat("legio-5", "Roma"));
    assert_eq!(p.phase(), "regroup");
    p.refused(Caesar, regroup("legio-8", "Ravenna"), "7.7");

    let mut p = two_battles(3, 1);
    p.act(Caesar, fight("Ravenna")).passes(Pompey, "legio-6");
    p.fires(Caesar, "legio-13", &[1, 6, 6]);
    p.begin("Genua").pass_to(2, Pompey, "C").act(Pompey, retreat("legio-5", "Roma"));
    p.allowed(Caesar, regroup("legio-8", "Ravenna"));
}

/// 7.1, sidebar: both sides move before any fight, so each may attack here and defend there.
#[test]
fn r7_1_ex_attacker_here_defender_there() {
    let mut p = field()
        .caesar("Massilia", "legio-8")
        .caesar("Ravenna", "legio-13")
        .pompey("Genua", "legio-5")
        .pompey("Aquileia", "legio-6")
        .play();
    p.march(Caesar, "Massilia", "Genua", "legio-8").end(Caesar);
    p.march(Pompey, "Aquileia", "Ravenna", "legio-6").end(Pompey);
    p.refused(Pompey, fight("Ravenna"), "7.1");
    p.act(Caesar, fight("Ravenna"));
    assert_eq!(p.attacker(), "pompey");
    p.turn(1, Caesar, "C");
    p.passes(Caesar, "legio-13").turn(1, Pompey, "C");
    p.pass_to(2, Caesar, "C").act(Caesar, retreat("legio-13", "Asculum"));
    p.begin("Genua");
    assert_eq!(p.attacker(), "caesar");
    p.turn(1, Pompey, "C");
    p.passes(Pompey, "legio-5").turn(1, Caesar, "C");
}

// 7.2 -------------------------------------------------------------------------------------------

/// 7.2, sidebar: Caesar and Equitatus 1 attack Pompeius and Navis 1.
#[test]
fn r7_2_ex_initiative() {
    let mut p = field()
        .caesar("Roma", "caesar c-equitatus-1")
        .pompey("Neapolis", "pompeius p-navis-1")
        .play();
    p.march(Caesar, "Roma", "Neapolis", "caesar c-equitatus-1").end(Caesar).end(Pompey);
    for round in 1..=3 {
        p.turn(round, Caesar, "A").refused(Caesar, fire("c-equitatus-1"), "7.2");
        p.refused(Pompey, fire("pompeius"), "7.2");
        p.passes(Caesar, "caesar").turn(round, Pompey, "B");
        p.refused(Pompey, fire("p-navis-1"), "7.2");
        p.passes(Pompey, "pompeius").turn(round, Caesar, "B");
        p.refused(Caesar, fire("caesar"), "7.2");
        p.passes(Caesar, "c-equitatus-1").turn(round, Pompey, "D");
        p.refused(Pompey, fire("pompeius"), "7.2");
        p.passes(Pompey, "p-navis-1");
    }
    p.turn(4, Caesar, "A");
}

/// 7.2: A, B, C, D, and the defender first within a letter; so in each round.
#[test]
fn r7_2_letters_in_order_defender_first() {
    let mut p = field()
        .caesar("Roma", "caesar c-equitatus-1 legio-8 c-ballista")
        .pompey("Neapolis", "scipio pompeius legio-1 p-navis-1")
        .play();
    p.march(Caesar, "Roma", "Neapolis", "caesar c-equitatus-1 legio-8 c-ballista");
    p.end(Caesar).end(Pompey);
    for round in 1..=3 {
        for (letter, defender, attacker) in [
            ("A", "scipio", "caesar"),
            ("B", "pompeius", "c-equitatus-1"),
            ("C", "legio-1", "legio-8"),
            ("D", "p-navis-1", "c-ballista"),
        ] {
            p.turn(round, Pompey, letter).allowed(Pompey, fire(defender));
            p.passes(Pompey, defender).turn(round, Caesar, letter).allowed(Caesar, fire(attacker));
            p.passes(Caesar, attacker);
        }
    }
}

/// 7.2: the owner orders blocks of one letter; each acts once a round.
#[test]
fn r7_2_each_block_acts_once_a_round() {
    let mut p =
        field().caesar("Roma", "legio-8 legio-12 legio-13").pompey("Neapolis", "scipio").play();
    p.march(Caesar, "Roma", "Neapolis", "legio-8 legio-12 legio-13").end(Caesar).end(Pompey);
    p.passes(Pompey, "scipio").turn(1, Caesar, "C");
    for block in ["legio-8", "legio-12", "legio-13"] {
        p.allowed(Caesar, fire(block)).allowed(Caesar, pass(block));
    }
    p.fires(Caesar, "legio-12", &[4, 5, 6]).turn(1, Caesar, "C");
    p.refused(Caesar, fire("legio-12"), "7.2").refused(Caesar, pass("legio-12"), "7.2");
    p.passes(Caesar, "legio-8");
    p.refused(Caesar, fire("legio-8"), "7.2").allowed(Caesar, fire("legio-13"));
    p.fires(Caesar, "legio-13", &[4, 5, 6]).turn(2, Pompey, "A");
    p.passes(Pompey, "scipio").allowed(Caesar, fire("legio-12"));
}

/// 7.2: fight, retreat or pass; the first round knows no retreat, the second does.
#[test]
fn r7_2_three_choices_two_in_round_one() {
    let mut p = field().caesar("Roma", "legio-8").pompey("Neapolis", "legio-1").play();
    p.march(Caesar, "Roma", "Neapolis", "legio-8").end(Caesar).end(Pompey);
    p.allowed(Pompey, fire("legio-1")).allowed(Pompey, pass("legio-1"));
    p.refused(Pompey, retreat("legio-1", "Brundisium"), "7.6");
    p.pass_to(2, Pompey, "C");
    p.allowed(Pompey, fire("legio-1")).allowed(Pompey, pass("legio-1"));
    p.allowed(Pompey, retreat("legio-1", "Brundisium"));
}

/// 7.2: a battle has four rounds at most; in the fourth the attacker leaves at his letter, and the
/// defender keeps the place.
#[test]
fn r7_2_four_rounds_at_most() {
    let mut p = field()
        .caesar("Roma", "caesar legio-8")
        .pompey("Neapolis", "pompeius legio-1 p-navis-1")
        .play();
    p.march(Caesar, "Roma", "Neapolis", "caesar legio-8").end(Caesar).end(Pompey);
    p.pass_to(3, Caesar, "C").allowed(Caesar, fire("legio-8")).allowed(Caesar, pass("legio-8"));
    p.pass_to(4, Caesar, "A");
    p.refused(Caesar, fire("caesar"), "7.62").refused(Caesar, pass("caesar"), "7.62");
    p.act(Caesar, retreat("caesar", "Roma")).turn(4, Pompey, "B");
    p.allowed(Pompey, fire("pompeius")).allowed(Pompey, pass("pompeius"));
    p.passes(Pompey, "pompeius").passes(Pompey, "legio-1").turn(4, Caesar, "C");
    p.refused(Caesar, fire("legio-8"), "7.62").refused(Caesar, pass("legio-8"), "7.62");
    p.act(Caesar, retreat("legio-8", "Roma"));
    assert_eq!(p.phase(), "regroup", "nobody is left to fight: Navis 1 does not act any more");
    assert_eq!(p.pending(), [Pompey]);
    assert_eq!(p.at("pompeius"), "Neapolis");
    assert_eq!((p.at("caesar"), p.at("legio-8")), ("Roma".into(), "Roma".into()));
}

// 7.3 -------------------------------------------------------------------------------------------

/// The example of 7.3, up to the choice of the main force.
fn tarraco() -> Play {
    let mut p = field()
        .caesar("Narbo", "legio-7 legio-8 legio-9 legio-10")
        .caesar("Bilbilis", "caesar c-equitatus-1")
        .pompey("Tarraco", "legio-5 legio-6 p-equitatus-1")
        .pompey("Carthago Nova", "legio-2 legio-4 pompeius p-auxilia-1")
        .play();
    p.march(Caesar, "Narbo", "Tarraco", "legio-7 legio-8 legio-9 legio-10");
    p.march(Caesar, "Bilbilis", "Tarraco", "caesar c-equitatus-1").end(Caesar);
    p
}

/// 7.3, example: three defenders meet the four of the main force; the two from Bilbilis and the
/// four from Carthago Nova join in round two.
#[test]
fn r7_3_ex_tarraco() {
    let mut p = tarraco();
    p.act(Caesar, main_force("Tarraco", "Narbo")).end(Caesar);
    p.march(Pompey, "Carthago Nova", "Tarraco", "legio-2 legio-4 pompeius p-auxilia-1").end(Pompey);
    assert_eq!(p.line(Caesar), ["legio-10", "legio-7", "legio-8", "legio-9"]);
    assert_eq!(p.line(Pompey), ["legio-5", "legio-6", "p-equitatus-1"]);
    assert_eq!((p.at("caesar"), p.at("legio-2")), ("Tarraco".into(), "Tarraco".into()));

    // Caesar (A) and Pompeius (B) would act first, but stand in reserve.
    p.turn(1, Pompey, "B").refused(Pompey, fire("pompeius"), "7.3");
    p.refused(Pompey, pass("pompeius"), "7.3").refused(Pompey, fire("p-auxilia-1"), "7.3");
    p.refused_by(Pompey, retreat("pompeius", "Carthago Nova"), &["7.3", "7.6"]);
    p.fires(Pompey, "p-equitatus-1", &[4, 4]).turn(1, Pompey, "C");
    p.refused(Pompey, fire("legio-2"), "7.3");
    p.passes(Pompey, "legio-5 legio-6");
    p.turn(1, Caesar, "C").refused(Caesar, fire("caesar"), "7.3");
    p.refused(Caesar, pass("c-equitatus-1"), "7.3");

    // Legio 2 in reserve is the strongest of all, and takes no hit in round one.
    p.fires(Caesar, "legio-10", &[4, 5, 6]).owes_hits(Pompey, 1);
    p.allowed(Pompey, take_hit("legio-5")).allowed(Pompey, take_hit("legio-6"));
    p.act(Pompey, take_hit("legio-5"));
    p.passes(Caesar, "legio-7 legio-8 legio-9");

    p.turn(2, Caesar, "A");
    assert_eq!(p.line(Caesar).len(), 6);
    assert_eq!(p.line(Pompey).len(), 7);
    assert_eq!(p.step("legio-2"), 4, "reserves come in whole while the main force stands");
    assert_eq!((p.step("caesar"), p.step("c-equitatus-1"), p.step("legio-4")), (3, 3, 3));
    p.fires(Caesar, "caesar", &[3, 4, 4]);
    assert_eq!(p.step("p-auxilia-1") + p.step("legio-2"), 8, "the owner chooses among the IVs");
    p.act(Pompey, take_hit("legio-2"));
    assert_eq!(p.step("legio-2"), 3);
    p.turn(2, Pompey, "B").allowed(Pompey, fire("pompeius")).allowed(Pompey, fire("p-auxilia-1"));
    p.allowed(Pompey, retreat("pompeius", "Carthago Nova"));
}

/// 7.3: a block in reserve may not be chosen to take a hit, and that is why.
#[test]
fn r7_3_reserves_take_no_hits() {
    let mut p = tarraco();
    p.act(Caesar, main_force("Tarraco", "Narbo")).end(Caesar);
    p.march(Pompey, "Carthago Nova", "Tarraco", "legio-2").end(Pompey);
    p.pass_to(1, Caesar, "C").fires(Caesar, "legio-10", &[4, 5, 6]).owes_hits(Pompey, 1);
    p.allowed(Pompey, take_hit("legio-5")).refused(Pompey, take_hit("p-equitatus-1"), "7.4");
    p.refused(Pompey, take_hit("legio-2"), "7.3");
}

/// 7.3: of three roads too, one brings the main force; the others join together in round two.
#[test]
fn r7_3_three_roads() {
    let mut p = field()
        .caesar("Genua", "legio-8")
        .caesar("Ravenna", "legio-13")
        .caesar("Asculum", "legio-16")
        .pompey("Roma", "legio-1")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8").march(Caesar, "Ravenna", "Roma", "legio-13");
    p.march(Caesar, "Asculum", "Roma", "legio-16").end(Caesar);
    p.allowed(Caesar, main_force("Roma", "Genua")).allowed(Caesar, main_force("Roma", "Asculum"));
    p.act(Caesar, main_force("Roma", "Ravenna")).end(Caesar).end(Pompey);
    assert_eq!(p.line(Caesar), ["legio-13"]);
    p.pass_to(2, Pompey, "C");
    assert_eq!(p.line(Caesar), ["legio-13", "legio-16", "legio-8"]);
}

/// 7.3: the attacker says which road brings the main force.
#[test]
fn r7_3_attacker_chooses_the_main_force() {
    let mut p = tarraco();
    assert_eq!(p.phase(), "main_force");
    assert_eq!(p.pending(), [Caesar]);
    p.allowed(Caesar, main_force("Tarraco", "Narbo"));
    p.refused(Caesar, main_force("Tarraco", "Carthago Nova"), "7.3");
    p.refused(Caesar, main_force("Narbo", "Tarraco"), "7.3");
    p.refused(Pompey, main_force("Tarraco", "Narbo"), "7.3");
    p.act(Caesar, main_force("Tarraco", "Bilbilis")).end(Caesar).end(Pompey);
    assert_eq!(p.line(Caesar), ["c-equitatus-1", "caesar"]);
    p.turn(1, Caesar, "A").refused(Caesar, fire("legio-8"), "7.3");
    p.pass_to(2, Caesar, "C").allowed(Caesar, fire("legio-8"));
}

/// 7.3: the second player's attack by two roads has a main force and a reserve too.
#[test]
fn r7_3_second_player_attacking_by_two_roads() {
    let mut p = field()
        .caesar("Roma", "legio-17")
        .pompey("Neapolis", "pompeius")
        .pompey("Ravenna", "legio-3")
        .play();
    p.end(Caesar);
    p.march(Pompey, "Neapolis", "Roma", "pompeius").march(Pompey, "Ravenna", "Roma", "legio-3");
    p.end(Pompey);
    assert_eq!((p.phase(), p.pending()), ("main_force".into(), vec![Pompey]));
    p.act(Pompey, main_force("Roma", "Ravenna")).end(Pompey);
    assert_eq!((p.line(Caesar), p.line(Pompey)), (vec!["legio-17".into()], vec!["legio-3".into()]));
    assert_eq!(p.attacker(), "pompey");
}

/// 7.3: a single road needs no choice, and brings no reserve.
#[test]
fn r7_3_one_road_is_all_main_force() {
    let mut p = field().caesar("Roma", "legio-8 legio-12").pompey("Neapolis", "legio-1").play();
    p.march(Caesar, "Roma", "Neapolis", "legio-8 legio-12").end(Caesar);
    assert_eq!((p.phase(), p.pending()), ("moves".into(), vec![Pompey]));
    p.end(Pompey);
    assert_eq!(p.line(Caesar), ["legio-12", "legio-8"]);
}

/// 7.3: only what the second player sends into a battle of the first is in reserve: blocks that
/// the first player moved into a city before it was attacked defend it from round one.
#[test]
fn r7_3_first_players_arrivals_are_no_reserve() {
    let mut p = field()
        .caesar("Massilia", "legio-8")
        .caesar("Genua", "legio-12")
        .pompey("Roma", "legio-1 legio-2")
        .play();
    p.march(Caesar, "Massilia", "Genua", "legio-8").end(Caesar);
    p.march(Pompey, "Roma", "Genua", "legio-1 legio-2").end(Pompey);
    assert_eq!(p.attacker(), "pompey");
    assert_eq!(p.line(Caesar), ["legio-12", "legio-8"]);
    assert_eq!(p.line(Pompey), ["legio-1", "legio-2"]);
}

/// 7.3: reserves are not shown before round two.
#[test]
fn r7_3_reserves_are_hidden_in_round_one() {
    let mut p = tarraco();
    p.act(Caesar, main_force("Tarraco", "Narbo")).end(Caesar);
    p.march(Pompey, "Carthago Nova", "Tarraco", "legio-2").end(Pompey);
    assert!(p.names(Some(Pompey), "legio-8") && !p.names(Some(Pompey), "c-equitatus-1"));
    assert!(p.names(Some(Caesar), "legio-5") && !p.names(Some(Caesar), "legio-2"));
    assert!(!p.names(None, "legio-2") && !p.names(None, "c-equitatus-1"));
    p.pass_to(2, Caesar, "A");
    assert!(p.names(Some(Pompey), "c-equitatus-1") && p.names(Some(Caesar), "legio-2"));
}

// 7.31 ------------------------------------------------------------------------------------------

/// Legio 7 attacks Tarraco from Narbo, others come from Bilbilis in reserve.
fn thin_main_force(main: &str, reserve: &str, defenders: &str) -> Play {
    let names = |words: &str| {
        let names: Vec<&str> =
            words.split_whitespace().map(|word| word.split(':').next().unwrap_or(word)).collect();
        names.join(" ")
    };
    let mut p = field()
        .caesar("Narbo", main)
        .caesar("Bilbilis", reserve)
        .pompey("Tarraco", defenders)
        .play();
    p.march(Caesar, "Narbo", "Tarraco", &names(main));
    p.march(Caesar, "Bilbilis", "Tarraco", &names(reserve)).end(Caesar);
    p.act(Caesar, main_force("Tarraco", "Narbo")).end(Caesar).end(Pompey);
    p
}

/// 7.31: the main force gone in round one, each block in reserve loses a step, once, and fights on.
#[test]
fn r7_31_attackers_reserve_is_disrupted() {
    let mut p = thin_main_force("legio-7:1", "legio-8:3 legio-9:1", "p-equitatus-1 legio-5");
    // Two hits: one is enough for the main force, the other does not reach the reserve.
    p.fires(Pompey, "p-equitatus-1", &[3, 3]);
    assert_eq!(p.at("legio-7"), "fallen");
    p.turn(2, Pompey, "B");
    assert_eq!(p.step("legio-8"), 2);
    assert_eq!(p.at("legio-9"), "fallen", "its only step is lost");
    assert_eq!(p.line(Caesar), ["legio-8"]);
    assert_eq!(p.attacker(), "caesar", "a disrupted attacker stays the attacker");
    p.pass_to(2, Pompey, "C").pass_to(2, Caesar, "C").fires(Caesar, "legio-8", &[4, 4]);
    p.pass_to(4, Caesar, "C").refused(Caesar, fire("legio-8"), "7.62");
    assert_eq!(p.step("legio-8"), 2, "disrupted once only");
}

/// 7.31: while one block of the main force stands at the end of round one, nobody is disrupted.
#[test]
fn r7_31_not_while_the_main_force_stands() {
    let mut p = thin_main_force("legio-7:1 legio-10:1", "legio-8:3", "p-equitatus-1 legio-5");
    p.fires(Pompey, "p-equitatus-1", &[3, 4]).act(Caesar, take_hit("legio-7"));
    p.pass_to(2, Pompey, "B");
    assert_eq!((p.step("legio-8"), p.step("legio-10")), (3, 1));
}

/// Ruling R-17: a Cleopatra who came over holds the line of her new side.
#[test]
fn r7_31_not_while_cleopatra_holds_the_line() {
    let mut p = field()
        .caesar("Memphis", "c-auxilia-3:1")
        .caesar("Catabathmus", "legio-8")
        .pompey("Alexandria", "cleopatra:1 legio-38:1")
        .play();
    p.march(Caesar, "Memphis", "Alexandria", "c-auxilia-3");
    p.march(Caesar, "Catabathmus", "Alexandria", "legio-8").end(Caesar);
    p.act(Caesar, main_force("Alexandria", "Memphis")).end(Caesar).end(Pompey);
    p.fires(Caesar, "c-auxilia-3", &[1]).act(Pompey, take_hit("cleopatra"));
    p.fires(Pompey, "legio-38", &[1]).act(Caesar, take_hit("c-auxilia-3"));
    assert_eq!((p.round(), p.line(Caesar)), (2, vec!["cleopatra".into(), "legio-8".into()]));
    assert_eq!(p.step("legio-8"), 3, "the reserve is not disrupted");
}

/// 7.31: it happens in round one only; a main force that falls later disrupts nobody.
#[test]
fn r7_31_only_in_round_one() {
    let mut p = thin_main_force("legio-7:2", "legio-8:1", "p-equitatus-1 legio-5");
    p.pass_to(2, Pompey, "B").fires(Pompey, "p-equitatus-1", &[1, 1]);
    p.act(Caesar, take_hit("legio-7"));
    assert_eq!(p.at("legio-7"), "fallen");
    assert_eq!((p.at("legio-8"), p.step("legio-8")), ("line".into(), 1));
    assert_eq!(p.attacker(), "caesar");
}

/// 7.31: when disruption leaves nobody, the battle is lost; leaders are then trophies.
#[test]
fn r7_31_disruption_can_end_the_battle() {
    let mut p = thin_main_force("legio-7:1", "legio-8:1 antonius:1", "p-equitatus-1 legio-5");
    p.fires(Pompey, "p-equitatus-1", &[3, 4]);
    assert_eq!((p.at("legio-8"), p.at("antonius")), ("fallen".into(), "trophy".into()));
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Pompey]));
    assert_eq!(p.at("legio-5"), "Tarraco");
}

/// 7.31: without a reserve, the fall of the main force ends the battle at once.
#[test]
fn r7_31_no_reserve_no_disruption() {
    let mut p =
        field().caesar("Narbo", "legio-7:1").pompey("Tarraco", "p-equitatus-1 legio-5").play();
    p.march(Caesar, "Narbo", "Tarraco", "legio-7").end(Caesar).end(Pompey);
    p.fires(Pompey, "p-equitatus-1", &[3, 4]);
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Pompey]));
    assert_eq!((p.step("p-equitatus-1"), p.step("legio-5")), (2, 3));
}

/// Caesar's main force has shot the one defender of Tarraco; Pompey's reserve is disrupted.
fn disrupted_defence() -> Play {
    let mut p = field()
        .caesar("Narbo", "caesar legio-8 c-ballista")
        .pompey("Tarraco", "legio-5:1")
        .pompey("Carthago Nova", "legio-2 p-ballista scipio")
        .play();
    p.march(Caesar, "Narbo", "Tarraco", "caesar legio-8 c-ballista").end(Caesar);
    p.march(Pompey, "Carthago Nova", "Tarraco", "legio-2 p-ballista scipio").end(Pompey);
    p.fires(Caesar, "caesar", &[1, 6, 6]);
    p
}

/// 7.31: when the defender's reserve is disrupted, the attacker becomes the defender: he acts
/// first within a letter, and the ballistae change letters.
#[test]
fn r7_31_disrupted_defender_becomes_the_attacker() {
    let mut p = disrupted_defence();
    assert_eq!(p.at("legio-5"), "fallen");
    assert_eq!((p.step("legio-2"), p.step("p-ballista"), p.step("scipio")), (3, 1, 2));
    assert_eq!((p.step("caesar"), p.step("legio-8"), p.step("c-ballista")), (3, 3, 2));
    assert_eq!(p.attacker(), "pompey");
    for round in [2, 3] {
        p.turn(round, Caesar, "A");
        p.passes(Caesar, "caesar");
        p.turn(round, Pompey, "A");
        p.passes(Pompey, "scipio");
        p.turn(round, Caesar, "B");
        p.passes(Caesar, "c-ballista");
        p.turn(round, Caesar, "C");
        p.passes(Caesar, "legio-8");
        p.turn(round, Pompey, "C");
        p.passes(Pompey, "legio-2");
        p.turn(round, Pompey, "D");
        p.passes(Pompey, "p-ballista");
    }
    // For the rest of the battle: it is Pompey who must go in round four.
    p.turn(4, Caesar, "A").allowed(Caesar, fire("caesar"));
    p.passes(Caesar, "caesar");
    p.turn(4, Pompey, "A").refused(Pompey, fire("scipio"), "7.62");
    p.refused(Pompey, pass("scipio"), "7.62");
    p.act(Pompey, retreat("scipio", "Carthago Nova"));
    p.turn(4, Caesar, "B");
    p.fires(Caesar, "c-ballista", &[4, 5]);
    assert_eq!(p.step("legio-2"), 2);
    p.passes(Caesar, "legio-8").act(Pompey, retreat("legio-2", "Carthago Nova"));
    p.act(Pompey, retreat("p-ballista", "Carthago Nova"));
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Caesar]));
}

/// 7.31: only the side whose main force fell is disrupted: the attacker's reserve comes in whole.
#[test]
fn r7_31_the_other_reserve_is_not_disrupted() {
    let mut p = field()
        .caesar("Narbo", "caesar")
        .caesar("Bilbilis", "legio-8 legio-9:1")
        .pompey("Tarraco", "legio-5:1")
        .pompey("Carthago Nova", "legio-2")
        .play();
    p.march(Caesar, "Narbo", "Tarraco", "caesar");
    p.march(Caesar, "Bilbilis", "Tarraco", "legio-8 legio-9").end(Caesar);
    p.act(Caesar, main_force("Tarraco", "Narbo")).end(Caesar);
    p.march(Pompey, "Carthago Nova", "Tarraco", "legio-2").end(Pompey);
    p.fires(Caesar, "caesar", &[1, 6, 6]).turn(2, Caesar, "A");
    assert_eq!((p.step("legio-8"), p.step("legio-9"), p.step("legio-2")), (3, 1, 3));
    assert_eq!(p.line(Caesar), ["caesar", "legio-8", "legio-9"]);
    assert_eq!(p.attacker(), "pompey");
}

/// Who is not asked in a battle hears which decision is due.
#[test]
fn r7_2_the_decision_that_is_due_is_cited() {
    let mut p = two_battles(3, 3);
    p.refused_as(Pompey, end_regroup(), "7.1", "not_your_decision");
    p.act(Caesar, fight("Genua"));
    p.refused_as(Caesar, end_moves(), "7.2", "not_your_decision");
    p.passes(Pompey, "legio-5").refused_as(Pompey, pass("legio-5"), "7.2", "not_your_decision");

    let mut p = field().caesar("Roma", "caesar").pompey("Neapolis", "legio-1:1 legio-2:1").play();
    p.march(Caesar, "Roma", "Neapolis", "caesar").end(Caesar).end(Pompey);
    p.fires(Caesar, "caesar", &[1, 6, 6]).owes_hits(Pompey, 1);
    p.refused_as(Caesar, pass("caesar"), "7.4", "not_your_decision");
    p.act(Pompey, take_hit("legio-1"));
    p.passes(Pompey, "legio-2").fires(Caesar, "caesar", &[1, 6, 6]);
    assert_eq!(p.phase(), "regroup");
    p.refused_as(Pompey, end_regroup(), "7.7", "not_your_decision");
}

/// 7.31: retreats follow the new roles (7.62, 7.63).
#[test]
fn r7_31_retreats_after_the_roles_change() {
    let mut p = disrupted_defence();
    p.turn(2, Caesar, "A").allowed(Caesar, retreat("caesar", "Narbo"));
    p.allowed(Caesar, retreat("caesar", "Bilbilis"));
    p.refused(Caesar, retreat("caesar", "Carthago Nova"), "7.63");
    p.passes(Caesar, "caesar").turn(2, Pompey, "A");
    p.allowed(Pompey, retreat("scipio", "Carthago Nova"));
    p.refused(Pompey, retreat("scipio", "Bilbilis"), "7.62");
    p.refused(Pompey, retreat("scipio", "Narbo"), "7.62");
}

// 7.4 -------------------------------------------------------------------------------------------

/// 7.4, example: Caesar at III rolls three dice; 1, 2 and 3 hit.
#[test]
fn r7_4_ex_caesar_rolls_three_dice() {
    for (faces, left) in [([1, 2, 3], 1), ([3, 1, 4], 2), ([2, 4, 5], 3), ([4, 5, 6], 4)] {
        let mut p = field().caesar("Roma", "caesar").pompey("Neapolis", "legio-1").play();
        p.march(Caesar, "Roma", "Neapolis", "caesar").end(Caesar).end(Pompey);
        p.fires(Caesar, "caesar", &faces);
        assert_eq!(p.step("legio-1"), left, "{faces:?}");
    }
}

/// 7.4: a face up to the firepower hits, the next does not; for every firepower, both sides.
#[test]
fn r7_4_firepower_is_the_highest_hit() {
    for (block, letter, firepower) in [
        ("c-auxilia-3", "A", 1),
        ("antonius", "A", 2),
        ("c-equitatus-1", "B", 2),
        ("c-equitatus-3", "B", 3),
        ("legio-7", "C", 2),
        ("legio-8", "C", 3),
        ("legio-10", "C", 4),
    ] {
        let mut p =
            field().caesar("Roma", &format!("{block}:2")).pompey("Neapolis", "legio-1").play();
        p.march(Caesar, "Roma", "Neapolis", block).end(Caesar).end(Pompey);
        p.pass_to(1, Caesar, letter).fires(Caesar, block, &[firepower, firepower + 1]);
        assert_eq!(p.step("legio-1"), 3, "{block}");
    }
    for (block, letter, firepower) in [
        ("p-auxilia-1", "B", 1),
        ("scipio", "A", 2),
        ("pompeius", "B", 3),
        ("legio-1", "C", 2),
        ("legio-3", "C", 3),
        ("cleopatra", "C", 1),
    ] {
        let mut p =
            field().caesar("Roma", "legio-17").pompey("Neapolis", &format!("{block}:2")).play();
        p.march(Caesar, "Roma", "Neapolis", "legio-17").end(Caesar).end(Pompey);
        p.turn(1, Pompey, letter);
        p.act(Pompey, pass(block));
        p.pass_to(2, Pompey, letter).fires(Pompey, block, &[firepower + 1, firepower]);
        assert_eq!(p.step("legio-17"), 3, "{block}");
    }
}

/// 7.4: as many dice as the strength of the moment.
#[test]
fn r7_4_one_die_per_strength() {
    for step in 1..=4 {
        let mut p = field()
            .caesar("Roma", &format!("legio-17:{step}"))
            .pompey("Neapolis", "legio-1")
            .play();
        p.march(Caesar, "Roma", "Neapolis", "legio-17").end(Caesar).end(Pompey);
        p.passes(Pompey, "legio-1").fires(Caesar, "legio-17", &vec![6; step]);
        p.turn(2, Pompey, "C");
    }
}

/// 7.4, note: combat is not simultaneous; a block that was hit fires with what is left.
#[test]
fn r7_4_hits_apply_at_once() {
    let mut p = field().caesar("Roma", "legio-8").pompey("Neapolis", "legio-1").play();
    p.march(Caesar, "Roma", "Neapolis", "legio-8").end(Caesar).end(Pompey);
    p.fires(Pompey, "legio-1", &[1, 2, 3, 4]);
    assert_eq!(p.step("legio-8"), 1);
    p.fires(Caesar, "legio-8", &[3]);
    assert_eq!(p.step("legio-1"), 3);
    p.fires(Pompey, "legio-1", &[6, 6, 2]);
    assert_eq!(p.at("legio-8"), "fallen");
    assert_ne!(p.phase(), "battle", "the dead do not fire back");
}

/// 7.4, sidebar: two hits on III, II, II. The first falls on the III, the second on any.
#[test]
fn r7_4_ex_two_hits_on_three_blocks() {
    for chosen in ["legio-5", "legio-6", "legio-4"] {
        let mut p = field()
            .caesar("Roma", "caesar")
            .pompey("Neapolis", "legio-5:3 legio-6:2 legio-4:2")
            .play();
        p.march(Caesar, "Roma", "Neapolis", "caesar").end(Caesar).end(Pompey);
        p.fires(Caesar, "caesar", &[1, 2, 6]).owes_hits(Pompey, 1);
        assert_eq!((p.step("legio-5"), p.step("legio-6"), p.step("legio-4")), (2, 2, 2));
        for block in ["legio-5", "legio-6", "legio-4"] {
            p.allowed(Pompey, take_hit(block));
        }
        p.refused(Caesar, take_hit("legio-5"), "7.4");
        p.act(Pompey, take_hit(chosen)).turn(1, Pompey, "C");
        for block in ["legio-5", "legio-6", "legio-4"] {
            assert_eq!(p.step(block), if block == chosen { 1 } else { 2 });
        }
    }
}

/// 7.4: no weaker block may take the hit, whoever fires at whom.
#[test]
fn r7_4_the_strongest_is_hit() {
    let mut p = field()
        .caesar("Roma", "legio-17:4 legio-18:4 legio-8:3")
        .pompey("Neapolis", "pompeius legio-5:3 legio-6:1")
        .play();
    p.march(Caesar, "Roma", "Neapolis", "legio-17 legio-18 legio-8").end(Caesar).end(Pompey);
    p.fires(Pompey, "pompeius", &[3, 2, 1]).owes_hits(Caesar, 3);
    p.refused(Caesar, take_hit("legio-8"), "7.4");
    p.refused(Pompey, take_hit("legio-17"), "7.4");
    p.refused_by(Caesar, fire("legio-17"), &["7.4", "7.2"]);
    // IV, IV, III: the two IVs take a hit each, then all three are equal.
    p.act(Caesar, take_hit("legio-18")).owes_hits(Caesar, 1);
    assert_eq!((p.step("legio-17"), p.step("legio-18"), p.step("legio-8")), (3, 3, 3));
    p.act(Caesar, take_hit("legio-8"));
    assert_eq!((p.step("legio-17"), p.step("legio-18"), p.step("legio-8")), (3, 3, 2));
    // Three hits on two blocks at III and one at I never reach the I.
    p.passes(Pompey, "legio-5 legio-6").fires(Caesar, "legio-17", &[1, 1, 2]);
    p.act(Pompey, take_hit("pompeius"));
    assert_eq!((p.step("pompeius") + p.step("legio-5"), p.step("legio-6")), (4, 1));
}

/// 7.4: below I a block is gone at once; hits left over are lost.
#[test]
fn r7_4_eliminated_below_one() {
    let mut p = field().caesar("Roma", "caesar").pompey("Neapolis", "legio-5:1 pompeius:1").play();
    p.march(Caesar, "Roma", "Neapolis", "caesar").end(Caesar).end(Pompey);
    p.fires(Caesar, "caesar", &[1, 6, 6]).act(Pompey, take_hit("legio-5"));
    assert_eq!(p.at("legio-5"), "fallen");
    assert_eq!(p.line(Pompey), ["pompeius"]);
    p.passes(Pompey, "pompeius").fires(Caesar, "caesar", &[1, 2, 3]);
    assert_eq!(p.at("pompeius"), "trophy");
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Caesar]));
    assert_eq!((p.at("caesar"), p.step("caesar")), ("Neapolis".into(), 3));
}

// 7.41 ------------------------------------------------------------------------------------------

/// 7.41: the elephant rolls four dice, after a hit two, and dies of the second hit.
#[test]
fn r7_41_elephant_has_two_steps() {
    let mut p = field().caesar("Roma", "caesar legio-17").pompey("Neapolis", "elephant").play();
    p.march(Caesar, "Roma", "Neapolis", "caesar legio-17").end(Caesar).end(Pompey);
    p.passes(Caesar, "caesar").fires(Pompey, "elephant", &[3, 4, 5, 6]);
    assert_eq!(p.step("legio-17"), 3);
    p.passes(Caesar, "legio-17").turn(2, Caesar, "A");
    p.fires(Caesar, "caesar", &[1, 6, 6]).turn(2, Pompey, "B");
    p.fires(Pompey, "elephant", &[6, 6]).passes(Caesar, "legio-17").turn(3, Caesar, "A");
    p.fires(Caesar, "caesar", &[1, 6, 6]);
    assert_eq!(p.at("elephant"), "fallen");
}

/// 7.41: two hits at once kill it.
#[test]
fn r7_41_two_hits_kill_the_elephant() {
    let mut p = field().caesar("Roma", "caesar").pompey("Neapolis", "elephant legio-5:1").play();
    p.march(Caesar, "Roma", "Neapolis", "caesar").end(Caesar).end(Pompey);
    p.fires(Caesar, "caesar", &[1, 2, 6]);
    assert_eq!((p.at("elephant"), p.step("legio-5")), ("fallen".into(), 1));
    p.turn(1, Pompey, "C");
}

/// 7.41: it counts as IV, then as II, when the strongest is sought.
#[test]
fn r7_41_elephant_is_four_then_two() {
    let mut p = field()
        .caesar("Roma", "caesar c-auxilia-3")
        .pompey("Neapolis", "elephant legio-5:3")
        .play();
    p.march(Caesar, "Roma", "Neapolis", "caesar c-auxilia-3").end(Caesar).end(Pompey);
    // IV and III: the elephant. II and III: the legion. II and II: the owner chooses.
    p.fires(Caesar, "caesar", &[1, 6, 6]).turn(1, Caesar, "A");
    assert_eq!(p.step("legio-5"), 3);
    p.fires(Caesar, "c-auxilia-3", &[1, 6, 6]).turn(1, Pompey, "B");
    assert_eq!(p.step("legio-5"), 2);
    p.pass_to(2, Caesar, "A").fires(Caesar, "caesar", &[1, 6, 6]).owes_hits(Pompey, 1);
    p.allowed(Pompey, take_hit("elephant")).allowed(Pompey, take_hit("legio-5"));
    p.act(Pompey, take_hit("elephant"));
    assert_eq!((p.at("elephant"), p.step("legio-5")), ("fallen".into(), 2));
}

/// 7.1, 7.3: blocks are shown with their strengths, which are not the elephant's steps.
#[test]
fn r7_41_the_elephant_is_shown_with_its_strength() {
    let shown = |elephant: &str| {
        let mut p = field()
            .caesar("Badias", "legio-7")
            .pompey("Utica", "legio-39")
            .pompey("Tacape", elephant)
            .play();
        p.march(Caesar, "Badias", "Utica", "legio-7").end(Caesar);
        p.march(Pompey, "Tacape", "Utica", "elephant").end(Pompey);
        p.passes(Pompey, "legio-39").act(Caesar, pass("legio-7"));
        p.told(None).into_iter().find(|line| line.contains("reserves"))
    };
    let line = |strength: u8| {
        Some(format!("The reserves of Pompey join the battle: Elephant ({strength})."))
    };
    assert_eq!((shown("elephant"), shown("elephant:1")), (line(4), line(2)));
    let mut p = field().caesar("Badias", "legio-7").pompey("Utica", "elephant").play();
    p.march(Caesar, "Badias", "Utica", "legio-7").end(Caesar).act(Pompey, end_moves());
    p.act(Pompey, end_levies());
    assert!(p.told(None)[1].ends_with("Pompey defends with Elephant (4)."), "{:?}", p.told(None));
}

// 7.42 ------------------------------------------------------------------------------------------

/// 7.42: B4 in defence, D4 in attack.
#[test]
fn r7_42_ballista() {
    let mut p = field()
        .caesar("Roma", "c-ballista legio-17")
        .pompey("Neapolis", "p-ballista legio-1 p-navis-1")
        .play();
    p.march(Caesar, "Roma", "Neapolis", "c-ballista legio-17").end(Caesar).end(Pompey);
    p.turn(1, Pompey, "B");
    p.fires(Pompey, "p-ballista", &[4, 5]);
    assert_eq!(p.step("legio-17"), 3);
    p.turn(1, Pompey, "C");
    p.passes(Pompey, "legio-1");
    p.turn(1, Caesar, "C").refused(Caesar, fire("c-ballista"), "7.2");
    p.passes(Caesar, "legio-17");
    p.turn(1, Pompey, "D");
    p.passes(Pompey, "p-navis-1");
    p.turn(1, Caesar, "D");
    p.fires(Caesar, "c-ballista", &[5, 4]);
    assert_eq!(p.step("legio-1"), 3);

    // The other way round: Pompey's attacks, Caesar's defends.
    let mut p = field()
        .caesar("Roma", "c-ballista legio-17")
        .pompey("Neapolis", "p-ballista p-equitatus-1")
        .play();
    p.end(Caesar).march(Pompey, "Neapolis", "Roma", "p-ballista p-equitatus-1").end(Pompey);
    p.turn(1, Caesar, "B");
    p.passes(Caesar, "c-ballista").turn(1, Pompey, "B");
    p.refused(Pompey, fire("p-ballista"), "7.2");
    p.passes(Pompey, "p-equitatus-1");
    p.turn(1, Caesar, "C");
    p.passes(Caesar, "legio-17").turn(1, Pompey, "D");
    p.fires(Pompey, "p-ballista", &[4, 4]);
    assert_eq!(p.step("legio-17") + p.step("c-ballista"), 4);
}

// 7.5 -------------------------------------------------------------------------------------------

/// 7.5: the fallen lie in the pool and cannot be levied this year, not even next turn.
#[test]
fn r7_5_fallen_blocks_wait_for_the_next_year() {
    let mut p = field()
        .caesar("Genua", "legio-12:1 legio-8")
        .caesar("Massilia", "legio-14")
        .pompey("Roma", "scipio")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-12").end(Caesar).end(Pompey);
    p.fires(Pompey, "scipio", &[1, 6, 6]);
    assert_eq!(p.at("legio-12"), "fallen");
    assert!(p.names(Some(Pompey), "legio-12"), "it lies face up");
    p.act(Pompey, end_regroup());
    p.act(Caesar, play_card("2/2"));
    p.act(Pompey, play_card("2/2"));
    p.act(Caesar, json!({"do": "end_moves"}));
    assert_eq!(p.phase(), "levies");
    p.refused(Caesar, levy("legio-12", "Genua"), "7.5");
    p.allowed(Caesar, levy("legio-11", "Genua"));
}

/// 7.5, and the ruling on Jupiter: a suborned block falls into its first owner's pool.
#[test]
fn r7_5_suborned_blocks_go_home() {
    let mut p = last_levies()
        .moves("caesar", 1)
        .caesar("Roma", "legio-5:1 legio-8")
        .pompey("Neapolis", "scipio")
        .play();
    p.march(Caesar, "Roma", "Neapolis", "legio-5").end(Caesar).end(Pompey);
    p.fires(Pompey, "scipio", &[1, 6, 6]);
    assert_eq!(p.at("legio-5"), "fallen");
    p.act(Pompey, end_regroup()).new_year();
    assert_eq!((p.at("legio-5"), p.owner("legio-5")), ("pool".into(), Some(Pompey)));
}

// 7.51 ------------------------------------------------------------------------------------------

/// 7.51: a leader killed is a trophy for good, and the third leader may then be levied in any
/// friendly city for one levy.
#[test]
fn r7_51_third_leader_after_a_death() {
    let mut p = field()
        .moves("caesar", 1)
        .caesar("Genua", "antonius:1 legio-8")
        .caesar("Massilia", "legio-14")
        .pompey("Roma", "scipio")
        .play();
    p.march(Caesar, "Genua", "Roma", "antonius");
    p.act(Caesar, json!({"do": "end_moves"}));
    p.refused(Caesar, levy("octavian", "Genua"), "7.51");
    p.end(Caesar).end(Pompey).fires(Pompey, "scipio", &[6, 6, 6]);
    p.passes(Caesar, "antonius").fires(Pompey, "scipio", &[1, 2, 6]);
    assert_eq!(p.at("antonius"), "trophy");
    p.act(Pompey, end_regroup());
    p.act(Caesar, play_card("2/2"));
    p.act(Pompey, play_card("2/2"));
    p.act(Caesar, json!({"do": "end_moves"}));
    p.allowed(Caesar, levy("octavian", "Genua")).allowed(Caesar, levy("octavian", "Massilia"));
    p.refused(Caesar, levy("octavian", "Narbo"), "6.4");
    p.refused_by(Caesar, levy("antonius", "Genua"), &["7.51", "5.2", "7.5"]);
    let before = p.position()["phase"]["left"].as_u64();
    p.act(Caesar, levy("octavian", "Massilia"));
    assert_eq!((p.at("octavian"), p.step("octavian")), ("Massilia".into(), 1));
    assert_eq!(p.position()["phase"]["left"].as_u64(), before.map(|left| left - 1));
}

/// 7.51: only one's own losses free the third leader; either of the two will do.
#[test]
fn r7_51_own_leader_must_have_died() {
    let caesars = |trophies: &[&str]| {
        draw()
            .levies("caesar", 2)
            .caesar("Genua", "legio-8")
            .pompey("Roma", "legio-1")
            .set("trophies", json!(trophies))
            .play()
    };
    caesars(&[]).refused(Caesar, levy("octavian", "Genua"), "7.51");
    caesars(&["pompeius", "scipio"]).refused(Caesar, levy("octavian", "Genua"), "7.51");
    caesars(&["caesar"]).allowed(Caesar, levy("octavian", "Genua"));
    caesars(&["antonius"]).allowed(Caesar, levy("octavian", "Genua"));
    let pompeys = |trophies: &[&str]| {
        draw()
            .levies("pompey", 2)
            .caesar("Genua", "legio-8")
            .pompey("Roma", "legio-1")
            .set("trophies", json!(trophies))
            .play()
    };
    pompeys(&["caesar"]).refused(Pompey, levy("brutus", "Roma"), "7.51");
    pompeys(&["pompeius"]).allowed(Pompey, levy("brutus", "Roma"));
    pompeys(&["scipio"]).allowed(Pompey, levy("brutus", "Roma"));
}

/// 7.51: trophies are kept when the year ends.
#[test]
fn r7_51_the_dead_do_not_come_back() {
    let mut p = last_levies()
        .caesar("Roma", "legio-8")
        .pompey("Neapolis", "legio-1")
        .set("trophies", json!(["antonius", "pompeius"]))
        .set("fallen", json!(["legio-9"]))
        .play();
    p.end(Pompey).new_year();
    assert_eq!((p.at("antonius"), p.at("pompeius")), ("trophy".into(), "trophy".into()));
    assert_eq!(p.at("legio-9"), "pool");
}

/// Caesar's cities are worth nine points; Roma, Alexandria and five others.
fn nine_points() -> Draw {
    last_levies()
        .caesar("Roma", "legio-7")
        .caesar("Alexandria", "legio-8")
        .caesar("Massilia", "legio-9")
        .caesar("Tarraco", "legio-10")
        .caesar("Athenae", "legio-11")
        .caesar("Byzantium", "legio-12")
        .caesar("Ephesus", "legio-13")
        .pompey("Utica", "legio-39")
}

/// 7.51: a trophy is a point.
#[test]
fn r7_51_a_trophy_is_worth_a_point() {
    let mut p = nine_points().play();
    assert_eq!(p.end(Pompey).phase(), "disband");
    let mut p = nine_points().set("trophies", json!(["antonius"])).play();
    assert_eq!(p.end(Pompey).phase(), "disband", "one's own dead are the enemy's points");
    let mut p = nine_points().set("trophies", json!(["scipio"])).play();
    p.end(Pompey);
    assert_eq!((p.phase(), &p.position()["phase"]["winner"]), ("over".into(), &json!("caesar")));
}

// 7.52 ------------------------------------------------------------------------------------------

/// Cleopatra and Legio 38, both at I, are attacked in Alexandria by Caesar and two legions, and
/// Cleopatra takes Caesar's hit in round one.
fn cleopatra_falls(draw: Draw) -> Play {
    let mut p = draw
        .caesar("Memphis", "caesar legio-8 legio-10")
        .pompey("Alexandria", "cleopatra:1 legio-38:1")
        .play();
    p.march(Caesar, "Memphis", "Alexandria", "caesar legio-8 legio-10").end(Caesar).end(Pompey);
    p.fires(Caesar, "caesar", &[1, 6, 6]).act(Pompey, take_hit("cleopatra"));
    p
}

/// 7.52: eliminated, Cleopatra joins the other side at once with strength I, and fights for it
/// from the next round.
#[test]
fn r7_52_cleopatra_changes_sides() {
    let mut p = cleopatra_falls(field());
    assert_eq!((p.at("cleopatra"), p.owner("cleopatra")), ("line".into(), Some(Caesar)));
    assert_eq!(p.step("cleopatra"), 1);
    p.turn(1, Pompey, "C");
    p.passes(Pompey, "legio-38").turn(1, Caesar, "C");
    p.refused(Caesar, fire("cleopatra"), "7.2").refused(Caesar, pass("cleopatra"), "7.2");
    p.passes(Caesar, "legio-8 legio-10").turn(2, Caesar, "A");
    p.pass_to(2, Caesar, "C").fires(Caesar, "cleopatra", &[1]);
    assert_eq!(p.at("legio-38"), "fallen", "C1: a 1 hits");
    assert_eq!((p.at("cleopatra"), p.owner("cleopatra")), ("Alexandria".into(), Some(Caesar)));
    assert_eq!(p.position()["cleopatra"], "caesar");
}

/// 7.52, english-1.1: she acts when her letter next comes up, in the same round if it does.
#[test]
fn r7_52_english_cleopatra_acts_in_the_same_round() {
    let mut p = cleopatra_falls(english(field()));
    assert_eq!((p.owner("cleopatra"), p.step("cleopatra")), (Some(Caesar), 1));
    p.turn(1, Pompey, "C");
    p.passes(Pompey, "legio-38").turn(1, Caesar, "C");
    p.allowed(Caesar, fire("cleopatra")).allowed(Caesar, pass("cleopatra"));
    p.fires(Caesar, "cleopatra", &[2]);
    p.refused(Caesar, fire("cleopatra"), "7.2");
    p.passes(Caesar, "legio-8 legio-10");
    p.turn(2, Caesar, "A");
}

/// 7.52, english-1.1: a fleet takes her over when her letter has passed, so she waits. So she does
/// when a legion takes her over while her letter is still being played, for she has acted (7.2).
#[test]
fn r7_52_english_cleopatra_waits_when_her_letter_has_passed() {
    let table = |attackers: &str| {
        let draw = english(field()).set("cleopatra", json!("caesar"));
        let mut p = draw
            .caesar("Alexandria", "cleopatra:1 legio-8:1")
            .pompey("Memphis", "legio-38")
            .pompey("Mare Aegypticum", "p-navis-1")
            .first("pompey")
            .moves("pompey", 2)
            .play();
        let (from, block) = if attackers == "legio-38" {
            ("Memphis", "legio-38")
        } else {
            ("Mare Aegypticum", "p-navis-1")
        };
        p.march(Pompey, from, "Alexandria", block).end(Pompey).end(Caesar);
        p.passes(Caesar, "cleopatra legio-8");
        p
    };
    let mut p = table("legio-38");
    p.fires(Pompey, "legio-38", &[1, 6, 6, 6]).act(Caesar, take_hit("cleopatra"));
    p.turn(2, Caesar, "C");
    assert_eq!(p.owner("cleopatra"), Some(Pompey));
    let mut p = table("p-navis-1");
    p.fires(Pompey, "p-navis-1", &[1, 6]).act(Caesar, take_hit("cleopatra"));
    p.turn(2, Caesar, "C");
    assert_eq!(p.owner("cleopatra"), Some(Pompey));
}

/// 7.52, english-1.1: who has acted in a surprise (Mars) and then changes side has acted.
#[test]
fn r7_52_english_cleopatra_does_not_act_twice_after_a_surprise() {
    let mut p = english(draw())
        .set("cleopatra", json!("caesar"))
        .cards("Mars", "2/2")
        .phase(json!({"is": "moves", "side": "caesar", "left": 1, "impulse": "mars"}))
        .caesar("Memphis", "cleopatra:1 legio-8:1")
        .pompey("Alexandria", "scipio:1 legio-38:1")
        .play();
    p.march(Caesar, "Memphis", "Alexandria", "cleopatra legio-8").to_battle();
    p.fires(Caesar, "cleopatra", &[6]).passes(Caesar, "legio-8");
    p.fires(Pompey, "scipio", &[1]).act(Caesar, take_hit("cleopatra"));
    assert_eq!(p.owner("cleopatra"), Some(Pompey));
    p.turn(1, Pompey, "C").refused_as(Pompey, fire("cleopatra"), "7.2", "has_acted");
    p.allowed(Pompey, fire("legio-38"));
}

/// 7.52, from Caesar's side to Pompey's, in both editions.
#[test]
fn r7_52_cleopatra_comes_back() {
    let fallen = |draw: Draw| {
        let mut p = draw
            .set("cleopatra", json!("caesar"))
            .caesar("Memphis", "cleopatra:1 legio-8:1")
            .pompey("Alexandria", "scipio legio-38")
            .play();
        p.march(Caesar, "Memphis", "Alexandria", "cleopatra legio-8").end(Caesar).end(Pompey);
        p.fires(Pompey, "scipio", &[2, 3, 3]).act(Caesar, take_hit("cleopatra"));
        assert_eq!((p.owner("cleopatra"), p.step("cleopatra")), (Some(Pompey), 1));
        p.turn(1, Pompey, "C").allowed(Pompey, fire("legio-38"));
        p
    };
    let mut p = fallen(field());
    p.refused(Pompey, fire("cleopatra"), "7.2");
    p.passes(Pompey, "legio-38").turn(1, Caesar, "C");
    p.pass_to(2, Pompey, "C").allowed(Pompey, fire("cleopatra"));
    fallen(english(field())).allowed(Pompey, fire("cleopatra"));
}

/// 7.52: hits left over fall on her former side, not on her.
#[test]
fn r7_52_other_hits_fall_on_her_former_side() {
    let mut p =
        field().caesar("Memphis", "caesar").pompey("Alexandria", "cleopatra:1 legio-38:1").play();
    p.march(Caesar, "Memphis", "Alexandria", "caesar").end(Caesar).end(Pompey);
    p.fires(Caesar, "caesar", &[1, 2, 6]).act(Pompey, take_hit("cleopatra"));
    assert_eq!(p.at("legio-38"), "fallen");
    assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Caesar]));
    assert_eq!((p.at("cleopatra"), p.step("cleopatra")), ("Alexandria".into(), 1));
    assert_eq!(p.owner("cleopatra"), Some(Caesar));
}

/// 7.52: the last of her side, she ends the battle by leaving it; hits left over are lost.
#[test]
fn r7_52_alone_she_decides_the_battle() {
    for edition in ["french", "english-1.1"] {
        let mut p = field()
            .option("edition", edition)
            .caesar("Memphis", "caesar")
            .pompey("Alexandria", "cleopatra:2")
            .play();
        p.march(Caesar, "Memphis", "Alexandria", "caesar").end(Caesar).end(Pompey);
        p.fires(Caesar, "caesar", &[1, 2, 3]);
        assert_eq!((p.phase(), p.pending()), ("regroup".into(), vec![Caesar]));
        assert_eq!((p.owner("cleopatra"), p.step("cleopatra")), (Some(Caesar), 1));
        p.allowed(Caesar, regroup("cleopatra", "Memphis"));
    }
}

/// 7.52 with 7.6: unable to retreat in round four, she is eliminated, so she joins the enemy.
#[test]
fn r7_52_without_a_retreat_she_joins_the_enemy() {
    let mut p = field()
        .set("cleopatra", json!("caesar"))
        .caesar("Memphis", "cleopatra:3")
        .pompey("Alexandria", "legio-38")
        .pompey("Pelusium", "legio-36")
        .play();
    p.march(Caesar, "Memphis", "Alexandria", "cleopatra").end(Caesar);
    p.march(Pompey, "Pelusium", "Memphis", "legio-36").end(Pompey);
    p.pass_to(4, Pompey, "C").passes(Pompey, "legio-38");
    assert_ne!(p.phase(), "battle");
    assert_eq!((p.at("cleopatra"), p.owner("cleopatra")), ("Alexandria".into(), Some(Pompey)));
    assert_eq!(p.step("cleopatra"), 1);
}

/// 7.52 with 7.31: so she does when disruption takes her last step.
#[test]
fn r7_52_disrupted_she_joins_the_enemy() {
    let mut p = field()
        .caesar("Memphis", "caesar")
        .pompey("Alexandria", "legio-38:1")
        .pompey("Catabathmus", "cleopatra:1 legio-36:3")
        .play();
    p.march(Caesar, "Memphis", "Alexandria", "caesar").end(Caesar);
    p.march(Pompey, "Catabathmus", "Alexandria", "cleopatra legio-36").end(Pompey);
    p.fires(Caesar, "caesar", &[1, 6, 6]);
    assert_eq!((p.owner("cleopatra"), p.step("cleopatra")), (Some(Caesar), 1));
    assert_eq!((p.owner("legio-36"), p.step("legio-36")), (Some(Pompey), 2));
}
