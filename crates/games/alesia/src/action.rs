//! Actions, refusals and events.

use geometry::hex::Hex;
use kernel::{Arg, Concealed, Rule, Say};
use serde::{Deserialize, Serialize};

use crate::ids::{Force, Side, Unit, UnitSet, Zone, ZoneSet};
use crate::pack::{Pack, Verdict, Virtual};
use crate::state::{OverBy, Report};

/// One decision.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// 17.4: Caesar commands five zones from this one on, clockwise.
    Sphere { first: Zone },
    /// 3.2: a fort is put up.
    Build { hex: Hex },
    /// 3.2: a fort is taken back.
    Unbuild { hex: Hex },
    /// 3.2, 12.6: a unit is taken into the hand.
    Take { unit: Unit },
    /// 3.2, 12.6: the unit in the hand is placed.
    Put { hex: Hex },
    /// 3.2: the rest is placed as in the suggested set-up, as far as there is room.
    PlaceRest,
    /// The set-up, or what is recovered, is complete.
    Ready,
    /// 17.3: the besieged sally.
    Sally,
    /// 17.3: not yet.
    StayInside,
    /// 5.2: one hex on.
    Step { unit: Unit, to: Hex },
    /// 9.3: from Alesia to one of its walls.
    Appear { unit: Unit, at: Hex },
    /// 9.3: from a wall into Alesia.
    GoIn { unit: Unit },
    /// 11.1: from a zone to an edge hex.
    Enter { unit: Unit, at: Hex },
    /// 11.5: from an edge hex to a zone.
    Leave { unit: Unit, zone: Zone },
    /// 5.2: the unit on its way stops.
    Halt,
    /// 4.1, 4.2, 4.5: this part of the movement is over.
    EndMoves,
    /// 17.7: all of the movement is over: the unit on its way stops, and nobody else moves.
    TimeUp,
    /// 11.4: from a zone to the next.
    Shift { unit: Unit, zone: Zone },
    /// 11.2: to a hex beyond the edge, to attack from there.
    Lurk { unit: Unit, beyond: Virtual },
    /// 24.2: the engines of a fort shoot.
    FireFort { fort: Hex, range: u8, at: Unit },
    /// 20.5: archers or slingers shoot.
    FireUnit { unit: Unit, range: u8, at: Unit },
    /// 20.5, 24.2: nobody shoots, or nobody else.
    HoldFire,
    /// 10.2: a unit too many is removed.
    Remove { unit: Unit },
    /// 22.43: Gallic cavalry attacks the Roman cavalry in its zone.
    Screen { zone: Zone },
    /// 22.43: the same, and infantry helps it.
    ScreenWithFoot { zone: Zone },
    /// 22.45: so many are said to be there: infantry first, then cavalry.
    Tell { number: u8 },
    /// 22.47: a messenger rides from a zone.
    Send { zone: Zone },
    /// 22.47: none does.
    SendNobody,
    /// 14.0: a hex is attacked, by a new attack or by the one that is open.
    Target { hex: Hex },
    /// 14.0: a unit joins the attack that is open.
    Commit { unit: Unit },
    /// 14.0: the attack is complete.
    Close,
    /// 14.0: an attack on this hex is given up.
    Dissolve { hex: Hex },
    /// 14.3: the rest is divided so that everything owed is attacked.
    Propose,
    /// 15.1: all attacks are declared.
    EndDeclaration,
    /// 13.3: the attack on this hex is resolved.
    Resolve { hex: Hex },
    /// 19.4: this die counts.
    PickDie { face: u8 },
    /// 19.6: the leader stays with those who did not attack.
    StandAside { leader: Unit },
    /// 19.6: he goes with those who did.
    Share { leader: Unit },
    /// 19.3: the leader retreats with this unit.
    Accompany { leader: Unit, unit: Unit },
    /// 16.4: a beaten unit is moved one hex.
    Retreat { unit: Unit, to: Hex },
    /// 16.2: a beaten Gaul is moved off the map.
    RetreatOff { unit: Unit },
    /// 11.5: the zone of a unit that was moved off the map.
    Settle { unit: Unit, zone: Zone },
    /// 16.1: a winner advances one hex.
    Advance { unit: Unit, to: Hex },
    /// 16.1: nobody advances, or nobody else.
    EndAdvance,
    /// 17.5: a leader takes command in the other's sphere.
    TakeCommand,
    /// 17.5: he gives it up.
    YieldCommand,
    /// 17.5: the other lets him.
    Allow,
    /// 17.5: the other does not.
    Refuse,
    /// 12.3: a unit equally near to several zones goes to this one.
    Withdraw { unit: Unit, zone: Zone },
    /// 12.4: a lost unit comes back.
    Recover { unit: Unit },
    /// 12.5: a lost relief unit comes back in a zone.
    Return { unit: Unit, zone: Zone },
}

