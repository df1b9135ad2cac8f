//! What tests may do and games may not: a referee, and a table with scripted dice.

use serde_json::Value;

use crate::{
    Anchor, Entry, Game, Lang, Pending, Referee, Refuse as _, Scene, ScriptedDice, Seat,
    SeededDice, Setup, Viewer,
};

/// A referee for tests, which may look at everything.
pub fn referee() -> Referee {
    Referee::new()
}

/// Who does something in a test: a seat by its name, or whatever a game calls its sides.
pub trait Sits {
    /// The seat among these names.
    fn seat(self, names: &[&'static str]) -> Seat;
}

impl Sits for &str {
    #[track_caller]
    fn seat(self, names: &[&'static str]) -> Seat {
        let index = names.iter().position(|name| *name == self);
        let index = index.unwrap_or_else(|| panic!("there is no seat {self} among {names:?}"));
        Seat(index as u8)
    }
}

impl<S: Into<Seat>> Sits for S {
    fn seat(self, _: &[&'static str]) -> Seat {
        self.into()
    }
}

/// What a test calls a seat in its answers.
pub trait Called: Sits {
    /// The word for a seat among these names.
    fn called(seat: Seat, names: &[&'static str]) -> Self;
}

impl Called for &'static str {
    fn called(seat: Seat, names: &[&'static str]) -> Self {
        names[seat.index()]
    }
}

impl<S: Into<Seat> + From<Seat>> Called for S {
    fn called(seat: Seat, _: &[&'static str]) -> Self {
        seat.into()
    }
}

/// A table in play, for tests. Dice are scripted; those that are not rolled are a failure, and so
/// is a roll without a script.
///
/// Seats go by name, or by the game's own type `S` where that is a seat:
/// `type Play = kernel::testing::Play<State, Side>`. A game adds its own words to it by a trait.
pub struct Play<G: Game, S = &'static str> {
    /// The state now.
    pub game: G,
    /// The dice.
    pub dice: ScriptedDice,
    /// What the last action told.
    pub journal: Vec<Entry<G::Event>>,
    spare: bool,
    words: std::marker::PhantomData<S>,
}

/// An action as JSON: `action(json!({"do": "step", "unit": "legio-8", "to": "0714"}))`.
#[allow(clippy::needless_pass_by_value, reason = "tests write it in place")]
#[track_caller]
pub fn action<A: serde::de::DeserializeOwned>(value: Value) -> A {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

impl<G: Game, S: Called> Play<G, S> {
    /// A table in this state.
    pub fn new(game: G) -> Self {
        Self::with(game, ScriptedDice::new([]))
    }

    fn with(game: G, dice: ScriptedDice) -> Self {
        Self { game, dice, journal: Vec::new(), spare: false, words: std::marker::PhantomData }
    }

    /// Another table that stands like this one, to try something else.
    #[must_use]
    pub fn again(&self) -> Self {
        Self::new(self.game.clone())
    }

    /// A table that stands as a position document says.
    #[track_caller]
    pub fn standing(pack: &'static G::Pack, document: &Value) -> Self {
        let position = serde_json::from_value(document.clone())
            .unwrap_or_else(|error| panic!("not a position: {error}\n{document:#}"));
        let game = crate::restore(pack, &position)
            .unwrap_or_else(|error| panic!("an impossible position: {error}\n{document:#}"));
        Self::new(game)
    }

    /// A new game with these options, such as `("camps", "historical")`. Its set-up rolls the
    /// scripted faces and then by the seed; so does the table until [`Play::strictly`] is called.
    #[track_caller]
    pub fn start(
        pack: &'static G::Pack,
        options: &[(&str, &str)],
        faces: &[u32],
        seed: u64,
    ) -> Self {
        let mut dice = ScriptedDice::then_seeded(faces.iter().copied(), SeededDice::new(seed, 0));
        let game = crate::start(pack, &setup(options), &mut dice, None)
            .unwrap_or_else(|error| panic!("{error}"));
        Self::with(game, dice)
    }

    /// The names of the seats.
    pub fn seats(&self) -> &'static [&'static str] {
        G::seats(&self.game.setup())
    }

    #[track_caller]
    fn seat(&self, who: impl Sits) -> Seat {
        who.seat(self.seats())
    }

    /// Scripts the faces that the next dice show, from 1. For draws and shuffles: the number drawn,
    /// from 1.
    pub fn roll(&mut self, faces: &[u32]) -> &mut Self {
        self.dice.add(faces.iter().copied());
        self
    }

    /// Scripts faces of which some may not be rolled.
    pub fn may_roll(&mut self, faces: &[u32]) -> &mut Self {
        self.spare = true;
        self.roll(faces)
    }

    /// So many faces of the script must not have been rolled, and are taken away.
    #[track_caller]
    pub fn not_rolled(&mut self, count: usize) -> &mut Self {
        assert_eq!(self.dice.left(), count, "more or fewer dice were rolled");
        self.dice = ScriptedDice::new([]);
        self
    }

    /// From now on dice that are not scripted fall by this seed, for shuffles.
    #[track_caller]
    pub fn seeded(&mut self, seed: u64) -> &mut Self {
        self.all_rolled();
        self.dice = ScriptedDice::then_seeded([], SeededDice::new(seed, 0));
        self
    }

    /// From now on every roll must be scripted.
    #[track_caller]
    pub fn strictly(&mut self) -> &mut Self {
        self.all_rolled();
        self.dice = ScriptedDice::new([]);
        self
    }

    /// Every face that was scripted has been rolled. The end of a test asks this by itself.
    #[track_caller]
    pub fn all_rolled(&self) -> &Self {
        assert_eq!(self.dice.left(), 0, "some scripted dice were not rolled");
        self
    }

    /// Carries out an action that must be allowed.
    #[track_caller]
    pub fn act(&mut self, who: impl Sits, value: Value) -> &mut Self {
        let (seat, action) = (self.seat(who), action(value));
        if let Err(refusal) = self.game.check(seat, &action) {
            panic!("{action:?} is refused: {} {refusal:?}\nin {}", refusal.rule(), self.phase());
        }
        self.journal.clear();
        crate::apply(&mut self.game, seat, &action, &mut self.dice, Some(&mut self.journal));
        self
    }

    /// The action must be refused by this rule.
    #[track_caller]
    pub fn refused(&self, who: impl Sits, value: Value, rule: &str) -> &Self {
        let refusal = self.refusal(who, value);
        assert_eq!(refusal.rule().0, rule, "{refusal:?}");
        self
    }

    /// The action must be refused by this rule and for this reason, where the rule has several.
    #[track_caller]
    pub fn refused_as(&self, who: impl Sits, value: Value, rule: &str, code: &str) -> &Self {
        let refusal = self.refusal(who, value);
        assert_eq!((refusal.rule().0, refusal.code()), (rule, code), "{refusal:?}");
        self
    }

    /// Why the action is refused; it must be, and must not be offered.
    #[track_caller]
    pub fn refusal(&self, who: impl Sits, value: Value) -> G::Refusal {
        let (seat, action) = (self.seat(who), action(value));
        let Err(refusal) = self.game.check(seat, &action) else {
            panic!("{action:?} is allowed");
        };
        assert!(!self.offers_to(seat).contains(&action), "{action:?} is offered and refused");
        refusal
    }

    /// The action must be allowed, and offered.
    #[track_caller]
    pub fn allowed(&self, who: impl Sits, value: Value) -> &Self {
        let (seat, action) = (self.seat(who), action(value));
        if let Err(refusal) = self.game.check(seat, &action) {
            panic!("{action:?} is refused: {} {refusal:?}", refusal.rule());
        }
        assert!(self.offers_to(seat).contains(&action), "{action:?} is allowed, but not offered");
        self
    }

    /// What a seat may do now.
    #[track_caller]
    pub fn offers(&self, who: impl Sits) -> Vec<G::Action> {
        self.offers_to(self.seat(who))
    }

    fn offers_to(&self, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        crate::offers(&self.game, seat, &mut offers);
        offers
    }

    /// What the page draws for a seat that may do what it is offered.
    #[track_caller]
    pub fn scene(&self, who: impl Sits) -> Scene {
        let seat = self.seat(who);
        self.scene_with(seat, &self.offers_to(seat))
    }

    /// What the page draws for a seat that may do these.
    #[track_caller]
    pub fn scene_with(&self, who: impl Sits, actions: &[G::Action]) -> Scene {
        let view = self.game.view(Viewer::Seat(self.seat(who)));
        crate::scene::<G>(self.game.pack(), &view, actions, Lang::En)
    }

    /// What "why not?" answers when a seat points at something (`piece:`, `place:`, `card:` or
    /// `button:` and a name): the rule and the code of every refusal, each once.
    #[track_caller]
    pub fn why(&self, who: impl Sits, at: &str) -> Vec<(&'static str, &'static str)> {
        let seat = self.seat(who);
        let anchor = match at.split_once(':') {
            Some(("piece", name)) => Anchor::Piece(name.to_owned()),
            Some(("place", name)) => Anchor::Place(name.to_owned()),
            Some(("card", name)) => Anchor::Card(name.to_owned()),
            Some(("button", name)) => Anchor::Button(name.to_owned()),
            _ => panic!("{at} is not piece:, place:, card: or button: and a name"),
        };
        let mut wishes = Vec::new();
        self.game.wishes(seat, &mut wishes);
        let (mut actions, mut refusals) = (Vec::new(), Vec::new());
        for wish in wishes {
            if let Err(refusal) = self.game.check(seat, &wish) {
                actions.push(wish);
                refusals.push(refusal);
            }
        }
        let mut reasons = Vec::new();
        for (choice, refusal) in self.scene_with(seat, &actions).choices.iter().zip(&refusals) {
            let reason = (refusal.rule().0, refusal.code());
            if choice.path.contains(&anchor) && !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        reasons
    }

    /// Pointing there must name this rule and reason among others.
    #[track_caller]
    pub fn why_not(&self, who: impl Sits, at: &str, rule: &str, code: &str) -> &Self {
        let reasons = self.why(who, at);
        assert!(reasons.contains(&(rule, code)), "{at}: not {rule} {code}, but {reasons:?}");
        self
    }

    /// The position document of the table now, to look anything up in.
    pub fn position(&self) -> Value {
        serde_json::to_value(crate::position(&self.game)).expect("positions can be written")
    }

    /// What a seat, or a spectator (`None`), sees.
    #[track_caller]
    pub fn view(&self, who: Option<S>) -> Value {
        let viewer = self.viewer(who);
        serde_json::to_value(self.game.view(viewer)).expect("views can be written")
    }

    /// What the journal tells a seat, or a spectator (`None`), of the last action, in English.
    #[track_caller]
    pub fn told(&self, who: Option<S>) -> Vec<String> {
        let viewer = self.viewer(who);
        let messages = self.journal.iter().filter_map(|entry| match entry {
            Entry::Event(event) => G::tell(self.game.pack(), event, viewer),
            Entry::Roll(_) => None,
        });
        messages.map(|message| G::phrasebook().say(Lang::En, &message)).collect()
    }

    #[track_caller]
    fn viewer(&self, who: Option<S>) -> Viewer {
        who.map_or(Viewer::Spectator, |who| Viewer::Seat(self.seat(who)))
    }

    /// The name of the phase that play waits in, such as `movement` or `combat`.
    pub fn phase(&self) -> String {
        let position = self.position();
        let phase = &position["phase"];
        let top = phase.as_array().and_then(|list| list.last()).unwrap_or(phase);
        top["is"].as_str().unwrap_or_default().to_owned()
    }

    /// The seats that must decide now.
    pub fn pending(&self) -> Vec<S> {
        let names = self.seats();
        self.game.pending().seats().iter().map(|seat| S::called(seat, names)).collect()
    }

    /// The seats that have won, once the game is over.
    pub fn winners(&self) -> Option<Vec<S>> {
        let names = self.seats();
        match self.game.pending() {
            Pending::Seats(..) => None,
            Pending::Over(outcome) => {
                Some(outcome.winners.iter().map(|seat| S::called(seat, names)).collect())
            }
        }
    }
}

impl<G: Game, S> Drop for Play<G, S> {
    fn drop(&mut self) {
        if !self.spare && !std::thread::panicking() {
            assert_eq!(self.dice.left(), 0, "some scripted dice were not rolled");
        }
    }
}

/// A set-up with these options.
pub fn setup(options: &[(&str, &str)]) -> Setup {
    let set = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    Setup { scenario: String::new(), set: set.collect() }
}
