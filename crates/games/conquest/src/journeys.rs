//! Moves of several steps with their turns (decision 11): tried out step by step, for what a step
//! costs depends on where the unit faces and on who may answer it.
//!
//! What a step costs is known before it is tried, so that a way is tried only where no cheaper one
//! has come: once for each hex and facing.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use geometry::hex::{Direction, Facing, Hex};
use kernel::{Done, Journey, Rules as _, Seat, SeededDice};

use crate::action::Action;
use crate::ids::Unit;
use crate::movement::VERTICES;
use crate::state::{Mark, Phase, Stage, State};

/// Where a moving unit stands and faces.
type Stand = (Hex, u8);

/// What a way costs: the points, and of ways that cost the same the one of fewer actions.
type Price = (u8, u8);

/// A way on which nothing was rolled and nobody was asked.
struct Trial {
    /// The way that it goes on from, and by which action.
    last: Option<(usize, Action)>,
    price: Price,
    after: Box<State>,
}

/// A hex that can be reached.
struct Goal {
    cost: u8,
    stops: bool,
    steps: Vec<Action>,
}

impl State {
    /// The journeys of a unit: of its stack, if that may be ordered with it. To each hex the cheapest
    /// way, and of those the one on which it turns least.
    pub(crate) fn marches(&self, seat: Seat, piece: &str) -> Vec<Journey<Action>> {
        let Ok(unit) = piece.parse::<Unit>() else { return Vec::new() };
        if !self.battle.has(unit) || !self.pending().seats().contains(seat) {
            return Vec::new();
        }
        let top = self.public.phase.top();
        let begun = if top.moving().is_some_and(|moving| moving.unit == unit) {
            None
        } else if let Phase::Orders(_) = top
            && let Some(order) = self.order_to_march(seat, unit)
        {
            Some(order)
        } else {
            return Vec::new();
        };
        let mut start = Box::new(self.clone());
        if let Some(order) = begun
            && !take(&mut start, seat, order).revocable()
        {
            return Vec::new();
        }
        let goals = walk(seat, unit, start, false).into_values();
        let whole = |goal: Goal| {
            let steps: Vec<Action> = begun.into_iter().chain(goal.steps).collect();
            Journey { steps, cost: Some(goal.cost.into()), stops: goal.stops }
        };
        goals.map(whole).filter(|journey| journey.steps.len() > 1).collect()
    }

    /// The order by which a unit, or its stack, begins its journeys.
    fn order_to_march(&self, seat: Seat, unit: Unit) -> Option<Action> {
        let orders = [Action::OrderStack { unit }, Action::Order { unit }];
        orders.into_iter().find(|order| self.judge(seat, order).is_ok())
    }

    /// Whether a unit that waits for orders has a journey: the first that is found answers.
    pub(crate) fn has_a_way(&self, unit: Unit) -> bool {
        let seat = self.side(unit).seat();
        let Some(order) = self.order_to_march(seat, unit) else { return false };
        let mut start = Box::new(self.clone());
        take(&mut start, seat, order).revocable() && !walk(seat, unit, start, true).is_empty()
    }
}

/// Everywhere that a unit on the move can go, or the nearest hex alone.
fn walk(seat: Seat, unit: Unit, start: Box<State>, nearest: bool) -> BTreeMap<Hex, Goal> {
    let mut goals = BTreeMap::new();
    let Some(home) = start.piece(unit).spot.hex() else { return goals };
    let mut settled: BTreeSet<Stand> = BTreeSet::new();
    let mut queue = BinaryHeap::new();
    let price = (spent(&start), 0);
    let mut trials = vec![Trial { last: None, price, after: start }];
    settle(&trials, unit, 0, &mut settled, &mut queue);
    while let Some(Reverse((price, from, action))) = queue.pop() {
        let before = &trials[from].after;
        if stand_after(before, unit, action).is_none_or(|stand| settled.contains(&stand)) {
            continue;
        }
        let mut after = before.clone();
        let done = take(&mut after, seat, action);
        let trial = Trial { last: Some((from, action)), price, after };
        if let Action::Step { to } = action
            && to != home
            && !goals.contains_key(&to)
            && (!done.revocable() || may_halt(&trial.after))
        {
            let stops = !done.revocable() || !goes_on(&trial.after, unit);
            goals.insert(to, Goal { cost: price.0, stops, steps: steps(&trials, &trial) });
            if nearest {
                return goals;
            }
        }
        if done.revocable() {
            trials.push(trial);
            settle(&trials, unit, trials.len() - 1, &mut settled, &mut queue);
        }
    }
    goals
}

