//! The numbers and names, read from `data/`.

use kernel::{DataError, PackFiles};
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
        let pack: Self = files.read("ford.toml").map_err(|fault| vec![fault])?;
        if pack.cohorts.len() != Cohort::COUNT || pack.turns == 0 {
            let what = format!("there are {} cohorts, and at least one turn", Cohort::COUNT);
            return Err(vec![files.fault("ford.toml", "cohorts", 0, what)]);
        }
        Ok(pack)
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
