//! The seven event cards.

use julius::Side::{self, Caesar, Pompey};
use julius::{Card, Julius, State};
use kernel::prelude::*;
use kernel::rand_core::SeedableRng as _;
use kernel::{Rng, Viewer};
use serde_json::{Value, json};

use crate::field::*;
use crate::play::{action, place};

/// Moves of Caesar by an event.
fn moves_by(impulse: &str, card: &str) -> Draw {
    draw()
        .cards(card, "3/2")
        .phase(json!({"is": "moves", "side": "caesar", "left": 1, "impulse": impulse}))
}

/// The second turn, each hand with four cards; these were the cards of the first.
fn second_turn(caesar: &str, pompey: &str) -> Draw {
    draw()
        .set("turn", json!(2))
        .phase(json!({"is": "play", "done": 0}))
        .set("previous", json!([caesar, pompey]))
        .caesar("Genua", "legio-8 legio-12:1")
        .caesar("Massilia", "c-navis-1")
        .pompey("Roma", "legio-1 legio-2:1")
        .pompey("Utica", "p-navis-1")
}

fn phase(play: &Play) -> Value {
    play.position()["phase"].clone()
}

fn refused(play: &Play, side: Side, value: Value) -> bool {
    play.game.check(side.seat(), &action(value)).is_err()
}

#[test]
fn revent_apollo_copies_a_command_card() {
    let mut play = second_turn("2/2", "3/2")
        .hand("caesar", &["Apollo", "2/1", "2/2", "1/2"])
        .hand("pompey", &["4/1", "2/3", "2/2", "1/3"])
        .play();
    play.act(Caesar, play_card("Apollo")).act(Pompey, play_card("2/3"));
    assert_eq!(play.position()["first"], "caesar", "three moves to two");
    let now = phase(&play);
    assert_eq!((&now["is"], &now["side"]), (&json!("moves"), &json!("caesar")));
    assert_eq!((&now["left"], &now["impulse"]), (&json!(3), &json!("command")));
    play.act(Caesar, end_moves());
    assert_eq!((play.phase().as_str(), &phase(&play)["left"]), ("levies", &json!(2)));
    play.end(Caesar);
    assert_eq!((play.pending(), &phase(&play)["left"]), (vec![Pompey], &json!(2)));
}

/// Who is first is decided with the card that Apollo copies.
#[test]
fn revent_apollo_does_not_make_first() {
    for (copied, played, first) in [
        ("3/2", "4/1", Pompey),
        ("3/2", "3/1", Caesar),
        ("3/2", "2/3", Caesar),
        ("Mars", "4/1", Caesar),
    ] {
        let mut play = second_turn("2/2", copied)
            .hand("caesar", &["Apollo", "2/1", "2/2", "1/2"])
            .hand("pompey", &[played, "2/3", "2/2", "1/3"])
            .play();
        play.act(Caesar, play_card("Apollo")).act(Pompey, play_card(played));
        assert_eq!(play.position()["first"], json!(first), "{copied} against {played}");
        assert_eq!(play.pending(), [first], "{copied} against {played}");
    }
    // As Pompey's it loses a tie, too.
    let mut play = second_turn("3/1", "2/2")
        .hand("caesar", &["3/2", "2/1", "2/2", "1/2"])
        .hand("pompey", &["Apollo", "2/3", "2/2", "1/3"])
        .play();
    play.act(Caesar, play_card("3/2")).act(Pompey, play_card("Apollo"));
    assert_eq!((&play.position()["first"], play.pending()), (&json!("caesar"), vec![Caesar]));
}

#[test]
fn revent_apollo_copies_the_enemys_card_and_not_ones_own() {
    let mut play = second_turn("1/3", "4/1")
        .hand("caesar", &["2/1", "2/2", "2/3", "1/2"])
        .hand("pompey", &["Apollo", "2/3", "2/2", "3/1"])
        .play();
    play.act(Caesar, play_card("2/1")).act(Pompey, play_card("Apollo"));
    play.end(Caesar);
    let now = phase(&play);
    assert_eq!((&now["side"], &now["left"]), (&json!("pompey"), &json!(1)));
    play.act(Pompey, end_moves());
    assert_eq!(phase(&play)["left"], 3);
}

#[test]
fn revent_apollo_copies_an_event_word_for_word() {
    for (event, phase_is, impulse) in [
        ("Mars", "moves", json!("mars")),
        ("Mercury", "moves", json!("mercury")),
        ("Neptune", "moves", json!("neptune")),
        ("Pluto", "moves", json!("pluto")),
        ("Jupiter", "jupiter", Value::Null),
        ("Vulcan", "vulcan", Value::Null),
    ] {
        let mut play = second_turn("2/2", event)
            .hand("caesar", &["Apollo", "2/1", "2/2", "1/2"])
            .hand("pompey", &["4/1", "2/3", "2/2", "1/3"])
            .play();
        play.act(Caesar, play_card("Apollo")).act(Pompey, play_card("4/1"));
        assert_eq!((play.phase().as_str(), play.pending()), (phase_is, vec![Caesar]), "{event}");
        assert_eq!(phase(&play)["impulse"], impulse, "{event}");
    }
}

