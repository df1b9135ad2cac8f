//! Reads the map file.

use geometry::hex::{Direction, Hex, Sheet, SheetFault};

use super::files::Ramparts;
use super::{GRID, Ground, Hexes, Region, Terrain, Virtual, Ways, at};
use crate::ids::{Zone, ZoneSet};

const FILE: &str = "map.toml";

/// What the map file holds.
pub(super) struct Map {
    pub(super) ground: Vec<Ground>,
    pub(super) beyond: Vec<Vec<Hex>>,
    pub(super) walls: Vec<Hex>,
    pub(super) edges: Vec<Vec<Hex>>,
    pub(super) trench: Vec<Hex>,
}

fn fault(what: String) -> SheetFault {
    SheetFault { file: FILE.to_owned(), line: None, what }
}

impl Map {
    pub(super) fn read(sheet: &Sheet, grades: &Ramparts) -> Result<Self, SheetFault> {
        if sheet.grid != GRID {
            let what = "the map must have 52 columns of 44 hexes, the even ones lower";
            return Err(fault(what.to_owned()));
        }
        let terrain = sheet.layer(FILE, "terrain")?;
        let camps = sheet.layer(FILE, "camp")?;
        let works = sheet.layer(FILE, "works")?;
        let regions = sheet.layer(FILE, "region")?;
        let list = |name: &str| sheet.hex_list(FILE, name).map(|list| list.entries.clone());
        let lines: Hexes = list("inner-line")?.into_iter().chain(list("outer-line")?).collect();
        let stubs: Hexes = list("stubs")?.into_iter().collect();
        let (mut ground, beyond) = sheet_of_hexes();
        for hex in GRID.hexes() {
            let here = &mut ground[at(hex)];
            here.terrain = match terrain.letters[hex] {
                '/' => Terrain::Slope,
                '^' => Terrain::Hilltop,
                '~' => Terrain::River,
                '=' => Terrain::Trench,
                'A' => Terrain::Town,
                'W' => Terrain::Wall,
                _ => Terrain::Clear,
            };
            here.region = match regions.letters[hex] {
                '1' => Region::Inside,
                '2' => Region::Between,
                _ => Region::Outside,
            };
            let camp = camps.letters[hex];
            here.camp = camp != '.';
            here.rampart = if camp.is_uppercase() {
                grades.camp
            } else if lines.contains(hex) {
                grades.perimeter
            } else {
                0
            };
            here.works = works.letters[hex] == 'x';
            here.stub = stubs.contains(hex);
        }
        for (number, name) in ["brenne", "oserain", "ose", "rabutin"].iter().enumerate() {
            let course = list(name)?;
            if let Some(dry) = course.iter().find(|hex| ground[at(**hex)].terrain != Terrain::River)
            {
                return Err(fault(format!("hexes {name}, {dry}: the terrain is no river")));
            }
            for hex in &course {
                ground[at(*hex)].rivers |= 1 << number;
            }
            link(&mut ground, &course, name)?;
        }
        let trench = list("trench")?;
        if let Some(dry) = trench.iter().find(|hex| ground[at(**hex)].terrain != Terrain::Trench) {
            return Err(fault(format!("hexes trench, {dry}: the terrain is no trench")));
        }
        link(&mut ground, &trench, "trench")?;
        for side in sheet.side_list(FILE, "connections")?.sides() {
            for crossing in side.crossings() {
                if ground[at(crossing.from)].rampart == 0 {
                    let from = crossing.from;
                    return Err(fault(format!("sides connections, {side}: no rampart in {from}")));
                }
                let way = GRID.direction(crossing.from, crossing.to);
                let way = way.expect("the sheet has checked that they touch");
                ground[at(crossing.from)].connected.insert(way);
            }
        }
        let mut edges = Vec::new();
        for zone in Zone::all() {
            let hexes = list(&format!("zone-{}", zone.name().to_lowercase()))?;
            if let Some(hex) = hexes.iter().find(|hex| !ground[at(**hex)].next.contains(&None)) {
                return Err(fault(format!("hexes zone-{zone}, {hex}: not at the edge")));
            }
            for hex in &hexes {
                ground[at(*hex)].zones.insert(zone);
            }
            edges.push(hexes);
        }
        if let Some(hex) = GRID.hexes().find(|hex| {
            let here = &ground[at(*hex)];
            here.next.contains(&None) && here.zones.is_empty()
        }) {
            return Err(fault(format!("{hex}: an edge hex of no zone")));
        }
        let walls: Vec<Hex> =
            GRID.hexes().filter(|hex| ground[at(*hex)].terrain == Terrain::Wall).collect();
        if walls.is_empty() {
            return Err(fault("layer terrain: Alesia has no wall".to_owned()));
        }
        let rim = GRID.hexes().filter(|hex| ground[at(*hex)].next.contains(&None));
        let rim: Vec<Hex> = rim.chain(walls.iter().copied()).collect();
        if rim.len() > crate::state::RIM {
            return Err(fault("layer terrain: Alesia has too many wall hexes".to_owned()));
        }
        for (number, hex) in rim.into_iter().enumerate() {
            ground[at(hex)].rim = number as u8;
        }
        measure(&mut ground, &edges);
        Ok(Self { ground, beyond, walls, edges, trench })
    }
}

