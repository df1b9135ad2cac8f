//! A match: set-up, seed and the list of actions. Everything else can be rebuilt from it.

mod draft;
mod snapshot;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use std::sync::Arc;

pub use draft::Draft;
pub use snapshot::{ResumeError, Snapshot, SnapshotOf};

use crate::marks::Marks;
use crate::{
    Brought, Done, Entry, FairDice, Game, PackFiles, Pending, Seat, SeatSet, Seed, Setup,
    SetupError, Standing, StandingOrders, Viewer,
};

/// What is fixed, and public, before the first action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the record format: [`ONE_SEED`] or [`WITH_LOTS`].
    pub rubicon: u32,
    /// The match's id.
    #[serde(rename = "match")]
    pub id: String,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// All options.
    pub set: std::collections::BTreeMap<String, String>,
    /// The hash of the data pack.
    pub pack: String,
    /// The seats, in order.
    pub seats: Vec<String>,
    /// Who sits there.
    pub players: Vec<String>,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// What each seat brought to the dice, in their order; empty where the seed is all there is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<Option<LotRecord>>,
}

/// The format of a match whose dice come from one seed: simulations, the command line.
pub const ONE_SEED: u32 = 1;
/// The format of a match to whose dice the seats could bring lots.
pub const WITH_LOTS: u32 = 2;

/// What a seat brought to the dice, as records keep it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LotRecord {
    /// SHA-256 of the lot.
    pub pledge: String,
    /// The lot; none if it was never revealed.
    pub lot: Option<String>,
}

impl LotRecord {
    /// What a seat brought, written down.
    pub fn of(brought: Brought) -> Option<Self> {
        match brought {
            Brought::Nothing => None,
            Brought::Pledged(pledge) => Some(Self { pledge: pledge.to_hex(), lot: None }),
            Brought::Revealed(lot) => {
                Some(Self { pledge: lot.pledge().to_hex(), lot: Some(lot.to_hex()) })
            }
        }
    }
}

impl Header {
    /// The set-up that it describes.
    pub fn setup(&self) -> Setup {
        Setup { scenario: self.scenario.clone(), set: self.set.clone() }
    }
}

/// A roll as records keep it: purpose, sides, face; no face while it is secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollRecord(pub String, pub u32, pub Option<u32>);

/// One action of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move<A> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// The rolls that it caused.
    pub rolls: Vec<RollRecord>,
    /// The link of the chain after this action.
    pub link: [u8; 32],
    /// What its rolls depended on.
    cause: [u8; 32],
    /// Who gave it.
    pub by: By,
    done: Done,
    /// Whether it begins something that is taken back as one.
    opens: bool,
    pending_before: Pending,
    dice_before: u64,
    journal_before: usize,
}

/// Who gave an action: the player, or an order of his that stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The player, there and then.
    Hand,
    /// A standing order.
    Order,
}

/// What an action came to, with all that standing orders answered to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// A die fell or a card was drawn.
    pub rolled: bool,
    /// Somebody was shown a secret.
    pub revealed: bool,
    /// Who is asked now.
    pub asked: SeatSet,
}

impl Played {
    /// Whether the seat may go on with what it had in mind: it is asked again, and knows no more
    /// than it did.
    pub fn goes_on(self, seat: Seat) -> bool {
        !self.rolled && !self.revealed && self.asked.contains(seat)
    }
}

/// A moment of a match, to be played again by whoever has the time: it holds what is needed for it
/// and not the match.
pub struct Past<G: Game> {
    mark: Arc<G>,
    dice: FairDice,
    steps: Vec<PastStep<G::Action>>,
}

/// An action to be played again. Where it rolled, it has what its dice depend on.
struct PastStep<A> {
    seat: Seat,
    action: A,
    dice: Option<(u64, [u8; 32])>,
}

