//! 3.4, 9.2, 11.8: what a Roman is sent of Alesia and of the zones, over whole games.

use alesia::{Alesia, Event, Force, Phase, Place, Spot, State, Unit, View};
use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{
    Entry, Known as _, Lang, Pending, Rng, Rules as _, Seat, SeededDice, Setup, Shown as _, Viewer,
};
use serde_json::Value;

const ROMAN: Viewer = Viewer::Seat(Seat(0));

/// What may be known of a relief unit off the map without seeing the zones.
fn check_view(game: &State, view: &View, looked: bool) {
    let written = serde_json::to_value(view).expect("views can be written");
    for secret in ["zones", "chit", "sphere"] {
        assert!(written.get(secret).is_none(), "{secret} is in the Roman's view");
    }
    assert_eq!(written.get("seen").is_some(), looked, "he looks once, between the periods");
    let public = &written["public"];
    for unit in Unit::of(Force::Relief) {
        let place = public["units"][unit.name()].as_str().expect("every unit is somewhere");
        match game.public().spots[unit].place() {
            Place::Off => assert_eq!(place, "off", "{unit}: no zone"),
            other => assert!(!matches!(other, Place::Zone(_)), "{unit}"),
        }
    }
    for unit in Unit::of(Force::Besieged) {
        if game.public().spots[unit] == Spot::TOWN {
            assert_eq!(public["units"][unit.name()], "town", "{unit}: no place inside");
        }
    }
}

/// What is drawn is no more than that: relief units off the map lie in one heap, those in Alesia in
/// another, and a zone says only whether anybody is in it.
fn check_scene(game: &State, view: &View) {
    let scene = kernel::scene::<State>(game.data(), view, &[], Lang::En);
    for piece in &scene.pieces {
        let Ok(unit) = piece.id.parse::<Unit>() else { panic!("{} is no unit", piece.id) };
        match game.public().spots[unit].place() {
            Place::Off => assert_eq!(piece.place, "off", "{unit}"),
            Place::Town => assert_eq!(piece.place, "town", "{unit}"),
            _ => assert!(!piece.place.starts_with("zone-") || unit.force() != Force::Relief),
        }
    }
    for area in scene.areas.iter().filter(|area| area.id.starts_with("zone-")) {
        let zone = area.id["zone-".len()..].parse().expect("a zone");
        assert_eq!(area.side.is_some(), game.public().presence.contains(zone), "{}", area.id);
        let text = serde_json::to_string(area).expect("areas can be written");
        assert!(!text.contains("aedui") && !text.contains("equites"), "{text}");
    }
}

/// What the journal tells him of the relief army's moves off the map.
fn check_told(event: &Event) {
    let told = State::tell(Alesia::pack(), event, ROMAN);
    let told = told.map(|message| State::phrasebook().say(Lang::En, &message)).unwrap_or_default();
    match event {
        Event::Shifted { .. } | Event::Settled { .. } => assert_eq!(told, "", "{event:?}"),
        Event::Left { .. } | Event::Withdrew { .. } => {
            assert!(!told.contains("zone"), "{told}");
        }
        Event::ChitDrawn { .. } => assert!(!told.contains(['1', '2', '3']), "{told}"),
        _ => {}
    }
}

/// 3.4, 9.2, 11.8, 11.9: a whole game, at every decision what changed in the journal, and now and
/// then the whole view and the whole scene.
#[test]
fn r3_4_what_the_roman_is_sent_in_a_whole_game() {
    for (number, players) in [(1u64, "2"), (2, "3")] {
        let mut setup = Setup::default();
        setup.set.insert("players".to_owned(), players.to_owned());
        let mut dice = SeededDice::new(3, number);
        let mut game: State =
            kernel::start(Alesia::pack(), &setup, &mut dice, None).expect("a set-up");
        let mut rng = Rng::seed_from_u64(number);
        let (mut offers, mut journal, mut actions) = (Vec::new(), Vec::new(), 0u32);
        let mut looked: Option<Value> = None;
        while let Pending::Seats(seats, _) = game.pending() {
            let pick = rng.next_u64() % seats.len() as u64;
            let seat = seats.iter().nth(pick as usize).expect("somebody is asked");
            kernel::offers(&game, seat, &mut offers);
            let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
            journal.clear();
            kernel::apply(&mut game, seat, &action, &mut dice, Some(&mut journal));
            actions += 1;
            let mut looks = false;
            for entry in &journal {
                if let Entry::Event(event) = entry {
                    check_told(event);
                    looks |= matches!(event, Event::Looked);
                }
            }
            if looks || actions.is_multiple_of(150) {
                let view = game.view(ROMAN);
                if matches!(game.public().phase(), Phase::Over { .. }) {
                    break;
                }
                if looks {
                    assert!(looked.is_none(), "once");
                    looked = Some(serde_json::to_value(&view).expect("a view")["seen"].clone());
                }
                check_view(&game, &view, looked.is_some());
                let seen = serde_json::to_value(&view).expect("a view")["seen"].clone();
                assert_eq!(seen, looked.clone().unwrap_or(Value::Null), "it does not go on");
            }
            if actions.is_multiple_of(1500) {
                check_scene(&game, &game.view(ROMAN));
            }
        }
        assert!(actions > 3000, "a whole game");
        assert_eq!(game.setup().option("players"), players);
    }
}
