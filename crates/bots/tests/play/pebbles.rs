//! A tiny game to try bots on: secret stakes chosen at the same time, a secret pocket, dice, and a
//! pile from which the winner takes the last pebble.

use std::sync::LazyLock;

use kernel::{
    Advised, Anchor, Choices, Concealed, Credits, DataError, Frame, GameInfo, Headline, Known,
    Lang, Message, Offered, Outcome, PackFiles, Pending, Phrasebook, PositionError, Referee,
    Refuse, Reply, Rng, Rule, Rules, Scene, Seat, SeatSet, Setup, Shown, Side, Table, Viewer,
    rand_core::Rng as _,
};
use serde::{Deserialize, Serialize};

/// The data of the game: the size of the pile.
pub(crate) struct Pack {
    start: u8,
}

pub(crate) static PACK: Pack = Pack { start: 15 };

/// The whole state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pebbles {
    pile: u8,
    mover: Seat,
    stakes: [Option<Concealed<u8>>; 2],
    /// What a seat may once drop on the pile; `None` when it has.
    pockets: [Option<Concealed<u8>>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Stake(u8),
    Take(u8),
    Drop,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    NotNow,
    TooMany,
}

impl Refuse for Refusal {
    type Pack = Pack;

    fn over(_: Rule) -> Self {
        Self::NotNow
    }

    fn not_yours(_: Rule) -> Self {
        Self::NotNow
    }

    fn rule(&self) -> Rule {
        match self {
            Self::NotNow => Rule("1"),
            Self::TooMany => Rule("2"),
        }
    }

    fn code(&self) -> &'static str {
        "no"
    }

    fn message(&self, _: &'static Pack) -> Message {
        Message::new("no", self.rule())
    }
}

/// What shows of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Seen {
    Gone,
    Hidden,
    Known(u8),
}

/// The pile, the mover, who has staked, and the pockets.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Option<Seat>,
    pile: u8,
    mover: Seat,
    stakes: [Seen; 2],
    pockets: [Seen; 2],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Position {
    pile: u8,
    mover: Seat,
    stakes: [Option<u8>; 2],
    pockets: [Option<u8>; 2],
}

const SEATS: &[&str] = &["left", "right"];

static INFO: GameInfo = GameInfo {
    id: "pebbles",
    title: "Pebbles",
    scenarios: &["pile"],
    options: &[],
    credits: Credits { designers: "nobody", publisher: "nobody" },
    rules: &[Rule("1"), Rule("2")],
    headings: &[],
};

static BOOK: LazyLock<Phrasebook> = LazyLock::new(|| {
    let text = "no = No\nchoose = Choose\nrule-1 = Stake, then take.\n    .title = Turns\nrule-2 = Up to three.\n    .title = Taking\n";
    Phrasebook::new(&[text], &[text]).expect("the texts are well formed")
});

impl Pebbles {
    fn staking(&self) -> bool {
        self.stakes.iter().any(Option::is_none)
    }
}

impl Rules for Pebbles {
    type Action = Action;
    type Refusal = Refusal;
    type Event = ();
    type Pack = Pack;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn files() -> PackFiles {
        PackFiles::default()
    }

    fn load(_: &PackFiles) -> Result<Pack, Vec<DataError>> {
        Ok(Pack { start: PACK.start })
    }

    fn start(pack: &'static Pack, _: &Setup, table: &mut Table<'_, ()>) -> Self {
        let mut pocket = |seat| Some(Concealed::new(Seat(seat), table.draw("pocket", 3) as u8));
        let pockets = [pocket(0), pocket(1)];
        let mover = Seat(table.roll("first", 2) as u8 - 1);
        Self { pile: pack.start, mover, stakes: [None, None], pockets }
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
            let owing = (0..2).map(Seat).filter(|s| self.stakes[s.index()].is_none());
            Pending::Seats(owing.collect(), Choices::Hidden)
        } else if self.pile == 0 {
            let winner = Seat(1 - self.mover.0);
            Pending::Over(Outcome { winners: SeatSet::one(winner), rule: Rule("1") })
        } else {
            Pending::one(self.mover)
        }
    }

    fn due(&self) -> Rule {
        Rule("1")
    }

    fn candidates(&self, _: Seat, out: &mut Vec<Action>) {
        out.extend((0..3).map(Action::Stake));
        out.extend((1..=3).map(Action::Take));
        out.push(Action::Drop);
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Stake(stake) if *stake > 2 => Err(Refusal::TooMany),
            Action::Stake(_) if self.staking() => Ok(()),
            Action::Take(_) | Action::Drop | Action::Stake(_) if self.staking() => {
                Err(Refusal::NotNow)
            }
            Action::Take(count) if (1..=3.min(self.pile)).contains(count) => Ok(()),
            Action::Take(_) => Err(Refusal::TooMany),
            Action::Drop if self.pockets[seat.index()].is_some() => Ok(()),
            Action::Drop | Action::Stake(_) => Err(Refusal::NotNow),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, table: &mut Table<'_, ()>) {
        match action {
            Action::Stake(stake) => {
                self.stakes[seat.index()] = Some(Concealed::new(seat, *stake));
                if !self.staking() {
                    let stakes = self.stakes.iter().flatten();
                    self.pile += stakes.map(|stake| stake.open(table.referee())).sum::<u8>();
                    table.reveal();
                }
            }
            Action::Take(count) => {
                self.pile -= count;
                self.mover = Seat(1 - self.mover.0);
            }
            Action::Drop => {
                let pocket = self.pockets[seat.index()].take().expect("the pocket is full");
                self.pile += *pocket.open(table.referee());
                self.mover = Seat(1 - self.mover.0);
                table.reveal();
            }
        }
    }
}

