//! 2.1: dealing, laying aside, choosing and showing cards.

use kernel::{Concealed, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Card, Side};
use crate::pack::Pack;
use crate::state::{Cards, Eyes, Phase, State};

/// 2.1: six cards each from the whole deck, drawn one by one.
pub(crate) fn deal(state: &mut State, table: &mut Table<'_, Event>) {
    let mut deck = Cards(state.pack.copies);
    let hand = state.pack.hand;
    for side in Side::BOTH {
        let secret = state.secret(side, table.referee());
        secret.hand = Cards::default();
        secret.discard = None;
    }
    for _ in 0..hand {
        for side in Side::BOTH {
            let card = draw(&mut deck, table);
            state.secret(side, table.referee()).hand.add(card);
        }
    }
    state.public.standing.hand = [hand; 2];
}

fn draw(deck: &mut Cards, table: &mut Table<'_, Event>) -> Card {
    let mut number = table.draw("deal", u32::from(deck.len()));
    let card = Card::all()
        .find(|card| {
            let copies = u32::from(deck.count(*card));
            let here = number < copies;
            number = number.wrapping_sub(copies);
            here
        })
        .expect("the number drawn is smaller than the deck");
    deck.take(card);
    card
}

/// What a side might do with its hand.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let discard = matches!(eyes.public.phase, Phase::Discard { .. });
    out.extend(
        eyes.secret
            .hand
            .kinds()
            .map(|card| if discard { Action::Discard { card } } else { Action::Play { card } }),
    );
}

/// 2.1: a card of one's hand.
pub(crate) fn check_discard(eyes: Eyes<'_>, card: Card) -> Result<(), Refusal> {
    if eyes.secret.hand.count(card) == 0 { Err(Refusal::CardNotInHand { card }) } else { Ok(()) }
}

/// 2.1: a card of one's hand. Apollo is not played on the first turn of a year, for there is no
/// card before it in that year; who has nothing else must.
pub(crate) fn check_play(eyes: Eyes<'_>, card: Card) -> Result<(), Refusal> {
    check_discard(eyes, card)?;
    let other = eyes.secret.hand.kinds().any(|other| other != Card::APOLLO);
    if card == Card::APOLLO && eyes.public.turn == 1 && other {
        return Err(Refusal::ApolloTooEarly {});
    }
    Ok(())
}

/// 2.1: a card is laid aside, unseen.
pub(crate) fn discard(state: &mut State, side: Side, card: Card, table: &mut Table<'_, Event>) {
    let secret = state.secret(side, table.referee());
    secret.hand.take(card);
    secret.discard = Some(card);
    state.public.standing.hand[side.index()] -= 1;
    table.tell(|| Event::Discarded { side, card: Concealed::new(side.seat(), card) });
}

/// 2.1: a card is chosen, face down.
pub(crate) fn choose(state: &mut State, side: Side, card: Card, table: &mut Table<'_, Event>) {
    let secret = state.secret(side, table.referee());
    secret.hand.take(card);
    secret.chosen = Some(card);
    state.public.standing.hand[side.index()] -= 1;
}

/// 2.1: both cards are shown.
pub(crate) fn reveal(state: &mut State, table: &mut Table<'_, Event>) -> [Card; 2] {
    table.reveal();
    let shown = Side::BOTH.map(|side| {
        let secret = state.secret(side, table.referee());
        let card = secret.chosen.take().expect("both have chosen");
        state.public.spent[side.index()].add(card);
        // A position may be of a year with more turns than are printed: the list is only shown.
        let _ = state.public.order[side.index()].try_push(card);
        card
    });
    state.public.cards = shown.map(Some);
    shown
}

/// 2.1: an event's player is first, then the one with more moves, then Caesar. Of Apollo the card
/// that it stands for counts; an Apollo that stands for nothing brings no move.
pub(crate) fn first_player(pack: &Pack, cards: [Option<Card>; 2]) -> Side {
    let moves = cards.map(|card| {
        card.map_or(0, |card| pack.command(card).map_or(u8::MAX, |command| command.moves))
    });
    if moves[1] > moves[0] { Side::Pompey } else { Side::Caesar }
}
