//! Names of places, units and cards, and sets of them.
//!
//! Names are identities; every value that belongs to them is in the data pack.

use serde::{Deserialize, Serialize};

use kernel::{name_map, name_set, names, seats};

seats! {
    /// One of the two camps (1.0).
    pub enum Side {
        /// Caesar's camp, first in every turn.
        Caesar = "caesar",
        /// Pompey's camp.
        Pompey = "pompey",
    }
}

name_map! {
    /// Something that each side has one of.
    pub struct Each of Side
}

names! {
    /// A location of the map (2.1): the Roman cities first, then the barbarian areas.
    pub struct Place {
        "Rome", "Rubicon", "Vercellae", "Brundisium", "Messana", "Caralis", "Massilia", "Narbo",
        "Burdigala", "Lugdunum", "Tarraco", "Nova Carthago", "Corduba", "Gades", "Tingis", "Cirta",
        "Utica", "Salonae", "Dyrrachium", "Pharsalus", "Athens", "Crete", "Thracia", "Byzantium",
        "Pergamum", "Pontus", "Armenia", "Tarsus", "Antioch", "Hierosolyma", "Alexandria",
        "Cyrene", "Britannia", "Germania", "Cantabria", "Pannonia", "Dacia", "Parthia", "Arabia",
        "Garamantes",
    }
}

impl Place {
    /// How many of the places are Roman cities.
    pub const CITIES: u8 = 32;
    /// The city that victory (5.0) and several cards ask for.
    pub const ROME: Self = Self(0);
    /// The city of Cleopatra's card.
    pub const ALEXANDRIA: Self = Self(30);

    /// Whether it is a barbarian area (12.0).
    pub fn is_barbarian(self) -> bool {
        self.0 >= Self::CITIES
    }
}

names! {
    /// A kind of unit (2.2). Legions and allies of a kind are all alike; every chief is one of his
    /// kind. Warbands exist in the silver rules only.
    pub struct Unit {
        "legion", "veteran-legion", "ally", "veteran-ally", "warband",
        "commander", "antonius", "cato", "labienus", "brutus", "scipio", "curio", "dolabella",
        "cleopatra",
    }
}

/// When a unit has its turn in a round of battle (10.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// Allies (and warbands).
    Allies,
    /// Legions.
    Legions,
    /// Leaders, the supreme leader too.
    Leaders,
}

impl Class {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::Allies, Self::Legions, Self::Leaders];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Allies => "allies",
            Self::Legions => "legions",
            Self::Leaders => "leaders",
        }
    }
}

impl Unit {
    /// A legion on its weak face.
    pub const LEGION: Self = Self(0);
    /// A legion on its veteran face.
    pub const VETERAN_LEGION: Self = Self(1);
    /// Allies on their weak face.
    pub const ALLY: Self = Self(2);
    /// Allies on their veteran face.
    pub const VETERAN_ALLY: Self = Self(3);
    /// Barbarians in battle (silver).
    pub const WARBAND: Self = Self(4);
    /// The supreme leader of a side, or his successor.
    pub const COMMANDER: Self = Self(5);
    /// How many kinds come in numbers.
    pub const RANKS: usize = 5;
    /// How many are chiefs.
    pub const CHIEFS: usize = Self::COUNT - Self::RANKS;
    /// A leader of the cards.
    pub const ANTONIUS: Self = Self(6);
    /// A leader of the cards.
    pub const CATO: Self = Self(7);
    /// A leader of the cards.
    pub const LABIENUS: Self = Self(8);
    /// A leader of the cards.
    pub const BRUTUS: Self = Self(9);
    /// A leader of the cards.
    pub const SCIPIO: Self = Self(10);
    /// A leader of the cards.
    pub const CURIO: Self = Self(11);
    /// A leader of the cards.
    pub const DOLABELLA: Self = Self(12);
    /// A leader of the cards.
    pub const CLEOPATRA: Self = Self(13);

    /// Whether it is the supreme leader or a leader.
    pub fn is_chief(self) -> bool {
        usize::from(self.0) >= Self::RANKS
    }

