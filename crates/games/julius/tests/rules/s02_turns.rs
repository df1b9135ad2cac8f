//! 2.0: cards, command, battle.

use std::collections::BTreeMap;

use julius::Side::{Caesar, Pompey};
use serde_json::json;

use crate::field::*;

/// A table at the start of turn 1, with five cards in each hand.
fn table() -> Draw {
    draw()
        .phase(json!({"is": "play", "done": 0}))
        .caesar("Genua", "antonius legio-8 legio-12:2")
        .caesar("Massilia", "legio-11")
        .caesar("Narbo", "legio-7")
        .pompey("Neapolis", "pompeius legio-1:3")
        .pompey("Tarraco", "legio-5")
        .pompey("Utica", "legio-39")
        .hand("caesar", &["4/1", "2/1", "2/2", "1/2", "Mars"])
        .hand("pompey", &["3/1", "2/3", "2/2", "1/3", "Jupiter"])
}

/// Both play a card.
#[track_caller]
fn reveal(caesar: &str, pompey: &str) -> Play {
    let mut play = table().play();
    play.act(Caesar, play_card(caesar)).act(Pompey, play_card(pompey));
    play
}

fn hand(play: &Play, side: &str) -> Vec<String> {
    serde_json::from_value(play.position()["secrets"][side]["hand"].clone()).expect("a hand")
}

#[test]
fn r2_1_each_player_gets_six_of_the_27_cards() {
    let copies = BTreeMap::from([
        ("4/1", 1),
        ("3/2", 2),
        ("3/1", 3),
        ("2/3", 4),
        ("2/2", 4),
        ("2/1", 3),
        ("1/3", 1),
        ("1/2", 2),
        ("Apollo", 1),
        ("Jupiter", 1),
        ("Mars", 1),
        ("Mercury", 1),
        ("Neptune", 1),
        ("Pluto", 1),
        ("Vulcan", 1),
    ]);
    assert_eq!(copies.values().sum::<usize>(), 27);
    let mut most = BTreeMap::<String, usize>::new();
    for seed in 0..400 {
        let play = start(seed, &[]);
        assert_eq!(play.phase(), "discard");
        assert_eq!(hand(&play, "caesar").len(), 6);
        assert_eq!(hand(&play, "pompey").len(), 6);
        let mut dealt = BTreeMap::<String, usize>::new();
        for card in hand(&play, "caesar").into_iter().chain(hand(&play, "pompey")) {
            *dealt.entry(card).or_default() += 1;
        }
        for (card, count) in dealt {
            assert!(count <= copies[card.as_str()], "{count} times {card}");
            let most = most.entry(card).or_default();
            *most = count.max(*most);
        }
    }
    for (card, count) in copies {
        // In 400 deals every copy of every card is seen, or nearly.
        assert!(most[card] + 1 >= count.max(2), "{card}: {} of {count}", most[card]);
    }
}

#[test]
fn r2_1_each_player_lays_one_card_aside() {
    let mut play = start(3, &[]);
    assert_eq!(play.pending(), [Caesar, Pompey]);
    let aside = hand(&play, "caesar")[0].clone();
    let other = hand(&play, "pompey")[0].clone();
    play.refused(Caesar, play_card(&aside), "2.1");
    play.act(Caesar, discard(&aside));
    assert_eq!((play.phase().as_str(), play.pending()), ("discard", vec![Pompey]));
    assert!(play.offers(Caesar).is_empty(), "one card and no more");
    play.act(Pompey, discard(&other));
    assert_eq!((play.phase().as_str(), play.pending()), ("play", vec![Caesar, Pompey]));
    assert_eq!(hand(&play, "caesar").len(), 5);
    assert_eq!(hand(&play, "pompey").len(), 5);
}

#[test]
fn r2_1_a_card_must_be_in_hand() {
    let play = draw()
        .phase(json!({"is": "discard", "done": 0}))
        .hand("caesar", &["4/1", "2/1", "2/2", "1/2", "Mars", "Pluto"])
        .hand("pompey", &["3/1", "2/3", "2/2", "1/3", "Jupiter", "Apollo"])
        .play();
    play.allowed(Caesar, discard("4/1")).refused(Caesar, discard("3/1"), "2.1").refused(
        Pompey,
        discard("4/1"),
        "2.1",
    );
    let play = table().play();
    play.allowed(Caesar, play_card("Mars")).refused(Caesar, play_card("Jupiter"), "2.1").refused(
        Caesar,
        discard("Mars"),
        "2.1",
    );
}

