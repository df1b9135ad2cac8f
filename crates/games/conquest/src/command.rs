//! 4.1 to 4.5: who commands whom, and how far.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use crate::ids::{Field, Group, Leader, LeaderMap, Side, Tribe, Unit};
use crate::pack::{Edge, Hexes, Kind, Role};
use crate::state::{Arm, Mark, Spot, State};

const FAR: u8 = u8::MAX;

/// How many hexes the way of an order to each hex has (4.1).
#[derive(Clone)]
pub struct Reach {
    grid: geometry::hex::Grid,
    limit: u8,
    steps: [u8; 48 * 38],
}

impl Reach {
    /// The length of the way to a hex, if there is one.
    pub fn to(&self, hex: Hex) -> Option<u8> {
        let at = self.grid.index(hex)?;
        Some(self.steps[at]).filter(|steps| *steps <= self.limit)
    }

    /// Whether a hex is in reach.
    pub fn has(&self, hex: Hex) -> bool {
        self.to(hex).is_some()
    }
}

/// How far the orders of leaders are heard, and what lies in zones of control. It is kept while nothing changes, from the end of an
/// action to the next, and worked out anew during one.
pub(crate) struct Heard {
    still: bool,
    reach: LeaderMap<OnceLock<Box<Reach>>>,
    zones: [OnceLock<Hexes>; 2],
}

impl Heard {
    /// Something changes: nothing is kept.
    pub(crate) fn changing() -> Self {
        let zones = [OnceLock::new(), OnceLock::new()];
        Self { still: false, reach: LeaderMap::from_fn(|_| OnceLock::new()), zones }
    }

    /// Nothing changes from now on.
    pub(crate) fn still() -> Self {
        Self { still: true, ..Self::changing() }
    }
}

impl Clone for Heard {
    fn clone(&self) -> Self {
        Self { still: self.still, ..Self::changing() }
    }
}

/// What a way is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Voice {
    /// An order (4.1).
    Order,
    /// A rally, which gates and rivers stop (10.41).
    Rally,
}

impl State {
    /// A rating of a leader, less his wounds (8.34).
    fn rated(&self, leader: Leader, printed: u8) -> u8 {
        printed.saturating_sub(self.public.leaders[leader].wounds)
    }

    /// Initiative now.
    pub fn initiative(&self, leader: Leader) -> u8 {
        self.rated(leader, self.battle.leader(leader).initiative)
    }

    /// Charisma now.
    pub fn charisma(&self, leader: Leader) -> u8 {
        self.rated(leader, self.battle.leader(leader).charisma)
    }

    /// Strategy now.
    pub fn strategy(&self, leader: Leader) -> u8 {
        self.rated(leader, self.battle.leader(leader).strategy)
    }

    /// Command range, or the range of individual orders.
    pub fn range(&self, leader: Leader) -> u8 {
        self.rated(leader, self.battle.leader(leader).range)
    }

    /// What a leader is.
    pub fn role(&self, leader: Leader) -> Role {
        self.battle.leader(leader).role
    }

    /// A leader's side.
    pub fn leader_side(&self, leader: Leader) -> Side {
        self.battle.leader(leader).side
    }

    /// The group that a legate leads (4.22).
    pub fn group_of(&self, leader: Leader) -> Option<Group> {
        self.public.leaders[leader].group.or(self.battle.leader(leader).group)
    }

    /// The legate of a group.
    pub fn legate(&self, group: Group) -> Option<Leader> {
        self.battle.leaders.iter().copied().find(|leader| {
            self.role(*leader) == Role::Legate && self.group_of(*leader) == Some(group)
        })
    }

    /// Whether a legate may lead more than one legion (4.25).
    pub fn leads_two(&self, leader: Leader) -> bool {
        self.role(leader) == Role::Legate && self.battle.leader(leader).capacity > 1
    }

    /// The proconsul, if he lives and is there.
    pub fn proconsul(&self) -> Option<Leader> {
        self.battle.proconsul().filter(|leader| self.leader_hex(*leader).is_some())
    }

