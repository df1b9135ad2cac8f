//! 8.0: winter, in its exact order.

use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Block, BlockSet, Place, PlaceSet, Side};
use crate::pack::Pack;
use crate::sequence::Part;
use crate::state::{Edition, Eyes, Phase, Public, Spot, State};

/// Seas where a side's fleets have not found their port yet (8.2).
pub(crate) fn fleets_at_sea(public: &Public, side: Side) -> PlaceSet {
    public.standing.held[side.index()].seas()
}

/// 8.2: friendly ports of a sea.
fn harbours(pack: &Pack, public: &Public, side: Side, sea: Place) -> PlaceSet {
    pack.ports_of[sea.index()].iter().filter(|port| public.is_friendly(side, *port)).collect()
}

/// 8.3: how many blocks a city supplies.
pub fn supply(pack: &Pack, city: Place) -> u8 {
    pack.supply + pack.vp[city.index()]
}

/// 8.3: cities where a side has more blocks than they supply.
pub(crate) fn hungry(pack: &Pack, public: &Public, side: Side) -> PlaceSet {
    let cities = public.standing.held[side.index()].cities();
    cities.iter().filter(|city| public.count(side, *city) > supply(pack, *city)).collect()
}

/// What a side might do with its fleets at sea.
pub(crate) fn harbour_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for sea in fleets_at_sea(eyes.public, eyes.side).iter() {
        for block in eyes.secret.group(sea).iter() {
            let ports = harbours(eyes.pack, eyes.public, eyes.side, sea);
            out.extend(ports.iter().map(|port| Action::Harbour { block, port }));
        }
    }
}

/// What a side might disband in hungry cities.
pub(crate) fn supply_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for city in hungry(eyes.pack, eyes.public, eyes.side).iter() {
        out.extend(eyes.secret.group(city).iter().map(|block| Action::Disband { block }));
    }
}

/// What a side might disband of its own will.
pub(crate) fn disband_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    out.extend(eyes.secret.on_map().map(|(block, _)| Action::Disband { block }));
    out.push(Action::EndDisbanding);
}

/// 8.2: a fleet goes to a friendly port of its sea.
pub(crate) fn check_harbour(eyes: Eyes<'_>, block: Block, port: Place) -> Result<(), Refusal> {
    let sea = eyes.secret.place(block).ok_or(Refusal::NotYourBlock { block, rule: Rule("8.2") })?;
    if !sea.is_sea() {
        return Err(Refusal::FleetNotAtSea { block });
    }
    if harbours(eyes.pack, eyes.public, eyes.side, sea).contains(port) {
        Ok(())
    } else {
        Err(Refusal::PortNotFriendly { port })
    }
}

/// The rule by which blocks are disbanded: for want of supply, or of the side's own will.
pub(crate) fn disbanding_rule(phase: &Phase) -> Rule {
    Rule(if *phase == Phase::Supply { "8.3" } else { "8.5" })
}

/// 8.3, 8.5: which blocks may be disbanded.
pub(crate) fn check_disband(eyes: Eyes<'_>, block: Block) -> Result<(), Refusal> {
    let rule = disbanding_rule(&eyes.public.phase);
    let place = eyes.secret.place(block).ok_or(Refusal::NotYourBlock { block, rule })?;
    if eyes.public.phase == Phase::Supply
        && !hungry(eyes.pack, eyes.public, eyes.side).contains(place)
    {
        return Err(Refusal::CitySupplied { place });
    }
    if block == Block::CLEOPATRA && eyes.public.options.edition == Edition::English11 {
        return Err(Refusal::CleopatraStays {});
    }
    Ok(())
}

