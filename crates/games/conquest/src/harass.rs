//! 8.6: harassment and dispersal.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Event, Refusal};
use crate::ground::Price;
use crate::ids::Unit;
use crate::missiles::Manner;
use crate::orders::Act;
use crate::pack::{Aspect, Edge, Kind, Terrain};
use crate::state::{Away, Harass, Mark, Orders, Phase, Spot, State};

/// A way to a target: hexes before the target, and friends crossed.
type Path = ArrayVec<Hex, 4>;

impl State {
    /// How far a unit harasses (8.62, S-BRI-8, S-RHI-2).
    fn harass_reach(&self, unit: Unit) -> u8 {
        let charts = &self.pack.charts.harassment;
        if self.chariot(unit).is_some() || self.is_paired(unit) {
            charts.reach_mounted
        } else if self.kind(unit) == Kind::LightCavalry {
            charts.reach_cavalry
        } else {
            charts.reach_foot
        }
    }

    /// 8.61: who harasses whom.
    fn may_harass(&self, unit: Unit, target: Unit) -> bool {
        let foot = self.kind(target).is_foot() || self.kind(target) == Kind::Artillery;
        match self.kind(unit) {
            Kind::LightCavalry => true,
            Kind::Skirmisher | Kind::LightInfantry => foot,
            Kind::Cohort
            | Kind::BarbarianInfantry
            | Kind::RomanCavalry
            | Kind::BarbarianCavalry
            | Kind::Lancers
            | Kind::Chariot
            | Kind::Artillery
            | Kind::Transport
            | Kind::Galley
            | Kind::Aquila => false,
        }
    }

    /// 8.61 to 8.63: whether a unit may harass a hex from another next to it: the way.
    pub(crate) fn check_harass(
        &self,
        orders: &Orders,
        unit: Unit,
        at: Hex,
        from: Hex,
    ) -> Result<Path, Refusal> {
        self.check_order(orders, unit, Act::Harass)?;
        let (hex, reach) = self.check_prey(unit, at)?;
        self.check_harass_from(unit, hex, at, from, reach)
    }

    /// 8.61, 8.62: whether a unit may harass a hex at all: where it stands, and how far it goes.
    pub(crate) fn check_prey(&self, unit: Unit, at: Hex) -> Result<(Hex, u8), Refusal> {
        self.check_armed(unit)?;
        let no = Refusal::NoHarassment { unit };
        let hex = self.piece(unit).spot.hex().ok_or(no)?;
        let target = self.top(at).ok_or(Refusal::NoTarget { hex: at })?;
        if self.side(target) == self.side(unit) || !self.may_harass(unit, target) {
            return Err(no);
        }
        let reach = self.harass_reach(unit);
        let far = self.battle.grid.distance(hex, at);
        if !(2..=reach).contains(&far) || self.in_zone(unit) {
            return Err(no);
        }
        Ok((hex, reach))
    }

    /// 8.63: the way by which a unit may harass a hex from another next to it.
    pub(crate) fn check_harass_from(
        &self,
        unit: Unit,
        hex: Hex,
        at: Hex,
        from: Hex,
        reach: u8,
    ) -> Result<Path, Refusal> {
        if !self.battle.grid.adjacent(from, at) || self.battle.edge(from, at).has(Edge::FORTIFIED) {
            return Err(Refusal::NoWayToHarass { unit });
        }
        self.harass_way(unit, hex, at, from, reach - 1).ok_or(Refusal::NoWayToHarass { unit })
    }

    /// The way with the fewest friends on it, and of those the shortest.
    fn harass_way(&self, unit: Unit, hex: Hex, at: Hex, end: Hex, most: u8) -> Option<Path> {
        let mut best: Option<(usize, Path)> = None;
        let mut path = Path::new();
        self.seek(unit, hex, at, end, most, &mut path, &mut best);
        best.map(|(_, path)| path)
    }

    #[allow(clippy::too_many_arguments, reason = "a search and what it carries")]
    fn seek(
        &self,
        unit: Unit,
        here: Hex,
        at: Hex,
        end: Hex,
        left: u8,
        path: &mut Path,
        best: &mut Option<(usize, Path)>,
    ) {
        if here == end {
            let crossed = path.iter().filter(|hex| self.holder(**hex).is_some()).count();
            let better = best
                .as_ref()
                .is_none_or(|(friends, other)| (crossed, path.len()) < (*friends, other.len()));
            if better {
                *best = Some((crossed, path.clone()));
            }
            return;
        }
        if left == 0 || self.battle.grid.distance(here, end) > left {
            return;
        }
        for next in self.battle.next(here) {
            if path.contains(&next) || !self.may_harass_over(unit, here, next, at) {
                continue;
            }
            path.push(next);
            self.seek(unit, next, at, end, left - 1, path, best);
            path.pop();
        }
    }

