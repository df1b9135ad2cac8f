//! What is wrong with the data files of a game: everything at once, each fault with its file, its
//! line and its field.

use std::fmt::Display;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use toml::de::{DeTable, DeValue};

use crate::pack::line_of;
use crate::{DataError, PackFiles};

/// Collects faults while files are read and checked.
///
/// A field is named by its path, with the numbers (from 0) of rows: `city.3.seas`. The fault says
/// `city.seas: …`, on the line of that field in the fourth `[[city]]`.
#[derive(Debug)]
pub struct Faults<'a> {
    files: &'a PackFiles,
    found: Vec<DataError>,
}

impl<'a> Faults<'a> {
    /// None yet.
    pub fn new(files: &'a PackFiles) -> Self {
        Self { files, found: Vec::new() }
    }

    /// Reads a file; what is wrong with its form is a fault.
    pub fn read<T: DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        self.files.read(file).map_err(|fault| self.found.push(fault)).ok()
    }

    /// A field has a fault.
    pub fn add(&mut self, file: &str, path: &str, what: impl Display) {
        let named: Vec<&str> = path.split('.').filter(|part| !is_number(part)).collect();
        let what = format!("{}: {what}", named.join("."));
        let line = self.files.0.get(file).and_then(|text| line_at(text, path));
        self.found.push(DataError { file: file.to_owned(), line, what });
    }

    /// Faults that somebody else has found.
    pub fn extend(&mut self, faults: impl IntoIterator<Item = DataError>) {
        self.found.extend(faults);
    }

    /// A number must lie within bounds.
    pub fn range<T: PartialOrd + Display + Copy>(
        &mut self,
        file: &str,
        path: &str,
        value: T,
        allowed: &RangeInclusive<T>,
    ) {
        if !allowed.contains(&value) {
            let (from, to) = (allowed.start(), allowed.end());
            self.add(file, path, format_args!("must be from {from} to {to}"));
        }
    }

    /// The rows of a table must have all the names of a kind in `field`, in the order of the names.
    /// Only the first that is wrong is told: those after it are out of place because of it.
    pub fn names<N: PartialEq + Display>(
        &mut self,
        file: &str,
        [table, field]: [&str; 2],
        listed: impl IntoIterator<Item = N>,
        names: impl IntoIterator<Item = N>,
    ) {
        let (mut listed, mut names) = (listed.into_iter(), names.into_iter());
        for number in 0.. {
            let path = format!("{table}.{number}.{field}");
            match (listed.next(), names.next()) {
                (None, None) => return,
                (Some(one), Some(other)) if one == other => {}
                (Some(one), Some(other)) => {
                    return self.add(
                        file,
                        &path,
                        format_args!("{one} stands where {other} belongs"),
                    );
                }
                (Some(one), None) => {
                    return self.add(file, &path, format_args!("{one} is one too many"));
                }
                (None, Some(other)) => {
                    return self.add(file, &path, format_args!("{other} is missing at the end"));
                }
            }
        }
    }

    /// Whether there are none so far.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// All of them.
    pub fn found(self) -> Vec<DataError> {
        self.found
    }
}

fn is_number(part: &str) -> bool {
    part.bytes().all(|letter| letter.is_ascii_digit())
}

/// The line of a field, or of the last thing on the way to it that is there.
fn line_at(text: &str, path: &str) -> Option<usize> {
    let root = DeValue::Table(DeTable::parse(text).ok()?.into_inner());
    let (mut here, mut at) = (&root, None);
    for part in path.split('.') {
        let next = if let DeValue::Table(table) = here {
            let found = table.iter().find(|(key, _)| key.get_ref() == part);
            found.map(|(key, value)| (key.span().start, value.get_ref()))
        } else if let DeValue::Array(rows) = here {
            let row = part.parse().ok().and_then(|number: usize| rows.get(number));
            row.map(|row| (row.span().start, row.get_ref()))
        } else {
            None
        };
        let Some((start, value)) = next else { break };
        (at, here) = (Some(start), value);
    }
    at.map(|start| line_of(text, start))
}

#[cfg(test)]
mod tests {
    use super::Faults;
    use crate::PackFiles;

    const HILLS: &str = "\
# height = 0
[sea]
level = 7

[[hill]]
name = \"low\"
height = 3

[[hill]]
name = \"high\" # height = 1
height = 90
";

    fn found(check: impl FnOnce(&mut Faults<'_>)) -> Vec<String> {
        let files = PackFiles::built_in(&[("hills.toml", HILLS)]);
        let mut faults = Faults::new(&files);
        check(&mut faults);
        faults.found().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_fault_is_on_the_line_of_its_field() {
        let file = "hills.toml";
        let lines = found(|faults| {
            faults.range(file, "hill.0.height", 3, &(1..=8));
            faults.range(file, "hill.1.height", 90, &(1..=8));
            faults.add(file, "sea.level", "the sea is level");
            faults.add(file, "hill.1.slope", "there is none");
            faults.add(file, "lake", "there is none");
            faults.add("lakes.toml", "lake", "there is none");
        });
        assert_eq!(
            lines,
            [
                "hills.toml:11: hill.height: must be from 1 to 8",
                "hills.toml:3: sea.level: the sea is level",
                "hills.toml:9: hill.slope: there is none",
                "hills.toml: lake: there is none",
                "lakes.toml: lake: there is none",
            ]
        );
    }

    #[test]
    fn names_stand_in_their_order() {
        let names = |listed: &[&str]| {
            let listed = listed.to_vec();
            found(|faults| {
                faults.names("hills.toml", ["hill", "name"], listed, ["low", "high", "steep"]);
            })
        };
        assert!(names(&["low", "high", "steep"]).is_empty());
        assert_eq!(
            names(&["low", "high"]),
            ["hills.toml:5: hill.name: steep is missing at the end"]
        );
        let wrong = ["hills.toml:10: hill.name: steep stands where high belongs"];
        assert_eq!(names(&["low", "steep", "high"]), wrong);
        let many = names(&["low", "high", "steep", "flat"]);
        assert_eq!(many, ["hills.toml:5: hill.name: flat is one too many"]);
    }

    #[test]
    fn what_cannot_be_read_is_a_fault() {
        let lines = found(|faults| assert!(faults.read::<u8>("valleys.toml").is_none()));
        assert_eq!(lines, ["valleys.toml: the file is missing"]);
    }
}
