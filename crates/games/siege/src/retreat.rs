//! 11.5, 12.3: retreats and routs, one hex at a time. While a unit must retreat, nothing else
//! happens.

use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ground::Pace;
use crate::ids::{Side, Unit};
use crate::pack::{Edge, GRID, Pack};
use crate::state::{Board, Distance, Eyes, Flight, Phase, Public, Spot, State};

impl Public {
    /// The flight that is in the middle of its way.
    pub(crate) fn under_way(&self) -> Option<Flight> {
        let left = |flight: &&Flight| self.hex_of(flight.unit) != Some(flight.from);
        self.flights().iter().find(left).copied()
    }
}

/// Retreats that may be made; all of them are allowed.
pub(crate) fn candidates(eyes: Eyes<'_>, flights: &[Flight], out: &mut Vec<Action>) {
    let public = eyes.public;
    let mut add = |flight: &Flight| {
        let unit = flight.unit;
        let own = eyes.decides_for(unit.force());
        let Some(from) = public.hex_of(unit).filter(|_| own) else { return };
        let goes = |to: &Hex| check_leg(eyes.pack, public, *flight, from, *to).is_ok();
        let goals = eyes.pack.next(from).filter(goes);
        out.extend(goals.map(|to| Action::Retreat { unit, to }));
    };
    if let Some(flight) = public.under_way() {
        add(&flight);
        if check_halt(public, flights).is_ok() {
            out.push(Action::Halt);
        }
        return;
    }
    flights.iter().for_each(&mut add);
}

/// What may be done while units must retreat: nothing else.
pub(crate) fn check(eyes: Eyes<'_>, flights: &[Flight], action: Action) -> Result<(), Refusal> {
    if let Action::Retreat { unit, to } = action {
        check_retreat(eyes, flights, unit, to)
    } else if action == Action::Halt {
        check_halt(eyes.public, flights)
    } else {
        Err(Refusal::RetreatFirst {})
    }
}

/// 11.5, 12.3, 6.2, 5.0: whether a unit may retreat to the next hex.
fn check_retreat(eyes: Eyes<'_>, flights: &[Flight], unit: Unit, to: Hex) -> Result<(), Refusal> {
    let public = eyes.public;
    let Some(flight) = flights.iter().find(|flight| flight.unit == unit) else {
        return Err(Refusal::NotRetreating { unit });
    };
    if !eyes.decides_for(unit.force()) {
        return Err(Refusal::NotYours { rule: Rule("11.5-retreat") });
    }
    if public.under_way().is_some_and(|other| other.unit != unit) {
        return Err(Refusal::AnotherRetreats {});
    }
    if !GRID.contains(to) {
        return Err(Refusal::OffTheMap { rule: Rule("11.5-retreat") });
    }
    check_flight(eyes.pack, public, *flight, to).map(|_| ())
}

/// Whether a flight may go to the next hex, and what that costs.
pub(crate) fn check_flight(
    pack: &Pack,
    public: &Board,
    flight: Flight,
    to: Hex,
) -> Result<u8, Refusal> {
    let unit = flight.unit;
    let from = public.hex_of(unit).ok_or(Refusal::NotRetreating { unit })?;
    check_leg(pack, public, flight, from, to)
}

