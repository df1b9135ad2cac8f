//! 13.0 to 15.0, 19.4 to 19.6, 25.0: attacks, odds and results.

use alesia::{Alesia, Unit, Verdict};
use serde_json::json;

use crate::play::{Play, attack, draw, fight, odds, place, say, told};

/// The position of the example of 14.3.
fn example() -> Play {
    draw()
        .declares("gaul")
        .on("0318", "recruits-1")
        .on("0319", "legio-7-1 legio-7-2")
        .on("0320", "legio-10-1")
        .on("0417", "santoni-1")
        .on("0418", "b-aedui-1 aedui-1")
        .on("0419", "aedui-2")
        .on("0420", "b-arverni-1")
        .play()
}

#[test]
fn r14_3_the_books_example() {
    let mut play = example();
    attack(&mut play, "gaul", "0318", "santoni-1 b-aedui-1");
    attack(&mut play, "gaul", "0319", "aedui-1");
    attack(&mut play, "gaul", "0320", "aedui-2 b-arverni-1");
    play.act("gaul", say("end_declaration"));
    fight(&mut play, "gaul", "0318", &[5]);
    assert!(told(&play).contains("15 against 4"), "{}", told(&play));
    play.may_roll(&[2, 3]);
    play.act("gaul", json!({"do": "resolve", "hex": "0319"}));
    assert!(told(&play).contains("7 against 10"), "{}", told(&play));
}

#[test]
fn r14_31_every_hex_that_controls_is_attacked() {
    let mut play = example();
    attack(&mut play, "gaul", "0318", "santoni-1 b-aedui-1");
    play.refused("gaul", say("end_declaration"), "14.32");
    let mut play = draw()
        .declares("rome")
        .on("0306", "legio-7-1 legio-7-2")
        .on("0405", "aedui-1")
        .on("0406", "aedui-2")
        .play();
    attack(&mut play, "roman", "0405", "legio-7-1");
    attack(&mut play, "roman", "0406", "legio-7-2");
    play.allowed("roman", say("end_declaration"));
}

#[test]
fn r14_32_every_unit_in_a_zone_attacks() {
    let mut play = example();
    attack(&mut play, "gaul", "0318", "santoni-1 b-aedui-1");
    attack(&mut play, "gaul", "0319", "aedui-1");
    play.act("gaul", json!({"do": "target", "hex": "0320"}));
    play.act("gaul", json!({"do": "commit", "unit": "b-arverni-1"}));
    play.refused("gaul", say("close"), "14.32");
}

#[test]
fn r14_33_next_to_every_target() {
    let mut play = example();
    play.act("gaul", json!({"do": "target", "hex": "0319"}));
    play.refused("gaul", json!({"do": "commit", "unit": "santoni-1"}), "14.33");
}

/// 14.1: of the attacks on the map the one that is still made up is its maker's; once it is closed it is
/// nobody's any more.
#[test]
fn r14_1_the_open_attack_is_known() {
    let mut play = example();
    attack(&mut play, "gaul", "0318", "santoni-1 b-aedui-1");
    play.act("gaul", json!({"do": "target", "hex": "0319"}));
    play.act("gaul", json!({"do": "commit", "unit": "aedui-1"}));
    let marked = |play: &Play| -> Vec<(String, Option<String>)> {
        let markers = play.scene("roman").markers.into_iter();
        let battles = markers.filter(|marker| marker.kind == kernel::MarkerKind::Battle);
        battles.map(|marker| (marker.place, marker.side)).collect()
    };
    let maker = Some("gaul".to_owned());
    assert_eq!(marked(&play), [("0318".to_owned(), None), ("0319".to_owned(), maker)]);
    play.act("gaul", say("close"));
    assert_eq!(marked(&play), [("0318".to_owned(), None), ("0319".to_owned(), None)]);
}

