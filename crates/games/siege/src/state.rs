//! 1.0 to 6.0: what the table looks like. `Public` is what everybody sees, a `Secret` is what only
//! its owner knows; the two together, and nothing else, are the state.

mod board;
mod boxes; // 3.2
mod phase; // 2.0

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Concealed, Phases, Referee, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{
    Counter, CounterMap, CounterSet, Force, Leader, LeaderMap, LeaderSet, Side, Unit, UnitMap,
    UnitSet,
};
use crate::pack::{GRID, Hexes, Kind, LeaderData, Pack};

pub use self::board::Board;
pub use self::boxes::{Boxes, Secret};
pub use self::phase::{
    Aim, Battle, Combats, Distance, Flight, Flights, Going, March, Moves, OverBy, Phase, Piece,
    Round, Stage, Thrown, Volley,
};

kernel::options! {
    /// What a table is set up with.
    pub struct Options {
        /// How many play.
        players: Players = "13.0" {
            /// Rome against all Gauls.
            Two = "2",
            /// Rome, the relief army and the besieged.
            Three = "3",
        },
        /// How the camps are placed (9.1).
        camps: CampChoice = "14.2" {
            /// As the Roman likes.
            Free = "free",
            /// Where they stood.
            Historical = "historical",
        },
        /// Whether the enemy may look into command boxes.
        boxes: BoxChoice = "4.0" {
            /// As written.
            Open = "open",
            /// Only the owner may.
            Closed = "closed",
        },
    }
}

impl Players {
    /// The names of the seats, in their order.
    pub fn seats(self) -> &'static [&'static str] {
        match self {
            Self::Two => &["roman", "gaul"],
            Self::Three => Force::NAMES,
        }
    }
}

/// Where a unit is. Which box, only its owner knows where boxes are closed, and whether a legion is
/// there whole or in halves: both are shown as the legion. In a document it is the
/// number of a hex, or one of the words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Spot {
    /// In a command box.
    Boxed,
    /// Not placed yet (14.1).
    Waiting,
    /// Eliminated.
    Lost,
    /// A legion whose halves are in play, or a half whose legion is (4.0).
    #[default]
    Aside,
    /// On the map.
    #[serde(untagged)]
    On(Hex),
}

impl Spot {
    /// The hex, if it is on the map.
    pub fn hex(self) -> Option<Hex> {
        match self {
            Self::On(hex) => Some(hex),
            Self::Boxed | Self::Waiting | Self::Lost | Self::Aside => None,
        }
    }
}

/// The state of a unit (4.0, 12.0).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// In battle formation.
    #[default]
    Formed,
    /// Disorganised.
    Disorganised,
    /// In rout.
    Routed,
}

impl Order {
    /// One state better (12.5).
    pub(crate) fn better(self) -> Self {
        match self {
            Self::Routed => Self::Disorganised,
            Self::Formed | Self::Disorganised => Self::Formed,
        }
    }
}

/// What has become of a leader (8.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// Nothing.
    #[default]
    Hale,
    /// Wounded.
    Wounded,
    /// Captured.
    Captured,
    /// Killed.
    Killed,
    /// A detachment that the enemy has scattered.
    Scattered,
}

impl Fate {
    /// Whether he is still on the map.
    pub fn is_present(self) -> bool {
        matches!(self, Self::Hale | Self::Wounded)
    }
}

/// A Roman camp (9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camp {
    /// Where.
    pub hex: Hex,
    /// Whether the Gauls have destroyed it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub destroyed: bool,
}

