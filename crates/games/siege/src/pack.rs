//! Typed access to the data files: map, units, leaders, tables, scenario.

mod files;
mod load;
mod map;
mod results;

use arrayvec::ArrayVec;
use geometry::hex::{Grid, Hex, HexSet, Shifted};
use serde::Deserialize;
use serde::de::IgnoredAny;

pub use self::results::{CombatTable, Harm, Verdict};
use crate::ids::{Leader, Side, Unit};
use crate::state::Order;

/// The sheet: 20 columns of 25 hexes.
pub const GRID: Grid = Grid::new(20, 25, Shifted::Odd);

/// How many hexes there are.
pub(crate) const HEXES: usize = GRID.len();

/// What one thing may add to a die, so that all that is added up stays small.
pub(crate) const MODIFIERS: std::ops::RangeInclusive<i8> = -9..=9;

/// Movement, combat points and ranges in the data files, so that sums of them stay small.
pub(crate) const POINTS: std::ops::RangeInclusive<u8> = 1..=60;

/// What the terrain table may charge for one thing: a step over all of them can still be added up.
const COSTS: std::ops::RangeInclusive<u8> = 0..=20;

/// Columns of shelter, and what one work shoots with.
const FEW: std::ops::RangeInclusive<u8> = 1..=6;

/// Faces of a die.
const DIE: std::ops::RangeInclusive<u8> = 1..=6;

/// Points for one thing, so that those for all of them can be added up.
const WORTH: std::ops::RangeInclusive<u16> = 0..=100;

/// Some hexes of the map.
pub type Hexes = HexSet<20>;

/// Where a hex lies with regard to the Roman lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// Beyond the external line.
    Outside,
    /// Between the two lines.
    Band,
    /// Between the internal line and the town, or in the town.
    Inside,
}

/// What lies on a hexside; several may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Edge(u8);

impl Edge {
    /// A stream.
    pub const STREAM: Self = Self(1);
    /// A crest.
    pub const CREST: Self = Self(2);
    /// A Roman fortification of either line.
    pub const FORTIFICATION: Self = Self(4);
    /// The Roman ditch.
    pub const DITCH: Self = Self(8);
    /// The wall of the town, whichever way it is crossed.
    pub const OPPIDUM: Self = Self(16);
    /// The dry-stone wall.
    pub const DRY_STONE: Self = Self(32);
    /// Either wall.
    pub const WALL: Self = Self(16 | 32);
    /// Everything that makes a step more than a matter of points.
    pub(crate) const WORKS: Self = Self(2 | 4 | 8 | 16 | 32);
    /// Everything that may stop whoever comes to a hex (7.1, 7.2, 9.0).
    pub(crate) const HALTS: Self = Self(4 | 8 | 16 | 32);
    /// Everything over which no zone of control reaches, whichever way (6.0).
    pub(crate) const DIVIDES: Self = Self(1 | 2 | 8 | 32);

    /// Whether any of these lies there.
    pub const fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// What a unit is (4.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// On foot.
    Infantry,
    /// On horseback.
    Cavalry,
    /// German horse, which may stack with German foot (5.0).
    GermanCavalry,
    /// German foot.
    GermanInfantry,
}

impl Kind {
    /// Whether it is on horseback.
    pub fn is_cavalry(self) -> bool {
        matches!(self, Self::Cavalry | Self::GermanCavalry)
    }

    /// One bit of a set of kinds.
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The kinds that it may stack with (5.0), as a set of bits.
    pub(crate) fn stacks_with(self) -> u8 {
        let (foot, horse) = (Self::Infantry.bit(), Self::Cavalry.bit());
        let (german_horse, german_foot) = (Self::GermanCavalry.bit(), Self::GermanInfantry.bit());
        match self {
            Self::Infantry => foot | german_foot,
            Self::Cavalry => horse | german_horse,
            Self::GermanCavalry => horse | german_horse | german_foot,
            Self::GermanInfantry => foot | german_foot | german_horse,
        }
    }
}

/// A unit's printed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitData {
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Combat points in battle formation.
    pub strength: u8,
    /// Combat points disorganised.
    pub disorganised: u8,
    /// Its modifier to dice.
    pub modifier: i8,
    /// Its movement allowance.
    pub movement: u8,
}