/// 14.0: of an open attack it is told who may still join it, one of each hex, with the odds; and all of
/// them together whom no other attack needs (14.31).
#[test]
fn r14_1_who_may_join() {
    let mut play = example();
    play.act("gaul", json!({"do": "target", "hex": "0319"}));
    play.act("gaul", json!({"do": "commit", "unit": "aedui-1"}));
    let joins = |play: &Play, who| -> Vec<(Vec<String>, String)> {
        odds(play, who).joins.into_iter().map(|one| (one.pieces, one.brings)).collect()
    };
    // 0318 is left to 0417 and 0418, 0320 to 0420: b-aedui-1 and aedui-2 are free. 7:10 is 1:2, 16:10 and
    // 14:10 are 1:1, 23:10 is 2:1.
    let one = |unit: &str| (vec![unit.to_owned()], "1:1".to_owned());
    let both = (vec!["b-aedui-1".to_owned(), "aedui-2".to_owned()], "2:1".to_owned());
    let mut found = joins(&play, "gaul");
    let last = found.pop().expect("all together");
    found.sort();
    assert_eq!(found, [one("aedui-2"), one("b-aedui-1")]);
    assert_eq!((last.0.len(), last.1.clone()), (2, both.1));
    for unit in last.0 {
        play.act("gaul", json!({"do": "commit", "unit": unit}));
    }
    play.act("gaul", say("close"));
    assert!(joins(&play, "gaul").is_empty());

    // Of two who could both go elsewhere one must: not both are free together.
    let mut play = draw()
        .declares("rome")
        .on("0306", "legio-7-1 legio-7-2 legio-7-3")
        .on("0405", "aedui-1")
        .on("0406", "aedui-2")
        .play();
    play.act("roman", json!({"do": "target", "hex": "0405"}));
    play.act("roman", json!({"do": "commit", "unit": "legio-7-1"}));
    // 5:7 is 1:2; with one more 10:7. The third has to attack 0406.
    assert_eq!(joins(&play, "roman"), [(vec!["legio-7-2".to_owned()], "1:1".to_owned())]);
}

/// 14.31: while something is owed, the one who declares is told what the chance of breaking a line
/// comes to once it is attacked; nobody else is, and it is what the proposal then comes to (14.3).
#[test]
fn r14_31_the_chance_once_all_is_attacked() {
    let mut play = example();
    attack(&mut play, "gaul", "0318", "santoni-1 b-aedui-1");
    let before = odds(&play, "gaul");
    let once = before.once.expect("two hexes are still owed");
    assert!(once >= before.rows[0].1, "{once} {:?}", before.rows);
    assert_eq!(odds(&play, "roman").once, None);
    play.act("gaul", say("propose"));
    let after = odds(&play, "gaul");
    assert_eq!(after.once, None, "nothing is owed any more");
    assert!((after.rows[0].1 - once).abs() < 1e-9, "{once} {:?}", after.rows);
}

#[test]
fn r14_1_several_attackers() {
    let mut play = draw()
        .declares("gaul")
        .on("0306", "recruits-1")
        .on("0405", "santoni-1")
        .on("0406", "b-aedui-1")
        .play();
    attack(&mut play, "gaul", "0306", "santoni-1 b-aedui-1");
    play.roll(&[5]);
    play.act("gaul", say("end_declaration"));
    assert!(told(&play).contains("15 against 4"));
}

/// Attacks that nobody can have declared are no position: too many in one, numbers without room for
/// those to come, an open attack on nobody.
#[test]
fn r14_1_attacks_that_cannot_be_are_no_position() {
    let table = || {
        draw()
            .declares("gaul")
            .on("0306", "recruits-1")
            .on("0405", "santoni-1")
            .on("0406", "aedui-1")
    };
    let attacks = |number: u8| json!({"santoni-1": number, "recruits-1": number});
    let open =
        |number: u8| json!({"is": "declaration", "side": "gaul", "asked": 1, "open": number});
    assert!(table().set("attacks", attacks(255)).refused().contains("`attacks`"));
    assert!(table().phase(open(0)).refused().contains("`phase.open`"));
    assert!(table().set("attacks", attacks(1)).phase(open(2)).refused().contains("`phase.open`"));
    let crowd: serde_json::Map<_, _> = Unit::of_side(alesia::Side::Gaul)
        .take(65)
        .map(|unit| (unit.to_string(), json!(1)))
        .collect();
    assert!(table().set("attacks", json!(crowd)).refused().contains("`attacks`"));
    table().set("attacks", attacks(1)).phase(open(1)).play();
}

