//! Map files: a sheet of hexes as a document that a person reads and edits.
//!
//! ```toml
//! title = "Ridge"
//! columns = 4
//! rows = 2
//! shifted = "odd"            # columns 01 and 03 lie half a hex lower
//! source = "reconstruction"
//!
//! [layers.level]
//! source = "reconstruction"
//! legend = { "." = "plain", "1" = "ridge" }
//! rows = '''
//! #     1234
//! 01 |  .11.
//! 02 |  ..1.
//! '''
//!
//! [sides.stream]
//! source = "reconstruction"
//! list = '''0101-0201  0201-0302  0302 NE'''
//!
//! [hexes.camp]
//! source = "rule 9.1"
//! list = "0301 0401"
//! ```
//!
//! A layer has one line a row and one letter a hex; blanks do not count, a line that starts with
//! `#` is a ruler, and a row may carry its number before a `|`. A hexside is written as its two
//! hexes or as a hex and a direction; `0811>0812` has a direction and means only that way across.
//! The order of lists is kept.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{Crossing, Direction, Grid, Hex, HexMap, HexSet, Shifted, Side, SideMap};

/// A map as its file has it.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its name.
    pub title: String,
    /// Its hexes.
    pub grid: Grid,
    /// Where it comes from: a rule, public knowledge, or a reconstruction.
    pub source: String,
    /// What else there is to say about it.
    pub notes: String,
    /// Layers of letters, by name.
    pub layers: BTreeMap<String, Layer>,
    /// Lists of hexsides, by name.
    pub sides: BTreeMap<String, SideList>,
    /// Lists of hexes, by name.
    pub hexes: BTreeMap<String, HexList>,
}

/// One letter a hex.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Where it comes from.
    pub source: String,
    /// What the letters mean.
    pub legend: BTreeMap<char, String>,
    /// The letters.
    pub letters: HexMap<char>,
}

/// Hexsides in the order of the file.
#[derive(Clone, Debug)]
pub struct SideList {
    /// Where it comes from.
    pub source: String,
    /// The hexsides.
    pub entries: Vec<SideEntry>,
}

/// A hexside of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideEntry {
    /// The same both ways.
    Both(Side),
    /// Only when crossed this way.
    OneWay(Crossing),
}

/// Hexes in the order of the file.
#[derive(Clone, Debug)]
pub struct HexList {
    /// Where it comes from.
    pub source: String,
    /// The hexes.
    pub entries: Vec<Hex>,
}

/// What is wrong with a map file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetFault {
    /// The file.
    pub file: String,
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong, naming layer and hex.
    pub what: String,
}

impl std::fmt::Display for SheetFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.what),
            None => write!(f, "{}: {}", self.file, self.what),
        }
    }
}

