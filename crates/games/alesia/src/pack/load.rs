//! Reads and checks the data files.

use geometry::hex::{Hex, Sheet, SheetFault};
use kernel::{DataError, Faults, PackFiles};

use super::files::{FireTable, ScenarioFile, SetupsFile, TablesFile, UnitsFile};
use super::map::Map;
use super::{Deployment, GRID, Hit, Kind, Pack, Strike, UnitData, Verdict, at};
use crate::ids::{Side, Unit, UnitSet, Zone};

/// The odds of the combat table, in their order (15.1).
const COLUMNS: [&str; 8] = ["1:4", "1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1"];

/// Faces of a die.
const FACES: usize = 6;

impl Pack {
    /// Reads the files.
    pub fn load(files: &PackFiles) -> Result<Self, Vec<DataError>> {
        let mut faults = Faults::new(files);
        let text = files.0.get("map.toml").map_or("", String::as_str);
        let sheet = Sheet::read("map.toml", text)
            .map_err(|found| faults.extend(found.into_iter().map(fault_of)))
            .ok();
        let units = faults.read::<UnitsFile>("units.toml");
        let tables = faults.read::<TablesFile>("tables.toml");
        let scenario = faults.read::<ScenarioFile>("scenario.toml");
        let setups = faults.read::<SetupsFile>("setups.toml");
        let (Some(sheet), Some(units), Some(tables), Some(scenario), Some(setups)) =
            (sheet, units, tables, scenario, setups)
        else {
            return Err(faults.found());
        };
        let map = Map::read(&sheet, &scenario.ramparts);
        let map = map.map_err(|fault| faults.extend([fault_of(fault)])).ok();
        let units = unit_data(&units, &mut faults);
        let combat = combat(&tables, &mut faults);
        let missile = fire(&tables.missile, "missile", scenario.fire.missile_range, &mut faults);
        let engines = fire(&tables.engines, "engines", scenario.fire.engine_range, &mut faults);
        let works = works(&tables, &mut faults);
        figures(&scenario, &tables, &mut faults);
        let Some(map) = map.filter(|_| faults.is_empty()) else { return Err(faults.found()) };
        let historical = historical(&setups, &scenario, &map, &units, &mut faults);
        let pack = Self {
            ground: map.ground,
            beyond: map.beyond,
            walls: map.walls,
            edges: map.edges,
            trench: map.trench,
            labels: units.iter().map(label).collect(),
            units,
            historical,
            combat,
            automatic: tables.automatic.odds.into(),
            encircled: tables.automatic.encircled.into(),
            automatic_advance: tables.automatic.advance,
            missile,
            engines,
            works,
            accuracy: tables.reconnaissance.accuracy,
            unscreened: tables.reconnaissance.unscreened,
            messenger: [tables.messenger.unscreened, tables.messenger.screened],
            turns: [
                scenario.periods.turns,
                scenario.periods.shorter[0],
                scenario.periods.shorter[1],
            ],
            forts: scenario.setup.forts,
            fort_distance: scenario.setup.fort_distance,
            relief: scenario.setup.relief,
            stacking: [scenario.stacking.roman, scenario.stacking.gallic],
            costs: scenario.movement,
            missile_range: scenario.fire.missile_range,
            engine_range: scenario.fire.engine_range,
            kept_away: scenario.fire.kept_away,
            doubled: scenario.combat.doubled.into(),
            crossed: scenario.sally.crossed,
            chits: scenario.sally.chits,
            leader_dice: [scenario.leaders.labienus, scenario.leaders.caesar],
            recovery: scenario.recovery.percent,
            sphere: scenario.command.zones,
            radius: scenario.command.radius,
            filling: [scenario.trench.units, scenario.trench.turns],
            screen: scenario.screen.infantry,
            minutes: [scenario.clock.gauls, scenario.clock.roman_three, scenario.clock.roman_four],
        };
        if faults.is_empty() { Ok(pack) } else { Err(faults.found()) }
    }
}

/// What people call a unit.
fn label(unit: &UnitData) -> String {
    if unit.kind == Kind::Leader {
        unit.name.clone()
    } else {
        format!("{} {}", unit.name, unit.number)
    }
}

fn fault_of(fault: SheetFault) -> DataError {
    DataError { file: fault.file, line: fault.line, what: fault.what }
}

