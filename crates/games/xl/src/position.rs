//! Positions: the whole state as a document that a person can write.
//!
//! Units are written by place, cards by name. Cards that a document does not mention lie at the
//! bottom of the deck, in the order of their names. Counts are worked out, not written.

use std::collections::BTreeMap;

use kernel::{Concealed, PositionError, Referee};
use serde::{Deserialize, Serialize};

use crate::battle::{Role, Waits};
use crate::ids::{Card, CardType, Cards, Each, Place, Side, Unit};
use crate::pack::Pack;
use crate::state::{Army, Board, Counts, Deck, Level, Phase, Public, Secret, Stacks, State};

/// The document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// What everybody sees.
    #[serde(flatten)]
    pub public: Public,
    /// What each side knows.
    #[serde(default)]
    pub secrets: Each<Secret>,
    /// The deck, the top card first.
    #[serde(default)]
    pub deck: Vec<Card>,
}

impl Serialize for Army {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|unit| (unit, self.count(unit))))
    }
}

impl<'de> Deserialize<'de> for Army {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut army = Self::EMPTY;
        for (unit, count) in <BTreeMap<Unit, u8>>::deserialize(deserializer)? {
            if count > 30 || (unit.is_chief() && count > 1) {
                return Err(serde::de::Error::custom(format!("there are not so many {unit}")));
            }
            army.add(unit, count);
        }
        Ok(army)
    }
}

impl Serialize for Stacks {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let somebody = Place::all().filter(|place| !self.at(*place).is_empty());
        serializer.collect_map(somebody.map(|place| (place, self.at(place))))
    }
}

impl<'de> Deserialize<'de> for Stacks {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut stacks = Self::EMPTY;
        for (place, army) in <BTreeMap<Place, Army>>::deserialize(deserializer)? {
            *stacks.at_mut(place) = army;
        }
        Ok(stacks)
    }
}

impl Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let of = |side: Side| {
            let mut stacks = Stacks::EMPTY;
            for place in self.held(side).iter() {
                *stacks.at_mut(place) = *self.army(side, place);
            }
            stacks
        };
        Each::from_fn(of).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stacks = <Each<Stacks>>::deserialize(deserializer)?;
        let mut board = Self::EMPTY;
        for side in Side::BOTH {
            for place in Place::all() {
                for unit in stacks[side].at(place).units() {
                    if unit.is_chief() && board.chief(side, unit).is_some() {
                        return Err(serde::de::Error::custom(format!("{unit} is in two places")));
                    }
                    if unit == Unit::WARBAND {
                        return Err(serde::de::Error::custom("warbands are nobody's units"));
                    }
                    if board.army(side, place).count(unit) > 30 || board.out(side, unit) > 60 {
                        return Err(serde::de::Error::custom("there are not so many units"));
                    }
                    board.put(side, unit, place);
                }
            }
        }
        Ok(board)
    }
}

impl Position {
    /// The state as a document.
    pub(crate) fn of(state: &State, referee: &Referee) -> Self {
        let mut public = state.public.clone();
        public.counts = Counts::default();
        Self {
            public,
            secrets: Each::from_fn(|side| state.secrets[side].open(referee).clone()),
            deck: state.deck.open(referee).iter().rev().copied().collect(),
        }
    }

    /// The state that the document describes.
    pub(crate) fn state(&self, pack: &'static Pack) -> Result<State, PositionError> {
        let mut public = self.public.clone();
        let deck = deck(pack, self)?;
        check_units(pack, &public)?;
        public.counts = Counts {
            hands: Each::from_fn(|side| self.secrets[side].hand.len()),
            deck: deck.len() as u8,
            buried: self.secrets.values().map(|secret| secret.buried.len() as u8).sum(),
        };
        check_phase(&public, self)?;
        for (side, secret) in self.secrets.iter() {
            check_known(secret, &deck, side)?;
        }
        let conceal = |side: Side| Concealed::new(side.seat(), self.secrets[side].clone());
        Ok(State { pack, public, secrets: Each::from_fn(conceal), deck: Concealed::from_all(deck) })
    }
}

/// More rounds than any battle has.
const LAST_ROUND: u8 = 100;

fn error<T>(what: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError(what.into()))
}

/// Every card once: those that are not mentioned lie at the bottom of the deck, above the buried.
fn deck(pack: &Pack, position: &Position) -> Result<Deck, PositionError> {
    let public = &position.public;
    let mut seen = Cards::default();
    let mut wrong_place = None;
    let mut mention = |card: Card, fits: bool| {
        if !fits {
            wrong_place = Some(card);
        }
        seen.0[card.index()] = seen.0[card.index()].saturating_add(1);
    };
    for card in public.forum.iter() {
        mention(card, card.kind() == CardType::Forum);
    }
    for card in public.discard.iter() {
        mention(card, card.kind() != CardType::Forum);
    }
    for side in Side::BOTH {
        for card in public.owned[side].iter() {
            mention(card, card.kind() == CardType::Forum);
        }
        for (unit, _) in public.board.leaders(side) {
            if let Some(card) = unit.card() {
                mention(card, true);
            }
        }
        let secret = &position.secrets[side];
        for card in secret.hand.iter() {
            mention(card, card.kind().is_kept());
        }
        if let Some(card) = secret.tactics {
            mention(card, card.kind() == CardType::Tactics);
        }
    }
    if let Phase::Battle(battle) = &public.phase {
        for card in battle.tactics.iter().flatten() {
            mention(*card, card.kind() == CardType::Tactics);
        }
    }
    for card in &position.deck {
        mention(*card, true);
    }
    if let Some(card) = wrong_place {
        return error(format!("{card} cannot lie where it is written"));
    }
    let mut under = Deck::new();
    for card in Card::all() {
        let (here, all) = (seen.count(card), pack.copies(card));
        if here > all {
            return error(format!("there are only {all} cards {card}"));
        }
        under.extend((here..all).map(|_| card));
    }
    under.reverse();
    under.extend(position.deck.iter().rev().copied());
    Ok(under)
}