impl<G: Game> Past<G> {
    /// The state of that moment.
    pub fn game(mut self) -> G {
        let mut game = Arc::unwrap_or_clone(self.mark);
        for step in &self.steps {
            if let Some((before, cause)) = step.dice {
                self.dice.rewind(before);
                self.dice.caused_by(cause);
            }
            crate::apply(&mut game, step.seat, &step.action, &mut self.dice, None);
        }
        game
    }

    /// How many actions have to be played again for it.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }
}

/// A match in progress.
#[derive(Clone)]
pub struct Match<G: Game> {
    header: Header,
    seed: Seed,
    /// The key of the dice: the seed, or what the lots made of it.
    key: Seed,
    pack: &'static G::Pack,
    marks: Marks<G>,
    opening: Vec<RollRecord>,
    opening_journal: usize,
    base: Base,
    game: G,
    dice: FairDice,
    moves: Vec<Move<G::Action>>,
    journal: Vec<Entry<G::Event>>,
    orders: StandingOrders<G>,
    /// Whether orders were given since the last action.
    ordered: bool,
}

/// The moment from which a match knows its actions: its start, unless it was resumed.
#[derive(Clone)]
struct Base {
    /// Whether it was resumed: what came before, the set-up too, is not known then.
    resumed: bool,
    /// How many actions stood.
    count: usize,
    /// What the rolls of the last of them depended on, and the chain after it.
    cause: [u8; 32],
    link: [u8; 32],
    /// The last of them that each seat gave itself, by its index.
    decided: Vec<Option<usize>>,
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRefused {
    /// Nobody can tell: it lies before the moment from which the match was resumed.
    Earlier,
    /// Nothing has been done yet.
    NothingDone,
    /// It, or what a standing order answered to it, rolled, revealed or handed the turn over.
    Irrevocable,
    /// It is another seat's action.
    NotYours,
}

impl std::fmt::Display for UndoRefused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Earlier => "the last action is not in memory",
            Self::NothingDone => "there is nothing to take back",
            Self::Irrevocable => {
                "the last action rolled dice, showed a secret or handed the turn over"
            }
            Self::NotYours => "the last action is another seat's",
        })
    }
}

impl<G: Game> Match<G> {
    /// Starts a match whose dice come from one seed. `players` names who sits in each seat.
    pub fn new(
        pack: &'static G::Pack,
        files: &PackFiles,
        setup: &Setup,
        id: &str,
        seed: Seed,
        players: Vec<String>,
    ) -> Result<Self, SetupError> {
        Self::begin(pack, files, setup, id, seed, players, None)
    }

    /// Starts a match to whose dice each seat brought something, or nothing.
    pub fn with_lots(
        pack: &'static G::Pack,
        files: &PackFiles,
        setup: &Setup,
        id: &str,
        seed: Seed,
        players: Vec<String>,
        brought: &[Brought],
    ) -> Result<Self, SetupError> {
        Self::begin(pack, files, setup, id, seed, players, Some(brought))
    }

    fn begin(
        pack: &'static G::Pack,
        files: &PackFiles,
        setup: &Setup,
        id: &str,
        seed: Seed,
        players: Vec<String>,
        brought: Option<&[Brought]>,
    ) -> Result<Self, SetupError> {
        let setup = setup.complete(G::info())?;
        let header = Header {
            rubicon: if brought.is_some() { WITH_LOTS } else { ONE_SEED },
            id: id.to_owned(),
            game: G::info().id.to_owned(),
            scenario: setup.scenario.clone(),
            set: setup.set.clone(),
            pack: files.hash(),
            seats: G::seats(&setup).iter().map(|&seat| seat.to_owned()).collect(),
            players,
            commitment: seed.commitment().to_hex(),
            lots: brought.unwrap_or_default().iter().copied().map(LotRecord::of).collect(),
        };
        let key = brought.map_or_else(|| seed.clone(), |brought| seed.mixed(id, brought));
        let mut dice = FairDice::new(&key, id);
        let written = link(&[0; 32], &header);
        // What people are called is not fixed before the lots are known, so with lots no roll may
        // depend on the header.
        let cause = if brought.is_some() { [0; 32] } else { written };
        dice.caused_by(cause);
        let mut journal = Vec::new();
        let start: G = crate::start(pack, &setup, &mut dice, Some(&mut journal))?;
        let opening = rolls(&journal);
        let seats = header.seats.len();
        let link = link(&written, &opening);
        Ok(Self {
            opening_journal: journal.len(),
            base: Base {
                resumed: false,
                count: 0,
                cause: [0; 32],
                link,
                decided: vec![None; seats],
            },
            orders: StandingOrders::new(seats),
            header,
            seed,
            key,
            pack,
            game: start.clone(),
            marks: Marks::new(0, start),
            opening,
            dice,
            moves: Vec::new(),
            journal,
            ordered: false,
        })
    }

