//! Reads and checks the data files.

use std::collections::BTreeMap;

use geometry::hex::{Direction, Facing, Sheet};
use kernel::{DataError, Faults, PackFiles};

use super::charts::{Charts, MOST_MOVEMENT};
use super::map::{Hexes, ground};
use super::rows::{
    ArrivalRow, DieRow, LeaderFile, LeaderRows, Retreat, Scenario, ScenarioFile, TurnWord, TypeRow,
    UnitFile, UnitRows,
};
use super::{
    Army, Arrival, Battle, EagleData, Kind, LeaderData, Level, Pack, Refuge, Relief, Roads, Role,
    Roll, UnitData,
};
use crate::ids::{Field, Group, GroupMap, Leader, LeaderMap, Side, TribeMap, Unit};

const UNITS: &str = "units.toml";
const LEADERS: &str = "leaders.toml";
const CHARTS: &str = "charts.toml";
const SCENARIOS: &str = "scenarios.toml";

/// A vertex by its letters (7.11).
fn vertex(text: &str) -> Option<Facing> {
    Some(match text {
        "E" => Facing::corner_after(Direction::Ne),
        "SE" => Facing::corner_after(Direction::Se),
        "SW" => Facing::corner_after(Direction::S),
        "W" => Facing::corner_after(Direction::Sw),
        "NW" => Facing::corner_after(Direction::Nw),
        "NE" => Facing::corner_after(Direction::N),
        _ => return None,
    })
}

fn group_named(text: &str) -> Option<Group> {
    Group::all().find(|group| group.name().eq_ignore_ascii_case(text))
}

fn unit_named(text: &str) -> Option<Unit> {
    Unit::all().find(|unit| unit.name() == text)
}

impl Pack {
    /// Reads the data files.
    pub fn load(files: &PackFiles) -> Result<Self, Vec<DataError>> {
        let mut faults = Faults::new(files);
        let units: Option<UnitFile> = faults.read(UNITS);
        let leaders: Option<LeaderFile> = faults.read(LEADERS);
        let charts: Option<Charts> = faults.read(CHARTS);
        let scenarios: Option<ScenarioFile> = faults.read(SCENARIOS);
        if let Some(charts) = &charts {
            for (path, what) in charts.faults() {
                faults.add(CHARTS, path, what);
            }
        }
        let (Some(units), Some(leaders), Some(charts), Some(scenarios)) =
            (units, leaders, charts, scenarios)
        else {
            return Err(faults.found());
        };
        let types = &units.types;
        let rows = [
            (&units.bibracte, &leaders.bibracte, &scenarios.bibracte),
            (&units.rhine, &leaders.rhine, &scenarios.rhine),
            (&units.sabis, &leaders.sabis, &scenarios.sabis),
            (&units.lutetia, &leaders.lutetia, &scenarios.lutetia),
            (&units.britannia, &leaders.britannia, &scenarios.britannia),
        ];
        let mut battles = Vec::new();
        for (field, (units, leaders, scenario)) in Field::all().zip(rows) {
            let leaderless = scenarios.common.ferocity_leaderless;
            let mut reader = Reader { faults: &mut faults, files, field, leaderless };
            battles.extend(reader.battle(types, units, leaders, scenario));
        }
        faults.range(LEADERS, "movement.points", leaders.movement.points, &(1..=20));
        faults.range(LEADERS, "movement.flight", leaders.movement.flight, &(1..=3));
        let pack = Self {
            charts,
            battles,
            ride: leaders.movement.points,
            flight: leaders.movement.flight,
        };
        if faults.is_empty() { Ok(pack) } else { Err(faults.found()) }
    }
}

struct Reader<'a, 'b> {
    faults: &'a mut Faults<'b>,
    files: &'b PackFiles,
    field: Field,
    leaderless: u8,
}

