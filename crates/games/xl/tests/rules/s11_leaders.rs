//! 11.0: leaders, their loss and their successors.

use serde_json::json;

use crate::play::{Draw, Look as _, Play, hit, plain};
use crate::reader::*;

// 11.0-command ----------------------------------------------------------------------------------

/// 11.0-command: leaders march like other units, alone or with others.
#[test]
fn r11_0_command_leaders_march() {
    let mut p = field().caesar("Rome", "commander antonius legion").play();
    p.go("commander", "Rome", "Vercellae").go("antonius", "Rome", "Utica");
    assert_eq!(
        (p.count(Caesar, "Vercellae", "commander"), p.count(Caesar, "Utica", "antonius")),
        (1, 1)
    );
}

/// 11.0-command: leaders fight, alone if need be, and attack.
#[test]
fn r11_0_command_leaders_fight() {
    let mut p = field().caesar("Rubicon", "commander").pompey("Rome", "legion ally").play();
    p.go("commander", "Rubicon", "Rome").battle("Rome");
    p.fights(Pompey, "ally", 6).fights(Pompey, "legion", 6).fights(Caesar, "commander", 4);
    p.must_lose(Pompey);
}

/// 11.0-command: the successor's command is one sword less.
#[test]
fn r11_0_command_of_a_successor() {
    // Caesar's four against three and one: the heir's three lose the initiative to three.
    for (heir, first) in [(false, Caesar), (true, Pompey)] {
        let mut p = field()
            .set("heirs", json!({"caesar": heir, "pompey": false}))
            .caesar("Rubicon", "commander ally")
            .pompey("Rome", "commander ally")
            .play();
        p.go("commander ally", "Rubicon", "Rome").battle("Rome").turn_to_fight(first);
    }
}

// 11.0-loss -------------------------------------------------------------------------------------

/// Pompey loses his supreme leader in Rome.
fn regicide(drawn: Draw) -> Play {
    let mut p =
        drawn.caesar("Rubicon", "commander 2 legion").pompey("Rome", "commander legion").play();
    p.go("commander 2 legion", "Rubicon", "Rome").battle("Rome");
    p.fights(Caesar, "legion", 1).must_lose(Pompey);
    p.act(Pompey, hit("commander", false));
    p
}

/// 11.0-loss: half the gold, rounded up, at once.
#[test]
fn r11_0_loss_half_the_gold_rounded_up() {
    for (gold, left) in [(7, 3), (8, 4), (1, 0), (0, 0), (25, 12)] {
        let p = regicide(field().gold(9, gold));
        assert_eq!((p.gold(Pompey), p.gold(Caesar)), (left, 9), "of {gold}");
    }
}

/// 11.0-loss: the whole hand is discarded; forum cards and leaders in play stay.
#[test]
fn r11_0_loss_the_whole_hand() {
    let p = regicide(
        field()
            .deck(&["Ides of March"])
            .hand("caesar", &["Triple Line"])
            .hand("pompey", &["Successor", "Brutus", "Testudo"])
            .owns("pompey", &["Publicani"])
            .pompey("Athens", "cato"),
    );
    assert!(p.hand(Pompey).is_empty());
    for card in ["Successor", "Brutus", "Testudo"] {
        assert!(p.discard().contains(&card.to_owned()), "{card}");
    }
    assert_eq!((p.owned(Pompey), p.count(Pompey, "Athens", "cato")), (vec!["Publicani".into()], 1));
    assert_eq!(p.hand(Caesar), ["Triple Line"], "only the loser's");
}

/// 11.0-loss: the fall of another leader costs no gold.
#[test]
fn r11_0_loss_of_supreme_leaders_only() {
    let mut p = field()
        .gold(0, 7)
        .deck(&["Ides of March"])
        .hand("pompey", &["Testudo"])
        .caesar("Rubicon", "commander 2 legion")
        .pompey("Rome", "cato legion")
        .play();
    p.go("commander 2 legion", "Rubicon", "Rome").battle("Rome");
    p.fights(Caesar, "legion", 1).loses(Pompey, "cato");
    assert_eq!((p.gold(Pompey), p.hand(Pompey)), (7, vec!["Testudo".into()]));
}

/// 11.0-loss: Caesar pays the same price.
#[test]
fn r11_0_loss_for_caesar_too() {
    let mut p = field()
        .gold(5, 5)
        .deck(&["Ides of March"])
        .hand("caesar", &["Testudo"])
        .caesar("Rubicon", "commander legion")
        .pompey("Rome", "ally 2 legion")
        .play();
    p.go("commander legion", "Rubicon", "Rome").battle("Rome");
    p.fights(Pompey, "ally", 1).must_lose(Caesar).act(Caesar, hit("commander", false));
    assert_eq!((p.gold(Caesar), p.gold(Pompey), p.hand(Caesar).len()), (2, 5, 0));
}

