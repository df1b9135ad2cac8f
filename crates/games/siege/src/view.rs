//! What each seat sees: the public table, and its own secret.

use std::sync::OnceLock;

use kernel::{Derived, Known, PositionError, Referee, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{Counter, CounterMap, Force, Leader, Unit, UnitSet};
use crate::pack::Pack;
use crate::position::Position;
use crate::sample::sample;
use crate::state::{Board, Boxes, Public, Spot, State};

/// Everything that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The seat that looks, by its number; none for a spectator.
    pub seat: Option<Seat>,
    /// What everybody sees.
    pub public: Public,
    /// Who the viewer's own anonymous counters are.
    #[serde(default, serialize_with = "CounterMap::sparse")]
    pub faces: CounterMap<Option<Leader>>,
    /// The viewer's own command boxes, where they are closed.
    pub boxes: Option<Boxes>,
    /// The viewer's own units that have changed boxes in this phase A.
    pub transferred: UnitSet,
    /// The viewer's own legions that were just exchanged (4.0).
    pub regrouped: UnitSet,
    /// What follows from the table, worked out when it is first asked for.
    #[serde(skip)]
    board: Derived<OnceLock<Box<Board>>>,
}

impl View {
    /// The boxes of an army, if the viewer may look into them.
    pub fn boxes(&self, force: Force) -> Option<&Boxes> {
        let own = self.seat == Some(self.public.seat_of(force));
        match (force, &self.public.boxes) {
            (Force::Besieged, _) => None,
            (_, Some(open)) => Some(&open[force.side().index()]),
            (_, None) => self.boxes.as_ref().filter(|_| own),
        }
    }

    /// Who a counter is, if the viewer knows.
    pub fn face(&self, counter: Counter) -> Option<Leader> {
        self.public.faces[counter].or(self.faces[counter])
    }

    /// The public table as the viewer sees it, with what follows from it: where boxes are closed,
    /// his own units are in them as they are.
    pub(crate) fn board(&self, pack: &Pack) -> &Board {
        self.board.get().get_or_init(|| {
            let mut table = self.public.clone();
            if let Some(boxes) = &self.boxes {
                for unit in Unit::all().filter(|unit| boxes.of(*unit).is_some()) {
                    if let Some(legion) = unit.whole() {
                        table.spots[legion] = Spot::Aside;
                    }
                    table.spots[unit] = Spot::Boxed;
                    table.orders[unit] = boxes.order(unit);
                }
            }
            Box::new(Board::new(pack, table))
        })
    }
}

impl Known for State {
    type View = View;
    type Position = Position;

    fn view(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let public = self.public.table().clone();
        let own = self.secrets.iter().find_map(|secret| secret.seen_by(viewer));
        let hidden =
            |counter: Counter| own?.faces[counter].filter(|_| public.faces[counter].is_none());
        View {
            seat,
            faces: CounterMap::from_fn(hidden),
            boxes: own.map(|secret| secret.boxes).filter(|_| public.boxes.is_none()),
            transferred: own.map_or(UnitSet::EMPTY, |secret| secret.transferred),
            regrouped: own.map_or(UnitSet::EMPTY, |secret| secret.regrouped),
            public,
            board: Derived::default(),
        }
    }

    fn sample(pack: &'static Pack, view: &View, rng: &mut Rng) -> Self {
        sample(pack, view, rng)
    }

    fn position(&self, referee: &Referee) -> Position {
        self.make_position(referee)
    }

    fn restore(pack: &'static Pack, position: &Position) -> Result<Self, PositionError> {
        Self::from_position(pack, position)
    }
}
