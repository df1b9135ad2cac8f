//! 3.3, 4.0: what the Gauls do to those who cross.

use kernel::{Rule, Table};

use crate::action::{Event, Refusal};
use crate::names::{Cohort, Place};
use crate::state::{Phase, Public, State};

/// 3.3: the ambush is sprung where it lies.
pub(crate) fn check_spring(
    public: &Public,
    ambush: Option<Place>,
    cohort: Cohort,
) -> Result<(), Refusal> {
    let place = public.cohorts[cohort].expect("who comes into an ambush stands somewhere");
    if ambush == Some(place) { Ok(()) } else { Err(Refusal::NoAmbushHere { place }) }
}

/// 4.0: javelins reach the river.
pub(crate) fn check_throw(public: &Public, cohort: Cohort) -> Result<(), Refusal> {
    match public.cohorts[cohort] {
        None => Err(Refusal::HasFallen { cohort }),
        Some(place) if place.in_range() => Ok(()),
        Some(_) => Err(Refusal::OutOfRange { cohort }),
    }
}

impl State {
    /// 3.3.
    pub(crate) fn spring(&mut self, cohort: Cohort, table: &mut Table<'_, Event>) {
        let place = self.public.cohorts[cohort].expect("who comes into an ambush stands somewhere");
        self.public.sprung = true;
        table.tell(|| Event::Sprung { place });
        let hit = table.try_roll("ambush", 6, self.pack.ambush.into()).1;
        self.end_ambush();
        self.struck(cohort, hit, Rule("3.3"), table);
    }

    /// 3.3: they go on; whether the eagle is home is seen at the next place.
    pub(crate) fn let_pass(&mut self, table: &mut Table<'_, Event>) {
        table.tell(|| Event::Passed);
        self.end_ambush();
    }

    /// 4.0.
    pub(crate) fn throw(&mut self, cohort: Cohort, table: &mut Table<'_, Event>) {
        let hit = table.try_roll("javelin", 6, self.pack.javelin.into()).1;
        self.struck(cohort, hit, Rule("4.0"), table);
        if *self.public.phase.top() == Phase::Javelins {
            self.end_turn(table);
        }
    }

    fn struck(&mut self, cohort: Cohort, hit: bool, rule: Rule, table: &mut Table<'_, Event>) {
        if hit {
            self.public.cohorts[cohort] = None;
            table.tell(|| Event::Fell { cohort, rule });
            self.look_at_the_eagle(table);
        }
    }
}
