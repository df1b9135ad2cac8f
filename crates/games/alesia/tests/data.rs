//! The data say what the rules print, and data files that cannot be played with are refused.

use alesia::State;
use geometry::hex::Sheet;
use kernel::prelude::*;
use kernel::{Dice as _, PackFiles, ScriptedDice, SeededDice};

/// The files of the game.
fn files() -> PackFiles {
    State::files()
}

fn table(file: &str) -> toml_like::Table {
    toml_like::Table(files().0[file].clone())
}

/// Enough of TOML to count in.
mod toml_like {
    pub(crate) struct Table(pub(crate) String);

    impl Table {
        /// Lines that have all of these words.
        pub(crate) fn lines<'a>(&'a self, words: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
            self.0.lines().filter(|line| words.iter().all(|word| line.contains(word)))
        }

        /// The sum of a number in these lines.
        pub(crate) fn sum(&self, words: &[&str], field: &str) -> u32 {
            let field = format!("{field} = ");
            let number = |line: &str| {
                let rest = line.split_once(&field)?.1;
                rest.split([',', ' ']).next()?.parse::<u32>().ok()
            };
            self.lines(words).filter_map(number).sum()
        }
    }
}

#[test]
fn the_files_of_the_game_have_no_fault() {
    assert!(State::load(&files()).is_ok());
}

/// Rules 2.1, 12.4, 14.3, 20.1, 24.1, and the published counter mix.
#[test]
fn the_counters_are_those_of_the_sources() {
    let units = table("units.toml");
    let besieged = ["force = \"besieged\"", "kind = \"infantry\""];
    assert_eq!((units.lines(&besieged).count(), units.sum(&besieged, "combat")), (45, 282));
    let relief = ["force = \"relief\"", "kind = \"infantry\""];
    assert_eq!((units.lines(&relief).count(), units.sum(&relief, "combat")), (116, 738));
    let horse = ["force = \"relief\"", "kind = \"cavalry\""];
    assert_eq!((units.lines(&horse).count(), units.sum(&horse, "combat")), (20, 40));
    let romans = ["force = \"roman\""];
    assert_eq!(units.lines(&romans).count(), 154);
    for (kind, count, combat) in [
        ("cohort", 100, 510),
        ("recruits", 22, 88),
        ("archers", 8, 8),
        ("slingers", 10, 10),
        ("cavalry", 11, 22),
        ("light", 1, 3),
        ("leader", 2, 0),
    ] {
        let kind = format!("kind = \"{kind}\"");
        let words = ["force = \"roman\"", kind.as_str()];
        assert_eq!(
            (units.lines(&words).count(), units.sum(&words, "combat")),
            (count, combat),
            "{kind}"
        );
    }
    assert!(files().0["scenario.toml"].contains("forts = 23"));
}

/// The suggested set-up places everybody once, within the rules.
#[test]
fn the_suggested_set_up_is_whole() {
    let text = files().0["setups.toml"].clone();
    let placed = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    let mut names: Vec<&str> = placed.flat_map(|line| line.split('"').skip(1).step_by(2)).collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!((count, names.len()), (154, 154));
}

/// The map's lists and layers agree with one another.
#[test]
fn the_map_agrees_with_itself() {
    let sheet = Sheet::read("map.toml", &files().0["map.toml"]).expect("the map");
    let grid = sheet.grid;
    let list = |name: &str| sheet.hexes[name].entries.clone();
    for (name, count) in [("inner-line", 96), ("outer-line", 128)] {
        let line = list(name);
        let next = line.iter().cycle().skip(1);
        assert_eq!(line.len(), count, "{name}");
        assert!(line.iter().zip(next).all(|(a, b)| grid.distance(*a, *b) == 1), "{name} is closed");
    }
    for name in ["brenne", "ose", "oserain", "rabutin", "trench"] {
        let way = list(name);
        assert!(way.windows(2).all(|pair| grid.distance(pair[0], pair[1]) == 1), "{name}");
        let letter = if name == "trench" { '=' } else { '~' };
        let terrain = &sheet.layers["terrain"].letters;
        assert!(way.iter().all(|hex| terrain[*hex] == letter), "{name}");
    }
    let works = sheet.layers["works"].letters.iter().filter(|(_, x)| **x == 'x').count();
    assert_eq!((works, sheet.sides["connections"].entries.len()), (260, 304));
    // Ten zones go round the map once and share the hexes at their marks.
    let zones = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
    let zones: Vec<_> = zones.iter().map(|zone| list(&format!("zone-{zone}"))).collect();
    for (at, zone) in zones.iter().enumerate() {
        assert!(zone.windows(2).all(|pair| grid.distance(pair[0], pair[1]) == 1));
        assert_eq!(zone.last(), zones[(at + 1) % 10].first());
    }
    let edge = zones.iter().map(|zone| zone.len() - 1).sum::<usize>();
    assert_eq!(edge, 2 * (52 + 44) - 4);
}

