//! Sections 13, 14, 16, 20 and 24 read a second time: duties to attack, retreats and shots on tables
//! strewn with units, compared with what this reading allows.

use std::collections::BTreeSet;

use kernel::{Dice as _, SeededDice};
use serde_json::Value;

use crate::play::*;
use crate::reader::*;
use crate::second_reading::scatter;

/// How many tables are compared.
const SEEDS: u64 = 120;

/// Who stands where on the table now.
fn field_of(play: &Play) -> Field {
    let position = play.position();
    let mut field = Field::default();
    for (unit, place) in position["units"].as_object().expect("units") {
        let place = place.as_str().unwrap_or_default();
        if place.len() == 4 && place.bytes().all(|byte| byte.is_ascii_digit()) {
            field.at.insert(unit.clone(), place.to_owned());
        }
    }
    field.disrupted = names(&position["disrupted"]).into_iter().collect();
    field.forts = play.forts().into_iter().collect();
    field
}

fn names(list: &Value) -> Vec<String> {
    let list = list.as_array().cloned().unwrap_or_default();
    list.iter().filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

/// 13.1, 14.31, 14.32: who must attack, and which hexes must be attacked.
fn duties(land: &Land, field: &Field, gauls: bool) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut units, mut hexes) = (BTreeSet::new(), BTreeSet::new());
    for (unit, hex) in &field.at {
        let one = man(unit);
        let able =
            one.gaul == gauls && !one.leader && !one.missile && !field.disrupted.contains(unit);
        if !able || land.in_town(hex) || field.forts.contains(hex) {
            continue;
        }
        for next in neighbours(hex).into_iter().filter(|next| field.exerts(land, next, !gauls)) {
            units.insert(unit.clone());
            hexes.insert(next);
        }
    }
    (units, hexes)
}

/// How a retreat ends.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Route {
    hexes: Vec<String>,
    /// It has entered a river or the trench.
    wet: bool,
    /// It left the map, or went into the town, before its length was full.
    home: bool,
}

/// 15.3, 16.2, 16.5: every way back of full length.
fn routes(land: &Land, field: &Field, unit: &str, from: &str, length: usize) -> Vec<Route> {
    let mut field = field.clone();
    field.at.remove(unit);
    let danger = field.zone(land, !man(unit).gaul);
    let barred: BTreeSet<&String> = field
        .at
        .iter()
        .filter(|(other, _)| man(other).gaul != man(unit).gaul)
        // A leader does not man a fort.
        .filter(|(other, hex)| !(man(other).leader && field.forts.contains(*hex)))
        .map(|(_, hex)| hex)
        .collect();
    let began = land.is_river(from) || land.is_trench(from) && land.is_barrier(from, false);
    let mut done = Vec::new();
    let mut open = vec![(Route { hexes: Vec::new(), wet: false, home: false }, began, false)];
    while let Some((route, began, inside)) = open.pop() {
        if route.home || route.hexes.len() == length {
            done.push(route);
            continue;
        }
        let here = route.hexes.last().map_or(from, String::as_str);
        let one = man(unit);
        if one.gaul && on_edge(here) {
            let mut off = route.clone();
            off.hexes.push("off".to_owned());
            off.home = true;
            open.push((off, began, inside));
        }
        for to in neighbours(here) {
            if to == from
                || route.hexes.contains(&to)
                || barred.contains(&to)
                || danger.contains(&to)
                || one.horse && land.has_works(&to)
                || !one.gaul && land.in_town(&to)
                || inside && !land.linked(here, &to)
            {
                continue;
            }
            let mut next = route.clone();
            next.hexes.push(to.clone());
            next.home = land.in_town(&to);
            let bridge = !one.gaul && field.forts.contains(&to);
            let (mut still, mut within) = (began, inside);
            let follows = began && land.linked(here, &to);
            if !inside && !follows {
                still = false;
                within = land.is_barrier(&to, bridge);
                next.wet |= within;
            }
            open.push((next, still, within));
        }
    }
    done
}

fn on_edge(hex: &str) -> bool {
    let (column, row) = hex.split_at(2);
    matches!(column, "01" | "52") || matches!(row, "01" | "44")
}

