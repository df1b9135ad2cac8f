//! What each seat sees: the public table, and its own secrets.

use std::sync::OnceLock;

use kernel::{Derived, Known, PositionError, Referee, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::Zone;
use crate::pack::Pack;
use crate::position::Position;
use crate::sample::sample;
use crate::state::{Board, Eyes, Public, ROMAN, Sighting, State, Zones};

/// Everything that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The seat that looks, by its number; none for a spectator.
    pub seat: Option<Seat>,
    /// What everybody sees.
    pub public: Public,
    /// Where the relief army is off the map, if the viewer leads it (3.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zones: Option<Zones>,
    /// The delay of the sally, if the viewer has drawn it (18.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chit: Option<u8>,
    /// What the viewer has seen of the zones between the periods (11.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Sighting>,
    /// The first of Caesar's zones, if the viewer knows it and others do not (17.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sphere: Option<Zone>,
    /// What follows from the table, worked out when it is first asked for.
    #[serde(skip)]
    board: Derived<OnceLock<Box<Board>>>,
}

impl View {
    /// The public table with what follows from it.
    pub(crate) fn board(&self, pack: &Pack) -> &Board {
        self.board.get().get_or_init(|| Box::new(Board::new(pack, self.public.clone())))
    }

    /// What the viewer can act on; a spectator looks over the Romans' shoulder and knows nothing.
    pub(crate) fn eyes(&self, pack: &'static Pack) -> Eyes<'_> {
        Eyes {
            pack,
            seat: self.seat.unwrap_or(ROMAN),
            public: self.board(pack),
            zones: self.zones.as_ref(),
            delay: self.public.delay.or(self.chit),
            sphere: self.public.sphere.or(self.sphere),
        }
    }
}

impl Known for State {
    type View = View;
    type Position = Position;

    fn view(&self, viewer: Viewer) -> View {
        View {
            seat: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            public: self.public.table().clone(),
            zones: self.zones.seen_by(viewer).copied(),
            chit: self.chit.seen_by(viewer).copied().flatten(),
            seen: self.seen.seen_by(viewer).copied().flatten(),
            sphere: self.sphere.seen_by(viewer).copied().flatten(),
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
