//! Matches of a real game: undo, standing orders, journals that keep secrets.

#![allow(
    clippy::wildcard_enum_match_arm,
    clippy::similar_names,
    clippy::cast_precision_loss,
    reason = "a test looks at one case and leaves the others"
)]

use julius::{Action, Julius, Phase, Side, StandingOrder, State};
use kernel::prelude::*;
use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::record::{self, Settled};
use kernel::{
    Entry, Lang, Lasts, Match, Pending, Rng, Seat, Seed, Setup, Standing, UndoRefused, Viewer,
};

fn start(number: u64) -> Match<State> {
    let players = vec!["Lucius".to_owned(), "Gnaeus".to_owned()];
    let seed = Seed::derived(11, number);
    Match::new(Julius::pack(), &State::files(), &Setup::default(), "test", seed, players)
        .expect("the default set-up")
}

fn offers(game: &Match<State>, seat: Seat) -> Vec<Action> {
    let mut offers = Vec::new();
    kernel::offers(game.game(), seat, &mut offers);
    offers
}

/// Plays at random until `stop`, or panics at the end of the game.
fn play_until(game: &mut Match<State>, rng: &mut Rng, stop: impl Fn(&Match<State>) -> bool) {
    while !stop(game) {
        let Pending::Seats(seats, _) = game.game().pending() else { panic!("the game is over") };
        let seat = seats.iter().next().expect("somebody is asked");
        let offers = offers(game, seat);
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        game.submit(seat, &action).expect("an offer");
    }
}

fn in_moves(game: &Match<State>) -> bool {
    matches!(&game.game().public().phase, Phase::Moves(_))
}

#[test]
fn undo_goes_back_to_the_hand_over_and_no_further() {
    let mut game = start(1);
    let mut rng = Rng::seed_from_u64(1);
    assert_eq!(game.undo(Seat(0)), Err(UndoRefused::NothingDone));
    play_until(&mut game, &mut rng, in_moves);
    let Phase::Moves(moves) = &game.game().public().phase else { unreachable!() };
    let seat = moves.side.seat();
    let before = game.game().clone();
    let done = game.moves().len();
    let activate = offers(&game, seat)
        .into_iter()
        .find(|action| matches!(action, Action::Activate { .. }))
        .expect("some group can move");
    game.submit(seat, &activate).expect("an offer");
    let step = offers(&game, seat)
        .into_iter()
        .find(|action| matches!(action, Action::Step { .. }))
        .expect("some block can move");
    game.submit(seat, &step).expect("an offer");
    assert_eq!(game.undo(Side::of(seat).enemy().seat()), Err(UndoRefused::NotYours));
    game.undo(seat).expect("a step can be taken back");
    game.undo(seat).expect("so can the move spent on it");
    assert!(*game.game() == before && game.moves().len() == done);
    assert_eq!(game.undo(seat), Err(UndoRefused::Irrevocable), "cards were shown before");
}

#[test]
fn going_back_across_a_roll_repeats_it() {
    let mut game = start(2);
    let mut rng = Rng::seed_from_u64(2);
    let rolled = |game: &Match<State>| {
        game.moves().last().is_some_and(|last| last.rolls.iter().any(|roll| roll.0 == "fire"))
    };
    play_until(&mut game, &mut rng, rolled);
    let last = game.moves().last().expect("a roll").clone();
    let after = game.game().clone();
    assert_eq!(game.undo(last.seat), Err(UndoRefused::Irrevocable));
    game.truncate(game.moves().len() - 1);
    game.submit(last.seat, &last.action).expect("it was legal before");
    let again = game.moves().last().expect("the same roll");
    assert_eq!((&again.rolls, again.link), (&last.rolls, last.link));
    assert!(*game.game() == after);
}

#[test]
fn any_moment_can_be_rebuilt() {
    let mut game = start(3);
    let mut rng = Rng::seed_from_u64(3);
    let mut moments = vec![game.game().clone()];
    while let Pending::Seats(seats, _) = game.game().pending() {
        let seat = seats.iter().next().expect("somebody is asked");
        let offers = offers(&game, seat);
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        game.submit(seat, &action).expect("an offer");
        moments.push(game.game().clone());
    }
    for (count, moment) in moments.iter().enumerate().step_by(37) {
        assert!(game.at(count) == *moment, "after {count} actions");
    }
}

