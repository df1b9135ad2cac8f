//! A match written down, so that it can go on without what came long before.
//!
//! A snapshot is the state some way back and the actions since, so that these are known, with what
//! they showed, and can be taken back. The list of actions stays the truth: a snapshot saves the time
//! to play all of it again and nothing else. It has the whole state, with everybody's secrets, and is
//! as little for players as the seed is.

use serde::{Deserialize, Serialize};

use super::{Base, By, Header, Match, WITH_LOTS};
use crate::fair::{from_hex, to_hex};
use crate::marks::Marks;
use crate::orders::Given;
use crate::{Advised, FairDice, Game, Known, PositionError, Rules, Seat, Seed, StandingOrders};

/// A match: a position `P`, the actions `A` since then, and standing orders `O`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot<P, A, O> {
    header: Header,
    /// How many actions stood in the position.
    first: usize,
    position: P,
    /// How many rolls there had been then.
    rolls: u64,
    /// What the rolls of the last action depended on then, and the chain after it.
    cause: String,
    link: String,
    /// The last action that each seat had given itself, by its index.
    decided: Vec<Option<usize>>,
    /// The actions since then.
    moves: Vec<Written<A>>,
    orders: Given<O>,
    /// Whether orders were given since the last action.
    ordered: bool,
}

/// An action: whose, what, who gave it, and whether it begins something that is taken back as one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Written<A>(Seat, A, By, bool);

/// A snapshot of a match of the game `G`.
pub type SnapshotOf<G> =
    Snapshot<<G as Known>::Position, <G as Rules>::Action, <G as Advised>::Order>;

impl<P, A, O> Snapshot<P, A, O> {
    /// What is public of the match.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// How many actions stood in its position.
    pub fn first(&self) -> usize {
        self.first
    }
}

/// Why a match cannot go on from a snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// Parts of it do not fit each other, or the seed.
    Unfit(&'static str),
    /// It has a position in which no game can stand.
    Position(PositionError),
}

impl std::fmt::Display for ResumeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unfit(what) => write!(f, "the snapshot does not fit: {what}"),
            Self::Position(error) => write!(f, "the snapshot has no position: {error}"),
        }
    }
}

impl std::error::Error for ResumeError {}

impl<G: Game> Match<G> {
    /// The match as it stands, written down: the state so many actions back, if it knows as many, and
    /// the actions since.
    pub fn snapshot(&self, back: usize) -> SnapshotOf<G> {
        let first = self.count().saturating_sub(back).max(self.first());
        let (before, since) = self.moves.split_at(self.since_first(first));
        let (cause, link) = self.after(before);
        let seats = (0..self.header.seats.len() as u8).map(Seat);
        let written = since.iter().map(|m| Written(m.seat, m.action, m.by, m.opens));
        Snapshot {
            header: self.header.clone(),
            first,
            position: crate::position(&self.at(first)),
            rolls: since.first().map_or(self.dice.rolls(), |step| step.dice_before),
            cause: to_hex(cause),
            link: to_hex(link),
            decided: seats.map(|seat| self.last_decision_of(before, seat)).collect(),
            moves: written.collect(),
            orders: self.orders.written(first),
            ordered: self.ordered,
        }
    }

    /// Goes on from a snapshot that the same program has written, with the data of its header. What
    /// came before it is not known then ([`Match::first`]). `passes` is told of the match as it was
    /// back then, and after every action since.
    pub fn resume(
        pack: &'static G::Pack,
        seed: Seed,
        snapshot: SnapshotOf<G>,
        mut passes: impl FnMut(&Self),
    ) -> Result<Self, ResumeError> {
        let Snapshot { header, first: count, position, rolls, moves, ordered, .. } = snapshot;
        let unfit = ResumeError::Unfit;
        if header.game != G::info().id {
            return Err(unfit("it is of another game"));
        }
        if header.commitment != seed.commitment().to_hex() {
            return Err(unfit("it was made with another seed"));
        }
        let (seats, decided) = (header.seats.len(), snapshot.decided);
        let orders = StandingOrders::read(snapshot.orders, seats);
        let orders = orders.filter(|_| decided.len() == seats);
        let orders = orders.ok_or(unfit("it has other seats"))?;
        let link_of = |hex: &str| from_hex(hex).ok_or(unfit("a link is damaged"));
        let (cause, link) = (link_of(&snapshot.cause)?, link_of(&snapshot.link)?);
        let key = if header.rubicon == WITH_LOTS {
            let brought = crate::record::brought(&header);
            seed.mixed(&header.id, &brought.map_err(|_| unfit("its lots are damaged"))?)
        } else {
            seed.clone()
        };
        let game: G = crate::restore(pack, &position).map_err(ResumeError::Position)?;
        if game.setup() != header.setup() {
            return Err(unfit("its position has another set-up"));
        }
        let mut dice = FairDice::new(&key, &header.id);
        dice.rewind(rolls);
        let mut resumed = Self {
            header,
            seed,
            key,
            pack,
            marks: Marks::new(count, game.clone()),
            opening: Vec::new(),
            opening_journal: 0,
            base: Base { resumed: true, count, cause, link, decided },
            game,
            dice,
            moves: Vec::new(),
            journal: Vec::new(),
            orders,
            ordered,
        };
        passes(&resumed);
        for Written(seat, action, by, opens) in moves {
            let allowed = seat.index() < seats && resumed.game.check(seat, &action).is_ok();
            if !allowed {
                return Err(unfit("its actions do not follow on its position"));
            }
            resumed.carry_out_as(seat, &action, by, opens);
            passes(&resumed);
        }
        Ok(resumed)
    }
}
