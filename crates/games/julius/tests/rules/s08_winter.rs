//! 8.0: winter.

use serde_json::{Value, json};

use crate::field::*;
use crate::play::{action, place};

/// Winter comes by itself after the last turn of the year.
fn winter(draw: Draw) -> Play {
    let mut p = draw.play();
    p.end(Pompey);
    p
}

fn over(p: &Play) -> Option<Value> {
    (p.phase() == "over").then(|| p.position()["phase"]["winner"].clone())
}

// 8.1 -------------------------------------------------------------------------------------------

/// 8.1: Cleopatra goes home, wherever she is; to friends she stays a friend.
#[test]
fn r8_1_cleopatra_goes_home() {
    let p = winter(
        last_levies()
            .caesar("Roma", "legio-8")
            .pompey("Antiochia", "cleopatra:3 legio-34")
            .pompey("Alexandria", "legio-38"),
    );
    assert_eq!((p.at("cleopatra"), p.owner("cleopatra")), ("Alexandria".into(), Some(Pompey)));
    assert_eq!(p.step("cleopatra"), 3);
    assert_eq!((p.at("legio-34"), p.at("legio-38")), ("Antiochia".into(), "Alexandria".into()));
}

/// 8.1: if the enemy holds Alexandria she joins him with the strength she has.
#[test]
fn r8_1_cleopatra_joins_the_holder_of_alexandria() {
    let p = winter(
        last_levies().caesar("Alexandria", "legio-8").pompey("Antiochia", "cleopatra:3 legio-34"),
    );
    assert_eq!((p.at("cleopatra"), p.owner("cleopatra")), ("Alexandria".into(), Some(Caesar)));
    assert_eq!((p.step("cleopatra"), &p.position()["cleopatra"]), (3, &json!("caesar")));

    let p = winter(
        last_levies()
            .set("cleopatra", json!("caesar"))
            .caesar("Antiochia", "cleopatra:2 legio-8")
            .pompey("Alexandria", "legio-38"),
    );
    assert_eq!((p.at("cleopatra"), p.owner("cleopatra")), ("Alexandria".into(), Some(Pompey)));
    assert_eq!((p.step("cleopatra"), &p.position()["cleopatra"]), (2, &json!("pompey")));
}

/// 8.1: a vacant Alexandria changes nothing but her place; neither does being there already.
#[test]
fn r8_1_vacant_alexandria_keeps_her_side() {
    for (side, enemy) in [("caesar", "pompey"), ("pompey", "caesar")] {
        for from in ["Antiochia", "Alexandria", "Roma"] {
            let draw = last_levies().set("cleopatra", json!(side));
            let place = |draw: Draw, side: &str, place: &str, block: &str| match side {
                "caesar" => draw.caesar(place, block),
                _ => draw.pompey(place, block),
            };
            let draw = place(draw, side, from, "cleopatra:2");
            let other = if enemy == "caesar" { "legio-8" } else { "legio-5" };
            let p = winter(place(draw, enemy, "Utica", other));
            assert_eq!(p.at("cleopatra"), "Alexandria");
            assert_eq!(p.owner("cleopatra").map(Side::name), Some(side), "from {from}");
            assert_eq!(p.step("cleopatra"), 2);
        }
    }
}

/// 8.1: from the pool she does not come.
#[test]
fn r8_1_not_from_the_pool() {
    let p = winter(last_levies().caesar("Alexandria", "legio-8").pompey("Utica", "legio-39"));
    assert_eq!((p.at("cleopatra"), p.owner("cleopatra")), ("pool".into(), Some(Pompey)));
}

/// 8.1 before 8.2: the queen at home makes a port for the fleets of her sea.
#[test]
fn r8_1_before_fleets_go_to_port() {
    let mut p = winter(
        last_levies()
            .caesar("Roma", "legio-8")
            .pompey("Jerusalem", "cleopatra")
            .pompey("Mare Aegypticum", "p-navis-2"),
    );
    assert_ne!(p.at("p-navis-2"), "fallen");
    if p.phase() == "harbour" {
        p.act(Pompey, harbour("p-navis-2", "Alexandria"));
    }
    assert_eq!(p.at("p-navis-2"), "Alexandria");
}

