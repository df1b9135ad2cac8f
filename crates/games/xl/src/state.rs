//! 2.0 to 4.0: what the table looks like. `Public` is what everybody sees, a `Secret` is what only
//! its side knows, the deck is what nobody knows; these together, and nothing else, are the state.

use arrayvec::ArrayVec;
use kernel::{Concealed, Referee, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{Refusal, Victory, kind_rule};
use crate::battle::Battle;
use crate::ids::{Card, Cards, Each, Place, PlaceSet, Side, Unit};
use crate::pack::Pack;

kernel::options! {
    /// What a table is set up with.
    pub struct Options {
        /// Which of the two levels of rules is played (1.0).
        rules: Level = "12.0" {
            /// The rulebook.
            Bronze = "bronze",
            /// The silver rules, as reconstructed.
            Silver = "silver",
        },
    }
}

/// Units that stand together: numbers of each rank, and the chiefs by bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Army {
    ranks: [u8; Unit::RANKS],
    chiefs: u16,
}

/// One army a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stacks(pub(crate) [Army; Place::COUNT]);

/// A place or none, in a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot(u8);

impl Spot {
    /// Nowhere.
    pub const NONE: Self = Self(255);

    /// On the map.
    pub fn at(place: Place) -> Self {
        Self(place.0)
    }

    /// The place, if it is one.
    pub fn place(self) -> Option<Place> {
        (usize::from(self.0) < Place::COUNT).then_some(Place(self.0))
    }
}

/// The map with its units. Everything but the armies follows from them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    armies: Each<Stacks>,
    held: Each<PlaceSet>,
    chiefs: Each<[Spot; Unit::CHIEFS]>,
    out: Each<[u8; 2]>,
}

/// A way that units came into a place this turn (10.0-retreat).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    /// The last place on the way.
    pub from: Place,
    /// Where they are.
    pub to: Place,
}

/// Ways used this turn; no side has more units than this.
pub type Arrivals = ArrayVec<Arrival, 48>;

/// Cards that are still to be drawn, and why (6.0-draw).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// Draws left, the one being resolved included.
    pub left: u8,
    /// Whether the free draw of the phase has been made.
    #[serde(default)]
    pub drawn: bool,
    /// Whether the card was bought in the purchase phase (silver).
    #[serde(default)]
    pub bought: bool,
}

/// What has been bought this phase (7.0).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Purchases {
    /// Units placed under the limits of 7.3.
    #[serde(skip_serializing_if = "Stacks::is_empty")]
    pub placed: Stacks,
    /// Colonies and clients that have their extra unit (7.0-special).
    pub extra: PlaceSet,
    /// Whether Senatus Consultum Ultimum was used.
    pub ultimum: bool,
    /// Legions that Antonius has raised.
    pub antonius: u8,
    /// Whether a card was bought (silver).
    pub card: bool,
}

impl Purchases {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// How many cards are where nobody else looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Cards in hand, which are no secret (2.2).
    pub hands: Each<u8>,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards at the bottom of the deck that the Tribunes' owner buried.
    pub buried: u8,
}

impl Counts {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Where play is waiting (4.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "a state is copied whole and must not allocate")]
#[allow(missing_docs, reason = "fields are named after what they hold")]
pub enum Phase {
    /// 5.0: the phasing player takes a card, declares victory, or goes on.
    Forum { tried: bool },
    /// 5.0-auction: `bidder` bids or passes; zero is no bid yet.
    Auction { card: Card, bidder: Side, bids: Each<u16> },
    /// 6.0-draw: Tribunes or Pontifex leave a choice. `looked`: the top card has been seen.
    Draw {
        #[serde(default)]
        looked: bool,
        #[serde(default)]
        buried: bool,
    },
    /// 6.0-hand: the phasing player has too many cards.
    Discard,
    /// Allies Go Home: this side chooses.
    AlliesLeave { side: Side },
    /// 12.0: this side still owes so many swords.
    Pillage { side: Side, owed: u16 },
    /// Populares Rally: this side promotes a legion.
    Rally { side: Side },
    /// Legions Grumble: this side hires or not.
    Grumble {
        side: Side,
        #[serde(default)]
        hired: PlaceSet,
    },
    /// silver-barbarians: the phasing player picks the city that the area's warbands strike.
    Invasion { area: Place },
    /// 7.0.
    Purchase,
    /// Allies Mobilize: so many allies are left to place.
    Muster {
        left: u8,
        #[serde(default)]
        placed: PlaceSet,
    },
    /// 9.0.
    March,
    /// silver-fleets: the other side may intercept.
    Intercept { card: Card, from: Place, to: Place },
    /// A Fleet card carries units.
    Voyage { card: Card, from: Place, to: Place },
    /// 10.0-order.
    ChooseBattle,
    /// 10.0.
    Battle(Battle),
    /// 5.0.
    Over { winner: Option<Side>, by: Option<Victory> },
}

