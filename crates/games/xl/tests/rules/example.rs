//! The worked battle of section 10, with the dice that it tells of.

use serde_json::json;
use xl::Side::{Caesar, Pompey};

use crate::play::{Look as _, draw, engage, hit, march, plain};

/// 10.0, the example: Caesar, a veteran legion and two legions attack Pharsalus, which Cato, an
/// ally and four legions hold. Pompey's side plays Double Line, and retreats after one round.
#[test]
fn r10_0_example_of_pharsalus() {
    let mut play = draw()
        .caesar("Dyrrachium", "commander veteran-legion 2 legion")
        .pompey("Pharsalus", "cato ally 4 legion")
        .pompey("Athens", "ally")
        .hand("pompey", &["Double Line"])
        .play();
    for unit in ["commander", "veteran-legion", "legion", "legion"] {
        play.act(Caesar, march(unit, "Dyrrachium", "Pharsalus"));
    }
    play.act(Caesar, plain("end_marches"));
    assert_eq!(play.pending(), [Pompey], "Caesar has no cards, so only Pompey is asked");
    play.act(Pompey, json!({"do": "play_tactics", "card": "Double Line"}));

    // Command: four swords against two, Cato's one raised by the card. Caesar leads.
    assert_eq!(play.position()["phase"]["initiative"], "attacker");

    // Caesar has no allies; Pompey's ally rolls a two and misses.
    assert_eq!(play.pending(), [Pompey]);
    play.refused(Pompey, engage("legion"), "10.0-round");
    play.roll(&[2]).act(Pompey, engage("ally"));

    // Caesar's veterans hit with a three; the ally, which has fought, is given up.
    play.roll(&[3]).act(Caesar, engage("veteran-legion"));
    play.act(Pompey, hit("ally", true));
    assert_eq!(play.count(Pompey, "Pharsalus", "ally"), 0);

    // A legion of Pompey's with four swords rolls a five: no effect.
    play.roll(&[5]).act(Pompey, engage("legion"));

    // The legions go on in turn; at the end each side has taken one hit on a plain legion.
    play.roll(&[2]).act(Caesar, engage("legion"));
    play.act(Pompey, hit("legion", true));
    play.roll(&[4]).act(Pompey, engage("legion"));
    play.act(Caesar, hit("legion", true));
    play.roll(&[6]).act(Caesar, engage("legion"));
    play.roll(&[5]).act(Pompey, engage("legion"));
    play.roll(&[6]).act(Pompey, engage("legion"));

    // The leaders: Caesar hits, Cato misses. Another legion of Pompey's is gone.
    play.roll(&[4]).act(Caesar, engage("commander"));
    play.act(Pompey, hit("legion", true));
    play.roll(&[3]).act(Pompey, engage("cato"));
    assert_eq!(play.count(Pompey, "Pharsalus", "legion"), 2);
    assert_eq!(play.strength(Caesar, "Pharsalus"), 3);

    // Caesar wants another round; Pompey retreats. Cato dies, and of three dice one is a one.
    play.act(Caesar, plain("fight_on"));
    play.roll(&[1, 5, 6]).act(Pompey, json!({"do": "retreat", "to": "Athens"}));
    assert!(play.discard().contains(&"Cato".to_owned()));
    assert_eq!(play.strength(Pompey, "Pharsalus"), 0);
    assert_eq!(play.count(Pompey, "Athens", "legion"), 1, "a single legion gets away");

    // Caesar holds Pharsalus and makes one of his legions veteran.
    play.act(Caesar, json!({"do": "promote", "unit": "legion", "at": "Pharsalus"}));
    assert_eq!(play.count(Caesar, "Pharsalus", "veteran-legion"), 2);
    assert!(play.discard().contains(&"Double Line".to_owned()));
    assert_eq!(play.dice.left(), 0);
}
