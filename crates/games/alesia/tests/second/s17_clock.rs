//! 17.7: a time for movement.

use crate::play::*;
use kernel::{Rules as _, Seat};
use serde_json::json;

fn minutes(play: &Play, seat: u8) -> Option<u8> {
    play.game.time_limit(Seat(seat)).map(|limit| limit.minutes)
}

fn table(players: &str, clock: &str, side: &str) -> Draw {
    let asked = match (players, side) {
        ("3" | "4", "gaul") => 6,
        ("4", _) => 9,
        _ => 1,
    };
    draw()
        .option("players", players)
        .option("clock", clock)
        .released()
        .set("sphere", if players == "4" { json!("VIII") } else { json!(null) })
        .set("delay", json!(null))
        .set("phase", json!({"is": "movement", "side": side, "asked": asked}))
        .at("0318", "aedui-1")
        .at("2521", "b-aedui-1")
        .at("3606", "legio-1-1")
}

/// Three players: ten minutes for the Gauls, twenty for the Roman; four: ten for each side.
#[test]
fn r17_7_the_times_of_the_examples() {
    let gauls = table("3", "on", "gaul").play();
    assert_eq!([1, 2].map(|seat| minutes(&gauls, seat)), [Some(10), Some(10)]);
    assert_eq!(minutes(&gauls, 0), None, "he does not move");
    assert_eq!(minutes(&table("3", "on", "rome").play(), 0), Some(20));
    let gauls = table("4", "on", "gaul").play();
    assert_eq!([1, 2].map(|seat| minutes(&gauls, seat)), [Some(10), Some(10)]);
    let romans = table("4", "on", "rome").play();
    assert_eq!([0, 3].map(|seat| minutes(&romans, seat)), [Some(10), Some(10)]);
    assert_eq!(minutes(&table("3", "off", "rome").play(), 0), None, "only if it is agreed");
}

/// Who has no time left moves nobody any more; the unit on its way stays where it has come to, and the
/// ally goes on.
#[test]
fn r17_7_time_is_up() {
    let mut play = table("3", "on", "gaul").at("0320", "aedui-2").play();
    play.walk("relief", "aedui-1", "0317").act("relief", json!({"do": "time_up"}));
    assert_eq!(play.at("aedui-1"), "0317");
    assert_eq!(play.pending(), ["besieged"]);
    assert!(!play.may("relief", &step("aedui-2", "0319")));
    play.allowed("besieged", step("b-aedui-1", "2520"));
    let off = table("3", "off", "gaul").play();
    assert!(!off.may("relief", &json!({"do": "time_up"})));
}
