//! Typed access to the data files: map, units, tables, figures, set-ups.

mod files;
mod load;
mod map;
mod tables;

use geometry::hex::{Direction, Grid, Hex, HexSet, Shifted};
use serde::Deserialize;

pub use self::tables::{Hit, Strike, Verdict};
use crate::ids::{Side, Unit, Zone, ZoneSet};

/// The sheet: 52 columns of 44 hexes.
pub const GRID: Grid = Grid::new(52, 44, Shifted::Even);

/// How many hexes there are.
pub(crate) const HEXES: usize = GRID.len();

/// Some hexes of the map.
pub type Hexes = HexSet<52>;

/// The place of a hex in the arrays of the map.
pub(crate) const fn at(hex: Hex) -> usize {
    (hex.column() as usize - 1) * GRID.rows() as usize + hex.row() as usize - 1
}

/// What lies in a hex (table-terrain).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// Open ground.
    Clear,
    /// The side of a hill.
    Slope,
    /// The top of a hill.
    Hilltop,
    /// A river.
    River,
    /// The isolated trench.
    Trench,
    /// Alesia, within its walls.
    Town,
    /// The wall of Alesia.
    Wall,
}

/// Where a hex lies with regard to the two lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// Inside the inner line.
    Inside,
    /// Between the lines and on them.
    Between,
    /// Outside the outer line.
    Outside,
}

/// What a unit is (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Gauls on foot.
    Infantry,
    /// Horse of either side.
    Cavalry,
    /// A cohort of a legion.
    Cohort,
    /// A cohort of recruits.
    Recruits,
    /// Archers.
    Archers,
    /// Slingers.
    Slingers,
    /// The Numidian light infantry.
    Light,
    /// A leader.
    Leader,
}

impl Kind {
    /// Whether it shoots and never attacks (20.1).
    pub fn is_missile(self) -> bool {
        matches!(self, Self::Archers | Self::Slingers)
    }
}

/// A unit's printed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitData {
    /// Its name.
    pub name: String,
    /// Its number among those of the name.
    pub number: u8,
    /// What it is.
    pub kind: Kind,
    /// Its combat factor (2.4).
    pub combat: u8,
    /// Its movement factor (2.5).
    pub movement: u8,
}

/// A set of directions out of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways(u8);

impl Ways {
    /// Whether a direction, by its number, is among them.
    pub const fn has(self, way: usize) -> bool {
        self.0 >> way & 1 != 0
    }

    fn insert(&mut self, way: Direction) {
        self.0 |= 1 << way.index();
    }
}

/// What the map says of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Its neighbours, clockwise from the top of the sheet.
    pub next: [Option<Hex>; 6],
    /// The virtual hexes beyond the edge of the sheet (11.2).
    pub beyond: [Option<Virtual>; 6],
    /// Its terrain.
    pub terrain: Terrain,
    /// Where it lies.
    pub region: Region,
    /// The grade of its rampart: 0 for none (25.1, 25.2).
    pub rampart: u8,
    /// Whether it is in a camp, on its rampart or inside.
    pub camp: bool,
    /// Whether it is a hex of the outer works (23.1).
    pub works: bool,
    /// Whether its river or trench touches fewer than two hexsides (8.3).
    pub stub: bool,
    /// The rivers that flow through it, as bits.
    pub rivers: u8,
    /// Ways over a connected hexside of ramparts (7.1).
    pub connected: Ways,
    /// Ways along a river or the trench (8.2).
    pub links: Ways,
    /// The zones that it is an edge hex of (11.1).
    pub zones: ZoneSet,
    /// The zones nearest to it (12.3).
    pub nearest: ZoneSet,
    /// The number of an edge or wall hex among them; of no meaning for others.
    pub rim: u8,
    /// Hexes to the nearest one between the lines.
    pub to_lines: u8,
    /// Hexes to the nearest wall of Alesia.
    pub to_wall: u8,
    /// Hexes to the nearest edge of the map.
    pub to_edge: u8,
    /// Hexes to the nearest hex of Alesia.
    pub to_town: u8,
}

impl Ground {
    /// Whether it belongs to Alesia; its walls do (9.0).
    pub fn in_town(&self) -> bool {
        matches!(self.terrain, Terrain::Town | Terrain::Wall)
    }

    /// Whether it is a fork, where two rivers meet.
    pub fn is_fork(&self) -> bool {
        self.rivers.count_ones() > 1
    }
}

/// A hex beyond the edge of the map (11.2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Virtual(pub u8);

/// A set-up that the Roman may take over (3.2).
#[derive(Clone, Debug)]
pub struct Deployment {
    /// Where forts stand.
    pub forts: Vec<Hex>,
    /// Where units stand.
    pub units: Vec<(Unit, Hex)>,
}

/// Costs in half movement points.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the data file says what they are")]
pub struct Costs {
    #[serde(rename = "rule")]
    _rule: serde::de::IgnoredAny,
    pub hex: u8,
    pub rampart: u8,
    pub wall: u8,
    pub wall_more: u8,
    pub wall_lot: u8,
    pub entry: u8,
    pub entry_more: u8,
    pub entry_lot: u8,
    pub exit: u8,
}

