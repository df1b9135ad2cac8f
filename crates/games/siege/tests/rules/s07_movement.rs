//! 7.0 and the table of terrain: strategic and tactical movement.

use geometry::hex::Hex;
use serde_json::json;
use siege::{Edge, GRID, Region, Siege};

use crate::play::*;
use crate::reader::*;

// ---------------------------------------------------------------- 7.1

/// Along the ring: 0713 1, 0712 2, 0812 3, 0911 5 (a stream), 1011 6, 1110 7, 1210 8.
const RING: [&str; 8] = ["0714", "0713", "0712", "0812", "0911", "1011", "1110", "1210"];

fn ring(draw: Draw) -> Play {
    draw.strategic("rome", 2, 3)
        .hidden("0714", "labienus")
        .hidden("0714", "antonius")
        .hidden("0714", "caesar")
        .hidden("0505", "comnios")
        .play()
}

/// 7 PM, and 1 more on the circular road.
#[test]
fn r7_1_the_circular_road() {
    let mut play = ring(draw());
    for (to, points) in
        RING[1..].iter().zip([Some(1), Some(2), Some(3), Some(5), Some(6), Some(7), None])
    {
        play.act("roman", march("roman-1", to));
        assert_eq!(spent(&play), points, "{to}");
    }
    assert_eq!(play.counter("roman-1").as_deref(), Some("1210"));
    play.refused_as("roman", march("roman-1", "1310"), "2.0-B", "already_marched");
}

/// Between the lines every hex touches the works: all of the ring is circular road.
#[test]
fn r7_1_the_whole_ring_is_road() {
    let pack = Siege::pack();
    let band: Vec<Hex> = GRID.hexes().filter(|hex| pack.region(*hex) == Region::Band).collect();
    assert_eq!(band.len(), 43);
    assert!(band.iter().all(|hex| pack.ground(*hex).around.has(Edge::FORTIFICATION)));
}

/// Gauls have no road: seven points in the same ring are all they get.
#[test]
fn r7_1_the_road_is_roman() {
    let mut play = draw()
        .camps("")
        .strategic("gaul", 2, 3)
        .hidden("0505", "comnios")
        .hidden("0714", "gallic-detachment-1")
        .hidden("0505", "gallic-detachment-2")
        .breaches("0714")
        .play();
    for to in &RING[1..7] {
        play.act("gaul", march("gallic-2", to));
    }
    play.refused_as("gaul", march("gallic-2", "1210"), "2.0-B", "already_marched");
}

/// By night 1 PM less, and never more than 6.
#[test]
fn r7_1_six_points_by_night() {
    let mut play = ring(draw().night());
    for to in &RING[1..6] {
        play.act("roman", march("roman-1", to));
    }
    play.refused_as("roman", march("roman-1", "1110"), "2.0-B", "already_marched");
    let mut play = draw()
        .camps("")
        .night()
        .strategic("gaul", 2, 3)
        .hidden("0505", "comnios")
        .hidden("0804", "gallic-detachment-1")
        .hidden("0505", "gallic-detachment-2")
        .play();
    for to in ["0904", "1004", "1104", "1204", "1304", "1404"] {
        play.act("gaul", march("gallic-2", to));
    }
    play.refused_as("gaul", march("gallic-2", "1504"), "2.0-B", "already_marched");
}

/// The track shows how much this march may spend.
#[test]
fn r7_1_the_track_knows_road_and_night() {
    let most = |mut play: Play, seat: u8, name: &str, counter: &str, to: &str| {
        play.act(name, march(counter, to));
        let tracks = play.scene_with(kernel::Seat(seat), &[]).tracks;
        tracks.into_iter().find(|track| track.id == "spent").and_then(|track| track.of)
    };
    assert_eq!(most(ring(draw()), 0, "roman", "roman-1", RING[1]), Some(8));
    assert_eq!(most(ring(draw().night()), 0, "roman", "roman-1", RING[1]), Some(6));
    let gauls = draw()
        .camps("")
        .strategic("gaul", 2, 3)
        .hidden("0505", "comnios")
        .hidden("0804", "gallic-detachment-1")
        .hidden("0505", "gallic-detachment-2")
        .play();
    assert_eq!(most(gauls, 1, "gaul", "gallic-2", "0904"), Some(7));
}

