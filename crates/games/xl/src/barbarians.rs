//! 12.0: barbarian areas. Closed in the bronze game; in the silver game (a reconstruction) they
//! are entered, fought and held, and their warbands invade.

use kernel::Table;

use crate::action::{Action, Event, Refusal};
use crate::battle::Battle;
use crate::ids::{Place, PlaceSet, Side};
use crate::pack::Pack;
use crate::state::{Eyes, Public, State};

/// Areas that nobody holds, whose warbands can invade.
fn unheld(public: &Public) -> PlaceSet {
    let held = public.board.held(Side::Caesar).or(public.board.held(Side::Pompey));
    PlaceSet::BARBARIAN.minus(held)
}

/// The richest of the cities next to an area.
fn targets(pack: &Pack, area: Place) -> PlaceSet {
    let cities = pack.near(area, true).and(PlaceSet::CITIES);
    let best = cities.iter().map(|city| pack.value(city)).max();
    cities.iter().filter(|city| Some(pack.value(*city)) == best).collect()
}

/// Where the warbands of an area might strike.
pub(crate) fn candidates(eyes: Eyes<'_>, area: Place, out: &mut Vec<Action>) {
    out.extend(targets(eyes.pack, area).iter().map(|city| Action::Invade { city }));
}

/// Only the richest neighbour is struck.
pub(crate) fn check_invade(eyes: Eyes<'_>, area: Place, city: Place) -> Result<(), Refusal> {
    if targets(eyes.pack, area).contains(city) {
        Ok(())
    } else {
        Err(Refusal::NotRichest { place: city })
    }
}

impl State {
    /// Barbarian Invasion in the silver game: one area that nobody holds, drawn by lot.
    pub(crate) fn barbarians_invade(&mut self, table: &mut Table<'_, Event>) {
        let areas = unheld(&self.public);
        if areas.is_empty() {
            table.tell(|| Event::NoInvaders);
            self.card_resolved(table);
            return;
        }
        let lot = table.roll("invasion", areas.len() as u32) as usize;
        let area = areas.iter().nth(lot - 1).expect("the lot is one of them");
        let cities = targets(self.pack, area);
        if let Some(city) = cities.only() {
            self.strike(area, city, table);
        } else if cities.is_empty() {
            table.tell(|| Event::NoInvaders);
            self.card_resolved(table);
        } else {
            self.ask_invasion(area);
        }
    }

    /// The phasing player picks the city.
    pub(crate) fn invade(&mut self, city: Place, table: &mut Table<'_, Event>) {
        let area = self.public.phase.invasion().expect("barbarians invade");
        self.strike(area, city, table);
    }

    /// The warbands of an area strike a city: whoever holds it fights, an empty city is plundered.
    fn strike(&mut self, area: Place, city: Place, table: &mut Table<'_, Event>) {
        let warbands = self.pack.value(area);
        table.tell(|| Event::Invaded { area, city, warbands });
        let holder = Side::BOTH.into_iter().find(|side| self.public.board.holds(*side, city));
        match holder {
            Some(side) if warbands > 0 => {
                let mut battle = Battle::new(city, [None, Some(side)]);
                battle.warbands = warbands;
                self.open_battle(battle, table);
            }
            Some(_) => self.card_resolved(table),
            None => {
                self.plunder(city, table);
                self.card_resolved(table);
            }
        }
    }

    /// The city pays nothing until somebody enters it.
    pub(crate) fn plunder(&mut self, city: Place, table: &mut Table<'_, Event>) {
        table.tell(|| Event::Plundered { city });
        self.public.plundered.insert(city);
    }
}