/// 8.1 before 8.3 and 8.4: she eats in Alexandria, and the city she leaves alone is nobody's.
#[test]
fn r8_1_before_supply_and_victory() {
    let full = "legio-38 legio-36 legio-34 legio-33 legio-32";
    let p = winter(
        last_levies()
            .caesar("Roma", "legio-8")
            .pompey("Antiochia", "cleopatra")
            .pompey("Alexandria", full),
    );
    assert_eq!((p.phase(), p.pending()), ("supply".into(), vec![Pompey]), "six in Alexandria");

    // Ten points with Antiochia, nine when Cleopatra has left it for a friendly Alexandria.
    let ten = |holder: &str| {
        winter(
            last_levies()
                .pompey("Roma", "legio-1")
                .pompey("Alexandria", "legio-38")
                .pompey("Utica", "legio-39")
                .pompey("Tarraco", "legio-5")
                .pompey("Carthago Nova", "legio-2")
                .pompey("Syracusae", "legio-37")
                .pompey("Athenae", "legio-32")
                .pompey("Antiochia", holder)
                .caesar("Massilia", "legio-8"),
        )
    };
    assert_eq!(over(&ten("legio-34")), Some(json!("pompey")));
    assert_eq!(over(&ten("cleopatra")), None);
}

// 8.2 -------------------------------------------------------------------------------------------

/// 8.2: every fleet at sea goes to a friendly port of its sea.
#[test]
fn r8_2_fleets_go_to_port() {
    let mut p = winter(
        last_levies()
            .caesar("Mare Hispanum", "c-navis-1")
            .caesar("Massilia", "legio-14")
            .caesar("Genua", "legio-8")
            .caesar("Ravenna", "legio-13 c-navis-2")
            .pompey("Tarraco", "legio-5")
            .pompey("Carthago Nova", "legio-2")
            .pompey("Mare Internum", "p-navis-1")
            .pompey("Syracusae", "legio-37")
            .pompey("Utica", "legio-39"),
    );
    assert_eq!((p.phase(), p.pending()), ("harbour".into(), vec![Caesar, Pompey]));
    p.allowed(Caesar, harbour("c-navis-1", "Massilia"))
        .allowed(Caesar, harbour("c-navis-1", "Genua"));
    p.refused(Caesar, harbour("c-navis-1", "Tarraco"), "8.2");
    p.refused(Caesar, harbour("c-navis-1", "Narbo"), "8.2");
    p.refused(Caesar, harbour("c-navis-1", "Ravenna"), "8.2");
    p.refused(Caesar, harbour("c-navis-2", "Ravenna"), "8.2");
    p.refused(Caesar, harbour("legio-14", "Genua"), "8.2");
    p.refused_by(Caesar, harbour("p-navis-1", "Syracusae"), &["8.2", "4.1"]);
    p.act(Caesar, harbour("c-navis-1", "Genua"));
    assert_eq!(p.at("c-navis-1"), "Genua");
    p.allowed(Pompey, harbour("p-navis-1", "Utica"));
    p.act(Pompey, harbour("p-navis-1", "Syracusae"));
    assert_eq!((p.at("p-navis-1"), p.at("c-navis-2")), ("Syracusae".into(), "Ravenna".into()));
    assert_eq!(p.phase(), "disband");
}