/// It may be thrown away there.
#[test]
fn revent_apollo_is_not_played_on_the_first_turn_of_a_year() {
    let cards = ["Apollo", "2/1", "2/2", "1/2", "3/1"];
    for year in [705, 707] {
        let hands = |phase: &str| {
            draw()
                .set("year", json!(year))
                .phase(json!({"is": phase, "done": 0}))
                .caesar("Genua", "legio-8:1")
                .pompey("Roma", "legio-1")
                .hand("caesar", &cards)
                .hand("pompey", &["4/1", "2/3", "2/2", "1/3", "3/1"])
                .play()
        };
        hands("discard").allowed(Caesar, discard("Apollo"));
        let mut play = hands("play");
        play.refused_as(Caesar, play_card("Apollo"), "event-apollo", "apollo_too_early");
        play.act(Caesar, play_card("3/1")).act(Pompey, play_card("2/3"));
        play.end(Caesar).end(Pompey);
        assert_eq!((play.phase().as_str(), &play.position()["turn"]), ("play", &json!(2)));
        play.act(Caesar, play_card("Apollo"));
    }
}

/// Bots know that it does not lie face down on the first turn.
#[test]
fn revent_apollo_is_not_imagined_on_the_first_turn_of_a_year() {
    let chosen = |turn: u8| {
        let mut play = draw()
            .set("turn", json!(turn))
            .phase(json!({"is": "play", "done": 0}))
            .caesar("Genua", "legio-8")
            .pompey("Roma", "legio-1")
            .hand("caesar", &["2/1", "2/2", "1/2", "3/1", "2/3"])
            .hand("pompey", &["4/1", "2/3", "2/2", "1/3", "3/1"])
            .play();
        play.act(Pompey, play_card("4/1"));
        let view = play.game.view(Viewer::Seat(Caesar.seat()));
        let mut rng = Rng::seed_from_u64(1);
        let imagined = |_| {
            let world = State::sample(Julius::pack(), &view, &mut rng);
            kernel::position(&world).secrets.pompey.chosen
        };
        (0..400).map(imagined).filter(|card| *card == Some(Card::APOLLO)).count()
    };
    assert_eq!(chosen(1), 0);
    assert!(chosen(2) > 0);
}

/// Ruling R-01: with nothing to copy it brings no move, no levy and no first turn.
#[test]
fn revent_apollo_without_a_card_before_it_does_nothing() {
    let mut play = draw()
        .phase(json!({"is": "play", "done": 0}))
        .caesar("Genua", "legio-8:1")
        .pompey("Roma", "legio-1")
        .hand("caesar", &["Apollo"])
        .hand("pompey", &["1/2", "2/3"])
        .play();
    play.act(Caesar, play_card("Apollo")).act(Pompey, play_card("1/2"));
    assert_eq!((&play.position()["first"], play.pending()), (&json!("pompey"), vec![Pompey]));
    play.act(Pompey, end_moves()).act(Pompey, end_levies());
    assert_eq!(play.position()["turn"], 2);
}

/// Ruling R-01: an Apollo that two events cancelled stood for nothing, and so does its copy.
#[test]
fn revent_apollo_copies_nothing_of_a_cancelled_apollo() {
    let mut play = second_turn("Pluto", "Apollo")
        .hand("caesar", &["Apollo", "2/1", "2/2", "1/2"])
        .hand("pompey", &["4/1", "2/3", "2/2", "1/3"])
        .play();
    play.act(Caesar, play_card("Apollo")).act(Pompey, play_card("2/3"));
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]));
}

#[test]
fn revent_apollo_is_cancelled_by_another_event() {
    let mut play = second_turn("2/2", "4/1")
        .hand("caesar", &["Apollo", "2/1", "2/2", "1/2"])
        .hand("pompey", &["Pluto", "2/3", "2/2", "1/3"])
        .play();
    play.act(Caesar, play_card("Apollo")).act(Pompey, play_card("Pluto"));
    assert_eq!((play.phase().as_str(), &play.position()["turn"]), ("play", &json!(3)));
}

