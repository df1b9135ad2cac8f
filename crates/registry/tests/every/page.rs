//! Every game of the program has its folder in the page: a map, a picture, and a colour a seat.

use std::path::{Path, PathBuf};

use kernel::Game;
use rubicon_registry::{Visitor, ids, visit};

/// Where the page keeps what it has of each game.
fn folder(id: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(id)
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
        let has = |name: &str| files.iter().any(|file| file.starts_with(name));
        assert!(has("map.") || has("map-"), "web/src/games/{id} has no map.ts or map-NAME.ts");
        assert!(has("picture.tsx"), "web/src/games/{id} has no picture.tsx for the lobby");
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
