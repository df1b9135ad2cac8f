//! 5.0: the forum, auctions, effects and victory.

use serde_json::json;
use xl::Refusal;

use crate::play::{Draw, Look as _, Play, plain, recruit};
use crate::reader::*;

// 5.0-forum -------------------------------------------------------------------------------------

/// 5.0-forum: whoever meets the condition takes the card and keeps it in front of him.
#[test]
fn r5_0_forum_taken_when_the_condition_holds() {
    let mut p = in_forum().forum(&["The Senate"]).caesar("Rome", "legion").play();
    p.act(Caesar, take("The Senate"));
    assert_eq!(p.owned(Caesar), ["The Senate"]);
    assert!(p.forum().is_empty() && !p.hand(Caesar).contains(&"The Senate".to_owned()));
    assert_eq!(p.gold(Caesar), 0, "it costs nothing");
}

/// Units (`place: units; …`) of Caesar's.
fn with(drawn: Draw, units: &str) -> Draw {
    units
        .split(';')
        .filter_map(|word| word.split_once(':'))
        .fold(drawn, |drawn, (place, units)| drawn.caesar(place.trim(), units))
}

/// 5.0-forum: each card's condition, just met and just missed.
#[test]
fn r5_0_forum_conditions() {
    let conditions: &[(&str, bool, &[&str], &[&str])] = &[
        ("The Senate", false, &["Rome: ally", "Rome: cato"], &["Rubicon: 3 legion"]),
        ("Senatus Consultum Ultimum", true, &["Rome: legion"], &["Rubicon: legion"]),
        (
            "Allied Settlement",
            false,
            &["Thracia: legion; Pontus: ally"],
            &["Thracia: 2 legion", "Thracia: ally; Narbo: ally; Rome: ally"],
        ),
        (
            "Publicani",
            true,
            &["Gades: ally; Crete: ally; Narbo: ally; Cirta: ally; Rome: cato"],
            &["Gades: 2 ally; Crete: ally; Narbo: ally; Cirta: ally"],
        ),
        (
            "Demands for Reform",
            true,
            &[
                "Rome: ally",
                "Rubicon: ally",
                "Vercellae: ally",
                "Brundisium: ally",
                "Messana: ally",
            ],
            &["Massilia: legion; Caralis: legion; Salonae: legion; Utica: ally"],
        ),
        ("Bread and Circuses", true, &["Gades: ally"], &[]),
        (
            "Tribunes of the Plebs",
            false,
            &["Rome: curio", "Rome: brutus legion"],
            &["Rome: legion; Rubicon: curio"],
        ),
        (
            "Veterans Settlement",
            false,
            &["Narbo: ally; Tarsus: ally"],
            &["Narbo: 2 legion", "Narbo: ally; Alexandria: ally"],
        ),
        (
            "Dictator",
            false,
            &["Rome: commander"],
            &["Rome: legion antonius; Rubicon: commander", "Rome: legion antonius"],
        ),
        ("Pontifex Maximus", true, &["Gades: commander"], &["Gades: legion antonius"]),
    ];
    for (card, auctioned, met, missed) in conditions {
        let action = || if *auctioned { auction(card) } else { take(card) };
        for units in *met {
            let drawn = in_forum().gold(1, 0).forum(&[card]).pompey("Athens", "legion");
            let p = with(drawn, units).play();
            p.allowed(Caesar, action());
        }
        for units in *missed {
            let drawn = in_forum().gold(1, 0).forum(&[card]).pompey("Athens", "legion");
            let p = with(drawn, units).play();
            p.refused(Caesar, action(), "5.0-forum");
        }
    }
}

/// 5.0-forum: what the enemy holds is not yours.
#[test]
fn r5_0_forum_enemy_rome_does_not_count() {
    let p = in_forum()
        .forum(&["The Senate", "Bread and Circuses"])
        .gold(1, 0)
        .caesar("Rubicon", "legion")
        .pompey("Rome", "legion")
        .play();
    p.refused(Caesar, take("The Senate"), "5.0-forum");
    let p = in_forum()
        .turn_of("pompey")
        .forum(&["The Senate"])
        .caesar("Rubicon", "legion")
        .pompey("Rome", "legion")
        .play();
    p.allowed(Pompey, take("The Senate"));
}

/// 5.0-forum: a successor in Rome is a supreme leader in Rome.
#[test]
fn r5_0_forum_a_successor_may_be_dictator() {
    let p = in_forum()
        .forum(&["Dictator"])
        .set("heirs", json!({"caesar": true, "pompey": false}))
        .caesar("Rome", "commander")
        .play();
    p.allowed(Caesar, take("Dictator"));
}