/// All data of the game.
#[derive(Debug)]
pub struct Pack {
    /// The hexes, in the order of their numbers.
    pub ground: Vec<Ground>,
    /// Which hexes of the map each virtual hex touches.
    pub beyond: Vec<Vec<Hex>>,
    /// The wall hexes of Alesia.
    pub walls: Vec<Hex>,
    /// The edge hexes of each zone.
    pub edges: Vec<Vec<Hex>>,
    /// The hexes of the trench (8.4).
    pub trench: Vec<Hex>,
    /// The units.
    pub units: Vec<UnitData>,
    /// What people call each unit: its name, and its number where there are several.
    pub labels: Vec<String>,
    /// The suggested set-up (3.2).
    pub historical: Deployment,
    /// The combat table: a row a face, a column the odds.
    pub combat: Vec<Vec<Verdict>>,
    /// Odds that need no die (15.5).
    pub automatic: u16,
    /// The same against encircled Gauls (15.4).
    pub encircled: u16,
    /// How far one advances then.
    pub automatic_advance: u8,
    /// Archers and slingers: a row a face, a column the range less one.
    pub missile: Vec<Vec<Hit>>,
    /// Engines of forts, likewise.
    pub engines: Vec<Vec<Hit>>,
    /// Outer works: whether a face kills.
    pub works: Vec<bool>,
    /// Accuracy of reports in per cent, by column (22.45).
    pub accuracy: Vec<u8>,
    /// Accuracy without a screen.
    pub unscreened: u8,
    /// The least die of a messenger without and with a screen (22.47).
    pub messenger: [u8; 2],
    /// How many turns a period has (12.1, 12.7).
    pub turns: [u8; 3],
    /// How many forts there are.
    pub forts: u8,
    /// How far from Alesia they stand at least (24.1).
    pub fort_distance: u8,
    /// Where the relief army begins.
    pub relief: Zone,
    /// Units in a hex, by side (10.1).
    pub stacking: [u8; 2],
    /// Costs of movement.
    pub costs: Costs,
    /// How far archers and slingers shoot.
    pub missile_range: u8,
    /// How far engines do.
    pub engine_range: u8,
    /// How far Vercingetorix keeps from forts (19.2).
    pub kept_away: u8,
    /// What defence is multiplied by (13.5).
    pub doubled: u16,
    /// Relief units that must have crossed (18.1).
    pub crossed: u8,
    /// Delays (18.2).
    pub chits: Vec<u8>,
    /// Dice of Labienus and Caesar besides the first.
    pub leader_dice: [u8; 2],
    /// How much is recovered, in per cent.
    pub recovery: u8,
    /// Zones of a sphere (17.4).
    pub sphere: u8,
    /// How far a leader takes command (17.5).
    pub radius: u8,
    /// Units and turns that fill the trench (8.4).
    pub filling: [u8; 2],
    /// Infantry to each Roman horse that shifts a column (22.43).
    pub screen: u8,
    /// Minutes for a movement (17.7): of Gauls, of the only Roman, of each of two.
    pub minutes: [u8; 3],
}

impl Pack {
    /// What the map says of a hex.
    #[inline]
    pub fn ground(&self, hex: Hex) -> &Ground {
        &self.ground[at(hex)]
    }

    /// The neighbours of a hex.
    #[inline]
    pub fn next(&self, hex: Hex) -> impl Iterator<Item = Hex> + Clone {
        self.ground(hex).next.into_iter().flatten()
    }

    /// The side of a hex that another touches, by its number; none when it does not.
    pub(crate) fn way(&self, from: Hex, to: Hex) -> Option<usize> {
        self.ground(from).next.iter().position(|next| *next == Some(to))
    }

    /// A unit's printed values.
    #[inline]
    pub fn unit(&self, unit: Unit) -> &UnitData {
        &self.units[unit.index()]
    }

    /// Whether a unit is on horseback and kept off the works (22.1).
    pub fn is_cavalry(&self, unit: Unit) -> bool {
        self.unit(unit).kind == Kind::Cavalry
    }

    /// What a unit adds to an attack: leaders, archers and slingers nothing.
    pub fn attack(&self, unit: Unit) -> u16 {
        if unit.missile().is_some() { 0 } else { self.unit(unit).combat.into() }
    }

    /// Units of a side that may stand in a hex (10.1).
    pub fn limit(&self, side: Side) -> u8 {
        self.stacking[side.index()]
    }

    /// The zones that a virtual hex lies in.
    pub fn zones_of(&self, beyond: Virtual) -> ZoneSet {
        let touched = self.beyond[usize::from(beyond.0)].iter();
        touched.fold(ZoneSet::EMPTY, |zones, hex| zones.or(self.ground(*hex).zones))
    }

    /// Whether a shot from one hex to another passes some way that is not through Alesia (20.7,
    /// ruling R-62).
    pub fn clear_shot(&self, from: Hex, to: Hex) -> bool {
        let far = GRID.distance(from, to);
        far <= 1
            || self.next(from).any(|next| {
                GRID.distance(next, to) + 1 == far
                    && !self.ground(next).in_town()
                    && self.clear_shot(next, to)
            })
    }

    /// The combat column of these odds (15.1): from 0 for 1:4 and less to 7 for 5:1 and more.
    pub fn column(&self, attack: u16, defence: u16) -> usize {
        if attack == 0 {
            return 0;
        }
        if attack >= defence {
            usize::from((attack / defence.max(1)).min(5)) + 2
        } else {
            4usize.saturating_sub(defence.div_ceil(attack).into())
        }
    }

    /// What the combat table says (table-combat).
    pub fn verdict(&self, column: usize, face: u32) -> Verdict {
        self.combat[face as usize - 1][column]
    }
}
