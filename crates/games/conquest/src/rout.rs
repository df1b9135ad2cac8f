//! 10.1 to 10.3, 8.52: hits, rout and flight.

use arrayvec::ArrayVec;
use geometry::hex::{Direction, Facing, Hex};
use kernel::{Rule, Table};

use crate::action::Event;
use crate::ids::{Side, Tribe, Unit};
use crate::pack::{Border, Hexes, Kind, Refuge};
use crate::state::{Mark, Spot, State, Supply, Way};

const FAR: u16 = u16::MAX;

/// How far each hex is from where a unit flees to.
pub(crate) struct Distances([u16; 48 * 38]);

/// How good a hex is to flee to: direction, friends and zones, enemies near, number.
type Rank = (u8, u8, u8, u16);

/// What a fleeing unit may spend.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purse {
    /// Hexes, at once (10.31).
    Hexes(u8),
    /// Points, in phase E (10.33).
    Points(u8),
}

/// A flight: what may be spent, and where to.
#[derive(Clone, Copy)]
struct Run<'a> {
    purse: Purse,
    goal: &'a Hexes,
    far: &'a Distances,
    to_eagle: bool,
    to_edge: bool,
}

/// How a flight ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Somewhere on the map.
    Stands,
    /// Where it wanted to go, beside the map.
    Sheltered,
    /// Off the map, or shut in.
    Dead,
}

impl State {
    /// 10.11, 10.13, 10.36: a unit takes hits; at its quality it routs, and a routed one dies.
    pub(crate) fn hurt(&mut self, unit: Unit, hits: u8, rule: Rule, table: &mut Table<'_, Event>) {
        if hits == 0 || self.hex(unit).is_none() {
            return;
        }
        let now = self.add_hits(unit, hits, rule, table);
        if self.is(unit, Mark::ROUTED) {
            self.eliminate(unit, table);
        } else if now >= self.quality(unit) && !self.public.routing.contains(&unit) {
            let _ = self.public.routing.try_push(unit);
        }
    }

    /// Adds hits without consequences yet: how many it has now.
    pub(crate) fn add_hits(
        &mut self,
        unit: Unit,
        hits: u8,
        rule: Rule,
        table: &mut Table<'_, Event>,
    ) -> u8 {
        let piece = self.piece_mut(unit);
        piece.hits = (piece.hits + hits).min(40);
        let now = piece.hits;
        table.tell(|| Event::Hits { unit, hits, now, rule });
        now
    }

    /// What a unit is worth when it is lost or routed (10.63).
    pub fn worth_of(&self, unit: Unit) -> u16 {
        match self.kind(unit) {
            Kind::Skirmisher => self.pack.charts.rout_points.skirmisher,
            Kind::Chariot | Kind::Artillery | Kind::Transport | Kind::Galley | Kind::Aquila => 0,
            Kind::Cohort
            | Kind::BarbarianInfantry
            | Kind::LightInfantry
            | Kind::RomanCavalry
            | Kind::BarbarianCavalry
            | Kind::Lancers
            | Kind::LightCavalry => u16::from(self.printed_quality(unit)),
        }
    }

    /// A unit is lost.
    pub(crate) fn eliminate(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let hex = self.piece(unit).spot.hex();
        let worth = self.worth_of(unit);
        match self.battle.unit(unit).tribe {
            Some(tribe) => self.public.lost_tribes[tribe] += worth,
            None => self.public.lost_rome += worth,
        }
        if let Some(hex) = hex {
            self.lose_eagle_of(unit, hex, table);
        }
        self.drop_eagles(unit, hex);
        self.put(unit, Spot::Lost);
        if let Some(hex) = hex {
            self.settle(hex);
        }
        table.tell(|| Event::Eliminated { unit });
    }

    /// Whether a unit dies instead of routing (10.13).
    pub(crate) fn dies_at_once(&self, unit: Unit) -> bool {
        matches!(self.kind(unit), Kind::Skirmisher | Kind::Artillery)
            || self.side(unit) == Side::Tribes && self.is(unit, Mark::REDUCED)
            || self.piece(unit).spot.hex().is_none()
    }

