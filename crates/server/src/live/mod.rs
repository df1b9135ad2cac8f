//! A match in memory, whichever game it is.
//!
//! [`LiveMatch`] is the one door between the server and a game: playing (here), what people see of
//! it (`look`), and what takes some thought (`think`). Everything that comes out of it is made from
//! the kernel's views, scenes and tellings; the state itself never leaves.

mod look;
mod march;
mod setup;
mod think;
mod together;

use std::collections::BTreeMap;
use std::path::Path;

use kernel::record::Settled;
use kernel::{
    Brought, By, Draft, Game, Lang, Lasts, Match, Message, Pending, Played, Refuse as _, Seat,
    Seed, Setup, SetupError, SnapshotOf, Standing, TimeLimit, UndoRefused, Viewer,
};
use registry::Visitor;
use serde_json::{Value, json};

use crate::dto::{Line, Refused};

pub(crate) use look::{Choices, Drawn, Looks};
pub(crate) use march::Marched;
pub(crate) use setup::Fitting;
pub(crate) use think::{Asked, Attack, Decision, Foresight, Offered, Thinks};

/// Why a game did not do as asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Denied {
    /// A rule forbids it.
    Refused(Refused),
    /// It is not something that this game knows.
    Nonsense(String),
    /// It needs what lies before the moment that the match was resumed from.
    Earlier,
}

/// Something that takes a while, to be thought of on another thread: it holds a copy of what it
/// needs and no table.
pub(crate) type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// How the rules ended a match: who won, and by which rule.
pub(crate) struct Verdict {
    pub(crate) winners: Vec<String>,
    pub(crate) rule: String,
}

/// A match of some game.
pub(crate) trait LiveMatch: Plays + Looks + Thinks {}

impl<T: Plays + Looks + Thinks> LiveMatch for T {}

/// Playing a match.
pub(crate) trait Plays: Send {
    /// How many actions stand.
    fn version(&self) -> usize;
    /// How many stood at the moment from which it knows them: none, unless it was resumed.
    fn first(&self) -> usize;
    /// Whether it knows all that happened: it was not resumed.
    fn is_whole(&self) -> bool;
    /// Who must decide.
    fn pending(&self) -> Vec<Seat>;
    /// How the rules ended it.
    fn verdict(&self) -> Option<Verdict>;
    /// How long the seat has for what it is asked now, where the rules limit that.
    fn time_limit(&self, seat: Seat) -> Option<TimeLimit<Value>>;
    /// What the turn is called, for us alone.
    fn turn(&self) -> String;
    /// Whether two seats win and lose together.
    fn allied(&self, a: Seat, b: Seat) -> bool;
    /// Whether one seat may speak to another during the match.
    fn may_talk(&self, from: Seat, to: Seat) -> bool;

    /// Whether these are actions of the game at all.
    fn check_form(&self, actions: &[Value]) -> Result<(), Denied>;
    /// Carries out an action of the log.
    fn replay(&mut self, seat: Seat, action: &Value, by: By) -> Result<(), Denied>;
    /// A draft of how it goes on.
    fn draft(&self) -> Box<dyn Drafts + '_>;
    /// Who took the action of this number.
    fn actor(&self, number: usize) -> Result<Option<Seat>, Denied>;
    /// The seat's last action that no standing order gave, by its index.
    fn last_decision(&self, seat: Seat) -> Option<usize>;
    /// Whether the seat owes the same decision, out of the same offers, as after so many actions:
    /// others may have decided theirs in the meantime.
    fn same_decision_since(&self, seat: Seat, version: usize) -> Result<bool, Denied>;

    /// Whether the seat may take its last action back if only the first `count` stand, and how many
    /// then stand.
    fn may_undo(&self, count: usize, seat: Seat) -> Result<usize, UndoRefused>;
    /// Takes everything after the first `count` actions back.
    fn truncate(&mut self, count: usize) -> Result<(), Denied>;

    /// A seat's standing orders.
    fn orders(&self, seat: Seat) -> Vec<Value>;
    /// Sets a seat's standing orders; the log has what they answer.
    fn restore_orders(&mut self, seat: Seat, orders: &[Value]) -> Result<(), Denied>;

    /// The match record; `settled` says how the players ended it, if they did.
    fn record(&self, settled: Option<(Settled, Vec<String>)>) -> Result<String, Denied>;
    /// The match as it stands, to be resumed by [`Resuming`], with the position so many actions back
    /// and how many stood in it. It has everybody's secrets.
    fn snapshot(&self, back: usize) -> (usize, String);
}

