//! 22.4 to 22.47 and the table of reconnaissance: cavalry that rides off the map to look.

use crate::play::*;
use serde_json::{Value, json};

fn scouts() -> Draw {
    draw().option("reconnaissance", "on")
}

fn horse(count: usize) -> String {
    (1..=count).map(|n| format!("equites-{n}")).collect::<Vec<_>>().join(" ")
}

fn riders(count: usize) -> String {
    (1..=count).map(|n| format!("germani-{n}")).collect::<Vec<_>>().join(" ")
}

fn foot(count: usize) -> String {
    (1..=count).map(|n| format!("aedui-{n}")).collect::<Vec<_>>().join(" ")
}

/// Romans in zone V, and Gauls there.
fn zone_five(romans: usize, cavalry: usize, infantry: usize) -> Draw {
    let gauls = format!("{} {}", horse(cavalry), foot(infantry));
    scouts().at("zone-V", &riders(romans)).zone("V", gauls.trim())
}

/// The Gauls have moved, and attack the riders if they have cavalry there.
fn after_moves(table: Draw) -> Play {
    let mut play = table.play();
    while play.phase() == "movement" && play.pending() == ["gaul"] {
        play.act("gaul", end_moves());
    }
    play
}

fn screens() -> Value {
    json!({"do": "screen", "zone": "V"})
}

fn with_foot() -> Value {
    json!({"do": "screen_with_foot", "zone": "V"})
}

fn send() -> Value {
    json!({"do": "send", "zone": "V"})
}

/// The column of the attack that was just made, from 0 for 1:4 to 7 for 5:1.
fn column(play: &Play) -> Option<u8> {
    play.journal.iter().find_map(|entry| match entry {
        kernel::Entry::Event(alesia::Event::Screened { column, .. }) => Some(*column),
        _ => None,
    })
}

/// Numbers that the Gaul may say now.
fn numbers(play: &Play) -> Vec<u64> {
    let offers = play.offers("gaul");
    let written = offers.iter().map(|one| serde_json::to_value(one).expect("an action"));
    let mut told: Vec<u64> = written.filter_map(|one| one["number"].as_u64()).collect();
    told.sort_unstable();
    told
}

/// What the Romans have been told of zone V: infantry and cavalry.
fn report(play: &Play) -> Option<(u64, u64)> {
    let report = &play.view(Some("roman"))["reports"][4];
    Some((report["foot"].as_u64()?, report["horse"].as_u64()?))
}

/// Only with the option, and only cavalry; everybody else stays on the map (11.3).
#[test]
fn r22_4_an_option() {
    let table = |option: &str| {
        let table = draw().option("reconnaissance", option).romans();
        table.at("0120", "germani-1 legio-1-1").play()
    };
    table("off").refused("roman", leave("germani-1", "II"), "11.3");
    let play = table("on");
    play.allowed("roman", leave("germani-1", "II"));
    play.refused("roman", leave("legio-1-1", "II"), "11.3");
}

/// The factors of all riders in the zone count together: two of them are 4 against 4 and 8.
#[test]
fn r22_41_factors_are_combined() {
    for (riders, cavalry, expected) in [(1, 2, 4), (2, 2, 3), (4, 2, 2), (2, 4, 4)] {
        let mut play = after_moves(zone_five(riders, cavalry, 0));
        play.may_roll(&[2]).act("gaul", screens());
        assert_eq!(column(&play), Some(expected), "{riders} riders, {cavalry} Gauls");
    }
}

/// Who is driven off the map in battle is lost all the same.
#[test]
fn r22_41_driven_off_is_lost() {
    let mut play = scouts()
        .attack("gaul")
        .at("0120", "germani-1 germani-2")
        .at("0119", "aedui-1")
        .at("0121", "aedui-2")
        .play();
    play.declare("gaul", "0120", "aedui-1 aedui-2");
    // 14:4 is 3:1, a 4 is DR1.
    play.fight("gaul", "0120", &[4]);
    assert_eq!((play.at("germani-1").as_str(), play.at("germani-2").as_str()), ("lost", "lost"));
}

/// Off the map they do what Gauls may do there: one thing a turn.
#[test]
fn r22_42_one_thing_a_turn() {
    let table = || scouts().romans().at("zone-II", "germani-1").play();
    for zone in ["I", "III"] {
        let mut play = table();
        play.act("roman", shift("germani-1", zone));
        assert_eq!(play.at("germani-1"), format!("zone-{zone}"));
        assert!(!play.offered("roman", "shift") && !play.offered("roman", "enter"));
    }
    let play = table();
    play.refused("roman", shift("germani-1", "V"), "11.4");
    play.allowed("roman", enter("germani-1", "0120"));
    let mut play = scouts().romans().at("0120", "germani-1").play();
    play.act("roman", leave("germani-1", "II"));
    assert!(!play.offered("roman", "shift") && !play.offered("roman", "enter"));
}

