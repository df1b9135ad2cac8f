//! A turn of Bibracte for the browser test, with dice that are known: a trump, a momentum roll, an
//! orderly withdrawal, a shot in reaction, a shock with a rout, and a pursuit.
//!
//! `RUBICON_WRITE_FIXTURES=1` seeks and writes the turn anew, after a change of data or rules.

use std::collections::BTreeMap;

use conquest::{Action, Conquest, Event, Phase, Side, State, Unit};
use geometry::hex::Hex;
use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Entry, Journey, Match, Rng, Rules as _, Seat, Seed, Setup, Shown as _};
use serde_json::{Value, json};

const FILE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../web/e2e/fixtures/conquest-bibracte.json");

/// So many units go by one order: a story needs no more.
const MOVES: u8 = 5;
/// Who is so far from every enemy stays where it is.
const FAR: i32 = 14;
/// A turn that is sent over the wire has no more actions than this.
const LONGEST: usize = 900;
/// The turn that is told.
const STORY: u8 = 2;
const ROMAN: Seat = Seat(0);
/// So many phrases are tried.
const PHRASES: u32 = 240;

/// What the turn must have, each done by a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Moment {
    /// 5.41.
    Trump,
    /// 5.31.
    Momentum,
    /// 6.51.
    Withdrawal,
    /// 8.23.
    Reaction,
    /// 8.3, of which somebody routs (10.13).
    Shock,
    /// 10.51.
    Pursuit,
}

impl Moment {
    const ALL: [Self; 6] =
        [Self::Trump, Self::Momentum, Self::Withdrawal, Self::Reaction, Self::Shock, Self::Pursuit];

    fn name(self) -> &'static str {
        match self {
            Self::Trump => "trump",
            Self::Momentum => "momentum",
            Self::Withdrawal => "withdrawal",
            Self::Reaction => "reaction",
            Self::Shock => "shock",
            Self::Pursuit => "pursuit",
        }
    }

    /// Whether an action that was just done, with what came of it, is such a moment.
    fn is(self, action: Action, told: &[Event]) -> bool {
        let tells = |test: &dyn Fn(&Event) -> bool| told.iter().any(test);
        match (self, action) {
            (Self::Trump, Action::Trump { .. }) => {
                tells(&|event| matches!(event, Event::Trumped { success: true, .. }))
            }
            (Self::Momentum, Action::Try) => {
                tells(&|event| matches!(event, Event::Momentum { success: true, .. }))
            }
            (Self::Withdrawal, Action::Withdraw { .. } | Action::WithdrawStack { .. }) => true,
            (Self::Reaction, Action::ReactFire { .. }) => {
                tells(&|event| matches!(event, Event::Shot { .. }))
            }
            (Self::Shock, _) => {
                tells(&|event| matches!(event, Event::Column13 { .. }))
                    && tells(&|event| matches!(event, Event::Routed { .. }))
            }
            (Self::Pursuit, _) => tells(&|event| matches!(event, Event::Pursues { .. })),
            (Self::Trump | Self::Momentum | Self::Withdrawal | Self::Reaction, _) => false,
        }
    }
}

fn begin(phrase: &str) -> Match<State> {
    let setup = Setup { scenario: "bibracte".to_owned(), ..Setup::default() };
    let setup = setup.complete(State::info()).expect("the usual set-up");
    let players = State::seats(&setup).iter().map(|seat| (*seat).to_owned()).collect();
    let id = format!("phrase: {phrase}");
    let seed = Seed::derived(705, 1);
    Match::new(Conquest::pack(), &State::files(), &setup, &id, seed, players).expect("a match")
}

/// What was told of the last action.
fn told(game: &Match<State>) -> Vec<Event> {
    let last = game.count() - 1;
    let event = |entry: &Entry<Event>| match entry {
        Entry::Event(event) => Some(*event),
        Entry::Roll(_) => None,
    };
    game.journal_of(last).iter().filter_map(event).collect()
}

/// What is done when nothing of the story is on offer, the first first; what is not named comes last.
const HASTE: [&str; 27] = [
    "ready",
    "skip_auxiliaries",
    "keep_elite",
    "pick",
    "activate",
    "shock_only",
    "line_order",
    "line_by_die",
    "legion_order",
    "all_for_one",
    "attack",
    "fire",
    "stop",
    "let_stand",
    "end_marks",
    "allot_rest",
    "name_defender",
    "name_attacker",
    "odd_hit",
    "take_hex",
    "end_orders",
    "individual",
    "stop_here",
    "done",
    "stay",
    "pass",
    "decline",
];
/// The same when all has happened.
const REST: [&str; 12] = [
    "ready",
    "skip_auxiliaries",
    "keep_elite",
    "pick",
    "pass",
    "decline",
    "individual",
    "end_orders",
    "stop",
    "stop_here",
    "done",
    "let_stand",
];

