//! Actions, refusals and events.

use geometry::hex::{Facing, Hex};
use kernel::{Arg, Rule, Say};
use serde::{Deserialize, Serialize};

use crate::ids::{Group, Leader, Side, Tribe, Unit};
use crate::pack::Pack;
use crate::state::{Arm, Ending, Rider};

/// One decision.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// S-GEN-1: two legates change places.
    SwapLegates { one: Leader, other: Leader },
    /// S-GEN-1: the battle begins.
    Ready,
    /// 5.61: the auxiliaries act.
    UseAuxiliaries,
    /// 5.65: they do not.
    SkipAuxiliaries,
    /// 5.51: a leader takes the elite phase.
    TakeElite { leader: Leader },
    /// 5.51: it is kept.
    KeepElite,
    /// 5.12: this leader is to act.
    Pick { leader: Leader },
    /// 5.13: he does.
    Activate,
    /// 5.17: the legate lets his turn pass.
    Pass,
    /// 5.26: he waits to be taken out of the enemy's zone of control.
    Wait,
    /// 5.26: he only marks units for shock.
    ShockOnly,
    /// 5.15: he does nothing in this turn.
    Decline,
    /// 5.41: another leader of the side trumps.
    Trump { leader: Leader },
    /// S-LUT-2: he trumps, and may fail without harm.
    TrumpFreely { leader: Leader },
    /// 5.42: the trump, or the momentum, is trumped.
    TrumpBack { leader: Leader },
    /// 5.42: it stands.
    LetStand,
    /// 4.32: individual orders.
    Individual,
    /// 4.34: a legion order to this legion.
    LegionOrder { legion: Group },
    /// 4.34: the chosen legions act, all at once.
    AllForOne,
    /// 4.34: they act one after the other.
    Wave,
    /// 4.35, 4.54: a line order.
    LineOrder { arm: Arm },
    /// 4.54: a line order for which he rolls.
    LineByDie { arm: Arm },
    /// 10.44: routed cohorts rally at their eagle.
    RallyAtEagle { legion: Group },
    /// 10.55: horse that pursued off the map comes back.
    Regroup,
    /// 6.11: a unit moves.
    Order { unit: Unit },
    /// 6.94: a stack moves.
    OrderStack { unit: Unit },
    /// 6.32: into the next hex.
    Step { to: Hex },
    /// 7.12: it turns.
    Pivot { facing: Facing },
    /// 6.41: it forms column, or leaves it.
    Column { facing: Facing },
    /// 8.11: it shoots.
    Fire { unit: Unit, at: Hex },
    /// 6.11: it stops.
    Stop,
    /// 7.25: the light unit attacks.
    Attack,
    /// 7.25: it does not.
    HoldBack,
    /// 8.61: it harasses from a hex next to its target.
    Harass { unit: Unit, at: Hex, from: Hex },
    /// 10.14: it recovers.
    Recover { unit: Unit },
    /// 10.41: a leader tries to rally it.
    Rally { unit: Unit },
    /// 6.95: the bottom unit comes to the top.
    Swap { unit: Unit },
    /// 9.32: a catapult changes its mode.
    Mode { unit: Unit },
    /// 6.15, 4.43: a leader or an eagle moves.
    Ride { rider: Rider },
    /// 6.15: where to.
    RideTo { to: Hex },
    /// 6.65: a cohort extends the line, by order or in reaction (6.61).
    Extend { unit: Unit, to: Hex },
    /// 9.34: a catapult shoots.
    Shoot { unit: Unit, at: Hex },
    /// S-BRI-3: a cohort lands.
    Land { unit: Unit, to: Hex },
    /// 3.0-C: no more orders.
    EndOrders,
    /// 6.51: a unit withdraws.
    Withdraw { unit: Unit },
    /// 6.51: a stack withdraws.
    WithdrawStack { unit: Unit },
    /// 7.15: a unit turns to meet the enemy.
    Turn { unit: Unit, facing: Facing },
    /// 8.23, 8.21: a shot in reaction.
    ReactFire { unit: Unit, at: Unit },
    /// 4.62: a leader goes away.
    LeaderAway { leader: Leader, to: Hex },
    /// The window closes.
    Done,
    /// 8.24, 8.64: the unit that was shot at or harassed shoots back.
    ShootBack,
    /// 8.65: it chases.
    Chase,
    /// 8.31: a unit that stood still will attack.
    Mark { unit: Unit },
    /// 8.31: no more.
    EndMarks,
    /// 8.32: the units of an attacking hex attack this hex only.
    Against { from: Hex, at: Hex },
    /// 8.32: they attack both hexes in front of them.
    AgainstBoth { from: Hex },
    /// 8.32: the rest is matched as it lies.
    AllotRest,
    /// 8.35: this defender counts.
    NameDefender { unit: Unit },
    /// 8.35: this attacker counts.
    NameAttacker { unit: Unit },
    /// 8.43: this unit takes the hex.
    TakeHex { unit: Unit },
    /// 10.38: the leader goes along with the routed unit.
    Follow,
    /// 10.38: he stays.
    Stay,
    /// 10.12: this unit takes an odd hit.
    OddHit { unit: Unit },
    /// 10.51: this horse rolls for the pursuit.
    Pursue { unit: Unit },
    /// 10.31: the routed unit flees there.
    FleeTo { to: Hex },
    /// S-SAB-10: these lancers ride home.
    RideHome { unit: Unit },
    /// S-RHI-5: the third line is sent in.
    Relief,
    /// S-GEN-6, 10.55: the unit comes to the map here.
    Arrive { to: Hex },
    /// S-BRI-8: the light infantry gets down from its chariot.
    Alight,
    /// 5.31: a momentum roll.
    Try,
    /// 5.28: none.
    StopHere,
    /// 5.33: this leader acts once more.
    Reactivate { leader: Leader },
    /// S-BIB-5: the tribe falls back.
    FallBack,
    /// 4.63: the leader comes back with this unit.
    Return { unit: Unit },
}

