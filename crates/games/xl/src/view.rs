//! What each seat sees: the public table and its own camp, nothing else.

use kernel::Viewer;
use serde::{Deserialize, Serialize};

use crate::ids::Side;
use crate::state::{Camp, Public, State};

/// Everything that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The side that looks; none for a spectator.
    pub viewer: Option<Side>,
    /// What everybody sees.
    pub public: Public,
    /// What only the viewer's side knows.
    pub own: Option<Camp>,
}

impl State {
    pub(crate) fn make_view(&self, viewer: Viewer) -> View {
        let side = match viewer {
            Viewer::Seat(seat) => Some(Side::of(seat)),
            Viewer::Spectator => None,
        };
        View {
            viewer: side,
            public: self.public.clone(),
            own: side.and_then(|side| self.camps[side.index()].seen_by(viewer)).cloned(),
        }
    }
}
