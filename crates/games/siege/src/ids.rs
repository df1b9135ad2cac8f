//! Names of sides, units, leaders and counters, and sets of them.
//!
//! Names are identities; every value that belongs to them is in the data pack.

use kernel::{name_map, name_set, names, seats};
seats! {
    /// One of the two sides.
    pub enum Side {
        /// Julius Caesar's army.
        Rome = "rome",
        /// The relief army and the besieged.
        Gaul = "gaul",
    }
}

seats! {
    /// One of the three armies (13.0), and the player who decides for it. In a game of two the
    /// player of the relief army decides for the besieged too.
    pub enum Force {
        /// The Romans.
        Roman = "roman",
        /// The Gauls who come to the rescue.
        Relief = "relief",
        /// Vercingetorix and the Gauls in Alésia.
        Besieged = "besieged",
    }
}

impl Force {
    /// Its side.
    pub fn side(self) -> Side {
        match self {
            Self::Roman => Side::Rome,
            Self::Relief | Self::Besieged => Side::Gaul,
        }
    }
}

names! {
    /// A combat unit (4.0): the besieged, the relief army, then the Romans: legions, their halves
    /// in the same order, auxiliaries.
    pub struct Unit {
        "b-arvernes-1", "b-arvernes-2", "b-bituriges", "b-carnutes", "b-senons", "b-mandubiens",
        "b-cadurques", "b-parisii", "b-lemovices", "eduens", "segusiaves", "ambivaretes",
        "aulerques-brannovices", "blannoviens", "arvernes", "eleutetes", "cadurques", "gabales",
        "vellaves", "senons", "sequanes", "bituriges", "santons", "rutenes", "carnutes",
        "lemovices", "bellovaques", "pictons", "turons", "parisii", "helvetes", "suessions",
        "ambiens", "mediomatriques", "petrocores", "nerviens", "morins", "nitiobroges",
        "aulerques-cenomans", "atrebates", "veliocasses", "lexoviens", "aulerques-eburovices",
        "rauraques", "boiens", "coriosolites", "redons", "ambibariens", "caletes", "osismes",
        "venetes", "unelles", "equites-eduens", "equites-arvernes", "equites-1", "equites-2",
        "legio-1", "legio-6", "legio-7", "legio-8", "legio-9", "legio-10", "legio-11",
        "legio-12", "legio-13", "legio-14", "legio-15", "legio-1a", "legio-1b", "legio-6a",
        "legio-6b", "legio-7a", "legio-7b", "legio-8a", "legio-8b", "legio-9a", "legio-9b",
        "legio-10a", "legio-10b", "legio-11a", "legio-11b", "legio-12a", "legio-12b",
        "legio-13a", "legio-13b", "legio-14a", "legio-14b", "legio-15a", "legio-15b",
        "equites-germani-1", "equites-germani-2", "auxilia-germani-1", "auxilia-germani-2",
        "equites-romani-1", "equites-romani-2", "sagittarii", "numidae", "cohortes-1",
        "cohortes-2",
    }
}

impl Unit {
    /// How many are besieged; they come first.
    pub const BESIEGED: u8 = 9;
    /// The first Roman unit.
    pub const FIRST_ROMAN: u8 = 56;
    /// How many legions there are.
    pub const LEGIONS: u8 = 11;
    const FIRST_HALF: u8 = Self::FIRST_ROMAN + Self::LEGIONS;
    const FIRST_AUXILIARY: u8 = Self::FIRST_HALF + 2 * Self::LEGIONS;

    /// Its army.
    pub fn force(self) -> Force {
        if self.0 >= Self::FIRST_ROMAN {
            Force::Roman
        } else if self.0 >= Self::BESIEGED {
            Force::Relief
        } else {
            Force::Besieged
        }
    }

    /// Its side.
    pub fn side(self) -> Side {
        if self.0 >= Self::FIRST_ROMAN { Side::Rome } else { Side::Gaul }
    }

    /// Whether it is a whole legion.
    pub fn is_legion(self) -> bool {
        (Self::FIRST_ROMAN..Self::FIRST_HALF).contains(&self.0)
    }

    /// Whether it is half a legion.
    pub fn is_half(self) -> bool {
        (Self::FIRST_HALF..Self::FIRST_AUXILIARY).contains(&self.0)
    }

    /// The two halves of a legion.
    pub fn halves(self) -> Option<[Self; 2]> {
        let first = Self::FIRST_HALF + 2 * self.0.checked_sub(Self::FIRST_ROMAN)?;
        self.is_legion().then_some([Self(first), Self(first + 1)])
    }