kernel::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal for Pack {
        /// This is decided at another moment; the rule says when.
        NotNow { rule: Rule } = rule.0;
        /// 6.32.
        NotAdjacent { from: Hex, to: Hex } = "6.32";
        /// 6.32.
        NotInFront { to: Hex } = "6.32";
        /// 6.25.
        Impassable { hex: Hex } = "6.25";
        /// 6.72.
        ClosedTo { hex: Hex } = "6.72";
        /// 6.26.
        NoPoints { need: u8, left: u8 } = "6.26";
        /// 6.92.
        EnemyThere { hex: Hex } = "6.92";
        /// 6.91.
        NoRoom { hex: Hex } = "6.91";
        /// 7.23.
        MustHalt { unit: Unit } = "7.23";
        /// 7.23.
        Pinned { unit: Unit } = "7.23";
        /// 7.13.
        NoTurnInZone { unit: Unit } = "7.13";
        /// 7.12.
        NoSuchFacing { unit: Unit } = "7.12";
        /// 6.41.
        NoColumn { unit: Unit } = "6.41";
        /// 4.21, 4.52.
        NotCommanded { unit: Unit } = "4.31";
        /// 5.61.
        NotAuxiliary { unit: Unit } = "5.61";
        /// 4.52.
        NotOfHisTribe { unit: Unit } = "4.52";
        /// 4.1.
        OutOfRange { unit: Unit } = "4.1";
        /// 4.36.
        NotInLine { unit: Unit } = "4.36";
        /// 5.24.
        HasActed { unit: Unit } = "5.24";
        /// 10.36.
        IsRouted { unit: Unit } = "10.36";
        /// 10.48.
        IsRallied { unit: Unit } = "10.48";
        /// 10.54.
        IsFinished { unit: Unit } = "10.54";
        /// 4.24.
        LegateActed { unit: Unit } = "4.24";
        /// 4.24, 5.52.
        ProconsulActed { unit: Unit } = "4.24";
        /// 4.52.
        OrderedByOther { unit: Unit } = "4.52";
        /// 4.52.
        OtherArm { unit: Unit } = "4.52";
        /// 4.32.
        NoOrdersLeft { } = "4.32";
        /// 6.75.
        IsTrapped { unit: Unit } = "6.75";
        /// 4.33.
        OtherKind { } = "4.33";
        /// 4.34.
        NoLegion { legion: Group } = "4.34";
        /// 4.22, 4.24.
        LegionUsed { legion: Group } = "4.24";
        /// 4.24, 5.52.
        LegionTaken { legion: Group } = "4.24";
        /// 4.35 of the Romans, 4.54 of the tribes.
        NoLine { rule: Rule } = rule.0;
        /// 5.12.
        NotDue { leader: Leader } = "5.12";
        /// 5.26.
        LeaderPinned { leader: Leader } = "5.26";
        /// 5.26.
        NotPinned { leader: Leader } = "5.26";
        /// 5.33.
        NoReactivation { leader: Leader } = "5.33";
        /// 5.17.
        NoPass { leader: Leader } = "5.17";
        /// 5.41.
        NoTrump { leader: Leader } = "5.41";
        /// 5.43.
        TrumpTried { } = "5.43";
        /// 5.46.
        MustAct { } = "5.46";
        /// 5.51.
        NoElite { leader: Leader } = "5.51";
        /// 5.31.
        NoMomentum { leader: Leader } = "5.31";
        /// 4.22.
        FixedLegate { leader: Leader } = "4.22";
        /// 4.23, 6.15.
        LeaderMoved { leader: Leader } = "6.15";
        /// 5.23.
        NotHisToMove { leader: Leader } = "5.23";
        /// 4.23.
        LeaderOutOfRange { leader: Leader } = "4.23";
        /// 6.15.
        NoWay { to: Hex } = "6.15";
        /// 8.11.
        NoShot { unit: Unit } = "8.11";
        /// 8.12.
        NoMissiles { unit: Unit } = "8.14";
        /// 8.13.
        OutOfArc { unit: Unit } = "8.13";
        /// 8.71.
        TooFar { unit: Unit } = "8.71";
        /// 8.16.
        Unseen { unit: Unit } = "8.16";
        /// 6.74.
        OverWorks { unit: Unit } = "6.74";
        /// 8.12.
        NoTarget { hex: Hex } = "8.13";
        /// 8.61.
        NoHarassment { unit: Unit } = "8.61";
        /// 8.62.
        NoWayToHarass { unit: Unit } = "8.62";
        /// 10.14.
        NoRecovery { unit: Unit } = "10.14";
        /// 10.41.
        NoRally { unit: Unit } = "10.41";
        /// 10.42.
        TriedBefore { unit: Unit } = "10.42";
        /// 10.44.
        NobodyAtEagle { legion: Group } = "10.44";
        /// 10.55.
        NobodyToRegroup { } = "10.55";
        /// 6.95.
        NoSwap { unit: Unit } = "6.95";
        /// 6.95.
        LiesUnder { unit: Unit } = "6.95";
        /// 6.94.
        NoStack { unit: Unit } = "6.94";
        /// 9.32.
        NoMode { unit: Unit } = "9.32";
        /// 9.32, 9.34.
        OtherMode { unit: Unit } = "9.32";
        /// 9.34.
        NoShotsLeft { unit: Unit } = "9.34";
        /// 6.61, 6.63.
        NoExtension { unit: Unit } = "6.63";
        /// 6.51.
        NoWithdrawal { unit: Unit } = "6.51";
        /// 6.55.
        NotThere { to: Hex } = "6.55";
        /// 7.15.
        NoTurn { unit: Unit } = "7.15";
        /// 8.23.
        NoReaction { unit: Unit } = "8.23";
        /// 4.62.
        NoEscape { leader: Leader } = "4.62";
        /// 8.24.
        NoReply { unit: Unit } = "8.24";
        /// 8.65.
        NoChase { unit: Unit } = "8.65";
        /// 7.25, 8.31.
        NoMark { unit: Unit } = "8.31";
        /// 8.32.
        NoSuchAttack { from: Hex } = "8.32";
        /// 8.35.
        NotNamed { unit: Unit } = "8.35";
        /// 8.43.
        NotFirst { unit: Unit } = "8.43";
        /// 4.63.
        NotHis { unit: Unit } = "4.63";
        /// S-BRI-3.
        NoLanding { unit: Unit } = "S-BRI-3";
        /// 8.44.
        NotEmptied { unit: Unit } = "8.44";
        /// 8.65.
        NoStepBack { to: Hex } = "8.65";
        /// 10.12.
        NoOddHit { unit: Unit } = "10.12";
        /// 10.51.
        NoPursuer { unit: Unit } = "10.51";
        /// 10.53.
        NotStraight { to: Hex } = "10.53";
        /// 10.31.
        NotTheWay { to: Hex } = "10.31";
        /// S-SAB-10.
        StaysHere { unit: Unit } = "S-SAB-10";
        /// S-RHI-5.
        NoRelief { } = "S-RHI-5";
        /// S-GEN-6.
        NoEntry { to: Hex } = "S-GEN-6";
        /// S-BRI-8.
        NoChariot { unit: Unit } = "S-BRI-8";
    }
}

