//! Map files: what they say, and each thing that can be wrong with one.

use super::*;

const GOOD: &str = "\
title = \"Ridge\"
columns = 4
rows = 2
shifted = \"odd\"
source = \"reconstruction\"

[layers.level]
source = \"reconstruction\"
legend = { \".\" = \"plain\", \"1\" = \"ridge\" }
rows = '''
#     1234
01 |  .11.
      . . 1 .
'''

[sides.stream]
source = \"reconstruction\"
list = '''
0101-0201 0301-0202
0302 NE 0402>0302
'''

[hexes.camp]
source = \"rule 9.1\"
list = \"0301 0401\"
";

/// The good file with one thing changed.
#[track_caller]
fn check_fault(change: &str, into: &str, faults: &[&str]) {
    assert!(GOOD.contains(change), "{change}");
    let found = Sheet::read("map.toml", &GOOD.replacen(change, into, 1)).unwrap_err();
    let found: Vec<_> = found.iter().map(ToString::to_string).collect();
    assert_eq!(found, faults);
}

#[test]
fn a_map_file_is_read() {
    let sheet = Sheet::read("map.toml", GOOD).unwrap();
    assert_eq!((sheet.title.as_str(), sheet.source.as_str()), ("Ridge", "reconstruction"));
    assert_eq!(sheet.grid, Grid::new(4, 2, Shifted::Odd));
    let level = sheet.layer("map.toml", "level").unwrap();
    assert_eq!(level.letters[Hex::numbered(302)], '1');
    assert_eq!(level.legend[&'1'], "ridge");
    let ridge: HexSet<4> = level.where_is('1');
    assert_eq!(ridge.iter().map(Hex::ccrr).collect::<Vec<_>>(), [201, 301, 302]);
    assert_eq!(level.map(|letter| letter == '1').select::<4>(|high| *high), ridge);
    let stream = sheet.side_list("map.toml", "stream").unwrap();
    let names: Vec<_> = stream
        .entries
        .iter()
        .map(|entry| match entry {
            SideEntry::Both(side) => side.to_string(),
            SideEntry::OneWay(crossing) => crossing.to_string(),
        })
        .collect();
    assert_eq!(names, ["0101-0201", "0202-0301", "0302-0402", "0402>0302"]);
    assert_eq!(stream.sides().count(), 4);
    let mut wet = SideMap::filled(sheet.grid, 0);
    stream.lay(&mut wet, &1);
    assert_eq!(wet.iter().map(|(_, wet)| wet).sum::<i32>(), 6);
    let camp = sheet.hex_list("map.toml", "camp").unwrap();
    assert_eq!((camp.source.as_str(), camp.entries.len()), ("rule 9.1", 2));
    assert_eq!(camp.set::<4>().first(), Some(Hex::numbered(301)));
}

#[test]
fn a_wrong_letter_names_its_hex() {
    check_fault(
        ". . 1 .",
        ". x 1 .",
        &["map.toml:13: layer level, hex 0202: unknown letter \"x\""],
    );
}

#[test]
fn rows_have_the_right_length() {
    check_fault(".11.", ".11", &["map.toml:12: layer level, row 01: 3 hexes, the map has 4"]);
    check_fault(".11.", ".11..", &["map.toml:12: layer level, row 01: 5 hexes, the map has 4"]);
}

#[test]
fn layers_have_the_right_number_of_rows() {
    check_fault("      . . 1 .\n", "", &["map.toml:11: layer level: 1 rows, the map has 2"]);
    check_fault(
        "      . . 1 .\n",
        "....\n....\n",
        &["map.toml:11: layer level: 3 rows, the map has 2"],
    );
}

#[test]
fn rows_carry_their_own_number() {
    check_fault("01 |", "02 |", &["map.toml:12: layer level, row 01: numbered \"02\""]);
}

#[test]
fn legends_have_single_letters() {
    check_fault(
        "\"1\" = \"ridge\"",
        "\"1\" = \"ridge\", \"10\" = \"peak\"",
        &[
            "map.toml:9: layer level: legend \"10\" is not one letter (blanks and | have other uses)",
        ],
    );
}

#[test]
fn sides_join_neighbours_of_the_map() {
    check_fault(
        "0301-0202",
        "0301-0101",
        &["map.toml:19: sides stream, hex 0301: does not touch 0101"],
    );
    check_fault("0301-0202", "0301-0501", &["map.toml:19: sides stream, hex 0501: not on the map"]);
    check_fault(
        "0302 NE",
        "0302 S",
        &["map.toml:20: sides stream, hex 0302: there is no hex to the S"],
    );
    check_fault(
        "0301-0202",
        "0301-02",
        &["map.toml:19: sides stream, \"02\": a hex is written with four digits"],
    );
    check_fault(
        "0301-0202",
        "0301",
        &[
            "map.toml:19: sides stream, \"0301\": a hexside is written 0811-0812, 0811>0812 or 0811 NE",
        ],
    );
    check_fault("0301-0202", "0201-0101", &["map.toml:19: sides stream, 0201-0101: listed twice"]);
}

#[test]
fn lists_have_hexes_of_the_map() {
    check_fault("0301 0401", "0301 0403", &["map.toml:25: hexes camp, hex 0403: not on the map"]);
    check_fault(
        "0301 0401",
        "0301 04O1",
        &["map.toml:25: hexes camp, \"04O1\": a hex is written with four digits"],
    );
    check_fault(
        "0301 0401",
        "0301 0400",
        &["map.toml:25: hexes camp, \"0400\": columns go from 01 to 99 and rows from 01 to 64"],
    );
    check_fault("0301 0401", "0301 0301", &["map.toml:25: hexes camp, hex 0301: listed twice"]);
}

#[test]
fn every_fault_is_reported() {
    let text = GOOD.replace(".11.", ".yz.").replace("0301 0401", "0901 0401");
    let faults = Sheet::read("map.toml", &text).unwrap_err();
    assert_eq!(faults.len(), 3);
}

#[test]
fn sizes_and_fields_are_checked() {
    check_fault("columns = 4", "columns = 0", &["map.toml:2: a grid has 1 to 99 columns"]);
    check_fault("rows = 2", "rows = 65", &["map.toml:3: a grid has 1 to 64 rows"]);
    for (change, into, line, word) in [
        ("shifted = \"odd\"", "shifted = \"left\"", "map.toml:4: ", "left"),
        ("[hexes.camp]\nsource", "[hexes.camp]\nsauce", "map.toml:24: ", "sauce"),
        ("title = \"Ridge\"", "title = ", "map.toml:1: ", ""),
    ] {
        let faults = Sheet::read("map.toml", &GOOD.replacen(change, into, 1)).unwrap_err();
        let fault = faults[0].to_string();
        assert!(fault.starts_with(line) && fault.contains(word), "{fault}");
    }
}

#[test]
fn what_a_game_needs_must_be_there() {
    let sheet = Sheet::read("map.toml", GOOD).unwrap();
    let fault = sheet.layer("map.toml", "wood").unwrap_err().to_string();
    assert_eq!(fault, "map.toml: there is no layer \"wood\"");
    let fault = sheet.side_list("map.toml", "wall").unwrap_err().to_string();
    assert_eq!(fault, "map.toml: there is no list of hexsides \"wall\"");
    let fault = sheet.hex_list("map.toml", "town").unwrap_err().to_string();
    assert_eq!(fault, "map.toml: there is no list of hexes \"town\"");
}
