//! Hexsides: places between two hexes.

use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Hex, HexError};

/// The side that two hexes share. It has no direction: `0811-0812` is `0812-0811`.
///
/// Whether the two are neighbours only a grid knows; sides made by [`super::Grid`] are, and
/// [`super::Grid::has_side`] tells for the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side {
    low: Hex,
    high: Hex,
}

impl Side {
    /// The side between two different hexes.
    pub fn new(a: Hex, b: Hex) -> Option<Self> {
        match a.cmp(&b) {
            std::cmp::Ordering::Less => Some(Self { low: a, high: b }),
            std::cmp::Ordering::Greater => Some(Self { low: b, high: a }),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Both hexes, the lower number first.
    pub fn hexes(self) -> (Hex, Hex) {
        (self.low, self.high)
    }

    /// Whether the hex is one of the two.
    pub fn touches(self, hex: Hex) -> bool {
        self.low == hex || self.high == hex
    }

    /// The hex across the side, seen from one of the two.
    pub fn across(self, hex: Hex) -> Option<Hex> {
        match hex {
            _ if hex == self.low => Some(self.high),
            _ if hex == self.high => Some(self.low),
            _ => None,
        }
    }

    /// Both ways of crossing it, from the lower number first.
    pub fn crossings(self) -> [Crossing; 2] {
        [Crossing { from: self.low, to: self.high }, Crossing { from: self.high, to: self.low }]
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.low, self.high)
    }
}

impl std::fmt::Debug for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Side {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        let (a, b) = text.split_once('-').ok_or(HexError::TwoHexes)?;
        Self::new(a.parse()?, b.parse()?).ok_or(HexError::TwoHexes)
    }
}

/// A hexside with a direction: the step from one hex to its neighbour, `0811>0812`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Crossing {
    /// Where it starts.
    pub from: Hex,
    /// Where it leads.
    pub to: Hex,
}

impl Crossing {
    /// The side that is crossed. A crossing from a hex to itself has none.
    pub fn side(self) -> Option<Side> {
        Side::new(self.from, self.to)
    }

    /// The way back.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self { from: self.to, to: self.from }
    }
}

impl std::fmt::Display for Crossing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}>{}", self.from, self.to)
    }
}

impl std::fmt::Debug for Crossing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Crossing {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        let (from, to) = text.split_once('>').ok_or(HexError::TwoHexes)?;
        let (from, to) = (from.parse()?, to.parse()?);
        if from == to { Err(HexError::TwoHexes) } else { Ok(Self { from, to }) }
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer, "a hexside such as 0811-0812")
    }
}

impl Serialize for Crossing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Crossing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer, "a crossing such as 0811>0812")
    }
}

/// Reads a value that is written as text, without allocating.
pub(super) fn from_text<'de, D, T>(deserializer: D, expected: &'static str) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err = HexError>,
{
    struct Reader<T>(&'static str, std::marker::PhantomData<T>);

    impl<T: FromStr<Err = HexError>> serde::de::Visitor<'_> for Reader<T> {
        type Value = T;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str(self.0)
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(|error| E::custom(format_args!("\"{text}\": {error}")))
        }
    }

    deserializer.deserialize_str(Reader(expected, std::marker::PhantomData))
}