/// 5.0-forum: one attempt a phase.
#[test]
fn r5_0_forum_one_card_a_turn() {
    // Seven points: the phase still waits for a declaration after the card.
    let mut p = in_forum()
        .forum(&["Allied Settlement", "Publicani", "Veterans Settlement"])
        .owns("caesar", &["The Senate", "Senatus Consultum Ultimum"])
        .gold(9, 0)
        .caesar("Thracia", "cato")
        .caesar("Pontus", "ally")
        .caesar("Narbo", "ally")
        .caesar("Tarsus", "ally")
        .caesar("Rome", "ally")
        .play();
    p.allowed(Caesar, take("Veterans Settlement"));
    p.act(Caesar, take("Allied Settlement"));
    assert_eq!(p.phase(), "forum");
    p.refused(Caesar, take("Veterans Settlement"), "5.0-forum");
    p.refused(Caesar, auction("Publicani"), "5.0-forum");

    // Nothing to declare: the phase is over.
    let mut p = in_forum()
        .forum(&["The Senate", "Dictator"])
        .caesar("Rome", "commander")
        .pompey("Athens", "legion")
        .play();
    p.act(Caesar, take("Dictator"));
    assert_ne!(p.phase(), "forum");
    assert_eq!((p.owned(Caesar), p.forum()), (vec!["Dictator".into()], vec!["The Senate".into()]));
}

/// 5.0-forum: an auction that is lost was the attempt.
#[test]
fn r5_0_forum_a_lost_auction_was_the_attempt() {
    let mut p = in_forum()
        .forum(&["Bread and Circuses", "Allied Settlement"])
        .owns("caesar", &["The Senate", "Senatus Consultum Ultimum"])
        .gold(5, 5)
        .caesar("Thracia", "cato")
        .caesar("Pontus", "ally")
        .pompey("Athens", "legion")
        .play();
    p.act(Caesar, auction("Bread and Circuses")).act(Caesar, bid(1)).act(Pompey, bid(2));
    p.passes(Caesar);
    assert_eq!((p.phase().as_str(), p.owned(Pompey)), ("forum", vec!["Bread and Circuses".into()]));
    p.refused(Caesar, take("Allied Settlement"), "5.0-forum");
}

/// 5.0-forum: cards that nobody takes stay for good.
#[test]
fn r5_0_forum_cards_stay_until_taken() {
    let mut p = in_forum()
        .forum(&["The Senate"])
        .caesar("Rome", "legion")
        .pompey("Athens", "legion")
        .play();
    p.act(Caesar, plain("end_forum")).ends(Caesar, "purchase", "end_purchases");
    p.act(Caesar, plain("end_marches")).ends(Pompey, "purchase", "end_purchases");
    p.act(Pompey, plain("end_marches"));
    assert_eq!((p.game.public().turn, p.forum()), (2, vec!["The Senate".into()]));
    p.act(Caesar, take("The Senate"));
    assert_eq!(p.owned(Caesar), ["The Senate"]);
}

/// 5.0-forum: a card that is taken stays, even when its condition no longer holds.
#[test]
fn r5_0_forum_kept_to_the_end() {
    let mut p = field()
        .owns("caesar", &["The Senate"])
        .caesar("Rome", "legion")
        .pompey("Athens", "legion")
        .play();
    p.go("legion", "Rome", "Rubicon").act(Caesar, plain("end_marches"));
    p.ends(Pompey, "purchase", "end_purchases").ends(Pompey, "march", "end_marches");
    assert_eq!((p.game.public().turn, p.owned(Caesar)), (2, vec!["The Senate".into()]));
}

/// 5.0-forum: only cards of the forum, only in one's own phase.
#[test]
fn r5_0_forum_cards_elsewhere_are_refused() {
    let p = in_forum()
        .forum(&["The Senate"])
        .owns("pompey", &["Dictator"])
        .caesar("Rome", "commander")
        .play();
    p.refused(Caesar, take("Dictator"), "5.0-forum");
    p.refused(Caesar, take("Tribunes of the Plebs"), "5.0-forum");
    p.refused(Pompey, take("The Senate"), "5.0-forum");
}

/// 5.0-forum: Triumph asks for a victory that cost the enemy three units, since the last forum
/// phase.
#[test]
fn r5_0_forum_triumph_after_three_losses() {
    for (garrison, earned) in [("3 ally", true), ("2 ally", false)] {
        let mut p = field()
            .forum(&["Triumph"])
            .caesar("Rubicon", "commander 4 veteran-legion")
            .pompey("Rome", garrison)
            .pompey("Athens", "legion")
            .play();
        p.go("commander 4 veteran-legion", "Rubicon", "Rome").battle("Rome");
        let allies = if earned { 3 } else { 2 };
        for _ in 0..allies {
            p.fights(Pompey, "ally", 6);
        }
        for _ in 0..allies {
            p.fights(Caesar, "veteran-legion", 1);
        }
        // Won in the first round: no promotion. Pompey's turn, then Caesar's forum.
        p.ends(Pompey, "purchase", "end_purchases").ends(Pompey, "march", "end_marches");
        assert_eq!((p.phasing(), p.game.public().turn), (Caesar, 2));
        assert_eq!(p.phase() == "forum", earned, "{garrison}");
        if earned {
            p.allowed(Caesar, take("Triumph"));
            // Not taken now, it needs another victory.
            p.act(Caesar, plain("end_forum")).ends(Caesar, "purchase", "end_purchases");
            p.act(Caesar, plain("end_marches"));
            p.ends(Pompey, "purchase", "end_purchases").ends(Pompey, "march", "end_marches");
            assert_eq!((p.phasing(), p.game.public().turn), (Caesar, 3));
            assert_ne!(p.phase(), "forum");
        }
    }
}

// 5.0-auction -----------------------------------------------------------------------------------