/// 14.2: one unit against all who control it.
#[test]
fn r14_2_several_hexes_at_once() {
    let mut play = draw()
        .declares("rome")
        .on("0306", "legio-10-1")
        .on("0405", "aedui-1")
        .on("0406", "ambiani-1")
        .play();
    play.act("roman", json!({"do": "target", "hex": "0405"}));
    play.act("roman", json!({"do": "commit", "unit": "legio-10-1"}));
    play.refused("roman", say("close"), "14.31");
    play.act("roman", json!({"do": "target", "hex": "0406"}));
    play.act("roman", say("close"));
    play.roll(&[2]);
    play.act("roman", say("end_declaration"));
    assert!(told(&play).contains("6 against 12"), "{}", told(&play));
}

/// 14.3: a proposal satisfies the rules, and can be changed once.
#[test]
fn r14_3_a_proposal_can_be_taken_over() {
    let mut play = example();
    play.act("gaul", say("propose"));
    play.allowed("gaul", say("end_declaration"));
    play.refused("gaul", say("propose"), "14.3");
    play.act("gaul", json!({"do": "dissolve", "hex": "0318"}));
    play.refused("gaul", say("end_declaration"), "14.32");
    attack(&mut play, "gaul", "0318", "santoni-1");
}

#[test]
fn r14_4_all_in_a_hex_defend() {
    let mut play =
        draw().declares("gaul").on("0319", "legio-7-1 legio-7-2").on("0419", "aedui-2").play();
    attack(&mut play, "gaul", "0319", "aedui-2");
    play.roll(&[2]);
    play.act("gaul", say("end_declaration"));
    assert!(told(&play).contains("7 against 10"));
}

#[test]
fn r14_5_units_of_a_hex_in_different_attacks() {
    let mut play = example();
    attack(&mut play, "gaul", "0318", "santoni-1 b-aedui-1");
    attack(&mut play, "gaul", "0319", "aedui-1");
}

#[test]
fn r14_6_once_in_all() {
    let mut play = example();
    attack(&mut play, "gaul", "0318", "santoni-1 b-aedui-1");
    play.act("gaul", json!({"do": "target", "hex": "0319"}));
    play.refused("gaul", json!({"do": "commit", "unit": "b-aedui-1"}), "13.2");
}

#[test]
fn r13_2_one_attack_a_turn() {
    let mut play = example();
    attack(&mut play, "gaul", "0318", "santoni-1");
    play.refused("gaul", json!({"do": "target", "hex": "0318"}), "14.4");
}

#[test]
fn r14_7_soaking_off_is_allowed() {
    let mut play =
        draw().declares("gaul").on("0319", "legio-7-1 legio-7-2").on("0419", "aedui-2").play();
    attack(&mut play, "gaul", "0319", "aedui-2");
    play.allowed("gaul", say("end_declaration"));
}

#[test]
fn r13_1_who_must_attack() {
    let play = draw().declares("rome").on("0306", "legio-7-1").on("0405", "aedui-1").play();
    play.refused("roman", say("end_declaration"), "14.32");
    let play = draw()
        .declares("rome")
        .on("0306", "legio-7-1")
        .on("0405", "aedui-1")
        .set("disrupted", json!(["aedui-1"]))
        .play();
    play.allowed("roman", say("end_declaration"));
}

#[test]
fn r13_3_in_any_order() {
    let mut play = example();
    play.act("gaul", say("propose"));
    play.act("gaul", say("end_declaration"));
    for hex in ["0318", "0319", "0320"] {
        play.allowed("gaul", json!({"do": "resolve", "hex": hex}));
    }
}

#[test]
fn r4_4_one_battle_after_the_other() {
    let mut play = example();
    play.act("gaul", say("propose"));
    play.act("gaul", say("end_declaration"));
    play.may_roll(&[2, 2, 2]);
    play.act("gaul", json!({"do": "resolve", "hex": "0320"}));
    play.refused("gaul", json!({"do": "resolve", "hex": "0320"}), "13.3");
}

