//! 2.0: the order of play. Only this module moves from phase to phase.

use kernel::{Choices, Outcome, Pending, Rule, SeatSet, Table};

use crate::action::{Action, Event, Refusal};
use crate::cards;
use crate::ids::{Block, BlockSet, Card, Place, PlaceSet, Side, Wood};
use crate::pack::Pack;
use crate::state::{
    Crossings, Edition, Impulse, MainForce, Moves, OverBy, Phase, Public, Regroup, Reinforced,
    Spot, State,
};
use crate::{victory, winter};

/// A part of play that is over.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    /// 5.3: both sides have deployed.
    Deployment,
    /// 2.1: both have laid a card aside.
    Discard,
    /// 2.1: both have chosen their card.
    Choice,
    /// Jupiter has picked a block that changes sides; it stood here.
    Suborning(Side, Place, Wood),
    /// 6.1 to 6.3: a side's moves.
    Moves(Side),
    /// 7.3: one of a side's main forces is chosen.
    MainForce(Side),
    /// Mars, Neptune: a side's surprise is planned.
    Surprise(Side),
    /// A side's levies, or its event: its part of the turn.
    Command(Side),
    /// 7.1: the first player has said where the next battle is.
    Choosing(Place),
    /// 7.2: a battle, with its winner.
    Battle(Side, Place),
    /// 7.7: the winner's regroup.
    Regroup,
    /// 8.2: a fleet has found its port.
    Harbour,
    /// 8.3: a block was disbanded for want of supply.
    Supply,
    /// 8.5: both sides have disbanded whom they will.
    Disband,
}

impl State {
    /// 2.0: what comes after each part of play.
    pub(crate) fn after(&mut self, over: Part, table: &mut Table<'_, Event>) {
        match over {
            // A year: cards are dealt and one is laid aside.
            Part::Deployment => self.begin_year(table),
            // 2.1: its turns. Each begins with a card from each side.
            Part::Discard => self.begin_turn(table),
            Part::Choice => self.reveal_cards(table),
            // 2.2: the first player's part, then the second's: moves and levies, or an event.
            Part::Suborning(side, from, wood) => self.place_suborned(side, from, wood, table),
            Part::Moves(side) | Part::MainForce(side) => self.choose_main_force(side, table),
            Part::Surprise(side) => self.begin_levies(side, table),
            Part::Command(side) if side == self.public.first => {
                self.begin_command(side.enemy(), table);
            }
            // 2.3: battles, one by one.
            Part::Command(_) | Part::Regroup => self.next_battle(table),
            Part::Choosing(place) => self.begin_battle(place, table),
            Part::Battle(winner, place) => self.begin_regroup(winner, place, table),
            // 8.0: winter, and the next year.
            Part::Harbour => self.go_on_harbour(table),
            Part::Supply => self.go_on_supply(table),
            Part::Disband => {
                self.end_year(table);
                self.begin_year(table);
            }
        }
    }

    /// 2.1: a year begins: cards are dealt, and each side lays one aside.
    pub(crate) fn begin_year(&mut self, table: &mut Table<'_, Event>) {
        self.public.turn = 1;
        self.public.previous = [None; 2];
        self.public.spent = Default::default();
        self.public.order = Default::default();
        let year = self.public.year;
        table.tell(|| Event::Year { year });
        cards::deal(self, table);
        self.public.phase = Phase::Discard { done: SeatSet::NONE };
    }

    /// 2.1: a turn begins with a card from each side; the last one is no choice.
    fn begin_turn(&mut self, table: &mut Table<'_, Event>) {
        self.public.phase = Phase::Play { done: SeatSet::NONE };
        if self.public.standing.hand == [1, 1] {
            for side in Side::BOTH {
                let secret = self.secret(side, table.referee());
                let last = secret.hand.kinds().next().expect("each hand has one card");
                cards::choose(self, side, last, table);
            }
            self.reveal_cards(table);
        }
    }

    /// 2.1: both cards are shown. Two events cancel the turn; then Apollo becomes the card that it
    /// copies, and who is first is decided with that (ruling R-01).
    fn reveal_cards(&mut self, table: &mut Table<'_, Event>) {
        let shown = cards::reveal(self, table);
        let turn = self.public.turn;
        if shown.iter().all(|card| card.is_event()) {
            table.tell(|| Event::Cancelled { turn, cards: shown });
            return self.end_turn(table);
        }
        for side in Side::BOTH.into_iter().filter(|side| shown[side.index()] == Card::APOLLO) {
            self.public.cards[side.index()] = self.apollo_copies(side);
        }
        let first = cards::first_player(self.pack, self.public.cards);
        self.public.first = first;
        table.tell(|| Event::Revealed { turn, cards: shown, first });
        for side in Side::BOTH.into_iter().filter(|side| shown[side.index()] == Card::APOLLO) {
            let copies = self.public.cards[side.index()];
            table.tell(|| Event::Apollo { side, copies });
        }
        self.begin_command(first, table);
    }