/// 8.2: a fleet without a friendly port in its sea is dissolved, and may be built next year.
#[test]
fn r8_2_fleets_without_a_port_are_dissolved() {
    let mut p = winter(
        last_levies()
            .caesar("Mare Hispanum", "c-navis-1")
            .caesar("Roma", "legio-17")
            .pompey("Tarraco", "legio-5")
            .pompey("Pontus Euxinus", "p-navis-1 p-navis-2")
            .pompey("Nicomedia", "legio-35"),
    );
    assert_eq!(p.phase(), "disband");
    for block in ["c-navis-1", "p-navis-1", "p-navis-2"] {
        assert!(["fallen", "pool"].contains(&p.at(block).as_str()), "{block} is {}", p.at(block));
    }
    p.new_year();
    for (block, side) in [("c-navis-1", Caesar), ("p-navis-1", Pompey), ("p-navis-2", Pompey)] {
        assert_eq!((p.at(block), p.owner(block)), ("pool".into(), Some(side)));
    }
    let seen = &p.view(None)["public"]["seen"];
    assert_eq!(seen, &json!({"c-navis-1": null, "p-navis-1": null, "p-navis-2": null}));
}

// 8.3 -------------------------------------------------------------------------------------------

/// 8.3, example: Genua feeds three blocks, Massilia four, Roma five.
#[test]
fn r8_3_ex_genua_massilia_roma() {
    let full = || {
        last_levies()
            .caesar("Genua", "legio-7 legio-8 legio-9")
            .caesar("Massilia", "legio-10 legio-11 legio-12 c-navis-1")
            .caesar("Roma", "caesar legio-13 legio-14 legio-16 legio-17")
            .pompey("Utica", "legio-39")
    };
    assert_eq!(winter(full()).phase(), "disband", "nobody is in surplus");
    for (city, one_more, stays) in [
        ("Genua", "legio-18", "legio-7"),
        ("Massilia", "legio-19", "c-navis-1"),
        ("Roma", "legio-20", "caesar"),
    ] {
        let mut p = winter(full().caesar(city, one_more));
        assert_eq!((p.phase(), p.pending()), ("supply".into(), vec![Caesar]), "{city}");
        p.allowed(Caesar, disband(stays));
        p.act(Caesar, disband(one_more));
        assert!(["fallen", "pool"].contains(&p.at(one_more).as_str()));
        assert_eq!((p.at(stays), p.phase()), (city.into(), "disband".into()));
    }
}

/// 8.3: the same for an inland city and for Alexandria; the owner chooses, in that city.
#[test]
fn r8_3_each_block_in_surplus_at_the_owners_choice() {
    let mut p = winter(
        last_levies()
            .caesar("Toletum", "legio-7 legio-8 legio-9 legio-10 legio-11")
            .caesar("Genua", "legio-12 legio-13 legio-14")
            .pompey("Alexandria", "legio-1 legio-2 legio-3 legio-4 legio-5 legio-6")
            .pompey("Jerusalem", "legio-32 legio-33 legio-34"),
    );
    assert_eq!((p.phase(), p.pending()), ("supply".into(), vec![Caesar, Pompey]));
    for block in ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11"] {
        p.allowed(Caesar, disband(block));
    }
    p.refused(Caesar, disband("legio-12"), "8.3").refused(Pompey, disband("legio-32"), "8.3");
    p.refused_by(Caesar, disband("legio-1"), &["8.3", "4.1"]);
    p.refused_by(Caesar, end_disbanding(), &["8.5", "8.3"]);
    p.act(Caesar, disband("legio-7"));
    assert_eq!(p.pending(), [Caesar, Pompey], "one more is in surplus in Toletum");
    p.act(Pompey, disband("legio-6"));
    assert_eq!(p.pending(), [Caesar]);
    p.act(Caesar, disband("legio-9"));
    assert_eq!(p.phase(), "disband", "three in Toletum, five in Alexandria");
}

/// 8.3: once a city is supplied nobody of it is dissolved, while another is not.
#[test]
fn r8_3_no_more_than_the_surplus() {
    let mut p = winter(
        last_levies()
            .caesar("Toletum", "legio-7 legio-8 legio-9 legio-10")
            .caesar("Genua", "legio-12 legio-13 legio-14 legio-16")
            .pompey("Utica", "legio-39"),
    );
    p.act(Caesar, disband("legio-12")).refused(Caesar, disband("legio-13"), "8.3");
    p.act(Caesar, disband("legio-7"));
    assert_eq!(p.phase(), "disband");
}

