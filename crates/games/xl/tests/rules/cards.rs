//! One test a card, in the order of the cards; the number is that of the rule about its kind.

use kernel::{Entry, Shown as _, Viewer};
use serde_json::json;
use xl::Side::{Caesar, Pompey};
use xl::forum::{Points, points};
use xl::{Faction, State, Xl, symbols};

use crate::play::{Look as _, Play, draw, engage, march, plain, recruit};

fn in_purchase() -> crate::play::Draw {
    draw().phase(json!({"is": "purchase"})).pompey("Tarsus", "legion")
}

fn in_forum() -> crate::play::Draw {
    draw().phase(json!({"is": "forum", "tried": false})).pompey("Tarsus", "legion")
}

/// Ends the purchases and says what the taxes brought.
fn taxes(mut play: Play) -> u16 {
    let before = play.gold(Caesar);
    play.act(Caesar, plain("end_purchases"));
    play.gold(Caesar) - before
}

/// Lets Caesar draw this event, out of a forum phase with the given forum card to decline.
fn drawing(event: &str) -> crate::play::Draw {
    in_forum().forum(&["Bread and Circuses"]).gold(9, 9).deck(&[event])
}

fn drawn(table: crate::play::Draw) -> Play {
    let mut play = table.play();
    play.act(Caesar, plain("end_forum"));
    play
}

/// Caesar in Rome attacked with `attackers` a city held by `defenders`; cards in hand as given.
fn battle(attackers: &str, defenders: &str, hands: [&[&str]; 2]) -> Play {
    let mut play = draw()
        .caesar("Rome", attackers)
        .pompey("Rubicon", defenders)
        .hand("caesar", hands[0])
        .hand("pompey", hands[1])
        .play();
    for word in attackers.split_whitespace() {
        if word.parse::<u8>().is_err() {
            play.act(Caesar, march(word, "Rome", "Rubicon"));
        }
    }
    play.act(Caesar, plain("end_marches"));
    play
}

fn swords_of(play: &Play, side: xl::Side, unit: &str) -> u8 {
    let battle = play.game.public().phase.battle().expect("a battle is fought");
    let lines = battle.lines(&play.game.public().board);
    let role = battle.role(side).expect("the side fights");
    battle.swords(Xl::pack(), &lines, role, crate::play::unit(unit))
}

/// The rules that the journal cites for the last action.
fn cited(play: &Play) -> Vec<&'static str> {
    let events = play.journal.iter().filter_map(|entry| match entry {
        Entry::Event(event) => State::tell(Xl::pack(), event, Viewer::Spectator),
        Entry::Roll(_) => None,
    });
    events.map(|message| message.rule.0).collect()
}

// Leaders ----------------------------------------------------------------------------------------

#[test]
fn r6_0_leader_antonius_raises_a_free_legion() {
    let settle =
        |at: &str| json!({"do": "recruit", "unit": "legion", "at": at, "terms": "antonius"});
    let mut play = in_purchase().caesar("Vercellae", "ally antonius").gold(20, 0).play();
    play.act(Caesar, settle("Vercellae"));
    assert_eq!((play.gold(Caesar), play.count(Caesar, "Vercellae", "legion")), (20, 1));
    assert_eq!(cited(&play), ["6.0-leader"]);
    play.refused_as(Caesar, settle("Vercellae"), "6.0-leader", "effect_used");
    play.refused(Caesar, recruit("legion", "Vercellae"), "7.3");
    play.refused(Caesar, recruit("ally", "Vercellae"), "7.3");
    let away = in_purchase().caesar("Vercellae", "ally").caesar("Athens", "antonius").play();
    away.refused_as(Caesar, settle("Athens"), "6.0-leader", "neither_rome_nor_colony");
    away.refused_as(Caesar, settle("Vercellae"), "6.0-leader", "leader_not_there");
    let rome = in_purchase().caesar("Rome", "antonius").play();
    rome.allowed(Caesar, settle("Rome"));
}

#[test]
fn r6_0_leader_cato_loses_no_gold_in_auctions() {
    let auction = |pompey: &str| {
        let mut play = in_forum()
            .forum(&["Bread and Circuses"])
            .pompey("Utica", pompey)
            .gold(9, 9)
            .deck(&["Testudo"])
            .play();
        play.act(Caesar, json!({"do": "auction", "card": "Bread and Circuses"}));
        play.act(Caesar, json!({"do": "bid", "gold": 2}));
        play.act(Pompey, json!({"do": "bid", "gold": 5}));
        play.act(Caesar, json!({"do": "bid", "gold": 6})).act(Pompey, plain("pass"));
        (play.gold(Caesar), play.gold(Pompey))
    };
    assert_eq!(auction("legion"), (3, 6));
    assert_eq!(auction("cato"), (3, 9));
}

