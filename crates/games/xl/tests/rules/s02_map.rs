//! 2.0: the map and the pieces.

use std::collections::BTreeSet;

use serde_json::json;
use xl::{Action, Place, Refusal};

use crate::play::{Look as _, Play, plain};
use crate::reader::*;

/// Gold of the Roman places.
const GOLD: &[(&str, u16)] = &[
    ("Rome", 4),
    ("Rubicon", 1),
    ("Vercellae", 1),
    ("Brundisium", 1),
    ("Messana", 2),
    ("Caralis", 1),
    ("Massilia", 2),
    ("Narbo", 1),
    ("Burdigala", 1),
    ("Lugdunum", 1),
    ("Tarraco", 1),
    ("Nova Carthago", 2),
    ("Corduba", 1),
    ("Gades", 2),
    ("Tingis", 1),
    ("Cirta", 1),
    ("Utica", 2),
    ("Salonae", 1),
    ("Dyrrachium", 1),
    ("Pharsalus", 1),
    ("Athens", 2),
    ("Crete", 1),
    ("Thracia", 1),
    ("Byzantium", 2),
    ("Pergamum", 3),
    ("Pontus", 1),
    ("Armenia", 1),
    ("Tarsus", 1),
    ("Antioch", 3),
    ("Hierosolyma", 2),
    ("Alexandria", 4),
    ("Cyrene", 1),
];

/// Strength of the barbarian areas.
pub(crate) const STRENGTH: &[(&str, u16)] = &[
    ("Britannia", 3),
    ("Germania", 4),
    ("Cantabria", 2),
    ("Pannonia", 3),
    ("Dacia", 4),
    ("Parthia", 5),
    ("Arabia", 2),
    ("Garamantes", 2),
];

const COLONIES: &[&str] = &["Vercellae", "Brundisium", "Narbo", "Corduba", "Tarsus"];

const CLIENTS: &[&str] =
    &["Tingis", "Cirta", "Thracia", "Pontus", "Armenia", "Hierosolyma", "Alexandria"];

const ROUTES: &[&str] = &[
    // By land.
    "Burdigala–Lugdunum",
    "Burdigala–Narbo",
    "Lugdunum–Massilia",
    "Lugdunum–Vercellae",
    "Narbo–Massilia",
    "Narbo–Tarraco",
    "Massilia–Vercellae",
    "Tarraco–Nova Carthago",
    "Nova Carthago–Corduba",
    "Corduba–Gades",
    "Tingis–Cirta",
    "Cirta–Utica",
    "Vercellae–Rubicon",
    "Rubicon–Rome",
    "Rome–Brundisium",
    "Brundisium–Messana",
    "Rubicon–Salonae",
    "Salonae–Dyrrachium",
    "Dyrrachium–Pharsalus",
    "Pharsalus–Athens",
    "Pharsalus–Thracia",
    "Pharsalus–Byzantium",
    "Thracia–Byzantium",
    "Byzantium–Pergamum",
    "Byzantium–Pontus",
    "Pergamum–Tarsus",
    "Pontus–Tarsus",
    "Pontus–Armenia",
    "Armenia–Antioch",
    "Tarsus–Antioch",
    "Antioch–Hierosolyma",
    "Hierosolyma–Alexandria",
    "Alexandria–Cyrene",
    "Cyrene–Utica",
    // By sea.
    "Massilia–Tarraco",
    "Massilia–Caralis",
    "Caralis–Rome",
    "Caralis–Utica",
    "Gades–Tingis",
    "Nova Carthago–Cirta",
    "Utica–Messana",
    "Rome–Messana",
    "Brundisium–Dyrrachium",
    "Messana–Athens",
    "Athens–Pergamum",
    "Athens–Crete",
    "Crete–Alexandria",
    "Crete–Cyrene",
    "Crete–Tarsus",
];

/// Links to the barbarian areas.
pub(crate) const LINKS: &[&str] = &[
    "Britannia–Burdigala",
    "Britannia–Lugdunum",
    "Germania–Lugdunum",
    "Germania–Vercellae",
    "Cantabria–Burdigala",
    "Cantabria–Tarraco",
    "Pannonia–Rubicon",
    "Pannonia–Salonae",
    "Pannonia–Dacia",
    "Dacia–Thracia",
    "Parthia–Armenia",
    "Parthia–Antioch",
    "Arabia–Hierosolyma",
    "Garamantes–Utica",
    "Garamantes–Cyrene",
];