/// Playing a match on in thought.
pub(crate) trait Drafts {
    /// How many actions stand in it, with those of the match.
    fn version(&self) -> usize;
    /// What was done in it: whose, what, and who gave it.
    fn steps(&self) -> Vec<(Seat, Value, By)>;
    /// Carries out an action and what standing orders answer to it.
    fn submit(&mut self, seat: Seat, action: &Value, lang: Lang) -> Result<Played, Denied>;
    /// Sets a seat's standing orders and lets them answer.
    fn order(&mut self, seat: Seat, orders: &[Value]) -> Result<(), Denied>;
    /// The action that ends what a piece is in the middle of, if there is one.
    fn halt(&self, seat: Seat) -> Option<Value>;
    /// Remembers how far it is.
    fn save(&mut self);
    /// Goes back to where it was remembered.
    fn restore(&mut self);
}

impl<G: Game> Drafts for Draft<'_, G> {
    fn version(&self) -> usize {
        self.count()
    }

    fn steps(&self) -> Vec<(Seat, Value, By)> {
        let steps = Self::steps(self).iter();
        steps.map(|(seat, action, by)| (*seat, json!(action), *by)).collect()
    }

    fn submit(&mut self, seat: Seat, action: &Value, lang: Lang) -> Result<Played, Denied> {
        let action = parse_action::<G>(action)?;
        Self::submit(self, seat, &action)
            .map_err(|refusal| Denied::Refused(refused::<G>(self.game().pack(), refusal, lang)))
    }

    fn order(&mut self, seat: Seat, orders: &[Value]) -> Result<(), Denied> {
        Self::order(self, seat, parse_orders::<G>(orders)?);
        Ok(())
    }

    fn halt(&self, seat: Seat) -> Option<Value> {
        think::halt(self.game(), seat).map(|action| json!(action))
    }

    fn save(&mut self) {
        Self::save(self);
    }

    fn restore(&mut self) {
        Self::restore(self);
    }
}

/// What a match begins with.
pub(crate) struct Beginning<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) match_id: &'a str,
    pub(crate) seed: &'a Seed,
    /// What the seats brought to the dice; none where the seed is all there is.
    pub(crate) brought: Option<&'a [Brought]>,
    pub(crate) players: &'a [String],
    /// The hash of the data the table was made with.
    pub(crate) pack: &'a str,
    /// An owner's data folder.
    pub(crate) data: Option<&'a Path>,
}

/// What a match goes on from.
pub(crate) struct Resuming<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) match_id: &'a str,
    pub(crate) seed: &'a Seed,
    /// The hash of the data the table was made with.
    pub(crate) pack: &'a str,
    /// An owner's data folder.
    pub(crate) data: Option<&'a Path>,
    /// What [`Plays::snapshot`] wrote.
    pub(crate) snapshot: &'a str,
}

/// Why a match cannot begin, or not go on from a snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CannotBegin {
    /// The data files are faulty.
    Data(String),
    /// The data files are others than the table was made with.
    OtherData,
    /// The set-up does not exist.
    Setup(SetupError),
    /// The snapshot is none of this match.
    Snapshot(String),
}

/// The data of a game, if they are those that a table was made with.
fn load<G: Game>(data: Option<&Path>, pack: &str) -> Result<registry::Loaded<G>, CannotBegin> {
    let loaded = registry::load::<G>(data).map_err(|faults| {
        CannotBegin::Data(faults.first().map(ToString::to_string).unwrap_or_default())
    })?;
    if loaded.files.hash() == pack { Ok(loaded) } else { Err(CannotBegin::OtherData) }
}

impl Visitor for Beginning<'_> {
    type Out = Result<Box<dyn LiveMatch>, CannotBegin>;

    fn visit<G: Game>(self) -> Self::Out {
        let loaded = load::<G>(self.data, self.pack)?;
        let (pack, files, setup, id) = (loaded.pack, loaded.files, self.setup, self.match_id);
        let (seed, players) = (self.seed.clone(), self.players.to_vec());
        let game = match self.brought {
            None => Match::<G>::new(pack, files, setup, id, seed, players),
            Some(brought) => Match::with_lots(pack, files, setup, id, seed, players, brought),
        };
        let mut turns = Vec::new();
        let game = game.map_err(CannotBegin::Setup)?;
        note_turn(&mut turns, &game);
        Ok(Box::new(Live { game, read: BTreeMap::new(), turns }))
    }
}

