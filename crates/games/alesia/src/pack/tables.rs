//! Results of the tables.

/// A result of the combat table (15.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are named after what they hold")]
pub enum Verdict {
    /// The attackers retreat, and the defenders may advance.
    AttackersRetreat { hexes: u8, advance: u8 },
    /// The defenders retreat, and the attackers may advance.
    DefendersRetreat { hexes: u8, advance: u8 },
    /// The attackers are eliminated, and the defenders may advance.
    AttackersDie { advance: u8 },
    /// The defenders are eliminated, and the attackers may advance.
    DefendersDie { advance: u8 },
    /// Nothing happens.
    Melee,
    /// The battle rages.
    Rage,
}

impl Verdict {
    /// Reads a result as it is printed: `AR3 DA1`.
    pub(super) fn read(text: &str) -> Option<Self> {
        match text {
            "melee" => return Some(Self::Melee),
            "rage" => return Some(Self::Rage),
            _ => {}
        }
        let (loss, gain) = text.split_once(' ').unwrap_or((text, ""));
        let number = |text: &str| text.parse::<u8>().ok().filter(|hexes| (1..=4).contains(hexes));
        let advance = |of: &str| match gain {
            "" => Some(0),
            _ => number(gain.strip_prefix(of)?),
        };
        match loss.split_at_checked(2)? {
            ("AR", hexes) => {
                Some(Self::AttackersRetreat { hexes: number(hexes)?, advance: advance("DA")? })
            }
            ("DR", hexes) => {
                Some(Self::DefendersRetreat { hexes: number(hexes)?, advance: advance("AA")? })
            }
            ("AE", "") => Some(Self::AttackersDie { advance: advance("DA")? }),
            ("DE", "") => Some(Self::DefendersDie { advance: advance("AA")? }),
            _ => None,
        }
    }

    /// How good it is for the attackers, to compare faces by.
    pub fn merit(self) -> i16 {
        match self {
            Self::AttackersDie { advance } => -100 - i16::from(advance),
            Self::AttackersRetreat { hexes, advance } => {
                -10 * i16::from(hexes) - i16::from(advance)
            }
            Self::Melee => 0,
            Self::Rage => 1,
            Self::DefendersRetreat { hexes, advance } => 10 * i16::from(hexes) + i16::from(advance),
            Self::DefendersDie { advance } => 100 + i16::from(advance),
        }
    }
}

/// What a shot does to whom it strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strike {
    /// Nothing.
    Miss,
    /// Disrupted (21.0).
    Disrupt,
    /// Eliminated.
    Eliminate,
}

/// A result of fire: what it does, and whether to all in the hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// What it does.
    pub strike: Strike,
    /// Whether it strikes every Gallic unit in the hex.
    pub all: bool,
}

impl Hit {
    /// Reads a result as it is printed: `D*`.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (word, all) = match text.strip_suffix('*') {
            Some(word) => (word, true),
            None => (text, false),
        };
        let strike = match word {
            "-" => Strike::Miss,
            "D" => Strike::Disrupt,
            "E" => Strike::Eliminate,
            _ => return None,
        };
        Some(Self { strike, all })
    }
}
