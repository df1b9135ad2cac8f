//! Combat results and the tables that print them (11.2, 11.3).

use serde::Deserialize;

/// What happens to one unit that suffers, before the others do (11.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Harm {
    /// A disorganisation test.
    Test,
    /// Disorganised.
    Disorganise,
    /// Routed.
    Rout,
    /// Eliminated.
    Eliminate,
}

/// A combat result (11.3): one unit of the owner's choice suffers the first, all others the second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Verdict {
    /// What one unit of its owner's choice suffers.
    pub one: Option<Harm>,
    /// What all units, or all the others, suffer.
    pub all: Option<Harm>,
    /// Whether leaders are tested (11.4).
    pub star: bool,
}

impl Verdict {
    /// Reads a result as the tables print it, such as `1D+T*`.
    pub fn read(text: &str) -> Option<Self> {
        let (text, star) = match text.strip_suffix('*') {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let (one, all) = match text {
            "-" => (None, None),
            "1T" => (Some(Harm::Test), None),
            "T" => (None, Some(Harm::Test)),
            "1d" => (Some(Harm::Disorganise), None),
            "d" => (None, Some(Harm::Disorganise)),
            "1D+T" => (Some(Harm::Rout), Some(Harm::Test)),
            "1D+d" => (Some(Harm::Rout), Some(Harm::Disorganise)),
            "1E+T" => (Some(Harm::Eliminate), Some(Harm::Test)),
            "1E+d" => (Some(Harm::Eliminate), Some(Harm::Disorganise)),
            "1E+D" => (Some(Harm::Eliminate), Some(Harm::Rout)),
            "E" => (None, Some(Harm::Eliminate)),
            _ => return None,
        };
        Some(Self { one, all, star })
    }

    /// As the tables print it.
    pub fn name(self) -> &'static str {
        match (self.one, self.all, self.star) {
            (None, None, _) => "-",
            (Some(Harm::Test), _, false) => "1T",
            (Some(Harm::Test), _, true) => "1T*",
            (Some(Harm::Disorganise), _, false) => "1d",
            (Some(Harm::Disorganise), _, true) => "1d*",
            (None, Some(Harm::Test), false) => "T",
            (None, Some(Harm::Test), true) => "T*",
            (None, Some(Harm::Disorganise), false) => "d",
            (None, Some(Harm::Disorganise), true) => "d*",
            (Some(Harm::Rout), Some(Harm::Test), false) => "1D+T",
            (Some(Harm::Rout), Some(Harm::Test), true) => "1D+T*",
            (Some(Harm::Rout), _, false) => "1D+d",
            (Some(Harm::Rout), _, true) => "1D+d*",
            (Some(Harm::Eliminate), Some(Harm::Test), false) => "1E+T",
            (Some(Harm::Eliminate), Some(Harm::Test), true) => "1E+T*",
            (Some(Harm::Eliminate), Some(Harm::Rout), false) => "1E+D",
            (Some(Harm::Eliminate), Some(Harm::Rout), true) => "1E+D*",
            (Some(Harm::Eliminate), _, false) => "1E+d",
            (Some(Harm::Eliminate), _, true) => "1E+d*",
            (None, Some(Harm::Rout | Harm::Eliminate), false) => "E",
            (None, Some(Harm::Rout | Harm::Eliminate), true) => "E*",
        }
    }
}

/// A combat table (11.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatTable {
    /// The lowest PF of each column.
    pub columns: Vec<u8>,
    /// Results by row and column; the first row is for 0 or less.
    pub rows: Vec<Vec<Verdict>>,
}

impl CombatTable {
    /// The column of a total, shifted but never off the table; none without a single PF.
    pub fn column(&self, pf: u16, shift: i8) -> Option<usize> {
        let column = self.columns.iter().rposition(|lowest| u16::from(*lowest) <= pf)?;
        let last = self.columns.len() - 1;
        Some(column.saturating_add_signed(isize::from(shift)).min(last))
    }

    /// What is printed over the column of a total, shifted: "9–12", "21+".
    pub fn heading(&self, pf: u16, shift: i8) -> String {
        let Some(column) = self.column(pf, shift) else { return "–".to_owned() };
        let lowest = self.columns[column];
        match self.columns.get(column + 1) {
            None => format!("{lowest}+"),
            Some(next) if *next == lowest + 1 => lowest.to_string(),
            Some(next) => format!("{lowest}–{}", next - 1),
        }
    }

    /// The result of a modified die.
    pub fn result(&self, column: usize, die: i8) -> Verdict {
        let row = usize::try_from(die).unwrap_or(0).min(self.rows.len() - 1);
        self.rows[row][column]
    }
}

impl serde::Serialize for Verdict {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Verdict {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text).ok_or_else(|| serde::de::Error::custom(format!("no result \"{text}\"")))
    }
}