#[test]
fn r7_1_only_out_of_sight() {
    let play = draw()
        .strategic("gaul", 2, 3)
        .hidden("0505", "comnios")
        .hidden("0505", "gallic-detachment-1")
        .leader("0807", "viridomaros")
        .play();
    play.refused("gaul", march("gallic-3", "0806"), "7.1");
    play.allowed("gaul", march("gallic-2", "0605"));
}

#[test]
fn r7_1_vercingetorix_does_not_march() {
    let play = draw()
        .strategic("gaul", 2, 3)
        .hidden("0505", "comnios")
        .hidden("0505", "gallic-detachment-1")
        .leader("1114", "vercingetorix")
        .units("1114", "b-senons")
        .play();
    play.refused("gaul", march("vercingetorix", "1115"), "7.1");
}

#[test]
fn r7_1_romans_stay_between_their_lines() {
    let play = ring(draw());
    play.refused("roman", march("roman-1", "0814"), "7.1");
    play.refused("roman", march("roman-1", "0815"), "7.1");
    let play = draw()
        .strategic("rome", 2, 3)
        .hidden("0614", "labienus")
        .hidden("0714", "antonius")
        .hidden("0505", "comnios")
        .play();
    play.refused("roman", march("roman-1", "0513"), "7.1");
    play.refused("roman", march("roman-1", "0514"), "7.1");
    play.allowed("roman", march("roman-1", "0615"));
}

/// The line stops a Gaul even if nobody is there; next to it at the start, he crosses for 4 PM.
#[test]
fn r7_1_works_stop_the_march() {
    let table = |from: &str| {
        draw()
            .camps("")
            .strategic("gaul", 2, 3)
            .hidden("0505", "comnios")
            .hidden(from, "gallic-detachment-1")
            .hidden("0505", "gallic-detachment-2")
            .play()
    };
    let mut play = table("0810");
    play.refused_as("gaul", march("gallic-2", "0812"), "7.1", "out_of_reach");
    play.act("gaul", march("gallic-2", "0811"));
    assert_eq!(spent(&play), None, "he stops before the line");
    play.refused_as("gaul", march("gallic-2", "0812"), "2.0-B", "already_marched");
    let mut play = table("0811");
    play.act("gaul", march("gallic-2", "0812"));
    assert_eq!(play.counter("gallic-2").as_deref(), Some("0812"));
    assert_eq!(spent(&play), Some(4));
}

#[test]
fn r7_1_a_crest_costs_one_in_a_march() {
    // 0505 (level 2) to 0606 (level 0): 1, two levels down 1, the crest 1; by 0605: 1 and 1.
    let mut play = draw()
        .strategic("gaul", 2, 3)
        .hidden("0505", "comnios")
        .hidden("0505", "gallic-detachment-1")
        .hidden("0505", "gallic-detachment-2")
        .play();
    play.act("gaul", march("gallic-2", "0606"));
    assert_eq!(spent(&play), Some(3));
    play.act("gaul", just("halt"));
    play.act("gaul", march("gallic-3", "0605"));
    assert_eq!(spent(&play), Some(1));
    play.act("gaul", march("gallic-3", "0606"));
    assert_eq!(spent(&play), Some(2));
}

// ---------------------------------------------------------------- 7.2

/// Foot has 5 PM and 6 on the circular road: 0713, 0712, 0812, 0911 (2), 1011.
#[test]
fn r7_2_the_circular_road() {
    let mut play =
        draw().movement("roman").leader("0712", "labienus").units("0714", "legio-8").play();
    for to in ["0713", "0712", "0812", "0911", "1011"] {
        play.act("roman", step("legio-8", to));
    }
    assert_eq!(play.at("legio-8"), "1011");
    play.refused_as("roman", step("legio-8", "1110"), "7.2", "already_moved");
}

