//! 12.0: disorganisation, rout, rally; and units that are lost.

use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Force, Unit};
use crate::pack::{Harm, Pack};
use crate::state::{
    Board, BoxChoice, Combats, Distance, Eyes, Flight, Flights, Order, Phase, Public, Spot, State,
};

/// Rallies on the map that might be tried.
pub(crate) fn rally_candidates(eyes: Eyes<'_>, force: Force, out: &mut Vec<Action>) {
    let units = eyes.public.on_map(force.side());
    out.extend(
        units
            .filter(|(unit, _)| eyes.public.order(*unit) != Order::Formed)
            .map(|(unit, _)| Action::Rally { unit }),
    );
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
        let pack = self.pack;
        for unit in Unit::all() {
            let tries = self.public.spots[unit] == Spot::Boxed
                && self.public.order(unit) != Order::Formed
                && !self.public.rallied.contains(unit);
            if !tries {
                continue;
            }
            let boxes = self.boxes(unit.side(), table.referee());
            let leader =
                boxes.of(unit).map_or(0, |leader| self.public.values(pack, leader).modifier);
            let routed = self.public.order(unit) == Order::Routed;
            // What the die adds up to would tell whose closed box it is.
            let closed = self.public.options.boxes == BoxChoice::Closed;
            let die = if closed {
                table.draw("strategic-rally", 10)
            } else {
                table.roll("strategic-rally", 10) % 10
            };
            let total = die as i8 + pack.unit(unit).modifier + leader
                - if routed { pack.routed_strategic } else { 0 };
            if closed {
                let owner = self.public.seat_of(unit.force());
                let rallied = total > pack.steady;
                let total = Concealed::new(owner, total);
                table.tell(|| Event::RalliedUnseen { unit, total, rallied });
                if rallied {
                    self.recovers(unit);
                }
            } else {
                self.rallies(unit, total, table);
            }
        }
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
        let order = match self.public.order(unit) {
            Order::Routed => {
                self.public.rallied.insert(unit);
                Order::Disorganised
            }
            Order::Formed | Order::Disorganised => Order::Formed,
        };
        self.public.set_order(self.pack, unit, order);
    }
}
