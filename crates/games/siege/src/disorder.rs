//! 12.0: disorganisation, rout, rally; and units that are lost.

use kernel::{Concealed, Referee, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Force, Unit};
use crate::pack::{Harm, Pack};
use crate::state::{
    Board, Combats, Distance, Eyes, Flight, Flights, Order, Phase, Public, Spot, State,
};

/// Rallies on the map that may be tried.
pub(crate) fn rally_candidates(eyes: Eyes<'_>, force: Force, out: &mut Vec<Action>) {
    let units = Unit::of_side(force.side());
    let able = units.filter(|unit| check_rally(eyes.public, force, *unit).is_ok());
    out.extend(able.map(|unit| Action::Rally { unit }));
    crate::regiments::candidates(eyes, out);
    out.push(Action::EndRally);
}

/// 12.5, 8.3: whether a unit on the map may try to rally.
pub(crate) fn check_rally(public: &Board, force: Force, unit: Unit) -> Result<(), Refusal> {
    if !public.acts_for(force, unit.force()) || public.hex_of(unit).is_none() {
        return Err(Refusal::NotYours { rule: Rule("12.5") });
    }
    if public.order(unit) == Order::Formed {
        return Err(Refusal::NothingToRally { unit });
    }
    if public.moved.contains(unit) || public.fought.contains(unit) {
        return Err(Refusal::MovedOrFought { unit });
    }
    if public.is_pinned(unit) {
        return Err(Refusal::InEnemyZone { unit });
    }
    if public.rallied.contains(unit) || public.tried.contains(unit) {
        return Err(Refusal::RalliedOnce { unit });
    }
    Ok(())
}

/// The modifiers of a unit's test on the map: its own, and that of a leader with it (12.1).
pub(crate) fn test_modifier(pack: &Pack, public: &Board, unit: Unit) -> i8 {
    let leader =
        public.hex_of(unit).and_then(|hex| public.best_leader(pack, unit.side(), hex)).unwrap_or(0);
    pack.unit(unit).modifier + leader
}

impl State {
    /// What befalls a unit (11.3, 12.0). A rout adds a flight, for when all that befalls units at
    /// this moment is known.
    pub(crate) fn harm(
        &mut self,
        unit: Unit,
        harm: Harm,
        flights: &mut Flights,
        table: &mut Table<'_, Event>,
    ) {
        if self.public.hex_of(unit).is_none() {
            return;
        }
        match harm {
            Harm::Test => {
                let modifier = test_modifier(self.pack, &self.public, unit);
                let die = table.roll("test", 6) as u8;
                let total = die.cast_signed() + modifier;
                let held = total >= self.pack.steady;
                table.tell(|| Event::Tested { unit, die, total, held });
                if !held {
                    self.harm(unit, Harm::Disorganise, flights, table);
                }
            }
            Harm::Disorganise => match self.public.order(unit) {
                Order::Formed => {
                    self.public.set_order(self.pack, unit, Order::Disorganised);
                    table.tell(|| Event::Reordered { unit, order: Order::Disorganised });
                }
                Order::Disorganised => self.harm(unit, Harm::Rout, flights, table),
                Order::Routed => self.eliminate(unit, Rule("12.4"), table),
            },
            Harm::Rout => {
                if self.public.order(unit) == Order::Routed {
                    return self.eliminate(unit, Rule("12.4"), table);
                }
                self.public.set_order(self.pack, unit, Order::Routed);
                self.public.moved.insert(unit);
                table.tell(|| Event::Reordered { unit, order: Order::Routed });
                let from = self.public.hex_of(unit).expect("it is on the map");
                let points = self.pack.unit(unit).movement.div_ceil(2);
                flights.push(Flight { unit, from, left: Distance::Points(points) });
            }
            Harm::Eliminate => self.eliminate(unit, Rule("11.3"), table),
        }
    }

    /// Takes a unit off the map for good.
    pub(crate) fn eliminate(&mut self, unit: Unit, rule: Rule, table: &mut Table<'_, Event>) {
        table.tell(|| Event::Eliminated { unit, rule });
        let hex = self.public.hex_of(unit);
        for phase in self.public.phases.iter_mut() {
            if let Phase::Combat(Combats { battle: Some(battle), .. }) = phase {
                battle.bereft.extend(hex);
            }
        }
        self.lose(unit);
    }

