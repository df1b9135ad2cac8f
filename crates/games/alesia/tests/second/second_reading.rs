//! Sections 5 to 8, 22 and 24 read a second time: units of both sides are scattered over the map,
//! and every step that the engine offers is compared with what this reading allows.

use kernel::{Dice as _, SeededDice};

use crate::play::*;
use crate::reader::*;

const GAULS: [&str; 12] = [
    "aedui-1",
    "aedui-2",
    "aedui-3",
    "santoni-1",
    "suessiones-1",
    "equites-1",
    "equites-2",
    "b-aedui-1",
    "b-arverni-1",
    "b-mandubii-1",
    "arverni-1",
    "senones-1",
];
const ROMANS: [&str; 12] = [
    "legio-1-1",
    "legio-1-2",
    "legio-10-1",
    "recruits-1",
    "recruits-2",
    "archers-1",
    "slingers-1",
    "germani-1",
    "germani-2",
    "numidae-1",
    "caesar",
    "labienus",
];

/// How a unit on its way stands to rivers and the trench.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Water {
    Free,
    Began,
    In,
}

/// Where a unit may step, by this reading. Gauls may go in at the walls (9.4).
fn allowed(
    land: &Land,
    field: &Field,
    unit: &str,
    from: &str,
    left: u32,
    water: Water,
) -> Vec<String> {
    let mut ways: Vec<String> = neighbours(from)
        .into_iter()
        .filter(|to| field.price(land, unit, from, to).is_some_and(|price| price <= left))
        .filter(|to| water != Water::In || land.linked(from, to))
        .collect();
    ways.sort();
    ways
}

fn after(land: &Land, field: &Field, unit: &str, from: &str, to: &str, water: Water) -> Water {
    let bridge = !man(unit).gaul && field.forts.contains(to);
    match water {
        Water::In => Water::In,
        Water::Began if land.linked(from, to) => Water::Began,
        Water::Began | Water::Free if land.is_barrier(to, bridge) => Water::In,
        Water::Began | Water::Free => Water::Free,
    }
}

/// A table strewn with units of both sides, close together, and the same as this reading has it.
pub fn scatter(land: &Land, dice: &mut SeededDice, seats: bool) -> (Draw, Field) {
    let mut field = Field::default();
    let all: Vec<&String> = land.hexes().filter(|hex| !land.in_town(hex)).collect();
    let mut draw = draw().released();
    // A corner of the map, so that they meet.
    let center = all[dice.below(all.len() as u32) as usize].clone();
    let near: Vec<&String> = all.into_iter().filter(|hex| apart(hex, &center) <= 4).collect();
    let pick = |dice: &mut SeededDice| near[dice.below(near.len() as u32) as usize].clone();
    for _ in 0..2 {
        let hex = pick(dice);
        if field.forts.insert(hex.clone()) {
            draw = draw.forts(&hex);
        }
    }
    for unit in ROMANS.iter().chain(&GAULS) {
        let hex = pick(dice);
        let one = man(unit);
        let here = field.here(&hex);
        let enemy = here.iter().any(|(_, other)| other.gaul != one.gaul)
            || one.gaul && field.forts.contains(&hex);
        let room =
            here.iter().filter(|(_, other)| !other.leader).count() < if one.gaul { 2 } else { 3 };
        if enemy || !room && !one.leader || one.horse && land.has_works(&hex) {
            continue;
        }
        let down = one.gaul && !one.leader && dice.below(6) == 0;
        draw = draw.at(&hex, &if down { format!("{unit}:d") } else { (*unit).to_owned() });
        if down {
            field.disrupted.insert((*unit).to_owned());
        }
        field.at.insert((*unit).to_owned(), hex);
    }
    for leader in ["caesar", "labienus"] {
        field
            .at
            .entry(leader.to_owned())
            .or_insert_with(|| if leader == "caesar" { "2237".into() } else { "3606".into() });
    }
    // A leader alone in a Gallic zone of control would be lost already (19.3).
    for leader in ["caesar", "labienus"] {
        let at = field.at[leader].clone();
        let alone = field.here(&at).iter().all(|(_, other)| other.leader);
        if alone && field.controlled(land, &at, true) || land.in_town(&at) {
            let far =
                ["0144", "5201"].into_iter().find(|hex| apart(hex, &center) > 9).expect("far");
            draw = draw.at(far, leader);
            field.at.insert(leader.to_owned(), far.to_owned());
        }
    }
    // Vercingetorix where he may be (19.1, 19.2).
    for _ in 0..6 {
        let hex = pick(dice);
        let safe = !field.forts.contains(&hex)
            && !field.controlled(land, &hex, false)
            && field.here(&hex).iter().all(|(_, other)| other.gaul)
            && neighbours(&hex)
                .iter()
                .all(|next| field.here(next).iter().all(|(_, other)| other.gaul))
            && field.forts.iter().all(|fort| !field.manned(fort) || apart(fort, &hex) > 3);
        if safe && !field.at.contains_key("vercingetorix") {
            draw = draw.at(&hex, "vercingetorix");
            field.at.insert("vercingetorix".to_owned(), hex);
        }
    }
    if seats {
        draw = draw.romans();
    }
    (draw, field)
}