fn unit_data(file: &UnitsFile, faults: &mut Faults<'_>) -> Vec<UnitData> {
    const FILE: &str = "units.toml";
    faults.names(FILE, ["unit", "id"], file.unit.iter().map(|row| row.id), Unit::all());
    let mut units = Vec::new();
    for (number, row) in file.unit.iter().enumerate() {
        let path = |field: &str| format!("unit.{number}.{field}");
        if row.force != row.id.force() {
            faults.add(FILE, &path("force"), format_args!("{} is not of that force", row.id));
        }
        if row.kind.is_missile() != row.id.missile().is_some()
            || (row.kind == Kind::Leader) != row.id.is_leader()
        {
            faults.add(FILE, &path("kind"), format_args!("{} is something else", row.id));
        }
        let least = u8::from(row.kind != Kind::Leader);
        faults.range(FILE, &path("combat"), row.combat, &(least..=20));
        faults.range(FILE, &path("movement"), row.movement, &(1..=30));
        units.push(UnitData {
            name: row.name.clone(),
            number: row.number,
            kind: row.kind,
            combat: row.combat,
            movement: row.movement,
        });
    }
    units
}

fn combat(file: &TablesFile, faults: &mut Faults<'_>) -> Vec<Vec<Verdict>> {
    const FILE: &str = "tables.toml";
    if file.combat.columns != COLUMNS {
        faults.add(FILE, "combat.columns", "they must be 1:4 to 5:1");
    }
    if file.reconnaissance.columns != COLUMNS
        || file.reconnaissance.accuracy.len() != COLUMNS.len()
        || file.reconnaissance.accuracy.iter().any(|part| !(1..=100).contains(part))
    {
        faults.add(FILE, "reconnaissance.accuracy", "a percentage for each of 1:4 to 5:1");
    }
    if file.combat.rows.len() != FACES {
        faults.add(FILE, "combat.rows", "there must be six, a row a face");
    }
    let mut rows = Vec::new();
    for (number, row) in file.combat.rows.iter().enumerate() {
        let path = format!("combat.rows.{number}");
        if row.len() != COLUMNS.len() {
            faults.add(FILE, &path, "a row has eight results");
        }
        let mut verdicts = Vec::new();
        for text in row {
            match Verdict::read(text) {
                Some(verdict) => verdicts.push(verdict),
                None => {
                    faults.add(FILE, &path, format_args!("\"{text}\" is no result of rule 15.3"));
                }
            }
        }
        rows.push(verdicts);
    }
    rows
}

/// A fire table by face and range, the nearest range first.
fn fire(table: &FireTable, name: &str, range: u8, faults: &mut Faults<'_>) -> Vec<Vec<Hit>> {
    const FILE: &str = "tables.toml";
    if !table.columns.iter().copied().eq((1..=range).rev()) || !(1..=3).contains(&range) {
        let what = "they fall from the range in scenario.toml, at most 3, to 1";
        faults.add(FILE, &format!("{name}.columns"), what);
    }
    if table.rows.len() != FACES {
        faults.add(FILE, &format!("{name}.rows"), "there must be six, a row a face");
    }
    let mut rows = Vec::new();
    for (number, row) in table.rows.iter().enumerate() {
        let path = format!("{name}.rows.{number}");
        if row.len() != table.columns.len() {
            faults.add(FILE, &path, "a row has a result for each range");
        }
        let mut hits = Vec::new();
        for text in row.iter().rev() {
            match Hit::read(text) {
                Some(hit) => hits.push(hit),
                None => faults.add(FILE, &path, format_args!("\"{text}\" is no result of fire")),
            }
        }
        rows.push(hits);
    }
    rows
}

fn works(file: &TablesFile, faults: &mut Faults<'_>) -> Vec<bool> {
    let rows = &file.works.rows;
    let read = |text: &String| Hit::read(text).filter(|hit| hit.strike != Strike::Disrupt);
    if rows.len() != FACES || rows.iter().any(|text| read(text).is_none()) {
        faults.add("tables.toml", "works.rows", "there must be six, each - or E");
    }
    rows.iter().map(|text| read(text).is_some_and(|hit| hit.strike == Strike::Eliminate)).collect()
}

