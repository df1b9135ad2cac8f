//! What the bots make of a position: the plan, and whole battles between them.

use bots::{Budget, GameResult};
use conquest::{Aspect, Conquest, Side, State};
use kernel::{FastDice, Seat, Setup};
use serde_json::json;

use crate::play::*;

/// Lets the greedy bots decide for both sides until a phase of another name waits at the top.
fn greedy_while(play: &mut Play, phases: &[&str]) {
    let mut offers = Vec::new();
    for _ in 0..200 {
        if !phases.contains(&play.top().as_str()) {
            return;
        }
        let kernel::Pending::Seats(seats, _) = kernel::Rules::pending(&play.game) else { return };
        let seat = seats.iter().next().expect("somebody decides");
        let mut bot = bots::level::<State>("greedy", 1).expect("there is a greedy bot");
        let budget = Budget::unlimited();
        let choice = bots::decide(bot.as_mut(), &play.game, seat, &mut offers, &budget);
        let action = serde_json::to_value(offers[choice]).expect("actions are documents");
        play.may_roll(&[6; 12]);
        play.act(Side::of(seat), action);
    }
    panic!("the bots do not come to an end of {phases:?}");
}

/// What the greedy bot does now.
fn greedy(play: &Play, side: Side) -> serde_json::Value {
    let mut offers = Vec::new();
    let mut bot = bots::level::<State>("greedy", 1).expect("there is a greedy bot");
    let choice =
        bots::decide(bot.as_mut(), &play.game, side.seat(), &mut offers, &Budget::unlimited());
    serde_json::to_value(offers[choice]).expect("actions are documents")
}

/// A cohort that can reach the flank of a warband does not run against its front.
#[test]
fn r8_36_bots_go_for_the_flank() {
    let mut play = field("bibracte")
        .unit("he-8", "2619", "E")
        .unit("vii-1", "2817", "W")
        .leader("trebonius", "2917")
        .leader("divico", "2219")
        .calm("helvetii")
        .individual("trebonius");
    play.order(Side::Rome, "vii-1");
    greedy_while(&mut play, &["move", "react", "leave"]);
    let from = play.game.piece(unit("vii-1")).spot.hex().expect("it stands");
    let aspect = play.game.aspect(unit("he-8"), from);
    assert_ne!(aspect, Aspect::Front, "it stands in {from}");
    assert!(play.has("vii-1", "must-check"), "it attacks from {from}");
}

/// Light horse before cohorts that still have their pila keeps away from their front (8.36).
#[test]
fn r8_36_bots_do_not_ride_against_pila() {
    let mut play = field("britannia")
        .set("awake", json!(true))
        .unit("calc-1", "1916", "E")
        .unit("vii-1", "2116", "W")
        .unit("vii-2", "2115", "W")
        .unit("vii-3", "2117", "W")
        .leader("cingetorix", "1816")
        .individual("cingetorix");
    greedy_while(&mut play, &["orders", "move", "react", "leave", "harass", "reply"]);
    assert!(!play.has("calc-1", "must-check"), "{}", play.at("calc-1"));
}

/// 4.62: a legate who stands alone does not wait for the warband that has come next to him.
#[test]
fn r4_62_bots_take_lone_leaders_away() {
    let mut play = field("bibracte")
        .unit("he-8", "2619", "E")
        .leader("divico", "2419")
        .leader("trebonius", "2819")
        .calm("helvetii")
        .individual("divico");
    play.order(Side::Tribes, "he-8").steps(Side::Tribes, &["2719"]);
    assert_eq!(greedy(&play, Side::Rome)["do"], json!("leader_away"));
}

/// 6.51: skirmishers do not wait for a warband.
#[test]
fn r6_51_bots_withdraw_skirmishers() {
    let mut play = field("bibracte")
        .unit("he-8", "2619", "E")
        .unit("cre-1", "2919", "W")
        .leader("divico", "2419")
        .leader("caesar", "3419")
        .calm("helvetii")
        .individual("divico");
    play.order(Side::Tribes, "he-8").steps(Side::Tribes, &["2719"]);
    assert_eq!(greedy(&play, Side::Rome)["do"], json!("withdraw"));
}

/// 10.41: a chief who stands with a routed warband rallies it before anything else.
#[test]
fn r10_41_bots_rally() {
    let play = field("bibracte")
        .piece("he-8", json!({"spot": "1219", "facing": 3, "marks": ["routed"]}))
        .unit("he-9", "1319", "E")
        .unit("vii-1", "3119", "W")
        .leader("nammeius", "1219")
        .leader("trebonius", "3219")
        .individual("nammeius");
    assert_eq!(greedy(&play, Side::Tribes), json!({"do": "rally", "unit": "he-8"}));
}

