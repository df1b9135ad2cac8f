//! Typed access to the data files: map, cards, units, scenario, figures.

use std::collections::BTreeMap;

use geometry::network::Network;
use kernel::{DataError, Faults, PackFiles};
use serde::Deserialize;

use crate::ids::{
    Card, CardType, Cards, Each, PerCard, PerPlace, PerUnit, Place, PlaceSet, Sea, Side, Unit,
};
use crate::state::Stacks;

/// What a place is (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// A square.
    City,
    /// A hexagon: a colony of legionaries.
    Colony,
    /// A circle: an allied client.
    Client,
    /// A green square.
    Barbarian,
}

/// What joins two places (2.1). The rules make no difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// By land.
    Land,
    /// By sea.
    Sea,
}

/// Whose points a card counts (5.0-political).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// Optimates.
    Optimates,
    /// Populares.
    Populares,
    /// Whichever the owner likes.
    Either,
}

/// What a player needs to try for a forum card (5.0-forum).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Nothing.
    None,
    /// Rome is friendly.
    Rome,
    /// Friendly clients.
    Clients,
    /// Friendly colonies.
    Colonies,
    /// Friendly cities.
    Cities,
    /// Friendly Italian cities.
    Italy,
    /// A leader of any rank in friendly Rome.
    LeaderInRome,
    /// The supreme leader in friendly Rome.
    CommanderInRome,
    /// The supreme leader on the map.
    Commander,
    /// A great battle won since the last forum phase.
    Triumph,
}

/// A card's printed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardData {
    /// What its owner calls it, if he says so.
    pub called: Option<String>,
    /// How many there are.
    pub copies: u8,
    /// Swords of a leader.
    pub swords: u8,
    /// Whose points it counts, and how many.
    pub points: Option<(Symbol, u8)>,
    /// Whether it is auctioned.
    pub auction: bool,
    /// What it needs.
    pub condition: Condition,
    /// How many of that.
    pub at_least: u8,
}

/// A supreme leader's printed values, on his own face and on his successor's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CommanderData {
    swords: u8,
    hand: u8,
    successor_swords: u8,
    successor_hand: u8,
    #[serde(rename = "source", deserialize_with = "skip")]
    _source: (),
}

/// A side's set-up (3.0).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Gold.
    pub gold: u16,
    /// Cards in hand.
    pub hand: u8,
    /// Units.
    pub units: Stacks,
}

/// All data of the game.
#[derive(Debug)]
pub struct Pack {
    /// Places and routes, those into barbarian areas too.
    pub map: Network<Way>,
    /// Gold of cities, strength of barbarian areas.
    pub values: PerPlace<u8>,
    /// What each place is called.
    names: PerPlace<String>,
    /// The colonies.
    pub colonies: PlaceSet,
    /// The clients.
    pub clients: PlaceSet,
    /// The cities of Italy.
    pub italy: PlaceSet,
    /// The ports of each sea.
    pub ports: [PlaceSet; 3],
    /// Places next to each place, barbarian areas left out (bronze).
    near: PerPlace<PlaceSet>,
    /// Places next to each place, all of them (silver).
    near_all: PerPlace<PlaceSet>,
    /// Places within a march of each place.
    range: PerPlace<PlaceSet>,
    /// The cards.
    pub cards: PerCard<CardData>,
    /// Messages that name the cards, made from their names.
    card_words: PerCard<String>,
    /// Messages that name the units.
    unit_words: PerUnit<String>,
    /// Printed swords of every unit but the commanders.
    swords: PerUnit<u8>,
    /// What a legion costs.
    pub legion_price: u16,
    /// What an ally costs.
    pub ally_price: u16,
    counters: Each<[u8; 2]>,
    commanders: Each<CommanderData>,
    /// Where everybody starts.
    pub setup: Each<SetUp>,
    /// Numbers of rules and cards.
    pub figures: Figures,
}

impl Pack {
    /// Printed swords of a unit; a commander's depend on his side.
    pub fn swords(&self, unit: Unit) -> u8 {
        self.swords[unit]
    }

    /// Swords of a side's supreme leader or of his successor (11.0).
    pub fn commander_swords(&self, side: Side, heir: bool) -> u8 {
        let data = &self.commanders[side];
        if heir { data.successor_swords } else { data.swords }
    }

    /// The hand limit of a supreme leader or of his successor (6.0-hand).
    pub fn commander_hand(&self, side: Side, heir: bool) -> u8 {
        let data = &self.commanders[side];
        if heir { data.successor_hand } else { data.hand }
    }

    /// The year before Christ of a turn: two turns a year (4.0).
    pub fn year(&self, turn: u8) -> u8 {
        self.figures.first_year.saturating_sub((turn - 1) / 2)
    }

    /// How many cards of a kind there are.
    pub fn copies(&self, card: Card) -> u8 {
        self.cards[card].copies
    }

