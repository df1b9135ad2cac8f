//! Where several pieces can go together, the way of each, and why some cannot come along.

use std::collections::BTreeMap;

use kernel::rand_core::SeedableRng as _;
use kernel::{Anchor, Game, Journey, Lang, Limit, Offered, Rng, Route, Seat, SeededDice, Viewer};

use super::refused;
use super::think::route;
use crate::dto::{Goal, Leg, Refused, Short, Stays};

/// The places that any of the pieces can go to, and who gets there if they set out in this order.
///
/// It is tried in a world that fits what the seat sees and not in the real one: whatever a plan
/// says, the seat could have found out by itself.
pub(crate) fn goals<G: Game>(game: &G, seat: Seat, pieces: &[String], lang: Lang) -> Vec<Goal> {
    let view = game.view(Viewer::Seat(seat));
    let world: G = kernel::imagine(game.pack(), &view, &mut Rng::seed_from_u64(0));
    let start = Standing { world, seat };
    let ways: Vec<Ways<G>> = start.ways_of(pieces);
    let mut reasons = Reasons { start: &start, lang, wishes: None, known: BTreeMap::new() };
    let mut goals: BTreeMap<&str, Goal> = BTreeMap::new();
    for place in ways.iter().flat_map(BTreeMap::keys) {
        if !goals.contains_key(place.as_str()) {
            goals.insert(place, goal(&start, &mut reasons, pieces, &ways, place, lang));
        }
    }
    goals.into_values().collect()
}

/// How it would stand if these pieces went there one after the other, as far as they can: in a world
/// that fits what the seat sees.
pub(crate) fn gone<G: Game>(game: &G, seat: Seat, pieces: &[String], place: &str) -> G {
    let view = game.view(Viewer::Seat(seat));
    let world: G = kernel::imagine(game.pack(), &view, &mut Rng::seed_from_u64(0));
    let mut now = Standing { world, seat };
    for piece in pieces {
        let ways = now.ways_of(std::slice::from_ref(piece)).pop();
        let Some(way) = ways.and_then(|ways| ways.get(place).cloned()) else { continue };
        if matches!(now.go(&way, &mut Vec::new()), Tried::Happened) {
            break;
        }
    }
    now.world
}

/// The actions that take a piece to a place, and whether it must stop there.
#[derive(Clone)]
pub(super) struct Way<G: Game> {
    pub(super) steps: Vec<G::Action>,
    pub(super) cost: Option<i64>,
    pub(super) stops: bool,
}

/// By place: how a piece gets there.
pub(super) type Ways<G> = BTreeMap<String, Way<G>>;

/// A piece, where it goes in one step, and the action.
pub(super) type Move<G> = (String, String, <G as kernel::Rules>::Action);

/// How it stands with some of the pieces gone.
#[derive(Clone)]
pub(super) struct Standing<G: Game> {
    pub(super) world: G,
    pub(super) seat: Seat,
}

/// What became of a way that was tried.
pub(super) enum Tried {
    /// The piece is there.
    Gone,
    /// It is there, and something happened that nobody can plan.
    Happened,
    /// A rule forbids it.
    Barred,
}

impl<G: Game> Standing<G> {
    /// What to click for each action, where that is a piece and then a place. A step of a piece that
    /// would be on its way then may name the place alone.
    pub(super) fn moves(&self, actions: Vec<G::Action>) -> Vec<Move<G>> {
        self.moves_that(actions, |_| true)
    }

    /// The moves among actions that are offered like this.
    pub(super) fn moves_that(
        &self,
        actions: Vec<G::Action>,
        fits: impl Fn(&Offered) -> bool,
    ) -> Vec<Move<G>> {
        let view = self.world.view(Viewer::Seat(self.seat));
        let ends = |action: G::Action| {
            let offered = G::offered(self.world.pack(), &view, &action);
            if !fits(&offered) {
                return None;
            }
            let mut path = offered.path.into_iter();
            match (path.next(), path.next(), path.next()) {
                (Some(Anchor::Piece(piece)), Some(Anchor::Place(place)), None) => {
                    Some((piece, place, action))
                }
                (Some(Anchor::Place(place)), None, None) => Some((String::new(), place, action)),
                (_, _, _) => None,
            }
        };
        actions.into_iter().filter_map(ends).collect()
    }

