//! Positions: the whole state as a document that a person can write.
//!
//! Units that a document does not mention are not in play. What stands in each hex is worked out,
//! not written. Counters that lie face up are named in the table, the others in the secrets.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Concealed, Phases, PositionError, Referee, Seat};
use serde::{Deserialize, Serialize};

use crate::ids::{Counter, CounterSet, Force, Leader, LeaderSet, Side, Unit, UnitSet};
use crate::pack::{GRID, HEXES, Hexes, POINTS, Pack};
use crate::state::{
    Battle, BoxChoice, Boxes, Camp, CampChoice, Cell, Combats, Distance, Fate, Flight, March,
    Moves, Order, Phase, Players, Public, Round, Secret, Spot, Stage, State, Volley,
};

/// The document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What everybody sees.
    #[serde(flatten)]
    pub table: Table,
    /// What the players know.
    #[serde(default)]
    pub secrets: Secrets,
}

/// What everybody sees, as a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The options.
    #[serde(default)]
    pub options: Options,
    /// The turn.
    pub turn: u8,
    /// Where play is waiting; a list from the bottom to the top where phases are interrupted.
    pub phase: Phases<Phase, 2>,
    /// Counters on the map.
    #[serde(default)]
    pub counters: BTreeMap<Counter, CounterRow>,
    /// Leaders that something has happened to.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fates: BTreeMap<Leader, Fate>,
    /// Units on the map.
    #[serde(default)]
    pub units: BTreeMap<Unit, UnitRow>,
    /// Units in command boxes that are disorganised or routed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub boxed_orders: BTreeMap<Unit, Order>,
    /// Units in command boxes.
    #[serde(default)]
    pub boxed: UnitSet,
    /// Units not placed yet.
    #[serde(default, skip_serializing_if = "is_none")]
    pub waiting: UnitSet,
    /// Units that are eliminated.
    #[serde(default)]
    pub lost: UnitSet,
    /// The Roman camps.
    #[serde(default)]
    pub camps: ArrayVec<Camp, 11>,
    /// Breaches.
    #[serde(default)]
    pub breaches: Hexes,
    /// The commanders: Rome's, the Gauls'.
    #[serde(default = "commanders")]
    pub commanders: [Option<Leader>; 2],
    /// Who has the strategic initiative.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strategic: Option<Side>,
    /// Who has the tactical initiative.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tactical: Option<Side>,
    /// Whether it is the half of the player without the tactical initiative.
    #[serde(default)]
    pub second_half: bool,
    /// Counters with a deployment marker.
    #[serde(default)]
    pub marked: CounterSet,
    /// Counters that have made their strategic move.
    #[serde(default)]
    pub marched: CounterSet,
    /// Units that have moved in this tactical phase.
    #[serde(default)]
    pub moved: UnitSet,
    /// Leaders who have.
    #[serde(default)]
    pub ridden: LeaderSet,
    /// Units that have fought in this tactical phase.
    #[serde(default)]
    pub fought: UnitSet,
    /// Units that came out of rout this turn.
    #[serde(default)]
    pub rallied: UnitSet,
    /// Units transferred, split or joined in this phase.
    #[serde(default)]
    pub handled: UnitSet,
    /// Besieged units that have got out.
    #[serde(default)]
    pub escaped: UnitSet,
    /// Whether Vercingetorix has.
    #[serde(default)]
    pub vercingetorix_escaped: bool,
}

fn is_none(units: &UnitSet) -> bool {
    units.is_empty()
}

fn commanders() -> [Option<Leader>; 2] {
    [Some(Leader::CAESAR), Some(Leader::COMNIOS)]
}

/// The options of a set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 13.0.
    #[serde(default)]
    pub players: Players,
    /// 14.2.
    #[serde(default)]
    pub camps: CampChoice,
    /// 4.0.
    #[serde(default)]
    pub boxes: BoxChoice,
}

/// A counter on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CounterRow {
    /// Where.
    pub at: Hex,
    /// Who it is, if it lies face up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Leader>,
}

/// A unit on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitRow {
    /// Where.
    pub at: Hex,
    /// Its state.
    #[serde(default, skip_serializing_if = "is_formed")]
    pub order: Order,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_formed(order: &Order) -> bool {
    *order == Order::Formed
}

