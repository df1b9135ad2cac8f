//! 1.0: who and where, and what can be chosen before a game.

kernel::seats! {
    /// The players.
    pub enum Side { Roman = "roman", Gaul = "gaul" }
}

kernel::names! {
    /// A cohort.
    pub struct Cohort { "cohort-1", "cohort-2", "cohort-3" }
}

kernel::name_set! {
    /// Some cohorts.
    pub struct CohortSet(u8) of Cohort
}

kernel::name_map! {
    /// A value a cohort.
    pub struct CohortMap of Cohort
}

kernel::names! {
    /// A place, from the Roman camp to the village.
    pub struct Place { "camp", "bank", "ford", "shore", "village" }
}

impl Place {
    /// Where the Romans start.
    pub const CAMP: Self = Self(0);
    /// The crossing.
    pub const FORD: Self = Self(2);
    /// The far side of the river.
    pub const SHORE: Self = Self(3);
    /// Where the Romans want to go.
    pub const VILLAGE: Self = Self(4);

    /// The place in front of it.
    pub fn next(self) -> Option<Self> {
        (self != Self::VILLAGE).then(|| Self(self.0 + 1))
    }

    /// 2.0: whether an ambush can lie there.
    pub fn hides(self) -> bool {
        self != Self::CAMP && self != Self::VILLAGE
    }

    /// 4.0: whether javelins reach it.
    pub fn in_range(self) -> bool {
        self == Self::FORD || self == Self::SHORE
    }
}

kernel::options! {
    /// What a table is set up with.
    pub struct Options {
        /// How deep the river is.
        river: River = "3.2" { Low = "low", High = "high" },
    }
}
