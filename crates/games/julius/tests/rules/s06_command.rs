//! 6.0: moves by road, by sea and over sea, and levies.

use julius::Side::{Caesar, Pompey};
use kernel::prelude::*;
use serde_json::json;

use crate::field::*;
use crate::play::{action, place};
use crate::s04_map::{BORDERS, MAJOR_ROADS, MINOR_ROADS, PORTS, STRAITS};

const SIX: &str = "legio-7 legio-8 legio-9 legio-10 legio-11 legio-12";

fn at(play: &Play, blocks: &str, place: &str) {
    for block in blocks.split_whitespace() {
        assert_eq!(play.at(block), place, "{block}");
    }
}

fn left(play: &Play) -> u64 {
    play.position()["phase"]["left"].as_u64().expect("moves or levies are left")
}

/// The example of a move: one move takes the blocks of Massilia in every direction.
#[test]
fn r6_1_ex_one_move_for_the_group_of_massilia() {
    let mut play = draw().caesar("Massilia", SIX).caesar("Massilia", "c-navis-1 antonius").play();
    play.act(Caesar, activate("Massilia"));
    assert_eq!(left(&play), 0);
    for near in ["Narbo", "Lugdunum", "Genua"] {
        play.allowed(Caesar, step("legio-7", near));
    }
    for (block, way) in [
        ("legio-7", ["Narbo", "Tarraco"]),
        ("legio-8", ["Narbo", "Burdigala"]),
        ("legio-9", ["Lugdunum", "Cenabum"]),
        ("legio-10", ["Lugdunum", "Treviri"]),
        ("legio-11", ["Genua", "Ravenna"]),
        ("legio-12", ["Genua", "Roma"]),
        ("c-navis-1", ["Mare Hispanum", "Mare Tyrrhenum"]),
    ] {
        play.walk(Caesar, block, &way);
        assert_eq!(play.at(block), way[1]);
    }
    assert_eq!(play.at("antonius"), "Massilia");
    assert_eq!(left(&play), 0, "all for one move");
}

/// How far a block can go is told at once, along which places, and no further than the rules let it.
#[test]
fn r6_1_how_far_a_block_goes_is_told_at_once() {
    let mut play =
        draw().caesar("Massilia", "legio-7 legio-8").pompey("Genua", "legio-1 legio-2").play();
    let ways = |play: &Play, piece: &str| -> Vec<String> {
        let journeys = play.game.journeys(Caesar.seat(), piece).into_iter();
        let goals = |step: &julius::Action| json!(step)["to"].as_str().map(str::to_owned);
        journeys
            .map(|way| way.steps.iter().filter_map(goals).collect::<Vec<_>>().join(" "))
            .collect()
    };
    assert!(ways(&play, "legio-7").is_empty(), "its group has no move yet");
    play.act(Caesar, activate("Massilia"));
    let seven = ways(&play, "legio-7");
    assert!(seven.contains(&"Narbo Tarraco".to_owned()), "{seven:?}");
    assert!(seven.contains(&"Lugdunum Cenabum".to_owned()), "{seven:?}");
    // 6.13: whoever meets the enemy goes no further, and nobody comes back to where he was.
    assert!(!seven.iter().any(|way| way.starts_with("Genua") || way.ends_with("Massilia")));
    assert!(ways(&play, "legio-1").is_empty(), "it is not his");
    // A block in the middle of its move has one step left.
    play.act(Caesar, step("legio-7", "Narbo"));
    assert!(ways(&play, "legio-7").is_empty() && ways(&play, "legio-8").is_empty());
}

#[test]
fn r6_1_each_group_needs_a_move_of_its_own() {
    let mut play = draw()
        .moves("caesar", 2)
        .caesar("Genua", "legio-8")
        .caesar("Ravenna", "legio-13")
        .caesar("Narbo", "legio-7")
        .play();
    play.refused(Caesar, step("legio-8", "Roma"), "6.1");
    play.act(Caesar, activate("Genua"));
    play.refused(Caesar, step("legio-13", "Roma"), "6.1");
    play.walk(Caesar, "legio-8", &["Roma"]);
    play.act(Caesar, activate("Ravenna"));
    assert_eq!(left(&play), 0);
    play.refused(Caesar, activate("Narbo"), "6.1");
    play.walk(Caesar, "legio-13", &["Aquileia"]);
    play.refused(Caesar, step("legio-7", "Massilia"), "6.1");
}

#[test]
fn r6_1_a_group_is_activated_once_and_where_one_has_blocks() {
    let mut play = draw()
        .moves("caesar", 3)
        .caesar("Genua", "legio-8 legio-12")
        .pompey("Neapolis", "legio-1")
        .play();
    play.refused(Caesar, activate("Roma"), "6.1").refused(Caesar, activate("Neapolis"), "6.1");
    play.act(Caesar, activate("Genua"));
    assert_eq!(left(&play), 2);
    play.walk(Caesar, "legio-8", &["Roma"]);
    // The rest of the group may still follow for the same move.
    play.refused(Caesar, activate("Genua"), "6.1").allowed(Caesar, step("legio-12", "Massilia"));
}

#[test]
fn r6_1_a_block_moves_once_a_turn() {
    let mut play =
        draw().moves("caesar", 3).caesar("Genua", "legio-8").caesar("Roma", "legio-12").play();
    play.act(Caesar, activate("Genua"));
    play.walk(Caesar, "legio-8", &["Roma"]);
    play.act(Caesar, activate("Roma"));
    play.refused(Caesar, step("legio-8", "Neapolis"), "6.1");
    play.walk(Caesar, "legio-12", &["Genua"]);
    play.refused(Caesar, step("legio-12", "Massilia"), "6.1");
}

#[test]
fn r6_1_next_turn_it_moves_again() {
    let mut play = draw()
        .cards("2/1", "2/1")
        .caesar("Genua", "legio-8")
        .pompey("Utica", "legio-39")
        .hand("caesar", &["3/1", "2/2", "2/3"])
        .hand("pompey", &["2/2", "2/3", "1/2"])
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.to_battle();
    play.act(Caesar, play_card("3/1")).act(Pompey, play_card("2/2"));
    play.act(Caesar, activate("Roma"));
    play.walk(Caesar, "legio-8", &["Genua", "Massilia"]);
    at(&play, "legio-8", "Massilia");
}

#[test]
fn r6_1_the_enemy_sees_a_block_move_but_not_which() {
    let table = |block: &str| {
        let mut play = draw()
            .cards("3/2", "3/2")
            .caesar("Genua", "legio-8 antonius:1")
            .pompey("Utica", "legio-39")
            .play();
        play.march(Caesar, "Genua", "Roma", block);
        play
    };
    let (one, two) = (table("legio-8"), table("antonius"));
    assert_eq!(one.view(Some(Pompey)), two.view(Some(Pompey)));
    assert_eq!(one.view(None), two.view(None));
    assert_ne!(one.view(Some(Caesar)), two.view(Some(Caesar)));
}

#[test]
fn r6_1_two_cities_at_most() {
    let mut play = draw().caesar("Roma", "legio-8 legio-12").play();
    play.act(Caesar, activate("Roma"));
    play.act(Caesar, step("legio-8", "Genua"));
    // In mid-move, nobody else moves.
    play.refused(Caesar, step("legio-12", "Neapolis"), "6.1");
    play.act(Caesar, step("legio-8", "Massilia"));
    play.refused(Caesar, step("legio-8", "Narbo"), "6.1");
    at(&play, "legio-8", "Massilia");
    // It may stop after one.
    play.act(Caesar, step("legio-12", "Neapolis")).act(Caesar, halt());
    play.refused(Caesar, step("legio-12", "Rhegium"), "6.1");
    at(&play, "legio-12", "Neapolis");
}

