//! 3.0-E: rout and reload, victory, the next turn.

use geometry::hex::Hex;
use kernel::Table;

use crate::action::{Event, Refusal};
use crate::ids::{Field, Group, Leader, Side, Tribe, TribeSet, Unit};
use crate::pack::{Kind, Role, Terrain};
use crate::state::{Closing, Ending, Extras, Mark, Phase, Spot, State, Status};

impl State {
    pub(super) fn go_on_close(&mut self, step: Closing, table: &mut Table<'_, Event>) -> bool {
        match step {
            Closing::Flight => {
                self.amend(Phase::Close { step: Closing::Withdrawal });
                self.flight(table);
                false
            }
            Closing::Withdrawal => {
                if self.may_fall_back().is_some() {
                    return true;
                }
                self.end_withdrawal(table);
                false
            }
            Closing::Leaders => {
                if let Some(leader) = self.to_return() {
                    self.interrupt(Phase::Return { leader });
                    return true;
                }
                self.amend(Phase::Close { step: Closing::Victory });
                false
            }
            Closing::Victory => {
                if self.treviri_leave(table) {
                    return true;
                }
                self.judge_battle(table);
                false
            }
        }
    }

    /// E1 to E3: markers, rallies in camp, flight.
    fn flight(&mut self, table: &mut Table<'_, Event>) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            self.unmark(unit, Mark::RALLIED);
        }
        self.camp_rally(table);
        let mut fleeing: Vec<(Side, u16, Unit)> = self
            .on_map()
            .filter(|(unit, _)| self.is(*unit, Mark::ROUTED))
            .map(|(unit, _)| (self.side(unit).enemy(), self.way_home(unit), unit))
            .collect();
        fleeing.sort_by_key(|(side, far, unit)| (side.index(), *far, unit.0));
        for (_, _, unit) in fleeing {
            if self.is(unit, Mark::ROUTED) {
                self.flee_on(unit, table);
            }
        }
    }

    /// S-BIB-5: whether the tribe may fall back now.
    pub(crate) fn may_fall_back(&self) -> Option<(Tribe, u8)> {
        let (tribe, hexes) = self.battle.fall_back?;
        let there = !self.public.withdrawn && !self.public.tribes[tribe].fled;
        (there && self.falling_back(tribe).next().is_some()).then_some((tribe, hexes))
    }

    /// Units that fall back: sound foot outside Roman zones of control.
    fn falling_back(&self, tribe: Tribe) -> impl Iterator<Item = Unit> + '_ {
        self.on_map()
            .filter(move |(unit, _)| {
                self.battle.unit(*unit).tribe == Some(tribe)
                    && self.kind(*unit) == crate::pack::Kind::BarbarianInfantry
                    && !self.is(*unit, Mark::ROUTED)
                    && !self.in_zone(*unit)
            })
            .map(|(unit, _)| unit)
    }

    /// S-BIB-5: every unit goes as far as it may towards the second hill, those in front first.
    pub(crate) fn fall_back(&mut self, table: &mut Table<'_, Event>) {
        let Some((tribe, hexes)) = self.may_fall_back() else { return };
        let grid = self.battle.grid;
        let hill = self.battle.second_hill;
        let far = |hex: geometry::hex::Hex| {
            hill.iter().map(|goal| grid.distance(hex, goal)).min().unwrap_or(0)
        };
        let mut units: Vec<Unit> = self.falling_back(tribe).collect();
        units.sort_by_key(|unit| (self.piece(*unit).spot.hex().map_or(0, far), unit.0));
        for unit in units {
            for _ in 0..hexes {
                let Some(here) = self.piece(unit).spot.hex() else { break };
                let next = self
                    .battle
                    .next(here)
                    .filter(|hex| {
                        far(*hex) < far(here)
                            && self.top(*hex).is_none()
                            && !self.zone(*hex, Side::Rome)
                            && self.price(unit, here, *hex).is_ok()
                    })
                    .min_by_key(|hex| (far(*hex), hex.ccrr()));
                let Some(next) = next else { break };
                self.put(unit, Spot::On(next));
                for leader in self.leaders_in(here, Side::Tribes).iter() {
                    if self.line_units(here).next().is_none() {
                        self.public.leaders[leader].spot = Spot::On(next);
                    }
                }
            }
            let facing = self.facing_to_enemy(unit);
            self.piece_mut(unit).facing = facing;
        }
        self.public.tribes[tribe].calm = true;
        self.public.withdrawn = true;
        table.tell(|| Event::FellBack { tribe });
    }

    /// E4: reload; then killed leaders return.
    pub(crate) fn end_withdrawal(&mut self, table: &mut Table<'_, Event>) {
        self.reload(table);
        self.amend(Phase::Close { step: Closing::Leaders });
    }

    /// 4.63: whether a killed leader may come back with a unit.
    pub(crate) fn may_return_to(&self, leader: Leader, unit: Unit) -> bool {
        self.piece(unit).spot.hex().is_some()
            && !self.is(unit, Mark::ROUTED)
            && !self.kind(unit).is_ship()
            && self.commands(leader, unit)
    }

    /// The next killed leader who returns.
    fn to_return(&self) -> Option<Leader> {
        self.battle.leaders.iter().copied().find(|leader| {
            let fled = self
                .battle
                .leader(*leader)
                .tribe
                .is_some_and(|tribe| self.public.tribes[tribe].fled);
            self.public.leaders[*leader].spot == Spot::Lost
                && matches!(self.role(*leader), Role::Legate | Role::Chief)
                && !fled
                && self.battle.units.iter().any(|unit| self.may_return_to(*leader, *unit))
        })
    }

    /// E6: rout points, armies that flee, the end.
    fn judge_battle(&mut self, table: &mut Table<'_, Event>) {
        self.look_at_the_camp(table);
        let (rome, level) = (self.roman_points(), self.level(self.battle.rome));
        table.tell(|| Event::Points { rome, level });
        for army in self.armies() {
            if let Some(tribe) = army.tribes.first() {
                let points = self.tribal_points(army.tribes);
                let level = self.level(army.level);
                table.tell(|| Event::TribePoints { tribe, points, level });
            }
        }
        let (verdict, fleeing) = self.verdict();
        self.remove_tribes(fleeing, table);
        if let Some(winner) = verdict {
            return self.end_battle(winner, Ending::Rout, table);
        }
        if self.beach_head_stands() {
            return self.end_battle(Some(Side::Rome), Ending::BeachHead, table);
        }
        if self.public.turn >= self.battle.turns {
            let winner = self.verdict_of_time();
            return self.end_battle(winner, Ending::Time, table);
        }
        self.next_turn(table);
    }

    /// S-SAB-7: the camp is lost when enough of the enemy stand in it.
    fn look_at_the_camp(&mut self, table: &mut Table<'_, Event>) {
        let units = usize::from(self.battle.camp_units);
        if units == 0 || self.public.camp_lost {
            return;
        }
        let inside = self
            .on_map()
            .filter(|(unit, hex)| {
                self.side(*unit) == Side::Tribes
                    && !self.is(*unit, Mark::ROUTED)
                    && self.battle.camp.contains(*hex)
            })
            .count();
        if inside >= units {
            self.public.camp_lost = true;
            table.tell(|| Event::CampLost);
        }
    }

    /// S-SAB-10: lancers ride home when they see cohorts rout; it costs no points. Whether the Roman
    /// must say which of them.
    fn treviri_leave(&mut self, table: &mut Table<'_, Event>) -> bool {
        let Some((routed, left)) = self.battle.treviri else { return false };
        if self.public.options.extras == Extras::Without || self.public.treviri_left {
            return false;
        }
        let fleeing = self
            .battle
            .units
            .iter()
            .filter(|unit| {
                self.kind(**unit) == Kind::Cohort
                    && self.is(**unit, Mark::ROUTED)
                    && matches!(self.piece(**unit).spot, Spot::On(_) | Spot::Camp)
            })
            .count();
        if fleeing < usize::from(routed) {
            return false;
        }
        self.public.treviri_left = true;
        let horse: Vec<Unit> = self.lancers().collect();
        if horse.len() > usize::from(left) {
            self.interrupt(Phase::RideHome { left });
            return true;
        }
        for unit in horse {
            self.ride_home(unit, table);
        }
        false
    }

    /// Roman lancers that still stand.
    pub(crate) fn lancers(&self) -> impl Iterator<Item = Unit> + '_ {
        self.on_map().map(|(unit, _)| unit).filter(|unit| {
            self.side(*unit) == Side::Rome
                && self.kind(*unit) == Kind::Lancers
                && !self.is(*unit, Mark::ROUTED)
        })
    }

    /// S-SAB-10: whether these may ride home.
    pub(crate) fn check_ride_home(&self, unit: Unit) -> Result<(), Refusal> {
        if self.lancers().any(|one| one == unit) {
            Ok(())
        } else {
            Err(Refusal::StaysHere { unit })
        }
    }

    /// They are gone.
    pub(crate) fn ride_home(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        self.put(unit, Spot::Lost);
        table.tell(|| Event::RodeHome { unit });
    }

    /// 10.65: tribes that flee are taken off with their leaders.
    fn remove_tribes(&mut self, tribes: TribeSet, table: &mut Table<'_, Event>) {
        for tribe in tribes.iter() {
            if self.public.tribes[tribe].fled {
                continue;
            }
            self.public.tribes[tribe].fled = true;
            table.tell(|| Event::TribeFled { tribe });
            for index in 0..self.battle.units.len() {
                let unit = self.battle.units[index];
                if self.battle.unit(unit).tribe == Some(tribe) && self.piece(unit).spot != Spot::Out
                {
                    let hex = self.piece(unit).spot.hex();
                    self.drop_eagles(unit, hex);
                    self.put(unit, Spot::Lost);
                }
            }
            for index in 0..self.battle.leaders.len() {
                let leader = self.battle.leaders[index];
                let data = self.battle.leader(leader);
                if data.tribe == Some(tribe) && !data.commands_all {
                    self.public.leaders[leader].spot = Spot::Lost;
                }
            }
        }
    }

    /// S-BRI-10: whether Rome has a foothold in a hex: a cohort that stands on the beach or above it.
    pub(crate) fn has_foothold(&self, hex: Hex) -> bool {
        self.is_beach(hex)
            && self
                .line_units(hex)
                .any(|unit| self.side(unit) == Side::Rome && !self.is(unit, Mark::ROUTED))
    }

    /// S-BRI-10: whether a hex could be part of the beach-head.
    pub(crate) fn is_beach(&self, hex: Hex) -> bool {
        let ground = self.battle.at(hex);
        ground.terrain == Terrain::Beach || ground.level == 1 && !ground.terrain.is_sea()
    }

    /// S-BRI-10: whether Britons who stand, others than one, are next to a hex.
    pub(crate) fn is_contested(&self, hex: Hex, but: Option<Unit>) -> bool {
        self.beside(hex, Side::Tribes).any(|unit| Some(unit) != but && !self.is(unit, Mark::ROUTED))
    }

    /// S-BRI-10: the beach-head at this moment.
    fn beach_head_stands(&mut self) -> bool {
        let Some((hexes, turns)) = self.battle.beach_head else { return false };
        let held = self
            .battle
            .grid
            .hexes()
            .filter(|hex| self.has_foothold(*hex) && !self.is_contested(*hex, None))
            .count();
        let enough = held >= usize::from(hexes);
        self.public.beach_head = if enough { self.public.beach_head + 1 } else { 0 };
        self.battle.field == Field::BRITANNIA && self.public.beach_head >= turns
    }

    /// E7: markers of the turn go, and the next begins.
    fn next_turn(&mut self, table: &mut Table<'_, Event>) {
        for index in 0..self.battle.units.len() {
            let unit = self.battle.units[index];
            let piece = self.piece_mut(unit);
            piece.moves = 0;
            piece.shots = 0;
            piece.answers = 0;
            piece.ordered_by = None;
            piece.marks.remove(Mark::FINISHED);
        }
        for leader in self.battle.leaders.iter().copied() {
            let chief = &mut self.public.leaders[leader];
            chief.status = Status::Inactive;
            chief.used = 0;
            chief.spent = false;
            chief.late = false;
            chief.moved = false;
            chief.ridden = 0;
        }
        for group in Group::all() {
            self.public.groups[group] = crate::state::Command::default();
        }
        let most = self.pack.charts.impetuosity.units;
        for tribe in Tribe::all() {
            let people = &mut self.public.tribes[tribe];
            if people.contacts >= most && !people.calm {
                people.calm = true;
                if self.battle.impetuous.contains(tribe) {
                    table.tell(|| Event::Calmed { tribe });
                }
            }
        }
        self.public.next = [None; 8];
        self.public.trumped = [false; 2];
        self.public.labienus = crate::ids::GroupSet::EMPTY;
        self.public.tried.clear();
        self.public.turn += 1;
        self.begin_turn(table);
    }
}
