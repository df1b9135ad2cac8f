//! Moves of several steps (decision 11), and how a game without prices finds them.

use std::collections::BTreeSet;

use crate::{Game, Seat, SeededDice};

/// A move of several steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journey<A> {
    /// The actions, in order.
    pub steps: Vec<A>,
    /// What they cost in all, where steps have a price.
    pub cost: Option<i64>,
    /// Whether the piece must stop at the end.
    pub stops: bool,
}

/// The journeys of two steps and more that are found by trying every step on a copy, the shortest
/// to each place but `from`, where the piece is; `step` says where an action takes it. For games
/// where a piece goes a few steps: where it goes many, and each has its price,
/// `geometry::hex::ways` is quicker.
///
/// Nothing is tried beyond a step that rolls, reveals or hands over. Whether it does is the same in
/// every state that the seat can imagine, or else it would have shown something that can be undone:
/// a law of the kernel.
pub fn journeys_by_trying<G: Game, P: Ord>(
    game: &G,
    seat: Seat,
    from: P,
    step: impl Fn(&G::Action) -> Option<P>,
) -> Vec<Journey<G::Action>> {
    let (mut found, mut offers) = (Vec::new(), Vec::new());
    let mut known = BTreeSet::from([from]);
    let mut front = vec![(game.clone(), Vec::new())];
    while !front.is_empty() {
        let mut next = Vec::new();
        for (world, steps) in front {
            crate::offers(&world, seat, &mut offers);
            let mut last = true;
            for action in &offers {
                let Some(place) = step(action) else { continue };
                last = false;
                if !known.insert(place) {
                    continue;
                }
                let mut after = world.clone();
                let mut dice = SeededDice::new(0, 0);
                let done = crate::apply(&mut after, seat, action, &mut dice, None);
                let mut steps: Vec<G::Action> = steps.clone();
                steps.push(*action);
                if done.revocable() {
                    next.push((after, steps));
                } else if steps.len() > 1 {
                    found.push(Journey { steps, cost: None, stops: true });
                }
            }
            if steps.len() > 1 {
                found.push(Journey { steps, cost: None, stops: last });
            }
        }
        front = next;
    }
    found
}