/// 11.0-loss: a successor's death costs as much.
#[test]
fn r11_0_loss_of_a_successor() {
    let p = regicide(
        field()
            .gold(0, 9)
            .deck(&["Ides of March"])
            .hand("pompey", &["Testudo"])
            .set("heirs", json!({"caesar": false, "pompey": true})),
    );
    assert_eq!((p.gold(Pompey), p.hand(Pompey).len()), (4, 0));
}

/// 11.0-loss: afterwards gold and cards come as before.
#[test]
fn r11_0_loss_is_not_for_ever() {
    let mut p = regicide(field().gold(0, 8).pompey("Athens", "legion"));
    // Pompey's legion fights; round two, and Caesar wins.
    p.misses().stay().fights(Caesar, "legion", 1);
    if p.waits() == "promote" {
        p.act(Caesar, plain("no_promotion"));
    }
    assert_eq!((p.phasing(), p.hand(Pompey).len()), (Pompey, 1));
    p.ends(Pompey, "purchase", "end_purchases");
    assert_eq!(p.gold(Pompey), 4 + 2);
}

// 11.0-successor --------------------------------------------------------------------------------

fn orphan() -> Draw {
    buying()
        .hand("caesar", &["Successor"])
        .caesar("Gades", "ally")
        .caesar("Rome", "cato")
        .pompey("Athens", "commander")
}

/// 11.0-successor: by his card, in the purchase phase, to a city with a friend, for free.
#[test]
fn r11_0_successor_takes_command() {
    let mut p = orphan().play();
    p.allowed(Caesar, succeed("Rome"));
    p.refused(Caesar, succeed("Rubicon"), "11.0-successor");
    p.refused(Caesar, succeed("Athens"), "11.0-successor");
    p.act(Caesar, succeed("Gades"));
    assert_eq!((p.count(Caesar, "Gades", "commander"), p.discard()), (1, vec!["Successor".into()]));
    assert_eq!((p.hand(Caesar).len(), p.gold(Caesar)), (0, 0));
    assert_eq!(p.position()["heirs"]["caesar"], json!(true));
}

/// 11.0-successor: only with the card, and only when the supreme leader is gone.
#[test]
fn r11_0_successor_only_when_needed() {
    let p = orphan().caesar("Narbo", "commander").play();
    p.refused(Caesar, succeed("Gades"), "11.0-successor");
    let p = orphan().hand("caesar", &["Brutus"]).play();
    p.refused_by(Caesar, succeed("Gades"), &["6.0-action", "11.0-successor"]);
    let p = orphan().phase(json!({"is": "march"})).play();
    p.refused_by(Caesar, succeed("Gades"), &["4.0", "6.0-action", "7.0", "11.0-successor"]);
}

/// Whether the successor of a side hits with this face.
fn heir_hits(side: Side, face: u32) -> bool {
    let drawn = field().turn_of(side.name()).set("heirs", json!({"caesar": true, "pompey": true}));
    let drawn = match side {
        Caesar => drawn.caesar("Rubicon", "commander").pompey("Rome", "legion ally"),
        Pompey => drawn.pompey("Rubicon", "commander").caesar("Rome", "legion ally"),
    };
    let mut p = drawn.play();
    p.go("commander", "Rubicon", "Rome").battle("Rome");
    p.fights(side.enemy(), "ally", 6).fights(side.enemy(), "legion", 6);
    p.fights(side, "commander", face);
    p.waits() == "hit"
}

/// 11.0-successor: one sword less.
#[test]
fn r11_0_successor_one_sword_less() {
    assert!(heir_hits(Caesar, 3) && !heir_hits(Caesar, 4));
    assert!(heir_hits(Pompey, 2) && !heir_hits(Pompey, 3));
}

/// 11.0-successor: one card less in hand: three, and two for Pompey.
#[test]
fn r11_0_successor_one_card_less() {
    for (side, held, over) in
        [(Caesar, 2, false), (Caesar, 3, true), (Pompey, 1, false), (Pompey, 2, true)]
    {
        let mut p = in_forum()
            .turn_of(side.name())
            .gold(1, 1)
            .forum(&["Bread and Circuses"])
            .set("heirs", json!({"caesar": true, "pompey": true}))
            .hand(side.name(), &["Cato", "Brutus", "Curio"][..held])
            .caesar("Gades", "commander")
            .pompey("Athens", "commander")
            .play();
        p.act(side, plain("end_forum"));
        assert_eq!(p.phase() == "discard", over, "{side:?} with {held}");
    }
}

/// 11.0-successor: when he dies another card brings another.
#[test]
fn r11_0_successor_after_a_successor() {
    let mut p = orphan().set("heirs", json!({"caesar": true, "pompey": false})).play();
    p.act(Caesar, succeed("Gades"));
    assert_eq!(p.count(Caesar, "Gades", "commander"), 1);
}