/// What everybody sees, and the greater part of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The options.
    #[serde(default)]
    pub options: Options,
    /// The turn, from 1.
    pub turn: u8,
    /// Where play is waiting; a list from the bottom to the top where a phase is interrupted.
    #[serde(rename = "phase")]
    pub phases: Phases<Phase, 2>,
    /// Where each counter is.
    #[serde(default, serialize_with = "CounterMap::sparse")]
    pub counters: CounterMap<Option<Hex>>,
    /// Who lies face up.
    #[serde(default, serialize_with = "CounterMap::sparse")]
    pub faces: CounterMap<Option<Leader>>,
    /// What has become of each leader.
    #[serde(default, serialize_with = "LeaderMap::sparse")]
    pub fates: LeaderMap<Fate>,
    /// Counters with a deployment marker.
    #[serde(default)]
    pub marked: CounterSet,
    /// Where each unit is.
    #[serde(default, rename = "units", serialize_with = "UnitMap::sparse")]
    pub spots: UnitMap<Spot>,
    /// What state each unit is in.
    #[serde(default, serialize_with = "UnitMap::sparse")]
    pub orders: UnitMap<Order>,
    /// The command boxes, if everybody may look into them (4.0).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxes: Option<[Boxes; 2]>,
    /// The Roman camps.
    #[serde(default)]
    pub camps: ArrayVec<Camp, 11>,
    /// Breached hexes (9.2).
    #[serde(default)]
    pub breaches: Hexes,
    /// The commanders, by side (8.1).
    #[serde(default = "commanders")]
    pub commanders: [Option<Leader>; 2],
    /// Who has the strategic initiative.
    #[serde(default)]
    pub strategic: Option<Side>,
    /// Who has the tactical initiative.
    #[serde(default)]
    pub tactical: Option<Side>,
    /// Whether it is the half of the player without the tactical initiative (2.0-C3).
    #[serde(default)]
    pub second_half: bool,
    /// Units that have moved or retreated in this tactical phase.
    #[serde(default)]
    pub moved: UnitSet,
    /// Leaders who have moved in this tactical phase.
    #[serde(default)]
    pub ridden: LeaderSet,
    /// Units that have fought in this tactical phase.
    #[serde(default)]
    pub fought: UnitSet,
    /// Units that came out of rout this turn (12.5).
    #[serde(default)]
    pub rallied: UnitSet,
    /// Units that went in disorder into a box that is closed: how they are now, only their owner
    /// knows (2.0-D).
    #[serde(default)]
    pub shaken: UnitSet,
    /// Units that have tried to rally in this phase (12.5).
    #[serde(default)]
    pub tried: UnitSet,
    /// Counters that have made a strategic move this turn.
    #[serde(default)]
    pub marched: CounterSet,
    /// Besieged units that have got out (14.3).
    #[serde(default)]
    pub escaped: UnitSet,
    /// Whether Vercingetorix has.
    #[serde(default)]
    pub vercingetorix_escaped: bool,
}

/// 8.1: those who command at the start.
fn commanders() -> [Option<Leader>; 2] {
    [Some(Leader::CAESAR), Some(Leader::COMNIOS)]
}

impl Public {
    /// A table before anything is placed on it.
    pub(crate) fn new(options: Options) -> Self {
        Self {
            options,
            turn: 1,
            phases: Phases::new(Phase::Setup { done: SeatSet::NONE }),
            counters: CounterMap::default(),
            faces: CounterMap::default(),
            fates: LeaderMap::default(),
            marked: CounterSet::EMPTY,
            spots: UnitMap::default(),
            orders: UnitMap::default(),
            boxes: None,
            camps: ArrayVec::new(),
            breaches: Hexes::new(),
            commanders: commanders(),
            strategic: None,
            tactical: None,
            second_half: false,
            moved: UnitSet::EMPTY,
            ridden: LeaderSet::EMPTY,
            fought: UnitSet::EMPTY,
            rallied: UnitSet::EMPTY,
            shaken: UnitSet::EMPTY,
            tried: UnitSet::EMPTY,
            marched: CounterSet::EMPTY,
            escaped: UnitSet::EMPTY,
            vercingetorix_escaped: false,
        }
    }
}

/// A game.
#[derive(Clone)]
pub struct State {
    /// The data it is played with.
    pub(crate) pack: &'static Pack,
    /// What everybody sees.
    pub(crate) public: Board,
    /// What the Roman and the player of the relief army know.
    pub(crate) secrets: [Concealed<Secret>; 2],
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.pack, other.pack)
            && self.public == other.public
            && self.secrets == other.secrets
    }
}

