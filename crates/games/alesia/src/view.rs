//! What each seat sees: the public table, and its own secrets.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use geometry::hex::Hex;
use kernel::{Derived, Known, PositionError, Referee, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{Side, Zone};
use crate::pack::Pack;
use crate::position::Position;
use crate::sample::sample;
use crate::state::{
    Board, ByZone, Eyes, Public, ROMAN, Report, State, Whereabouts, Zones, side_of,
};

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
    pub seen: Option<Whereabouts>,
    /// The first of Caesar's zones, if the viewer knows it and others do not (17.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sphere: Option<Zone>,
    /// What the Romans were told of the zones, if the viewer has heard it (22.45).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reports: Option<ByZone<Option<Report>>>,
    /// How many units lie covered in a hex, where the viewer does not see them (25.7).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub covered: BTreeMap<Hex, u8>,
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
        let own = match viewer {
            Viewer::Seat(seat) => Some(side_of(seat)),
            Viewer::Spectator => None,
        };
        let mut public = self.public.table().clone();
        let mut covered = BTreeMap::new();
        for side in Side::BOTH.into_iter().filter(|side| Some(*side) != own) {
            let units = self.public.covered(self.pack, side);
            for hex in units.iter().filter_map(|unit| self.public.hex_of(unit)) {
                *covered.entry(hex).or_default() += 1;
            }
            public.cover(units);
        }
        View {
            seat: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            public,
            zones: self.zones.seen_by(viewer).copied(),
            chit: self.chit.seen_by(viewer).copied().flatten(),
            seen: self.seen.seen_by(viewer).copied().flatten(),
            sphere: self.sphere.seen_by(viewer).copied().flatten(),
            reports: self.reports.seen_by(viewer).copied(),
            covered,
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
