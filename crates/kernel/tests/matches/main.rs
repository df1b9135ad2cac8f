//! Matches: undo, looking back, standing orders; and how little of them is played again.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod lots;
mod road;
mod snapshots;

use road::{ARCHER, Action, COLUMN, Order, Road, counted};
use rubicon_kernel::{
    Brought, By, Lasts, Match, PackFiles, Rules as _, Seed, Setup, Standing, UndoRefused,
};

/// The most actions that are ever played again for one moment.
const BOUND: usize = 255;

fn road() -> Match<Road> {
    let players = vec!["Anna".to_owned(), "Bert".to_owned()];
    let seed = Seed::derived(1, 1);
    Match::new(&(), &PackFiles::default(), &Setup::default(), "m", seed, players).unwrap()
}

/// A match in which the archer shoots at every tenth step and lets the others pass.
fn long(steps: usize) -> Match<Road> {
    let mut game = road();
    for step in 1..=steps {
        game.submit(COLUMN, &Action::Step).unwrap();
        let answer = if step % 10 == 0 { Action::Fire } else { Action::Hold };
        game.submit(ARCHER, &answer).unwrap();
    }
    game
}

/// The same actions in a match of their own.
fn again(game: &Match<Road>, count: usize) -> Match<Road> {
    let mut copy = road();
    for step in &game.moves()[..count] {
        copy.replay(step.seat, &step.action, step.by).unwrap();
    }
    copy
}

#[test]
fn every_moment_is_right_and_near() {
    let game = long(1500);
    let copy = again(&game, 3000);
    assert_eq!(copy.game(), game.game());
    let mut states = vec![*road().game()];
    let mut replayed = road();
    for step in game.moves() {
        replayed.replay(step.seat, &step.action, step.by).unwrap();
        states.push(*replayed.game());
    }
    for (count, state) in states.iter().enumerate() {
        let (moment, applied) = counted(|| game.at(count));
        assert_eq!(moment, *state, "after {count} actions");
        assert!(applied <= BOUND, "{applied} actions for the moment {count}");
        assert_eq!(game.past(count).steps(), applied);
    }
}

#[test]
fn undo_and_taking_back_are_near_however_long_the_match_is() {
    let mut game = long(20_000);
    assert_eq!(game.moves().len(), 40_000);
    for _ in 0..200 {
        game.submit(COLUMN, &Action::Look).unwrap();
    }
    for left in (0..200).rev() {
        let (to, applied) = counted(|| game.undo(COLUMN).unwrap());
        assert_eq!(to, 40_000 + left);
        assert!(applied < 64, "{applied} actions for an undo");
    }
    assert_eq!(game.undo(COLUMN), Err(UndoRefused::Irrevocable));
    // Across rolls, as people agree on it, from the end to the very start.
    for count in [39_999, 39_990, 30_001, 30_000, 12_345, 255, 64, 1, 0] {
        let ((), applied) = counted(|| game.truncate(count));
        assert!(applied <= BOUND, "{applied} actions back to {count}");
        let copy = again(&game, count);
        assert_eq!(copy.game(), game.game());
        // The dice are those that would have fallen.
        let mut on = game.clone();
        let mut other = copy.clone();
        for _ in 0..12 {
            let action = on.game().pending().seats().contains(COLUMN);
            let (seat, action) =
                if action { (COLUMN, Action::Step) } else { (ARCHER, Action::Fire) };
            on.submit(seat, &action).unwrap();
            other.submit(seat, &action).unwrap();
        }
        assert_eq!(on.game(), other.game());
        assert_eq!(on.moves().last().unwrap().link, other.moves().last().unwrap().link);
    }
}

#[test]
fn an_action_says_what_it_came_to() {
    let mut game = road();
    let looked = game.submit(COLUMN, &Action::Look).unwrap();
    assert!(looked.goes_on(COLUMN) && !looked.goes_on(ARCHER));
    let scouted = game.submit(COLUMN, &Action::Scout).unwrap();
    assert!(scouted.revealed && !scouted.rolled && !scouted.goes_on(COLUMN));
    let stepped = game.submit(COLUMN, &Action::Step).unwrap();
    assert!(!stepped.goes_on(COLUMN) && stepped.asked.contains(ARCHER));
    let shot = game.submit(ARCHER, &Action::Fire).unwrap();
    assert!(shot.rolled && shot.asked.contains(COLUMN));
}

