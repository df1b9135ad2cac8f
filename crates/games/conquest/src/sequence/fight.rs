//! The steps of a shock segment, each for all combats before the next.

use kernel::{Rule, Table};

use crate::action::Event;
use crate::advance::CutDown;
use crate::ids::{Unit, UnitSet};
use crate::state::{Advance, Away, Leave, Mark, Phase, Pursuit, Segment, Shock, State};

impl State {
    fn next_segment(&mut self, shock: Shock, segment: Segment) -> bool {
        self.amend(Phase::Shock(Shock { segment, at: shock.from, ..shock }));
        false
    }

    pub(super) fn go_on_shock(&mut self, shock: Shock, table: &mut Table<'_, Event>) -> bool {
        let combats = usize::from(shock.from)..self.public.combats.len();
        match shock.segment {
            Segment::Mark => {
                let any =
                    self.battle.units.iter().any(|unit| self.check_mark(&shock, *unit).is_ok());
                if any {
                    return true;
                }
                self.next_segment(shock, Segment::Allot)
            }
            Segment::Allot => {
                if self.allots(&shock) {
                    return true;
                }
                self.end_allot(&shock);
                self.next_segment(shock, Segment::Charge)
            }
            Segment::Charge => {
                if let Some(index) = combats.clone().find(|index| self.names_pair(*index)) {
                    let combat = &mut self.public.combats[index];
                    combat.defender = combat.defenders.first().copied();
                    self.interrupt(Phase::NameAttacker { combat: index as u8 });
                    return true;
                }
                for index in combats.clone() {
                    self.charge(index, table);
                }
                for index in combats {
                    self.charge_routs(index, table);
                }
                self.next_segment(shock, Segment::Clear)
            }
            Segment::Clear => self.clear(shock),
            Segment::Leaders => {
                for index in combats {
                    if !self.public.combats[index].over {
                        self.risk_leaders(index, table);
                    }
                }
                self.next_segment(shock, Segment::Clash)
            }
            Segment::Clash => self.clash(shock),
            Segment::Struggle => {
                let index = usize::from(shock.at);
                if index >= self.public.combats.len() {
                    return self.next_segment(shock, Segment::Routs);
                }
                self.amend(Phase::Shock(Shock { at: shock.at + 1, ..shock }));
                if !self.public.combats[index].over {
                    self.struggle(index, table);
                }
                false
            }
            Segment::Routs => {
                for index in combats {
                    self.struggle_routs(index, table);
                }
                self.next_segment(shock, Segment::Collapse)
            }
            Segment::Collapse => {
                self.collapses(combats, table);
                self.next_segment(shock, Segment::Advance)
            }
            Segment::Advance => self.advance(shock, table),
            Segment::Last => {
                self.collapses(combats, table);
                self.next_segment(shock, Segment::End)
            }
            Segment::End => {
                self.end_shock(shock, table);
                false
            }
        }
    }

    fn collapses(&mut self, combats: std::ops::Range<usize>, table: &mut Table<'_, Event>) {
        for index in combats {
            let combat = self.public.combats[index].clone();
            if !combat.fought {
                continue;
            }
            for unit in combat.defenders.iter().chain(&combat.attackers) {
                self.collapse(*unit, table);
            }
        }
    }

    /// 8.33: advances into hexes that a charge has emptied, then who is left fights on.
    fn clear(&mut self, shock: Shock) -> bool {
        let index = usize::from(shock.at);
        if index >= self.public.combats.len() {
            for index in usize::from(shock.from)..self.public.combats.len() {
                self.end_charged(index);
            }
            return self.next_segment(shock, Segment::Leaders);
        }
        if self.offer_hex(index, true) {
            return self.choosing();
        }
        self.amend(Phase::Shock(Shock { at: shock.at + 1, ..shock }));
        false
    }

    /// Whether the phase at the top asks who advances.
    fn choosing(&self) -> bool {
        matches!(self.public.phase.top(), Phase::Choose { .. })
    }

    /// Somebody takes an emptied hex of a combat, or is asked who.
    fn offer_hex(&mut self, index: usize, charged: bool) -> bool {
        loop {
            let combat = &self.public.combats[index];
            let Some(hex) = self.vacated(combat) else { return false };
            let able = self.advancers(combat, hex, charged);
            match able.len() {
                0 => {
                    self.public.combats[index].hexes.retain(|other| *other != hex);
                }
                1 => {
                    self.begin_advance(index, able[0], hex, false);
                    return true;
                }
                _ => {
                    self.interrupt(Phase::Choose { combat: index as u8, hex });
                    return true;
                }
            }
        }
    }

