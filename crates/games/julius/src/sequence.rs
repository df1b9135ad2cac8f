//! 2.0: the order of play. Only this module and the sections it calls move from phase to phase.

use kernel::{SeatSet, Table};

use crate::action::{Action, Event, Refusal};
use crate::cards;
use crate::ids::{BlockSet, Card, PlaceSet, Side};
use crate::state::{Crossings, Impulse, MainForce, Moves, Phase, Spot, State};

impl State {
    /// 2.1: a year begins: cards are dealt, and each side lays one aside.
    pub(crate) fn begin_year(&mut self, table: &mut Table<'_, Event>) {
        self.public.turn = 1;
        self.public.spent = Default::default();
        let year = self.public.year;
        table.tell(|| Event::Year { year });
        cards::deal(self, table);
        self.public.phase = Phase::Discard { done: SeatSet::NONE };
    }

    /// 2.1: a turn begins with a card from each side; the last one is no choice.
    pub(crate) fn begin_turn(&mut self, table: &mut Table<'_, Event>) {
        self.public.phase = Phase::Play { done: SeatSet::NONE };
        if self.public.standing.hand == [1, 1] {
            for side in Side::BOTH {
                let camp = self.camp(side, table.referee());
                let last = camp.hand.kinds().next().expect("each hand has one card");
                cards::choose(self, side, last, table);
            }
            self.reveal_cards(table);
        }
    }

    /// 2.1: both cards are shown. Two events cancel the turn; an event's player is first, then the
    /// one with more moves, then Caesar.
    pub(crate) fn reveal_cards(&mut self, table: &mut Table<'_, Event>) {
        table.reveal();
        let shown = Side::BOTH.map(|side| {
            let camp = self.camp(side, table.referee());
            let card = camp.chosen.take().expect("both have chosen");
            self.public.spent[side.index()].add(card);
            card
        });
        let turn = self.public.turn;
        self.public.cards = shown.map(Some);
        if shown.iter().all(|card| card.is_event()) {
            table.tell(|| Event::Cancelled { turn, cards: shown });
            return self.end_turn(table);
        }
        let first = self.first_player(shown);
        self.public.first = first;
        table.tell(|| Event::Revealed { turn, cards: shown, first });
        for side in Side::BOTH {
            if shown[side.index()] == Card::APOLLO {
                let copies = self.apollo(side);
                self.public.cards[side.index()] = copies;
                table.tell(|| Event::Apollo { side, copies });
            }
        }
        self.begin_command(first, table);
    }

    fn first_player(&self, cards: [Card; 2]) -> Side {
        let moves =
            cards.map(|card| self.pack.command(card).map_or(u8::MAX, |command| command.moves));
        if moves[1] > moves[0] { Side::Pompey } else { Side::Caesar }
    }

    /// 2.2: a side's part: its moves and levies, or its event.
    pub(crate) fn begin_command(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let Some(card) = self.public.cards[side.index()] else {
            return self.end_command(side, table);
        };
        let impulse = match card {
            Card::JUPITER if self.jupiter_can(side) => {
                self.public.phase = Phase::Jupiter { side };
                return;
            }
            Card::VULCAN if self.vulcan_can(side) => {
                self.public.phase = Phase::Vulcan { side };
                return;
            }
            Card::JUPITER | Card::VULCAN => {
                table.tell(|| Event::NoEffect { side, card });
                return self.end_command(side, table);
            }
            Card::MARS => Impulse::Mars,
            Card::MERCURY => Impulse::Mercury,
            Card::NEPTUNE => Impulse::Neptune,
            Card::PLUTO => Impulse::Pluto,
            _ => Impulse::Command,
        };
        let left = self.pack.command(card).map_or(self.pack.event_moves, |command| command.moves);
        self.public.phase = Phase::Moves(Moves {
            side,
            left,
            impulse,
            active: PlaceSet::EMPTY,
            going: None,
            crossed: PlaceSet::EMPTY,
        });
    }