/// 8.3 after 8.2: fleets in port eat too.
#[test]
fn r8_3_fleets_come_first_and_eat() {
    let mut p = winter(
        last_levies()
            .caesar("Genua", "legio-7 legio-8 legio-9")
            .caesar("Massilia", "legio-10 legio-11 legio-12")
            .caesar("Mare Hispanum", "c-navis-1")
            .pompey("Utica", "legio-39"),
    );
    let mut elsewhere = p.again();
    p.act(Caesar, harbour("c-navis-1", "Genua"));
    assert_eq!(p.phase(), "supply");
    p.allowed(Caesar, disband("c-navis-1")).allowed(Caesar, disband("legio-7"));
    elsewhere.act(Caesar, harbour("c-navis-1", "Massilia"));
    assert_eq!(elsewhere.phase(), "disband");
}

/// 8.3: blocks dissolved for want of supply can be raised again next year; a leader who starves is
/// no trophy, for he did not fall in battle.
#[test]
fn r8_3_dissolved_blocks_come_back() {
    let mut p = winter(
        last_levies()
            .caesar("Genua", "antonius legio-7 legio-8 legio-9 legio-10")
            .pompey("Utica", "legio-39"),
    );
    p.act(Caesar, disband("antonius")).act(Caesar, disband("legio-7"));
    assert_ne!(p.at("antonius"), "trophy");
    p.new_year();
    assert_eq!((p.at("antonius"), p.owner("antonius")), ("pool".into(), Some(Caesar)));
    assert_eq!((p.at("legio-7"), p.owner("legio-7")), ("pool".into(), Some(Caesar)));
}

// 8.4 -------------------------------------------------------------------------------------------

/// Caesar holds ten points, one block in each city.
fn ten_points() -> Draw {
    last_levies()
        .caesar("Roma", "legio-7")
        .caesar("Alexandria", "legio-8")
        .caesar("Massilia", "legio-9")
        .caesar("Tarraco", "legio-10")
        .caesar("Athenae", "legio-11")
        .caesar("Byzantium", "legio-12")
        .caesar("Ephesus", "legio-13")
        .caesar("Syracusae", "legio-14")
        .pompey("Utica", "legio-39")
}

/// 8.4, 1.2: ten points win, nine do not.
#[test]
fn r8_4_ten_points_win() {
    assert_eq!(over(&winter(ten_points())), Some(json!("caesar")));
    // One point less: Legio 14 is in Lilybaeum instead of Syracusae.
    let p = winter(ten_points().caesar("Lilybaeum", "legio-14"));
    assert_eq!((over(&p), p.phase()), (None, "disband".into()));
    let p = winter(ten_points());
    p.refused(Caesar, disband("legio-7"), "8.4");
    assert!(p.offers(Caesar).is_empty() && p.offers(Pompey).is_empty() && p.pending().is_empty());
}

/// 8.4 after 8.2 and 8.3: fleets go to port and surplus blocks are dissolved before the count.
#[test]
fn r8_4_french_after_fleets_and_supply() {
    let mut p = winter(
        ten_points()
            .caesar("Mare Tyrrhenum", "c-navis-1")
            .caesar("Genua", "legio-16 legio-17 legio-18 legio-19"),
    );
    assert_eq!(p.phase(), "harbour");
    p.act(Caesar, harbour("c-navis-1", "Roma"));
    assert_eq!(p.phase(), "supply");
    p.act(Caesar, disband("legio-19"));
    assert_eq!(over(&p), Some(json!("caesar")));
}

/// 8.4, english-1.1: the count comes before both, and after Cleopatra's way home.
#[test]
fn r8_4_english_before_fleets_and_supply() {
    let p = winter(english(
        ten_points()
            .caesar("Mare Tyrrhenum", "c-navis-1")
            .caesar("Genua", "legio-16 legio-17 legio-18 legio-19"),
    ));
    assert_eq!(over(&p), Some(json!("caesar")));
    assert_eq!(p.at("c-navis-1"), "Mare Tyrrhenum");

    // Without a winner the other steps follow in their order.
    let mut p = winter(english(
        ten_points()
            .caesar("Lilybaeum", "legio-14")
            .caesar("Mare Tyrrhenum", "c-navis-1")
            .caesar("Genua", "legio-16 legio-17 legio-18 legio-19"),
    ));
    assert_eq!(p.phase(), "harbour");
    p.act(Caesar, harbour("c-navis-1", "Roma"));
    assert_eq!(p.phase(), "supply");
    p.act(Caesar, disband("legio-19"));
    assert_eq!(p.phase(), "disband");
}

