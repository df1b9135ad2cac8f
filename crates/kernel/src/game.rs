//! The contract between a game and everything else, in four parts: its rules, what each seat knows,
//! what people are shown, and what a sensible player thinks. A game implements each where it has the
//! code for it, and is then a [`Game`].

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Anchor, Clause, DataError, Fight, Frame, GameInfo, Journey, Lang, Lasts, Message, OddsReport,
    Offered, PackFiles, Pending, Phrasebook, Referee, Refuse, Rng, Rule, Scene, Seat, Setup,
    Standing, Table, Viewer,
};

/// A laborious part of a game, which a computer player may do for a person who asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chore {
    /// The game is set up. That all is ready, the person says.
    SetUp,
    /// Something that its last action ends; its number tells it from the next of its kind.
    Task(usize),
}

/// How a hex map is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chart {
    /// What the map is called beside the others of its game; nothing for an only one.
    pub name: &'static str,
    /// A document that the atlas reads, with the name of the map's file among the data files.
    pub recipe: &'static str,
}

/// The rules: they depend on nothing but state, action and dice.
pub trait Rules: Clone + PartialEq + Send + Sync + Sized + 'static {
    /// One decision, small enough to enumerate.
    type Action: Copy
        + Ord
        + std::hash::Hash
        + std::fmt::Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// Why an action is not allowed.
    type Refusal: Refuse<Pack = Self::Pack>;
    /// What the journal tells; secrets in it are `Concealed`.
    type Event: Clone + std::fmt::Debug + Send + Sync;
    /// Maps, counters, tables, scenarios: the data that the rules read.
    type Pack: Send + Sync + 'static;

    /// Names, scenarios, options, rule numbers.
    fn info() -> &'static GameInfo;
    /// The data files built in: their names and contents.
    fn files() -> PackFiles;
    /// Reads data files; reports every fault.
    fn load(files: &PackFiles) -> Result<Self::Pack, Vec<DataError>>;

    /// Sets up a game. `setup` is complete.
    fn start(pack: &'static Self::Pack, setup: &Setup, table: &mut Table<'_, Self::Event>) -> Self;
    /// The data this game is played with.
    fn pack(&self) -> &'static Self::Pack;
    /// The names of the seats under a complete set-up.
    fn seats(setup: &Setup) -> &'static [&'static str];
    /// The set-up this game was started with.
    fn setup(&self) -> Setup;

    /// Who must decide.
    fn pending(&self) -> Pending;
    /// The rule of the decision that is due, for who would like to decide and is not asked. After
    /// the end nobody asks.
    fn due(&self) -> Rule;
    /// Adds what the seat, which is asked, might do; may over-generate, [`Rules::judge`] decides.
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// The only judge of legality, for a seat that is asked. [`Game::check`] has refused the others.
    fn judge(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;
    /// Keeps those candidates of the seat that [`Rules::judge`] allows, in their order. A game
    /// overrides it where it has made candidates by the same checks, and need not judge them twice;
    /// a law compares.
    fn sift(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        actions.retain(|action| self.judge(seat, action).is_ok());
    }
    /// Carries out an action that [`Game::check`] has allowed.
    fn apply(&mut self, seat: Seat, action: &Self::Action, table: &mut Table<'_, Self::Event>);

    /// A laborious part of the game that is going on, which a client may offer to do for a player.
    fn chore(&self) -> Option<Chore> {
        None
    }

    /// How long the seat has for what it is asked now, where the rules of the game set a time. The
    /// kernel keeps no clock: who serves the game does.
    fn time_limit(&self, seat: Seat) -> Option<TimeLimit<Self::Action>> {
        let _ = seat;
        None
    }

    /// Works all [`Derived`](crate::Derived) values out again and names one that was not current.
    fn stale(&self) -> Option<&'static str> {
        None
    }

    /// Whether two seats win and lose together. Who resigns loses for his allies too.
    fn allied(setup: &Setup, a: Seat, b: Seat) -> bool {
        let _ = setup;
        a == b
    }

    /// Whether one seat may speak to another during the game.
    fn may_talk(setup: &Setup, from: Seat, to: Seat) -> bool {
        let _ = (setup, from, to);
        true
    }
}