    /// A unit takes a hex.
    pub(crate) fn begin_advance(
        &mut self,
        index: usize,
        unit: Unit,
        hex: geometry::hex::Hex,
        freely: bool,
    ) {
        self.public.combats[index].hexes.retain(|other| *other != hex);
        self.interrupt(Phase::Advance(Advance {
            unit,
            watched: false,
            warned: false,
            gone: false,
            to: hex,
            freely,
        }));
    }

    /// 8.35: who counts, combat by combat.
    fn clash(&mut self, shock: Shock) -> bool {
        let index = usize::from(shock.at);
        let Some(combat) = self.public.combats.get(index) else {
            return self.next_segment(shock, Segment::Struggle);
        };
        if combat.over || combat.attackers.is_empty() || combat.defenders.is_empty() {
            self.amend(Phase::Shock(Shock { at: shock.at + 1, ..shock }));
            return false;
        }
        if combat.defender.is_none() {
            let choices = self.defender_choices(combat);
            if choices.len() > 1 {
                self.interrupt(Phase::NameDefender { combat: shock.at });
                return true;
            }
            self.public.combats[index].defender = choices.first().copied();
            return false;
        }
        if combat.attacker.is_none() {
            let choices = self.attacker_choices(combat);
            if choices.len() > 1 {
                self.interrupt(Phase::NameAttacker { combat: shock.at });
                return true;
            }
            self.public.combats[index].attacker = choices.first().copied();
            return false;
        }
        self.amend(Phase::Shock(Shock { at: shock.at + 1, ..shock }));
        false
    }

    /// 8.4, 10.5: advances and pursuits, combat by combat.
    fn advance(&mut self, shock: Shock, table: &mut Table<'_, Event>) -> bool {
        let index = usize::from(shock.at);
        let Some(combat) = self.public.combats.get(index) else {
            return self.next_segment(shock, Segment::Last);
        };
        if combat.over || !combat.fought {
            self.amend(Phase::Shock(Shock { at: shock.at + 1, ..shock }));
            return false;
        }
        let able = self.pursuers(combat);
        if able.len() > 1 && combat.pursuer.is_none() {
            self.interrupt(Phase::Pursuer { combat: shock.at });
            return true;
        }
        if let Some(unit) =
            combat.pursuer.filter(|unit| able.contains(unit)).or(able.first().copied())
        {
            let cut_down = self.cut_down(combat);
            // Those who were routed already it rides down without a roll (10.53).
            let rolls = cut_down.is_none_or(|down| down == CutDown::Scattered);
            self.public.combats[index].tested = true;
            self.mark(unit, Mark::FINISHED);
            if !rolls || self.roll("pursuit", table) > self.quality(unit) {
                table.tell(|| Event::Pursues { unit });
                let pursuit = match cut_down {
                    Some(_) => Some(self.ride_on(unit)),
                    None => self.begin_pursuit(index, unit),
                };
                if let Some(pursuit) = pursuit {
                    self.interrupt(Phase::Pursuit(pursuit));
                }
                return false;
            }
            table.tell(|| Event::BreaksOff { unit });
            let hex = self.vacated(&self.public.combats[index]);
            if let Some(hex) = hex
                && let Some(from) = self.piece(unit).spot.hex()
                && self.price(unit, from, hex).is_ok()
            {
                self.begin_advance(index, unit, hex, true);
            }
            return false;
        }
        if self.offer_hex(index, false) {
            return self.choosing();
        }
        self.amend(Phase::Shock(Shock { at: shock.at + 1, ..shock }));
        false
    }

    pub(super) fn go_on_advance(&mut self, advance: Advance, table: &mut Table<'_, Event>) -> bool {
        let Advance { unit, to, .. } = advance;
        if self.piece(unit).spot.hex().is_none() || self.is(unit, Mark::ROUTED) {
            self.end_interrupt();
            return false;
        }
        if advance.gone {
            return true;
        }
        if !advance.watched {
            self.amend(Phase::Advance(Advance { watched: true, ..advance }));
            self.watch(unit);
            return false;
        }
        if !advance.warned {
            self.amend(Phase::Advance(Advance { warned: true, ..advance }));
            self.warn(unit, to);
            return false;
        }
        let from = self.piece(unit).spot.hex().expect("it stands on the map");
        self.amend(Phase::Advance(Advance { gone: true, ..advance }));
        self.take_hex(unit, to, table);
        if self.piece(unit).spot.hex() != Some(to) {
            self.end_interrupt();
            return false;
        }
        self.react_in_shock(unit, from);
        false
    }

    /// who leaves a zone of control after a fight may be shot at for it (8.21).
    fn watch(&mut self, mover: Unit) {
        self.interrupt(Phase::Leave(Leave { mover, only: None, done: UnitSet::EMPTY }));
    }

    /// leaders whom their units have left may fall back before the enemy enters (4.62).
    fn warn(&mut self, mover: Unit, to: geometry::hex::Hex) {
        if !self.leaders_in(to, self.side(mover).enemy()).is_empty() {
            self.interrupt(Phase::Away(Away { mover, at: Some(to) }));
        }
    }

