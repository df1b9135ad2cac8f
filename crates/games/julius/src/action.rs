//! Actions, refusals and events.

use kernel::{Concealed, Message, Refuse, Rule};
use serde::{Deserialize, Serialize};

use crate::ids::{Block, Card, Place, Side, Wood};

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

/// Why an action is not allowed.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Another seat must decide.
    NotYourDecision(Rule),
    /// The game is over.
    GameOver(Rule),
    /// This is decided at another moment; the rule says when.
    NotNow(Rule),
    /// 5.3.
    NotDeployed { block: Block },
    /// 5.3.
    AlreadySettled { block: Block },
    /// 4.1, 5.3.
    FleetNeedsPort { block: Block, place: Place },
    /// 5.3.
    SwapWithItself,
    /// 2.1.
    CardNotInHand { card: Card },
    /// event-jupiter.
    NothingToSuborn { place: Place, wood: Wood },
    /// event-jupiter.
    NotNextToFriendlyCity { place: Place },
    /// event-jupiter.
    CannotJoinThere { place: Place },
    /// event-vulcan.
    NotAnEnemyCity { place: Place },
    /// 2.1.
    NoMovesLeft,
    /// 6.1.
    AlreadyActive { place: Place },
    /// 6.1.
    NothingCanMove { place: Place },
    /// 6.1.
    NotActive { block: Block },
    /// 6.1.
    AlreadyMoved { block: Block },
    /// 6.1: another block is in the middle of its move.
    AnotherIsMoving,
    /// 6.1.
    NobodyIsMoving,
    /// Not the seat's, or not where the action needs it; the rule is the action's.
    NotYourBlock { block: Block, rule: Rule },
    /// 6.1.
    NotAdjacent { from: Place, to: Place },
    /// 4.4: seas are for fleets.
    NoRoad { from: Place, to: Place },
    /// 6.3: the sea or port is not next to the block.
    NotOnTheWay { from: Place, to: Place },
    /// 6.2: fleets keep to water.
    NoWater { from: Place, to: Place },
    /// 6.11, 4.32, event-pluto.
    RoadFull { from: Place, to: Place, limit: u8, strait: bool },
    /// 6.12: attacks start next door.
    TooFarToAttack { to: Place },
    /// 6.14: so do reactions.
    TooFarToReact { to: Place },
    /// 6.13.
    Pinned { place: Place },
    /// 6.13.
    AttackersRoad { from: Place, to: Place },
    /// 6.2 (french edition).
    AttackFromPort { from: Place, to: Place },
    /// 6.3: a fleet must stay behind.
    FleetMustStay { sea: Place },
    /// Events that move only land blocks.
    NoFleets(Rule),
    /// event-neptune.
    FleetsOnly,
    /// 6.3.
    AmphibiousFirst,
    /// 6.3.
    EventsCarryNobody,
    /// 6.3: fleets carry, they are not carried.
    FleetsAreNotCarried,
    /// 6.3.
    SeaNotFriendly { sea: Place },
    /// 6.3.
    SeaVisited { sea: Place },
    /// 6.3.
    PortNotOpen { port: Place },
    /// 6.3.
    NowhereToLand { sea: Place },
    /// 6.3.
    SamePort,
    /// 7.3.
    NoMainForceToChoose { place: Place },
    /// 7.3.
    NobodyCameFrom { place: Place, from: Place },
    /// event-mars, event-neptune.
    NoAttackThere { place: Place, rule: Rule },
    /// 6.4.
    NoLeviesLeft,
    /// 5.2, 6.4.
    NotInPool { block: Block },
    /// 7.5.
    FallenThisYear { block: Block },
    /// 7.51.
    LeaderNotFree { block: Block },
    /// 6.4.
    WrongLevyCity { block: Block, city: Place },
    /// 6.4.
    MajorPortNeeded { city: Place },
    /// 6.4.
    CityNotFriendly { city: Place },
    /// 6.4, 3.11.
    FullStrength { block: Block },
    /// 6.4.
    FleetAtSea { block: Block },
    /// 7.1.
    NoBattleThere { place: Place },
    /// 7.3.
    InReserve { block: Block },
    /// 7.2.
    NotItsTurn { block: Block },
    /// 7.2.
    HasActed { block: Block },
    /// 7.6.
    NoRetreatInFirstRound,
    /// 7.62.
    MustRetreat { block: Block },
    /// 7.61.
    RetreatNotOpen { to: Place },
    /// 7.62, 7.63: retreats follow roads to the next city.
    RetreatNoRoad { from: Place, to: Place, attacker: bool },
    /// 7.61.
    RetreatRoadFull { to: Place },
    /// 7.62.
    NotTheWayYouCame { to: Place },
    /// 7.63.
    AttackersWay { to: Place },
    /// 7.64.
    SeaRetreatUsed,
    /// 7.64.
    SeaRetreatNotOpen { sea: Place, to: Place },
    /// 7.82.
    FleetRetreatNotOpen { to: Place },
    /// 7.4.
    NotTheStrongest { block: Block },
    /// 7.7, 7.83.
    RegroupNotOpen { to: Place, fleet: bool },
    /// 8.2.
    FleetNotAtSea { block: Block },
    /// 8.2.
    PortNotFriendly { port: Place },
    /// 8.3.
    CitySupplied { place: Place },
    /// 8.5 (english-1.1).
    CleopatraStays,
}

