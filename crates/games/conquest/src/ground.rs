//! 6.2, 6.7, 7.1, 7.2 and table-movement: what a step takes, which side of a unit is which, and zones
//! of control.

use geometry::hex::{Direction, Hex};

use crate::action::Refusal;
use crate::ids::{Field, Leader, Side, Unit};
use crate::pack::{Aspect, Edge, Hexes, Kind, Terrain, Toll, Who};
use crate::state::{Extras, Mark, State, Supply};

/// How somebody goes: what ground takes from him, and where he may not go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// A cohort in line.
    Cohort,
    /// A cohort in column (6.42).
    Column,
    /// Foot that takes no hits from ground (6.23), and catapults.
    Loose,
    /// On horseback.
    Horse,
    /// On a chariot (6.25).
    Chariot,
    /// A leader (6.15).
    Leader,
    /// An eagle (4.43).
    Eagle,
    /// At sea (S-BRI-1): a transport.
    Transport,
    /// At sea: a galley.
    Galley,
}

impl Gait {
    /// How many there are.
    pub(crate) const COUNT: usize = 9;

    /// On foot.
    fn on_foot(self) -> bool {
        matches!(self, Self::Cohort | Self::Column | Self::Loose | Self::Eagle)
    }

    /// A ship.
    fn at_sea(self) -> bool {
        matches!(self, Self::Transport | Self::Galley)
    }

    /// The hits that a toll has for it.
    fn hits(self, toll: &Toll) -> u8 {
        match self {
            Self::Cohort => toll.cohort,
            Self::Column => toll.column,
            Self::Horse => toll.cavalry,
            Self::Loose
            | Self::Chariot
            | Self::Leader
            | Self::Eagle
            | Self::Transport
            | Self::Galley => 0,
        }
    }

    /// Whether it takes hits for levels and turns.
    pub(crate) fn suffers(self) -> bool {
        matches!(self, Self::Cohort | Self::Column | Self::Horse)
    }
}

/// What a step takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// Movement points.
    pub points: u8,
    /// Hits of ground and hexsides; those of levels are counted by the phase (6.22).
    pub hits: u8,
}

impl State {
    /// How a unit goes.
    pub fn gait(&self, unit: Unit) -> Gait {
        match self.kind(unit) {
            Kind::Cohort if self.is(unit, Mark::COLUMN) => Gait::Column,
            Kind::Cohort => Gait::Cohort,
            Kind::LightInfantry if self.chariot(unit).is_some() => Gait::Chariot,
            Kind::LightInfantry if self.is_paired(unit) => Gait::Horse,
            Kind::BarbarianInfantry
            | Kind::LightInfantry
            | Kind::Skirmisher
            | Kind::Artillery
            | Kind::Aquila => Gait::Loose,
            Kind::RomanCavalry | Kind::BarbarianCavalry | Kind::Lancers | Kind::LightCavalry => {
                Gait::Horse
            }
            Kind::Chariot => Gait::Chariot,
            Kind::Transport => Gait::Transport,
            Kind::Galley => Gait::Galley,
        }
    }

    /// Whether tribal foot rushes on (S-SAB-2).
    pub(crate) fn rushes(&self, unit: Unit) -> bool {
        self.is_surprise() && self.kind(unit) == Kind::BarbarianInfantry
    }

    /// The first turn at the Sabis (S-SAB-1).
    pub fn is_surprise(&self) -> bool {
        self.battle.field == Field::SABIS && self.public.turn == 1
    }

    /// What a unit pays for a step (table-movement).
    pub fn price(&self, unit: Unit, from: Hex, to: Hex) -> Result<Price, Refusal> {
        self.price_at(unit, self.gait(unit), from, to)
    }

    /// The same for who knows already how it goes.
    pub(crate) fn price_at(
        &self,
        unit: Unit,
        gait: Gait,
        from: Hex,
        to: Hex,
    ) -> Result<Price, Refusal> {
        let mut price = self.toll(self.side(unit), gait, from, to)?;
        if self.rushes(unit) {
            let costs = &self.pack.charts.movement;
            let extra = |toll: &Toll| toll.points.unwrap_or(0);
            if self.battle.at(to).terrain == Terrain::Woods {
                price.points -= extra(costs.hex(Terrain::Woods, false)) - 1;
            }
            if self.battle.edge(from, to).has(Edge::RIVER) {
                price.points -= extra(&costs.sides.minor_river);
            }
        }
        Ok(price)
    }

