//! 3.1, 3.2: cohorts go forward.

use kernel::Table;

use crate::action::{Event, Refusal};
use crate::names::{Cohort, Place};
use crate::pack::Pack;
use crate::state::{Public, State};

/// Where the cohort would go, if it may.
pub(crate) fn check_step(pack: &Pack, public: &Public, cohort: Cohort) -> Result<Place, Refusal> {
    let at = public.cohorts[cohort].ok_or(Refusal::HasFallen { cohort })?;
    let to = at.next().filter(|_| !public.marched.contains(cohort));
    let to = to.ok_or(Refusal::HasMarched { cohort })?;
    let limit = pack.bears(public.options.river);
    let there = public.cohorts.values().filter(|place| **place == Some(Place::FORD)).count();
    if to == Place::FORD && there >= usize::from(limit) {
        return Err(Refusal::FordFull { limit });
    }
    Ok(to)
}

impl State {
    /// 3.1.
    pub(crate) fn step(&mut self, cohort: Cohort, table: &mut Table<'_, Event>) {
        let to = check_step(self.pack, &self.public, cohort).expect("the step was allowed");
        self.public.cohorts[cohort] = Some(to);
        self.public.marched.insert(cohort);
        table.tell(|| Event::Stepped { cohort, to });
        if to.hides() && !self.public.sprung {
            self.begin_ambush(cohort);
        } else {
            self.look_at_the_eagle(table);
        }
    }
}