/// What the journal tells.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Turn { turn: u8 },
    Swapped { one: Leader, other: Leader },
    Began { field: crate::ids::Field },
    Auxiliaries,
    Elite { leader: Leader },
    DueSide { side: Side, level: u8 },
    Activated { leader: Leader },
    Passed { leader: Leader },
    Waits { leader: Leader },
    Finished { leader: Leader },
    ShockOnly { leader: Leader },
    Trumped { leader: Leader, success: bool },
    LegionOrdered { leader: Leader, legion: Group },
    OrderFailed { leader: Leader, rule: Rule },
    LineOrdered { leader: Leader, arm: Arm },
    Momentum { leader: Leader, success: bool },
    Fate { leader: Leader },
    TurnCut,
    Reactivated { leader: Leader },
    Stepped { unit: Unit, from: Hex, to: Hex },
    Turned { unit: Unit, facing: Facing },
    Column { unit: Unit, formed: bool },
    Rode { leader: Leader, to: Hex },
    EagleMoved { legion: Group, to: Hex },
    Hits { unit: Unit, hits: u8, now: u8, rule: Rule },
    Shot { unit: Unit, at: Hex, hit: bool },
    Supply { unit: Unit, empty: bool },
    Harassed { unit: Unit, at: Hex },
    Chased { unit: Unit, caught: bool },
    Withdrew { unit: Unit, to: Hex },
    Extended { unit: Unit, to: Hex },
    Recovered { unit: Unit, hits: u8 },
    Swaps { unit: Unit },
    Limbered { unit: Unit, moving: bool },
    Combat { attacker: Unit, defender: Unit },
    Column13 { attacker: Unit, defender: Unit, column: u8, die: u8 },
    Result { attacker: u8, defender: u8 },
    Holds { unit: Unit },
    Routed { unit: Unit },
    Fled { unit: Unit, to: Hex },
    Sheltered { unit: Unit },
    Eliminated { unit: Unit },
    Tamed { tribe: Tribe },
    Calmed { tribe: Tribe },
    Rallied { unit: Unit, hits: u8 },
    RallyFailed { unit: Unit },
    Reloaded { unit: Unit },
    Formed { unit: Unit },
    Advanced { unit: Unit, to: Hex },
    Pursues { unit: Unit },
    BreaksOff { unit: Unit },
    OffMap { unit: Unit },
    Returned { unit: Unit },
    LeaderHit { leader: Leader },
    LeaderWounded { leader: Leader, by: u8 },
    LeaderKilled { leader: Leader },
    LeaderReturned { leader: Leader },
    EagleCaptured { legion: Group, unit: Unit },
    EagleRecaptured { legion: Group },
    EagleLost { legion: Group },
    EagleLeft { legion: Group },
    Arrived { unit: Unit, hex: Hex },
    Points { rome: u16, level: u16 },
    TribePoints { tribe: Tribe, points: u16, level: u16 },
    TribeFled { tribe: Tribe },
    FellBack { tribe: Tribe },
    CampLost,
    Landed { unit: Unit, to: Hex },
    SteppedBack { unit: Unit, to: Hex },
    Relief { leader: Leader },
    Alit { unit: Unit },
    RodeHome { unit: Unit },
    Over { winner: Option<Side>, by: Ending },
}

