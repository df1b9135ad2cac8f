//! Positions in which the first greedy bot erred, and in which today's does what a player would.
//! Each is tried with several seeds, so that nothing hangs on one imagined world.

use bots::{Bot, Budget, Greedy};
use julius::{Action, State};
use kernel::{Known as _, Rules as _, Viewer};

use crate::field::*;

/// What a bot does until its part of the turn is over or a fight begins, for every seed.
fn parts(play: &Play, side: Side, bot: fn(u64) -> Greedy<State>) -> Vec<Vec<Action>> {
    (1..=12).map(|seed| part(play.game.clone(), side, bot(seed))).collect()
}

fn part(mut game: State, side: Side, mut bot: Greedy<State>) -> Vec<Action> {
    let mut dice = kernel::FastDice::new(1);
    let (mut offers, mut done) = (Vec::new(), Vec::new());
    while game.public().phase.moves().is_some_and(|moves| moves.side == side) {
        kernel::offers(&game, side.seat(), &mut offers);
        let view = game.view(Viewer::Seat(side.seat()));
        let budget = Budget::unlimited();
        let choice = bot.choose(game.pack(), &view, &offers, side.seat(), &budget);
        kernel::apply(&mut game, side.seat(), &offers[choice], &mut dice, None);
        done.push(offers[choice]);
    }
    done
}

/// How many of the tries have an action like this.
fn tries(parts: &[Vec<Action>], like: impl Fn(Action) -> bool) -> usize {
    parts.iter().filter(|part| part.iter().any(|action| like(*action))).count()
}

/// Where blocks stop, whoever they are.
fn enters(to: &str) -> impl Fn(Action) -> bool {
    let place = crate::play::place(to);
    move |action| matches!(action, Action::Step { to, .. } if to == place)
}

fn moves(action: Action) -> bool {
    matches!(action, Action::Step { .. })
}

/// An army that has nobody within two roads marches on; the first bot stood still all year.
#[test]
fn a_year_does_not_pass_without_a_move() {
    let play = field()
        .caesar("Lugdunum", "legio-7 legio-8 legio-9")
        .caesar("Massilia", "legio-10 legio-11")
        .caesar("Roma", "legio-12 legio-13")
        .pompey("Alexandria", "legio-38 legio-39")
        .pompey("Antiochia", "legio-34 scipio")
        .pompey("Carthago Nova", "legio-2 legio-4")
        .pompey("Tarraco", "legio-5 legio-6 p-equitatus-1")
        .play();
    assert_eq!(tries(&parts(&play, Caesar, Greedy::new), moves), 12);
    assert_eq!(tries(&parts(&play, Caesar, Greedy::first), moves), 0);
}

/// A fleet takes the victory city that nobody guards, two steps of water away.
#[test]
fn a_vacant_victory_city_is_taken() {
    let play = field()
        .caesar("Roma", "legio-12 legio-13 legio-8")
        .caesar("Creta", "c-navis-1")
        .pompey("Alexandria", "legio-38 legio-39")
        .play();
    let worth = |place: julius::Place| julius::Julius::pack().vp[place.index()];
    let fleet = crate::play::block("c-navis-1");
    let grabs = |action: Action| matches!(action, Action::Step { block, to } if block == fleet && worth(to) > 0);
    assert_eq!(tries(&parts(&play, Caesar, Greedy::new), grabs), 12);
    assert_eq!(tries(&parts(&play, Caesar, Greedy::first), grabs), 0);
}

/// Tired legions attack Tarraco together, three or four of them, because the first that enters is
/// judged by those that can join it; the first bot sent one alone. Broken ones stay at home.
#[test]
fn an_attack_is_made_with_all_that_can_come() {
    let attackers = |legions: &str, bot| -> Vec<usize> {
        let play = field()
            .caesar("Narbo", legions)
            .caesar("Massilia", "legio-14")
            .pompey("Tarraco", "legio-5 legio-6 p-equitatus-1")
            .pompey("Carthago Nova", "legio-2 legio-4")
            .play();
        let into = enters("Tarraco");
        let entering = |part: &Vec<Action>| part.iter().filter(|action| into(**action)).count();
        parts(&play, Caesar, bot).iter().map(entering).collect()
    };
    let tired = "legio-9:2 legio-7:2 legio-8:2 legio-11:2";
    assert!(attackers(tired, Greedy::new).into_iter().all(|count| count >= 3));
    assert_eq!(attackers(tired, Greedy::first), [1; 12]);
    assert_eq!(attackers("legio-9:1 legio-7:1 legio-8:1 legio-11:1", Greedy::new), [0; 12]);
}

/// In the last turn of a year blocks leave a city that cannot feed them (8.3).
#[test]
fn nobody_winters_beyond_supply() {
    let play = field()
        .set("turn", serde_json::json!(5))
        .hand("caesar", &[])
        .hand("pompey", &[])
        .caesar("Asturica", "legio-7 legio-8 legio-9 legio-10 legio-11")
        .caesar("Tarraco", "legio-12")
        .caesar("Carthago Nova", "legio-13")
        .pompey("Alexandria", "legio-38 legio-39")
        .play();
    let leave = |parts: Vec<Vec<Action>>| -> usize {
        let leaving = |part: &Vec<Action>| {
            let mut blocks: Vec<_> = part.iter().copied().filter_map(stepping).collect();
            blocks.sort();
            blocks.dedup();
            blocks.len() >= 2
        };
        parts.iter().filter(|part| leaving(part)).count()
    };
    assert_eq!(leave(parts(&play, Caesar, Greedy::new)), 12);
    assert_eq!(leave(parts(&play, Caesar, Greedy::first)), 0);
}

fn stepping(action: Action) -> Option<julius::Block> {
    if let Action::Step { block, .. } = action { Some(block) } else { None }
}