impl Reader<'_, '_> {
    fn battle(
        &mut self,
        types: &BTreeMap<String, TypeRow>,
        units: &UnitRows,
        leaders: &LeaderRows,
        scenario: &Scenario,
    ) -> Option<Battle> {
        let sheet = self.sheet(&scenario.map)?;
        let ground = match ground(&scenario.map, &sheet) {
            Ok(ground) => ground,
            Err(fault) => {
                self.faults.add(&scenario.map, "layers", fault.what);
                return None;
            }
        };
        let zone =
            |name: &str| sheet.hexes.get(name).map_or(Hexes::new(), geometry::hex::HexList::set);
        let (unit_data, order, eagles) = self.units(types, units, &sheet);
        let (leader_data, captains) = self.leaders(leaders, scenario, &sheet);
        let mut camp = Hexes::new();
        for name in ["roman-camp", "large-camp", "small-camp"] {
            camp = camp.or(&zone(name));
        }
        let level = |series: u16, even: u16| Level { series, even };
        let mut armies = Vec::new();
        let mut singly = Vec::new();
        for row in &scenario.tribes {
            if let (Some(series), Some(even)) = (row.series, row.even) {
                singly.push(Army {
                    id: row.id.name().to_owned(),
                    tribes: crate::ids::TribeSet::one(row.id),
                    level: level(series, even),
                });
            }
        }
        if let Some(army) = &scenario.army {
            armies.push(Army {
                id: army.id.clone(),
                tribes: scenario.tribes.iter().map(|row| row.id).collect(),
                level: level(army.series, army.even),
            });
            if army.while_lives.is_none() {
                singly.clear();
            }
        } else {
            armies = std::mem::take(&mut singly);
        }
        if armies.is_empty() {
            self.fault(SCENARIOS, "tribes", "there is no rout level");
            return None;
        }
        let roman_refuge = self.refuge(&scenario.rome.retreat, &sheet);
        let tribal_refuge = match scenario.tribes.first() {
            Some(row) => self.refuge(&row.retreat, &sheet),
            None => Refuge { zone: Hexes::new(), edge: None, deadly: false },
        };
        let arrivals = scenario.arrivals.iter().map(|row| self.arrival(row, &sheet)).collect();
        let mut ferocity = TribeMap::default();
        for tribe in &scenario.fierce {
            let of = |role: Role| {
                captains.iter().copied().find(|leader| {
                    let data: &LeaderData =
                        leader_data[*leader].as_ref().expect("a leader of this battle");
                    data.role == role && data.tribe == Some(*tribe)
                })
            };
            let over_all = captains
                .iter()
                .copied()
                .find(|leader| leader_data[*leader].as_ref().is_some_and(|data| data.commands_all));
            ferocity[*tribe] = scenario
                .one_ferocity
                .or(over_all)
                .or_else(|| of(Role::TribalCommander))
                .or_else(|| of(Role::Chief));
        }
        self.range("turns", scenario.turns, 1..=40);
        if let Some(pairs) = &scenario.pairs {
            self.range("pairs.movement", pairs.movement, 1..=MOST_MOVEMENT);
        }
        let legions =
            |names: &[String]| names.iter().filter_map(|name| group_named(name)).collect();
        let has_walls = sheet.sides.keys().any(|name| name.starts_with("wall"));
        let unformed = scenario.unformed.as_ref();
        let surprise = scenario.surprise.as_ref();
        let camp_row = scenario.camp.as_ref();
        let relief = scenario.options.crassus.as_ref().map(|row| {
            let numbers = row.from..=row.to;
            let third = |unit: &Unit| {
                let data: Option<&UnitData> = unit_data[unit.index()].as_ref();
                let cohort = data.is_some_and(|data| data.kind == Kind::Cohort);
                let number = unit.name().rsplit('-').next().and_then(|text| text.parse().ok());
                cohort && number.is_some_and(|number: u8| numbers.contains(&number))
            };
            Relief {
                leader: row.leader,
                lost: row.lost,
                cohorts: row.cohorts,
                range: row.range,
                units: order.iter().copied().filter(third).collect(),
            }
        });
        let shoots = |unit: &Unit| {
            let data: Option<&UnitData> = unit_data[unit.index()].as_ref();
            data.is_some_and(|data| {
                use Kind::{Artillery, Galley, Skirmisher, Transport};
                matches!(data.kind, Artillery | Galley | Transport | Skirmisher)
            })
        };
        Some(Battle {
            field: self.field,
            grid: sheet.grid,
            ground,
            roads: Roads::default(),
            guns: order.iter().copied().filter(shoots).collect(),
            units: order,
            unit_data,
            leaders: captains,
            leader_data,
            eagles,
            camp,
            laager: zone("laager"),
            second_hill: zone("second-hill"),
            turns: scenario.turns,
            elite: scenario.elite,
            rome: level(scenario.rome.series, scenario.rome.even),
            armies,
            singly,
            roman_refuge,
            tribal_refuge,
            arrivals,
            impetuous: scenario.impetuous.iter().copied().collect(),
            ferocity,
            one_ferocity: scenario.one_ferocity.is_some(),
            leaderless: self.leaderless,
            has_walls,
            pair_movement: scenario.pairs.as_ref().map_or(0, |row| row.movement),
            second_legion: scenario.second_legion.as_ref().and_then(|row| group_named(&row.legion)),
            own_judgement: surprise.map_or(1, |row| row.own_judgement),
            one_line: scenario.one_line.as_ref().map(|row| (row.leader, row.range)),
            free_trumps: scenario.free_trumps.as_ref().map_or(0, |row| row.tries),
            reform_leader: unformed.map_or(0, |row| row.leader_near),
            reform_eagle: unformed.map_or(0, |row| row.aquila_near),
            reform_shock: unformed.map_or(0, |row| row.after_shock),
            camped: camp_row.map_or_else(Default::default, |row| legions(&row.legions)),
            camp_points: camp_row.map_or(0, |row| row.points),
            camp_units: camp_row.map_or(0, |row| row.units),
            rush: surprise.map_or((0, 0), |row| (row.rush_hits, row.rush_hexes)),
            fall_back: scenario.withdrawal.as_ref().map(|row| (row.tribe, row.hexes)),
            axes: scenario
                .options
                .axes
                .as_ref()
                .map_or_else(Default::default, |row| row.tribes.iter().copied().collect()),
            no_time: scenario.options.no_time.as_ref().map_or(0, |row| row.hexes),
            veterans: scenario
                .options
                .veterans
                .as_ref()
                .and_then(|row| Some((group_named(&row.legion)?, types.get(&row.kind)?.quality))),
            relief,
            armed_transports: scenario.options.transport_catapults.is_some(),
            marine_shots: scenario.ships.as_ref().map_or(0, |row| row.skirmishers_shoot),
            treviri: scenario.options.treviri.as_ref().map(|row| (row.routed, row.lancers)),
            beach_head: scenario.beach_head.as_ref().map(|row| (row.hexes, row.turns)),
            eagle_hits: scenario.eagle.as_ref().map_or(0, |row| row.fewer_hits),
        })
    }

