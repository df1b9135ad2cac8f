//! 3.0: where play can wait. What interrupts something is above it on the stack (decision 12); only
//! the sequence pushes, pops and replaces.

use geometry::hex::{Facing, Hex};
use serde::{Deserialize, Serialize};

use super::lists::Way;
use crate::ids::{Group, GroupSet, Leader, Side, Unit, UnitSet};

/// Foot or horse (4.52), or skirmishers (4.35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// BI and LI.
    Foot,
    /// Horse.
    Horse,
    /// SK.
    Skirmishers,
}

/// Which phase of a leader's it is (5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Which {
    /// His first of the turn.
    First,
    /// After a momentum roll.
    Momentum,
    /// 5.5.
    Elite,
    /// Handed over by the die of fate (5.33).
    Reactivated,
    /// 5.6: nobody's; the proconsul pays for it.
    Auxiliaries,
}

/// What kind of orders he gives (4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Given {
    /// Not decided yet.
    Choosing,
    /// Individual orders only: a die has failed (4.22, 4.54).
    Single,
    /// Individual orders.
    Individual,
    /// Legion orders.
    Legions,
    /// A line order.
    Line(Arm),
    /// Cohorts of the third line, whatever their legion (S-RHI-5).
    Relief,
    /// Phase A.
    Auxiliaries,
    /// None any more: shock only (5.26), or the whole phase is spent.
    Nothing,
}

impl Given {
    /// Whether cohorts move together by it, as a legion does (4.34, S-RHI-5).
    pub fn is_legions(self) -> bool {
        matches!(self, Self::Legions | Self::Relief)
    }
}

/// 4.3: a leader gives orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// Who; nobody in phase A.
    pub leader: Option<Leader>,
    /// Which of his phases.
    pub which: Which,
    /// What kind of orders.
    pub given: Given,
    /// Individual orders left.
    #[serde(default)]
    pub left: u8,
    /// The arm that a tribal leader has ordered (4.52).
    #[serde(default)]
    pub arm: Option<Arm>,
    /// Legions chosen for legion orders.
    #[serde(default)]
    pub legions: GroupSet,
    /// Those of them whose turn is still to come, one after the other (4.34, Wave).
    #[serde(default)]
    pub waves: GroupSet,
    /// He trumped and must do something (5.46).
    #[serde(default)]
    pub bound: bool,
    /// An automatic line order outside his commander's range: no momentum (4.54).
    #[serde(default)]
    pub costs_momentum: bool,
    /// He has ordered infantry of an impetuous tribe (6.8).
    #[serde(default)]
    pub eager: bool,
    /// How far the phase has been closed: shots in reaction, late fire, shock.
    #[serde(default)]
    pub closing: u8,
}

/// 5.12: whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Due {
    /// The side.
    pub side: Side,
    /// The level of initiative.
    pub level: u8,
    /// Which of its leaders.
    #[serde(default)]
    pub picked: Option<Leader>,
}

/// 5.42: a trump that may be trumped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trumping {
    /// Who trumped.
    pub by: Leader,
    /// Who was due.
    pub due: Leader,
}

/// What a moving unit does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Go {
    /// Into the next hex.
    Step(Hex),
    /// Turn.
    Pivot(Facing),
    /// Form or leave column (6.41).
    Column(Facing),
}

/// Where a move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The owner decides.
    Ready,
    /// The first point is about to be spent.
    Begin(Go),
    /// It leaves its hex.
    Leave(Go),
    /// It goes.
    Go(Go),
    /// It has stopped; a light unit decides whether it attacks (7.25).
    Stopping,
}

/// 6.1: a unit or a stack moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Who, the top of the stack.
    pub unit: Unit,
    /// Who moves with it.
    #[serde(default)]
    pub with: Option<Unit>,
    /// The leader who goes with them (6.94).
    #[serde(default)]
    pub rider: Option<Leader>,
    /// Whether it leaves its chariot behind (S-BRI-8).
    #[serde(default)]
    pub on_foot: bool,
    /// Whether it has just got down, so that one hex is always open to it (S-BRI-8).
    #[serde(default)]
    pub alit: bool,
    /// Points spent.
    #[serde(default)]
    pub spent: u8,
    /// Where it stands.
    pub stage: Stage,
    /// Where it has been, its hex last.
    pub way: Way,
    /// Whether it has just stepped.
    #[serde(default)]
    pub fresh: bool,
    /// Whether it may go no further: in an enemy zone of control.
    #[serde(default)]
    pub halted: bool,
}