#[test]
fn r6_1_blocks_pass_friendly_and_neutral_cities() {
    let mut play = draw().caesar("Massilia", "legio-8 legio-12").caesar("Genua", "legio-11").play();
    play.act(Caesar, activate("Massilia"));
    play.walk(Caesar, "legio-8", &["Genua", "Roma"]);
    play.walk(Caesar, "legio-12", &["Narbo", "Burdigala"]);
    at(&play, "legio-8", "Roma");
    at(&play, "legio-12", "Burdigala");
}

#[test]
fn r6_1_blocks_stop_where_enemies_stand() {
    let mut play = draw()
        .moves("caesar", 2)
        .caesar("Massilia", "legio-8 legio-12")
        .pompey("Genua", "legio-1")
        .play();
    play.act(Caesar, activate("Massilia")).act(Caesar, step("legio-8", "Genua"));
    // An enemy city stops it, and so does the city once it is contested.
    play.refused(Caesar, step("legio-8", "Roma"), "6.1").refused(Caesar, halt(), "6.1");
    play.act(Caesar, step("legio-12", "Genua"));
    play.refused(Caesar, step("legio-12", "Ravenna"), "6.1");
    at(&play, "legio-8 legio-12 legio-1", "Genua");
}

/// The limits of Genua–Roma and Ravenna–Roma.
#[test]
fn r6_11_ex_four_from_genua_and_two_from_ravenna() {
    let mut play = draw()
        .moves("caesar", 2)
        .caesar("Genua", "legio-7 legio-8 legio-9 legio-10 legio-11")
        .caesar("Ravenna", "legio-12 legio-13 legio-14")
        .play();
    play.act(Caesar, activate("Genua"));
    for block in ["legio-7", "legio-8", "legio-9", "legio-10"] {
        play.walk(Caesar, block, &["Roma"]);
    }
    play.refused(Caesar, step("legio-11", "Roma"), "6.11");
    play.allowed(Caesar, step("legio-11", "Massilia"));
    play.act(Caesar, activate("Ravenna"));
    play.walk(Caesar, "legio-12", &["Roma"]);
    play.walk(Caesar, "legio-13", &["Roma"]);
    play.refused(Caesar, step("legio-14", "Roma"), "6.11");
    at(&play, "legio-7 legio-8 legio-9 legio-10 legio-12 legio-13", "Roma");
}

#[test]
fn r6_11_every_road_has_its_limit() {
    let blocks: Vec<&str> = SIX.split_whitespace().collect();
    let roads = [(MAJOR_ROADS, 4, "6.11"), (MINOR_ROADS, 2, "6.11"), (STRAITS, 2, "4.32")];
    for (kind, limit, rule) in roads {
        for (one, two) in kind {
            for (from, to) in [(one, two), (two, one)] {
                let mut play = draw().caesar(from, SIX).play();
                play.act(Caesar, activate(from));
                for block in &blocks[..limit] {
                    play.walk(Caesar, block, &[to]);
                }
                play.refused(Caesar, step(blocks[limit], to), rule);
            }
        }
    }
}

/// What a planner is shown: the third of four on the road used already, the first on another.
#[test]
fn r6_11_choices_say_how_much_of_the_road_they_use() {
    let mut play = draw().caesar("Genua", SIX).play();
    play.act(Caesar, activate("Genua"));
    play.walk(Caesar, "legio-7", &["Roma"]);
    play.walk(Caesar, "legio-8", &["Roma"]);
    let used = |to: &str| {
        let choices = play.scene(Caesar).choices;
        let action = serde_json::to_value(action::<julius::Action>(step("legio-9", to))).unwrap();
        let choice = choices.into_iter().find(|choice| choice.action == action);
        choice.expect("the step is offered").limit.map(|limit| (limit.used, limit.of))
    };
    assert_eq!(used("Roma"), Some((3, 4)));
    assert_eq!(used("Massilia"), Some((1, 4)));
}

#[test]
fn r6_11_the_limit_holds_for_attacks_too() {
    let mut play = draw().caesar("Genua", SIX).pompey("Roma", "legio-1").play();
    play.march(Caesar, "Genua", "Roma", "legio-7 legio-8 legio-9 legio-10");
    play.refused(Caesar, step("legio-11", "Roma"), "6.11");
    let mut play =
        draw().caesar("Ravenna", "legio-7 legio-8 legio-9").pompey("Roma", "legio-1").play();
    play.march(Caesar, "Ravenna", "Roma", "legio-7 legio-8");
    play.refused(Caesar, step("legio-9", "Roma"), "6.11");
}

#[test]
fn r6_11_a_road_counts_for_the_whole_turn_whoever_uses_it() {
    let mut play = draw()
        .moves("caesar", 2)
        .caesar("Massilia", "legio-7 legio-8 legio-9")
        .caesar("Genua", "legio-10 legio-11")
        .play();
    play.act(Caesar, activate("Massilia"));
    for block in ["legio-7", "legio-8", "legio-9"] {
        play.walk(Caesar, block, &["Genua", "Roma"]);
    }
    play.act(Caesar, activate("Genua"));
    play.walk(Caesar, "legio-10", &["Roma"]);
    play.refused(Caesar, step("legio-11", "Roma"), "6.11");
}

#[test]
fn r6_11_a_road_counts_in_both_directions() {
    let mut play = draw()
        .moves("caesar", 2)
        .caesar("Ravenna", "legio-13 legio-14")
        .caesar("Roma", "legio-17")
        .play();
    play.act(Caesar, activate("Ravenna"));
    play.walk(Caesar, "legio-13", &["Roma"]);
    play.act(Caesar, activate("Roma"));
    play.walk(Caesar, "legio-17", &["Ravenna"]);
    play.refused(Caesar, step("legio-14", "Roma"), "6.11");
}

#[test]
fn r6_11_roads_are_free_again_in_the_next_turn() {
    let mut play = draw()
        .cards("2/1", "2/1")
        .caesar("Ravenna", "legio-7 legio-8 legio-9 legio-10")
        .pompey("Utica", "legio-39")
        .hand("caesar", &["3/1", "2/2", "2/3"])
        .hand("pompey", &["2/2", "2/3", "1/2"])
        .play();
    play.march(Caesar, "Ravenna", "Roma", "legio-7 legio-8");
    play.refused(Caesar, step("legio-9", "Roma"), "6.11");
    play.to_battle();
    play.act(Caesar, play_card("3/1")).act(Pompey, play_card("2/2"));
    play.march(Caesar, "Ravenna", "Roma", "legio-9 legio-10");
    at(&play, "legio-7 legio-8 legio-9 legio-10", "Roma");
}

#[test]
fn r6_11_a_second_step_needs_room_on_its_road() {
    let mut play = draw().caesar("Massilia", "legio-7 legio-8 legio-9").play();
    play.act(Caesar, activate("Massilia"));
    play.walk(Caesar, "legio-7", &["Lugdunum", "Treviri"]);
    play.walk(Caesar, "legio-8", &["Lugdunum", "Treviri"]);
    play.act(Caesar, step("legio-9", "Lugdunum"));
    play.refused(Caesar, step("legio-9", "Treviri"), "6.11")
        .allowed(Caesar, step("legio-9", "Cenabum"));
}

#[test]
fn r6_11_each_player_has_the_whole_road() {
    let mut play = draw()
        .cards("2/1", "2/1")
        .caesar("Ravenna", "legio-13 legio-14")
        .pompey("Neapolis", "legio-1 legio-2 legio-3")
        .play();
    play.act(Caesar, activate("Ravenna"));
    play.walk(Caesar, "legio-13", &["Roma", "Genua"]);
    play.walk(Caesar, "legio-14", &["Roma", "Genua"]);
    play.end(Caesar);
    play.act(Pompey, activate("Neapolis"));
    play.walk(Pompey, "legio-1", &["Roma", "Ravenna"]);
    play.walk(Pompey, "legio-2", &["Roma", "Ravenna"]);
    at(&play, "legio-1 legio-2", "Ravenna");
    play.act(Pompey, step("legio-3", "Roma"));
    play.refused(Pompey, step("legio-3", "Ravenna"), "6.11");
}

