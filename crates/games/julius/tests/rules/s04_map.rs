//! 4.0: cities, roads, straits, seas, islands, ports.

use julius::Place;
use julius::Side::{self, Caesar, Pompey};
use kernel::prelude::*;
use serde_json::json;

use crate::field::*;
use crate::play::{action, place};

/// 43 major roads.
pub(crate) const MAJOR_ROADS: &[(&str, &str)] = &[
    ("Alexandria", "Catabathmus"),
    ("Alexandria", "Memphis"),
    ("Antiochia", "Damascus"),
    ("Antiochia", "Tarsus"),
    ("Athenae", "Thessalonica"),
    ("Aenos", "Byzantium"),
    ("Aenos", "Thessalonica"),
    ("Ancyra", "Appia"),
    ("Ancyra", "Eusebia"),
    ("Ancyra", "Nicomedia"),
    ("Appia", "Ephesus"),
    ("Aquileia", "Ravenna"),
    ("Aquileia", "Salona"),
    ("Aquileia", "Sirmium"),
    ("Asculum", "Ravenna"),
    ("Badias", "Utica"),
    ("Bilbilis", "Burdigala"),
    ("Bilbilis", "Toletum"),
    ("Brundisium", "Neapolis"),
    ("Burdigala", "Narbo"),
    ("Carthago Nova", "Corduba"),
    ("Carthago Nova", "Tarraco"),
    ("Catabathmus", "Cyrene"),
    ("Cenabum", "Lugdunum"),
    ("Corduba", "Gades"),
    ("Corduba", "Toletum"),
    ("Damascus", "Jerusalem"),
    ("Dyrrachium", "Thessalonica"),
    ("Eusebia", "Tarsus"),
    ("Genua", "Massilia"),
    ("Genua", "Roma"),
    ("Genua", "Ravenna"),
    ("Iomnium", "Utica"),
    ("Jerusalem", "Pelusium"),
    ("Lugdunum", "Massilia"),
    ("Massilia", "Narbo"),
    ("Memphis", "Pelusium"),
    ("Narbo", "Tarraco"),
    ("Neapolis", "Roma"),
    ("Neapolis", "Rhegium"),
    ("Serdica", "Sirmium"),
    ("Serdica", "Thessalonica"),
    ("Tacape", "Utica"),
];

/// 47 minor roads.
pub(crate) const MINOR_ROADS: &[(&str, &str)] = &[
    ("Alexandria", "Pelusium"),
    ("Ambracia", "Athenae"),
    ("Athenae", "Pylos"),
    ("Aenos", "Serdica"),
    ("Ambracia", "Dyrrachium"),
    ("Ancyra", "Sinope"),
    ("Appia", "Nicomedia"),
    ("Appia", "Perga"),
    ("Asculum", "Roma"),
    ("Asculum", "Sipontum"),
    ("Asturica", "Bilbilis"),
    ("Asturica", "Emerita"),
    ("Asturica", "Portus"),
    ("Asturica", "Toletum"),
    ("Badias", "Iomnium"),
    ("Badias", "Tacape"),
    ("Bilbilis", "Tarraco"),
    ("Brundisium", "Sipontum"),
    ("Burdigala", "Cenabum"),
    ("Carthago Nova", "Gades"),
    ("Carthago Nova", "Toletum"),
    ("Cenabum", "Treviri"),
    ("Cyrene", "Thubactus"),
    ("Dyrrachium", "Salona"),
    ("Ephesus", "Perga"),
    ("Ephesus", "Pergamum"),
    ("Emerita", "Gades"),
    ("Emerita", "Olisipo"),
    ("Eusebia", "Sinope"),
    ("Gades", "Olisipo"),
    ("Genua", "Lugdunum"),
    ("Iomnium", "Siga"),
    ("Lilybaeum", "Messana"),
    ("Lilybaeum", "Syracusae"),
    ("Lugdunum", "Treviri"),
    ("Messana", "Syracusae"),
    ("Neapolis", "Sipontum"),
    ("Nicomedia", "Pergamum"),
    ("Nicomedia", "Sinope"),
    ("Olisipo", "Portus"),
    ("Perga", "Tarsus"),
    ("Ravenna", "Roma"),
    ("Sala", "Siga"),
    ("Sala", "Tingis"),
    ("Salona", "Sirmium"),
    ("Siga", "Tingis"),
    ("Tacape", "Thubactus"),
];

