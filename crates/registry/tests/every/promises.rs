//! What every game of the registry promises, and that the documents tell the truth.

use std::path::{Path, PathBuf};

use kernel::{Game, Lang};
use rubicon_registry::{self as registry, Visitor};

fn root() -> PathBuf {
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
        let mut folders = vec![manifest.with_file_name("src")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder).expect("sources can be read") {
                let path = entry.expect("sources can be read").path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).expect("sources are text");
                assert!(!text.contains("#[test]"), "{}: it belongs into tests/", path.display());
            }
        }
    }
}