/// Numbers that cannot be reckoned with.
fn figures(file: &ScenarioFile, tables: &TablesFile, faults: &mut Faults<'_>) {
    const FILE: &str = "scenario.toml";
    let costs = &file.movement;
    for (field, value, allowed) in [
        ("periods.count", file.periods.count, 2..=2),
        ("periods.turns", file.periods.turns, 1..=24),
        ("periods.shorter", file.periods.shorter[0], 1..=24),
        ("periods.shorter", file.periods.shorter[1], 1..=24),
        ("setup.forts", file.setup.forts, 1..=23),
        ("setup.fort_distance", file.setup.fort_distance, 1..=20),
        ("stacking.roman", file.stacking.roman, 1..=6),
        ("stacking.gallic", file.stacking.gallic, 1..=6),
        ("movement.hex", costs.hex, 1..=10),
        ("movement.rampart", costs.rampart, 1..=10),
        ("movement.wall", costs.wall, 0..=10),
        ("movement.wall_more", costs.wall_more, 0..=10),
        ("movement.wall_lot", costs.wall_lot, 1..=10),
        ("movement.entry", costs.entry, 0..=10),
        ("movement.entry_more", costs.entry_more, 0..=10),
        ("movement.entry_lot", costs.entry_lot, 1..=10),
        ("movement.exit", costs.exit, 0..=10),
        ("fire.kept_away", file.fire.kept_away, 0..=10),
        ("ramparts.perimeter", file.ramparts.perimeter, 1..=9),
        ("ramparts.camp", file.ramparts.camp, 1..=9),
        ("combat.doubled", file.combat.doubled, 1..=4),
        ("sally.crossed", file.sally.crossed, 0..=136),
        ("leaders.labienus", file.leaders.labienus, 0..=3),
        ("leaders.caesar", file.leaders.caesar, 0..=3),
        ("recovery.percent", file.recovery.percent, 0..=100),
        ("command.zones", file.command.zones, 1..=9),
        ("command.radius", file.command.radius, 0..=60),
        ("trench.units", file.trench.units, 1..=2),
        ("trench.turns", file.trench.turns, 1..=12),
        ("screen.infantry", file.screen.infantry, 1..=20),
        ("clock.gauls", file.clock.gauls, 1..=120),
        ("clock.roman_three", file.clock.roman_three, 1..=120),
        ("clock.roman_four", file.clock.roman_four, 1..=120),
    ] {
        faults.range(FILE, field, value, &allowed);
    }
    if !file.zones.ring.iter().copied().eq(Zone::all()) {
        faults.add(FILE, "zones.ring", "the ten zones, I to X");
    }
    let chits = &file.sally.chits;
    if chits.is_empty() || chits.iter().any(|delay| *delay > 12) {
        faults.add(FILE, "sally.chits", "some delays of at most 12 turns");
    }
    if file.leaders.labienus.saturating_add(file.leaders.caesar) > 3 {
        faults.add(FILE, "leaders.caesar", "both leaders together bring three dice at most");
    }
    faults.range("tables.toml", "automatic.odds", tables.automatic.odds, &(6..=12));
    faults.range("tables.toml", "automatic.encircled", tables.automatic.encircled, &(1..=12));
    faults.range("tables.toml", "automatic.advance", tables.automatic.advance, &(0..=4));
    faults.range("tables.toml", "messenger.unscreened", tables.messenger.unscreened, &(1..=7));
    faults.range("tables.toml", "messenger.screened", tables.messenger.screened, &(1..=7));
}

/// The suggested set-up, which must be one that the rules allow (3.2).
fn historical(
    file: &SetupsFile,
    scenario: &ScenarioFile,
    map: &Map,
    units: &[UnitData],
    faults: &mut Faults<'_>,
) -> Deployment {
    const FILE: &str = "setups.toml";
    let mut deployment = Deployment { forts: Vec::new(), units: Vec::new() };
    let Some(index) = file.setup.iter().position(|setup| setup.id == "historical") else {
        faults.add(FILE, "setup", "there is no set-up called historical");
        return deployment;
    };
    let row = &file.setup[index];
    let path = |field: &str| format!("setup.{index}.{field}");
    let closed = |hex: &Hex| !GRID.contains(*hex) || map.ground[at(*hex)].to_town <= 1;
    let mut known: Vec<Hex> = Vec::new();
    for hex in &row.forts {
        let near = closed(hex) || map.ground[at(*hex)].to_town < scenario.setup.fort_distance;
        if near || known.contains(hex) {
            faults.add(FILE, &path("forts"), format_args!("rule 24.1 forbids a fort in {hex}"));
        }
        known.push(*hex);
    }
    if known.len() != usize::from(scenario.setup.forts) {
        let what = format_args!("there are {} forts", scenario.setup.forts);
        faults.add(FILE, &path("forts"), what);
    }
    let mut placed = UnitSet::EMPTY;
    for (hex, stack) in &row.units {
        if closed(hex) {
            let what = format_args!("rule 3.2 forbids units in {hex}");
            faults.add(FILE, &path("units"), what);
            continue;
        }
        let counted = stack.iter().filter(|unit| !unit.is_leader()).count();
        let works = map.ground[at(*hex)].works;
        let cavalry = stack.iter().any(|unit| units[unit.index()].kind == Kind::Cavalry);
        if counted > usize::from(scenario.stacking.roman) || works && cavalry {
            let what = format_args!("rules 10.1 and 22.1 forbid this stack in {hex}");
            faults.add(FILE, &path("units"), what);
        }
        for unit in stack {
            if unit.side() != Side::Rome || placed.contains(*unit) {
                let what = format_args!("{unit} is not Roman, or stands in two hexes");
                faults.add(FILE, &path("units"), what);
            }
            placed.insert(*unit);
            deployment.units.push((*unit, *hex));
        }
    }
    if let Some(unit) = Unit::of_side(Side::Rome).find(|unit| !placed.contains(*unit)) {
        faults.add(FILE, &path("units"), format_args!("{unit} stands nowhere"));
    }
    deployment.forts = known;
    deployment
}
