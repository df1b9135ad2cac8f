//! Typed access to the data files: map, blocks, cards, scenario.

use std::collections::BTreeMap;
use std::fmt::Display;

use geometry::network::Network;
use kernel::{DataError, Faults, PackFiles, numeral};
use serde::Deserialize;

use crate::ids::{Block, BlockSet, Card, Place, PlaceSet, Side};
use crate::state::{Deployment, Public};

/// What joins two places (4.3, 4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// A major road (4.3).
    Major,
    /// A minor road (4.3).
    Minor,
    /// A strait (4.32).
    Strait,
    /// A border that only fleets cross: port to sea, or sea to sea (6.2).
    #[serde(skip)]
    Water,
}

/// What a city is (4.42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CityKind {
    /// Away from the sea.
    Inland,
    /// On the coast.
    Port,
    /// Where fleets are built.
    MajorPort,
}

/// When a block acts in a round (3.12).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, serde::Serialize, Hash,
)]
pub enum Letter {
    /// First.
    A,
    /// Second.
    B,
    /// Third.
    C,
    /// Last.
    D,
}

impl Letter {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
        }
    }
}

/// What a block is (3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// 3.21.
    Leader,
    /// 3.22.
    Legion,
    /// 3.23, on foot.
    LightInfantry,
    /// 3.23, with bows.
    Archers,
    /// 3.24.
    Cavalry,
    /// 7.41.
    Elephant,
    /// 3.25.
    Ballista,
    /// 3.26.
    Fleet,
    /// 3.27.
    Cleopatra,
}

impl Kind {
    /// The glyph that clients draw.
    pub fn glyph(self) -> &'static str {
        match self {
            Self::Leader => "leader",
            Self::Legion => "legion",
            Self::LightInfantry => "light",
            Self::Archers => "archers",
            Self::Cavalry => "cavalry",
            Self::Elephant => "elephant",
            Self::Ballista => "ballista",
            Self::Fleet => "fleet",
            Self::Cleopatra => "cleopatra",
        }
    }
}

/// Where a block may be levied (6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevySite {
    /// In any friendly city.
    Anywhere,
    /// In any friendly major port.
    MajorPort,
    /// In one city.
    City(Place),
}

/// A block's printed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockData {
    /// Its name as printed. The side tells namesakes apart.
    pub name: String,
    /// Its name in running text: legions are counted as the Romans did.
    pub spoken: String,
    /// What it is.
    pub kind: Kind,
    /// When it acts.
    pub letter: Letter,
    /// When it acts as attacker, where that differs (7.42).
    pub attacking_letter: Letter,
    /// The highest roll that hits (3.12).
    pub firepower: u8,
    /// Its strengths, from the lowest (3.11).
    pub strengths: Vec<u8>,
    /// Where it is levied.
    pub levy: LevySite,
    /// Whether it may be levied only after a leader's death (3.21).
    pub successor: bool,
}

impl BlockData {
    /// The number of steps.
    pub fn steps(&self) -> u8 {
        self.strengths.len() as u8
    }

    /// The strength at a step, from 1.
    pub fn strength(&self, step: u8) -> u8 {
        self.strengths[usize::from(step) - 1]
    }
}

/// How many blocks each kind of way carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// On a major road.
    pub major: u8,
    /// On a minor road.
    pub minor: u8,
    /// Across a strait.
    pub strait: u8,
    /// Across a strait to attack.
    pub strait_attacking: u8,
}

impl Limits {
    /// How many blocks may use the way.
    pub fn of(&self, way: Way, attacking: bool) -> u8 {
        match way {
            Way::Major => self.major,
            Way::Minor => self.minor,
            Way::Strait if attacking => self.strait_attacking,
            Way::Strait => self.strait,
            Way::Water => u8::MAX,
        }
    }
}

/// A command card's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command {
    /// Groups it moves.
    pub moves: u8,
    /// Steps it levies.
    pub levies: u8,
}

