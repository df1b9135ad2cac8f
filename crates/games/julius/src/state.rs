//! 3.0 to 5.0: what the table looks like. `Public` is what everybody sees, a `Secret` is what only
//! its side knows; the two together, and nothing else, are the state.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use kernel::{Concealed, Referee, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::battle::Battle;
use crate::ids::{Block, BlockSet, Bytes, Card, Place, PlaceSet, Side, Wood};
use crate::pack::Pack;

kernel::options! {
    /// What a table is set up with.
    pub struct Options {
        /// 5.3: whether the deployment is as printed or exchanged by the players.
        deployment: Deployment = "5.3" { Historical = "historical", Free = "free" },
        /// Which printing of the rules is played: the French rulebook, or the English rules 1.1.
        edition: Edition = "8.4" { French = "french", English11 = "english-1.1" },
    }
}

/// How many blocks went from one place to the next this turn (6.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crossing {
    /// From here.
    pub from: Place,
    /// To there.
    pub to: Place,
    /// So many.
    pub blocks: u8,
}

/// Crossings of one side; 31 blocks cross at most three ways each.
pub type Crossings = ArrayVec<Crossing, 96>;

/// The main force of an attack from several sides (7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MainForce {
    /// The place attacked.
    pub place: Place,
    /// Where the main force came from.
    pub from: Place,
}

/// What a side's moves are played with (6.1 and the event cards).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Impulse {
    /// A command card.
    Command,
    /// Mars.
    Mars,
    /// Mercury.
    Mercury,
    /// Neptune.
    Neptune,
    /// Pluto.
    Pluto,
}

/// A block in the middle of its move. Which one, only its side knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Going {
    /// Where it is now.
    pub at: Place,
    /// Where it started.
    pub start: Place,
    /// Steps taken.
    pub steps: u8,
    /// Seas it has crossed, if it is aboard (6.3).
    #[serde(default)]
    pub seas: PlaceSet,
}

/// A side's moves in progress (6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moves {
    /// Who moves.
    pub side: Side,
    /// Moves left.
    pub left: u8,
    /// What they are played with.
    pub impulse: Impulse,
    /// Groups that moves were spent on.
    #[serde(default)]
    pub active: PlaceSet,
    /// The block in the middle of its move.
    #[serde(default)]
    pub going: Option<Going>,
    /// Seas that were crossed and must keep a fleet (6.3).
    #[serde(default)]
    pub crossed: PlaceSet,
}

/// A regroup in progress (7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regroup {
    /// The winner.
    pub side: Side,
    /// Where the battle was.
    pub place: Place,
    /// Blocks that used each road out of the place, by the road's number.
    #[serde(default)]
    pub used: [u8; 8],
}

/// Places where blocks were turned to a higher step in this phase, for all to see (6.4).
pub type Reinforced = ArrayVec<Place, 8>;

/// Where play is waiting, and for whom (2.0).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "a state is copied whole and must not allocate")]
#[allow(missing_docs, reason = "fields are named after what they hold")]
pub enum Phase {
    /// 5.3. Sides that are done.
    Deployment { done: SeatSet },
    /// 2.1, 8.6. Sides that have laid a card aside.
    Discard { done: SeatSet },
    /// 2.1. Sides that have chosen their card.
    Play { done: SeatSet },
    /// Jupiter.
    Jupiter { side: Side },
    /// Jupiter: the suborned block, taken from a place, waits to be placed.
    Suborned { side: Side, from: Place, wood: Wood },
    /// Vulcan.
    Vulcan { side: Side },
    /// 6.1 to 6.3.
    Moves(Moves),
    /// 7.3: attacks from several sides want a main force.
    MainForce { side: Side },
    /// Mars, Neptune: the battle of the surprise.
    Surprise { side: Side, impulse: Impulse },
    /// 6.4.
    Levies {
        side: Side,
        left: u8,
        #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
        reinforced: Reinforced,
    },
    /// 7.1.
    ChooseBattle,
    /// 7.2 to 7.6.
    Battle(Battle),
    /// 7.7.
    Regroup(Regroup),
    /// 8.2.
    Harbour,
    /// 8.3.
    Supply,
    /// 8.5. Sides that are done.
    Disband { done: SeatSet },
    /// 1.2.
    Over { winner: Option<Side>, rule: OverBy },
}

impl Phase {
    /// The moves in progress.
    pub fn moves(&self) -> Option<&Moves> {
        if let Self::Moves(moves) = self { Some(moves) } else { None }
    }