#[test]
fn r4_6_roman_battles() {
    let mut play = draw().declares("rome").on("0306", "legio-7-1").on("0405", "aedui-1").play();
    attack(&mut play, "roman", "0405", "legio-7-1");
    play.roll(&[2]);
    play.act("roman", say("end_declaration"));
    assert_eq!(play.pending(), ["gaul"]);
}

#[test]
fn r14_8_no_second_fight() {
    let mut play = draw().declares("rome").on("0306", "legio-7-1").on("0405", "aedui-1").play();
    attack(&mut play, "roman", "0405", "legio-7-1");
    // 5:7 is 1:2; a 2 is a melee.
    play.roll(&[2]);
    play.act("roman", say("end_declaration"));
    assert_eq!(play.phase(), "movement");
}

/// The rows of 15.1: all in the open.
#[test]
fn r15_1_odds() {
    let pack = Alesia::pack();
    for (attack, defence, column) in [
        (14, 8, 3),
        (8, 14, 2),
        (14, 6, 4),
        (4, 14, 0),
        (22, 7, 5),
        (7, 5, 3),
        (5, 5, 3),
        (5, 6, 2),
        (14, 10, 3),
        (21, 5, 6),
        (24, 8, 5),
        (18, 12, 3),
        (23, 6, 5),
        (13, 20, 2),
        (15, 14, 3),
        (18, 5, 5),
        (10, 17, 2),
        (29, 5, 7),
    ] {
        assert_eq!(pack.column(attack, defence), column, "{attack}:{defence}");
    }
}

#[test]
fn r15_6_below_one_to_four() {
    assert_eq!(Alesia::pack().column(5, 30), 0);
}

#[test]
fn r15_5_six_to_one_needs_no_die() {
    let mut play = draw()
        .declares("gaul")
        .on("0306", "legio-7-1")
        .on("0405", "aedui-1 aedui-2")
        .on("0406", "aedui-3 b-aedui-1")
        .play();
    attack(&mut play, "gaul", "0306", "aedui-1 aedui-2 aedui-3 b-aedui-1");
    play.act("gaul", say("end_declaration"));
    assert_eq!(place(&play, "legio-7-1"), "lost");
    play.allowed("gaul", json!({"do": "advance", "unit": "aedui-1", "to": "0306"}));
}

#[test]
fn r15_4_encircled_gauls() {
    let mut play = draw()
        .declares("rome")
        .on("2017", "b-bituriges-1")
        .on("2016", "legio-7-1 legio-7-2")
        .on("2018", "legio-7-3")
        .play();
    attack(&mut play, "roman", "2017", "legio-7-1 legio-7-2 legio-7-3");
    play.act("roman", say("end_declaration"));
    assert_eq!(place(&play, "b-bituriges-1"), "lost");
    let mut play = draw()
        .declares("rome")
        .on("2017", "b-bituriges-1")
        .on("2016", "legio-7-1")
        .on("2018", "legio-7-3")
        .play();
    attack(&mut play, "roman", "2017", "legio-7-1 legio-7-3");
    play.roll(&[3]);
    play.act("roman", say("end_declaration"));
}

#[test]
fn r15_2_the_sum_of_all() {
    let mut play = draw()
        .declares("gaul")
        .on("0306", "legio-7-1 germani-1")
        .on("0405", "b-arverni-1 b-arverni-2")
        .on("0406", "santoni-1")
        .play();
    attack(&mut play, "gaul", "0306", "b-arverni-1 b-arverni-2 santoni-1");
    play.roll(&[4]);
    play.act("gaul", say("end_declaration"));
    assert!(told(&play).contains("22 against 7") && told(&play).contains("DR1"), "{}", told(&play));
}

#[test]
fn r2_4_combat_factors() {
    let sums = |unit: &str| {
        let mut play = draw().declares("gaul").on("0306", unit).on("0406", "aedui-1").play();
        attack(&mut play, "gaul", "0306", "aedui-1");
        play.may_roll(&[3]);
        play.act("gaul", say("end_declaration"));
        told(&play)
    };
    assert!(sums("legio-7-1").contains("7 against 5"));
    assert!(sums("archers-1").contains("7 against 1"));
}

