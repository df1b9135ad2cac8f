//! What stands where: units of a hex from the top of the stack, and where things are put.

use geometry::hex::Hex;

use super::{Mark, Public, Spot, State};
use crate::ids::{Group, Leader, LeaderSet, Side, Unit, UnitMap};
use crate::pack::{Battle, Kind};

const NONE: u16 = u16::MAX;

/// As many hexes as the largest map has.
const HEXES: usize = 48 * 38;

/// The units of each hex as a list from the top of the stack.
#[derive(Clone)]
pub struct Heads {
    first: [u16; HEXES],
    next: UnitMap<u16>,
}

impl Heads {
    /// What follows from a table.
    pub(crate) fn of(battle: &Battle, public: &Public) -> Self {
        let mut heads = Self { first: [NONE; HEXES], next: UnitMap::from_fn(|_| NONE) };
        for unit in &battle.units {
            if let Spot::On(hex) = public.units[*unit].spot {
                heads.insert(battle, public, *unit, hex);
            }
        }
        heads
    }

    /// Where a unit belongs in its stack: combat units from the top, then what carries and what is
    /// only there, each by name.
    fn rank(battle: &Battle, public: &Public, unit: Unit) -> (u8, bool, u16) {
        let kind = battle.unit(unit).kind;
        let class = match kind {
            Kind::Artillery => 1,
            Kind::Chariot | Kind::Transport | Kind::Galley => 2,
            Kind::Cohort
            | Kind::BarbarianInfantry
            | Kind::LightInfantry
            | Kind::Skirmisher
            | Kind::RomanCavalry
            | Kind::BarbarianCavalry
            | Kind::Lancers
            | Kind::LightCavalry
            | Kind::Aquila => 0,
        };
        (class, public.units[unit].under, unit.0)
    }

    fn insert(&mut self, battle: &Battle, public: &Public, unit: Unit, hex: Hex) {
        let at = battle.grid.index(hex).expect("units stand on the map");
        let rank = Self::rank(battle, public, unit);
        let mut before: Option<u16> = None;
        let mut here = self.first[at];
        while here != NONE && Self::rank(battle, public, Unit(here)) < rank {
            before = Some(here);
            here = self.next[Unit(here)];
        }
        self.next[unit] = here;
        match before {
            None => self.first[at] = unit.0,
            Some(other) => self.next[Unit(other)] = unit.0,
        }
    }

    fn remove(&mut self, battle: &Battle, unit: Unit, hex: Hex) {
        let at = battle.grid.index(hex).expect("units stand on the map");
        let after = self.next[unit];
        if self.first[at] == unit.0 {
            self.first[at] = after;
        } else {
            let mut here = self.first[at];
            while here != NONE && self.next[Unit(here)] != unit.0 {
                here = self.next[Unit(here)];
            }
            if here != NONE {
                self.next[Unit(here)] = after;
            }
        }
        self.next[unit] = NONE;
    }
}

impl PartialEq for Heads {
    fn eq(&self, other: &Self) -> bool {
        self.first == other.first && self.next == other.next
    }
}

