//! 6.0: drawing, the kinds of cards and what they do, the hand limit.

use serde_json::json;

use crate::play::{Draw, Look as _, Play, march, plain, recruit};
use crate::reader::*;

/// Caesar ends his forum phase and draws this card.
fn drawing(card: &str, drawn: Draw) -> Play {
    let mut p = drawn
        .phase(json!({"is": "forum", "tried": false}))
        .deck(&[card, "Testudo", "Fleet Atlantic", "Ides of March"])
        .play();
    p.act(Caesar, plain("end_forum"));
    p
}

/// A card that keeps the purchase phase waiting, so that taxes are still to come.
fn waiting(drawn: Draw) -> Draw {
    drawn.hand("caesar", &["Successor"])
}

/// Something to take in the forum, so that the phase waits.
fn ready() -> Draw {
    field().forum(&["Bread and Circuses"]).gold(1, 0).pompey("Athens", "legion")
}

fn deck_size(p: &Play) -> usize {
    p.position()["deck"].as_array().map_or(0, Vec::len)
}

// 6.0-draw --------------------------------------------------------------------------------------

/// 6.0-draw: the top card, one of them, for free.
#[test]
fn r6_0_draw_one_card_for_free() {
    let mut p = ready()
        .caesar("Rome", "commander")
        .phase(json!({"is": "forum", "tried": false}))
        .deck(&["Triple Line", "Testudo"])
        .play();
    let before = deck_size(&p);
    p.act(Caesar, plain("end_forum"));
    assert_eq!((p.hand(Caesar), p.gold(Caesar)), (vec!["Triple Line".into()], 1));
    assert_eq!(deck_size(&p), before - 1);
    assert!(p.hand(Pompey).is_empty());
}

/// 6.0-draw: when the deck is spent the discards are shuffled into a new one; the forum and the
/// cards on the table stay.
#[test]
fn r6_0_draw_reshuffles_the_discards() {
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut p = ready()
            .owns("caesar", &["Publicani"])
            .caesar("Rome", "commander cato")
            .hand("pompey", &["Ides of March"])
            .phase(json!({"is": "forum", "tried": false}))
            .only_deck(&[])
            .play();
        let (forum, discarded) = (p.forum(), p.discard().len());
        assert_eq!(deck_size(&p), 0);
        p.seeded(seed).act(Caesar, plain("end_forum"));
        // An event just drawn may lie in the discards again.
        assert_eq!(deck_size(&p), discarded - 1);
        assert!(p.discard().len() <= 1 && p.forum() == forum);
        assert_eq!(p.count(Caesar, "Rome", "cato"), 1);
        assert_eq!(
            (p.owned(Caesar), p.hand(Pompey)),
            (vec!["Publicani".into()], vec!["Ides of March".into()])
        );
        let deck = p.position()["deck"].clone();
        assert!(!deck.to_string().contains("Cato") && !deck.to_string().contains("Publicani"));
        firsts.insert(format!("{:?}{:?}", p.hand(Caesar), p.discard()));
    }
    assert!(firsts.len() > 3, "shuffled: {firsts:?}");
}

/// 6.0-draw: a card is resolved before the next is drawn (silver: a second card in Rome).
#[test]
fn r6_0_draw_resolves_each_card_before_the_next() {
    let mut p = drawing(
        "Allies Go Home",
        ready().silver().caesar("Rome", "commander ally").caesar("Rubicon", "ally veteran-ally"),
    );
    assert_eq!((p.phase().as_str(), p.hand(Caesar)), ("allies_leave", vec![]));
    p.act(Caesar, give_up("ally", "Rubicon"));
    assert_eq!(p.hand(Caesar), ["Testudo"], "then the second card");
}

/// 6.0-draw: played and discarded cards lie open.
#[test]
fn r6_0_draw_discards_are_open() {
    let table = |cards: &[&str]| field().caesar("Rome", "legion").discard(cards).play();
    let (first, second) = (table(&["Triple Line"]), table(&["Cato"]));
    for viewer in [Some(Caesar), Some(Pompey), None] {
        assert_ne!(first.view(viewer), second.view(viewer));
    }
}

// 6.0-event -------------------------------------------------------------------------------------

/// 6.0-event: an event happens when it is drawn, and is discarded.
#[test]
fn r6_0_event_at_once_and_discarded() {
    let p = drawing(
        "Allies Go Home",
        ready().caesar("Rome", "legion ally").pompey("Crete", "veteran-ally"),
    );
    assert_eq!((p.count(Caesar, "Rome", "ally"), p.strength(Pompey, "Crete")), (0, 0));
    assert_eq!((p.stock(Caesar, "ally"), p.stock(Pompey, "ally")), (8, 10));
    assert_eq!((p.discard(), p.hand(Caesar)), (vec!["Allies Go Home".into()], vec![]));
    assert_eq!(p.count(Caesar, "Rome", "legion"), 1);
}

/// 6.0-event: each player chooses the ally that goes home.
#[test]
fn r6_0_event_allies_go_home_at_the_owners_choice() {
    let mut p = drawing(
        "Allies Go Home",
        waiting(ready())
            .caesar("Rome", "legion ally")
            .caesar("Gades", "veteran-ally")
            .pompey("Crete", "ally")
            .pompey("Cyrene", "ally commander"),
    );
    for _ in 0..2 {
        let side = p.pending()[0];
        let (place, legions) =
            if side == Caesar { ("Gades", "Rome") } else { ("Cyrene", "Athens") };
        let unit = if side == Caesar { "veteran-ally" } else { "ally" };
        p.refused_by(side, give_up("legion", legions), &["6.0-event"]);
        p.act(side, give_up(unit, place));
    }
    assert_eq!((p.strength(Caesar, "Gades"), p.count(Pompey, "Cyrene", "ally")), (0, 0));
    assert_eq!((p.count(Caesar, "Rome", "ally"), p.count(Pompey, "Crete", "ally")), (1, 1));
    assert_eq!(p.phase(), "purchase");
}