#[test]
fn an_interrupt_that_an_order_declines_leaves_no_trace() {
    let mut game = road();
    game.order(ARCHER, always([Order::Hold]));
    for _ in 0..3 {
        assert!(game.submit(COLUMN, &Action::Step).unwrap().goes_on(COLUMN));
    }
    // The record holds every action.
    let seats: Vec<_> = game.moves().iter().map(|step| (step.seat, step.by)).collect();
    let pair = [(COLUMN, By::Hand), (ARCHER, By::Order)];
    assert_eq!(seats, [pair, pair, pair].concat());
    // Whoever reads the list again may take back as much.
    for game in [&mut again(&game, 6), &mut game] {
        assert_eq!(game.may_undo(ARCHER), Err(UndoRefused::NotYours));
        for stands in [4, 2, 0] {
            assert_eq!(game.undo(COLUMN), Ok(stands));
        }
        assert_eq!(game.undo(COLUMN), Err(UndoRefused::NothingDone));
        assert_eq!(game.game(), road().game());
    }
}

#[test]
fn an_order_that_rolls_ends_a_march() {
    let mut game = road();
    game.order(ARCHER, always([Order::Fire]));
    let played = game.submit(COLUMN, &Action::Step).unwrap();
    assert!(played.rolled && played.asked.contains(COLUMN) && !played.goes_on(COLUMN));
    assert_eq!(game.undo(COLUMN), Err(UndoRefused::Irrevocable));
}

#[test]
fn what_was_asked_of_a_player_is_handed_over() {
    let mut game = road();
    game.submit(COLUMN, &Action::Step).unwrap();
    assert_eq!(game.may_undo(COLUMN), Err(UndoRefused::Irrevocable));
    // Orders that come after the question answer it as the player would have.
    game.order(ARCHER, always([Order::Hold]));
    assert_eq!(game.moves().len(), 2);
    assert_eq!(game.may_undo(COLUMN), Err(UndoRefused::Irrevocable));
    let again = {
        let mut copy = road();
        copy.replay(COLUMN, &Action::Step, By::Hand).unwrap();
        copy.restore_orders(ARCHER, always([Order::Hold]));
        copy.replay(ARCHER, &Action::Hold, By::Order).unwrap();
        copy
    };
    assert_eq!(again.may_undo(COLUMN), game.may_undo(COLUMN));
}

fn always<const N: usize>(orders: [Order; N]) -> Vec<Standing<Order>> {
    orders.map(Standing::always).into()
}

/// The road is a fight from its second mile to its sixth, of rounds of two miles.
#[test]
fn an_order_for_a_fight_ends_with_it_and_comes_back_with_an_undo() {
    let brief = |lasts: Lasts| vec![Standing { order: Order::Hold, lasts }];
    let mut game = road();
    game.order(ARCHER, brief(Lasts::Fight));
    assert_eq!(game.orders(ARCHER), [], "there is no fight to give it for");
    for (lasts, miles) in [(Lasts::Round, 1), (Lasts::Fight, 3)] {
        let mut game = road();
        for _ in 0..2 {
            game.submit(COLUMN, &Action::Step).unwrap();
            game.submit(ARCHER, &Action::Hold).unwrap();
        }
        game.order(ARCHER, brief(lasts));
        for _ in 0..miles {
            assert_eq!(game.orders(ARCHER), brief(lasts));
            assert!(game.submit(COLUMN, &Action::Step).unwrap().goes_on(COLUMN), "it answers");
        }
        let (before, mut draft) = (game.clone(), game.draft());
        draft.submit(COLUMN, &Action::Step).unwrap();
        assert_eq!(draft.steps().len(), 1, "it does not answer any more");
        drop(draft);
        game.submit(COLUMN, &Action::Step).unwrap();
        assert_eq!(game.orders(ARCHER), [], "{lasts:?} is over");
        // Whoever reads the list again comes to the same.
        let mut copy = before;
        copy.replay(COLUMN, &Action::Step, By::Hand).unwrap();
        for game in [&mut copy, &mut game] {
            assert_eq!(game.orders(ARCHER), []);
            game.truncate(4 + 2 * miles);
            assert_eq!(game.orders(ARCHER), brief(lasts), "the mile was taken back");
            game.submit(COLUMN, &Action::Step).unwrap();
            assert_eq!(game.orders(ARCHER), [], "and gone again");
        }
    }
}

