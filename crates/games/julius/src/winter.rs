//! 8.0: winter, in its exact order.

use kernel::{Concealed, Rule, SeatSet, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Block, Place, PlaceSet, Side};
use crate::pack::Pack;
use crate::state::{Edition, Eyes, Phase, Public, Spot, State};
use crate::victory;

/// Seas where a side's fleets have not found their port yet (8.2).
pub(crate) fn fleets_at_sea(public: &Public, side: Side) -> PlaceSet {
    public.standing.held[side.index()].iter().filter(|place| place.is_sea()).collect()
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
    public.standing.held[side.index()]
        .iter()
        .filter(|place| !place.is_sea() && public.count(side, *place) > supply(pack, *place))
        .collect()
}

/// What a side might do with its fleets at sea.
pub(crate) fn harbour_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for sea in fleets_at_sea(eyes.public, eyes.side).iter() {
        for block in eyes.camp.group(sea).iter() {
            let ports = harbours(eyes.pack, eyes.public, eyes.side, sea);
            out.extend(ports.iter().map(|port| Action::Harbour { block, port }));
        }
    }
}

/// What a side might disband in hungry cities.
pub(crate) fn supply_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for city in hungry(eyes.pack, eyes.public, eyes.side).iter() {
        out.extend(eyes.camp.group(city).iter().map(|block| Action::Disband { block }));
    }
}

/// What a side might disband of its own will.
pub(crate) fn disband_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    out.extend(eyes.camp.on_map().map(|(block, _)| Action::Disband { block }));
    out.push(Action::EndDisbanding);
}

/// 8.2: a fleet goes to a friendly port of its sea.
pub(crate) fn check_harbour(eyes: Eyes<'_>, block: Block, port: Place) -> Result<(), Refusal> {
    let sea = eyes.camp.place(block).ok_or(Refusal::NotYourBlock { block, rule: Rule("8.2") })?;
    if !sea.is_sea() {
        return Err(Refusal::FleetNotAtSea { block });
    }
    if harbours(eyes.pack, eyes.public, eyes.side, sea).contains(port) {
        Ok(())
    } else {
        Err(Refusal::PortNotFriendly { port })
    }
}

/// 8.3, 8.5: which blocks may be disbanded.
pub(crate) fn check_disband(eyes: Eyes<'_>, block: Block) -> Result<(), Refusal> {
    let supplying = eyes.public.phase == Phase::Supply;
    let rule = Rule(if supplying { "8.3" } else { "8.5" });
    let place = eyes.camp.place(block).ok_or(Refusal::NotYourBlock { block, rule })?;
    if supplying && !hungry(eyes.pack, eyes.public, eyes.side).contains(place) {
        return Err(Refusal::CitySupplied { place });
    }
    if block == Block::CLEOPATRA && eyes.public.edition == Edition::English11 {
        return Err(Refusal::CleopatraStays);
    }
    Ok(())
}

impl State {
    /// 8.0: the year ends.
    pub(crate) fn begin_winter(&mut self, table: &mut Table<'_, Event>) {
        let year = self.public.year;
        table.tell(|| Event::Winter { year });
        self.cleopatra_goes_home(table);
        match self.public.edition {
            Edition::French => self.begin_harbour(table),
            Edition::English11 => self.count_points(table),
        }
    }

    /// 8.1: Cleopatra goes to Alexandria, and to the enemy if he holds it.
    fn cleopatra_goes_home(&mut self, table: &mut Table<'_, Event>) {
        if self.public.standing.cleopatra.is_none() {
            return;
        }
        let (old, home) = (self.public.cleopatra, self.pack.cleopatra_home);
        self.lift(old, Block::CLEOPATRA, table.referee());
        let new = if self.public.holds(old.enemy(), home) { old.enemy() } else { old };
        let step = self.camp(old, table.referee()).steps[Block::CLEOPATRA.index()];
        self.camp(new, table.referee()).steps[Block::CLEOPATRA.index()] = step;
        self.public.cleopatra = new;
        self.put(new, Block::CLEOPATRA, home, table.referee());
        self.public.seen.note(Block::CLEOPATRA, Spot::at(home));
        table.tell(|| Event::CleopatraHome { side: new });
        if new != old {
            table.tell(|| Event::CleopatraJoins { side: new, rule: Rule("8.1") });
        }
    }

    /// 8.2: fleets without a friendly port are disbanded; the others choose one.
    fn begin_harbour(&mut self, table: &mut Table<'_, Event>) {
        for side in Side::BOTH {
            for sea in fleets_at_sea(&self.public, side).iter() {
                if !harbours(self.pack, &self.public, side, sea).is_empty() {
                    continue;
                }
                for block in self.camp(side, table.referee()).group(sea).iter() {
                    self.disband(side, block, Rule("8.2"), table);
                }
            }
        }
        self.public.phase = Phase::Harbour;
        self.go_on_harbour(table);
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
        self.go_on_harbour(table);
    }

    fn go_on_harbour(&mut self, table: &mut Table<'_, Event>) {
        if Side::BOTH.iter().all(|side| fleets_at_sea(&self.public, *side).is_empty()) {
            self.public.phase = Phase::Supply;
            self.go_on_supply(table);
        }
    }

    /// 8.3: until every city is supplied.
    pub(crate) fn go_on_supply(&mut self, table: &mut Table<'_, Event>) {
        if !Side::BOTH.iter().all(|side| hungry(self.pack, &self.public, *side).is_empty()) {
            return;
        }
        match self.public.edition {
            Edition::French => self.count_points(table),
            Edition::English11 => self.public.phase = Phase::Disband { done: SeatSet::NONE },
        }
    }

    /// 8.4: victory, or the year goes on.
    fn count_points(&mut self, table: &mut Table<'_, Event>) {
        let points = Side::BOTH.map(|side| victory::points(self.pack, &self.public, side));
        table.tell(|| Event::Tally { points });
        if let Some(over) = victory::verdict(self.pack, &self.public) {
            if let Phase::Over { winner, .. } = over {
                table.tell(|| Event::Won { winner, points });
            }
            self.public.phase = over;
            return;
        }
        match self.public.edition {
            Edition::French => self.public.phase = Phase::Disband { done: SeatSet::NONE },
            Edition::English11 => self.begin_harbour(table),
        }
    }

    /// 8.2, 8.3, 8.5: a block goes face up into its pool.
    pub(crate) fn disband(
        &mut self,
        side: Side,
        block: Block,
        rule: Rule,
        table: &mut Table<'_, Event>,
    ) {
        table.reveal();
        self.lift(side, block, table.referee());
        if self.pack.is_leader(block) {
            // A disbanded leader was not killed: he waits in the pool (ruling R-12).
            self.public.fallen.insert(block);
        } else {
            self.fell(side, block);
        }
        table.tell(|| Event::Disbanded { side, block, rule });
    }

    /// 8.6: the fallen stand up in their pools, and the next year begins.
    pub(crate) fn end_year(&mut self, table: &mut Table<'_, Event>) {
        for block in self.public.fallen.iter() {
            let owner =
                if block == Block::CLEOPATRA { self.public.cleopatra } else { block.first_owner() };
            self.camp(owner, table.referee()).spots[block.index()] = Spot::POOL;
            self.public.seen.note(block, Spot::POOL);
        }
        self.public.fallen = crate::ids::BlockSet::EMPTY;
        self.public.year += 1;
        self.begin_year(table);
    }
}
