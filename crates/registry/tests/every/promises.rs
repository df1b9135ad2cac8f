//! What every game of the registry promises, and that the documents tell the truth.

use std::path::{Path, PathBuf};

use kernel::{Game, Lang};
use rubicon_registry::{self as registry, Visitor};

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Rules without a test.
struct Untested;

impl Visitor for Untested {
    type Out = Vec<&'static str>;

    fn visit<G: Game>(self) -> Self::Out {
        let info = G::info();
        let tests = rulebook::shown(&root().join("crates/games").join(info.id));
        let shown = |rule: &str| tests.iter().any(|(shown, _)| shown == rule);
        info.rules
            .iter()
            .filter(|rule| !info.headings.contains(rule) && !shown(rule.0))
            .map(|rule| rule.0)
            .collect()
    }
}

#[test]
fn every_mechanic_has_a_test_named_after_it() {
    for id in registry::ids() {
        let untested = registry::visit(id, Untested).expect("the game is listed");
        assert!(untested.is_empty(), "{id}: no test shows {untested:?}");
    }
}

/// Rules whose text is empty, or the same in both languages.
struct Untranslated;

impl Visitor for Untranslated {
    type Out = Vec<&'static str>;

    fn visit<G: Game>(self) -> Self::Out {
        let book = G::phrasebook();
        let missing = |rule: &&kernel::Rule| {
            let texts = Lang::ALL.map(|lang| book.rule(lang, **rule).map(|(_, text)| text));
            texts[0].is_none() || texts[0] == texts[1]
        };
        G::info().rules.iter().filter(missing).map(|rule| rule.0).collect()
    }
}

#[test]
fn every_rule_is_told_in_two_languages() {
    for id in registry::ids() {
        let missing = registry::visit(id, Untranslated).expect("the game is listed");
        assert!(missing.is_empty(), "{id}: {missing:?}");
    }
}

#[test]
fn an_unknown_game_is_named() {
    let error = registry::visit("chess", Untested).expect_err("there is no chess here");
    assert!(error.to_string().contains("chess") && error.to_string().contains("julius"));
}

/// The pages that speak of the code, each with the folder that short paths in it start from:
/// a game's, and where all games are spoken of, the first one's.
fn pages() -> Vec<(PathBuf, PathBuf)> {
    let root = root();
    let some_game = root.join("crates/games").join(registry::ids()[0]);
    let mut pages = vec![(root.join("README.md"), some_game.clone())];
    for file in std::fs::read_dir(root.join("docs")).expect("the folder of the pages") {
        let path = file.expect("the folder can be read").path();
        if path.extension().is_some_and(|ending| ending == "md") {
            pages.push((path, some_game.clone()));
        }
    }
    for id in registry::ids() {
        let game = root.join("crates/games").join(id);
        pages.push((game.join("RULES.md"), game));
    }
    pages
}