/// Four straits.
pub(crate) const STRAITS: &[(&str, &str)] = &[
    ("Aenos", "Pergamum"),
    ("Byzantium", "Nicomedia"),
    ("Gades", "Tingis"),
    ("Messana", "Rhegium"),
];

/// Seas that meet.
pub(crate) const BORDERS: &[(&str, &str)] = &[
    ("Mare Aegaeum", "Mare Aegypticum"),
    ("Mare Aegaeum", "Mare Internum"),
    ("Mare Aegaeum", "Propontis"),
    ("Mare Aegypticum", "Mare Internum"),
    ("Mare Hadriaticum", "Mare Internum"),
    ("Mare Hispanum", "Mare Tyrrhenum"),
    ("Mare Hispanum", "Oceanus Atlanticus"),
    ("Mare Internum", "Mare Tyrrhenum"),
    ("Pontus Euxinus", "Propontis"),
];

/// The ports of each sea, as rule 4.42 lists them.
pub(crate) const PORTS: &[(&str, &[&str])] = &[
    ("Oceanus Atlanticus", &["Burdigala", "Gades", "Olisipo", "Portus", "Sala", "Tingis"]),
    (
        "Mare Hispanum",
        &[
            "Caralis",
            "Carthago Nova",
            "Genua",
            "Iomnium",
            "Massilia",
            "Narbo",
            "Siga",
            "Tarraco",
            "Tingis",
            "Utica",
        ],
    ),
    (
        "Mare Tyrrhenum",
        &[
            "Aleria",
            "Caralis",
            "Genua",
            "Lilybaeum",
            "Messana",
            "Neapolis",
            "Rhegium",
            "Roma",
            "Utica",
        ],
    ),
    (
        "Mare Internum",
        &[
            "Ambracia",
            "Brundisium",
            "Creta",
            "Cyrene",
            "Lilybaeum",
            "Messana",
            "Pylos",
            "Rhegium",
            "Syracusae",
            "Tacape",
            "Thubactus",
            "Utica",
        ],
    ),
    (
        "Mare Hadriaticum",
        &["Aquileia", "Brundisium", "Dyrrachium", "Ravenna", "Salona", "Sipontum"],
    ),
    ("Mare Aegaeum", &["Aenos", "Athenae", "Creta", "Ephesus", "Thessalonica"]),
    ("Propontis", &["Byzantium", "Nicomedia"]),
    ("Pontus Euxinus", &["Byzantium", "Sinope"]),
    (
        "Mare Aegypticum",
        &[
            "Alexandria",
            "Antiochia",
            "Catabathmus",
            "Creta",
            "Perga",
            "Pelusium",
            "Salamis",
            "Tarsus",
        ],
    ),
];

fn cities() -> impl Iterator<Item = &'static str> {
    Place::all().filter(|place| !place.is_sea()).map(Place::name)
}

fn seas() -> impl Iterator<Item = &'static str> {
    Place::all().filter(|place| place.is_sea()).map(Place::name)
}

fn joined(pairs: &[(&str, &str)], one: &str, two: &str) -> bool {
    pairs.contains(&(one, two)) || pairs.contains(&(two, one))
}

fn is_port(city: &str, sea: &str) -> bool {
    PORTS.iter().any(|(name, ports)| *name == sea && ports.contains(&city))
}

