//! 4.4, 4.6, 8.34: eagles change hands, leaders are hit.

use geometry::hex::Hex;
use kernel::Table;

use crate::action::Event;
use crate::ids::{Group, Leader, Side, Unit};
use crate::pack::Role;
use crate::state::{Spot, State, Status};

impl State {
    /// 4.45: a unit has come to where eagles lie.
    pub(crate) fn take_eagles(&mut self, unit: Unit, hex: Hex, table: &mut Table<'_, Event>) {
        let side = self.side(unit);
        let here: arrayvec::ArrayVec<Group, 10> = self.eagles_in(hex).collect();
        for legion in here {
            let eagle = &mut self.public.eagles[legion];
            match side {
                Side::Tribes => {
                    eagle.spot = Spot::Aboard(unit);
                    eagle.captured = true;
                    eagle.retaken = false;
                    table.tell(|| Event::EagleCaptured { legion, unit });
                }
                Side::Rome => {
                    if eagle.captured && !eagle.retaken {
                        eagle.retaken = true;
                        table.tell(|| Event::EagleRecaptured { legion });
                    }
                }
            }
        }
    }

    /// An enemy who carried an eagle flees or dies: it lies where he was; with one who leaves the map
    /// it is gone for good.
    pub(crate) fn drop_eagles(&mut self, unit: Unit, hex: Option<Hex>) {
        for legion in Group::all() {
            if self.public.eagles[legion].spot == Spot::Aboard(unit) {
                self.public.eagles[legion].spot = hex.map_or(Spot::Lost, Spot::On);
            }
        }
    }

    /// Whether an eagle in a hex has a carrier there other than a unit (4.42): a cohort, or the legate
    /// who might stay with it.
    pub(crate) fn has_carrier(
        &self,
        legion: Group,
        hex: Hex,
        but: Unit,
        legate: Option<Leader>,
    ) -> bool {
        let cohort = self.line_units(hex).any(|other| {
            other != but
                && self.battle.unit(other).group == Some(legion)
                && !self.is(other, crate::state::Mark::ROUTED)
        });
        cohort || legate.is_some_and(|legate| self.public.leaders[legate].spot == Spot::On(hex))
    }

    /// 4.46: a carrier is eliminated.
    pub(crate) fn lose_eagle_of(&mut self, unit: Unit, hex: Hex, table: &mut Table<'_, Event>) {
        let Some(legion) = self.battle.unit(unit).group.filter(|group| group.is_legion()) else {
            return;
        };
        let kept = self.has_carrier(legion, hex, unit, self.legate(legion));
        if self.public.eagles[legion].spot == Spot::On(hex) && !kept {
            self.public.eagles[legion].spot = Spot::Lost;
            table.tell(|| Event::EagleLost { legion });
        }
    }

    /// 8.34: the second die of a leader who was hit.
    pub(crate) fn wound_leader(
        &mut self,
        leader: Leader,
        combat: Option<usize>,
        table: &mut Table<'_, Event>,
    ) {
        table.tell(|| Event::LeaderHit { leader });
        let charts = &self.pack.charts.leader_casualty;
        let die = self.roll("leader", table);
        if die > charts.badly_wounded {
            return self.kill_leader(leader, combat, table);
        }
        if die > charts.finished {
            let by = if die > charts.wounded { 2 } else { 1 };
            self.public.leaders[leader].wounds += by;
            table.tell(|| Event::LeaderWounded { leader, by });
            if self.initiative(leader) == 0 {
                return self.kill_leader(leader, combat, table);
            }
        }
        let chief = &mut self.public.leaders[leader];
        if chief.status != Status::Finished {
            chief.status = Status::Finished;
            table.tell(|| Event::Finished { leader });
        }
    }

    /// A leader is killed; his charisma turns against his side in a combat (8.34).
    pub(crate) fn kill_leader(
        &mut self,
        leader: Leader,
        combat: Option<usize>,
        table: &mut Table<'_, Event>,
    ) {
        if let Some(combat) = combat.and_then(|index| self.public.combats.get_mut(index)) {
            let side = self.battle.leader(leader).side;
            let charisma = self.battle.leader(leader).charisma;
            let attacks =
                combat.attackers.first().is_some_and(|unit| self.battle.unit(*unit).side == side);
            combat.mourned[usize::from(!attacks)] = charisma;
        }
        let hex = self.public.leaders[leader].spot.hex();
        self.public.leaders[leader].spot = Spot::Lost;
        self.public.leaders[leader].status = Status::Finished;
        table.tell(|| Event::LeaderKilled { leader });
        let commander = matches!(self.role(leader), Role::Proconsul | Role::TribalCommander);
        if commander {
            let points = self.pack.charts.rout_points.commander
                * u16::from(self.battle.leader(leader).initiative);
            let data = self.battle.leader(leader);
            match data.side {
                Side::Rome => self.public.lost_rome += points,
                Side::Tribes => {
                    // Who commands all tribes is of none of them: he counts for their army, with
                    // whichever of its tribes he is booked.
                    let army =
                        || self.battle.armies.iter().find_map(|army| army.tribes.iter().next());
                    let tribe = data.tribe.or_else(army).expect("tribes have an army");
                    self.public.lost_tribes[tribe] += points;
                }
            }
        }
        if let (Some(legion), Some(hex)) =
            (self.group_of(leader).filter(|group| group.is_legion()), hex)
        {
            let alone = self.line_units(hex).next().is_none();
            // He carried it (4.46).
            if self.public.eagles[legion].spot == Spot::On(hex) && alone {
                self.public.eagles[legion].spot = Spot::Lost;
                table.tell(|| Event::EagleLost { legion });
            }
        }
    }
}
