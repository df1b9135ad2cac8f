//! The kernel's laws, for each battle and both rout levels.

use conquest::{Conquest, Spot, State};
use kernel::laws::{Efforts, Hides, Suite};

/// Every counter that takes part is somewhere: on the map, aboard, beside it, lost or still to come.
fn pieces(state: &State, referee: &kernel::Referee) -> usize {
    let table = kernel::Known::position(state, referee).public;
    let units = table.units.values().filter(|piece| piece.spot != Spot::Out).count();
    let leaders = table.leaders.values().filter(|chief| chief.spot != Spot::Out).count();
    let eagles = table.eagles.values().filter(|eagle| eagle.spot != Spot::Out).count();
    units + leaders + eagles
}

const EFFORTS: Efforts = Efforts {
    games: 10,
    every: 400,
    longest: 100_000,
    secrets: 1,
    speech: 1,
    records: 1,
    positions: 1,
    positions_every: 5,
    damaged: 1,
    damaged_every: 300,
};

kernel::laws::suite! {
    Suite::<State> { pack: Conquest::pack(), pieces: Some(pieces), lost: None, hides: Hides::Nothing, efforts: EFFORTS };
    bibracte_even: "scenario=bibracte levels=even extras=with",
    bibracte_series: "scenario=bibracte levels=series extras=without",
    rhine_even: "scenario=rhine levels=even extras=without",
    rhine_series: "scenario=rhine levels=series extras=with",
    sabis_even: "scenario=sabis levels=even extras=without",
    sabis_series: "scenario=sabis levels=series extras=with",
    lutetia_even: "scenario=lutetia levels=even extras=without",
    lutetia_series: "scenario=lutetia levels=series extras=with",
    britannia_even: "scenario=britannia levels=even extras=without",
    britannia_series: "scenario=britannia levels=series extras=with",
}
