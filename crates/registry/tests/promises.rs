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

/// Every path that the architecture page and the rule pages name exists.
#[test]
fn documents_name_paths_that_exist() {
    let root = root();
    let pages = [
        ("docs/ARCHITECTURE.md", ""),
        ("README.md", ""),
        ("crates/games/julius/RULES.md", "crates/games/julius/"),
    ];
    let mut named = 0;
    for (page, base) in pages {
        let text = std::fs::read_to_string(root.join(page)).expect("the page exists");
        let breaks = |letter: char| letter.is_whitespace() || "()[],;:|`*".contains(letter);
        for word in text.split(breaks).map(|word| word.trim_end_matches('.')) {
            let path_like = ["crates/", "docs/", "src/", "tests/", "data/"]
                .iter()
                .any(|start| word.starts_with(start) && word.len() > start.len());
            if !path_like || word.contains("games/*") {
                continue;
            }
            let base =
                if word.starts_with("crates/") || word.starts_with("docs/") { "" } else { base };
            assert!(root.join(base).join(word).exists(), "{page} names {word}, which is not there");
            named += 1;
        }
    }
    assert!(named > 20, "the pages name many paths");
}
