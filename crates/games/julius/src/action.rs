//! Actions, refusals and events.

use kernel::{Concealed, Rule};
use serde::{Deserialize, Serialize};

use crate::ids::{Block, Card, Place, Side, Wood};
use crate::pack::Pack;

/// One decision. Fields are named after what they hold.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// 5.3: exchange two of one's blocks; the first is then settled.
    Swap { block: Block, with: Block },
    /// 5.3: the deployment stands.
    EndDeployment,
    /// 2.1: lay a card aside for the year.
    Discard { card: Card },
    /// 2.1: choose the card of the turn.
    Play { card: Card },
    /// Jupiter: point at a standing block of this wood.
    Suborn { at: Place, wood: Wood },
    /// Jupiter: where the suborned block joins.
    Receive { to: Place },
    /// Vulcan: the city that suffers.
    Erupt { city: Place },
    /// Jupiter or Vulcan: do nothing.
    Forgo,
    /// 6.1: spend a move on the group in a place.
    Activate { place: Place },
    /// 6.1: move a block of an active group one place on.
    Step { block: Block, to: Place },
    /// 6.1: the block in motion stops here.
    Halt,
    /// 6.3: spend a move to take a block aboard.
    Embark { block: Block, sea: Place },
    /// 6.3: on to the next friendly sea.
    Sail { sea: Place },
    /// 6.3: ashore.
    Land { port: Place },
    /// 2.2: no more moves.
    EndMoves,
    /// 7.3: blocks that came from here are the main force.
    MainForce { place: Place, from: Place },
    /// Mars, Neptune: where the attackers fire first.
    Surprise { place: Place },
    /// 6.4: a new block.
    Levy { block: Block, city: Place },
    /// 6.4: a step for a block.
    Reinforce { block: Block },
    /// 2.2: no more levies.
    EndLevies,
    /// 7.1: the next battle.
    Fight { place: Place },
    /// 7.2: roll for the block.
    Fire { block: Block },
    /// 7.2: the block does nothing this round.
    Pass { block: Block },
    /// 7.6, 7.82: the block leaves the battle.
    Retreat { block: Block, to: Place },
    /// 7.64: the block leaves by sea.
    RetreatBySea { block: Block, sea: Place, to: Place },
    /// 7.4: the block takes a hit.
    TakeHit { block: Block },
    /// 7.7, 7.83: a victorious block moves on.
    Regroup { block: Block, to: Place },
    /// 7.7: the others stay.
    EndRegroup,
    /// 8.2: a fleet winters here.
    Harbour { block: Block, port: Place },
    /// 8.3, 8.5: a block goes back to the pool.
    Disband { block: Block },
    /// 8.5: no more blocks are disbanded.
    EndDisbanding,
}

