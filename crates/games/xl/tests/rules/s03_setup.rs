//! 3.0: the set-up.

use std::collections::BTreeMap;

use crate::play::{Look as _, Play, card, start};
use crate::reader::*;

/// The reconstructed set-up, with the second ally at Nova Carthago of T-01.
const UNITS: &[(Side, &str, &str, u8)] = &[
    (Caesar, "Rubicon", "commander", 1),
    (Caesar, "Rubicon", "veteran-legion", 1),
    (Caesar, "Rubicon", "legion", 2),
    (Caesar, "Massilia", "veteran-legion", 2),
    (Caesar, "Massilia", "legion", 3),
    (Caesar, "Massilia", "ally", 1),
    (Caesar, "Vercellae", "ally", 1),
    (Pompey, "Rome", "legion", 1),
    (Pompey, "Nova Carthago", "legion", 3),
    (Pompey, "Nova Carthago", "ally", 2),
    (Pompey, "Athens", "commander", 1),
    (Pompey, "Athens", "legion", 2),
    (Pompey, "Athens", "ally", 2),
    (Pompey, "Utica", "legion", 1),
    (Pompey, "Utica", "ally", 1),
];

/// The deck, with the number of copies.
const CARDS: &[(&str, usize)] = &[
    ("Antonius", 1),
    ("Cato", 1),
    ("Labienus", 1),
    ("Brutus", 1),
    ("Metellus Scipio", 1),
    ("Curio", 1),
    ("Dolabella", 1),
    ("Cleopatra", 1),
    ("The Senate", 1),
    ("Senatus Consultum Ultimum", 1),
    ("Allied Settlement", 1),
    ("Publicani", 1),
    ("Demands for Reform", 1),
    ("Bread and Circuses", 1),
    ("Tribunes of the Plebs", 1),
    ("Veterans Settlement", 1),
    ("Dictator", 1),
    ("Pontifex Maximus", 1),
    ("Triumph", 1),
    ("Double Line", 2),
    ("Triple Line", 1),
    ("Fourth Line", 1),
    ("Testudo", 1),
    ("Cavalry Charge", 1),
    ("Night Withdrawal", 1),
    ("Allies Mobilize", 1),
    ("Fleet Atlantic", 1),
    ("Fleet Western", 1),
    ("Fleet Eastern", 1),
    ("Successor", 3),
    ("Ides of March", 1),
    ("Allies Go Home", 1),
    ("Demand for Action", 1),
    ("Optimates Rally", 1),
    ("Populares Rally", 1),
    ("Barbarian Invasion", 1),
    ("Legions Grumble", 1),
];

/// A new game whose first card goes to the forum: nothing has changed but that.
fn fresh() -> Play {
    (0..1000)
        .map(|seed| start("bronze", seed))
        .find(|p| p.forum().len() == 1)
        .expect("a quarter of the cards are forum cards")
}

/// 3.0: the units on the map, and the stock that is left.
#[test]
fn r3_0_units_on_the_map() {
    let p = fresh();
    let mut strengths = BTreeMap::new();
    for (side, place, unit, count) in UNITS {
        assert_eq!(p.count(*side, place, unit), *count, "{side:?}: {unit} at {place}");
        *strengths.entry((*side, *place)).or_insert(0) += count;
    }
    for place in xl::Place::all() {
        for side in Side::BOTH {
            let expected = strengths.get(&(side, place.name())).copied().unwrap_or(0);
            assert_eq!(p.strength(side, place.name()), expected, "{side:?} at {place}");
        }
    }
    assert_eq!((p.stock(Caesar, "legion"), p.stock(Caesar, "ally")), (4, 6));
    assert_eq!((p.stock(Pompey, "legion"), p.stock(Pompey, "ally")), (3, 5));
}

/// 3.0: five gold each, three cards and two, an empty forum, spring 50, Caesar.
#[test]
fn r3_0_gold_hands_forum_and_turn() {
    let p = fresh();
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (5, 5));
    assert_eq!((p.hand(Caesar).len(), p.hand(Pompey).len()), (3, 2));
    assert_eq!(p.forum().len(), 1, "the card that Caesar drew");
    assert!(p.discard().is_empty() && p.owned(Caesar).is_empty() && p.owned(Pompey).is_empty());
    assert_eq!((p.phasing(), p.game.public().turn), (Caesar, 1));
}

/// 3.0: forty cards, every one in its place.
#[test]
fn r3_0_forty_cards() {
    assert_eq!(CARDS.iter().map(|(_, copies)| copies).sum::<usize>(), 40);
    let p = fresh();
    let mut all: Vec<String> = p.hand(Caesar);
    all.extend(p.hand(Pompey));
    all.extend(p.forum());
    let deck = p.position()["deck"].clone();
    all.extend(
        deck.as_array().expect("a deck").iter().filter_map(|card| card.as_str()).map(str::to_owned),
    );
    for (card, copies) in CARDS {
        assert_eq!(all.iter().filter(|name| name == card).count(), *copies, "{card}");
    }
    assert_eq!(all.len(), 40);
}

/// 3.0: opening hands have no events and no forum cards, and all the other kinds come up; the
/// first card drawn may be of any kind.
#[test]
fn r3_0_opening_hands() {
    let (mut dealt, mut seen) = (BTreeMap::new(), 0);
    for seed in 0..300 {
        let p = start("bronze", seed);
        let hand = p.hand(Pompey);
        assert_eq!(hand.len(), 2);
        for name in hand {
            let kind = card(&name).kind();
            assert!(kind.is_kept(), "{name}");
            *dealt.entry(kind).or_insert(0) += 1;
        }
        assert!((3..=4).contains(&p.hand(Caesar).len()));
        seen += usize::from(!p.forum().is_empty() || !p.discard().is_empty());
    }
    assert_eq!(dealt.len(), 3, "{dealt:?}");
    assert!(seen > 60, "17 of 35 cards left in the deck are events and forum cards");
}
