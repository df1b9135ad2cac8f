//! 6.4: levies. New blocks come from the pool (5.2), steps go to blocks that stand.

use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Block, Place, PlaceSet, Side};
use crate::pack::LevySite;
use crate::sequence::Part;
use crate::state::{Eyes, Reinforced, Spot, State};

/// What the side might levy.
pub(crate) fn candidates(eyes: Eyes<'_>, left: u8, out: &mut Vec<Action>) {
    if left > 0 {
        let friendly = friendly_cities(eyes);
        for block in eyes.secret.pool().iter() {
            match eyes.pack.block(block).levy {
                LevySite::City(city) if !friendly.contains(city) => {}
                LevySite::City(city) => out.push(Action::Levy { block, city }),
                LevySite::Anywhere => out.extend(friendly.iter().map(raise(block))),
                LevySite::MajorPort => {
                    out.extend(friendly.and(eyes.pack.major_ports).iter().map(raise(block)));
                }
            }
        }
        out.extend(eyes.secret.on_map().map(|(block, _)| Action::Reinforce { block }));
    }
    out.push(Action::EndLevies);
}

fn raise(block: Block) -> impl Fn(Place) -> Action {
    move |city| Action::Levy { block, city }
}

fn friendly_cities(eyes: Eyes<'_>) -> PlaceSet {
    let held = &eyes.public.standing.held;
    held[eyes.side.index()].minus(held[eyes.side.enemy().index()]).cities()
}

/// What a player may wish to levy, whether its city is friendly, and a port, or not.
pub(crate) fn wishes(eyes: Eyes<'_>, left: u8, out: &mut Vec<Action>) {
    for block in eyes.secret.pool().iter().filter(|_| left > 0) {
        match eyes.pack.block(block).levy {
            LevySite::City(city) => out.push(Action::Levy { block, city }),
            LevySite::Anywhere | LevySite::MajorPort => {
                out.extend(friendly_cities(eyes).iter().map(raise(block)));
            }
        }
    }
    out.sort();
    out.dedup();
}

/// 6.4: a new block, in a friendly city that may raise it.
pub(crate) fn check_levy(
    eyes: Eyes<'_>,
    left: u8,
    block: Block,
    city: Place,
) -> Result<(), Refusal> {
    if left == 0 {
        return Err(Refusal::NoLeviesLeft {});
    }
    if eyes.secret.spots[block.index()] != Spot::POOL {
        let own = block.first_owner() == eyes.side;
        return Err(if own && eyes.public.fallen.contains(block) {
            Refusal::FallenThisYear { block }
        } else {
            Refusal::NotInPool { block }
        });
    }
    let data = eyes.pack.block(block);
    if data.successor && !leader_lost(eyes, block.first_owner()) {
        return Err(Refusal::LeaderNotFree { block });
    }
    match data.levy {
        LevySite::Anywhere => {}
        LevySite::MajorPort if eyes.pack.is_major_port(city) => {}
        LevySite::MajorPort => return Err(Refusal::MajorPortNeeded { city }),
        LevySite::City(named) if named == city => {}
        LevySite::City(_) => return Err(Refusal::WrongLevyCity { block, city }),
    }
    if city.is_sea() || !eyes.public.is_friendly(eyes.side, city) {
        return Err(Refusal::CityNotFriendly { city });
    }
    Ok(())
}

/// 7.51: the third leader is free when one of the first two is a trophy.
fn leader_lost(eyes: Eyes<'_>, side: Side) -> bool {
    eyes.public.trophies.iter().any(|leader| leader.first_owner() == side)
}

/// 6.4: one more step for a block in a friendly city; fleets only in port.
pub(crate) fn check_reinforce(eyes: Eyes<'_>, left: u8, block: Block) -> Result<(), Refusal> {
    if left == 0 {
        return Err(Refusal::NoLeviesLeft {});
    }
    let place =
        eyes.secret.place(block).ok_or(Refusal::NotYourBlock { block, rule: Rule("6.4") })?;
    if eyes.secret.steps[block.index()] >= eyes.pack.block(block).steps() {
        return Err(Refusal::FullStrength { block });
    }
    if place.is_sea() {
        return Err(Refusal::FleetAtSea { block });
    }
    if !eyes.public.is_friendly(eyes.side, place) {
        return Err(Refusal::CityNotFriendly { city: place });
    }
    Ok(())
}

impl State {
    pub(crate) fn levy(
        &mut self,
        side: Side,
        block: Block,
        city: Place,
        table: &mut Table<'_, Event>,
    ) {
        self.put(side, block, city, table.referee());
        self.secret(side, table.referee()).steps[block.index()] = 1;
        self.spend_levy();
        table.tell(|| Event::Levied { side, block: Concealed::new(side.seat(), block), city });
    }

    pub(crate) fn reinforce(&mut self, side: Side, block: Block, table: &mut Table<'_, Event>) {
        let secret = self.secret(side, table.referee());
        secret.steps[block.index()] += 1;
        let place = secret.place(block).expect("a block that is reinforced is on the map");
        self.spend_levy().push(place);
        table.tell(|| Event::Reinforced { side, block: Concealed::new(side.seat(), block), place });
    }

    pub(crate) fn end_levies(&mut self, side: Side, table: &mut Table<'_, Event>) {
        table.tell(|| Event::LeviesEnded { side });
        self.after(Part::Command(side), table);
    }

    /// One levy less; the places where blocks were reinforced.
    fn spend_levy(&mut self) -> &mut Reinforced {
        let (left, reinforced) =
            self.public.phase.levies_mut().expect("blocks are levied after the moves");
        *left -= 1;
        reinforced
    }
}