    /// A card's printed values.
    pub fn card(&self, card: Card) -> &CardData {
        &self.cards[card]
    }

    /// Counters of a side: legions or allies (7.1).
    pub fn counters(&self, side: Side, unit: Unit) -> u8 {
        self.counters[side][usize::from(unit.is_ally())]
    }

    /// The gold of a city or the strength of a barbarian area (2.1).
    pub fn value(&self, place: Place) -> u8 {
        self.values[place]
    }

    /// What a place is called.
    pub fn place_name(&self, place: Place) -> &str {
        &self.names[place]
    }

    /// The message that names a card; its id with `-text` says what the card does.
    pub fn card_word(&self, card: Card) -> &str {
        &self.card_words[card]
    }

    /// The message that names a unit.
    pub fn unit_word(&self, unit: Unit) -> &str {
        &self.unit_words[unit]
    }

    /// Places one route away; barbarian areas only in the silver game (12.0).
    pub fn near(&self, place: Place, silver: bool) -> PlaceSet {
        if silver { self.near_all[place] } else { self.near[place] }
    }

    /// Cities within a march of a place, wherever enemies stand; the place itself is one.
    pub fn range(&self, place: Place) -> PlaceSet {
        self.range[place]
    }

    /// The ports of a sea.
    pub fn ports(&self, sea: Sea) -> PlaceSet {
        self.ports[sea as usize]
    }

    /// Reads the files.
    pub fn load(files: &PackFiles) -> Result<Self, Vec<DataError>> {
        let mut faults = Faults::new(files);
        let map = faults.read::<MapFile>("map.toml");
        let cards = faults.read::<CardsFile>("cards.toml");
        let units = faults.read::<UnitsFile>("units.toml");
        let scenario = faults.read::<ScenarioFile>("scenario.toml");
        let figures = faults.read::<FiguresFile>("figures.toml");
        let (Some(map), Some(cards), Some(units), Some(scenario), Some(figures)) =
            (map, cards, units, scenario, figures)
        else {
            return Err(faults.found());
        };
        check_places(&map, &mut faults);
        check_cards(&cards, &mut faults);
        check_figures(&figures, &mut faults);
        let network = network(&map, &mut faults);
        let counters = units.counters.each().map(|_, row| [row.legions, row.allies]);
        let rows = Each([&scenario.caesar, &scenario.pompey]);
        let setup = rows.map(|side, row| set_up(side, row, counters[side], &mut faults));
        let kept: u8 =
            cards.card.iter().filter(|row| row.kind.is_kept()).map(|row| row.copies).sum();
        if setup.values().fold(0u8, |all, side| all.saturating_add(side.hand)) > kept {
            faults.add("scenario.toml", "caesar.hand", "there are not enough cards for both hands");
        }
        let Some(network) = network.filter(|_| faults.is_empty()) else {
            return Err(faults.found());
        };
        let of_kind = |kind: Kind| {
            map.place.iter().filter(|row| row.kind == kind).map(|row| row.name).collect()
        };
        let near_all = PerPlace::from_fn(|place| {
            network.exits(place.0).iter().map(|exit| Place(exit.to)).collect()
        });
        let near = near_all.map(|place, near: PlaceSet| {
            if place.is_barbarian() { PlaceSet::EMPTY } else { near.and(PlaceSet::CITIES) }
        });
        let swords = PerUnit::from_fn(|unit| match unit {
            Unit::LEGION => units.legion.swords,
            Unit::VETERAN_LEGION => units.legion.veteran,
            Unit::ALLY => units.ally.swords,
            Unit::VETERAN_ALLY => units.ally.veteran,
            Unit::WARBAND => units.warband.swords,
            chief => chief.card().map_or(0, |card| cards.card[card.index()].swords),
        });
        Ok(Self {
            values: PerPlace::from_fn(|place| map.place[place.index()].value),
            names: PerPlace::from_fn(|place| map.place[place.index()].called()),
            colonies: of_kind(Kind::Colony),
            clients: of_kind(Kind::Client),
            italy: map.place.iter().filter(|row| row.italian).map(|row| row.name).collect(),
            ports: Sea::ALL.map(|sea| {
                map.place.iter().filter(|row| row.seas.contains(&sea)).map(|row| row.name).collect()
            }),
            map: network,
            near,
            near_all,
            range: PerPlace::from_fn(|place| within(&near_all, place, figures.march.routes)),
            cards: PerCard::from_fn(|card| cards.card[card.index()].data()),
            card_words: PerCard::from_fn(|card| format!("card-{}", slug(card.name()))),
            unit_words: PerUnit::from_fn(|unit| format!("unit-{unit}")),
            swords,
            legion_price: units.legion.price,
            ally_price: units.ally.price,
            counters,
            commanders: units.commanders.each(),
            setup,
            figures: figures.figures(),
        })
    }

