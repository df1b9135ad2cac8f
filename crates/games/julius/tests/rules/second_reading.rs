//! Section 6 read a second time: random games are watched, and at every decision what the engine
//! allows is compared with what this reading of moves, pins and levies allows. It keeps its own
//! books and takes from the engine only where the blocks are.

use std::collections::{BTreeMap, BTreeSet};

use julius::Side::{self, Caesar, Pompey};
use julius::{Action, Place};
use kernel::prelude::*;
use kernel::{Dice as _, ScriptedDice, SeededDice};
use serde_json::{Value, json};

use crate::play::{Play, block as named, draw, place};
use crate::s03_armies::LABELS;
use crate::s04_map::{BORDERS, MAJOR_ROADS, MINOR_ROADS, PORTS, STRAITS};

/// What happened this turn, as an onlooker would note it.
#[derive(Default)]
struct Books {
    /// Blocks that moved, by side, and ways they took.
    moved: BTreeSet<String>,
    ways: BTreeMap<(Side, String, String), u8>,
    /// Who attacks where.
    attacks: BTreeMap<String, Side>,
    mains: BTreeMap<String, String>,
    /// Seas that were crossed by somebody aboard, by side.
    crossed: BTreeSet<(Side, String)>,
    /// The block in the middle of its move, and where it began.
    going: Option<(String, String)>,
    steps: u8,
    seas: BTreeSet<String>,
    /// Where each side's blocks stood when its moves began.
    began: Option<Side>,
    stood: BTreeMap<String, String>,
}

/// The table now.
struct Table {
    at: BTreeMap<String, (Side, String, u64)>,
    held: BTreeMap<(Side, String), usize>,
    phase: Value,
    document: Value,
}

fn joined(pairs: &[(&str, &str)], one: &str, two: &str) -> bool {
    pairs.contains(&(one, two)) || pairs.contains(&(two, one))
}

fn is_sea(place: &str) -> bool {
    PORTS.iter().any(|(sea, _)| *sea == place)
}

fn is_port_of(city: &str, sea: &str) -> bool {
    PORTS.iter().any(|(name, ports)| *name == sea && ports.contains(&city))
}

fn is_fleet(block: &str) -> bool {
    block.contains("navis")
}

fn water(one: &str, two: &str) -> bool {
    joined(BORDERS, one, two) || is_port_of(one, two) || is_port_of(two, one)
}

impl Table {
    fn of(play: &Play) -> Self {
        let document = play.position();
        let mut at = BTreeMap::new();
        let mut held = BTreeMap::new();
        for side in Side::BOTH {
            let blocks = document["secrets"][side.name()]["blocks"].as_object().expect("blocks");
            for (name, block) in blocks {
                let place = block["at"].as_str().expect("a place").to_owned();
                let step = block["step"].as_u64().expect("a step");
                *held.entry((side, place.clone())).or_insert(0) += 1;
                at.insert(name.clone(), (side, place, step));
            }
        }
        Self { at, held, phase: document["phase"].clone(), document }
    }

    fn holds(&self, side: Side, place: &str) -> bool {
        self.held.contains_key(&(side, place.to_owned()))
    }

    fn friendly(&self, side: Side, place: &str) -> bool {
        self.holds(side, place) && !self.holds(side.enemy(), place)
    }

    fn fleets(&self, side: Side, sea: &str) -> usize {
        self.held.get(&(side, sea.to_owned())).copied().unwrap_or(0)
    }
}

/// Whether somebody aboard can reach a port from here.
fn can_land(table: &Table, side: Side, sea: &str, seen: &BTreeSet<String>, start: &str) -> bool {
    let ports = PORTS.iter().find(|(name, _)| *name == sea).expect("a sea").1;
    if ports.iter().any(|port| *port != start && !table.holds(side.enemy(), port)) {
        return true;
    }
    let mut seen = seen.clone();
    seen.insert(sea.to_owned());
    PORTS.iter().any(|(next, _)| {
        joined(BORDERS, sea, next)
            && table.friendly(side, next)
            && !seen.contains(*next)
            && can_land(table, side, next, &seen, start)
    })
}

