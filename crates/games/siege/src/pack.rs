//! Typed access to the data files: map, units, leaders, tables, scenario.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use geometry::hex::{
    Crossing, Direction, Grid, Hex, HexSet, Sheet, SheetFault, Shifted, SideEntry, SideList,
    SideMap,
};
use kernel::{DataError, PackFiles};
use serde::Deserialize;

use crate::ids::{Force, Leader, Side, Unit};

/// The sheet: 20 columns of 25 hexes.
pub const GRID: Grid = Grid::new(20, 25, Shifted::Odd);

/// How many hexes there are.
pub(crate) const HEXES: usize = GRID.len();

/// What a unit or a leader may add to a die, so that all that is added up stays small.
pub(crate) const MODIFIERS: std::ops::RangeInclusive<i8> = -9..=9;

/// Movement, combat points and ranges in the data files, so that sums of them stay small.
pub(crate) const POINTS: std::ops::RangeInclusive<u8> = 1..=60;

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

/// What happens to one unit that suffers, before the others do (11.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Harm {
    /// A disorganisation test.
    Test,
    /// Disorganised.
    Disorganise,
    /// Routed.
    Rout,
    /// Eliminated.
    Eliminate,
}

/// A combat result (11.3): one unit of the owner's choice suffers the first, all others the second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Verdict {
    /// What one unit of its owner's choice suffers.
    pub one: Option<Harm>,
    /// What all units, or all the others, suffer.
    pub all: Option<Harm>,
    /// Whether leaders are tested (11.4).
    pub star: bool,
}

impl Verdict {
    /// Reads a result as the tables print it, such as `1D+T*`.
    pub fn read(text: &str) -> Option<Self> {
        let (text, star) = match text.strip_suffix('*') {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let (one, all) = match text {
            "-" => (None, None),
            "1T" => (Some(Harm::Test), None),
            "T" => (None, Some(Harm::Test)),
            "1d" => (Some(Harm::Disorganise), None),
            "d" => (None, Some(Harm::Disorganise)),
            "1D+T" => (Some(Harm::Rout), Some(Harm::Test)),
            "1D+d" => (Some(Harm::Rout), Some(Harm::Disorganise)),
            "1E+T" => (Some(Harm::Eliminate), Some(Harm::Test)),
            "1E+d" => (Some(Harm::Eliminate), Some(Harm::Disorganise)),
            "1E+D" => (Some(Harm::Eliminate), Some(Harm::Rout)),
            "E" => (None, Some(Harm::Eliminate)),
            _ => return None,
        };
        Some(Self { one, all, star })
    }

    /// Whether nothing comes of it.
    pub fn is_nothing(self) -> bool {
        self.one.is_none() && self.all.is_none()
    }

    /// As the tables print it.
    pub fn name(self) -> &'static str {
        match (self.one, self.all, self.star) {
            (None, None, _) => "-",
            (Some(Harm::Test), _, false) => "1T",
            (Some(Harm::Test), _, true) => "1T*",
            (Some(Harm::Disorganise), _, false) => "1d",
            (Some(Harm::Disorganise), _, true) => "1d*",
            (None, Some(Harm::Test), false) => "T",
            (None, Some(Harm::Test), true) => "T*",
            (None, Some(Harm::Disorganise), false) => "d",
            (None, Some(Harm::Disorganise), true) => "d*",
            (Some(Harm::Rout), Some(Harm::Test), false) => "1D+T",
            (Some(Harm::Rout), Some(Harm::Test), true) => "1D+T*",
            (Some(Harm::Rout), _, false) => "1D+d",
            (Some(Harm::Rout), _, true) => "1D+d*",
            (Some(Harm::Eliminate), Some(Harm::Test), false) => "1E+T",
            (Some(Harm::Eliminate), Some(Harm::Test), true) => "1E+T*",
            (Some(Harm::Eliminate), Some(Harm::Rout), false) => "1E+D",
            (Some(Harm::Eliminate), Some(Harm::Rout), true) => "1E+D*",
            (Some(Harm::Eliminate), _, false) => "1E+d",
            (Some(Harm::Eliminate), _, true) => "1E+d*",
            (None, Some(Harm::Rout | Harm::Eliminate), false) => "E",
            (None, Some(Harm::Rout | Harm::Eliminate), true) => "E*",
        }
    }
}