impl State {
    /// Everything in a hex, from the top.
    #[inline]
    pub fn stack(&self, hex: Hex) -> impl Iterator<Item = Unit> + '_ {
        let heads = self.heads.get();
        let mut here = self.battle.grid.index(hex).map_or(NONE, |at| heads.first[at]);
        std::iter::from_fn(move || {
            if here == NONE {
                return None;
            }
            let unit = Unit(here);
            here = heads.next[unit];
            Some(unit)
        })
    }

    /// Combat units of a hex: not ships, chariots, nor catapults that have company.
    pub fn fighters(&self, hex: Hex) -> impl Iterator<Item = Unit> + '_ {
        let mut seen = false;
        self.stack(hex).filter(move |unit| {
            let kind = self.battle.unit(*unit).kind;
            let fights = match kind {
                Kind::Chariot | Kind::Transport | Kind::Galley | Kind::Aquila => false,
                Kind::Artillery => !seen,
                Kind::Cohort
                | Kind::BarbarianInfantry
                | Kind::LightInfantry
                | Kind::Skirmisher
                | Kind::RomanCavalry
                | Kind::BarbarianCavalry
                | Kind::Lancers
                | Kind::LightCavalry => true,
            };
            seen |= fights;
            fights
        })
    }

    /// The unit on top of a hex, catapults only when alone.
    pub fn top(&self, hex: Hex) -> Option<Unit> {
        // Combat units lie above catapults, and these above what carries them.
        self.stack(hex).next().filter(|unit| match self.battle.unit(*unit).kind {
            Kind::Chariot | Kind::Transport | Kind::Galley | Kind::Aquila => false,
            Kind::Artillery
            | Kind::Cohort
            | Kind::BarbarianInfantry
            | Kind::LightInfantry
            | Kind::Skirmisher
            | Kind::RomanCavalry
            | Kind::BarbarianCavalry
            | Kind::Lancers
            | Kind::LightCavalry => true,
        })
    }

    /// The side whose combat units hold a hex.
    pub fn holder(&self, hex: Hex) -> Option<Side> {
        self.top(hex).map(|unit| self.side(unit))
    }

    /// A unit's side.
    #[inline]
    pub fn side(&self, unit: Unit) -> Side {
        self.battle.unit(unit).side
    }

    /// What a unit is.
    #[inline]
    pub fn kind(&self, unit: Unit) -> Kind {
        self.battle.unit(unit).kind
    }

    /// A unit's hex, its ship's if it is aboard.
    pub fn hex(&self, unit: Unit) -> Option<Hex> {
        match self.public.units[unit].spot {
            Spot::On(hex) => Some(hex),
            Spot::Aboard(ship) => self.public.units[ship].spot.hex(),
            Spot::Out | Spot::Waiting | Spot::Lost | Spot::Camp | Spot::Pursuing(_) => None,
        }
    }

    /// A leader's hex, his ship's if he is aboard.
    pub fn leader_hex(&self, leader: Leader) -> Option<Hex> {
        match self.public.leaders[leader].spot {
            Spot::On(hex) => Some(hex),
            Spot::Aboard(ship) => self.public.units[ship].spot.hex(),
            Spot::Out | Spot::Waiting | Spot::Lost | Spot::Camp | Spot::Pursuing(_) => None,
        }
    }

    /// An eagle's hex, unless the enemy has it.
    pub fn eagle_hex(&self, legion: Group) -> Option<Hex> {
        match self.public.eagles[legion].spot {
            Spot::On(hex) => Some(hex),
            Spot::Aboard(unit) if self.side(unit) == Side::Rome => self.hex(unit),
            Spot::Aboard(_)
            | Spot::Out
            | Spot::Waiting
            | Spot::Lost
            | Spot::Camp
            | Spot::Pursuing(_) => None,
        }
    }

    /// Leaders of a side in a hex, not those aboard.
    pub fn leaders_in(&self, hex: Hex, side: Side) -> LeaderSet {
        self.battle
            .leaders
            .iter()
            .copied()
            .filter(|leader| {
                self.public.leaders[*leader].spot == Spot::On(hex)
                    && self.battle.leader(*leader).side == side
            })
            .collect()
    }

    /// Legions whose eagle lies in a hex.
    pub fn eagles_in(&self, hex: Hex) -> impl Iterator<Item = Group> + '_ {
        Group::all().filter(move |group| self.public.eagles[*group].spot == Spot::On(hex))
    }

    /// Puts a unit somewhere.
    pub(crate) fn put(&mut self, unit: Unit, spot: Spot) {
        if let Spot::On(old) = self.public.units[unit].spot {
            self.heads.get_mut().remove(self.battle, unit, old);
        }
        self.public.units[unit].spot = spot;
        if let Spot::On(hex) = spot {
            self.heads.get_mut().insert(self.battle, &self.public, unit, hex);
        }
    }

    /// Puts a unit at the top or the bottom of its stack.
    pub(crate) fn place_under(&mut self, unit: Unit, under: bool) {
        let spot = self.public.units[unit].spot;
        if let Spot::On(hex) = spot {
            self.heads.get_mut().remove(self.battle, unit, hex);
            self.public.units[unit].under = under;
            self.heads.get_mut().insert(self.battle, &self.public, unit, hex);
        } else {
            self.public.units[unit].under = under;
        }
    }

    /// The other combat unit of a unit's hex that stacks with it: no catapults or carriers.
    pub fn partner(&self, unit: Unit) -> Option<Unit> {
        let hex = self.piece(unit).spot.hex()?;
        self.stack(hex).find(|other| {
            *other != unit && (self.kind(*other).is_foot() || self.kind(*other).is_horse())
        })
    }

    /// The chariot under a mounted unit (S-BRI-8).
    pub fn chariot(&self, unit: Unit) -> Option<Unit> {
        let hex = self.piece(unit).spot.hex()?;
        if self.kind(unit) != Kind::LightInfantry {
            return None;
        }
        self.stack(hex).find(|other| self.kind(*other) == Kind::Chariot)
    }

    /// Whether a unit is one of a German pair of horse and foot (S-RHI-2).
    pub fn is_paired(&self, unit: Unit) -> bool {
        let of = |kind: Kind| match kind {
            Kind::LightCavalry => Some(Kind::LightInfantry),
            Kind::LightInfantry => Some(Kind::LightCavalry),
            Kind::Cohort
            | Kind::BarbarianInfantry
            | Kind::Skirmisher
            | Kind::RomanCavalry
            | Kind::BarbarianCavalry
            | Kind::Lancers
            | Kind::Chariot
            | Kind::Artillery
            | Kind::Transport
            | Kind::Galley
            | Kind::Aquila => None,
        };
        let Some(other) = of(self.kind(unit)) else { return false };
        self.partner(unit)
            .is_some_and(|partner| self.kind(partner) == other && !self.is(partner, Mark::ROUTED))
    }

    /// Whether what is derived is current.
    pub(crate) fn is_current(&self) -> bool {
        *self.heads.get() == Heads::of(self.battle, &self.public)
    }
}
