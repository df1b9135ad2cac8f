//! 4.0: the sequence of play. Caesar's turn, then Pompey's, fourteen times.

use kernel::Table;

use crate::action::Event;
use crate::ids::{PlaceSet, Side, Unit};
use crate::state::{Arrivals, Drawing, Phase, Public, Purchases, Stacks, State};
use crate::{forum, purchase, taxes};

impl State {
    /// A player's turn: forum, draw, purchases, taxes, marches, combat (4.0).
    pub(crate) fn begin_turn(&mut self, table: &mut Table<'_, Event>) {
        let (turn, side) = (self.public.turn, self.public.side);
        let year = self.pack.year(turn);
        table.tell(|| Event::TurnBegins { turn, year, side });
        self.begin_forum(table);
    }

    /// 1. The forum; with nothing to take and nothing to claim it goes by.
    pub(crate) fn begin_forum(&mut self, table: &mut Table<'_, Event>) {
        self.public.phase = Phase::Forum { tried: false };
        if !forum::anything(self.pack, &self.public) {
            self.end_forum(table);
        }
    }

    /// After the attempt the victory may still be declared (5.0).
    pub(crate) fn forum_tried(&mut self, table: &mut Table<'_, Event>) {
        self.public.phase = Phase::Forum { tried: true };
        if !forum::anything(self.pack, &self.public) {
            self.end_forum(table);
        }
    }

    /// 2. The draw.
    pub(crate) fn end_forum(&mut self, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        self.public.triumph[side] = false;
        let second =
            self.public.is_silver() && self.public.commander(side) == Some(crate::ids::Place::ROME);
        let extra = if second { self.pack.figures.second_draw } else { 0 };
        self.public.drawing = Drawing { left: 1 + extra, drawn: false, bought: false };
        self.next_draw(table);
    }

    /// 3. Purchases; with an empty hand and nothing affordable they go by.
    pub(crate) fn begin_purchases(&mut self, table: &mut Table<'_, Event>) {
        self.public.drawing = Drawing::default();
        self.public.purchases = Purchases::default();
        self.public.phase = Phase::Purchase;
        if !purchase::anything(self.pack, &self.public) {
            self.end_purchases(table);
        }
    }

    /// 4. Taxes, then 5. marches; without units there is nothing to move.
    pub(crate) fn end_purchases(&mut self, table: &mut Table<'_, Event>) {
        self.public.purchases = Purchases::default();
        let side = self.public.side;
        let gold = taxes::due(self.pack, &self.public, side);
        let halved = std::mem::take(&mut self.public.halved[side]);
        self.public.gold[side] += gold;
        table.tell(|| Event::Taxed { side, gold, halved });
        self.public.phase = Phase::March;
        if self.public.board.held(side).is_empty() {
            self.end_marches(table);
        }
    }

    /// 6. Combat.
    pub(crate) fn end_marches(&mut self, table: &mut Table<'_, Event>) {
        self.public.moved = Stacks::EMPTY;
        self.next_battle(table);
    }

    /// The attacker chooses the order of his battles (10.0-order).
    pub(crate) fn next_battle(&mut self, table: &mut Table<'_, Event>) {
        let battles = self.public.battles();
        if battles.is_empty() {
            self.end_turn(table);
        } else if let Some(place) = battles.only() {
            self.begin_battle(place, table);
        } else {
            self.public.phase = Phase::ChooseBattle;
        }
    }

    /// 7. The marker: the other side, or the next turn; after the last one nobody has won (5.0-draw).
    fn end_turn(&mut self, table: &mut Table<'_, Event>) {
        self.public.arrivals = Arrivals::new();
        if self.public.side == Side::Pompey {
            if self.public.turn >= self.pack.figures.turns {
                table.tell(|| Event::Drawn);
                self.public.phase = Phase::Over { winner: None, by: None };
                return;
            }
            self.public.turn += 1;
        }
        self.public.side = self.public.side.enemy();
        self.begin_turn(table);
    }
}

/// Cities that pay a side (8.0): friendly ones that were not plundered.
pub(crate) fn paying(public: &Public, side: Side) -> PlaceSet {
    public.board.friendly(side).minus(public.plundered)
}

/// Whether a chief of any rank stands in a place.
pub(crate) fn has_chief(public: &Public, side: Side, place: crate::ids::Place) -> bool {
    public.board.army(side, place).kinds().any(Unit::is_chief)
}
