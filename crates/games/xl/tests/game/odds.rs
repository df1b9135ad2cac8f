//! Exact odds against the game itself, and standing orders at the table.

use kernel::prelude::*;
use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{Lang, Match, Pending, Rng, Seat, Seed, SeededDice, Setup, Viewer};
use xl::odds::{Chances, read};
use xl::{Action, Side, StandingOrder, State, Xl};

fn chances(words: &str) -> Chances {
    let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    read(Xl::pack(), &words).expect("these words describe a battle").chances(Xl::pack())
}

/// One legion against one: a plain sum. The defender rolls first, each hits on 1 or 2.
#[test]
fn a_duel_is_a_geometric_series() {
    let odds = chances("legion vs legion");
    let first = (1.0 / 3.0) / (1.0 - 4.0 / 9.0);
    assert!((odds.defender_wins - first).abs() < 1e-12, "{odds:?}");
    assert!((odds.attacker_wins + odds.defender_wins - 1.0).abs() < 1e-12);
}

/// The leader with more swords leads, and tactics raise command.
#[test]
fn initiative_and_tactics_count() {
    let plain = chances("curio legion vs cato legion").attacker_wins;
    let led = chances("antonius legion vs cato legion").attacker_wins;
    let lined = chances("curio legion double-line vs cato legion").attacker_wins;
    assert!(plain < led && plain < lined, "{plain} {led} {lined}");
    let three = chances("3 legion vs 2 legion");
    assert!((0.74..0.76).contains(&three.attacker_wins), "{three:?}");
}

/// The same battle fought at the table, by players who follow the same habits.
#[test]
fn odds_agree_with_simulation() {
    let position = serde_json::json!({
        "turn": 1, "side": "caesar", "phase": {"is": "march"}, "gold": {"caesar": 0, "pompey": 0},
        "board": {
            "caesar": {"Rome": {"legion": 2, "ally": 2, "curio": 1}},
            "pompey": {"Rubicon": {"veteran-legion": 1, "legion": 2, "ally": 1}}
        },
        "secrets": {"caesar": {}, "pompey": {}}
    });
    let position = serde_json::from_value(position).expect("a position");
    let start: State = kernel::restore(Xl::pack(), &position).expect("a possible one");
    let games = 4_000u32;
    let mut wins = 0;
    for number in 0..games {
        let mut dice = SeededDice::new(3, number.into());
        let mut game = start.clone();
        for unit in ["legion", "legion", "ally", "ally", "curio"] {
            let march =
                serde_json::json!({"do": "march", "unit": unit, "from": "Rome", "to": "Rubicon"});
            let march = serde_json::from_value(march).expect("an action");
            game.check(Seat(0), &march).expect("it is allowed");
            kernel::apply(&mut game, Seat(0), &march, &mut dice, None);
        }
        kernel::apply(&mut game, Seat(0), &Action::EndMarches, &mut dice, None);
        let orders = [
            StandingOrder::NoTactics,
            StandingOrder::RollOn,
            StandingOrder::SpareTheBest,
            StandingOrder::FightOn,
        ];
        let mut offers = Vec::new();
        while let Some(seat) = game.pending().seats().iter().next() {
            if game.public().phase.battle().is_none() {
                break;
            }
            kernel::offers(&game, seat, &mut offers);
            let view = game.view(Viewer::Seat(seat));
            let answer = orders
                .iter()
                .find_map(|order| State::answer(order, Xl::pack(), &view, &offers))
                .map_or(Action::NoPromotion, |reply| reply.action);
            game.check(seat, &answer).expect("orders answer offers");
            kernel::apply(&mut game, seat, &answer, &mut dice, None);
        }
        let rubicon = "Rubicon".parse().expect("a place");
        wins += u32::from(game.public().board.holds(Side::Caesar, rubicon));
    }
    let odds = chances("2 legion 2 ally curio vs veteran-legion 2 legion ally");
    let seen = f64::from(wins) / f64::from(games);
    assert!((seen - odds.attacker_wins).abs() < 0.03, "{seen} {odds:?}");
}

#[test]
fn words_that_make_no_battle() {
    let fault = |words: &str| {
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        State::odds(Xl::pack(), &words, Lang::En).expect_err("it makes no sense")
    };
    assert!(fault("legion").contains("caesar 3 legion double-line vs"));
    assert!(fault("legion vs").contains("both sides"));
    assert!(fault("centurion vs legion").contains("centurion"));
    assert!(fault("caesar octavius vs legion").contains("one supreme leader"));
    assert!(fault("2 cato vs legion").contains("only one"));
    assert!(fault("commander vs legion").contains("supreme leader"));
}

/// A forecast is there whenever a battle is fought or due, in both languages.
#[test]
fn battles_have_forecasts() {
    let mut rng = Rng::seed_from_u64(4);
    let mut dice = SeededDice::new(4, 4);
    let mut game: State =
        kernel::start(Xl::pack(), &Setup::default(), &mut dice, None).expect("the default");
    let (mut offers, mut seen) = (Vec::new(), 0);
    while let Pending::Seats(seats, _) = game.pending() {
        let seat = seats.iter().next().expect("somebody is asked");
        let view = game.view(Viewer::Seat(seat));
        for lang in Lang::ALL {
            if let Some(report) = State::forecast(Xl::pack(), &view, None, lang, &|| true) {
                let sum: f64 = report.rows.iter().map(|(_, chance)| chance).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{report:?}");
                seen += 1;
            }
        }
        kernel::offers(&game, seat, &mut offers);
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        kernel::apply(&mut game, seat, &action, &mut dice, None);
    }
    assert!(seen > 20, "{seen}");
}

/// Standing orders answer for a seat: Pompey passes, rolls and stands without being asked.
#[test]
fn standing_orders_answer() {
    let players = vec!["a".to_owned(), "b".to_owned()];
    let mut game = Match::<State>::new(
        Xl::pack(),
        &State::files(),
        &Setup::default(),
        "orders",
        Seed::derived(1, 2),
        players,
    )
    .expect("the default");
    game.order(Seat(1), StandingOrder::ALL.map(kernel::Standing::always).into());
    let mut rng = Rng::seed_from_u64(9);
    let mut offers = Vec::new();
    let mut asked = 0;
    while let Pending::Seats(seats, _) = game.game().pending() {
        let seat = seats.iter().next().expect("somebody is asked");
        kernel::offers(game.game(), seat, &mut offers);
        if seat == Seat(1) {
            let routine = [Action::NoTactics, Action::FightOn, Action::LetSail];
            assert!(!offers.iter().any(|offer| routine.contains(offer)), "{offers:?}");
            assert!(!offers.iter().any(|offer| matches!(offer, Action::Engage { .. })));
            asked += 1;
        }
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        game.submit(seat, &action).expect("an offer is accepted");
    }
    assert!(asked > 10);
    for lang in Lang::ALL {
        for order in State::known_orders(Xl::pack(), &game.view(Viewer::Spectator), lang) {
            assert!(!order.label.contains('⟨'), "{}", order.label);
        }
    }
}