fn is_coastal(city: &str) -> bool {
    seas().any(|sea| is_port(city, sea))
}

/// Whether the step is allowed.
fn may(play: &Play, side: Side, block: &str, to: &str) -> bool {
    play.game.check(side.seat(), &action(step(block, to))).is_ok()
}

fn legion_in(city: &str) -> Draw {
    draw().caesar(city, "legio-8")
}

#[test]
fn r4_1_land_blocks_stand_in_cities_and_fleets_in_ports_or_seas() {
    let mut position = draw().caesar("Genua", "legio-8 c-navis-1").play().position();
    assert!(is_possible(&position));
    for place in cities().chain(seas()) {
        let sea = seas().any(|sea| sea == place);
        position["secrets"]["caesar"]["blocks"]["legio-8"]["at"] = json!(place);
        assert_eq!(is_possible(&position), !sea, "a legion in {place}");
        position["secrets"]["caesar"]["blocks"]["legio-8"]["at"] = json!("Genua");
        position["secrets"]["caesar"]["blocks"]["c-navis-1"]["at"] = json!(place);
        assert_eq!(is_possible(&position), sea || is_coastal(place), "a fleet in {place}");
        position["secrets"]["caesar"]["blocks"]["c-navis-1"]["at"] = json!("Genua");
    }
}

#[test]
fn r4_1_no_move_takes_a_block_where_it_cannot_stand() {
    let mut play = draw().caesar("Massilia", "legio-8 c-navis-1").play();
    play.act(Caesar, activate("Massilia"));
    play.refused(Caesar, step("legio-8", "Mare Hispanum"), "4.4")
        .allowed(Caesar, step("legio-8", "Lugdunum"))
        .allowed(Caesar, step("c-navis-1", "Mare Hispanum"))
        .refused(Caesar, step("c-navis-1", "Lugdunum"), "6.2")
        .refused(Caesar, step("c-navis-1", "Genua"), "6.2");
}

/// What cities are worth (4.2).
pub(crate) const POINTS: &[(&str, u8)] = &[
    ("Roma", 2),
    ("Alexandria", 2),
    ("Antiochia", 1),
    ("Athenae", 1),
    ("Byzantium", 1),
    ("Carthago Nova", 1),
    ("Ephesus", 1),
    ("Massilia", 1),
    ("Syracusae", 1),
    ("Tarraco", 1),
    ("Utica", 1),
];

/// At the end of the last year Caesar holds Roma and one city more, Pompey Alexandria and some
/// cities worth a point. Equal points are Caesar's win, for he holds Roma.
fn caesar_wins(city: &str, against: usize) -> bool {
    let others =
        ["Antiochia", "Byzantium", "Ephesus", "Syracusae"].into_iter().filter(|&x| x != city);
    let others: Vec<&str> = others.take(against).collect();
    let mut draw = draw()
        .set("year", json!(709))
        .set("turn", json!(5))
        .cards("2/2", "2/1")
        .levies("pompey", 1)
        .caesar("Roma", "legio-8")
        .pompey("Alexandria", "cleopatra");
    if city != "Roma" {
        draw = draw.caesar(city, "legio-12");
    }
    draw = spread(draw, Pompey, &["legio-1", "legio-2", "legio-3"], &others);
    let mut play = draw.play();
    play.act(Pompey, end_levies());
    assert_eq!(play.phase(), "over");
    play.position()["phase"]["winner"] == "caesar"
}

#[test]
fn r4_2_eleven_cities_are_worth_thirteen_points() {
    assert_eq!(POINTS.iter().map(|(_, points)| points).sum::<u8>(), 13);
    for city in cities().filter(|city| !["Roma", "Alexandria"].contains(city)) {
        let points = POINTS.iter().find(|(name, _)| *name == city).map_or(0, |pair| pair.1);
        for against in 0..=2 {
            let wins = caesar_wins(city, against);
            assert_eq!(wins, usize::from(points) >= against, "{city} against {against}");
        }
    }
    // Roma alone against Alexandria and `against` points more.
    assert!(caesar_wins("Roma", 0) && !caesar_wins("Roma", 1));
}

