//! Typed access to the data files: charts, maps, counters, leaders, battles.

mod charts;
mod costs;
mod load;
mod map;
mod roads;
mod rows;

use geometry::hex::{Facing, Grid, Hex};
use serde::Deserialize;

pub use self::charts::{Aspect, Charts, Harm, Superior};
pub(crate) use self::costs::{Toll, Who};
pub use self::map::{Edge, Ground, Hexes, Terrain};
pub(crate) use self::roads::{Distances, Roads};
use crate::ids::{
    Field, Group, GroupMap, Leader, LeaderMap, Side, Tribe, TribeMap, TribeSet, Unit, UnitSet,
};

/// What a counter is (2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// CO.
    Cohort,
    /// BI.
    BarbarianInfantry,
    /// LI.
    LightInfantry,
    /// SK.
    Skirmisher,
    /// RC.
    RomanCavalry,
    /// BC.
    BarbarianCavalry,
    /// LN.
    Lancers,
    /// LC.
    LightCavalry,
    /// CH.
    Chariot,
    /// AR.
    Artillery,
    /// A ship that carries cohorts.
    Transport,
    /// A ship that fights.
    Galley,
    /// An eagle, which is no unit.
    Aquila,
}

impl Kind {
    /// RC, BC, LN, LC.
    pub fn is_horse(self) -> bool {
        matches!(
            self,
            Self::RomanCavalry | Self::BarbarianCavalry | Self::Lancers | Self::LightCavalry
        )
    }

    /// CO, BI, LI, SK.
    pub fn is_foot(self) -> bool {
        matches!(
            self,
            Self::Cohort | Self::BarbarianInfantry | Self::LightInfantry | Self::Skirmisher
        )
    }

    /// A ship.
    pub fn is_ship(self) -> bool {
        matches!(self, Self::Transport | Self::Galley)
    }

    /// Whether it may fight in shock as an attacker (9.11, 9.33).
    pub fn may_attack(self) -> bool {
        self.is_horse()
            || matches!(self, Self::Cohort | Self::BarbarianInfantry | Self::LightInfantry)
    }
}

/// What a unit shoots or throws (2.21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Missile {
    /// A.
    Bow,
    /// S.
    Sling,
    /// J: javelins, and the pila of a cohort.
    Javelin,
    /// X.
    Axe,
    /// B.
    Catapult,
}

/// A unit's printed values and where it starts.
#[derive(Clone, Debug)]
pub struct UnitData {
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Its side.
    pub side: Side,
    /// The legion or group of horse.
    pub group: Option<Group>,
    /// The tribe.
    pub tribe: Option<Tribe>,
    /// TQ.
    pub quality: u8,
    /// Size in shock.
    pub size: u8,
    /// MA.
    pub movement: u8,
    /// What it shoots.
    pub missile: Option<Missile>,
    /// Where it starts, or comes in.
    pub start: Option<Hex>,
    /// The ship that carries it.
    pub aboard: Option<Unit>,
    /// Where it faces then.
    pub facing: Facing,
    /// Whether it lies under another.
    pub under: bool,
    /// The reinforcements that it belongs to.
    pub arrives: Option<String>,
    /// The option without which it does not take part.
    pub option: Option<String>,
    /// Whether it starts unformed (S-SAB-4).
    pub unformed: bool,
}

/// What a leader is (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// PC.
    Proconsul,
    /// Of a legion or a group of horse.
    Legate,
    /// TC.
    TribalCommander,
    /// Of a tribe.
    Chief,
}

/// A leader's printed values and where he starts.
#[derive(Clone, Debug)]
pub struct LeaderData {
    /// His name.
    pub name: String,
    /// What he is.
    pub role: Role,
    /// His side.
    pub side: Side,
    /// The legion or group that he leads.
    pub group: Option<Group>,
    /// The tribe that he leads.
    pub tribe: Option<Tribe>,
    /// Whether he commands every tribe.
    pub commands_all: bool,
    /// Initiative.
    pub initiative: u8,
    /// Charisma.
    pub charisma: u8,
    /// Command range, or the range of individual orders.
    pub range: u8,
    /// Range of line orders.
    pub line: u8,
    /// How many legion orders he may give.
    pub capacity: u8,
    /// What he rolls against for a legion order outside the proconsul's range.
    pub strategy: u8,
    /// Whether his charisma reaches further (4.1).
    pub heroic: bool,
    /// Whether he has elite phases (5.5).
    pub elite: bool,
    /// Where he starts, or comes in.
    pub start: Option<Hex>,
    /// The ship that carries him.
    pub aboard: Option<Unit>,
    /// The reinforcements that he belongs to.
    pub arrives: Option<String>,
    /// The option without which he does not take part.
    pub option: Option<String>,
    /// Whether he may not be exchanged before the battle (S-GEN-1).
    pub fixed: bool,
}

