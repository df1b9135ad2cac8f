//! 8.1, 8.2 and 8.6: missiles, reaction fire, harassment.

use serde_json::json;

use crate::table::*;

/// Roman skirmishers under Caesar's eyes.
fn skirmish(roman: &str, enemies: &[&str]) -> Play {
    let mut draw = draw("bibracte").unit(roman).leader("caesar", "2920").orders("caesar", 6);
    for enemy in enemies {
        draw = draw.unit(enemy);
    }
    draw.play()
}

#[test]
fn r8_17_slings_at_two_hexes() {
    for (die, struck, left) in [(2, 1, "full"), (3, 0, "full"), (6, 0, "full"), (9, 0, "low")] {
        let mut play = skirmish("bal-1 2720 W", &["heln-1 2520 E"]);
        dice(&mut play, &[die]);
        play.act("roman", fire("bal-1", "2520"));
        assert_eq!(
            (hits(&play, "heln-1"), supply(&play, "bal-1").as_str()),
            (struck, left),
            "{die}"
        );
    }
}

#[test]
fn r8_17_on_the_move_they_add_one() {
    let mut play = skirmish("bal-1 2820 W", &["heln-1 2520 E"]);
    play.act("roman", order("bal-1"));
    quiet(&mut play, "roman");
    play.act("roman", step("2720"));
    quiet(&mut play, "roman");
    dice(&mut play, &[2]);
    play.act("roman", fire("bal-1", "2520"));
    assert_eq!(hits(&play, "heln-1"), 0, "2 and 1 are more than 2");
}

#[test]
fn r8_71_bows_reach_four_hexes() {
    for (target, strength) in [("2521 E", 3), ("2422 E", 3), ("2322 E", 1)] {
        let hex = &target[..4];
        for (die, struck) in [(strength, 1), (strength + 1, 0)] {
            let mut play = skirmish("cre-1 2721 W", &[&format!("he-8 {target}")]);
            dice(&mut play, &[die]);
            play.act("roman", fire("cre-1", hex));
            assert_eq!(hits(&play, "he-8"), struck, "{hex} with {die}");
        }
    }
    let far = skirmish("cre-1 2721 W", &["he-8 2222 E"]);
    far.refused("roman", fire("cre-1", "2222"), "8.71");
}

#[test]
fn r8_13_not_behind() {
    let play = skirmish("cre-1 2720 E", &["he-8 2520 E"]);
    play.refused("roman", fire("cre-1", "2520"), "8.13");
}

#[test]
fn r8_17_skirmishers_are_hard_to_hit_and_supply_looks_at_the_die() {
    // Germans throw at skirmishers: 5 on foot, 2 more for the target.
    let throw = |die: u32| {
        let mut play = draw("rhine")
            .unit("ghi-1 2620 E")
            .unit("cre-1 2720 E")
            .leader("brinno", "2619")
            .orders("brinno", 3)
            .play();
        dice(&mut play, &[die]);
        play.act("tribes", fire("ghi-1", "2720"));
        (hits(&play, "cre-1"), supply(&play, "ghi-1"))
    };
    assert_eq!(throw(3), (1, "full".to_owned()));
    assert_eq!(throw(4), (0, "full".to_owned()));
    assert_eq!(throw(6), (0, "low".to_owned()), "8.14");
}

#[test]
fn r8_14_pila_are_thrown_once() {
    let mut play = draw("bibracte")
        .unit("vii-1 2720 W")
        .unit("he-8 2620 W")
        .leader("trebonius", "2920")
        .orders("trebonius", 3)
        .play();
    dice(&mut play, &[5]);
    play.act("roman", fire("vii-1", "2620"));
    assert_eq!((hits(&play, "he-8"), supply(&play, "vii-1").as_str()), (1, "no"));
    let empty = draw("bibracte")
        .unit("vii-1 2720 W no")
        .unit("he-8 2620 W")
        .leader("trebonius", "2920")
        .orders("trebonius", 3)
        .play();
    empty.refused("roman", fire("vii-1", "2620"), "8.14");
}

#[test]
fn r8_14_who_is_low_shoots_once_more() {
    let mut play = skirmish("bal-1 2720 W low", &["heln-1 2520 E"]);
    dice(&mut play, &[2]);
    play.act("roman", fire("bal-1", "2520"));
    assert_eq!((hits(&play, "heln-1"), supply(&play, "bal-1").as_str()), (1, "no"));
}

#[test]
fn r8_16_units_block_but_not_for_archers_when_near_them() {
    // 2720 to 2320: 2620 and 2621 lie at one hex, 2420 at three.
    let near = ["vii-1 2620 W", "he-8 2320 E"];
    skirmish("cre-1 2720 W", &near).allowed("roman", fire("cre-1", "2320"));
    let far = ["vii-1 2420 W", "he-8 2320 E"];
    skirmish("cre-1 2720 W", &far).refused("roman", fire("cre-1", "2320"), "8.16");
    let slings = ["vii-1 2620 W", "he-8 2520 E"];
    skirmish("bal-1 2720 W", &slings).refused("roman", fire("bal-1", "2520"), "8.16");
}