#[test]
fn an_order_for_once_serves_once_and_comes_back_with_an_undo() {
    let mut game = road();
    game.order(ARCHER, always([Order::HoldOnce, Order::Fire]));
    game.submit(COLUMN, &Action::Step).unwrap();
    assert_eq!(game.orders(ARCHER), always([Order::Fire]));
    // A replay comes to the same.
    let mut copy = road();
    copy.restore_orders(ARCHER, always([Order::HoldOnce, Order::Fire]));
    for step in game.moves() {
        copy.replay(step.seat, &step.action, step.by).unwrap();
    }
    for game in [&mut copy, &mut game] {
        assert_eq!(game.orders(ARCHER), always([Order::Fire]));
        game.undo(COLUMN).unwrap();
        assert_eq!(game.orders(ARCHER), always([Order::HoldOnce, Order::Fire]));
    }
    game.submit(COLUMN, &Action::Step).unwrap();
    assert!(game.submit(COLUMN, &Action::Step).unwrap().rolled);
}

/// A draft comes to what the match comes to, rolls and standing orders included, and leaves the match
/// as it is.
#[test]
fn a_draft_is_the_match_played_on() {
    draft_of(road());
    let players = vec!["Anna".to_owned(), "Bert".to_owned()];
    let (files, setup, seed) = (PackFiles::default(), Setup::default(), Seed::derived(1, 1));
    let brought = [Brought::Nothing; 2];
    draft_of(Match::with_lots(&(), &files, &setup, "m", seed, players, &brought).unwrap());
}

fn draft_of(mut game: Match<Road>) {
    for step in long(20).moves() {
        game.replay(step.seat, &step.action, step.by).unwrap();
    }
    game.order(ARCHER, always([Order::HoldOnce, Order::Fire]));
    let before = rubicon_kernel::record::write(&game);
    let mut draft = game.draft();
    draft.submit(COLUMN, &Action::Look).unwrap();
    draft.save();
    let first = draft.submit(COLUMN, &Action::Step).unwrap();
    assert!(!first.rolled && draft.count() == 43, "held once, without a roll");
    let second = draft.submit(COLUMN, &Action::Step).unwrap();
    assert!(second.rolled && draft.count() == 45, "shot the second time");
    assert!(draft.submit(ARCHER, &Action::Fire).is_err(), "nobody asks the archer");
    let (steps, state) = (draft.steps().to_vec(), *draft.game());
    // Back to where it was saved, the same comes of the same.
    draft.restore();
    assert_eq!(draft.steps().len(), 1);
    assert_eq!(draft.submit(COLUMN, &Action::Step), Ok(first));
    assert_eq!(draft.submit(COLUMN, &Action::Step), Ok(second));
    assert_eq!((draft.steps(), draft.game()), (&steps[..], &state));
    drop(draft);
    assert_eq!(rubicon_kernel::record::write(&game), before);
    let played =
        [Action::Look, Action::Step, Action::Step].map(|action| game.submit(COLUMN, &action));
    assert_eq!(played[1..], [Ok(first), Ok(second)]);
    assert_eq!(*game.game(), state);
    let moves = game.moves()[40..].iter().map(|step| (step.seat, step.action, step.by));
    assert_eq!(moves.collect::<Vec<_>>(), steps);
    // Orders that are given in a draft answer there at once, and nowhere else.
    let mut game = long(3);
    game.submit(COLUMN, &Action::Step).unwrap();
    let mut draft = game.draft();
    draft.order(ARCHER, always([Order::Hold]));
    assert_eq!(draft.steps(), [(ARCHER, Action::Hold, By::Order)]);
    drop(draft);
    assert_eq!((game.moves().len(), game.orders(ARCHER)), (7, &[][..]));
}

/// What can be taken back from an earlier moment is what could be taken back then.
#[test]
fn undo_is_judged_for_any_number_of_actions() {
    let game = long(30);
    for count in 0..=60 {
        let then = again(&game, count);
        for seat in [COLUMN, ARCHER] {
            assert_eq!(game.may_undo_after(count, seat), then.may_undo(seat), "after {count}");
        }
    }
}
