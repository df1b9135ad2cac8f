//! The maps of the games, as they are committed for the page, and what a recipe can get wrong.

use geometry::hex::Sheet;
use rubicon_atlas::{Recipe, draw};

const MAP: &str = include_str!("../../../games/siege/data/map.toml");
const CHART: &str = include_str!("../../../games/siege/data/atlas.toml");
const COMMITTED: &str = include_str!("../../../../web/src/games/siege/map.svg");
const LINES: &str = include_str!("../../../games/alesia/data/map.toml");
const LINES_CHART: &str = include_str!("../../../games/alesia/data/atlas.toml");
const LINES_COMMITTED: &str = include_str!("../../../../web/src/games/alesia/map.svg");

fn siege() -> (Recipe, Sheet) {
    read(CHART, MAP)
}

fn alesia() -> (Recipe, Sheet) {
    read(LINES_CHART, LINES)
}

fn read(chart: &str, map: &str) -> (Recipe, Sheet) {
    let recipe = Recipe::read("atlas.toml", chart).expect("the recipe can be read");
    let sheet = Sheet::read("map.toml", map).expect("the map can be read");
    (recipe, sheet)
}

/// No part of a drawing makes a page slow, and nothing is fetched.
fn light(drawn: &str, elements: &[&str]) {
    for heavy in ["filter", "clipPath", "mask", "image", "foreignObject", "script"] {
        assert!(!elements.contains(&heavy), "{heavy}");
    }
    for word in ["mix-blend-mode", "filter:", "NaN", "inf", "http://", "data:"] {
        assert!(!drawn.replacen("http://www.w3.org/2000/svg", "", 1).contains(word), "{word}");
    }
}

/// The elements of a drawing, opened and closed in the right order.
fn elements(svg: &str) -> Vec<&str> {
    let (mut opened, mut all) = (Vec::new(), Vec::new());
    for tag in svg.split('<').skip(1) {
        let (inside, _) = tag.split_once('>').expect("every tag ends");
        if let Some(name) = inside.strip_prefix('/') {
            assert_eq!(opened.pop(), Some(name));
        } else {
            let name = inside.split([' ', '/']).next().unwrap_or_default();
            all.push(name);
            if !inside.ends_with('/') {
                opened.push(name);
            }
        }
    }
    assert!(opened.is_empty(), "{opened:?}");
    all
}

#[test]
fn the_committed_map_is_what_is_drawn() {
    let (recipe, sheet) = siege();
    let drawn = draw(&recipe, &sheet, "en").unwrap();
    assert!(drawn == COMMITTED, "web/src/games/siege/map.svg is old: run `make maps`");
    assert!(drawn.len() < 400_000, "{} bytes", drawn.len());
    let elements = elements(&drawn);
    assert!(elements.len() < 2_000, "{} elements", elements.len());
    light(&drawn, &elements);
}

#[test]
fn the_committed_map_of_the_lines_is_what_is_drawn() {
    let (recipe, sheet) = alesia();
    let drawn = draw(&recipe, &sheet, "en").unwrap();
    assert!(drawn == LINES_COMMITTED, "web/src/games/alesia/map.svg is old: run `make maps`");
    assert!(drawn.len() < 1_000_000, "{} bytes", drawn.len());
    let elements = elements(&drawn);
    assert!(elements.len() < 4_000, "{} elements", elements.len());
    light(&drawn, &elements);
}

#[test]
fn what_runs_through_hexes_can_be_found_by_the_page() {
    for class in ["rivers", "meadow", "trench", "pits", "circuit", "enclosures", "town", "zones"] {
        assert!(LINES_COMMITTED.contains(&format!("class=\"map-{class}\"")), "{class}");
    }
    let zones = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
    let zones = zones.map(|zone| format!("zone-{zone}"));
    let works = ["inner-line", "outer-line", "trench", "alesia"].map(str::to_owned);
    for id in zones.iter().chain(&works) {
        let id = format!("id=\"map-{id}\"");
        assert_eq!(LINES_COMMITTED.matches(&id).count(), 1, "{id}");
    }
    // Every hex with outer works has its pits or stakes.
    let (_, sheet) = alesia();
    let works = sheet.layers["works"].letters.iter().filter(|(_, letter)| **letter == 'x').count();
    let drawn = |what: &str| LINES_COMMITTED.matches(&format!("<use href=\"#map-{what}\"")).count();
    assert_eq!((drawn("stakes") + drawn("holes"), works), (260, 260));
}

