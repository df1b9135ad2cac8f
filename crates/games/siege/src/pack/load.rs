//! Reads and checks the data files.

use geometry::hex::{Hex, Sheet, SheetFault};
use kernel::{DataError, Faults, PackFiles};

use super::files::{LeadersFile, ScenarioFile, TableRow, TablesFile, TurnsRow, UnitsFile};
use super::map::Map;
use super::{
    COSTS, CombatTable, Costs, DIE, Edge, FEW, GRID, Ground, LeaderData, MODIFIERS, POINTS, Pack,
    Region, UnitData, Verdict, WORTH, at,
};
use crate::ground::{Works, is_reached};
use crate::ids::{Force, Leader, Unit};

impl Pack {
    /// Reads the files.
    pub fn load(files: &PackFiles) -> Result<Self, Vec<DataError>> {
        let mut faults = Faults::new(files);
        let text = files.0.get("map.toml").map_or("", String::as_str);
        let sheet = Sheet::read("map.toml", text)
            .map_err(|found| faults.extend(found.into_iter().map(fault_of)))
            .ok();
        let units = faults.read::<UnitsFile>("units.toml");
        let leaders = faults.read::<LeadersFile>("leaders.toml");
        let tables = faults.read::<TablesFile>("tables.toml");
        let scenario = faults.read::<ScenarioFile>("scenario.toml");
        let (Some(sheet), Some(units), Some(leaders), Some(tables), Some(scenario)) =
            (sheet, units, leaders, tables, scenario)
        else {
            return Err(faults.found());
        };
        let map = Map::read(&sheet).map_err(|fault| faults.extend([fault_of(fault)])).ok();
        let unit_data = unit_data(&units, scenario.stacking.limit, &mut faults);
        let leader_data = leader_data(&leaders, &mut faults);
        let roman = table(&tables.roman, "roman", &mut faults);
        let gallic = table(&tables.gallic, "gallic", &mut faults);
        let nights = nights(&scenario.turns, &mut faults);
        scenario_ranges(&scenario, &mut faults);
        check_boxes(&leader_data, &mut faults);
        let Some(map) = map.filter(|_| faults.is_empty()) else { return Err(faults.found()) };
        let (camp_sites, near_walls) = map.camp_sites(scenario.setup.highest);
        let historical = "hexes.historical-camps";
        if let Some(hex) = map.historical.iter().find(|hex| !camp_sites.contains(**hex)) {
            faults.add("map.toml", historical, format_args!("rule 9.1 forbids a camp in {hex}"));
        }
        if map.historical.len() != usize::from(scenario.setup.camps) {
            let what = format_args!("there are {} camps", scenario.setup.camps);
            faults.add("map.toml", historical, what);
        }
        if !faults.is_empty() {
            return Err(faults.found());
        }
        let band = |hex: &Hex| map.ground[at(*hex)].region == Region::Band;
        let pack = Self {
            band: GRID.hexes().filter(band).collect(),
            ground: surveyed(priced(map.ground, &scenario.terrain)),
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
            let what = format_args!(
                "the besieged do not fit into the town with {} PF a hex (stacking.limit)",
                pack.stacking
            );
            faults.add("map.toml", "hexes.alesia", what);
            return Err(faults.found());
        }
        Ok(pack)
    }
}

fn fault_of(fault: SheetFault) -> DataError {
    DataError { file: fault.file, line: fault.line, what: fault.what }
}

