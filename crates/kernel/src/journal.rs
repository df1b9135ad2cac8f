//! What somebody reads of a journal. Server, bot protocol and command line tell it by this.

use serde::Serialize;

use crate::{Entry, Game, Lang, Message, Roll, Viewer};

/// A line of the journal as a viewer reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Told {
    /// Words.
    Words {
        /// What happened.
        text: String,
        /// The rule that it follows.
        rule: &'static str,
        /// What is said, for who says it otherwise, such as the steps of a way as one.
        #[serde(skip)]
        message: Message,
    },
    /// A roll.
    Rolled {
        /// The roll.
        roll: ToldRoll,
    },
}

/// A roll in the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToldRoll {
    /// What it was for, a short code that the game's texts name.
    #[serde(rename = "for")]
    pub purpose: &'static str,
    /// The die.
    pub sides: u32,
    /// The face, from 1; none where it is secret, as in a deal of cards.
    pub face: Option<u32>,
    /// What the die reads there, which the rules speak of.
    pub reads: Option<u32>,
    /// Whether it succeeded, where the roll alone decides that.
    pub hit: Option<bool>,
    /// The highest face that would have succeeded, for who reckons what was to be expected.
    #[serde(skip)]
    pub at_most: Option<u32>,
}

/// What a viewer reads of an entry; nothing where there is nothing for this viewer to learn.
pub fn told<G: Game>(
    pack: &'static G::Pack,
    entry: &Entry<G::Event>,
    viewer: Viewer,
    lang: Lang,
) -> Option<Told> {
    match entry {
        Entry::Event(event) => {
            let message = G::tell(pack, event, viewer)?;
            let text = G::phrasebook().say(lang, &message);
            Some(Told::Words { text, rule: message.rule.0, message })
        }
        Entry::Roll(roll) => {
            let Roll { purpose, sides, face, hit, at_most } = *roll;
            let reads = face.map(G::reads);
            Some(Told::Rolled { roll: ToldRoll { purpose, sides, face, reads, hit, at_most } })
        }
    }
}
