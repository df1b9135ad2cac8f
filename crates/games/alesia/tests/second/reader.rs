//! The map and the rules of the ground read a second time, from the map file and the rulebook
//! alone. Nothing here is taken from the engine.

use std::collections::{BTreeMap, BTreeSet};

use geometry::hex::Sheet;

/// The map as the second reader sees it. Hexes are their printed numbers.
pub struct Land {
    terrain: BTreeMap<String, char>,
    camp: BTreeMap<String, char>,
    works: BTreeSet<String>,
    region: BTreeMap<String, char>,
    lines: BTreeSet<String>,
    joined: BTreeSet<(String, String)>,
    rivers: Vec<(String, Vec<String>)>,
    trench: Vec<String>,
    stubs: BTreeSet<String>,
    zones: Vec<Vec<String>>,
}

/// Why a hex is worth double against another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Rampart,
    Hill,
    River,
    Trench,
}

pub fn number(column: i32, row: i32) -> Option<String> {
    ((1..=52).contains(&column) && (1..=44).contains(&row)).then(|| format!("{column:02}{row:02}"))
}

fn split(hex: &str) -> (i32, i32) {
    (hex[..2].parse().expect("a column"), hex[2..].parse().expect("a row"))
}

/// The hexes round one; even columns lie half a hex lower.
pub fn neighbours(hex: &str) -> Vec<String> {
    let (column, row) = split(hex);
    let side = if column % 2 == 0 { [0, 1] } else { [-1, 0] };
    let mut all = vec![(column, row - 1), (column, row + 1)];
    for off in side {
        all.extend([(column - 1, row + off), (column + 1, row + off)]);
    }
    all.into_iter().filter_map(|(column, row)| number(column, row)).collect()
}

/// How many steps lie between two hexes.
pub fn apart(a: &str, b: &str) -> i32 {
    let place = |hex: &str| {
        let (column, row) = split(hex);
        // Twice the row, so that half a hex is a whole number.
        (column, 2 * row + i32::from(column % 2 == 0))
    };
    let ((ax, ay), (bx, by)) = (place(a), place(b));
    let (across, down) = ((ax - bx).abs(), (ay - by).abs());
    across + (down - across).max(0) / 2
}

pub fn beside(a: &str, b: &str) -> bool {
    neighbours(a).iter().any(|hex| hex == b)
}

impl Land {
    pub fn read() -> Self {
        let sheet = Sheet::read("map.toml", include_str!("../../data/map.toml")).expect("the map");
        let layer = |name: &str| -> BTreeMap<String, char> {
            let letters = &sheet.layers[name].letters;
            letters.iter().map(|(hex, letter)| (hex.to_string(), *letter)).collect()
        };
        let list = |name: &str| -> Vec<String> {
            sheet.hexes[name].entries.iter().map(ToString::to_string).collect()
        };
        let joined = sheet.sides["connections"].sides().flat_map(|side| {
            let (a, b) = side.hexes();
            [(a.to_string(), b.to_string()), (b.to_string(), a.to_string())]
        });
        let rivers = ["brenne", "oserain", "ose", "rabutin"];
        let zones = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
        Self {
            terrain: layer("terrain"),
            camp: layer("camp"),
            works: layer("works")
                .into_iter()
                .filter(|(_, x)| *x == 'x')
                .map(|(hex, _)| hex)
                .collect(),
            region: layer("region"),
            lines: list("inner-line").into_iter().chain(list("outer-line")).collect(),
            joined: joined.collect(),
            rivers: rivers.iter().map(|name| ((*name).to_owned(), list(name))).collect(),
            trench: list("trench"),
            stubs: list("stubs").into_iter().collect(),
            zones: zones.iter().map(|zone| list(&format!("zone-{zone}"))).collect(),
        }
    }

    pub fn hexes(&self) -> impl Iterator<Item = &String> {
        self.terrain.keys()
    }

    pub fn in_town(&self, hex: &str) -> bool {
        matches!(self.terrain[hex], 'A' | 'W')
    }

    pub fn is_wall(&self, hex: &str) -> bool {
        self.terrain[hex] == 'W'
    }

    pub fn has_works(&self, hex: &str) -> bool {
        self.works.contains(hex)
    }

    pub fn region(&self, hex: &str) -> char {
        self.region[hex]
    }

    /// 25.1, 25.2: 0 without a rampart, 1 on the perimeter, 2 in a camp.
    pub fn grade(&self, hex: &str) -> u8 {
        if self.camp[hex].is_ascii_uppercase() { 2 } else { u8::from(self.lines.contains(hex)) }
    }

