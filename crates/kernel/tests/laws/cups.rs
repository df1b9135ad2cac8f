//! A tiny game: both seats stake in secret, then take pebbles in turn; under a cup lies a number
//! that the one to move may look at once. It can be given a flaw.

use std::sync::LazyLock;

use kernel::{
    Advised, Anchor, Choices, Concealed, Credits, DataError, Derived, Frame, GameInfo, Headline,
    Known, Lang, Message, Offered, Outcome, PackFiles, Pending, Phrasebook, PositionError, Referee,
    Reply, Rng, Rule, Rules, Scene, Seat, SeatSet, Setup, Shown, Table, Viewer,
    rand_core::Rng as _,
};
use rubicon_kernel as kernel;
use serde::{Deserialize, Serialize};

pub(crate) const HONEST: u8 = 0;
/// Who looks under the cup can take that back.
pub(crate) const LOOKS_ON_THE_SLY: u8 = 1;
/// Taking pebbles can be taken back if the cup is empty.
pub(crate) const SECRET_STOPS_UNDO: u8 = 2;
/// The journal tells what is under the cup.
pub(crate) const GOSSIPS: u8 = 3;
/// Hidden stakes are seen.
pub(crate) const STAKES_OPENLY: u8 = 4;
/// Who stakes second may not stake the same.
pub(crate) const STAKES_BIND: u8 = 5;
/// Everything is said to be revealed.
pub(crate) const NEVER_REVOCABLE: u8 = 6;
/// The number of pebbles taken is not counted.
pub(crate) const FORGETS_TO_COUNT: u8 = 7;
/// Who is not asked is told a rule that does not exist.
pub(crate) const NO_RULE_DUE: u8 = 8;

pub(crate) struct Pack;
pub(crate) static PACK: Pack = Pack;

const PILE: u8 = 9;

/// The whole state.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Cups<const FLAW: u8> {
    pile: u8,
    mover: Seat,
    /// Whether the mover has thought once more, which changes nothing.
    thought: bool,
    stakes: [Option<Concealed<u8>>; 2],
    cup: Concealed<u8>,
    taken: Derived<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Stake(u8),
    Think,
    Look,
    Take(u8),
}

