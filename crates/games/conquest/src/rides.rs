//! 4.23, 4.43, 4.61, 6.15: leaders and eagles move by themselves.

use geometry::hex::Hex;
use kernel::Table;

use crate::action::{Event, Refusal};
use crate::ground::Gait;
use crate::ids::{Leader, Side};
use crate::pack::Role;
use crate::state::{Given, Mark, Orders, Rider, Spot, State};

impl State {
    /// How many orders it takes to move somebody (4.23).
    pub(crate) fn ride_price(&self, orders: &Orders, rider: Rider) -> u8 {
        let charts = &self.pack.charts.orders;
        match rider {
            Rider::Eagle(_) => 1,
            Rider::Leader(leader) if orders.leader == Some(leader) => 1,
            Rider::Leader(leader) if self.leader_in_zone(leader) => charts.leader_in_zone,
            Rider::Leader(_) => charts.leader,
        }
    }

    /// 4.23, 5.23: whether a leader may move another: the proconsul, or the commander of his tribe.
    fn is_over(&self, giver: Leader, leader: Leader) -> bool {
        match self.role(giver) {
            Role::Proconsul => true,
            Role::TribalCommander => {
                self.battle.leader(giver).commands_all
                    || self.battle.leader(giver).tribe == self.battle.leader(leader).tribe
            }
            Role::Legate | Role::Chief => false,
        }
    }

    /// 5.23: whether a leader is stacked with a unit of the line that is ordered.
    fn stands_in_line(&self, leader: Leader) -> bool {
        let hex = self.public.leaders[leader].spot.hex();
        hex.is_some_and(|hex| self.line_units(hex).any(|unit| self.is(unit, Mark::IN_LINE)))
    }

    /// 4.23, 4.61, 5.23: whether a leader or an eagle may be moved.
    pub(crate) fn check_ride(&self, orders: &Orders, rider: Rider) -> Result<(), Refusal> {
        let giver = orders.leader.ok_or(Refusal::OtherKind {})?;
        let single = matches!(orders.given, Given::Individual | Given::Single);
        match rider {
            Rider::Leader(leader) => {
                if !self.battle.has_leader(leader)
                    || self.leader_side(leader) != self.leader_side(giver)
                    || self.public.leaders[leader].spot.hex().is_none()
                {
                    return Err(Refusal::NotHisToMove { leader });
                }
                // The active leader moves as often as he likes, with his points in all (6.15);
                // another one once in a phase (4.23).
                let chief = &self.public.leaders[leader];
                let spent =
                    if leader == giver { chief.ridden >= self.pack.ride } else { chief.moved };
                if spent {
                    return Err(Refusal::LeaderMoved { leader });
                }
                if !single {
                    // With his legion's or line's order he goes where he likes (5.23).
                    let led = leader == giver
                        || self
                            .group_of(leader)
                            .is_some_and(|group| orders.legions.contains(group))
                        || matches!(orders.given, Given::Line(_))
                            && self.is_over(giver, leader)
                            && self.stands_in_line(leader);
                    let ordered = matches!(orders.given, Given::Legions | Given::Line(_));
                    return if led && ordered { Ok(()) } else { Err(Refusal::OtherKind {}) };
                }
                if leader != giver {
                    if !self.is_over(giver, leader) {
                        return Err(Refusal::NotHisToMove { leader });
                    }
                    if self.leader_in_zone(giver) {
                        return Err(Refusal::LeaderPinned { leader: giver });
                    }
                    if !self.leader_in_range(giver, leader) {
                        return Err(Refusal::LeaderOutOfRange { leader });
                    }
                } else if self.leader_in_zone(giver) && self.role(giver) != Role::Proconsul {
                    return Err(Refusal::LeaderPinned { leader });
                }
            }
            Rider::Eagle(legion) => {
                let no = Err(Refusal::NoLegion { legion });
                let eagle = &self.public.eagles[legion];
                if eagle.spot.hex().is_none() || eagle.moved {
                    return no;
                }
                if !single {
                    let ordered = orders.given == Given::Legions && orders.legions.contains(legion);
                    return if ordered { Ok(()) } else { no };
                }
                let own = self.group_of(giver) == Some(legion);
                if !(own || self.role(giver) == Role::Proconsul)
                    || !self.eagle_in_range(giver, legion)
                {
                    return no;
                }
            }
        }
        if single && orders.left < self.ride_price(orders, rider) {
            return Err(Refusal::NoOrdersLeft {});
        }
        Ok(())
    }

