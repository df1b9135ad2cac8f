//! Data files that cannot be played with are refused, and the fault says where to look.

use kernel::PackFiles;
use kernel::prelude::*;
use siege::State;

/// The files of the game.
fn files() -> PackFiles {
    State::files()
}

/// Puts `new` in the place of the first `old` that follows `after` in a file.
#[track_caller]
fn change(files: &mut PackFiles, file: &str, after: &str, old: &str, new: &str) {
    let text = files.0.get_mut(file).expect("a file of the game");
    let from = text.find(after).unwrap_or_else(|| panic!("{file} has no {after}"));
    let at = text[from..].find(old).unwrap_or_else(|| panic!("no {old} after {after}"));
    text.replace_range(from + at..from + at + old.len(), new);
}

/// Loading must fail, with exactly these faults; each is given as file and text.
#[track_caller]
fn refused(files: &PackFiles, expected: &[(&str, &str)]) {
    let faults = State::load(files).err().unwrap_or_default();
    let found: Vec<(&str, &str)> =
        faults.iter().map(|fault| (fault.file.as_str(), fault.what.as_str())).collect();
    assert_eq!(found, expected);
}

/// One change, one fault.
#[track_caller]
fn one(file: &str, after: &str, old: &str, new: &str, what: &str) {
    let mut files = files();
    change(&mut files, file, after, old, new);
    refused(&files, &[(file, what)]);
}

#[test]
fn the_files_of_the_game_have_no_fault() {
    assert!(State::load(&files()).is_ok());
}

/// A move of nothing cannot be one less by night, nor can boundless ones be added up.
#[test]
fn everybody_moves() {
    let none = "movement = 0";
    let unit = "unit.movement: must be from 1 to 60";
    one("units.toml", "\"eduens\"", "movement = 5", none, unit);
    let leader = "leader.movement: must be from 1 to 60";
    one("leaders.toml", "\"rebilus\"", "movement = 8", none, leader);
    let wounded = "wounded.movement: must be from 1 to 60";
    one("leaders.toml", "[wounded]", "movement = 4", none, wounded);
    let strategic = "strategic.movement: must be from 1 to 60";
    one("leaders.toml", "[strategic]", "movement = 7", none, strategic);
    let night = "strategic.night: must be from 1 to 60";
    one("leaders.toml", "[strategic]", "night = 6", "night = 0", night);
    one("leaders.toml", "[strategic]", "movement = 7", "movement = 255", strategic);
    let limit = "stacking.limit: must be from 1 to 60";
    one("scenario.toml", "[stacking]", "limit = 12", "limit = 250", limit);
    // One point is enough.
    let mut files = files();
    change(&mut files, "units.toml", "\"eduens\"", "movement = 5", "movement = 1");
    change(&mut files, "leaders.toml", "[strategic]", "movement = 7", "movement = 1");
    assert!(State::load(&files).is_ok());
}

/// Modifiers add up to what a die can bear.
#[test]
fn modifiers_are_small() {
    for wild in ["10", "-10", "127", "-128"] {
        let wild = format!("modifier = {wild}");
        let unit = "unit.modifier: must be from -9 to 9";
        one("units.toml", "\"eduens\"", "modifier = 1", &wild, unit);
        let leader = "leader.modifier: must be from -9 to 9";
        one("leaders.toml", "\"rebilus\"", "modifier = 1", &wild, leader);
        let wounded = "wounded.modifier: must be from -9 to 9";
        one("leaders.toml", "[wounded]", "modifier = 0", &wild, wounded);
    }
}

/// Whatever number of the scenario is made far too large, the fault names its field.
#[test]
fn numbers_of_the_scenario_can_be_reckoned_with() {
    let original = files().0["scenario.toml"].clone();
    let (mut table, mut tried) = (String::new(), 0);
    for (number, line) in original.lines().enumerate() {
        if let Some(name) = line.strip_prefix('[') {
            table = name.trim_end_matches(']').to_owned();
        }
        let Some((field, value)) = line.split_once(" = ") else { continue };
        if value.parse::<i64>().is_err() || ["turns", "setup"].contains(&table.as_str()) {
            continue;
        }
        let mut lines: Vec<&str> = original.lines().collect();
        let wild = format!("{field} = 120");
        lines[number] = &wild;
        let mut files = files();
        files.0.insert("scenario.toml".to_owned(), lines.join("\n"));
        let faults = State::load(&files).err().unwrap_or_default();
        let what = format!("{table}.{field}: must be from ");
        assert!(faults.iter().any(|fault| fault.what.starts_with(&what)), "{what}: {faults:?}");
        tried += 1;
    }
    assert!(tried > 40, "{tried} numbers");
}

#[test]
fn there_is_a_turn() {
    let mut files = files();
    change(&mut files, "scenario.toml", "[turns]", "last = 20", "last = 0");
    change(&mut files, "scenario.toml", "[turns]", "dddddddd nnnnnn dddddd", "");
    refused(&files, &[("scenario.toml", "turns.last: there must be a turn")]);
}