/// Off the road there are 5: over a gate and out, the sixth point is gone.
#[test]
fn r7_2_the_bonus_is_for_the_whole_move() {
    // 0713 1, 0712 2, 0812 3, 0911 5, and out by the gate 1010 would be the sixth.
    let mut play = draw()
        .camps("1010")
        .movement("roman")
        .leader("0712", "labienus")
        .units("0714", "legio-8")
        .play();
    for to in ["0713", "0712", "0812", "0911"] {
        play.act("roman", step("legio-8", to));
    }
    play.allowed("roman", step("legio-8", "1011"));
    // 1010 is not next to 0911; 0910 is, but needs a gate.
    play.refused("roman", step("legio-8", "0910"), "7.2");
    let mut play = draw()
        .camps("0910")
        .movement("roman")
        .leader("0712", "labienus")
        .units("0714", "legio-8")
        .play();
    for to in ["0713", "0712", "0812", "0911"] {
        play.act("roman", step("legio-8", to));
    }
    play.refused("roman", step("legio-8", "0910"), "7.2");
    play.allowed("roman", step("legio-8", "1011"));
}

/// The example: a camp in 1617; 1516, 1617, 1616 is allowed, 1516, 1616 is not.
#[test]
fn r7_2_ex_the_gate_in_1617() {
    let table = |camps: &str| {
        draw()
            .camps(camps)
            .movement("roman")
            .leader("1516", "labienus")
            .units("1516", "numidae")
            .play()
    };
    let mut play = table("1617");
    assert!(line("1516", "1616") && line("1617", "1616"));
    play.refused_as("roman", step("numidae", "1616"), "7.2", "gate_needed");
    play.refused_as("roman", ride("labienus", "1616"), "7.2", "gate_needed");
    play.act("roman", step("numidae", "1617"));
    assert_eq!(spent(&play), Some(1), "no extra cost at a gate");
    play.act("roman", step("numidae", "1616"));
    assert_eq!(play.at("numidae"), "1616");
    assert_eq!(spent(&play), Some(2));
    let mut play = table("1617");
    play.act("roman", ride("labienus", "1617")).act("roman", ride("labienus", "1616"));
    // Without the camp there is no gate.
    let mut play = table("1321");
    play.act("roman", step("numidae", "1617"));
    play.refused_as("roman", step("numidae", "1616"), "7.2", "gate_needed");
}

/// A camp outside the line is a gate as well: 0812, 0811, 0810; and the way back.
#[test]
fn r7_2_a_camp_outside_is_a_gate() {
    let mut play = draw()
        .camps("0811")
        .movement("roman")
        .leader("0812", "labienus")
        .units("0812", "numidae")
        .units("0810", "sagittarii")
        .play();
    play.refused("roman", step("numidae", "0711"), "7.2");
    play.act("roman", step("numidae", "0811"));
    assert_eq!(spent(&play), Some(1));
    play.act("roman", step("numidae", "0810"));
    assert_eq!(play.at("numidae"), "0810");
    if spent(&play).is_some() {
        play.act("roman", just("halt"));
    }
    play.act("roman", step("sagittarii", "0811")).act("roman", step("sagittarii", "0812"));
    assert_eq!(play.at("sagittarii"), "0812");
}

/// Out of 1617 by 1616: two hexes for foot and leaders, three for horse and Germans.
#[test]
fn r7_2_sorties() {
    let way = ["1616", "1715", "1815", "1915"];
    for (unit, limit) in [
        ("numidae", 2),
        ("cohortes-1", 2),
        ("legio-8", 2),
        ("equites-romani-1", 3),
        ("equites-germani-1", 3),
        ("auxilia-germani-1", 3),
    ] {
        let mut play = draw()
            .camps("1617")
            .movement("roman")
            .leader("1517", "caesar")
            .units("1617", unit)
            .play();
        for to in &way[..limit] {
            play.act("roman", step(unit, to));
        }
        play.refused("roman", step(unit, way[limit]), "7.2");
        assert_eq!(play.at(unit), way[limit - 1], "{unit}");
    }
    let mut play = draw()
        .camps("1617")
        .movement("roman")
        .leader("1617", "caesar")
        .units("1517", "legio-8")
        .play();
    play.act("roman", ride("caesar", "1616")).act("roman", ride("caesar", "1715"));
    play.refused("roman", ride("caesar", "1815"), "7.2");
}

