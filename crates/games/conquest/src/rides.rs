//! 6.15, 4.43, 4.61: leaders and eagles move by themselves.

use geometry::hex::Hex;
use kernel::Table;

use crate::action::{Event, Refusal};
use crate::ground::Gait;
use crate::ids::Side;
use crate::state::{Rider, Spot, State};

impl State {
    /// Where a leader or an eagle may go (6.15, 4.43, 4.61), with what it costs.
    pub(crate) fn rides(&self, rider: Rider, out: &mut Vec<Hex>) {
        out.clear();
        let (side, gait, from, points) = match rider {
            Rider::Leader(leader) => (
                self.leader_side(leader),
                Gait::Leader,
                self.public.leaders[leader].spot.hex(),
                self.pack.ride,
            ),
            Rider::Eagle(legion) => (
                Side::Rome,
                Gait::Eagle,
                self.public.eagles[legion].spot.hex(),
                self.battle.eagles[legion].as_ref().map_or(0, |eagle| eagle.movement),
            ),
        };
        let Some(from) = from else { return };
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
        let reached = best.iter().enumerate().filter(|(_, spent)| **spent != u8::MAX);
        out.extend(
            reached
                .filter_map(|(index, _)| grid.at(index))
                .filter(|hex| *hex != from && self.may_rest(rider, *hex)),
        );
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
                let chief = &mut self.public.leaders[leader];
                chief.spot = Spot::On(to);
                chief.moved = true;
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
