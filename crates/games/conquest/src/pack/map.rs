//! Reads the map of a battle.

use geometry::hex::{Direction, Hex, HexSet, Sheet, SheetFault, Side, SideMap};

/// Some hexes of a map.
pub type Hexes = HexSet<48>;

/// What a hex is (6.28).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// Clear.
    Clear,
    /// Woods.
    Woods,
    /// Marsh.
    Marsh,
    /// A major river.
    River,
    /// Inside a Roman camp.
    Camp,
    /// Inside a Roman camp, with a tower.
    Tower,
    /// Between the wagons.
    Laager,
    /// Beach.
    Beach,
    /// Shallow water.
    Shallow,
    /// Moderate water.
    Moderate,
    /// Deep water.
    Deep,
}

impl Terrain {
    fn of(letter: char) -> Option<Self> {
        Some(match letter {
            '.' => Self::Clear,
            'w' => Self::Woods,
            'm' => Self::Marsh,
            'r' => Self::River,
            'c' => Self::Camp,
            't' => Self::Tower,
            'l' => Self::Laager,
            'b' => Self::Beach,
            's' => Self::Shallow,
            'o' => Self::Moderate,
            'd' => Self::Deep,
            _ => return None,
        })
    }

    /// Whether it is inside a Roman camp.
    pub fn is_camp(self) -> bool {
        matches!(self, Self::Camp | Self::Tower)
    }

    /// Shallow, moderate or deep.
    pub fn is_sea(self) -> bool {
        matches!(self, Self::Shallow | Self::Moderate | Self::Deep)
    }

    /// Woods or marsh, where turning costs order (7.14).
    pub fn is_rough(self) -> bool {
        matches!(self, Self::Woods | Self::Marsh)
    }

    /// Clear ground, inside fortifications or not (10.14).
    pub fn is_clear(self) -> bool {
        matches!(self, Self::Clear | Self::Camp | Self::Tower | Self::Laager)
    }
}

/// What lies on a hexside; several may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Edge(u8);

impl Edge {
    /// A stream.
    pub const STREAM: Self = Self(1);
    /// A minor river.
    pub const RIVER: Self = Self(2);
    /// The wall of a camp.
    pub const WALL: Self = Self(4);
    /// A gate of a camp.
    pub const GATE: Self = Self(8);
    /// The outer side of a tower.
    pub const TOWER: Self = Self(16);
    /// Wagons.
    pub const WAGON: Self = Self(32);
    /// A hedge.
    pub const HEDGE: Self = Self(64);
    /// Wall, gate, tower or wagons (6.71).
    pub const FORTIFIED: Self = Self(4 | 8 | 16 | 32);
    /// What cannot be seen through (8.16).
    pub const OPAQUE: Self = Self(4 | 8 | 16 | 32 | 64);

    /// Whether any of these lies there.
    pub const fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// A hex.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Its level.
    pub level: u8,
    /// What it is.
    pub terrain: Terrain,
    /// Its neighbours, clockwise from the top.
    pub next: [Option<Hex>; 6],
    /// What lies on its sides, in the same order.
    pub edges: [Edge; 6],
}

/// Reads the ground of a map.
pub(super) fn ground(file: &str, sheet: &Sheet) -> Result<Vec<Ground>, SheetFault> {
    let grid = sheet.grid;
    let fault = |what: String| SheetFault { file: file.to_owned(), line: None, what };
    if grid.columns() > 48 || grid.rows() > 64 {
        return Err(fault("a map has at most 48 columns".to_owned()));
    }
    let levels = sheet.layer(file, "level")?;
    let terrains = sheet.layer(file, "terrain")?;
    let mut edges = SideMap::filled(grid, Edge::default());
    for (name, list) in &sheet.sides {
        let kind = match name.split('-').next().unwrap_or_default() {
            "wall" => Edge::WALL,
            "gate" => Edge::GATE,
            "tower" => Edge::TOWER,
            "wagon" => Edge::WAGON,
            "stream" => Edge::STREAM,
            "river" => Edge::RIVER,
            "hedge" => Edge::HEDGE,
            _ => return Err(fault(format!("sides {name}: there is no such kind of hexside"))),
        };
        for side in list.sides() {
            let crossing = Side::crossings(side)[0];
            let old = edges.get(crossing).copied().unwrap_or_default();
            edges.set(side, old.with(kind));
        }
    }
    grid.hexes()
        .map(|hex| {
            let (level, terrain) = (levels.letters[hex], terrains.letters[hex]);
            let unknown = |layer: &str, letter: char| {
                fault(format!("layer {layer}, hex {hex}: \"{letter}\" means nothing here"))
            };
            Ok(Ground {
                level: level.to_digit(10).ok_or_else(|| unknown("level", level))? as u8,
                terrain: Terrain::of(terrain).ok_or_else(|| unknown("terrain", terrain))?,
                next: Direction::ALL.map(|way| grid.neighbour(hex, way)),
                edges: Direction::ALL
                    .map(|way| edges.leaving(hex, way).copied().unwrap_or_default()),
            })
        })
        .collect()
}