    fn fault(&mut self, file: &str, path: &str, what: &str) {
        let field = self.field.name();
        self.faults.add(file, &format!("{field}.{path}"), what);
    }

    fn range(&mut self, path: &str, value: u8, allowed: std::ops::RangeInclusive<u8>) {
        let field = self.field.name();
        self.faults.range(SCENARIOS, &format!("{field}.{path}"), value, &allowed);
    }

    fn sheet(&mut self, file: &str) -> Option<Sheet> {
        let Some(text) = self.files.0.get(file) else {
            self.fault(SCENARIOS, "map", "there is no such file");
            return None;
        };
        match Sheet::read(file, text) {
            Ok(sheet) => Some(sheet),
            Err(found) => {
                self.faults.extend(found.into_iter().map(|fault| DataError {
                    file: fault.file,
                    line: fault.line,
                    what: fault.what,
                }));
                None
            }
        }
    }

    #[allow(clippy::type_complexity, reason = "three tables of one file")]
    fn units(
        &mut self,
        types: &BTreeMap<String, TypeRow>,
        rows: &UnitRows,
        sheet: &Sheet,
    ) -> (Vec<Option<UnitData>>, Vec<Unit>, GroupMap<Option<EagleData>>) {
        let mut data: Vec<Option<UnitData>> = Unit::all().map(|_| None).collect();
        let mut order = Vec::new();
        let mut eagles = GroupMap::default();
        for (index, row) in rows.units.iter().enumerate() {
            let path = |field: &str| format!("units.{index}.{field}");
            let Some(printed) = types.get(&row.kind) else {
                self.fault(UNITS, &path("type"), "there is no such type");
                continue;
            };
            if row.start.is_some_and(|hex| !sheet.grid.contains(hex)) {
                self.fault(UNITS, &path("start"), "the hex is not on the map");
                continue;
            }
            let legion = row.legion.as_deref().and_then(group_named);
            let aboard = row.aboard.as_deref().and_then(unit_named);
            if row.start.is_none() && aboard.is_none() {
                self.fault(UNITS, &path("start"), "it starts nowhere");
            }
            if printed.kind == Kind::Aquila {
                let Some(legion) = legion else {
                    self.fault(UNITS, &path("legion"), "an eagle belongs to a legion");
                    continue;
                };
                eagles[legion] = Some(EagleData {
                    start: row.start,
                    aboard,
                    arrives: row.arrives.clone(),
                    movement: printed.movement,
                });
                continue;
            }
            let Some(unit) = unit_named(&row.id) else {
                self.fault(UNITS, &path("id"), "there is no such counter");
                continue;
            };
            if data[unit.index()].is_some() {
                self.fault(UNITS, &path("id"), "it is there twice");
                continue;
            }
            let side = if row.tribe.is_some() { Side::Tribes } else { Side::Rome };
            let combat = !matches!(printed.kind, Kind::Chariot | Kind::Transport | Kind::Galley);
            if combat && !(1..=9).contains(&printed.quality) {
                self.fault(UNITS, &path("type"), "a unit has a quality from 1 to 9");
            }
            if !(1..=MOST_MOVEMENT).contains(&printed.movement) || printed.size > 20 {
                self.fault(UNITS, &path("type"), "movement is from 1 to 10, size up to 20");
            }
            if printed.kind == Kind::Cohort && legion.is_none() {
                self.fault(UNITS, &path("legion"), "a cohort belongs to a legion");
            }
            order.push(unit);
            data[unit.index()] = Some(UnitData {
                name: row.name.clone(),
                kind: printed.kind,
                side,
                group: legion.or(row.group),
                tribe: row.tribe,
                quality: printed.quality,
                size: printed.size,
                movement: printed.movement,
                missile: printed.missile,
                start: row.start,
                aboard,
                facing: row
                    .facing
                    .as_deref()
                    .and_then(vertex)
                    .unwrap_or(Facing::corner_after(Direction::Ne)),
                under: row.stack.as_deref() == Some("bottom"),
                arrives: row.arrives.clone(),
                option: row.option.clone(),
                unformed: row.unformed,
            });
        }
        (data, order, eagles)
    }

