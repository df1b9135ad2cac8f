//! The data files as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Costs, DieModifiers, Kind, LeaderTest, Shifts, Worth};
use crate::ids::{Force, Leader, Unit};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitsFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    pub(super) unit: Vec<UnitRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitRow {
    pub(super) id: Unit,
    pub(super) name: String,
    pub(super) force: Force,
    pub(super) kind: Kind,
    pub(super) strength: u8,
    pub(super) disorganised: u8,
    pub(super) modifier: i8,
    pub(super) movement: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeadersFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    pub(super) wounded: WoundedRow,
    pub(super) strategic: StrategicRow,
    pub(super) leader: Vec<LeaderRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WoundedRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) range: u8,
    pub(super) modifier: i8,
    pub(super) movement: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StrategicRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) movement: u8,
    pub(super) night: u8,
    pub(super) road: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaderRow {
    pub(super) id: Leader,
    pub(super) name: String,
    pub(super) units: u8,
    pub(super) range: u8,
    pub(super) modifier: i8,
    pub(super) movement: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TablesFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    pub(super) roman: TableRow,
    pub(super) gallic: TableRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) columns: Vec<u8>,
    pub(super) rows: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    pub(super) turns: TurnsRow,
    pub(super) rounds: RoundsRow,
    pub(super) sight: SightRow,
    pub(super) stacking: StackingRow,
    pub(super) terrain: Costs,
    pub(super) sortie: SortieRow,
    pub(super) archery: ArcheryRow,
    pub(super) combat: DieModifiers,
    pub(super) shifts: Shifts,
    pub(super) leaders: LeaderTest,
    pub(super) tests: TestsRow,
    pub(super) setup: SetupRow,
    pub(super) victory: Worth,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnsRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) last: u8,
    pub(super) track: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoundsRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) counters: Vec<u8>,
    pub(super) in_sight: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SightRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) day: u8,
    pub(super) night: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StackingRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) limit: u8,
    pub(super) excess: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SortieRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) foot: u8,
    pub(super) light: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArcheryRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) camp: u8,
    pub(super) reach: u8,
    pub(super) hexside: u8,
    pub(super) certain: u8,
    pub(super) far: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TestsRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) steady: i8,
    pub(super) routed_tactical: i8,
    pub(super) routed_strategic: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupRow {
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) camps: u8,
    pub(super) highest: u8,
}