/// The fault is reported where the field is.
#[test]
fn faults_have_a_line() {
    let mut files = files();
    change(&mut files, "units.toml", "\"eduens\"", "movement = 5", "movement = 0");
    let faults = State::load(&files).err().unwrap_or_default();
    let line = faults[0].line.expect("a line");
    let text: Vec<&str> = files.0["units.toml"].lines().collect();
    assert_eq!(text[line - 1], "movement = 0");
    let before: Vec<&&str> = text[..line].iter().filter(|line| line.starts_with("id")).collect();
    assert_eq!(before.last(), Some(&&"id = \"eduens\""));
}

/// All units of an army find a box, even with every legion in halves.
#[test]
fn boxes_hold_the_armies() {
    let romans = |caesar: &str| {
        let mut files = files();
        for (who, units) in [("labienus", 10), ("antonius", 8), ("trebonius", 8), ("rebilus", 6)] {
            let (name, old) = (format!("\"{who}\""), format!("units = {units}"));
            change(&mut files, "leaders.toml", &name, &old, "units = 5");
        }
        change(&mut files, "leaders.toml", "\"caesar\"", "units = 12", caesar);
        files
    };
    assert!(State::load(&romans("units = 12")).is_ok(), "22 halves and 10 auxiliaries");
    let what = "leader.units: the leaders of the roman army command 31 units, not all 32";
    refused(&romans("units = 11"), &[("leaders.toml", what)]);
    let what = "leader.units: the leaders of the relief army command 46 units, not all 47";
    one("leaders.toml", "\"comnios\"", "units = 15", "units = 14", what);
}

/// 14.1: the nine besieged units, 44 PF, find room in four hexes.
#[test]
fn the_town_holds_the_besieged() {
    let what = |limit: u8| {
        format!(
            "hexes.alesia: the besieged do not fit into the town with {limit} PF a hex (stacking.limit)"
        )
    };
    let mut files = files();
    change(&mut files, "scenario.toml", "[stacking]", "limit = 12", "limit = 10");
    refused(&files, &[("map.toml", &what(10))]);
    // 47 PF are fewer than 48, but of units with 5 PF and more only two go into a hex.
    let mut files = self::files();
    for unit in ["\"b-cadurques\"", "\"b-parisii\"", "\"b-lemovices\""] {
        change(&mut files, "units.toml", unit, "strength = 4", "strength = 5");
    }
    refused(&files, &[("map.toml", &what(12))]);
}

/// 5.0: no unit is stronger than a stack may be, whatever the limit is.
#[test]
fn units_fit_into_a_hex() {
    let what = "unit.strength: 13 is more than stacking.limit, 12";
    one("units.toml", "\"eduens\"", "strength = 6", "strength = 13", what);
    let mut files = files();
    change(&mut files, "scenario.toml", "[stacking]", "limit = 12", "limit = 13");
    change(&mut files, "units.toml", "\"eduens\"", "strength = 6", "strength = 13");
    assert!(State::load(&files).is_ok());
    let mut files = self::files();
    change(&mut files, "scenario.toml", "[stacking]", "limit = 12", "limit = 9");
    let what = "unit.strength: 10 is more than stacking.limit, 9";
    refused(&files, &[("units.toml", what); 11]);
}

/// Letters that the legend explains, but the game does not know.
#[test]
fn letters_of_the_map_mean_something() {
    let mut files = files();
    change(&mut files, "map.toml", "[layers.level]", "legend = {", "legend = { x = \"a bog\",");
    change(&mut files, "map.toml", "[layers.level]", "02 |  3333", "02 |  3x33");
    refused(&files, &[("map.toml", "layer level, hex 0202: \"x\" means nothing here")]);
    let mut files = self::files();
    change(&mut files, "map.toml", "[layers.region]", "legend = {", "legend = { x = \"a bog\",");
    change(&mut files, "map.toml", "[layers.region]", "03 |  ....", "03 |  ...x");
    refused(&files, &[("map.toml", "layer region, hex 0403: \"x\" means nothing here")]);
}

/// Works and streams count both ways; the wall of the town counts inwards.
#[test]
fn sides_count_as_they_are_written() {
    let both = "this counts both ways and is written with a dash";
    for (list, from, to) in [
        ("internal-line", "0712", "0813"),
        ("external-line", "0512", "0613"),
        ("ditch", "0912", "0913"),
        ("dry-stone-wall", "0815", "0915"),
        ("crests", "0310", "0311"),
        ("brenne", "0108", "0109"),
    ] {
        let (old, new) = (format!("{from}-{to}"), format!("{from}>{to}"));
        let what = format!("sides {list}, {new}: {both}");
        one("map.toml", &format!("[sides.{list}]"), &old, &new, &what);
    }
    let what =
        "sides oppidum-wall, 1114>1014: the wall counts for those who enter Alésia, not for others";
    one("map.toml", "[sides.oppidum-wall]", "1014>1114", "1114>1014", what);
}