/// Every table of every file says where it comes from.
#[test]
fn everything_names_its_source() {
    for (name, text) in &files().0 {
        if std::path::Path::new(name).extension().is_none_or(|end| end != "toml") {
            continue;
        }
        if name == "map.toml" {
            let sheet = Sheet::read(name, text).expect("the map");
            let sources = sheet.layers.values().map(|layer| &layer.source);
            let sources = sources.chain(sheet.sides.values().map(|list| &list.source));
            let mut sources = sources.chain(sheet.hexes.values().map(|list| &list.source));
            assert!(sources.all(|source| !source.is_empty()), "{name}");
        } else {
            assert!(text.contains("[source]"), "{name}");
        }
    }
}

/// Whatever number is made wild, the file is refused with a fault that names it, or a game can be
/// played with it.
#[test]
fn wild_numbers_are_refused_or_played() {
    let (mut refused, mut played) = (0, 0);
    for name in ["scenario.toml", "tables.toml"] {
        let original = files().0[name].clone();
        for (number, line) in original.lines().enumerate() {
            let Some((field, value)) = line.split_once(" = ") else { continue };
            if value.parse::<i64>().is_err() || field.starts_with('#') {
                continue;
            }
            for wild in ["-1", "0", "255"] {
                let mut lines: Vec<&str> = original.lines().collect();
                let changed = format!("{field} = {wild}");
                lines[number] = &changed;
                let mut files = files();
                files.0.insert(name.to_owned(), lines.join("\n"));
                match State::load(&files) {
                    Ok(pack) => {
                        play(Box::leak(Box::new(pack)), &format!("{name}: {changed}"));
                        played += 1;
                    }
                    Err(faults) => {
                        assert!(!faults.is_empty(), "{name}: {changed}");
                        assert!(
                            faults.iter().all(|fault| !fault.file.is_empty()),
                            "{changed}: {faults:?}"
                        );
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused > 60, "{refused} {played}");
}

/// Some hundred actions by chance, so that nothing that was accepted breaks the game.
fn play(pack: &'static alesia::Pack, what: &str) {
    let mut dice = ScriptedDice::then_seeded([], SeededDice::new(3, 0));
    let mut chance = SeededDice::new(5, 0);
    let setup = kernel::testing::setup(&[("turns", "10")]);
    let mut game: State = kernel::start(pack, &setup, &mut dice, None).expect("a game");
    let mut offers = Vec::new();
    for _ in 0..100 {
        let Some(seat) = game.pending().seats().iter().next() else { return };
        kernel::offers(&game, seat, &mut offers);
        assert!(!offers.is_empty(), "{what}: nobody can do anything");
        let action = offers[chance.below(offers.len() as u32) as usize];
        kernel::apply(&mut game, seat, &action, &mut dice, None);
    }
}

/// A map that contradicts itself is refused, and the fault names what is wrong.
#[test]
fn broken_maps_are_refused() {
    for (old, new) in [
        ("[layers.terrain]", "[layers.ground]"),
        ("[layers.camp]", "[layers.tents]"),
        ("[layers.works]", "[layers.stakes]"),
        ("[layers.region]", "[layers.area]"),
        ("[sides.connections]", "[sides.joints]"),
        ("[hexes.inner-line]", "[hexes.line]"),
        ("[hexes.brenne]", "[hexes.seine]"),
        ("[hexes.trench]", "[hexes.ditch]"),
        ("[hexes.zone-v]", "[hexes.zone-fünf]"),
        ("columns = 52", "columns = 51"),
        ("shifted = \"even\"", "shifted = \"odd\""),
        ("2701 2702 2703", "2701 2703"),
        ("0127 0126 0125", "0127 0125"),
    ] {
        let mut files = files();
        let text = files.0.get_mut("map.toml").expect("the map");
        assert!(text.contains(old), "{old}");
        *text = text.replacen(old, new, 1);
        let faults = State::load(&files).err().unwrap_or_default();
        assert!(!faults.is_empty(), "{old} as {new} is accepted");
        assert!(faults.iter().all(|fault| fault.file == "map.toml"), "{faults:?}");
    }
}

/// A counter or set-up that cannot be is refused.
#[test]
fn broken_counters_and_set_ups_are_refused() {
    for (file, old, new) in [
        ("units.toml", "id = \"aedui-1\"", "id = \"aedui-99\""),
        ("units.toml", "force = \"relief\"", "force = \"senate\""),
        ("units.toml", "kind = \"cohort\"", "kind = \"elephant\""),
        ("units.toml", "movement = 6", "movement = 0"),
        ("units.toml", "movement = 6", "movement = 200"),
        ("units.toml", "combat = 9", "combat = 255"),
        ("setups.toml", "\"1413\"", "\"3022\""),
        ("setups.toml", "\"1413\"", "\"9913\""),
        ("setups.toml", "[\"legio-9-6\"]", "[\"legio-9-5\"]"),
        ("setups.toml", "0816 = ", "2621 = "),
        ("setups.toml", "1907 = ", "2006 = "),
    ] {
        let mut files = files();
        let text = files.0.get_mut(file).expect("a file");
        assert!(text.contains(old), "{old}");
        *text = text.replacen(old, new, 1);
        let faults = State::load(&files).err().unwrap_or_default();
        assert!(!faults.is_empty(), "{file}: {old} as {new} is accepted");
    }
}
