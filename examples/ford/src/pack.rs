//! The numbers and names, read from `data/`.

use kernel::{DataError, Faults, PackFiles};
use serde::Deserialize;

use crate::names::{Cohort, River};

/// The data.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// Where it is from.
    pub source: String,
    /// 1.1: how many turns there are.
    pub turns: u8,
    low: u8,
    high: u8,
    /// 3.3: a cohort falls on so much or less.
    pub ambush: u8,
    /// 4.0: a cohort falls on so much or less.
    pub javelin: u8,
    cohorts: Vec<String>,
}

kernel::built_in! {
    /// The built-in game.
    pub struct Ford for Pack { "ford.toml" }
}

impl Pack {
    /// Reads the data files.
    pub fn load(files: &PackFiles) -> Result<Self, Vec<DataError>> {
        let mut faults = Faults::new(files);
        let Some(pack) = faults.read::<Self>("ford.toml") else { return Err(faults.found()) };
        faults.range("ford.toml", "turns", pack.turns, &(1..=99));
        if pack.cohorts.len() != Cohort::COUNT {
            faults.add("ford.toml", "cohorts", format_args!("there are {}", Cohort::COUNT));
        }
        if faults.is_empty() { Ok(pack) } else { Err(faults.found()) }
    }

    /// What people call a cohort.
    pub fn name(&self, cohort: Cohort) -> &str {
        &self.cohorts[cohort.index()]
    }

    /// 3.2: how many cohorts the Ford bears.
    pub fn bears(&self, river: River) -> u8 {
        match river {
            River::Low => self.low,
            River::High => self.high,
        }
    }
}