#[test]
fn r4_2_alexandria_is_worth_two() {
    // Pompey has Roma and Alexandria; equal points are his win.
    let winner = |cities: &[&str]| {
        let draw = draw()
            .set("year", json!(709))
            .set("turn", json!(5))
            .cards("2/2", "2/1")
            .levies("pompey", 1)
            .pompey("Alexandria", "cleopatra")
            .pompey("Roma", "legio-1");
        let legions = ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11"];
        let mut play = spread(draw, Caesar, &legions, cities).play();
        play.act(Pompey, end_levies());
        play.position()["phase"]["winner"].clone()
    };
    let cities = ["Tarraco", "Massilia", "Utica", "Ephesus", "Byzantium"];
    assert_eq!(winner(&cities[..4]), "pompey", "four against two and two");
    assert_eq!(winner(&cities), "caesar", "five against two and two");
}

#[test]
fn r4_21_friendly_enemy_neutral_contested() {
    let play = draw()
        .caesar("Genua", "legio-8")
        .caesar("Ravenna", "c-navis-2")
        .pompey("Neapolis", "legio-1")
        .play();
    let public = play.game.public();
    let (genua, neapolis, roma) = (place("Genua"), place("Neapolis"), place("Roma"));
    assert!(public.is_friendly(Caesar, genua) && !public.is_friendly(Pompey, genua));
    assert!(public.is_friendly(Caesar, place("Ravenna")), "a fleet holds a port");
    assert!(public.is_friendly(Pompey, neapolis) && !public.is_open(Caesar, neapolis));
    assert!(public.is_vacant(roma) && public.is_open(Caesar, roma) && public.is_open(Pompey, roma));
}

#[test]
fn r4_21_an_attack_makes_a_city_contested_at_once() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8 legio-12:1")
        .pompey("Roma", "legio-1 legio-2 legio-3:1")
        .pompey("Utica", "legio-39:1")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    let roma = place("Roma");
    assert!(play.game.public().is_contested(roma));
    assert!(!play.game.public().is_friendly(Pompey, roma));
    assert_eq!(play.position()["attacked"], json!([["Roma"], []]));
    // Neither side can levy there any more.
    play.act(Caesar, end_moves());
    play.refused(Caesar, levy("legio-17", "Roma"), "6.4").allowed(Caesar, reinforce("legio-12"));
    play.end(Caesar);
    play.act(Pompey, end_moves());
    play.refused(Pompey, reinforce("legio-3"), "6.4").allowed(Pompey, reinforce("legio-39"));
}

#[test]
fn r4_21_a_city_left_is_neutral_at_once_and_a_city_entered_is_friendly() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8:1")
        .pompey("Neapolis", "legio-1")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    assert!(play.game.public().is_vacant(place("Genua")));
    assert!(play.game.public().is_friendly(Caesar, place("Roma")));
    play.act(Caesar, end_moves());
    play.refused(Caesar, levy("legio-11", "Genua"), "6.4")
        .refused(Caesar, levy("c-auxilia-1", "Genua"), "6.4")
        .allowed(Caesar, levy("legio-17", "Roma"))
        .allowed(Caesar, levy("c-auxilia-1", "Roma"))
        .allowed(Caesar, reinforce("legio-8"));
}

