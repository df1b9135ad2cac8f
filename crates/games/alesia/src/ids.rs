//! Names of sides, forces, units and zones, and sets of them.
//!
//! Names are identities; every value that belongs to them is in the data pack.

use kernel::{name_map, name_set, names, seats};

seats! {
    /// One of the two sides.
    pub enum Side {
        /// Caesar's army.
        Rome = "rome",
        /// The relief army and the besieged.
        Gaul = "gaul",
    }
}

seats! {
    /// One of the three forces (2.3).
    pub enum Force {
        /// The Romans.
        Roman = "roman",
        /// The Gauls who come to the rescue.
        Relief = "relief",
        /// Vercingetorix and the Gauls in Alesia.
        Besieged = "besieged",
    }
}

impl Force {
    /// Its side.
    pub const fn side(self) -> Side {
        match self {
            Self::Roman => Side::Rome,
            Self::Relief | Self::Besieged => Side::Gaul,
        }
    }
}

names! {
    /// A counter that moves (2.1): the besieged and Vercingetorix, the relief army, the Romans.
    pub struct Unit(u16) {
        "b-aedui-1", "b-aedui-2", "b-aedui-3", "b-aedui-4", "b-arverni-1", "b-arverni-2",
        "b-arverni-3", "b-arverni-4", "b-arverni-5", "b-arverni-6", "b-arverni-7", "b-arverni-8",
        "b-arverni-9", "b-bituriges-1", "b-bituriges-2", "b-bituriges-3", "b-bituriges-4",
        "b-bituriges-5", "b-bituriges-6", "b-senones-1", "b-senones-2", "b-senones-3",
        "b-carnutes-1", "b-carnutes-2", "b-carnutes-3", "b-mandubii-1", "b-mandubii-2",
        "b-mandubii-3", "b-mandubii-4", "b-mandubii-5", "b-mandubii-6", "b-mandubii-7",
        "b-mandubii-8", "b-cadurci-1", "b-cadurci-2", "b-cadurci-3", "b-cadurci-4", "b-parisii-1",
        "b-parisii-2", "b-parisii-3", "b-lemovices-1", "b-lemovices-2", "b-lemovices-3",
        "b-pictones-1", "b-pictones-2", "vercingetorix", "aedui-1", "aedui-2", "aedui-3", "aedui-4",
        "aedui-5", "aedui-6", "aedui-7", "aedui-8", "aedui-9", "aedui-10", "aedui-11", "aedui-12",
        "aedui-13", "aedui-14", "aedui-15", "aedui-16", "aedui-17", "aedui-18", "arverni-1",
        "arverni-2", "arverni-3", "arverni-4", "arverni-5", "arverni-6", "arverni-7", "arverni-8",
        "arverni-9", "arverni-10", "arverni-11", "arverni-12", "arverni-13", "arverni-14",
        "arverni-15", "arverni-16", "arverni-17", "arverni-18", "bituriges-1", "bituriges-2",
        "bituriges-3", "bituriges-4", "bituriges-5", "bituriges-6", "carnutes-1", "carnutes-2",
        "carnutes-3", "carnutes-4", "carnutes-5", "carnutes-6", "senones-1", "senones-2",
        "senones-3", "senones-4", "senones-5", "senones-6", "sequani-1", "sequani-2", "sequani-3",
        "sequani-4", "sequani-5", "sequani-6", "santoni-1", "santoni-2", "santoni-3", "santoni-4",
        "santoni-5", "santoni-6", "ruteni-1", "ruteni-2", "ruteni-3", "ruteni-4", "ruteni-5",
        "ruteni-6", "lemovices-1", "lemovices-2", "lemovices-3", "lemovices-4", "lemovices-5",
        "pictones-1", "pictones-2", "pictones-3", "pictones-4", "turoni-1", "turoni-2", "turoni-3",
        "turoni-4", "parisii-1", "parisii-2", "parisii-3", "parisii-4", "helvetii-1", "helvetii-2",
        "helvetii-3", "helvetii-4", "bellovaci-1", "nervii-1", "nervii-2", "atrebates-1",
        "atrebates-2", "suessiones-1", "suessiones-2", "ambiani-1", "ambiani-2", "mediomatrici-1",
        "mediomatrici-2", "petrocorii-1", "petrocorii-2", "morini-1", "morini-2", "nitiobriges-1",
        "nitiobriges-2", "aulerci-cenomani-1", "aulerci-cenomani-2", "aulerci-eburovices-1",
        "armorici-1", "armorici-2", "armorici-3", "equites-1", "equites-2", "equites-3",
        "equites-4", "equites-5", "equites-6", "equites-7", "equites-8", "equites-9", "equites-10",
        "equites-11", "equites-12", "equites-13", "equites-14", "equites-15", "equites-16",
        "equites-17", "equites-18", "equites-19", "equites-20", "legio-1-1", "legio-1-2",
        "legio-1-3", "legio-1-4", "legio-1-5", "legio-1-6", "legio-1-7", "legio-1-8", "legio-1-9",
        "legio-1-10", "legio-7-1", "legio-7-2", "legio-7-3", "legio-7-4", "legio-7-5", "legio-7-6",
        "legio-7-7", "legio-7-8", "legio-7-9", "legio-7-10", "legio-8-1", "legio-8-2", "legio-8-3",
        "legio-8-4", "legio-8-5", "legio-8-6", "legio-8-7", "legio-8-8", "legio-8-9", "legio-8-10",
        "legio-9-1", "legio-9-2", "legio-9-3", "legio-9-4", "legio-9-5", "legio-9-6", "legio-9-7",
        "legio-9-8", "legio-9-9", "legio-9-10", "legio-10-1", "legio-10-2", "legio-10-3",
        "legio-10-4", "legio-10-5", "legio-10-6", "legio-10-7", "legio-10-8", "legio-10-9",
        "legio-10-10", "legio-11-1", "legio-11-2", "legio-11-3", "legio-11-4", "legio-11-5",
        "legio-11-6", "legio-11-7", "legio-11-8", "legio-11-9", "legio-11-10", "legio-12-1",
        "legio-12-2", "legio-12-3", "legio-12-4", "legio-12-5", "legio-12-6", "legio-12-7",
        "legio-12-8", "legio-12-9", "legio-12-10", "legio-13-1", "legio-13-2", "legio-13-3",
        "legio-13-4", "legio-13-5", "legio-13-6", "legio-13-7", "legio-13-8", "legio-13-9",
        "legio-13-10", "legio-14-1", "legio-14-2", "legio-14-3", "legio-14-4", "legio-14-5",
        "legio-14-6", "legio-14-7", "legio-14-8", "legio-14-9", "legio-14-10", "legio-15-1",
        "legio-15-2", "legio-15-3", "legio-15-4", "legio-15-5", "legio-15-6", "legio-15-7",
        "legio-15-8", "legio-15-9", "legio-15-10", "recruits-1", "recruits-2", "recruits-3",
        "recruits-4", "recruits-5", "recruits-6", "recruits-7", "recruits-8", "recruits-9",
        "recruits-10", "recruits-11", "recruits-12", "recruits-13", "recruits-14", "recruits-15",
        "recruits-16", "recruits-17", "recruits-18", "recruits-19", "recruits-20", "recruits-21",
        "recruits-22", "archers-1", "archers-2", "archers-3", "archers-4", "archers-5", "archers-6",
        "archers-7", "archers-8", "slingers-1", "slingers-2", "slingers-3", "slingers-4",
        "slingers-5", "slingers-6", "slingers-7", "slingers-8", "slingers-9", "slingers-10",
        "germani-1", "germani-2", "germani-3", "germani-4", "germani-5", "germani-6", "germani-7",
        "germani-8", "germani-9", "germani-10", "germani-11", "numidae-1", "caesar", "labienus",
    }
}

