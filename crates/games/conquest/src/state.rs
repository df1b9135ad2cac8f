//! 2.0 to 5.0: what the table looks like. Nothing in this game is hidden, so that the public table
//! is the whole state.

mod board;
mod lists;
mod marks;
mod phase;

use arrayvec::ArrayVec;
use geometry::hex::{Direction, Facing, Hex};
use kernel::{Derived, Phases};
use serde::{Deserialize, Serialize};

use crate::ids::{
    Field, Group, GroupMap, Leader, LeaderMap, LeaderSet, Side, Tribe, TribeMap, TribeSet, Unit,
    UnitMap,
};
use crate::pack::{Battle, Pack, Superior};
use crate::struggle::Odds;

pub use self::board::Heads;
pub use self::lists::Way;
pub(crate) use self::marks::OF_PHASE;
pub use self::marks::{Mark, Marks};
pub use self::phase::{
    Advance, Aim, Arm, Away, Closing, Due, Ending, Flee, Given, Go, Harass, Home, Leave, Move,
    Orders, Phase, Pursuit, React, Ride, Rider, Segment, Shock, Stage, Trumping, Turning, Which,
    Withdraw,
};

/// How deep interrupts nest (decision 29). The deepest are a leader who is asked about a rout while
/// leaders get out of the way of a unit that is driven off (orders, move, reaction, driven off,
/// withdrawal, leaders, rout), and the same in the shock of a pursuit (orders, shock, pursuit, shock,
/// advance, reaction, rout): seven. The eighth is for a position in which somebody comes to the map
/// and may turn meanwhile.
pub(crate) const DEPTH: usize = 8;

kernel::options! {
    /// What a battle is set up with.
    pub struct Options {
        /// Which rout levels (10.61).
        levels: Levels = "10.61" {
            /// For equal chances.
            Even = "even",
            /// As the series has them.
            Series = "series",
        },
        /// Whether the marked options of the battle are played.
        extras: Extras = "3.0" {
            /// Not.
            Without = "without",
            /// All of them.
            With = "with",
        },
    }
}

/// Where a piece is. In a document it is the number of a hex, or one of the words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Spot {
    /// Not in this battle.
    #[default]
    Out,
    /// Still to come (S-GEN-6).
    Waiting,
    /// Eliminated, killed.
    Lost,
    /// Routed, in the camp or between the wagons, beside the map (S-GEN-10).
    Camp,
    /// Off the map in pursuit, having left by this hex (10.52).
    Pursuing(Hex),
    /// On a ship, a chariot, or an eagle in the hands of an enemy.
    Aboard(Unit),
    /// On the map.
    #[serde(untagged)]
    On(Hex),
}

impl Spot {
    /// The hex, if it is on the map.
    pub fn hex(self) -> Option<Hex> {
        if let Self::On(hex) = self { Some(hex) } else { None }
    }
}

/// Missiles left (8.14).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Supply {
    /// All.
    #[default]
    Full,
    /// For one more shot.
    Low,
    /// None.
    No,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A unit on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Where.
    pub spot: Spot,
    /// Where it faces: a vertex, in column a side (7.11, 6.43).
    #[serde(default = "east")]
    pub facing: Facing,
    /// Whether it lies under another.
    #[serde(default, skip_serializing_if = "is_default")]
    pub under: bool,
    /// Cohesion hits.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hits: u8,
    /// Missiles.
    #[serde(default, skip_serializing_if = "is_default")]
    pub supply: Supply,
    /// Markers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub marks: Marks,
    /// Orders phases of this turn in which it has moved (6.13).
    #[serde(default, skip_serializing_if = "is_default")]
    pub moves: u8,
    /// Levels climbed in this phase.
    #[serde(default, skip_serializing_if = "is_default")]
    pub climbed: u8,
    /// Levels descended in this phase.
    #[serde(default, skip_serializing_if = "is_default")]
    pub descended: u8,
    /// Shots of a catapult: its own in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shots: u8,
    /// Shots of a catapult in this enemy phase.
    #[serde(default, skip_serializing_if = "is_default")]
    pub answers: u8,
    /// The tribal leader who ordered it in this turn (4.52).
    #[serde(default, skip_serializing_if = "is_default")]
    pub ordered_by: Option<Leader>,
}

fn east() -> Facing {
    Facing::corner_after(Direction::Ne)
}