const FOUR_ENEMIES: [&str; 4] = ["legio-1", "legio-2", "legio-3", "legio-4"];

fn both_through_genua() -> Draw {
    draw()
        .cards("2/1", "2/1")
        .caesar("Massilia", "legio-7 legio-8 legio-9 legio-10")
        .pompey("Roma", &FOUR_ENEMIES.join(" "))
}

/// Second example: both players use the road Massilia–Genua, one after the other.
#[test]
fn r6_11_ex_both_players_march_through_genua() {
    let mut play = both_through_genua().play();
    play.act(Caesar, activate("Massilia"));
    for block in ["legio-7", "legio-8", "legio-9", "legio-10"] {
        play.walk(Caesar, block, &["Genua", "Ravenna"]);
    }
    play.end(Caesar);
    play.act(Pompey, activate("Roma"));
    for block in FOUR_ENEMIES {
        play.walk(Pompey, block, &["Genua", "Massilia"]);
        at(&play, block, "Massilia");
    }
}

/// Second example, the other way it might go: a block left in Genua bars the way.
#[test]
fn r6_11_ex_a_block_left_in_genua_must_be_fought() {
    let mut play = both_through_genua().play();
    play.act(Caesar, activate("Massilia"));
    for block in ["legio-7", "legio-8", "legio-9"] {
        play.walk(Caesar, block, &["Genua", "Ravenna"]);
    }
    play.walk(Caesar, "legio-10", &["Genua"]);
    play.end(Caesar);
    play.act(Pompey, activate("Roma")).act(Pompey, step("legio-1", "Genua"));
    play.refused(Pompey, step("legio-1", "Massilia"), "6.1");
    assert!(play.game.public().is_contested(place("Genua")));
    assert_eq!(play.position()["attacked"], json!([[], ["Genua"]]));
    play.to_battle();
    assert_eq!(play.phase(), "battle");
}

fn six_at_massilia() -> Draw {
    draw()
        .moves("caesar", 2)
        .caesar("Massilia", SIX)
        .pompey("Tarraco", "legio-5 legio-6 p-equitatus-1")
        .pompey("Genua", "legio-1 legio-2 legio-3")
}

/// The example of movement and attack: six blocks in Massilia.
#[test]
fn r6_12_ex_six_blocks_attack_only_what_is_next_to_them() {
    let mut play = six_at_massilia().play();
    play.act(Caesar, activate("Massilia"));
    for block in ["legio-7", "legio-8", "legio-9", "legio-10"] {
        play.act(Caesar, step(block, "Genua"));
    }
    play.refused(Caesar, step("legio-11", "Genua"), "6.11");
    // The two others cannot come by Lugdunum, nor reach Tarraco.
    play.act(Caesar, step("legio-11", "Lugdunum"));
    play.refused(Caesar, step("legio-11", "Genua"), "6.12");
    play.act(Caesar, halt()).act(Caesar, step("legio-12", "Narbo"));
    play.refused(Caesar, step("legio-12", "Tarraco"), "6.12");
    play.allowed(Caesar, step("legio-12", "Burdigala"));
}

/// The same example with Mercury.
#[test]
fn r6_12_ex_mercury_reaches_further() {
    let mercury = json!({"is": "moves", "side": "caesar", "left": 1, "impulse": "mercury"});
    let mut play = six_at_massilia().phase(mercury).cards("Mercury", "2/1").play();
    play.act(Caesar, activate("Massilia"));
    for block in ["legio-7", "legio-8", "legio-9"] {
        play.act(Caesar, step(block, "Genua"));
    }
    play.walk(Caesar, "legio-10", &["Lugdunum", "Genua"]);
    play.walk(Caesar, "legio-11", &["Lugdunum", "Genua"]);
    play.walk(Caesar, "legio-12", &["Narbo", "Tarraco"]);
    at(&play, "legio-7 legio-8 legio-9 legio-10 legio-11", "Genua");
    at(&play, "legio-12", "Tarraco");
    assert_eq!(play.position()["attacked"], json!([["Genua", "Tarraco"], []]));
    // Two roads into Genua: one of them brings the main force.
    play.act(Caesar, end_moves());
    assert_eq!(play.phase(), "main_force");
    play.allowed(Caesar, main_force("Genua", "Massilia"))
        .allowed(Caesar, main_force("Genua", "Lugdunum"))
        .refused(Caesar, main_force("Genua", "Roma"), "7.3")
        .refused(Caesar, main_force("Tarraco", "Narbo"), "7.3");
}

#[test]
fn r6_12_who_enters_an_enemy_place_is_the_attacker() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8")
        .caesar("Mare Hispanum", "c-navis-1")
        .moves("caesar", 2)
        .pompey("Roma", "legio-1:2")
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.march(Caesar, "Mare Hispanum", "Mare Tyrrhenum", "c-navis-1");
    assert_eq!(play.position()["attacked"], json!([["Roma", "Mare Tyrrhenum"], []]));
    play.to_battle();
    play.act(Caesar, fight("Roma"));
    // With equal letters the defender comes first.
    assert_eq!(play.acting(), ["legio-1"]);
}

#[test]
fn r6_12_each_road_of_an_attack_costs_a_move() {
    let position = || {
        draw()
            .cards("3/2", "3/2")
            .caesar("Genua", "legio-8 legio-12")
            .caesar("Ravenna", "legio-13")
            .pompey("Roma", "legio-1")
    };
    let mut play = position().moves("caesar", 1).play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.refused(Caesar, activate("Ravenna"), "6.1");
    let mut play = position().moves("caesar", 2).play();
    play.march(Caesar, "Genua", "Roma", "legio-8 legio-12");
    play.march(Caesar, "Ravenna", "Roma", "legio-13");
    play.act(Caesar, end_moves());
    assert_eq!(play.phase(), "main_force");
    play.refused(Caesar, main_force("Roma", "Neapolis"), "7.3");
    play.act(Caesar, main_force("Roma", "Ravenna"));
    assert_eq!(play.position()["mains"], json!([{"place": "Roma", "from": "Ravenna"}]));
    assert_eq!(play.phase(), "levies");
}

#[test]
fn r6_12_a_detour_to_a_city_under_ones_own_attack_is_no_attack() {
    // Roma is contested already; a second step into it is refused all the same.
    let mut play = draw()
        .moves("caesar", 2)
        .caesar("Genua", "legio-8")
        .caesar("Massilia", "legio-12")
        .pompey("Roma", "legio-1")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.act(Caesar, activate("Massilia")).act(Caesar, step("legio-12", "Genua"));
    play.refused(Caesar, step("legio-12", "Roma"), "6.12");
}

/// Five blocks hold Roma; four attack from Genua and two from Ravenna.
fn pinned_at_roma(main: &str) -> Play {
    let mut play = draw()
        .cards("3/2", "3/2")
        .moves("caesar", 2)
        .caesar("Genua", "legio-7 legio-8 legio-9 legio-10")
        .caesar("Ravenna", "legio-13 legio-14")
        .pompey("Roma", "legio-1 legio-2 legio-3 legio-4 legio-5")
        .pompey("Utica", "legio-39")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-7 legio-8 legio-9 legio-10");
    play.march(Caesar, "Ravenna", "Roma", "legio-13 legio-14");
    play.act(Caesar, end_moves()).act(Caesar, main_force("Roma", main));
    play.end(Caesar);
    assert_eq!(play.pending(), [Pompey]);
    play.act(Pompey, activate("Roma"));
    play
}

