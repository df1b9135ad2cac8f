//! Recipes: how a game's map is to be drawn, as a document beside the map.
//!
//! A recipe names layers and lists of the map file and says what they are on paper. It holds no
//! rule and no terrain of its own.

use std::collections::BTreeMap;

use geometry::hex::{Hex, SheetFault};
use serde::Deserialize;

use crate::landscape::Landscape;

/// How a map is drawn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// The map file.
    pub map: String,
    /// From the center of a hex to a corner, in units of the drawing.
    pub radius: f64,
    /// Paper around the hexes.
    pub margin: f64,
    /// Where chance starts: another seed gives other trees and other roughness.
    pub seed: u64,
    /// What stands below the map.
    pub title: Title,
    /// The ground.
    pub relief: Relief,
    /// Ploughed fields on level ground.
    pub fields: Option<Scatter>,
    /// Clumps of trees on the slopes.
    pub woods: Option<Scatter>,
    /// Water, woods, marsh, roads, hedges and camps that fill hexes.
    pub landscape: Option<Landscape>,
    /// Steep edges along hexsides.
    #[serde(default)]
    pub crests: Vec<Sides>,
    /// Streams along hexsides, from spring to mouth.
    #[serde(default, rename = "stream")]
    pub streams: Vec<Stream>,
    /// Ditches along hexsides.
    #[serde(default, rename = "ditch")]
    pub ditches: Vec<Sides>,
    /// Walls of dry stone along hexsides.
    #[serde(default, rename = "dry-stone")]
    pub dry_stone: Vec<DryStone>,
    /// Tints over hexes.
    #[serde(default, rename = "wash")]
    pub washes: Vec<Wash>,
    /// Ramparts along hexsides, with ditch, palisade and towers.
    #[serde(default, rename = "rampart")]
    pub ramparts: Vec<Rampart>,
    /// Walled towns.
    #[serde(default, rename = "town")]
    pub towns: Vec<Town>,
    /// Roman camps.
    #[serde(default, rename = "camp")]
    pub camps: Vec<Camps>,
    /// Camps of wagons and tents.
    #[serde(default, rename = "wagons")]
    pub wagons: Vec<Hexes>,
    /// Rivers through the middle of hexes, from spring to mouth.
    #[serde(default, rename = "river")]
    pub rivers: Vec<River>,
    /// Trenches through the middle of hexes.
    #[serde(default, rename = "trench")]
    pub trenches: Vec<Hexes>,
    /// Closed ramparts through the middle of hexes.
    #[serde(default, rename = "circuit")]
    pub circuits: Vec<Circuit>,
    /// Pits and stakes that fill hexes.
    #[serde(default, rename = "pits")]
    pub pits: Vec<Region>,
    /// Camps whose ramparts run through the middle of hexes.
    pub enclosures: Option<Enclosures>,
    /// Towns whose walls run through the middle of hexes.
    #[serde(default, rename = "oppidum")]
    pub oppida: Vec<Oppidum>,
    /// Zones in the margin, clockwise round the map.
    #[serde(default, rename = "zone")]
    pub zones: Vec<Zone>,
    /// Names on the map.
    #[serde(default, rename = "label")]
    pub labels: Vec<Label>,
}

/// What stands below the map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Title {
    /// The name of the map.
    pub text: String,
    /// The line beside it, by language.
    pub line: BTreeMap<String, String>,
    /// How wide a hex is on the ground, in metres.
    pub metres: u16,
    /// What the scale says of that, by language.
    pub scale: BTreeMap<String, String>,
    /// Where north is, in degrees clockwise from the top of the sheet.
    pub north: f64,
}

/// The ground: heights, tints, light and shade.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relief {
    /// The layer with the heights.
    pub layer: String,
    /// What its letters are worth.
    pub heights: BTreeMap<char, f64>,
    /// How soft slopes are, in radii.
    pub blur: f64,
    /// How rough slopes are, in levels.
    pub rough: f64,
    /// How strongly light and shade model the ground.
    pub strength: f64,
    /// Colours by height.
    pub tints: Vec<(f64, String)>,
    /// Where the tint changes.
    pub steps: Vec<f64>,
    /// How dark a slope is for each band of shade.
    pub shade: Vec<f64>,
    /// How bright a slope is for each band of light.
    pub light: Vec<f64>,
    /// Where hachures start.
    pub hachures: Vec<f64>,
    /// Which contours are drawn, and how strongly.
    pub contours: Vec<Contour>,
    /// Whether high ground is drawn out to the corners of the paper.
    #[serde(default)]
    pub framed: bool,
}

