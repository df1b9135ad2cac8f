//! 3.0: blocks, their values and their kinds.

use julius::Side::{self, Caesar, Pompey};
use serde_json::json;

use crate::field::*;

/// What the labels say: block, letter, firepower, steps and where it is levied.
pub(crate) const LABELS: &[(&str, char, u32, u8, &str)] = &[
    ("caesar", 'A', 3, 3, "any"),
    ("antonius", 'A', 2, 2, "any"),
    ("octavian", 'A', 2, 3, "any"),
    ("legio-7", 'C', 2, 3, "Tarraco"),
    ("legio-8", 'C', 3, 3, "Tarraco"),
    ("legio-9", 'C', 2, 3, "Carthago Nova"),
    ("legio-10", 'C', 4, 3, "Corduba"),
    ("legio-11", 'C', 3, 3, "Genua"),
    ("legio-12", 'C', 3, 3, "Genua"),
    ("legio-13", 'C', 3, 3, "Ravenna"),
    ("legio-14", 'C', 3, 3, "Ravenna"),
    ("legio-16", 'C', 2, 3, "Aquileia"),
    ("legio-17", 'C', 2, 4, "Roma"),
    ("legio-18", 'C', 2, 4, "Neapolis"),
    ("legio-19", 'C', 2, 4, "Syracusae"),
    ("legio-20", 'C', 2, 4, "Athenae"),
    ("legio-21", 'C', 3, 4, "Ancyra"),
    ("c-equitatus-1", 'B', 2, 3, "Lugdunum"),
    ("c-equitatus-2", 'B', 2, 2, "Toletum"),
    ("c-equitatus-3", 'B', 3, 2, "Byzantium"),
    ("c-equitatus-4", 'B', 3, 3, "Antiochia"),
    ("c-auxilia-1", 'B', 1, 4, "any"),
    ("c-auxilia-2", 'B', 1, 4, "any"),
    ("c-auxilia-3", 'A', 1, 3, "any"),
    ("c-auxilia-4", 'A', 1, 3, "any"),
    ("c-ballista", 'B', 4, 2, "any"),
    ("c-navis-1", 'D', 2, 2, "major port"),
    ("c-navis-2", 'D', 2, 2, "major port"),
    ("c-navis-3", 'D', 2, 2, "major port"),
    ("c-navis-4", 'D', 3, 2, "major port"),
    ("c-navis-5", 'D', 3, 2, "major port"),
    ("cleopatra", 'C', 1, 4, "any"),
    ("pompeius", 'B', 3, 3, "any"),
    ("scipio", 'A', 2, 3, "any"),
    ("brutus", 'A', 2, 2, "any"),
    ("legio-1", 'C', 2, 4, "Roma"),
    ("legio-2", 'C', 2, 4, "Carthago Nova"),
    ("legio-3", 'C', 3, 3, "Ravenna"),
    ("legio-4", 'C', 2, 3, "Carthago Nova"),
    ("legio-5", 'C', 2, 3, "Tarraco"),
    ("legio-6", 'C', 2, 3, "Tarraco"),
    ("legio-32", 'C', 2, 3, "Athenae"),
    ("legio-33", 'C', 3, 3, "Creta"),
    ("legio-34", 'C', 3, 3, "Antiochia"),
    ("legio-35", 'C', 2, 3, "Byzantium"),
    ("legio-36", 'C', 2, 4, "Ephesus"),
    ("legio-37", 'C', 2, 3, "Syracusae"),
    ("legio-38", 'C', 2, 4, "Alexandria"),
    ("legio-39", 'C', 2, 3, "Utica"),
    ("p-equitatus-1", 'B', 3, 2, "Toletum"),
    ("p-equitatus-2", 'B', 2, 4, "Badias"),
    ("p-equitatus-3", 'B', 2, 3, "Antiochia"),
    ("elephant", 'B', 3, 2, "Utica"),
    ("p-auxilia-1", 'B', 1, 4, "any"),
    ("p-auxilia-2", 'B', 1, 4, "any"),
    ("p-auxilia-3", 'A', 1, 3, "any"),
    ("p-auxilia-4", 'A', 1, 3, "any"),
    ("p-ballista", 'B', 4, 2, "any"),
    ("p-navis-1", 'D', 3, 2, "major port"),
    ("p-navis-2", 'D', 3, 2, "major port"),
    ("p-navis-3", 'D', 2, 2, "major port"),
    ("p-navis-4", 'D', 2, 2, "major port"),
    ("p-navis-5", 'D', 2, 2, "major port"),
];