/// What the players know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    /// The Roman.
    #[serde(default)]
    pub roman: SecretRow,
    /// The player of the relief army.
    #[serde(default)]
    pub relief: SecretRow,
}

/// What one player knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecretRow {
    /// Who his anonymous counters are; those that are not placed yet, too.
    #[serde(default)]
    pub counters: BTreeMap<Counter, Leader>,
    /// Units in his boxes.
    #[serde(default)]
    pub boxes: BTreeMap<Leader, UnitSet>,
    /// Units that have changed boxes in this phase A.
    #[serde(default)]
    pub transferred: UnitSet,
}

impl From<Public> for Table {
    fn from(public: Public) -> Self {
        let with = |spot: Spot| -> UnitSet {
            Unit::all().filter(|unit| public.spots[unit.index()] == spot).collect()
        };
        let boxed = with(Spot::Boxed);
        let disordered = boxed.iter().filter(|unit| public.order(*unit) != Order::Formed);
        Self {
            options: Options {
                players: public.players,
                camps: public.camp_choice,
                boxes: public.box_choice,
            },
            turn: public.turn,
            counters: Counter::all()
                .filter_map(|counter| {
                    let at = public.counters[counter.index()]?;
                    Some((counter, CounterRow { at, face: public.faces[counter.index()] }))
                })
                .collect(),
            fates: Leader::all()
                .map(|leader| (leader, public.fates[leader.index()]))
                .filter(|(_, fate)| *fate != Fate::Hale)
                .collect(),
            units: Unit::all()
                .filter_map(|unit| {
                    let at = public.hex_of(unit)?;
                    Some((unit, UnitRow { at, order: public.order(unit) }))
                })
                .collect(),
            boxed_orders: disordered.map(|unit| (unit, public.order(unit))).collect(),
            boxed,
            waiting: with(Spot::Waiting),
            lost: with(Spot::Lost),
            phase: public.phases,
            camps: public.camps,
            breaches: public.breaches,
            commanders: public.commanders,
            strategic: public.strategic,
            tactical: public.tactical,
            second_half: public.second_half,
            marked: public.marked,
            marched: public.marched,
            moved: public.moved,
            ridden: public.ridden,
            fought: public.fought,
            rallied: public.rallied,
            handled: public.handled,
            escaped: public.escaped,
            vercingetorix_escaped: public.vercingetorix_escaped,
        }
    }
}

impl From<Table> for Public {
    /// Without the count of what stands where, which needs the data pack.
    fn from(table: Table) -> Self {
        let mut spots = [Spot::Aside; Unit::COUNT];
        let mut orders = [Order::Formed; Unit::COUNT];
        for (units, spot) in
            [(table.boxed, Spot::Boxed), (table.waiting, Spot::Waiting), (table.lost, Spot::Lost)]
        {
            for unit in units.iter() {
                spots[unit.index()] = spot;
            }
        }
        for (unit, row) in &table.units {
            spots[unit.index()] = Spot::On(row.at);
            orders[unit.index()] = row.order;
        }
        for (unit, order) in &table.boxed_orders {
            orders[unit.index()] = *order;
        }
        let mut counters = [None; Counter::COUNT];
        let mut faces = [None; Counter::COUNT];
        for (counter, row) in &table.counters {
            counters[counter.index()] = Some(row.at);
            faces[counter.index()] = row.face;
        }
        let mut ends = [Fate::Hale; Leader::COUNT];
        for (leader, fate) in &table.fates {
            ends[leader.index()] = *fate;
        }
        Self {
            players: table.options.players,
            camp_choice: table.options.camps,
            box_choice: table.options.boxes,
            turn: table.turn,
            phases: table.phase,
            counters,
            faces,
            fates: ends,
            marked: table.marked,
            spots,
            orders,
            camps: table.camps,
            breaches: table.breaches,
            commanders: table.commanders,
            strategic: table.strategic,
            tactical: table.tactical,
            second_half: table.second_half,
            moved: table.moved,
            ridden: table.ridden,
            fought: table.fought,
            rallied: table.rallied,
            handled: table.handled,
            marched: table.marched,
            escaped: table.escaped,
            vercingetorix_escaped: table.vercingetorix_escaped,
            cells: [Cell::default(); HEXES],
            zones: [Hexes::new(); 2],
            standing: Hexes::new(),
        }
    }
}