/// Both with gold; Caesar may put Bread and Circuses up.
fn market(caesar: u16, pompey: u16) -> Play {
    in_forum()
        .forum(&["Bread and Circuses", "The Senate"])
        .gold(caesar, pompey)
        .caesar("Rome", "legion")
        .pompey("Athens", "legion")
        .play()
}

/// 5.0-auction: the winner pays his bid, the loser half of his highest, rounded up.
#[test]
fn r5_0_auction_winner_pays_all_and_loser_half() {
    let mut p = market(10, 10);
    p.act(Caesar, auction("Bread and Circuses")).act(Caesar, bid(3)).act(Pompey, bid(5));
    p.act(Caesar, bid(6)).act(Pompey, plain("pass"));
    assert_eq!(p.owned(Caesar), ["Bread and Circuses"]);
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (4, 7));
    assert_eq!(p.forum(), ["The Senate"]);
}

/// 5.0-auction: the opener may be outbid, and pays half too.
#[test]
fn r5_0_auction_the_rival_may_win() {
    for (opening, half) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)] {
        let mut p = market(10, 10);
        p.act(Caesar, auction("Bread and Circuses")).act(Caesar, bid(opening));
        p.act(Pompey, bid(opening + 1)).act(Caesar, plain("pass"));
        assert_eq!((p.owned(Pompey), p.owned(Caesar)), (vec!["Bread and Circuses".into()], vec![]));
        assert_eq!(p.gold(Pompey), 10 - opening - 1);
        assert_eq!(p.gold(Caesar), 10 - half, "half of {opening}, rounded up");
    }
}

/// 5.0-auction: half of the highest bid, not of the first.
#[test]
fn r5_0_auction_half_of_the_highest_bid() {
    let mut p = market(20, 20);
    p.act(Caesar, auction("Bread and Circuses")).act(Caesar, bid(1)).act(Pompey, bid(2));
    p.act(Caesar, bid(9)).act(Pompey, bid(10)).act(Caesar, plain("pass"));
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (15, 10));
}

/// 5.0-auction: who never bid pays nothing.
#[test]
fn r5_0_auction_no_bid_no_payment() {
    let mut p = market(10, 10);
    p.act(Caesar, auction("Bread and Circuses")).act(Caesar, bid(1)).act(Pompey, plain("pass"));
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (9, 10));
    assert_eq!(p.owned(Caesar), ["Bread and Circuses"]);
}

/// 5.0-auction: the opener bids at least one; every raise is at least one.
#[test]
fn r5_0_auction_bids_go_up() {
    let mut p = market(10, 10);
    p.act(Caesar, auction("Bread and Circuses"));
    p.refused(Caesar, bid(0), "5.0-auction").refused(Caesar, plain("pass"), "5.0-auction");
    p.act(Caesar, bid(4));
    p.refused(Caesar, bid(5), "5.0-auction");
    p.refused(Pompey, bid(3), "5.0-auction").refused(Pompey, bid(4), "5.0-auction");
    p.allowed(Pompey, plain("pass")).allowed(Pompey, bid(5)).allowed(Pompey, bid(10));
    p.act(Pompey, bid(5));
    p.refused(Caesar, bid(5), "5.0-auction").allowed(Caesar, bid(6));
}

/// 5.0-auction: nobody bids more than he has.
#[test]
fn r5_0_auction_not_above_the_purse() {
    let mut p = market(5, 6);
    p.act(Caesar, auction("Bread and Circuses"));
    p.refused(Caesar, bid(6), "5.0-auction").allowed(Caesar, bid(5));
    p.act(Caesar, bid(4));
    p.refused(Pompey, bid(7), "5.0-auction").allowed(Pompey, bid(6));
    p.act(Pompey, bid(6)).passes(Caesar);
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (3, 0));
}

/// 5.0-auction: who cannot raise must pass.
#[test]
fn r5_0_auction_who_cannot_pay_passes() {
    let mut p = market(4, 4);
    p.act(Caesar, auction("Bread and Circuses")).act(Caesar, bid(4));
    if p.phase() == "auction" {
        p.refused(Pompey, bid(5), "5.0-auction");
        p.passes(Pompey);
    }
    assert_eq!(
        (p.owned(Caesar), p.gold(Caesar), p.gold(Pompey)),
        (vec!["Bread and Circuses".into()], 0, 4)
    );
}

/// 5.0-auction: without a gold piece there is no auction.
#[test]
fn r5_0_auction_needs_gold() {
    let p = market(0, 9);
    p.refused(Caesar, auction("Bread and Circuses"), "5.0-auction");
    p.allowed(Caesar, take("The Senate"));
}

/// 5.0-auction: auctioned cards are not simply taken, others are not auctioned.
#[test]
fn r5_0_auction_only_for_marked_cards() {
    let auctioned = [
        "Senatus Consultum Ultimum",
        "Publicani",
        "Demands for Reform",
        "Bread and Circuses",
        "Pontifex Maximus",
    ];
    let simple = [
        "The Senate",
        "Allied Settlement",
        "Tribunes of the Plebs",
        "Veterans Settlement",
        "Dictator",
        "Triumph",
    ];
    let all: Vec<&str> = auctioned.iter().chain(&simple).copied().collect();
    let p = in_forum()
        .forum(&all)
        .gold(9, 9)
        .set("triumph", json!({"caesar": true, "pompey": false}))
        .caesar("Rome", "commander")
        .caesar("Thracia", "ally")
        .caesar("Pontus", "ally")
        .caesar("Narbo", "ally")
        .caesar("Tarsus", "ally")
        .play();
    for card in auctioned {
        p.allowed(Caesar, auction(card)).refused(Caesar, take(card), "5.0-auction");
    }
    for card in simple {
        p.allowed(Caesar, take(card)).refused(Caesar, auction(card), "5.0-forum");
    }
}