    pub(super) fn go_on_pursuit(&mut self, pursuit: Pursuit, table: &mut Table<'_, Event>) -> bool {
        let mut pursuit = pursuit;
        let unit = pursuit.unit;
        let Some(hex) = self.piece(unit).spot.hex() else {
            self.end_interrupt();
            return false;
        };
        if self.is(unit, Mark::ROUTED) {
            self.end_interrupt();
            return false;
        }
        if !pursuit.fought
            && (pursuit.gone > 0 || pursuit.straight.is_some())
            && let Some(combat) = self.pursuit_combat(unit)
        {
            pursuit.fought = true;
            self.amend(Phase::Pursuit(pursuit));
            let from = self.public.combats.len() as u8;
            self.public.combats.push(combat);
            let shock = Shock {
                leader: None,
                side: self.side(unit),
                segment: Segment::Charge,
                from,
                at: from,
                pursuer: Some(unit),
            };
            self.interrupt(Phase::Shock(shock));
            return false;
        }
        let halted = pursuit.straight.is_some()
            && pursuit.gone > 0
            && self.zone(hex, self.side(unit).enemy());
        if !pursuit.fought && !halted {
            let hands = self.hands(&pursuit);
            if hands.len() > 1 {
                return true;
            }
            if let Some(hex) = hands.first() {
                let right = self.front(unit).position(|front| front == *hex) == Some(1);
                pursuit = Pursuit { straight: Some(right), chosen: true, ..pursuit };
            }
        }
        if !pursuit.fought
            && !halted
            && let Some((to, points)) = self.pursuit_step(&pursuit)
        {
            if !pursuit.watched {
                self.amend(Phase::Pursuit(Pursuit { watched: true, ..pursuit }));
                self.watch(unit);
                return false;
            }
            if !pursuit.warned {
                self.amend(Phase::Pursuit(Pursuit { warned: true, ..pursuit }));
                self.warn(unit, to);
                return false;
            }
            if let Some(from) = self.pursue_step(&mut pursuit, to, points, table) {
                pursuit.watched = false;
                pursuit.warned = false;
                self.amend(Phase::Pursuit(pursuit));
                self.react_in_shock(unit, from);
                return false;
            }
        }
        self.end_interrupt();
        if pursuit.fought {
            return false;
        }
        let followed = usize::from(pursuit.gone) == pursuit.way.len();
        if pursuit.straight.is_some() {
            self.may_turn(unit, None);
        } else if pursuit.off && followed {
            self.put(unit, crate::state::Spot::Pursuing(hex));
            table.tell(|| Event::OffMap { unit });
        }
        false
    }

    /// The segment is over: columns that were attacked fall out, unformed cohorts may form.
    fn end_shock(&mut self, shock: Shock, table: &mut Table<'_, Event>) {
        if let Some(unit) = shock.pursuer {
            return self.end_pursuit_shock(shock, unit);
        }
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            if !self.is(unit, Mark::DEFENDED)
                || self.piece(unit).spot.hex().is_none()
                || self.is(unit, Mark::ROUTED)
            {
                continue;
            }
            if self.is(unit, Mark::COLUMN) {
                self.unmark(unit, Mark::COLUMN);
                let facing = self.piece(unit).facing.turned(1);
                self.piece_mut(unit).facing = facing;
                self.hurt(unit, 1, Rule("6.46"), table);
                self.may_turn(unit, Some(facing.turned(-2)));
            }
            if self.is(unit, Mark::UNFORMED) {
                let most = self.printed_quality(unit).saturating_sub(self.battle.reform_shock);
                if self.roll_at_most("reform", most, table) {
                    self.unmark(unit, Mark::UNFORMED);
                    table.tell(|| Event::Formed { unit });
                }
            }
        }
        self.end_interrupt();
    }

    /// 10.53: a pursuer that has ridden down those who fled goes on straight ahead.
    fn end_pursuit_shock(&mut self, shock: Shock, unit: Unit) {
        let rides = self.public.combats.get(usize::from(shock.from)).is_some_and(|combat| {
            combat.prey
                && combat.defenders.iter().all(|other| self.piece(*other).spot.hex().is_none())
        });
        self.public.combats.truncate(usize::from(shock.from));
        self.end_interrupt();
        let fresh = !self.is(unit, Mark::RODE_ON) && !self.is(unit, Mark::ROUTED);
        if rides && fresh && self.piece(unit).spot.hex().is_some() {
            let on = self.ride_on(unit);
            if let Phase::Pursuit(pursuit) = self.public.phase.top_mut() {
                *pursuit = Pursuit { off: pursuit.off, way: pursuit.way, ..on };
            }
        }
    }
}
