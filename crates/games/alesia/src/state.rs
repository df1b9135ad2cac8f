//! What the table looks like. `Public` is what everybody sees; the secrets are the zones of the
//! relief army, the delay of the sally, what the Romans have seen of the zones, and spheres of
//! command where they are hidden.

mod board;
mod phase; // 4.0
mod span;
mod spot;

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Concealed, Phases, Referee, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{Force, Side, Unit, UnitMap, UnitSet, Zone, ZoneSet};
use crate::pack::Pack;

pub use self::board::Board;
pub(crate) use self::phase::NONE_PROPOSED;
pub use self::phase::{
    After, Barrier, Battle, Combats, Declaration, Going, Moment, Moves, OverBy, Phase, Stage, Step,
    Trail, Window,
};
pub use self::span::Span;
pub use self::spot::{Place, Spot};

kernel::options! {
    /// What a table is set up with.
    pub struct Options {
        /// How many play.
        players: Players = "17.1" {
            /// Rome against all Gauls.
            Two = "2",
            /// Rome, the relief army and the besieged.
            Three = "3",
            /// The same, with Caesar and Labienus.
            Four = "4",
        },
        /// How the Romans are placed.
        setup: SetupChoice = "3.2" {
            /// As the suggested set-up has it.
            Historical = "historical",
            /// As the Romans like.
            Free = "free",
        },
        /// How long a period is.
        turns: TurnChoice = "12.7" {
            Twelve = "12",
            Eleven = "11",
            Ten = "10",
        },
        /// Whether the trench can be filled.
        fill_trench: FillTrench = "8.4" { Off = "off", On = "on" },
        /// Whether the player of a leader who falls is out.
        leader_out: LeaderOut = "17.6" { Off = "off", On = "on" },
        /// Whether movement has to be made within a time.
        clock: Clock = "17.7" { Off = "off", On = "on" },
        /// Whether spheres of command are hidden from the Gauls.
        secret_spheres: SecretSpheres = "17.8" { Off = "off", On = "on" },
        /// Whether Vercingetorix may stand among his men near Romans.
        guarded_king: GuardedKing = "19.7" { Off = "off", On = "on" },
        /// Whether Roman cavalry may ride off the map to see what is in the zones.
        reconnaissance: Reconnaissance = "22.4" { Off = "off", On = "on" },
        /// Whether the enemy sees only the top of stacks in forts, on ramparts and on hilltops.
        closed_stacks: ClosedStacks = "25.7" { Off = "off", On = "on" },
    }
}

impl Players {
    /// The names of the seats, in their order.
    pub fn seats(self) -> &'static [&'static str] {
        match self {
            Self::Two => &["roman", "gaul"],
            Self::Three => &["roman", "relief", "besieged"],
            Self::Four => &["roman", "relief", "besieged", "labienus"],
        }
    }
}

/// The seat of the Romans, with four players that of Caesar.
pub const ROMAN: Seat = Seat(0);
/// The seat of the relief army, with two players that of all Gauls.
pub const RELIEF: Seat = Seat(1);
/// The seat of the besieged with three and four players.
pub const BESIEGED: Seat = Seat(2);
/// The seat of Labienus with four players.
pub const LABIENUS: Seat = Seat(3);

/// What is left of the shots of a fort, or of archers and slingers, this game turn (20.5, 24.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Shots {
    /// Ranges fired at, a bit each.
    pub used: u8,
    /// Ranges lost to Gauls who were near at the start (24.5).
    pub lost: u8,
    /// How many units have come to each range, for those who wait for more.
    pub passed: [u8; 3],
}

impl Shots {
    /// Whether a range has been neither used nor lost.
    pub fn has(self, range: u8) -> bool {
        (self.used | self.lost) >> range & 1 == 0
    }

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks it so")]
    fn is_usual(shots: &Self) -> bool {
        *shots == Self::default()
    }
}

/// A fort that stands (24.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fort {
    /// Where.
    pub hex: Hex,
    /// Its engines.
    #[serde(default, skip_serializing_if = "Shots::is_usual")]
    pub shots: Shots,
}

/// A trench hex that is being filled (8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filling {
    /// Which.
    pub hex: Hex,
    /// How many turns in a row; the hex is filled when there are enough.
    pub turns: u8,
    /// Who stood in it last.
    pub by: [Unit; 2],
}

