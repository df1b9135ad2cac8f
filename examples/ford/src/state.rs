//! 1.0, 2.0: the table, the two secrets, and who knows what.

use kernel::{Concealed, Known, Phases, PositionError, Referee, Rng, SeatSet, Viewer, rand_core};
use rand_core::Rng as _;
use serde::{Deserialize, Serialize};

use crate::names::{Cohort, CohortMap, CohortSet, Options, Place, Side};
use crate::pack::Pack;
use crate::position::Position;

/// Where play is waiting.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// 2.0. Those who have planned.
    Plan { done: SeatSet },
    /// 3.1.
    March,
    /// 3.3: interrupts the march.
    Ambush { cohort: Cohort },
    /// 4.0.
    Javelins,
    /// 1.1.
    Over { winner: Side },
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// How the table was set up.
    #[serde(default)]
    pub options: Options,
    /// From 1.
    pub turn: u8,
    /// Where play waits, and what waits below it.
    pub phase: Phases<Phase, 2>,
    /// Where the cohorts are; none for those that fell.
    pub cohorts: CohortMap<Option<Place>>,
    /// Those that marched in this turn.
    #[serde(default)]
    pub marched: CohortSet,
    /// Whether the ambush has been sprung.
    #[serde(default)]
    pub sprung: bool,
}

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) pack: &'static Pack,
    pub(crate) public: Public,
    /// The cohort that carries the eagle.
    pub(crate) bearer: Concealed<Option<Cohort>>,
    /// Where the ambush lies.
    pub(crate) ambush: Concealed<Option<Place>>,
}

/// What a viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Option<Side>,
    /// What everybody sees.
    pub public: Public,
    /// The bearer, if the viewer knows.
    pub bearer: Option<Cohort>,
    /// The ambush, if the viewer knows.
    pub ambush: Option<Place>,
}

impl PartialEq for Pack {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Pack {}

impl State {
    pub(crate) fn new(
        pack: &'static Pack,
        public: Public,
        bearer: Option<Cohort>,
        ambush: Option<Place>,
    ) -> Self {
        let bearer = Concealed::new(Side::Roman.seat(), bearer);
        let ambush = Concealed::new(Side::Gaul.seat(), ambush);
        Self { pack, public, bearer, ambush }
    }
}

impl Known for State {
    type View = View;
    type Position = Position;

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(Side::of(seat)),
                Viewer::Spectator => None,
            },
            public: self.public.clone(),
            bearer: self.bearer.seen_by(viewer).copied().flatten(),
            ambush: self.ambush.seen_by(viewer).copied().flatten(),
        }
    }

    fn sample(pack: &'static Pack, view: &View, rng: &mut Rng) -> Self {
        let planned = |side: Side| match view.public.phase.top() {
            Phase::Plan { done } => done.contains(side.seat()),
            Phase::March | Phase::Ambush { .. } | Phase::Javelins | Phase::Over { .. } => true,
        };
        let mut any = |count: usize| (rng.next_u64() % count as u64) as usize;
        let standing: Vec<Cohort> =
            Cohort::all().filter(|cohort| view.public.cohorts[*cohort].is_some()).collect();
        let hiding: Vec<Place> = Place::all().filter(|place| place.hides()).collect();
        let bearer = view.bearer.or_else(|| {
            let unknown = planned(Side::Roman) && !standing.is_empty();
            unknown.then(|| standing[any(standing.len())])
        });
        let ambush = view.ambush.or_else(|| planned(Side::Gaul).then(|| hiding[any(hiding.len())]));
        // Whoever looks knows of his own plan that he has made it or not.
        let own = |side: Side| view.viewer == Some(side);
        Self::new(
            pack,
            view.public.clone(),
            if own(Side::Roman) { view.bearer } else { bearer },
            if own(Side::Gaul) { view.ambush } else { ambush },
        )
    }

    fn position(&self, referee: &Referee) -> Position {
        Position {
            public: self.public.clone(),
            bearer: *self.bearer.open(referee),
            ambush: *self.ambush.open(referee),
        }
    }

    fn restore(pack: &'static Pack, position: &Position) -> Result<Self, PositionError> {
        position.check(pack)?;
        Ok(Self::new(pack, position.public.clone(), position.bearer, position.ambush))
    }
}