/// 6.0-event: Demand for Action halves each player's next taxes, rounded down, and only these.
#[test]
fn r6_0_event_demand_for_action() {
    let mut p = drawing(
        "Demand for Action",
        ready()
            .gold(0, 0)
            .forum(&["The Senate"])
            .caesar("Rome", "legion")
            .caesar("Rubicon", "ally")
            .pompey("Pergamum", "ally"),
    );
    p.ends(Caesar, "purchase", "end_purchases");
    assert_eq!(p.gold(Caesar), 2, "half of five");
    p.act(Caesar, plain("end_marches")).ends(Pompey, "purchase", "end_purchases");
    assert_eq!(p.gold(Pompey), 2, "half of five");
    p.act(Pompey, plain("end_marches")).ends(Caesar, "forum", "end_forum");
    p.ends(Caesar, "purchase", "end_purchases");
    assert_eq!(p.gold(Caesar), 7, "once only");
}

/// 6.0-event: Optimates Rally pays two gold a symbol, commanders' symbols count.
#[test]
fn r6_0_event_optimates_rally() {
    // Pompey's own symbol, Cato's two and Brutus' one, though Caesar drew the card.
    let p = drawing(
        "Optimates Rally",
        waiting(ready()).caesar("Gades", "legion").pompey("Crete", "commander cato brutus"),
    );
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (1, 8));
    // Forum cards count.
    let p = drawing(
        "Optimates Rally",
        waiting(ready())
            .caesar("Gades", "scipio")
            .owns("caesar", &["The Senate"])
            .pompey("Crete", "commander cato"),
    );
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (1 + 8, 0));
    // A tie is Pompey's.
    let p = drawing(
        "Optimates Rally",
        waiting(ready()).caesar("Gades", "brutus").pompey("Crete", "commander"),
    );
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (1, 2));
    // A card for either faction is counted where it serves.
    let p = drawing(
        "Optimates Rally",
        waiting(ready()).caesar("Gades", "legion").pompey("Crete", "commander labienus"),
    );
    assert_eq!(p.gold(Pompey), 4);
}

/// 6.0-event: Populares Rally pays one gold a symbol and promotes a legion.
#[test]
fn r6_0_event_populares_rally() {
    let mut p = drawing(
        "Populares Rally",
        waiting(ready())
            .caesar("Gades", "commander antonius 2 legion ally")
            .caesar("Rome", "legion veteran-legion")
            .pompey("Crete", "curio commander"),
    );
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (1 + 2, 0), "Caesar and Antonius");
    assert_eq!((p.phase().as_str(), p.pending()), ("rally", vec![Caesar]));
    p.refused(Caesar, promote("ally", "Gades"), "6.0-event");
    p.act(Caesar, promote("legion", "Rome"));
    assert_eq!(p.count(Caesar, "Rome", "veteran-legion"), 2);
    assert_eq!(p.phase(), "purchase");
    // A tie is Caesar's; Pompey may have more.
    let p = drawing(
        "Populares Rally",
        waiting(ready()).caesar("Gades", "commander").pompey("Crete", "curio"),
    );
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (2, 0));
    let mut p = drawing(
        "Populares Rally",
        waiting(ready()).caesar("Gades", "commander").pompey("Crete", "curio dolabella legion"),
    );
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (1, 2));
    if p.phase() == "rally" {
        p.act(Pompey, promote("legion", "Crete"));
    }
    assert_eq!(
        p.count(Pompey, "Crete", "veteran-legion") + p.count(Pompey, "Athens", "veteran-legion"),
        1
    );
}

/// 6.0-event: Legions Grumble offers a legion in each friendly colony for five, drawer first.
#[test]
fn r6_0_event_legions_grumble_hired() {
    let mut p = drawing(
        "Legions Grumble",
        ready()
            .gold(11, 5)
            .caesar("Narbo", "ally")
            .caesar("Vercellae", "veteran-legion")
            .caesar("Rome", "legion")
            .pompey("Tarsus", "ally"),
    );
    assert_eq!((p.phase().as_str(), p.pending()), ("grumble", vec![Caesar]));
    p.refused(Caesar, hire("Rome"), "7.0-special");
    p.refused(Caesar, hire("Corduba"), "7.2");
    p.refused(Caesar, hire("Tarsus"), "7.2");
    p.act(Caesar, hire("Narbo"));
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Narbo", "legion")), (6, 1));
    p.refused(Caesar, hire("Narbo"), "7.0-special");
    p.refused(Caesar, demote("Vercellae"), "6.0-event");
    p.act(Caesar, hire("Vercellae"));
    assert_eq!(p.gold(Caesar), 1);
    p.ends(Caesar, "grumble", "end_hiring");
    assert_eq!((p.phase().as_str(), p.pending()), ("grumble", vec![Pompey]));
    p.act(Pompey, hire("Tarsus")).ends(Pompey, "grumble", "end_hiring");
    assert_eq!((p.gold(Pompey), p.count(Pompey, "Tarsus", "legion")), (0, 1));
    assert_eq!(p.count(Caesar, "Vercellae", "veteran-legion"), 1, "who hires demotes nobody");
}

/// 6.0-event: who hires none demotes a veteran legion or, without one, loses two gold.
#[test]
fn r6_0_event_legions_grumble_unpaid() {
    let mut p = drawing(
        "Legions Grumble",
        ready()
            .gold(9, 9)
            .caesar("Narbo", "veteran-legion veteran-ally")
            .caesar("Rome", "veteran-legion")
            .pompey("Tarsus", "ally veteran-ally"),
    );
    p.refused(Caesar, plain("end_hiring"), "6.0-event");
    p.act(Caesar, demote("Rome"));
    assert_eq!(
        (p.count(Caesar, "Rome", "legion"), p.count(Caesar, "Rome", "veteran-legion")),
        (1, 0)
    );
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Narbo", "veteran-legion")), (9, 1));
    assert_eq!(p.pending(), [Pompey]);
    p.act(Pompey, plain("end_hiring"));
    assert_eq!((p.gold(Pompey), p.count(Pompey, "Tarsus", "veteran-ally")), (7, 1));
    assert_eq!(p.phase(), "purchase");
}