/// The example of pinned blocks.
#[test]
fn r6_13_ex_four_blocks_of_five_are_pinned_at_roma() {
    let mut play = pinned_at_roma("Genua");
    // Whichever the owner likes may go, but by none of the two roads of the attack.
    for block in ["legio-1", "legio-2", "legio-3", "legio-4", "legio-5"] {
        play.allowed(Pompey, step(block, "Neapolis"))
            .allowed(Pompey, step(block, "Asculum"))
            .refused(Pompey, step(block, "Genua"), "6.13")
            .refused(Pompey, step(block, "Ravenna"), "6.13");
    }
    play.walk(Pompey, "legio-3", &["Neapolis", "Rhegium"]);
    at(&play, "legio-3", "Rhegium");
    for block in ["legio-1", "legio-2", "legio-4", "legio-5"] {
        play.refused(Pompey, step(block, "Neapolis"), "6.13");
    }
}

#[test]
fn r6_13_reserves_pin_nobody() {
    // With the main force from Ravenna only two are pinned, and three are free.
    let mut play = pinned_at_roma("Ravenna");
    for block in ["legio-1", "legio-2", "legio-3"] {
        play.walk(Pompey, block, &["Neapolis"]);
    }
    play.refused(Pompey, step("legio-4", "Neapolis"), "6.13").refused(
        Pompey,
        step("legio-4", "Asculum"),
        "6.13",
    );
}

#[test]
fn r6_13_free_blocks_may_attack() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8")
        .caesar("Neapolis", "legio-12")
        .pompey("Roma", "legio-1 legio-2")
        .pompey("Utica", "legio-39")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.end(Caesar);
    play.act(Pompey, activate("Roma")).act(Pompey, step("legio-2", "Neapolis"));
    assert_eq!(play.position()["attacked"], json!([["Roma"], ["Neapolis"]]));
    play.refused(Pompey, step("legio-1", "Asculum"), "6.13");
    // Each is the defender in one battle and the attacker in the other.
    play.to_battle();
    let mut roma = play.again();
    roma.act(Caesar, fight("Roma"));
    assert_eq!(roma.acting(), ["legio-1"]);
    play.act(Caesar, fight("Neapolis"));
    assert_eq!(play.acting(), ["legio-12"]);
}

#[test]
fn r6_13_as_many_attackers_as_defenders_pin_them_all() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8 legio-12")
        .pompey("Roma", "legio-1 legio-2")
        .pompey("Utica", "legio-39")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8 legio-12");
    play.end(Caesar);
    assert_eq!(play.pending(), [Pompey]);
    assert!(!play.offers(Pompey).contains(&action(step("legio-1", "Neapolis"))));
    assert!(play.game.check(Pompey.seat(), &action(step("legio-1", "Neapolis"))).is_err());
    // Nothing there can move, so the place cannot even be activated.
    assert!(play.game.check(Pompey.seat(), &action(activate("Roma"))).is_err());
    play.allowed(Pompey, activate("Utica"));
}

#[test]
fn r6_13_fleets_are_pinned_at_sea() {
    let position = || {
        draw()
            .cards("3/2", "3/2")
            .caesar("Mare Hispanum", "c-navis-1 c-navis-2")
            .pompey("Mare Tyrrhenum", "p-navis-1 p-navis-2")
            .pompey("Utica", "legio-39")
    };
    let mut play = position().play();
    play.march(Caesar, "Mare Hispanum", "Mare Tyrrhenum", "c-navis-1");
    play.end(Caesar);
    play.act(Pompey, activate("Mare Tyrrhenum"));
    play.refused(Pompey, step("p-navis-1", "Mare Hispanum"), "6.13");
    play.act(Pompey, step("p-navis-1", "Mare Internum"));
    play.stop(Pompey);
    play.refused(Pompey, step("p-navis-2", "Mare Internum"), "6.13");
}

#[test]
fn r6_13_the_sea_that_attackers_came_by_is_barred() {
    // A fleet attacks Neapolis from its sea; the fleets in port cannot slip out that way.
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Mare Tyrrhenum", "c-navis-1")
        .pompey("Neapolis", "p-navis-1 p-navis-2 legio-1")
        .play();
    play.march(Caesar, "Mare Tyrrhenum", "Neapolis", "c-navis-1");
    play.end(Caesar);
    play.act(Pompey, activate("Neapolis"));
    play.refused(Pompey, step("p-navis-1", "Mare Tyrrhenum"), "6.13")
        .allowed(Pompey, step("legio-1", "Roma"));
}

#[test]
fn r6_13_reinforcements_free_nobody() {
    // Two attackers, two defenders. A block that reacts is not one of the defenders attacked.
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8 legio-12")
        .pompey("Roma", "legio-1 legio-2")
        .pompey("Neapolis", "legio-3")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8 legio-12");
    play.end(Caesar);
    play.march(Pompey, "Neapolis", "Roma", "legio-3");
    assert!(
        play.game.check(Pompey.seat(), &action(activate("Roma"))).is_err() || {
            play.act(Pompey, activate("Roma"));
            play.game.check(Pompey.seat(), &action(step("legio-1", "Asculum"))).is_err()
        },
        "legio-1 is pinned"
    );
}

#[test]
fn r6_13_a_free_fleet_leaves_a_port_attacked_by_land() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Roma", "legio-8")
        .pompey("Neapolis", "legio-1 p-navis-1")
        .play();
    play.march(Caesar, "Roma", "Neapolis", "legio-8");
    play.end(Caesar);
    play.act(Pompey, activate("Neapolis"));
    play.refused(Pompey, step("legio-1", "Roma"), "6.13");
    play.walk(Pompey, "p-navis-1", &["Mare Tyrrhenum", "Aleria"]);
    at(&play, "p-navis-1", "Aleria");
    play.refused(Pompey, step("legio-1", "Brundisium"), "6.13");
}

#[test]
fn r6_14_reactions_from_two_sides_have_no_main_force() {
    // Pompey, second, attacks Roma from two sides and so has a main force to choose.
    let position = || {
        draw()
            .cards("3/2", "3/2")
            .caesar("Genua", "legio-8")
            .pompey("Neapolis", "legio-1")
            .pompey("Asculum", "legio-2")
    };
    let mut play = position().play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.end(Caesar);
    play.march(Pompey, "Neapolis", "Roma", "legio-1");
    play.march(Pompey, "Asculum", "Roma", "legio-2");
    play.act(Pompey, end_moves());
    assert_eq!((play.phase().as_str(), play.pending()), ("main_force", vec![Pompey]));
    // Two reactions are both in reserve: there is nothing to choose.
    let mut play = position().pompey("Roma", "legio-3").play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.end(Caesar);
    play.march(Pompey, "Neapolis", "Roma", "legio-1");
    play.march(Pompey, "Asculum", "Roma", "legio-2");
    play.act(Pompey, end_moves());
    assert_eq!(play.phase(), "levies");
}

fn reaction() -> Play {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1:1")
        .pompey("Neapolis", "scipio")
        .pompey("Brundisium", "legio-3")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.end(Caesar);
    play
}

#[test]
fn r6_14_blocks_react_from_next_door() {
    let mut play = reaction();
    play.act(Pompey, activate("Neapolis"));
    play.act(Pompey, step("scipio", "Roma"));
    at(&play, "scipio", "Roma");
    // It must stay and fight there.
    play.refused(Pompey, step("scipio", "Ravenna"), "6.1");
    assert_eq!(play.position()["attacked"], json!([["Roma"], []]), "Pompey attacks nobody");
    play.act(Pompey, activate("Brundisium")).act(Pompey, step("legio-3", "Neapolis"));
    play.refused(Pompey, step("legio-3", "Roma"), "6.14");
}