/// 16.4 and rulings: which of them the winner may choose.
fn chosen(land: &Land, field: &Field, unit: &str, from: &str, length: usize) -> Vec<Vec<String>> {
    let all = routes(land, field, unit, from, length);
    let keep = |list: Vec<Route>, good: &dyn Fn(&Route) -> bool| {
        let some: Vec<Route> = list.iter().filter(|route| good(route)).cloned().collect();
        if some.is_empty() { list } else { some }
    };
    let one = man(unit);
    let fits = |route: &Route| {
        let end = route.hexes.last().expect("a hex");
        let there = field
            .at
            .iter()
            .filter(|(name, at)| *at == end && name.as_str() != unit && !man(name).leader);
        route.home || there.count() < if one.gaul { 2 } else { 3 }
    };
    let all = keep(all, &|route| !route.wet);
    let all = keep(all, &fits);
    let start = land.region(from);
    let value = |route: &Route| -> i32 {
        if route.home {
            return -1;
        }
        let end = route.hexes.last().expect("a hex");
        let nearest = |good: &dyn Fn(&str) -> bool| {
            land.hexes().filter(|hex| good(hex)).map(|hex| apart(hex, end)).min().unwrap_or(99)
        };
        if !one.gaul {
            nearest(&|hex| land.region(hex) == '2')
        } else if start == '1' || start == '2' && unit.starts_with("b-") {
            nearest(&|hex| land.is_wall(hex))
        } else {
            nearest(&on_edge)
        }
    };
    let mut known = std::collections::BTreeMap::new();
    let mut worth = |route: &Route| {
        let end = route.hexes.last().expect("a hex").clone();
        *known.entry(end).or_insert_with(|| value(route))
    };
    let least = all.iter().map(&mut worth).min();
    all.into_iter().filter(|route| Some(worth(route)) == least).map(|route| route.hexes).collect()
}

/// Compares the retreats that are offered; says how many units it looked at.
fn compare_retreats(land: &Land, play: &Play, seed: u64) -> usize {
    let position = play.position();
    let phase = &position["phase"];
    let battle = &phase["battle"];
    if battle["step"] != "retreat" {
        return 0;
    }
    let verdict = &battle["verdict"];
    let Some(length) = verdict["hexes"].as_u64() else { return 0 };
    let seat = play.pending()[0];
    let field = field_of(play);
    let trail = &battle["trail"];
    let mut looked = 0;
    for unit in names(&battle["fleeing"]) {
        let (from, via) = if trail["unit"] == unit.as_str() {
            (trail["from"].as_str().expect("a hex").to_owned(), names(&trail["via"]))
        } else if trail.is_null() {
            (field.at[&unit].clone(), Vec::new())
        } else {
            continue;
        };
        let ways = chosen(land, &field, &unit, &from, length as usize);
        if ways.is_empty() {
            continue;
        }
        let mut mine: Vec<String> = ways
            .iter()
            .filter(|way| way.starts_with(&via))
            .filter_map(|way| way.get(via.len()).cloned())
            .collect();
        mine.sort();
        mine.dedup();
        let mut offered = play.ways(seat, "retreat", &unit);
        if play.may(seat, &retreat_off(&unit)) {
            offered.push("off".to_owned());
        }
        assert_eq!(
            offered, mine,
            "seed {seed}: {unit} from {from} via {via:?}, {length}\n{field:?}"
        );
        looked += 1;
    }
    looked
}

/// 16.1, 16.5: where a winner may go on to.
fn onwards(
    land: &Land,
    field: &Field,
    unit: &str,
    from: &str,
    via: &[String],
    lost: &[String],
) -> Vec<String> {
    let one = man(unit);
    let here = via.last().map_or(from, String::as_str);
    if !via.is_empty() && field.controlled(land, here, !one.gaul) {
        return Vec::new();
    }
    let began = land.is_river(from) || land.is_trench(from) && land.is_barrier(from, false);
    let bridge = |hex: &str| !one.gaul && field.forts.contains(hex);
    // Whether it has entered a river or the trench on its way.
    let (mut still, mut within, mut last) = (began, false, from);
    for hex in via {
        let follows = still && land.linked(last, hex);
        if !within && !follows {
            still = false;
            within = land.is_barrier(hex, bridge(hex));
        }
        last = hex;
    }
    let mut ways: Vec<String> = neighbours(here)
        .into_iter()
        .filter(|to| {
            let there = field.here(to);
            let enemy = there.iter().any(|(_, other)| {
                other.gaul != one.gaul && !(other.leader && field.forts.contains(to))
            });
            let room = there.iter().filter(|(name, other)| !other.leader && *name != unit).count()
                < if one.gaul { 2 } else { 3 };
            !enemy
                && (room || land.in_town(to))
                && !(one.horse && land.has_works(to))
                && !(one.missile && field.controlled(land, to, !one.gaul))
                && (one.gaul || !land.in_town(to))
                && (!within || land.linked(here, to))
                && (!via.is_empty()
                    || lost.contains(to) && there.iter().all(|(_, other)| other.gaul == one.gaul))
        })
        .collect();
    ways.sort();
    ways
}