kernel::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal for Pack {
        /// This is decided at another moment; the rule says when.
        NotNow { rule: Rule } = rule.0;
        /// 5.3.
        NotDeployed { block: Block } = "5.3";
        /// 5.3.
        AlreadySettled { block: Block } = "5.3";
        /// 4.1, 5.3.
        FleetNeedsPort { block: Block, place: Place } = "4.1";
        /// 5.3.
        SwapWithItself {} = "5.3";
        /// 2.1.
        CardNotInHand { card: Card } = "2.1";
        /// Apollo, on the first turn of a year.
        ApolloTooEarly {} = "event-apollo";
        /// Jupiter.
        NothingToSuborn { place: Place, wood: Wood } = "event-jupiter";
        /// Jupiter.
        NotNextToFriendlyCity { place: Place } = "event-jupiter";
        /// Jupiter.
        CannotJoinThere { place: Place } = "event-jupiter";
        /// Vulcan.
        NotAnEnemyCity { place: Place } = "event-vulcan";
        /// 6.1.
        NoMovesLeft {} = "6.1";
        /// 6.1.
        AlreadyActive { place: Place } = "6.1";
        /// 6.1.
        NothingCanMove { place: Place } = "6.1";
        /// 6.1.
        NotActive { block: Block } = "6.1";
        /// 6.1.
        AlreadyMoved { block: Block } = "6.1";
        /// 6.1: another block is in the middle of its move.
        AnotherIsMoving {} = "6.1";
        /// 6.1.
        NobodyIsMoving {} = "6.1";
        /// Not the seat's, or not where the action needs it; the rule is the action's.
        NotYourBlock { block: Block, rule: Rule } = rule.0;
        /// 6.1.
        NotAdjacent { from: Place, to: Place } = "6.1";
        /// 4.4: seas are for fleets.
        NoRoad { from: Place, to: Place } = "4.4";
        /// 6.3: the sea or port is not next to the block.
        NotOnTheWay { from: Place, to: Place } = "6.3";
        /// 6.2: fleets keep to water.
        NoWater { from: Place, to: Place } = "6.2";
        /// 6.11, 4.32, or the card that sets the limit.
        RoadFull { from: Place, to: Place, limit: u8, rule: Rule } = rule.0;
        /// 6.12: attacks start next door.
        TooFarToAttack { to: Place } = "6.12";
        /// 6.14: so do reactions.
        TooFarToReact { to: Place } = "6.14";
        /// 6.13.
        Pinned { place: Place } = "6.13";
        /// 6.13.
        AttackersRoad { from: Place, to: Place } = "6.13";
        /// 6.3: a fleet must stay behind.
        FleetMustStay { sea: Place } = "6.3";
        /// Events that move only land blocks.
        NoFleets { rule: Rule } = rule.0;
        /// Neptune.
        FleetsOnly {} = "event-neptune";
        /// 6.3.
        AmphibiousFirst {} = "6.3";
        /// 6.3.
        EventsCarryNobody {} = "6.3";
        /// 6.3: fleets carry, they are not carried.
        FleetsAreNotCarried {} = "6.3";
        /// 6.3.
        SeaNotFriendly { sea: Place } = "6.3";
        /// 6.3.
        SeaVisited { sea: Place } = "6.3";
        /// 6.3.
        PortNotOpen { port: Place } = "6.3";
        /// 6.3.
        NowhereToLand { sea: Place } = "6.3";
        /// 6.3.
        SamePort {} = "6.3";
        /// 7.3.
        NoMainForceToChoose { place: Place } = "7.3";
        /// 7.3.
        NobodyCameFrom { place: Place, from: Place } = "7.3";
        /// Mars, Neptune.
        NoAttackThere { place: Place, rule: Rule } = rule.0;
        /// 6.4.
        NoLeviesLeft {} = "6.4";
        /// 5.2, 6.4.
        NotInPool { block: Block } = "5.2";
        /// 7.5.
        FallenThisYear { block: Block } = "7.5";
        /// 7.51.
        LeaderNotFree { block: Block } = "7.51";
        /// 6.4.
        WrongLevyCity { block: Block, city: Place } = "6.4";
        /// 6.4.
        MajorPortNeeded { city: Place } = "6.4";
        /// 6.4.
        CityNotFriendly { city: Place } = "6.4";
        /// 6.4, 3.11.
        FullStrength { block: Block } = "6.4";
        /// 6.4.
        FleetAtSea { block: Block } = "6.4";
        /// 7.1.
        NoBattleThere { place: Place } = "7.1";
        /// 7.3.
        InReserve { block: Block } = "7.3";
        /// 7.2.
        NotItsTurn { block: Block } = "7.2";
        /// 7.2.
        HasActed { block: Block } = "7.2";
        /// 7.6.
        NoRetreatInFirstRound {} = "7.6";
        /// 7.62.
        MustRetreat { block: Block } = "7.62";
        /// 7.61.
        RetreatNotOpen { to: Place } = "7.61";
        /// 7.62, 7.63: retreats follow roads to the next city.
        RetreatNoRoad { from: Place, to: Place, attacker: bool } =
            if attacker { "7.62" } else { "7.63" };
        /// 7.61.
        RetreatRoadFull { to: Place } = "7.61";
        /// 7.62.
        NotTheWayYouCame { to: Place } = "7.62";
        /// 7.63.
        AttackersWay { to: Place } = "7.63";
        /// 7.64.
        SeaRetreatUsed {} = "7.64";
        /// 7.64.
        SeaRetreatNotOpen { sea: Place, to: Place } = "7.64";
        /// 7.82.
        FleetRetreatNotOpen { to: Place } = "7.82";
        /// 7.4.
        NotTheStrongest { block: Block } = "7.4";
        /// 7.7, 7.83.
        RegroupNotOpen { to: Place, fleet: bool } = if fleet { "7.83" } else { "7.7" };
        /// 8.2.
        FleetNotAtSea { block: Block } = "8.2";
        /// 8.2.
        PortNotFriendly { port: Place } = "8.2";
        /// 8.3.
        CitySupplied { place: Place } = "8.3";
        /// 8.5 (english-1.1).
        CleopatraStays {} = "8.5";
    }
}