fn side_of(block: &str) -> Side {
    crate::play::block(block).first_owner()
}

fn put(draw: Draw, side: Side, place: &str, blocks: &str) -> Draw {
    match side {
        Caesar => draw.caesar(place, blocks),
        Pompey => draw.pompey(place, blocks),
    }
}

/// `defenders` in Genua, attacked by blocks that come from Roma; play waits for the first shot.
#[track_caller]
fn battle_at_genua(defender: Side, defenders: &str, attackers: &str) -> Play {
    let attacker = defender.enemy();
    let position = draw()
        .first(attacker.name())
        .cards("3/2", "3/2")
        .moves(attacker.name(), 1)
        .hand("caesar", &["2/1", "2/2"])
        .hand("pompey", &["2/1", "2/2"]);
    let position = put(position, defender, "Genua", defenders);
    let mut play = put(position, attacker, "Roma", attackers).play();
    let names: Vec<&str> =
        attackers.split_whitespace().map(|word| word.split(':').next().unwrap_or(word)).collect();
    play.march(attacker, "Roma", "Genua", &names.join(" "));
    play.to_battle();
    assert_eq!(play.phase(), "battle");
    play
}

/// Cities enough that a side can levy anywhere: its blocks stand in the given place only.
fn levies_with(side: Side, place: &str, guard: &str) -> Play {
    put(draw().levies(side.name(), 2).cards("2/2", "2/2"), side, place, guard).play()
}

fn guard(side: Side) -> &'static str {
    match side {
        Caesar => "legio-7",
        Pompey => "legio-2",
    }
}

fn other_guard(side: Side) -> &'static str {
    match side {
        Caesar => "legio-9",
        Pompey => "legio-4",
    }
}

/// A guard that is not the block in question.
fn guard_for(block: &str) -> &'static str {
    let side = side_of(block);
    if guard(side) == block { other_guard(side) } else { guard(side) }
}

#[test]
fn r3_11_every_block_has_its_printed_steps() {
    assert_eq!(LABELS.len(), 63);
    for &(block, _, _, steps, _) in LABELS {
        let side = side_of(block);
        // One port of each side's own, so that fleets may stand there and Cleopatra too.
        let at = |step: u8| {
            put(draw().levies(side.name(), 2), side, "Creta", &format!("{block}:{step}")).play()
        };
        at(steps - 1).allowed(side, reinforce(block));
        at(1).allowed(side, reinforce(block));
        at(steps).refused(side, reinforce(block), "6.4");
        let mut too_strong = at(steps).position();
        too_strong["secrets"][side.name()]["blocks"][block]["step"] = json!(steps + 1);
        assert!(!is_possible(&too_strong), "{block} has no step {}", steps + 1);
    }
}

#[test]
fn r3_11_strength_is_the_number_of_dice() {
    for strength in 1..=4 {
        let mut play = battle_at_genua(Pompey, &format!("legio-1:{strength}"), "legio-8");
        let dice = vec![6; strength];
        play.roll(&dice).act(Pompey, fire("legio-1"));
        play.all_rolled();
    }
}

#[test]
fn r3_11_a_hit_takes_a_step() {
    let mut play = battle_at_genua(Pompey, "legio-1:3", "legio-8");
    play.roll(&[1, 6, 2]).act(Pompey, fire("legio-1"));
    assert_eq!(play.step("legio-8"), 1, "two hits");
    play.roll(&[3]).act(Caesar, fire("legio-8"));
    play.all_rolled();
    assert_eq!(play.step("legio-1"), 2);
}