impl Books {
    fn used(&self, side: Side, from: &str, to: &str) -> u8 {
        let one = self.ways.get(&(side, from.to_owned(), to.to_owned())).copied().unwrap_or(0);
        let two = self.ways.get(&(side, to.to_owned(), from.to_owned())).copied().unwrap_or(0);
        one + two
    }

    /// The ways by which a side entered a place.
    fn entries(&self, side: Side, place: &str) -> Vec<(&str, u8)> {
        self.ways
            .iter()
            .filter(|((who, _, to), _)| *who == side && to == place)
            .map(|((_, from, _), count)| (from.as_str(), *count))
            .collect()
    }

    /// Whether a block that has not moved may leave its place by pins alone (6.13).
    fn free(&self, table: &Table, side: Side, from: &str) -> bool {
        if self.attacks.get(from) != Some(&side.enemy()) {
            return true;
        }
        let entries = self.entries(side.enemy(), from);
        let main = if let Some(main) = self.mains.get(from) {
            entries.iter().find(|(way, _)| way == main).expect("a way").1
        } else {
            assert_eq!(entries.len(), 1, "one way into {from}, or a main force");
            entries[0].1
        };
        let left = table
            .at
            .iter()
            .filter(|(name, (who, place, _))| {
                *who == side
                    && place == from
                    && self.stood.get(*name).is_some_and(|place| place == from)
                    && !self.moved.contains(*name)
            })
            .count();
        left > usize::from(main)
    }

    /// Whether the block may take a step, if its group is active.
    fn may_step(&self, table: &Table, side: Side, block: &str, to: &str) -> bool {
        let impulse = table.phase["impulse"].as_str().expect("moves have an impulse");
        let (_, from, _) = &table.at[block];
        let steps = match &self.going {
            Some((going, _)) if going == block => self.steps,
            Some(_) => return false,
            None => 0,
        };
        if !self.seas.is_empty() || (self.going.is_none() && self.moved.contains(block)) {
            return false;
        }
        match impulse {
            "mars" | "mercury" | "pluto" if is_fleet(block) => return false,
            "neptune" if !is_fleet(block) => return false,
            _ => {}
        }
        let hostile = table.holds(side.enemy(), to);
        let reacts = hostile && self.attacks.get(to) == Some(&side.enemy());
        let attacks = hostile && !reacts;
        let reach = if impulse == "mercury" { 3 } else { 2 };
        let most = if hostile { reach - 1 } else { reach };
        if steps >= most {
            return false;
        }
        if is_fleet(block) {
            if !water(from, to) {
                return false;
            }
            let stays = self.crossed.contains(&(side, from.clone()));
            if is_sea(from) && stays && table.fleets(side, from) < 2 {
                return false;
            }
        } else {
            let wide = impulse == "pluto" && attacks;
            let limit = if joined(MAJOR_ROADS, from, to) {
                if wide { 6 } else { 4 }
            } else if joined(MINOR_ROADS, from, to) {
                if wide { 3 } else { 2 }
            } else if joined(STRAITS, from, to) {
                if attacks && !wide { 1 } else { 2 }
            } else {
                return false;
            };
            if self.used(side, from, to) >= limit {
                return false;
            }
        }
        if steps == 0 {
            if !self.free(table, side, from) {
                return false;
            }
            let attacked = self.attacks.get(from) == Some(&side.enemy());
            if attacked && self.entries(side.enemy(), from).iter().any(|(way, _)| way == &to) {
                return false;
            }
        }
        true
    }