#[test]
fn r7_2_by_night_one_point_less() {
    let mut play = draw()
        .camps("1321")
        .night()
        .movement("relief")
        .leader("1004", "vercassivellaunos")
        .units("0804", "santons")
        .play();
    for to in ["0904", "1004", "1104", "1204"] {
        play.act("gaul", step("santons", to));
    }
    play.refused_as("gaul", step("santons", "1304"), "7.2", "already_moved");
    // Leaders too: 7 of 8.
    let mut play =
        draw().camps("1321").night().movement("relief").leader("0804", "viridomaros").play();
    for to in ["0904", "1004", "1104", "1204", "1304", "1404", "1504"] {
        play.act("gaul", ride("viridomaros", to));
    }
    play.refused_as("gaul", ride("viridomaros", "1604"), "7.2", "already_moved");
}

/// Gauls stop in contact with the line and cross it only next time, leaders like units.
#[test]
fn r7_2_works_stop_tactical_moves() {
    let table = |at: &str| {
        draw()
            .camps("1321")
            .movement("relief")
            .leader(at, "vercassivellaunos")
            .units(at, "santons")
            .play()
    };
    let mut play = table("0810");
    play.act("gaul", step("santons", "0811"));
    assert_eq!(spent(&play), None);
    play.refused_as("gaul", step("santons", "0812"), "7.2", "already_moved");
    play.act("gaul", ride("vercassivellaunos", "0811"));
    assert_eq!(spent(&play), None);
    play.refused_as("gaul", ride("vercassivellaunos", "0812"), "7.2", "already_moved");
    let mut play = table("0811");
    play.act("gaul", step("santons", "0812"));
    assert_eq!(play.at("santons"), "0812");
}

/// A leader who came into sight on the march may ride in the same turn.
#[test]
fn r7_2_after_a_march_into_sight() {
    let mut play = draw()
        .initiative("gaul", "gaul")
        .strategic("gaul", 3, 3)
        .set("tactical", json!(null))
        .hidden("0505", "comnios")
        .hidden("0806", "viridomaros")
        .boxed("viridomaros", "santons")
        .hidden("1514", "caesar")
        .play();
    loosen(&mut play);
    play.roll(&[1, 6]);
    play.act("gaul", march("gallic-2", "0807"));
    if play.phase() == "strategic" {
        play.act("gaul", just("end_marches"));
    }
    assert_eq!(play.phase(), "deployment");
    play.act("gaul", deploy("santons", "0807"));
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["gaul"]));
    play.allowed("gaul", ride("viridomaros", "0806"));
    play.allowed("gaul", step("santons", "0806"));
    // Comnios, hidden, does not ride.
    play.refused_as("gaul", ride("comnios", "0605"), "7.2", "not_deployed");
}

#[test]
fn r7_2_once_a_phase() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1004", "vercassivellaunos")
        .units("0804", "santons rutenes")
        .play();
    play.act("gaul", step("santons", "0904"));
    // In mid-move nobody else moves.
    play.refused("gaul", step("rutenes", "0904"), "7.2");
    play.act("gaul", just("halt"));
    play.refused("gaul", step("santons", "1004"), "7.2");
    play.allowed("gaul", step("rutenes", "0904"));
}

// ---------------------------------------------------------------- 7.3

#[test]
fn r7_3_leaving_a_zone() {
    let table = |second: Option<(&str, &str)>| {
        let mut table = draw()
            .camps("1321")
            .movement("relief")
            .leader("1002", "vercassivellaunos")
            .units("1103", "santons")
            .units("1204", "numidae");
        if let Some((at, unit)) = second {
            table = table.units(at, unit);
        }
        table.play()
    };
    // From zone to zone of the same unit.
    table(None).refused("gaul", step("santons", "1104"), "7.3");
    // From one unit's zone to another's: 1003 is next to the archers in 0903.
    let play = table(Some(("0903", "sagittarii")));
    assert!(neighbours("0903").contains(&"1003".to_owned()));
    play.refused("gaul", step("santons", "1003"), "7.3");
    // Into the open, for a point more.
    let mut play = table(None);
    play.act("gaul", step("santons", "1003"));
    assert_eq!(spent(&play), Some(2));
    // And by a free hex back into a zone.
    play.act("gaul", step("santons", "1004")).act("gaul", step("santons", "1104"));
    assert_eq!((play.at("santons"), spent(&play)), ("1104".into(), None));
}