impl Serialize for Public {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Table::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Public {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Table::deserialize(deserializer).map(Self::from)
    }
}

/// Boxes as a document.
impl Boxes {
    pub(crate) fn rows(&self, force: Force) -> BTreeMap<Leader, UnitSet> {
        Leader::with_box(force)
            .map(|leader| (leader, self.in_box(leader)))
            .filter(|(_, units)| !units.is_empty())
            .collect()
    }

    pub(crate) fn from_rows(rows: &BTreeMap<Leader, UnitSet>) -> Self {
        let mut boxes = Self::EMPTY;
        for (leader, units) in rows {
            for unit in units.iter() {
                boxes.put(unit, *leader);
            }
        }
        boxes
    }
}

impl Secret {
    fn row(&self, public: &Public, force: Force) -> SecretRow {
        SecretRow {
            counters: Counter::of(force)
                .filter(|counter| public.faces[counter.index()].is_none())
                .filter_map(|counter| Some((counter, self.faces[counter.index()]?)))
                .collect(),
            boxes: self.boxes.rows(force),
            transferred: self.transferred,
        }
    }

    fn from_row(row: &SecretRow, public: &Public, force: Force) -> Self {
        let boxes = Boxes::from_rows(&row.boxes);
        let mut secret = Self { boxes, transferred: row.transferred, ..Self::EMPTY };
        for counter in Counter::of(force) {
            secret.faces[counter.index()] =
                public.faces[counter.index()].or(row.counters.get(&counter).copied());
        }
        secret
    }
}

impl State {
    pub(crate) fn make_position(&self, referee: &Referee) -> Position {
        let [roman, relief] = [Force::Roman, Force::Relief]
            .map(|force| self.secrets[force.side().index()].open(referee).row(&self.public, force));
        Position { table: self.public.clone().into(), secrets: Secrets { roman, relief } }
    }

    pub(crate) fn from_position(
        pack: &'static Pack,
        position: &Position,
    ) -> Result<Self, PositionError> {
        let mut table = position.table.clone();
        let rows =
            [(Force::Roman, &position.secrets.roman), (Force::Relief, &position.secrets.relief)];
        for (force, row) in rows {
            let exchange = matches!(table.phase.top(), Phase::Organisation { .. });
            check_secret(pack, force, row, exchange)?;
            for units in row.boxes.values() {
                for unit in units.iter() {
                    if table.units.contains_key(&unit) || table.lost.contains(unit) {
                        return error(format!("{unit} is in two places"));
                    }
                    table.boxed.insert(unit);
                }
            }
        }
        check_table(pack, &table)?;
        let mut public = Public::from(table);
        for commander in &mut public.commanders {
            *commander = commander.filter(|leader| public.fates[leader.index()].is_present());
        }
        let secrets = rows.map(|(force, row)| Secret::from_row(row, &public, force));
        check_units(&public, &secrets)?;
        check_counters(&public, &secrets)?;
        public.count_all(pack);
        if let Some(side) = public.phases.iter().find_map(half_of) {
            public.second_half = public.tactical == Some(side.enemy());
        }
        check_stacks(pack, &public)?;
        check_phases(&public)?;
        let [roman, relief] = secrets;
        Ok(Self {
            pack,
            public,
            secrets: [Concealed::new(Seat(0), roman), Concealed::new(Seat(1), relief)],
        })
    }
}

/// The side whose half of the tactical phase it is, where the phase tells.
fn half_of(phase: &Phase) -> Option<Side> {
    match phase {
        Phase::Movement(Moves { force, .. }) | Phase::Rally { force } => Some(force.side()),
        Phase::Combat(combats) => Some(combats.force.side()),
        Phase::Archery(_) => Some(Side::Gaul),
        Phase::Setup { .. }
        | Phase::Organisation { .. }
        | Phase::Succession { .. }
        | Phase::Strategic(_)
        | Phase::Deployment { .. }
        | Phase::Retreat { .. }
        | Phase::Withdrawal { .. }
        | Phase::Over { .. } => None,
    }
}

fn error<T>(what: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError(what.into()))
}

