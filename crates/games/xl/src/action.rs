//! Actions, refusals and events.

use kernel::{Arg, Concealed, Message, Refuse, Rule};
use serde::{Deserialize, Serialize};

use crate::ids::{Card, CardType, Faction, Place, Side, Unit};

/// On what terms a unit is recruited (7.0).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Terms {
    /// 7.0, with the lower prices of leaders in the city.
    #[default]
    Standard,
    /// Senatus Consultum Ultimum: one cheap legion a turn.
    Ultimum,
    /// Veterans Settlement or Allied Settlement: beyond the limits of 7.3.
    Settlement,
    /// Antonius: a free legion in his city.
    Antonius,
}

impl Terms {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Ultimum, Self::Settlement, Self::Antonius];

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
    fn is_standard(&self) -> bool {
        *self == Self::Standard
    }
}

/// A way to win (5.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Victory {
    /// 5.0-military.
    Military,
    /// 5.0-political.
    Political,
}

/// One decision. Fields are named after what they hold.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// 5.0-forum: take a card of the forum that is not auctioned.
    Take { card: Card },
    /// 5.0-auction: put a card of the forum up for auction.
    Auction { card: Card },
    /// 5.0-auction: bid so much gold.
    Bid { gold: u16 },
    /// 5.0-auction: bid no more.
    Pass,
    /// 5.0: claim the game.
    Declare { victory: Victory },
    /// 4.0: go on to the draw.
    EndForum,
    /// 6.0-draw: draw the top card.
    Draw,
    /// Tribunes of the Plebs: put the top card under the deck.
    Bury,
    /// Pontifex Maximus: buy a card out of the discard pile instead of the draw.
    Retrieve { card: Card },
    /// 6.0-hand: lay down a card that is too many.
    Discard { card: Card },
    /// An event takes a unit off the map.
    GiveUp { unit: Unit, at: Place },
    /// Legions Grumble: pay for an extra legion in a colony.
    Hire { at: Place },
    /// Legions Grumble: a veteran legion loses its honours.
    Demote { at: Place },
    /// Legions Grumble: hire no more; or, without veterans, pay the fine.
    EndHiring,
    /// silver-barbarians: the city that the invaders strike.
    Invade { city: Place },
    /// 7.0: a new legion or ally.
    Recruit {
        unit: Unit,
        at: Place,
        #[serde(default, skip_serializing_if = "Terms::is_standard")]
        terms: Terms,
    },
    /// 6.0-leader: a leader joins.
    PlayLeader { card: Card, at: Place },
    /// 11.0-successor: an heir takes command.
    Succeed { at: Place },
    /// Allies Mobilize.
    Mobilize,
    /// Allies Mobilize: a free ally comes to a client.
    Muster { at: Place },
    /// Ides of March.
    Conspire,
    /// Silver rules: buy one more card.
    BuyCard,
    /// 4.0: go on to taxes.
    EndPurchases,
    /// 9.0: move a unit. `by` is the last place on the way into an attack, where there are several.
    March {
        unit: Unit,
        from: Place,
        to: Place,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Place>,
    },
    /// A Fleet card: open a sea lane between two ports.
    Sail { card: Card, from: Place, to: Place },
    /// A Fleet card: a unit goes along.
    Embark { unit: Unit },
    /// A Fleet card: nobody else goes along.
    EndVoyage,
    /// silver-fleets: stop the enemy's fleet with one's own.
    Intercept { card: Card },
    /// silver-fleets: let it sail.
    LetSail,
    /// 4.0: go on to combat.
    EndMarches,
    /// 10.0-order: the next battle.
    Fight { place: Place },
    /// 10.0-tactics: lay a card face down.
    PlayTactics { card: Card },
    /// 10.0-tactics: lay none.
    NoTactics,
    /// 10.0-round: a unit fights.
    Engage { unit: Unit },
    /// 10.0-round, 10.0-vaevictis: a unit is lost; one that has fought this round, or one that has
    /// not.
    TakeHit {
        unit: Unit,
        #[serde(default)]
        engaged: bool,
    },
    /// 10.0-retreat: the attacker leaves.
    Withdraw,
    /// 10.0-retreat: the defender leaves for an adjacent place.
    Retreat { to: Place },
    /// 10.0-retreat: stay and fight.
    FightOn,
    /// 10.0-vincere: the leader who dies for the retreat.
    LoseLeader { unit: Unit },
    /// 10.0-retreat: where a unit of the attacker goes.
    FallBack { unit: Unit, to: Place },
    /// 10.0-veterans, Populares Rally: a unit earns its veteran face.
    Promote { unit: Unit, at: Place },
    /// 10.0-veterans: nobody is promoted.
    NoPromotion,
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
    /// The silver rules are not played; the rule of the bronze game.
    SilverOnly(Rule),
    /// 5.0-forum.
    NotInForum { card: Card },
    /// 5.0-forum.
    ConditionNotMet { card: Card },
    /// 5.0-forum.
    OneAttempt,
    /// 5.0-auction.
    MustBeAuctioned { card: Card },
    /// 5.0-forum.
    NotAuctioned { card: Card },
    /// 5.0-auction.
    BidTooLow { least: u16 },
    /// 5.0-auction.
    BidAbovePurse { gold: u16 },
    /// 5.0-auction: whoever opens an auction bids.
    MustBid,
    /// 5.0-military.
    NotInRome,
    /// 5.0-military.
    EnemyLeaderOnMap,
    /// 5.0-military.
    TooLittleControlled { value: u16, needed: u16 },
    /// 5.0-political.
    TooFewPoints { points: u8, needed: u8 },
    /// 5.0-effects: the card that would allow it is not the player's.
    EffectMissing { card: Card },
    /// 5.0-effects.
    EffectUsed { card: Card },
    /// 6.0-hand.
    NotInDiscard { card: Card },
    /// 6.0-hand: only cards that are kept in hand come back.
    CannotRetrieve { card: Card },
    /// The card is not in the hand; the rule is that of its kind.
    CardNotInHand { card: Card },
    /// The card is of another kind; the rule says which is wanted.
    WrongCard { card: Card, rule: Rule },
    /// There is no such unit there; the rule is the action's.
    NoSuchUnit { unit: Unit, place: Place, rule: Rule },
    /// 6.0-event.
    AlliesOnly { unit: Unit },
    /// 6.0-event.
    LegionsOnly { unit: Unit },
    /// 6.0-event: who has veterans demotes one; who has hired demotes none.
    MustDemote,
    /// 6.0-event.
    HasHired,
    /// silver-barbarians.
    NotRichest { place: Place },
    /// 7.0.
    NotRecruited { unit: Unit },
    /// The purse is too small; the rule names the price.
    TooExpensive { price: u16, rule: Rule },
    /// 7.1.
    StockEmpty { unit: Unit },
    /// 7.2.
    CityNotFriendly { place: Place },
    /// 7.3.
    CityFull { place: Place },
    /// 7.0-special.
    NotAColony { place: Place },
    /// 7.0-special.
    NotAClient { place: Place },
    /// 7.0-special: an extra unit is there already.
    ExtraPlaced { place: Place },
    /// 5.0-effects: Antonius is not there.
    LeaderNotThere { unit: Unit, place: Place },
    /// 6.0-leader, 11.0-successor.
    NoFriendThere { place: Place, rule: Rule },
    /// 11.0-successor.
    SupremeLeaderLives,
    /// 6.0-action.
    NobodyInRome,
    /// 6.0-action: no client can take an ally, or the stock is empty.
    NowhereToMuster,
    /// 6.0-action.
    CannotMuster { place: Place },
    /// 12.0.
    BarbarianArea { place: Place },
    /// 9.0.
    NotThere { unit: Unit, place: Place },
    /// 9.0.
    AlreadyMoved { unit: Unit, place: Place },
    /// 9.0.
    OutOfReach { from: Place, to: Place },
    /// 9.0.
    EnemyInTheWay { to: Place },
    /// 9.0: several ways lead into the attack.
    ChooseWay { to: Place },
    /// 9.0.
    NotThatWay { by: Place, to: Place },
    /// 6.0-action.
    NotAPort { card: Card, place: Place },
    /// 6.0-action.
    SamePort,
    /// 6.0-action.
    NobodyToEmbark { place: Place },
    /// silver-fleets.
    WrongFleet { card: Card },
    /// 10.0-order.
    NoBattleThere { place: Place },
    /// The unit is not in the battle; the rule is the action's.
    NotInBattle { unit: Unit, rule: Rule },
    /// 10.0-round.
    NotItsTurn { unit: Unit },
    /// 10.0-round.
    HasFought { unit: Unit },
    /// 10.0-round.
    HasNotFought { unit: Unit },
    /// 10.0-retreat.
    NowhereToRetreat,
    /// 10.0-retreat.
    CannotRetreatTo { place: Place },
    /// 10.0-vincere.
    NotALeader { unit: Unit },
    /// 10.0-veterans.
    CannotBePromoted { unit: Unit },
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
            | Self::SilverOnly(rule)
            | Self::WrongCard { rule, .. }
            | Self::NoSuchUnit { rule, .. }
            | Self::TooExpensive { rule, .. }
            | Self::NotInBattle { rule, .. }
            | Self::NoFriendThere { rule, .. } => rule.0,
            Self::NotYourDecision(rule) | Self::GameOver(rule) => rule.0,
            Self::NotInForum { .. }
            | Self::ConditionNotMet { .. }
            | Self::OneAttempt
            | Self::NotAuctioned { .. } => "5.0-forum",
            Self::MustBeAuctioned { .. }
            | Self::BidTooLow { .. }
            | Self::BidAbovePurse { .. }
            | Self::MustBid => "5.0-auction",
            Self::NotInRome | Self::EnemyLeaderOnMap | Self::TooLittleControlled { .. } => {
                "5.0-military"
            }
            Self::TooFewPoints { .. } => "5.0-political",
            Self::EffectMissing { .. } | Self::EffectUsed { .. } | Self::LeaderNotThere { .. } => {
                "5.0-effects"
            }
            Self::NotInDiscard { .. } | Self::CannotRetrieve { .. } => "6.0-hand",
            Self::CardNotInHand { card } => kind_rule(*card).0,
            Self::AlliesOnly { .. }
            | Self::LegionsOnly { .. }
            | Self::MustDemote
            | Self::HasHired => "6.0-event",
            Self::NotRichest { .. } => "silver-barbarians",
            Self::NotRecruited { .. } => "7.0",
            Self::StockEmpty { .. } => "7.1",
            Self::CityNotFriendly { .. } => "7.2",
            Self::CityFull { .. } => "7.3",
            Self::NotAColony { .. } | Self::NotAClient { .. } | Self::ExtraPlaced { .. } => {
                "7.0-special"
            }
            Self::SupremeLeaderLives => "11.0-successor",
            Self::NobodyInRome
            | Self::NowhereToMuster
            | Self::CannotMuster { .. }
            | Self::NotAPort { .. }
            | Self::SamePort
            | Self::NobodyToEmbark { .. } => "6.0-action",
            Self::BarbarianArea { .. } => "12.0",
            Self::NotThere { .. }
            | Self::AlreadyMoved { .. }
            | Self::OutOfReach { .. }
            | Self::EnemyInTheWay { .. }
            | Self::ChooseWay { .. }
            | Self::NotThatWay { .. } => "9.0",
            Self::WrongFleet { .. } => "silver-fleets",
            Self::NoBattleThere { .. } => "10.0-order",
            Self::NotItsTurn { .. } | Self::HasFought { .. } | Self::HasNotFought { .. } => {
                "10.0-round"
            }
            Self::NowhereToRetreat | Self::CannotRetreatTo { .. } => "10.0-retreat",
            Self::NotALeader { .. } => "10.0-vincere",
            Self::CannotBePromoted { .. } => "10.0-veterans",
        })
    }

    fn code(&self) -> &'static str {
        match self {
            Self::NotYourDecision(_) => "not_your_decision",
            Self::GameOver(_) => "game_over",
            Self::NotNow(_) => "not_now",
            Self::SilverOnly(_) => "silver_only",
            Self::NotInForum { .. } => "not_in_forum",
            Self::ConditionNotMet { .. } => "condition_not_met",
            Self::OneAttempt => "one_attempt",
            Self::MustBeAuctioned { .. } => "must_be_auctioned",
            Self::NotAuctioned { .. } => "not_auctioned",
            Self::BidTooLow { .. } => "bid_too_low",
            Self::BidAbovePurse { .. } => "bid_above_purse",
            Self::MustBid => "must_bid",
            Self::NotInRome => "not_in_rome",
            Self::EnemyLeaderOnMap => "enemy_leader_on_map",
            Self::TooLittleControlled { .. } => "too_little_controlled",
            Self::TooFewPoints { .. } => "too_few_points",
            Self::EffectMissing { .. } => "effect_missing",
            Self::EffectUsed { .. } => "effect_used",
            Self::NotInDiscard { .. } => "not_in_discard",
            Self::CannotRetrieve { .. } => "cannot_retrieve",
            Self::CardNotInHand { .. } => "card_not_in_hand",
            Self::WrongCard { .. } => "wrong_card",
            Self::NoSuchUnit { .. } => "no_such_unit",
            Self::AlliesOnly { .. } => "allies_only",
            Self::LegionsOnly { .. } => "legions_only",
            Self::MustDemote => "must_demote",
            Self::HasHired => "has_hired",
            Self::NotRichest { .. } => "not_richest",
            Self::NotRecruited { .. } => "not_recruited",
            Self::TooExpensive { .. } => "too_expensive",
            Self::StockEmpty { .. } => "stock_empty",
            Self::CityNotFriendly { .. } => "city_not_friendly",
            Self::CityFull { .. } => "city_full",
            Self::NotAColony { .. } => "not_a_colony",
            Self::NotAClient { .. } => "not_a_client",
            Self::ExtraPlaced { .. } => "extra_placed",
            Self::LeaderNotThere { .. } => "leader_not_there",
            Self::NoFriendThere { .. } => "no_friend_there",
            Self::SupremeLeaderLives => "supreme_leader_lives",
            Self::NobodyInRome => "nobody_in_rome",
            Self::NowhereToMuster => "nowhere_to_muster",
            Self::CannotMuster { .. } => "cannot_muster",
            Self::BarbarianArea { .. } => "barbarian_area",
            Self::NotThere { .. } => "not_there",
            Self::AlreadyMoved { .. } => "already_moved",
            Self::OutOfReach { .. } => "out_of_reach",
            Self::EnemyInTheWay { .. } => "enemy_in_the_way",
            Self::ChooseWay { .. } => "choose_way",
            Self::NotThatWay { .. } => "not_that_way",
            Self::NotAPort { .. } => "not_a_port",
            Self::SamePort => "same_port",
            Self::NobodyToEmbark { .. } => "nobody_to_embark",
            Self::WrongFleet { .. } => "wrong_fleet",
            Self::NoBattleThere { .. } => "no_battle_there",
            Self::NotInBattle { .. } => "not_in_battle",
            Self::NotItsTurn { .. } => "not_its_turn",
            Self::HasFought { .. } => "has_fought",
            Self::HasNotFought { .. } => "has_not_fought",
            Self::NowhereToRetreat => "nowhere_to_retreat",
            Self::CannotRetreatTo { .. } => "cannot_retreat_to",
            Self::NotALeader { .. } => "not_a_leader",
            Self::CannotBePromoted { .. } => "cannot_be_promoted",
        }
    }

    fn message(&self, _: &'static Self::Pack) -> Message {
        let message =
            Message::new(format!("refusal-{}", self.code().replace('_', "-")), self.rule());
        match *self {
            Self::NotYourDecision(_)
            | Self::GameOver(_)
            | Self::NotNow(_)
            | Self::SilverOnly(_)
            | Self::OneAttempt
            | Self::MustBid
            | Self::NotInRome
            | Self::EnemyLeaderOnMap
            | Self::MustDemote
            | Self::HasHired
            | Self::SupremeLeaderLives
            | Self::NobodyInRome
            | Self::NowhereToMuster
            | Self::SamePort
            | Self::NowhereToRetreat => message,
            Self::NotInForum { card }
            | Self::ConditionNotMet { card }
            | Self::MustBeAuctioned { card }
            | Self::NotAuctioned { card }
            | Self::EffectMissing { card }
            | Self::EffectUsed { card }
            | Self::NotInDiscard { card }
            | Self::CannotRetrieve { card }
            | Self::CardNotInHand { card }
            | Self::WrongCard { card, .. }
            | Self::WrongFleet { card } => message.with("card", card_word(card)),
            Self::BidTooLow { least: gold } | Self::BidAbovePurse { gold } => {
                message.with("gold", i64::from(gold))
            }
            Self::TooExpensive { price, .. } => message.with("gold", i64::from(price)),
            Self::TooLittleControlled { value, needed } => {
                message.with("value", i64::from(value)).with("needed", i64::from(needed))
            }
            Self::TooFewPoints { points, needed } => {
                message.with("points", points).with("needed", needed)
            }
            Self::NoSuchUnit { unit, place, .. }
            | Self::NotThere { unit, place }
            | Self::AlreadyMoved { unit, place }
            | Self::LeaderNotThere { unit, place } => {
                message.with("unit", unit_word(unit)).with("place", place.name())
            }
            Self::AlliesOnly { unit }
            | Self::LegionsOnly { unit }
            | Self::NotRecruited { unit }
            | Self::StockEmpty { unit }
            | Self::NotInBattle { unit, .. }
            | Self::NotItsTurn { unit }
            | Self::HasFought { unit }
            | Self::HasNotFought { unit }
            | Self::NotALeader { unit }
            | Self::CannotBePromoted { unit } => message.with("unit", unit_word(unit)),
            Self::NotRichest { place }
            | Self::CityNotFriendly { place }
            | Self::CityFull { place }
            | Self::NotAColony { place }
            | Self::NotAClient { place }
            | Self::ExtraPlaced { place }
            | Self::NoFriendThere { place, .. }
            | Self::CannotMuster { place }
            | Self::BarbarianArea { place }
            | Self::EnemyInTheWay { to: place }
            | Self::ChooseWay { to: place }
            | Self::NobodyToEmbark { place }
            | Self::NoBattleThere { place }
            | Self::CannotRetreatTo { place } => message.with("place", place.name()),
            Self::OutOfReach { from, to } | Self::NotThatWay { by: from, to } => {
                message.with("from", from.name()).with("to", to.name())
            }
            Self::NotAPort { card, place } => {
                message.with("card", card_word(card)).with("place", place.name())
            }
        }
    }
}

