//! 8.1, 8.2, 9.3: shots, their modifiers, supply and reloading.

use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Event, Refusal};
use crate::ids::{Side, Unit};
use crate::orders::Act;
use crate::pack::{Aspect, Edge, Kind, Missile, Terrain};
use crate::sight::Sight;
use crate::state::{Extras, Mark, Move, Orders, Spot, State, Supply};

/// How a shot comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Standing, or in answer.
    Standing,
    /// While it moves or harasses.
    Moving,
}

impl State {
    /// What a unit shoots, if anything: axes are an option (S-BIB-7).
    pub fn missile(&self, unit: Unit) -> Option<Missile> {
        let data = self.battle.unit(unit);
        if data.missile.is_none()
            && self.public.options.extras == Extras::With
            && data.tribe.is_some_and(|tribe| self.battle.axes.contains(tribe))
        {
            return Some(Missile::Axe);
        }
        if data.kind == Kind::Transport
            && self.battle.armed_transports
            && self.public.options.extras == Extras::With
        {
            return Some(Missile::Catapult);
        }
        data.missile
    }

    /// Whether a unit shoots as a catapult does: one on land, on a galley, and as an option on a
    /// transport (9.34, S-BRI-7).
    pub(crate) fn is_engine(&self, unit: Unit) -> bool {
        let kind = self.kind(unit);
        matches!(kind, Kind::Artillery | Kind::Galley)
            || kind == Kind::Transport && self.missile(unit).is_some()
    }

    /// Whether a unit is aboard and shoots from there at those who act (S-BRI-7).
    fn is_marine(&self, unit: Unit) -> bool {
        self.kind(unit) == Kind::Skirmisher && matches!(self.piece(unit).spot, Spot::Aboard(_))
    }

    /// Whether a unit is mounted for its missiles and the moving modifier.
    fn is_mounted(&self, unit: Unit) -> bool {
        self.kind(unit).is_horse()
    }