/// Who rides or is carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rider {
    /// A leader (6.15).
    Leader(Leader),
    /// The eagle of a legion (4.43).
    Eagle(Group),
}

/// 6.15: a leader or an eagle moves; its owner says where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ride {
    /// Who.
    pub rider: Rider,
}

/// 8.25: the other side may react to a unit that came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct React {
    /// Who came.
    pub mover: Unit,
    /// Where from; none before its first step, when only withdrawals may follow.
    pub from: Option<Hex>,
    /// Whether in the shock segment, where nobody withdraws or extends (6.56).
    #[serde(default)]
    pub shock: bool,
}

/// 8.21: those whose zone of control a unit leaves may shoot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// Who leaves.
    pub mover: Unit,
    /// The only one who may shoot, where it is the one withdrawn from.
    #[serde(default)]
    pub only: Option<Unit>,
    /// Who has answered.
    #[serde(default)]
    pub done: UnitSet,
}

/// 6.5: a unit withdraws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Withdraw {
    /// Who.
    pub unit: Unit,
    /// Who goes with it.
    #[serde(default)]
    pub with: Option<Unit>,
    /// From whom.
    pub mover: Unit,
    /// Points or hexes left.
    pub left: u8,
    /// Driven off by a rush (S-SAB-2): hexes, not points.
    #[serde(default)]
    pub driven: bool,
    /// Whether it has gone a hex.
    #[serde(default)]
    pub gone: bool,
    /// Whether the shot at it has been offered.
    #[serde(default)]
    pub begun: bool,
    /// Whether it has come to rest and may turn.
    #[serde(default)]
    pub ended: bool,
}

/// 4.62: leaders whom a unit has come next to may go away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Away {
    /// Who came.
    pub mover: Unit,
    /// The only hex whose leaders are asked, where the unit is about to enter it.
    #[serde(default)]
    pub at: Option<Hex>,
}

/// 8.64: a harassed unit answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harass {
    /// Who harasses.
    pub by: Unit,
    /// Whom.
    pub at: Unit,
    /// From which hex.
    pub from: Hex,
}

/// 8.24: a unit that was shot at may shoot back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// Who may shoot.
    pub by: Unit,
    /// At whom.
    pub at: Unit,
}

/// The steps of a shock segment (8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Segment {
    /// 8.31: standing units are marked.
    Mark,
    /// 8.32: attackers and defenders are matched.
    Allot,
    /// 8.33: dice and hits.
    Charge,
    /// 8.33: routs, then advances into emptied hexes.
    Clear,
    /// 8.34: leaders.
    Leaders,
    /// 8.35: who counts.
    Clash,
    /// 8.36: the table.
    Struggle,
    /// 8.37, 10.37: routs.
    Routs,
    /// 8.37: those next to rout.
    Collapse,
    /// 8.4: advances and pursuits.
    Advance,
    /// Those that stand at the limit after it.
    Last,
    /// The end.
    End,
}

/// 8.3: a shock segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shock {
    /// Whose.
    pub leader: Option<Leader>,
    /// Who attacks.
    pub side: Side,
    /// Which step.
    pub segment: Segment,
    /// The first of its combats.
    #[serde(default)]
    pub from: u8,
    /// The combat that is looked at.
    #[serde(default)]
    pub at: u8,
    /// The only attacker, where it pursues (10.52).
    #[serde(default)]
    pub pursuer: Option<Unit>,
}

