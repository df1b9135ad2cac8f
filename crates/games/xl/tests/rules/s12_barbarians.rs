//! 12.0: the barbarians of the bronze game.

use serde_json::json;

use crate::play::{Draw, Look as _, Play, march, plain};
use crate::reader::*;
use crate::s02_map::{LINKS, STRENGTH, neighbours};

/// 12.0: nobody enters a barbarian area.
#[test]
fn r12_0_no_unit_enters_a_barbarian_area() {
    for (area, _) in STRENGTH {
        for place in neighbours(LINKS, area) {
            if STRENGTH.iter().any(|(other, _)| *other == place) {
                continue;
            }
            let p = field().caesar(place, "legion commander").play();
            p.refused(Caesar, march("legion", place, area), "12.0");
            p.refused(Caesar, march("commander", place, area), "12.0");
            assert!(!p.reach(Caesar, "legion", place).contains(&(*area).to_owned()));
        }
    }
}

/// 12.0: no way leads through one either.
#[test]
fn r12_0_no_way_through() {
    // Britannia would link Burdigala and Lugdunum (adjacent anyway); Garamantes, Utica and Cyrene;
    // Pannonia, Rubicon and Salonae. Armenia and Antioch are adjacent; Vercellae reaches Lugdunum.
    let p = field().caesar("Tarraco", "legion").pompey("Narbo", "ally").play();
    // Tarraco - Cantabria - Burdigala; the way by Narbo is closed.
    p.refused(Caesar, march("legion", "Tarraco", "Burdigala"), "9.0");
}

/// Caesar draws Barbarian Invasion; the dice of Caesar and of Pompey.
fn invaded(drawn: Draw, caesar: u32, pompey: u32) -> Play {
    let mut p = drawn
        .phase(json!({"is": "forum", "tried": false}))
        .forum(&["The Senate"])
        .hand("caesar", &["Successor"])
        .caesar("Rome", "legion")
        .deck(&["Barbarian Invasion", "Testudo", "Ides of March"])
        .play();
    p.roll(&[caesar, pompey]).act(Caesar, plain("end_forum"));
    p
}

/// 12.0: each player loses what his die shows.
#[test]
fn r12_0_invasion_takes_gold() {
    let p = invaded(field().gold(8, 6).pompey("Athens", "legion"), 3, 6);
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (5, 0));
    assert_eq!((p.strength(Caesar, "Rome"), p.strength(Pompey, "Athens")), (1, 1));
    assert_eq!(p.discard(), ["Barbarian Invasion"]);
    assert_eq!(p.dice.left(), 0);
}

/// 12.0: what is missing is paid in swords of units of one's own choice.
#[test]
fn r12_0_invasion_takes_units_for_missing_gold() {
    // Pompey rolls five and has two: three swords are missing.
    let table = || {
        invaded(
            field().gold(8, 2).pompey("Athens", "3 legion ally").pompey("Crete", "veteran-legion"),
            1,
            5,
        )
    };
    let mut p = table();
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (7, 0));
    assert_eq!((p.phase().as_str(), p.pending()), ("pillage", vec![Pompey]));
    p.refused(Pompey, give_up("legion", "Rome"), "12.0");
    p.act(Pompey, give_up("veteran-legion", "Crete"));
    assert_eq!((p.phase().as_str(), p.strength(Pompey, "Athens")), ("purchase", 4));
    // Two and one make three as well.
    let mut p = table();
    p.act(Pompey, give_up("legion", "Athens"));
    assert_eq!(p.phase(), "pillage", "one is still missing");
    p.act(Pompey, give_up("ally", "Athens"));
    assert_eq!((p.phase().as_str(), p.strength(Pompey, "Crete")), ("purchase", 1));
    // Two legions are more than enough.
    let mut p = table();
    p.act(Pompey, give_up("legion", "Athens")).act(Pompey, give_up("legion", "Athens"));
    assert_eq!((p.phase().as_str(), p.stock(Pompey, "legion")), ("purchase", 8));
}

/// 12.0: the player who drew the card pays like the other.
#[test]
fn r12_0_invasion_takes_from_both() {
    let mut p = invaded(
        field()
            .gold(0, 0)
            .caesar("Gades", "ally")
            .pompey("Athens", "legion")
            .pompey("Crete", "ally"),
        1,
        1,
    );
    for _ in 0..2 {
        let side = p.pending()[0];
        assert_eq!(p.phase(), "pillage");
        p.act(side, give_up("ally", if side == Caesar { "Gades" } else { "Crete" }));
    }
    assert_eq!((p.strength(Caesar, "Gades"), p.strength(Pompey, "Crete")), (0, 0));
    assert_ne!(p.phase(), "pillage");
}

/// 12.0: who has neither gold nor units enough loses what he has.
#[test]
fn r12_0_invasion_takes_no_more_than_there_is() {
    let mut p = invaded(field().gold(9, 1).pompey("Athens", "legion ally"), 1, 6);
    while p.phase() == "pillage" {
        let unit = if p.count(Pompey, "Athens", "ally") == 1 { "ally" } else { "legion" };
        p.act(Pompey, give_up(unit, "Athens"));
    }
    assert_eq!((p.gold(Pompey), p.strength(Pompey, "Athens")), (0, 0));
}

/// 12.0: leaders are units and may be given up; a supreme leader is lost with all that follows.
#[test]
fn r12_0_invasion_may_take_leaders() {
    let mut p = invaded(
        field().gold(9, 0).pompey("Athens", "2 legion cato commander").hand("pompey", &["Brutus"]),
        1,
        1,
    );
    p.act(Pompey, give_up("cato", "Athens"));
    assert_eq!((p.phase().as_str(), p.strength(Pompey, "Athens")), ("purchase", 3));
    assert!(p.discard().contains(&"Cato".to_owned()));

    let mut p = invaded(
        field().gold(9, 1).pompey("Athens", "2 legion commander").hand("pompey", &["Brutus"]),
        1,
        4,
    );
    p.act(Pompey, give_up("commander", "Athens"));
    assert_eq!((p.phase().as_str(), p.strength(Pompey, "Athens")), ("purchase", 2), "three swords");
    assert!(p.hand(Pompey).is_empty() && p.discard().contains(&"Brutus".to_owned()));
}