/// 5.0-auction: the rival need not meet the condition.
#[test]
fn r5_0_auction_condition_binds_the_opener_only() {
    let mut p = in_forum()
        .forum(&["Senatus Consultum Ultimum"])
        .gold(5, 5)
        .caesar("Rome", "legion")
        .pompey("Athens", "legion")
        .play();
    p.act(Caesar, auction("Senatus Consultum Ultimum")).act(Caesar, bid(1));
    p.act(Pompey, bid(5)).passes(Caesar);
    assert_eq!((p.owned(Pompey), p.gold(Pompey)), (vec!["Senatus Consultum Ultimum".into()], 0));
}

// 5.0-effects -----------------------------------------------------------------------------------

/// 5.0-effects: taxes bring the owner of Publicani two gold more, and nobody else.
#[test]
fn r5_0_effects_publicani() {
    for (owner, gold) in [("caesar", 6), ("pompey", 4)] {
        let mut p = buying().owns(owner, &["Publicani"]).caesar("Rome", "legion").play();
        p.act(Caesar, plain("end_purchases"));
        assert_eq!(p.gold(Caesar), gold, "{owner} has it");
    }
}

/// 5.0-effects: Demands for Reform brings one gold a friendly Italian city, at most three.
#[test]
fn r5_0_effects_demands_for_reform() {
    let table: [(&[&str], u16); 4] = [
        (&["Massilia"], 2),
        (&["Rubicon"], 1 + 1),
        (&["Rubicon", "Vercellae", "Messana"], 4 + 3),
        (&["Rome", "Rubicon", "Vercellae", "Brundisium", "Messana"], 9 + 3),
    ];
    for (cities, gold) in table {
        let mut drawn = buying().owns("caesar", &["Demands for Reform"]);
        for city in cities {
            drawn = drawn.caesar(city, "ally");
        }
        let mut p = drawn.play();
        p.act(Caesar, plain("end_purchases"));
        assert_eq!(p.gold(Caesar), gold, "{cities:?}");
    }
}

/// 5.0-effects: Bread and Circuses halves a winning bid, rounded up; bids are still covered.
#[test]
fn r5_0_effects_bread_and_circuses() {
    let table = || {
        in_forum()
            .forum(&["Publicani", "Senatus Consultum Ultimum"])
            .owns("caesar", &["Bread and Circuses"])
            .gold(5, 9)
            .caesar("Rome", "legion")
            .pompey("Athens", "legion")
            .play()
    };
    let mut p = table();
    p.act(Caesar, auction("Senatus Consultum Ultimum"));
    p.refused(Caesar, bid(6), "5.0-auction");
    p.act(Caesar, bid(5)).act(Pompey, plain("pass"));
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (2, 9));
    // A bid that loses costs the usual half.
    let mut p = table();
    p.act(Caesar, auction("Senatus Consultum Ultimum")).act(Caesar, bid(3)).act(Pompey, bid(4));
    p.act(Caesar, plain("pass"));
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (3, 5), "Pompey has no such card");
}

/// 5.0-effects: Senatus Consultum Ultimum, one legion a turn for six.
#[test]
fn r5_0_effects_senatus_consultum_ultimum() {
    let mut p = buying()
        .owns("caesar", &["Senatus Consultum Ultimum"])
        .gold(20, 0)
        .caesar("Rome", "legion")
        .caesar("Rubicon", "legion")
        .play();
    p.act(Caesar, on_terms("legion", "Rome", "ultimum"));
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Rome", "legion")), (14, 2));
    p.refused(Caesar, on_terms("legion", "Rubicon", "ultimum"), "5.0-effects");
    p.refused(Caesar, recruit("legion", "Rome"), "7.3");
    p.act(Caesar, recruit("legion", "Rubicon"));
    assert_eq!(p.gold(Caesar), 5);
    p.act(Caesar, plain("end_purchases")).act(Caesar, plain("end_marches"));

    // Six gold are enough, five are not; a new turn brings a new legion; allies are not meant.
    let table = |gold| {
        buying()
            .owns("caesar", &["Senatus Consultum Ultimum"])
            .gold(gold, 0)
            .hand("caesar", &["Testudo"])
            .deck(&["Ides of March"])
            .caesar("Rome", "legion")
            .play()
    };
    table(6).allowed(Caesar, on_terms("legion", "Rome", "ultimum"));
    table(5).refused_by(Caesar, on_terms("legion", "Rome", "ultimum"), &["7.0", "5.0-effects"]);
    table(6).refused_by(Caesar, on_terms("ally", "Rome", "ultimum"), &["7.0", "5.0-effects"]);
    let p = buying().gold(20, 0).caesar("Rome", "legion").play();
    p.refused(Caesar, on_terms("legion", "Rome", "ultimum"), "5.0-effects");
}