/// What Roman cavalry has seen of a zone (22.45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patrol {
    /// The period in which,
    pub period: u8,
    /// and the turn.
    pub turn: u8,
    /// The column on which the screen attacked, by its number; none where there was no screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<u8>,
}

/// What the Romans were told of a zone (22.45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The period of which it speaks,
    pub period: u8,
    /// and the turn.
    pub turn: u8,
    /// Infantry units that there were, as the Gauls have said.
    pub foot: u8,
    /// Cavalry units, likewise.
    pub horse: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks it so")]
fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// A value a zone.
pub type ByZone<T> = [T; Zone::COUNT];

fn none_there<T>(zones: &ByZone<Option<T>>) -> bool {
    zones.iter().all(Option::is_none)
}

/// Values for Gauls.
pub type Gauls<T> = Span<T, 0, 182>;
/// Values for the relief army.
pub type Relief<T> = Span<T, 46, 136>;
/// Values for the Roman cavalry.
pub type Scouts<T> = Span<T, 322, 11>;
/// Values for archers and slingers.
pub type Missiles<T> = Span<T, 304, 18>;

/// What everybody sees, and the greater part of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The options.
    #[serde(default)]
    pub options: Options,
    /// The period of assault, 1 or 2 (12.1).
    pub period: u8,
    /// The turn, from 1.
    pub turn: u8,
    /// Where play is waiting; a list from the bottom to the top where a phase is interrupted.
    #[serde(rename = "phase")]
    pub phases: Phases<Phase, 2>,
    /// Where each unit is.
    #[serde(default, rename = "units", serialize_with = "UnitMap::sparse")]
    pub spots: UnitMap<Spot>,
    /// The forts that stand, in the order of their hexes.
    #[serde(default)]
    pub forts: ArrayVec<Fort, 23>,
    /// Shots of archers and slingers.
    #[serde(default)]
    pub missiles: Missiles<Shots>,
    /// Gauls that are disrupted (21.0).
    #[serde(default)]
    pub disrupted: UnitSet,
    /// Units that have moved in this player turn, or may not any more.
    #[serde(default)]
    pub moved: UnitSet,
    /// Units on the map that have fought in the battles that were last: in this player turn they do
    /// not again (14.8), and until the next are declared they are seen in closed stacks.
    #[serde(default)]
    pub fought: UnitSet,
    /// Where Gauls on the map were when their turn began (24.51).
    #[serde(default)]
    pub starts: Gauls<Option<Hex>>,
    /// The raging battle that each unit is in (15.3), by its number; 0 for none.
    #[serde(default, serialize_with = "UnitMap::sparse")]
    pub rage: UnitMap<u8>,
    /// The numbers of raging battles in which Gauls attack.
    #[serde(default, with = "bits")]
    pub gallic_rages: u128,
    /// The attack that each unit makes or suffers in this combat phase, by its number; 0 for none.
    #[serde(default, serialize_with = "UnitMap::sparse")]
    pub attacks: UnitMap<u8>,
    /// How many units have appeared at each wall and edge hex in this player turn (9.3, 11.1).
    #[serde(default)]
    pub appeared: Appeared,
    /// Zones with a presence marker (11.9).
    #[serde(default)]
    pub presence: ZoneSet,
    /// The zones that each relief unit off the map may be in, as all can tell.
    #[serde(default)]
    pub traces: Relief<ZoneSet>,
    /// Relief units that have crossed the works in this period (18.1).
    #[serde(default)]
    pub crossed: UnitSet,
    /// Whether a battle has been fought in this period (18.1).
    #[serde(default)]
    pub melee: bool,
    /// The turn at whose end both were so (18.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ripe: Option<u8>,
    /// The delay, once it has been shown (18.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay: Option<u8>,
    /// Whether the besieged have sallied in this period (17.3).
    #[serde(default)]
    pub sallied: bool,
    /// The first of Caesar's zones, where everybody knows (17.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sphere: Option<Zone>,
    /// The seats whose leaders command in the other's sphere (17.5).
    #[serde(default, skip_serializing_if = "nobody")]
    pub claims: SeatSet,
    /// Seats whose wish for command was refused in this player turn.
    #[serde(default)]
    pub rebuffed: SeatSet,
    /// The Roman whose leader fell last, when both have fallen (17.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone: Option<Seat>,
    /// Trench hexes that are being filled, or are (8.4).
    #[serde(default)]
    pub filling: ArrayVec<Filling, 14>,
    /// What Roman cavalry has seen of each zone (22.45).
    #[serde(default, skip_serializing_if = "none_there")]
    pub patrols: ByZone<Option<Patrol>>,
    /// The zones that each unit of Roman cavalry brings news of (22.46).
    #[serde(default)]
    pub news: Scouts<ZoneSet>,
    /// Zones in which a screen's attack rages (22.44).
    #[serde(default)]
    pub pinned: ZoneSet,
    /// Factors that may still be recovered: besieged infantry, relief infantry, Gallic cavalry,
    /// cohorts, Roman cavalry (12.4).
    #[serde(default)]
    pub recovery: [u16; 5],
}

