//! A match goes on from a snapshot as it would have.

use rubicon_kernel::{
    Brought, Lasts, Lot, Match, PackFiles, ResumeError, Seed, Setup, SnapshotOf, Standing,
    UndoRefused,
};

use crate::road::{ARCHER, Action, COLUMN, Order, Road, counted};
use crate::{always, long, road};

/// The match as it is read from a snapshot whose position lies so many actions back: these are all
/// that is played again.
fn resumed(game: &Match<Road>, back: usize) -> Match<Road> {
    let text = serde_json::to_string(&game.snapshot(back)).unwrap();
    let (resumed, applied) = counted(|| {
        let snapshot: SnapshotOf<Road> = serde_json::from_str(&text).unwrap();
        let mut passed = Vec::new();
        let pass = |game: &Match<Road>| passed.push(game.count());
        let resumed = Match::resume(&(), game.seed().clone(), snapshot, pass).unwrap();
        assert_eq!(passed, (resumed.first()..=resumed.count()).collect::<Vec<_>>());
        resumed
    });
    assert_eq!(applied, back.min(game.count() - game.first()));
    assert!(!resumed.is_whole() && resumed.game() == game.game());
    resumed
}

#[test]
fn dice_and_chain_go_on() {
    let lots = [Brought::Revealed(Lot([7; 32])), Brought::Nothing];
    let players = || vec!["Anna".to_owned(), "Bert".to_owned()];
    let (files, setup) = (PackFiles::default(), Setup::default());
    let mixed =
        Match::<Road>::with_lots(&(), &files, &setup, "m", Seed::derived(1, 1), players(), &lots);
    for mut game in [road(), mixed.unwrap()] {
        for step in long(100).moves() {
            game.replay(step.seat, &step.action, step.by).unwrap();
        }
        let mut other = resumed(&game, 0);
        assert_eq!((other.first(), other.count()), (200, 200));
        // Some way back, and one that is made of one that was resumed itself.
        let third = resumed(&resumed(&game, 90), 170);
        assert_eq!((third.first(), third.count()), (110, 200));
        assert_eq!(third.at(150), game.at(150));
        for step in 0..700 {
            for game in [&mut game, &mut other] {
                game.submit(COLUMN, &Action::Step).unwrap();
                let answer = if step % 3 == 0 { Action::Fire } else { Action::Hold };
                game.submit(ARCHER, &answer).unwrap();
            }
        }
        assert_eq!(game.game(), other.game());
        let told = |game: &Match<Road>, from: usize| -> Vec<_> {
            game.moves()[from..].iter().map(|step| (step.link, step.rolls.clone())).collect()
        };
        assert!(told(&game, 200) == told(&other, 0), "other dice or another chain");
        // Every moment that it knows is right and near.
        for count in 200..=1600 {
            let (moment, applied) = counted(|| other.at(count));
            assert_eq!(moment, game.at(count), "after {count} actions");
            assert!(applied <= crate::BOUND, "{applied} actions for the moment {count}");
        }
        for count in [1599, 1000, 201, 200] {
            game.truncate(count);
            other.truncate(count);
            assert_eq!(game.game(), other.game());
        }
        assert!(other.moves().is_empty());
    }
}

