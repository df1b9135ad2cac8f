//! The frame around every scene: who looks, what is asked, and what may be done. A game draws what
//! lies on its table and describes an action; everything else is put together here, once.

use serde::Serialize;

use super::{Anchor, Choice, Limit, Prompt, Scene};
use crate::{Lang, Message, Seat, SeatSet, Shown};

/// Who looks, whom the table waits for, and what is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The names of the seats, in their order.
    pub seats: &'static [&'static str],
    /// The seat that looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// Who wins and loses with the viewer, the viewer included; nobody for a spectator.
    pub allies: SeatSet,
    /// Who must decide.
    pub waits: SeatSet,
    /// What the viewer is asked, or whom the table waits for.
    pub prompt: Message,
}

/// An action in words, and what to click for it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub struct Offered {
    /// What it does, and the rule that allows it.
    pub label: Message,
    /// What to click, in order. No two actions offered together have the same path, but for those
    /// that differ by their amount.
    pub path: Vec<Anchor>,
    /// Whether it is an attack.
    pub attack: bool,
    /// How much of a limit is used when it is done.
    pub limit: Option<Limit>,
    /// Its price in movement points or gold.
    pub cost: Option<i64>,
    /// Whether the piece must stop there.
    pub stops: bool,
    /// A number to choose.
    pub amount: Option<i64>,
    /// For what ends something: how much of what could still be spent it leaves.
    pub unspent: Option<u8>,
    /// Whether it may be done at almost any time, beside what is asked.
    pub aside: bool,
    /// How many throws in a hundred it succeeds with, where a throw decides.
    pub chance: Option<u8>,
    /// Whether it is what is usually done: ticked where several answers are given together.
    pub usual: bool,
    /// What there is to know before one does it: how far it goes, what it may cost.
    pub more: Option<Message>,
}

impl Offered {
    /// An action without a price, that attacks nobody.
    pub fn new(label: Message, path: Vec<Anchor>) -> Self {
        Self {
            label,
            path,
            attack: false,
            limit: None,
            cost: None,
            stops: false,
            amount: None,
            unspent: None,
            aside: false,
            chance: None,
            usual: false,
            more: None,
        }
    }
}

/// Everything on the screen for a view, with the actions it may choose from.
pub fn scene<G: Shown>(
    pack: &'static G::Pack,
    view: &G::View,
    offers: &[G::Action],
    lang: Lang,
) -> Scene {
    let frame = G::frame(pack, view);
    let name = |seat: Seat| frame.seats[seat.index()].to_owned();
    let mut scene = G::scene(pack, view, lang);
    for (index, seat) in frame.seats.iter().enumerate() {
        let allied = frame.allies.contains(Seat(index as u8));
        for side in scene.sides.iter_mut().filter(|side| side.seat == *seat) {
            side.allied = allied;
        }
    }
    Scene {
        viewer: frame.viewer.map(name),
        headline: G::headline(pack, view).said(G::phrasebook(), lang),
        prompt: said::<G>(&frame.prompt, lang),
        waiting_for: frame.waits.iter().map(name).collect(),
        choices: choices::<G>(pack, view, offers, lang),
        ..scene
    }
}

/// What the viewer is asked, without a scene.
pub fn prompt<G: Shown>(pack: &'static G::Pack, view: &G::View, lang: Lang) -> Prompt {
    said::<G>(&G::frame(pack, view).prompt, lang)
}

/// Actions as the choices of a scene, without the scene.
pub fn choices<G: Shown>(
    pack: &'static G::Pack,
    view: &G::View,
    offers: &[G::Action],
    lang: Lang,
) -> Vec<Choice> {
    offers.iter().map(|action| choice::<G>(pack, view, action, lang)).collect()
}

fn choice<G: Shown>(
    pack: &'static G::Pack,
    view: &G::View,
    action: &G::Action,
    lang: Lang,
) -> Choice {
    let Offered {
        label,
        path,
        attack,
        limit,
        cost,
        stops,
        amount,
        unspent,
        aside,
        chance,
        usual,
        more,
    } = G::offered(pack, view, action);
    Choice {
        action: plain(action),
        label: G::phrasebook().say(lang, &label),
        path,
        rule: label.rule.0.to_owned(),
        attack,
        limit,
        cost,
        stops,
        amount,
        unspent,
        aside,
        chance,
        usual,
        more: more.map(|more| G::phrasebook().say(lang, &more)),
    }
}

fn plain(action: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(action).expect("an action is plain data")
}

fn said<G: Shown>(message: &Message, lang: Lang) -> Prompt {
    let book = G::phrasebook();
    Prompt {
        text: book.say(lang, message),
        more: book.say_attribute(lang, message, "more"),
        rule: message.rule.0.to_owned(),
    }
}