    /// What a step takes from whoever goes so, whoever stands there.
    pub fn toll(&self, side: Side, gait: Gait, from: Hex, to: Hex) -> Result<Price, Refusal> {
        let grid = self.battle.grid;
        let way = grid.direction(from, to).ok_or(Refusal::NotAdjacent { from, to })?;
        let all = || {
            let price = |hex: Hex, way: Direction| {
                let next = self.battle.at(hex).next[way.index()]?;
                self.toll_over(side, gait, hex, way, next).ok()
            };
            grid.hexes().map(|hex| Direction::ALL.map(|way| price(hex, way))).collect()
        };
        let known = self.battle.roads.prices(side, gait, all);
        match grid.index(from).and_then(|at| known[at][way.index()]) {
            Some(price) => Ok(price),
            // The reason is wanted.
            None => self.toll_over(side, gait, from, way, to),
        }
    }

    /// The same by the charts.
    fn toll_over(
        &self,
        side: Side,
        gait: Gait,
        from: Hex,
        way: Direction,
        to: Hex,
    ) -> Result<Price, Refusal> {
        let (here, there) = (self.battle.at(from), self.battle.at(to));
        if gait.at_sea() {
            return match there.terrain {
                Terrain::Deep | Terrain::Moderate => Ok(Price { points: 1, hits: 0 }),
                Terrain::Shallow if gait == Gait::Galley => Ok(Price { points: 1, hits: 0 }),
                Terrain::Shallow
                | Terrain::Clear
                | Terrain::Woods
                | Terrain::Marsh
                | Terrain::River
                | Terrain::Camp
                | Terrain::Tower
                | Terrain::Laager
                | Terrain::Beach => Err(Refusal::Impassable { hex: to }),
            };
        }
        let costs = &self.pack.charts.movement;
        let edge = here.edges[way.index()];
        let base = costs.hex(there.terrain, here.terrain.is_sea());
        let mut price = Price { points: 0, hits: 0 };
        self.pay(side, gait, base, to, &mut price)?;
        if there.terrain == Terrain::Tower && !here.terrain.is_camp() {
            return Err(Refusal::ClosedTo { hex: to });
        }
        if gait == Gait::Chariot && there.terrain == Terrain::Beach {
            return Err(Refusal::Impassable { hex: to });
        }
        if edge != Edge::default() {
            let sides = &costs.sides;
            if edge.has(Edge::TOWER) && (here.terrain != Terrain::Tower || gait == Gait::Leader) {
                return Err(Refusal::ClosedTo { hex: to });
            }
            let kinds = [
                (Edge::STREAM, &sides.stream),
                (Edge::RIVER, &sides.minor_river),
                (Edge::WALL, &sides.wall),
                (Edge::GATE, &sides.gate),
                (Edge::TOWER, &sides.tower),
                (Edge::WAGON, &sides.wagon),
                (Edge::HEDGE, &sides.hedge),
            ];
            for (kind, toll) in kinds {
                if edge.has(kind) {
                    self.pay(side, gait, toll, to, &mut price)?;
                }
            }
        }
        let up = there.level.saturating_sub(here.level);
        let down = here.level.saturating_sub(there.level);
        price.points += up * costs.levels.up + down * costs.levels.down;
        Ok(price)
    }

    fn pay(
        &self,
        side: Side,
        gait: Gait,
        toll: &Toll,
        to: Hex,
        price: &mut Price,
    ) -> Result<(), Refusal> {
        let points = toll.points.ok_or(Refusal::Impassable { hex: to })?;
        let may = match toll.only {
            None => true,
            Some(Who::Tribes) => side == Side::Tribes,
            Some(Who::Romans) => side == Side::Rome,
            Some(Who::Foot) => gait.on_foot(),
            Some(Who::RomanFoot) => {
                let tower = self.battle.at(to).terrain == Terrain::Tower;
                side == Side::Rome && (gait.on_foot() || tower && gait == Gait::Leader)
            }
        };
        if !may {
            return Err(Refusal::ClosedTo { hex: to });
        }
        price.points += points;
        price.hits += gait.hits(toll);
        Ok(())
    }

