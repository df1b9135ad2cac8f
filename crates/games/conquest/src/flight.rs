//! 10.3: how the routed run. Where the rule leaves a choice between hexes, their owner is asked.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use geometry::hex::{Direction, Facing, Hex};
use kernel::{Rule, Table};

use crate::action::Event;
use crate::ground::Gait;
use crate::ids::{Group, Leader, Side, Unit};
use crate::pack::{Border, Distances, Hexes, Kind, Refuge};
use crate::state::{Flee, Home, Mark, Phase, Spot, State, Way};

const FAR: u16 = u16::MAX;

/// How good a hex is to flee to: direction, friends and zones, enemies near.
type Rank = (u8, u8, u8);

/// Hexes that are as good, with their prices.
type Ways = ArrayVec<(Hex, u8), 6>;

/// How a flight ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Somewhere on the map.
    Stands,
    /// Where it wanted to go, beside the map.
    Sheltered,
    /// Shut in.
    Dead,
    /// Off the map.
    Off,
}

impl State {
    /// 10.32: where a unit flees to when it does not go to its eagle.
    fn refuge(&self, unit: Unit) -> &'static Refuge {
        match self.side(unit) {
            Side::Rome => &self.battle.roman_refuge,
            Side::Tribes => &self.battle.tribal_refuge,
        }
    }

    /// 10.32, 4.47: the eagle that a cohort makes for: not one that it carries.
    fn eagle_to_reach(&self, unit: Unit) -> Option<Hex> {
        if self.kind(unit) != Kind::Cohort {
            return None;
        }
        let legion = self.battle.unit(unit).group?;
        let eagle = self.eagle_hex(legion)?;
        let own = self.piece(unit).spot.hex()?;
        (self.public.eagles[legion].spot != Spot::On(own)).then_some(eagle)
    }

    /// Hexes at the edge of the map.
    fn border(&self, edge: Border) -> Hexes {
        let grid = self.battle.grid;
        grid.hexes()
            .filter(|hex| match edge {
                Border::North => hex.row() == 1,
                Border::South => hex.row() == grid.rows(),
                Border::East => hex.column() == grid.columns(),
                Border::West => hex.column() == 1,
            })
            .collect()
    }

    /// How far every hex is from where a unit flees to. Camps and edges stay where they are.
    fn far_from(&self, unit: Unit, home: Home) -> Cow<'_, Distances> {
        let (side, gait) = (self.side(unit), self.gait(unit));
        let all = || self.distances(side, gait, &self.goal(unit, home));
        let edge = match home {
            Home::Eagle => return Cow::Owned(all()),
            Home::Camp => false,
            Home::Edge => true,
        };
        Cow::Borrowed(self.battle.roads.to_refuge(side, gait, edge, all))
    }

    /// How far every hex is from a goal over ground that one may enter (6.4 of the sequence).
    fn distances(&self, side: Side, gait: Gait, goal: &Hexes) -> Distances {
        let grid = self.battle.grid;
        let mut all = Distances([FAR; 48 * 38]);
        let at = |hex: Hex| grid.index(hex).expect("ways stay on the map");
        let mut queue: ArrayVec<Hex, { 48 * 38 }> = ArrayVec::new();
        for hex in goal.iter() {
            all.0[at(hex)] = 0;
            queue.push(hex);
        }
        let mut head = 0;
        while head < queue.len() {
            let here = queue[head];
            head += 1;
            let far = all.0[at(here)];
            for next in self.battle.next(here) {
                if all.0[at(next)] == FAR && self.toll(side, gait, next, here).is_ok() {
                    all.0[at(next)] = far + 1;
                    queue.push(next);
                }
            }
        }
        all
    }

    /// Where a unit flees to: a cohort to its eagle, unless it is there.
    fn home(&self, unit: Unit) -> Home {
        let own = self.piece(unit).spot.hex();
        let eagle = self.eagle_to_reach(unit).zip(own);
        if eagle.is_some_and(|(eagle, own)| {
            self.battle.grid.distance(eagle, own) > 1 || self.has_place_at(unit, eagle, own)
        }) {
            return Home::Eagle;
        }
        let refuge = self.refuge(unit);
        if !refuge.zone.is_empty() {
            let far = self.far_from(unit, Home::Camp);
            let reachable = own
                .and_then(|hex| self.battle.grid.index(hex))
                .is_some_and(|index| far.0[index] != FAR);
            if reachable || refuge.edge.is_none() {
                return Home::Camp;
            }
        }
        if refuge.edge.is_some() { Home::Edge } else { Home::Camp }
    }

    /// whether a cohort that routs next to its eagle finds another hex there, free and farther
    /// from the enemy.
    fn has_place_at(&self, unit: Unit, eagle: Hex, own: Hex) -> bool {
        self.battle.next(own).any(|hex| self.is_place_at(unit, eagle, own, hex))
    }

    fn is_place_at(&self, unit: Unit, eagle: Hex, own: Hex, hex: Hex) -> bool {
        let (side, grid) = (self.side(unit), self.battle.grid);
        grid.distance(eagle, hex) <= 1
            && self.top(hex).is_none()
            && !self.zone(hex, side.enemy())
            && self.toll(side, self.gait(unit), own, hex).is_ok()
            && self.nearest_enemy(unit, hex) > self.nearest_enemy(unit, own)
    }

    /// How far the next enemy is from a hex.
    fn nearest_enemy(&self, unit: Unit, hex: Hex) -> u8 {
        self.on_map()
            .filter(|(other, _)| self.side(*other) != self.side(unit))
            .map(|(_, at)| self.battle.grid.distance(hex, at))
            .min()
            .unwrap_or(u8::MAX)
    }

    /// Whether a unit that begins to run stands at its eagle already.
    fn leaves_place(flee: &Flee) -> bool {
        flee.home == Home::Eagle && !flee.marches && flee.last.is_none()
    }

    /// The hexes that a unit makes for.
    fn goal(&self, unit: Unit, home: Home) -> Hexes {
        let refuge = self.refuge(unit);
        match home {
            Home::Eagle => {
                let legion = self.battle.unit(unit).group;
                let eagle = legion.and_then(|legion| self.eagle_hex(legion));
                let around = eagle.into_iter().flat_map(|eagle| self.battle.next(eagle));
                around.chain(eagle).collect()
            }
            Home::Camp => refuge.zone,
            Home::Edge => refuge.edge.map_or_else(Hexes::new, |edge| self.border(edge)),
        }
    }

    /// How far a routed unit is from where it flees to.
    pub(crate) fn way_home(&self, unit: Unit) -> u16 {
        let far = self.far_from(unit, self.home(unit));
        let here = self.piece(unit).spot.hex().and_then(|hex| self.battle.grid.index(hex));
        here.map_or(FAR, |index| far.0[index])
    }

    /// 10.31: a unit flees two hexes at once; leaders who go along are with it.
    pub(crate) fn flee_at_once(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let hexes = self.pack.charts.rout.hexes;
        let eagle = self.eagle_of_fleeing(unit, table);
        self.flee(unit, hexes, false, eagle, table);
    }

    /// 4.44: whether a fleeing cohort carries its eagle along.
    fn eagle_of_fleeing(
        &mut self,
        unit: Unit,
        table: &mut Table<'_, Event>,
    ) -> Option<crate::ids::Group> {
        let hex = self.piece(unit).spot.hex()?;
        self.drop_eagles(unit, Some(hex));
        let legion = self.battle.unit(unit).group.filter(|group| group.is_legion())?;
        // A legate who runs along does not stay with it.
        let stays = |legate: &Leader| !self.public.followers.contains(*legate);
        let kept = self.has_carrier(legion, hex, unit, self.legate(legion).filter(stays));
        if self.public.eagles[legion].spot != Spot::On(hex) || kept {
            return None;
        }
        if self.roll_at_most("eagle", self.printed_quality(unit), table) {
            return Some(legion);
        }
        table.tell(|| Event::EagleLeft { legion });
        None
    }

    /// 10.33: a routed unit goes on in phase E. Units that have arrived stay.
    pub(crate) fn flee_on(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let Some(hex) = self.piece(unit).spot.hex() else { return };
        let eagle = self.eagle_to_reach(unit);
        if eagle.is_some_and(|eagle| self.battle.grid.distance(eagle, hex) <= 1) {
            return;
        }
        let own_eagle = self
            .battle
            .unit(unit)
            .group
            .filter(|group| group.is_legion())
            .is_some_and(|legion| self.public.eagles[legion].spot == Spot::On(hex));
        if own_eagle && self.kind(unit) == Kind::Cohort {
            return;
        }
        let points = self.battle.unit(unit).movement;
        self.flee(unit, points, true, None, table);
    }

    fn flee(
        &mut self,
        unit: Unit,
        left: u8,
        marches: bool,
        eagle: Option<Group>,
        table: &mut Table<'_, Event>,
    ) {
        let from = self.piece(unit).spot.hex().expect("who flees is on the map");
        let flee = Flee {
            unit,
            home: self.home(unit),
            from,
            marches,
            left,
            last: None,
            over: false,
            trail: Way::default(),
            eagle,
        };
        self.run(flee, None, table);
    }

    /// The owner has said where a unit flees.
    pub(crate) fn flee_to(&mut self, flee: Flee, to: Hex, table: &mut Table<'_, Event>) {
        self.run(flee, Some(to), table);
    }

    /// Hex by hex towards the goal (10.31 to 10.35), until the flight ends or its owner must choose.
    fn run(&mut self, mut flee: Flee, first: Option<Hex>, table: &mut Table<'_, Event>) {
        let goal = self.goal(flee.unit, flee.home);
        let far = self.far_from(flee.unit, flee.home).into_owned();
        let mut chosen = first;
        let end = loop {
            if let Some(end) = self.rests(&mut flee, &goal) {
                break end;
            }
            let ways = self.ways(&flee, &far);
            let Some((next, price)) = ways.first().copied() else { break End::Dead };
            let wanted = chosen.take();
            let picked = ways.iter().copied().find(|(hex, _)| Some(*hex) == wanted);
            let (next, price) = picked.unwrap_or((next, price));
            if flee.marches && !flee.over && price > flee.left {
                flee.left = 0;
                continue;
            }
            // In phase E nobody is asked hex by hex.
            if picked.is_none() && ways.len() > 1 && !flee.marches {
                return self.interrupt(Phase::Flee(flee));
            }
            if let Some(end) = self.run_step(&mut flee, &goal, next, price, table) {
                break end;
            }
        };
        self.end_flight(flee, end, table);
    }

    /// Whether a fleeing unit has come to rest. Who would stop on friends goes one hex on (10.35).
    fn rests(&mut self, flee: &mut Flee, goal: &Hexes) -> Option<End> {
        let Some(here) = self.piece(flee.unit).spot.hex() else { return Some(End::Dead) };
        let there = goal.contains(here);
        if flee.over || !there && flee.left > 0 || there && Self::leaves_place(flee) {
            return None;
        }
        if there && flee.home == Home::Edge && flee.left > 0 {
            return Some(End::Off);
        }
        if there && flee.home == Home::Camp {
            return Some(End::Sheltered);
        }
        let friends = self.line_units(here).any(|other| other != flee.unit);
        if !friends || flee.last.is_none() {
            return Some(End::Stands);
        }
        self.note_crossed(flee.unit, here, true);
        flee.over = true;
        None
    }

    /// A fleeing unit goes to the next hex.
    fn run_step(
        &mut self,
        flee: &mut Flee,
        goal: &Hexes,
        next: Hex,
        price: u8,
        table: &mut Table<'_, Event>,
    ) -> Option<End> {
        let unit = flee.unit;
        let here = self.piece(unit).spot.hex()?;
        if flee.over {
            let friends = self.line_units(next).next().is_some();
            if friends || self.zone(next, self.side(unit).enemy()) {
                self.note_crossed(unit, next, true);
                return Some(End::Dead);
            }
        } else {
            flee.left -= if flee.marches { price } else { 1 };
            self.note_crossed(unit, next, false);
        }
        if let Some(way) = self.battle.grid.direction(here, next) {
            self.piece_mut(unit).facing = towards(way, self.piece(unit).facing);
        }
        self.piece_mut(unit).under = false;
        self.put(unit, Spot::On(next));
        table.tell(|| Event::Fled { unit, to: next });
        flee.trail.push(next);
        flee.last = Some(here);
        if !flee.over {
            return None;
        }
        let there = goal.contains(next) && flee.home == Home::Camp;
        Some(if there { End::Sheltered } else { End::Stands })
    }

    /// The flight is over: who was run through suffers, leaders and the eagle are with the unit.
    fn end_flight(&mut self, flee: Flee, end: End, table: &mut Table<'_, Event>) {
        let unit = flee.unit;
        self.note_trail(&flee, end);
        match end {
            End::Dead | End::Off => self.eliminate(unit, table),
            End::Sheltered if self.refuge(unit).deadly => self.eliminate(unit, table),
            End::Sheltered => {
                self.put(unit, Spot::Camp);
                table.tell(|| Event::Sheltered { unit });
            }
            End::Stands => {}
        }
        for (other, rolls) in std::mem::take(&mut self.public.crossed) {
            if self.piece(other).spot.hex().is_none() {
                continue;
            }
            let mut hits = 1;
            if rolls && !self.is(other, Mark::ROUTED) {
                let die = self.roll("check", table) + self.mixed(other);
                hits += die.saturating_sub(self.quality(other));
            }
            self.hurt(other, hits, Rule("6.99"), table);
        }
        if !flee.marches {
            self.bring_along(&flee, table);
            self.drop_rout(unit);
        }
        self.settle(flee.from);
    }

    /// 10.38, 4.44: leaders and the eagle that go along.
    fn bring_along(&mut self, flee: &Flee, table: &mut Table<'_, Event>) {
        let to = self.piece(flee.unit).spot;
        for leader in std::mem::take(&mut self.public.followers).iter() {
            if let Spot::On(_) = to {
                self.public.leaders[leader].spot = to;
            }
        }
        let Some(legion) = flee.eagle else { return };
        self.public.eagles[legion].spot = match to {
            Spot::On(_) => to,
            Spot::Camp => self.battle.camp.first().map_or(Spot::Lost, Spot::On),
            Spot::Out | Spot::Waiting | Spot::Lost | Spot::Pursuing(_) | Spot::Aboard(_) => {
                table.tell(|| Event::EagleLost { legion });
                Spot::Lost
            }
        };
    }

    /// 10.51, 10.52: notes where a defender fled for those who pursue it, and whether bystanders have
    /// shut it in.
    fn note_trail(&mut self, flee: &Flee, end: End) {
        let unit = flee.unit;
        let found = self.public.combats.iter().rposition(|combat| {
            combat.defenders.contains(&unit) && combat.trail.is_empty() && !combat.off
        });
        let Some(index) = found else { return };
        let shut_in = end == End::Dead
            && self.piece(unit).spot.hex().is_some_and(|hex| {
                let attackers = &self.public.combats[index].attackers;
                let enemy = self.side(unit).enemy();
                let around = self.battle.next(hex);
                let stand = self.beside(hex, enemy);
                let reach = around.flat_map(|next| self.controllers(next, enemy));
                stand.chain(reach).any(|other| !attackers.contains(&other))
            });
        let combat = &mut self.public.combats[index];
        combat.trail = flee.trail;
        combat.off = end == End::Off;
        combat.shut_in |= shut_in;
    }

    /// Friends that a fleeing unit runs over: who suffers, and whether he rolls too (6.99).
    fn note_crossed(&mut self, unit: Unit, hex: Hex, stops: bool) {
        let others: Vec<Unit> = self.line_units(hex).filter(|other| *other != unit).collect();
        for other in &others {
            let cohort = self.kind(unit) == Kind::Cohort && others.len() == 1;
            let same = cohort
                && self.kind(*other) == Kind::Cohort
                && self.battle.unit(*other).group == self.battle.unit(unit).group;
            if same && !stops {
                continue;
            }
            let check = stops || self.kind(unit) != Kind::Cohort || others.len() > 1;
            match self.public.crossed.iter_mut().find(|(known, _)| known == other) {
                Some((_, rolls)) => *rolls |= check,
                None => self.public.crossed.push((*other, check)),
            }
        }
    }

    /// 10.31: the hexes between which the owner of a fleeing unit may choose.
    pub(crate) fn ways_to_flee(&self, flee: &Flee) -> ArrayVec<Hex, 6> {
        let far = self.far_from(flee.unit, flee.home);
        self.ways(flee, &far).into_iter().map(|(hex, _)| hex).collect()
    }

    /// The next hex of a flight with its price: all that are as good, the lowest first.
    fn ways(&self, flee: &Flee, far: &Distances) -> Ways {
        let mut best: Option<Rank> = None;
        let mut ways = Ways::new();
        let unit = flee.unit;
        let grid = self.battle.grid;
        let (side, gait) = (self.side(unit), self.gait(unit));
        let far_from = |hex: Hex| grid.index(hex).map_or(FAR, |index| far.0[index]);
        let Some(here) = self.piece(unit).spot.hex() else { return ways };
        let eagle = self.eagle_to_reach(unit).filter(|eagle| {
            Self::leaves_place(flee) && self.battle.grid.distance(*eagle, here) <= 1
        });
        for way in Direction::ALL {
            let Some(next) = self.battle.at(here).next[way.index()] else { continue };
            if Some(next) == flee.last {
                continue;
            }
            if eagle.is_some_and(|eagle| !self.is_place_at(unit, eagle, here, next)) {
                continue;
            }
            let Ok(price) = self.toll(side, gait, here, next) else { continue };
            if self.holder(next).is_some_and(|holder| holder != side) {
                continue;
            }
            let order = match far_from(next).cmp(&far_from(here)) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 2,
            };
            let friend = self.line_units(next).next().is_some();
            let last_resort = flee.home == Home::Eagle && !flee.marches;
            let class = match (friend, self.zone(next, side.enemy())) {
                (false, false) => 0,
                (true, false) => 1,
                (true, true) => 2,
                (false, true) if last_resort => 3,
                (false, true) => continue,
            };
            let near = self.nearest_enemy(unit, next);
            let rank = (order, class, u8::MAX - near);
            if best.is_none_or(|known| rank < known) {
                best = Some(rank);
                ways.clear();
            }
            if best == Some(rank) {
                ways.push((next, price.points));
            }
        }
        ways.sort_by_key(|(hex, _)| hex.ccrr());
        ways
    }
}

/// A vertex next to a side, on the hand of the old facing.
fn towards(way: Direction, old: Facing) -> Facing {
    let side = Facing::side(way);
    let [left, right] = [side.turned(-1), side.turned(1)];
    if crate::stacking::vertices(left, old) < crate::stacking::vertices(right, old) {
        left
    } else {
        right
    }
}