    /// 10.3, steps 1 and 2 of a rout: markers, ferocity, the other unit of the stack. Whether the unit
    /// is still there to flee.
    pub(crate) fn break_unit(&mut self, unit: Unit, table: &mut Table<'_, Event>) -> bool {
        let partner = self.partner(unit);
        let top = !self.piece(unit).under;
        let paired = self.is_paired(unit);
        let dies = self.dies_at_once(unit);
        table.tell(|| Event::Routed { unit });
        if dies {
            self.eliminate(unit, table);
        } else {
            let foot = self.kind(unit).is_foot();
            let piece = self.piece_mut(unit);
            piece.hits = 0;
            piece.marks.insert(Mark::ROUTED);
            for mark in [Mark::COLUMN, Mark::UNFORMED, Mark::MUST_CHECK, Mark::NO_CHECK] {
                piece.marks.remove(mark);
            }
            if foot && self.missile(unit).is_some() {
                self.piece_mut(unit).supply = Supply::No;
            }
            if self.piece(unit).facing.as_side().is_some() {
                let facing = self.piece(unit).facing.turned(1);
                self.piece_mut(unit).facing = facing;
            }
        }
        if let Some(tribe) = self.battle.unit(unit).tribe {
            let people = &mut self.public.tribes[tribe];
            people.routs = people.routs.saturating_add(1);
            self.test_ferocity(tribe, table);
        }
        if let Some(partner) = partner.filter(|partner| !self.is(*partner, Mark::ROUTED)) {
            self.shake_partner(unit, partner, top, paired, table);
        }
        !dies
    }

    /// 6.98, S-RHI-2: what the rout of one unit does to the other of its stack.
    fn shake_partner(
        &mut self,
        unit: Unit,
        partner: Unit,
        top: bool,
        paired: bool,
        table: &mut Table<'_, Event>,
    ) {
        if self.public.routing.contains(&partner) {
            return;
        }
        if paired && self.kind(unit) == Kind::LightCavalry {
            if self.roll("check", table) > self.quality(partner) {
                let _ = self.public.routing.try_push(partner);
            }
        } else if top && !paired {
            let _ = self.public.routing.try_push(partner);
        } else {
            let die = self.roll("check", table);
            let hits = die.saturating_sub(self.quality(partner));
            self.hurt(partner, hits, Rule("6.98"), table);
        }
    }

    /// 8.52: a rout tests the ferocity of the tribe.
    fn test_ferocity(&mut self, tribe: Tribe, table: &mut Table<'_, Event>) {
        let Some(captain) = self.battle.ferocity[tribe] else { return };
        if self.public.tribes[tribe].tamed {
            return;
        }
        let tested = if self.is_gone(captain) { self.stands_in(tribe) } else { Some(captain) };
        let most = tested.map_or(self.battle.leaderless, |leader| self.initiative(leader));
        if self.roll_at_most("ferocity", most, table) {
            return;
        }
        for other in Tribe::all() {
            if other == tribe || self.battle.one_ferocity && self.battle.ferocity[other].is_some() {
                self.public.tribes[other].tamed = true;
            }
        }
        table.tell(|| Event::Tamed { tribe });
    }

    /// S-LUT-4, C-07: the chief on whom ferocity is tested when the commander is not there.
    fn stands_in(&self, tribe: Tribe) -> Option<crate::ids::Leader> {
        let lutetia = self.battle.field == crate::ids::Field::LUTETIA;
        let alone = !self.has_commander(tribe);
        self.battle.leaders.iter().copied().find(|leader| {
            (lutetia || alone)
                && self.battle.leader(*leader).tribe == Some(tribe)
                && !self.is_gone(*leader)
        })
    }

    /// Whether a unit charges fiercely (8.51).
    pub fn is_fierce(&self, unit: Unit) -> bool {
        let data = self.battle.unit(unit);
        matches!(data.kind, Kind::BarbarianInfantry | Kind::LightInfantry)
            && data.tribe.is_some_and(|tribe| {
                self.battle.ferocity[tribe].is_some() && !self.public.tribes[tribe].tamed
            })
    }

