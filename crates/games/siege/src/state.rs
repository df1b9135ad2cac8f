//! 1.0 to 6.0: what the table looks like. `Public` is what everybody sees, a `Secret` is what only
//! its owner knows; the two together, and nothing else, are the state.

mod boxes; // 3.2
mod phase; // 2.0

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Concealed, Referee, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{Counter, CounterSet, Force, Leader, LeaderSet, Side, Unit, UnitSet};
use crate::pack::{GRID, HEXES, Hexes, Kind, LeaderData, Pack, at};

pub use self::boxes::{Boxes, Secret};
pub use self::phase::{
    After, Aim, Battle, Combats, Distance, Flight, Going, March, Moves, OverBy, Phase, Piece,
    Round, Stage, Thrown, Volley,
};

/// 13.0: how many play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Players {
    /// Rome against all Gauls.
    #[default]
    #[serde(rename = "2")]
    Two,
    /// Rome, the relief army and the besieged.
    #[serde(rename = "3")]
    Three,
}

/// 9.1, 14.2: how the camps are placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CampChoice {
    /// As the Roman likes.
    #[default]
    Free,
    /// Where they stood.
    Historical,
}

/// 4.0: whether the enemy may look into command boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoxChoice {
    /// As written.
    #[default]
    Open,
    /// Only the owner may.
    Closed,
}

/// Where a unit is. Which box, only its owner knows where boxes are closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// On the map.
    On(Hex),
    /// In a command box.
    Boxed,
    /// Not placed yet (14.1).
    Waiting,
    /// Eliminated.
    Lost,
    /// A legion whose halves are in play, or a half whose legion is (4.0).
    Aside,
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

/// What has become of a leader (8.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camp {
    /// Where.
    pub hex: Hex,
    /// Whether the Gauls have destroyed it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub destroyed: bool,
}

/// What stands in a hex, worked out from where the units are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    /// Units in it.
    pub(crate) units: u8,
    /// Those that are not in rout and control hexes around.
    pub(crate) steady: u8,
    /// Their PF together.
    pub(crate) pf: u8,
    /// Kinds of unit, as bits.
    pub(crate) kinds: u8,
    /// Whether they are Gauls.
    pub(crate) gallic: bool,
}

impl Cell {
    /// The side that controls hexes around from here.
    pub(crate) fn controller(self) -> Option<Side> {
        (self.steady > 0).then_some(if self.gallic { Side::Gaul } else { Side::Rome })
    }
}

/// What everybody sees. Written as a [`crate::position::Table`].
#[derive(Clone)]
pub struct Public {
    /// 13.0.
    pub players: Players,
    /// 14.2.
    pub camp_choice: CampChoice,
    /// 4.0.
    pub box_choice: BoxChoice,
    /// The turn, from 1.
    pub turn: u8,
    /// Where play is waiting.
    pub phase: Phase,
    /// Units that must retreat before anything else happens.
    pub flights: ArrayVec<Flight, 64>,
    /// Where each counter is.
    pub counters: [Option<Hex>; Counter::COUNT],
    /// Who lies face up.
    pub faces: [Option<Leader>; Counter::COUNT],
    /// What has become of each leader.
    pub fates: [Fate; Leader::COUNT],
    /// Counters with a deployment marker.
    pub marked: CounterSet,
    /// Where each unit is.
    pub spots: [Spot; Unit::COUNT],
    /// What state each unit is in.
    pub orders: [Order; Unit::COUNT],
    /// The Roman camps.
    pub camps: ArrayVec<Camp, 11>,
    /// Breached hexes (9.2).
    pub breaches: Hexes,
    /// The commanders, by side (8.1).
    pub commanders: [Option<Leader>; 2],
    /// Who has the strategic initiative.
    pub strategic: Option<Side>,
    /// Who has the tactical initiative.
    pub tactical: Option<Side>,
    /// Whether it is the half of the player without the tactical initiative (2.0-C3).
    pub second_half: bool,
    /// Units that have moved or retreated in this tactical phase.
    pub moved: UnitSet,
    /// Leaders who have moved in this tactical phase.
    pub ridden: LeaderSet,
    /// Units that have fought in this tactical phase.
    pub fought: UnitSet,
    /// Units that came out of rout this turn (12.5).
    pub rallied: UnitSet,
    /// Units transferred, split or joined in this phase.
    pub handled: UnitSet,
    /// Counters that have made a strategic move this turn.
    pub marched: CounterSet,
    /// Besieged units that have got out (14.3).
    pub escaped: UnitSet,
    /// Whether Vercingetorix has.
    pub vercingetorix_escaped: bool,
    /// What stands where; follows from the rest.
    pub(crate) cells: [Cell; HEXES],
    /// The hexes in the zones of control of each side (6.0); follows from the rest.
    pub(crate) zones: [Hexes; 2],
    /// Where camps stand that are not destroyed; follows from the rest.
    pub(crate) standing: Hexes,
}

impl std::fmt::Debug for Public {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", crate::position::Table::from(self.clone()))
    }
}

