//! A tiny game with an interrupt: a column marches past an archer, who may shoot at every step.
//! It counts how often an action is carried out.

use std::cell::Cell;
use std::sync::LazyLock;

use rubicon_kernel as kernel;

use kernel::{
    Advised, Credits, DataError, Fight, Frame, GameInfo, Headline, Known, Lang, Message, Offered,
    Outcome, PackFiles, Pending, Phrasebook, PositionError, Referee, Refuse, Reply, Rng, Rule,
    Rules, Scene, Seat, SeatSet, Setup, Shown, Table, Viewer,
};
use serde::{Deserialize, Serialize};

pub(crate) const COLUMN: Seat = Seat(0);
pub(crate) const ARCHER: Seat = Seat(1);
/// Where the road ends.
const END: u32 = 100_000;

thread_local! {
    static APPLIED: Cell<usize> = const { Cell::new(0) };
}

/// How many actions were carried out while this was done.
pub(crate) fn counted<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = APPLIED.get();
    let done = work();
    (done, APPLIED.get() - before)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Road {
    pub(crate) at: u32,
    pub(crate) lost: u32,
    /// Whether the archer is asked about the last step.
    asked: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    /// A step along the road, which the archer may answer.
    Step,
    /// Looking around, which nobody answers.
    Look,
    /// Looking behind the wall, which shows something.
    Scout,
    /// The archer lets the column pass.
    Hold,
    /// The archer shoots: a roll.
    Fire,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Order {
    Hold,
    HoldOnce,
    Fire,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotNow;

impl Refuse for NotNow {
    type Pack = ();

    fn over(_: Rule) -> Self {
        Self
    }

    fn not_yours(_: Rule) -> Self {
        Self
    }

    fn rule(&self) -> Rule {
        Rule("1")
    }

    fn code(&self) -> &'static str {
        "not_now"
    }

    fn message(&self, (): &'static ()) -> Message {
        Message::new("no", Rule("1"))
    }
}

static INFO: GameInfo = GameInfo {
    id: "road",
    title: "Road",
    scenarios: &["road"],
    options: &[],
    credits: Credits { designers: "nobody", publisher: "nobody" },
    rules: &[Rule("1")],
    headings: &[],
};

static BOOK: LazyLock<Phrasebook> = LazyLock::new(|| {
    let text = "no = No\nrule-1 = March.\n    .title = March\n";
    Phrasebook::new(&[text], &[text]).expect("the texts are well formed")
});

impl Rules for Road {
    type Action = Action;
    type Refusal = NotNow;
    type Event = ();
    type Pack = ();

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn files() -> PackFiles {
        PackFiles::default()
    }

    fn load(_: &PackFiles) -> Result<(), Vec<DataError>> {
        Ok(())
    }

    fn start((): &'static (), _: &Setup, table: &mut Table<'_, ()>) -> Self {
        // What lies behind the wall; nobody ever finds out.
        table.draw("wall", 52);
        Self { at: 0, lost: 0, asked: false }
    }

    fn pack(&self) -> &'static () {
        &()
    }

    fn seats(_: &Setup) -> &'static [&'static str] {
        &["column", "archer"]
    }

    fn setup(&self) -> Setup {
        Setup::default().complete(&INFO).expect("the default set-up exists")
    }

    fn pending(&self) -> Pending {
        if self.at == END {
            Pending::Over(Outcome { winners: SeatSet::one(COLUMN), rule: Rule("1") })
        } else {
            Pending::one(if self.asked { ARCHER } else { COLUMN })
        }
    }

    fn due(&self) -> Rule {
        Rule("1")
    }

    fn candidates(&self, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Step, Action::Look, Action::Scout, Action::Hold, Action::Fire]);
    }

    fn judge(&self, _: Seat, action: &Action) -> Result<(), NotNow> {
        let answers = matches!(action, Action::Hold | Action::Fire);
        if answers == self.asked { Ok(()) } else { Err(NotNow) }
    }

    fn apply(&mut self, _: Seat, action: &Action, table: &mut Table<'_, ()>) {
        APPLIED.set(APPLIED.get() + 1);
        table.tell(|| ());
        match action {
            Action::Step => {
                self.at += 1;
                self.asked = true;
            }
            Action::Look => {}
            Action::Scout => table.reveal(),
            Action::Hold => self.asked = false,
            Action::Fire => {
                self.lost += table.roll("fire", 6);
                self.asked = false;
            }
        }
    }
}

impl Known for Road {
    type View = Self;
    type Position = Self;

    fn view(&self, _: Viewer) -> Self {
        *self
    }

    fn sample((): &'static (), view: &Self, _: &mut Rng) -> Self {
        *view
    }

    fn position(&self, _: &Referee) -> Self {
        *self
    }

    fn restore((): &'static (), position: &Self) -> Result<Self, PositionError> {
        Ok(*position)
    }
}

impl Shown for Road {
    fn phrasebook() -> &'static Phrasebook {
        &BOOK
    }

    fn headline((): &'static (), _: &Self) -> Headline {
        Headline { when: Message::new("no", Rule("1")), phase: Message::new("no", Rule("1")) }
    }

    fn frame((): &'static (), view: &Self) -> Frame {
        Frame {
            seats: &["column", "archer"],
            viewer: None,
            allies: SeatSet::NONE,
            waits: view.pending().seats(),
            prompt: Message::new("no", Rule("1")),
        }
    }

    fn scene((): &'static (), _: &Self, _: Lang) -> Scene {
        Scene::default()
    }

    fn offered((): &'static (), _: &Self, _: &Action) -> Offered {
        Offered::new(Message::new("no", Rule("1")), Vec::new())
    }

    fn tell((): &'static (), (): &(), _: Viewer) -> Option<Message> {
        None
    }
}

impl Advised for Road {
    type Order = Order;

    fn appraise((): &'static (), view: &Self, _: Seat) -> i64 {
        view.at.into()
    }

    fn leans((): &'static (), _: &Self, _: Seat, actions: &[Action], out: &mut Vec<i64>) {
        out.clear();
        out.resize(actions.len(), 0);
    }

    fn fight(&self) -> Option<Fight> {
        (2..=5).contains(&self.at).then_some(Fight { place: 1, round: self.at as usize / 2 })
    }

    fn answer(order: &Order, (): &'static (), _: &Self, _: &[Action]) -> Option<Reply<Action>> {
        Some(match order {
            Order::Hold => Reply::always(Action::Hold),
            Order::HoldOnce => Reply::once(Action::Hold),
            Order::Fire => Reply::always(Action::Fire),
        })
    }
}
