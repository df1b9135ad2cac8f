//! 25.7: the attacker does not look into a stack before the battle is resolved.

use crate::play::*;
use serde_json::json;

/// Archers lie on top of two stacks (10.5); what lies under them is one way round or the other.
fn tables(option: &str, hexes: [&str; 2]) -> (Play, Play) {
    let table = |first: &str, second: &str| {
        draw()
            .option("closed_stacks", option)
            .attack("gaul")
            .forts("2640")
            .at(hexes[0], &format!("archers-1 {first}"))
            .at(hexes[1], &format!("archers-2 {second}"))
            .at("2441", "aedui-1 aedui-2")
            .at("2641", "aedui-3 aedui-4")
            .at("0405", "santoni-1")
            .play()
    };
    (
        table("legio-1-1 legio-1-2", "recruits-1 recruits-2"),
        table("recruits-1 recruits-2", "legio-1-1 legio-1-2"),
    )
}

/// What a seat is shown: the view, the scene, and what it is offered.
fn shown(play: &Play, who: &'static str) -> String {
    let scene = serde_json::to_string(&play.scene(who)).expect("a scene");
    format!("{} {scene} {:?}", play.view(Some(who)), play.offers(who))
}

/// In a fort and on a rampart the two tables look the same to the Gaul, and not to the Roman.
#[test]
fn r25_7_forts_and_ramparts_are_closed() {
    let (one, other) = tables("on", ["2440", "2640"]);
    assert_eq!(shown(&one, "gaul"), shown(&other, "gaul"));
    assert_eq!(one.view(None), other.view(None));
    assert_ne!(shown(&one, "roman"), shown(&other, "roman"));
}

/// Without the option everything is open, and so are stacks in the field.
#[test]
fn r25_7_open_elsewhere() {
    let (one, other) = tables("off", ["2440", "2640"]);
    assert_ne!(shown(&one, "gaul"), shown(&other, "gaul"));
    let (one, other) = tables("on", ["0306", "2640"]);
    assert_ne!(shown(&one, "gaul"), shown(&other, "gaul"));
}

/// The odds of an attack that is declared do not tell what lies there, nor does a proposed division.
#[test]
fn r25_7_odds_do_not_tell() {
    let (mut one, mut other) = tables("on", ["2440", "2640"]);
    for play in [&mut one, &mut other] {
        play.act("gaul", json!({"do": "propose"}));
    }
    assert_eq!(shown(&one, "gaul"), shown(&other, "gaul"));
    let odds = |play: &Play| {
        use kernel::Shown as _;
        let view = serde_json::from_value(play.view(Some("gaul"))).expect("a view");
        let pack = alesia::Alesia::pack();
        alesia::State::forecast(pack, &view, None, kernel::Lang::En, &|| true)
    };
    assert_eq!(odds(&one), odds(&other));
    assert!(odds(&one).is_some());
}

/// When the battle is fought, all who are in it are seen.
#[test]
fn r25_7_opened_by_battle() {
    let mut play = draw()
        .option("closed_stacks", "on")
        .attack("gaul")
        .at("2440", "archers-1 legio-1-1 caesar")
        .at("2441", "aedui-1 aedui-2")
        .play();
    play.declare("gaul", "2440", "aedui-1 aedui-2");
    assert_ne!(play.view(Some("gaul"))["public"]["units"]["legio-1-1"], "2440");
    // 14:12 is 1:1; the dice differ, so that the Roman is asked.
    play.roll(&[2, 4, 4]).act("gaul", done());
    assert_eq!(play.pending(), ["roman"]);
    assert_eq!(play.view(Some("gaul"))["public"]["units"]["legio-1-1"], "2440");
}
