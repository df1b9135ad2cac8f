//! Section 7 and the table of terrain read a second time: units of both sides are scattered over
//! the map, and every first step that the engine allows is compared with what this reading allows.
//! It takes from the engine nothing but the answer.

use std::collections::BTreeMap;

use kernel::{Dice as _, SeededDice};

use crate::play::*;
use crate::reader::*;

/// Name, PF, movement, horse: units without surprises.
const GAULS: [(&str, i32, i32, bool); 12] = [
    ("santons", 6, 5, false),
    ("rutenes", 6, 5, false),
    ("arvernes", 6, 5, false),
    ("pictons", 4, 5, false),
    ("turons", 4, 5, false),
    ("gabales", 3, 5, false),
    ("caletes", 2, 5, false),
    ("osismes", 2, 5, false),
    ("equites-1", 3, 8, true),
    ("equites-2", 3, 8, true),
    ("b-senons", 5, 5, false),
    ("b-cadurques", 4, 5, false),
];
const ROMANS: [(&str, i32, i32, bool); 10] = [
    ("legio-7", 10, 5, false),
    ("legio-8", 10, 5, false),
    ("legio-9a", 5, 5, false),
    ("legio-9b", 5, 5, false),
    ("cohortes-1", 5, 5, false),
    ("numidae", 2, 5, false),
    ("sagittarii", 2, 5, false),
    ("equites-romani-1", 3, 8, true),
    ("equites-romani-2", 3, 8, true),
    ("legio-10", 10, 5, false),
];

/// A unit on the map.
#[derive(Clone, Copy)]
struct Man {
    pf: i32,
    points: i32,
    horse: bool,
    gaul: bool,
}

/// The scattered table.
struct Field {
    at: BTreeMap<String, Vec<(&'static str, Man)>>,
    camps: Vec<&'static str>,
    night: bool,
}

impl Field {
    fn here(&self, hex: &str) -> &[(&'static str, Man)] {
        self.at.get(hex).map_or(&[], Vec::as_slice)
    }

    fn camp(&self, hex: &str) -> bool {
        self.camps.contains(&hex)
    }

    /// Whether a unit in `from` controls `to` (6.0 and its errata).
    fn reaches(&self, from: &str, to: &str) -> bool {
        let blocked = [CRESTS, STREAMS, DITCH, DRY_STONE].iter().any(|list| runs(list, from, to));
        let into_line = line(from, to) && region(to) == 'b';
        let into_town = runs(OPPIDUM, from, to) && region(to) == 'A';
        !(blocked || into_line || into_town || self.camp(to))
    }

    fn controlled(&self, hex: &str, by_gauls: bool) -> bool {
        neighbours(hex).iter().any(|next| {
            self.here(next).first().is_some_and(|(_, man)| man.gaul == by_gauls)
                && self.reaches(next, hex)
        })
    }

    /// What the step costs, or nothing where it is forbidden.
    fn cost(&self, man: Man, from: &str, to: &str) -> Option<i32> {
        let climb = match level(to) - level(from) {
            up @ 1.. => 1 + i32::from(up > 1),
            down => i32::from(down < -1),
        };
        let mut cost = 1 + climb + i32::from(runs(STREAMS, from, to));
        cost += 2 * i32::from(runs(DITCH, from, to));
        cost += 2 * i32::from(runs(DRY_STONE, from, to) || runs(OPPIDUM, from, to));
        let gate = self.camp(from) || self.camp(to);
        if man.gaul {
            cost += 3 * i32::from(line(from, to)) + 3 * i32::from(self.camp(to));
        } else if line(from, to) && !gate {
            return None;
        }
        Some(cost)
    }

    fn may_step(&self, man: Man, from: &str, to: &str) -> bool {
        let there = self.here(to);
        if there.iter().any(|(_, other)| other.gaul != man.gaul || other.horse != man.horse) {
            return false;
        }
        if there.iter().map(|(_, other)| other.pf).sum::<i32>() + man.pf > 12 {
            return false;
        }
        let held = self.controlled(from, !man.gaul);
        if held && self.controlled(to, !man.gaul) {
            return false;
        }
        let Some(cost) = self.cost(man, from, to) else { return false };
        let road = !man.gaul && region(from) == 'b' && region(to) == 'b';
        cost + i32::from(held) <= man.points - i32::from(self.night) + i32::from(road)
    }

    /// Whether the first step ends the move, whatever points are left: a zone, a camp or works,
    /// other than those just crossed.
    fn stops(&self, man: Man, from: &str, to: &str) -> bool {
        let near = neighbours(to);
        let works = near.iter().filter(|next| *next != from).any(|next| {
            let wall = runs(DRY_STONE, to, next) || runs(OPPIDUM, to, next);
            let enemy = man.gaul
                && (runs(DITCH, to, next)
                    || self.camp(next)
                    || (line(to, next) && region(to) != 'b'));
            wall || enemy
        });
        self.controlled(to, !man.gaul) || works
    }
}

fn pick<'a>(dice: &mut SeededDice, from: &'a [String]) -> &'a str {
    &from[dice.below(from.len() as u32) as usize]
}