    /// What is public before the first action.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The rolls of the set-up.
    pub fn opening(&self) -> &[RollRecord] {
        &self.opening
    }

    /// The link of the chain after the set-up, in a match that was not resumed.
    pub fn opening_link(&self) -> [u8; 32] {
        self.base.link
    }

    /// The seed; to be published only when the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many actions stand.
    pub fn count(&self) -> usize {
        self.base.count + self.moves.len()
    }

    /// How many actions stood at the moment from which it knows them: none, unless it was resumed.
    pub fn first(&self) -> usize {
        self.base.count
    }

    /// Whether it knows all that happened, from the set-up on: it was not resumed.
    pub fn is_whole(&self) -> bool {
        !self.base.resumed
    }

    /// The actions since [`Match::first`]: all, unless it was resumed.
    pub fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
    }

    /// The action of this index, if it is known.
    pub fn step(&self, index: usize) -> Option<&Move<G::Action>> {
        self.moves.get(index.checked_sub(self.base.count)?)
    }

    /// The seat's last action that no standing order gave, by its index.
    pub fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.last_decision_of(&self.moves, seat)
    }

    /// The same of the first of the moves.
    fn last_decision_of(&self, moves: &[Move<G::Action>], seat: Seat) -> Option<usize> {
        let own = |step: &Move<G::Action>| step.seat == seat && step.by == By::Hand;
        let known = moves.iter().rposition(own).map(|index| self.base.count + index);
        known.or_else(|| self.base.decided.get(seat.index()).copied().flatten())
    }

    /// The journal since [`Match::first`]. Render it with [`Game::tell`] for a viewer.
    pub fn journal(&self) -> &[Entry<G::Event>] {
        &self.journal
    }

    /// The seat of this name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.header.seats.iter().position(|seat| seat == name).map(|index| Seat(index as u8))
    }

    /// Carries out an action, then whatever standing orders answer, and says what all that came to.
    pub fn submit(&mut self, seat: Seat, action: &G::Action) -> Result<Played, G::Refusal> {
        self.game.check(seat, action)?;
        let before = self.moves.len();
        self.carry_out(seat, action, By::Hand);
        self.let_orders_answer();
        let done = self.moves[before..].iter().map(|step| step.done);
        Ok(Played {
            rolled: done.clone().any(|done| done.rolled),
            revealed: done.clone().any(|done| done.revealed),
            asked: self.game.pending().seats(),
        })
    }

    /// Carries out one action and no standing orders: for replays, whose list has their answers.
    pub fn replay(&mut self, seat: Seat, action: &G::Action, by: By) -> Result<(), G::Refusal> {
        self.game.check(seat, action)?;
        match by {
            By::Hand => {}
            By::Order => self.orders.answered(&self.game, seat, self.count()),
        }
        self.carry_out(seat, action, by);
        Ok(())
    }

    fn let_orders_answer(&mut self) {
        while let Some((seat, action)) = self.orders.answer(&self.game, self.count()) {
            self.carry_out(seat, &action, By::Order);
        }
    }

    fn carry_out(&mut self, seat: Seat, action: &G::Action, by: By) {
        let ordered = std::mem::take(&mut self.ordered);
        let opens = by == By::Hand || ordered || self.count() == 0;
        let count = self.count();
        self.carry_out_as(seat, action, by, opens);
        self.orders.expire(&self.game, count);
    }

    /// The same for an action of a snapshot, which has the orders as they are after it.
    fn carry_out_as(&mut self, seat: Seat, action: &G::Action, by: By, opens: bool) {
        let (cause, written) = self.cause(seat, action);
        let (dice_before, journal_before) = (self.dice.rolls(), self.journal.len());
        let pending_before = self.game.pending();
        self.dice.caused_by(cause);
        let done =
            crate::apply(&mut self.game, seat, action, &mut self.dice, Some(&mut self.journal));
        let rolls = rolls(&self.journal[journal_before..]);
        self.moves.push(Move {
            seat,
            action: *action,
            link: link(&written, &rolls),
            cause,
            rolls,
            by,
            done,
            opens,
            pending_before,
            dice_before,
            journal_before,
        });
        self.marks.pass(self.count(), &self.game);
    }

    /// Sets a seat's standing orders and lets them answer at once.
    pub fn order(&mut self, seat: Seat, orders: Vec<Standing<G::Order>>) {
        self.restore_orders(seat, orders);
        self.let_orders_answer();
    }

    /// A seat's standing orders.
    pub fn orders(&self, seat: Seat) -> &[Standing<G::Order>] {
        self.orders.of(seat)
    }

    /// The orders of a seat that have answered lately, the last of them last, and after how many
    /// actions each did.
    pub fn answered(&self, seat: Seat) -> &[(usize, G::Order)] {
        self.orders.given(seat)
    }

    /// Sets a seat's standing orders and lets them wait for the next action: for replays, whose
    /// list has their answers.
    pub fn restore_orders(&mut self, seat: Seat, orders: Vec<Standing<G::Order>>) {
        self.orders.set(&self.game, seat, orders);
        self.ordered = true;
    }

    /// Whether the seat may take its last action back, and how many actions then stand. What
    /// standing orders answered to it goes with it. Undo stops at rolls, reveals and hand-overs; an
    /// interrupt that an order declined is none of these.
    pub fn may_undo(&self, seat: Seat) -> Result<usize, UndoRefused> {
        self.may_undo_after(self.count(), seat)
    }

    /// The same, as if only the first `count` actions stood.
    pub fn may_undo_after(&self, count: usize, seat: Seat) -> Result<usize, UndoRefused> {
        let known = count.checked_sub(self.base.count).ok_or(UndoRefused::Earlier)?;
        let moves = &self.moves[..known.min(self.moves.len())];
        let pending = match self.moves.get(known) {
            Some(next) => next.pending_before,
            None => self.game.pending(),
        };
        let nothing =
            if self.base.count == 0 { UndoRefused::NothingDone } else { UndoRefused::Earlier };
        let first = moves.iter().rposition(|step| step.opens).ok_or(nothing)?;
        let shown = |step: &Move<G::Action>| step.done.rolled || step.done.revealed;
        if moves[first..].iter().any(shown) || pending != moves[first].pending_before {
            return Err(UndoRefused::Irrevocable);
        }
        if moves[first].seat != seat {
            return Err(UndoRefused::NotYours);
        }
        Ok(self.base.count + first)
    }

    /// Takes the seat's last action back, if it may, with the answers of standing orders to it.
    /// Says how many actions stand.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, UndoRefused> {
        let count = self.may_undo(seat)?;
        self.truncate(count);
        Ok(count)
    }

    /// Goes back to the first `count` actions, across rolls too: with everybody's consent only.
    /// The same action afterwards causes the same rolls, so nothing is gained by trying again.
    /// `count` is [`Match::first`] or more.
    pub fn truncate(&mut self, count: usize) {
        let known = self.since_first(count);
        let Some(first_gone) = self.moves.get(known) else {
            return;
        };
        self.dice.rewind(first_gone.dice_before);
        self.journal.truncate(first_gone.journal_before);
        self.moves.truncate(known);
        self.marks.truncate(count);
        self.orders.rewind(count);
        self.ordered = false;
        self.game = self.at(count);
        self.orders.look_at(&self.game);
    }

    /// The state after the first `count` actions, which are [`Match::first`] or more.
    pub fn at(&self, count: usize) -> G {
        self.past(count).game()
    }

    /// The moment after the first `count` actions. It is never far from a state that was kept.
    pub fn past(&self, count: usize) -> Past<G> {
        let (from, mark) = self.marks.before(count);
        let (from, to) = (self.since_first(from), self.since_first(count));
        let steps = self.moves.iter().take(to).skip(from);
        let steps = steps.map(|step| PastStep {
            seat: step.seat,
            action: step.action,
            dice: (!step.rolls.is_empty()).then_some((step.dice_before, step.cause)),
        });
        Past {
            steps: steps.collect(),
            mark: Arc::clone(mark),
            dice: FairDice::new(&self.key, &self.header.id),
        }
    }

    /// How many of the first `count` actions are known.
    fn since_first(&self, count: usize) -> usize {
        count.checked_sub(self.base.count).expect("a resumed match is asked for what it knows")
    }

    /// What the rolls of the last action depended on, and the chain after it.
    fn before(&self) -> (&[u8; 32], &[u8; 32]) {
        self.after(&self.moves)
    }

    /// The same after the first of the moves.
    fn after<'a>(&'a self, moves: &'a [Move<G::Action>]) -> (&'a [u8; 32], &'a [u8; 32]) {
        let last = moves.last();
        last.map_or((&self.base.cause, &self.base.link), |step| (&step.cause, &step.link))
    }

    /// What the rolls of the next action depend on, and the chain with that action written to it.
    fn cause(&self, seat: Seat, action: &G::Action) -> ([u8; 32], [u8; 32]) {
        cause(&self.header, self.before(), self.count() + 1, seat, action)
    }

    /// The journal entries that an action (from 0) caused, one of those that are known.
    pub fn journal_of(&self, index: usize) -> &[Entry<G::Event>] {
        let index = self.since_first(index);
        let from = self.moves.get(index).map_or(self.journal.len(), |m| m.journal_before);
        let to = self.moves.get(index + 1).map_or(self.journal.len(), |m| m.journal_before);
        &self.journal[from..to]
    }

    /// The journal entries of the set-up, in a match that was not resumed.
    pub fn opening_journal(&self) -> &[Entry<G::Event>] {
        &self.journal[..self.opening_journal]
    }

    /// What the viewer may know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// The data it is played with.
    pub fn pack(&self) -> &'static G::Pack {
        self.pack
    }
}

/// What the rolls of an action depend on, and the chain with that action written to it, after the
/// same of the action before.
///
/// In a match of one seed both are the same: everything before, and the action. With lots the
/// rolls depend on the actions alone.
fn cause(
    header: &Header,
    before: (&[u8; 32], &[u8; 32]),
    number: usize,
    seat: Seat,
    action: &impl Serialize,
) -> ([u8; 32], [u8; 32]) {
    let line = (number, &header.seats[seat.index()], action);
    let written = link(before.1, &line);
    if header.rubicon == WITH_LOTS { (link(before.0, &line), written) } else { (written, written) }
}

/// The next link of a record's chain: SHA-256 over the link before and the JSON of what follows.
fn link(before: &[u8; 32], what: &impl Serialize) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(before);
    hash.update(serde_json::to_vec(what).expect("records are plain data"));
    hash.finalize().into()
}

fn rolls<E>(journal: &[Entry<E>]) -> Vec<RollRecord> {
    journal
        .iter()
        .filter_map(|entry| match entry {
            Entry::Event(_) => None,
            Entry::Roll(roll) => Some(RollRecord(roll.purpose.to_owned(), roll.sides, roll.face)),
        })
        .collect()
}