impl Visitor for Resuming<'_> {
    type Out = Result<Box<dyn LiveMatch>, CannotBegin>;

    fn visit<G: Game>(self) -> Self::Out {
        let loaded = load::<G>(self.data, self.pack)?;
        let snapshot: SnapshotOf<G> = serde_json::from_str(self.snapshot)
            .map_err(|error| CannotBegin::Snapshot(error.to_string()))?;
        let header = snapshot.header();
        let set_up = (&header.scenario, &header.set) == (&self.setup.scenario, &self.setup.set);
        if header.id != self.match_id || header.pack != self.pack || !set_up {
            return Err(CannotBegin::Snapshot("it is of another match".to_owned()));
        }
        let mut turns = Vec::new();
        let note = |game: &Match<G>| note_turn(&mut turns, game);
        let game = Match::resume(loaded.pack, self.seed.clone(), snapshot, note);
        let game = game.map_err(|error| CannotBegin::Snapshot(error.to_string()))?;
        Ok(Box::new(Live { game, read: BTreeMap::new(), turns }))
    }
}

/// A match of the game `G`, with the journal lines that were read already.
struct Live<G: Game> {
    game: Match<G>,
    /// By viewer and language: what was read of the journal.
    read: BTreeMap<(Viewer, &'static str), Read>,
    /// After how many actions each turn began, and what it is called. The first may have begun
    /// before, in a match that was resumed.
    turns: Vec<(usize, Message)>,
}

/// Lines of the journal that follow on each other.
#[derive(Default)]
struct Read {
    /// The number of the first action that was read; 0 is the set-up.
    from: usize,
    /// The lines of each.
    lines: Vec<Vec<Line>>,
}

fn parse_action<G: Game>(value: &Value) -> Result<G::Action, Denied> {
    use serde::Deserialize as _;
    G::Action::deserialize(value)
        .map_err(|error| Denied::Nonsense(format!("not an action of this game: {error}")))
}

/// Standing orders as they are sent: the order alone if it stands for the whole game, or else
/// `{"order","for"}`.
pub(crate) fn parse_orders<G: Game>(orders: &[Value]) -> Result<Vec<Standing<G::Order>>, Denied> {
    use serde::Deserialize as _;
    let parse = |value: &Value| {
        let brief = value.get("for").zip(value.get("order"));
        let lasts = brief.map_or(Ok(Lasts::Game), |(lasts, _)| Lasts::deserialize(lasts))?;
        let order = G::Order::deserialize(brief.map_or(value, |(_, order)| order))?;
        Ok(Standing { order, lasts })
    };
    let nonsense = |error: serde_json::Error| {
        Denied::Nonsense(format!("not a standing order of this game: {error}"))
    };
    orders.iter().map(|value| parse(value).map_err(nonsense)).collect()
}

/// A standing order as it is sent.
fn order_sent<O: serde::Serialize>(standing: &Standing<O>) -> Value {
    match standing.lasts {
        Lasts::Game => json!(standing.order),
        lasts @ (Lasts::Round | Lasts::Fight) => json!({ "order": standing.order, "for": lasts }),
    }
}

impl<G: Game> Live<G> {
    /// Whether the moment after so many actions is known.
    fn knows(&self, count: usize) -> Result<(), Denied> {
        if count < self.game.first() { Err(Denied::Earlier) } else { Ok(()) }
    }

    /// Whether the action of this number is known; 0 is the set-up.
    fn knows_action(&self, number: usize) -> Result<(), Denied> {
        let known = self.game.is_whole() || number > self.game.first();
        if known { Ok(()) } else { Err(Denied::Earlier) }
    }

    fn refused(&self, refusal: G::Refusal, lang: Lang) -> Denied {
        Denied::Refused(refused::<G>(self.game.pack(), refusal, lang))
    }

    fn name(&self, seat: Seat) -> String {
        self.game.header().seats[seat.index()].clone()
    }

    fn offers(&self, viewer: Viewer) -> Vec<G::Action> {
        let mut offers = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            kernel::offers(self.game.game(), seat, &mut offers);
        }
        offers
    }
}

