//! Moves of several steps with their turns (decision 11): tried out step by step, for what a step
//! costs depends on where the unit faces and on who may answer it.

use std::collections::BTreeMap;

use geometry::hex::{Facing, Hex};
use kernel::{Done, Journey, Rules as _, Seat, SeededDice};

use crate::action::Action;
use crate::ids::Unit;
use crate::movement::VERTICES;
use crate::state::{Phase, State};

/// Where a moving unit stands and faces.
type Stand = (Hex, u8);

/// A way on which nothing was rolled and nobody was asked.
struct Way {
    steps: Vec<Action>,
    after: State,
    /// Points spent.
    spent: u8,
}

impl State {
    /// The journeys of a unit: of its stack, if that may be ordered with it. To each hex the cheapest
    /// way, and of those the one on which it turns least.
    pub(crate) fn marches(&self, seat: Seat, piece: &str) -> Vec<Journey<Action>> {
        let Ok(unit) = piece.parse::<Unit>() else { return Vec::new() };
        if !self.battle.has(unit) || !self.pending().seats().contains(seat) {
            return Vec::new();
        }
        let begun = match *self.public.phase.top() {
            Phase::Move(moving) if moving.unit == unit => Vec::new(),
            Phase::Orders(_) => {
                let orders = [Action::OrderStack { unit }, Action::Order { unit }];
                let order = orders.into_iter().find(|order| self.judge(seat, order).is_ok());
                let Some(order) = order else { return Vec::new() };
                vec![order]
            }
            _ => return Vec::new(),
        };
        let mut start = Way { steps: Vec::new(), after: self.clone(), spent: 0 };
        for order in begun {
            if !start.take(seat, order).revocable() {
                return Vec::new();
            }
        }
        self.walk(seat, unit, start)
    }

    fn walk(&self, seat: Seat, unit: Unit, start: Way) -> Vec<Journey<Action>> {
        let Some(from) = self.piece(unit).spot.hex() else { return Vec::new() };
        let own = self.piece(unit).facing.twelfths();
        let mut best: BTreeMap<Stand, (u8, usize)> = BTreeMap::new();
        let mut found: BTreeMap<Hex, (u8, usize, bool, Vec<Action>)> = BTreeMap::new();
        best.insert((from, own), (start.spent, 0));
        let mut front = vec![start];
        while let Some(way) = front.pop() {
            let Some(here) = way.after.piece(unit).spot.hex() else { continue };
            let ahead = way.after.battle.next(here).map(|to| Action::Step { to });
            let turns = VERTICES.map(|facing| Action::Pivot { facing });
            for action in ahead.chain(turns) {
                if way.after.judge(seat, &action).is_err() {
                    continue;
                }
                let mut next = way.copy();
                let done = next.take(seat, action);
                let price = (next.spent, next.steps.len());
                if let Action::Step { to } = action {
                    let on = next.goes_on(unit);
                    let may_stop = next.may_halt();
                    let better =
                        found.get(&to).is_none_or(|(spent, steps, ..)| price < (*spent, *steps));
                    if to != from && (may_stop || !done.revocable()) && better {
                        let ends = !done.revocable() || !on;
                        found.insert(to, (price.0, price.1, ends, next.steps.clone()));
                    }
                }
                if !done.revocable() {
                    continue;
                }
                let Some(stand) = next.stand(unit) else { continue };
                if best.get(&stand).is_none_or(|known| price < *known) {
                    best.insert(stand, price);
                    let place = front
                        .partition_point(|other: &Way| (other.spent, other.steps.len()) > price);
                    front.insert(place, next);
                }
            }
        }
        let journeys = found.into_values().filter(|(_, _, _, steps)| steps.len() > 1);
        journeys
            .map(|(spent, _, stops, steps)| Journey { steps, cost: Some(spent.into()), stops })
            .collect()
    }
}

impl Way {
    fn copy(&self) -> Self {
        Self { steps: self.steps.clone(), after: self.after.clone(), spent: self.spent }
    }

    /// Goes on by an action that is allowed.
    fn take(&mut self, seat: Seat, action: Action) -> Done {
        let mut dice = SeededDice::new(0, 0);
        let done = kernel::apply(&mut self.after, seat, &action, &mut dice, None);
        self.steps.push(action);
        if let Phase::Move(moving) = *self.after.public.phase.top() {
            self.spent = moving.spent;
        }
        done
    }

    fn stand(&self, unit: Unit) -> Option<Stand> {
        let piece = self.after.piece(unit);
        let facing: Facing = piece.facing;
        Some((piece.spot.hex()?, facing.twelfths()))
    }

    /// Whether it can still step from where it is.
    fn goes_on(&self, unit: Unit) -> bool {
        let Phase::Move(moving) = *self.after.public.phase.top() else { return false };
        let Some(here) = self.after.piece(unit).spot.hex() else { return false };
        self.after.battle.next(here).any(|to| self.after.check_step(&moving, to).is_ok())
    }

    /// Whether it may stay where it is.
    fn may_halt(&self) -> bool {
        match *self.after.public.phase.top() {
            Phase::Move(moving) => self.after.check_stop(&moving).is_ok(),
            _ => true,
        }
    }
}