    pub(crate) fn moves_mut(&mut self) -> Option<&mut Moves> {
        if let Self::Moves(moves) = self { Some(moves) } else { None }
    }

    /// The battle in progress.
    pub fn battle(&self) -> Option<&Battle> {
        if let Self::Battle(battle) = self { Some(battle) } else { None }
    }

    pub(crate) fn battle_mut(&mut self) -> Option<&mut Battle> {
        if let Self::Battle(battle) = self { Some(battle) } else { None }
    }

    pub(crate) fn regroup_mut(&mut self) -> Option<&mut Regroup> {
        if let Self::Regroup(regroup) = self { Some(regroup) } else { None }
    }

    /// What moves are played with, or what the surprise comes from.
    pub fn impulse(&self) -> Option<Impulse> {
        if let Self::Moves(Moves { impulse, .. }) | Self::Surprise { impulse, .. } = self {
            Some(*impulse)
        } else {
            None
        }
    }

    /// Where the suborned block stood, and its wood.
    pub(crate) fn suborned(&self) -> Option<(Place, Wood)> {
        if let Self::Suborned { from, wood, .. } = self { Some((*from, *wood)) } else { None }
    }

    /// Levies left, and places where blocks were reinforced.
    pub(crate) fn levies_mut(&mut self) -> Option<(&mut u8, &mut Reinforced)> {
        if let Self::Levies { left, reinforced, .. } = self {
            Some((left, reinforced))
        } else {
            None
        }
    }

    /// Sides that are done with a step that both take.
    pub(crate) fn done_mut(&mut self) -> Option<&mut SeatSet> {
        let (Self::Deployment { done }
        | Self::Discard { done }
        | Self::Play { done }
        | Self::Disband { done }) = self
        else {
            return None;
        };
        Some(done)
    }
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OverBy {
    /// Enough points at the end of a year (8.4).
    Points,
    /// More points after the last year (1.2).
    LastYear,
}

/// How many blocks stand where: what everybody can count. Follows from the secrets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// All blocks of a side in a place; those in battle too.
    pub blocks: [[u8; Place::COUNT]; 2],
    /// Those of them whose wood was first the enemy's, Cleopatra apart.
    pub turned: [[u8; Place::COUNT]; 2],
    /// Places where a side stands.
    pub held: [PlaceSet; 2],
    /// Where Cleopatra stands.
    pub cleopatra: Option<Place>,
    /// Cards in hand.
    pub hand: [u8; 2],
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// What the table was set up with.
    #[serde(default)]
    pub options: Options,
    /// The year, as the Romans count.
    pub year: u16,
    /// The turn, from 1.
    pub turn: u8,
    /// The first player of the turn (2.1).
    pub first: Side,
    /// Where play is waiting.
    pub phase: Phase,
    /// Ways used this turn, by side.
    #[serde(default)]
    pub crossings: [Crossings; 2],
    /// Places where a side is the attacker (6.12).
    #[serde(default)]
    pub attacked: [PlaceSet; 2],
    /// Main forces chosen.
    #[serde(default)]
    pub mains: ArrayVec<MainForce, 31>,
    /// Where attackers fire first.
    #[serde(default)]
    pub surprise: Option<Place>,
    /// The cards of this turn, once revealed; what Apollo stands for.
    #[serde(default)]
    pub cards: [Option<Card>; 2],
    /// The cards of the turn before, for Apollo.
    #[serde(default)]
    pub previous: [Option<Card>; 2],
    /// Cards played this year.
    #[serde(default)]
    pub spent: [Cards; 2],
    /// The same cards in the order in which they were played, turn by turn.
    #[serde(default)]
    pub order: [ArrayVec<Card, 8>; 2],
    /// Blocks that fell this year and lie face up in their pool (5.2).
    #[serde(default)]
    pub fallen: BlockSet,
    /// Leaders that are trophies of the other side (7.51).
    #[serde(default)]
    pub trophies: BlockSet,
    /// Where everybody last saw the face of a block.
    #[serde(default, skip_serializing_if = "Sightings::is_empty")]
    pub seen: Sightings,
    /// Whose Cleopatra is (3.27).
    #[serde(default = "pompey")]
    pub cleopatra: Side,
    /// What can be counted on the map.
    #[serde(default, skip_serializing_if = "Standing::is_empty")]
    pub standing: Standing,
}

