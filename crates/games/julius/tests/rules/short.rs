//! Short words for actions, and a few walks through the parts of a turn that a test does not look
//! at.

use julius::{Julius, Side, State};
use kernel::{ScriptedDice, SeededDice, Setup};
use serde_json::{Value, json};

use crate::play::{Draw, Play};

pub(crate) fn swap(block: &str, with: &str) -> Value {
    json!({"do": "swap", "block": block, "with": with})
}

pub(crate) fn end_deployment() -> Value {
    json!({"do": "end_deployment"})
}

pub(crate) fn discard(card: &str) -> Value {
    json!({"do": "discard", "card": card})
}

pub(crate) fn play_card(card: &str) -> Value {
    json!({"do": "play", "card": card})
}

pub(crate) fn suborn(at: &str, wood: &str) -> Value {
    json!({"do": "suborn", "at": at, "wood": wood})
}

pub(crate) fn receive(to: &str) -> Value {
    json!({"do": "receive", "to": to})
}

pub(crate) fn erupt(city: &str) -> Value {
    json!({"do": "erupt", "city": city})
}

pub(crate) fn forgo() -> Value {
    json!({"do": "forgo"})
}

pub(crate) fn activate(place: &str) -> Value {
    json!({"do": "activate", "place": place})
}

pub(crate) fn step(block: &str, to: &str) -> Value {
    json!({"do": "step", "block": block, "to": to})
}

pub(crate) fn halt() -> Value {
    json!({"do": "halt"})
}

pub(crate) fn embark(block: &str, sea: &str) -> Value {
    json!({"do": "embark", "block": block, "sea": sea})
}

pub(crate) fn sail(sea: &str) -> Value {
    json!({"do": "sail", "sea": sea})
}

pub(crate) fn land(port: &str) -> Value {
    json!({"do": "land", "port": port})
}

pub(crate) fn end_moves() -> Value {
    json!({"do": "end_moves"})
}

pub(crate) fn main_force(place: &str, from: &str) -> Value {
    json!({"do": "main_force", "place": place, "from": from})
}

pub(crate) fn surprise(place: &str) -> Value {
    json!({"do": "surprise", "place": place})
}

pub(crate) fn levy(block: &str, city: &str) -> Value {
    json!({"do": "levy", "block": block, "city": city})
}

pub(crate) fn reinforce(block: &str) -> Value {
    json!({"do": "reinforce", "block": block})
}

pub(crate) fn end_levies() -> Value {
    json!({"do": "end_levies"})
}

pub(crate) fn fight(place: &str) -> Value {
    json!({"do": "fight", "place": place})
}

pub(crate) fn fire(block: &str) -> Value {
    json!({"do": "fire", "block": block})
}

pub(crate) fn pass(block: &str) -> Value {
    json!({"do": "pass", "block": block})
}

pub(crate) fn retreat(block: &str, to: &str) -> Value {
    json!({"do": "retreat", "block": block, "to": to})
}

pub(crate) fn retreat_by_sea(block: &str, sea: &str, to: &str) -> Value {
    json!({"do": "retreat_by_sea", "block": block, "sea": sea, "to": to})
}

pub(crate) fn take_hit(block: &str) -> Value {
    json!({"do": "take_hit", "block": block})
}

pub(crate) fn regroup(block: &str, to: &str) -> Value {
    json!({"do": "regroup", "block": block, "to": to})
}

pub(crate) fn harbour(block: &str, port: &str) -> Value {
    json!({"do": "harbour", "block": block, "port": port})
}

pub(crate) fn disband(block: &str) -> Value {
    json!({"do": "disband", "block": block})
}

pub(crate) fn end_disbanding() -> Value {
    json!({"do": "end_disbanding"})
}

/// A game from the beginning, with options that differ from their defaults.
pub(crate) fn start(seed: u64, options: &[(&str, &str)]) -> Play {
    let set = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let setup = Setup { scenario: String::new(), set };
    let mut dice = ScriptedDice::then_seeded([], SeededDice::new(seed, 0));
    let game = kernel::start::<State>(Julius::pack(), &setup, &mut dice, None)
        .unwrap_or_else(|error| panic!("{error}"));
    Play { game, dice }
}