/// 5.0-effects: Tribunes of the Plebs look at the top card and may bury it, once.
#[test]
fn r5_0_effects_tribunes_of_the_plebs() {
    let table = |top: &str| {
        let mut p = in_forum()
            .forum(&["The Senate"])
            .owns("caesar", &["Tribunes of the Plebs"])
            .deck(&[top, "Triple Line", "Fourth Line"])
            .caesar("Rome", "legion")
            .pompey("Athens", "legion")
            .play();
        p.act(Caesar, plain("end_forum"));
        assert_eq!(p.phase(), "draw");
        p
    };
    let (first, second) = (table("Testudo"), table("Successor"));
    assert_ne!(first.view(Some(Caesar)), second.view(Some(Caesar)), "the owner looks");
    for viewer in [Some(Pompey), None] {
        assert_eq!(first.view(viewer), second.view(viewer), "nobody else does");
    }

    let mut p = table("Testudo");
    p.act(Caesar, plain("draw"));
    assert_eq!(p.hand(Caesar), ["Testudo"]);

    let mut p = table("Testudo");
    let before = p.position()["deck"].as_array().map_or(0, Vec::len);
    p.act(Caesar, plain("bury"));
    if p.phase() == "draw" {
        p.refused(Caesar, plain("bury"), "5.0-effects");
        p.act(Caesar, plain("draw"));
    }
    assert_eq!(p.hand(Caesar), ["Triple Line"], "the next one");
    let after = p.position()["deck"].as_array().map_or(0, Vec::len);
    assert_eq!((after, p.discard().len()), (before - 1, 0), "nothing is discarded");
}

/// 5.0-effects: a card that was buried comes last.
#[test]
fn r5_0_effects_a_buried_card_comes_last() {
    let mut p = in_forum()
        .forum(&["The Senate"])
        .owns("caesar", &["Tribunes of the Plebs"])
        .only_deck(&["Testudo", "Triple Line", "Fourth Line"])
        .caesar("Rome", "legion")
        .pompey("Athens", "legion")
        .play();
    p.act(Caesar, plain("end_forum")).act(Caesar, plain("bury")).ends(Caesar, "draw", "draw");
    p.ends(Caesar, "purchase", "end_purchases").ends(Caesar, "march", "end_marches");
    assert_eq!(p.hand(Pompey), ["Fourth Line"]);
    p.ends(Pompey, "purchase", "end_purchases").ends(Pompey, "march", "end_marches");
    p.ends(Caesar, "forum", "end_forum").ends(Caesar, "draw", "draw");
    assert_eq!(p.hand(Caesar), ["Triple Line", "Testudo"]);
}

/// 5.0-effects: Pontifex Maximus buys a card from the discards instead of the draw.
#[test]
fn r5_0_effects_pontifex_maximus() {
    let table = |gold| {
        let mut p = in_forum()
            .forum(&["The Senate"])
            .owns("caesar", &["Pontifex Maximus"])
            .discard(&["Cato", "Double Line", "Successor", "Allies Go Home"])
            .gold(gold, 0)
            .caesar("Rome", "commander")
            .pompey("Athens", "legion")
            .play();
        p.act(Caesar, plain("end_forum"));
        p
    };
    for card in ["Cato", "Double Line", "Successor"] {
        let mut p = table(3);
        let before = p.position()["deck"].as_array().map(Vec::len);
        p.act(Caesar, retrieve(card));
        assert_eq!((p.hand(Caesar), p.gold(Caesar)), (vec![card.into()], 0));
        assert_eq!(p.position()["deck"].as_array().map(Vec::len), before, "no free draw then");
        assert!(!p.discard().contains(&card.to_owned()));
        assert_ne!(p.phase(), "draw");
    }
    let mut p = table(4);
    p.refused_by(Caesar, retrieve("Allies Go Home"), &["6.0-hand", "5.0-effects"]);
    p.refused_by(Caesar, retrieve("Brutus"), &["6.0-hand", "5.0-effects"]);
    p.act(Caesar, plain("draw"));
    assert_eq!((p.hand(Caesar), p.gold(Caesar)), (vec!["Ides of March".into()], 4));

    let p = table(2);
    if p.phase() == "draw" {
        p.refused_by(Caesar, retrieve("Cato"), &["5.0-effects"]);
    } else {
        assert_eq!(p.hand(Caesar), ["Ides of March"], "two gold are not enough");
    }
}

/// 5.0-effects: Triumph promotes two units after a victory.
#[test]
fn r5_0_effects_triumph() {
    let mut p = field()
        .owns("caesar", &["Triumph"])
        .caesar("Rubicon", "4 legion ally")
        .pompey("Rome", "legion")
        .pompey("Brundisium", "ally")
        .play();
    p.go("4 legion ally", "Rubicon", "Rome").battle("Rome").misses();
    p.act(Caesar, plain("fight_on")).roll(&[6; 5]).act(Pompey, retreat("Brundisium"));
    p.act(Caesar, promote("legion", "Rome")).act(Caesar, promote("ally", "Rome"));
    assert_eq!(p.phasing(), Pompey, "two and no third");
    assert_eq!(
        (p.count(Caesar, "Rome", "veteran-legion"), p.count(Caesar, "Rome", "veteran-ally")),
        (1, 1)
    );
}