#[test]
fn r3_12_letters_act_in_order_and_the_defender_before_the_attacker() {
    let mut play = battle_at_genua(
        Pompey,
        "scipio pompeius legio-1 p-navis-1",
        "caesar c-equitatus-1 legio-8 c-ballista",
    );
    let order = [
        (Pompey, "scipio", 3),
        (Caesar, "caesar", 3),
        (Pompey, "pompeius", 3),
        (Caesar, "c-equitatus-1", 3),
        (Pompey, "legio-1", 4),
        (Caesar, "legio-8", 3),
        (Pompey, "p-navis-1", 2),
        (Caesar, "c-ballista", 2),
    ];
    for (index, &(side, block, dice)) in order.iter().enumerate() {
        assert_eq!((play.acting(), play.pending()), (vec![block.to_owned()], vec![side]));
        for (_, later, _) in order[index + 1..].iter().filter(|later| later.0 == side) {
            play.refused(side, fire(later), "7.2");
        }
        play.roll(&vec![6; dice]).act(side, fire(block));
    }
    assert_eq!(play.acting(), ["scipio"], "and so on in the second round");
}

#[test]
fn r3_12_every_block_has_its_printed_letter_and_firepower() {
    for &(block, letter, firepower, _, _) in LABELS {
        let defender = side_of(block);
        let (archers, light, legion) = match defender {
            Caesar => ("p-auxilia-3", "p-auxilia-1", "legio-39"),
            Pompey => ("c-auxilia-3", "c-auxilia-1", "legio-21"),
        };
        let attackers = format!("{archers}:1 {light}:1 {legion}:1");
        for hit in [true, false] {
            let mut play = battle_at_genua(defender, &format!("{block}:1"), &attackers);
            // Those with a better letter come first; with the same letter, the defender does.
            for (earlier, other) in [('A', archers), ('B', light), ('C', legion)] {
                if earlier < letter {
                    assert_eq!(play.acting(), [other], "before {block}");
                    play.roll(&[6]).act(defender.enemy(), fire(other));
                }
            }
            assert_eq!(play.acting(), [block], "{block} has {letter}");
            let dice = if block == "elephant" { 2 } else { 1 };
            let mut faces = vec![6; dice];
            faces[0] = if hit { firepower } else { firepower + 1 };
            play.roll(&faces).act(defender, fire(block));
            let waits_for_loss = play.acting().len() == 3;
            let fell = [archers, light, legion].iter().any(|name| play.at(name) == "fallen");
            assert_eq!(waits_for_loss || fell, hit, "{block} hits with {}", faces[0]);
        }
    }
}

#[test]
fn r3_13_legions_are_levied_in_the_city_of_their_name() {
    for &(block, _, _, _, city) in LABELS.iter().filter(|label| label.0.starts_with("legio")) {
        let side = side_of(block);
        levies_with(side, city, guard_for(block)).allowed(side, levy(block, city));
        for elsewhere in ["Massilia", "Salamis", "Treviri"] {
            levies_with(side, elsewhere, guard_for(block)).refused(
                side,
                levy(block, elsewhere),
                "6.4",
            );
        }
    }
}

#[test]
fn r3_13_the_city_must_be_friendly() {
    let play = levies_with(Caesar, "Massilia", "legio-7");
    play.refused(Caesar, levy("legio-11", "Genua"), "6.4");
    let play =
        draw().levies("caesar", 2).caesar("Massilia", "legio-7").pompey("Genua", "legio-1").play();
    play.refused(Caesar, levy("legio-11", "Genua"), "6.4");
}

#[test]
fn r3_21_each_side_has_three_leaders_and_starts_with_two() {
    let play = start(1, &[]);
    for (leader, place) in [
        ("caesar", "Ravenna"),
        ("antonius", "Genua"),
        ("octavian", "pool"),
        ("pompeius", "Neapolis"),
        ("scipio", "Antiochia"),
        ("brutus", "pool"),
    ] {
        assert_eq!(play.at(leader), place, "{leader}");
    }
}