#[test]
fn r2_1_the_card_laid_aside_stays_secret() {
    let play = draw()
        .phase(json!({"is": "discard", "done": 0}))
        .hand("caesar", &["4/1", "2/1", "2/2", "1/2", "Mars", "Pluto"])
        .hand("pompey", &["3/1", "2/3", "2/2", "1/3", "Jupiter", "Apollo"])
        .play();
    let (mut one, mut two) = (play.again(), play.again());
    one.act(Caesar, discard("4/1"));
    two.act(Caesar, discard("Mars"));
    assert_eq!(one.view(Some(Pompey)), two.view(Some(Pompey)));
    assert_eq!(one.view(None), two.view(None));
    assert_ne!(one.view(Some(Caesar)), two.view(Some(Caesar)));
}

#[test]
fn r2_1_cards_are_chosen_in_secret_and_shown_together() {
    let (mut one, mut two) = (table().play(), table().play());
    one.act(Caesar, play_card("4/1"));
    two.act(Caesar, play_card("1/2"));
    assert_eq!(one.phase(), "play");
    assert_eq!(one.pending(), [Pompey]);
    assert!(one.offers(Caesar).is_empty(), "one card and no more");
    assert_eq!(one.view(Some(Pompey)), two.view(Some(Pompey)));
    assert_eq!(one.view(None), two.view(None));
    one.act(Pompey, play_card("3/1"));
    assert_eq!(one.position()["cards"], json!(["4/1", "3/1"]));
    let mut left = hand(&one, "caesar");
    left.sort();
    assert_eq!(left, ["1/2", "2/1", "2/2", "Mars"]);
    assert_eq!(hand(&one, "pompey").len(), 4);
}

#[test]
fn r2_1_more_moves_make_the_first_player() {
    for (caesar, pompey, first, moves) in [
        ("4/1", "3/1", "caesar", 4),
        ("2/2", "3/1", "pompey", 3),
        ("1/2", "2/3", "pompey", 2),
        ("2/1", "1/3", "caesar", 2),
    ] {
        let play = reveal(caesar, pompey);
        assert_eq!(play.position()["first"], first, "{caesar} against {pompey}");
        assert_eq!(play.phase(), "moves");
        assert_eq!(play.position()["phase"]["side"], first);
        assert_eq!(play.position()["phase"]["left"], moves);
    }
}

#[test]
fn r2_1_caesar_is_first_when_moves_are_equal() {
    // Levies do not matter.
    for (caesar, pompey) in [("2/1", "2/3"), ("2/2", "2/2"), ("1/2", "1/3")] {
        let play = reveal(caesar, pompey);
        assert_eq!(play.position()["first"], "caesar", "{caesar} against {pompey}");
        assert_eq!(play.pending(), [Caesar]);
    }
}

#[test]
fn r2_1_an_event_makes_its_player_first() {
    let play = reveal("4/1", "Jupiter");
    assert_eq!(play.position()["first"], "pompey");
    assert_eq!((play.phase().as_str(), play.pending()), ("jupiter", vec![Pompey]));
    let play = reveal("Mars", "3/1");
    assert_eq!(play.position()["first"], "caesar");
    assert_eq!(play.position()["phase"]["impulse"], "mars");
}

#[test]
fn r2_1_two_events_cancel_each_other_and_end_the_turn() {
    let before = table().play();
    let mut play = table().play();
    play.act(Caesar, play_card("Mars")).act(Pompey, play_card("Jupiter"));
    assert_eq!((play.phase().as_str(), play.pending()), ("play", vec![Caesar, Pompey]));
    assert_eq!(play.position()["turn"], 2);
    assert_eq!(hand(&play, "caesar").len(), 4);
    assert_eq!(hand(&play, "pompey").len(), 4);
    play.refused(Caesar, play_card("Mars"), "2.1").refused(Pompey, play_card("Jupiter"), "2.1");
    for side in ["caesar", "pompey"] {
        let (then, now) = (before.position(), play.position());
        assert_eq!(now["secrets"][side]["blocks"], then["secrets"][side]["blocks"]);
    }
}

#[test]
fn r2_1_two_events_in_the_last_turn_bring_winter() {
    let mut play = draw()
        .phase(json!({"is": "play", "done": 0}))
        .set("turn", json!(4))
        .caesar("Genua", "legio-8")
        .pompey("Alexandria", "cleopatra")
        .hand("caesar", &["2/2", "Mars"])
        .hand("pompey", &["2/1", "Pluto"])
        .play();
    play.act(Caesar, play_card("2/2")).act(Pompey, play_card("2/1"));
    play.end(Caesar);
    play.end(Pompey);
    assert_eq!(play.phase(), "disband");
}

