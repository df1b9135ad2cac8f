//! Moves of several hexes as they are offered in one click: the rules of the single steps hold.

use crate::play::*;
use crate::reader::*;

/// Along the road to the end of the eight points, at what the steps cost together.
#[test]
fn r7_1_a_march_of_several_hexes_counts_every_step() {
    let play = draw()
        .strategic("rome", 2, 3)
        .hidden("0714", "labienus")
        .hidden("0714", "caesar")
        .hidden("0505", "comnios")
        .play();
    let ring = ["0713", "0712", "0812", "0911", "1011", "1110", "1210"];
    assert_eq!(play.journey("roman", "roman-1", "1210"), Some((8, true, ring.join(" "))));
    assert_eq!(play.journey("roman", "roman-1", "0911").map(|way| way.0), Some(5));
    assert_eq!(play.journey("roman", "roman-1", "1310"), None, "nine points away");
    assert_eq!(play.journey("gaul", "gallic-1", "0506"), None, "not his turn");
}

/// A counter goes no further than the first hex that the camp sees.
#[test]
fn r1_3_a_march_ends_where_it_is_seen() {
    let play = draw()
        .camps("0811")
        .strategic("gaul", 2, 3)
        .hidden("0806", "comnios")
        .hidden("0505", "viridomaros")
        .play();
    let mut seen = 0;
    for (to, stops, via) in play.journeys("gaul", "gallic-1") {
        let near = |hex: &&String| distance(hex, "0811") <= 4;
        assert_eq!(via[..via.len() - 1].iter().filter(near).count(), 0, "{to}: {via:?}");
        assert!(stops || !near(&&to), "{to}");
        seen += u8::from(near(&&to));
    }
    assert!(seen > 1, "some ways lead into sight");
}

/// Points of terrain and of zones add up, and a zone ends the move.
#[test]
fn r7_2_a_move_of_several_hexes_ends_in_a_zone() {
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1307", "vercassivellaunos")
        .units("1307", "santons")
        .units("1309", "legio-1")
        .play();
    assert_eq!(play.journey("gaul", "santons", "1306").map(|way| way.0), Some(1));
    let (cost, stops, _) = play.journey("gaul", "santons", "1308").expect("it is next to them");
    assert_eq!((cost, stops), (1, true));
    for (to, _, via) in play.journeys("gaul", "santons") {
        assert!(!via[..via.len() - 1].contains(&"1308".to_owned()), "{to}: {via:?}");
    }
}

/// Whoever crosses the line makes a breach, and sees what has become of the zones before he goes on,
/// wherever a single step would let him.
#[test]
fn r9_2_roman_a_move_of_several_hexes_ends_in_the_breach() {
    let mut goes_on = 0;
    for from in hexes().filter(|hex| hex != "1321") {
        for to in neighbours(&from).into_iter().filter(|next| line(&from, next)) {
            let mut play = draw()
                .camps("1321")
                .movement("relief")
                .leader(&from, "vercassivellaunos")
                .units(&from, "santons")
                .play();
            let ways = play.journeys("gaul", "santons");
            for (_, _, via) in ways.iter().filter(|(_, _, via)| via[0] == to) {
                assert_eq!(via.len(), 1, "{from}: {via:?}");
            }
            if ways.iter().any(|(hex, _, _)| *hex == to) {
                play.act("gaul", step("santons", &to));
                goes_on += u8::from(spent(&play).is_some());
            }
        }
    }
    assert!(goes_on > 0, "somewhere the step alone does not end the move");
}