/// 5.0-effects: a card works for its owner only.
#[test]
fn r5_0_effects_for_the_owner_only() {
    let mut p = in_forum()
        .forum(&["The Senate"])
        .owns("pompey", &["Tribunes of the Plebs", "Pontifex Maximus"])
        .discard(&["Cato"])
        .gold(9, 0)
        .caesar("Rome", "legion")
        .pompey("Athens", "commander")
        .play();
    p.act(Caesar, plain("end_forum"));
    assert_eq!((p.phase().as_str(), p.hand(Caesar)), ("purchase", vec!["Ides of March".into()]));
}

/// 5.0-effects: powers serve in the owner's own turns: in the rival's forum phase a winning bid is
/// paid in full, and a defender promotes one unit.
#[test]
fn r5_0_effects_in_ones_own_turn() {
    let mut p = in_forum()
        .forum(&["Senatus Consultum Ultimum"])
        .owns("pompey", &["Bread and Circuses"])
        .gold(9, 9)
        .caesar("Rome", "legion")
        .pompey("Athens", "legion")
        .play();
    p.act(Caesar, auction("Senatus Consultum Ultimum")).act(Caesar, bid(1)).act(Pompey, bid(4));
    p.act(Caesar, plain("pass"));
    assert_eq!((p.gold(Caesar), p.gold(Pompey)), (8, 5));

    let mut p = field()
        .owns("pompey", &["Triumph"])
        .caesar("Rubicon", "legion")
        .pompey("Rome", "2 legion ally")
        .play();
    p.go("legion", "Rubicon", "Rome").battle("Rome").misses();
    p.roll(&[6; 3]).act(Caesar, plain("withdraw"));
    while p.waits() == "fall_back" {
        p.act(Caesar, fall_back("legion", "Rubicon"));
    }
    p.act(Pompey, promote("legion", "Rome"));
    assert_ne!(p.waits(), "promote", "Triumph is for the owner's own combat phase");
}

// 5.0-military ----------------------------------------------------------------------------------

/// Caesar controls 24 with Rome; the tests add the last point.
fn empire(chief: &str) -> Draw {
    in_forum()
        .forum(&["The Senate"])
        .caesar("Rome", chief)
        .caesar("Alexandria", "ally")
        .caesar("Antioch", "ally")
        .caesar("Pergamum", "ally")
        .caesar("Athens", "ally")
        .caesar("Byzantium", "ally")
        .caesar("Utica", "ally")
        .caesar("Massilia", "legion")
        .caesar("Gades", "legion")
        .pompey("Tingis", "legion antonius")
}

/// 5.0-military: supreme leader in Rome, the enemy's off the map, 25 controlled.
#[test]
fn r5_0_military_victory() {
    let mut p = empire("commander").caesar("Rubicon", "legion").play();
    p.act(Caesar, declare("military"));
    assert_eq!((p.phase().as_str(), p.winners()), ("over", Some(vec![Caesar])));
    assert_eq!(p.position()["phase"]["by"], "military");
}

/// 5.0-military: Pompey wins in the same way, in his own turn.
#[test]
fn r5_0_military_victory_of_pompey() {
    let mut p = in_forum()
        .turn_of("pompey")
        .forum(&["The Senate"])
        .caesar("Tingis", "legion antonius")
        .pompey("Rome", "commander")
        .pompey("Alexandria", "ally")
        .pompey("Antioch", "ally")
        .pompey("Pergamum", "ally")
        .pompey("Athens", "ally")
        .pompey("Byzantium", "ally")
        .pompey("Utica", "ally")
        .pompey("Massilia", "legion")
        .pompey("Gades", "legion")
        .pompey("Crete", "cato")
        .play();
    p.act(Pompey, declare("military"));
    assert_eq!(p.winners(), Some(vec![Pompey]));
}

/// 5.0-military: 24 are too few.
#[test]
fn r5_0_military_needs_twenty_five() {
    let p = empire("commander").play();
    p.refused(Caesar, declare("military"), "5.0-military");
    let refusal = p.refusal(Caesar, declare("military"));
    assert_eq!(refusal, Refusal::TooLittleControlled { value: 24, needed: 25 });
}

/// 5.0-military: the supreme leader himself must be in Rome.
#[test]
fn r5_0_military_needs_the_leader_in_rome() {
    let p = empire("legion labienus").caesar("Rubicon", "commander").play();
    p.refused(Caesar, declare("military"), "5.0-military");
    let p = empire("legion").caesar("Rubicon", "legion").play();
    p.refused(Caesar, declare("military"), "5.0-military");
}

/// 5.0-military: the enemy's supreme leader must be off the map, wherever he is.
#[test]
fn r5_0_military_needs_the_enemy_leader_off_the_map() {
    let p = empire("commander").caesar("Rubicon", "legion").pompey("Cirta", "commander").play();
    p.refused(Caesar, declare("military"), "5.0-military");
    let p = empire("commander")
        .caesar("Rubicon", "legion")
        .pompey("Cirta", "commander")
        .set("heirs", json!({"caesar": false, "pompey": true}))
        .play();
    p.refused(Caesar, declare("military"), "5.0-military");
}

