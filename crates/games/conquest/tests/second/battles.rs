//! Rules of the battles.

use serde_json::json;

use crate::table::*;

#[test]
fn rs_sab_5_forming_up() {
    let form = |die: u32| {
        let mut play = draw("sabis")
            .unit("vii-1 1729 E unformed")
            .leader("crassus", "1730")
            .orders("crassus", 3)
            .play();
        go(&mut play, "roman", order("vii-1"));
        go(&mut play, "roman", word("stop"));
        dice(&mut play, &[die]);
        go(&mut play, "roman", word("end_orders"));
        !is(&play, "vii-1", "unformed")
    };
    assert!(form(9), "9 less 2 for the legate is 7");
    let alone = |die: u32| {
        let mut play = draw("sabis")
            .unit("vii-1 1729 E unformed")
            .leader("crassus", "1732")
            .orders("crassus", 3)
            .play();
        go(&mut play, "roman", order("vii-1"));
        go(&mut play, "roman", word("stop"));
        dice(&mut play, &[die]);
        go(&mut play, "roman", word("end_orders"));
        !is(&play, "vii-1", "unformed")
    };
    assert!(alone(7) && !alone(8));
}

#[test]
fn rs_sab_6_hedges() {
    let mut cohort =
        draw("sabis").unit("vii-1 1707 E").leader("crassus", "1708").orders("crassus", 3).play();
    go(&mut cohort, "roman", order("vii-1"));
    go(&mut cohort, "roman", step("1807"));
    assert_eq!(hits(&cohort, "vii-1"), 1);
    let mut horse =
        draw("sabis").unit("ln-1 1707 E").leader("considius", "1708").orders("considius", 3).play();
    go(&mut horse, "roman", order("ln-1"));
    assert!(!offered(&horse, "roman", &step("1807")));
}

#[test]
fn rs_bri_3_into_the_waves() {
    let mut play = draw("britannia")
        .set("awake", true.into())
        .unit("tr-1 2514 W")
        .unit("x-1 aboard:tr-1 W")
        .leader("trebonius", "aboard:tr-1")
        .orders("trebonius", 3)
        .play();
    play.act("roman", json!({"do": "land", "unit": "x-1", "to": "2414"}));
    assert_eq!((at(&play, "x-1").as_str(), hits(&play, "x-1")), ("2414", 2), "shallow water");
    let deep = draw("britannia")
        .set("awake", true.into())
        .unit("tr-1 2714 W")
        .unit("x-1 aboard:tr-1 W")
        .leader("trebonius", "aboard:tr-1")
        .orders("trebonius", 3)
        .play();
    assert!(!kinds(&deep, "roman").contains(&"land".to_owned()), "not from deep water");
}

#[test]
fn rs_lut_3_one_line_of_three_tribes() {
    let scene = |shocked: bool| {
        let mut play = draw("lutetia")
            .set("shocked", shocked.into())
            .unit("au-1 2108 W")
            .unit("au-2 2107 W")
            .unit("se-1 2109 W")
            .unit("se-2 2110 W")
            .leader("camulogenus", "2106")
            .leader("segomaros", "2105")
            .choosing("segomaros", 2)
            .play();
        play.act("tribes", json!({"do": "line_order", "arm": "foot"}));
        offered(&play, "tribes", &order("se-1"))
    };
    assert!(scene(false));
    assert!(!scene(true));
}

#[test]
fn rs_rhi_2_one_order_moves_both() {
    let mut play = draw("rhine")
        .unit("ghc-1 2620 E")
        .unit("ghi-1 2620 E under")
        .leader("brinno", "2619")
        .orders("brinno", 3)
        .play();
    let both = ["order_stack", "order"]
        .into_iter()
        .find(|kind| offered(&play, "tribes", &of(kind, "ghc-1")))
        .expect("an order");
    go(&mut play, "tribes", of(both, "ghc-1"));
    for hex in ["2720", "2820", "2920", "3020", "3120", "3220", "3320"].map(|hex| hex) {
        if offered(&play, "tribes", &step(hex)) {
            go(&mut play, "tribes", step(hex));
        }
    }
    assert_eq!(at(&play, "ghc-1"), at(&play, "ghi-1"));
    assert_eq!(at(&play, "ghc-1"), "3320", "MA 7");
}

