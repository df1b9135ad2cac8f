//! Counters, leaders and battles as the data files have them.

use std::collections::BTreeMap;

use geometry::hex::Hex;
use serde::Deserialize;

use super::{Kind, Missile, Role};
use crate::ids::{Group, Leader, Tribe};

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct TypeRow {
    pub(super) kind: Kind,
    #[serde(default)]
    pub(super) quality: u8,
    #[serde(default)]
    pub(super) size: u8,
    pub(super) movement: u8,
    pub(super) missile: Option<Missile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitRow {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) legion: Option<String>,
    pub(super) group: Option<Group>,
    pub(super) tribe: Option<Tribe>,
    pub(super) start: Option<Hex>,
    pub(super) facing: Option<String>,
    pub(super) stack: Option<String>,
    pub(super) aboard: Option<String>,
    pub(super) arrives: Option<String>,
    pub(super) option: Option<String>,
    #[serde(default)]
    pub(super) unformed: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaderRow {
    pub(super) id: Leader,
    pub(super) name: String,
    pub(super) role: Role,
    pub(super) legion: Option<String>,
    pub(super) group: Option<Group>,
    pub(super) tribe: Option<Tribe>,
    pub(super) commands: Option<String>,
    pub(super) initiative: u8,
    pub(super) charisma: u8,
    pub(super) range: u8,
    pub(super) line: u8,
    #[serde(default)]
    pub(super) capacity: u8,
    #[serde(default)]
    pub(super) strategy: u8,
    #[serde(default)]
    pub(super) heroic: bool,
    #[serde(default)]
    pub(super) elite: bool,
    pub(super) start: Option<Hex>,
    pub(super) aboard: Option<String>,
    pub(super) arrives: Option<String>,
    pub(super) option: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct UnitRows {
    pub(super) units: Vec<UnitRow>,
}

#[derive(Deserialize)]
pub(super) struct LeaderRows {
    pub(super) leaders: Vec<LeaderRow>,
}

#[derive(Deserialize)]
pub(super) struct UnitFile {
    pub(super) types: BTreeMap<String, TypeRow>,
    pub(super) bibracte: UnitRows,
    pub(super) rhine: UnitRows,
    pub(super) sabis: UnitRows,
    pub(super) lutetia: UnitRows,
    pub(super) britannia: UnitRows,
}

#[derive(Deserialize)]
pub(super) struct Riding {
    pub(super) points: u8,
    pub(super) flight: u8,
}

#[derive(Deserialize)]
pub(super) struct LeaderFile {
    pub(super) movement: Riding,
    pub(super) bibracte: LeaderRows,
    pub(super) rhine: LeaderRows,
    pub(super) sabis: LeaderRows,
    pub(super) lutetia: LeaderRows,
    pub(super) britannia: LeaderRows,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Retreat {
    pub(super) zone: Vec<String>,
    pub(super) edge: Option<String>,
    #[serde(default)]
    pub(super) leaves: bool,
}

#[derive(Deserialize)]
pub(super) struct RomeRow {
    pub(super) series: u16,
    pub(super) even: u16,
    pub(super) retreat: Retreat,
}

#[derive(Deserialize)]
pub(super) struct ArmyRow {
    pub(super) id: String,
    pub(super) series: u16,
    pub(super) even: u16,
    #[serde(rename = "while")]
    pub(super) while_lives: Option<Leader>,
}

#[derive(Deserialize)]
pub(super) struct TribeRow {
    pub(super) id: Tribe,
    pub(super) series: Option<u16>,
    pub(super) even: Option<u16>,
    pub(super) retreat: Retreat,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum TurnWord {
    Turn,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum DieRow {
    Number(u8),
    Word(TurnWord),
}

#[derive(Deserialize)]
pub(super) struct ArrivalRow {
    pub(super) group: String,
    pub(super) entry: String,
    pub(super) turn: u8,
    pub(super) routs: Option<u8>,
    pub(super) of: Option<Tribe>,
    pub(super) die: Option<DieRow>,
}

#[derive(Deserialize)]
pub(super) struct Scenario {
    pub(super) map: String,
    pub(super) turns: u8,
    pub(super) elite: bool,
    pub(super) impetuous: Vec<Tribe>,
    pub(super) fierce: Vec<Tribe>,
    pub(super) one_ferocity: Option<Leader>,
    #[serde(default)]
    pub(super) fixed: Vec<Leader>,
    pub(super) rome: RomeRow,
    pub(super) army: Option<ArmyRow>,
    pub(super) tribes: Vec<TribeRow>,
    #[serde(default)]
    pub(super) arrivals: Vec<ArrivalRow>,
    pub(super) pairs: Option<PairRow>,
    pub(super) camp: Option<CampRow>,
    pub(super) surprise: Option<SurpriseRow>,
    pub(super) unformed: Option<UnformedRow>,
    #[serde(rename = "second-legion")]
    pub(super) second_legion: Option<SecondRow>,
    #[serde(rename = "free-trumps")]
    pub(super) free_trumps: Option<TriesRow>,
    #[serde(rename = "one-line")]
    pub(super) one_line: Option<LineRow>,
    pub(super) withdrawal: Option<WithdrawalRow>,
    #[serde(rename = "beach-head")]
    pub(super) beach_head: Option<BeachRow>,
    pub(super) eagle: Option<EagleRow>,
    pub(super) ships: Option<ShipsRow>,
    #[serde(default)]
    pub(super) options: OptionRows,
}

#[derive(Deserialize)]
pub(super) struct PairRow {
    pub(super) movement: u8,
}

#[derive(Deserialize)]
pub(super) struct CampRow {
    #[serde(default)]
    pub(super) legions: Vec<String>,
    #[serde(default)]
    pub(super) units: u8,
    #[serde(default)]
    pub(super) points: u16,
}

#[derive(Deserialize)]
pub(super) struct SurpriseRow {
    pub(super) own_judgement: u8,
    pub(super) rush_hits: u8,
    pub(super) rush_hexes: u8,
}

#[derive(Deserialize)]
pub(super) struct UnformedRow {
    pub(super) leader_near: i8,
    pub(super) aquila_near: i8,
    pub(super) after_shock: u8,
}

#[derive(Deserialize)]
pub(super) struct SecondRow {
    pub(super) legion: String,
}

#[derive(Deserialize)]
pub(super) struct TriesRow {
    pub(super) tries: u8,
}

#[derive(Deserialize)]
pub(super) struct LineRow {
    pub(super) leader: Leader,
    pub(super) range: u8,
}

#[derive(Deserialize)]
pub(super) struct WithdrawalRow {
    pub(super) tribe: Tribe,
    pub(super) hexes: u8,
}

#[derive(Deserialize)]
pub(super) struct BeachRow {
    pub(super) hexes: u8,
    pub(super) turns: u8,
}

#[derive(Deserialize)]
pub(super) struct EagleRow {
    pub(super) fewer_hits: u8,
}

#[derive(Default, Deserialize)]
pub(super) struct OptionRows {
    pub(super) axes: Option<AxeRow>,
    #[serde(rename = "no-time")]
    pub(super) no_time: Option<NoTimeRow>,
    pub(super) veterans: Option<VeteranRow>,
    pub(super) treviri: Option<TreviriRow>,
    pub(super) crassus: Option<ReliefRow>,
    #[serde(rename = "transport-catapults")]
    pub(super) transport_catapults: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
pub(super) struct ReliefRow {
    pub(super) leader: Leader,
    pub(super) lost: u8,
    pub(super) cohorts: u8,
    pub(super) from: u8,
    pub(super) to: u8,
    pub(super) range: u8,
}

#[derive(Deserialize)]
pub(super) struct ShipsRow {
    pub(super) skirmishers_shoot: u8,
}

#[derive(Deserialize)]
pub(super) struct VeteranRow {
    pub(super) legion: String,
    #[serde(rename = "type")]
    pub(super) kind: String,
}

#[derive(Deserialize)]
pub(super) struct TreviriRow {
    pub(super) routed: u8,
    pub(super) lancers: u8,
}

#[derive(Deserialize)]
pub(super) struct AxeRow {
    pub(super) tribes: Vec<Tribe>,
}

#[derive(Deserialize)]
pub(super) struct NoTimeRow {
    pub(super) hexes: u8,
}

#[derive(Deserialize)]
pub(super) struct CommonRow {
    pub(super) ferocity_leaderless: u8,
}

#[derive(Deserialize)]
pub(super) struct ScenarioFile {
    pub(super) common: CommonRow,
    pub(super) bibracte: Scenario,
    pub(super) rhine: Scenario,
    pub(super) sabis: Scenario,
    pub(super) lutetia: Scenario,
    pub(super) britannia: Scenario,
}