/// 6.0-event: four gold hire nobody; who has one gold loses it.
#[test]
fn r6_0_event_legions_grumble_poor() {
    let mut p = drawing(
        "Legions Grumble",
        waiting(ready()).gold(4, 1).caesar("Narbo", "ally veteran-legion").caesar("Rome", "legion"),
    );
    if p.phase() == "grumble" {
        p.refused_by(Caesar, hire("Narbo"), &["6.0-event", "7.0-special", "7.0"]);
        p.act(Caesar, demote("Narbo"));
    }
    p.ends(Pompey, "grumble", "end_hiring");
    assert_eq!((p.count(Caesar, "Narbo", "legion"), p.gold(Caesar), p.gold(Pompey)), (1, 4, 0));
}

/// 6.0-event: the stock limits Legions Grumble too: who can hire nobody pays the fine.
#[test]
fn r6_0_event_legions_grumble_without_stock() {
    let mut p = drawing(
        "Legions Grumble",
        waiting(ready()).gold(9, 0).caesar("Narbo", "12 legion").caesar("Rome", "ally"),
    );
    if p.phase() == "grumble" {
        p.refused(Caesar, hire("Narbo"), "7.1");
        p.act(Caesar, plain("end_hiring"));
    }
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Narbo", "legion")), (7, 12));
}

// 6.0-forum -------------------------------------------------------------------------------------

/// 6.0-forum: a forum card that is drawn goes to the forum, whoever drew it.
#[test]
fn r6_0_forum_cards_go_to_the_forum() {
    let p = drawing("The Senate", ready().caesar("Rome", "legion"));
    assert_eq!(p.forum(), ["The Senate", "Bread and Circuses"]);
    assert!(p.hand(Caesar).is_empty() && p.owned(Caesar).is_empty() && p.discard().is_empty());
    p.refused_by(Caesar, take("The Senate"), &["4.0", "5.0-forum"]);
}

// 6.0-action ------------------------------------------------------------------------------------

/// 6.0-action: an action card is kept, secret, and discarded when it is played.
#[test]
fn r6_0_action_kept_and_discarded() {
    let mut p = drawing("Fleet Western", ready().caesar("Rome", "2 legion"));
    assert_eq!(p.hand(Caesar), ["Fleet Western"]);
    p.refused_by(Caesar, sail("Fleet Western", "Rome", "Massilia"), &["4.0", "6.0-action", "9.0"]);
    p.act(Caesar, plain("end_purchases"));
    p.act(Caesar, sail("Fleet Western", "Rome", "Massilia")).act(Caesar, embark("legion"));
    p.ends(Caesar, "voyage", "end_voyage");
    assert_eq!((p.count(Caesar, "Rome", "legion"), p.count(Caesar, "Massilia", "legion")), (1, 1));
    assert!(p.hand(Caesar).is_empty() && p.discard() == ["Fleet Western"]);
    p.refused(Caesar, sail("Fleet Western", "Rome", "Massilia"), "6.0-action");
}

/// 6.0-action: only in a turn of one's own.
#[test]
fn r6_0_action_in_ones_own_turn() {
    let p = field()
        .caesar("Rome", "legion")
        .pompey("Athens", "legion")
        .hand("pompey", &["Fleet Eastern"])
        .play();
    p.refused(Pompey, sail("Fleet Eastern", "Athens", "Crete"), "9.0");
    let p = buying()
        .caesar("Rome", "commander")
        .pompey("Athens", "legion")
        .deck(&["Testudo"])
        .hand("pompey", &["Ides of March"])
        .play();
    p.refused(Pompey, plain("conspire"), "7.0");
}

/// 6.0-action: a fleet links two ports of its zone.
#[test]
fn r6_0_action_fleets_need_ports_and_units() {
    let p = field()
        .caesar("Rome", "legion")
        .caesar("Rubicon", "legion")
        .caesar("Brundisium", "legion")
        .hand("caesar", &["Fleet Western"])
        .play();
    p.allowed(Caesar, sail("Fleet Western", "Rome", "Gades"));
    p.refused(Caesar, sail("Fleet Western", "Rome", "Rubicon"), "6.0-action");
    p.refused(Caesar, sail("Fleet Western", "Rubicon", "Massilia"), "6.0-action");
    p.refused(Caesar, sail("Fleet Western", "Rome", "Athens"), "6.0-action");
    p.refused(Caesar, sail("Fleet Western", "Brundisium", "Messana"), "6.0-action");
    p.refused(Caesar, sail("Fleet Western", "Rome", "Rome"), "6.0-action");
    p.refused(Caesar, sail("Fleet Western", "Utica", "Gades"), "6.0-action");
    p.refused(Caesar, sail("Fleet Eastern", "Brundisium", "Athens"), "6.0-action");
}

/// 6.0-action: a voyage is the whole move of those who sail.
#[test]
fn r6_0_action_a_voyage_is_the_whole_move() {
    let mut p = field()
        .caesar("Rome", "legion ally")
        .caesar("Rubicon", "veteran-legion")
        .hand("caesar", &["Fleet Western"])
        .play();
    p.go("veteran-legion", "Rubicon", "Rome");
    p.act(Caesar, sail("Fleet Western", "Rome", "Gades"));
    p.refused_by(Caesar, embark("veteran-legion"), &["9.0", "6.0-action"]);
    p.act(Caesar, embark("legion")).act(Caesar, embark("ally")).ends(
        Caesar,
        "voyage",
        "end_voyage",
    );
    assert_eq!((p.strength(Caesar, "Gades"), p.strength(Caesar, "Rome")), (2, 1));
    p.refused(Caesar, march("legion", "Gades", "Corduba"), "9.0");
}

