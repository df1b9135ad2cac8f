//! What takes some thought: reasons, choices, chances, and what a bot would do. Each is thought of a
//! copy, on a thread that may take its time.

use std::time::Duration;

use bots::Budget;
use kernel::rand_core::SeedableRng as _;
use kernel::{
    Anchor, Choice, Chore, Game, Lang, OddsReport, Refuse as _, Rng, Route, Seat, Viewer,
};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::march::{Marched, march};
use super::setup::{Fitting, fit};
use super::together::{goals, gone};
use super::{Live, Plays as _, Thought, refused};
use crate::dto::{Goal, Reason, Wish};
use crate::table::BATCH;

/// What a bot decides within a budget; none if it finds nothing.
pub(crate) type Decision = Box<dyn FnOnce(&Budget) -> Option<Value> + Send>;

/// Chances to be worked out on another thread, as long as somebody waits for them.
pub(crate) type Foresight = Box<dyn Fn(&dyn Fn() -> bool) -> Option<OddsReport> + Send>;

/// What a seat may do with some pieces.
#[derive(Debug, Default)]
pub(crate) struct Offered {
    pub(crate) choices: Vec<Choice>,
    pub(crate) routes: Vec<Route>,
    pub(crate) goals: Vec<Goal>,
}

/// Whether pieces are asked about one by one, or as a group that goes together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Each,
    Together,
}

/// Pieces that might go somewhere to fight.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Attack {
    pub(crate) pieces: Vec<String>,
    pub(crate) place: String,
}

/// Thinking about a match.
pub(crate) trait Thinks: Send {
    /// Which rules forbid what one might want with something on the screen, first of all what one
    /// might want with it for these pieces.
    fn why(
        &self,
        seat: Seat,
        anchor: Anchor,
        pieces: Vec<String>,
        lang: Lang,
    ) -> Thought<Vec<Reason>>;
    /// What the seat may do with these pieces, and how far they can go; all that it may do if none
    /// are named. Asked about together, also where they can go as a group.
    fn choices(
        &self,
        seat: Seat,
        pieces: Vec<String>,
        asked: Asked,
        lang: Lang,
    ) -> Thought<Offered>;
    /// What becomes of many pieces that go each to a place of its own.
    fn march(&self, seat: Seat, wishes: Vec<Wish>, lang: Lang) -> Thought<Marched>;
    /// The chances of the next fight, as far as the viewer can tell; or of the fight that an attack
    /// would bring about.
    fn odds(&self, viewer: Viewer, attack: Option<Attack>, lang: Lang) -> Foresight;
    /// What a bot needs to decide for a seat; none if there is nothing to decide.
    fn thought(&self, seat: Seat, level: &str) -> Option<Decision>;
    /// The rest of the seat's [`Chore`] as a computer player would do it, from what the seat sees;
    /// beginning with one of these pieces, if any are named.
    fn placing(
        &self,
        seat: Seat,
        pieces: Vec<String>,
        time: Duration,
    ) -> Option<Thought<Vec<Value>>>;
    /// What the seat has placed in its set-up, as the actions that place it anew.
    fn arrangement(&self, seat: Seat) -> Thought<Option<Vec<Vec<Value>>>>;
    /// What of a kept set-up fits.
    fn fitting(&self, seat: Seat, parts: Vec<Vec<Value>>, lang: Lang) -> Thought<Fitting>;
}

impl<G: Game> Thinks for Live<G> {
    fn why(
        &self,
        seat: Seat,
        anchor: Anchor,
        pieces: Vec<String>,
        lang: Lang,
    ) -> Thought<Vec<Reason>> {
        let game = self.game.game().clone();
        Box::new(move || why(&game, seat, &anchor, &pieces, lang))
    }