    fn leaders(
        &mut self,
        rows: &LeaderRows,
        scenario: &Scenario,
        sheet: &Sheet,
    ) -> (LeaderMap<Option<LeaderData>>, Vec<Leader>) {
        let mut data = LeaderMap::default();
        let mut order = Vec::new();
        for (index, row) in rows.leaders.iter().enumerate() {
            let path = |field: &str| format!("leaders.{index}.{field}");
            if row.start.is_some_and(|hex| !sheet.grid.contains(hex)) {
                self.fault(LEADERS, &path("start"), "the hex is not on the map");
            }
            if !(1..=7).contains(&row.initiative) || row.charisma > 9 || row.range > 30 {
                self.fault(LEADERS, &path("initiative"), "initiative is from 1 to 7");
            }
            order.push(row.id);
            let roman = matches!(row.role, Role::Proconsul | Role::Legate);
            data[row.id] = Some(LeaderData {
                name: row.name.clone(),
                role: row.role,
                side: if roman { Side::Rome } else { Side::Tribes },
                group: row.legion.as_deref().and_then(group_named).or(row.group),
                tribe: row.tribe,
                commands_all: row.commands.as_deref() == Some("all"),
                initiative: row.initiative,
                charisma: row.charisma,
                range: row.range,
                line: row.line,
                capacity: row.capacity,
                strategy: row.strategy,
                heroic: row.heroic,
                elite: row.elite,
                start: row.start,
                aboard: row.aboard.as_deref().and_then(unit_named),
                arrives: row.arrives.clone(),
                option: row.option.clone(),
                fixed: scenario.fixed.contains(&row.id),
            });
        }
        (data, order)
    }

    fn refuge(&mut self, row: &Retreat, sheet: &Sheet) -> Refuge {
        let mut zone = Hexes::new();
        for name in &row.zone {
            match sheet.hexes.get(name) {
                Some(list) => zone = zone.or(&list.set()),
                None => self.fault(SCENARIOS, "retreat.zone", "the map has no such zone"),
            }
        }
        let edge = row.edge.as_deref().and_then(|edge| match edge {
            "N" => Some(super::Border::North),
            "S" => Some(super::Border::South),
            "E" => Some(super::Border::East),
            "W" => Some(super::Border::West),
            _ => None,
        });
        Refuge { zone, edge, deadly: row.leaves }
    }

    fn arrival(&mut self, row: &ArrivalRow, sheet: &Sheet) -> Arrival {
        let entry = sheet.hexes.get(&row.entry);
        if entry.is_none() {
            self.fault(SCENARIOS, "arrivals.entry", "the map has no such hexes");
        }
        Arrival {
            id: row.group.clone(),
            entry: entry.map_or(Hexes::new(), geometry::hex::HexList::set),
            turn: row.turn,
            routs: row.of.zip(row.routs),
            die: row.die.as_ref().map(|die| match die {
                DieRow::Number(most) => Roll::AtMost(*most),
                DieRow::Word(TurnWord::Turn) => Roll::Turn,
            }),
        }
    }
}
