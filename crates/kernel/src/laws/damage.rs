//! Positions that somebody has damaged are refused, or can be played.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand_core::Rng as _;
use serde_json::Value;

use super::{Case, Effort, Walk, walk::below};
use crate::{Game, Lang, Pending, Rng, SeededDice, Viewer};

/// How far a damaged position is played.
const DECISIONS: usize = 5;

/// How often each position is damaged.
const TRIES: usize = 6;

/// Takes positions out of random games, changes something in each, and plays those that are accepted:
/// a document may be refused, but it never ends the program.
///
/// # Panics
/// When a position that was accepted cannot be shown or played.
pub fn damaged_positions<G: Game>(case: &Case<G>, effort: Effort) {
    let mut faults = BTreeSet::new();
    for number in effort.numbers() {
        let mut walk = Walk::new(case, 0x1a78, number, effort.longest);
        while let Some((seat, action)) = walk.decision() {
            if walk.now_and_then(effort.every) {
                let (game, rng) = walk.parts();
                let whole = serde_json::to_value(crate::position(game)).expect("a document");
                let found = (0..TRIES).filter_map(|_| harm::<G>(case, &whole, rng));
                faults.extend(found.map(|fault| format!("game {number}, {fault}")));
            }
            walk.go(seat, &action);
        }
    }
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

/// Damages a position and tries it out; says what went wrong.
fn harm<G: Game>(case: &Case<G>, whole: &Value, rng: &mut Rng) -> Option<String> {
    let mut broken = whole.clone();
    let what: Vec<String> = (0..=below(rng, 3)).map(|_| damage(&mut broken, whole, rng)).collect();
    let panic = catch_unwind(AssertUnwindSafe(|| try_out::<G>(case, broken, rng))).err()?;
    let why = match (panic.downcast_ref::<String>(), panic.downcast_ref::<&str>()) {
        (Some(why), _) => why,
        (None, Some(why)) => *why,
        (None, None) => "",
    };
    Some(format!("{}: {why}", what.join("; ")))
}

/// Shows and plays a position for a while, if it is accepted.
fn try_out<G: Game>(case: &Case<G>, document: Value, rng: &mut Rng) {
    let Ok(position) = serde_json::from_value::<G::Position>(document) else { return };
    let Ok(mut game) = G::restore(case.pack, &position) else { return };
    let mut dice = SeededDice::new(0x1a79, rng.next_u64());
    let mut offers = Vec::new();
    for _ in 0..DECISIONS {
        let Pending::Seats(pending, _) = game.pending() else { return };
        let Some(seat) = pending.iter().next() else { return };
        crate::offers(&game, seat, &mut offers);
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let shown = if viewer == Viewer::Spectator { &[][..] } else { &offers[..] };
            crate::scene::<G>(game.pack(), &game.view(viewer), shown, Lang::En);
        }
        if offers.is_empty() {
            return;
        }
        let action = offers[below(rng, offers.len())];
        crate::apply(&mut game, seat, &action, &mut dice, None);
    }
}

/// Changes one thing somewhere; says what.
fn damage(document: &mut Value, whole: &Value, rng: &mut Rng) -> String {
    let path = somewhere(whole, rng);
    let Some(at) = document.pointer_mut(&path) else { return format!("{path} is gone") };
    let before = at.to_string();
    let other = anything(whole, rng);
    match at {
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            *at = [0, 1, 2, 99, 255, near + 1, near - 1][below(rng, 7)].into();
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) if rng.next_u64().is_multiple_of(3) => {
            *text = text.chars().map(|letter| garbled(letter, rng)).collect();
        }
        Value::String(_) => {
            *at = std::iter::repeat_with(|| anything(whole, rng))
                .take(200)
                .find(Value::is_string)
                .unwrap_or(other);
        }
        Value::Array(items) if !items.is_empty() && rng.next_u64().is_multiple_of(2) => {
            items.remove(below(rng, items.len()));
        }
        Value::Array(items) => items.push(other),
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(below(rng, fields.len())).expect("a field").clone();
            fields.remove(&key);
        }
        Value::Object(_) | Value::Null => *at = other,
    }
    let after = at.to_string();
    let short = |text: &str| text.chars().take(160).collect::<String>();
    format!("{path}: {} for {}", short(&after), short(&before))
}

/// Now and then another digit.
fn garbled(letter: char, rng: &mut Rng) -> char {
    let digit = char::from_digit(below(rng, 10) as u32, 10);
    digit.filter(|_| letter.is_ascii_digit() && rng.next_u64().is_multiple_of(2)).unwrap_or(letter)
}

/// The path of something in a document: lists and tables themselves, or something in them.
fn somewhere(document: &Value, rng: &mut Rng) -> String {
    let (mut at, mut path) = (document, String::new());
    while !rng.next_u64().is_multiple_of(4)
        && let Some((key, value)) = part(at, rng)
    {
        (at, path) = (value, format!("{path}/{key}"));
    }
    path
}

/// Some value of a document, or a key of it as a text.
fn anything(document: &Value, rng: &mut Rng) -> Value {
    let mut at = document;
    while let Some((key, value)) = part(at, rng) {
        if at.is_object() && rng.next_u64().is_multiple_of(6) {
            return Value::String(key);
        }
        at = value;
    }
    at.clone()
}

/// Some part of a list or a table.
fn part<'a>(whole: &'a Value, rng: &mut Rng) -> Option<(String, &'a Value)> {
    if let Some(fields) = whole.as_object() {
        let (key, value) = fields.iter().nth(below(rng, fields.len()))?;
        return Some((key.clone(), value));
    }
    let items = whole.as_array()?;
    let index = below(rng, items.len());
    Some((index.to_string(), items.get(index)?))
}