    fn choices(
        &self,
        seat: Seat,
        pieces: Vec<String>,
        asked: Asked,
        lang: Lang,
    ) -> Thought<Offered> {
        let game = self.game.game().clone();
        Box::new(move || {
            let (pack, view) = (game.pack(), game.view(Viewer::Seat(seat)));
            let mut offers = Vec::new();
            kernel::offers(&game, seat, &mut offers);
            if !pieces.is_empty() {
                offers.retain(|action| moves_one_of::<G>(pack, &view, action, &pieces));
            }
            let choices = |actions: &[G::Action]| kernel::choices::<G>(pack, &view, actions, lang);
            let mut offered = Offered { choices: choices(&offers), ..Offered::default() };
            for piece in &pieces {
                for journey in game.journeys(seat, piece) {
                    let steps = choices(&journey.steps);
                    offered.routes.extend(route(piece, &steps, journey.cost, journey.stops));
                }
            }
            if asked == Asked::Together {
                offered.goals = goals(&game, seat, &pieces, lang);
            }
            offered
        })
    }

    fn march(&self, seat: Seat, wishes: Vec<Wish>, lang: Lang) -> Thought<Marched> {
        let game = self.game.game().clone();
        Box::new(move || march(&game, seat, &wishes, lang))
    }

    fn odds(&self, viewer: Viewer, attack: Option<Attack>, lang: Lang) -> Foresight {
        let (Some(Attack { pieces, place }), Viewer::Seat(seat)) = (attack, viewer) else {
            let (pack, view) = (self.game.pack(), self.game.view(viewer));
            return Box::new(move |go_on| G::forecast(pack, &view, None, lang, go_on));
        };
        let game = self.game.game().clone();
        Box::new(move |go_on| {
            let view = gone(&game, seat, &pieces, &place).view(viewer);
            G::forecast(game.pack(), &view, Some(&place), lang, go_on)
        })
    }

    fn thought(&self, seat: Seat, level: &str) -> Option<Decision> {
        let mut bot = bots::level::<G>(level, self.bot_seed(seat))?;
        let viewer = Viewer::Seat(seat);
        let offers = self.offers(viewer);
        if offers.is_empty() {
            return None;
        }
        let (pack, view) = (self.game.pack(), self.game.view(viewer));
        Some(Box::new(move |budget| {
            let choice = bot.choose(pack, &view, &offers, seat, budget);
            offers.get(choice).map(|action| json!(action))
        }))
    }

    fn placing(
        &self,
        seat: Seat,
        pieces: Vec<String>,
        time: Duration,
    ) -> Option<Thought<Vec<Value>>> {
        let (pack, seen) = (self.game.pack(), self.game.view(Viewer::Seat(seat)));
        let mut bot = bots::level::<G>("greedy", self.bot_seed(seat))?;
        Some(Box::new(move || {
            // In a world that fits what the seat sees: whatever is proposed tells nothing else.
            let mut world: G = kernel::imagine(pack, &seen, &mut Rng::seed_from_u64(0));
            let (mut offers, mut actions, mut begun) = (Vec::new(), Vec::new(), None);
            while let Some(chore) = world.chore()
                && begun.is_none_or(|begun| begun == chore)
                && world.pending().seats().contains(seat)
                && actions.len() < BATCH
            {
                kernel::offers(&world, seat, &mut offers);
                let view = world.view(Viewer::Seat(seat));
                if actions.is_empty() && !pieces.is_empty() {
                    offers.retain(|action| moves_one_of::<G>(pack, &view, action, &pieces));
                }
                if offers.is_empty() {
                    break;
                }
                let budget = Budget::unlimited().within(time);
                let choice = bot.choose(pack, &view, &offers, seat, &budget);
                let Some(action) = offers.get(choice) else { break };
                // Whatever these dice say is thrown away with the world.
                let mut dice = kernel::SeededDice::new(0, 0);
                let done = kernel::apply(&mut world, seat, action, &mut dice, None);
                if done.revocable() || chore != Chore::SetUp {
                    actions.push(json!(action));
                }
                if !done.revocable() {
                    break;
                }
                begun = world.chore();
            }
            actions
        }))
    }

    fn arrangement(&self, seat: Seat) -> Thought<Option<Vec<Vec<Value>>>> {
        let game = self.game.game().clone();
        Box::new(move || {
            let parts = game.arrangement(seat)?.into_iter();
            Some(parts.map(|part| part.iter().map(|action| json!(action)).collect()).collect())
        })
    }

    fn fitting(&self, seat: Seat, parts: Vec<Vec<Value>>, lang: Lang) -> Thought<Fitting> {
        let game = self.game.game().clone();
        Box::new(move || fit(&game, seat, &parts, lang))
    }
}

