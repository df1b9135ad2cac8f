//! Exact odds against simulation: 100,000 battles fought with the game's own dice and rules.

#![allow(
    clippy::wildcard_enum_match_arm,
    clippy::similar_names,
    clippy::cast_precision_loss,
    reason = "a test looks at one case and leaves the others"
)]

use julius::odds::{Forecast, least_valuable, read};
use julius::{Action, Edition, Julius, Phase, Place, Side, State};
use kernel::prelude::*;
use kernel::{Dice as _, Lang, Pending, Seat, SeededDice, Setup, Viewer};
use serde_json::json;

const BATTLES: u32 = 100_000;

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// The position of a battle that is about to begin at Roma, the attackers come from Genua, their
/// reserves from Ravenna; the defender's reserves come from Neapolis.
fn before_battle(forecast: &Forecast) -> State {
    let attacker = forecast.battle.attacker;
    let mut secrets = json!({"caesar": {"blocks": {}}, "pompey": {"blocks": {}}});
    let mut crossings = [[0u8; 2]; 2];
    let reserves = forecast.reserves.iter().flatten();
    for (fighter, reserve) in
        forecast.battle.lines.iter().map(|f| (f, false)).chain(reserves.map(|f| (f, true)))
    {
        let mut row = json!({"at": "Roma", "step": fighter.step});
        if fighter.side == attacker {
            row["from"] = json!(if reserve { "Ravenna" } else { "Genua" });
            crossings[attacker.index()][usize::from(reserve)] += 1;
        } else if reserve {
            row["from"] = json!("Neapolis");
            crossings[attacker.enemy().index()][1] += 1;
        }
        secrets[fighter.side.name()]["blocks"][fighter.block.name()] = row;
    }
    let ways = |side: Side| {
        let [main, reserve] = crossings[side.index()];
        let mut list = Vec::new();
        if side == attacker {
            list.push(json!({"from": "Genua", "to": "Roma", "blocks": main}));
        }
        if reserve > 0 {
            let from = if side == attacker { "Ravenna" } else { "Neapolis" };
            list.push(json!({"from": from, "to": "Roma", "blocks": reserve}));
        }
        list
    };
    let attacked = Side::BOTH.map(|side| if side == attacker { vec!["Roma"] } else { vec![] });
    let position = json!({
        "year": 705, "turn": 1, "first": attacker.name(),
        "phase": {"is": "choose_battle"},
        "attacked": attacked,
        "crossings": Side::BOTH.map(ways),
        "mains": [{"place": "Roma", "from": "Genua"}],
        "surprise": if forecast.battle.surprise { json!("Roma") } else { json!(null) },
        "secrets": secrets,
    });
    let position = serde_json::from_value(position).expect("a position");
    kernel::restore(Julius::pack(), &position).expect("a possible position")
}

/// Fights it out as the report says: everybody fires, attackers leave in the fourth round. Tells who
/// holds the place, and whether attackers are left anywhere.
fn fight(mut game: State, attacker: Side, dice: &mut SeededDice) -> (Side, bool) {
    let mut offers = Vec::new();
    let apply = |game: &mut State, seat, action: Action, dice: &mut SeededDice| {
        kernel::apply(game, seat, &action, dice, None);
    };
    let first = game.public().first.seat();
    apply(&mut game, first, Action::Fight { place: "Roma".parse().expect("a city") }, dice);
    loop {
        let Pending::Seats(seats, _) = game.pending() else { panic!("the game goes on") };
        let seat = seats.iter().next().expect("somebody is asked");
        let battle = match &game.public().phase {
            Phase::Battle(battle) => battle.clone(),
            _ => break,
        };
        kernel::offers(&game, seat, &mut offers);
        let last = battle.round == Julius::pack().rounds && battle.attacks(Side::of(seat));
        let wanted = offers.iter().find(|action| match action {
            Action::Fire { .. } => !last,
            Action::Retreat { .. } => last,
            Action::TakeHit { block } => {
                least_valuable(&battle, Julius::pack(), Side::of(seat)) == Some(*block)
            }
            _ => false,
        });
        let action = *wanted.expect("the policy finds an offer");
        apply(&mut game, seat, action, dice);
    }
    let roma = "Roma".parse().expect("a city");
    let winner = Side::BOTH.into_iter().find(|side| game.public().holds(*side, roma));
    let left = Place::all().any(|place| game.public().holds(attacker, place));
    (winner.expect("somebody won"), left)
}