/// 8.4: somebody may or must take a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advance {
    /// Who advances.
    pub unit: Unit,
    /// Whether those whose zone of control it leaves have been asked.
    #[serde(default)]
    pub watched: bool,
    /// Whether leaders who stand in its way have been asked.
    #[serde(default)]
    pub warned: bool,
    /// Whether it has gone and may turn now.
    #[serde(default)]
    pub gone: bool,
    /// The hex.
    pub to: Hex,
    /// Whether it may turn as it likes (10.54), or one vertex only (8.42).
    #[serde(default)]
    pub freely: bool,
}

/// 10.5: horse pursues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pursuit {
    /// Who.
    pub unit: Unit,
    /// Points left.
    pub left: u8,
    /// The way that is still to go.
    pub way: Way,
    /// How much of it is gone.
    #[serde(default)]
    pub gone: u8,
    /// Whether it rides on straight ahead (10.53), and on which hand it goes next.
    #[serde(default)]
    pub straight: Option<bool>,
    /// Whether its owner has said on which hand it rides on first.
    #[serde(default)]
    pub chosen: bool,
    /// Whether those whose zone of control it leaves have been asked.
    #[serde(default)]
    pub watched: bool,
    /// Whether leaders who stand in its way have been asked.
    #[serde(default)]
    pub warned: bool,
    /// Whether it has fought its shock.
    #[serde(default)]
    pub fought: bool,
    /// Whether it leaves the map with those it pursues.
    #[serde(default)]
    pub off: bool,
}

/// Where a routed unit flees to (10.32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Home {
    /// A cohort: to its eagle.
    Eagle,
    /// The camp, the wagons, the boats.
    Camp,
    /// Off the map.
    Edge,
}

/// 10.3: a unit flees, and its owner chooses between hexes that are as good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flee {
    /// Who.
    pub unit: Unit,
    /// Where to.
    pub home: Home,
    /// Where it was.
    pub from: Hex,
    /// Whether it spends points as in phase E (10.33), or hexes (10.31).
    #[serde(default)]
    pub marches: bool,
    /// Points or hexes left.
    pub left: u8,
    /// The hex that it has just left.
    #[serde(default)]
    pub last: Option<Hex>,
    /// Whether it only goes on because friends stand where it would have stopped (10.35).
    #[serde(default)]
    pub over: bool,
    /// Where it has come through.
    #[serde(default)]
    pub trail: Way,
    /// The eagle that it carries along (4.44).
    #[serde(default)]
    pub eagle: Option<Group>,
}

/// A unit whose owner may turn it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turning {
    /// Who.
    pub unit: Unit,
    /// The only other facing, where it may not turn as it likes (6.43).
    #[serde(default)]
    pub only: Option<Facing>,
}

/// The steps of phase E (3.0-E).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// Markers, rallies in camp, flight.
    Flight,
    /// S-BIB-5.
    Withdrawal,
    /// Reload, then killed leaders return.
    Leaders,
    /// Victory, and the next turn.
    Victory,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// An army has fled (10.61).
    Rout,
    /// The last turn is over (S-GEN-5).
    Time,
    /// The beach-head (S-BRI-10).
    BeachHead,
}

