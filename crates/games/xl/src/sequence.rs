//! 4.0: the sequence of play. Caesar's turn, then Pompey's, fourteen times. Only this module moves
//! from phase to phase, and says who decides in each.

use kernel::{Outcome, Pending, Rule, SeatSet, Table};

use crate::action::{Event, Victory};
use crate::battle::{Battle, Waits};
use crate::draw::{hand_limit, pontifex_helps};
use crate::ids::{Card, Each, Place, PlaceSet, Side};
use crate::state::{Arrivals, Drawing, Phase, Public, Purchases, Stacks, State};
use crate::{forum, purchase};

/// A step of a player's turn (4.0).
#[derive(Clone, Copy)]
pub(crate) enum Step {
    Forum,
    Draw,
    Purchases,
    Taxes,
    Marches,
    Combat,
    Marker,
}

impl State {
    /// A player's turn, as the sequence of play prints it (4.0). A step in which there is nothing
    /// to decide goes by.
    pub(crate) fn begin(&mut self, step: Step, table: &mut Table<'_, Event>) {
        match step {
            Step::Forum => self.begin_forum(table),
            Step::Draw => self.begin_draw(table),
            Step::Purchases => self.begin_purchases(table),
            Step::Taxes => self.collect_taxes(table),
            Step::Marches => self.begin_marches(table),
            Step::Combat => self.begin_combat(table),
            Step::Marker => self.move_marker(table),
        }
    }

    /// 1. The forum.
    fn begin_forum(&mut self, table: &mut Table<'_, Event>) {
        let (turn, side) = (self.public.turn, self.public.side);
        table.tell(|| Event::TurnBegins { turn, side });
        self.ask_forum(false, table);
    }

    /// With nothing to take and nothing to claim it goes by.
    fn ask_forum(&mut self, tried: bool, table: &mut Table<'_, Event>) {
        self.public.phase = Phase::Forum { tried };
        if !forum::anything(self.pack, &self.public) {
            self.begin(Step::Draw, table);
        }
    }

    /// A card is under the hammer (5.0-auction).
    pub(crate) fn ask_bid(&mut self, card: Card, bidder: Side, bids: Each<u16>) {
        self.public.phase = Phase::Auction { card, bidder, bids };
    }

    /// After the attempt the victory may still be declared (5.0).
    pub(crate) fn forum_tried(&mut self, table: &mut Table<'_, Event>) {
        self.ask_forum(true, table);
    }

    /// 2. The draw.
    fn begin_draw(&mut self, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        self.public.triumph[side] = false;
        let second = self.public.is_silver() && self.public.commander(side) == Some(Place::ROME);
        let extra = if second { self.pack.figures.second_draw } else { 0 };
        self.public.drawing = Drawing { left: 1 + extra, drawn: false, bought: false };
        self.next_draw(table);
    }

    /// The next card of the phase (6.0-draw). Tribunes of the Plebs and Pontifex Maximus leave a
    /// choice.
    fn next_draw(&mut self, table: &mut Table<'_, Event>) {
        if self.public.drawing.left == 0 {
            self.begin(Step::Purchases, table);
        } else if self.look_at_top(table) {
            self.public.phase = Phase::Draw { looked: true, buried: false };
        } else if pontifex_helps(self.pack, &self.public) {
            self.public.phase = Phase::Draw { looked: false, buried: false };
        } else {
            self.draw_card(table);
        }
    }

    /// After the Tribunes' card the draw is free of choice, unless Pontifex Maximus helps.
    pub(crate) fn has_buried(&mut self, table: &mut Table<'_, Event>) {
        self.public.phase = Phase::Draw { looked: true, buried: true };
        if !pontifex_helps(self.pack, &self.public) {
            self.draw_card(table);
        }
    }

    /// Allies Go Home asks a side.
    pub(crate) fn ask_allies_leave(&mut self, side: Side) {
        self.public.phase = Phase::AlliesLeave { side };
    }

    /// Barbarian Invasion asks a side that could not pay (12.0).
    pub(crate) fn ask_pillage(&mut self, side: Side, owed: u16) {
        self.public.phase = Phase::Pillage { side, owed };
    }

    /// Populares Rally asks a side.
    pub(crate) fn ask_rally(&mut self, side: Side) {
        self.public.phase = Phase::Rally { side };
    }

    /// Legions Grumble asks a side that has hired in these colonies.
    pub(crate) fn ask_grumble(&mut self, side: Side, hired: PlaceSet) {
        self.public.phase = Phase::Grumble { side, hired };
    }

    /// Barbarian Invasion asks where the warbands of an area strike (silver-barbarians).
    pub(crate) fn ask_invasion(&mut self, area: Place) {
        self.public.phase = Phase::Invasion { area };
    }

    /// A card is resolved completely: cards that are too many go at once (6.0-hand), then the next
    /// is drawn, or purchases go on.
    pub(crate) fn card_resolved(&mut self, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        if self.public.counts.hands[side] > hand_limit(self.pack, &self.public, side) {
            self.public.phase = Phase::Discard;
            return;
        }
        if self.public.drawing.bought {
            self.public.drawing = Drawing::default();
            self.go_on_buying();
            return;
        }
        self.public.drawing.left = self.public.drawing.left.saturating_sub(1);
        self.public.drawing.drawn = true;
        self.next_draw(table);
    }

    /// 3. Purchases; with an empty hand and nothing affordable they go by.
    fn begin_purchases(&mut self, table: &mut Table<'_, Event>) {
        self.public.drawing = Drawing::default();
        self.public.purchases = Purchases::default();
        self.go_on_buying();
        if !purchase::anything(self.pack, &self.public) {
            self.begin(Step::Taxes, table);
        }
    }

