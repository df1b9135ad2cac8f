//! The data files as they are written.

use std::collections::BTreeMap;

use geometry::hex::Hex;
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{Costs, Kind};
use crate::ids::{Force, Unit, Zone};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitsFile {
    #[serde(rename = "source")]
    _source: IgnoredAny,
    pub(super) unit: Vec<UnitRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitRow {
    pub(super) id: Unit,
    pub(super) name: String,
    #[serde(default)]
    pub(super) number: u8,
    pub(super) force: Force,
    pub(super) kind: Kind,
    pub(super) combat: u8,
    pub(super) movement: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupsFile {
    #[serde(rename = "source")]
    _source: IgnoredAny,
    pub(super) setup: Vec<SetupRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupRow {
    pub(super) id: String,
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    pub(super) forts: Vec<Hex>,
    pub(super) units: BTreeMap<Hex, Vec<Unit>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TablesFile {
    #[serde(rename = "source")]
    _source: IgnoredAny,
    pub(super) combat: TextTable,
    pub(super) automatic: Automatic,
    pub(super) missile: FireTable,
    pub(super) engines: FireTable,
    pub(super) works: WorksTable,
    pub(super) reconnaissance: Reconnaissance,
    pub(super) messenger: Messenger,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TextTable {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Automatic {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    pub(super) odds: u8,
    pub(super) encircled: u8,
    pub(super) advance: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FireTable {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    pub(super) columns: Vec<u8>,
    pub(super) rows: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WorksTable {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    pub(super) rows: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reconnaissance {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    pub(super) unscreened: u8,
    pub(super) columns: Vec<String>,
    pub(super) accuracy: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Messenger {
    #[serde(rename = "rule")]
    _rule: IgnoredAny,
    pub(super) unscreened: u8,
    pub(super) screened: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioFile {
    #[serde(rename = "source")]
    _source: IgnoredAny,
    pub(super) periods: Periods,
    pub(super) setup: SetupRules,
    pub(super) stacking: Stacking,
    pub(super) movement: Costs,
    pub(super) zones: Zones,
    pub(super) fire: Fire,
    pub(super) ramparts: Ramparts,
    pub(super) combat: Combat,
    pub(super) sally: Sally,
    pub(super) leaders: Leaders,
    pub(super) recovery: Recovery,
    pub(super) command: Command,
    pub(super) trench: Trench,
    pub(super) screen: Screen,
    pub(super) clock: Clock,
}

/// A table of figures, each with the rule that prints it.
macro_rules! rows {
    ($($name:ident { $($field:ident: $type:ty),+ $(,)? })+) => {
        $(
            #[derive(Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct $name {
                #[serde(rename = "rule")]
                _rule: IgnoredAny,
                $(pub(super) $field: $type,)+
            }
        )+
    };
}

rows! {
    Periods { count: u8, turns: u8, shorter: [u8; 2] }
    SetupRules { forts: u8, fort_distance: u8, relief: Zone }
    Stacking { roman: u8, gallic: u8 }
    Zones { ring: Vec<Zone> }
    Fire { missile_range: u8, engine_range: u8, kept_away: u8 }
    Ramparts { perimeter: u8, camp: u8 }
    Combat { doubled: u8 }
    Sally { crossed: u8, chits: Vec<u8> }
    Leaders { labienus: u8, caesar: u8 }
    Recovery { percent: u8 }
    Command { zones: u8, radius: u8 }
    Trench { units: u8, turns: u8 }
    Screen { infantry: u8 }
    Clock { gauls: u8, roman_three: u8, roman_four: u8 }
}