impl Unit {
    /// The Gallic leader (19.1).
    pub const VERCINGETORIX: Self = Self(45);
    /// The Roman commander (19.5).
    pub const CAESAR: Self = Self(334);
    /// His lieutenant (19.4).
    pub const LABIENUS: Self = Self(335);
    /// The first of the relief army.
    pub const FIRST_RELIEF: u16 = 46;
    /// How many relief units there are.
    pub const RELIEF: usize = 136;
    /// The first Roman.
    pub const FIRST_ROMAN: u16 = 182;
    /// The first archer; slingers follow the archers.
    const FIRST_MISSILE: u16 = 304;
    /// How many archers and slingers there are.
    pub const MISSILES: usize = 18;
    /// The first of the Roman cavalry.
    const FIRST_SCOUT: u16 = 322;
    /// How many units of Roman cavalry there are.
    pub const SCOUTS: usize = 11;

    /// Its force.
    pub const fn force(self) -> Force {
        if self.0 >= Self::FIRST_ROMAN {
            Force::Roman
        } else if self.0 >= Self::FIRST_RELIEF {
            Force::Relief
        } else {
            Force::Besieged
        }
    }

    /// Its side.
    pub const fn side(self) -> Side {
        if self.0 >= Self::FIRST_ROMAN { Side::Rome } else { Side::Gaul }
    }