/// 10.14: a legate without an enemy in reach lets his worst cohort recover.
#[test]
fn r10_14_bots_recover() {
    let play = field("bibracte")
        .piece("vii-1", json!({"spot": "3119", "facing": 9, "hits": 4}))
        .piece("vii-2", json!({"spot": "3121", "facing": 9, "hits": 1}))
        .unit("he-9", "1319", "E")
        .leader("nammeius", "1219")
        .leader("trebonius", "3219")
        .individual("trebonius");
    assert_eq!(greedy(&play, Side::Rome), json!({"do": "recover", "unit": "vii-1"}));
}

/// A tribe does not run into the enemy one by one: until its mass is near it stays out of reach.
#[test]
fn bots_gather_before_they_charge() {
    let mut board = field("bibracte").leader("nammeius", "2019").leader("trebonius", "3419");
    for (name, hex) in [("he-1", "2119"), ("he-2", "2120"), ("he-3", "2118")] {
        board = board.unit(name, hex, "E");
    }
    for (name, hex) in [("he-4", "0919"), ("he-5", "0920"), ("he-6", "0918"), ("he-7", "0917")] {
        board = board.unit(name, hex, "E");
    }
    for (name, hex) in [("vii-1", "3119"), ("vii-2", "3120"), ("vii-3", "3118")] {
        board = board.unit(name, hex, "W");
    }
    let mut play = board.individual("nammeius");
    play.order(Side::Tribes, "he-1");
    greedy_while(&mut play, &["move", "react"]);
    let hex = play.game.piece(unit("he-1")).spot.hex().expect("it stands");
    let far = Conquest::pack().battle(conquest::Field::BIBRACTE).grid.distance(hex, hex_of("3119"));
    assert!(far >= 6, "it is {far} hexes away");
}

/// The battle that is fought.
fn battle(play: &Play) -> &'static conquest::Battle {
    Conquest::pack().battle(play.game.public().battle)
}

/// How far a unit stands from a hex.
fn apart(play: &Play, name: &str, to: &str) -> u8 {
    let at = play.game.piece(unit(name)).spot.hex().expect("it stands");
    battle(play).grid.distance(at, hex_of(to))
}

/// Lets the greedy bot move one unit that a leader may order, and says how far it has gone.
fn goes(board: Board, leader: &str, name: &str) -> u8 {
    let mut play = board.individual(leader);
    let side = play.game.side(unit(name));
    let from = play.at(name);
    play.order(side, name);
    greedy_while(&mut play, &["move", "react", "leave"]);
    apart(&play, name, &from)
}

/// 7.12: turns cost skirmishers nothing, and they still come to an end of them before friends who
/// leave no room for the step after the turn.
#[test]
fn r7_12_bots_do_not_turn_for_ever() {
    let mut board = field("rhine").leader("caesar", "2222").leader("ariovistus", "3222");
    let legions = ["x", "vii", "viii", "ix", "xi", "xii"];
    let mut cohorts =
        legions.iter().flat_map(|legion| (1..=10).map(move |n| format!("{legion}-{n}")));
    for column in 24..=27 {
        for row in 18..=24 {
            let hex = format!("{column}{row}");
            let mut next = || cohorts.next().expect("enough cohorts");
            board = board.unit(&next(), &hex, "E").under(&next(), &hex, "E");
        }
    }
    for (name, hex) in [("su-1", "3019"), ("su-2", "3020"), ("su-3", "3021"), ("su-4", "3022")] {
        board = board.unit(name, hex, "W");
    }
    let mut play = board.unit("bal-3", "2321", "W").individual("caesar");
    play.order(Side::Rome, "bal-3");
    greedy_while(&mut play, &["move", "react", "leave"]);
    assert_ne!(play.top(), "move");
}

/// 7.12: archers, who turn for nothing, saw a way round their friends from either facing in this
/// battle, shrank from leaving an eagle alone on both, and turned to and fro between them.
#[test]
fn r7_12_bots_go_their_way_to_its_end() {
    let document = serde_json::from_str(include_str!("archers.json")).expect("it is a document");
    let mut play = Play::standing(Conquest::pack(), &document);
    assert_eq!(play.top(), "move");
    greedy_while(&mut play, &["move", "react", "leave"]);
    assert_ne!(play.top(), "move");
}

/// Caesar, who has trumped, gives individual orders and must do something (5.46).
fn bound(board: Board) -> Play {
    let phase = json!({
        "is": "orders", "leader": "caesar", "which": "first", "given": "individual", "left": 4,
        "bound": true,
    });
    board
        .leader_with("caesar", "status", json!("active"))
        .leader_with("caesar", "used", json!(1))
        .set("phase", phase)
        .play()
}

