//! 17.7: a time for movement. The rules know no clock: they say how long a seat has, and what is done
//! for who has not finished then; whoever has the table keeps the time.

use kernel::{Seat, Table};

use crate::action::{Event, Refusal};
use crate::ids::Side;
use crate::movement;
use crate::state::{Clock, Phase, Players, Public, State, side_of};
use crate::text::seat_word;

/// Whether there is a time to keep.
pub(crate) fn check(public: &Public) -> Result<(), Refusal> {
    match public.options.clock {
        Clock::Off => Err(Refusal::NoClock {}),
        Clock::On => Ok(()),
    }
}

impl State {
    /// How many minutes a seat that moves has for it, all interruptions apart; none where it does
    /// not move now, or without the option. A Roman with one enemy has as long as with two.
    pub fn minutes(&self, seat: Seat) -> Option<u8> {
        let Phase::Movement(moves) = self.public.phase() else { return None };
        if check(&self.public).is_err() || !moves.asked.contains(seat) {
            return None;
        }
        let [gauls, roman, colleague] = self.pack.minutes;
        Some(match (side_of(seat), self.public.options.players) {
            (Side::Gaul, _) => gauls,
            (Side::Rome, Players::Two | Players::Three) => roman,
            (Side::Rome, Players::Four) => colleague,
        })
    }

    /// A seat has done: the unit on its way stops, and fire at it is due for the last time.
    pub(crate) fn time_up(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        let whose = seat_word(&self.public, seat);
        table.tell(|| Event::TimeUp { whose });
        let moves = self.moves();
        moves.late = moves.late.with(seat);
        if moves.of(seat).is_some() {
            self.halt(seat, table);
        }
        self.end_late(table);
    }

    /// What a seat owes is completed, and its movement is over, once its last unit stands.
    pub(crate) fn end_late(&mut self, table: &mut Table<'_, Event>) {
        loop {
            let Phase::Movement(moves) = *self.public.phase() else { return };
            let done = |seat: &Seat| moves.late.contains(*seat) && moves.of(*seat).is_none();
            let Some(seat) = moves.asked.iter().find(done) else { return };
            // 20.3: archers and slingers get out of Gallic zones by the first way that there is.
            match movement::must_leave(self.eyes(seat), &moves) {
                Some((unit, to)) => {
                    self.step(seat, unit, to, table);
                    if !self.is_over() && self.moves().of(seat).is_some() {
                        self.halt(seat, table);
                    }
                }
                None => self.finish_moves(seat, table),
            }
        }
    }
}
