//! The whole state as a document, and what no document may say.

mod phases;

use geometry::hex::Hex;
use kernel::PositionError;
use serde::{Deserialize, Serialize};

use crate::ids::{Field, Leader, Unit, UnitMap};
use crate::pack::{Battle, Kind, Pack};
use crate::state::{Mark, Public, Spot, State, Way};

/// A state as a person writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Position {
    /// The table.
    pub public: Public,
}

type Check = Result<(), PositionError>;

fn fault(what: impl Into<String>) -> Check {
    Err(PositionError(what.into()))
}

impl Position {
    /// Whether a battle can stand like this.
    pub(crate) fn check(&self, pack: &'static Pack) -> Check {
        let public = &self.public;
        if public.battle.index() >= Field::COUNT {
            return fault("there is no such battle");
        }
        let battle = pack.battle(public.battle);
        if !(1..=battle.turns).contains(&public.turn) {
            return fault("there is no such turn");
        }
        let reader = Reader { public, battle };
        reader.units()?;
        reader.leaders()?;
        reader.eagles()?;
        reader.lists()?;
        reader.stack_of_phases()?;
        reader.phases(&State::of(pack, public.clone()))
    }
}

/// More combats than units can fight in a segment, and few enough to be numbered by a byte.
const COMBATS: usize = 120;

struct Reader<'a> {
    public: &'a Public,
    battle: &'static Battle,
}

