//! 4.0: where play is waiting, and what that point needs.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::fire::When;
use crate::ids::{Side, Unit, UnitSet, Zone};
use crate::pack::Verdict;

/// How a moving unit stands to rivers and the trench (8.0).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Barrier {
    /// In none.
    #[default]
    Free,
    /// It began its turn in one and may leave it on any side.
    Started,
    /// It has entered one and may not leave it this turn.
    In,
}

/// A unit in the middle of its move (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Going {
    /// Which.
    pub unit: Unit,
    /// The seat that has set it in motion.
    pub by: Seat,
    /// Half points left.
    pub left: u8,
    /// Rivers and the trench.
    #[serde(default)]
    pub barrier: Barrier,
    /// Whether it has entered Alesia and may not leave it this turn (9.4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub home: bool,
    /// Whether its move is over, and only fire is still due.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// How far the movement of the relief army has come (4.1, 4.2).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Units on the map and in Alesia move (4.1).
    #[default]
    Map,
    /// Units enter from the zones (11.1).
    Entry,
    /// Units move from zone to zone (4.2).
    Zones,
}

/// A side's movement (4.1, 4.2, 4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moves {
    /// Who moves.
    pub side: Side,
    /// The seats that have not finished.
    pub asked: SeatSet,
    /// A seat that moves when these have finished: the relief army on the turn of the sally (17.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<Seat>,
    /// How far the relief army has come.
    #[serde(default)]
    pub stage: Stage,
    /// The units on their way: of the relief army or Caesar, and of the besieged or Labienus. Each
    /// player moves one unit at a time (5.2), and two may move at the same time (17.3).
    #[serde(default, skip_serializing_if = "nobody_goes")]
    pub going: [Option<Going>; 2],
    /// The seats whose time is up (17.7): they have done when nothing more is fired at the unit that
    /// they had on its way.
    #[serde(default, skip_serializing_if = "nobody")]
    pub late: SeatSet,
    /// The seats whose unit on its way has come from off the map: it does not leave again (11.4).
    #[serde(default, skip_serializing_if = "nobody")]
    pub arrived: SeatSet,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks it so")]
fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

fn nobody_goes(going: &[Option<Going>; 2]) -> bool {
    *going == [None; 2]
}

impl Moves {
    /// The movement of a side, before anybody has moved.
    pub(crate) fn of_side(side: Side, asked: SeatSet, then: Option<Seat>) -> Self {
        let (late, arrived) = (SeatSet::NONE, SeatSet::NONE);
        Self { side, asked, then, stage: Stage::Map, going: [None; 2], late, arrived }
    }

    /// The unit that a seat has on its way.
    pub fn of(&self, seat: Seat) -> Option<Going> {
        self.going[Self::slot(seat)]
    }

    /// How a unit on its way stands.
    pub fn on_way(&self, unit: Unit) -> Option<Going> {
        self.going.iter().flatten().find(|going| going.unit == unit).copied()
    }

    pub(crate) const fn slot(seat: Seat) -> usize {
        (seat.0 >= 2) as usize
    }
}

/// When fire is due (20.5, 24.2, 16.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// A unit has entered a hex and may go on.
    Step,
    /// It has come from off the map and may go on (24.6).
    Arrive,
    /// Its move is over.
    Stop,
    /// It has come from off the map, and its move is over.
    ArriveAndStop,
    /// It retreats after combat.
    Retreat,
    /// It advances after combat.
    Advance,
}

impl Moment {
    /// Whether the unit has just come from off the map.
    pub fn arrives(self) -> bool {
        matches!(self, Self::Arrive | Self::ArriveAndStop)
    }

    /// Whether it is after combat (16.3).
    pub fn after_combat(self) -> bool {
        matches!(self, Self::Retreat | Self::Advance)
    }

    /// Whether it is the last chance against the unit.
    pub fn is_last(self) -> bool {
        matches!(self, Self::Stop | Self::ArriveAndStop)
    }
}

/// Fire that interrupts (20.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    /// The unit that may be shot at.
    pub unit: Unit,
    /// Why.
    pub moment: Moment,
    /// The seat that is asked.
    pub asked: Seat,
}

/// What a battle waits for (15.3, 16.0, 19.4 to 19.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The Roman chooses one of several dice.
    Dice,
    /// The Roman says whether a leader shares a bad result (19.6).
    Fate(Unit),
    /// A leader's player says with whom he retreats.
    Company(Unit),
    /// The winner moves the losers.
    Retreat,
    /// The owner of a unit that has left the map chooses its zone (11.5).
    Exile(Unit),
    /// The winners may advance.
    Advance,
}

/// A unit that retreats or advances, and where it has been.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trail {
    /// Which.
    pub unit: Unit,
    /// Where it started.
    pub from: Hex,
    /// The hexes entered.
    #[serde(default)]
    pub via: ArrayVec<Hex, 4>,
}