kernel::refusals! {
    /// Why an action is not allowed.
    pub(crate) enum Refusal for Pack {
        /// At another moment.
        NotNow {} = "1";
        /// Too many pebbles.
        TooMany {} = "2";
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Event {
    Staked { stake: Concealed<u8> },
    Thought { cup: u8 },
    Looked,
    Taken { count: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stake {
    None,
    Hidden,
    Known(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Option<Seat>,
    pile: u8,
    mover: Seat,
    thought: bool,
    stakes: [Stake; 2],
    looked: SeatSet,
    cup: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Position {
    pile: u8,
    mover: Seat,
    thought: bool,
    stakes: [Option<u8>; 2],
    looked: SeatSet,
    cup: u8,
}

static INFO: GameInfo = GameInfo {
    id: "cups",
    title: "Cups",
    scenarios: &["pile"],
    options: &[],
    credits: Credits { designers: "nobody", publisher: "nobody" },
    rules: &[Rule("1"), Rule("2")],
    headings: &[],
};

const SEATS: &[&str] = &["left", "right"];

static BOOK: LazyLock<Phrasebook> = LazyLock::new(|| {
    let text = "\
said = { $number }
done = done
roll-cup = cup
refusal-not-now = not now
refusal-too-many = too many
refusal-not-your-decision = not you
refusal-game-over = over
rule-1 = Stake, then take.
    .title = Turns
rule-2 = One or two.
    .title = Taking
";
    Phrasebook::new(&[text], &[text]).expect("the texts are well formed")
});

impl<const FLAW: u8> Cups<FLAW> {
    pub(crate) fn pile(&self) -> u8 {
        self.pile
    }

    fn staking(&self) -> bool {
        self.stakes.iter().any(Option::is_none)
    }

    fn pass_on(&mut self) {
        self.mover = Seat(1 - self.mover.0);
        self.thought = false;
    }
}

impl<const FLAW: u8> Rules for Cups<FLAW> {
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type Pack = Pack;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn files() -> PackFiles {
        PackFiles::default()
    }

    fn load(_: &PackFiles) -> Result<Pack, Vec<DataError>> {
        Ok(Pack)
    }

    fn start(_: &'static Pack, _: &Setup, table: &mut Table<'_, Event>) -> Self {
        Self {
            pile: PILE,
            mover: Seat(0),
            thought: false,
            stakes: [None, None],
            cup: Concealed::from_all(table.draw("cup", 3) as u8),
            taken: Derived::default(),
        }
    }

    fn pack(&self) -> &'static Pack {
        &PACK
    }

    fn seats(_: &Setup) -> &'static [&'static str] {
        SEATS
    }

    fn setup(&self) -> Setup {
        Setup::default().complete(&INFO).expect("the default set-up exists")
    }

    fn pending(&self) -> Pending {
        if self.staking() {
            let owing = SeatSet::first(2).iter().filter(|seat| self.stakes[seat.index()].is_none());
            Pending::Seats(owing.collect(), Choices::Hidden)
        } else if self.pile == 0 {
            Pending::Over(Outcome { winners: SeatSet::one(self.mover), rule: Rule("1") })
        } else {
            Pending::one(self.mover)
        }
    }

    fn due(&self) -> Rule {
        Rule(if FLAW == NO_RULE_DUE { "9" } else { "1" })
    }

    fn candidates(&self, _: Seat, out: &mut Vec<Action>) {
        out.extend((0..3).map(Action::Stake));
        out.extend([Action::Think, Action::Look, Action::Take(1), Action::Take(2)]);
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let other = Seat(1 - seat.0);
        let bound = self.stakes[other.index()]
            .as_ref()
            .and_then(|stake| stake.seen_by(Viewer::Seat(other)).copied());
        let now = match *action {
            Action::Stake(stake) if FLAW == STAKES_BIND && bound == Some(stake) => false,
            Action::Stake(stake) => self.staking() && stake < 3,
            Action::Think => !self.staking() && !self.thought,
            Action::Look => !self.staking() && self.cup.seen_by(Viewer::Seat(seat)).is_none(),
            Action::Take(count) if !(1..=2.min(self.pile)).contains(&count) => {
                return Err(Refusal::TooMany {});
            }
            Action::Take(_) => !self.staking(),
        };
        if now { Ok(()) } else { Err(Refusal::NotNow {}) }
    }

    fn apply(&mut self, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        let under = *self.cup.open(table.referee());
        if FLAW == NEVER_REVOCABLE {
            table.reveal();
        }
        match *action {
            Action::Stake(stake) => {
                self.stakes[seat.index()] = Some(Concealed::new(seat, stake));
                table.tell(|| Event::Staked { stake: Concealed::new(seat, stake) });
            }
            Action::Think => {
                self.thought = true;
                if FLAW == SECRET_STOPS_UNDO && under > 0 {
                    table.reveal();
                }
                table.tell(|| Event::Thought { cup: under });
            }
            Action::Look => {
                let owners = self.cup.owners().with(seat);
                self.cup = Concealed::shared(owners, under);
                if FLAW != LOOKS_ON_THE_SLY {
                    table.reveal();
                }
                table.tell(|| Event::Looked);
            }
            Action::Take(count) => {
                self.pile -= count;
                if FLAW != FORGETS_TO_COUNT {
                    *self.taken.get_mut() += count;
                }
                self.pass_on();
                table.tell(|| Event::Taken { count });
            }
        }
    }

    fn stale(&self) -> Option<&'static str> {
        (*self.taken.get() != PILE - self.pile).then_some("taken")
    }
}

impl<const FLAW: u8> Known for Cups<FLAW> {
    type View = View;
    type Position = Position;

    fn view(&self, viewer: Viewer) -> View {
        let seen = |stake: &Option<Concealed<u8>>| match stake {
            None => Stake::None,
            Some(stake) if FLAW == STAKES_OPENLY => {
                let owner = stake.owners().iter().next().expect("somebody has staked");
                Stake::Known(*stake.seen_by(Viewer::Seat(owner)).expect("its owner sees it"))
            }
            Some(stake) => stake.seen_by(viewer).map_or(Stake::Hidden, |seen| Stake::Known(*seen)),
        };
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            pile: self.pile,
            mover: self.mover,
            thought: self.thought,
            stakes: [seen(&self.stakes[0]), seen(&self.stakes[1])],
            looked: self.cup.owners(),
            cup: self.cup.seen_by(viewer).copied(),
        }
    }

    fn sample(_: &'static Pack, view: &View, rng: &mut Rng) -> Self {
        let mut guess = || (rng.next_u64() % 3) as u8;
        let mut stake = |seat: u8| match view.stakes[usize::from(seat)] {
            Stake::None => None,
            Stake::Hidden => Some(Concealed::new(Seat(seat), guess())),
            Stake::Known(stake) => Some(Concealed::new(Seat(seat), stake)),
        };
        Self {
            pile: view.pile,
            mover: view.mover,
            thought: view.thought,
            stakes: [stake(0), stake(1)],
            cup: Concealed::shared(view.looked, view.cup.unwrap_or_else(guess)),
            taken: Derived::new(PILE - view.pile),
        }
    }

    fn position(&self, referee: &Referee) -> Position {
        let open = |stake: &Option<Concealed<u8>>| stake.as_ref().map(|stake| *stake.open(referee));
        Position {
            pile: self.pile,
            mover: self.mover,
            thought: self.thought,
            stakes: [open(&self.stakes[0]), open(&self.stakes[1])],
            looked: self.cup.owners(),
            cup: *self.cup.open(referee),
        }
    }

    fn restore(_: &'static Pack, position: &Position) -> Result<Self, PositionError> {
        if position.pile > PILE || position.mover.0 > 1 {
            return Err(PositionError("there is no such pile or seat".to_owned()));
        }
        let stake = |seat: u8| {
            position.stakes[usize::from(seat)].map(|stake| Concealed::new(Seat(seat), stake))
        };
        Ok(Self {
            pile: position.pile,
            mover: position.mover,
            thought: position.thought,
            stakes: [stake(0), stake(1)],
            cup: Concealed::shared(position.looked, position.cup),
            taken: Derived::new(PILE - position.pile),
        })
    }
}

impl<const FLAW: u8> Shown for Cups<FLAW> {
    fn phrasebook() -> &'static Phrasebook {
        &BOOK
    }

    fn headline(_: &'static Pack, view: &View) -> Headline {
        let when = Message::new("said", Rule("1")).with("number", view.pile);
        Headline { when, phase: Message::new("done", Rule("1")) }
    }

    fn frame(_: &'static Pack, view: &View) -> Frame {
        let owing = SeatSet::first(2).iter();
        let owing: SeatSet =
            owing.filter(|seat| view.stakes[seat.index()] == Stake::None).collect();
        Frame {
            seats: SEATS,
            viewer: view.viewer,
            allies: view.viewer.into_iter().collect(),
            waits: if owing.is_empty() { SeatSet::one(view.mover) } else { owing },
            prompt: Message::new("done", Rule("1")),
        }
    }

    fn scene(_: &'static Pack, _: &View, _: Lang) -> Scene {
        let side = |seat: &&str| kernel::Side { seat: (*seat).to_owned(), ..Default::default() };
        Scene { sides: SEATS.iter().map(side).collect(), ..Scene::default() }
    }

    fn offered(_: &'static Pack, _: &View, action: &Action) -> Offered {
        Offered::new(Message::new("done", Rule("1")), vec![Anchor::Button(format!("{action:?}"))])
    }

    fn tell(_: &'static Pack, event: &Event, viewer: Viewer) -> Option<Message> {
        let say = |number: u8| Message::new("said", Rule("1")).with("number", number);
        let done = Message::new("done", Rule("1"));
        Some(match event {
            Event::Staked { stake } => stake.seen_by(viewer).map_or(done, |stake| say(*stake)),
            Event::Thought { cup } if FLAW == GOSSIPS => say(*cup),
            Event::Thought { .. } | Event::Looked => done,
            Event::Taken { count } => say(*count),
        })
    }
}

impl<const FLAW: u8> Advised for Cups<FLAW> {
    type Order = ();

    fn appraise(_: &'static Pack, _: &View, _: Seat) -> i64 {
        0
    }

    fn leans(_: &'static Pack, _: &View, _: Seat, actions: &[Action], out: &mut Vec<i64>) {
        out.clear();
        out.resize(actions.len(), 0);
    }

    fn answer((): &(), _: &'static Pack, _: &View, _: &[Action]) -> Option<Reply<Action>> {
        None
    }
}
