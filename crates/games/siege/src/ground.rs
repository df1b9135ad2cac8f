//! 6.0, 9.0 and the terrain table: works, zones of control, and what a step costs.

use geometry::hex::Hex;

use crate::action::Refusal;
use crate::ids::{Force, Side, Unit, UnitSet};
use crate::pack::{Edge, GRID, Ground, Hexes, Pack, Region};
use crate::state::{Board, Moves, Phase, Piece};

/// Which of the two kinds of movement (7.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// 7.1.
    Strategic,
    /// 7.2.
    Tactical,
}

/// What a step takes (table-terrain).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toll {
    /// Movement points, zones of control apart.
    pub cost: u8,
    /// Whether it crosses an obstacle that one must start next to (note a).
    pub obstacle: bool,
    /// Disorganisation tests that a unit takes.
    pub tests: u8,
    /// The hex that a Gallic unit breaches (9.2).
    pub breach: Option<Hex>,
}

/// Whether the works between the lines still stand in a hex (9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Works {
    /// They do.
    Standing,
    /// They do not.
    Breached,
}

/// Whether zones of control reach into a hex over one of its sides, by what lies there (6.0).
pub(crate) fn is_reached(ground: &Ground, edge: Edge, works: Works) -> bool {
    let town = edge.has(Edge::OPPIDUM) && ground.alesia;
    let behind = edge.has(Edge::FORTIFICATION) && ground.region == Region::Band;
    let walled = behind && works == Works::Standing;
    !(edge.has(Edge::DIVIDES) || town || walled)
}

impl Board {
    /// The hex between the lines of a fortified hexside whose works still stand; none otherwise.
    pub fn fortified(&self, pack: &Pack, from: Hex, to: Hex, edge: Edge) -> Option<Hex> {
        if !edge.has(Edge::FORTIFICATION) {
            return None;
        }
        let behind = if pack.region(to) == Region::Band { to } else { from };
        (!self.breaches.contains(behind)).then_some(behind)
    }

    /// Whether a hex has a fortified hexside whose works still stand.
    pub fn faces_works(&self, pack: &Pack, hex: Hex) -> bool {
        let ground = pack.ground(hex);
        ground
            .next
            .iter()
            .zip(ground.edges)
            .filter_map(|(next, edge)| next.map(|next| (next, edge)))
            .any(|(next, edge)| self.fortified(pack, hex, next, edge).is_some())
    }

    /// The sides of a hex, as bits, that Romans cannot cross for want of a gate: the works stand
    /// there, and no camp, standing or destroyed, opens them (9.0).
    pub(crate) fn gateless(&self, pack: &Pack, hex: Hex) -> u8 {
        let ground = pack.ground(hex);
        if ground.fortified == 0 || self.gates().contains(hex) {
            return 0;
        }
        // The works of a side are those of the hex between the lines: the next, or this one.
        let here = if self.breaches.contains(hex) { !ground.band } else { 0 };
        let beyond = self.breaches.around(GRID, hex) & ground.band;
        ground.fortified & !(here | beyond) & !self.gates().around(GRID, hex)
    }

    /// Whether a destroyed camp lets Gauls through between two hexes (9.1).
    fn open_gate(&self, from: Hex, to: Hex) -> bool {
        self.has_open_gate(from) || self.has_open_gate(to)
    }

    /// What a step to the next hex takes, whoever stands there. Refuses what no neighbour is and
    /// what only a gate allows.
    pub fn toll(
        &self,
        pack: &Pack,
        side: Side,
        from: Hex,
        to: Hex,
        kind: Pace,
    ) -> Result<Toll, Refusal> {
        let way = pack.way(from, to).ok_or(Refusal::NotAdjacent { from, to })?;
        self.toll_over(pack, side, (from, way, to), kind)
    }

    /// What a step over a side of a hex takes: the hex, the number of the side, and the next hex.
    #[inline]
    pub(crate) fn toll_over(
        &self,
        pack: &Pack,
        side: Side,
        (from, way, to): (Hex, usize, Hex),
        kind: Pace,
    ) -> Result<Toll, Refusal> {
        let ground = pack.ground(from);
        let (edge, cost) = (ground.edges[way], ground.steps[way]);
        if !edge.has(Edge::WORKS) && !self.has_camp(to) {
            return Ok(Toll { cost, obstacle: false, tests: 0, breach: None });
        }
        self.toll_of_works(pack, side, (from, way, to), kind, cost)
    }

    /// The same where there is more than slopes and streams, which cost so much.
    fn toll_of_works(
        &self,
        pack: &Pack,
        side: Side,
        (from, way, to): (Hex, usize, Hex),
        kind: Pace,
        cost: u8,
    ) -> Result<Toll, Refusal> {
        let (costs, edge) = (&pack.costs, pack.ground(from).edges[way]);
        let mut toll = Toll { cost, obstacle: false, tests: 0, breach: None };
        match side {
            Side::Rome => {
                if self.gateless(pack, from) >> way & 1 != 0 {
                    return Err(Refusal::GateNeeded { from, to });
                }
            }
            Side::Gaul => {
                let fortified =
                    self.fortified(pack, from, to, edge).filter(|_| !self.open_gate(from, to));
                let camp = self.has_camp(to);
                if camp || fortified.is_some() {
                    toll.cost += if camp { costs.camp } else { costs.fortification };
                    toll.obstacle = true;
                    toll.breach = fortified;
                }
            }
        }
        if edge.has(Edge::DITCH) {
            toll.cost += costs.ditch;
            toll.obstacle = true;
            toll.tests += 1;
        }
        if edge.has(Edge::WALL) {
            toll.cost += costs.wall;
            toll.obstacle = true;
        }
        if edge.has(Edge::CREST) {
            let on_road = pack.road_between(side, from, to);
            match kind {
                Pace::Strategic => toll.cost += costs.crest_strategic,
                Pace::Tactical => toll.tests += u8::from(!on_road),
            }
        }
        Ok(toll)
    }

