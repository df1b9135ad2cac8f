//! A match in memory, whichever game it is.
//!
//! [`LiveMatch`] is the one door between the server and a game. Everything that comes out of it is
//! made from the kernel's views, scenes and tellings; the state itself never leaves.

use bots::Budget;
use std::collections::BTreeMap;
use std::path::Path;

use kernel::record::Settled;
use kernel::{
    Anchor, Choice, Game, Lang, Match, OddsReport, Pending, Refuse as _, Route, Scene, Seat, Seed,
    Setup, SetupError, UndoRefused, Viewer,
};
use registry::Visitor;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::dto::{Line, OrderKnown, Reason, RollLine, StepLine};
use crate::table::BATCH;

/// Why a game did not do as asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Denied {
    /// A rule forbids it.
    Refused { rule: String, code: String, why: String },
    /// It is not something that this game knows.
    Nonsense(String),
}

/// Something that takes long, to be thought of on another thread: it holds a copy of what it needs
/// and no table.
pub(crate) type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// How the rules ended a match: who won, and by which rule.
pub(crate) struct Verdict {
    pub(crate) winners: Vec<String>,
    pub(crate) rule: String,
}

/// A match of some game.
pub(crate) trait LiveMatch: Send {
    /// How many actions stand.
    fn version(&self) -> usize;
    /// Who must decide.
    fn pending(&self) -> Vec<Seat>;
    /// How the rules ended it.
    fn verdict(&self) -> Option<Verdict>;
    /// The hash that the dice are committed to.
    fn commitment(&self) -> String;
    /// Whether two seats win and lose together.
    fn allied(&self, a: Seat, b: Seat) -> bool;
    /// Whether one seat may speak to another during the match.
    fn may_talk(&self, from: Seat, to: Seat) -> bool;

    /// Carries out an action and what standing orders answer to it.
    fn submit(&mut self, seat: Seat, action: &Value, lang: Lang) -> Result<(), Denied>;
    /// Carries out an action of the log.
    fn replay(&mut self, seat: Seat, action: &Value) -> Result<(), Denied>;
    /// The actions from number `from` on: whose and what.
    fn actions(&self, from: usize) -> Vec<(Seat, Value)>;
    /// Whether the seat owes the same decision, out of the same offers, as after so many actions:
    /// others may have decided theirs in the meantime.
    fn same_decision_since(&self, seat: Seat, version: usize) -> bool;

    /// Whether the seat may take its last action back.
    fn may_undo(&self, seat: Seat) -> Result<(), UndoRefused>;
    /// Takes everything after the first `count` actions back.
    fn truncate(&mut self, count: usize);

    /// A seat's standing orders.
    fn orders(&self, seat: Seat) -> Vec<Value>;
    /// Sets a seat's standing orders and lets them answer.
    fn order(&mut self, seat: Seat, orders: &[Value]) -> Result<(), Denied>;
    /// Sets a seat's standing orders from the log.
    fn restore_orders(&mut self, seat: Seat, orders: &[Value]) -> Result<(), Denied>;
    /// The standing orders that there are.
    fn known_orders(&self, viewer: Viewer, lang: Lang) -> Vec<OrderKnown>;

    /// What a client draws now, with what the viewer may do.
    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene;
    /// What a client draws of the moment after so many actions.
    fn scene_at(&self, count: usize, viewer: Viewer, lang: Lang) -> Scene;
    /// What the viewer reads of the actions of these numbers; number 0 is the set-up.
    fn lines(&mut self, from: usize, to: usize, viewer: Viewer, lang: Lang) -> Vec<Line>;
    /// Year and turn after each number of actions.
    fn titles(&mut self, lang: Lang) -> Vec<String>;
    /// Who took the action of this number.
    fn actor(&self, number: usize) -> Option<Seat>;
    /// Which rules forbid what one might want with something on the screen.
    fn why(&self, seat: Seat, anchor: Anchor, lang: Lang) -> Thought<Vec<Reason>>;
    /// Moves of several steps that a piece of the seat's can make.
    fn routes(&self, seat: Seat, piece: &str, lang: Lang) -> Vec<Route>;
    /// The chances of the next fight, as far as the viewer can tell.
    fn odds(&self, viewer: Viewer, lang: Lang) -> Thought<Option<OddsReport>>;
    /// The match record; `settled` says how the players ended it, if they did.
    fn record(&self, settled: Option<(Settled, Vec<String>)>) -> String;
    /// What a bot needs to decide for a seat; none if there is nothing to decide.
    fn thought(&self, seat: Seat, level: &str) -> Option<Thought<Option<Value>>>;
    /// The rest of the seat's set-up as a computer player would do it, from what the seat sees, as
    /// far as nothing is rolled, revealed or handed over.
    fn placing(&self, seat: Seat) -> Option<Thought<Vec<Value>>>;
    /// Whether the seat still sets up.
    fn sets_up(&self, seat: Seat) -> bool;
}