/// All 48 cells.
#[test]
fn rtable_combat_as_printed() {
    let pack = Alesia::pack();
    let rows = [
        ["AR1", "Melee", "Rage", "Rage", "Rage", "DR3 AA1", "DE AA3", "DE AA4"],
        ["AR2", "AR1", "Melee", "DR1", "DR1", "DR2 AA1", "DR4 AA2", "DR4 AA3"],
        ["AR3 DA1", "AR2", "AR1", "Melee", "Melee", "Rage", "DR3 AA1", "DR3 AA2"],
        ["AR4 DA2", "AR3 DA1", "AR2", "AR1", "Melee", "DR1", "DR1", "DR2 AA1"],
        ["AE DA3", "AR4 DA2", "AR3 DA1", "AR2", "AR1", "Melee", "DR1", "DR1"],
        ["AE DA3", "AE DA3", "AR4 DA2", "AR3 DA1", "AR2", "AR1", "Melee", "Melee"],
    ];
    let name = |verdict: Verdict| match verdict {
        Verdict::AttackersRetreat { hexes, advance: 0 } => format!("AR{hexes}"),
        Verdict::AttackersRetreat { hexes, advance } => format!("AR{hexes} DA{advance}"),
        Verdict::DefendersRetreat { hexes, advance: 0 } => format!("DR{hexes}"),
        Verdict::DefendersRetreat { hexes, advance } => format!("DR{hexes} AA{advance}"),
        Verdict::AttackersDie { advance } => format!("AE DA{advance}"),
        Verdict::DefendersDie { advance } => format!("DE AA{advance}"),
        Verdict::Melee => "Melee".to_owned(),
        Verdict::Rage => "Rage".to_owned(),
    };
    for (face, row) in (1..).zip(rows) {
        for (column, result) in row.into_iter().enumerate() {
            assert_eq!(name(pack.verdict(column, face)), result);
        }
    }
}

/// 15.3: a raging battle holds its units, and thaws for its attackers.
#[test]
fn r15_3_the_battle_rages() {
    let mut play = draw().declares("gaul").on("0306", "legio-7-1").on("0405", "aedui-1").play();
    attack(&mut play, "gaul", "0306", "aedui-1");
    play.roll(&[1]);
    play.act("gaul", say("end_declaration"));
    assert_eq!(play.pending(), ["roman"]);
    play.refused("roman", crate::play::step("legio-7-1", "0307"), "15.3");
    play.act("roman", say("end_moves"));
    if play.phase() == "declaration" {
        play.act("roman", say("end_declaration"));
    }
    play.refused("gaul", crate::play::step("aedui-1", "0404"), "15.3");
    play.act("gaul", say("end_moves"));
    assert_eq!(play.position()["rage"], json!({}));
    play.refused("gaul", say("end_declaration"), "14.32");
}

/// 15.3, 14.33: who attacks the Romans of a raging battle calls it off, and the Gauls in it must
/// attack with the others or nobody can.
#[test]
fn r15_3_a_battle_that_is_called_off_frees_only_whom_can_attack() {
    let mut play = draw()
        .declares("gaul")
        .on("0742", "recruits-7")
        .on("0842", "legio-10-4")
        .on("0642", "arverni-15")
        .on("0743", "turoni-2")
        .set("rage", json!({"arverni-15": 2, "recruits-7": 2}))
        .play();
    play.act("gaul", json!({"do": "target", "hex": "0842"}));
    play.refused("gaul", json!({"do": "target", "hex": "0742"}), "14.32");
    play.act("gaul", json!({"do": "commit", "unit": "turoni-2"}));
}

/// What is doubled, by attackers in these hexes.
fn doubled(from: &[&str], to: &str) -> bool {
    let mut drawing = draw().declares("gaul").on(to, "legio-7-1");
    for (number, hex) in (1..).zip(from) {
        drawing = drawing.on(hex, &format!("aedui-{number}"));
    }
    let play = drawing.play();
    let hex = |text: &str| text.parse().expect("a hex");
    let from: Vec<_> = from.iter().map(|text| Some(hex(text))).collect();
    play.game.public().is_doubled(Alesia::pack(), &from, hex(to))
}

