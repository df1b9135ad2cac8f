//! 9.0: marches, and the fleets of the action cards.

use arrayvec::ArrayVec;
use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Card, Place, PlaceSet, Side, Unit};
use crate::pack::Pack;
use crate::state::{Army, Arrival, Eyes, Public, State};

/// How a side can march now (9.0): the routes, and where it meets an enemy and stops.
#[derive(Clone, Copy)]
struct Roads {
    pack: &'static Pack,
    silver: bool,
    hostile: PlaceSet,
}

impl Roads {
    fn new(pack: &'static Pack, public: &Public, side: Side) -> Self {
        Self { pack, silver: public.is_silver(), hostile: public.hostile(side) }
    }

    /// These places, and those one route further.
    fn further(self, places: PlaceSet) -> PlaceSet {
        places.iter().fold(places, |all, place| all.or(self.pack.near(place, self.silver)))
    }

    /// Where a unit from a place can be one route before the end of its way: at the start, and
    /// wherever it comes without meeting an enemy.
    #[inline]
    fn before_last(self, from: Place) -> PlaceSet {
        let start = PlaceSet::one(from);
        let routes = self.pack.figures.routes;
        let near = if routes > 1 { self.pack.near(from, self.silver) } else { PlaceSet::EMPTY };
        let first = start.or(near.minus(self.hostile));
        (2..routes).fold(first, |all, _| all.or(self.further(all).minus(self.hostile)))
    }

    /// Too many routes, or an enemy on all of the ways.
    fn too_far(self, from: Place, to: Place) -> Refusal {
        let start = PlaceSet::one(from);
        let reached = (0..self.pack.figures.routes).fold(start, |all, _| self.further(all));
        if to != from && reached.contains(to) {
            Refusal::EnemyInTheWay { to }
        } else {
            Refusal::OutOfReach { from, to }
        }
    }

    /// The places next to `to` among these, which are one route before the end.
    fn last_steps(self, before: PlaceSet, to: Place) -> PlaceSet {
        before.and(self.pack.near(to, self.silver)).minus(PlaceSet::one(to))
    }
}

/// Where a unit that starts from a place can go (9.0).
pub fn reach(pack: &'static Pack, public: &Public, side: Side, from: Place) -> PlaceSet {
    let roads = Roads::new(pack, public, side);
    roads.further(roads.before_last(from)).minus(PlaceSet::one(from))
}

/// The last places before `to` on the ways that lead there from `from`.
pub fn approaches(
    pack: &'static Pack,
    public: &Public,
    side: Side,
    from: Place,
    to: Place,
) -> PlaceSet {
    let roads = Roads::new(pack, public, side);
    roads.last_steps(roads.before_last(from), to)
}

/// Units of the phasing player in a place that have not moved.
pub fn ready(public: &Public, place: Place) -> Army {
    public.board.army(public.side, place).minus(public.moved.at(place))
}

/// What the phasing player might do in his marches.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let (pack, public, side) = (eyes.pack, eyes.public, eyes.side);
    let roads = Roads::new(pack, public, side);
    for from in public.board.held(side).iter() {
        let ready = ready(public, from);
        if ready.is_empty() {
            continue;
        }
        let kinds: ArrayVec<Unit, { Unit::COUNT }> = ready.kinds().collect();
        let before = roads.before_last(from);
        for to in roads.further(before).minus(PlaceSet::one(from)).iter() {
            let attack = roads.hostile.contains(to);
            let ways = if attack { roads.last_steps(before, to) } else { PlaceSet::EMPTY };
            for &unit in &kinds {
                if ways.len() > 1 {
                    let by = ways.iter();
                    out.extend(by.map(|by| Action::March { unit, from, to, by: Some(by) }));
                } else {
                    out.push(Action::March { unit, from, to, by: None });
                }
            }
        }
    }
    for card in [Card::FLEET_ATLANTIC, Card::FLEET_WESTERN, Card::FLEET_EASTERN] {
        if !eyes.secret.hand.has(card) {
            continue;
        }
        let ports = card.sea().map_or(PlaceSet::EMPTY, |sea| pack.ports(sea));
        for from in ports.and(public.board.held(side)).iter() {
            let others = ports.minus(PlaceSet::one(from));
            out.extend(others.iter().map(|to| Action::Sail { card, from, to }));
        }
    }
    out.push(Action::EndMarches);
}

/// Whether a unit may march (9.0).
pub(crate) fn check_march(
    eyes: Eyes<'_>,
    unit: Unit,
    from: Place,
    to: Place,
    by: Option<Place>,
) -> Result<(), Refusal> {
    let (pack, public, side) = (eyes.pack, eyes.public, eyes.side);
    check_ready(public, unit, from)?;
    if to.is_barbarian() && !public.is_silver() {
        return Err(Refusal::BarbarianArea { place: to });
    }
    let roads = Roads::new(pack, public, side);
    let ways = roads.last_steps(roads.before_last(from), to);
    if ways.is_empty() || to == from {
        return Err(roads.too_far(from, to));
    }
    let fights = roads.hostile.contains(to) && ways.len() > 1;
    match by {
        None if fights => Err(Refusal::ChooseWay { to }),
        Some(by) if !fights || !ways.contains(by) => Err(Refusal::NotThatWay { by, to }),
        None | Some(_) => Ok(()),
    }
}