    /// The commander of a tribe, if he lives and is there (4.54, R-07).
    pub fn commander(&self, tribe: Tribe) -> Option<Leader> {
        self.battle.leaders.iter().copied().find(|leader| {
            let data = self.battle.leader(*leader);
            data.role == Role::TribalCommander
                && (data.commands_all || data.tribe == Some(tribe))
                && self.leader_hex(*leader).is_some()
        })
    }

    /// Whether a tribe ever had a commander.
    pub fn has_commander(&self, tribe: Tribe) -> bool {
        self.battle.leaders.iter().any(|leader| {
            let data = self.battle.leader(*leader);
            data.role == Role::TribalCommander && (data.commands_all || data.tribe == Some(tribe))
        })
    }

    /// Whether a leader commands a unit (4.21, 4.52, R-53).
    pub fn commands(&self, leader: Leader, unit: Unit) -> bool {
        let (data, of) = (self.battle.leader(leader), self.battle.unit(unit));
        if data.side != of.side {
            return false;
        }
        match data.role {
            Role::Proconsul => true,
            Role::Legate => {
                let Some(group) = of.group else { return false };
                if !self.obeys_legates(unit) && !self.leads_two(leader) {
                    return false;
                }
                if self.leads_two(leader) && group.is_legion() {
                    let pair = self.public.labienus;
                    return pair.contains(group)
                        || pair.len() < usize::from(data.capacity) && self.may_join(leader, group);
                }
                self.group_of(leader) == Some(group)
            }
            Role::TribalCommander | Role::Chief => {
                data.commands_all || data.tribe == of.tribe || self.is_paired(unit)
            }
        }
    }

    /// 4.25, S-SAB-8: which legions a legate of two may lead beside his own.
    fn may_join(&self, leader: Leader, group: Group) -> bool {
        let own = self.group_of(leader);
        own == Some(group)
            || match self.battle.second_legion {
                Some(second) => group == second,
                None => true,
            }
    }

    /// S-BIB-2: cohorts that have not left the camp obey only Caesar and Labienus.
    fn obeys_legates(&self, unit: Unit) -> bool {
        let inside = |hex: Hex| self.battle.camp.contains(hex);
        !(self.is(unit, Mark::SHELTERED)
            && self.kind(unit) == Kind::Cohort
            && self.hex(unit).is_some_and(inside))
    }

    /// All hexes that lie in a zone of control of a side.
    pub(crate) fn zones(&self, side: Side) -> Hexes {
        if self.heard.still {
            *self.heard.zones[side.index()].get_or_init(|| self.controlled(side))
        } else {
            self.controlled(side)
        }
    }

    /// Ways of orders from a leader (4.1).
    pub fn reach(&self, leader: Leader, range: u8) -> Reach {
        let (side, from) = (self.leader_side(leader), self.leader_hex(leader));
        if !self.heard.still {
            return self.reach_for(side, from, range, Voice::Order);
        }
        Reach { limit: range, ..self.kept_reach(leader, range).clone() }
    }

    /// Ways of orders from a leader, worked out once while nothing changes.
    fn kept_reach(&self, leader: Leader, range: u8) -> &Reach {
        let data = self.battle.leader(leader);
        let most = data.range.max(data.line).max(range);
        let (side, from) = (self.leader_side(leader), self.leader_hex(leader));
        let far = || Box::new(self.reach_for(side, from, most, Voice::Order));
        self.heard.reach[leader].get_or_init(far)
    }

    /// Whether an order of a leader comes to a hex (4.1).
    fn is_heard(&self, leader: Leader, range: u8, hex: Hex) -> bool {
        if !self.heard.still {
            return self.reach(leader, range).has(hex);
        }
        self.kept_reach(leader, range).to(hex).is_some_and(|steps| steps <= range)
    }

