//! The event cards, as they are printed: one function a card. Mars, Mercury, Neptune and Pluto change
//! how groups move and fight; see `Impulse` in movement.rs and `surprise` below.

use kernel::{Concealed, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Block, Card, Place, PlaceSet, Side, Wood};
use crate::sequence::Part;
use crate::state::{Eyes, Impulse, Phase, Spot, State};

/// What a side's event cards may point at.
pub(crate) fn jupiter_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    out.extend(standing(eyes).map(|(at, wood)| Action::Suborn { at, wood }));
    out.push(Action::Forgo);
}

/// Enemy places with each wood that may stand there.
fn standing(eyes: Eyes<'_>) -> impl Iterator<Item = (Place, Wood)> {
    let held = eyes.public.standing.held[eyes.side.enemy().index()];
    let woods = [Wood::Caesar, Wood::Pompey, Wood::Cleopatra];
    held.iter().flat_map(move |at| woods.into_iter().map(move |wood| (at, wood)))
}

/// Jupiter: a standing enemy block of this wood, next to a friendly city.
pub(crate) fn check_suborn(eyes: Eyes<'_>, at: Place, wood: Wood) -> Result<(), Refusal> {
    let public = eyes.public;
    if public.standing.of_wood(eyes.side.enemy(), at, wood, public.cleopatra) == 0 {
        return Err(Refusal::NothingToSuborn { place: at, wood });
    }
    if friendly_neighbours(eyes, at).is_empty() {
        return Err(Refusal::NotNextToFriendlyCity { place: at });
    }
    Ok(())
}

/// Jupiter: where the suborned block joins.
pub(crate) fn check_receive(eyes: Eyes<'_>, from: Place, to: Place) -> Result<(), Refusal> {
    if friendly_neighbours(eyes, from).contains(to) {
        Ok(())
    } else {
        Err(Refusal::CannotJoinThere { place: to })
    }
}

/// Friendly cities next to a place; a sea is next to its ports.
pub(crate) fn friendly_neighbours(eyes: Eyes<'_>, place: Place) -> PlaceSet {
    let exits = eyes.pack.map.exits(place.0).iter().map(|exit| Place(exit.to));
    exits.filter(|city| !city.is_sea() && eyes.public.is_friendly(eyes.side, *city)).collect()
}

/// What Vulcan might strike.
pub(crate) fn vulcan_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let enemy = eyes.public.standing.held[eyes.side.enemy().index()];
    out.extend(enemy.iter().map(|city| Action::Erupt { city }));
    out.push(Action::Forgo);
}

/// Vulcan: a city that only the enemy holds.
pub(crate) fn check_erupt(eyes: Eyes<'_>, city: Place) -> Result<(), Refusal> {
    if !city.is_sea() && eyes.public.is_friendly(eyes.side.enemy(), city) {
        Ok(())
    } else {
        Err(Refusal::NotAnEnemyCity { place: city })
    }
}

/// Mars, Neptune: a place that the side attacks.
pub(crate) fn check_surprise(
    eyes: Eyes<'_>,
    impulse: Impulse,
    place: Place,
) -> Result<(), Refusal> {
    if eyes.public.attacked[eyes.side.index()].contains(place) {
        Ok(())
    } else {
        Err(Refusal::NoAttackThere { place, rule: impulse.rule() })
    }
}

impl State {
    /// Apollo counts as the card that the opponent played on the turn before.
    pub(crate) fn apollo_copies(&self, side: Side) -> Option<Card> {
        self.public.previous[side.enemy().index()].filter(|card| *card != Card::APOLLO)
    }

    /// Jupiter, Vulcan: their player does nothing.
    pub(crate) fn forgo(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let vulcan = matches!(self.public.phase, Phase::Vulcan { .. });
        let card = if vulcan { Card::VULCAN } else { Card::JUPITER };
        table.tell(|| Event::NoEffect { side, card });
        self.after(Part::Command(side), table);
    }

    /// Whether Jupiter finds anybody.
    pub(crate) fn jupiter_can(&self, side: Side) -> bool {
        let eyes = self.eyes(side);
        standing(eyes).any(|(at, wood)| check_suborn(eyes, at, wood).is_ok())
    }

