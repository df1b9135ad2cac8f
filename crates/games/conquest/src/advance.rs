//! 8.4, 10.5: advances after shock, and horse that pursues.

use arrayvec::ArrayVec;
use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Event, Refusal};
use crate::ids::Unit;
use crate::pack::{Kind, Superior};
use crate::shock::STACK;
use crate::state::{Combat, Mark, Phase, Pursuit, Spot, State, Way};

/// Who was cut down in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CutDown {
    /// Units that were routed already.
    Routed,
    /// Skirmishers or the crew of a catapult among them.
    Scattered,
}

impl State {
    /// A hex of a combat that its defenders have left.
    pub(crate) fn vacated(&self, combat: &Combat) -> Option<Hex> {
        combat.hexes.iter().copied().find(|hex| self.top(*hex).is_none())
    }

    /// 8.41, 8.43: who may take a hex: of each stack the top.
    pub(crate) fn advancers(&self, combat: &Combat, hex: Hex, charged: bool) -> ArrayVec<Unit, 12> {
        let mut able: ArrayVec<Unit, 12> = ArrayVec::new();
        for unit in &combat.attackers {
            let Some(from) = self.piece(*unit).spot.hex() else { continue };
            let stacked = able.iter().any(|other| self.piece(*other).spot == Spot::On(from));
            if self.is(*unit, Mark::ROUTED)
                || self.is(*unit, Mark::PURSUED)
                || stacked
                || self.price(*unit, from, hex).is_err()
                || charged && self.in_zone(*unit)
            {
                continue;
            }
            able.push(*unit);
        }
        let superior = combat.superior == Superior::Attacker;
        if let Some(named) = combat.attacker.filter(|unit| superior && able.contains(unit)) {
            return std::iter::once(named).collect();
        }
        let best = able.iter().map(|unit| self.printed_quality(*unit)).max();
        able.into_iter().filter(|unit| Some(self.printed_quality(*unit)) == best).collect()
    }

    /// 8.43: whether a unit may take the hex.
    pub(crate) fn check_advancer(&self, combat: u8, hex: Hex, unit: Unit) -> Result<(), Refusal> {
        let combat = &self.public.combats[usize::from(combat)];
        if self.advancers(combat, hex, !combat.fought).contains(&unit) {
            Ok(())
        } else {
            Err(Refusal::NotFirst { unit })
        }
    }

    /// 8.41: a unit, with the one of its stack that attacked too, takes a hex. Ground costs it order,
    /// but never makes it rout.
    pub(crate) fn take_hex(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let Some(from) = self.piece(unit).spot.hex() else { return };
        let Ok(mut price) = self.price(unit, from, to) else { return };
        let with = self.partner(unit).filter(|partner| {
            let together = self.public.phase.iter().any(|phase| {
                matches!(phase, Phase::Move(moving)
                    if moving.unit == unit && moving.with == Some(*partner))
            });
            (together || self.is(*partner, Mark::ATTACKED)) && !self.is(*partner, Mark::ROUTED)
        });
        let ground = price.hits;
        price.hits = 0;
        let units = [Some(unit), with];
        let leaders: Vec<_> = self.leaders_in(from, self.side(unit)).iter().collect();
        // Levels count as in any movement (6.22), but here they too are held to the limit.
        let mut costs = [0; 2];
        for (one, cost) in units.into_iter().zip(&mut costs) {
            let Some(one) = one.filter(|one| self.gait(*one).suffers()) else { continue };
            let steep = self.level_hits(one, self.gait(one), from, to);
            if steep > 0 {
                self.mark(one, Mark::STEEP);
            }
            *cost = ground + steep;
        }
        self.go_to(unit, with, from, to, price, table);
        for (one, cost) in units.into_iter().zip(costs) {
            let Some(one) = one else { continue };
            let limit = self.quality(one).saturating_sub(1);
            let room = limit.saturating_sub(self.piece(one).hits);
            let hits = cost.min(room);
            if hits > 0 {
                self.add_hits(one, hits, Rule("8.41"), table);
            }
        }
        table.tell(|| Event::Advanced { unit, to });
        // Leaders who would stay behind alone go along.
        if self.line_units(from).next().is_none() {
            for leader in leaders {
                self.public.leaders[leader].spot = Spot::On(to);
            }
        }
        // Leaders whom their units have left and who have stayed are caught.
        let enemy = self.side(unit).enemy();
        for leader in self.leaders_in(to, enemy).iter() {
            self.kill_leader(leader, None, table);
        }
        self.arrive(unit, to, table);
        if !self.public.phase.iter().any(|phase| matches!(phase, Phase::Shock(_))) {
            self.mark_if_near(unit);
        }
    }