    /// The legion of a half.
    pub fn whole(self) -> Option<Self> {
        self.is_half().then(|| Self(Self::FIRST_ROMAN + (self.0 - Self::FIRST_HALF) / 2))
    }

    /// Units of a side.
    pub fn of_side(side: Side) -> impl Iterator<Item = Self> + Clone {
        let range = match side {
            Side::Gaul => 0..Self::FIRST_ROMAN,
            Side::Rome => Self::FIRST_ROMAN..Self::COUNT as u8,
        };
        range.map(Self)
    }

    /// Units of an army.
    pub fn of(force: Force) -> impl Iterator<Item = Self> + Clone {
        let range = match force {
            Force::Besieged => 0..Self::BESIEGED,
            Force::Relief => Self::BESIEGED..Self::FIRST_ROMAN,
            Force::Roman => Self::FIRST_ROMAN..Self::COUNT as u8,
        };
        range.map(Self)
    }
}

names! {
    /// A leader or a detachment (1.2, 8.1).
    pub struct Leader {
        "caesar", "labienus", "antonius", "trebonius", "rebilus", "roman-detachment-1",
        "roman-detachment-2", "comnios", "vercassivellaunos", "eporedorix", "viridomaros",
        "gallic-detachment-1", "gallic-detachment-2", "vercingetorix",
    }
}

impl Leader {
    /// The Roman commander.
    pub const CAESAR: Self = Self(0);
    /// His successor (8.1).
    pub const LABIENUS: Self = Self(1);
    /// The commander of the relief army.
    pub const COMNIOS: Self = Self(7);
    /// His successor (8.1).
    pub const VERCASSIVELLAUNOS: Self = Self(8);
    /// The besieged commander.
    pub const VERCINGETORIX: Self = Self(13);

    /// His army.
    pub fn force(self) -> Force {
        match self.0 {
            0..=6 => Force::Roman,
            7..=12 => Force::Relief,
            _ => Force::Besieged,
        }
    }

    /// His side.
    pub fn side(self) -> Side {
        self.force().side()
    }

    /// Whether it is only a detachment: a dummy (1.2).
    pub fn is_detachment(self) -> bool {
        matches!(self.0, 5 | 6 | 11 | 12)
    }

    /// Whether he has a command box (3.2).
    pub fn has_box(self) -> bool {
        !self.is_detachment() && self != Self::VERCINGETORIX
    }

    /// Leaders with a box, of one army.
    pub fn with_box(force: Force) -> impl Iterator<Item = Self> + Clone {
        Self::all().filter(move |leader| leader.has_box() && leader.force() == force)
    }
}

names! {
    /// A leader's counter on the map, told apart from the others by its number, not by its face.
    pub struct Counter {
        "roman-1", "roman-2", "roman-3", "roman-4", "roman-5", "roman-6", "roman-7", "gallic-1",
        "gallic-2", "gallic-3", "gallic-4", "gallic-5", "gallic-6", "vercingetorix",
    }
}

impl Counter {
    /// The counter without an anonymous side (1.2).
    pub const VERCINGETORIX: Self = Self(13);
    /// The first of the relief army.
    pub const FIRST_GALLIC: u8 = 7;

    /// Its army.
    pub fn force(self) -> Force {
        match self.0 {
            0..=6 => Force::Roman,
            7..=12 => Force::Relief,
            _ => Force::Besieged,
        }
    }

    /// Its side.
    pub fn side(self) -> Side {
        self.force().side()
    }

    /// Counters of a side.
    pub fn of_side(side: Side) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let range = match side {
            Side::Rome => 0..Self::FIRST_GALLIC,
            Side::Gaul => Self::FIRST_GALLIC..Self::COUNT as u8,
        };
        range.map(Self)
    }

    /// Counters of an army.
    pub fn of(force: Force) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let range = match force {
            Force::Roman => 0..Self::FIRST_GALLIC,
            Force::Relief => Self::FIRST_GALLIC..Self::VERCINGETORIX.0,
            Force::Besieged => Self::VERCINGETORIX.0..Self::COUNT as u8,
        };
        range.map(Self)
    }
}

name_set! {
    /// Some units.
    pub struct UnitSet(u128) of Unit
}

name_set! {
    /// Some leaders.
    pub struct LeaderSet(u16) of Leader
}

name_set! {
    /// Some counters.
    pub struct CounterSet(u16) of Counter
}

name_map! {
    /// A value a unit.
    pub struct UnitMap of Unit
}

name_map! {
    /// A value a leader.
    pub struct LeaderMap of Leader
}

name_map! {
    /// A value a counter.
    pub struct CounterMap of Counter
}