    /// After a card that was bought, or allies that have come.
    pub(crate) fn go_on_buying(&mut self) {
        self.public.phase = Phase::Purchase;
    }

    /// Allies Mobilize asks where so many allies come.
    pub(crate) fn ask_muster(&mut self, left: u8, placed: PlaceSet) {
        self.public.phase = Phase::Muster { left, placed };
    }

    /// 4. Taxes.
    fn collect_taxes(&mut self, table: &mut Table<'_, Event>) {
        self.public.purchases = Purchases::default();
        self.tax(table);
        self.begin(Step::Marches, table);
    }

    /// 5. Marches; without units there is nothing to move.
    fn begin_marches(&mut self, table: &mut Table<'_, Event>) {
        self.go_on_marching();
        if self.public.board.held(self.public.side).is_empty() {
            self.begin(Step::Combat, table);
        }
    }

    /// After a fleet has come or was stopped.
    pub(crate) fn go_on_marching(&mut self) {
        self.public.phase = Phase::March;
    }

    /// The enemy may bar a sea lane (silver-fleets).
    pub(crate) fn ask_intercept(&mut self, card: Card, from: Place, to: Place) {
        self.public.phase = Phase::Intercept { card, from, to };
    }

    /// A sea lane is open.
    pub(crate) fn ask_voyage(&mut self, card: Card, from: Place, to: Place) {
        self.public.phase = Phase::Voyage { card, from, to };
    }

    /// 6. Combat.
    fn begin_combat(&mut self, table: &mut Table<'_, Event>) {
        self.public.moved = Stacks::EMPTY;
        self.next_battle(table);
    }

    /// The attacker chooses the order of his battles (10.0-order).
    pub(crate) fn next_battle(&mut self, table: &mut Table<'_, Event>) {
        let battles = self.public.battles();
        if battles.is_empty() {
            self.begin(Step::Marker, table);
        } else if let Some(place) = battles.only() {
            self.begin_battle(place, table);
        } else {
            self.public.phase = Phase::ChooseBattle;
        }
    }

    /// A battle is fought (10.0); `Waits` says what it waits for.
    pub(crate) fn join_battle(&mut self, battle: Battle) {
        self.public.phase = Phase::Battle(battle);
    }

    /// 7. The marker: the other side, or the next turn; after the last nobody has won (5.0-draw).
    fn move_marker(&mut self, table: &mut Table<'_, Event>) {
        self.public.arrivals = Arrivals::new();
        if self.public.side == Side::Pompey {
            if self.public.turn >= self.pack.figures.turns {
                table.tell(|| Event::Drawn);
                self.end_game(None, None);
                return;
            }
            self.public.turn += 1;
        }
        self.public.side = self.public.side.enemy();
        self.begin(Step::Forum, table);
    }

    /// The game is over (5.0).
    pub(crate) fn end_game(&mut self, winner: Option<Side>, by: Option<Victory>) {
        self.public.phase = Phase::Over { winner, by };
    }
}

impl Public {
    /// Who must decide.
    pub(crate) fn pending(&self) -> Pending {
        if let Phase::Over { winner, .. } = self.phase {
            let winners = winner.map_or(SeatSet::NONE, |side| SeatSet::one(side.seat()));
            return Pending::Over(Outcome { winners, rule: self.due() });
        }
        Pending::one(self.decider().expect("somebody decides until the game is over").seat())
    }

    /// Who decides; nobody when the game is over.
    pub fn decider(&self) -> Option<Side> {
        Some(match &self.phase {
            Phase::Forum { .. }
            | Phase::Draw { .. }
            | Phase::Discard
            | Phase::Invasion { .. }
            | Phase::Purchase
            | Phase::Muster { .. }
            | Phase::March
            | Phase::Voyage { .. }
            | Phase::ChooseBattle => self.side,
            Phase::Intercept { .. } => self.side.enemy(),
            Phase::Auction { bidder: side, .. }
            | Phase::AlliesLeave { side }
            | Phase::Pillage { side, .. }
            | Phase::Rally { side }
            | Phase::Grumble { side, .. } => *side,
            Phase::Battle(battle) => {
                battle.side(battle.waits.role()).expect("warbands decide nothing")
            }
            Phase::Over { .. } => return None,
        })
    }

    /// The rule of the decision that is due, or of the end.
    pub fn due(&self) -> Rule {
        Rule(match &self.phase {
            Phase::Forum { .. } => "5.0-forum",
            Phase::Auction { .. } => "5.0-auction",
            Phase::Draw { .. } => "6.0-draw",
            Phase::Discard => "6.0-hand",
            Phase::AlliesLeave { .. } | Phase::Rally { .. } | Phase::Grumble { .. } => "6.0-event",
            Phase::Pillage { .. } => "12.0",
            Phase::Invasion { .. } => "silver-barbarians",
            Phase::Purchase => "7.0",
            Phase::Muster { .. } | Phase::Voyage { .. } => "6.0-action",
            Phase::March => "9.0",
            Phase::Intercept { .. } => "silver-fleets",
            Phase::ChooseBattle => "10.0-order",
            Phase::Battle(battle) => match battle.waits {
                Waits::Tactics { .. } => "10.0-tactics",
                Waits::Engage { .. } | Waits::Hit { pursuit: false, .. } => "10.0-round",
                Waits::Hit { pursuit: true, .. } => "10.0-vaevictis",
                Waits::Retreat { .. } | Waits::FallBack => "10.0-retreat",
                Waits::Leader { .. } => "10.0-vincere",
                Waits::Promote { .. } => "10.0-veterans",
            },
            Phase::Over { by, .. } => forum::outcome_rule(*by).0,
        })
    }
}
