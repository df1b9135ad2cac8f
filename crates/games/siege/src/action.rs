//! Actions, refusals and events.

use geometry::hex::Hex;
use kernel::{Concealed, Rule};
use serde::{Deserialize, Serialize};

use crate::ids::{Counter, Force, Leader, Side, Unit};
use crate::pack::{Hexes, Pack, Verdict};
use crate::state::{Fate, Order, OverBy};

/// One decision. Fields are named after what they hold.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// 9.1: a camp is placed.
    PlaceCamp { hex: Hex },
    /// 14.1: a besieged unit is placed in Alésia.
    Garrison { unit: Unit, hex: Hex },
    /// 14.1: Vercingetorix is.
    GarrisonLeader { hex: Hex },
    /// 2.0-A: a unit is put into a box on the first turn.
    Assign { unit: Unit, leader: Leader },
    /// 14.1: a Roman counter is placed.
    Post { counter: Counter, hex: Hex },
    /// 2.0-A: a unit goes to another box.
    Transfer { unit: Unit, leader: Leader },
    /// 4.0: a legion becomes two halves.
    Split { legion: Unit },
    /// 4.0: two halves become a legion.
    Unite { legion: Unit },
    /// 14.1, 2.0-A, 2.0-D: nothing more to arrange.
    Ready,
    /// 8.1: a new commander.
    Appoint { leader: Leader },
    /// 7.1: a counter moves one hex.
    March { counter: Counter, to: Hex },
    /// 2.0-B: no more counters move in this round.
    EndMarches,
    /// 2.0-C1: a unit is deployed.
    Deploy { unit: Unit, to: Hex },
    /// 7.2: a unit moves one hex.
    Step { unit: Unit, to: Hex },
    /// 7.2: a leader or detachment moves one hex.
    Ride { leader: Leader, to: Hex },
    /// 7.1, 7.2: the counter in motion stops; 11.5: the retreat ends here.
    Halt,
    /// 7.2: no more tactical moves.
    EndMoves,
    /// 10.1: a camp joins the volley.
    AimCamp { camp: Hex, at: Hex },
    /// 10.1: the fortified hexside between the two joins the volley.
    AimSide { from: Hex, at: Hex },
    /// 10.2: the volley is shot.
    Loose,
    /// 10.1: no more archery.
    EndArchery,
    /// 11.2: a hex is to be attacked.
    Attack { hex: Hex },
    /// 11.2: the combat is widened by a hex.
    Widen { hex: Hex },
    /// 11.2: a unit joins the attack.
    Commit { unit: Unit },
    /// 11.2: the combat is fought.
    Fight,
    /// 11.0: no more attacks.
    EndCombats,
    /// 11.2: the riposte strikes the stack in this hex.
    Riposte { hex: Hex },
    /// 11.3: this unit suffers.
    Suffer { unit: Unit },
    /// 11.3: the result is taken.
    Endure,
    /// 11.3: the units retreat instead.
    FallBack,
    /// 11.5, 12.3: a unit retreats one hex.
    Retreat { unit: Unit, to: Hex },
    /// 11.5: a unit advances.
    Advance { unit: Unit, to: Hex },
    /// 11.5: a leader goes with those who advance.
    Follow { leader: Leader, to: Hex },
    /// 11.5: nobody else advances.
    EndAdvance,
    /// 12.5: a unit on the map tries to rally.
    Rally { unit: Unit },
    /// 12.5: nobody else does.
    EndRally,
    /// 2.0-D: a unit goes back to a box.
    Withdraw { unit: Unit, leader: Leader },
}

impl Action {
    /// The rule that says when it has its moment, for one that comes at another.
    pub(crate) fn moment(self) -> Rule {
        Rule(match self {
            Self::PlaceCamp { .. } => "9.1",
            Self::Garrison { .. } | Self::GarrisonLeader { .. } | Self::Post { .. } => "14.1",
            Self::Assign { .. } | Self::Transfer { .. } | Self::Ready => "2.0-A",
            Self::Split { .. } | Self::Unite { .. } => "4.0",
            Self::Appoint { .. } => "8.1",
            Self::March { .. } | Self::EndMarches => "2.0-B",
            Self::Deploy { .. } => "2.0-C1",
            Self::Step { .. } | Self::Ride { .. } | Self::Halt | Self::EndMoves => "2.0-C2",
            Self::AimCamp { .. } | Self::AimSide { .. } | Self::Loose | Self::EndArchery => "10.1",
            Self::Attack { .. }
            | Self::Widen { .. }
            | Self::Commit { .. }
            | Self::Fight
            | Self::EndCombats => "11.0",
            Self::Riposte { .. } => "11.2",
            Self::Suffer { .. } | Self::Endure | Self::FallBack => "11.3",
            Self::Retreat { .. } => "11.5-retreat",
            Self::Advance { .. } | Self::Follow { .. } | Self::EndAdvance => "11.5-advance",
            Self::Rally { .. } | Self::EndRally => "12.5",
            Self::Withdraw { .. } => "2.0-D",
        })
    }
}