/// Where an eagle starts.
#[derive(Clone, Debug)]
pub struct EagleData {
    /// Its hex, or where it comes in.
    pub start: Option<Hex>,
    /// The ship that carries it.
    pub aboard: Option<Unit>,
    /// The reinforcements that it belongs to.
    pub arrives: Option<String>,
    /// MA.
    pub movement: u8,
}

/// A rout level in its two sets (S-GEN-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// A bit more than a third of the total.
    pub series: u16,
    /// For equal chances.
    pub even: u16,
}

/// Tribes that flee together (10.65).
#[derive(Clone, Debug)]
pub struct Army {
    /// Their id, for texts.
    pub id: String,
    /// Who.
    pub tribes: TribeSet,
    /// When.
    pub level: Level,
}

/// An edge of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// The top row.
    North,
    /// The bottom row.
    South,
    /// The last column.
    East,
    /// The first column.
    West,
}

/// Where a routed unit makes for (10.32).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refuge {
    /// A camp or the wagons; none where there are none.
    pub zone: Hexes,
    /// The edge of the map, if nothing else.
    pub edge: Option<Border>,
    /// Whether those who come to the zone leave the map (S-LUT-6).
    pub deadly: bool,
}

/// When a group of reinforcements comes (S-GEN-6).
#[derive(Clone, Debug)]
pub struct Arrival {
    /// Its id, as counters name it.
    pub id: String,
    /// Hexes where its units may come in.
    pub entry: Hexes,
    /// The first turn in which it may.
    pub turn: u8,
    /// Rout events of the enemy's tribe that bring it sooner (S-BIB-4).
    pub routs: Option<(Tribe, u8)>,
    /// It comes on so much or less; by the number of the turn if none is given (S-SAB-9).
    pub die: Option<Roll>,
}

/// What a die must show for reinforcements to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// Not more than the turn's number.
    Turn,
    /// Not more than this.
    AtMost(u8),
}

/// A battle: its map, its counters, its levels.
#[derive(Debug)]
pub struct Battle {
    /// Which.
    pub field: Field,
    /// The sheet.
    pub grid: Grid,
    pub(crate) ground: Vec<Ground>,
    pub(crate) roads: Roads,
    /// Units in the order of the file.
    pub units: Vec<Unit>,
    /// Catapults, and ships that carry one or skirmishers who shoot like it (S-BRI-7).
    pub guns: Vec<Unit>,
    unit_data: Vec<Option<UnitData>>,
    /// Leaders in the order of the file.
    pub leaders: Vec<Leader>,
    leader_data: LeaderMap<Option<LeaderData>>,
    /// Eagles by legion.
    pub eagles: GroupMap<Option<EagleData>>,
    /// Hexes of Roman camps.
    pub camp: Hexes,
    /// Hexes between the wagons.
    pub laager: Hexes,
    /// The second hill of S-BIB-5.
    pub second_hill: Hexes,
    /// Turns.
    pub turns: u8,
    /// Whether the proconsul has elite phases (5.5).
    pub elite: bool,
    /// When Rome flees.
    pub rome: Level,
    /// When the tribes do.
    pub armies: Vec<Army>,
    /// The same, one by one, where that can become so (S-LUT-7).
    pub singly: Vec<Army>,
    /// Where routed Romans go.
    pub roman_refuge: Refuge,
    /// Where the routed of the tribes go.
    pub tribal_refuge: Refuge,
    /// Reinforcements.
    pub arrivals: Vec<Arrival>,
    /// Impetuous tribes (6.8).
    pub impetuous: TribeSet,
    /// Whose initiative is tested for the ferocity of a tribe (8.52); none for those without.
    pub ferocity: TribeMap<Option<Leader>>,
    /// Whether all tribes have one ferocity (S-RHI-3).
    pub one_ferocity: bool,
    /// The die at or below which a tribe without its commander keeps it (S-GEN-8).
    pub leaderless: u8,
    /// Whether the camps have walls, so that who enters stays (6.75).
    pub has_walls: bool,
    /// MA of a pair of horse and foot, 0 where there are none (S-RHI-2).
    pub pair_movement: u8,
    /// The legion that a legate of two may lead beside his own, if only one (S-SAB-8).
    pub second_legion: Option<Group>,
    /// Turns in which legates need no leave (S-SAB-3).
    pub own_judgement: u8,
    /// Whose tribes make one line before the first shock, and how far from him (S-LUT-3).
    pub one_line: Option<(Leader, u8)>,
    /// Free trumps (S-LUT-2).
    pub free_trumps: u8,
    /// What a leader near it adds to the die of an unformed cohort (S-SAB-5).
    pub reform_leader: i8,
    /// What its eagle adds.
    pub reform_eagle: i8,
    /// Taken off its quality after a shock.
    pub reform_shock: u8,
    /// Legions that start in camp and may leave it (S-BIB-2).
    pub camped: crate::ids::GroupSet,
    /// Points for a camp that is lost, and units that take it (S-SAB-7).
    pub camp_points: u16,
    /// How many units take it; none where it cannot be lost.
    pub camp_units: u8,
    /// Hits and hexes of those whom a rush drives off (S-SAB-2).
    pub rush: (u8, u8),
    /// The withdrawal of a tribe: who, how many hexes (S-BIB-5).
    pub fall_back: Option<(Tribe, u8)>,
    /// Tribes with axes, as an option (S-BIB-7).
    pub axes: TribeSet,
    /// Hexes after which there is no time for pila, as an option (S-RHI-6); 0 for never.
    pub no_time: u8,
    /// The legion that may be of veterans, and their quality, as an option (S-LUT-8).
    pub veterans: Option<(Group, u8)>,
    /// Routed cohorts at which lancers ride home, and how many, as an option (S-SAB-10).
    pub treviri: Option<(u8, u8)>,
    /// Who sends in the third line, and when, as an option (S-RHI-5).
    pub relief: Option<Relief>,
    /// Whether transports carry catapults, as an option (S-BRI-7).
    pub armed_transports: bool,
    /// Shots of skirmishers aboard in an enemy phase (S-BRI-7).
    pub marine_shots: u8,
    /// The beach-head: hexes and turns (S-BRI-10).
    pub beach_head: Option<(u8, u8)>,
    /// Hits that the tenth does not take when its eagle lands (S-BRI-5).
    pub eagle_hits: u8,
}