impl PartialEq for Public {
    /// What follows from the rest is not compared.
    fn eq(&self, other: &Self) -> bool {
        let Self {
            turn,
            players,
            camp_choice,
            box_choice,
            phase,
            flights,
            counters,
            faces,
            fates,
            marked,
            spots,
            orders,
            camps,
            breaches,
            commanders,
            strategic,
            tactical,
            second_half,
            moved,
            ridden,
            fought,
            rallied,
            handled,
            marched,
            escaped,
            vercingetorix_escaped,
            cells: _,
            zones: _,
            standing: _,
        } = self;
        *turn == other.turn
            && *players == other.players
            && *camp_choice == other.camp_choice
            && *box_choice == other.box_choice
            && *phase == other.phase
            && *flights == other.flights
            && *counters == other.counters
            && *faces == other.faces
            && *fates == other.fates
            && *marked == other.marked
            && *spots == other.spots
            && *orders == other.orders
            && *camps == other.camps
            && *breaches == other.breaches
            && *commanders == other.commanders
            && *strategic == other.strategic
            && *tactical == other.tactical
            && *second_half == other.second_half
            && *moved == other.moved
            && *ridden == other.ridden
            && *fought == other.fought
            && *rallied == other.rallied
            && *handled == other.handled
            && *marched == other.marched
            && *escaped == other.escaped
            && *vercingetorix_escaped == other.vercingetorix_escaped
    }
}

impl Eq for Public {}

/// A game.
#[derive(Clone)]
pub struct State {
    /// The data it is played with.
    pub(crate) pack: &'static Pack,
    /// What everybody sees.
    pub(crate) public: Public,
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
    pub public: &'a Public,
    /// What it knows; nothing for the besieged in a game of three.
    pub secret: &'a Secret,
}

static NOTHING: Secret = Secret::EMPTY;

impl State {
    /// What a seat sees.
    pub fn eyes(&self, seat: Seat) -> Eyes<'_> {
        let secret = self
            .secrets
            .iter()
            .find_map(|secret| secret.seen_by(Viewer::Seat(seat)))
            .unwrap_or(&NOTHING);
        Eyes { pack: self.pack, seat, public: &self.public, secret }
    }

    /// A side's secret, to change it.
    pub(crate) fn secret(&mut self, side: Side, referee: &Referee) -> &mut Secret {
        self.secrets[side.index()].open_mut(referee)
    }

    /// What everybody sees.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// Whether what is kept beside the table, so that it need not be worked out at every question,
    /// is what the table says.
    pub fn keeps_count(&self) -> bool {
        let mut again = self.public.clone();
        again.count_all(self.pack);
        let kept = |public: &Public| (public.cells, public.zones, public.standing);
        kept(&self.public) == kept(&again)
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

    /// Whether the seat decides for an army.
    pub fn decides_for(&self, force: Force) -> bool {
        self.public.seat_of(force) == self.seat
    }
}

