//! Options of the battles, and what is special at sea.

use conquest::Side::{Rome, Tribes};
use serde_json::json;

use crate::play::{Board, Words, field, unit};

fn extras(board: Board, extras: &str) -> Board {
    board.set("options", json!({"extras": extras}))
}

/// S-RHI-5: when two cohorts are gone Crassus sends in the third lines, eight cohorts, once.
#[test]
fn rs_rhi_5_crassus_sends_in_the_third_line() {
    let set = |lost: &[&str], with: &str| {
        let mut board = extras(field("rhine"), with)
            .unit("ha-1", "1720", "E")
            .unit("rc-1", "2921", "W")
            .leader("crassus", "2920");
        for name in lost {
            board = board.piece(name, json!({"spot": "lost"}));
        }
        // Three of three legions each, and one of the first line.
        for (legion, rows) in [("vii", 17..20), ("viii", 20..23), ("ix", 23..26)] {
            for (row, number) in rows.zip(8..) {
                board = board.unit(&format!("{legion}-{number}"), &format!("31{row}"), "W");
            }
        }
        board.unit("x-1", "3019", "W").choosing("crassus")
    };
    let relief = json!({"do": "relief"});
    set(&["vii-1"], "with").refused(Rome, relief.clone(), "S-RHI-5");
    set(&["vii-1", "x-2"], "without").refused(Rome, relief.clone(), "S-RHI-5");
    let mut play = set(&["vii-1", "x-2"], "with");
    play.act(Rome, relief.clone());
    assert!(play.has("vii-8", "in-line") && play.has("ix-9", "in-line"));
    assert!(!play.has("x-1", "in-line"), "not of the third line");
    play.refused(Rome, json!({"do": "order", "unit": "rc-1"}), "4.36");
    let mut count = 0;
    for name in ["vii-8", "vii-9", "vii-10", "viii-8", "viii-9", "viii-10", "ix-8", "ix-9"] {
        let order = json!({"do": "order", "unit": name});
        if play.offers_it(Rome, &order) {
            play.act(Rome, order).say(Rome, "stop");
            count += 1;
        }
    }
    assert_eq!(count, 8);
    let ninth = json!({"do": "order", "unit": "ix-10"});
    assert!(!play.offers_it(Rome, &ninth), "eight at most");
    play.say(Rome, "end_orders");
    assert_eq!(play.position()["relieved"], true, "once");
}

/// S-BRI-5: in the phase in which the eagle of the tenth lands its cohorts take one hit less, those
/// too that landed before it.
#[test]
fn rs_bri_5_the_eagle_of_the_tenth() {
    let mut play = field("britannia")
        .piece("tr-1", json!({"spot": "2514"}))
        .piece("tr-3", json!({"spot": "2515"}))
        .piece("tr-6", json!({"spot": "2516"}))
        .piece("x-1", json!({"spot": {"aboard": "tr-1"}}))
        .piece("x-5", json!({"spot": {"aboard": "tr-3"}}))
        .piece("vii-1", json!({"spot": {"aboard": "tr-6"}}))
        .set("eagles", json!({"x": {"spot": {"aboard": "tr-3"}}}))
        .unit("cai-1", "1014", "E")
        .leader("caesar", "2614")
        .individual("caesar");
    let land = |unit: &str, to: &str| json!({"do": "land", "unit": unit, "to": to});
    play.act(Rome, land("x-1", "2414")).say(Rome, "done").say(Rome, "stop");
    assert_eq!(play.hits("x-1"), 2);
    play.act(Rome, land("x-5", "2415")).say(Rome, "done").say(Rome, "stop");
    assert_eq!((play.hits("x-1"), play.hits("x-5")), (1, 1));
    play.act(Rome, land("vii-1", "2416")).say(Rome, "done").say(Rome, "stop");
    assert_eq!(play.hits("vii-1"), 2, "of the tenth only");
    assert_eq!(play.position()["eagles"]["x"]["spot"], "2415");
}

/// S-BRI-7: skirmishers aboard shoot once in an enemy phase at those who act.
#[test]
fn rs_bri_7_skirmishers_aboard_shoot_at_those_who_act() {
    let mut play = field("britannia")
        .piece("ga-1", json!({"spot": "2414"}))
        .piece("cre-1", json!({"spot": {"aboard": "ga-1"}}))
        .unit("calc-1", "1814", "E")
        .leader("cingetorix", "1813")
        .set("awake", json!(true))
        .individual("cingetorix");
    play.order(Tribes, "calc-1").steps(Tribes, &["1914"]);
    while play.top() == "react" {
        play.say(Rome, "done");
    }
    play.steps(Tribes, &["2014"]);
    let shot = |unit: &str, at: &str| json!({"do": "shoot", "unit": unit, "at": at});
    while play.top() == "react" && !play.offers_it(Rome, &shot("cre-1", "2014")) {
        play.say(Rome, "done");
    }
    assert_eq!(play.top(), "react");
    play.dice(&[9]).act(Rome, shot("cre-1", "2014"));
    play.refused(Rome, shot("cre-1", "2014"), "9.34");
    assert!(play.offers_it(Rome, &shot("ga-1", "2014")), "the galley's own engine has two");
}

/// S-BRI-7: catapults on transports are an option.
#[test]
fn rs_bri_7_transports_may_have_catapults() {
    let offered = |with: &str| {
        let play = extras(field("britannia"), with)
            .piece("tr-1", json!({"spot": "2514"}))
            .unit("calc-1", "2214", "E")
            .leader("caesar", "2614")
            .set("awake", json!(true))
            .individual("caesar");
        play.offers_it(Rome, &json!({"do": "shoot", "unit": "tr-1", "at": "2214"}))
    };
    assert_eq!((offered("without"), offered("with")), (false, true));
}

