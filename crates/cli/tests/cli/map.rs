//! `rubicon map`.

use std::path::Path;

use crate::{check_fails, check_json, check_runs, folder};

/// Where the page keeps what it has of each game.
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/games");

#[test]
fn a_game_without_hexes_has_no_map_to_draw() {
    assert_eq!(check_fails("map julius --svg"), "error: julius has no hex map\n");
    assert!(check_fails("map carthage --svg").contains("there is no game \"carthage\""));
    assert!(check_fails("map julius").contains("--svg"));
    assert!(check_fails("map --all").contains("--out"));
}

#[test]
fn a_game_of_several_maps_asks_which() {
    let all = "conquest has several maps, say which: bibracte, rhine, sabis, lutetia, britannia";
    assert!(check_fails("map conquest --svg").contains(all));
    assert!(check_fails("map conquest carrhae --svg").contains(all));
    assert!(check_fails("map siege sabis --svg").contains("siege has one map"));
    assert!(check_runs("map conquest sabis --sheet").contains("ground"));
}

/// What the program draws is what the page shows, for every game that has hexes.
#[test]
fn the_page_has_the_maps_that_are_drawn() {
    let folder = folder("maps");
    for game in check_json("games --json").as_array().expect("a list of games") {
        let id = game["id"].as_str().expect("a game has an id");
        std::fs::create_dir_all(folder.join(id)).expect("a folder can be made");
    }
    let drawn = check_runs(&format!("map --all --out {}", folder.display()));
    assert_eq!(drawn.lines().count(), 7, "{drawn}");
    for map in drawn.lines().map(Path::new) {
        let name = map.file_name().expect("a map is a file").to_string_lossy();
        let sheet = map.with_file_name(name.replace("map", "sheet").replace(".svg", ".ts"));
        for made in [map, &sheet] {
            let name = made.strip_prefix(&folder).expect("it is drawn below the folder");
            let committed = std::fs::read(Path::new(GAMES).join(name)).expect("the page has it");
            let made = std::fs::read(made).expect("it was written");
            assert!(made == committed, "web/src/games/{} is old: run `make maps`", name.display());
        }
    }
}
