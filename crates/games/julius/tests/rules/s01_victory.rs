//! 1.0: who wins.

use julius::Side::{self, Caesar, Pompey};
use kernel::SeatSet;
use kernel::prelude::*;
use serde_json::json;

use crate::field::*;

const LEGIONS: &[&str] = &[
    "legio-7", "legio-8", "legio-9", "legio-10", "legio-11", "legio-12", "legio-13", "legio-14",
    "legio-16", "legio-17", "legio-18",
];

const ENEMIES: &[&str] = &[
    "legio-1", "legio-2", "legio-3", "legio-4", "legio-5", "legio-6", "legio-32", "legio-33",
    "legio-34", "legio-35", "legio-36",
];

/// The last decision before the winter of a year: Pompey's last levy.
fn december(year: u16) -> Draw {
    draw()
        .set("year", json!(year))
        .set("turn", json!(5))
        .cards("2/2", "2/1")
        .levies("pompey", 1)
        .pompey("Alexandria", "cleopatra")
}

fn caesar_in(draw: Draw, places: &[&str]) -> Draw {
    spread(draw, Caesar, LEGIONS, places)
}

fn pompey_in(draw: Draw, places: &[&str]) -> Draw {
    spread(draw, Pompey, ENEMIES, places)
}

/// Lets winter come and says who has won, if the game is over.
#[track_caller]
fn winter(draw: Draw) -> (Play, Option<&'static str>) {
    let mut play = draw.play();
    play.act(Pompey, end_levies());
    let result = play.game.pending().outcome().map(|outcome| {
        assert!(outcome.winners.len() < 2, "two sides have won");
        let winner = Side::BOTH.into_iter().find(|side| outcome.winners.contains(side.seat()));
        winner.map_or("nobody", Side::name)
    });
    (play, result)
}

/// Eight cities that are worth nine points.
const NINE: &[&str] =
    &["Roma", "Massilia", "Tarraco", "Carthago Nova", "Utica", "Syracusae", "Athenae", "Byzantium"];

#[test]
fn r1_2_ten_points_win_at_the_end_of_a_year() {
    let ten: Vec<&str> = NINE.iter().copied().chain(["Ephesus"]).collect();
    let (play, winner) = winter(caesar_in(december(705), &ten));
    assert_eq!(winner, Some("caesar"));
    assert_eq!(play.phase(), "over");
    assert_eq!(play.position()["phase"]["winner"], "caesar");
    assert!(play.pending().is_empty());
    assert!(play.offers(Caesar).is_empty() && play.offers(Pompey).is_empty());
    play.refused(Caesar, end_disbanding(), "8.4").refused(Pompey, end_levies(), "8.4");
}

#[test]
fn r1_2_nine_points_do_not_win() {
    let (play, winner) = winter(caesar_in(december(705), NINE));
    assert_eq!(winner, None);
    assert_eq!(play.phase(), "disband");
    assert_eq!(play.position()["year"], 705);
}

#[test]
fn r1_2_pompey_wins_with_ten_points_too() {
    let eight: &[&str] = &[
        "Massilia",
        "Tarraco",
        "Carthago Nova",
        "Utica",
        "Syracusae",
        "Athenae",
        "Byzantium",
        "Ephesus",
    ];
    let (_, winner) = winter(pompey_in(december(706), eight));
    assert_eq!(winner, Some("pompey"));
    let (_, winner) = winter(pompey_in(december(706), &eight[..7]));
    assert_eq!(winner, None);
}

#[test]
fn r1_2_points_without_winter_do_not_win() {
    let thirteen: Vec<&str> = NINE.iter().copied().chain(["Ephesus", "Antiochia"]).collect();
    let mut play = caesar_in(december(705), &thirteen)
        .set("turn", json!(4))
        .hand("caesar", &["2/3"])
        .hand("pompey", &["3/1"])
        .play();
    play.act(Pompey, end_levies());
    assert_eq!(play.game.pending().outcome(), None);
    assert_eq!(play.position()["turn"], 5);
}

#[test]
fn r1_2_an_enemy_leader_killed_is_a_point() {
    let nine = || caesar_in(december(705), NINE);
    let (_, winner) = winter(nine().set("trophies", json!(["scipio"])));
    assert_eq!(winner, Some("caesar"));
    // A leader of one's own that fell counts for the enemy.
    let (_, winner) = winter(nine().set("trophies", json!(["antonius"])));
    assert_eq!(winner, None);
    let seven = caesar_in(december(705), &NINE[..6]);
    let (_, winner) = winter(seven.set("trophies", json!(["pompeius", "scipio", "brutus"])));
    assert_eq!(winner, Some("caesar"), "seven points of cities and three leaders");
}

#[test]
fn r1_2_most_points_win_after_the_fifth_year() {
    // Alexandria is Pompey's: two points.
    let (_, winner) = winter(caesar_in(december(709), &["Tarraco", "Massilia", "Utica"]));
    assert_eq!(winner, Some("caesar"), "three against two");
    let (_, winner) = winter(caesar_in(december(709), &["Tarraco"]));
    assert_eq!(winner, Some("pompey"), "one against two");
    let trophy = caesar_in(december(709), &["Tarraco", "Massilia"]);
    let (_, winner) = winter(trophy.set("trophies", json!(["pompeius"])));
    assert_eq!(winner, Some("caesar"), "two and a leader against two");
}

#[test]
fn r1_2_nobody_wins_by_most_points_before_the_fifth_year() {
    for year in 705..709 {
        let draw = caesar_in(december(year), &["Tarraco", "Massilia", "Utica"]);
        assert_eq!(winter(draw).1, None, "{year}");
    }
}

#[test]
fn r1_2_roma_breaks_a_tie() {
    let (_, winner) = winter(caesar_in(december(709), &["Roma"]));
    assert_eq!(winner, Some("caesar"), "two against two, Caesar in Roma");
    let four = ["Tarraco", "Massilia", "Utica", "Syracusae"];
    let draw = pompey_in(caesar_in(december(709), &four), &["Roma"]);
    assert_eq!(winter(draw).1, Some("pompey"), "four against four, Pompey in Roma");
}

#[test]
fn r1_2_a_tie_with_roma_vacant_is_a_draw() {
    let (play, winner) = winter(caesar_in(december(709), &["Tarraco", "Massilia"]));
    assert_eq!(winner, Some("nobody"));
    assert!(play.position()["phase"]["winner"].is_null());
    assert_eq!(play.game.pending().outcome().expect("it is over").winners, SeatSet::NONE);
}

#[test]
fn r1_2_a_year_without_a_winner_is_followed_by_another() {
    let (mut play, winner) = winter(caesar_in(december(707), &["Roma"]));
    assert_eq!(winner, None);
    play.seeded(1);
    play.act(Caesar, end_disbanding()).act(Pompey, end_disbanding());
    assert_eq!(play.phase(), "discard");
    assert_eq!(play.position()["year"], 708);
    assert_eq!(play.position()["turn"], 1);
}