/// What each seat may know, and whole states as documents.
pub trait Known: Rules {
    /// Everything that a viewer may know.
    type View: Clone
        + Eq
        + std::hash::Hash
        + std::fmt::Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// The whole state as a document that a person can write.
    type Position: Clone + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned;

    /// What the viewer may know, built from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A whole state that fits the view, as likely as any other as far as the game can tell.
    fn sample(pack: &'static Self::Pack, view: &Self::View, rng: &mut Rng) -> Self;
    /// The state as a document.
    fn position(&self, referee: &Referee) -> Self::Position;
    /// The state that a document describes.
    fn restore(pack: &'static Self::Pack, position: &Self::Position)
    -> Result<Self, PositionError>;
}

/// What people see and read.
pub trait Shown: Known {
    /// The game's texts.
    fn phrasebook() -> &'static Phrasebook;
    /// When and where in the sequence of play the view stands. Cheap: asked after every action.
    fn headline(pack: &'static Self::Pack, view: &Self::View) -> Headline;
    /// Who looks, whom the table waits for, and what is asked.
    fn frame(pack: &'static Self::Pack, view: &Self::View) -> Frame;
    /// What a client draws for this view. The frame, the headline and the choices are left empty:
    /// [`scene`](crate::scene()) fills them in.
    fn scene(pack: &'static Self::Pack, view: &Self::View, lang: Lang) -> Scene;
    /// An action in words, and what to click for it: for every action that is offered or that
    /// somebody might wish for.
    fn offered(pack: &'static Self::Pack, view: &Self::View, action: &Self::Action) -> Offered;
    /// What to click for an action: [`Offered::path`] without the words and the price, for whoever
    /// looks through many offers. Games of many pieces answer it directly.
    fn path(pack: &'static Self::Pack, view: &Self::View, action: &Self::Action) -> Vec<Anchor> {
        Self::offered(pack, view, action).path
    }
    /// What the journal says of an event to a viewer, and the rule it follows.
    fn tell(pack: &'static Self::Pack, event: &Self::Event, viewer: Viewer) -> Option<Message>;

    /// Adds what the seat might wish to do, allowed or not, so that "why not?" has an answer: at
    /// least the candidates, and more where players often ask. [`Game::check`] gives the reason,
    /// and [`Shown::offered`] must have words and a path for each of them.
    fn wishes(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.candidates(seat, out);
    }

    /// Moves of several steps that a piece of the seat's can make now, by the id it has in the
    /// scene: as far as nothing is rolled or revealed on the way. For clients that show how far a
    /// piece can go and take it there in one click.
    fn journeys(&self, seat: Seat, piece: &str) -> Vec<Journey<Self::Action>> {
        let _ = (seat, piece);
        Vec::new()
    }

    /// What the seat has placed in its set-up: the actions that place it anew where nothing stands
    /// yet, those that belong together in one part. For clients that keep a set-up for another
    /// game; none when the seat sets nothing up, or the rules leave nothing free in it.
    fn arrangement(&self, seat: Seat) -> Option<Vec<Vec<Self::Action>>> {
        let _ = seat;
        None
    }

    /// The chances of the fight that is due next, or due `at` a place of the scene, from what the
    /// viewer knows; none when there is no fight or the game has no odds. Where it takes long, `go_on` is asked on the way: once it
    /// says no, nobody waits for the answer any more, and it may be none.
    fn forecast(
        pack: &'static Self::Pack,
        view: &Self::View,
        at: Option<&str>,
        lang: Lang,
        go_on: &dyn Fn() -> bool,
    ) -> Option<OddsReport> {
        let _ = (pack, view, at, lang, go_on);
        None
    }

    /// What a die reads where it falls on this face, which counts from 1: some dice count from 0.
    fn reads(face: u32) -> u32 {
        face
    }

    /// How the game's hex maps are to be drawn. None for a game without hexes.
    fn charts() -> &'static [Chart] {
        &[]
    }

    /// Exact chances of a fight that `words` describe in the game's own terms, or one sentence
    /// that says which word is wrong.
    fn odds(pack: &'static Self::Pack, words: &[String], lang: Lang) -> Result<OddsReport, String> {
        let _ = (pack, words, lang);
        Err("this game has no odds yet".to_owned())
    }
}

/// A time that the rules set for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimit<A> {
    /// The minutes that the rules give.
    pub minutes: u8,
    /// The action that is taken for who has not finished then.
    pub then: A,
}

/// What a sensible player thinks, and what he has decided in advance.
pub trait Advised: Shown {
    /// An answer given in advance to a routine decision.
    type Order: Clone + Eq + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync;

    /// How good the view is for the seat: bigger is better. Bots compare these.
    fn appraise(pack: &'static Self::Pack, view: &Self::View, seat: Seat) -> i64;

    /// How good a whole state is for the seat, for bots that search worlds they have imagined. It
    /// must be on the scale of [`Advised::appraise`]; a game that can tell without making a view
    /// does.
    fn worth(&self, seat: Seat) -> i64 {
        Self::appraise(self.pack(), &self.view(Viewer::Seat(seat)), seat)
    }

    /// What a sensible player thinks of each of these actions before looking ahead, in their order.
    /// `out` is emptied first. All at once, because what they share is worked out once.
    fn leans(
        pack: &'static Self::Pack,
        view: &Self::View,
        seat: Seat,
        actions: &[Self::Action],
        out: &mut Vec<i64>,
    );

    /// The judgement that the first greedy bot had of this game, kept for ever so that bots of
    /// different years are measured against the same one. A game that is younger has no other than
    /// today's.
    fn first_judgement() -> &'static dyn Judgement<Self> {
        &Today
    }

    /// The fight that goes on, if one does: orders may stand for it alone. All seats must be able to
    /// tell.
    fn fight(&self) -> Option<Fight> {
        None
    }

    /// The standing orders that a player can choose from in this view.
    fn known_orders(
        pack: &'static Self::Pack,
        view: &Self::View,
        lang: Lang,
    ) -> Vec<OrderSpec<Self::Order>> {
        let _ = (pack, view, lang);
        Vec::new()
    }

    /// An order as lines of a table: one for an order that says whom it is for, when it speaks and
    /// what it says; several for one that stands for a list of such; none for others.
    fn clauses(pack: &'static Self::Pack, order: &Self::Order, lang: Lang) -> Vec<Clause> {
        let _ = (pack, order, lang);
        Vec::new()
    }

    /// Which of a seat's orders wants the player to be asked what is asked now, if one does.
    fn asking(
        orders: &[Standing<Self::Order>],
        pack: &'static Self::Pack,
        view: &Self::View,
        offers: &[Self::Action],
    ) -> Option<usize> {
        let _ = (orders, pack, view, offers);
        None
    }

    /// The standing orders with which a person begins at the seat of this name who has given none:
    /// such that nobody need wait for routine answers. Everybody may change and lift them.
    fn usual_orders(seat: &str) -> Vec<Self::Order> {
        let _ = seat;
        Vec::new()
    }

    /// What a standing order answers to this decision, if it concerns it.
    fn answer(
        order: &Self::Order,
        pack: &'static Self::Pack,
        view: &Self::View,
        offers: &[Self::Action],
    ) -> Option<Reply<Self::Action>>;

    /// The answer that a seat's standing orders give together, and which of them gives it: that of
    /// the first that answers with something offered. A game whose orders speak of parts of a
    /// decision, such as one shot of several, reads the list in its own way.
    fn answers(
        orders: &[Standing<Self::Order>],
        pack: &'static Self::Pack,
        view: &Self::View,
        offers: &[Self::Action],
    ) -> Option<(usize, Reply<Self::Action>)> {
        orders.iter().enumerate().find_map(|(index, order)| {
            let reply = Self::answer(&order.order, pack, view, offers)?;
            offers.contains(&reply.action).then_some((index, reply))
        })
    }
}

/// What a bot is told of a game: worlds that it can imagine, and what to think of them.
pub trait Judgement<G: Advised>: Sync {
    /// As [`Known::sample`].
    fn sample(&self, pack: &'static G::Pack, view: &G::View, rng: &mut Rng) -> G;
    /// As [`Advised::appraise`].
    fn appraise(&self, pack: &'static G::Pack, view: &G::View, seat: Seat) -> i64;
    /// As [`Advised::worth`].
    fn worth(&self, game: &G, seat: Seat) -> i64 {
        self.appraise(game.pack(), &game.view(Viewer::Seat(seat)), seat)
    }
    /// As [`Advised::leans`].
    fn leans(
        &self,
        pack: &'static G::Pack,
        view: &G::View,
        seat: Seat,
        actions: &[G::Action],
        out: &mut Vec<i64>,
    );
}

/// What a game thinks today.
#[derive(Clone, Copy, Debug)]
pub struct Today;

impl<G: Advised> Judgement<G> for Today {
    fn sample(&self, pack: &'static G::Pack, view: &G::View, rng: &mut Rng) -> G {
        G::sample(pack, view, rng)
    }

    fn appraise(&self, pack: &'static G::Pack, view: &G::View, seat: Seat) -> i64 {
        G::appraise(pack, view, seat)
    }

    fn worth(&self, game: &G, seat: Seat) -> i64 {
        game.worth(seat)
    }

    fn leans(
        &self,
        pack: &'static G::Pack,
        view: &G::View,
        seat: Seat,
        actions: &[G::Action],
        out: &mut Vec<i64>,
    ) {
        G::leans(pack, view, seat, actions, out);
    }
}

/// A board wargame: all four parts, and the gate that no game can forget.
pub trait Game: Advised {
    /// Whether the seat may do this now: the kernel refuses who is not asked, and the game judges
    /// the rest.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal> {
        match self.pending() {
            Pending::Over(outcome) => Err(Self::Refusal::over(outcome.rule)),
            Pending::Seats(seats, _) if !seats.contains(seat) => {
                Err(Self::Refusal::not_yours(self.due()))
            }
            Pending::Seats(..) => self.judge(seat, action),
        }
    }
}

impl<G: Advised> Game for G {}

/// When and where in the sequence of play a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// The turn, as the track of turns names it. Moments of the same turn say the same.
    pub when: Message,
    /// The phase, and whose it is where that matters.
    pub phase: Message,
}

/// What a standing order answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply<A> {
    /// The action.
    pub action: A,
    /// What becomes of the order.
    pub then: Then,
}

/// What becomes of a standing order that has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// It stands.
    Keep,
    /// It was for this once.
    Drop,
}

impl<A> Reply<A> {
    /// An answer of an order that stands.
    pub fn always(action: A) -> Self {
        Self { action, then: Then::Keep }
    }

    /// An answer of an order that has then served.
    pub fn once(action: A) -> Self {
        Self { action, then: Then::Drop }
    }
}

/// A standing order that a player can choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OrderSpec<O> {
    /// The order, as it is sent.
    pub id: O,
    /// What it does, in the reader's language.
    pub label: String,
    /// The same as a button that gives it there and then, in a word or two.
    pub button: String,
    /// How long it stands when it is given by that button.
    pub lasts: Lasts,
    /// The rule whose decision it answers.
    pub rule: Rule,
    /// What it is about, for orders with an object: what to click on the map for it.
    pub path: Vec<crate::Anchor>,
}

/// A position that no game can stand in, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError(pub String);

impl std::fmt::Display for PositionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PositionError {}