/// A combat table (11.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatTable {
    /// The lowest PF of each column.
    pub columns: Vec<u8>,
    /// Results by row and column; the first row is for 0 or less.
    pub rows: Vec<Vec<Verdict>>,
}

impl CombatTable {
    /// The column of a total, shifted but never off the table; none without a single PF.
    pub fn column(&self, pf: u16, shift: i8) -> Option<usize> {
        let column = self.columns.iter().rposition(|lowest| u16::from(*lowest) <= pf)?;
        let last = self.columns.len() - 1;
        Some(column.saturating_add_signed(isize::from(shift)).min(last))
    }

    /// What is printed over the column of a total, shifted: "9–12", "21+".
    pub fn heading(&self, pf: u16, shift: i8) -> String {
        let Some(column) = self.column(pf, shift) else { return "–".to_owned() };
        let lowest = self.columns[column];
        match self.columns.get(column + 1) {
            None => format!("{lowest}+"),
            Some(next) if *next == lowest + 1 => lowest.to_string(),
            Some(next) => format!("{lowest}–{}", next - 1),
        }
    }

    /// The result of a modified die.
    pub fn result(&self, column: usize, die: i8) -> Verdict {
        let row = usize::try_from(die).unwrap_or(0).min(self.rows.len() - 1);
        self.rows[row][column]
    }
}

/// Costs of the terrain table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields are named after the rows of the table")]
pub struct Costs {
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

/// Points of rule 14.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields are named after what they pay for")]
pub struct Worth {
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
    /// Everything that lies on any of its sides.
    pub around: Edge,
    /// Whether it is one of the four hexes of the town.
    pub alesia: bool,
}

/// All data of the game.
#[derive(Debug)]
pub struct Pack {
    /// The hexes, in the order of their numbers.
    pub ground: Vec<Ground>,
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
    /// Sight by day and night.
    pub sight: [u8; 2],
    /// PF that may stack.
    pub stacking: u8,
    /// PF of a stack that is too strong.
    pub excess: u8,
    /// The terrain table.
    pub costs: Costs,
    /// Hexes that Romans on foot may go outside.
    pub sortie: u8,
    /// Hexes that cavalry and Germans may.
    pub sortie_light: u8,
    /// Archery of a camp.
    pub camp_archery: u8,
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

    /// The neighbours of a hex.
    pub fn next(&self, hex: Hex) -> impl Iterator<Item = Hex> + Clone {
        self.ground(hex).next.into_iter().flatten()
    }