/// 5.0-military: a successor in Rome is as good.
#[test]
fn r5_0_military_a_successor_will_do() {
    let p = empire("commander")
        .caesar("Rubicon", "legion")
        .set("heirs", json!({"caesar": true, "pompey": false}))
        .play();
    p.allowed(Caesar, declare("military"));
}

/// 5.0-military: only in one's own forum phase, also after a card was taken; nobody is forced.
#[test]
fn r5_0_military_declared_in_ones_own_forum_phase() {
    let mut p = empire("commander").caesar("Rubicon", "legion").play();
    p.refused(Pompey, declare("military"), "5.0-forum");
    p.act(Caesar, take("The Senate"));
    p.allowed(Caesar, declare("military"));
    p.act(Caesar, plain("end_forum"));
    assert_eq!(p.winners(), None);
    p.refused_by(Caesar, declare("military"), &["4.0", "5.0-military"]);
    let p = empire("commander").caesar("Rubicon", "legion").phase(json!({"is": "march"})).play();
    p.refused_by(Caesar, declare("military"), &["4.0", "5.0-military"]);
    let p = empire("commander").caesar("Rubicon", "legion").turn_of("pompey").play();
    p.refused(Caesar, declare("military"), "5.0-forum");
    p.refused(Pompey, declare("military"), "5.0-military");
}

// 5.0-political ---------------------------------------------------------------------------------

/// Caesar's points with these forum cards and leaders (at Gades), if he may not declare; seven
/// stands for enough.
fn points(owned: &[&str], leaders: &str) -> u8 {
    points_of(in_forum(), owned, leaders)
}

fn points_of(drawn: Draw, owned: &[&str], leaders: &str) -> u8 {
    // The forum always holds something to take, so that the phase waits.
    let spare = if owned.contains(&"Publicani") { "Bread and Circuses" } else { "Publicani" };
    let p = drawn
        .gold(1, 0)
        .forum(&[spare])
        .owns("caesar", owned)
        .caesar("Gades", &format!("legion {leaders}"))
        .caesar("Corduba", "ally")
        .caesar("Narbo", "ally")
        .caesar("Tarraco", "ally")
        .caesar("Massilia", "ally")
        .play();
    let wish = crate::play::action(declare("political"));
    match kernel::Game::check(&p.game, Caesar.seat(), &wish) {
        Ok(()) => 7,
        Err(refusal) => {
            p.refused(Caesar, declare("political"), "5.0-political");
            let Refusal::TooFewPoints { points, needed: 7 } = refusal else {
                panic!("{refusal:?}");
            };
            points
        }
    }
}

/// 5.0-political: a net seven wins.
#[test]
fn r5_0_political_victory() {
    let mut p = in_forum()
        .forum(&["Publicani"])
        .owns("caesar", &["The Senate", "Senatus Consultum Ultimum"])
        .caesar("Gades", "cato")
        .pompey("Athens", "commander")
        .play();
    p.act(Caesar, declare("political"));
    assert_eq!((p.winners(), p.phase().as_str()), (Some(vec![Caesar]), "over"));
    assert_eq!(p.position()["phase"]["by"], "political");
}

/// 5.0-political: the symbols of every card.
#[test]
fn r5_0_political_symbols() {
    let forum = [
        ("The Senate", 3),
        ("Senatus Consultum Ultimum", 2),
        ("Allied Settlement", 1),
        ("Publicani", 0),
        ("Demands for Reform", 3),
        ("Bread and Circuses", 1),
        ("Tribunes of the Plebs", 1),
        ("Veterans Settlement", 1),
        ("Dictator", 3),
        ("Pontifex Maximus", 1),
        ("Triumph", 2),
    ];
    for (card, symbols) in forum {
        assert_eq!(points(&[card], ""), symbols, "{card}");
    }
    let leaders = [
        ("antonius", 1),
        ("cato", 2),
        ("labienus", 1),
        ("brutus", 1),
        ("scipio", 1),
        ("curio", 1),
        ("dolabella", 1),
        ("cleopatra", 1),
    ];
    for (leader, symbols) in leaders {
        assert_eq!(points(&[], leader), symbols, "{leader}");
    }
    // Which faction: three of The Senate's Optimates against each.
    for (card, net) in [
        ("Senatus Consultum Ultimum", 5),
        ("Allied Settlement", 4),
        ("Demands for Reform", 0),
        ("Bread and Circuses", 2),
        ("Tribunes of the Plebs", 2),
        ("Veterans Settlement", 2),
        ("Dictator", 6),
        ("Pontifex Maximus", 4),
        ("Triumph", 5),
    ] {
        assert_eq!(points(&["The Senate", card], ""), net, "The Senate and {card}");
    }
    for (leader, net) in [
        ("antonius", 2),
        ("cato", 5),
        ("labienus", 4),
        ("brutus", 4),
        ("scipio", 4),
        ("curio", 2),
        ("dolabella", 2),
        ("cleopatra", 2),
    ] {
        assert_eq!(points(&["The Senate"], leader), net, "The Senate and {leader}");
    }
}