/// Compares the advances that are offered; says how many units it looked at.
fn compare_advances(land: &Land, play: &Play, seed: u64) -> usize {
    let position = play.position();
    let battle = &position["phase"]["battle"];
    if battle["step"] != "advance" {
        return 0;
    }
    let Some(length) = battle["verdict"]["advance"].as_u64() else { return 0 };
    let (seat, field, trail) = (play.pending()[0], field_of(play), &battle["trail"]);
    let lost = names(&battle["lost"]);
    let mut looked = 0;
    for unit in names(&battle["eager"]) {
        let going = trail["unit"] == unit.as_str();
        if man(&unit).leader || !going && !trail.is_null() {
            continue;
        }
        let (from, via) = if going {
            (trail["from"].as_str().expect("a hex").to_owned(), names(&trail["via"]))
        } else {
            (field.at[&unit].clone(), Vec::new())
        };
        if via.len() as u64 >= length {
            continue;
        }
        let mine = onwards(land, &field, &unit, &from, &via, &lost);
        let offered = play.ways(seat, "advance", &unit);
        assert_eq!(
            offered, mine,
            "seed {seed}: {unit} from {from} via {via:?} of {length}\n{field:?}"
        );
        looked += 1;
    }
    looked
}

/// Duties are those of 14.31 and 14.32, what is proposed meets them, retreats lead where 16.4 allows
/// and advances where 16.5 does.
#[test]
fn battles_agree_with_a_second_reading() {
    let land = Land::read();
    let (mut owed, mut retreats, mut advances) = (0, 0, 0);
    for seed in 0..SEEDS {
        let mut dice = SeededDice::new(seed, 0);
        let gauls = seed % 2 == 0;
        let (draw, field) = scatter(&land, &mut dice, false);
        let (units, hexes) = duties(&land, &field, gauls);
        if units.is_empty() {
            continue;
        }
        let seat = if gauls { "gaul" } else { "roman" };
        let mut play = draw.attack(if gauls { "gaul" } else { "rome" }).play();
        assert!(!play.may(seat, &done()), "seed {seed}: {units:?} owe attacks");
        play.act(seat, serde_json::json!({"do": "propose"}));
        assert!(play.may(seat, &done()), "seed {seed}: what is proposed is enough");
        owed += units.len();
        let attacks = play.position()["attacks"].clone();
        let number = |unit: &str| attacks[unit].as_u64().unwrap_or(0);
        for unit in &units {
            assert_ne!(number(unit), 0, "seed {seed}: {unit} attacks");
        }
        for hex in &hexes {
            let there = field.here(hex);
            assert!(
                there.iter().any(|(unit, _)| number(unit) != 0),
                "seed {seed}: {hex} is attacked"
            );
        }
        for (attacker, from) in field.at.iter().filter(|(unit, _)| man(unit).gaul == gauls) {
            for (defender, at) in field.at.iter().filter(|(unit, _)| man(unit).gaul != gauls) {
                if number(attacker) != 0 && number(attacker) == number(defender) {
                    assert!(beside(from, at), "seed {seed}: {attacker} touches {defender}");
                }
            }
        }
        play.seeded(seed + 1000);
        play.act(seat, done());
        for _ in 0..200 {
            if play.phase() != "combats" && play.phase() != "window" {
                break;
            }
            retreats += compare_retreats(&land, &play, seed);
            advances += compare_advances(&land, &play, seed);
            let asked = play.pending()[0];
            let offers = play.offers(asked);
            let pick = serde_json::to_value(offers[dice.below(offers.len() as u32) as usize]);
            play.act(asked, pick.expect("an action"));
        }
    }
    assert!(owed > 200 && retreats > 100 && advances > 50, "{owed} {retreats} {advances}");
}

/// Who may fire: a manned fort or a missile unit, where it stands, and how far it reaches.
fn arcs(field: &Field) -> Vec<(String, String, i32)> {
    let forts = field.forts.iter().filter(|fort| field.manned(fort));
    let missiles = field.at.iter().filter(|(name, _)| man(name).missile);
    let forts = forts.map(|fort| (fort.clone(), fort.clone(), 3));
    forts.chain(missiles.map(|(name, at)| (name.clone(), at.clone(), 2))).collect()
}