    /// Whether it is a legion, veteran or not.
    pub fn is_legion(self) -> bool {
        self == Self::LEGION || self == Self::VETERAN_LEGION
    }

    /// Whether it is an ally, veteran or not.
    pub fn is_ally(self) -> bool {
        self == Self::ALLY || self == Self::VETERAN_ALLY
    }

    /// The veteran face of a unit that has not earned it yet (10.0-veterans).
    pub fn veteran(self) -> Option<Self> {
        match self {
            Self::LEGION => Some(Self::VETERAN_LEGION),
            Self::ALLY => Some(Self::VETERAN_ALLY),
            _ => None,
        }
    }

    /// When it has its turn in a round (10.0-round).
    pub fn class(self) -> Class {
        match self {
            Self::LEGION | Self::VETERAN_LEGION => Class::Legions,
            Self::ALLY | Self::VETERAN_ALLY | Self::WARBAND => Class::Allies,
            _ => Class::Leaders,
        }
    }

    /// The leader's card, if the unit is a leader of the cards.
    pub fn card(self) -> Option<Card> {
        self.0.checked_sub(Self::ANTONIUS.0).map(Card)
    }
}

names! {
    /// A card of the SPQR deck (2.2): leaders, forum cards, tactics, actions, events. Equal cards
    /// are one kind.
    pub struct Card {
        "Antonius", "Cato", "Labienus", "Brutus", "Metellus Scipio", "Curio", "Dolabella",
        "Cleopatra",
        "The Senate", "Senatus Consultum Ultimum", "Allied Settlement", "Publicani",
        "Demands for Reform", "Bread and Circuses", "Tribunes of the Plebs",
        "Veterans Settlement", "Dictator", "Pontifex Maximus", "Triumph",
        "Double Line", "Triple Line", "Fourth Line", "Testudo", "Cavalry Charge",
        "Night Withdrawal",
        "Allies Mobilize", "Fleet Atlantic", "Fleet Western", "Fleet Eastern", "Successor",
        "Ides of March",
        "Allies Go Home", "Demand for Action", "Optimates Rally", "Populares Rally",
        "Barbarian Invasion", "Legions Grumble",
    }
}

/// What becomes of a card that is drawn (6.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardType {
    /// 6.0-leader.
    Leader,
    /// 6.0-forum.
    Forum,
    /// 6.0-tactics.
    Tactics,
    /// 6.0-action.
    Action,
    /// 6.0-event.
    Event,
}

impl CardType {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Leader => "leader",
            Self::Forum => "forum",
            Self::Tactics => "tactics",
            Self::Action => "action",
            Self::Event => "event",
        }
    }

    /// Whether a player keeps it in hand.
    pub fn is_kept(self) -> bool {
        match self {
            Self::Leader | Self::Tactics | Self::Action => true,
            Self::Forum | Self::Event => false,
        }
    }
}

/// The cards that code names.
#[allow(missing_docs, reason = "they are called as they are printed")]
impl Card {
    pub const ANTONIUS: Self = Self(0);
    pub const CATO: Self = Self(1);
    pub const LABIENUS: Self = Self(2);
    pub const BRUTUS: Self = Self(3);
    pub const SCIPIO: Self = Self(4);
    pub const CURIO: Self = Self(5);
    pub const DOLABELLA: Self = Self(6);
    pub const CLEOPATRA: Self = Self(7);
    pub const SENATE: Self = Self(8);
    pub const ULTIMUM: Self = Self(9);
    pub const ALLIED_SETTLEMENT: Self = Self(10);
    pub const PUBLICANI: Self = Self(11);
    pub const REFORM: Self = Self(12);
    pub const CIRCUSES: Self = Self(13);
    pub const TRIBUNES: Self = Self(14);
    pub const VETERANS_SETTLEMENT: Self = Self(15);
    pub const DICTATOR: Self = Self(16);
    pub const PONTIFEX: Self = Self(17);
    pub const TRIUMPH: Self = Self(18);
    pub const DOUBLE_LINE: Self = Self(19);
    pub const TRIPLE_LINE: Self = Self(20);
    pub const FOURTH_LINE: Self = Self(21);
    pub const TESTUDO: Self = Self(22);
    pub const CAVALRY_CHARGE: Self = Self(23);
    pub const NIGHT_WITHDRAWAL: Self = Self(24);
    pub const ALLIES_MOBILIZE: Self = Self(25);
    pub const FLEET_ATLANTIC: Self = Self(26);
    pub const FLEET_WESTERN: Self = Self(27);
    pub const FLEET_EASTERN: Self = Self(28);
    pub const SUCCESSOR: Self = Self(29);
    pub const IDES: Self = Self(30);
    pub const ALLIES_GO_HOME: Self = Self(31);
    pub const DEMAND_FOR_ACTION: Self = Self(32);
    pub const OPTIMATES_RALLY: Self = Self(33);
    pub const POPULARES_RALLY: Self = Self(34);
    pub const BARBARIAN_INVASION: Self = Self(35);
    pub const LEGIONS_GRUMBLE: Self = Self(36);

