//! 6.0: drawing cards, hands and their limits.

use kernel::{Concealed, Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Card, CardType, Side};
use crate::pack::Pack;
use crate::state::{Deck, Eyes, Public, State};

/// How many cards a side may hold (6.0-hand).
pub fn hand_limit(pack: &Pack, public: &Public, side: Side) -> u8 {
    let figures = &pack.figures;
    let mut limit = match public.commander(side) {
        Some(_) => pack.commander_hand(side, public.heirs[side]),
        None => pack.commander_hand(side, false) - figures.without_commander,
    };
    if public.owns(side, Card::SENATE) {
        limit += figures.senate_hand;
    }
    if public.owns(side, Card::DICTATOR) {
        limit += figures.dictator_hand;
    }
    limit
}

/// Whether Pontifex Maximus can bring a card back: instead of the free draw, for gold.
pub(crate) fn pontifex_helps(pack: &Pack, public: &Public) -> bool {
    public.owns(public.side, Card::PONTIFEX)
        && !public.drawing.drawn
        && public.gold[public.side] >= pack.figures.pontifex_price
        && public.discard.kinds().any(|card| card.kind().is_kept())
}

/// What the phasing player might do before he draws.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    out.push(Action::Draw);
    out.push(Action::Bury);
    out.extend(eyes.public.discard.kinds().map(|card| Action::Retrieve { card }));
}

/// Tribunes of the Plebs: the card on top is buried at most once.
pub(crate) fn check_bury(eyes: Eyes<'_>, looked: bool, buried: bool) -> Result<(), Refusal> {
    let card = Card::TRIBUNES;
    if !eyes.public.owns(eyes.side, card) {
        return Err(Refusal::EffectMissing { card });
    }
    if buried || !looked {
        return Err(Refusal::EffectUsed { card });
    }
    Ok(())
}

/// Pontifex Maximus: a leader, action or tactics card of the discard pile, for gold.
pub(crate) fn check_retrieve(eyes: Eyes<'_>, card: Card) -> Result<(), Refusal> {
    if !eyes.public.owns(eyes.side, Card::PONTIFEX) {
        return Err(Refusal::EffectMissing { card: Card::PONTIFEX });
    }
    if !card.kind().is_kept() {
        return Err(Refusal::CannotRetrieve { card });
    }
    if !eyes.public.discard.has(card) {
        return Err(Refusal::NotInDiscard { card });
    }
    eyes.check_purse(eyes.pack.figures.pontifex_price, Rule("5.0-effects"))
}

impl State {
    /// Tribunes of the Plebs: their owner sees the first card of the phase before he draws. Whether
    /// there was one to see.
    pub(crate) fn look_at_top(&mut self, table: &mut Table<'_, Event>) -> bool {
        let side = self.public.side;
        let first = !self.public.drawing.drawn;
        if !first || !self.public.owns(side, Card::TRIBUNES) || !self.refill(table) {
            return false;
        }
        let top = *self.deck.open(table.referee()).last().expect("the deck is not empty");
        self.secret(side, table.referee()).seen = Some(top);
        table.reveal();
        table.tell(|| Event::Looked { side, card: Concealed::new(side.seat(), top) });
        true
    }

    /// Tribunes of the Plebs: the top card goes under the deck.
    pub(crate) fn bury(&mut self, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        let deck = self.deck.open_mut(table.referee());
        let card = deck.pop().expect("a card that was seen is there");
        deck.insert(0, card);
        self.public.counts.deck -= 1;
        self.forget_buried(table);
        self.public.counts.deck += 1;
        self.public.counts.buried += 1;
        let secret = self.secret(side, table.referee());
        secret.seen = None;
        secret.buried.push(card);
        table.tell(|| Event::Buried { side, card: Concealed::new(side.seat(), card) });
        self.has_buried(table);
    }

