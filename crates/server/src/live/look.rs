//! What people see of a match.

use std::collections::BTreeSet;

use kernel::{Anchor, Game, Lang, Message, Scene, Seat, Told, Viewer};
use serde_json::json;

use super::{Live, Plays as _, Thought};
use crate::dto::{Line, OrderKnown, RollLine, StepLine, Turn};

/// Looking at a match.
pub(crate) trait Looks: Send {
    /// What a client draws now, with what the viewer may do, and the pieces whose choices were left
    /// out of it.
    fn scene(&self, viewer: Viewer, lang: Lang, choices: Choices) -> Thought<(Scene, Vec<String>)>;
    /// What a client draws of the moment after so many actions, when nothing can be done any more.
    fn scene_at(&self, count: usize, viewer: Viewer, lang: Lang) -> Thought<Scene>;
    /// What the viewer reads of the actions of these numbers; number 0 is the set-up.
    fn lines(&mut self, from: usize, to: usize, viewer: Viewer, lang: Lang) -> Vec<Line>;
    /// Where the game is: what its turn is called.
    fn clock(&self, lang: Lang) -> String;
    /// Where the turns begin, from so many actions on.
    fn turns(&self, from: usize, lang: Lang) -> Vec<Turn>;
    /// The standing orders that the viewer can choose from.
    fn known_orders(&self, viewer: Viewer, lang: Lang) -> Vec<OrderKnown>;
    /// Whether the seat still sets up.
    fn sets_up(&self, seat: Seat) -> bool;
}

/// With more offers than this, those of pieces are left out and asked for when one is picked.
const MANY: usize = 60;

/// How many choices a scene is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choices {
    /// All of them.
    All,
    /// Where there are very many, not those that begin with a piece.
    Few,
}

/// Leaves out the offers that begin with a piece, and says which pieces these are.
fn leave_out<G: Game>(
    pack: &'static G::Pack,
    view: &G::View,
    offers: &mut Vec<G::Action>,
) -> Vec<String> {
    let (mut pickable, mut known) = (Vec::new(), BTreeSet::new());
    offers.retain(|action| match G::offered(pack, view, action).path.as_slice() {
        [Anchor::Piece(piece), _, ..] => {
            if known.insert(piece.clone()) {
                pickable.push(piece.clone());
            }
            false
        }
        [..] => true,
    });
    pickable
}

impl<G: Game> Live<G> {
    /// What the turn is called, as everybody knows it.
    pub(super) fn when(&self, game: &G) -> Message {
        G::headline(self.game.pack(), &game.view(Viewer::Spectator)).when
    }

    /// The lines of an action, or of the set-up, made afresh.
    fn tell(&self, number: usize, viewer: Viewer, lang: Lang) -> Vec<Line> {
        let (seat, entries) = match number.checked_sub(1) {
            None => (None, self.game.opening_journal()),
            Some(index) => {
                let seat = self.game.moves().get(index).map(|step| self.name(step.seat));
                (seat, self.game.journal_of(index))
            }
        };
        entries
            .iter()
            .filter_map(|entry| {
                let seat = seat.clone();
                match kernel::told::<G>(self.game.pack(), entry, viewer, lang)? {
                    Told::Words { text, rule, step } => {
                        let step = step.map(|step| StepLine {
                            what: step.what,
                            from: step.from,
                            to: step.to,
                        });
                        Some(Line::Told {
                            n: number,
                            seat,
                            text,
                            rule: Some(rule.to_owned()),
                            step,
                        })
                    }
                    // A secret roll, such as a shuffle, shows nothing that is worth a line.
                    Told::Rolled { roll } => roll.face.map(|face| Line::Rolled {
                        n: number,
                        seat,
                        roll: RollLine {
                            purpose: roll.purpose.to_owned(),
                            sides: roll.sides,
                            face,
                            hit: roll.hit,
                        },
                    }),
                }
            })
            .collect()
    }
}

impl<G: Game> Looks for Live<G> {
    fn scene(&self, viewer: Viewer, lang: Lang, choices: Choices) -> Thought<(Scene, Vec<String>)> {
        let game = self.game.game().clone();
        Box::new(move || {
            let (pack, view) = (game.pack(), game.view(viewer));
            let mut offers = Vec::new();
            if let Viewer::Seat(seat) = viewer {
                kernel::offers(&game, seat, &mut offers);
            }
            let pickable = match choices {
                Choices::Few if offers.len() > MANY => leave_out::<G>(pack, &view, &mut offers),
                Choices::Few | Choices::All => Vec::new(),
            };
            (kernel::scene::<G>(pack, &view, &offers, lang), pickable)
        })
    }

    fn scene_at(&self, count: usize, viewer: Viewer, lang: Lang) -> Thought<Scene> {
        let (pack, past) = (self.game.pack(), self.game.past(count));
        Box::new(move || kernel::scene::<G>(pack, &past.game().view(viewer), &[], lang))
    }

    fn lines(&mut self, from: usize, to: usize, viewer: Viewer, lang: Lang) -> Vec<Line> {
        let key = (viewer, lang.code());
        let mut read = self.read.remove(&key).unwrap_or_default();
        let to = to.min(self.version());
        for number in read.len()..=to {
            read.push(self.tell(number, viewer, lang));
        }
        let lines = read[from.min(to + 1)..=to].concat();
        self.read.insert(key, read);
        lines
    }

    fn clock(&self, lang: Lang) -> String {
        let (_, when) = self.turns.last().expect("a match begins with a turn");
        G::phrasebook().say(lang, when)
    }

    fn turns(&self, from: usize, lang: Lang) -> Vec<Turn> {
        let begun = self.turns.partition_point(|(number, _)| *number < from);
        let turn =
            |(n, when): &(usize, Message)| Turn { n: *n, label: G::phrasebook().say(lang, when) };
        self.turns[begun..].iter().map(turn).collect()
    }

    fn known_orders(&self, viewer: Viewer, lang: Lang) -> Vec<OrderKnown> {
        G::known_orders(self.game.pack(), &self.game.view(viewer), lang)
            .into_iter()
            .map(|order| OrderKnown {
                id: json!(order.id),
                label: order.label,
                rule: order.rule.0.to_owned(),
            })
            .collect()
    }

    fn sets_up(&self, seat: Seat) -> bool {
        let game = self.game.game();
        game.setting_up() && game.pending().seats().contains(seat)
    }
}