impl<G: Game> Live<G> {
    /// What a bot at this seat decides by now.
    fn bot_seed(&self, seat: Seat) -> u64 {
        // The same seed at the same moment, so that a restart changes no bot's mind. Hashed, so
        // that nothing the bot does tells anything about the dice.
        let mut hash = Sha256::new();
        hash.update(b"rubicon bot");
        hash.update(self.game.seed().0);
        let digest = hash.finalize();
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        bots::seed_of(u64::from_le_bytes(first), self.version() as u64, seat)
    }
}

/// Whether an action begins with one of these pieces.
fn moves_one_of<G: Game>(
    pack: &'static G::Pack,
    view: &G::View,
    action: &G::Action,
    pieces: &[String],
) -> bool {
    match G::path(pack, view, action).first() {
        Some(Anchor::Piece(piece)) => pieces.contains(piece),
        Some(_) | None => false,
    }
}

/// The action that ends what a piece is in the middle of.
pub(super) fn halt<G: Game>(game: &G, seat: Seat) -> Option<G::Action> {
    let (view, halt) = (game.view(Viewer::Seat(seat)), [Anchor::Button("halt".to_owned())]);
    let mut offers = Vec::new();
    kernel::offers(game, seat, &mut offers);
    offers.into_iter().find(|action| G::path(game.pack(), &view, action) == halt)
}

/// The steps of a piece's journey as one choice: a click on the piece, and one on where it ends.
pub(super) fn route(piece: &str, legs: &[Choice], cost: Option<i64>, stops: bool) -> Option<Route> {
    let place = |choice: &Choice| match choice.path.last() {
        Some(Anchor::Place(place)) => Some(place.clone()),
        Some(_) | None => None,
    };
    let mut actions = legs.iter().map(|leg| leg.action.clone());
    let action = actions.next()?;
    // After the last place it may turn, and ends there all the same.
    let (last, end) = legs.iter().rev().find_map(|leg| Some((leg, place(leg)?)))?;
    let path = vec![Anchor::Piece(piece.to_owned()), Anchor::Place(end)];
    let choice = Choice { action, cost, stops, path, ..last.clone() };
    Some(Route { choice, via: legs.iter().filter_map(place).collect(), then: actions.collect() })
}

/// The reasons of [`Thinks::why`]: of all that one might wish, only what has to do with the anchor
/// is put to the rules, for there is much to wish. Where they say something of the pieces with the
/// anchor, that alone is the answer.
fn why<G: Game>(
    game: &G,
    seat: Seat,
    anchor: &Anchor,
    pieces: &[String],
    lang: Lang,
) -> Vec<Reason> {
    let view = game.view(Viewer::Seat(seat));
    if !game.pending().seats().contains(seat) {
        let prompt = kernel::prompt::<G>(game.pack(), &view, lang);
        return vec![Reason { label: String::new(), rule: prompt.rule, why: prompt.text }];
    }
    let mut wishes = Vec::new();
    game.wishes(seat, &mut wishes);
    let own = |path: &[Anchor]| match path.first() {
        Some(Anchor::Piece(piece)) => pieces.contains(piece),
        Some(_) | None => false,
    };
    let about = wishes.iter().filter_map(|wish| {
        let offered = G::offered(game.pack(), &view, wish);
        offered.path.contains(anchor).then_some((wish, offered))
    });
    let (mine, others): (Vec<_>, Vec<_>) = about.partition(|(_, offered)| own(&offered.path));
    let forbidden = |wishes: Vec<(&G::Action, kernel::Offered)>| {
        let mut codes = Vec::new();
        let mut reasons = Vec::new();
        for (wish, offered) in wishes {
            let Err(refusal) = game.check(seat, wish) else { continue };
            if codes.contains(&refusal.code()) {
                continue;
            }
            codes.push(refusal.code());
            let refused = refused::<G>(game.pack(), refusal, lang);
            let label = G::phrasebook().say(lang, &offered.label);
            reasons.push(Reason { label, rule: refused.rule, why: refused.why });
        }
        reasons
    };
    let reasons = forbidden(mine);
    if reasons.is_empty() { forbidden(others) } else { reasons }
}
