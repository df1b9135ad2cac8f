//! A plan for many pieces that go each to a place of its own: who arrives, who falls short, and by
//! which rule.

use std::collections::BTreeMap;

use kernel::rand_core::SeedableRng as _;
use kernel::{Game, Journey, Lang, Rng, Seat, SeededDice, Viewer};
use serde_json::{Value, json};

use super::think::halt;
use super::together::{Standing, Tried, Way, Ways, reason};
use crate::dto::{Refused, Stays, Wish};

/// What came of a plan: see [`crate::dto::Marches`].
#[derive(Debug, Default)]
pub(crate) struct Marched {
    pub(crate) halt: Option<Value>,
    pub(crate) goes: Vec<kernel::Route>,
    pub(crate) short: Vec<Stays>,
    pub(crate) stays: Vec<Stays>,
}

/// What becomes of pieces that set out one after the other in this order.
///
/// It is tried in a world that fits what the seat sees, like the goals of a group. Where others are
/// asked on the way, they are taken to let it pass: a plan is what the pieces do if nothing befalls
/// them.
pub(crate) fn march<G: Game>(game: &G, seat: Seat, wishes: &[Wish], lang: Lang) -> Marched {
    let view = game.view(Viewer::Seat(seat));
    let world: G = kernel::imagine(game.pack(), &view, &mut Rng::seed_from_u64(0));
    let start = Standing { world, seat };
    let firsts = start.firsts(wishes);
    let mut now = start.clone();
    let mut marched = Marched::default();
    for wish in wishes {
        let piece = wish.piece.clone();
        let first = firsts.get(piece.as_str()).map_or(&[][..], Vec::as_slice);
        marched.halt = None;
        let (way, reason) = match now.arrive(wish, first, &mut marched.halt) {
            Some(way) => (way, None),
            None => now.walk(wish, first, &mut marched.halt, lang),
        };
        let Some(route) = start.route(&piece, &way, lang) else {
            marched.stays.push(Stays { piece, reason });
            continue;
        };
        // Who has several places to choose from and none to go through finds room where it is.
        let meant = wish.to.first().filter(|_| !wish.along.is_empty());
        if meant.is_some_and(|to| route.via.last() != Some(to)) {
            marched.short.push(Stays { piece, reason });
        }
        marched.goes.push(route);
    }
    marched
}

/// Where a piece can go in one step, and how.
type First<G> = (String, <G as kernel::Rules>::Action);

impl<G: Game> Standing<G> {
    /// What each of the pieces can do first, found once: there is much on offer.
    fn firsts(&self, wishes: &[Wish]) -> BTreeMap<String, Vec<First<G>>> {
        let mut offers = Vec::new();
        kernel::offers(&self.world, self.seat, &mut offers);
        let mut firsts: BTreeMap<String, Vec<First<G>>> =
            wishes.iter().map(|wish| (wish.piece.clone(), Vec::new())).collect();
        for (piece, place, action) in self.moves(offers) {
            if let Some(first) = firsts.get_mut(&piece) {
                first.push((place, action));
            }
        }
        firsts
    }

    /// How a piece can get somewhere now, in one step or in several.
    fn ways(&self, piece: &str, first: &[First<G>]) -> Ways<G> {
        let view = self.world.view(Viewer::Seat(self.seat));
        let mut ways: Ways<G> = BTreeMap::new();
        for (place, action) in first {
            if self.world.check(self.seat, action).is_ok() {
                let offered = G::offered(self.world.pack(), &view, action);
                let way = Way { steps: vec![*action], cost: offered.cost, stops: offered.stops };
                ways.entry(place.clone()).or_insert(way);
            }
        }
        for Journey { steps, cost, stops } in self.world.journeys(self.seat, piece) {
            let end = steps.last().copied().into_iter().collect();
            for (_, to, _) in self.moves(end) {
                ways.entry(to).or_insert(Way { steps: steps.clone(), cost, stops });
            }
        }
        ways
    }

    /// Goes to the first of its places that a way leads to and that is not full.
    fn arrive(
        &mut self,
        wish: &Wish,
        first: &[First<G>],
        halt: &mut Option<Value>,
    ) -> Option<Way<G>> {
        if !self.is_asked() {
            return None;
        }
        let ways = self.ways(&wish.piece, first);
        let view = self.world.view(Viewer::Seat(self.seat));
        for place in &wish.to {
            let Some(way) = ways.get(place).filter(|way| !self.is_full(&view, way)) else {
                continue;
            };
            if self.pass(way, halt) {
                return Some(way.clone());
            }
        }
        None
    }