/// The boxes of an army. One may hold a unit too many in phase A, while two are exchanged.
fn check_secret(
    pack: &Pack,
    force: Force,
    row: &SecretRow,
    mut exchange: bool,
) -> Result<(), PositionError> {
    let mut seen = UnitSet::EMPTY;
    for (leader, units) in &row.boxes {
        if !leader.has_box() || leader.force() != force {
            return error(format!("{leader} has no command box of the {} army", force.name()));
        }
        let limit = usize::from(pack.leader(*leader).units);
        let too_many = units.len().saturating_sub(limit);
        if too_many > 0 && !(too_many == 1 && std::mem::take(&mut exchange)) {
            return error(format!(
                "{leader} commands {} units, not {}",
                pack.leader(*leader).units,
                units.len()
            ));
        }
        for unit in units.iter() {
            if unit.force() != force {
                return error(format!("{unit} is not of the {} army", force.name()));
            }
            if seen.contains(unit) {
                return error(format!("{unit} is in two boxes"));
            }
            seen.insert(unit);
        }
    }
    if let Some((counter, leader)) = row
        .counters
        .iter()
        .find(|(counter, leader)| counter.force() != force || leader.force() != force)
    {
        return error(format!("{counter} cannot be {leader}"));
    }
    Ok(())
}

/// The hexes that a phase names, each with its field.
fn phase_hexes(phase: &Phase) -> Vec<(&'static str, Hex)> {
    let mut hexes = Vec::new();
    let mut add = |field: &'static str, set: &Hexes| {
        hexes.extend(set.iter().map(|hex| (field, hex)));
    };
    match phase {
        Phase::Archery(Volley { camps, sides, aim }) => {
            add("phase.camps", camps);
            hexes.extend(
                sides.iter().flat_map(|(from, to)| [*from, *to]).map(|hex| ("phase.sides", hex)),
            );
            hexes.extend(aim.map(|aim| ("phase.aim.at", aim.at)));
        }
        Phase::Combat(combats) => {
            add("phase.attacked", &combats.attacked);
            add("phase.owed", &combats.owed);
            add("phase.stacks", &combats.stacks);
            if let Some(battle) = &combats.battle {
                add("phase.battle.targets", &battle.targets);
                add("phase.battle.lone", &battle.lone);
                add("phase.battle.bereft", &battle.bereft);
                hexes.extend(battle.stack.map(|hex| ("phase.battle.stack", hex)));
                let from = battle.flights.iter().map(|flight| flight.from);
                hexes.extend(from.map(|hex| ("phase.battle.flights", hex)));
            }
        }
        Phase::Retreat { flights } => {
            hexes.extend(flights.iter().map(|flight| ("phase.flights", flight.from)));
        }
        Phase::Setup { .. }
        | Phase::Organisation { .. }
        | Phase::Succession { .. }
        | Phase::Strategic(_)
        | Phase::Deployment { .. }
        | Phase::Movement(_)
        | Phase::Rally { .. }
        | Phase::Withdrawal { .. }
        | Phase::Over { .. } => {}
    }
    hexes
}

/// Hexes that exist, the right number of turns, and initiatives where play needs them.
fn check_table(pack: &Pack, table: &Table) -> Result<(), PositionError> {
    if !(1..=pack.turns()).contains(&table.turn) {
        return error("there is no such turn");
    }
    let mut hexes: Vec<_> = table.phase.iter().flat_map(phase_hexes).collect();
    hexes.extend(table.units.values().map(|row| ("units", row.at)));
    hexes.extend(table.counters.values().map(|row| ("counters", row.at)));
    hexes.extend(table.camps.iter().map(|camp| ("camps", camp.hex)));
    hexes.extend(table.breaches.iter().map(|hex| ("breaches", hex)));
    if let Some((field, hex)) = hexes.into_iter().find(|(_, hex)| !GRID.contains(*hex)) {
        return error(format!("`{field}`: there is no hex {hex}"));
    }
    for (index, camp) in table.camps.iter().enumerate() {
        if table.camps[..index].iter().any(|other| other.hex == camp.hex) {
            return error(format!("there are two camps in {}", camp.hex));
        }
    }
    let needs_strategic = matches!(table.phase.top(), Phase::Strategic(_));
    if needs_strategic && table.strategic.is_none() {
        return error("`strategic` must say who has the strategic initiative");
    }
    let needs_tactical = matches!(
        table.phase.top(),
        Phase::Deployment { .. }
            | Phase::Movement(_)
            | Phase::Archery(_)
            | Phase::Combat(_)
            | Phase::Retreat { .. }
            | Phase::Rally { .. }
    );
    if needs_tactical && table.tactical.is_none() {
        return error("`tactical` must say who has the tactical initiative");
    }
    Ok(())
}