#[test]
fn r6_0_leader_labienus_helps_allies_in_round_one() {
    let mut play = battle("ally labienus", "2 ally legion", [&[], &[]]);
    assert_eq!(swords_of(&play, Caesar, "ally"), 2);
    assert_eq!(swords_of(&play, Pompey, "ally"), 1);
    play.roll(&[6, 6, 6, 6, 6]).act(Caesar, engage("ally"));
    play.act(Pompey, engage("ally")).act(Pompey, engage("ally")).act(Pompey, engage("legion"));
    play.act(Caesar, engage("labienus")).act(Caesar, plain("fight_on"));
    play.act(Pompey, plain("fight_on"));
    assert_eq!(swords_of(&play, Caesar, "ally"), 1, "round two");
}

#[test]
fn r6_0_leader_brutus_counts_more_in_rome() {
    let optimates = |play: Play| points(Xl::pack(), play.game.public(), Caesar).optimates;
    assert_eq!(optimates(in_purchase().caesar("Rome", "brutus").play()), 2);
    assert_eq!(optimates(in_purchase().caesar("Athens", "brutus").play()), 1);
}

#[test]
fn r6_0_leader_scipio_makes_allies_cheaper() {
    let mut play =
        in_purchase().caesar("Utica", "scipio").caesar("Cirta", "ally").gold(14, 0).play();
    play.act(Caesar, recruit("ally", "Utica")).act(Caesar, recruit("ally", "Utica"));
    assert_eq!(play.gold(Caesar), 6);
    play.act(Caesar, recruit("ally", "Cirta"));
    assert_eq!(play.gold(Caesar), 0);
}

#[test]
fn r6_0_leader_curio_makes_legions_cheaper() {
    let mut play =
        in_purchase().caesar("Utica", "curio").caesar("Cirta", "ally").gold(16, 0).play();
    play.act(Caesar, recruit("legion", "Utica"));
    assert_eq!(play.gold(Caesar), 9);
    play.act(Caesar, recruit("legion", "Cirta"));
    assert_eq!(play.gold(Caesar), 0);
}

#[test]
fn r6_0_leader_dolabella_taxes_ports() {
    let hand: &[&str] = &["Testudo"];
    assert_eq!(taxes(in_purchase().hand("caesar", hand).caesar("Utica", "dolabella").play()), 3);
    assert_eq!(taxes(in_purchase().hand("caesar", hand).caesar("Cirta", "dolabella").play()), 1);
}

#[test]
fn r6_0_leader_cleopatra_taxes_alexandria() {
    let hand: &[&str] = &["Testudo"];
    let at = |city: &str| in_purchase().hand("caesar", hand).caesar(city, "cleopatra").play();
    assert_eq!(taxes(at("Alexandria")), 6);
    assert_eq!(taxes(at("Utica")), 2);
}

#[test]
fn r6_0_leader_a_card_brings_its_leader() {
    let mut play = in_purchase().caesar("Utica", "ally").hand("caesar", &["Cato"]).play();
    play.refused(Caesar, json!({"do": "play_leader", "card": "Cato", "at": "Rome"}), "6.0-leader");
    play.act(Caesar, json!({"do": "play_leader", "card": "Cato", "at": "Utica"}));
    assert_eq!((play.count(Caesar, "Utica", "cato"), play.hand(Caesar).len()), (1, 0));
    assert_eq!(play.discard(), Vec::<String>::new(), "the card lies before its player");
}

// Forum cards ------------------------------------------------------------------------------------

/// A forum card is taken when its condition holds, and refused when it does not.
fn taken(card: &str, with: &[(&str, &str)], without: &[(&str, &str)]) {
    let table = |units: &[(&str, &str)]| {
        let start = in_forum().forum(&[card, "Bread and Circuses"]).gold(5, 0).deck(&["Testudo"]);
        units.iter().fold(start, |table, (place, units)| table.caesar(place, units)).play()
    };
    let take = json!({"do": "take", "card": card});
    table(without).refused(Caesar, take.clone(), "5.0-forum");
    let mut play = table(with);
    play.act(Caesar, take);
    assert_eq!(play.owned(Caesar), [card]);
    assert!(!play.forum().contains(&card.to_owned()));
}