kernel::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal for Pack {
        /// This is decided at another moment; the rule says when.
        NotNow { rule: Rule } = rule.0;
        /// A unit or counter of somebody else, or one that is not there.
        NotYours { rule: Rule } = rule.0;
        /// There is no such hex.
        OffTheMap { rule: Rule } = rule.0;
        /// 9.1.
        CampNeedsLine { hex: Hex } = "9.1";
        /// 9.1, errata.
        CampTooHigh { hex: Hex } = "errata-9.1";
        /// 9.1.
        CampInside { hex: Hex } = "9.1";
        /// 9.1.
        CampNearWall { hex: Hex } = "9.1";
        /// 9.1.
        CampThere { hex: Hex } = "9.1";
        /// 14.1.
        NotInAlesia { hex: Hex } = "14.1";
        /// 14.1, 5.0: the other units would not fit any more.
        GarrisonWouldNotFit { unit: Unit, hex: Hex } = "5.0";
        /// 14.1.
        AlreadyPlaced {} = "14.1";
        /// 14.1.
        NotBetweenTheLines { hex: Hex } = "14.1";
        /// 14.1, 2.0-A.
        NotReady {} = "14.1";
        /// 3.2.
        NoBox { leader: Leader } = "3.2";
        /// 3.2.
        BoxFull { leader: Leader, limit: u8 } = "3.2";
        /// 2.0-A: a box holds one unit too many until another leaves it.
        BoxOverfull { leader: Leader, limit: u8 } = "2.0-A";
        /// 2.0-A.
        NotInABox { unit: Unit } = "2.0-A";
        /// 2.0-A.
        SameBox { unit: Unit, leader: Leader } = "2.0-A";
        /// 2.0-A.
        LeadersApart { leader: Leader, unit: Unit } = "2.0-A";
        /// 4.0.
        LeaderInSight { leader: Leader } = "4.0";
        /// 2.0-A.
        AlreadyHandled { unit: Unit } = "2.0-A";
        /// 4.0: not back again before anything else is done.
        JustExchanged { legion: Unit } = "4.0";
        /// 11.2: results are applied before anything else is done.
        ResultFirst {} = "11.2";
        /// 4.0.
        NoWholeLegion { legion: Unit } = "4.0";
        /// 4.0.
        HalvesApart { legion: Unit } = "4.0";
        /// 4.0.
        HalvesDiffer { legion: Unit } = "4.0";
        /// 8.1.
        CannotCommand { leader: Leader } = "8.1";
        /// 7.1.
        CounterInSight { counter: Counter } = "7.1";
        /// 7.1.
        NoStrategicMove { counter: Counter } = "7.1";
        /// 11.4.
        WoundedStays { counter: Counter } = "11.4";
        /// 2.0-B.
        AlreadyMarched { counter: Counter } = "2.0-B";
        /// 2.0-B.1 to 2.0-B.3.
        NoMarchLeft { limit: u8, rule: Rule } = rule.0;
        /// 2.0-B.2.
        LastLeaderInCamp { counter: Counter } = "2.0-B.2";
        /// 7.1, 7.2: another is in the middle of its move.
        AnotherIsMoving { rule: Rule } = rule.0;
        /// 7.1, 7.2.
        NobodyIsMoving {} = "7.2";
        /// 7.0.
        NotAdjacent { from: Hex, to: Hex } = "7.0";
        /// 7.1, 7.2, 8.4: not in this move.
        OutOfReach { to: Hex, rule: Rule } = rule.0;
        /// 7.0.
        EnemyThere { to: Hex } = "7.0";
        /// 11.4: a leader alone is attacked, not run over.
        EnemyLeaderThere { to: Hex } = "11.4";
        /// 1.2: only units scatter a detachment.
        EnemyDetachmentThere { to: Hex } = "1.2";
        /// 7.1.
        RomansStayInLines { to: Hex } = "7.1";
        /// 7.2.
        GateNeeded { from: Hex, to: Hex } = "7.2";
        /// table-terrain a.
        MustStartNextTo { from: Hex, to: Hex } = "table-terrain";
        /// 7.1, 7.2.
        OutOfMovement { cost: u8, left: u8, rule: Rule } = rule.0;
        /// 7.2.
        TooFarOutside { to: Hex, limit: u8 } = "7.2";
        /// 6.2, 7.3.
        ZoneToZone { from: Hex, to: Hex } = "7.3";
        /// 5.0.
        StackFull { to: Hex, limit: u8 } = "5.0";
        /// 5.0.
        NoMixing { unit: Unit, to: Hex } = "5.0";
        /// 8.4.
        OutOfCommandZone { unit: Unit, to: Hex } = "8.4";
        /// 12.4.
        RoutedFlees { unit: Unit, to: Hex } = "12.4";
        /// 7.2.
        AlreadyMoved {} = "7.2";
        /// 7.2: only counters that lie face up move.
        NotDeployed {} = "7.2";
        /// 5.0.
        StackTooStrong { hex: Hex } = "5.0";
        /// 2.0-C1.
        NotInThatBox { unit: Unit } = "2.0-C1";
        /// 2.0-C1.
        OutOfRange { to: Hex, range: u8 } = "2.0-C1";
        /// 2.0-C1.
        ContactWithEnemy { to: Hex } = "2.0-C1";
        /// 2.0-C1.
        ContactWithWorks { to: Hex } = "2.0-C1";
        /// 2.0-C1.
        RomansDeployInside { to: Hex } = "2.0-C1";
        /// 2.0-C1.
        BeyondTheLines { to: Hex } = "2.0-C1";
        /// 10.0.
        NoCampThere { hex: Hex } = "10.0";
        /// 10.0.
        NoFortificationThere { from: Hex, at: Hex } = "10.0";
        /// 10.0.
        Garrisoned { from: Hex } = "10.0";
        /// 9.2.
        Breached { from: Hex } = "9.2-roman";
        /// 10.1.
        HasShot {} = "10.1";
        /// 10.1.
        TooFarToShoot { at: Hex } = "10.1";
        /// 10.1.
        SlopeBetween { at: Hex } = "10.1";
        /// 10.1.
        NoTarget { at: Hex } = "10.1";
        /// 10.1.
        OtherTarget { at: Hex } = "10.1";
        /// 10.1.
        NobodyAims {} = "10.1";
        /// 11.2.
        NothingToAttack { hex: Hex } = "11.2";
        /// 11.2.
        AttackedAlready { hex: Hex } = "11.2";
        /// 11.2.
        NobodyCanAttack { hex: Hex } = "11.2";
        /// 11.2: the combat is not widened to a hex away from those who attack.
        NoAttackerNextTo { hex: Hex } = "11.2";
        /// 11.1.
        HasAttacked { unit: Unit } = "11.1";
        /// 8.4.
        OutOfCommand { unit: Unit } = "8.4";
        /// 12.4.
        RoutedCannotFight { unit: Unit } = "12.4";
        /// 11.2.
        NotNextToTarget { unit: Unit } = "11.0";
        /// 11.2.
        AlreadyCommitted { unit: Unit } = "11.2";
        /// 11.2.
        NobodyCommitted {} = "11.2";
        /// 11.2: an enemy in the zone of an attacker is left out.
        EnemyLeftOut { hex: Hex } = "11.2";
        /// 11.2: a hex that must still be attacked.
        AttackOwed { hex: Hex } = "11.2";
        /// 11.2.
        NoStackThere { hex: Hex } = "11.2";
        /// 11.3.
        NotAmongThem { unit: Unit } = "11.3";
        /// 11.3.
        NoRetreatInstead {} = "11.3";
        /// 11.3.
        CavalryPursues {} = "11.3";
        /// 11.3: the unit that suffers must be chosen.
        ChooseOne {} = "11.3";
        /// 11.5, 12.3.
        NotRetreating { unit: Unit } = "11.5-retreat";
        /// 11.5, 12.3: somebody must retreat before anything else happens.
        RetreatFirst {} = "11.5-retreat";
        /// 11.5, 12.3: another unit is in the middle of its retreat.
        AnotherRetreats {} = "11.5-retreat";
        /// 11.5, 12.3.
        RetreatAway { to: Hex } = "11.5-retreat";
        /// 6.2.
        RetreatIntoZone { to: Hex } = "6.2";
        /// 11.5.
        RetreatBlocked { to: Hex } = "11.5-retreat";
        /// 11.5, 12.3.
        RetreatGoesOn { rule: Rule } = rule.0;
        /// 11.5.
        NotVacated { to: Hex } = "11.5-advance";
        /// 11.5.
        CannotAdvance { unit: Unit } = "11.5-advance";
        /// 11.5.
        NobodyToFollow { leader: Leader } = "11.5-advance";
        /// 12.5.
        NothingToRally { unit: Unit } = "12.5";
        /// 12.5.
        MovedOrFought { unit: Unit } = "12.5";
        /// 8.3, 8.4.
        InEnemyZone { unit: Unit } = "8.3";
        /// 12.5.
        RalliedOnce { unit: Unit } = "12.5";
        /// 2.0-D.
        NotInRange { unit: Unit, leader: Leader } = "2.0-D";
        /// 3.2.
        BesiegedHaveNoBox { unit: Unit } = "3.2";
    }
}

