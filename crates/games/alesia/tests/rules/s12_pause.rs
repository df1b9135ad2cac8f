//! 4.7, 12.0, 26.0: the end of turns and periods.

use serde_json::json;

use crate::play::{Draw, Play, draw, place, say};

/// The last Roman movement of a period, with these on the table.
fn last_turn(draw: Draw) -> Play {
    let mut play = draw.roman().set("turn", json!(12)).play();
    play.act("roman", say("end_moves"));
    play
}

#[test]
fn r4_7_the_next_turn() {
    let mut play = draw().roman().play();
    play.act("roman", say("end_moves"));
    assert_eq!((play.position()["turn"].clone(), play.pending()), (json!(4), vec!["gaul"]));
}

#[test]
fn r12_1_two_periods_of_twelve() {
    let play = last_turn(draw());
    assert_eq!((play.position()["period"].clone(), play.phase().as_str()), (json!(2), "setup"));
    let mut play = draw().roman().set("period", json!(2)).set("turn", json!(12)).play();
    play.act("roman", say("end_moves"));
    assert_eq!(play.winners(), Some(vec!["roman"]));
}

#[test]
fn r12_7_shorter_periods() {
    let mut play = draw().roman().option("turns", "10").set("turn", json!(10)).play();
    play.act("roman", say("end_moves"));
    assert_eq!(play.position()["period"], 2);
}

#[test]
fn r26_2_time_is_romes() {
    let mut play = draw()
        .roman()
        .set("period", json!(2))
        .set("turn", json!(12))
        .at("town", "vercingetorix")
        .at("lost", "caesar")
        .play();
    play.act("roman", say("end_moves"));
    assert_eq!(play.winners(), Some(vec![]), "without Caesar a draw");
}

#[test]
fn r12_2_the_besieged_go_home() {
    let play = last_turn(draw().on("4421", "b-aedui-1").on("2521", "vercingetorix"));
    assert_eq!([place(&play, "b-aedui-1"), place(&play, "vercingetorix")], ["town", "town"]);
}

#[test]
fn r12_3_to_the_nearest_zone() {
    let play = last_turn(draw().on("1604", "aedui-1"));
    assert_eq!(play.position()["secrets"]["zones"]["at"]["aedui-1"], "III");
    let mut play = last_turn(draw().on("2541", "aedui-1"));
    assert_eq!(play.phase(), "withdrawal");
    play.refused("gaul", json!({"do": "withdraw", "unit": "aedui-1", "zone": "I"}), "12.3");
    play.act("gaul", json!({"do": "withdraw", "unit": "aedui-1", "zone": "X"}));
    assert_eq!(play.position()["secrets"]["zones"]["at"]["aedui-1"], "X");
}

/// 12.4: a tenth of the losses of a type, in whole units.
#[test]
fn r12_4_recovery() {
    // 16 cohorts of 5 and one recruit of 4 are 84: 8 factors.
    let cohorts: Vec<String> = (1..=10)
        .map(|number| format!("legio-7-{number}"))
        .chain((1..=6).map(|number| format!("legio-8-{number}")))
        .collect();
    let mut play = last_turn(
        draw().at("lost", &cohorts.join(" ")).at("lost", "recruits-1 recruits-2 archers-1"),
    );
    assert_eq!(play.phase(), "recovery");
    assert_eq!(play.position()["recovery"][3], 8);
    play.refused("roman", json!({"do": "recover", "unit": "archers-1"}), "12.4");
    play.act("roman", json!({"do": "recover", "unit": "recruits-1"}));
    play.refused("roman", json!({"do": "recover", "unit": "legio-7-1"}), "12.4");
    play.act("roman", json!({"do": "recover", "unit": "recruits-2"}));
    assert_eq!(place(&play, "recruits-1"), "waiting");
    assert_eq!(play.phase(), "setup");
}

