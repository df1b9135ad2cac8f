//! The game as the kernel knows it.

use kernel::{
    Concealed, Credits, DataError, GameInfo, PackFiles, Pending, Rule, Rules, Seat, Setup, Table,
};

use crate::action::{Action, Event, Refusal, kind_rule};
use crate::ids::{Card, CardType, Cards, Each, Place, PlaceSet, Side, Unit};
use crate::pack::Pack;
use crate::sequence::Step;
use crate::state::{
    Arrivals, Board, Counts, Deck, Drawing, Options, Phase, Public, Purchases, Secret, Stacks,
    State,
};
use crate::{barbarians, draw, events, fight, forum, movement, purchase};

mod collected {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// The one scenario.
const SCENARIO: &str = "civil-war";

/// What there is to know before a game.
static INFO: GameInfo = GameInfo {
    id: "xl",
    title: "Caesar XL",
    scenarios: &[SCENARIO],
    options: Options::SPECS,
    credits: Credits { designers: "Joseph Miranda", publisher: "Victory Point Games, 2010" },
    rules: collected::RULES,
    headings: collected::HEADINGS,
};

kernel::built_in! {
    /// The built-in game.
    pub struct Xl for Pack {
        "cards.toml", "figures.toml", "map.toml", "scenario.toml", "units.toml",
    }
}

impl Rules for State {
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type Pack = Pack;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn files() -> PackFiles {
        Xl::files()
    }

    fn load(files: &PackFiles) -> Result<Pack, Vec<DataError>> {
        Pack::load(files)
    }

    fn start(pack: &'static Pack, setup: &Setup, table: &mut Table<'_, Event>) -> Self {
        let mut board = Board::EMPTY;
        for side in Side::BOTH {
            for place in Place::all() {
                for unit in pack.setup[side].units.at(place).units() {
                    board.put(side, unit, place);
                }
            }
        }
        let mut state = Self {
            pack,
            public: Public {
                rules: Options::read(setup).rules,
                turn: 1,
                side: Side::Caesar,
                phase: Phase::Forum { tried: false },
                gold: Each::from_fn(|side| pack.setup[side].gold),
                board,
                heirs: Each::default(),
                forum: Cards::default(),
                owned: Each::default(),
                discard: Cards::default(),
                halved: Each::default(),
                triumph: Each::default(),
                drawing: Drawing::default(),
                purchases: Purchases::default(),
                moved: Stacks::EMPTY,
                arrivals: Arrivals::new(),
                cleared: PlaceSet::EMPTY,
                plundered: PlaceSet::EMPTY,
                counts: Counts::default(),
            },
            secrets: Each::from_fn(|side| Concealed::new(side.seat(), Secret::default())),
            deck: Concealed::from_all(Deck::new()),
        };
        state.deal(table);
        state.begin(Step::Forum, table);
        state
    }

    fn pack(&self) -> &'static Pack {
        self.pack
    }