/// An auctioned card is opened when its condition holds, and refused when it does not.
fn auctioned(card: &str, with: &[(&str, &str)], without: Option<&[(&str, &str)]>) {
    let table = |units: &[(&str, &str)]| {
        let start = in_forum().forum(&[card, "The Senate"]).gold(5, 0).deck(&["Testudo"]);
        let start = units.iter().fold(start, |table, (place, units)| table.caesar(place, units));
        start.set("triumph", json!({"caesar": false, "pompey": false}))
    };
    let open = json!({"do": "auction", "card": card});
    if let Some(without) = without {
        // Something else must be open, so that the forum does not go by itself.
        let play = table(without).forum(&[card, "Veterans Settlement"]).caesar("Narbo", "ally");
        let play = play.caesar("Corduba", "ally").play();
        play.refused(Caesar, open.clone(), "5.0-forum");
    }
    let mut play = table(with).play();
    play.refused(Caesar, json!({"do": "take", "card": card}), "5.0-auction");
    play.act(Caesar, open).act(Caesar, json!({"do": "bid", "gold": 2}));
    assert_eq!((play.owned(Caesar), play.gold(Caesar)), (vec![card.to_owned()], 3));
}

fn hand_of(play: &Play) -> u8 {
    xl::draw::hand_limit(Xl::pack(), play.game.public(), Caesar)
}

#[test]
fn r5_0_effects_senate_raises_the_hand() {
    taken("The Senate", &[("Rome", "legion")], &[("Athens", "legion")]);
    let limit = |cards: &[&str]| {
        hand_of(&in_purchase().caesar("Rome", "commander").owns("caesar", cards).play())
    };
    assert_eq!((limit(&[]), limit(&["The Senate"])), (4, 5));
    assert_eq!(limit(&["The Senate", "Dictator"]), 6);
}

#[test]
fn r5_0_effects_ultimum_makes_one_legion_cheap() {
    auctioned("Senatus Consultum Ultimum", &[("Rome", "legion")], Some(&[("Athens", "legion")]));
    let cheap = |at: &str| json!({"do": "recruit", "unit": "legion", "at": at, "terms": "ultimum"});
    let table = || in_purchase().caesar("Rome", "ally").caesar("Athens", "ally").gold(20, 0);
    table().play().refused(Caesar, cheap("Rome"), "5.0-effects");
    let mut play = table().owns("caesar", &["Senatus Consultum Ultimum"]).play();
    play.act(Caesar, cheap("Rome"));
    assert_eq!(play.gold(Caesar), 14);
    play.refused(Caesar, cheap("Athens"), "5.0-effects");
    play.act(Caesar, recruit("legion", "Athens"));
    assert_eq!(play.gold(Caesar), 5);
}

#[test]
fn r5_0_effects_allied_settlement_adds_an_ally() {
    let clients = [("Cirta", "ally"), ("Tingis", "ally")];
    taken("Allied Settlement", &clients, &clients[..1]);
    let extra =
        |at: &str| json!({"do": "recruit", "unit": "ally", "at": at, "terms": "settlement"});
    let mut play = in_purchase()
        .caesar("Cirta", "ally")
        .caesar("Utica", "ally")
        .owns("caesar", &["Allied Settlement"])
        .gold(20, 0)
        .play();
    play.refused(Caesar, extra("Utica"), "7.0-special");
    play.act(Caesar, recruit("ally", "Cirta")).act(Caesar, recruit("ally", "Cirta"));
    play.refused(Caesar, recruit("ally", "Cirta"), "7.3");
    play.act(Caesar, extra("Cirta")).refused(Caesar, extra("Cirta"), "7.0-special");
    assert_eq!(cited(&play), ["7.0-special"]);
    assert_eq!((play.gold(Caesar), play.count(Caesar, "Cirta", "ally")), (4, 4));
}

#[test]
fn r5_0_effects_publicani_tax_more() {
    let five = [
        ("Utica", "ally"),
        ("Cirta", "ally"),
        ("Tingis", "ally"),
        ("Gades", "ally"),
        ("Athens", "ally"),
    ];
    auctioned("Publicani", &five, Some(&[]));
    let table = || in_purchase().hand("caesar", &["Testudo"]).caesar("Utica", "ally");
    assert_eq!(taxes(table().play()), 2);
    assert_eq!(taxes(table().owns("caesar", &["Publicani"]).play()), 4);
}

#[test]
fn r5_0_effects_reform_taxes_italy() {
    auctioned("Demands for Reform", &[("Messana", "ally")], Some(&[("Athens", "ally")]));
    let table = |cities: &[&str]| {
        let start = in_purchase().hand("caesar", &["Testudo"]);
        let start = start.owns("caesar", &["Demands for Reform"]);
        cities.iter().fold(start, |table, city| table.caesar(city, "ally")).play()
    };
    assert_eq!(taxes(table(&["Messana", "Utica"])), 2 + 2 + 1);
    let italy = ["Rome", "Rubicon", "Vercellae", "Brundisium", "Messana"];
    assert_eq!(taxes(table(&italy)), 4 + 1 + 1 + 1 + 2 + 3, "three at most");
}