impl Phase {
    /// The battle in progress.
    pub fn battle(&self) -> Option<&Battle> {
        if let Self::Battle(battle) = self { Some(battle) } else { None }
    }

    pub(crate) fn battle_mut(&mut self) -> Option<&mut Battle> {
        if let Self::Battle(battle) = self { Some(battle) } else { None }
    }

    /// The card under the hammer, and what was bid.
    pub fn auction(&self) -> Option<(Card, Each<u16>)> {
        if let Self::Auction { card, bids, .. } = *self { Some((card, bids)) } else { None }
    }

    /// The swords that a side still owes.
    pub fn pillage(&self) -> Option<u16> {
        if let Self::Pillage { owed, .. } = *self { Some(owed) } else { None }
    }

    /// Where grumbling legions were hired.
    pub fn grumble(&self) -> Option<PlaceSet> {
        if let Self::Grumble { hired, .. } = *self { Some(hired) } else { None }
    }

    /// The area whose warbands invade.
    pub fn invasion(&self) -> Option<Place> {
        if let Self::Invasion { area } = *self { Some(area) } else { None }
    }

    /// The allies that are left to muster, and where some have come.
    pub fn muster(&self) -> Option<(u8, PlaceSet)> {
        if let Self::Muster { left, placed } = *self { Some((left, placed)) } else { None }
    }

    /// The fleet at sea: its card, and its two ports.
    pub fn lane(&self) -> Option<(Card, Place, Place)> {
        if let Self::Intercept { card, from, to } | Self::Voyage { card, from, to } = *self {
            Some((card, from, to))
        } else {
            None
        }
    }
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// Which rules.
    #[serde(default)]
    pub rules: Level,
    /// The turn, from 1: spring and autumn of each year.
    pub turn: u8,
    /// The phasing player (4.0).
    pub side: Side,
    /// Where play is waiting.
    pub phase: Phase,
    /// Gold, which is no secret (2.2).
    pub gold: Each<u16>,
    /// Units on the map.
    pub board: Board,
    /// Whose commander is on his successor's face (11.0-successor).
    #[serde(default)]
    pub heirs: Each<bool>,
    /// Cards in the forum.
    #[serde(default)]
    pub forum: Cards,
    /// Forum cards that a side has taken.
    #[serde(default)]
    pub owned: Each<Cards>,
    /// Cards played and thrown away.
    #[serde(default)]
    pub discard: Cards,
    /// Who collects half at the next taxes (Demand for Action).
    #[serde(default)]
    pub halved: Each<bool>,
    /// Who has won a battle worth a triumph since his last forum phase (Triumph).
    #[serde(default)]
    pub triumph: Each<bool>,
    /// Cards still to draw.
    #[serde(default)]
    pub drawing: Drawing,
    /// What was bought this phase.
    #[serde(default, skip_serializing_if = "Purchases::is_empty")]
    pub purchases: Purchases,
    /// Units of the phasing player that have moved (9.0).
    #[serde(default, skip_serializing_if = "Stacks::is_empty")]
    pub moved: Stacks,
    /// Ways that were used this turn.
    #[serde(default)]
    pub arrivals: Arrivals,
    /// Barbarian areas whose warbands are beaten (silver).
    #[serde(default)]
    pub cleared: PlaceSet,
    /// Cities that pay no gold until somebody enters them (silver).
    #[serde(default)]
    pub plundered: PlaceSet,
    /// Cards that can be counted.
    #[serde(default, skip_serializing_if = "Counts::is_empty")]
    pub counts: Counts,
}