/// Where play is waiting.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Phase {
    /// S-GEN-1: legates may be exchanged.
    Setup,
    /// 5.6: whether to use the auxiliaries.
    Auxiliaries,
    /// 5.5: whether to use the elite phase.
    Elite,
    /// 5.1: a leader is due.
    Due(Due),
    /// 5.42: a trump may be trumped.
    Answer(Trumping),
    /// 4.3: orders.
    Orders(Orders),
    /// 8.3: shock.
    Shock(Shock),
    /// 5.3: momentum.
    Momentum { leader: Leader, eager: bool },
    /// 5.42: a momentum may be trumped.
    Countered { leader: Leader },
    /// 5.33: the enemy may activate somebody.
    Handover { side: Side },
    /// 3.0-E.
    Close { step: Closing },
    /// 4.63: a killed leader returns.
    Return { leader: Leader },
    /// 10.6: the end.
    Over { winner: Option<Side>, by: Ending },
    /// 6.1.
    Move(Move),
    /// 6.15.
    Ride(Ride),
    /// 8.25.
    React(React),
    /// 8.21.
    Leave(Leave),
    /// S-SAB-2: auxiliaries before a rush, who go back one after the other.
    Driven { mover: Unit, units: UnitSet },
    /// 6.5.
    Withdraw(Withdraw),
    /// 4.62.
    Away(Away),
    /// 8.64.
    Harass(Harass),
    /// 8.24.
    Reply(Aim),
    /// 8.23: shots after a line or legion order.
    Queue,
    /// movers that had to hold their fire.
    Late,
    /// 8.35: the defender names who counts.
    NameDefender { combat: u8 },
    /// 8.35: the attacker names who counts.
    NameAttacker { combat: u8 },
    /// 8.43: who advances.
    Choose { combat: u8, hex: Hex },
    /// 8.4.
    Advance(Advance),
    /// 10.5.
    Pursuit(Pursuit),
    /// 10.38: whether a leader goes along.
    Follow { unit: Unit, leader: Leader },
    /// 8.44: whether a cohort enters the hex that its pila have emptied.
    Enter { unit: Unit, to: Hex },
    /// 8.65: the chaser picks a hex towards the one that harassed it.
    Press { unit: Unit, prey: Unit },
    /// 8.65: the light infantry that was chased may step back.
    StepBack { unit: Unit },
    /// 10.47, 10.53, 6.43: the first of those who may turn freely.
    Face,
    /// 10.12: the owner says who takes the odd hits.
    OddHit { combat: u8, left: u8, among: UnitSet },
    /// 10.51: which horse pursues.
    Pursuer { combat: u8 },
    /// 10.31: between hexes that are as good.
    Flee(Flee),
    /// S-SAB-10: lancers who ride home.
    RideHome { left: u8 },
    /// S-GEN-6, 10.55: where the first of those who come enters the map.
    Arrive,
}

/// What it is, for those who ask about one kind.
impl Phase {
    /// Orders, while any are still given.
    pub(crate) fn giving(self) -> Option<Orders> {
        if let Self::Orders(orders) = self {
            Some(orders).filter(|orders| orders.given != Given::Nothing)
        } else {
            None
        }
    }

    /// A side that is due.
    pub(crate) fn due(self) -> Option<Due> {
        if let Self::Due(due) = self { Some(due) } else { None }
    }

    /// A side that is due, and the leader whom it has picked.
    pub(crate) fn picked(self) -> Option<(Due, Leader)> {
        self.due().and_then(|due| Some((due, due.picked?)))
    }

    /// Who has trumped, or has his momentum, and what he is to get if it stands (5.42).
    pub(crate) fn trumped(self) -> Option<(Leader, Which)> {
        if let Self::Answer(trump) = self {
            Some((trump.by, Which::First))
        } else if let Self::Countered { leader } = self {
            Some((leader, Which::Momentum))
        } else {
            None
        }
    }

    /// A move.
    pub(crate) fn moving(self) -> Option<Move> {
        if let Self::Move(moving) = self { Some(moving) } else { None }
    }

    /// A move whose owner decides how it goes on.
    pub(crate) fn ready(self) -> Option<Move> {
        self.moving().filter(|moving| moving.stage == Stage::Ready)
    }

    /// A move that has ended before an enemy (7.25).
    pub(crate) fn stopping(self) -> Option<Move> {
        self.moving().filter(|moving| moving.stage == Stage::Stopping)
    }

    /// A reaction to a unit that has come.
    pub(crate) fn arrival(self) -> Option<React> {
        if let Self::React(react) = self {
            Some(react).filter(|react| react.from.is_some())
        } else {
            None
        }
    }

    /// A reaction to a unit that moves, or is about to (6.56).
    pub(crate) fn approach(self) -> Option<React> {
        if let Self::React(react) = self { Some(react).filter(|react| !react.shock) } else { None }
    }

    /// A shock segment.
    pub(crate) fn shock(self) -> Option<Shock> {
        if let Self::Shock(shock) = self { Some(shock) } else { None }
    }

    /// A shock segment at one of its steps.
    pub(crate) fn shock_at(self, segment: Segment) -> Option<Shock> {
        self.shock().filter(|shock| shock.segment == segment)
    }
}