#[test]
fn r6_14_reactions_are_in_reserve() {
    let mut play = reaction();
    play.march(Pompey, "Neapolis", "Roma", "scipio");
    play.to_battle();
    assert_eq!(play.phase(), "battle");
    // An A block, yet it has to wait for the second round.
    assert_eq!(play.acting(), ["legio-1"]);
    play.refused(Pompey, fire("scipio"), "7.3");
    play.act(Pompey, pass("legio-1")).act(Caesar, pass("legio-8"));
    assert_eq!(play.acting(), ["scipio"]);
}

#[test]
fn r6_14_a_reaction_costs_a_move() {
    let mut play = draw()
        .cards("3/2", "1/2")
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1:1")
        .pompey("Neapolis", "scipio")
        .pompey("Asculum", "legio-3")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.end(Caesar);
    play.march(Pompey, "Asculum", "Roma", "legio-3");
    play.refused(Pompey, activate("Neapolis"), "6.1");
}

#[test]
fn r6_14_pinned_blocks_do_not_react() {
    // Caesar attacks Roma and Neapolis; the one block of Neapolis is pinned there.
    let mut play = draw()
        .cards("3/2", "3/2")
        .moves("caesar", 2)
        .caesar("Genua", "legio-8")
        .caesar("Brundisium", "legio-12")
        .pompey("Roma", "legio-1")
        .pompey("Neapolis", "legio-2 legio-3")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.march(Caesar, "Brundisium", "Neapolis", "legio-12");
    play.end(Caesar);
    play.act(Pompey, activate("Neapolis")).act(Pompey, step("legio-2", "Roma"));
    at(&play, "legio-2", "Roma");
    play.refused(Pompey, step("legio-3", "Roma"), "6.13");
}

#[test]
fn r6_14_fleets_react_from_the_next_sea() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Mare Hispanum", "c-navis-1")
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .pompey("Mare Internum", "p-navis-2")
        .pompey("Mare Aegaeum", "p-navis-3")
        .play();
    play.march(Caesar, "Mare Hispanum", "Mare Tyrrhenum", "c-navis-1");
    play.end(Caesar);
    play.act(Pompey, activate("Mare Aegaeum")).act(Pompey, step("p-navis-3", "Mare Internum"));
    play.refused(Pompey, step("p-navis-3", "Mare Tyrrhenum"), "6.14");
    play.act(Pompey, halt());
    play.march(Pompey, "Mare Internum", "Mare Tyrrhenum", "p-navis-2");
    play.to_battle();
    assert_eq!(play.acting(), ["p-navis-1"]);
}

#[test]
fn r6_14_fleets_react_from_a_port() {
    // A port lies next to its sea, and who reinforces does not attack.
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Mare Hispanum", "c-navis-1")
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .pompey("Neapolis", "p-navis-2")
        .play();
    play.march(Caesar, "Mare Hispanum", "Mare Tyrrhenum", "c-navis-1");
    play.end(Caesar);
    play.act(Pompey, activate("Neapolis")).act(Pompey, step("p-navis-2", "Mare Tyrrhenum"));
    at(&play, "p-navis-2", "Mare Tyrrhenum");
}

/// Help is told as help, to friend and enemy; an attack, and more blocks for it, as attacks.
#[test]
fn r6_14_help_is_not_called_an_attack() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Narbo", "legio-7")
        .pompey("Tarraco", "legio-5")
        .pompey("Carthago Nova", "legio-2")
        .play();
    play.act(Caesar, activate("Narbo")).act(Caesar, step("legio-7", "Tarraco"));
    assert_eq!(play.told(Some(Caesar)), ["Legio VII attacks Tarraco from Narbo."]);
    assert_eq!(play.told(Some(Pompey)), ["A block of Caesar attacks Tarraco from Narbo."]);
    play.end(Caesar);
    play.act(Pompey, activate("Carthago Nova")).act(Pompey, step("legio-2", "Tarraco"));
    let help = "comes from Carthago Nova to help in Tarraco.";
    assert_eq!(play.told(Some(Pompey)), [format!("Legio II {help}")]);
    assert_eq!(play.told(Some(Caesar)), [format!("A block of Pompey {help}")]);
}

#[test]
fn r6_14_two_blocks_react_over_a_strait() {
    // They defend the city on the other side and attack nobody: the limit is two (4.32, 6.11).
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Syracusae", "legio-8")
        .pompey("Messana", "legio-1")
        .pompey("Rhegium", "legio-2 legio-3 legio-4")
        .play();
    play.march(Caesar, "Syracusae", "Messana", "legio-8");
    play.end(Caesar);
    play.march(Pompey, "Rhegium", "Messana", "legio-2 legio-3");
    at(&play, "legio-1 legio-2 legio-3", "Messana");
    play.refused(Pompey, step("legio-4", "Messana"), "4.32");
}

#[test]
fn r6_15_any_number_of_blocks_may_stand_together() {
    let mut position = draw().moves("caesar", 2).caesar("Genua", SIX).caesar("Ravenna", "legio-13");
    for block in [
        "legio-14",
        "legio-16",
        "legio-17",
        "legio-18",
        "legio-19",
        "legio-20",
        "c-auxilia-1",
        "c-auxilia-2",
        "c-auxilia-3",
        "c-auxilia-4",
        "c-equitatus-1",
        "c-equitatus-2",
        "caesar",
    ] {
        position = position.caesar("Roma", block);
    }
    let mut play = position.cards("3/2", "3/2").pompey("Utica", "legio-39").play();
    play.march(Caesar, "Genua", "Roma", "legio-7 legio-8 legio-9 legio-10");
    play.march(Caesar, "Ravenna", "Roma", "legio-13");
    assert_eq!(play.game.public().count(Caesar, place("Roma")), 18);
    play.act(Caesar, end_moves()).act(Caesar, levy("c-ballista", "Roma"));
    assert_eq!(play.game.public().count(Caesar, place("Roma")), 19);
}

fn ports_of(sea: &str) -> &'static [&'static str] {
    PORTS.iter().find(|(name, _)| *name == sea).expect("a sea").1
}

/// First example of a move at sea: a fleet leaves Massilia.
#[test]
fn r6_2_ex1_from_massilia() {
    let mut play = draw().caesar("Massilia", "c-navis-1").play();
    play.act(Caesar, activate("Massilia"));
    play.refused(Caesar, step("c-navis-1", "Genua"), "6.2").refused(
        Caesar,
        step("c-navis-1", "Mare Tyrrhenum"),
        "6.2",
    );
    play.act(Caesar, step("c-navis-1", "Mare Hispanum"));
    play.allowed(Caesar, step("c-navis-1", "Oceanus Atlanticus"))
        .allowed(Caesar, step("c-navis-1", "Mare Tyrrhenum"));
    assert_eq!(ports_of("Mare Hispanum").len(), 10);
    for port in ports_of("Mare Hispanum") {
        play.allowed(Caesar, step("c-navis-1", port));
    }
    play.refused(Caesar, step("c-navis-1", "Mare Internum"), "6.2")
        .refused(Caesar, step("c-navis-1", "Roma"), "6.2")
        .allowed(Caesar, halt());
}

/// First example, its "if it does not attack" and "friendly or neutral".
#[test]
fn r6_2_ex1_no_enemy_in_the_second_step() {
    let mut play = draw()
        .caesar("Massilia", "c-navis-1")
        .pompey("Tarraco", "legio-5")
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .play();
    play.act(Caesar, activate("Massilia")).act(Caesar, step("c-navis-1", "Mare Hispanum"));
    play.refused(Caesar, step("c-navis-1", "Tarraco"), "6.12")
        .refused(Caesar, step("c-navis-1", "Mare Tyrrhenum"), "6.12")
        .allowed(Caesar, step("c-navis-1", "Genua"));
}