/// With all orders given, a seat is never asked in battle what its orders answer.
#[test]
fn standing_orders_answer_the_routine() {
    let mut game = start(4);
    let mut rng = Rng::seed_from_u64(4);
    game.order(Seat(1), StandingOrder::ALL.map(Standing::always).into());
    while let Pending::Seats(seats, _) = game.game().pending() {
        let public = game.game().public();
        if seats.contains(Seat(1)) {
            match &public.phase {
                Phase::Battle(battle) => {
                    assert!(battle.attacks(Side::Pompey) && battle.round == 4, "only retreats");
                }
                Phase::Regroup(_) | Phase::Disband { .. } => panic!("orders answer this"),
                _ => {}
            }
        }
        let seat = seats.iter().next().expect("somebody is asked");
        let offers = offers(&game, seat);
        let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
        game.submit(seat, &action).expect("an offer");
    }
    let fired = game.moves().iter().filter(|m| m.seat == Seat(1));
    assert!(fired.filter(|m| matches!(m.action, Action::Fire { .. })).count() > 3);
}

/// "All fire" is for the round, "take hits for me" for the fight: nobody decides anything until the
/// round is over, and then both are asked again.
#[test]
fn orders_for_a_round_and_for_a_fight_end_with_them() {
    let brief = |order: StandingOrder| Standing { order, lasts: order.lasts() };
    let both = [StandingOrder::StandAndFire, StandingOrder::SpareTheBest].map(brief);
    assert_eq!(both.clone().map(|order| order.lasts), [Lasts::Round, Lasts::Fight]);
    let mut rounds = 0;
    for number in 0..8 {
        let mut game = start(number);
        let mut rng = Rng::seed_from_u64(number);
        play_until(&mut game, &mut rng, |game| {
            matches!(&game.game().public().phase, Phase::Battle(_) | Phase::Over { .. })
        });
        let Some(before) = game.game().public().phase.battle().cloned() else { continue };
        for seat in [Seat(0), Seat(1)] {
            game.order(seat, both.to_vec());
        }
        let left = |game: &Match<State>| game.orders(Seat(1)).to_vec();
        match game.game().public().phase.battle() {
            Some(battle) if battle.place == before.place => {
                assert_eq!(battle.round, before.round + 1, "all have fired");
                // Whoever gave his orders after the first shots may have given them for this round.
                assert!(left(&game).contains(&both[1]));
                rounds += 1;
                play_until(&mut game, &mut rng, |game| {
                    game.game().public().phase.battle().is_none()
                });
                assert_eq!(left(&game), [], "the fight is over");
            }
            Some(_) | None => assert_eq!(left(&game), [], "the fight is over"),
        }
    }
    assert!(rounds > 1, "some fights had a second round");
}

/// What the enemy's journal says of a hidden move names neither block nor card.
#[test]
fn journals_keep_secrets() {
    let mut game = start(5);
    let mut rng = Rng::seed_from_u64(5);
    play_until(&mut game, &mut rng, |game| game.moves().len() >= 120);
    let book = State::phrasebook();
    let mut hidden = 0;
    for index in 0..game.moves().len() {
        let step = &game.moves()[index];
        let secret = matches!(
            step.action,
            Action::Step { .. } | Action::Levy { .. } | Action::Discard { .. }
        );
        if !secret {
            continue;
        }
        let enemy = Viewer::Seat(Side::of(step.seat).enemy().seat());
        for entry in game.journal_of(index) {
            let Entry::Event(event) = entry else { continue };
            for viewer in [enemy, Viewer::Spectator] {
                let Some(message) = State::tell(Julius::pack(), event, viewer) else { continue };
                if message.id.contains("revealed") || message.id.contains("cancelled") {
                    continue;
                }
                let told = |key: &str| message.args.iter().any(|(name, _)| *name == key);
                let text = book.say(Lang::En, &message);
                assert!(!told("block") && !told("card"), "{text} tells a secret");
                hidden += 1;
            }
        }
    }
    assert!(hidden > 20, "the game had hidden moves");
}

/// A record of a match that the players ended themselves, and what the verifier makes of it.
fn settled(by: Settled, winners: &[&str]) -> Result<Option<(Settled, Vec<String>)>, String> {
    let mut game = start(5);
    play_until(&mut game, &mut Rng::seed_from_u64(5), in_moves);
    let winners = winners.iter().map(|&winner| winner.to_owned()).collect();
    let text = record::write_settled(&game, by, winners);
    record::verify::<State>(&text, Julius::pack(), &State::files())
        .map(|verified| verified.settled)
        .map_err(|error| error.to_string())
}

