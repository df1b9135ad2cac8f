//! The rules as the kernel knows them.

use kernel::{
    Chore, Credits, DataError, GameInfo, PackFiles, Pending, Phases, Rule, Rules, Seat, SeatSet,
    Setup, Table, Viewer,
};

use crate::action::{Action, Event, Refusal};
use crate::names::{Cohort, CohortMap, CohortSet, Options, Place, Side};
use crate::pack::{Ford, Pack};
use crate::sequence::pending;
use crate::state::{Phase, Public, State};
use crate::{ambush, march};

mod collected {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

static INFO: GameInfo = GameInfo {
    id: "ford",
    title: "The Ford",
    scenarios: &["ford"],
    options: Options::SPECS,
    credits: Credits { designers: "Rubicon", publisher: "an example, 2026" },
    rules: collected::RULES,
    headings: collected::HEADINGS,
};

impl Rules for State {
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type Pack = Pack;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn files() -> PackFiles {
        Ford::files()
    }

    fn load(files: &PackFiles) -> Result<Pack, Vec<DataError>> {
        Pack::load(files)
    }

    fn start(pack: &'static Pack, setup: &Setup, _: &mut Table<'_, Event>) -> Self {
        let public = Public {
            options: Options::read(setup),
            turn: 1,
            phase: Phases::new(Phase::Plan { done: SeatSet::NONE }),
            cohorts: CohortMap::from_fn(|_| Some(Place::CAMP)),
            marched: CohortSet::EMPTY,
            sprung: false,
        };
        Self::new(pack, public, None, None)
    }

    fn pack(&self) -> &'static Pack {
        self.pack
    }

    fn seats(_: &Setup) -> &'static [&'static str] {
        Side::NAMES
    }

    fn setup(&self) -> Setup {
        self.public.options.setup(INFO.scenarios[0])
    }

    fn pending(&self) -> Pending {
        pending(&self.public)
    }

    fn due(&self) -> Rule {
        Rule(match self.public.phase.top() {
            Phase::Plan { .. } => "2.0",
            Phase::March => "3.1",
            Phase::Ambush { .. } => "3.3",
            Phase::Javelins => "4.0",
            Phase::Over { .. } => "1.1",
        })
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.public.phase.top() {
            Phase::Plan { .. } => match Side::of(seat) {
                Side::Roman => out.extend(Cohort::all().map(|cohort| Action::Bear { cohort })),
                Side::Gaul => out.extend(Place::all().map(|place| Action::Lie { place })),
            },
            Phase::March => {
                out.extend(Cohort::all().map(|cohort| Action::Step { cohort }));
                out.push(Action::EndMarch);
            }
            Phase::Ambush { .. } => out.extend([Action::Spring, Action::LetPass]),
            Phase::Javelins => {
                out.extend(Cohort::all().map(|cohort| Action::Throw { cohort }));
                out.push(Action::Hold);
            }
            Phase::Over { .. } => {}
        }
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let side = Side::of(seat);
        match (*self.public.phase.top(), *action) {
            (Phase::Plan { .. }, Action::Bear { .. }) if side == Side::Roman => Ok(()),
            (Phase::Plan { .. }, Action::Lie { place }) if side == Side::Gaul => {
                if place.hides() {
                    Ok(())
                } else {
                    Err(Refusal::NoPlace { place })
                }
            }
            (Phase::March, Action::Step { cohort }) => {
                march::check_step(self.pack, &self.public, cohort).map(drop)
            }
            (Phase::Ambush { cohort }, Action::Spring) => {
                let ambush = self.ambush.seen_by(Viewer::Seat(seat)).copied().flatten();
                ambush::check_spring(&self.public, ambush, cohort)
            }
            (Phase::Javelins, Action::Throw { cohort }) => {
                ambush::check_throw(&self.public, cohort)
            }
            (Phase::March, Action::EndMarch)
            | (Phase::Ambush { .. }, Action::LetPass)
            | (Phase::Javelins, Action::Hold) => Ok(()),
            (_, other) => Err(Refusal::NotNow { rule: moment(other) }),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        match *action {
            Action::Bear { cohort } => {
                *self.bearer.open_mut(table.referee()) = Some(cohort);
                self.planned(seat, table);
            }
            Action::Lie { place } => {
                *self.ambush.open_mut(table.referee()) = Some(place);
                self.planned(seat, table);
            }
            Action::Step { cohort } => self.step(cohort, table),
            Action::EndMarch => self.begin_javelins(),
            Action::Spring => {
                let Phase::Ambush { cohort } = *self.public.phase.top() else {
                    panic!("an ambush is sprung on somebody")
                };
                self.spring(cohort, table);
            }
            Action::LetPass => self.let_pass(table),
            Action::Throw { cohort } => self.throw(cohort, table),
            Action::Hold => self.end_turn(table),
        }
    }

    fn chore(&self) -> Option<Chore> {
        matches!(self.public.phase.top(), Phase::Plan { .. }).then_some(Chore::SetUp)
    }
}

/// The rule that says when an action has its moment.
fn moment(action: Action) -> Rule {
    Rule(match action {
        Action::Bear { .. } | Action::Lie { .. } => "2.0",
        Action::Step { .. } => "3.1",
        Action::EndMarch => "3.0",
        Action::Spring | Action::LetPass => "3.3",
        Action::Throw { .. } | Action::Hold => "4.0",
    })
}