/// What only one side knows.
#[derive(Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Secret {
    /// Cards in hand.
    pub hand: Cards,
    /// The tactics card that lies face down (10.0-tactics).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tactics: Option<Card>,
    /// The top card of the deck, seen by the Tribunes' owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<Card>,
    /// Cards at the bottom of the deck, the next to come first, that this side buried.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    pub buried: Deck,
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// The cards to draw, the top one last.
pub type Deck = ArrayVec<Card, { Cards::MOST }>;

/// A game.
#[derive(Clone)]
pub struct State {
    /// The data it is played with.
    pub(crate) pack: &'static Pack,
    /// What everybody sees.
    pub(crate) public: Public,
    /// What each side knows.
    pub(crate) secrets: Each<Concealed<Secret>>,
    /// What nobody knows.
    pub(crate) deck: Concealed<Deck>,
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.pack, other.pack)
            && self.public == other.public
            && self.secrets == other.secrets
            && self.deck == other.deck
    }
}

/// What one seat can act on: the public table and its own secret. Offers and refusals are made from
/// this and can therefore betray nothing.
#[derive(Clone, Copy)]
pub struct Eyes<'a> {
    /// The data.
    pub pack: &'static Pack,
    /// The side that looks.
    pub side: Side,
    /// What everybody sees.
    pub public: &'a Public,
    /// What it knows.
    pub secret: &'a Secret,
}

impl Eyes<'_> {
    /// Whether the card is in the hand.
    pub(crate) fn check_hand(&self, card: Card) -> Result<(), Refusal> {
        if self.secret.hand.has(card) { Ok(()) } else { Err(Refusal::CardNotInHand { card }) }
    }

    /// Whether a price can be paid.
    pub(crate) fn check_purse(&self, price: u16, rule: kernel::Rule) -> Result<(), Refusal> {
        if self.public.gold[self.side] >= price {
            Ok(())
        } else {
            Err(Refusal::TooExpensive { price, rule })
        }
    }

    /// A card of another kind than the one wanted.
    pub(crate) fn wrong_card(card: Card, wanted: Card) -> Refusal {
        Refusal::WrongCard { card, rule: kind_rule(wanted) }
    }
}

impl Army {
    /// Nobody.
    pub const EMPTY: Self = Self { ranks: [0; Unit::RANKS], chiefs: 0 };

    /// How many of a kind.
    pub fn count(&self, unit: Unit) -> u8 {
        let index = unit.index();
        if index < Unit::RANKS {
            self.ranks[index]
        } else {
            u8::from(self.chiefs >> (index - Unit::RANKS) & 1 != 0)
        }
    }

    /// Whether there is one of a kind.
    pub fn has(&self, unit: Unit) -> bool {
        self.count(unit) > 0
    }

    /// Adds units of a kind.
    pub fn add(&mut self, unit: Unit, count: u8) {
        let index = unit.index();
        if index < Unit::RANKS {
            self.ranks[index] += count;
        } else if count > 0 {
            self.chiefs |= 1 << (index - Unit::RANKS);
        }
    }

    /// Takes one of a kind out.
    pub fn take(&mut self, unit: Unit) {
        let index = unit.index();
        if index < Unit::RANKS {
            self.ranks[index] -= 1;
        } else {
            self.chiefs &= !(1 << (index - Unit::RANKS));
        }
    }

    /// Whether nobody is in it.
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// How many units.
    pub fn len(&self) -> u8 {
        self.ranks.iter().sum::<u8>() + self.chiefs.count_ones() as u8
    }

    /// Kinds that are there, in order.
    pub fn kinds(&self) -> impl Iterator<Item = Unit> + use<> {
        let army = *self;
        let ranks = (0..Unit::RANKS).filter(move |index| army.ranks[*index] > 0);
        ranks.map(|index| Unit(index as u8)).chain(army.chiefs())
    }

    /// Every unit, in order.
    pub fn units(&self) -> impl Iterator<Item = Unit> + use<> {
        let army = *self;
        Unit::all().flat_map(move |unit| (0..army.count(unit)).map(move |_| unit))
    }