#[test]
fn a_river_or_zone_with_a_hole_is_named() {
    let (recipe, _) = alesia();
    let refused = |change: &str, into: &str| {
        let sheet = Sheet::read("map.toml", &LINES.replacen(change, into, 1)).unwrap();
        draw(&recipe, &sheet, "en").unwrap_err().to_string()
    };
    assert_eq!(
        refused("2701 2702 2703", "2701 2703"),
        "map.toml: hexes rabutin, 2703: does not touch the one before"
    );
    assert_eq!(
        refused("0127 0126 0125 0124", "0127 0126 0124"),
        "map.toml: hexes zone-ii, 0124: does not touch the one before"
    );
}

#[test]
fn layers_and_works_can_be_found_by_the_page() {
    for class in [
        "relief",
        "shade",
        "light",
        "fields",
        "furrows",
        "woods",
        "hachures",
        "contours",
        "crests",
        "streams",
        "grid",
        "ditch",
        "dry-stone",
        "wash",
        "rampart",
        "town",
        "camps",
        "wagons",
        "paper",
        "frame",
        "numbers",
        "levels",
        "labels",
        "title",
    ] {
        assert!(COMMITTED.contains(&format!("class=\"map-{class}\"")), "{class}");
    }
    for id in ["external-line", "internal-line", "ditch", "dry-stone-wall", "alesia", "camp"] {
        let id = format!("id=\"map-{id}\"");
        assert_eq!(COMMITTED.matches(&id).count(), 1, "{id}");
    }
    assert_eq!(COMMITTED.matches("<use href=\"#map-camp\"").count(), 11);
    // Every number is printed, and every level.
    let group = |class: &str| {
        let start = COMMITTED.find(&format!("<g class=\"map-{class}\"")).unwrap();
        let rest = &COMMITTED[start..];
        let end = rest.find("</g>").unwrap();
        rest[..end].split("<text").skip(1).fold(String::new(), |all, text| {
            let inside = text.split_once('>').unwrap().1.split_once('<').unwrap().0;
            all + inside
        })
    };
    let (_, sheet) = siege();
    let numbers = group("numbers");
    assert_eq!(numbers.len(), 2_000);
    for hex in sheet.grid.hexes() {
        assert!(
            numbers.as_bytes().chunks(4).any(|four| four == hex.to_string().as_bytes()),
            "{hex}"
        );
    }
    assert_eq!(group("levels").len(), 500);
}

#[test]
fn the_words_below_the_map_are_translated() {
    let (recipe, sheet) = siege();
    let drawn = draw(&recipe, &sheet, "fr").unwrap();
    assert!(drawn.contains("le haut de la feuille est à l’ouest") && drawn.contains("un hexagone"));
    assert_eq!(draw(&recipe, &sheet, "la").unwrap(), COMMITTED);
}

#[test]
fn what_the_map_lacks_is_named() {
    let (recipe, _) = siege();
    let refused = |change: &str, into: &str| {
        let sheet = Sheet::read("map.toml", &MAP.replacen(change, into, 1)).unwrap();
        draw(&recipe, &sheet, "en").unwrap_err().to_string()
    };
    assert_eq!(
        refused("[sides.oserain]", "[sides.loire]"),
        "map.toml: there is no list of hexsides \"oserain\""
    );
    assert_eq!(
        refused("[hexes.alesia]", "[hexes.gergovia]"),
        "map.toml: there is no list of hexes \"alesia\""
    );
    assert_eq!(
        refused("[layers.region]", "[layers.area]"),
        "map.toml: there is no layer \"region\""
    );
    assert_eq!(
        refused("\"3\" = \"plateau\"", "\"3\" = \"plateau\", \"4\" = \"peak\""),
        "map.toml: layer level: \"4\" has no height"
    );
    assert_eq!(
        refused("0108-0109 0109-0209 ", "0108-0109 "),
        "map.toml: sides brenne, 0209-0210: does not go on from the one before"
    );
}

#[test]
fn a_recipe_that_cannot_be_read_is_named_with_its_line() {
    let fault = Recipe::read("atlas.toml", &CHART.replacen("radius = 40", "radius = \"big\"", 1));
    assert!(fault.unwrap_err().to_string().starts_with("atlas.toml:5: "));
    let fault = Recipe::read("atlas.toml", &CHART.replacen("[[ditch]]", "[[moat]]", 1));
    assert!(fault.unwrap_err().to_string().contains("moat"));
}
