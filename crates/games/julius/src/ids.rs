//! Names of places, blocks and cards, and sets of them.
//!
//! Names are identities; every value that belongs to them is in the data pack.

use serde::{Deserialize, Serialize};

use kernel::{name_set, names, seats};

seats! {
    /// One of the two players (1.1).
    pub enum Side {
        /// The player of Julius Caesar.
        Caesar = "caesar",
        /// The player of Pompey the Great.
        Pompey = "pompey",
    }
}

/// The colour of a block's wood, which everybody sees (3.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wood {
    /// Brown: first Caesar's.
    Caesar,
    /// Green: first Pompey's.
    Pompey,
    /// Blue: Cleopatra.
    Cleopatra,
}

impl Wood {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Caesar => "caesar",
            Self::Pompey => "pompey",
            Self::Cleopatra => "cleopatra",
        }
    }
}

names! {
    /// A city or a sea (4.1). Cities come first, then the nine seas.
    pub struct Place {
        "Aenos", "Aleria", "Alexandria", "Ambracia", "Ancyra", "Antiochia", "Appia", "Aquileia",
        "Asculum", "Asturica", "Athenae", "Badias", "Bilbilis", "Brundisium", "Burdigala",
        "Byzantium", "Caralis", "Carthago Nova", "Catabathmus", "Cenabum", "Corduba", "Creta",
        "Cyrene", "Damascus", "Dyrrachium", "Emerita", "Ephesus", "Eusebia", "Gades", "Genua",
        "Iomnium", "Jerusalem", "Lilybaeum", "Lugdunum", "Massilia", "Memphis", "Messana", "Narbo",
        "Neapolis", "Nicomedia", "Olisipo", "Pelusium", "Perga", "Pergamum", "Portus", "Pylos",
        "Ravenna", "Rhegium", "Roma", "Sala", "Salamis", "Salona", "Serdica", "Siga", "Sinope",
        "Sipontum", "Sirmium", "Syracusae", "Tacape", "Tarraco", "Tarsus", "Thessalonica",
        "Thubactus", "Tingis", "Toletum", "Treviri", "Utica", "Mare Aegaeum", "Mare Aegypticum",
        "Mare Hadriaticum", "Mare Hispanum", "Mare Internum", "Mare Tyrrhenum",
        "Oceanus Atlanticus", "Pontus Euxinus", "Propontis",
    }
}

impl Place {
    /// How many of the places are cities.
    pub const CITIES: u8 = 67;

    /// Whether it is a sea (4.4).
    pub fn is_sea(self) -> bool {
        self.0 >= Self::CITIES
    }
}

names! {
    /// A block (3.0). Those that start as Caesar's come first, then Cleopatra, then Pompey's.
    pub struct Block {
        "caesar", "antonius", "octavian", "legio-7", "legio-8", "legio-9", "legio-10", "legio-11",
        "legio-12", "legio-13", "legio-14", "legio-16", "legio-17", "legio-18", "legio-19",
        "legio-20", "legio-21", "c-equitatus-1", "c-equitatus-2", "c-equitatus-3", "c-equitatus-4",
        "c-auxilia-1", "c-auxilia-2", "c-auxilia-3", "c-auxilia-4", "c-ballista", "c-navis-1",
        "c-navis-2", "c-navis-3", "c-navis-4", "c-navis-5", "cleopatra", "pompeius", "scipio",
        "brutus", "legio-1", "legio-2", "legio-3", "legio-4", "legio-5", "legio-6", "legio-32",
        "legio-33", "legio-34", "legio-35", "legio-36", "legio-37", "legio-38", "legio-39",
        "p-equitatus-1", "p-equitatus-2", "p-equitatus-3", "elephant", "p-auxilia-1",
        "p-auxilia-2", "p-auxilia-3", "p-auxilia-4", "p-ballista", "p-navis-1", "p-navis-2",
        "p-navis-3", "p-navis-4", "p-navis-5",
    }
}

impl Block {
    /// The queen (3.27).
    pub const CLEOPATRA: Self = Self(31);

    /// The colour of its wood.
    pub fn wood(self) -> Wood {
        match self.0.cmp(&Self::CLEOPATRA.0) {
            std::cmp::Ordering::Less => Wood::Caesar,
            std::cmp::Ordering::Equal => Wood::Cleopatra,
            std::cmp::Ordering::Greater => Wood::Pompey,
        }
    }

    /// The side it belongs to at first; Cleopatra is Pompey's (3.27).
    pub fn first_owner(self) -> Side {
        if self.0 < Self::CLEOPATRA.0 { Side::Caesar } else { Side::Pompey }
    }
}

names! {
    /// A card (2.1): commands by moves and levies, then the events. Equal cards are one kind.
    pub struct Card {
        "4/1", "3/2", "3/1", "2/3", "2/2", "2/1", "1/3", "1/2",
        "Apollo", "Jupiter", "Mars", "Mercury", "Neptune", "Pluto", "Vulcan",
    }
}

impl Card {
    /// How many kinds are commands.
    pub const COMMANDS: u8 = 8;
    /// The sun god.
    pub const APOLLO: Self = Self(8);
    /// The king of the gods.
    pub const JUPITER: Self = Self(9);
    /// The god of war.
    pub const MARS: Self = Self(10);
    /// The messenger.
    pub const MERCURY: Self = Self(11);
    /// The god of the sea.
    pub const NEPTUNE: Self = Self(12);
    /// The god of death.
    pub const PLUTO: Self = Self(13);
    /// The smith.
    pub const VULCAN: Self = Self(14);

    /// Whether it is an event (2.1).
    pub fn is_event(self) -> bool {
        self.0 >= Self::COMMANDS
    }
}

name_set! {
    /// Some places.
    pub struct PlaceSet(u128) of Place
}

impl PlaceSet {
    /// The seas among them.
    #[must_use]
    pub fn seas(self) -> Self {
        Self(self.0 >> Place::CITIES << Place::CITIES)
    }

    /// The cities among them.
    #[must_use]
    pub fn cities(self) -> Self {
        self.minus(self.seas())
    }
}

name_set! {
    /// Some blocks.
    pub struct BlockSet(u64) of Block
}

/// A byte for every block, in words of eight that are compared at once.
pub(crate) struct Bytes([u64; 8]);

impl Bytes {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;

    /// Of each block; the last byte is nobody's.
    pub(crate) fn new(of: impl Fn(Block) -> u8) -> Self {
        let mut bytes = [0xff; 64];
        for (byte, block) in bytes.iter_mut().zip(Block::all()) {
            *byte = of(block);
        }
        let eight = |word: usize| std::array::from_fn(|at| bytes[word * 8 + at]);
        Self(std::array::from_fn(|word| u64::from_le_bytes(eight(word))))
    }

    /// The blocks whose byte is this.
    pub(crate) fn equal_to(&self, byte: u8) -> BlockSet {
        let same = u64::from_ne_bytes([byte; 8]);
        Self::high_bits(self.0.map(|word| {
            let word = word ^ same;
            !(((word & Self::LOW) + Self::LOW) | word)
        }))
    }

    /// The blocks whose byte is less than 128.
    pub(crate) fn below_128(&self) -> BlockSet {
        Self::high_bits(self.0.map(|word| !word))
    }

    /// The highest bit of each byte, side by side.
    fn high_bits(words: [u64; 8]) -> BlockSet {
        let mut bits = 0;
        for (number, word) in words.into_iter().enumerate() {
            let ones = (word & !Self::LOW) >> 7;
            bits |= (ones.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (number * 8);
        }
        BlockSet(bits)
    }
}