/// What an action is called.
fn kind(action: Action) -> String {
    let value = serde_json::to_value(action).expect("an action");
    value["do"].as_str().expect("its name").to_owned()
}

fn rank(list: &[&str], action: Action) -> usize {
    let kind = kind(action);
    list.iter().position(|one| *one == kind).unwrap_or(list.len())
}

/// How many steps it is from hex to hex.
fn distance(one: Hex, other: Hex) -> i32 {
    let axial = |hex: Hex| {
        let number: i32 = hex.to_string().parse().expect("a number of four figures");
        let (column, row) = (number / 100, number % 100);
        (column, row - (column - (column & 1)) / 2)
    };
    let ((q1, r1), (q2, r2)) = (axial(one), axial(other));
    let (q, r) = (q1 - q2, r1 - r2);
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

/// Somebody who wants the story to happen, and goes on with little ado.
struct Teller {
    game: Match<State>,
    taste: Rng,
    /// Which action was which moment.
    seen: BTreeMap<Moment, usize>,
    /// How many units went in the phase of orders that lasts.
    moved: u8,
}

impl Teller {
    fn new(phrase: &str, number: u32) -> Self {
        let taste = Rng::seed_from_u64(number.into());
        Self { game: begin(phrase), taste, seen: BTreeMap::new(), moved: 0 }
    }

    /// Plays the turn; whether it has all that it must have.
    fn tell(&mut self) -> bool {
        let over = |game: &State| game.pending().seats().is_empty();
        while self.game.count() < LONGEST && self.turn() <= STORY && !over(self.game.game()) {
            let (seat, actions) = self.next();
            for action in actions {
                if self.game.submit(seat, &action).is_err() {
                    break;
                }
                let told = told(&self.game);
                for moment in Moment::ALL {
                    if self.turn() == STORY && moment.is(action, &told) {
                        self.seen.entry(moment).or_insert(self.game.count() - 1);
                    }
                }
            }
        }
        self.turn() > STORY && self.seen.len() == Moment::ALL.len()
    }

    fn turn(&self) -> u8 {
        self.game.game().public().turn
    }

    fn wants(&self, action: Action) -> bool {
        let new = |moment| self.turn() == STORY && !self.seen.contains_key(&moment);
        let leaves = matches!(action, Action::Withdraw { .. } | Action::WithdrawStack { .. });
        matches!(action, Action::Trump { .. }) && new(Moment::Trump)
            || action == Action::Try && new(Moment::Momentum)
            || leaves && new(Moment::Withdrawal)
            || matches!(action, Action::ReactFire { .. }) && new(Moment::Reaction)
            || matches!(action, Action::Pursue { .. })
    }

    fn next(&mut self) -> (Seat, Vec<Action>) {
        let state = self.game.game();
        let seat = state.pending().seats().iter().next().expect("somebody decides");
        let mut offers = Vec::new();
        kernel::offers(state, seat, &mut offers);
        if let Some(wanted) = offers.iter().find(|offer| self.wants(**offer)) {
            return (seat, vec![*wanted]);
        }
        // Before the story begins the tribes come near, and the Romans wait.
        let waits = self.turn() < STORY && seat == ROMAN;
        let told = self.seen.len() == Moment::ALL.len() || waits;
        if let Phase::Move(moving) = *self.game.game().public().phase.top()
            && offers.iter().any(|offer| matches!(offer, Action::Step { .. }))
            && let Some(rest) = self.go_on(seat, moving.unit, &offers)
        {
            return (seat, rest);
        }
        if !told
            && self.moved < MOVES
            && let Some(march) = self.march(seat, &offers)
        {
            self.moved += 1;
            return (seat, march);
        }
        let list: &[&str] = if told { &REST } else { &HASTE };
        let next = *offers.iter().min_by_key(|offer| rank(list, **offer)).expect("an offer");
        if matches!(next, Action::EndOrders | Action::Activate) {
            self.moved = 0;
        }
        (seat, vec![next])
    }

    /// How far a side is from a hex.
    fn far(&self, from: Hex, side: Side) -> i32 {
        let state = self.game.game();
        let enemies = state.on_map().filter(|(unit, _)| state.side(*unit) != side);
        enemies.map(|(_, hex)| distance(from, hex)).min().unwrap_or(99)
    }

    /// One of those who are nearest to the enemy goes as near as it can.
    fn march(&mut self, seat: Seat, offers: &[Action]) -> Option<Vec<Action>> {
        let state = self.game.game();
        let mut units: Vec<(i32, Unit)> = offers
            .iter()
            .filter_map(|offer| {
                let (Action::Order { unit } | Action::OrderStack { unit }) = offer else {
                    return None;
                };
                let away = self.far(state.hex(*unit)?, state.side(*unit));
                (away > 1 && away < FAR).then_some((away, *unit))
            })
            .collect();
        units.sort_unstable();
        units.dedup();
        let pick = (self.taste.next_u32() % 4) as usize;
        let (_, unit) = *units.get(pick).or(units.first())?;
        self.go_on(seat, unit, offers)
    }

    /// The way of a unit to where it is nearest to the enemy.
    fn go_on(&self, seat: Seat, unit: Unit, offers: &[Action]) -> Option<Vec<Action>> {
        let state = self.game.game();
        let away = self.far(state.hex(unit)?, state.side(unit));
        let end = |journey: &Journey<Action>| {
            let to = journey
                .steps
                .iter()
                .rev()
                .find_map(|step| if let Action::Step { to } = step { Some(*to) } else { None });
            to.map_or(99, |to| self.far(to, state.side(unit)))
        };
        let mut journeys = state.journeys(seat, &unit.to_string());
        let step = |offer: &Action| matches!(offer, Action::Step { .. });
        journeys.extend(offers.iter().filter(|offer| step(offer)).map(|offer| Journey {
            steps: vec![*offer],
            cost: None,
            stops: false,
        }));
        let best = journeys.into_iter().min_by_key(|one| (end(one), one.steps.len()))?;
        (end(&best) < away).then_some(best.steps)
    }
}

/// Whether the page can tell the story as the browser test does: after a withdrawal both sides are
/// done, and the shot falls between the end of the orders and the dice of the shock.
fn suits(teller: &Teller) -> bool {
    let at = |moment: &str| {
        teller.seen.iter().find_map(|(seen, index)| (seen.name() == moment).then_some(*index))
    };
    let action = |index: usize| teller.game.moves().get(index).map(|step| step.action);
    let (Some(withdrawal), Some(reaction), Some(shock)) =
        (at("withdrawal"), at("reaction"), at("shock"))
    else {
        return false;
    };
    matches!(action(withdrawal + 1), Some(Action::Step { .. }))
        && action(withdrawal + 2) == Some(Action::Done)
        && action(withdrawal + 3) == Some(Action::Done)
        && reaction > 0
        && action(reaction - 1) == Some(Action::EndOrders)
        && shock == reaction + 1
}

/// The shortest turn that has everything.
fn written() -> Value {
    let tellers = (1..=PHRASES).filter_map(|number| {
        let phrase = format!("Bibracte {number}");
        let mut teller = Teller::new(&phrase, number);
        (teller.tell() && suits(&teller)).then_some((phrase, teller))
    });
    let (phrase, teller) = tellers.min_by_key(|(_, teller)| teller.game.count()).expect("a story");
    let name = |seat: Seat| ["roman", "tribes"][seat.index()];
    let actions: Vec<Value> =
        teller.game.moves().iter().map(|step| json!([name(step.seat), step.action])).collect();
    let moments: serde_json::Map<String, Value> = teller
        .seen
        .iter()
        .map(|(moment, index)| (moment.name().to_owned(), json!(index)))
        .collect();
    json!({
        "about": "written by crates/games/conquest/tests/page/fixture.rs",
        "phrase": phrase,
        "moments": moments,
        "actions": actions,
    })
}

/// The match of the file still goes as it says: every action is allowed, everything happens where it
/// says, and the turn is over with the last action.
#[test]
fn rbib_the_turn_of_the_browser_test() {
    if std::env::var_os("RUBICON_WRITE_FIXTURES").is_some() {
        let text = serde_json::to_string(&written()).expect("a fixture");
        std::fs::write(FILE, text + "\n").expect("the fixture can be written");
    }
    let text = std::fs::read_to_string(FILE).expect("the fixture is there");
    let fixture: Value = serde_json::from_str(&text).expect("the fixture is JSON");
    let why = "write the fixture anew: RUBICON_WRITE_FIXTURES=1 cargo test -p rubicon-conquest --test \
               page fixture";
    let mut game = begin(fixture["phrase"].as_str().expect("a phrase"));
    let mut seen = BTreeMap::new();
    let actions = fixture["actions"].as_array().expect("a list");
    for (index, pair) in actions.iter().enumerate() {
        assert!(game.game().public().turn <= STORY, "the turn ends with the last action; {why}");
        let seat = game.seat(pair[0].as_str().expect("a seat")).expect("a seat");
        let action: Action = serde_json::from_value(pair[1].clone()).expect("an action");
        if let Err(refusal) = game.submit(seat, &action) {
            panic!("{pair}: {refusal:?}; {why}");
        }
        let told = told(&game);
        for moment in Moment::ALL.into_iter().filter(|moment| moment.is(action, &told)) {
            if game.game().public().turn == STORY {
                seen.entry(moment.name()).or_insert(index);
            }
        }
    }
    assert_eq!(json!(seen), fixture["moments"], "{why}");
    assert_eq!(game.game().public().turn, STORY + 1, "{why}");
}
