//! What each seat sees: everything. Nothing in this game is hidden.

use kernel::{Known, PositionError, Referee, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::pack::Pack;
use crate::position::Position;
use crate::state::{Public, State};

/// What a viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The seat that looks; none for a spectator.
    pub seat: Option<Seat>,
    /// The table.
    pub public: Public,
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
            public: self.public.clone(),
        }
    }

    fn sample(pack: &'static Pack, view: &View, _: &mut Rng) -> Self {
        Self::of(pack, view.public.clone())
    }

    fn position(&self, _: &Referee) -> Position {
        Position { public: self.public.clone() }
    }

    fn restore(pack: &'static Pack, position: &Position) -> Result<Self, PositionError> {
        position.check(pack)?;
        Ok(Self::of(pack, position.public.clone()))
    }
}