/// What one player can act on: the public table and his own secret. Offers and refusals are made
/// from this and can therefore betray nothing.
#[derive(Clone, Copy)]
pub struct Eyes<'a> {
    /// The data.
    pub pack: &'static Pack,
    /// The seat that looks.
    pub seat: Seat,
    /// What everybody sees.
    pub public: &'a Board,
    /// What it knows; nothing for the besieged in a game of three.
    pub secret: &'a Secret,
    /// What is in its command boxes.
    pub boxes: &'a Boxes,
}

static NOTHING: Secret = Secret::EMPTY;

impl State {
    /// What a seat sees.
    pub fn eyes(&self, seat: Seat) -> Eyes<'_> {
        let (pack, public) = (self.pack, &self.public);
        let own = self
            .secrets
            .iter()
            .zip(Side::BOTH)
            .find_map(|(secret, side)| Some((secret.seen_by(Viewer::Seat(seat))?, side)));
        let Some((secret, side)) = own else {
            return Eyes { pack, seat, public, secret: &NOTHING, boxes: &Boxes::EMPTY };
        };
        let boxes = public.boxes.as_ref().map_or(&secret.boxes, |open| &open[side.index()]);
        Eyes { pack, seat, public, secret, boxes }
    }

    /// A side's command boxes: in the open, or its own secret.
    pub(crate) fn boxes(&self, side: Side, referee: &Referee) -> &Boxes {
        match &self.public.boxes {
            Some(open) => &open[side.index()],
            None => &self.secrets[side.index()].open(referee).boxes,
        }
    }

    /// A side's command boxes, to change them.
    pub(crate) fn boxes_mut(&mut self, side: Side, referee: &Referee) -> &mut Boxes {
        match &mut self.public.boxes {
            Some(open) => &mut open[side.index()],
            None => &mut self.secrets[side.index()].open_mut(referee).boxes,
        }
    }

    /// A side's secret, to change it.
    pub(crate) fn secret(&mut self, side: Side, referee: &Referee) -> &mut Secret {
        self.secrets[side.index()].open_mut(referee)
    }

    /// What everybody sees.
    pub fn public(&self) -> &Board {
        &self.public
    }

    /// The data it is played with.
    pub fn data(&self) -> &'static Pack {
        self.pack
    }
}

impl Eyes<'_> {
    /// The side of the seat.
    pub fn side(&self) -> Side {
        if self.seat.0 == 0 { Side::Rome } else { Side::Gaul }
    }

    /// The state of a unit, also of one in the seat's own boxes.
    pub fn order(&self, unit: Unit) -> Order {
        self.public.order(unit).max(self.boxes.order(unit))
    }

    /// Whether the seat decides for an army.
    pub fn decides_for(&self, force: Force) -> bool {
        self.public.seat_of(force) == self.seat
    }
}

impl Public {
    /// Where play is waiting.
    pub fn phase(&self) -> &Phase {
        self.phases.top()
    }

    /// The phase that goes on when nobody must retreat any more.
    pub fn interrupted(&self) -> &Phase {
        match (self.phases.top(), self.phases.below()) {
            (Phase::Retreat { .. }, Some(below)) => below,
            (top, _) => top,
        }
    }

    /// The combat in progress, and those that it is one of.
    pub fn fight(&self) -> Option<(&Combats, &Battle)> {
        let Phase::Combat(combats) = self.interrupted() else { return None };
        Some((combats, combats.battle.as_ref()?))
    }

    /// Units that must retreat: now, or when both results of the combat are settled.
    pub fn flights(&self) -> &[Flight] {
        if let Phase::Retreat { flights } = self.phase() {
            return flights;
        }
        self.fight().map_or(&[], |(_, battle)| &battle.flights)
    }

    /// The seat that decides for an army.
    pub fn seat_of(&self, force: Force) -> Seat {
        match (force, self.options.players) {
            (Force::Roman, _) => Seat(0),
            (Force::Relief, _) | (Force::Besieged, Players::Two) => Seat(1),
            (Force::Besieged, Players::Three) => Seat(2),
        }
    }

