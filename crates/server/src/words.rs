//! The few sentences that the server itself says at a table, in both languages.

use kernel::Lang;
use serde::{Deserialize, Serialize};

/// Something that people did at a table, apart from the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Remark {
    /// A decision was taken back with consent.
    TakenBack { by: String, with: Vec<String> },
    /// Somebody gave up.
    Resigned { name: String },
    /// Somebody had not finished in time.
    TimeUp { name: String },
    /// A draw by agreement.
    Drawn { names: Vec<String> },
}

impl Remark {
    /// The remark in words.
    pub(crate) fn say(&self, lang: Lang) -> String {
        match (self, lang) {
            (Self::TakenBack { by, with }, Lang::En) => match with.as_slice() {
                [] => format!("{by} took a decision back."),
                with => format!("{by} took a decision back; {} agreed.", list(with, lang)),
            },
            (Self::TakenBack { by, with }, Lang::Fr) => match with.as_slice() {
                [] => format!("{by} reprend une décision."),
                with => {
                    format!("{by} reprend une décision, avec l’accord de {}.", list(with, lang))
                }
            },
            (Self::Resigned { name }, Lang::En) => format!("{name} resigned."),
            (Self::Resigned { name }, Lang::Fr) => format!("{name} abandonne."),
            (Self::TimeUp { name }, Lang::En) => format!("{name}’s time was up."),
            (Self::TimeUp { name }, Lang::Fr) => format!("Le temps de {name} était écoulé."),
            (Self::Drawn { names }, Lang::En) => format!("{} agreed to a draw.", list(names, lang)),
            (Self::Drawn { names }, Lang::Fr) => {
                format!("{} conviennent d’une partie nulle.", list(names, lang))
            }
        }
    }
}

/// What the prompt says while seats are empty.
pub(crate) fn waiting_for_players(lang: Lang) -> String {
    match lang {
        Lang::En => "The match begins when every seat is taken.",
        Lang::Fr => "La partie commence quand toutes les places sont prises.",
    }
    .to_owned()
}

/// What the prompt says while lots are missing.
pub(crate) fn waiting_for_lots(lang: Lang) -> String {
    match lang {
        Lang::En => "The match begins when everybody has revealed a random number for the dice.",
        Lang::Fr => "La partie commence quand chacun a révélé un nombre au hasard pour les dés.",
    }
    .to_owned()
}

/// A bot's name, as people read it.
pub(crate) fn bot_name(level: &str) -> String {
    format!("bot:{level}")
}

fn list(names: &[String], lang: Lang) -> String {
    let and = match lang {
        Lang::En => " and ",
        Lang::Fr => " et ",
    };
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{}{and}{last}", first.join(", ")),
    }
}
