//! Actions, refusals and events.

use kernel::{Concealed, Rule};
use serde::{Deserialize, Serialize};

use crate::ids::{Card, CardType, Faction, Place, Side, Unit};
use crate::pack::Pack;

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

    /// The rule that gives them.
    pub fn rule(self) -> Rule {
        Rule(match self {
            Self::Standard => "7.0",
            Self::Ultimum => "5.0-effects",
            Self::Settlement => "7.0-special",
            Self::Antonius => "6.0-leader",
        })
    }

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

kernel::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal for Pack {
        /// This is decided at another moment; the rule says when.
        NotNow { rule: Rule } = rule.0;
        /// The silver rules are not played; the rule of the bronze game.
        SilverOnly { rule: Rule } = rule.0;
        /// 5.0-forum.
        NotInForum { card: Card } = "5.0-forum";
        /// 5.0-forum.
        ConditionNotMet { card: Card } = "5.0-forum";
        /// 5.0-forum.
        OneAttempt {} = "5.0-forum";
        /// 5.0-auction.
        MustBeAuctioned { card: Card } = "5.0-auction";
        /// 5.0-forum.
        NotAuctioned { card: Card } = "5.0-forum";
        /// 5.0-auction.
        BidTooLow { least: u16 } = "5.0-auction";
        /// 5.0-auction.
        BidAbovePurse { gold: u16 } = "5.0-auction";
        /// 5.0-auction: whoever opens an auction bids.
        MustBid {} = "5.0-auction";
        /// 5.0-military.
        NotInRome {} = "5.0-military";
        /// 5.0-military.
        EnemyLeaderOnMap {} = "5.0-military";
        /// 5.0-military.
        TooLittleControlled { value: u16, needed: u16 } = "5.0-military";
        /// 5.0-political.
        TooFewPoints { points: u8, needed: u8 } = "5.0-political";
        /// 5.0-effects: the card that would allow it is not the player's.
        EffectMissing { card: Card } = "5.0-effects";
        /// 5.0-effects, or for Antonius 6.0-leader.
        EffectUsed { card: Card } =
            if card.kind() == CardType::Leader { "6.0-leader" } else { "5.0-effects" };
        /// 6.0-leader: Antonius is not there.
        LeaderNotThere { unit: Unit, place: Place } = "6.0-leader";
        /// 6.0-leader: Antonius raises his legion in Rome or in a colony.
        NeitherRomeNorColony { unit: Unit, place: Place } = "6.0-leader";
        /// 5.0-effects.
        NotInDiscard { card: Card } = "5.0-effects";
        /// 5.0-effects: only cards that are kept in hand come back.
        CannotRetrieve { card: Card } = "5.0-effects";
        /// 6.0-draw: a card is bought once a phase (silver rules, ruling R-20).
        CardBought {} = "6.0-draw";
        /// The card is not in the hand; the rule is that of its kind.
        CardNotInHand { card: Card } = kind_rule(card).0;
        /// The card is of another kind; the rule says which is wanted.
        WrongCard { card: Card, rule: Rule } = rule.0;
        /// There is no such unit there; the rule is the action's.
        NoSuchUnit { unit: Unit, place: Place, rule: Rule } = rule.0;
        /// 6.0-event.
        AlliesOnly { unit: Unit } = "6.0-event";
        /// 6.0-event.
        LegionsOnly { unit: Unit } = "6.0-event";
        /// 6.0-event: who has veterans demotes one; who has hired demotes none.
        MustDemote {} = "6.0-event";
        /// 6.0-event.
        HasHired {} = "6.0-event";
        /// silver-barbarians.
        NotRichest { place: Place } = "silver-barbarians";
        /// 7.0.
        NotRecruited { unit: Unit } = "7.0";
        /// The purse is too small; the rule names the price.
        TooExpensive { price: u16, rule: Rule } = rule.0;
        /// 7.1.
        StockEmpty { unit: Unit } = "7.1";
        /// 7.2.
        CityNotFriendly { place: Place } = "7.2";
        /// 7.3.
        CityFull { place: Place } = "7.3";
        /// 7.0-special.
        NotAColony { place: Place } = "7.0-special";
        /// 7.0-special.
        NotAClient { place: Place } = "7.0-special";
        /// 7.0-special: an extra unit is there already.
        ExtraPlaced { place: Place } = "7.0-special";
        /// 6.0-leader, 11.0-successor.
        NoFriendThere { place: Place, rule: Rule } = rule.0;
        /// 11.0-successor.
        SupremeLeaderLives {} = "11.0-successor";
        /// 6.0-action.
        NobodyInRome {} = "6.0-action";
        /// 6.0-action: no client can take an ally, or the stock is empty.
        NowhereToMuster {} = "6.0-action";
        /// 6.0-action.
        CannotMuster { place: Place } = "6.0-action";
        /// 12.0.
        BarbarianArea { place: Place } = "12.0";
        /// 9.0.
        NotThere { unit: Unit, place: Place } = "9.0";
        /// 9.0.
        AlreadyMoved { unit: Unit, place: Place } = "9.0";
        /// 9.0.
        OutOfReach { from: Place, to: Place } = "9.0";
        /// 9.0.
        EnemyInTheWay { to: Place } = "9.0";
        /// 9.0: several ways lead into the attack.
        ChooseWay { to: Place } = "9.0";
        /// 9.0.
        NotThatWay { by: Place, to: Place } = "9.0";
        /// 6.0-action.
        NotAPort { card: Card, place: Place } = "6.0-action";
        /// 6.0-action.
        SamePort {} = "6.0-action";
        /// 6.0-action.
        NobodyToEmbark { place: Place } = "6.0-action";
        /// silver-fleets.
        WrongFleet { card: Card } = "silver-fleets";
        /// 10.0-order.
        NoBattleThere { place: Place } = "10.0-order";
        /// The unit is not in the battle; the rule is the action's.
        NotInBattle { unit: Unit, rule: Rule } = rule.0;
        /// 10.0-round.
        NotItsTurn { unit: Unit } = "10.0-round";
        /// 10.0-round.
        HasFought { unit: Unit } = "10.0-round";
        /// 10.0-round.
        HasNotFought { unit: Unit } = "10.0-round";
        /// 10.0-retreat.
        CannotRetreatTo { place: Place } = "10.0-retreat";
        /// 10.0-vincere.
        NotALeader { unit: Unit } = "10.0-vincere";
        /// 10.0-veterans.
        CannotBePromoted { unit: Unit } = "10.0-veterans";
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

/// What the journal tells.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Debug)]
pub enum Event {
    /// 4.0.
    TurnBegins { turn: u8, side: Side },
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
    Recruited { side: Side, unit: Unit, place: Place, price: u16, terms: Terms },
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