    /// 8.44: whether a cohort may enter the hex that its pila have emptied.
    pub(crate) fn check_enter(&self, unit: Unit, to: Hex) -> Result<(), Refusal> {
        let no = Refusal::NotEmptied { unit };
        let from = self.piece(unit).spot.hex().ok_or(no)?;
        if self.is(unit, Mark::ROUTED) || self.top(to).is_some() {
            return Err(no);
        }
        self.price(unit, from, to).map(drop)
    }

    /// 10.51: the horse of a combat that may pursue; nobody does when bystanders shut the enemy in.
    pub(crate) fn pursuers(&self, combat: &Combat) -> ArrayVec<Unit, 12> {
        if !combat.broken || !combat.fought || combat.tested || combat.shut_in {
            return ArrayVec::new();
        }
        let able = |unit: Unit| {
            self.kind(unit).is_horse()
                && self.piece(unit).spot.hex().is_some()
                && !self.is(unit, Mark::ROUTED)
                && !self.is(unit, Mark::PURSUED)
        };
        combat.attackers.iter().copied().filter(|unit| able(*unit)).collect()
    }

    /// 10.51: whether a unit may be named for the pursuit.
    pub(crate) fn check_pursuer(&self, combat: u8, unit: Unit) -> Result<(), Refusal> {
        let combat = &self.public.combats[usize::from(combat)];
        if self.pursuers(combat).contains(&unit) {
            Ok(())
        } else {
            Err(Refusal::NoPursuer { unit })
        }
    }

    /// 10.53: the hexes between which the owner of a horse that rides on may choose for its first
    /// step; then it goes by the other hand, and so on, straight ahead.
    pub(crate) fn hands(&self, pursuit: &Pursuit) -> ArrayVec<Hex, 2> {
        if pursuit.straight.is_none() || pursuit.chosen || pursuit.gone > 0 || pursuit.fought {
            return ArrayVec::new();
        }
        let hand = |right: bool| {
            let straight = Some(right);
            self.pursuit_step(&Pursuit { straight, ..*pursuit }).map(|(hex, _)| hex)
        };
        let mut hexes: ArrayVec<Hex, 2> = ArrayVec::new();
        for hex in [hand(false), hand(true)].into_iter().flatten() {
            if !hexes.contains(&hex) {
                hexes.push(hex);
            }
        }
        hexes
    }

    /// 10.53: whether a horse may ride on so.
    pub(crate) fn check_hand(&self, pursuit: &Pursuit, to: Hex) -> Result<(), Refusal> {
        if self.hands(pursuit).contains(&to) { Ok(()) } else { Err(Refusal::NotStraight { to }) }
    }

    /// 10.52: the way of a pursuer: into the emptied hex, then where its enemy fled.
    pub(crate) fn begin_pursuit(&mut self, index: usize, unit: Unit) -> Option<Pursuit> {
        let combat = &self.public.combats[index];
        let from = self.piece(unit).spot.hex()?;
        let first = combat
            .hexes
            .iter()
            .copied()
            .find(|hex| self.battle.grid.adjacent(from, *hex) && self.top(*hex).is_none())?;
        let mut way = Way::default();
        way.push(first);
        for hex in combat.trail.iter() {
            way.push(hex);
        }
        let off = combat.off;
        self.mark(unit, Mark::PURSUED);
        Some(Pursuit {
            unit,
            left: self.battle.unit(unit).movement,
            way,
            gone: 0,
            straight: None,
            chosen: false,
            watched: false,
            warned: false,
            fought: false,
            off,
        })
    }