fn check_ready(public: &Public, unit: Unit, place: Place) -> Result<(), Refusal> {
    let here = public.board.army(public.side, place).count(unit);
    if here == 0 {
        return Err(Refusal::NotThere { unit, place });
    }
    if here <= public.moved.at(place).count(unit) {
        return Err(Refusal::AlreadyMoved { unit, place });
    }
    Ok(())
}

/// Whether a Fleet card may open this lane.
pub(crate) fn check_sail(
    eyes: Eyes<'_>,
    card: Card,
    from: Place,
    to: Place,
) -> Result<(), Refusal> {
    let Some(sea) = card.sea() else { return Err(Eyes::wrong_card(card, Card::FLEET_WESTERN)) };
    eyes.check_hand(card)?;
    for place in [from, to] {
        if !eyes.pack.ports(sea).contains(place) {
            return Err(Refusal::NotAPort { card, place });
        }
    }
    if from == to {
        return Err(Refusal::SamePort {});
    }
    if ready(eyes.public, from).is_empty() {
        return Err(Refusal::NobodyToEmbark { place: from });
    }
    Ok(())
}

/// Whether a unit may go along.
pub(crate) fn check_embark(eyes: Eyes<'_>, from: Place, unit: Unit) -> Result<(), Refusal> {
    check_ready(eyes.public, unit, from)
}

/// A fleet is stopped by one of a sea where one of its two ports lies (silver-fleets, R-21).
pub(crate) fn check_intercept(
    eyes: Eyes<'_>,
    from: Place,
    to: Place,
    card: Card,
) -> Result<(), Refusal> {
    let Some(sea) = card.sea() else {
        return Err(Refusal::WrongCard { card, rule: Rule("silver-fleets") });
    };
    eyes.check_hand(card)?;
    let ports = eyes.pack.ports(sea);
    if ports.contains(from) || ports.contains(to) {
        Ok(())
    } else {
        Err(Refusal::WrongFleet { card })
    }
}

impl State {
    /// A unit makes its whole move.
    pub(crate) fn march(
        &mut self,
        unit: Unit,
        from: Place,
        to: Place,
        by: Option<Place>,
        table: &mut Table<'_, Event>,
    ) {
        let side = self.public.side;
        let attack = self.public.hostile(side).contains(to);
        table.tell(|| Event::Marched { side, unit, from, to, attack });
        let last = by.unwrap_or_else(|| {
            let ways = approaches(self.pack, &self.public, side, from, to);
            if ways.contains(from) { from } else { ways.iter().next().unwrap_or(from) }
        });
        self.arrive(unit, from, last, to);
    }

    fn arrive(&mut self, unit: Unit, from: Place, last: Place, to: Place) {
        let side = self.public.side;
        self.lift(side, unit, from);
        self.put(side, unit, to);
        self.public.moved.at_mut(to).add(unit, 1);
        let arrival = Arrival { from: last, to };
        if !self.public.arrivals.contains(&arrival) {
            self.public.arrivals.push(arrival);
        }
    }

    /// A Fleet card opens a lane; in the silver game the enemy may bar it.
    pub(crate) fn sail(
        &mut self,
        card: Card,
        from: Place,
        to: Place,
        table: &mut Table<'_, Event>,
    ) {
        let side = self.public.side;
        table.tell(|| Event::Sailed { side, card, from, to });
        self.spend_card(side, card, table);
        let barred = self.public.is_silver() && self.public.counts.hands[side.enemy()] > 0;
        if barred {
            self.ask_intercept(card, from, to);
        } else {
            self.ask_voyage(card, from, to);
        }
    }

    /// The enemy's fleet stops it (silver-fleets).
    pub(crate) fn intercept(&mut self, side: Side, card: Card, table: &mut Table<'_, Event>) {
        table.tell(|| Event::Intercepted { side, card });
        self.spend_card(side, card, table);
        self.go_on_marching();
    }

    /// The enemy lets it sail.
    pub(crate) fn let_sail(&mut self) {
        let (card, from, to) = self.public.phase.lane().expect("a fleet has put to sea");
        self.ask_voyage(card, from, to);
    }

    /// A unit goes by sea, as its whole move.
    pub(crate) fn embark(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let (_, from, to) = self.public.phase.lane().expect("units embark on a fleet");
        let side = self.public.side;
        table.tell(|| Event::Embarked { side, unit, from, to });
        self.arrive(unit, from, from, to);
        if ready(&self.public, from).is_empty() {
            self.go_on_marching();
        }
    }
}

/// Marches that players ask about although they are not open: into every place on the map that a
/// ready unit might look at.
pub(crate) fn wishes(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let (public, side) = (eyes.public, eyes.side);
    for from in public.board.held(side).iter() {
        let open = reach(eyes.pack, public, side, from);
        for unit in public.board.army(side, from).kinds() {
            let gone = !ready(public, from).has(unit);
            for to in Place::all().filter(|to| *to != from && (gone || !open.contains(*to))) {
                out.push(Action::March { unit, from, to, by: None });
            }
        }
    }
}
