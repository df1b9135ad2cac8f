//! `rubicon map`.

use std::path::Path;

use crate::{check_fails, check_json, check_runs, folder};

/// Where the page keeps its maps.
const MAPS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/art/data");

#[test]
fn a_game_without_hexes_has_no_map_to_draw() {
    assert_eq!(check_fails("map julius --svg"), "error: julius has no hex map\n");
    assert!(check_fails("map carthage --svg").contains("there is no game \"carthage\""));
    assert!(check_fails("map julius").contains("--svg"));
}

/// What the program draws is what the page shows, for every game that has a map there.
#[test]
fn the_page_has_the_maps_that_are_drawn() {
    let folder = folder("maps");
    for game in check_json("games --json").as_array().expect("a list of games") {
        let id = game["id"].as_str().expect("a game has an id");
        let committed = Path::new(MAPS).join(format!("{id}-map.svg"));
        if !committed.exists() {
            assert!(check_fails(&format!("map {id} --svg")).contains("no hex map"));
            continue;
        }
        let committed = std::fs::read_to_string(committed).expect("the page's map can be read");
        assert!(check_runs(&format!("map {id} --svg")) == committed, "run `make maps`");
        let file = folder.join(format!("{id}.svg"));
        check_runs(&format!("map {id} --svg --out {}", file.display()));
        assert!(std::fs::read_to_string(file).expect("a map was written") == committed);
    }
}
