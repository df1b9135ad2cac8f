//! A plan for many pieces that go each to a place of its own: who arrives, who falls short, and by
//! which rule. Pieces that face somewhere keep their facing: they march as a formation.

use std::collections::{BTreeMap, BTreeSet};

use kernel::rand_core::SeedableRng as _;
use kernel::{Anchor, Game, Journey, Lang, Rng, Seat, SeededDice, Viewer};
use serde_json::{Value, json};

use super::think::halt;
use super::together::{Move, Standing, Tried, Way, Ways, reason};
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
    let facings: BTreeMap<String, u8> =
        start.pieces(lang).filter_map(|piece| Some((piece.id, piece.facing?))).collect();
    let mut now = start.clone();
    let mut marched = Marched::default();
    let mut openings = BTreeSet::new();
    for wish in wishes {
        let piece = wish.piece.clone();
        let first = firsts.get(piece.as_str()).map_or(&[][..], Vec::as_slice);
        marched.halt = None;
        let faces = facings.get(piece.as_str()).filter(|_| !wish.along.is_empty());
        let (way, reason) = match faces {
            Some(faces) => now.file(wish, first, *faces, &mut marched.halt, lang),
            None => match now.arrive(wish, first, &mut marched.halt) {
                Some(way) => (way, None),
                None => now.walk(wish, first, &mut marched.halt, lang),
            },
        };
        openings.extend(way.steps.first().and_then(|first| start.opens(first)));
        let reason = reason.or_else(|| {
            way.steps.is_empty().then(|| now.unheard(&piece, &openings, lang)).flatten()
        });
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
    // Who was taken along by another is where it is meant to be.
    if !marched.stays.is_empty() {
        let places: BTreeMap<String, String> =
            now.pieces(lang).map(|piece| (piece.id, piece.place)).collect();
        let meant = |piece: &str| wishes.iter().find(|wish| wish.piece == piece)?.to.first();
        marched.stays.retain(|Stays { piece, .. }| {
            meant(piece).is_none_or(|meant| places.get(piece) != Some(meant))
        });
    }
    marched
}

/// Where a piece can go in one step, and how.
type First<G> = (String, <G as kernel::Rules>::Action);

impl<G: Game> Standing<G> {
    /// The pieces as the seat sees them.
    fn pieces(&self, lang: Lang) -> impl Iterator<Item = kernel::Piece> {
        let view = self.world.view(Viewer::Seat(self.seat));
        G::scene(self.world.pack(), &view, lang).pieces.into_iter()
    }

    fn offers(&self) -> Vec<G::Action> {
        let mut offers = Vec::new();
        kernel::offers(&self.world, self.seat, &mut offers);
        offers
    }

    /// The moves on offer that are no attacks: who marches does not shoot.
    fn steps(&self) -> Vec<Move<G>> {
        self.moves_that(self.offers(), |offered| !offered.attack)
    }

    /// What each of the pieces can do first, found once: there is much on offer.
    fn firsts(&self, wishes: &[Wish]) -> BTreeMap<String, Vec<First<G>>> {
        let mut firsts: BTreeMap<String, Vec<First<G>>> =
            wishes.iter().map(|wish| (wish.piece.clone(), Vec::new())).collect();
        for (piece, place, action) in self.steps() {
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

    /// Makes the steps of its file without turning. Where that is barred it goes there by another way
    /// that ends with the same facing, or else as far as it can with the others.
    fn file(
        &mut self,
        wish: &Wish,
        first: &[First<G>],
        faces: u8,
        halt: &mut Option<Value>,
        lang: Lang,
    ) -> (Way<G>, Option<Refused>) {
        let before = self.clone();
        let (walked, refused) = self.walk(wish, first, halt, lang);
        let end = walked.steps.last().and_then(|last| self.moves(vec![*last]).pop());
        if end.is_some_and(|(_, place, _)| wish.along.last() == Some(&place)) {
            return (walked, None);
        }
        let short = std::mem::replace(self, before);
        if let Some(way) = self.arrive_facing(wish, first, faces, halt) {
            return (way, None);
        }
        *self = short;
        (walked, refused)
    }

    /// Goes to its place by any way after which it faces as before.
    fn arrive_facing(
        &mut self,
        wish: &Wish,
        first: &[First<G>],
        faces: u8,
        halt: &mut Option<Value>,
    ) -> Option<Way<G>> {
        if !self.is_asked() {
            return None;
        }
        let way = self.ways(&wish.piece, first).remove(wish.to.first()?)?;
        let view = self.world.view(Viewer::Seat(self.seat));
        if self.is_full(&view, &way) {
            return None;
        }
        let (mut after, mut way) = (self.clone(), way);
        let turned = way.steps.iter().rev().find_map(|step| self.turns(&view, step));
        for step in &way.steps {
            if !after.step_on(step) {
                return None;
            }
        }
        if turned.is_some_and(|turned| turned != faces) {
            let view = after.world.view(Viewer::Seat(self.seat));
            let turn =
                after.offers().into_iter().find(|turn| after.turns(&view, turn) == Some(faces))?;
            let cost = G::offered(after.world.pack(), &view, &turn).cost.unwrap_or(0);
            if !after.step_on(&turn) {
                return None;
            }
            way.cost = way.cost.map(|spent| spent + cost);
            way.steps.push(turn);
        }
        after.rest(halt);
        *self = after;
        Some(way)
    }

    /// Where an action turns a piece to, if it does.
    fn turns(&self, view: &G::View, action: &G::Action) -> Option<u8> {
        match G::offered(self.world.pack(), view, action).path.last() {
            Some(Anchor::Facing(facing)) => Some(*facing),
            Some(_) | None => None,
        }
    }

    /// The button beside a piece that an action is, such as an order to march.
    fn opens(&self, action: &G::Action) -> Option<String> {
        let view = self.world.view(Viewer::Seat(self.seat));
        match G::offered(self.world.pack(), &view, action).path.as_slice() {
            [Anchor::Piece(_), Anchor::Button(button)] => Some(button.clone()),
            _ => None,
        }
    }

    /// What a piece must be told before it goes anywhere, where there is such a thing.
    fn opening(&self, piece: &str) -> Option<G::Action> {
        let journeys = self.world.journeys(self.seat, piece);
        journeys.first()?.steps.first().copied().filter(|first| self.opens(first).is_some())
    }

    /// Why a piece cannot be told what the others were told before they went.
    fn unheard(&self, piece: &str, openings: &BTreeSet<String>, lang: Lang) -> Option<Refused> {
        if !self.is_asked() {
            return None;
        }
        let view = self.world.view(Viewer::Seat(self.seat));
        let mut wishes = Vec::new();
        self.world.wishes(self.seat, &mut wishes);
        let told = |wish: &&G::Action| match G::offered(self.world.pack(), &view, wish)
            .path
            .as_slice()
        {
            [Anchor::Piece(of), Anchor::Button(button)] => of == piece && openings.contains(button),
            _ => false,
        };
        let refusal =
            wishes.iter().filter(told).find_map(|wish| self.world.check(self.seat, wish).err());
        refusal.map(|refusal| super::refused::<G>(self.world.pack(), refusal, lang))
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
        let opening =
            if first.is_empty() && self.is_asked() { self.opening(&wish.piece) } else { None };
        if let Some(opening) = opening.filter(|opening| self.step_on(opening)) {
            way.steps.push(opening);
        }
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
        let moves = self.steps().into_iter();
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