#[test]
fn a_record_may_end_by_resignation_or_agreement() {
    let won = Ok(Some((Settled::Resignation, vec!["caesar".to_owned()])));
    assert_eq!(settled(Settled::Resignation, &["caesar"]), won);
    assert_eq!(settled(Settled::Agreement, &[]), Ok(Some((Settled::Agreement, Vec::new()))));
    for (by, winners) in [
        (Settled::Resignation, &[][..]),
        (Settled::Resignation, &["caesar", "pompey"]),
        (Settled::Resignation, &["crassus"]),
        (Settled::Agreement, &["caesar"]),
    ] {
        let error = settled(by, winners).expect_err("players cannot end a match so");
        assert!(error.ends_with("this is not how players can end a match"), "{error}");
    }
}

#[test]
fn a_record_cannot_be_settled_once_the_rules_have_ended_the_game() {
    let mut game = start(6);
    let over = |game: &Match<State>| game.game().pending().outcome().is_some();
    play_until(&mut game, &mut Rng::seed_from_u64(6), over);
    let text = record::write_settled(&game, Settled::Agreement, Vec::new());
    let error = record::verify::<State>(&text, Julius::pack(), &State::files())
        .err()
        .expect("the rules decided");
    assert!(error.what.contains("the rules had ended the game"), "{error}");
}

/// Blocks off the map have no step that counts, whatever they had when they left it.
#[test]
fn equal_views_have_equal_hashes() {
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    let mut game = start(8);
    let mut rng = Rng::seed_from_u64(8);
    play_until(&mut game, &mut rng, |game| game.game().public().year > 705);
    let again = kernel::restore::<State>(Julius::pack(), &kernel::position(game.game()))
        .expect("a position of a game");
    for side in Side::BOTH {
        let [one, other] = [game.game(), &again].map(|game| game.view(Viewer::Seat(side.seat())));
        assert!(one == other);
        let [one, other] = [one, other].map(|view| {
            let mut hasher = DefaultHasher::new();
            view.hash(&mut hasher);
            hasher.finish()
        });
        assert_eq!(one, other);
    }
}

/// The cards of a year lie in the order of their turns, the one in play apart, and Apollo lies there
/// as Apollo, whatever it copied (2.1).
#[test]
fn cards_lie_in_the_order_of_their_turns() {
    let mut apollos = 0;
    for number in 0..12 {
        let mut game = start(number);
        let mut rng = Rng::seed_from_u64(number);
        let mut played: [Vec<String>; 2] = Default::default();
        while let Pending::Seats(seats, _) = game.game().pending() {
            let seat = seats.iter().next().expect("somebody is asked");
            let offers = offers(&game, seat);
            let action = offers[(rng.next_u64() % offers.len() as u64) as usize];
            match action {
                Action::Discard { .. } => played[seat.index()].clear(),
                Action::Play { card } => played[seat.index()].push(card.to_string()),
                _ => {}
            }
            game.submit(seat, &action).expect("an offer");
            let public = game.game().public();
            // The last card of a year is played without a choice.
            if !in_moves(&game) || public.cards.contains(&None) || public.turn > 4 {
                continue;
            }
            let scene = State::scene(Julius::pack(), &game.view(Viewer::Spectator), Lang::En);
            for (side, cards) in ["caesar", "pompey"].iter().zip(&played) {
                let lies = |hand: &&kernel::Hand| {
                    hand.kind == kernel::HandKind::Spent && hand.side.as_deref() == Some(side)
                };
                let hand = scene.hands.iter().find(lies).expect("a pile");
                let id = |face: &kernel::CardFace| match face {
                    kernel::CardFace::Front { id, .. } => id.clone(),
                    kernel::CardFace::Back => String::new(),
                };
                let (_, before) = cards.split_last().expect("a card is in play");
                let before = before.iter().map(|card| format!("{side}-spent-{card}"));
                assert_eq!(
                    hand.cards.iter().map(id).collect::<Vec<_>>(),
                    before.collect::<Vec<_>>()
                );
                apollos += usize::from(cards.iter().any(|card| card == "Apollo"));
            }
        }
    }
    assert!(apollos > 0, "Apollo was played");
}