/// Second example: a fleet in Mare Internum.
#[test]
fn r6_2_ex2_from_mare_internum() {
    let mut play = draw().caesar("Mare Internum", "c-navis-1").play();
    play.act(Caesar, activate("Mare Internum"));
    let near = ["Mare Tyrrhenum", "Mare Hadriaticum", "Mare Aegaeum", "Mare Aegypticum"];
    for sea in near {
        play.allowed(Caesar, step("c-navis-1", sea));
    }
    play.refused(Caesar, step("c-navis-1", "Mare Hispanum"), "6.2");
    play.act(Caesar, step("c-navis-1", "Mare Aegaeum"));
    for next in ["Propontis", "Mare Aegypticum"] {
        play.allowed(Caesar, step("c-navis-1", next));
    }
    for port in ["Aenos", "Athenae", "Creta", "Ephesus", "Thessalonica"] {
        play.allowed(Caesar, step("c-navis-1", port));
    }
    // Pergamum is no port.
    play.refused(Caesar, step("c-navis-1", "Pergamum"), "6.2").refused(
        Caesar,
        step("c-navis-1", "Pontus Euxinus"),
        "6.2",
    );
}

#[test]
fn r6_2_from_port_to_port_by_the_sea_between() {
    let mut play = draw().caesar("Massilia", "c-navis-1").play();
    play.act(Caesar, activate("Massilia"));
    play.walk(Caesar, "c-navis-1", &["Mare Hispanum", "Utica"]);
    at(&play, "c-navis-1", "Utica");
    play.refused(Caesar, step("c-navis-1", "Mare Internum"), "6.1");
}

#[test]
fn r6_2_from_sea_to_sea_by_the_port_between() {
    let mut play = draw().caesar("Mare Internum", "c-navis-1").play();
    play.act(Caesar, activate("Mare Internum"));
    play.walk(Caesar, "c-navis-1", &["Utica", "Mare Hispanum"]);
    at(&play, "c-navis-1", "Mare Hispanum");
}

#[test]
fn r6_2_fleets_occupy_vacant_ports() {
    let mut play = draw().caesar("Mare Tyrrhenum", "c-navis-1").play();
    play.march(Caesar, "Mare Tyrrhenum", "Roma", "c-navis-1");
    assert!(play.game.public().is_friendly(Caesar, place("Roma")));
}

#[test]
fn r6_2_fleets_and_land_blocks_of_a_port_move_as_one_group() {
    let mut play = draw().caesar("Massilia", "legio-8 c-navis-1").play();
    play.act(Caesar, activate("Massilia"));
    play.walk(Caesar, "legio-8", &["Genua"]);
    play.walk(Caesar, "c-navis-1", &["Mare Hispanum"]);
    at(&play, "legio-8", "Genua");
    at(&play, "c-navis-1", "Mare Hispanum");
    assert_eq!(left(&play), 0);
}

#[test]
fn r6_2_no_limit_counts_fleets() {
    let fleets = ["c-navis-1", "c-navis-2", "c-navis-3", "c-navis-4", "c-navis-5"];
    let mut play = draw().caesar("Utica", &fleets.join(" ")).play();
    play.act(Caesar, activate("Utica"));
    for fleet in fleets {
        play.walk(Caesar, fleet, &["Mare Internum", "Mare Aegaeum"]);
    }
    at(&play, &fleets.join(" "), "Mare Aegaeum");
}

#[test]
fn r6_2_a_fleet_attacks_from_a_sea_next_door() {
    let position = || {
        draw()
            .caesar("Mare Hispanum", "c-navis-1 c-navis-2")
            .pompey("Mare Tyrrhenum", "p-navis-1")
            .pompey("Tarraco", "legio-5")
            .pompey("Mare Internum", "p-navis-2")
    };
    let mut play = position().play();
    play.act(Caesar, activate("Mare Hispanum"));
    play.act(Caesar, step("c-navis-1", "Mare Tyrrhenum"));
    // It has to stop and fight.
    play.refused(Caesar, step("c-navis-1", "Roma"), "6.1");
    play.act(Caesar, step("c-navis-2", "Tarraco"));
    assert_eq!(play.position()["attacked"], json!([["Tarraco", "Mare Tyrrhenum"], []]));
}

/// Ruling R-18: the fleet of Massilia is not shut in.
#[test]
fn r6_2_ex1_a_fleet_in_port_attacks_the_sea() {
    for edition in ["french", "english-1.1"] {
        let mut play = draw()
            .option("edition", edition)
            .cards("3/2", "3/2")
            .caesar("Massilia", "c-navis-1")
            .pompey("Mare Hispanum", "p-navis-1")
            .moves("caesar", 2)
            .play();
        play.act(Caesar, activate("Massilia")).act(Caesar, step("c-navis-1", "Mare Hispanum"));
        assert_eq!(play.position()["attacked"], json!([["Mare Hispanum"], []]));
        // It stops and fights.
        play.refused(Caesar, step("c-navis-1", "Tarraco"), "6.1");
        play.to_battle();
        assert_eq!(play.acting(), ["p-navis-1"]);
    }
}

#[test]
fn r6_2_of_land_blocks_and_fleets_that_attack_together_one_group_waits() {
    for (main, waiting, first) in
        [("Roma", "c-navis-1", "legio-8"), ("Mare Tyrrhenum", "legio-8", "c-navis-1")]
    {
        let mut play = draw()
            .cards("3/2", "3/2")
            .moves("caesar", 2)
            .caesar("Roma", "legio-8")
            .caesar("Mare Tyrrhenum", "c-navis-1")
            .pompey("Neapolis", "legio-1:2")
            .play();
        play.march(Caesar, "Roma", "Neapolis", "legio-8");
        play.march(Caesar, "Mare Tyrrhenum", "Neapolis", "c-navis-1");
        play.act(Caesar, end_moves());
        play.act(Caesar, main_force("Neapolis", main));
        play.to_battle();
        play.act(Pompey, pass("legio-1"));
        assert_eq!(play.acting(), [first]);
        play.refused(Caesar, fire(waiting), "7.3");
    }
}

#[test]
fn r6_2_every_border_is_open_both_ways() {
    for (one, two) in BORDERS {
        for (from, to) in [(one, two), (two, one)] {
            let mut play = draw().caesar(from, "c-navis-1").play();
            play.march(Caesar, from, to, "c-navis-1");
            assert_eq!(play.at("c-navis-1"), *to);
        }
    }
}

fn three_seas(moves: u8) -> Draw {
    draw()
        .cards("3/2", "3/2")
        .moves("caesar", moves)
        .caesar("Roma", "legio-8 legio-12 legio-13")
        .caesar("Mare Tyrrhenum", "c-navis-1")
        .caesar("Mare Internum", "c-navis-2")
        .caesar("Mare Aegypticum", "c-navis-3")
        .pompey("Alexandria", "cleopatra")
}

/// The example of an amphibious move: two legions from Roma to Antiochia.
#[test]
fn r6_3_ex_two_legions_from_roma_to_antiochia() {
    let mut play = three_seas(2).play();
    let way = ["Mare Tyrrhenum", "Mare Internum", "Mare Aegypticum"];
    play.ferry(Caesar, "legio-8", &way, "Antiochia");
    assert_eq!(left(&play), 1, "a move for each block");
    play.ferry(Caesar, "legio-12", &way, "Antiochia");
    at(&play, "legio-8 legio-12", "Antiochia");
    play.refused(Caesar, embark("legio-13", "Mare Tyrrhenum"), "6.1");
    at(&play, "legio-13", "Roma");
    assert!(play.game.public().is_friendly(Caesar, place("Antiochia")));
    assert_eq!(play.pending(), [Caesar], "all that before the second player moves");
}