impl Public {
    /// The seat that decides for an army.
    pub fn seat_of(&self, force: Force) -> Seat {
        match (force, self.players) {
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
        (force == Force::Relief && self.players == Players::Three).then_some(Force::Besieged)
    }

    /// Whether the player who acts for `force` decides for an army.
    pub fn acts_for(&self, force: Force, other: Force) -> bool {
        self.seat_of(force) == self.seat_of(other)
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        match self.players {
            Players::Two => 2,
            Players::Three => 3,
        }
    }

    /// Whether it is night.
    pub fn is_night(&self, pack: &Pack) -> bool {
        pack.is_night(self.turn)
    }

    /// A unit's hex.
    pub fn hex_of(&self, unit: Unit) -> Option<Hex> {
        self.spots[unit.index()].hex()
    }

    /// A unit's state.
    pub fn order(&self, unit: Unit) -> Order {
        self.orders[unit.index()]
    }

    /// A unit's PF now (12.2).
    pub fn pf(&self, pack: &Pack, unit: Unit) -> u8 {
        let data = pack.unit(unit);
        match self.order(unit) {
            Order::Formed => data.strength,
            Order::Disorganised | Order::Routed => data.disorganised,
        }
    }

    /// Units in a hex.
    pub fn units_in(&self, hex: Hex) -> UnitSet {
        if self.cells[at(hex)].units == 0 {
            return UnitSet::EMPTY;
        }
        let here = Spot::On(hex);
        let mut found = [false; Unit::COUNT];
        for (flag, spot) in found.iter_mut().zip(&self.spots) {
            *flag = *spot == here;
        }
        let named = found.iter().enumerate().filter(|(_, flag)| **flag);
        named.map(|(index, _)| Unit(index as u8)).collect()
    }

    /// Units of a side on the map.
    pub fn on_map(&self, side: Side) -> impl Iterator<Item = (Unit, Hex)> {
        let range = match side {
            Side::Gaul => 0..Unit::FIRST_ROMAN,
            Side::Rome => Unit::FIRST_ROMAN..Unit::COUNT as u8,
        };
        range.map(Unit).filter_map(|unit| self.hex_of(unit).map(|hex| (unit, hex)))
    }

    /// Whether a side has units in a hex.
    pub fn holds(&self, side: Side, hex: Hex) -> bool {
        let cell = &self.cells[at(hex)];
        cell.units > 0 && cell.gallic == (side == Side::Gaul)
    }

    /// PF in a hex.
    pub fn pf_in(&self, hex: Hex) -> u8 {
        self.cells[at(hex)].pf
    }

    /// The camp in a hex, standing or destroyed.
    pub fn camp_in(&self, hex: Hex) -> Option<Camp> {
        self.camps.iter().find(|camp| camp.hex == hex).copied()
    }

    /// Whether a camp stands in a hex.
    pub fn has_camp(&self, hex: Hex) -> bool {
        self.standing.contains(hex)
    }

    /// The counter of a leader who lies face up.
    pub fn counter_of(&self, leader: Leader) -> Option<Counter> {
        let index = self.faces.iter().position(|face| *face == Some(leader))?;
        Some(Counter(index as u8))
    }

    /// Where a leader who lies face up is.
    pub fn leader_hex(&self, leader: Leader) -> Option<Hex> {
        self.counters[self.counter_of(leader)?.index()]
    }

    /// Counters in a hex, of one side.
    pub fn counters_in(&self, side: Side, hex: Hex) -> CounterSet {
        Counter::of_side(side)
            .filter(|counter| self.counters[counter.index()] == Some(hex))
            .collect()
    }

    /// Leaders of a side who lie face up in a hex; detachments are none.
    pub fn leaders_in(&self, side: Side, hex: Hex) -> LeaderSet {
        self.counters_in(side, hex)
            .iter()
            .filter_map(|counter| self.faces[counter.index()])
            .filter(|leader| !leader.is_detachment())
            .collect()
    }

    /// Leaders of a side who lie face up on the map.
    pub fn open_leaders(&self, side: Side) -> impl Iterator<Item = (Leader, Hex)> {
        Counter::of_side(side)
            .filter_map(|counter| self.faces[counter.index()].zip(self.counters[counter.index()]))
            .filter(|(leader, _)| !leader.is_detachment())
    }

    /// A leader's values now: those of his counter, or of a wounded one (8.5).
    pub fn values<'a>(&self, pack: &'a Pack, leader: Leader) -> &'a LeaderData {
        if self.fates[leader.index()] == Fate::Wounded {
            &pack.wounded
        } else {
            pack.leader(leader)
        }
    }

    /// The best modifier of the leaders of a side who lie open in a hex.
    pub fn best_leader(&self, pack: &Pack, side: Side, hex: Hex) -> Option<i8> {
        let leaders = self.leaders_in(side, hex);
        leaders.iter().map(|leader| self.values(pack, leader).modifier).max()
    }

    /// Puts a unit somewhere.
    pub(crate) fn put(&mut self, pack: &Pack, unit: Unit, spot: Spot) {
        let before = self.spots[unit.index()];
        self.spots[unit.index()] = spot;
        for hex in [before.hex(), spot.hex()].into_iter().flatten() {
            self.recount(pack, hex);
        }
    }

    /// Changes a unit's state.
    pub(crate) fn set_order(&mut self, pack: &Pack, unit: Unit, order: Order) {
        self.orders[unit.index()] = order;
        if let Some(hex) = self.hex_of(unit) {
            self.recount(pack, hex);
        }
    }

    /// Counts what stands in a hex where something has changed, and the zones around it.
    fn recount(&mut self, pack: &Pack, hex: Hex) {
        let before = self.cells[at(hex)].controller();
        self.count(pack, hex);
        if self.cells[at(hex)].controller() != before {
            for next in pack.next(hex) {
                self.zone(pack, next);
            }
        }
    }

    /// Counts what stands in a hex.
    fn count(&mut self, pack: &Pack, hex: Hex) {
        self.cells[at(hex)].units = 1;
        let mut cell = Cell::default();
        for unit in self.units_in(hex).iter() {
            cell.units += 1;
            cell.steady += u8::from(self.order(unit) != Order::Routed);
            cell.pf += self.pf(pack, unit);
            cell.kinds |= pack.unit(unit).kind.bit();
            cell.gallic = unit.side() == Side::Gaul;
        }
        self.cells[at(hex)] = cell;
    }

    /// Counts what stands in all hexes.
    pub(crate) fn count_all(&mut self, pack: &Pack) {
        self.cells = [Cell::default(); HEXES];
        let mut held = Hexes::new();
        for unit in Unit::all() {
            if let Some(hex) = self.hex_of(unit).filter(|hex| GRID.contains(*hex)) {
                held.insert(hex);
            }
        }
        for hex in held.iter() {
            self.count(pack, hex);
        }
        let standing = self.camps.iter().filter(|camp| !camp.destroyed);
        self.standing = standing.map(|camp| camp.hex).collect();
        self.zones = [Hexes::new(); 2];
        for hex in held.grown(GRID).iter() {
            self.zone(pack, hex);
        }
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