    /// The chiefs, in order.
    pub fn chiefs(&self) -> impl Iterator<Item = Unit> + use<> {
        let mut bits = self.chiefs;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as usize + Unit::RANKS;
            bits &= bits - 1;
            Some(Unit(index as u8))
        })
    }

    /// These without others that are among them.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        let mut rest = *self;
        for (left, gone) in rest.ranks.iter_mut().zip(other.ranks) {
            *left -= gone;
        }
        rest.chiefs &= !other.chiefs;
        rest
    }

    /// Whether all of the others are among these.
    pub fn covers(&self, other: &Self) -> bool {
        other.chiefs & !self.chiefs == 0
            && self.ranks.iter().zip(other.ranks).all(|(here, there)| *here >= there)
    }

    /// Units of a class.
    pub fn of_class(&self, class: crate::ids::Class) -> u8 {
        use crate::ids::Class;
        match class {
            Class::Allies => self.ranks[2] + self.ranks[3] + self.ranks[4],
            Class::Legions => self.ranks[0] + self.ranks[1],
            Class::Leaders => self.chiefs.count_ones() as u8,
        }
    }
}

impl Stacks {
    /// Nobody anywhere.
    pub const EMPTY: Self = Self([Army::EMPTY; Place::COUNT]);

    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// The army in a place.
    pub fn at(&self, place: Place) -> &Army {
        &self.0[place.index()]
    }

    pub(crate) fn at_mut(&mut self, place: Place) -> &mut Army {
        &mut self.0[place.index()]
    }
}

impl Default for Stacks {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Board {
    /// A map without units.
    pub const EMPTY: Self = Self {
        armies: Each([Stacks::EMPTY; 2]),
        held: Each([PlaceSet::EMPTY; 2]),
        chiefs: Each([[Spot::NONE; Unit::CHIEFS]; 2]),
        out: Each([[0; 2]; 2]),
    };

    /// A side's units in a place.
    pub fn army(&self, side: Side, place: Place) -> &Army {
        self.armies[side].at(place)
    }

    /// Where a side has units.
    pub fn held(&self, side: Side) -> PlaceSet {
        self.held[side]
    }

    /// Whether a side has units in a place.
    pub fn holds(&self, side: Side, place: Place) -> bool {
        self.held[side].contains(place)
    }

    /// Where a chief of a side stands.
    pub fn chief(&self, side: Side, unit: Unit) -> Option<Place> {
        self.chiefs[side][unit.index() - Unit::RANKS].place()
    }

    /// The leaders of the cards that a side has on the map.
    pub fn leaders(&self, side: Side) -> impl Iterator<Item = (Unit, Place)> {
        (Unit::RANKS + 1..Unit::COUNT).filter_map(move |index| {
            let unit = Unit(index as u8);
            self.chief(side, unit).map(|place| (unit, place))
        })
    }

    /// Counters of a side on the map: legions or allies, both faces.
    pub fn out(&self, side: Side, unit: Unit) -> u8 {
        self.out[side][usize::from(unit.is_ally())]
    }

    /// Cities that only this side's units stand in (7.2).
    pub fn friendly(&self, side: Side) -> PlaceSet {
        self.controlled(side).and(PlaceSet::CITIES)
    }

    /// Places that only this side's units stand in.
    pub fn controlled(&self, side: Side) -> PlaceSet {
        self.held(side).minus(self.held(side.enemy()))
    }

    /// Where both sides stand.
    pub fn contested(&self) -> PlaceSet {
        self.held[Side::Caesar].and(self.held[Side::Pompey])
    }

    /// Whether everything follows from the armies.
    pub(crate) fn keeps_count(&self) -> bool {
        let mut board = Self::EMPTY;
        for side in Side::BOTH {
            for place in Place::all() {
                self.army(side, place).units().for_each(|unit| board.put(side, unit, place));
            }
        }
        board == *self
    }

    pub(crate) fn put(&mut self, side: Side, unit: Unit, place: Place) {
        self.armies[side].at_mut(place).add(unit, 1);
        self.held[side].insert(place);
        if unit.is_chief() {
            self.chiefs[side][unit.index() - Unit::RANKS] = Spot::at(place);
        } else {
            self.out[side][usize::from(unit.is_ally())] += 1;
        }
    }