impl Refuse for Refusal {
    type Pack = crate::pack::Pack;

    fn over(rule: Rule) -> Self {
        Self::GameOver(rule)
    }

    fn not_yours(rule: Rule) -> Self {
        Self::NotYourDecision(rule)
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Self::NotNow(rule)
            | Self::NoFleets(rule)
            | Self::NotYourBlock { rule, .. }
            | Self::NoAttackThere { rule, .. } => rule.0,
            Self::NotYourDecision(rule) | Self::GameOver(rule) => rule.0,
            Self::NotDeployed { .. } | Self::AlreadySettled { .. } | Self::SwapWithItself => "5.3",
            Self::FleetNeedsPort { .. } => "4.1",
            Self::CardNotInHand { .. } => "2.1",
            Self::NothingToSuborn { .. }
            | Self::NotNextToFriendlyCity { .. }
            | Self::CannotJoinThere { .. } => "event-jupiter",
            Self::NotAnEnemyCity { .. } => "event-vulcan",
            Self::NoMovesLeft
            | Self::AlreadyActive { .. }
            | Self::NothingCanMove { .. }
            | Self::NotActive { .. }
            | Self::AlreadyMoved { .. }
            | Self::AnotherIsMoving
            | Self::NobodyIsMoving
            | Self::NotAdjacent { .. } => "6.1",
            Self::NoRoad { .. } => "4.4",
            Self::NoWater { .. } | Self::AttackFromPort { .. } => "6.2",
            Self::RoadFull { strait: true, .. } => "4.32",
            Self::RoadFull { strait: false, .. } => "6.11",
            Self::TooFarToAttack { .. } => "6.12",
            Self::TooFarToReact { .. } => "6.14",
            Self::Pinned { .. } | Self::AttackersRoad { .. } => "6.13",
            Self::FleetMustStay { .. }
            | Self::AmphibiousFirst
            | Self::EventsCarryNobody
            | Self::FleetsAreNotCarried
            | Self::NotOnTheWay { .. }
            | Self::SeaNotFriendly { .. }
            | Self::SeaVisited { .. }
            | Self::PortNotOpen { .. }
            | Self::NowhereToLand { .. }
            | Self::SamePort => "6.3",
            Self::FleetsOnly => "event-neptune",
            Self::NoMainForceToChoose { .. }
            | Self::NobodyCameFrom { .. }
            | Self::InReserve { .. } => "7.3",
            Self::NoLeviesLeft
            | Self::WrongLevyCity { .. }
            | Self::MajorPortNeeded { .. }
            | Self::CityNotFriendly { .. }
            | Self::FullStrength { .. }
            | Self::FleetAtSea { .. } => "6.4",
            Self::NotInPool { .. } => "5.2",
            Self::FallenThisYear { .. } => "7.5",
            Self::LeaderNotFree { .. } => "7.51",
            Self::NoBattleThere { .. } => "7.1",
            Self::NotItsTurn { .. } | Self::HasActed { .. } => "7.2",
            Self::NoRetreatInFirstRound => "7.6",
            Self::MustRetreat { .. }
            | Self::NotTheWayYouCame { .. }
            | Self::RetreatNoRoad { attacker: true, .. } => "7.62",
            Self::RetreatNotOpen { .. } | Self::RetreatRoadFull { .. } => "7.61",
            Self::AttackersWay { .. } | Self::RetreatNoRoad { attacker: false, .. } => "7.63",
            Self::SeaRetreatUsed | Self::SeaRetreatNotOpen { .. } => "7.64",
            Self::FleetRetreatNotOpen { .. } => "7.82",
            Self::NotTheStrongest { .. } => "7.4",
            Self::RegroupNotOpen { fleet: false, .. } => "7.7",
            Self::RegroupNotOpen { fleet: true, .. } => "7.83",
            Self::FleetNotAtSea { .. } | Self::PortNotFriendly { .. } => "8.2",
            Self::CitySupplied { .. } => "8.3",
            Self::CleopatraStays => "8.5",
        })
    }

    fn code(&self) -> &'static str {
        match self {
            Self::NotYourDecision(_) => "not_your_decision",
            Self::GameOver(_) => "game_over",
            Self::NotNow(_) => "not_now",
            Self::NotDeployed { .. } => "not_deployed",
            Self::AlreadySettled { .. } => "already_settled",
            Self::FleetNeedsPort { .. } => "fleet_needs_port",
            Self::SwapWithItself => "swap_with_itself",
            Self::CardNotInHand { .. } => "card_not_in_hand",
            Self::NothingToSuborn { .. } => "nothing_to_suborn",
            Self::NotNextToFriendlyCity { .. } => "not_next_to_friendly_city",
            Self::CannotJoinThere { .. } => "cannot_join_there",
            Self::NotAnEnemyCity { .. } => "not_an_enemy_city",
            Self::NoMovesLeft => "no_moves_left",
            Self::AlreadyActive { .. } => "already_active",
            Self::NothingCanMove { .. } => "nothing_can_move",
            Self::NotActive { .. } => "not_active",
            Self::AlreadyMoved { .. } => "already_moved",
            Self::AnotherIsMoving => "another_is_moving",
            Self::NobodyIsMoving => "nobody_is_moving",
            Self::NotYourBlock { .. } => "not_your_block",
            Self::NotAdjacent { .. } => "not_adjacent",
            Self::NoRoad { .. } => "no_road",
            Self::NotOnTheWay { .. } => "not_on_the_way",
            Self::NoWater { .. } => "no_water",
            Self::RoadFull { .. } => "road_full",
            Self::TooFarToAttack { .. } => "too_far_to_attack",
            Self::TooFarToReact { .. } => "too_far_to_react",
            Self::Pinned { .. } => "pinned",
            Self::AttackersRoad { .. } => "attackers_road",
            Self::AttackFromPort { .. } => "attack_from_port",
            Self::FleetMustStay { .. } => "fleet_must_stay",
            Self::NoFleets(_) => "no_fleets",
            Self::FleetsOnly => "fleets_only",
            Self::AmphibiousFirst => "amphibious_first",
            Self::EventsCarryNobody => "events_carry_nobody",
            Self::FleetsAreNotCarried => "fleets_are_not_carried",
            Self::SeaNotFriendly { .. } => "sea_not_friendly",
            Self::SeaVisited { .. } => "sea_visited",
            Self::PortNotOpen { .. } => "port_not_open",
            Self::NowhereToLand { .. } => "nowhere_to_land",
            Self::SamePort => "same_port",
            Self::NoMainForceToChoose { .. } => "no_main_force_to_choose",
            Self::NobodyCameFrom { .. } => "nobody_came_from",
            Self::NoAttackThere { .. } => "no_attack_there",
            Self::NoLeviesLeft => "no_levies_left",
            Self::NotInPool { .. } => "not_in_pool",
            Self::FallenThisYear { .. } => "fallen_this_year",
            Self::LeaderNotFree { .. } => "leader_not_free",
            Self::WrongLevyCity { .. } => "wrong_levy_city",
            Self::MajorPortNeeded { .. } => "major_port_needed",
            Self::CityNotFriendly { .. } => "city_not_friendly",
            Self::FullStrength { .. } => "full_strength",
            Self::FleetAtSea { .. } => "fleet_at_sea",
            Self::NoBattleThere { .. } => "no_battle_there",
            Self::InReserve { .. } => "in_reserve",
            Self::NotItsTurn { .. } => "not_its_turn",
            Self::HasActed { .. } => "has_acted",
            Self::NoRetreatInFirstRound => "no_retreat_in_first_round",
            Self::MustRetreat { .. } => "must_retreat",
            Self::RetreatNotOpen { .. } => "retreat_not_open",
            Self::RetreatNoRoad { .. } => "retreat_no_road",
            Self::RetreatRoadFull { .. } => "retreat_road_full",
            Self::NotTheWayYouCame { .. } => "not_the_way_you_came",
            Self::AttackersWay { .. } => "attackers_way",
            Self::SeaRetreatUsed => "sea_retreat_used",
            Self::SeaRetreatNotOpen { .. } => "sea_retreat_not_open",
            Self::FleetRetreatNotOpen { .. } => "fleet_retreat_not_open",
            Self::NotTheStrongest { .. } => "not_the_strongest",
            Self::RegroupNotOpen { .. } => "regroup_not_open",
            Self::FleetNotAtSea { .. } => "fleet_not_at_sea",
            Self::PortNotFriendly { .. } => "port_not_friendly",
            Self::CitySupplied { .. } => "city_supplied",
            Self::CleopatraStays => "cleopatra_stays",
        }
    }

    fn message(&self, _: &'static Self::Pack) -> Message {
        let message =
            Message::new(format!("refusal-{}", self.code().replace('_', "-")), self.rule());
        match *self {
            Self::NotYourDecision(_)
            | Self::GameOver(_)
            | Self::NotNow(_)
            | Self::SwapWithItself
            | Self::NoMovesLeft
            | Self::AnotherIsMoving
            | Self::NobodyIsMoving
            | Self::NoFleets(_)
            | Self::FleetsOnly
            | Self::AmphibiousFirst
            | Self::EventsCarryNobody
            | Self::FleetsAreNotCarried
            | Self::SamePort
            | Self::NoLeviesLeft
            | Self::NoRetreatInFirstRound
            | Self::SeaRetreatUsed
            | Self::CleopatraStays => message,
            Self::NotDeployed { block }
            | Self::AlreadySettled { block }
            | Self::NotActive { block }
            | Self::AlreadyMoved { block }
            | Self::NotYourBlock { block, .. }
            | Self::NotInPool { block }
            | Self::FallenThisYear { block }
            | Self::LeaderNotFree { block }
            | Self::FullStrength { block }
            | Self::FleetAtSea { block }
            | Self::InReserve { block }
            | Self::NotItsTurn { block }
            | Self::HasActed { block }
            | Self::MustRetreat { block }
            | Self::NotTheStrongest { block }
            | Self::FleetNotAtSea { block } => message.with("block", block_word(block)),
            Self::FleetNeedsPort { block, place: city } | Self::WrongLevyCity { block, city } => {
                message.with("block", block_word(block)).with("place", city.name())
            }
            Self::CardNotInHand { card } => message.with("card", card_word(card)),
            Self::NothingToSuborn { place, wood } => {
                message.with("place", place.name()).with("wood", wood_word(wood))
            }
            Self::NotNextToFriendlyCity { place }
            | Self::CannotJoinThere { place }
            | Self::NotAnEnemyCity { place }
            | Self::AlreadyActive { place }
            | Self::NothingCanMove { place }
            | Self::TooFarToAttack { to: place }
            | Self::TooFarToReact { to: place }
            | Self::Pinned { place }
            | Self::FleetMustStay { sea: place }
            | Self::SeaNotFriendly { sea: place }
            | Self::SeaVisited { sea: place }
            | Self::PortNotOpen { port: place }
            | Self::NowhereToLand { sea: place }
            | Self::NoMainForceToChoose { place }
            | Self::NoAttackThere { place, .. }
            | Self::MajorPortNeeded { city: place }
            | Self::CityNotFriendly { city: place }
            | Self::NoBattleThere { place }
            | Self::RetreatNotOpen { to: place }
            | Self::RetreatRoadFull { to: place }
            | Self::NotTheWayYouCame { to: place }
            | Self::AttackersWay { to: place }
            | Self::FleetRetreatNotOpen { to: place }
            | Self::RegroupNotOpen { to: place, .. }
            | Self::PortNotFriendly { port: place }
            | Self::CitySupplied { place } => message.with("place", place.name()),
            Self::NotAdjacent { from, to }
            | Self::NoRoad { from, to }
            | Self::NotOnTheWay { from, to }
            | Self::RetreatNoRoad { from, to, .. }
            | Self::NoWater { from, to }
            | Self::AttackersRoad { from, to }
            | Self::AttackFromPort { from, to }
            | Self::NobodyCameFrom { place: to, from } => {
                message.with("from", from.name()).with("to", to.name())
            }
            Self::RoadFull { from, to, limit, .. } => {
                message.with("from", from.name()).with("to", to.name()).with("limit", limit)
            }
            Self::SeaRetreatNotOpen { sea, to } => {
                message.with("from", sea.name()).with("to", to.name())
            }
        }
    }
}

/// The word for a block, in the reader's language.
pub(crate) fn block_word(block: Block) -> kernel::Arg {
    kernel::Arg::Text(crate::text::block_in_words(block))
}

/// The word for a card.
pub(crate) fn card_word(card: Card) -> kernel::Arg {
    crate::text::card_name(card)
}

/// The word for a side.
pub(crate) fn side_word(side: Side) -> kernel::Arg {
    kernel::Arg::Word(match side {
        Side::Caesar => "side-caesar",
        Side::Pompey => "side-pompey",
    })
}

/// The word for a wood.
pub(crate) fn wood_word(wood: Wood) -> kernel::Arg {
    kernel::Arg::Word(match wood {
        Wood::Caesar => "wood-caesar",
        Wood::Pompey => "wood-pompey",
        Wood::Cleopatra => "wood-cleopatra",
    })
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
    Stepped { side: Side, block: Concealed<Block>, from: Place, to: Place, attack: bool },
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
    /// 8.2, 8.3, 8.5.
    Disbanded { side: Side, block: Block, rule: Rule },
    /// 8.4.
    Tally { points: [u8; 2] },
    /// 1.2.
    Won { winner: Option<Side>, points: [u8; 2] },
}