/// All data of the game.
#[derive(Debug)]
pub struct Pack {
    /// Places and ways.
    pub map: Network<Way>,
    /// The same places with roads and straits alone: how far land blocks march.
    pub roads: Network<Way>,
    /// Victory points of each place; seas have none.
    pub vp: Vec<u8>,
    /// The seas that each port opens on.
    pub seas_of: Vec<PlaceSet>,
    /// The ports of each sea, by sea.
    pub ports_of: Vec<PlaceSet>,
    /// Seas next to each sea.
    pub seas_by: Vec<PlaceSet>,
    /// The blocks.
    pub blocks: Vec<BlockData>,
    /// The fleets among them.
    pub fleets: BlockSet,
    /// The leaders among them.
    pub leaders: BlockSet,
    /// Where fleets are built (4.42).
    pub major_ports: PlaceSet,
    /// Values of the command cards.
    pub commands: Vec<Command>,
    /// How many of each kind of card there are.
    pub copies: [u8; Card::COUNT],
    /// Cards dealt to each player.
    pub hand: u8,
    /// Groups that an event moves.
    pub event_moves: u8,
    /// Places a block may go in a move (6.1).
    pub reach: u8,
    /// Places a block may go under Mercury.
    pub mercury_reach: u8,
    /// Road limits of moves and regroups (6.11).
    pub limits: Limits,
    /// Road limits of attacks under Pluto.
    pub pluto_limits: Limits,
    /// Road limits of retreats (7.61).
    pub retreat_limits: Limits,
    /// Rounds of a battle (7.2).
    pub rounds: u8,
    /// Blocks that may retreat by sea in a round (7.64).
    pub retreats_by_sea: u8,
    /// The first year.
    pub first_year: u16,
    /// Years in the game.
    pub years: u16,
    /// Turns in a year.
    pub turns: u8,
    /// Points that win (1.2).
    pub victory: u8,
    /// The city that decides a tie (1.2).
    pub tie_city: Place,
    /// Blocks that any city supplies (8.3).
    pub supply: u8,
    /// Where Cleopatra winters (8.1).
    pub cleopatra_home: Place,
    /// Where blocks start (5.1).
    pub deployment: Vec<(Block, Place)>,
    /// The same by block.
    starts: [Option<Place>; Block::COUNT],
}

impl Pack {
    /// A block's printed values.
    pub fn block(&self, block: Block) -> &BlockData {
        &self.blocks[block.index()]
    }

    /// Whether the block is a fleet.
    pub fn is_fleet(&self, block: Block) -> bool {
        self.fleets.contains(block)
    }

    /// Whether the block is a leader.
    pub fn is_leader(&self, block: Block) -> bool {
        self.leaders.contains(block)
    }

    /// Where a block starts, if it starts on the map and everybody knows where (5.1, 5.3).
    pub fn deployed(&self, block: Block, public: &Public) -> Option<Place> {
        match public.options.deployment {
            Deployment::Historical => self.starts[block.index()],
            Deployment::Free => None,
        }
    }

    /// What joins two places, if they are next to each other.
    pub fn way(&self, from: Place, to: Place) -> Option<Way> {
        let edge = self.map.between(from.0, to.0)?;
        Some(self.map.edges()[usize::from(edge)].kind)
    }

    /// Whether the place is a port (4.42).
    pub fn is_port(&self, place: Place) -> bool {
        !self.seas_of[place.index()].is_empty()
    }

    /// Whether the place is a major port.
    pub fn is_major_port(&self, place: Place) -> bool {
        self.major_ports.contains(place)
    }

    /// Where the ways lead that a block can take from a place: fleets by water (6.2), others by
    /// road (4.3).
    pub fn ways_for(&self, block: Block, from: Place) -> impl Iterator<Item = Place> {
        let fleet = self.is_fleet(block);
        let exits = self.map.exits(from.0).iter();
        exits.filter(move |exit| (exit.kind == Way::Water) == fleet).map(|exit| Place(exit.to))
    }

    /// The way out of `from` to `to`, by its number among the ways out.
    pub fn exit_number(&self, from: Place, to: Place) -> Option<usize> {
        self.map.exits(from.0).iter().position(|exit| exit.to == to.0)
    }

    /// The command that a card gives, if it is a command.
    pub fn command(&self, card: Card) -> Option<Command> {
        self.commands.get(card.index()).copied()
    }