/// What a side knows of the deck is so.
fn check_known(secret: &Secret, deck: &Deck, side: Side) -> Result<(), PositionError> {
    let name = side.name();
    if secret.seen.is_some() && secret.seen.as_ref() != deck.last() {
        return error(format!("{name} has seen a card that is not on top of the deck"));
    }
    let known = secret.buried.len();
    if known > deck.len() || secret.buried.iter().rev().ne(deck[..known].iter()) {
        return error(format!("{name} knows buried cards that are not at the bottom of the deck"));
    }
    Ok(())
}

/// Units that exist, where they may stand.
fn check_units(pack: &Pack, public: &Public) -> Result<(), PositionError> {
    for side in Side::BOTH {
        for unit in [Unit::LEGION, Unit::ALLY] {
            if public.board.out(side, unit) > pack.counters(side, unit) {
                return error(format!("{} has not so many counters of {unit}", side.name()));
            }
        }
        for place in public.board.held(side).iter() {
            if place.is_barbarian() && public.rules == Level::Bronze {
                return error(format!("nobody enters {place} in the bronze game"));
            }
        }
    }
    for place in public.cleared.iter() {
        if !place.is_barbarian() || Side::BOTH.iter().all(|s| !public.board.holds(*s, place)) {
            return error(format!("{place} is no barbarian area that somebody holds"));
        }
    }
    for place in public.plundered.iter() {
        if place.is_barbarian() || Side::BOTH.iter().any(|s| public.board.holds(*s, place)) {
            return error(format!("{place} is no empty city"));
        }
    }
    let quiet = public.cleared.is_empty() && public.plundered.is_empty();
    if public.rules == Level::Bronze && !quiet {
        return error("warbands are for the silver game");
    }
    for place in Place::all() {
        if !public.board.army(public.side, place).covers(public.moved.at(place)) {
            return error(format!("more units have moved to {place} than stand there"));
        }
    }
    if !(1..=pack.figures.turns).contains(&public.turn) {
        return error("there is no such turn");
    }
    Ok(())
}

/// A phase that can be played on from.
fn check_phase(public: &Public, position: &Position) -> Result<(), PositionError> {
    let fighting = public.phase.battle();
    for side in Side::BOTH {
        let laid = fighting
            .and_then(|battle| battle.role(side).map(|role| battle.laid[role.index()]))
            .unwrap_or(false);
        if position.secrets[side].tactics.is_some() != laid {
            return error(format!("`laid` and the tactics card of {} must agree", side.name()));
        }
        let looking = matches!(public.phase, Phase::Draw { looked: true, buried: false })
            && public.side == side;
        if position.secrets[side].seen.is_some() != looking {
            return error(format!("`looked` and what {} has seen must agree", side.name()));
        }
    }
    if matches!(public.phase, Phase::Draw { .. }) && public.drawing.left == 0 {
        return error("a draw needs `drawing` with a card left to draw");
    }
    if let Phase::Discard = public.phase
        && position.secrets[public.side].hand.is_empty()
    {
        return error(format!("{} has no card to discard", public.side.name()));
    }
    if let Phase::Auction { card, bidder, bids } = public.phase {
        if !public.forum.has(card) {
            return error(format!("{card} is under the hammer, but not in the forum"));
        }
        if Side::BOTH.iter().any(|side| bids[*side] > public.gold[*side]) {
            return error("nobody bids more than his gold");
        }
        if bids[bidder] > 0 && bids[bidder] >= bids[bidder.enemy()] {
            return error("whoever leads an auction does not bid");
        }
    }
    if let Phase::ChooseBattle = public.phase
        && public.battles().is_empty()
    {
        return error("there is no battle to choose");
    }
    if let Phase::Invasion { area } = public.phase
        && (!area.is_barbarian() || !public.is_silver())
    {
        return error("only barbarians invade, in the silver game");
    }
    let Some(battle) = fighting else { return Ok(()) };
    if battle.sides[0] == battle.sides[1] {
        return error("a battle needs two sides");
    }
    let lines = battle.lines(&public.board);
    for role in Role::BOTH {
        let over = matches!(battle.waits, Waits::Promote { .. });
        if lines[role.index()].is_empty() && !over {
            return error(format!("the {} of the battle has no units", role.name()));
        }
        if !lines[role.index()].covers(&battle.fought[role.index()]) {
            return error("more units have fought than stand in the battle");
        }
    }
    let waiting = battle.side(battle.waits.role());
    if waiting.is_none() {
        return error("warbands decide nothing");
    }
    if let Waits::Engage { role, class } = battle.waits
        && battle.fresh(&lines, role).of_class(class) == 0
    {
        return error(format!("the {} has no {} that could fight", role.name(), class.name()));
    }
    if let Waits::Hit { role, pursuit: true, .. } | Waits::Leader { role } = battle.waits
        && battle.flight.is_none_or(|flight| flight.role != role)
    {
        return error(format!("the {} is pursued, but does not retreat", role.name()));
    }
    if let Waits::Hit { hits: 0, .. } = battle.waits {
        return error("a side chooses its losses only when it was hit");
    }
    if battle.round == 0 && !matches!(battle.waits, Waits::Tactics { .. }) {
        return error("a battle has rounds from 1");
    }
    if battle.round > LAST_ROUND {
        return error(format!("no battle has {} rounds", battle.round));
    }
    Ok(())
}