/// A corner of the map with both sides in it, and a leader of the moving side near all his units.
fn scatter(dice: &mut SeededDice, gauls: bool) -> (Field, Draw) {
    let middle: Vec<String> = hexes().filter(|hex| region(hex) != '.').collect();
    let middle = pick(dice, &middle).to_owned();
    let around: Vec<String> = hexes().filter(|hex| distance(hex, &middle) <= 3).collect();
    let camps: Vec<&'static str> = ["0811", "0812", "0716", "1309", "1511", "1519", "1617", "1220"]
        .into_iter()
        .filter(|_| dice.below(2) == 0)
        .collect();
    let night = dice.below(4) == 0;
    let mut field = Field { at: BTreeMap::new(), camps, night };
    let mut table = draw().camps(&field.camps.join(" "));
    if night {
        table = table.night();
    }
    let troops = GAULS.map(|unit| (unit, true)).into_iter().chain(ROMANS.map(|unit| (unit, false)));
    for ((name, pf, points, horse), gaul) in troops {
        let hex = pick(dice, &around).to_owned();
        let man = Man { pf, points, horse, gaul };
        let mates = field.here(&hex);
        let fits = mates.iter().all(|(_, other)| other.gaul == gaul && other.horse == horse)
            && mates.iter().map(|(_, other)| other.pf).sum::<i32>() + pf <= 12
            && !(gaul && field.camp(&hex));
        if fits && dice.below(3) != 0 {
            table = table.units(&hex, name);
            field.at.entry(hex).or_default().push((name, man));
        }
    }
    // Caesar and Vercingetorix command five hexes around: a free hex in the middle will do.
    let free = around
        .iter()
        .filter(|hex| field.here(hex).is_empty() && distance(hex, &middle) <= 2)
        .cloned()
        .collect::<Vec<_>>();
    let seat = if free.is_empty() { middle } else { pick(dice, &free).to_owned() };
    let leader = if gauls { "vercingetorix" } else { "caesar" };
    (field, table.movement(if gauls { "relief" } else { "roman" }).leader(&seat, leader))
}

fn compare(gauls: bool, seed: u64) {
    let mut dice = SeededDice::new(seed, 0);
    let (mut allowed, mut forbidden, mut ended) = (0, 0, 0);
    let seat = if gauls { "gaul" } else { "roman" };
    for round in 0..60 {
        let (field, table) = scatter(&mut dice, gauls);
        let play = table.play();
        if play.pending() != [seat] {
            continue;
        }
        let offers = play.offers(seat);
        for (from, men) in &field.at {
            for (name, man) in men.iter().filter(|(_, man)| man.gaul == gauls) {
                for to in neighbours(from) {
                    if gauls && line(from, &to) && field.camp(&to) {
                        // A camp that is entered over the line: the table does not say whether
                        // both are paid.
                        continue;
                    }
                    let mine = field.may_step(*man, from, &to);
                    let theirs = offers.contains(&action(step(name, &to)));
                    assert_eq!(
                        theirs,
                        mine,
                        "round {round}: {name} {from} to {to}, night {}, camps {:?}, units {:?}",
                        field.night,
                        field.camps,
                        field
                            .at
                            .iter()
                            .map(|(hex, men)| (
                                hex,
                                men.iter().map(|man| man.0).collect::<Vec<_>>()
                            ))
                            .collect::<Vec<_>>()
                    );
                    allowed += i32::from(mine);
                    forbidden += i32::from(!mine);
                    // With points to spare for anything, does the move end?
                    if mine && dice.below(3) == 0 {
                        let mut next = play.again();
                        loosen(&mut next);
                        // A test on the way must not rout anybody: sixes hold.
                        next.may_roll(&[6, 6, 6]);
                        next.act(seat, step(name, &to));
                        if field.stops(*man, from, &to) {
                            assert_eq!(spent(&next), None, "{name} {from} to {to} goes on");
                            ended += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(allowed > 500 && forbidden > 500 && ended > 15, "{allowed} {forbidden} {ended}");
}

#[test]
fn r7_2_second_reading_of_gallic_steps() {
    for seed in 1..=4 {
        compare(true, seed);
    }
}

#[test]
fn r7_2_second_reading_of_roman_steps() {
    for seed in 11..=14 {
        compare(false, seed);
    }
}