impl Default for Piece {
    fn default() -> Self {
        Self {
            spot: Spot::Out,
            facing: east(),
            under: false,
            hits: 0,
            supply: Supply::Full,
            marks: Marks::EMPTY,
            moves: 0,
            climbed: 0,
            descended: 0,
            shots: 0,
            answers: 0,
            ordered_by: None,
        }
    }
}

impl Piece {
    /// Whether it has a marker.
    pub fn is(&self, mark: Mark) -> bool {
        self.marks.contains(mark)
    }
}

/// Whether a leader has acted (5.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Not yet.
    #[default]
    Inactive,
    /// He acts.
    Active,
    /// He has (5.16).
    Finished,
    /// A legate who let his turn pass (5.17).
    Passed,
    /// In an enemy zone of control, he waits to be taken out (5.26).
    Waiting,
}

/// A leader on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chief {
    /// Where.
    pub spot: Spot,
    /// Whether he has acted.
    #[serde(default, skip_serializing_if = "is_default")]
    pub status: Status,
    /// Phases used in this turn (5.14).
    #[serde(default, skip_serializing_if = "is_default")]
    pub used: u8,
    /// No momentum in this turn (5.44).
    #[serde(default, skip_serializing_if = "is_default")]
    pub spent: bool,
    /// Activated out of sequence (5.26).
    #[serde(default, skip_serializing_if = "is_default")]
    pub late: bool,
    /// Taken off his ratings by wounds (8.34).
    #[serde(default, skip_serializing_if = "is_default")]
    pub wounds: u8,
    /// Whether he has moved by an order in this phase (4.23).
    #[serde(default, skip_serializing_if = "is_default")]
    pub moved: bool,
    /// Points that he has ridden in this phase (6.15).
    #[serde(default, skip_serializing_if = "is_default")]
    pub ridden: u8,
    /// Whether he was inside a camp when the turn began (10.45).
    #[serde(default, skip_serializing_if = "is_default")]
    pub camped: bool,
    /// The group that he leads, if legates have been exchanged.
    #[serde(default, skip_serializing_if = "is_default")]
    pub group: Option<Group>,
}

/// An eagle on the table (4.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eagle {
    /// Where; aboard an enemy unit, if that has captured it.
    pub spot: Spot,
    /// Whether it was ever captured (4.45).
    #[serde(default, skip_serializing_if = "is_default")]
    pub captured: bool,
    /// Whether it was taken back (4.45).
    #[serde(default, skip_serializing_if = "is_default")]
    pub retaken: bool,
    /// Whether it has moved in this phase.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moved: bool,
}

/// A legion or a group of horse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Whether its legate has acted in this turn (4.24, 4.41).
    #[serde(default, skip_serializing_if = "is_default")]
    pub by_legate: bool,
    /// Whether the proconsul has activated it in this turn (5.52, R-21).
    #[serde(default, skip_serializing_if = "is_default")]
    pub by_proconsul: bool,
    /// Whether it has extended its line in this phase (6.64).
    #[serde(default, skip_serializing_if = "is_default")]
    pub extended: bool,
    /// Whether its first chance to extend is gone (6.62).
    #[serde(default, skip_serializing_if = "is_default")]
    pub offered: bool,
}

/// A tribe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct People {
    /// Whether it is no longer impetuous (6.8).
    #[serde(default, skip_serializing_if = "is_default")]
    pub calm: bool,
    /// Units that have come into a Roman zone of control.
    #[serde(default, skip_serializing_if = "is_default")]
    pub contacts: u8,
    /// Whether its ferocity is lost (8.52).
    #[serde(default, skip_serializing_if = "is_default")]
    pub tamed: bool,
    /// How often its units have routed (S-BIB-4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub routs: u8,
    /// Whether it has fled (10.65).
    #[serde(default, skip_serializing_if = "is_default")]
    pub fled: bool,
}

