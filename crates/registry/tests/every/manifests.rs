//! Which crate may depend on which: the arrows of docs/ARCHITECTURE.md, and its invariant 9.

use std::collections::{BTreeMap, BTreeSet};

use rubicon_registry as registry;

use super::promises::root;

/// The crates of the workspace by folder, each with the folders of those that it depends on. With
/// `tests`, also of those that only its tests and build scripts need.
fn arrows(tests: bool) -> BTreeMap<String, BTreeSet<String>> {
    let mut paths = BTreeMap::new();
    for folder in ["crates", "crates/games", "examples"] {
        for entry in std::fs::read_dir(root().join(folder)).expect("it is there") {
            let path = entry.expect("it can be read").path();
            if let Ok(text) = std::fs::read_to_string(path.join("Cargo.toml")) {
                let name = path.file_name().expect("a folder has a name");
                paths.insert(name.to_string_lossy().into_owned(), text);
            }
        }
    }
    let names: BTreeSet<String> = paths.keys().cloned().collect();
    let needs = |text: &str| {
        let mut counts = false;
        let mut needed = BTreeSet::new();
        for line in text.lines() {
            if line.starts_with('[') {
                counts = line == "[dependencies]" || tests && line.ends_with("dependencies]");
                continue;
            }
            let name = line.split([' ', '.', '=']).next().unwrap_or_default();
            if counts && names.contains(name) {
                needed.insert(name.to_owned());
            }
        }
        needed
    };
    paths.iter().map(|(name, text)| (name.clone(), needs(text))).collect()
}

/// All that a crate is built on, step by step.
fn beneath<'a>(arrows: &'a BTreeMap<String, BTreeSet<String>>, name: &'a str) -> BTreeSet<&'a str> {
    let (mut found, mut ahead) = (BTreeSet::new(), vec![name]);
    while let Some(next) = ahead.pop() {
        let needed = arrows[next].iter().map(String::as_str);
        ahead.extend(needed.filter(|name| found.insert(*name)));
    }
    found
}

#[test]
fn only_the_command_line_depends_on_the_server() {
    let with: Vec<String> = arrows(true)
        .into_iter()
        .filter_map(|(name, needed)| needed.contains("server").then_some(name))
        .collect();
    assert_eq!(with, ["cli"]);
}

#[test]
fn bots_never_name_a_game() {
    let all = arrows(true);
    for game in registry::ids() {
        assert!(!beneath(&all, "bots").contains(game), "the bots know {game}");
    }
    assert!(!beneath(&all, "bots").contains("registry"));
}

#[test]
fn a_game_knows_the_kernel_and_geometry_and_nothing_else() {
    let all = arrows(false);
    for game in registry::ids().into_iter().chain(["ford"]) {
        let beneath = beneath(&all, game);
        assert!(beneath.contains("kernel"), "{game}: the manifest is read");
        let below = beneath.iter().filter(|name| !["kernel", "geometry"].contains(name));
        assert_eq!(below.count(), 0, "{game} is built on {beneath:?}");
    }
}

#[test]
fn the_base_knows_nothing_above_it() {
    let all = arrows(false);
    for base in ["kernel", "geometry", "rulebook"] {
        assert!(all[base].is_empty(), "{base} is built on {:?}", all[base]);
    }
    assert_eq!(beneath(&all, "atlas").into_iter().collect::<Vec<_>>(), ["geometry"]);
    assert_eq!(beneath(&all, "bots").into_iter().collect::<Vec<_>>(), ["kernel"]);
}