#[test]
fn r5_0_effects_circuses_halve_a_winning_bid() {
    auctioned("Bread and Circuses", &[("Athens", "ally")], None);
    let mut play = in_forum()
        .caesar("Messana", "ally")
        .forum(&["Demands for Reform"])
        .owns("caesar", &["Bread and Circuses"])
        .gold(5, 4)
        .deck(&["Testudo"])
        .play();
    play.act(Caesar, json!({"do": "auction", "card": "Demands for Reform"}));
    play.refused(Caesar, json!({"do": "bid", "gold": 6}), "5.0-auction");
    play.act(Caesar, json!({"do": "bid", "gold": 1})).act(Pompey, json!({"do": "bid", "gold": 4}));
    play.act(Caesar, json!({"do": "bid", "gold": 5}));
    assert_eq!((play.gold(Caesar), play.gold(Pompey)), (2, 2), "half of 5 and half of 4");
}

#[test]
fn r5_0_effects_tribunes_look_and_bury_once() {
    let rome = [("Rome", "curio")];
    taken("Tribunes of the Plebs", &rome, &[("Athens", "curio"), ("Rome", "legion")]);
    let mut play = in_forum()
        .caesar("Rome", "legion")
        .forum(&["The Senate"])
        .owns("caesar", &["Tribunes of the Plebs"])
        .gold(9, 0)
        .deck(&["Cato", "Testudo", "Cavalry Charge"])
        .play();
    play.act(Caesar, plain("end_forum"));
    assert_eq!(play.view(Some(Caesar))["own"]["seen"], "Cato");
    assert!(!play.view(Some(Pompey)).to_string().contains("seen"), "Pompey does not see it");
    play.act(Caesar, plain("bury"));
    assert_eq!(play.hand(Caesar), ["Testudo"], "the next card is drawn unseen");
    let deck = play.position()["deck"].clone();
    assert_eq!(deck.as_array().and_then(|deck| deck.last()), Some(&json!("Cato")));
    assert_eq!(play.view(Some(Caesar))["own"]["buried"], json!(["Cato"]));
    assert!(!play.view(Some(Pompey)).to_string().contains("Cato"));
}

#[test]
fn r5_0_effects_veterans_settlement_adds_a_legion() {
    let colonies = [("Narbo", "ally"), ("Corduba", "ally")];
    taken("Veterans Settlement", &colonies, &colonies[..1]);
    let extra =
        |at: &str| json!({"do": "recruit", "unit": "legion", "at": at, "terms": "settlement"});
    let mut play = in_purchase()
        .caesar("Narbo", "ally")
        .caesar("Utica", "ally")
        .owns("caesar", &["Veterans Settlement"])
        .gold(20, 0)
        .play();
    play.refused(Caesar, extra("Utica"), "7.0-special");
    play.act(Caesar, recruit("legion", "Narbo")).refused(Caesar, recruit("legion", "Narbo"), "7.3");
    play.act(Caesar, extra("Narbo")).refused(Caesar, extra("Narbo"), "7.0-special");
    assert_eq!(cited(&play), ["7.0-special"]);
    assert_eq!((play.gold(Caesar), play.count(Caesar, "Narbo", "legion")), (4, 2));
}

#[test]
fn r5_0_effects_dictator_needs_the_commander_in_rome() {
    let without = [("Athens", "commander"), ("Rome", "legion")];
    taken("Dictator", &[("Rome", "commander")], &without);
    let table = in_purchase().caesar("Rome", "commander").owns("caesar", &["Dictator"]);
    assert_eq!(hand_of(&table.play()), 5);
    let both = Points { optimates: 0, populares: 0, either: 3 };
    let table = in_purchase().owns("caesar", &["Dictator"]).play();
    assert_eq!(points(Xl::pack(), table.game.public(), Caesar), both);
}