    /// 8.63: ground and enemies on the way.
    fn may_harass_over(&self, unit: Unit, from: Hex, to: Hex, at: Hex) -> bool {
        let side = self.side(unit);
        let edge = self.battle.edge(from, to);
        if edge.has(Edge::FORTIFIED) || edge.has(Edge::RIVER) || edge.has(Edge::HEDGE) {
            return false;
        }
        let terrain = self.battle.at(to).terrain;
        if matches!(terrain, Terrain::Woods | Terrain::Marsh)
            || self.toll(side, self.gait(unit), from, to).is_err()
            || self.holder(to).is_some_and(|holder| holder != side)
        {
            return false;
        }
        self.battle.grid.adjacent(to, at) || !self.zone(to, side.enemy())
    }

    /// A unit harasses: friends on the way suffer, then the target answers.
    pub(crate) fn begin_harass(
        &mut self,
        unit: Unit,
        at: Hex,
        from: Hex,
        table: &mut Table<'_, Event>,
    ) -> Option<Harass> {
        let hex = self.piece(unit).spot.hex()?;
        let reach = self.harass_reach(unit);
        let path = self.harass_way(unit, hex, at, from, reach - 1)?;
        self.mark(unit, Mark::HARASSED);
        table.tell(|| Event::Harassed { unit, at });
        for hex in path {
            if let Some(friend) = self.top(hex) {
                self.hurt(friend, 1, Rule("8.63"), table);
                self.hurt(unit, 1, Rule("8.63"), table);
            }
        }
        let target = self.top(at)?;
        self.public.routing.is_empty().then_some(Harass { by: unit, at: target, from })
    }

    /// 8.64: whether the target may shoot back.
    pub(crate) fn check_shoot_back(&self, harass: &Harass) -> Result<i8, Refusal> {
        let unit = harass.at;
        self.check_armed(unit)?;
        if self.aspect(unit, harass.from) == Aspect::Rear {
            return Err(Refusal::OutOfArc { unit });
        }
        let hex = self.piece(unit).spot.hex().ok_or(Refusal::NoReply { unit })?;
        let strength = *self.strengths(unit).first().ok_or(Refusal::NoMissiles { unit })?;
        Ok(self.threshold(unit, Some(harass.by), hex, harass.from, strength, Manner::Standing))
    }

    /// 8.65: whether the target may chase: light infantry on foot only.
    pub(crate) fn check_chase(&self, harass: &Harass) -> Result<(), Refusal> {
        let by = harass.by;
        let on_foot = self.kind(by) == Kind::LightInfantry
            && self.chariot(by).is_none()
            && !self.is_paired(by);
        let able = self.kind(harass.at).may_attack() && !self.is(harass.at, Mark::ROUTED);
        if on_foot && able { Ok(()) } else { Err(Refusal::NoChase { unit: harass.at }) }
    }

    /// 8.64, 8.65: the shots of both, and the chase.
    pub(crate) fn resolve_harass(
        &mut self,
        harass: Harass,
        back: Option<i8>,
        chase: bool,
        table: &mut Table<'_, Event>,
    ) {
        let Harass { by, at, from } = harass;
        let hex = self.piece(at).spot.hex().expect("who is harassed is on the map");
        let strength = self.strengths(by).first().copied().unwrap_or(0);
        let threshold = self.threshold(by, Some(at), from, hex, strength, Manner::Moving);
        let shot = self.throw(by, threshold, hex, table);
        let second = self
            .partner(by)
            .filter(|_| self.is_paired(by))
            .filter(|partner| self.may_harass(*partner, at) && self.check_armed(*partner).is_ok());
        let more = second.is_some_and(|partner| {
            let strength = self.strengths(partner).first().copied().unwrap_or(0);
            let threshold = self.threshold(partner, Some(at), from, hex, strength, Manner::Moving);
            self.throw(partner, threshold, hex, table)
        });
        // From behind the lower unit of a stack is hit (8.13, R-83).
        let behind = self.aspect(at, from) == Aspect::Rear;
        let hit = self.fighters(hex).find(|one| behind && self.piece(*one).under).unwrap_or(at);
        let answered = back.is_some_and(|threshold| self.throw(at, threshold, from, table));
        let hits = u8::from(shot) + u8::from(more);
        self.hurt(hit, hits, Rule("8.64"), table);
        if answered {
            self.hurt(by, 1, Rule("8.64"), table);
        }
        if chase && self.public.routing.is_empty() {
            self.chase(harass, table);
        }
    }

