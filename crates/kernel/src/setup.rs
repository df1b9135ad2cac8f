//! What there is to know of a game before it starts, and what a match is set up with.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::Rule;

/// What a match is set up with: a scenario and options by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The scenario; empty for the game's first.
    #[serde(default)]
    pub scenario: String,
    /// Options that differ from their defaults.
    #[serde(default)]
    pub set: BTreeMap<String, String>,
}

impl Setup {
    /// Checks every name against what the game offers and fills in the defaults.
    pub fn complete(&self, info: &GameInfo) -> Result<Self, SetupError> {
        let scenario = if self.scenario.is_empty() { info.scenarios[0] } else { &self.scenario };
        if !info.scenarios.contains(&scenario) {
            return Err(SetupError(format!(
                "{} has no scenario \"{scenario}\"; it has {}",
                info.id,
                info.scenarios.join(", ")
            )));
        }
        let mut set = BTreeMap::new();
        for option in info.options {
            set.insert(option.key.to_owned(), option.values[0].to_owned());
        }
        for (key, value) in &self.set {
            let Some(option) = info.options.iter().find(|option| option.key == key) else {
                let known: Vec<_> = info.options.iter().map(|option| option.key).collect();
                return Err(SetupError(format!(
                    "{} has no option \"{key}\"; it has {}",
                    info.id,
                    known.join(", ")
                )));
            };
            if !option.values.contains(&value.as_str()) {
                return Err(SetupError(format!(
                    "option {key} cannot be \"{value}\"; it can be {}",
                    option.values.join(" or ")
                )));
            }
            set.insert(key.clone(), value.clone());
        }
        Ok(Self { scenario: scenario.to_owned(), set })
    }

    /// The value of an option of a completed set-up.
    pub fn option(&self, key: &str) -> &str {
        self.set.get(key).map_or("", String::as_str)
    }
}

/// A set-up that the game does not have, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub String);

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SetupError {}

/// An optional rule or choice of set-up.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in `--set key=value`.
    pub key: &'static str,
    /// Its values; the first is the default.
    pub values: &'static [&'static str],
    /// The rule that offers it.
    pub rule: Rule,
}

/// Who made the published game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Credits {
    /// Who designed it.
    pub designers: &'static str,
    /// Who published it, and when.
    pub publisher: &'static str,
}

/// What there is to know about a game before it starts.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct GameInfo {
    /// Its short name.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its scenarios; the first is the default.
    pub scenarios: &'static [&'static str],
    /// Its options.
    pub options: &'static [OptionSpec],
    /// Who made it.
    pub credits: Credits,
    /// The numbers of all its rules; headings too.
    pub rules: &'static [Rule],
    /// Those of its rules that are headings or flavour and forbid or allow nothing.
    pub headings: &'static [Rule],
}