#[test]
fn revent_apollo_follows_the_turn_before() {
    let table = |caesar: &str, pompey: &str| {
        let mut play = draw()
            .phase(json!({"is": "play", "done": 0}))
            .caesar("Genua", "legio-8 legio-12:1")
            .pompey("Roma", "legio-1 legio-2:1")
            .hand("caesar", &["Apollo", "Mars", "2/2", "1/2", "3/1"])
            .hand("pompey", &["4/1", "2/3", "Jupiter", "1/3", "3/1"])
            .play();
        play.act(Caesar, play_card(caesar)).act(Pompey, play_card(pompey));
        while play.phase() == "moves" || play.phase() == "levies" {
            let side = play.pending()[0];
            play.end(side);
        }
        assert_eq!((play.phase().as_str(), &play.position()["turn"]), ("play", &json!(2)));
        play.act(Caesar, play_card("Apollo")).act(Pompey, play_card("3/1"));
        play
    };
    let play = table("2/2", "4/1");
    assert_eq!((&phase(&play)["side"], &phase(&play)["left"]), (&json!("caesar"), &json!(4)));
    // A card that was cancelled was played all the same.
    let play = table("Mars", "Jupiter");
    assert_eq!((play.phase().as_str(), play.pending()), ("jupiter", vec![Caesar]));
}

#[test]
fn revent_apollo_does_not_look_back_over_the_winter() {
    let mut play = draw()
        .set("turn", json!(5))
        .cards("2/2", "3/1")
        .levies("caesar", 1)
        .first("pompey")
        .caesar("Genua", "legio-8:1")
        .pompey("Alexandria", "cleopatra")
        .play();
    play.act(Caesar, end_levies());
    play.seeded(2);
    play.act(Caesar, end_disbanding()).act(Pompey, end_disbanding());
    assert_eq!((play.phase().as_str(), &play.position()["turn"]), ("discard", &json!(1)));
    assert_eq!(play.position()["previous"], json!([null, null]));
}

fn jupiter() -> Draw {
    draw()
        .cards("Jupiter", "3/2")
        .phase(json!({"is": "jupiter", "side": "caesar"}))
        .caesar("Roma", "legio-8")
}

/// Points at a block; a draw is made if there are several.
fn point(play: &mut Play, at: &str, wood: &str, number: u32) {
    play.may_roll(&[number]).act(Caesar, suborn(at, wood));
}

#[test]
fn revent_jupiter_makes_a_block_change_sides() {
    let mut play = jupiter().pompey("Neapolis", "legio-1:3").pompey("Utica", "legio-39").play();
    point(&mut play, "Neapolis", "pompey", 1);
    assert_eq!((play.at("legio-1"), play.owner("legio-1")), ("Roma".into(), Some(Caesar)));
    assert_eq!(play.step("legio-1"), 3, "as strong as before");
    assert!(play.game.public().is_vacant(place("Neapolis")));
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]), "no levies");
}

#[test]
fn revent_jupiter_needs_a_friendly_city_next_to_the_block() {
    let play = jupiter()
        .caesar("Utica", "legio-9")
        .caesar("Mare Internum", "c-navis-1")
        .pompey("Neapolis", "legio-1")
        .pompey("Syracusae", "legio-37")
        .pompey("Antiochia", "scipio")
        .play();
    play.allowed(Caesar, suborn("Neapolis", "pompey"))
        // Across the water is not next to it, whatever fleets are there.
        .refused(Caesar, suborn("Syracusae", "pompey"), "event-jupiter")
        .refused(Caesar, suborn("Antiochia", "pompey"), "event-jupiter")
        .refused(Caesar, suborn("Genua", "pompey"), "event-jupiter")
        .refused(Caesar, suborn("Neapolis", "caesar"), "event-jupiter")
        .refused(Caesar, suborn("Roma", "caesar"), "event-jupiter");
}

#[test]
fn revent_jupiter_reaches_over_a_strait() {
    let mut play = jupiter()
        .caesar("Rhegium", "legio-9")
        .pompey("Messana", "legio-1")
        .pompey("Utica", "legio-39")
        .play();
    point(&mut play, "Messana", "pompey", 1);
    assert_eq!((play.at("legio-1"), play.owner("legio-1")), ("Rhegium".into(), Some(Caesar)));
}

#[test]
fn revent_jupiter_lets_its_player_choose_the_city() {
    let mut play = jupiter()
        .caesar("Brundisium", "legio-9")
        .pompey("Neapolis", "legio-1")
        .pompey("Utica", "legio-39")
        .play();
    point(&mut play, "Neapolis", "pompey", 1);
    assert_eq!((play.phase().as_str(), play.pending()), ("suborned", vec![Caesar]));
    play.allowed(Caesar, receive("Roma"))
        .refused(Caesar, receive("Rhegium"), "event-jupiter")
        .refused(Caesar, receive("Neapolis"), "event-jupiter");
    play.act(Caesar, receive("Brundisium"));
    assert_eq!((play.at("legio-1"), play.owner("legio-1")), ("Brundisium".into(), Some(Caesar)));
}