/// S-RHI-5: a leader sends in the third lines.
#[derive(Debug)]
pub struct Relief {
    /// Who.
    pub leader: Leader,
    /// Cohorts routed or lost that call for it.
    pub lost: u8,
    /// How many he may send.
    pub cohorts: u8,
    /// From how far.
    pub range: u8,
    /// Those of the third lines.
    pub units: UnitSet,
}

impl Battle {
    /// A unit's printed values.
    ///
    /// # Panics
    /// When the unit takes no part in this battle.
    pub fn unit(&self, unit: Unit) -> &UnitData {
        self.unit_data[unit.index()].as_ref().expect("the unit takes part in this battle")
    }

    /// Whether a unit takes part.
    pub fn has(&self, unit: Unit) -> bool {
        self.unit_data[unit.index()].is_some()
    }

    /// A leader's name.
    fn leader_label(&self, leader: Leader) -> Option<&str> {
        self.leader_data[leader].as_ref().map(|data| data.name.as_str())
    }

    /// A leader's printed values.
    ///
    /// # Panics
    /// When the leader takes no part in this battle.
    pub fn leader(&self, leader: Leader) -> &LeaderData {
        self.leader_data[leader].as_ref().expect("the leader takes part in this battle")
    }

    /// Whether a leader takes part.
    pub fn has_leader(&self, leader: Leader) -> bool {
        self.leader_data[leader].is_some()
    }

    /// The ground of a hex.
    ///
    /// # Panics
    /// When the hex is not on this map.
    #[inline]
    pub fn at(&self, hex: Hex) -> &Ground {
        &self.ground[self.grid.index(hex).expect("the hex is on the map")]
    }

    /// The neighbours of a hex.
    pub fn next(&self, hex: Hex) -> impl Iterator<Item = Hex> + Clone + '_ {
        self.at(hex).next.iter().filter_map(|next| *next)
    }

    /// What lies between a hex and its neighbour.
    pub fn edge(&self, from: Hex, to: Hex) -> Edge {
        self.grid
            .direction(from, to)
            .map_or(Edge::default(), |way| self.at(from).edges[way.index()])
    }

    /// The proconsul of the battle.
    pub fn proconsul(&self) -> Option<Leader> {
        self.leaders.iter().copied().find(|leader| self.leader(*leader).role == Role::Proconsul)
    }
}

/// All data.
#[derive(Debug)]
pub struct Pack {
    /// The charts.
    pub charts: Charts,
    battles: Vec<Battle>,
    /// MP of leaders (4.1).
    pub ride: u8,
    /// Hexes that a leader flees (4.62).
    pub flight: u8,
}

impl Pack {
    /// A battle.
    pub fn battle(&self, field: Field) -> &Battle {
        &self.battles[field.index()]
    }

    /// What people call a unit.
    pub fn unit_name(&self, unit: Unit) -> &str {
        let mut rows = self.battles.iter().filter_map(|battle| {
            battle.unit_data[unit.index()].as_ref().map(|data| data.name.as_str())
        });
        rows.next().unwrap_or(unit.name())
    }

    /// What people call a leader.
    pub fn leader_name(&self, leader: Leader) -> &str {
        self.battles.iter().find_map(|battle| battle.leader_label(leader)).unwrap_or(leader.name())
    }
}

kernel::built_in! {
    /// The built-in game.
    pub struct Conquest for Pack {
        "bibracte.toml", "rhine.toml", "sabis.toml", "lutetia.toml", "britannia.toml",
        "units.toml", "leaders.toml", "charts.toml", "scenarios.toml",
    }
}