#[test]
fn rs_lut_2_a_free_trump_costs_nothing() {
    let mut play = draw("lutetia")
        .unit("vii-1 1020 E")
        .unit("au-1 2108 W")
        .leader("labienus", "1014")
        .leader("roscius", "1021")
        .leader("camulogenus", "2109")
        .set("phase", json!({"is": "due", "side": "roman", "level": 3, "picked": "roscius"}))
        .play();
    dice(&mut play, &[5]);
    play.act("roman", json!({"do": "trump_freely", "leader": "labienus"}));
    assert_ne!(leader(&play, "labienus")["status"], json!("finished"));
    assert_eq!(leader(&play, "roscius")["status"], json!("active"));
    assert_eq!(play.position()["free_trumps"], json!(1));
}

#[test]
fn r5_51_the_elite_phase() {
    let mut play = draw("bibracte")
        .turn(1)
        .unit("vii-1 3119 W")
        .unit("he-1 2319 E")
        .leader("caesar", "3522")
        .leader("trebonius", "3320")
        .leader("divico", "2221")
        .set("phase", json!({"is": "elite"}))
        .play();
    assert!(offered(&play, "roman", &word("keep_elite")));
    assert!(offered(&play, "roman", &json!({"do": "take_elite", "leader": "caesar"})));
    play.act("roman", json!({"do": "take_elite", "leader": "trebonius"}));
    play.act("roman", word("individual"));
    // Then he and Divico are due at 3, and both roll.
    dice(&mut play, &[4, 7]);
    go(&mut play, "roman", word("end_orders"));
    assert_eq!(leader(&play, "trebonius")["used"], json!(1));
    assert_ne!(leader(&play, "trebonius")["status"], json!("finished"));
    assert!(!offered(&play, "roman", &word("try")), "no momentum");
}

#[test]
fn r5_65_the_auxiliaries_cost_the_proconsul_a_phase() {
    let mut play = draw("bibracte")
        .unit("cre-1 3119 W")
        .unit("he-1 2319 E")
        .leader("caesar", "3522")
        .leader("divico", "2221")
        .set("elite", json!([true, true]))
        .set("phase", json!({"is": "auxiliaries"}))
        .play();
    play.act("roman", word("use_auxiliaries"));
    assert!(offered(&play, "roman", &order("cre-1")), "5.63: wherever it is");
    assert_eq!(leader(&play, "caesar")["used"], json!(1));
}

#[test]
fn r4_25_labienus_commands_two_legions() {
    let mut play = draw("bibracte")
        .unit("xii-1 3120 W")
        .unit("xi-1 3124 W")
        .unit("vii-1 3117 W")
        .leader("labienus", "3221")
        .leader("pedius", "3223")
        .leader("trebonius", "3218")
        .leader("caesar", "3321")
        .choosing("labienus", 4)
        .play();
    let legion = |id: &str| json!({"do": "legion_order", "legion": id});
    play.act("roman", legion("xii"));
    assert!(offered(&play, "roman", &legion("xi")));
    play.act("roman", legion("xi"));
    assert!(!offered(&play, "roman", &legion("vii")));
}

#[test]
fn r9_34_in_the_middle_of_an_enemy_move() {
    let mut play = draw("bibracte")
        .unit("he-8 2321 E")
        .unit("cat-vii 2720 W")
        .leader("nammeius", "2320")
        .orders("nammeius", 2)
        .play();
    play.act("tribes", order("he-8"));
    play.act("tribes", step("2421"));
    assert_eq!(play.pending(), ["roman"]);
    dice(&mut play, &[5]);
    play.act("roman", json!({"do": "shoot", "unit": "cat-vii", "at": "2421"}));
    assert_eq!(hits(&play, "he-8"), 1);
}