/// 8.4: the count is taken in every winter, and after the fifth it decides (1.2).
#[test]
fn r8_4_after_the_last_year() {
    let year = |year: u16| last_levies().set("year", json!(year));
    let behind = |draw: Draw| draw.caesar("Massilia", "legio-8").pompey("Alexandria", "legio-38");
    assert_eq!(winter(behind(year(708))).phase(), "disband");
    assert_eq!(over(&winter(behind(year(709)))), Some(json!("pompey")), "two to one");
    // Two each: who holds Roma wins.
    let level = |draw: Draw| draw.caesar("Roma", "legio-8").pompey("Alexandria", "legio-38");
    assert_eq!(over(&winter(level(year(709)))), Some(json!("caesar")));
    // One each and Roma vacant: drawn.
    let drawn = |draw: Draw| draw.caesar("Massilia", "legio-8").pompey("Utica", "legio-39");
    assert_eq!(over(&winter(drawn(year(709)))), Some(Value::Null));
}

// 8.5 -------------------------------------------------------------------------------------------

/// 8.5: any blocks may be dissolved, their steps are lost, and they can be raised next year.
#[test]
fn r8_5_blocks_may_be_dissolved() {
    let mut p = winter(
        last_levies()
            .caesar("Genua", "antonius legio-8 c-navis-1")
            .caesar("Roma", "legio-17")
            .pompey("Utica", "legio-39 pompeius"),
    );
    assert_eq!((p.phase(), p.pending()), ("disband".into(), vec![Caesar, Pompey]));
    for block in ["antonius", "legio-8", "c-navis-1", "legio-17"] {
        p.allowed(Caesar, disband(block));
    }
    p.refused_by(Caesar, disband("legio-39"), &["4.1", "8.5"]);
    p.refused_by(Caesar, disband("legio-9"), &["4.1", "8.5", "5.2"]);
    p.act(Caesar, disband("legio-8")).act(Caesar, disband("antonius"));
    p.refused_by(Caesar, disband("legio-8"), &["4.1", "8.5", "5.2"]);
    p.act(Pompey, disband("pompeius")).act(Caesar, disband("c-navis-1"));
    assert_ne!(p.at("antonius"), "trophy");
    p.act(Caesar, end_disbanding());
    p.refused_by(Caesar, disband("legio-17"), &["2.2", "8.5"]);
    assert_eq!(p.pending(), [Pompey]);
    p.new_year();
    for (block, side) in
        [("legio-8", Caesar), ("antonius", Caesar), ("c-navis-1", Caesar), ("pompeius", Pompey)]
    {
        assert_eq!((p.at(block), p.owner(block)), ("pool".into(), Some(side)));
    }
    assert_eq!((p.at("legio-17"), p.at("legio-39")), ("Roma".into(), "Utica".into()));
    assert_eq!(p.position()["trophies"].as_array().map_or(0, Vec::len), 0);
}