    /// Reads the files.
    pub fn load(files: &PackFiles) -> Result<Self, Vec<DataError>> {
        let mut faults = Faults::new(files);
        let map = faults.read::<MapFile>("map.toml");
        let blocks = faults.read::<BlocksFile>("blocks.toml");
        let cards = faults.read::<CardsFile>("cards.toml");
        let scenario = faults.read::<ScenarioFile>("scenario.toml");
        let (Some(map), Some(blocks), Some(cards), Some(scenario)) = (map, blocks, cards, scenario)
        else {
            return Err(faults.found());
        };
        check_cities(&map, &mut faults);
        let network = network(&map, &mut faults);
        let block_data = block_data(&blocks, &mut faults);
        let commands = commands(&cards, &mut faults);
        let deployment = deployment(&scenario, &mut faults);
        for (path, place) in [
            ("victory.tie_city", scenario.victory.tie_city),
            ("winter.cleopatra", scenario.winter.cleopatra),
        ] {
            if place.is_sea() {
                faults.add("scenario.toml", path, format_args!("{place} is not a city"));
            }
        }
        if u32::from(cards.deal.hand) * 2 > commands.1.iter().map(|n| u32::from(*n)).sum() {
            faults.add("cards.toml", "deal.hand", "there are not enough cards to deal");
        }
        if cards.deal.hand != scenario.calendar.turns + 1 {
            let what = "a hand must last the turns of a year and one discard";
            faults.add("cards.toml", "deal.hand", what);
        }
        if scenario.battle.rounds < 2 {
            let what = "reserves join after the first round, so there must be a second";
            faults.add("scenario.toml", "battle.rounds", what);
        }
        let Some(network) = network.filter(|_| faults.is_empty()) else {
            return Err(faults.found());
        };
        let dry = network.edges().iter().filter(|edge| edge.kind != Way::Water).copied().collect();
        let roads = Network::new(Place::COUNT, dry).expect("the whole map was a network");
        let mut seas_of = vec![PlaceSet::EMPTY; Place::COUNT];
        let mut ports_of = vec![PlaceSet::EMPTY; Place::COUNT];
        let mut seas_by = vec![PlaceSet::EMPTY; Place::COUNT];
        for edge in network.edges() {
            let (a, b) = (Place(edge.a), Place(edge.b));
            match (a.is_sea(), b.is_sea()) {
                (false, true) => {
                    seas_of[a.index()].insert(b);
                    ports_of[b.index()].insert(a);
                }
                (true, true) => {
                    seas_by[a.index()].insert(b);
                    seas_by[b.index()].insert(a);
                }
                (_, false) => {}
            }
        }
        let mut vp: Vec<u8> = map.city.iter().map(|city| city.vp).collect();
        vp.resize(Place::COUNT, 0);
        let of_kind = |kind: Kind| {
            Block::all().filter(|block| block_data[block.index()].kind == kind).collect()
        };
        let mut starts = [None; Block::COUNT];
        for (block, place) in &deployment {
            starts[block.index()] = Some(*place);
        }
        Ok(Self {
            map: network,
            roads,
            major_ports: map
                .city
                .iter()
                .filter(|city| city.kind == CityKind::MajorPort)
                .map(|city| city.name)
                .collect(),
            vp,
            seas_of,
            ports_of,
            seas_by,
            fleets: of_kind(Kind::Fleet),
            leaders: of_kind(Kind::Leader),
            blocks: block_data,
            commands: commands.0,
            copies: commands.1,
            hand: cards.deal.hand,
            event_moves: cards.events.moves,
            reach: cards.commands.reach,
            mercury_reach: cards.events.mercury_reach,
            limits: cards.limits.limits(),
            pluto_limits: cards.pluto_limits.limits(),
            retreat_limits: Limits {
                major: cards.retreat_limits.major,
                minor: cards.retreat_limits.minor,
                strait: cards.retreat_limits.strait,
                strait_attacking: cards.retreat_limits.strait,
            },
            rounds: scenario.battle.rounds,
            retreats_by_sea: cards.retreat_limits.by_sea,
            first_year: scenario.calendar.first_year,
            years: scenario.calendar.years,
            turns: scenario.calendar.turns,
            victory: scenario.victory.points,
            tie_city: scenario.victory.tie_city,
            supply: scenario.winter.supply,
            cleopatra_home: scenario.winter.cleopatra,
            deployment,
            starts,
        })
    }
}