    /// Where a leader or an eagle may go (6.15, 4.43, 4.61).
    pub(crate) fn rides(&self, rider: Rider, out: &mut Vec<Hex>) {
        out.clear();
        let Some(best) = self.ride_costs(rider) else { return };
        let grid = self.battle.grid;
        let reached = best.iter().enumerate().filter(|(_, spent)| !matches!(**spent, 0 | u8::MAX));
        out.extend(
            reached
                .filter_map(|(index, _)| grid.at(index))
                .filter(|hex| self.may_rest(rider, *hex)),
        );
    }

    /// What it costs a leader or an eagle to come to each hex.
    fn ride_costs(&self, rider: Rider) -> Option<[u8; 48 * 38]> {
        let (side, gait, from, points) = match rider {
            Rider::Leader(leader) => (
                self.leader_side(leader),
                Gait::Leader,
                self.public.leaders[leader].spot.hex(),
                self.pack.ride.saturating_sub(self.public.leaders[leader].ridden),
            ),
            Rider::Eagle(legion) => (
                Side::Rome,
                Gait::Eagle,
                self.public.eagles[legion].spot.hex(),
                self.battle.eagles[legion].as_ref().map_or(0, |eagle| eagle.movement),
            ),
        };
        let from = from?;
        let grid = self.battle.grid;
        let mut best = [u8::MAX; 48 * 38];
        let zones = self.zones(side.enemy());
        let at = |hex: Hex| grid.index(hex).expect("rides stay on the map");
        let mut queue: std::collections::VecDeque<(Hex, u8)> = [(from, 0)].into();
        best[at(from)] = 0;
        while let Some((here, spent)) = queue.pop_front() {
            if spent > best[at(here)] {
                continue;
            }
            // Who enters an enemy zone of control stops there (4.61).
            if here != from && zones.contains(here) {
                continue;
            }
            for next in self.battle.next(here) {
                // A step takes a point at least.
                if spent >= points || spent + 1 >= best[at(next)] {
                    continue;
                }
                let Ok(price) = self.toll(side, gait, here, next) else { continue };
                let total = spent + price.points;
                if total > points || total >= best[at(next)] {
                    continue;
                }
                let holder = self.holder(next);
                let enemy = holder.is_some_and(|holder| holder != side)
                    || !self.leaders_in(next, side.enemy()).is_empty();
                if enemy || holder != Some(side) && zones.contains(next) {
                    continue;
                }
                best[at(next)] = total;
                queue.push_back((next, total));
            }
        }
        Some(best)
    }

    /// 4.42: an eagle stacks with cohorts and the legate of its legion only.
    fn may_rest(&self, rider: Rider, hex: Hex) -> bool {
        match rider {
            Rider::Leader(_) => true,
            Rider::Eagle(legion) => {
                self.line_units(hex).all(|unit| self.battle.unit(unit).group == Some(legion))
            }
        }
    }

    /// A leader or an eagle has been told where to go.
    pub(crate) fn ride(&mut self, rider: Rider, to: Hex, table: &mut Table<'_, Event>) {
        match rider {
            Rider::Leader(leader) => {
                let from = self.public.leaders[leader].spot;
                let place = self.battle.grid.index(to);
                let cost = self.ride_costs(rider).zip(place).map_or(0, |(best, at)| best[at]);
                let chief = &mut self.public.leaders[leader];
                chief.spot = Spot::On(to);
                chief.moved = true;
                chief.ridden = chief.ridden.saturating_add(cost);
                table.tell(|| Event::Rode { leader, to });
                // The legate takes along the eagle that only he guards.
                if let Some(legion) = self.group_of(leader).filter(|group| group.is_legion())
                    && self.public.eagles[legion].spot == from
                    && let Spot::On(hex) = from
                    && self.line_units(hex).next().is_none()
                {
                    self.public.eagles[legion].spot = Spot::On(to);
                }
            }
            Rider::Eagle(legion) => {
                let eagle = &mut self.public.eagles[legion];
                eagle.spot = Spot::On(to);
                eagle.moved = true;
                table.tell(|| Event::EagleMoved { legion, to });
            }
        }
    }

    /// Whether somebody may go there (6.15).
    pub(crate) fn check_ride_to(&self, rider: Rider, to: Hex) -> Result<(), Refusal> {
        let mut hexes = Vec::new();
        self.rides(rider, &mut hexes);
        if hexes.contains(&to) { Ok(()) } else { Err(Refusal::NoWay { to }) }
    }
}