    pub(crate) fn lose(&mut self, unit: Unit) {
        let pack = self.pack;
        self.public.put(pack, unit, Spot::Lost);
        self.public.orders[unit] = Order::Formed;
        let Public { moved, fought, rallied, .. } = &mut *self.public;
        for set in [moved, fought, rallied] {
            set.remove(unit);
        }
    }

    /// 12.5: a unit on the map tries to rally.
    pub(crate) fn rally(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let routed = self.public.order(unit) == Order::Routed;
        let modifier = test_modifier(pack, &self.public, unit);
        let die = table.roll("rally", 6) as i8;
        let total = die + modifier - if routed { pack.routed_tactical } else { 0 };
        self.public.tried.insert(unit);
        self.rallies(unit, total, table);
    }

    /// 12.5: every disordered unit in a box tries to rally, with the ten-sided die.
    ///
    /// Ruling R-14: nobody declines, for nothing can be lost.
    pub(crate) fn strategic_rallies(&mut self, table: &mut Table<'_, Event>) {
        if self.public.boxes.is_none() {
            return self.unseen_rallies(table);
        }
        for unit in Unit::all() {
            let tries = self.public.spots[unit] == Spot::Boxed
                && self.public.order(unit) != Order::Formed
                && !self.has_recovered(unit);
            if tries {
                let die = table.roll("strategic-rally", 10) % 10;
                let order = self.public.order(unit);
                let total = self.total_in_box(unit, order, die as i8, table.referee());
                self.rallies(unit, total, table);
            }
        }
    }

    /// The same in closed boxes. A die is drawn for every unit that may be in disorder as far as
    /// everybody knows, for a legion one for each half: otherwise their number would tell.
    fn unseen_rallies(&mut self, table: &mut Table<'_, Event>) {
        for shown in self.public.shaken.iter() {
            let boxes = self.boxes(shown.side(), table.referee());
            let halves = shown.halves().filter(|[half, _]| boxes.of(*half).is_some());
            let parts = halves.map_or([Some(shown), None], |halves| halves.map(Some));
            for part in parts.into_iter().take(if shown.is_legion() { 2 } else { 1 }) {
                let die = table.draw("strategic-rally", 10) as i8;
                let Some(unit) = part else { continue };
                let order = self.boxes(unit.side(), table.referee()).order(unit);
                if order == Order::Formed || self.has_recovered(unit) {
                    continue;
                }
                let total = self.total_in_box(unit, order, die, table.referee());
                let rallied = total > self.pack.steady;
                let owner = self.public.seat_of(unit.force());
                let what = Concealed::new(owner, (unit, total, rallied));
                table.tell(|| Event::RalliedUnseen { what });
                if rallied {
                    let boxes = self.boxes_mut(unit.side(), table.referee());
                    boxes.set_order(unit, order.better());
                }
            }
        }
    }

    /// What a rally in a box comes to (12.5).
    fn total_in_box(&self, unit: Unit, order: Order, die: i8, referee: &Referee) -> i8 {
        let pack = self.pack;
        let leader = self.boxes(unit.side(), referee).of(unit);
        let leader = leader.map_or(0, |leader| self.public.values(pack, leader).modifier);
        let rout = if order == Order::Routed { pack.routed_strategic } else { 0 };
        die + pack.unit(unit).modifier + leader - rout
    }

    /// Whether a unit came out of rout this turn, or the legion or half that it was then.
    fn has_recovered(&self, unit: Unit) -> bool {
        let rallied = |unit: Unit| self.public.rallied.contains(unit);
        rallied(unit)
            || unit.whole().is_some_and(rallied)
            || unit.halves().is_some_and(|halves| halves.into_iter().any(rallied))
    }

    fn rallies(&mut self, unit: Unit, total: i8, table: &mut Table<'_, Event>) {
        let rallied = total > self.pack.steady;
        table.tell(|| Event::Rallied { unit, total, rallied });
        if rallied {
            self.recovers(unit);
        }
    }

    /// 12.5: one state better.
    fn recovers(&mut self, unit: Unit) {
        let order = self.public.order(unit);
        if order == Order::Routed {
            self.public.rallied.insert(unit);
        }
        self.public.set_order(self.pack, unit, order.better());
    }
}
