//! 10.0: archery.

use siege::Event;

use serde_json::json;

use crate::play::*;
use crate::reader::*;

fn under_fire(camps: &str, at: &str, units: &str) -> Play {
    // Somebody else is within reach of the works, so that one volley does not end the phase.
    draw().camps(camps).archery().units(at, units).units("1616", "caletes").play()
}

/// Looses the volley and tells its value and whether it hit.
#[track_caller]
fn loose(play: &mut Play) -> (u8, bool) {
    told(play, "roman", just("loose"))
        .iter()
        .find_map(|event| match event {
            Event::Shot { value, hit, .. } => Some((*value, *hit)),
            _ => None,
        })
        .expect("a shot was told")
}

#[test]
fn r10_0_a_camp_is_worth_two_and_a_hexside_one() {
    let mut play = under_fire("0811", "0810", "santons");
    play.act("roman", aim_camp("0811", "0810")).roll(&[6]);
    assert_eq!(loose(&mut play), (2, false));
    let mut play = under_fire("1321", "0811", "santons");
    play.act("roman", aim_side("0812", "0811")).roll(&[6]);
    assert_eq!(loose(&mut play), (1, false));
}

/// A hex with combat units does not shoot: its works count in combat.
#[test]
fn r10_0_a_garrisoned_hex_does_not_shoot() {
    let play = draw()
        .camps("1321")
        .archery()
        .units("0811", "santons")
        .units("0812", "numidae")
        .leader("0911", "labienus")
        .play();
    play.refused("roman", aim_side("0812", "0811"), "10.0");
    // A leader is no combat unit.
    play.allowed("roman", aim_side("0911", "0811"));
}

#[test]
fn r10_0_only_where_works_are() {
    let play = under_fire("1321", "0811", "santons");
    play.refused("roman", aim_camp("0812", "0811"), "10.0");
    play.refused("roman", aim_side("0810", "0811"), "10.0");
    play.refused_as("roman", aim_side("0712", "0811"), "10.0", "no_fortification_there");
    // A destroyed camp does not shoot.
    let play = under_fire("0812! 1321", "0811", "santons");
    play.refused("roman", aim_camp("0812", "0811"), "10.0");
}

/// The example: in 0811 two hexsides reach a target, together or one by one; with a camp in 0812
/// the total is 4.
#[test]
fn r10_1_ex_the_target_in_0811() {
    let mut play = under_fire("1321", "0811", "santons");
    let sides: Vec<String> =
        neighbours("0811").into_iter().filter(|next| line("0811", next)).collect();
    assert_eq!(sides, ["0812", "0911"]);
    play.act("roman", aim_side("0812", "0811")).act("roman", aim_side("0911", "0811")).roll(&[6]);
    assert_eq!(loose(&mut play), (2, false));

    let mut play = under_fire("1321", "0811", "santons");
    loosen(&mut play);
    play.roll(&[6, 6]);
    play.act("roman", aim_side("0812", "0811"));
    assert_eq!(loose(&mut play), (1, false));
    play.act("roman", aim_side("0911", "0811"));
    assert_eq!(loose(&mut play), (1, false));

    let mut play = under_fire("0812", "0811", "santons");
    play.act("roman", aim_side("0812", "0811")).act("roman", aim_side("0911", "0811"));
    play.act("roman", aim_camp("0812", "0811")).roll(&[6]);
    assert_eq!(loose(&mut play), (4, false));
}

#[test]
fn r10_1_each_shoots_once() {
    let mut play = under_fire("0812", "0811", "santons");
    loosen(&mut play);
    play.act("roman", aim_side("0812", "0811"));
    play.refused("roman", aim_side("0812", "0811"), "10.1");
    play.roll(&[6]).act("roman", just("loose"));
    play.refused("roman", aim_side("0812", "0811"), "10.1");
    play.act("roman", aim_camp("0812", "0811")).roll(&[6]).act("roman", just("loose"));
    play.refused("roman", aim_camp("0812", "0811"), "10.1");
    play.allowed("roman", aim_side("0911", "0811"));
}

/// One volley, one target; other works may shoot at another.
#[test]
fn r10_1_values_add_up_on_one_target() {
    let mut play = draw()
        .camps("0812 1321")
        .archery()
        .units("0811", "santons")
        .units("0711", "rutenes")
        .play();
    play.act("roman", aim_side("0812", "0811"));
    play.refused("roman", aim_camp("0812", "0711"), "10.1");
    play.allowed("roman", aim_camp("0812", "0811"));
}