    /// Whether Vulcan finds a city.
    pub(crate) fn vulcan_can(&self, side: Side) -> bool {
        Place::all().any(|city| check_erupt(self.eyes(side), city).is_ok())
    }

    /// Jupiter: one of the blocks is picked blindly. Leaders and fleets lose a step, others change
    /// sides at the strength they have.
    pub(crate) fn suborn(
        &mut self,
        side: Side,
        at: Place,
        wood: Wood,
        table: &mut Table<'_, Event>,
    ) {
        table.reveal();
        let enemy = side.enemy();
        let group = self.secret(enemy, table.referee()).group(at);
        let count = group.iter().filter(|block| block.wood() == wood).count() as u32;
        let pick = if count > 1 { table.draw("suborn", count) } else { 0 };
        let block = group
            .iter()
            .filter(|block| block.wood() == wood)
            .nth(pick as usize)
            .expect("Jupiter points at a block that stands there");
        if self.pack.is_leader(block) || self.pack.is_fleet(block) {
            table.tell(|| Event::Struck { side, block, place: at });
            self.public.seen.note(block, Spot::at(at));
            self.weaken(enemy, block, table);
            return self.after(Part::Command(side), table);
        }
        self.lift(enemy, block, table.referee());
        let step = self.secret(enemy, table.referee()).steps[block.index()];
        let secret = self.secret(side, table.referee());
        secret.steps[block.index()] = step;
        secret.moving = Some(block);
        if block == Block::CLEOPATRA {
            self.public.cleopatra = side;
        }
        self.after(Part::Suborning(side, at, wood), table);
    }

    /// Jupiter: the block joins its new side.
    pub(crate) fn receive(&mut self, side: Side, to: Place, table: &mut Table<'_, Event>) {
        let (from, wood) =
            self.public.phase.suborned().expect("a suborned block waits to be received");
        let secret = self.secret(side, table.referee());
        let block = secret.moving.take().expect("its new side knows which block it is");
        self.put(side, block, to, table.referee());
        table.tell(|| Event::Suborned {
            side,
            block: Concealed::new(side.seat(), block),
            wood,
            from,
            to,
        });
        self.after(Part::Command(side), table);
    }

    /// Vulcan: every block in the city loses a step.
    pub(crate) fn erupt(&mut self, side: Side, city: Place, table: &mut Table<'_, Event>) {
        table.reveal();
        let enemy = side.enemy();
        let group = self.secret(enemy, table.referee()).group(city);
        table.tell(|| Event::Erupted { side, city, blocks: group.len() as u8 });
        for block in group.iter() {
            self.weaken(enemy, block, table);
        }
        self.after(Part::Command(side), table);
    }

    /// A standing block loses a step outside battle; at its last it is eliminated.
    fn weaken(&mut self, side: Side, block: Block, table: &mut Table<'_, Event>) {
        let secret = self.secret(side, table.referee());
        let step = &mut secret.steps[block.index()];
        if *step > 1 {
            *step -= 1;
            return;
        }
        self.lift(side, block, table.referee());
        self.eliminated(side, block, table);
    }

    /// 7.5, 7.51: a block off the map goes to its pool, a leader to the enemy.
    pub(crate) fn eliminated(&mut self, side: Side, block: Block, table: &mut Table<'_, Event>) {
        self.fell(side, block);
        let leader = self.pack.is_leader(block);
        table.tell(|| {
            if leader {
                Event::LeaderKilled { side, block }
            } else {
                Event::Eliminated { side, block }
            }
        });
    }

    /// Mars, Neptune: the battle in which the attackers fire first.
    pub(crate) fn surprise(&mut self, side: Side, place: Place, table: &mut Table<'_, Event>) {
        let impulse = self.public.phase.impulse().expect("a card plans the surprise");
        let rule = impulse.rule();
        self.public.surprise = Some(place);
        table.tell(|| Event::Surprise { side, place, rule });
        self.after(Part::Surprise(side), table);
    }

    /// Whether a block of the side's came from elsewhere this turn, and from where.
    pub(crate) fn came_from(
        &self,
        side: Side,
        block: Block,
        table: &Table<'_, Event>,
    ) -> Option<Place> {
        let secret = self.secrets[side.index()].open(table.referee());
        Some(secret.from[block.index()]).filter(|spot| *spot != Spot::AWAY).and_then(Spot::place)
    }
}