impl Say<Pack> for Unit {
    fn say(self, pack: &'static Pack) -> Arg {
        Arg::Name(pack.unit_name(self))
    }
}

impl Say<Pack> for Leader {
    fn say(self, pack: &'static Pack) -> Arg {
        Arg::Name(pack.leader_name(self))
    }
}

impl Say<Pack> for Group {
    fn say(self, _: &'static Pack) -> Arg {
        const WORDS: [&str; Group::COUNT] = [
            "group-vii",
            "group-viii",
            "group-ix",
            "group-x",
            "group-xi",
            "group-xii",
            "group-xiii",
            "group-xiv",
            "group-eq1",
            "group-eq2",
        ];
        Arg::Word(WORDS[self.index()])
    }
}

impl Say<Pack> for Tribe {
    fn say(self, _: &'static Pack) -> Arg {
        const WORDS: [&str; Tribe::COUNT] = [
            "tribe-helvetii",
            "tribe-boii",
            "tribe-tulingi",
            "tribe-harudes",
            "tribe-marcomanni",
            "tribe-triboci",
            "tribe-vangiones",
            "tribe-nemetes",
            "tribe-sedusii",
            "tribe-suebi",
            "tribe-german-horse",
            "tribe-nervii",
            "tribe-atrebates",
            "tribe-viromandui",
            "tribe-aduatuci",
            "tribe-aulerci",
            "tribe-senones",
            "tribe-parisii",
            "tribe-cantii",
        ];
        Arg::Word(WORDS[self.index()])
    }
}

impl Say<Pack> for Side {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(["seat-roman", "seat-tribes"][self.index()])
    }
}

impl Say<Pack> for Arm {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(match self {
            Self::Foot => "arm-foot",
            Self::Horse => "arm-horse",
            Self::Skirmishers => "arm-skirmishers",
        })
    }
}
