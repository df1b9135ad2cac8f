//! 5.0: the deployment and the pool.

use std::collections::BTreeMap;

use julius::Side::{self, Caesar, Pompey};
use julius::{Block, Julius, State};
use kernel::Rule;
use kernel::prelude::*;
use serde_json::json;

use crate::field::*;

/// The table of 5.1.
const DEPLOYMENT: &[(Side, &str, &[&str])] = &[
    (Caesar, "Ravenna", &["caesar", "legio-13", "c-navis-2"]),
    (Caesar, "Genua", &["antonius", "legio-8", "legio-12"]),
    (Caesar, "Massilia", &["legio-11", "legio-14", "c-navis-1"]),
    (Caesar, "Narbo", &["legio-7", "legio-9", "legio-10"]),
    (Caesar, "Lugdunum", &["legio-16", "c-equitatus-1"]),
    (Pompey, "Neapolis", &["pompeius", "legio-1", "p-navis-1"]),
    (Pompey, "Brundisium", &["legio-3"]),
    (Pompey, "Syracusae", &["legio-37"]),
    (Pompey, "Antiochia", &["scipio", "legio-34"]),
    (Pompey, "Alexandria", &["cleopatra", "p-navis-2"]),
    (Pompey, "Utica", &["legio-39", "p-navis-3"]),
    (Pompey, "Carthago Nova", &["legio-2", "legio-4"]),
    (Pompey, "Tarraco", &["legio-5", "legio-6", "p-equitatus-1"]),
];

/// A game with free deployment, by whatever name the option goes.
fn free() -> Play {
    let option = State::info()
        .options
        .iter()
        .find(|option| option.rule == Rule("5.3"))
        .expect("free deployment is an option");
    start(1, &[(option.key, option.values[1])])
}

/// How many blocks stand in each place.
fn counts(play: &Play) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for side in ["caesar", "pompey"] {
        let document = play.position();
        for block in document["secrets"][side]["blocks"].as_object().expect("blocks").values() {
            *counts.entry(format!("{side} {}", block["at"])).or_default() += 1;
        }
    }
    counts
}

#[test]
fn r5_1_the_historical_deployment() {
    let play = start(1, &[]);
    assert_eq!(play.phase(), "discard", "no player has anything to say in it");
    assert_eq!((&play.position()["year"], &play.position()["turn"]), (&json!(705), &json!(1)));
    let mut placed = Vec::new();
    for (side, place, blocks) in DEPLOYMENT {
        for block in *blocks {
            assert_eq!(play.at(block), *place, "{block}");
            assert_eq!(play.owner(block), Some(*side), "{block}");
            let full = Julius::pack().block(crate::play::block(block)).steps();
            assert_eq!(play.step(block), u64::from(full), "{block}");
            placed.push(*block);
        }
    }
    for block in Block::all().filter(|block| !placed.contains(&block.name())) {
        assert_eq!(play.at(block.name()), "pool", "{block}");
        assert_eq!(play.owner(block.name()), Some(block.first_owner()), "{block}");
    }
    for city in ["Roma", "Athenae", "Byzantium", "Ephesus"] {
        assert!(play.game.public().is_vacant(crate::play::place(city)), "{city}");
    }
}

#[test]
fn r5_1_pompey_starts_with_seven_points_and_caesar_with_one() {
    let play = start(1, &[]);
    let points = |side| {
        crate::s04_map::POINTS
            .iter()
            .filter(|(city, _)| play.game.public().is_friendly(side, crate::play::place(city)))
            .map(|(_, points)| points)
            .sum::<u8>()
    };
    assert_eq!((points(Caesar), points(Pompey)), (1, 7));
}

#[test]
fn r5_1_blocks_stand_upright_towards_their_owner() {
    // Two tables that differ only in which of Caesar's blocks stands where look alike to Pompey.
    let table = |genua: &str, massilia: &str| {
        draw()
            .caesar("Genua", genua)
            .caesar("Massilia", massilia)
            .pompey("Neapolis", "legio-1")
            .play()
    };
    let (one, two) = (table("caesar", "legio-8:1"), table("legio-8", "caesar:2"));
    assert_eq!(one.view(Some(Pompey)), two.view(Some(Pompey)));
    assert_eq!(one.view(None), two.view(None));
    assert_ne!(one.view(Some(Caesar)), two.view(Some(Caesar)));
}

#[test]
fn r5_2_blocks_come_from_the_pool_unseen() {
    let table = |guard: &str| {
        draw().caesar("Roma", guard).pompey("Neapolis", "legio-1").levies("caesar", 2).play()
    };
    let (mut one, mut two) = (table("legio-8"), table("legio-9"));
    assert_eq!(one.view(Some(Pompey)), two.view(Some(Pompey)), "pools are hidden");
    one.act(Caesar, levy("legio-17", "Roma"));
    two.act(Caesar, levy("c-auxilia-3", "Roma"));
    assert_eq!(one.view(Some(Pompey)), two.view(Some(Pompey)), "and so is what leaves them");
    assert_eq!((one.at("legio-17"), one.step("legio-17")), ("Roma".into(), 1));
    one.refused(Caesar, levy("legio-17", "Roma"), "5.2").refused(
        Caesar,
        levy("legio-8", "Roma"),
        "5.2",
    );
}

