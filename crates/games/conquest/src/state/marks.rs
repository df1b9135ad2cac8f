//! Markers on units.

kernel::names! {
    /// A marker on a unit.
    pub struct Mark {
        "routed", "reduced", "rallied", "column", "unformed", "moved", "fired", "harassed",
        "recovered", "changed", "limbered", "turned", "stayed", "steep", "must-check", "no-check",
        "held-back", "attacked", "defended", "finished", "counted", "trapped", "in-line",
        "ordered", "pursued", "rode-on", "sheltered", "rushed", "entered", "chased", "landed",
    }
}

#[allow(missing_docs, reason = "named as the markers are")]
impl Mark {
    /// It flees (10.36).
    pub const ROUTED: Self = Self(0);
    /// It was rallied once (10.21).
    pub const REDUCED: Self = Self(1);
    /// It was rallied in this turn (10.48).
    pub const RALLIED: Self = Self(2);
    /// In column (6.4).
    pub const COLUMN: Self = Self(3);
    /// S-SAB-4.
    pub const UNFORMED: Self = Self(4);
    /// It has spent movement points in this phase.
    pub const MOVED: Self = Self(5);
    /// It has shot in this phase by its order.
    pub const FIRED: Self = Self(6);
    /// It has harassed in this phase.
    pub const HARASSED: Self = Self(7);
    /// It has recovered in this phase.
    pub const RECOVERED: Self = Self(8);
    /// A catapult that changed its mode in this phase.
    pub const CHANGED: Self = Self(9);
    /// A catapult that is ready to move.
    pub const LIMBERED: Self = Self(10);
    /// It turned in reaction in this phase (7.15).
    pub const TURNED: Self = Self(11);
    /// It has refused to withdraw before the unit that moves (6.51).
    pub const STAYED: Self = Self(12);
    /// It has taken its hit for levels in this phase (6.22).
    pub const STEEP: Self = Self(13);
    /// Shock: Must Check (7.26).
    pub const MUST_CHECK: Self = Self(14);
    /// Shock: No Check (8.31).
    pub const NO_CHECK: Self = Self(15);
    /// A light unit that moved and does not attack.
    pub const HELD_BACK: Self = Self(16);
    /// It has attacked in this phase (8.32).
    pub const ATTACKED: Self = Self(17);
    /// It has been attacked in this phase.
    pub const DEFENDED: Self = Self(18);
    /// Horse that pursued or broke off (10.54).
    pub const FINISHED: Self = Self(19);
    /// Counted for impetuosity (6.8).
    pub const COUNTED: Self = Self(20);
    /// It has entered a camp and stays there (6.75).
    pub const TRAPPED: Self = Self(21);
    /// It may be moved by the line or legion order of this phase.
    pub const IN_LINE: Self = Self(22);
    /// It has had its individual order in this phase.
    pub const ORDERED: Self = Self(23);
    /// It has pursued in this phase.
    pub const PURSUED: Self = Self(24);
    /// It has ridden on in this phase.
    pub const RODE_ON: Self = Self(25);
    /// It started in camp and may leave it (S-BIB-2, S-BIB-3).
    pub const SHELTERED: Self = Self(26);
    /// It was driven off in this phase (S-SAB-2).
    pub const RUSHED: Self = Self(27);
    /// It has come to another hex in this phase (5.46).
    pub const ENTERED: Self = Self(28);
    /// An entry shot at it is still due.
    pub const CHASED: Self = Self(29);
    /// It has come ashore in this phase (S-BRI-5), or has landed somebody (S-BRI-3).
    pub const LANDED: Self = Self(30);
}

kernel::name_set! {
    /// Some markers.
    pub struct Marks(u32) of Mark
}

/// Markers that a phase clears when it ends.
pub(crate) const OF_PHASE: [Mark; 21] = [
    Mark::MOVED,
    Mark::FIRED,
    Mark::HARASSED,
    Mark::RECOVERED,
    Mark::CHANGED,
    Mark::TURNED,
    Mark::STAYED,
    Mark::STEEP,
    Mark::MUST_CHECK,
    Mark::NO_CHECK,
    Mark::HELD_BACK,
    Mark::ATTACKED,
    Mark::DEFENDED,
    Mark::IN_LINE,
    Mark::ORDERED,
    Mark::PURSUED,
    Mark::RODE_ON,
    Mark::RUSHED,
    Mark::ENTERED,
    Mark::CHASED,
    Mark::LANDED,
];