    /// 10.32: where a unit flees to when it does not go to its eagle.
    fn refuge(&self, unit: Unit) -> &'static Refuge {
        match self.side(unit) {
            Side::Rome => &self.battle.roman_refuge,
            Side::Tribes => &self.battle.tribal_refuge,
        }
    }

    /// 10.32, 4.47: the hexes round its eagle that a cohort makes for.
    fn eagle_goal(&self, unit: Unit) -> Option<Hexes> {
        if self.kind(unit) != Kind::Cohort {
            return None;
        }
        let legion = self.battle.unit(unit).group?;
        let eagle = self.eagle_hex(legion)?;
        let own = self.piece(unit).spot.hex()?;
        if self.public.eagles[legion].spot == Spot::On(own) {
            return None;
        }
        let mut goal: Hexes = self.battle.next(eagle).collect();
        goal.insert(eagle);
        Some(goal)
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

    /// How far every hex is from a goal over ground that the unit may enter (6.4 of the sequence).
    fn distances(&self, unit: Unit, goal: &Hexes) -> Distances {
        let grid = self.battle.grid;
        let (side, gait) = (self.side(unit), self.gait(unit));
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

    /// The goal of a unit that flees, and whether it is its eagle.
    fn goal(&self, unit: Unit) -> (Hexes, bool, bool) {
        let own = self.piece(unit).spot.hex();
        if let Some(goal) = self.eagle_goal(unit) {
            let there = own.is_some_and(|hex| goal.contains(hex));
            if !there {
                return (goal, true, false);
            }
        }
        let refuge = self.refuge(unit);
        if !refuge.zone.is_empty() {
            let far = self.distances(unit, &refuge.zone);
            let reachable = own
                .and_then(|hex| self.battle.grid.index(hex))
                .is_some_and(|index| far.0[index] != FAR);
            if reachable || refuge.edge.is_none() {
                return (refuge.zone, false, false);
            }
        }
        match refuge.edge {
            Some(edge) => (self.border(edge), false, true),
            None => (refuge.zone, false, false),
        }
    }

    /// How far a routed unit is from where it flees to (C-74).
    pub(crate) fn way_home(&self, unit: Unit) -> u16 {
        let (goal, _, _) = self.goal(unit);
        let far = self.distances(unit, &goal);
        let here = self.piece(unit).spot.hex().and_then(|hex| self.battle.grid.index(hex));
        here.map_or(FAR, |index| far.0[index])
    }

    /// 10.31: a unit flees two hexes at once; leaders who go along are with it.
    pub(crate) fn flee_at_once(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let hexes = self.pack.charts.rout.hexes;
        let from = self.piece(unit).spot.hex();
        let eagle = self.eagle_of_fleeing(unit, table);
        self.flee(unit, Purse::Hexes(hexes), table);
        let to = self.piece(unit).spot;
        for leader in std::mem::take(&mut self.public.followers) {
            if let Spot::On(_) = to {
                self.public.leaders[leader].spot = to;
            }
        }
        if let Some(legion) = eagle {
            match to {
                Spot::On(_) => self.public.eagles[legion].spot = to,
                Spot::Camp => {
                    let camp = self.battle.camp.first().map_or(Spot::Lost, Spot::On);
                    self.public.eagles[legion].spot = camp;
                }
                Spot::Out | Spot::Waiting | Spot::Lost | Spot::Pursuing(_) | Spot::Aboard(_) => {
                    self.public.eagles[legion].spot = Spot::Lost;
                    table.tell(|| Event::EagleLost { legion });
                }
            }
        }
        if let Some(from) = from {
            self.settle(from);
        }
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
        if self.public.eagles[legion].spot != Spot::On(hex) || self.has_carrier(legion, hex, unit) {
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
        if let Some(goal) = self.eagle_goal(unit)
            && goal.contains(hex)
        {
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
        self.flee(unit, Purse::Points(points), table);
        self.settle(hex);
    }

    fn flee(&mut self, unit: Unit, purse: Purse, table: &mut Table<'_, Event>) {
        let (goal, to_eagle, to_edge) = self.goal(unit);
        let far = self.distances(unit, &goal);
        let mut crossed: ArrayVec<(Unit, bool), 12> = ArrayVec::new();
        let mut trail = Way::default();
        let mut run = Run { purse, goal: &goal, far: &far, to_eagle, to_edge };
        let end = self.run(unit, &mut run, &mut crossed, &mut trail, table);
        self.note_trail(unit, trail, end == End::Dead && to_edge);
        match end {
            End::Dead => self.eliminate(unit, table),
            End::Sheltered => {
                let deadly = self.refuge(unit).deadly && !to_eagle;
                if deadly {
                    self.eliminate(unit, table);
                } else if !to_eagle {
                    self.put(unit, Spot::Camp);
                    table.tell(|| Event::Sheltered { unit });
                }
            }
            End::Stands => {}
        }
        for (other, check) in crossed {
            if self.piece(other).spot.hex().is_none() {
                continue;
            }
            let mut hits = 1;
            if check && !self.is(other, Mark::ROUTED) {
                hits += self.roll("check", table).saturating_sub(self.quality(other));
            }
            self.hurt(other, hits, Rule("6.99"), table);
        }
    }

    /// 10.52: notes where a defender fled, for those who pursue it.
    fn note_trail(&mut self, unit: Unit, trail: Way, off: bool) {
        let combat = self
            .public
            .combats
            .iter_mut()
            .rev()
            .find(|combat| combat.defenders.contains(&unit) && combat.trail.is_empty());
        if let Some(combat) = combat {
            combat.trail = trail;
            combat.off = off;
        }
    }

    /// Hex by hex towards the goal (10.31 to 10.35).
    fn run(
        &mut self,
        unit: Unit,
        run: &mut Run<'_>,
        crossed: &mut ArrayVec<(Unit, bool), 12>,
        trail: &mut Way,
        table: &mut Table<'_, Event>,
    ) -> End {
        let Run { purse, goal, far, to_eagle, to_edge } = *run;
        let grid = self.battle.grid;
        let mut left = match purse {
            Purse::Hexes(count) | Purse::Points(count) => count,
        };
        let mut last: Option<Hex> = None;
        loop {
            let Some(here) = self.piece(unit).spot.hex() else { return End::Dead };
            if goal.contains(here) {
                if to_edge && left > 0 {
                    return End::Dead;
                }
                break;
            }
            if left == 0 {
                break;
            }
            let Some((next, price)) = self.next_hex(unit, here, far, last, purse, to_eagle) else {
                return End::Dead;
            };
            if let Purse::Points(_) = purse
                && price > left
            {
                break;
            }
            left -= if let Purse::Points(_) = purse { price } else { 1 };
            self.note_crossed(unit, next, crossed, false);
            if let Some(way) = grid.direction(here, next) {
                self.piece_mut(unit).facing = towards(way, self.piece(unit).facing);
            }
            self.piece_mut(unit).under = false;
            self.put(unit, Spot::On(next));
            table.tell(|| Event::Fled { unit, to: next });
            trail.push(next);
            last = Some(here);
        }
        let here = self.piece(unit).spot.hex().expect("who flees is on the map");
        if goal.contains(here) && !to_edge && !to_eagle {
            return End::Sheltered;
        }
        // Who would stop on friends goes one hex on (10.35).
        let friends = self.line_units(here).any(|other| other != unit);
        if friends && last.is_some() {
            self.note_crossed(unit, here, crossed, true);
            let Some((next, _)) = self.next_hex(unit, here, far, last, purse, to_eagle) else {
                return End::Dead;
            };
            if self.line_units(next).next().is_some() || self.zone(next, self.side(unit).enemy()) {
                self.note_crossed(unit, next, crossed, true);
                return End::Dead;
            }
            self.put(unit, Spot::On(next));
            trail.push(next);
            table.tell(|| Event::Fled { unit, to: next });
            if goal.contains(next) && !to_edge && !to_eagle {
                return End::Sheltered;
            }
        }
        End::Stands
    }

    /// Friends that a fleeing unit runs over: who suffers, and whether he rolls too (6.99).
    fn note_crossed(
        &self,
        unit: Unit,
        hex: Hex,
        crossed: &mut ArrayVec<(Unit, bool), 12>,
        stops: bool,
    ) {
        let others: ArrayVec<Unit, 4> =
            self.line_units(hex).filter(|other| *other != unit).take(4).collect();
        for other in &others {
            let cohort = self.kind(unit) == Kind::Cohort && others.len() == 1;
            let same = cohort
                && self.kind(*other) == Kind::Cohort
                && self.battle.unit(*other).group == self.battle.unit(unit).group;
            if same && !stops {
                continue;
            }
            let check = stops || self.kind(unit) != Kind::Cohort || others.len() > 1;
            match crossed.iter_mut().find(|(known, _)| known == other) {
                Some(entry) => entry.1 |= check,
                None => {
                    let _ = crossed.try_push((*other, check));
                }
            }
        }
    }

    /// The next hex of a flight, with its price (section 6.4 of the sequence).
    fn next_hex(
        &self,
        unit: Unit,
        here: Hex,
        far: &Distances,
        last: Option<Hex>,
        purse: Purse,
        to_eagle: bool,
    ) -> Option<(Hex, u8)> {
        let grid = self.battle.grid;
        let (side, gait) = (self.side(unit), self.gait(unit));
        let now = far.0[grid.index(here)?];
        let mut best: Option<(Rank, Hex, u8)> = None;
        for way in Direction::ALL {
            let Some(next) = self.battle.at(here).next[way.index()] else { continue };
            if Some(next) == last {
                continue;
            }
            let Ok(price) = self.toll(side, gait, here, next) else { continue };
            let holder = self.holder(next);
            if holder.is_some_and(|holder| holder != side) {
                continue;
            }
            let then = far.0[grid.index(next)?];
            let order = match then.cmp(&now) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 2,
            };
            let friend = self.line_units(next).next().is_some();
            let zone = self.zone(next, side.enemy());
            let last_resort = to_eagle && matches!(purse, Purse::Hexes(_));
            let class = match (friend, zone) {
                (false, false) => 0,
                (true, false) => 1,
                (true, true) => 2,
                (false, true) if last_resort => 3,
                (false, true) => continue,
            };
            let near = self
                .on_map()
                .filter(|(other, _)| self.side(*other) != side)
                .map(|(_, hex)| grid.distance(next, hex))
                .min()
                .unwrap_or(u8::MAX);
            let rank = (order, class, u8::MAX - near, next.ccrr());
            if best.as_ref().is_none_or(|(known, _, _)| rank < *known) {
                best = Some((rank, next, price.points));
            }
        }
        best.map(|(_, hex, price)| (hex, price))
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