    /// Which side of a unit a neighbouring hex touches (7.11). All sides of a catapult are its front.
    pub fn aspect(&self, unit: Unit, neighbour: Hex) -> Aspect {
        let hex = self.piece(unit).spot.hex();
        let Some(way) = hex.and_then(|hex| self.battle.grid.direction(hex, neighbour)) else {
            return Aspect::Front;
        };
        self.aspect_towards(unit, way)
    }

    /// Which side of a unit looks that way.
    pub fn aspect_towards(&self, unit: Unit, way: Direction) -> Aspect {
        if !self.has_facing(unit) {
            return Aspect::Front;
        }
        Aspect::off(self.piece(unit).facing.off(way))
    }

    /// Whether a unit has a facing (9.35, S-BRI-1).
    pub fn has_facing(&self, unit: Unit) -> bool {
        self.kind(unit).is_foot() || self.kind(unit).is_horse()
    }

    /// The hexes in front of a unit.
    pub fn front(&self, unit: Unit) -> impl Iterator<Item = Hex> + Clone + '_ {
        let hex = self.piece(unit).spot.hex();
        Direction::ALL.into_iter().filter_map(move |way| {
            let front = self.aspect_towards(unit, way) == Aspect::Front;
            hex.filter(|_| front).and_then(|hex| self.battle.at(hex).next[way.index()])
        })
    }

    /// Whether a unit has a zone of control at all (7.21).
    pub fn has_zone(&self, unit: Unit) -> bool {
        let kind = self.kind(unit);
        if self.is(unit, Mark::ROUTED) || !(kind.is_foot() || kind.is_horse()) {
            return false;
        }
        if kind == Kind::Skirmisher && self.piece(unit).supply == Supply::No {
            return false;
        }
        let surprised = self.side(unit) == Side::Rome && kind != Kind::Cohort;
        !(surprised && self.is_surprise())
    }

    /// Whether a unit has a hex in its zone of control (7.21, 7.22).
    pub fn controls(&self, unit: Unit, hex: Hex) -> bool {
        let Some(from) = self.piece(unit).spot.hex() else { return false };
        let Some(way) = self.battle.grid.direction(from, hex) else { return false };
        self.controls_over(unit, from, way, hex)
    }

    fn controls_over(&self, unit: Unit, from: Hex, way: Direction, hex: Hex) -> bool {
        let reaches = match self.aspect_towards(unit, way) {
            Aspect::Front => true,
            Aspect::Flank => self.kind(unit) == Kind::Skirmisher,
            Aspect::Rear => false,
        };
        reaches && self.has_zone(unit) && self.zone_passes(unit, from, way, hex)
    }

    /// Whether ground and works let a unit's zone of control into a hex (7.22).
    fn zone_passes(&self, unit: Unit, from: Hex, way: Direction, hex: Hex) -> bool {
        !self.battle.at(from).edges[way.index()].has(Edge::FORTIFIED)
            && (self.battle.at(hex).terrain == Terrain::Clear
                || self.may_stand(self.side(unit), self.gait(unit), hex))
    }

    /// Whether somebody who goes so could be in a hex at all, however he came there (7.22).
    fn may_stand(&self, side: Side, gait: Gait, hex: Hex) -> bool {
        let toll = self.pack.charts.movement.hex(self.battle.at(hex).terrain, false);
        let mut price = Price::default();
        self.pay(side, gait, toll, hex, &mut price).is_ok()
    }

    /// Units of a side that have a hex in their zone of control.
    pub fn controllers(&self, hex: Hex, side: Side) -> impl Iterator<Item = Unit> + '_ {
        let ground = self.battle.at(hex);
        Direction::ALL.into_iter().flat_map(move |way| {
            let from = ground.next[way.index()];
            from.into_iter().flat_map(move |from| {
                self.stack(from).filter(move |unit| {
                    self.side(*unit) == side && self.controls_over(*unit, from, way.opposite(), hex)
                })
            })
        })
    }

    /// Whether a hex lies in a zone of control of a side.
    pub fn zone(&self, hex: Hex, side: Side) -> bool {
        let next = &self.battle.at(hex).next;
        Direction::ALL.into_iter().any(|way| {
            next[way.index()].is_some_and(|from| {
                self.stack(from).any(|unit| {
                    self.side(unit) == side && self.controls_over(unit, from, way.opposite(), hex)
                })
            })
        })
    }

    /// Works out what lies in the zones of control of a side.
    pub(crate) fn controlled(&self, side: Side) -> Hexes {
        let mut hexes = Hexes::new();
        for (unit, from) in self.on_map() {
            if self.side(unit) != side || !self.has_zone(unit) {
                continue;
            }
            // Skirmishers control their flanks too.
            let wide = if self.kind(unit) == Kind::Skirmisher { 4 } else { 1 };
            let facing = self.piece(unit).facing;
            for way in Direction::ALL {
                if facing.off(way) <= wide
                    && let Some(hex) = self.battle.at(from).next[way.index()]
                    && !hexes.contains(hex)
                    && self.zone_passes(unit, from, way, hex)
                {
                    hexes.insert(hex);
                }
            }
        }
        hexes
    }

    /// Whether a leader may ride from a hex to the next, whoever stands there.
    pub(crate) fn rideable(&self, side: Side, from: Hex, to: Hex) -> bool {
        let (here, there) = (self.battle.at(from), self.battle.at(to));
        let way = self.battle.grid.direction(from, to);
        let plain = |terrain: Terrain| matches!(terrain, Terrain::Clear | Terrain::Woods);
        // Open ground needs no chart.
        if plain(here.terrain)
            && plain(there.terrain)
            && way.is_some_and(|way| here.edges[way.index()] == Edge::default())
        {
            return true;
        }
        self.toll(side, Gait::Leader, from, to).is_ok()
    }

    /// Whether a unit stands in an enemy zone of control.
    pub fn in_zone(&self, unit: Unit) -> bool {
        self.piece(unit).spot.hex().is_some_and(|hex| self.zone(hex, self.side(unit).enemy()))
    }

    /// Whether a leader stands in an enemy zone of control.
    pub fn leader_in_zone(&self, leader: Leader) -> bool {
        let side = self.battle.leader(leader).side;
        self.public.leaders[leader].spot.hex().is_some_and(|hex| self.zone(hex, side.enemy()))
    }

    /// TQ now: less in column, 1 when routed (6.45, 10.16).
    pub fn quality(&self, unit: Unit) -> u8 {
        let charts = &self.pack.charts;
        if self.is(unit, Mark::ROUTED) {
            return charts.rout.quality;
        }
        let printed = self.printed_quality(unit);
        if self.is(unit, Mark::COLUMN) {
            return printed.saturating_add_signed(charts.column.quality).max(1);
        }
        printed
    }

    /// TQ as printed; the third legion may be of veterans (S-LUT-8).
    pub fn printed_quality(&self, unit: Unit) -> u8 {
        let data = self.battle.unit(unit);
        match self.battle.veterans {
            Some((legion, quality))
                if self.public.options.extras == Extras::With
                    && data.kind == Kind::Cohort
                    && data.group == Some(legion) =>
            {
                quality
            }
            _ => data.quality.max(1),
        }
    }

    /// Whether a unit's tribe is still impetuous (6.8).
    pub fn is_impetuous(&self, unit: Unit) -> bool {
        let data = self.battle.unit(unit);
        data.kind.is_foot()
            && data.tribe.is_some_and(|tribe| {
                self.battle.impetuous.contains(tribe) && !self.public.tribes[tribe].calm
            })
    }

    /// MA now (6.8, 6.42, S-RHI-2, S-BRI-8).
    pub fn allowance(&self, unit: Unit) -> u8 {
        let charts = &self.pack.charts;
        let printed = self.battle.unit(unit).movement;
        if self.is(unit, Mark::ROUTED) {
            return printed;
        }
        if let Some(chariot) = self.chariot(unit) {
            return self.battle.unit(chariot).movement;
        }
        if self.is_paired(unit) {
            return self.battle.pair_movement;
        }
        if self.is(unit, Mark::COLUMN) {
            return printed + charts.column.movement;
        }
        if self.is_impetuous(unit) {
            return printed + charts.impetuosity.movement;
        }
        printed
    }

    /// Whether a unit is heavy: it must attack when it has moved up (7.25).
    pub fn is_heavy(&self, unit: Unit) -> bool {
        self.pack.charts.superiority.heavy.contains(&self.kind(unit))
    }

    /// Units of a side that are not routed and stand next to a hex.
    pub fn beside(&self, hex: Hex, side: Side) -> impl Iterator<Item = Unit> + '_ {
        self.battle
            .next(hex)
            .flat_map(move |next| self.fighters(next).filter(move |unit| self.side(*unit) == side))
    }
}