    fn may_embark(&self, table: &Table, side: Side, block: &str, sea: &str) -> bool {
        let (_, from, _) = &table.at[block];
        table.phase["impulse"] == "command"
            && table.phase["left"].as_u64() > Some(0)
            && table.phase["active"].as_array().is_some_and(Vec::is_empty)
            && self.going.is_none()
            && !self.moved.contains(block)
            && !is_fleet(block)
            && is_port_of(from, sea)
            && table.friendly(side, sea)
            && self.free(table, side, from)
            && can_land(table, side, sea, &BTreeSet::new(), from)
    }

    fn note(&mut self, side: Side, act: &Value, before: &Table) {
        let text = |key: &str| act[key].as_str().unwrap_or_default().to_owned();
        match act["do"].as_str().expect("an action") {
            "step" => {
                let (block, to) = (text("block"), text("to"));
                let from = before.at[&block].1.clone();
                *self.ways.entry((side, from.clone(), to.clone())).or_default() += 1;
                if before.holds(side.enemy(), &to) && !self.attacks.contains_key(&to) {
                    self.attacks.insert(to, side);
                }
                self.moved.insert(block.clone());
                if self.going.is_none() {
                    self.going = Some((block, from));
                }
                self.steps += 1;
            }
            "embark" => {
                let (block, sea) = (text("block"), text("sea"));
                let from = before.at[&block].1.clone();
                self.moved.insert(block.clone());
                self.going = Some((block, from));
                self.seas.insert(sea.clone());
                self.crossed.insert((side, sea));
            }
            "sail" => {
                self.seas.insert(text("sea"));
                self.crossed.insert((side, text("sea")));
            }
            "main_force" => drop(self.mains.insert(text("place"), text("from"))),
            _ => {}
        }
    }
}

#[track_caller]
fn agree(play: &Play, side: Side, action: Action, expected: bool, table: &Table) {
    let told = play.game.check(side.seat(), &action);
    assert!(
        told.is_ok() == expected,
        "{side:?} {action:?}: engine {told:?}, second reading {expected}\n{}\n{}\nattacked {} crossings {}",
        table.phase,
        table.document["secrets"],
        table.document["attacked"],
        table.document["crossings"],
    );
}

fn compare_moves(play: &Play, books: &Books, table: &Table, side: Side) {
    let active: Vec<&str> = table.phase["active"]
        .as_array()
        .expect("places")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let places: Vec<&str> = Place::all().map(Place::name).collect();
    let mine = table.at.iter().filter(|(_, (who, _, _))| *who == side);
    for (block, (_, from, _)) in mine.clone() {
        let going = books.going.as_ref().is_some_and(|(name, _)| name == block);
        for to in &places {
            let ready = going || active.contains(&from.as_str());
            let may = ready && from != to && books.may_step(table, side, block, to);
            let action = Action::Step { block: named(block), to: place(to) };
            agree(play, side, action, may, table);
        }
        for sea in places.iter().filter(|place| is_sea(place)) {
            let may = books.may_embark(table, side, block, sea);
            let action = Action::Embark { block: named(block), sea: place(sea) };
            agree(play, side, action, may, table);
        }
    }
    for here in &places {
        let somebody = mine.clone().any(|(block, (_, from, _))| {
            from == here
                && places.iter().any(|to| from != to && books.may_step(table, side, block, to))
        });
        let left = table.phase["left"].as_u64() > Some(0);
        let may = left && books.going.is_none() && !active.contains(here) && somebody;
        agree(play, side, Action::Activate { place: place(here) }, may, table);
    }
    if let Some((_, start)) = books.going.as_ref().filter(|_| !books.seas.is_empty()) {
        let sea = table.phase["going"]["at"].as_str().expect("aboard at a sea");
        for to in &places {
            let port = is_port_of(to, sea) && !table.holds(side.enemy(), to) && to != start;
            agree(play, side, Action::Land { port: place(to) }, port, table);
            let next = joined(BORDERS, sea, to)
                && table.friendly(side, to)
                && !books.seas.contains(*to)
                && can_land(table, side, to, &books.seas, start);
            agree(play, side, Action::Sail { sea: place(to) }, next, table);
        }
    }
}