/// Ruling R-16: the enemy sees how many blocks go home and from where, and never which; the one
/// who sends them may think again.
#[test]
fn r8_5_nobody_else_sees_who_is_dissolved() {
    let mut p = winter(
        last_levies()
            .caesar("Genua", "antonius legio-8 c-navis-1")
            .pompey("Utica", "legio-39 pompeius"),
    );
    p.act(Caesar, disband("antonius"));
    assert_eq!(p.told(Some(Caesar)), ["Antonius (Caesar) in Genua is sent home."]);
    for viewer in [Some(Pompey), None] {
        assert_eq!(p.told(viewer), ["Caesar sends a brown block in Genua home."]);
        assert!(!p.names(viewer, "antonius"), "{viewer:?}");
    }
    assert!(p.view(None)["public"]["seen"].is_null());
    assert_eq!(p.game.public().count(Caesar, place("Genua")), 2);
    assert_eq!((p.at("antonius"), p.at("legio-8")), ("leaving".into(), "Genua".into()));
    p.act(Pompey, disband("pompeius")).new_year();
    assert!(!p.names(Some(Pompey), "antonius") && !p.names(Some(Caesar), "pompeius"));
    assert_eq!((p.at("antonius"), p.owner("antonius")), ("pool".into(), Some(Caesar)));
}

/// Ruling R-16: a block that Jupiter turned is known to its first owner only when both are done.
#[test]
fn r8_5_a_turned_block_comes_home_when_both_are_done() {
    let mut p =
        winter(last_levies().caesar("Genua", "legio-8 legio-1").pompey("Utica", "legio-39"));
    p.act(Caesar, disband("legio-1"));
    assert_eq!(p.told(Some(Pompey)), ["Caesar sends a green block in Genua home."]);
    assert!(!p.names(Some(Pompey), "legio-1"));
    p.act(Caesar, end_disbanding());
    assert!(!p.names(Some(Pompey), "legio-1"));
    p.new_year();
    assert_eq!((p.at("legio-1"), p.owner("legio-1")), ("pool".into(), Some(Pompey)));
}

/// 8.5: Cleopatra is blue, and everybody sees her go.
#[test]
fn r8_5_cleopatra_is_seen_to_go() {
    let mut p =
        winter(last_levies().caesar("Roma", "legio-8").pompey("Alexandria", "cleopatra legio-38"));
    p.act(Pompey, disband("cleopatra"));
    for viewer in [Some(Caesar), Some(Pompey), None] {
        assert_eq!(p.told(viewer), ["Cleopatra (Pompey) in Alexandria is sent home."]);
    }
}

/// 8.5: a position with blocks on their way home belongs to this step.
#[test]
fn r8_5_blocks_leave_in_this_step_only() {
    let mut p =
        winter(last_levies().caesar("Genua", "legio-8 legio-12").pompey("Utica", "legio-39"));
    p.act(Caesar, disband("legio-12"));
    let mut position = p.position();
    assert!(is_possible(&position));
    position["phase"] = json!({"is": "supply"});
    assert!(!is_possible(&position));
}

/// Who is not asked in winter hears which step is due.
#[test]
fn r8_0_the_step_that_is_due_is_cited() {
    let mut p = winter(
        last_levies()
            .caesar("Mare Hispanum", "c-navis-1")
            .caesar("Genua", "legio-7 legio-8 legio-9 legio-10")
            .pompey("Utica", "legio-39"),
    );
    p.refused_as(Pompey, end_disbanding(), "8.2", "not_your_decision");
    p.act(Caesar, harbour("c-navis-1", "Genua"));
    p.refused_as(Pompey, end_disbanding(), "8.3", "not_your_decision");
    p.act(Caesar, disband("legio-7")).act(Caesar, disband("legio-8"));
    p.act(Caesar, end_disbanding());
    p.refused_as(Caesar, end_disbanding(), "8.5", "not_your_decision");
}

/// 8.5, english-1.1: Cleopatra cannot be dissolved; the french rules let any block be.
#[test]
fn r8_5_cleopatra_is_dissolved_in_french_only() {
    let start =
        || last_levies().caesar("Roma", "legio-8").pompey("Alexandria", "cleopatra legio-38");
    let p = winter(english(start()));
    p.refused(Pompey, disband("cleopatra"), "8.5").allowed(Pompey, disband("legio-38"));
    let mut p = winter(start());
    p.allowed(Pompey, disband("cleopatra"));
    p.act(Pompey, disband("cleopatra")).new_year();
    assert_eq!((p.at("cleopatra"), p.owner("cleopatra")), ("pool".into(), Some(Pompey)));
}