    /// Where pieces might want to go, allowed or not.
    pub(super) fn wishes(&self) -> Vec<Move<G>> {
        let mut wishes = Vec::new();
        self.world.wishes(self.seat, &mut wishes);
        self.moves(wishes)
    }

    /// How each of the pieces can go somewhere now: in one step if there is one, or else in several.
    fn ways_of(&self, pieces: &[String]) -> Vec<Ways<G>> {
        let mut offers = Vec::new();
        kernel::offers(&self.world, self.seat, &mut offers);
        let offers = self.moves(offers);
        let view = self.world.view(Viewer::Seat(self.seat));
        let ways = |piece: &String| {
            let mut ways: Ways<G> = BTreeMap::new();
            for (_, to, action) in offers.iter().filter(|(of, ..)| of == piece) {
                let offered = G::offered(self.world.pack(), &view, action);
                let way = Way { steps: vec![*action], cost: offered.cost, stops: offered.stops };
                ways.entry(to.clone()).or_insert(way);
            }
            for Journey { steps, cost, stops } in self.world.journeys(self.seat, piece) {
                let end = steps.last().copied().into_iter().collect();
                for (_, to, _) in self.moves(end) {
                    ways.entry(to).or_insert(Way { steps: steps.clone(), cost, stops });
                }
            }
            ways
        };
        pieces.iter().map(ways).collect()
    }

    /// Takes an action; the dice it may need are nobody's.
    pub(super) fn take(&mut self, action: &G::Action) -> Tried {
        if self.world.check(self.seat, action).is_err() {
            return Tried::Barred;
        }
        let mut dice = SeededDice::new(0, 0);
        let done = kernel::apply(&mut self.world, self.seat, action, &mut dice, None);
        if done.revocable() { Tried::Gone } else { Tried::Happened }
    }

    /// Goes a whole way, and halts there so that the next piece can set out. A way that is barred
    /// leaves all as it was.
    fn go(&mut self, way: &Way<G>, legs: &mut Vec<Leg>) -> Tried {
        let before = self.clone();
        let mut passed = Vec::new();
        for step in &way.steps {
            passed.extend(self.leg(step));
            match self.take(step) {
                Tried::Gone => {}
                Tried::Happened => {
                    count(legs, passed);
                    return Tried::Happened;
                }
                Tried::Barred => {
                    *self = before;
                    return Tried::Barred;
                }
            }
        }
        count(legs, passed);
        match super::think::halt(&self.world, self.seat) {
            Some(halt) => self.take(&halt),
            None => Tried::Gone,
        }
    }

    /// Whether a way leads through these places and no others, as far as it goes.
    fn follows(&self, way: &Way<G>, passed: &[String]) -> bool {
        let mut places = way.steps.iter().filter_map(|step| self.leg(step)).map(|(place, _)| place);
        passed.iter().zip(places.by_ref()).all(|(passed, place)| *passed == place)
            && places.next().is_none()
    }

    /// Where a step leads, and how much its road bears then.
    fn leg(&self, step: &G::Action) -> Option<(String, Option<Limit>)> {
        let view = self.world.view(Viewer::Seat(self.seat));
        let offered = G::offered(self.world.pack(), &view, step);
        match offered.path.last() {
            Some(Anchor::Place(place)) => Some((place.clone(), offered.limit)),
            Some(_) | None => None,
        }
    }