/// 6.0-action: a fleet may land on the enemy, and go back where it came from.
#[test]
fn r6_0_action_a_fleet_may_attack() {
    let mut p = field()
        .caesar("Rome", "2 legion")
        .hand("caesar", &["Fleet Western"])
        .pompey("Gades", "legion")
        .play();
    p.act(Caesar, sail("Fleet Western", "Rome", "Gades"));
    p.act(Caesar, embark("legion")).act(Caesar, embark("legion")).ends(
        Caesar,
        "voyage",
        "end_voyage",
    );
    p.battle("Gades").misses();
    p.roll(&[6]).act(Caesar, plain("withdraw"));
    while p.waits() == "fall_back" {
        p.act(Caesar, fall_back("legion", "Rome"));
    }
    assert_eq!((p.strength(Caesar, "Rome"), p.strength(Caesar, "Gades")), (2, 0));
}

/// 6.0-action: Allies Mobilize brings as many allies as the die shows, one a client without enemy.
#[test]
fn r6_0_action_allies_mobilize() {
    let table = || {
        field()
            .phase(json!({"is": "purchase"}))
            .deck(&["Testudo"])
            .hand("caesar", &["Allies Mobilize"])
            .caesar("Rome", "legion")
            .caesar("Cirta", "legion")
            .pompey("Alexandria", "ally")
            .pompey("Athens", "legion")
            .play()
    };
    let mut p = table();
    p.roll(&[3]).act(Caesar, plain("mobilize"));
    assert_eq!((p.phase().as_str(), p.discard()), ("muster", vec!["Allies Mobilize".into()]));
    p.refused(Caesar, muster("Alexandria"), "6.0-action");
    p.refused_by(Caesar, muster("Rome"), &["6.0-action", "7.0-special"]);
    p.act(Caesar, muster("Thracia"));
    p.refused(Caesar, muster("Thracia"), "6.0-action");
    p.act(Caesar, muster("Cirta")).act(Caesar, muster("Pontus"));
    assert_eq!((p.phase().as_str(), p.gold(Caesar)), ("purchase", 0));
    for place in ["Thracia", "Cirta", "Pontus"] {
        assert_eq!(p.count(Caesar, place, "ally"), 1, "{place}");
    }
    // Six clients are open to Caesar, so a six fills them all.
    let mut p = table();
    p.roll(&[6]).act(Caesar, plain("mobilize"));
    for place in ["Tingis", "Cirta", "Thracia", "Pontus", "Armenia", "Hierosolyma"] {
        if p.phase() == "muster" {
            p.act(Caesar, muster(place));
        }
        assert_eq!(p.count(Caesar, place, "ally"), 1, "{place}");
    }
    assert_eq!((p.stock(Caesar, "ally"), p.phase().as_str()), (2, "purchase"));
}

/// 6.0-action: Allies Mobilize comes on top of 7.3 and stops at the stock.
#[test]
fn r6_0_action_allies_mobilize_beyond_the_limit() {
    let mut p = field()
        .phase(json!({"is": "purchase"}))
        .deck(&["Testudo"])
        .hand("caesar", &["Allies Mobilize"])
        .gold(12, 0)
        .caesar("Cirta", "legion")
        .caesar("Rome", "5 ally")
        .play();
    p.act(Caesar, recruit("ally", "Cirta")).act(Caesar, recruit("ally", "Cirta"));
    p.roll(&[5]).act(Caesar, plain("mobilize"));
    if p.phase() == "muster" {
        p.act(Caesar, muster("Cirta"));
    }
    assert_eq!((p.count(Caesar, "Cirta", "ally"), p.stock(Caesar, "ally")), (3, 0));
    assert_eq!(p.phase(), "purchase", "the stock is empty");
}

/// 6.0-action: a side without units comes back by Allies Mobilize.
#[test]
fn r6_0_action_allies_mobilize_without_units() {
    let mut p = buying()
        .deck(&["Testudo"])
        .hand("caesar", &["Allies Mobilize"])
        .pompey("Athens", "legion")
        .play();
    p.roll(&[1]).act(Caesar, plain("mobilize")).act(Caesar, muster("Armenia"));
    assert_eq!(p.count(Caesar, "Armenia", "ally"), 1);
}

/// 6.0-action: the Ides of March kill on 1 or 2, with Dictator on 1 to 4.
#[test]
fn r6_0_action_ides_of_march() {
    for (dictator, face, dies) in
        [(false, 2, true), (false, 3, false), (true, 4, true), (true, 5, false), (true, 1, true)]
    {
        let owned: &[&str] = if dictator { &["Dictator"] } else { &[] };
        let mut p = field()
            .phase(json!({"is": "purchase"}))
            .deck(&["Testudo"])
            .hand("caesar", &["Ides of March"])
            .hand("pompey", &["Cato", "Successor"])
            .owns("pompey", owned)
            .gold(0, 7)
            .caesar("Gades", "commander")
            .pompey("Rome", "commander legion")
            .play();
        p.roll(&[face]).act(Caesar, plain("conspire"));
        assert_eq!(p.count(Pompey, "Rome", "commander"), u8::from(!dies), "{dictator} {face}");
        assert_eq!((p.gold(Pompey), p.hand(Pompey).len()), if dies { (3, 0) } else { (7, 2) });
        assert!(p.discard().contains(&"Ides of March".to_owned()));
        assert_eq!(p.count(Pompey, "Rome", "legion"), 1);
    }
}

/// 6.0-action: the Ides of March come to Rome only, and Dictator must be the victim's.
#[test]
fn r6_0_action_ides_of_march_in_rome() {
    let table = |place: &str| {
        field()
            .phase(json!({"is": "purchase"}))
            .deck(&["Testudo"])
            .hand("caesar", &["Ides of March"])
            .owns("caesar", &["Dictator"])
            .caesar("Gades", "commander")
            .pompey(place, "commander")
            .play()
    };
    table("Rubicon").refused(Caesar, plain("conspire"), "6.0-action");
    let mut p = table("Rome");
    p.roll(&[3]).act(Caesar, plain("conspire"));
    assert_eq!(p.count(Pompey, "Rome", "commander"), 1);
    let p =
        buying().deck(&["Testudo"]).caesar("Gades", "legion").pompey("Rome", "commander").play();
    p.refused(Caesar, plain("conspire"), "6.0-action");
}