#[test]
fn r5_0_effects_pontifex_buys_from_the_discard_pile() {
    auctioned("Pontifex Maximus", &[("Athens", "commander")], Some(&[("Athens", "legion")]));
    let table = |gold: u16| {
        let mut play = in_forum()
            .caesar("Rome", "commander")
            .forum(&["The Senate"])
            .owns("caesar", &["Pontifex Maximus"])
            .discard(&["Cato", "Legions Grumble"])
            .gold(gold, 0)
            .deck(&["Testudo"])
            .play();
        play.act(Caesar, plain("end_forum"));
        play
    };
    let mut play = table(3);
    play.refused(Caesar, json!({"do": "retrieve", "card": "Legions Grumble"}), "5.0-effects");
    play.refused(Caesar, json!({"do": "retrieve", "card": "Brutus"}), "5.0-effects");
    play.allowed(Caesar, plain("draw"));
    play.act(Caesar, json!({"do": "retrieve", "card": "Cato"}));
    assert_eq!(cited(&play)[0], "5.0-effects");
    assert_eq!((play.hand(Caesar), play.gold(Caesar)), (vec!["Cato".to_owned()], 0));
    assert_eq!(table(2).hand(Caesar), ["Testudo"], "without the gold the card is simply drawn");
}

#[test]
fn r5_0_effects_triumph_promotes_two() {
    let table = |triumph: bool| {
        in_forum()
            .caesar("Rome", "legion")
            .forum(&["Triumph", "The Senate"])
            .set("triumph", json!({"caesar": triumph, "pompey": false}))
            .deck(&["Testudo"])
            .play()
    };
    table(false).refused(Caesar, json!({"do": "take", "card": "Triumph"}), "5.0-forum");
    table(true).allowed(Caesar, json!({"do": "take", "card": "Triumph"}));
    let mut play = draw()
        .caesar("Rome", "3 legion")
        .pompey("Rubicon", "3 ally")
        .owns("caesar", &["Triumph"])
        .play();
    for _ in 0..3 {
        play.act(Caesar, march("legion", "Rome", "Rubicon"));
    }
    play.act(Caesar, plain("end_marches"));
    play.roll(&[6, 6, 6, 1, 1, 6]);
    for _ in 0..3 {
        play.act(Pompey, engage("ally"));
    }
    for _ in 0..3 {
        play.act(Caesar, engage("legion"));
    }
    play.act(Caesar, plain("fight_on")).act(Pompey, plain("fight_on"));
    play.roll(&[6, 1]).act(Pompey, engage("ally")).act(Caesar, engage("legion"));
    assert_eq!(play.position()["triumph"]["caesar"], true, "three allies fell");
    let promote = json!({"do": "promote", "unit": "legion", "at": "Rubicon"});
    play.act(Caesar, promote.clone()).allowed(Caesar, promote.clone());
    play.act(Caesar, promote);
    assert_eq!(play.count(Caesar, "Rubicon", "veteran-legion"), 2);
}

// Tactics ----------------------------------------------------------------------------------------

fn lay(card: &str) -> serde_json::Value {
    json!({"do": "play_tactics", "card": card})
}

#[test]
fn r6_0_tactics_double_line_in_round_one() {
    let mut play = battle("legion curio", "legion ally", [&["Double Line"], &[]]);
    play.act(Caesar, lay("Double Line"));
    assert_eq!(swords_of(&play, Caesar, "legion"), 4);
    assert_eq!(swords_of(&play, Caesar, "curio"), 2);
    assert_eq!(swords_of(&play, Pompey, "legion"), 2);
    play.roll(&[6, 6, 6, 6]).act(Pompey, engage("ally")).act(Caesar, engage("legion"));
    play.act(Pompey, engage("legion")).act(Caesar, engage("curio"));
    play.act(Caesar, plain("fight_on")).act(Pompey, plain("fight_on"));
    assert_eq!(swords_of(&play, Caesar, "legion"), 2);
    assert_eq!(swords_of(&play, Caesar, "curio"), 1);
}

#[test]
fn r6_0_tactics_triple_line_in_every_round() {
    let mut play = battle("legion curio", "legion", [&["Triple Line"], &[]]);
    play.act(Caesar, lay("Triple Line"));
    for _ in 0..2 {
        assert_eq!(swords_of(&play, Caesar, "legion"), 3);
        assert_eq!(swords_of(&play, Caesar, "curio"), 2);
        play.roll(&[6, 6, 6]).act(Caesar, engage("legion")).act(Pompey, engage("legion"));
        play.act(Caesar, engage("curio"));
        play.act(Caesar, plain("fight_on")).act(Pompey, plain("fight_on"));
    }
}

#[test]
fn r6_0_tactics_fourth_line_weakens_the_enemy() {
    let mut play = battle("legion", "legion ally curio", [&["Fourth Line"], &[]]);
    play.act(Caesar, lay("Fourth Line"));
    assert_eq!(swords_of(&play, Pompey, "legion"), 1);
    assert_eq!(swords_of(&play, Pompey, "ally"), 0);
    assert_eq!(swords_of(&play, Pompey, "curio"), 1, "leaders keep their swords");
    assert_eq!(swords_of(&play, Caesar, "legion"), 2);
    play.roll(&[1]).act(Pompey, engage("ally"));
    assert_eq!(play.strength(Caesar, "Rubicon"), 1, "no sword, no hit");
}