/// Whether a flight that has come to a hex may go on to the next, and what that costs.
///
/// Ruling R-10: every hex of a retreat lies farther from where it began.
pub(crate) fn check_leg(
    pack: &Pack,
    public: &Board,
    flight: Flight,
    from: Hex,
    to: Hex,
) -> Result<u8, Refusal> {
    let unit = flight.unit;
    let side = unit.side();
    let edge = pack.edge(from, to).ok_or(Refusal::NotAdjacent { from, to })?;
    if GRID.distance(flight.from, to) <= GRID.distance(flight.from, from) {
        return Err(Refusal::RetreatAway { to });
    }
    let blocked = Refusal::RetreatBlocked { to };
    if public.holds(side.enemy(), to) || public.has_counter(side.enemy(), to) {
        return Err(Refusal::EnemyThere { to });
    }
    let toll = public.toll(pack, side, from, to, Pace::Tactical)?;
    let enemy_works = match side {
        Side::Gaul => public.has_camp(to) || toll.breach.is_some(),
        Side::Rome => edge.has(Edge::WALL),
    };
    if enemy_works {
        return Err(blocked);
    }
    if public.in_zone(side.enemy(), to) {
        return Err(Refusal::RetreatIntoZone { to });
    }
    public.check_stack(pack, unit, to)?;
    if let Distance::Points(points) = flight.left
        && from != flight.from
        && toll.cost > points
    {
        return Err(Refusal::OutOfMovement { cost: toll.cost, left: points, rule: Rule("12.3") });
    }
    Ok(toll.cost)
}

/// 11.5: whether the unit on its way may stop.
fn check_halt(public: &Board, flights: &[Flight]) -> Result<(), Refusal> {
    if let Some(Flight { left: Distance::Upto(_), .. }) = public.under_way() {
        return Ok(());
    }
    let routs = flights.iter().all(|flight| matches!(flight.left, Distance::Points(_)));
    Err(Refusal::RetreatGoesOn { rule: Rule(if routs { "12.3" } else { "11.5-retreat" }) })
}

impl State {
    /// One hex back.
    pub(crate) fn retreat(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let own = |flight: &Flight| flight.unit == unit;
        let index = self.flights().iter().position(own).expect("the unit must retreat");
        let mut flight = self.flights()[index];
        let cost = check_flight(pack, &self.public, flight, to).expect("the retreat was checked");
        let from = self.public.hex_of(unit).expect("a retreating unit is on the map");
        self.public.put(pack, unit, Spot::On(to));
        self.public.moved.insert(unit);
        table.tell(|| Event::Retreated { unit, from, to });
        self.look_from(unit.force(), to, table);
        flight.left = match flight.left {
            Distance::Hexes(hexes) => Distance::Hexes(hexes - 1),
            Distance::Upto(hexes) => Distance::Upto(hexes - 1),
            Distance::Points(points) => Distance::Points(points.saturating_sub(cost)),
        };
        let ended =
            matches!(flight.left, Distance::Hexes(0) | Distance::Upto(0) | Distance::Points(0));
        if ended {
            self.flights().remove(index);
        } else {
            self.flights()[index] = flight;
        }
        self.settle(table);
    }

    /// 11.5: the unit on its way stays where it is.
    pub(crate) fn stop_retreat(&mut self, table: &mut Table<'_, Event>) {
        let flight = self.public.under_way().expect("only a unit on its way stops");
        self.flights().retain(|other| other.unit != flight.unit);
        self.settle(table);
    }

    /// Ends flights that can go no farther, eliminates units that cannot retreat, and goes on with
    /// play when nobody must retreat any more.
    pub(crate) fn settle(&mut self, table: &mut Table<'_, Event>) {
        self.mend_breaches(table);
        while let Phase::Retreat { flights } = self.public.phase()
            && let Some(first) = flights.first().copied()
        {
            let (pack, public) = (self.pack, &self.public);
            let begun = public.under_way();
            let flight = begun.unwrap_or(first);
            let unit = flight.unit;
            let seat = public.seat_of(unit.force());
            let can_go = |one: &Flight| {
                let next =
                    begun.map_or(public.seat_of(one.unit.force()) == seat, |_| one.unit == unit);
                let from = public.hex_of(one.unit).filter(|_| next);
                from.is_some_and(|from| {
                    pack.next(from).any(|to| check_flight(pack, public, *one, to).is_ok())
                })
            };
            if flights.iter().any(can_go) {
                return;
            }
            self.flights().retain(|other| other.unit != unit);
            let may_stop = matches!(flight.left, Distance::Upto(_) | Distance::Points(_));
            if begun.is_none() || !may_stop {
                self.eliminate(unit, flight.rule(), table);
            }
        }
        self.resume(table);
    }
}
