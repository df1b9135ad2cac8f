//! What people see of a match.

use std::collections::BTreeSet;

use kernel::{Anchor, Game, Lang, Lasts, Message, OrderSpec, Scene, Seat, Standing, Told, Viewer};
use serde_json::json;

use super::{Denied, Live, Plays as _, Read, Thought};
use crate::dto::{Answered, Line, OrderKnown, RollLine, StepLine, ThrownLine, Turn};

/// Looking at a match.
pub(crate) trait Looks: Send {
    /// What a client draws now, with what the viewer may do.
    fn scene(&self, viewer: Viewer, lang: Lang, choices: Choices) -> Thought<Drawn>;
    /// What a client draws of the moment after so many actions, when nothing can be done any more.
    fn scene_at(&self, count: usize, viewer: Viewer, lang: Lang) -> Result<Thought<Scene>, Denied>;
    /// What the viewer reads of the actions of these numbers; number 0 is the set-up.
    fn lines(
        &mut self,
        from: usize,
        to: usize,
        viewer: Viewer,
        lang: Lang,
    ) -> Result<Vec<Line>, Denied>;
    /// The standing orders that a seat can choose from now.
    fn known_orders(&self, seat: Seat, lang: Lang) -> Thought<Vec<OrderKnown>>;
    /// Where the game is: what its turn is called.
    fn clock(&self, lang: Lang) -> String;
    /// What a seat is asked now.
    fn asked(&self, seat: Seat, lang: Lang) -> String;
    /// Where the turns begin, from so many actions on.
    fn turns(&self, from: usize, lang: Lang) -> Result<Vec<Turn>, Denied>;
    /// Whether the seat has something to do that a computer player may do for it.
    fn has_chore(&self, seat: Seat) -> bool;
}

/// With more offers than this, those of pieces are left out and asked for when one is picked.
const MANY: usize = 60;

/// With more orders to choose from than this, those that stand are told and a few that would answer.
const MANY_ORDERS: usize = 60;
/// So many.
const FEW_ORDERS: usize = 6;

/// How many actions back a line of the journal looks for those that went the same way.
const COMPANY: usize = 40;

/// How many choices a scene is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choices {
    /// All of them.
    All,
    /// Where there are very many, not those that begin with a piece.
    Few,
}

/// What a client draws of this moment.
#[derive(Debug, Default)]
pub(crate) struct Drawn {
    pub(crate) scene: Scene,
    /// Pieces whose choices were left out of the scene.
    pub(crate) pickable: Vec<String>,
    /// The standing orders that the viewer can choose from.
    pub(crate) orders: Vec<OrderKnown>,
    /// Whether there are more than those.
    pub(crate) more: bool,
    /// Which of those that stand wants that the viewer be asked what is asked now.
    pub(crate) asking: Option<usize>,
    /// The orders of the viewer that have answered lately.
    pub(crate) answered: Vec<Answered>,
}