fn pompey() -> Side {
    Side::Pompey
}

/// Cards by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(pub [u8; Card::COUNT]);

/// Where everybody last saw the face of each block. It may have gone elsewhere since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sightings([Spot; Block::COUNT]);

impl Sightings {
    /// Where a block was last seen; `AWAY` if it never was.
    pub fn of(&self, block: Block) -> Spot {
        self.0[block.index()]
    }

    /// Whether no face was seen yet.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Everybody sees the face of a block.
    pub(crate) fn note(&mut self, block: Block, spot: Spot) {
        self.0[block.index()] = spot;
    }
}

impl Default for Sightings {
    fn default() -> Self {
        Self([Spot::AWAY; Block::COUNT])
    }
}

/// By block: a place, or nothing for the pool.
impl Serialize for Sightings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seen = Block::all().filter(|block| self.of(*block) != Spot::AWAY);
        serializer.collect_map(seen.map(|block| (block, self.of(block).place())))
    }
}

impl<'de> Deserialize<'de> for Sightings {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seen = <std::collections::BTreeMap<Block, Option<Place>>>::deserialize(deserializer)?;
        let mut sightings = Self::default();
        for (block, place) in seen {
            sightings.note(block, place.map_or(Spot::POOL, Spot::at));
        }
        Ok(sightings)
    }
}

/// Where a block is, as its side knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot(u8);

impl Spot {
    /// In the pool, standing.
    pub const POOL: Self = Self(254);
    /// Not this side's, or openly in a battle line.
    pub const AWAY: Self = Self(255);

    /// On the map.
    pub fn at(place: Place) -> Self {
        Self(place.0)
    }

    /// The place, if it is on the map.
    pub fn place(self) -> Option<Place> {
        (usize::from(self.0) < Place::COUNT).then_some(Place(self.0))
    }
}

/// What only one side knows.
#[derive(Clone, Eq)]
pub struct Secret {
    /// Where each block is.
    pub spots: [Spot; Block::COUNT],
    /// Steps of each block of this side, from 1.
    pub steps: [u8; Block::COUNT],
    /// Where each block came from this turn.
    pub from: [Spot; Block::COUNT],
    /// Blocks that have moved this turn, or are settled in the deployment.
    pub moved: BlockSet,
    /// Cards in hand.
    pub hand: Cards,
    /// The card laid aside this year.
    pub discard: Option<Card>,
    /// The card chosen for this turn.
    pub chosen: Option<Card>,
    /// The block in the middle of a move, or suborned and not placed yet.
    pub moving: Option<Block>,
    /// Blocks that the side has disbanded of its own will; their pools have them when the year
    /// ends (8.5, ruling R-16).
    pub leaving: BlockSet,
}

/// Two are the same when everything that counts is.
impl PartialEq for Secret {
    fn eq(&self, other: &Self) -> bool {
        self.counts() == other.counts()
            && Block::all().all(|block| self.counts_of(block) == other.counts_of(block))
    }
}

impl Hash for Secret {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.counts().hash(hasher);
        Block::all().for_each(|block| self.counts_of(block).hash(hasher));
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// A game.
#[derive(Clone)]
pub struct State {
    /// The data it is played with.
    pub(crate) pack: &'static Pack,
    /// What everybody sees.
    pub(crate) public: Public,
    /// What each side knows.
    pub(crate) secrets: [Concealed<Secret>; 2],
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.pack, other.pack)
            && self.public == other.public
            && self.secrets == other.secrets
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

impl State {
    /// A game with this on the table, and this known to each side alone.
    pub(crate) fn new(pack: &'static Pack, public: Public, secrets: [Secret; 2]) -> Self {
        let [caesar, pompey] = secrets;
        let secrets = [
            Concealed::new(Side::Caesar.seat(), caesar),
            Concealed::new(Side::Pompey.seat(), pompey),
        ];
        Self { pack, public, secrets }
    }

    /// What a side sees.
    pub fn eyes(&self, side: Side) -> Eyes<'_> {
        let secret = self.secrets[side.index()]
            .seen_by(Viewer::Seat(side.seat()))
            .expect("a side sees its own secret");
        Eyes { pack: self.pack, side, public: &self.public, secret }
    }

    pub(crate) fn secret(&mut self, side: Side, referee: &Referee) -> &mut Secret {
        self.secrets[side.index()].open_mut(referee)
    }