    /// The armies of a side that decide by turns: both Gallic ones with three players.
    pub fn first_force(side: Side) -> Force {
        match side {
            Side::Rome => Force::Roman,
            Side::Gaul => Force::Relief,
        }
    }

    /// The army whose player decides after this one's, on the same side.
    pub fn next_force(&self, force: Force) -> Option<Force> {
        (force == Force::Relief && self.options.players == Players::Three)
            .then_some(Force::Besieged)
    }

    /// Whether the player who acts for `force` decides for an army.
    pub fn acts_for(&self, force: Force, other: Force) -> bool {
        self.seat_of(force) == self.seat_of(other)
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.options.players.seats().len()
    }

    /// The name of the seat that decides for an army.
    pub fn seat_name(&self, force: Force) -> &'static str {
        self.options.players.seats()[self.seat_of(force).index()]
    }

    /// Whether it is night.
    pub fn is_night(&self, pack: &Pack) -> bool {
        pack.is_night(self.turn)
    }

    /// A unit's hex.
    pub fn hex_of(&self, unit: Unit) -> Option<Hex> {
        self.spots[unit].hex()
    }

    /// A unit's state.
    pub fn order(&self, unit: Unit) -> Order {
        self.orders[unit]
    }

    /// A unit's PF now (12.2).
    pub fn pf(&self, pack: &Pack, unit: Unit) -> u8 {
        pack.unit(unit).pf(self.order(unit))
    }

    /// Units of a side on the map.
    pub fn on_map(&self, side: Side) -> impl Iterator<Item = (Unit, Hex)> {
        Unit::of_side(side).filter_map(|unit| self.hex_of(unit).map(|hex| (unit, hex)))
    }

    /// The camp in a hex, standing or destroyed.
    pub fn camp_in(&self, hex: Hex) -> Option<Camp> {
        self.camps.iter().find(|camp| camp.hex == hex).copied()
    }

    /// The counter of a leader who lies face up.
    pub fn counter_of(&self, leader: Leader) -> Option<Counter> {
        self.faces.iter().find(|(_, face)| **face == Some(leader)).map(|(counter, _)| counter)
    }

    /// Where a leader who lies face up is.
    pub fn leader_hex(&self, leader: Leader) -> Option<Hex> {
        self.counters[self.counter_of(leader)?]
    }

    /// Where a side has counters.
    fn hexes_of_counters(&self, side: Side) -> Hexes {
        Counter::of_side(side).filter_map(|counter| self.counters[counter]).collect()
    }

    /// Leaders of a side who lie face up on the map.
    pub fn open_leaders(&self, side: Side) -> impl Iterator<Item = (Leader, Hex)> {
        Counter::of_side(side)
            .filter_map(|counter| self.faces[counter].zip(self.counters[counter]))
            .filter(|(leader, _)| !leader.is_detachment())
    }

    /// A leader's values now: those of his counter, or of a wounded one (8.5).
    pub fn values<'a>(&self, pack: &'a Pack, leader: Leader) -> &'a LeaderData {
        if self.fates[leader] == Fate::Wounded { &pack.wounded } else { pack.leader(leader) }
    }

    /// Whether any unit of a set is cavalry.
    pub(crate) fn any_cavalry(pack: &Pack, units: UnitSet) -> bool {
        units.iter().any(|unit| pack.unit(unit).kind.is_cavalry())
    }

    /// Units of a side that are in command: within the range of a leader who lies face up (8.2).
    pub fn in_command(&self, pack: &Pack, side: Side) -> UnitSet {
        let leaders: ArrayVec<(Hex, u8), 8> = self
            .open_leaders(side)
            .map(|(leader, hex)| (hex, self.values(pack, leader).range))
            .collect();
        self.on_map(side)
            .filter(|(_, hex)| {
                leaders.iter().any(|(from, range)| GRID.distance(*from, *hex) <= *range)
            })
            .map(|(unit, _)| unit)
            .collect()
    }
}

/// Whether a unit's kind lets it go farther outside the works (7.2).
pub(crate) fn is_light(kind: Kind) -> bool {
    kind != Kind::Infantry
}
