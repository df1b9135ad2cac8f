//! Where a unit is.

use geometry::hex::Hex;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::Zone;
use crate::pack::{GRID, Virtual};

/// Where a unit is, in two bytes. [`Spot::place`] says it plainly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Spot(u16);

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Not in play.
    Aside,
    /// Not placed yet (3.2, 12.6).
    Waiting,
    /// In Alesia (9.0).
    Town,
    /// In an off-map zone that its owner alone knows (11.0, 3.4).
    Off,
    /// Eliminated.
    Lost,
    /// On the map, in a stack into which the viewer does not see (25.7).
    Covered,
    /// In an off-map zone that all know: Roman cavalry (22.4).
    Zone(Zone),
    /// In a hex beyond the edge, to attack (11.2).
    Beyond(Virtual),
    /// On the map.
    On(Hex),
}

const ZONES: u16 = 16;
const HEXES: u16 = 64;
const BEYOND: u16 = 8192;

impl Spot {
    /// Not in play.
    pub const ASIDE: Self = Self(0);
    /// Not placed yet.
    pub const WAITING: Self = Self(1);
    /// In Alesia.
    pub const TOWN: Self = Self(2);
    /// In an off-map zone.
    pub const OFF: Self = Self(3);
    /// Eliminated.
    pub const LOST: Self = Self(4);
    /// Somewhere on the map, covered.
    pub const COVERED: Self = Self(5);

    /// On the map.
    pub const fn on(hex: Hex) -> Self {
        Self(hex.column() as u16 * HEXES + hex.row() as u16 - 1)
    }

    /// In a zone that all know.
    pub const fn zone(zone: Zone) -> Self {
        Self(ZONES + zone.0 as u16)
    }

    /// Beyond the edge.
    pub const fn beyond(place: Virtual) -> Self {
        Self(BEYOND + place.0 as u16)
    }

    /// The hex, if it is on the map.
    #[inline]
    pub const fn hex(self) -> Option<Hex> {
        if self.0 < HEXES || self.0 >= BEYOND {
            return None;
        }
        Hex::new((self.0 / HEXES) as u8, (self.0 % HEXES) as u8 + 1)
    }

    /// Where that is.
    pub fn place(self) -> Place {
        match self {
            Self::ASIDE => Place::Aside,
            Self::WAITING => Place::Waiting,
            Self::TOWN => Place::Town,
            Self::OFF => Place::Off,
            Self::LOST => Place::Lost,
            Self::COVERED => Place::Covered,
            Self(number) if number >= BEYOND => Place::Beyond(Virtual((number - BEYOND) as u8)),
            Self(number) if number < HEXES => Place::Zone(Zone((number - ZONES) as u8)),
            spot => Place::On(spot.hex().expect("the rest are hexes")),
        }
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.place() {
            Place::Aside => f.write_str("aside"),
            Place::Waiting => f.write_str("waiting"),
            Place::Town => f.write_str("town"),
            Place::Off => f.write_str("off"),
            Place::Lost => f.write_str("lost"),
            Place::Covered => f.write_str("covered"),
            Place::Zone(zone) => write!(f, "zone-{zone}"),
            Place::Beyond(place) => write!(f, "beyond-{}", place.0),
            Place::On(hex) => write!(f, "{hex}"),
        }
    }
}

impl std::fmt::Debug for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::str::FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "aside" => return Ok(Self::ASIDE),
            "waiting" => return Ok(Self::WAITING),
            "town" => return Ok(Self::TOWN),
            "off" => return Ok(Self::OFF),
            "lost" => return Ok(Self::LOST),
            "covered" => return Ok(Self::COVERED),
            _ => {}
        }
        if let Some(zone) = text.strip_prefix("zone-") {
            return Ok(Self::zone(zone.parse()?));
        }
        if let Some(number) = text.strip_prefix("beyond-") {
            let number = number.parse().map_err(|_| format!("\"{text}\" is no place"))?;
            return Ok(Self::beyond(Virtual(number)));
        }
        let hex: Hex = text.parse().map_err(|error| format!("\"{text}\": {error}"))?;
        if GRID.contains(hex) { Ok(Self::on(hex)) } else { Err(format!("{hex} is not on the map")) }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
