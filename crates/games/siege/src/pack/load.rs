//! Reads and checks the data files.

use std::fmt::Display;
use std::ops::RangeInclusive;

use geometry::hex::{Sheet, SheetFault};
use kernel::{DataError, PackFiles};

use super::files::{LeadersFile, ScenarioFile, TableRow, TablesFile, TurnsRow, UnitsFile};
use super::map::Map;
use super::{
    COSTS, CombatTable, DIE, FEW, LeaderData, MODIFIERS, POINTS, Pack, UnitData, Verdict, WORTH,
};
use crate::ids::{Force, Leader, Unit};

impl Pack {
    /// Reads the files.
    pub fn load(files: &PackFiles) -> Result<Self, Vec<DataError>> {
        let mut faults = Vec::new();
        let text = files.0.get("map.toml").map_or("", String::as_str);
        let sheet = Sheet::read("map.toml", text)
            .map_err(|found| faults.extend(found.into_iter().map(fault_of)))
            .ok();
        let units = take(files.read::<UnitsFile>("units.toml"), &mut faults);
        let leaders = take(files.read::<LeadersFile>("leaders.toml"), &mut faults);
        let tables = take(files.read::<TablesFile>("tables.toml"), &mut faults);
        let scenario = take(files.read::<ScenarioFile>("scenario.toml"), &mut faults);
        let (Some(sheet), Some(units), Some(leaders), Some(tables), Some(scenario)) =
            (sheet, units, leaders, tables, scenario)
        else {
            return Err(faults);
        };
        let map = match Map::read(&sheet) {
            Ok(map) => Some(map),
            Err(fault) => {
                faults.push(fault_of(fault));
                None
            }
        };
        let unit_data = unit_data(&units, scenario.stacking.limit, files, &mut faults);
        let leader_data = leader_data(&leaders, files, &mut faults);
        let roman = table(&tables.roman, "[roman]", files, &mut faults);
        let gallic = table(&tables.gallic, "[gallic]", files, &mut faults);
        let nights = nights(&scenario.turns, files, &mut faults);
        scenario_ranges(&scenario, files, &mut faults);
        check_boxes(&leader_data, files, &mut faults);
        let Some(map) = map.filter(|_| faults.is_empty()) else { return Err(faults) };
        let (camp_sites, near_walls) = map.camp_sites(scenario.setup.highest);
        if let Some(hex) = map.historical.iter().find(|hex| !camp_sites.contains(**hex)) {
            let what = format!("historical-camps: rule 9.1 forbids a camp in {hex}");
            faults.push(files.fault("map.toml", "historical-camps", 0, what));
        }
        if map.historical.len() != usize::from(scenario.setup.camps) {
            let what = format!("historical-camps: there are {} camps", scenario.setup.camps);
            faults.push(files.fault("map.toml", "historical-camps", 0, what));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let pack = Self {
            ground: map.ground,
            alesia: map.alesia,
            relief_camp: map.relief_camp,
            historical: map.historical,
            camp_sites,
            near_walls,
            units: unit_data,
            leaders: leader_data,
            wounded: LeaderData {
                name: String::new(),
                units: 0,
                range: leaders.wounded.range,
                modifier: leaders.wounded.modifier,
                movement: leaders.wounded.movement,
            },
            strategic: leaders.strategic.movement,
            strategic_night: leaders.strategic.night,
            road: leaders.strategic.road,
            tables: [roman, gallic],
            nights,
            rounds: scenario.rounds.counters,
            in_sight: scenario.rounds.in_sight,
            sight: [scenario.sight.day, scenario.sight.night],
            stacking: scenario.stacking.limit,
            excess: scenario.stacking.excess,
            costs: scenario.terrain,
            die: scenario.combat,
            shifts: scenario.shifts,
            leader_test: scenario.leaders,
            sortie: scenario.sortie.foot,
            sortie_light: scenario.sortie.light,
            camp_archery: scenario.archery.camp,
            camp_reach: scenario.archery.reach,
            side_archery: scenario.archery.hexside,
            certain_archery: scenario.archery.certain,
            far_archery: scenario.archery.far,
            steady: scenario.tests.steady,
            routed_tactical: scenario.tests.routed_tactical,
            routed_strategic: scenario.tests.routed_strategic,
            camps: scenario.setup.camps,
            worth: scenario.victory,
        };
        if !crate::setup::garrison_fits(&pack) {
            let what = format!(
                "alesia: the besieged do not fit into the town with {} PF a hex (stacking.limit)",
                pack.stacking
            );
            return Err(vec![files.fault("map.toml", "[hexes.alesia]", 0, what)]);
        }
        Ok(pack)
    }
}

fn fault_of(fault: SheetFault) -> DataError {
    DataError { file: fault.file, line: fault.line, what: fault.what }
}

fn take<T>(read: Result<T, DataError>, faults: &mut Vec<DataError>) -> Option<T> {
    read.map_err(|fault| faults.push(fault)).ok()
}

/// What is wrong with a number that lies out of its range.
fn range<T: PartialOrd + Display + Copy>(
    field: &str,
    value: T,
    allowed: &RangeInclusive<T>,
) -> Option<String> {
    let (from, to) = (allowed.start(), allowed.end());
    (!allowed.contains(&value)).then(|| format!("{field}: must be from {from} to {to}"))
}

/// Numbers of the scenario that cannot be reckoned with.
fn scenario_ranges(file: &ScenarioFile, files: &PackFiles, faults: &mut Vec<DataError>) {
    let ScenarioFile { terrain, archery, combat, shifts, leaders, tests, victory, .. } = file;
    let small = [
        ("rounds.in_sight", file.rounds.in_sight, &COSTS),
        ("sight.day", file.sight.day, &POINTS),
        ("sight.night", file.sight.night, &POINTS),
        ("stacking.limit", file.stacking.limit, &POINTS),
        ("stacking.excess", file.stacking.excess, &POINTS),
        ("terrain.hex", terrain.hex, &FEW),
        ("terrain.up", terrain.up, &COSTS),
        ("terrain.up_several", terrain.up_several, &COSTS),
        ("terrain.down_several", terrain.down_several, &COSTS),
        ("terrain.stream", terrain.stream, &COSTS),
        ("terrain.camp", terrain.camp, &COSTS),
        ("terrain.fortification", terrain.fortification, &COSTS),
        ("terrain.ditch", terrain.ditch, &COSTS),
        ("terrain.wall", terrain.wall, &COSTS),
        ("terrain.crest_strategic", terrain.crest_strategic, &COSTS),
        ("terrain.leaving_zone", terrain.leaving_zone, &COSTS),
        ("sortie.foot", file.sortie.foot, &POINTS),
        ("sortie.light", file.sortie.light, &POINTS),
        ("archery.camp", archery.camp, &FEW),
        ("archery.reach", archery.reach, &FEW),
        ("archery.hexside", archery.hexside, &FEW),
        ("archery.certain", archery.certain, &POINTS),
        ("archery.far", archery.far, &COSTS),
        ("shifts.better", shifts.better, &FEW),
        ("shifts.camp", shifts.camp, &FEW),
        ("shifts.wall", shifts.wall, &FEW),
        ("shifts.fortification", shifts.fortification, &FEW),
        ("leaders.hit", leaders.hit, &DIE),
        ("leaders.wounded", leaders.wounded, &DIE),
        ("leaders.captured", leaders.captured, &DIE),
        ("leaders.killed", leaders.killed, &DIE),
        ("victory.breakout", victory.breakout, &POINTS),
    ]
    .map(|(field, value, allowed)| (field, range(field, value, allowed)));
    let signed = [
        ("combat.better", combat.better),
        ("combat.cavalry", combat.cavalry),
        ("combat.riders", combat.riders),
        ("combat.height", combat.height),
        ("combat.disordered_enemy", combat.disordered_enemy),
        ("combat.disordered", combat.disordered),
        ("combat.all_disordered", combat.all_disordered),
        ("combat.night", combat.night),
        ("combat.crest", combat.crest),
        ("tests.steady", tests.steady),
        ("tests.routed_tactical", tests.routed_tactical),
        ("tests.routed_strategic", tests.routed_strategic),
    ]
    .map(|(field, value)| (field, range(field, value, &MODIFIERS)));
    let points = [
        ("victory.eliminated", victory.eliminated),
        ("victory.disordered", victory.disordered),
        ("victory.captured", victory.captured),
        ("victory.nobody_escaped", victory.nobody_escaped),
        ("victory.vercingetorix_held", victory.vercingetorix_held),
        ("victory.escaped", victory.escaped),
        ("victory.vercingetorix_escaped", victory.vercingetorix_escaped),
        ("victory.camp", victory.camp),
        ("victory.breach", victory.breach),
    ]
    .map(|(field, value)| (field, range(field, value, &WORTH)));
    for (field, what) in small.into_iter().chain(signed).chain(points) {
        let Some(what) = what else { continue };
        let table = field.split('.').next().unwrap_or_default();
        faults.push(files.fault("scenario.toml", &format!("[{table}]"), 0, what));
    }
    let rounds = &file.rounds;
    let some_can_move = rounds.counters.iter().skip(1).all(|most| *most > rounds.in_sight);
    if rounds.counters.len() != 3 || rounds.counters.contains(&0) || !some_can_move {
        let what = "rounds.counters: three, and after the first each more than rounds.in_sight";
        faults.push(files.fault("scenario.toml", "[rounds]", 0, what));
    }
}

/// 3.2: an army's boxes hold all its units; legions may be split before the others are placed.
fn check_boxes(leaders: &[LeaderData], files: &PackFiles, faults: &mut Vec<DataError>) {
    for (force, first) in [(Force::Roman, "caesar"), (Force::Relief, "comnios")] {
        let room: usize = Leader::with_box(force)
            .filter_map(|leader| leaders.get(leader.index()))
            .map(|leader| usize::from(leader.units))
            .sum();
        let units = Unit::of(force).filter(|unit| !unit.is_legion()).count();
        if room < units {
            let what = format!(
                "leader.units: the leaders of the {} army command {room} units, not all {units}",
                force.name()
            );
            faults.push(files.fault("leaders.toml", &format!("\"{first}\""), 0, what));
        }
    }
}

fn unit_data(
    file: &UnitsFile,
    limit: u8,
    files: &PackFiles,
    faults: &mut Vec<DataError>,
) -> Vec<UnitData> {
    let mut units = Vec::new();
    for (number, row) in file.unit.iter().enumerate() {
        let mut fault =
            |what: String| faults.push(files.fault("units.toml", "[[unit]]", number, what));
        if row.id.index() != number {
            fault(format!("unit.id: {} is out of order", row.id));
        }
        if row.force != row.id.force() {
            fault(format!("unit.force: {} is not of that army", row.id));
        }
        if row.strength == 0 || row.disorganised == 0 || row.disorganised > row.strength {
            fault("unit.strength: must be 1 or more, and no less than disorganised".to_owned());
        }
        if row.strength > limit {
            fault(format!("unit.strength: {} is more than stacking.limit, {limit}", row.strength));
        }
        let found = [
            range("unit.movement", row.movement, &POINTS),
            range("unit.modifier", row.modifier, &MODIFIERS),
        ];
        found.into_iter().flatten().for_each(fault);
        units.push(UnitData {
            name: row.name.clone(),
            kind: row.kind,
            strength: row.strength,
            disorganised: row.disorganised,
            modifier: row.modifier,
            movement: row.movement,
        });
    }
    if units.len() != Unit::COUNT {
        let what = format!("there are {} units, not {}", units.len(), Unit::COUNT);
        faults.push(files.fault("units.toml", "[[unit]]", 0, what));
    }
    units
}

fn leader_data(
    file: &LeadersFile,
    files: &PackFiles,
    faults: &mut Vec<DataError>,
) -> Vec<LeaderData> {
    let mut leaders = Vec::new();
    let mut fault =
        |table, number, what| faults.push(files.fault("leaders.toml", table, number, what));
    let (wounded, strategic) = (&file.wounded, &file.strategic);
    for (table, found) in [
        ("[wounded]", range("wounded.movement", wounded.movement, &POINTS)),
        ("[wounded]", range("wounded.modifier", wounded.modifier, &MODIFIERS)),
        ("[strategic]", range("strategic.movement", strategic.movement, &POINTS)),
        ("[strategic]", range("strategic.night", strategic.night, &POINTS)),
        ("[strategic]", range("strategic.road", strategic.road, &COSTS)),
    ] {
        if let Some(what) = found {
            fault(table, 0, what);
        }
    }
    for (number, row) in file.leader.iter().enumerate() {
        if row.id.index() != number {
            fault("[[leader]]", number, format!("leader.id: {} is out of order", row.id));
        }
        let found = [
            range("leader.movement", row.movement, &POINTS),
            range("leader.modifier", row.modifier, &MODIFIERS),
        ];
        found.into_iter().flatten().for_each(|what| fault("[[leader]]", number, what));
        leaders.push(LeaderData {
            name: row.name.clone(),
            units: row.units,
            range: row.range,
            modifier: row.modifier,
            movement: row.movement,
        });
    }
    if leaders.len() != Leader::COUNT {
        let what = format!("there are {} leaders, not {}", leaders.len(), Leader::COUNT);
        fault("[[leader]]", 0, what);
    }
    leaders
}

fn table(
    file: &TableRow,
    name: &str,
    files: &PackFiles,
    faults: &mut Vec<DataError>,
) -> CombatTable {
    let mut fault = |what: String| faults.push(files.fault("tables.toml", name, 0, what));
    if file.columns.first() != Some(&1) || !file.columns.windows(2).all(|two| two[0] < two[1]) {
        fault("columns: they must rise from 1".to_owned());
    }
    if file.rows.len() != 9 {
        fault("rows: there must be nine, from 0 or less to 8 or more".to_owned());
    }
    let mut rows = Vec::new();
    for row in &file.rows {
        if row.len() != file.columns.len() {
            fault(format!("rows: a row has {} results", row.len()));
        }
        let mut verdicts = Vec::new();
        for text in row {
            match Verdict::read(text) {
                Some(verdict) => verdicts.push(verdict),
                None => fault(format!("rows: \"{text}\" is no result of rule 11.3")),
            }
        }
        rows.push(verdicts);
    }
    CombatTable { columns: file.columns.clone(), rows }
}

fn nights(file: &TurnsRow, files: &PackFiles, faults: &mut Vec<DataError>) -> Vec<bool> {
    let track: Vec<char> = file.track.chars().filter(|letter| !letter.is_whitespace()).collect();
    if file.last == 0 {
        faults.push(files.fault("scenario.toml", "last", 0, "turns.last: there must be a turn"));
    }
    if track.len() != usize::from(file.last) || track.iter().any(|turn| !"dn".contains(*turn)) {
        let what = format!("turns.track: there must be {} letters d or n", file.last);
        faults.push(files.fault("scenario.toml", "track", 0, what));
    }
    track.iter().map(|turn| *turn == 'n').collect()
}
