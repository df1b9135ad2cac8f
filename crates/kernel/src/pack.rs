//! Data packs: the files of a game and what is wrong with them.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

/// The data files of a game, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackFiles(pub BTreeMap<String, String>);

impl PackFiles {
    /// Files built into the program.
    pub fn built_in(files: &[(&str, &str)]) -> Self {
        Self(files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect())
    }

    /// These files, with those of an owner's folder in place of files of the same name.
    #[must_use]
    pub fn overlaid(mut self, other: BTreeMap<String, String>) -> Self {
        self.0.extend(other);
        self
    }

    /// SHA-256 over names and contents; matches record it.
    pub fn hash(&self) -> String {
        let mut hash = Sha256::new();
        for (name, text) in &self.0 {
            hash.update(name.as_bytes());
            hash.update([0]);
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text.as_bytes());
        }
        crate::fair::to_hex(&hash.finalize())
    }

    /// Reads one TOML file into a typed value. A fault names file, line and field.
    pub fn read<T: DeserializeOwned>(&self, file: &str) -> Result<T, DataError> {
        let text = self.0.get(file).ok_or_else(|| DataError {
            file: file.to_owned(),
            line: None,
            what: "the file is missing".to_owned(),
        })?;
        toml::from_str(text).map_err(|error| DataError {
            file: file.to_owned(),
            line: error.span().map(|span| line_of(text, span.start)),
            what: error.message().replace('\n', " "),
        })
    }
}

pub(crate) fn line_of(text: &str, offset: usize) -> usize {
    text.char_indices().filter(|(at, letter)| *at < offset && *letter == '\n').count() + 1
}

/// A fault in a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// The file.
    pub file: String,
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong, naming the field.
    pub what: String,
}

impl std::fmt::Display for DataError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.what),
            None => write!(f, "{}: {}", self.file, self.what),
        }
    }
}

impl std::error::Error for DataError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Hill {
        #[allow(dead_code)]
        height: u8,
    }

    #[test]
    fn faults_name_file_line_and_field() {
        let files = PackFiles::built_in(&[("hill.toml", "# a hill\nheight = \"tall\"\n")]);
        let fault = files.read::<Hill>("hill.toml").unwrap_err().to_string();
        assert!(fault.starts_with("hill.toml:2: "), "{fault}");
        let files = PackFiles::built_in(&[("hill.toml", "height = 3\nwidth = 1\n")]);
        let fault = files.read::<Hill>("hill.toml").unwrap_err().to_string();
        assert!(fault.contains("hill.toml:2") && fault.contains("width"), "{fault}");
        assert!(files.read::<Hill>("lake.toml").unwrap_err().to_string().contains("missing"));
    }

    #[test]
    fn the_hash_tells_packs_apart() {
        let one = PackFiles::built_in(&[("a", "1")]);
        let two = PackFiles::built_in(&[("a", "2")]);
        assert_ne!(one.hash(), two.hash());
        assert_eq!(one.clone().overlaid(two.0.clone()).hash(), two.hash());
    }
}