#[test]
fn r6_0_tactics_testudo_takes_two_hits() {
    let mut play = battle("legion", "4 ally", [&["Testudo"], &[]]);
    play.act(Caesar, lay("Testudo")).roll(&[1, 1, 1]);
    play.act(Pompey, engage("ally")).act(Pompey, engage("ally"));
    assert_eq!(play.strength(Caesar, "Rubicon"), 1, "two hits are ignored");
    play.act(Pompey, engage("ally"));
    assert_eq!(play.strength(Caesar, "Rubicon"), 0, "the third is not");
}

#[test]
fn r6_0_tactics_testudo_helps_in_round_one_only() {
    let mut play = battle("legion", "2 ally", [&["Testudo"], &[]]);
    play.act(Caesar, lay("Testudo")).roll(&[6, 6, 6]);
    play.act(Pompey, engage("ally")).act(Pompey, engage("ally")).act(Caesar, engage("legion"));
    play.act(Caesar, plain("fight_on")).act(Pompey, plain("fight_on"));
    play.roll(&[1]).act(Pompey, engage("ally"));
    assert_eq!(play.strength(Caesar, "Rubicon"), 0);
}

#[test]
fn r6_0_tactics_cavalry_charge_in_round_one() {
    let mut play = battle("ally legion", "legion", [&["Cavalry Charge"], &[]]);
    play.act(Caesar, lay("Cavalry Charge"));
    assert_eq!((swords_of(&play, Caesar, "ally"), swords_of(&play, Caesar, "legion")), (3, 2));
    play.roll(&[6, 6, 6]).act(Caesar, engage("ally")).act(Pompey, engage("legion"));
    play.act(Caesar, engage("legion"));
    play.act(Caesar, plain("fight_on")).act(Pompey, plain("fight_on"));
    assert_eq!(swords_of(&play, Caesar, "ally"), 1);
}

#[test]
fn r6_0_tactics_night_withdrawal_costs_nothing() {
    let mut play = battle("legion curio", "2 legion", [&["Night Withdrawal"], &[]]);
    play.act(Caesar, lay("Night Withdrawal")).roll(&[6, 6, 6, 6]);
    play.act(Caesar, engage("legion"));
    play.act(Pompey, engage("legion")).act(Pompey, engage("legion")).act(Caesar, engage("curio"));
    play.act(Caesar, plain("withdraw"));
    assert_eq!(play.strength(Caesar, "Rome"), 2, "nobody is lost and no die is rolled");
    assert_eq!(play.discard(), ["Night Withdrawal"]);
}

// Actions ----------------------------------------------------------------------------------------

#[test]
fn r6_0_action_allies_mobilize_in_clients() {
    let mut play = in_purchase()
        .caesar("Utica", "legion")
        .pompey("Pontus", "ally")
        .hand("caesar", &["Allies Mobilize"])
        .play();
    play.roll(&[2]).act(Caesar, plain("mobilize"));
    let told = "Caesar mobilizes allies: 2 come, as far as clients and stock allow.";
    assert_eq!(play.told(None), [told]);
    play.refused(Caesar, json!({"do": "muster", "at": "Pontus"}), "6.0-action");
    play.refused(Caesar, json!({"do": "muster", "at": "Rome"}), "7.0-special");
    play.act(Caesar, json!({"do": "muster", "at": "Alexandria"}));
    play.refused(Caesar, json!({"do": "muster", "at": "Alexandria"}), "6.0-action");
    play.act(Caesar, json!({"do": "muster", "at": "Cirta"}));
    assert_eq!(play.phase(), "purchase");
    assert_eq!(play.count(Caesar, "Alexandria", "ally"), 1);
    assert_eq!((play.stock(Caesar, "ally"), play.discard()), (6, vec!["Allies Mobilize".into()]));
}

#[test]
fn r6_0_action_allies_mobilize_fills_every_client_without_asking() {
    let mut play =
        in_purchase().caesar("Utica", "legion").hand("caesar", &["Allies Mobilize"]).play();
    for client in ["Tingis", "Cirta"] {
        assert_eq!(play.strength(Caesar, client), 0);
    }
    let held = play.game.public().board.held(Pompey);
    assert!(held.iter().all(|place| !Xl::pack().clients.contains(place)));
    play.roll(&[6]).act(Caesar, plain("mobilize"));
    assert_eq!(play.phase(), "muster", "seven clients, six allies: the player leaves one out");
}

