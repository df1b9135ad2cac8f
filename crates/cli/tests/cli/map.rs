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

/// What the program draws is what the page shows, for every game that has hexes.
#[test]
fn the_page_has_the_maps_that_are_drawn() {
    let folder = folder("maps");
    let mut hexes = 0;
    for game in check_json("games --json").as_array().expect("a list of games") {
        let id = game["id"].as_str().expect("a game has an id");
        std::fs::create_dir_all(folder.join(id)).expect("a folder can be made");
        let home = Path::new(GAMES).join(id);
        if !home.join("map.svg").exists() {
            assert!(check_fails(&format!("map {id} --svg")).contains("no hex map"));
            continue;
        }
        hexes += 1;
        for (how, name) in [("--svg", "map.svg"), ("--sheet", "sheet.ts")] {
            let committed = std::fs::read_to_string(home.join(name)).expect("the page has it");
            let drawn = check_runs(&format!("map {id} {how}"));
            assert!(drawn == committed, "web/src/games/{id}/{name} is old: run `make maps`");
        }
    }
    check_runs(&format!("map --all --out {}", folder.display()));
    let made = |id: &str| folder.join(id).join("sheet.ts").exists();
    let all = check_json("games --json");
    let ids = all.as_array().expect("a list").iter().filter_map(|game| game["id"].as_str());
    assert_eq!(ids.filter(|id| made(id)).count(), hexes);
}