fn check(text: &str) {
    let forecast = read(Julius::pack(), &words(text)).expect("a battle");
    let attacker = forecast.battle.attacker;
    let start = before_battle(&forecast);
    let chances = forecast.chances(Julius::pack(), Edition::French);
    let mut dice = SeededDice::new(42, 1);
    let ends: Vec<(Side, bool)> =
        (0..BATTLES).map(|_| fight(start.clone(), attacker, &mut dice)).collect();
    let lost = chances.defender_wins - chances.drawn_off;
    for (what, exact, end) in [
        ("wins", chances.attacker_wins, (attacker, true)),
        ("draws off", chances.drawn_off, (attacker.enemy(), true)),
        ("loses", lost, (attacker.enemy(), false)),
    ] {
        let seen = ends.iter().filter(|other| **other == end).count();
        let simulated = seen as f64 / f64::from(BATTLES);
        // Four standard deviations: one run in sixteen thousand strays further.
        let error = 4.0 * (exact * (1.0 - exact) / f64::from(BATTLES)).sqrt();
        let off = (simulated - exact).abs();
        assert!(off <= error, "{text}: {what} {exact}, simulated {simulated}");
    }
}

#[test]
fn odds_of_two_against_two() {
    check("caesar legio-8 vs pompeius legio-1:3");
}

#[test]
fn odds_with_reserves_on_both_sides() {
    check("legio-8 legio-12 +legio-13:2 vs legio-1:2 +legio-3");
}

#[test]
fn odds_with_elephant_ballista_and_surprise() {
    check("c-ballista c-auxilia-3 legio-10 vs elephant p-ballista surprise");
}

#[test]
fn odds_with_cleopatra() {
    check("legio-8 c-equitatus-1 vs cleopatra:2 legio-39:1");
}

#[test]
fn chances_add_up_and_bad_words_are_explained() {
    let forecast = read(Julius::pack(), &words("legio-8 vs legio-1")).expect("a battle");
    let chances = forecast.chances(Julius::pack(), Edition::French);
    assert!((chances.attacker_wins + chances.defender_wins - 1.0).abs() < 1e-9);
    for (text, hint) in [
        ("legio-8 legio-1", "vs"),
        ("vs legio-1", "both sides"),
        ("legio-99 vs legio-1", "legio-99"),
        ("legio-8:7 vs legio-1", "strength 7"),
        ("legio-8 legio-8 vs legio-1", "twice"),
        ("+legio-8 vs legio-1", "reserve"),
    ] {
        let error = read(Julius::pack(), &words(text)).expect_err(text);
        assert!(error.contains(hint), "{text}: {error}");
    }
}

/// Chances against imagined enemies take a while; when nobody waits for them any more, the next
/// enemy is not imagined.
#[test]
fn nobody_is_imagined_for_nobody() {
    use std::cell::Cell;

    let mut stopped = None;
    'matches: for seed in 0..20 {
        let mut dice = SeededDice::new(seed, 0);
        let mut game: State =
            kernel::start(Julius::pack(), &Setup::default(), &mut dice, None).expect("a game");
        let (mut offers, mut lots) = (Vec::new(), SeededDice::new(seed, 1));
        for _ in 0..400 {
            for seat in [Seat(0), Seat(1)] {
                let (view, asked) = (game.view(Viewer::Seat(seat)), Cell::new(0));
                let twice = || {
                    asked.set(asked.get() + 1);
                    asked.get() < 3
                };
                let report = State::forecast(game.pack(), &view, None, Lang::En, &twice);
                if asked.get() > 0 {
                    stopped = Some((asked.get(), report));
                    break 'matches;
                }
            }
            let Some(seat) = game.pending().seats().iter().next() else { break };
            kernel::offers(&game, seat, &mut offers);
            let lot = lots.below(offers.len() as u32) as usize;
            kernel::apply(&mut game, seat, &offers[lot], &mut dice, None);
        }
    }
    assert_eq!(stopped, Some((3, None)));
}
