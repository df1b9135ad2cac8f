//! 3.0: what leaders are worth and what their boxes hold.

use serde_json::json;

use crate::play::*;
use crate::reader::*;

/// Name, units, range, modifier; all have 8 PM.
const LEADERS: [(&str, usize, usize, i8); 10] = [
    ("comnios", 15, 4, 1),
    ("vercassivellaunos", 12, 4, 2),
    ("eporedorix", 10, 3, 1),
    ("viridomaros", 10, 3, 0),
    ("vercingetorix", 9, 5, 2),
    ("caesar", 12, 5, 3),
    ("labienus", 10, 4, 2),
    ("antonius", 8, 3, 1),
    ("trebonius", 8, 3, 1),
    ("rebilus", 6, 3, 1),
];

fn seat_of(leader: &str) -> &'static str {
    if LEADERS.iter().position(|(name, ..)| *name == leader) < Some(5) { "gaul" } else { "roman" }
}

/// A way over the plain, a hex a point, far from the lines.
const PLAIN: [&str; 10] =
    ["0804", "0904", "1004", "1104", "1204", "1304", "1404", "1504", "1604", "1703"];

/// A way out of a camp and up and down between the lines, a hex a point. It begins outside, so that
/// the circular road adds nothing (7.2).
const RING: [&str; 10] =
    ["0711", "0712", "0713", "0714", "0715", "0714", "0713", "0712", "0713", "0714"];

#[test]
fn r3_1_the_ring_is_flat() {
    assert_eq!(region(RING[0]), '.');
    for pair in RING.windows(2) {
        assert_eq!((level(pair[0]), level(pair[1]), region(pair[1])), (1, 1, 'b'), "{pair:?}");
        assert!(neighbours(pair[0]).contains(&pair[1].to_owned()), "{pair:?}");
        assert!(!runs(STREAMS, pair[0], pair[1]) && !runs(CRESTS, pair[0], pair[1]), "{pair:?}");
    }
}

#[test]
fn r3_1_the_plain_is_flat() {
    for pair in PLAIN.windows(2) {
        assert_eq!((level(pair[0]), level(pair[1])), (0, 0), "{pair:?}");
        assert!(neighbours(pair[0]).contains(&pair[1].to_owned()), "{pair:?}");
        assert!(!runs(STREAMS, pair[0], pair[1]) && !runs(CRESTS, pair[0], pair[1]), "{pair:?}");
    }
}

/// Every counter marches 7 PM, and a detachment no less than a leader.
#[test]
fn r3_1_seven_points_of_strategic_movement() {
    for who in ["viridomaros", "vercassivellaunos", "gallic-detachment-1"] {
        let mut play = draw()
            .camps("")
            .strategic("gaul", 2, 3)
            .hidden("0505", "comnios")
            .hidden(PLAIN[0], who)
            .hidden("0505", "gallic-detachment-2")
            .play();
        for to in &PLAIN[1..=7] {
            play.act("gaul", march("gallic-2", to));
        }
        play.refused_as("gaul", march("gallic-2", PLAIN[8]), "2.0-B", "already_marched");
        assert_eq!(play.counter("gallic-2").as_deref(), Some(PLAIN[7]), "{who}");
    }
}

#[test]
fn r3_1_eight_points_of_tactical_movement() {
    for (who, ..) in LEADERS {
        let seat = seat_of(who);
        // Out in the open a Roman goes two hexes at most (7.2): he rides between the lines.
        let (force, way) = if seat == "gaul" { ("relief", PLAIN) } else { ("roman", RING) };
        let mut play = draw()
            .camps(RING[0])
            .movement(force)
            .leader(way[0], who)
            .leader("0101", second(who))
            .play();
        for to in &way[1..=8] {
            play.act(seat, ride(who, to));
        }
        play.refused(seat, ride(who, way[9]), "7.2");
        assert_eq!(play.leader(who), way[8], "{who}");
    }
}

fn second(who: &str) -> &'static str {
    match who {
        "comnios" => "viridomaros",
        "caesar" => "rebilus",
        _ if seat_of(who) == "gaul" => "comnios",
        _ => "caesar",
    }
}