#[test]
fn r2_1_a_player_may_do_less_than_the_card_allows_and_saves_nothing() {
    let mut play = reveal("4/1", "2/3");
    play.act(Caesar, end_moves());
    assert_eq!((play.phase().as_str(), &play.position()["phase"]["left"]), ("levies", &json!(1)));
    play.act(Caesar, end_levies());
    assert_eq!(play.pending(), [Pompey]);
    play.act(Pompey, end_moves());
    assert_eq!((play.phase().as_str(), &play.position()["phase"]["left"]), ("levies", &json!(3)));
    play.act(Pompey, reinforce("legio-1"));
    play.act(Pompey, end_levies());
    assert_eq!(play.phase(), "play");
    assert_eq!(play.position()["turn"], 2);
    play.act(Caesar, play_card("2/1")).act(Pompey, play_card("1/3"));
    assert_eq!(play.position()["phase"]["left"], 2, "the four moves of turn 1 are gone");
    play.act(Caesar, end_moves());
    assert_eq!(play.position()["phase"]["left"], 1, "and so is its levy");
}

#[test]
fn r2_1_five_turns_make_a_year() {
    let mut play = draw()
        .phase(json!({"is": "play", "done": 0}))
        .set("turn", json!(4))
        .caesar("Genua", "legio-8")
        .pompey("Alexandria", "cleopatra")
        .hand("caesar", &["2/2", "1/2"])
        .hand("pompey", &["2/1", "3/1"])
        .play();
    play.act(Caesar, play_card("2/2")).act(Pompey, play_card("2/1"));
    play.end(Caesar);
    play.end(Pompey);
    // The last card of each hand plays itself.
    assert_eq!(play.position()["turn"], 5);
    assert_eq!(play.position()["cards"], json!(["1/2", "3/1"]));
    assert_eq!(play.position()["phase"]["side"], "pompey");
    play.end(Pompey);
    play.end(Caesar);
    assert_eq!(play.phase(), "disband", "winter");
}

/// The example of a turn: 2/1 against 2/2.
#[test]
fn r2_2_ex_two_one_against_two_two() {
    let mut play = reveal("2/1", "2/2");
    assert_eq!(play.position()["first"], "caesar");
    assert_eq!((play.pending(), &play.position()["phase"]["left"]), (vec![Caesar], &json!(2)));
    assert!(play.offers(Pompey).is_empty());
    play.march(Caesar, "Narbo", "Tarraco", "legio-7");
    play.act(Caesar, activate("Genua"));
    assert_eq!(play.position()["phase"]["left"], 0);
    play.walk(Caesar, "legio-8", &["Roma"]);
    play.refused(Caesar, activate("Massilia"), "6.1");
    play.act(Caesar, end_moves());
    assert_eq!((play.phase().as_str(), &play.position()["phase"]["left"]), ("levies", &json!(1)));
    play.act(Caesar, reinforce("legio-12"));
    play.end(Caesar);
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]));
    assert_eq!(play.position()["phase"]["left"], 2);
    play.march(Pompey, "Neapolis", "Roma", "legio-1");
    play.act(Pompey, activate("Utica"));
    play.refused(Pompey, activate("Tarraco"), "6.1");
    play.act(Pompey, end_moves());
    assert_eq!((play.phase().as_str(), &play.position()["phase"]["left"]), ("levies", &json!(2)));
    play.act(Pompey, levy("p-auxilia-1", "Neapolis")).act(Pompey, reinforce("p-auxilia-1"));
    play.end(Pompey);
    assert_eq!((play.phase().as_str(), play.pending()), ("choose_battle", vec![Caesar]));
    play.allowed(Caesar, fight("Roma")).allowed(Caesar, fight("Tarraco"));
}

#[test]
fn r2_2_levies_come_after_all_moves() {
    let mut play = table().cards("2/1", "2/2").moves("caesar", 2).play();
    play.refused(Caesar, levy("c-auxilia-1", "Genua"), "2.2").refused(
        Caesar,
        reinforce("legio-12"),
        "2.2",
    );
    play.act(Caesar, end_moves());
    play.allowed(Caesar, reinforce("legio-12"));
    play.act(Caesar, levy("c-auxilia-1", "Genua"));
    assert_eq!((play.at("c-auxilia-1"), play.step("c-auxilia-1")), ("Genua".into(), 1));
    // The new block has no time left to move.
    let mut play = table().levies("caesar", 2).cards("2/2", "2/2").play();
    play.act(Caesar, levy("c-auxilia-1", "Genua"));
    play.refused(Caesar, activate("Genua"), "2.2").refused(
        Caesar,
        step("c-auxilia-1", "Roma"),
        "2.2",
    );
}

