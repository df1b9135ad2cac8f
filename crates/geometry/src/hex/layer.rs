//! Layers and sets: what lies in hexes and on hexsides.

use std::ops::{Index, IndexMut};

use super::{Crossing, Direction, Grid, Hex, Side};

/// A value for every hex of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexMap<T> {
    grid: Grid,
    values: Vec<T>,
}

impl<T> HexMap<T> {
    /// Asks for the value of every hex, in the order of their numbers.
    pub fn from_fn(grid: Grid, value: impl FnMut(Hex) -> T) -> Self {
        Self { grid, values: grid.hexes().map(value).collect() }
    }

    /// The grid it lies on.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The value of a hex; nothing when the hex is not on the grid.
    pub fn get(&self, hex: Hex) -> Option<&T> {
        self.values.get(self.grid.index(hex)?)
    }

    /// The value of a hex, to be changed.
    pub fn get_mut(&mut self, hex: Hex) -> Option<&mut T> {
        self.values.get_mut(self.grid.index(hex)?)
    }

    /// All values with their hexes, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, &T)> {
        self.grid.hexes().zip(&self.values)
    }

    /// The hexes whose value pleases.
    pub fn select<const COLUMNS: usize>(&self, pleases: impl Fn(&T) -> bool) -> HexSet<COLUMNS> {
        self.iter().filter(|(_, value)| pleases(value)).map(|(hex, _)| hex).collect()
    }
}

impl<T: Clone> HexMap<T> {
    /// The same value everywhere.
    pub fn filled(grid: Grid, value: T) -> Self {
        Self { grid, values: vec![value; grid.len()] }
    }
}

impl<T> Index<Hex> for HexMap<T> {
    type Output = T;

    /// # Panics
    /// If the hex is not on the grid.
    fn index(&self, hex: Hex) -> &T {
        self.get(hex).unwrap_or_else(|| panic!("hex {hex} is not on the map"))
    }
}

impl<T> IndexMut<Hex> for HexMap<T> {
    /// # Panics
    /// If the hex is not on the grid.
    fn index_mut(&mut self, hex: Hex) -> &mut T {
        self.get_mut(hex).unwrap_or_else(|| panic!("hex {hex} is not on the map"))
    }
}

/// A value for every hexside, as it is when one crosses it: the two ways may differ.
///
/// Walls that defend one way, cliffs that can only be climbed down and the like are set by
/// [`SideMap::set_crossing`]; what is the same from both hexes by [`SideMap::set`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideMap<T> {
    grid: Grid,
    values: Vec<T>,
}

impl<T: Clone> SideMap<T> {
    /// The same value everywhere.
    pub fn filled(grid: Grid, value: T) -> Self {
        Self { grid, values: vec![value; grid.len() * 6] }
    }

    /// Sets both ways across a side; says whether the grid has that side.
    pub fn set(&mut self, side: Side, value: T) -> bool {
        let [there, back] = side.crossings();
        self.set_crossing(there, value.clone()) && self.set_crossing(back, value)
    }
}

impl<T> SideMap<T> {
    /// The grid it lies on.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Sets one way across a side; says whether the grid has that side.
    pub fn set_crossing(&mut self, crossing: Crossing, value: T) -> bool {
        let Some(at) = self.place(crossing) else { return false };
        self.values[at] = value;
        true
    }

    /// The value when leaving a hex in a direction. At the edge of the sheet it is the value that
    /// the layer was filled with; nothing for a hex that is not on the grid.
    pub fn leaving(&self, hex: Hex, direction: Direction) -> Option<&T> {
        self.values.get(self.grid.index(hex)? * 6 + direction.index())
    }

    /// The value of a crossing; nothing when the grid has no such crossing.
    pub fn get(&self, crossing: Crossing) -> Option<&T> {
        self.values.get(self.place(crossing)?)
    }

    /// All crossings with their values, in order of the hex left and the direction.
    pub fn iter(&self) -> impl Iterator<Item = (Crossing, &T)> {
        self.grid.hexes().flat_map(move |from| {
            self.grid.neighbours(from).filter_map(move |(direction, to)| {
                Some((Crossing { from, to }, self.leaving(from, direction)?))
            })
        })
    }

    fn place(&self, crossing: Crossing) -> Option<usize> {
        let direction = self.grid.direction(crossing.from, crossing.to)?;
        Some(self.grid.index(crossing.from)? * 6 + direction.index())
    }
}

impl<T> Index<Crossing> for SideMap<T> {
    type Output = T;

    /// # Panics
    /// If the two hexes are not neighbours on the grid.
    fn index(&self, crossing: Crossing) -> &T {
        self.get(crossing).unwrap_or_else(|| panic!("{crossing} is no hexside of the map"))
    }
}

