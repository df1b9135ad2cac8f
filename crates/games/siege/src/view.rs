//! What each seat sees: the public table, its own secret, and the boxes that lie open.

use std::collections::BTreeMap;

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{Counter, Force, Leader, UnitSet};
use crate::state::{BoxChoice, Phase, Public, State};

/// Everything that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The seat that looks, by its number; none for a spectator.
    pub seat: Option<Seat>,
    /// What everybody sees.
    pub public: Public,
    /// Who the viewer's own anonymous counters are.
    pub faces: BTreeMap<Counter, Leader>,
    /// The Roman command boxes, if the viewer may look into them.
    pub roman_boxes: Option<BTreeMap<Leader, UnitSet>>,
    /// Those of the relief army.
    pub relief_boxes: Option<BTreeMap<Leader, UnitSet>>,
    /// The viewer's own units that have changed boxes in this phase A.
    pub transferred: UnitSet,
}

impl View {
    /// The boxes of an army, if the viewer may look into them.
    pub fn boxes(&self, force: Force) -> Option<&BTreeMap<Leader, UnitSet>> {
        match force {
            Force::Roman => self.roman_boxes.as_ref(),
            Force::Relief => self.relief_boxes.as_ref(),
            Force::Besieged => None,
        }
    }

    /// Who a counter is, if the viewer knows.
    pub fn face(&self, counter: Counter) -> Option<Leader> {
        self.public.faces[counter.index()].or_else(|| self.faces.get(&counter).copied())
    }
}

impl State {
    pub(crate) fn make_view(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let public = &self.public;
        let open =
            public.box_choice == BoxChoice::Open && !matches!(public.phase(), Phase::Setup { .. });
        let boxes = |force: Force| {
            let secret = &self.secrets[force.side().index()];
            let own = secret.seen_by(viewer);
            // Boxes that everybody may look into are no secret: their owner shows them.
            let shown = own.or_else(|| {
                if open { secret.seen_by(Viewer::Seat(public.seat_of(force))) } else { None }
            });
            shown.map(|secret| secret.boxes.rows(force))
        };
        let faces = self
            .secrets
            .iter()
            .filter_map(|secret| secret.seen_by(viewer))
            .flat_map(|secret| {
                Counter::all().filter_map(|counter| {
                    let hidden = public.faces[counter.index()].is_none();
                    Some((counter, secret.faces[counter.index()]?)).filter(|_| hidden)
                })
            })
            .collect();
        View {
            seat,
            public: public.clone(),
            faces,
            roman_boxes: boxes(Force::Roman),
            relief_boxes: boxes(Force::Relief),
            transferred: self
                .secrets
                .iter()
                .filter_map(|secret| secret.seen_by(viewer))
                .fold(UnitSet::EMPTY, |all, secret| all.or(secret.transferred)),
        }
    }
}