/// The same table once more, to try something else on it.
pub(crate) fn copy(play: &Play) -> Play {
    Play { game: play.game.clone(), dice: ScriptedDice::new([]) }
}

/// Whether a position document describes a table that can be.
pub(crate) fn is_possible(position: &Value) -> bool {
    serde_json::from_value::<<State as kernel::Known>::Position>(position.clone())
        .is_ok_and(|position| kernel::restore::<State>(Julius::pack(), &position).is_ok())
}

/// Places one block in each of these places.
pub(crate) fn spread(mut draw: Draw, side: Side, blocks: &[&str], places: &[&str]) -> Draw {
    assert!(places.len() <= blocks.len(), "there are not enough blocks");
    for (place, block) in places.iter().zip(blocks) {
        draw = match side {
            Side::Caesar => draw.caesar(place, block),
            Side::Pompey => draw.pompey(place, block),
        };
    }
    draw
}

/// Moves a block of an active group along a way and stops it at the end.
#[track_caller]
pub(crate) fn march(play: &mut Play, side: Side, block: &str, way: &[&str]) {
    for to in way {
        play.act(side, step(block, to));
    }
    stop(play, side);
}

/// Stops the block in motion, if it could still go on.
#[track_caller]
pub(crate) fn stop(play: &mut Play, side: Side) {
    if !play.position()["phase"]["going"].is_null() {
        play.act(side, halt());
    }
}

/// Spends a move on a place and moves its blocks one step to another.
#[track_caller]
pub(crate) fn attack(play: &mut Play, side: Side, from: &str, blocks: &str, to: &str) {
    play.act(side, activate(from));
    for block in blocks.split_whitespace() {
        march(play, side, block, &[to]);
    }
}

/// Carries a block over one or more seas.
#[track_caller]
pub(crate) fn ferry(play: &mut Play, side: Side, block: &str, seas: &[&str], port: &str) {
    play.act(side, embark(block, seas[0]));
    for sea in &seas[1..] {
        play.act(side, sail(sea));
    }
    play.act(side, land(port));
}

/// Ends a side's moves and levies, whichever of the two it is still in.
#[track_caller]
pub(crate) fn end_part(play: &mut Play, side: Side) {
    let is_in = |play: &Play, phase: &str| {
        play.phase() == phase && play.position()["phase"]["side"] == side.name()
    };
    if is_in(play, "moves") {
        play.act(side, end_moves());
    }
    if is_in(play, "levies") {
        play.act(side, end_levies());
    }
}

/// Ends moves and levies of whoever is asked until something else is asked.
#[track_caller]
pub(crate) fn to_battle(play: &mut Play) {
    loop {
        let phase = play.phase();
        if phase != "moves" && phase != "levies" {
            return;
        }
        let side = play.pending()[0];
        play.act(side, if phase == "moves" { end_moves() } else { end_levies() });
    }
}

/// The block whose turn it is in a battle, as far as it may pass or fire.
pub(crate) fn acting(play: &Play) -> Vec<String> {
    let mut blocks = Vec::new();
    for side in play.pending() {
        for offer in play.offers(side) {
            let offer = serde_json::to_value(offer).expect("actions can be written");
            if let Some(block) = offer["block"].as_str()
                && !blocks.iter().any(|known| known == block)
            {
                blocks.push(block.to_owned());
            }
        }
    }
    blocks
}

/// Everybody passes until this round begins.
#[track_caller]
pub(crate) fn pass_to_round(play: &mut Play, round: u64) {
    while play.phase() == "battle" && play.position()["phase"]["round"] != round {
        let side = play.pending()[0];
        let offer = play
            .offers(side)
            .into_iter()
            .map(|offer| serde_json::to_value(offer).expect("actions can be written"))
            .find(|offer| offer["do"] == "pass")
            .unwrap_or_else(|| panic!("nobody can pass in {:#}", play.position()["phase"]));
        play.act(side, offer);
    }
    assert_eq!(play.phase(), "battle", "the battle ended before round {round}");
}
