//! Standing orders: an enemy phase of twenty units needs a handful of answers.

use conquest::Side::{Rome, Tribes};
use conquest::{Conquest, Habit, Phase, Side, StandingOrder, State, Whom};
use kernel::{Standing, StandingOrders};
use serde_json::{Value, json};

use crate::play::{Play, Words, field, hex, unit};

fn orders_of(play: &Play, side: Side, orders: &[StandingOrder]) -> StandingOrders<State> {
    let mut all = StandingOrders::new(2);
    let list = orders.iter().map(|order| Standing::always(*order)).collect();
    all.set(&play.game, side.seat(), list);
    all
}

/// What the orders of a side answer now.
fn answered(play: &Play, side: Side, orders: &[StandingOrder]) -> Option<Value> {
    let (_, action) = orders_of(play, side, orders).answer(&play.game, 0)?;
    Some(serde_json::to_value(action).expect("an action"))
}

/// Bibracte, the Helvetii six hexes nearer: the next phase of Divico brings them to the legions.
fn before_the_charge() -> Play {
    let setup = kernel::Setup { scenario: "bibracte".to_owned(), ..kernel::Setup::default() };
    let mut dice = kernel::SeededDice::new(1, 1);
    let start =
        kernel::start::<State>(Conquest::pack(), &setup, &mut dice, None).expect("a battle");
    let mut document = Play::new(start).position();
    let nearer = |spot: &mut Value| {
        let number: u16 = spot.as_str().and_then(|text| text.parse().ok()).expect("a hex");
        *spot = json!((number + 600).to_string());
    };
    for (name, piece) in document["units"].as_object_mut().expect("units") {
        if name.starts_with("he") && piece["spot"].is_string() {
            nearer(&mut piece["spot"]);
        }
    }
    nearer(&mut document["leaders"]["divico"]["spot"]);
    document["leaders"]["divico"]["status"] = json!("active");
    document["leaders"]["divico"]["used"] = json!(1);
    document["phase"] = json!({
        "is": "orders", "leader": "divico", "which": "first", "given": "choosing", "left": 3,
    });
    Play::standing(Conquest::pack(), &document)
}

/// How a tribe charges: every unit of the line as far as it can towards the nearest Roman.
fn charge(play: &mut Play, rome: &[StandingOrder]) -> (usize, usize, usize) {
    let mut standing = orders_of(play, Rome, rome);
    let usual = StandingOrder::of_all(Habit::Usual);
    let all = StandingOrder::of_all(Habit::StrikeAhead);
    standing.set(&play.game, Tribes.seat(), vec![Standing::always(usual), Standing::always(all)]);
    play.seeded(3);
    let (mut moved, mut asked, mut saved) = (0, 0, 0);
    play.act(Tribes, json!({"do": "line_order", "arm": "foot"}));
    while !matches!(play.game.public().phase.top(), Phase::Momentum { .. } | Phase::Due(_)) {
        if let Some((seat, action)) = standing.answer(&play.game, 0) {
            saved += usize::from(seat == Rome.seat());
            let side = Side::of(seat);
            play.act(side, serde_json::to_value(action).expect("an action"));
            continue;
        }
        let seat = play.pending()[0];
        let offers: Vec<Value> = play
            .offers(seat)
            .iter()
            .map(|offer| serde_json::to_value(offer).expect("an action"))
            .collect();
        if seat == Rome {
            asked += 1;
            let done = json!({"do": "done"});
            let plain = offers.iter().find(|offer| **offer == done).unwrap_or(&offers[0]);
            play.act(Rome, plain.clone());
            continue;
        }
        let near = |to: &Value| {
            let at = hex(to.as_str().and_then(|text| text.parse().ok()).expect("a hex"));
            let game = &play.game;
            let grid = Conquest::pack().battle(game.public().battle).grid;
            let romans = game.on_map().filter(|(unit, _)| game.side(*unit) == Rome);
            romans.map(|(_, hex)| grid.distance(hex, at)).min().expect("Romans")
        };
        let kind = |offer: &&Value, kind: &str| offer["do"] == kind;
        let next = if let Some(step) =
            offers.iter().filter(|offer| kind(offer, "step")).min_by_key(|offer| near(&offer["to"]))
        {
            step.clone()
        } else if let Some(stop) = offers.iter().find(|offer| kind(offer, "stop")) {
            stop.clone()
        } else if let Some(order) = offers.iter().find(|offer| kind(offer, "order")) {
            moved += 1;
            order.clone()
        } else {
            let last = ["end_orders", "end_marks", "done"];
            let end = offers.iter().find(|offer| last.iter().any(|word| kind(offer, word)));
            end.unwrap_or(&offers[0]).clone()
        };
        play.act(Tribes, next);
    }
    (moved, asked, saved)
}

/// 8.25: with the usual habits a charge of twenty warriors asks the Roman three things at most.
#[test]
fn r8_25_a_charge_of_twenty_asks_three_times_at_most() {
    let mut play = before_the_charge();
    let (moved, asked, saved) = charge(&mut play, &[StandingOrder::of_all(Habit::Usual)]);
    assert!(moved >= 20, "{moved} have moved");
    assert!(asked <= 3, "asked {asked} times, {saved} answered in advance");
    assert!(saved > 10, "{saved} answered in advance");
}