    /// Goes to the last of these places that it can get to, as it could from the start or as it can
    /// now; how it went.
    fn stop(
        &mut self,
        piece: &str,
        first: &Ways<G>,
        passed: &[String],
        legs: &mut Vec<Leg>,
    ) -> Option<Way<G>> {
        if passed.is_empty() || !self.world.pending().seats().contains(self.seat) {
            return None;
        }
        let before = self.clone();
        let later = self.ways_of(&[piece.to_owned()]).pop().unwrap_or_default();
        for place in passed.iter().rev() {
            for ways in [first, &later] {
                // Another way would be a march of its own.
                let Some(way) = ways.get(place).filter(|way| self.follows(way, passed)) else {
                    continue;
                };
                let mut gone = Vec::new();
                match self.go(way, &mut gone) {
                    Tried::Gone => {
                        add(legs, gone);
                        return Some(way.clone());
                    }
                    Tried::Happened => *self = before.clone(),
                    Tried::Barred => {}
                }
            }
        }
        None
    }

    /// A way as the page sends it: each step with what it is called on the way there.
    pub(super) fn route(&self, piece: &str, way: &Way<G>, lang: Lang) -> Option<Route> {
        let view = self.world.view(Viewer::Seat(self.seat));
        let legs = kernel::choices::<G>(self.world.pack(), &view, &way.steps, lang);
        route(piece, &legs, way.cost, way.stops)
    }
}

/// One more piece passes these legs.
fn count(legs: &mut Vec<Leg>, passed: Vec<(String, Option<Limit>)>) {
    let mut from = None;
    let one = |(to, limit): (String, Option<Limit>)| Leg {
        from: from.replace(to.clone()),
        to,
        pieces: 1,
        limit,
    };
    let passed = passed.into_iter().map(one).collect();
    add(legs, passed);
}

/// The legs of one more way.
fn add(legs: &mut Vec<Leg>, more: Vec<Leg>) {
    for leg in more {
        match legs.iter_mut().find(|known| (&known.from, &known.to) == (&leg.from, &leg.to)) {
            Some(known) => {
                known.pieces += leg.pieces;
                known.limit = leg.limit;
            }
            None => legs.push(leg),
        }
    }
}

/// One goal: the pieces set out one after the other, each as it could from the start or, where
/// those before it are in its way, by another. Those that cannot get there go last, as far along
/// the way of the others as they can.
fn goal<G: Game>(
    start: &Standing<G>,
    reasons: &mut Reasons<'_, G>,
    pieces: &[String],
    ways: &[Ways<G>],
    place: &str,
    lang: Lang,
) -> Goal {
    let mut goal = Goal {
        place: place.to_owned(),
        goes: Vec::new(),
        short: Vec::new(),
        stays: Vec::new(),
        legs: Vec::new(),
    };
    let mut now = start.clone();
    let mut open = false;
    let mut behind = Vec::new();
    let along = pieces
        .iter()
        .zip(ways)
        .find_map(|(piece, ways)| Some(start.route(piece, ways.get(place)?, lang)?.via));
    let along = along.unwrap_or_default();
    for (piece, ways) in pieces.iter().zip(ways) {
        let Some(way) = ways.get(place) else {
            let reason = reasons.at_first(piece, &along);
            behind.push((Stays { piece: piece.clone(), reason }, ways));
            continue;
        };
        if !now.world.pending().seats().contains(now.seat) {
            let reason = way.steps.first().and_then(|step| now.world.check(now.seat, step).err());
            let reason = reason.map(|refusal| refused::<G>(now.world.pack(), refusal, lang));
            goal.stays.push(Stays { piece: piece.clone(), reason });
            continue;
        }
        // What comes after something that nobody can plan stops there by itself when it is sent.
        let mut gone = if open {
            count(&mut goal.legs, way.steps.iter().filter_map(|step| now.leg(step)).collect());
            Tried::Gone
        } else {
            now.go(way, &mut goal.legs)
        };
        let mut taken = way.clone();
        if let Tried::Barred = gone {
            let other = now.ways_of(std::slice::from_ref(piece)).pop().unwrap_or_default();
            if let Some(other) = other.get(place) {
                gone = now.go(other, &mut goal.legs);
                taken = other.clone();
            }
        }
        match gone {
            Tried::Gone => goal.goes.extend(start.route(piece, &taken, lang)),
            Tried::Happened => {
                goal.goes.extend(start.route(piece, &taken, lang));
                open = true;
            }
            Tried::Barred => {
                let along =
                    start.route(piece, way, lang).map(|route| route.via).unwrap_or_default();
                let reason =
                    reason(&now, &now.wishes(), piece, &along, lang).map(|(refused, _)| refused);
                behind.push((Stays { piece: piece.clone(), reason }, ways));
            }
        }
    }
    let passed = along.split_last().map_or(&[][..], |(_, passed)| passed);
    for (Stays { piece, reason }, ways) in behind {
        // Nobody stops on the way to where nobody goes, or where something nobody can plan comes first.
        let stop = if open || goal.goes.is_empty() {
            None
        } else {
            now.stop(&piece, ways, passed, &mut goal.legs)
        };
        match stop.and_then(|way| start.route(&piece, &way, lang)) {
            Some(route) => goal.short.push(Short { route, reason }),
            None => goal.stays.push(Stays { piece, reason }),
        }
    }
    goal
}