// 6.0-tactics -----------------------------------------------------------------------------------

/// Caesar attacks Rome from Rubicon; both lay what they hold.
fn clash(caesar: &str, card: Option<&str>, pompey: &str, answer: Option<&str>) -> Play {
    let list = |card: Option<&'static str>| card.into_iter().collect::<Vec<_>>();
    let known = |card: Option<&str>| card.map(|name| crate::play::card(name).name());
    let mut p = field()
        .deck(&["Ides of March", "Fleet Atlantic", "Allies Mobilize"])
        .hand("caesar", &list(known(card)))
        .hand("pompey", &list(known(answer)))
        .caesar("Rubicon", caesar)
        .pompey("Rome", pompey)
        .pompey("Brundisium", "ally")
        .play();
    p.go(caesar, "Rubicon", "Rome").join("Rome");
    if let Some(card) = card {
        p.act(Caesar, tactics(card));
    }
    if let Some(card) = answer {
        p.act(Pompey, tactics(card));
    }
    p.turn_to_fight(p.pending()[0]);
    p
}

/// Whether the die just rolled was a hit: a side with two kinds of units owes a choice.
fn was_hit(p: &Play) -> bool {
    p.waits() == "hit"
}

/// 6.0-tactics: kept in hand when drawn, discarded after the battle.
#[test]
fn r6_0_tactics_kept_and_discarded() {
    let p = drawing("Triple Line", ready().caesar("Rome", "legion"));
    assert_eq!(p.hand(Caesar), ["Triple Line"]);
    let mut p = clash("2 legion", Some("Triple Line"), "ally legion", None);
    assert!(p.hand(Caesar).is_empty());
    p.misses().roll(&[6; 2]).act(Caesar, plain("withdraw"));
    while p.waits() == "fall_back" {
        p.act(Caesar, fall_back("legion", "Rubicon"));
    }
    if p.waits() == "promote" {
        p.act(Pompey, plain("no_promotion"));
    }
    assert_eq!(p.discard(), ["Triple Line"]);
}

/// 6.0-tactics: Double Line: leaders +1, legions +2, allies nothing, in round one only.
#[test]
fn r6_0_tactics_double_line() {
    let mut p = clash("cato ally 2 legion", Some("Double Line"), "ally legion", None);
    p.fights(Caesar, "ally", 2);
    assert!(!was_hit(&p), "allies are as they were");
    p.fights(Pompey, "ally", 6).fights(Caesar, "legion", 4).loses(Pompey, "ally");
    p.fights(Pompey, "legion", 3).fights(Caesar, "legion", 5).turn_to_fight(Caesar);
    p.fights(Caesar, "cato", 3);
    assert_eq!(p.waits(), "retreat");
    p.stay().fights(Caesar, "ally", 6).fights(Caesar, "legion", 3);
    p.fights(Pompey, "legion", 3).fights(Caesar, "legion", 4);
    p.fights(Caesar, "cato", 2);
    assert_eq!((p.waits().as_str(), p.round()), ("retreat", 2), "nobody hit");

    let mut p = clash("cato legion", Some("Double Line"), "ally legion", None);
    p.fights(Pompey, "ally", 6).fights(Caesar, "legion", 6).fights(Pompey, "legion", 6);
    p.fights(Caesar, "cato", 2).must_lose(Pompey);
}

/// 6.0-tactics: Triple Line: leaders and legions +1 in every round.
#[test]
fn r6_0_tactics_triple_line() {
    let mut p = clash("cato ally legion", Some("Triple Line"), "2 ally 2 legion", None);
    p.fights(Caesar, "ally", 2);
    assert!(!was_hit(&p));
    p.fights(Pompey, "ally", 6).fights(Pompey, "ally", 6).fights(Caesar, "legion", 3);
    p.loses(Pompey, "ally").fights(Pompey, "legion", 6).fights(Pompey, "legion", 6);
    p.fights(Caesar, "cato", 3);
    assert!(!was_hit(&p));
    p.stay();
    p.fights(Caesar, "ally", 6).fights(Pompey, "ally", 6).fights(Caesar, "legion", 4);
    assert!(!was_hit(&p));
    p.fights(Pompey, "legion", 6).fights(Pompey, "legion", 6);
    p.fights(Caesar, "cato", 2).loses(Pompey, "ally");
    assert_eq!(p.waits(), "retreat");
}

/// 6.0-tactics: Fourth Line: enemy legions and allies -1 in round one, leaders not.
#[test]
fn r6_0_tactics_fourth_line() {
    let mut p = clash("cato legion ally", Some("Fourth Line"), "brutus scipio ally legion", None);
    p.fights(Pompey, "ally", 1);
    assert!(!was_hit(&p), "an ally has no sword left");
    p.fights(Caesar, "ally", 6).fights(Pompey, "legion", 2);
    assert!(!was_hit(&p));
    p.fights(Caesar, "legion", 6).fights(Pompey, "brutus", 1).loses(Caesar, "ally");
    p.fights(Caesar, "cato", 6).fights(Pompey, "scipio", 6);
    p.stay().fights(Pompey, "ally", 1).must_lose(Caesar);

    let mut p = clash("cato legion ally", Some("Fourth Line"), "brutus scipio ally legion", None);
    p.fights(Pompey, "ally", 6).fights(Caesar, "ally", 6).fights(Pompey, "legion", 1);
    p.must_lose(Caesar);
}

/// 6.0-tactics: Testudo ignores two hits of round one.
#[test]
fn r6_0_tactics_testudo() {
    let mut p = clash("commander 4 legion", None, "legion ally veteran-ally", Some("Testudo"));
    p.fights(Pompey, "ally", 6).fights(Pompey, "veteran-ally", 6);
    p.fights(Caesar, "legion", 1);
    assert!(!was_hit(&p), "the first");
    p.fights(Pompey, "legion", 6).fights(Caesar, "legion", 1);
    assert!(!was_hit(&p), "the second");
    p.fights(Caesar, "legion", 1).loses(Pompey, "ally");
    p.fights(Caesar, "legion", 1).loses(Pompey, "veteran-ally");
    assert_eq!(p.pending(), [Caesar]);

    // What is not used up in round one is gone.
    let mut p = clash("commander legion", None, "legion ally", Some("Testudo"));
    p.misses().stay().fights(Pompey, "ally", 6).fights(Caesar, "legion", 1).must_lose(Pompey);
}

