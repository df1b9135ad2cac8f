//! A test a rule, named by its number.

use ford::Side::{Gaul, Roman};
use ford::{Ford, Side, State};
use serde_json::{Value, json};

type Play = kernel::testing::Play<State, Side>;

/// A table in the third turn: where the three cohorts are, and who carries the eagle.
fn table(cohorts: [Option<&str>; 3], bearer: &str, ambush: &str, phase: &str) -> Play {
    let [one, two, three] = cohorts;
    Play::standing(
        Ford::pack(),
        &json!({
            "public": {
                "turn": 3, "phase": {"is": phase},
                "cohorts": {"cohort-1": one, "cohort-2": two, "cohort-3": three},
            },
            "bearer": bearer, "ambush": ambush,
        }),
    )
}

fn marching(cohorts: [Option<&str>; 3]) -> Play {
    table(cohorts, "cohort-1", "ford", "march")
}

fn step(number: u8) -> Value {
    json!({"do": "step", "cohort": format!("cohort-{number}")})
}

#[test]
fn r1_1_the_eagle_in_the_village_wins() {
    let mut play = marching([Some("shore"), Some("shore"), None]);
    play.act(Roman, step(2));
    assert_eq!(play.pending(), [Roman]);
    play.act(Roman, step(1));
    assert_eq!(play.winners(), Some(vec![Roman]));
    play.refused_as(Roman, step(2), "1.1", "game_over");
}

#[test]
fn r1_1_the_gauls_win_when_the_turns_are_over() {
    let mut play = marching([Some("camp"); 3]);
    for _ in 3..=8 {
        play.act(Roman, json!({"do": "end_march"})).act(Gaul, json!({"do": "hold"}));
    }
    assert_eq!(play.winners(), Some(vec![Gaul]));
}

#[test]
fn r2_0_plans_are_secret_and_made_at_the_same_time() {
    let mut play = Play::start(Ford::pack(), &[], &[], 1);
    assert_eq!(play.pending(), [Roman, Gaul]);
    play.refused(Gaul, json!({"do": "lie", "place": "camp"}), "2.0");
    play.act(Gaul, json!({"do": "lie", "place": "ford"}));
    assert_eq!(play.view(Some(Roman))["ambush"], Value::Null);
    assert_eq!(play.view(Some(Gaul))["ambush"], "ford");
    play.refused(Roman, step(1), "3.1");
    play.act(Roman, json!({"do": "bear", "cohort": "cohort-2"}));
    assert_eq!(play.pending(), [Roman]);
}

#[test]
fn r3_1_one_place_a_turn() {
    let mut play = marching([Some("shore"), Some("shore"), None]);
    play.act(Roman, step(2));
    play.refused_as(Roman, step(2), "3.1", "has_marched");
    play.refused_as(Roman, step(3), "3.1", "has_fallen");
    play.refused_as(Gaul, step(1), "3.1", "not_your_decision");
}

#[test]
fn r3_2_the_ford_bears_two_or_one() {
    let play = marching([Some("bank"), Some("ford"), Some("ford")]);
    play.refused_as(Roman, step(1), "3.2", "ford_full");
    let mut document = play.position();
    document["public"]["cohorts"]["cohort-3"] = json!("bank");
    Play::standing(Ford::pack(), &document).allowed(Roman, step(1));
    document["public"]["options"] = json!({"river": "high"});
    Play::standing(Ford::pack(), &document).refused(Roman, step(1), "3.2");
}

#[test]
fn r3_3_the_ambush_interrupts_the_march() {
    let mut play = marching([Some("bank"), Some("bank"), Some("camp")]);
    play.act(Roman, step(1));
    assert_eq!(play.pending(), [Gaul]);
    play.act(Gaul, json!({"do": "let_pass"}));
    assert_eq!(play.pending(), [Roman]);
    play.act(Roman, step(2)).roll(&[4]).act(Gaul, json!({"do": "spring"}));
    assert_eq!(play.position()["public"]["cohorts"]["cohort-2"], Value::Null);
    // Sprung once, it asks nobody any more.
    play.act(Roman, step(3));
    assert_eq!(play.pending(), [Roman]);
}

#[test]
fn r3_3_the_ambush_springs_where_it_lies_and_may_fail() {
    let mut play = marching([Some("camp"), Some("bank"), Some("camp")]);
    play.act(Roman, step(1)).refused(Gaul, json!({"do": "spring"}), "3.3");
    play.act(Gaul, json!({"do": "let_pass"})).act(Roman, step(2));
    play.roll(&[5]).act(Gaul, json!({"do": "spring"}));
    assert_eq!(play.position()["public"]["cohorts"]["cohort-2"], "ford");
}

#[test]
fn r4_0_javelins_reach_the_river_and_hit_on_one() {
    let throw = |number: u8| json!({"do": "throw", "cohort": format!("cohort-{number}")});
    let mut play =
        table([Some("bank"), Some("ford"), Some("shore")], "cohort-3", "bank", "javelins");
    play.refused(Gaul, throw(1), "4.0");
    let mut missed = play.again();
    missed.roll(&[2]).act(Gaul, throw(3));
    assert_eq!(missed.pending(), [Roman]);
    play.roll(&[1]).act(Gaul, throw(3));
    assert_eq!(play.winners(), Some(vec![Gaul]));
}

/// A standing order that lets all pass leaves no trace on a march.
#[test]
fn orders_answer_the_interrupt() {
    let mut table = kernel::Match::<State>::new(
        Ford::pack(),
        &Ford::files(),
        &kernel::Setup::default(),
        "ford",
        kernel::Seed::derived(1, 1),
        vec!["a".to_owned(), "b".to_owned()],
    )
    .expect("the default set-up");
    let read = |value: Value| kernel::testing::action(value);
    table.submit(Roman.seat(), &read(json!({"do": "bear", "cohort": "cohort-1"}))).unwrap();
    table.submit(Gaul.seat(), &read(json!({"do": "lie", "place": "bank"}))).unwrap();
    table.order(Gaul.seat(), vec![kernel::Standing::always(ford::StandingOrder::LetAllPass)]);
    table.submit(Roman.seat(), &read(step(1))).unwrap();
    table.submit(Roman.seat(), &read(step(2))).unwrap();
    assert_eq!(table.moves().len(), 6);
    table.undo(Roman.seat()).expect("nothing was rolled or shown");
    assert_eq!(table.moves().len(), 4);
}

/// How often a side wins out of a hundred, with these bots.
fn wins(names: [&str; 2], side: Side) -> u32 {
    let mut offers = Vec::new();
    let mut wins = 0;
    for game in 0..100 {
        let mut dice = kernel::SeededDice::new(5, game);
        let mut bots = names.map(|name| bots::level::<State>(name, game).expect("a level"));
        let setup = kernel::Setup::default();
        let result = bots::play_out(Ford::pack(), &setup, &mut bots, &mut dice, 1_000, &mut offers);
        let outcome = result.expect("the set-up exists").outcome.expect("it ends");
        wins += u32::from(outcome.winners.contains(side.seat()));
    }
    wins
}

/// The bots of all games play this one too, and who thinks does better than who does not.
#[test]
fn greedy_is_better_than_random() {
    let chance = wins(["random", "random"], Roman);
    assert!(wins(["greedy", "random"], Roman) > chance + 10, "{chance}");
    assert!(wins(["random", "greedy"], Gaul) > 100 - chance + 5, "{chance}");
}