/// What a block comes for that moves one place on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// No enemy is there.
    Peaceful,
    /// It attacks (6.12).
    Attack,
    /// It helps in a battle that the enemy began (6.14).
    Help,
}

/// What the journal tells.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Debug)]
pub enum Event {
    /// 2.1: a year begins and cards are dealt.
    Year { year: u16 },
    /// 5.3: a side has deployed.
    Deployed { side: Side },
    /// 2.1: a side has laid a card aside.
    Discarded { side: Side, card: Concealed<Card> },
    /// 2.1: the cards of the turn.
    Revealed { turn: u8, cards: [Card; 2], first: Side },
    /// 2.1: two events.
    Cancelled { turn: u8, cards: [Card; 2] },
    /// Apollo counts as this card, or as none.
    Apollo { side: Side, copies: Option<Card> },
    /// Jupiter changes a block's side.
    Suborned { side: Side, block: Concealed<Block>, wood: Wood, from: Place, to: Place },
    /// Jupiter takes a step.
    Struck { side: Side, block: Block, place: Place },
    /// An event does nothing.
    NoEffect { side: Side, card: Card },
    /// Vulcan.
    Erupted { side: Side, city: Place, blocks: u8 },
    /// 6.1.
    Activated { side: Side, place: Place },
    /// 6.1.
    Stepped { side: Side, block: Concealed<Block>, from: Place, to: Place, arrival: Arrival },
    /// 6.3.
    Embarked { side: Side, block: Concealed<Block>, from: Place, sea: Place },
    /// 6.3.
    Landed { side: Side, block: Concealed<Block>, port: Place },
    /// 2.2.
    MovesEnded { side: Side },
    /// 7.3.
    MainForce { side: Side, place: Place, from: Place },
    /// Mars, Neptune.
    Surprise { side: Side, place: Place, rule: Rule },
    /// 6.4.
    Levied { side: Side, block: Concealed<Block>, city: Place },
    /// 6.4.
    Reinforced { side: Side, block: Concealed<Block>, place: Place },
    /// 2.2.
    LeviesEnded { side: Side },
    /// 7.1: blocks are shown.
    BattleBegins { place: Place, attacker: Side, lines: [Vec<(Block, u8)>; 2] },
    /// 7.2.
    Round { place: Place, round: u8 },
    /// 7.3: reserves join.
    ReservesJoin { side: Side, blocks: Vec<(Block, u8)> },
    /// 7.31.
    Disrupted { side: Side },
    /// 7.31.
    RolesSwapped { attacker: Side },
    /// 7.4.
    Fired { side: Side, block: Block, dice: u8, hits: u8 },
    /// 7.2.
    Passed { side: Side, block: Block },
    /// 7.4.
    Hit { side: Side, block: Block, left: u8 },
    /// 7.5.
    Eliminated { side: Side, block: Block },
    /// 7.51.
    LeaderKilled { side: Side, block: Block },
    /// 7.52, 8.1.
    CleopatraJoins { side: Side, rule: Rule },
    /// 7.6.
    Retreated { side: Side, block: Block, to: Place },
    /// 7.64.
    RetreatedBySea { side: Side, block: Block, sea: Place, to: Place },
    /// 7.6.
    CouldNotRetreat { side: Side, block: Block },
    /// 7.2.
    BattleEnds { place: Place, winner: Side },
    /// 7.7.
    Regrouped { side: Side, block: Concealed<Block>, from: Place, to: Place },
    /// 8.0.
    Winter { year: u16 },
    /// 8.1.
    CleopatraHome { side: Side },
    /// 8.2.
    Harboured { side: Side, block: Concealed<Block>, from: Place, port: Place },
    /// 8.2, 8.3.
    Disbanded { side: Side, block: Block, rule: Rule },
    /// 8.5.
    SentHome { side: Side, block: Concealed<Block>, wood: Wood, place: Place },
    /// 8.4.
    Tally { points: [u8; 2] },
    /// 1.2.
    Won { winner: Option<Side>, points: [u8; 2] },
}