    fn seats(_: &Setup) -> &'static [&'static str] {
        Side::NAMES
    }

    fn setup(&self) -> Setup {
        Options { rules: self.public.rules }.setup(SCENARIO)
    }

    fn pending(&self) -> Pending {
        self.public.pending()
    }

    fn due(&self) -> Rule {
        self.public.due()
    }

    fn stale(&self) -> Option<&'static str> {
        (!self.public.board.keeps_count()).then_some("board")
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let eyes = self.eyes(Side::of(seat));
        match &self.public.phase {
            Phase::Forum { .. } => forum::candidates(eyes, out),
            Phase::Auction { bids, .. } => forum::bids(eyes, *bids, out),
            Phase::Draw { .. } => draw::candidates(eyes, out),
            Phase::Discard => {
                out.extend(eyes.secret.hand.kinds().map(|card| Action::Discard { card }));
            }
            Phase::AlliesLeave { .. } => events::leavers(eyes, out),
            Phase::Pillage { .. } => events::payers(eyes, out),
            Phase::Rally { .. } => events::honours(eyes, out),
            Phase::Grumble { .. } => events::answers(eyes, out),
            Phase::Invasion { area } => barbarians::candidates(eyes, *area, out),
            Phase::Purchase => purchase::candidates(eyes, out),
            Phase::Muster { placed, .. } => {
                let places = purchase::musters(self.pack, &self.public, eyes.side, *placed);
                out.extend(places.iter().map(|at| Action::Muster { at }));
            }
            Phase::March => movement::candidates(eyes, out),
            Phase::Intercept { .. } => {
                let fleets = eyes.secret.hand.kinds().filter(|card| card.sea().is_some());
                out.extend(fleets.map(|card| Action::Intercept { card }));
                out.push(Action::LetSail);
            }
            Phase::Voyage { from, .. } => {
                let ready = movement::ready(&self.public, *from);
                out.extend(ready.kinds().map(|unit| Action::Embark { unit }));
                out.push(Action::EndVoyage);
            }
            Phase::ChooseBattle => {
                let battles = self.public.battles();
                out.extend(battles.iter().map(|place| Action::Fight { place }));
            }
            Phase::Battle(battle) => fight::candidates(eyes, battle, out),
            Phase::Over { .. } => {}
        }
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let eyes = self.eyes(Side::of(seat));
        match (&self.public.phase, action) {
            (Phase::Forum { .. }, &Action::Take { card }) => {
                forum::check_attempt(eyes, card, false)
            }
            (Phase::Forum { .. }, &Action::Auction { card }) => {
                forum::check_attempt(eyes, card, true)
            }
            (Phase::Forum { .. }, &Action::Declare { victory }) => {
                forum::check_victory(self.pack, &self.public, eyes.side, victory)
            }
            (Phase::Auction { bids, .. }, &Action::Bid { gold }) => {
                forum::check_bid(eyes, *bids, gold)
            }
            (Phase::Auction { bids, .. }, &Action::Pass) => forum::check_pass(*bids),
            (Phase::Draw { looked, buried }, &Action::Bury) => {
                draw::check_bury(eyes, *looked, *buried)
            }
            (Phase::Draw { .. }, &Action::Retrieve { card }) => draw::check_retrieve(eyes, card),
            (Phase::Discard, &Action::Discard { card }) => eyes.check_hand(card),
            (Phase::AlliesLeave { .. }, &Action::GiveUp { unit, at }) => {
                events::check_go_home(eyes, unit, at)
            }
            (Phase::Pillage { .. }, &Action::GiveUp { unit, at }) => {
                events::check_pay(eyes, unit, at)
            }
            (Phase::Rally { .. }, &Action::Promote { unit, at }) => {
                events::check_rally(eyes, unit, at)
            }
            (Phase::Grumble { hired, .. }, &Action::Hire { at }) => {
                events::check_hire(eyes, *hired, at)
            }
            (Phase::Grumble { hired, .. }, &Action::Demote { at }) => {
                events::check_demote(eyes, *hired, at)
            }
            (Phase::Grumble { hired, .. }, &Action::EndHiring) => {
                events::check_end_hiring(eyes, *hired)
            }
            (Phase::Invasion { area }, &Action::Invade { city }) => {
                barbarians::check_invade(eyes, *area, city)
            }
            (Phase::Purchase, &Action::Recruit { unit, at, terms }) => {
                purchase::check_recruit(self.pack, &self.public, eyes.side, unit, at, terms)
            }
            (Phase::Purchase, &Action::PlayLeader { card, at }) => {
                purchase::check_leader(eyes, card, at)
            }
            (Phase::Purchase, &Action::Succeed { at }) => purchase::check_succeed(eyes, at),
            (Phase::Purchase, &Action::Mobilize) => purchase::check_mobilize(eyes),
            (Phase::Purchase, &Action::Conspire) => purchase::check_conspire(eyes),
            (Phase::Purchase, &Action::BuyCard) => purchase::check_buy_card(eyes),
            (Phase::Muster { placed, .. }, &Action::Muster { at }) => {
                purchase::check_muster(eyes, *placed, at)
            }
            (Phase::March, &Action::March { unit, from, to, by }) => {
                movement::check_march(eyes, unit, from, to, by)
            }
            (Phase::March, &Action::Sail { card, from, to }) => {
                movement::check_sail(eyes, card, from, to)
            }
            (Phase::Voyage { from, .. }, &Action::Embark { unit }) => {
                movement::check_embark(eyes, *from, unit)
            }
            (Phase::Intercept { from, to, .. }, &Action::Intercept { card }) => {
                movement::check_intercept(eyes, *from, *to, card)
            }
            (Phase::ChooseBattle, &Action::Fight { place }) => fight::check_fight(eyes, place),
            (Phase::Battle(battle), _) => fight::check(eyes, battle, *action),
            (Phase::Forum { .. }, &Action::EndForum)
            | (Phase::Draw { .. }, &Action::Draw)
            | (Phase::Purchase, &Action::EndPurchases)
            | (Phase::March, &Action::EndMarches)
            | (Phase::Voyage { .. }, &Action::EndVoyage)
            | (Phase::Intercept { .. }, &Action::LetSail) => Ok(()),
            _ => Err(Refusal::NotNow { rule: moment(*action) }),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        let side = Side::of(seat);
        match *action {
            Action::Take { card } => self.take_forum_card(card, table),
            Action::Auction { card } => self.open_auction(card, table),
            Action::Bid { gold } => self.bid(side, gold, table),
            Action::Pass => self.pass(side, table),
            Action::Declare { victory } => self.declare(side, victory, table),
            Action::EndForum => self.begin(Step::Draw, table),
            Action::Draw => self.draw_card(table),
            Action::Bury => self.bury(table),
            Action::Retrieve { card } => self.retrieve(card, table),
            Action::Discard { card } => self.discard_card(card, table),
            Action::GiveUp { unit, at } => {
                if matches!(self.public.phase, Phase::Pillage { .. }) {
                    self.pay_in_swords(side, unit, at, table);
                } else {
                    self.send_home(side, unit, at, table);
                }
            }
            Action::Hire { at } => self.hire(side, at, table),
            Action::Demote { at } => self.demote(side, at, table),
            Action::EndHiring => self.end_hiring(side, table),
            Action::Invade { city } => self.invade(city, table),
            Action::Recruit { unit, at, terms } => self.recruit(unit, at, terms, table),
            Action::PlayLeader { card, at } => self.play_leader(card, at, table),
            Action::Succeed { at } => self.succeed(at, table),
            Action::Mobilize => self.mobilize(table),
            Action::Muster { at } => self.muster(at, table),
            Action::Conspire => self.conspire(table),
            Action::BuyCard => self.buy_card(table),
            Action::EndPurchases => self.begin(Step::Taxes, table),
            Action::March { unit, from, to, by } => self.march(unit, from, to, by, table),
            Action::Sail { card, from, to } => self.sail(card, from, to, table),
            Action::Embark { unit } => self.embark(unit, table),
            Action::EndVoyage => self.go_on_marching(),
            Action::Intercept { card } => self.intercept(side, card, table),
            Action::LetSail => self.let_sail(),
            Action::EndMarches => self.begin(Step::Combat, table),
            Action::Fight { place } => self.begin_battle(place, table),
            Action::PlayTactics { card } => self.lay_tactics(side, card, table),
            Action::NoTactics => self.no_tactics(side, table),
            Action::Engage { unit } => self.engage(unit, table),
            Action::TakeHit { unit, engaged } => self.take_hit(unit, engaged, table),
            Action::Withdraw => self.flee(side, None, table),
            Action::Retreat { to } => self.flee(side, Some(to), table),
            Action::FightOn => self.stay(side, table),
            Action::LoseLeader { unit } => self.lose_leader(unit, table),
            Action::FallBack { unit, to } => self.fall_back(unit, to, table),
            Action::Promote { unit, at } => {
                if matches!(self.public.phase, Phase::Rally { .. }) {
                    self.rally(side, unit, at, table);
                } else {
                    self.promote(side, unit, table);
                }
            }
            Action::NoPromotion => self.no_promotion(table),
        }
    }
}