/// The leader was seen, and everybody can remember where; a legion that goes over was not shown.
#[test]
fn revent_jupiter_shows_the_leader_it_weakens() {
    let mut play =
        jupiter().pompey("Neapolis", "pompeius legio-1").pompey("Utica", "legio-39").play();
    let mut other = play.again();
    point(&mut play, "Neapolis", "pompey", 1);
    assert_eq!(play.view(None)["public"]["seen"], json!({"pompeius": "Neapolis"}));
    point(&mut other, "Neapolis", "pompey", 2);
    assert!(other.view(None)["public"]["seen"].is_null());
}

#[test]
fn revent_jupiter_points_at_a_block_sight_unseen() {
    for (number, fallen) in [(1, "pompeius"), (2, "legio-1"), (3, "legio-2")] {
        let mut play = jupiter()
            .pompey("Neapolis", "pompeius legio-1 legio-2")
            .pompey("Utica", "legio-39")
            .play();
        point(&mut play, "Neapolis", "pompey", number);
        for block in ["pompeius", "legio-1", "legio-2"] {
            let changed = block == fallen && block != "pompeius";
            assert_eq!(play.owner(block), Some(if changed { Caesar } else { Pompey }), "{block}");
        }
        assert_eq!(play.step("pompeius"), if fallen == "pompeius" { 2 } else { 3 });
    }
}

#[test]
fn revent_jupiter_only_weakens_leaders() {
    let mut play = jupiter().pompey("Neapolis", "scipio").pompey("Utica", "legio-39").play();
    point(&mut play, "Neapolis", "pompey", 1);
    assert_eq!((play.at("scipio"), play.owner("scipio")), ("Neapolis".into(), Some(Pompey)));
    assert_eq!(play.step("scipio"), 2);
    // The last step is lost, too.
    let mut play = jupiter().pompey("Neapolis", "scipio:1").pompey("Utica", "legio-39").play();
    point(&mut play, "Neapolis", "pompey", 1);
    assert_eq!(play.at("scipio"), "trophy");
}

#[test]
fn revent_jupiter_only_weakens_fleets_and_reaches_them_at_sea() {
    let mut play = jupiter()
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .caesar("Mare Hadriaticum", "c-navis-1")
        .pompey("Mare Internum", "p-navis-2")
        .pompey("Utica", "legio-39")
        .play();
    // A friendly sea next to it is not a friendly city.
    play.refused(Caesar, suborn("Mare Internum", "pompey"), "event-jupiter");
    point(&mut play, "Mare Tyrrhenum", "pompey", 1);
    assert_eq!(
        (play.at("p-navis-1"), play.owner("p-navis-1")),
        ("Mare Tyrrhenum".into(), Some(Pompey))
    );
    assert_eq!(play.step("p-navis-1"), 1);
    // In port as well.
    let mut play = jupiter().pompey("Neapolis", "p-navis-1:1").pompey("Utica", "legio-39").play();
    point(&mut play, "Neapolis", "pompey", 1);
    assert_eq!(play.at("p-navis-1"), "fallen");
}

#[test]
fn revent_jupiter_wins_cleopatra() {
    let mut play = jupiter()
        .caesar("Catabathmus", "legio-9")
        .pompey("Alexandria", "cleopatra:3 p-navis-2")
        .play();
    play.allowed(Caesar, suborn("Alexandria", "pompey"));
    // Her wood is blue: she can be pointed at.
    point(&mut play, "Alexandria", "cleopatra", 1);
    assert_eq!(
        (play.at("cleopatra"), play.owner("cleopatra")),
        ("Catabathmus".into(), Some(Caesar))
    );
    assert_eq!((play.step("cleopatra"), &play.position()["cleopatra"]), (3, &json!("caesar")));
    assert_eq!(play.at("p-navis-2"), "Alexandria");
}

#[test]
fn revent_jupiter_gives_the_block_for_good() {
    // Caesar now moves it as one of his own.
    let mut play = draw().caesar("Roma", "legio-8 legio-1").pompey("Utica", "legio-39").play();
    play.act(Caesar, activate("Roma"));
    play.allowed(Caesar, step("legio-1", "Genua"));
}

#[test]
fn revent_jupiter_and_a_suborned_block_that_falls_goes_home() {
    let mut play = draw()
        .cards("2/1", "Vulcan")
        .first("pompey")
        .set("turn", json!(5))
        .phase(json!({"is": "vulcan", "side": "pompey"}))
        .caesar("Roma", "legio-8 legio-1:1")
        .pompey("Alexandria", "cleopatra")
        .play();
    play.act(Pompey, erupt("Roma"));
    assert_eq!((play.at("legio-1"), play.at("legio-8")), ("fallen".into(), "Roma".into()));
    play.to_battle();
    play.seeded(2);
    play.act(Caesar, end_disbanding()).act(Pompey, end_disbanding());
    assert_eq!((play.at("legio-1"), play.owner("legio-1")), ("pool".into(), Some(Pompey)));
}

