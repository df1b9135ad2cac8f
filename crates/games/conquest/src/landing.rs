//! S-BRI-3: cohorts land from transports.

use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Event, Refusal};
use crate::ground::{Gait, Price};
use crate::ids::{Group, Side, Unit};
use crate::orders::Act;
use crate::pack::{Kind, Terrain};
use crate::state::{Mark, Move, Orders, Spot, Stage, State, Way};

impl State {
    /// S-BRI-2, S-BRI-3: whether a cohort may land in a hex.
    pub(crate) fn check_land(
        &self,
        orders: &Orders,
        unit: Unit,
        to: Hex,
    ) -> Result<Price, Refusal> {
        let no = Refusal::NoLanding { unit };
        if !self.battle.has(unit) {
            return Err(no);
        }
        let Spot::Aboard(ship) = self.piece(unit).spot else { return Err(no) };
        self.check_order(orders, unit, Act::Move)?;
        let from = self.hex(unit).ok_or(no)?;
        let terrain = self.battle.at(to).terrain;
        let shore = matches!(terrain, Terrain::Beach | Terrain::Shallow | Terrain::Moderate);
        if self.kind(ship) != Kind::Transport
            || self.kind(unit) != Kind::Cohort
            || self.is(ship, Mark::MOVED)
            || self.battle.at(from).terrain != Terrain::Moderate
            || !shore
            || !self.battle.grid.adjacent(from, to)
            || self.holder(to).is_some_and(|holder| holder == Side::Tribes)
            || !self.may_stop(unit, None, to)
        {
            return Err(no);
        }
        let price = self.toll(Side::Rome, Gait::Cohort, from, to)?;
        if price.points > self.battle.unit(unit).movement { Err(no) } else { Ok(price) }
    }

    /// S-BRI-5: cohorts of the tenth that have landed in this phase already take heart too.
    fn cheer(&mut self) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            let cohort = self.kind(unit) == Kind::Cohort && self.is(unit, Mark::LANDED);
            if cohort && self.battle.unit(unit).group == Some(Group::TENTH) {
                let less = self.battle.eagle_hits;
                let piece = self.piece_mut(unit);
                piece.hits = piece.hits.saturating_sub(less);
            }
        }
    }

    /// S-BRI-5: the hits of a landing: the tenth takes heart from its eagle, whether that is ashore or
    /// leaps with it.
    pub(crate) fn landing_hits(&self, unit: Unit, hits: u8) -> u8 {
        let legion = self.battle.unit(unit).group;
        let with = self.public.eagles[Group::TENTH].spot == self.piece(unit).spot;
        let spared = legion == Some(Group::TENTH) && (self.public.eagle_landed || with);
        hits.saturating_sub(if spared { self.battle.eagle_hits } else { 0 })
    }

    /// A cohort lands, with the leaders and the eagle of its legion that are aboard; it may walk on.
    pub(crate) fn land(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) -> Move {
        let Spot::Aboard(ship) = self.piece(unit).spot else { panic!("who lands is on a ship") };
        let from = self.hex(unit).expect("the ship is on the map");
        let price = self.toll(Side::Rome, Gait::Cohort, from, to);
        let price = price.expect("whoever may land there pays for it");
        let legion = self.battle.unit(unit).group.expect("only cohorts land");
        let under = self.line_units(to).next().is_some();
        self.piece_mut(unit).under = under;
        self.put(unit, Spot::On(to));
        let facing = self.facing_to_enemy(unit);
        self.piece_mut(unit).facing =
            self.partner(unit).map_or(facing, |other| self.piece(other).facing);
        table.tell(|| Event::Landed { unit, to });
        if self.public.eagles[legion].spot == Spot::Aboard(ship) {
            self.public.eagles[legion].spot = Spot::On(to);
            if legion == Group::TENTH {
                self.public.eagle_landed = true;
                self.cheer();
            }
        }
        for index in 0..self.battle.leaders.len() {
            let leader = self.battle.leaders[index];
            let his = self.group_of(leader) == Some(legion);
            if his && self.public.leaders[leader].spot == Spot::Aboard(ship) {
                self.public.leaders[leader].spot = Spot::On(to);
            }
        }
        let hits = self.landing_hits(unit, price.hits);
        self.mark(unit, Mark::ENTERED);
        self.mark(unit, Mark::LANDED);
        self.mark(ship, Mark::LANDED);
        self.hurt(unit, hits, Rule("table-movement"), table);
        let mut way = Way::default();
        way.push(from);
        way.push(to);
        let halted = self.zone(to, Side::Tribes);
        Move {
            unit,
            with: None,
            rider: None,
            on_foot: false,
            alit: false,
            spent: price.points,
            stage: Stage::Ready,
            way,
            fresh: false,
            halted,
        }
    }
}
