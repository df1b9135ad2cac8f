//! Whole states that fit what a viewer knows, for bots to think with.

use kernel::rand_core::Rng as _;
use kernel::{Concealed, Rng};

use crate::ids::{Card, CardType, Cards, Each, Side};
use crate::pack::Pack;
use crate::state::{Deck, Phase, Public, Secret, State};
use crate::view::View;

/// A state that fits the view: unseen cards are dealt out at random.
pub(crate) fn sample(pack: &'static Pack, view: &View, rng: &mut Rng) -> State {
    let public = &view.public;
    let mut secrets: Each<Secret> = Each::default();
    if let (Some(side), Some(own)) = (view.viewer, &view.own) {
        secrets[side] = own.clone();
    }
    let mut unseen = unseen(pack, public, &secrets);
    let hidden = |side: &Side| view.viewer != Some(*side);
    for side in Side::BOTH.into_iter().filter(hidden) {
        let secret = &mut secrets[side];
        if has_laid(public, side) {
            secret.tactics = pick(&mut unseen, rng, |card| card.kind() == CardType::Tactics);
        }
    }
    for side in Side::BOTH.into_iter().filter(hidden) {
        let secret = &mut secrets[side];
        for _ in 0..public.counts.hands[side] {
            if let Some(card) = pick(&mut unseen, rng, |card| card.kind().is_kept()) {
                secret.hand.add(card);
            }
        }
    }
    let deck = deck(public, &mut secrets, unseen, rng, view.viewer);
    State {
        pack,
        public: public.clone(),
        secrets: secrets.map(|side, secret| Concealed::new(side.seat(), secret)),
        deck: Concealed::from_all(deck),
    }
}

/// Whether a side has a tactics card face down.
fn has_laid(public: &Public, side: Side) -> bool {
    public
        .phase
        .battle()
        .is_some_and(|battle| battle.role(side).is_some_and(|role| battle.laid[role.index()]))
}

/// Cards that lie neither open nor with the viewer.
fn unseen(pack: &Pack, public: &Public, secrets: &Each<Secret>) -> Cards {
    let mut cards = pack.all_cards();
    let mut known = |card: Card| cards.0[card.index()] = cards.0[card.index()].saturating_sub(1);
    public.forum.iter().for_each(&mut known);
    public.discard.iter().for_each(&mut known);
    for side in Side::BOTH {
        public.owned[side].iter().for_each(&mut known);
        public.board.leaders(side).filter_map(|(unit, _)| unit.card()).for_each(&mut known);
    }
    if let Some(battle) = public.phase.battle() {
        battle.tactics.into_iter().flatten().for_each(&mut known);
    }
    for secret in secrets.values() {
        secret.hand.iter().chain(secret.tactics).chain(secret.seen).for_each(&mut known);
        secret.buried.iter().copied().for_each(&mut known);
    }
    cards
}

/// Takes one of the fitting cards, each as likely.
fn pick(cards: &mut Cards, rng: &mut Rng, fits: impl Fn(Card) -> bool) -> Option<Card> {
    let total: u64 =
        Card::all().filter(|card| fits(*card)).map(|card| u64::from(cards.count(card))).sum();
    if total == 0 {
        return None;
    }
    let mut left = rng.next_u64() % total;
    for card in Card::all().filter(|card| fits(*card)) {
        let count = u64::from(cards.count(card));
        if left < count {
            cards.take(card);
            return Some(card);
        }
        left -= count;
    }
    None
}

/// The deck: what is left, shuffled, between what the viewer saw on top and what it buried. What
/// the other side has seen or buried is read off it.
fn deck(
    public: &Public,
    secrets: &mut Each<Secret>,
    unseen: Cards,
    rng: &mut Rng,
    viewer: Option<Side>,
) -> Deck {
    let own = viewer.map(|side| secrets[side].clone()).unwrap_or_default();
    let mut deck: Deck = own.buried.iter().rev().copied().collect();
    let buried = deck.len();
    deck.extend(unseen.iter());
    for last in (buried + 1..deck.len()).rev() {
        let other = buried + (rng.next_u64() % (last + 1 - buried) as u64) as usize;
        deck.swap(last, other);
    }
    deck.extend(own.seen);
    let looking = matches!(public.phase, Phase::Draw { looked: true, buried: false });
    for side in Side::BOTH.into_iter().filter(|side| viewer != Some(*side)) {
        let secret = &mut secrets[side];
        if looking && side == public.side {
            secret.seen = deck.last().copied();
        }
        if public.owns(side, Card::TRIBUNES) {
            let known = usize::from(public.counts.buried).min(deck.len());
            secret.buried = deck[..known].iter().rev().copied().collect();
        }
    }
    deck
}