impl Action {
    /// The rule that says when it has its moment.
    pub fn moment(self) -> Rule {
        Rule(match self {
            Self::Sphere { .. } => "17.4",
            Self::Build { .. }
            | Self::Unbuild { .. }
            | Self::Take { .. }
            | Self::Put { .. }
            | Self::PlaceRest
            | Self::Ready => "3.2",
            Self::Sally | Self::StayInside => "17.3",
            Self::Step { .. } | Self::Halt => "5.2",
            Self::EndMoves => "4.1",
            Self::TimeUp => "17.7",
            Self::Appear { .. } | Self::GoIn { .. } => "9.3",
            Self::Enter { .. } => "11.1",
            Self::Leave { .. } | Self::Settle { .. } => "11.5",
            Self::Shift { .. } => "4.2",
            Self::Lurk { .. } => "11.2",
            Self::FireFort { .. } => "24.2",
            Self::FireUnit { .. } | Self::HoldFire => "20.5",
            Self::Remove { .. } => "10.2",
            Self::Screen { .. } | Self::ScreenWithFoot { .. } => "22.43",
            Self::Tell { .. } => "22.45",
            Self::Send { .. } | Self::SendNobody => "22.47",
            Self::Target { .. }
            | Self::Commit { .. }
            | Self::Close
            | Self::Dissolve { .. }
            | Self::Propose => "14.3",
            Self::EndDeclaration => "15.1",
            Self::Resolve { .. } => "13.3",
            Self::PickDie { .. } => "19.4",
            Self::StandAside { .. } | Self::Share { .. } => "19.6",
            Self::Accompany { .. } => "19.3",
            Self::Retreat { .. } | Self::RetreatOff { .. } => "16.4",
            Self::Advance { .. } | Self::EndAdvance => "16.1",
            Self::TakeCommand | Self::YieldCommand | Self::Allow | Self::Refuse => "17.5",
            Self::Withdraw { .. } => "12.3",
            Self::Recover { .. } => "12.4",
            Self::Return { .. } => "12.5",
        })
    }

    /// The unit that it moves, if it moves one.
    pub fn mover(self) -> Option<Unit> {
        if let Self::Step { unit, .. }
        | Self::Appear { unit, .. }
        | Self::GoIn { unit }
        | Self::Enter { unit, .. }
        | Self::Leave { unit, .. } = self
        {
            Some(unit)
        } else {
            None
        }
    }
}