const ATLANTIC: &[&str] = &["Burdigala", "Gades", "Tingis"];

const WESTERN: &[&str] = &[
    "Rome",
    "Messana",
    "Caralis",
    "Massilia",
    "Narbo",
    "Tarraco",
    "Nova Carthago",
    "Gades",
    "Tingis",
    "Utica",
];

const EASTERN: &[&str] = &[
    "Brundisium",
    "Messana",
    "Utica",
    "Salonae",
    "Dyrrachium",
    "Athens",
    "Crete",
    "Byzantium",
    "Pergamum",
    "Tarsus",
    "Antioch",
    "Alexandria",
    "Cyrene",
];

/// The places that routes of a list join to a place.
pub(crate) fn neighbours<'a>(routes: &[&'a str], place: &str) -> BTreeSet<&'a str> {
    routes
        .iter()
        .filter_map(|route| route.split_once('–'))
        .filter_map(|(a, b)| match place {
            _ if a == place => Some(b),
            _ if b == place => Some(a),
            _ => None,
        })
        .collect()
}

fn sorted(places: &BTreeSet<&str>) -> Vec<String> {
    places.iter().map(|&name| name.to_owned()).collect()
}

/// 2.1: each Roman place pays its value; together they are worth 50.
#[test]
fn r2_1_the_gold_of_every_city() {
    assert_eq!(GOLD.len(), 32);
    assert_eq!(GOLD.iter().map(|(_, gold)| gold).sum::<u16>(), 50);
    for (city, gold) in GOLD {
        let mut p = buying().caesar(city, "legion").play();
        p.act(Caesar, plain("end_purchases"));
        assert_eq!(p.gold(Caesar), *gold, "{city}");
    }
}

/// 2.1: with enemies in all neighbours a unit can go to exactly these; all routes work alike.
#[test]
fn r2_1_routes_join_neighbours() {
    for (city, _) in GOLD {
        let near = neighbours(ROUTES, city);
        let mut drawn = field().caesar(city, "legion");
        for place in &near {
            drawn = drawn.pompey(place, "ally");
        }
        let p = drawn.play();
        assert_eq!(p.reach(Caesar, "legion", city), sorted(&near), "{city}");
    }
}

/// 2.1: a land route and a sea route in one move.
#[test]
fn r2_1_sea_routes_are_like_land_routes() {
    let mut p = field().caesar("Caralis", "legion").caesar("Rubicon", "legion").play();
    p.go("legion", "Caralis", "Rubicon").go("legion", "Rubicon", "Caralis");
    assert_eq!((p.strength(Caesar, "Caralis"), p.strength(Caesar, "Rubicon")), (1, 1));
}

/// 2.1: five hexagons, where Veterans Settlement raises legions.
#[test]
fn r2_1_five_colonies() {
    for (city, _) in GOLD {
        let p = buying()
            .caesar(city, "ally")
            .owns("caesar", &["Veterans Settlement"])
            .gold(7, 0)
            .play();
        if COLONIES.contains(city) {
            p.allowed(Caesar, on_terms("legion", city, "settlement"));
        } else {
            p.refused(Caesar, on_terms("legion", city, "settlement"), "7.0-special");
        }
    }
}

/// 2.1: seven circles, where Allied Settlement raises allies.
#[test]
fn r2_1_seven_client_states() {
    for (city, _) in GOLD {
        let p = buying()
            .caesar(city, "legion")
            .owns("caesar", &["Allied Settlement"])
            .gold(4, 0)
            .play();
        if CLIENTS.contains(city) {
            p.allowed(Caesar, on_terms("ally", city, "settlement"));
        } else {
            p.refused(Caesar, on_terms("ally", city, "settlement"), "7.0-special");
        }
    }
}

/// 2.1: the ports of a zone are those that its Fleet card links.
#[test]
fn r2_1_ports_by_sea_zone() {
    let zones =
        [("Fleet Atlantic", ATLANTIC), ("Fleet Western", WESTERN), ("Fleet Eastern", EASTERN)];
    for (card, ports) in zones {
        for (city, _) in GOLD {
            let p = crate::play::draw().caesar(city, "legion").hand("caesar", &[card]).play();
            let lanes: BTreeSet<&str> = p
                .offers(Caesar)
                .into_iter()
                .filter_map(|offer| match offer {
                    Action::Sail { from, to, .. } => {
                        assert_eq!(from.name(), *city);
                        Some(to.name())
                    }
                    _ => None,
                })
                .collect();
            let mut expected: BTreeSet<&str> = BTreeSet::new();
            if ports.contains(city) {
                expected.extend(ports.iter().filter(|port| *port != city));
            }
            assert_eq!(lanes, expected, "{card} from {city}");
        }
    }
}

