//! table-movement: what hexes and hexsides take.

use serde::Deserialize;

use super::Terrain;
use super::charts::chart;

/// Who may go somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The tribes.
    Tribes,
    /// The Romans.
    Romans,
    /// Romans on foot.
    RomanFoot,
    /// Those on foot.
    Foot,
}

/// What a hex or a hexside takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Toll {
    /// Movement points; nobody goes there without.
    pub points: Option<u8>,
    /// Hits of cohorts.
    pub cohort: u8,
    /// Of horse.
    pub cavalry: u8,
    /// Of cohorts in column.
    pub column: u8,
    /// Who may.
    pub only: Option<Who>,
}

/// What hexsides add.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SideCosts {
    /// Stream.
    pub stream: Toll,
    /// Minor river.
    pub minor_river: Toll,
    /// Hedge.
    pub hedge: Toll,
    /// Gate.
    pub gate: Toll,
    /// Wagons.
    pub wagon: Toll,
    /// Tower.
    pub tower: Toll,
    /// Wall.
    pub wall: Toll,
}

chart! {
    /// Levels (6.22).
    LevelCosts {
        /// A level up.
        up: u8,
        /// A level down.
        down: u8,
        /// Levels without hits.
        free: u8,
        /// Hits of cohorts.
        cohort: u8,
        /// Of horse.
        cavalry: u8,
        /// Of cohorts in column.
        column: u8,
    }
}

chart! {
    /// Hits a vertex in woods and marsh (7.14).
    PivotHits {
        /// Of cohorts.
        cohort: u8,
        /// Of horse.
        cavalry: u8,
        /// Of cohorts in column.
        column: u8,
    }
}

/// table-movement.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Costs {
    clear: Toll,
    camp: Toll,
    laager: Toll,
    woods: Toll,
    marsh: Toll,
    major_river: Toll,
    tower: Toll,
    beach_from_land: Toll,
    beach_from_sea: Toll,
    shallow: Toll,
    moderate: Toll,
    deep: Toll,
    /// Hexsides.
    pub sides: SideCosts,
    /// Levels.
    pub levels: LevelCosts,
    /// Turning.
    pub pivot: PivotHits,
}

impl Costs {
    /// Whether every hex that somebody may enter takes a point at least.
    pub(super) fn takes_points(&self) -> bool {
        [
            &self.clear,
            &self.camp,
            &self.laager,
            &self.woods,
            &self.marsh,
            &self.major_river,
            &self.tower,
            &self.beach_from_land,
            &self.beach_from_sea,
            &self.shallow,
            &self.moderate,
            &self.deep,
        ]
        .into_iter()
        .all(|toll| toll.points != Some(0))
    }

    /// What a hex takes, from the sea or from land.
    pub fn hex(&self, terrain: Terrain, from_sea: bool) -> &Toll {
        match terrain {
            Terrain::Clear => &self.clear,
            Terrain::Woods => &self.woods,
            Terrain::Marsh => &self.marsh,
            Terrain::River => &self.major_river,
            Terrain::Camp => &self.camp,
            Terrain::Tower => &self.tower,
            Terrain::Laager => &self.laager,
            Terrain::Beach if from_sea => &self.beach_from_sea,
            Terrain::Beach => &self.beach_from_land,
            Terrain::Shallow => &self.shallow,
            Terrain::Moderate => &self.moderate,
            Terrain::Deep => &self.deep,
        }
    }
}