/// 5.0-political: the rulebook's example: six and one are five.
#[test]
fn r5_0_political_six_and_one_are_five() {
    let six = [
        "Demands for Reform",
        "Bread and Circuses",
        "Tribunes of the Plebs",
        "Veterans Settlement",
    ];
    assert_eq!(points(&six, ""), 6);
    assert_eq!(points(&six, "brutus"), 5);
    assert_eq!(points(&six, "curio"), 7);
    assert_eq!(points(&six, "curio brutus"), 6, "seven and one are six");
}

/// 5.0-political: cards for either faction count where their owner wants, with all their symbols.
#[test]
fn r5_0_political_cards_for_either_faction() {
    assert_eq!(points(&["The Senate", "Dictator"], "labienus"), 7);
    assert_eq!(points(&["Demands for Reform", "Dictator"], "labienus"), 7);
    assert_eq!(points(&["Dictator", "Triumph", "Pontifex Maximus"], "labienus"), 7);
    assert_eq!(points(&["Dictator", "Triumph", "Pontifex Maximus"], ""), 6);
    // Against the larger of two fixed totals they are worth most: 4 + 3 - 1, never split.
    assert_eq!(points(&["The Senate", "Dictator"], "brutus curio"), 6);
}

/// 5.0-political: cards in hand, the supreme leader and the enemy's cards count nothing.
#[test]
fn r5_0_political_only_ones_own_cards_in_play() {
    let six = ["The Senate", "Senatus Consultum Ultimum", "Allied Settlement"];
    assert_eq!(points(&six, ""), 6);
    assert_eq!(points(&six, "brutus"), 7);
    assert_eq!(points_of(in_forum().hand("caesar", &["Brutus"]), &six, ""), 6, "in hand");
    assert_eq!(points_of(in_forum().pompey("Athens", "brutus"), &six, ""), 6, "the enemy's leader");
    let six = [
        "Demands for Reform",
        "Bread and Circuses",
        "Tribunes of the Plebs",
        "Veterans Settlement",
    ];
    assert_eq!(points(&six, "commander"), 6, "Caesar's own symbol is for rallies");
}

/// 5.0-political: Brutus counts one more in friendly Rome.
#[test]
fn r5_0_political_brutus_in_rome() {
    let table = |place: &str| {
        in_forum()
            .forum(&["Bread and Circuses"])
            .gold(1, 0)
            .owns("caesar", &["The Senate", "Senatus Consultum Ultimum"])
            .caesar(place, "brutus")
            .play()
    };
    table("Rome").allowed(Caesar, declare("political"));
    table("Rubicon").refused(Caesar, declare("political"), "5.0-political");
}

/// 5.0-political: a card taken in the phase counts at once; otherwise the phase must be one's own.
#[test]
fn r5_0_political_after_taking_a_card() {
    let drawn = || {
        in_forum()
            .forum(&["The Senate"])
            .owns("caesar", &["Senatus Consultum Ultimum"])
            .caesar("Rome", "cato")
            .pompey("Athens", "legion")
    };
    let mut p = drawn().play();
    p.refused(Caesar, declare("political"), "5.0-political");
    p.act(Caesar, take("The Senate")).act(Caesar, declare("political"));
    assert_eq!(p.winners(), Some(vec![Caesar]));
    let mut p = drawn().play();
    p.act(Caesar, take("The Senate")).act(Caesar, plain("end_forum"));
    p.refused_by(Caesar, declare("political"), &["4.0", "5.0-political"]);
    p.refused(Pompey, declare("political"), "7.0");
}

// 5.0-draw --------------------------------------------------------------------------------------

/// 5.0-draw: after the last turn nobody wins, however close he was.
#[test]
fn r5_0_draw_after_the_last_turn() {
    let mut p = empire("commander")
        .caesar("Rubicon", "legion")
        .turn(14)
        .turn_of("pompey")
        .phase(json!({"is": "march"}))
        .play();
    p.act(Pompey, plain("end_marches"));
    assert_eq!((p.phase().as_str(), p.winners()), ("over", Some(vec![])));
    p.refused(Caesar, declare("military"), "5.0-draw");
    p.refused(Pompey, plain("end_marches"), "5.0-draw");
}

/// 5.0-draw: the battles of the last turn are still fought.
#[test]
fn r5_0_draw_after_the_last_battle() {
    let mut p = field()
        .turn(14)
        .turn_of("pompey")
        .caesar("Rome", "ally")
        .pompey("Rubicon", "2 legion")
        .play();
    p.go("2 legion", "Rubicon", "Rome").battle("Rome");
    assert_eq!(p.winners(), None);
    p.fights(Caesar, "ally", 6).fights(Pompey, "legion", 1);
    assert_eq!((p.winners(), p.strength(Caesar, "Rome")), (Some(vec![]), 0));
}

/// 5.0-draw: a side without units has not lost; the game goes on.
#[test]
fn r5_0_draw_not_by_losing_all_units() {
    let mut p = field().caesar("Rubicon", "2 legion").pompey("Rome", "ally").play();
    p.go("2 legion", "Rubicon", "Rome").battle("Rome").fights(Pompey, "ally", 6);
    p.fights(Caesar, "legion", 1);
    assert_eq!((p.winners(), p.stock(Pompey, "ally")), (None, 10));
}