/// 5.46: who must do something steps, for a turn is nothing: slingers without a shot left stand best
/// where they are, and still do not turn on the spot for ever.
#[test]
fn r5_46_bots_that_must_act_do_not_turn_for_ever() {
    let board = field("rhine")
        .piece("bal-3", json!({"spot": "2321", "facing": 3, "supply": "no"}))
        .unit("su-1", "2921", "W")
        .leader("caesar", "2121")
        .leader("ariovistus", "3222");
    let mut play = bound(board);
    play.order(Side::Rome, "bal-3");
    greedy_while(&mut play, &["move", "react", "leave"]);
    assert_ne!(play.at("bal-3"), "2321");
}

/// 5.46: who must do something does not order again him who could not go, but another, although he
/// gains nothing by it: slingers without a shot left stand best where they are.
#[test]
fn r5_46_bots_that_must_act_order_another() {
    let mut board = field("rhine")
        .piece("x-1", json!({"spot": "2710", "facing": 9, "supply": "no", "marks": ["ordered"]}))
        .piece("bal-3", json!({"spot": "2321", "facing": 3, "supply": "no"}))
        .unit("su-1", "2921", "W")
        .leader("caesar", "2121")
        .leader("ariovistus", "3222");
    for (number, hex) in (1..).zip(["2609", "2610", "2611", "2709", "2711", "2809", "2810", "2811"])
    {
        // They look the other way, so that nobody pins it (7.23).
        let facing = if hex.starts_with("28") { "E" } else { "W" };
        board = board.unit(&format!("ha-{number}"), hex, facing);
    }
    let play = bound(board);
    let (vain, other) = (json!({"do": "order", "unit": "x-1"}), greedy(&play, Side::Rome));
    assert!(play.offers_it(Side::Rome, &vain), "it may be ordered again");
    assert_eq!(other, json!({"do": "order", "unit": "bal-3"}));
}

/// Bibracte: the Helvetii stay below the hill until the Boii are at the flank, and then charge.
#[test]
fn s_bib_4_helvetii_wait_for_the_boii() {
    let board = || {
        let mut board = field("bibracte").leader("nammeius", "2219").leader("trebonius", "3319");
        for (name, hex) in [("he-1", "2319"), ("he-2", "2320"), ("he-3", "2318"), ("he-4", "2321")]
        {
            board = board.unit(name, hex, "E");
        }
        for (name, hex) in [("vii-1", "3119"), ("vii-2", "3120"), ("vii-3", "3118")] {
            board = board.unit(name, hex, "W");
        }
        board
    };
    assert!(goes(board(), "nammeius", "he-1") <= 2, "alone they keep out of reach");
    let boii =
        board().unit("bo-1", "2914", "E").unit("bo-2", "2913", "E").leader("boiorix", "2813");
    assert!(goes(boii, "nammeius", "he-1") >= 4, "with the Boii at the flank they come");
}

/// The Rhine: the Tenth on the right goes forward while the enemy is fierce, the Ninth holds.
#[test]
fn s_rhi_1_the_right_wing_goes_first() {
    let board = |legion: &str, leader: &str| {
        field("rhine")
            .unit(&format!("{legion}-1"), "2709", "W")
            .unit(&format!("{legion}-2"), "2710", "W")
            .leader(leader, "2809")
            .unit("ha-1", "1809", "E")
            .unit("ha-2", "1810", "E")
            .leader("hariogais", "1709")
    };
    assert!(goes(board("x", "fabius"), "fabius", "x-1") >= 2);
    assert_eq!(goes(board("ix", "labienus"), "labienus", "ix-1"), 0);
}

/// Lutetia: the Seventh goes forward while the enemy is fierce, the Twelfth holds.
#[test]
fn s_lut_1_the_seventh_goes_first() {
    let board = |legion: &str, leader: &str| {
        field("lutetia")
            .unit(&format!("{legion}-1"), "1114", "E")
            .unit(&format!("{legion}-2"), "1115", "E")
            .leader(leader, "1014")
            .unit("pa-1", "2014", "W")
            .unit("pa-2", "2015", "W")
            .leader("esunertus", "2114")
    };
    assert!(goes(board("vii", "roscius"), "roscius", "vii-1") >= 2);
    assert_eq!(goes(board("xii", "fabius"), "fabius", "xii-1"), 0);
}

/// The Sabis: the Tenth goes down to the river while the enemy is fierce, the Twelfth holds.
#[test]
fn s_sab_8_the_left_goes_first() {
    let board = |legion: &str, leader: &str| {
        field("sabis")
            .unit(&format!("{legion}-1"), "1714", "E")
            .unit(&format!("{legion}-2"), "1715", "E")
            .leader(leader, "1614")
            .unit("at-1", "2614", "W")
            .unit("at-2", "2615", "W")
            .leader("atepomar", "2714")
    };
    assert!(goes(board("x", "labienus"), "labienus", "x-1") >= 2);
    assert_eq!(goes(board("xii", "galba"), "galba", "xii-1"), 0);
}

