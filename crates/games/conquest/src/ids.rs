//! 2.0: names of sides, battles, units, leaders, groups of units and tribes, and sets of them.
//!
//! Names are identities; every value that belongs to them is in the data pack. A counter has the
//! same name in every battle that it takes part in.

use kernel::{name_map, name_set, names, seats};

seats! {
    /// One of the two sides.
    pub enum Side {
        /// The Romans.
        Rome = "roman",
        /// The tribes.
        Tribes = "tribes",
    }
}

names! {
    /// One of the five battles.
    pub struct Field { "bibracte", "rhine", "sabis", "lutetia", "britannia" }
}

impl Field {
    /// Bibracte, 58 BC.
    pub const BIBRACTE: Self = Self(0);
    /// The Rhine, 58 BC.
    pub const RHINE: Self = Self(1);
    /// The Sabis, 57 BC.
    pub const SABIS: Self = Self(2);
    /// Lutetia, 52 BC.
    pub const LUTETIA: Self = Self(3);
    /// Britannia, 55 BC.
    pub const BRITANNIA: Self = Self(4);
}

names! {
    /// A combat unit, a catapult, a chariot or a ship.
    pub struct Unit(u16) {
        "x-1", "x-2", "x-3", "x-4", "x-5", "x-6", "x-7", "x-8", "x-9", "x-10", "cat-x", "vii-1",
        "vii-2", "vii-3", "vii-4", "vii-5", "vii-6", "vii-7", "vii-8", "vii-9", "vii-10",
        "cat-vii", "viii-1", "viii-2", "viii-3", "viii-4", "viii-5", "viii-6", "viii-7", "viii-8",
        "viii-9", "viii-10", "cat-viii", "ix-1", "ix-2", "ix-3", "ix-4", "ix-5", "ix-6", "ix-7",
        "ix-8", "ix-9", "ix-10", "cat-ix", "xi-1", "xi-2", "xi-3", "xi-4", "xi-5", "xi-6", "xi-7",
        "xi-8", "xi-9", "xi-10", "xii-1", "xii-2", "xii-3", "xii-4", "xii-5", "xii-6", "xii-7",
        "xii-8", "xii-9", "xii-10", "cat-xi", "cat-xii", "num-1", "num-2", "num-3", "num-4",
        "num-5", "cre-1", "cre-2", "cre-3", "bal-1", "bal-2", "bal-3", "rc-1", "rc-2", "rc-3",
        "rc-4", "ln-1", "ln-2", "ln-3", "ln-4", "ln-5", "ln-6", "he-1", "he-2", "he-3", "he-4",
        "he-5", "he-6", "he-7", "he-8", "he-9", "he-10", "he-11", "he-12", "he-13", "he-14",
        "he-15", "he-16", "he-17", "he-18", "he-19", "he-20", "he-21", "he-22", "he-23", "he-24",
        "he-25", "he-26", "he-27", "he-28", "he-29", "he-30", "he-31", "he-32", "he-33", "heln-1",
        "heln-2", "heln-3", "heln-4", "bo-1", "bo-2", "bo-3", "bo-4", "bo-5", "bo-6", "bo-7",
        "bo-8", "tu-1", "tu-2", "tu-3", "tu-4", "tu-5", "tu-6", "ha-1", "ha-2", "ha-3", "ha-4",
        "ha-5", "ha-6", "ha-7", "ha-8", "mc-1", "mc-2", "mc-3", "mc-4", "mc-5", "mc-6", "tb-1",
        "tb-2", "tb-3", "tb-4", "tb-5", "tb-6", "va-1", "va-2", "va-3", "va-4", "va-5", "nm-1",
        "nm-2", "nm-3", "nm-4", "nm-5", "sd-1", "sd-2", "sd-3", "sd-4", "sd-5", "su-1", "su-2",
        "su-3", "su-4", "su-5", "su-6", "su-7", "su-8", "ghc-1", "ghi-1", "ghc-2", "ghi-2",
        "ghc-3", "ghi-3", "ghc-4", "ghi-4", "ghc-5", "ghi-5", "ghc-6", "ghi-6", "ghc-7", "ghi-7",
        "ghc-8", "ghi-8", "ghc-9", "ghi-9", "ghc-10", "ghi-10", "ghc-11", "ghi-11", "ghc-12",
        "ghi-12", "xiii-1", "xiii-2", "xiii-3", "xiii-4", "xiii-5", "xiii-6", "xiii-7", "xiii-8",
        "xiii-9", "xiii-10", "xiv-1", "xiv-2", "xiv-3", "xiv-4", "xiv-5", "xiv-6", "xiv-7",
        "xiv-8", "xiv-9", "xiv-10", "at-1", "at-2", "at-3", "at-4", "at-5", "at-6", "at-7",
        "at-8", "at-9", "at-10", "at-11", "at-12", "at-13", "at-14", "at-15", "at-16", "at-17",
        "at-18", "vi-1", "vi-2", "vi-3", "vi-4", "vi-5", "vi-6", "vi-7", "vi-8", "vi-9", "vi-10",
        "vi-11", "vi-12", "vi-13", "vi-14", "vilc-1", "vilc-2", "vilc-3", "ne-1", "ne-2", "ne-3",
        "ne-4", "ne-5", "ne-6", "ne-7", "ne-8", "ne-9", "ne-10", "ne-11", "ne-12", "ne-13",
        "ne-14", "ne-15", "ne-16", "ne-17", "ne-18", "ne-19", "ne-20", "ne-21", "ne-22", "ne-23",
        "ne-24", "ne-25", "ne-26", "ne-27", "ne-28", "ne-29", "ne-30", "ne-31", "ne-32", "ne-33",
        "ne-34", "ne-35", "ne-36", "ad-1", "ad-2", "ad-3", "ad-4", "ad-5", "ad-6", "ad-7", "ad-8",
        "ad-9", "ad-10", "cat-xiv", "au-1", "au-2", "au-3", "au-4", "au-5", "au-6", "au-7",
        "au-8", "au-9", "au-10", "au-11", "se-1", "se-2", "se-3", "se-4", "se-5", "se-6", "se-7",
        "se-8", "se-9", "se-10", "pa-1", "pa-2", "pa-3", "pa-4", "pa-5", "pa-6", "pa-7", "pa-8",
        "pa-9", "pabc-1", "pabc-2", "pabc-3", "tr-1", "tr-2", "tr-3", "tr-4", "tr-5", "tr-6",
        "tr-7", "tr-8", "tr-9", "tr-10", "ga-1", "ga-2", "ga-3", "ga-4", "cai-1", "cach-1",
        "cai-2", "cach-2", "cai-3", "cach-3", "cai-4", "cach-4", "cai-5", "cach-5", "cai-6",
        "cach-6", "cai-7", "cach-7", "cai-8", "cach-8", "cai-9", "cach-9", "cai-10", "cach-10",
        "cai-11", "cach-11", "cai-12", "cach-12", "cai-13", "cach-13", "cai-14", "cach-14",
        "cai-15", "cai-16", "cai-17", "cai-18", "cai-19", "cai-20", "cai-21", "cai-22", "cai-23",
        "cai-24", "cai-25", "cai-26", "calc-1", "calc-2", "calc-3", "calc-4", "calc-5", "calc-6",
        "calc-7", "calc-8",
    }
}