/// Numbers of the scenario that cannot be reckoned with.
fn scenario_ranges(file: &ScenarioFile, faults: &mut Faults<'_>) {
    const FILE: &str = "scenario.toml";
    let ScenarioFile { terrain, archery, combat, shifts, leaders, tests, victory, .. } = file;
    for (field, value, allowed) in [
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
    ] {
        faults.range(FILE, field, value, allowed);
    }
    for (field, value) in [
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
    ] {
        faults.range(FILE, field, value, &MODIFIERS);
    }
    for (field, value) in [
        ("victory.eliminated", victory.eliminated),
        ("victory.disordered", victory.disordered),
        ("victory.captured", victory.captured),
        ("victory.nobody_escaped", victory.nobody_escaped),
        ("victory.vercingetorix_held", victory.vercingetorix_held),
        ("victory.escaped", victory.escaped),
        ("victory.vercingetorix_escaped", victory.vercingetorix_escaped),
        ("victory.camp", victory.camp),
        ("victory.breach", victory.breach),
    ] {
        faults.range(FILE, field, value, &WORTH);
    }
    let rounds = &file.rounds;
    let some_can_move = rounds.counters.iter().skip(1).all(|most| *most > rounds.in_sight);
    if rounds.counters.len() != 3 || rounds.counters.contains(&0) || !some_can_move {
        let what = "three, and after the first each more than rounds.in_sight";
        faults.add(FILE, "rounds.counters", what);
    }
}

/// 3.2: an army's boxes hold all its units; legions may be split before the others are placed.
fn check_boxes(leaders: &[LeaderData], faults: &mut Faults<'_>) {
    for (force, first) in [(Force::Roman, Leader::CAESAR), (Force::Relief, Leader::COMNIOS)] {
        let room: usize = Leader::with_box(force)
            .filter_map(|leader| leaders.get(leader.index()))
            .map(|leader| usize::from(leader.units))
            .sum();
        let units = Unit::of(force).filter(|unit| !unit.is_legion()).count();
        if room < units {
            let what = format_args!(
                "the leaders of the {} army command {room} units, not all {units}",
                force.name()
            );
            faults.add("leaders.toml", &format!("leader.{}.units", first.index()), what);
        }
    }
}

fn unit_data(file: &UnitsFile, limit: u8, faults: &mut Faults<'_>) -> Vec<UnitData> {
    const FILE: &str = "units.toml";
    faults.names(FILE, ["unit", "id"], file.unit.iter().map(|row| row.id), Unit::all());
    let mut units = Vec::new();
    for (number, row) in file.unit.iter().enumerate() {
        let path = |field: &str| format!("unit.{number}.{field}");
        if row.force != row.id.force() {
            faults.add(FILE, &path("force"), format_args!("{} is not of that army", row.id));
        }
        if row.strength == 0 || row.disorganised == 0 || row.disorganised > row.strength {
            let what = "must be 1 or more, and no less than disorganised";
            faults.add(FILE, &path("strength"), what);
        }
        if row.strength > limit {
            let what = format_args!("{} is more than stacking.limit, {limit}", row.strength);
            faults.add(FILE, &path("strength"), what);
        }
        faults.range(FILE, &path("movement"), row.movement, &POINTS);
        faults.range(FILE, &path("modifier"), row.modifier, &MODIFIERS);
        units.push(UnitData {
            name: row.name.clone(),
            kind: row.kind,
            strength: row.strength,
            disorganised: row.disorganised,
            modifier: row.modifier,
            movement: row.movement,
        });
    }
    units
}

fn leader_data(file: &LeadersFile, faults: &mut Faults<'_>) -> Vec<LeaderData> {
    const FILE: &str = "leaders.toml";
    let (wounded, strategic) = (&file.wounded, &file.strategic);
    faults.range(FILE, "wounded.movement", wounded.movement, &POINTS);
    faults.range(FILE, "wounded.modifier", wounded.modifier, &MODIFIERS);
    faults.range(FILE, "strategic.movement", strategic.movement, &POINTS);
    faults.range(FILE, "strategic.night", strategic.night, &POINTS);
    faults.range(FILE, "strategic.road", strategic.road, &COSTS);
    faults.names(FILE, ["leader", "id"], file.leader.iter().map(|row| row.id), Leader::all());
    let mut leaders = Vec::new();
    for (number, row) in file.leader.iter().enumerate() {
        let path = |field: &str| format!("leader.{number}.{field}");
        faults.range(FILE, &path("movement"), row.movement, &POINTS);
        faults.range(FILE, &path("modifier"), row.modifier, &MODIFIERS);
        leaders.push(LeaderData {
            name: row.name.clone(),
            units: row.units,
            range: row.range,
            modifier: row.modifier,
            movement: row.movement,
        });
    }
    leaders
}

