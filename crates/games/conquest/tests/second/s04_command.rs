//! 4: command.

use serde_json::json;

use crate::table::*;

#[test]
fn r4_1_range_counts_the_units_hex_and_goes_round_the_enemy() {
    let ordered = |unit: &str, enemies: &[&str]| {
        let mut draw =
            draw("bibracte").unit(unit).leader("trebonius", "2720").orders("trebonius", 3);
        for enemy in enemies {
            draw = draw.unit(enemy);
        }
        offered(&draw.play(), "roman", &order("vii-1"))
    };
    assert!(ordered("vii-1 2715 W", &[]), "five hexes");
    assert!(!ordered("vii-1 2714 W", &[]), "six");
    let wall = ["he-1 2618 W", "he-2 2718 W", "he-3 2818 W", "he-4 2517 W", "he-5 2917 W"];
    assert!(!ordered("vii-1 2715 W", &wall), "enemy units in the way");
}

#[test]
fn r4_21_a_legate_does_not_command_skirmishers() {
    let play = draw("bibracte")
        .unit("cre-1 2721 W")
        .unit("vii-1 2722 W")
        .unit("viii-1 2723 W")
        .leader("trebonius", "2720")
        .orders("trebonius", 3)
        .play();
    assert!(offered(&play, "roman", &order("vii-1")));
    assert!(!offered(&play, "roman", &order("cre-1")));
    assert!(!offered(&play, "roman", &order("viii-1")), "4.22: his own legion only");
}

#[test]
fn r4_22_a_legion_order_outside_the_proconsuls_range_takes_a_roll() {
    let scene = |die: u32| {
        let mut play = draw("bibracte")
            .unit("vii-1 2721 W")
            .leader("trebonius", "2720")
            .leader("caesar", "4321")
            .choosing("trebonius", 3)
            .play();
        dice(&mut play, &[die]);
        play.act("roman", json!({"do": "legion_order", "legion": "vii"}));
        play
    };
    assert!(offered(&scene(6), "roman", &order("vii-1")), "his strategy is 6");
    let failed = scene(7);
    assert!(
        kinds(&failed, "roman").contains(&"individual".to_owned())
            || offered(&failed, "roman", &order("vii-1")),
        "individual orders are left"
    );
    assert!(!kinds(&failed, "roman").contains(&"legion_order".to_owned()));
}

#[test]
fn r4_22_none_in_range_or_on_the_first_turn() {
    let mut near = draw("bibracte")
        .unit("vii-1 2721 W")
        .leader("trebonius", "2720")
        .leader("caesar", "2820")
        .choosing("trebonius", 3)
        .play();
    near.act("roman", json!({"do": "legion_order", "legion": "vii"}));
    let mut first = draw("bibracte")
        .turn(1)
        .unit("vii-1 2721 W")
        .leader("trebonius", "2720")
        .leader("caesar", "4321")
        .choosing("trebonius", 3)
        .play();
    first.act("roman", json!({"do": "legion_order", "legion": "vii"}));
}

#[test]
fn r4_24_the_proconsul_does_not_move_a_legion_whose_legate_has_acted() {
    let play = draw("bibracte")
        .unit("vii-1 2721 W 3")
        .set("groups", json!({"vii": {"by_legate": true}}))
        .leader("caesar", "2720")
        .orders("caesar", 6)
        .play();
    play.refused("roman", order("vii-1"), "4.24");
    play.allowed("roman", of("recover", "vii-1"));
}

#[test]
fn r4_52_foot_or_horse_and_one_leader_a_turn() {
    let mut play = draw("bibracte")
        .unit("he-1 2720 E")
        .unit("heln-1 2721 E")
        .leader("nammeius", "2719")
        .leader("divico", "2718")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-1"));
    go(&mut play, "tribes", step("2820"));
    go(&mut play, "tribes", word("stop"));
    play.refused("tribes", order("heln-1"), "4.52");
    let mut other = draw("bibracte")
        .unit("he-1 2720 E")
        .unit("bo-1 2721 E")
        .leader("divico", "2718")
        .orders("divico", 3);
    other = other.set("turn", json!(4));
    let other = other.play();
    assert!(!offered(&other, "tribes", &order("bo-1")), "another tribe");
}

#[test]
fn r4_53_individual_orders_in_the_shorter_range() {
    let play = draw("bibracte")
        .unit("he-1 2718 E")
        .unit("he-2 2717 E")
        .leader("nammeius", "2720")
        .orders("nammeius", 2)
        .play();
    assert!(offered(&play, "tribes", &order("he-1")), "two hexes");
    assert!(!offered(&play, "tribes", &order("he-2")), "three");
}

#[test]
fn r4_54_a_chief_far_from_his_commander_chooses() {
    let mut play = draw("bibracte")
        .unit("he-1 2720 E")
        .unit("he-2 2721 E")
        .unit("he-3 2724 E")
        .leader("nammeius", "2719")
        .leader("divico", "1410")
        .choosing("nammeius", 2)
        .play();
    assert!(offered(&play, "tribes", &json!({"do": "line_order", "arm": "foot"})));
    assert!(offered(&play, "tribes", &json!({"do": "line_by_die", "arm": "foot"})));
    play.act("tribes", json!({"do": "line_order", "arm": "foot"}));
    assert!(offered(&play, "tribes", &order("he-1")) && offered(&play, "tribes", &order("he-2")));
    assert!(!offered(&play, "tribes", &order("he-3")), "next to nobody of the line");
}

#[test]
fn r4_38_a_leader_in_a_zone_gives_no_orders() {
    let play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("vii-2 2722 W")
        .unit("he-8 2620 E")
        .leader("trebonius", "2720")
        .set("phase", json!({"is": "due", "side": "roman", "level": 3, "picked": "trebonius"}))
        .play();
    assert!(!offered(&play, "roman", &word("activate")));
    assert!(offered(&play, "roman", &word("shock_only")) && offered(&play, "roman", &word("wait")));
}

#[test]
fn r4_45_an_eagle_left_alone_is_captured() {
    let mut play = draw("bibracte")
        .unit("he-1 2720 E")
        .eagle("vii", "2820")
        .leader("nammeius", "2719")
        .orders("nammeius", 2)
        .play();
    go(&mut play, "tribes", order("he-1"));
    go(&mut play, "tribes", step("2820"));
    let eagle = &play.position()["eagles"]["vii"];
    assert_eq!(
        (eagle["captured"].clone(), eagle["spot"].clone()),
        (json!(true), json!({"aboard": "he-1"}))
    );
}

#[test]
fn r4_62_a_leader_alone_must_go_or_die() {
    let come = || {
        let mut play = draw("bibracte")
            .unit("he-1 2719 E")
            .leader("nammeius", "2718")
            .leader("trebonius", "2920")
            .orders("nammeius", 2)
            .play();
        play.act("tribes", order("he-1"));
        play.act("tribes", step("2820"));
        play
    };
    let mut away = come();
    assert_eq!(away.pending(), ["roman"]);
    assert!(
        !offered(
            &away,
            "roman",
            &json!({"do": "leader_away", "leader": "trebonius", "to": "2919"})
        ),
        "not nearer, nor as near"
    );
    away.act("roman", json!({"do": "leader_away", "leader": "trebonius", "to": "3221"}));
    assert_eq!(leader(&away, "trebonius")["spot"], json!("3221"));
    let mut stays = come();
    stays.act("roman", word("done"));
    assert_eq!(leader(&stays, "trebonius")["spot"], json!("lost"));
}
