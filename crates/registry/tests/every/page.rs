//! Every game of the program has its folder in the page: a map, a picture, and a colour a seat.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use kernel::{Game, Lang, Setup, Viewer};
use rubicon_registry::{Visitor, ids, load, visit};

/// Where the page keeps what it has of each game.
fn folder(id: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(id)
}

/// The maps that the scenes of a game are drawn on, one for each scenario at most.
fn maps<G: Game>() -> BTreeSet<String> {
    let pack = load::<G>(None).expect("the built-in data has no fault").pack;
    let map = |scenario: &&str| {
        let setup = Setup { scenario: (*scenario).to_owned(), ..Setup::default() };
        let dice = &mut kernel::SeededDice::new(1, 1);
        let game: G = kernel::start(pack, &setup, dice, None).expect("the scenario exists");
        kernel::scene::<G>(pack, &game.view(Viewer::Spectator), &[], Lang::En).map
    };
    G::info().scenarios.iter().map(map).collect()
}

struct Look;

impl Visitor for Look {
    type Out = ();

    fn visit<G: Game>(self) {
        let id = G::info().id;
        let folder = folder(id);
        assert!(
            folder.is_dir(),
            "the page has no folder for {id}: make web/src/games/{id} (web/src/games/index.ts says \
             what it holds)"
        );
        let files: Vec<String> = std::fs::read_dir(&folder)
            .expect("the folder can be read")
            .map(|file| file.expect("it can be read").file_name().to_string_lossy().into_owned())
            .collect();
        let has = |name: &str| files.iter().any(|file| file == name);
        // `siege` is drawn by map.ts, `conquest-rhine` by map-rhine.ts.
        for map in maps::<G>() {
            let rest = map.strip_prefix(id).unwrap_or_else(|| panic!("{id} draws the map {map}"));
            let drawn = [".ts", ".tsx"].iter().any(|kind| has(&format!("map{rest}{kind}")));
            assert!(drawn, "web/src/games/{id} has no map{rest}.ts for the map {map}");
        }
        for (file, what) in [
            ("picture.tsx", "for the lobby"),
            ("lesson.ts", "with a guided first game"),
            ("page.ts", "with what its page tells"),
        ] {
            assert!(has(file), "web/src/games/{id} has no {file} {what}");
        }
        let palette = std::fs::read_to_string(folder.join("palette.css"))
            .unwrap_or_else(|_| panic!("web/src/games/{id} has no palette.css"));
        let scope = format!("[data-game=\"{id}\"]");
        assert!(palette.contains(&scope), "web/src/games/{id}/palette.css is not inside {scope}");
        for seat in kernel::seatings::<G>().iter().flat_map(|seating| seating.seats) {
            assert!(
                palette.contains(&format!(".hue-{seat}")),
                "web/src/games/{id}/palette.css has no colours for {seat}: .hue-{seat}"
            );
        }
    }
}

#[test]
fn every_game_has_its_folder_in_the_page() {
    for id in ids() {
        visit(id, Look).expect("the registry knows its games");
    }
}
