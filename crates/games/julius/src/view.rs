//! What each seat sees: the public table and its own secret, nothing else.

use kernel::{Known, PositionError, Referee, Rng, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::Side;
use crate::pack::Pack;
use crate::position::Position;
use crate::sample::{self, Prior};
use crate::state::{Public, Secret, State};

/// Everything that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The side that looks; none for a spectator.
    pub viewer: Option<Side>,
    /// What everybody sees.
    pub public: Public,
    /// What only the viewer's side knows.
    pub own: Option<Secret>,
}

impl Known for State {
    type View = View;
    type Position = Position;

    fn view(&self, viewer: Viewer) -> View {
        let side = match viewer {
            Viewer::Seat(seat) => Some(Side::of(seat)),
            Viewer::Spectator => None,
        };
        View {
            viewer: side,
            public: self.public.clone(),
            own: side.and_then(|side| self.secrets[side.index()].seen_by(viewer)).cloned(),
        }
    }

    fn sample(pack: &'static Pack, view: &View, rng: &mut Rng) -> Self {
        sample::sample(pack, view, Prior::Remembered, rng)
    }

    fn position(&self, referee: &Referee) -> Position {
        Position::of(self, referee)
    }

    fn restore(pack: &'static Pack, position: &Position) -> Result<Self, PositionError> {
        position.restore(pack)
    }
}

impl State {
    /// What everybody sees.
    pub fn public(&self) -> &Public {
        &self.public
    }
}