/// What a match begins with.
pub(crate) struct Beginning<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) match_id: &'a str,
    pub(crate) seed: &'a Seed,
    pub(crate) players: &'a [String],
    /// The hash of the data the table was made with.
    pub(crate) pack: &'a str,
    /// An owner's data folder.
    pub(crate) data: Option<&'a Path>,
}

/// Why a match cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CannotBegin {
    /// The data files are faulty.
    Data(String),
    /// The data files are others than the table was made with.
    OtherData,
    /// The set-up does not exist.
    Setup(SetupError),
}

impl Visitor for Beginning<'_> {
    type Out = Result<Box<dyn LiveMatch>, CannotBegin>;

    fn visit<G: Game>(self) -> Self::Out {
        let loaded = registry::load::<G>(self.data).map_err(|faults| {
            CannotBegin::Data(faults.first().map(ToString::to_string).unwrap_or_default())
        })?;
        if loaded.files.hash() != self.pack {
            return Err(CannotBegin::OtherData);
        }
        let game = Match::<G>::new(
            loaded.pack,
            loaded.files,
            self.setup,
            self.match_id,
            self.seed.clone(),
            self.players.to_vec(),
        )
        .map_err(CannotBegin::Setup)?;
        Ok(Box::new(Live { game, read: BTreeMap::new(), titles: [Vec::new(), Vec::new()] }))
    }
}

/// A match of the game `G`, with the journal lines that were read already.
struct Live<G: Game> {
    game: Match<G>,
    /// By viewer and language: the lines of the set-up and of each action.
    read: BTreeMap<(Viewer, &'static str), Vec<Vec<Line>>>,
    /// By language: year and turn after each number of actions, as far as anybody asked.
    titles: [Vec<String>; 2],
}

/// Where the game is: year and turn.
pub(crate) fn title(scene: &Scene) -> String {
    scene.headline.when.clone()
}

impl<G: Game> Live<G> {
    fn action(value: &Value) -> Result<G::Action, Denied> {
        serde_json::from_value(value.clone())
            .map_err(|error| Denied::Nonsense(format!("not an action of this game: {error}")))
    }

    fn parse_orders(orders: &[Value]) -> Result<Vec<G::Order>, Denied> {
        orders
            .iter()
            .map(|order| {
                serde_json::from_value(order.clone()).map_err(|error| {
                    Denied::Nonsense(format!("not a standing order of this game: {error}"))
                })
            })
            .collect()
    }

    fn refused(&self, refusal: G::Refusal, lang: Lang) -> Denied {
        Denied::Refused {
            rule: refusal.rule().0.to_owned(),
            code: refusal.code().to_owned(),
            why: G::phrasebook().say(lang, &refusal.message(self.game.pack())),
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.game.header().seats[seat.index()].clone()
    }

    /// The lines of an action, or of the set-up, made afresh.
    fn tell(&self, number: usize, viewer: Viewer, lang: Lang) -> Vec<Line> {
        let (seat, entries) = match number.checked_sub(1) {
            None => (None, self.game.opening_journal()),
            Some(index) => {
                let seat = self.game.moves().get(index).map(|step| self.name(step.seat));
                (seat, self.game.journal_of(index))
            }
        };
        entries
            .iter()
            .filter_map(|entry| match entry {
                kernel::Entry::Event(event) => {
                    let message = G::tell(self.game.pack(), event, viewer)?;
                    let text = G::phrasebook().say(lang, &message);
                    let rule = Some(message.rule.0.to_owned());
                    let step = message.step.map(|step| StepLine {
                        what: step.what,
                        from: step.from,
                        to: step.to,
                    });
                    Some(Line::Told { n: number, seat: seat.clone(), text, rule, step })
                }
                // A secret roll, such as a shuffle, shows nothing that is worth a line.
                kernel::Entry::Roll(roll) => roll.face.map(|face| Line::Rolled {
                    n: number,
                    seat: seat.clone(),
                    roll: RollLine {
                        purpose: roll.purpose.to_owned(),
                        sides: roll.sides,
                        face,
                        hit: roll.hit,
                    },
                }),
            })
            .collect()
    }

    fn offers(&self, viewer: Viewer) -> Vec<G::Action> {
        let mut offers = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            kernel::offers(self.game.game(), seat, &mut offers);
        }
        offers
    }
}

impl<G: Game> LiveMatch for Live<G> {
    fn version(&self) -> usize {
        self.game.moves().len()
    }

    fn pending(&self) -> Vec<Seat> {
        self.game.game().pending().seats().iter().collect()
    }