impl std::error::Error for SheetFault {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetFile {
    title: String,
    columns: Spanned<u8>,
    rows: Spanned<u8>,
    shifted: Shifted,
    source: String,
    #[serde(default)]
    notes: String,
    #[serde(default)]
    layers: BTreeMap<String, LayerFile>,
    #[serde(default)]
    sides: BTreeMap<String, ListFile>,
    #[serde(default)]
    hexes: BTreeMap<String, ListFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayerFile {
    source: String,
    legend: BTreeMap<Spanned<String>, String>,
    rows: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ListFile {
    source: String,
    list: Spanned<String>,
}

impl Sheet {
    /// Reads a map file. Every fault is reported, with its hex.
    pub fn read(file: &str, text: &str) -> Result<Self, Vec<SheetFault>> {
        let mut reader = Reader { file, text, faults: Vec::new() };
        let document: SheetFile = match toml::from_str(text) {
            Ok(document) => document,
            Err(error) => {
                let line = error.span().map(|span| reader.line(span.start));
                reader.fault(line, error.message().replace('\n', " "));
                return Err(reader.faults);
            }
        };
        let (columns, rows) = (*document.columns.get_ref(), *document.rows.get_ref());
        let grid = match Grid::try_new(columns, rows, document.shifted) {
            Ok(grid) => grid,
            Err(error) => {
                let field = match error {
                    super::GridError::Columns => &document.columns,
                    super::GridError::Rows => &document.rows,
                };
                reader.fault(Some(reader.line(field.span().start)), error.to_string());
                return Err(reader.faults);
            }
        };
        let layers = document
            .layers
            .into_iter()
            .map(|(name, layer)| {
                let layer = reader.layer(grid, &name, layer);
                (name, layer)
            })
            .collect();
        let sides = document
            .sides
            .into_iter()
            .map(|(name, list)| {
                let entries = reader.sides(grid, &name, &list.list);
                (name, SideList { source: list.source, entries })
            })
            .collect();
        let hexes = document
            .hexes
            .into_iter()
            .map(|(name, list)| {
                let entries = reader.hexes(grid, &name, &list.list);
                (name, HexList { source: list.source, entries })
            })
            .collect();
        if !reader.faults.is_empty() {
            return Err(reader.faults);
        }
        Ok(Self {
            title: document.title,
            grid,
            source: document.source,
            notes: document.notes,
            layers,
            sides,
            hexes,
        })
    }

    /// A layer that must be there; `file` is named in the fault.
    pub fn layer(&self, file: &str, name: &str) -> Result<&Layer, SheetFault> {
        self.layers.get(name).ok_or_else(|| missing(file, "layer", name))
    }

    /// A list of hexsides that must be there.
    pub fn side_list(&self, file: &str, name: &str) -> Result<&SideList, SheetFault> {
        self.sides.get(name).ok_or_else(|| missing(file, "list of hexsides", name))
    }

    /// A list of hexes that must be there.
    pub fn hex_list(&self, file: &str, name: &str) -> Result<&HexList, SheetFault> {
        self.hexes.get(name).ok_or_else(|| missing(file, "list of hexes", name))
    }
}

impl Layer {
    /// Turns letters into values; the legend has already been checked.
    pub fn map<T>(&self, mut value: impl FnMut(char) -> T) -> HexMap<T> {
        HexMap::from_fn(self.letters.grid(), |hex| value(self.letters[hex]))
    }

    /// The hexes with a letter.
    pub fn where_is<const COLUMNS: usize>(&self, letter: char) -> HexSet<COLUMNS> {
        self.letters.select(|other| *other == letter)
    }
}

impl SideList {
    /// Writes a value on every side of the list, one way only where the list says so.
    pub fn lay<T: Clone>(&self, on: &mut SideMap<T>, value: &T) {
        for entry in &self.entries {
            match *entry {
                SideEntry::Both(side) => on.set(side, value.clone()),
                SideEntry::OneWay(crossing) => on.set_crossing(crossing, value.clone()),
            };
        }
    }

    /// The sides, whether one-way or not, in the order of the file.
    pub fn sides(&self) -> impl Iterator<Item = Side> {
        self.entries.iter().filter_map(|entry| match *entry {
            SideEntry::Both(side) => Some(side),
            SideEntry::OneWay(crossing) => crossing.side(),
        })
    }
}

impl HexList {
    /// The hexes as a set.
    pub fn set<const COLUMNS: usize>(&self) -> HexSet<COLUMNS> {
        self.entries.iter().copied().collect()
    }
}

fn missing(file: &str, what: &str, name: &str) -> SheetFault {
    SheetFault { file: file.to_owned(), line: None, what: format!("there is no {what} \"{name}\"") }
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    faults: Vec<SheetFault>,
}

impl Reader<'_> {
    fn layer(&mut self, grid: Grid, name: &str, layer: LayerFile) -> Layer {
        let mut legend = BTreeMap::new();
        for (letter, meaning) in layer.legend {
            let line = Some(self.line(letter.span().start));
            let mut letters = letter.get_ref().chars();
            match (letters.next(), letters.next()) {
                (Some(only), None) if !only.is_whitespace() && only != '|' => {
                    legend.insert(only, meaning);
                }
                _ => {
                    let letter = letter.get_ref();
                    let what = "is not one letter (blanks and | have other uses)";
                    self.fault(line, format!("layer {name}: legend \"{letter}\" {what}"));
                }
            }
        }
        let mut letters = HexMap::filled(grid, ' ');
        let mut row = 0;
        let first = self.content_line(&layer.rows);
        for (index, line) in layer.rows.get_ref().lines().enumerate() {
            let at = Some(first + index);
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            row += 1;
            let cells = match line.split_once('|') {
                None => line,
                Some((label, cells)) => {
                    if label.trim().parse() != Ok(row) {
                        let label = label.trim();
                        self.fault(at, format!("layer {name}, row {row:02}: numbered \"{label}\""));
                    }
                    cells
                }
            };
            self.row(grid, name, row, at, cells, &legend, &mut letters);
        }
        if row != usize::from(grid.rows()) {
            let what = format!("layer {name}: {row} rows, the map has {}", grid.rows());
            self.fault(Some(first), what);
        }
        Layer { source: layer.source, legend, letters }
    }

    #[allow(clippy::too_many_arguments, reason = "one row in all its detail")]
    fn row(
        &mut self,
        grid: Grid,
        name: &str,
        row: usize,
        line: Option<usize>,
        cells: &str,
        legend: &BTreeMap<char, String>,
        letters: &mut HexMap<char>,
    ) {
        let mut count = 0;
        for letter in cells.chars().filter(|letter| !letter.is_whitespace()) {
            count += 1;
            let (column, row) = (u8::try_from(count), u8::try_from(row));
            let hex = column.ok().zip(row.ok()).and_then(|(column, row)| grid.hex(column, row));
            let Some(hex) = hex else { continue };
            if !legend.contains_key(&letter) {
                self.fault(line, format!("layer {name}, hex {hex}: unknown letter \"{letter}\""));
            }
            letters[hex] = letter;
        }
        if count != usize::from(grid.columns()) {
            let columns = grid.columns();
            let what = format!("layer {name}, row {row:02}: {count} hexes, the map has {columns}");
            self.fault(line, what);
        }
    }

    fn sides(&mut self, grid: Grid, name: &str, list: &Spanned<String>) -> Vec<SideEntry> {
        let mut entries: Vec<SideEntry> = Vec::new();
        let mut words = self.words(list).peekable();
        while let Some((line, word)) = words.next() {
            let entry = match words.next_if(|(_, next)| next.parse::<Direction>().is_ok()) {
                Some((_, way)) => beside(grid, word, way),
                None => side_of(grid, word),
            };
            match entry {
                Ok(entry) if entries.contains(&entry) => {
                    self.fault(Some(line), format!("sides {name}, {word}: listed twice"));
                }
                Ok(entry) => entries.push(entry),
                Err(what) => self.fault(Some(line), format!("sides {name}, {what}")),
            }
        }
        entries
    }

    fn hexes(&mut self, grid: Grid, name: &str, list: &Spanned<String>) -> Vec<Hex> {
        let mut entries = Vec::new();
        for (line, word) in self.words(list) {
            match on_sheet(grid, word) {
                Ok(hex) if entries.contains(&hex) => {
                    self.fault(Some(line), format!("hexes {name}, hex {hex}: listed twice"));
                }
                Ok(hex) => entries.push(hex),
                Err(what) => self.fault(Some(line), format!("hexes {name}, {what}")),
            }
        }
        entries
    }

    /// The words of a text with their lines.
    fn words<'t>(
        &self,
        text: &'t Spanned<String>,
    ) -> impl Iterator<Item = (usize, &'t str)> + use<'t> {
        let first = self.content_line(text);
        text.get_ref().lines().enumerate().flat_map(move |(index, line)| {
            line.split_whitespace().map(move |word| (first + index, word))
        })
    }

    /// The line of the file where the first line of a text stands.
    fn content_line(&self, value: &Spanned<String>) -> usize {
        let start = value.span().start;
        let rest = &self.text[start..];
        // A line break right after the opening quotes does not belong to the text.
        let opened = ["'''", "\"\"\""].iter().any(|quotes| {
            rest.strip_prefix(quotes)
                .is_some_and(|rest| rest.starts_with('\n') || rest.starts_with("\r\n"))
        });
        self.line(start) + usize::from(opened)
    }

    fn line(&self, offset: usize) -> usize {
        self.text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
    }

    fn fault(&mut self, line: Option<usize>, what: String) {
        self.faults.push(SheetFault { file: self.file.to_owned(), line, what });
    }
}

/// A hex of this grid.
fn on_sheet(grid: Grid, word: &str) -> Result<Hex, String> {
    let hex: Hex = word.parse().map_err(|error| format!("\"{word}\": {error}"))?;
    if grid.contains(hex) { Ok(hex) } else { Err(format!("hex {hex}: not on the map")) }
}

/// `0811 NE`.
fn beside(grid: Grid, word: &str, way: &str) -> Result<SideEntry, String> {
    let hex = on_sheet(grid, word)?;
    way.parse()
        .ok()
        .and_then(|way| grid.side(hex, way))
        .map(SideEntry::Both)
        .ok_or_else(|| format!("hex {hex}: there is no hex to the {}", way.to_uppercase()))
}

/// `0811-0812` or `0811>0812`.
fn side_of(grid: Grid, word: &str) -> Result<SideEntry, String> {
    let (a, b, one_way) = if let Some((a, b)) = word.split_once('>') {
        (a, b, true)
    } else if let Some((a, b)) = word.split_once('-') {
        (a, b, false)
    } else {
        return Err(format!("\"{word}\": a hexside is written 0811-0812, 0811>0812 or 0811 NE"));
    };
    let (from, to) = (on_sheet(grid, a)?, on_sheet(grid, b)?);
    let side =
        grid.side_between(from, to).ok_or_else(|| format!("hex {from}: does not touch {to}"))?;
    Ok(if one_way { SideEntry::OneWay(Crossing { from, to }) } else { SideEntry::Both(side) })
}
