//! 7.0: recruits.

use kernel::{Known as _, Lang, Seat, Viewer};
use serde_json::json;
use xl::{State, Xl};

use crate::play::{Look as _, Play, plain, recruit};
use crate::reader::*;

/// A hand that keeps the purchase phase open, and gold.
fn market(gold: u16) -> crate::play::Draw {
    buying().deck(&["Ides of March"]).hand("caesar", &["Testudo"]).gold(gold, gold)
}

// 7.0 -------------------------------------------------------------------------------------------

/// 7.0: a legion costs nine, an ally six.
#[test]
fn r7_0_legions_for_nine_allies_for_six() {
    let mut p = market(15).caesar("Rome", "commander").caesar("Gades", "ally").play();
    p.act(Caesar, recruit("legion", "Rome"));
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Rome", "legion")), (6, 1));
    p.act(Caesar, recruit("ally", "Gades"));
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Gades", "ally")), (0, 2));
    assert_eq!((p.stock(Caesar, "legion"), p.stock(Caesar, "ally")), (11, 6));
}

/// 7.0: with eight gold there is no legion, with five no ally.
#[test]
fn r7_0_nobody_buys_on_credit() {
    let table = |gold| market(gold).caesar("Rome", "commander").play();
    table(8)
        .refused(Caesar, recruit("legion", "Rome"), "7.0")
        .allowed(Caesar, recruit("ally", "Rome"));
    table(9).allowed(Caesar, recruit("legion", "Rome"));
    table(5).refused(Caesar, recruit("ally", "Rome"), "7.0");
    table(6).allowed(Caesar, recruit("ally", "Rome"));
}

/// 7.0: who can recruit nothing is told what it costs.
#[test]
fn r7_0_the_price_is_told_where_nothing_can_be_recruited() {
    let asked = |gold| {
        let p = market(gold).caesar("Rome", "commander").play();
        let view = p.game.view(Viewer::Seat(Seat(0)));
        kernel::prompt::<State>(Xl::pack(), &view, Lang::En).text
    };
    assert_eq!(asked(5), "Nothing to recruit: a legion costs 9 gold, you have 5 gold.");
    assert_eq!(asked(6), "Recruit, play leaders and actions, then end: 6 gold.");
}

/// 7.0: leaders and veterans cannot be bought.
#[test]
fn r7_0_only_legions_and_allies() {
    let p = market(50).caesar("Rome", "legion").play();
    for unit in ["antonius", "commander", "veteran-legion", "veteran-ally", "warband"] {
        p.refused(Caesar, recruit(unit, "Rome"), "7.0");
    }
}

/// 7.0: as many as one can pay; the enemy's gold stays where it is.
#[test]
fn r7_0_as_many_as_one_pays() {
    let cities = ["Rome", "Gades", "Narbo", "Crete"];
    let mut drawn = market(36);
    for city in cities {
        drawn = drawn.caesar(city, "ally");
    }
    let mut p = drawn.play();
    for city in cities {
        p.act(Caesar, recruit("legion", city));
    }
    assert_eq!((p.gold(Caesar), p.gold(Pompey), p.stock(Caesar, "legion")), (0, 36, 8));
}

// 7.1 -------------------------------------------------------------------------------------------

/// 7.1: the counters are the limit: twelve and eight for Caesar, ten and ten for Pompey.
#[test]
fn r7_1_counters_are_the_limit() {
    let p = market(50).caesar("Rome", "7 legion 5 veteran-legion ally").play();
    p.refused(Caesar, recruit("legion", "Rome"), "7.1").allowed(Caesar, recruit("ally", "Rome"));
    let mut p =
        market(50).caesar("Rome", "11 legion").caesar("Gades", "7 ally veteran-ally").play();
    p.refused(Caesar, recruit("ally", "Gades"), "7.1");
    p.act(Caesar, recruit("legion", "Rome"));
    p.refused(Caesar, recruit("legion", "Gades"), "7.1");

    let pompey = |units: &str| {
        buying()
            .turn_of("pompey")
            .gold(0, 50)
            .pompey("Athens", units)
            .pompey("Crete", "commander")
            .play()
    };
    pompey("9 legion 9 ally")
        .allowed(Pompey, recruit("legion", "Crete"))
        .allowed(Pompey, recruit("ally", "Crete"));
    pompey("10 legion").refused(Pompey, recruit("legion", "Crete"), "7.1");
    pompey("9 ally veteran-ally").refused(Pompey, recruit("ally", "Crete"), "7.1");
}