#[test]
fn revent_jupiter_may_be_forgone_and_may_find_nobody() {
    let mut play = jupiter().pompey("Neapolis", "legio-1").play();
    play.act(Caesar, forgo());
    assert_eq!((play.pending(), play.owner("legio-1")), (vec![Pompey], Some(Pompey)));
    let mut play = draw()
        .phase(json!({"is": "play", "done": 0}))
        .caesar("Genua", "legio-8:1")
        .pompey("Utica", "legio-1")
        .hand("caesar", &["Jupiter", "2/1", "2/2", "1/2", "3/1"])
        .hand("pompey", &["4/1", "2/3", "2/2", "1/3", "3/1"])
        .play();
    play.act(Caesar, play_card("Jupiter")).act(Pompey, play_card("2/3"));
    if play.phase() == "jupiter" {
        play.act(Caesar, forgo());
    }
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]));
}

#[test]
fn revent_mars_makes_attackers_fire_first_in_the_first_round() {
    let mut play = moves_by("mars", "Mars")
        .caesar("Genua", "caesar legio-8 c-ballista")
        .pompey("Roma", "scipio legio-1")
        .pompey("Utica", "legio-39")
        .play();
    play.march(Caesar, "Genua", "Roma", "caesar legio-8 c-ballista");
    play.act(Caesar, end_moves());
    assert_eq!(play.position()["surprise"], "Roma");
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]), "no levies");
    play.to_battle();
    for (side, block) in [
        (Caesar, "caesar"),
        (Caesar, "legio-8"),
        (Caesar, "c-ballista"),
        (Pompey, "scipio"),
        (Pompey, "legio-1"),
    ] {
        assert_eq!(play.acting(), [block]);
        play.act(side, pass(block));
    }
    // The second round is as usual: the defender's A, who fires twice in a row if alone.
    for (side, block) in [
        (Pompey, "scipio"),
        (Caesar, "caesar"),
        (Pompey, "legio-1"),
        (Caesar, "legio-8"),
        (Caesar, "c-ballista"),
    ] {
        assert_eq!(play.acting(), [block]);
        play.act(side, pass(block));
    }
}

#[test]
fn revent_mars_surprises_in_one_battle() {
    let position = || {
        moves_by("mars", "Mars")
            .caesar("Massilia", "legio-8 legio-12")
            .pompey("Narbo", "p-auxilia-3")
            .pompey("Lugdunum", "p-auxilia-4")
    };
    for (surprised, other) in [("Narbo", "Lugdunum"), ("Lugdunum", "Narbo")] {
        let mut play = position().play();
        play.act(Caesar, activate("Massilia"));
        play.walk(Caesar, "legio-8", &["Narbo"]);
        play.walk(Caesar, "legio-12", &["Lugdunum"]);
        play.act(Caesar, end_moves());
        assert_eq!((play.phase().as_str(), play.pending()), ("surprise", vec![Caesar]));
        play.refused(Caesar, surprise("Genua"), "event-mars");
        play.act(Caesar, surprise(surprised));
        play.to_battle();
        let mut usual = play.again();
        play.act(Caesar, fight(surprised));
        assert_eq!(play.pending(), [Caesar]);
        usual.act(Caesar, fight(other));
        assert_eq!(usual.pending(), [Pompey], "archers before legions");
    }
}

#[test]
fn revent_mars_need_not_attack() {
    let mut play =
        moves_by("mars", "Mars").caesar("Massilia", "legio-8").pompey("Roma", "legio-1").play();
    play.march(Caesar, "Massilia", "Genua", "legio-8");
    play.act(Caesar, end_moves());
    assert!(play.position()["surprise"].is_null());
    // Pompey's own attack is an ordinary one: the defender comes first.
    play.march(Pompey, "Roma", "Genua", "legio-1");
    play.to_battle();
    assert_eq!(play.acting(), ["legio-8"]);
}

#[test]
fn revent_mars_moves_one_land_group() {
    let mut play = moves_by("mars", "Mars")
        .caesar("Massilia", "legio-8 legio-7 c-navis-1")
        .caesar("Genua", "legio-12")
        .caesar("Mare Tyrrhenum", "c-navis-2")
        .pompey("Roma", "legio-1")
        .play();
    play.refused(Caesar, embark("legio-12", "Mare Tyrrhenum"), "6.3");
    play.refused_as(Caesar, activate("Mare Tyrrhenum"), "event-mars", "no_fleets");
    play.act(Caesar, activate("Massilia"));
    play.refused(Caesar, activate("Genua"), "6.1").refused(
        Caesar,
        step("c-navis-1", "Mare Hispanum"),
        "event-mars",
    );
    // As far as any group, and no further.
    play.walk(Caesar, "legio-7", &["Lugdunum", "Cenabum"]);
    play.act(Caesar, step("legio-8", "Genua"));
    play.refused(Caesar, step("legio-8", "Roma"), "6.12");
}