/// A combat of a shock segment (8.32).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combat {
    /// Who attacks: two units from each of six hexes at most, for who attacks two hexes comes from
    /// one of two (8.32, 6.91).
    pub attackers: ArrayVec<Unit, 12>,
    /// Who is attacked: two units in each of two hexes at most.
    pub defenders: ArrayVec<Unit, 4>,
    /// The attacker named for the column.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attacker: Option<Unit>,
    /// The defender named for it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub defender: Option<Unit>,
    /// Who was superior in it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub superior: Superior,
    /// Charisma that has turned against the attacker or the defender with a leader's death (8.34).
    #[serde(default, skip_serializing_if = "is_default")]
    pub mourned: [u8; 2],
    /// Whether it is over.
    #[serde(default, skip_serializing_if = "is_default")]
    pub over: bool,
    /// Whether the table was rolled on (8.74).
    #[serde(default, skip_serializing_if = "is_default")]
    pub fought: bool,
    /// The throw, for those who look at what came of it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub thrown: Option<Thrown>,
    /// Hexes of defenders, which attackers may take.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hexes: ArrayVec<Hex, 4>,
    /// The horse that its owner has named for the pursuit (10.51).
    #[serde(default, skip_serializing_if = "is_default")]
    pub pursuer: Option<Unit>,
    /// Whether a defender was shut in by bystanders, so that nobody pursues (10.51).
    #[serde(default, skip_serializing_if = "is_default")]
    pub shut_in: bool,
    /// Whether every defender routed by the table (10.51).
    #[serde(default, skip_serializing_if = "is_default")]
    pub broken: bool,
    /// Whether pursuit has been rolled for.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tested: bool,
    /// Where the first of them fled (10.52).
    #[serde(default, skip_serializing_if = "is_default")]
    pub trail: Way,
    /// Whether he fled off the map.
    #[serde(default, skip_serializing_if = "is_default")]
    pub off: bool,
    /// Whether somebody was attacked who dies instead of fleeing (10.53).
    #[serde(default, skip_serializing_if = "is_default")]
    pub prey: bool,
}

/// A throw on the table (8.36).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// What the combat came to before it.
    pub odds: Odds,
    /// The face, from 0.
    pub die: u8,
    /// Where, before anybody advanced.
    pub at: Option<Hex>,
}

/// A shot that is due when all have moved (8.23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Volley {
    /// Who may shoot.
    pub by: Unit,
    /// At whom.
    pub at: Unit,
    /// The best strength at which it was seen, modifiers counted.
    pub strength: i8,
}

/// What everybody sees, and all of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// The options.
    #[serde(default)]
    pub options: Options,
    /// Which battle.
    pub battle: Field,
    /// The turn, from 1.
    pub turn: u8,
    /// Where play is waiting; a list from the bottom to the top where a phase is interrupted.
    pub phase: Phases<Phase, DEPTH>,
    /// The units.
    #[serde(serialize_with = "UnitMap::sparse")]
    pub units: UnitMap<Piece>,
    /// The leaders.
    #[serde(serialize_with = "LeaderMap::sparse")]
    pub leaders: LeaderMap<Chief>,
    /// The eagles.
    #[serde(default, serialize_with = "GroupMap::sparse")]
    pub eagles: GroupMap<Eagle>,
    /// Legions and groups of horse.
    #[serde(default, serialize_with = "GroupMap::sparse")]
    pub groups: GroupMap<Command>,
    /// Tribes.
    #[serde(default, serialize_with = "TribeMap::sparse")]
    pub tribes: TribeMap<People>,
    /// Which side is due next at a level of initiative (5.12).
    #[serde(default, skip_serializing_if = "is_default")]
    pub next: [Option<Side>; 8],
    /// Sides that have tried a trump in this activation (5.43).
    #[serde(default, skip_serializing_if = "is_default")]
    pub trumped: [bool; 2],
    /// Elite phases used: on turn 1, later (5.51).
    #[serde(default, skip_serializing_if = "is_default")]
    pub elite: [bool; 2],
    /// The legions that Labienus has ordered in this turn (4.25).
    #[serde(default, skip_serializing_if = "is_default")]
    pub labienus: crate::ids::GroupSet,
    /// Free trumps used (S-LUT-2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub free_trumps: u8,
    /// Whether a shock has been resolved (S-LUT-3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub shocked: bool,
    /// Whether the tribe has made its withdrawal (S-BIB-5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub withdrawn: bool,
    /// Points for the camp (S-SAB-7).
    #[serde(default, skip_serializing_if = "is_default")]
    pub camp_lost: bool,
    /// Whether lancers have ridden home (S-SAB-10).
    #[serde(default, skip_serializing_if = "is_default")]
    pub treviri_left: bool,
    /// Turns that the beach-head has held (S-BRI-10).
    #[serde(default, skip_serializing_if = "is_default")]
    pub beach_head: u8,
    /// Whether the Britons have woken (S-BRI-6).
    #[serde(default, skip_serializing_if = "is_default")]
    pub awake: bool,
    /// Whether the eagle of the tenth has landed, and in which turn's phase (S-BRI-5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub eagle_landed: bool,
    /// Whether the tenth has had its first legion order (S-SAB-5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub tenth: bool,
    /// Reinforcements that have come.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrived: u8,
    /// Units that rout, the first now.
    #[serde(default, skip_serializing_if = "is_default")]
    pub routing: Vec<Unit>,
    /// Shots that are due after a line or legion order (8.23).
    #[serde(default, skip_serializing_if = "is_default")]
    pub volleys: Vec<Volley>,
    /// Who has shot at whom on entry in this phase (8.24).
    #[serde(default, skip_serializing_if = "is_default")]
    pub shot: Vec<(Unit, Unit)>,
    /// Rallies tried in this turn (10.42).
    #[serde(default, skip_serializing_if = "is_default")]
    pub tried: Vec<(Leader, Unit)>,
    /// The combats of the segment.
    #[serde(default, skip_serializing_if = "is_default")]
    pub combats: Vec<Combat>,
    /// Leaders of the routing unit's hex who go along (10.38).
    #[serde(default, skip_serializing_if = "is_default")]
    pub followers: LeaderSet,
    /// Friends whom the unit that flees has run through (6.99), and whether they roll.
    #[serde(default, skip_serializing_if = "is_default")]
    pub crossed: Vec<(Unit, bool)>,
    /// Units whose owner may turn them, the next first (10.47).
    #[serde(default, skip_serializing_if = "is_default")]
    pub turning: Vec<Turning>,
    /// Units that come to the map and whose owner says where, the next first (S-GEN-6, 10.55).
    #[serde(default, skip_serializing_if = "is_default")]
    pub entering: Vec<Unit>,
    /// Whether the third line has been sent in (S-RHI-5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub relieved: bool,
    /// Leaders of the routing unit's hex who have been asked.
    #[serde(default, skip_serializing_if = "is_default")]
    pub asked: LeaderSet,
    /// Rout points that are gone for good, by tribe and for Rome (10.62).
    #[serde(default, skip_serializing_if = "is_default")]
    pub lost_rome: u16,
    /// The same by tribe.
    #[serde(default, skip_serializing_if = "is_default", serialize_with = "TribeMap::sparse")]
    pub lost_tribes: TribeMap<u16>,
}