#[test]
fn r10_1_ranges() {
    // From 0811 the camp reaches 0809, two hexes off, and not 0808.
    let play =
        draw().camps("0811").archery().units("0809", "santons").units("0808", "rutenes").play();
    play.allowed("roman", aim_camp("0811", "0809"));
    play.refused("roman", aim_camp("0811", "0808"), "10.1");
    // A hexside reaches the hex across it only.
    let play =
        draw().camps("1321").archery().units("0810", "santons").units("0811", "rutenes").play();
    play.refused_as("roman", aim_side("0812", "0810"), "10.0", "no_fortification_there");
}

#[test]
fn r10_1_nobody_there() {
    let play = under_fire("0811", "0810", "santons");
    play.refused("roman", aim_camp("0811", "0809"), "10.1");
    play.refused("roman", just("loose"), "10.1");
}

/// The example: a camp in 0719 cannot shoot into 0618 over the slope; it reaches the next hexes
/// always, and 0721 over level ground.
#[test]
fn r10_1_ex_the_slope_between_0719_and_0618() {
    let play = draw()
        .camps("0719")
        .archery()
        .units("0618", "santons")
        .units("0619", "rutenes")
        .units("0721", "pictons")
        .play();
    assert_eq!((distance("0719", "0618"), distance("0719", "0721")), (2, 2));
    play.refused_as("roman", aim_camp("0719", "0618"), "10.1", "slope_between");
    play.allowed("roman", aim_camp("0719", "0619"));
    play.allowed("roman", aim_camp("0719", "0721"));
}

/// At the end of Gallic movement and before combat; after Roman movement never.
#[test]
fn r10_1_between_gallic_movement_and_combat() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("0810", "vercassivellaunos")
        .units("0810", "santons")
        .units("0712", "numidae")
        .units("0711", "rutenes")
        .play();
    loosen(&mut play);
    play.act("gaul", step("santons", "0811")).act("gaul", just("end_moves"));
    assert_eq!((play.phase().as_str(), play.pending()), ("archery", vec!["roman"]));
    play.act("roman", just("end_archery"));
    assert_eq!((play.phase().as_str(), play.pending()), ("combat", vec!["gaul"]));
    let mut play = draw()
        .camps("1321")
        .movement("roman")
        .leader("0712", "labienus")
        .units("0712", "numidae")
        .units("0711", "rutenes")
        .units("0811", "santons")
        .play();
    loosen(&mut play);
    play.act("roman", just("end_moves"));
    assert_eq!((play.phase().as_str(), play.pending()), ("combat", vec!["roman"]));
}

/// The works shoot outwards: Gauls in the ring are safe from the hexsides, not from a camp.
#[test]
fn r10_1_only_at_enemies_outside() {
    let play = draw()
        .camps("0713 1321")
        .archery()
        .units("0812", "santons")
        .units("0811", "rutenes")
        .breaches("0812")
        .play();
    for from in ["0712", "0911"] {
        play.refused_as("roman", aim_side(from, "0812"), "10.0", "no_fortification_there");
    }
    assert_eq!(distance("0713", "0812"), 2);
    play.allowed("roman", aim_camp("0713", "0812"));
    play.allowed("roman", aim_side("0911", "0811"));
    // Both lines run along 0812, but nothing shoots over them from outside or from within.
    let play = draw().camps("0713 1321").archery().units("0812", "santons").play();
    assert!(runs(EXTERNAL, "0811", "0812") && runs(INTERNAL, "0813", "0812"));
    for from in ["0811", "0813"] {
        play.refused("roman", aim_side(from, "0812"), "10.0");
    }
    play.allowed("roman", aim_camp("0713", "0812"));
    // Towards Alésia the internal line shoots.
    let play = draw().camps("1321").archery().units("0814", "b-senons").play();
    play.allowed("roman", aim_side("0713", "0814")).allowed("roman", aim_side("0714", "0814"));
}

#[test]
fn r10_2_up_to_the_value_is_a_test() {
    // Value 1: a 1 hits. Santons, modifier 0: a 3 disorganises, a 4 holds.
    let volley = |faces: &[u32]| {
        let mut play = under_fire("1321", "0811", "santons");
        loosen(&mut play);
        play.act("roman", aim_side("0812", "0811")).roll(faces);
        let (_, hit) = loose(&mut play);
        (hit, play.order("santons"))
    };
    assert_eq!(volley(&[1, 3]), (true, "disorganised".into()));
    assert_eq!(volley(&[1, 4]), (true, "formed".into()));
    assert_eq!(volley(&[2]), (false, "formed".into()));
    // Value 2.
    let volley = |faces: &[u32]| {
        let mut play = under_fire("1321", "0811", "santons");
        loosen(&mut play);
        play.act("roman", aim_side("0812", "0811")).act("roman", aim_side("0911", "0811"));
        play.roll(faces);
        loose(&mut play).1
    };
    assert!(volley(&[2, 6]));
    assert!(!volley(&[3]));
}