#[test]
fn orders_and_undo_go_on() {
    let mut game = long(4);
    game.submit(COLUMN, &Action::Look).unwrap();
    game.order(ARCHER, always([Order::HoldOnce, Order::Fire]));
    let mut other = resumed(&game, 0);
    assert_eq!(other.orders(ARCHER), game.orders(ARCHER));
    assert_eq!(other.last_decision(COLUMN), Some(8));
    assert_eq!(other.last_decision(ARCHER), Some(7));
    // What was done before it cannot tell.
    assert_eq!(game.may_undo(COLUMN), Ok(8));
    assert_eq!(other.may_undo(COLUMN), Err(UndoRefused::Earlier));
    assert_eq!(other.may_undo_after(3, COLUMN), Err(UndoRefused::Earlier));
    for game in [&mut game, &mut other] {
        assert!(game.submit(COLUMN, &Action::Step).unwrap().goes_on(COLUMN));
        assert_eq!(game.orders(ARCHER), always([Order::Fire]));
        assert_eq!(game.undo(COLUMN), Ok(9));
        assert_eq!(game.orders(ARCHER), always([Order::HoldOnce, Order::Fire]));
    }
    assert_eq!(game.game(), other.game());
    // What it knows it can take back, orders that have served too, and no more.
    let mut game = long(4);
    game.order(ARCHER, always([Order::HoldOnce, Order::Hold]));
    for _ in 0..4 {
        game.submit(COLUMN, &Action::Step).unwrap();
    }
    for back in [8, 5, 3] {
        let mut other = resumed(&game, back);
        assert_eq!(other.orders(ARCHER), always([Order::Hold]));
        for stands in [14, 12, 10, 8] {
            let expected = if stands >= 16 - back { Ok(stands) } else { Err(UndoRefused::Earlier) };
            assert_eq!(other.undo(COLUMN), expected, "{back} back");
            if expected.is_err() {
                break;
            }
            assert_eq!(*other.game(), game.at(stands));
        }
        let again =
            if back == 8 { always([Order::HoldOnce, Order::Hold]) } else { always([Order::Hold]) };
        assert_eq!(other.orders(ARCHER), again, "{back} back");
    }
    // An order that was given since the last action begins something of its own.
    let mut game = long(4);
    game.submit(COLUMN, &Action::Step).unwrap();
    game.restore_orders(ARCHER, always([Order::Hold]));
    let mut other = resumed(&game, 0);
    for game in [&mut game, &mut other] {
        game.replay(ARCHER, &Action::Hold, rubicon_kernel::By::Order).unwrap();
        assert_eq!(game.may_undo(COLUMN), Err(UndoRefused::Irrevocable));
    }
}

#[test]
fn a_snapshot_that_does_not_fit_is_refused() {
    let game = long(4);
    let value = serde_json::to_value(game.snapshot(3)).unwrap();
    let resume = |value: &serde_json::Value, seed: &Seed| {
        let snapshot: SnapshotOf<Road> = serde_json::from_value(value.clone()).unwrap();
        Match::<Road>::resume(&(), seed.clone(), snapshot, |_| {}).err()
    };
    assert_eq!(resume(&value, game.seed()), None);
    assert!(matches!(resume(&value, &Seed::derived(2, 2)), Some(ResumeError::Unfit(_))));
    for (field, other) in [
        ("/header/game", serde_json::json!("rail")),
        ("/header/scenario", serde_json::json!("rail")),
        ("/header/seats", serde_json::json!(["column"])),
        ("/link", serde_json::json!("00")),
        ("/decided", serde_json::json!([null])),
        ("/orders/orders", serde_json::json!([[], [], []])),
        ("/orders/served", serde_json::json!([[7, 2, 0, { "order": "hold", "lasts": "game" }]])),
        ("/moves/0/0", serde_json::json!(7)),
        ("/moves/1/1", serde_json::json!("fire")),
    ] {
        let mut changed = value.clone();
        *changed.pointer_mut(field).unwrap() = other;
        let refused = resume(&changed, game.seed());
        assert!(matches!(refused, Some(ResumeError::Unfit(_))), "{field}: {refused:?}");
    }
}

/// An order that stands for a fight alone is as good after a snapshot, whether its position is of the
/// fight or of the time before it, and ends with the fight.
#[test]
fn an_order_for_a_fight_goes_on_from_a_snapshot() {
    let brief = || vec![Standing { order: Order::Hold, lasts: Lasts::Fight }];
    let mut game = road();
    for _ in 0..2 {
        game.submit(COLUMN, &Action::Step).unwrap();
        game.submit(ARCHER, &Action::Hold).unwrap();
    }
    game.order(ARCHER, brief());
    game.submit(COLUMN, &Action::Step).unwrap();
    for back in [0, 2, 6] {
        let mut other = resumed(&game, back);
        assert_eq!(other.orders(ARCHER), brief(), "{back} back");
        for _ in 0..2 {
            assert!(other.submit(COLUMN, &Action::Step).unwrap().goes_on(COLUMN), "it answers");
        }
        other.submit(COLUMN, &Action::Step).unwrap();
        assert_eq!(other.orders(ARCHER), [], "the fight is over");
    }
}