fn compare_levies(play: &Play, table: &Table, side: Side) {
    let listed = |list: &Value, name: &str| {
        list.as_array().is_some_and(|list| list.iter().any(|item| item == name))
    };
    let trophies = &table.document["trophies"];
    let left = table.phase["left"].as_u64() > Some(0);
    for &(block, _, _, steps, site) in LABELS {
        let pooled = listed(&table.document["secrets"][side.name()]["pool"], block);
        let third = match block {
            "octavian" => listed(trophies, "caesar") || listed(trophies, "antonius"),
            "brutus" => listed(trophies, "pompeius") || listed(trophies, "scipio"),
            _ => true,
        };
        for city in Place::all().map(Place::name) {
            let fits = match site {
                "any" => true,
                "major port" => MAJOR_PORTS.contains(&city),
                named => named == city,
            };
            let may =
                left && pooled && third && fits && !is_sea(city) && table.friendly(side, city);
            let action = Action::Levy { block: named(block), city: place(city) };
            agree(play, side, action, may, table);
        }
        let stands = table.at.get(block).is_some_and(|(who, place, step)| {
            *who == side
                && !is_sea(place)
                && table.friendly(side, place)
                && *step < u64::from(steps)
        });
        let action = Action::Reinforce { block: named(block) };
        agree(play, side, action, left && stands, table);
    }
}