    /// What lies between two neighbours; none when they are not.
    pub fn edge(&self, from: Hex, to: Hex) -> Option<Edge> {
        let ground = self.ground(from);
        let way = ground.next.iter().position(|next| *next == Some(to))?;
        Some(ground.edges[way])
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

    /// Reads the files.
    pub fn load(files: &PackFiles) -> Result<Self, Vec<DataError>> {
        let mut faults = Vec::new();
        let text = files.0.get("map.toml").map_or("", String::as_str);
        let sheet = Sheet::read("map.toml", text)
            .map_err(|found| faults.extend(found.into_iter().map(fault_of)))
            .ok();
        let units = take(files.read::<UnitsFile>("units.toml"), &mut faults);
        let leaders = take(files.read::<LeadersFile>("leaders.toml"), &mut faults);
        let tables = take(files.read::<TablesFile>("tables.toml"), &mut faults);
        let scenario = take(files.read::<ScenarioFile>("scenario.toml"), &mut faults);
        let (Some(sheet), Some(units), Some(leaders), Some(tables), Some(scenario)) =
            (sheet, units, leaders, tables, scenario)
        else {
            return Err(faults);
        };
        let map = match Map::read(&sheet) {
            Ok(map) => Some(map),
            Err(fault) => {
                faults.push(fault_of(fault));
                None
            }
        };
        let unit_data = unit_data(&units, scenario.stacking.limit, files, &mut faults);
        let leader_data = leader_data(&leaders, files, &mut faults);
        let roman = table(&tables.roman, "[roman]", files, &mut faults);
        let gallic = table(&tables.gallic, "[gallic]", files, &mut faults);
        let nights = nights(&scenario.turns, files, &mut faults);
        if !POINTS.contains(&scenario.stacking.limit) {
            let what = "stacking.limit: must be from 1 to 60";
            faults.push(files.fault("scenario.toml", "[stacking]", 0, what));
        }
        check_boxes(&leader_data, files, &mut faults);
        let Some(map) = map.filter(|_| faults.is_empty()) else { return Err(faults) };
        let (camp_sites, near_walls) = map.camp_sites(scenario.setup.highest);
        if let Some(hex) = map.historical.iter().find(|hex| !camp_sites.contains(**hex)) {
            let what = format!("historical-camps: rule 9.1 forbids a camp in {hex}");
            faults.push(files.fault("map.toml", "historical-camps", 0, what));
        }
        if map.historical.len() != usize::from(scenario.setup.camps) {
            let what = format!("historical-camps: there are {} camps", scenario.setup.camps);
            faults.push(files.fault("map.toml", "historical-camps", 0, what));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let victory = scenario.victory;
        let pack = Self {
            ground: map.ground,
            alesia: map.alesia,
            relief_camp: map.relief_camp,
            historical: map.historical,
            camp_sites,
            near_walls,
            units: unit_data,
            leaders: leader_data,
            wounded: LeaderData {
                name: String::new(),
                units: 0,
                range: leaders.wounded.range,
                modifier: leaders.wounded.modifier,
                movement: leaders.wounded.movement,
            },
            strategic: leaders.strategic.movement,
            strategic_night: leaders.strategic.night,
            road: leaders.strategic.road,
            tables: [roman, gallic],
            nights,
            sight: [scenario.sight.day, scenario.sight.night],
            stacking: scenario.stacking.limit,
            excess: scenario.stacking.excess,
            costs: scenario.terrain.costs(),
            sortie: scenario.sortie.foot,
            sortie_light: scenario.sortie.light,
            camp_archery: scenario.archery.camp,
            side_archery: scenario.archery.hexside,
            certain_archery: scenario.archery.certain,
            far_archery: scenario.archery.far,
            steady: scenario.tests.steady,
            routed_tactical: scenario.tests.routed_tactical,
            routed_strategic: scenario.tests.routed_strategic,
            camps: scenario.setup.camps,
            worth: Worth {
                eliminated: victory.eliminated,
                disordered: victory.disordered,
                captured: victory.captured,
                breakout: victory.breakout,
                nobody_escaped: victory.nobody_escaped,
                vercingetorix_held: victory.vercingetorix_held,
                escaped: victory.escaped,
                vercingetorix_escaped: victory.vercingetorix_escaped,
                camp: victory.camp,
                breach: victory.breach,
            },
        };
        if !crate::setup::garrison_fits(&pack) {
            let what = format!(
                "alesia: the besieged do not fit into the town with {} PF a hex (stacking.limit)",
                pack.stacking
            );
            return Err(vec![files.fault("map.toml", "[hexes.alesia]", 0, what)]);
        }
        Ok(pack)
    }
}

/// What the map file holds.
struct Map {
    ground: Vec<Ground>,
    alesia: ArrayVec<Hex, 4>,
    relief_camp: Hex,
    historical: ArrayVec<Hex, 11>,
    walled: Vec<Hex>,
}

impl Map {
    fn read(sheet: &Sheet) -> Result<Self, SheetFault> {
        const FILE: &str = "map.toml";
        let fault =
            |what: &str| SheetFault { file: FILE.to_owned(), line: None, what: what.into() };
        if sheet.grid != GRID {
            return Err(fault("the map must have 20 columns of 25 hexes, the odd ones lower"));
        }
        let levels = sheet.layer(FILE, "level")?;
        let regions = sheet.layer(FILE, "region")?;
        let list = |name: &str| sheet.hex_list(FILE, name).map(|list| list.entries.clone());
        let alesia = list("alesia")?;
        let alesia = ArrayVec::<Hex, 4>::try_from(alesia.as_slice())
            .map_err(|_| fault("alesia: the town has at most four hexes"))?;
        let mut edges = SideMap::filled(GRID, Edge::default());
        let kinds: [(&str, Edge); 10] = [
            ("internal-line", Edge::FORTIFICATION),
            ("external-line", Edge::FORTIFICATION),
            ("ditch", Edge::DITCH),
            ("oppidum-wall", Edge::OPPIDUM),
            ("dry-stone-wall", Edge::DRY_STONE),
            ("crests", Edge::CREST),
            ("brenne", Edge::STREAM),
            ("oserain", Edge::STREAM),
            ("ose", Edge::STREAM),
            ("rabutin", Edge::STREAM),
        ];
        for (name, kind) in kinds {
            let list = sheet.side_list(FILE, name)?;
            if let Some(Crossing { from, to }) = misdirected(list, kind, &alesia) {
                let what = if kind == Edge::OPPIDUM {
                    "the wall counts for those who enter Alésia, not for others"
                } else {
                    "this counts both ways and is written with a dash"
                };
                return Err(fault(&format!("sides {name}, {from}>{to}: {what}")));
            }
            for side in list.sides() {
                let crossing = side.crossings()[0];
                let old = edges.get(crossing).copied().unwrap_or_default();
                edges.set(side, old.with(kind));
            }
        }
        let relief_camp =
            *list("relief-camp")?.first().ok_or_else(|| fault("relief-camp: no hex is named"))?;
        let historical = list("historical-camps")?.into_iter().take(11).collect();
        let walled = list("dry-stone-wall")?;
        let ground = GRID
            .hexes()
            .map(|hex| {
                let unknown = |layer: &str, letter: char| {
                    fault(&format!("layer {layer}, hex {hex}: \"{letter}\" means nothing here"))
                };
                let (level, region) = (levels.letters[hex], regions.letters[hex]);
                let edges =
                    Direction::ALL.map(|way| edges.leaving(hex, way).copied().unwrap_or_default());
                Ok(Ground {
                    level: level.to_digit(10).ok_or_else(|| unknown("level", level))? as u8,
                    region: match region {
                        '.' => Region::Outside,
                        'b' => Region::Band,
                        'i' | 'A' => Region::Inside,
                        _ => return Err(unknown("region", region)),
                    },
                    next: Direction::ALL.map(|way| GRID.neighbour(hex, way)),
                    edges,
                    around: edges.into_iter().fold(Edge::default(), Edge::with),
                    alesia: alesia.contains(&hex),
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { ground, alesia, relief_camp, historical, walled })
    }

    /// 9.1: touching a line, not on the plateau, not inside, not next to a hex with a Gallic work.
    /// Also the hexes that hold such a work and their neighbours.
    fn camp_sites(&self, highest: u8) -> (Hexes, Hexes) {
        let ground = |hex: Hex| &self.ground[at(hex)];
        let walled: Hexes = self.alesia.iter().chain(&self.walled).copied().collect();
        let near_walls = walled.grown(GRID);
        let sites = GRID
            .hexes()
            .filter(|hex| {
                let own = ground(*hex);
                own.around.has(Edge::FORTIFICATION)
                    && own.level <= highest
                    && own.region != Region::Inside
                    && !near_walls.contains(*hex)
            })
            .collect();
        (sites, near_walls)
    }
}

/// A hexside that is written as if it counted one way. Only the wall of the town does, inwards.
fn misdirected(list: &SideList, kind: Edge, alesia: &[Hex]) -> Option<Crossing> {
    list.entries.iter().find_map(|entry| match *entry {
        SideEntry::OneWay(crossing) => {
            let inwards = kind == Edge::OPPIDUM && alesia.contains(&crossing.to);
            (!inwards).then_some(crossing)
        }
        SideEntry::Both(_) => None,
    })
}

fn fault_of(fault: SheetFault) -> DataError {
    DataError { file: fault.file, line: fault.line, what: fault.what }
}

fn take<T>(read: Result<T, DataError>, faults: &mut Vec<DataError>) -> Option<T> {
    read.map_err(|fault| faults.push(fault)).ok()
}

/// 3.2: an army's boxes hold all its units; legions may be split before the others are placed.
fn check_boxes(leaders: &[LeaderData], files: &PackFiles, faults: &mut Vec<DataError>) {
    for (force, first) in [(Force::Roman, "caesar"), (Force::Relief, "comnios")] {
        let room: usize = Leader::with_box(force)
            .filter_map(|leader| leaders.get(leader.index()))
            .map(|leader| usize::from(leader.units))
            .sum();
        let units = Unit::of(force).filter(|unit| !unit.is_legion()).count();
        if room < units {
            let what = format!(
                "leader.units: the leaders of the {} army command {room} units, not all {units}",
                force.name()
            );
            faults.push(files.fault("leaders.toml", &format!("\"{first}\""), 0, what));
        }
    }
}

fn unit_data(
    file: &UnitsFile,
    limit: u8,
    files: &PackFiles,
    faults: &mut Vec<DataError>,
) -> Vec<UnitData> {
    let mut units = Vec::new();
    for (number, row) in file.unit.iter().enumerate() {
        let mut fault =
            |what: String| faults.push(files.fault("units.toml", "[[unit]]", number, what));
        if row.id.index() != number {
            fault(format!("unit.id: {} is out of order", row.id));
        }
        if row.force != row.id.force() {
            fault(format!("unit.force: {} is not of that army", row.id));
        }
        if row.strength == 0 || row.disorganised == 0 || row.disorganised > row.strength {
            fault("unit.strength: must be 1 or more, and no less than disorganised".to_owned());
        }
        if row.strength > limit {
            fault(format!("unit.strength: {} is more than stacking.limit, {limit}", row.strength));
        }
        if !POINTS.contains(&row.movement) {
            fault("unit.movement: must be from 1 to 60".to_owned());
        }
        if !MODIFIERS.contains(&row.modifier) {
            fault("unit.modifier: must be from -9 to 9".to_owned());
        }
        units.push(UnitData {
            name: row.name.clone(),
            kind: row.kind,
            strength: row.strength,
            disorganised: row.disorganised,
            modifier: row.modifier,
            movement: row.movement,
        });
    }
    if units.len() != Unit::COUNT {
        let what = format!("there are {} units, not {}", units.len(), Unit::COUNT);
        faults.push(files.fault("units.toml", "[[unit]]", 0, what));
    }
    units
}

fn leader_data(
    file: &LeadersFile,
    files: &PackFiles,
    faults: &mut Vec<DataError>,
) -> Vec<LeaderData> {
    let mut leaders = Vec::new();
    let mut fault =
        |table, number, what| faults.push(files.fault("leaders.toml", table, number, what));
    for (table, field, points) in [
        ("[wounded]", "wounded.movement", file.wounded.movement),
        ("[strategic]", "strategic.movement", file.strategic.movement),
        ("[strategic]", "strategic.night", file.strategic.night),
        ("[strategic]", "strategic.road", file.strategic.road.max(1)),
    ] {
        if !POINTS.contains(&points) {
            fault(table, 0, format!("{field}: must be from 1 to 60"));
        }
    }
    if !MODIFIERS.contains(&file.wounded.modifier) {
        fault("[wounded]", 0, "wounded.modifier: must be from -9 to 9".to_owned());
    }
    for (number, row) in file.leader.iter().enumerate() {
        if row.id.index() != number {
            fault("[[leader]]", number, format!("leader.id: {} is out of order", row.id));
        }
        if !POINTS.contains(&row.movement) {
            fault("[[leader]]", number, "leader.movement: must be from 1 to 60".to_owned());
        }
        if !MODIFIERS.contains(&row.modifier) {
            fault("[[leader]]", number, "leader.modifier: must be from -9 to 9".to_owned());
        }
        leaders.push(LeaderData {
            name: row.name.clone(),
            units: row.units,
            range: row.range,
            modifier: row.modifier,
            movement: row.movement,
        });
    }
    if leaders.len() != Leader::COUNT {
        let what = format!("there are {} leaders, not {}", leaders.len(), Leader::COUNT);
        fault("[[leader]]", 0, what);
    }
    leaders
}

fn table(
    file: &TableRow,
    name: &str,
    files: &PackFiles,
    faults: &mut Vec<DataError>,
) -> CombatTable {
    let mut fault = |what: String| faults.push(files.fault("tables.toml", name, 0, what));
    if file.columns.first() != Some(&1) || !file.columns.windows(2).all(|two| two[0] < two[1]) {
        fault("columns: they must rise from 1".to_owned());
    }
    if file.rows.len() != 9 {
        fault("rows: there must be nine, from 0 or less to 8 or more".to_owned());
    }
    let mut rows = Vec::new();
    for row in &file.rows {
        if row.len() != file.columns.len() {
            fault(format!("rows: a row has {} results", row.len()));
        }
        let mut verdicts = Vec::new();
        for text in row {
            match Verdict::read(text) {
                Some(verdict) => verdicts.push(verdict),
                None => fault(format!("rows: \"{text}\" is no result of rule 11.3")),
            }
        }
        rows.push(verdicts);
    }
    CombatTable { columns: file.columns.clone(), rows }
}

fn nights(file: &TurnsRow, files: &PackFiles, faults: &mut Vec<DataError>) -> Vec<bool> {
    let track: Vec<char> = file.track.chars().filter(|letter| !letter.is_whitespace()).collect();
    if track.len() != usize::from(file.last) || track.iter().any(|turn| !"dn".contains(*turn)) {
        let what = format!("turns.track: there must be {} letters d or n", file.last);
        faults.push(files.fault("scenario.toml", "track", 0, what));
    }
    track.iter().map(|turn| *turn == 'n').collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitsFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    unit: Vec<UnitRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitRow {
    id: Unit,
    name: String,
    force: Force,
    kind: Kind,
    strength: u8,
    disorganised: u8,
    modifier: i8,
    movement: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeadersFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    wounded: WoundedRow,
    strategic: StrategicRow,
    leader: Vec<LeaderRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WoundedRow {
    #[serde(rename = "rule")]
    _rule: String,
    range: u8,
    modifier: i8,
    movement: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StrategicRow {
    #[serde(rename = "rule")]
    _rule: String,
    movement: u8,
    night: u8,
    road: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeaderRow {
    id: Leader,
    name: String,
    units: u8,
    range: u8,
    modifier: i8,
    movement: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TablesFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    roman: TableRow,
    gallic: TableRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableRow {
    #[serde(rename = "rule")]
    _rule: String,
    columns: Vec<u8>,
    rows: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    turns: TurnsRow,
    sight: SightRow,
    stacking: StackingRow,
    terrain: TerrainRow,
    sortie: SortieRow,
    archery: ArcheryRow,
    tests: TestsRow,
    setup: SetupRow,
    victory: VictoryRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnsRow {
    #[serde(rename = "rule")]
    _rule: String,
    last: u8,
    track: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SightRow {
    #[serde(rename = "rule")]
    _rule: String,
    day: u8,
    night: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StackingRow {
    #[serde(rename = "rule")]
    _rule: String,
    limit: u8,
    excess: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainRow {
    #[serde(rename = "rule")]
    _rule: String,
    hex: u8,
    up: u8,
    up_several: u8,
    down_several: u8,
    stream: u8,
    camp: u8,
    fortification: u8,
    ditch: u8,
    wall: u8,
    crest_strategic: u8,
    leaving_zone: u8,
}

impl TerrainRow {
    fn costs(&self) -> Costs {
        Costs {
            hex: self.hex,
            up: self.up,
            up_several: self.up_several,
            down_several: self.down_several,
            stream: self.stream,
            camp: self.camp,
            fortification: self.fortification,
            ditch: self.ditch,
            wall: self.wall,
            crest_strategic: self.crest_strategic,
            leaving_zone: self.leaving_zone,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SortieRow {
    #[serde(rename = "rule")]
    _rule: String,
    foot: u8,
    light: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArcheryRow {
    #[serde(rename = "rule")]
    _rule: String,
    camp: u8,
    hexside: u8,
    certain: u8,
    far: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TestsRow {
    #[serde(rename = "rule")]
    _rule: String,
    steady: i8,
    routed_tactical: i8,
    routed_strategic: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupRow {
    #[serde(rename = "rule")]
    _rule: String,
    camps: u8,
    highest: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VictoryRow {
    #[serde(rename = "rule")]
    _rule: String,
    eliminated: u16,
    disordered: u16,
    captured: u16,
    breakout: u8,
    nobody_escaped: u16,
    vercingetorix_held: u16,
    escaped: u16,
    vercingetorix_escaped: u16,
    camp: u16,
    breach: u16,
}

impl serde::Serialize for Verdict {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Verdict {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text).ok_or_else(|| serde::de::Error::custom(format!("no result \"{text}\"")))
    }
}