/// What the journal tells.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Debug)]
pub enum Event {
    /// 9.1.
    CampPlaced { hex: Hex },
    /// 14.1.
    Garrisoned { unit: Unit, hex: Hex },
    /// 14.1.
    LeaderGarrisoned { hex: Hex },
    /// 2.0-A.
    Assigned { what: Concealed<(Unit, Leader)> },
    /// 14.1.
    Posted { counter: Counter, hex: Hex },
    /// 2.0-A.
    Transferred { what: Concealed<(Unit, Leader)> },
    /// 4.0.
    SplitUp { legion: Unit },
    /// 4.0.
    United { legion: Unit },
    /// 4.0: a legion in a closed box is split, or its halves are united.
    RegroupedUnseen { what: Concealed<(Unit, bool)> },
    /// 2.0-A.
    IsReady { force: Force, rule: Rule },
    /// 2.0.
    Turn { turn: u8, night: bool },
    /// 8.1.
    Appointed { side: Side, leader: Leader },
    /// 2.0-B.
    StrategicInitiative { side: Side, totals: [i8; 2] },
    /// 7.1.
    Marched { counter: Counter, from: Hex, to: Hex },
    /// 1.3.
    Revealed { counter: Counter, leader: Leader, hex: Hex },
    /// 2.0-D.
    Hidden { counter: Counter, leader: Leader },
    /// 2.0-B.
    Passed { side: Side, round: u8 },
    /// 2.0-C.
    TacticalInitiative { side: Side, totals: [u8; 2] },
    /// 2.0-C1.
    Deployed { unit: Unit, hex: Hex },
    /// 7.2.
    Moved { unit: Unit, from: Hex, to: Hex },
    /// 7.2.
    Rode { leader: Leader, from: Hex, to: Hex },
    /// 1.2: a detachment that the enemy runs over.
    Scattered { leader: Leader, hex: Hex },
    /// 9.2.
    Breach { hex: Hex },
    /// 9.2.
    Repaired { hex: Hex },
    /// 9.1.
    CampDestroyed { hex: Hex },
    /// 10.2.
    Shot { at: Hex, value: u8, die: u8, far: u8, hit: bool },
    /// 11.2: what the attack and the riposte threw, and what came of it.
    Fought { targets: Hexes, side: Side, attack: Throw, riposte: Throw },
    /// 11.3.
    FellBack { side: Side },
    /// 12.1.
    Tested { unit: Unit, die: u8, total: i8, held: bool },
    /// 12.2, 12.3.
    Reordered { unit: Unit, order: Order },
    /// 11.3, 5.0, 6.2.
    Eliminated { unit: Unit, rule: Rule },
    /// 11.5, 12.3.
    Retreated { unit: Unit, from: Hex, to: Hex },
    /// 11.5.
    Advanced { unit: Unit, to: Hex },
    /// 11.5.
    Followed { leader: Leader, to: Hex },
    /// 11.4: the throws.
    LeaderTested { leader: Leader, first: u8, second: Option<u8>, fate: Option<Fate> },
    /// 11.4.
    LeaderRejoins { leader: Leader, to: Hex },
    /// 11.4.
    LeaderTaken { leader: Leader },
    /// 12.5.
    Rallied { unit: Unit, total: i8, rallied: bool },
    /// 12.5: a unit in a closed box tried to rally.
    RalliedUnseen { what: Concealed<(Unit, i8, bool)> },
    /// 2.0-D.
    Withdrawn { unit: Unit },
    /// 8.5: units left in the box of a leader who is gone.
    BoxLost { unit: Unit },
    /// 14.3.
    Escaped { units: u8, vercingetorix: bool },
    /// 14.3.
    Won { winner: Option<Side>, by: OverBy, points: [u16; 2] },
}

/// A throw on a combat table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// PF.
    pub pf: u16,
    /// The die; nothing for a side without PF.
    pub die: Option<u8>,
    /// All modifiers.
    pub modifier: i8,
    /// Columns shifted.
    pub shift: i8,
    /// What comes of it.
    pub verdict: Verdict,
}
