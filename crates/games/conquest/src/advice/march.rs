//! Where a unit can go in one move, and by which first step or turn.

use geometry::hex::{Direction, Facing, Hex};

use crate::action::Action;
use crate::ground::Gait;
use crate::ids::Unit;
use crate::movement::VERTICES;
use crate::pack::Kind;
use crate::stacking::{Company, vertices};
use crate::state::{Mark, Move, Stage, State, Way};

/// As many hexes as the largest map has.
pub(super) const HEXES: usize = 48 * 38;

/// A place where a move can end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Halt {
    pub(super) hex: Hex,
    pub(super) facing: Facing,
    /// Hits that the way costs.
    pub(super) hits: u8,
    /// How many steps and turns it takes: of two ways the shorter one is gone to its end.
    pub(super) steps: i64,
    /// What begins it; nothing for who stays.
    pub(super) first: Option<Action>,
    /// The first hex on the way, if it leaves its own.
    pub(super) then: Option<Hex>,
}

#[derive(Clone, Copy)]
struct Node {
    halt: Halt,
    /// In an enemy zone of control, where it stays.
    stopped: bool,
}

impl State {
    /// A move that is about to begin.
    pub(super) fn outset(&self, unit: Unit, with: Option<Unit>) -> Option<Move> {
        let mut way = Way::default();
        way.push(self.piece(unit).spot.hex()?);
        Some(Move {
            unit,
            with,
            rider: None,
            on_foot: false,
            spent: 0,
            stage: Stage::Ready,
            way,
            fresh: false,
            halted: false,
            alit: false,
        })
    }

    /// Everywhere that a move can end, the place where it stands first. Columns march on without a
    /// plan: they are nobody's.
    pub(super) fn halts(&self, moving: &Move) -> Vec<Halt> {
        let unit = moving.unit;
        let piece = *self.piece(unit);
        let Some(start) = piece.spot.hex() else { return Vec::new() };
        let grid = self.battle.grid;
        let enemy = self.side(unit).enemy();
        let limit = moving.spent + self.points(moving);
        let faced = self.has_facing(unit);
        let gait = self.gait(unit);
        let again = piece.moves > 0
            && !piece.is(Mark::MOVED)
            && self.kind(unit) != Kind::Skirmisher
            && !self.kind(unit).is_ship();
        let here =
            Halt { hex: start, facing: piece.facing, hits: 0, steps: 0, first: None, then: None };
        let mut found = vec![here];
        if moving.halted || piece.facing.as_side().is_some() {
            return found;
        }
        let slot = |hex: Hex, facing: Facing| {
            let at = grid.index(hex).expect("moves stay on the map");
            at * 6 + if faced { usize::from(facing.twelfths() / 2) } else { 0 }
        };
        // Points first, then steps: where turns cost nothing, only the shortest way comes nearer to
        // its end with every step of it.
        let label = |points: u8, steps: i64| (u16::from(points) << 8) | steps.clamp(0, 255) as u16;
        let mut best = vec![u16::MAX; HEXES * 6];
        // Dangerous hexes: 1 free, 2 in an enemy zone.
        let mut zones = [0u8; HEXES];
        let mut zone = |hex: Hex| {
            let at = grid.index(hex).expect("moves stay on the map");
            if zones[at] == 0 {
                zones[at] = 1 + u8::from(self.zone(hex, enemy));
            }
            zones[at] == 2
        };
        let ship = self.kind(unit).is_ship();
        let pinned = !ship && zone(start);
        let mut queues: Vec<Vec<Node>> = vec![Vec::new(); usize::from(limit) + 1];
        best[slot(start, piece.facing)] = label(moving.spent, 0);
        queues[usize::from(moving.spent)].push(Node { halt: here, stopped: false });
        for spent in moving.spent..=limit {
            let mut done = 0;
            while done < queues[usize::from(spent)].len() {
                let node = queues[usize::from(spent)][done];
                done += 1;
                let Halt { hex, facing, steps: gone, .. } = node.halt;
                if node.stopped || best[slot(hex, facing)] < label(spent, gone) {
                    continue;
                }
                let home = hex == start;
                let length = gone + 1;
                for way in Direction::ALL {
                    if faced && facing.off(way) > 1 {
                        continue;
                    }
                    let Some(to) = self.battle.at(hex).next[way.index()] else { continue };
                    let price = if moving.on_foot {
                        self.toll(self.side(unit), Gait::Loose, hex, to)
                    } else {
                        self.price_at(unit, gait, hex, to)
                    };
                    let Ok(price) = price else { continue };
                    let total = spent + price.points;
                    if total > limit || best[slot(to, facing)] <= label(total, length) {
                        continue;
                    }
                    if !ship && self.holder(to).is_some_and(|holder| holder == enemy) {
                        continue;
                    }
                    let (stops, through) = match self.company(unit, moving.with, to) {
                        Company::Free => (true, 0),
                        Company::Stop { through } => (true, through),
                        Company::Pass { through } => (false, through),
                    };
                    let held = !ship && zone(to);
                    if held && !stops {
                        continue;
                    }
                    let ground = if gait.suffers() { price.hits } else { 0 };
                    let first = u8::from(home && again && node.halt.first.is_none());
                    let pass = if stops { 0 } else { 2 * through };
                    let halt = Halt {
                        hex: to,
                        facing,
                        hits: node.halt.hits + ground + pass + first,
                        steps: length,
                        first: node.halt.first.or(Some(Action::Step { to })),
                        then: node.halt.then.or(Some(to)),
                    };
                    best[slot(to, facing)] = label(total, length);
                    if stops {
                        found.push(halt);
                    }
                    queues[usize::from(total)].push(Node { halt, stopped: held });
                }
                if !faced || home && pinned {
                    continue;
                }
                for turned in VERTICES {
                    let turn = vertices(facing, turned);
                    let need = match self.kind(unit) {
                        Kind::Cohort => self.pack.charts.facing.cohort,
                        Kind::Skirmisher => self.pack.charts.facing.skirmisher,
                        _ => self.pack.charts.facing.vertex * turn,
                    };
                    let total = spent + need;
                    let known = best[slot(hex, turned)] <= label(total, length);
                    if turn == 0 || total > limit || known {
                        continue;
                    }
                    let rough = self.battle.at(hex).terrain.is_rough();
                    let loses = rough && gait.suffers();
                    let first = u8::from(home && again && node.halt.first.is_none());
                    let halt = Halt {
                        hex,
                        facing: turned,
                        hits: node.halt.hits + first + if loses { turn } else { 0 },
                        steps: length,
                        first: node.halt.first.or(Some(Action::Pivot { facing: turned })),
                        then: node.halt.then,
                    };
                    best[slot(hex, turned)] = label(total, length);
                    if self.may_stop(unit, moving.with, hex) {
                        found.push(halt);
                    }
                    queues[usize::from(total)].push(Node { halt, stopped: false });
                }
            }
        }
        found
    }
}