#[test]
fn revent_mercury_moves_three_cities() {
    let mut play = moves_by("mercury", "Mercury")
        .caesar("Massilia", "legio-7 legio-8 legio-9 legio-10")
        .pompey("Utica", "legio-39")
        .play();
    play.act(Caesar, activate("Massilia"));
    play.walk(Caesar, "legio-7", &["Genua", "Roma", "Neapolis"]);
    play.refused(Caesar, step("legio-7", "Rhegium"), "6.1");
    play.walk(Caesar, "legio-8", &["Narbo", "Tarraco", "Carthago Nova"]);
    play.walk(Caesar, "legio-9", &["Lugdunum", "Treviri"]);
    play.walk(Caesar, "legio-10", &["Genua"]);
    for (block, city) in [
        ("legio-7", "Neapolis"),
        ("legio-8", "Carthago Nova"),
        ("legio-9", "Treviri"),
        ("legio-10", "Genua"),
    ] {
        assert_eq!(play.at(block), city);
    }
    play.act(Caesar, end_moves());
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]), "no levies");
}

#[test]
fn revent_mercury_attacks_two_cities_away_and_not_three() {
    let mut play = moves_by("mercury", "Mercury")
        .caesar("Massilia", "legio-7 legio-8 legio-9")
        .pompey("Tarraco", "legio-5")
        .pompey("Neapolis", "legio-1")
        .play();
    play.act(Caesar, activate("Massilia"));
    play.walk(Caesar, "legio-7", &["Narbo", "Tarraco"]);
    assert_eq!(play.position()["attacked"], json!([["Tarraco"], []]));
    play.refused(Caesar, step("legio-7", "Carthago Nova"), "6.1");
    play.act(Caesar, step("legio-8", "Genua")).act(Caesar, step("legio-8", "Roma"));
    play.refused(Caesar, step("legio-8", "Neapolis"), "6.12")
        .allowed(Caesar, step("legio-8", "Asculum"));
}

#[test]
fn revent_mercury_keeps_road_limits_and_moves_one_land_group() {
    let mut play = moves_by("mercury", "Mercury")
        .caesar("Ravenna", "legio-7 legio-8 legio-9 c-navis-1")
        .caesar("Genua", "legio-11")
        .pompey("Utica", "legio-39")
        .play();
    play.act(Caesar, activate("Ravenna"));
    play.walk(Caesar, "legio-7", &["Roma", "Neapolis", "Brundisium"]);
    play.walk(Caesar, "legio-8", &["Roma"]);
    play.refused(Caesar, step("legio-9", "Roma"), "6.11")
        .refused(Caesar, step("c-navis-1", "Mare Hadriaticum"), "event-mercury")
        .refused(Caesar, activate("Genua"), "6.1");
    play.walk(Caesar, "legio-9", &["Genua", "Roma"]);
    assert_eq!(play.at("legio-9"), "Roma");
}

#[test]
fn revent_mercury_stops_at_the_first_enemy() {
    let mut play = moves_by("mercury", "Mercury")
        .caesar("Massilia", "legio-7")
        .pompey("Genua", "legio-1")
        .play();
    play.act(Caesar, activate("Massilia")).act(Caesar, step("legio-7", "Genua"));
    play.refused(Caesar, step("legio-7", "Roma"), "6.1");
    assert_eq!(play.at("legio-7"), "Genua");
}

#[test]
fn revent_neptune_makes_fleets_fire_first_at_sea() {
    let mut play = moves_by("neptune", "Neptune")
        .caesar("Mare Hispanum", "c-navis-1 c-navis-2")
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .pompey("Utica", "legio-39")
        .play();
    play.march(Caesar, "Mare Hispanum", "Mare Tyrrhenum", "c-navis-1 c-navis-2");
    play.act(Caesar, end_moves());
    assert_eq!(play.position()["surprise"], "Mare Tyrrhenum");
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]), "no levies");
    play.to_battle();
    assert_eq!(play.pending(), [Caesar]);
    play.act(Caesar, pass("c-navis-1")).act(Caesar, pass("c-navis-2"));
    play.act(Pompey, pass("p-navis-1"));
    assert_eq!(play.acting(), ["p-navis-1"], "the defender again in the second round");
}

