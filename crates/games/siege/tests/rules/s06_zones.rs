//! 6.0: zones of control, what stops them and what they do.

use crate::play::*;
use crate::reader::*;

/// Whether a step ended the move at once.
#[track_caller]
fn stops(play: &mut Play, seat: &str, unit: &str, to: &str) -> bool {
    play.act(seat, step(unit, to));
    assert_eq!(play.at(unit), to);
    spent(play).is_none()
}

/// The Santons come from `from` to `to`; `enemy` stands in `at`.
fn santons_stop(enemy: &str, at: &str, from: &str, to: &str) -> bool {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader(from, "vercassivellaunos")
        .units(from, "santons")
        .units(at, enemy)
        .play();
    stops(&mut play, "gaul", "santons", to)
}

#[test]
fn r6_0_all_six_hexes_around() {
    let around = neighbours("1204");
    assert_eq!(around.len(), 6);
    for to in around {
        let from = neighbours(&to)
            .into_iter()
            .find(|hex| distance(hex, "1204") == 2 && level(hex) == 0)
            .expect("a hex further off");
        assert!(santons_stop("numidae", "1204", &from, &to), "{from} to {to}");
    }
    assert!(!santons_stop("numidae", "1204", "1001", "1002"), "two hexes away");
}

#[test]
fn r6_0_leaders_have_none() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1102", "vercassivellaunos")
        .units("1102", "santons")
        .leader("1204", "rebilus")
        .play();
    assert!(!stops(&mut play, "gaul", "santons", "1103"));
}

#[test]
fn r6_0_not_over_a_crest() {
    assert!(runs(CRESTS, "1706", "1707"));
    assert!(!santons_stop("numidae", "1707", "1705", "1706"));
    assert!(
        santons_stop("numidae", "1607", "1705", "1706"),
        "1607 is next to 1706 without a crest"
    );
}

#[test]
fn r6_0_not_over_a_stream() {
    assert!(runs(STREAMS, "1105", "1106"));
    assert!(!santons_stop("numidae", "1105", "1107", "1106"));
    assert!(santons_stop("numidae", "1007", "1207", "1106"));
}

/// Gauls outside in 0811 do not control 0812 behind the line.
#[test]
fn r6_0_not_into_a_fortification() {
    let mut play = draw()
        .camps("1321")
        .movement("roman")
        .leader("0713", "labienus")
        .units("0713", "numidae")
        .units("0811", "santons")
        .play();
    assert!(!stops(&mut play, "roman", "numidae", "0712"));
    assert!(!stops(&mut play, "roman", "numidae", "0812"));
    // Nor from inside the internal line.
    let mut play = draw()
        .camps("1321")
        .movement("roman")
        .leader("0715", "labienus")
        .units("0715", "numidae")
        .units("0814", "b-senons")
        .play();
    assert!(!stops(&mut play, "roman", "numidae", "0714"));
    assert!(!stops(&mut play, "roman", "numidae", "0713"));
}

/// A Gaul who is between the lines himself controls what is between them.
#[test]
fn r6_0_between_the_lines_there_is_no_outside() {
    let mut play = draw()
        .camps("1321")
        .movement("roman")
        .leader("0714", "labienus")
        .units("0714", "numidae")
        .units("0712", "santons")
        .breaches("0712")
        .play();
    assert!(stops(&mut play, "roman", "numidae", "0713"));
}

/// Gauls next to a camp outside the lines do not control it.
#[test]
fn r6_0_not_into_a_camp() {
    let table = |camps: &str| {
        draw()
            .camps(camps)
            .movement("roman")
            .leader("0812", "labienus")
            .units("0812", "numidae")
            .units("0810", "santons")
            .play()
    };
    assert!(!stops(&mut table("0811"), "roman", "numidae", "0811"));
    assert!(
        stops(&mut table("0811!"), "roman", "numidae", "0811"),
        "a destroyed camp is a gate, but no shelter"
    );
}

/// Walls of Alésia: Romans at their foot in 1015 control neither 1114 nor 1115.
#[test]
fn r6_0_not_into_alesia() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1215", "vercingetorix")
        .units("1114", "b-senons")
        .units("1015", "numidae")
        .play();
    assert!(runs(OPPIDUM, "1015", "1114") && runs(OPPIDUM, "1015", "1115"));
    play.allowed("gaul", step("b-senons", "1115"));
    let gauls = told(&mut play, "gaul", step("b-senons", "1115"));
    assert!(!gauls.is_empty());
    let controlled = |at: &str| play.game.public().in_zone(siege::Side::Rome, hex(at));
    assert!(!controlled("1114") && !controlled("1115"));
    assert!(controlled("1014") && controlled("1016"), "outside the wall it is");
}