#[test]
fn r8_16_woods_block() {
    let play = draw("bibracte")
        .unit("cre-1 2430 SW")
        .unit("he-8 2433 NE")
        .leader("caesar", "2428")
        .orders("caesar", 6)
        .play();
    play.refused("roman", fire("cre-1", "2433"), "8.16");
}

#[test]
fn r8_18_a_leader_under_fire() {
    let mut play = draw("bibracte")
        .unit("cre-1 2720 W")
        .unit("he-8 2520 E")
        .leader("nammeius", "2520")
        .leader("caesar", "2920")
        .orders("caesar", 6)
        .play();
    dice(&mut play, &[0, 0, 9]);
    play.act("roman", fire("cre-1", "2520"));
    assert_eq!(hits(&play, "he-8"), 1);
    assert_eq!(leader(&play, "nammeius")["spot"], json!("lost"));
    let mut lucky = draw("bibracte")
        .unit("cre-1 2720 W")
        .unit("he-8 2520 E")
        .leader("nammeius", "2520")
        .leader("caesar", "2920")
        .orders("caesar", 6)
        .play();
    dice(&mut lucky, &[0, 1]);
    lucky.act("roman", fire("cre-1", "2520"));
    assert_eq!(leader(&lucky, "nammeius")["spot"], json!("2520"));
}

#[test]
fn r8_23_pila_at_those_who_come() {
    for (die, struck) in [(5, 1), (6, 0)] {
        let mut play = draw("bibracte")
            .unit("he-1 2519 E")
            .leader("nammeius", "2518")
            .unit("vii-1 2720 W")
            .orders("nammeius", 2)
            .play();
        play.act("tribes", order("he-1"));
        quiet(&mut play, "tribes");
        play.act("tribes", step("2620"));
        assert_eq!(play.pending(), ["roman"]);
        dice(&mut play, &[die]);
        play.act("roman", json!({"do": "react_fire", "unit": "vii-1", "at": "he-1"}));
        assert_eq!((hits(&play, "he-1"), supply(&play, "vii-1").as_str()), (struck, "no"), "{die}");
    }
}

#[test]
fn r8_21_bows_at_those_who_leave_at_two_hexes() {
    for (die, struck) in [(3, 1), (4, 0)] {
        let mut play = draw("bibracte")
            .unit("heln-1 2620 W")
            .leader("toutorix", "2520")
            .unit("cre-1 2720 W")
            .orders("toutorix", 2)
            .play();
        play.act("tribes", order("heln-1"));
        quiet(&mut play, "tribes");
        play.act("tribes", step("2519"));
        assert_eq!(play.pending(), ["roman"]);
        dice(&mut play, &[die]);
        play.act("roman", json!({"do": "react_fire", "unit": "cre-1", "at": "heln-1"}));
        assert_eq!(hits(&play, "heln-1"), struck, "8.22: strength 3, die {die}");
    }
}

#[test]
fn r8_24_shooting_back() {
    let mut play = draw("rhine")
        .unit("ghc-1 2620 E")
        .unit("x-1 2720 W")
        .leader("brinno", "2619")
        .orders("brinno", 3)
        .play();
    dice(&mut play, &[4]);
    play.act("tribes", fire("ghc-1", "2720"));
    assert_eq!(hits(&play, "x-1"), 0, "mounted javelins have 3");
    assert_eq!(play.pending(), ["roman"]);
    dice(&mut play, &[5]);
    play.act("roman", word("shoot_back"));
    assert_eq!((hits(&play, "ghc-1"), supply(&play, "x-1").as_str()), (1, "no"));
}

#[test]
fn r8_64_harassment_from_four_hexes_and_the_answer_at_once() {
    let mut play = draw("britannia")
        .set("awake", true.into())
        .unit("calc-1 2013 E")
        .unit("vii-1 2314 W")
        .leader("cingetorix", "1914")
        .orders("cingetorix", 3)
        .play();
    play.act("tribes", json!({"do": "harass", "unit": "calc-1", "at": "2314", "from": "2214"}));
    assert_eq!(play.pending(), ["roman"]);
    dice(&mut play, &[2, 5]);
    play.act("roman", word("shoot_back"));
    assert_eq!((hits(&play, "vii-1"), hits(&play, "calc-1")), (1, 1));
    assert_eq!(at(&play, "calc-1"), "2013", "it has not moved");
}

#[test]
fn r8_62_not_from_five_hexes_nor_from_next_to_the_target() {
    let harass = |from: &str, by: &str| {
        let play = draw("britannia")
            .set("awake", true.into())
            .unit(&format!("calc-1 {from} E"))
            .unit("vii-1 2314 W")
            .leader("cingetorix", "1914")
            .orders("cingetorix", 3)
            .play();
        offered(
            &play,
            "tribes",
            &json!({"do": "harass", "unit": "calc-1", "at": "2314", "from": by}),
        )
    };
    assert!(harass("2013", "2214"));
    assert!(!harass("1812", "2214"), "five hexes");
    assert!(!harass("2214", "2214"), "next to it");
}
