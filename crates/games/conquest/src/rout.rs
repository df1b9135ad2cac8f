//! 10.1, 10.2, 8.52: hits, rout and ferocity. How the routed run is in `flight`.

use kernel::{Rule, Table};

use crate::action::Event;
use crate::ids::{Side, Tribe, Unit};
use crate::pack::Kind;
use crate::state::{Mark, Phase, Segment, Spot, State, Supply};

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
            self.public.routing.push(unit);
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
        let plus = partner.map_or(0, |partner| self.mixed(partner)) + self.fierce_charge_on(unit);
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
            self.shake_partner(unit, partner, top && !paired, plus, table);
        }
        !dies
    }

    /// 6.98, S-RHI-2: what the rout of one unit does to the other of its stack.
    fn shake_partner(
        &mut self,
        unit: Unit,
        partner: Unit,
        drags: bool,
        plus: u8,
        table: &mut Table<'_, Event>,
    ) {
        if self.public.routing.contains(&partner) {
            return;
        }
        if self.kind(unit) == Kind::LightCavalry {
            if self.roll("check", table) > self.quality(partner) {
                self.public.routing.push(partner);
            }
        } else if drags {
            self.public.routing.push(partner);
        } else {
            let die = self.roll("check", table) + plus;
            let hits = die.saturating_sub(self.quality(partner));
            self.hurt(partner, hits, Rule("6.98"), table);
        }
    }

    /// what the check of a unit adds whose fellow has routed in a fierce charge.
    fn fierce_charge_on(&self, unit: Unit) -> u8 {
        let Phase::Shock(shock) = self.public.phase.top() else { return 0 };
        let charged = shock.segment == Segment::Clear
            && self.public.combats[usize::from(shock.from)..].iter().any(|combat| {
                combat.defenders.contains(&unit)
                    && combat.attackers.iter().any(|other| self.is_fierce(*other))
            });
        if charged { self.pack.charts.charge.ferocity_defender.unsigned_abs() } else { 0 }
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

    /// S-LUT-4, R-07: the chief on whom ferocity is tested when the commander is not there.
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
}
