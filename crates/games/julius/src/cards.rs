//! 2.1: dealing, laying aside and playing cards. 5.3: free deployment.

use kernel::{Concealed, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Block, Card, Side};
use crate::state::{Cards, Eyes, Phase, Spot, State};

/// 2.1: six cards each from the whole deck, drawn one by one.
pub(crate) fn deal(state: &mut State, table: &mut Table<'_, Event>) {
    let mut deck = Cards(state.pack.copies);
    let hand = state.pack.hand;
    for side in Side::BOTH {
        let camp = state.camp(side, table.referee());
        camp.hand = Cards::default();
        camp.discard = None;
    }
    for _ in 0..hand {
        for side in Side::BOTH {
            let card = draw(&mut deck, table);
            state.camp(side, table.referee()).hand.add(card);
        }
    }
    state.public.standing.hand = [hand; 2];
}

fn draw(deck: &mut Cards, table: &mut Table<'_, Event>) -> Card {
    let mut number = table.draw("deal", u32::from(deck.len()));
    for card in Card::all() {
        let copies = u32::from(deck.count(card));
        if number < copies {
            deck.take(card);
            return card;
        }
        number -= copies;
    }
    unreachable!("the number drawn is smaller than the deck")
}

/// What a side might do with its hand.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    let discard = matches!(eyes.public.phase, Phase::Discard { .. });
    out.extend(
        eyes.camp
            .hand
            .kinds()
            .map(|card| if discard { Action::Discard { card } } else { Action::Play { card } }),
    );
}

/// 2.1: a card of one's hand.
pub(crate) fn check(eyes: Eyes<'_>, card: Card) -> Result<(), Refusal> {
    if eyes.camp.hand.count(card) == 0 { Err(Refusal::CardNotInHand { card }) } else { Ok(()) }
}

/// 2.1: a card is laid aside, unseen.
pub(crate) fn discard(state: &mut State, side: Side, card: Card, table: &mut Table<'_, Event>) {
    let camp = state.camp(side, table.referee());
    camp.hand.take(card);
    camp.discard = Some(card);
    state.public.standing.hand[side.index()] -= 1;
    table.tell(|| Event::Discarded { side, card: Concealed::new(side.seat(), card) });
}

/// 2.1: a card is chosen, face down.
pub(crate) fn choose(state: &mut State, side: Side, card: Card, table: &mut Table<'_, Event>) {
    let camp = state.camp(side, table.referee());
    camp.hand.take(card);
    camp.chosen = Some(card);
    state.public.standing.hand[side.index()] -= 1;
}

/// 5.3: pairs of blocks that might change places.
pub(crate) fn swap_candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for (block, _) in eyes.camp.on_map() {
        for (with, _) in eyes.camp.on_map() {
            out.push(Action::Swap { block, with });
        }
    }
    out.push(Action::EndDeployment);
}

/// 5.3: two blocks of the deployment, in different cities, none of them settled; fleets need ports.
pub(crate) fn check_swap(eyes: Eyes<'_>, block: Block, with: Block) -> Result<(), Refusal> {
    let here = eyes.camp.place(block).ok_or(Refusal::NotDeployed { block })?;
    let there = eyes.camp.place(with).ok_or(Refusal::NotDeployed { block: with })?;
    if here == there {
        return Err(Refusal::SwapWithItself);
    }
    for one in [block, with] {
        if eyes.camp.moved.contains(one) {
            return Err(Refusal::AlreadySettled { block: one });
        }
    }
    for (one, place) in [(block, there), (with, here)] {
        if eyes.pack.is_fleet(one) && !eyes.pack.is_port(place) {
            return Err(Refusal::FleetNeedsPort { block: one, place });
        }
    }
    Ok(())
}

/// 5.3: the two change places, and the first is settled.
pub(crate) fn swap(
    state: &mut State,
    side: Side,
    block: Block,
    with: Block,
    table: &mut Table<'_, Event>,
) {
    let here = state.lift(side, block, table.referee());
    let there = state.lift(side, with, table.referee());
    state.put(side, block, there, table.referee());
    state.put(side, with, here, table.referee());
    state.camp(side, table.referee()).moved.insert(block);
}

/// 5.3: nobody is settled any more once both are done.
pub(crate) fn end_deployment(state: &mut State, table: &mut Table<'_, Event>) {
    for side in Side::BOTH {
        let camp = state.camp(side, table.referee());
        camp.moved = crate::ids::BlockSet::EMPTY;
    }
    state.begin_year(table);
}

/// 5.1: the historical deployment at full strength, and the pools (5.2).
pub(crate) fn deploy(state: &mut State, table: &mut Table<'_, Event>) {
    for block in Block::all() {
        let side = block.first_owner();
        let steps = state.pack.block(block).steps();
        let camp = state.camp(side, table.referee());
        camp.spots[block.index()] = Spot::POOL;
        camp.steps[block.index()] = steps;
    }
    for (block, place) in &state.pack.deployment {
        state.put(block.first_owner(), *block, *place, table.referee());
    }
}