    fn verdict(&self) -> Option<Verdict> {
        match self.game.game().pending() {
            Pending::Seats(..) => None,
            Pending::Over(outcome) => Some(Verdict {
                winners: outcome.winners.iter().map(|seat| self.name(seat)).collect(),
                rule: outcome.rule.0.to_owned(),
            }),
        }
    }

    fn commitment(&self) -> String {
        self.game.header().commitment.clone()
    }

    fn allied(&self, a: Seat, b: Seat) -> bool {
        G::allied(&self.game.header().setup(), a, b)
    }

    fn may_talk(&self, from: Seat, to: Seat) -> bool {
        G::may_talk(&self.game.header().setup(), from, to)
    }

    fn submit(&mut self, seat: Seat, action: &Value, lang: Lang) -> Result<(), Denied> {
        let action = Self::action(action)?;
        self.game.submit(seat, &action).map_err(|refusal| self.refused(refusal, lang))
    }

    fn replay(&mut self, seat: Seat, action: &Value) -> Result<(), Denied> {
        let action = Self::action(action)?;
        self.game.replay(seat, &action).map_err(|refusal| self.refused(refusal, Lang::En))
    }

    fn actions(&self, from: usize) -> Vec<(Seat, Value)> {
        self.game.moves()[from..].iter().map(|step| (step.seat, json!(step.action))).collect()
    }

    fn same_decision_since(&self, seat: Seat, version: usize) -> bool {
        let moves = self.game.moves();
        if version >= moves.len() {
            return version == moves.len();
        }
        if moves[version..].iter().any(|step| step.seat == seat) {
            return false;
        }
        let (mut then, mut now) = (Vec::new(), Vec::new());
        kernel::offers(&self.game.at(version), seat, &mut then);
        kernel::offers(self.game.game(), seat, &mut now);
        !then.is_empty() && then == now
    }

    fn may_undo(&self, seat: Seat) -> Result<(), UndoRefused> {
        self.game.may_undo(seat)
    }

    fn truncate(&mut self, count: usize) {
        self.game.truncate(count);
        for lines in self.read.values_mut() {
            lines.truncate(count + 1);
        }
        for titles in &mut self.titles {
            titles.truncate(count + 1);
        }
    }

    fn orders(&self, seat: Seat) -> Vec<Value> {
        self.game.orders(seat).iter().map(|order| json!(order)).collect()
    }

    fn order(&mut self, seat: Seat, orders: &[Value]) -> Result<(), Denied> {
        let orders = Self::parse_orders(orders)?;
        self.game.order(seat, orders);
        Ok(())
    }

    fn restore_orders(&mut self, seat: Seat, orders: &[Value]) -> Result<(), Denied> {
        let orders = Self::parse_orders(orders)?;
        self.game.restore_orders(seat, orders);
        Ok(())
    }

    fn known_orders(&self, viewer: Viewer, lang: Lang) -> Vec<OrderKnown> {
        G::known_orders(self.game.pack(), &self.game.view(viewer), lang)
            .into_iter()
            .map(|order| OrderKnown {
                id: json!(order.id),
                label: order.label,
                rule: order.rule.0.to_owned(),
            })
            .collect()
    }

    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene {
        let offers = self.offers(viewer);
        kernel::scene::<G>(self.game.pack(), &self.game.view(viewer), &offers, lang)
    }

    fn scene_at(&self, count: usize, viewer: Viewer, lang: Lang) -> Scene {
        kernel::scene::<G>(self.game.pack(), &self.game.at(count).view(viewer), &[], lang)
    }

    fn lines(&mut self, from: usize, to: usize, viewer: Viewer, lang: Lang) -> Vec<Line> {
        let key = (viewer, lang.code());
        let mut read = self.read.remove(&key).unwrap_or_default();
        let to = to.min(self.version());
        for number in read.len()..=to {
            read.push(self.tell(number, viewer, lang));
        }
        let lines = read[from.min(to + 1)..=to].concat();
        self.read.insert(key, read);
        lines
    }

    fn titles(&mut self, lang: Lang) -> Vec<String> {
        let (game, titles) = (&self.game, &mut self.titles[lang as usize]);
        let told = |state: &G| {
            let view = state.view(Viewer::Spectator);
            G::phrasebook().say(lang, &G::headline(game.pack(), &view).when)
        };
        for number in titles.len()..=game.moves().len() {
            titles.push(told(&game.at(number)));
        }
        titles.clone()
    }

    fn actor(&self, number: usize) -> Option<Seat> {
        self.game.moves().get(number.checked_sub(1)?).map(|step| step.seat)
    }

    fn why(&self, seat: Seat, anchor: Anchor, lang: Lang) -> Thought<Vec<Reason>> {
        let game = self.game.game().clone();
        Box::new(move || why(&game, seat, &anchor, lang))
    }