/// How many tables are compared.
const SEEDS: u64 = 120;

/// On each table, units of the side that moves walk until they stop.
#[test]
fn steps_agree_with_a_second_reading() {
    let land = Land::read();
    let mut compared = 0;
    for seed in 0..SEEDS {
        let mut dice = SeededDice::new(seed, 0);
        let romans = seed % 2 == 0;
        let (draw, field) = scatter(&land, &mut dice, romans);
        let seat = if romans { "roman" } else { "gaul" };
        let play = draw.play();
        if play.winners().is_some() {
            continue;
        }
        let movers: Vec<String> = field
            .at
            .keys()
            .filter(|unit| man(unit).gaul != romans && !field.disrupted.contains(*unit))
            .cloned()
            .collect();
        for unit in movers {
            let (mut play, mut field) = (play.again(), field.clone());
            let mut left = man(&unit).movement * 2;
            let mut from = field.at[&unit].clone();
            let mut water =
                if land.is_river(&from) || land.is_trench(&from) && land.is_barrier(&from, false) {
                    Water::Began
                } else {
                    Water::Free
                };
            loop {
                let offered = play.steps(seat, &unit);
                let mine = allowed(&land, &field, &unit, &from, left, water);
                assert_eq!(
                    offered, mine,
                    "seed {seed}, {unit} in {from} with {left}, {water:?}\n{field:?}"
                );
                compared += 1;
                if mine.is_empty() {
                    break;
                }
                let to = mine[dice.below(mine.len() as u32) as usize].clone();
                left -= field.price(&land, &unit, &from, &to).expect("it is allowed");
                water = after(&land, &field, &unit, &from, &to, water);
                play.may_roll(&[]).act(seat, step(&unit, &to));
                play.hold_all();
                if play.winners().is_some() || land.in_town(&to) {
                    break;
                }
                if man(&unit).gaul && field.forts.contains(&to) {
                    field.forts.remove(&to);
                }
                if man(&unit).gaul {
                    let lone = |field: &Field, leader: &str| {
                        let at = field.at[leader].clone();
                        field.controlled(&land, &at, true)
                            && field.here(&at).iter().all(|(_, other)| other.leader)
                    };
                    field.at.insert(unit.clone(), to.clone());
                    for leader in ["caesar", "labienus"] {
                        if field.at.contains_key(leader) && lone(&field, leader) {
                            field.at.remove(leader);
                        }
                    }
                } else {
                    field.at.insert(unit.clone(), to.clone());
                }
                let enemy_zone = field.controlled(&land, &to, !man(&unit).gaul);
                if enemy_zone {
                    assert!(
                        play.steps(seat, &unit).is_empty(),
                        "seed {seed}, {unit} stops in {to}"
                    );
                    break;
                }
                from = to;
            }
        }
    }
    assert!(compared > 1_000, "{compared}");
}