/// 8.5: dissolved by Caesar, Cleopatra waits in Caesar's pool, not in Pompey's.
#[test]
fn r8_5_cleopatra_goes_to_the_pool_of_her_side() {
    let mut p = winter(
        last_levies()
            .set("cleopatra", json!("caesar"))
            .caesar("Alexandria", "cleopatra legio-8")
            .pompey("Utica", "legio-39"),
    );
    p.act(Caesar, disband("cleopatra")).new_year();
    assert_eq!((p.at("cleopatra"), p.owner("cleopatra")), ("pool".into(), Some(Caesar)));
}

/// 8.5: a leader dissolved can be raised again next year like any block, for one levy.
#[test]
fn r8_5_a_dissolved_leader_is_levied_again() {
    let mut p =
        winter(last_levies().caesar("Genua", "antonius legio-8").pompey("Utica", "legio-39"));
    p.act(Caesar, disband("antonius")).new_year();
    let mut hands: Vec<(Side, String)> = Vec::new();
    for side in [Caesar, Pompey] {
        let commands = hand(&p, side).into_iter().filter(|card| card.contains('/'));
        hands.extend(commands.map(|card| (side, card)));
    }
    for side in [Caesar, Pompey] {
        let cards: Vec<&String> =
            hands.iter().filter(|(owner, _)| *owner == side).map(|(_, card)| card).collect();
        p.act(side, json!({"do": "discard", "card": cards[0]}));
    }
    for side in [Caesar, Pompey] {
        let cards: Vec<&String> =
            hands.iter().filter(|(owner, _)| *owner == side).map(|(_, card)| card).collect();
        p.act(side, json!({"do": "play", "card": cards[1]}));
    }
    if p.pending() == [Pompey] {
        p.end(Pompey);
    }
    p.act(Caesar, json!({"do": "end_moves"})).allowed(Caesar, levy("antonius", "Genua"));
    p.act(Caesar, levy("antonius", "Genua"));
    assert_eq!((p.at("antonius"), p.step("antonius")), ("Genua".into(), 1));
}

/// 8.5: blocks are not merged: dissolving one strengthens no other.
#[test]
fn r8_5_steps_are_lost() {
    let mut p =
        winter(last_levies().caesar("Genua", "legio-8:2 legio-12:1").pompey("Utica", "legio-39"));
    p.act(Caesar, disband("legio-12"));
    assert_eq!(p.step("legio-8"), 2);
    p.new_year();
    assert_eq!((p.step("legio-8"), p.at("legio-12")), (2, "pool".into()));
}

// 8.6 -------------------------------------------------------------------------------------------

/// 8.6: the fallen stand up in the pool of their side, and can be levied.
#[test]
fn r8_6_the_fallen_stand_up() {
    let mut p = winter(
        last_levies()
            .caesar("Genua", "legio-8")
            .pompey("Utica", "legio-39")
            .set("fallen", json!(["legio-12", "c-navis-1", "legio-1", "elephant"])),
    );
    assert_eq!(p.at("legio-12"), "fallen", "not before the year ends");
    p.new_year();
    for (block, side) in
        [("legio-12", Caesar), ("c-navis-1", Caesar), ("legio-1", Pompey), ("elephant", Pompey)]
    {
        assert_eq!((p.at(block), p.owner(block)), ("pool".into(), Some(side)));
    }
    assert_eq!(p.position()["fallen"].as_array().map_or(0, Vec::len), 0);
    assert_eq!((&p.position()["year"], &p.position()["turn"]), (&json!(706), &json!(1)));
}

fn hand(p: &Play, side: Side) -> Vec<String> {
    let position = p.position();
    let cards = position["secrets"][side.name()]["hand"].as_array().cloned().unwrap_or_default();
    cards.iter().filter_map(|card| card.as_str().map(str::to_owned)).collect()
}

