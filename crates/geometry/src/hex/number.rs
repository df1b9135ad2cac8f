//! Numbers of hexes, and the six directions.

use std::num::NonZeroU16;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A hex by its printed number: column, then row, both from 1. Ordered by that number.
///
/// Two bytes, as is `Option<Hex>`. A number says nothing about a map: [`super::Grid::contains`]
/// tells whether the map has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(NonZeroU16);

impl Hex {
    /// No column is beyond this.
    pub const MAX_COLUMN: u8 = 99;
    /// No row is beyond this.
    pub const MAX_ROW: u8 = 64;

    /// The hex in a column and a row, where numbers go that far.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column == 0 || column > Self::MAX_COLUMN || row == 0 || row > Self::MAX_ROW {
            return None;
        }
        match NonZeroU16::new(column as u16 * 64 + row as u16 - 1) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The hex of a printed number: `Hex::numbered(811)` is 0811. For constants and tests.
    ///
    /// # Panics
    /// If there is no such number.
    pub const fn numbered(ccrr: u16) -> Self {
        assert!(ccrr < 10_000, "a hex number has four digits");
        match Self::new((ccrr / 100) as u8, (ccrr % 100) as u8) {
            Some(hex) => hex,
            None => panic!("columns go from 01 to 99 and rows from 01 to 64"),
        }
    }

    /// Its column, from 1.
    pub const fn column(self) -> u8 {
        (self.0.get() / 64) as u8
    }

    /// Its row, from 1.
    pub const fn row(self) -> u8 {
        (self.0.get() % 64) as u8 + 1
    }

    /// The printed number: 811 for 0811.
    pub const fn ccrr(self) -> u16 {
        self.column() as u16 * 100 + self.row() as u16
    }
}

impl std::fmt::Display for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}", self.ccrr())
    }
}

impl std::fmt::Debug for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::str::FromStr for Hex {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        let &[a, b, c, d] = text.as_bytes() else { return Err(HexError::FourDigits) };
        if ![a, b, c, d].iter().all(u8::is_ascii_digit) {
            return Err(HexError::FourDigits);
        }
        let (column, row) = ((a - b'0') * 10 + b - b'0', (c - b'0') * 10 + d - b'0');
        Self::new(column, row).ok_or(HexError::OutOfRange)
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        super::side::from_text(deserializer, "a hex number such as 0811")
    }
}

/// Why a text is no hex, or no hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexError {
    /// A hex is four digits.
    FourDigits,
    /// Columns go from 01 to 99 and rows from 01 to 64.
    OutOfRange,
    /// A hexside is written as two hexes: `0811-0812`, or `0811>0812` where it has a direction.
    TwoHexes,
}

impl std::fmt::Display for HexError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::FourDigits => "a hex is written with four digits",
            Self::OutOfRange => "columns go from 01 to 99 and rows from 01 to 64",
            Self::TwoHexes => "a hexside is written as two different hexes",
        })
    }
}

impl std::error::Error for HexError {}

/// One of the six ways out of a hex, clockwise. North is the upper edge of the sheet.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Up.
    N,
    /// Up and to the right.
    Ne,
    /// Down and to the right.
    Se,
    /// Down.
    S,
    /// Down and to the left.
    Sw,
    /// Up and to the left.
    Nw,
}

impl Direction {
    /// All six, clockwise from the top.
    pub const ALL: [Self; 6] = [Self::N, Self::Ne, Self::Se, Self::S, Self::Sw, Self::Nw];

    /// From 0 at the top, clockwise.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Turned clockwise by `sixths` of a circle; negative turns go the other way.
    #[must_use]
    pub const fn turned(self, sixths: i8) -> Self {
        Self::ALL[(self as i8 + sixths).rem_euclid(6) as usize]
    }

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// How many sixths of a circle lie between two directions, the short way round: 0 to 3.
    pub const fn apart(self, other: Self) -> u8 {
        let turn = (self as u8).abs_diff(other as u8);
        if turn > 3 { 6 - turn } else { turn }
    }
}

impl std::fmt::Display for Direction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::N => "N",
            Self::Ne => "NE",
            Self::Se => "SE",
            Self::S => "S",
            Self::Sw => "SW",
            Self::Nw => "NW",
        })
    }
}

impl std::str::FromStr for Direction {
    type Err = HexError;

    fn from_str(text: &str) -> Result<Self, HexError> {
        Self::ALL
            .into_iter()
            .find(|direction| text.eq_ignore_ascii_case(&direction.to_string()))
            .ok_or(HexError::TwoHexes)
    }
}

/// Where a piece looks: at one of the six sides of its hex or at one of its six corners.
///
/// Counted in twelfths of a circle from the top: even ones are sides, odd ones corners.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Facing(u8);

impl Facing {
    /// Looking at a side.
    pub const fn side(direction: Direction) -> Self {
        Self(direction as u8 * 2)
    }

    /// Looking at the corner that follows a side clockwise.
    pub const fn corner_after(direction: Direction) -> Self {
        Self(direction as u8 * 2 + 1)
    }

    /// Turned clockwise by `twelfths` of a circle.
    #[must_use]
    pub const fn turned(self, twelfths: i8) -> Self {
        Self((self.0 as i8 + twelfths).rem_euclid(12) as u8)
    }

    /// Twelfths of a circle from the top.
    pub const fn twelfths(self) -> u8 {
        self.0
    }

    /// The side looked at, when it is a side.
    pub const fn as_side(self) -> Option<Direction> {
        if self.0.is_multiple_of(2) { Some(Direction::ALL[self.0 as usize / 2]) } else { None }
    }

    /// How far off a direction lies, in twelfths of a circle: 0 to 6. A piece that looks at a
    /// corner has its front at 1, its flanks at 3 and its rear at 5.
    pub const fn off(self, direction: Direction) -> u8 {
        let turn = self.0.abs_diff(direction as u8 * 2);
        if turn > 6 { 12 - turn } else { turn }
    }
}

impl TryFrom<u8> for Facing {
    type Error = &'static str;

    fn try_from(twelfths: u8) -> Result<Self, &'static str> {
        if twelfths < 12 { Ok(Self(twelfths)) } else { Err("a facing is 0 to 11 twelfths") }
    }
}

impl From<Facing> for u8 {
    fn from(facing: Facing) -> Self {
        facing.0
    }
}