/// A battle in progress.
#[derive(Clone)]
pub struct State {
    /// The data it is played with.
    pub(crate) pack: &'static Pack,
    /// The battle's part of it.
    pub(crate) battle: &'static Battle,
    /// The table.
    pub(crate) public: Public,
    /// What stands where.
    pub(crate) heads: Derived<Heads>,
    /// How far orders are heard, while nothing changes.
    pub(crate) heard: crate::command::Heard,
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.pack, other.pack) && self.public == other.public
    }
}

impl State {
    /// The table with what follows from it.
    pub(crate) fn of(pack: &'static Pack, public: Public) -> Self {
        let battle = pack.battle(public.battle);
        let heads = Derived::new(Heads::of(battle, &public));
        Self { pack, battle, public, heads, heard: crate::command::Heard::still() }
    }

    /// The table.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// A unit on the table.
    pub fn piece(&self, unit: Unit) -> &Piece {
        &self.public.units[unit]
    }

    /// A unit, to change it.
    pub(crate) fn piece_mut(&mut self, unit: Unit) -> &mut Piece {
        &mut self.public.units[unit]
    }

    /// Whether a unit has a marker.
    pub fn is(&self, unit: Unit, mark: Mark) -> bool {
        self.public.units[unit].marks.contains(mark)
    }

    /// Puts a marker on a unit.
    pub(crate) fn mark(&mut self, unit: Unit, mark: Mark) {
        self.public.units[unit].marks.insert(mark);
    }

    /// Takes a marker off a unit.
    pub(crate) fn unmark(&mut self, unit: Unit, mark: Mark) {
        self.public.units[unit].marks.remove(mark);
    }

    /// Tribes that are still on the field.
    pub fn standing(&self) -> TribeSet {
        Tribe::all()
            .filter(|tribe| {
                let armies = self.battle.armies.iter().chain(&self.battle.singly);
                let part = armies.into_iter().any(|army| army.tribes.contains(*tribe));
                part && !self.public.tribes[*tribe].fled
            })
            .collect()
    }

    /// Units on the map, in the order of the file.
    pub fn on_map(&self) -> impl Iterator<Item = (Unit, Hex)> + '_ {
        self.battle
            .units
            .iter()
            .filter_map(|unit| self.public.units[*unit].spot.hex().map(|hex| (*unit, hex)))
    }
}
