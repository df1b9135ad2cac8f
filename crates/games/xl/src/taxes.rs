//! 8.0: taxes.

use kernel::Table;

use crate::action::Event;
use crate::ids::{Card, Place, PlaceSet, Side, Unit};
use crate::pack::Pack;
use crate::state::{Public, State};

/// What a side's next taxes bring: the gold of its friendly cities, and what its cards and leaders
/// add; half of it after a Demand for Action.
pub fn due(pack: &Pack, public: &Public, side: Side) -> u16 {
    let full = full(pack, public, side);
    if public.halved[side] { full / 2 } else { full }
}

fn full(pack: &Pack, public: &Public, side: Side) -> u16 {
    let figures = &pack.figures;
    let cities = public.board.friendly(side).minus(public.plundered);
    let mut gold: u16 = cities.iter().map(|city| u16::from(pack.value(city))).sum();
    if public.owns(side, Card::PUBLICANI) {
        gold += figures.publicani_gold;
    }
    if public.owns(side, Card::REFORM) {
        let italy = public.board.friendly(side).and(pack.italy).len() as u16;
        gold += (italy * figures.reform_gold).min(figures.reform_most);
    }
    let stands = |unit: Unit, places: PlaceSet| {
        let place = public.board.chief(side, unit);
        place.is_some_and(|at| places.contains(at) && public.is_friendly(side, at))
    };
    let ports = pack.ports.iter().fold(PlaceSet::EMPTY, |all, ports| all.or(*ports));
    if stands(Unit::DOLABELLA, ports) {
        gold += figures.dolabella_gold;
    }
    if stands(Unit::CLEOPATRA, PlaceSet::one(Place::ALEXANDRIA)) {
        gold += figures.cleopatra_gold;
    }
    gold
}

impl State {
    /// The phasing player collects; a Demand for Action has then had its effect.
    pub(crate) fn tax(&mut self, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        let gold = due(self.pack, &self.public, side);
        let halved = std::mem::take(&mut self.public.halved[side]);
        self.public.gold[side] += gold;
        table.tell(|| Event::Taxed { side, gold, halved });
    }
}