/// Why pieces cannot set out at all, which is the same for every goal along the same places.
struct Reasons<'a, G: Game> {
    start: &'a Standing<G>,
    lang: Lang,
    /// Where pieces might want to go, once somebody has asked.
    wishes: Option<Vec<Move<G>>>,
    /// By piece and the places gone along until a rule forbade the next.
    known: BTreeMap<(String, Vec<String>), Option<Refused>>,
}

impl<G: Game> Reasons<'_, G> {
    fn at_first(&mut self, piece: &str, along: &[String]) -> Option<Refused> {
        for gone in 1..=along.len() {
            let key = (piece.to_owned(), along[..gone].to_vec());
            if let Some(known) = self.known.get(&key) {
                return known.clone();
            }
        }
        let wishes = self.wishes.get_or_insert_with(|| self.start.wishes());
        let found = reason(self.start, wishes, piece, along, self.lang);
        let gone = found.as_ref().map_or(along.len(), |(_, gone)| *gone);
        let refused = found.map(|(refused, _)| refused);
        let key = (piece.to_owned(), along[..gone].to_vec());
        self.known.insert(key, refused.clone());
        refused
    }
}

/// The rule that stops a piece on the way that others go, and at which of its places; or else what
/// is said of anything that the piece might do.
pub(super) fn reason<G: Game>(
    from: &Standing<G>,
    wishes: &[Move<G>],
    piece: &str,
    along: &[String],
    lang: Lang,
) -> Option<(Refused, usize)> {
    let mut now = from.clone();
    let mut any = None;
    for (gone, next) in along.iter().enumerate() {
        let later = if gone == 0 { Vec::new() } else { now.wishes() };
        let wishes = if gone == 0 { wishes } else { later.as_slice() };
        let mut wishes = wishes.iter().filter(|(of, ..)| of == piece);
        let refusal = |action: &G::Action| now.world.check(now.seat, action).err();
        // Why it does something else no more says nothing of who can set out.
        if gone == 0 && wishes.clone().all(|(_, _, action)| refusal(action).is_some()) {
            any = wishes.clone().find_map(|(_, _, action)| refusal(action));
        }
        let Some((_, _, action)) = wishes.find(|(_, to, _)| to == next) else { break };
        if let Some(refusal) = refusal(action) {
            return Some((refused::<G>(now.world.pack(), refusal, lang), gone + 1));
        }
        match now.take(action) {
            Tried::Gone => {}
            Tried::Happened | Tried::Barred => break,
        }
    }
    any.map(|refusal| (refused::<G>(from.world.pack(), refusal, lang), along.len()))
}