    /// 7.3: when movement ends, attacks from several sides get their main force.
    pub(crate) fn end_moves(&mut self, side: Side, table: &mut Table<'_, Event>) {
        table.tell(|| Event::MovesEnded { side });
        self.go_on_main_force(side, table);
    }

    fn go_on_main_force(&mut self, side: Side, table: &mut Table<'_, Event>) {
        if self.split_attacks(side).is_empty() {
            self.begin_surprise(side, table);
        } else {
            self.public.phase = Phase::MainForce { side };
        }
    }

    /// Places that a side attacks from several sides without a main force yet.
    pub(crate) fn split_attacks(&self, side: Side) -> PlaceSet {
        self.public.attacked[side.index()]
            .iter()
            .filter(|place| {
                self.public.routes(side, *place).len() > 1
                    && self.public.mains.iter().all(|main| main.place != *place)
            })
            .collect()
    }

    pub(crate) fn main_force(&mut self, side: Side, main: MainForce, table: &mut Table<'_, Event>) {
        self.public.mains.push(main);
        table.tell(|| Event::MainForce { side, place: main.place, from: main.from });
        self.go_on_main_force(side, table);
    }

    /// 6.4: levies come after moves; events have none.
    pub(crate) fn begin_levies(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let card = self.public.cards[side.index()];
        let left =
            card.and_then(|card| self.pack.command(card)).map_or(0, |command| command.levies);
        if left == 0 {
            return self.end_command(side, table);
        }
        self.public.phase = Phase::Levies { side, left, reinforced: Default::default() };
    }

    pub(crate) fn end_levies(&mut self, side: Side, table: &mut Table<'_, Event>) {
        table.tell(|| Event::LeviesEnded { side });
        self.end_command(side, table);
    }

    /// 2.2: then the second player's part, then battles.
    pub(crate) fn end_command(&mut self, side: Side, table: &mut Table<'_, Event>) {
        if side == self.public.first {
            self.begin_command(side.enemy(), table);
        } else {
            self.next_battle(table);
        }
    }

    /// 2.3, 7.1: battles one by one, in the first player's order.
    pub(crate) fn next_battle(&mut self, table: &mut Table<'_, Event>) {
        let contested = self.public.contested();
        match contested.len() {
            0 => self.end_turn(table),
            1 => self.begin_battle(contested.iter().next().expect("there is one"), table),
            _ => self.public.phase = Phase::ChooseBattle,
        }
    }

    /// 2.0: the turn ends, and after the fifth the year.
    pub(crate) fn end_turn(&mut self, table: &mut Table<'_, Event>) {
        let public = &mut self.public;
        public.previous = public.cards;
        public.cards = [None; 2];
        public.crossings = [Crossings::new(), Crossings::new()];
        public.attacked = [PlaceSet::EMPTY; 2];
        public.mains.clear();
        public.surprise = None;
        for side in Side::BOTH {
            let camp = self.camp(side, table.referee());
            camp.moved = BlockSet::EMPTY;
            camp.from = [Spot::AWAY; crate::ids::Block::COUNT];
        }
        if self.public.turn == self.pack.turns {
            self.begin_winter(table);
        } else {
            self.public.turn += 1;
            self.begin_turn(table);
        }
    }
}

/// 7.3: which way the main force came.
pub(crate) fn main_force_candidates(state: &State, side: Side, out: &mut Vec<Action>) {
    for place in state.split_attacks(side).iter() {
        let routes = state.public.routes(side, place);
        out.extend(routes.iter().map(|from| Action::MainForce { place, from }));
    }
}

/// 7.3: the main force is one of the ways that blocks came.
pub(crate) fn check_main_force(state: &State, side: Side, main: MainForce) -> Result<(), Refusal> {
    if !state.split_attacks(side).contains(main.place) {
        return Err(Refusal::NoMainForceToChoose { place: main.place });
    }
    if !state.public.routes(side, main.place).contains(main.from) {
        return Err(Refusal::NobodyCameFrom { place: main.place, from: main.from });
    }
    Ok(())
}
