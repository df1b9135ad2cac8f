//! Examples of the rulebook that are not beside the other tests of their rule.

use conquest::Side::{Rome, Tribes};
use conquest::{Combat, Conquest, State};
use serde_json::json;

use crate::play::{Play, Words, field, unit};

fn start(scenario: &str) -> Play {
    let setup = kernel::Setup { scenario: scenario.to_owned(), ..kernel::Setup::default() };
    let mut dice = kernel::ScriptedDice::new([]);
    let game = kernel::start::<State>(Conquest::pack(), &setup, &mut dice, None);
    Play::new(game.expect("a battle"))
}

/// The leader who is due, named by his side if it has a choice.
fn due(play: &mut Play) -> Option<String> {
    if play.top() != "due" {
        return None;
    }
    let seat = play.pending()[0];
    let picked = |play: &Play| play.position()["phase"]["picked"].as_str().map(str::to_owned);
    if picked(play).is_none() {
        let first = serde_json::to_value(play.offers(seat)[0]).expect("an action");
        play.act(seat, first);
    }
    picked(play)
}

/// 5.13, the example: all chiefs, then legates and Divico in turn, Labienus, and Caesar last.
#[test]
fn r5_13_ex_the_order_at_bibracte() {
    let mut play = start("bibracte");
    play.say(Rome, "ready").say(Rome, "skip_auxiliaries").say(Rome, "keep_elite");
    // The tie at 3: 7 and 4. It is rolled when the last chief has acted.
    let mut order = Vec::new();
    while let Some(leader) = due(&mut play) {
        order.push(leader);
        if order.len() == 3 {
            play.dice(&[7, 4]);
        }
        let seat = play.pending()[0];
        if order.len() == 12 {
            play.seeded(1);
        }
        play.say(seat, "decline");
        if order.len() == 13 {
            break;
        }
    }
    let mut chiefs = order[..3].to_vec();
    chiefs.sort();
    assert_eq!(chiefs, ["nammeius", "toutorix", "verucloetius"]);
    assert_eq!(order[4], "divico", "{order:?}");
    assert_eq!(order[11..], ["labienus", "caesar"], "{order:?}");
}

/// 5.24, the example: the same horse is not moved twice in a phase, but again in another.
#[test]
fn r5_24_ex_the_horse_of_crassus() {
    let set = |moves: u8| {
        let mut play = field("rhine")
            .unit("rc-1", "3020", "W")
            .with("rc-1", "moves", json!(moves))
            .unit("ha-1", "1720", "E")
            .leader("crassus", "3120")
            .orders("crassus", json!("individual"), if moves > 0 { "momentum" } else { "first" });
        play.order(Rome, "rc-1").steps(Rome, &["2920"]).say(Rome, "stop");
        play
    };
    let once = set(0);
    once.refused_as(Rome, json!({"do": "order", "unit": "rc-1"}), "5.24", "has_acted");
    assert_eq!((once.hits("rc-1"), set(1).hits("rc-1")), (0, 1), "6.13");
}

/// 5.26, the example: Trebonius waits in a zone of control until Caesar calls him out of it, and acts
/// then, without momentum.
#[test]
fn r5_26_ex_caesar_calls_trebonius_out() {
    let mut play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .unit("vii-2", "3420", "W")
        .unit("he-8", "3019", "E")
        .leader("trebonius", "3119")
        .leader("caesar", "3522")
        .leader("divico", "1919")
        .leader_with("divico", "status", json!("finished"))
        .set("elite", json!([true, true]))
        .set("phase", json!({"is": "due", "side": "roman", "level": 3, "picked": "trebonius"}))
        .play();
    play.refused(Rome, json!({"do": "activate"}), "5.26");
    play.say(Rome, "wait");
    assert_eq!(play.position()["phase"]["picked"], "caesar");
    play.say(Rome, "activate").say(Rome, "individual");
    play.act(Rome, json!({"do": "ride", "rider": {"leader": "trebonius"}}));
    play.act(Rome, json!({"do": "ride_to", "to": "3320"}));
    assert_eq!(play.position()["phase"]["left"], 4, "two of six orders");
    play.say(Rome, "end_orders");
    if play.top() == "shock" {
        play.say(Rome, "end_marks");
    }
    play.say(Rome, "stop_here");
    assert_eq!(play.position()["phase"]["picked"], "trebonius");
    play.say(Rome, "activate");
    assert!(play.offers_it(Rome, &json!({"do": "legion_order", "legion": "vii"})));
    play.seeded(1).say(Rome, "end_orders");
    if play.top() == "shock" {
        play.say(Rome, "end_marks");
    }
    assert_ne!(play.top(), "momentum");
}