#[test]
fn r6_3_every_sea_on_the_way_is_friendly() {
    let way = |draw: Draw| {
        let mut play = draw.caesar("Roma", "legio-8").caesar("Mare Tyrrhenum", "c-navis-1").play();
        play.act(Caesar, embark("legio-8", "Mare Tyrrhenum"));
        play
    };
    let play = way(draw());
    play.refused(Caesar, sail("Mare Internum"), "6.3").allowed(Caesar, land("Neapolis"));
    let play = way(draw().pompey("Mare Internum", "p-navis-1"));
    play.refused(Caesar, sail("Mare Internum"), "6.3");
    let play = way(draw().caesar("Mare Aegypticum", "c-navis-3"));
    // Friendly, but not the next.
    play.refused(Caesar, sail("Mare Aegypticum"), "6.3");
    let play = way(draw().caesar("Mare Internum", "c-navis-2"));
    play.allowed(Caesar, sail("Mare Internum"));
}

#[test]
fn r6_3_the_port_is_friendly_or_neutral_and_on_that_sea() {
    let mut play = draw()
        .caesar("Roma", "legio-8")
        .caesar("Genua", "legio-11")
        .caesar("Mare Tyrrhenum", "c-navis-1")
        .pompey("Neapolis", "legio-1")
        .play();
    play.act(Caesar, embark("legio-8", "Mare Tyrrhenum"));
    play.allowed(Caesar, land("Genua"))
        .allowed(Caesar, land("Aleria"))
        .refused(Caesar, land("Neapolis"), "6.3")
        .refused(Caesar, land("Roma"), "6.3");
    for elsewhere in ["Syracusae", "Asculum"] {
        play.refused(Caesar, land(elsewhere), "6.3");
    }
    play.act(Caesar, land("Aleria"));
    at(&play, "legio-8", "Aleria");
}

#[test]
fn r6_3_no_landing_in_a_contested_port() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1")
        .pompey("Utica", "legio-39")
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.end(Caesar);
    play.act(Pompey, embark("legio-39", "Mare Tyrrhenum"));
    play.refused(Pompey, land("Roma"), "6.3").allowed(Pompey, land("Neapolis"));
}

#[test]
fn r6_3_only_from_ports_and_only_land_blocks() {
    let play = draw()
        .caesar("Lugdunum", "legio-8")
        .caesar("Massilia", "c-navis-1 legio-9")
        .caesar("Mare Hispanum", "c-navis-2")
        .play();
    play.refused(Caesar, embark("c-navis-1", "Mare Hispanum"), "6.3")
        .refused(Caesar, embark("legio-8", "Mare Hispanum"), "6.3")
        .allowed(Caesar, embark("legio-9", "Mare Hispanum"));
}

#[test]
fn r6_3_before_all_other_moves() {
    let mut play = three_seas(3).caesar("Narbo", "legio-7").play();
    play.ferry(Caesar, "legio-8", &["Mare Tyrrhenum"], "Aleria");
    play.march(Caesar, "Narbo", "Massilia", "legio-7");
    play.refused(Caesar, embark("legio-12", "Mare Tyrrhenum"), "6.3");
}

#[test]
fn r6_3_a_sea_is_friendly_before_any_other_move() {
    // A fleet cannot open the way in the same turn.
    let mut play =
        draw().moves("caesar", 3).caesar("Roma", "legio-8").caesar("Neapolis", "c-navis-1").play();
    play.refused(Caesar, embark("legio-8", "Mare Tyrrhenum"), "6.3");
    play.march(Caesar, "Neapolis", "Mare Tyrrhenum", "c-navis-1");
    play.refused(Caesar, embark("legio-8", "Mare Tyrrhenum"), "6.3");
}

#[test]
fn r6_3_not_by_road_and_by_sea_in_one_turn() {
    let mut play = three_seas(3).caesar("Neapolis", "legio-14").play();
    play.ferry(Caesar, "legio-8", &["Mare Tyrrhenum"], "Neapolis");
    play.act(Caesar, activate("Neapolis"));
    play.refused(Caesar, step("legio-8", "Brundisium"), "6.1")
        .allowed(Caesar, step("legio-14", "Brundisium"));
    // Nor twice over the sea.
    let mut play = three_seas(3).play();
    play.ferry(Caesar, "legio-8", &["Mare Tyrrhenum"], "Neapolis");
    play.refused(Caesar, embark("legio-8", "Mare Tyrrhenum"), "6.1");
}

#[test]
fn r6_3_a_fleet_stays_in_every_sea_crossed() {
    let mut play = three_seas(3).caesar("Mare Tyrrhenum", "c-navis-4").play();
    play.ferry(Caesar, "legio-8", &["Mare Tyrrhenum"], "Neapolis");
    play.act(Caesar, activate("Mare Tyrrhenum"));
    play.walk(Caesar, "c-navis-4", &["Mare Hispanum"]);
    play.refused(Caesar, step("c-navis-1", "Mare Hispanum"), "6.3");
    // A sea that nobody crossed may be left.
    play.act(Caesar, activate("Mare Internum"));
    play.walk(Caesar, "c-navis-2", &["Mare Hadriaticum"]);
    at(&play, "c-navis-2", "Mare Hadriaticum");
}

#[test]
fn r6_3_a_single_fleet_cannot_leave_the_sea_it_carried_over() {
    let mut play = three_seas(3).play();
    play.ferry(Caesar, "legio-8", &["Mare Tyrrhenum", "Mare Internum"], "Utica");
    for (sea, fleet) in [("Mare Tyrrhenum", "c-navis-1"), ("Mare Internum", "c-navis-2")] {
        let mut play = play.again();
        if play.game.check(Caesar.seat(), &action(activate(sea))).is_ok() {
            play.act(Caesar, activate(sea));
        }
        assert!(play.game.check(Caesar.seat(), &action(step(fleet, "Utica"))).is_err(), "{sea}");
        assert!(play.game.check(Caesar.seat(), &action(step(fleet, "Lilybaeum"))).is_err());
    }
    play.act(Caesar, activate("Mare Aegypticum"));
    play.allowed(Caesar, step("c-navis-3", "Creta"));
}

#[test]
fn r6_3_who_is_aboard_must_land_before_anything_else() {
    let mut play = three_seas(3).caesar("Genua", "legio-11").play();
    play.act(Caesar, embark("legio-8", "Mare Tyrrhenum"));
    assert_eq!(left(&play), 2);
    for other in [
        end_moves(),
        halt(),
        activate("Genua"),
        embark("legio-12", "Mare Tyrrhenum"),
        step("legio-8", "Neapolis"),
    ] {
        assert!(play.game.check(Caesar.seat(), &action(other.clone())).is_err(), "{other}");
    }
    play.act(Caesar, land("Genua"));
    play.allowed(Caesar, embark("legio-12", "Mare Tyrrhenum")).allowed(Caesar, end_moves());
}

#[test]
fn r6_3_a_port_taken_over_sea_is_friendly_for_levies() {
    let mut play = three_seas(1).play();
    play.ferry(Caesar, "legio-8", &["Mare Tyrrhenum"], "Neapolis");
    play.act(Caesar, end_moves());
    play.allowed(Caesar, levy("legio-18", "Neapolis"));
}

#[test]
fn r6_3_a_block_embarks_on_a_sea_of_its_port() {
    let play = three_seas(2).play();
    play.refused(Caesar, embark("legio-8", "Mare Internum"), "6.3")
        .allowed(Caesar, embark("legio-8", "Mare Tyrrhenum"));
}

#[test]
fn r6_3_unpinned_blocks_leave_a_contested_city_by_sea() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1 legio-2")
        .pompey("Mare Tyrrhenum", "p-navis-1")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.end(Caesar);
    play.ferry(Pompey, "legio-2", &["Mare Tyrrhenum"], "Utica");
    at(&play, "legio-2", "Utica");
    play.refused(Pompey, embark("legio-1", "Mare Tyrrhenum"), "6.13");
}

#[test]
fn r6_3_a_contested_sea_carries_nobody() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Mare Hispanum", "c-navis-1")
        .pompey("Roma", "legio-1")
        .pompey("Mare Tyrrhenum", "p-navis-1 p-navis-2")
        .play();
    play.march(Caesar, "Mare Hispanum", "Mare Tyrrhenum", "c-navis-1");
    play.end(Caesar);
    play.refused(Pompey, embark("legio-1", "Mare Tyrrhenum"), "6.3");
}