impl UnitData {
    /// Its PF in a state (12.2).
    pub fn pf(&self, order: Order) -> u8 {
        match order {
            Order::Formed => self.strength,
            Order::Disorganised | Order::Routed => self.disorganised,
        }
    }
}

/// A leader's printed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderData {
    /// His name.
    pub name: String,
    /// Units that he can command.
    pub units: u8,
    /// Command range in hexes.
    pub range: u8,
    /// His modifier to dice.
    pub modifier: i8,
    /// His tactical movement allowance.
    pub movement: u8,
}

/// Costs of the terrain table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are named after the rows of the table")]
pub struct Costs {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    pub hex: u8,
    pub up: u8,
    pub up_several: u8,
    pub down_several: u8,
    pub stream: u8,
    pub camp: u8,
    pub fortification: u8,
    pub ditch: u8,
    pub wall: u8,
    pub crest_strategic: u8,
    pub leaving_zone: u8,
}

/// What the die of a combat is modified by (11.2-drm).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieModifiers {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    /// With a better unit than the enemy's best.
    pub better: i8,
    /// With more PF of cavalry in the open, and against those who have more.
    pub cavalry: i8,
    /// Cavalry alone against infantry alone in the open, and the other way round.
    pub riders: i8,
    /// From above, and from below.
    pub height: i8,
    /// Against units that are disorganised or in rout.
    pub disordered_enemy: i8,
    /// With some such units of one's own.
    pub disordered: i8,
    /// With such units alone.
    pub all_disordered: i8,
    /// By night.
    pub night: i8,
    /// Over a crest.
    pub crest: i8,
}

/// How many columns a combat is shifted by (11.2-shift).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shifts {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    /// To the right, with units that are all better than the enemy's.
    pub better: u8,
    /// To the left, against a camp.
    pub camp: u8,
    /// To the left, against a wall.
    pub wall: u8,
    /// To the left, against a fortification.
    pub fortification: u8,
}

/// The dice of a leader's test (11.4).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderTest {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    /// With this he is hit, and a second die says how.
    pub hit: u8,
    /// The second die: wounded.
    pub wounded: u8,
    /// Captured.
    pub captured: u8,
    /// Killed.
    pub killed: u8,
}

/// Points of rule 14.3.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are named after what they pay for")]
pub struct Worth {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    pub eliminated: u16,
    pub disordered: u16,
    pub captured: u16,
    /// Units that must break out with Vercingetorix to win.
    pub breakout: u8,
    pub nobody_escaped: u16,
    pub vercingetorix_held: u16,
    pub escaped: u16,
    pub vercingetorix_escaped: u16,
    pub camp: u16,
    pub breach: u16,
}

/// What the map says of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Its level, from 0.
    pub level: u8,
    /// Where it lies.
    pub region: Region,
    /// Its neighbours, clockwise from the top of the sheet.
    pub next: [Option<Hex>; 6],
    /// What lies on its sides.
    pub edges: [Edge; 6],
    /// What a step over each side costs by slopes and streams (table-terrain).
    pub steps: [u8; 6],
    /// Everything that lies on any of its sides.
    pub around: Edge,
    /// The sides behind which there is a hex, as bits.
    pub sides: u8,
    /// The sides behind which there is one between the lines, as bits.
    pub band: u8,
    /// The fortified sides, as bits.
    pub fortified: u8,
    /// The sides over which a step is a matter of points alone, as bits.
    pub plain: u8,
    /// What the dearest step over those sides costs.
    pub dearest: u8,
    /// The sides over which zones of control reach into it, as bits (6.0): while the works between
    /// the lines stand there, and once they are breached.
    pub reached: [u8; 2],
    /// Whether it is one of the four hexes of the town.
    pub alesia: bool,
}