/// Every window has the shots that 20.5, 20.7, 24.2 and 24.51 give, and none is missing.
#[test]
fn shots_agree_with_a_second_reading() {
    let land = Land::read();
    let mut seen = 0;
    for seed in 0..SEEDS {
        let mut dice = SeededDice::new(seed + 5000, 0);
        let (draw, field) = scatter(&land, &mut dice, false);
        let table = draw.play();
        let movers: Vec<String> = field
            .at
            .keys()
            .filter(|unit| man(unit).gaul && !field.disrupted.contains(*unit))
            .cloned()
            .collect();
        for unit in movers {
            let mut play = table.again();
            let start = field.at[&unit].clone();
            for _ in 0..6 {
                let ways = play.steps("gaul", &unit);
                if ways.is_empty() {
                    break;
                }
                let to = ways[dice.below(ways.len() as u32) as usize].clone();
                play.act("gaul", step(&unit, &to));
                let now = field_of(&play);
                let mut mine: Vec<(String, u64)> = Vec::new();
                for (firer, at, reach) in arcs(&now) {
                    let range = apart(&at, &to);
                    let began = apart(&at, &start);
                    if range <= reach
                        && (began > reach || range < began)
                        && !land.in_town(&to)
                        && !land.behind_walls(&at, &to)
                    {
                        mine.push((firer, range.unsigned_abs().into()));
                    }
                }
                mine.sort();
                let mut offered: Vec<(String, u64)> = Vec::new();
                if play.phase() == "window" {
                    for offer in play.offers("roman") {
                        let offer = serde_json::to_value(offer).expect("an action");
                        let firer = offer["fort"].as_str().or(offer["unit"].as_str());
                        if let (Some(firer), Some(range)) = (firer, offer["range"].as_u64()) {
                            assert_eq!(offer["at"], unit.as_str());
                            offered.push((firer.to_owned(), range));
                        }
                    }
                }
                offered.sort();
                assert_eq!(offered, mine, "seed {seed}: {unit} from {start} in {to}\n{now:?}");
                seen += mine.len();
                play.hold_all();
                if play.winners().is_some() || land.in_town(&to) {
                    break;
                }
            }
        }
    }
    assert!(seen > 300, "{seen}");
}

/// When nobody has moved, everybody in range may be shot at (24.4, 24.52), and the works claim a die
/// for each Gaul on them in a Roman zone of control (23.2).
#[test]
fn the_end_of_movement_agrees_with_a_second_reading() {
    let land = Land::read();
    let (mut shots, mut thrown) = (0, 0);
    for seed in 0..SEEDS {
        let mut dice = SeededDice::new(seed + 9000, 0);
        let (draw, field) = scatter(&land, &mut dice, false);
        let mut play = draw.play();
        play.seeded(seed);
        while play.phase() == "movement" && play.may("gaul", &end_moves()) {
            play.act("gaul", end_moves());
        }
        let gauls: Vec<(&String, &String)> =
            field.at.iter().filter(|(name, _)| man(name).gaul).collect();
        let mut mine: BTreeSet<(String, u64, String)> = BTreeSet::new();
        for (firer, at, reach) in arcs(&field) {
            for (gaul, hex) in &gauls {
                let range = apart(&at, hex);
                if range <= reach && !land.in_town(hex) && !land.behind_walls(&at, hex) {
                    mine.insert((firer.clone(), range.unsigned_abs().into(), (*gaul).clone()));
                }
            }
        }
        let mut offered = BTreeSet::new();
        if play.phase() == "last_fire" {
            for offer in play.offers("roman") {
                let offer = serde_json::to_value(offer).expect("an action");
                let firer = offer["fort"].as_str().or(offer["unit"].as_str());
                if let (Some(firer), Some(range)) = (firer, offer["range"].as_u64()) {
                    let at = offer["at"].as_str().unwrap_or_default().to_owned();
                    offered.insert((firer.to_owned(), range, at));
                }
            }
        }
        assert_eq!(offered, mine, "seed {seed}\n{field:?}");
        shots += mine.len();
        while play.phase() == "last_fire" {
            play.act("roman", hold());
        }
        let danger = field.zone(&land, false);
        let due = gauls.iter().filter(|(name, hex)| {
            !man(name).leader && land.has_works(hex) && danger.contains(*hex)
        });
        let rolls = play.journal.iter().filter(|entry| matches!(entry, kernel::Entry::Roll(_)));
        let (due, rolls) = (due.count(), rolls.count());
        assert_eq!(rolls, due, "seed {seed}\n{field:?}");
        thrown += due;
    }
    assert!(shots > 300 && thrown > 20, "{shots} {thrown}");
}