#[test]
fn revent_neptune_makes_fleets_fire_first_on_the_coast() {
    let position = |impulse, card| {
        let mut play = moves_by(impulse, card)
            .caesar("Mare Tyrrhenum", "c-navis-1")
            .pompey("Neapolis", "scipio")
            .pompey("Utica", "legio-39")
            .play();
        play.march(Caesar, "Mare Tyrrhenum", "Neapolis", "c-navis-1");
        play.to_battle();
        play.acting()
    };
    assert_eq!(position("neptune", "Neptune"), ["c-navis-1"]);
    assert_eq!(position("command", "2/1"), ["scipio"]);
}

#[test]
fn revent_neptune_moves_one_group_of_fleets() {
    let mut play = moves_by("neptune", "Neptune")
        .caesar("Massilia", "legio-8 c-navis-1")
        .caesar("Mare Tyrrhenum", "c-navis-2")
        .caesar("Genua", "legio-12")
        .pompey("Utica", "legio-39")
        .play();
    play.refused(Caesar, embark("legio-12", "Mare Tyrrhenum"), "6.3");
    play.refused_as(Caesar, activate("Genua"), "event-neptune", "fleets_only");
    play.act(Caesar, activate("Massilia"));
    play.refused(Caesar, step("legio-8", "Genua"), "event-neptune").refused(
        Caesar,
        activate("Mare Tyrrhenum"),
        "6.1",
    );
    play.walk(Caesar, "c-navis-1", &["Mare Hispanum", "Oceanus Atlanticus"]);
    assert_eq!(play.at("c-navis-1"), "Oceanus Atlanticus");
}

#[test]
fn revent_neptune_surprises_in_one_battle() {
    let mut play = moves_by("neptune", "Neptune")
        .caesar("Mare Hispanum", "c-navis-1 c-navis-2")
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .pompey("Tarraco", "legio-5")
        .play();
    play.act(Caesar, activate("Mare Hispanum"));
    play.walk(Caesar, "c-navis-1", &["Mare Tyrrhenum"]);
    play.walk(Caesar, "c-navis-2", &["Tarraco"]);
    play.act(Caesar, end_moves());
    assert_eq!(play.phase(), "surprise");
    play.refused(Caesar, surprise("Genua"), "event-neptune")
        .allowed(Caesar, surprise("Mare Tyrrhenum"));
    play.act(Caesar, surprise("Tarraco"));
    assert_eq!(play.position()["surprise"], "Tarraco");
}

const EIGHT: [&str; 8] =
    ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11", "legio-12", "legio-13", "legio-14"];

/// The first block too many on a way is refused by this rule.
fn carries(from: &str, to: &str, enemy: &str, limit: usize, rule: &str) {
    for edition in ["french", "english-1.1"] {
        let position = moves_by("pluto", "Pluto").option("edition", edition);
        let position = position.caesar(from, &EIGHT.join(" ")).pompey(enemy, "legio-1");
        let mut play = position.pompey("Utica", "legio-39").play();
        play.act(Caesar, activate(from));
        for block in &EIGHT[..limit] {
            play.walk(Caesar, block, &[to]);
        }
        play.refused_as(Caesar, step(EIGHT[limit], to), rule, "road_full");
        assert_eq!(usize::from(play.game.public().count(Caesar, place(to))), limit);
    }
}

#[test]
fn revent_pluto_widens_ways_into_an_attack() {
    carries("Genua", "Roma", "Roma", 6, "event-pluto");
    carries("Ravenna", "Roma", "Roma", 3, "event-pluto");
    carries("Rhegium", "Messana", "Messana", 2, "event-pluto");
}

#[test]
fn revent_pluto_leaves_other_moves_their_limits() {
    carries("Genua", "Roma", "Neapolis", 4, "6.11");
    carries("Ravenna", "Roma", "Neapolis", 2, "6.11");
    carries("Rhegium", "Messana", "Syracusae", 2, "4.32");
}

#[test]
fn revent_pluto_moves_one_land_group_without_levies() {
    let mut play = moves_by("pluto", "Pluto")
        .caesar("Massilia", "legio-7:1 legio-8 c-navis-1")
        .caesar("Genua", "legio-12")
        .pompey("Utica", "legio-39")
        .play();
    play.act(Caesar, activate("Massilia"));
    play.refused(Caesar, activate("Genua"), "6.1").refused(
        Caesar,
        step("c-navis-1", "Mare Hispanum"),
        "event-pluto",
    );
    play.walk(Caesar, "legio-7", &["Genua", "Roma"]);
    play.act(Caesar, end_moves());
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]));
}