/// 6.0-tactics: Cavalry Charge: allies +2 in round one.
#[test]
fn r6_0_tactics_cavalry_charge() {
    let mut p = clash("cato 2 ally legion", Some("Cavalry Charge"), "legion ally", None);
    p.fights(Caesar, "ally", 4);
    assert!(!was_hit(&p));
    p.fights(Pompey, "ally", 6).fights(Caesar, "ally", 3).loses(Pompey, "ally");
    p.fights(Caesar, "legion", 3);
    assert!(!was_hit(&p), "legions are as they were");
    p.fights(Pompey, "legion", 6).fights(Caesar, "cato", 6);
    p.stay().fights(Caesar, "ally", 2);
    assert!(p.waits() == "engage", "one sword again");
}

/// 6.0-tactics: Night Withdrawal: no leader is lost and nobody pursues.
#[test]
fn r6_0_tactics_night_withdrawal() {
    let mut p = clash("legion antonius", Some("Night Withdrawal"), "3 legion", None);
    p.misses().act(Caesar, plain("withdraw"));
    while p.waits() == "fall_back" {
        let unit = if p.count(Caesar, "Rubicon", "legion") == 0 { "legion" } else { "antonius" };
        p.act(Caesar, fall_back(unit, "Rubicon"));
    }
    assert_eq!(
        (p.count(Caesar, "Rubicon", "legion"), p.count(Caesar, "Rubicon", "antonius")),
        (1, 1)
    );

    // It helps only the side that laid it.
    let mut p = clash("legion antonius", Some("Night Withdrawal"), "legion cato", None);
    p.misses().act(Caesar, plain("fight_on")).roll(&[6, 6]).act(Pompey, retreat("Brundisium"));
    assert_eq!(p.dice.left(), 0, "Caesar pursues");
    assert_eq!(p.count(Pompey, "Brundisium", "cato"), 0);
}

/// 6.0-tactics: only tactics cards are laid.
#[test]
fn r6_0_tactics_no_other_card() {
    let mut p = field()
        .deck(&["Ides of March"])
        .hand("caesar", &["Successor", "Cato"])
        .hand("pompey", &["Testudo"])
        .caesar("Rubicon", "legion")
        .pompey("Rome", "legion ally")
        .play();
    p.go("legion", "Rubicon", "Rome").join("Rome");
    p.refused_by(Caesar, tactics("Cato"), &["6.0-tactics", "10.0-tactics", "6.0-leader"]);
    p.refused_by(Caesar, tactics("Successor"), &["6.0-tactics", "10.0-tactics", "6.0-action"]);
    p.refused(Caesar, tactics("Testudo"), "6.0-tactics");
    p.act(Caesar, plain("no_tactics"));
    p.allowed(Pompey, tactics("Testudo"));
}

// 6.0-leader ------------------------------------------------------------------------------------

/// 6.0-leader: played in one's purchase phase, for free, to any city with a friend.
#[test]
fn r6_0_leader_joins_a_friend() {
    let mut p = buying()
        .hand("caesar", &["Cato", "Antonius"])
        .caesar("Gades", "ally")
        .caesar("Rome", "legion")
        .pompey("Athens", "legion")
        .play();
    p.allowed(Caesar, play_leader("Cato", "Rome"));
    p.refused(Caesar, play_leader("Cato", "Corduba"), "6.0-leader");
    p.refused(Caesar, play_leader("Cato", "Athens"), "6.0-leader");
    p.refused(Caesar, play_leader("Brutus", "Gades"), "6.0-leader");
    p.act(Caesar, play_leader("Cato", "Gades")).act(Caesar, play_leader("Antonius", "Gades"));
    assert_eq!((p.count(Caesar, "Gades", "cato"), p.count(Caesar, "Gades", "antonius")), (1, 1));
    assert!(p.hand(Caesar).is_empty() && p.discard().is_empty() && p.gold(Caesar) == 0);
}

/// 6.0-leader: another leader is friend enough, and each leader may serve either side.
#[test]
fn r6_0_leader_a_lone_leader_is_a_friend() {
    let mut p = buying().hand("caesar", &["Cato"]).caesar("Gades", "antonius").play();
    p.act(Caesar, play_leader("Cato", "Gades"));
    assert_eq!(p.count(Caesar, "Gades", "cato"), 1);
    let mut p = buying()
        .turn_of("pompey")
        .hand("pompey", &["Antonius"])
        .caesar("Rome", "legion")
        .pompey("Athens", "commander")
        .play();
    p.act(Pompey, play_leader("Antonius", "Athens"));
    assert_eq!(p.count(Pompey, "Athens", "antonius"), 1);
}

/// 6.0-leader: not in another phase, not in the enemy's turn, and no other kind of card.
#[test]
fn r6_0_leader_in_ones_own_purchase_phase() {
    let p = field().hand("caesar", &["Cato"]).caesar("Rome", "legion").play();
    p.refused_by(Caesar, play_leader("Cato", "Rome"), &["4.0", "6.0-leader", "7.0"]);
    let p =
        buying().hand("pompey", &["Cato"]).caesar("Rome", "legion").pompey("Athens", "ally").play();
    p.refused(Pompey, play_leader("Cato", "Athens"), "7.0");
    let p = buying()
        .deck(&["Ides of March"])
        .hand("caesar", &["Testudo"])
        .caesar("Rome", "legion")
        .play();
    p.refused_by(Caesar, play_leader("Testudo", "Rome"), &["6.0-leader", "6.0-tactics"]);
}