#[test]
fn r2_2_the_second_player_waits() {
    let mut play = table().cards("2/1", "2/2").moves("caesar", 2).play();
    assert_eq!(play.pending(), [Caesar]);
    play.refused(Pompey, activate("Neapolis"), "2.2").refused(Pompey, end_moves(), "2.2");
    play.act(Caesar, end_moves());
    assert_eq!(play.pending(), [Caesar]);
    play.act(Caesar, end_levies());
    assert_eq!(play.pending(), [Pompey]);
    play.refused(Caesar, activate("Genua"), "2.2").allowed(Pompey, activate("Neapolis"));
}

#[test]
fn r2_2_a_move_takes_a_group_one_city_or_two() {
    let mut play = table().cards("2/1", "2/2").moves("caesar", 1).play();
    play.act(Caesar, activate("Genua"));
    play.walk(Caesar, "legio-8", &["Ravenna"]);
    play.walk(Caesar, "legio-12", &["Ravenna", "Aquileia"]);
    assert_eq!((play.at("legio-8"), play.at("legio-12")), ("Ravenna".into(), "Aquileia".into()));
    assert_eq!(play.at("antonius"), "Genua", "part of a group may stay");
    // After two cities the block has stopped.
    play.refused(Caesar, step("legio-12", "Sirmium"), "6.1");
}

/// Caesar attacks two cities at once.
fn two_battles(first: &str) -> Play {
    let mut play = draw()
        .first(first)
        .cards("3/2", "3/1")
        .moves("caesar", 3)
        .caesar("Massilia", "legio-8 legio-12")
        .pompey("Narbo", "legio-5")
        .pompey("Lugdunum", "legio-6")
        .play();
    play.act(Caesar, activate("Massilia"));
    play.walk(Caesar, "legio-8", &["Narbo"]);
    play.walk(Caesar, "legio-12", &["Lugdunum"]);
    play
}

#[test]
fn r2_3_the_first_player_chooses_the_order_of_battles() {
    let mut play = two_battles("caesar");
    play.to_battle();
    assert_eq!((play.phase().as_str(), play.pending()), ("choose_battle", vec![Caesar]));
    assert_eq!(play.offers(Caesar).len(), 2);
    play.allowed(Caesar, fight("Narbo")).allowed(Caesar, fight("Lugdunum")).refused(
        Caesar,
        fight("Massilia"),
        "7.1",
    );
    assert!(play.offers(Pompey).is_empty());
    play.act(Caesar, fight("Lugdunum"));
    assert_eq!(play.phase(), "battle");
    assert_eq!((play.at("legio-12"), play.at("legio-8")), ("line".into(), "Narbo".into()));
}

#[test]
fn r2_3_the_first_player_chooses_even_when_the_other_attacks() {
    let mut play = two_battles("pompey");
    play.to_battle();
    assert_eq!((play.phase().as_str(), play.pending()), ("choose_battle", vec![Pompey]));
    play.allowed(Pompey, fight("Narbo")).allowed(Pompey, fight("Lugdunum"));
}

#[test]
fn r2_3_battles_follow_when_both_have_moved_and_only_where_both_stand() {
    let mut play = draw()
        .cards("3/2", "3/1")
        .moves("caesar", 1)
        .caesar("Massilia", "legio-8")
        .caesar("Genua", "legio-12")
        .caesar("Mare Hispanum", "c-navis-1")
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .pompey("Narbo", "legio-5")
        .play();
    play.march(Caesar, "Mare Hispanum", "Mare Tyrrhenum", "c-navis-1");
    play.end(Caesar);
    assert_eq!((play.phase().as_str(), play.pending()), ("moves", vec![Pompey]));
    play.end(Pompey);
    // One battle begins of itself; it may be at sea.
    assert_eq!(play.phase(), "battle");
    assert_eq!((play.at("c-navis-1"), play.at("p-navis-1")), ("line".into(), "line".into()));
    assert_eq!((play.at("legio-8"), play.at("legio-5")), ("Massilia".into(), "Narbo".into()));
}

#[test]
fn r2_3_no_battle_no_battle_phase() {
    let mut play = table().cards("2/1", "2/2").moves("caesar", 2).play();
    play.to_battle();
    assert_eq!(play.phase(), "play");
    assert_eq!(play.position()["turn"], 2);
}