fn table(file: &TableRow, name: &str, faults: &mut Faults<'_>) -> CombatTable {
    const FILE: &str = "tables.toml";
    let (columns, results) = (format!("{name}.columns"), format!("{name}.rows"));
    if file.columns.first() != Some(&1) || !file.columns.windows(2).all(|two| two[0] < two[1]) {
        faults.add(FILE, &columns, "they must rise from 1");
    }
    if file.rows.len() != 9 {
        faults.add(FILE, &results, "there must be nine, from 0 or less to 8 or more");
    }
    let mut rows = Vec::new();
    for (number, row) in file.rows.iter().enumerate() {
        let path = format!("{results}.{number}");
        if row.len() != file.columns.len() {
            faults.add(FILE, &path, format_args!("a row has {} results", row.len()));
        }
        let mut verdicts = Vec::new();
        for text in row {
            match Verdict::read(text) {
                Some(verdict) => verdicts.push(verdict),
                None => {
                    faults.add(FILE, &path, format_args!("\"{text}\" is no result of rule 11.3"));
                }
            }
        }
        rows.push(verdicts);
    }
    CombatTable { columns: file.columns.clone(), rows }
}

fn nights(file: &TurnsRow, faults: &mut Faults<'_>) -> Vec<bool> {
    let track: Vec<char> = file.track.chars().filter(|letter| !letter.is_whitespace()).collect();
    if file.last == 0 {
        faults.add("scenario.toml", "turns.last", "there must be a turn");
    }
    if track.len() != usize::from(file.last) || track.iter().any(|turn| !"dn".contains(*turn)) {
        let what = format_args!("there must be {} letters d or n", file.last);
        faults.add("scenario.toml", "turns.track", what);
    }
    track.iter().map(|turn| *turn == 'n').collect()
}

/// The hexes with what is known of their sides whoever stands where.
fn surveyed(mut ground: Vec<Ground>) -> Vec<Ground> {
    let band: Vec<bool> = ground.iter().map(|here| here.region == Region::Band).collect();
    for here in &mut ground {
        let sides = |pleases: &dyn Fn(Hex, Edge) -> bool| {
            let sides = here.next.iter().zip(here.edges).enumerate();
            let those = sides.filter(|(_, (next, edge))| next.is_some_and(|to| pleases(to, *edge)));
            those.fold(0, |bits, (way, _)| bits | 1 << way)
        };
        let all = sides(&|_, _| true);
        let between = sides(&|to, _| band[at(to)]);
        let fortified = sides(&|_, edge| edge.has(Edge::FORTIFICATION));
        let plain = sides(&|_, edge| !edge.has(Edge::WORKS));
        let reached = [Works::Standing, Works::Breached]
            .map(|works| sides(&|_, edge| is_reached(here, edge, works)));
        let dearest = (0..6).filter(|way| plain >> way & 1 != 0).map(|way| here.steps[way]).max();
        here.dearest = dearest.unwrap_or(0);
        (here.sides, here.band, here.fortified) = (all, between, fortified);
        (here.plain, here.reached) = (plain, reached);
    }
    ground
}

/// The hexes with what a step over each side costs by slopes and streams (table-terrain).
fn priced(mut ground: Vec<Ground>, costs: &Costs) -> Vec<Ground> {
    let levels: Vec<u8> = ground.iter().map(|here| here.level).collect();
    for here in &mut ground {
        for ((step, next), edge) in here.steps.iter_mut().zip(here.next).zip(here.edges) {
            let slope = match (next.map_or(here.level, |next| levels[at(next)]), here.level) {
                (high, low) if high > low + 1 => costs.up_several,
                (high, low) if high > low => costs.up,
                (low, high) if high > low + 1 => costs.down_several,
                _ => 0,
            };
            let stream = if edge.has(Edge::STREAM) { costs.stream } else { 0 };
            *step = costs.hex + slope + stream;
        }
    }
    ground
}