/// 8.6: all 27 cards are shuffled, those of the old year too, and six dealt to each side.
#[test]
fn r8_6_six_cards_each_of_all() {
    let spent =
        json!([["4/1", "3/2", "3/2", "3/1", "3/1"], ["2/3", "2/3", "2/3", "2/2", "Apollo"],]);
    let mut p = winter(
        last_levies()
            .cards("3/1", "2/3")
            .set("spent", spent)
            .caesar("Genua", "legio-8")
            .pompey("Utica", "legio-39"),
    );
    p.new_year();
    let mut all = hand(&p, Caesar);
    all.extend(hand(&p, Pompey));
    assert_eq!((hand(&p, Caesar).len(), hand(&p, Pompey).len()), (6, 6));
    assert!(all.iter().any(|card| card == "4/1"), "cards of the old year are dealt: {all:?}");
    for (card, copies) in [
        ("4/1", 1),
        ("3/2", 2),
        ("3/1", 3),
        ("2/3", 4),
        ("2/2", 4),
        ("2/1", 3),
        ("1/3", 1),
        ("1/2", 2),
    ] {
        assert!(all.iter().filter(|dealt| *dealt == card).count() <= copies, "{card}: {all:?}");
    }
    let spent = p.position()["spent"].clone();
    assert!(spent.is_null() || spent == json!([[], []]), "{spent}");
}

/// 8.6: each side lays one card aside, which the other does not see.
#[test]
fn r8_6_one_card_laid_aside_unseen() {
    let start = || {
        let mut p = winter(last_levies().caesar("Genua", "legio-8").pompey("Utica", "legio-39"));
        p.new_year();
        p
    };
    let mut first = start();
    assert_eq!(first.pending(), [Caesar, Pompey]);
    let cards = hand(&first, Pompey);
    let other = cards.iter().find(|card| **card != cards[0]).expect("two kinds of cards");
    let mut second = start();
    first.act(Pompey, json!({"do": "discard", "card": cards[0]}));
    second.act(Pompey, json!({"do": "discard", "card": other}));
    assert_eq!(first.view(Some(Caesar)), second.view(Some(Caesar)));
    assert_eq!(first.view(None), second.view(None));
    assert_eq!((hand(&first, Pompey).len(), first.pending()), (5, vec![Caesar]));
    let own = hand(&first, Caesar)[0].clone();
    first.act(Caesar, json!({"do": "discard", "card": own}));
    assert_eq!((hand(&first, Caesar).len(), first.phase()), (5, "play".into()));
}

/// 8.0: winter comes only after the fifth turn.
#[test]
fn r8_6_no_winter_before_the_fifth_turn() {
    let mut p = last_levies()
        .set("turn", json!(4))
        .hand("caesar", &["2/2", "1/2"])
        .hand("pompey", &["2/2", "1/2"])
        .caesar("Mare Hispanum", "c-navis-1")
        .caesar("Massilia", "legio-9")
        .pompey("Antiochia", "cleopatra")
        .play();
    p.end(Pompey);
    assert_eq!((p.phase(), &p.position()["turn"]), ("play".into(), &json!(5)));
    assert_eq!(
        (p.at("cleopatra"), p.at("c-navis-1")),
        ("Antiochia".into(), "Mare Hispanum".into())
    );
    let offered = p.offers(Caesar);
    assert!(offered.contains(&action(json!({"do": "play", "card": "2/2"}))));
}

/// 8.0: battles of the fifth turn come before winter.
#[test]
fn r8_6_battles_before_winter() {
    let mut p = last_levies()
        .moves("caesar", 1)
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1")
        .pompey("Antiochia", "cleopatra")
        .play();
    p.march(Caesar, "Genua", "Roma", "legio-8").end(Caesar).end(Pompey);
    assert_eq!((p.phase(), p.at("cleopatra")), ("battle".into(), "Antiochia".into()));
    p.pass_to(4, Caesar, "C").act(Caesar, retreat("legio-8", "Genua"));
    assert_eq!((p.phase(), p.at("cleopatra")), ("regroup".into(), "Antiochia".into()));
    p.act(Pompey, end_regroup());
    assert_eq!((p.phase(), p.at("cleopatra")), ("disband".into(), "Alexandria".into()));
}