/// The rule of a card's kind (6.0).
pub(crate) fn kind_rule(card: Card) -> Rule {
    Rule(match card.kind() {
        CardType::Leader => "6.0-leader",
        CardType::Forum => "6.0-forum",
        CardType::Tactics => "6.0-tactics",
        CardType::Action => "6.0-action",
        CardType::Event => "6.0-event",
    })
}

/// The word for a unit, in the reader's language; commanders by their rank.
pub(crate) fn unit_word(unit: Unit) -> Arg {
    crate::text::unit_word(unit)
}

/// The word for a card.
pub(crate) fn card_word(card: Card) -> Arg {
    crate::text::card_word(card)
}

/// The word for a side.
pub(crate) fn side_word(side: Side) -> Arg {
    Arg::Word(match side {
        Side::Caesar => "side-caesar",
        Side::Pompey => "side-pompey",
    })
}

/// What the journal tells.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Debug)]
pub enum Event {
    /// 4.0.
    TurnBegins { turn: u8, year: u8, side: Side },
    /// 3.0: the opening hands.
    Dealt { side: Side, cards: u8 },
    /// 5.0-forum.
    Taken { side: Side, card: Card },
    /// 5.0-auction.
    AuctionOpened { side: Side, card: Card },
    /// 5.0-auction.
    HasBid { side: Side, card: Card, gold: u16 },
    /// 5.0-auction.
    Passed { side: Side, card: Card },
    /// 5.0-auction.
    AuctionWon { side: Side, card: Card, paid: u16, lost: u16 },
    /// 5.0.
    Won { side: Side, victory: Victory, faction: Faction, value: u16 },
    /// 5.0-draw.
    Drawn,
    /// 6.0-draw.
    Drew { side: Side, card: Concealed<Card> },
    /// Tribunes of the Plebs.
    Looked { side: Side, card: Concealed<Card> },
    /// Tribunes of the Plebs.
    Buried { side: Side, card: Concealed<Card> },
    /// Pontifex Maximus.
    Retrieved { side: Side, card: Card, price: u16 },
    /// 6.0-draw.
    Reshuffled { cards: u8 },
    /// 6.0-draw: there is no card left anywhere.
    NoCards { side: Side },
    /// 6.0-forum.
    ToForum { side: Side, card: Card },
    /// 6.0-event.
    Happens { side: Side, card: Card },
    /// 6.0-event: it changes nothing for the side.
    NoEffect { side: Side, card: Card },
    /// 6.0-hand.
    Discarded { side: Side, card: Card },
    /// Allies Go Home, Barbarian Invasion: a unit leaves the map.
    GaveUp { side: Side, unit: Unit, place: Place, rule: Rule },
    /// Demand for Action.
    TaxesHalved,
    /// The Rally events.
    Rallied { side: Side, faction: Faction, symbols: u8, gold: u16 },
    /// 12.0.
    Pillaged { side: Side, gold: u16, owed: u16 },
    /// Legions Grumble.
    Hired { side: Side, place: Place, price: u16 },
    /// Legions Grumble.
    Demoted { side: Side, place: Place },
    /// Legions Grumble.
    Fined { side: Side, gold: u16 },
    /// silver-barbarians.
    Invaded { area: Place, city: Place, warbands: u8 },
    /// silver-barbarians.
    NoInvaders,
    /// silver-barbarians.
    Plundered { city: Place },
    /// 7.0.
    Recruited { side: Side, unit: Unit, place: Place, price: u16 },
    /// 6.0-leader.
    LeaderPlayed { side: Side, unit: Unit, place: Place },
    /// 11.0-successor.
    Succeeded { side: Side, place: Place },
    /// Allies Mobilize.
    Mobilized { side: Side, allies: u8 },
    /// Allies Mobilize.
    Mustered { side: Side, place: Place },
    /// Ides of March.
    Conspired { side: Side, dead: bool },
    /// Silver rules.
    CardBought { side: Side, price: u16 },
    /// 8.0.
    Taxed { side: Side, gold: u16, halved: bool },
    /// 9.0.
    Marched { side: Side, unit: Unit, from: Place, to: Place, attack: bool },
    /// A Fleet card.
    Sailed { side: Side, card: Card, from: Place, to: Place },
    /// A Fleet card.
    Embarked { side: Side, unit: Unit, from: Place, to: Place },
    /// silver-fleets.
    Intercepted { side: Side, card: Card },
    /// 10.0-order.
    BattleBegins { place: Place, attacker: Option<Side>, defender: Option<Side> },
    /// 10.0-tactics.
    TacticsLaid { side: Side, card: Concealed<Card> },
    /// 10.0-tactics.
    NoTactics { side: Side },
    /// 10.0-tactics.
    TacticsShown { side: Side, card: Card },
    /// 10.0-command.
    Initiative { side: Option<Side>, command: [u8; 2] },
    /// 10.0-round.
    Round { place: Place, round: u8 },
    /// 10.0-round.
    Fought { side: Option<Side>, unit: Unit, swords: u8, face: u8, hit: bool },
    /// Testudo.
    Shielded { side: Side },
    /// 10.0-round, 10.0-vaevictis.
    Lost { side: Option<Side>, unit: Unit, rule: Rule },
    /// 11.0-loss.
    TerribleLoss { side: Side, gold: u16, cards: u8 },
    /// 10.0-retreat.
    Retreats { side: Side, to: Option<Place> },
    /// 10.0-retreat.
    FightsOn { side: Side },
    /// Night Withdrawal.
    SlipsAway { side: Side },
    /// 10.0-vaevictis.
    Pursuit { side: Option<Side>, dice: u8, hits: u8 },
    /// silver-barbarians: units lost on the way into a barbarian area.
    LostInTheWild { side: Side, unit: Unit, place: Place },
    /// 10.0-retreat.
    FellBack { side: Side, unit: Unit, to: Place },
    /// 10.0-round.
    BattleEnds { place: Place, winner: Option<Side> },
    /// 10.0-veterans, Populares Rally.
    Promoted { side: Side, unit: Unit, place: Place, rule: Rule },
}