/// 5.52, the example: Trebonius takes the elite phase and may act again when his turn comes.
#[test]
fn r5_52_ex_trebonius_acts_again() {
    let mut play = start("bibracte");
    play.say(Rome, "ready").say(Rome, "skip_auxiliaries");
    play.act(Rome, json!({"do": "take_elite", "leader": "trebonius"}));
    play.act(Rome, json!({"do": "legion_order", "legion": "vii"})).say(Rome, "end_orders");
    if play.top() == "shock" {
        play.say(Rome, "end_marks");
    }
    for _ in 0..3 {
        due(&mut play).expect("a chief");
        play.may_roll(&[8, 3]).say(Tribes, "decline");
    }
    play.act(Rome, json!({"do": "pick", "leader": "trebonius"})).say(Rome, "activate");
    assert!(play.offers_it(Rome, &json!({"do": "legion_order", "legion": "vii"})));
}

/// 6.42, the example: woods cost a column order, a stream does not.
#[test]
fn r6_42_ex_woods_and_streams() {
    let hits = |from: &str, to: &str, facing: u8| {
        let mut play = field("bibracte")
            .piece("vii-1", json!({"spot": from, "facing": facing, "marks": ["column"]}))
            .unit("he-8", "0519", "E")
            .leader("caesar", from)
            .set("elite", json!([true, true]))
            .individual("caesar");
        play.order(Rome, "vii-1").steps(Rome, &[to]);
        play.hits("vii-1")
    };
    assert_eq!(hits("2532", "2531", 0), 1);
    assert_eq!(hits("2120", "2020", 10), 0);
}

/// 6.64, the example: skirmishers withdraw through the gap, then the line closes it; after that no
/// cohort of the legion withdraws.
#[test]
fn r6_64_ex_the_gap_closes_behind_skirmishers() {
    let mut play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .under("vii-2", "3119", "W")
        .unit("vii-3", "3121", "W")
        .under("vii-4", "3121", "W")
        .unit("cre-1", "3120", "W")
        .unit("he-8", "2820", "E")
        .calm("helvetii")
        .leader("trebonius", "3320")
        .leader("nammeius", "2719")
        .leader("divico", "1919")
        .individual("nammeius");
    play.order(Tribes, "he-8").steps(Tribes, &["2920"]);
    let extend = json!({"do": "extend", "unit": "vii-1", "to": "3120"});
    assert!(!play.offers_it(Rome, &extend), "the skirmishers are there");
    play.act(Rome, json!({"do": "withdraw", "unit": "cre-1"}));
    play.act(Rome, json!({"do": "step", "to": "3220"}));
    while play.top() == "withdraw" {
        play.say(Rome, "done");
    }
    play.act(Rome, extend);
    assert_eq!((play.at("cre-1").as_str(), play.at("vii-1").as_str()), ("3220", "3120"));
    play.refused(Rome, json!({"do": "withdraw", "unit": "vii-3"}), "6.51");
}

/// 8.36, the example: a leader adds his charisma; when he is killed it counts against his side.
#[test]
fn r8_36_ex_ariovistus() {
    let play = field("rhine")
        .unit("ghc-1", "2620", "E")
        .unit("rc-1", "2720", "W")
        .leader("ariovistus", "2620")
        .individual("ariovistus");
    let led = |attacks: bool, killed: bool| {
        let mut combat = Combat::default();
        let (one, other) = if attacks { ("ghc-1", "rc-1") } else { ("rc-1", "ghc-1") };
        combat.attackers.push(unit(one));
        combat.defenders.push(unit(other));
        if killed {
            combat.mourned = [4, 0];
        }
        play.game.odds_of(&combat, unit(one), unit(other)).leaders
    };
    assert_eq!((led(true, false), led(false, false), led(true, true)), (4, -4, -4));
}

/// 2.5, the example: a cohort has size 5.
#[test]
fn r2_21_ex_the_size_of_a_cohort() {
    let battle = Conquest::pack().battle(conquest::Field::BIBRACTE);
    assert_eq!(battle.unit(unit("vii-1")).size, 5);
}