/// How many units have appeared at each wall and edge hex (9.3, 11.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Appeared([u8; RIM]);

/// Edge and wall hexes, by [`Ground::rim`](crate::pack::Ground::rim).
pub(crate) const RIM: usize = 212;

impl Default for Appeared {
    fn default() -> Self {
        Self([0; RIM])
    }
}

impl Appeared {
    /// How many have appeared at a hex.
    pub fn at(&self, pack: &Pack, hex: Hex) -> u8 {
        self.0[usize::from(pack.ground(hex).rim)]
    }

    pub(crate) fn count(&mut self, pack: &Pack, hex: Hex) {
        let seen = &mut self.0[usize::from(pack.ground(hex).rim)];
        *seen = seen.saturating_add(1);
    }
}

impl Serialize for Appeared {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let some = self.0.iter().enumerate().filter(|(_, count)| **count > 0);
        serializer.collect_map(some.map(|(place, count)| (place.to_string(), count)))
    }
}

impl<'de> Deserialize<'de> for Appeared {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut appeared = Self::default();
        let named = std::collections::BTreeMap::<String, u8>::deserialize(deserializer)?;
        for (place, count) in named {
            let place: usize = place.parse().map_err(serde::de::Error::custom)?;
            let slot = appeared.0.get_mut(place).filter(|_| count > 0);
            *slot.ok_or_else(|| serde::de::Error::custom("no such place"))? = count;
        }
        Ok(appeared)
    }
}

/// Bits as a list of their numbers.
mod bits {
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(bits: &u128, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..128u8).filter(|number| bits >> number & 1 != 0))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<u128, D::Error> {
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        Ok(numbers.into_iter().fold(0, |bits, number| bits | 1 << (number % 128)))
    }
}

impl Public {
    /// A table before anything is placed on it.
    pub(crate) fn new(options: Options) -> Self {
        Self {
            options,
            period: 1,
            turn: 1,
            phases: Phases::new(Phase::Spheres),
            spots: UnitMap::default(),
            forts: ArrayVec::new(),
            missiles: Missiles::default(),
            disrupted: UnitSet::EMPTY,
            moved: UnitSet::EMPTY,
            fought: UnitSet::EMPTY,
            starts: Gauls::default(),
            rage: UnitMap::default(),
            gallic_rages: 0,
            attacks: UnitMap::default(),
            appeared: Appeared::default(),
            presence: ZoneSet::EMPTY,
            traces: Relief::default(),
            crossed: UnitSet::EMPTY,
            melee: false,
            ripe: None,
            delay: None,
            sallied: false,
            sphere: None,
            claims: SeatSet::NONE,
            rebuffed: SeatSet::NONE,
            alone: None,
            filling: ArrayVec::new(),
            patrols: [None; Zone::COUNT],
            news: Scouts::default(),
            pinned: ZoneSet::EMPTY,
            recovery: [0; 5],
        }
    }

    /// Where play is waiting.
    pub fn phase(&self) -> &Phase {
        self.phases.top()
    }

    /// The phase that goes on when fire is over.
    pub fn interrupted(&self) -> &Phase {
        match (self.phases.top(), self.phases.below()) {
            (Phase::Window(_), Some(below)) => below,
            (top, _) => top,
        }
    }