impl Known for Pebbles {
    type View = View;
    type Position = Position;

    fn view(&self, viewer: Viewer) -> View {
        let seen = |secret: &Option<Concealed<u8>>| match secret {
            None => Seen::Gone,
            Some(secret) => {
                secret.seen_by(viewer).map_or(Seen::Hidden, |value| Seen::Known(*value))
            }
        };
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            pile: self.pile,
            mover: self.mover,
            stakes: [seen(&self.stakes[0]), seen(&self.stakes[1])],
            pockets: [seen(&self.pockets[0]), seen(&self.pockets[1])],
        }
    }

    fn sample(_: &'static Pack, view: &View, rng: &mut Rng) -> Self {
        let mut guess = |seat: u8, secret: Seen| match secret {
            Seen::Gone => None,
            Seen::Hidden => Some(Concealed::new(Seat(seat), (rng.next_u64() % 3) as u8)),
            Seen::Known(value) => Some(Concealed::new(Seat(seat), value)),
        };
        Self {
            pile: view.pile,
            mover: view.mover,
            stakes: [guess(0, view.stakes[0]), guess(1, view.stakes[1])],
            pockets: [guess(0, view.pockets[0]), guess(1, view.pockets[1])],
        }
    }

    fn position(&self, referee: &Referee) -> Position {
        let open = |secret: &Option<Concealed<u8>>| secret.as_ref().map(|s| *s.open(referee));
        Position {
            pile: self.pile,
            mover: self.mover,
            stakes: [open(&self.stakes[0]), open(&self.stakes[1])],
            pockets: [open(&self.pockets[0]), open(&self.pockets[1])],
        }
    }

    fn restore(_: &'static Pack, position: &Position) -> Result<Self, PositionError> {
        let hide = |seat: u8, value: Option<u8>| value.map(|v| Concealed::new(Seat(seat), v));
        Ok(Self {
            pile: position.pile,
            mover: position.mover,
            stakes: [hide(0, position.stakes[0]), hide(1, position.stakes[1])],
            pockets: [hide(0, position.pockets[0]), hide(1, position.pockets[1])],
        })
    }
}

impl Shown for Pebbles {
    fn phrasebook() -> &'static Phrasebook {
        &BOOK
    }

    fn headline(_: &'static Pack, _: &View) -> Headline {
        Headline { when: Message::new("no", Rule("1")), phase: Message::new("no", Rule("1")) }
    }

    fn frame(_: &'static Pack, view: &View) -> Frame {
        let staking = |seat: &Seat| view.stakes[seat.index()] == Seen::Gone;
        let stakers: SeatSet = SeatSet::first(2).iter().filter(staking).collect();
        let mover = if view.pile == 0 { SeatSet::NONE } else { SeatSet::one(view.mover) };
        Frame {
            seats: SEATS,
            viewer: view.viewer,
            allies: view.viewer.into_iter().collect(),
            waits: if stakers.is_empty() { mover } else { stakers },
            prompt: Message::new("choose", Rule("1")),
        }
    }

    fn scene(_: &'static Pack, _: &View, _: Lang) -> Scene {
        let side = |seat: &&str| Side { seat: (*seat).to_owned(), ..Side::default() };
        Scene { sides: SEATS.iter().map(side).collect(), ..Scene::default() }
    }

    fn offered(_: &'static Pack, _: &View, action: &Action) -> Offered {
        let button = Anchor::Button(format!("{action:?}"));
        Offered::new(Message::new("choose", Rule("1")), vec![button])
    }

    fn tell(_: &'static Pack, (): &(), _: Viewer) -> Option<Message> {
        None
    }
}

impl Advised for Pebbles {
    type Order = ();

    fn appraise(_: &'static Pack, view: &View, seat: Seat) -> i64 {
        let staking = view.stakes.contains(&Seen::Gone);
        match view.pile {
            _ if staking => 0,
            0 if view.mover == seat => -1000,
            0 => 1000,
            pile if pile % 4 == 0 && view.mover != seat => 10,
            _ => 0,
        }
    }

    fn leans(_: &'static Pack, _: &View, _: Seat, actions: &[Action], out: &mut Vec<i64>) {
        out.clear();
        out.extend(actions.iter().map(|action| match action {
            Action::Drop => -1,
            Action::Stake(_) | Action::Take(_) => 0,
        }));
    }

    fn answer((): &(), _: &'static Pack, _: &View, _: &[Action]) -> Option<Reply<Action>> {
        None
    }
}