const MAJOR_PORTS: [&str; 11] = [
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

/// Places close to each other, so that the sides meet.
const THEATRES: [&[&str]; 3] = [
    &[
        "Roma",
        "Genua",
        "Ravenna",
        "Neapolis",
        "Asculum",
        "Rhegium",
        "Messana",
        "Syracusae",
        "Utica",
        "Brundisium",
        "Sipontum",
        "Lilybaeum",
        "Mare Tyrrhenum",
        "Mare Internum",
        "Mare Hispanum",
    ],
    &[
        "Tarraco",
        "Narbo",
        "Massilia",
        "Gades",
        "Tingis",
        "Carthago Nova",
        "Corduba",
        "Toletum",
        "Bilbilis",
        "Lugdunum",
        "Siga",
        "Genua",
        "Mare Hispanum",
        "Oceanus Atlanticus",
        "Mare Tyrrhenum",
    ],
    &[
        "Byzantium",
        "Nicomedia",
        "Aenos",
        "Pergamum",
        "Ephesus",
        "Thessalonica",
        "Serdica",
        "Sinope",
        "Ancyra",
        "Athenae",
        "Creta",
        "Appia",
        "Propontis",
        "Mare Aegaeum",
        "Pontus Euxinus",
    ],
];

/// A table with blocks of both sides scattered over a theatre, and the first side about to move.
fn scattered(seed: u64, chance: &mut SeededDice) -> Play {
    let mut pick = |below: usize| chance.below(below as u32) as usize;
    let theatre = THEATRES[pick(THEATRES.len())];
    let owners: Vec<Option<Side>> =
        theatre.iter().map(|_| [None, Some(Caesar), Some(Pompey)][pick(3)]).collect();
    let first = [Caesar, Pompey][pick(2)];
    let impulses = ["command", "command", "command", "mars", "mercury", "neptune", "pluto"];
    let impulse = impulses[pick(impulses.len())];
    let cards = match (impulse, first) {
        ("command", _) => ["3/2".to_owned(), "3/2".to_owned()],
        (god, Caesar) => [god[..1].to_uppercase() + &god[1..], "3/2".to_owned()],
        (god, Pompey) => ["3/2".to_owned(), god[..1].to_uppercase() + &god[1..]],
    };
    let left = if impulse == "command" { 3 } else { 1 };
    let mut draw = draw().first(first.name()).cards(&cards[0], &cards[1]).phase(json!({
        "is": "moves", "side": first.name(), "left": left, "impulse": impulse,
    }));
    for &(block, _, _, steps, _) in LABELS {
        let side = named(block).first_owner();
        let choice = pick(theatre.len());
        let here = theatre[choice];
        let inland = !is_sea(here) && !PORTS.iter().any(|(_, ports)| ports.contains(&here));
        let fits = if is_fleet(block) { !inland } else { !is_sea(here) };
        if owners[choice] != Some(side) || !fits || ["octavian", "brutus"].contains(&block) {
            continue;
        }
        let word = format!("{block}:{}", 1 + pick(usize::from(steps)));
        draw = match side {
            Caesar => draw.caesar(here, &word),
            Pompey => draw.pompey(here, &word),
        };
    }
    let mut play = draw.play();
    play.dice = ScriptedDice::then_seeded([], SeededDice::new(seed, 1));
    play
}

/// What a watch has seen, so that a test can tell that it has seen enough.
#[derive(Default)]
struct Seen {
    decisions: usize,
    pinned: usize,
    reactions: usize,
    aboard: usize,
    straits: usize,
}

/// Plays both sides' moves and levies at random and compares at every decision.
fn watch(seed: u64, seen: &mut Seen) {
    let mut chance = SeededDice::new(seed, 2);
    let mut play = scattered(seed, &mut chance);
    let mut books = Books::default();
    while ["moves", "levies", "main_force", "surprise"].contains(&play.phase().as_str()) {
        let table = Table::of(&play);
        let moving = play.phase() == "moves";
        if !moving || table.phase["going"].is_null() {
            books.going = None;
            books.steps = 0;
            books.seas.clear();
        }
        let side = play.pending()[0];
        seen.decisions += 1;
        if moving {
            if books.began != Some(side) {
                books.began = Some(side);
                books.stood =
                    table.at.iter().map(|(name, (_, at, _))| (name.clone(), at.clone())).collect();
            }
            compare_moves(&play, &books, &table, side);
            seen.aboard += usize::from(!books.seas.is_empty());
            seen.pinned += usize::from(
                books
                    .attacks
                    .iter()
                    .any(|(place, who)| *who != side && !books.free(&table, side, place)),
            );
        } else if play.phase() == "levies" {
            compare_levies(&play, &table, side);
        }
        let mut offers: Vec<Value> = play
            .offers(side)
            .into_iter()
            .map(|offer| serde_json::to_value(offer).expect("actions can be written"))
            .collect();
        // Nobody is in a hurry, and whoever can be carried often is.
        let word = |offer: &Value| offer["do"].as_str().unwrap_or_default().to_owned();
        let lively = |offer: &Value| !word(offer).starts_with("end");
        if offers.iter().any(lively) && chance.below(8) != 0 {
            offers.retain(lively);
        }
        let carried = |offer: &Value| ["embark", "sail", "land"].contains(&word(offer).as_str());
        if offers.iter().any(carried) && chance.below(2) == 0 {
            offers.retain(carried);
        }
        let act = offers[chance.below(offers.len() as u32) as usize].clone();
        if let (Some(block), Some(to)) = (act["block"].as_str(), act["to"].as_str()) {
            seen.reactions += usize::from(books.attacks.get(to) == Some(&side.enemy()));
            seen.straits += usize::from(joined(STRAITS, &table.at[block].1, to));
        }
        books.note(side, &act, &table);
        play.act(side, act);
    }
}

#[test]
fn r6_1_random_moves_agree_with_a_second_reading_of_section_6() {
    let mut seen = Seen::default();
    for seed in 0..40 {
        watch(seed, &mut seen);
    }
    let Seen { decisions, pinned, reactions, aboard, straits } = seen;
    assert!(
        decisions > 500 && pinned > 20 && reactions > 2 && aboard > 5 && straits > 5,
        "{decisions} decisions: {pinned} {reactions} {aboard} {straits}"
    );
}