/// Every city and sea once, in the order of their names.
fn check_cities(map: &MapFile, faults: &mut Faults<'_>) {
    const FILE: &str = "map.toml";
    let of_kind = |sea: bool| Place::all().filter(move |place| place.is_sea() == sea);
    faults.names(FILE, ["city", "name"], map.city.iter().map(|city| city.name), of_kind(false));
    faults.names(FILE, ["sea", "name"], map.sea.iter().map(|sea| sea.name), of_kind(true));
    for (number, city) in map.city.iter().enumerate() {
        let path = format!("city.{number}.seas");
        if (city.kind == CityKind::Inland) != city.seas.is_empty() {
            faults.add(FILE, &path, format_args!("{} is a port or it is inland", city.name));
        }
        if let Some(sea) = city.seas.iter().find(|sea| !sea.is_sea()) {
            faults.add(FILE, &path, format_args!("{sea} is not a sea"));
        }
    }
}

fn network(map: &MapFile, faults: &mut Faults<'_>) -> Option<Network<Way>> {
    let path = |number: usize| format!("road.{number}.between");
    for (number, road) in map.road.iter().enumerate() {
        let [a, b] = road.between;
        if a.is_sea() || b.is_sea() {
            let what = format_args!("a road joins cities, not {a} and {b}");
            faults.add("map.toml", &path(number), what);
        }
    }
    let roads = map.road.iter().map(|road| (road.between, road.kind));
    let water = |between: [Place; 2]| (between, Way::Water);
    let shores = map.city.iter().flat_map(|city| city.seas.iter().map(|sea| [city.name, *sea]));
    let borders = map.border.iter().map(|border| border.between);
    let ways = roads.chain(shores.chain(borders).map(water));
    Network::read(Place::COUNT, ways.map(|([a, b], kind)| ([a.0, b.0], kind)))
        .map_err(|fault| faults.add("map.toml", &path(fault.edge()), fault))
        .ok()
}

fn block_data(file: &BlocksFile, faults: &mut Faults<'_>) -> Vec<BlockData> {
    let mut blocks = Vec::new();
    let ids = file.block.iter().map(|row| row.id);
    faults.names("blocks.toml", ["block", "id"], ids, Block::all());
    for (number, row) in file.block.iter().enumerate() {
        let path = |field: &str| format!("block.{number}.{field}");
        let mut fault = |field, what: &dyn Display| faults.add("blocks.toml", &path(field), what);
        if row.side != row.id.first_owner() {
            fault("side", &format_args!("{} is not {}'s", row.id, row.side.name()));
        }
        let rising = row.strengths.windows(2).all(|pair| pair[0] < pair[1]);
        if row.strengths.is_empty() || row.strengths[0] == 0 || !rising {
            fault("strengths", &"must rise from 1 or more");
        }
        let levy = match row.levied_at.as_str() {
            "any" => LevySite::Anywhere,
            "major-port" => LevySite::MajorPort,
            city => match city.parse::<Place>() {
                Ok(place) if !place.is_sea() => LevySite::City(place),
                Ok(place) => {
                    fault("levied_at", &format_args!("{place} is not a city"));
                    LevySite::Anywhere
                }
                Err(error) => {
                    fault("levied_at", &error);
                    LevySite::Anywhere
                }
            },
        };
        faults.range("blocks.toml", &path("firepower"), row.firepower, &(1..=6));
        blocks.push(BlockData {
            name: row.name.clone(),
            spoken: spoken(&row.name),
            kind: row.kind,
            letter: row.letter,
            attacking_letter: row.attacking_letter.unwrap_or(row.letter),
            firepower: row.firepower,
            strengths: row.strengths.clone(),
            levy,
            successor: row.successor,
        });
    }
    blocks
}

/// `Legio 10` is spoken `Legio X`.
fn spoken(name: &str) -> String {
    let counted = name.rsplit_once(' ').and_then(|(kind, number)| {
        let number = number.parse().ok()?;
        Some(format!("{kind} {}", numeral(number)))
    });
    counted.unwrap_or_else(|| name.to_owned())
}