/// Every path that a page names exists. A decision may name what was there when it was made.
#[test]
fn documents_name_paths_that_exist() {
    let root = root();
    let (mut named, mut missing) = (0, Vec::new());
    for (page, base) in pages() {
        let text = std::fs::read_to_string(&page).expect("the page exists");
        let breaks = |letter: char| letter.is_whitespace() || "()[],;:|`*\"".contains(letter);
        for word in text.split(breaks).map(|word| word.trim_end_matches(['.', '/'])) {
            let starts = |starts: &[&str]| starts.iter().any(|start| word.starts_with(start));
            let base = match word {
                _ if starts(&["crates/", "docs/", "web/", "examples/", ".ci/"]) => &root,
                _ if starts(&["src/", "tests/", "data/", "lang/"]) => &base,
                _ => continue,
            };
            // `crates/games/ID` stands for every game.
            let all = word.replace("/ID", &format!("/{}", registry::ids()[0]));
            named += 1;
            if !base.join(all).exists() {
                missing.push(format!("{} names {word}, which is not there", page.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(named > 60, "the pages name many paths");
}

/// The manifests of the workspace whose libraries are not compiled for tests of their own.
fn without_unit_tests() -> Vec<PathBuf> {
    let folders = ["crates", "crates/games", "examples"].map(|folder| root().join(folder));
    let within = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("it is there"));
    let manifests = within.map(|entry| entry.expect("it can be read").path().join("Cargo.toml"));
    manifests
        .filter(|manifest| {
            let text = std::fs::read_to_string(manifest).unwrap_or_default();
            text.lines().any(|line| line == "test = false")
        })
        .collect()
}

#[test]
fn no_test_stands_where_it_would_not_be_run() {
    let crates = without_unit_tests();
    for id in registry::ids() {
        let manifest = root().join("crates/games").join(id).join("Cargo.toml");
        assert!(crates.contains(&manifest), "{id} is compiled a second time for no unit test");
    }
    for manifest in crates {
        for path in files(manifest.with_file_name("src")) {
            let text = std::fs::read_to_string(&path).expect("sources are text");
            assert!(!text.contains("#[test]"), "{}: it belongs into tests/", path.display());
        }
    }
}

/// All files in a folder and those in it.
fn files(folder: PathBuf) -> Vec<PathBuf> {
    let (mut folders, mut files) = (vec![folder], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files
}

/// The rulings that a text cites or makes: a letter, a hyphen and a number.
fn rulings(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.filter(|word| {
        word.strip_prefix(['R', 'T', 'C']).and_then(|rest| rest.strip_prefix('-')).is_some_and(
            |number| !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()),
        )
    })
}

/// Whoever reads a ruling's number beside a rule finds the ruling.
#[test]
fn every_ruling_that_is_cited_is_written_down() {
    let (mut cited, mut missing) = (0, Vec::new());
    for id in registry::ids() {
        let game = root().join("crates/games").join(id);
        let book = std::fs::read_to_string(game.join("RULES.md")).expect("the game has rules");
        let made: Vec<&str> = rulings(&book).collect();
        for folder in ["src", "data", "lang"] {
            for path in files(game.join(folder)) {
                let Ok(text) = std::fs::read_to_string(&path) else { continue };
                for ruling in rulings(&text) {
                    cited += 1;
                    if !made.contains(&ruling) {
                        missing.push(format!("{} cites {ruling}", path.display()));
                    }
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(cited > 50, "the games cite their rulings");
}

/// The lines of a file of the example, or of all files of a folder.
fn lines(path: &Path) -> usize {
    if path.is_dir() {
        let within = std::fs::read_dir(path).expect("the folder can be read");
        return within.map(|entry| lines(&entry.expect("it can be read").path())).sum();
    }
    let text = std::fs::read_to_string(path);
    text.unwrap_or_else(|error| panic!("{}: {error}", path.display())).lines().count()
}

/// The page that walks through the example says how long its parts are.
#[test]
fn the_example_is_as_long_as_its_page_says() {
    let page = std::fs::read_to_string(root().join("docs/ADDING-A-GAME.md")).expect("the page");
    let rows: Vec<(&str, usize)> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "))
        .filter_map(|(what, count)| Some((what, count.parse().ok()?)))
        .collect();
    let example = root().join("examples/ford");
    // Modules stand between backticks.
    let modules = |what: &str| {
        let names = what.split('`').skip(1).step_by(2);
        names.map(|name| lines(&example.join(format!("src/{name}.rs")))).sum()
    };
    let parts = |names: &[&str]| names.iter().map(|name| lines(&example.join(name))).sum();
    let counted: Vec<(&str, usize)> = rows
        .iter()
        .enumerate()
        .map(|(row, (what, _))| {
            let count = match row {
                0 | 1 => modules(what),
                2 => parts(&["lang"]),
                3 => parts(&["data", "Cargo.toml", "build.rs", "clippy.toml"]),
                4 => parts(&["tests"]),
                other => panic!("a row that nobody counts: {other}"),
            };
            (*what, count)
        })
        .collect();
    assert_eq!(rows, counted);
    let listed = rows.iter().flat_map(|(what, _)| what.split('`').skip(1).step_by(2)).count();
    let files = std::fs::read_dir(example.join("src")).expect("the folder can be read").count();
    assert_eq!(listed + 1, files, "every module but the first is listed");
}