    /// Goes the places of `along` one by one as far as the rules allow, and says what stands
    /// against the next.
    fn walk(
        &mut self,
        wish: &Wish,
        first: &[First<G>],
        halt: &mut Option<Value>,
        lang: Lang,
    ) -> (Way<G>, Option<Refused>) {
        let before = self.clone();
        let mut way = Way { steps: Vec::new(), cost: None, stops: false };
        let (mut refused, mut roomy) = (None, 0);
        let target = wish.to.first().cloned();
        // Who has nothing to go through may still be told why it cannot get there.
        let along = if wish.along.is_empty() { target.as_slice() } else { &wish.along };
        for place in along {
            let step = if way.steps.is_empty() {
                first.iter().find(|(to, _)| to == place).map(|(_, action)| *action)
            } else {
                self.step(&wish.piece, place)
            };
            let allowed =
                |step: &G::Action| self.is_asked() && self.world.check(self.seat, step).is_ok();
            let Some(step) = step.filter(allowed) else {
                refused = self.refusal(&wish.piece, place, lang);
                break;
            };
            let view = self.world.view(Viewer::Seat(self.seat));
            let offered = G::offered(self.world.pack(), &view, &step);
            if let Some(cost) = offered.cost {
                way.cost = Some(way.cost.unwrap_or(0) + cost);
            }
            way.stops = offered.stops;
            way.steps.push(step);
            if offered.limit.is_none_or(|limit| limit.used <= limit.of) {
                roomy = way.steps.len();
            }
            if !self.step_on(&step) {
                break;
            }
        }
        // It ends where there is room for it.
        if roomy < way.steps.len() {
            way.steps.truncate(roomy);
            *self = before;
            for step in &way.steps {
                self.step_on(step);
            }
        }
        if !way.steps.is_empty() {
            self.rest(halt);
        }
        (way, refused)
    }

    /// The rule that forbids a piece a place.
    fn refusal(&self, piece: &str, place: &str, lang: Lang) -> Option<Refused> {
        if !self.is_asked() {
            return None;
        }
        let along = [place.to_owned()];
        reason(self, &self.wishes(), piece, &along, lang).map(|(refused, _)| refused)
    }

    fn is_asked(&self) -> bool {
        self.world.pending().seats().contains(self.seat)
    }

    /// Whether there is no room left at the end of a way.
    fn is_full(&self, view: &G::View, way: &Way<G>) -> bool {
        let last = way.steps.last().map(|last| G::offered(self.world.pack(), view, last));
        last.and_then(|last| last.limit).is_some_and(|limit| limit.used > limit.of)
    }

    /// The step of a piece to a place, if it is offered.
    fn step(&self, piece: &str, place: &str) -> Option<G::Action> {
        let mut offers = Vec::new();
        kernel::offers(&self.world, self.seat, &mut offers);
        let moves = self.moves(offers).into_iter();
        moves
            .filter(|(of, to, _)| (of == piece || of.is_empty()) && to == place)
            .map(|(_, _, action)| action)
            .next()
    }

    /// Goes a whole way; one that is barred leaves all as it was.
    fn pass(&mut self, way: &Way<G>, halt: &mut Option<Value>) -> bool {
        let before = self.clone();
        for step in &way.steps {
            if self.world.check(self.seat, step).is_err() {
                *self = before;
                return false;
            }
            if !self.step_on(step) {
                // What comes of it nobody can plan: the others are planned as if it had not gone.
                *self = before;
                return true;
            }
        }
        self.rest(halt);
        true
    }

    /// The piece on its way halts, so that the next can set out; how it does is noted.
    fn rest(&mut self, note: &mut Option<Value>) {
        if self.is_asked()
            && let Some(action) = halt(&self.world, self.seat)
        {
            *note = Some(json!(action));
            self.step_on(&action);
        }
    }

    /// Takes a step, and lets others who are asked about it do what changes nothing; whether the
    /// seat can go on.
    fn step_on(&mut self, step: &G::Action) -> bool {
        match self.take(step) {
            Tried::Gone => true,
            Tried::Barred => false,
            Tried::Happened => self.let_pass(),
        }
    }

    /// Others who are asked let it pass, if they can do so without a die.
    fn let_pass(&mut self) -> bool {
        // Two seats may be asked one after the other.
        for _ in 0..4 {
            if self.is_asked() {
                return true;
            }
            let Some(other) = self.world.pending().seats().iter().next() else { return false };
            let mut offers = Vec::new();
            kernel::offers(&self.world, other, &mut offers);
            let quiet = offers.iter().find_map(|action| {
                let mut after = self.world.clone();
                let mut dice = SeededDice::new(0, 0);
                let done = kernel::apply(&mut after, other, action, &mut dice, None);
                (!done.rolled && !done.revealed && done.handed_over).then_some(after)
            });
            let Some(world) = quiet else { return false };
            self.world = world;
        }
        self.is_asked()
    }
}