impl State {
    /// 8.1: Cleopatra goes to Alexandria, and to the enemy if he holds it.
    pub(crate) fn cleopatra_goes_home(&mut self, table: &mut Table<'_, Event>) {
        if self.public.standing.cleopatra.is_none() {
            return;
        }
        let (old, home) = (self.public.cleopatra, self.pack.cleopatra_home);
        self.lift(old, Block::CLEOPATRA, table.referee());
        let new = if self.public.holds(old.enemy(), home) { old.enemy() } else { old };
        let step = self.secret(old, table.referee()).steps[Block::CLEOPATRA.index()];
        self.secret(new, table.referee()).steps[Block::CLEOPATRA.index()] = step;
        self.public.cleopatra = new;
        self.put(new, Block::CLEOPATRA, home, table.referee());
        self.public.seen.note(Block::CLEOPATRA, Spot::at(home));
        table.tell(|| Event::CleopatraHome { side: new });
        if new != old {
            table.tell(|| Event::CleopatraJoins { side: new, rule: Rule("8.1") });
        }
    }

    /// 8.2: fleets without a friendly port are disbanded.
    pub(crate) fn lose_fleets(&mut self, table: &mut Table<'_, Event>) {
        for side in Side::BOTH {
            for sea in fleets_at_sea(&self.public, side).iter() {
                if !harbours(self.pack, &self.public, side, sea).is_empty() {
                    continue;
                }
                for block in self.secret(side, table.referee()).group(sea).iter() {
                    self.dismiss(side, block, Rule("8.2"), table);
                }
            }
        }
    }

    pub(crate) fn harbour(
        &mut self,
        side: Side,
        block: Block,
        port: Place,
        table: &mut Table<'_, Event>,
    ) {
        let from = self.lift(side, block, table.referee());
        self.put(side, block, port, table.referee());
        table.tell(|| Event::Harboured {
            side,
            block: Concealed::new(side.seat(), block),
            from,
            port,
        });
        self.after(Part::Harbour, table);
    }

    /// 8.3, 8.5: a side disbands a block.
    pub(crate) fn disband(&mut self, side: Side, block: Block, table: &mut Table<'_, Event>) {
        if self.public.phase == Phase::Supply {
            self.dismiss(side, block, Rule("8.3"), table);
            self.after(Part::Supply, table);
        } else {
            self.send_home(side, block, table);
        }
    }

    /// 8.5: a block goes back of its side's own will. It was not eliminated, so nobody else sees its
    /// face (5.2, ruling R-16).
    fn send_home(&mut self, side: Side, block: Block, table: &mut Table<'_, Event>) {
        let place = self.lift(side, block, table.referee());
        self.secret(side, table.referee()).leaving.insert(block);
        if block == Block::CLEOPATRA {
            self.public.seen.note(block, Spot::POOL);
        }
        table.tell(|| Event::SentHome {
            side,
            block: Concealed::new(side.seat(), block),
            wood: block.wood(),
            place,
        });
    }

    /// 8.2, 8.3: a block is eliminated and goes face up into its pool.
    fn dismiss(&mut self, side: Side, block: Block, rule: Rule, table: &mut Table<'_, Event>) {
        table.reveal();
        let place = self.lift(side, block, table.referee());
        self.public.seen.note(block, Spot::at(place));
        if self.pack.is_leader(block) {
            // A disbanded leader was not killed: he waits in the pool (ruling R-12).
            self.public.fallen.insert(block);
        } else {
            self.fell(side, block);
        }
        table.tell(|| Event::Disbanded { side, block, rule });
    }

    /// 8.6: the fallen stand up in their pools with those that were sent home, and the year is over.
    pub(crate) fn end_year(&mut self, table: &Table<'_, Event>) {
        let mut home = self.public.fallen;
        for block in self.public.fallen.iter() {
            self.public.seen.note(block, Spot::POOL);
        }
        for side in Side::BOTH {
            let secret = self.secret(side, table.referee());
            home = home.or(std::mem::replace(&mut secret.leaving, BlockSet::EMPTY));
        }
        for block in home.iter() {
            let owner =
                if block == Block::CLEOPATRA { self.public.cleopatra } else { block.first_owner() };
            self.secret(owner, table.referee()).spots[block.index()] = Spot::POOL;
        }
        self.public.fallen = BlockSet::EMPTY;
        self.public.year += 1;
    }
}