    /// What kind of card it is.
    pub fn kind(self) -> CardType {
        match self.0 {
            0..8 => CardType::Leader,
            8..19 => CardType::Forum,
            19..25 => CardType::Tactics,
            25..31 => CardType::Action,
            _ => CardType::Event,
        }
    }

    /// The leader of a leader card.
    pub fn leader(self) -> Option<Unit> {
        (self.kind() == CardType::Leader).then_some(Unit(self.0 + Unit::ANTONIUS.0))
    }

    /// The sea of a fleet card.
    pub fn sea(self) -> Option<Sea> {
        match self {
            Self::FLEET_ATLANTIC => Some(Sea::Atlantic),
            Self::FLEET_WESTERN => Some(Sea::Western),
            Self::FLEET_EASTERN => Some(Sea::Eastern),
            _ => None,
        }
    }
}

/// A zone of the sea (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sea {
    /// Red anchors.
    Atlantic,
    /// Blue anchors.
    Western,
    /// Green anchors.
    Eastern,
}

impl Sea {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Atlantic, Self::Western, Self::Eastern];
}

/// A political faction (5.0-political).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Faction {
    /// The best men.
    Optimates,
    /// The favourites of the people.
    Populares,
}

impl Faction {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Optimates, Self::Populares];
}

name_map! {
    /// A value a place.
    pub struct PerPlace of Place
}

name_map! {
    /// A value a unit.
    pub struct PerUnit of Unit
}

name_map! {
    /// A value a card.
    pub struct PerCard of Card
}

name_set! {
    /// Some places.
    pub struct PlaceSet(u64) of Place
}

impl PlaceSet {
    /// The barbarian areas.
    pub const BARBARIAN: Self =
        Self(((1 << Place::COUNT) - 1) & !((1 << Place::CITIES as usize) - 1));
    /// The Roman cities.
    pub const CITIES: Self = Self((1 << Place::CITIES as usize) - 1);
}

/// Cards by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cards(pub [u8; Card::COUNT]);

impl Default for Cards {
    fn default() -> Self {
        Self([0; Card::COUNT])
    }
}

impl Cards {
    /// As many as the deck has room for (2.2).
    pub const MOST: usize = 40;

    /// How many cards.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Card::COUNT]
    }

    /// How many of a kind.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Whether there is one of a kind.
    pub fn has(&self, card: Card) -> bool {
        self.0[card.index()] > 0
    }

    /// Adds one.
    pub fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Takes one out.
    pub fn take(&mut self, card: Card) {
        self.0[card.index()] -= 1;
    }

    /// The kinds that are there.
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        Card::all().filter(|card| self.has(*card))
    }

    /// Every card.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| (0..self.count(card)).map(move |_| card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::default();
        for card in cards {
            all.add(card);
        }
        all
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = <Vec<Card>>::deserialize(deserializer)?;
        if list.len() > Self::MOST {
            return Err(serde::de::Error::custom(format!("there are only {} cards", Self::MOST)));
        }
        Ok(list.into_iter().collect())
    }
}