/// Keeps what the turn is called now, as everybody knows it, where it is a new one.
fn note_turn<G: Game>(turns: &mut Vec<(usize, Message)>, game: &Match<G>) {
    let when = G::headline(game.pack(), &game.view(Viewer::Spectator)).when;
    if turns.last().is_none_or(|(_, last)| *last != when) {
        turns.push((game.count(), when));
    }
}

/// A refusal in words.
fn refused<G: Game>(pack: &'static G::Pack, refusal: G::Refusal, lang: Lang) -> Refused {
    Refused {
        rule: refusal.rule().0.to_owned(),
        code: refusal.code().to_owned(),
        why: G::phrasebook().say(lang, &refusal.message(pack)),
    }
}

impl<G: Game> Plays for Live<G> {
    fn version(&self) -> usize {
        self.game.count()
    }

    fn first(&self) -> usize {
        self.game.first()
    }

    fn is_whole(&self) -> bool {
        self.game.is_whole()
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

    fn time_limit(&self, seat: Seat) -> Option<TimeLimit<Value>> {
        let TimeLimit { minutes, then } = self.game.game().time_limit(seat)?;
        Some(TimeLimit { minutes, then: json!(then) })
    }

    fn turn(&self) -> String {
        let when = self.turns.last().map(|(_, when)| G::phrasebook().say(Lang::En, when));
        when.unwrap_or_default()
    }

    fn allied(&self, a: Seat, b: Seat) -> bool {
        G::allied(&self.game.header().setup(), a, b)
    }

    fn may_talk(&self, from: Seat, to: Seat) -> bool {
        G::may_talk(&self.game.header().setup(), from, to)
    }

    fn check_form(&self, actions: &[Value]) -> Result<(), Denied> {
        actions.iter().try_for_each(|action| parse_action::<G>(action).map(drop))
    }

    fn replay(&mut self, seat: Seat, action: &Value, by: By) -> Result<(), Denied> {
        let action = parse_action::<G>(action)?;
        let played = self.game.replay(seat, &action, by);
        played.map_err(|refusal| self.refused(refusal, Lang::En))?;
        note_turn(&mut self.turns, &self.game);
        Ok(())
    }

    fn draft(&self) -> Box<dyn Drafts + '_> {
        Box::new(self.game.draft())
    }

    fn actor(&self, number: usize) -> Result<Option<Seat>, Denied> {
        self.knows_action(number)?;
        let step = number.checked_sub(1).and_then(|index| self.game.step(index));
        Ok(step.map(|step| step.seat))
    }

    fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.game.last_decision(seat)
    }

    fn same_decision_since(&self, seat: Seat, version: usize) -> Result<bool, Denied> {
        if version >= self.game.count() {
            return Ok(version == self.game.count());
        }
        self.knows(version)?;
        let since = &self.game.moves()[version - self.game.first()..];
        if since.iter().any(|step| step.seat == seat) {
            return Ok(false);
        }
        let (mut then, mut now) = (Vec::new(), Vec::new());
        kernel::offers(&self.game.at(version), seat, &mut then);
        kernel::offers(self.game.game(), seat, &mut now);
        Ok(!then.is_empty() && then == now)
    }

    fn may_undo(&self, count: usize, seat: Seat) -> Result<usize, UndoRefused> {
        self.game.may_undo_after(count, seat)
    }

    fn truncate(&mut self, count: usize) -> Result<(), Denied> {
        self.knows(count)?;
        self.game.truncate(count);
        for read in self.read.values_mut() {
            read.lines.truncate((count + 1).saturating_sub(read.from));
        }
        self.turns.retain(|(number, _)| *number <= count);
        Ok(())
    }

    fn orders(&self, seat: Seat) -> Vec<Value> {
        self.game.orders(seat).iter().map(order_sent).collect()
    }

    fn restore_orders(&mut self, seat: Seat, orders: &[Value]) -> Result<(), Denied> {
        let orders = parse_orders::<G>(orders)?;
        self.game.restore_orders(seat, orders);
        Ok(())
    }

    fn record(&self, settled: Option<(Settled, Vec<String>)>) -> Result<String, Denied> {
        self.knows_action(0)?;
        Ok(match settled {
            None => kernel::record::write(&self.game),
            Some((by, winners)) => kernel::record::write_settled(&self.game, by, winners),
        })
    }

    fn snapshot(&self, back: usize) -> (usize, String) {
        let snapshot = self.game.snapshot(back);
        let text = serde_json::to_string(&snapshot).expect("snapshots are plain data");
        (snapshot.first(), text)
    }
}