/// The extra point counts: with one point left too few, the last step is refused.
#[test]
fn r7_3_the_extra_point_is_paid() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1004", "vercassivellaunos")
        .units("1304", "santons")
        .units("1404", "numidae")
        .play();
    for (to, points) in [("1204", Some(2)), ("1104", Some(3)), ("1004", Some(4)), ("0904", None)] {
        play.act("gaul", step("santons", to));
        assert_eq!(spent(&play), points);
    }
    play.refused_as("gaul", step("santons", "0804"), "7.2", "already_moved");
}

// ---------------------------------------------------------------- the table

/// A step of a Gallic unit: what it spends.
#[track_caller]
fn cost(from: &str, to: &str) -> Option<u64> {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader(from, "vercassivellaunos")
        .units(from, "equites-1")
        .play();
    loosen(&mut play);
    play.act("gaul", step("equites-1", to));
    spent(&play)
}

/// Horse has 8 PM, so that no step of the table ends its move for want of points.
#[test]
fn rtable_terrain_levels_and_streams() {
    // Flat.
    assert_eq!(cost("1104", "1204"), Some(1));
    // One level up, one down.
    assert_eq!((level("1606"), level("1607")), (0, 1));
    assert_eq!(cost("1606", "1607"), Some(2));
    assert_eq!(cost("1607", "1606"), Some(1));
    // Two levels, over a crest, which costs nothing more in tactical movement.
    assert_eq!((level("1706"), level("1707")), (0, 2));
    assert!(runs(CRESTS, "1706", "1707"));
    assert_eq!(cost("1706", "1707"), Some(3));
    assert_eq!(cost("1707", "1706"), Some(2));
    // A stream.
    assert!(runs(STREAMS, "1105", "1106"));
    assert_eq!(cost("1105", "1106"), Some(2));
}

/// Every free hexside outside the works, against this reader's own sum.
#[test]
fn rtable_terrain_every_step_outside() {
    let mut steps = 0;
    for from in hexes().filter(|hex| region(hex) == '.') {
        for to in neighbours(&from).into_iter().filter(|to| region(to) == '.') {
            if runs(CRESTS, &from, &to) || steps % 7 != 0 {
                steps += 1;
                continue;
            }
            steps += 1;
            // In contact with a line a move ends; its cost cannot be read off.
            if neighbours(&to).iter().any(|next| line(&to, next)) {
                continue;
            }
            let climb = match level(&to) - level(&from) {
                up @ 1.. => u64::from(up > 1) + 1,
                down => u64::from(down < -1),
            };
            let stream = u64::from(runs(STREAMS, &from, &to));
            assert_eq!(cost(&from, &to), Some(1 + climb + stream), "{from} to {to}");
        }
    }
    assert!(steps > 1000);
}

/// 1 and 3 for the line; the climb comes on top.
#[test]
fn rtable_terrain_fortifications() {
    let crossing = |unit: &str, from: &str, night: bool| {
        let mut table = draw().camps("1321").movement("relief").leader(from, "vercassivellaunos");
        if night {
            table = table.night();
        }
        table.units(from, unit).play()
    };
    let mut play = crossing("equites-1", "0811", false);
    play.act("gaul", step("equites-1", "0812"));
    assert_eq!(spent(&play), Some(4));
    // Foot has 5: a flat crossing is 4, one uphill 5.
    crossing("santons", "0811", false).allowed("gaul", step("santons", "0812"));
    assert_eq!((level("0814"), level("0713")), (0, 1));
    crossing("santons", "0814", false).allowed("gaul", step("santons", "0713"));
    // By night it has 4.
    crossing("santons", "0811", true).allowed("gaul", step("santons", "0812"));
    crossing("santons", "0814", true).refused("gaul", step("santons", "0713"), "7.2");
    // 0812 to 0911 is over a stream, which does not run along the line there; over both, 5.
    assert!(line("0811", "0911") && runs(STREAMS, "0811", "0911"));
    crossing("santons", "0811", false).allowed("gaul", step("santons", "0911"));
    crossing("santons", "0811", true).refused("gaul", step("santons", "0911"), "7.2");
}