    /// 2.2: a side's part: its moves and levies, or its event.
    fn begin_command(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let Some(card) = self.public.cards[side.index()] else {
            return self.after(Part::Command(side), table);
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
                return self.after(Part::Command(side), table);
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

    /// Jupiter: a suborned block joins its new side, where there is a choice of cities by choice.
    fn place_suborned(
        &mut self,
        side: Side,
        from: Place,
        wood: Wood,
        table: &mut Table<'_, Event>,
    ) {
        self.public.phase = Phase::Suborned { side, from, wood };
        if let Some(to) = crate::events::friendly_neighbours(self.eyes(side), from).only() {
            self.receive(side, to, table);
        }
    }

    /// 7.3: when movement ends, attacks from several sides get their main force.
    fn choose_main_force(&mut self, side: Side, table: &mut Table<'_, Event>) {
        if self.split_attacks(side).is_empty() {
            self.begin_surprise(side, table);
        } else {
            self.public.phase = Phase::MainForce { side };
        }
    }

    /// Mars, Neptune: the battle in which the attackers fire first, once movement has ended.
    fn begin_surprise(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let impulse = match self.public.cards[side.index()] {
            Some(Card::MARS) => Impulse::Mars,
            Some(Card::NEPTUNE) => Impulse::Neptune,
            _ => return self.begin_levies(side, table),
        };
        let attacked = self.public.attacked[side.index()];
        if attacked.is_empty() {
            return self.begin_levies(side, table);
        }
        self.public.phase = Phase::Surprise { side, impulse };
        if let Some(only) = attacked.only() {
            self.surprise(side, only, table);
        }
    }

    /// 6.4: levies come after moves; events have none.
    fn begin_levies(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let card = self.public.cards[side.index()];
        let left =
            card.and_then(|card| self.pack.command(card)).map_or(0, |command| command.levies);
        if left == 0 {
            return self.after(Part::Command(side), table);
        }
        self.public.phase = Phase::Levies { side, left, reinforced: Reinforced::new() };
    }

    /// 2.3, 7.1: battles one by one, in the first player's order.
    fn next_battle(&mut self, table: &mut Table<'_, Event>) {
        let contested = self.public.contested();
        match contested.only() {
            Some(only) => self.begin_battle(only, table),
            None if contested.is_empty() => self.end_turn(table),
            None => self.public.phase = Phase::ChooseBattle,
        }
    }

    /// 7.1: the blocks are shown, and fight.
    fn begin_battle(&mut self, place: Place, table: &mut Table<'_, Event>) {
        self.public.phase = Phase::Battle(self.show_blocks(place, table));
        self.go_on_battle(table);
    }

    /// 7.7: the winner may regroup.
    fn begin_regroup(&mut self, side: Side, place: Place, table: &mut Table<'_, Event>) {
        self.public.phase = Phase::Regroup(Regroup { side, place, used: [0; 8] });
        self.go_on_regroup(table);
    }

    /// 2.0: the turn ends, and after the fifth the year.
    fn end_turn(&mut self, table: &mut Table<'_, Event>) {
        let public = &mut self.public;
        public.previous = public.cards;
        public.cards = [None; 2];
        public.crossings = [Crossings::new(), Crossings::new()];
        public.attacked = [PlaceSet::EMPTY; 2];
        public.mains.clear();
        public.surprise = None;
        for side in Side::BOTH {
            let secret = self.secret(side, table.referee());
            secret.moved = BlockSet::EMPTY;
            secret.from = [Spot::AWAY; Block::COUNT];
        }
        if self.public.turn == self.pack.turns {
            self.begin_winter(table);
        } else {
            self.public.turn += 1;
            self.begin_turn(table);
        }
    }

    /// 8.0: the year ends. In the English rules victory is counted before fleets go to port and
    /// cities are supplied, in the French ones after.
    fn begin_winter(&mut self, table: &mut Table<'_, Event>) {
        let year = self.public.year;
        table.tell(|| Event::Winter { year });
        self.cleopatra_goes_home(table);
        match self.public.options.edition {
            Edition::French => self.begin_harbour(table),
            Edition::English11 => self.count_points(table),
        }
    }

    /// 8.2: fleets without a friendly port are disbanded; the others choose one.
    fn begin_harbour(&mut self, table: &mut Table<'_, Event>) {
        self.lose_fleets(table);
        self.public.phase = Phase::Harbour;
        self.go_on_harbour(table);
    }

    fn go_on_harbour(&mut self, table: &mut Table<'_, Event>) {
        if Side::BOTH.iter().all(|side| winter::fleets_at_sea(&self.public, *side).is_empty()) {
            self.public.phase = Phase::Supply;
            self.go_on_supply(table);
        }
    }

    /// 8.3: until every city is supplied.
    fn go_on_supply(&mut self, table: &mut Table<'_, Event>) {
        let hungry = |side: &Side| !winter::hungry(self.pack, &self.public, *side).is_empty();
        if Side::BOTH.iter().any(hungry) {
            return;
        }
        match self.public.options.edition {
            Edition::French => self.count_points(table),
            Edition::English11 => self.begin_disbanding(),
        }
    }

    /// 8.4: victory, or the year goes on.
    fn count_points(&mut self, table: &mut Table<'_, Event>) {
        let points = Side::BOTH.map(|side| victory::points(self.pack, &self.public, side));
        table.tell(|| Event::Tally { points });
        if let Some((winner, rule)) = victory::verdict(self.pack, &self.public) {
            table.tell(|| Event::Won { winner, points });
            self.public.phase = Phase::Over { winner, rule };
            return;
        }
        match self.public.options.edition {
            Edition::French => self.begin_disbanding(),
            Edition::English11 => self.begin_harbour(table),
        }
    }

    /// 8.5: blocks that are not wanted go back to their pools.
    fn begin_disbanding(&mut self) {
        self.public.phase = Phase::Disband { done: SeatSet::NONE };
    }

    /// Notes that a side is done with a step that both take; whether both are.
    pub(crate) fn both_done(&mut self, side: Side) -> bool {
        let done = self.public.phase.done_mut().expect("both sides take this step");
        *done = done.with(side.seat());
        done.len() == Side::BOTH.len()
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
        self.after(Part::MainForce(side), table);
    }
}

/// Who must decide.
pub(crate) fn pending(pack: &Pack, public: &Public) -> Pending {
    let one = |side: Side| Pending::Seats(SeatSet::one(side.seat()), Choices::Open);
    let not_in =
        |done: &SeatSet| SeatSet::first(2).iter().filter(|seat| !done.contains(*seat)).collect();
    let where_any = |test: &dyn Fn(Side) -> bool| {
        Side::BOTH.into_iter().filter(|side| test(*side)).map(Side::seat).collect()
    };
    match &public.phase {
        // Cards are chosen face down.
        Phase::Discard { done } | Phase::Play { done } => {
            Pending::Seats(not_in(done), Choices::Hidden)
        }
        // The rest is seen; what changes places in the deployment by its wood.
        Phase::Deployment { done } | Phase::Disband { done } => {
            Pending::Seats(not_in(done), Choices::Open)
        }
        Phase::Harbour => {
            let at_sea = |side| !winter::fleets_at_sea(public, side).is_empty();
            Pending::Seats(where_any(&at_sea), Choices::Open)
        }
        Phase::Supply => {
            let hungry = |side| !winter::hungry(pack, public, side).is_empty();
            Pending::Seats(where_any(&hungry), Choices::Open)
        }
        Phase::Jupiter { side }
        | Phase::Suborned { side, .. }
        | Phase::Vulcan { side }
        | Phase::MainForce { side }
        | Phase::Surprise { side, .. }
        | Phase::Levies { side, .. } => one(*side),
        Phase::Moves(moves) => one(moves.side),
        Phase::ChooseBattle => one(public.first),
        Phase::Battle(battle) => one(battle.waits.side()),
        Phase::Regroup(regroup) => one(regroup.side),
        Phase::Over { winner, rule } => Pending::Over(Outcome {
            winners: winner.map_or(SeatSet::NONE, |side| SeatSet::one(side.seat())),
            rule: Rule(match rule {
                OverBy::Points => "8.4",
                OverBy::LastYear => "1.2",
            }),
        }),
    }
}

/// The rule of the decision that is due.
pub(crate) fn due(phase: &Phase) -> Rule {
    Rule(match phase {
        Phase::Deployment { .. } => "5.3",
        Phase::Discard { .. } | Phase::Play { .. } => "2.1",
        Phase::Jupiter { .. } | Phase::Suborned { .. } => "event-jupiter",
        Phase::Vulcan { .. } => "event-vulcan",
        Phase::Moves(_) | Phase::Levies { .. } => "2.2",
        Phase::MainForce { .. } => "7.3",
        Phase::Surprise { impulse, .. } => return impulse.rule(),
        Phase::ChooseBattle => "7.1",
        Phase::Battle(battle) => return battle.waits.rule(),
        Phase::Regroup(regroup) if regroup.place.is_sea() => "7.83",
        Phase::Regroup(_) => "7.7",
        Phase::Harbour => "8.2",
        Phase::Supply => "8.3",
        Phase::Disband { .. } => "8.5",
        Phase::Over { .. } => "1.2",
    })
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