    fn routes(&self, seat: Seat, piece: &str, lang: Lang) -> Vec<Route> {
        let game = self.game.game();
        let journeys = game.journeys(seat, piece);
        let steps: Vec<G::Action> =
            journeys.iter().flat_map(|journey| journey.steps.iter().cloned()).collect();
        let view = game.view(Viewer::Seat(seat));
        let mut choices = kernel::choices::<G>(self.game.pack(), &view, &steps, lang).into_iter();
        let place = |choice: &Choice| match choice.path.last() {
            Some(Anchor::Place(place)) => Some(place.clone()),
            Some(Anchor::Piece(_) | Anchor::Card(_) | Anchor::Button(_) | Anchor::Facing(_))
            | None => None,
        };
        let mut routes = Vec::new();
        for journey in journeys {
            let steps: Vec<Choice> = choices.by_ref().take(journey.steps.len()).collect();
            let via = steps.iter().filter_map(place).collect();
            let mut actions = steps.iter().map(|step| step.action.clone());
            let (Some(action), Some(last)) = (actions.next(), steps.last()) else { continue };
            let choice =
                Choice { action, cost: Some(journey.cost), stops: journey.stops, ..last.clone() };
            routes.push(Route { choice, via, then: actions.collect() });
        }
        routes
    }

    fn odds(&self, viewer: Viewer, lang: Lang) -> Thought<Option<OddsReport>> {
        let (pack, view) = (self.game.pack(), self.game.view(viewer));
        Box::new(move || G::forecast(pack, &view, lang))
    }

    fn record(&self, settled: Option<(Settled, Vec<String>)>) -> String {
        match settled {
            None => kernel::record::write(&self.game),
            Some((by, winners)) => kernel::record::write_settled(&self.game, by, winners),
        }
    }

    fn sets_up(&self, seat: Seat) -> bool {
        let game = self.game.game();
        game.setting_up() && game.pending().seats().contains(seat)
    }

    fn placing(&self, seat: Seat) -> Option<Thought<Vec<Value>>> {
        let mut game = self.game.game().clone();
        let mut bot = bots::level::<G>("greedy", self.bot_seed(seat))?;
        Some(Box::new(move || {
            let (mut offers, mut actions) = (Vec::new(), Vec::new());
            while game.setting_up()
                && game.pending().seats().contains(seat)
                && actions.len() < BATCH
            {
                kernel::offers(&game, seat, &mut offers);
                let view = game.view(Viewer::Seat(seat));
                let choice = bot.choose(game.pack(), &view, &offers, seat, &Budget::unlimited());
                let Some(action) = offers.get(choice) else { break };
                // Whatever these dice say is thrown away with the copy.
                let mut dice = kernel::SeededDice::new(0, 0);
                if !kernel::apply(&mut game, seat, action, &mut dice, None).revocable() {
                    break;
                }
                actions.push(json!(action));
            }
            actions
        }))
    }

    fn thought(&self, seat: Seat, level: &str) -> Option<Thought<Option<Value>>> {
        let mut bot = bots::level::<G>(level, self.bot_seed(seat))?;
        let viewer = Viewer::Seat(seat);
        let offers = self.offers(viewer);
        if offers.is_empty() {
            return None;
        }
        let (pack, view) = (self.game.pack(), self.game.view(viewer));
        Some(Box::new(move || {
            let choice = bot.choose(pack, &view, &offers, seat, &Budget::unlimited());
            offers.get(choice).map(|action| json!(action))
        }))
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

/// The reasons of [`LiveMatch::why`]: of all that one might wish, only what has to do with the
/// anchor is put to the rules, for there is much to wish.
fn why<G: Game>(game: &G, seat: Seat, anchor: &Anchor, lang: Lang) -> Vec<Reason> {
    let view = game.view(Viewer::Seat(seat));
    if !game.pending().seats().contains(seat) {
        let prompt = kernel::prompt::<G>(game.pack(), &view, lang);
        return vec![Reason { label: String::new(), rule: prompt.rule, why: prompt.text }];
    }
    let mut wishes = Vec::new();
    game.wishes(seat, &mut wishes);
    let choices = kernel::choices::<G>(game.pack(), &view, &wishes, lang);
    let mut codes = Vec::new();
    let mut reasons = Vec::new();
    for (choice, wish) in choices.into_iter().zip(&wishes) {
        if !choice.path.contains(anchor) {
            continue;
        }
        let Err(refusal) = game.check(seat, wish) else { continue };
        if codes.contains(&refusal.code()) {
            continue;
        }
        codes.push(refusal.code());
        reasons.push(Reason {
            label: choice.label,
            rule: refusal.rule().0.to_owned(),
            why: G::phrasebook().say(lang, &refusal.message(game.pack())),
        });
    }
    reasons
}
