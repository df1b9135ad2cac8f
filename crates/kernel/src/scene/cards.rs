//! Cards, and the auction of one.

use serde::{Deserialize, Serialize};

/// Cards of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hand {
    /// Whose; none for cards that lie before everybody.
    pub side: Option<String>,
    /// Where the cards are.
    pub kind: HandKind,
    /// Its name in the viewer's language; none when the client's own word will do.
    pub label: Option<String>,
    /// The cards.
    pub cards: Vec<CardFace>,
}

/// Where cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HandKind {
    /// In somebody's hand.
    Hand,
    /// Played now.
    Played,
    /// Played before.
    Spent,
    /// Discarded.
    Discard,
    /// On offer to all.
    Forum,
    /// Open before their owner.
    Open,
}

impl HandKind {
    /// Its name, as clients get it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Played => "played",
            Self::Spent => "spent",
            Self::Discard => "discard",
            Self::Forum => "forum",
            Self::Open => "open",
        }
    }
}

/// A card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "shows", rename_all = "snake_case")]
pub enum CardFace {
    /// Only its back.
    #[default]
    Back,
    /// Its front.
    Front {
        /// Its id for choices.
        id: String,
        /// Its name in the viewer's language.
        name: String,
        /// What it does in one line.
        text: String,
        /// The drawing on it.
        glyph: String,
        /// Its printed numbers, such as moves and levies.
        numbers: Vec<u8>,
        /// Its kind, in the viewer's language; none when the game has only one.
        kind: Option<String>,
        /// Symbols that count for victory, one entry for each, by the names of their drawings.
        symbols: Vec<String>,
    },
}

impl CardFace {
    /// The id for choices of a card that shows its front.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Back => None,
            Self::Front { id, .. } => Some(id),
        }
    }
}

/// An auction in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Auction {
    /// What is sold.
    pub card: CardFace,
    /// What each side has bid and could bid, in the order of seats.
    pub bids: Vec<Bid>,
    /// Who has the highest bid; nobody yet if none.
    pub leads: Option<String>,
}

/// A side's part in an auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bid {
    /// The side.
    pub side: String,
    /// Its highest bid.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub amount: Option<i64>,
    /// What it owns.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub purse: i64,
}
