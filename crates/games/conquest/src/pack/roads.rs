//! What the ground of a battle costs and how far it is to its refuges. Nothing of it changes while a
//! battle is fought: it is worked out when somebody first goes so.

use std::sync::OnceLock;

use crate::ground::{Gait, Price};
use crate::ids::Side;

/// How far each hex is from somewhere.
#[derive(Clone, Debug)]
pub(crate) struct Distances(pub(crate) [u16; 48 * 38]);

/// The prices of all steps of a gait: by hex, then by direction, nothing where the way is closed.
type Prices = Vec<[Option<Price>; 6]>;

/// Everything of this kind that is known of a battle.
#[derive(Debug, Default)]
pub(crate) struct Roads {
    prices: [[OnceLock<Prices>; Gait::COUNT]; 2],
    refuges: [[[OnceLock<Box<Distances>>; Gait::COUNT]; 2]; 2],
}

impl Roads {
    /// The prices of all steps.
    #[inline]
    pub(crate) fn prices(&self, side: Side, gait: Gait, all: impl FnOnce() -> Prices) -> &Prices {
        self.prices[side.index()][gait as usize].get_or_init(all)
    }

    /// How far it is to the camp or the wagons of a side, or to its edge of the map.
    pub(crate) fn to_refuge(
        &self,
        side: Side,
        gait: Gait,
        edge: bool,
        all: impl FnOnce() -> Distances,
    ) -> &Distances {
        let known = &self.refuges[side.index()][usize::from(edge)][gait as usize];
        known.get_or_init(|| Box::new(all()))
    }
}