    /// Strengths of a unit's missiles by distance (8.71).
    pub(crate) fn strengths(&self, unit: Unit) -> &'static [u8] {
        match self.missile(unit) {
            Some(missile) => self.pack.charts.missiles.of(missile, self.is_mounted(unit)),
            None => &[],
        }
    }

    /// 8.12 to 8.14: whether a unit has something to shoot and may.
    pub(crate) fn check_armed(&self, unit: Unit) -> Result<(), Refusal> {
        if self.missile(unit).is_none() || self.piece(unit).supply == Supply::No {
            return Err(Refusal::NoMissiles { unit });
        }
        let kind = self.kind(unit);
        let water = self.hex(unit).is_some_and(|hex| self.battle.at(hex).terrain.is_sea());
        if self.is(unit, Mark::ROUTED)
            || self.is(unit, Mark::COLUMN)
            || self.is(unit, Mark::UNFORMED)
            || water && kind == Kind::Cohort
        {
            return Err(Refusal::NoShot { unit });
        }
        let buried = !self.is_engine(unit) && self.piece(unit).under && !(self.is_paired(unit));
        if buried { Err(Refusal::NoShot { unit }) } else { Ok(()) }
    }

    /// 8.13, 8.16, 8.71, 6.74: whether a unit may shoot at a hex from where it is: the die that still
    /// hits there.
    pub fn check_shot(&self, unit: Unit, at: Hex, manner: Manner) -> Result<i8, Refusal> {
        self.check_armed(unit)?;
        let from = self.hex(unit).ok_or(Refusal::NoShot { unit })?;
        let far = self.battle.grid.distance(from, at);
        let strengths = self.strengths(unit);
        if far == 0 || usize::from(far) > strengths.len() {
            return Err(Refusal::TooFar { unit });
        }
        let enemy = self.side(unit).enemy();
        let aboard = self.aboard_target(at, enemy);
        let leaders = !self.leaders_in(at, enemy).is_empty();
        let target = self.shot_target(unit, from, at).or(aboard);
        if target.is_none() && !leaders {
            return Err(Refusal::NoTarget { hex: at });
        }
        let arc = !self.has_facing(unit)
            || self.kind(unit).is_ship()
            || self.piece(unit).spot.hex().is_none()
            || self.left_by(from, at).iter().any(|hex| self.aspect(unit, *hex) != Aspect::Rear);
        if !arc {
            return Err(Refusal::OutOfArc { unit });
        }
        if !self.sees(from, at, Sight::Fire(unit)) {
            return Err(Refusal::Unseen { unit });
        }
        let works = self.over_works(from, at);
        if works && !self.may_shoot_out(unit, from, at) {
            return Err(Refusal::OverWorks { unit });
        }
        let strength = strengths[usize::from(far) - 1];
        Ok(self.threshold(unit, target, from, at, strength, manner))
    }

    /// The die that still hits: the strength less the modifiers (8.17).
    pub(crate) fn threshold(
        &self,
        unit: Unit,
        target: Option<Unit>,
        from: Hex,
        at: Hex,
        strength: u8,
        manner: Manner,
    ) -> i8 {
        let die = &self.pack.charts.missile_die;
        let mut sum = 0;
        if self.fire_level(from) > self.battle.at(at).level {
            sum += die.target_lower;
        }
        if self.battle.at(at).terrain == Terrain::Woods {
            sum += die.target_in_woods;
        }
        if self.over_works(from, at) {
            sum += die.fortified_side;
        }
        let adjacent = self.battle.grid.adjacent(from, at);
        if adjacent && self.battle.edge(from, at).has(Edge::HEDGE) {
            sum += die.hedge;
        }
        let shot = self.missile(unit);
        let light = matches!(shot, Some(Missile::Bow | Missile::Sling));
        if let Some(target) = target {
            let tower = self.battle.at(from).terrain == Terrain::Tower;
            if adjacent
                && light
                && !tower
                && self.kind(target) == Kind::Cohort
                && self.aspect(target, from) == Aspect::Front
            {
                sum += die.cohort_front;
            }
            if self.kind(target) == Kind::Skirmisher {
                sum += die.target_skirmisher;
            }
            if matches!(self.piece(target).spot, Spot::Aboard(_)) {
                sum += die.target_aboard;
            }
        }
        if self.is(unit, Mark::REDUCED) {
            sum += die.firer_reduced;
        }
        let rides = self.is_mounted(unit) || self.chariot(unit).is_some();
        if manner == Manner::Moving && (light || rides) {
            sum += die.moving;
        }
        i8::try_from(strength).unwrap_or(i8::MAX) - sum
    }

    /// Who in a hex is hit: the top unit, the bottom one when shot in the rear (8.13, 6.98).
    pub(crate) fn shot_target(&self, unit: Unit, from: Hex, at: Hex) -> Option<Unit> {
        let top = self.fighters(at).find(|other| self.side(*other) != self.side(unit))?;
        let rear =
            self.entered_from(from, at).iter().all(|hex| self.aspect(top, *hex) == Aspect::Rear);
        if !rear {
            return Some(top);
        }
        self.fighters(at).find(|other| self.piece(*other).under).or(Some(top))
    }

    /// Skirmishers aboard a ship in a hex (S-BRI-7).
    fn aboard_target(&self, at: Hex, side: Side) -> Option<Unit> {
        let ship = self.stack(at).find(|unit| self.kind(*unit) == Kind::Galley)?;
        self.battle
            .units
            .iter()
            .copied()
            .find(|unit| self.piece(*unit).spot == Spot::Aboard(ship) && self.side(*unit) == side)
    }

    /// 6.74: out of a tower, or out of the wagons, and over nothing else.
    fn may_shoot_out(&self, unit: Unit, from: Hex, at: Hex) -> bool {
        let own = |edge: Edge| match self.side(unit) {
            Side::Rome => edge.has(Edge::TOWER) && self.battle.at(from).terrain == Terrain::Tower,
            Side::Tribes => {
                edge.has(Edge::WAGON) && self.battle.at(from).terrain == Terrain::Laager
            }
        };
        let mut before = from;
        for passage in self.battle.grid.sightline(from, at) {
            if let geometry::hex::Place::Hex(hex) = passage.place {
                let edge = self.battle.edge(before, hex);
                if edge.has(Edge::FORTIFIED) && !(before == from && own(edge)) {
                    return false;
                }
                before = hex;
            }
        }
        true
    }

    /// 8.11: whether a unit may shoot by its order: standing, or after a step that brought it nearer.
    pub(crate) fn check_fire(
        &self,
        orders: &Orders,
        moving: Option<&Move>,
        unit: Unit,
        at: Hex,
    ) -> Result<i8, Refusal> {
        if self.is_engine(unit) {
            return Err(Refusal::NoShot { unit });
        }
        let Some(moving) = moving else {
            self.check_order(orders, unit, Act::Fire)?;
            return self.check_standing_fire(unit, at);
        };
        let grid = self.battle.grid;
        let own = moving.unit == unit || moving.with == Some(unit);
        let nearer = moving
            .way
            .back(0)
            .zip(moving.way.back(1))
            .is_some_and(|(now, before)| grid.distance(now, at) < grid.distance(before, at));
        let held = self.is(unit, Mark::CHASED);
        if !own || !moving.fresh || !nearer || held || self.is(unit, Mark::FIRED) {
            return Err(Refusal::NoShot { unit });
        }
        self.check_shot(unit, at, Manner::Moving)
    }

    /// 8.11: whether a unit that may be ordered to shoot can, where it stands. Catapults have no orders
    /// for it.
    pub(crate) fn check_standing_fire(&self, unit: Unit, at: Hex) -> Result<i8, Refusal> {
        if self.is_engine(unit) {
            return Err(Refusal::NoShot { unit });
        }
        self.check_shot(unit, at, Manner::Standing)
    }

    /// A unit shoots: the die, the hit, leaders in the hex, and what is left of its missiles.
    pub(crate) fn shoot(
        &mut self,
        unit: Unit,
        at: Hex,
        threshold: i8,
        table: &mut Table<'_, Event>,
    ) {
        let from = self.hex(unit).expect("who shoots is on the map");
        let enemy = self.side(unit).enemy();
        let target = self.shot_target(unit, from, at).or_else(|| self.aboard_target(at, enemy));
        let die = self.roll("fire", table);
        let hit = target.is_some() && die as i8 <= threshold;
        table.tell(|| Event::Shot { unit, at, hit });
        self.spend_missile(unit, die, table);
        if self.side(unit) == Side::Rome {
            self.public.awake = true;
        }
        self.endanger_leaders(unit, at, die, table);
        if let Some(target) = target.filter(|_| hit) {
            self.hurt(target, 1, Rule("8.17"), table);
        }
    }

    /// 8.18: the lowest die endangers leaders where it falls.
    pub(crate) fn endanger_leaders(
        &mut self,
        unit: Unit,
        at: Hex,
        die: u8,
        table: &mut Table<'_, Event>,
    ) {
        let fatal = self.pack.charts.leader_casualty.hit;
        if die != fatal {
            return;
        }
        for leader in self.leaders_in(at, self.side(unit).enemy()).iter() {
            if self.roll("leader", table) == fatal {
                self.wound_leader(leader, None, table);
            }
        }
    }

    /// 8.14: supply after a shot.
    pub(crate) fn spend_missile(&mut self, unit: Unit, die: u8, table: &mut Table<'_, Event>) {
        let charts = &self.pack.charts.supply;
        let low_from = match self.missile(unit) {
            None | Some(Missile::Catapult) => return,
            Some(_) if self.kind(unit) == Kind::Cohort => {
                self.piece_mut(unit).supply = Supply::No;
                table.tell(|| Event::Supply { unit, empty: true });
                return;
            }
            Some(Missile::Bow) => charts.bow,
            Some(Missile::Sling) => charts.sling,
            Some(Missile::Javelin) => charts.javelin,
            Some(Missile::Axe) => charts.axe,
        };
        let supply = self.piece(unit).supply;
        let now = match supply {
            Supply::Low | Supply::No => Supply::No,
            Supply::Full if die >= low_from => Supply::Low,
            Supply::Full => return,
        };
        self.piece_mut(unit).supply = now;
        table.tell(|| Event::Supply { unit, empty: now == Supply::No });
    }

    /// Whether a unit stands in range, arc and sight of an enemy that has missiles.
    pub fn is_exposed(&self, unit: Unit) -> bool {
        let Some(hex) = self.hex(unit) else { return false };
        let enemy = self.side(unit).enemy();
        self.on_map().any(|(other, from)| {
            self.side(other) == enemy
                && usize::from(self.battle.grid.distance(from, hex)) <= self.strengths(other).len()
                && self.check_shot(other, hex, Manner::Standing).is_ok()
        })
    }

    /// 8.15: who may, takes new missiles.
    pub(crate) fn reload(&mut self, table: &mut Table<'_, Event>) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            if self.piece(unit).supply == Supply::Full
                || self.hex(unit).is_none()
                || self.is(unit, Mark::ROUTED)
                || self.in_zone(unit)
                || self.is_exposed(unit)
            {
                continue;
            }
            self.piece_mut(unit).supply = Supply::Full;
            table.tell(|| Event::Reloaded { unit });
        }
    }

    /// 9.32: whether a catapult may change its mode.
    pub(crate) fn check_mode(&self, orders: &Orders, unit: Unit) -> Result<(), Refusal> {
        self.check_order(orders, unit, Act::Mode)?;
        if self.kind(unit) == Kind::Artillery { Ok(()) } else { Err(Refusal::NoMode { unit }) }
    }

    /// 9.34, 9.35: whether a catapult may shoot: two of its own a turn, two in an enemy phase at
    /// those who have been ordered in it. Skirmishers aboard shoot so once in an enemy phase
    /// (S-BRI-7).
    pub(crate) fn check_catapult(&self, unit: Unit, at: Hex, active: Side) -> Result<i8, Refusal> {
        let marine = self.is_marine(unit);
        if !(self.is_engine(unit) || marine && self.side(unit) != active) {
            return Err(Refusal::NoShot { unit });
        }
        if self.is(unit, Mark::LIMBERED) || self.is(unit, Mark::CHANGED) {
            return Err(Refusal::OtherMode { unit });
        }
        let charts = &self.pack.charts.artillery;
        if self.side(unit) == active {
            if self.piece(unit).shots >= charts.shots_turn {
                return Err(Refusal::NoShotsLeft { unit });
            }
        } else {
            let most = if marine { self.battle.marine_shots } else { charts.shots_enemy_phase };
            if self.piece(unit).answers >= most {
                return Err(Refusal::NoShotsLeft { unit });
            }
            let active = self
                .fighters(at)
                .any(|other| self.is(other, Mark::ORDERED) || self.has_acted(other));
            if !active {
                return Err(Refusal::NoTarget { hex: at });
            }
        }
        self.check_shot(unit, at, Manner::Standing)
    }

    /// A catapult shoots.
    pub(crate) fn catapult(
        &mut self,
        unit: Unit,
        at: Hex,
        active: Side,
        table: &mut Table<'_, Event>,
    ) {
        let threshold = self.check_catapult(unit, at, active);
        let threshold = threshold.expect("a shot is judged before it is taken");
        if self.side(unit) == active {
            self.piece_mut(unit).shots += 1;
        } else {
            self.piece_mut(unit).answers += 1;
        }
        self.shoot(unit, at, threshold, table);
    }

    /// Catapults that could shoot now, with their targets.
    pub(crate) fn catapult_shots(&self, active: Side) -> impl Iterator<Item = (Unit, Hex)> + '_ {
        let guns = self.battle.guns.iter().copied().filter(|unit| {
            (self.is_engine(*unit) || self.is_marine(*unit)) && self.hex(*unit).is_some()
        });
        let targets = [Side::Rome, Side::Tribes].map(|side| self.targets(side));
        guns.flat_map(move |gun| {
            let from = self.hex(gun).expect("the catapult is on the map");
            let reach = self.strengths(gun).len() as u8;
            let near = move |hex: &Hex| self.battle.grid.distance(from, *hex) <= reach;
            targets[self.side(gun).enemy().index()]
                .iter()
                .filter(near)
                .filter(move |hex| self.check_catapult(gun, *hex, active).is_ok())
                .map(move |hex| (gun, hex))
        })
    }
}