fn fleet(card: &str, from: &str, to: &str, wrong: &str) {
    let mut play = draw()
        .caesar(from, "2 legion commander")
        .caesar("Rome", "ally")
        .pompey(to, "ally")
        .hand("caesar", &[card])
        .play();
    let sail = |from: &str, to: &str| json!({"do": "sail", "card": card, "from": from, "to": to});
    play.refused(Caesar, sail(from, wrong), "6.0-action");
    play.refused(Caesar, sail(from, from), "6.0-action");
    play.act(Caesar, sail(from, to));
    play.act(Caesar, json!({"do": "embark", "unit": "legion"}));
    play.act(Caesar, json!({"do": "embark", "unit": "commander"}));
    play.act(Caesar, plain("end_voyage"));
    assert_eq!((play.strength(Caesar, from), play.strength(Caesar, to)), (1, 2));
    assert_eq!((play.phase(), play.discard()), ("march".to_owned(), vec![card.to_owned()]));
    let on = play.offers(Caesar).into_iter().any(|offer| {
        serde_json::to_value(offer).is_ok_and(|offer| offer["from"] == to && offer["do"] == "march")
    });
    assert!(!on, "the voyage is their whole move");
    play.act(Caesar, plain("end_marches"));
    assert_eq!(play.phase(), "battle", "a fleet may land on the enemy");
}

#[test]
fn r6_0_action_fleet_of_the_atlantic() {
    fleet("Fleet Atlantic", "Burdigala", "Tingis", "Utica");
}

#[test]
fn r6_0_action_fleet_of_the_western_sea() {
    fleet("Fleet Western", "Narbo", "Utica", "Athens");
}

#[test]
fn r6_0_action_fleet_of_the_eastern_sea() {
    fleet("Fleet Eastern", "Brundisium", "Antioch", "Caralis");
}

#[test]
fn r6_0_action_successor_takes_command() {
    let table = || in_purchase().hand("caesar", &["Successor"]).caesar("Utica", "ally");
    let at = |city: &str| json!({"do": "succeed", "at": city});
    table().caesar("Rome", "commander").play().refused(Caesar, at("Utica"), "11.0-successor");
    let mut play = table().play();
    play.refused(Caesar, at("Rome"), "11.0-successor").allowed(Caesar, at("Utica"));
    play.act(Caesar, at("Utica"));
    assert_eq!(play.count(Caesar, "Utica", "commander"), 1);
    assert_eq!(play.position()["heirs"]["caesar"], true);
    assert_eq!(hand_of(&play), 3);
    assert_eq!(play.discard(), ["Successor"]);
}

#[test]
fn r6_0_action_ides_of_march() {
    let table = |dictator: bool| {
        let owned: &[&str] = if dictator { &["Dictator"] } else { &[] };
        in_purchase()
            .caesar("Utica", "legion")
            .pompey("Rome", "commander")
            .owns("pompey", owned)
            .hand("caesar", &["Ides of March"])
            .hand("pompey", &["Testudo"])
            .gold(0, 5)
            .play()
    };
    let dies = |dictator: bool, face: u32| {
        let mut play = table(dictator);
        play.roll(&[face]).act(Caesar, plain("conspire"));
        assert!(play.discard().contains(&"Ides of March".to_owned()));
        if play.count(Pompey, "Rome", "commander") == 0 {
            assert_eq!(play.gold(Pompey), 2, "a terrible loss");
            assert_eq!(play.hand(Pompey), Vec::<String>::new());
            return true;
        }
        false
    };
    assert_eq!([1, 2, 3, 6].map(|face| dies(false, face)), [true, true, false, false]);
    assert_eq!([2, 4, 5].map(|face| dies(true, face)), [true, true, false]);
    let away = in_purchase()
        .caesar("Utica", "legion")
        .pompey("Athens", "commander")
        .hand("caesar", &["Ides of March"])
        .play();
    away.refused(Caesar, plain("conspire"), "6.0-action");
}

// Events -----------------------------------------------------------------------------------------

#[test]
fn r6_0_event_allies_go_home() {
    let table = drawing("Allies Go Home")
        .caesar("Rome", "ally legion")
        .caesar("Utica", "veteran-ally")
        .pompey("Athens", "ally");
    let mut play = drawn(table);
    assert_eq!(play.phase(), "allies_leave");
    let leave = |unit: &str, at: &str| json!({"do": "give_up", "unit": unit, "at": at});
    play.refused(Caesar, leave("legion", "Rome"), "6.0-event");
    play.act(Caesar, leave("veteran-ally", "Utica"));
    assert_eq!(play.strength(Caesar, "Utica"), 0);
    assert_eq!(play.strength(Pompey, "Athens"), 0, "his only ally goes without asking");
    assert_eq!(play.discard(), ["Allies Go Home"]);
}