/// 2.1: barbarian areas have a strength instead of gold.
#[test]
fn r2_1_the_strength_of_barbarian_areas() {
    assert_eq!(Place::COUNT, GOLD.len() + STRENGTH.len());
    for (area, strength) in STRENGTH {
        let p = in_forum()
            .silver()
            .gold(1, 0)
            .forum(&["Bread and Circuses"])
            .caesar("Rome", "commander")
            .caesar(area, "legion")
            .pompey("Gades", "legion")
            .set("cleared", json!([area]))
            .play();
        let refusal = p.refusal(Caesar, declare("military"));
        let Refusal::TooLittleControlled { value, needed } = refusal else {
            panic!("{refusal:?}");
        };
        assert_eq!((value, needed), (4 + strength, 25), "{area}");
    }
}

/// Whether a unit of a side alone in attack hits with this face.
fn hits(side: Side, unit: &str, face: u32) -> bool {
    let drawn = field().turn_of(side.name());
    let drawn = match side {
        Caesar => drawn.caesar("Rubicon", unit).pompey("Rome", "legion ally"),
        Pompey => drawn.pompey("Rubicon", unit).caesar("Rome", "legion ally"),
    };
    let mut p = drawn.play();
    p.go(unit, "Rubicon", "Rome").battle("Rome");
    while p.pending() != [side] {
        let unit =
            if p.position()["phase"]["waits"]["class"] == "allies" { "ally" } else { "legion" };
        let enemy = side.enemy();
        p.fights(enemy, unit, 6);
    }
    p.fights(side, unit, face);
    match p.waits().as_str() {
        "hit" => {
            p.must_lose(side.enemy());
            true
        }
        _ => false,
    }
}

/// 2.2: a unit hits with its swords or less; veterans have one more.
#[test]
fn r2_2_swords() {
    let swords = [
        (Caesar, "commander", 4),
        (Pompey, "commander", 3),
        (Caesar, "legion", 2),
        (Caesar, "veteran-legion", 3),
        (Pompey, "legion", 2),
        (Pompey, "veteran-legion", 3),
        (Caesar, "ally", 1),
        (Caesar, "veteran-ally", 2),
        (Pompey, "ally", 1),
        (Pompey, "veteran-ally", 2),
        (Caesar, "antonius", 2),
        (Pompey, "antonius", 2),
        (Caesar, "labienus", 2),
        (Caesar, "cato", 1),
        (Caesar, "brutus", 1),
        (Caesar, "scipio", 1),
        (Caesar, "curio", 1),
        (Caesar, "dolabella", 1),
        (Caesar, "cleopatra", 1),
    ];
    for (side, unit, swords) in swords {
        assert!(hits(side, unit, swords), "{side:?} {unit} has {swords}");
        assert!(!hits(side, unit, swords + 1), "{side:?} {unit} has only {swords}");
    }
}

/// Pompey's and a spectator's pictures of the table.
fn pictures(p: &Play) -> [serde_json::Value; 2] {
    [p.view(Some(Pompey)), p.view(None)]
}

/// 2.2: cards in hand are secret, their number and the gold are not.
#[test]
fn r2_2_gold_and_numbers_of_cards_are_open() {
    let table = |gold, hand: &[&str]| {
        field().caesar("Rome", "legion").gold(gold, 3).hand("caesar", hand).play()
    };
    let first = table(5, &["Triple Line", "Cato"]);
    let second = table(5, &["Night Withdrawal", "Successor"]);
    assert_eq!(pictures(&first), pictures(&second), "which cards, is secret");
    assert_ne!(first.view(Some(Caesar)), second.view(Some(Caesar)), "but not from their owner");
    let fewer = table(5, &["Triple Line"]);
    for (view, other) in pictures(&first).into_iter().zip(pictures(&fewer)) {
        assert_ne!(view, other, "how many, is open");
    }
    let richer = table(6, &["Triple Line", "Cato"]);
    for (view, other) in pictures(&first).into_iter().zip(pictures(&richer)) {
        assert_ne!(view, other, "gold is open");
    }
}