    pub fn connected(&self, a: &str, b: &str) -> bool {
        self.joined.contains(&(a.to_owned(), b.to_owned()))
    }

    pub fn is_river(&self, hex: &str) -> bool {
        self.rivers.iter().any(|(_, way)| way.iter().any(|one| one == hex))
    }

    pub fn is_trench(&self, hex: &str) -> bool {
        self.trench.iter().any(|one| one == hex)
    }

    /// 8.1, 8.3: whether it stops who enters it. A rampart is a bridge (25.5); so is a fort, for
    /// Romans (24.8).
    pub fn is_barrier(&self, hex: &str, bridge: bool) -> bool {
        self.is_river(hex) && self.grade(hex) == 0 && !bridge
            || self.is_trench(hex) && !self.stubs.contains(hex)
    }

    /// 8.2, annex-E: one follows the other in the same river or in the trench.
    pub fn linked(&self, a: &str, b: &str) -> bool {
        let follow = |way: &[String]| {
            way.windows(2)
                .any(|pair| (pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a))
        };
        self.rivers.iter().any(|(_, way)| follow(way)) || follow(&self.trench)
    }

    /// The table of terrain: why a defender is doubled against an attacker. A fort is another
    /// matter (24.1).
    pub fn reason(&self, attacker: &str, defender: &str) -> Option<Reason> {
        let level = self.connected(attacker, defender)
            && self.grade(attacker) > 0
            && self.grade(attacker) >= self.grade(defender);
        if self.grade(defender) > 0 && !level {
            return Some(Reason::Rampart);
        }
        if self.terrain[defender] == '^' && self.terrain[attacker] == '/' {
            return Some(Reason::Hill);
        }
        if self.is_river(attacker)
            && self.grade(attacker) == 0
            && !self.same_river(attacker, defender)
        {
            return Some(Reason::River);
        }
        (self.is_trench(attacker) && !self.is_trench(defender)).then_some(Reason::Trench)
    }

    fn same_river(&self, a: &str, b: &str) -> bool {
        let of = |hex: &str| -> Vec<&str> {
            let flows = self.rivers.iter().filter(|(_, way)| way.iter().any(|one| one == hex));
            flows.map(|(name, _)| name.as_str()).collect()
        };
        let (of_a, of_b) = (of(a), of(b));
        if of_a.len() > 1 || of_b.len() > 1 {
            return self.linked(a, b);
        }
        of_a.iter().any(|name| of_b.contains(name))
    }

    /// 12.3: the zones nearest to a hex, from 1 to 10.
    pub fn nearest_zones(&self, hex: &str) -> Vec<usize> {
        let far = |zone: &Vec<String>| zone.iter().map(|edge| apart(hex, edge)).min().unwrap_or(99);
        let least = self.zones.iter().map(far).min().unwrap_or(99);
        let near = self.zones.iter().enumerate().filter(|(_, zone)| far(zone) == least);
        near.map(|(index, _)| index + 1).collect()
    }

    /// 20.7: whether every shortest way from one hex to another enters the town.
    pub fn behind_walls(&self, from: &str, to: &str) -> bool {
        let mut front: BTreeSet<String> = [from.to_owned()].into();
        for left in (0..apart(from, to)).rev() {
            front = front
                .iter()
                .flat_map(|hex| neighbours(hex))
                .filter(|hex| apart(hex, to) == left && (left == 0 || !self.in_town(hex)))
                .collect();
        }
        front.is_empty()
    }
}

/// A unit as the second reader knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    pub gaul: bool,
    pub combat: u32,
    pub movement: u32,
    pub horse: bool,
    pub missile: bool,
    pub leader: bool,
}

