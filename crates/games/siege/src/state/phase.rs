//! 2.0: where play is waiting, and what that point needs.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Rule, SeatSet};
use serde::{Deserialize, Serialize};

use crate::ids::{Counter, CounterSet, Force, Leader, Side, Unit, UnitSet};
use crate::pack::{Hexes, Verdict};
use crate::state::State;

/// A counter in the middle of its strategic move (7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// A combat unit.
    Unit(Unit),
    /// A leader or detachment.
    Leader(Leader),
}

/// A piece in the middle of its tactical move (7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// Which.
    pub unit: Unit,
    /// Where it started.
    pub from: Hex,
    /// How far it must still go.
    pub left: Distance,
}

impl Flight {
    /// The rule that it follows.
    pub fn rule(&self) -> Rule {
        Rule(match self.left {
            Distance::Points(_) => "12.3",
            Distance::Hexes(_) | Distance::Upto(_) => "11.5-retreat",
        })
    }
}

/// Units that must retreat.
pub type Flights = ArrayVec<Flight, 64>;

/// What a combat waits for, or goes on with when nobody must retreat any more (11.2 to 11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// Both results are settled; then defenders who must retreat do.
    Mandatory,
    /// Leaders left alone join their troops.
    Leaders,
    /// The attacker may advance.
    Advance,
}

/// A combat in progress (11.2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// Defenders who had fought in this phase before and strike back no more (11.1).
    #[serde(default)]
    pub spent: UnitSet,
    /// Units that retreated instead of suffering a result.
    #[serde(default)]
    pub gone: UnitSet,
    /// Units that must retreat when both results are settled (11.1).
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub flights: Flights,
}

/// The die of a strike and what was reckoned for it (11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// A combat against a hex, before anybody is committed to it.
    pub fn against(hex: Hex) -> Self {
        Self {
            stage: Stage::Declare,
            targets: Hexes::from_iter([hex]),
            attackers: UnitSet::EMPTY,
            defenders: UnitSet::EMPTY,
            struck: UnitSet::EMPTY,
            stack: None,
            lone: Hexes::new(),
            bereft: Hexes::new(),
            attack: None,
            riposte: None,
            thrown: None,
            spent: UnitSet::EMPTY,
            gone: UnitSet::EMPTY,
            flights: Flights::new(),
        }
    }

    /// The rule of the decision that it waits for.
    pub(crate) fn rule(&self) -> &'static str {
        match self.stage {
            Stage::Declare | Stage::Riposte => "11.2",
            Stage::Defender | Stage::Attacker => "11.3",
            Stage::Mandatory => "11.5-retreat",
            Stage::Leaders => "11.4",
            Stage::Advance => "11.5-advance",
        }
    }

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
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// Where play is waiting, and for whom (2.0). A retreat interrupts movement, archery or a combat;
/// a deployment may interrupt the end of a side's movement or of its combats.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    },
    /// 7.2.
    Movement(Moves),
    /// 10.0.
    Archery(Volley),
    /// 11.0.
    Combat(Combats),
    /// 11.5, 12.3: units that must retreat do, one hex at a time.
    Retreat { flights: Flights },
    /// 12.5, on the map.
    Rally { force: Force },
    /// 2.0-D. Players who are done.
    Withdrawal { done: SeatSet },
    /// 14.3.
    Over { winner: Option<Side>, by: OverBy },
}

/// A volley in the making (10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OverBy {
    /// Vercingetorix is dead or taken.
    Vercingetorix,
    /// He has broken out with enough units.
    Breakout,
    /// The count after the last turn.
    Points,
}

/// What the phase on top holds, for the rules that go on with it. They are asked in no other.
impl State {
    /// 14.1, 2.0-A, 2.0-D: the players who are ready.
    pub(crate) fn done(&mut self) -> &mut SeatSet {
        let top = self.public.phases.top_mut();
        let done = if let Phase::Setup { done }
        | Phase::Organisation { done }
        | Phase::Withdrawal { done } = top
        {
            Some(done)
        } else {
            None
        };
        done.expect("players get ready in the set-up, in A and in D")
    }

    /// 2.0-B: the round of strategic moves.
    pub(crate) fn round(&mut self) -> &mut Round {
        let top = self.public.phases.top_mut();
        let round = if let Phase::Strategic(round) = top { Some(round) } else { None };
        round.expect("counters march in a round of strategic moves")
    }

    /// 2.0-C1: those whom a deployment brought into sight.
    pub(crate) fn chain(&self) -> CounterSet {
        let top = self.public.phase();
        let chain = if let Phase::Deployment { chain, .. } = top { Some(*chain) } else { None };
        chain.expect("leaders deploy in a deployment")
    }

    /// 7.2: the moves.
    pub(crate) fn moves(&mut self) -> &mut Moves {
        let top = self.public.phases.top_mut();
        let moves = if let Phase::Movement(moves) = top { Some(moves) } else { None };
        moves.expect("pieces move in tactical movement")
    }

    /// 10.0: the archery.
    pub(crate) fn volley(&mut self) -> &mut Volley {
        let top = self.public.phases.top_mut();
        let volley = if let Phase::Archery(volley) = top { Some(volley) } else { None };
        volley.expect("the works shoot in their archery")
    }

    /// 11.0: the combats.
    pub(crate) fn combats(&mut self) -> &mut Combats {
        let top = self.public.phases.top_mut();
        let combats = if let Phase::Combat(combats) = top { Some(combats) } else { None };
        combats.expect("attacks are made in the combats of a side")
    }

    /// 11.2: the combat in progress.
    pub(crate) fn battle(&mut self) -> &mut Battle {
        self.combats().battle.as_mut().expect("a combat is in progress")
    }

    /// 11.5, 12.3: those who retreat.
    pub(crate) fn flights(&mut self) -> &mut Flights {
        let top = self.public.phases.top_mut();
        let flights = if let Phase::Retreat { flights } = top { Some(flights) } else { None };
        flights.expect("units retreat in a phase of their own")
    }

    /// 12.5: the army that rallies.
    pub(crate) fn rallying(&self) -> Force {
        let top = self.public.phase();
        let force = if let Phase::Rally { force } = top { Some(*force) } else { None };
        force.expect("units rally after the combats")
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.public.phase(), Phase::Over { .. })
    }
}
