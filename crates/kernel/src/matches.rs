//! A match: set-up, seed and the list of actions. Everything else can be rebuilt from it.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::marks::Marks;
use crate::{
    Done, Entry, FairDice, Game, PackFiles, Seat, Seed, Setup, SetupError, StandingOrders, Viewer,
};

/// What is fixed, and public, before the first action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the record format.
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
    done: Done,
    dice_before: u64,
    journal_before: usize,
}

/// A match in progress.
#[derive(Clone)]
pub struct Match<G: Game> {
    header: Header,
    seed: Seed,
    pack: &'static G::Pack,
    marks: Marks<G>,
    opening: Vec<RollRecord>,
    opening_link: [u8; 32],
    opening_journal: usize,
    game: G,
    dice: FairDice,
    moves: Vec<Move<G::Action>>,
    journal: Vec<Entry<G::Event>>,
    orders: StandingOrders<G>,
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRefused {
    /// Nothing has been done yet.
    NothingDone,
    /// It rolled, revealed or handed the turn over.
    Irrevocable,
    /// It is another seat's action.
    NotYours,
}

impl std::fmt::Display for UndoRefused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::NothingDone => "there is nothing to take back",
            Self::Irrevocable => {
                "the last action rolled dice, showed a secret or handed the turn over"
            }
            Self::NotYours => "the last action is another seat's",
        })
    }
}

impl<G: Game> Match<G> {
    /// Starts a match. `players` names who sits in each seat.
    pub fn new(
        pack: &'static G::Pack,
        files: &PackFiles,
        setup: &Setup,
        id: &str,
        seed: Seed,
        players: Vec<String>,
    ) -> Result<Self, SetupError> {
        let setup = setup.complete(G::info())?;
        let header = Header {
            rubicon: 1,
            id: id.to_owned(),
            game: G::info().id.to_owned(),
            scenario: setup.scenario.clone(),
            set: setup.set.clone(),
            pack: files.hash(),
            seats: G::seats(&setup).iter().map(|&seat| seat.to_owned()).collect(),
            players,
            commitment: seed.commitment().to_hex(),
        };
        let mut dice = FairDice::new(&seed, id);
        let cause = link(&[0; 32], &header);
        dice.caused_by(cause);
        let mut journal = Vec::new();
        let start: G = crate::start(pack, &setup, &mut dice, Some(&mut journal))?;
        let opening = rolls(&journal);
        Ok(Self {
            opening_link: link(&cause, &opening),
            opening_journal: journal.len(),
            orders: StandingOrders::new(header.seats.len()),
            header,
            seed,
            pack,
            game: start.clone(),
            marks: Marks::new(start),
            opening,
            dice,
            moves: Vec::new(),
            journal,
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

    /// The link of the chain after the set-up.
    pub fn opening_link(&self) -> [u8; 32] {
        self.opening_link
    }

    /// The seed; to be published only when the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The actions so far.
    pub fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
    }

    /// The journal so far. Render it with [`Game::tell`] for a viewer.
    pub fn journal(&self) -> &[Entry<G::Event>] {
        &self.journal
    }

    /// The seat of this name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.header.seats.iter().position(|seat| seat == name).map(|index| Seat(index as u8))
    }

    /// Carries out an action, then whatever standing orders answer.
    pub fn submit(&mut self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.game.check(seat, action)?;
        self.carry_out(seat, action);
        while let Some((seat, action)) = self.orders.answer(&self.game) {
            self.carry_out(seat, &action);
        }
        Ok(())
    }

    /// Carries out one action and no standing orders: for replays, whose list has their answers.
    pub fn replay(&mut self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.game.check(seat, action)?;
        self.carry_out(seat, action);
        Ok(())
    }

    fn carry_out(&mut self, seat: Seat, action: &G::Action) {
        let cause = self.cause(self.moves.len(), seat, action);
        let (dice_before, journal_before) = (self.dice.rolls(), self.journal.len());
        self.dice.caused_by(cause);
        let done =
            crate::apply(&mut self.game, seat, action, &mut self.dice, Some(&mut self.journal));
        let rolls = rolls(&self.journal[journal_before..]);
        self.moves.push(Move {
            seat,
            action: action.clone(),
            link: link(&cause, &rolls),
            rolls,
            done,
            dice_before,
            journal_before,
        });
        self.marks.pass(self.moves.len(), &self.game);
    }

    /// Sets a seat's standing orders and lets them answer at once.
    pub fn order(&mut self, seat: Seat, orders: Vec<G::Order>) {
        self.orders.set(seat, orders);
        while let Some((seat, action)) = self.orders.answer(&self.game) {
            self.carry_out(seat, &action);
        }
    }

    /// A seat's standing orders.
    pub fn orders(&self, seat: Seat) -> &[G::Order] {
        self.orders.of(seat)
    }

    /// Sets a seat's standing orders and lets them wait for the next action: for replays, whose
    /// list has their answers.
    pub fn restore_orders(&mut self, seat: Seat, orders: Vec<G::Order>) {
        self.orders.set(seat, orders);
    }

    /// Whether the seat may take its last action back. Undo stops at rolls, reveals and hand-overs.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoRefused> {
        let last = self.moves.last().ok_or(UndoRefused::NothingDone)?;
        if !last.done.revocable() {
            return Err(UndoRefused::Irrevocable);
        }
        if last.seat != seat {
            return Err(UndoRefused::NotYours);
        }
        Ok(())
    }

    /// Takes the seat's last action back, if it may.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused> {
        self.may_undo(seat)?;
        self.truncate(self.moves.len() - 1);
        Ok(())
    }

    /// Goes back to the first `count` actions, across rolls too: with everybody's consent only.
    /// The same action afterwards causes the same rolls, so nothing is gained by trying again.
    pub fn truncate(&mut self, count: usize) {
        let Some(first_gone) = self.moves.get(count) else {
            return;
        };
        self.dice.rewind(first_gone.dice_before);
        self.journal.truncate(first_gone.journal_before);
        self.moves.truncate(count);
        self.marks.truncate(count);
        self.game = self.at(count);
    }

    /// The state after the first `count` actions. It is never far from one that was kept.
    pub fn at(&self, count: usize) -> G {
        let (from, mark) = self.marks.before(count);
        let mut game = G::clone(mark);
        let mut dice = FairDice::new(&self.seed, &self.header.id);
        for (index, step) in self.moves.iter().enumerate().take(count).skip(from) {
            // Only rolls depend on the chain.
            if !step.rolls.is_empty() {
                dice.rewind(step.dice_before);
                dice.caused_by(self.cause(index, step.seat, &step.action));
            }
            crate::apply(&mut game, step.seat, &step.action, &mut dice, None);
        }
        game
    }

    /// What the rolls of the action at this index depend on: everything before it, and itself.
    fn cause(&self, index: usize, seat: Seat, action: &G::Action) -> [u8; 32] {
        let before = match index.checked_sub(1) {
            None => &self.opening_link,
            Some(last) => &self.moves[last].link,
        };
        link(before, &(index + 1, &self.header.seats[seat.index()], action))
    }

    /// The journal entries that an action (from 0) caused.
    pub fn journal_of(&self, index: usize) -> &[Entry<G::Event>] {
        let from = self.moves.get(index).map_or(self.journal.len(), |m| m.journal_before);
        let to = self.moves.get(index + 1).map_or(self.journal.len(), |m| m.journal_before);
        &self.journal[from..to]
    }

    /// The journal entries of the set-up.
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