    /// 10.53, R-81: whom a combat has cut down without leaving anybody to follow.
    pub(crate) fn cut_down(&self, combat: &Combat) -> Option<CutDown> {
        let gone = combat.defenders.iter().all(|unit| self.piece(*unit).spot.hex().is_none());
        let light = |unit: &Unit| matches!(self.kind(*unit), Kind::Skirmisher | Kind::Artillery);
        if !combat.prey || !gone || combat.off || !combat.trail.is_empty() {
            None
        } else if combat.defenders.iter().any(light) {
            Some(CutDown::Scattered)
        } else {
            Some(CutDown::Routed)
        }
    }

    /// 10.53: horse that rides on straight ahead, for half of what it has.
    pub(crate) fn ride_on(&mut self, unit: Unit) -> Pursuit {
        self.mark(unit, Mark::PURSUED);
        self.mark(unit, Mark::RODE_ON);
        Pursuit {
            unit,
            left: self.battle.unit(unit).movement.div_ceil(2),
            way: Way::default(),
            gone: 0,
            straight: Some(false),
            chosen: false,
            watched: false,
            warned: false,
            fought: false,
            off: false,
        }
    }

    /// The next hex of a pursuit, if the unit can go there.
    pub(crate) fn pursuit_step(&self, pursuit: &Pursuit) -> Option<(Hex, u8)> {
        let unit = pursuit.unit;
        let from = self.piece(unit).spot.hex()?;
        let to = match pursuit.straight {
            None => pursuit.way.iter().nth(usize::from(pursuit.gone))?,
            Some(right) => {
                let mut front = self.front(unit);
                let [left, other] = [front.next(), front.next()];
                if right { other.or(left)? } else { left? }
            }
        };
        let price = self.price(unit, from, to).ok()?;
        let free = self.top(to).is_none();
        (free && price.points <= pursuit.left).then_some((to, price.points))
    }

    /// A pursuer goes on one hex.
    pub(crate) fn pursue_step(
        &mut self,
        pursuit: &mut Pursuit,
        to: Hex,
        points: u8,
        table: &mut Table<'_, Event>,
    ) -> Option<Hex> {
        let unit = pursuit.unit;
        let from = self.piece(unit).spot.hex()?;
        pursuit.left -= points;
        pursuit.gone += 1;
        if let Some(right) = pursuit.straight {
            pursuit.straight = Some(!right);
        }
        let keeps = self.partner(unit);
        if keeps.is_some() {
            self.unmark_attacked(keeps);
        }
        self.take_hex(unit, to, table);
        if pursuit.straight.is_none()
            && let Some(way) = self.battle.grid.direction(from, to)
        {
            let side = geometry::hex::Facing::side(way);
            let old = self.piece(unit).facing;
            let facing = [side.turned(1), side.turned(-1)]
                .into_iter()
                .min_by_key(|facing| crate::stacking::vertices(*facing, old))
                .unwrap_or(old);
            self.piece_mut(unit).facing = facing;
        }
        Some(from)
    }

    /// S-RHI-2: the horse of a pair pursues alone.
    fn unmark_attacked(&mut self, unit: Option<Unit>) {
        if let Some(unit) = unit {
            self.unmark(unit, Mark::ATTACKED);
        }
    }

    /// 10.52, 10.53: whether a pursuer has somebody to attack: the combat.
    pub(crate) fn pursuit_combat(&mut self, unit: Unit) -> Option<Combat> {
        let hexes: ArrayVec<Hex, 4> = self.attackable(unit).take(2).collect();
        if hexes.is_empty() {
            return None;
        }
        let mut combat = Combat { hexes, ..Combat::default() };
        combat.attackers.push(unit);
        let fighters = |hex: &Hex| self.fighters(*hex).take(STACK);
        combat.defenders = combat.hexes.iter().flat_map(fighters).collect();
        combat.prey = combat
            .defenders
            .iter()
            .any(|other| self.is(*other, Mark::ROUTED) || self.dies_at_once(*other));
        combat.tested = true;
        for other in &combat.defenders {
            self.public.units[*other].marks.insert(Mark::DEFENDED);
        }
        self.mark(unit, Mark::MUST_CHECK);
        self.mark(unit, Mark::ATTACKED);
        Some(combat)
    }
}
