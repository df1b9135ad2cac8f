//! 2.0: where play is waiting, and what that point needs.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::SeatSet;
use serde::{Deserialize, Serialize};

use crate::ids::{Counter, CounterSet, Force, Leader, Side, Unit, UnitSet};
use crate::pack::{Hexes, Verdict};

/// A counter in the middle of its strategic move (7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct March {
    /// Which.
    pub counter: Counter,
    /// Points spent.
    pub spent: u8,
    /// Whether it has kept to the circular road.
    #[serde(default)]
    pub road: bool,
}

/// A round of strategic moves (2.0-B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Who moves.
    pub side: Side,
    /// 1 to 3.
    #[serde(rename = "round")]
    pub number: u8,
    /// How many counters may move in it.
    pub limit: u8,
    /// Those that have.
    #[serde(default)]
    pub moved: CounterSet,
    /// The one that is on its way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub march: Option<March>,
}

/// A leader or a unit on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// A combat unit.
    Unit(Unit),
    /// A leader or detachment.
    Leader(Leader),
}

/// A piece in the middle of its tactical move (7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Going {
    /// Which.
    pub piece: Piece,
    /// Points spent.
    pub spent: u8,
    /// Whether it has kept to the circular road.
    #[serde(default)]
    pub road: bool,
    /// Hexes entered outside the Roman works.
    #[serde(default)]
    pub outside: u8,
}

/// An army's moves (7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moves {
    /// Who moves.
    pub force: Force,
    /// The units that were in command when it began.
    #[serde(default)]
    pub command: UnitSet,
    /// The piece that is on its way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub going: Option<Going>,
}

/// How far a unit must still retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Distance {
    /// So many hexes, all of them (11.3).
    Hexes(u8),
    /// One hex, or two if its owner likes (11.5).
    Upto(u8),
    /// As far as so many movement points go (12.3).
    Points(u8),
}

/// A unit that must retreat (11.5, 12.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// Which.
    pub unit: Unit,
    /// Where it started.
    pub from: Hex,
    /// How far it must still go.
    pub left: Distance,
}

/// Which moment of the turn a deployment interrupts (2.0-C1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum After {
    /// Phase C1 itself.
    Deployment,
    /// The end of a side's tactical movement.
    Movement,
    /// The end of a side's combats.
    Combat,
}

/// What a combat waits for (11.2 to 11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The attacker commits units and targets.
    Declare,
    /// The defender chooses the stack that his riposte strikes.
    Riposte,
    /// The defender settles what he suffers.
    Defender,
    /// The attacker settles what he suffers.
    Attacker,
    /// Defenders who must retreat do.
    Mandatory,
    /// Leaders left alone join their troops.
    Leaders,
    /// The attacker may advance.
    Advance,
}

/// A combat in progress (11.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// What it waits for.
    pub stage: Stage,
    /// Hexes under attack.
    pub targets: Hexes,
    /// Units that attack.
    #[serde(default)]
    pub attackers: UnitSet,
    /// Units under attack.
    #[serde(default)]
    pub defenders: UnitSet,
    /// Attackers that the riposte strikes.
    #[serde(default)]
    pub struck: UnitSet,
    /// Where those stood.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Hex>,
    /// Hexes under attack where a leader stood alone (11.4).
    #[serde(default)]
    pub lone: Hexes,
    /// Hexes where units of this combat were eliminated (11.4).
    #[serde(default, skip_serializing_if = "Hexes::is_empty")]
    pub bereft: Hexes,
    /// What the attack does to the defenders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<Verdict>,
    /// What the riposte does to the stack that it strikes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub riposte: Option<Verdict>,
    /// How both were thrown, for who looks back; nothing in a position that starts here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thrown: Option<[Thrown; 2]>,
    /// Units that retreated instead of suffering a result.
    #[serde(default)]
    pub gone: UnitSet,
}

/// The die of a strike and what was reckoned for it (11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// PF.
    pub pf: u16,
    /// All modifiers.
    pub modifier: i8,
    /// Columns shifted.
    pub shift: i8,
    /// The die; nothing for a side without PF.
    pub die: Option<u8>,
}

impl Battle {
    /// The result that is being settled, if one is.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.stage {
            Stage::Defender => self.attack,
            Stage::Attacker => self.riposte,
            Stage::Declare
            | Stage::Riposte
            | Stage::Mandatory
            | Stage::Leaders
            | Stage::Advance => None,
        }
    }
}

/// A side's combats (11.0).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combats {
    /// Who attacks.
    pub force: Force,
    /// Units in command, which may attack (8.4).
    #[serde(default)]
    pub command: UnitSet,
    /// Hexes that were attacked in this phase.
    #[serde(default)]
    pub attacked: Hexes,
    /// Hexes that must still be attacked (11.2).
    #[serde(default)]
    pub owed: Hexes,
    /// Where the attackers of the last combat stood when it was fought.
    #[serde(default, skip_serializing_if = "Hexes::is_empty")]
    pub stacks: Hexes,
    /// The combat in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<Battle>,
}

/// Where play is waiting, and for whom (2.0). While units must retreat, that comes first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
#[allow(clippy::large_enum_variant, reason = "a state is copied whole and must not allocate")]
#[allow(missing_docs, reason = "fields are named after what they hold")]
pub enum Phase {
    /// 14.1. Players who are ready.
    Setup { done: SeatSet },
    /// 2.0-A. Players who are ready.
    Organisation { done: SeatSet },
    /// 8.1: a side without a commander chooses one.
    Succession { side: Side },
    /// 2.0-B.
    Strategic(Round),
    /// 2.0-C1: a leader deploys; `chain` are those whom a deployment brought into sight. Until he
    /// has `begun`, another leader of his player may deploy before him.
    Deployment {
        counter: Counter,
        #[serde(default)]
        chain: CounterSet,
        #[serde(default)]
        begun: bool,
        after: After,
    },
    /// 7.2.
    Movement(Moves),
    /// 10.0.
    Archery(Volley),
    /// 11.0.
    Combat(Combats),
    /// 12.5, on the map.
    Rally { force: Force },
    /// 2.0-D. Players who are done.
    Withdrawal { done: SeatSet },
    /// 14.3.
    Over { winner: Option<Side>, by: OverBy },
}

/// A volley in the making (10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// The target.
    pub at: Hex,
    /// Its value so far.
    pub value: u8,
    /// Whether a camp shoots from two hexes away.
    #[serde(default)]
    pub far: bool,
}

/// The archery of the works (10.0).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Volley {
    /// Camps that have shot.
    #[serde(default)]
    pub camps: Hexes,
    /// Hexsides that have shot, from where and at what.
    #[serde(default)]
    pub sides: ArrayVec<(Hex, Hex), 126>,
    /// The volley in the making.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aim: Option<Aim>,
}

/// What ended the game (14.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OverBy {
    /// Vercingetorix is dead or taken.
    Vercingetorix,
    /// He has broken out with enough units.
    Breakout,
    /// The count after the last turn.
    Points,
}