    /// Puts a block of a side on the map.
    pub(crate) fn put(&mut self, side: Side, block: Block, place: Place, referee: &Referee) {
        let secret = self.secrets[side.index()].open_mut(referee);
        secret.spots[block.index()] = Spot::at(place);
        self.public.standing.add(side, block, place);
    }

    /// Takes a block of a side off the map.
    pub(crate) fn lift(&mut self, side: Side, block: Block, referee: &Referee) -> Place {
        let secret = self.secrets[side.index()].open_mut(referee);
        let place = secret.spots[block.index()].place().expect("a lifted block is on the map");
        secret.spots[block.index()] = Spot::AWAY;
        self.public.standing.take(side, block, place);
        place
    }

    /// Puts a block into its pool: face up until the year ends (5.2). Leaders become trophies
    /// (7.51). A suborned block goes home; Cleopatra stays with her side.
    pub(crate) fn fell(&mut self, side: Side, block: Block) {
        if self.pack.is_leader(block) {
            self.public.trophies.insert(block);
        } else {
            self.public.fallen.insert(block);
        }
        if block == Block::CLEOPATRA {
            self.public.cleopatra = side;
        }
    }
}

impl Public {
    /// Blocks of a side in a place.
    pub fn count(&self, side: Side, place: Place) -> u8 {
        self.standing.blocks[side.index()][place.index()]
    }

    /// Whether a side stands in a place, and its enemy does not (4.21, 4.4).
    pub fn is_friendly(&self, side: Side, place: Place) -> bool {
        self.holds(side, place) && !self.holds(side.enemy(), place)
    }

    /// Whether a side stands in a place.
    pub fn holds(&self, side: Side, place: Place) -> bool {
        self.standing.held[side.index()].contains(place)
    }

    /// Whether nobody stands in a place.
    pub fn is_vacant(&self, place: Place) -> bool {
        !self.holds(Side::Caesar, place) && !self.holds(Side::Pompey, place)
    }

    /// Whether a side may enter a place without a fight.
    pub fn is_open(&self, side: Side, place: Place) -> bool {
        !self.holds(side.enemy(), place)
    }

    /// Whether both stand in a place (4.21).
    pub fn is_contested(&self, place: Place) -> bool {
        self.contested().contains(place)
    }

    /// Where battles are due.
    pub fn contested(&self) -> PlaceSet {
        self.standing.held[0].and(self.standing.held[1])
    }

    /// Blocks of a side that went this way this turn.
    pub fn crossed(&self, side: Side, from: Place, to: Place) -> u8 {
        self.crossings[side.index()]
            .iter()
            .find(|crossing| crossing.from == from && crossing.to == to)
            .map_or(0, |crossing| crossing.blocks)
    }

    /// Notes that a block of a side went this way.
    pub(crate) fn cross(&mut self, side: Side, from: Place, to: Place) {
        let crossings = &mut self.crossings[side.index()];
        match crossings.iter_mut().find(|way| way.from == from && way.to == to) {
            Some(way) => way.blocks += 1,
            None => crossings.push(Crossing { from, to, blocks: 1 }),
        }
    }

    /// Where a side's blocks entered a place from this turn.
    pub fn routes(&self, side: Side, place: Place) -> PlaceSet {
        self.crossings[side.index()]
            .iter()
            .filter(|way| way.to == place)
            .map(|way| way.from)
            .collect()
    }

    /// Blocks of a side that entered a place this turn.
    pub fn arrivals(&self, side: Side, place: Place) -> u8 {
        self.crossings[side.index()]
            .iter()
            .filter(|way| way.to == place)
            .map(|way| way.blocks)
            .sum()
    }

    /// Where the main force of an attack came from (7.3): the only way, or the one chosen.
    pub fn main_route(&self, attacker: Side, place: Place) -> Option<Place> {
        self.mains
            .iter()
            .find(|main| main.place == place)
            .map(|main| main.from)
            .or_else(|| self.routes(attacker, place).iter().next())
    }

    /// Whether a block of a side, come to a contested place from `from` this turn, is in reserve
    /// (7.3): an attacker that did not come with the main force, or help of the second player.
    pub fn is_reserve(&self, side: Side, place: Place, from: Option<Place>) -> bool {
        let Some(from) = from else { return false };
        if self.attacked[side.index()].contains(place) {
            self.main_route(side, place).is_some_and(|main| main != from)
        } else {
            side != self.first
        }
    }