#[test]
fn r5_2_a_block_that_falls_lies_face_up_in_the_pool_until_the_year_ends() {
    let mut play = draw()
        .set("turn", json!(5))
        .cards("3/2", "3/2")
        .caesar("Genua", "legio-8 legio-12")
        .caesar("Ravenna", "legio-13")
        .pompey("Roma", "legio-1:1")
        .pompey("Neapolis", "legio-2")
        .pompey("Alexandria", "cleopatra")
        .play();
    play.march(Caesar, "Genua", "Roma", "legio-8");
    play.to_battle();
    play.roll(&[6]).act(Pompey, fire("legio-1"));
    play.roll(&[3, 6, 6]).act(Caesar, fire("legio-8"));
    assert_eq!(play.at("legio-1"), "fallen");
    if play.phase() == "regroup" {
        play.act(Caesar, json!({"do": "end_regroup"}));
    }
    assert_eq!(play.phase(), "disband", "winter");
    play.seeded(5);
    play.act(Caesar, end_disbanding()).act(Pompey, end_disbanding());
    assert_eq!((play.at("legio-1"), play.owner("legio-1")), ("pool".into(), Some(Pompey)));
}

#[test]
fn r5_2_a_block_that_fell_this_year_is_not_levied() {
    let position = || draw().pompey("Roma", "legio-2").levies("pompey", 2);
    position().play().allowed(Pompey, levy("legio-1", "Roma"));
    position()
        .set("fallen", json!(["legio-1"]))
        .play()
        .refused(Pompey, levy("legio-1", "Roma"), "7.5")
        .allowed(Pompey, levy("p-auxilia-1", "Roma"));
}

/// The example of 5.3: any three blocks of the deployment may hold Neapolis.
#[test]
fn r5_3_ex_three_blocks_of_ones_choice_at_neapolis() {
    let mut play = free();
    assert_eq!(play.phase(), "deployment");
    let before = counts(&play);
    play.act(Pompey, swap("legio-39", "legio-1"));
    play.act(Pompey, swap("scipio", "pompeius"));
    play.act(Pompey, swap("legio-2", "p-navis-1"));
    for block in ["legio-39", "scipio", "legio-2"] {
        assert_eq!(play.at(block), "Neapolis", "{block}");
    }
    assert_eq!((play.at("legio-1"), play.at("pompeius")), ("Utica".into(), "Antiochia".into()));
    assert_eq!(play.at("p-navis-1"), "Carthago Nova");
    assert_eq!(counts(&play), before, "every city keeps its number of blocks");
    assert_eq!((play.step("legio-1"), play.step("scipio")), (4, 3), "at full strength");
}

#[test]
fn r5_3_the_pool_takes_no_part() {
    let play = free();
    play.refused(Caesar, swap("legio-17", "legio-8"), "5.3")
        .refused(Caesar, swap("legio-8", "legio-17"), "5.3")
        .refused(Caesar, swap("legio-8", "octavian"), "5.3")
        .refused(Pompey, swap("pompeius", "brutus"), "5.3")
        .allowed(Caesar, swap("legio-8", "legio-7"));
}

#[test]
fn r5_3_a_side_exchanges_its_own_blocks() {
    let play = free();
    play.refused(Caesar, swap("legio-8", "legio-1"), "5.3")
        .refused(Caesar, swap("legio-1", "legio-2"), "5.3")
        .refused(Pompey, swap("legio-8", "legio-7"), "5.3")
        .refused(Caesar, swap("legio-8", "legio-8"), "5.3");
}

#[test]
fn r5_3_fleets_still_need_ports() {
    let play = free();
    play.refused(Caesar, swap("c-navis-1", "legio-16"), "4.1")
        .refused(Caesar, swap("c-equitatus-1", "c-navis-2"), "4.1")
        .allowed(Caesar, swap("c-navis-1", "legio-8"));
}

#[test]
fn r5_3_both_sides_deploy_before_cards_are_laid_aside() {
    let mut play = free();
    assert_eq!(play.pending(), [Caesar, Pompey]);
    play.act(Caesar, swap("legio-10", "legio-8"));
    play.act(Caesar, end_deployment());
    assert_eq!((play.phase().as_str(), play.pending()), ("deployment", vec![Pompey]));
    assert!(play.offers(Caesar).is_empty());
    play.act(Pompey, end_deployment());
    assert_eq!(play.phase(), "discard");
    assert_eq!((play.at("legio-10"), play.at("legio-8")), ("Genua".into(), "Narbo".into()));
}

#[test]
fn r5_3_exchanges_are_made_in_secret() {
    let (mut one, mut two) = (free(), free());
    one.act(Caesar, swap("legio-8", "legio-7"));
    two.act(Caesar, swap("caesar", "legio-10"));
    assert_eq!(one.view(Some(Pompey)), two.view(Some(Pompey)));
    assert_eq!(one.view(None), two.view(None));
}

/// Cleopatra's wood is her own: all see where she goes, so exchanges are not hidden choices.
#[test]
fn r5_3_cleopatra_is_seen_where_she_goes() {
    let (mut one, mut two) = (free(), free());
    one.act(Pompey, swap("legio-39", "cleopatra"));
    two.act(Pompey, swap("legio-34", "legio-4"));
    assert_ne!(one.view(Some(Caesar)), two.view(Some(Caesar)));
    let open = kernel::Pending::Seats(kernel::SeatSet::first(2), kernel::Choices::Open);
    assert_eq!(kernel::Rules::pending(&one.game), open);
}

#[test]
fn r5_3_the_historical_deployment_has_no_exchanges() {
    let play = start(1, &[]);
    play.refused(Caesar, swap("legio-10", "legio-8"), "5.3");
}