impl<T> Index<(Hex, Direction)> for SideMap<T> {
    type Output = T;

    /// # Panics
    /// If the hex is not on the grid.
    fn index(&self, (hex, direction): (Hex, Direction)) -> &T {
        self.leaving(hex, direction).unwrap_or_else(|| panic!("hex {hex} is not on the map"))
    }
}

/// A set of hexes: one bit each, one word a column. `Copy`, ordered, and never on the heap.
///
/// A game names the size it needs once: `type Hexes = HexSet<20>` for a map of 20 columns. Hexes
/// in columns beyond are never in the set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexSet<const COLUMNS: usize = 64>([u64; COLUMNS]);

impl<const COLUMNS: usize> HexSet<COLUMNS> {
    /// Nothing.
    pub const fn new() -> Self {
        Self([0; COLUMNS])
    }

    /// Every hex of a grid.
    pub fn all(grid: Grid) -> Self {
        grid.hexes().collect()
    }

    /// Whether the hex is in it.
    pub const fn contains(&self, hex: Hex) -> bool {
        let (column, bit) = place(hex);
        column < COLUMNS && self.0[column] & bit != 0
    }

    /// Puts a hex in; says whether it is new.
    ///
    /// # Panics
    /// If the hex lies beyond the columns that the set has.
    pub const fn insert(&mut self, hex: Hex) -> bool {
        let (column, bit) = place(hex);
        let new = self.0[column] & bit == 0;
        self.0[column] |= bit;
        new
    }

    /// Takes a hex out; says whether it was in.
    pub const fn remove(&mut self, hex: Hex) -> bool {
        let (column, bit) = place(hex);
        if column >= COLUMNS || self.0[column] & bit == 0 {
            return false;
        }
        self.0[column] &= !bit;
        true
    }

    /// Empties it.
    pub const fn clear(&mut self) {
        self.0 = [0; COLUMNS];
    }

    /// How many hexes.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The hex of the lowest number.
    pub fn first(&self) -> Option<Hex> {
        self.iter().next()
    }

    /// The hexes in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + Clone + use<COLUMNS> {
        self.0.into_iter().zip(1..).flat_map(|(word, column)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let row = rest.trailing_zeros() as u8 + 1;
                rest &= rest - 1;
                Hex::new(column, row)
            })
        })
    }

    /// The hexes that are in either.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        self.combined(other, |a, b| a | b)
    }

    /// The hexes that are in both.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        self.combined(other, |a, b| a & b)
    }

    /// The hexes that are here and not there.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        self.combined(other, |a, b| a & !b)
    }

    /// Whether all its hexes are in the other.
    pub fn is_within(&self, other: &Self) -> bool {
        self.without(other).is_empty()
    }

    /// Whether some hex is in both.
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Whether one of its hexes lies within this distance of a hex of the grid.
    pub fn comes_near(&self, grid: Grid, center: Hex, radius: u8) -> bool {
        grid.strips(center, radius).any(|(column, first, last)| {
            let rows = (u64::MAX >> (63 - (last - first))) << (first - 1);
            self.0.get(usize::from(column) - 1).is_some_and(|word| word & rows != 0)
        })
    }

    /// Which neighbours of a hex are in it: a bit for each direction, the lowest for the top, and
    /// on clockwise. `grid` says which columns lie lower.
    pub fn around(&self, grid: Grid, center: Hex) -> u8 {
        let (column, row) = (usize::from(center.column()) - 1, center.row() - 1);
        // The rows above, beside and below, in the three lowest bits.
        let rows = |column: usize| {
            let word = self.0.get(column).copied().unwrap_or(0);
            if row == 0 { word << 1 } else { word >> (row - 1) }
        };
        // A shifted column touches its neighbours' same row and the row below.
        let slant = u8::from(grid.is_shifted(center.column()));
        let (own, left, right) =
            (rows(column), rows(column.wrapping_sub(1)) >> slant, rows(column + 1) >> slant);
        let beside = (right & 3) << 1 | (left & 2) << 3 | (left & 1) << 5;
        (own & 1 | (own & 4) << 1 | beside) as u8
    }

    /// The set with every neighbour of its hexes added.
    #[must_use]
    pub fn grown(&self, grid: Grid) -> Self {
        let mut grown = *self;
        let rows = u64::MAX >> (64 - u32::from(grid.rows()));
        for column in 0..COLUMNS.min(usize::from(grid.columns())) {
            let own = self.0[column];
            let left = if column == 0 { 0 } else { self.0[column - 1] };
            let beside = left | self.0.get(column + 1).copied().unwrap_or(0);
            // A shifted column touches its neighbours' same row and the row below.
            let slanted = if grid.is_shifted(column as u8 + 1) { beside >> 1 } else { beside << 1 };
            grown.0[column] = (own | own << 1 | own >> 1 | beside | slanted) & rows;
        }
        grown
    }

    fn combined(&self, other: &Self, with: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|column| with(self.0[column], other.0[column])))
    }
}