/// S-BRI-8: the rider leaps down in the middle of a move, steps one hex whatever he has spent, and goes
/// on only with what six points leave; the chariot stands for the rest of the phase.
#[test]
fn rs_bri_8_leaping_down() {
    let set = || {
        let mut play = field("britannia")
            .unit("cai-1", "1413", "E")
            .piece("cach-1", json!({"spot": "1413", "under": true}))
            .unit("cai-2", "1712", "E")
            .set("awake", json!(true))
            .leader("cingetorix", "1412")
            .individual("cingetorix");
        play.act(Tribes, json!({"do": "order_stack", "unit": "cai-1"}));
        play
    };
    let mut play = set();
    play.steps(Tribes, &["1513", "1613"]).say(Tribes, "alight");
    play.steps(Tribes, &["1713", "1813"]);
    assert_eq!((play.at("cai-1").as_str(), play.at("cach-1").as_str()), ("1813", "1613"));
    play.refused(Tribes, json!({"do": "alight"}), "S-BRI-8");
    // After six hexes one more is open, and no other.
    let mut far = set();
    far.steps(Tribes, &["1513", "1613", "1713", "1813", "1913", "2013"]).say(Tribes, "alight");
    far.steps(Tribes, &["2113"]);
    assert!(!far.kinds(Tribes).contains(&"step".to_owned()), "{:?}", far.kinds(Tribes));
    assert_eq!((far.at("cai-1").as_str(), far.at("cach-1").as_str()), ("2113", "2013"));
    far.say(Tribes, "stop");
    // Nobody drives it on in this phase.
    assert!(far.has("cach-1", "changed"));
    assert_eq!(far.game.allowance(unit("cai-1")), 6);
}

/// S-GEN-6: reinforcements whose hex is closed come where their owner says, of the free hexes of their
/// entry.
#[test]
fn rs_gen_6_the_owner_says_where_else() {
    let guard = conquest::Conquest::pack().battle(conquest::Field::LUTETIA);
    let (name, hex) = guard
        .units
        .iter()
        .map(|unit| (unit.name(), guard.unit(*unit)))
        .find_map(|(name, data)| Some((name, data.start.filter(|_| data.arrives.is_some())?)))
        .expect("the guard comes later");
    let mut play = field("lutetia")
        .unit("vii-1", "0921", "E")
        .unit("au-1", &hex.to_string(), "W")
        .piece(name, json!({"spot": "waiting", "facing": 7}))
        .leader("labienus", "1014")
        .leader("camulogenus", "2209")
        .turn(2)
        .set("phase", json!({"is": "close", "step": "withdrawal"}))
        .play();
    play.seeded(1).say(Tribes, "done");
    assert_eq!((play.top().as_str(), play.pending()), ("arrive", vec![Tribes]));
    assert!(play.offers(Tribes).len() > 1);
    play.refused(Tribes, json!({"do": "arrive", "to": "0921"}), "S-GEN-6");
    let there = serde_json::to_value(play.offers(Tribes)[1]).expect("an action");
    play.act(Tribes, there.clone());
    assert_eq!(play.at(name), there["to"].as_str().expect("a hex"));
}

/// 10.55: horse that regroups comes back within two hexes of where it left, as its owner says.
#[test]
fn r10_55_where_its_owner_says() {
    let mut play = field("bibracte")
        .piece("rc-1", json!({"spot": {"pursuing": "0119"}}))
        .unit("he-8", "2220", "E")
        .leader("caesar", "3020")
        .choosing("caesar");
    play.say(Rome, "regroup");
    assert_eq!(play.top(), "arrive");
    play.refused(Rome, json!({"do": "arrive", "to": "0419"}), "S-GEN-6");
    play.act(Rome, json!({"do": "arrive", "to": "0219"}));
    assert_eq!((play.at("rc-1").as_str(), play.top().as_str()), ("0219", "face"));
    play.act(Rome, json!({"do": "pivot", "facing": 11}));
    assert_eq!(play.game.piece(unit("rc-1")).facing.twelfths(), 11);
}

/// S-RHI-2: the owner of a pair says before the charge which of the two counts; when it is the
/// runners, the front of a cohort makes no check.
#[test]
fn rs_rhi_2_named_before_the_charge() {
    let struck = |named: &str, dice: &[u32]| {
        let mut play = field("rhine")
            .calm("german-horse")
            .unit("ghc-1", "2519", "E")
            .under("ghi-1", "2519", "E")
            .unit("vii-1", "2720", "W")
            .with("vii-1", "supply", json!("no"))
            .leader("brinno", "2419")
            .leader("ariovistus", "1723")
            .individual("brinno");
        play.act(Tribes, json!({"do": "order_stack", "unit": "ghc-1"})).steps(Tribes, &["2620"]);
        while play.top() == "react" {
            play.say(Rome, "done");
        }
        play.say(Tribes, "stop").say(Tribes, "attack").say(Tribes, "end_orders");
        assert_eq!(play.top(), "name-attacker");
        play.dice(dice).may_roll(&[1, 1, 1]);
        play.act(Tribes, json!({"do": "name_attacker", "unit": named}));
        play
    };
    // Both of the pair roll, then the cohort, then the table; runners spare the cohort its die.
    let (horse, runners) = (struck("ghc-1", &[0, 0, 9, 5]), struck("ghi-1", &[0, 0, 5]));
    assert_eq!(
        (horse.hits("vii-1"), runners.hits("vii-1")),
        (4, 2),
        "2 over 7, and 2 by the table"
    );
}