/// Cavalry in the zone attacks, cavalry elsewhere and infantry do not.
#[test]
fn r22_43_cavalry_of_the_zone() {
    assert_eq!(after_moves(zone_five(1, 1, 0)).phase(), "screen");
    let other = scouts().at("zone-V", "germani-1").zone("IV", "equites-1");
    assert_ne!(after_moves(other).phase(), "screen");
    assert_ne!(after_moves(zone_five(1, 0, 3)).phase(), "screen");
}

/// Cavalry from the next zone joins by the usual movement: 4 and 4 against 4.
#[test]
fn r22_43_more_come() {
    let mut play = scouts()
        .shifts()
        .at("zone-V", &riders(2))
        .zone("V", "equites-1 equites-2")
        .zone("IV", "equites-3 equites-4")
        .play();
    play.act("gaul", shift("equites-3", "V")).act("gaul", shift("equites-4", "V"));
    play.act("gaul", end_moves());
    play.roll(&[2]).act("gaul", screens());
    assert_eq!(column(&play), Some(4), "8 against 4");
}

/// The example: two riders, four Gauls on horse and six on foot: 2:1, and 3:1 with the infantry. Five
/// are not three times two.
#[test]
fn r22_43_the_example() {
    let six = after_moves(zone_five(2, 4, 6));
    let mut alone = six.again();
    alone.roll(&[2]).act("gaul", screens());
    assert_eq!(column(&alone), Some(4));
    let mut helped = six.again();
    helped.roll(&[2]).act("gaul", with_foot());
    assert_eq!(column(&helped), Some(5));
    let five = after_moves(zone_five(2, 4, 5));
    five.allowed("gaul", screens());
    five.refused("gaul", with_foot(), "22.43");
}

/// The Gauls must attack, whatever the odds; the Romans never do.
#[test]
fn r22_44_the_screen_must_attack() {
    let play = after_moves(zone_five(4, 1, 0));
    assert_eq!(play.pending(), ["gaul"]);
    assert_eq!(play.offers("gaul").len(), 1, "and nothing else");
    let mut play = zone_five(4, 1, 0).romans().play();
    play.may_roll(&[1]).act("roman", end_moves());
    assert_ne!(play.phase(), "screen");
    if play.phase() == "messenger" {
        play.act("roman", json!({"do": "send_nobody"}));
    }
    assert_eq!(play.pending(), ["gaul"], "no attack of the Romans is declared");
}

/// Retreats, advances and melees do nothing; AE and DE eliminate.
#[test]
fn r22_44_what_results_do() {
    for (romans, gauls, face, lost) in [
        // 1:4: AR1, AR3 DA1, AE.
        (4, 1, 1, ""),
        (4, 1, 3, ""),
        (4, 1, 5, "gauls"),
        // 1:1: DR1, melee, AR3 DA1.
        (2, 2, 2, ""),
        (2, 2, 3, ""),
        (2, 2, 6, ""),
        // 4:1: DE, DR4 AA2, melee.
        (1, 4, 1, "romans"),
        (1, 4, 2, ""),
        (1, 4, 6, ""),
    ] {
        let mut play = after_moves(zone_five(romans, gauls, 0));
        play.roll(&[face]).act("gaul", screens());
        for rider in riders(romans).split(' ') {
            let expected = if lost == "romans" { "lost" } else { "zone-V" };
            assert_eq!(play.at(rider), expected, "{romans} riders, {gauls} Gauls, a {face}");
        }
        for rider in horse(gauls).split(' ') {
            let expected = if lost == "gauls" { "lost" } else { "off" };
            assert_eq!(play.at(rider), expected, "{romans} riders, {gauls} Gauls, a {face}");
        }
        assert_eq!(play.position()["pinned"].as_array().map_or(0, Vec::len), 0);
    }
}

/// The battle rages: both forces stay where they are for another turn, others may join them.
#[test]
fn r22_44_a_raging_screen_holds_both() {
    let mut play = after_moves(
        zone_five(2, 2, 0)
            .zone("IV", "equites-3")
            .at("zone-IV", "germani-3")
            .set("presence", json!(["IV", "V"])),
    );
    // The zones in their order: in IV 2:2, a melee; in V 4:4, and a 1 rages.
    play.roll(&[3]).act("gaul", json!({"do": "screen", "zone": "IV"}));
    play.roll(&[1]).act("gaul", screens());
    assert_eq!(play.pending(), ["roman"]);
    for zone in ["IV", "VI"] {
        play.refused("roman", shift("germani-1", zone), "22.44");
    }
    assert!(!play.offers("roman").iter().any(|offer| {
        let offer = serde_json::to_value(offer).expect("an action");
        offer["do"] == "enter" && offer["unit"] == "germani-1"
    }));
    play.act("roman", shift("germani-3", "V"));
    play.act("roman", end_moves());
    if play.phase() == "messenger" {
        play.act("roman", json!({"do": "send_nobody"}));
    }
    // The Gauls' next turn.
    while play.phase() == "movement" && play.position()["phase"]["stage"] != "zones" {
        play.act("gaul", end_moves());
    }
    play.refused("gaul", shift("equites-1", "VI"), "22.44");
    play.allowed("gaul", shift("equites-3", "V"));
}