    pub(crate) fn lift(&mut self, side: Side, unit: Unit, place: Place) {
        let army = self.armies[side].at_mut(place);
        army.take(unit);
        if army.is_empty() {
            self.held[side].remove(place);
        }
        if unit.is_chief() {
            self.chiefs[side][unit.index() - Unit::RANKS] = Spot::NONE;
        } else {
            self.out[side][usize::from(unit.is_ally())] -= 1;
        }
    }
}

impl Public {
    /// Whether the silver rules are played.
    pub fn is_silver(&self) -> bool {
        self.rules == Level::Silver
    }

    /// A side's supreme leader on the map, or his successor (2.2).
    pub fn commander(&self, side: Side) -> Option<Place> {
        self.board.chief(side, Unit::COMMANDER)
    }

    /// The swords on a unit's counter (11.0: a successor has fewer).
    pub fn swords(&self, pack: &Pack, side: Side, unit: Unit) -> u8 {
        if unit == Unit::COMMANDER {
            pack.commander_swords(side, self.heirs[side])
        } else {
            pack.swords(unit)
        }
    }

    /// Whether a side has a forum card.
    pub fn owns(&self, side: Side, card: Card) -> bool {
        self.owned[side].has(card)
    }

    /// Counters of a side that are not on the map (7.1).
    pub fn stock(&self, pack: &Pack, side: Side, unit: Unit) -> u8 {
        pack.counters(side, unit) - self.board.out(side, unit)
    }

    /// Whether a city is friendly to a side (7.2).
    pub fn is_friendly(&self, side: Side, place: Place) -> bool {
        self.board.friendly(side).contains(place)
    }

    /// Places where a side meets an enemy: rivals, and in the silver game warbands.
    pub fn hostile(&self, side: Side) -> PlaceSet {
        let rivals = self.board.held(side.enemy());
        if self.is_silver() { rivals.or(self.wild()) } else { rivals }
    }

    /// Barbarian areas where warbands stand (silver).
    pub fn wild(&self) -> PlaceSet {
        PlaceSet::BARBARIAN.minus(self.cleared)
    }

    /// Battles that the phasing player owes (10.0-order).
    pub fn battles(&self) -> PlaceSet {
        let rivals = self.board.contested();
        if self.is_silver() {
            rivals.or(self.board.held(self.side).and(self.wild()))
        } else {
            rivals
        }
    }

    /// Where units that stand in a place now came from this turn.
    pub fn ways_into(&self, place: Place) -> PlaceSet {
        self.arrivals.iter().filter(|way| way.to == place).map(|way| way.from).collect()
    }
}

impl State {
    /// What a side sees.
    pub fn eyes(&self, side: Side) -> Eyes<'_> {
        let viewer = Viewer::Seat(side.seat());
        let secret = self.secrets[side].seen_by(viewer).expect("a side sees its own secret");
        Eyes { pack: self.pack, side, public: &self.public, secret }
    }

    pub(crate) fn secret(&mut self, side: Side, referee: &Referee) -> &mut Secret {
        self.secrets[side].open_mut(referee)
    }

    /// Puts a unit on the map; whoever enters a plundered city restores it.
    pub(crate) fn put(&mut self, side: Side, unit: Unit, place: Place) {
        self.public.board.put(side, unit, place);
        self.public.plundered.remove(place);
    }

    /// Takes a unit off the map; warbands return to an area that is left empty.
    pub(crate) fn lift(&mut self, side: Side, unit: Unit, place: Place) {
        self.public.board.lift(side, unit, place);
        if place.is_barbarian() && Side::BOTH.iter().all(|s| !self.public.board.holds(*s, place)) {
            self.public.cleared.remove(place);
        }
    }

    /// Takes a card out of a hand.
    pub(crate) fn play_from_hand(&mut self, side: Side, card: Card, referee: &Referee) {
        self.secret(side, referee).hand.take(card);
        self.public.counts.hands[side] -= 1;
    }

    /// What everybody sees.
    pub fn public(&self) -> &Public {
        &self.public
    }
}