#[test]
fn r3_21_the_third_leader_comes_after_the_death_of_another() {
    let position = || draw().caesar("Treviri", "legio-8").pompey("Tarsus", "legio-2");
    let caesars = || position().levies("caesar", 1);
    let pompeys = || position().levies("pompey", 1);
    caesars().play().refused(Caesar, levy("octavian", "Treviri"), "7.51");
    pompeys().play().refused(Pompey, levy("brutus", "Tarsus"), "7.51");
    for leader in ["caesar", "antonius"] {
        let dead = json!([leader]);
        caesars().set("trophies", dead.clone()).play().allowed(Caesar, levy("octavian", "Treviri"));
        pompeys().set("trophies", dead).play().refused(Pompey, levy("brutus", "Tarsus"), "7.51");
    }
    for leader in ["pompeius", "scipio"] {
        let dead = json!([leader]);
        pompeys().set("trophies", dead.clone()).play().allowed(Pompey, levy("brutus", "Tarsus"));
        caesars().set("trophies", dead).play().refused(Caesar, levy("octavian", "Treviri"), "7.51");
    }
}

#[test]
fn r3_22_legions_fight_with_letter_c() {
    let legions: Vec<_> = LABELS.iter().filter(|label| label.0.starts_with("legio")).collect();
    assert_eq!(legions.len(), 28);
    // A veteran hits where a young legion misses; both wait for archers and cavalry.
    for (legion, hits) in [("legio-10", 3), ("legio-8", 2), ("legio-7", 1)] {
        let mut play = battle_at_genua(Caesar, legion, "p-auxilia-3 p-equitatus-2 legio-1");
        play.roll(&[6, 6, 6]).act(Pompey, fire("p-auxilia-3"));
        play.roll(&[6, 6, 6, 6]).act(Pompey, fire("p-equitatus-2"));
        assert_eq!(play.acting(), [legion]);
        // Hits fall on the strongest: the cavalry or the legion, which their owner chooses.
        play.roll(&[2, 3, 4]).act(Caesar, fire(legion));
        while play.acting().contains(&"p-equitatus-2".to_owned()) {
            play.act(Pompey, take_hit("p-equitatus-2"));
        }
        let before = 3 + 4 + 4;
        let now: u64 =
            ["p-auxilia-3", "p-equitatus-2", "legio-1"].iter().map(|name| play.step(name)).sum();
        assert_eq!(before - now, hits, "{legion}");
    }
}

#[test]
fn r3_23_auxilia_are_levied_in_any_friendly_city() {
    for side in Side::BOTH {
        let letter = &side.name()[..1];
        for number in 1..=4 {
            let block = format!("{letter}-auxilia-{number}");
            for city in ["Treviri", "Caralis", "Roma", "Jerusalem"] {
                let mut play = levies_with(side, city, guard(side));
                play.refused(side, levy(&block, "Olisipo"), "6.4");
                play.act(side, levy(&block, city));
                assert_eq!((play.at(&block), play.step(&block)), (city.into(), 1));
            }
        }
    }
    // Two of light infantry and two of archers: see the table of labels.
    let kinds = |letter: char| {
        LABELS.iter().filter(|label| label.0.contains("auxilia") && label.1 == letter).count()
    };
    assert_eq!((kinds('A'), kinds('B')), (4, 4));
}

#[test]
fn r3_24_cavalry_is_levied_in_its_own_city() {
    let cavalry = LABELS
        .iter()
        .filter(|label| label.0.contains("equitatus") || label.0 == "elephant")
        .collect::<Vec<_>>();
    assert_eq!(cavalry.iter().filter(|label| side_of(label.0) == Caesar).count(), 4);
    assert_eq!(cavalry.iter().filter(|label| side_of(label.0) == Pompey).count(), 4);
    for &&(block, _, _, _, city) in &cavalry {
        let side = side_of(block);
        levies_with(side, city, guard(side)).allowed(side, levy(block, city));
        for elsewhere in ["Massilia", "Roma", "Alexandria"] {
            levies_with(side, elsewhere, guard(side)).refused(side, levy(block, elsewhere), "6.4");
        }
    }
}