/// Every unit once; legions never together with their halves.
fn check_units(public: &Public, secrets: &[Secret; 2]) -> Result<(), PositionError> {
    for unit in Unit::all() {
        let boxed = secrets.iter().any(|secret| secret.boxes.of(unit).is_some());
        if boxed != (public.spots[unit.index()] == Spot::Boxed) {
            return error(format!("{unit} must be in one command box if it is `boxed`"));
        }
        let Some(halves) = unit.halves() else { continue };
        let whole_in_play = public.spots[unit.index()] != Spot::Aside;
        let halves_in_play = halves.iter().any(|half| public.spots[half.index()] != Spot::Aside);
        if whole_in_play && halves_in_play {
            return error(format!("{unit} and its halves are never in play together"));
        }
    }
    Ok(())
}

/// Every counter on the map has a face, and every leader one counter.
fn check_counters(public: &Public, secrets: &[Secret; 2]) -> Result<(), PositionError> {
    let setting_up = matches!(public.phase(), Phase::Setup { .. });
    let mut seen = LeaderSet::EMPTY;
    for counter in Counter::all() {
        let on_map = public.counters[counter.index()].is_some();
        let face = match counter.force() {
            Force::Besieged => Some(Leader::VERCINGETORIX)
                .filter(|leader| public.fates[leader.index()].is_present()),
            Force::Roman | Force::Relief => secrets[counter.side().index()].faces[counter.index()],
        };
        if counter == Counter::VERCINGETORIX
            && public.faces[counter.index()] != face.filter(|_| on_map)
        {
            return error("vercingetorix always lies face up");
        }
        if on_map && face.is_none() {
            return error(format!("nobody is behind {counter}"));
        }
        let Some(leader) = face else { continue };
        if leader.force() != counter.force() {
            return error(format!("{counter} cannot be {leader}"));
        }
        if !on_map && !setting_up && counter != Counter::VERCINGETORIX {
            return error(format!("{counter} is {leader}, but is not on the map"));
        }
        if seen.contains(leader) {
            return error(format!("{leader} is behind two counters"));
        }
        if !public.fates[leader.index()].is_present() {
            return error(format!("{leader} is lost, but on the map"));
        }
        if public.fates[leader.index()] == Fate::Wounded && public.faces[counter.index()].is_none()
        {
            return error(format!("{leader} is wounded and therefore lies face up"));
        }
        seen.insert(leader);
    }
    Ok(())
}

/// No hex is shared by both sides.
fn check_stacks(pack: &Pack, public: &Public) -> Result<(), PositionError> {
    for hex in GRID.hexes() {
        let units = public.units_in(hex);
        let gauls = units.iter().filter(|unit| unit.side() == Side::Gaul).count();
        if gauls > 0 && gauls < units.len() {
            return error(format!("both sides have units in {hex}"));
        }
        if gauls > 0 && public.has_camp(hex) {
            return error(format!("Gauls are in {hex}, so the camp there is destroyed"));
        }
        let strength: u16 = units.iter().map(|unit| u16::from(pack.unit(unit).strength)).sum();
        if strength > 60 {
            return error(format!("far too many units are in {hex}"));
        }
    }
    Ok(())
}

/// Phases that can be played on from, each interrupted by one that can.
fn check_phases(public: &Public) -> Result<(), PositionError> {
    for phase in public.phases.iter() {
        check_phase(public, phase)?;
    }
    let (top, below) = (public.phases.top(), public.phases.below());
    let fits = match (top, below) {
        (
            Phase::Retreat { .. },
            Some(Phase::Movement(Moves { going: None, .. }) | Phase::Archery(_)),
        ) => true,
        (Phase::Retreat { .. }, Some(Phase::Combat(Combats { battle: Some(battle), .. }))) => {
            matches!(battle.stage, Stage::Mandatory | Stage::Leaders)
        }
        (Phase::Deployment { .. }, Some(below)) => matches!(
            below,
            Phase::Movement(Moves { going: None, .. })
                | Phase::Combat(Combats { battle: None, .. })
        ),
        (Phase::Retreat { .. }, _) | (_, Some(_)) => false,
        (_, None) => true,
    };
    if fits { Ok(()) } else { error("`phase`: these phases do not interrupt each other") }
}