/// 1 and 3 to enter a camp, for those who began next to it.
#[test]
fn rtable_terrain_camps() {
    let table = |at: &str, night: bool| {
        let table = draw().camps("0811").movement("relief").leader(at, "vercassivellaunos");
        let table = if night { table.night() } else { table };
        table.units(at, "santons").play()
    };
    let mut play = table("0809", false);
    play.act("gaul", step("santons", "0810"));
    assert_eq!(spent(&play), None, "it stops before the camp");
    play.refused_as("gaul", step("santons", "0811"), "7.2", "already_moved");
    table("0810", false).allowed("gaul", step("santons", "0811"));
    table("0810", true).allowed("gaul", step("santons", "0811"));
    // Over the stream from 0910 it is 5, too much by night.
    assert!(runs(STREAMS, "0811", "0910"));
    table("0910", false).allowed("gaul", step("santons", "0811"));
    table("0910", true).refused("gaul", step("santons", "0811"), "7.2");
}

/// The ditch: 2 more and a disorganisation test.
#[test]
fn rtable_terrain_the_ditch() {
    let table = |at: &str| {
        draw()
            .camps("1321")
            .movement("relief")
            .leader(at, "viridomaros")
            .units(at, "b-senons b-cadurques")
            .play()
    };
    // 1013 (level 1) to 1012 (level 0): 3 PM. Senons, modifier 0: 3 is below 4.
    let mut play = table("1013");
    play.roll(&[3]).act("gaul", step("b-senons", "1012")).all_rolled();
    assert_eq!(
        (play.at("b-senons"), play.order("b-senons")),
        ("1012".into(), "disorganised".into())
    );
    let mut play = table("1013");
    play.roll(&[4]).act("gaul", step("b-senons", "1012")).all_rolled();
    assert_eq!(play.order("b-senons"), "formed");
    assert_eq!(spent(&play), None, "1012 touches the next stretch of the ditch");
    assert_eq!(toll(&play, "gaul", "1013", "1012"), 3);
    // From 1014 one stops at the ditch first.
    let mut play = table("1014");
    play.act("gaul", step("b-senons", "1013"));
    assert_eq!(spent(&play), None);
    play.refused_as("gaul", step("b-senons", "1012"), "7.2", "already_moved");
}

/// A Gallic wall: 2 more, for Gauls too, and either way.
#[test]
fn rtable_terrain_walls() {
    let table = |at: &str| {
        draw()
            .camps("1321")
            .movement("relief")
            .leader(at, "viridomaros")
            .units(at, "equites-1")
            .play()
    };
    // Out of 1114 (level 3) into 1113 (level 2): 1 and 2. 1113 is next to the ditch, though.
    let mut play = table("1114");
    play.act("gaul", step("equites-1", "1014"));
    assert_eq!(spent(&play), Some(3));
    // The dry-stone wall: 1017 and 1018 are level 1.
    let mut play = table("1017");
    play.act("gaul", step("equites-1", "1018"));
    assert_eq!(spent(&play), None, "1018 touches the wall again");
    assert_eq!(toll(&play, "gaul", "1017", "1018"), 3);
    // Foot, 5 PM: 1014 (2) up to 1114 (3) is 1, 1 and 2.
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1014", "viridomaros")
        .units("1014", "b-senons")
        .play();
    play.allowed("gaul", step("b-senons", "1114"));
    // 1315 (1) to 1215 (3): 1, 2 for the climb and 2 for the wall; by night that is too much.
    let foot = |night: bool| {
        let table = draw().camps("1321").movement("relief").leader("1315", "viridomaros");
        let table = if night { table.night() } else { table };
        table.units("1315", "b-senons").play()
    };
    foot(false).allowed("gaul", step("b-senons", "1215"));
    foot(true).refused("gaul", step("b-senons", "1215"), "7.2");
}