/// The rule that says when an action has its moment, for one that comes at another.
pub(crate) fn moment(action: Action) -> Rule {
    Rule(match action {
        Action::Take { .. } => "5.0-forum",
        Action::Auction { .. } | Action::Bid { .. } | Action::Pass => "5.0-auction",
        Action::Declare { victory } => forum::outcome_rule(Some(victory)).0,
        Action::EndForum | Action::EndPurchases | Action::EndMarches => "4.0",
        Action::Draw | Action::BuyCard => "6.0-draw",
        Action::Discard { .. } => "6.0-hand",
        Action::GiveUp { .. } | Action::Hire { .. } | Action::Demote { .. } | Action::EndHiring => {
            "6.0-event"
        }
        Action::Invade { .. } => "silver-barbarians",
        Action::Recruit { terms, .. } => terms.rule().0,
        Action::Bury | Action::Retrieve { .. } => "5.0-effects",
        Action::PlayLeader { card, .. } if card.kind() == CardType::Leader => kind_rule(card).0,
        Action::PlayLeader { .. } => "6.0-leader",
        Action::Succeed { .. } => "11.0-successor",
        Action::Mobilize | Action::Muster { .. } | Action::Conspire => kind_rule(Card::IDES).0,
        Action::March { unit, .. } | Action::Embark { unit } => march_rule(unit),
        Action::Sail { .. } | Action::EndVoyage => "6.0-action",
        Action::Intercept { .. } | Action::LetSail => "silver-fleets",
        Action::Fight { .. } => "10.0-order",
        Action::PlayTactics { .. } | Action::NoTactics => "10.0-tactics",
        Action::Engage { .. } | Action::TakeHit { .. } => "10.0-round",
        Action::Withdraw | Action::Retreat { .. } | Action::FightOn | Action::FallBack { .. } => {
            "10.0-retreat"
        }
        Action::LoseLeader { .. } => "10.0-vincere",
        Action::Promote { .. } | Action::NoPromotion => "10.0-veterans",
    })
}

/// Leaders march as the others do (11.0-command).
fn march_rule(unit: Unit) -> &'static str {
    if unit.is_chief() { "11.0-command" } else { "9.0" }
}
