//! Actions in short words, as the protocol writes them.

use serde_json::{Value, json};

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

pub(crate) fn end_regroup() -> Value {
    json!({"do": "end_regroup"})
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
