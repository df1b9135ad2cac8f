//! Reads the map file.

use arrayvec::ArrayVec;
use geometry::hex::{Crossing, Direction, Hex, Sheet, SheetFault, SideEntry, SideList, SideMap};

use super::{Edge, GRID, Ground, Hexes, Region, at};

/// What the map file holds.
pub(super) struct Map {
    pub(super) ground: Vec<Ground>,
    pub(super) alesia: ArrayVec<Hex, 4>,
    pub(super) relief_camp: Hex,
    pub(super) historical: ArrayVec<Hex, 11>,
    walled: Vec<Hex>,
}

impl Map {
    pub(super) fn read(sheet: &Sheet) -> Result<Self, SheetFault> {
        const FILE: &str = "map.toml";
        let fault =
            |what: &str| SheetFault { file: FILE.to_owned(), line: None, what: what.into() };
        if sheet.grid != GRID {
            return Err(fault("the map must have 20 columns of 25 hexes, the odd ones lower"));
        }
        let levels = sheet.layer(FILE, "level")?;
        let regions = sheet.layer(FILE, "region")?;
        let list = |name: &str| sheet.hex_list(FILE, name).map(|list| list.entries.clone());
        let alesia = list("alesia")?;
        let alesia = ArrayVec::<Hex, 4>::try_from(alesia.as_slice())
            .map_err(|_| fault("alesia: the town has at most four hexes"))?;
        let mut edges = SideMap::filled(GRID, Edge::default());
        let kinds: [(&str, Edge); 10] = [
            ("internal-line", Edge::FORTIFICATION),
            ("external-line", Edge::FORTIFICATION),
            ("ditch", Edge::DITCH),
            ("oppidum-wall", Edge::OPPIDUM),
            ("dry-stone-wall", Edge::DRY_STONE),
            ("crests", Edge::CREST),
            ("brenne", Edge::STREAM),
            ("oserain", Edge::STREAM),
            ("ose", Edge::STREAM),
            ("rabutin", Edge::STREAM),
        ];
        for (name, kind) in kinds {
            let list = sheet.side_list(FILE, name)?;
            if let Some(Crossing { from, to }) = misdirected(list, kind, &alesia) {
                let what = if kind == Edge::OPPIDUM {
                    "the wall counts for those who enter Alésia, not for others"
                } else {
                    "this counts both ways and is written with a dash"
                };
                return Err(fault(&format!("sides {name}, {from}>{to}: {what}")));
            }
            for side in list.sides() {
                let crossing = side.crossings()[0];
                let old = edges.get(crossing).copied().unwrap_or_default();
                edges.set(side, old.with(kind));
            }
        }
        let relief_camp =
            *list("relief-camp")?.first().ok_or_else(|| fault("relief-camp: no hex is named"))?;
        let historical = list("historical-camps")?.into_iter().take(11).collect();
        let walled = list("dry-stone-wall")?;
        let ground = GRID
            .hexes()
            .map(|hex| {
                let unknown = |layer: &str, letter: char| {
                    fault(&format!("layer {layer}, hex {hex}: \"{letter}\" means nothing here"))
                };
                let (level, region) = (levels.letters[hex], regions.letters[hex]);
                let edges =
                    Direction::ALL.map(|way| edges.leaving(hex, way).copied().unwrap_or_default());
                Ok(Ground {
                    level: level.to_digit(10).ok_or_else(|| unknown("level", level))? as u8,
                    region: match region {
                        '.' => Region::Outside,
                        'b' => Region::Band,
                        'i' | 'A' => Region::Inside,
                        _ => return Err(unknown("region", region)),
                    },
                    next: Direction::ALL.map(|way| GRID.neighbour(hex, way)),
                    edges,
                    steps: [0; 6],
                    around: edges.into_iter().fold(Edge::default(), Edge::with),
                    sides: 0,
                    band: 0,
                    fortified: 0,
                    plain: 0,
                    dearest: 0,
                    reached: [0; 2],
                    alesia: alesia.contains(&hex),
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { ground, alesia, relief_camp, historical, walled })
    }

    /// 9.1: touching a line, not on the plateau, not inside, not next to a hex with a Gallic work.
    /// Also the hexes that hold such a work and their neighbours.
    pub(super) fn camp_sites(&self, highest: u8) -> (Hexes, Hexes) {
        let ground = |hex: Hex| &self.ground[at(hex)];
        let walled: Hexes = self.alesia.iter().chain(&self.walled).copied().collect();
        let near_walls = walled.grown(GRID);
        let sites = GRID
            .hexes()
            .filter(|hex| {
                let own = ground(*hex);
                own.around.has(Edge::FORTIFICATION)
                    && own.level <= highest
                    && own.region != Region::Inside
                    && !near_walls.contains(*hex)
            })
            .collect();
        (sites, near_walls)
    }
}

/// A hexside that is written as if it counted one way. Only the wall of the town does, inwards.
fn misdirected(list: &SideList, kind: Edge, alesia: &[Hex]) -> Option<Crossing> {
    list.entries.iter().find_map(|entry| match *entry {
        SideEntry::OneWay(crossing) => {
            let inwards = kind == Edge::OPPIDUM && alesia.contains(&crossing.to);
            (!inwards).then_some(crossing)
        }
        SideEntry::Both(_) => None,
    })
}