#[test]
fn r6_0_event_demand_for_action() {
    let mut play = drawn(drawing("Demand for Action").caesar("Rome", "legion"));
    assert_eq!(play.position()["halved"], json!({"caesar": true, "pompey": true}));
    play.act(Caesar, plain("end_purchases"));
    assert_eq!(play.gold(Caesar), 9 + 2, "half of 4");
    assert_eq!(play.position()["halved"], json!({"caesar": false, "pompey": true}));
}

#[test]
fn r6_0_event_optimates_rally() {
    let table = || drawing("Optimates Rally").caesar("Rome", "commander");
    let tie = drawn(table().pompey("Athens", "commander").caesar("Utica", "scipio"));
    assert_eq!((tie.gold(Caesar), tie.gold(Pompey)), (9, 11), "one each: Pompey's");
    let more = drawn(table().pompey("Athens", "commander").caesar("Utica", "cato"));
    assert_eq!((more.gold(Caesar), more.gold(Pompey)), (13, 9));
    let symbol = |play: &Play, faction| symbols(Xl::pack(), play.game.public(), Pompey, faction);
    assert_eq!(symbol(&tie, Faction::Optimates), 1);
    assert_eq!(symbol(&tie, Faction::Populares), 0);
}

#[test]
fn r6_0_event_populares_rally() {
    let table = drawing("Populares Rally")
        .caesar("Rome", "commander legion")
        .caesar("Utica", "antonius 2 legion");
    let mut play = drawn(table);
    assert_eq!(play.gold(Caesar), 11, "Caesar and Antonius");
    assert_eq!(play.phase(), "rally");
    let promote = |unit: &str| json!({"do": "promote", "unit": unit, "at": "Utica"});
    play.refused(Caesar, promote("antonius"), "6.0-event");
    play.act(Caesar, promote("legion"));
    assert_eq!(play.count(Caesar, "Utica", "veteran-legion"), 1);
}

#[test]
fn r6_0_event_barbarian_invasion() {
    let mut play = drawing("Barbarian Invasion")
        .gold(2, 5)
        .caesar("Rome", "legion ally")
        .pompey("Athens", "commander")
        .play();
    play.roll(&[5, 5]).act(Caesar, plain("end_forum"));
    assert_eq!((play.phase().as_str(), play.gold(Caesar)), ("pillage", 0));
    let give = |unit: &str| json!({"do": "give_up", "unit": unit, "at": "Rome"});
    play.act(Caesar, give("legion"));
    assert_eq!(play.strength(Caesar, "Rome"), 0, "one sword is still owed: the ally goes too");
    assert_eq!(play.gold(Pompey), 0);
    assert_eq!(play.strength(Pompey, "Athens"), 1);
}

#[test]
fn r6_0_event_legions_grumble() {
    let table = || drawing("Legions Grumble").caesar("Narbo", "veteran-legion").gold(11, 9);
    let mut play = drawn(table().pompey("Corduba", "2 veteran-legion"));
    let hire = |at: &str| json!({"do": "hire", "at": at});
    play.refused(Caesar, hire("Corduba"), "7.2").refused(Caesar, hire("Rome"), "7.0-special");
    play.refused(Caesar, plain("end_hiring"), "6.0-event");
    play.act(Caesar, hire("Narbo")).refused(Caesar, hire("Narbo"), "7.0-special");
    play.refused(Caesar, json!({"do": "demote", "at": "Narbo"}), "6.0-event");
    play.act(Caesar, plain("end_hiring"));
    assert_eq!((play.gold(Caesar), play.count(Caesar, "Narbo", "legion")), (6, 1));
    assert_eq!(play.pending(), [Pompey]);
    play.act(Pompey, json!({"do": "demote", "at": "Corduba"}));
    assert_eq!(play.count(Pompey, "Corduba", "veteran-legion"), 1);
    assert_eq!(play.count(Pompey, "Corduba", "legion"), 1);
    let poor = drawn(drawing("Legions Grumble").caesar("Rome", "legion").gold(9, 1));
    assert_eq!(poor.gold(Caesar), 7, "no colony and no veteran costs two gold");
    assert_eq!(poor.gold(Pompey), 0, "a colony, but not five gold: nobody is asked");
}

/// Forty cards, of which these tests show every kind.
#[test]
fn r2_2_forty_cards() {
    let pack = Xl::pack();
    let copies: u8 = xl::Card::all().map(|card| pack.copies(card)).sum();
    assert_eq!(copies, 40);
}