fn commands(file: &CardsFile, faults: &mut Faults<'_>) -> (Vec<Command>, [u8; Card::COUNT]) {
    let mut copies = [1; Card::COUNT];
    let mut commands = Vec::new();
    for (number, row) in file.command.iter().enumerate() {
        let card = Card(number as u8);
        let name = format!("{}/{}", row.moves, row.levies);
        if number >= usize::from(Card::COMMANDS) || card.name() != name {
            let what = format_args!("a card {name} is out of order or unknown");
            faults.add("cards.toml", &format!("command.{number}.moves"), what);
            continue;
        }
        copies[number] = row.copies;
        commands.push(Command { moves: row.moves, levies: row.levies });
    }
    if commands.len() != usize::from(Card::COMMANDS) {
        faults.add("cards.toml", "command", "command cards are missing");
    }
    (commands, copies)
}

fn deployment(file: &ScenarioFile, faults: &mut Faults<'_>) -> Vec<(Block, Place)> {
    let mut placed = Vec::new();
    for (side, cities) in Side::BOTH.iter().zip([&file.deployment.caesar, &file.deployment.pompey])
    {
        for (city, blocks) in cities {
            let path = format!("deployment.{}.{city}", side.name());
            for block in blocks {
                if block.first_owner() != *side || city.is_sea() {
                    let what = format_args!("{block} cannot start at {city}");
                    faults.add("scenario.toml", &path, what);
                }
                if placed.iter().any(|(other, _)| other == block) {
                    faults.add("scenario.toml", &path, format_args!("{block} is placed twice"));
                }
                placed.push((*block, *city));
            }
        }
    }
    placed.sort();
    placed
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    city: Vec<CityRow>,
    sea: Vec<SeaRow>,
    road: Vec<RoadRow>,
    border: Vec<BorderRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    name: Place,
    kind: CityKind,
    vp: u8,
    seas: Vec<Place>,
    #[serde(rename = "lat")]
    _lat: serde::de::IgnoredAny,
    #[serde(rename = "lon")]
    _lon: serde::de::IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeaRow {
    name: Place,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadRow {
    between: [Place; 2],
    kind: Way,
    #[serde(rename = "name")]
    _name: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BorderRow {
    between: [Place; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlocksFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    block: Vec<BlockRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlockRow {
    id: Block,
    name: String,
    side: Side,
    #[serde(rename = "type")]
    kind: Kind,
    letter: Letter,
    attacking_letter: Option<Letter>,
    firepower: u8,
    strengths: Vec<u8>,
    levied_at: String,
    #[serde(default)]
    successor: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    command: Vec<CommandRow>,
    deal: DealRow,
    commands: CommandsRow,
    events: EventsRow,
    limits: LimitsRow,
    retreat_limits: RetreatRow,
    pluto_limits: LimitsRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CommandRow {
    moves: u8,
    levies: u8,
    copies: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DealRow {
    hand: u8,
    #[serde(rename = "rule")]
    _rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CommandsRow {
    #[serde(rename = "rule")]
    _rule: String,
    reach: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsRow {
    moves: u8,
    mercury_reach: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LimitsRow {
    #[serde(rename = "rule")]
    _rule: String,
    major: u8,
    minor: u8,
    strait: u8,
    /// Where it differs.
    strait_attacking: Option<u8>,
}

impl LimitsRow {
    fn limits(&self) -> Limits {
        Limits {
            major: self.major,
            minor: self.minor,
            strait: self.strait,
            strait_attacking: self.strait_attacking.unwrap_or(self.strait),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RetreatRow {
    #[serde(rename = "rule")]
    _rule: String,
    major: u8,
    minor: u8,
    strait: u8,
    by_sea: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    calendar: CalendarRow,
    battle: BattleRow,
    victory: VictoryRow,
    winter: WinterRow,
    deployment: DeploymentRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CalendarRow {
    first_year: u16,
    years: u16,
    turns: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BattleRow {
    #[serde(rename = "rule")]
    _rule: String,
    rounds: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VictoryRow {
    points: u8,
    tie_city: Place,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WinterRow {
    supply: u8,
    cleopatra: Place,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeploymentRow {
    caesar: BTreeMap<Place, Vec<Block>>,
    pompey: BTreeMap<Place, Vec<Block>>,
}