/// Word and bit of a hex.
const fn place(hex: Hex) -> (usize, u64) {
    (hex.column() as usize - 1, 1 << (hex.row() - 1))
}

impl<const COLUMNS: usize> Default for HexSet<COLUMNS> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const COLUMNS: usize> std::fmt::Debug for HexSet<COLUMNS> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const COLUMNS: usize> FromIterator<Hex> for HexSet<COLUMNS> {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::new();
        set.extend(hexes);
        set
    }
}

impl<const COLUMNS: usize> Extend<Hex> for HexSet<COLUMNS> {
    fn extend<I: IntoIterator<Item = Hex>>(&mut self, hexes: I) {
        for hex in hexes {
            self.insert(hex);
        }
    }
}

impl<const COLUMNS: usize> serde::Serialize for HexSet<COLUMNS> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const COLUMNS: usize> serde::Deserialize<'de> for HexSet<COLUMNS> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hexes = Vec::<Hex>::deserialize(deserializer)?;
        if let Some(hex) = hexes.iter().find(|hex| usize::from(hex.column()) > COLUMNS) {
            let message = format_args!("hex {hex}: there are {COLUMNS} columns");
            return Err(serde::de::Error::custom(message));
        }
        Ok(hexes.into_iter().collect())
    }
}

/// A set of hexsides, kept under the lower hex and the way to the higher. `Copy`, ordered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SideSet<const COLUMNS: usize = 64> {
    down: HexSet<COLUMNS>,
    upper_right: HexSet<COLUMNS>,
    lower_right: HexSet<COLUMNS>,
}

impl<const COLUMNS: usize> SideSet<COLUMNS> {
    /// Nothing.
    pub const fn new() -> Self {
        Self { down: HexSet::new(), upper_right: HexSet::new(), lower_right: HexSet::new() }
    }

    /// Whether the side is in it; sides that the grid does not have never are.
    pub fn contains(&self, grid: Grid, side: Side) -> bool {
        match way_up(grid, side) {
            Some((low, Direction::S)) => self.down.contains(low),
            Some((low, Direction::Ne)) => self.upper_right.contains(low),
            Some((low, _)) => self.lower_right.contains(low),
            None => false,
        }
    }

    /// Puts a side in; says whether it is new and the grid has it.
    pub fn insert(&mut self, grid: Grid, side: Side) -> bool {
        way_up(grid, side).is_some_and(|(low, way)| self.part(way).insert(low))
    }

    /// Takes a side out; says whether it was in.
    pub fn remove(&mut self, grid: Grid, side: Side) -> bool {
        way_up(grid, side).is_some_and(|(low, way)| self.part(way).remove(low))
    }

    /// How many sides.
    pub fn len(&self) -> usize {
        self.down.len() + self.upper_right.len() + self.lower_right.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.down.is_empty() && self.upper_right.is_empty() && self.lower_right.is_empty()
    }

    /// The sides in order.
    pub fn iter(&self, grid: Grid) -> impl Iterator<Item = Side> {
        let all = *self;
        all.down.or(&all.upper_right).or(&all.lower_right).iter().flat_map(move |hex| {
            [
                (all.down, Direction::S),
                (all.upper_right, Direction::Ne),
                (all.lower_right, Direction::Se),
            ]
            .into_iter()
            .filter_map(
                move |(part, way)| if part.contains(hex) { grid.side(hex, way) } else { None },
            )
        })
    }

    fn part(&mut self, way: Direction) -> &mut HexSet<COLUMNS> {
        match way {
            Direction::S => &mut self.down,
            Direction::Ne => &mut self.upper_right,
            Direction::N | Direction::Se | Direction::Sw | Direction::Nw => &mut self.lower_right,
        }
    }
}

impl<const COLUMNS: usize> std::fmt::Debug for SideSet<COLUMNS> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let parts = [(&self.down, "S"), (&self.upper_right, "NE"), (&self.lower_right, "SE")];
        let names =
            parts.iter().flat_map(|(part, way)| part.iter().map(move |hex| format!("{hex} {way}")));
        f.debug_set().entries(names).finish()
    }
}

/// The lower hex of a side and the way to the higher.
fn way_up(grid: Grid, side: Side) -> Option<(Hex, Direction)> {
    let (low, high) = side.hexes();
    Some((low, grid.direction(low, high)?))
}