    /// Blocks of the defender that attackers pin (6.13): as many as the main force has.
    pub fn pinned(&self, attacker: Side, place: Place) -> u8 {
        self.main_route(attacker, place).map_or(0, |from| self.crossed(attacker, from, place))
    }
}

impl Standing {
    /// An empty map.
    pub const EMPTY: Self = Self {
        blocks: [[0; Place::COUNT]; 2],
        turned: [[0; Place::COUNT]; 2],
        held: [PlaceSet::EMPTY; 2],
        cleopatra: None,
        hand: [0; 2],
    };

    /// Whether it was left out of a document.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    pub(crate) fn add(&mut self, side: Side, block: Block, place: Place) {
        self.blocks[side.index()][place.index()] += 1;
        self.held[side.index()].insert(place);
        if block == Block::CLEOPATRA {
            self.cleopatra = Some(place);
        } else if block.first_owner() != side {
            self.turned[side.index()][place.index()] += 1;
        }
    }

    pub(crate) fn take(&mut self, side: Side, block: Block, place: Place) {
        let count = &mut self.blocks[side.index()][place.index()];
        *count -= 1;
        if *count == 0 {
            self.held[side.index()].remove(place);
        }
        if block == Block::CLEOPATRA {
            self.cleopatra = None;
        } else if block.first_owner() != side {
            self.turned[side.index()][place.index()] -= 1;
        }
    }

    /// Blocks of a side and wood in a place.
    pub fn of_wood(&self, side: Side, place: Place, wood: Wood, cleopatra: Side) -> u8 {
        let queen = u8::from(self.cleopatra == Some(place) && cleopatra == side);
        let turned = self.turned[side.index()][place.index()];
        match (wood, side) {
            (Wood::Cleopatra, _) => queen,
            (Wood::Caesar, Side::Caesar) | (Wood::Pompey, Side::Pompey) => {
                self.blocks[side.index()][place.index()] - turned - queen
            }
            (Wood::Caesar, Side::Pompey) | (Wood::Pompey, Side::Caesar) => turned,
        }
    }
}

impl Default for Standing {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Secret {
    /// Without anything.
    pub(crate) fn empty() -> Self {
        Self {
            spots: [Spot::AWAY; Block::COUNT],
            steps: [1; Block::COUNT],
            from: [Spot::AWAY; Block::COUNT],
            moved: BlockSet::EMPTY,
            hand: Cards::default(),
            discard: None,
            chosen: None,
            moving: None,
            leaving: BlockSet::EMPTY,
        }
    }

    /// Where blocks are, and what the side does with cards and moves.
    fn counts(&self) -> impl Hash + PartialEq {
        (self.spots, self.moving, self.leaving, self.hand, self.discard, self.chosen)
    }

    /// What counts of a block: those that are not on the map have no step and no journey.
    fn counts_of(&self, block: Block) -> impl Hash + PartialEq + use<> {
        let index = block.index();
        let here = self.place(block).is_some();
        let step = (here || self.moving == Some(block)).then_some(self.steps[index]);
        (step, here.then_some((self.from[index], self.moved.contains(block))))
    }

    /// Blocks of this side in a place; those in a battle line are not among them.
    pub fn group(&self, place: Place) -> BlockSet {
        self.spot_bytes().equal_to(place.0)
    }

    /// Blocks in the pool, standing.
    pub fn pool(&self) -> BlockSet {
        self.spot_bytes().equal_to(Spot::POOL.0)
    }

    fn spot_bytes(&self) -> Bytes {
        Bytes::new(|block| self.spots[block.index()].0)
    }

    /// Where a block of this side stands.
    pub fn place(&self, block: Block) -> Option<Place> {
        self.spots[block.index()].place()
    }

    /// Blocks of this side on the map.
    pub fn on_map(&self) -> impl Iterator<Item = (Block, Place)> {
        let placed = self.spot_bytes().below_128().iter();
        placed.filter_map(|block| self.place(block).map(|place| (block, place)))
    }
}

impl Cards {
    /// How many cards.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of a kind.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
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
        Card::all().filter(|card| self.count(*card) > 0)
    }

    /// Every card.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| (0..self.count(card)).map(move |_| card))
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
        if list.len() > 27 {
            return Err(serde::de::Error::custom("there are only 27 cards"));
        }
        let mut cards = Self::default();
        for card in list {
            cards.add(card);
        }
        Ok(cards)
    }
}