#[test]
fn r25_1_ramparts_double() {
    assert!(doubled(&["2541"], "2440"));
    assert!(doubled(&["1808"], "1807"));
    assert!(!doubled(&["1807"], "1808"));
}

#[test]
fn r25_2_both_kinds_count_as_camp() {
    // 1908 is in the inner line and in camp D: the line beside it is the lower rampart.
    let grade = |hex: &str| Alesia::pack().ground(hex.parse().unwrap()).rampart;
    assert_eq!([grade("1808"), grade("1908")], [1, 2]);
    assert!(doubled(&["1808"], "1908"));
    assert!(!doubled(&["1908"], "1808"));
}

#[test]
fn r25_3_over_a_gap() {
    assert!(doubled(&["1906"], "1806") && doubled(&["2106"], "2107"));
}

#[test]
fn r25_4_one_without_hindrance_ends_it() {
    assert!(!doubled(&["2540", "2541"], "2440"));
    assert!(!doubled(&["2540"], "2440"));
}

#[test]
fn r25_6_hilltops() {
    assert!(doubled(&["2805"], "2905"));
    assert!(!doubled(&["3004"], "2905"));
    assert!(doubled(&["1407"], "1307") && !doubled(&["1306"], "1307"));
}

#[test]
fn r13_4_attackers_are_never_doubled() {
    let mut play = draw().declares("gaul").on("2440", "legio-7-1").on("2540", "aedui-1").play();
    attack(&mut play, "gaul", "2440", "aedui-1");
    play.roll(&[3]);
    play.act("gaul", say("end_declaration"));
    assert!(told(&play).contains("7 against 5"), "{}", told(&play));
}

#[test]
fn r13_5_doubled_once() {
    let mut play = draw().declares("gaul").on("0915", "legio-7-1").on("0814", "aedui-1").play();
    attack(&mut play, "gaul", "0915", "aedui-1");
    play.roll(&[2]);
    play.act("gaul", say("end_declaration"));
    assert!(told(&play).contains("7 against 10"), "{}", told(&play));
}

#[test]
fn r8_3_attacks_from_a_stub() {
    assert!(doubled(&["1716"], "1616"));
    assert!(doubled(&["1721"], "1621") && !doubled(&["1721"], "1722"));
}

#[test]
fn rtable_terrain_in_combat() {
    assert!(doubled(&["0518"], "0618") && !doubled(&["0518"], "0517"));
    assert!(!doubled(&["0914"], "0913"));
    assert!(!doubled(&["0405"], "0306"));
}

/// 19.4, 19.5: one die more with Labienus, two with Caesar, three with both.
#[test]
fn r19_4_labienus_throws_twice() {
    let mut play =
        draw().declares("rome").on("0306", "legio-7-1 labienus").on("0405", "ambiani-1").play();
    attack(&mut play, "roman", "0405", "legio-7-1");
    play.roll(&[6, 2]);
    play.act("roman", say("end_declaration"));
    play.refused("roman", json!({"do": "pick_die", "face": 3}), "19.4");
    play.act("roman", json!({"do": "pick_die", "face": 2}));
    assert!(told(&play).contains("DR1"), "{}", told(&play));
}

#[test]
fn r19_5_caesar_and_both() {
    let dice = |leaders: &str| {
        let mut play = draw()
            .declares("rome")
            .on("0306", &format!("legio-7-1 {leaders}"))
            .on("0405", "ambiani-1")
            .play();
        attack(&mut play, "roman", "0405", "legio-7-1");
        play.may_roll(&[6, 2, 3, 4]);
        play.act("roman", say("end_declaration"));
        play.position()["phase"]["battle"]["dice"].as_array().map_or(0, Vec::len)
    };
    assert_eq!(dice("caesar"), 3);
    assert_eq!(dice("caesar labienus"), 4);
}

