//! Who asks, and the games that can be played.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who is asking.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Me {
    /// The guest's id.
    pub(crate) id: Option<String>,
    /// The guest's name.
    pub(crate) name: Option<String>,
}

/// A name to play under.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewName {
    /// One to forty letters.
    pub(crate) name: String,
}

/// A game that can be played.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct GameCard {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) seats: Vec<&'static str>,
    pub(crate) scenarios: Vec<&'static str>,
    pub(crate) options: Vec<OptionCard>,
    pub(crate) credits: CreditsCard,
    /// The levels of bots, from the weakest.
    pub(crate) bots: Vec<&'static str>,
    /// Which seats there are under which set-ups; `seats` are those of the default.
    pub(crate) seatings: Vec<SeatingCard>,
    /// All of it in the reader's language.
    pub(crate) labels: LabelsCard,
}

/// Who sits at the table under some set-ups.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct SeatingCard {
    /// The scenario that it holds for; none when it is for all.
    pub(crate) scenario: Option<&'static str>,
    /// The options that it holds for.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    pub(crate) set: BTreeMap<&'static str, &'static str>,
    pub(crate) seats: Vec<&'static str>,
}

impl From<kernel::Seating> for SeatingCard {
    fn from(seating: kernel::Seating) -> Self {
        let kernel::Seating { scenario, set, seats } = seating;
        Self { scenario, set, seats: seats.to_vec() }
    }
}

/// A game and its choices in words.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct LabelsCard {
    /// What kind of game it is.
    pub(crate) kind: String,
    /// What it is about, in a line.
    pub(crate) pitch: String,
    /// For how many, and how long.
    pub(crate) length: String,
    /// Every seat that there is under some set-up.
    pub(crate) seats: Vec<LabelCard>,
    pub(crate) scenarios: Vec<LabelCard>,
    pub(crate) options: Vec<OptionLabelCard>,
}

impl From<kernel::Labels> for LabelsCard {
    fn from(labels: kernel::Labels) -> Self {
        let kernel::Labels { kind, pitch, length, seats, scenarios, options } = labels;
        Self {
            kind,
            pitch,
            length,
            seats: seats.into_iter().map(Into::into).collect(),
            scenarios: scenarios.into_iter().map(Into::into).collect(),
            options: options.into_iter().map(Into::into).collect(),
        }
    }
}

/// A choice in words.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct LabelCard {
    pub(crate) id: &'static str,
    pub(crate) label: String,
    /// What it means, in a line.
    pub(crate) about: String,
}

impl From<kernel::Label> for LabelCard {
    fn from(label: kernel::Label) -> Self {
        let kernel::Label { id, label, about } = label;
        Self { id, label, about }
    }
}

/// An option in words.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct OptionLabelCard {
    pub(crate) id: &'static str,
    pub(crate) label: String,
    /// What it decides, in a line.
    pub(crate) about: String,
    pub(crate) values: Vec<LabelCard>,
}

impl From<kernel::OptionLabel> for OptionLabelCard {
    fn from(option: kernel::OptionLabel) -> Self {
        let kernel::OptionLabel { id, label, about, values } = option;
        Self { id, label, about, values: values.into_iter().map(Into::into).collect() }
    }
}

/// An optional rule or choice of set-up.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct OptionCard {
    pub(crate) key: &'static str,
    /// The first is the default.
    pub(crate) values: Vec<&'static str>,
    pub(crate) rule: &'static str,
}

/// Who made the published game.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct CreditsCard {
    pub(crate) designers: &'static str,
    pub(crate) publisher: &'static str,
}

/// A numbered rule, in our words.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct RuleCard {
    pub(crate) id: &'static str,
    pub(crate) title: String,
    /// `heading` or `mechanic`.
    pub(crate) kind: &'static str,
    pub(crate) text: String,
}

/// What a game is made from.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct About {
    pub(crate) title: &'static str,
    pub(crate) credits: CreditsCard,
    pub(crate) rulings: Vec<Ruling>,
    pub(crate) sources: Vec<Source>,
    /// The hash of the data files.
    pub(crate) pack: String,
}

/// A decision where the rulebook is silent.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Ruling {
    pub(crate) id: String,
    pub(crate) text: String,
}

/// Where the values of a table come from.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Source {
    pub(crate) file: String,
    pub(crate) table: String,
    #[serde(rename = "source")]
    pub(crate) origin: String,
}
