//! The five maps of `conquest`, as they are committed for the page.

use std::path::{Path, PathBuf};

const BATTLES: [&str; 5] = ["bibracte", "rhine", "sabis", "lutetia", "britannia"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// What the page has of a battle.
fn committed(name: &str) -> [PathBuf; 2] {
    let page = root().join("web/src/games/conquest");
    [page.join(format!("map-{name}.svg")), page.join(format!("sheet-{name}.ts"))]
}

#[test]
fn they_are_light_enough_for_a_page() {
    for name in BATTLES {
        let drawn = read(&committed(name)[0]);
        assert!(drawn.len() < 600_000, "{name}: {} bytes", drawn.len());
        let tags = drawn.matches('<').count() - drawn.matches("</").count();
        assert!(tags < 1_000, "{name}: {tags} elements");
        for heavy in ["<filter", "<clipPath", "<mask", "<image", "<script", "NaN", "inf", "data:"] {
            assert!(!drawn.contains(heavy), "{name} has {heavy}");
        }
    }
}

#[test]
fn each_shows_its_ground() {
    let layers = [
        ("bibracte", "streams roads trees groves laager stockade"),
        ("rhine", "marsh roads trees groves laager stockade"),
        ("sabis", "streams roads trees groves hedges stockade"),
        ("lutetia", "streams roads trees groves waters marsh"),
        ("britannia", "waters trees groves"),
    ];
    for (name, classes) in layers {
        let drawn = read(&committed(name)[0]);
        for class in classes.split(' ').chain(["relief", "grid", "numbers", "levels", "labels"]) {
            assert!(drawn.contains(&format!("class=\"map-{class}\"")), "{name}: {class}");
        }
    }
    // Nothing is drawn of what a map does not have.
    for (name, class) in [("britannia", "stockade"), ("rhine", "hedges"), ("lutetia", "laager")] {
        let drawn = read(&committed(name)[0]);
        assert!(!drawn.contains(&format!("class=\"map-{class}\"")), "{name}: {class}");
    }
}