/// A wounded leader has 4 PM (8.5), 3 by night: enough for a level wall or ditch, no more.
#[test]
fn rtable_terrain_walls_and_ditch_cost_two_either_way() {
    let ride_of = |from: &str, to: &str| {
        let play = draw()
            .camps("1321")
            .night()
            .movement("relief")
            .leader(from, "viridomaros")
            .fate("viridomaros", "wounded")
            .play();
        play.offers("gaul").contains(&action(ride("viridomaros", to)))
    };
    // The dry-stone wall: level, uphill, and two levels down.
    assert!(ride_of("1017", "1018"));
    assert!(ride_of("1018", "1017"));
    assert!(!ride_of("1018", "1117"));
    // Alésia: one level down is free, two levels down cost 1.
    assert!(ride_of("1114", "1014"));
    assert_eq!((level("1215"), level("1315")), (3, 1));
    assert!(!ride_of("1215", "1315"), "1, 1 for the descent, 2 for the wall");
    assert!(!ride_of("1014", "1114"), "1, 1 for the climb, 2 for the wall");
    // The ditch.
    assert!(ride_of("1013", "1112"));
    assert!(ride_of("1013", "1012"));
    assert!(!ride_of("1012", "1013"), "1, 1 for the climb, 2 for the ditch");
}

/// A crest in tactical movement: no points, but a test.
#[test]
fn rtable_terrain_crests() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1705", "viridomaros")
        .units("1706", "santons")
        .play();
    play.roll(&[3]).act("gaul", step("santons", "1707")).all_rolled();
    assert_eq!(play.order("santons"), "disorganised");
    assert_eq!(spent(&play), Some(3));
    // Romans between their lines do not test: 0714 to 0614.
    assert!(runs(CRESTS, "0714", "0614"));
    let mut play = draw()
        .camps("1321")
        .movement("roman")
        .leader("0714", "labienus")
        .units("0714", "numidae")
        .play();
    play.act("roman", step("numidae", "0614"));
    assert_eq!((play.at("numidae"), play.order("numidae")), ("0614".into(), "formed".into()));
    // Outside they do: 1714 to 1715.
    assert!(runs(CRESTS, "1714", "1715"));
    let mut play = draw()
        .camps("1617")
        .movement("roman")
        .leader("1617", "labienus")
        .units("1715", "numidae")
        .play();
    play.roll(&[3]).act("roman", step("numidae", "1714")).all_rolled();
    assert_eq!(play.order("numidae"), "disorganised");
}

/// Note b: at gates Romans need not have begun next to the camp.
#[test]
fn rtable_terrain_gates_are_free_for_romans() {
    let mut play = draw()
        .camps("1617")
        .movement("roman")
        .leader("1515", "labienus")
        .units("1515", "numidae")
        .play();
    play.act("roman", step("numidae", "1516"));
    play.act("roman", step("numidae", "1617"));
    assert!(spent(&play).is_some_and(|points| points == 3), "1 and 1 up to 1516, then 1");
    play.act("roman", step("numidae", "1616"));
    assert_eq!(play.at("numidae"), "1616");
}

/// A leader who hides outside the lines, in 1614, makes no strategic move, not even to the camp
/// beside him; from the camp in 1615 he does.
#[test]
fn r7_1_romans_do_not_march_from_outside_the_lines() {
    let table = |hex: &str| {
        draw()
            .strategic("rome", 2, 3)
            .camps("1615")
            .hidden(hex, "labienus")
            .hidden("0714", "caesar")
            .hidden("0505", "comnios")
            .play()
    };
    assert_eq!((region("1614"), region("1515")), ('.', 'b'));
    let play = table("1614");
    play.refused_as("roman", march("roman-1", "1615"), "7.1", "romans_stay_in_lines");
    play.allowed("roman", march("roman-2", "0715"));
    table("1615").allowed("roman", march("roman-1", "1515"));
}

/// Nobody who could march is left: the round is over by itself.
#[test]
fn r7_1_a_round_ends_when_only_those_outside_are_left() {
    let mut play = draw()
        .initiative("gaul", "gaul")
        .strategic("rome", 2, 3)
        .camps("1615")
        .hidden("1614", "labienus")
        .hidden("0714", "antonius")
        .hidden("0505", "comnios")
        .play();
    play.act("roman", march("roman-2", "0715")).act("roman", just("halt"));
    assert_eq!(play.pending(), ["gaul"]);
}