#[test]
fn r3_25_each_side_has_a_ballista_for_any_friendly_city() {
    for (side, block) in [(Caesar, "c-ballista"), (Pompey, "p-ballista")] {
        for city in ["Treviri", "Aleria", "Roma"] {
            levies_with(side, city, guard(side)).allowed(side, levy(block, city)).refused(
                side,
                levy(block, "Olisipo"),
                "6.4",
            );
        }
    }
}

#[test]
fn r3_25_a_ballista_fights_better_when_it_defends() {
    let play = battle_at_genua(Caesar, "c-ballista", "legio-1");
    assert_eq!(play.acting(), ["c-ballista"], "B in defence");
    let play = battle_at_genua(Pompey, "legio-1", "c-ballista legio-8");
    assert_eq!(play.acting(), ["legio-1"], "D in attack: after all legions");
}

#[test]
fn r3_26_fleets_are_built_in_friendly_major_ports() {
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
    for city in major {
        levies_with(Caesar, city, "legio-7").allowed(Caesar, levy("c-navis-3", city));
        levies_with(Pompey, city, "legio-2").allowed(Pompey, levy("p-navis-4", city));
    }
    for city in ["Roma", "Genua", "Byzantium", "Antiochia", "Treviri", "Corduba"] {
        levies_with(Caesar, city, "legio-7").refused(Caesar, levy("c-navis-3", city), "6.4");
    }
    levies_with(Caesar, "Roma", "legio-7").refused(Caesar, levy("c-navis-3", "Neapolis"), "6.4");
}

#[test]
fn r3_26_fleets_fight_last_on_land() {
    let play = battle_at_genua(Caesar, "c-navis-4", "p-auxilia-3 p-auxilia-1 legio-1");
    let mut play = play;
    play.roll(&[6; 3]).act(Pompey, fire("p-auxilia-3"));
    play.roll(&[6; 4]).act(Pompey, fire("p-auxilia-1"));
    play.roll(&[6; 4]).act(Pompey, fire("legio-1"));
    assert_eq!(play.acting(), ["c-navis-4"]);
}

#[test]
fn r3_26_each_side_has_five_fleets() {
    for side in Side::BOTH {
        let fleets =
            LABELS.iter().filter(|label| label.0.contains("navis") && side_of(label.0) == side);
        assert_eq!(fleets.count(), 5);
    }
}

#[test]
fn r3_27_cleopatra_starts_with_pompey_and_is_not_a_leader() {
    let play = start(1, &[]);
    assert_eq!(
        (play.at("cleopatra"), play.owner("cleopatra")),
        ("Alexandria".into(), Some(Pompey))
    );
    assert_eq!(play.position()["cleopatra"], "pompey");
    // Killed, she is no trophy; she changes sides.
    let mut play = battle_at_genua(Pompey, "cleopatra:1 legio-1:1", "legio-8");
    play.act(Pompey, pass("legio-1"));
    play.act(Pompey, pass("cleopatra"));
    play.roll(&[3, 6, 6]).act(Caesar, fire("legio-8"));
    play.act(Pompey, take_hit("cleopatra"));
    assert_eq!(play.owner("cleopatra"), Some(Caesar));
    assert_eq!(play.step("cleopatra"), 1);
    assert_eq!(play.position()["cleopatra"], "caesar");
    let trophies = &play.position()["trophies"];
    assert!(trophies.as_array().is_none_or(Vec::is_empty), "{trophies}");
}

#[test]
fn r3_27_cleopatra_fights_as_c1() {
    let mut play = battle_at_genua(Pompey, "cleopatra", "c-equitatus-1 legio-8");
    assert_eq!(play.acting(), ["c-equitatus-1"]);
    play.roll(&[6, 6, 6]).act(Caesar, fire("c-equitatus-1"));
    assert_eq!(play.acting(), ["cleopatra"]);
    play.roll(&[2, 2, 2, 2]).act(Pompey, fire("cleopatra"));
    assert_eq!((play.step("c-equitatus-1"), play.step("legio-8")), (3, 3), "a 2 is a miss");
    play.all_rolled();
}