#[test]
fn revent_pluto_does_not_help_a_regroup() {
    let mut play = moves_by("pluto", "Pluto")
        .caesar("Genua", &EIGHT[..6].join(" "))
        .pompey("Roma", "legio-1:1")
        .pompey("Utica", "legio-39")
        .hand("caesar", &["2/1", "2/2"])
        .hand("pompey", &["2/1", "2/2"])
        .play();
    play.march(Caesar, "Genua", "Roma", &EIGHT[..6].join(" "));
    play.to_battle();
    play.roll(&[6]).act(Pompey, fire("legio-1"));
    let shooter = play.acting()[0].clone();
    play.roll(&[1, 6, 6]).act(Caesar, fire(&shooter));
    assert_eq!(play.phase(), "regroup");
    for block in &EIGHT[..4] {
        play.act(Caesar, regroup(block, "Genua"));
    }
    assert!(refused(&play, Caesar, regroup(EIGHT[4], "Genua")), "a fifth on a major road");
    play.act(Caesar, regroup(EIGHT[4], "Neapolis"));
}

#[test]
fn revent_pluto_does_not_help_a_retreat() {
    let mut play = moves_by("pluto", "Pluto")
        .caesar("Ravenna", "legio-7 legio-8 legio-9")
        .pompey("Roma", "legio-1")
        .pompey("Utica", "legio-39")
        .play();
    play.march(Caesar, "Ravenna", "Roma", "legio-7 legio-8 legio-9");
    play.to_battle();
    play.pass_to_round(2);
    play.act(Pompey, pass("legio-1"));
    play.act(Caesar, retreat("legio-7", "Ravenna")).act(Caesar, retreat("legio-8", "Ravenna"));
    play.refused(Caesar, retreat("legio-9", "Ravenna"), "7.61");
}

fn vulcan() -> Draw {
    draw()
        .cards("Vulcan", "3/2")
        .phase(json!({"is": "vulcan", "side": "caesar"}))
        .caesar("Roma", "legio-8")
}

#[test]
fn revent_vulcan_takes_a_step_of_every_block_in_a_city() {
    let mut play = vulcan()
        .pompey("Utica", "scipio legio-39:2 p-navis-3 elephant cleopatra p-auxilia-1:4")
        .pompey("Neapolis", "legio-1")
        .play();
    play.act(Caesar, erupt("Utica"));
    for (block, step) in [
        ("scipio", 2),
        ("legio-39", 1),
        ("p-navis-3", 1),
        ("elephant", 1),
        ("cleopatra", 3),
        ("p-auxilia-1", 3),
        ("legio-1", 4),
        ("legio-8", 3),
    ] {
        assert_eq!(play.step(block), step, "{block}");
    }
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]), "no levies");
}

#[test]
fn revent_vulcan_eliminates_the_weakest_leaders_included() {
    let mut play = vulcan()
        .pompey("Utica", "scipio:1 legio-39:1 p-navis-3:1")
        .pompey("Neapolis", "legio-1")
        .play();
    play.act(Caesar, erupt("Utica"));
    assert_eq!(play.at("scipio"), "trophy");
    assert_eq!((play.at("legio-39"), play.at("p-navis-3")), ("fallen".into(), "fallen".into()));
    assert!(play.game.public().is_vacant(place("Utica")));
}

#[test]
fn revent_vulcan_spares_cleopatra_no_more_than_others() {
    // She changes sides when she falls in battle (7.52), and this is no battle.
    let mut play =
        vulcan().pompey("Alexandria", "cleopatra:1 legio-38").pompey("Utica", "legio-39").play();
    play.act(Caesar, erupt("Alexandria"));
    assert_eq!((play.at("cleopatra"), play.step("legio-38")), ("fallen".into(), 3));
}

#[test]
fn revent_vulcan_strikes_an_enemy_city_anywhere() {
    let play =
        vulcan().pompey("Antiochia", "legio-34").pompey("Mare Tyrrhenum", "p-navis-1").play();
    play.allowed(Caesar, erupt("Antiochia"))
        .refused(Caesar, erupt("Roma"), "event-vulcan")
        .refused(Caesar, erupt("Genua"), "event-vulcan")
        .refused(Caesar, erupt("Mare Tyrrhenum"), "event-vulcan");
}

#[test]
fn revent_vulcan_without_an_enemy_city_does_nothing() {
    let mut play = draw()
        .phase(json!({"is": "play", "done": 0}))
        .caesar("Genua", "legio-8:1")
        .pompey("Mare Internum", "p-navis-1")
        .hand("caesar", &["Vulcan", "2/1", "2/2", "1/2", "3/1"])
        .hand("pompey", &["4/1", "2/3", "2/2", "1/3", "3/1"])
        .play();
    play.act(Caesar, play_card("Vulcan")).act(Pompey, play_card("2/3"));
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]));
    assert_eq!(play.step("p-navis-1"), 2);
}

#[test]
fn revent_vulcan_may_be_forgone() {
    let mut play = vulcan().pompey("Utica", "legio-39").play();
    play.act(Caesar, forgo());
    assert_eq!((play.step("legio-39"), play.pending()), (3, vec![Pompey]));
}
