//! Grids: which hexes there are and how they touch.
//!
//! Inside, a hex stands at its column and at twice its row, plus one where the column is shifted
//! down. In these doubled coordinates the six neighbours are always the same six steps and no
//! formula asks for a parity.

use super::{Crossing, Direction, Hex, HexSet, Side};

/// Which columns lie half a hex lower than the others.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Shifted {
    /// Columns 01, 03, 05 and so on.
    Odd,
    /// Columns 02, 04, 06 and so on.
    Even,
}

/// A sheet of hexes: columns, rows and which columns are shifted down.
///
/// Hexes that are not on the sheet have no neighbours and are on no line; nothing here panics on
/// them, except layers that are indexed with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    columns: u8,
    rows: u8,
    shifted: Shifted,
}

/// A grid that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridError {
    /// There are 1 to 99 columns.
    Columns,
    /// There are 1 to 64 rows.
    Rows,
}

impl std::fmt::Display for GridError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Columns => "a grid has 1 to 99 columns",
            Self::Rows => "a grid has 1 to 64 rows",
        })
    }
}

impl std::error::Error for GridError {}

/// The step in doubled coordinates for each direction.
const STEPS: [(i16, i16); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

impl Grid {
    /// A grid of this size.
    ///
    /// # Panics
    /// If it is empty or beyond what numbers can say; in a constant, that fails to compile.
    pub const fn new(columns: u8, rows: u8, shifted: Shifted) -> Self {
        match Self::try_new(columns, rows, shifted) {
            Ok(grid) => grid,
            Err(_) => panic!("a grid has 1 to 99 columns and 1 to 64 rows"),
        }
    }

    /// A grid of this size, if it can be.
    pub const fn try_new(columns: u8, rows: u8, shifted: Shifted) -> Result<Self, GridError> {
        if columns == 0 || columns > Hex::MAX_COLUMN {
            return Err(GridError::Columns);
        }
        if rows == 0 || rows > Hex::MAX_ROW {
            return Err(GridError::Rows);
        }
        Ok(Self { columns, rows, shifted })
    }

    /// How many columns.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// How many rows.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Which columns lie lower.
    pub const fn shifted(self) -> Shifted {
        self.shifted
    }

    /// How many hexes.
    pub const fn len(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// Never: a grid has hexes.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Whether the hex is on the sheet.
    pub const fn contains(self, hex: Hex) -> bool {
        hex.column() <= self.columns && hex.row() <= self.rows
    }

    /// The hex in a column and a row, if it is on the sheet.
    pub fn hex(self, column: u8, row: u8) -> Option<Hex> {
        Hex::new(column, row).filter(|hex| self.contains(*hex))
    }

    /// All hexes in the order of their numbers.
    pub fn hexes(self) -> impl Iterator<Item = Hex> + Clone {
        (1..=self.columns)
            .flat_map(move |column| (1..=self.rows).filter_map(move |row| Hex::new(column, row)))
    }

    /// The place of a hex among all hexes, from 0.
    pub const fn index(self, hex: Hex) -> Option<usize> {
        if !self.contains(hex) {
            return None;
        }
        Some((hex.column() as usize - 1) * self.rows as usize + hex.row() as usize - 1)
    }

    /// The hex at a place among all hexes.
    pub fn at(self, index: usize) -> Option<Hex> {
        let (column, row) = (index / usize::from(self.rows), index % usize::from(self.rows));
        self.hex(u8::try_from(column + 1).ok()?, row as u8 + 1)
    }

    /// Whether a column lies half a hex lower.
    pub const fn is_shifted(self, column: u8) -> bool {
        match self.shifted {
            Shifted::Odd => column % 2 == 1,
            Shifted::Even => column.is_multiple_of(2),
        }
    }

    /// Column, and twice the row plus one where the column is shifted: the doubled coordinates in
    /// which the sheet is flat. One column is three quarters of a hex wide, one unit down is half a
    /// hex high.
    pub const fn doubled(self, hex: Hex) -> (i16, i16) {
        (hex.column() as i16, hex.row() as i16 * 2 + self.is_shifted(hex.column()) as i16)
    }

    /// The hex at doubled coordinates.
    pub fn from_doubled(self, x: i16, y: i16) -> Option<Hex> {
        let column = u8::try_from(x).ok()?;
        let down = y - i16::from(self.is_shifted(column));
        if down % 2 != 0 {
            return None;
        }
        self.hex(column, u8::try_from(down / 2).ok()?)
    }

    /// The hex next to this one, if it is on the sheet.
    pub fn neighbour(self, hex: Hex, direction: Direction) -> Option<Hex> {
        if !self.contains(hex) {
            return None;
        }
        let ((x, y), (dx, dy)) = (self.doubled(hex), STEPS[direction.index()]);
        self.from_doubled(x + dx, y + dy)
    }

    /// The neighbours on the sheet with the way to each, clockwise from the top.
    pub fn neighbours(self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + Clone {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| Some((direction, self.neighbour(hex, direction)?)))
    }

    /// The way from a hex to its neighbour; nothing when they do not touch.
    pub fn direction(self, from: Hex, to: Hex) -> Option<Direction> {
        if !self.contains(from) || !self.contains(to) {
            return None;
        }
        let ((x, y), (u, v)) = (self.doubled(from), self.doubled(to));
        // The steps of the six directions, in their order.
        Some(match (u - x, v - y) {
            (0, -2) => Direction::N,
            (1, -1) => Direction::Ne,
            (1, 1) => Direction::Se,
            (0, 2) => Direction::S,
            (-1, 1) => Direction::Sw,
            (-1, -1) => Direction::Nw,
            _ => return None,
        })
    }

    /// Whether two hexes of the sheet touch.
    pub fn adjacent(self, a: Hex, b: Hex) -> bool {
        self.contains(a) && self.contains(b) && self.distance(a, b) == 1
    }

    /// How many steps lie between two hexes.
    pub const fn distance(self, a: Hex, b: Hex) -> u8 {
        let ((x, y), (u, v)) = (self.doubled(a), self.doubled(b));
        let (across, down) = ((u - x).unsigned_abs(), (v - y).unsigned_abs());
        (across + down.saturating_sub(across) / 2) as u8
    }

    /// The one or two directions that bring one nearer: one where the other hex lies straight
    /// along a direction, the anticlockwise one first where it lies between two. Both are nothing
    /// for a hex and itself.
    pub fn towards(self, from: Hex, to: Hex) -> (Option<Direction>, Option<Direction>) {
        let ((x, y), (u, v)) = (self.doubled(from), self.doubled(to));
        let (dx, dy) = (u - x, v - y);
        if (dx, dy) == (0, 0) {
            return (None, None);
        }
        // Straight along a direction, or in the sector clockwise of it.
        for direction in Direction::ALL {
            let (first, second) = (STEPS[direction.index()], STEPS[direction.turned(1).index()]);
            // (dx, dy) = a * first + b * second; the determinant of the six pairs is always 2.
            let (a, b) = (dx * second.1 - dy * second.0, first.0 * dy - first.1 * dx);
            if a > 0 && b >= 0 {
                return (Some(direction), (b > 0).then(|| direction.turned(1)));
            }
        }
        (None, None)
    }

    /// The hexes at exactly this distance that are on the sheet, clockwise from the top.
    pub fn ring(self, center: Hex, radius: u8) -> impl Iterator<Item = Hex> + Clone {
        let (x, y) = self.doubled(center);
        let r = i16::from(radius);
        let count = if !self.contains(center) {
            0
        } else if radius == 0 {
            1
        } else {
            6 * r
        };
        (0..count).filter_map(move |number| {
            let (leg, along) = if r == 0 { (0, 0) } else { ((number / r) as usize, number % r) };
            let (corner, step) = (STEPS[leg], STEPS[(leg + 2) % 6]);
            self.from_doubled(x + corner.0 * r + step.0 * along, y + corner.1 * r + step.1 * along)
        })
    }

    /// The hexes within this distance that are on the sheet, the center among them, in the order
    /// of their numbers.
    pub fn disc(self, center: Hex, radius: u8) -> impl Iterator<Item = Hex> + Clone {
        self.strips(center, radius).flat_map(|(column, first, last)| {
            (first..=last).filter_map(move |row| Hex::new(column, row))
        })
    }

    /// The columns of a disc, each with its first and its last row.
    pub(super) fn strips(
        self,
        center: Hex,
        radius: u8,
    ) -> impl Iterator<Item = (u8, u8, u8)> + Clone {
        let (x, y) = self.doubled(center);
        let r = i16::from(radius);
        let (left, right) = if self.contains(center) {
            ((x - r).max(1), (x + r).min(i16::from(self.columns)))
        } else {
            (1, 0)
        };
        (left..=right).map(move |column| {
            let shift = i16::from(self.is_shifted(column as u8));
            let reach = 2 * r - (column - x).abs();
            let first = (y - reach - shift).div_euclid(2).max(1);
            let last = (y + reach - shift).div_euclid(2).min(i16::from(self.rows));
            (column as u8, first as u8, last as u8)
        })
    }

    /// The hexes on any shortest way from one hex to another, without the two, in the order of
    /// their numbers.
    pub fn between(self, a: Hex, b: Hex) -> impl Iterator<Item = Hex> + Clone {
        let far = self.distance(a, b);
        self.disc(a, far.saturating_sub(1))
            .filter(move |hex| *hex != a && self.distance(a, *hex) + self.distance(*hex, b) == far)
    }

    /// The side of a hex in a direction; nothing at the edge of the sheet.
    pub fn side(self, hex: Hex, direction: Direction) -> Option<Side> {
        Side::new(hex, self.neighbour(hex, direction)?)
    }

    /// The side that two neighbours share.
    pub fn side_between(self, a: Hex, b: Hex) -> Option<Side> {
        if self.adjacent(a, b) { Side::new(a, b) } else { None }
    }

    /// Whether the hexside is one of this sheet.
    pub fn has_side(self, side: Side) -> bool {
        let (a, b) = side.hexes();
        self.adjacent(a, b)
    }

    /// Whether the crossing is one of this sheet.
    pub fn has_crossing(self, crossing: Crossing) -> bool {
        self.adjacent(crossing.from, crossing.to)
    }

    /// The sides of a hex that it shares with others, clockwise from the top.
    pub fn sides(self, hex: Hex) -> impl Iterator<Item = Side> + Clone {
        self.neighbours(hex).filter_map(move |(_, other)| Side::new(hex, other))
    }

    /// All hexsides between two hexes of the sheet, each once, in order.
    pub fn all_sides(self) -> impl Iterator<Item = Side> + Clone {
        // A hex is the lower of its pair towards S, NE and SE; S leads to the lowest number.
        const UP: [Direction; 3] = [Direction::S, Direction::Ne, Direction::Se];
        self.hexes().flat_map(move |hex| {
            UP.into_iter().filter_map(move |direction| self.side(hex, direction))
        })
    }

    /// Adds every hex that can be reached from `start` by steps that `joined` allows. `out` is
    /// emptied first; `start` is always in it.
    pub fn region<const COLUMNS: usize>(
        self,
        start: Hex,
        out: &mut HexSet<COLUMNS>,
        mut joined: impl FnMut(Crossing) -> bool,
    ) {
        out.clear();
        out.insert(start);
        // Hexes that have just been added, until nothing new comes.
        let mut edge = *out;
        while !edge.is_empty() {
            let mut next = HexSet::new();
            for from in edge.iter() {
                for (_, to) in self.neighbours(from) {
                    if !out.contains(to) && joined(Crossing { from, to }) {
                        out.insert(to);
                        next.insert(to);
                    }
                }
            }
            edge = next;
        }
    }

    /// The connected parts of a set of hexes, each in the order of its lowest hex. `joined` says
    /// whether two neighbours of the set hang together.
    pub fn parts<const COLUMNS: usize>(
        self,
        of: &HexSet<COLUMNS>,
        mut joined: impl FnMut(Side) -> bool,
    ) -> Vec<HexSet<COLUMNS>> {
        let mut rest = *of;
        let mut parts = Vec::new();
        while let Some(start) = rest.first() {
            let mut part = HexSet::new();
            self.region(start, &mut part, |crossing| {
                of.contains(crossing.to) && crossing.side().is_some_and(&mut joined)
            });
            rest = rest.without(&part);
            parts.push(part);
        }
        parts
    }
}