/// Notes where a way has come to, and what might be done next with its price.
fn settle(
    trials: &[Trial],
    unit: Unit,
    at: usize,
    settled: &mut BTreeSet<Stand>,
    queue: &mut BinaryHeap<Reverse<(Price, usize, Action)>>,
) {
    let Trial { price: (spent, length), after, .. } = &trials[at];
    let piece = after.piece(unit);
    let Some(here) = piece.spot.hex() else { return };
    settled.insert((here, piece.facing.twelfths()));
    let Phase::Move(moving) = *after.public.phase.top() else { return };
    if moving.stage != Stage::Ready {
        return;
    }
    let steps = after.battle.next(here).filter_map(|to| {
        let price = after.check_step(&moving, to).ok()?;
        Some((Action::Step { to }, price.points))
    });
    // A column faces a side, everybody else a vertex (6.43, 7.11).
    let sides = Direction::ALL.map(Facing::side);
    let facings = if piece.is(Mark::COLUMN) { sides } else { VERTICES };
    let turns = facings.into_iter().filter_map(|facing| {
        let need = after.check_pivot(&moving, facing).ok()?;
        Some((Action::Pivot { facing }, need))
    });
    for (action, cost) in steps.chain(turns) {
        let known = stand_after(after, unit, action).is_none_or(|stand| settled.contains(&stand));
        if !known {
            queue.push(Reverse(((spent + cost, length + 1), at, action)));
        }
    }
}

/// Where a unit stands and faces after a step or a turn: a column faces where it goes (6.43).
fn stand_after(state: &State, unit: Unit, action: Action) -> Option<Stand> {
    let piece = state.piece(unit);
    let here = piece.spot.hex()?;
    if let Action::Pivot { facing } = action {
        return Some((here, facing.twelfths()));
    }
    let Action::Step { to } = action else { return None };
    let facing = if piece.is(Mark::COLUMN) {
        Facing::side(state.battle.grid.direction(here, to)?)
    } else {
        piece.facing
    };
    Some((to, facing.twelfths()))
}

/// Goes on by an action that is allowed.
fn take(state: &mut State, seat: Seat, action: Action) -> Done {
    let mut dice = SeededDice::new(0, 0);
    kernel::apply(state, seat, &action, &mut dice, None)
}

/// The points that the unit on the move has spent.
fn spent(state: &State) -> u8 {
    if let Phase::Move(moving) = state.public.phase.top() { moving.spent } else { 0 }
}

/// The actions of a way in order.
fn steps(trials: &[Trial], trial: &Trial) -> Vec<Action> {
    let mut steps = Vec::new();
    let mut last = trial.last;
    while let Some((from, action)) = last {
        steps.push(action);
        last = trials[from].last;
    }
    steps.reverse();
    steps
}

/// Whether a unit can still step from where it is.
fn goes_on(state: &State, unit: Unit) -> bool {
    let Phase::Move(moving) = *state.public.phase.top() else { return false };
    let Some(here) = state.piece(unit).spot.hex() else { return false };
    state.battle.next(here).any(|to| state.check_step(&moving, to).is_ok())
}

/// Whether it may stay where it is.
fn may_halt(state: &State) -> bool {
    state.public.phase.top().moving().is_none_or(|moving| state.check_stop(&moving).is_ok())
}