    /// All cards of the game.
    pub fn all_cards(&self) -> Cards {
        let mut cards = Cards::default();
        for card in Card::all() {
            cards.0[card.index()] = self.copies(card);
        }
        cards
    }
}

/// Places that so many routes lead to.
fn within(near: &PerPlace<PlaceSet>, place: Place, routes: u8) -> PlaceSet {
    let mut reached = PlaceSet::one(place);
    for _ in 0..routes {
        reached = reached.iter().fold(reached, |all, at| all.or(near[at]));
    }
    reached
}

/// A name as ids write it: small letters and dashes.
pub(crate) fn slug(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

/// Every place once, in the order of their names.
fn check_places(map: &MapFile, faults: &mut Faults<'_>) {
    const FILE: &str = "map.toml";
    let listed = map.place.iter().map(|row| row.name);
    faults.names(FILE, ["place", "name"], listed, Place::all());
    for (number, row) in map.place.iter().enumerate() {
        if (row.kind == Kind::Barbarian) != row.name.is_barbarian() {
            let what = format_args!("{} is a city or it is barbarian", row.name);
            faults.add(FILE, &format!("place.{number}.kind"), what);
        }
        faults.range(FILE, &format!("place.{number}.value"), row.value, &(0..=20));
    }
}

/// Every card once, in the order of their names.
fn check_cards(file: &CardsFile, faults: &mut Faults<'_>) {
    const FILE: &str = "cards.toml";
    faults.names(FILE, ["card", "name"], file.card.iter().map(|row| row.name), Card::all());
    for (number, row) in file.card.iter().enumerate() {
        let path = |field: &str| format!("card.{number}.{field}");
        if row.kind != row.name.kind() {
            let what = format_args!("{} is a {} card", row.name, row.name.kind().name());
            faults.add(FILE, &path("kind"), what);
        }
        if row.faction.is_some() != row.points.is_some() {
            let what = format_args!("{} has a faction and points, or neither", row.name);
            faults.add(FILE, &path("points"), what);
        }
        if row.condition.is_some() != (row.kind == CardType::Forum) {
            faults.add(FILE, &path("condition"), "forum cards have one, others have none");
        }
    }
    let total: usize = file.card.iter().map(|row| usize::from(row.copies)).sum();
    if total > 40 {
        faults.add(FILE, "card", format_args!("there are {total} cards, not 40 at most"));
    }
}

fn check_figures(file: &FiguresFile, faults: &mut Faults<'_>) {
    faults.range("figures.toml", "march.routes", file.march.routes, &(1..=6));
    if file.calendar.turns == 0 {
        faults.add("figures.toml", "calendar.turns", "at least one");
    }
}

fn network(map: &MapFile, faults: &mut Faults<'_>) -> Option<Network<Way>> {
    let routes = map.route.iter().map(|row| (row.between.map(|place| place.0), row.kind));
    Network::read(Place::COUNT, routes)
        .map_err(|fault| {
            faults.add("map.toml", &format!("route.{}.between", fault.edge()), fault);
        })
        .ok()
}

fn set_up(side: Side, row: &SideRow, counters: [u8; 2], faults: &mut Faults<'_>) -> SetUp {
    let mut out = [0u8; 2];
    let mut commanders = 0;
    let path = format!("{}.units", side.name());
    for place in Place::all() {
        let army = row.units.at(place);
        for unit in army.units() {
            let known = unit == Unit::COMMANDER || unit.is_legion() || unit.is_ally();
            if !known || place.is_barbarian() {
                let what = format_args!("{unit} cannot start in {place}");
                faults.add("scenario.toml", &format!("{path}.{place}"), what);
            }
            commanders += u8::from(unit == Unit::COMMANDER);
            out[0] += u8::from(unit.is_legion());
            out[1] += u8::from(unit.is_ally());
        }
    }
    if commanders > 1 || out[0] > counters[0] || out[1] > counters[1] {
        faults.add("scenario.toml", &path, "more units than counters");
    }
    SetUp { gold: row.gold, hand: row.hand, units: row.units }
}

/// Reads a table's source and forgets it: the files say it, the rules do not need it.
fn skip<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    String::deserialize(deserializer).map(drop)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    place: Vec<PlaceRow>,
    route: Vec<RouteRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceRow {
    name: Place,
    called: Option<String>,
    kind: Kind,
    value: u8,
    seas: Vec<Sea>,
    /// Where it is drawn: for the map alone.
    #[serde(rename = "x")]
    _x: u16,
    #[serde(rename = "y")]
    _y: u16,
    #[serde(default)]
    italian: bool,
    #[serde(rename = "source", deserialize_with = "skip")]
    _source: (),
}

impl PlaceRow {
    fn called(&self) -> String {
        self.called.clone().unwrap_or_else(|| self.name.to_string())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RouteRow {
    between: [Place; 2],
    kind: Way,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    name: Card,
    called: Option<String>,
    kind: CardType,
    copies: u8,
    #[serde(default)]
    swords: u8,
    faction: Option<Symbol>,
    points: Option<u8>,
    #[serde(default)]
    auction: bool,
    condition: Option<Condition>,
    #[serde(default)]
    at_least: u8,
    #[serde(rename = "source", deserialize_with = "skip")]
    _source: (),
}

impl CardRow {
    fn data(&self) -> CardData {
        CardData {
            called: self.called.clone(),
            copies: self.copies,
            swords: self.swords,
            points: self.faction.zip(self.points),
            auction: self.auction,
            condition: self.condition.unwrap_or(Condition::None),
            at_least: self.at_least,
        }
    }
}

/// What a file says of the sides: of both.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sides<T> {
    caesar: T,
    pompey: T,
}

impl<T> Sides<T> {
    fn each(self) -> Each<T> {
        Each([self.caesar, self.pompey])
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitsFile {
    legion: RankRow,
    ally: RankRow,
    warband: WarbandRow,
    counters: Sides<CountersRow>,
    commanders: Sides<CommanderData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RankRow {
    swords: u8,
    veteran: u8,
    price: u16,
    #[serde(rename = "source", deserialize_with = "skip")]
    _source: (),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WarbandRow {
    swords: u8,
    #[serde(rename = "source", deserialize_with = "skip")]
    _source: (),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountersRow {
    legions: u8,
    allies: u8,
    #[serde(rename = "source", deserialize_with = "skip")]
    _source: (),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioFile {
    #[serde(rename = "source")]
    _source: BTreeMap<String, String>,
    caesar: SideRow,
    pompey: SideRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideRow {
    gold: u16,
    hand: u8,
    units: Stacks,
}

/// Declares the tables of figures.toml, each with its source beside its numbers, and what the
/// rules call these.
macro_rules! figures {
    ($($table:ident { $($key:ident : $type:ty => $field:ident),+ $(,)? })+) => {
        /// Numbers of the rules and of the cards.
        #[allow(missing_docs, reason = "figures.toml says what they are")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Figures { $($(pub $field: $type,)+)+ }

        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct FiguresFile { $($table: $table::Row,)+ }

        $(mod $table {
            #[derive(serde::Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct Row {
                $(pub(super) $key: $type,)+
                #[serde(rename = "source", deserialize_with = "super::skip")]
                _source: (),
            }
        })+

        impl FiguresFile {
            fn figures(&self) -> Figures {
                Figures { $($($field: self.$table.$key,)+)+ }
            }
        }
    };
}

figures! {
    calendar { turns: u8 => turns, first_year: u8 => first_year }
    march { routes: u8 => routes }
    victory { political: u8 => political, military: u16 => military }
    placement { legions: u8 => legions_a_city, allies: u8 => allies_a_city }
    hand { without_commander: u8 => without_commander }
    pursuit { hits_on: u8 => pursuit_on }
    promotion { rounds: u8 => promotion_rounds, units: u8 => promotions }
    antonius { legions: u8 => antonius_legions }
    labienus { allies: u8 => labienus_allies }
    brutus { points: u8 => brutus_points }
    scipio { ally_price: u16 => scipio_price }
    curio { legion_price: u16 => curio_price }
    dolabella { gold: u16 => dolabella_gold }
    cleopatra { gold: u16 => cleopatra_gold }
    senate { hand: u8 => senate_hand }
    ultimum { legion_price: u16 => ultimum_price }
    allied_settlement { ally_price: u16 => allied_price }
    publicani { gold: u16 => publicani_gold }
    reform { gold: u16 => reform_gold, most: u16 => reform_most }
    veterans_settlement { legion_price: u16 => veterans_price }
    dictator { hand: u8 => dictator_hand }
    pontifex { price: u16 => pontifex_price }
    triumph { losses: u8 => triumph_losses, promotions: u8 => triumph_promotions }
    double_line { leaders: u8 => double_line_leaders, legions: u8 => double_line_legions }
    triple_line { leaders: u8 => triple_line_leaders, legions: u8 => triple_line_legions }
    fourth_line { swords: u8 => fourth_line }
    testudo { hits: u8 => testudo }
    cavalry_charge { swords: u8 => cavalry_charge }
    ides { killed_on: u8 => ides_on, dictator_killed_on: u8 => ides_on_dictator }
    optimates_rally { gold: u16 => optimates_gold }
    populares_rally { gold: u16 => populares_gold }
    legions_grumble { legion_price: u16 => grumble_price, fine: u16 => grumble_fine }
    silver { second_draw: u8 => second_draw, card_price: u16 => card_price, lost_in_the_wild_on: u8 => wild_on }
}