    /// Whether it is one of the three leaders (19.0).
    pub const fn is_leader(self) -> bool {
        matches!(self.0, 45 | 334 | 335)
    }

    /// Its number among archers and slingers, if it is one.
    pub const fn missile(self) -> Option<usize> {
        if self.0 >= Self::FIRST_MISSILE && self.0 < Self::FIRST_MISSILE + Self::MISSILES as u16 {
            Some((self.0 - Self::FIRST_MISSILE) as usize)
        } else {
            None
        }
    }

    /// Its number in the relief army, if it is of it.
    pub const fn relief(self) -> Option<usize> {
        if self.0 >= Self::FIRST_RELIEF && self.0 < Self::FIRST_ROMAN {
            Some((self.0 - Self::FIRST_RELIEF) as usize)
        } else {
            None
        }
    }

    /// Whether it is Roman cavalry, which may scout (22.4).
    pub const fn is_scout(self) -> bool {
        self.0 >= Self::FIRST_SCOUT && self.0 < Self::FIRST_SCOUT + Self::SCOUTS as u16
    }

    /// The Roman cavalry.
    pub fn scouts() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (Self::FIRST_SCOUT..Self::FIRST_SCOUT + Self::SCOUTS as u16).map(Self)
    }

    /// Archers and slingers.
    pub fn missiles() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (Self::FIRST_MISSILE..Self::FIRST_MISSILE + Self::MISSILES as u16).map(Self)
    }

    /// Units of a side.
    pub fn of_side(side: Side) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let range = match side {
            Side::Gaul => 0..Self::FIRST_ROMAN,
            Side::Rome => Self::FIRST_ROMAN..Self::COUNT as u16,
        };
        range.map(Self)
    }

    /// Units of a force.
    pub fn of(force: Force) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let range = match force {
            Force::Besieged => 0..Self::FIRST_RELIEF,
            Force::Relief => Self::FIRST_RELIEF..Self::FIRST_ROMAN,
            Force::Roman => Self::FIRST_ROMAN..Self::COUNT as u16,
        };
        range.map(Self)
    }
}

name_set! {
    /// Some units.
    pub struct UnitSet of Unit
}

name_map! {
    /// A value a unit.
    pub struct UnitMap of Unit
}

names! {
    /// An off-map zone (11.1), clockwise; the last touches the first.
    pub struct Zone { "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X" }
}

impl Zone {
    /// The zones next to it (11.4).
    pub fn neighbours(self) -> [Self; 2] {
        let count = Self::COUNT as u8;
        [Self((self.0 + count - 1) % count), Self((self.0 + 1) % count)]
    }

    /// Whether it is next to another.
    pub fn touches(self, other: Self) -> bool {
        self.neighbours().contains(&other)
    }
}

name_set! {
    /// Some zones.
    pub struct ZoneSet(u16) of Zone
}

impl ZoneSet {
    /// These and those next to them.
    #[must_use]
    pub fn spread(self) -> Self {
        let next = self.iter().flat_map(Zone::neighbours);
        self.or(next.collect())
    }

    /// All of them.
    pub fn all() -> Self {
        Zone::all().collect()
    }
}