/// Leaves out the offers that begin with a piece, and says which pieces these are.
fn leave_out<G: Game>(
    pack: &'static G::Pack,
    view: &G::View,
    offers: &mut Vec<G::Action>,
) -> Vec<String> {
    let (mut pickable, mut known) = (Vec::new(), BTreeSet::new());
    offers.retain(|action| match G::path(pack, view, action).as_slice() {
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
    /// The lines of an action, or of the set-up, made afresh.
    fn tell(&self, number: usize, viewer: Viewer, lang: Lang) -> Result<Vec<Line>, Denied> {
        let seat = self.actor(number)?.map(|seat| self.name(seat));
        let told = self.told(number, viewer, lang)?;
        let ways = self.ways(number, viewer, lang, &told)?;
        let alone = told.len() == 1;
        let line = |(told, way): (Told, Option<Message>)| match told {
            Told::Words { text, rule, message } => Ok(Line::Told {
                n: number,
                seat: seat.clone(),
                text,
                rule: Some(rule.to_owned()),
                step: self.step_line(number, viewer, lang, &message, way.as_ref())?.map(Box::new),
                part: message.part.map(Into::into),
                all: if alone { self.told_of_all(number, viewer, lang, &message)? } else { None },
                thrown: message.thrown.map(|die| ThrownLine {
                    place: die.place,
                    face: die.face,
                    struck: die.struck,
                }),
            }),
            Told::Rolled { roll } => Ok(Line::Rolled {
                n: number,
                seat: seat.clone(),
                roll: RollLine {
                    purpose: roll.purpose.to_owned(),
                    sides: roll.sides,
                    face: roll.face.unwrap_or_default(),
                    reads: roll.reads.unwrap_or_default(),
                    hit: roll.hit,
                    hitting: roll.at_most.map(|at_most| at_most.min(roll.sides)),
                },
            }),
        };
        told.into_iter().zip(ways).map(line).collect()
    }

    /// What the viewer reads of an action, or of the set-up. A secret roll, such as a shuffle, shows
    /// nothing that is worth a line.
    fn told(&self, number: usize, viewer: Viewer, lang: Lang) -> Result<Vec<Told>, Denied> {
        self.knows_action(number)?;
        let entries = match number.checked_sub(1) {
            None => self.game.opening_journal(),
            Some(index) => self.game.journal_of(index),
        };
        let secret = |told: &Told| matches!(told, Told::Rolled { roll } if roll.face.is_none());
        let told = entries
            .iter()
            .filter_map(|entry| kernel::told::<G>(self.game.pack(), entry, viewer, lang));
        Ok(told.filter(|told| !secret(told)).collect())
    }

    /// For each line of an action that tells a step, the whole way that ends with it: this step or
    /// those before it as well.
    fn ways(
        &self,
        number: usize,
        viewer: Viewer,
        lang: Lang,
        told: &[Told],
    ) -> Result<Vec<Option<Message>>, Denied> {
        let mut before: Option<Message> = None;
        let mut ways = Vec::with_capacity(told.len());
        for (index, told) in told.iter().enumerate() {
            let message = step_of(told);
            if index == 0
                && let Some(step) = message
            {
                before = self.way_before(number, viewer, lang, step)?;
            }
            before = message.map(|step| {
                let way = before.take().and_then(|before| step.onward(&before));
                way.unwrap_or_else(|| step.clone())
            });
            ways.push(before.clone());
        }
        Ok(ways)
    }

    /// A step as data, with the words for the whole way where it is longer, and for the group where
    /// others of the seat went the same way just before.
    fn step_line(
        &self,
        number: usize,
        viewer: Viewer,
        lang: Lang,
        message: &Message,
        way: Option<&Message>,
    ) -> Result<Option<StepLine>, Denied> {
        let Some(step) = &message.step else { return Ok(None) };
        let start = way.and_then(|way| Some(way.step.as_ref()?.from.clone()));
        let start = start.unwrap_or_else(|| step.from.clone());
        // A way that began otherwise is told in words of its own, even after its first step.
        let longer = way.filter(|way| start != step.from || way.id != message.id);
        let before = match way {
            Some(way) => self.went_before(number, viewer, lang, way)?,
            None => Vec::new(),
        };
        let group = way.filter(|_| !before.is_empty()).and_then(|way| way.together(&before));
        Ok(Some(StepLine {
            piece: step.piece.clone(),
            from: step.from.clone(),
            to: step.to.clone(),
            spent: step.spent.clone(),
            way: longer.map(|way| G::phrasebook().say(lang, way)),
            group: group.and_then(|all| G::phrasebook().say_attribute(lang, &all, "together")),
            start,
        }))
    }

    /// What is told of this and of what the seat's actions just before tell the same of others.
    fn told_of_all(
        &self,
        number: usize,
        viewer: Viewer,
        lang: Lang,
        message: &Message,
    ) -> Result<Option<String>, Denied> {
        let said = |all: &Message| G::phrasebook().say_attribute(lang, all, "together");
        if message.step.is_some() || message.together(&[]).as_ref().and_then(said).is_none() {
            return Ok(None);
        }
        let seat = self.actor(number)?;
        let mut others = Vec::new();
        for earlier in (1..number).rev().take(COMPANY) {
            if self.actor(earlier)? != seat {
                break;
            }
            let mut told = self.told(earlier, viewer, lang)?;
            let (Some(Told::Words { message: other, .. }), true) = (told.pop(), told.is_empty())
            else {
                break;
            };
            if message.together(std::slice::from_ref(&other)).is_none() {
                break;
            }
            others.push(other);
        }
        others.reverse();
        let all = message.together(&others).filter(|_| !others.is_empty());
        Ok(all.as_ref().and_then(said))
    }

    /// The ways of the seat's others that went just before this way from and to the same places, the
    /// first one first. Actions that tell nothing, such as a halt, do not come between them.
    fn went_before(
        &self,
        number: usize,
        viewer: Viewer,
        lang: Lang,
        way: &Message,
    ) -> Result<Vec<Message>, Denied> {
        let seat = self.actor(number)?;
        let Some(mut last) = way.step.clone() else { return Ok(Vec::new()) };
        let mut others = Vec::new();
        for earlier in (1..number).rev().take(COMPANY) {
            if self.actor(earlier)? != seat {
                break;
            }
            let told = self.told(earlier, viewer, lang)?;
            let [told] = told.as_slice() else {
                if told.is_empty() {
                    continue;
                }
                break;
            };
            let Some(step) = step_of(told).and_then(|message| message.step.as_ref()) else { break };
            // A step of the way that was looked at last, not of another.
            let onward = step.piece == last.piece && step.to != last.to;
            if onward {
                continue;
            }
            let whole =
                self.ways(earlier, viewer, lang, std::slice::from_ref(told))?.pop().flatten();
            let Some(whole) =
                whole.filter(|whole| way.together(std::slice::from_ref(whole)).is_some())
            else {
                break;
            };
            last = whole.step.clone().unwrap_or(last);
            others.push(whole);
        }
        others.reverse();
        Ok(others)
    }

    /// The way that the same seat's action before this one ended where this step begins.
    fn way_before(
        &self,
        number: usize,
        viewer: Viewer,
        lang: Lang,
        step: &Message,
    ) -> Result<Option<Message>, Denied> {
        let earlier = number.saturating_sub(1);
        if earlier == 0 || self.actor(earlier)? != self.actor(number)? {
            return Ok(None);
        }
        let told = self.told(earlier, viewer, lang)?;
        let before = told.last().and_then(step_of).and_then(|message| message.step.as_ref());
        let goes_on = before
            .zip(step.step.as_ref())
            .is_some_and(|(before, next)| before.piece == next.piece && before.to == next.from);
        if goes_on {
            Ok(self.ways(earlier, viewer, lang, &told)?.pop().flatten())
        } else {
            Ok(None)
        }
    }
}

/// The message of a line that tells a step.
fn step_of(told: &Told) -> Option<&Message> {
    match told {
        Told::Words { message, .. } => message.step.is_some().then_some(message),
        Told::Rolled { .. } => None,
    }
}

/// Orders that one can choose from: for how long, and which would answer now.
fn orders_known<G: Game>(
    game: &G,
    view: &G::View,
    offers: &[G::Action],
    orders: Vec<OrderSpec<G::Order>>,
    lang: Lang,
) -> Vec<OrderKnown> {
    let pack = game.pack();
    let fights = game.fight().is_some();
    let known = |order: OrderSpec<G::Order>| {
        let lasts = [Lasts::Round, Lasts::Fight, Lasts::Game];
        let may = |lasts: &Lasts| *lasts == Lasts::Game || (fights && *lasts >= order.lasts);
        OrderKnown {
            id: json!(order.id),
            answers: answers::<G>(&order.id, pack, view, offers),
            lasts: lasts.iter().filter(|lasts| may(lasts)).copied().collect(),
            clauses: G::clauses(pack, &order.id, lang),
            path: order.path,
            label: order.label,
            button: order.button,
            rule: order.rule.0.to_owned(),
        }
    };
    orders.into_iter().map(known).collect()
}

/// Whether an order would answer with something that is offered.
fn answers<G: Game>(
    order: &G::Order,
    pack: &'static G::Pack,
    view: &G::View,
    offers: &[G::Action],
) -> bool {
    G::answer(order, pack, view, offers).is_some_and(|reply| offers.contains(&reply.action))
}

/// Leaves out orders where they are very many, but for those that stand and a few that would answer
/// now; of these such first that may last for less than the game. Whether any were left out.
fn leave_out_orders<G: Game>(
    orders: &mut Vec<OrderSpec<G::Order>>,
    standing: &[Standing<G::Order>],
    pack: &'static G::Pack,
    view: &G::View,
    offers: &[G::Action],
) -> bool {
    if orders.len() <= MANY_ORDERS {
        return false;
    }
    let mut few: Vec<(Lasts, G::Order)> = Vec::new();
    if !offers.is_empty() {
        let answering = orders.iter().filter(|order| answers::<G>(&order.id, pack, view, offers));
        few.extend(answering.map(|order| (order.lasts, order.id.clone())));
    }
    few.sort_by_key(|(lasts, _)| *lasts);
    few.truncate(FEW_ORDERS);
    orders.retain(|order| {
        let stands = standing.iter().any(|one| one.order == order.id);
        stands || few.iter().any(|(_, one)| *one == order.id)
    });
    true
}

impl<G: Game> Looks for Live<G> {
    fn scene(&self, viewer: Viewer, lang: Lang, choices: Choices) -> Thought<Drawn> {
        let game = self.game.game().clone();
        let (standing, given) = match viewer {
            Viewer::Seat(seat) => {
                (self.game.orders(seat).to_vec(), self.game.answered(seat).to_vec())
            }
            Viewer::Spectator => (Vec::new(), Vec::new()),
        };
        Box::new(move || {
            let (pack, view) = (game.pack(), game.view(viewer));
            let mut offers = Vec::new();
            if let Viewer::Seat(seat) = viewer {
                kernel::offers(&game, seat, &mut offers);
            }
            let mut orders = G::known_orders(pack, &view, lang);
            let answered = given.into_iter().filter_map(|(count, order)| {
                let known = orders.iter().find(|known| known.id == order)?;
                Some(Answered { n: count + 1, order: json!(order), label: known.label.clone() })
            });
            let answered = answered.collect();
            let more = choices == Choices::Few
                && leave_out_orders::<G>(&mut orders, &standing, pack, &view, &offers);
            let orders = orders_known(&game, &view, &offers, orders, lang);
            let asking = G::asking(&standing, pack, &view, &offers);
            let pickable = match choices {
                Choices::Few if offers.len() > MANY => leave_out::<G>(pack, &view, &mut offers),
                Choices::Few | Choices::All => Vec::new(),
            };
            let scene = kernel::scene::<G>(pack, &view, &offers, lang);
            Drawn { scene, pickable, orders, more, asking, answered }
        })
    }

    fn known_orders(&self, seat: Seat, lang: Lang) -> Thought<Vec<OrderKnown>> {
        let game = self.game.game().clone();
        Box::new(move || {
            let mut offers = Vec::new();
            kernel::offers(&game, seat, &mut offers);
            let view = game.view(Viewer::Seat(seat));
            let orders = G::known_orders(game.pack(), &view, lang);
            orders_known(&game, &view, &offers, orders, lang)
        })
    }

    fn scene_at(&self, count: usize, viewer: Viewer, lang: Lang) -> Result<Thought<Scene>, Denied> {
        self.knows(count)?;
        let (pack, past) = (self.game.pack(), self.game.past(count));
        Ok(Box::new(move || kernel::scene::<G>(pack, &past.game().view(viewer), &[], lang)))
    }

    fn lines(
        &mut self,
        from: usize,
        to: usize,
        viewer: Viewer,
        lang: Lang,
    ) -> Result<Vec<Line>, Denied> {
        let to = to.min(self.version());
        if from > to {
            return Ok(Vec::new());
        }
        let key = (viewer, lang.code());
        let mut read = self.read.remove(&key).unwrap_or_default();
        if from < read.from || read.from + read.lines.len() < from {
            // What was read does not reach there.
            read = Read { from, lines: Vec::new() };
        }
        for number in read.from + read.lines.len()..=to {
            read.lines.push(self.tell(number, viewer, lang)?);
        }
        let lines = read.lines[from - read.from..=to - read.from].concat();
        self.read.insert(key, read);
        Ok(lines)
    }

    fn asked(&self, seat: Seat, lang: Lang) -> String {
        let game = self.game.game();
        kernel::prompt::<G>(game.pack(), &game.view(Viewer::Seat(seat)), lang).text
    }

    fn clock(&self, lang: Lang) -> String {
        let (_, when) = self.turns.last().expect("a match begins with a turn");
        G::phrasebook().say(lang, when)
    }

    fn turns(&self, from: usize, lang: Lang) -> Result<Vec<Turn>, Denied> {
        self.knows_action(from)?;
        let begun = self.turns.partition_point(|(number, _)| *number < from);
        let turn =
            |(n, when): &(usize, Message)| Turn { n: *n, label: G::phrasebook().say(lang, when) };
        Ok(self.turns[begun..].iter().map(turn).collect())
    }

    fn has_chore(&self, seat: Seat) -> bool {
        let game = self.game.game();
        game.chore().is_some() && game.pending().seats().contains(seat)
    }
}