/// 7.1: eliminated units go back to the stock and may be bought again.
#[test]
fn r7_1_eliminated_units_come_back() {
    let mut p = field()
        .gold(0, 9)
        .caesar("Rubicon", "commander 2 legion")
        .pompey("Rome", "legion ally")
        .pompey("Athens", "9 legion")
        .play();
    assert_eq!(p.stock(Pompey, "legion"), 0);
    p.go("commander 2 legion", "Rubicon", "Rome").battle("Rome").fights(Pompey, "ally", 6);
    p.fights(Caesar, "legion", 1).loses(Pompey, "legion").fights(Caesar, "legion", 1);
    assert_eq!((p.stock(Pompey, "legion"), p.stock(Pompey, "ally")), (1, 10));
    assert_eq!(p.phase(), "purchase");
    p.act(Pompey, recruit("legion", "Athens"));
    assert_eq!(p.count(Pompey, "Athens", "legion"), 10);
}

// 7.2 -------------------------------------------------------------------------------------------

/// 7.2: only cities with a piece of one's own and none of the enemy's; a leader will do.
#[test]
fn r7_2_friendly_cities() {
    let p = market(50)
        .caesar("Rome", "curio")
        .caesar("Gades", "ally")
        .caesar("Crete", "commander")
        .pompey("Athens", "legion")
        .play();
    for city in ["Rome", "Gades", "Crete"] {
        p.allowed(Caesar, recruit("ally", city));
    }
    p.refused(Caesar, recruit("ally", "Rubicon"), "7.2");
    p.refused(Caesar, recruit("legion", "Athens"), "7.2");
    p.refused_by(Caesar, recruit("ally", "Germania"), &["7.2", "12.0"]);
}

/// 7.2: a city that was left is nobody's.
#[test]
fn r7_2_a_city_that_was_left_is_nobodys() {
    let mut p = field().gold(0, 0).caesar("Rome", "legion").pompey("Athens", "legion").play();
    p.go("legion", "Rome", "Rubicon").act(Caesar, plain("end_marches"));
    p.ends(Pompey, "purchase", "end_purchases").act(Pompey, plain("end_marches"));
    p.ends(Caesar, "forum", "end_forum").ends(Caesar, "purchase", "end_purchases");
    assert_eq!(p.gold(Caesar), 1, "Rubicon pays, Rome does not");
}

// 7.3 -------------------------------------------------------------------------------------------

/// 7.3: one legion a city.
#[test]
fn r7_3_one_legion_a_city() {
    let mut p = market(50).caesar("Rome", "2 legion").caesar("Gades", "ally").play();
    p.act(Caesar, recruit("legion", "Rome"));
    p.refused(Caesar, recruit("legion", "Rome"), "7.3");
    p.refused(Caesar, recruit("ally", "Rome"), "7.3");
    p.allowed(Caesar, recruit("legion", "Gades"));
}

/// 7.3: or two allies, and then no legion.
#[test]
fn r7_3_or_two_allies() {
    let mut p = market(50).caesar("Rome", "3 ally").play();
    p.act(Caesar, recruit("ally", "Rome"));
    p.refused(Caesar, recruit("legion", "Rome"), "7.3");
    p.act(Caesar, recruit("ally", "Rome"));
    assert_eq!(p.count(Caesar, "Rome", "ally"), 5);
    p.refused(Caesar, recruit("ally", "Rome"), "7.3");
    p.refused(Caesar, recruit("legion", "Rome"), "7.3");
}

/// 7.3: a new turn, new places.
#[test]
fn r7_3_new_places_every_turn() {
    let mut p = market(18).caesar("Rome", "legion").pompey("Athens", "legion").play();
    p.act(Caesar, recruit("legion", "Rome")).act(Caesar, plain("end_purchases"));
    p.act(Caesar, plain("end_marches"));
    p.ends(Pompey, "purchase", "end_purchases").act(Pompey, plain("end_marches"));
    p.ends(Caesar, "forum", "end_forum");
    assert_eq!((p.phase().as_str(), p.phasing()), ("purchase", Caesar));
    p.act(Caesar, recruit("legion", "Rome"));
    assert_eq!(p.count(Caesar, "Rome", "legion"), 3);
}

// 7.0-special -----------------------------------------------------------------------------------

fn settled(card: &str, gold: u16) -> Play {
    market(gold)
        .owns("caesar", &[card])
        .caesar("Narbo", "ally")
        .caesar("Vercellae", "ally")
        .caesar("Tingis", "legion")
        .caesar("Cirta", "legion")
        .caesar("Rome", "legion")
        .play()
}