/// 6.0-leader: a leader who falls goes to the discards, and may come back for either side.
#[test]
fn r6_0_leader_lost_to_the_discards() {
    let mut p = field().caesar("Rubicon", "legion antonius").pompey("Rome", "2 legion").play();
    p.go("legion antonius", "Rubicon", "Rome").battle("Rome");
    p.fights(Caesar, "legion", 6).fights(Pompey, "legion", 1).loses(Caesar, "antonius");
    assert_eq!(p.discard(), ["Antonius"]);
}

/// 6.0-leader: Antonius raises a free legion in his city, in Rome or a colony, once a turn.
#[test]
fn r6_0_leader_antonius() {
    for (city, free) in [("Rome", true), ("Narbo", true), ("Massilia", false), ("Tingis", false)] {
        let mut p = buying()
            .hand("caesar", &["Testudo"])
            .deck(&["Ides of March"])
            .gold(18, 0)
            .caesar(city, "antonius")
            .caesar("Vercellae", "ally")
            .play();
        p.refused_by(
            Caesar,
            on_terms("legion", "Vercellae", "antonius"),
            &["6.0-leader", "5.0-effects"],
        );
        if free {
            p.act(Caesar, on_terms("legion", city, "antonius"));
            assert_eq!((p.gold(Caesar), p.count(Caesar, city, "legion")), (18, 1), "{city}");
            p.refused(Caesar, recruit("legion", city), "7.3");
            p.refused_by(
                Caesar,
                on_terms("legion", city, "antonius"),
                &["7.3", "5.0-effects", "6.0-leader"],
            );
        } else {
            p.refused_by(
                Caesar,
                on_terms("legion", city, "antonius"),
                &["6.0-leader", "5.0-effects", "7.0-special"],
            );
        }
    }
    // The place of 7.3 is used up: a legion bought first leaves none for him.
    let mut p = buying().gold(9, 0).caesar("Rome", "antonius").play();
    p.act(Caesar, recruit("legion", "Rome"));
    if p.phase() == "purchase" {
        p.refused(Caesar, on_terms("legion", "Rome", "antonius"), "7.3");
    }
    // The stock is the limit.
    let p = buying()
        .hand("caesar", &["Testudo"])
        .deck(&["Ides of March"])
        .caesar("Rome", "antonius 12 legion")
        .play();
    p.refused(Caesar, on_terms("legion", "Rome", "antonius"), "7.1");
}

/// 6.0-leader: Cato's side pays nothing when it loses an auction.
#[test]
fn r6_0_leader_cato() {
    let mut p = in_forum()
        .forum(&["Bread and Circuses"])
        .gold(9, 9)
        .caesar("Rome", "legion")
        .pompey("Athens", "cato")
        .play();
    p.act(Caesar, auction("Bread and Circuses")).act(Caesar, bid(3)).act(Pompey, bid(5));
    p.act(Caesar, bid(6)).act(Pompey, plain("pass"));
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (3, 9));
    // He does not help his side's rival, nor a bid that wins.
    let mut p = in_forum()
        .forum(&["Bread and Circuses"])
        .gold(9, 9)
        .caesar("Rome", "legion")
        .pompey("Athens", "cato")
        .play();
    p.act(Caesar, auction("Bread and Circuses")).act(Caesar, bid(3)).act(Pompey, bid(5));
    p.act(Caesar, plain("pass"));
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (7, 4));
}

/// 6.0-leader: Labienus gives the allies of his battle one sword more in round one.
#[test]
fn r6_0_leader_labienus() {
    let mut p = clash("labienus 2 ally", None, "2 legion ally", None);
    p.fights(Caesar, "ally", 3).fights(Pompey, "ally", 6).fights(Caesar, "ally", 2);
    p.loses(Pompey, "ally").fights(Pompey, "legion", 6).fights(Pompey, "legion", 6);
    p.fights(Caesar, "labienus", 6).stay();
    p.fights(Caesar, "ally", 2).turn_to_fight(Caesar);
    // Elsewhere he is no help.
    let mut p = field()
        .caesar("Rubicon", "cato ally")
        .caesar("Gades", "labienus")
        .pompey("Rome", "legion ally")
        .play();
    p.go("cato ally", "Rubicon", "Rome").battle("Rome").fights(Caesar, "ally", 2);
    assert_eq!(p.waits(), "engage");
}

/// 6.0-leader: allies placed with Metellus Scipio cost four, a legion with Curio seven.
#[test]
fn r6_0_leader_scipio_and_curio() {
    let table = |gold| {
        buying()
            .hand("caesar", &["Testudo"])
            .deck(&["Ides of March"])
            .gold(gold, 0)
            .caesar("Rome", "scipio")
            .caesar("Gades", "curio")
            .play()
    };
    let mut p = table(8);
    p.act(Caesar, recruit("ally", "Rome")).act(Caesar, recruit("ally", "Rome"));
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Rome", "ally")), (0, 2));
    table(3).refused(Caesar, recruit("ally", "Rome"), "7.0");
    table(5).refused(Caesar, recruit("ally", "Gades"), "7.0");
    table(8).refused(Caesar, recruit("legion", "Rome"), "7.0");
    table(6).refused(Caesar, recruit("legion", "Gades"), "7.0");
    let mut p = table(7);
    p.act(Caesar, recruit("legion", "Gades"));
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Gades", "legion")), (0, 1));
}

/// 6.0-leader: Dolabella in a port and Cleopatra in Alexandria add to the taxes.
#[test]
fn r6_0_leader_dolabella_and_cleopatra() {
    for (city, leader, gold) in [
        ("Rome", "dolabella", 5),
        ("Burdigala", "dolabella", 2),
        ("Rubicon", "dolabella", 1),
        ("Alexandria", "dolabella", 5),
        ("Alexandria", "cleopatra", 6),
        ("Rome", "cleopatra", 4),
        ("Antioch", "cato", 3),
    ] {
        let mut p = buying().caesar(city, leader).play();
        p.act(Caesar, plain("end_purchases"));
        assert_eq!(p.gold(Caesar), gold, "{leader} in {city}");
    }
}

// 6.0-hand --------------------------------------------------------------------------------------

const FIVE: &[&str] = &["Antonius", "Cato", "Brutus", "Triple Line", "Successor"];