    /// Ways of orders or rallies from a hex.
    pub(crate) fn reach_for(
        &self,
        side: Side,
        from: Option<Hex>,
        range: u8,
        voice: Voice,
    ) -> Reach {
        let grid = self.battle.grid;
        let mut reach = Reach { grid, limit: range, steps: [FAR; 48 * 38] };
        let Some(from) = from else { return reach };
        let zones = self.zones(side.enemy());
        let at = |hex: Hex| grid.index(hex).expect("ways stay on the map");
        let mut queue: ArrayVec<Hex, { 48 * 38 }> = ArrayVec::new();
        reach.steps[at(from)] = 0;
        queue.push(from);
        let mut head = 0;
        while head < queue.len() {
            let here = queue[head];
            head += 1;
            let steps = reach.steps[at(here)];
            if steps >= range {
                continue;
            }
            // Rallies go into woods and not beyond; the leader's own hex is no part of the way (10.41).
            let woods = self.battle.at(here).terrain == crate::pack::Terrain::Woods;
            if voice == Voice::Rally && woods && steps > 0 {
                continue;
            }
            for next in self.battle.next(here) {
                let place = at(next);
                if reach.steps[place] != FAR || !self.carries(side, here, next, voice, &zones) {
                    continue;
                }
                reach.steps[place] = steps + 1;
                queue.push(next);
            }
        }
        reach
    }

    /// Whether an order passes from a hex to the next (4.1), or a rally (10.41).
    fn carries(&self, side: Side, from: Hex, to: Hex, voice: Voice, zones: &Hexes) -> bool {
        match self.holder(to) {
            Some(holder) if holder != side => return false,
            None if zones.contains(to) => return false,
            Some(_) | None => {}
        }
        let sea = self.battle.field == Field::BRITANNIA
            && side == Side::Rome
            && (self.battle.at(to).terrain.is_sea() || self.battle.at(from).terrain.is_sea());
        if !sea && !self.rideable(side, from, to) {
            return false;
        }
        if voice == Voice::Rally {
            let edge = self.battle.edge(from, to);
            if edge.has(Edge::FORTIFIED) || edge.has(Edge::RIVER) || sea {
                return false;
            }
        }
        true
    }

    /// Whether a unit is in a leader's range of individual orders now (4.31, 4.53).
    pub fn in_range(&self, leader: Leader, unit: Unit) -> bool {
        let range = self.range(leader);
        let (Some(at), Some(from)) = (self.hex(unit), self.leader_hex(leader)) else {
            return false;
        };
        self.battle.grid.distance(from, at) <= range && self.is_heard(leader, range, at)
    }

    /// Whether a leader is in another's range.
    pub fn leader_in_range(&self, of: Leader, leader: Leader) -> bool {
        let range = self.range(of);
        let (Some(at), Some(from)) = (self.leader_hex(leader), self.leader_hex(of)) else {
            return false;
        };
        self.battle.grid.distance(from, at) <= range && self.is_heard(of, range, at)
    }

    /// Whether an eagle is in a leader's range.
    pub fn eagle_in_range(&self, leader: Leader, legion: Group) -> bool {
        let range = self.range(leader);
        self.eagle_hex(legion).is_some_and(|at| self.is_heard(leader, range, at))
    }

    /// What arm a unit counts as in line orders (4.54, S-RHI-2, S-BRI-8).
    pub fn arm(&self, unit: Unit) -> Option<Arm> {
        let kind = self.kind(unit);
        if kind.is_horse() {
            return Some(Arm::Horse);
        }
        match kind {
            Kind::LightInfantry if self.is_paired(unit) => Some(Arm::Horse),
            Kind::BarbarianInfantry | Kind::LightInfantry => Some(Arm::Foot),
            Kind::Skirmisher => Some(Arm::Skirmishers),
            Kind::Cohort
            | Kind::RomanCavalry
            | Kind::BarbarianCavalry
            | Kind::Lancers
            | Kind::LightCavalry
            | Kind::Chariot
            | Kind::Artillery
            | Kind::Transport
            | Kind::Galley
            | Kind::Aquila => None,
        }
    }

    /// Whether a leader is out of play.
    pub fn is_gone(&self, leader: Leader) -> bool {
        let spot = self.public.leaders[leader].spot;
        matches!(spot, Spot::Out | Spot::Waiting | Spot::Lost)
    }
}