/// The Sabis: Nervii who can choose go into the camp while it can be taken (S-SAB-7).
#[test]
fn s_sab_7_nervii_enter_the_camp() {
    let board = |lost: bool| {
        field("sabis")
            .unit("ne-1", "1518", "W")
            .unit("ne-2", "1519", "W")
            .leader("vertisc", "1618")
            .unit("xii-1", "1530", "NE")
            .leader("galba", "1531")
            .calm("nervii")
            .set("camp_lost", json!(lost))
            .set("turn", json!(9))
    };
    let camp = |lost: bool| {
        let mut play = board(lost).individual("vertisc");
        play.order(Side::Tribes, "ne-1");
        greedy_while(&mut play, &["move", "react", "leave"]);
        let at = play.game.piece(unit("ne-1")).spot.hex().expect("it stands");
        battle(&play).camp.contains(at)
    };
    assert!(camp(false), "the camp is worth ten points");
    assert!(!camp(true), "once it is taken they go on to the enemy");
}

/// Britannia: a cohort ashore goes to a hex of the beach that no other holds, and not inland.
#[test]
fn s_bri_10_cohorts_share_the_beach() {
    let mut play = field("britannia")
        .set("awake", json!(true))
        .unit("vii-1", "2216", "W")
        .under("vii-2", "2216", "W")
        .unit("vii-3", "2217", "W")
        .leader("fabius", "2316")
        .unit("cai-15", "1016", "E")
        .leader("cingetorix", "0916")
        .individual("fabius");
    play.order(Side::Rome, "vii-1");
    greedy_while(&mut play, &["move", "react", "leave"]);
    let at = play.at("vii-1");
    assert!(at != "2216" && at != "2217", "it shares a hex in {at}");
    assert!(apart(&play, "vii-1", "2216") <= 3, "it has gone inland to {at}");
}

/// Britannia: a cohort that stands in the water goes ashore, although wading costs it order.
#[test]
fn s_bri_10_cohorts_do_not_stay_in_the_water() {
    let mut play = field("britannia")
        .set("awake", json!(true))
        .piece("x-6", json!({"spot": "2414", "facing": 9, "hits": 2}))
        .unit("x-5", "2513", "W")
        .leader("trebonius", "2514")
        .unit("cai-15", "1016", "E")
        .leader("cingetorix", "0916")
        .individual("trebonius");
    play.order(Side::Rome, "x-6");
    greedy_while(&mut play, &["move", "react", "leave"]);
    let at = play.game.piece(unit("x-6")).spot.hex().expect("it stands");
    assert!(!battle(&play).at(at).terrain.is_sea(), "it waits in {at}");
}

/// Britannia: light horse keeps away from a line of cohorts, but not when it is a beach-head.
#[test]
fn s_bri_10_britons_contest_the_beach() {
    let meets = |column: u8, facing: &str| {
        let mut board = field("britannia")
            .set("awake", json!(true))
            .leader("fabius", &format!("{column}12"))
            .unit("calc-1", "1713", "E")
            .leader("cingetorix", "1714");
        for number in 1..=6 {
            let hex = format!("{column}{}", 10 + number);
            board = board.unit(&format!("vii-{number}"), &hex, facing);
        }
        let mut play = board.individual("cingetorix");
        play.order(Side::Tribes, "calc-1");
        greedy_while(&mut play, &["move", "react", "leave"]);
        let at = play.game.piece(unit("calc-1")).spot.hex().expect("it stands");
        play.game.beside(at, Side::Rome).count()
    };
    assert_eq!(meets(12, "E"), 0, "a line inland is nobody's beach");
    assert!(meets(22, "W") > 0, "a line on the first rise is");
}

fn hex_of(text: &str) -> geometry::hex::Hex {
    hex(text.parse().expect("a number of a hex"))
}

/// Two greedy bots fight a battle to its end, and an army flees before time is up.
#[test]
fn bots_fight_until_an_army_flees() {
    let setup = Setup { scenario: "lutetia".to_owned(), ..Setup::default() };
    let mut bots: Vec<_> = (0..2)
        .map(|seat| bots::level::<State>("greedy", seat).expect("there is a greedy bot"))
        .collect();
    let mut dice = FastDice::new(1);
    let played = bots::play_out::<State>(
        Conquest::pack(),
        &setup,
        &mut bots,
        &mut dice,
        10_000,
        &mut Vec::new(),
    );
    let GameResult { outcome, actions } = played.expect("the set-up is good");
    let outcome = outcome.expect("the battle ends");
    assert_eq!(outcome.rule.0, "10.61", "after {actions} actions");
    assert!(outcome.winners.contains(Seat(0)) != outcome.winners.contains(Seat(1)));
}
