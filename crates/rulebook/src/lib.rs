//! Collects rule numbers, and which tests show which rule.
//!
//! A test shows a rule when its name starts with the rule's number: `r6_11_four_on_a_major_road`
//! shows 6.11, `revent_apollo_copies` shows `event-apollo`. A game's build script calls [`collect`]
//! for the numbers; the program that prints the tests calls [`collect_tests`] in its own, so that a
//! game is not built again when one of its tests is edited.

use std::fmt::Write as _;
use std::path::Path;

/// Reads `data/rules.txt` (a number a line, `-` before headings) of the crate that is being built,
/// and writes `rules.rs` into its output folder: `RULES` and `HEADINGS`.
///
/// # Panics
/// When a file cannot be read or written: the build stops there.
#[allow(clippy::print_stdout, reason = "build scripts speak to cargo so")]
pub fn collect() {
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets the crate's folder");
    println!("cargo::rerun-if-changed=data/rules.txt");
    let (rules, headings) = index(Path::new(&root));
    let mut out = String::new();
    list(&mut out, "RULES", &rules);
    list(&mut out, "HEADINGS", &headings);
    write("rules.rs", &out);
}

/// Writes `tests.rs` into the output folder of the crate that is being built: `TESTS`, the tests of
/// all games of a folder, each with its game and the rule that it shows.
///
/// # Panics
/// When a file cannot be read or written: the build stops there.
#[allow(clippy::print_stdout, reason = "build scripts speak to cargo so")]
pub fn collect_tests(games: &Path) {
    let mut folders: Vec<_> = std::fs::read_dir(games)
        .expect("the folder of the games")
        .map(|entry| entry.expect("the folder of a game").path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    let mut out = "pub(crate) const TESTS: &[(&str, &str, &str)] = &[\n".to_owned();
    for folder in folders {
        println!("cargo::rerun-if-changed={}", folder.join("data/rules.txt").display());
        println!("cargo::rerun-if-changed={}", folder.join("tests").display());
        let game = folder.file_name().and_then(|name| name.to_str()).expect("a game's id");
        for (rule, test) in shown(&folder) {
            let _ = writeln!(out, "    ({game:?}, {rule:?}, {test:?}),");
        }
    }
    out.push_str("];\n");
    write("tests.rs", &out);
}

/// The tests of a game that show a rule: the rule and the test's name, by name.
///
/// # Panics
/// When a file cannot be read.
pub fn shown(game: &Path) -> Vec<(String, String)> {
    let (rules, _) = index(game);
    let mut tests = Vec::new();
    for path in rust_files(&game.join("tests")) {
        let source = std::fs::read_to_string(&path).expect("a test file can be read");
        tests.extend(test_names(&source));
    }
    tests.sort();
    let of = |name: String| rule_of(&name, &rules).map(|rule| (rule.to_owned(), name));
    tests.into_iter().filter_map(of).collect()
}

fn index(game: &Path) -> (Vec<String>, Vec<String>) {
    let path = game.join("data/rules.txt");
    let text = std::fs::read_to_string(&path);
    read_index(&text.unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

fn write(name: &str, text: &str) {
    let target = std::env::var("OUT_DIR").expect("cargo sets the output folder");
    std::fs::write(Path::new(&target).join(name), text).expect("the output can be written");
}

fn list(out: &mut String, name: &str, rules: &[String]) {
    let _ = writeln!(out, "pub(crate) const {name}: &[kernel::Rule] = &[");
    for rule in rules {
        let _ = writeln!(out, "    kernel::Rule({rule:?}),");
    }
    out.push_str("];\n");
}

/// The numbers of an index, and those of them that are headings.
fn read_index(text: &str) -> (Vec<String>, Vec<String>) {
    let (mut rules, mut headings) = (Vec::new(), Vec::new());
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let heading = line.starts_with('-');
        let id = line.trim_start_matches('-').split_whitespace().next().unwrap_or_default();
        rules.push(id.to_owned());
        if heading {
            headings.push(id.to_owned());
        }
    }
    (rules, headings)
}

/// The names of the functions marked `#[test]`.
fn test_names(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut marked = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("#[test]") {
            marked = true;
        } else if let Some(rest) = line.strip_prefix("fn ").filter(|_| marked) {
            names.extend(rest.split('(').next().map(str::to_owned));
            marked = false;
        }
    }
    names
}

/// The rule that a test's name starts with: the longest that fits.
fn rule_of<'a>(name: &str, rules: &'a [String]) -> Option<&'a str> {
    let rest = name.strip_prefix('r')?;
    rules
        .iter()
        .filter(|rule| {
            let start = rule.to_lowercase().replace(['.', '-'], "_");
            rest.strip_prefix(start.as_str()).is_some_and(|tail| {
                tail.is_empty() || (tail.starts_with('_') && !starts_with_digit(&tail[1..]))
            })
        })
        .max_by_key(|rule| rule.len())
        .map(String::as_str)
}

fn starts_with_digit(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_digit())
}

fn rust_files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut files = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else {
        return files;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_to_the_longest_rule() {
        let (rules, headings) = read_index("- 6.0\n6.1\n6.11\n2.0-B.1\nevent-mars  surprise\n");
        assert_eq!(rules, ["6.0", "6.1", "6.11", "2.0-B.1", "event-mars"]);
        assert_eq!(headings, ["6.0"]);
        assert_eq!(rule_of("r6_1_two_cities", &rules), Some("6.1"));
        assert_eq!(rule_of("r6_11_limits", &rules), Some("6.11"));
        assert_eq!(rule_of("r6_11_2", &rules), None);
        assert_eq!(rule_of("revent_mars_fires_first", &rules), Some("event-mars"));
        assert_eq!(rule_of("r2_0_b_1_first_mover", &rules), Some("2.0-B.1"));
        assert_eq!(rule_of("helper", &rules), None);
    }

    #[test]
    fn only_tests_are_collected() {
        let source = "fn r6_1_no() {}\n#[test]\nfn r6_1_yes() {\n}\n#[test]\n#[should_panic]\nfn r6_11_too() {}";
        assert_eq!(test_names(source), ["r6_1_yes", "r6_11_too"]);
    }
}