/// All data of the game.
#[derive(Debug)]
pub struct Pack {
    /// The hexes, in the order of their numbers.
    pub ground: Vec<Ground>,
    /// Those between the lines.
    pub band: Hexes,
    /// The town.
    pub alesia: ArrayVec<Hex, 4>,
    /// The camp of the relief army.
    pub relief_camp: Hex,
    /// Where the camps stood (14.2).
    pub historical: ArrayVec<Hex, 11>,
    /// Where a camp may be placed (9.1).
    pub camp_sites: Hexes,
    /// Why a camp may not be placed: hexes next to a Gallic wall or holding one.
    pub near_walls: Hexes,
    /// The units.
    pub units: Vec<UnitData>,
    /// The leaders.
    pub leaders: Vec<LeaderData>,
    /// What a wounded leader is worth.
    pub wounded: LeaderData,
    /// Strategic movement by day.
    pub strategic: u8,
    /// The most by night.
    pub strategic_night: u8,
    /// What the circular road adds.
    pub road: u8,
    /// The combat tables, by side.
    pub tables: [CombatTable; 2],
    /// Which turns are night, from the first.
    pub nights: Vec<bool>,
    /// How many counters may move in each round of strategic moves (2.0-B).
    pub rounds: Vec<u8>,
    /// The most that Gallic leaders in sight take off that (2.0-B.2).
    pub in_sight: u8,
    /// Sight by day and night.
    pub sight: [u8; 2],
    /// PF that may stack.
    pub stacking: u8,
    /// PF of a stack that is too strong.
    pub excess: u8,
    /// The terrain table.
    pub costs: Costs,
    /// Modifiers to the dice of combats.
    pub die: DieModifiers,
    /// Shifts of columns in combats.
    pub shifts: Shifts,
    /// The test of leaders.
    pub leader_test: LeaderTest,
    /// Hexes that Romans on foot may go outside.
    pub sortie: u8,
    /// Hexes that cavalry and Germans may.
    pub sortie_light: u8,
    /// Archery of a camp.
    pub camp_archery: u8,
    /// How many hexes a camp shoots.
    pub camp_reach: u8,
    /// Archery of a hexside.
    pub side_archery: u8,
    /// Archery that needs no test.
    pub certain_archery: u8,
    /// What a distance of two hexes adds to the die.
    pub far_archery: u8,
    /// Below this a test fails; above it a rally succeeds.
    pub steady: i8,
    /// What rout costs a rally on the map.
    pub routed_tactical: i8,
    /// What rout costs a rally in a box.
    pub routed_strategic: i8,
    /// How many camps there are.
    pub camps: u8,
    /// Points.
    pub worth: Worth,
}

/// The place of a hex in the arrays of the map.
pub(crate) fn at(hex: Hex) -> usize {
    (usize::from(hex.column()) - 1) * usize::from(GRID.rows()) + usize::from(hex.row()) - 1
}

impl Pack {
    /// What the map says of a hex.
    pub fn ground(&self, hex: Hex) -> &Ground {
        &self.ground[at(hex)]
    }

    /// A hex's level.
    pub fn level(&self, hex: Hex) -> u8 {
        self.ground(hex).level
    }

    /// Where a hex lies.
    pub fn region(&self, hex: Hex) -> Region {
        self.ground(hex).region
    }

    /// Whether the circular road, which is Roman, leads from a hex to the next (7.1, 7.2).
    pub fn road_between(&self, side: Side, from: Hex, to: Hex) -> bool {
        let band = |hex: Hex| self.region(hex) == Region::Band;
        side == Side::Rome && band(from) && band(to)
    }

    /// The neighbours of a hex.
    pub fn next(&self, hex: Hex) -> impl Iterator<Item = Hex> + Clone {
        self.ground(hex).next.into_iter().flatten()
    }

    /// What lies between two neighbours; none when they are not.
    pub fn edge(&self, from: Hex, to: Hex) -> Option<Edge> {
        Some(self.ground(from).edges[self.way(from, to)?])
    }

    /// The side of a hex that another touches, by its number; none when it does not.
    pub(crate) fn way(&self, from: Hex, to: Hex) -> Option<usize> {
        self.ground(from).next.iter().position(|next| *next == Some(to))
    }

    /// A unit's printed values.
    pub fn unit(&self, unit: Unit) -> &UnitData {
        &self.units[unit.index()]
    }

    /// A leader's printed values.
    pub fn leader(&self, leader: Leader) -> &LeaderData {
        &self.leaders[leader.index()]
    }

    /// Whether a turn, from 1, is night.
    pub fn is_night(&self, turn: u8) -> bool {
        self.nights[usize::from(turn) - 1]
    }

    /// How far one sees in a turn (1.3).
    pub fn sight(&self, turn: u8) -> u8 {
        self.sight[usize::from(self.is_night(turn))]
    }

    /// How many turns there are.
    pub fn turns(&self) -> u8 {
        self.nights.len() as u8
    }

    /// A side's combat table.
    pub fn table(&self, side: Side) -> &CombatTable {
        &self.tables[side.index()]
    }
}
