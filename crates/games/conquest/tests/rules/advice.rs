//! What the bots make of a position: the plan, and whole battles between them.

use bots::{Budget, GameResult};
use conquest::{Aspect, Conquest, Side, State};
use kernel::{FastDice, Seat, Setup};
use serde_json::json;

use crate::play::*;

/// Lets the greedy bots decide for both sides until a phase of another name waits at the top.
fn greedy_while(play: &mut Play, phases: &[&str]) {
    let mut offers = Vec::new();
    for _ in 0..200 {
        if !phases.contains(&play.top().as_str()) {
            return;
        }
        let kernel::Pending::Seats(seats, _) = kernel::Rules::pending(&play.game) else { return };
        let seat = seats.iter().next().expect("somebody decides");
        let mut bot = bots::level::<State>("greedy", 1).expect("there is a greedy bot");
        let budget = Budget::unlimited();
        let choice = bots::decide(bot.as_mut(), &play.game, seat, &mut offers, &budget);
        let action = serde_json::to_value(offers[choice]).expect("actions are documents");
        play.may_roll(&[6; 12]);
        play.act(Side::of(seat), action);
    }
    panic!("the bots do not come to an end of {phases:?}");
}

/// What the greedy bot does now.
fn greedy(play: &Play, side: Side) -> serde_json::Value {
    let mut offers = Vec::new();
    let mut bot = bots::level::<State>("greedy", 1).expect("there is a greedy bot");
    let choice =
        bots::decide(bot.as_mut(), &play.game, side.seat(), &mut offers, &Budget::unlimited());
    serde_json::to_value(offers[choice]).expect("actions are documents")
}

/// A cohort that can reach the flank of a warband does not run against its front.
#[test]
fn r8_36_bots_go_for_the_flank() {
    let mut play = field("bibracte")
        .unit("he-8", "2619", "E")
        .unit("vii-1", "2817", "W")
        .leader("trebonius", "2917")
        .leader("divico", "2219")
        .calm("helvetii")
        .individual("trebonius");
    play.order(Side::Rome, "vii-1");
    greedy_while(&mut play, &["move", "react", "leave"]);
    let from = play.game.piece(unit("vii-1")).spot.hex().expect("it stands");
    let aspect = play.game.aspect(unit("he-8"), from);
    assert_ne!(aspect, Aspect::Front, "it stands in {from}");
    assert!(play.has("vii-1", "must-check"), "it attacks from {from}");
}

/// Light horse before cohorts that still have their pila keeps away from their front (8.36).
#[test]
fn r8_36_bots_do_not_ride_against_pila() {
    let mut play = field("britannia")
        .set("awake", json!(true))
        .unit("calc-1", "1916", "E")
        .unit("vii-1", "2116", "W")
        .unit("vii-2", "2115", "W")
        .unit("vii-3", "2117", "W")
        .leader("cingetorix", "1816")
        .individual("cingetorix");
    greedy_while(&mut play, &["orders", "move", "react", "leave", "harass", "reply"]);
    assert!(!play.has("calc-1", "must-check"), "{}", play.at("calc-1"));
}

/// 4.62: a legate who stands alone does not wait for the warband that has come next to him.
#[test]
fn r4_62_bots_take_lone_leaders_away() {
    let mut play = field("bibracte")
        .unit("he-8", "2619", "E")
        .leader("divico", "2419")
        .leader("trebonius", "2819")
        .calm("helvetii")
        .individual("divico");
    play.order(Side::Tribes, "he-8").steps(Side::Tribes, &["2719"]);
    assert_eq!(greedy(&play, Side::Rome)["do"], json!("leader_away"));
}

/// 6.51: skirmishers do not wait for a warband.
#[test]
fn r6_51_bots_withdraw_skirmishers() {
    let mut play = field("bibracte")
        .unit("he-8", "2619", "E")
        .unit("cre-1", "2919", "W")
        .leader("divico", "2419")
        .leader("caesar", "3419")
        .calm("helvetii")
        .individual("divico");
    play.order(Side::Tribes, "he-8").steps(Side::Tribes, &["2719"]);
    assert_eq!(greedy(&play, Side::Rome)["do"], json!("withdraw"));
}

/// 10.41: a chief who stands with a routed warband rallies it before anything else.
#[test]
fn r10_41_bots_rally() {
    let play = field("bibracte")
        .piece("he-8", json!({"spot": "1219", "facing": 3, "marks": ["routed"]}))
        .unit("he-9", "1319", "E")
        .unit("vii-1", "3119", "W")
        .leader("nammeius", "1219")
        .leader("trebonius", "3219")
        .individual("nammeius");
    assert_eq!(greedy(&play, Side::Tribes), json!({"do": "rally", "unit": "he-8"}));
}

/// 10.14: a legate without an enemy in reach lets his worst cohort recover.
#[test]
fn r10_14_bots_recover() {
    let play = field("bibracte")
        .piece("vii-1", json!({"spot": "3119", "facing": 9, "hits": 4}))
        .piece("vii-2", json!({"spot": "3121", "facing": 9, "hits": 1}))
        .unit("he-9", "1319", "E")
        .leader("nammeius", "1219")
        .leader("trebonius", "3219")
        .individual("trebonius");
    assert_eq!(greedy(&play, Side::Rome), json!({"do": "recover", "unit": "vii-1"}));
}

/// A tribe does not run into the enemy one by one: until its mass is near it stays out of reach.
#[test]
fn bots_gather_before_they_charge() {
    let mut board = field("bibracte").leader("nammeius", "2019").leader("trebonius", "3419");
    for (name, hex) in [("he-1", "2119"), ("he-2", "2120"), ("he-3", "2118")] {
        board = board.unit(name, hex, "E");
    }
    for (name, hex) in [("he-4", "0919"), ("he-5", "0920"), ("he-6", "0918"), ("he-7", "0917")] {
        board = board.unit(name, hex, "E");
    }
    for (name, hex) in [("vii-1", "3119"), ("vii-2", "3120"), ("vii-3", "3118")] {
        board = board.unit(name, hex, "W");
    }
    let mut play = board.individual("nammeius");
    play.order(Side::Tribes, "he-1");
    greedy_while(&mut play, &["move", "react"]);
    let hex = play.game.piece(unit("he-1")).spot.hex().expect("it stands");
    let far = Conquest::pack().battle(conquest::Field::BIBRACTE).grid.distance(hex, hex_of("3119"));
    assert!(far >= 6, "it is {far} hexes away");
}

fn hex_of(text: &str) -> geometry::hex::Hex {
    hex(text.parse().expect("a number of a hex"))
}

/// Two greedy bots fight a battle to its end, and an army flees before time is up.
#[test]
fn bots_fight_until_an_army_flees() {
    let setup = Setup { scenario: "lutetia".to_owned(), ..Setup::default() };
    let mut bots: Vec<_> = (0..2)
        .map(|seat| bots::level::<State>("greedy", seat).expect("there is a greedy bot"))
        .collect();
    let mut dice = FastDice::new(1);
    let played = bots::play_out::<State>(
        Conquest::pack(),
        &setup,
        &mut bots,
        &mut dice,
        10_000,
        &mut Vec::new(),
    );
    let GameResult { outcome, actions } = played.expect("the set-up is good");
    let outcome = outcome.expect("the battle ends");
    assert_eq!(outcome.rule.0, "10.61", "after {actions} actions");
    assert!(outcome.winners.contains(Seat(0)) != outcome.winners.contains(Seat(1)));
}