#[test]
fn r6_3_nobody_sets_out_without_a_port_to_land_in() {
    // Propontis has two ports: the one that is left and an enemy one.
    let position = || draw().caesar("Byzantium", "legio-8").caesar("Propontis", "c-navis-1");
    position().pompey("Nicomedia", "legio-1").play().refused(
        Caesar,
        embark("legio-8", "Propontis"),
        "6.3",
    );
    position().play().allowed(Caesar, embark("legio-8", "Propontis"));
}

fn levies(left: u8) -> Draw {
    draw().cards("2/3", "2/3").levies("caesar", left)
}

#[test]
fn r6_4_a_levy_is_a_step_or_a_new_block() {
    let mut play =
        levies(3).caesar("Genua", "legio-8:1 legio-9:2").pompey("Utica", "legio-39:1").play();
    play.act(Caesar, reinforce("legio-8"));
    assert_eq!((play.step("legio-8"), left(&play)), (2, 2));
    play.act(Caesar, reinforce("legio-8"));
    assert_eq!((play.step("legio-8"), left(&play)), (3, 1), "several steps for one block");
    play.refused(Caesar, reinforce("legio-8"), "6.4");
    play.act(Caesar, levy("legio-11", "Genua"));
    assert_eq!((play.at("legio-11"), play.step("legio-11")), ("Genua".into(), 1));
    // That was the third.
    play.refused(Caesar, reinforce("legio-9"), "6.4");
    play.end(Caesar);
    assert_eq!(play.pending(), [Pompey]);
}

/// Everybody sees where a block is turned to its next step, and not which.
#[test]
fn r6_4_all_see_where_a_block_is_reinforced() {
    let mut play =
        levies(3).caesar("Genua", "legio-8:1 legio-9:2").pompey("Utica", "legio-39:1").play();
    let mut other =
        levies(3).caesar("Genua", "legio-8:1 legio-9:2").pompey("Utica", "legio-39:1").play();
    play.act(Caesar, reinforce("legio-8"));
    other.act(Caesar, reinforce("legio-9"));
    assert_eq!(play.view(None)["public"]["phase"]["reinforced"], json!(["Genua"]));
    assert_eq!(play.view(Some(Pompey)), other.view(Some(Pompey)));
}

#[test]
fn r6_4_a_new_block_may_be_strengthened_at_once() {
    let mut play = levies(3).caesar("Genua", "legio-8").pompey("Utica", "legio-39").play();
    play.act(Caesar, levy("legio-11", "Genua")).act(Caesar, reinforce("legio-11"));
    assert_eq!(play.step("legio-11"), 2);
    // And several new blocks may come to one city.
    play.act(Caesar, levy("legio-12", "Genua"));
    at(&play, "legio-8 legio-11 legio-12", "Genua");
}

#[test]
fn r6_4_kinds_and_where_they_are_levied() {
    let play = levies(3)
        .caesar("Massilia", "legio-7")
        .caesar("Genua", "legio-8")
        .caesar("Lugdunum", "legio-9")
        .pompey("Utica", "legio-39")
        .set("trophies", json!(["antonius"]))
        .play();
    for anywhere in ["octavian", "c-auxilia-1", "c-auxilia-4", "c-ballista"] {
        for city in ["Massilia", "Genua", "Lugdunum"] {
            play.allowed(Caesar, levy(anywhere, city));
        }
        play.refused(Caesar, levy(anywhere, "Roma"), "6.4").refused(
            Caesar,
            levy(anywhere, "Utica"),
            "6.4",
        );
    }
    play.allowed(Caesar, levy("legio-11", "Genua"))
        .refused(Caesar, levy("legio-11", "Massilia"), "6.4")
        .refused(Caesar, levy("legio-17", "Roma"), "6.4")
        .allowed(Caesar, levy("c-equitatus-1", "Lugdunum"))
        .refused(Caesar, levy("c-equitatus-1", "Genua"), "6.4")
        .allowed(Caesar, levy("c-navis-1", "Massilia"))
        .refused(Caesar, levy("c-navis-1", "Genua"), "6.4")
        .refused(Caesar, levy("c-navis-1", "Lugdunum"), "6.4");
}

#[test]
fn r6_4_the_elephant_comes_from_utica() {
    let mut play =
        draw().levies("pompey", 2).pompey("Utica", "legio-39").pompey("Badias", "legio-1").play();
    play.refused(Pompey, levy("elephant", "Badias"), "6.4");
    play.act(Pompey, levy("elephant", "Utica"));
    assert_eq!(play.step("elephant"), 1, "its lower step");
    play.allowed(Pompey, reinforce("elephant"));
}

#[test]
fn r6_4_fleets_are_repaired_in_any_port_but_not_at_sea() {
    let play = levies(2)
        .caesar("Roma", "c-navis-1:1")
        .caesar("Massilia", "c-navis-2:1")
        .caesar("Mare Tyrrhenum", "c-navis-3:1")
        .play();
    play.allowed(Caesar, reinforce("c-navis-1")).allowed(Caesar, reinforce("c-navis-2")).refused(
        Caesar,
        reinforce("c-navis-3"),
        "6.4",
    );
}

#[test]
fn r6_4_a_fleet_alone_makes_a_port_friendly() {
    let play = levies(2).caesar("Neapolis", "c-navis-1").play();
    play.allowed(Caesar, levy("legio-18", "Neapolis"))
        .allowed(Caesar, levy("c-auxilia-1", "Neapolis"))
        .allowed(Caesar, levy("c-navis-2", "Neapolis"));
}

#[test]
fn r6_4_nothing_is_levied_in_contested_or_vacant_or_enemy_cities() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8:1 legio-12:1")
        .pompey("Roma", "legio-2:1")
        .pompey("Utica", "legio-39:1")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.act(Caesar, end_moves());
    play.refused(Caesar, reinforce("legio-8"), "6.4")
        .refused(Caesar, levy("legio-17", "Roma"), "6.4")
        .refused(Caesar, levy("c-auxilia-1", "Utica"), "6.4")
        .refused(Caesar, levy("c-auxilia-1", "Massilia"), "6.4")
        .allowed(Caesar, reinforce("legio-12"));
    play.end(Caesar);
    play.act(Pompey, end_moves());
    play.refused(Pompey, reinforce("legio-2"), "6.4")
        .refused(Pompey, levy("legio-1", "Roma"), "6.4")
        .allowed(Pompey, reinforce("legio-39"));
}

#[test]
fn r6_4_a_block_of_the_enemy_cannot_be_levied() {
    let play = levies(2).caesar("Roma", "legio-8").pompey("Utica", "legio-39:1").play();
    let refused = |value| play.game.check(Caesar.seat(), &action(value)).is_err();
    assert!(refused(levy("legio-1", "Roma")));
    assert!(refused(levy("p-auxilia-1", "Roma")));
    assert!(refused(reinforce("legio-39")));
}

#[test]
fn r6_4_the_number_of_levies_is_that_of_the_card() {
    for (card, number) in [("4/1", 1), ("2/2", 2), ("1/3", 3)] {
        let mut play = draw()
            .cards(card, "2/1")
            .moves("caesar", 1)
            .caesar("Genua", "legio-8:1 legio-12:1 legio-11:1 legio-13:1")
            .pompey("Utica", "legio-39")
            .play();
        play.act(Caesar, end_moves());
        assert_eq!(left(&play), number, "{card}");
        for block in ["legio-8", "legio-12", "legio-11"].iter().take(number as usize) {
            play.act(Caesar, reinforce(block));
        }
        play.refused(Caesar, reinforce("legio-13"), "6.4");
        assert_eq!(play.step("legio-13"), 1);
    }
}
