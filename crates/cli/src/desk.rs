//! A game behind JSON: what the bot protocol talks to, whichever game it is.

use kernel::{
    Dice, Entry, Game, Lang, Outcome, Pending, Refuse, ScriptedDice, Seat, SeededDice, Setup, Told,
    Viewer,
};
use serde::Serialize;
use serde_json::{Value, json};

/// What a desk answers when it does not do as asked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// A rule forbids it.
    Refused {
        /// The rule's number.
        rule: String,
        /// The refusal's short name.
        code: String,
        /// The reason in words.
        why: String,
    },
    /// The request makes no sense.
    Error(String),
}

/// A game in progress that speaks JSON.
pub(crate) trait Desk {
    /// The names of the seats.
    fn seats(&self) -> Vec<&'static str>;
    /// Who must decide, and the outcome: `{"seats":[…],"outcome":null}`.
    fn pending(&self) -> Value;
    /// The whole state as a document.
    fn position(&self) -> Value;
    /// Replaces the state by a document's.
    fn load(&mut self, position: &Value) -> Result<(), Answer>;
    /// What a seat may do.
    fn legal(&self, seat: &str) -> Result<Value, Answer>;
    /// Carries out an action; answers with the journal of it, as the seat sees it.
    fn apply(&mut self, seat: &str, action: &Value, lang: Lang) -> Result<Value, Answer>;
    /// Says whether an action is allowed, and if not, why.
    fn explain(&self, seat: &str, action: &Value, lang: Lang) -> Result<(), Answer>;
    /// What a seat, or `spectator`, may know.
    fn view(&self, seat: &str) -> Result<Value, Answer>;
    /// What a client draws for a seat, or `spectator`.
    fn scene(&self, seat: &str, lang: Lang) -> Result<Value, Answer>;
    /// Makes the next dice show these faces.
    fn script(&mut self, faces: &[u32]);
    /// Takes the last action back, as far as the rules of undo allow.
    fn undo(&mut self) -> Result<(), Answer>;
}

/// The desk of one game.
pub(crate) struct GameDesk<G: Game> {
    game: G,
    pack: &'static G::Pack,
    dice: ScriptedDice,
    past: Vec<G>,
    journal: Vec<Entry<G::Event>>,
}

impl<G: Game> GameDesk<G> {
    /// Starts a game with seeded dice.
    pub(crate) fn new(pack: &'static G::Pack, setup: &Setup, seed: u64) -> Result<Self, Answer> {
        let mut dice = ScriptedDice::then_seeded([], SeededDice::new(seed, 0));
        let game = kernel::start(pack, setup, &mut dice, None)
            .map_err(|error| Answer::Error(error.to_string()))?;
        Ok(Self { game, pack, dice, past: Vec::new(), journal: Vec::new() })
    }

    fn seat(&self, name: &str) -> Result<Seat, Answer> {
        let names = G::seats(&self.game.setup());
        names.iter().position(|seat| *seat == name).map(|index| Seat(index as u8)).ok_or_else(
            || {
                Answer::Error(format!(
                    "there is no seat \"{name}\"; there are {}",
                    names.join(", ")
                ))
            },
        )
    }

    fn viewer(&self, name: &str) -> Result<Viewer, Answer> {
        if name == "spectator" { Ok(Viewer::Spectator) } else { self.seat(name).map(Viewer::Seat) }
    }

    fn action(value: &Value) -> Result<G::Action, Answer> {
        serde_json::from_value(value.clone())
            .map_err(|error| Answer::Error(format!("not an action of this game: {error}")))
    }

    fn check(&self, seat: Seat, action: &G::Action, lang: Lang) -> Result<(), Answer> {
        self.game.check(seat, action).map_err(|refusal| refused::<G>(self.pack, refusal, lang))
    }
}