/// A phase that can be played on from, when it is on top.
fn check_phase(public: &Public, phase: &Phase) -> Result<(), PositionError> {
    match phase {
        Phase::Strategic(Round { side, number, limit, march, .. }) => {
            if !(1..=3).contains(number) {
                return error("`phase.round`: must be from 1 to 3");
            }
            if !POINTS.contains(limit) {
                return error("`phase.limit`: must be from 1 to 60");
            }
            if let Some(March { counter, .. }) = march
                && (counter.side() != *side || public.counters[counter.index()].is_none())
            {
                return error(format!("{counter} cannot be on the march"));
            }
        }
        Phase::Deployment { counter, .. } => {
            if public.faces[counter.index()].is_none() {
                return error(format!("{counter} deploys, so it must lie face up"));
            }
        }
        Phase::Movement(Moves { going: Some(going), .. }) => {
            if going.piece.at(public).is_none() {
                return error("the piece that is going is not on the map");
            }
        }
        Phase::Combat(combats) => {
            if let Some(battle) = &combats.battle {
                check_battle(public, combats.force.side(), battle)?;
            }
        }
        Phase::Retreat { flights } => {
            if flights.is_empty() {
                return error("`phase.flights`: somebody retreats");
            }
            check_flights(public, flights)?;
        }
        Phase::Archery(Volley { aim: Some(aim), .. }) if !POINTS.contains(&aim.value) => {
            return error("`phase.aim.value`: must be from 1 to 60");
        }
        Phase::Setup { .. }
        | Phase::Organisation { .. }
        | Phase::Succession { .. }
        | Phase::Movement(Moves { going: None, .. })
        | Phase::Archery(_)
        | Phase::Rally { .. }
        | Phase::Withdrawal { .. }
        | Phase::Over { .. } => {}
    }
    Ok(())
}

/// Those who must retreat are on the map and have a way before them.
fn check_flights(public: &Public, flights: &[Flight]) -> Result<(), PositionError> {
    for (index, flight) in flights.iter().enumerate() {
        if flights[..index].iter().any(|other| other.unit == flight.unit) {
            return error(format!("{} retreats only once", flight.unit));
        }
        if public.hex_of(flight.unit).is_none() {
            return error(format!("{} must retreat, but is not on the map", flight.unit));
        }
        let (Distance::Hexes(left) | Distance::Upto(left) | Distance::Points(left)) = flight.left;
        if !POINTS.contains(&left) {
            return error("`phase.flights.left`: must be from 1 to 60");
        }
    }
    Ok(())
}

/// A combat between the two sides, at a stage that it can have come to.
fn check_battle(public: &Public, side: Side, battle: &Battle) -> Result<(), PositionError> {
    if battle.targets.is_empty() {
        return error("a combat needs a hex under attack");
    }
    for (units, of) in
        [(battle.attackers, side), (battle.struck, side), (battle.defenders, side.enemy())]
    {
        if let Some(unit) = units.iter().find(|unit| unit.side() != of) {
            return error(format!("{unit} is on the wrong side of the combat"));
        }
    }
    check_flights(public, &battle.flights)?;
    if !battle.flights.is_empty() && battle.stage != Stage::Attacker {
        return error("`phase.battle.flights`: only while the second result is settled");
    }
    let on_map = |unit: &Unit| public.hex_of(*unit).is_some();
    match battle.stage {
        Stage::Declare => {
            if let Some(unit) = battle.attackers.iter().find(|unit| !on_map(unit)) {
                return error(format!("{unit} attacks, but is not on the map"));
            }
        }
        Stage::Riposte => {
            if !battle.attackers.iter().any(|unit| on_map(&unit)) {
                return error("a riposte needs attackers on the map");
            }
        }
        Stage::Defender | Stage::Attacker => {
            if battle.attack.is_none() || battle.riposte.is_none() {
                return error("a combat that is being settled has two results");
            }
        }
        Stage::Mandatory | Stage::Leaders | Stage::Advance => {}
    }
    Ok(())
}
