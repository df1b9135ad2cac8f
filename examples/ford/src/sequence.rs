//! 3.0, 1.1: what follows what. Only this module assigns the phase.

use kernel::{Choices, Outcome, Pending, Rule, Seat, SeatSet, Table};

use crate::action::Event;
use crate::names::{Cohort, CohortSet, Place, Side};
use crate::state::{Phase, Public, State};

/// Who must decide.
pub(crate) fn pending(public: &Public) -> Pending {
    match *public.phase.top() {
        Phase::Plan { done } => {
            let owing = Side::ALL.map(Side::seat).into_iter().filter(|seat| !done.contains(*seat));
            Pending::Seats(owing.collect(), Choices::Hidden)
        }
        Phase::March => Pending::one(Side::Roman.seat()),
        Phase::Ambush { .. } | Phase::Javelins => Pending::one(Side::Gaul.seat()),
        Phase::Over { winner } => {
            Pending::Over(Outcome { winners: SeatSet::one(winner.seat()), rule: Rule("1.1") })
        }
    }
}

impl State {
    /// 2.0: a side has planned; when both have, the first turn begins.
    pub(crate) fn planned(&mut self, seat: Seat, table: &mut Table<'_, Event>) {
        table.tell(|| Event::Planned { side: Side::of(seat) });
        let Phase::Plan { done } = self.public.phase.top_mut() else {
            panic!("plans are made before the first turn")
        };
        *done = done.with(seat);
        if *done == SeatSet::first(Side::COUNT) {
            self.public.phase.replace(Phase::March);
        }
    }

    /// 3.3: a cohort has come to a place where the ambush may lie.
    pub(crate) fn begin_ambush(&mut self, cohort: Cohort) {
        self.public.phase.push(Phase::Ambush { cohort });
    }

    /// 3.3: the march goes on.
    pub(crate) fn end_ambush(&mut self) {
        self.public.phase.pop();
    }

    /// 3.0: the march is over.
    pub(crate) fn begin_javelins(&mut self) {
        self.public.phase.replace(Phase::Javelins);
    }

    /// 3.0: the turn is over, and with the last the game (1.1).
    pub(crate) fn end_turn(&mut self, table: &mut Table<'_, Event>) {
        if self.public.turn == self.pack.turns {
            return self.end(Side::Gaul, table);
        }
        self.public.turn += 1;
        self.public.marched = CohortSet::EMPTY;
        self.public.phase.replace(Phase::March);
        let turn = self.public.turn;
        table.tell(|| Event::TurnBegan { turn });
    }

    /// 1.1: whether the eagle has come home or fallen.
    pub(crate) fn look_at_the_eagle(&mut self, table: &mut Table<'_, Event>) {
        let bearer =
            self.bearer.open(table.referee()).expect("plans are made before the first turn");
        match self.public.cohorts[bearer] {
            Some(Place::VILLAGE) => self.end(Side::Roman, table),
            None => self.end(Side::Gaul, table),
            Some(_) => {}
        }
    }

    /// 1.1.
    fn end(&mut self, winner: Side, table: &mut Table<'_, Event>) {
        self.public.phase.restart(Phase::Over { winner });
        table.tell(|| Event::Over { winner });
        table.reveal();
    }
}
