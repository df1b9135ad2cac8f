//! 11.0: leaders. What it costs to lose one.

use kernel::Table;

use crate::action::Event;
use crate::ids::{Place, Side, Unit};
use crate::state::State;

impl State {
    /// A unit leaves the map for good: a counter goes to the stock, a leader's card to the discard
    /// pile, and a supreme leader takes half the gold and the hand with him.
    pub(crate) fn remove_unit(
        &mut self,
        side: Side,
        unit: Unit,
        at: Place,
        table: &mut Table<'_, Event>,
    ) {
        self.lift(side, unit, at);
        if unit == Unit::COMMANDER {
            self.terrible_loss(side, table);
        } else if let Some(card) = unit.card() {
            self.public.discard.add(card);
        }
    }

    /// 11.0-loss: half the gold, rounded up, and every card in hand.
    fn terrible_loss(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let gold = self.public.gold[side].div_ceil(2);
        self.public.gold[side] -= gold;
        let hand = std::mem::take(&mut self.secret(side, table.referee()).hand);
        let cards = hand.len();
        for card in hand.iter() {
            self.public.discard.add(card);
        }
        debug_assert_eq!(cards, self.public.counts.hands[side], "hands are counted");
        self.public.counts.hands[side] = 0;
        table.reveal();
        table.tell(|| Event::TerribleLoss { side, gold, cards });
    }
}
