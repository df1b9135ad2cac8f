//! What a table does of its own accord where a game has use for it: it keeps the time that the rules
//! give, and lets people begin with sensible standing orders. Most games need neither.

use std::any::Any;

use kernel::{Game, Rules as _, Seat};
use serde_json::{Value, json};

/// How long a seat has for what it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeLimit {
    /// The minutes that the rules give.
    pub minutes: u8,
    /// The action that is taken for who has not finished then.
    pub then: Value,
}

/// How long the seat has for what it is asked now; none where the rules leave it all the time.
pub fn time_limit<G: Game>(game: &G, seat: Seat) -> Option<TimeLimit> {
    let alesia = (game as &dyn Any).downcast_ref::<alesia::State>()?;
    let minutes = alesia.minutes(seat)?;
    Some(TimeLimit { minutes, then: json!(alesia::Action::TimeUp) })
}

/// The standing orders with which a person begins at this seat who has given none: such that nobody
/// need wait for routine answers. Everybody may change and lift them.
pub fn usual_orders(game: &str, seat: &str) -> Vec<Value> {
    let roman = matches!(seat, "roman" | "labienus");
    if game == alesia::State::info().id && roman {
        alesia::USUAL_ORDERS.iter().map(|order| json!(order)).collect()
    } else {
        Vec::new()
    }
}