    /// The battle in progress.
    pub fn battle(&self) -> Option<&Battle> {
        let Phase::Combats(combats) = self.interrupted() else { return None };
        combats.battle.as_ref()
    }

    /// How many turns a period has.
    pub fn turns(&self, pack: &Pack) -> u8 {
        pack.turns[self.options.turns as usize]
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.options.players.seats().len()
    }

    /// The seat that decides for a Gallic force, or the first Roman one.
    pub fn seat_of(&self, force: Force) -> Seat {
        match (force, self.options.players) {
            (Force::Roman, _) => ROMAN,
            (Force::Relief, _) | (Force::Besieged, Players::Two) => RELIEF,
            (Force::Besieged, Players::Three | Players::Four) => BESIEGED,
        }
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: Side) -> SeatSet {
        let all = SeatSet::first(self.seats());
        all.iter().filter(|seat| side_of(*seat) == side).collect()
    }

    /// A unit's hex.
    #[inline]
    pub fn hex_of(&self, unit: Unit) -> Option<Hex> {
        self.spots[unit].hex()
    }

    /// Units of a side on the map.
    pub fn on_map(&self, side: Side) -> impl Iterator<Item = (Unit, Hex)> {
        Unit::of_side(side).filter_map(|unit| self.hex_of(unit).map(|hex| (unit, hex)))
    }

    /// Whether the unit that a seat has on its way has come from off the map (11.4).
    pub fn has_arrived(&self, seat: Seat) -> bool {
        match self.phases.iter().next() {
            Some(Phase::Movement(moves)) => moves.arrived.contains(seat),
            Some(_) | None => false,
        }
    }

    /// Whether a unit is in a battle that rages, and may not move (15.3).
    pub fn is_raging(&self, unit: Unit) -> bool {
        self.rage[unit] != 0
    }

    /// Who attacks in a raging battle.
    pub fn rage_attacker(&self, number: u8) -> Side {
        if self.gallic_rages >> (number % 128) & 1 != 0 { Side::Gaul } else { Side::Rome }
    }

    /// Whether a trench hex has been filled (8.4).
    pub fn is_filled(&self, pack: &Pack, hex: Hex) -> bool {
        self.filling.iter().any(|one| one.hex == hex && one.turns >= pack.filling[1])
    }

    /// Whether Caesar lives; without him the Romans can draw at best (26.3).
    pub fn caesar_lives(&self) -> bool {
        self.spots[Unit::CAESAR] != Spot::LOST
    }

    /// The fort in a hex, by its place in the list.
    pub fn fort_in(&self, hex: Hex) -> Option<usize> {
        self.forts.iter().position(|fort| fort.hex == hex)
    }
}

/// The side of a seat.
pub fn side_of(seat: Seat) -> Side {
    if seat == ROMAN || seat == LABIENUS { Side::Rome } else { Side::Gaul }
}

/// What the player of the relief army knows alone (3.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zones {
    /// The zone of each unit off the map.
    #[serde(default)]
    pub at: Whereabouts,
    /// Units that have moved between zones in this turn (11.4).
    #[serde(default)]
    pub shifted: UnitSet,
    /// Infantry and cavalry units that each zone held when it was seen (22.46).
    #[serde(default, skip_serializing_if = "nothing_seen")]
    pub seen: ByZone<[u8; 2]>,
    /// What has been said of the infantry, while the cavalry is still asked for (22.45).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<u8>,
}

fn nothing_seen(seen: &ByZone<[u8; 2]>) -> bool {
    *seen == [[0; 2]; Zone::COUNT]
}

/// The zone of each unit of the relief army that is off the map, half a byte a unit: as its player
/// knows, or as the Romans saw it between the periods (11.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Whereabouts([u8; Unit::RELIEF / 2]);

impl Default for Whereabouts {
    fn default() -> Self {
        Self([0; Unit::RELIEF / 2])
    }
}

impl Whereabouts {
    /// Notes the zone of a unit, or that it is in none.
    pub(crate) fn set(&mut self, unit: Unit, zone: Option<Zone>) {
        let Some(index) = unit.relief() else { return };
        let (place, shift) = (&mut self.0[index / 2], 4 * (index % 2));
        *place = *place & !(15 << shift) | zone.map_or(0, |zone| zone.0 + 1) << shift;
    }