/// A contour line.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contour {
    /// Its height.
    pub at: f64,
    /// Its width.
    pub width: f64,
    /// From 0, nothing, to 1.
    pub opacity: f64,
}

/// Things strewn over the map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scatter {
    /// How many at most.
    pub count: usize,
    /// Where they are not.
    pub without: Option<Region>,
    /// Where there are fewer.
    pub fewer: Option<Region>,
}

/// The hexes with one of some letters.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// The layer.
    pub layer: String,
    /// The letters.
    pub letters: String,
}

/// Something along a list of hexsides.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sides {
    /// The list.
    pub sides: String,
}

/// Something in a list of hexes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hexes {
    /// The list.
    pub hexes: String,
}

/// A stream.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stream {
    /// The list of its hexsides, from spring to mouth.
    pub sides: String,
    /// Its width at the spring and at the mouth.
    pub width: [f64; 2],
    /// Whether it leaves the map at its mouth; every spring lies beyond the edge.
    #[serde(default)]
    pub leaves: bool,
}

/// A wall of dry stone.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DryStone {
    /// The list of hexsides.
    pub sides: String,
    /// The hexes that hold it.
    pub hexes: String,
}

/// A tint over hexes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wash {
    /// Which.
    pub over: Region,
    /// The colour.
    pub colour: String,
    /// From 0, nothing, to 1.
    pub opacity: f64,
}

/// A rampart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rampart {
    /// The list of hexsides.
    pub sides: String,
    /// Which hexes it shelters; stakes and ditch face away from them.
    pub shelters: Region,
    /// The colour of its towers.
    pub towers: String,
    /// The colour of their platforms.
    pub platforms: String,
    /// How wide a tower is.
    pub tower: f64,
}

/// A walled town.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Town {
    /// Its hexes.
    pub hexes: String,
    /// Streets from hex to hex.
    pub streets: Vec<Vec<Hex>>,
}

/// Roman camps.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camps {
    /// Their hexes.
    pub hexes: String,
    /// How they are turned, in degrees.
    #[serde(default)]
    pub turned: BTreeMap<Hex, f64>,
}

/// A river.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct River {
    /// The list of its hexes, from spring to mouth.
    pub hexes: String,
    /// Its width at the spring and at the mouth.
    pub width: [f64; 2],
    /// Whether it leaves the map at its mouth; every spring lies beyond the edge.
    #[serde(default)]
    pub leaves: bool,
}

/// A closed rampart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Circuit {
    /// Its hexes, one after the other; the last touches the first.
    pub hexes: String,
    /// Which hexes it shelters; stakes and ditch face away from them.
    pub shelters: Region,
    /// The colour of its towers.
    pub towers: String,
    /// The colour of their platforms.
    pub platforms: String,
    /// How wide a tower is.
    pub tower: f64,
}

/// Camps whose ramparts run through the middle of hexes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enclosures {
    /// The layer: a capital is a rampart of that camp, a small letter its inside.
    pub layer: String,
    /// The list of hexsides where ramparts run on into each other.
    pub joined: String,
}

/// A town whose wall runs through the middle of hexes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Oppidum {
    /// What it is called in the drawing.
    pub id: String,
    /// The hexes of its wall.
    pub wall: Region,
    /// Streets from hex to hex.
    pub streets: Vec<Vec<Hex>>,
}

/// A zone beyond the edge of the map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Its name.
    pub name: String,
    /// Its edge hexes, clockwise; it shares the first and the last with its neighbours.
    pub hexes: String,
}

/// A name on the map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// The name.
    pub text: String,
    /// What it names: `hill`, `plain`, `water` or `town`.
    pub kind: LabelKind,
    /// The line it stands on: from the first point to the last, bent towards one between them.
    pub line: Vec<(f64, f64)>,
    /// The size of its letters.
    pub size: f64,
    /// The room between them.
    pub spacing: f64,
}

/// What a label names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LabelKind {
    /// High ground.
    Hill,
    /// Level ground.
    Plain,
    /// A stream.
    Water,
    /// A town.
    Town,
}

impl Recipe {
    /// Reads a recipe; a fault names file, line and field.
    pub fn read(file: &str, text: &str) -> Result<Self, SheetFault> {
        toml::from_str(text).map_err(|error| SheetFault {
            file: file.to_owned(),
            line: error.span().map(|span| {
                text.bytes().take(span.start).filter(|byte| *byte == b'\n').count() + 1
            }),
            what: error.message().replace('\n', " "),
        })
    }
}
