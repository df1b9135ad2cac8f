//! A match in memory, whichever game it is.
//!
//! [`LiveMatch`] is the one door between the server and a game: playing (here), what people see of
//! it (`look`), and what takes some thought (`think`). Everything that comes out of it is made from
//! the kernel's views, scenes and tellings; the state itself never leaves.

mod look;
mod think;
mod together;

use std::collections::BTreeMap;
use std::path::Path;

use kernel::record::Settled;
use kernel::{
    Brought, By, Draft, Game, Lang, Match, Message, Pending, Played, Refuse as _, Seat, Seed,
    Setup, SetupError, UndoRefused, Viewer,
};
use registry::Visitor;
use serde_json::{Value, json};

use crate::dto::{Line, Refused};

pub(crate) use look::{Choices, Looks};
pub(crate) use think::{Asked, Foresight, Offered, Thinks};

/// Why a game did not do as asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Denied {
    /// A rule forbids it.
    Refused(Refused),
    /// It is not something that this game knows.
    Nonsense(String),
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
    /// Who must decide.
    fn pending(&self) -> Vec<Seat>;
    /// How the rules ended it.
    fn verdict(&self) -> Option<Verdict>;
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
    fn actor(&self, number: usize) -> Option<Seat>;
    /// The seat's last action that no standing order gave, by its index.
    fn last_decision(&self, seat: Seat) -> Option<usize>;
    /// Whether the seat owes the same decision, out of the same offers, as after so many actions:
    /// others may have decided theirs in the meantime.
    fn same_decision_since(&self, seat: Seat, version: usize) -> bool;

    /// Whether the seat may take its last action back if only the first `count` stand, and how many
    /// then stand.
    fn may_undo(&self, count: usize, seat: Seat) -> Result<usize, UndoRefused>;
    /// Takes everything after the first `count` actions back.
    fn truncate(&mut self, count: usize);

    /// A seat's standing orders.
    fn orders(&self, seat: Seat) -> Vec<Value>;
    /// Sets a seat's standing orders; the log has what they answer.
    fn restore_orders(&mut self, seat: Seat, orders: &[Value]) -> Result<(), Denied>;

    /// The match record; `settled` says how the players ended it, if they did.
    fn record(&self, settled: Option<(Settled, Vec<String>)>) -> String;
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
        let (pack, files, setup, id) = (loaded.pack, loaded.files, self.setup, self.match_id);
        let (seed, players) = (self.seed.clone(), self.players.to_vec());
        let game = match self.brought {
            None => Match::<G>::new(pack, files, setup, id, seed, players),
            Some(brought) => Match::with_lots(pack, files, setup, id, seed, players, brought),
        };
        let game = game.map_err(CannotBegin::Setup)?;
        let mut live = Live { game, read: BTreeMap::new(), turns: Vec::new() };
        live.note_turn();
        Ok(Box::new(live))
    }
}

/// A match of the game `G`, with the journal lines that were read already.
struct Live<G: Game> {
    game: Match<G>,
    /// By viewer and language: the lines of the set-up and of each action.
    read: BTreeMap<(Viewer, &'static str), Vec<Vec<Line>>>,
    /// After how many actions each turn began, and what it is called.
    turns: Vec<(usize, Message)>,
}

fn parse_action<G: Game>(value: &Value) -> Result<G::Action, Denied> {
    use serde::Deserialize as _;
    G::Action::deserialize(value)
        .map_err(|error| Denied::Nonsense(format!("not an action of this game: {error}")))
}

fn parse_orders<G: Game>(orders: &[Value]) -> Result<Vec<G::Order>, Denied> {
    use serde::Deserialize as _;
    let parse = |order: &Value| {
        G::Order::deserialize(order).map_err(|error| {
            Denied::Nonsense(format!("not a standing order of this game: {error}"))
        })
    };
    orders.iter().map(parse).collect()
}

impl<G: Game> Live<G> {
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

    /// Keeps what the turn is called now, where it is a new one.
    fn note_turn(&mut self) {
        let when = self.when(self.game.game());
        if self.turns.last().is_none_or(|(_, last)| *last != when) {
            self.turns.push((self.version(), when));
        }
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
        self.note_turn();
        Ok(())
    }

    fn draft(&self) -> Box<dyn Drafts + '_> {
        Box::new(self.game.draft())
    }

    fn actor(&self, number: usize) -> Option<Seat> {
        self.game.moves().get(number.checked_sub(1)?).map(|step| step.seat)
    }

    fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.game.moves().iter().rposition(|step| step.seat == seat && step.by == By::Hand)
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

    fn may_undo(&self, count: usize, seat: Seat) -> Result<usize, UndoRefused> {
        self.game.may_undo_after(count, seat)
    }

    fn truncate(&mut self, count: usize) {
        self.game.truncate(count);
        for lines in self.read.values_mut() {
            lines.truncate(count + 1);
        }
        self.turns.retain(|(number, _)| *number <= count);
    }

    fn orders(&self, seat: Seat) -> Vec<Value> {
        self.game.orders(seat).iter().map(|order| json!(order)).collect()
    }

    fn restore_orders(&mut self, seat: Seat, orders: &[Value]) -> Result<(), Denied> {
        let orders = parse_orders::<G>(orders)?;
        self.game.restore_orders(seat, orders);
        Ok(())
    }

    fn record(&self, settled: Option<(Settled, Vec<String>)>) -> String {
        match settled {
            None => kernel::record::write(&self.game),
            Some((by, winners)) => kernel::record::write_settled(&self.game, by, winners),
        }
    }
}