    /// Whether whoever comes to a hex must halt there, in contact with works (7.1, 7.2, 9.0). The
    /// hexside just crossed does not count.
    pub fn contact(&self, pack: &Pack, side: Side, from: Hex, to: Hex) -> bool {
        let ground = pack.ground(to);
        let gaul = side == Side::Gaul;
        if gaul && self.standing().around(GRID, to) != 0 {
            return true;
        }
        if !ground.around.has(Edge::HALTS) {
            return false;
        }
        let halts = |edge: Edge, next: Hex| {
            edge.has(Edge::WALL)
                || gaul
                    && (edge.has(Edge::DITCH)
                        || ground.region != Region::Band
                            && self.fortified(pack, to, next, edge).is_some()
                            && !self.open_gate(to, next))
        };
        ground
            .next
            .iter()
            .zip(ground.edges)
            .any(|(next, edge)| next.is_some_and(|next| next != from && halts(edge, next)))
    }

    /// The sides of a hex over which units next to it control it, as bits (6.0): none while a camp
    /// stands there (9.1).
    pub(crate) fn controlled_over(&self, pack: &Pack, hex: Hex) -> u8 {
        if self.has_camp(hex) { 0 } else { self.reached_over(pack, hex) }
    }

    /// The same whether a camp stands there or not.
    fn reached_over(&self, pack: &Pack, hex: Hex) -> u8 {
        let works = if self.breaches.contains(hex) { Works::Breached } else { Works::Standing };
        pack.ground(hex).reached[works as usize]
    }

    /// Whether a side that comes to a hex stands in an enemy zone of control then: no camp is left
    /// there to keep it out if Gauls come (9.1).
    pub fn enters_zone(&self, pack: &Pack, side: Side, hex: Hex) -> bool {
        if side == Side::Rome || !self.has_camp(hex) {
            return self.in_zone(side.enemy(), hex);
        }
        self.steady(Side::Rome).around(GRID, hex) & self.reached_over(pack, hex) != 0
    }

    /// Breaches the works of a hex (9.2). Whether they stood.
    pub(crate) fn breach(&mut self, pack: &Pack, hex: Hex) -> bool {
        let stood = self.breaches.insert(hex);
        self.zones(pack, hex);
        stood
    }

    /// Whether a hex lies behind Roman works: between the lines, or in a camp.
    pub fn behind_works(&self, pack: &Pack, hex: Hex) -> bool {
        pack.region(hex) == Region::Band || self.has_camp(hex)
    }

    /// Whether a side has a unit next to a hex, across whatever.
    pub fn touches(&self, of: Side, hex: Hex) -> bool {
        let mut armies = Force::ALL.into_iter().filter(|force| force.side() == of);
        armies.any(|force| self.held(force).around(GRID, hex) != 0)
    }

    /// How many columns a unit in `target` is protected by against one in `from`: by a camp, a wall
    /// or a fortification (11.2-shift).
    pub fn shelter(&self, pack: &Pack, defender: Side, from: Hex, target: Hex) -> u8 {
        if defender == Side::Rome && self.has_camp(target) {
            return pack.shifts.camp;
        }
        let Some(edge) = pack.edge(from, target) else { return 0 };
        let town = edge.has(Edge::OPPIDUM) && pack.ground(target).alesia;
        if town || edge.has(Edge::DRY_STONE) {
            return pack.shifts.wall;
        }
        let fortified =
            defender == Side::Rome && self.fortified(pack, from, target, edge) == Some(target);
        if fortified { pack.shifts.fortification } else { 0 }
    }

    /// The distance from a hex to the nearest unit of a side.
    pub fn nearest(&self, of: Side, hex: Hex) -> Option<u8> {
        let armies = Force::ALL.into_iter().filter(|force| force.side() == of);
        armies.flat_map(|force| self.held(force).iter()).map(|at| GRID.distance(hex, at)).min()
    }

    /// Mends breaches that a Roman unit occupies with no Gaul next to it (9.2). Says where.
    ///
    /// Ruling R-29: a unit in the middle of its move occupies nothing yet.
    pub(crate) fn mend(&mut self, pack: &Pack) -> Hexes {
        let mut mended = Hexes::new();
        if self.breaches.meets(self.held(Force::Roman)) {
            let passing = if let Phase::Movement(Moves { going: Some(going), .. }) = *self.phase()
                && let Piece::Unit(unit) = going.piece
            {
                UnitSet::one(unit)
            } else {
                UnitSet::EMPTY
            };
            for hex in self.breaches.and(self.held(Force::Roman)).iter() {
                let held = !self.units_in(hex).minus(passing).is_empty();
                if held && !self.touches(Side::Gaul, hex) {
                    mended.insert(hex);
                }
            }
            for hex in mended.iter() {
                self.breaches.remove(hex);
                self.zones(pack, hex);
            }
        }
        mended
    }

    /// Whether a unit stands in an enemy zone of control.
    pub fn is_pinned(&self, unit: Unit) -> bool {
        self.hex_of(unit).is_some_and(|hex| self.in_zone(unit.side().enemy(), hex))
    }
}