/// Without orders everything is asked.
#[test]
fn r8_25_without_orders_everything_is_asked() {
    let mut play = before_the_charge();
    let (moved, asked, saved) = charge(&mut play, &[]);
    assert!(moved >= 20 && asked > 10 && saved == 0, "{moved} {asked} {saved}");
}

/// Warriors that come next to two cohorts of two legions, which may throw.
fn two_legions() -> Play {
    let mut play = field("bibracte")
        .calm("helvetii")
        .unit("vii-1", "3119", "W")
        .unit("viii-1", "3120", "W")
        .unit("he-8", "2919", "E")
        .leader("trebonius", "3319")
        .leader("nammeius", "2818")
        .leader("divico", "1919")
        .individual("nammeius");
    comes(&mut play, "he-8", "3020");
    play
}

/// A unit steps, and nobody withdraws before it sets out.
fn comes(play: &mut Play, name: &str, to: &str) {
    play.order(Tribes, name).steps(Tribes, &[to]);
    while play.top() == "react" && play.at(name) != to {
        play.say(Rome, "done");
    }
}

/// 8.23: an order for one legion goes before the order for all.
#[test]
fn r8_23_the_narrower_order_wins() {
    let play = two_legions();
    let fire = |unit: &str| Some(json!({"do": "react_fire", "unit": unit, "at": "he-8"}));
    assert!(play.kinds(Rome).contains(&"react_fire".to_owned()), "{:?}", play.kinds(Rome));
    let all = |habit| StandingOrder::of_all(habit);
    let group =
        |name: &str| conquest::Group::all().find(|group| group.name() == name).expect("one");
    let of = |habit, name| StandingOrder { habit, whom: Whom::Group(group(name)) };
    assert_eq!(answered(&play, Rome, &[all(Habit::ShootAtAll)]), fire("vii-1"));
    let orders = [all(Habit::ShootAtAll), of(Habit::HoldFire, "vii")];
    assert_eq!(answered(&play, Rome, &orders), fire("viii-1"));
    // What nobody speaks of is asked: only the eighth has an order, to hold.
    assert_eq!(answered(&play, Rome, &[of(Habit::HoldFire, "viii")]), None);
}

/// 8.23, 6.51, 7.15: a window in which every habit declines is closed.
#[test]
fn r8_23_when_all_decline_the_window_closes() {
    let play = two_legions();
    let all = [Habit::HoldFire, Habit::StandFast, Habit::KeepFront, Habit::KeepPairs];
    let orders = all.map(StandingOrder::of_all);
    assert_eq!(answered(&play, Rome, &orders), Some(json!({"do": "done"})));
    assert_eq!(answered(&play, Rome, &orders[1..]), None, "nothing is said of fire");
}

/// 8.23: the usual cohort throws at heavy units only, and where horse is near keeps its pila.
#[test]
fn r8_23_the_usual_cohort_saves_its_pila() {
    let thrown = |enemy: &str, horse: Option<&str>| {
        let mut board = field("rhine")
            .calm("harudes")
            .unit("x-1", "2720", "W")
            .unit(enemy, "2520", "E")
            .leader("fabius", "2920")
            .leader("brinno", "2418")
            .leader("ariovistus", "2419");
        if let Some(name) = horse {
            board = board.unit(name, "2518", "E");
        }
        let mut play = board.individual("ariovistus");
        comes(&mut play, enemy, "2621");
        assert!(play.offers_it(Rome, &json!({"do": "react_fire", "unit": "x-1", "at": enemy})));
        answered(&play, Rome, &[StandingOrder::of_all(Habit::Usual)])
    };
    assert_eq!(
        thrown("ha-1", None),
        Some(json!({"do": "react_fire", "unit": "x-1", "at": "ha-1"}))
    );
    assert_eq!(thrown("ghi-1", None), Some(json!({"do": "done"})));
    assert_eq!(thrown("ha-1", Some("ghc-1")), Some(json!({"do": "done"})));
}

/// Every order has words and a short button in both languages, and those for a legion or a tribe name
/// it.
#[test]
fn r8_25_orders_have_words() {
    use kernel::{Advised as _, Known as _};
    let play = two_legions();
    for lang in [kernel::Lang::En, kernel::Lang::Fr] {
        let view = play.game.view(kernel::Viewer::Seat(Rome.seat()));
        let known = State::known_orders(Conquest::pack(), &view, lang);
        assert!(known.len() > Habit::ALL.len());
        for order in &known {
            assert!(!order.label.contains('⟨') && order.button.chars().count() <= 24, "{order:?}");
        }
        let narrow = known.iter().filter(|order| order.id.whom != Whom::All);
        assert!(narrow.clone().count() > 0 && narrow.clone().all(|order| !order.path.is_empty()));
    }
    assert_eq!(play.game.quality(unit("vii-1")), 7);
}
