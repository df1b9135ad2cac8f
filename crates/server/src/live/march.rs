//! A plan for many pieces that go each to a place of its own: who arrives, who falls short, and by
//! which rule. Pieces that face somewhere keep their facing, or turn to the one that is wished: they
//! march as a formation.

use std::collections::{BTreeMap, BTreeSet};

use kernel::rand_core::SeedableRng as _;
use kernel::{Anchor, Game, Journey, Lang, Rng, Seat, SeededDice, Viewer};
use serde_json::{Value, json};

use super::think::halt;
use super::together::{Move, Standing, Tried, Way, Ways, reason};
use crate::dto::{MarchEnd, Refused, Stays, Wish};

/// What came of a plan: see [`crate::dto::Marches`].
#[derive(Debug, Default)]
pub(crate) struct Marched {
    pub(crate) halt: Option<Value>,
    pub(crate) goes: Vec<kernel::Route>,
    pub(crate) short: Vec<Stays>,
    pub(crate) stays: Vec<Stays>,
    pub(crate) ends: Vec<MarchEnd>,
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
    let before: BTreeMap<String, kernel::Piece> =
        start.pieces(lang).map(|piece| (piece.id.clone(), piece)).collect();
    let mut now = start.clone();
    let mut marched = Marched::default();
    let mut openings = BTreeSet::new();
    for wish in wishes {
        let piece = wish.piece.clone();
        let first = firsts.get(piece.as_str()).map_or(&[][..], Vec::as_slice);
        // Who stays ends nobody's march, and has none of its own to end.
        let mut halt = None;
        let faces = before.get(piece.as_str()).and_then(|piece| piece.facing);
        let (way, reason) = match faces.filter(|_| !wish.along.is_empty()) {
            Some(faces) => {
                let faces = Faces { now: faces, wanted: wish.facing.unwrap_or(faces) };
                now.file(wish, first, faces, &mut halt, lang)
            }
            None => now.go_somewhere(wish, first, &mut halt, lang),
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
        let meant = wish.along.last().map(|last| wish.to.first().unwrap_or(last));
        let unturned = wish.facing.is_some() && reason.is_some();
        if unturned || meant.is_some_and(|to| route.via.last() != Some(to)) {
            marched.short.push(Stays { piece, reason });
        }
        marched.goes.push(route);
        marched.halt = halt;
    }
    let after: BTreeMap<String, kernel::Piece> =
        now.pieces(lang).map(|piece| (piece.id.clone(), piece)).collect();
    // Who was taken along by another is where it is meant to be.
    let meant = |piece: &str| wishes.iter().find(|wish| wish.piece == piece)?.to.first();
    marched.stays.retain(|Stays { piece, .. }| {
        let place = after.get(piece).map(|piece| &piece.place);
        meant(piece).is_none_or(|meant| place != Some(meant))
    });
    let pieces = wishes.iter().map(|wish| &wish.piece);
    // Others go along: the lower of a stack, with hits of its own.
    let along = after.keys().filter(|piece| wishes.iter().all(|wish| wish.piece != **piece));
    marched.ends = pieces
        .chain(along)
        .filter_map(|piece| end(before.get(piece)?, after.get(piece)?))
        .collect();
    marched
}

/// How a piece stands that has gone somewhere or turned, where it faces somewhere or was hit.
fn end(before: &kernel::Piece, after: &kernel::Piece) -> Option<MarchEnd> {
    let worn = |piece: &kernel::Piece| piece.wear.map_or(0, |wear| wear.hits);
    let hits = worn(after).saturating_sub(worn(before));
    let went = before.place != after.place || before.facing != after.facing;
    (went && (after.facing.is_some() || hits > 0)).then(|| MarchEnd {
        piece: after.id.clone(),
        place: after.place.clone(),
        facing: after.facing,
        hits,
    })
}

/// Where a piece faces, and where it shall face after its march.
#[derive(Clone, Copy)]
struct Faces {
    now: u8,
    wanted: u8,
}

/// When a piece on its march turns, and where to.
#[derive(Clone, Copy)]
enum Turn {
    Never,
    First(u8),
    Last(u8),
}

/// How a piece sets out.
struct Outset<'a, G: Game> {
    /// What it must be told before.
    opening: Option<G::Action>,
    first: &'a [First<G>],
    turn: Turn,
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
        let (mut near, mut way) = self.approach(wish, &wish.to, first)?;
        // Where others are asked on the way, it goes on from there: nearer and nearer.
        while wish.along.is_empty()
            && self.is_asked()
            && let Some((nearer, more)) = self.approach(wish, &wish.to[..near], &[])
        {
            near = nearer;
            way.steps.extend(more.steps);
            way.cost = way.cost.zip(more.cost).map(|(before, more)| before + more);
            way.stops = more.stops;
        }
        self.rest(halt);
        Some(way)
    }

    /// Goes to the first of these places that a way leads to and that is not full, and stays on its way.
    fn approach(
        &mut self,
        wish: &Wish,
        places: &[String],
        first: &[First<G>],
    ) -> Option<(usize, Way<G>)> {
        if places.is_empty() {
            return None;
        }
        let ways = self.ways(&wish.piece, first);
        let view = self.world.view(Viewer::Seat(self.seat));
        for (index, place) in places.iter().enumerate() {
            let Some(way) = ways.get(place).filter(|way| !self.is_full(&view, way)) else {
                continue;
            };
            if self.pass(way) {
                return Some((index, way.clone()));
            }
        }
        None
    }

    /// Goes to one of its places, or else as far as it can on the way to them.
    fn go_somewhere(
        &mut self,
        wish: &Wish,
        first: &[First<G>],
        halt: &mut Option<Value>,
        lang: Lang,
    ) -> (Way<G>, Option<Refused>) {
        if let Some(way) = self.arrive(wish, first, halt) {
            return (way, None);
        }
        let opens = first.is_empty() && self.is_asked();
        let opening = if opens { self.opening(&wish.piece) } else { None };
        self.walk(wish, &Outset { opening, first, turn: Turn::Never }, halt, lang)
    }

    /// Makes the steps of its file without turning on the way. Where that is barred it goes there by
    /// another way that ends with the facing that is wanted, or else as far as it can with the others.
    fn file(
        &mut self,
        wish: &Wish,
        first: &[First<G>],
        faces: Faces,
        halt: &mut Option<Value>,
        lang: Lang,
    ) -> (Way<G>, Option<Refused>) {
        let before = self.clone();
        let opening = if self.is_asked() { self.opening(&wish.piece) } else { None };
        // Who is told to go does not do first what it might do without.
        let first_steps = if opening.is_some() { &[] } else { first };
        let turns = [Turn::Last(faces.wanted), Turn::First(faces.wanted)];
        let turns = if faces.now == faces.wanted { &[Turn::Never][..] } else { &turns[..] };
        let mut short = None;
        for turn in turns {
            let outset = Outset { opening, first: first_steps, turn: *turn };
            let mut noted = None;
            let (walked, refused) = self.walk(wish, &outset, &mut noted, lang);
            let steps = walked.steps.iter().rev();
            let end = steps.flat_map(|step| self.moves(vec![*step])).map(|(_, place, _)| place);
            let arrived = end.take(1).any(|place| wish.along.last() == Some(&place));
            if arrived && refused.is_none() {
                *halt = noted;
                return (walked, None);
            }
            let after = std::mem::replace(self, before.clone());
            short.get_or_insert((after, walked, refused, noted));
        }
        if let Some(way) = self.arrive_facing(wish, first, faces, halt) {
            return (way, None);
        }
        let (after, walked, refused, noted) = short.expect("at least one way was tried");
        *self = after;
        *halt = noted;
        (walked, refused)
    }

    /// Goes to its place by any way after which it faces as wanted.
    fn arrive_facing(
        &mut self,
        wish: &Wish,
        first: &[First<G>],
        faces: Faces,
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
        if turned.unwrap_or(faces.now) != faces.wanted && !after.turn(faces.wanted, &mut way) {
            return None;
        }
        after.rest(halt);
        *self = after;
        Some(way)
    }

    /// The piece on its way turns, if it may.
    fn turn(&mut self, facing: u8, way: &mut Way<G>) -> bool {
        if !self.is_asked() {
            return false;
        }
        let view = self.world.view(Viewer::Seat(self.seat));
        let offers = self.offers();
        let turn = offers.into_iter().find(|turn| self.turns(&view, turn) == Some(facing));
        let Some(turn) = turn else { return false };
        let cost = G::offered(self.world.pack(), &view, &turn).cost.unwrap_or(0);
        way.cost = Some(way.cost.unwrap_or(0) + cost);
        way.steps.push(turn);
        self.step_on(&turn)
    }

    /// The rule that forbids the piece on its way to turn there.
    fn unturned(&self, facing: u8, lang: Lang) -> Option<Refused> {
        if !self.is_asked() {
            return None;
        }
        let view = self.world.view(Viewer::Seat(self.seat));
        let mut wishes = Vec::new();
        self.world.wishes(self.seat, &mut wishes);
        let mut turns = wishes.iter().filter(|wish| self.turns(&view, wish) == Some(facing));
        let refusal = turns.find_map(|turn| self.world.check(self.seat, turn).err())?;
        Some(super::refused::<G>(self.world.pack(), refusal, lang))
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
        outset: &Outset<'_, G>,
        halt: &mut Option<Value>,
        lang: Lang,
    ) -> (Way<G>, Option<Refused>) {
        let Outset { opening, first, turn } = *outset;
        let before = self.clone();
        let mut way = Way { steps: Vec::new(), cost: None, stops: false };
        let (mut refused, mut roomy) = (None, 0);
        let target = wish.to.first().cloned();
        // Who has nothing to go through may still be told why it cannot get there.
        let along = if wish.along.is_empty() { target.as_slice() } else { &wish.along };
        if let Some(opening) = opening.filter(|opening| self.step_on(opening)) {
            way.steps.push(opening);
        }
        if let Turn::First(facing) = turn
            && !self.turn(facing, &mut way)
        {
            *self = before;
            return (Way { steps: Vec::new(), cost: None, stops: false }, None);
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
        if roomy == way.steps.len() && refused.is_none() {
            if let Turn::Last(facing) = turn
                && !self.turn(facing, &mut way)
            {
                refused = self.unturned(facing, lang);
            }
        } else if roomy < way.steps.len() {
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
    fn pass(&mut self, way: &Way<G>) -> bool {
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