impl Reader<'_> {
    fn hex(&self, hex: Hex) -> bool {
        self.battle.grid.contains(hex)
    }

    /// Whether a unit is on the map.
    fn on_map(&self, unit: Unit) -> bool {
        self.battle.has(unit) && self.public.units[unit].spot.hex().is_some()
    }

    fn there(&self, leader: Leader) -> bool {
        self.battle.has_leader(leader)
    }

    fn spot(&self, spot: Spot) -> bool {
        match spot {
            Spot::On(hex) | Spot::Pursuing(hex) => self.hex(hex),
            Spot::Aboard(ship) => self.on_map(ship),
            Spot::Out | Spot::Waiting | Spot::Lost | Spot::Camp => true,
        }
    }

    fn units(&self) -> Check {
        let mut counts: UnitMap<u8> = UnitMap::default();
        let mut by_hex: std::collections::BTreeMap<Hex, (u8, u8)> =
            std::collections::BTreeMap::new();
        for (unit, piece) in self.public.units.iter() {
            let name = unit.name();
            if !self.battle.has(unit) {
                if piece.spot != Spot::Out {
                    return fault(format!("{name} takes no part in this battle"));
                }
                continue;
            }
            if !self.spot(piece.spot) {
                return fault(format!("{name} is nowhere on this map"));
            }
            let kind = self.battle.unit(unit).kind;
            if let Spot::Aboard(ship) = piece.spot {
                if !self.battle.unit(ship).kind.is_ship() || kind.is_ship() {
                    return fault(format!("{name} can only be aboard a ship"));
                }
                counts[ship] += 1;
                if counts[ship] > 4 {
                    return fault(format!("{} carries too many", ship.name()));
                }
            }
            if piece.hits > 20 || piece.climbed > 30 || piece.descended > 30 || piece.moves > 30 {
                return fault(format!("{name} has impossible numbers"));
            }
            if piece.shots > 9 || piece.answers > 9 {
                return fault(format!("{name} has shot too often"));
            }
            let column = piece.is(Mark::COLUMN);
            if column && (kind != Kind::Cohort || piece.is(Mark::ROUTED)) {
                return fault(format!("{name} cannot be in column"));
            }
            if piece.facing.as_side().is_some() != column {
                return fault(format!("{name} faces a vertex, or a side in column"));
            }
            if piece.ordered_by.is_some_and(|leader| !self.there(leader)) {
                return fault(format!("{name} was ordered by somebody who is not here"));
            }
            if let Spot::On(hex) = piece.spot {
                let sides = by_hex.entry(hex).or_default();
                let entry = match self.battle.unit(unit).side {
                    crate::ids::Side::Rome => &mut sides.0,
                    crate::ids::Side::Tribes => &mut sides.1,
                };
                *entry += 1;
                if *entry > 5 {
                    return fault(format!("there are too many units in {hex}"));
                }
            }
        }
        for (hex, (romans, tribes)) in by_hex {
            if romans > 0 && tribes > 0 && !self.only_ships(hex) {
                return fault(format!("both sides stand in {hex}"));
            }
        }
        Ok(())
    }

    /// Whether all Romans of a hex are ships, which nobody minds.
    fn only_ships(&self, hex: Hex) -> bool {
        self.battle.units.iter().all(|unit| {
            self.public.units[*unit].spot != Spot::On(hex)
                || self.battle.unit(*unit).side == crate::ids::Side::Tribes
                || self.battle.unit(*unit).kind.is_ship()
        })
    }

    fn leaders(&self) -> Check {
        for (leader, chief) in self.public.leaders.iter() {
            let name = leader.name();
            if !self.there(leader) {
                if chief.spot != Spot::Out {
                    return fault(format!("{name} takes no part in this battle"));
                }
                continue;
            }
            let aboard = if let Spot::Aboard(ship) = chief.spot {
                self.on_map(ship) && self.battle.unit(ship).kind.is_ship()
            } else {
                !matches!(chief.spot, Spot::Camp | Spot::Pursuing(_))
            };
            if !self.spot(chief.spot) || !aboard {
                return fault(format!("{name} is nowhere on this map"));
            }
            if chief.used > 9 || chief.wounds > 9 {
                return fault(format!("{name} has impossible numbers"));
            }
            if chief.group.is_some() && self.battle.leader(leader).group.is_none() {
                return fault(format!("{name} leads what he cannot lead"));
            }
        }
        Ok(())
    }

    fn eagles(&self) -> Check {
        for (legion, eagle) in self.public.eagles.iter() {
            let known = self.battle.eagles[legion].is_some();
            if !known && eagle.spot != Spot::Out || !self.spot(eagle.spot) {
                return fault(format!("the eagle of {} is nowhere", legion.name()));
            }
            if matches!(eagle.spot, Spot::Camp | Spot::Pursuing(_)) {
                return fault(format!("the eagle of {} cannot be there", legion.name()));
            }
        }
        Ok(())
    }

    fn lists(&self) -> Check {
        let public = self.public;
        let units = public.volleys.iter().flat_map(|volley| [volley.by, volley.at]);
        let units = units
            .chain(public.shot.iter().flat_map(|(by, at)| [*by, *at]))
            .chain(public.tried.iter().map(|(_, unit)| *unit))
            .chain(public.routing.iter().copied())
            .chain(public.entering.iter().copied())
            .chain(public.turning.iter().map(|turning| turning.unit))
            .chain(public.crossed.iter().map(|(unit, _)| *unit));
        if units.into_iter().any(|unit| !self.battle.has(unit)) {
            return fault("a list names a unit that takes no part");
        }
        let leaders = public.tried.iter().map(|(leader, _)| *leader);
        let leaders = leaders.chain(public.followers.iter()).chain(public.asked.iter());
        if leaders.into_iter().any(|leader| !self.there(leader)) {
            return fault("a list names a leader who takes no part");
        }
        if public.combats.len() > COMBATS {
            return fault("there are too many combats");
        }
        for combat in &public.combats {
            // Who pursues comes through the emptied hex first.
            if combat.trail.len() > usize::from(Way::MOST_POINTS) + 1 {
                return fault("nobody flees so far");
            }
            let named = combat.attacker.iter().chain(&combat.defender).chain(&combat.pursuer);
            let sides = combat.attackers.iter().chain(&combat.defenders).chain(named);
            if sides.into_iter().any(|unit| !self.battle.has(*unit))
                || combat
                    .hexes
                    .iter()
                    .chain(combat.trail.iter().collect::<Vec<_>>().iter())
                    .chain(combat.thrown.iter().filter_map(|thrown| thrown.at.as_ref()))
                    .any(|hex| !self.hex(*hex))
            {
                return fault("a combat names what is not there");
            }
            let side = |units: &[Unit]| units.first().map(|unit| self.battle.unit(*unit).side);
            let mixed = |units: &[Unit]| {
                units.iter().any(|unit| Some(self.battle.unit(*unit).side) != side(units))
            };
            let attack = combat.attackers.iter().chain(&combat.attacker);
            if mixed(&combat.attackers)
                || mixed(&combat.defenders)
                || combat.attackers.is_empty()
                || side(&combat.attackers) == side(&combat.defenders)
                || attack.into_iter().any(|unit| !self.battle.unit(*unit).kind.may_attack())
                || combat.defenders.iter().chain(&combat.defender).any(|unit| {
                    let kind = self.battle.unit(*unit).kind;
                    kind.is_ship() || kind == Kind::Chariot
                })
            {
                return fault("a combat has two sides");
            }
        }
        if public.lost_rome > 5_000 || public.lost_tribes.values().any(|points| *points > 5_000) {
            return fault("so much cannot be lost");
        }
        let counts =
            public.tribes.values().all(|people| people.contacts < 200 && people.routs < 200);
        if !counts || public.beach_head > 100 || public.free_trumps > 100 {
            return fault("there are impossible numbers");
        }
        Ok(())
    }
}