#[test]
fn r4_3_land_blocks_follow_the_roads() {
    assert_eq!((MAJOR_ROADS.len(), MINOR_ROADS.len(), STRAITS.len()), (43, 47, 4));
    for from in cities() {
        let road = |to: &str| {
            joined(MAJOR_ROADS, from, to)
                || joined(MINOR_ROADS, from, to)
                || joined(STRAITS, from, to)
        };
        // A fleet makes sure that the group of an island can be activated, too.
        let mut position = legion_in(from);
        if is_coastal(from) {
            position = position.caesar(from, "c-navis-1");
        }
        let mut play = position.play();
        play.act(Caesar, activate(from));
        for to in cities() {
            assert_eq!(may(&play, Caesar, "legio-8", to), road(to), "{from} to {to}");
        }
        for sea in seas() {
            assert!(!may(&play, Caesar, "legio-8", sea), "{from} to {sea}");
        }
    }
}

#[test]
fn r4_3_a_place_next_to_nothing_is_out_of_reach() {
    let mut play = legion_in("Massilia").play();
    play.act(Caesar, activate("Massilia"));
    play.refused(Caesar, step("legio-8", "Tarraco"), "6.1")
        .refused(Caesar, step("legio-8", "Aleria"), "6.1")
        .allowed(Caesar, step("legio-8", "Narbo"));
}

/// The way from a city to the other side of each strait, both ways.
fn straits() -> impl Iterator<Item = (&'static str, &'static str)> {
    STRAITS.iter().copied().flat_map(|(one, two)| [(one, two), (two, one)])
}

#[test]
fn r4_32_two_blocks_cross_a_strait() {
    for (from, to) in straits() {
        let mut play = draw().caesar(from, "legio-7 legio-8 legio-9").play();
        play.act(Caesar, activate(from));
        play.walk(Caesar, "legio-7", &[to]);
        play.walk(Caesar, "legio-8", &[to]);
        play.refused(Caesar, step("legio-9", to), "4.32");
        assert_eq!((play.at("legio-8").as_str(), play.at("legio-9").as_str()), (to, from));
    }
}

#[test]
fn r4_32_one_block_crosses_to_a_city_that_is_defended() {
    for (from, to) in straits() {
        let mut play =
            draw().caesar(from, "legio-7 legio-8").pompey(to, "legio-1").moves("caesar", 2).play();
        play.march(Caesar, from, to, "legio-7");
        play.refused(Caesar, step("legio-8", to), "4.32");
    }
}

#[test]
fn r4_32_each_strait_counts_by_itself_and_for_each_player() {
    let mut play = draw()
        .cards("3/2", "3/2")
        .moves("caesar", 2)
        .caesar("Rhegium", "legio-7 legio-8 legio-9")
        .caesar("Gades", "legio-10 legio-11")
        .pompey("Carthago Nova", "legio-1 legio-2")
        .play();
    play.act(Caesar, activate("Rhegium"));
    // Two go over and on; the strait stays full.
    play.walk(Caesar, "legio-7", &["Messana", "Syracusae"]);
    play.walk(Caesar, "legio-8", &["Messana", "Syracusae"]);
    play.refused(Caesar, step("legio-9", "Messana"), "4.32");
    play.act(Caesar, activate("Gades"));
    play.walk(Caesar, "legio-10", &["Tingis", "Sala"]);
    play.walk(Caesar, "legio-11", &["Tingis", "Siga"]);
    play.end(Caesar);
    // What the first player used does not bind the second.
    play.act(Pompey, activate("Carthago Nova"));
    play.walk(Pompey, "legio-1", &["Gades", "Tingis"]);
    play.walk(Pompey, "legio-2", &["Gades", "Tingis"]);
    assert_eq!((play.at("legio-1"), play.at("legio-2")), ("Tingis".into(), "Tingis".into()));
}

#[test]
fn r4_32_a_crossing_counts_in_both_directions() {
    let mut play = draw()
        .moves("caesar", 2)
        .caesar("Rhegium", "legio-7 legio-8")
        .caesar("Messana", "legio-9")
        .play();
    play.act(Caesar, activate("Rhegium"));
    play.walk(Caesar, "legio-7", &["Messana"]);
    play.act(Caesar, activate("Messana"));
    play.walk(Caesar, "legio-9", &["Rhegium"]);
    play.refused(Caesar, step("legio-8", "Messana"), "4.32");
}