/// What is printed on a counter.
pub fn man(name: &str) -> Man {
    let kind = name.rsplit_once('-').map_or(name, |(kind, _)| kind);
    let foot = |gaul: bool, combat: u32, movement: u32| Man {
        gaul,
        combat,
        movement,
        horse: false,
        missile: false,
        leader: false,
    };
    match kind {
        "caesar" | "labienus" => Man { leader: true, ..foot(false, 0, 15) },
        "vercingetorix" => Man { leader: true, ..foot(true, 0, 13) },
        "germani" => Man { horse: true, ..foot(false, 2, 15) },
        "equites" => Man { horse: true, ..foot(true, 2, 13) },
        "archers" | "slingers" => Man { missile: true, ..foot(false, 1, 8) },
        "recruits" => foot(false, 4, 7),
        "numidae" => foot(false, 3, 10),
        "legio-10" => foot(false, 6, 8),
        "b-aedui" => foot(true, 9, 6),
        // The besieged Arverni are of two kinds.
        "b-arverni" => {
            let better = ["1", "2", "3", "4", "5"].iter().any(|number| name.ends_with(number));
            foot(true, if better { 8 } else { 7 }, 6)
        }
        "b-bituriges" | "aedui" | "arverni" | "bituriges" | "carnutes" | "senones" | "sequani" => {
            foot(true, 7, 6)
        }
        "b-senones" | "b-carnutes" | "santoni" | "ruteni" | "lemovices" | "pictones" | "turoni"
        | "parisii" | "helvetii" | "bellovaci" | "nervii" | "atrebates" => foot(true, 6, 6),
        _ if kind.starts_with("legio-") => foot(false, 5, 8),
        _ => foot(true, 5, 6),
    }
}

/// Units on the map.
#[derive(Clone, Debug, Default)]
pub struct Field {
    pub at: BTreeMap<String, String>,
    pub disrupted: BTreeSet<String>,
    pub forts: BTreeSet<String>,
}

impl Field {
    pub fn here(&self, hex: &str) -> Vec<(&str, Man)> {
        let there = self.at.iter().filter(|(_, place)| place.as_str() == hex);
        there.map(|(name, _)| (name.as_str(), man(name))).collect()
    }

    /// 24.1: whether a unit other than a leader is in the fort.
    pub fn manned(&self, fort: &str) -> bool {
        self.forts.contains(fort) && self.here(fort).iter().any(|(_, man)| !man.gaul && !man.leader)
    }

    /// 6.1, 21.2, 24.7: whether somebody in a hex controls those round it.
    pub fn exerts(&self, land: &Land, hex: &str, gaul: bool) -> bool {
        !self.forts.contains(hex)
            && !land.in_town(hex)
            && self.here(hex).iter().any(|(name, man)| {
                man.gaul == gaul && !man.leader && !self.disrupted.contains(*name)
            })
    }

    /// 6.1: whether a hex lies in a zone of control of a side.
    pub fn controlled(&self, land: &Land, hex: &str, by_gauls: bool) -> bool {
        !land.in_town(hex)
            && !self.forts.contains(hex)
            && neighbours(hex).iter().any(|next| self.exerts(land, next, by_gauls))
    }

    /// All hexes in the zones of control of a side.
    pub fn zone(&self, land: &Land, by_gauls: bool) -> BTreeSet<String> {
        let sources: BTreeSet<&String> =
            self.at.values().filter(|hex| self.exerts(land, hex, by_gauls)).collect();
        let round = sources.into_iter().flat_map(|hex| neighbours(hex));
        round.filter(|hex| !land.in_town(hex) && !self.forts.contains(hex)).collect()
    }

    /// What a step costs in half points; nothing where it is forbidden to this unit whatever it
    /// has left and however it came (5.5, 9.1, 19.1, 19.2, 19.3, 20.2, 22.1).
    pub fn price(&self, land: &Land, name: &str, from: &str, to: &str) -> Option<u32> {
        let man = man(name);
        if !beside(from, to)
            || self.here(to).iter().any(|(_, other)| {
                other.gaul != man.gaul && !(other.leader && self.forts.contains(to))
            })
        {
            return None;
        }
        let danger = self.controlled(land, to, !man.gaul);
        if danger && self.controlled(land, from, !man.gaul) {
            return None;
        }
        if man.horse && land.has_works(to) || man.missile && danger {
            return None;
        }
        if !man.gaul && land.in_town(to) {
            return None;
        }
        if !man.gaul
            && man.leader
            && danger
            && !self.here(to).iter().any(|(_, other)| !other.gaul && !other.leader)
        {
            return None;
        }
        if man.gaul && man.leader {
            let near = |fort: &&String| self.manned(fort) && apart(fort, to) <= 3;
            let closer = |fort: &String| apart(fort, to) <= apart(fort, from);
            if danger || self.forts.iter().filter(near).any(closer) {
                return None;
            }
        }
        let fort = |hex: &str| !man.gaul && self.forts.contains(hex);
        let rampart = |hex: &str| land.grade(hex) > 0;
        let quick = land.connected(from, to)
            || fort(from) && (rampart(to) || fort(to))
            || fort(to) && rampart(from);
        Some(if quick { 1 } else { 2 })
    }
}
