//! 4.0: the sequence of play.

use serde_json::json;

use crate::play::{Look as _, march, plain, recruit};
use crate::reader::*;

/// 4.0: forum, draw, purchase, taxes, march, combat; Caesar, then Pompey, then the next turn.
#[test]
fn r4_0_the_phases_of_a_turn() {
    let mut p = in_forum()
        .forum(&["The Senate"])
        .deck(&["Triple Line", "Testudo", "Fourth Line"])
        .caesar("Rome", "legion")
        .caesar("Rubicon", "legion")
        .pompey("Salonae", "ally")
        .pompey("Athens", "legion")
        .play();
    assert_eq!((p.phase().as_str(), p.pending()), ("forum", vec![Caesar]));
    assert!(p.hand(Caesar).is_empty());
    p.act(Caesar, plain("end_forum"));
    assert_eq!(p.hand(Caesar), ["Triple Line"], "draw before purchase");
    assert_eq!((p.phase().as_str(), p.gold(Caesar)), ("purchase", 0));
    p.act(Caesar, plain("end_purchases"));
    assert_eq!((p.phase().as_str(), p.gold(Caesar)), ("march", 5), "taxes before marches");
    p.go("legion", "Rubicon", "Salonae");
    p.act(Caesar, plain("end_marches"));
    assert!(["battle", "choose_battle"].contains(&p.phase().as_str()), "combat after marches");
    p.battle("Salonae").fights(Pompey, "ally", 6).fights(Caesar, "legion", 1);
    assert_eq!((p.phasing(), p.game.public().turn), (Pompey, 1));
    assert_eq!(p.hand(Pompey), ["Testudo"], "Pompey's forum holds nothing for him; he has drawn");
    assert_eq!((p.phase().as_str(), p.pending()), ("purchase", vec![Pompey]));
    p.act(Pompey, plain("end_purchases"));
    assert_eq!((p.phase().as_str(), p.gold(Pompey)), ("march", 2));
    p.act(Pompey, plain("end_marches"));
    assert_eq!((p.phasing(), p.game.public().turn), (Caesar, 2));
    assert_eq!((p.phase().as_str(), p.gold(Pompey)), ("forum", 2));
}

/// 4.0: only the phasing player acts in his phases.
#[test]
fn r4_0_one_player_at_a_time() {
    let p = field().caesar("Rome", "legion").pompey("Athens", "legion").play();
    p.refused(Pompey, march("legion", "Athens", "Crete"), "9.0");
    p.refused(Pompey, plain("end_marches"), "9.0");
    let p = field().turn_of("pompey").caesar("Rome", "legion").pompey("Athens", "legion").play();
    p.refused(Caesar, march("legion", "Rome", "Rubicon"), "9.0");
    p.allowed(Pompey, march("legion", "Athens", "Crete"));
}

/// 4.0: every phase has its own actions.
#[test]
fn r4_0_nothing_out_of_its_phase() {
    let drawn = || {
        field()
            .caesar("Rome", "legion")
            .pompey("Athens", "legion")
            .gold(20, 0)
            .forum(&["The Senate"])
    };
    let p = drawn().play();
    p.refused_by(Caesar, recruit("legion", "Rome"), &["4.0", "7.0"]);
    p.refused_by(Caesar, take("The Senate"), &["4.0", "5.0-forum"]);
    p.refused_by(Caesar, fight("Rome"), &["4.0", "10.0-order"]);
    let p = drawn().phase(json!({"is": "purchase"})).play();
    p.refused_by(Caesar, march("legion", "Rome", "Rubicon"), &["4.0", "9.0"]);
    p.refused_by(Caesar, take("The Senate"), &["4.0", "5.0-forum"]);
    let p = drawn().phase(json!({"is": "forum", "tried": false})).play();
    p.refused_by(Caesar, march("legion", "Rome", "Rubicon"), &["4.0", "9.0"]);
    p.refused_by(Caesar, recruit("legion", "Rome"), &["4.0", "7.0"]);
}

/// 4.0: gold of this turn's taxes comes too late for this turn's recruits.
#[test]
fn r4_0_purchases_before_taxes() {
    let mut p = buying().caesar("Rome", "legion").gold(8, 0).play();
    p.refused(Caesar, recruit("legion", "Rome"), "7.0");
    p.act(Caesar, plain("end_purchases"));
    assert_eq!(p.gold(Caesar), 12);
    p.refused_by(Caesar, recruit("legion", "Rome"), &["4.0", "7.0"]);
}

/// 4.0: recruits march in the turn they are bought.
#[test]
fn r4_0_recruits_march_at_once() {
    let mut p = buying().caesar("Rome", "commander").gold(9, 0).play();
    p.act(Caesar, recruit("legion", "Rome")).act(Caesar, plain("end_purchases"));
    p.go("legion", "Rome", "Vercellae");
    assert_eq!(p.count(Caesar, "Vercellae", "legion"), 1);
}

/// 4.0: the game ends after Pompey's turn in autumn 44, the fourteenth, and not before.
#[test]
fn r4_0_fourteen_turns() {
    let table = |turn, side: &str| {
        let mut p = field()
            .turn(turn)
            .turn_of(side)
            .caesar("Rome", "legion")
            .pompey("Athens", "legion")
            .play();
        let side = p.phasing();
        p.act(side, plain("end_marches"));
        p
    };
    let p = table(13, "pompey");
    assert_eq!((p.winners(), p.phasing(), p.game.public().turn), (None, Caesar, 14));
    let p = table(14, "caesar");
    assert_eq!((p.winners(), p.phasing(), p.game.public().turn), (None, Pompey, 14));
    let p = table(14, "pompey");
    assert_eq!((p.winners(), p.phase().as_str()), (Some(vec![]), "over"));
}