    /// Pontifex Maximus: a card out of the discard pile.
    pub(crate) fn retrieve(&mut self, card: Card, table: &mut Table<'_, Event>) {
        let (side, price) = (self.public.side, self.pack.figures.pontifex_price);
        table.tell(|| Event::Retrieved { side, card, price });
        self.public.gold[side] -= price;
        self.public.discard.take(card);
        let secret = self.secret(side, table.referee());
        secret.seen = None;
        secret.hand.add(card);
        self.public.counts.hands[side] += 1;
        self.card_resolved(table);
    }

    /// Makes sure that a card can be drawn: an empty deck is made anew from the discard pile.
    fn refill(&mut self, table: &mut Table<'_, Event>) -> bool {
        if self.public.counts.deck > 0 {
            return true;
        }
        let cards = self.public.discard.len();
        if cards == 0 {
            return false;
        }
        table.tell(|| Event::Reshuffled { cards });
        let pile = std::mem::take(&mut self.public.discard);
        let deck = self.deck.open_mut(table.referee());
        deck.extend(pile.iter());
        self.public.counts.deck = cards;
        self.shuffle(table);
        true
    }

    /// Shuffles the deck.
    pub(crate) fn shuffle(&mut self, table: &mut Table<'_, Event>) {
        let cards = self.deck.open(table.referee()).len();
        for last in (1..cards).rev() {
            let other = table.draw("shuffle", last as u32 + 1) as usize;
            self.deck.open_mut(table.referee()).swap(last, other);
        }
    }

    /// Draws the top card and does with it what its kind demands (6.0).
    pub(crate) fn draw_card(&mut self, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        if !self.refill(table) {
            table.tell(|| Event::NoCards { side });
            self.card_resolved(table);
            return;
        }
        let card = self.deck.open_mut(table.referee()).pop().expect("the deck is not empty");
        self.public.counts.deck -= 1;
        self.forget_buried(table);
        table.reveal();
        self.secret(side, table.referee()).seen = None;
        match card.kind() {
            CardType::Leader | CardType::Tactics | CardType::Action => {
                table.tell(|| Event::Drew { side, card: Concealed::new(side.seat(), card) });
                self.secret(side, table.referee()).hand.add(card);
                self.public.counts.hands[side] += 1;
                self.card_resolved(table);
            }
            CardType::Forum => {
                table.tell(|| Event::ToForum { side, card });
                self.public.forum.add(card);
                self.card_resolved(table);
            }
            CardType::Event => {
                table.tell(|| Event::Happens { side, card });
                self.public.discard.add(card);
                self.happen(card, table);
            }
        }
    }

    /// A buried card that came up is buried no longer.
    fn forget_buried(&mut self, table: &mut Table<'_, Event>) {
        if self.public.counts.buried <= self.public.counts.deck {
            return;
        }
        self.public.counts.buried -= 1;
        for side in Side::BOTH {
            let secret = self.secret(side, table.referee());
            if !secret.buried.is_empty() {
                secret.buried.remove(0);
            }
        }
    }

    /// 6.0-hand: a card too many, face up.
    pub(crate) fn discard_card(&mut self, card: Card, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        table.tell(|| Event::Discarded { side, card });
        self.play_from_hand(side, card, table.referee());
        self.public.discard.add(card);
        self.card_resolved(table);
    }

    /// 3.0: the opening hands come from cards that are kept; then everything is shuffled.
    pub(crate) fn deal(&mut self, table: &mut Table<'_, Event>) {
        let all = self.pack.all_cards();
        let mut deck: Deck = all.iter().filter(|card| card.kind().is_kept()).collect();
        let rest: Deck = all.iter().filter(|card| !card.kind().is_kept()).collect();
        for side in Side::BOTH {
            let cards = self.pack.setup[side].hand;
            for _ in 0..cards {
                let pick = table.draw("deal", deck.len() as u32) as usize;
                let card = deck.swap_remove(pick);
                self.secret(side, table.referee()).hand.add(card);
            }
            self.public.counts.hands[side] = cards;
            table.tell(|| Event::Dealt { side, cards });
        }
        deck.extend(rest);
        self.public.counts.deck = deck.len() as u8;
        self.deck = Concealed::from_all(deck);
        self.shuffle(table);
    }
}