#[test]
fn r6_2_entering_a_zone_ends_the_move() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1002", "vercassivellaunos")
        .units("1002", "santons")
        .units("1204", "numidae")
        .play();
    assert!(!stops(&mut play, "gaul", "santons", "1003"));
    assert!(stops(&mut play, "gaul", "santons", "1103"));
    play.refused("gaul", step("santons", "1102"), "7.2");
}

/// A camp keeps zones of control out until Gauls enter it, for then it is destroyed (9.1).
#[test]
fn r6_2_no_shelter_in_a_camp_that_falls() {
    let table = |camp: &str, romans: &str| {
        draw()
            .camps(camp)
            .movement("relief")
            .leader("0811", "vercassivellaunos")
            .units("0811", "equites-1")
            .units(romans, "numidae")
            .play()
    };
    assert!(stops(&mut table("0812!", "0712"), "gaul", "equites-1", "0812"));
    assert!(stops(&mut table("0812", "0712"), "gaul", "equites-1", "0812"));
    assert!(!stops(&mut table("0812", "0714"), "gaul", "equites-1", "0812"), "nobody is near");
}

#[test]
fn r6_2_not_from_zone_to_zone() {
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1002", "vercassivellaunos")
        .units("1103", "santons")
        .units("1204", "numidae")
        .play();
    play.refused("gaul", step("santons", "1104"), "7.3");
    play.refused("gaul", step("santons", "1203"), "7.3");
    play.allowed("gaul", step("santons", "1102"));
}

/// Leaving costs 1 PM: 1103 to 1003 is 2.
#[test]
fn r6_2_leaving_costs_one() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1002", "vercassivellaunos")
        .units("1103", "santons")
        .units("1204", "numidae")
        .play();
    play.act("gaul", step("santons", "1003"));
    assert_eq!(spent(&play), Some(2));
    play.act("gaul", step("santons", "1002"));
    assert_eq!(spent(&play), Some(3));
}

/// Nor has a zone any effect on command: Viridomaros commands over the heads of the Romans.
#[test]
fn r6_2_no_effect_on_command_range() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("0904", "viridomaros")
        .units("1204", "santons")
        .units("1103", "numidae")
        .units("1005", "sagittarii")
        .play();
    assert_eq!(distance("0904", "1204"), 3);
    play.act("gaul", step("santons", "1304"));
    play.allowed("gaul", step("santons", "1404"));
}

/// A retreat into a zone of control: there is no such retreat, and without another the unit is lost.
#[test]
fn r6_2_retreat_into_a_zone_is_the_end() {
    let table = |last: Option<&str>| {
        let table = || {
            let mut table = draw()
                .camps("1321")
                .combat("relief")
                .leader("0903", "comnios")
                .units("1104", "santons rutenes")
                .units("1205", "arvernes")
                .units("1103", "senons")
                .units("1204", "numidae:d");
            if let Some(unit) = last {
                table = table.units("1302", unit);
            }
            table.play()
        };
        let routs = |hit: &str| hit.starts_with("1D");
        let units = "santons rutenes arvernes senons";
        fight_until(table, "gaul", "1204", units, routs, &[]).expect("24 PF can rout them")
    };
    // 1303 is the only way out; the Pictons in 1302 close it.
    assert_ne!(table(None).at("numidae"), "lost");
    assert_eq!(table(Some("pictons")).at("numidae"), "lost");
}

/// The ditch stops zones both ways: across it, nobody holds anybody.
#[test]
fn rerrata_6_0_the_ditch_stops_zones_both_ways() {
    assert!(
        runs(DITCH, "0912", "0913") && runs(DITCH, "0912", "1013") && runs(DITCH, "1012", "1013")
    );
    // Gauls slide along the ditch under the eyes of a Roman in 0912.
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1014", "vercingetorix")
        .units("1013", "b-senons")
        .units("0912", "numidae")
        .play();
    play.allowed("gaul", step("b-senons", "0913"));
    // And Romans under the eyes of a Gaul in 1013.
    let mut play = draw()
        .camps("1321")
        .movement("roman")
        .leader("0812", "labienus")
        .units("0912", "numidae")
        .units("1013", "b-senons")
        .play();
    play.act("roman", step("numidae", "1012"));
    assert_eq!(spent(&play), Some(1));
}

/// So do the dry-stone walls: 0917 touches 0916 and 1017 only across them.
#[test]
fn rerrata_6_0_the_dry_stone_walls_stop_zones_both_ways() {
    assert!(runs(DRY_STONE, "0916", "0917") && runs(DRY_STONE, "0917", "1017"));
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1016", "vercingetorix")
        .units("1017", "b-senons")
        .units("0917", "numidae")
        .play();
    play.allowed("gaul", step("b-senons", "0916"));
    let play = draw()
        .camps("1321")
        .movement("roman")
        .leader("0717", "labienus")
        .units("0917", "numidae")
        .units("1017", "b-senons")
        .play();
    assert!(runs(DRY_STONE, "1017", "1018"));
    play.allowed("roman", step("numidae", "1018"));
}