/// A refusal in words.
fn refused<G: Game>(pack: &'static G::Pack, refusal: G::Refusal, lang: Lang) -> Answer {
    Answer::Refused {
        rule: refusal.rule().0.to_owned(),
        code: refusal.code().to_owned(),
        why: G::phrasebook().say(lang, &refusal.message(pack)),
    }
}

fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("kernel documents are plain data")
}

/// The outcome as JSON.
fn outcome_json(outcome: Outcome, seats: &[&str]) -> Value {
    let winners: Vec<&str> = outcome.winners.iter().map(|seat| seats[seat.index()]).collect();
    json!({ "winners": winners, "rule": outcome.rule })
}

impl<G: Game> Desk for GameDesk<G> {
    fn seats(&self) -> Vec<&'static str> {
        G::seats(&self.game.setup()).to_vec()
    }

    fn pending(&self) -> Value {
        let names = G::seats(&self.game.setup());
        let (seats, outcome) = match self.game.pending() {
            Pending::Seats(seats, _) => {
                (seats.iter().map(|seat| names[seat.index()]).collect(), Value::Null)
            }
            Pending::Over(outcome) => (Vec::new(), outcome_json(outcome, names)),
        };
        json!({ "seats": seats, "outcome": outcome })
    }

    fn position(&self) -> Value {
        to_value(&kernel::position(&self.game))
    }

    fn load(&mut self, position: &Value) -> Result<(), Answer> {
        let position = serde_json::from_value(position.clone())
            .map_err(|error| Answer::Error(format!("not a position of this game: {error}")))?;
        self.game = kernel::restore(self.pack, &position)
            .map_err(|error| Answer::Error(error.to_string()))?;
        self.past.clear();
        Ok(())
    }

    fn legal(&self, seat: &str) -> Result<Value, Answer> {
        let seat = self.seat(seat)?;
        let mut offers = Vec::new();
        kernel::offers(&self.game, seat, &mut offers);
        Ok(to_value(&offers))
    }

    fn apply(&mut self, seat: &str, action: &Value, lang: Lang) -> Result<Value, Answer> {
        let seat = self.seat(seat)?;
        let action = Self::action(action)?;
        self.check(seat, &action, lang)?;
        // Played on a copy, so that a fault in a game cannot leave half an action behind.
        let mut next = self.game.clone();
        self.journal.clear();
        let done = kernel::apply(
            &mut next,
            seat,
            &action,
            &mut self.dice as &mut dyn Dice,
            Some(&mut self.journal),
        );
        let before = std::mem::replace(&mut self.game, next);
        if done.revocable() {
            self.past.push(before);
        } else {
            self.past.clear();
        }
        let lines: Vec<Told> = self
            .journal
            .iter()
            .filter_map(|entry| kernel::told::<G>(self.pack, entry, Viewer::Seat(seat), lang))
            .collect();
        Ok(json!({ "journal": lines }))
    }

    fn explain(&self, seat: &str, action: &Value, lang: Lang) -> Result<(), Answer> {
        let seat = self.seat(seat)?;
        let action = Self::action(action)?;
        self.check(seat, &action, lang)
    }

    fn view(&self, seat: &str) -> Result<Value, Answer> {
        Ok(to_value(&self.game.view(self.viewer(seat)?)))
    }

    fn scene(&self, seat: &str, lang: Lang) -> Result<Value, Answer> {
        let viewer = self.viewer(seat)?;
        let mut offers = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            kernel::offers(&self.game, seat, &mut offers);
        }
        let view = self.game.view(viewer);
        Ok(to_value(&kernel::scene::<G>(self.pack, &view, &offers, lang)))
    }

    fn script(&mut self, faces: &[u32]) {
        self.dice.add(faces.iter().copied());
    }

    fn undo(&mut self) -> Result<(), Answer> {
        match self.past.pop() {
            Some(game) => {
                self.game = game;
                Ok(())
            }
            None => Err(Answer::Error(
                "nothing can be taken back: undo stops at rolls, reveals and hand-overs".to_owned(),
            )),
        }
    }
}
