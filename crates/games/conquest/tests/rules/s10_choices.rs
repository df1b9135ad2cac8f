//! 10.12, 10.31, 10.38, 10.47, 6.43: what the rules leave to the owner of a unit.

use conquest::Side::{Rome, Tribes};
use serde_json::json;

use crate::play::{Words, field};

/// 10.12: the odd hit goes to the unit that gave the column, then to whom its owner says.
#[test]
fn r10_12_the_owner_says_who_takes_the_odd_hit() {
    let mut play = field("bibracte")
        .calm("helvetii")
        .unit("vii-1", "3119", "W")
        .unit("he-8", "3019", "E")
        .unit("he-9", "3020", "E")
        .unit("he-10", "3118", "SE")
        .leader("nammeius", "2918")
        .leader("divico", "1919")
        .individual("nammeius");
    play.say(Tribes, "end_orders");
    for name in ["he-8", "he-9", "he-10"] {
        play.act(Tribes, json!({"do": "mark", "unit": name}));
    }
    play.dice(&[5]).act(Tribes, json!({"do": "name_attacker", "unit": "he-10"}));
    assert_eq!(play.top(), "odd-hit");
    assert_eq!((play.hits("he-8"), play.hits("he-9"), play.hits("he-10")), (0, 0, 1));
    play.refused(Tribes, json!({"do": "odd_hit", "unit": "he-10"}), "10.12");
    play.dice(&[0]).act(Tribes, json!({"do": "odd_hit", "unit": "he-9"}));
    assert_eq!((play.hits("he-8"), play.hits("he-9"), play.hits("he-10")), (0, 1, 1));
}

/// 10.31: between hexes that are as good the owner chooses, and no others are open.
#[test]
fn r10_31_between_ways_that_are_as_good() {
    let set = || {
        let mut play = field("bibracte")
            .calm("helvetii")
            .unit("he-8", "2620", "W")
            .with("he-8", "hits", json!(5))
            .unit("vii-1", "2720", "W")
            .leader("caesar", "2820")
            .leader("divico", "1919")
            .individual("caesar");
        play.dice(&[5]).act(Rome, json!({"do": "fire", "unit": "vii-1", "at": "2620"}));
        play
    };
    let mut play = set();
    assert_eq!((play.top().as_str(), play.pending()), ("flee", vec![Tribes]));
    let to = |hex: &str| json!({"do": "flee_to", "to": hex});
    let ways = play.offers(Tribes).len();
    assert!(ways > 1);
    play.refused(Tribes, to("2721"), "10.31");
    let [first, last] = [0, ways - 1].map(|index| {
        let mut play = set();
        let way = serde_json::to_value(play.offers(Tribes)[index]).expect("an action");
        play.act(Tribes, way);
        (play.at("he-8"), play.has("he-8", "routed"))
    });
    assert_ne!(first.0, last.0);
    assert!(first.1 && last.1);
    play.runs();
    assert_eq!(&play.at("he-8")[..2], "24");
}

/// 10.47: a unit that rallies is turned as its owner likes, for nothing.
#[test]
fn r10_47_any_facing() {
    let mut play = field("bibracte")
        .piece("vii-1", json!({"spot": "3119", "facing": 9, "marks": ["routed"], "supply": "no"}))
        .unit("he-8", "1519", "E")
        .leader("caesar", "3119")
        .individual("caesar");
    play.dice(&[5]).act(Rome, json!({"do": "rally", "unit": "vii-1"}));
    assert_eq!((play.top().as_str(), play.hits("vii-1")), ("face", 2));
    assert_eq!(play.offers(Rome).len(), 6, "five other corners, or as it is");
    play.refused(Rome, json!({"do": "pivot", "facing": 9}), "7.12");
    play.act(Rome, json!({"do": "pivot", "facing": 3}));
    assert_eq!((play.top().as_str(), play.hits("vii-1")), ("orders", 2));
    assert_eq!(u64::from(play.game.piece(crate::play::unit("vii-1")).facing.twelfths()), 3);
}

/// 6.46, 6.43: a column that was attacked is a line again, and faces one of the two corners of its
/// front.
#[test]
fn r6_46_one_of_two_corners() {
    let mut play = field("bibracte")
        .calm("helvetii")
        .unit("he-8", "2620", "E")
        .piece("vii-1", json!({"spot": "2720", "facing": 10, "marks": ["column"]}))
        .leader("nammeius", "2518")
        .leader("divico", "1919")
        .individual("nammeius");
    play.say(Tribes, "end_orders");
    // Standing, 7 to 5 is 1-1: column 6, die 2; and the collapse.
    play.dice(&[2, 0]).act(Tribes, json!({"do": "mark", "unit": "he-8"}));
    assert!(!play.has("vii-1", "column"));
    assert_eq!(
        (play.top().as_str(), play.kinds(Rome)),
        ("face", vec!["done".to_owned(), "pivot".to_owned()])
    );
    assert_eq!(play.offers(Rome).len(), 2);
    let way = serde_json::to_value(play.offers(Rome)[0]).expect("an action");
    let facing = play.game.piece(crate::play::unit("vii-1")).facing.twelfths();
    play.act(Rome, way);
    let turned = play.game.piece(crate::play::unit("vii-1")).facing.twelfths();
    assert_eq!([facing.min(turned), facing.max(turned)], [9, 11]);
}

/// 4.62, R-79: a leader whose unit is gone goes where his owner says before the enemy comes.
#[test]
fn r4_62_before_the_enemy_enters() {
    let mut play = field("bibracte")
        .calm("helvetii")
        .unit("vii-1", "2719", "W")
        .unit("he-8", "2619", "E")
        .with("he-8", "hits", json!(5))
        .leader("trebonius", "3020")
        .leader("nammeius", "2619")
        .leader("divico", "1919")
        .individual("trebonius");
    play.say(Rome, "end_orders");
    // The leaders' die, and the table.
    play.dice(&[9, 4]).act(Rome, json!({"do": "mark", "unit": "vii-1"}));
    play.say(Tribes, "stay").runs();
    assert_eq!((play.top().as_str(), play.at("vii-1").as_str()), ("away", "2719"));
    let mut caught = play.again();
    play.act(Tribes, json!({"do": "leader_away", "leader": "nammeius", "to": "2418"}));
    assert_eq!(play.position()["leaders"]["nammeius"]["spot"], "2418");
    assert_eq!(play.at("vii-1"), "2619");
    caught.say(Tribes, "done");
    assert_eq!(caught.position()["leaders"]["nammeius"]["spot"], "lost");
}