/// 19.6: he may stay with those who did not attack.
#[test]
fn r19_6_he_stays_with_the_others() {
    let mut play = draw()
        .declares("rome")
        .on("0306", "legio-7-1 legio-7-2 labienus")
        .on("0405", "aedui-1 aedui-2")
        .on("0406", "aedui-3")
        .play();
    attack(&mut play, "roman", "0405", "legio-7-1");
    attack(&mut play, "roman", "0406", "legio-7-2");
    play.act("roman", say("end_declaration"));
    // 5:14 is 1:3; two sixes are AE.
    fight(&mut play, "roman", "0405", &[6, 6, 2, 2]);
    assert_eq!(place(&play, "legio-7-1"), "lost");
    assert_eq!(place(&play, "labienus"), "0306");
}

/// 15.4: a fort beside the encircled is a way out when it is empty, and none when it is held.
#[test]
fn r15_4_a_fort_beside_them() {
    let at = |garrison: &str| {
        let mut draw = draw()
            .declares("rome")
            .on("2017", "b-bituriges-1")
            .on("2016", "legio-7-1 legio-7-2")
            .on("2018", "legio-7-3");
        if !garrison.is_empty() {
            draw = draw.on("1917", garrison);
        }
        let mut play = draw.forts("1917").play();
        attack(&mut play, "roman", "2017", "legio-7-1 legio-7-2 legio-7-3");
        // A die is thrown only where there is a way out: a 3 at 2:1 is a melee.
        play.may_roll(&[3]).act("roman", say("end_declaration"));
        place(&play, "b-bituriges-1")
    };
    assert_eq!(at("legio-8-1"), "lost");
    assert_eq!(at(""), "2017");
}

/// 14.31: cohorts who both go against one of two hexes that control them leave nobody for the other.
#[test]
fn r14_31_no_hex_is_left_over() {
    let mut play = draw()
        .declares("rome")
        .on("0306", "legio-7-1 legio-7-2")
        .on("0405", "aedui-1")
        .on("0406", "aedui-2")
        .play();
    play.act("roman", json!({"do": "target", "hex": "0405"}));
    play.act("roman", json!({"do": "commit", "unit": "legio-7-1"}));
    let mut alone = play.again();
    alone.act("roman", say("close"));
    play.act("roman", json!({"do": "commit", "unit": "legio-7-2"}));
    play.refused("roman", say("close"), "14.31");
}

/// 14.8, R-31: a cohort that is driven into a fort which is still to be attacked does not count in that
/// battle, is not lost with its garrison, and keeps the hex, so that nobody advances.
#[test]
fn r14_8_a_newcomer_has_no_part() {
    let mut play = draw()
        .declares("gaul")
        .forts("2640")
        .on("2640", "recruits-1")
        .on("2540", "legio-7-1")
        .on("2541", "aedui-1 aedui-2")
        .on("2641", "b-aedui-1 b-aedui-2")
        .on("2741", "b-aedui-3 b-aedui-4")
        .play();
    attack(&mut play, "gaul", "2540", "aedui-1 aedui-2");
    attack(&mut play, "gaul", "2640", "b-aedui-1 b-aedui-2 b-aedui-3 b-aedui-4");
    play.act("gaul", say("end_declaration"));
    // 14:10 is 1:1, and a 2 drives the cohort back one hex. 36:8 is 4:1, and a 1 kills.
    fight(&mut play, "gaul", "2540", &[2]);
    play.roll(&[1]).act("gaul", json!({"do": "retreat", "unit": "legio-7-1", "to": "2640"}));
    assert!(told(&play).contains("36 against 8"), "{}", told(&play));
    assert_eq!([place(&play, "recruits-1"), place(&play, "legio-7-1")], ["lost", "2640"]);
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["roman"]));
}

/// 14.8: who has fought attacks nobody else in the player turn.
#[test]
fn r14_8_who_has_fought_attacks_no_more() {
    let mut play = draw()
        .declares("gaul")
        .on("0306", "legio-7-1")
        .on("0405", "aedui-1 aedui-2")
        .set("fought", json!(["aedui-1"]))
        .play();
    play.act("gaul", json!({"do": "target", "hex": "0306"}));
    play.refused("gaul", json!({"do": "commit", "unit": "aedui-1"}), "14.8");
    play.allowed("gaul", json!({"do": "commit", "unit": "aedui-2"}));
}