#[test]
fn r4_32_fleets_pass_straits_whoever_holds_the_cities() {
    let mut play = draw()
        .caesar("Mare Aegaeum", "c-navis-1 c-navis-2 c-navis-3")
        .pompey("Aenos", "legio-1")
        .pompey("Pergamum", "legio-2")
        .pompey("Byzantium", "legio-3")
        .pompey("Nicomedia", "legio-4")
        .play();
    play.act(Caesar, activate("Mare Aegaeum"));
    for fleet in ["c-navis-1", "c-navis-2", "c-navis-3"] {
        play.walk(Caesar, fleet, &["Propontis", "Pontus Euxinus"]);
        assert_eq!(play.at(fleet), "Pontus Euxinus");
    }
}

#[test]
fn r4_32_amphibious_moves_pass_straits_whoever_holds_the_cities() {
    let mut play = draw()
        .moves("caesar", 3)
        .caesar("Athenae", "legio-7 legio-8 legio-9")
        .caesar("Mare Aegaeum", "c-navis-1")
        .caesar("Propontis", "c-navis-2")
        .caesar("Pontus Euxinus", "c-navis-3")
        .pompey("Aenos", "legio-1")
        .pompey("Pergamum", "legio-2")
        .pompey("Byzantium", "legio-3")
        .pompey("Nicomedia", "legio-4")
        .play();
    for block in ["legio-7", "legio-8", "legio-9"] {
        play.ferry(Caesar, block, &["Mare Aegaeum", "Propontis", "Pontus Euxinus"], "Sinope");
        assert_eq!(play.at(block), "Sinope");
    }
}

#[test]
fn r4_4_nine_seas_and_where_they_meet() {
    assert_eq!(seas().count(), 9);
    assert_eq!(BORDERS.len(), 9);
    for from in seas() {
        let mut play = draw().caesar(from, "c-navis-1").play();
        play.act(Caesar, activate(from));
        for to in seas() {
            let border = joined(BORDERS, from, to);
            assert_eq!(may(&play, Caesar, "c-navis-1", to), border, "{from} to {to}");
        }
    }
}

#[test]
fn r4_4_only_fleets_hold_a_sea_and_what_they_leave_is_neutral() {
    let tyrrhenum = place("Mare Tyrrhenum");
    let position = || {
        draw()
            .cards("3/2", "3/2")
            .caesar("Roma", "legio-8")
            .caesar("Mare Tyrrhenum", "c-navis-1")
            .pompey("Mare Internum", "p-navis-1")
            .moves("caesar", 2)
    };
    let mut play = position().play();
    assert!(play.game.public().is_friendly(Caesar, tyrrhenum));
    assert!(play.game.public().is_vacant(place("Mare Hispanum")));
    play.allowed(Caesar, embark("legio-8", "Mare Tyrrhenum"));
    play.act(Caesar, activate("Roma"));
    play.refused(Caesar, step("legio-8", "Mare Tyrrhenum"), "4.4");
    play.march(Caesar, "Mare Tyrrhenum", "Mare Hispanum", "c-navis-1");
    assert!(play.game.public().is_vacant(tyrrhenum));
    assert!(play.game.public().is_friendly(Caesar, place("Mare Hispanum")));
    // Entering the enemy's sea contests it.
    let mut play = position().play();
    play.march(Caesar, "Mare Tyrrhenum", "Mare Internum", "c-navis-1");
    assert!(play.game.public().is_contested(place("Mare Internum")));
    assert!(!play.game.public().is_friendly(Pompey, place("Mare Internum")));
}