#[test]
fn r10_2_every_unit_of_the_stack_tests() {
    let mut play = under_fire("1321", "0811", "santons rutenes");
    play.act("roman", aim_side("0812", "0811")).roll(&[1, 3, 4]);
    loose(&mut play);
    play.all_rolled();
    assert_eq!(
        (play.order("santons"), play.order("rutenes")),
        ("disorganised".into(), "formed".into())
    );
}

/// Four on one target and a 4 or less: all are disorganised without a test.
#[test]
fn r10_2_four_points_disorganise_at_once() {
    let volley = |face: u32| {
        let mut play = under_fire("0812", "0811", "santons arvernes");
        play.act("roman", aim_side("0812", "0811")).act("roman", aim_side("0911", "0811"));
        play.act("roman", aim_camp("0812", "0811")).roll(&[face]);
        loose(&mut play);
        play.all_rolled();
        (play.order("santons"), play.order("arvernes"))
    };
    let both = |order: &str| (order.to_owned(), order.to_owned());
    assert_eq!(volley(1), both("disorganised"));
    assert_eq!(volley(4), both("disorganised"));
    assert_eq!(volley(5), both("formed"));
    // Three are not enough for that: they test.
    let mut play = under_fire("0812", "0811", "santons");
    play.act("roman", aim_side("0911", "0811")).act("roman", aim_camp("0812", "0811"));
    play.roll(&[3, 4]);
    assert_eq!(loose(&mut play), (3, true));
    play.all_rolled();
    assert_eq!(play.order("santons"), "formed");
}

/// Two hexes away the die is one worse.
#[test]
fn r10_2_one_more_at_two_hexes() {
    let volley = |at: &str, face: u32| {
        let mut play = under_fire("0811", at, "santons");
        loosen(&mut play);
        play.act("roman", aim_camp("0811", at)).may_roll(&[face, 6]);
        loose(&mut play).1
    };
    assert!(volley("0810", 2));
    assert!(!volley("0810", 3));
    assert!(volley("0809", 1));
    assert!(!volley("0809", 2));
}

/// A disorganised target routs, a routed one is eliminated (12.3, 12.4).
#[test]
fn r10_2_worse_and_worse() {
    let volley = |unit: &str| {
        let mut play = under_fire("0812", "0811", unit);
        loosen(&mut play);
        play.act("roman", aim_side("0812", "0811")).act("roman", aim_side("0911", "0811"));
        play.act("roman", aim_camp("0812", "0811")).roll(&[1]);
        loose(&mut play);
        play
    };
    let play = volley("santons:d");
    assert_eq!(play.order("santons"), "routed");
    assert_eq!(volley("santons:r").at("santons"), "lost");
}

/// More than four points: up to 4 there is no test, a 5 still asks for one.
#[test]
fn r10_2_five_points() {
    let shot = |dice: &[u32]| {
        let mut play = draw()
            .camps("1321")
            .phase(json!({"is": "archery", "aim": {"at": "0811", "value": 5}}))
            .leader("0808", "viridomaros")
            .units("0811", "santons")
            .play();
        loosen(&mut play);
        play.roll(dice).act("roman", just("loose")).all_rolled();
        play.order("santons")
    };
    assert_eq!(shot(&[4]), "disorganised");
    assert_eq!(shot(&[5, 6]), "formed");
    assert_eq!(shot(&[5, 3]), "disorganised");
    assert_eq!(shot(&[6]), "formed");
}

/// The page is told whose archery it is, even when the last camp is destroyed.
#[test]
fn r10_0_the_works_are_romes() {
    for draw in [draw(), draw().three()] {
        let play = draw.camps("0812! 1321!").archery().units("0811", "santons").play();
        let scene = play.scene_with(kernel::Seat(1), &[]);
        assert!(scene.markers.iter().all(|marker| marker.side.is_none()), "{:?}", scene.markers);
        let fire = scene
            .overlays
            .iter()
            .find(|overlay| overlay.kind == kernel::OverlayKind::Fire)
            .expect("archery");
        assert_eq!(fire.side.as_deref(), Some("roman"));
        assert!(fire.places.contains(&"0811".to_owned()));
    }
}