/// The hexes with their neighbours, and the virtual hexes with theirs.
fn sheet_of_hexes() -> (Vec<Ground>, Vec<Vec<Hex>>) {
    const STEPS: [(i16, i16); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
    let mut outside: Vec<(i16, i16)> = Vec::new();
    let mut beyond: Vec<Vec<Hex>> = Vec::new();
    let ground = GRID
        .hexes()
        .map(|hex| {
            let (x, y) = GRID.doubled(hex);
            let next = Direction::ALL.map(|way| GRID.neighbour(hex, way));
            let virtuals = Direction::ALL.map(|way| {
                if GRID.neighbour(hex, way).is_some() {
                    return None;
                }
                let (dx, dy) = STEPS[way.index()];
                let place = (x + dx, y + dy);
                let index = outside.iter().position(|other| *other == place).unwrap_or_else(|| {
                    outside.push(place);
                    beyond.push(Vec::new());
                    outside.len() - 1
                });
                beyond[index].push(hex);
                Some(Virtual(index as u8))
            });
            Ground {
                next,
                beyond: virtuals,
                terrain: Terrain::Clear,
                region: Region::Outside,
                rampart: 0,
                camp: false,
                works: false,
                stub: false,
                rivers: 0,
                connected: Ways::default(),
                links: Ways::default(),
                zones: ZoneSet::EMPTY,
                nearest: ZoneSet::EMPTY,
                rim: 0,
                to_lines: u8::MAX,
                to_wall: u8::MAX,
                to_edge: u8::MAX,
                to_town: u8::MAX,
            }
        })
        .collect();
    (ground, beyond)
}

/// Joins the hexes of a river or the trench that follow one another (8.2).
fn link(ground: &mut [Ground], course: &[Hex], name: &str) -> Result<(), SheetFault> {
    for pair in course.windows(2) {
        for (from, to) in [(pair[0], pair[1]), (pair[1], pair[0])] {
            let Some(way) = GRID.direction(from, to) else {
                return Err(fault(format!("hexes {name}: {from} does not touch {to}")));
            };
            ground[at(from)].links.insert(way);
        }
    }
    Ok(())
}

/// Notes how far each hex is from what matters, and which zones are nearest (12.3, 16.4).
fn measure(ground: &mut [Ground], edges: &[Vec<Hex>]) {
    let all = |wanted: &dyn Fn(&Ground) -> bool| -> Vec<Hex> {
        GRID.hexes().filter(|hex| wanted(&ground[at(*hex)])).collect()
    };
    let between = all(&|here| here.region == Region::Between);
    let walls = all(&|here| here.terrain == Terrain::Wall);
    let town = all(&Ground::in_town);
    let far = |from: Hex, hexes: &[Hex]| {
        hexes.iter().map(|hex| GRID.distance(from, *hex)).min().unwrap_or(u8::MAX)
    };
    for hex in GRID.hexes() {
        let here = &mut ground[at(hex)];
        here.to_lines = far(hex, &between);
        here.to_wall = far(hex, &walls);
        here.to_town = far(hex, &town);
        let zones: Vec<u8> = edges.iter().map(|hexes| far(hex, hexes)).collect();
        here.to_edge = zones.iter().copied().min().unwrap_or(u8::MAX);
        here.nearest = Zone::all().filter(|zone| zones[zone.index()] == here.to_edge).collect();
    }
}