/// At the edge of a leader's range a unit may go two hexes, one hex further only one (8.4).
#[test]
fn r3_1_command_range() {
    // 1004 to 1104 is one hex, and so on down the column of the plain.
    let ways = [("1103", 1), ("1203", 2), ("1302", 3), ("1402", 4), ("1501", 5), ("1601", 6)];
    for (who, _, range, _) in &LEADERS[..5] {
        for (at, far) in ways {
            assert_eq!(distance("1004", at), far);
            let unit = if *who == "vercingetorix" { "b-senons" } else { "senons" };
            let mut play =
                draw().camps("").movement("relief").leader("1004", who).units(at, unit).play();
            let away = neighbours(at)
                .into_iter()
                .find(|hex| distance("1004", hex) == far + 1 && level(hex) <= level(at))
                .or_else(|| neighbours(at).into_iter().find(|hex| distance("1004", hex) > far))
                .expect("a hex further off");
            play.act("gaul", step(unit, &away));
            let next = neighbours(&away)
                .into_iter()
                .find(|hex| hex != at && distance("1004", hex) >= far && hex.as_str() != at)
                .expect("one more");
            let free = play.offers("gaul").contains(&action(step(unit, &next)));
            assert_eq!(free, far <= *range, "{who} at {far}: {at} {away} {next}");
        }
    }
}

/// The same between the lines.
#[test]
fn r3_1_command_range_of_romans() {
    let ring = ["0712", "0713", "0714", "0715", "0716", "0717", "0718"];
    for (who, _, range, _) in &LEADERS[5..] {
        for far in 2..ring.len() {
            assert_eq!((distance(ring[0], ring[far]), region(ring[far])), (far, 'b'));
            let mut play = draw()
                .camps("")
                .movement("roman")
                .leader(ring[0], who)
                .units(ring[far], "numidae")
                .play();
            play.act("roman", step("numidae", ring[far - 1]));
            let free = play.offers("roman").contains(&action(step("numidae", ring[far - 2])));
            assert_eq!(free, far <= *range, "{who} at {far}");
        }
    }
}

/// The modifier shows in combat (11.2-drm): a leader with the attackers.
#[test]
fn r3_1_modifiers() {
    for (who, _, _, modifier) in LEADERS {
        let gaul = seat_of(who) == "gaul";
        let mut play = if gaul {
            let unit = if who == "vercingetorix" { "b-cadurques" } else { "cadurques" };
            let mut play = draw()
                .combat("relief")
                .leader("1104", who)
                .units("1104", unit)
                .units("1204", "numidae")
                .play();
            let [attack, riposte] = throws(&mut play, "gaul", "1204", unit, [1, 1]);
            assert_eq!((attack.modifier, riposte.modifier), (modifier, -modifier), "{who}");
            continue;
        } else {
            draw()
                .combat("roman")
                .leader("1204", who)
                .units("1204", "numidae")
                .units("1104", "cadurques")
                .play()
        };
        let [attack, riposte] = throws(&mut play, "roman", "1104", "numidae", [1, 1]);
        assert_eq!((attack.modifier, riposte.modifier), (modifier, -modifier), "{who}");
    }
}

/// A detachment is worth nothing in combat.
#[test]
fn r3_1_a_detachment_has_no_modifier() {
    let mut play = draw()
        .combat("relief")
        .leader("1003", "viridomaros")
        .leader("1104", "gallic-detachment-1")
        .units("1104", "cadurques")
        .units("1204", "numidae")
        .play();
    let [attack, riposte] = throws(&mut play, "gaul", "1204", "cadurques", [1, 1]);
    assert_eq!((attack.modifier, riposte.modifier), (0, 0));
}

/// Each box takes as many units as its leader commands, and not one more.
#[test]
fn r3_2_as_many_units_as_he_commands() {
    let assign = |unit: &str, leader: &str| json!({"do": "assign", "unit": unit, "leader": leader});
    for (who, limit, ..) in LEADERS {
        let mut play = start(&[("camps", "historical")], &[]);
        let seat = seat_of(who);
        set_up_until(&mut play, seat, "assign");
        let units: Vec<String> = siege::Unit::all()
            .filter(|unit| match unit.force() {
                siege::Force::Roman => seat == "roman" && !unit.is_half(),
                siege::Force::Relief => seat == "gaul",
                siege::Force::Besieged => false,
            })
            .map(|unit| unit.to_string())
            .collect();
        if who == "vercingetorix" {
            play.refused_as(seat, assign(&units[0], who), "2.0-A", "not_yours");
            continue;
        }
        for unit in &units[..limit] {
            play.act(seat, assign(unit, who));
            assert_eq!(play.in_box(unit).as_deref(), Some(who));
        }
        play.refused(seat, assign(&units[limit], who), "3.2");
    }
}

/// The army of Vercingetorix is always on the map, and the others have nothing in his box.
#[test]
fn r3_2_vercingetorix_has_no_box() {
    let play = draw()
        .withdrawal()
        .camps("1321")
        .leader("1114", "vercingetorix")
        .units("1114", "b-senons")
        .leader("1113", "viridomaros")
        .hidden("0505", "comnios")
        .hidden("1514", "caesar")
        .play();
    play.refused("gaul", withdraw("b-senons", "vercingetorix"), "3.2");
    play.refused("gaul", withdraw("b-senons", "viridomaros"), "3.2");
}