    /// One throw of a harassment: whether it hits.
    fn throw(&mut self, unit: Unit, threshold: i8, at: Hex, table: &mut Table<'_, Event>) -> bool {
        let die = self.roll("fire", table);
        let hit = die as i8 <= threshold;
        table.tell(|| Event::Shot { unit, at, hit });
        self.spend_missile(unit, die, table);
        self.endanger_leaders(unit, at, die, table);
        hit
    }

    /// 8.65: whether a die catches the one that harassed.
    pub(crate) fn is_caught(&self, harass: &Harass, die: u8) -> bool {
        let Harass { by, at, .. } = *harass;
        let better = self.quality(at) > self.quality(by);
        let plus = if better { self.pack.charts.harassment.better_quality } else { 0 };
        die + plus > self.battle.unit(by).movement
    }

    fn chase(&mut self, harass: Harass, table: &mut Table<'_, Event>) {
        let Harass { by, at, from } = harass;
        let die = self.roll("chase", table);
        let caught = self.is_caught(&harass, die);
        table.tell(|| Event::Chased { unit: by, caught });
        if caught {
            if self.holder(from).is_none() {
                let old = self.piece(by).spot.hex();
                self.put(by, Spot::On(from));
                if let Some(old) = old {
                    self.settle(old);
                }
                self.arrive(by, from, table);
            }
            return;
        }
        let here = self.piece(at).spot.hex().expect("who chases is on the map");
        let nearer: ArrayVec<Hex, 6> =
            self.battle.next(here).filter(|hex| self.check_press(at, by, *hex).is_ok()).collect();
        match nearer.len() {
            0 => self.interrupt(Phase::StepBack { unit: by }),
            1 => self.press(at, by, nearer[0], table),
            _ => self.interrupt(Phase::Press { unit: at, prey: by }),
        }
    }

    /// 8.65: whether a unit that chases may advance into a hex: towards the one that harassed it.
    pub(crate) fn check_press(&self, unit: Unit, prey: Unit, to: Hex) -> Result<Price, Refusal> {
        let no = Refusal::NoChase { unit };
        let here = self.piece(unit).spot.hex().ok_or(no)?;
        let there = self.piece(prey).spot.hex().ok_or(no)?;
        let grid = self.battle.grid;
        let price = self.price(unit, here, to)?;
        let nearer = grid.distance(to, there) < grid.distance(here, there);
        if nearer && self.top(to).is_none() { Ok(price) } else { Err(no) }
    }

    /// 8.65: the chaser advances a hex; then leaders next to it may go, and its prey may step back.
    pub(crate) fn press(&mut self, unit: Unit, prey: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let from = self.piece(unit).spot.hex().expect("who chases is on the map");
        let price = self.check_press(unit, prey, to).expect("the hex was found by this check");
        self.go_to(unit, None, from, to, price, table);
        self.arrive(unit, to, table);
        self.interrupt(Phase::StepBack { unit: prey });
        self.interrupt(Phase::Away(Away { mover: unit, at: None }));
    }

    /// 8.65: whether light infantry that was chased may step back into a hex: free, and behind it.
    pub(crate) fn check_step_back(&self, unit: Unit, to: Hex) -> Result<(), Refusal> {
        let no = Refusal::NoStepBack { to };
        let from = self.piece(unit).spot.hex().ok_or(no)?;
        let behind = self.battle.grid.adjacent(from, to) && self.aspect(unit, to) == Aspect::Rear;
        if !behind || self.is(unit, Mark::ROUTED) || self.stack(to).next().is_some() {
            return Err(no);
        }
        self.price(unit, from, to).map(drop)
    }

    /// Whether a hex is open to it.
    pub(crate) fn can_step_back(&self, unit: Unit) -> bool {
        let hex = self.piece(unit).spot.hex();
        let mut behind = hex.into_iter().flat_map(|hex| self.battle.next(hex));
        behind.any(|to| self.check_step_back(unit, to).is_ok())
    }

    /// 8.65: it steps back and keeps its facing.
    pub(crate) fn step_back_from(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let from = self.piece(unit).spot.hex().expect("who steps back is on the map");
        self.put(unit, Spot::On(to));
        self.settle(from);
        table.tell(|| Event::SteppedBack { unit, to });
        self.arrive(unit, to, table);
    }
}