/// Whether a side that holds so many cards must discard after drawing one more.
fn too_many(side: Side, held: usize, drawn: Draw) -> bool {
    let mut p = drawn
        .turn_of(side.name())
        .phase(json!({"is": "forum", "tried": false}))
        .forum(&["Bread and Circuses"])
        .gold(1, 1)
        .hand(side.name(), &FIVE[..held])
        .deck(&["Testudo", "Fleet Atlantic"])
        .play();
    p.act(side, plain("end_forum"));
    assert_eq!(p.hand(side).len(), held + 1, "drawn first, discarded then");
    if p.phase() != "discard" {
        return false;
    }
    assert_eq!(p.pending(), [side]);
    p.act(side, discard(FIVE[0]));
    assert_eq!((p.hand(side).len(), p.discard()), (held, vec![FIVE[0].into()]));
    assert_ne!(p.phase(), "discard", "one too many, one discarded");
    true
}

/// 6.0-hand: four cards for Caesar, three for Pompey.
#[test]
fn r6_0_hand_four_and_three() {
    let table = || field().caesar("Gades", "commander").pompey("Athens", "commander");
    assert!(!too_many(Caesar, 3, table()) && too_many(Caesar, 4, table()));
    assert!(!too_many(Pompey, 2, table()) && too_many(Pompey, 3, table()));
}

/// 6.0-hand: one less without a supreme leader on the map.
#[test]
fn r6_0_hand_without_a_supreme_leader() {
    let table = || field().caesar("Gades", "legion").pompey("Athens", "legion");
    assert!(!too_many(Caesar, 2, table()) && too_many(Caesar, 3, table()));
    assert!(!too_many(Pompey, 1, table()) && too_many(Pompey, 2, table()));
}

/// 6.0-hand: one less with a successor, and no less when he is gone.
#[test]
fn r6_0_hand_with_a_successor() {
    let heirs = json!({"caesar": true, "pompey": true});
    let table = || {
        field()
            .set("heirs", heirs.clone())
            .caesar("Gades", "commander")
            .pompey("Athens", "commander")
    };
    assert!(!too_many(Caesar, 2, table()) && too_many(Caesar, 3, table()));
    assert!(!too_many(Pompey, 1, table()) && too_many(Pompey, 2, table()));
    let gone =
        || field().set("heirs", heirs.clone()).caesar("Gades", "legion").pompey("Athens", "legion");
    assert!(!too_many(Caesar, 2, gone()) && too_many(Caesar, 3, gone()));
}

/// 6.0-hand: The Senate and Dictator raise the limit by one each, for their owner.
#[test]
fn r6_0_hand_raised_by_forum_cards() {
    let table = |owner: &str, cards: &[&str]| {
        field().owns(owner, cards).caesar("Gades", "commander").pompey("Athens", "commander")
    };
    assert!(!too_many(Caesar, 4, table("caesar", &["The Senate"])));
    assert!(!too_many(Caesar, 4, table("caesar", &["Dictator"])));
    assert!(too_many(Caesar, 4, table("pompey", &["The Senate"])));
    assert!(!too_many(Pompey, 4, table("pompey", &["The Senate", "Dictator"])));
    assert!(too_many(Pompey, 5, table("pompey", &["The Senate", "Dictator"])));
}

/// 6.0-hand: leaders in play and forum cards do not count, nor do cards that are not kept.
#[test]
fn r6_0_hand_counts_cards_in_hand_only() {
    let table = || {
        field()
            .owns("caesar", &["Publicani", "Triumph"])
            .caesar("Gades", "commander curio dolabella cleopatra")
            .pompey("Athens", "commander")
    };
    assert!(!too_many(Caesar, 3, table()));
    let p = drawing("The Senate", ready().caesar("Gades", "commander").hand("caesar", &FIVE[..4]));
    assert_eq!((p.phase().as_str(), p.hand(Caesar).len()), ("purchase", 4));
}

/// 6.0-hand: any card may be discarded, the new one too; not one that is not in hand.
#[test]
fn r6_0_hand_discards_of_ones_choice() {
    let mut p =
        drawing("Fourth Line", ready().caesar("Gades", "commander").hand("caesar", &FIVE[..4]));
    assert_eq!(p.phase(), "discard");
    for card in &FIVE[..4] {
        p.allowed(Caesar, discard(card));
    }
    p.refused_by(Caesar, discard("Testudo"), &["6.0-hand", "6.0-tactics"]);
    p.refused_by(Caesar, recruit("legion", "Gades"), &["4.0", "6.0-hand", "7.0"]);
    p.act(Caesar, discard("Fourth Line"));
    assert_eq!((p.phase().as_str(), p.discard()), ("purchase", vec!["Fourth Line".into()]));
}

/// 6.0-hand: discarding comes before the next card (silver: a second card in Rome).
#[test]
fn r6_0_hand_discards_before_the_next_card() {
    let mut p = drawing(
        "Fourth Line",
        ready().silver().caesar("Rome", "commander").hand("caesar", &FIVE[..4]),
    );
    assert_eq!((p.phase().as_str(), p.hand(Caesar).len()), ("discard", 5));
    p.act(Caesar, discard("Fourth Line"));
    assert_eq!((p.phase().as_str(), p.hand(Caesar).len()), ("discard", 5), "the second card");
    p.act(Caesar, discard("Testudo"));
    assert_eq!((p.phase().as_str(), p.hand(Caesar).len()), ("purchase", 4));
}

/// 6.0-hand: a card bought from the discards is chosen, and counts for the limit.
#[test]
fn r6_0_hand_a_retrieved_card_counts() {
    let mut p = in_forum()
        .forum(&["The Senate"])
        .owns("caesar", &["Pontifex Maximus"])
        .discard(&["Double Line"])
        .gold(3, 0)
        .hand("caesar", &FIVE[..4])
        .caesar("Rome", "commander")
        .play();
    p.act(Caesar, plain("end_forum")).act(Caesar, retrieve("Double Line"));
    assert_eq!((p.phase().as_str(), p.hand(Caesar).len()), ("discard", 5));
}