kernel::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal for Pack {
        /// This is decided at another moment; the rule says when.
        NotNow { rule: Rule } = rule.0;
        /// Another seat decides for it.
        NotYours { rule: Rule } = rule.0;
        /// 3.2.
        TownAndAround { hex: Hex } = "3.2";
        /// 3.2, 24.1.
        FortTooNear { hex: Hex } = "3.2";
        /// 24.1.
        NoFortLeft {} = "24.1";
        /// 3.2.
        FortThere { hex: Hex } = "3.2";
        /// 3.2.
        NoFortThere { hex: Hex } = "3.2";
        /// 3.2: forts are taken back when all stand.
        FortsFirst {} = "3.2";
        /// 12.6: forts stay where they are.
        FortsStay {} = "12.6";
        /// 10.1.
        StackFull { hex: Hex } = "10.1";
        /// 3.2.
        NotAllPlaced {} = "3.2";
        /// 3.2: there is nothing left to place.
        AllPlaced {} = "3.2";
        /// 3.2.
        HandEmpty {} = "3.2";
        /// 3.2.
        HandFull {} = "3.2";
        /// 3.2.
        CannotBePlaced { unit: Unit } = "3.2";
        /// 17.4.
        OtherSphere { hex: Hex } = "17.4";
        /// 5.2.
        AlreadyMoved { unit: Unit } = "5.2";
        /// 5.2.
        AnotherIsMoving { unit: Unit } = "5.2";
        /// 5.2.
        NobodyIsMoving {} = "5.2";
        /// 5.2.
        NotThere { unit: Unit, rule: Rule } = rule.0;
        /// 5.3.
        NotAdjacent { to: Hex } = "5.3";
        /// 5.3.
        OffTheMap {} = "5.3";
        /// 5.3.
        OutOfMovement { cost: u8, left: u8 } = "5.3";
        /// 5.5.
        EnemyThere { to: Hex } = "5.5";
        /// 6.2.
        StoppedInZone { unit: Unit } = "6.2";
        /// 6.4.
        ZoneToZone { to: Hex } = "6.4";
        /// 20.2.
        MissilesKeepAway { to: Hex } = "20.2";
        /// 19.3.
        LeaderAlone { to: Hex } = "19.3";
        /// 19.1.
        KingInZone { to: Hex } = "19.1";
        /// 19.2.
        KingNearFort { to: Hex } = "19.2";
        /// 22.1.
        NoHorseOnWorks { to: Hex } = "22.1";
        /// 9.1.
        NoRomansInTown { to: Hex } = "9.1";
        /// 9.3.
        ByTheWalls { to: Hex } = "9.3";
        /// 9.4.
        NotThroughTown { unit: Unit } = "9.4";
        /// 18.1, 18.2.
        NotReleased { rule: Rule } = rule.0;
        /// 8.1.
        HeldByWater { to: Hex } = "8.1";
        /// 15.3.
        Raging { unit: Unit } = "15.3";
        /// 21.1.
        Disrupted { unit: Unit } = "21.1";
        /// 9.3.
        NotInTown { unit: Unit } = "9.3";
        /// 9.3.
        NoWall { at: Hex } = "9.3";
        /// 11.5.
        NotAtEdge { unit: Unit } = "11.5";
        /// 11.3.
        RomansStay {} = "11.3";
        /// 11.1.
        WrongZone { unit: Unit } = "11.1";
        /// 11.4.
        NotNextZone { zone: Zone } = "11.4";
        /// 11.4.
        HasActed { unit: Unit } = "11.4";
        /// 11.7.
        JustLeft { unit: Unit } = "11.7";
        /// 22.44.
        Pinned { unit: Unit } = "22.44";
        /// 22.43.
        NotEnoughFoot { zone: Zone } = "22.43";
        /// 22.45.
        NotSoMany { number: u8 } = "22.45";
        /// 22.47.
        NobodyToSend { zone: Zone } = "22.47";
        /// 4.1.
        MapIsDone {} = "4.1";
        /// 4.2.
        ZonesLater {} = "4.2";
        /// 11.2.
        NobodyToLurkFor {} = "11.2";
        /// 20.3.
        MissilesMustLeave { unit: Unit } = "20.3";
        /// 20.5, 24.2.
        OutOfRange { range: u8, rule: Rule } = rule.0;
        /// 20.5, 24.2.
        ShotSpent { range: u8, rule: Rule } = rule.0;
        /// 24.5.
        ShotLost { range: u8 } = "24.5";
        /// 24.51.
        BeganInArc { unit: Unit } = "24.51";
        /// 24.52.
        HasMovedInArc { unit: Unit } = "24.52";
        /// 24.1.
        NotManned { hex: Hex } = "24.1";
        /// 20.7.
        BehindWalls { unit: Unit } = "20.7";
        /// 20.4.
        RagingShooters { unit: Unit } = "20.4";
        /// 16.3.
        HasFired {} = "16.3";
        /// 20.5.
        NotTheTarget { unit: Unit } = "20.5";
        /// 25.7.
        NotSeen { unit: Unit } = "25.7";
        /// 10.2.
        NotInExcess { unit: Unit } = "10.2";
        /// 20.1, 19.3, 21.2 and others.
        CannotAttack { unit: Unit, rule: Rule } = rule.0;
        /// 14.1, 9.5.
        CannotBeAttacked { hex: Hex, rule: Rule } = rule.0;
        /// 14.33.
        NotAdjacentToAll { unit: Unit } = "14.33";
        /// 13.2.
        InAnotherAttack { unit: Unit } = "13.2";
        /// 14.4.
        UnderAttack { hex: Hex } = "14.4";
        /// 14.32.
        LeavesUnit { unit: Unit } = "14.32";
        /// 14.31.
        LeavesHex { hex: Hex } = "14.31";
        /// 14.32.
        UnitOwes { unit: Unit } = "14.32";
        /// 14.31.
        HexOwed { hex: Hex } = "14.31";
        /// 14.1.
        NothingOpen {} = "14.1";
        /// 15.1.
        AttackOpen {} = "15.1";
        /// 14.3.
        AlreadyProposed {} = "14.3";
        /// 13.3.
        NoSuchBattle { hex: Hex } = "13.3";
        /// 19.4.
        NoSuchDie { face: u8 } = "19.4";
        /// 16.4, 15.3.
        NotThatWay { to: Hex } = "16.4";
        /// 16.2.
        NotOffTheMap {} = "16.2";
        /// 15.3.
        NeedNotRetreat { unit: Unit } = "15.3";
        /// 16.1.
        MayNotAdvance { unit: Unit } = "16.1";
        /// 16.1.
        NotEmptied { to: Hex } = "16.1";
        /// 16.5.
        AdvanceIsOver { unit: Unit } = "16.5";
        /// 17.5.
        CannotClaim {} = "17.5";
        /// 17.7.
        NoClock {} = "17.7";
        /// 12.3.
        NotNearest { zone: Zone } = "12.3";
        /// 12.4.
        CannotRecover { unit: Unit } = "12.4";
        /// 12.4, 12.5.
        TooManyFactors { left: u16 } = "12.4";
    }
}