/// A screen of so many attacks so many riders, nothing happens, and a messenger gets through.
fn told_of(romans: usize, cavalry: usize, infantry: usize) -> Play {
    let mut play = after_moves(zone_five(romans, cavalry, infantry));
    // A 2 is no elimination and no raging battle on any column.
    play.roll(&[2]).act("gaul", screens());
    play.act("roman", end_moves());
    assert_eq!(play.phase(), "messenger");
    play.roll(&[6]).act("roman", send());
    assert_eq!((play.phase().as_str(), play.pending()), ("report", vec!["gaul"]));
    play
}

/// 22.45: on each column of the table as exact as it says, of infantry and of cavalry.
#[test]
fn rtable_recon_each_column() {
    let exact = [90, 90, 90, 75, 50, 50, 33, 25];
    let forces = [(4, 1), (3, 1), (2, 1), (2, 2), (2, 4), (2, 6), (1, 4), (1, 5)];
    for (column, (romans, cavalry)) in forces.into_iter().enumerate() {
        let mut play = told_of(romans, cavalry, 11);
        let near = |truth: u64| {
            let part = |percent: u64| (truth * percent + 50) / 100;
            (part(exact[column])..=part(200 - exact[column])).collect::<Vec<_>>()
        };
        assert_eq!(numbers(&play), near(11), "infantry, column {column}");
        let said = numbers(&play)[0];
        play.act("gaul", json!({"do": "tell", "number": said}));
        assert_eq!(numbers(&play), near(cavalry as u64), "cavalry, column {column}");
    }
}

/// 22.45: the example: between 3 and 9 on foot, and between 2 and 6 on horse.
#[test]
fn r22_45_the_example() {
    let mut play = told_of(2, 4, 6);
    assert_eq!(numbers(&play), (3..=9).collect::<Vec<_>>());
    play.refused("gaul", json!({"do": "tell", "number": 10}), "22.45");
    play.act("gaul", json!({"do": "tell", "number": 9}));
    assert_eq!(numbers(&play), (2..=6).collect::<Vec<_>>());
    play.act("gaul", json!({"do": "tell", "number": 2}));
    assert_eq!(report(&play), Some((9, 2)));
}

/// 22.45: where there is no cavalry the truth is told, in numbers and kinds alone.
#[test]
fn r22_45_without_a_screen_exactly() {
    let mut play = after_moves(zone_five(1, 0, 5));
    play.act("roman", end_moves());
    play.roll(&[3]).act("roman", send());
    assert_eq!(report(&play), Some((5, 0)));
    let roman = play.view(Some("roman"));
    assert!(roman["zones"].is_null(), "not which units they are");
}

/// 22.46: nothing is told before a rider is inside again; what is told then is how it was when the
/// screen attacked.
#[test]
fn r22_46_when_they_are_back() {
    let mut play = after_moves(
        scouts()
            .at("zone-IV", "germani-1 germani-2")
            .zone("IV", &format!("{} {}", horse(4), foot(6))),
    );
    play.roll(&[2]).act("gaul", json!({"do": "screen", "zone": "IV"}));
    play.act("roman", enter("germani-1", "2101"));
    play.walk("roman", "germani-1", "2102 2103 2104 2105");
    assert_eq!(play.phase(), "movement", "outside");
    // The rampart of the camp on the hill.
    play.walk("roman", "germani-1", "2106");
    assert_eq!((play.phase().as_str(), play.pending()), ("report", vec!["gaul"]));
    assert_eq!(numbers(&play), (3..=9).collect::<Vec<_>>());
}

/// 22.47: one try in a turn: from 3 up where there is no cavalry, with a 6 where there is.
#[test]
fn r22_47_the_messenger() {
    for (cavalry, faces) in [(0, 3..=6), (1, 6..=6)] {
        for face in 1..=6 {
            let mut play = after_moves(zone_five(1, cavalry, 3));
            if play.phase() == "screen" {
                play.roll(&[2]).act("gaul", screens());
            }
            play.act("roman", end_moves());
            play.roll(&[face]).act("roman", send());
            let comes = faces.contains(&face);
            let heard = report(&play).is_some() || play.phase() == "report";
            assert_eq!(heard, comes, "{cavalry} riders, a {face}");
            assert!(!play.offered("roman", "send"), "once a turn");
        }
    }
}