#[test]
fn r4_4_neutral_and_enemy_seas_carry_nobody() {
    let position = || draw().caesar("Roma", "legio-8").pompey("Utica", "legio-39");
    position().play().refused(Caesar, embark("legio-8", "Mare Tyrrhenum"), "6.3");
    position().pompey("Mare Tyrrhenum", "p-navis-1").play().refused(
        Caesar,
        embark("legio-8", "Mare Tyrrhenum"),
        "6.3",
    );
}

#[test]
fn r4_41_islands_are_reached_by_water_alone() {
    for (island, sea, other) in [
        ("Aleria", "Mare Tyrrhenum", "Roma"),
        ("Caralis", "Mare Hispanum", "Massilia"),
        ("Creta", "Mare Internum", "Cyrene"),
        ("Salamis", "Mare Aegypticum", "Tarsus"),
    ] {
        // By road, neither there nor back.
        let mut play = draw().caesar(other, "legio-8").play();
        play.act(Caesar, activate(other));
        play.refused(Caesar, step("legio-8", island), "6.1");
        let mut play = draw().caesar(island, "legio-8 c-navis-1").play();
        play.act(Caesar, activate(island));
        assert!(
            cities().all(|city| !may(&play, Caesar, "legio-8", city)),
            "no road leaves {island}"
        );
        // A fleet goes there, and a legion is carried there and back.
        let mut play = draw().caesar(sea, "c-navis-1").caesar(other, "legio-8").play();
        play.march(Caesar, sea, island, "c-navis-1");
        assert_eq!(play.at("c-navis-1"), island);
        for (from, to) in [(other, island), (island, other)] {
            let mut play = draw().caesar(sea, "c-navis-1").caesar(from, "legio-8").play();
            play.ferry(Caesar, "legio-8", &[sea], to);
            assert_eq!(play.at("legio-8"), to);
        }
    }
}

#[test]
fn r4_41_sicilia_is_reached_by_the_strait_of_messana() {
    let mut play = draw().caesar("Rhegium", "legio-8 legio-9").play();
    play.act(Caesar, activate("Rhegium"));
    play.refused(Caesar, step("legio-9", "Syracusae"), "6.1");
    play.walk(Caesar, "legio-8", &["Messana", "Syracusae"]);
    play.walk(Caesar, "legio-9", &["Messana", "Lilybaeum"]);
    assert_eq!((play.at("legio-8"), play.at("legio-9")), ("Syracusae".into(), "Lilybaeum".into()));
}

#[test]
fn r4_42_ports_and_their_seas() {
    for city in cities().filter(|city| is_coastal(city)) {
        let mut play = draw().caesar(city, "c-navis-1").play();
        play.act(Caesar, activate(city));
        for sea in seas() {
            let port = is_port(city, sea);
            assert_eq!(may(&play, Caesar, "c-navis-1", sea), port, "{city} to {sea}");
        }
    }
    for sea in seas() {
        let mut play = draw().caesar(sea, "c-navis-1").play();
        play.act(Caesar, activate(sea));
        for city in cities() {
            assert_eq!(
                may(&play, Caesar, "c-navis-1", city),
                is_port(city, sea),
                "{sea} to {city}"
            );
        }
    }
    for (city, count) in [("Utica", 3), ("Creta", 3), ("Genua", 2), ("Roma", 1), ("Treviri", 0)] {
        assert_eq!(seas().filter(|sea| is_port(city, sea)).count(), count, "{city}");
    }
}

#[test]
fn r4_42_fleets_are_built_in_major_ports_only() {
    let major = [
        "Alexandria",
        "Athenae",
        "Carthago Nova",
        "Creta",
        "Ephesus",
        "Massilia",
        "Neapolis",
        "Ravenna",
        "Salamis",
        "Syracusae",
        "Utica",
    ];
    for city in cities() {
        let play = draw().levies("caesar", 1).caesar(city, "legio-8").play();
        if major.contains(&city) {
            play.allowed(Caesar, levy("c-navis-1", city));
        } else {
            play.refused(Caesar, levy("c-navis-1", city), "6.4");
        }
    }
}