/// A battle in progress (15.0).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// The number of the attack.
    pub attack: u8,
    /// What it waits for.
    pub step: Step,
    /// The seat that decides.
    pub asked: Seat,
    /// Attack and defence.
    pub odds: [u16; 2],
    /// The faces thrown.
    #[serde(default)]
    pub dice: ArrayVec<u8, 4>,
    /// The result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// Units that must still retreat.
    #[serde(default)]
    pub fleeing: UnitSet,
    /// Units that may still advance.
    #[serde(default)]
    pub eager: UnitSet,
    /// With whom leaders go: Caesar, Labienus, Vercingetorix.
    #[serde(default)]
    pub company: [Option<Unit>; 3],
    /// Leaders who stay out of the result (19.6).
    #[serde(default)]
    pub aside: UnitSet,
    /// Hexes of the beaten side before the result.
    #[serde(default)]
    pub lost: ArrayVec<Hex, 12>,
    /// The unit that retreats or advances.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trail: Option<Trail>,
}

/// Attacks that are being declared (14.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declaration {
    /// Who attacks.
    pub side: Side,
    /// The seat that declares.
    pub asked: Seat,
    /// The number of the attack that is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<u8>,
    /// Whether it is another seat's, to which only attackers are added (17.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub joined: bool,
    /// The first and the last attack that were proposed; none if the last is before the first.
    #[serde(default = "none_proposed", skip_serializing_if = "is_none_proposed")]
    pub proposed: [u8; 2],
}

/// No attack was proposed.
pub(crate) const NONE_PROPOSED: [u8; 2] = [1, 0];

fn none_proposed() -> [u8; 2] {
    NONE_PROPOSED
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks it so")]
fn is_none_proposed(proposed: &[u8; 2]) -> bool {
    *proposed == NONE_PROPOSED
}

/// The battles of a player turn (4.4, 4.6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combats {
    /// Who attacks.
    pub side: Side,
    /// The seat whose battles are resolved.
    pub asked: Seat,
    /// The battle in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Battle>,
}

/// After what excess units are removed (10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// Movement.
    Movement,
    /// The player turn of who owns the units.
    Turn,
    /// The player turn of his enemy.
    EnemyTurn,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OverBy {
    /// Vercingetorix has left the map (26.1).
    Escape,
    /// He is eliminated (26.2).
    Capture,
    /// The second period is over (26.2).
    Time,
}

/// Where play is waiting, and for whom.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[allow(clippy::large_enum_variant, reason = "a state never allocates")]
pub enum Phase {
    /// 17.4: Caesar names his zones.
    Spheres,
    /// 3.2, 12.6: the Romans place their units.
    Setup {
        asked: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hand: Option<Unit>,
    },
    /// 17.3: the besieged say whether they sally.
    Sally,
    /// 4.1, 4.2, 4.5.
    Movement(Moves),
    /// 20.5, 24.2, 16.3: interrupts movement and battles.
    Window(Window),
    /// 24.4, 24.52: fire after movement.
    LastFire { asked: Seat },
    /// 10.2: too many units in a hex.
    Excess { side: Side, hex: Hex, asked: Seat, after: After },
    /// 22.43: the Gauls attack the Roman cavalry in a zone.
    Screen { zone: Zone },
    /// 22.47: a messenger may be sent from a zone.
    Messenger,
    /// 22.45: the Gauls say what is in a zone. Interrupts movement, or ends the messenger's ride.
    Report { zone: Zone },
    /// 14.0.
    Declaration(Declaration),
    /// 15.0, 16.0.
    Combats(Combats),
    /// 17.5: a leader would take command in the other's sphere; the other may refuse.
    Claim {
        asked: Seat,
        /// Who is asked next, where both command in the other's sphere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        then: Option<Seat>,
    },
    /// 12.3: the relief army chooses the zone of a unit equally near to several.
    Withdrawal { unit: Unit },
    /// 12.4, 12.5.
    Recovery { asked: Seat },
    /// 26.0.
    Over { winner: Option<Side>, by: OverBy },
}

impl Phase {
    /// When the fire is that is due, if any is.
    pub(crate) fn fire(&self) -> Option<When> {
        match self {
            Self::Window(window) => Some(When::At(window.moment)),
            Self::LastFire { .. } => Some(When::End),
            Self::Spheres
            | Self::Setup { .. }
            | Self::Sally
            | Self::Movement(_)
            | Self::Excess { .. }
            | Self::Screen { .. }
            | Self::Messenger
            | Self::Report { .. }
            | Self::Declaration(_)
            | Self::Combats(_)
            | Self::Claim { .. }
            | Self::Withdrawal { .. }
            | Self::Recovery { .. }
            | Self::Over { .. } => None,
        }
    }

    /// Who attacks, while attacks are declared and fought.
    pub(crate) fn attacker(&self) -> Option<Side> {
        match self {
            Self::Declaration(declaration) => Some(declaration.side),
            Self::Combats(combats) => Some(combats.side),
            Self::Spheres
            | Self::Setup { .. }
            | Self::Sally
            | Self::Movement(_)
            | Self::Window(_)
            | Self::LastFire { .. }
            | Self::Excess { .. }
            | Self::Screen { .. }
            | Self::Messenger
            | Self::Report { .. }
            | Self::Claim { .. }
            | Self::Withdrawal { .. }
            | Self::Recovery { .. }
            | Self::Over { .. } => None,
        }
    }
}