names! {
    /// A leader (4.1).
    pub struct Leader {
        "caesar", "crassus", "trebonius", "galba", "cotta", "pedius", "labienus", "aemilius",
        "considius", "divico", "nammeius", "verucloetius", "toutorix", "boiorix", "catumer",
        "fabius", "hariogais", "cimberius", "tribomar", "vangio", "nemetogais", "segimar",
        "nasua", "brinno", "ariovistus", "titurius", "roscius", "adrogenus", "atepomar",
        "viromaros", "lugotor", "boduagnatus", "andecamul", "vertisc", "adiatunn", "qcicero",
        "camulogenus", "segomaros", "drappes", "esunertus", "moritasgus", "cingetorix",
        "carvilius", "taximagulus", "segovax",
    }
}

names! {
    /// What a legate commands: a legion, or one of the two groups of horse (4.21).
    pub struct Group {
        "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "eq1", "eq2",
    }
}

impl Group {
    /// The seventh legion.
    pub const SEVENTH: Self = Self(0);
    /// The ninth legion.
    pub const NINTH: Self = Self(2);
    /// The tenth legion.
    pub const TENTH: Self = Self(3);
    /// The thirteenth legion.
    pub const THIRTEENTH: Self = Self(6);
    /// The fourteenth legion.
    pub const FOURTEENTH: Self = Self(7);

    /// Whether it is a legion.
    pub fn is_legion(self) -> bool {
        self.0 < 8
    }
}

names! {
    /// A tribe (2.4).
    pub struct Tribe {
        "helvetii", "boii", "tulingi", "harudes", "marcomanni", "triboci", "vangiones", "nemetes",
        "sedusii", "suebi", "german-horse", "nervii", "atrebates", "viromandui", "aduatuci",
        "aulerci", "senones", "parisii", "cantii",
    }
}

impl Tribe {
    /// The Helvetii.
    pub const HELVETII: Self = Self(0);
    /// The Boii.
    pub const BOII: Self = Self(1);
    /// The Tulingi.
    pub const TULINGI: Self = Self(2);
}

name_set! {
    /// Some units.
    pub struct UnitSet of Unit
}

name_set! {
    /// Some leaders.
    pub struct LeaderSet(u64) of Leader
}

name_set! {
    /// Some legions and groups of horse.
    pub struct GroupSet(u16) of Group
}

name_set! {
    /// Some tribes.
    pub struct TribeSet(u32) of Tribe
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
    /// A value a group.
    pub struct GroupMap of Group
}

name_map! {
    /// A value a tribe.
    pub struct TribeMap of Tribe
}