/// 7.0-special: Veterans Settlement, one legion more in each colony for seven.
#[test]
fn r7_0_special_veterans_settlement() {
    let mut p = settled("Veterans Settlement", 23);
    p.act(Caesar, recruit("legion", "Narbo"));
    p.act(Caesar, on_terms("legion", "Narbo", "settlement"));
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Narbo", "legion")), (7, 2));
    p.refused(Caesar, on_terms("legion", "Narbo", "settlement"), "7.0-special");
    p.refused(Caesar, on_terms("legion", "Rome", "settlement"), "7.0-special");
    p.refused(Caesar, on_terms("legion", "Tingis", "settlement"), "7.0-special");
    p.refused(Caesar, on_terms("legion", "Corduba", "settlement"), "7.2");
    p.act(Caesar, on_terms("legion", "Vercellae", "settlement"));
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Vercellae", "legion")), (0, 1));
    settled("Veterans Settlement", 6).refused_by(
        Caesar,
        on_terms("legion", "Narbo", "settlement"),
        &["5.0-effects", "7.0-special"],
    );
    settled("Allied Settlement", 20).refused_by(
        Caesar,
        on_terms("legion", "Narbo", "settlement"),
        &["5.0-effects", "7.0-special"],
    );
}

/// 7.0-special: Allied Settlement, one ally more in each client state for four.
#[test]
fn r7_0_special_allied_settlement() {
    let mut p = settled("Allied Settlement", 20);
    p.act(Caesar, recruit("ally", "Tingis")).act(Caesar, recruit("ally", "Tingis"));
    p.act(Caesar, on_terms("ally", "Tingis", "settlement"));
    assert_eq!((p.gold(Caesar), p.count(Caesar, "Tingis", "ally")), (4, 3));
    p.refused(Caesar, on_terms("ally", "Tingis", "settlement"), "7.0-special");
    p.refused(Caesar, on_terms("ally", "Narbo", "settlement"), "7.0-special");
    p.refused(Caesar, on_terms("ally", "Pontus", "settlement"), "7.2");
    p.act(Caesar, on_terms("ally", "Cirta", "settlement"));
    assert_eq!(p.gold(Caesar), 0);
    settled("Allied Settlement", 3).refused_by(
        Caesar,
        on_terms("ally", "Tingis", "settlement"),
        &["5.0-effects", "7.0-special"],
    );
    settled("Veterans Settlement", 20).refused_by(
        Caesar,
        on_terms("ally", "Tingis", "settlement"),
        &["5.0-effects", "7.0-special"],
    );
}

/// 7.0-special: the extra unit leaves the places of 7.3 free.
#[test]
fn r7_0_special_beside_the_usual_places() {
    let mut p = settled("Veterans Settlement", 30);
    p.act(Caesar, on_terms("legion", "Narbo", "settlement"));
    p.act(Caesar, recruit("ally", "Narbo")).act(Caesar, recruit("ally", "Narbo"));
    assert_eq!((p.count(Caesar, "Narbo", "legion"), p.count(Caesar, "Narbo", "ally")), (1, 3));
    p.refused(Caesar, recruit("legion", "Narbo"), "7.3");
}

/// 7.0-special: a legion hired by Legions Grumble is extra, too.
#[test]
fn r7_0_special_grumbling_legions_are_extra() {
    let mut p = in_forum()
        .forum(&["Bread and Circuses"])
        .gold(14, 0)
        .hand("caesar", &["Testudo"])
        .deck(&["Legions Grumble", "Ides of March"])
        .caesar("Narbo", "ally")
        .pompey("Athens", "legion")
        .play();
    p.act(Caesar, plain("end_forum")).act(Caesar, hire("Narbo"));
    p.ends(Caesar, "grumble", "end_hiring").ends(Pompey, "grumble", "end_hiring");
    assert_eq!((p.phase().as_str(), p.gold(Caesar)), ("purchase", 9));
    p.act(Caesar, recruit("legion", "Narbo"));
    assert_eq!(p.count(Caesar, "Narbo", "legion"), 2);
}

/// 7.0-special: the stock is the limit here as well.
#[test]
fn r7_0_special_the_stock_is_the_limit() {
    let p = market(50)
        .owns("caesar", &["Veterans Settlement", "Allied Settlement"])
        .caesar("Narbo", "12 legion")
        .caesar("Tingis", "8 ally")
        .set("turn", json!(2))
        .play();
    p.refused(Caesar, on_terms("legion", "Narbo", "settlement"), "7.1");
    p.refused(Caesar, on_terms("ally", "Tingis", "settlement"), "7.1");
}