/// Who shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Firer {
    /// The engines of a fort.
    Fort(Hex),
    /// Archers or slingers.
    Unit(Unit),
}

impl Firer {
    /// The rule that it shoots by.
    pub fn rule(self) -> Rule {
        Rule(match self {
            Self::Fort(_) => "24.2",
            Self::Unit(_) => "20.5",
        })
    }
}

/// What the journal tells.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    SpheresNamed { first: Concealed<Zone> },
    Built { hex: Hex },
    Unbuilt { hex: Hex },
    Placed { unit: Unit, hex: Hex },
    PlacedRest,
    Ready { side: Side, rule: Rule },
    TurnBegan { period: u8, turn: u8, side: Side },
    Sallied,
    StayedInside,
    Moved { unit: Unit, from: Hex, to: Hex, spent: u8 },
    Appeared { unit: Unit, at: Hex },
    WentIn { unit: Unit },
    TimeUp { whose: &'static str },
    Entered { unit: Unit, at: Hex, spent: u8 },
    Left { unit: Unit, from: Hex, zone: Concealed<Zone> },
    Shifted { what: Concealed<(Unit, Zone)> },
    Lurked { unit: Unit, beyond: Virtual },
    Presence { zones: ZoneSet },
    Fired { by: Firer, range: u8, at: Unit, hex: Hex },
    Missed,
    Disrupted { unit: Unit },
    Eliminated { unit: Unit, rule: Rule },
    ThrewOnWorks { unit: Unit, hex: Hex, face: u8, lost: bool },
    FortRazed { hex: Hex },
    Removed { unit: Unit },
    Screened { zone: Zone, column: u8 },
    Held { zone: Zone },
    Sent { zone: Zone, arrived: Concealed<bool> },
    Reported { zone: Zone, what: Concealed<Report> },
    Declared { side: Side, attacks: u8 },
    Fought { hex: Hex, attack: u16, defence: u16 },
    Automatic { rule: Rule },
    Result { face: u8, verdict: Verdict },
    NoEffect { rule: Rule },
    Raged { units: UnitSet },
    RageOver { units: UnitSet },
    StoodAside { leader: Unit },
    Retreated { unit: Unit, to: Hex },
    RetreatedOff { unit: Unit },
    Settled { unit: Unit, zone: Concealed<Zone> },
    Advanced { unit: Unit, to: Hex },
    Claimed { by: Unit },
    Rebuffed { by: Unit },
    Yielded { by: Unit },
    Ripe,
    ChitDrawn { delay: Concealed<u8> },
    ChitShown { delay: u8 },
    TrenchFilled { hex: Hex },
    PeriodOver,
    Withdrew { unit: Unit, zone: Concealed<Zone> },
    Allowance { factors: [u16; 5] },
    Recovered { unit: Unit },
    Looked,
    Over { winner: Option<Side>, by: OverBy },
}

impl Say<Pack> for Unit {
    fn say(self, pack: &'static Pack) -> Arg {
        Arg::Name(&pack.labels[self.index()])
    }
}

impl Say<Pack> for Hex {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl Say<Pack> for Zone {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Name(self.name())
    }
}

impl Say<Pack> for Side {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(["side-rome", "side-gaul"][self.index()])
    }
}

impl Say<Pack> for Force {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Word(["force-roman", "force-relief", "force-besieged"][self.index()])
    }
}