/// 12.5: both Gallic forces share what the infantry recovers.
#[test]
fn r12_5_shares_of_both_forces() {
    // Besieged 36, relief 70: 106 lost, 10 back; shares 3.4 and 6.6.
    let mut play = last_turn(
        draw()
            .at("lost", "b-aedui-1 b-aedui-2 b-aedui-3 b-aedui-4")
            .at(
                "lost",
                &(1..=10).map(|number| format!("aedui-{number}")).collect::<Vec<_>>().join(" "),
            )
            .at("lost", "santoni-1"),
    );
    let recovery = play.position()["recovery"].clone();
    assert_eq!((recovery[0].clone(), recovery[1].clone()), (json!(3), json!(7)));
    play.refused("roman", say("ready"), "12.4");
    play.act("gaul", json!({"do": "return", "unit": "aedui-1", "zone": "VII"}));
    assert_eq!(play.position()["secrets"]["zones"]["at"]["aedui-1"], "VII");
    assert_eq!(play.view(Some("roman"))["seen"]["aedui-1"], "VII");
}

/// 12.6, 11.8: the Romans look, and relocate.
#[test]
fn r12_6_relocation() {
    let mut play = last_turn(draw().on("0306", "legio-7-1").on("1604", "aedui-1").forts("2640"));
    assert_eq!(play.phase(), "setup");
    play.refused("roman", json!({"do": "unbuild", "hex": "2640"}), "12.6");
    play.act("roman", json!({"do": "take", "unit": "legio-7-1"}));
    play.refused("roman", json!({"do": "put", "hex": "2521"}), "3.2");
    play.act("roman", json!({"do": "put", "hex": "0307"}));
    play.act("roman", say("ready"));
    assert_eq!(play.pending(), ["gaul"]);
}

#[test]
fn r11_8_the_roman_looks_once() {
    let before = draw().roman().off("X", "aedui-1").play();
    assert!(before.view(Some("roman")).get("seen").is_none());
    let play = last_turn(draw().off("X", "aedui-1"));
    assert_eq!(play.view(Some("roman"))["seen"]["aedui-1"], "X");
    assert!(play.view(None).get("seen").is_none());
}

/// 11.8, 12.6: while the Roman looks, his screen has the units in their zones; afterwards they are
/// somewhere again, and what he saw is noted. Nobody else is shown anything.
#[test]
fn r11_8_what_is_looked_at_is_shown() {
    let shown = |play: &crate::play::Play, seat: Option<u8>| {
        let viewer =
            seat.map_or(kernel::Viewer::Spectator, |seat| kernel::Viewer::Seat(kernel::Seat(seat)));
        let view = kernel::Known::view(&play.game, viewer);
        let pack = alesia::Alesia::pack();
        let scene = <alesia::State as kernel::Shown>::scene(pack, &view, kernel::Lang::En);
        let piece = scene.pieces.into_iter().find(|piece| piece.id == "aedui-1");
        let piece = piece.expect("it is in the game");
        (piece.place, piece.note.unwrap_or_default())
    };
    let mut play = last_turn(draw().off("X", "aedui-1").on("0306", "legio-7-1"));
    assert_eq!(play.phase(), "setup");
    assert_eq!(shown(&play, Some(0)).0, "zone-X");
    assert_eq!(shown(&play, None).0, "off");
    play.act("roman", say("ready"));
    assert_eq!(play.pending(), ["gaul"]);
    let (place, note) = shown(&play, Some(0));
    assert_eq!(place, "off");
    assert!(note.ends_with("Seen in zone X between the periods."), "{note}");
    assert!(!shown(&play, None).1.contains("Seen"));
    assert_eq!(shown(&play, Some(1)).0, "zone-X");
}

/// 12.3: a relief unit in Alesia is measured from whichever wall its player likes.
#[test]
fn r12_3_from_the_town() {
    let play = last_turn(draw().at("town", "aedui-1"));
    assert_eq!(play.phase(), "withdrawal");
    let to = |zone: &str| json!({"do": "withdraw", "unit": "aedui-1", "zone": zone});
    // The northern walls are nearest to IV and V, the southern ones to IX.
    for zone in ["IV", "V", "IX"] {
        play.allowed("gaul", to(zone));
    }
    play.refused("gaul", to("I"), "12.3");
}

/// 12.4: losses of one type do not pay for another.
#[test]
fn r12_4_each_type_by_itself() {
    let cohorts: Vec<String> = (1..=9).map(|number| format!("legio-7-{number}")).collect();
    let horse: Vec<String> = (1..=10).map(|number| format!("germani-{number}")).collect();
    let play = last_turn(draw().at("lost", &cohorts.join(" ")).at("lost", &horse.join(" ")));
    let recovery = play.position()["recovery"].clone();
    assert_eq!([recovery[3].clone(), recovery[4].clone()], [json!(4), json!(2)], "45 and 20");
}