    /// The zone of a unit.
    #[inline]
    pub fn zone(&self, unit: Unit) -> Option<Zone> {
        let index = unit.relief()?;
        let nibble = self.0[index / 2] >> (4 * (index % 2)) & 15;
        nibble.checked_sub(1).map(Zone)
    }
}

impl Serialize for Whereabouts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seen = Unit::of(Force::Relief).filter_map(|unit| Some((unit, self.zone(unit)?)));
        serializer.collect_map(seen)
    }
}

impl<'de> Deserialize<'de> for Whereabouts {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut all = Self::default();
        for (unit, zone) in Relief::<Option<Zone>>::deserialize(deserializer)?.iter() {
            all.set(unit, *zone);
        }
        Ok(all)
    }
}

/// A game.
#[derive(Clone)]
pub struct State {
    /// The data it is played with.
    pub(crate) pack: &'static Pack,
    /// What everybody sees.
    pub(crate) public: Board,
    /// Where the relief army is off the map.
    pub(crate) zones: Concealed<Zones>,
    /// The delay of the sally, once it is drawn (18.2).
    pub(crate) chit: Concealed<Option<u8>>,
    /// What the Romans have seen (11.8).
    pub(crate) seen: Concealed<Option<Whereabouts>>,
    /// The first of Caesar's zones, where it is hidden (17.8).
    pub(crate) sphere: Concealed<Option<Zone>>,
    /// What the Romans were told of the zones (22.45).
    pub(crate) reports: Concealed<ByZone<Option<Report>>>,
}

/// Bots copy states by the thousand.
const _: () = assert!(size_of::<State>() <= 8_000, "a state has at most 8 kB");

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.pack, other.pack)
            && self.public == other.public
            && self.zones == other.zones
            && self.chit == other.chit
            && self.seen == other.seen
            && self.sphere == other.sphere
            && self.reports == other.reports
    }
}

/// What one player can act on: the public table and his own secrets. Offers and refusals are made
/// from this and can therefore betray nothing.
#[derive(Clone, Copy)]
pub struct Eyes<'a> {
    /// The data.
    pub pack: &'static Pack,
    /// The seat that looks.
    pub seat: Seat,
    /// What everybody sees.
    pub public: &'a Board,
    /// Where the relief army is, if the seat knows.
    pub zones: Option<&'a Zones>,
    /// The delay, if the seat knows.
    pub delay: Option<u8>,
    /// The first of Caesar's zones, if the seat knows.
    pub sphere: Option<Zone>,
}

impl State {
    /// What a seat sees.
    pub fn eyes(&self, seat: Seat) -> Eyes<'_> {
        let viewer = Viewer::Seat(seat);
        Eyes {
            pack: self.pack,
            seat,
            public: &self.public,
            zones: self.zones.seen_by(viewer),
            delay: self.public.delay.or(self.chit.seen_by(viewer).copied().flatten()),
            sphere: self.public.sphere.or(self.sphere.seen_by(viewer).copied().flatten()),
        }
    }

    /// What everybody sees.
    pub fn public(&self) -> &Board {
        &self.public
    }

    /// The data it is played with.
    pub fn data(&self) -> &'static Pack {
        self.pack
    }

    /// The first of Caesar's zones, for the referee.
    pub(crate) fn sphere(&self, referee: &Referee) -> Option<Zone> {
        self.public.sphere.or(*self.sphere.open(referee))
    }

    /// Where the relief army is off the map, for the referee to change.
    pub(crate) fn zones_mut(&mut self, referee: &Referee) -> &mut Zones {
        self.zones.open_mut(referee)
    }
}

impl Eyes<'_> {
    /// The side of the seat.
    pub fn side(&self) -> Side {
        side_of(self.seat)
    }

    /// The zone of a unit off the map, if the seat knows.
    pub fn zone_of(&self, unit: Unit) -> Option<Zone> {
        match self.public.spots[unit].place() {
            Place::Off => self.zones.and_then(|zones| zones.at.zone(unit)),
            Place::Zone(zone) => Some(zone),
            Place::Aside
            | Place::Waiting
            | Place::Town
            | Place::Lost
            | Place::Covered
            | Place::Beyond(_)
            | Place::On(_) => None,
        }
    }
}
